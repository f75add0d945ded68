//! What goals can ask of two rectangles.

use super::{RectsScene, Which};
use crate::scene::shared::spoken::gap;
use crate::scene::{Answer, Asked};
use hantei_collision::{Axis, Rect};

type Entry = Asked<RectsScene>;

macro_rules! number {
    ($name:literal, $which:ident, $of:expr) => {
        Entry::new($name, |it| {
            let of: fn(Rect) -> f64 = $of;
            Some(of(it.rect(Which::$which)).into())
        })
    };
}

pub(super) const ANSWERS: &[Entry] = &[
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
    Entry::new("gap.x", |it| Some(gap(&it.two(), Axis::X).into())),
    Entry::new("gap.y", |it| Some(gap(&it.two(), Axis::Y).into())),
    Entry::new("on.x", |it| Some(relation(it, Axis::X))),
    Entry::new("on.y", |it| Some(relation(it, Axis::Y))),
    Entry::new("seen", |it| Some(it.visited.iter().flatten().filter(|seen| **seen).count().into())),
];

/// How the two lie to each other on an axis, by Allen's name, with hyphens.
fn relation(scene: &RectsScene, axis: Axis) -> Answer {
    scene.two().way(axis).name().into()
}
