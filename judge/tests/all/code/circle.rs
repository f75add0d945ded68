//! Typed tests of a circle and a rectangle: the methods as formulas.

use super::{BORDERS, with_bars};
use hantei_collision::{
    About, Axis, Circle, CircleAndRect, CircleMethod, Comparison, Corner, End, Method as _, Point, Rect,
};
use hantei_judge::AsFormula as _;
use hantei_judge::CircleFormula;

pub(super) fn cases() -> Vec<CircleAndRect> {
    let rect = Rect::from_origin_size(Point::new(100.0, 100.0), 80.0, 60.0);
    let odd = Rect::from_origin_size(Point::new(-0.3, 0.1), 1.7, 0.9);
    let mut all = Vec::new();
    for (rect, step, radii) in [(rect, 5.0, [0.0, 5.0, 13.0, 40.5]), (odd, 0.3, [0.1, 0.3, 0.5, 2.0])] {
        for across in -6..=24 {
            for down in -6..=20 {
                let centre = rect.min().moved(f64::from(across) * step, f64::from(down) * step);
                all.extend(radii.map(|radius| CircleAndRect { circle: Circle::new(centre, radius), rect }));
            }
        }
    }
    all
}

/// Cases in halves: nothing rounds, for every way to pass a rectangle to a function.
pub(super) fn exact_cases() -> Vec<CircleAndRect> {
    let is_exact = |case: &CircleAndRect| {
        let (centre, radius) = (case.circle.centre(), case.circle.radius());
        [centre.x, centre.y, radius, case.rect.min().x].iter().all(|number| (number * 2.0).fract() == 0.0)
    };
    cases().into_iter().filter(is_exact).collect()
}

/// Formulas that are not built in: with other numbers of the circle, and with choices.
const OWN: [&str; 4] = [
    "hypot(max(bx - cx, 0, cx - bx2), max(by - cy, 0, cy - by2)) < circle.diameter / 2",
    "circle.left < b.right && circle.right > b.left && circle.top < b.bottom && circle.bottom > b.top - 2 * r",
    "near = cx < bx1; x = near ? bx1 : min(cx, bx2); return (cx - x) ** 2 + (cy - clamp(cy, by1, by2)) ** 2 <= r ** 2;",
    "dx = cx < bcx; return dx || sqrt((cx - bcx) ** 2 + (bcy - cy) ** 2) - r < bw / 2",
];

pub(super) fn circle_formulas() -> Vec<(String, CircleFormula)> {
    let built_in = CircleMethod::ALL.iter().flat_map(|&method| {
        BORDERS.map(|(border, name)| (format!("{} of a circle border={name}", method.name()), method.formula(border)))
    });
    let own = OWN.iter().map(|text| ("own circle".into(), text.parse().expect("a formula")));
    built_in.chain(own).collect()
}

#[test]
fn the_formula_of_a_method_of_circles_compares_what_the_method_compares() {
    let cases = cases();
    for &method in CircleMethod::ALL {
        for (border, name) in BORDERS {
            let formula = method.formula(border);
            let mut at_once = Vec::new();
            formula.answers(&cases, &mut at_once);
            for (case, at_once) in cases.iter().zip(at_once) {
                let (mut by_method, mut by_formula): (Vec<Comparison>, Vec<Comparison>) = (Vec::new(), Vec::new());
                let hit = method.holds(case, border, &mut by_method);
                assert_eq!(formula.holds(case, &mut by_formula), hit, "{} {name} {case:?}", method.name());
                assert_eq!(by_formula, by_method, "{} {name} {case:?}", method.name());
                assert_eq!(at_once, hit, "{} {name} {case:?}", method.name());
                assert_eq!(formula.every_comparison(case), method.every_comparison(case, border), "{case:?}");
            }
        }
    }
}

#[test]
fn the_formula_of_a_method_of_circles_asks_what_the_method_asks() {
    for &method in CircleMethod::ALL {
        for (border, _) in BORDERS {
            let (by_formula, by_method) = (method.formula(border).questions(), method.questions(border));
            assert_eq!(by_formula.len(), by_method.len());
            for (of_formula, of_method) in by_formula.iter().zip(&by_method) {
                let name = method.name();
                assert_eq!((of_formula.id, of_formula.operator), (of_method.id, of_method.operator), "{name}");
                assert_eq!(of_formula.about, of_method.about, "{name} {of_method}");
                if method.definitions().is_empty() {
                    assert_eq!(with_bars(of_formula), of_method.to_string(), "{name}");
                }
            }
        }
    }
}

/// A typed test, and what its one comparison is about.
const ABOUT: [(&str, Option<About>); 15] = [
    ("circle.x + circle.r > rect.x", Some(About::Ends(Axis::X, End::Max, End::Min))),
    ("cy - r <= by2", Some(About::Ends(Axis::Y, End::Min, End::Max))),
    ("c.left < b.right", Some(About::Ends(Axis::X, End::Min, End::Max))),
    ("cx - rx > -r", Some(About::Ends(Axis::X, End::Max, End::Min))),
    ("bx <= cx", Some(About::CentreAt(Axis::X, End::Min))),
    ("cy < by + bh", Some(About::CentreAt(Axis::Y, End::Max))),
    ("abs(cx - bcx) < bw / 2 + r", Some(About::Centres(Axis::X))),
    ("cy < bcy", Some(About::Centres(Axis::Y))),
    ("sqrt((cx - bx2) * (cx - bx2) + (cy - by2) * (cy - by2)) <= r", Some(About::Corner(Corner::C))),
    ("dx = max(bx1 - cx, 0, cx - bx2); dy = max(by1 - cy, 0, cy - by2); hypot(dx, dy) < r", Some(About::Nearest)),
    // Half a radius is no end of the circle.
    ("cx + r / 2 < bx1", None),
    ("cx < by1", None),
    ("abs(cx - bcx) < bh / 2", None),
    ("(cx - bcx) * (cx - bcx) + (cy - bcy) * (cy - bcy) < r * r", None),
    ("bx1 < bx2", None),
];

#[test]
fn what_a_comparison_of_a_circle_speaks_of() {
    for (text, about) in ABOUT {
        let formula: CircleFormula = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        let questions = formula.questions();
        assert_eq!(questions.last().map(|question| question.about), Some(about), "{text}");
    }
}
