//! The built-in methods as formulas: what each compares, in the order in which it compares it.

use crate::collision::{
    Border, CuboidFormula, CuboidMethod, InsideFormula, InsideMethod, OverlapFormula, OverlapMethod,
};

impl OverlapMethod {
    /// The method with this border as a formula that makes the same comparisons, number by number.
    pub fn formula(self, border: Border) -> OverlapFormula {
        self.text(border).parse().expect("tests/code reads each of them")
    }

    const fn text(self, border: Border) -> &'static str {
        match (self, border) {
            (Self::FourFlags, Border::Misses) => {
                "left = ax + aw - 1 < bx; right = ax > bx + bw - 1; above = ay + ah - 1 < by; below = ay > by + bh - 1; \
                 !(left || right || above || below)"
            }
            (Self::FourFlags, Border::Hits) => {
                "left = ax + aw < bx; right = ax > bx + bw; above = ay + ah < by; below = ay > by + bh; \
                 !(left || right || above || below)"
            }
            (Self::RuledOut, Border::Misses) => {
                "if (ax + aw - 1 < bx) return false; if (ax > bx + bw - 1) return false; \
                 if (ay + ah - 1 < by) return false; if (ay > by + bh - 1) return false; true"
            }
            (Self::RuledOut, Border::Hits) => {
                "if (ax + aw < bx) return false; if (ax > bx + bw) return false; if (ay + ah < by) return false; \
                 if (ay > by + bh) return false; true"
            }
            (Self::NotRuledOut, Border::Misses) => {
                "ax + aw - 1 >= bx && ax <= bx + bw - 1 && ay + ah - 1 >= by && ay <= by + bh - 1"
            }
            (Self::NotRuledOut, Border::Hits) => "ax + aw >= bx && ax <= bx + bw && ay + ah >= by && ay <= by + bh",
            (Self::OriginSize, Border::Misses) => "bx < ax + aw && ax < bx + bw && by < ay + ah && ay < by + bh",
            (Self::OriginSize, Border::Hits) => "bx <= ax + aw && ax <= bx + bw && by <= ay + ah && ay <= by + bh",
            (Self::CentreSize, Border::Misses) => "abs(acx - bcx) < (aw + bw) / 2 && abs(acy - bcy) < (ah + bh) / 2",
            (Self::CentreSize, Border::Hits) => "abs(acx - bcx) <= (aw + bw) / 2 && abs(acy - bcy) <= (ah + bh) / 2",
            (Self::TwoCorners, Border::Hits) => "!(ax2 < bx1 || bx2 < ax1 || ay2 < by1 || by2 < ay1)",
            (Self::TwoCorners, Border::Misses) => "!(ax2 <= bx1 || bx2 <= ax1 || ay2 <= by1 || by2 <= ay1)",
        }
    }
}

impl CuboidMethod {
    /// The method with this border as a formula that makes the same comparisons, number by number.
    pub fn formula(self, border: Border) -> CuboidFormula {
        self.text(border).parse().expect("tests/code reads each of them")
    }

    const fn text(self, border: Border) -> &'static str {
        match (self, border) {
            (Self::TwoCorners, Border::Hits) => {
                "!(ax2 < bx1 || bx2 < ax1 || ay2 < by1 || by2 < ay1 || az2 < bz1 || bz2 < az1)"
            }
            (Self::TwoCorners, Border::Misses) => {
                "!(ax2 <= bx1 || bx2 <= ax1 || ay2 <= by1 || by2 <= ay1 || az2 <= bz1 || bz2 <= az1)"
            }
            (Self::CentreSize, Border::Hits) => {
                "abs(acx - bcx) <= (aw + bw) / 2 && abs(acy - bcy) <= (ah + bh) / 2 && abs(acz - bcz) <= (ad + bd) / 2"
            }
            (Self::CentreSize, Border::Misses) => {
                "abs(acx - bcx) < (aw + bw) / 2 && abs(acy - bcy) < (ah + bh) / 2 && abs(acz - bcz) < (ad + bd) / 2"
            }
        }
    }
}

/// The point is on an edge; then each corner is below it or not; then each edge that passes it is asked on which side it
/// is.
macro_rules! crossings {
    ($on_edge:literal) => {
        concat!(
            "if ((cross(A, B, P) == 0 && dot(A, B, P) <= 0) || (cross(B, C, P) == 0 && dot(B, C, P) <= 0) || \
             (cross(C, D, P) == 0 && dot(C, D, P) <= 0) || (cross(D, A, P) == 0 && dot(D, A, P) <= 0)) return ",
            $on_edge,
            "; a_below = A.y > P.y; b_below = B.y > P.y; c_below = C.y > P.y; d_below = D.y > P.y; ",
            "ab = (!a_below && b_below && cross(A, B, P) > 0) || (a_below && !b_below && cross(A, B, P) < 0); ",
            "bc = (!b_below && c_below && cross(B, C, P) > 0) || (b_below && !c_below && cross(B, C, P) < 0); ",
            "cd = (!c_below && d_below && cross(C, D, P) > 0) || (c_below && !d_below && cross(C, D, P) < 0); ",
            "da = (!d_below && a_below && cross(D, A, P) > 0) || (d_below && !a_below && cross(D, A, P) < 0); ",
            "(ab != bc) != (cd != da)"
        )
    };
}

impl InsideMethod {
    /// The method with this border as a formula that makes the same comparisons, number by number.
    pub fn formula(self, border: Border) -> InsideFormula {
        self.text(border).parse().expect("tests/code reads each of them")
    }

    const fn text(self, border: Border) -> &'static str {
        match (self, border) {
            (Self::RightOfAll, Border::Misses) => {
                "cross(A, B, P) > 0 && cross(B, C, P) > 0 && cross(C, D, P) > 0 && cross(D, A, P) > 0"
            }
            (Self::RightOfAll, Border::Hits) => {
                "cross(A, B, P) >= 0 && cross(B, C, P) >= 0 && cross(C, D, P) >= 0 && cross(D, A, P) >= 0"
            }
            (Self::SameSide, Border::Misses) => {
                "(cross(A, B, P) > 0 && cross(B, C, P) > 0 && cross(C, D, P) > 0 && cross(D, A, P) > 0) || \
                 (cross(A, B, P) < 0 && cross(B, C, P) < 0 && cross(C, D, P) < 0 && cross(D, A, P) < 0)"
            }
            (Self::SameSide, Border::Hits) => {
                "(cross(A, B, P) >= 0 && cross(B, C, P) >= 0 && cross(C, D, P) >= 0 && cross(D, A, P) >= 0) || \
                 (cross(A, B, P) <= 0 && cross(B, C, P) <= 0 && cross(C, D, P) <= 0 && cross(D, A, P) <= 0)"
            }
            (Self::Crossings, Border::Misses) => crossings!("false"),
            (Self::Crossings, Border::Hits) => crossings!("true"),
        }
    }
}
