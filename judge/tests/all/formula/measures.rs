//! What a comparison of points measures, in any form.

use hantei_collision::{Axis, Corner, Operator};
use hantei_judge::{InsideFormula, Measure};

#[test]
fn what_is_compared_is_found_however_it_is_written() {
    let side_of_a = Measure::Side(Corner::A);
    let from = |corner, axis| Measure::From(corner, axis);
    for (formula, expected) in [
        ("cross(A, B, P) > 0", Some((side_of_a, Operator::Greater))),
        ("0 <= cross(A, B, P)", Some((side_of_a, Operator::AtLeast))),
        ("cross(B, A, P) >= 0", Some((side_of_a, Operator::AtMost))),
        ("-cross(A, B, P) / 2 == 0", Some((side_of_a, Operator::Equal))),
        ("(B.x - A.x) * (P.y - A.y) > (B.y - A.y) * (P.x - A.x)", Some((side_of_a, Operator::Greater))),
        ("cross(D, A, P) < 0", Some((Measure::Side(Corner::D), Operator::Less))),
        ("P.x >= A.x", Some((from(Corner::A, Axis::X), Operator::AtMost))),
        ("C.y != P.y", Some((from(Corner::C, Axis::Y), Operator::NotEqual))),
        ("P.y - C.y < 0", Some((from(Corner::C, Axis::Y), Operator::Greater))),
        ("cross(A, B, P) > 1", None),
        ("cross(A, B, P) > 0.000000001", None),
        ("cross(A, C, P) > 0", None),
        ("abs(cross(A, B, P)) > 0", None),
        ("cross(A, B, P) * cross(B, C, P) > 0", None),
        ("P.x + 0.5 > A.x", None),
        ("P.x > B.y", None),
        ("P.x / 0 > 0", None),
        ("A.x > B.x", None),
        ("1 < 2", None),
        ("cross(A, B, P) > cross(A, B, P)", None),
    ] {
        let parsed: InsideFormula = formula.parse().expect(formula);
        assert_eq!(parsed.measures(), [expected], "{formula}");
    }
}
