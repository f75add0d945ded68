//! The window as PNG and the stage as SVG, in the current folder, never over a file that is there.

use crate::scene::Scene;
use crate::svg::to_svg;
use macroquad::texture::get_screen_data;
use std::fs::File;
use std::io::{self, Write as _};
use std::path::PathBuf;

/// More pictures of one scene than these in a folder are a mistake.
const MOST: u32 = 9999;

/// Saves both; returns a sentence for the panel.
pub(super) fn save(scene: &dyn Scene) -> Result<String, String> {
    let place = std::env::current_dir().unwrap_or_default();
    let result = free(scene.name()).and_then(|(png_path, mut png_file, svg_path, mut svg_file)| {
        png_file.write_all(&png()?)?;
        svg_file.write_all(to_svg(&scene.figure()).as_bytes())?;
        Ok(format!("Saved {} and {} in {}.", png_path.display(), svg_path.display(), place.display()))
    });
    result.map_err(|error| format!("cannot save in {}: {error}", place.display()))
}

/// Two new files with the first number that neither has yet: `hantei-rects-1.png` and `.svg`.
fn free(name: &str) -> io::Result<(PathBuf, File, PathBuf, File)> {
    for number in 1..=MOST {
        let [png, svg] = ["png", "svg"].map(|ending| PathBuf::from(format!("hantei-{name}-{number}.{ending}")));
        if png.exists() || svg.exists() {
            continue;
        }
        let (png_file, svg_file) = (File::create_new(&png)?, File::create_new(&svg)?);
        return Ok((png, png_file, svg, svg_file));
    }
    Err(io::Error::other(format!("there are {MOST} pictures already")))
}

/// What the window shows now.
fn png() -> io::Result<Vec<u8>> {
    let picture = get_screen_data();
    let (width, height) = (u32::from(picture.width), u32::from(picture.height));
    // OpenGL's first row is the lowest. What lies behind the window is not part of the picture.
    let row = usize::from(picture.width) * 4;
    let mut pixels: Vec<u8> = picture.bytes.chunks(row).rev().flatten().copied().collect();
    pixels.chunks_mut(4).for_each(|pixel| pixel[3] = u8::MAX);
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    let mut writer = encoder.write_header().map_err(io::Error::other)?;
    writer.write_image_data(&pixels).map_err(io::Error::other)?;
    writer.finish().map_err(io::Error::other)?;
    Ok(bytes)
}
