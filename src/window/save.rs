//! The window as PNG and the stage as SVG.

use super::host;
use hantei_scenes::figure::Theme;
use hantei_scenes::scene::{STRIP, Viewer, under_strip};
use hantei_scenes::svg::{Medium, to_svg};
use hantei_scenes::text;
use hantei_scenes::words::{Text, Words};

/// Saves both; returns a sentence for the panel.
pub(super) fn save(scene: &Viewer, words: &Words, theme: Theme) -> Result<Text, Text> {
    let png = png().map_err(|error| text!("png-fails", why = error.to_string()))?;
    host::keep(scene.name(), &png, &to_svg(&under_strip(scene, STRIP, words), words, Medium::Screen(theme)))
}

fn png() -> Result<Vec<u8>, png::EncodingError> {
    let picture = host::canvas::picture();
    let (width, height) = (u32::from(picture.width), u32::from(picture.height));
    // OpenGL's first row is the lowest. What is behind a transparent window does not belong to the picture.
    let row = usize::from(picture.width) * 4;
    let mut pixels: Vec<u8> = picture.bytes.chunks(row).rev().flatten().copied().collect();
    pixels.chunks_mut(4).for_each(|pixel| pixel[3] = u8::MAX);
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&pixels)?;
    writer.finish()?;
    Ok(bytes)
}
