//! A circle and a rectangle: what a formula can ask of them.

use super::about;
use super::batch::{can_be, errors};
use super::meant::Meant;
use super::shapes::{Names, Shapes, Vocabulary};
use super::terms::{CircleTerm, Term};
use super::tree::Number;
use super::two::{behind, names_of, part_named, written};
use hantei_collision::{About, Axis, Circle, CircleAndRect, End, Part, Point, Rect, ShapeKind, circle_contact};

/// The names of the two shapes, the circle first; a longer name comes before one that begins it.
const CALLED: [(&str, usize); 9] =
    [("circle", 0), ("ball", 0), ("c", 0), ("a", 0), ("rectangle", 1), ("rect", 1), ("box", 1), ("b", 1), ("r", 1)];

/// The names of the circle's numbers, the shortest first.
const PARTS: [(CircleTerm, &[&str]); 8] = [
    (CircleTerm::Centre(Axis::X), &["x", "cx", "centerx", "centrex", "center.x", "centre.x"]),
    (CircleTerm::Centre(Axis::Y), &["y", "cy", "centery", "centrey", "center.y", "centre.y"]),
    (CircleTerm::Radius, &["r", "radius"]),
    (CircleTerm::Diameter, &["d", "diameter"]),
    (CircleTerm::End(Axis::X, End::Min), &["left", "min.x"]),
    (CircleTerm::End(Axis::Y, End::Min), &["top", "min.y"]),
    (CircleTerm::End(Axis::X, End::Max), &["right", "max.x"]),
    (CircleTerm::End(Axis::Y, End::Max), &["bottom", "max.y"]),
];

/// Names that need no shape before them.
const BARE: [(CircleTerm, &str); 7] = [
    (CircleTerm::Radius, "r"),
    (CircleTerm::Radius, "radius"),
    (CircleTerm::Diameter, "diameter"),
    (CircleTerm::Rect(Axis::X, Part::Min), "x1"),
    (CircleTerm::Rect(Axis::Y, Part::Min), "y1"),
    (CircleTerm::Rect(Axis::X, Part::Max), "x2"),
    (CircleTerm::Rect(Axis::Y, Part::Max), "y2"),
];

fn of_circle(name: &str) -> Option<CircleTerm> {
    PARTS.iter().find(|(_, names)| names.contains(&name)).map(|(term, _)| *term)
}

impl Vocabulary for Names<CircleAndRect> {
    fn kinds(&self) -> Option<[ShapeKind; 2]> {
        Some([ShapeKind::Circle, ShapeKind::Rect])
    }

    fn has_circle(&self) -> bool {
        CircleAndRect::HAS_CIRCLE
    }

    fn shapes(&self) -> &'static [&'static str] {
        &["circle", "rect"]
    }

    fn called(&self, name: &str) -> Option<usize> {
        CALLED.iter().find(|(called, _)| *called == name).map(|(_, place)| *place)
    }

    fn term(&self, shape: usize, axis: usize, part: Part) -> Option<(Term, String)> {
        let on = *Axis::PLANE.get(axis)?;
        if shape > 0 {
            return Some((Term::Circle(CircleTerm::Rect(on, part)), written("rect", axis, part)?));
        }
        self.of_circle(match part {
            Part::Min => CircleTerm::End(on, End::Min),
            Part::Max => CircleTerm::End(on, End::Max),
            Part::Centre => CircleTerm::Centre(on),
            Part::Size => return None,
        })
    }

    fn of_circle(&self, term: CircleTerm) -> Option<(Term, String)> {
        let (_, names) = PARTS.iter().find(|(one, _)| *one == term)?;
        let name = if term == CircleTerm::Diameter { names[1] } else { names[0] };
        Some((Term::Circle(term), format!("circle.{name}")))
    }

    fn is_centre_and_radius(&self, left: &Number, right: &Number) -> bool {
        matches!(left, Number::Named(Term::Circle(CircleTerm::Centre(_)), _))
            && matches!(right, Number::Named(Term::Circle(CircleTerm::Radius), _))
    }

    fn names(&self) -> Vec<String> {
        let short = ["cx", "cy", "r"].map(String::from);
        let dotted = PARTS.iter().flat_map(|(_, names)| names.iter().map(|name| format!("circle.{name}")));
        let of_rect = ["b", "rect"].into_iter().flat_map(names_of::<Rect>);
        short.into_iter().chain(dotted).chain(of_rect).collect()
    }

    fn named(&self, name: &str) -> Option<Term> {
        let bare = BARE.iter().find(|(_, bare)| *bare == name).map(|(term, _)| *term);
        let term = bare.or_else(|| {
            CALLED.iter().find_map(|&(called, place)| {
                let rest = behind(called, name)?;
                if place == 0 {
                    return of_circle(rest);
                }
                part_named::<Rect>(rest).map(|(axis, part)| CircleTerm::Rect(axis, part))
            })
        });
        term.map(Term::Circle)
    }

    fn part_of(&self, name: &str) -> Option<String> {
        self.called(name).map(|_| format!("{name}.x"))
    }

    fn about(&self, left: &Number, right: &Number) -> Option<About> {
        about::of_circle(left, right)
    }

    fn can_be(&self, meant: &Meant) -> bool {
        can_be(meant, &cases())
    }

    fn errors(&self, meant: &Meant) -> usize {
        errors(meant, &cases(), |case| circle_contact(case.circle, case.rect))
    }
}

fn cases() -> Vec<CircleAndRect> {
    let rect = Rect::from_origin_size(Point::new(36.0, 44.0), 8.0, 5.0);
    let circle = |case: u32| {
        let [x, y, r] = [case % 20, case / 20 % 16, 1 + 2 * (case / 320)].map(f64::from);
        CircleAndRect { circle: Circle::new(Point::new(30.0 + x, 40.0 + y), r), rect }
    };
    (0..640).map(circle).collect()
}

impl Shapes for CircleAndRect {
    const VOCABULARY: &'static dyn Vocabulary = &Names::<Self>::NEW;
    const HAS_CIRCLE: bool = true;

    #[inline]
    fn value(&self, term: Term) -> f64 {
        let Term::Circle(term) = term else { return f64::NAN };
        let (centre, radius) = (self.circle.centre(), self.circle.radius());
        match term {
            CircleTerm::Centre(axis) => centre.along(axis),
            CircleTerm::Radius => radius,
            CircleTerm::Diameter => 2.0 * radius,
            CircleTerm::End(axis, End::Min) => centre.along(axis) - radius,
            CircleTerm::End(axis, End::Max) => centre.along(axis) + radius,
            CircleTerm::Rect(axis, part) => part.of::<Rect>(axis)(self.rect),
        }
    }

    fn values(cases: &[Self], term: Term, values: &mut [f64]) {
        let each = cases.iter().zip(values);
        match term {
            Term::Circle(CircleTerm::Rect(axis, part)) => {
                let number = part.of::<Rect>(axis);
                each.for_each(|(case, value)| *value = number(case.rect));
            }
            _ => each.for_each(|(case, value)| *value = case.value(term)),
        }
    }
}
