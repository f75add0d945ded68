//! What is computed for a test before it, and what decides whether the test is reached at all.

use super::changes::{ANYTHING, Changing, ELEMENTS};
use super::reads::{is_number, names, path, paths, root_of, roots, terms, weight};
use super::{made_type, singled};
use crate::program::syntax::{
    Binary, Expression, ExpressionKind, Let, Name, Pattern, Place, Statement, StatementKind, Type,
};
use crate::program::{is_in, words_in};
use std::collections::{HashMap, HashSet};

/// What is computed for a test, from its end.
pub(super) struct Slice<'a> {
    pub changing: &'a Changing<'a>,
    /// The test, with what the tests around it compare.
    pub test: Expression,
    /// Names whose values are looked for.
    pub terms: HashSet<Name>,
    pub open: HashSet<Name>,
    /// The types with which a block declares open names.
    pub types: HashMap<Name, Type>,
    pub kept: Vec<Statement>,
    /// Names and members that are changed below.
    changed: HashSet<Name>,
    /// The paths that the test and what is computed for it read.
    read: HashSet<String>,
    /// The paths that decide whether the test is reached.
    guards: HashSet<String>,
    counted: &'a HashSet<Name>,
    /// The lists with elements that a loop is at.
    lists: HashMap<String, Name>,
}

impl<'a> Slice<'a> {
    pub(super) fn new(changing: &'a Changing<'a>, test: &Expression, counted: &'a HashSet<Name>) -> Option<Self> {
        let mut slice = Self {
            changing,
            test: test.clone(),
            terms: HashSet::new(),
            open: HashSet::new(),
            types: HashMap::new(),
            kept: Vec::new(),
            changed: HashSet::new(),
            read: HashSet::new(),
            guards: HashSet::new(),
            counted,
            lists: HashMap::new(),
        };
        if !singled(&mut slice.test, counted, &mut slice.lists) {
            return None;
        }
        slice.terms = names(&slice.test);
        slice.read = paths(&slice.test);
        Some(slice)
    }

    /// Out of a block, into what stands around the statement that holds it.
    pub(super) fn leave(&mut self, holder: &Statement, inner: &Place) -> Option<()> {
        match &holder.kind {
            StatementKind::If(around, one, _) => {
                let is_first = one.iter().any(|at| at.place.start <= inner.start && inner.end <= at.place.end);
                // What a test around compares belongs to the question.
                if is_first && weight(around) > 0 && self.shares(around) {
                    self.take(around)?;
                } else {
                    self.guard(around)?;
                }
            }
            StatementKind::While(test, _) | StatementKind::For(_, Some(test), ..) => self.guard(test)?,
            StatementKind::Switch(Some(value), _) => self.guard(value)?,
            _ => {}
        }
        let mut changed = HashSet::new();
        match &holder.kind {
            StatementKind::If(around, ..) => self.changing.expression(around, &mut changed),
            // The next turn sees what this one changes.
            _ => self.changing.statement(holder, &mut changed),
        }
        self.change(changed);
        Some(())
    }

    /// A test around, which is part of the question.
    fn take(&mut self, around: &Expression) -> Option<()> {
        if !terms(around).is_disjoint(&self.changed) {
            return None;
        }
        let mut around = around.clone();
        if !singled(&mut around, self.counted, &mut self.lists) {
            return None;
        }
        self.terms.extend(names(&around));
        self.read.extend(paths(&around));
        let place = self.test.place.clone();
        let kind = ExpressionKind::binary(Binary::And, around, self.test.clone());
        self.test = Expression::new(kind, place);
        Some(())
    }

    /// A value that decides whether the test is reached: it must not compare the same things.
    fn guard(&mut self, value: &Expression) -> Option<()> {
        if weight(value) > 0 && self.shares(value) || self.is_of_both(value) {
            return None;
        }
        self.guards.extend(paths(value));
        Some(())
    }

    fn shares(&self, value: &Expression) -> bool {
        !self.read.is_disjoint(&paths(value))
    }

    /// Whether something is called with two things of the test: `near(a, b)`, `a.near(b)`.
    fn is_of_both(&self, value: &Expression) -> bool {
        let own = self.roots();
        let is_it = matches!(value.kind, ExpressionKind::Call(..)) && roots(value).intersection(&own).count() > 1;
        is_it || value.parts().any(|part| self.is_of_both(part))
    }

    fn roots(&self) -> HashSet<String> {
        self.read.iter().map(|path| root_of(path).to_owned()).collect()
    }

    fn change(&mut self, changed: HashSet<Name>) {
        // A part of what is kept may be another one by now; the kept ones are below, and were computed after the change.
        self.open.extend(self.terms.iter().filter(|name| changed.contains(*name)).cloned());
        self.changed.extend(changed);
    }

    /// One statement further up.
    pub(super) fn before(&mut self, statement: &Statement) -> Option<()> {
        if let StatementKind::Several(all) = &statement.kind {
            return all.iter().rev().try_for_each(|one| self.before(one));
        }
        self.leaving(statement, false)?;
        self.guarding(statement)?;
        if let Some((name, value)) = set(statement)
            && self.terms.contains(name)
            && !self.open.contains(name)
        {
            return self.keep(name, value, statement);
        }
        // What is changed below it has the type of its declaration.
        if let StatementKind::Let(Let { pattern: Pattern::Name(name), ty, value, .. }) = &statement.kind
            && self.open.contains(name)
        {
            let of_value = || value.as_ref().and_then(|value| made_type(self.changing.whole, value));
            let ty = ty.clone().or_else(of_value).filter(|_| !self.types.contains_key(name));
            self.types.extend(ty.map(|ty| (name.clone(), ty)));
        }
        let mut changed = HashSet::new();
        self.changing.statement(statement, &mut changed);
        self.change(changed);
        Some(())
    }

    /// A name of the test gets its value here.
    fn keep(&mut self, name: &Name, value: &Expression, statement: &Statement) -> Option<()> {
        let whole = self.changing.whole;
        if self.is_given(value, name) || made_type(whole, value).is_some() {
            self.open.insert(name.clone());
            let declared = match &statement.kind {
                StatementKind::Let(given) => given.ty.clone(),
                _ => None,
            };
            let ty = declared.or_else(|| made_type(whole, value));
            self.types.extend(ty.map(|ty| (name.clone(), ty)));
        } else {
            let used = terms(value);
            let is_changed = |term: &Name| self.changed.contains(term);
            if used.iter().any(is_changed) || !used.is_empty() && self.changed.contains(ANYTHING) {
                return None;
            }
            self.terms.remove(name);
            self.terms.extend(names(value));
            self.read.extend(paths(value));
            let own = self.own(statement, name, value);
            self.kept.push(own);
        }
        let mut changed = HashSet::from([name.clone()]);
        self.changing.expression(value, &mut changed);
        self.changed.extend(changed);
        Some(())
    }

    /// A statement that gives a name of the whole text its value gives it to a name of the test.
    fn own(&self, statement: &Statement, name: &Name, value: &Expression) -> Statement {
        let is_set = !matches!(statement.kind, StatementKind::Let(_));
        let given = self.changing.whole.global(name).first().filter(|_| is_set).map(|(given, _)| given.ty.clone());
        let kind = given.map(|ty| StatementKind::Let(Let::of(Pattern::Name(name.clone()), ty, Some(value.clone()))));
        Statement::new(kind.unwrap_or_else(|| statement.kind.clone()), statement.place.clone())
    }

    /// Whether a value comes from outside, or is a start that is counted on: nothing that says how it is made of others.
    fn is_given(&self, value: &Expression, own: &Name) -> bool {
        let is_thing = |name: &Name| self.changing.whole.has_members(name);
        match &value.kind {
            // `left = x`, where both are numbers
            ExpressionKind::Name(name) => is_thing(name) || is_thing(own),
            ExpressionKind::New(..) | ExpressionKind::Object(..) => true,
            ExpressionKind::Index(_, at) => !matches!(at.kind, ExpressionKind::Number(_)) || is_thing(own),
            // `list.get(i)`
            ExpressionKind::Call(called, given) => {
                matches!(&called.kind, ExpressionKind::Member(_, name) if is_in(name, "get at elementAt"))
                    && matches!(&given[..], [one] if matches!(one.value.kind, ExpressionKind::Name(_)))
            }
            ExpressionKind::Member(..) => false,
            _ => is_number(value) || names(value).contains(own),
        }
    }

    /// Tests in a statement that leave before the test: they must not compare the same numbers.
    fn leaving(&mut self, statement: &Statement, in_loop: bool) -> Option<()> {
        if let StatementKind::If(test, one, other) = &statement.kind
            && (leaves(one, in_loop) || leaves(other, in_loop))
        {
            self.guard(test)?;
        }
        let in_loop = in_loop || is_loop(statement);
        let inner = statement.bodies().flatten();
        inner.into_iter().try_for_each(|inner| self.leaving(inner, in_loop))
    }

    /// A statement that sets what decides whether the test is reached: that must not be made of both things.
    fn guarding(&mut self, statement: &Statement) -> Option<()> {
        let mut targets = HashSet::new();
        let mut all = Vec::new();
        parts_of(statement, &mut targets, &mut all);
        if targets.is_disjoint(&self.guards) {
            return Some(());
        }
        let own = self.roots();
        let named: HashSet<String> = all.iter().flat_map(|of| roots(of)).collect();
        if named.intersection(&own).count() > 1 && all.iter().any(|of| self.shares(of) || self.is_of_both(of)) {
            return None;
        }
        self.guards.extend(all.into_iter().flat_map(paths));
        Some(())
    }

    /// Whether something outside of all functions that is not read may leave before the test, or change what is computed for it.
    pub(super) fn is_jumped(&self, test: &Expression) -> bool {
        const JUMPS: &str = "goto gosub return exit break";
        let whole = self.changing.whole;
        let roots = self.roots();
        let begin = self.kept.last().map(|first| first.place.start);
        whole.text.unread.iter().filter(|unread| unread.place.start < test.place.start).any(|unread| {
            let text = whole.text_at(&unread.place);
            let words = || words_in(text);
            let jumps = words().any(|word| is_in(word, JUMPS)) && words().any(|word| roots.contains(word));
            let is_between = begin.is_some_and(|begin| begin < unread.place.start);
            jumps || is_between && unread.changes.iter().any(|name| self.terms.contains(name))
        })
    }

    /// Whether a kept value is computed of elements that any loop is at.
    pub(super) fn reads_counted(&self) -> bool {
        self.terms.iter().any(|name| self.counted.contains(name) || &**name == ELEMENTS)
    }
}

/// What a statement gives a name, as its whole.
pub(super) fn set(statement: &Statement) -> Option<(&Name, &Expression)> {
    match &statement.kind {
        StatementKind::Let(Let { pattern: Pattern::Name(name), value: Some(value), .. }) => Some((name, value)),
        StatementKind::Expression(value) | StatementKind::Done(value) => match &value.kind {
            ExpressionKind::Assign(None, target, value) => match &target.kind {
                ExpressionKind::Name(name) => Some((name, value)),
                _ => None,
            },
            _ => None,
        },
        _ => None,
    }
}

/// The paths that a statement and those in it set, and all its expressions.
fn parts_of<'s>(statement: &'s Statement, targets: &mut HashSet<String>, all: &mut Vec<&'s Expression>) {
    if let StatementKind::Let(given) = &statement.kind {
        targets.extend(given.pattern.names().map(ToString::to_string));
    }
    for of in statement.expressions() {
        super::reads::each(of, &mut |part| {
            if let ExpressionKind::Assign(_, target, _) | ExpressionKind::Step(target, ..) = &part.kind {
                targets.extend(path(target));
            }
        });
        all.push(of);
    }
    for inner in statement.bodies().flatten() {
        parts_of(inner, targets, all);
    }
}

const fn is_loop(statement: &Statement) -> bool {
    matches!(
        statement.kind,
        StatementKind::While(..) | StatementKind::DoWhile(..) | StatementKind::For(..) | StatementKind::ForEach(..)
    )
}

/// Whether one of these statements leaves what is around. In a loop of its own only a `return` does.
fn leaves(statements: &[Statement], in_loop: bool) -> bool {
    statements.iter().any(|statement| match statement.kind {
        StatementKind::Return(_) => true,
        StatementKind::Continue | StatementKind::Break => !in_loop,
        _ => statement.bodies().any(|body| leaves(body, in_loop || is_loop(statement))),
    })
}
