//! Very many rectangles of one colour as a picture.
//!
//! Idea: each rectangle covers so few pixels that its triangles take longer than its pixels. So the program counts how
//! often each pixel is covered, and gives each count its colour. The result is the same: the nearest pixels are filled,
//! and where rectangles overlap, their colour is laid over itself.

use super::shapes::Pixels;
use egui::{Color32, ColorImage, Context, Shape, TextureHandle, TextureOptions, pos2};
use hantei_collision::{Point, Rect, Size};

/// From this many rectangles on, they are drawn as one picture.
pub(super) const MANY: usize = 10_000;

/// The pictures of one figure, kept from frame to frame.
#[derive(Default)]
pub(super) struct Mosaics {
    pictures: Vec<TextureHandle>,
    /// How many of them the figure uses so far.
    used: usize,
    counts: Vec<u8>,
}

impl Mosaics {
    pub(super) fn begin(&mut self) {
        self.used = 0;
    }

    /// The figure's next picture.
    pub(super) fn shape(
        &mut self,
        context: &Context,
        pixels: &Pixels,
        places: impl Iterator<Item = Rect>,
        colour: Color32,
    ) -> Shape {
        let (place, size) = self.count(pixels, places);
        let colours = laid_over_itself(colour);
        let image = ColorImage { size, pixels: self.counts.iter().map(|&count| colours[usize::from(count)]).collect() };
        // Refilling a texture is cheaper than making one.
        let id = match self.pictures.get_mut(self.used) {
            Some(picture) if picture.size() == size => {
                picture.set_partial([0, 0], image, TextureOptions::NEAREST);
                picture.id()
            }
            _ => {
                self.pictures.truncate(self.used);
                self.pictures.push(context.load_texture("mosaic", image, TextureOptions::NEAREST));
                self.pictures[self.used].id()
            }
        };
        self.used += 1;
        Shape::image(id, place, egui::Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0)), Color32::WHITE)
    }

    /// Counts how often each physical pixel of the stage is covered, row by row. Returns the counted area in egui's
    /// units, with its numbers of columns and rows.
    fn count(&mut self, pixels: &Pixels, places: impl Iterator<Item = Rect>) -> (egui::Rect, [usize; 2]) {
        let [start, end] = [Size::default(), pixels.stage].map(|it| pixels.physical(Point::new(it.width, it.height)));
        let (left, top) = (start.x.floor(), start.y.floor());
        let size = [(end.x.ceil() - left).max(1.0) as usize, (end.y.ceil() - top).max(1.0) as usize];
        let [width, height] = size;
        self.counts.clear();
        self.counts.resize(width * height, 0);
        for place in places {
            let (from, to) = (pixels.physical(place.min()), pixels.physical(place.max()));
            // The first pixel whose middle is not before a place, limited to the stage.
            let first = |place: f64, start: f64, most: usize| ((place - start - 0.5).ceil() as usize).min(most);
            let columns = first(from.x, left, width)..first(to.x, left, width);
            let rows = first(from.y, top, height) * width..first(to.y, top, height) * width;
            for row in self.counts.get_mut(rows).unwrap_or_default().chunks_exact_mut(width) {
                let covered = row.get_mut(columns.clone()).unwrap_or_default();
                covered.iter_mut().for_each(|count| *count = count.saturating_add(1));
            }
        }
        let at = |x: f64, y: f64| pos2((x / pixels.ratio) as f32, (y / pixels.ratio) as f32);
        (egui::Rect::from_min_max(at(left, top), at(left + width as f64, top + height as f64)), size)
    }
}

/// The colour laid over itself, by number of layers, as a screen blends it.
fn laid_over_itself(colour: Color32) -> [Color32; 256] {
    let mut colours = [Color32::TRANSPARENT; 256];
    for count in 1..colours.len() {
        colours[count] = colours[count - 1].blend(colour);
    }
    colours
}

#[cfg(test)]
mod tests;
