//! A circle and a rectangle: what is said of them and of each comparison, and why a method says what it says.

use super::readings::{away, computed, difference, is_of_nearest, region};
use crate::report;
use crate::scene::shared::clear_cases;
use crate::scene::shared::number::shown;
use crate::scene::shared::own::Own;
use crate::scene::shared::subject::{RustCase, Subject};
use crate::scene::shared::trial::{Chosen, Trial};
use crate::scene::shared::typed_test::TypedTest;
use crate::scene::shared::{hit_or_miss, truth};
use crate::scene::{CodeLine, Row, Trace, Walk, json_number, trace};
use crate::text;
use crate::words::Text;
use hantei_collision::{
    About, Axis, Border, CircleAndRect, Contact, End, Form, Method, Operator, Question, Rect, circle_contact,
};
use hantei_judge::{CircleJudge, CodeLanguage, CodeParameters, Formula};

impl Subject for CircleAndRect {
    type Seen = ();
    type Judge = CircleJudge;

    fn names(_: &TypedTest) -> &'static [&'static [&'static str]] {
        &[
            &["cx", "cy", "r"],
            &["bx", "by", "bw", "bh"],
            &["bx1", "bx2", "by1", "by2"],
            &["b.left", "b.right", "b.top", "b.bottom"],
        ]
    }

    fn clear_cases() -> impl Iterator<Item = Self> {
        clear_cases::circles()
    }

    fn is_like(&self, other: &Self) -> bool {
        region(self) == region(other) && self.contact_name() == other.contact_name()
    }

    fn is_so(&self, border: Border) -> bool {
        circle_contact(self.circle, self.rect).hits(border)
    }

    fn contact_name(&self) -> &'static str {
        circle_contact(self.circle, self.rect).name()
    }

    fn contact_text(&self) -> Text {
        match circle_contact(self.circle, self.rect) {
            Contact::Apart => text!("apart-by", by = difference(self)),
            Contact::Touching => text!("circle-touching"),
            Contact::Overlapping if self.nearest() == self.circle.centre() => text!("circle-overlapping"),
            Contact::Overlapping => text!("circle-overlapping-by", by = difference(self)),
        }
    }

    fn computed<M: Method<Shapes = Self>>(trial: &Trial<M>) -> Vec<Row> {
        let method = trial.built_in().filter(|method| is_of_nearest(*method));
        method.map_or_else(Vec::new, |_| computed(&trial.shapes, trial.questions()[0].left.starts_with("sqrt")))
    }

    fn meaning<M: Method<Shapes = Self>>(trial: &Trial<M>, question: &Question) -> (Text, Option<bool>) {
        let form = match &trial.chosen {
            Chosen::Own(own) => return (Text::plain(question.to_string()), own.formula().speaks_for(question.id)),
            Chosen::BuiltIn(method) => method.form(),
        };
        let is_apart = matches!(question.operator, Operator::Greater | Operator::AtLeast);
        let or_at = if question.operator == Operator::AtMost { "-or-at" } else { "" };
        let (asks, speaks) = match (form, question.about) {
            (Form::Regions, Some(About::Centres(axis))) if is_apart => (on("far", axis), Some(false)),
            (Form::Regions, Some(About::Centres(axis))) => (on("between", axis), None),
            (_, Some(About::Ends(axis, _, End::Min))) => (format!("{}{or_at}", on("square-from", axis)), Some(true)),
            (_, Some(About::Ends(axis, ..))) => (format!("{}{or_at}", on("square-to", axis)), Some(true)),
            (_, Some(About::CentreAt(axis, End::Min))) => (on("centre-from", axis), None),
            (_, Some(About::CentreAt(axis, End::Max))) => (on("centre-to", axis), None),
            (_, Some(About::Corner(corner))) => (format!("corner-{}{or_at}", corner.name()), None),
            (Form::Regions, _) => (format!("corner-near{or_at}"), Some(true)),
            _ => (format!("near{or_at}"), Some(true)),
        };
        (text!("circle-row-asks", what = asks), speaks)
    }

    fn reason<M: Method<Shapes = Self>>(trial: &Trial<M>, method: M, walk: &Walk) -> Option<Text> {
        let last = walk.trace.last()?;
        let (says, about) = (trial.says(), walk.question(last)?.about);
        let axis = about.and_then(About::axis).map_or("", Axis::name);
        Some(match (method.form(), about) {
            (Form::Regions, Some(About::Centres(_))) if says => text!("circle-beside", axis = axis),
            (Form::Regions, Some(About::Centres(_))) => text!("circle-too-far", axis = axis),
            (_, Some(About::Ends(..))) if says => text!("circle-square-hits"),
            (_, Some(About::Ends(..))) => text!("circle-square-misses", axis = axis),
            (_, Some(About::CentreAt(..))) => text!("circle-centre-in"),
            (_, Some(About::Corner(corner))) if says => text!("circle-corner-in", corner = corner.name()),
            (_, Some(About::Corner(_))) => text!("circle-no-corner"),
            _ => nearest_text(&trial.shapes),
        })
    }

    fn because<M: Method<Shapes = Self>>(trial: &Trial<M>, method: M) -> Option<Text> {
        let [far, reach] = away(&trial.shapes);
        let is_of_square = matches!(method.questions(trial.border).first()?.about, Some(About::Ends(..)));
        Some(match method.form() {
            Form::FourOrAny => text!("circle-because-edge", far = far, reach = reach),
            Form::All if is_of_square => text!("circle-because-square", far = far, reach = reach),
            Form::All if trial.shapes.circle.radius() == 0.0 => text!("circle-because-point"),
            _ => text!("circle-because-rounding"),
        })
    }

    fn pseudo_code<M: Method<Shapes = Self>>(&self, method: M, questions: &[Question]) -> Vec<CodeLine> {
        let defined = method.definitions().split_terminator(';').map(|line| Text::plain(line.trim().to_owned()));
        let asked = questions.iter().enumerate().map(|(i, asked)| match method.form() {
            Form::Regions if i < 2 => text!("code-miss", condition = format!("if {asked}")),
            Form::Regions => text!("code-if-hit", condition = format!("if {asked}")),
            _ if i == 0 => Text::plain(format!("if  {asked}")),
            Form::FourOrAny if i > 3 => Text::plain(format!("or  {asked}")),
            _ => Text::plain(format!("and {asked}")),
        });
        let line = |(asks, text)| CodeLine { text, asks };
        let end = (method.form() != Form::Regions).then(|| (None, text!("code-hit")));
        let asked = asked.enumerate().map(|(i, text)| (Some(i), text));
        defined.map(|text| (None, text)).chain(asked).chain(end).map(line).collect()
    }

    fn example(&self, says: bool, own: &Own<Self>, place: usize, count: usize) -> Text {
        let numbers = |numbers: &[f64]| numbers.iter().map(|number| shown(*number)).collect::<Vec<_>>().join(",");
        let centre = self.circle.centre();
        let (c, r) = (numbers(&[centre.x, centre.y]), shown(self.circle.radius()));
        let b = numbers(&report::rect_numbers(self.rect, own.origin()));
        let (place, count) = ((place + 1).to_string(), count.to_string());
        let (says, so) = match own.wanted() {
            Some(_) => (truth(says), text!("own-circle-wanted", so = truth(!says))),
            None => (hit_or_miss(says), text!("own-circle-so", contact = self.contact_text())),
        };
        text!("own-circle-example", place = place, count = count, c = c, r = r, b = b, says = says, so = so)
    }

    fn trace(&self, line: Trace) -> Trace {
        line.detail("c", trace::point(Some(self.circle.centre())))
            .detail("r", json_number(self.circle.radius()))
            .detail("b", trace::corners(self.rect))
            .detail("region", region(self))
    }

    fn code(formula: &Formula<Self>, language: CodeLanguage, note: &str) -> String {
        formula.code(language, CodeParameters::Numbers, note)
    }

    fn as_rust(&self) -> RustCase {
        let (centre, [min, max]) = (self.circle.centre(), [self.rect.min(), self.rect.max()]);
        let point = |at: hantei_collision::Point| format!("Point::new({:?}, {:?})", at.x, at.y);
        let lets = vec![
            format!("let circle = Circle::new({}, {:?});", point(centre), self.circle.radius()),
            format!("let rect = Rect::from_corners({}, {});", point(min), point(max)),
        ];
        RustCase {
            uses: vec!["Circle", "Point", "Rect"],
            formula: "CircleFormula".into(),
            lets,
            call: "hits(circle, rect",
            read_for: None,
        }
    }
}

/// What is asked, on an axis.
fn on(what: &str, axis: Axis) -> String {
    format!("{what}-{}", axis.name())
}

/// How far the nearest point is, and how far the circle reaches.
fn nearest_text(case: &CircleAndRect) -> Text {
    let [far, reach] = away(case);
    match circle_contact(case.circle, case.rect) {
        Contact::Touching if case.circle.radius() > 0.0 => text!("circle-touches", reach = reach),
        _ if case.nearest() == case.circle.centre() => text!("circle-inside", reach = reach),
        Contact::Apart if has_area(case.circle.bounds().intersection(case.rect)) => {
            text!("circle-only-shadows", far = far, reach = reach)
        }
        _ => text!("circle-nearest", far = far, reach = reach),
    }
}

fn has_area(both: Option<Rect>) -> bool {
    both.is_some_and(|both| both.width() > 0.0 && both.height() > 0.0)
}
