//! The answers of two rectangles for goals.

use super::{RectsScene, Which};
use crate::scene::shared::spoken::gap;
use crate::scene::{Answer, Asked};
use hantei_collision::Axis;

type Entry = Asked<RectsScene>;

macro_rules! answers {
    ($($letter:literal $which:ident),+; $($more:expr),+ $(,)?) => {
        &[
            $(
                Entry::new(concat!($letter, "x"), |it| Some(it.rect(Which::$which).min().x.into())),
                Entry::new(concat!($letter, "y"), |it| Some(it.rect(Which::$which).min().y.into())),
                Entry::new(concat!($letter, "w"), |it| Some(it.rect(Which::$which).width().into())),
                Entry::new(concat!($letter, "h"), |it| Some(it.rect(Which::$which).height().into())),
                Entry::new(concat!($letter, "x1"), |it| Some(it.rect(Which::$which).min().x.into())),
                Entry::new(concat!($letter, "y1"), |it| Some(it.rect(Which::$which).min().y.into())),
                Entry::new(concat!($letter, "x2"), |it| Some(it.rect(Which::$which).max().x.into())),
                Entry::new(concat!($letter, "y2"), |it| Some(it.rect(Which::$which).max().y.into())),
                Entry::new(concat!($letter, "cx"), |it| Some(it.rect(Which::$which).centre().x.into())),
                Entry::new(concat!($letter, "cy"), |it| Some(it.rect(Which::$which).centre().y.into())),
            )+
            $($more),+
        ]
    };
}

pub(super) const ANSWERS: &[Entry] = answers! {
    "a" A, "b" B;
    Entry::new("gap.x", |it| Some(gap(&it.two(), Axis::X).into())),
    Entry::new("gap.y", |it| Some(gap(&it.two(), Axis::Y).into())),
    Entry::new("on.x", |it| Some(relation(it, Axis::X))),
    Entry::new("on.y", |it| Some(relation(it, Axis::Y))),
    Entry::new("seen", |it| Some(it.visited.iter().flatten().filter(|seen| **seen).count().into())),
};

/// The relation of the two on an axis: Allen's name, with hyphens.
fn relation(scene: &RectsScene, axis: Axis) -> Answer {
    scene.two().way(axis).name().into()
}
