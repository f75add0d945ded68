//! Two rectangles on the stage: what is near the pointer, and what is lit up.

use super::own::Own;
use super::trial::{Chosen, Judged as _, Trial};
use super::truth;
use crate::figure::{Anchor, Figure, Role};
use crate::text;
use hantei_collision::{About, Axis, End, Interval, OverlapMethod, Point, Rect, TwoRects};

/// From a distance's line to its number, stage pixels.
const BESIDE: f64 = 18.0;
/// Font size, stage pixels.
const TEXT: f64 = 17.0;

pub(in crate::scene) type RectTrial = Trial<OverlapMethod>;

/// A rectangle along an axis: its interval there, and the one across.
#[derive(Clone, Copy)]
pub(in crate::scene) struct RectAlong {
    axis: Axis,
    pub(in crate::scene) along: Interval,
    pub(in crate::scene) across: Interval,
}

impl RectAlong {
    pub(in crate::scene) fn of(rect: Rect, axis: Axis) -> Self {
        let other = if axis == Axis::X { Axis::Y } else { Axis::X };
        Self { axis, along: rect.interval(axis), across: rect.interval(other) }
    }

    pub(in crate::scene) fn point(self, along: f64, across: f64) -> Point {
        match self.axis {
            Axis::X => Point::new(along, across),
            Axis::Y | Axis::Z => Point::new(across, along),
        }
    }
}

impl RectTrial {
    /// The subject of the comparison whose edge is nearest to `at` and within `reach`, world units.
    pub(in crate::scene) fn near(&self, at: Point, reach: f64) -> Option<About> {
        let mut near: Vec<(f64, About)> = Vec::new();
        for (rect, is_a) in [(self.shapes.a, true), (self.shapes.b, false)] {
            for axis in Axis::PLANE {
                let RectAlong { along, across, .. } = RectAlong::of(rect, axis);
                let (place, beside) = if axis == Axis::X { (at.x, at.y) } else { (at.y, at.x) };
                if beside < across.min - reach || beside > across.max + reach {
                    continue;
                }
                for end in [End::Min, End::Max] {
                    // A's far edge is compared with B's near one, and the other way round.
                    let about = if let Chosen::Own(own) = &self.chosen {
                        let Some(about) = of_end(own, axis, end, is_a) else { continue };
                        about
                    } else if self.built_in() == Some(OverlapMethod::CentreSize) {
                        About::Centres(axis)
                    } else if (end == End::Max) == is_a {
                        About::Ends(axis, End::Max, End::Min)
                    } else {
                        About::Ends(axis, End::Min, End::Max)
                    };
                    near.push(((place - along.end(end)).abs(), about));
                }
            }
        }
        let near = near.into_iter().filter(|&(distance, _)| distance <= reach);
        near.min_by(|p, q| p.0.total_cmp(&q.0)).map(|found| found.1)
    }

    /// Lights up a comparison's subject: two edges or two centres, the distance between, and both numbers if wanted.
    pub(in crate::scene) fn draw_lit(&self, about: About, with_numbers: bool, figure: &mut Figure) {
        let (axis, ends) = match about {
            About::Ends(axis, a, b) => (axis, Some((a, b))),
            About::Centres(axis) => (axis, None),
            _ => return,
        };
        let [a, b] = [self.shapes.a, self.shapes.b].map(|rect| RectAlong::of(rect, axis));
        // Across the axis, the line runs through what both share, or through the gap.
        let level = a.across.between(b.across).middle();
        let (from, to) = match ends {
            Some((of_a, of_b)) => (a.along.end(of_a), b.along.end(of_b)),
            None => (a.along.middle(), b.along.middle()),
        };
        for (rect, at) in [(a, from), (b, to)] {
            if ends.is_some() {
                figure.push_lit(rect.point(at, rect.across.min), rect.point(at, rect.across.max), false);
            } else {
                // From the border to the centre: the half that the formula adds.
                figure.push_lit(rect.point(rect.along.min, level), rect.point(at, level), true);
            }
        }
        figure.push_way(a.point(from, level), a.point(to, level), ends.is_none());
        for at in [from, to] {
            figure.push_ringed(a.point(at, level), 4.0, 2.0, Role::Lit);
        }
        if !with_numbers {
            return;
        }
        let walk = self.walk();
        let asked = walk.questions.iter().find(|question| question.about == Some(about));
        if let Some(made) = asked.and_then(|question| walk.made(question)) {
            let text = text!("compared", numbers = walk.numbers(made), holds = truth(made.holds));
            let at = a.point(f64::midpoint(from, to), level);
            figure.write_beside(at, (0.0, -BESIDE), Anchor::Middle, text, TEXT, Role::Lit);
        }
    }
}

/// What a typed formula compares with this end of A or B.
fn of_end(own: &Own<TwoRects>, axis: Axis, end: End, is_a: bool) -> Option<About> {
    let abouts = || own.questions().iter().filter_map(|question| question.about);
    let is_meant = |about: &About| match *about {
        About::Ends(on, a, b) => on == axis && end == if is_a { a } else { b },
        _ => false,
    };
    abouts().find(is_meant).or_else(|| abouts().find(|about| *about == About::Centres(axis)))
}
