//! How two rectangles are tested in a scene: by a built-in method, or by one that somebody typed.

use super::own::{OWN, Own};
use hantei_collision::Method as _;
use hantei_collision::{Border, Comparison, Observer, OverlapFormula, OverlapMethod, Question, Rect, TwoRects};

/// A way to test two rectangles.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::scene) enum Method {
    BuiltIn(OverlapMethod),
    Own(Own<TwoRects>),
}

impl Method {
    pub(in crate::scene) fn name(&self) -> &'static str {
        match self {
            Self::BuiltIn(method) => method.name(),
            Self::Own(_) => OWN,
        }
    }

    /// The built-in one that it is.
    pub(in crate::scene) fn built_in(&self) -> Option<OverlapMethod> {
        if let Self::BuiltIn(method) = self { Some(*method) } else { None }
    }

    /// Whether it ends rectangles at their last pixel inside, as HSP does.
    pub(in crate::scene) fn ends_at_last_pixel(&self, border: Border) -> bool {
        self.built_in().is_some_and(|method| method.ends_at_last_pixel(border))
    }

    /// Asks whether they hit. The border is a built-in one's: a typed formula has its own.
    pub(in crate::scene) fn hits(&self, a: Rect, b: Rect, border: Border, observer: &mut impl Observer) -> bool {
        match self {
            Self::BuiltIn(method) => method.hits(a, b, border, observer),
            Self::Own(own) => own.formula().hits(a, b, observer),
        }
    }

    /// All that it can ask, in order.
    pub(in crate::scene) fn questions(&self, border: Border) -> Vec<Question> {
        match self {
            Self::BuiltIn(method) => method.questions(border),
            Self::Own(own) => own.questions().to_vec(),
        }
    }

    /// Every question with its numbers, also those that a short-circuit does not reach.
    pub(in crate::scene) fn every_comparison(&self, a: Rect, b: Rect, border: Border) -> Vec<Comparison> {
        match self {
            Self::BuiltIn(method) => method.every_comparison(&TwoRects { a, b }, border),
            Self::Own(own) => own.formula().every_comparison(&TwoRects { a, b }),
        }
    }

    /// The same test as a formula.
    pub(in crate::scene) fn formula(&self, border: Border) -> OverlapFormula {
        match self {
            Self::BuiltIn(method) => method.formula(border),
            Self::Own(own) => own.formula().clone(),
        }
    }
}
