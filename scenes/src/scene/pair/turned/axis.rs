//! An axis of two shapes: its name, both shadows on it, and its row in the panel.

use super::super::kinds;
use super::super::rows::Said;
use super::{letter, side_name};
use crate::figure::Pictogram;
use crate::scene::shared::edges::edge_name;
use crate::scene::shared::number::{in_tenths, shown, to_tenths};
use crate::scene::{Content, Readings, Shadows, Walk};
use crate::text;
use crate::words::Text;
use hantei_collision::shapes::Pair;
use hantei_collision::{About, CircleAndPolygon, Interval, TwoPolygons, TwoTurned, Vec2, sat_push_out};

/// Both shadows on an axis.
#[derive(Clone, Copy)]
pub(super) struct OnAxis {
    pub(super) about: About,
    pub(super) direction: Vec2,
    pub(super) shadows: [Interval; 2],
    has_sizes: bool,
    /// How many corners the shape of the edge has.
    corners: usize,
}

/// The axis of something that a method asks about; `None` for other things, and for an edge without length.
pub(super) fn of(pair: &Pair, about: About) -> Option<OnAxis> {
    let two = TwoTurned::try_from(pair);
    let has_sizes = two.is_ok();
    let (direction, shadows) = match (about, two, TwoPolygons::try_from(pair), CircleAndPolygon::try_from(pair)) {
        (About::AxisOf(is_b, edge), Ok(two), ..) => {
            let axis = two.axis(is_b, edge);
            (axis, two.shadows(axis))
        }
        (About::AxisOf(is_b, edge), _, Ok(two), _) => {
            let axis = two.axis(is_b, edge);
            (axis, two.shadows(axis))
        }
        (About::AxisOf(_, edge), .., Ok(round)) => {
            let axis = round.axis(edge);
            (axis, round.shadows(axis))
        }
        (About::AxisToCorner, .., Ok(round)) => {
            let axis = round.axis_to_corner();
            (axis, round.shadows(axis))
        }
        _ => return None,
    };
    let corners = kinds::corners(if matches!(about, About::AxisOf(false, _)) { pair.a() } else { pair.b() }).len();
    direction.x.is_finite().then_some(OnAxis { about, direction, shadows, has_sizes, corners })
}

/// The axes that the full test asks, in order.
fn all(pair: &Pair) -> Vec<OnAxis> {
    let abouts: Vec<About> = if let Ok(two) = TwoTurned::try_from(pair) {
        let edge = |is_height: bool| if is_height { 2 } else { 1 };
        two.axes().iter().map(|axis| About::AxisOf(axis.is_b, edge(axis.edge.is_multiple_of(2)))).collect()
    } else if let Ok(two) = TwoPolygons::try_from(pair) {
        two.axes().iter().map(|axis| About::AxisOf(axis.is_b, axis.edge)).collect()
    } else if let Ok(round) = CircleAndPolygon::try_from(pair) {
        let edges = round.axes().into_iter().map(|axis| About::AxisOf(true, axis.edge));
        edges.chain([About::AxisToCorner]).collect()
    } else {
        Vec::new()
    };
    abouts.into_iter().filter_map(|about| of(pair, about)).collect()
}

/// The first axis with a gap.
pub(super) fn gap(pair: &Pair) -> Option<OnAxis> {
    all(pair).into_iter().find(|axis| axis.gap() > 0.0)
}

/// The axis of the shortest way out, and its length; only of convex shapes.
pub(super) fn way_out(pair: &Pair) -> Option<(OnAxis, f64, Vec2)> {
    if !super::are_convex(pair) {
        return None;
    }
    let push = sat_push_out(*pair.a(), *pair.b())?;
    let edge = if TwoTurned::try_from(pair).is_ok() { 2 - push.axis.edge % 2 } else { push.axis.edge };
    Some((of(pair, About::AxisOf(push.axis.is_b, edge))?, push.depth, push.by))
}

impl OnAxis {
    /// Both shadows together.
    pub(super) fn whole(&self) -> Interval {
        let [a, b] = self.shadows;
        Interval { min: a.min.min(b.min), max: a.max.max(b.max) }
    }

    /// What both share; if they share nothing, `min` is above `max`, and the gap is from `max` to `min`.
    pub(super) fn both(&self) -> Interval {
        let [a, b] = self.shadows;
        Interval { min: a.min.max(b.min), max: a.max.min(b.max) }
    }

    /// The gap between the shadows; 0 or less without one.
    pub(super) fn gap(&self) -> f64 {
        let both = self.both();
        both.min - both.max
    }

    /// How far A would have to move along the axis.
    fn depth(&self) -> f64 {
        let [a, b] = self.shadows;
        (a.max - b.min).min(b.max - a.min)
    }

    /// `along A's width`.
    pub(super) fn name(&self) -> Text {
        match self.about {
            About::AxisOf(is_b, edge) if self.has_sizes => {
                text!("turned-axis", whose = letter(is_b), side = side_name(edge))
            }
            About::AxisOf(is_b, edge) => {
                text!("turned-axis-edge", whose = letter(is_b), edge = edge_name(edge, self.corners))
            }
            _ => text!("turned-axis-corner"),
        }
    }

    /// The same for a row, which has less room: `A's edge 1–2`.
    pub(super) fn row_name(&self) -> Text {
        match self.about {
            About::AxisOf(is_b, edge) if self.has_sizes => {
                text!("turned-row-axis", whose = letter(is_b), side = side_name(edge))
            }
            About::AxisOf(is_b, edge) => {
                text!("turned-row-axis-edge", whose = letter(is_b), edge = edge_name(edge, self.corners))
            }
            _ => self.name(),
        }
    }

    /// `gap 20`, `overlap 105`, on the stage, where the way out has its own badge.
    pub(super) fn result(&self) -> Text {
        match self.gap() {
            gap if gap > 0.0 => text!("turned-row-gap", by = in_tenths(gap)),
            gap if gap < 0.0 => text!("turned-row-overlap", by = in_tenths(-gap)),
            _ => text!("turned-row-touch"),
        }
    }

    /// Where one shadow is in the other: what both share, and how far it is out.
    fn within(&self) -> Option<[String; 2]> {
        let (shared, out) = (in_tenths(-self.gap()), in_tenths(self.depth()));
        (self.gap() < 0.0 && shared != out).then_some([shared, out])
    }

    /// The same in a row: where one shadow is in the other, with how far it is out.
    fn row_result(&self) -> Text {
        match self.within() {
            Some([shared, out]) => text!("turned-row-within", shared = shared, out = out),
            None => self.result(),
        }
    }

    fn numbers(&self) -> String {
        let span = |of: Interval| [of.min, of.max].map(brief).join("..");
        format!("A {} · B {}", span(self.shadows[0]), span(self.shadows[1]))
    }

    fn picture(&self) -> Pictogram {
        let degrees = self.direction.y.atan2(self.direction.x).to_degrees().round() as i16;
        match self.about {
            About::AxisOf(is_b, edge) => Pictogram::Axis(is_b, degrees, !(self.has_sizes && edge == 1)),
            _ => Pictogram::Distance,
        }
    }
}

/// A place on an axis with one decimal, and as a whole number from 100 on.
fn brief(number: f64) -> String {
    if number.abs() < 100.0 { to_tenths(number) } else { shown(number.round()) }
}

/// Of the comparisons of one axis the last one is left, which decides; axes that were not reached keep their first.
pub(super) fn prune(walk: &mut Walk) {
    walk.keep_last(|asked| asked.about);
    let made: Vec<usize> = walk.trace.iter().map(|made| made.question).collect();
    let firsts: Vec<(usize, Option<About>)> = walk.questions.iter().map(|asked| (asked.id, asked.about)).collect();
    walk.keep_questions(|asked| {
        let of_axis = || firsts.iter().filter(|(_, about)| *about == asked.about).map(|(id, _)| *id);
        let is_reached = of_axis().any(|id| made.contains(&id));
        if is_reached { made.contains(&asked.id) } else { of_axis().next() == Some(asked.id) }
    });
}

/// The rows of axes show their shadows, all in one scale.
pub(super) fn finish(said: &Said, readings: &mut Readings) {
    let Some(section) = readings.sections.first_mut() else { return };
    let axes: Vec<OnAxis> = said.walk.questions.iter().filter_map(|asked| of(said.pair, asked.about?)).collect();
    let long = |axis: &OnAxis| axis.whole().max - axis.whole().min;
    let longest = axes.iter().map(long).fold(f64::MIN_POSITIVE, f64::max);
    let least = shown_least(said.pair, &axes).filter(|_| said.says).map(|axis| axis.about);
    for row in &mut section.rows {
        let Some(axis) = axes.iter().find(|axis| Some(axis.about) == row.about) else { continue };
        row.picture = axis.picture();
        let Content::Comparison { asked, left, shadows, .. } = &mut row.content else { continue };
        if left.is_empty() {
            // What is not asked is known by its axis.
            asked.clear();
            continue;
        }
        let from = axis.whole().min;
        let ends = axis.shadows.map(|of| [(of.min - from) / longest, (of.max - from) / longest]);
        if axis.within().is_some() {
            readings.legend = Some(text!("turned-legend-out"));
        }
        *shadows =
            Some(Shadows { ends, numbers: axis.numbers(), result: axis.row_result(), is_least: least == row.about });
    }
    let count = axes.len();
    readings.sum = Some(if said.says { text!("turned-sum-no-gap", count = count) } else { text!("turned-sum-gap") });
    let out = way_out(said.pair).filter(|_| said.says);
    readings.then = out.map(|(_, depth, _)| text!("turned-out-by", by = in_tenths(depth)));
}

/// The axis with the least overlap: that of the way out, else the first of the shortest.
pub(super) fn shown_least(pair: &Pair, axes: &[OnAxis]) -> Option<OnAxis> {
    let of_push = way_out(pair).map(|(axis, ..)| axis).filter(|out| axes.iter().any(|axis| axis.about == out.about));
    of_push
        .or_else(|| axes.iter().copied().reduce(|least, next| if next.depth() < least.depth() { next } else { least }))
}
