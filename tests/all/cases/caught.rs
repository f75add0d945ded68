//! The cases catch every well-known mistake, and no right test.

use super::{BORDERS, NUMBERS};
use hantei_collision::{
    Axis, AxisAligned as _, Border, Cuboid, CuboidMethod, InsideMethod, Method, OverlapMethod, Point, QuadAndPoint,
    QuadContact, Rect, TwoCuboids, TwoRects,
};
use hantei_judge::AsFormula as _;
use hantei_judge::{Formula, INSIDE_MISTAKES, InsideFormula, OVERLAP_MISTAKES, OverlapFormula, QuadClass};
use hantei_scenes::cases::{CaseNumbers, aligned_cases, quad_cases};

/// The number of cases that a test of two rectangles gets wrong.
fn wrong(numbers: CaseNumbers, border: Border, test: impl Fn(&TwoRects) -> bool) -> usize {
    let cases = aligned_cases::<Rect>(numbers);
    cases.iter().filter(|case| test(&case.shapes) != case.contact().hits(border)).count()
}

fn wrong_inside(numbers: CaseNumbers, border: Border, test: impl Fn(&QuadAndPoint) -> bool) -> usize {
    let answer = |contact| match contact {
        QuadContact::Inside => true,
        QuadContact::OnEdge => border == Border::Hits,
        QuadContact::Outside => false,
    };
    quad_cases(numbers).iter().filter(|case| test(&case.shapes) != answer(case.contact())).count()
}

#[test]
fn the_known_mistakes_are_caught() {
    for numbers in NUMBERS {
        for border in BORDERS {
            for mistake in &OVERLAP_MISTAKES {
                let formula: OverlapFormula = mistake.formula.parse().expect("a formula");
                let caught = wrong(numbers, border, |case| formula.holds(case, &mut ()));
                assert!(caught > 0, "{} {numbers:?} {border:?}", mistake.name);
            }
            for mistake in &INSIDE_MISTAKES {
                let formula: InsideFormula = mistake.formula.parse().expect("a formula");
                let caught = wrong_inside(numbers, border, |case| formula.holds(case, &mut ()));
                assert!(caught > 0, "{} {numbers:?} {border:?}", mistake.name);
            }
        }
    }
}

fn of_changed(change: impl Fn(Rect) -> Rect, border: Border) -> impl Fn(&TwoRects) -> bool {
    move |case| change(case.a).overlaps(change(case.b), border)
}

fn grown(rect: Rect, by: f64) -> Rect {
    let (x, y) = (by.max(-rect.width() / 2.0), by.max(-rect.height() / 2.0));
    let (min, max) = (rect.min(), rect.max());
    Rect::from_corners(Point::new(min.x - x, min.y - y), Point::new(max.x + x, max.y + y))
}

fn each_number(rect: Rect, change: fn(f64) -> f64) -> Rect {
    let origin = Point::new(change(rect.min().x), change(rect.min().y));
    Rect::from_origin_size(origin, change(rect.width()), change(rect.height()))
}

#[test]
fn hit_boxes_that_are_too_small_or_too_large_are_caught() {
    for numbers in NUMBERS {
        for border in BORDERS {
            for by in [-20.0, -5.0, -1.0, -0.5, 0.5, 1.0, 5.0, 20.0] {
                let caught = wrong(numbers, border, of_changed(|rect| grown(rect, by), border));
                assert!(caught > 0, "each end moved by {by}, {numbers:?} {border:?}");
            }
            for part in [0.8, 0.9, 0.95, 1.05, 1.1, 1.2] {
                let scaled =
                    |rect: Rect| Rect::from_centre_size(rect.centre(), rect.width() * part, rect.height() * part);
                assert!(wrong(numbers, border, of_changed(scaled, border)) > 0, "times {part}, {numbers:?} {border:?}");
            }
            let without_sign = of_changed(|rect| each_number(rect, f64::abs), border);
            assert!(wrong(numbers, border, without_sign) > 0, "numbers without their sign");
            let in_bytes = of_changed(|rect| each_number(rect, |number| f64::from(number as u8)), border);
            assert!(wrong(numbers, border, in_bytes) > 0, "numbers up to 255");
        }
    }
    for border in BORDERS {
        let whole = wrong(CaseNumbers::Whole, border, of_changed(|rect| each_number(rect, f64::trunc), border));
        let any = wrong(CaseNumbers::Any, border, of_changed(|rect| each_number(rect, f64::trunc), border));
        assert!(whole == 0 && any > 0, "fractions that are cut off: {whole} {any}");
    }
}

#[test]
fn each_side_and_each_corner_is_held_to_the_border() {
    type Place = fn(&TwoRects) -> bool;
    let touches: [(&str, Place); 8] = [
        ("left", |case| case.b.max().x == case.a.min().x),
        ("right", |case| case.a.max().x == case.b.min().x),
        ("top", |case| case.b.max().y == case.a.min().y),
        ("bottom", |case| case.a.max().y == case.b.min().y),
        ("top left", |case| case.b.max() == case.a.min()),
        ("bottom right", |case| case.a.max() == case.b.min()),
        ("top right", |case| case.a.max().x == case.b.min().x && case.b.max().y == case.a.min().y),
        ("bottom left", |case| case.b.max().x == case.a.min().x && case.a.max().y == case.b.min().y),
    ];
    for numbers in NUMBERS {
        for border in BORDERS {
            for (side, touch) in touches {
                let otherwise = |case: &TwoRects| {
                    let right = case.a.overlaps(case.b, border);
                    let touching = case.a.overlaps(case.b, Border::Hits) && !case.a.overlaps(case.b, Border::Misses);
                    right != (touching && touch(case))
                };
                assert!(wrong(numbers, border, otherwise) > 0, "{side} {numbers:?} {border:?}");
            }
        }
    }
}

fn wrong_boxes(border: Border, test: impl Fn(&TwoCuboids) -> bool) -> usize {
    let cases = aligned_cases::<Cuboid>(CaseNumbers::Any);
    cases.iter().filter(|case| test(&case.shapes) != case.contact().hits(border)).count()
}

#[test]
fn what_is_right_is_not_caught() {
    for border in BORDERS {
        for &method in OverlapMethod::ALL {
            let holds = |case: &TwoRects| method.holds(case, border, &mut ());
            assert_eq!(wrong(CaseNumbers::Whole, border, holds), 0, "{method:?}");
            // A method that ends at the last pixel is right only for whole numbers.
            let is_wrong = wrong(CaseNumbers::Any, border, holds) > 0;
            assert_eq!(is_wrong, method.ends_at_last_pixel(border), "{method:?} {border:?}");
        }
        for &method in CuboidMethod::ALL {
            assert_eq!(wrong_boxes(border, |case| method.holds(case, border, &mut ())), 0, "{method:?}");
        }
        for axis in Axis::SPACE {
            let others = Axis::SPACE.into_iter().filter(|one| *one != axis);
            let without = |case: &TwoCuboids| {
                others
                    .clone()
                    .all(|axis| hantei_collision::interval_contact(case.a.on(axis), case.b.on(axis)).hits(border))
            };
            assert!(wrong_boxes(border, without) > 0, "without {axis:?}");
        }
        let crossings = |case: &QuadAndPoint| InsideMethod::Crossings.holds(case, border, &mut ());
        assert_eq!(wrong_inside(CaseNumbers::Any, border, crossings), 0);
        let same_side = |case: &QuadAndPoint| InsideMethod::SameSide.holds(case, border, &mut ());
        assert!(wrong_inside(CaseNumbers::Any, border, same_side) > 0, "it is for convex ones only");
        let is_convex = |class| matches!(class, QuadClass::ConvexClockwise | QuadClass::ConvexCounterClockwise);
        let formula: Formula<QuadAndPoint> = InsideMethod::SameSide.formula(border);
        for case in quad_cases(CaseNumbers::Any).iter().filter(|case| is_convex(case.class)) {
            let right = InsideMethod::Crossings.holds(&case.shapes, border, &mut ());
            assert_eq!(formula.holds(&case.shapes, &mut ()), right, "{case:?}");
        }
    }
}
