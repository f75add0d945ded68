//! Two rectangles and the method that judges them: what every scene with such a pair says of it and lights up.

pub(in crate::scene) use super::asked::Asked;
use super::asked::Follows;
use super::method::Method;
use super::number::{shown, tidy};
use super::own::Own;
use super::{caption, code_note, reasons, truth, verdict};
use crate::figure::{Anchor, Figure, Item, LABEL_SIZE, Role};
use crate::scene::{Puzzle, Trace, Walk, trace};
use crate::text;
use crate::words::Text;
use hantei_collision::Method as _;
use hantei_collision::{
    About, Axis, Border, BorderRule, CodeLanguage, Comparison, Contact, End, Interval, OverlapMethod, Point, Question,
    Rect, TwoRects, contact, interval_contact,
};

/// From the line of a distance to its numbers, stage pixels.
const BESIDE: f64 = 18.0;

/// Two rectangles, and how they are judged.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::scene) struct Pair {
    pub(in crate::scene) a: Rect,
    pub(in crate::scene) b: Rect,
    pub(in crate::scene) method: Method,
    pub(in crate::scene) border: Border,
}

/// A rectangle seen along an axis: its interval there, and the one across.
#[derive(Clone, Copy)]
pub(in crate::scene) struct Along {
    axis: Axis,
    pub(in crate::scene) along: Interval,
    pub(in crate::scene) across: Interval,
}

impl Along {
    pub(in crate::scene) fn of(rect: Rect, axis: Axis) -> Self {
        let other = if axis == Axis::X { Axis::Y } else { Axis::X };
        Self { axis, along: rect.interval(axis), across: rect.interval(other) }
    }

    pub(in crate::scene) fn point(self, along: f64, across: f64) -> Point {
        match self.axis {
            Axis::X => Point::new(along, across),
            Axis::Y | Axis::Z => Point::new(across, along),
        }
    }
}

impl Pair {
    pub(in crate::scene) fn new(a: Rect, b: Rect, method: OverlapMethod, rule: BorderRule) -> Self {
        Self { a, b, method: Method::BuiltIn(method), border: rule.for_method(method.own_border()) }
    }

    /// Judged by a typed formula that a judge has found nearest to this border. Where that is not known yet, what the
    /// formula says of touching is right.
    pub(in crate::scene) fn own(a: Rect, b: Rect, own: Own<TwoRects>, border: Option<Border>) -> Self {
        let says = || if own.formula().hits(a, b, &mut ()) { Border::Hits } else { Border::Misses };
        Self { a, b, border: border.unwrap_or_else(says), method: Method::Own(own) }
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
        self.contact().hits(self.border)
    }

    /// The method at work.
    pub(in crate::scene) fn walk(&self) -> Walk {
        let mut trace: Vec<Comparison> = Vec::new();
        self.method.hits(self.a, self.b, self.border, &mut trace);
        let questions = self.method.questions(self.border);
        let meanings = questions.iter().zip(self.every_comparison());
        let meanings = meanings.map(|(question, made)| reasons::meaning(self, question, &made)).collect();
        Walk { method: self.method.name(), questions, trace, meanings }
    }

    /// Every question of the method with its numbers.
    pub(in crate::scene) fn every_comparison(&self) -> Vec<Comparison> {
        self.method.every_comparison(self.a, self.b, self.border)
    }

    /// All that the method can ask, with its numbers, in order.
    pub(in crate::scene) fn asked(&self) -> Vec<Asked> {
        let walk = self.walk();
        let is_reached = |question: &Question| walk.made(question).is_some();
        let all = walk.questions.iter().zip(&walk.meanings).zip(self.every_comparison());
        let asked = all.map(|((question, meaning), comparison)| Asked {
            question: question.clone(),
            comparison,
            is_reached: is_reached(question),
            meaning: meaning.clone(),
            follows: Follows::of(self, question, &comparison),
        });
        asked.collect()
    }

    /// How the two lie to each other on one axis, exact.
    pub(in crate::scene) fn contact_on(&self, axis: Axis) -> Contact {
        interval_contact(self.a.interval(axis), self.b.interval(axis))
    }

    /// Why the method says what it says, from the comparisons that it made.
    pub(in crate::scene) fn reason(&self) -> Text {
        reasons::reason(self)
    }

    /// What is so, where the method says otherwise.
    pub(in crate::scene) fn truth(&self) -> Option<Text> {
        (self.hits() != self.should_hit()).then(|| verdict(self.should_hit()))
    }

    /// What can be guessed of them.
    pub(in crate::scene) fn puzzle(&self) -> Puzzle {
        let question = text!("ask-hit", method = self.method.name());
        Puzzle { question, yes: text!("hit"), no: text!("miss"), answer: self.hits() }
    }

    /// How far the two are apart on each axis; a common length is negative.
    pub(in crate::scene) fn gaps(&self) -> [(Axis, f64); 2] {
        Axis::PLANE.map(|axis| (axis, tidy(self.a.interval(axis).gap(self.b.interval(axis)))))
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
            for axis in Axis::PLANE {
                let Along { along, across, .. } = Along::of(rect, axis);
                let (place, beside) = if axis == Axis::X { (at.x, at.y) } else { (at.y, at.x) };
                if beside < across.min - reach || beside > across.max + reach {
                    continue;
                }
                for end in [End::Min, End::Max] {
                    // A's far edge is compared with B's near one, and the other way round.
                    let about = if let Method::Own(own) = &self.method {
                        let Some(about) = of_end(own, axis, end, is_a) else { continue };
                        about
                    } else if self.method.built_in() == Some(OverlapMethod::CentreSize) {
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

    /// Lights up what a comparison speaks of: two edges or two centres, and the way between them; with both numbers,
    /// unless those stand elsewhere.
    pub(in crate::scene) fn draw_lit(&self, about: About, with_numbers: bool, figure: &mut Figure) {
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
        if !with_numbers {
            return;
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
        caption(self.hits(), self.should_hit())
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
        let (a, b, hits) = (rect(self.a), rect(self.b), self.hits());
        let (uses, asserts) = match &self.method {
            Method::BuiltIn(method) => (
                "Border, OverlapMethod",
                format!(
                    "assert_eq!(OverlapMethod::{method:?}.hits(a, b, Border::{:?}, &mut ()), {hits});",
                    self.border
                ),
            ),
            Method::Own(own) => (
                "OverlapFormula",
                format!(
                    "let formula: OverlapFormula = {:?}.parse().expect(\"a formula\");\n    \
                     assert_eq!(formula.hits(a, b, &mut ()), {hits});",
                    own.text()
                ),
            ),
        };
        let uses = if uses.contains(',') { format!("{{{uses}}}") } else { uses.to_owned() };
        format!(
            "#[test]\nfn case() {{\n    use hantei_collision::{uses};\n    use hantei_collision::{{Point, Rect}};\n    \
             let a = {a};\n    let b = {b};\n    {asserts}\n}}\n"
        )
    }

    /// The method as a function in a programming language.
    pub(in crate::scene) fn as_code(&self, language: CodeLanguage) -> String {
        let note = match &self.method {
            Method::BuiltIn(method) => code_note(method.name(), self.border),
            Method::Own(own) => format!("hantei: {}", own.text()),
        };
        self.method.formula(self.border).code(language, &note)
    }
}

/// What a typed formula compares with this end of A or B.
fn of_end(own: &Own<TwoRects>, axis: Axis, end: End, is_a: bool) -> Option<About> {
    let abouts = || own.questions().iter().filter_map(|question| question.about);
    let is_meant = |about: &About| match *about {
        About::Ends(on, a, b) => on == axis && end == if is_a { a } else { b },
        _ => false,
    };
    abouts().find(is_meant).or_else(|| abouts().find(|about| *about == About::Centres(axis)))
}
