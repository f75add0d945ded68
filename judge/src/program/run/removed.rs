//! Blocks that a text takes out of their list, or does away with: `bricks.splice(i, 1)`, `brick.kill()`.

use super::super::inputs::Step;
use super::super::paths::Num;
use super::super::syntax::{Binary, Expression, ExpressionKind, Name, Place};
use super::calls::Given;
use super::expressions::whole_place;
use super::given::WrittenKind;
use super::values::{Thing, Value};
use super::{Run, Runner};
use crate::formula::SourceLanguage::{
    self, CSharp, GdScript, Java, JavaScript, Kotlin, Lua, Python, Swift, TypeScript,
};
use crate::program::is_in;
use std::rc::Rc;

/// Methods without arguments that do away with a thing.
const KILLS: &str =
    "kill destroy remove queue_free free die delete Destroy Kill Remove Die removeSelf removeFromParent";

/// Which element is meant.
enum Which {
    At,
    Itself,
}

/// How a language takes one out of a list; the last number says how many arguments there are.
const fn takes_out(language: SourceLanguage, name: &str) -> Option<(Which, usize)> {
    Some(match (language, name.as_bytes()) {
        (JavaScript | TypeScript, b"splice") => (Which::At, 2),
        (Python, b"pop") | (CSharp, b"RemoveAt") | (GdScript, b"remove_at") | (Kotlin, b"removeAt") => (Which::At, 1),
        (Swift, b"remove") | (Lua, b"remove") => (Which::At, 1),
        (Python | Java | Kotlin, b"remove") | (CSharp, b"Remove") | (GdScript, b"erase") => (Which::Itself, 1),
        _ => return None,
    })
}

impl Runner<'_> {
    /// Takes an element out of a list, if that is what is called.
    pub(super) fn taken_out(
        &mut self,
        list: &Value,
        name: &Name,
        given: &[Given],
        place: &Place,
    ) -> Run<Option<Value>> {
        let Some((which, count)) = takes_out(self.language, name) else { return Ok(None) };
        if given.len() != count || !(self.is_concrete || self.written.is_some()) {
            return Ok(None);
        }
        // `splice(i, 1)`
        let one = |value: &Value| matches!(value, Value::Number(number) if whole_place(number.amount) == Some(1));
        if count == 2 && !one(&given[1].1) {
            return Ok(None);
        }
        let first = &given[0].1;
        let items = match list {
            Value::List(items) => items,
            Value::Thing(thing) if self.written.is_some() && self.may_be_list(thing) => {
                let is_of_list = match (&which, first) {
                    (Which::Itself, Value::Thing(element)) => is_element(element, thing),
                    (which, Value::Number(_)) => matches!(which, Which::At),
                    _ => false,
                };
                return Ok(is_of_list.then_some(Value::Nothing));
            }
            _ => return Ok(None),
        };
        self.no_renamed(items, place)?;
        let at = match which {
            Which::At => match first {
                Value::Number(Num { amount, .. }) => {
                    self.place_in_list(*amount).and_then(|at| usize::try_from(at).ok())
                }
                _ => None,
            },
            Which::Itself => {
                let all = items.borrow().clone();
                let mut found = None;
                for (at, item) in all.iter().enumerate() {
                    if found.is_none() && self.is_same_thing(item, first, place)? {
                        found = Some(at);
                    }
                }
                found
            }
        };
        let mut items = items.borrow_mut();
        match at.filter(|at| *at < items.len()) {
            Some(at) => {
                let taken = items.remove(at);
                self.taken_out += 1;
                Ok(Some(if count == 2 { Value::list(vec![taken]) } else { taken }))
            }
            None => self.not_read(place),
        }
    }

    /// Whether two values are the same thing, or two of the same numbers in a language that compares these.
    fn is_same_thing(&mut self, one: &Value, other: &Value, place: &Place) -> Run<bool> {
        match (one, other) {
            (Value::Object(one), Value::Object(other)) if Rc::ptr_eq(one, other) => Ok(true),
            (Value::Object(one), Value::Object(other)) if one.is_value || self.is_rect(one) => {
                let [one, other] = [one, other].map(|of| of.fields.borrow().clone());
                for ((_, left), (_, right)) in one.iter().zip(&other) {
                    let is_same = match (left, right) {
                        (Value::Object(_), Value::Object(_)) => self.is_same_thing(left, right, place)?,
                        _ => self.is_equal(Binary::Equal, left, right, place)?,
                    };
                    if !is_same {
                        return Ok(false);
                    }
                }
                Ok(one.len() == other.len())
            }
            _ => Ok(false),
        }
    }

    /// Does away with a thing, if that is what is called.
    pub(super) fn killed(&mut self, own: &Value, name: &Name, given: &[Given], place: &Place) -> Option<Value> {
        if !given.is_empty() || !is_in(name, KILLS) {
            return None;
        }
        match own {
            Value::Thing(thing) if self.written.is_some() => {
                self.note(&thing.with(Step::Call(name.clone()), None), WrittenKind::Removed, place);
            }
            Value::Object(object) if self.is_concrete => self.killed.push(object.clone()),
            _ => return None,
        }
        Some(Value::Nothing)
    }

    pub(super) fn has_killed(&self, items: &[Value]) -> bool {
        let is_killed = |item: &Value| self.is_killed(item);
        !self.killed.is_empty() && items.iter().any(is_killed)
    }

    /// Whether the text did away with a thing.
    pub(crate) fn is_killed(&self, thing: &Value) -> bool {
        matches!(thing, Value::Object(object) if self.killed.iter().any(|own| Rc::ptr_eq(own, object)))
    }

    /// Takes those out of a list of sprites that are among these.
    pub(super) fn take_sprites(&mut self, list: &Value, gone: &[Value]) {
        let Value::List(items) = list else { return };
        let is_gone = |item: &Value| match item {
            Value::Object(item) => {
                gone.iter().any(|gone| matches!(gone, Value::Object(gone) if Rc::ptr_eq(gone, item)))
            }
            _ => false,
        };
        items.borrow_mut().retain(|item| !is_gone(item));
    }

    /// What a loop goes through after a turn in which something was taken out of a list.
    pub(super) fn after_taking(
        &self,
        (list, written): (&Value, &Expression),
        elements: &mut Vec<Value>,
        place: &Place,
    ) -> Run<()> {
        let Value::List(items) = list else { return Ok(()) };
        if let ExpressionKind::Call(called, _) = &written.kind {
            // A copy stays as it is; what goes through the list itself does not.
            let is_view = |name: &Name| is_in(name, "enumerate ipairs pairs entries reversed rev iter zip values");
            return if called.last_name().is_some_and(is_view) { self.not_read(place) } else { Ok(()) };
        }
        let now = items.borrow();
        match now.len() == elements.len() {
            true => {}
            false if matches!(self.language, Python | JavaScript | TypeScript) => elements.clone_from(&now),
            // Others stop the program there, or anything may happen.
            false => return self.not_read(place),
        }
        Ok(())
    }
}

/// Whether a thing is an element of a list.
fn is_element(element: &Thing, list: &Thing) -> bool {
    let behind = element.steps.strip_prefix(&list.steps[..]);
    element.root == list.root && element.parameter == list.parameter && matches!(behind, Some([Step::Index(_)]))
}
