//! The judge of a circle and a rectangle: built-in methods, well-known mistakes, and tests made to fool it.

use super::BORDERS;
use hantei_collision::{Border, CircleAndRect, CircleMethod, CircleRegion, Contact, Method as _, circle_contact};
use hantei_judge::AsFormula as _;
use hantei_judge::{Answers, CIRCLE_MISTAKES, CircleFormula, CircleJudge, CircleJudgement, Verdict, judge_circle};
use std::collections::BTreeSet;

fn circle(text: &str) -> CircleFormula {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

/// x, y, radius, then x, y, width and height.
fn numbers(judgement: &CircleJudgement) -> Option<[f64; 7]> {
    judgement.errors.first().map(|error| {
        let (centre, min) = (error.circle.centre(), error.rect.min());
        [centre.x, centre.y, error.circle.radius(), min.x, min.y, error.rect.width(), error.rect.height()]
    })
}

/// The regions of a verdict as nine signs, from the top left to the bottom right.
fn regions(verdict: &Verdict<CircleRegion>) -> String {
    let is_right = |region: &CircleRegion| match verdict {
        Verdict::Right => true,
        Verdict::Only(right) => right.contains(region),
        Verdict::Wrong => false,
    };
    CircleRegion::ALL.iter().map(|region| if is_right(region) { '+' } else { '-' }).collect()
}

#[test]
fn built_in_tests_of_circles() {
    for &method in CircleMethod::ALL {
        for border in BORDERS {
            let judgement = judge_circle(|case: &CircleAndRect| method.holds(case, border, &mut ()));
            let by_formula = judge_circle(&method.formula(border));
            assert_eq!(judgement, by_formula, "{}: a formula without constants has no cases of its own", method.name());
            let name = format!("{} {border:?}", method.name());
            let expected = match method {
                CircleMethod::Box => "-+-+++-+-",
                CircleMethod::Corners => "+-+-+-+-+",
                _ => "+++++++++",
            };
            assert_eq!((judgement.border, regions(&judgement.verdict)), (border, expected.into()), "{name}");
            let is_point_wrong = match (method, border) {
                (CircleMethod::Closest | CircleMethod::Root, Border::Misses) => true,
                // For `corners`, a centre on the border is inside with either border.
                (CircleMethod::Corners, Border::Misses) => true,
                _ => false,
            };
            assert_eq!(judgement.point_error.is_some(), is_point_wrong, "{name}: {:?}", judgement.point_error);
        }
    }
}

#[test]
fn mistakes_with_circles() {
    let table = [
        ("bounding-box", "-+-+++-+-", Border::Misses, Contact::Apart),
        ("only-corners", "+-+---+-+", Border::Misses, Contact::Overlapping),
        ("only-edges", "-+-+++-+-", Border::Misses, Contact::Overlapping),
        ("centre-inside", "---------", Border::Misses, Contact::Overlapping),
        ("radius-not-squared", "---------", Border::Misses, Contact::Overlapping),
        ("diameter-for-radius", "---------", Border::Hits, Contact::Apart),
        ("centre-as-corner", "---------", Border::Misses, Contact::Overlapping),
        ("corner-as-centre", "---------", Border::Misses, Contact::Overlapping),
    ];
    assert_eq!(table.map(|row| row.0), CIRCLE_MISTAKES.map(|mistake| mistake.name));
    let mut wrong = Vec::new();
    for ((name, expected, border, contact), mistake) in table.into_iter().zip(CIRCLE_MISTAKES) {
        let judgement = judge_circle(&circle(mistake.formula));
        let found = (regions(&judgement.verdict), judgement.border, judgement.errors[0].contact);
        if found != (expected.into(), border, contact) {
            wrong.push(format!("{name}: {found:?} {:?}", numbers(&judgement)));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Right tests, each with its border, in other forms than the methods.
const RIGHT: [(&str, Border); 6] = [
    ("dx = max(bx1 - cx, 0, cx - bx2); dy = max(by1 - cy, 0, cy - by2); hypot(dx, dy) <= r", Border::Hits),
    (
        "dx = max(abs(cx - bcx) - bw / 2, 0); dy = max(abs(cy - bcy) - bh / 2, 0); dx ** 2 + dy ** 2 <= r ** 2",
        Border::Hits,
    ),
    (
        "(cx >= bx1 && cx <= bx2 && cy > by1 - r && cy < by2 + r) || (cy >= by1 && cy <= by2 && cx > bx1 - r && cx < bx2 + r) || \
         (cx - bx1) ** 2 + (cy - by1) ** 2 < r * r || (cx - bx2) ** 2 + (cy - by1) ** 2 < r * r || \
         (cx - bx1) ** 2 + (cy - by2) ** 2 < r * r || (cx - bx2) ** 2 + (cy - by2) ** 2 < r * r",
        Border::Misses,
    ),
    // The squares are multiplied out.
    (
        "x = clamp(cx, bx1, bx2); y = clamp(cy, by1, by2); cx * cx - 2 * cx * x + x * x + (cy - y) * (cy - y) <= r * r",
        Border::Hits,
    ),
    (
        "nx = clamp(cx, bx, bx + bw); ny = clamp(cy, by, by + bh); sqrt((cx - nx) ** 2 + (cy - ny) ** 2) - r <= 0",
        Border::Hits,
    ),
    (
        "dx = cx - min(max(cx, bx1), bx2); dy = cy - min(max(cy, by1), by2); !(dx * dx + dy * dy >= r * r)",
        Border::Misses,
    ),
];

#[test]
fn what_is_right_is_called_right() {
    for (text, border) in RIGHT {
        let judgement = judge_circle(&circle(text));
        assert_eq!((judgement.verdict, judgement.border, judgement.errors), (Verdict::Right, border, vec![]), "{text}");
    }
}

/// Replacements that make the right tests wrong somewhere.
const CHANGES: [(&str, &str); 20] = [
    ("<= r", "<= 0.9 * r"),
    ("<= r", "<= 1.001 * r"),
    ("<= r", "<= r + 0.01"),
    ("<= r", "<= r + 0.000001"),
    ("<= r", "<= r - 0.000001"),
    ("<= r", "<= r + 1"),
    ("<= r", "<= 10"),
    ("<= r", "<= min(r, 100)"),
    ("<= r", "<= min(r, 317)"),
    ("bw / 2, 0", "bw / 2 * 0.999, 0"),
    ("bw / 2, 0", "bh / 2, 0"),
    ("bx1 - cx, 0", "bx1 - cx, 0.01"),
    ("cx - bx2)", "cx - bx2 - 1)"),
    ("by1 - cy", "by1 - cy - 0.001"),
    ("hypot(dx, dy) <= r", "dx + dy <= r"),
    ("hypot(dx, dy) <= r", "max(dx, dy) <= r"),
    ("hypot(dx, dy) <= r", "hypot(dx, dy) <= r && cx < 640"),
    ("hypot(dx, dy) <= r", "hypot(dx, dy) <= r && bw < 77"),
    ("hypot(dx, dy) <= r", "hypot(dx, dy) <= r || cy < -300 && cx < -300"),
    ("hypot(dx, dy) <= r", "hypot(dx, dy) < r || hypot(dx, dy) == 5"),
];

#[test]
fn what_is_a_little_wrong_is_found() {
    let right = |text: &str| RIGHT.iter().map(|(right, _)| *right).find(|right| right.contains(text));
    for (from, to) in CHANGES {
        let text = right(from).unwrap_or_else(|| panic!("{from}: in none")).replace(from, to);
        let judgement = judge_circle(&circle(&text));
        assert_ne!(judgement.verdict, Verdict::Right, "{text}");
        assert!(!judgement.errors.is_empty(), "{text}");
    }
}

#[test]
fn an_error_is_one() {
    for mistake in CIRCLE_MISTAKES {
        let formula = circle(mistake.formula);
        for wanted in [None, Some(Border::Hits), Some(Border::Misses)] {
            let mut judge = CircleJudge::new(wanted);
            let judgement = loop {
                assert!(judge.progress() < 1.0, "{}", mistake.name);
                if let Some(judgement) = judge.advance(3_000, &formula) {
                    break judgement;
                }
            };
            assert!(wanted.is_none_or(|wanted| wanted == judgement.border), "{}", mistake.name);
            for error in judgement.errors.iter().chain(&judgement.point_error) {
                let shapes = CircleAndRect { circle: error.circle, rect: error.rect };
                let contact = circle_contact(error.circle, error.rect);
                assert_eq!((CircleRegion::of(&shapes), contact), (error.region, error.contact), "{}", mistake.name);
                assert_ne!(formula.holds(&shapes, &mut ()), contact.hits(judgement.border), "{}", mistake.name);
            }
        }
    }
}

#[test]
fn each_region_is_asked_about_in_each_contact() {
    let (mut seen, mut points, mut wholly) = (BTreeSet::new(), BTreeSet::new(), [0; 2]);
    let judgement = judge_circle(|case: &CircleAndRect| {
        let (circle, rect) = (case.circle, case.rect);
        let place = (CircleRegion::of(case), circle_contact(circle, rect) as usize);
        if circle.radius() == 0.0 {
            points.insert(place)
        } else {
            seen.insert(place)
        };
        let bounds = circle.bounds();
        let is_in = |one: hantei_collision::Rect, other: hantei_collision::Rect| {
            other.min().x < one.min().x
                && one.max().x < other.max().x
                && other.min().y < one.min().y
                && one.max().y < other.max().y
        };
        wholly[0] += usize::from(is_in(bounds, rect));
        let corner = |corner: hantei_collision::Point| {
            let (x, y) = (corner.x - circle.centre().x, corner.y - circle.centre().y);
            x * x + y * y < circle.radius() * circle.radius()
        };
        wholly[1] += usize::from(rect.corners().into_iter().all(corner));
        true
    });
    // A centre in the rectangle is never apart, and touches only with radius 0.
    assert_eq!(seen.len(), 8 * 3 + 1, "{seen:?}");
    assert_eq!(points.len(), 8 + 2, "{points:?}");
    assert!(wholly.iter().all(|count| *count > 1_000), "{wholly:?}");
    assert!(judgement.cases > 100_000, "{}", judgement.cases);
    assert_eq!(judgement.verdict, Verdict::Wrong, "right in the middle only is wrong");
}

/// A right test as a closure without constants.
#[test]
fn constants_are_heard() {
    let formula = circle("hypot(cx - clamp(cx, bx1, bx2), cy - clamp(cy, by1, by2)) < r + 0.25");
    assert_eq!((&formula).constants(), [0.25]);
}

/// Halves of whole numbers that drop their fraction.
#[test]
fn right_in_whole_numbers() {
    let formula =
        circle("dx = abs(trunc(cx) - bcx); dy = abs(cy - bcy); hypot(max(dx - bw / 2, 0), max(dy - bh / 2, 0)) <= r");
    let judgement = judge_circle(&formula);
    assert!(judgement.is_right_in_whole && judgement.verdict != Verdict::Right, "{judgement:?}");
}
