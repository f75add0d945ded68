//! Both axes as strips along the stage: each rectangle's interval as a bar, and what the two share or how far they are
//! apart. One axis on which they are apart is enough.
//!
//! Of a turned scene the strips lie along the rectangles and turn with them; the words stay where they are.

use super::RectsScene;
use super::sight::Sight;
use crate::collision::{About, Border, Contact, OverlapMethod};
use crate::figure::{Anchor, Figure, Item, Role};
use crate::geometry::{Axis, Interval, Point, Rect};
use crate::scene::Look;
use crate::scene::shared::number::{shown, shown_pair};
use crate::scene::shared::pair::{Along, Asked, Pair};
use crate::scene::shared::truth;
use crate::text;
use crate::words::Text;

/// What the strips take from the right and the bottom border of the stage, stage pixels.
pub(super) const DEPTH: f64 = 94.0;
/// On a stage that is narrower or lower than this they would leave too little, stage pixels.
pub(super) const LEAST_STAGE: f64 = 300.0;
/// From the border of the strip to the bars of A and B, and to the line of a length, stage pixels.
const BARS: [f64; 2] = [6.0, 21.0];
const BAR: f64 = 13.0;
const LINE: f64 = 43.0;
/// How far the bars, the line of a length and its number reach from the border of the strip, stage pixels: in x, in y.
const REACH: [f64; 2] = [54.0, DEPTH - 2.0];
/// Half the height of the mark at the end of a length, stage pixels.
const END: f64 = 6.0;
/// From the border of the strip to the words of each axis, stage pixels.
const WORDS: [f64; 2] = [63.0, 82.0];
/// Size of numbers and words, stage pixels.
const TEXT: f64 = 16.0;
/// Size of the letters beside the bars, stage pixels.
const LETTER: f64 = 14.0;
/// From the bars to what stands beside them, stage pixels.
const BESIDE: f64 = 8.0;
/// From the left border of the stage to the words, stage pixels.
const MARGIN: f64 = 12.0;
/// Room for a number beside a length, stage pixels.
const NUMBER: f64 = 70.0;
/// On a stage at least this wide the question stands beside its numbers, stage pixels.
const WIDE: f64 = 500.0;
/// Distance from the rectangles to the strips of a turned scene, stage pixels.
const AWAY: f64 = 14.0;

/// The strip of one axis, in the coordinates of the rectangles.
pub(super) struct Rail {
    axis: Axis,
    /// Where it begins across the axis, and which way is outwards.
    base: f64,
    outwards: f64,
    /// From where to where it reaches along the axis.
    span: Interval,
}

impl Rail {
    /// Along the border of the stage, or along the rectangles of a turned scene: on the side that is seen better.
    pub(super) fn of(pair: &Pair, axis: Axis, sight: &Sight) -> Self {
        let both = Along::of(pair.a.union(pair.b), axis);
        let away = sight.units(AWAY);
        if !sight.is_turned() {
            let seen = sight.free();
            let Along { along, across, .. } = Along::of(seen, axis);
            let end = if axis == Axis::X { sight.seen().max().x } else { along.max };
            return Self { axis, base: across.max, outwards: 1.0, span: Interval { min: along.min, max: end } };
        }
        let span = Interval { min: both.along.min - away, max: both.along.max + away };
        let sides = [(both.across.max + away, 1.0), (both.across.min - away, -1.0)];
        let rails = sides.map(|(base, outwards)| Self { axis, base, outwards, span });
        let hidden = |rail: &Self| rail.area(sight).corners().iter().filter(|&&corner| !sight.is_free(corner)).count();
        let [near, far] = rails;
        if hidden(&far) < hidden(&near) { far } else { near }
    }

    /// All that its bars and lines can cover.
    pub(super) fn area(&self, sight: &Sight) -> Rect {
        self.rect(self.span, (1.0, REACH[self.axis as usize]), sight)
    }

    /// The point so far along the axis and so many stage pixels from the border of the strip.
    fn point(&self, along: f64, depth: f64, sight: &Sight) -> Point {
        let across = self.base + self.outwards * sight.units(depth);
        match self.axis {
            Axis::X => Point::new(along, across),
            Axis::Y => Point::new(across, along),
        }
    }

    fn rect(&self, Interval { min, max }: Interval, (from, to): (f64, f64), sight: &Sight) -> Rect {
        Rect::from_corners(self.point(min, from, sight), self.point(max, to, sight))
    }

    /// A length in stage pixels along the axis, as a shift.
    fn shift(&self, along: f64) -> (f64, f64) {
        if self.axis == Axis::X { (along, 0.0) } else { (0.0, along) }
    }

    fn line(&self, from: (f64, f64), to: (f64, f64), role: Role, sight: &Sight, figure: &mut Figure) {
        let [from, to] = [from, to].map(|(along, depth)| self.point(along, depth, sight));
        figure.push(Item::Line { from, to, role, dashed: false });
    }

    /// A line with a mark at both ends, and its length beside it.
    fn length(&self, ends: Interval, length: f64, sight: &Sight, figure: &mut Figure) {
        let Interval { min, max } = ends;
        self.line((min, LINE), (max, LINE), Role::Gap, sight, figure);
        for end in [min, max] {
            self.line((end, LINE - END), (end, LINE + END), Role::Gap, sight, figure);
        }
        let (at, shift, anchor) = match self.axis {
            Axis::X if sight.to_stage(self.point(max, LINE, sight)).x > sight.stage.0 - NUMBER => {
                (min, -BESIDE, Anchor::End)
            }
            Axis::X => (max, BESIDE, Anchor::Start),
            Axis::Y => (f64::midpoint(min, max), BESIDE, Anchor::Start),
        };
        let (shift, anchor) = match self.axis {
            Axis::X => ((shift, 0.0), anchor),
            Axis::Y if self.outwards > 0.0 => ((shift, 0.0), anchor),
            Axis::Y => ((-shift, 0.0), Anchor::End),
        };
        let (at, text) = (self.point(at, LINE, sight), Text::plain(shown(length)));
        figure.push(Item::Label { at, shift, anchor, text, size: TEXT, role: Role::Text });
    }

    /// The bars of both intervals, and what they share or how far they are apart.
    fn bars(&self, pair: &Pair, lit: Option<&Asked>, sight: &Sight, figure: &mut Figure) {
        let [a, b] = [pair.a, pair.b].map(|rect| rect.interval(self.axis));
        for (interval, depth, role, letter) in [(a, BARS[0], Role::FirstBar, "A"), (b, BARS[1], Role::SecondBar, "B")] {
            let rect = self.rect(interval, (depth, depth + BAR), sight);
            figure.push(Item::Rect { rect, role });
            // Before the bar, or behind it where that begins off the stage.
            let ends = [(interval.min, -BESIDE), (interval.max, BESIDE)];
            let seen = ends.into_iter().find(|&(end, beside)| {
                let middle = self.point(end + sight.units(2.0 * beside), depth, sight);
                sight.is_seen(middle)
            });
            if let Some((end, beside)) = seen {
                let (at, text) = (self.point(end, depth + BAR / 2.0, sight), Text::plain(letter));
                let shift = self.shift(beside);
                figure.push(Item::Label { at, shift, anchor: Anchor::Middle, text, size: LETTER, role: Role::Text });
            }
        }
        let between = Interval { min: a.min.max(b.min), max: a.max.min(b.max) };
        let is_shared = pair.contact_on(self.axis) == Contact::Overlapping;
        if is_shared {
            figure.push_overlap(self.rect(between, (BARS[0], BARS[1] + BAR), sight), Role::SharedBar);
        }
        if let Some(asked) = lit {
            let [of_a, of_b] = asked.numbers();
            for (at, depth) in [(of_a, BARS[0]), (of_b, BARS[1])] {
                let [from, to] = [depth - 3.0, LINE].map(|depth| self.point(at, depth, sight));
                figure.push_lit(from, to, false);
            }
            let [from, to] = [of_a, of_b].map(|at| self.point(at, LINE, sight));
            figure.push_arrow(from, to, Role::Lit);
            return;
        }
        let gap = pair.gaps().into_iter().find(|(axis, _)| *axis == self.axis).map_or(0.0, |(_, gap)| gap);
        let ends = Interval { min: between.min.min(between.max), max: between.min.max(between.max) };
        if !is_shared {
            for end in [ends.min, ends.max] {
                self.line((end, BARS[0]), (end, LINE), Role::Rail, sight, figure);
            }
        }
        self.length(ends, gap.abs(), sight, figure);
    }

    /// The two numbers that centre-size compares: from A's centre towards B's, half of A and half of B, end to end; below,
    /// the distance of the centres.
    fn halves(&self, pair: &Pair, asked: &Asked, is_lit: bool, sight: &Sight, figure: &mut Figure) {
        let [a, b] = [pair.a, pair.b].map(|rect| rect.interval(self.axis));
        let [distance, halves] = asked.comparison.numbers;
        let (from, to) = (a.middle(), b.middle());
        let towards = if to < from { -1.0 } else { 1.0 };
        let joint = from + towards * (a.max - from);
        let end = from + towards * halves;
        for (one, other, role, letter) in [(from, joint, Role::FirstBar, "A"), (joint, end, Role::SecondBar, "B")] {
            let ends = Interval { min: one.min(other), max: one.max(other) };
            figure.push(Item::Rect { rect: self.rect(ends, (BARS[0], BARS[0] + BAR), sight), role });
            let at = self.point(ends.middle(), BARS[1] + BAR / 2.0, sight);
            if sight.is_seen(at) && ends.max - ends.min > sight.units(LETTER) {
                let text = Text::plain(letter);
                figure.push(Item::Label {
                    at,
                    shift: (0.0, 0.0),
                    anchor: Anchor::Middle,
                    text,
                    size: LETTER,
                    role: Role::Text,
                });
            }
        }
        for at in [from, to] {
            self.line((at, BARS[0] - 3.0), (at, LINE), Role::Rail, sight, figure);
        }
        if is_lit {
            let [from, to] = [from, to].map(|at| self.point(at, LINE, sight));
            figure.push_lit(from, to, false);
            figure.push_arrow(from, to, Role::Lit);
        } else {
            self.length(Interval { min: from.min(to), max: from.max(to) }, distance, sight, figure);
        }
    }
}

/// Whether a comparison is about this axis.
fn is_on(about: Option<About>, axis: Axis) -> bool {
    matches!(about, Some(About::Ends(on, ..) | About::Centres(on)) if on == axis)
}

/// The comparison that is lit up, if it is about this axis.
fn lit_on<'a>(asked: &'a [Asked], lit: Option<About>, axis: Axis) -> Option<&'a Asked> {
    let lit = lit.filter(|_| is_on(lit, axis))?;
    asked.iter().find(|asked| asked.is_about(lit))
}

/// Draws both strips, in the coordinates of the rectangles.
pub(super) fn draw(pair: &Pair, look: &Look, sight: &Sight, figure: &mut Figure) {
    let asked = pair.asked();
    for axis in Axis::ALL {
        let rail = Rail::of(pair, axis, sight);
        rail.line((rail.span.min, 1.0), (rail.span.max, 1.0), Role::Rail, sight, figure);
        let lit = lit_on(&asked, look.lit, axis);
        if pair.method == OverlapMethod::CentreSize {
            let centres = asked.iter().find(|asked| asked.is_about(About::Centres(axis)));
            if let Some(centres) = centres {
                rail.halves(pair, centres, lit.is_some(), sight, figure);
            }
        } else {
            rail.bars(pair, lit, sight, figure);
        }
        if is_apart(pair, axis) {
            figure.push_outline(rail.area(sight), Role::Gap, false);
        }
    }
}

/// Whether the two share nothing on an axis, by the rule for the border: one such axis is enough for a miss.
fn is_apart(pair: &Pair, axis: Axis) -> bool {
    match pair.contact_on(axis) {
        Contact::Apart => true,
        Contact::Touching => pair.border == Border::Misses,
        Contact::Overlapping => false,
    }
}

/// What is said of an axis while nothing on it is lit up.
fn state(pair: &Pair, asked: &[Asked], axis: Axis) -> (Text, Role) {
    let mut on_axis = asked.iter().filter(|asked| is_on(asked.question.about, axis));
    let says_apart = on_axis.clone().any(Asked::speaks_against);
    let name = axis.name();
    let text = match (is_apart(pair, axis), says_apart, pair.contact_on(axis)) {
        (true, false, _) => return (text!("strip-wrong-shared", axis = name), Role::Wrong),
        (false, true, _) => return (text!("strip-wrong-apart", axis = name), Role::Wrong),
        _ if pair.method == OverlapMethod::CentreSize => {
            let numbers = on_axis.next().map(numbers).unwrap_or_default();
            if says_apart {
                text!("strip-far", axis = name, numbers = numbers)
            } else {
                text!("strip-near", axis = name, numbers = numbers)
            }
        }
        (true, true, Contact::Touching) => text!("strip-touching-apart", axis = name),
        (false, false, Contact::Touching) => text!("strip-touching-shared", axis = name),
        (true, true, _) => text!("strip-apart", axis = name),
        (false, false, _) => text!("strip-shared", axis = name),
    };
    (text, Role::Text)
}

/// The numbers of a comparison around its sign.
fn numbers(asked: &Asked) -> String {
    let [left, right] = asked.comparison.numbers;
    let [left, right] = shown_pair(left, right);
    format!("{left} {} {right}", asked.question.operator.symbol())
}

/// What is said of the comparison that is lit up.
fn said(asked: &Asked, axis: Axis, is_wide: bool) -> Text {
    let (name, question) = (axis.name(), asked.question.to_string());
    if !asked.is_reached {
        return text!("strip-not-asked", axis = name, question = question);
    }
    let (numbers, holds) = (numbers(asked), truth(asked.comparison.holds));
    if is_wide {
        text!("strip-asked", axis = name, question = question, numbers = numbers, holds = holds)
    } else {
        text!("strip-compared", axis = name, numbers = numbers, holds = holds)
    }
}

/// Draws the ground of the strips and a line of words for each axis, in world units.
pub(super) fn draw_words(scene: &RectsScene, pair: &Pair, look: &Look, figure: &mut Figure) {
    let (width, height) = scene.stage;
    let to_world = |x, y| look.viewport.to_world(Point::new(x, y));
    let mut ground = vec![Rect::from_corners(to_world(0.0, height - DEPTH), to_world(width, height))];
    if scene.turn.shown() == 0.0 {
        ground.push(Rect::from_corners(to_world(width - DEPTH, 0.0), to_world(width, height - DEPTH)));
    }
    ground.into_iter().for_each(|rect| figure.push(Item::Rect { rect, role: Role::Halo }));
    let asked = pair.asked();
    for (axis, depth) in Axis::ALL.into_iter().zip(WORDS) {
        let (text, role) = match lit_on(&asked, look.lit, axis) {
            Some(asked) => (said(asked, axis, width >= WIDE), Role::Lit),
            None => state(pair, &asked, axis),
        };
        let at = to_world(MARGIN, height - DEPTH + depth);
        figure.push(Item::Label { at, shift: (0.0, 0.0), anchor: Anchor::Start, text, size: TEXT, role });
    }
}
