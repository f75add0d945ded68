//! Blocks → scopes: what is declared in a block is a variable of its own, and the name means behind the block what it meant
//! before it.

use super::interpreter::{Interpreter, Reach, Read, Variable};
use super::node::{Pattern, Statement};
use super::shapes::Shapes;
use std::collections::BTreeMap;

/// What the names that a block declares meant before it; nothing for a name that is new.
pub(super) type Scope<Term> = BTreeMap<String, Option<Variable<Term>>>;

impl<S: Shapes> Interpreter<'_, S> {
    /// Follows the statements of a block.
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

    /// The names of the pattern are declared here: the block has variables of its own with these names.
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
