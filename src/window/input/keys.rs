//! macroquad's keys as the scenes name them: by the character they write.

use hantei_scenes::scene::Key;
use macroquad::input::KeyCode;
use macroquad::miniquad::KeyMods;

/// A key's function or character, on the keyboard that macroquad assumes. The number of a character key is its ASCII
/// code, and those of F1 to F12 follow each other.
pub(super) fn key(code: KeyCode, shift: bool) -> Option<Key> {
    use KeyCode as K;
    Some(match code {
        K::Left => Key::Arrow(-1, 0),
        K::Right => Key::Arrow(1, 0),
        K::Up => Key::Arrow(0, -1),
        K::Down => Key::Arrow(0, 1),
        K::Space => Key::Space,
        K::Escape => Key::Escape,
        K::Enter => Key::Enter,
        K::Delete => Key::Delete,
        K::PageDown => Key::PageDown,
        K::PageUp => Key::PageUp,
        K::Equal | K::KpAdd => Key::Sign('+'),
        K::KpSubtract => Key::Sign('-'),
        K::Slash if shift => Key::Sign('?'),
        _ if (K::Comma as u16..=K::RightBracket as u16).contains(&(code as u16)) => Key::Sign(char::from(code as u8)),
        _ if (K::F1 as u16..=K::F12 as u16).contains(&(code as u16)) => {
            Key::Function((code as u16 - K::F1 as u16) as u8 + 1)
        }
        _ => return None,
    })
}

/// The key that another one stands for: egui-miniquad 0.16 does not know the Enter of the number pad.
pub(super) const fn meant(code: KeyCode) -> KeyCode {
    if matches!(code, KeyCode::KpEnter) { KeyCode::Enter } else { code }
}

/// Whether a key may move the keyboard focus in the panel.
pub(super) fn moves_focus(code: KeyCode) -> bool {
    matches!(code, KeyCode::Enter | KeyCode::Escape | KeyCode::Tab | KeyCode::Space)
}

/// Whether a key pastes. On a Mac, egui-miniquad pastes from a clipboard of its own.
pub(super) fn paste(code: KeyCode, modifiers: KeyMods) -> bool {
    code == KeyCode::V && modifiers.ctrl && cfg!(not(target_os = "macos"))
}

/// The modifiers after `code` goes down or up. X11 reports those from before: Ctrl would still count as down after its
/// release, and the next letter would be a command.
pub(super) fn modifiers_after(code: KeyCode, down: bool, mut before: KeyMods) -> KeyMods {
    match code {
        KeyCode::LeftShift | KeyCode::RightShift => before.shift = down,
        KeyCode::LeftControl | KeyCode::RightControl => before.ctrl = down,
        KeyCode::LeftAlt | KeyCode::RightAlt => before.alt = down,
        KeyCode::LeftSuper | KeyCode::RightSuper => before.logo = down,
        _ => {}
    }
    before
}

pub(super) const fn is_modifier(code: KeyCode) -> bool {
    use KeyCode::{LeftAlt, LeftControl, LeftShift, LeftSuper, RightAlt, RightControl, RightShift, RightSuper};
    matches!(code, LeftAlt | LeftControl | LeftShift | LeftSuper | RightAlt | RightControl | RightShift | RightSuper)
}
