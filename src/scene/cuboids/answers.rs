//! What goals can ask of two cuboids.

use super::CuboidsScene;
use super::layout::View;
use crate::scene::{Answer, Asked};
use hantei_collision::Method as _;
use hantei_collision::{Axis, Cuboid, CuboidMethod, interval_contact};

type Entry = Asked<CuboidsScene>;

macro_rules! number {
    ($name:literal, $which:ident, $of:ident, $axis:literal) => {
        Entry::new($name, |it| Some(Cuboid::$of(it.state.$which)[$axis].into()))
    };
}

macro_rules! contact_on {
    ($name:literal, $axis:ident) => {
        Entry::new($name, |it| Some(it.both().contact_on(Axis::$axis).name().into()))
    };
}

macro_rules! gap {
    ($name:literal, $axis:ident) => {
        Entry::new($name, |it| Some(it.both().gap(Axis::$axis).into()))
    };
}

macro_rules! view {
    ($name:literal, $view:ident) => {
        Entry::new($name, |it| Some(in_view(it, View::$view)))
    };
}

macro_rules! method {
    ($name:literal, $method:ident) => {
        Entry::new($name, |it| Some(it.both_by(CuboidMethod::$method).hits().into()))
    };
}

pub(super) const ANSWERS: &[Entry] = &[
    Entry::new("hit", |it| Some(it.both().hits().into())),
    Entry::new("right", |it| Some((it.both().hits() == it.both().should_hit()).into())),
    Entry::new("contact", |it| Some(it.both().contact().name().into())),
    Entry::new("method", |it| Some(it.state.method.name().into())),
    Entry::new("border", |it| Some(it.state.border.name().into())),
    method!("method.two-corners", TwoCorners),
    method!("method.centre-size", CentreSize),
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
    Entry::new("questions", |it| Some(it.state.method.questions(it.both().border).len().into())),
];

/// How the two lie to each other in a view.
fn in_view(scene: &CuboidsScene, view: View) -> Answer {
    let on = |axis: Axis| interval_contact(scene.state.a.interval(axis), scene.state.b.interval(axis));
    let [across, down] = view.axes().map(on);
    across.min(down).name().into()
}
