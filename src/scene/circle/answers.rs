//! What goals can ask of a circle and a rectangle.

use super::CircleScene;
use super::readings::{across, region};
use crate::scene::Asked;

type Entry = Asked<CircleScene>;

pub(super) const ANSWERS: &[Entry] = &[
    Entry::new("cx", |it| Some(it.state.shapes.circle.centre().x.into())),
    Entry::new("cy", |it| Some(it.state.shapes.circle.centre().y.into())),
    Entry::new("r", |it| Some(it.state.shapes.circle.radius().into())),
    Entry::new("bx1", |it| Some(it.state.shapes.rect.min().x.into())),
    Entry::new("by1", |it| Some(it.state.shapes.rect.min().y.into())),
    Entry::new("bx2", |it| Some(it.state.shapes.rect.max().x.into())),
    Entry::new("by2", |it| Some(it.state.shapes.rect.max().y.into())),
    Entry::new("dx", |it| Some(across(&it.state.shapes)[0].into())),
    Entry::new("dy", |it| Some(across(&it.state.shapes)[1].into())),
    Entry::new("distance", |it| Some(it.state.shapes.from_nearest().length().into())),
    Entry::new("region", |it| Some(region(&it.state.shapes).into())),
];
