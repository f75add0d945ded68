//! The picture that stands beside a shared link, 1200 × 630.

use crate::Refused;
use crate::figure::figure;
use crate::text::Shown;
use hantei::figure::Theme;
use hantei::svg::{Medium, to_svg};
use hantei::words::{Language, Letters, Words};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// Width and height, pixels.
pub(crate) const SIZE: (u32, u32) = (1200, 630);
/// It is seen small, so it is drawn large.
const SCALE: f32 = 2.0;

const FONTS: [&[u8]; 7] = [
    include_bytes!("../../assets/fonts/hantei-sans-text.ttf"),
    include_bytes!("../../assets/fonts/hantei-sans-semibold.ttf"),
    include_bytes!("../../assets/fonts/hantei-mono-text.ttf"),
    include_bytes!("../../assets/fonts/hantei-sans-jp-text.ttf"),
    include_bytes!("../../assets/fonts/hantei-sans-jp-semibold.ttf"),
    include_bytes!("../../assets/fonts/hantei-sans-kr-text.ttf"),
    include_bytes!("../../assets/fonts/hantei-sans-kr-semibold.ttf"),
];

/// The first figure as PNG.
pub(crate) fn png(first: &Shown, words: &Words) -> Result<Vec<u8>, Refused> {
    let (width, height) = (SIZE.0 as f32 / SCALE, SIZE.1 as f32 / SCALE);
    let svg = to_svg(&figure(first, (width.into(), height.into()), words)?, words, Medium::Screen(Theme::Light));
    let mut options = Options::default();
    FONTS.into_iter().for_each(|font| options.fontdb_mut().load_font_data(font.to_vec()));
    let tree = Tree::from_str(&with_own_fonts(&svg, words.language()), &options).map_err(|why| why.to_string())?;
    let mut pixels = Pixmap::new(SIZE.0, SIZE.1).ok_or("no room for a picture")?;
    resvg::render(&tree, Transform::from_scale(SCALE, SCALE), &mut pixels.as_mut());
    pixels.encode_png().map_err(|why| why.to_string())
}

/// The picture with the names of hantei's fonts, which have one weight each.
fn with_own_fonts(svg: &str, language: Language) -> String {
    let beside = if language.letters() == Letters::Korean { "KR" } else { "JP" };
    let family = |weight: &str| format!("font-family=\"Hantei Sans {weight}, Hantei Sans {beside} {weight}\"");
    let (before, after) = svg.split_once("font-family=\"").unwrap_or((svg, ""));
    let after = after.split_once("font-weight=\"600\"").map_or("", |(_, after)| after);
    let after = after
        .replace(" font-weight=\"400\" font-family=\"IBM Plex Mono, monospace\"", " font-family=\"Hantei Mono Text\"");
    format!("{before}{}{}", family("SemiBold"), after.replace("font-weight=\"400\"", &family("Text")))
}
