//! The answers of a moving rectangle for goals.

use super::ResponseScene;
use crate::scene::Asked;
use hantei_collision::TrueSide;

type Entry = Asked<ResponseScene>;

pub(super) const ANSWERS: &[Entry] = &[
    Entry::new("hit", |it| Some((!it.frame().response.said.is_empty()).into())),
    Entry::new("right", |it| Some((!it.frame().is_wrong()).into())),
    Entry::new("method", |it| Some(it.state.case.method.name().into())),
    Entry::new("side", |it| Some(it.frame().side_name().into())),
    Entry::new("out", |it| Some(it.frame().said().map_or(0.0, |said| said.by).into())),
    Entry::new("time", |it| it.frame().said()?.time.map(Into::into)),
    Entry::new("true.side", |it| Some(it.frame().true_name().into())),
    Entry::new("true.t", |it| it.frame().truth.time.map(Into::into)),
    Entry::new("true.hit", |it| Some((!matches!(it.frame().truth.side, TrueSide::None(_))).into())),
    Entry::new("caught", |it| Some(it.caught().into())),
    Entry::new("frame", |it| Some((it.state.playback.frame as usize).into())),
    Entry::new("end.x", |it| Some(it.frame().response.end.min().x.into())),
    Entry::new("end.y", |it| Some(it.frame().response.end.min().y.into())),
    Entry::new("ax1", |it| Some(it.frame().step.before.min().x.into())),
    Entry::new("ay1", |it| Some(it.frame().step.before.min().y.into())),
    Entry::new("ax2", |it| Some(it.frame().step.before.max().x.into())),
    Entry::new("ay2", |it| Some(it.frame().step.before.max().y.into())),
    Entry::new("bx1", |it| Some(it.state.case.b.min().x.into())),
    Entry::new("by1", |it| Some(it.state.case.b.min().y.into())),
    Entry::new("bx2", |it| Some(it.state.case.b.max().x.into())),
    Entry::new("by2", |it| Some(it.state.case.b.max().y.into())),
    Entry::new("vx", |it| Some(it.frame().step.velocity.x.into())),
    Entry::new("vy", |it| Some(it.frame().step.velocity.y.into())),
    Entry::new("order", |it| Some(it.state.case.rules.order.name().into())),
    Entry::new("answer", |it| Some(it.state.case.rules.answer.name().into())),
];
