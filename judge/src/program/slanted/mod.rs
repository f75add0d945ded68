//! Tests of segments, turned rectangles and polygons with each other: read, and run with numbers.
//!
//! Such a test multiplies, turns and divides, so that its ways are not followed at once. `atoms` puts the numbers that it reads
//! together to points and sizes, `shapes` puts these together to two shapes, and each run is given all numbers.

mod atoms;
mod parts;
mod run;
mod shapes;
mod words;

pub(crate) use parts::SlantedPart;
pub use parts::{SlantedCondition, SlantedReading};
pub use run::SlantedStop;
pub(crate) use run::{SlantedRun, readings};

use super::inputs::{Input, Step};
use super::mentions::{is_called, unused};
use super::paths::Paths;
use super::program::{Judged, answer, judged_functions, small_numbers, unchanged, unknown, whole};
use super::run::{MadeComparison, Run, Runner};
use super::syntax::{Function, NumberType};
use super::whole::Whole;
use super::{FormulaError, FormulaFlaw, wrong};
use crate::formula::{NumberKind, ParseOptions, SourceLanguage};
use crate::program::families::FamilyRefusal;
use std::rc::Rc;

/// More inputs are not looked at.
const MOST_INPUTS: usize = 64;

/// What a run comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SlantedAnswer {
    Says(bool),
    /// It is stopped by a division by 0.
    DividesByZero,
    /// It is stopped because a number leaves its type.
    Overflows,
}

/// The corners of the lists of these parameters.
type Lengths = Vec<(Option<usize>, usize)>;

/// A test that can be run, with so many corners in each of its lists.
pub(crate) struct SlantedProgram {
    whole: Rc<Whole>,
    judged: Judged,
    unknown: NumberType,
    corners: usize,
    /// Where lists have other numbers of corners.
    lengths: Lengths,
    pub inputs: Vec<Input>,
    /// What its inputs are, in each way in which they can be read.
    pub readings: Vec<SlantedReading>,
}

impl SlantedProgram {
    /// Reads a text in a language.
    pub(crate) fn read(text: &str, language: SourceLanguage, options: &ParseOptions, corners: usize) -> Run<Self> {
        let whole = Rc::new(whole(text, language, options)?);
        let functions = judged_functions(&whole, options)?;
        let functions: Vec<_> = match options.function {
            Some(_) => functions,
            None => functions.into_iter().filter(|function| !is_called(&whole, function)).collect(),
        };
        let mut read = Vec::new();
        let mut refused = None;
        for function in functions {
            match Self::of(&whole, &function, options, (corners, Vec::new())) {
                Ok(program) => read.push(program),
                Err(error) => refused = refused.or(Some(error)),
            }
        }
        if read.len() > 1 {
            let names = read.iter().filter_map(Self::function).collect();
            return wrong(FormulaFlaw::SeveralFunctions(names), &(0..0));
        }
        let none = || FormulaError { flaw: FormulaFlaw::Family(FamilyRefusal::Nothing), place: 0..0 };
        read.pop().ok_or_else(|| refused.unwrap_or_else(none))
    }

    fn of(
        whole: &Rc<Whole>,
        function: &Rc<Function>,
        options: &ParseOptions,
        (corners, lengths): (usize, Lengths),
    ) -> Run<Self> {
        let judged = Judged::Function(function.clone());
        let unknown = unknown(whole.language, options.numbers);
        let mut program =
            Self { whole: whole.clone(), judged, unknown, corners, lengths, inputs: Vec::new(), readings: Vec::new() };
        program.inputs = program.discovered()?;
        let found = shapes::readings(&program.inputs, function, &whole.source, options);
        program.readings = found.or_else(|why| wrong(FormulaFlaw::Family(why), &function.head))?;
        Ok(program)
    }

    /// The inputs that runs with many numbers read.
    fn discovered(&self) -> Run<Vec<Input>> {
        const TRIES: u64 = 96;
        let (mut inputs, mut refused, mut is_run) = (Vec::new(), None, false);
        let mut number = small_numbers();
        for tried in 0..TRIES {
            let scale = if tried % 4 == 3 { -5.0 } else { 1.0 };
            let given: Vec<f64> = (0..MOST_INPUTS).map(|_| number() * scale).collect();
            let mut runner = self.runner(inputs, given);
            let answered =
                answer(&mut runner, &self.judged).and_then(|_| unchanged(&self.whole, &self.judged, &runner));
            match answered {
                Ok(()) => is_run = true,
                Err(_) if runner.divided_by_zero.get() => {}
                Err(error) if matches!(error.flaw, FormulaFlaw::LeavesType(..)) => {}
                Err(error) => refused = refused.or(Some(error)),
            }
            inputs = runner.paths.inputs;
        }
        match refused {
            Some(error) => Err(error),
            None if is_run && inputs.len() <= MOST_INPUTS => Ok(inputs),
            None => wrong(FormulaFlaw::Family(FamilyRefusal::Nothing), &self.judged.place()),
        }
    }

    fn runner(&self, inputs: Vec<Input>, given: Vec<f64>) -> Runner<'_> {
        let mut paths = Paths::new(self.whole.language, self.unknown);
        paths.inputs = inputs;
        paths.given = Some(given);
        let mut runner = Runner::new(&self.whole, paths);
        runner.list_length = self.corners;
        runner.has_outs = true;
        runner.list_lengths.clone_from(&self.lengths);
        runner
    }

    /// The same with other numbers of corners.
    fn with_lengths(&self, lengths: Lengths, options: &ParseOptions) -> Run<Self> {
        match &self.judged {
            Judged::Function(function) => Self::of(&self.whole, function, options, (self.corners, lengths)),
            Judged::Statements(_) => wrong(FormulaFlaw::Family(FamilyRefusal::Nothing), &(0..0)),
        }
    }

    /// Its answer for these numbers, in the arithmetic of its language; its comparisons go to `made`.
    fn run(&self, numbers: Vec<f64>, made: Option<&mut Vec<MadeComparison>>) -> Run<SlantedAnswer> {
        let mut runner = self.runner(self.inputs.clone(), numbers);
        runner.compared = made.is_some().then(Vec::new);
        self.answered(runner, made)
    }

    /// The same, with single precision as it is. Numbers of which the text does not say the type are of this one.
    fn run_rounded(&self, numbers: Vec<f64>, unknown: NumberType) -> Run<SlantedAnswer> {
        let mut runner = self.runner(self.inputs.clone(), numbers);
        runner.paths.is_single_rounded = true;
        runner.paths.unknown = unknown;
        self.answered(runner, None)
    }

    fn answered(&self, mut runner: Runner<'_>, made: Option<&mut Vec<MadeComparison>>) -> Run<SlantedAnswer> {
        let answered = answer(&mut runner, &self.judged);
        if let (Some(all), Some(made)) = (runner.compared.take(), made) {
            *made = all;
        }
        let answer = match answered {
            Ok(answer) => answer,
            Err(_) if runner.divided_by_zero.get() => return Ok(SlantedAnswer::DividesByZero),
            Err(error) if matches!(error.flaw, FormulaFlaw::LeavesType(..)) => return Ok(SlantedAnswer::Overflows),
            Err(error) => return Err(error),
        };
        match runner.paths.inputs.get(self.inputs.len()) {
            Some(unknown) => runner.error(FormulaFlaw::NotGiven(unknown.written()), &self.judged.place()),
            None => Ok(SlantedAnswer::Says(answer)),
        }
    }

    /// The kind of its numbers, if the text says it of all that are read; `None` if some are open.
    pub(crate) fn numbers(&self) -> Option<NumberKind> {
        use SourceLanguage::{GdScript, JavaScript, Lua, Python, TypeScript};
        let is_whole = |input: &Input| input.number.map(NumberType::is_whole);
        let all: Vec<Option<bool>> = self.inputs.iter().map(is_whole).collect();
        match self.whole.language {
            _ if all.contains(&Some(true)) => Some(NumberKind::Whole),
            JavaScript | TypeScript | Python | Lua | GdScript => Some(NumberKind::Fractions),
            _ if all.contains(&None) => None,
            _ => Some(NumberKind::Fractions),
        }
    }

    /// The types that numbers without a type in the text may have, if they have fractions; none if they are not known.
    pub(crate) fn unknown_types(&self) -> &'static [NumberType] {
        use SourceLanguage::{GdScript, Hsp, JavaScript, Lua, Own, Python, TypeScript};
        match self.whole.language {
            // Its numbers are double, those of its vectors are not.
            GdScript if self.inputs.iter().any(|input| !input.steps.is_empty()) => &[],
            GdScript | Hsp | JavaScript | Lua | Own | Python | TypeScript => &[NumberType::F64],
            _ if self.inputs.iter().all(|input| input.number.is_some()) => &[NumberType::F64],
            _ => &[NumberType::F64, NumberType::F32],
        }
    }

    /// Whether its numbers are whole in this run.
    pub(crate) fn is_whole(&self) -> bool {
        self.inputs.iter().any(|input| input.number.unwrap_or(self.unknown).is_whole())
    }

    /// Whether a corner is read by its place in a list.
    pub(crate) fn has_lists(&self) -> bool {
        let is_item = |input: &Input| input.steps.iter().any(|step| matches!(step, Step::Index(at) if *at > 1));
        self.inputs.iter().any(is_item)
    }

    /// Whether all corners of lists of these lengths are read.
    fn reads_all(&self, lengths: &[(Option<usize>, usize)]) -> bool {
        let first_index = |input: &Input| {
            input.steps.iter().find_map(|step| match step {
                Step::Index(at) => Some(*at),
                _ => None,
            })
        };
        lengths.iter().all(|(parameter, length)| {
            let own = self.inputs.iter().filter(|input| input.parameter == *parameter);
            own.filter_map(first_index).max().is_some_and(|last| last + 1 == *length)
        })
    }

    /// The name of the judged function.
    pub(crate) fn function(&self) -> Option<String> {
        match &self.judged {
            Judged::Function(function) => Some(function.name.to_string()).filter(|name| !name.is_empty()),
            Judged::Statements(_) => None,
        }
    }

    /// The parameters that the function never uses.
    pub(crate) fn unused(&self) -> Vec<String> {
        match &self.judged {
            Judged::Function(function) => unused(&self.whole, function),
            Judged::Statements(_) => Vec::new(),
        }
    }

    /// The text of a place.
    fn text_at(&self, place: &super::syntax::Place) -> &str {
        self.whole.text_at(place)
    }

    pub(crate) fn language(&self) -> SourceLanguage {
        self.whole.language
    }
}
