//! The answers of two melons for goals.

use super::MelonsScene;
use crate::scene::Asked;
use crate::scene::shared::subject::Subject as _;

type Entry = Asked<MelonsScene>;

impl MelonsScene {
    /// Whether `so` held in any frame of this lap up to now.
    fn was(&self, so: impl Fn(&Self, u64) -> bool) -> bool {
        let now = self.state.playback.frame;
        let (first, _) = self.state.run.lap(now);
        (first..=now).any(|frame| so(self, frame))
    }
}

pub(super) const ANSWERS: &[Entry] = &[
    Entry::new("hit", |it| Some(it.pair().says().into())),
    Entry::new("right", |it| Some((!it.pair().is_wrong()).into())),
    Entry::new("contact", |it| Some(it.pair().shapes.contact_name().into())),
    Entry::new("method", |it| Some(it.pair().name().into())),
    Entry::new("border", |it| Some(it.state.border.name().into())),
    Entry::new("frame", |it| Some((it.state.playback.frame as f64).into())),
    Entry::new("met", |it| Some(it.was(|it, frame| it.pair_at(frame).says()).into())),
    Entry::new("missed", |it| Some(it.was(MelonsScene::missed).into())),
    Entry::new("size.A", |it| Some(it.state.run.sizes[0].into())),
    Entry::new("size.B", |it| Some(it.state.run.sizes[1].into())),
    Entry::new("still", |it| Some(it.state.run.is_still.into())),
    Entry::new("start", |it| Some(it.state.run.start.into())),
    Entry::new("speed", |it| Some(it.state.run.speed.into())),
    Entry::new("offset", |it| Some(it.state.run.offset.into())),
    Entry::new("swept", |it| Some(it.state.swept.into())),
];
