//! The picture over the rows of time: directions, what the melons share, and their shadows, all in stage pixels.

use super::MelonsScene;
use super::run::Direction;
use super::time::{Time, dotted};
use crate::figure::{Anchor, Figure, Item, Role, Viewport};
use crate::scene::Playback;
use crate::scene::shared::number::shown;
use crate::scene::shared::rects::RectAlong;
use crate::scene::shared::shape_words::{contact_on, gap};
use crate::text;
use crate::words::Text;
use hantei_collision::{Axis, Contact, Interval, Point, Rect};

/// From a melon to its arrow, the arrow's length, and from there to the middle of the letter.
const BESIDE: f64 = 14.0;
const ARROW: f64 = 52.0;
const HEAD: f64 = 11.0;
const LETTER: (f64, f64) = (22.0, 20.0);
/// Room for the arrow and the letter beside a melon.
const SIGN: f64 = BESIDE + ARROW + LETTER.1 + 12.0;
/// From the bottom of the picture to the shadows on x, and from the left of the stage to those on y.
pub(super) const UNDER: f64 = 50.0;
const ASIDE: f64 = 118.0;
/// Height of a shadow, and the space between A's and B's.
const BAR: f64 = 9.0;
const APART: f64 = 3.0;
const BARS: f64 = 2.0 * BAR + APART;
/// From the shadows to the middle of the words below.
const BELOW: f64 = 12.0;
/// Font sizes.
const TEXT: f64 = 15.0;
const SMALL: f64 = 13.0;
/// From a melon up to its caption, from there to the line above, and the reach of a band's light.
const ABOVE: f64 = 17.0;
const LINE: f64 = 18.0;
const LIGHT: f64 = 5.0;
/// From a melon that runs down to its captions.
const CAPTIONS: f64 = 60.0;
/// From this step per frame on, the place before is named.
const NAMED: f64 = 50.0;
/// A melon this little beyond the border is not cut off yet.
const SLACK: f64 = 2.0;
/// Width of a touch mark.
const TOUCH: f64 = 5.0;

fn push_arrow(from: Point, to: Point, role: Role, figure: &mut Figure) {
    let length = from.distance(to).max(1.0);
    let (x, y) = ((to.x - from.x) / length, (to.y - from.y) / length);
    let back = to.moved(-HEAD * x, -HEAD * y);
    figure.push(Item::Line { from, to: back, role, dashed: false });
    let side = |by: f64| back.moved(-y * by, x * by);
    figure.push(Item::Polygon { points: vec![to, side(HEAD * 0.6), side(-HEAD * 0.6)], role });
}

pub(super) struct MelonsPicture<'a> {
    scene: &'a MelonsScene,
    viewport: Viewport,
    /// Its part of the stage.
    area: Rect,
    melons: [Rect; 2],
    /// Whether they passed through each other just before this frame.
    missed: bool,
}

impl<'a> MelonsPicture<'a> {
    pub(super) fn of(scene: &'a MelonsScene, viewport: Viewport) -> Self {
        let frame = scene.state.playback.frame;
        let melons = scene.state.run.at(frame).map(|melon| viewport.rect_to_stage(melon));
        let (width, height) = (scene.stage.0, Time::of(scene).top);
        let area = Rect::from_origin_size(Point::new(0.0, 0.0), width, height);
        Self { scene, viewport, area, melons, missed: scene.missed(frame) }
    }

    fn is_horizontal(&self) -> bool {
        self.scene.state.run.direction == Direction::Horizontal
    }

    fn moving(&self) -> usize {
        if self.scene.state.run.is_still { 1 } else { 2 }
    }

    /// Draws what is shown before a guess: the melons' letters and directions.
    pub(super) fn draw_signs(&self, figure: &mut Figure) {
        for (melon, (text, role, way)) in
            [("A", Role::FirstLine, 1.0), ("B", Role::SecondLine, -1.0)].into_iter().enumerate()
        {
            let sign = if self.is_horizontal() { self.sign_beside(melon, way) } else { self.sign_down(melon, way) };
            if let Some((from, to, letter)) = sign {
                if melon < self.moving() {
                    push_arrow(from, to, role, figure);
                }
                figure.write(letter, Anchor::Middle, Text::plain(text), LETTER.0, role);
            }
        }
    }

    /// The arrow of a melon that runs to the right or left, and its letter's place: on the side away from the other
    /// melon, or between them where the stage ends, if there is room.
    fn sign_beside(&self, melon: usize, way: f64) -> Option<(Point, Point, Point)> {
        let (own, other) = (self.melons[melon], self.melons[1 - melon]);
        let is_left = if own.centre().x == other.centre().x { melon == 0 } else { own.centre().x < other.centre().x };
        let outer = if is_left { -1.0 } else { 1.0 };
        let end = |side: f64| if side < 0.0 { own.min().x } else { own.max().x };
        let has_room = |side: f64| (0.0..=self.area.width()).contains(&(end(side) + side * SIGN));
        let between = (own.min().x - other.max().x).max(other.min().x - own.max().x);
        let side = if has_room(outer) {
            outer
        } else if between > 2.0 * SIGN && has_room(-outer) {
            -outer
        } else {
            return None;
        };
        let at = |beside: f64| Point::new(end(side) + side * beside, own.centre().y);
        let (near, far) = (at(BESIDE), at(BESIDE + ARROW));
        let (from, to) = if side == way { (near, far) } else { (far, near) };
        Some((from, to, at(BESIDE + ARROW + LETTER.1)))
    }

    /// The same for one that runs down or up: beside its track, away from the other track.
    fn sign_down(&self, melon: usize, way: f64) -> Option<(Point, Point, Point)> {
        let own = self.melons[melon];
        let is_left = (melon == 0) == (self.scene.state.run.offset >= 0.0);
        let (side, end) = if is_left { (-1.0, own.min().x) } else { (1.0, own.max().x) };
        let half = ARROW.min(own.height() + 8.0) / 2.0;
        let y = own.centre().y;
        // At the border its sign waits while it comes in or leaves.
        let (least, most) = (half + 4.0, self.area.max().y - half - 4.0);
        if !(-own.height()..=self.area.max().y + own.height()).contains(&y) || least > most {
            return None;
        }
        let at = |beside: f64, down: f64| Point::new(end + side * beside, y.clamp(least, most) + down);
        Some((at(BESIDE, -way * half), at(BESIDE, way * half), at(BESIDE + LETTER.1, 0.0)))
    }

    /// Draws the answer: what they share or passed over, and their shadows.
    pub(super) fn draw_truth(&self, figure: &mut Figure) {
        let pair = self.scene.pair();
        let both = pair.shapes.a.intersection(pair.shapes.b).map(|both| self.viewport.rect_to_stage(both));
        if self.missed || self.scene.state.swept {
            self.draw_passed(figure);
        } else if let Some(both) = both.filter(|_| pair.says()) {
            figure.push_overlap(both, Role::OverlapVeil);
        } else if let Some(edge) = both {
            let wide = |length: f64| length.max(TOUCH);
            let mark = Rect::from_centre_size(edge.centre(), wide(edge.width()), wide(edge.height()));
            figure.push(Item::Rect { rect: mark, role: Role::SharedBar });
        }
        let (along, across) = if self.is_horizontal() { (Axis::X, Axis::Y) } else { (Axis::Y, Axis::X) };
        self.draw_shadows(along, figure);
        // On one track they always share the other axis; on two tracks that axis matters.
        if self.scene.state.run.offset != 0.0 {
            self.draw_shadows(across, figure);
        }
    }

    /// Draws both places of the frame before, and the band that both passed over since.
    fn draw_passed(&self, figure: &mut Figure) {
        let (run, Playback { frame, .. }) = (self.scene.state.run, self.scene.state.playback);
        let [a, b] = run.swept(frame);
        let band = a.intersection(b).map(|band| self.viewport.rect_to_stage(band));
        let is_hit = self.scene.pair().says();
        let band = band.filter(|_| is_hit || self.missed);
        // As a light behind them if it is not tested, else as what they share.
        let light = band.filter(|_| !is_hit).map(|band| band.grown(LIGHT));
        if let Some(rect) = light {
            figure.push(Item::Rect { rect, role: Role::PassedBand });
            figure.push_outlines(&[rect], Role::TouchMark, 2.0);
        }
        let ghosts = run.before(frame).map(|melon| self.viewport.rect_to_stage(melon));
        for (ghost, role) in ghosts.into_iter().zip([Role::FirstLine, Role::SecondLine]).take(self.moving()) {
            figure.push_outline(ghost, Role::LineGround, false);
            figure.push_outline(ghost, role, true);
        }
        if let Some(band) = band.filter(|_| is_hit) {
            figure.push_overlap(band, Role::OverlapVeil);
        }
        let has_room = self.is_horizontal() || ghosts[0].max().x + CAPTIONS + 8.5 * SMALL < self.area.width();
        if frame > 0 && has_room && self.melons[0].centre().distance(ghosts[0].centre()) >= NAMED {
            self.write_captions(ghosts, band, frame - 1, figure);
        }
    }

    fn write_captions(&self, ghosts: [Rect; 2], band: Option<Rect>, before: u64, figure: &mut Figure) {
        let is_first = if self.is_horizontal() { ghosts[0].min().x <= ghosts[1].min().x } else { true };
        let apart = ghosts[0].union(ghosts[1]).width() > 16.0 * SMALL;
        let names = [("A", Role::FirstLine, is_first), ("B", Role::SecondLine, !is_first)];
        for (ghost, (name, role, is_left)) in ghosts.into_iter().zip(names).take(self.moving()) {
            let (at, anchor) = match (self.is_horizontal(), is_left == apart) {
                (true, true) => (Point::new(ghost.min().x, ghost.min().y - ABOVE), Anchor::Start),
                (true, false) => (Point::new(ghost.max().x, ghost.min().y - ABOVE), Anchor::End),
                (false, _) => (Point::new(ghost.max().x + CAPTIONS, ghost.centre().y), Anchor::Start),
            };
            figure.write(at, anchor, text!("melon-before", name = name, frame = before.to_string()), SMALL, role);
        }
        if let Some(band) = band {
            let (at, anchor) = if self.is_horizontal() {
                // Over the names of the ghosts, or below the band if there is no room above.
                let all = self.melons.into_iter().chain(ghosts).fold(band, Rect::union);
                let above = all.min().y - ABOVE - LINE;
                let y = if above < SMALL { all.max().y + ABOVE } else { above };
                (Point::new(band.centre().x, y), Anchor::Middle)
            } else {
                (Point::new(band.max().x + CAPTIONS, band.centre().y), Anchor::Start)
            };
            figure.write(at, anchor, text!("both-passed"), SMALL, Role::Text);
        }
    }

    /// Draws both shadows on an axis, and in the picture what they share there, or the gap.
    fn draw_shadows(&self, axis: Axis, figure: &mut Figure) {
        let pair = self.scene.pair();
        let shapes = [pair.shapes.a, pair.shapes.b].map(|rect| self.viewport.rect_to_stage(rect));
        let [a, b] = shapes.map(|rect| RectAlong::of(rect, axis));
        // At the bottom for x, at the left for y.
        let (base, outwards, near, far) = if axis == Axis::X {
            let melons = shapes[0].max().y.max(shapes[1].max().y);
            (self.area.max().y - UNDER, 1.0, melons, shapes[0].min().y.min(shapes[1].min().y))
        } else {
            let melons = shapes[0].min().x.min(shapes[1].min().x);
            (ASIDE.min(self.area.width() / 4.0), -1.0, melons, shapes[0].max().x.max(shapes[1].max().x))
        };
        // No shadow lies over a melon, or over the words below one.
        let least = if axis == Axis::X && (self.missed || self.scene.state.swept) { ABOVE + SMALL } else { BELOW };
        if (base - near) * outwards < least {
            return;
        }
        let rect = |ends: Interval, from: f64, to: f64| {
            Rect::from_corners(a.point(ends.min, base + outwards * from), a.point(ends.max, base + outwards * to))
        };
        let between = a.along.between(b.along);
        let contact = contact_on(&pair.shapes, axis);
        let ends = if contact == Contact::Apart { Interval { min: between.max, max: between.min } } else { between };
        let to_picture = |from: f64| (from - base) * outwards;
        let (start, role) = match contact {
            Contact::Apart if self.missed => (to_picture(near) + LIGHT, Role::GapBand),
            Contact::Apart => (to_picture(far), Role::GapBand),
            Contact::Touching | Contact::Overlapping => (to_picture(near), Role::SharedBand),
        };
        let side = |along: f64| [a.point(along, base + outwards * start), a.point(along, base)];
        // No measure while one comes in or leaves.
        let is_seen = self.melons.iter().all(|&melon| {
            let Interval { min, max } = RectAlong::of(melon, axis).along;
            let seen = self.area.interval(axis);
            seen.min - SLACK <= min && max <= seen.max + SLACK
        });
        if is_seen {
            figure.push(Item::Rect { rect: rect(ends, start, 0.0), role });
            dotted(figure, [side(ends.min), side(ends.max)]);
        }
        if is_seen && contact == Contact::Apart {
            let [from, to] = side(ends.middle());
            figure.push(Item::Line { from, to, role: Role::PlainSecond, dashed: true });
        }
        figure.push(Item::Rect { rect: rect(a.along, 0.0, BAR), role: Role::FirstBar });
        figure.push(Item::Rect { rect: rect(b.along, BAR + APART, BARS), role: Role::SecondBar });
        let (name, at) = if axis == Axis::X {
            ("x", Point::new(self.area.width() - 18.0, base + BARS + BELOW))
        } else {
            ("y", Point::new(base - BARS / 2.0, 18.0))
        };
        figure.write(at, Anchor::Middle, Text::plain(name), TEXT, Role::PlainSecond);
        if !is_seen {
            return;
        }
        let by = shown(gap(&pair.shapes, axis).abs());
        let text = match contact {
            Contact::Overlapping => {
                figure.push_overlap(rect(ends, 0.0, BARS), Role::SharedBar);
                text!("shadow-overlap", by = by)
            }
            Contact::Touching => text!("shadow-touch-word"),
            Contact::Apart => {
                self.draw_length(|along, depth| a.point(along, base + outwards * depth), ends, figure);
                text!("shadow-gap", by = by)
            }
        };
        self.write_length(axis, a.point(ends.middle(), base + outwards * (BARS + BELOW)), text, figure);
    }

    /// Draws a line with a mark at both ends, between the shadows.
    fn draw_length(&self, at: impl Fn(f64, f64) -> Point, ends: Interval, figure: &mut Figure) {
        let middle = BAR + APART / 2.0;
        for (from, to) in [
            (at(ends.min, middle), at(ends.max, middle)),
            (at(ends.min, middle - 5.0), at(ends.min, middle + 5.0)),
            (at(ends.max, middle - 5.0), at(ends.max, middle + 5.0)),
        ] {
            figure.push(Item::Line { from, to, role: Role::Text, dashed: false });
        }
    }

    /// Writes a length below its shadow, or left of it, while it is on the stage.
    fn write_length(&self, axis: Axis, at: Point, text: Text, figure: &mut Figure) {
        let anchor = if axis == Axis::X { Anchor::Middle } else { Anchor::End };
        if self.area.contains(at) {
            figure.write(at, anchor, text, TEXT, Role::Text);
        }
    }
}
