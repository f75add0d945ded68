//! Circles and rectangles: each answer against fractions, every region with every relation, wrong tests caught.

use super::oracle::{Fraction, fraction, rows};
use super::{BORDERS, NUMBERS};
use hantei_collision::{Border, CircleMethod, CircleRegion, Contact, Named as _};
use hantei_scenes::cases::{CaseNumbers, CaseTable, CircleCase, circle_cases};
use num_traits::{Signed as _, ToPrimitive as _, Zero as _};
use std::collections::BTreeSet;

/// The distance of a place from an interval: below 0 before it, above 0 after it.
fn beyond(place: Fraction, min: Fraction, max: Fraction) -> Fraction {
    if place < min { place - min } else { (place - max).max(Fraction::zero()) }
}

#[test]
fn circles_are_what_fractions_say() {
    for numbers in NUMBERS {
        for border in BORDERS {
            for row in rows(&CaseTable::circle(numbers, border).csv()) {
                let of = |column: &str| fraction(row[column]);
                let (x, y, radius) = (of("cx"), of("cy"), of("r"));
                let (left, top) = (of("bx"), of("by"));
                let (right, bottom) = (left + of("bw"), top + of("bh"));
                let (across, down) = (beyond(x, left, right), beyond(y, top, bottom));
                let square = across * across + down * down;
                let is_within = left < x && x < right && top < y && y < bottom;
                let (relation, hit) = if is_within || square < radius * radius {
                    ("overlapping", true)
                } else if square == radius * radius {
                    ("touching", border == Border::Hits)
                } else {
                    ("apart", false)
                };
                assert_eq!((row["contact"], row["hit"]), (relation, &*hit.to_string()), "{row:?}");
                let name = |of: Fraction, names: [&'static str; 3]| {
                    names[usize::from(!of.is_negative()) + usize::from(of.is_positive())]
                };
                let names = [name(down, ["top", "", "bottom"]), name(across, ["left", "", "right"])];
                let region = names.iter().filter(|name| !name.is_empty()).copied().collect::<Vec<_>>().join("-");
                assert_eq!(row["region"], if region.is_empty() { "middle" } else { &region }, "{row:?}");
                // The shortest way out, or the gap.
                let apart = if square.is_zero() {
                    let out = (x - left).min(right - x).min(y - top).min(bottom - y);
                    -(out + radius).to_f64().expect("a number")
                } else {
                    square.to_f64().expect("a number").sqrt() - radius.to_f64().expect("a number")
                };
                for (column, expected) in [("gap", apart.max(0.0)), ("depth", (-apart).max(0.0))] {
                    let said: f64 = row[column].parse().expect("a number");
                    assert!((said - expected).abs() <= 1e-12 * expected.max(1.0), "{column} is {expected}: {row:?}");
                    assert_eq!(
                        said > 0.0,
                        relation == if column == "gap" { "apart" } else { "overlapping" },
                        "{row:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn every_region_touches_overlaps_and_is_apart() {
    for numbers in NUMBERS {
        let cases = circle_cases(numbers);
        let kinds: BTreeSet<&str> = cases.iter().map(|case| case.kind).collect();
        assert_eq!(kinds.len(), if numbers == CaseNumbers::Any { 5 } else { 4 }, "{kinds:?}");
        for kind in kinds {
            let of_kind: Vec<&CircleCase> = cases.iter().filter(|case| case.kind == kind).collect();
            for &region in CircleRegion::VALUES {
                let relations: BTreeSet<Contact> =
                    of_kind.iter().filter(|case| case.region() == region).map(|case| case.contact()).collect();
                // A centre in the rectangle is never apart from it.
                let count = if region == CircleRegion::Middle { 2 } else { 3 };
                assert_eq!(relations.len(), count, "{kind} {region:?}: {relations:?}");
            }
            let places: BTreeSet<&str> = of_kind.iter().map(|case| case.place).collect();
            let all = ["corner", "edge", "edge-end", "frame", "inside", "on-corner", "on-edge"];
            assert_eq!(places, BTreeSet::from(all), "{kind}");
            let is_whole = |number: f64| number.trunc() == number;
            for case in of_kind {
                let (circle, rect) = (case.shapes.circle, case.shapes.rect);
                let numbers_of = [circle.centre().x, circle.centre().y, circle.radius(), rect.min().x, rect.width()];
                assert!(numbers_of.iter().all(|number| is_whole(number * 2.0)), "{case:?}");
                assert!(numbers == CaseNumbers::Any || numbers_of.into_iter().all(is_whole), "{case:?}");
                let by_square = CircleMethod::Box.hits(circle, rect, Border::Misses, &mut ());
                assert!(case.place != "frame" || (by_square && case.contact() == Contact::Apart), "{case:?}");
            }
        }
    }
}

#[test]
fn wrong_tests_are_caught() {
    let cases = circle_cases(CaseNumbers::Any);
    let wrong = |kind: &str, border: Border, test: &dyn Fn(&CircleCase) -> bool| {
        cases.iter().filter(|case| case.kind == kind && test(case) != case.contact().hits(border)).count()
    };
    let method = |method: CircleMethod, border| {
        move |case: &CircleCase| method.hits(case.shapes.circle, case.shapes.rect, border, &mut ())
    };
    for kind in ["plain", "negative", "large", "odd", "half"] {
        for border in BORDERS {
            assert_eq!(wrong(kind, border, &method(CircleMethod::Regions, border)), 0, "{kind} {border:?}");
            assert!(wrong(kind, border, &method(CircleMethod::Box, border)) >= 4, "{kind} {border:?}");
            assert!(wrong(kind, border, &method(CircleMethod::Corners, border)) >= 4, "{kind} {border:?}");
            let other = if border == Border::Hits { Border::Misses } else { Border::Hits };
            assert!(wrong(kind, border, &method(CircleMethod::Closest, other)) >= 8, "{kind} {border:?}");
            // As written with <, a circle of radius 0 inside is a miss: five of them, one in the middle.
            let missed = if border == Border::Misses { 5 } else { 0 };
            for by_distance in [CircleMethod::Closest, CircleMethod::Root] {
                assert_eq!(wrong(kind, border, &method(by_distance, border)), missed, "{kind} {border:?}");
            }
            // The centre of the rectangle in place of its nearest point; and a diameter in place of the radius.
            let by_centres = |case: &CircleCase| {
                let (circle, rect) = (case.shapes.circle, case.shapes.rect);
                circle.centre().distance(rect.centre()) < circle.radius() + rect.width().min(rect.height()) / 2.0
            };
            assert!(wrong(kind, border, &by_centres) >= 8, "{kind} {border:?}");
            let too_large = |case: &CircleCase| case.shapes.from_nearest().length() < 2.0 * case.shapes.circle.radius();
            assert!(wrong(kind, border, &too_large) >= 8, "{kind} {border:?}");
        }
    }
}
