//! Calls that may change a shape, and what is asserted.

use super::Interpreter;
use super::values::{Value, not};
use crate::formula::error::{FormulaError, FormulaFlaw, Read, wrong};
use crate::formula::language::SourceLanguage;
use crate::formula::meaning::{Inequality, Joint, Term, plain};
use crate::formula::names::members;
use crate::formula::syntax::{Node, NodeKind, Sign};
use hantei_collision::Part;

/// Calls that only show something.
const SHOWING: [&str; 21] = [
    "log",
    "print",
    "println",
    "printf",
    "fprintf",
    "puts",
    "warn",
    "info",
    "debug",
    "trace",
    "error",
    "writeline",
    "write",
    "logwarning",
    "dbg",
    "eprintln",
    "sdllog",
    "nslog",
    "tracelog",
    "prints",
    "mes",
];

impl Interpreter<'_> {
    /// Whether a member without arguments only says something: `getBounds()`, `isAlive()`, `width()`.
    pub(super) fn reads_only(&self, name: &str) -> bool {
        let called = [members::plain(name)];
        ["get", "is", "has", "Get", "Is", "Has"].iter().any(|begin| name.starts_with(begin))
            || members::is_shape(&called[0])
            || members::member(&called).is_some()
            || self.roots.is_point(&["this".to_owned(), name.to_owned()])
    }

    /// Whether a value is a shape or a part of one.
    fn is_of_shape(&self, value: &Value) -> bool {
        let Value::Path(path) = value else { return matches!(value, Value::Made(_) | Value::Tuple(_)) };
        let Some(root) = path.first() else { return false };
        let is_read = |known: &String| {
            known.strip_prefix(root.as_str()).is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '[', ',']))
        };
        let owners = self.roots.settings.iter().flat_map(|settings| settings.owners.keys());
        self.variables.contains_key(root) || owners.chain(&self.roots.seen.roots).any(is_read)
    }

    /// What is read of the shapes from here on is not known: this call may have changed it. In a text that asks whether
    /// a place is reached, a call before the first comparison changes what this is about, not the test.
    pub(super) fn touches(&mut self, value: &Value, node: &Node) {
        if self.is_of_shape(value) && (self.has_read || !self.roots.asks_now) {
            let flaw = FormulaFlaw::MayChange(self.written(node));
            self.touched.get_or_insert_with(|| FormulaError::new(flaw, node.place.clone()));
        }
    }

    /// A call whose value is not used may change the thing before its dot, and what it is given.
    pub(super) fn may_change(&mut self, callee: &Node, arguments: &[Node], node: &Node) -> Read<()> {
        let (name, of) = match &callee.kind {
            NodeKind::Member(of, name) => (name, Some(&**of)),
            NodeKind::Name(name) => (name, None),
            _ => return wrong(FormulaFlaw::MayChange(self.written(node)), &node.place),
        };
        let called = plain(name);
        let is_kotlin = self.language == Some(SourceLanguage::Kotlin);
        if matches!(called.as_str(), "assert" | "debugassert" | "precondition")
            || is_kotlin && matches!(called.as_str(), "require" | "check")
        {
            return self.asserted(arguments, node);
        }
        if called.contains("assert") {
            return wrong(FormulaFlaw::MayChange(self.written(node)), &node.place);
        }
        if SHOWING.contains(&called.as_str()) {
            return Ok(());
        }
        let own = Value::Path(self.own_object());
        match of {
            Some(_) if arguments.is_empty() && self.reads_only(name) => {}
            Some(of) if !matches!(of.kind, NodeKind::Quote(_)) => {
                let value = self.value(of)?;
                self.touches(&value, node);
            }
            None if self.roots.bare => self.touches(&own, node),
            _ => {}
        }
        for argument in arguments {
            let (given, is_place) = match &argument.kind {
                NodeKind::Prefix(Sign::Join(Joint::BothOf), of) => (&**of, true),
                _ => (argument, self.language == Some(SourceLanguage::Cpp)),
            };
            if !matches!(given.kind, NodeKind::Name(_) | NodeKind::Member(..) | NodeKind::Index(..)) {
                continue;
            }
            let value = self.value(given)?;
            let is_number = matches!(&value, Value::Path(path) if self.roots.has_number(path));
            if is_place || !is_number {
                self.touches(&value, node);
            }
            if let (true, NodeKind::Name(name)) = (is_place, &given.kind)
                && self.variables.contains_key(name)
            {
                self.define(name, Value::Unset, None);
            }
        }
        Ok(())
    }

    /// What is asserted must not fail for any shapes, so it asks about sizes at most.
    fn asserted(&mut self, arguments: &[Node], node: &Node) -> Read<()> {
        let Some(condition) = arguments.first() else { return Ok(()) };
        let from = self.asked.len();
        let test = self.test(condition)?;
        let mut is_of_place = false;
        for Inequality { left, right, .. } in &self.asked[from..] {
            let mut see = |term: Term| is_of_place |= term.part() != Some(Part::Size);
            left.each_term(&mut see);
            right.each_term(&mut see);
        }
        let flaw = FormulaFlaw::MayChange(self.written(node));
        if is_of_place {
            return wrong(flaw, &node.place);
        }
        self.never.push((self.here(not(test)), flaw, node.place.clone()));
        Ok(())
    }
}
