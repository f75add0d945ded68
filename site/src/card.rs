//! The picture that stands beside a shared link, 1200 × 630.

use crate::Refused;
use crate::figure::{figure, svg};
use crate::letters::Outlines;
use crate::text::Shown;
use hantei_scenes::figure::Theme;
use hantei_scenes::words::Words;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// Width and height, pixels.
pub(crate) const SIZE: (u32, u32) = (1200, 630);
/// It is seen small, so it is drawn large.
const SCALE: f32 = 2.0;

/// The first figure as PNG.
pub(crate) fn png(first: &Shown, words: &Words) -> Result<Vec<u8>, Refused> {
    let (width, height) = (SIZE.0 as f32 / SCALE, SIZE.1 as f32 / SCALE);
    let mut outlines = Outlines::of(words.language());
    let figure = figure(first, (width.into(), height.into()), words, &outlines)?;
    let svg = svg(&figure, words, Theme::Light, &mut outlines);
    let tree = Tree::from_str(&svg, &Options::default()).map_err(|why| why.to_string())?;
    let mut pixels = Pixmap::new(SIZE.0, SIZE.1).ok_or("no room for a picture")?;
    resvg::render(&tree, Transform::from_scale(SCALE, SCALE), &mut pixels.as_mut());
    pixels.encode_png().map_err(|why| why.to_string())
}
