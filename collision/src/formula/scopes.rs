//! Blocks → scopes: a block declares variables of its own; after it, each name has its old meaning.

use super::interpreter::{Interpreter, Reach, Read, Variable};
use super::node::{Pattern, Statement};
use std::collections::BTreeMap;

/// What the names declared in a block meant before it; `None` for a new name.
pub(super) type Scope = BTreeMap<String, Option<Variable>>;

impl Interpreter<'_> {
    pub(super) fn follow(&mut self, statements: &[Statement]) -> Read<Reach> {
        self.scopes.push(Scope::new());
        let mut reach = Reach::End;
        for statement in statements {
            reach = self.statement(statement)?;
            if reach == Reach::Returned {
                break;
            }
        }
        for (name, before) in self.scopes.pop().unwrap_or_default() {
            match before {
                Some(variable) => self.variables.insert(name, variable),
                None => self.variables.remove(&name),
            };
        }
        Ok(reach)
    }

    pub(super) fn declare(&mut self, pattern: &Pattern) {
        match pattern {
            Pattern::Name(name, _) => {
                let key = self.key(name);
                let before = self.variables.get(&key).cloned();
                if let Some(scope) = self.scopes.last_mut() {
                    scope.entry(key).or_insert(before);
                }
            }
            Pattern::InOrder(all) => all.iter().for_each(|one| self.declare(one)),
            Pattern::Members(all) => all.iter().for_each(|(_, one)| self.declare(one)),
            Pattern::Nothing => {}
        }
    }
}
