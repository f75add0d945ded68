//! The row of numbers around an edge, against exact rational arithmetic, cell by cell.

use hantei_collision::{Axis, Border, Contact, End, Method as _, OverlapMethod, Point, Precision, Rect, Turn};
use hantei_judge::{AsFormula as _, OverlapFormula, Ruler};
use hantei_testing::{exact, single, turn};
use num_traits::Signed as _;
use proptest::prelude::*;

fn at(x: f64, y: f64) -> Point {
    Point::new(x, y)
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

#[test]
fn a_sum_lies_in_the_row_where_its_exact_value_does() {
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
}
