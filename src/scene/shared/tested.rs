//! What every scene that tests shapes by a method has: the choice of the method, a typed test that is judged, the rule for
//! touching; their knobs, keys, rows and answers.

use super::judging::Judging;
use super::own::{OWN, Own};
use super::trial::{Judged as _, Trial};
use super::trial::{Judgement, Subject};
use crate::scene::{
    Action, Answer, Chord, GO_THERE, Key, Knob, MethodRow, NEXT_ERROR, PREVIOUS_ERROR, Readings, Trace, Typed,
};
use crate::text;
use crate::words::Text;
use hantei_collision::{BorderRule, Method, Named as _};
use std::rc::Rc;

/// By what shapes are tested. Undo brings it back.
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
    /// If that is no formula: every start of the scene reads it.
    pub fn new(formula: &str) -> Self {
        let own = Own::typed(formula).expect("it is a formula");
        Self { method: Some(M::default()), own, border: BorderRule::default() }
    }

    /// What the chosen method is called.
    pub fn name(&self) -> &'static str {
        self.method.map_or(OWN, |method| method.value_name())
    }
}

/// The shapes of a scene.
pub type ShapesOf<S> = <<S as TestScene>::Method as Method>::Shapes;

/// A scene that tests shapes.
pub trait TestScene: Sized + 'static {
    /// The built-in methods.
    type Method: Method<Shapes: Subject>;

    /// By what the shapes are tested.
    fn tested(&self) -> &TestState<Self::Method>;
    /// The same, to be changed.
    fn tested_mut(&mut self) -> &mut TestState<Self::Method>;
    /// What is found out about the typed test.
    fn judging(&self) -> &Judging<ShapesOf<Self>>;
    /// What is tested; `None` while something is not placed.
    fn shapes(&self) -> Option<ShapesOf<Self>>;
    /// How they are looked at.
    fn seen(&self) -> <ShapesOf<Self> as Subject>::Seen {
        Default::default()
    }
    /// Places the shapes of a case that the typed test gets wrong.
    fn place_error(&mut self, shapes: ShapesOf<Self>);
    /// Another method is chosen: this one before.
    fn choose(&mut self, method: Option<Self::Method>) {
        self.tested_mut().method = method;
    }

    /// The typed test.
    const FORMULA: Knob<Self> = Knob::text(
        "formula",
        |text| Own::<ShapesOf<Self>>::typed(text).map(drop),
        |it| it.tested().own.text().into(),
        |it, text| {
            if let Ok(own) = Own::typed(text) {
                it.tested_mut().own = own;
                it.choose(None);
            }
        },
    );
    /// The chosen method.
    const METHOD: Knob<Self> = Knob::choice_of(
        "method",
        || Self::Method::VALUE_NAMES.iter().copied().chain([OWN]).collect(),
        |it| it.tested().method.map_or(Self::Method::VALUES.len(), Self::Method::place),
        |it, place| it.choose(Self::Method::VALUES.get(place).copied()),
    );
    /// The rule for touching.
    const BORDER: Knob<Self> = Knob::choice(
        "border",
        BorderRule::NAMES,
        |it| it.tested().border as usize,
        |it, place| it.tested_mut().border = BorderRule::ALL[place],
    );
    /// Leads to the case that the typed test gets wrong.
    const GO_THERE: Action<Self> = Action::fitted(Action::keys(GO_THERE, &[Chord::plain(Key::Sign('E'))], |it| {
        if let Some((shapes, ..)) = it.error() {
            it.place_error(shapes);
        }
    }));
    /// Leads to the next such case; first to the one that the panel names.
    const NEXT_ERROR: Action<Self> =
        Action::fitted(Action::keys(NEXT_ERROR, &[Chord::plain(Key::Sign('X'))], |it| it.step(1)));
    /// Leads to the one before.
    const PREVIOUS_ERROR: Action<Self> =
        Action::fitted(Action::keys(PREVIOUS_ERROR, &[Chord::shift(Key::Sign('X'))], |it| it.step(-1)));

    /// Judges the typed test for a moment, while it is chosen; true while there is more to judge.
    fn judge_on(&self, clock: &dyn Fn() -> f64) -> bool {
        self.judging().advance(self.own(), clock)
    }

    /// These shapes, tested by this method; `None` is the typed one.
    fn trial_of(&self, shapes: ShapesOf<Self>, method: Option<Self::Method>) -> Trial<Self::Method> {
        let trial = match method {
            Some(method) => Trial::new(shapes, method, self.tested().border),
            None => {
                let border = self.judgement().map(|judgement| judgement.border);
                Trial::own(shapes, self.tested().own.clone(), border)
            }
        };
        trial.seen(self.seen())
    }

    /// What is tested, by this method.
    fn trial_by(&self, method: Option<Self::Method>) -> Option<Trial<Self::Method>> {
        self.shapes().map(|shapes| self.trial_of(shapes, method))
    }

    /// What is tested, by the chosen method.
    fn chosen_trial(&self) -> Option<Trial<Self::Method>> {
        self.trial_by(self.tested().method)
    }

    /// What is tested, by each built-in method.
    fn trials(&self) -> Vec<Trial<Self::Method>> {
        Self::Method::VALUES.iter().filter_map(|&method| self.trial_by(Some(method))).collect()
    }

    /// Whether the typed test is chosen.
    fn is_own(&self) -> bool {
        self.tested().method.is_none()
    }

    /// The typed test, while it is chosen.
    fn own(&self) -> Option<&Own<ShapesOf<Self>>> {
        self.is_own().then_some(&self.tested().own)
    }

    /// What a judge says of the typed test; `None` while it is not chosen or not all judged.
    fn judgement(&self) -> Option<Rc<Judgement<ShapesOf<Self>>>> {
        self.judging().judgement(self.own()?)
    }

    /// The case that the typed test gets wrong which is shown, its place among all, and how many there are.
    fn error(&self) -> Option<(ShapesOf<Self>, usize, usize)> {
        let judgement = self.judgement()?;
        let place = self.judging().example();
        Some((*judgement.errors.get(place)?, place, judgement.errors.len()))
    }

    /// What the typed test says of such a case: not what is so.
    fn own_says(&self, shapes: &ShapesOf<Self>) -> bool {
        self.tested().own.formula().holds(shapes, &mut ())
    }

    /// Places the next case that the typed test gets wrong, or one before. From any other case it leads to the one that the
    /// panel names.
    fn step(&mut self, by: isize) {
        let Some((shapes, _, count)) = self.error() else { return };
        if self.shapes() == Some(shapes) {
            self.judging().step(by, count);
        }
        if let Some((shapes, ..)) = self.error() {
            self.place_error(shapes);
        }
    }

    /// What the panel says of the typed test.
    fn typed(&self) -> Option<Typed> {
        let reading = self.own()?.reading();
        let Some(judgement) = self.judgement() else {
            let verdict = text!("own-judging", percent = self.judging().percent().to_string());
            return Some(Typed { verdict, is_wrong: None, example: None, reading });
        };
        let example = self.error().map(|(shapes, place, count)| shapes.example(self.own_says(&shapes), place, count));
        Some(Typed { verdict: judgement.verdict.clone(), is_wrong: Some(!judgement.is_right), example, reading })
    }

    /// Every method and what it says; the typed one only while it is chosen.
    fn method_rows(&self) -> Vec<MethodRow> {
        let (chosen, seen) = (self.tested().method, self.seen());
        let row = |method: Option<Self::Method>| {
            let trial = self.trial_by(method).filter(|_| method.is_some() || chosen.is_none());
            let verdict = trial.as_ref().map(Trial::says);
            MethodRow {
                name: method.map_or(OWN, |method| method.value_name()),
                source: method.map_or(text!("source-own"), |method| ShapesOf::<Self>::source(method, seen)),
                says: verdict.map_or(Text::plain(""), ShapesOf::<Self>::row_answer),
                verdict,
                is_wrong: trial.is_some_and(|trial| trial.is_wrong()),
                chosen: method == chosen,
            }
        };
        Self::Method::VALUES.iter().map(|&method| Some(method)).chain([None]).map(row).collect()
    }

    /// What the panel tells of the present case, at a step.
    fn test_readings(&self, step: usize) -> Option<Readings> {
        let readings = self.chosen_trial()?.readings(step);
        Some(Readings { methods: self.method_rows(), typed: self.typed(), ..readings })
    }

    /// What goals can ask of every test.
    fn test_answers(&self) -> Vec<(String, Option<Answer>)> {
        let (trial, trials) = (self.chosen_trial(), self.trials());
        let of_trial = |answer: fn(&Trial<Self::Method>) -> Answer| trial.as_ref().map(answer);
        let own = self.judgement().map(|judgement| judgement.name().into());
        let says: Vec<bool> = trials.iter().map(Trial::says).collect();
        let agree = says.first().map(|first| says.iter().all(|says| says == first).into());
        let by_method = Self::Method::VALUES.iter().map(|&method| {
            let says = self.trial_by(Some(method)).map(|trial| trial.says().into());
            (format!("method.{}", method.value_name()), says)
        });
        [
            (ShapesOf::<Self>::ANSWER, of_trial(|trial| trial.says().into())),
            ("right", of_trial(|trial| (!trial.is_wrong()).into())),
            ("contact", of_trial(|trial| trial.shapes.contact_name().into())),
            ("method", Some(self.tested().name().into())),
            ("own.right", own),
            ("border", Some(self.tested().border.name().into())),
            ("agree", agree),
        ]
        .into_iter()
        .map(|(name, answer)| (name.to_owned(), answer))
        .chain(by_method)
        .collect()
    }

    /// Adds method, border, and the typed test with what the judge has found, to a line of the trace.
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
