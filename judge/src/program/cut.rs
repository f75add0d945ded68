//! The one `if` of a whole program that compares two things: what stands around it draws, moves and reads keys.
//!
//! The names in the test are open numbers at that place. Values that the same block computes for it are kept, in their order, if
//! nothing between changes what they are made of. Where that is not certain, nothing is cut.

use super::mentions::each_expression;
use super::program::{Judged, undecided};
use super::rewrite::{rewritten, with_loops};
use super::run::each_name;
use super::syntax::{
    Binary, Expression, ExpressionKind, Function, Let, Name, Pattern, Place, Sign, Statement, StatementKind, Type,
};
use super::whole::Whole;
use std::collections::{HashMap, HashSet};
use std::rc::Rc;

/// So many comparisons has a test of two shapes at least, but for those of distances.
const FEWEST: usize = 4;

/// So many of them measure.
const MEASURES: usize = 8;
/// Functions and methods that measure between two shapes, or compare them.
const OF_TWO: [&str; 22] = [
    "dist",
    "distance",
    "Distance",
    "hypot",
    "sqrt",
    "distance_to",
    "distanceTo",
    "dst",
    "colliderect",
    "collidepoint",
    "intersects",
    "Intersects",
    "IntersectsWith",
    "overlaps",
    "Overlaps",
    "has_point",
    "CheckCollisionRecs",
    "CheckCollisionCircles",
    "CheckCollisionPointRec",
    "CheckCollisionCircleRec",
    "SDL_HasIntersection",
    "contains",
];

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
    let mut search = Search { whole, found: Vec::new(), lets: Vec::new(), blocks: Vec::new(), doubtful: None };
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
        pattern => {
            let mut is_open = false;
            each_name(pattern, &mut |name| is_open |= names.contains(name));
            !is_open
        }
    });
    // What a block declares with a type has one without the block, too.
    for (name, ty) in types {
        if seen.insert(name.clone()) {
            let place = ty.place.clone();
            let given = Let {
                pattern: Pattern::Name(name),
                ty: Some(ty),
                value: None,
                is_constant: false,
                of_function: false,
                is_static: false,
                is_reference: false,
            };
            text.globals.push((given, place));
        }
    }
    for unread in &mut text.unread {
        unread.changes.retain(|name| !names.contains(name));
    }
    Whole::new(text, &whole.source, whole.language, whole.with.clone())
}

/// The type of a value, where it is made by the name of a type.
fn made_type(whole: &Whole, value: &Expression) -> Option<Type> {
    match &value.kind {
        ExpressionKind::New(ty, _) | ExpressionKind::Object(Some(ty), _) => Some(ty.clone()),
        ExpressionKind::Call(called, _) => {
            let (ExpressionKind::Name(name) | ExpressionKind::Member(_, name)) = &called.kind else { return None };
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
                self.test(test, one, other, &statement.place);
            }
            if let StatementKind::Let(Let { pattern: Pattern::Name(name), value: Some(value), .. }) = &statement.kind
                && (weight(value) >= FEWEST && !has_or(value) || is_hit(value))
                && let Some(made) = self.made(value, &statement.place)
            {
                self.lets.push(Test { named: Some(name.clone()), ..made });
            }
            for body in statement.bodies() {
                self.statements(body);
            }
            self.blocks.pop();
        }
    }

    fn test(&mut self, test: &'a Expression, one: &[Statement], other: &[Statement], place: &Place) {
        let inner_compares =
            one.iter().any(|inner| matches!(&inner.kind, StatementKind::If(test, ..) if weight(test) > 0));
        let Some(made) = self.made(test, place) else {
            if weight(test) >= FEWEST || of_two(test) {
                self.doubt(place);
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
        if only_leaves || inner_compares || has_or(test) && !other.is_empty() {
            self.doubt(place);
            return;
        }
        self.found.push(made);
    }

    fn doubt(&mut self, place: &Place) {
        self.doubtful.get_or_insert_with(|| place.clone());
    }

    /// The test with all that is computed for it; `None` if that is not certain.
    fn made(&self, test: &Expression, place: &Place) -> Option<Test> {
        let mut slice = Slice {
            whole: self.whole,
            terms: HashSet::new(),
            open: HashSet::new(),
            types: HashMap::new(),
            kept: Vec::new(),
            changed: HashSet::new(),
        };
        let mut test = test.clone();
        for (_, holder) in self.blocks.iter().rev().skip(1) {
            // What a test around compares belongs to the question.
            if let Some(Statement { kind: StatementKind::If(around, one, _), .. }) = holder
                && weight(around) > 0
                && shares(around, &test)
            {
                let is_in_first =
                    one.iter().any(|inner| inner.place.start <= place.start && place.end <= inner.place.end);
                if !is_in_first {
                    return None;
                }
                let kind = ExpressionKind::Binary(Binary::And, Box::new(around.clone()), Box::new(test.clone()));
                test = Expression { kind, place: test.place.clone() };
            }
        }
        let counted: HashSet<Name> =
            self.blocks.iter().filter_map(|(_, holder)| *holder).flat_map(counted_by).collect();
        if !singled(&mut test, &counted, &mut HashMap::new()) {
            return None;
        }
        slice.terms.extend(names(&test));
        for (before, _) in self.blocks.iter().rev() {
            for statement in before.iter().rev() {
                slice.before(statement, &test)?;
            }
        }
        // `list[i].x` in what is computed for the test
        if slice.terms.iter().any(|name| counted.contains(name)) {
            return None;
        }
        // What is still not known is a name of the whole text.
        let globals = slice.terms.iter().filter(|name| self.is_opened(name, &test));
        slice.open.extend(globals.cloned().collect::<Vec<_>>());
        slice.kept.reverse();
        slice.kept.push(Statement { kind: StatementKind::If(test, Vec::new(), Vec::new()), place: place.clone() });
        Some(Test { place: place.clone(), named: None, statements: slice.kept, opened: slice.open, types: slice.types })
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
            for given in begin.iter().flat_map(lets) {
                each_name(&given.pattern, &mut |name| all.push(name.clone()));
            }
        }
        StatementKind::ForEach(Pattern::Name(name), list, ..) => {
            let counts = match &list.kind {
                ExpressionKind::Range(..) => true,
                ExpressionKind::Call(called, _) => {
                    matches!(
                        &called.kind,
                        ExpressionKind::Name(name) if matches!(&**name, "range" | "stepped")
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
        && let ExpressionKind::Name(at) = &at.kind
        && counted.contains(at)
        && let Some(path) = path(list)
    {
        let first = known.entry(path).or_insert_with(|| at.clone());
        if first != at {
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

/// What is computed for a test, from its end.
struct Slice<'a> {
    whole: &'a Whole,
    /// Names whose values are looked for.
    terms: HashSet<Name>,
    open: HashSet<Name>,
    /// The types with which a block declares open names.
    types: HashMap<Name, Type>,
    kept: Vec<Statement>,
    /// Names and members that are changed below.
    changed: HashSet<Name>,
}

impl Slice<'_> {
    /// A statement that gives a name of the whole text its value gives it to a name of the test.
    fn own(&self, statement: &Statement, name: &Name, value: &Expression) -> Statement {
        let is_set = !matches!(statement.kind, StatementKind::Let(_));
        let given = self.whole.global(name).first().filter(|_| is_set).map(|(given, _)| given.ty.clone());
        let kind = given.map(|ty| {
            StatementKind::Let(Let {
                pattern: Pattern::Name(name.clone()),
                ty,
                value: Some(value.clone()),
                is_constant: false,
                of_function: false,
                is_static: false,
                is_reference: false,
            })
        });
        Statement { kind: kind.unwrap_or_else(|| statement.kind.clone()), place: statement.place.clone() }
    }

    /// One statement further up.
    fn before(&mut self, statement: &Statement, test: &Expression) -> Option<()> {
        let set = match &statement.kind {
            StatementKind::Several(all) => {
                return all.iter().rev().try_for_each(|one| self.before(one, test));
            }
            StatementKind::Let(Let { pattern: Pattern::Name(name), value: Some(value), .. }) => Some((name, value)),
            StatementKind::Expression(value) | StatementKind::Done(value) => match &value.kind {
                ExpressionKind::Assign(None, target, value) => match &target.kind {
                    ExpressionKind::Name(name) => Some((name, &**value)),
                    _ => None,
                },
                _ => None,
            },
            _ => None,
        };
        if let Some((name, value)) = set
            && self.terms.contains(name)
            && !self.open.contains(name)
        {
            if is_given(value, name) || made_type(self.whole, value).is_some() {
                self.open.insert(name.clone());
                let declared = match &statement.kind {
                    StatementKind::Let(given) => given.ty.clone(),
                    _ => None,
                };
                let ty = declared.or_else(|| made_type(self.whole, value));
                self.types.extend(ty.map(|ty| (name.clone(), ty)));
            } else {
                let used = terms(value);
                if used.iter().any(|term| self.changed.contains(term)) {
                    return None;
                }
                self.terms.remove(name);
                self.terms.extend(names(value));
                self.kept.push(self.own(statement, name, value));
            }
            self.changed.insert(name.clone());
            return Some(());
        }
        // What is changed below it has the type of its declaration.
        if let StatementKind::Let(Let { pattern: Pattern::Name(name), ty, value, .. }) = &statement.kind
            && self.open.contains(name)
        {
            let ty = ty.clone().or_else(|| value.as_ref().and_then(|value| made_type(self.whole, value)));
            self.types.extend(ty.filter(|_| !self.types.contains_key(name)).map(|ty| (name.clone(), ty)));
        }
        // A test that leaves before, of the same numbers.
        if let StatementKind::If(around, one, _) = &statement.kind
            && weight(around) > 0
            && shares(around, test)
            && leaves(one)
        {
            return None;
        }
        let mut changed = HashSet::new();
        changes(self.whole, statement, &mut changed);
        // A part of what is kept may be another one by now; the kept ones are below, and were computed after the change.
        self.open.extend(self.terms.iter().filter(|name| changed.contains(*name)).cloned());
        self.changed.extend(changed);
        Some(())
    }
}

fn leaves(statements: &[Statement]) -> bool {
    statements.iter().any(|statement| {
        matches!(statement.kind, StatementKind::Return(_) | StatementKind::Continue | StatementKind::Break)
            || statement.bodies().into_iter().any(leaves)
    })
}

/// Whether a value comes from outside, or is a start that is counted on: nothing that says how it is made of others.
fn is_given(value: &Expression, own: &Name) -> bool {
    match &value.kind {
        ExpressionKind::Name(_) | ExpressionKind::New(..) | ExpressionKind::Object(..) => true,
        ExpressionKind::Index(..) => true,
        // `list.get(i)`
        ExpressionKind::Call(called, given) => {
            matches!(&called.kind, ExpressionKind::Member(_, name) if matches!(&**name, "get" | "at" | "elementAt"))
                && matches!(&given[..], [one] if matches!(one.value.kind, ExpressionKind::Name(_)))
        }
        ExpressionKind::Member(..) => false,
        _ => is_number(value) || names(value).contains(own),
    }
}

fn is_number(value: &Expression) -> bool {
    match &value.kind {
        ExpressionKind::Number(_) => true,
        ExpressionKind::Signed(_, of) => is_number(of),
        _ => false,
    }
}

/// Whether a test has a written number that may belong to one size only.
fn has_numbers(of: &Expression) -> bool {
    match &of.kind {
        ExpressionKind::Number(number) => !matches!(&*number.digits, "0" | "1" | "2" | "0.5" | "0.0" | "1.0" | "2.0"),
        _ => of.parts().into_iter().any(has_numbers),
    }
}

/// How many comparisons a test has.
fn weight(of: &Expression) -> usize {
    let own = match &of.kind {
        ExpressionKind::Binary(how, ..) => usize::from(compares(*how)),
        ExpressionKind::Chain(_, all) => all.iter().filter(|how| compares(**how)).count(),
        _ => 0,
    };
    // A distance on one axis is compared once for both sides.
    let is_distance = own > 0 && of.parts().into_iter().any(is_absolute);
    let own = if is_distance { 2 * own } else { own };
    own + of.parts().into_iter().map(weight).sum::<usize>()
}

fn is_absolute(of: &Expression) -> bool {
    let name = match &of.kind {
        ExpressionKind::Call(called, _) => match &called.kind {
            ExpressionKind::Name(name) | ExpressionKind::Member(_, name) => name,
            _ => return false,
        },
        _ => return false,
    };
    matches!(&**name, "abs" | "Abs" | "fabs" | "fabsf" | "absf")
}

const fn compares(how: Binary) -> bool {
    matches!(how, Binary::Less | Binary::AtMost | Binary::Greater | Binary::AtLeast)
}

/// Whether one of the functions of two shapes is called.
fn of_two(of: &Expression) -> bool {
    let is_it = match &of.kind {
        ExpressionKind::Call(called, given) => match &called.kind {
            ExpressionKind::Name(name) | ExpressionKind::Member(_, name) => {
                OF_TWO.contains(&&**name) && !given.is_empty()
            }
            _ => false,
        },
        _ => false,
    };
    is_it || of.parts().into_iter().any(of_two)
}

/// Whether a name gets another value.
fn is_assigned(statements: &[Statement], name: Option<&Name>) -> bool {
    let mut found = false;
    each_expression(statements, &mut |of, _| {
        if let ExpressionKind::Assign(_, target, _) | ExpressionKind::Step(target, ..) = &of.kind {
            found |= matches!(&target.kind, ExpressionKind::Name(own) if Some(own) == name);
        }
    });
    found
}

/// Whether a value is the answer of a function that says whether two shapes hit.
fn is_hit(of: &Expression) -> bool {
    let ExpressionKind::Call(called, given) = &of.kind else { return false };
    let (ExpressionKind::Name(name) | ExpressionKind::Member(_, name)) = &called.kind else { return false };
    !given.is_empty() && OF_TWO[MEASURES..].contains(&&**name)
}

fn has_or(of: &Expression) -> bool {
    match &of.kind {
        ExpressionKind::Binary(Binary::Or | Binary::BitOr, ..) | ExpressionKind::Signed(Sign::Not, _) => true,
        _ => of.parts().into_iter().any(has_or),
    }
}

/// The names that a value reads.
fn names(of: &Expression) -> HashSet<Name> {
    let mut all = HashSet::new();
    each(of, &mut |part| {
        if let ExpressionKind::Name(name) = &part.kind {
            all.insert(name.clone());
        }
    });
    all
}

/// The names and members that a value reads.
fn terms(of: &Expression) -> HashSet<Name> {
    let mut all = names(of);
    each(of, &mut |part| {
        if let ExpressionKind::Member(_, name) = &part.kind {
            all.insert(name.clone());
        }
    });
    all
}

fn each(of: &Expression, seen: &mut dyn FnMut(&Expression)) {
    seen(of);
    of.parts().into_iter().for_each(|part| each(part, seen));
}

/// The paths that a test compares: `player.x`, `px`.
fn paths(of: &Expression) -> HashSet<String> {
    let mut all = HashSet::new();
    path_parts(of, &mut all);
    all
}

fn path_parts(of: &Expression, all: &mut HashSet<String>) {
    match path(of) {
        Some(path) => {
            all.insert(path);
        }
        None => of.parts().into_iter().for_each(|part| path_parts(part, all)),
    }
}

fn path(of: &Expression) -> Option<String> {
    match &of.kind {
        ExpressionKind::Name(name) => Some(name.to_string()),
        ExpressionKind::Member(inner, name) => Some(format!("{}.{name}", path(inner)?)),
        _ => None,
    }
}

fn shares(one: &Expression, other: &Expression) -> bool {
    !paths(one).is_disjoint(&paths(other))
}

/// The names and members that a statement may change.
fn changes(whole: &Whole, statement: &Statement, all: &mut HashSet<Name>) {
    if let StatementKind::Let(given) = &statement.kind {
        each_name(&given.pattern, &mut |name| {
            all.insert(name.clone());
        });
    }
    if let StatementKind::ForEach(pattern, ..) = &statement.kind {
        each_name(pattern, &mut |name| {
            all.insert(name.clone());
        });
    }
    for of in statement.expressions() {
        each(of, &mut |part| changed_by(whole, part, all));
    }
    for body in statement.bodies() {
        body.iter().for_each(|inner| changes(whole, inner, all));
    }
}

fn changed_by(whole: &Whole, part: &Expression, all: &mut HashSet<Name>) {
    match &part.kind {
        ExpressionKind::Assign(_, target, _) | ExpressionKind::Step(target, ..) => {
            each(target, &mut |of| {
                if let ExpressionKind::Name(name) | ExpressionKind::Member(_, name) = &of.kind {
                    all.insert(name.clone());
                }
            });
        }
        ExpressionKind::Call(called, given) => {
            let of_text = match &called.kind {
                ExpressionKind::Name(name) => {
                    !whole.functions(None, name).is_empty() || !whole.methods(name).is_empty()
                }
                ExpressionKind::Member(of, name) => {
                    all.extend(names(of));
                    !whole.methods(name).is_empty() || !whole.functions(None, name).is_empty()
                }
                _ => true,
            };
            let is_thing = |name: &Name| whole.has_members(name);
            for one in given {
                all.extend(names(&one.value).into_iter().filter(is_thing));
            }
            if of_text {
                all.extend(whole.changes.names.iter().cloned());
                all.extend(whole.changes.parts.iter().cloned());
                all.extend(whole.changes.members.iter().cloned());
            }
        }
        _ => {}
    }
}
