//! What goals can ask of a quadrilateral and a point. What is not placed yet has no answer.

use super::points::Which;
use super::ray::Found;
use super::{QuadScene, own};
use crate::scene::{Answer, Asked};
use hantei_collision::{Corner, InsideMethod, Shape, diagnose, quad_contact, side};

type Entry = Asked<QuadScene>;

macro_rules! coordinate {
    ($name:literal, $which:expr, $axis:ident) => {
        Entry::new($name, |it| it.state.point($which).map(|at| at.$axis.into()))
    };
}

macro_rules! method {
    ($name:literal, $method:ident) => {
        Entry::new($name, |it| it.says(InsideMethod::$method).map(Answer::Truth))
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
    Entry::new("inside", |it| it.says(it.state.method).map(Answer::Truth)),
    Entry::new("right", |it| {
        let says = it.says(it.state.method)?;
        Some((it.should_say(it.state.method) == Some(says)).into())
    }),
    Entry::new("own.right", |it| own::own_verdict(it).map(Into::into)),
    Entry::new("contact", |it| Some(quad_contact(&it.state.quad()?, it.state.probe?).name().into())),
    Entry::new("method", |it| Some(it.state.method.name().into())),
    Entry::new("border", |it| Some(it.state.border.name().into())),
    method!("method.right-of-all", RightOfAll),
    method!("method.same-side", SameSide),
    method!("method.crossings", Crossings),
    Entry::new("agree", |it| {
        let says: Option<Vec<bool>> = InsideMethod::ALL.iter().map(|&method| it.says(method)).collect();
        says.map(|says| says.iter().all(|&each| each == says[0]).into())
    }),
    Entry::new("crossings", |it| {
        // On an edge the method has no need of a ray.
        it.walk_of(InsideMethod::Crossings).and_then(|walk| Found::of(&walk, 0)).map(|found| found.crossed.len().into())
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
