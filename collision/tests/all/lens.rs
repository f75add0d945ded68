//! The lenses against exact rational arithmetic, cell by cell.

use hantei_collision::{Lens, LensCell, Point, Precision, Turn, side};
use hantei_testing::{exact, single, turn};
use num_rational::BigRational;
use num_traits::{Signed as _, ToPrimitive as _};
use proptest::prelude::*;

fn at(x: f64, y: f64) -> Point {
    Point::new(x, y)
}

fn in_fractions(a: Point, b: Point, p: Point) -> BigRational {
    (exact(a.x) - exact(b.x)) * (exact(a.y) - exact(p.y)) - (exact(a.x) - exact(p.x)) * (exact(a.y) - exact(b.y))
}

/// The plain formula in 32-bit floats, rounded after each operation.
fn plain_single(a: Point, b: Point, p: Point) -> Turn {
    let short = |number: f64| number as f32;
    let one = (short(a.x) - short(b.x)) * (short(a.y) - short(p.y));
    let other = (short(a.x) - short(p.x)) * (short(a.y) - short(b.y));
    turn(&exact((one - other).into()))
}

fn cells() -> impl Iterator<Item = LensCell> {
    (0..Lens::SIZE).flat_map(|row| (0..Lens::SIZE).map(move |column| (column, row)))
}

/// Compares each cell of a field with fractions; returns the number of wrong cells.
fn compare(edge: (Point, Point), p: Point, precision: Precision, k: u8) -> usize {
    let lens = Lens::new(edge, p, precision, k);
    let round = |at: Point| if precision == Precision::Single { single(at) } else { at };
    let (a, b) = (round(edge.0), round(edge.1));
    assert_eq!(lens.at((Lens::SIZE / 2, Lens::SIZE / 2)), round(p), "P stands in the middle");
    let mut wrong = 0;
    let line = lens.line();
    for cell in cells() {
        let here = lens.at(cell);
        let true_turn = turn(&in_fractions(a, b, here));
        let plain = match precision {
            Precision::Single => plain_single(a, b, here),
            Precision::Double => Turn::of(side(a, b, here)),
        };
        assert_eq!(lens.exact(cell), true_turn, "{edge:?} {p:?} {precision:?} k={k} {cell:?}");
        assert_eq!(lens.plain(cell), plain, "{edge:?} {p:?} {precision:?} k={k} {cell:?}");
        assert_eq!(lens.is_wrong(cell), plain != true_turn, "{cell:?}");
        wrong += usize::from(plain != true_turn);
    }
    assert_eq!(lens.wrong(), wrong, "all are counted");
    // The sign changes at the line: its ends, as fractions of a cell, are on the edge's line.
    if let Some(ends) = line {
        let step = |p: f64, q: f64| (exact(q) - exact(p)) / BigRational::from_integer(8.into());
        let middle = Lens::SIZE / 2;
        let (first, second) = (lens.at((middle - 8, middle - 8)), lens.at((middle, middle)));
        let steps = (step(first.x, second.x), step(first.y, second.y));
        for end in [ends.0, ends.1] {
            let cell_of = |along: f64| exact(along) - exact(middle as f64 + 0.5);
            let there = (exact(second.x) + cell_of(end.x) * &steps.0, exact(second.y) + cell_of(end.y) * &steps.1);
            let value = (exact(a.x) - exact(b.x)) * (exact(a.y) - &there.1)
                - (exact(a.x) - &there.0) * (exact(a.y) - exact(b.y));
            let per_cell = (exact(a.y) - exact(b.y)).abs() * &steps.0 + (exact(b.x) - exact(a.x)).abs() * &steps.1;
            let off = (value / per_cell).to_f64().expect("a number");
            assert!(off.abs() < 1e-6, "{edge:?} {p:?} {precision:?} k={k}: {end:?} is {off} cells from the line");
        }
    }
    wrong
}

/// The figures of Kettner, Mehlhorn, Pion, Schirra and Yap: the formula is wrong in each.
#[test]
fn the_classroom_examples() {
    let classroom = [
        (at(0.5, 0.5), (at(12.0, 12.0), at(24.0, 24.0))),
        (at(0.5000000000000253, 0.5000000000000171), (at(17.3, 17.3), at(24.00000000000005, 24.000000000000053))),
        (at(0.5, 0.5), (at(8.8, 8.8), at(12.1, 12.1))),
    ];
    for (p, edge) in classroom {
        let wrong = compare(edge, p, Precision::Double, 0);
        assert!((500..4000).contains(&wrong), "{edge:?}: {wrong}");
        let far = compare(edge, p, Precision::Double, 12);
        assert!(far < 64, "{edge:?}: with far steps only what is on the line itself: {far}");
    }
}

#[test]
fn where_numbers_change_their_spacing() {
    let edge = (at(10.0, 20.0), at(300.0, 215.5));
    for p in
        [at(0.0, 0.0), at(-0.0, 13.0), at(256.0, 64.0), at(255.99999999999997, -1e-9), at(1e6, -1e6), at(1e-30, 1.0)]
    {
        for precision in [Precision::Single, Precision::Double] {
            for k in [0, 7, Lens::MOST] {
                compare(edge, p, precision, k);
            }
        }
    }
    // Without an edge every cell is on its line, and no line is drawn.
    let point = (at(3.0, 4.0), at(3.0, 4.0));
    assert_eq!(compare(point, at(3.0, 4.0), Precision::Double, 0), 0);
    assert_eq!(Lens::new(point, at(3.0, 4.0), Precision::Double, 0).line(), None);
}

#[test]
fn a_step_of_one_unit_leaves_no_number_out() {
    let lens = Lens::new((at(0.0, 0.0), at(9.0, 9.0)), at(3.0, 200.7), Precision::Double, 0);
    for i in 1..Lens::SIZE {
        let (before, here) = (lens.at((i - 1, i - 1)), lens.at((i, i)));
        assert_eq!((before.x.next_up(), before.y.next_up()), (here.x, here.y));
    }
    let lens = Lens::new((at(0.0, 0.0), at(9.0, 9.0)), at(3.0, 200.7), Precision::Single, 3);
    for i in 1..Lens::SIZE {
        let bits = |cell: usize| (lens.at((cell, cell)).x as f32).to_bits();
        assert_eq!(bits(i) - bits(i - 1), 8, "2^3 units in the last place");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn every_field_is_exact(
        [ax, ay, bx, by] in [-500.0..500.0f64, -500.0..500.0, -500.0..500.0, -500.0..500.0],
        part in -0.2..1.2f64,
        is_single: bool,
        k in 0..12u8,
    ) {
        let p = at(ax + part * (bx - ax), ay + part * (by - ay));
        let precision = if is_single { Precision::Single } else { Precision::Double };
        compare((at(ax, ay), at(bx, by)), p, precision, k);
    }
}

fn steps(precision: Precision, p: f64, q: f64) -> i64 {
    let place = |number: f64| match precision {
        Precision::Single => i64::from((number.abs() as f32).to_bits()),
        Precision::Double => number.abs().to_bits() as i64,
    };
    let place = |number: f64| if number < 0.0 { -place(number) } else { place(number) };
    place(q) - place(p)
}

/// 0.1 + 0.2 is one number too high, 0.1 + 0.7 one too low: a sum loses what two-corners keeps.
#[test]
fn a_sum_lands_beside_the_number_that_it_should_be() {
    for (p, q, expected, off) in [(0.1, 0.2, 0.3, 1), (0.1, 0.7, 0.8, -1), (0.25, 0.5, 0.75, 0), (-0.3, 0.4, 0.1, 2)] {
        let (sum, lost) = Precision::Double.sum(p, q);
        assert_eq!(steps(Precision::Double, expected, sum), off, "{p} + {q}");
        assert_eq!(Precision::Double.steps_between(expected, sum), off.unsigned_abs(), "{p} + {q}");
        assert_eq!(exact(sum) + exact(lost), exact(p) + exact(q), "{p} + {q}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn every_sum_is_exact(p in -1e6..1e6f64, q in -1e6..1e6f64, is_single: bool) {
        let precision = if is_single { Precision::Single } else { Precision::Double };
        let [p, q] = [p, q].map(|number| precision.nearest(number));
        let (sum, lost) = precision.sum(p, q);
        assert_eq!(exact(sum) + exact(lost), exact(p) + exact(q), "{p} + {q}");
        let rounded = if is_single { f64::from(p as f32 + q as f32) } else { p + q };
        assert_eq!(sum, rounded, "{p} + {q}");
    }
}
