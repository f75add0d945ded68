//! Areas as egui's shapes, with soft edges that need no multisampling.
//!
//! Idea: where a vertical or horizontal edge cuts pixels, they get just that part of the colour. So a rectangle on
//! whole pixels has exact edges, and its colour never spreads. egui feathers slanting edges.

use egui::epaint::Vertex;
use egui::{Color32, Mesh, Pos2, Shape, TextureId, pos2};
use hantei_collision::{Point, Rect, Size};
use hantei_scenes::figure::{is_convex, triangles};

/// A pixel covered less than this stays as it is.
const LEAST: f64 = 1.0 / 512.0;

/// From this many on, strokes of one colour have hard edges: together they are an area, and soft edges would take a
/// software renderer three times as long.
const MANY_STROKES: usize = 1000;

#[derive(Clone, Copy, Debug)]
pub(super) struct Pixels {
    /// Physical pixels per stage pixel.
    pub(super) ratio: f64,
    /// The stage's top left, stage pixels.
    at: Point,
    /// Stage pixels.
    pub(super) stage: Size,
}

impl Pixels {
    pub(super) fn new(ratio: f32, at: Pos2, stage: Size) -> Self {
        Self { ratio: ratio.into(), at: Point::new(at.x.into(), at.y.into()), stage }
    }

    /// A stage point in egui's units.
    pub(super) fn point(&self, point: Point) -> Pos2 {
        pos2((point.x + self.at.x) as f32, (point.y + self.at.y) as f32)
    }

    /// A stage point in physical pixels of the window.
    pub(super) fn physical(&self, point: Point) -> Point {
        Point::new((point.x + self.at.x) * self.ratio, (point.y + self.at.y) * self.ratio)
    }

    /// A rectangle of the stage in egui's units.
    pub(super) fn rect(&self, place: Rect) -> egui::Rect {
        egui::Rect::from_min_max(self.point(place.min()), self.point(place.max()))
    }

    /// A filled rectangle with exactly its area.
    pub(super) fn rectangle(&self, place: Rect, colour: Color32) -> Shape {
        self.covered(place, TextureId::default(), colour, |_, _| egui::epaint::WHITE_UV)
    }

    /// A picture in exactly the area of a rectangle.
    pub(super) fn picture(&self, place: Rect, texture: TextureId) -> Shape {
        let (min, width, height) = (place.min(), place.width(), place.height());
        self.covered(place, texture, Color32::WHITE, |x, y| {
            pos2(((x - min.x) / width) as f32, ((y - min.y) / height) as f32)
        })
    }

    /// Many filled rectangles of one colour, each rounded to pixels.
    pub(super) fn many(&self, places: impl ExactSizeIterator<Item = Rect>, colour: Color32) -> Shape {
        let mut mesh = Mesh::default();
        mesh.reserve_vertices(4 * places.len());
        mesh.reserve_triangles(2 * places.len());
        for place in places {
            mesh.add_colored_rect(self.rect(place), colour);
        }
        Shape::mesh(mesh)
    }

    /// A filled polygon: a convex one, or one with four corners, by the even-odd rule.
    pub(super) fn polygon(&self, points: &[Point], colour: Color32) -> Shape {
        if is_convex(points) {
            return Shape::convex_polygon(
                points.iter().map(|&point| self.point(point)).collect(),
                colour,
                egui::Stroke::NONE,
            );
        }
        let mut mesh = Mesh::default();
        for corners in triangles(points) {
            let first = mesh.vertices.len() as u32;
            corners.iter().for_each(|&corner| mesh.colored_vertex(self.point(corner), colour));
            mesh.add_triangle(first, first + 1, first + 2);
        }
        Shape::mesh(mesh)
    }

    /// A straight stroke with flat ends.
    pub(super) fn stroke(&self, from: Point, to: Point, thickness: f64, colour: Color32) -> Shape {
        let half = thickness / 2.0;
        if from.x == to.x {
            return self.rectangle(Rect::from_corners(from.moved(-half, 0.0), to.moved(half, 0.0)), colour);
        }
        if from.y == to.y {
            return self.rectangle(Rect::from_corners(from.moved(0.0, -half), to.moved(0.0, half)), colour);
        }
        let part = half / from.distance(to);
        let (x, y) = ((to.y - from.y) * part, (from.x - to.x) * part);
        self.polygon(&[from.moved(x, y), to.moved(x, y), to.moved(-x, -y), from.moved(-x, -y)], colour)
    }

    /// Many straight strokes of one colour, each with soft edges unless there are too many: the full colour in the
    /// middle, none beyond the edges.
    pub(super) fn strokes(
        &self,
        ends: impl ExactSizeIterator<Item = (Point, Point)>,
        thickness: f64,
        colour: Color32,
    ) -> Shape {
        // Half a physical pixel on both sides of each edge.
        let soft = 0.5 / self.ratio;
        let (inner, outer) = ((thickness / 2.0 - soft).max(0.0), thickness / 2.0 + soft);
        let rails: &[(f64, Color32)] = if ends.len() < MANY_STROKES {
            &[(-outer, Color32::TRANSPARENT), (-inner, colour), (inner, colour), (outer, Color32::TRANSPARENT)]
        } else {
            &[(-thickness / 2.0, colour), (thickness / 2.0, colour)]
        };
        let mut mesh = Mesh::default();
        mesh.reserve_vertices(2 * rails.len() * ends.len());
        mesh.reserve_triangles(2 * rails.len() * ends.len());
        for (from, to) in ends {
            let length = from.distance(to);
            if length == 0.0 {
                continue;
            }
            let (x, y) = ((to.y - from.y) / length, (from.x - to.x) / length);
            let first = mesh.vertices.len() as u32;
            for &(aside, colour) in rails {
                for end in [from, to] {
                    mesh.colored_vertex(self.point(end.moved(x * aside, y * aside)), colour);
                }
            }
            for rail in (0..rails.len() as u32 - 1).map(|rail| first + 2 * rail) {
                mesh.add_triangle(rail, rail + 1, rail + 3);
                mesh.add_triangle(rail, rail + 3, rail + 2);
            }
        }
        Shape::mesh(mesh)
    }

    /// A rectangle in which partly covered pixels get a part of the colour.
    fn covered(&self, place: Rect, texture: TextureId, colour: Color32, texel: impl Fn(f64, f64) -> Pos2) -> Shape {
        let mut mesh = Mesh::with_texture(texture);
        // Beyond the stage it is invisible and would cost exactness, since egui's numbers are `f32`.
        let spans = |from: f64, to: f64, at: f64, end: f64| {
            let physical = |value: f64| (value + at) * self.ratio;
            spans(physical(from.max(-1.0)), physical(to.min(end + 1.0)))
        };
        let rows = spans(place.min().y, place.max().y, self.at.y, self.stage.height);
        for (left, right, across) in spans(place.min().x, place.max().x, self.at.x, self.stage.width) {
            for &(top, bottom, down) in &rows {
                let colour = colour.gamma_multiply((across * down) as f32);
                let first = mesh.vertices.len() as u32;
                for (x, y) in [(left, top), (right, top), (right, bottom), (left, bottom)] {
                    let (x, y) = (x / self.ratio, y / self.ratio);
                    let uv = texel(x - self.at.x, y - self.at.y);
                    mesh.vertices.push(Vertex { pos: pos2(x as f32, y as f32), uv, color: colour });
                }
                mesh.add_triangle(first, first + 1, first + 2);
                mesh.add_triangle(first, first + 2, first + 3);
            }
        }
        Shape::mesh(mesh)
    }
}

/// The pixels between two places, as runs with their covered parts.
fn spans(from: f64, to: f64) -> Vec<(f64, f64, f64)> {
    let (first, last) = (from.ceil(), to.floor());
    let parts = if first > last {
        [(last, first, to - from), (0.0, 0.0, 0.0), (0.0, 0.0, 0.0)]
    } else {
        [(first - 1.0, first, first - from), (first, last, 1.0), (last, last + 1.0, to - last)]
    };
    parts.into_iter().filter(|&(from, to, part)| from < to && part >= LEAST).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pixels_are_covered_as_far_as_they_are() {
        for (name, (from, to), expected) in [
            ("whole pixels", (3.0, 6.0), vec![(3.0, 6.0, 1.0)]),
            ("half of the first", (3.5, 6.0), vec![(3.0, 4.0, 0.5), (4.0, 6.0, 1.0)]),
            ("a quarter of the last", (3.0, 6.25), vec![(3.0, 6.0, 1.0), (6.0, 7.0, 0.25)]),
            ("within one", (3.25, 3.75), vec![(3.0, 4.0, 0.5)]),
            ("two halves", (3.5, 4.5), vec![(3.0, 4.0, 0.5), (4.0, 5.0, 0.5)]),
            ("nothing", (3.0, 3.0), vec![]),
            ("nothing, between pixels", (3.5, 3.5), vec![]),
            ("beyond the other end", (7.0, 3.0), vec![]),
            ("as good as whole", (3.0 - 1e-9, 6.0 + 1e-9), vec![(3.0, 6.0, 1.0)]),
        ] {
            assert_eq!(spans(from, to), expected, "{name}");
        }
    }
}
