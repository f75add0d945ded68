//! What a statement may change.

use super::reads::{each, names};
use crate::program::is_in;
use crate::program::syntax::{Expression, ExpressionKind, Function, Let, Name, Pattern, Statement, StatementKind};
use crate::program::whole::Whole;
use std::collections::HashSet;

/// Stands among the changed names where anything may be another one afterwards.
pub(super) const ANYTHING: &str = "*";
/// Stands for the elements of all lists.
pub(super) const ELEMENTS: &str = "[]";

/// Functions without arguments of libraries that draw.
const DRAWING: &str = "noStroke noFill noTint push pop pushMatrix popMatrix loop noLoop redraw clear beginShape \
    endShape smooth noSmooth cls BeginDrawing EndDrawing";
/// How names of functions begin that move things.
const MOVING: &str = "update move step apply tick handle advance simulate physics control";

/// A text, and the functions in what is judged.
pub(super) struct Changing<'a> {
    pub whole: &'a Whole,
    functions: HashSet<Name>,
    /// What these functions change.
    of_functions: HashSet<Name>,
}

impl<'a> Changing<'a> {
    pub(super) fn of(whole: &'a Whole, body: &[Statement]) -> Self {
        let mut changing = Self { whole, functions: HashSet::new(), of_functions: HashSet::new() };
        let mut changed = HashSet::new();
        let mut functions = HashSet::new();
        changing.functions_in(body, &mut functions, &mut changed);
        changing.functions = functions;
        changing.of_functions = changed;
        changing
    }

    fn functions_in(&self, statements: &[Statement], found: &mut HashSet<Name>, changed: &mut HashSet<Name>) {
        for statement in statements {
            match &statement.kind {
                StatementKind::Function(function) => {
                    found.insert(function.name.clone());
                    self.function(function, changed);
                }
                StatementKind::Let(given) => {
                    if let (Pattern::Name(name), Some(value)) = (&given.pattern, &given.value)
                        && let ExpressionKind::Lambda(function) = &value.kind
                    {
                        found.insert(name.clone());
                        self.function(function, changed);
                    }
                }
                _ => {}
            }
            statement.bodies().for_each(|body| self.functions_in(body, found, changed));
        }
    }

    fn function(&self, function: &Function, all: &mut HashSet<Name>) {
        function.body.iter().for_each(|inner| self.statement(inner, all));
    }

    /// The names and members that a statement may change.
    pub(super) fn statement(&self, statement: &Statement, all: &mut HashSet<Name>) {
        if let StatementKind::Let(Let { pattern, .. }) | StatementKind::ForEach(pattern, ..) = &statement.kind {
            all.extend(pattern.names().cloned());
        }
        statement.expressions().for_each(|of| self.expression(of, all));
        statement.bodies().flatten().for_each(|inner| self.statement(inner, all));
    }

    pub(super) fn expression(&self, of: &Expression, all: &mut HashSet<Name>) {
        each(of, &mut |part| self.part(part, all));
    }

    fn part(&self, part: &Expression, all: &mut HashSet<Name>) {
        match &part.kind {
            ExpressionKind::Assign(_, target, _) | ExpressionKind::Step(target, ..) => {
                each(target, &mut |of| match &of.kind {
                    ExpressionKind::Name(name) | ExpressionKind::Member(_, name) => {
                        all.insert(name.clone());
                    }
                    ExpressionKind::Index(..) => {
                        all.insert(ELEMENTS.into());
                    }
                    _ => {}
                });
            }
            // What is called with it calls it.
            ExpressionKind::Lambda(function) => self.function(function, all),
            ExpressionKind::Block(statements) => statements.iter().for_each(|inner| self.statement(inner, all)),
            ExpressionKind::Call(called, given) => {
                let whole = self.whole;
                let is_thing = |name: &Name| whole.has_members(name);
                for one in given {
                    all.extend(names(&one.value).into_iter().filter(is_thing));
                }
                self.called(called, given.is_empty(), all);
            }
            _ => {}
        }
    }

    fn called(&self, called: &Expression, is_bare: bool, all: &mut HashSet<Name>) {
        let whole = self.whole;
        let is_moving = |name: &str| {
            let name = name.to_lowercase();
            MOVING.split(' ').any(|begin| name.starts_with(begin))
        };
        let Some(name) = called.last_name() else { return self.by_text(all) };
        if let ExpressionKind::Member(of, _) = &called.kind {
            all.extend(names(of));
        }
        if !whole.functions(None, name).is_empty() || !whole.methods(name).is_empty() {
            self.by_text(all);
        } else if self.functions.contains(name) {
            all.extend(self.of_functions.iter().cloned());
        } else {
            let is_unknown = is_bare && matches!(called.kind, ExpressionKind::Name(_)) && !is_in(name, DRAWING);
            all.extend((is_unknown || is_moving(name)).then(|| Name::from(ANYTHING)));
        }
    }

    /// A function of the text may change all that any of them changes.
    fn by_text(&self, all: &mut HashSet<Name>) {
        all.extend(self.whole.changes.names.iter().cloned());
        all.extend(self.whole.changes.parts.iter().cloned());
        all.extend(self.whole.changes.members.iter().cloned());
        all.insert(ELEMENTS.into());
    }
}
