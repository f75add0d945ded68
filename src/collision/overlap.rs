//! Two rectangles: the sources' six ways to write one test.
//!
//! All six compare the same four pairs of edges and cost a handful of subtractions and comparisons at most. On whole
//! numbers they agree once the border is the same. They are kept apart, as their sources write them, because how one
//! test can be written six ways *is* the lesson.
//!
//! In all of them `ax ay aw ah` is rectangle A as origin + size, `ax1 ay1 ax2 ay2` the same as two corners and
//! `acx acy` its centre; `b…` is rectangle B.

use super::observer::{Observer, Relation, Term, ask};
use super::{Border, BorderRule};
use crate::geometry::Rect;

/// One source's way to ask whether two rectangles overlap.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OverlapMethod {
    /// [`four_flags`]
    #[default]
    FourFlags,
    /// [`ruled_out`]
    RuledOut,
    /// [`not_ruled_out`]
    NotRuledOut,
    /// [`origin_size`]
    OriginSize,
    /// [`centre_size`]
    CentreSize,
    /// [`two_corners`]
    TwoCorners,
}

impl OverlapMethod {
    /// All six, in the order shown.
    pub const ALL: [Self; 6] =
        [Self::FourFlags, Self::RuledOut, Self::NotRuledOut, Self::OriginSize, Self::CentreSize, Self::TwoCorners];

    /// Stable kebab-case key.
    pub const fn name(self) -> &'static str {
        match self {
            Self::FourFlags => "four-flags",
            Self::RuledOut => "ruled-out",
            Self::NotRuledOut => "not-ruled-out",
            Self::OriginSize => "origin-size",
            Self::CentreSize => "centre-size",
            Self::TwoCorners => "two-corners",
        }
    }

    /// The method of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|method| method.name() == name)
    }

    /// The source that writes the test so.
    pub const fn source(self) -> &'static str {
        match self {
            Self::FourFlags | Self::RuledOut | Self::NotRuledOut => "HSP",
            Self::OriginSize => "Processing",
            Self::CentreSize => "Processing, JavaScript",
            Self::TwoCorners => "C++",
        }
    }

    /// What the source's own code does at a shared border: only C++ counts it.
    pub const fn own_border(self) -> Border {
        match self {
            Self::TwoCorners => Border::Hits,
            Self::FourFlags | Self::RuledOut | Self::NotRuledOut | Self::OriginSize | Self::CentreSize => {
                Border::Misses
            }
        }
    }

    /// Whether the method, with this border, ends its rectangles at the last pixel inside (HSP's `- 1`).
    /// On fractional coordinates that calls an overlap of less than one pixel a miss.
    pub fn ends_at_last_pixel(self, rule: BorderRule) -> bool {
        self.source() == "HSP" && rule.for_method(self.own_border()) == Border::Misses
    }

    /// Asks this way whether `a` and `b` hit.
    #[inline]
    pub fn hits(self, a: Rect, b: Rect, border: Border, observer: &mut impl Observer) -> bool {
        match self {
            Self::FourFlags => four_flags(a, b, border, observer),
            Self::RuledOut => ruled_out(a, b, border, observer),
            Self::NotRuledOut => not_ruled_out(a, b, border, observer),
            Self::OriginSize => origin_size(a, b, border, observer),
            Self::CentreSize => centre_size(a, b, border, observer),
            Self::TwoCorners => two_corners(a, b, border, observer),
        }
    }
}

/// HSP's right or bottom edge: `- 1` makes it the last pixel *inside*, so that rectangles which share an edge line
/// have no pixel in common. Without the `- 1` they share the line.
#[inline(always)]
fn far_edge(border: Border, last_pixel: &'static str, line: &'static str, at: f64) -> Term {
    match border {
        Border::Misses => (last_pixel, at - 1.0),
        Border::Hits => (line, at),
    }
}

/// The far edges of A and B on x, then on y, as HSP writes them: x1 of A, x2 of B, y1 of A, y2 of B.
#[inline(always)]
fn far_edges(a: Rect, b: Rect, border: Border) -> [Term; 4] {
    [
        far_edge(border, "ax + aw - 1", "ax + aw", a.min().x + a.width()),
        far_edge(border, "bx + bw - 1", "bx + bw", b.min().x + b.width()),
        far_edge(border, "ay + ah - 1", "ay + ah", a.min().y + a.height()),
        far_edge(border, "by + bh - 1", "by + bh", b.min().y + b.height()),
    ]
}

/// Four flags, one for each way *not* to overlap; a hit is when none is set. Always four comparisons.
///
/// Source: HSP, first form. Right on whole pixels; on fractions its `- 1` calls an overlap of less than 1 a miss.
#[inline]
pub fn four_flags(a: Rect, b: Rect, border: Border, observer: &mut impl Observer) -> bool {
    let [a_right, b_right, a_bottom, b_bottom] = far_edges(a, b, border);
    let is_left = ask(observer, a_right, Relation::Less, ("bx", b.min().x));
    let is_right = ask(observer, ("ax", a.min().x), Relation::Greater, b_right);
    let is_above = ask(observer, a_bottom, Relation::Less, ("by", b.min().y));
    let is_below = ask(observer, ("ay", a.min().y), Relation::Greater, b_bottom);
    [is_left, is_right, is_above, is_below] == [false; 4]
}

/// The four ways not to overlap, one after the other; the first that holds ends it.
///
/// Source: HSP, second form. Right on whole pixels; on fractions its `- 1` calls an overlap of less than 1 a miss.
#[expect(clippy::if_same_then_else, clippy::needless_bool, reason = "written the way its source writes it")]
#[inline]
pub fn ruled_out(a: Rect, b: Rect, border: Border, observer: &mut impl Observer) -> bool {
    let [a_right, b_right, a_bottom, b_bottom] = far_edges(a, b, border);
    if ask(observer, a_right, Relation::Less, ("bx", b.min().x)) {
        false
    } else if ask(observer, ("ax", a.min().x), Relation::Greater, b_right) {
        false
    } else if ask(observer, a_bottom, Relation::Less, ("by", b.min().y)) {
        false
    } else if ask(observer, ("ay", a.min().y), Relation::Greater, b_bottom) {
        false
    } else {
        true
    }
}

/// The four inverted comparisons, one inside the other; only the innermost says hit.
///
/// Source: HSP, third form. Right on whole pixels; on fractions its `- 1` calls an overlap of less than 1 a miss.
#[expect(clippy::collapsible_if, reason = "written the way its source writes it")]
#[inline]
pub fn not_ruled_out(a: Rect, b: Rect, border: Border, observer: &mut impl Observer) -> bool {
    let [a_right, b_right, a_bottom, b_bottom] = far_edges(a, b, border);
    let mut result = false;
    if ask(observer, a_right, Relation::AtLeast, ("bx", b.min().x)) {
        if ask(observer, ("ax", a.min().x), Relation::AtMost, b_right) {
            if ask(observer, a_bottom, Relation::AtLeast, ("by", b.min().y)) {
                if ask(observer, ("ay", a.min().y), Relation::AtMost, b_bottom) {
                    result = true;
                }
            }
        }
    }
    result
}

/// Four conditions that must all hold; each alone is not enough.
///
/// Source: Processing, その1.
#[inline]
pub fn origin_size(a: Rect, b: Rect, border: Border, observer: &mut impl Observer) -> bool {
    let below = below(border);
    let (a_right, b_right) = (a.min().x + a.width(), b.min().x + b.width());
    let (a_bottom, b_bottom) = (a.min().y + a.height(), b.min().y + b.height());
    ask(observer, ("bx", b.min().x), below, ("ax + aw", a_right))
        && ask(observer, ("ax", a.min().x), below, ("bx + bw", b_right))
        && ask(observer, ("by", b.min().y), below, ("ay + ah", a_bottom))
        && ask(observer, ("ay", a.min().y), below, ("by + bh", b_bottom))
}

/// On each axis the distance of the centres against half the sum of the sizes. The absolute value folds left and
/// right, above and below into one, so two comparisons are enough.
///
/// Source: Processing, その2; JavaScript.
#[inline]
pub fn centre_size(a: Rect, b: Rect, border: Border, observer: &mut impl Observer) -> bool {
    let below = below(border);
    let (p, q) = (a.centre(), b.centre());
    let half_widths = (a.width() + b.width()) / 2.0;
    let half_heights = (a.height() + b.height()) / 2.0;
    ask(observer, ("|acx - bcx|", (p.x - q.x).abs()), below, ("(aw + bw) / 2", half_widths))
        && ask(observer, ("|acy - bcy|", (p.y - q.y).abs()), below, ("(ah + bh) / 2", half_heights))
}

/// Four comparisons of corners and no arithmetic at all, so it is exact. As its source writes it, touching hits.
///
/// Source: C++.
#[inline]
pub fn two_corners(a: Rect, b: Rect, border: Border, observer: &mut impl Observer) -> bool {
    let apart = match border {
        Border::Hits => Relation::Less,
        Border::Misses => Relation::AtMost,
    };
    let no_collision = ask(observer, ("ax2", a.max().x), apart, ("bx1", b.min().x))
        || ask(observer, ("bx2", b.max().x), apart, ("ax1", a.min().x))
        || ask(observer, ("ay2", a.max().y), apart, ("by1", b.min().y))
        || ask(observer, ("by2", b.max().y), apart, ("ay1", a.min().y));
    !no_collision
}

/// `<`, or `<=` where a shared border counts.
#[inline(always)]
fn below(border: Border) -> Relation {
    match border {
        Border::Misses => Relation::Less,
        Border::Hits => Relation::AtMost,
    }
}
