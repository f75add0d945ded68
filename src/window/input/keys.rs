//! macroquad's keys as the scenes name them: by what they write.

use crate::scene::Key;
use macroquad::input::KeyCode;
use macroquad::miniquad::KeyMods;

/// What a key is or writes, on the keyboard that macroquad assumes.
pub(super) fn key(code: KeyCode, shift: bool) -> Option<Key> {
    use KeyCode as K;
    Some(match code {
        K::Left => Key::Arrow(-1, 0),
        K::Right => Key::Arrow(1, 0),
        K::Up => Key::Arrow(0, -1),
        K::Down => Key::Arrow(0, 1),
        K::Space => Key::Space,
        K::Escape => Key::Escape,
        K::PageDown => Key::PageDown,
        K::PageUp => Key::PageUp,
        K::F1 => Key::Function(1),
        K::F2 => Key::Function(2),
        K::F4 => Key::Function(4),
        K::F5 => Key::Function(5),
        K::F8 => Key::Function(8),
        K::F9 => Key::Function(9),
        K::F11 => Key::Function(11),
        K::Period => Key::Sign('.'),
        K::Comma => Key::Sign(','),
        K::Equal | K::KpAdd => Key::Sign('+'),
        K::Minus | K::KpSubtract => Key::Sign('-'),
        K::Slash if shift => Key::Sign('?'),
        K::Key0 => Key::Sign('0'),
        K::Key1 => Key::Sign('1'),
        K::LeftBracket => Key::Sign('['),
        K::RightBracket => Key::Sign(']'),
        K::C => Key::Sign('C'),
        K::E => Key::Sign('E'),
        K::G => Key::Sign('G'),
        K::K => Key::Sign('K'),
        K::N => Key::Sign('N'),
        K::S => Key::Sign('S'),
        K::X => Key::Sign('X'),
        K::W => Key::Sign('W'),
        K::Y => Key::Sign('Y'),
        K::Z => Key::Sign('Z'),
        _ => return None,
    })
}

/// Whether a key may take the keyboard away from what has it in the panel.
pub(super) fn moves_focus(code: KeyCode) -> bool {
    matches!(code, KeyCode::Enter | KeyCode::KpEnter | KeyCode::Escape | KeyCode::Tab | KeyCode::Space)
}

/// Whether a key pastes. On a Mac, miniquad 0.4.11 has no clipboard, and egui-miniquad pastes out of another one.
pub(super) fn paste(code: KeyCode, modifiers: KeyMods) -> bool {
    code == KeyCode::V && modifiers.ctrl && cfg!(not(target_os = "macos"))
}

/// The modifiers once `code` is down or up. X11 tells those from before, so that Ctrl would still count as down after
/// it was let go, and the next letter would be taken for a command.
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
