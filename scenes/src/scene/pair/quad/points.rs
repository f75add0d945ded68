//! The points of the scene: four corners, the probe, and the kept probes.

use crate::scene::shared::y_direction::YDirection;
use crate::scene::value::allows_point;
use hantei_collision::{Corner, Point, Quad, QuadAndPoint, Shape, diagnose};

/// The most probes to keep.
pub(super) const MOST_KEPT: usize = 64;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum WhichPoint {
    Corner(Corner),
    #[default]
    Probe,
    /// A kept probe, from 0.
    Kept(usize),
}

impl WhichPoint {
    /// `"A"` to `"D"` or `"P"`; kept probes have numbers instead.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Corner(corner) => corner.name(),
            Self::Probe | Self::Kept(_) => "P",
        }
    }
}

/// What is placed, as undo brings it back.
#[derive(Clone, Debug, Default, PartialEq)]
pub(in super::super) struct Placed {
    /// A B C D, as far as they are placed.
    pub(super) corners: [Option<Point>; 4],
    /// P, whose comparisons are shown.
    pub(super) probe: Option<Point>,
    /// Probes that stay and are judged too.
    pub(super) kept: Vec<Point>,
    pub(in super::super) y: YDirection,
}

impl Placed {
    /// The quadrilateral and P, once all are placed.
    pub(super) fn case(&self) -> Option<QuadAndPoint> {
        Some(QuadAndPoint { quad: self.quad()?, p: self.probe? })
    }

    /// Swaps two neighbouring corners of a crossed quad: one of the two ways uncrosses it.
    pub(super) fn untangle(&mut self) {
        let tangled = self.corners;
        for (p, q) in [(1, 2), (2, 3)] {
            let is_crossed = self.quad().is_some_and(|quad| diagnose(&quad).shape == Shape::Crossed);
            if is_crossed {
                self.corners = tangled;
                self.corners.swap(p, q);
            }
        }
    }

    pub(super) fn point(&self, which: WhichPoint) -> Option<Point> {
        match which {
            WhichPoint::Corner(corner) => self.corners[corner as usize],
            WhichPoint::Probe => self.probe,
            WhichPoint::Kept(index) => self.kept.get(index).copied(),
        }
    }

    /// Places a point, unless it would leave the allowed numbers.
    pub(super) fn place(&mut self, which: WhichPoint, at: Point) {
        if allows_point(at) {
            match which {
                WhichPoint::Corner(corner) => self.corners[corner as usize] = Some(at),
                WhichPoint::Probe => self.probe = Some(at),
                WhichPoint::Kept(index) => self.kept.get_mut(index).into_iter().for_each(|kept| *kept = at),
            }
        }
    }

    /// Keeps the probe, unless there are too many.
    pub(super) fn keep(&mut self) {
        if self.kept.len() < MOST_KEPT {
            self.kept.extend(self.probe);
        }
    }

    /// All placed points, in the order of drawing.
    pub(super) fn all(&self) -> Vec<(WhichPoint, Point)> {
        let corners = Corner::ALL.into_iter().map(WhichPoint::Corner);
        let all = corners.chain((0..self.kept.len()).map(WhichPoint::Kept)).chain([WhichPoint::Probe]);
        all.filter_map(|which| Some((which, self.point(which)?))).collect()
    }

    pub(super) fn quad(&self) -> Option<Quad> {
        let [a, b, c, d] = self.corners;
        Some(Quad::new(a?, b?, c?, d?))
    }

    pub(super) fn next_corner(&self) -> Option<Corner> {
        Corner::ALL.into_iter().find(|&corner| self.corners[corner as usize].is_none())
    }
}
