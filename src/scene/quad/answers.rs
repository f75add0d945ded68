//! The answers of a quadrilateral and a point for goals; `None` while something is not placed.

use super::QuadScene;
use super::points::Which;
use super::ray::Ray;
use crate::scene::shared::tested::TestScene as _;
use crate::scene::{Asked, Judged as _};
use hantei_collision::{Corner, InsideMethod, Shape, diagnose, side};

type Entry = Asked<QuadScene>;

macro_rules! coordinate {
    ($name:literal, $which:expr, $axis:ident) => {
        Entry::new($name, |it| it.state.point($which).map(|at| at.$axis.into()))
    };
}

macro_rules! edge {
    ($name:literal, $place:literal) => {
        Entry::new($name, |it| {
            let (a, b) = it.state.quad()?.edges()[$place];
            Some(side(a, b, it.state.probe?).into())
        })
    };
}

pub(super) const ANSWERS: &[Entry] = &[
    Entry::new("crossings", |it| {
        // On an edge the method needs no ray.
        let walk = it.trial_by(Some(InsideMethod::Crossings))?.walk();
        Ray::of(&walk, 0).map(|found| found.crossed.len().into())
    }),
    Entry::new("placed", |it| Some(it.state.corners.iter().flatten().count().into())),
    coordinate!("A.x", Which::Corner(Corner::A), x),
    coordinate!("A.y", Which::Corner(Corner::A), y),
    coordinate!("B.x", Which::Corner(Corner::B), x),
    coordinate!("B.y", Which::Corner(Corner::B), y),
    coordinate!("C.x", Which::Corner(Corner::C), x),
    coordinate!("C.y", Which::Corner(Corner::C), y),
    coordinate!("D.x", Which::Corner(Corner::D), x),
    coordinate!("D.y", Which::Corner(Corner::D), y),
    coordinate!("P.x", Which::Probe, x),
    coordinate!("P.y", Which::Probe, y),
    edge!("side.AB", 0),
    edge!("side.BC", 1),
    edge!("side.CD", 2),
    edge!("side.DA", 3),
    Entry::new("shape", |it| {
        let shape = diagnose(&it.state.quad()?).shape;
        let name = match shape {
            Shape::Convex => "convex",
            Shape::Concave(_) => "concave",
            Shape::Crossed => "crossed",
            Shape::Degenerate(_) => "degenerate",
        };
        Some(name.into())
    }),
    Entry::new("winding", |it| {
        let winding = diagnose(&it.state.quad()?).winding;
        Some(winding.map_or("none", |winding| it.state.y.winding(winding).name()).into())
    }),
    Entry::new("up", |it| Some(super::YDirection::NAMES[it.state.y as usize].into())),
];
