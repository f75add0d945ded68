//! `if` and `return`: what each name means after both branches, and where which answer is given.

use super::values::{Value, chosen, joined, not};
use super::{Interpreter, Reach, Variable, Variables};
use crate::formula::error::{FormulaFlaw, Read, wrong};
use crate::formula::language::SourceLanguage;
use crate::formula::meaning::{FormulaStep, Joint, Test};
use crate::formula::syntax::{Node, NodeKind, Statement, StatementKind, innermost, truth};
use std::ops::Range;

impl Interpreter<'_> {
    pub(super) fn choice(&mut self, arms: &[(Node, Vec<Statement>)], otherwise: Option<&[Statement]>) -> Read<Reach> {
        let Some(((test, done), rest)) = arms.split_first() else {
            return otherwise.map_or(Ok(Reach::End), |statements| self.follow(statements));
        };
        let is_alone = rest.is_empty() && otherwise.is_none();
        let (test, done) = if is_alone { innermost(test, done) } else { (test.clone(), &done[..]) };
        let when = self.test(&test)?;
        if let Test::Always(holds) = when {
            return if holds { self.follow(done) } else { self.choice(rest, otherwise) };
        }
        if let [Statement { kind: StatementKind::Return(Some(says)), .. }] = done
            && self.returned.is_none()
            && let Some(says) = self.truth(says)
        {
            let when = self.here(when);
            self.steps.push(FormulaStep::Return(when, says));
            return self.choice(rest, otherwise);
        }
        let when = self.flag("when_1", when, &test.place)?;
        self.branches(&when, done, |this| this.choice(rest, otherwise), &test.place)
    }

    /// Follows both branches. After them each name means a choice between its meanings at their ends.
    fn branches(
        &mut self,
        when: &Test,
        done: &[Statement],
        other: impl FnOnce(&mut Self) -> Read<Reach>,
        place: &Range<usize>,
    ) -> Read<Reach> {
        let (before, path) = (self.variables.clone(), self.path.clone());
        let touched = self.touched.clone();
        self.path = Some(self.here(when.clone()));
        let first = self.follow(done)?;
        let touched = std::mem::replace(&mut self.touched, touched).filter(|_| first == Reach::End);
        let variables = std::mem::replace(&mut self.variables, before);
        self.path.clone_from(&path);
        // If the first branch always returns, only the other one reaches what follows.
        let returns_early = first == Reach::Returned && self.returned.is_none();
        if !returns_early {
            self.path = Some(self.here(not(when.clone())));
        }
        let second = other(self)?;
        self.touched = self.touched.take().filter(|_| second == Reach::End).or(touched);
        self.path = path;
        match (first, second) {
            (Reach::Returned, Reach::Returned) => return Ok(Reach::Returned),
            (Reach::Returned, Reach::End) => {
                // A called function continues only where it has not returned.
                if self.returned.is_some() {
                    self.path = Some(self.here(not(when.clone())));
                }
            }
            (Reach::End, Reach::Returned) => {
                self.variables = variables;
                self.path = Some(self.here(when.clone())).filter(|_| self.returned.is_some()).or(self.path.take());
            }
            (Reach::End, Reach::End) => self.merge(when, variables, place)?,
        }
        Ok(Reach::End)
    }

    /// Each name means a choice: the given meaning where `when` is true, else the one it has.
    fn merge(&mut self, when: &Test, first: Variables, place: &Range<usize>) -> Read<()> {
        let second = std::mem::take(&mut self.variables);
        for (name, Variable { value: other, kind }) in second {
            let Some(one) = first.get(&name) else { continue };
            let is_same = one.value == other;
            let (one, other) = match is_same {
                true => (one.value.clone(), other),
                false => (self.as_number(one.value.clone(), place), self.as_number(other, place)),
            };
            let value = match chosen(when, one, other) {
                Value::Test(test) if !is_same => Value::Test(self.flag(&name, test, place)?),
                Value::Number(number, kind) if !is_same => {
                    self.count(number.size(), place)?;
                    Value::Number(number, kind)
                }
                other => other,
            };
            self.variables.insert(name, Variable { value, kind });
        }
        Ok(())
    }

    pub(super) fn as_number(&mut self, value: Value, place: &Range<usize>) -> Value {
        let Value::Path(path) = &value else { return value };
        match self.number_of(Value::Path(path.clone()), place) {
            Ok((number, kind)) => Value::Number(number, kind),
            Err(_) => value,
        }
    }

    pub(super) fn answer(&mut self, value: Option<&Node>, place: &Range<usize>) -> Read<Reach> {
        let Some(node) = value else {
            return if self.returned.is_some() {
                wrong(FormulaFlaw::NoAnswer, place)
            } else {
                self.answered(Test::Always(false))
            };
        };
        if self.returned.is_some() {
            let value = match self.value(node)? {
                Value::Test(test) if self.path.is_some() || !self.is_first_return() => {
                    Value::Test(self.flag("when_1", test, place)?)
                }
                other => other,
            };
            let path = self.path.clone();
            if let Some(returned) = &mut self.returned {
                returned.push((path, value));
            }
            return Ok(Reach::Returned);
        }
        let test = self.truth(node).map_or_else(|| self.test(node), |says| Ok(Test::Always(says)))?;
        self.answered(test)
    }

    /// A literal answer. In Lua, all numbers are true.
    fn truth(&self, node: &Node) -> Option<bool> {
        let is_true = self.language == Some(SourceLanguage::Lua) && matches!(node.kind, NodeKind::Number(..));
        if is_true { Some(true) } else { truth(node) }
    }

    fn is_first_return(&self) -> bool {
        self.returned.as_ref().is_some_and(Vec::is_empty)
    }

    fn answered(&mut self, test: Test) -> Read<Reach> {
        let Some(path) = self.path.clone() else {
            self.last = Some(test);
            return Ok(Reach::Returned);
        };
        match test {
            Test::Always(says) => self.steps.push(FormulaStep::Return(path, says)),
            test => {
                self.steps.push(FormulaStep::Return(joined(Joint::And, path.clone(), test), true));
                self.steps.push(FormulaStep::Return(path, false));
            }
        }
        Ok(Reach::Returned)
    }
}
