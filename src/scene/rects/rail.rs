//! The strip of one axis: the bars of both intervals, and what they share or how far they are apart.

use super::region::overlap;
use super::sight::Sight;
use crate::figure::{Anchor, Figure, Item, Role};
use crate::scene::shared::asked::Asked;
use crate::scene::shared::number::shown;
use crate::scene::shared::rects::{Along, RectTrial};
use crate::scene::shared::scale_of;
use crate::scene::shared::spoken::{contact_on, gap};
use crate::words::Text;
use hantei_collision::{About, Axis, Contact, Interval, Point, Rect};

/// What the strips take from the right and the bottom border of the stage at scale 1, stage pixels.
pub(super) const DEPTH: f64 = 94.0;
/// On a stage that is narrower or lower than this they would leave too little, stage pixels.
pub(super) const LEAST_STAGE: f64 = 300.0;
/// From the border of the strip to the bars of A and B, and to the line of a length, stage pixels.
const BARS: [f64; 2] = [6.0, 21.0];
const BAR: f64 = 13.0;
const LINE: f64 = 43.0;
/// How far the bars, the line of a length and its number reach from the border of the strip, stage pixels: in x, in y.
const REACH: [f64; 2] = [54.0, DEPTH - 2.0];
/// Half the length of the mark at the end of a length, stage pixels.
const END: f64 = 6.0;
/// How far a lit mark begins before its bar, stage pixels.
const BEFORE: f64 = 3.0;
/// Size of numbers, and of the letters beside the bars, stage pixels.
const TEXT: f64 = 16.0;
const LETTER: f64 = 14.0;
/// From the bars to what stands beside them, stage pixels.
const BESIDE: f64 = 8.0;
/// Room for a number beside a length, stage pixels.
const NUMBER: f64 = 70.0;
/// Distance from the rectangles to the strips of a turned scene, stage pixels.
const AWAY: f64 = 14.0;

/// The strip of one axis, in the coordinates of the rectangles.
pub(super) struct Rail<'a> {
    axis: Axis,
    pair: &'a RectTrial,
    sight: &'a Sight,
    /// Where it begins across the axis, and which way is outwards.
    base: f64,
    outwards: f64,
    /// From where to where it reaches along the axis.
    span: Interval,
    scale: f64,
}

impl<'a> Rail<'a> {
    /// Along the border of the stage, or along the rectangles of a turned scene: on the side that is seen better.
    pub(super) fn of(pair: &'a RectTrial, axis: Axis, sight: &'a Sight) -> Self {
        let scale = scale_of(sight.stage);
        let rail = |base, outwards, span| Self { axis, pair, sight, base, outwards, span, scale };
        if !sight.is_turned() {
            let Along { along, across, .. } = Along::of(sight.free(), axis);
            let end = if axis == Axis::X { sight.seen().max().x } else { along.max };
            return rail(across.max, 1.0, Interval { min: along.min, max: end });
        }
        let both = Along::of(pair.shapes.a.union(pair.shapes.b), axis);
        let away = sight.units(AWAY);
        let span = Interval { min: both.along.min - away, max: both.along.max + away };
        let near = rail(both.across.max + away, 1.0, span);
        let far = rail(both.across.min - away, -1.0, span);
        let hidden = |rail: &Self| rail.area().corners().iter().filter(|&&corner| !sight.is_free(corner)).count();
        if hidden(&far) < hidden(&near) { far } else { near }
    }

    /// All that it takes.
    pub(super) fn area(&self) -> Rect {
        self.rect(self.span, (1.0, REACH[self.axis as usize]))
    }

    /// A length in pixels of the strip, in world units.
    fn units(&self, pixels: f64) -> f64 {
        self.sight.units(pixels * self.scale)
    }

    /// The point so far along the axis and so many pixels of the strip from its border.
    fn point(&self, along: f64, depth: f64) -> Point {
        let across = self.base + self.outwards * self.units(depth);
        match self.axis {
            Axis::X => Point::new(along, across),
            Axis::Y | Axis::Z => Point::new(across, along),
        }
    }

    fn rect(&self, Interval { min, max }: Interval, (from, to): (f64, f64)) -> Rect {
        Rect::from_corners(self.point(min, from), self.point(max, to))
    }

    /// A length in pixels of the strip along the axis, as a shift.
    fn shift(&self, along: f64) -> (f64, f64) {
        let along = along * self.scale;
        if self.axis == Axis::X { (along, 0.0) } else { (0.0, along) }
    }

    fn intervals(&self) -> [Interval; 2] {
        [self.pair.shapes.a, self.pair.shapes.b].map(|rect| rect.interval(self.axis))
    }

    fn line(&self, along: [f64; 2], depth: [f64; 2], role: Role, figure: &mut Figure) {
        let (from, to) = (self.point(along[0], depth[0]), self.point(along[1], depth[1]));
        figure.push(Item::Line { from, to, role, dashed: false });
    }

    /// The line along which all lies, and a bold frame where the axis keeps the two apart.
    pub(super) fn draw_ground(&self, is_apart: bool, figure: &mut Figure) {
        self.line([self.span.min, self.span.max], [1.0; 2], Role::Rail, figure);
        if is_apart {
            figure.push_outline(self.area(), Role::Gap, false);
        }
    }

    /// A letter in the middle of its place, or a number beside it; what it takes of the stage.
    fn write(&self, at: Point, shift: (f64, f64), anchor: Anchor, text: String, figure: &mut Figure) -> Rect {
        let size = self.scale * if anchor == Anchor::Middle { LETTER } else { TEXT };
        let plate = self.sight.plate(at, shift, anchor, &text, size);
        figure.write_beside(at, shift, anchor, Text::plain(text), size, Role::Text);
        plate
    }

    /// A line with a mark at both ends, and its length beside it; what that takes of the stage.
    fn draw_length(&self, ends: [f64; 2], length: f64, figure: &mut Figure) -> Rect {
        let (min, max) = (ends[0].min(ends[1]), ends[0].max(ends[1]));
        self.line([min, max], [LINE; 2], Role::Gap, figure);
        for end in [min, max] {
            self.line([end; 2], [LINE - END, LINE + END], Role::Gap, figure);
        }
        let is_at_border = || self.sight.to_stage(self.point(max, LINE)).x > self.sight.stage.0 - NUMBER * self.scale;
        let (at, beside) = match self.axis {
            Axis::X if is_at_border() => (min, -BESIDE),
            Axis::X => (max, BESIDE),
            Axis::Y | Axis::Z => (f64::midpoint(min, max), self.outwards * BESIDE),
        };
        // Turned, a number is still level, and its corner would come near the bars.
        let beside = if self.sight.is_turned() { 2.0 * beside } else { beside };
        let anchor = if beside < 0.0 { Anchor::End } else { Anchor::Start };
        self.write(self.point(at, LINE), (beside * self.scale, 0.0), anchor, shown(length), figure)
    }

    /// Draws both intervals as bars, and what they share, the gap, or the two ends compared. Returns where its words stand.
    pub(super) fn draw_intervals(&self, lit: Option<&Asked>, figure: &mut Figure) -> Vec<Rect> {
        let [a, b] = self.intervals();
        let mut taken = Vec::new();
        for (interval, depth, role, letter) in [(a, BARS[0], Role::FirstBar, "A"), (b, BARS[1], Role::SecondBar, "B")] {
            figure.push(Item::Rect { rect: self.rect(interval, (depth, depth + BAR)), role });
            // Before the bar, or behind it where that begins off the stage.
            let ends = [(interval.min, -BESIDE), (interval.max, BESIDE)];
            let is_seen =
                |&(end, beside): &(f64, f64)| self.sight.is_clear(self.point(end + self.units(2.0 * beside), depth));
            if let Some((end, beside)) = ends.into_iter().find(is_seen) {
                let at = self.point(end, depth + BAR / 2.0);
                taken.push(self.write(at, self.shift(beside), Anchor::Middle, letter.into(), figure));
            }
        }
        let between = Interval { min: a.min.max(b.min), max: a.max.min(b.max) };
        let is_shared = contact_on(&self.pair.shapes, self.axis) == Contact::Overlapping;
        if is_shared {
            figure.push_overlap(self.rect(between, (BARS[0], BARS[1] + BAR)), Role::SharedBar);
        }
        if let Some(asked) = lit {
            // Where the numbers are no coordinates, the ends that they speak of.
            let ends = || match asked.question.about {
                Some(About::Ends(_, of_a, of_b)) => Some([a.end(of_a), b.end(of_b)]),
                Some(About::Centres(_)) => Some([a.middle(), b.middle()]),
                _ => None,
            };
            let [of_a, of_b] = asked.numbers().or_else(ends).unwrap_or([a.min, b.min]);
            for (at, depth) in [(of_a, BARS[0]), (of_b, BARS[1])] {
                figure.push_lit(self.point(at, depth - BEFORE), self.point(at, LINE), false);
            }
            figure.push_arrow(self.point(of_a, LINE), self.point(of_b, LINE), Role::Lit);
            return taken;
        }
        let gap = gap(&self.pair.shapes, self.axis);
        let ends = [between.min, between.max];
        if !is_shared {
            for end in [ends[0].min(ends[1]), ends[0].max(ends[1])] {
                self.line([end; 2], [BARS[0], LINE], Role::Rail, figure);
            }
        }
        taken.push(self.draw_length(ends, gap.abs(), figure));
        taken
    }

    /// Draws what centre-size compares: half of A and half of B end to end, and below them the distance of the centres.
    /// No letter covers `others`: turned strips may cross. Returns where its words stand.
    pub(super) fn draw_halves(&self, asked: &Asked, is_lit: bool, others: &[Rect], figure: &mut Figure) -> Vec<Rect> {
        let [a, b] = self.intervals();
        let [distance, halves] = asked.distance().unwrap_or_default();
        let (from, to) = (a.middle(), b.middle());
        let towards = if to < from { -1.0 } else { 1.0 };
        let joint = from + towards * (a.max - from);
        let end = from + towards * halves;
        let mut taken = Vec::new();
        for (one, other, role, letter) in [(from, joint, Role::FirstBar, "A"), (joint, end, Role::SecondBar, "B")] {
            let ends = Interval { min: one.min(other), max: one.max(other) };
            figure.push(Item::Rect { rect: self.rect(ends, (BARS[0], BARS[0] + BAR)), role });
            let at = self.point(ends.middle(), BARS[1] + BAR / 2.0);
            let plate = self.sight.plate(at, (0.0, 0.0), Anchor::Middle, letter, self.scale * LETTER);
            let is_free = !others.iter().any(|other| overlap(*other, plate));
            if is_free && self.sight.is_clear(at) && ends.max - ends.min > self.units(LETTER) {
                taken.push(self.write(at, (0.0, 0.0), Anchor::Middle, letter.into(), figure));
            }
        }
        for at in [from, to] {
            self.line([at; 2], [BARS[0] - BEFORE, LINE], Role::Rail, figure);
        }
        if is_lit {
            let [from, to] = [from, to].map(|at| self.point(at, LINE));
            figure.push_lit(from, to, false);
            figure.push_arrow(from, to, Role::Lit);
        } else {
            taken.push(self.draw_length([from, to], distance, figure));
        }
        taken
    }
}
