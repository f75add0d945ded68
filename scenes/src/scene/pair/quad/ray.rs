//! The even-odd rule as a picture: the ray from P to the right, and its crossings.
//!
//! The method has found which edges are crossed; here is only computed where.

use super::labels::QuadLabels;
use crate::figure::{Anchor, Figure, Role};
use crate::scene::Walk;
use crate::scene::shared::edges::crossing;
use crate::words::Text;
use hantei_collision::{About, Comparison, Corner, Operator, Point, Quad, Question};

/// Radius of the mark at a crossing, stage pixels.
const CROSSING: f64 = 5.0;
/// Diameter of the disc around its number, stage pixels.
const BADGE: f64 = 24.0;
/// Font size of the number, stage pixels.
const NUMBER: f64 = 15.0;

/// What the method has found up to a step.
pub(super) struct Ray {
    /// Whether each corner is below P, as far as it was asked.
    below: [Option<bool>; 4],
    /// The edges that the ray crosses, by their first corner.
    pub(super) crossed: Vec<Corner>,
}

impl Ray {
    /// What the comparisons up to a step have found, at step 0 all. `None` if P is on an edge: there is no ray.
    pub(super) fn of(walk: &Walk, step: usize) -> Option<Self> {
        let asked = |made: &Comparison| walk.question(made).cloned();
        let is_ray = |question: Question| matches!(question.about, Some(About::Corner(_)));
        if !walk.trace.iter().filter_map(asked).any(is_ray) {
            return None;
        }
        let made = if step == 0 { &walk.trace[..] } else { &walk.trace[..step.min(walk.trace.len())] };
        let mut found = Self { below: [None; 4], crossed: Vec::new() };
        for made in made {
            match walk.question(made).map(|question| (question.about, question.operator)) {
                Some((Some(About::Corner(corner)), _)) => found.below[corner as usize] = Some(made.holds),
                Some((Some(About::Edge(corner)), Operator::Greater | Operator::Less)) if made.holds => {
                    found.crossed.push(corner);
                }
                _ => {}
            }
        }
        Some(found)
    }

    /// Whether both ends of the edge are known to be on one side of the ray.
    pub(super) fn is_quiet(&self, begin: usize) -> bool {
        self.below[begin].is_some() && self.below[begin] == self.below[(begin + 1) % 4]
    }
}

pub(super) fn draw(probe: Point, figure: &mut Figure) {
    let end = Point::new(figure.seen().max().x - figure.units(2.0), probe.y);
    if probe.x < end.x {
        // The invisible part would cost exactness.
        let from = Point::new(probe.x.max(figure.around()[0].x), probe.y);
        figure.push_arrow(from, end, Role::Ray);
    }
}

/// Marks each crossing, and counts them along the ray.
pub(super) fn draw_crossings(found: &Ray, quad: &Quad, probe: Point, labels: &mut QuadLabels, figure: &mut Figure) {
    let mut places: Vec<Point> =
        found.crossed.iter().map(|&begin| crossing(quad.edges()[begin as usize], probe)).collect();
    places.sort_by(|p, q| p.x.total_cmp(&q.x));
    let seen = figure.seen();
    for (i, at) in places.into_iter().enumerate().filter(|(_, at)| seen.contains(*at)) {
        figure.push_ringed(at, CROSSING, 1.5, Role::Ray);
        let Some(shift) = labels.badge(at, BADGE) else { continue };
        let units = (figure.units(shift.0), figure.units(shift.1) * figure.viewport.down());
        let disc = at.moved(units.0, units.1);
        figure.push_ringed(disc, BADGE / 2.0 - 1.5, 1.5, Role::Ray);
        figure.write(disc, Anchor::Middle, Text::plain((i + 1).to_string()), NUMBER, Role::OnRay);
    }
}
