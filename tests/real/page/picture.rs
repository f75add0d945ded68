//! A picture of the page.

use crate::screen::Rgb;

/// The screen from the stage's top left, in device pixels.
pub(crate) struct Picture {
    pub(crate) width: usize,
    pub(crate) height: usize,
    pub(crate) pixels: Vec<Rgb>,
    pub(crate) origin: (i32, i32),
}

impl Picture {
    /// The index of a pixel, if there is one.
    pub(crate) fn place(&self, x: i32, y: i32) -> Option<usize> {
        let [x, y] = [x + self.origin.0, y + self.origin.1].map(|length| usize::try_from(length).ok());
        let (x, y) = (x?, y?);
        (x < self.width && y < self.height).then_some(y * self.width + x)
    }

    pub(crate) fn pixel(&self, x: i32, y: i32) -> Rgb {
        self.pixels[self.place(x, y).expect("a place in the page")]
    }
}

pub(crate) fn decode(bytes: &[u8]) -> Picture {
    let mut reader = png::Decoder::new(bytes).read_info().expect("PNG");
    let mut buffer = vec![0; reader.output_buffer_size()];
    let info = reader.next_frame(&mut buffer).expect("pixels");
    let pixels = buffer[..info.buffer_size()].chunks(info.color_type.samples());
    let pixels = pixels.map(|pixel| (pixel[0], pixel[1], pixel[2])).collect();
    Picture { width: info.width as usize, height: info.height as usize, pixels, origin: (0, 0) }
}
