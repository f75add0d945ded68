//! A loop over the corners of a polygon: run with a few numbers of corners, and judged with each of them.

use super::{Reader, Tried, is_any_polygon, meant, wanted};
use crate::formula::Reading;
use crate::formula::meaning::{
    Inequality, MOST_CORNERS, Meant, Number, PointTerm, Term, Test, Vocabulary, WayStep, Ways,
};
use crate::program::families::{self, Family, FoundFamily, Meaning};
use crate::program::inputs::{Input, ListInput, ListPath, Step};
use crate::program::is_in;
use crate::program::program::record;
use crate::program::record::Record;
use crate::program::run::Run;
use crate::program::syntax::NumberType;
use crate::program::whole::Whole;
use crate::program::{FormulaError, FormulaFlaw, program, wrong};
use hantei_collision::Operator;

/// The numbers of corners with which a loop is run.
const CORNERS: std::ops::RangeInclusive<usize> = 3..=6;

/// A loop over corners, run with one number of them.
struct Looped {
    corners: usize,
    record: Record,
    found: FoundFamily,
}

/// The readings of a test that loops over the corners of a polygon; `None` if it is no such loop. `is_fixed` allows one
/// number of corners alone.
pub(super) fn loop_over_corners(
    reader: &Reader<'_>,
    tried: &mut Tried,
    unknown: NumberType,
    is_fixed: bool,
) -> Option<Run<Vec<(Meant, Reading)>>> {
    let mut runs: Vec<Looped> = Vec::new();
    let (mut refusal, mut is_too_long) = (None, None);
    for corners in CORNERS {
        match run_with(reader, tried, unknown, corners) {
            Ok(Some(run)) => runs.push(run),
            Ok(None) if is_fixed => {}
            Ok(None) => break,
            Err(error) => {
                // More corners take more steps.
                if matches!(error.flaw, FormulaFlaw::TooMuch(..)) {
                    is_too_long = Some(error);
                    break;
                }
                refusal = refusal.or_else(|| of_corners(error));
                if !is_fixed {
                    break;
                }
            }
        }
    }
    // A number of corners that is written in is the only one that runs. So are elements that are written out, which are
    // read without a loop.
    // What fails with one element as well is no matter of the corners.
    let is_of_one = |error: &FormulaError| {
        let one = record(reader.whole, &tried.judged, unknown, 1);
        one.is_err_and(|one| one.place == error.place)
    };
    if let Some(error) = refusal.filter(|error| runs.is_empty() && !is_of_one(error)) {
        return Some(Err(error));
    }
    let is_loop = runs.len() > 1 && runs.iter().map(|run| run.corners).eq(CORNERS.take(runs.len()));
    // A triangle alone says too little of a loop.
    if let Some(error) = is_too_long.filter(|_| matches!(&runs[..], [only] if only.corners == *CORNERS.start())) {
        return Some(Err(error));
    }
    if !(is_loop || is_fixed && runs.len() == 1) {
        return None;
    }
    Some(readings(reader, tried, runs))
}

/// What is wrong with a loop over corners alone: a division of two whole numbers that are not known, or a name that has no value
/// in one of the turns.
fn of_corners(error: FormulaError) -> Option<FormulaError> {
    match error.flaw {
        FormulaFlaw::NoValue(_) => Some(error),
        FormulaFlaw::NotRead(written) if written.contains('/') => {
            let flaw = FormulaFlaw::Family(families::FamilyRefusal::WholeDivision(written));
            Some(FormulaError { flaw, place: error.place })
        }
        _ => None,
    }
}

fn run_with(reader: &Reader<'_>, tried: &Tried, unknown: NumberType, corners: usize) -> Run<Option<Looped>> {
    let lengths = lengths(reader.whole, corners);
    let mut counted = None;
    if !lengths.is_empty() {
        let with = [reader.whole.with.clone(), lengths].concat();
        let options = crate::formula::ParseOptions { with, ..reader.options.clone() };
        counted = Some(program::whole(&reader.whole.source, reader.whole.language, &options)?);
    }
    let record = record(counted.as_ref().unwrap_or(reader.whole), &tried.judged, unknown, corners)?;
    let lists = reader.lists(&record, corners);
    let found = families::family(&record.inputs, &record.nodes, &lists, &reader.settings(&tried.judged));
    let Ok([found]) = found.as_deref() else { return Ok(None) };
    let is_it = found.family == Family::PointAndPolygon { corners } && found.list.is_some();
    Ok(is_it.then(|| Looped { corners, record, found: found.clone() }))
}

/// The names in a text that say how many corners there are, each with that number.
fn lengths(whole: &Whole, corners: usize) -> Vec<(String, f64)> {
    let is_word = |it: char| it.is_alphanumeric() || matches!(it, '_' | '.');
    let mut names: Vec<(String, f64)> = Vec::new();
    for word in whole.source.split(|it| !is_word(it)) {
        let last = word.rsplit('.').next().unwrap_or_default();
        // `list.length` is that of the list in any case.
        let is_of_list = word.contains('.') && is_in(last, "length Length count Count");
        let is_name = word.chars().next().is_some_and(|first| first.is_alphabetic() || first == '_');
        if is_name && !is_of_list && families::is_length(last) && !names.iter().any(|(known, _)| known == word) {
            names.push((word.to_owned(), corners as f64));
        }
    }
    names
}

fn readings(reader: &Reader<'_>, tried: &mut Tried, mut runs: Vec<Looped>) -> Run<Vec<(Meant, Reading)>> {
    let place = tried.judged.place();
    if let Some(first) = runs.first() {
        tried.used.clone_from(&first.record.used);
        tried.comparisons = tried.comparisons.max(first.record.nodes.asked.len());
    }
    let any = match &runs[..] {
        [only] => Family::PointAndPolygon { corners: only.corners },
        _ => Family::PointAndPolygon { corners: 0 },
    };
    let Some(vocabulary) = reader.vocabulary else {
        return Ok(vec![(Meant::never(), Reading { judged: Some(any), ..Reading::default() })]);
    };
    let other = || wrong(FormulaFlaw::Family(families::FamilyRefusal::Other(any)), &place);
    let wanted = match wanted(vocabulary) {
        Family::PointAndPolygon { corners } => corners,
        _ => {
            return other();
        }
    };
    if wanted > 0 {
        runs.retain(|run| run.corners == wanted);
    }
    if runs.is_empty() {
        return other();
    }
    let mut all = Vec::new();
    let mut reading = Reading::default();
    for run in &mut runs {
        put_last(&mut run.found, vocabulary);
        all.push((run.corners, meant(&run.record, &run.found, vocabulary, &place)?));
        reading = reader.reading(&tried.judged, &run.record, &run.found, vocabulary);
    }
    reading.judged = Some(any);
    Ok(joined(all).map(|meant| (meant, reading)).into_iter().collect())
}

/// The point comes after the most corners that a polygon can have.
pub(super) fn put_last(found: &mut FoundFamily, vocabulary: &dyn Vocabulary) {
    let Family::PointAndPolygon { corners } = found.family else { return };
    for meaning in &mut found.meanings {
        if let Meaning::Coordinate { point, .. } = meaning
            && *point == corners
            && is_any_polygon(vocabulary)
        {
            *point = MOST_CORNERS;
        }
    }
}

/// One test for all numbers of corners: it asks first how many there are.
fn joined(mut all: Vec<(usize, Meant)>) -> Option<Meant> {
    let (mut most, last) = all.pop()?;
    let mut joined = last;
    while let Some((corners, meant)) = all.pop() {
        joined = with_fewer(joined, most, meant);
        most = corners;
    }
    Some(joined)
}

/// `rest` where there are at least `most` corners, the other test where there are fewer.
fn with_fewer(rest: Meant, most: usize, fewer: Meant) -> Meant {
    let count = Number::Named(Term::Point(PointTerm::Corners), "corners".into());
    let (wholes, precisions) = (rest.wholes.clone(), rest.precisions.clone());
    let mut asked = vec![Inequality { left: count, operator: Operator::Less, right: Number::Constant(most as f64) }];
    let mut decisions = Vec::new();
    let mut firsts = Vec::new();
    for meant in [rest, fewer] {
        let Some(ways) = meant.ways else { continue };
        let (first_asked, first_decision) = (asked.len(), decisions.len());
        let moved = |step: WayStep| match step {
            WayStep::Ask(place) => WayStep::Ask(place + first_decision),
            answer @ WayStep::Answer(_) => answer,
        };
        let all = ways.decisions.into_iter();
        decisions.extend(all.map(|(question, next)| (question + first_asked, next.map(moved))));
        firsts.push(moved(ways.first));
        asked.extend(meant.asked);
    }
    let first = match firsts[..] {
        [rest, fewer] => {
            decisions.push((0, [rest, fewer]));
            WayStep::Ask(decisions.len() - 1)
        }
        _ => WayStep::Answer(false),
    };
    Meant {
        asked,
        steps: Vec::new(),
        last: Test::Always(false),
        ways: Some(Ways { decisions, first }),
        wholes,
        fixed: Vec::new(),
        precisions,
        run: None,
    }
}

/// Lists of which only places are read: `vertx[0]` to `vertx[2]` are all elements of a list of three.
pub(super) fn indexed_lists(record: &Record, length: usize) -> Vec<ListInput> {
    if length < *CORNERS.start() {
        return Vec::new();
    }
    let mut found: Vec<(ListPath, Vec<usize>)> = Vec::new();
    for input in &record.inputs {
        let Some(at) = input.steps.iter().position(|step| matches!(step, Step::Index(_))) else { continue };
        let (Step::Index(index), list) = (&input.steps[at], new_list(input, at)) else { continue };
        let is_known = record
            .lists
            .iter()
            .any(|known| known.root == list.root && known.steps == list.steps && known.parameter == list.parameter);
        let same = |(known, _): &&mut (ListPath, Vec<usize>)| known.root == list.root && known.steps == list.steps;
        match found.iter_mut().find(same) {
            Some((_, indexes)) => indexes.push(*index),
            None if !is_known => found.push((list, vec![*index])),
            None => {}
        }
    }
    let is_whole =
        |indexes: &[usize]| (0..length).all(|at| indexes.contains(&at)) && indexes.iter().all(|at| *at < length);
    let whole = found.into_iter().filter(|(_, indexes)| is_whole(indexes));
    whole.map(|(path, _)| ListInput { path, length, elements: Vec::new() }).collect()
}

fn new_list(input: &Input, at: usize) -> ListPath {
    let (root, steps) = (input.root.clone(), input.steps[..at].to_vec());
    ListPath { root, parameter: input.parameter, steps, element_type: None }
}
