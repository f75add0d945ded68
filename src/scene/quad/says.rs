//! What methods say of the probe, and what they say where they are right.

use super::points::Way;
use super::{QuadScene, own};
use crate::scene::shared::own::Chosen;
use hantei_collision::Method as _;
use hantei_collision::{Border, Point, QuadContact, quad_contact};

impl QuadScene {
    /// What a method says of the probe.
    pub(super) fn says(&self, method: impl Into<Way>) -> Option<bool> {
        self.says_of(method, self.state.probe?)
    }

    pub(super) fn says_of(&self, method: impl Into<Way>, probe: Point) -> Option<bool> {
        let quad = self.state.quad()?;
        Some(match method.into() {
            Chosen::BuiltIn(method) => {
                let border = self.state.border.for_method(method.own_border());
                method.contains(&quad, probe, border, &mut ())
            }
            Chosen::Own => self.state.own.formula().contains(&quad, probe, &mut ()),
        })
    }

    /// The border that counts for a method. Of the typed one it is known once it is judged.
    pub(super) fn border_of(&self, method: Way) -> Option<Border> {
        match method {
            Chosen::BuiltIn(method) => Some(self.state.border.for_method(method.own_border())),
            Chosen::Own => own::judgement(self).map(|judgement| judgement.border),
        }
    }

    /// What a method says where it is right: the exact contact, with the border that counts for it.
    pub(super) fn should_say(&self, method: impl Into<Way>) -> Option<bool> {
        let method = method.into();
        Some(match quad_contact(&self.state.quad()?, self.state.probe?) {
            QuadContact::Inside => true,
            QuadContact::OnEdge => match self.border_of(method) {
                Some(border) => border == Border::Hits,
                None => return self.says(method),
            },
            QuadContact::Outside => false,
        })
    }

    /// What the chosen method says of each probe that is kept.
    pub(super) fn kept(&self) -> Vec<(Point, Option<bool>)> {
        self.state.kept.iter().map(|&at| (at, self.says_of(self.state.method, at))).collect()
    }
}
