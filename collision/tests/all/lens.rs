//! The lenses against exact rational arithmetic, cell by cell.

use hantei_collision::Method as _;
use hantei_collision::{
    Axis, Border, Contact, End, Lens, LensCell, OverlapFormula, OverlapMethod, Point, Precision, Rect, Ruler, Turn,
    side,
};
use num_rational::BigRational;
use num_traits::{Signed as _, ToPrimitive as _};
use proptest::prelude::*;

fn at(x: f64, y: f64) -> Point {
    Point::new(x, y)
}

fn exact(number: f64) -> BigRational {
    BigRational::from_float(number).expect("finite")
}

fn turn(number: &BigRational) -> Turn {
    match (number.is_positive(), number.is_negative()) {
        (true, _) => Turn::Right,
        (_, true) => Turn::Left,
        _ => Turn::Straight,
    }
}

fn in_fractions(a: Point, b: Point, p: Point) -> BigRational {
    (exact(a.x) - exact(b.x)) * (exact(a.y) - exact(p.y)) - (exact(a.x) - exact(p.x)) * (exact(a.y) - exact(b.y))
}

/// The number in single precision: the nearer of its two neighbours.
fn single(at: Point) -> Point {
    Point::new(f64::from(at.x as f32), f64::from(at.y as f32))
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

/// On one axis, in 32-bit floats rounded after each operation: whether a method finds no way to be apart.
fn may_hit_single(method: OverlapMethod, border: Border, [a, b]: [(f64, f64); 2]) -> bool {
    let ((a1, a2), (b1, b2)) = ((a.0 as f32, a.1 as f32), (b.0 as f32, b.1 as f32));
    let (aw, bw) = (a2 - a1, b2 - b1);
    let touching = border == Border::Hits;
    match method {
        OverlapMethod::FourFlags | OverlapMethod::RuledOut | OverlapMethod::NotRuledOut if touching => {
            !(a1 + aw < b1 || a1 > b1 + bw)
        }
        OverlapMethod::FourFlags | OverlapMethod::RuledOut | OverlapMethod::NotRuledOut => {
            !(a1 + aw - 1.0 < b1 || a1 > b1 + bw - 1.0)
        }
        OverlapMethod::OriginSize if touching => b1 <= a1 + aw && a1 <= b1 + bw,
        OverlapMethod::OriginSize => b1 < a1 + aw && a1 < b1 + bw,
        OverlapMethod::CentreSize => {
            let (distance, halves) = (((a1 + a2) / 2.0 - (b1 + b2) / 2.0).abs(), (aw + bw) / 2.0);
            if touching { distance <= halves } else { distance < halves }
        }
        OverlapMethod::TwoCorners if touching => !(a2 < b1 || b2 < a1),
        OverlapMethod::TwoCorners => !(a2 <= b1 || b2 <= a1),
    }
}

fn contact_in_fractions(a: Rect, b: Rect) -> Contact {
    let shared = |axis: Axis| {
        let [a, b] = [a, b].map(|rect| rect.interval(axis));
        let ends = [exact(a.max) - exact(b.min), exact(b.max) - exact(a.min)];
        ends.into_iter().min().expect("two")
    };
    let least = Axis::PLANE.map(shared).into_iter().min().expect("two");
    match turn(&least) {
        Turn::Right => Contact::Overlapping,
        Turn::Straight => Contact::Touching,
        Turn::Left => Contact::Apart,
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

fn compare_row(method: OverlapMethod, border: Border, given: [Rect; 2], precision: Precision, k: u8) -> usize {
    let context = format!("{method:?} {border:?} {given:?} {precision:?} k={k}");
    let ruler = Ruler::new(&method.formula(border), border, given, precision, k);
    let round = |at: Point| if precision == Precision::Single { single(at) } else { at };
    let [a, b] = given.map(|rect| Rect::from_corners(round(rect.min()), round(rect.max())));
    assert_eq!(ruler.rects(), [a, b], "{context}");
    let (axis, of_a) = ruler.edges();
    let of_b = if of_a == End::Max { End::Min } else { End::Max };
    assert_eq!(ruler.number(Ruler::MIDDLE), a.interval(axis).end(of_a), "{context}");
    assert_eq!(ruler.edge_of_b(), b.interval(axis).end(of_b), "{context}");
    // No other two facing edges are farther apart.
    let apart = |axis: Axis, of_a| {
        let [a, b] = [a, b].map(|rect| rect.interval(axis));
        if of_a == End::Max { exact(b.min) - exact(a.max) } else { exact(a.min) - exact(b.max) }
    };
    let rounding = exact(1e-9);
    for other in Axis::PLANE.into_iter().flat_map(|axis| [(axis, End::Min), (axis, End::Max)]) {
        assert!(apart(other.0, other.1) <= apart(axis, of_a) + &rounding, "{context}: {other:?}");
    }
    let mut wrong = 0;
    for cell in 0..Ruler::SIZE {
        let (number, here) = (ruler.number(cell), ruler.b_at(cell));
        assert_eq!(here.interval(axis).end(of_b), number, "{context}: B's edge is on the number");
        let by = exact(number) - exact(ruler.edge_of_b());
        let off = exact(here.interval(axis).end(of_a)) - exact(b.interval(axis).end(of_a)) - by;
        let unit = if precision == Precision::Single { f64::from(f32::EPSILON) } else { f64::EPSILON };
        assert!(off.abs() <= exact(4000.0 * unit), "{context} {cell}: the other edge goes along");
        let says = match precision {
            Precision::Double => method.hits(a, here, border, &mut ()),
            Precision::Single => Axis::PLANE.into_iter().all(|axis| {
                let ends = [a, here].map(|rect| (rect.interval(axis).min, rect.interval(axis).max));
                may_hit_single(method, border, ends)
            }),
        };
        let is = match contact_in_fractions(a, here) {
            Contact::Overlapping => true,
            Contact::Touching => border == Border::Hits,
            Contact::Apart => false,
        };
        assert_eq!((ruler.says_hit(cell), ruler.is_hit(cell)), (says, is), "{context} {cell}");
        assert_eq!(ruler.is_wrong(cell), says != is, "{context} {cell}");
        assert_eq!(ruler.place(number), Some(cell as f64 + 0.5), "{context}");
        wrong += usize::from(says != is);
    }
    assert_eq!(ruler.wrong(), wrong, "{context}: all are counted");
    if ruler.number(Ruler::MIDDLE).abs() >= 1.0 / 1024.0 {
        for cell in 1..Ruler::SIZE {
            let between = steps(precision, ruler.number(cell - 1), ruler.number(cell));
            assert_eq!(between, 1 << ruler.k(), "{context}: 2^k numbers on");
        }
    }
    // Each comparison has the method's numbers.
    if precision == Precision::Double {
        let all = method.every_comparison(&hantei_collision::Two { a, b }, border);
        assert_eq!(ruler.compared(&method.formula(border), b), all, "{context}");
        assert_eq!(method.formula(border).questions().len(), method.questions(border).len(), "{context}");
    }
    wrong
}

const BORDERS: [Border; 2] = [Border::Hits, Border::Misses];

fn compare_rows(given: [Rect; 2], precision: Precision, k: u8) -> [usize; 2] {
    let wrong = |method: OverlapMethod| -> usize {
        BORDERS.into_iter().map(|border| compare_row(method, border, given, precision, k)).sum()
    };
    for method in OverlapMethod::ALL {
        wrong(*method);
    }
    [OverlapMethod::TwoCorners, OverlapMethod::CentreSize].map(wrong)
}

fn beside(ax: f64, aw: f64, bx: f64, bw: f64) -> [Rect; 2] {
    [Rect::from_origin_size(at(ax, 2.0), aw, 5.0), Rect::from_origin_size(at(bx, 3.0), bw, 7.0)]
}

#[test]
fn what_is_compared_as_it_is_given_is_never_wrong() {
    let mut wrong_of_centres = 0;
    for given in [
        beside(0.1, 0.2, 0.3, 0.2),
        beside(-0.3, 0.4, 0.1, 0.2),
        beside(20.2, 33.3, 53.5, 300.3),
        beside(0.1, 0.2, -0.3, 0.4),
        beside(0.0, 0.0, 0.0, 0.0),
        beside(0.0, 128.0, 128.0, 0.0),
        beside(-128.0, 128.0, 0.0, 1e-9),
        beside(1e6, 0.0, -1e6, 1e6),
        beside(1.0, 1023.0 / 1024.0, 2.0, 1.0),
        beside(0.0, 1.0 / 1024.0, 1.0 / 1024.0, 1.0),
    ] {
        for precision in [Precision::Single, Precision::Double] {
            for k in [0, 1, 7, 20, 40] {
                let [corners, centres] = compare_rows(given, precision, k);
                assert_eq!(corners, 0, "{given:?} {precision:?} k={k}");
                wrong_of_centres += centres;
            }
        }
    }
    assert!(wrong_of_centres > 20, "{wrong_of_centres}");
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
    // The exact sum is in the middle between two cells.
    let given = beside(0.1, 0.2, 0.3, 0.2);
    let ruler = Ruler::new(&OverlapMethod::OriginSize.formula(Border::Hits), Border::Hits, given, Precision::Double, 0);
    let (sum, lost) = Precision::Double.sum(0.1, 0.2);
    assert_eq!(ruler.place_beside(sum, lost), Some(Ruler::MIDDLE as f64));
    assert_eq!((ruler.place(sum), ruler.place(0.3)), (Some(16.5), Some(15.5)));
    assert_eq!((ruler.place(0.2), ruler.place(0.4)), (None, None));
}

#[test]
fn a_formula_in_single_precision() {
    let text = "max(acx, bcx) - min(acx, bcx) < (aw * 0.1 * 10 + bw) / 2 || -ax2 > -bx1 + 1";
    let formula: OverlapFormula = text.parse().expect("a formula");
    let mut wrong = 0;
    for (ax, aw, bx, bw) in [(0.1, 0.2, 0.3, 0.2), (20.2, 33.3, 53.5, 300.3), (7.7, 1.1, 8.8, 9.9)] {
        let ruler = Ruler::new(&formula, Border::Misses, beside(ax, aw, bx, bw), Precision::Single, 0);
        for cell in 0..Ruler::SIZE {
            let [a, b] = [ruler.rects()[0], ruler.b_at(cell)].map(|rect| rect.interval(Axis::X));
            let [(a1, a2), (b1, b2)] = [a, b].map(|it| (it.min as f32, it.max as f32));
            let (ac, bc) = ((a1 + a2) / 2.0, (b1 + b2) / 2.0);
            let says = ac.max(bc) - ac.min(bc) < ((a2 - a1) * 0.1 * 10.0 + (b2 - b1)) / 2.0 || -a2 > -b1 + 1.0;
            assert_eq!(ruler.says_hit(cell), says, "{ax} {aw} {bx} {bw} {cell}");
            wrong += usize::from(ruler.is_wrong(cell));
        }
    }
    assert!(wrong > 2, "{wrong}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn every_row_is_exact(
        [ax, ay, aw, ah] in [-500.0..500.0f64, -500.0..500.0, 0.0..200.0, 0.0..200.0],
        [bw, bh] in [0.0..200.0f64, 0.0..200.0],
        across in -0.9..0.9f64,
        is_across: bool,
        is_before: bool,
        is_touching: bool,
        is_single: bool,
        k in 0..16u8,
    ) {
        let a = Rect::from_origin_size(at(ax, ay), aw, ah);
        let gap = if is_touching { 0.0 } else { across };
        // B beside A, on one of four sides.
        let along = |near: f64, far: f64, size: f64| if is_before { near - size - gap } else { far + gap };
        let b = if is_across {
            at(along(a.min().x, a.max().x, bw), ay + across * ah)
        } else {
            at(ax + across * aw, along(a.min().y, a.max().y, bh))
        };
        let precision = if is_single { Precision::Single } else { Precision::Double };
        let [corners, _] = compare_rows([a, Rect::from_origin_size(b, bw, bh)], precision, k);
        assert_eq!(corners, 0, "two-corners");
    }

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
