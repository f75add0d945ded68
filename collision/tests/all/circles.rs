//! Two circles, and a point and a circle: every method against exact whole numbers, and what an observer hears.

use hantei_collision::{
    Border, Circle, CirclesMethod, Comparison, Method, Observer, Point, PointAndCircle, PointInCircleMethod, TwoCircles,
};

fn circle(x: i32, y: i32, radius: i32) -> Circle {
    Circle::new(Point::new(x.into(), y.into()), radius.into())
}

/// What each method says by whole numbers, for a border: places from A to B, and both radii.
fn so([dx, dy]: [i32; 2], [ar, br]: [i32; 2], border: Border) -> [bool; 7] {
    let (square, reach) = (dx * dx + dy * dy, ar + br);
    let round = square.cmp(&(reach * reach));
    let whole = (0..).take_while(|root| root * root <= square).last().unwrap_or(0).cmp(&reach);
    let boxes = dx.abs().max(dy.abs()).cmp(&reach);
    let sum = square.cmp(&(ar * ar + br * br));
    let by = br - ar;
    let corner = ((dx + by) * (dx + by) + (dy + by) * (dy + by)).cmp(&(reach * reach));
    let diameter = (4 * square).cmp(&(reach * reach));
    [round, round, whole, boxes, sum, corner, diameter]
        .map(|order| order.is_lt() || border == Border::Hits && order.is_eq())
}

#[test]
fn every_method_is_what_whole_numbers_say() {
    for (x, y) in (-12..=12).flat_map(|x| (-12..=12).map(move |y| (x, y))) {
        for (ra, rb) in (0..=6).flat_map(|ra| (0..=6).map(move |rb| (ra, rb))) {
            for border in [Border::Hits, Border::Misses] {
                let case = TwoCircles { a: circle(x, y, ra), b: circle(1, -2, rb) };
                let says = CirclesMethod::ALL.iter().map(|method| method.holds(&case, border, &mut ()));
                assert_eq!(says.collect::<Vec<_>>(), so([1 - x, -2 - y], [ra, rb], border), "{case:?} {border:?}");
                if ra == 0 {
                    let case = PointAndCircle { p: case.a.centre(), circle: case.b };
                    let says = PointInCircleMethod::ALL.iter().map(|method| method.holds(&case, border, &mut ()));
                    assert_eq!(says.collect::<Vec<_>>(), so([1 - x, -2 - y], [0, rb], border), "{case:?} {border:?}");
                }
            }
        }
    }
}

#[test]
fn a_comparison_is_explained_and_heard_behind_a_reference() {
    let case = TwoCircles { a: circle(140, 105, 30), b: circle(200, 165, 50) };
    for (method, expected) in [
        (CirclesMethod::Squared, "dx * dx + dy * dy <= r * r: 7200 <= 6400 is false"),
        (CirclesMethod::Root, "sqrt(dx * dx + dy * dy) <= r: 84.8528137423857 <= 80 is false"),
        (CirclesMethod::Boxes, "abs(dx) < r: 60 < 80 is true; abs(dy) < r: 60 < 80 is true"),
    ] {
        let border = method.own_border();
        let mut heard: Vec<Comparison> = Vec::new();
        let mut erased: &mut dyn Observer = &mut heard;
        method.holds(&case, border, &mut erased);
        assert_eq!(heard, method.every_comparison(&case, border), "nothing is skipped here");
        let questions = method.questions(border);
        let said: Vec<String> = heard.iter().map(|made| questions[made.question].explained(made)).collect();
        assert_eq!(said.join("; "), expected);
    }
    let point = PointInCircleMethod::Squared.questions(Border::Misses);
    assert_eq!(point[0].to_string(), "dx * dx + dy * dy < br * br");
}
