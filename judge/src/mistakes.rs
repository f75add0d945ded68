//! Well-known wrong tests, by name. The judge shows what each gets wrong.

/// A well-known wrong test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// Stable kebab-case key.
    pub name: &'static str,
    /// The test, as a [`Formula`](crate::Formula) reads it.
    pub formula: &'static str,
}

const fn mistake(name: &'static str, formula: &'static str) -> Mistake {
    Mistake { name, formula }
}

/// Wrong tests of two rectangles.
pub const OVERLAP_MISTAKES: [Mistake; 17] = [
    mistake(
        "corner-inside",
        "((ax >= bx && ax <= bx2) || (ax2 >= bx && ax2 <= bx2)) && ((ay >= by && ay <= by2) || (ay2 >= by && ay2 <= by2))",
    ),
    mistake("condition-1", "bx < ax + aw"),
    mistake("condition-2", "ax < bx + bw"),
    mistake("condition-3", "by < ay + ah"),
    mistake("condition-4", "ay < by + bh"),
    mistake("or-for-and", "bx < ax + aw || ax < bx + bw || by < ay + ah || ay < by + bh"),
    mistake("full-sizes", "abs(acx - bcx) < aw + bw && abs(acy - bcy) < ah + bh"),
    mistake("no-abs", "acx - bcx < (aw + bw) / 2 && acy - bcy < (ah + bh) / 2"),
    mistake("at-most-once", "bx <= ax + aw && ax < bx + bw && by < ay + ah && ay < by + bh"),
    mistake("only-x", "bx < ax + aw && ax < bx + bw"),
    mistake("width-twice", "abs(acx - bcx) < (aw + bw) / 2 && abs(acy - bcy) < (aw + bw) / 2"),
    mistake("circles", "dx = acx - bcx;\ndy = acy - bcy;\nr = (aw + bw) / 2;\nreturn dx * dx + dy * dy < r * r;"),
    mistake("centre-as-corner", "bcx < acx + aw && acx < bcx + bw && bcy < acy + ah && acy < bcy + bh"),
    mistake(
        "integer-halves",
        "aw2 = floor(aw / 2);\nah2 = floor(ah / 2);\nbw2 = floor(bw / 2);\nbh2 = floor(bh / 2);\n\
         return abs(ax + aw2 - bx - bw2) < aw2 + bw2 && abs(ay + ah2 - by - bh2) < ah2 + bh2;",
    ),
    mistake("mixed-axes", "bx < ax + aw && ax < bx + bw && bx < ay + ah && ay < by + bh"),
    mistake("swapped-arguments", "bw < ax + aw && ax < bw + bx && bh < ay + ah && ay < bh + by"),
    mistake("unsorted-corners", "bx1 < ax1 && ax2 < bx2 && by1 < ay1 && ay2 < by2"),
];

/// Wrong tests of a circle and a rectangle.
pub const CIRCLE_MISTAKES: [Mistake; 8] = [
    mistake("bounding-box", "bx1 < cx + r && cx - r < bx2 && by1 < cy + r && cy - r < by2"),
    mistake(
        "only-corners",
        "(cx - bx1) * (cx - bx1) + (cy - by1) * (cy - by1) < r * r || \
         (cx - bx2) * (cx - bx2) + (cy - by1) * (cy - by1) < r * r || \
         (cx - bx2) * (cx - bx2) + (cy - by2) * (cy - by2) < r * r || \
         (cx - bx1) * (cx - bx1) + (cy - by2) * (cy - by2) < r * r",
    ),
    mistake(
        "only-edges",
        "(bx1 <= cx && cx <= bx2 && by1 < cy + r && cy - r < by2) || \
         (by1 <= cy && cy <= by2 && bx1 < cx + r && cx - r < bx2)",
    ),
    mistake("centre-inside", "bx1 < cx && cx < bx2 && by1 < cy && cy < by2"),
    mistake(
        "radius-not-squared",
        "dx = cx - min(max(cx, bx1), bx2);\ndy = cy - min(max(cy, by1), by2);\ndx * dx + dy * dy < r",
    ),
    mistake(
        "diameter-for-radius",
        "dx = cx - min(max(cx, bx1), bx2);\ndy = cy - min(max(cy, by1), by2);\nsqrt(dx * dx + dy * dy) < 2 * r",
    ),
    mistake("centre-as-corner", "bx1 < cx + 2 * r && cx < bx2 && by1 < cy + 2 * r && cy < by2"),
    mistake(
        "corner-as-centre",
        "dx = abs(cx - bx);\ndy = abs(cy - by);\nif (dx > bw / 2 + r || dy > bh / 2 + r) return false;\n\
         dx <= bw / 2 || dy <= bh / 2 || (dx - bw / 2) * (dx - bw / 2) + (dy - bh / 2) * (dy - bh / 2) <= r * r",
    ),
];

/// Wrong tests of a point and a quadrilateral.
pub const INSIDE_MISTAKES: [Mistake; 4] = [
    mistake("three-edges", "cross(A, B, P) > 0 && cross(B, C, P) > 0 && cross(C, D, P) > 0"),
    mistake(
        "bounding-box",
        "P.x >= min(A.x, B.x, C.x, D.x) && P.x <= max(A.x, B.x, C.x, D.x) && \
         P.y >= min(A.y, B.y, C.y, D.y) && P.y <= max(A.y, B.y, C.y, D.y)",
    ),
    mistake("wrong-winding", "cross(A, B, P) < 0 && cross(B, C, P) < 0 && cross(C, D, P) < 0 && cross(D, A, P) < 0"),
    mistake(
        "both-ends",
        "ab = (A.y <= P.y && P.y <= B.y && cross(A, B, P) > 0) || (B.y <= P.y && P.y <= A.y && cross(A, B, P) < 0);\n\
         bc = (B.y <= P.y && P.y <= C.y && cross(B, C, P) > 0) || (C.y <= P.y && P.y <= B.y && cross(B, C, P) < 0);\n\
         cd = (C.y <= P.y && P.y <= D.y && cross(C, D, P) > 0) || (D.y <= P.y && P.y <= C.y && cross(C, D, P) < 0);\n\
         da = (D.y <= P.y && P.y <= A.y && cross(D, A, P) > 0) || (A.y <= P.y && P.y <= D.y && cross(D, A, P) < 0);\n\
         return (ab != bc) != (cd != da);",
    ),
];
