//! The colours of a window that is drawn nowhere: egui's triangles, looked at point by point as a graphics card does.

use super::desk::At;
use crate::window::host::headless::World;
use egui::epaint::{FontImage, Primitive, Vertex};
use egui::{ClippedPrimitive, Color32, Context, Pos2, Rect, TextureId, pos2, vec2};
use hantei_scenes::figure::Colour;

pub(super) type Rgb = (u8, u8, u8);

pub(super) const fn rgb(Colour(red, green, blue): Colour) -> Rgb {
    (red, green, blue)
}

pub(super) struct Sampled {
    primitives: Vec<ClippedPrimitive>,
    letters: FontImage,
    /// The stage's ground, physical pixels, and the grounds of paper and stage.
    stage: Rect,
    grounds: [Color32; 2],
    /// The stage's top left, physical pixels, and how many of these a logical one has.
    corner: Pos2,
    scale: f32,
}

impl Sampled {
    pub(super) fn new(context: &Context, world: &World, (corner, scale): (Pos2, f32)) -> Self {
        let [left, top, width, height] = world.stage.map(|length| length as f32);
        Self {
            primitives: context.tessellate(world.shapes.clone(), scale),
            letters: context.fonts(egui::epaint::Fonts::image),
            stage: Rect::from_min_size(pos2(left, top), vec2(width, height)),
            grounds: world.grounds,
            corner,
            scale,
        }
    }

    /// The colour of a pixel, counted from the stage's top left in physical pixels.
    pub(super) fn pixel(&self, x: i32, y: i32) -> Rgb {
        let at = self.corner + vec2(x as f32 + 0.5, y as f32 + 0.5);
        let [paper, stage] = self.grounds;
        let ground = if self.stage.contains(at) { stage } else { paper };
        let at = (at.to_vec2() / self.scale).to_pos2();
        let mut seen = [ground.r(), ground.g(), ground.b()].map(f32::from);
        for ClippedPrimitive { clip_rect, primitive } in &self.primitives {
            let Primitive::Mesh(mesh) = primitive else { continue };
            if !clip_rect.contains(at) {
                continue;
            }
            for corners in mesh.indices.chunks(3) {
                let corners = [0, 1, 2].map(|i| mesh.vertices[corners[i] as usize]);
                let Some(parts) = parts(&corners, at) else { continue };
                let part = if mesh.texture_id == TextureId::default() { self.letter(&corners, parts) } else { 1.0 };
                let mixed = |of: fn(&Color32) -> u8| {
                    let all = corners.iter().zip(parts);
                    all.map(|(corner, share)| f32::from(of(&corner.color)) * share).sum::<f32>() * part
                };
                let left = 1.0 - mixed(Color32::a) / 255.0;
                let over = [mixed(Color32::r), mixed(Color32::g), mixed(Color32::b)];
                seen = [0, 1, 2].map(|i| over[i] + seen[i] * left);
            }
        }
        let [red, green, blue] = seen.map(|part| part.round().clamp(0.0, 255.0) as u8);
        (red, green, blue)
    }

    /// The same at a place on the stage in logical pixels.
    pub(super) fn at(&self, (x, y): At) -> Rgb {
        let scale = f64::from(self.scale);
        self.pixel((x * scale).floor() as i32, (y * scale).floor() as i32)
    }

    /// How much of the point a letter covers.
    fn letter(&self, corners: &[Vertex; 3], parts: [f32; 3]) -> f32 {
        let [width, height] = self.letters.size;
        let uv = corners
            .iter()
            .zip(parts)
            .fold((0.0, 0.0), |sum, (corner, share)| (sum.0 + corner.uv.x * share, sum.1 + corner.uv.y * share));
        let place = |part: f32, length: usize| ((part * length as f32) as usize).min(length - 1);
        self.letters.pixels[place(uv.1, height) * width + place(uv.0, width)]
    }
}

/// The share of each corner of a triangle at a point inside. On an edge, one of two neighbours has the point.
fn parts(corners: &[Vertex; 3], at: Pos2) -> Option<[f32; 3]> {
    let [a, b, c] = corners.each_ref().map(|corner| corner.pos);
    let area = |from: Pos2, to: Pos2, at: Pos2| {
        let [dx, dy, x, y] = [to.x - from.x, to.y - from.y, at.x - from.x, at.y - from.y].map(f64::from);
        dx * y - dy * x
    };
    let whole = area(a, b, c);
    if whole == 0.0 {
        return None;
    }
    let share = |from: Pos2, to: Pos2| {
        let part = area(from, to, at) / whole;
        let (from, to) = if whole > 0.0 { (from, to) } else { (to, from) };
        let owns = to.y < from.y || to.y == from.y && to.x > from.x;
        (part > 0.0 || part == 0.0 && owns).then_some(part as f32)
    };
    Some([share(b, c)?, share(c, a)?, share(a, b)?])
}
