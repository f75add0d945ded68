//! A trial: shapes, the method that tests them, and the rule for touching. Everything about one test of one case
//! follows from it, here, for all shapes. A [`Subject`] has what differs between shapes.

use super::copied_code::code_note;
use super::own::Own;
use super::subject::{Judgement, RustCase, Subject};
use super::truth;
use super::typed_test::{OWN, OwnGap};
use super::y_direction::YDirection;
use crate::figure::Pictogram;
use crate::scene::{CodeLine, Puzzle, Readings, Section, Trace, Walk};
use crate::text;
use crate::words::{Text, Words};
use hantei_collision::{Border, BorderRule, Comparison, Form, Method, Observer, Question};
use hantei_judge::{CodeLanguage, Formula};
use std::rc::Rc;

/// The chosen method.
#[derive(Clone, Debug, PartialEq)]
pub enum Chosen<M: Method<Shapes: Subject>> {
    /// A built-in method.
    BuiltIn(M),
    /// The typed test.
    Own(Own<M::Shapes>),
}

/// A test of one case.
#[derive(Clone, Debug, PartialEq)]
pub struct Trial<M: Method<Shapes: Subject>> {
    /// What is tested.
    pub shapes: M::Shapes,
    /// The method.
    pub chosen: Chosen<M>,
    /// The rule for touching.
    pub border: Border,
    /// Which way y grows in the picture.
    pub seen: YDirection,
    /// The judgement of a typed test that is wrong.
    pub fault: Option<Rc<Judgement<M::Shapes>>>,
}

impl<M: Method<Shapes: Subject>> Trial<M> {
    /// A test by a built-in method.
    pub fn new(shapes: M::Shapes, method: M, rule: BorderRule) -> Self {
        let border = rule.for_method(method.own_border());
        Self { shapes, chosen: Chosen::BuiltIn(method), border, seen: YDirection::Down, fault: None }
    }

    /// A test by a typed formula that is nearest to this border; while that is unknown, its own answer decides.
    pub fn own(shapes: M::Shapes, own: Own<M::Shapes>, border: Option<Border>) -> Self {
        let says = || if own.formula().holds(&shapes, &mut ()) { Border::Hits } else { Border::Misses };
        let border = border.unwrap_or_else(says);
        Self { shapes, border, chosen: Chosen::Own(own), seen: YDirection::Down, fault: None }
    }

    /// The same, with the judgement of a typed test that is wrong.
    pub fn at_fault(self, fault: Option<Rc<Judgement<M::Shapes>>>) -> Self {
        Self { fault, ..self }
    }

    /// The same, looked at in this way.
    pub fn seen(self, seen: YDirection) -> Self {
        Self { seen, ..self }
    }

    /// The method's name.
    pub fn name(&self) -> &'static str {
        match &self.chosen {
            Chosen::BuiltIn(method) => method.value_name(),
            Chosen::Own(_) => OWN,
        }
    }

    /// The method, if it is a built-in one.
    pub fn built_in(&self) -> Option<M> {
        if let Chosen::BuiltIn(method) = self.chosen { Some(method) } else { None }
    }

    /// Whether the method ends shapes at their last pixel inside, as HSP does.
    pub fn ends_at_last_pixel(&self) -> bool {
        self.built_in().is_some_and(|method| method.ends_at_last_pixel(self.border))
    }

    /// The method's answer; each comparison goes to the observer.
    pub(in crate::scene) fn holds(&self, observer: &mut impl Observer) -> bool {
        match &self.chosen {
            Chosen::BuiltIn(method) => method.holds(&self.shapes, self.border, observer),
            Chosen::Own(own) => own.formula().holds(&self.shapes, observer),
        }
    }

    /// The method's answer.
    pub fn says(&self) -> bool {
        self.holds(&mut ())
    }

    /// The right answer.
    pub fn is_so(&self) -> bool {
        match &self.chosen {
            Chosen::BuiltIn(_) => self.shapes.is_so(self.border),
            Chosen::Own(own) => own.is_so(&self.shapes, self.border),
        }
    }

    /// Whether the method's answer is not the right one.
    pub fn is_wrong(&self) -> bool {
        self.gap().is_none() && self.shapes.is_ruled(self.border) && self.says() != self.is_so()
    }

    fn typed(&self) -> Option<&Own<M::Shapes>> {
        if let Chosen::Own(own) = &self.chosen { Some(own) } else { None }
    }

    /// Why the typed test cannot be tested yet.
    pub(in crate::scene) fn gap(&self) -> Option<OwnGap> {
        let own = self.typed()?;
        own.gap().cloned().or_else(|| self.shapes.misfit(own.formula()))
    }

    /// Whether it is a typed test that has to be like another one.
    fn is_wanted(&self) -> bool {
        self.typed().is_some_and(|own| own.wanted().is_some())
    }

    pub(in crate::scene) fn answer(&self, says: bool) -> Text {
        if self.is_wanted() { truth(says) } else { self.shapes.answer(says) }
    }

    fn unanswered(&self, gap: &OwnGap) -> Readings {
        // Numbers of another number of corners say nothing here.
        let is_misfit = matches!(gap, OwnGap::Corners(_));
        let sections = if is_misfit { Vec::new() } else { vec![self.walk().comparisons()] };
        let facts = vec![self.shapes.contact_text()];
        Readings { facts, sections, ..Readings::unread(text!("own-unread"), gap.says()) }
    }

    /// All questions of the method, in order.
    pub fn questions(&self) -> Vec<Question> {
        match &self.chosen {
            Chosen::BuiltIn(method) => method.questions_of(&self.shapes, self.border),
            Chosen::Own(own) => own.questions_of(&self.shapes),
        }
    }

    /// Every question with its numbers, also behind a short circuit.
    pub fn every_comparison(&self) -> Vec<Comparison> {
        match &self.chosen {
            Chosen::BuiltIn(method) => method.every_comparison(&self.shapes, self.border),
            Chosen::Own(own) => own.formula().every_comparison(&self.shapes),
        }
    }

    /// The same test as a formula.
    pub fn formula(&self) -> Formula<M::Shapes> {
        match &self.chosen {
            Chosen::BuiltIn(method) => self.shapes.formula_of(*method, self.border),
            Chosen::Own(own) => own.formula().clone(),
        }
    }

    fn truth(&self) -> Option<Text> {
        self.is_wrong().then(|| self.answer(self.is_so()))
    }

    /// Whether the code's last line is reached: that of a hit, or the one that reads all flags.
    fn gets_to_end(&self) -> bool {
        matches!(&self.chosen, Chosen::BuiltIn(method) if method.form() == Form::Flags || self.says())
    }

    fn pseudo_code(&self, questions: &[Question]) -> Vec<CodeLine> {
        match self.chosen {
            Chosen::BuiltIn(method) => self.shapes.pseudo_code(method, questions),
            Chosen::Own(_) => CodeLine::of_all(questions),
        }
    }
}

/// A trial of any shapes by any method.
pub trait Judged {
    /// The method at work.
    fn walk(&self) -> Walk;
    /// Why the method gives its answer, from the comparisons made; or why it is wrong.
    fn reason(&self) -> Option<Text>;
    /// The question for a guess of the method's answer.
    fn puzzle(&self) -> Puzzle;
    /// The question for a guess of the right answer.
    fn puzzle_of_truth(&self) -> Puzzle;
    /// The readings of the case at a step: verdict, reason, exact relation, comparisons, code.
    fn readings(&self, step: usize) -> Readings;
    /// Adds the shapes, the exact relation and the answer to a line of the trace.
    fn trace(&self, line: Trace) -> Trace;
    /// The case as a Rust test.
    fn as_test(&self) -> String;
    /// The method as a function in a programming language.
    fn as_code(&self, language: CodeLanguage, words: &Words) -> String;
}

impl<M: Method<Shapes: Subject>> Judged for Trial<M> {
    fn walk(&self) -> Walk {
        let mut trace: Vec<Comparison> = Vec::new();
        self.holds(&mut trace);
        let questions = self.questions();
        let meanings = questions.iter().map(|question| M::Shapes::meaning(self, question)).collect();
        let computed = M::Shapes::computed(self);
        let mut walk = Walk { method: self.name(), computed, questions, trace, meanings };
        if let Chosen::BuiltIn(method) = self.chosen {
            self.shapes.prune(method, &mut walk);
        }
        walk
    }

    fn reason(&self) -> Option<Text> {
        let walk = self.walk();
        match &self.chosen {
            Chosen::BuiltIn(method) => {
                let reason = M::Shapes::reason(self, *method, &walk)?;
                Some(if self.is_wrong() {
                    text!("reason-wrong", reason = reason, because = M::Shapes::because(self, *method)?)
                } else {
                    reason
                })
            }
            Chosen::Own(own) => {
                let says = self.says();
                let reason = own.reason(&walk, says, self.answer(says));
                Some(match (self.is_wrong(), self.is_wanted()) {
                    (false, _) => reason,
                    (true, false) => text!("own-wrong", reason = reason, contact = self.shapes.contact_text()),
                    (true, true) => text!("own-not-wanted", reason = reason, so = self.answer(self.is_so())),
                })
            }
        }
    }

    fn puzzle(&self) -> Puzzle {
        let [yes, no] = [true, false].map(|says| self.shapes.answer(says));
        Puzzle { question: self.shapes.ask(self.name()), yes, no, answer: self.says() }
    }

    fn puzzle_of_truth(&self) -> Puzzle {
        let [yes, no] = [true, false].map(|says| self.shapes.answer(says));
        let question = match self.border {
            Border::Hits => text!("ask-touching-hits"),
            Border::Misses => text!("ask-touching-misses"),
            Border::Half => text!("code-half"),
        };
        Puzzle { question, yes, no, answer: self.is_so() }
    }

    fn readings(&self, step: usize) -> Readings {
        if let Some(gap) = self.gap() {
            return self.unanswered(&gap);
        }
        let (walk, says) = (self.walk(), self.says());
        let code: Option<Section> = walk.code(step, self.pseudo_code(&walk.questions), self.gets_to_end());
        Readings {
            facts: vec![self.shapes.contact_text()],
            sections: std::iter::once(walk.comparisons()).chain(code).collect(),
            reason: self.reason(),
            truth: self.truth(),
            answer: Some(self.answer(says)),
            ..match self.is_wanted() {
                // Neither a hit nor a miss.
                true => Readings { picture: Pictogram::None, ..Readings::headline(self.answer(says), Some(says)) },
                false => Readings::headline(self.shapes.verdict(says), Some(says)),
            }
        }
    }

    fn trace(&self, line: Trace) -> Trace {
        let line = self.shapes.trace(line).answer("contact", self.shapes.contact_name());
        line.answer(self.shapes.answer_name(), self.gap().is_none().then(|| self.says()))
    }

    fn as_test(&self) -> String {
        if self.gap().is_some() {
            return "// This test cannot be asked yet.\n".into();
        }
        let case = if self.typed().is_some() { self.shapes.as_rust_of_own() } else { self.shapes.as_rust() };
        let RustCase { uses, formula, lets, call, read_for } = case;
        let says = self.says();
        let mut used: Vec<String> = uses.into_iter().map(str::to_owned).collect();
        let (judge, asserts) = match &self.chosen {
            Chosen::BuiltIn(method) => {
                let (method, border) = (self.shapes.method_in_rust(*method), self.border);
                let family = method.split("::").next().unwrap_or_default().to_owned();
                used.splice(0..0, ["Border".to_owned(), family]);
                // A method that is no function of its own comes from the trait.
                used.extend(call.starts_with("holds(").then(|| "Method".to_owned()));
                (String::new(), format!("assert_eq!({method}.{call}, Border::{border:?}, &mut ()), {says});"))
            }
            Chosen::Own(own) => {
                let (types, read) = own.in_rust(&formula, read_for.as_deref());
                let judge = format!("    use hantei_judge::{{{}}};\n", types.join(", "));
                (judge, format!("{read}\n    assert_eq!(formula.{call}, &mut ()), {says});"))
            }
        };
        let shapes = used.join(", ");
        // A test that keeps a wrong answer says so.
        let wrong = if self.is_wrong() {
            format!("    // Wrong here: the right answer is {}.\n", !says)
        } else {
            String::new()
        };
        let lets: String = lets.iter().map(|line| format!("    {line}\n")).collect();
        format!(
            "#[test]\nfn case() {{\n    use hantei_collision::{{{shapes}}};\n{judge}{lets}{wrong}    {asserts}\n}}\n"
        )
    }

    fn as_code(&self, language: CodeLanguage, words: &Words) -> String {
        let note = match &self.chosen {
            Chosen::BuiltIn(method) => {
                let note = code_note(*method, self.border, words);
                return self.shapes.method_code(*method, self.border, language, &note);
            }
            // It is code already.
            Chosen::Own(own) if own.formula().is_run() => return format!("{}\n", own.text().trim_end()),
            Chosen::Own(own) => {
                let note = format!("hantei: {}{}", own.text(), own.typed().noted());
                let wrong =
                    |fault: &Rc<Judgement<_>>| words.say(&text!("own-code-wrong", fault = fault.verdict.clone()));
                let fault = self.fault.iter().map(wrong);
                fault.chain([note]).collect::<Vec<_>>().join("\n")
            }
        };
        let formula = self.typed().map_or_else(|| self.formula(), |own| own.written().clone());
        M::Shapes::code(&formula, language, &note)
    }
}
