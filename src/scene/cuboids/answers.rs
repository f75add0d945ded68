//! The answers of two cuboids for goals.

use super::CuboidsScene;
use super::layout::CuboidView;
use crate::scene::shared::spoken::{contact_on, gap};
use crate::scene::{Answer, Asked};
use hantei_collision::{Axis, Cuboid};

type Entry = Asked<CuboidsScene>;

macro_rules! number {
    ($name:literal, $which:ident, $of:ident, $axis:literal) => {
        Entry::new($name, |it| Some(Cuboid::$of(it.state.$which)[$axis].into()))
    };
}

macro_rules! contact_on {
    ($name:literal, $axis:ident) => {
        Entry::new($name, |it| Some(contact_on(&it.two(), Axis::$axis).name().into()))
    };
}

macro_rules! gap {
    ($name:literal, $axis:ident) => {
        Entry::new($name, |it| Some(gap(&it.two(), Axis::$axis).into()))
    };
}

macro_rules! view {
    ($name:literal, $view:ident) => {
        Entry::new($name, |it| Some(in_view(it, CuboidView::$view)))
    };
}

pub(super) const ANSWERS: &[Entry] = &[
    number!("ax1", a, min, 0),
    number!("ay1", a, min, 1),
    number!("az1", a, min, 2),
    number!("ax2", a, max, 0),
    number!("ay2", a, max, 1),
    number!("az2", a, max, 2),
    number!("bx1", b, min, 0),
    number!("by1", b, min, 1),
    number!("bz1", b, min, 2),
    number!("bx2", b, max, 0),
    number!("by2", b, max, 1),
    number!("bz2", b, max, 2),
    gap!("gap.x", X),
    gap!("gap.y", Y),
    gap!("gap.z", Z),
    contact_on!("on.x", X),
    contact_on!("on.y", Y),
    contact_on!("on.z", Z),
    view!("front", Front),
    view!("side", Side),
    view!("top", Top),
    Entry::new("questions", |it| Some(it.both().questions().len().into())),
];

fn in_view(scene: &CuboidsScene, view: CuboidView) -> Answer {
    let [across, down] = view.axes().map(|axis| contact_on(&scene.two(), axis));
    across.min(down).name().into()
}
