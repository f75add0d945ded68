//! What all scenes that test shapes by a method share: the chosen method, the typed test and its judge, the rule for
//! touching, and their knobs, keys, rows and answers.

use super::blanks;
use super::own::{self, Own};
use super::subject::{Judgement, Subject};
use super::trial::{Judged as _, Trial};
use super::typed_test::{OWN, OwnNumbers, OwnOrigin, TypedTest, names_with_numbers, numbers_of_names};
use super::wanted_test::Judging;
use super::y_direction::YDirection;
use crate::scene::{Action, Chord, Key, Knob, MethodRow, Readings, SceneAnswers, TextFlaw, Trace, Typed};
use crate::text;
use crate::words::Text;
use hantei_collision::{BorderRule, Method, Named as _, ShapeKind};
use std::rc::Rc;

/// The action that shows the case which a typed test gets wrong.
pub const GO_THERE: &str = "go-there";
/// The action that shows the next such case.
pub const NEXT_ERROR: &str = "next-error";
/// The action that shows the case before.
pub const PREVIOUS_ERROR: &str = "previous-error";

/// A typed test with this many comparisons may be a whole one.
const WHOLE_TEST: usize = 4;

/// How shapes are tested; undo restores it.
#[derive(Clone, Debug, PartialEq)]
pub struct TestState<M: Method<Shapes: Subject>> {
    /// The chosen method; `None` is the typed test.
    pub method: Option<M>,
    /// The typed test.
    pub own: Own<M::Shapes>,
    /// The rule for touching.
    pub border: BorderRule,
}

impl<M: Method<Shapes: Subject>> TestState<M> {
    /// The first method, and the formula with which typing begins.
    ///
    /// # Panics
    /// If `formula` cannot be read: every start of the scene reads it.
    pub fn new(formula: &str) -> Self {
        let own = Own::of(TypedTest { text: formula.to_owned(), ..TypedTest::default() });
        assert!(own.gap().is_none(), "{formula} is a formula");
        Self { method: Some(M::default()), own, border: BorderRule::default() }
    }

    /// A method of a pair of kinds, and the formula with which typing begins.
    pub(in crate::scene) fn of_kinds(kinds: [ShapeKind; 2], method: M, formula: &str) -> Self {
        let own = Own::of(TypedTest { text: formula.to_owned(), kinds: Some(kinds), ..TypedTest::default() });
        Self { method: Some(method), own, border: BorderRule::default() }
    }

    /// The chosen method's name.
    pub fn name(&self) -> &'static str {
        self.method.map_or(OWN, |method| method.value_name())
    }
}

pub(in crate::scene) const fn to_error<S>(name: &'static str, chords: &'static [Chord], run: fn(&mut S)) -> Action<S> {
    Action::of_test(Action::fitted(Action::keys(name, chords, run)))
}

/// The shapes of a scene.
pub type ShapesOf<S> = <<S as TestScene>::Method as Method>::Shapes;

/// A scene that tests shapes.
pub trait TestScene: Sized + 'static {
    /// The built-in methods.
    type Method: Method<Shapes: Subject>;

    /// The method, the typed test and the rule for touching.
    fn tested(&self) -> &TestState<Self::Method>;
    /// The same, mutable.
    fn tested_mut(&mut self) -> &mut TestState<Self::Method>;
    /// The judge of the typed test.
    fn judging(&self) -> &Judging<ShapesOf<Self>>;
    /// The shapes; `None` while something is not placed.
    fn shapes(&self) -> Option<ShapesOf<Self>>;
    /// The built-in methods, in order.
    fn methods(&self) -> &'static [Self::Method] {
        Self::Method::VALUES
    }
    /// The rules for touching, the first ones of all.
    fn borders(&self) -> &'static [BorderRule] {
        BorderRule::OF_AREAS
    }
    /// The answer's name in goals.
    fn answer_name(&self) -> &'static str {
        self.shapes().map_or("hit", |shapes| shapes.answer_name())
    }
    /// Which way y grows in the picture.
    fn seen(&self) -> YDirection {
        YDirection::Down
    }
    /// Places the shapes of a case that the typed test gets wrong.
    fn place_error(&mut self, shapes: ShapesOf<Self>);
    /// What is wrong with the text of a typed test.
    ///
    /// # Errors
    /// The first mistake, and its place.
    fn flaw(&self, text: &str) -> Result<(), TextFlaw> {
        own::flaw::<ShapesOf<Self>>(text, self.tested().own.typed())
    }
    /// Chooses another method.
    fn choose(&mut self, method: Option<Self::Method>) {
        self.tested_mut().method = method;
    }

    /// Changes what was typed.
    fn retype(&mut self, change: impl FnOnce(&mut TypedTest)) {
        let own = self.tested().own.with(change);
        self.tested_mut().own = own;
    }

    /// The typed test with its blanks. A text that fills them changes only their contents.
    const FORMULA: Knob<Self> = Knob::of_test(Knob::text(
        "formula",
        |it, text| it.flaw(text),
        |it| it.tested().own.typed().text.clone(),
        |it, text| {
            it.retype(|typed| typed.type_in(text));
            it.choose(None);
        },
    ));
    /// The contents of its blanks.
    const BLANKS: Knob<Self> = Knob::of_test(Knob::text(
        "blanks",
        |_, _| Ok(()),
        |it| blanks::joined(&it.tested().own.typed().contents),
        |it, text| it.retype(|typed| typed.fill(text)),
    ));
    /// The numbers of names that it does not define.
    const WITH: Knob<Self> = Knob::of_test(Knob::text(
        "with",
        |_, text| numbers_of_names(text).map(drop),
        |it| names_with_numbers(&it.tested().own.typed().with),
        |it, text| it.retype(|typed| typed.with = numbers_of_names(text).unwrap_or_default()),
    ));
    /// Whether its first shape is B.
    const SWAP: Knob<Self> = Knob::of_test(Knob::switch(
        "swap",
        |it| it.tested().own.typed().swap,
        |it, on| it.retype(|typed| typed.swap = on),
    ));
    /// What a division does with the fraction.
    const NUMBERS: Knob<Self> = Knob::of_test(Knob::choice(
        "numbers",
        OwnNumbers::NAMES,
        |it| it.tested().own.typed().numbers as usize,
        |it, place| it.retype(|typed| typed.numbers = OwnNumbers::ALL[place]),
    ));
    /// Which way y grows.
    const Y: Knob<Self> = Knob::of_test(Knob::choice(
        "y",
        YDirection::NAMES,
        |it| it.tested().own.typed().y as usize,
        |it, place| it.retype(|typed| typed.y = YDirection::ALL[place]),
    ));
    /// What x and y mean.
    const ORIGIN: Knob<Self> = Knob::choice(
        "origin",
        OwnOrigin::NAMES,
        |it| it.tested().own.typed().origin as usize,
        |it, place| it.retype(|typed| typed.origin = OwnOrigin::ALL[place]),
    );
    /// The test that it has to be like.
    const WANTS: Knob<Self> = Knob::of_test(Knob::text(
        "wants",
        |it, text| match text.trim() {
            "" => Ok(()),
            _ => it.flaw(text),
        },
        |it| it.tested().own.typed().wants.clone(),
        |it, text| it.retype(|typed| text.clone_into(&mut typed.wants)),
    ));
    /// The chosen method.
    const METHOD: Knob<Self> = Knob::of_test(Knob::choice_of(
        "method",
        |it| it.methods().iter().map(|method| method.value_name()).chain([OWN]).collect(),
        |it| {
            let place = |chosen| it.methods().iter().position(|method| *method == chosen);
            it.tested().method.map_or(it.methods().len(), |chosen| place(chosen).unwrap_or_default())
        },
        |it, place| it.choose(it.methods().get(place).copied()),
    ));
    /// The rule for touching.
    const BORDER: Knob<Self> = Knob::choice_of(
        "border",
        |it| it.borders().iter().map(|border| border.name()).collect(),
        |it| it.tested().border as usize,
        |it, place| it.tested_mut().border = BorderRule::ALL[place],
    );
    /// Shows the case that the typed test gets wrong.
    const GO_THERE: Action<Self> = to_error(GO_THERE, &[Chord::plain(Key::Sign('E'))], |it| {
        if let Some((shapes, ..)) = it.error() {
            it.place_error(shapes);
        }
    });
    /// Shows the next such case; at first the one that the panel names.
    const NEXT_ERROR: Action<Self> = to_error(NEXT_ERROR, &[Chord::plain(Key::Sign('X'))], |it| it.step(1));
    /// Shows the case before.
    const PREVIOUS_ERROR: Action<Self> = to_error(PREVIOUS_ERROR, &[Chord::shift(Key::Sign('X'))], |it| it.step(-1));

    /// Judges the typed test for a moment, while it is chosen; true while more is left.
    fn judge_on(&self, clock: &dyn Fn() -> f64) -> bool {
        self.judging().advance(self.own(), clock)
    }

    /// These shapes, tested by this method; `None` is the typed test.
    fn trial_of(&self, shapes: ShapesOf<Self>, method: Option<Self::Method>) -> Trial<Self::Method> {
        let trial = match method {
            Some(method) => Trial::new(shapes, method, self.tested().border),
            None => {
                let judgement = self.judgement();
                let border = judgement.as_ref().and_then(|judgement| judgement.rule());
                let fault = judgement.filter(|judgement| !judgement.is_right);
                Trial::own(shapes, self.tested().own.clone(), border).at_fault(fault)
            }
        };
        trial.seen(self.seen())
    }

    /// The shapes, tested by this method.
    fn trial_by(&self, method: Option<Self::Method>) -> Option<Trial<Self::Method>> {
        self.shapes().map(|shapes| self.trial_of(shapes, method))
    }

    /// The shapes, tested by the chosen method.
    fn chosen_trial(&self) -> Option<Trial<Self::Method>> {
        self.trial_by(self.tested().method)
    }

    /// The shapes, tested by each built-in method.
    fn trials(&self) -> Vec<Trial<Self::Method>> {
        self.methods().iter().filter_map(|&method| self.trial_by(Some(method))).collect()
    }

    /// Whether the typed test is chosen.
    fn is_own(&self) -> bool {
        self.tested().method.is_none()
    }

    /// The typed test, while it is chosen.
    fn own(&self) -> Option<&Own<ShapesOf<Self>>> {
        self.is_own().then_some(&self.tested().own)
    }

    /// The judgement of the typed test; `None` while it is not chosen or not all judged.
    fn judgement(&self) -> Option<Rc<Judgement<ShapesOf<Self>>>> {
        self.judging().judgement(self.own()?)
    }

    /// The wrong case that is shown, its place among all, and their number.
    fn error(&self) -> Option<(ShapesOf<Self>, usize, usize)> {
        let judgement = self.judgement()?;
        let place = self.judging().example();
        Some((*judgement.errors.get(place)?, place, judgement.errors.len()))
    }

    /// The typed test's wrong answer to such a case.
    fn own_says(&self, shapes: &ShapesOf<Self>) -> bool {
        self.tested().own.formula().holds(shapes, &mut ())
    }

    /// Places the next case that the typed test gets wrong, or one before; from any other case, the one in the panel.
    fn step(&mut self, by: isize) {
        let Some((shapes, _, count)) = self.error() else { return };
        if self.shapes() == Some(shapes) {
            self.judging().step(by, count);
        }
        if let Some((shapes, ..)) = self.error() {
            self.place_error(shapes);
        }
    }

    /// What the panel shows of the typed test.
    fn typed(&self) -> Option<Typed> {
        let own = self.own()?;
        let known = Typed {
            verdict: text!("own-judging", percent = self.judging().percent().to_string()),
            is_wrong: None,
            notes: Vec::new(),
            example: None,
            is_example_shown: false,
            reading: own.reading(),
            names: ShapesOf::<Self>::names(own.typed()),
            has_twins: ShapesOf::<Self>::has_twins(own.typed()),
            origin: own.origin().name(),
            gap: own.gap().cloned(),
            parts: own.typed().parts(),
            contents: own.typed().contents.clone(),
            constants: own.constants().to_vec(),
            called: own.called().map(|called| called.map(str::to_owned)),
            has_rules: own.is_function() || own.questions().len() >= WHOLE_TEST || own.typed().has_rules(),
            is_right_at_centre: false,
            is_formula: !own.formula().is_run(),
        };
        let Some(judgement) = self.judgement() else { return Some(known) };
        let error = self.error();
        let is_example_shown = error.as_ref().is_some_and(|(shapes, ..)| self.shapes() == Some(*shapes));
        let example = error.map(|(shapes, place, count)| {
            let says = self.own_says(&shapes);
            shapes.example(says, own, place, count)
        });
        let (verdict, is_wrong) = (judgement.verdict.clone(), Some(!judgement.is_right));
        Some(Typed {
            verdict,
            is_wrong,
            example,
            is_example_shown,
            is_right_at_centre: judgement.is_right_at_centre,
            notes: judgement.notes.clone(),
            ..known
        })
    }

    /// Every method with its answer; the typed one only while it is chosen.
    fn method_rows(&self) -> Vec<MethodRow> {
        let (chosen, seen) = (self.tested().method, self.seen());
        let row = |method: Option<Self::Method>| {
            let is_shown = method.is_some() || chosen.is_none();
            let trial = is_shown.then(|| self.trial_by(method)).flatten();
            let verdict = trial.as_ref().filter(|trial| trial.gap().is_none()).map(Trial::says);
            MethodRow {
                name: method.map_or(OWN, |method| method.value_name()),
                own_texts: method.zip(self.shapes()).map_or("", |(method, shapes)| shapes.own_texts(method)),
                source: method.map_or(text!("source-own"), |method| ShapesOf::<Self>::source(method, seen)),
                says: verdict.zip(self.shapes()).map_or(Text::plain(""), |(says, shapes)| shapes.answer(says)),
                verdict,
                is_wrong: trial.is_some_and(|trial| trial.is_wrong()),
                chosen: method == chosen,
                ..MethodRow::default()
            }
        };
        self.methods().iter().map(|&method| Some(method)).chain([None]).map(row).collect()
    }

    /// The readings of the present case at a step.
    fn test_readings(&self, step: usize) -> Option<Readings> {
        let readings = self.chosen_trial()?.readings(step);
        Some(Readings { methods: self.method_rows(), typed: self.typed(), ..readings })
    }

    /// What goals can check of every test.
    fn test_answers(&self) -> SceneAnswers {
        let (trial, trials) = (self.chosen_trial(), self.trials());
        let asked = trial.as_ref().filter(|trial| trial.gap().is_none());
        let says: Vec<bool> = trials.iter().map(Trial::says).collect();
        let agree = says.first().map(|first| says.iter().all(|says| says == first));
        let answers = SceneAnswers::default()
            .with_placed(self.answer_name(), asked.map(Trial::says))
            .with_placed("right", asked.map(|trial| !trial.is_wrong()))
            .with_placed("contact", trial.as_ref().map(|trial| trial.shapes.contact_name()))
            .with("method", self.tested().name())
            .with_placed("own.right", self.judgement().map(|judgement| judgement.name()))
            .with("border", self.tested().border.name())
            .with_placed("agree", agree);
        self.methods().iter().fold(answers, |answers, &method| {
            let says = self.trial_by(Some(method)).map(|trial| trial.says());
            answers.with_placed(format!("method.{}", method.value_name()), says)
        })
    }

    /// Adds method, border, and the judged typed test to a line of the trace.
    fn trace_test(&self, line: Trace) -> Trace {
        let TestState { own, border, .. } = self.tested();
        let line = line.answer("method", self.tested().name()).answer("border", border.name());
        if self.is_own() {
            let found = self.judgement().map(|judgement| judgement.name());
            line.answer("formula", own.text()).answer("own", found)
        } else {
            line
        }
    }
}
