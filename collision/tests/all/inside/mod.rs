//! A point and a quadrilateral, against exact rational arithmetic.

mod edges;
mod questions;

use hantei_collision::Method as _;
use hantei_collision::{
    Border, Comparison, Corner, Flaw, InsideMethod, Point, Quad, QuadContact, Shape, Turn, Winding, diagnose,
    orientation, quad_contact, side,
};
use hantei_testing::exact;
use num_rational::{BigRational, Ratio};
use num_traits::Num;
use proptest::prelude::*;
use std::cmp::Ordering;

fn zero() -> BigRational {
    exact(0.0)
}

fn exact_side(a: Point, b: Point, p: Point) -> BigRational {
    side_in(a, b, p, exact)
}

/// The same in any exact arithmetic, with `n` as the conversion.
fn side_in<Number: Num>(a: Point, b: Point, p: Point, n: fn(f64) -> Number) -> Number {
    (n(b.x) - n(a.x)) * (n(p.y) - n(a.y)) - (n(p.x) - n(a.x)) * (n(b.y) - n(a.y))
}

/// The oracle: on an edge if p divides it; else counts the edges that a ray to the *left* crosses, in fractions.
fn oracle<Number: Num + PartialOrd>(quad: &Quad, p: Point, n: fn(f64) -> Number) -> QuadContact {
    let between = |low: f64, value: f64, high: f64| low.min(high) <= value && value <= low.max(high);
    for (a, b) in quad.edges() {
        if side_in(a, b, p, n).is_zero() && between(a.x, p.x, b.x) && between(a.y, p.y, b.y) {
            return QuadContact::OnEdge;
        }
    }
    let met = quad.edges().into_iter().filter(|&(a, b)| {
        if (a.y > p.y) == (b.y > p.y) {
            return false;
        }
        let part = (n(p.y) - n(a.y)) / (n(b.y) - n(a.y));
        let meets_at = n(a.x) + part * (n(b.x) - n(a.x));
        meets_at < n(p.x)
    });
    if met.count() % 2 == 1 { QuadContact::Inside } else { QuadContact::Outside }
}

fn convex(quad: &Quad) -> bool {
    diagnose(quad).shape == Shape::Convex
}

fn methods_agree(quad: &Quad, p: Point, exact: QuadContact) {
    let mut applying = vec![InsideMethod::Crossings];
    if convex(quad) {
        applying.push(InsideMethod::SameSide);
        if diagnose(quad).winding == Some(Winding::Clockwise) {
            applying.push(InsideMethod::RightOfAll);
        }
    }
    for method in applying {
        let says = |border| method.contains(quad, p, border, &mut ());
        assert_eq!(says(Border::Misses), exact == QuadContact::Inside, "{} {quad:?} {p:?}", method.name());
        assert_eq!(says(Border::Hits), exact != QuadContact::Outside, "{} hits {quad:?} {p:?}", method.name());
    }
}

#[test]
fn every_quad_on_a_small_grid() {
    // 9 places for each corner: convex, concave, crossed, collinear, repeated, every winding and start corner.
    let places: Vec<Point> = (0..9).map(|i| Point::new(f64::from(i % 3) * 2.0, f64::from(i / 3) * 2.0)).collect();
    let mut cases = 0u32;
    for code in 0..9usize.pow(4) {
        let corner = |n: u32| places[code / 9usize.pow(n) % 9];
        let quad = Quad::new(corner(0), corner(1), corner(2), corner(3));
        for i in 0..49 {
            let p = Point::new(f64::from(i % 7) - 1.0, f64::from(i / 7) - 1.0);
            let expected = oracle(&quad, p, |whole| Ratio::from_integer(whole as i64));
            assert_eq!(quad_contact(&quad, p), expected, "{quad:?} {p:?}");
            methods_agree(&quad, p, expected);
            cases += 1;
        }
    }
    assert_eq!(cases, 6561 * 49);
}

#[test]
fn diagnosis_by_name() {
    let at = Point::new;
    let (a, b, c, d) = (at(0.0, 0.0), at(4.0, 0.0), at(4.0, 4.0), at(0.0, 4.0));
    let (clockwise, counter) = (Some(Winding::Clockwise), Some(Winding::CounterClockwise));
    for (name, quad, shape, winding) in [
        ("square", Quad::new(a, b, c, d), Shape::Convex, clockwise),
        ("started at B", Quad::new(b, c, d, a), Shape::Convex, clockwise),
        ("reversed", Quad::new(d, c, b, a), Shape::Convex, counter),
        ("dart", Quad::new(a, b, at(1.0, 1.0), d), Shape::Concave(Corner::C), clockwise),
        ("dart reversed", Quad::new(d, at(1.0, 1.0), b, a), Shape::Concave(Corner::B), counter),
        ("bow-tie", Quad::new(a, c, b, d), Shape::Crossed, None),
        ("other bow-tie", Quad::new(a, b, d, c), Shape::Crossed, None),
        ("straight corner", Quad::new(a, at(2.0, 0.0), b, d), Shape::Degenerate(Flaw::NoTurn(Corner::B)), clockwise),
        ("B is A", Quad::new(a, a, c, d), Shape::Degenerate(Flaw::Repeated(Corner::A, Corner::B)), clockwise),
        ("C is A", Quad::new(a, b, a, d), Shape::Degenerate(Flaw::Repeated(Corner::A, Corner::C)), None),
        ("on one line", Quad::new(a, b, at(1.0, 0.0), at(9.0, 0.0)), Shape::Degenerate(Flaw::OnOneLine), None),
        ("one point", Quad::new(a, a, a, a), Shape::Degenerate(Flaw::OnOneLine), None),
    ] {
        let diagnosis = diagnose(&quad);
        assert_eq!((diagnosis.shape, diagnosis.winding), (shape, winding), "{name}");
    }
}

/// Compares the diagnosis with definitions: a crossing by exact sides of both edges, the winding by the area.
fn check_diagnosis(quad: &Quad) {
    let [a, b, c, d] = quad.corners;
    let split = |p, q, r, s| {
        let product = exact_side(p, q, r) * exact_side(p, q, s);
        product < zero()
    };
    let crosses = |p, q, r, s| split(p, q, r, s) && split(r, s, p, q);
    let crossed = crosses(a, b, c, d) || crosses(b, c, d, a);
    let area = exact_side(a, b, c) + exact_side(a, c, d);
    let diagnosis = diagnose(quad);
    match diagnosis.shape {
        Shape::Crossed => assert!(crossed, "{quad:?} is called crossed"),
        Shape::Convex | Shape::Concave(_) => assert!(!crossed, "{quad:?} is crossed"),
        Shape::Degenerate(_) => {
            let turns = [(d, a, b), (a, b, c), (b, c, d), (c, d, a)];
            assert!(turns.into_iter().any(|(p, q, r)| exact_side(p, q, r) == zero()), "{quad:?} is called degenerate");
        }
    }
    if !matches!(diagnosis.shape, Shape::Crossed) {
        let expected = match area.cmp(&zero()) {
            Ordering::Greater => Some(Winding::Clockwise),
            Ordering::Less => Some(Winding::CounterClockwise),
            Ordering::Equal => None,
        };
        assert_eq!(diagnosis.winding, expected, "{quad:?}");
    }
}

#[test]
fn the_exact_form_is_right_where_plain_doubles_are_wrong() {
    let (a, b) = (Point::new(12.0, 12.0), Point::new(24.0, 24.0));
    let step = f64::EPSILON / 2.0;
    let mut wrong = 0;
    for i in 0..64 {
        for j in 0..64 {
            let p = Point::new(0.5 + f64::from(i) * step, 0.5 + f64::from(j) * step);
            let truth = match exact_side(a, b, p).cmp(&zero()) {
                Ordering::Greater => Turn::Right,
                Ordering::Equal => Turn::Straight,
                Ordering::Less => Turn::Left,
            };
            assert_eq!(orientation(a, b, p), truth, "{i} {j}");
            wrong += u32::from(Turn::of(side(a, b, p)) != truth);
        }
    }
    assert!(wrong > 1000, "plain doubles are wrong in {wrong} of 4096 places");
}

#[test]
fn trace_of_the_three_methods() {
    let at = Point::new;
    let square = Quad::new(at(0.0, 0.0), at(4.0, 0.0), at(4.0, 4.0), at(0.0, 4.0));
    let trace = |method: InsideMethod, p| {
        let mut heard: Vec<Comparison> = Vec::new();
        let inside = method.contains(&square, p, Border::Misses, &mut heard);
        let questions = method.questions(Border::Misses);
        (inside, heard.iter().map(|made| questions[made.question].explained(made)).collect::<Vec<_>>())
    };
    let (inside, heard) = trace(InsideMethod::RightOfAll, at(5.0, 1.0));
    assert_eq!(
        (inside, heard),
        (false, vec!["AB × AP > 0: 4 > 0 is true".into(), "BC × BP > 0: -4 > 0 is false".into()])
    );
    let (inside, heard) = trace(InsideMethod::SameSide, at(5.0, 1.0));
    assert_eq!((inside, heard.len()), (false, 3), "two that ask for the right, one for the left");
    assert_eq!(heard[2], "AB × AP < 0: 4 < 0 is false");
    let (inside, heard) = trace(InsideMethod::Crossings, at(1.0, 1.0));
    assert!(inside, "the ray crosses BC only");
    assert_eq!(heard.last().map(String::as_str), Some("DA × DP < 0: 4 < 0 is false"));
}

fn whole() -> impl Strategy<Value = Point> + Clone {
    (-20i32..20, -20i32..20).prop_map(|(x, y)| Point::new(f64::from(x), f64::from(y)))
}

fn fraction() -> impl Strategy<Value = Point> + Clone {
    (-1e3..1e3f64, -1e3..1e3f64).prop_map(|(x, y)| Point::new(x, y))
}

/// A quadrilateral, and a point that is often on an edge, on a corner or just beside.
fn case(point: impl Strategy<Value = Point> + Clone) -> impl Strategy<Value = (Quad, Point)> {
    (point.clone(), point.clone(), point.clone(), point.clone(), point, 0..4usize, 0..8u32, -2i32..=2).prop_map(
        |(a, b, c, d, p, edge, eighth, ulps)| {
            let quad = Quad::new(a, b, c, d);
            let (from, to) = quad.edges()[edge];
            let t = f64::from(eighth) / 8.0;
            let on = Point::new(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t);
            let nudged = Point::new(on.x, on.y + f64::from(ulps) * on.y.abs() * f64::EPSILON);
            (quad, if eighth == 7 { p } else { nudged })
        },
    )
}

/// Any allowed coordinate, from the tiniest to the largest.
fn any_size() -> impl Strategy<Value = Point> + Clone {
    let number = (-1.0..1.0f64, -140i32..140).prop_map(|(m, e)| m * 10f64.powi(e));
    let number = number.prop_filter("let in", |&n| hantei_collision::checked(n).is_ok());
    (number.clone(), number).prop_map(|(x, y)| Point::new(x, y))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(6000))]

    #[test]
    fn contact_is_exact((quad, p) in prop_oneof![case(whole()), case(fraction())]) {
        prop_assert_eq!(quad_contact(&quad, p), oracle(&quad, p, exact));
        check_diagnosis(&quad);
    }

    #[test]
    fn start_corner_and_winding_do_not_matter((quad, p) in prop_oneof![case(whole()), case(fraction())]) {
        let [a, b, c, d] = quad.corners;
        let exact = quad_contact(&quad, p);
        for same in [Quad::new(b, c, d, a), Quad::new(d, c, b, a)] {
            prop_assert_eq!(quad_contact(&same, p), exact);
        }
    }

    #[test]
    fn methods_on_whole_numbers((quad, p) in (whole(), whole(), whole(), whole(), whole())
        .prop_map(|(a, b, c, d, p)| (Quad::new(a, b, c, d), p))) {
        methods_agree(&quad, p, quad_contact(&quad, p));
    }

    #[test]
    fn trace_agrees_with_the_answer((quad, p) in prop_oneof![case(whole()), case(fraction())]) {
        for method in InsideMethod::ALL {
            for border in [Border::Hits, Border::Misses] {
                let mut trace: Vec<Comparison> = Vec::new();
                let inside = method.contains(&quad, p, border, &mut trace);
                prop_assert_eq!(inside, method.contains(&quad, p, border, &mut ()), "hearing changes nothing");
                let questions = method.questions(border);
                let asked = |comparison: &Comparison| &questions[comparison.question];
                for comparison in &trace {
                    let [left, right] = comparison.numbers;
                    prop_assert_eq!(comparison.holds, asked(comparison).operator.holds(left, right));
                }
                let holds = |part: &[Comparison]| part.len() == 4 && part.iter().all(|comparison| comparison.holds);
                let from_trace = match method {
                    InsideMethod::RightOfAll => holds(&trace),
                    InsideMethod::SameSide => {
                        let first_left = trace.iter().position(|c| asked(c).operator.symbol().starts_with('<'));
                        holds(&trace) || first_left.is_some_and(|from| holds(&trace[from..]))
                    }
                    InsideMethod::Crossings => match trace.last() {
                        Some(last) if asked(last).left.contains('·') && last.holds => border == Border::Hits,
                        _ => {
                            let crossed = |c: &&Comparison| {
                                c.holds && matches!(asked(c).operator.symbol(), "<" | ">") && asked(c).left.contains('×')
                            };
                            trace.iter().filter(crossed).count() % 2 == 1
                        }
                    },
                };
                prop_assert_eq!(inside, from_trace, "{} {:?} {:?}", method.name(), border, trace);
            }
        }
    }
}

proptest! {
    // Fractions of 280 decimal places are slow, so fewer cases.
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn contact_is_exact_at_every_size((quad, p) in case(any_size())) {
        prop_assert_eq!(quad_contact(&quad, p), oracle(&quad, p, exact));
        check_diagnosis(&quad);
    }
}
