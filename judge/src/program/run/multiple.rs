//! Several values at once in Lua: only the last call of a list gives all of its values, and any other call its first one.

use super::super::syntax::{Expression, ExpressionKind, Let, Name, Pattern, Place};
use super::values::{Held, Scope, Value};
use super::{Run, Runner};
use crate::formula::SourceLanguage::Lua;

/// The class of a thing that is several values; no class of a text has this name.
const SEVERAL: &str = "(several)";

fn several(values: Vec<Value>) -> Value {
    match <[Value; 1]>::try_from(values) {
        Ok([only]) => only,
        Err(values) if values.is_empty() => Value::Nothing,
        Err(values) => {
            let fields = values.into_iter().enumerate().map(|(at, value)| (at.to_string().into(), value)).collect();
            Value::object(Some(SEVERAL.into()), fields, false)
        }
    }
}

fn all_of(value: Value) -> Vec<Value> {
    match &value {
        Value::Object(object) if object.class.as_deref() == Some(SEVERAL) => {
            object.fields.borrow().iter().map(|(_, value)| value.clone()).collect()
        }
        _ => vec![value],
    }
}

/// The value of an expression that has room for one.
pub(super) fn first_of(value: Value) -> Value {
    all_of(value).into_iter().next().unwrap_or(Value::Nothing)
}

impl Runner<'_> {
    /// Values with commas between them, without the braces of a table.
    fn is_bare_list(&self, of: &Expression) -> bool {
        let text = self.whole.text_at(&of.place);
        matches!(of.kind, ExpressionKind::List(_)) && !text.starts_with('{')
    }

    /// All values of an expression of Lua.
    pub(super) fn lua_values(&mut self, of: &Expression, scope: &Scope) -> Run<Vec<Value>> {
        let text = self.whole.text_at(&of.place);
        // Parentheses leave one value of a call.
        let before = self.whole.part(..of.place.start).trim_end();
        let is_closed = text.starts_with('(') || before.ends_with('(') && !self.is_argument(before);
        match &of.kind {
            ExpressionKind::List(items) if self.is_bare_list(of) => {
                let mut values = Vec::new();
                for (at, item) in items.iter().enumerate() {
                    match at + 1 == items.len() {
                        true => values.extend(self.lua_values(item, scope)?),
                        false => values.push(self.value(item, scope)?),
                    }
                }
                Ok(values)
            }
            ExpressionKind::Call(called, arguments) if !is_closed => {
                let made = self.deeper(&of.place, |run| run.call(called, arguments, scope, &of.place))?;
                Ok(all_of(made))
            }
            _ => Ok(vec![self.value(of, scope)?]),
        }
    }

    /// Whether a parenthesis at the end of a text is that of a call: a name or a bracket stands before it.
    fn is_argument(&self, before: &str) -> bool {
        let before = before.strip_suffix('(').unwrap_or(before).trim_end();
        let is_word = |it: char| it.is_alphanumeric() || it == '_';
        let word: String = before.chars().rev().take_while(|it| is_word(*it)).collect();
        let word: String = word.chars().rev().collect();
        before.ends_with([')', ']']) || !matches!(&*word, "" | "return" | "and" | "or" | "not" | "if" | "while" | "in")
    }

    /// What a function of Lua answers.
    pub(super) fn lua_answer(&mut self, of: &Expression, scope: &Scope) -> Run {
        Ok(several(self.lua_values(of, scope)?))
    }

    /// `local x, y = f()`: what has no value is nil.
    pub(super) fn lua_let(&mut self, given: &Let, scope: &Scope, place: &Place) -> Run<bool> {
        let (Lua, Some(value)) = (self.language, &given.value) else { return Ok(false) };
        let values = self.lua_values(value, scope)?;
        let patterns = match &given.pattern {
            Pattern::List(patterns) => &patterns[..],
            one => std::slice::from_ref(one),
        };
        for (at, pattern) in patterns.iter().enumerate() {
            let value = match (pattern, values.get(at).cloned()) {
                // `{}` is a list if it is filled as one.
                (Pattern::Name(name), Some(Value::Object(table)))
                    if table.fields.borrow().is_empty() && self.is_filled(name) =>
                {
                    Value::list(Vec::new())
                }
                (_, value) => value.unwrap_or(Value::Nothing),
            };
            self.bind(pattern, value, Held::Anything, scope, place)?;
        }
        Ok(true)
    }

    /// Whether a text puts elements into this table by their place.
    fn is_filled(&self, name: &Name) -> bool {
        [format!("{name}["), format!("table.insert({name},")].iter().any(|way| self.whole.source.contains(way))
    }

    /// `x, y = f()`
    pub(super) fn lua_assign(
        &mut self,
        targets: &[Expression],
        value: &Expression,
        scope: &Scope,
        place: &Place,
    ) -> Run {
        let values = self.lua_values(value, scope)?;
        for (at, target) in targets.iter().enumerate() {
            let value = values.get(at).cloned().unwrap_or(Value::Nothing);
            self.assign_value(target, value, scope, place)?;
        }
        Ok(Value::Nothing)
    }

    /// A local name of Lua is not seen by what stands before it.
    pub(super) fn no_later_local(&self, name: &Name, declared: &Place, used: &Place) -> Run<()> {
        let is_local = self.whole.text_at(declared).starts_with("local")
            || self.whole.part(..declared.start).trim_end().ends_with("local");
        if self.language == Lua && is_local && used.start < declared.start {
            return self.no_value(name, used);
        }
        Ok(())
    }
}
