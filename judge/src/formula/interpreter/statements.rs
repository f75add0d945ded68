//! Statements, followed: what a name means after a definition or a change. A block declares variables of its own; after
//! it, each name has its old meaning.

use super::roots::dotted;
use super::values::Value;
use super::{Interpreter, Reach, Variable};
use crate::formula::error::{FormulaFlaw, Read, wrong};
use crate::formula::language::SourceLanguage;
use crate::formula::meaning::{Number, Rounding};
use crate::formula::names::members;
use crate::formula::reading::NumberKind;
use crate::formula::syntax::{Change, Node, NodeKind, Pattern, Sign, Statement, StatementKind};
use hantei_collision::Part;
use std::collections::BTreeMap;
use std::ops::Range;

/// What the names declared in a block meant before it; `None` for a new name.
pub(super) type Scope = BTreeMap<String, Option<Variable>>;

impl Interpreter<'_> {
    pub(in crate::formula) fn follow(&mut self, statements: &[Statement]) -> Read<Reach> {
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

    pub(super) fn statement(&mut self, Statement { place, kind }: &Statement) -> Read<Reach> {
        match kind {
            StatementKind::Define { pattern, value, kind, is_declared, is_local } => {
                self.given(pattern, value.as_ref(), *kind, *is_declared, (*is_local, place))?;
            }
            StatementKind::Change { target, how, value } => self.changed(target, *how, value.as_ref())?,
            StatementKind::If { arms, otherwise } => return self.choice(arms, otherwise.as_deref()),
            StatementKind::Each { pattern, items, body } => return self.each(pattern, items, body),
            StatementKind::Search { element, body, place } => return self.search(element, body, place),
            StatementKind::Return(value) => return self.answer(value.as_ref(), place),
            StatementKind::Expression(node) => self.pass_over(node)?,
            StatementKind::Block(statements) => return self.follow(statements),
            StatementKind::Refused(flaw) => return wrong(flaw.clone(), place),
        }
        Ok(Reach::End)
    }

    fn given(
        &mut self,
        pattern: &Pattern,
        value: Option<&Node>,
        kind: Option<NumberKind>,
        is_declared: bool,
        (is_local, place): (bool, &Range<usize>),
    ) -> Read<()> {
        let value = match value {
            Some(node) => self.value(node)?,
            None => Value::Unset,
        };
        let kind = kind.or_else(|| match pattern {
            Pattern::Name(name, _) if !is_declared => self.variables.get(&self.key(name)).and_then(|old| old.kind),
            _ => None,
        });
        if is_local {
            self.declare(pattern);
        }
        self.bind(pattern, value, kind, place)
    }

    pub(in crate::formula) fn bind(
        &mut self,
        pattern: &Pattern,
        value: Value,
        kind: Option<NumberKind>,
        place: &Range<usize>,
    ) -> Read<()> {
        match pattern {
            Pattern::Nothing => Ok(()),
            Pattern::Name(name, at) => {
                let value = match value {
                    Value::Test(test) => Value::Test(self.flag(name, test, at)?),
                    // A declared number is one immediately.
                    Value::Path(path) if kind.is_some() => {
                        let number = self.number_of(Value::Path(path), at)?;
                        self.as_kind(Value::Number(number.0, number.1), kind)
                    }
                    number => self.as_kind(number, kind),
                };
                self.define(name, value, kind);
                Ok(())
            }
            Pattern::InOrder(patterns) => {
                self.sees_corners(patterns, &value);
                for (at, pattern) in patterns.iter().enumerate() {
                    let part = self.part(&value, &format!("[{at}]"), place)?;
                    self.bind(pattern, part, kind, place)?;
                }
                Ok(())
            }
            Pattern::Members(members) => {
                for (name, pattern) in members {
                    let part = self.part(&value, name, place)?;
                    self.bind(pattern, part, kind, place)?;
                }
                Ok(())
            }
        }
    }

    /// Names that take a shape apart in order show whether the last two are its size: `x, y, w, h = a`.
    fn sees_corners(&mut self, patterns: &[Pattern], value: &Value) {
        if let (Value::Path(_), [_, _, Pattern::Name(third, _), _]) = (value, patterns) {
            let third = third.to_ascii_lowercase();
            let is_size = third.contains('w') || third.contains("size");
            self.roots.seen.index_sum |= is_size;
            self.roots.seen.index_difference |= !is_size && (third.contains('x') || third.starts_with("right"));
        }
    }

    /// A number declared as whole drops its fraction.
    pub(in crate::formula) fn as_kind(&self, value: Value, kind: Option<NumberKind>) -> Value {
        match (value, kind) {
            (Value::Number(number, Some(NumberKind::Whole)), Some(NumberKind::Whole)) => {
                Value::Number(number, Some(NumberKind::Whole))
            }
            (Value::Number(number, _), Some(NumberKind::Whole)) => {
                Value::Number(Number::Whole(Rounding::TowardsZero, number.into()), Some(NumberKind::Whole))
            }
            (Value::Number(number, _), Some(NumberKind::Fractions)) => {
                Value::Number(number, Some(NumberKind::Fractions))
            }
            (other, _) => other,
        }
    }

    fn changed(&mut self, target: &Node, how: Change, value: Option<&Node>) -> Read<()> {
        let NodeKind::Name(name) = &target.kind else {
            return self.given_member(target, how, value);
        };
        let Some(old) = self.variables.get(&self.key(name)).cloned() else {
            return wrong(FormulaFlaw::Changes(name.clone()), &target.place);
        };
        let infix = |sign: Sign, right: Node| Node {
            place: target.place.clone(),
            kind: NodeKind::Infix(sign, Box::new([target.clone(), right])),
            enclosed: false,
        };
        let new = match (how, value) {
            (Change::Computed(how), Some(value)) => infix(Sign::Compute(how), value.clone()),
            (Change::Joined(how), Some(value)) => infix(Sign::Join(how), value.clone()),
            _ => return wrong(FormulaFlaw::Changes(name.clone()), &target.place),
        };
        let value = self.value(&new)?;
        self.bind(&Pattern::Name(name.clone(), target.place.clone()), value, old.kind, &target.place)
    }

    /// A part of the function's own vector, or a member that the function adds to a shape, `a.halfWidth = a.width / 2`,
    /// is a name like others. A shape's own member must not change.
    fn given_member(&mut self, target: &Node, how: Change, value: Option<&Node>) -> Read<()> {
        if let (NodeKind::Member(of, part), Change::Counted, Some(value)) = (&target.kind, how, value)
            && let NodeKind::Name(name) = &of.kind
            && let Some(Variable { value: vector, kind }) = self.variables.get(&self.key(name)).cloned()
            && let Some(mut parts) = self.parts_given(vector, part)
            && let Some(place) = self.place_in(parts.len(), part)
        {
            let (number, of_kind) = self.number(value)?;
            parts[place] = Value::Number(number, of_kind);
            self.define(name, Value::Tuple(parts), kind);
            return Ok(());
        }
        let written = self.source.0[target.place.clone()].to_owned();
        let path = self.value(target)?;
        let (Value::Path(path), Change::Counted, Some(value)) = (path, how, value) else {
            return wrong(FormulaFlaw::Changes(written), &target.place);
        };
        let segments: Vec<String> = path.iter().skip(1).map(|segment| members::plain(segment)).collect();
        // pygame's centre moves the rectangle, and so does a part of a list.
        let is_added = matches!(target.kind, NodeKind::Member(..)) && self.language != Some(SourceLanguage::Python);
        let is_derived = members::member(&segments)
            .is_none_or(|member| member.is_half || member.part == Part::Centre && is_added)
            && matches!(target.kind, NodeKind::Member(..));
        if !is_derived || path.len() < 2 || self.roots.vocabulary.shapes().len() > 2 {
            return wrong(FormulaFlaw::Changes(written), &target.place);
        }
        let (number, kind) = self.number(value)?;
        self.define(&dotted(&path), Value::Number(number, kind), None);
        Ok(())
    }
}
