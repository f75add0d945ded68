//! The one `if` of a whole program that compares two things: what stands around it draws, moves and reads keys.
//!
//! The names in the test are open numbers at that place. Values that the same block computes for it are kept, in their order, if
//! nothing between changes what they are made of. Where that is not certain, nothing is cut.

mod apart;
mod changes;
mod reads;
mod slice;

use self::apart::is_apart;
use self::changes::Changing;
use self::reads::{called, given_to, has_numbers, is_number, of_two, path, weight};
use self::slice::{Slice, set};
use super::mentions::each_expression;
use super::program::{Judged, undecided};
use super::rewrite::{rewritten, with_loops};
use super::syntax::{
    Binary, Expression, ExpressionKind, Function, Let, Name, Pattern, Place, Sign, Statement, StatementKind, Type,
};
use super::whole::Whole;
use crate::program::is_in;
use std::collections::{HashMap, HashSet};
use std::rc::Rc;

/// So many comparisons has a test of two shapes at least, but for those of distances.
const FEWEST: usize = 4;

/// Functions and methods that measure between two shapes.
const MEASURES: &str = "dist distance Distance hypot sqrt distance_to distanceTo dst";
/// Those that compare them.
const COMPARES: &str = "colliderect collidepoint intersects Intersects IntersectsWith overlaps Overlaps has_point \
    CheckCollisionRecs CheckCollisionCircles CheckCollisionPointRec CheckCollisionCircleRec SDL_HasIntersection \
    contains";

/// Why nothing is cut.
pub(super) enum NotCut {
    /// It is a test itself.
    Answers,
    NoTest,
    /// The tests at these places.
    Several(Vec<Place>),
    /// What the test here compares is not certain.
    Unclear(Place),
}

/// A text and the test in it.
pub(super) fn cut(whole: &Whole, judged: &Judged) -> Result<(Whole, Judged), NotCut> {
    let body = match judged {
        Judged::Function(function) => {
            let body = without_status(&function.body, &*function.name == "main");
            if super::program::answers(&body) || function.answers_last {
                return Err(NotCut::Answers);
            }
            with_loops(whole.language, &body)
        }
        Judged::Statements(statements) => with_loops(whole.language, statements),
    };
    if let Some(error) = undecided(&body) {
        return Err(NotCut::Unclear(error.place));
    }
    let changing = Changing::of(whole, &body);
    let mut search =
        Search { whole, changing, found: Vec::new(), lets: Vec::new(), blocks: Vec::new(), doubtful: None };
    search.statements(&body);
    if let Some(place) = search.doubtful {
        return Err(NotCut::Unclear(place));
    }
    search.lets.retain(|test| !is_assigned(&body, test.named.as_ref()));
    let found = if search.found.is_empty() { &mut search.lets } else { &mut search.found };
    if found.len() > 1 {
        return Err(NotCut::Several(found.iter().map(|test| test.place.clone()).collect()));
    }
    let only = found.pop().ok_or(NotCut::NoTest)?;
    let names = only.opened;
    let statements = only.statements;
    let judged = match judged {
        Judged::Function(function) => Judged::Function(Rc::new(Function { body: statements, ..(**function).clone() })),
        Judged::Statements(_) => Judged::Statements(statements),
    };
    Ok((opened(whole, &names, only.types), judged))
}

/// Statements that return nothing where they return how a program ended, or that no error came up: `return 0` in `main`, `return nil`.
fn without_status(statements: &[Statement], is_main: bool) -> Vec<Statement> {
    let is_status = |value: &Expression| match &value.kind {
        ExpressionKind::Nothing => true,
        _ => is_main && is_number(value),
    };
    rewritten(statements, &|kind| match kind {
        StatementKind::Return(Some(value)) if is_status(value) => Some(StatementKind::Return(None)),
        _ => None,
    })
}

/// The same text, where the shapes that it writes out as examples have any numbers: `let player = { x: 0, y: 0, w: 20, h: 20 }`
/// beside a function. `None` if there are none.
pub(super) fn without_example_shapes(whole: &Whole) -> Option<Whole> {
    let is_example = |value: &Expression| match &value.kind {
        ExpressionKind::Object(None, fields) => {
            let has =
                |axis: &str| fields.iter().any(|field| field.name.as_deref() == Some(axis) && is_number(&field.value));
            has("x") && has("y")
        }
        _ => false,
    };
    let of = |(given, _): &(Let, Place)| match (&given.pattern, &given.value) {
        (Pattern::Name(name), Some(value)) if is_example(value) && whole.has_members(name) => Some(name.clone()),
        _ => None,
    };
    let names: HashSet<Name> = whole.text.globals.iter().filter_map(of).collect();
    (!names.is_empty() && !whole.text.functions.is_empty()).then(|| opened(whole, &names, HashMap::new()))
}

/// The same text, where these names have any value.
fn opened(whole: &Whole, names: &HashSet<Name>, types: HashMap<Name, Type>) -> Whole {
    let mut text = whole.text.clone();
    for (given, _) in &mut text.globals {
        let is_open = matches!(&given.pattern, Pattern::Name(name) if names.contains(name));
        if is_open {
            given.ty = given.ty.take().or_else(|| given.value.as_ref().and_then(|value| made_type(whole, value)));
            given.value = None;
        }
    }
    let mut seen = HashSet::new();
    text.globals.retain(|(given, _)| match &given.pattern {
        Pattern::Name(name) if names.contains(name) => seen.insert(name.clone()),
        Pattern::Name(_) => true,
        pattern => !pattern.names().any(|name| names.contains(name)),
    });
    // What a block declares with a type has one without the block, too.
    for (name, ty) in types {
        if seen.insert(name.clone()) {
            let place = ty.place.clone();
            text.globals.push((Let::of(Pattern::Name(name), Some(ty), None), place));
        }
    }
    for unread in &mut text.unread {
        unread.changes.retain(|name| !names.contains(name));
    }
    Whole::new(text, &whole.source, whole.language, whole.with.clone()).with_radii(whole.radii.clone())
}

/// The type of a value, where it is made by the name of a type.
fn made_type(whole: &Whole, value: &Expression) -> Option<Type> {
    match &value.kind {
        ExpressionKind::New(ty, _) | ExpressionKind::Object(Some(ty), _) => Some(ty.clone()),
        ExpressionKind::Call(called, _) => {
            let name = called.last_name()?;
            let is_type = super::library::is_shape_type(name) || whole.class(name).is_some();
            is_type.then(|| Type { name: (&**name).into(), place: called.place.clone(), ..Type::default() })
        }
        _ => None,
    }
}

/// A test, what is computed for it before, and the names that are open there.
struct Test {
    place: Place,
    /// The name that gets its answer.
    named: Option<Name>,
    statements: Vec<Statement>,
    opened: HashSet<Name>,
    /// The types of those that a block declares.
    types: HashMap<Name, Type>,
}

struct Search<'a> {
    whole: &'a Whole,
    changing: Changing<'a>,
    found: Vec<Test>,
    /// Tests that only give a name their answer: `bool hit = CheckCollisionRecs(a, b)`.
    lets: Vec<Test>,
    /// The blocks around the place, each with the statements before it, and the statement that holds the next one.
    blocks: Vec<(&'a [Statement], Option<&'a Statement>)>,
    /// The first test of which it is not certain what it asks.
    doubtful: Option<Place>,
}

impl<'a> Search<'a> {
    fn statements(&mut self, statements: &'a [Statement]) {
        for (at, statement) in statements.iter().enumerate() {
            self.blocks.push((&statements[..at], Some(statement)));
            if let StatementKind::If(test, one, other) = &statement.kind {
                self.test(test, one, other);
            }
            if let StatementKind::Let(Let { pattern: Pattern::Name(name), value: Some(value), .. }) = &statement.kind
                && (weight(value) >= FEWEST && !has_or(value) || is_hit(value))
                && let Some(made) = self.made(value)
            {
                self.lets.push(Test { named: Some(name.clone()), ..made });
            }
            for body in statement.bodies() {
                self.statements(body);
            }
            self.blocks.pop();
        }
    }

    fn test(&mut self, test: &'a Expression, one: &[Statement], other: &[Statement]) {
        let inner_compares =
            one.iter().any(|inner| matches!(&inner.kind, StatementKind::If(test, ..) if weight(test) > 0));
        let Some(made) = self.made(test) else {
            if weight(test) >= FEWEST || of_two(test) {
                self.doubt(&test.place);
            }
            return;
        };
        let weight: usize = made.statements.iter().flat_map(Statement::expressions).map(weight).sum();
        let is_of_two = made.statements.iter().flat_map(Statement::expressions).any(of_two);
        if weight < FEWEST && !is_of_two {
            return;
        }
        // Which of both parts is done for a hit has to be certain.
        let is_left_out = one.is_empty() && other.is_empty();
        let only_leaves = !is_left_out
            && one.iter().all(|statement| {
                matches!(
                    statement.kind,
                    StatementKind::Nothing | StatementKind::Continue | StatementKind::Break | StatementKind::Return(_)
                )
            });
        if only_leaves || inner_compares || is_apart(self.whole, &made.statements) {
            self.doubt(&test.place);
            return;
        }
        self.found.push(made);
    }

    fn doubt(&mut self, place: &Place) {
        self.doubtful.get_or_insert_with(|| place.clone());
    }

    /// The test with all that is computed for it; `None` if that is not certain.
    fn made(&self, test: &Expression) -> Option<Test> {
        let holders = || self.blocks.iter().filter_map(|(_, holder)| *holder);
        let counted: HashSet<Name> = holders().flat_map(counted_by).collect();
        let mut slice = Slice::new(&self.changing, test, &counted)?;
        let mut inner: Option<Place> = None;
        for (before, holder) in self.blocks.iter().rev() {
            if let (Some(inner), Some(holder)) = (&inner, holder) {
                slice.leave(holder, inner)?;
            }
            inner = holder.map(|holder| holder.place.clone());
            before.iter().rev().try_for_each(|statement| slice.before(statement))?;
        }
        // `list[i].x` in what is computed for the test
        if slice.reads_counted() || slice.is_jumped(test) {
            return None;
        }
        let place = test.place.clone();
        let mut statements = std::mem::take(&mut slice.kept);
        statements.reverse();
        let test = slice.test.clone();
        statements.push(Statement::new(StatementKind::If(test.clone(), Vec::new(), Vec::new()), place));
        // What is still not known is a name of the whole text, but for functions.
        let called: HashSet<Name> =
            statements.iter().flat_map(Statement::expressions).flat_map(|of| called(self.whole, of)).collect();
        let is_open = |name: &&Name| self.is_opened(name, &test) && !called.contains(*name);
        let opened: HashSet<Name> = slice.terms.iter().filter(is_open).chain(&slice.open).cloned().collect();
        Some(Test { place: test.place, named: None, statements, opened, types: slice.types })
    }

    /// Whether a name of the whole text has any value at the test: it is changed, or it is a shape, or a written example.
    fn is_opened(&self, name: &Name, test: &Expression) -> bool {
        let given = self.whole.global(name);
        let Some((first, _)) = given.first() else { return true };
        let is_changed = self.whole.is_changed(name) || given.len() > 1;
        let is_shape = self.whole.has_members(name);
        let is_example = first.value.as_ref().is_none_or(is_number) && !first.is_constant && !has_numbers(test);
        is_changed || is_shape || is_example
    }
}

/// The names with which a loop counts.
fn counted_by(statement: &Statement) -> Vec<Name> {
    let mut all = Vec::new();
    match &statement.kind {
        StatementKind::For(begin, ..) => {
            all.extend(begin.iter().flat_map(lets).flat_map(|given| given.pattern.names()).cloned());
        }
        StatementKind::ForEach(Pattern::Name(name), list, ..) => {
            let counts = match &list.kind {
                ExpressionKind::Range(..) => true,
                ExpressionKind::Call(called, _) => {
                    matches!(
                        &called.kind,
                        ExpressionKind::Name(name) if is_in(name, "range stepped")
                    ) || matches!(&called.kind, ExpressionKind::Member(of, _) if matches!(of.kind, ExpressionKind::Range(..)))
                }
                _ => false,
            };
            all.extend(counts.then(|| name.clone()));
        }
        _ => {}
    }
    all
}

fn lets(statement: &Statement) -> Vec<&Let> {
    match &statement.kind {
        StatementKind::Let(given) => vec![given],
        StatementKind::Several(all) => all.iter().flat_map(lets).collect(),
        _ => Vec::new(),
    }
}

/// Puts the list's own name in the place of the element that a loop is at: `enemies[i].x` is a number of an enemy. False where a list
/// has two such.
fn singled(of: &mut Expression, counted: &HashSet<Name>, known: &mut HashMap<String, Name>) -> bool {
    if let ExpressionKind::Index(list, at) = &of.kind
        && let Some(at) = at.name()
        && counted.contains(at)
        && let Some(path) = path(list)
    {
        // Nor have two lists the same: of one of them that is another element than the loop over it is at.
        let is_of_other = known.iter().any(|(other, index)| index == at && *other != path);
        let first = known.entry(path).or_insert_with(|| at.clone());
        if first != at || is_of_other {
            return false;
        }
        *of = (**list).clone();
        return true;
    }
    match &mut of.kind {
        ExpressionKind::Member(inner, _) | ExpressionKind::Signed(_, inner) => singled(inner, counted, known),
        ExpressionKind::Binary(_, one, other) | ExpressionKind::Index(one, other) => {
            singled(one, counted, known) && singled(other, counted, known)
        }
        ExpressionKind::Chain(all, _) => all.iter_mut().all(|one| singled(one, counted, known)),
        ExpressionKind::Call(called, given) => {
            singled(called, counted, known) && given.iter_mut().all(|one| singled(&mut one.value, counted, known))
        }
        _ => true,
    }
}

/// Whether a name gets another value.
fn is_assigned(statements: &[Statement], name: Option<&Name>) -> bool {
    let mut found = false;
    each_expression(statements, &mut |of, _| {
        if let ExpressionKind::Assign(_, target, _) | ExpressionKind::Step(target, ..) = &of.kind {
            found |= target.name().is_some() && target.name() == name;
        }
    });
    found
}

/// Whether a value is the answer of a function that says whether two shapes hit.
fn is_hit(of: &Expression) -> bool {
    given_to(of, COMPARES).is_some_and(|given| !given.is_empty())
}

fn has_or(of: &Expression) -> bool {
    match &of.kind {
        ExpressionKind::Binary(Binary::Or | Binary::BitOr, ..) | ExpressionKind::Signed(Sign::Not, _) => true,
        _ => of.parts().any(has_or),
    }
}
