//! Many quadrilaterals and points, by every method, with y down and up.

use super::{Reason, tells_wrong_ones};
use crate::{opened, say};
use hantei_collision::Method as _;
use hantei_collision::{
    Border, BorderRule, InsideMethod, Point, Quad, QuadContact, Rect, Shape, Winding, diagnose, quad_contact,
};
use proptest::prelude::*;

const BORDERS: [(&str, BorderRule); 3] =
    [("as-written", BorderRule::AsWritten), ("hits", BorderRule::Hits), ("misses", BorderRule::Misses)];
const EDGES: [&str; 4] = ["AB", "BC", "CD", "DA"];

/// A case on a grid of halves, where every number is exact.
#[derive(Clone, Debug)]
struct QuadCase {
    /// A, B, C, D and P.
    points: [(i32, i32); 5],
    method: InsideMethod,
    border: usize,
    up: bool,
}

impl QuadCase {
    fn command(&self) -> String {
        let place = |i: usize| format!("{},{}", f64::from(self.points[i].0) / 2.0, f64::from(self.points[i].1) / 2.0);
        let [a, b, c, d, p] = [0, 1, 2, 3, 4].map(place);
        let (method, up) = (self.method.name(), if self.up { "up" } else { "down" });
        format!("quad a={a} b={b} c={c} d={d} p={p} method={method} border={} up={up}", BORDERS[self.border].0)
    }

    fn point(&self, i: usize) -> Point {
        let (x, y) = self.points[i];
        Point::new(f64::from(x) / 2.0, f64::from(y) / 2.0)
    }

    /// The side of P on an edge, as seen on the stage: above 0 is right.
    fn side(&self, edge: usize) -> i32 {
        let [(ax, ay), (bx, by), (px, py)] = [edge, (edge + 1) % 4, 4].map(|i| self.points[i]);
        let side = (bx - ax) * (py - ay) - (by - ay) * (px - ax);
        if self.up { -side } else { side }
    }

    fn edge(name: &str) -> usize {
        EDGES.iter().position(|edge| *edge == name).expect(name)
    }

    /// The edges that the ray from P to the right crosses, each with its upper end and without its lower one.
    fn crossed(&self) -> usize {
        let (px, py) = self.points[4];
        let crosses = |edge: &usize| {
            let [(ax, ay), (bx, by)] = [*edge, (*edge + 1) % 4].map(|i| self.points[i]);
            // The x of the edge at the height of P: ax + (py - ay) · (bx - ax) / (by - ay).
            let reach = (px - ax) * (by - ay) - (py - ay) * (bx - ax);
            (ay > py) != (by > py) && if by > ay { reach < 0 } else { reach > 0 }
        };
        (0..4).filter(crosses).count()
    }
}

fn case() -> impl Strategy<Value = QuadCase> {
    let place = (0..9i32, 0..9i32);
    let points = [place.clone(), place.clone(), place.clone(), place.clone(), place];
    (points, prop::sample::select(InsideMethod::ALL.to_vec()), 0..BORDERS.len(), any::<bool>())
        .prop_map(|(points, method, border, up)| QuadCase { points, method, border, up })
}

fn is_so(why: &str, case: &QuadCase, border: Border) -> bool {
    let sides = [0, 1, 2, 3].map(|edge| case.side(edge));
    let counts = |side: i32| side > 0 || (side == 0 && border == Border::Hits);
    if let Some(state) = why.strip_prefix("Not true: ") {
        let state = state.strip_suffix(". So the answer is outside").expect(why);
        return match (state.strip_prefix("P is right of "), state.strip_prefix("P is left of ")) {
            (Some(edge), _) => !counts(sides[QuadCase::edge(edge)]),
            (_, Some(edge)) => !counts(-sides[QuadCase::edge(edge)]),
            (None, None) => panic!("'{why}'"),
        };
    }
    if let Some(edge) = why.strip_prefix("P is on the line of ") {
        return sides[QuadCase::edge(edge)] == 0;
    }
    if let Some(edge) = why.strip_prefix("P is on edge ") {
        let edge = QuadCase::edge(edge);
        let ends = Rect::from_corners(case.point(edge), case.point((edge + 1) % 4));
        return sides[edge] == 0 && ends.contains(case.point(4));
    }
    let counted = |said: &str| {
        let (count, parity) = said.split_once(": ").expect(said);
        let count = match count {
            "no edge" => 0,
            "one edge" => 1,
            _ => count.strip_suffix(" edges").and_then(|count| count.parse().ok()).expect(said),
        };
        let expected = if case.crossed() % 2 == 1 { "odd, so inside" } else { "even, so outside" };
        count == case.crossed() && parity == expected
    };
    match why {
        "P is on the right of all four edges, so it is inside" => sides.into_iter().all(counts),
        "P is on the left of all four edges, so it is inside" => sides.into_iter().all(|side| counts(-side)),
        "P is right of some edges, left of others, so it is outside" => {
            sides.iter().any(|&side| side > 0) && sides.iter().any(|&side| side < 0)
        }
        _ => counted(why.strip_prefix("The ray from P to the right crosses ").unwrap_or_else(|| panic!("'{why}'"))),
    }
}

fn is_why_wrong(because: &str, case: &QuadCase, quad: &Quad) -> bool {
    let diagnosis = diagnose(quad);
    let concave = because.strip_prefix("the shape has a notch at ");
    if let Some((corner, edge)) = concave.and_then(|rest| rest.split_once(", so a point inside can be ")) {
        let (side, edge) = edge.split_once(" of ").expect(because);
        let side_is_so = match side {
            // On the line of an edge that ends at the concave corner, it could be left or right.
            "left" => case.side(QuadCase::edge(edge)) <= 0,
            "right" => case.side(QuadCase::edge(edge)) >= 0,
            _ => false,
        };
        return side_is_so && matches!(diagnosis.shape, Shape::Concave(concave) if concave.name() == corner);
    }
    let seen_so = |winding| case.method == InsideMethod::RightOfAll && diagnosis.winding == Some(winding);
    // As seen on the stage: reversed where y grows up.
    let [clockwise, counter] = match case.up {
        false => [Winding::Clockwise, Winding::CounterClockwise],
        true => [Winding::CounterClockwise, Winding::Clockwise],
    };
    match because {
        "two edges cross, so neither side is always the inside" => diagnosis.shape == Shape::Crossed,
        "two edges lie on one line, or an edge has no length" => matches!(diagnosis.shape, Shape::Degenerate(_)),
        // The method asks for the right side with y down, for the left one with y up.
        "with counter-clockwise corners every point is left of some edge" => !case.up && seen_so(counter),
        "with clockwise corners every point is right of some edge" => case.up && seen_so(clockwise),
        _ => panic!("'{because}'"),
    }
}

fn speaks_truly(case: &QuadCase) {
    let command = case.command();
    let scene = opened(&command);
    let [a, b, c, d, p] = [0, 1, 2, 3, 4].map(|i| case.point(i));
    let quad = Quad::new(a, b, c, d);
    let border = BORDERS[case.border].1.for_method(case.method.own_border());
    let says = case.method.contains(&quad, p, border, &mut ());
    let so = match quad_contact(&quad, p) {
        QuadContact::Inside => true,
        QuadContact::OnEdge => border == Border::Hits,
        QuadContact::Outside => false,
    };
    let readings = scene.readings();
    tells_wrong_ones(&readings, says, so, &command);
    if says != so {
        let truth = if so { "inside" } else { "outside" };
        assert_eq!(readings.truth.as_ref().map(say).as_deref(), Some(truth), "{command}");
    }
    let reason = Reason::of(&readings, &command);
    let why = reason.why.strip_suffix('.').expect(&command);
    assert!(is_so(why, case, border), "{command}: {reason:?}");
    if let Some(because) = &reason.wrong {
        assert!(is_why_wrong(because, case, &quad), "{command}: {reason:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20_000))]

    #[test]
    fn any_quad_and_point_have_a_reason_that_is_so(case in case()) {
        speaks_truly(&case);
    }
}

/// Near an edge the plain side value loses its sign; the winding has nothing to do with it.
#[test]
fn rounding_is_named_where_it_turns_the_answer() {
    let mut wrong = 0;
    let mut random = fastrand::Rng::with_seed(6);
    for _ in 0..400 {
        // As near to AB as an `f64` can be.
        let along = random.f64();
        let (x, y) = (0.1 + along * (24.7 - 0.1), 0.3 + along * (13.9 - 0.3));
        for method in ["right-of-all", "same-side"] {
            let command = format!("quad a=0.1,0.3 b=24.7,13.9 c=20,40 d=0,40 p={x},{y} method={method}");
            let readings = opened(&command).readings();
            let reason = Reason::of(&readings, &command);
            assert_eq!(reason.wrong.is_some(), readings.truth.is_some(), "{command}");
            if let Some(because) = reason.wrong {
                assert_eq!(because, "P is so close to an edge that rounding spoils the sign", "{command}");
                wrong += 1;
            }
        }
    }
    assert!(wrong > 0, "rounding turns some");
}

#[test]
fn reasons_in_words() {
    let concave = opened("quad preset=concave").readings();
    let reason = say(concave.reason.as_ref().expect("a reason"));
    assert!(
        reason.contains(" That is wrong: the shape has a notch at C, so a point inside can be left of "),
        "{reason}"
    );
    for (opening, reason) in [
        ("quad preset=wpf-figure method=right-of-all", "P is on the right of all four edges, so it is inside."),
        ("quad preset=wpf-figure method=right-of-all up=up", "P is on the left of all four edges, so it is inside."),
        ("quad preset=wpf-figure method=crossings", "The ray from P to the right crosses one edge: odd, so inside."),
        ("quad preset=wpf-figure method=right-of-all p=9,9", "Not true: P is right of AB. So the answer is outside."),
        ("quad preset=wpf-figure p=9,9", "P is right of some edges, left of others, so it is outside."),
        (
            "quad preset=wpf-figure p=9,9 method=crossings",
            "The ray from P to the right crosses no edge: even, so outside.",
        ),
        (
            "quad preset=counter-clockwise method=right-of-all",
            "Not true: P is right of AB. So the answer is outside. That is wrong: with counter-clockwise corners every \
             point is left of some edge.",
        ),
    ] {
        assert_eq!(opened(opening).readings().reason.as_ref().map(say).as_deref(), Some(reason), "{opening}");
    }
}
