//! Two rectangles and the method that judges them: what every scene with such a pair says of it and lights up.

use super::number::{shown, tidy};
use super::{reasons, truth, verdict};
use crate::collision::{About, Border, BorderRule, Comparison, Contact, OverlapMethod, contact};
use crate::figure::{Anchor, Figure, Item, LABEL_SIZE, Role};
use crate::geometry::{Axis, End, Interval, Point, Rect};
use crate::scene::{Trace, Walk, trace};
use crate::text;
use crate::words::Text;

/// From the line of a distance to its numbers, stage pixels.
const BESIDE: f64 = 18.0;

/// Two rectangles, and how they are judged.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::scene) struct Pair {
    pub(in crate::scene) a: Rect,
    pub(in crate::scene) b: Rect,
    pub(in crate::scene) method: OverlapMethod,
    pub(in crate::scene) border: Border,
}

/// A rectangle seen along an axis: its interval there, and the one across.
#[derive(Clone, Copy)]
struct Along {
    axis: Axis,
    along: Interval,
    across: Interval,
}

impl Along {
    fn of(rect: Rect, axis: Axis) -> Self {
        let other = if axis == Axis::X { Axis::Y } else { Axis::X };
        Self { axis, along: rect.interval(axis), across: rect.interval(other) }
    }

    fn point(self, along: f64, across: f64) -> Point {
        match self.axis {
            Axis::X => Point::new(along, across),
            Axis::Y => Point::new(across, along),
        }
    }
}

impl Pair {
    pub(in crate::scene) fn new(a: Rect, b: Rect, method: OverlapMethod, rule: BorderRule) -> Self {
        Self { a, b, method, border: rule.for_method(method.own_border()) }
    }

    /// What the method says.
    pub(in crate::scene) fn hits(&self) -> bool {
        self.method.hits(self.a, self.b, self.border, &mut ())
    }

    pub(in crate::scene) fn contact(&self) -> Contact {
        contact(self.a, self.b)
    }

    /// What the method says at this contact where it is right.
    pub(in crate::scene) fn should_hit(&self) -> bool {
        match self.contact() {
            Contact::Overlapping => true,
            Contact::Touching => self.border == Border::Hits,
            Contact::Apart => false,
        }
    }

    /// The method at work.
    pub(in crate::scene) fn walk(&self) -> Walk {
        let mut trace: Vec<Comparison> = Vec::new();
        self.method.hits(self.a, self.b, self.border, &mut trace);
        let questions = self.method.questions(self.border);
        let meanings = questions.iter().map(|question| reasons::meaning(self.method, question)).collect();
        Walk { method: self.method.name(), questions, trace, meanings }
    }

    /// Why the method says what it says, from the comparisons that it made.
    pub(in crate::scene) fn reason(&self) -> Text {
        reasons::reason(self)
    }

    /// What is so, where the method says otherwise.
    pub(in crate::scene) fn truth(&self) -> Option<Text> {
        (self.hits() != self.should_hit()).then(|| verdict(self.should_hit()))
    }

    /// How far the two are apart on each axis; a common length is negative.
    pub(in crate::scene) fn gaps(&self) -> [(Axis, f64); 2] {
        Axis::ALL.map(|axis| (axis, tidy(self.a.interval(axis).gap(self.b.interval(axis)))))
    }

    /// The contact and its number: `apart by 12 in x`.
    pub(in crate::scene) fn contact_text(&self) -> Text {
        let [x, y] = self.gaps().map(|(_, gap)| gap);
        match (self.contact(), x > 0.0, y > 0.0) {
            (Contact::Apart, true, true) => text!("apart-both", x = shown(x), y = shown(y)),
            (Contact::Apart, true, false) => text!("apart", by = shown(x), axis = "x"),
            (Contact::Apart, false, _) => text!("apart", by = shown(y), axis = "y"),
            (Contact::Touching, ..) if x == 0.0 && y == 0.0 => text!("touching-corner"),
            (Contact::Touching, ..) => text!("touching", axis = if x == 0.0 { "x" } else { "y" }),
            (Contact::Overlapping, ..) => text!("overlapping", x = shown(-x), y = shown(-y)),
        }
    }

    /// What the comparison speaks of whose edge is nearest to `at` and within `reach`, world units.
    pub(in crate::scene) fn near(&self, at: Point, reach: f64) -> Option<About> {
        let mut near: Vec<(f64, About)> = Vec::new();
        for (rect, is_a) in [(self.a, true), (self.b, false)] {
            for axis in Axis::ALL {
                let Along { along, across, .. } = Along::of(rect, axis);
                let (place, beside) = if axis == Axis::X { (at.x, at.y) } else { (at.y, at.x) };
                if beside < across.min - reach || beside > across.max + reach {
                    continue;
                }
                for end in [End::Min, End::Max] {
                    // A's far edge is compared with B's near one, and the other way round.
                    let about = if self.method == OverlapMethod::CentreSize {
                        About::Centres(axis)
                    } else if (end == End::Max) == is_a {
                        About::Ends(axis, End::Max, End::Min)
                    } else {
                        About::Ends(axis, End::Min, End::Max)
                    };
                    near.push(((place - along.end(end)).abs(), about));
                }
            }
        }
        let near = near.into_iter().filter(|&(distance, _)| distance <= reach);
        near.min_by(|p, q| p.0.total_cmp(&q.0)).map(|found| found.1)
    }

    /// Lights up what a comparison speaks of: two edges or two centres, and the way between them with both numbers.
    pub(in crate::scene) fn draw_lit(&self, about: About, figure: &mut Figure) {
        let (axis, ends) = match about {
            About::Ends(axis, a, b) => (axis, Some((a, b))),
            About::Centres(axis) => (axis, None),
            About::Edge(_) | About::Corner(_) => return,
        };
        let [a, b] = [self.a, self.b].map(|rect| Along::of(rect, axis));
        // Across the axis, the way runs through what both have in common, or between them.
        let level = f64::midpoint(a.across.min.max(b.across.min), a.across.max.min(b.across.max));
        let (from, to) = match ends {
            Some((of_a, of_b)) => (a.along.end(of_a), b.along.end(of_b)),
            None => (a.along.middle(), b.along.middle()),
        };
        for (rect, at) in [(a, from), (b, to)] {
            if ends.is_some() {
                figure.push_lit(rect.point(at, rect.across.min), rect.point(at, rect.across.max), false);
            } else {
                // From the border through the centre: the half that the formula adds up.
                figure.push_lit(rect.point(rect.along.min, level), rect.point(at, level), true);
            }
        }
        figure.push_lit(a.point(from, level), a.point(to, level), ends.is_none());
        for at in [from, to] {
            figure.push(Item::Dot { at: a.point(at, level), role: Role::Halo, radius: 6.0 });
            figure.push(Item::Dot { at: a.point(at, level), role: Role::Lit, radius: 4.0 });
        }
        let walk = self.walk();
        let asked = walk.questions.iter().find(|question| question.about == Some(about));
        if let Some(made) = asked.and_then(|question| walk.made(question)) {
            let text = text!("compared", numbers = walk.numbers(made), holds = truth(made.holds));
            let at = a.point(f64::midpoint(from, to), level);
            figure.push(Item::Label {
                at,
                shift: (0.0, -BESIDE),
                anchor: Anchor::Middle,
                text,
                size: LABEL_SIZE,
                role: Role::Lit,
            });
        }
    }

    /// What stands on the stage: that it is a hit, or that the answer is wrong.
    pub(in crate::scene) fn caption(&self) -> Option<(Text, Role)> {
        let hit = self.hits();
        let verdict = if hit { text!("verdict-hit") } else { text!("verdict-miss") };
        if hit != self.should_hit() {
            return Some((text!("verdict-wrong", verdict = verdict), Role::Wrong));
        }
        hit.then_some((verdict, Role::Text))
    }

    /// Adds both rectangles, the contact and the verdict to a line of the trace.
    pub(in crate::scene) fn trace(&self, trace: Trace) -> Trace {
        trace
            .detail("a", trace::corners(self.a))
            .detail("b", trace::corners(self.b))
            .answer("contact", self.contact().name())
            .answer("hit", self.hits())
    }

    /// The case as a Rust test.
    pub(in crate::scene) fn as_test(&self) -> String {
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
            self.hits(),
        )
    }
}
