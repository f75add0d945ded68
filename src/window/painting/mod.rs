//! A figure in egui's shapes. The items have the order and the names of [`Item`].

#![warn(clippy::wildcard_enum_match_arm)]

mod mosaic;
mod shapes;

use crate::window::theme;
use crate::window::theme::rgb;
use egui::{Color32, ColorImage, Context, FontId, Pos2, Shape, TextureHandle, TextureOptions, pos2, vec2};
use hantei_collision::{Point, Rect, Size};
use hantei_scenes::figure::{
    DASH, Figure, Flat, HANDLE_SIZE, Item, PLATE, Role, Sprite, Theme, Transform, badge_around, middle_of_label,
};
use hantei_scenes::words::Words;
use mosaic::Mosaics;
use shapes::Pixels;
use std::cell::{OnceCell, RefCell};

const HANDLE_BORDER: f64 = 1.5;
/// Height of a capital letter, in font sizes.
const CAPITAL: f64 = 0.7;

/// Changes a role's own colour.
pub(super) type Tint<'a> = &'a dyn Fn(Role, Color32) -> Color32;

#[derive(Default)]
pub(super) struct Painter {
    /// In the order of [`Sprite::ALL`], loaded on demand: most windows show none.
    sprites: [OnceCell<TextureHandle>; Sprite::ALL.len()],
    mosaics: RefCell<Mosaics>,
}

impl Painter {
    /// Draws a figure with its top left at `at`, cut at its stage.
    pub(super) fn paint(&self, painter: &egui::Painter, at: Pos2, figure: &Figure, words: &Words) {
        self.paint_tinted(painter, at, figure, words, &|_, colour| colour);
    }

    /// The same in colours changed by `tint`.
    pub(super) fn paint_tinted(
        &self,
        painter: &egui::Painter,
        at: Pos2,
        figure: &Figure,
        words: &Words,
        tint: Tint<'_>,
    ) {
        let stage = Size::from(figure.stage);
        let clip = egui::Rect::from_min_size(at, vec2(stage.width as f32, stage.height as f32));
        let sheet = Sheet {
            sprites: &self.sprites,
            mosaics: &self.mosaics,
            words,
            painter: &painter.with_clip_rect(clip.intersect(painter.clip_rect())),
            pixels: Pixels::new(painter.pixels_per_point(), at, stage),
            stage,
            theme: theme::of(painter.ctx()),
            tint,
        };
        self.mosaics.borrow_mut().begin();
        sheet.figure(figure);
    }
}

struct Sheet<'a> {
    sprites: &'a [OnceCell<TextureHandle>],
    mosaics: &'a RefCell<Mosaics>,
    words: &'a Words,
    painter: &'a egui::Painter,
    pixels: Pixels,
    /// Stage pixels.
    stage: Size,
    theme: Theme,
    tint: Tint<'a>,
}

impl Sheet<'_> {
    fn figure(&self, figure: &Figure) {
        let (mut painter, mut around) = (self.painter.clone(), Vec::new());
        for part in figure.flat() {
            match part {
                Flat::Item(item, to_stage) => Sheet { painter: &painter, ..*self }.item(item, to_stage),
                Flat::Clip(clip, to_stage) => {
                    let clip = self.pixels.rect(to_stage.around(clip)).intersect(painter.clip_rect());
                    let inner = painter.with_clip_rect(clip);
                    around.push(std::mem::replace(&mut painter, inner));
                }
                Flat::Unclip => painter = around.pop().unwrap_or(painter),
            }
        }
    }

    fn item(&self, item: &Item, to_stage: Transform) {
        match item {
            // A flattened figure has no groups.
            Item::Group { .. } => {}
            Item::Rect { rect, role } if to_stage.keeps_rects() => {
                self.fill(to_stage.around(*rect), self.colour(*role));
            }
            Item::Rect { rect, role } => self.polygon(&rect.corners(), *role, to_stage),
            Item::Rects { rects, role } => {
                let places = rects.iter().map(|rect| to_stage.around(*rect));
                self.painter.add(if places.len() < mosaic::MANY {
                    self.pixels.many(places, self.colour(*role))
                } else {
                    self.mosaics.borrow_mut().shape(self.painter.ctx(), &self.pixels, places, self.colour(*role))
                });
            }
            Item::Sprite { rect, sprite } => {
                let texture = self.sprites[*sprite as usize].get_or_init(|| load(self.painter.ctx(), *sprite));
                self.painter.add(self.pixels.picture(to_stage.around(*rect), texture.id()));
            }
            Item::Polygon { points, role } => self.polygon(points, *role, to_stage),
            Item::Line { from, to, role, dashed } => {
                let ends = (to_stage.to(*from), to_stage.to(*to));
                for (from, to) in if *dashed { dashes(ends, self.stage) } else { vec![ends] } {
                    self.painter.add(self.pixels.stroke(from, to, role.thickness(), self.colour(*role)));
                }
            }
            Item::Lines { lines, role } => {
                let ends = lines.iter().map(|&(from, to)| (to_stage.to(from), to_stage.to(to)));
                self.painter.add(self.pixels.strokes(ends, role.thickness(), self.colour(*role)));
            }
            Item::Dot { at, role, radius } => {
                let at = self.pixels.point(to_stage.to(*at));
                self.painter.add(Shape::circle_filled(at, *radius as f32, self.colour(*role)));
            }
            Item::Handle { at, role } => {
                let at = to_stage.to(*at);
                let half = HANDLE_SIZE / 2.0;
                let square = |half: f64| Rect::from_corners(at.moved(-half, -half), at.moved(half, half));
                self.fill(square(half + HANDLE_BORDER / 2.0), self.colour(*role));
                self.fill(square(half - HANDLE_BORDER / 2.0), rgb(self.theme.palette().stage));
            }
            Item::Label { at, shift, anchor, text, size, role } => {
                let text = &self.words.say(text);
                let width = self.width(text, *size, *role);
                let place = (to_stage, self.stage.into());
                let middle = middle_of_label((*at, *shift, *anchor), (width, *size), *role, place);
                if role.has_plate() {
                    let plate = Rect::from_centre_size(middle, width + 2.0 * PLATE, size + 2.0 * PLATE);
                    self.fill(plate, self.colour(Role::Halo));
                }
                if let Some(ground) = role.badge() {
                    self.polygon(&badge_around(middle, width), ground, Transform::IDENTITY);
                }
                self.write(text, middle.moved(-width / 2.0, size * CAPITAL / 2.0), *size, *role);
            }
        }
    }

    fn colour(&self, role: Role) -> Color32 {
        (self.tint)(role, colour(role, self.theme))
    }

    fn polygon(&self, points: &[Point], role: Role, to_stage: Transform) {
        let points: Vec<Point> = points.iter().map(|&point| to_stage.to(point)).collect();
        self.painter.add(self.pixels.polygon(&points, self.colour(role)));
    }

    fn fill(&self, place: Rect, colour: Color32) {
        self.painter.add(self.pixels.rectangle(place, colour));
    }

    fn font(&self, text: &str, size: f64, role: Role) -> FontId {
        theme::one_weight(self.painter.ctx(), text, theme::stage(size, role.face()))
    }

    /// Width of a text, stage pixels.
    fn width(&self, text: &str, size: f64, role: Role) -> f64 {
        let galley = self.painter.layout_no_wrap(text.into(), self.font(text, size, role), Color32::BLACK);
        f64::from(galley.size().x)
    }

    /// Writes with the baseline's left end at `at`; egui puts letters on whole pixels, so that they are sharp.
    fn write(&self, text: &str, at: Point, size: f64, role: Role) {
        let galley = self.painter.layout_no_wrap(text.into(), self.font(text, size, role), self.colour(role));
        let glyph = galley.rows.first().and_then(|row| row.glyphs.first());
        let down_to_baseline = glyph.map_or(0.0, |glyph| glyph.pos.y);
        let at = self.pixels.point(at);
        self.painter.galley(pos2(at.x, at.y - down_to_baseline), galley, self.colour(role));
    }
}

/// A role's colour as egui blends it: multiplied by its opacity, without conversion to linear light.
fn colour(role: Role, theme: Theme) -> Color32 {
    rgb(role.colour(theme)).gamma_multiply(role.opacity() as f32)
}

fn load(context: &Context, sprite: Sprite) -> TextureHandle {
    let picture = decode(sprite.png());
    #[expect(clippy::expect_used, reason = "the pictures are part of the program, and a test reads each")]
    let image = picture.expect("a sprite is a PNG");
    context.load_texture(format!("{sprite:?}"), image, TextureOptions::LINEAR)
}

fn decode(file: &[u8]) -> Result<ColorImage, png::DecodingError> {
    let mut reader = png::Decoder::new(file).read_info()?;
    let mut bytes = vec![0; reader.output_buffer_size()];
    let frame = reader.next_frame(&mut bytes)?;
    let pixels = bytes[..frame.buffer_size()].chunks_exact(4);
    let pixels = pixels.map(|pixel| Color32::from_rgb(pixel[0], pixel[1], pixel[2]).gamma_multiply_u8(pixel[3]));
    Ok(ColorImage { size: [frame.width as usize, frame.height as usize], pixels: pixels.collect() })
}

/// The visible dashes of a line: at most as many as fit across the stage.
fn dashes((from, to): (Point, Point), stage: Size) -> Vec<(Point, Point)> {
    let length = from.distance(to);
    let (dash, gap) = DASH;
    let along = |distance: f64| {
        let part = (distance / length).min(1.0);
        from + (to - from) * part
    };
    // A pending edge ends at the pointer, on the stage or near it, so the dashes are counted from there.
    let most = (stage.width + stage.height) / (dash + gap);
    let count = (length / (dash + gap)).ceil();
    let first = (count - most).max(0.0);
    (first as usize..count as usize)
        .map(|i| i as f64 * (dash + gap))
        .map(|start| (along(start), along(start + dash)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sprite_is_a_picture_with_an_opacity() {
        for sprite in Sprite::ALL {
            let picture = decode(sprite.png()).expect("a PNG");
            assert_eq!(picture.pixels.len(), picture.width() * picture.height(), "{sprite:?}");
        }
    }
}
