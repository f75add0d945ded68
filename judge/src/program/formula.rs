//! A program of two shapes as a formula: what its inputs mean, and its ways as one joined test.

mod asks;
mod drawn;
mod parallel;
mod polygon;
mod sides;
mod squares;

use super::families::{
    self, Difference, Family, FamilyRefusal, FamilySettings, FoundFamily, Meaning, Part as ShapePart, Shape,
};
use super::inputs::{Input, ListInput, ListPath, Step};
use super::joints::{asks_like, joined};
use super::listeners::listeners;
use super::mentions::{asks_opposite, is_formula, unused};
use super::nodes::{Node, NodeId};
use super::pictures;
use super::program::{Judged, judged_functions, record, record_as_written as as_written, unknown, whole};
use super::record::{Next, Record};
use super::response::acts_after_hit;
use super::run::Run;
use super::syntax::{Function, Name, NumberType, Parameter, Place};
use super::takers::{Takers, takers, unreadable};
use super::whole::Whole;
use super::{FormulaError, FormulaFlaw, wrong};
use crate::formula::SourceLanguage::{self, CSharp, Hsp, Java, JavaScript, Lua, Own, Python, TypeScript};
use crate::formula::meaning::{
    Arithmetic, CircleTerm, Inequality, MOST_CORNERS, Meant, Number, Rounding, Term, Test, Vocabulary,
};
use crate::formula::{Bound, ListReading, NumberKind, ParseOptions, Reading};
use crate::judge::Exactness;
use crate::order::sort_by;
use crate::program::{is_in, words_in};
use crate::random::Random;
use hantei_collision::{Axis, Part, Precision};
use std::rc::Rc;

/// A number beyond any that a text has for the end of a screen.
const FAR: f64 = 1e12;
/// The most numbers in all comparisons together.
const NUMBERS: usize = 6_000;

/// Of which shapes a formula of this vocabulary is.
fn wanted(vocabulary: &'static dyn Vocabulary) -> Family {
    if let Some(judged) = vocabulary.judged() {
        return judged;
    }
    match (vocabulary.shapes().len(), vocabulary.axes_count()) {
        (3.., _) => Family::PointAndPolygon { corners: vocabulary.shapes().len() - 1 },
        _ if vocabulary.has_circle() => Family::CircleAndRectangle,
        (_, 3) => Family::Boxes,
        _ => Family::TwoRectangles,
    }
}

/// Whether a polygon can have any number of corners.
fn is_any_polygon(vocabulary: &dyn Vocabulary) -> bool {
    vocabulary.judged() == Some(Family::PointAndPolygon { corners: 0 })
}

/// Whether the shapes are those that are wanted; a polygon without a number of corners has any.
fn is_wanted(wanted: Family, found: Family) -> bool {
    let is_any = |one: Family, other: Family| {
        one == Family::PointAndPolygon { corners: 0 } && matches!(other, Family::PointAndPolygon { .. })
    };
    wanted == found || is_any(wanted, found) || is_any(found, wanted)
}

fn is_polygon(found: &[FoundFamily]) -> bool {
    found.iter().any(|found| matches!(found.family, Family::PointAndPolygon { .. }))
}

/// Whether something is read by its place in a list.
fn reads_elements(inputs: &[Input]) -> bool {
    inputs.iter().any(|input| input.steps.iter().any(|step| matches!(step, Step::Index(_))))
}

/// All readings of a text as a test of these shapes.
pub(crate) fn readings(
    text: &str,
    language: SourceLanguage,
    options: &ParseOptions,
    vocabulary: &'static dyn Vocabulary,
) -> Run<Vec<(Meant, Reading)>> {
    if let Some(kinds) = vocabulary.slanted() {
        return super::slanted::readings(text, language, options, kinds);
    }
    let whole = whole(text, language, options)?;
    let reader = Reader { whole: &whole, options, vocabulary: Some(vocabulary) };
    reader.chosen()
}

/// Of which shapes a text is a test, in its language or in any that reads it.
pub(crate) fn shapes_of(text: &str, options: &ParseOptions) -> Run<Family> {
    crate::formula::bounded(text)?;
    super::parser::unmarked(text)?;
    let of = |language: SourceLanguage| {
        let whole = whole(text, language, options)?;
        let all = Reader { whole: &whole, options, vocabulary: None }.chosen()?;
        all.first().and_then(|(_, reading)| reading.judged).ok_or_else(|| empty(&whole))
    };
    if let Some(language) = options.language {
        return of(language);
    }
    let takers = takers(text);
    let mut refused = None;
    for language in takers.languages.iter().chain(&takers.in_parts) {
        match of(*language) {
            Ok(family) => return Ok(family),
            Err(error) => refused = refused.or(Some(error)),
        }
    }
    Err(refused.unwrap_or_else(|| unreadable(text, takers)))
}

/// The readings of a text in whatever language it is. Where two languages read it differently, the language is asked.
pub(crate) fn readings_of_any(
    text: &str,
    options: &ParseOptions,
    vocabulary: &'static dyn Vocabulary,
    takers: Takers,
) -> Run<Vec<(Meant, Reading)>> {
    super::parser::unmarked(text)?;
    let mut found: Option<(SourceLanguage, Vec<(Meant, Reading)>)> = None;
    let mut others: Vec<SourceLanguage> = Vec::new();
    let mut refused = None;
    let in_order = takers.languages.iter().map(|it| (it, false)).chain(takers.in_parts.iter().map(|it| (it, true)));
    for (&language, is_in_parts) in in_order {
        // One that reads the whole text is more certain.
        if is_in_parts && found.as_ref().is_some_and(|(first, _)| takers.languages.contains(first)) {
            break;
        }
        match (readings(text, language, options, vocabulary), &mut found) {
            (Ok(all), None) => found = Some((language, all)),
            (Ok(all), Some((first, known))) => {
                let is_same = all.len() == known.len()
                    && all.iter().zip(&mut *known).all(|(one, other)| same(&one.0, &mut other.0));
                if !is_same {
                    others.extend(others.is_empty().then_some(*first));
                    others.push(language);
                }
            }
            // In this language it is a test, and may be wrong.
            (Err(error), _) if matches!(error.flaw, FormulaFlaw::LeavesType(..)) => return Err(error),
            // In this language compilers differ.
            (Err(error), _) if matches!(&error.flaw, FormulaFlaw::NotRead(given) if given.ends_with(super::rules::ABS_ADVICE)) =>
            {
                return Err(error);
            }
            (Err(error), _) => refused = refused.or(Some(error)),
        }
    }
    match found {
        Some(_) if !others.is_empty() => wrong(FormulaFlaw::WhichLanguage(others), &(0..0)),
        Some((_, all)) => Ok(all),
        None => Err(refused.unwrap_or_else(|| unreadable(text, takers))),
    }
}

/// Whether two languages mean the same. A type that only one of them knows says nothing then.
fn same(one: &Meant, known: &mut Meant) -> bool {
    if let (Some(one), Some(known)) = (&one.run, &known.run) {
        return one.is_like(known);
    }
    if one.wholes != known.wholes {
        known.wholes.clear();
    }
    for precision in &one.precisions {
        if !known.precisions.contains(precision) {
            known.precisions.push(*precision);
        }
    }
    Meant { wholes: known.wholes.clone(), precisions: known.precisions.clone(), ..one.clone() } == *known
}

struct Reader<'a> {
    whole: &'a Whole,
    options: &'a ParseOptions,
    /// That of the wanted shapes; none to find the shapes only.
    vocabulary: Option<&'static dyn Vocabulary>,
}

/// A function, or the statements, and what became of it.
struct Tried {
    judged: Judged,
    name: Name,
    used: Vec<Name>,
    comparisons: usize,
    read: Run<Vec<(Meant, Reading)>>,
}

impl Reader<'_> {
    /// The readings of the only function that can be meant; with a number that is a radius first, as a circle.
    fn chosen(&self) -> Run<Vec<(Meant, Reading)>> {
        if let Some(open) = self.whole.with_open_radii()
            && let Ok(read) = (Reader { whole: &open, ..*self }).chosen_as_written()
            && read.iter().all(|(_, reading)| reading.judged == Some(Family::CircleAndRectangle))
        {
            return Ok(read);
        }
        self.chosen_as_written()
    }

    fn chosen_as_written(&self) -> Run<Vec<(Meant, Reading)>> {
        let mut tried: Vec<Tried> = judged_functions(self.whole, self.options)?
            .into_iter()
            .map(|function| self.tried(function.name.clone(), Judged::Function(function)))
            .collect();
        if !tried.is_empty() && self.options.function.is_none() && !tried.iter().any(|one| one.read.is_ok()) {
            let known: Vec<Place> = tried.iter().map(|one| one.judged.place()).collect();
            let others = listeners(self.whole).into_iter().filter(|function| !known.contains(&function.head));
            let others: Vec<Tried> =
                others.map(|function| self.tried(function.name.clone(), Judged::Function(function))).collect();
            tried.extend(others);
        }
        if self.options.function.is_none()
            && !self.whole.text.statements.is_empty()
            && !tried.iter().any(|one| one.read.is_ok())
        {
            let statements = self.tried("".into(), Judged::Statements(self.whole.text.statements.clone()));
            let is_of_examples = matches!(
                &statements.read,
                Err(FormulaError {
                    flaw: FormulaFlaw::Family(FamilyRefusal::Nothing) | FormulaFlaw::UnknownCall(..),
                    ..
                })
            );
            if tried.is_empty()
                && is_of_examples
                && let Some((open, names)) = self.whole.without_examples()
            {
                let mut read = Reader { whole: &open, ..*self }.chosen_as_written()?;
                read.iter_mut().for_each(|(_, reading)| reading.passed_over.clone_from(&names));
                return Ok(read);
            }
            tried.push(statements);
        }
        let is_good = |one: &Tried| one.read.is_ok();
        let parts: Vec<Name> = tried.iter().filter(|one| is_good(one)).flat_map(|one| one.used.clone()).collect();
        let mut good: Vec<usize> =
            (0..tried.len()).filter(|at| is_good(&tried[*at]) && !parts.contains(&tried[*at].name)).collect();
        if good.is_empty() {
            good = (0..tried.len()).filter(|at| is_good(&tried[*at])).collect();
        }
        // What a loop asks of one thing of its list comes after any test of two shapes.
        let all = |at: usize, is_it: fn(&Reading) -> bool| {
            tried[at].read.as_ref().is_ok_and(|all| all.iter().all(|(_, reading)| is_it(reading)))
        };
        let is_loop = |at: &usize| all(*at, |reading| reading.element.is_some());
        if !good.iter().all(is_loop) {
            good.retain(|at| !is_loop(at));
        }
        // Beside a test of two sizes, one of a point is not meant.
        let is_of_point = |at: &usize| {
            all(*at, |reading| matches!(reading.judged, Some(Family::PointInRectangle | Family::PointInCircle)))
        };
        if self.options.function.is_none() && !good.iter().all(is_of_point) {
            good.retain(|at| !is_of_point(at));
        }
        if let [only] = good[..]
            && let Some(opposite) = self.opposite(&tried, only)
        {
            return opposite;
        }
        if let [only] = good[..]
            && let Some(outer) = self.outer(&tried, only)
        {
            return tried.swap_remove(outer).read;
        }
        match good[..] {
            [only] => tried.swap_remove(only).read,
            [] => Err(self.refused(tried)),
            _ => {
                let names = good.iter().map(|at| tried[*at].name.to_string()).collect();
                let place = match &tried[good[1]].judged {
                    Judged::Function(function) => &function.head,
                    Judged::Statements(_) => &(0..0),
                };
                wrong(FormulaFlaw::SeveralFunctions(names), place)
            }
        }
    }

    /// What statements or another function ask, if that is the opposite of what this function says: then they are the test.
    fn opposite(&self, tried: &[Tried], inner: usize) -> Option<Run<Vec<(Meant, Reading)>>> {
        let name = &tried[inner].name;
        if name.is_empty() || self.options.function.is_some() {
            return None;
        }
        let asks = |function: &Function| asks_opposite(&function.body, name);
        let caller = tried.iter().find(|one| matches!(&one.judged, Judged::Function(function) if asks(function)));
        if let Some(Tried { read: Err(error), .. }) = caller {
            return Some(Err(error.clone()));
        }
        let statements = &self.whole.text.statements;
        let is_asked = caller.is_none() && asks_opposite(statements, name);
        is_asked.then(|| self.tried("".into(), Judged::Statements(statements.clone())).read)
    }

    /// A test that could not be read, and is the only function that asks this one: it is what is meant.
    fn outer(&self, tried: &[Tried], inner: usize) -> Option<usize> {
        let name = &tried[inner].name;
        if name.is_empty() || self.options.function.is_some() {
            return None;
        }
        let calls = |one: &Tried| {
            let Judged::Function(function) = &one.judged else { return false };
            let text = self.whole.text_at(&function.place);
            let is_call = |(at, found): (usize, &str)| {
                let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
                !text[..at].ends_with(is_word) && text[at + found.len()..].trim_start().starts_with('(')
            };
            function.name != *name && text.match_indices(&**name).any(is_call)
        };
        let mut callers = (0..tried.len()).filter(|at| calls(&tried[*at]));
        let (only, None) = (callers.next()?, callers.next()) else { return None };
        let Judged::Function(function) = &tried[only].judged else { return None };
        // What is given nothing is a game, no test.
        let is_given = !function.parameters.is_empty() || function.owner.is_some();
        let answers = super::program::answers(&function.body) || function.answers_last;
        let is_test = is_given && answers && &*function.name != "main";
        (is_test && tried[only].read.is_err()).then_some(only)
    }

    /// The error of the function that is meant most likely: no other calls it, and it compares most.
    fn refused(&self, tried: Vec<Tried>) -> FormulaError {
        let parts: Vec<Name> = tried.iter().flat_map(|one| one.used.clone()).collect();
        let rank = |one: &Tried| (!parts.contains(&one.name), one.comparisons);
        let unread = self.whole.text.unread.first().map(|unread| unread.why.clone());
        let best = tried.into_iter().rev().max_by_key(rank);
        match (best, unread) {
            (Some(best), unread) if best.comparisons > 0 || unread.is_none() => match best.read {
                Err(error) => error,
                Ok(_) => empty(self.whole),
            },
            (_, Some(why)) => why,
            (_, None) => empty(self.whole),
        }
    }

    fn tried(&self, name: Name, judged: Judged) -> Tried {
        let mut tried = Tried { judged, name, used: Vec::new(), comparisons: 0, read: Ok(Vec::new()) };
        tried.read = self.read(&mut tried);
        if let Err(FormulaError { flaw: FormulaFlaw::NoNumber(_), .. }) = &tried.read
            && self.options.numbers.is_none()
            && self.drops_nothing()
        {
            // It is a program for whole numbers alone: of others the compiler would drop the fraction, which it does not.
            let options = ParseOptions { numbers: Some(NumberKind::Whole), ..self.options.clone() };
            let whole = Reader { options: &options, ..*self };
            let read = whole.read(&mut tried);
            if read.is_ok() {
                tried.read = read;
            }
        }
        tried
    }

    /// Whether the language takes no fraction for a whole number, and the text has no other numbers.
    fn drops_nothing(&self) -> bool {
        let mut words = words_in(&self.whole.source);
        matches!(self.whole.language, Java | CSharp)
            && !words.any(|word| is_in(word, "float double Float Double decimal"))
    }

    fn read(&self, tried: &mut Tried) -> Run<Vec<(Meant, Reading)>> {
        let unknown = unknown(self.whole.language, self.options.numbers);
        if let Judged::Function(function) = &tried.judged {
            tried.comparisons = comparisons(self.whole, &function.place);
            if asks::answers_side(function) {
                return wrong(FormulaFlaw::Family(FamilyRefusal::Side), &function.head);
            }
        }
        let record = record(self.whole, &tried.judged, unknown, 1).map_err(asks::by_call);
        let mut settings = self.settings(&tried.judged);
        if let (Ok(record), Judged::Function(function)) = (&record, &tried.judged)
            && !super::program::answers(&function.body)
        {
            let is_read = |name: &Name| record.inputs.iter().any(|input| input.root == *name);
            settings.parameters.retain(|(name, ty)| is_read(name) || !is_of_event(name, ty.as_deref()));
        }
        let found = record.as_ref().ok().map(|record| {
            let lists = self.lists(record, 1);
            let of = |inputs: &[Input]| families::family(inputs, &record.nodes, &lists, &settings);
            let bare = || bare(&record.inputs).filter(|_| settings.parameters.is_empty());
            of(&record.inputs).or_else(|why| bare().and_then(|bare| of(&bare).ok()).ok_or(why))
        });
        let side_by_side = found.as_ref().filter(|found| found.is_err()).and_then(|_| {
            let record = record.as_ref().ok()?;
            let mut all = families::family(&parallel::singled(&record.inputs)?, &record.nodes, &[], &settings).ok()?;
            for name in all.iter_mut().flat_map(|found| &mut found.names) {
                *name = parallel::written(name, &record.inputs);
            }
            Some(all)
        });
        let is_side_by_side = side_by_side.is_some();
        let found = side_by_side.map(Ok).or(found);
        let is_settled = matches!(&found, Some(Ok(found)) if !is_polygon(found));
        let may_loop = record.as_ref().map_or_else(
            |_| !matches!(&tried.judged, Judged::Statements(all) if is_formula(self.whole, all)),
            |record| reads_elements(&record.inputs) || !record.lists.is_empty(),
        );
        if !is_settled
            && may_loop
            && let Some(polygon) = polygon::loop_over_corners(self, tried, unknown, record.is_err())
        {
            return polygon;
        }
        let record = record?;
        tried.used.clone_from(&record.used);
        tried.comparisons = tried.comparisons.max(record.nodes.asked.len());
        let place = tried.judged.place();
        let refused = |refusal| FormulaError { flaw: FormulaFlaw::Family(refusal), place: place.clone() };
        let mut found = found.unwrap_or(Err(FamilyRefusal::Nothing)).map_err(refused)?;
        if let Some(few) = found.iter().find(|found| matches!(found.family, Family::PointAndPolygon { corners: ..3 })) {
            return Err(refused(FamilyRefusal::FewElements(few.names[1].clone())));
        }
        super::radii::settle(&mut found, &record.inputs, self.whole).map_err(refused)?;
        let wanted = self.vocabulary.map(wanted);
        let is_large =
            |found: &FoundFamily| matches!(found.family, Family::PointAndPolygon { corners } if corners > MOST_CORNERS);
        if found.iter().any(is_large) {
            return Err(refused(FamilyRefusal::TooMany(2 * (MOST_CORNERS + 1))));
        }
        let other = found.iter().find(|found| wanted.is_some_and(|wanted| !is_wanted(wanted, found.family)));
        if let Some(other) = other {
            return Err(refused(FamilyRefusal::Other(other.family)));
        }
        let has_ends = |found: &FoundFamily| {
            found.fixed.iter().any(|(meaning, _)| matches!(meaning, Meaning::Part { part: ShapePart::Min, .. }))
        };
        // `x < 0 || x > 640` asks whether it is outside, of one thing.
        if let Some(ends) = found.iter().find(|found| has_ends(found))
            && is_true_far_away(&record)
        {
            return Err(refused(FamilyRefusal::OneShape(ends.names[0].clone())));
        }
        for found in &found {
            super::clamps::in_order(&record, found)?;
        }
        let by_place = is_side_by_side || record.is_counted;
        if (by_place || !record.lists.is_empty()) && !is_polygon(&found[..1]) {
            let lists = if by_place { parallel::lists(&record) } else { record.lists.clone() };
            self.same_of_each(&tried.judged, &record, &lists, &place)?;
        }
        let Some(vocabulary) = self.vocabulary else {
            let reading = Reading { judged: found.first().map(|found| found.family), ..Reading::default() };
            return Ok(vec![(Meant::never(), reading)]);
        };
        let mut all = Vec::new();
        for found in &mut found {
            polygon::put_last(found, vocabulary);
            let mut meant = meant(&record, found, vocabulary, &place)?;
            meant.precisions = precisions(&record, self.whole.language);
            squares::checked(&record, found, &meant).map_err(refused)?;
            let mut reading = self.reading(&tried.judged, &record, found, vocabulary);
            reading.exactness = Some(Exactness::of(&meant, precision(&record, self.whole.language)));
            all.push((meant, reading));
        }
        Ok(all)
    }

    fn settings(&self, judged: &Judged) -> FamilySettings {
        let (parameters, judged_place) = match judged {
            Judged::Function(function) => (parameters(function), function.place.clone()),
            Judged::Statements(_) => (Vec::new(), 0..0),
        };
        let begin = judged_place.start;
        FamilySettings {
            language: Some(self.whole.language),
            origin: self.options.origin,
            list_is_size: self.options.list_is_size,
            wanted: self.vocabulary.map(wanted),
            is_drawn: drawn::is_drawn(&self.whole.source, &judged_place),
            is_round_from_corner: pictures::draws_from_corner(&self.whole.source),
            is_radius: super::modes::is_radius(&self.whole.source),
            defined: self.whole.text.classes.iter().map(|class| class.name.clone()).collect(),
            parameters,
            order: names_in_order(&self.whole.source, begin),
        }
    }

    fn lists(&self, record: &Record, length: usize) -> Vec<ListInput> {
        let of = |path: &ListPath| {
            let mut elements: Vec<Vec<Step>> = Vec::new();
            for (_, steps) in record.inputs.iter().filter_map(|input| path.element(input)) {
                if !elements.iter().any(|known| known == steps) {
                    elements.push(steps.to_vec());
                }
            }
            ListInput { path: path.clone(), length, elements }
        };
        let known = record.lists.iter().map(of);
        known.chain(polygon::indexed_lists(record, length)).collect()
    }

    /// Whether a test of a list is that of each of its things: none of none, and any of two.
    fn same_of_each(&self, judged: &Judged, one: &Record, lists: &[ListPath], place: &Place) -> Run<()> {
        let unknown = one.unknown;
        let name = lists.first().map_or_else(String::new, ListPath::written);
        let not_each = || match as_written(self.whole, judged, unknown, 1) {
            // A loop over the axes.
            Err(FormulaError { flaw: FormulaFlaw::NotRead(written), place }) if written.ends_with(']') => {
                wrong(FormulaFlaw::NotRead(written), &place)
            }
            _ => wrong(FormulaFlaw::NotEach(name.clone()), place),
        };
        let none = record(self.whole, judged, unknown, 0)?;
        if none.first != Next::Answer(false) {
            return not_each();
        }
        for length in [2, 3] {
            let many = record(self.whole, judged, unknown, length)?;
            if !any_of(one, lists, &many, length) {
                return not_each();
            }
        }
        Ok(())
    }

    fn reading(
        &self,
        judged: &Judged,
        record: &Record,
        found: &FoundFamily,
        vocabulary: &'static dyn Vocabulary,
    ) -> Reading {
        let numbers = Numbers { record, found, vocabulary, count: 0, axis: None };
        let mut members: Vec<(String, String)> = Vec::new();
        for (at, input) in record.inputs.iter().enumerate() {
            let name = input.written();
            let Ok(number @ (Number::Named(..) | Number::Computed(..))) = numbers.input(at) else { continue };
            let own = number.to_string();
            if own != name {
                members.push((name, own));
            }
        }
        sort_by(&mut members, Ord::cmp);
        let function = match judged {
            Judged::Function(function) if !function.name.is_empty() => Some(function.name.to_string()),
            _ => None,
        };
        let list = found.differs.iter().find_map(|difference| match difference {
            Difference::List(name, is_size) => {
                Some(ListReading { name: name.clone(), is_size: *is_size, is_tried: true })
            }
            _ => None,
        });
        let is_whole = |ty: NumberType| ty.is_whole();
        let types: Vec<NumberType> = record.inputs.iter().filter_map(|input| input.number).collect();
        let numbers = match types.len() == record.inputs.len() && !types.is_empty() {
            true if types.iter().all(|ty| is_whole(*ty)) => Some(NumberKind::Whole),
            true => Some(NumberKind::Fractions),
            false if types.iter().any(|ty| !is_whole(*ty)) => Some(NumberKind::Fractions),
            false => self.options.numbers.filter(|kind| *kind == NumberKind::Whole),
        };
        let reads = |wanted: fn(&Meaning) -> bool| found.meanings.iter().any(wanted);
        let reads_centres = reads(|meaning| matches!(meaning, Meaning::Part { part: ShapePart::Centre, .. }));
        let is_cornered =
            reads(|meaning| matches!(meaning, Meaning::Part { shape: Shape::A, part: ShapePart::Min, .. }));
        Reading {
            language: Some(self.whole.language),
            judged: Some(found.family),
            shapes: found.names.iter().map(|name| written_name(name, judged)).collect(),
            members,
            function,
            numbers,
            origin: self.options.origin.or(found.origin),
            list,
            from_corner: (is_cornered && vocabulary.has_circle()) || has_circle_at(found, ShapePart::Min),
            from_circle_centre: has_circle_at(found, ShapePart::Centre) && !names_centre(&record.inputs),
            element: found
                .list
                .filter(|_| !is_polygon(std::slice::from_ref(found)))
                .and_then(|at| record.lists.get(at))
                .map(ListPath::written),
            differs: found.differs.clone(),
            centred: found.centred.clone(),
            asks_side: sides::asks_side(judged, found),
            turned_picture: self.turned_picture(judged, found),
            round: self.round(judged, found),
            whole_centres: reads_centres && numbers == Some(NumberKind::Whole),
            reaches_body: acts_after_hit(self.whole, judged),
            unused: self.unused(judged),
            ..Reading::default()
        }
    }
}

impl Reader<'_> {
    fn judged_place(judged: &Judged) -> Place {
        match judged {
            Judged::Function(function) => function.place.clone(),
            Judged::Statements(_) => 0..0,
        }
    }

    fn unused(&self, judged: &Judged) -> Vec<String> {
        let Judged::Function(function) = judged else { return Vec::new() };
        let mut names = unused(self.whole, function);
        names.retain(|name| !is_of_event(name, None));
        names
    }

    /// What turns a picture where the test is of an upright rectangle.
    fn turned_picture(&self, judged: &Judged, found: &FoundFamily) -> Option<String> {
        let has_rectangle =
            matches!(found.family, Family::TwoRectangles | Family::PointInRectangle | Family::CircleAndRectangle);
        has_rectangle.then(|| pictures::turned_picture(&self.whole.source, &Self::judged_place(judged))).flatten()
    }

    /// The first shape, if it is a circle by a radius or by how it is drawn, and is not judged as one.
    fn round(&self, judged: &Judged, found: &FoundFamily) -> Option<String> {
        let can_be = matches!(found.family, Family::TwoRectangles | Family::PointInRectangle);
        let name = found.names.first().filter(|_| can_be && self.whole.language != Own)?;
        let names_radius = || {
            let text = match judged {
                Judged::Function(function) => self.whole.text_at(&function.place),
                Judged::Statements(_) => &*self.whole.source,
            };
            let names = self.whole.radius_names();
            words_in(text).any(|word| names.iter().any(|name| **name == *word))
        };
        (pictures::draws_round(&self.whole.source, name) || names_radius()).then(|| name.clone())
    }
}

fn meant(record: &Record, found: &FoundFamily, vocabulary: &'static dyn Vocabulary, place: &Place) -> Run<Meant> {
    let mut numbers = Numbers { record, found, vocabulary, count: 0, axis: None };
    let mut asked = Vec::new();
    for one in &record.nodes.asked {
        numbers.axis = squares::only_axis(record, found, [one.left, one.right]);
        let both = (numbers.of(one.left), numbers.of(one.right));
        let (Ok(left), Ok(right)) = both else {
            let flaw = both.0.err().or(both.1.err()).unwrap_or(FormulaFlaw::Empty);
            return wrong(flaw, place);
        };
        asked.push(Inequality { left, operator: one.operator, right });
    }
    let joined = match found.family {
        // It is asked on its ways.
        Family::PointAndPolygon { .. } if is_any_polygon(vocabulary) => Some(Test::Always(false)),
        _ => joined(&record.decisions, record.first),
    };
    let Some(last) = joined else {
        return wrong(FormulaFlaw::TooMuch(Bound::Steps, super::MOST_WAYS), place);
    };
    let is_in_order = asks_like(&last, &record.decisions, record.first);
    let ways = (!is_in_order).then(|| record.ways());
    let wholes = wholes(record, &numbers);
    let fixed = found.fixed.iter().filter_map(|(meaning, number)| Some((term(vocabulary, *meaning)?.0, *number)));
    let (fixed, precisions) = (fixed.collect(), Vec::new());
    Ok(Meant { asked, steps: Vec::new(), last, ways, wholes, fixed, precisions, run: None }.in_order())
}

/// The inputs whose type has no fractions.
fn wholes(record: &Record, numbers: &Numbers<'_>) -> Vec<Number> {
    let is_whole = |at: &usize| record.inputs[*at].number.unwrap_or(record.unknown).is_whole();
    let all = (0..record.inputs.len()).filter(is_whole).filter_map(|at| numbers.input(at).ok());
    all.filter(|number| !matches!(number, Number::Constant(_))).collect()
}

/// Whether this part is read of the place of a circle.
fn has_circle_at(found: &FoundFamily, part: ShapePart) -> bool {
    let is_circle = |shape: Shape| found.kinds[index(shape)] == families::Kind::Circle;
    let is_it = |meaning: &Meaning| matches!(meaning, Meaning::Part { shape, part: own, .. } if is_circle(*shape) && *own == part);
    found.meanings.iter().any(is_it)
}

/// Whether a name says that a place is a centre: `cx`, `center.x`.
fn names_centre(inputs: &[Input]) -> bool {
    let says = |name: &str| {
        let name = name.to_lowercase();
        name.starts_with('c') && name.len() < 3 || ["cent", "mid"].iter().any(|part| name.contains(part))
    };
    let of = |input: &Input| says(&input.root) || input.steps.iter().any(|step| says(&step.name()));
    inputs.iter().any(of)
}

/// The name of a shape as the text writes it: the own thing is `self` in some languages.
fn written_name(name: &str, judged: &Judged) -> String {
    match judged {
        Judged::Function(function) if name == "this" => function.own.as_deref().unwrap_or(name).to_owned(),
        _ => name.to_owned(),
    }
}

/// The words of a text from this place on, then those before it, each once.
fn names_in_order(source: &str, begin: usize) -> Vec<Name> {
    const MOST: usize = 400;
    let (before, behind) = source.split_at_checked(begin).unwrap_or(("", source));
    let is_word = |it: char| it.is_alphanumeric() || it == '_' || it == '$';
    let mut names: Vec<Name> = Vec::new();
    for word in behind.split(|it| !is_word(it)).chain(before.split(|it| !is_word(it))) {
        if names.len() < MOST
            && word.starts_with(|it: char| !it.is_ascii_digit())
            && !names.iter().any(|it| **it == *word)
        {
            names.push(word.into());
        }
    }
    names
}

/// The precision of a program's numbers; single where the text does not say it and the language has both.
fn precision(record: &Record, language: SourceLanguage) -> Precision {
    let is_double = |input: &Input| input.number == Some(NumberType::F64);
    if has_one_precision(language) || record.inputs.iter().all(is_double) {
        Precision::Double
    } else {
        Precision::Single
    }
}

/// The precisions in which a program may compute: both where its text does not say it and its language has both, none if it
/// mixes them.
fn precisions(record: &Record, language: SourceLanguage) -> Vec<Precision> {
    let is = |ty: NumberType| record.inputs.iter().any(|input| input.number == Some(ty));
    let has_members = || record.inputs.iter().any(|input| !input.steps.is_empty());
    let all = match (is(NumberType::F32), is(NumberType::F64)) {
        // Its numbers are double, those of its vectors are not.
        _ if language == SourceLanguage::GdScript && has_members() => &[][..],
        _ if has_one_precision(language) || language == SourceLanguage::GdScript => &[Precision::Double],
        (true, true) => &[],
        (true, false) => &[Precision::Single],
        (false, true) => &[Precision::Double],
        (false, false) => &[Precision::Single, Precision::Double],
    };
    let mixes = |one: &Precision| record.rounds.contains(one) && !all.contains(one);
    if [Precision::Single, Precision::Double].iter().any(mixes) { Vec::new() } else { all.to_vec() }
}

const fn has_one_precision(language: SourceLanguage) -> bool {
    matches!(language, Hsp | JavaScript | Lua | Own | Python | TypeScript)
}

/// Whether a test of a point says yes far away in all directions.
fn is_true_far_away(record: &Record) -> bool {
    let corners = [[-FAR, -FAR], [-FAR, FAR], [FAR, -FAR], [FAR, FAR]];
    record.inputs.len() == 2 && corners.iter().all(|corner| record.answer(corner))
}

fn empty(whole: &Whole) -> FormulaError {
    let end = whole.source.len();
    let has_code = !whole.text.statements.is_empty() || !whole.text.functions.is_empty();
    let flaw = if has_code { FormulaFlaw::NoTest } else { FormulaFlaw::Empty };
    FormulaError { flaw, place: end..end }
}

fn comparisons(whole: &Whole, place: &Place) -> usize {
    whole.text_at(place).matches(['<', '>']).count()
}

/// The members of the own thing as names of their own, where nothing else is read: `x, y, w, h, ex, ey, ew, eh` of one class.
fn bare(inputs: &[Input]) -> Option<Vec<Input>> {
    let of = |input: &Input| match &input.steps[..] {
        [Step::Member(name)] if &*input.root == "this" && input.parameter.is_none() => {
            Some(Input { root: name.clone(), root_type: None, steps: Vec::new(), ..input.clone() })
        }
        _ => None,
    };
    inputs.iter().map(of).collect()
}

/// Whether a parameter tells of an event or a time that passed, and of no shape.
fn is_of_event(name: &str, ty: Option<&str>) -> bool {
    const NAMES: &str = "e ev evt event sender dt delta deltaTime gameTime";
    ty.is_some_and(|ty| ty.ends_with("Event") || ty.ends_with("EventArgs") || ty == "GameTime") || is_in(name, NAMES)
}

fn parameters(function: &Rc<Function>) -> Vec<(Name, Option<Name>)> {
    let of = |parameter: &Parameter| {
        let ty = parameter.ty.as_ref().map(|ty| ty.name.clone());
        let names = parameter.pattern.names();
        names.map(|name| (name.clone(), ty.clone())).collect::<Vec<_>>()
    };
    function.parameters.iter().flat_map(of).collect()
}

/// Whether a run with several things answers whether one of them is hit, on a few thousand numbers.
fn any_of(one: &Record, lists: &[ListPath], many: &Record, length: usize) -> bool {
    const TRIES: usize = 4_000;
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    // A number of halves, mostly small.
    let mut half = || f64::from((random.next() >> 40) as u32 % 29) / 2.0;
    let mut single = vec![0.0; one.inputs.len()];
    let mut all = vec![0.0; many.inputs.len()];
    // Where the number of an element is in the run with several; one that it does not read is any number.
    let places: Vec<Vec<Option<usize>>> = (0..length)
        .map(|at| {
            one.inputs.iter().map(|input| many.inputs.iter().position(|other| is_at(input, other, at, lists))).collect()
        })
        .collect();
    for _ in 0..TRIES {
        all.iter_mut().for_each(|number| *number = half());
        let mut any = false;
        for of_element in &places {
            for (place, number) in of_element.iter().zip(&mut single) {
                *number = place.map_or_else(&mut half, |place| all[place]);
            }
            any |= one.answer(&single);
        }
        if many.answer(&all) != any {
            return false;
        }
    }
    true
}

/// Whether an input is that of the element at this place where the other run has its only element.
fn is_at(one: &Input, other: &Input, at: usize, lists: &[ListPath]) -> bool {
    let moved = lists.iter().find_map(|list| {
        let (index, behind) = list.element(one)?;
        (index == 0).then(|| [&list.steps[..], &[Step::Index(at)], behind].concat())
    });
    let steps = moved.as_ref().unwrap_or(&one.steps);
    one.root == other.root && one.parameter == other.parameter && *steps == other.steps
}

/// What an input is for a vocabulary, and its name there.
fn term(vocabulary: &dyn Vocabulary, meaning: Meaning) -> Option<(Term, String)> {
    let of = |shape: Shape, axis: Axis, part: Part| vocabulary.term(index(shape), axis as usize, part);
    match meaning {
        Meaning::Part { shape, axis, part } => match part {
            ShapePart::Min => of(shape, axis, Part::Min),
            ShapePart::Max => of(shape, axis, Part::Max),
            ShapePart::Size => of(shape, axis, Part::Size),
            ShapePart::Centre => of(shape, axis, Part::Centre),
            ShapePart::Last | ShapePart::Half | ShapePart::CutCentre => None,
        },
        Meaning::Radius(shape) => vocabulary.round(index(shape), CircleTerm::Radius),
        Meaning::Diameter(shape) => vocabulary.round(index(shape), CircleTerm::Diameter),
        Meaning::Coordinate { point, axis } => vocabulary.term(point, axis as usize, Part::Min),
        Meaning::Side { .. } | Meaning::Offset { .. } | Meaning::Length | Meaning::Number => None,
    }
}

const fn index(shape: Shape) -> usize {
    match shape {
        Shape::A => 0,
        Shape::B | Shape::Element(_) => 1,
    }
}

/// Numbers of a program as those of shapes.
struct Numbers<'a> {
    record: &'a Record,
    found: &'a FoundFamily,
    vocabulary: &'static dyn Vocabulary,
    count: usize,
    /// The axis that the comparison is about; none if there are several.
    axis: Option<Axis>,
}

impl Numbers<'_> {
    fn of(&mut self, node: NodeId) -> Result<Number, FormulaFlaw> {
        self.count += 1;
        if self.count > NUMBERS {
            return Err(FormulaFlaw::TooMuch(Bound::Tokens, NUMBERS));
        }
        Ok(match self.record.nodes.numbers[node] {
            Node::Constant(number) if number < 0.0 => Number::Negative(Box::new(Number::Constant(-number))),
            Node::Constant(number) => Number::Constant(number),
            Node::Input(input) => self.input(input)?,
            Node::Negative(of) => Number::Negative(Box::new(self.of(of)?)),
            Node::Absolute(of) => Number::Absolute(Box::new(self.of(of)?)),
            Node::Computed(how, left, right) => Number::Computed(how, Box::new([self.of(left)?, self.of(right)?])),
            Node::Extreme(which, left, right) => Number::Extreme(which, Box::new([self.of(left)?, self.of(right)?])),
            Node::Whole(how, of) => Number::Whole(how, Box::new(self.of(of)?)),
            Node::Root(of) => Number::Root(Box::new(self.of(of)?)),
        })
    }

    fn input(&self, input: usize) -> Result<Number, FormulaFlaw> {
        let meaning = self.found.meanings[input];
        let written = || self.record.inputs[input].written();
        let part = |shape: Shape, axis: Axis, part: Part| {
            let (term, name) = self
                .vocabulary
                .term(index(shape), axis as usize, part)
                .ok_or_else(|| FormulaFlaw::NotGiven(written()))?;
            Ok(Number::Named(term, name.into()))
        };
        let computed = |how, left, right| Number::Computed(how, Box::new([left, right]));
        let half = |number| computed(Arithmetic::Divide, number, Number::Constant(2.0));
        match meaning {
            Meaning::Part { shape, axis, part: ShapePart::Half } => Ok(half(part(shape, axis, Part::Size)?)),
            Meaning::Part { shape, axis, part: ShapePart::Last } => {
                Ok(computed(Arithmetic::Minus, part(shape, axis, Part::Max)?, Number::Constant(1.0)))
            }
            Meaning::Part { shape, axis, part: ShapePart::CutCentre } => {
                let half = half(part(shape, axis, Part::Size)?);
                let cut = Number::Whole(Rounding::TowardsZero, Box::new(half));
                Ok(computed(Arithmetic::Plus, part(shape, axis, Part::Min)?, cut))
            }
            Meaning::Offset { .. } => Ok(Number::Constant(0.0)),
            Meaning::Length => Ok(Number::Constant(1.0)),
            Meaning::Side { shape, is_half } if self.axis.is_some() => {
                let size = part(shape, self.axis.unwrap_or(Axis::X), Part::Size)?;
                Ok(if is_half { half(size) } else { size })
            }
            Meaning::Number | Meaning::Side { .. } => Err(FormulaFlaw::NotGiven(written())),
            other => {
                let (term, name) = term(self.vocabulary, other).ok_or_else(|| FormulaFlaw::NotGiven(written()))?;
                Ok(Number::Named(term, name.into()))
            }
        }
    }
}
