//! The exact relation, against fractions.

use super::{b, by_squares, circle, circles, exact, number, oracle, rects};
use hantei_collision::{Border, Circle, Contact, Point, Rect, circle_contact};
use num_traits::Zero;
use proptest::prelude::*;

/// Legs and hypotenuse.
const TRIPLES: [[f64; 3]; 5] =
    [[3.0, 4.0, 5.0], [5.0, 12.0, 13.0], [8.0, 15.0, 17.0], [20.0, 21.0, 29.0], [119.0, 120.0, 169.0]];

#[test]
fn at_a_corner_one_bit_decides() {
    // Powers of two keep the legs exact, from the smallest to the largest allowed number.
    for scale in [1.0, 0.5, 2f64.powi(-470), 2f64.powi(480), 2f64.powi(20)] {
        let rect = Rect::from_corners(Point::new(0.0, 0.0), Point::new(64.0 * scale, 48.0 * scale));
        for [a, c, radius] in TRIPLES.map(|triple| triple.map(|leg| leg * scale)) {
            let places = [[-a, -c], [-c, -a]];
            for [x, y] in places {
                let at = |x: f64, y: f64, radius: f64| circle_contact(circle(x, y, radius), rect);
                let name = format!("({x:e}, {y:e}) {radius:e}");
                assert_eq!(at(x, y, radius), Contact::Touching, "{name}");
                assert_eq!(at(x, y, radius.next_up()), Contact::Overlapping, "{name}, one bit more");
                assert_eq!(at(x, y, radius.next_down()), Contact::Apart, "{name}, one bit less");
                assert_eq!(at(x.next_up(), y, radius), Contact::Overlapping, "{name}, one bit nearer");
                assert_eq!(at(x, y.next_down(), radius), Contact::Apart, "{name}, one bit farther");
            }
        }
    }
}

#[test]
fn differences_are_not_rounded_either() {
    // From a distant corner: 3, 4 and the last bit of a number that the plain difference loses.
    let rect = Rect::from_corners(Point::new(1e15, 1e15), Point::new(2e15, 2e15));
    for (x, expected) in [
        (1e15 - 3.0, Contact::Touching),
        ((1e15_f64 - 3.0).next_up(), Contact::Overlapping),
        ((1e15_f64 - 3.0).next_down(), Contact::Apart),
    ] {
        assert_eq!(circle_contact(circle(x, 1e15 - 4.0, 5.0), rect), expected, "{x}");
    }
    // 1, and a number 1e-100 away: no float is their difference.
    let rect = Rect::from_corners(Point::new(1e-100, 0.0), Point::new(2.0, 1.0));
    assert_eq!(circle_contact(circle(-1.0, 0.5, 1.0), rect), Contact::Apart);
    assert_eq!(
        circle_contact(circle(-1.0, 0.5, 1.0), Rect::try_from([0, 0, 2, 1]).expect("finite")),
        Contact::Touching
    );
}

#[test]
fn the_centre_strictly_inside_is_enough() {
    let rect = b();
    for (x, y, radius, expected) in [
        (140.0, 130.0, 0.0, Contact::Overlapping),
        (100.0, 130.0, 0.0, Contact::Touching),
        (100.0f64.next_up(), 130.0, 0.0, Contact::Overlapping),
        (100.0f64.next_down(), 130.0, 0.0, Contact::Apart),
        (100.0, 100.0, 0.0, Contact::Touching),
        (100.0, 100.0, 1e-145, Contact::Overlapping),
        (140.0, 130.0, 1e150, Contact::Overlapping),
    ] {
        assert_eq!(circle(x, y, radius).contact_rect(rect), expected, "({x}, {y}) {radius}");
    }
    let flat = Rect::from_corners(Point::new(0.0, 0.0), Point::new(8.0, 0.0));
    assert_eq!(circle(4.0, 0.0, 0.0).contact_rect(flat), Contact::Touching, "nothing is strictly inside a line");
    assert_eq!(circle(4.0, 0.0, 0.1).contact_rect(flat), Contact::Overlapping);
}

#[test]
fn of_nan_nothing_is_known() {
    for bad in [circle(f64::NAN, 130.0, 5.0), circle(140.0, f64::NAN, 5.0), circle(140.0, 130.0, f64::NAN)] {
        assert_eq!(bad.contact_rect(b()), Contact::Apart, "{bad:?}");
        assert_eq!(bad.contact(circle(140.0, 130.0, 5.0)), Contact::Apart, "{bad:?}");
        assert!(!bad.contains(Point::new(140.0, 130.0)), "{bad:?}");
    }
    assert_eq!(circle(0.0, 0.0, f64::INFINITY).contact_rect(b()), Contact::Overlapping);
    assert_eq!(circle(f64::INFINITY, 0.0, 5.0).contact_rect(b()), Contact::Apart);
}

#[test]
fn two_circles() {
    for (one, other, expected) in [
        (circle(0.0, 0.0, 2.0), circle(3.0, 4.0, 3.0), Contact::Touching),
        (circle(0.0, 0.0, 2.0), circle(3.0, 4.0, 3.0f64.next_up()), Contact::Overlapping),
        (circle(0.0, 0.0, 2.0), circle(3.0, 4.0, 3.0f64.next_down()), Contact::Apart),
        (circle(0.0, 0.0, 5.0), circle(1.0, 0.0, 4.0), Contact::Overlapping),
        (circle(0.0, 0.0, 5.0), circle(5.0, 0.0, 0.0), Contact::Touching),
        (circle(0.0, 0.0, 5.0), circle(0.0, 0.0, 0.0), Contact::Overlapping),
        (circle(0.0, 0.0, 0.0), circle(0.0, 0.0, 0.0), Contact::Touching),
        // No float is the sum of the radii.
        (circle(0.0, 0.0, 1.0), circle(1.0, 0.0, 1e-100), Contact::Overlapping),
    ] {
        assert_eq!(one.contact(other), expected, "{one:?} and {other:?}");
        assert_eq!(other.contact(one), expected, "{other:?} and {one:?}");
        assert_eq!(one.overlaps(other, Border::Hits), expected >= Contact::Touching, "{one:?} and {other:?}");
        assert_eq!(one.overlaps(other, Border::Misses), expected == Contact::Overlapping, "{one:?} and {other:?}");
    }
}

/// A circle that touches a corner, or misses it by the last bits: a triple's legs, scaled and moved.
fn near_corner() -> impl Strategy<Value = (Circle, Rect)> {
    (0..TRIPLES.len(), 1..1000i32, [number(), number()], -2..=2i32).prop_map(|(triple, scale, [x, y], bits)| {
        let [a, c, radius] = TRIPLES[triple].map(|leg| leg * f64::from(scale) / 64.0);
        let rect = Rect::from_corners(Point::new(x, y), Point::new(x + 9.0, y + 9.0));
        let radius = f64::from_bits((radius.to_bits() as i64 + i64::from(bits)) as u64);
        (circle(x - a, y - c, radius), rect)
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(6000))]

    #[test]
    fn as_fractions_say(circle in circles(), rect in rects()) {
        prop_assert_eq!(circle_contact(circle, rect), oracle(circle, rect));
    }

    #[test]
    fn as_fractions_say_near_a_corner((circle, rect) in near_corner()) {
        prop_assert_eq!(circle_contact(circle, rect), oracle(circle, rect));
    }

    #[test]
    fn circles_and_points_as_well(one in circles(), other in circles()) {
        let (p, q) = (one.centre(), other.centre());
        let (across, down) = (exact(p.x) - exact(q.x), exact(p.y) - exact(q.y));
        let square = &across * &across + &down * &down;
        let reach = exact(one.radius()) + exact(other.radius());
        prop_assert_eq!(one.contact(other), by_squares(&square, &reach, false));
        prop_assert_eq!(one.contains(q), square <= exact(one.radius()) * exact(one.radius()));
        prop_assert_eq!(one.contains(p), reach >= num_rational::BigRational::zero(), "its own centre");
    }
}
