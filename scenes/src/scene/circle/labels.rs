//! What is written on the picture: letters, numbers and the names of the regions, where nothing else stands.

use super::CircleScene;
use super::picture::{CENTRE, NEAREST, area, between, radius_end, regions};
use super::readings::{across, away};
use crate::figure::{Anchor, Figure, Item, Role, text_width};
use crate::scene::Look;
use crate::scene::shared::badge;
use crate::scene::shared::number::{shown, tidy};
use crate::scene::shared::room::{Room, TEXT, beside, width};
use crate::text;
use crate::words::Text;
use hantei_collision::{Axis, Circle, CircleAndRect, CircleRegion, Point, Rect, Vec2};

/// Sizes of letters and of the names of regions, and the height of the badge, stage pixels.
const LETTER: f64 = 22.0;
const NAME: f64 = 13.0;
const BADGE: f64 = 26.0;
/// From the corner of B to the middle of its letter, and from the nearest point to its own, stage pixels.
const INSET: f64 = 25.0;
const BESIDE: f64 = 24.0;
/// From the edge of a small circle to the middle of its letter, stage pixels.
const BESIDE_SMALL: f64 = 18.0;
/// From one letter to the next, stage pixels.
const APART: f64 = 8.0;
/// How much farther from its leg a number may stand, stage pixels.
const FARTHER: f64 = 11.0;
/// A region that is narrower or lower has no name, stage pixels.
const LEAST: (f64, f64) = (84.0, 36.0);
/// From the borders of its region to the name, stage pixels.
const INSIDE: f64 = 14.0;
/// A picture that is narrower has no name, stage pixels: on a phone the hint stands there.
const NARROW: f64 = 320.0;

/// Draws the axes, and writes what has a name or a number, in stage pixels.
pub(super) fn draw(scene: &CircleScene, look: &Look, figure: &mut Figure) {
    if let Some(shadows) = scene.shadows(look, figure) {
        shadows.draw(figure);
    }
    let CircleAndRect { circle, rect } = scene.state.shapes;
    let viewport = look.viewport;
    let on_stage = Circle::new(viewport.to_stage(circle.centre()), circle.radius() * viewport.zoom);
    let seen = CircleAndRect { circle: on_stage, rect: viewport.rect_to_stage(rect) };
    let whole = between([0.0, figure.stage.0], [0.0, figure.stage.1]);
    let area = if look.hides { whole } else { area(scene, figure.stage) };
    let room = Room::of(figure, width).within(area);
    let mut labels = CircleLabels { seen, hides: look.hides, area, room, figure };
    if !look.hides {
        labels.keep_free();
        labels.distance(&scene.state.shapes);
        if let Some(out) = scene.way_out() {
            let [from, to] = [circle, out].map(|circle| viewport.to_stage(circle.centre()));
            let far = shown(tidy(circle.centre().distance(out.centre())));
            labels.badge(far, [from, to], [Role::PushOut, Role::OnPushOut]);
            labels.room.take([viewport.rect_to_stage(out.bounds())]);
        }
    }
    labels.letters();
    if !look.hides {
        labels.numbers(&scene.state.shapes);
        labels.name();
    }
}

/// Whether a point is in the circle, or near its edge.
fn is_near(seen: &CircleAndRect, at: Point) -> bool {
    at.distance(seen.circle.centre()) < seen.circle.radius() + LETTER
}

/// What is written on the stage, where nothing else stands.
struct CircleLabels<'a> {
    /// The shapes as they are on the stage.
    seen: CircleAndRect,
    area: Rect,
    /// The answer is not told yet.
    hides: bool,
    room: Room,
    figure: &'a mut Figure,
}

impl CircleLabels<'_> {
    /// Nothing is written over the dots and the lines.
    fn keep_free(&mut self) {
        let (centre, nearest) = (self.seen.circle.centre(), self.seen.nearest());
        let square = |at: Point, side: f64| Rect::from_centre_size(at, side, side);
        self.room.take([square(centre, 2.0 * CENTRE), square(nearest, 2.0 * NEAREST)]);
        let turn = Point::new(centre.x, nearest.y);
        let end = radius_end(&self.seen, 1.0).unwrap_or(centre);
        for (from, to) in [(centre, nearest), (centre, end), (centre, turn), (turn, nearest)] {
            self.room.take_line(from, to);
        }
    }

    /// The role of words there; `None` where they would lie over an edge.
    fn role(&self, place: Rect) -> Option<Role> {
        let CircleAndRect { circle, rect } = self.seen;
        let far = CircleAndRect { circle, rect: place }.from_nearest().length();
        let is_in_circle = place.corners().iter().all(|corner| corner.distance(circle.centre()) < circle.radius());
        let (is_out, meets) = (far > circle.radius(), rect.intersection(place));
        match (is_in_circle, is_out, meets) {
            (true, _, None) => Some(Role::OnFirst),
            (_, true, None) => Some(Role::Text),
            (_, true, Some(both)) if both == place => Some(Role::OnSecond),
            (true, _, Some(both)) if both == place => Some(Role::OnShared),
            _ => None,
        }
    }

    /// Writes a text at the first of these places that is free, on one colour and all on the picture; `wanted` says on which.
    /// True if it found such a place.
    fn write(&mut self, said: &str, size: f64, wanted: &[Role], middles: impl IntoIterator<Item = Point>) -> bool {
        let wide = text_width(said, size);
        for middle in middles {
            let place = Rect::from_centre_size(middle, wide, size);
            let Some(role) = self.role(place.grown(1.0)).filter(|role| wanted.contains(role)) else { continue };
            let apart = if size == LETTER { APART } else { 2.0 };
            if self.room.first([place], apart).is_some() {
                // What both share is not told before the answer: there B covers A.
                let role = if self.hides && role == Role::OnShared { Role::OnSecond } else { role };
                if role == Role::OnShared {
                    self.figure.push(Item::Rect { rect: place.grown(1.0), role: Role::Overlap });
                }
                self.figure.write(middle, Anchor::Middle, Text::plain(said.to_owned()), size, role);
                return true;
            }
        }
        false
    }

    /// How far the nearest point is, on a badge beside the line.
    fn distance(&mut self, case: &CircleAndRect) {
        let (centre, nearest) = (self.seen.circle.centre(), self.seen.nearest());
        if centre == nearest {
            return;
        }
        let [far, _] = away(case);
        self.badge(far, [centre, nearest], [Role::Distance, Role::OnDistance]);
    }

    /// A number on a badge beside a line.
    fn badge(&mut self, said: String, line: [Point; 2], roles: [Role; 2]) {
        let wide = text_width(&said, TEXT) + 16.0;
        let plates = beside(line, (wide, BADGE)).map(|middle| Rect::from_centre_size(middle, wide, BADGE));
        if let Some(plate) = self.room.first(plates, 1.0) {
            badge::push(self.figure, plate, Text::plain(said), TEXT, roles);
        }
    }

    /// A and B, and Q at the nearest point.
    fn letters(&mut self) {
        let CircleAndRect { circle, rect } = self.seen;
        let (Vec2 { x, y }, r) = (CircleRegion::of(&self.seen).side(), circle.radius());
        let (x, y) = (if x == 0.0 { -1.0 } else { x }, if y == 0.0 { -1.0 } else { y });
        let around = [(-x, y), (x, y), (-x, -y), (x, -y)];
        let parts = [0.45, 0.6].into_iter().flat_map(|part| around.map(|(x, y)| (part * x, part * y)));
        let of_circle = parts.map(|(x, y)| circle.centre().moved(0.9 * x * r, 0.9 * y * r));
        if !self.write("A", LETTER, &[Role::OnFirst, Role::OnShared], of_circle) {
            // A small circle has its letter beside it.
            let far = (r + BESIDE_SMALL) * std::f64::consts::FRAC_1_SQRT_2;
            let beside = around.map(|(x, y)| circle.centre().moved(x * far, y * far));
            self.write("A", LETTER, &[Role::Text], beside);
        }
        let (min, max) = (rect.min(), rect.max());
        let (across, down) = (INSET.min(rect.width() / 2.0), INSET.min(rect.height() / 2.0));
        let low = [Point::new(max.x - across, max.y - down), Point::new(min.x + across, max.y - down)];
        let high = [Point::new(max.x - across, min.y + down), Point::new(min.x + across, min.y + down)];
        let of_rect = low.into_iter().chain(high).collect::<Vec<_>>();
        // Best beside what both share and away from Q, else on it.
        let nearest = self.seen.nearest();
        let is_beside = |at: &Point| !is_near(&self.seen, *at) && at.distance(nearest) > 2.0 * INSET;
        let beside: Vec<Point> = of_rect.iter().copied().filter(is_beside).collect();
        let places = beside.into_iter().chain(of_rect);
        self.write("B", LETTER, &[Role::OnSecond, Role::OnShared], places);
        if self.hides {
            return;
        }
        // Into B first, beside what both share.
        let places = [(-x, -y), (-x, y), (x, -y), (x, y)].into_iter().flat_map(|(x, y)| {
            [(1.0, 1.0), (1.7, 1.0), (1.0, 1.7), (2.5, 1.0), (1.0, 2.5)]
                .map(|(across, down)| nearest.moved(x * across * BESIDE, y * down * BESIDE))
        });
        self.write("Q", LETTER, &[Role::OnSecond, Role::Text, Role::OnShared, Role::OnFirst], places);
    }

    /// The radius, and the distance on each axis.
    fn numbers(&mut self, case: &CircleAndRect) {
        let (centre, nearest) = (self.seen.circle.centre(), self.seen.nearest());
        let anywhere = [Role::OnFirst, Role::Text, Role::OnSecond, Role::OnShared];
        if let Some(end) = radius_end(&self.seen, 1.0) {
            let said = format!("r {}", shown(case.circle.radius()));
            let wide = text_width(&said, TEXT);
            if !self.write(&said, TEXT, &[Role::OnFirst, Role::OnShared], beside([centre, end], (wide, TEXT))) {
                // A small circle has its radius behind the end of the line.
                let far = 1.0 + (wide / 2.0 + 6.0) / centre.distance(end).max(1.0);
                let behind = Point::new(centre.x + (end.x - centre.x) * far, centre.y + (end.y - centre.y) * far);
                self.write(&said, TEXT, &anywhere, [behind]);
            }
        }
        let turn = Point::new(centre.x, nearest.y);
        if turn == centre || turn == nearest {
            return;
        }
        let ([on_x, on_y], Vec2 { x, y }) =
            (across(case).map(|far| shown(far.abs())), CircleRegion::of(&self.seen).side());
        let half = text_width(&on_y, TEXT) / 2.0;
        // On the side away from the line first, in the middle of the leg or nearer to the centre.
        let along = [0.5, 0.35, 0.65, 0.2];
        let down = along.map(|part| Point::new(centre.x, centre.y + (nearest.y - centre.y) * part));
        let sides = |near: f64| [near, -near, near + FARTHER.copysign(near), -near - FARTHER.copysign(near)];
        let places = down.into_iter().flat_map(|at| sides(half + 8.0).map(|by| at.moved(x * by, 0.0)));
        self.write(&on_y, TEXT, &anywhere, places);
        let across = along.map(|part| Point::new(centre.x + (nearest.x - centre.x) * part, nearest.y));
        let places = across.into_iter().flat_map(|at| sides(-14.0).map(|by| at.moved(0.0, y * by)));
        self.write(&on_x, TEXT, &anywhere, places);
    }

    /// What the region of the centre is, in its outer corner.
    fn name(&mut self) {
        let here = CircleRegion::of(&self.seen);
        let place = regions(self.seen.rect, self.area)[here as usize];
        let is_roomy = place.width() >= LEAST.0 && place.height() >= LEAST.1 && self.area.width() >= NARROW;
        if here == CircleRegion::Middle || !is_roomy {
            return;
        }
        let text = if here.is_corner() { text!("region-corner") } else { text!("region-edge") };
        let (Vec2 { x, y }, wide) = (here.side(), width(&text, NAME));
        let [(across, anchor), (down, _)] =
            [(x, place.interval(Axis::X)), (y, place.interval(Axis::Y))].map(|(side, of)| match side {
                ..0.0 => (of.min + INSIDE, Anchor::Start),
                0.0 => (of.middle(), Anchor::Middle),
                _ => (of.max - INSIDE, Anchor::End),
            });
        let middle = Point::new(across + wide * (0.5 - anchor.part()), down);
        let plate = Rect::from_centre_size(middle, wide, NAME);
        if self.role(plate) == Some(Role::Text) && self.room.first([plate], 2.0).is_some() {
            self.figure.write(Point::new(across, down), anchor, text, NAME, Role::RegionName);
        }
    }
}
