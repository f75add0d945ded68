//! What goals can ask of two rectangles.

use super::{RectsScene, Which, own};
use crate::scene::{Answer, Asked};
use hantei_collision::{Allen, Axis, OverlapMethod, Rect};

type Entry = Asked<RectsScene>;

macro_rules! number {
    ($name:literal, $which:ident, $of:expr) => {
        Entry::new($name, |it| {
            let of: fn(Rect) -> f64 = $of;
            Some(of(it.rect(Which::$which)).into())
        })
    };
}

macro_rules! method {
    ($name:literal, $method:ident) => {
        Entry::new($name, |it| Some(it.pair_by(OverlapMethod::$method).hits().into()))
    };
}

pub(super) const ANSWERS: &[Entry] = &[
    Entry::new("hit", |it| Some(it.pair().hits().into())),
    Entry::new("right", |it| Some((it.pair().hits() == it.pair().should_hit()).into())),
    Entry::new("contact", |it| Some(it.pair().contact().name().into())),
    Entry::new("method", |it| Some(it.state.method.name().into())),
    Entry::new("own.right", |it| own::own_verdict(it).map(Into::into)),
    Entry::new("border", |it| Some(it.state.border.name().into())),
    method!("method.four-flags", FourFlags),
    method!("method.ruled-out", RuledOut),
    method!("method.not-ruled-out", NotRuledOut),
    method!("method.origin-size", OriginSize),
    method!("method.centre-size", CentreSize),
    method!("method.two-corners", TwoCorners),
    Entry::new("agree", |it| {
        let mut says = OverlapMethod::ALL.iter().map(|&method| it.pair_by(method).hits());
        let first = says.next();
        Some(says.all(|says| Some(says) == first).into())
    }),
    number!("ax", A, |rect| rect.min().x),
    number!("ay", A, |rect| rect.min().y),
    number!("aw", A, Rect::width),
    number!("ah", A, Rect::height),
    number!("ax1", A, |rect| rect.min().x),
    number!("ay1", A, |rect| rect.min().y),
    number!("ax2", A, |rect| rect.max().x),
    number!("ay2", A, |rect| rect.max().y),
    number!("acx", A, |rect| rect.centre().x),
    number!("acy", A, |rect| rect.centre().y),
    number!("bx", B, |rect| rect.min().x),
    number!("by", B, |rect| rect.min().y),
    number!("bw", B, Rect::width),
    number!("bh", B, Rect::height),
    number!("bx1", B, |rect| rect.min().x),
    number!("by1", B, |rect| rect.min().y),
    number!("bx2", B, |rect| rect.max().x),
    number!("by2", B, |rect| rect.max().y),
    number!("bcx", B, |rect| rect.centre().x),
    number!("bcy", B, |rect| rect.centre().y),
    Entry::new("gap.x", |it| Some(it.pair().gaps()[0].1.into())),
    Entry::new("gap.y", |it| Some(it.pair().gaps()[1].1.into())),
    Entry::new("on.x", |it| Some(relation(it, Axis::X))),
    Entry::new("on.y", |it| Some(relation(it, Axis::Y))),
    Entry::new("seen", |it| Some(it.visited.iter().flatten().filter(|seen| **seen).count().into())),
];

/// How the two lie to each other on an axis, by Allen's name, with hyphens.
fn relation(scene: &RectsScene, axis: Axis) -> Answer {
    let [a, b] = Which::ALL.map(|which| scene.rect(which).interval(axis));
    Allen::of(a, b).name().into()
}
