//! egui-miniquad asks for egui's own fonts, 1.4 MB that every program carries along. hantei brings the fonts it shows
//! and sets them before egui's first pass, so these are never looked at.

pub const HACK_REGULAR: &[u8] = &[];
pub const NOTO_EMOJI_REGULAR: &[u8] = &[];
pub const UBUNTU_LIGHT: &[u8] = &[];
pub const EMOJI_ICON: &[u8] = &[];
