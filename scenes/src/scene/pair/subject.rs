//! What a pair of any kinds says in a trial: its row has what differs.

use super::extras::{Extras, NamedWord};
use super::rows::{PairRow, PairsRow, RowMethod, Said};
use super::{circle, kinds, lines, polygon, quad, rects, turned};
use crate::report::{SlantedField, of_neighbours, plain_verdict, rect_numbers, slanted_field};
use crate::scene::shared::copied_code::code_note;
use crate::scene::shared::own::Own;
use crate::scene::shared::pair_judge::PairJudge;
use crate::scene::shared::subject::{Judgement, RustCase, ShapesJudge, Subject, touching_rule};
use crate::scene::shared::trial::{Chosen, Trial};
use crate::scene::shared::typed_test::{OwnGap, OwnOrigin, TypedTest};
use crate::scene::shared::{hit_or_miss, truth};
use crate::scene::{CodeLine, Row, Trace, Walk, YDirection};
use crate::text;
use crate::words::{Text, Words};
use hantei_collision::shapes::{Pair, Shape};
use hantei_collision::{
    Border, BorderRule, CircleAndRect, Contact, Form, Method, Named as _, PointInPolygonMethod, QuadAndPoint,
    QuadContact, Question, Rect, ShapeKind, TwoRects, circle_contact, quad_contact,
};
use hantei_judge::{
    Answers, CircleFormula, CircleJudge, CodeLanguage, CodeParameters, Formula, FormulaError, HalfEdges, InsideFormula,
    InsideJudge, NumberKind, Origin, OverlapFormula, PairJudgement, ParseOptions, PointBorder, Reading, Shapes,
    SlantedJudging, WantedRight, formula_of, is_slanted, judge_pair, polygon_code,
};

/// The kinds that a typed test is about.
fn kinds_of(typed: &TypedTest) -> [ShapeKind; 2] {
    typed.kinds.unwrap_or([ShapeKind::Circle; 2])
}

/// The trial with its method as a row.
fn by_row<M: Method<Shapes = Pair<'static>>>(trial: &Trial<M>) -> Trial<RowMethod> {
    let chosen = match &trial.chosen {
        Chosen::BuiltIn(method) => Chosen::BuiltIn(RowMethod::of(*method)),
        Chosen::Own(own) => Chosen::Own(own.clone()),
    };
    Trial { shapes: trial.shapes, chosen, border: trial.border, seen: trial.seen, fault: trial.fault.clone() }
}

impl Subject for Pair<'static> {
    type Judge = KindsJudge;

    fn read(text: &str, options: &ParseOptions, typed: &TypedTest) -> Result<(Formula<Self>, Reading), FormulaError> {
        // Of a pasted turned rectangle the centre is one of its readings.
        let origin = (typed.origin == OwnOrigin::Centre).then_some(Origin::Centre).or(options.origin);
        let is_slanted = is_slanted(kinds_of(typed));
        let options = ParseOptions { origin: if is_slanted { origin } else { options.origin }, ..options.clone() };
        Formula::read_for(kinds_of(typed), text, &options)
    }

    fn never(typed: &TypedTest) -> Formula<Self> {
        Formula::never_for(kinds_of(typed))
    }

    fn names(typed: &TypedTest) -> &'static [&'static [&'static str]] {
        PairRow::of(kinds_of(typed)).map_or(&[], |row| row.names)
    }

    fn has_twins(typed: &TypedTest) -> bool {
        kinds_of(typed) == rects::KINDS
    }

    fn answer_name(&self) -> &'static str {
        if PairRow::of_pair(self).has_point() { "inside" } else { "hit" }
    }

    fn is_so(&self, border: Border) -> bool {
        self.hits(border)
    }

    /// The half-open rule is one for points and for the ends of segments: of other shapes that touch it says nothing.
    fn is_ruled(&self, border: Border) -> bool {
        let has_ends = matches!(self.a().kind(), ShapeKind::Point | ShapeKind::Segment);
        border != Border::Half || has_ends || self.contact() != Contact::Touching
    }

    fn contact_name(&self) -> &'static str {
        self.relation().name()
    }

    fn contact_text(&self) -> Text {
        (PairRow::of_pair(self).contact)(self)
    }

    fn answer(&self, says: bool) -> Text {
        match (PairRow::of_pair(self).has_point(), says) {
            (true, true) => text!("inside"),
            (true, false) => text!("outside"),
            (false, says) => hit_or_miss(says),
        }
    }

    fn verdict(&self, says: bool) -> Text {
        match (PairRow::of_pair(self).has_point(), says) {
            (true, true) => text!("verdict-inside"),
            (true, false) => text!("verdict-outside"),
            (false, true) => text!("verdict-hit"),
            (false, false) => text!("verdict-miss"),
        }
    }

    fn border_rule<M: Method<Shapes = Self>>(method: M, border: Border) -> Text {
        let row = PairRow::of_method(RowMethod::of(method));
        let spoken = row.and_then(|row| PairsRow::of(row.kinds).extras.spoken.as_ref());
        spoken.map_or_else(|| touching_rule(border), |spoken| (spoken.border_rule)(border))
    }

    fn ask(&self, method: &'static str) -> Text {
        if PairRow::of_pair(self).has_point() {
            text!("ask-inside", method = method)
        } else {
            text!("ask-hit", method = method)
        }
    }

    fn misfit(&self, formula: &Formula<Self>) -> Option<OwnGap> {
        if let Some(stop) = formula.stop(self) {
            return Some(OwnGap::Stops(stop));
        }
        let (Shape::Polygon(polygon), Some(corners)) = (self.b(), formula.corners()) else { return None };
        let given = polygon.corners().len();
        (!formula.fits_corners(self)).then(|| OwnGap::Corners([*corners.start(), *corners.end(), given]))
    }

    fn source<M: Method<Shapes = Self>>(method: M, y: YDirection) -> Text {
        match method.source() {
            "WPF" if y.is_up() => text!("source-left-up"),
            "WPF, any winding" => text!("source-any-winding"),
            "even-odd rule" => text!("source-even-odd"),
            "x, y of a box" => text!("source-box-place"),
            "p5's circles" => text!("source-p5-circles"),
            "a first try" => text!("source-first-try"),
            "a repair" => text!("source-repair"),
            "the usual way" => text!("source-usual"),
            "half of a SAT" => text!("source-half-sat"),
            "a reader of HSP's" => text!("source-hsp-reader"),
            "convex polygons" => text!("source-convex"),
            "old C" => text!("source-old-c"),
            "engines with centres" => text!("source-centres"),
            "tiles" => text!("source-tiles"),
            "ray tracing" => text!("source-ray-tracing"),
            "tiles, a first try" => text!("source-tiles-first-try"),
            named => Text::plain(named),
        }
    }

    fn computed<M: Method<Shapes = Self>>(trial: &Trial<M>) -> Vec<Row> {
        let row = PairRow::of_pair(&trial.shapes);
        trial.built_in().map_or_else(Vec::new, |method| (row.computed)(&trial.shapes, &RowMethod::of(method)))
    }

    fn prune<M: Method<Shapes = Self>>(&self, method: M, walk: &mut Walk) {
        match method.form() {
            Form::Edges => polygon::prune(method.value_name(), walk),
            // Most questions do not arise, because an edge leads either down or up.
            Form::Crossings => walk.keep_asked(),
            Form::Steps if self.a().kind() == ShapeKind::Segment => lines::prune(walk),
            form @ (Form::Steps | Form::NoneOf) if is_slanted([self.a().kind(), self.b().kind()]) => {
                turned::prune(form, walk);
            }
            _ => {}
        }
    }

    fn meaning<M: Method<Shapes = Self>>(trial: &Trial<M>, question: &Question) -> (Text, Option<bool>) {
        if let Some(spoken) = &Extras::of(&trial.shapes).spoken {
            return (spoken.meaning)(&by_row(trial), question);
        }
        let row = PairRow::of_pair(&trial.shapes);
        match &trial.chosen {
            Chosen::Own(own) => (Text::plain(question.to_string()), own.formula().speaks_for(question.id)),
            Chosen::BuiltIn(method) => (row.meaning)(&trial.shapes, &RowMethod::of(*method), question),
        }
    }

    fn reason<M: Method<Shapes = Self>>(trial: &Trial<M>, method: M, walk: &Walk) -> Option<Text> {
        let row = PairRow::of_pair(&trial.shapes);
        let (method, border, says, seen) = (RowMethod::of(method), trial.border, trial.says(), trial.seen);
        Some((row.reason)(&Said { pair: &trial.shapes, method, border, walk, says, step: 0, seen }))
    }

    fn because<M: Method<Shapes = Self>>(trial: &Trial<M>, method: M) -> Option<Text> {
        let method = RowMethod::of(method);
        Some(match &Extras::of(&trial.shapes).spoken {
            Some(spoken) => (spoken.because)(&by_row(trial), method),
            None => (PairRow::of_pair(&trial.shapes).because)(&trial.shapes, &method),
        })
    }

    fn pseudo_code<M: Method<Shapes = Self>>(&self, method: M, questions: &[Question]) -> Vec<CodeLine> {
        if let Some(spoken) = &Extras::of(self).spoken {
            return (spoken.pseudo_code)(self, RowMethod::of(method), questions);
        }
        let defined = method.definitions().split_terminator(';').map(|line| Text::plain(line.trim().to_owned()));
        if let Some(code) = PairRow::of_pair(self).pseudo_code {
            let lines = code(method.value_name()).lines();
            return lines.map(|line| CodeLine { text: Text::plain(line.to_owned()), asks: None }).collect();
        }
        let asked = questions.iter().enumerate().map(|(place, asked)| match method.form() {
            Form::Regions if place < 2 => text!("code-miss", condition = format!("if {asked}")),
            Form::Regions => text!("code-if-hit", condition = format!("if {asked}")),
            _ if place == 0 => Text::plain(format!("if  {asked}")),
            Form::FourOrAny if place < 4 => Text::plain(format!("and {asked}")),
            Form::All => Text::plain(format!("and {asked}")),
            _ => Text::plain(format!("or {asked}")),
        });
        let asked = asked.enumerate().map(|(place, text)| (Some(place), text));
        let end = (method.form() != Form::Regions).then(|| (None, text!("code-hit")));
        let lines = defined.map(|text| (None, text)).chain(asked).chain(end);
        lines.map(|(asks, text)| CodeLine { text, asks }).collect()
    }

    fn clear_cases(kinds: Option<[ShapeKind; 2]>) -> impl Iterator<Item = Self> {
        kinds.into_iter().flat_map(|kinds| (PairsRow::of(kinds).extras.clear_cases)())
    }

    fn is_like(&self, other: &Self) -> bool {
        let is_same = |(_, of): &NamedWord| of(self) == of(other);
        self.contact_name() == other.contact_name() && Extras::of(self).words.iter().all(is_same)
    }

    fn example(&self, says: bool, own: &Own<Self>, place: usize, count: usize) -> Text {
        if let Some(spoken) = &Extras::of(self).spoken {
            return (spoken.example)(self, says, own, [place, count]);
        }
        let (place, count) = ((place + 1).to_string(), count.to_string());
        let a = (Extras::of(self).a_written)(self.a());
        // As the test means x and y of a rectangle.
        let b = match self.b() {
            Shape::Rect(b) => rect_numbers(*b, own.origin()).map(|number| number.to_string()).join(","),
            other => kinds::written(other),
        };
        let (says, so) = match own.wanted() {
            Some(_) => (truth(says), text!("own-circle-wanted", so = truth(!says))),
            None => (self.answer(says), text!("own-circle-so", contact = self.contact_text())),
        };
        text!("own-pair-example", place = place, count = count, a = a, b = b, says = says, so = so)
    }

    fn trace(&self, line: Trace) -> Trace {
        (Extras::of(self).trace)(self, line)
    }

    fn code(formula: &Formula<Self>, language: CodeLanguage, note: &str) -> String {
        formula.code(language, CodeParameters::Numbers, note)
    }

    fn as_rust(&self) -> RustCase {
        if let Some(spoken) = &Extras::of(self).spoken {
            return (spoken.as_rust)(self);
        }
        let row = PairRow::of_pair(self);
        let [a, b] = [(self.a(), "a"), (self.b(), "b")].map(|(shape, name)| kinds::in_rust(shape, name));
        let [made, of_type] = row.in_rust;
        let mut uses = vec![of_type, "Point"];
        uses.extend([a.0, b.0].into_iter().filter(|used| *used != "Point"));
        let parts = ["Angle", "Vec2", "Polygon"];
        let is_used = |part: &&str| [&*a.1, &*b.1, made].iter().any(|line| line.contains(&format!("{part}::")));
        uses.extend(parts.into_iter().filter(is_used));
        uses.sort_unstable();
        uses.dedup();
        let lets = vec![a.1, b.1, format!("let pair = {made};")];
        RustCase { uses, formula: format!("Formula<{of_type}>"), lets, call: "holds(&pair", read_for: None }
    }

    fn as_rust_of_own(&self) -> RustCase {
        let (kinds, case) = ([self.a().kind(), self.b().kind()], self.as_rust());
        if !is_slanted(kinds) {
            return case;
        }
        let of_type = PairRow::of_pair(self).in_rust[1];
        let mut lets = case.lets;
        lets.truncate(2);
        lets.push("let pair = Pair::new(a, b).expect(\"a pair\");".to_owned());
        let uses = case.uses.into_iter().filter(|used| *used != of_type).chain(["ShapeKind", "shapes::Pair"]).collect();
        let read_for = format!("[{}]", kinds.map(|kind| format!("ShapeKind::{kind:?}")).join(", "));
        RustCase { uses, formula: "Formula<Pair>".to_owned(), lets, read_for: Some(read_for), ..case }
    }

    fn own_texts<M: Method<Shapes = Self>>(&self, method: M) -> &'static str {
        let told = PairRow::of_pair(self).told.iter().find(|(name, _)| *name == method.value_name());
        told.map_or("", |(_, told)| told)
    }

    fn is_approximate<M: Method<Shapes = Self>>(method: M) -> bool {
        let method = RowMethod::of(method);
        let has = |row: &PairRow| row.methods.contains(&method) && row.approximate.contains(&method.value_name());
        PairRow::all().any(has)
    }

    fn formula_of<M: Method<Shapes = Self>>(&self, method: M, border: Border) -> Formula<Self> {
        let (kinds, questions) = ([self.a().kind(), self.b().kind()], method.questions(border));
        formula_of(kinds, method.definitions(), method.form(), border, &questions)
    }

    fn method_code<M: Method<Shapes = Self>>(
        &self,
        method: M,
        border: Border,
        language: CodeLanguage,
        note: &str,
    ) -> String {
        let kinds = [self.a().kind(), self.b().kind()];
        code_of(kinds, method, border, (language, CodeParameters::Numbers), note)
    }

    fn method_in_rust<M: Method<Shapes = Self>>(&self, method: M) -> String {
        RowMethod::of(method).in_rust()
    }
}

/// A method of these kinds in a programming language. One of a polygon is a loop, which is no formula.
fn code_of<M: Method>(
    kinds: [ShapeKind; 2],
    method: M,
    border: Border,
    (language, parameters): (CodeLanguage, CodeParameters),
    note: &str,
) -> String {
    let of_polygon = method.value_name().parse::<PointInPolygonMethod>().ok().filter(|_| method.form() == Form::Edges);
    if let Some(method) = of_polygon {
        return polygon_code(method, border, language, parameters, note);
    }
    let formula = formula_of(kinds, method.definitions(), method.form(), border, &method.questions(border));
    formula.code(language, parameters, note)
}

/// A method of a pair as a function in a programming language; empty for a name that the pair does not have.
pub fn pair_code(
    kinds: [ShapeKind; 2],
    method: &str,
    border: BorderRule,
    (language, parameters): (CodeLanguage, CodeParameters),
    words: &Words,
) -> String {
    let known = PairRow::of(kinds).and_then(|row| row.methods.iter().find(|known| known.value_name() == method));
    let Some(&method) = known else { return String::new() };
    let border = border.for_method(method.own_border());
    code_of(kinds, method, border, (language, parameters), &code_note(method, border, words))
}

/// The judge of typed tests of a pair. All cases of points and circles are tried at once, for they are few; those of
/// rectangles, quadrilaterals, segments and turned shapes some at a time.
#[derive(Default)]
pub struct KindsJudge {
    /// Of two rectangles, of a circle and a rectangle, of a quadrilateral and a point: the test, and what is judged of it.
    of_rects: Option<(OverlapFormula, PairJudge<Rect>)>,
    of_circle: Option<(CircleFormula, CircleJudge)>,
    of_quad: Option<(InsideFormula, InsideJudge)>,
    slanted: Option<SlantedJudging>,
}

/// Of so many cases of other judges, one of a pasted test: it is run whole.
const CASES_AS_ONE: usize = 50;

/// The test of shapes of this type and its judge, if it is one.
fn of_shapes<'a, S: Shapes, Judge: Default>(
    known: &'a mut Option<(Formula<S>, Judge)>,
    test: &Formula<Pair<'static>>,
) -> Option<&'a mut (Formula<S>, Judge)> {
    if known.is_none() {
        *known = Some((test.of_shapes()?, Judge::default()));
    }
    known.as_mut()
}

impl KindsJudge {
    fn try_slanted(&mut self, cases: usize, test: &Formula<Pair<'static>>) -> Option<Judgement<Pair<'static>>> {
        let refused = |error: &FormulaError| Some(Judgement::new(Border::Misses, false, Text::from(error), Vec::new()));
        let judging = match &mut self.slanted {
            Some(judging) => judging,
            None => match SlantedJudging::of(test) {
                Ok(judging) => self.slanted.insert(judging?),
                Err(error) => return refused(&error),
            },
        };
        match judging.advance((cases / CASES_AS_ONE).max(1))? {
            Ok(judged) => {
                slanted_field(&judged).map(|SlantedField { is_right, border, verdict, notes, errors, .. }| Judgement {
                    notes,
                    ..Judgement::new(border_of(Some(border)), is_right, verdict, errors)
                })
            }
            Err(error) => refused(&error),
        }
    }
}

impl ShapesJudge<Pair<'static>> for KindsJudge {
    /// The judgement, and in how many cases.
    type Found = (Judgement<Pair<'static>>, usize);

    /// A test without a formula is not judged.
    fn advance(&mut self, _: usize, _: WantedRight, _: impl Answers<Pair<'static>>) -> Option<Self::Found> {
        None
    }

    fn of_formula(&mut self, cases: usize, right: WantedRight, test: &Formula<Pair<'static>>) -> Option<Self::Found> {
        if test.kinds().is_some_and(is_slanted) {
            return self.try_slanted(cases, test).map(|judged| (judged, 0));
        }
        if let Some((test, judge)) = of_shapes(&mut self.of_rects, test) {
            let found = judge.advance(cases, right, &*test)?;
            let cases = found.cases;
            return Some((of_pairs(PairJudge::judged(found, right)), cases));
        }
        if let Some((test, judge)) = of_shapes(&mut self.of_circle, test) {
            return judge.advance(cases, &*test).map(|found| (circle::judged(&found, right), found.cases));
        }
        if let Some((test, judge)) = of_shapes(&mut self.of_quad, test) {
            return judge.advance(cases, &*test).map(|found| (quad::judged(&found), found.cases));
        }
        let numbers = if right.whole_numbers { NumberKind::Whole } else { NumberKind::Fractions };
        judge_pair(test, numbers).map(|found| (judged(&found), found.cases))
    }

    fn like(
        &mut self,
        cases: usize,
        own: &Own<Pair<'static>>,
        wanted: &Formula<Pair<'static>>,
    ) -> Option<Judgement<Pair<'static>>> {
        if let Some((_, judge)) = of_shapes(&mut self.of_rects, own.formula()) {
            return judge.like(cases, own.of_rects(), &wanted.of_shapes()?).map(of_pairs);
        }
        if let Some((test, judge)) = of_shapes(&mut self.of_quad, own.formula()) {
            let wanted: InsideFormula = wanted.of_shapes()?;
            let agrees = |case: &QuadAndPoint| test.holds(case, &mut ()) == wanted.holds(case, &mut ());
            let is_so = |case: &QuadAndPoint| quad_contact(&case.quad, case.p) == QuadContact::Inside;
            let found = judge.advance(cases, |case: &QuadAndPoint| is_so(case) == agrees(case))?;
            return Some(Self::alike(&(quad::judged(&found), found.cases)));
        }
        let wanted: CircleFormula = wanted.of_shapes()?;
        let (test, judge) = of_shapes(&mut self.of_circle, own.formula())?;
        let agrees = |case: &CircleAndRect| test.holds(case, &mut ()) == wanted.holds(case, &mut ());
        let is_so = |case: &CircleAndRect| circle_contact(case.circle, case.rect) == Contact::Overlapping;
        let found = judge.advance(cases, |case: &CircleAndRect| is_so(case) == agrees(case))?;
        Some(Self::alike(&(circle::judged(&found, WantedRight::default()), found.cases)))
    }

    fn progress(&self) -> f64 {
        let of_rects = self.of_rects.as_ref().map(|(_, judge)| judge.progress());
        let of_circle = self.of_circle.as_ref().map(|(_, judge)| judge.progress());
        let of_quad = self.of_quad.as_ref().map(|(_, judge)| judge.progress());
        of_rects
            .or(of_circle)
            .or(of_quad)
            .or_else(|| self.slanted.as_ref().map(SlantedJudging::part))
            .unwrap_or_default()
    }

    fn found((judgement, cases): &Self::Found) -> (bool, Border, usize, Vec<Pair<'static>>) {
        (judgement.is_right, judgement.border, *cases, judgement.errors.clone())
    }

    fn judged((judgement, _): Self::Found, _: WantedRight) -> Judgement<Pair<'static>> {
        judgement
    }
}

/// The same judgement with its cases as pairs.
fn of_pairs(judgement: Judgement<TwoRects>) -> Judgement<Pair<'static>> {
    let Judgement { border, is_right, verdict, errors, is_right_at_centre, has_own_half, notes, is_opposite } =
        judgement;
    let errors = errors.into_iter().map(Pair::from).collect();
    Judgement { border, is_right, verdict, errors, is_right_at_centre, has_own_half, notes, is_opposite }
}

/// A judgement of a point and another shape, or of two circles.
fn judged(found: &PairJudgement) -> Judgement<Pair<'static>> {
    let border = border_of(found.right.or(found.error.as_ref().map(|(border, _)| *border)));
    let is_right = found.right.is_some_and(|right| right != PointBorder::Uneven);
    let verdict = plain_verdict(found);
    let verdict = match of_neighbours(found) {
        Some(more) => text!("judged-and", verdict = verdict, more = more),
        None => verdict,
    };
    let has_own_half = is_right && found.half.is_some_and(|half| half != HalfEdges::LeftTop);
    let is_opposite = found.is_opposite;
    Judgement { has_own_half, is_opposite, ..Judgement::new(border, is_right, verdict, found.errors.clone()) }
}

/// The border of a verdict for the rule of touching.
const fn border_of(border: Option<PointBorder>) -> Border {
    match border {
        Some(PointBorder::Hits) => Border::Hits,
        Some(PointBorder::Half) => Border::Half,
        _ => Border::Misses,
    }
}
