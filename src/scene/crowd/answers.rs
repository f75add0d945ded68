//! The answers of a crowd for goals.

use super::CrowdScene;
use super::method::BroadPhase;
use crate::scene::Asked;

type Entry = Asked<CrowdScene>;

macro_rules! cost {
    ($name:literal, $method:ident) => {
        Entry::new($name, |it| Some(it.costs.present[BroadPhase::$method as usize].unwrap_or(0.0).into()))
    };
}

pub(super) const ANSWERS: &[Entry] = &[
    Entry::new("n", |it| Some(it.state.n.into())),
    Entry::new("pairs", |it| Some((it.state.n * it.state.n.saturating_sub(1) / 2).into())),
    Entry::new("hits", |it| Some(it.judged().found.len().into())),
    Entry::new("compared", |it| Some((it.judged().compared as f64).into())),
    Entry::new("method", |it| Some(it.state.method.name().into())),
    Entry::new("border", |it| Some(it.state.border.name().into())),
    Entry::new("kind", |it| Some(it.state.kind.name().into())),
    Entry::new("frame", |it| Some((it.state.playback.frame as f64).into())),
    cost!("costs.brute", Brute),
    cost!("costs.sweep", Sweep),
    cost!("costs.strips", Strips),
];
