//! Keys by what they write. miniquad 0.4.11 goes by where a key lies, and takes each keyboard for an American one.

use windows_sys::Win32::Foundation::{LPARAM, WPARAM};
use windows_sys::Win32::UI::Input::KeyboardAndMouse::{
    GetKeyState, VK_OEM_COMMA, VK_OEM_MINUS, VK_OEM_PERIOD, VK_OEM_PLUS, VK_SHIFT, VkKeyScanW,
};

/// Where the key is told in a message: the scan code, and whether it is one of the keys that came later (arrows …).
const PLACE: LPARAM = 0x01ff_0000;
/// What [`VkKeyScanW`] adds for Shift.
const WITH_SHIFT: i16 = 0x100;

/// Where the letters from A on are on an American keyboard.
const LETTERS: [u8; 26] = [
    0x1e, 0x30, 0x2e, 0x20, 0x12, 0x21, 0x22, 0x23, 0x17, 0x24, 0x25, 0x26, 0x32, 0x31, 0x18, 0x19, 0x10, 0x13, 0x1f,
    0x14, 0x16, 0x2f, 0x11, 0x2d, 0x15, 0x2c,
];
const SLASH: u8 = 0x35;

/// The same message with the key in the place where an American keyboard has it. `key` is Windows' own name of it,
/// which goes by the keyboard.
pub(super) fn by_what_it_writes(key: WPARAM, message: LPARAM) -> LPARAM {
    let Ok(key) = u16::try_from(key) else { return message };
    let place = match key {
        _ if asks(key) => SLASH,
        0x41..=0x5a => LETTERS[usize::from(key - 0x41)],
        // Windows names these by what they write, whichever keyboard it is.
        VK_OEM_PLUS => 0x0d,
        VK_OEM_MINUS => 0x0c,
        VK_OEM_COMMA => 0x33,
        VK_OEM_PERIOD => 0x34,
        _ => return message,
    };
    message & !PLACE | LPARAM::from(place) << 16
}

/// Whether the key writes a question mark now, with Shift, as on an American keyboard.
fn asks(key: u16) -> bool {
    #[expect(unsafe_code, reason = "both take a number")]
    let (question_mark, shift) = unsafe { (VkKeyScanW(u16::from(b'?')), GetKeyState(i32::from(VK_SHIFT)) < 0) };
    shift && question_mark & !0xff == WITH_SHIFT && question_mark & 0xff == key as i16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_found_where_an_american_keyboard_has_them() {
        // Z of a German keyboard lies where an American one has Y.
        assert_eq!(by_what_it_writes(usize::from(b'Z'), 0x0015_0001), 0x002c_0001);
        assert_eq!(by_what_it_writes(usize::from(b'A'), 0x4010_0001), 0x401e_0001, "repeated");
        // The plus of a Japanese keyboard lies where an American one has the semicolon.
        assert_eq!(by_what_it_writes(usize::from(VK_OEM_PLUS), 0x0027_0001), 0x000d_0001);
        // An arrow stays what it is.
        assert_eq!(by_what_it_writes(0x25, 0x014b_0001), 0x014b_0001);
    }
}
