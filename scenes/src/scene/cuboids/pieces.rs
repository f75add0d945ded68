//! Faces and edges, cut so that they can be drawn from the farthest to the nearest even if the cuboids overlap.
//!
//! Idea: the planes of the faces cut space into cells. On each axis a piece lies on a plane or between two, and a line
//! of sight passes these in one order only: the farther piece has the larger sum of places. This is the painter's
//! algorithm, with no cycle of overlaps left.

use super::sight::Projection;
use hantei_collision::{Axis, Cuboid, End, Interval, Point};
use std::cmp::Reverse;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Solid {
    A,
    B,
    /// What both share.
    Shared,
}

/// A piece of a cuboid, in the stage's world units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum CuboidPiece {
    /// A part of a face across this axis.
    Face(Solid, Axis, [Point; 4]),
    /// A part of an edge, and whether it borders on a visible face.
    Edge(Solid, Point, Point, bool),
}

impl CuboidPiece {
    pub(super) fn is_shared(&self) -> bool {
        let (Self::Face(solid, ..) | Self::Edge(solid, ..)) = self;
        *solid == Solid::Shared
    }

    /// Whether it is an edge of a visible face.
    pub(super) fn is_edge(&self) -> bool {
        matches!(self, Self::Edge(.., true))
    }
}

/// A piece on an axis: on a plane or between two, and the place of that.
type Span = (Interval, usize);

/// The visible faces and all edges, the farthest first.
pub(super) fn pieces(solids: &[(Solid, Cuboid)], sight: &Projection) -> Vec<CuboidPiece> {
    let planes = Axis::SPACE.map(|axis| {
        let mut planes: Vec<f64> =
            solids.iter().flat_map(|(_, cuboid)| [cuboid.interval(axis).min, cuboid.interval(axis).max]).collect();
        planes.sort_by(f64::total_cmp);
        planes.dedup();
        planes
    });
    let cells = |axis: Axis, within: Interval| {
        let cell = |(i, ends): (usize, &[f64])| (Interval { min: ends[0], max: ends[1] }, 2 * i + 1);
        let is_within = |(cell, _): &Span| within.min <= cell.min && cell.max <= within.max;
        planes[axis as usize].windows(2).enumerate().map(cell).filter(is_within).collect::<Vec<Span>>()
    };
    let plane = |axis: Axis, at: f64| {
        let place = planes[axis as usize].iter().position(|&plane| plane == at).unwrap_or(0);
        vec![(Interval { min: at, max: at }, 2 * place)]
    };
    let depth = |spans: [Span; 3]| -> i64 {
        let place = |axis: Axis| {
            let place = spans[axis as usize].1 as i64;
            if sight.away(axis) > 0.0 { place } else { -place }
        };
        Axis::SPACE.into_iter().map(place).sum()
    };
    let mut found = Vec::new();
    for &(solid, cuboid) in solids {
        let is_shared = solid == Solid::Shared;
        for (across, end) in sight.faces() {
            let spans = Axis::SPACE.map(|axis| {
                let on = cuboid.interval(axis);
                if axis == across { plane(axis, on.end(end)) } else { cells(axis, on) }
            });
            for spans in products(&spans) {
                let points = sight.face(Cuboid::from_intervals(spans.map(|span| span.0)), (across, end));
                found.push((Reverse(depth(spans)), usize::from(is_shared), CuboidPiece::Face(solid, across, points)));
            }
        }
        for (corner, along, is_seen) in sight.edges() {
            let spans = Axis::SPACE.map(|axis| {
                let on = cuboid.interval(axis);
                let end = if corner & 1 << axis as usize == 0 { End::Min } else { End::Max };
                if axis == along { cells(axis, on) } else { plane(axis, on.end(end)) }
            });
            for spans in products(&spans) {
                let [from, to] = [End::Min, End::Max].map(|end| sight.to_plane(spans.map(|span| span.0.end(end))));
                // After the faces that it bounds, which do not lie before it.
                let rank = if is_shared { 2 } else { 3 };
                found.push((Reverse(depth(spans) - 1), rank, CuboidPiece::Edge(solid, from, to, is_seen)));
            }
        }
    }
    found.sort_by_key(|&(depth, rank, _)| (depth, rank));
    found.into_iter().map(|(.., piece)| piece).collect()
}

fn products([x, y, z]: &[Vec<Span>; 3]) -> Vec<[Span; 3]> {
    let with_z = |x: Span, y: Span| z.iter().map(move |&z| [x, y, z]);
    x.iter().flat_map(|&x| y.iter().flat_map(move |&y| with_z(x, y))).collect()
}
