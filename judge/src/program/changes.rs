//! What a text changes outside of the place where it is declared.

use super::syntax::{
    Argument, Expression, ExpressionKind, Function, Let, Name, Pattern, Statement, StatementKind, Text,
};
use crate::formula::SourceLanguage::{self, Java, Python};
use crate::program::{is_in, words_in};
use std::collections::HashSet;
use std::rc::Rc;

/// All changes of a text, by the names that they reach. Names of blocks and functions are not among them.
#[derive(Default)]
pub(crate) struct Changes {
    /// Names that are assigned to.
    pub names: HashSet<Name>,
    /// Names of which a part is assigned to: `Math` of `Math.max = …`.
    pub parts: HashSet<Name>,
    /// Members that are assigned to, of anything.
    pub members: HashSet<Name>,
    /// Names that stand alone where a value is needed: something else may hold the same thing from then on.
    pub shared: HashSet<Name>,
    /// Names of which a method is called that may change them.
    pub called: HashSet<Name>,
    /// Methods of the language's own types that the text replaces.
    pub replaced: HashSet<Name>,
    /// Whether an element of any list is assigned to, or a method is called that may change a list.
    changes_elements: bool,
    language: Option<SourceLanguage>,
    /// Whether a function without a class is read, in a language where all functions have one.
    is_sketch: bool,
    /// The names that are declared around the place.
    scopes: Vec<HashSet<Name>>,
    /// Names after `global` and `nonlocal`.
    reaching: HashSet<Name>,
    functions: usize,
}

/// Methods that leave a list or a thing as it is.
const READING: &str = "every some map filter find findIndex reduce forEach includes indexOf slice concat at entries \
    values keys items get contains size count length len iter any all Any All Count Contains Where Select First \
    isEmpty is_empty indices stream begin end allSatisfy none join";
/// Functions that leave what they are called with as it is.
const HARMLESS: &str = "isinstance issubclass type typeof super len range enumerate zip print ipairs pairs all any \
    sum min max abs tuple list log unpack";
const BUILT_IN: &str = "Array Object Number Function String Boolean Map Set";
/// Names for everything that stands outside of all functions.
const WORLDS: &str = "window globalThis global self _G";

impl Changes {
    pub(crate) fn of(text: &Text, source: &str, language: SourceLanguage) -> Self {
        let mut changes = Self { language: Some(language), reaching: reaching(source, language), ..Self::default() };
        for function in text.all_functions() {
            changes.is_sketch = language == Java && function.owner.is_none();
            changes.function(function);
            changes.hung_on(function, text);
        }
        for (given, _) in &text.globals {
            given.value.iter().for_each(|value| changes.expression(value));
        }
        for field in text.classes.iter().flat_map(|class| &class.fields) {
            field.value.iter().for_each(|value| changes.expression(value));
        }
        // The first value of a global is its declaration.
        let is_first = |statement: &&Statement| !text.globals.iter().any(|(_, place)| *place == statement.place);
        text.statements.iter().filter(is_first).for_each(|statement| changes.statement(statement));
        changes
    }

    /// `window.hit = …`, `Array.prototype.every = …`
    fn hung_on(&mut self, function: &Function, text: &Text) {
        let Some(owner) = &function.owner else { return };
        if text.classes.iter().any(|class| class.name == *owner) || self.is_python() {
            return;
        }
        let is_other = |other: &Rc<Function>| other.name == function.name && other.owner.is_none();
        if is_in(owner, WORLDS) && text.functions.iter().any(is_other) {
            self.names.insert(function.name.clone());
        }
        if is_in(owner, BUILT_IN) {
            self.replaced.insert(function.name.clone());
        }
    }

    /// Whether a list or thing that a name holds may be another one later on. Its members have these names.
    pub(crate) fn may_change_within(&self, name: &str, members: &[Name]) -> bool {
        self.parts.contains(name)
            || self.called.contains(name)
            || members.iter().any(|member| self.members.contains(member))
            || self.shared.contains(name) && self.changes_elements
    }

    fn is_python(&self) -> bool {
        self.language == Some(Python)
    }

    fn is_local(&self, name: &Name) -> bool {
        if self.is_python() && self.functions > 0 && self.reaching.contains(name) {
            return false;
        }
        self.scopes.iter().any(|scope| scope.contains(name))
    }

    fn declare(&mut self, pattern: &Pattern) {
        if let Some(scope) = self.scopes.last_mut() {
            scope.extend(pattern.names().cloned());
        }
    }

    fn function(&mut self, function: &Function) {
        self.functions += 1;
        let mut names: HashSet<Name> = function.named_answers.iter().map(|(name, _)| name.clone()).collect();
        names.extend(function.own.clone());
        for parameter in &function.parameters {
            names.extend(parameter.pattern.names().cloned());
            parameter.default.iter().for_each(|default| self.expression(default));
        }
        of_whole_function(&function.body, &mut names);
        self.scopes.push(names);
        self.statements(&function.body);
        self.scopes.pop();
        self.functions -= 1;
    }

    fn let_it(&mut self, given: &Let) {
        if let Some(value) = &given.value {
            self.expression(value);
            // What only reads a part is no other name for the whole.
            if matches!(given.pattern, Pattern::Name(_)) {
                self.shares(value);
            }
        }
    }

    /// A block: what it declares is its own.
    fn block(&mut self, statements: &[Statement]) {
        self.scopes.push(HashSet::new());
        self.statements(statements);
        self.scopes.pop();
    }

    fn statements(&mut self, statements: &[Statement]) {
        for statement in statements {
            self.declared(statement);
        }
        statements.iter().for_each(|statement| self.statement(statement));
    }

    fn declared(&mut self, statement: &Statement) {
        match &statement.kind {
            StatementKind::Let(given) => self.declare(&given.pattern),
            StatementKind::Several(all) => all.iter().for_each(|one| self.declared(one)),
            StatementKind::Function(function) => self.declare(&Pattern::Name(function.name.clone())),
            _ => {}
        }
    }

    fn statement(&mut self, statement: &Statement) {
        match &statement.kind {
            StatementKind::Let(given) => self.let_it(given),
            StatementKind::Several(all) => all.iter().for_each(|one| self.statement(one)),
            StatementKind::Expression(of) | StatementKind::Done(of) => self.expression(of),
            StatementKind::Return(Some(of)) => {
                self.shares(of);
                self.expression(of);
            }
            StatementKind::If(test, one, other) => {
                self.expression(test);
                self.block(one);
                self.block(other);
            }
            StatementKind::While(test, body) | StatementKind::DoWhile(body, test) => {
                self.expression(test);
                self.block(body);
            }
            StatementKind::For(begin, test, steps, body) => {
                self.scopes.push(HashSet::new());
                self.statements(begin);
                test.iter().chain(steps).for_each(|of| self.expression(of));
                self.statements(body);
                self.scopes.pop();
            }
            StatementKind::ForEach(pattern, list, body, otherwise) => {
                self.expression(list);
                self.loop_names(pattern);
                self.scopes.push(HashSet::new());
                self.declare(pattern);
                self.statements(body);
                self.scopes.pop();
                self.block(otherwise);
            }
            StatementKind::Block(body) => self.block(body),
            StatementKind::Switch(value, cases) => {
                value.iter().for_each(|of| self.expression(of));
                for case in cases {
                    case.values.iter().flatten().for_each(|of| self.expression(of));
                    self.block(&case.body);
                }
            }
            StatementKind::Function(function) => {
                // In a block outside of all functions it is one of the whole text.
                if self.functions == 0 {
                    self.names.insert(function.name.clone());
                }
                self.function(function);
            }
            StatementKind::Return(None) | StatementKind::Break | StatementKind::Continue | StatementKind::Nothing => {}
        }
    }

    /// The names of a loop belong to what is around it in Python.
    fn loop_names(&mut self, pattern: &Pattern) {
        if !self.is_python() {
            return;
        }
        pattern.names().for_each(|name| self.name(name));
    }

    fn name(&mut self, name: &Name) {
        let is_own = self.is_python() && self.functions > 0 && !self.reaching.contains(name);
        if !is_own && !self.is_local(name) {
            self.names.insert(name.clone());
        }
    }

    fn target(&mut self, target: &Expression) {
        match &target.kind {
            ExpressionKind::Name(name) => self.name(name),
            ExpressionKind::List(targets) => targets.iter().for_each(|target| self.target(target)),
            ExpressionKind::Object(_, fields) => fields.iter().for_each(|field| self.target(&field.value)),
            ExpressionKind::Sure(of) | ExpressionKind::Follow(of) | ExpressionKind::Address(of, _) => self.target(of),
            ExpressionKind::Member(of, name) => {
                self.members.insert(name.clone());
                // A sketch of Processing is a class itself.
                let is_sketch = self.is_sketch && of.is_name("this");
                if is_sketch {
                    self.names.insert(name.clone());
                }
                if self.is_world(of) {
                    self.names.insert(name.clone());
                }
                // `Array.prototype.every = …`
                if let ExpressionKind::Member(of, part) = &of.kind
                    && &**part == "prototype"
                    && of.is_name(BUILT_IN)
                {
                    self.replaced.insert(name.clone());
                }
                self.part(of);
            }
            ExpressionKind::Index(of, at) => {
                self.changes_elements = true;
                let is_world = self.is_world(of);
                match &at.kind {
                    ExpressionKind::Text(name) => {
                        self.members.insert(name.clone());
                        if is_world {
                            self.names.insert(name.clone());
                        }
                    }
                    _ if is_world => {
                        self.replaced.extend(root(of).cloned());
                    }
                    _ => self.expression(at),
                }
                self.part(of);
            }
            _ => self.expression(target),
        }
    }

    /// Whether the members of this are names of the whole text.
    fn is_world(&self, of: &Expression) -> bool {
        of.is_name(WORLDS) && !self.is_python() && root(of).is_none_or(|world| !self.is_local(world))
    }

    /// A part of this is assigned to.
    fn part(&mut self, of: &Expression) {
        match root(of) {
            Some(name) if !self.is_local(name) => {
                self.parts.insert(name.clone());
            }
            Some(_) => {}
            None => self.expression(of),
        }
    }

    /// A value that something else may hold from then on.
    fn shares(&mut self, value: &Expression) {
        match &value.kind {
            ExpressionKind::Name(name) if !self.is_local(name) => {
                self.shared.insert(name.clone());
            }
            ExpressionKind::Address(of, _) | ExpressionKind::Sure(of) | ExpressionKind::Follow(of) => self.shares(of),
            ExpressionKind::List(items) => items.iter().for_each(|item| self.shares(item)),
            ExpressionKind::Object(_, fields) => fields.iter().for_each(|field| self.shares(&field.value)),
            ExpressionKind::Choice(_, one, other) | ExpressionKind::Binary(_, one, other) => {
                self.shares(one);
                self.shares(other);
            }
            _ => {}
        }
    }

    fn arguments(&mut self, called: Option<&Name>, arguments: &[Argument]) {
        let is_harmless = called.is_some_and(|name| is_in(name, HARMLESS));
        for argument in arguments {
            if !is_harmless {
                self.shares(&argument.value);
            }
            self.expression(&argument.value);
        }
    }

    fn call(&mut self, called: &Expression, arguments: &[Argument]) {
        let name = called.last_name();
        if let ExpressionKind::Member(of, method) = &called.kind
            && !is_in(method, READING)
        {
            self.changes_elements = true;
            if let Some(root) = root(of)
                && !self.is_local(root)
            {
                self.called.insert(root.clone());
            }
        }
        // `Object.assign(cfg, { pad: 3 })`, `table.sort(list)`
        let is_unknown = matches!(&called.kind, ExpressionKind::Member(of, _) if is_of_things(of));
        if is_unknown && !name.is_some_and(|name| is_in(name, HARMLESS)) {
            for argument in arguments {
                // `Object.assign(Box.prototype, { right() { … } })`
                if matches!(&argument.value.kind, ExpressionKind::Member(_, part) if &**part == "prototype") {
                    self.replaced.extend(root(&argument.value).cloned());
                }
                if let Some(root) = root(&argument.value)
                    && matches!(argument.value.kind, ExpressionKind::Name(_))
                    && !self.is_local(root)
                {
                    self.parts.insert(root.clone());
                }
            }
        }
        self.arguments(name, arguments);
    }

    fn expression(&mut self, of: &Expression) {
        match &of.kind {
            ExpressionKind::Assign(_, target, value) if is_class_of_lua(target, value) => {}
            ExpressionKind::Assign(_, target, value) => {
                self.target(target);
                self.shares(value);
                self.expression(value);
            }
            ExpressionKind::Step(target, ..) => self.target(target),
            ExpressionKind::Call(called, arguments) => {
                self.call(called, arguments);
                self.expression(called);
            }
            ExpressionKind::New(_, arguments) => self.arguments(None, arguments),
            ExpressionKind::Object(_, fields) => {
                for field in fields {
                    self.shares(&field.value);
                    self.expression(&field.value);
                }
            }
            // `&Box{x: PAD}` changes nothing.
            ExpressionKind::Address(of, true) if !matches!(of.kind, ExpressionKind::Object(..)) => {
                self.target(of);
                self.part(of);
            }
            ExpressionKind::Lambda(function) => self.function(function),
            ExpressionKind::Comprehension(value, pattern, list, tests) => {
                self.expression(list);
                self.scopes.push(HashSet::new());
                self.declare(pattern);
                self.expression(value);
                tests.iter().for_each(|of| self.expression(of));
                self.scopes.pop();
            }
            ExpressionKind::Block(statements) => self.block(statements),
            _ => of.parts().for_each(|part| self.expression(part)),
        }
    }
}

/// The name before all members and indices.
fn root(of: &Expression) -> Option<&Name> {
    match &of.kind {
        ExpressionKind::Name(name) => Some(name),
        ExpressionKind::Member(of, _)
        | ExpressionKind::Index(of, _)
        | ExpressionKind::Sure(of)
        | ExpressionKind::Follow(of) => root(of),
        _ => None,
    }
}

/// `R.__index = R`: things with R behind them find what R has.
fn is_class_of_lua(target: &Expression, value: &Expression) -> bool {
    matches!((&target.kind, &value.kind), (ExpressionKind::Member(of, name), ExpressionKind::Name(own))
        if &**name == "__index" && of.name() == Some(own))
}

/// Whether functions of this name change what they are called with.
fn is_of_things(of: &Expression) -> bool {
    of.is_name("Object Reflect table Collections Arrays Array std sort")
}

/// The names that `var` declares anywhere in a function.
pub(crate) fn of_whole_function(statements: &[Statement], names: &mut HashSet<Name>) {
    for statement in statements {
        match &statement.kind {
            StatementKind::Let(given) if given.of_function => {
                names.extend(given.pattern.names().cloned());
            }
            _ => statement.bodies().for_each(|body| of_whole_function(body, names)),
        }
    }
}

/// The names after `global` and `nonlocal` in Python: what a function assigns to them stays.
fn reaching(source: &str, language: SourceLanguage) -> HashSet<Name> {
    if language != Python {
        return HashSet::new();
    }
    let mut found = HashSet::new();
    for part in source.split(['\n', ';', ':']) {
        let mut words = words_in(part).filter(|word| !word.is_empty());
        if words.next().is_some_and(|word| is_in(word, "global nonlocal")) {
            found.extend(words.map(Name::from));
        }
    }
    found
}
