//! What macroquad names of `image`, without a reader for any format: hantei gives macroquad pixels, not files.

use std::fmt::{self, Display, Formatter};
use std::path::Path;

/// The formats that the window could be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImageFormat {
    /// PNG.
    Png,
    /// TGA.
    Tga,
}

/// How a pixel is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColorType {
    /// Red, green, blue and opacity, a byte each.
    Rgba8,
}

/// Each file is refused: nothing here reads or writes one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImageError;

impl Display for ImageError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("this build reads and writes no picture files")
    }
}

impl std::error::Error for ImageError {}

/// A picture that was read, of which there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DynamicImage {}

impl DynamicImage {
    /// The picture as red, green, blue and opacity.
    pub fn to_rgba8(&self) -> RgbaImage {
        match *self {}
    }
}

/// A picture's pixels, of which there are none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RgbaImage {}

impl RgbaImage {
    /// In pixels.
    pub fn width(&self) -> u32 {
        match *self {}
    }

    /// In pixels.
    pub fn height(&self) -> u32 {
        match *self {}
    }

    /// Four bytes a pixel.
    pub fn into_raw(self) -> Vec<u8> {
        match self {}
    }
}

/// Refuses.
pub fn load_from_memory(_bytes: &[u8]) -> Result<DynamicImage, ImageError> {
    Err(ImageError)
}

/// Refuses.
pub fn load_from_memory_with_format(_bytes: &[u8], _format: ImageFormat) -> Result<DynamicImage, ImageError> {
    Err(ImageError)
}

/// Refuses.
pub fn save_buffer(_path: impl AsRef<Path>, _bytes: &[u8], _width: u32, _height: u32, _color: ColorType) -> Result<(), ImageError> {
    Err(ImageError)
}
