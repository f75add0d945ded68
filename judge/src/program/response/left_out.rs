//! Statements of the judged function that play no part: `score += 10`, `playSound("hit")`. They are left out, and said.
//!
//! A call of something unknown is left out only if it gets nothing that the rest of the function speaks of. Where A is no parameter, but
//! a name outside or the own thing, anything could change it: then only calls that make a sound, print or draw are left out.

use super::super::mentions::each_expression;
use super::super::program::Judged;
use super::super::rules;
use super::super::syntax::{Expression, ExpressionKind, Function, Name, Place, Statement, StatementKind};
use super::super::whole::Whole;
use super::names::{meant, subwords};
use crate::program::is_in;
use std::collections::HashSet;
use std::rc::Rc;

const HARMLESS: &str = "sound sounds sfx audio music beep print println printf log debug console shake particle particles vibrate alert \
    reload redraw";

/// Functions that run a text, or something that is not in sight.
const RUNS: &str = "eval exec execfile function settimeout setinterval load loadstring loadfile dofile compile call apply invoke send \
    sendmessage";

pub(super) fn without(judged: Judged, whole: &Whole) -> (Judged, Vec<String>) {
    let Judged::Function(function) = &judged else { return (judged, Vec::new()) };
    let mut asides = Asides { whole, function, spoken: HashSet::new() };
    let mut all = Vec::new();
    collect(&function.body, &mut |statement| {
        if asides.may_be(statement) {
            all.push(statement.place.clone());
        }
    });
    // What is kept speaks of names, and so may keep more.
    loop {
        let spoken = asides.spoken_without(&all);
        let before = all.len();
        asides.spoken = spoken;
        let mut kept = Vec::new();
        collect(&function.body, &mut |statement| {
            if all.contains(&statement.place) && asides.is_aside(statement) {
                kept.push(statement.place.clone());
            }
        });
        all = kept;
        if all.len() == before {
            break;
        }
    }
    if all.is_empty() {
        return (judged, Vec::new());
    }
    let mut written: Vec<String> = Vec::new();
    for place in &all {
        let text = whole.text_at(place).trim().trim_end_matches(';').to_owned();
        if !written.contains(&text) {
            written.push(text);
        }
    }
    let mut rest = Function::clone(function);
    drop_all(&mut rest.body, &all);
    (Judged::Function(Rc::new(rest)), written)
}

/// The statements that stand outside of a judged function and do something: what only declares is read.
pub(super) fn outside(judged: &Judged, whole: &Whole) -> Vec<String> {
    if matches!(judged, Judged::Statements(_)) {
        return Vec::new();
    }
    let is_declared = |statement: &Statement| whole.text.globals.iter().any(|(_, place)| *place == statement.place);
    let acts = |statement: &&Statement| {
        !is_declared(statement) && !matches!(statement.kind, StatementKind::Let(_) | StatementKind::Nothing)
    };
    let written = |statement: &Statement| whole.written(&statement.place).trim_end_matches(';').to_owned();
    let unread = whole.text.unread.iter().map(|unread| whole.written(&unread.place));
    whole.text.statements.iter().filter(acts).map(written).chain(unread).collect()
}

struct Asides<'a> {
    whole: &'a Whole,
    function: &'a Function,
    /// The names of which the rest of the function speaks, members too.
    spoken: HashSet<Name>,
}

impl Asides<'_> {
    /// Whether the form of a statement is that of one that plays no part.
    fn may_be(&self, statement: &Statement) -> bool {
        // The value of the last one may be the answer.
        if self.function.answers_last && matches!(statement.kind, StatementKind::Expression(_)) {
            return false;
        }
        // `if (score === 10) alert("…")`
        if let StatementKind::If(test, one, other) = &statement.kind {
            return is_plain(test) && !one.is_empty() && one.iter().chain(other).all(|inner| self.may_be(inner));
        }
        match of(statement).map(|of| &of.kind) {
            Some(ExpressionKind::Call(called, arguments)) => {
                let Some(names) = names(called) else { return false };
                let is_own = names.first().is_some_and(|first| {
                    let is_defined = self.whole.all_functions().iter().any(|own| own.name == *first);
                    is_in(first, "this self super") || is_defined || self.whole.class(first).is_some()
                });
                let is_defined =
                    names.last().is_some_and(|last| self.whole.all_functions().iter().any(|own| own.name == *last));
                let runs = names.iter().any(|name| is_in(&name.to_lowercase(), RUNS));
                !is_own && !is_defined && !runs && arguments.iter().all(|argument| is_plain(&argument.value))
            }
            Some(ExpressionKind::Assign(Some(_), target, value)) => self.counts(target) && is_plain(value),
            Some(ExpressionKind::Step(target, ..)) => self.counts(target),
            _ => false,
        }
    }

    /// Whether a target is a counter: its name says nothing of a place or a velocity, and no function stands behind it.
    fn counts(&self, target: &Expression) -> bool {
        let Some(names) = names(target) else { return false };
        let words: Vec<String> = names.iter().map(ToString::to_string).collect();
        let Some(last) = words.last() else { return false };
        let is_defined = self.whole.all_functions().iter().any(|own| *own.name == **last);
        meant(&words).is_empty() && meant(std::slice::from_ref(last)).is_empty() && !is_defined
    }

    fn is_aside(&self, statement: &Statement) -> bool {
        if let StatementKind::If(_, one, other) = &statement.kind {
            return one.iter().chain(other).all(|inner| self.is_aside(inner));
        }
        let Some(of) = of(statement) else { return false };
        let mut mentioned = HashSet::new();
        let target = match &of.kind {
            ExpressionKind::Assign(_, target, _) | ExpressionKind::Step(target, ..) => Some(target),
            _ => None,
        };
        if let Some(target) = target {
            // Its own name is only here; the thing that it is a part of may be anywhere.
            return target.last_name().is_some_and(|name| !self.spoken.contains(name));
        }
        names_in(of, &mut mentioned);
        if mentioned.iter().any(|name| self.spoken.contains(name) || self.is_parameter(name)) {
            return false;
        }
        let ExpressionKind::Call(called, _) = &of.kind else { return false };
        let words = names(called).unwrap_or_default();
        let is_harmless = words.iter().flat_map(|name| subwords(name)).any(|word| is_in(&word, HARMLESS));
        is_harmless || !self.has_open_things()
    }

    fn is_parameter(&self, name: &Name) -> bool {
        self.function.parameters.iter().any(|parameter| parameter.pattern.names().any(|own| own == name))
    }

    /// Whether the function gives values to what is no parameter and no name of its own: A may be there.
    fn has_open_things(&self) -> bool {
        let mut own: HashSet<Name> = HashSet::new();
        collect(&self.function.body, &mut |statement| {
            if let StatementKind::Let(given) = &statement.kind {
                own.extend(given.pattern.names().cloned());
            }
        });
        let mut found = self.function.own.is_some() || self.function.parameters.is_empty();
        each_expression(&self.function.body, &mut |of, _| {
            let (ExpressionKind::Assign(_, target, _) | ExpressionKind::Step(target, ..)) = &of.kind else { return };
            let Some(names) = names(target) else { return };
            let Some(root) = names.first().filter(|root| !self.is_parameter(root)) else { return };
            let is_made = rules::assignment_declares(self.whole.language) && !self.whole.reaching.contains(root);
            let is_own = names.len() == 1 && (own.contains(root) || is_made || !self.spoken.contains(root));
            found |= !is_own;
        });
        found
    }

    fn spoken_without(&self, left: &[Place]) -> HashSet<Name> {
        let mut spoken = HashSet::new();
        let mut body = self.function.body.clone();
        drop_all(&mut body, left);
        each_expression(&body, &mut |of, _| own_name(of, &mut spoken));
        for other in self.whole.all_functions().iter().filter(|other| other.place != self.function.place) {
            // A helper may speak of it, too.
            let is_called = spoken.contains(&other.name);
            if is_called {
                let mut more = HashSet::new();
                each_expression(&other.body, &mut |of, _| own_name(of, &mut more));
                spoken.extend(more);
            }
        }
        spoken
    }
}

/// What a statement computes, if that is all.
fn of(statement: &Statement) -> Option<&Expression> {
    match &statement.kind {
        StatementKind::Expression(of) | StatementKind::Done(of) => Some(of),
        _ => None,
    }
}

/// A number, a text, or a name: nothing that does something.
fn is_plain(of: &Expression) -> bool {
    let is_program = |text: &str| text.contains(['=', ';', '(']);
    if let ExpressionKind::Text(text) = &of.kind {
        return !is_program(text);
    }
    let is_it = matches!(
        of.kind,
        ExpressionKind::Number(_)
            | ExpressionKind::Bool(_)
            | ExpressionKind::Nothing
            | ExpressionKind::Name(_)
            | ExpressionKind::Member(..)
            | ExpressionKind::Signed(..)
            | ExpressionKind::Binary(..)
    );
    is_it && of.parts().all(is_plain)
}

/// `sounds.land.play`: its names.
fn names(of: &Expression) -> Option<Vec<Name>> {
    match &of.kind {
        ExpressionKind::Name(name) => Some(vec![name.clone()]),
        ExpressionKind::Member(inner, name) => {
            let mut all = names(inner)?;
            all.push(name.clone());
            Some(all)
        }
        _ => None,
    }
}

fn own_name(of: &Expression, all: &mut HashSet<Name>) {
    match &of.kind {
        ExpressionKind::Name(name) | ExpressionKind::Member(_, name) => {
            all.insert(name.clone());
        }
        ExpressionKind::Index(_, at) => {
            if let ExpressionKind::Text(name) = &at.kind {
                all.insert(name.clone());
            }
        }
        _ => {}
    }
}

fn names_in(of: &Expression, all: &mut HashSet<Name>) {
    if let ExpressionKind::Call(called, arguments) = &of.kind {
        names_in(called, all);
        arguments.iter().for_each(|argument| names_in(&argument.value, all));
        return;
    }
    own_name(of, all);
    of.parts().for_each(|part| names_in(part, all));
}

fn collect(statements: &[Statement], heard: &mut dyn FnMut(&Statement)) {
    for statement in statements {
        heard(statement);
        statement.bodies().for_each(|body| collect(body, heard));
    }
}

fn drop_all(statements: &mut [Statement], places: &[Place]) {
    for statement in statements.iter_mut() {
        if places.contains(&statement.place)
            && (of(statement).is_some() || matches!(statement.kind, StatementKind::If(..)))
        {
            statement.kind = StatementKind::Nothing;
            continue;
        }
        match &mut statement.kind {
            StatementKind::If(_, one, other) | StatementKind::ForEach(_, _, one, other) => {
                drop_all(one, places);
                drop_all(other, places);
            }
            StatementKind::While(_, body)
            | StatementKind::DoWhile(body, _)
            | StatementKind::For(_, _, _, body)
            | StatementKind::Block(body)
            | StatementKind::Several(body) => drop_all(body, places),
            StatementKind::Switch(_, cases) => cases.iter_mut().for_each(|case| drop_all(&mut case.body, places)),
            _ => {}
        }
    }
}
