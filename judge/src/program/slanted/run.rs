//! A pasted test in one of its readings, run for two shapes.
//!
//! A program is read for so many corners as its lists have. For other polygons it is read anew, and kept.

use super::{Lengths, SlantedAnswer, SlantedProgram, SlantedReading};
use crate::formula::meaning::Meant;
use crate::formula::{NumberKind, Origin, ParseOptions, Reading, SourceLanguage};
use crate::judge::slanted_cases;
use crate::program::families::FamilyRefusal;
use crate::program::inputs::Step;
use crate::program::run::{MadeComparison, Run};
use crate::program::syntax::NumberType;
use crate::program::{FormulaError, FormulaFlaw, shapes_of, wrong};
use hantei_collision::shapes::{Pair, Shape};
use hantei_collision::{Comparison, Observer, Operator, Question, ShapeKind};
use std::cell::RefCell;
use std::fmt;
use std::rc::Rc;
use std::sync::Arc;

/// The corners of a polygon for which a text is read first.
pub(crate) const CORNERS: usize = 4;
/// The numbers of corners that a text can have written in: with more, it reads the first ones alone.
const FIXED: [usize; 2] = [3, 4];
/// In how many cases two languages are compared.
const COMPARED: usize = 60;
/// The most comparisons of a run that are kept.
const MOST_MADE: usize = 64;
/// The most texts that are kept read.
const KEPT: usize = 8;
/// The most runs of a text that are remembered.
const REMEMBERED: usize = 4;
/// A longer side of a comparison is cut.
const LONGEST_SIDE: usize = 60;

/// Why a program gives no answer for two shapes.
#[derive(Clone, Debug, PartialEq)]
pub enum SlantedStop {
    /// It divides by 0.
    DividesByZero,
    /// A number leaves its type.
    Overflows,
    /// Its numbers are whole, and the shapes have fractions.
    Fractions,
    /// It is not for polygons with so many corners.
    Corners,
    /// It does something else that is not followed.
    Unread(FormulaError),
}

/// A text in a language, and what it is.
#[derive(PartialEq)]
struct SlantedText {
    source: String,
    language: SourceLanguage,
    options: ParseOptions,
    function: Option<String>,
    unused: Vec<String>,
    readings: Vec<SlantedReading>,
    /// The kind of its numbers, if the text says it of all.
    numbers: Option<NumberKind>,
    is_whole: bool,
    has_lists: bool,
    /// The types that its numbers may have.
    unknown_types: &'static [NumberType],
}

/// The program for an A and a B with so many corners, if there is one.
type OfCorners = ([usize; 2], Option<Rc<SlantedProgram>>);

/// The programs of a text by the numbers of corners, and its last runs.
struct Programs {
    text: Arc<SlantedText>,
    first: Rc<SlantedProgram>,
    others: RefCell<Vec<OfCorners>>,
    ran: RefCell<Vec<(usize, Pair<'static>, Rc<Ran>)>>,
}

thread_local! {
    /// The last texts, each read once in a thread: its program cannot go to another.
    static READ: RefCell<Vec<Rc<Programs>>> = const { RefCell::new(Vec::new()) };
}

/// A pasted test in one of its readings.
#[derive(Clone)]
pub(crate) struct SlantedRun {
    text: Arc<SlantedText>,
    /// The place of the reading among all.
    at: usize,
}

/// What a run came to.
pub(crate) struct Ran {
    pub answer: Result<bool, SlantedStop>,
    made: Vec<(Question, Comparison)>,
}

impl Ran {
    /// The answer; all comparisons go to the observer. Without an answer it is no.
    pub(crate) fn told(&self, observer: &mut impl Observer) -> bool {
        self.made.iter().for_each(|(_, made)| observer.compared(*made));
        self.answer == Ok(true)
    }

    pub(crate) fn questions(&self) -> Vec<Question> {
        self.made.iter().map(|(question, _)| question.clone()).collect()
    }
}

impl fmt::Debug for SlantedRun {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("SlantedRun").field("source", &self.text.source).field("at", &self.at).finish()
    }
}

impl PartialEq for SlantedRun {
    fn eq(&self, other: &Self) -> bool {
        self.at == other.at && (Arc::ptr_eq(&self.text, &other.text) || self.text == other.text)
    }
}

impl Programs {
    fn keep(text: &Arc<SlantedText>, first: SlantedProgram) -> Rc<Self> {
        let (others, ran) = (RefCell::default(), RefCell::default());
        let programs = Rc::new(Self { text: text.clone(), first: Rc::new(first), others, ran });
        READ.with_borrow_mut(|all| {
            all.insert(0, programs.clone());
            all.truncate(KEPT);
        });
        programs
    }
}

impl SlantedRun {
    /// A text in all its readings, the usual one first.
    pub(crate) fn read(text: &str, language: SourceLanguage, options: &ParseOptions) -> Run<Vec<Self>> {
        let first = SlantedProgram::read(text, language, options, CORNERS)?;
        let text = Arc::new(SlantedText {
            source: text.to_owned(),
            language: first.language(),
            options: options.clone(),
            function: first.function(),
            unused: first.unused(),
            readings: first.readings.clone(),
            numbers: first.numbers(),
            is_whole: first.is_whole(),
            has_lists: first.has_lists(),
            unknown_types: first.unknown_types(),
        });
        Programs::keep(&text, first);
        Ok(Self { text, at: 0 }.all())
    }

    /// Its programs, read anew if they are not kept.
    fn programs(&self) -> Run<Rc<Programs>> {
        let is_it = |programs: &&Rc<Programs>| Arc::ptr_eq(&programs.text, &self.text);
        if let Some(known) = READ.with_borrow(|all| all.iter().find(is_it).cloned()) {
            return Ok(known);
        }
        let SlantedText { source, language, options, .. } = &*self.text;
        Ok(Programs::keep(&self.text, SlantedProgram::read(source, *language, options, CORNERS)?))
    }

    /// All readings of the same text.
    pub(crate) fn all(&self) -> Vec<Self> {
        (0..self.text.readings.len()).map(|at| Self { text: self.text.clone(), at }).collect()
    }

    /// The same text with whole numbers, if it says nothing of them.
    pub(crate) fn in_whole_numbers(&self) -> Run<Option<Vec<Self>>> {
        let SlantedText { source, options, numbers, .. } = &*self.text;
        if numbers.is_some() || options.numbers.is_some() {
            return Ok(None);
        }
        let options = ParseOptions { numbers: Some(NumberKind::Whole), ..options.clone() };
        match Self::read(source, self.language(), &options) {
            // The compiler takes no whole number for `v` in `v > 0.0`.
            Err(FormulaError { flaw: FormulaFlaw::NotRead(_) | FormulaFlaw::NoNumber(_), .. })
                if matches!(self.language(), SourceLanguage::Rust | SourceLanguage::Go | SourceLanguage::Swift) =>
            {
                Ok(None)
            }
            read => read.map(Some),
        }
    }

    pub(crate) fn reading(&self) -> &SlantedReading {
        &self.text.readings[self.at]
    }

    pub(crate) fn language(&self) -> SourceLanguage {
        self.text.language
    }

    /// The name of the function.
    pub(crate) fn function(&self) -> Option<String> {
        self.text.function.clone()
    }

    /// The parameters that the function never uses.
    pub(crate) fn unused(&self) -> Vec<String> {
        self.text.unused.clone()
    }

    /// Whether its numbers are whole.
    pub(crate) fn is_whole(&self) -> bool {
        self.text.is_whole
    }

    /// Whether a polygon can have any number of corners.
    pub(crate) fn has_lists(&self) -> bool {
        self.text.has_lists
    }

    /// The numbers that stand in the text, each once.
    pub(crate) fn constants(&self) -> Vec<f64> {
        let is_part = |letter: char| letter.is_alphanumeric() || matches!(letter, '_' | '.');
        let mut all: Vec<f64> = Vec::new();
        for word in self.text.source.split(|letter| !is_part(letter)) {
            let bare = word.trim_end_matches(['f', 'F', 'd', 'L']);
            if let Ok(number) = bare.parse::<f64>()
                && number.is_finite()
                && !all.contains(&number)
            {
                all.push(number);
            }
        }
        all
    }

    /// Whether two texts answer alike in some cases.
    pub(crate) fn is_like(&self, other: &Self) -> bool {
        let numbers = if self.is_whole() { NumberKind::Whole } else { NumberKind::Fractions };
        let kinds = self.reading().kinds;
        let is_same = |pair: Pair<'static>| {
            let [one, two] = [self, other].map(|run| run.answer(&pair));
            one == two
        };
        kinds == other.reading().kinds && slanted_cases(kinds, numbers, CORNERS).take(COMPARED).all(is_same)
    }

    /// What it does with these shapes. The last runs are remembered, because pictures ask often.
    pub(crate) fn ran(&self, pair: &Pair<'static>) -> Rc<Ran> {
        let programs = match self.programs() {
            Ok(programs) => programs,
            Err(error) => return Rc::new(Ran { answer: Err(SlantedStop::Unread(error)), made: Vec::new() }),
        };
        let is_it = |(at, known, _): &&(usize, Pair<'static>, Rc<Ran>)| *at == self.at && known == pair;
        let known = programs.ran.borrow().iter().find(is_it).map(|(.., ran)| ran.clone());
        known.unwrap_or_else(|| {
            let mut made = Vec::new();
            let answer = self.answered(&programs, pair, Some(&mut made));
            made.truncate(MOST_MADE);
            let of = |(id, made): (usize, &MadeComparison)| {
                let compared = Comparison { question: id, numbers: made.numbers, holds: made.holds };
                (question(&programs.first, id, made), compared)
            };
            let ran = Rc::new(Ran { answer, made: made.iter().enumerate().map(of).collect() });
            let mut all = programs.ran.borrow_mut();
            all.insert(0, (self.at, *pair, ran.clone()));
            all.truncate(REMEMBERED);
            ran
        })
    }

    /// The answer for two shapes, in the arithmetic of its language.
    pub(crate) fn answer(&self, pair: &Pair<'static>) -> Result<bool, SlantedStop> {
        self.answered(&*self.programs().map_err(SlantedStop::Unread)?, pair, None)
    }

    /// The same with single precision as it is, for each type that numbers without a type may have.
    pub(crate) fn rounded_answers(&self, pair: &Pair<'static>) -> Vec<Result<bool, SlantedStop>> {
        let programs = self.programs().map_err(SlantedStop::Unread);
        let given = programs.and_then(|programs| self.given(&programs, pair));
        match given {
            Ok((program, given)) => {
                let types = self.text.unknown_types.iter();
                types.map(|ty| said(program.run_rounded(given.clone(), *ty))).collect()
            }
            Err(stop) => vec![Err(stop)],
        }
    }

    fn answered(
        &self,
        programs: &Programs,
        pair: &Pair<'static>,
        made: Option<&mut Vec<MadeComparison>>,
    ) -> Result<bool, SlantedStop> {
        let (program, given) = self.given(programs, pair)?;
        said(program.run(given, made))
    }

    /// The program for these shapes, and its inputs.
    fn given(&self, programs: &Programs, pair: &Pair<'static>) -> Result<(Rc<SlantedProgram>, Vec<f64>), SlantedStop> {
        let kinds = self.reading().kinds;
        let is_in_order = [pair.a().kind(), pair.b().kind()] == kinds;
        let shapes = if is_in_order { [pair.a(), pair.b()] } else { [pair.b(), pair.a()] };
        let program = self.program(programs, shapes).ok_or(SlantedStop::Corners)?;
        let parts = &program.readings[self.at].parts;
        let given = parts.iter().map(|(shape, part)| part.of(shapes[*shape])).collect::<Option<Vec<f64>>>();
        let given = given.ok_or(SlantedStop::Corners)?;
        if program.is_whole() && given.iter().any(|number| number.fract() != 0.0) {
            return Err(SlantedStop::Fractions);
        }
        Ok((program, given))
    }

    /// The program for polygons with as many corners as these; `None` if it is for others only.
    fn program(&self, programs: &Programs, shapes: [&Shape<'_>; 2]) -> Option<Rc<SlantedProgram>> {
        let first = &programs.first;
        let corners = shapes.map(|shape| match shape {
            Shape::Polygon(polygon) => polygon.corners().len(),
            _ => CORNERS,
        });
        if !self.has_lists() {
            return Some(first.clone());
        }
        let read = self.of_corners(programs, corners)?;
        let reads_all = |corners: [usize; 2]| {
            let of = self.of_corners(programs, corners);
            of.is_some_and(|read| read.reads_all(&self.lengths(first, corners)))
        };
        // A text that goes through the first four corners alone is for shapes with four.
        let is_fixed = || FIXED.iter().any(|corners| reads_all([*corners; 2]));
        (reads_all(corners) || !is_fixed()).then_some(read)
    }

    /// The program for lists of so many corners; `None` if it cannot be read for them.
    fn of_corners(&self, programs: &Programs, corners: [usize; 2]) -> Option<Rc<SlantedProgram>> {
        let first = &programs.first;
        if corners == [CORNERS; 2] {
            return Some(first.clone());
        }
        let known =
            programs.others.borrow().iter().find(|(known, _)| *known == corners).map(|(_, known)| known.clone());
        known.unwrap_or_else(|| {
            let read = first.with_lengths(self.lengths(first, corners), &self.text.options).ok();
            // A text with four corners written out has no others.
            let read = read.filter(|read| read.readings.len() == first.readings.len()).map(Rc::new);
            programs.others.borrow_mut().push((corners, read.clone()));
            read
        })
    }

    /// For each list of the text, how many corners it has.
    fn lengths(&self, first: &SlantedProgram, corners: [usize; 2]) -> Lengths {
        let mut lengths: Lengths = Vec::new();
        for (input, (shape, _)) in first.inputs.iter().zip(&self.reading().parts) {
            let is_item = input.steps.iter().any(|step| matches!(step, Step::Index(_)));
            if is_item && !lengths.iter().any(|(parameter, _)| *parameter == input.parameter) {
                lengths.push((input.parameter, corners[*shape]));
            }
        }
        lengths
    }
}

fn said(answer: Run<SlantedAnswer>) -> Result<bool, SlantedStop> {
    match answer.map_err(SlantedStop::Unread)? {
        SlantedAnswer::Says(says) => Ok(says),
        SlantedAnswer::DividesByZero => Err(SlantedStop::DividesByZero),
        SlantedAnswer::Overflows => Err(SlantedStop::Overflows),
    }
}

/// A comparison as the text writes it. Where it writes none, both numbers.
fn question(program: &SlantedProgram, id: usize, made: &MadeComparison) -> Question {
    let cut = |side: &str| match side.chars().count() {
        ..=LONGEST_SIDE => side.to_owned(),
        _ => side.chars().take(LONGEST_SIDE).collect::<String>() + "…",
    };
    let sides = sides(program.text_at(&made.place), made.operator).map(|sides| sides.map(cut));
    let [left, right] = sides.unwrap_or_else(|| made.numbers.map(|number| number.to_string()));
    Question { id, left: left.into(), operator: made.operator, right: right.into(), about: None }
}

/// Both sides of a comparison as it is written; `None` if more than one sign could be meant.
fn sides(written: &str, operator: Operator) -> Option<[&str; 2]> {
    let sign = operator.symbol();
    if written.contains('\n') {
        return None;
    }
    let is_part = |letter: Option<char>| letter.is_some_and(|letter| "<>=!-".contains(letter));
    let mut found = written.match_indices(sign).filter(|(at, _)| {
        let (before, after) = (&written[..*at], &written[at + sign.len()..]);
        !is_part(before.chars().next_back()) && !is_part(after.chars().next().filter(|letter| *letter != '-'))
    });
    let (at, _) = found.next()?;
    found.next().is_none().then(|| [written[..at].trim(), written[at + sign.len()..].trim()])
}

/// The readings of a text as a test of shapes of these kinds, in any order.
pub(crate) fn readings(
    text: &str,
    language: SourceLanguage,
    options: &ParseOptions,
    kinds: [ShapeKind; 2],
) -> Run<Vec<(Meant, Reading)>> {
    let runs = SlantedRun::read(text, language, options).map_err(|error| of_others(text, language, options, error))?;
    let found = runs[0].reading().kinds;
    if found != kinds && found != [kinds[1], kinds[0]] {
        return wrong(FormulaFlaw::Family(FamilyRefusal::OtherPair(found)), &(0..0));
    }
    Ok(runs.into_iter().map(|run| (Meant::of_run(run.clone()), reading_of(&run, kinds, options.origin))).collect())
}

/// A text that is no such test may be one of other shapes.
fn of_others(text: &str, language: SourceLanguage, options: &ParseOptions, error: FormulaError) -> FormulaError {
    let FormulaFlaw::Family(_) = error.flaw else { return error };
    let options = ParseOptions { language: Some(language), ..options.clone() };
    let other = |family| FormulaError { flaw: FormulaFlaw::Family(FamilyRefusal::Other(family)), place: 0..0 };
    shapes_of(text, &options).map_or(error, other)
}

fn reading_of(run: &SlantedRun, kinds: [ShapeKind; 2], origin: Option<Origin>) -> Reading {
    let own = run.reading();
    let mut shapes = own.names.to_vec();
    if own.kinds != kinds {
        shapes.reverse();
    }
    let numbers = if run.is_whole() { NumberKind::Whole } else { NumberKind::Fractions };
    let numbers = run.text.numbers.or(run.text.options.numbers).map(|_| numbers);
    let (language, function) = (Some(run.language()), run.function());
    Reading { language, function, shapes, numbers, origin, ..Reading::default() }
}
