//! Loops, followed: each round over a few known things with its own value; a search once, for one thing of its list.

use super::values::{Value, constant, joined};
use super::{Interpreter, Reach};
use crate::formula::error::{FormulaFlaw, Read, wrong};
use crate::formula::language::SourceLanguage::{self, Python};
use crate::formula::meaning::{Joint, Test};
use crate::formula::reading::NumberKind;
use crate::formula::syntax::{Element, Node, NodeKind, Pattern, Statement, StatementKind, without_break};
use std::ops::Range;

/// A loop has at most this many rounds.
const ROUNDS: usize = 8;

impl Interpreter<'_> {
    pub(super) fn each(&mut self, pattern: &Pattern, items: &Node, body: &[Statement]) -> Read<Reach> {
        for item in self.items(items)? {
            self.declare(pattern);
            self.bind(pattern, item, None, &items.place)?;
            if self.follow(body)? == Reach::Returned {
                return Ok(Reach::Returned);
            }
        }
        Ok(Reach::End)
    }

    /// The things that a loop goes through.
    fn items(&mut self, node: &Node) -> Read<Vec<Value>> {
        let written = || FormulaFlaw::Statement(self.source.0[node.place.clone()].to_owned());
        let flaw = if node.place.is_empty() { FormulaFlaw::Statement("for".into()) } else { written() };
        let all = match &node.kind {
            NodeKind::Call(callee, arguments) => match (&callee.kind, &arguments[..]) {
                (NodeKind::Member(of, name), []) if matches!(name.as_str(), "iter" | "into_iter") => self.items(of)?,
                (NodeKind::Name(name), [end]) if name == "range" => self.counted([None, Some(end)], false)?,
                (NodeKind::Name(name), [begin, end]) if name == "range" => {
                    self.counted([Some(begin), Some(end)], false)?
                }
                (NodeKind::Name(name), [first, rest @ ..]) if name == "zip" => {
                    let mut rows: Vec<Vec<Value>> = self.items(first)?.into_iter().map(|item| vec![item]).collect();
                    for other in rest {
                        for (row, item) in rows.iter_mut().zip(self.items(other)?) {
                            row.push(item);
                        }
                    }
                    rows.into_iter().map(Value::Tuple).collect()
                }
                _ => return wrong(flaw, &node.place),
            },
            NodeKind::Range(ends, has_end) => self.counted([Some(&ends[0]), Some(&ends[1])], *has_end)?,
            _ => {
                let value = self.value(node)?;
                match self.vector(value) {
                    Value::Tuple(all) => all,
                    _ => return wrong(flaw, &node.place),
                }
            }
        };
        if all.len() > ROUNDS { wrong(flaw, &node.place) } else { Ok(all) }
    }

    fn counted(&mut self, ends: [Option<&Node>; 2], has_end: bool) -> Read<Vec<Value>> {
        let mut numbers = [0.0; 2];
        for (number, node) in numbers.iter_mut().zip(ends) {
            let Some(node) = node else { continue };
            match constant(&self.number(node)?.0) {
                Some(given) if given.fract() == 0.0 => *number = given,
                _ => return wrong(FormulaFlaw::Statement("for".into()), &node.place),
            }
        }
        let count = (numbers[1] - numbers[0]).max(0.0) as usize + usize::from(has_end);
        let at = |place: usize| Value::constant(numbers[0] + place as f64, Some(NumberKind::Whole));
        Ok((0..count.min(ROUNDS + 1)).map(at).collect())
    }

    /// Whether a test holds for all things, or for any: `[…].every(Boolean)`, `all(… for i in range(2))`.
    pub(super) fn quantified(&mut self, name: &str, of: Option<&Node>, argument: &Node) -> Read<Option<Value>> {
        let (joint, rest) = match name {
            "every" | "all" => (Joint::And, true),
            "some" | "any" => (Joint::Or, false),
            _ => return Ok(None),
        };
        let (pattern, items, test) = match (of, &argument.kind) {
            (Some(of), NodeKind::Lambda(pattern, test)) => (Some(pattern), of, Some(&**test)),
            (Some(of), NodeKind::Name(name)) if name == "Boolean" => (None, of, None),
            (None, NodeKind::Each(pattern, parts)) => (Some(pattern), &parts[1], Some(&parts[0])),
            (None, NodeKind::Tuple(_) | NodeKind::Infix(..)) if self.language == Some(Python) => (None, argument, None),
            _ => return Ok(None),
        };
        let mut all = Test::Always(rest);
        // A list of tests is asked one after the other, so that a later one may be left out.
        if let (NodeKind::Tuple(tests), None) = (&items.kind, test) {
            for one in tests {
                all = joined(joint, all, self.test(one)?);
            }
            return Ok(Some(Value::Test(all)));
        }
        for item in self.items(items)? {
            let before = self.variables.clone();
            let one = match (pattern, test) {
                (Some(pattern), Some(test)) => {
                    self.bind(pattern, item, None, &items.place)?;
                    self.test(test)?
                }
                _ => self.test_of(item, &items.place)?,
            };
            self.variables = before;
            all = joined(joint, all, one);
        }
        Ok(Some(Value::Test(all)))
    }

    /// The name of the member that an index means: `a[i + 2]`, `a[axis]`.
    pub(super) fn indexed(&mut self, index: &Node) -> Read<Option<String>> {
        if let NodeKind::Quote(name) = &index.kind {
            return Ok(Some(name.clone()));
        }
        let place = match self.value(index)? {
            Value::Text(name) => return Ok(Some(name).filter(|name| !name.is_empty())),
            Value::Number(number, Some(NumberKind::Whole)) => constant(&number),
            _ => None,
        };
        // Lua counts from 1.
        let first = f64::from(self.language == Some(SourceLanguage::Lua));
        Ok(place.map(|place| format!("[{}]", place - first)))
    }

    /// Follows a loop's body once, for one thing of its list.
    pub(super) fn search(&mut self, element: &Element, body: &[Statement], place: &Range<usize>) -> Read<Reach> {
        let refused = wrong(FormulaFlaw::Statement("for".into()), place);
        let names: Vec<String> = body
            .iter()
            .filter_map(|statement| match &statement.kind {
                StatementKind::Define { pattern: Pattern::Name(name, _), .. } => Some(self.key(name)),
                _ => None,
            })
            .collect();
        // What one round gives to the next is not read.
        let is_carried = |name: &String| self.variables.contains_key(name);
        let is_second = self.roots.seen.element.is_some() || self.returned.is_some();
        let body: Option<Vec<Statement>> = body.iter().map(without_break).collect();
        let Some(body) = body.filter(|_| !is_second && self.roots.vocabulary.shapes().len() == 2) else {
            return refused;
        };
        if names.iter().any(is_carried) {
            return refused;
        }
        let Element { name, is_index } = element;
        let value = if *is_index { Value::Text(format!("[{name}]")) } else { Value::Path(vec![name.clone()]) };
        let pattern = Pattern::Name(name.clone(), place.clone());
        self.roots.seen.element = Some(element.clone());
        self.roots.known.push(name.clone());
        self.declare(&pattern);
        self.define(name, value, None);
        let reach = self.follow(&body)?;
        self.variables.retain(|name, _| !names.contains(name));
        Ok(reach)
    }
}
