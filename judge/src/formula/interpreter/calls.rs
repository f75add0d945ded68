//! Calls: functions of numbers, functions of the text itself, and calls that are passed over.

use super::roots::dotted;
use super::values::{Value, chosen, joined};
use super::{Interpreter, Reach, Variables};
use crate::formula::error::{Bound, FormulaFlaw, Read, wrong};
use crate::formula::language::SourceLanguage;
use crate::formula::meaning::{Inequality, Joint, Number, Test, plain};
use crate::formula::names::is_method_of_numbers;
use crate::formula::syntax::{Function, Node, NodeKind, Pattern, Role, Sign, Token, TokenKind};
use hantei_collision::Operator;
use std::ops::Range;

const MODULES: [&str; 17] = [
    "math",
    "mathf",
    "std",
    "f32",
    "f64",
    "i32",
    "mathutils",
    "glm",
    "np",
    "mathhelper",
    "strictmath",
    "cmp",
    "number",
    "float",
    "phaser",
    "p5",
    "numpy",
];
/// Calls that change the shape before the dot.
const CHANGING: [&str; 11] = [
    "inflate",
    "offset",
    "translate",
    "expand",
    "grow",
    "encapsulate",
    "normalize",
    "scale",
    "moveto",
    "resize",
    "union",
];
/// The most nested calls, and the most calls in all.
const CALLS_DEEP: usize = 6;
const CALLS: usize = 200;

impl Interpreter<'_> {
    pub(super) fn call(&mut self, callee: &Node, arguments: &[Node], node: &Node) -> Read<Value> {
        let (name, of) = match &callee.kind {
            NodeKind::Name(name) => (name.as_str(), None),
            NodeKind::Member(of, name) => (name.as_str(), Some(&**of)),
            _ => return wrong(FormulaFlaw::UnknownFunction(self.written(callee), None), &node.place),
        };
        let of = of.filter(|of| !self.is_module_of_numbers(of));
        // `const max = Math.min;`: a name with a value of its own.
        let hidden = self.variables.get(name).filter(|_| matches!(callee.kind, NodeKind::Name(_)));
        if let Some(variable) = hidden
            && !matches!(&variable.value, Value::Path(path) if path.last().is_some_and(|last| last == name) && path.len() > 1)
            && !matches!(variable.value, Value::Text(_))
        {
            return wrong(FormulaFlaw::MayChange(self.written(callee)), &node.place);
        }
        if let Some(function) = self.own_function(name, arguments.len(), node) {
            return self.call_own(function, of, arguments, node);
        }
        // A function of the text with this name is no library's, with any arguments.
        let is_own = |it: &Function| it.name == name && matches!(it.role, Role::Function | Role::Local(_));
        if (of.is_some() || matches!(callee.kind, NodeKind::Name(_))) && self.functions.iter().any(is_own) {
            return wrong(FormulaFlaw::UnknownFunction(self.written(callee), None), &node.place);
        }
        // A test of shapes does not depend on types.
        if matches!(name, "instanceof" | "isinstance" | "hasattr") {
            self.passes_over(name.to_owned());
            return Ok(Value::Test(Test::Always(true)));
        }
        if let [argument] = arguments
            && let Some(value) = self.quantified(name, of, argument)?
        {
            return Ok(value);
        }
        if let (Some(of), "contains" | "overlaps", [other]) = (of, name, arguments)
            && let Some(test) = self.of_range(of, other, node)?
        {
            return Ok(Value::Test(test));
        }
        let called = plain(name);
        if let Some(value) = self.of_vectors(&called, of, arguments, node)? {
            return Ok(value);
        }
        if let Some(of) = of {
            if is_method_of_numbers(&called) && (!arguments.is_empty() || !matches!(called.as_str(), "min" | "max")) {
                let mut all = vec![of.clone()];
                all.extend_from_slice(arguments);
                return self.of_numbers(&called, name, &all, node);
            }
            if let Some(value) = self.of_rect(of, name, arguments, node)? {
                return Ok(value);
            }
            if arguments.is_empty() {
                let of = self.value(of)?;
                if !self.reads_only(name) {
                    self.touches(&of, node);
                }
                return self.part(&of, name, &node.place);
            }
            return wrong(FormulaFlaw::UnknownFunction(self.written(callee), None), &node.place);
        }
        if let Some(value) = self.some(name, arguments)? {
            return Ok(value);
        }
        if let Some(term) = self.roots.vocabulary.named(&called).filter(|_| arguments.is_empty()) {
            return Ok(Value::Number(Number::Named(term, name.into()), None));
        }
        if let Some(value) = self.of_points(&called, name, arguments, node)? {
            return Ok(value);
        }
        if let Some(value) = self.of_two_rects(name, arguments, node)? {
            return Ok(value);
        }
        self.of_numbers(&called, name, arguments, node)
    }

    /// Rust's `Some(overlap)` is an answer, as `None` is: only whether there is one matters.
    fn some(&mut self, name: &str, arguments: &[Node]) -> Read<Option<Value>> {
        let [of] = arguments else { return Ok(None) };
        let is_answer = name == "Some" && self.language == Some(SourceLanguage::Rust);
        if !is_answer || matches!(self.value(of)?, Value::Test(_) | Value::Nil) {
            return Ok(None);
        }
        Ok(Some(Value::Test(Test::Always(true))))
    }

    /// `Math`, `System.Math`, `UnityEngine.Mathf`
    fn is_module_of_numbers(&self, node: &Node) -> bool {
        let is_free = |name: &str| !self.variables.contains_key(name) && !self.roots.known.iter().any(|it| it == name);
        let (name, root) = match &node.kind {
            NodeKind::Name(name) => (name, name),
            NodeKind::Member(of, name) => match &of.kind {
                NodeKind::Name(root) => (name, root),
                _ => return false,
            },
            _ => return false,
        };
        MODULES.contains(&name.to_ascii_lowercase().as_str()) && is_free(root)
    }

    pub(super) fn written(&self, node: &Node) -> String {
        self.source.0[node.place.clone()].to_owned()
    }

    /// Whether a range contains a number or overlaps another range; `None` if it is no range.
    fn of_range(&mut self, of: &Node, other: &Node, node: &Node) -> Read<Option<Test>> {
        if !self.language.is_some_and(SourceLanguage::has_ranges) {
            return Ok(None);
        }
        let mark = self.mark();
        let Value::Range(ends, has_end) = self.value(of)? else {
            self.undo(&mark);
            return Ok(None);
        };
        let [begin, end] = *ends;
        let operator = |has_end: bool| if has_end { Operator::AtMost } else { Operator::Less };
        let (other, before) = match self.value(other)? {
            Value::Range(ends, other_has_end) => (*ends, operator(other_has_end)),
            number => {
                let (number, _) = self.number_of(number, &other.place)?;
                self.count(number.size(), &node.place)?;
                ([number.clone(), number], Operator::AtMost)
            }
        };
        let [first, last] = other;
        let starts = self.ask(Inequality { left: begin, operator: before, right: last }, &node.place)?;
        let ends = self.ask(Inequality { left: first, operator: operator(has_end), right: end }, &node.place)?;
        Ok(Some(joined(Joint::And, starts, ends)))
    }

    /// `cross(A, B, P)`
    fn of_points(&mut self, called: &str, name: &str, arguments: &[Node], node: &Node) -> Read<Option<Value>> {
        if !self.roots.vocabulary.functions().contains(&called) && called != "side" {
            return Ok(None);
        }
        let mut names = Vec::new();
        for argument in arguments {
            // An argument without a name is no point.
            names.push(match &argument.kind {
                NodeKind::Name(_) => match self.value(argument)? {
                    Value::Path(path) => self.roots.point(&dotted(&path)),
                    _ => String::new(),
                },
                _ => String::new(),
            });
        }
        let plain_names: Vec<String> = names.iter().map(|name| plain(name)).collect();
        let term = self.roots.vocabulary.of_points(called, &plain_names.iter().map(String::as_str).collect::<Vec<_>>());
        match term {
            Some(Ok(term)) => {
                Ok(Some(Value::Number(Number::Named(term, format!("{name}({})", names.join(", ")).into()), None)))
            }
            Some(Err(flaw)) => wrong(flaw, &node.place),
            None => Ok(None),
        }
    }

    /// A function of the text with this name and number of arguments; one inside the calling function comes first.
    fn own_function(&self, name: &str, count: usize, node: &Node) -> Option<usize> {
        let is_called = |function: &Function| function.name == name && function.parameters.len() == count;
        let is_here = |tokens: &Range<usize>| {
            self.source.1[tokens.clone()].iter().any(|token| token.place.start == node.place.start)
        };
        let is_local = |function: &Function| matches!(&function.role, Role::Local(tokens) if is_here(tokens));
        let all = || self.functions.iter().enumerate().filter(|(_, function)| is_called(function));
        let local: Vec<usize> = all().filter(|(_, function)| is_local(function)).map(|(at, _)| at).collect();
        let is_plain = |function: &Function| matches!(function.role, Role::Function | Role::Property);
        let mut plain = all().filter(|(_, function)| is_plain(function));
        match local[..] {
            [only] => Some(only),
            [] => {
                let (first, function) = plain.next()?;
                // Only types would tell which of several is meant. Two classes may have the same one.
                let is_same = |(_, other): (usize, &Function)| self.said(other) == self.said(function);
                plain.all(is_same).then_some(first)
            }
            _ => None,
        }
    }

    fn said(&self, function: &Function) -> Vec<&TokenKind> {
        self.source.1[function.tokens.clone()].iter().map(|token| &token.kind).collect()
    }

    fn call_own(&mut self, at: usize, of: Option<&Node>, arguments: &[Node], node: &Node) -> Read<Value> {
        let mut values = Vec::new();
        for argument in arguments {
            values.push(self.value(argument)?);
        }
        let own_value = match of {
            Some(of) => self.value(of)?,
            None => Value::Path(self.own_object()),
        };
        self.call_with(at, own_value, values, &node.place)
    }

    pub(super) fn call_with(
        &mut self,
        at: usize,
        own_value: Value,
        values: Vec<Value>,
        place: &Range<usize>,
    ) -> Read<Value> {
        let functions = self.functions;
        let Function { name, parameters, own, .. } = &functions[at];
        self.calls += 1;
        if self.inside.contains(&at) {
            return wrong(FormulaFlaw::Recursion(name.clone()), place);
        }
        if self.inside.len() == CALLS_DEEP || self.calls > CALLS {
            return wrong(FormulaFlaw::TooMuch(Bound::Calls, CALLS_DEEP), place);
        }
        let statements = functions[at].statements(self.source.0, self.source.1, self.language)?;
        let enclosing = self.enclosing.clone();
        let mut variables = self.around(&functions[at], place)?;
        let outer = variables.clone();
        std::mem::swap(&mut self.variables, &mut variables);
        let own = own.as_deref().unwrap_or("this");
        let both = if own == "this" { &["this", "self"][..] } else { &[own] };
        for own in both {
            self.define(own, own_value.clone(), None);
        }
        let converts = self.language.is_some_and(SourceLanguage::converts);
        let returns = functions[at].returns(self.source.1, self.language);
        self.keeps_sign(&functions[at], place)?;
        for (parameter, value) in parameters.iter().zip(values) {
            self.bind(&parameter.pattern, value, parameter.number.filter(|_| converts), place)?;
        }
        let returned = self.returned.replace(Vec::new());
        let path = self.path.clone();
        self.inside.push(at);
        let reach = self.follow(statements)?;
        self.inside.pop();
        self.path = path;
        let changed = functions[at].is_local() && self.language != Some(SourceLanguage::Python);
        let is_other = |name: &String| {
            let of_its_own = parameters.iter().any(|it| matches!(&it.pattern, Pattern::Name(own, _) if own == name));
            let value = |of: &Variables| of.get(name).map(|variable| variable.value.clone());
            !of_its_own && !both.contains(&name.as_str()) && value(&self.variables) != value(&outer)
        };
        if let Some(name) = outer.keys().find(|name| changed && is_other(name)) {
            return wrong(FormulaFlaw::Changes(name.clone()), place);
        }
        self.variables = variables;
        self.enclosing = enclosing;
        let all = std::mem::replace(&mut self.returned, returned).unwrap_or_default();
        if reach == Reach::End {
            return wrong(FormulaFlaw::NoAnswer, place);
        }
        let mut all = all.into_iter().rev();
        let Some((_, last)) = all.next() else { return wrong(FormulaFlaw::NoAnswer, place) };
        let value = all.try_fold(last, |rest, (path, value)| {
            let Some(path) = path else { return Ok(value) };
            let path = self.flag("when_1", path, place)?;
            let (value, rest) = match value == rest {
                true => (value, rest),
                false => (self.as_number(value, place), self.as_number(rest, place)),
            };
            match chosen(&path, value, rest) {
                Value::Unset => wrong(FormulaFlaw::NoAnswer, place),
                Value::Number(number, kind) => {
                    self.count(number.size(), place)?;
                    Ok(Value::Number(number, kind))
                }
                Value::Test(test) => Ok(Value::Test(self.flag("when_1", test, place)?)),
                value => Ok(value),
            }
        })?;
        Ok(match (value, returns) {
            (Value::Path(path), Some(_)) => {
                let (number, kind) = self.number_of(Value::Path(path), place)?;
                self.as_kind(Value::Number(number, kind), returns)
            }
            (value, returns) => self.as_kind(value, returns),
        })
    }

    /// What names mean at the start of a function: those of the text, and those of the enclosing function.
    fn around(&mut self, function: &Function, place: &Range<usize>) -> Read<Variables> {
        if !function.is_local() {
            self.enclosing = None;
            return Ok(self.constants.clone());
        }
        // A block may redeclare a name; the enclosing function may have meant another one.
        if self.scopes.iter().any(|scope| scope.values().any(Option::is_some)) {
            return self.not_followed(&function.name, function.place.start, place);
        }
        let enclosing = self.enclosing.get_or_insert_with(|| self.variables.clone());
        Ok(enclosing.clone())
    }

    pub(super) fn not_followed<Out>(&self, name: &str, at: usize, place: &Range<usize>) -> Read<Out> {
        let line = self.source.0[..at].matches('\n').count() + 1;
        wrong(FormulaFlaw::NotFollowed(name.to_owned(), line), place)
    }

    fn passes_over(&mut self, name: String) {
        if !self.passed_over.contains(&name) {
            self.passed_over.push(name);
        }
    }

    /// Refuses a call that moves or grows a shape, and one of a function of the text that assigns to a member.
    fn changes_nothing(&mut self, callee: &Node, arguments: &[Node], node: &Node) -> Read<()> {
        let (name, of) = match &callee.kind {
            NodeKind::Member(of, name) => (name, Some(of)),
            NodeKind::Name(name) => (name, None),
            _ => return Ok(()),
        };
        let called = plain(name);
        let is_changing = CHANGING.contains(&called.as_str()) || called.ends_with("ip") || called.starts_with("set");
        let has_result =
            self.language == Some(SourceLanguage::Python) && !called.ends_with("ip") && !called.starts_with("set");
        if let Some(of) = of.filter(|_| is_changing && !has_result)
            && let Value::Path(path) = self.value(of)?
            && path
                .first()
                .is_some_and(|root| self.variables.contains_key(root) || matches!(root.as_str(), "this" | "self"))
        {
            return wrong(FormulaFlaw::Changes(self.written(of)), &node.place);
        }
        // `InflateRect(&a, -4, -4)`
        let of_rect = called.strip_suffix("rect").unwrap_or_default();
        if of.is_none() && (CHANGING.contains(&of_rect) || of_rect == "set") {
            return wrong(FormulaFlaw::Changes(self.written(node)), &node.place);
        }
        if let Some(at) = self.own_function(name, arguments.len(), node) {
            let function = &self.functions[at];
            let gives = |two: &[Token]| {
                two[0].word().is_some()
                    && matches!(two[1].kind, TokenKind::Sign(Sign::Assign | Sign::Change(_) | Sign::ChangeTest(_)))
            };
            let of_member = |three: &[Token]| three[0].is(Sign::Dot) || three[0].is(Sign::Arrow) || function.is_local();
            if self.source.1[function.tokens.clone()].windows(3).any(|three| of_member(three) && gives(&three[1..])) {
                return self.not_followed(name, function.place.start, &node.place);
            }
        }
        Ok(())
    }

    /// An expression whose value is unused: a call is passed over, and named.
    pub(super) fn pass_over(&mut self, node: &Node) -> Read<()> {
        match &node.kind {
            NodeKind::Call(callee, arguments) => {
                self.changes_nothing(callee, arguments, node)?;
                self.may_change(callee, arguments, node)?;
                self.passes_over(self.written(callee));
                Ok(())
            }
            NodeKind::Quote(_) => Ok(()),
            _ => self.value(node).map(|_| ()),
        }
    }
}
