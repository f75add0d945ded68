//! A figure in macroquad's pixels. Items stand in the order and under the names of [`Item`].

#![warn(clippy::wildcard_enum_match_arm)]

use crate::figure::{
    CAPTION_MARGIN, CAPTION_SIZE, Colour, DASH, Figure, HANDLE_SIZE, Item, Place, Role, Sprite, Transform, triangles,
};
use crate::geometry::{Point, Rect};
use crate::window::theme;
use macroquad::color::{Color, WHITE};
use macroquad::math::Vec2;
use macroquad::shapes::{draw_line, draw_poly, draw_rectangle, draw_triangle};
use macroquad::text::{Font, TextParams, draw_text_ex, measure_text};
use macroquad::texture::{DrawTextureParams, Texture2D, draw_texture_ex};
use macroquad::window::clear_background;
use std::cell::OnceCell;

/// Thickness of a handle's border, stage pixels.
const HANDLE_BORDER: f64 = 1.5;
/// Space around the text on a plate, stage pixels.
const PLATE: f64 = 3.0;
/// Corners of the polygon that stands for a circle.
const CIRCLE_CORNERS: u8 = 48;
/// Height of a capital letter as a part of the font size.
const CAPITAL: f64 = 0.7;

/// Draws figures; keeps the font and the sprites.
pub(super) struct Painter {
    font: Font,
    /// In the order of [`Sprite::ALL`], each once it has been drawn: most windows show none.
    sprites: [OnceCell<Texture2D>; Sprite::ALL.len()],
    /// macroquad's pixels to a stage pixel.
    factor: f32,
}

impl Painter {
    pub(super) fn new() -> Self {
        Self { font: theme::stage_font(), sprites: Default::default(), factor: 1.0 }
    }

    /// Clears the stage and draws the figure, so many times larger than usual.
    pub(super) fn paint(&mut self, figure: &Figure, factor: f32) {
        self.factor = factor;
        clear_background(WHITE);
        self.items(&figure.items, figure.stage, figure.viewport.into());
    }

    fn items(&self, items: &[Item], stage: (f64, f64), to_stage: Transform) {
        for item in items {
            self.item(item, stage, to_stage);
        }
    }

    fn item(&self, item: &Item, stage: (f64, f64), to_stage: Transform) {
        match item {
            Item::Group { transform, clip: _, items } => self.items(items, stage, transform.within(to_stage)),
            Item::Rect { rect, role } => {
                self.fill(to_stage.around(*rect), colour(*role));
            }
            Item::Rects { rects, role } => {
                // macroquad gathers them into as few calls as its buffers allow.
                for rect in rects {
                    self.fill(to_stage.around(*rect), colour(*role));
                }
            }
            Item::Sprite { rect, sprite } => {
                let place = to_stage.around(*rect);
                let at = self.vec2(place.min());
                let params =
                    DrawTextureParams { dest_size: Some(self.vec2(place.max()) - at), ..DrawTextureParams::default() };
                let texture =
                    self.sprites[*sprite as usize].get_or_init(|| Texture2D::from_file_with_format(sprite.png(), None));
                draw_texture_ex(texture, at.x, at.y, WHITE, params);
            }
            Item::Polygon { points, role } => {
                for corners in triangles(points) {
                    let [a, b, c] = corners.map(|corner| self.vec2(to_stage.to(corner)));
                    draw_triangle(a, b, c, colour(*role));
                }
            }
            Item::Line { from, to, role, dashed } => {
                let ends = (to_stage.to(*from), to_stage.to(*to));
                for (from, to) in if *dashed { dashes(ends, stage) } else { vec![ends] } {
                    let (from, to) = (self.vec2(from), self.vec2(to));
                    draw_line(from.x, from.y, to.x, to.y, role.thickness() as f32 * self.factor, colour(*role));
                }
            }
            Item::Dot { at, role, radius } => {
                let at = self.vec2(to_stage.to(*at));
                draw_poly(at.x, at.y, CIRCLE_CORNERS, *radius as f32 * self.factor, 0.0, colour(*role));
            }
            Item::Handle { at, role } => {
                let at = to_stage.to(*at);
                let half = HANDLE_SIZE / 2.0;
                let square = |half: f64| Rect::from_corners(at.moved(-half, -half), at.moved(half, half));
                self.fill(square(half + HANDLE_BORDER / 2.0), colour(*role));
                self.fill(square(half - HANDLE_BORDER / 2.0), WHITE);
            }
            Item::Label { at, shift, text, size, role } => {
                let middle = to_stage.to(*at).moved(shift.0, shift.1);
                let width = self.width(text, *size);
                if *role == Role::Lit {
                    let half = Point::new(width / 2.0 + PLATE, size / 2.0 + PLATE);
                    let plate = Rect::from_corners(middle.moved(-half.x, -half.y), middle.moved(half.x, half.y));
                    self.fill(plate, colour(Role::Halo));
                }
                self.write(text, middle.moved(-width / 2.0, size * CAPITAL / 2.0), *size, *role);
            }
            Item::Caption { place, text, role } => {
                let at = match place {
                    Place::TopLeft(inset) => Point::new(CAPTION_MARGIN + inset, CAPTION_SIZE + inset),
                    Place::Bottom => {
                        Point::new((stage.0 - self.width(text, CAPTION_SIZE)) / 2.0, stage.1 - CAPTION_MARGIN)
                    }
                };
                self.write(text, at, CAPTION_SIZE, *role);
            }
        }
    }

    /// Width of a text in stage pixels.
    fn width(&self, text: &str, size: f64) -> f64 {
        f64::from(measure_text(text, Some(&self.font), self.font_size(size), 1.0).width / self.factor)
    }

    fn font_size(&self, size: f64) -> u16 {
        (size as f32 * self.factor).round() as u16
    }

    /// Writes with the baseline's left end at `at`, on whole pixels so that the letters are sharp.
    fn write(&self, text: &str, at: Point, size: f64, role: Role) {
        let params = TextParams {
            font: Some(&self.font),
            font_size: self.font_size(size),
            color: colour(role),
            ..Default::default()
        };
        let at = self.vec2(at);
        draw_text_ex(text, at.x.round(), at.y.round(), params);
    }

    fn fill(&self, rect: Rect, color: Color) {
        let (min, max) = (self.vec2(rect.min()), self.vec2(rect.max()));
        draw_rectangle(min.x, min.y, max.x - min.x, max.y - min.y, color);
    }

    /// A stage point in macroquad's pixels.
    fn vec2(&self, point: Point) -> Vec2 {
        Vec2::new(point.x as f32, point.y as f32) * self.factor
    }
}

fn colour(role: Role) -> Color {
    let Colour(red, green, blue) = role.colour();
    Color::from_rgba(red, green, blue, (role.opacity() * 255.0).round() as u8)
}

/// The dashes of a line that can be seen: at most as many as fit across the stage.
fn dashes((from, to): (Point, Point), stage: (f64, f64)) -> Vec<(Point, Point)> {
    let length = from.distance(to);
    let (dash, gap) = DASH;
    let along = |distance: f64| {
        let part = (distance / length).min(1.0);
        from.moved((to.x - from.x) * part, (to.y - from.y) * part)
    };
    // The pointer, at the end of a pending edge, is on the stage or near it: count from there.
    let most = (stage.0 + stage.1) / (dash + gap);
    let count = (length / (dash + gap)).ceil();
    let first = (count - most).max(0.0);
    (first as usize..count as usize)
        .map(|i| i as f64 * (dash + gap))
        .map(|start| (along(start), along(start + dash)))
        .collect()
}
