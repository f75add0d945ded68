//! Two rectangles and the method that judges them: what every scene with such a pair says of it and lights up.
//!
//! Every method asks in the same order: on x, then on y, first the far edge of A against the near edge of B, then the
//! near edge of A against the far edge of B. `centre-size` asks once on each axis, centre against centre.

use super::RowId;
use super::number::{shown, shown_pair, tidy};
use super::readings::{Row, Section};
use crate::collision::{Border, BorderRule, Comparison, Contact, OverlapMethod, contact};
use crate::figure::{Figure, Item, LABEL_SIZE, Role};
use crate::geometry::{Interval, Point, Rect};

/// From the line of a distance to its numbers, stage pixels.
const BESIDE: f64 = 18.0;

/// See the module.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Pair {
    pub(super) a: Rect,
    pub(super) b: Rect,
    pub(super) method: OverlapMethod,
    pub(super) border: Border,
}

/// One axis of a rectangle: its interval there, and the one across.
#[derive(Clone, Copy)]
struct Axis {
    is_x: bool,
    along: Interval,
    across: Interval,
}

impl Axis {
    fn of(rect: Rect, is_x: bool) -> Self {
        let (x, y) = (rect.x_interval(), rect.y_interval());
        let (along, across) = if is_x { (x, y) } else { (y, x) };
        Self { is_x, along, across }
    }

    fn point(self, along: f64, across: f64) -> Point {
        if self.is_x { Point::new(along, across) } else { Point::new(across, along) }
    }

    fn middle(self) -> f64 {
        f64::midpoint(self.along.min, self.along.max)
    }
}

impl Pair {
    pub(super) fn new(a: Rect, b: Rect, method: OverlapMethod, rule: BorderRule) -> Self {
        Self { a, b, method, border: rule.for_method(method.own_border()) }
    }

    /// What the method says, and the comparisons that it made.
    pub(super) fn hits(&self) -> (bool, Vec<Comparison>) {
        let mut trace = Vec::new();
        let hit = self.method.hits(self.a, self.b, self.border, &mut trace);
        (hit, trace)
    }

    pub(super) fn contact(&self) -> Contact {
        contact(self.a, self.b)
    }

    /// All comparisons that the method can make: it makes them all on the way to a hit.
    pub(super) fn everything_asked(&self) -> Vec<Comparison> {
        let same = Rect::from_origin_size(Point::new(0.0, 0.0), 2.0, 2.0);
        Self { a: same, b: same, ..*self }.hits().1
    }

    /// What the method compares, with its numbers as far as it has come.
    pub(super) fn comparisons(&self, lit: Option<RowId>) -> Section {
        Section {
            title: format!("What {} compares", self.method.name()),
            folded: false,
            rows: Row::comparisons(&self.everything_asked(), &self.hits().1, lit, |place, _| Some(place)),
        }
    }

    /// The contact and its number: `apart by 12 in x`.
    pub(super) fn in_words(&self) -> String {
        let (a, b) = (self.a, self.b);
        let gaps = [("x", a.x_interval().gap(b.x_interval())), ("y", a.y_interval().gap(b.y_interval()))];
        let gaps = gaps.map(|(axis, gap)| (axis, tidy(gap)));
        let with = |wanted: fn(f64) -> bool| gaps.iter().filter(move |(_, gap)| wanted(*gap));
        let [(_, x), (_, y)] = gaps;
        match self.contact() {
            Contact::Apart => {
                let by: Vec<_> =
                    with(|gap| gap > 0.0).map(|(axis, gap)| format!("{} in {axis}", shown(*gap))).collect();
                format!("apart by {}", by.join(" and "))
            }
            Contact::Touching => {
                let along: Vec<_> = with(|gap| gap == 0.0).map(|(axis, _)| *axis).collect();
                match along[..] {
                    [one] => format!("touching along {one}"),
                    _ => "touching along x and y, at a corner".into(),
                }
            }
            Contact::Overlapping => format!("overlapping {} × {}", shown(-x), shown(-y)),
        }
    }

    /// The comparison of the edge that is nearest to `at` and within `reach`, world units.
    pub(super) fn near(&self, at: Point, reach: f64) -> Option<RowId> {
        let by_centres = self.method == OverlapMethod::CentreSize;
        let mut near: Vec<(f64, RowId)> = Vec::new();
        for (rect, is_a) in [(self.a, true), (self.b, false)] {
            for is_x in [true, false] {
                let axis = Axis::of(rect, is_x);
                let (along, across) = if is_x { (at.x, at.y) } else { (at.y, at.x) };
                if across < axis.across.min - reach || across > axis.across.max + reach {
                    continue;
                }
                for (edge, is_far) in [(axis.along.min, false), (axis.along.max, true)] {
                    let first_of_axis = if is_x { 0 } else { 2 };
                    // A's far edge and B's near one are in the first question of an axis, the other two in the second.
                    let question = usize::from(is_far != is_a);
                    let id = if by_centres { first_of_axis / 2 } else { first_of_axis + question };
                    near.push(((along - edge).abs(), id));
                }
            }
        }
        let near = near.into_iter().filter(|&(distance, _)| distance <= reach);
        near.min_by(|p, q| p.0.total_cmp(&q.0)).map(|found| found.1)
    }

    /// Lights up what a comparison compares: two edges or two centres, and the way between them with both numbers.
    pub(super) fn draw_lit(&self, id: RowId, figure: &mut Figure) {
        let by_centres = self.method == OverlapMethod::CentreSize;
        let is_x = if by_centres { id == 0 } else { id < 2 };
        let [a, b] = [self.a, self.b].map(|rect| Axis::of(rect, is_x));
        // Across the axis, the way runs through what both have in common, or between them.
        let level = f64::midpoint(a.across.min.max(b.across.min), a.across.max.min(b.across.max));
        let (from, to) = if by_centres {
            (a.middle(), b.middle())
        } else if id.is_multiple_of(2) {
            (a.along.max, b.along.min)
        } else {
            (a.along.min, b.along.max)
        };
        for (axis, at) in [(a, from), (b, to)] {
            if by_centres {
                // From the border through the centre: the half that the formula adds up.
                figure.push_lit(axis.point(axis.along.min, level), axis.point(at, level), true);
            } else {
                figure.push_lit(axis.point(at, axis.across.min), axis.point(at, axis.across.max), false);
            }
        }
        figure.push_lit(a.point(from, level), a.point(to, level), by_centres);
        for at in [from, to] {
            figure.push(Item::Dot { at: a.point(at, level), role: Role::Halo, radius: 6.0 });
            figure.push(Item::Dot { at: a.point(at, level), role: Role::Lit, radius: 4.0 });
        }
        if let Some(comparison) = self.hits().1.get(id) {
            let [left, right] = shown_pair(comparison.numbers[0], comparison.numbers[1]);
            let text = format!("{left} {} {right}", comparison.relation.symbol());
            let at = a.point(f64::midpoint(from, to), level);
            figure.push(Item::Label { at, shift: (0.0, -BESIDE), text, size: LABEL_SIZE, role: Role::Lit });
        }
    }

    /// Both rectangles, the contact and the verdict as members of a JSON object.
    pub(super) fn json(&self) -> String {
        let corners = |rect: Rect| {
            let (min, max) = (rect.min(), rect.max());
            format!("[{},{},{},{}]", min.x, min.y, max.x, max.y)
        };
        let (contact, hit) = (self.contact().name(), self.hits().0);
        format!(r#""a":{},"b":{},"contact":"{contact}","hit":{hit}"#, corners(self.a), corners(self.b))
    }

    /// The case as a Rust test.
    pub(super) fn as_test(&self) -> String {
        let rect = |rect: Rect| {
            let corner = |point: Point| format!("Point::new({:?}, {:?})", point.x, point.y);
            format!("Rect::from_corners({}, {})", corner(rect.min()), corner(rect.max()))
        };
        format!(
            "#[test]\nfn case() {{\n    use hantei::collision::{{Border, OverlapMethod}};\n    \
             use hantei::geometry::{{Point, Rect}};\n    let a = {};\n    let b = {};\n    \
             assert_eq!(OverlapMethod::{:?}.hits(a, b, Border::{:?}, &mut ()), {});\n}}\n",
            rect(self.a),
            rect(self.b),
            self.method,
            self.border,
            self.hits().0,
        )
    }
}
