//! A whole text: its declarations by name, and what could change them.

use super::changes::Changes;
use super::definitions::{Definition, is_own_thing};
use super::escape::{escaping, is_local};
use super::radii::NamedRadius;
use super::syntax::{
    Class, Expression, ExpressionKind, Function, Let, Name, Pattern, Place, Statement, StatementKind, Text, Type,
};
use crate::formula::SourceLanguage::{self, CSharp, Cpp, Java, TypeScript};
use crate::order::sort_by_key;
use std::cell::{OnceCell, RefCell};
use std::collections::{HashMap, HashSet};
use std::rc::Rc;
use std::slice::SliceIndex;

pub(crate) struct Whole {
    pub text: Text,
    pub source: String,
    pub language: SourceLanguage,
    /// Numbers for names and calls that the text does not define.
    pub with: Vec<(String, f64)>,
    /// The names of which members are read, or that are taken apart.
    with_members: HashSet<Name>,
    pub changes: Changes,
    /// All values that the text gives to members.
    pub definitions: Vec<Definition>,
    /// Members that are changed step by step: `this.x += 1`.
    pub moved: Vec<(Name, Place)>,
    /// The types that classes and functions leave open, by their beginning.
    pub type_parameters: HashMap<usize, Vec<Name>>,
    /// Names of TypeScript that are declared as texts.
    pub typed_texts: HashSet<Name>,
    /// Names of Python that functions give values to outside of themselves, where a text may do that.
    pub reaching: HashSet<Name>,
    /// Numbers that are a radius and are open in this reading.
    pub radii: Vec<NamedRadius>,
    redefining: OnceCell<Option<(String, Place)>>,
}

impl Whole {
    pub(crate) fn new(text: Text, source: &str, language: SourceLanguage, with: Vec<(String, f64)>) -> Self {
        let mut names = Names::default();
        for function in text.all_functions() {
            names.function(function);
        }
        for (given, _) in &text.globals {
            names.let_it(given);
        }
        // The first value of a global is its declaration.
        let is_first = |statement: &&Statement| !text.globals.iter().any(|(_, place)| *place == statement.place);
        text.statements.iter().filter(is_first).for_each(|statement| names.statement(statement));
        let has_field = |name: &Name| text.classes.iter().any(|class| class.field(name).is_some());
        let Names { with_members, mut definitions, bare, moved, .. } = names;
        definitions.extend(bare.into_iter().filter(|bare| has_field(&bare.name)));
        sort_by_key(&mut definitions, |definition| definition.place.start);
        let changes = Changes::of(&text, source, language);
        let type_parameters = super::generics::type_parameters(&text, source);
        let typed_texts = match language {
            TypeScript => super::typed_texts::typed_texts(source),
            _ => HashSet::new(),
        };
        Self {
            text,
            source: source.to_owned(),
            language,
            with,
            with_members,
            changes,
            definitions,
            moved,
            type_parameters,
            typed_texts,
            reaching: HashSet::new(),
            radii: Vec::new(),
            redefining: OnceCell::new(),
        }
    }

    /// What makes signs or members mean something else than in the language.
    pub(crate) fn redefining(&self) -> Option<&(String, Place)> {
        let found = || {
            let mode = super::modes::other(&self.source).map(|mode| (self.written(&mode), mode));
            mode.or_else(|| super::parser::hook(&self.source, self.language))
        };
        self.redefining.get_or_init(found).as_ref()
    }

    /// The same text without the names that are given nothing but written numbers, and these names: they are examples of its
    /// shapes. `None` if it has none.
    pub(crate) fn without_examples(&self) -> Option<(Self, Vec<String>)> {
        let mut text = self.text.clone();
        let names = RefCell::new(Vec::new());
        let is_example = |given: &Let| {
            let is_so = given.value.as_ref().is_some_and(is_literal);
            if let (true, Pattern::Name(name)) = (is_so, &given.pattern)
                && !names.borrow().iter().any(|known: &String| **known == **name)
            {
                names.borrow_mut().push(name.to_string());
            }
            is_so
        };
        let places: Vec<Place> =
            text.globals.iter().filter(|(given, _)| is_example(given)).map(|(_, place)| place.clone()).collect();
        text.globals.retain(|(given, _)| !is_example(given));
        text.statements = text.statements.iter().filter_map(|one| without(one, &is_example, &places)).collect();
        let is_changed = text.globals.len() < self.text.globals.len() || text.statements != self.text.statements;
        is_changed.then(|| {
            let open = Self::new(text, &self.source, self.language, self.with.clone());
            (open.with_radii(self.radii.clone()), names.into_inner())
        })
    }

    pub(crate) fn with_radii(self, radii: Vec<NamedRadius>) -> Self {
        Self { radii, ..self }
    }

    pub(crate) fn text_at(&self, place: &Place) -> &str {
        self.part(place.clone())
    }

    /// A part of the text; nothing where it has no such part.
    pub(crate) fn part(&self, part: impl SliceIndex<str, Output = str>) -> &str {
        self.source.get(part).unwrap_or_default()
    }

    /// The line in which something begins, counted from 1.
    pub(crate) fn line(&self, place: &Place) -> usize {
        1 + self.part(..place.start).matches('\n').count()
    }

    /// What stands at a place, in one line.
    pub(crate) fn written(&self, place: &Place) -> String {
        const MOST: usize = 60;
        let text = self.text_at(place);
        let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
        match line.char_indices().nth(MOST) {
            Some((end, _)) => format!("{}…", &line[..end]),
            None => line,
        }
    }

    /// The number that is given for a name or call.
    pub(crate) fn given(&self, path: &str) -> Option<f64> {
        self.with.iter().rev().find(|(name, _)| name == path).map(|(_, number)| *number)
    }

    /// The name of a type behind the text's other names for it.
    pub(crate) fn alias<'a>(&'a self, name: &'a str) -> &'a str {
        const MOST: usize = 8;
        let mut name = name;
        for _ in 0..MOST {
            match self.text.aliases.iter().find(|(own, ty)| **own == *name && *ty.name != *name) {
                Some((_, ty)) => name = &ty.name,
                None => break,
            }
        }
        name
    }

    pub(crate) fn aliased(&self, name: &str) -> Option<&Type> {
        self.text.aliases.iter().find(|(own, _)| **own == *name).map(|(_, ty)| ty)
    }

    pub(crate) fn class(&self, name: &str) -> Option<&Class> {
        let name = self.alias(name);
        self.text.classes.iter().find(|class| *class.name == *name)
    }

    /// All functions with this name of this class, or of none.
    pub(crate) fn functions(&self, owner: Option<&str>, name: &str) -> Vec<Rc<Function>> {
        let is_it = |function: &&Rc<Function>| *function.name == *name && function.owner.as_deref() == owner;
        let mut found: Vec<Rc<Function>> = self.text.functions.iter().filter(is_it).cloned().collect();
        if let Some(class) = owner.and_then(|owner| self.text.classes.iter().find(|class| *class.name == *owner)) {
            found.extend(class.methods.iter().filter(|method| *method.name == *name).cloned());
        }
        found
    }

    /// All methods with this name, of any class.
    pub(crate) fn methods(&self, name: &str) -> Vec<Rc<Function>> {
        let outside = self.text.functions.iter().filter(|function| function.owner.is_some());
        self.text.methods().chain(outside).filter(|method| *method.name == *name).cloned().collect()
    }

    /// All functions and methods, in the order of the text.
    pub(crate) fn all_functions(&self) -> Vec<Rc<Function>> {
        let mut all: Vec<Rc<Function>> = self.text.all_functions().cloned().collect();
        sort_by_key(&mut all, |function| function.place.start);
        all
    }

    pub(crate) fn global(&self, name: &str) -> Vec<&(Let, Place)> {
        let declares = |given: &Let| matches!(&given.pattern, Pattern::Name(own) if **own == *name);
        self.text.globals.iter().filter(|(given, _)| declares(given)).collect()
    }

    pub(crate) fn is_assigned(&self, name: &str) -> bool {
        self.changes.names.contains(name)
    }

    /// Whether a name of a library or a part of it is assigned to anywhere.
    pub(crate) fn is_changed(&self, name: &str) -> bool {
        self.changes.names.contains(name) || self.changes.parts.contains(name)
    }

    /// Whether a name is taken out of something, and may so be another function than that of the library: `const { floor: abs } = Math`.
    pub(crate) fn is_renamed(&self, name: &str) -> bool {
        let is_own = |member: &Name, pattern: &Pattern| matches!(pattern, Pattern::Name(own) if own == member);
        self.text.globals.iter().any(|(given, _)| {
            let is_it = given.pattern.names().any(|own| **own == *name);
            let space = given.value.as_ref().and_then(Expression::name);
            let is_library = space.is_some_and(|space| super::library::is_space(self.language, space));
            let is_plain = match &given.pattern {
                Pattern::Name(_) => true,
                Pattern::Members(members) => {
                    members.iter().all(|(member, pattern, _)| is_own(member, pattern)) && is_library
                }
                _ => false,
            };
            is_it && !is_plain
        })
    }

    /// All that a class of the text derives from, by any number of steps. Of some the text has no class, only functions.
    fn bases(&self, class: &str) -> Vec<String> {
        const MOST: usize = 16;
        let mut found: Vec<String> = Vec::new();
        let mut next = vec![class.to_owned()];
        while let Some(name) = next.pop() {
            for base in self.class(&name).iter().flat_map(|class| &class.bases) {
                if found.len() < MOST && **base != *class && !found.iter().any(|known| **known == **base) {
                    found.push(base.to_string());
                    next.push(base.to_string());
                }
            }
        }
        found
    }

    /// A class above this one that has a field of this name, too: which of both is read, its type at that place says.
    pub(crate) fn hidden_field(&self, class: &str, name: &str) -> Option<Place> {
        if !matches!(self.language, CSharp | Cpp | Java) {
            return None;
        }
        let of = |base: &String| {
            let found = self.class(base)?.field(name)?;
            Some(found.place.clone())
        };
        self.bases(class).iter().find_map(of)
    }

    /// A function with a body of a class that derives from this one, under the same name.
    pub(crate) fn overriding(&self, owner: &str, name: &str) -> Option<Rc<Function>> {
        let is_below = |class: &&Class| self.bases(&class.name).iter().any(|base| *base == *owner);
        self.text.classes.iter().filter(is_below).find_map(|class| self.with_body(&class.name, name))
    }

    /// A function with a body of a class that this one derives from, under the same name.
    pub(crate) fn overridden(&self, owner: &str, name: &str) -> Option<Rc<Function>> {
        self.bases(owner).iter().find_map(|base| self.with_body(base, name))
    }

    fn with_body(&self, owner: &str, name: &str) -> Option<Rc<Function>> {
        self.functions(Some(owner), name).into_iter().find(|function| !function.body.is_empty())
    }

    pub(crate) fn has_members(&self, name: &str) -> bool {
        self.with_members.contains(name)
    }

    /// What is not read and could change one of these names.
    pub(crate) fn changed_unread(&self, used: &HashSet<Name>) -> Option<(Name, Place)> {
        let of = |unread: &super::syntax::Unread| {
            let name = unread.changes.iter().find(|name| used.contains(*name))?;
            Some((name.clone(), unread.place.clone()))
        };
        self.text.unread.iter().find_map(of)
    }
}

/// The names in statements that have members, and what members are.
#[derive(Default)]
struct Names {
    with_members: HashSet<Name>,
    definitions: Vec<Definition>,
    /// Values of names that may be members of the own thing.
    bare: Vec<Definition>,
    moved: Vec<(Name, Place)>,
    /// What escapes from the function around all others.
    escaping: Option<HashSet<Name>>,
}

impl Names {
    fn function(&mut self, function: &Function) {
        let is_outermost = self.escaping.is_none();
        if is_outermost {
            self.escaping = Some(escaping(function));
        }
        for parameter in &function.parameters {
            parameter.default.iter().for_each(|default| self.expression(default));
        }
        self.statements(&function.body);
        if is_outermost {
            self.escaping = None;
        }
    }

    fn let_it(&mut self, given: &Let) {
        if let Some(value) = &given.value {
            if let (Pattern::List(_) | Pattern::Members(_), ExpressionKind::Name(name)) = (&given.pattern, &value.kind)
            {
                self.with_members.insert(name.clone());
            }
            // What a function keeps is no shape of others: its fields define nothing.
            if self.escaping.as_ref().is_some_and(|escaping| is_local(given, escaping)) {
                return value.parts().for_each(|part| self.expression(part));
            }
            self.expression(value);
        }
    }

    fn statements(&mut self, statements: &[Statement]) {
        statements.iter().for_each(|statement| self.statement(statement));
    }

    fn statement(&mut self, statement: &Statement) {
        match &statement.kind {
            StatementKind::Let(given) => self.let_it(given),
            StatementKind::Function(function) => self.function(function),
            _ => {
                statement.expressions().for_each(|of| self.expression(of));
                statement.bodies().for_each(|body| self.statements(body));
            }
        }
    }

    /// A value for a member, or for a name that may be one.
    fn defined(&mut self, is_step: bool, target: &Expression, value: &Expression, place: &Place) {
        if is_step {
            return self.moved_member(target);
        }
        // `self.left, self.right = x, x + w`
        if let (ExpressionKind::List(targets), ExpressionKind::List(values)) = (&target.kind, &value.kind)
            && targets.len() == values.len()
        {
            for (target, value) in targets.iter().zip(values) {
                self.defined(is_step, target, value, place);
            }
            return;
        }
        let (value, place) = (value.clone(), place.clone());
        match &target.kind {
            ExpressionKind::Member(of, name) => {
                let is_style = matches!(&of.kind, ExpressionKind::Member(_, part) if &**part == "style");
                let (name, is_own) = (name.clone(), is_own_thing(of));
                if !is_style {
                    self.definitions.push(Definition { name, value, place, is_own });
                }
            }
            ExpressionKind::Name(name) => {
                self.bare.push(Definition { name: name.clone(), value, place, is_own: true });
            }
            _ => {}
        }
    }

    fn moved_member(&mut self, target: &Expression) {
        if let ExpressionKind::Member(_, name) | ExpressionKind::Name(name) = &target.kind {
            self.moved.push((name.clone(), target.place.clone()));
        }
    }

    fn expression(&mut self, of: &Expression) {
        match &of.kind {
            ExpressionKind::Member(inner, _) | ExpressionKind::Index(inner, _) => {
                let mut base = inner;
                while let ExpressionKind::Sure(inner) | ExpressionKind::Follow(inner) = &base.kind {
                    base = inner;
                }
                if let Some(name) = base.name() {
                    self.with_members.insert(name.clone());
                }
            }
            ExpressionKind::Assign(how, target, value) => {
                self.defined(how.is_some(), target, value, &of.place);
                if let (ExpressionKind::List(_), ExpressionKind::Name(name)) = (&target.kind, &value.kind) {
                    self.with_members.insert(name.clone());
                }
            }
            ExpressionKind::Step(target, ..) => self.moved_member(target),
            ExpressionKind::Object(_, fields) => {
                for field in fields {
                    let (value, place) = (field.value.clone(), field.value.place.clone());
                    let named = field.name.clone().map(|name| Definition { name, value, place, is_own: false });
                    self.definitions.extend(named);
                }
            }
            ExpressionKind::Lambda(function) => self.function(function),
            ExpressionKind::Block(statements) => self.statements(statements),
            _ => {}
        }
        of.parts().for_each(|part| self.expression(part));
    }
}

/// A statement without the declarations of examples.
fn without(statement: &Statement, is_example: &impl Fn(&Let) -> bool, places: &[Place]) -> Option<Statement> {
    match &statement.kind {
        _ if places.contains(&statement.place) => None,
        StatementKind::Let(given) if is_example(given) => None,
        StatementKind::Several(all) => {
            let kept: Vec<Statement> = all.iter().filter_map(|one| without(one, is_example, places)).collect();
            let kind = StatementKind::Several(kept);
            Some(Statement::new(kind, statement.place.clone()))
        }
        _ => Some(statement.clone()),
    }
}

/// Whether a value is written out: a number, or a thing made of such.
fn is_literal(value: &Expression) -> bool {
    let all = |arguments: &[super::syntax::Argument]| {
        !arguments.is_empty() && arguments.iter().all(|one| is_literal(&one.value))
    };
    match &value.kind {
        ExpressionKind::Number(_) => true,
        ExpressionKind::Signed(_, of) => is_literal(of),
        ExpressionKind::New(_, arguments) => all(arguments),
        ExpressionKind::Object(_, fields) => !fields.is_empty() && fields.iter().all(|field| is_literal(&field.value)),
        _ => false,
    }
}
