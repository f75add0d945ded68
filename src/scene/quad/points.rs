//! The points of the scene: four corners, the probe, and the probes that are kept.

use crate::collision::{BorderRule, InsideMethod};
use crate::geometry::{Corner, Point, Quad};
use crate::scene::control::Field;

/// A place of a point.
pub(super) const FIELDS: [Field; 2] = [Field::coordinate("x"), Field::coordinate("y")];
/// So many probes are kept at most: a bit for each in an answer.
pub(super) const MOST_KEPT: usize = 64;

/// One of the points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spot {
    Corner(Corner),
    Probe,
    /// One of those that are kept, counted from 0.
    Kept(usize),
}

impl Spot {
    /// Those that have a letter.
    pub(super) const LETTERED: [Self; 5] = [
        Self::Corner(Corner::A),
        Self::Corner(Corner::B),
        Self::Corner(Corner::C),
        Self::Corner(Corner::D),
        Self::Probe,
    ];

    /// `"A"` to `"D"` or `"P"`; those that are kept have numbers instead.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Corner(corner) => corner.name(),
            Self::Probe | Self::Kept(_) => "P",
        }
    }

    /// The key of its control.
    pub(super) fn key(self) -> &'static str {
        match self {
            Self::Corner(corner) => ["a", "b", "c", "d"][corner as usize],
            Self::Probe => "p",
            Self::Kept(_) => "kept",
        }
    }
}

/// All that undo brings back.
#[derive(Clone, Debug, Default, PartialEq)]
pub(in crate::scene) struct State {
    /// A B C D, as far as they are placed.
    pub(super) corners: [Option<Point>; 4],
    /// P, whose comparisons are shown.
    pub(super) probe: Option<Point>,
    /// Probes that stay where they are, and are judged along.
    pub(super) kept: Vec<Point>,
    pub(super) method: InsideMethod,
    pub(super) border: BorderRule,
    /// y grows up.
    pub(super) up: bool,
}

impl State {
    pub(super) fn point(&self, spot: Spot) -> Option<Point> {
        match spot {
            Spot::Corner(corner) => self.corners[corner as usize],
            Spot::Probe => self.probe,
            Spot::Kept(index) => self.kept.get(index).copied(),
        }
    }

    /// Places a point. One that would leave the allowed numbers stays.
    pub(super) fn place(&mut self, spot: Spot, at: Point) {
        let [x, y] = FIELDS;
        if x.allows(at.x) && y.allows(at.y) {
            match spot {
                Spot::Corner(corner) => self.corners[corner as usize] = Some(at),
                Spot::Probe => self.probe = Some(at),
                Spot::Kept(index) => self.kept.get_mut(index).into_iter().for_each(|kept| *kept = at),
            }
        }
    }

    /// Keeps the probe, if one more can be kept.
    pub(super) fn keep(&mut self) {
        if self.kept.len() < MOST_KEPT {
            self.kept.extend(self.probe);
        }
    }

    /// All points that are placed, in the order in which they are drawn.
    pub(super) fn placed(&self) -> Vec<(Spot, Point)> {
        let corners = Corner::ALL.into_iter().map(Spot::Corner);
        let spots = corners.chain((0..self.kept.len()).map(Spot::Kept)).chain([Spot::Probe]);
        spots.filter_map(|spot| Some((spot, self.point(spot)?))).collect()
    }

    pub(super) fn quad(&self) -> Option<Quad> {
        let [a, b, c, d] = self.corners;
        Some(Quad::new(a?, b?, c?, d?))
    }

    /// The first corner that is still to be placed.
    pub(super) fn next_corner(&self) -> Option<Corner> {
        Corner::ALL.into_iter().find(|&corner| self.point(Spot::Corner(corner)).is_none())
    }
}
