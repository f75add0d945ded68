//! Code after a hit: it names a side, or moves A, changes its velocity and sets flags.
//!
//! `found` looks a text through: what it reads and what it changes. `names` and `parts` say what each of these numbers is, by its name
//! alone; what is not understood is refused. `state` runs the text with a place, a velocity and blocks, and `after` reads what became of
//! them.

mod acts;
mod after;
mod copies;
mod counted;
mod edges;
mod found;
mod left_out;
mod life;
mod names;
mod origin;
mod parts;
mod refusal;
mod state;
mod steering;

pub(crate) use acts::acts_after_hit;
pub(crate) use names::{Time, subwords};
pub(crate) use parts::{Parts, What};
pub use refusal::ResponseRefusal;

use super::mentions::is_called;
use super::program::{Judged, judged_functions, unknown, whole};
use super::run::Run;
use super::syntax::{Function, Name, NumberType, Passing};
use super::whole::Whole;
use super::{FormulaError, FormulaFlaw, wrong};
use crate::formula::{ParseOptions, SourceLanguage};
use hantei_collision::Axis;
use std::cell::Cell;
use std::collections::HashSet;
use std::rc::Rc;

/// Left, top, width, height.
pub(crate) type Rectangle = [f64; 4];

/// What a run is given.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Given<'a> {
    /// A before the step, after it, and where the text has it.
    pub before: Rectangle,
    pub after: Rectangle,
    pub now: Rectangle,
    pub velocity: [f64; 2],
    pub blocks: &'a [Rectangle],
    /// The velocity of the blocks.
    pub of_blocks: [f64; 2],
}

impl Given<'_> {
    pub(crate) const fn a(&self, time: Time) -> Rectangle {
        match time {
            Time::Now => self.now,
            Time::Old => self.before,
            Time::New => self.after,
        }
    }
}

/// What is returned.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Answer {
    Nothing,
    Truth(bool),
    Number(f64),
    /// A text, or a name that stands for itself: `Side.LEFT`.
    Word(String),
    /// Several values, by name or place.
    Parts(Vec<(String, Self)>),
    /// A block as it was given.
    Block,
}

/// What became of what was given.
#[derive(Clone, Debug)]
pub(crate) struct Ran {
    pub answer: Answer,
    /// The corner of A, if the text sets its place.
    pub place: Option<[f64; 2]>,
    pub velocity: [f64; 2],
    pub flags: Vec<(String, bool)>,
    pub words: Vec<Answer>,
    /// How many blocks were removed.
    pub removed: usize,
    /// How far the blocks were moved.
    pub carried: [f64; 2],
}

/// A text that was read and can be run.
pub(crate) struct ResponseProgram {
    pub whole: Whole,
    judged: Judged,
    unknown: NumberType,
    pub parts: Parts,
    /// Statements that play no part, as they are written.
    pub left_out: Vec<String>,
    /// Statements behind or before the judged function: they are not run.
    pub outside: Vec<String>,
    /// Statements that only say how fast A may get: they are left out, too.
    pub steering: Vec<String>,
    /// Statements about the edge of the screen, left out as well.
    pub edges: Vec<String>,
    roots: Vec<state::Root>,
    /// What says how many blocks there are.
    count: Option<counted::Count>,
    is_checked: Cell<bool>,
}

impl ResponseProgram {
    /// Reads a text in a language.
    pub(crate) fn read(text: &str, language: SourceLanguage, options: &ParseOptions) -> Run<Self> {
        let (open, reaching) = without_global(text, language);
        let whole = |options: &ParseOptions| {
            let mut whole = whole(&open, language, options)?;
            whole.reaching.clone_from(&reaching);
            Ok(whole)
        };
        let all = whole(options)?;
        let functions = judged_functions(&all, options)?;
        let functions: Vec<Rc<Function>> = functions
            .iter()
            .filter(|function| options.function.is_some() || !is_called(&all, function))
            .cloned()
            .collect();
        if functions.is_empty()
            && let Some(unread) = all.text.unread.first()
        {
            return Err(unread.why.clone());
        }
        if functions.is_empty() {
            let judged = Judged::Statements(all.text.statements.clone());
            return Self::of(all, judged, language, options);
        }
        let mut read: Vec<(String, Self)> = Vec::new();
        let mut refused = None;
        for function in &functions {
            let again = whole(options)?;
            match Self::of(again, Judged::Function(function.clone()), language, options) {
                Ok(program) => read.push((function.name.to_string(), program)),
                // The one that moves something is meant, not the one that draws.
                Err(error) => {
                    let moves = acts::sets(&function.body);
                    if refused.as_ref().is_none_or(|(_, of_other)| moves || !of_other) {
                        refused = Some((error, moves));
                    }
                }
            }
        }
        if read.len() > 1 {
            let names = read.into_iter().map(|(name, _)| name).collect();
            let place = functions.last().map_or(0..0, |last| last.head.clone());
            return wrong(FormulaFlaw::SeveralFunctions(names), &place);
        }
        match (read.pop(), refused) {
            (Some((_, only)), _) => Ok(only),
            (None, Some((error, _))) => Err(error),
            (None, None) => wrong(FormulaFlaw::Response(ResponseRefusal::SaysNothing), &(0..0)),
        }
    }

    /// The functions of a text that another one calls, and that change something: what is around them is not judged.
    pub(crate) fn called(text: &str, language: SourceLanguage, options: &ParseOptions) -> Vec<Self> {
        let (open, reaching) = without_global(text, language);
        let whole = || {
            let mut whole = whole(&open, language, options).ok()?;
            whole.reaching.clone_from(&reaching);
            Some(whole)
        };
        let Some(all) = whole() else { return Vec::new() };
        let functions = judged_functions(&all, options).unwrap_or_default();
        let called = functions.into_iter().filter(|function| is_called(&all, function));
        let read = called.filter_map(|function| {
            let program = Self::of(whole()?, Judged::Function(function), language, options).ok()?;
            let changes = program.moves() || program.parts.has(|entry| entry.is_written);
            changes.then_some(program)
        });
        read.collect()
    }

    fn of(whole: Whole, judged: Judged, language: SourceLanguage, options: &ParseOptions) -> Run<Self> {
        let unknown = unknown(language, options.numbers);
        let (judged, counted) = counted::counted(judged, &whole, language);
        let count = counted.as_ref().map(|counted| counted.count.clone());
        let lists = counted.map(|counted| counted.list).into_iter().collect();
        if let Some((name, place)) = copies::changed(&whole, &judged) {
            return wrong(FormulaFlaw::Response(ResponseRefusal::Copy(name)), &place);
        }
        let outside = left_out::outside(&judged, &whole);
        let (judged, [steering, edges]) = steering::without(judged, &whole);
        let (judged, left_out) = left_out::without(judged, &whole);
        let found = found::found(&whole, &judged, unknown, (lists, count.as_ref()))?;
        let parts = parts::parts(&whole, &judged, &found, options)?;
        let roots = state::roots(&parts, &judged)?;
        let program = Self {
            whole,
            judged,
            unknown,
            parts,
            left_out,
            outside,
            steering,
            edges,
            roots,
            count,
            is_checked: Cell::new(false),
        };
        program.check_edges()?;
        let answers = match &program.judged {
            Judged::Function(function) => super::program::answers(&function.body) || function.answers_last,
            Judged::Statements(_) => false,
        };
        let says = |what: What| matches!(what, What::Speed(_) | What::Word | What::Flag);
        let is_said = program.parts.has(|entry| entry.is_written && says(entry.what));
        if !answers && !is_said && !program.moves() {
            if let Some(error) = found.refused {
                return Err(error);
            }
            return Err(FormulaError {
                flaw: FormulaFlaw::Response(ResponseRefusal::SaysNothing),
                place: program.place(),
            });
        }
        Ok(program)
    }

    /// The names that were taken for velocities, other moments, and fixed numbers, each with what it is.
    pub(crate) fn members(&self) -> Vec<(String, String)> {
        let of = |entry: &parts::Entry| {
            let what = match entry.what {
                What::Speed(axis) => format!("v{}", axis.name()),
                What::SpeedOfB(axis) => format!("block v{}", axis.name()),
                What::Frame => "1".to_owned(),
                What::Gravity(_) => "gravity".to_owned(),
                What::A(Time::Old, role) => format!("old {}", role.name()?),
                What::A(Time::New, role) => format!("new {}", role.name()?),
                _ => return None,
            };
            Some((entry.written(), what))
        };
        self.parts.entries.iter().filter_map(of).collect()
    }

    /// On which axes A's velocity is nothing but parameters passed by value, and their names.
    pub(crate) fn velocity_by_value(&self) -> ([bool; 2], Vec<String>) {
        let of = |axis: Axis| self.parts.entries.iter().filter(move |entry| entry.what == What::Speed(axis));
        let is_copy = |entry: &parts::Entry| match (&self.judged, entry.parameter) {
            (Judged::Function(function), Some(at)) => {
                let ty = function.parameters.get(at).and_then(|parameter| parameter.ty.as_ref());
                match entry.steps.is_empty() {
                    true => ty.is_none_or(|ty| ty.passing == Passing::Plain),
                    false => ty.is_some_and(|ty| copies::is_copied(&self.whole, ty)),
                }
            }
            _ => false,
        };
        let hidden = Axis::PLANE.map(|axis| of(axis).next().is_some() && of(axis).all(is_copy));
        let names = Axis::PLANE.into_iter().filter(|axis| hidden[*axis as usize]).flat_map(of);
        (hidden, names.map(parts::Entry::written).collect())
    }

    /// Where the judged function begins.
    pub(crate) fn place(&self) -> std::ops::Range<usize> {
        self.judged.place()
    }

    /// The name of the judged function, if it is one with a name.
    pub(crate) fn function(&self) -> Option<String> {
        match &self.judged {
            Judged::Function(function) => Some(function.name.to_string()).filter(|name| !name.is_empty()),
            Judged::Statements(_) => None,
        }
    }
}

/// A text of Python without its lines that begin with `global`, and the names in them. All else stays at its place.
fn without_global(text: &str, language: SourceLanguage) -> (String, HashSet<Name>) {
    let mut names = HashSet::new();
    if language != SourceLanguage::Python {
        return (text.to_owned(), names);
    }
    if !global_everywhere(text) {
        return (text.to_owned(), names);
    }
    let mut open = String::with_capacity(text.len());
    for line in text.split_inclusive('\n') {
        let begin = line.len() - line.trim_start().len();
        let end = line.trim_end().len();
        let (Some(before), Some(inside), Some(rest)) = (line.get(..begin), line.get(begin..end), line.get(end..))
        else {
            open.push_str(line);
            continue;
        };
        match inside.strip_prefix("global ") {
            Some(list) if list.chars().all(|it| it.is_alphanumeric() || matches!(it, '_' | ',' | ' ')) => {
                names.extend(list.split(',').map(|name| Name::from(name.trim())));
                open.push_str(before);
                open.push_str("pass");
                open.push_str(&" ".repeat(inside.len() - "pass".len()));
                open.push_str(rest);
            }
            _ => open.push_str(line),
        }
    }
    (open, names)
}

/// Whether each function of Python that gives a value to such a name says so itself: a name is then one thing in all of them.
fn global_everywhere(text: &str) -> bool {
    let lines = || text.lines().map(str::trim);
    let of = |line: &str| -> Vec<String> {
        let list = line.strip_prefix("global ").unwrap_or_default();
        list.split(',').map(|name| name.trim().to_owned()).filter(|name| !name.is_empty()).collect()
    };
    let all: HashSet<String> = lines().flat_map(of).collect();
    let mut own: Option<HashSet<String>> = None;
    for line in lines() {
        if line.starts_with("def ") {
            own = Some(HashSet::new());
        }
        let Some(own) = &mut own else { continue };
        own.extend(of(line));
        let sets = |name: &String| {
            let rest = line.strip_prefix(name.as_str()).map(str::trim_start).unwrap_or_default();
            let rest = rest.trim_start_matches(['+', '-', '*', '/']);
            rest.starts_with(['=', ',']) && !rest.starts_with("==")
        };
        if all.iter().any(|name| sets(name) && !own.contains(name)) {
            return false;
        }
    }
    true
}
