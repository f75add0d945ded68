//! Keys by the character they write. miniquad 0.4.11 goes by their place, and takes each keyboard for American.

use windows_sys::Win32::Foundation::{LPARAM, WPARAM};
use windows_sys::Win32::UI::Input::KeyboardAndMouse::{GetKeyState, VK_SHIFT, VkKeyScanW};

/// The bits of a message for the key: the scan code, and whether it is an extended key (arrows …).
const PLACE: LPARAM = 0x01ff_0000;
/// Added by [`VkKeyScanW`] for Shift.
const WITH_SHIFT: u16 = 0x100;

/// The places of the letters from A on, on an American keyboard.
const LETTERS: [u8; 26] = [
    0x1e, 0x30, 0x2e, 0x20, 0x12, 0x21, 0x22, 0x23, 0x17, 0x24, 0x25, 0x26, 0x32, 0x31, 0x18, 0x19, 0x10, 0x13, 0x1f,
    0x14, 0x16, 0x2f, 0x11, 0x2d, 0x15, 0x2c,
];
/// The other characters that hantei uses, and their places there.
const SIGNS: [(u8, u8); 5] = [(b'?', 0x35), (b'+', 0x0d), (b'-', 0x0c), (b',', 0x33), (b'.', 0x34)];
/// The key left of 1 there, which hantei does not use.
const NOTHING: u8 = 0x29;

/// The same message with the key's place on an American keyboard. `key` is its name in Windows and in this keyboard.
pub(super) fn by_what_it_writes(key: WPARAM, message: LPARAM) -> LPARAM {
    let Ok(key) = u16::try_from(key) else { return message };
    let sign = SIGNS.iter().find(|&&(sign, _)| writes(key, sign));
    let place = match (key, sign) {
        (_, Some(&(_, place))) => place,
        (0x41..=0x5a, _) => LETTERS[usize::from(key - 0x41)],
        // The other keys that write characters.
        (0xba..=0xc0 | 0xdb..=0xe2, _) => NOTHING,
        _ => return message,
    };
    message & !PLACE | LPARAM::from(place) << 16
}

/// Whether the key writes this character now. Plus counts with and without Shift, as on an American keyboard.
fn writes(key: u16, sign: u8) -> bool {
    #[expect(unsafe_code, reason = "both take a number")]
    let (written, shift) = unsafe { (VkKeyScanW(sign.into()) as u16, GetKeyState(VK_SHIFT.into()) < 0) };
    let shifted = if shift { WITH_SHIFT } else { 0 };
    written == key | shifted || (sign == b'+' && matches!(written & !0xff, 0 | WITH_SHIFT) && written & 0xff == key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_found_where_an_american_keyboard_has_them() {
        // Z of a German keyboard lies where an American one has Y.
        assert_eq!(by_what_it_writes(usize::from(b'Z'), 0x0015_0001), 0x002c_0001);
        assert_eq!(by_what_it_writes(usize::from(b'A'), 0x4010_0001), 0x401e_0001, "repeated");
        // An arrow and Enter stay the same.
        assert_eq!(by_what_it_writes(0x0d, 0x001c_0001), 0x001c_0001);
        assert_eq!(by_what_it_writes(0x25, 0x014b_0001), 0x014b_0001);
    }
}
