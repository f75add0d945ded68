//! The core language: what a text in any of the languages is read into. What is in a text and not here is refused.
//!
//! A tree has everything that decides an answer, in the order of the text. What the languages do differently with the
//! same tree (division of whole numbers, what counts as true, what an assignment copies) is in [`Language`].
//!
//! [`Language`]: super::languages::Language

use super::is_in;
use std::ops::Range;
use std::rc::Rc;
use std::vec::IntoIter;

/// Where something stands in the text, in bytes.
pub(crate) type Place = Range<usize>;

pub(crate) type Name = Rc<str>;

/// A number as it is written.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Literal {
    /// Its decimal digits, without suffix and `_`: `0.5`, `12`, `1e3`. Octal, binary and hexadecimal ones are converted.
    pub digits: Name,
    pub kind: LiteralKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LiteralKind {
    /// Without a point, an exponent and a suffix: `2`.
    Whole,
    /// With a point or an exponent, without a suffix: `2.0`, `1e3`.
    Fraction,
    /// With a suffix: `2f`, `2u`, `2L`, `2.0m`, `2_u8`: the type that it names (`f32`, `u32`, `i64`, …).
    Typed(NumberType),
}

/// A type of numbers, by what it can hold. `int` is `I32` where the language says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum NumberType {
    I8,
    U8,
    I16,
    U16,
    I32,
    U32,
    I64,
    U64,
    /// Whole numbers of any size: Python's `int`.
    Whole,
    /// Single precision.
    F32,
    /// Double precision.
    F64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sign {
    Plus,
    Minus,
    Not,
    /// `~`
    Complement,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Binary {
    Plus,
    Minus,
    Times,
    /// `/`
    Divide,
    /// `//` in Python and Lua, `div`.
    DivideDown,
    /// `%`, as the language does it.
    Remainder,
    /// `**`, and `^` in Lua.
    Power,
    Less,
    AtMost,
    Greater,
    AtLeast,
    /// `==`
    Equal,
    /// `!=`, `~=`
    NotEqual,
    /// `===`, and Python's `is`.
    Same,
    /// `!==`, and Python's `is not`.
    NotSame,
    /// Asks the right side only if the left one is true.
    And,
    /// Asks the right side only if the left one is false.
    Or,
    /// `??`, `?:` in Kotlin.
    OrElse,
    /// `&`, both sides asked.
    BitAnd,
    /// `|`, both sides asked.
    BitOr,
    /// `^`, both sides asked; `~` in Lua.
    BitXor,
    /// `<<`
    ShiftLeft,
    /// `>>`
    ShiftRight,
    /// `>>>`
    ShiftRightUnsigned,
    /// `in`
    In,
    /// `!in`, `not in`
    NotIn,
}

/// A type as a text names it: `const Rect&` is `Rect`, by reference.
#[derive(Clone, Debug, PartialEq, Default)]
pub(crate) struct Type {
    /// Its last name, without namespace: `FloatRect` of `sf::FloatRect`; `List` of `List<Rect>`. Of several words that are
    /// one type, all: `unsigned int`, `long long`.
    pub name: Name,
    /// What stands in angle or square brackets: `Rect` of `List<Rect>`, `Vec<Rect>`, `[]Rect`, `Rect[]`, `[Rect]`.
    pub of: Vec<Self>,
    pub passing: Passing,
    /// Whether it is an array or a list of the type in `of`: `Rect[]`, `Rect *` with an index is not known here.
    pub is_list: bool,
    /// Whether it may be nothing: `Rect?`.
    pub is_optional: bool,
    /// Whether the text says that it is never changed: `const`, `&` in Rust, `let`, `val`, `Readonly`.
    pub is_constant: bool,
    pub place: Place,
}

impl Type {
    pub(crate) fn named(name: &str) -> Self {
        Self { name: name.into(), ..Self::default() }
    }
}

/// How a parameter gets what it is called with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) enum Passing {
    /// As the type is passed in the language: `Rect a`.
    #[default]
    Plain,
    /// `Rect &a`, `ref`, `inout`, `&mut`: what is assigned to it reaches the caller.
    Reference,
    /// `Rect *a`, `*Rect`.
    Pointer,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Expression {
    pub kind: ExpressionKind,
    pub place: Place,
}

/// Something boxed that stands in another expression.
pub(crate) type Inner = Box<Expression>;

/// What a slice of Python calls on its list, with both ends: no text has this name.
pub(crate) const SLICE: &str = "[:]";

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum ExpressionKind {
    Number(Literal),
    Bool(bool),
    /// `null`, `None`, `nil`, `undefined`, `nullptr`.
    Nothing,
    /// A text in quotes, without escapes and insertions.
    Text(Name),
    /// `x`. `this` and `self` are names, too. `Math` of `Math.max` is one; `std::max` is the name `max`, `f32::max` also.
    Name(Name),
    /// `a.x`, `a->x`, `a?.x`.
    Member(Inner, Name),
    /// `a[0]`, `a['x']`.
    Index(Inner, Inner),
    /// `f(x)`, `a.f(x)` and Lua's `a:f(x)` (the called is a member).
    Call(Inner, Vec<Argument>),
    /// `new Rectangle(x, y)`; in Swift, Kotlin and Python making a thing is a [`Call`](Self::Call).
    New(Type, Vec<Argument>),
    /// `Rect { x: 1, y: 2 }`, `Rect{1, 2}`, `{ 1, 2 }` in C, `{ x = 1 }` in Lua, `{x, y}` in JavaScript. The type may be missing.
    Object(Option<Type>, Vec<Field>),
    /// `[a, b]`, `(a, b)`, `{a, b}` in Lua: values in order.
    List(Vec<Expression>),
    Signed(Sign, Inner),
    Binary(Binary, Inner, Inner),
    /// `a < b <= c` in Python: all are true, and none is asked after a false one. The operators stand between the operands.
    Chain(Vec<Expression>, Vec<Binary>),
    /// `a = b` and `a += b` as an expression; the operator is missing for a plain assignment.
    Assign(Option<Binary>, Inner, Inner),
    /// `a++`, `--a`: by how much it changes (1 or -1), and whether the value is the one before.
    Step(Inner, i8, bool),
    /// `test ? one : other`, `one if test else other`.
    Choice(Inner, Inner, Inner),
    /// `(int) x`, `x as i32`, `float(x)` in C++ and `GDScript` where the name is that of a number type.
    Cast(Type, Inner),
    /// `x => x + 1`, `function (x) { … }`, `[](float x) { … }`, `lambda x: …`, `{ it.x }`.
    Lambda(Rc<Function>),
    /// `[f(q) for q in list if test]`, also without brackets as an argument: the value, the pattern, the list, the conditions.
    Comprehension(Inner, Box<Pattern>, Inner, Vec<Expression>),
    /// `0..n`, `0..=n`, `0..<n`, `range` is a call. The last says whether the end belongs to it.
    Range(Inner, Inner, bool),
    /// A block with a value (Rust, Kotlin, Swift): `if`, `when`, `match` or `{ … }` where a value is needed. The value is
    /// that of the last statement, if that is an expression, an `if`, a `switch` or a block.
    Block(Vec<Statement>),
    /// `&a`, `&mut a`, `ref a`, `out a`; the last says that what is called may change it (`ref`, `out`, `&mut`, and `&` in C,
    /// C++ and Swift).
    Address(Inner, bool),
    /// `*a`
    Follow(Inner),
    /// `a!`, `a!!`, `a?` of Rust is refused: taken as it is.
    Sure(Inner),
}

impl ExpressionKind {
    pub(crate) fn member(of: Expression, name: Name) -> Self {
        Self::Member(of.into(), name)
    }

    pub(crate) fn index(of: Expression, at: Expression) -> Self {
        Self::Index(of.into(), at.into())
    }

    pub(crate) fn call(called: Expression, arguments: Vec<Argument>) -> Self {
        Self::Call(called.into(), arguments)
    }

    pub(crate) fn binary(how: Binary, left: Expression, right: Expression) -> Self {
        Self::Binary(how, left.into(), right.into())
    }

    pub(crate) fn assign(how: Option<Binary>, target: Expression, value: Expression) -> Self {
        Self::Assign(how, target.into(), value.into())
    }

    pub(crate) fn choice(test: Expression, one: Expression, other: Expression) -> Self {
        Self::Choice(test.into(), one.into(), other.into())
    }

    pub(crate) fn cast(ty: Type, of: Expression) -> Self {
        Self::Cast(ty, of.into())
    }

    pub(crate) fn range(from: Expression, to: Expression, is_whole: bool) -> Self {
        Self::Range(from.into(), to.into(), is_whole)
    }
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Argument {
    /// `of:` in Swift, `width=` in Python.
    pub label: Option<Name>,
    pub value: Expression,
    /// `...list`, `*args`
    pub is_spread: bool,
}

impl Argument {
    pub(crate) const fn plain(value: Expression) -> Self {
        Self { label: None, value, is_spread: false }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Field {
    pub name: Option<Name>,
    pub value: Expression,
}

/// What a value is taken apart into.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Pattern {
    Name(Name),
    /// `_`
    Ignored,
    /// `[a, b]`, `(a, b)`, `a, b`: by place.
    List(Vec<Self>),
    /// `{ x, width: w, height: h = 5 }`: the member, its pattern, and its value if it has none.
    Members(Vec<(Name, Self, Option<Expression>)>),
}

impl Pattern {
    /// All names in it, in order.
    pub(crate) fn names(&self) -> IntoIter<&Name> {
        let all: Vec<&Name> = match self {
            Self::Name(name) => vec![name],
            Self::Ignored => Vec::new(),
            Self::List(patterns) => patterns.iter().flat_map(Self::names).collect(),
            Self::Members(members) => members.iter().flat_map(|(_, pattern, _)| pattern.names()).collect(),
        };
        all.into_iter()
    }
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Statement {
    pub kind: StatementKind,
    pub place: Place,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum StatementKind {
    /// `let x = 1`, `float x;`, `local x`, `x := 1`.
    Let(Let),
    /// Anything else that is computed: a call, an assignment, a value. `a, b = b, a` is an assignment of a list to a list.
    Expression(Expression),
    /// A test, what is done then, and what is done else. `guard test else` is an `if` whose first part is empty.
    If(Expression, Vec<Statement>, Vec<Statement>),
    Return(Option<Expression>),
    While(Expression, Vec<Statement>),
    /// The body comes first. `repeat … until test` is one with the test negated.
    DoWhile(Vec<Statement>, Expression),
    /// `for (begin; test; step)`
    For(Vec<Statement>, Option<Expression>, Vec<Expression>, Vec<Statement>),
    /// `for x in list`, `for (Rect r : list)`, `for i = 1, n` in Lua (the list is a range). The last part is done if the loop was
    /// not left by `break` (Python's `else`).
    ForEach(Pattern, Expression, Vec<Statement>, Vec<Statement>),
    Break,
    Continue,
    Block(Vec<Statement>),
    /// `switch`, `when`, `match`. Without a value each case is a test of its own.
    Switch(Option<Expression>, Vec<Case>),
    /// A function in a block.
    Function(Rc<Function>),
    /// Does nothing: `;`, `pass`.
    Nothing,
    /// Several declarations in one: `float x = 1, y = 2;`.
    Several(Vec<Statement>),
    /// An expression whose value is dropped: one with a semicolon in Rust.
    Done(Expression),
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Case {
    /// Any of them; `None` in the list's place is `default`, `else`, `_`.
    pub values: Option<Vec<Expression>>,
    pub body: Vec<Statement>,
    /// Whether the next case's body follows when this one ends: C without `break`.
    pub falls_through: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Let {
    pub pattern: Pattern,
    pub ty: Option<Type>,
    pub value: Option<Expression>,
    /// `const`, `val`, `let` in Rust and Swift, `final`, `constexpr`.
    pub is_constant: bool,
    /// `var` in JavaScript: its name belongs to the whole function.
    pub of_function: bool,
    /// `static` in a function of C, C++.
    pub is_static: bool,
    /// `float &r = a.x`, `auto& r = a`, `float *p`: another name for a part.
    pub is_reference: bool,
}

impl Let {
    /// A plain declaration, without any word before it.
    pub(crate) const fn of(pattern: Pattern, ty: Option<Type>, value: Option<Expression>) -> Self {
        Self { pattern, ty, value, is_constant: false, of_function: false, is_static: false, is_reference: false }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Parameter {
    pub pattern: Pattern,
    pub ty: Option<Type>,
    /// Swift's outer name; `_` is none.
    pub label: Option<Name>,
    pub default: Option<Expression>,
    /// `...rest`, `*args`
    pub is_rest: bool,
}

impl Parameter {
    /// Without anything but its name.
    pub(crate) const fn plain(pattern: Pattern) -> Self {
        Self { pattern, ty: None, label: None, default: None, is_rest: false }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Function {
    /// Empty for a lambda.
    pub name: Name,
    /// The type that it is a method of: the class around it, Go's receiver, `Rect` of `bool Rect::hits(…)` and of `Rect:hits`.
    pub owner: Option<Name>,
    /// The name of the own thing inside: `this`, `self`, Go's receiver. `None` for a function without an owner, and for a static one.
    pub own: Option<Name>,
    pub parameters: Vec<Parameter>,
    pub answer: Option<Type>,
    /// Go's named results.
    pub named_answers: Vec<(Name, Type)>,
    pub body: Vec<Statement>,
    /// Whether the value of the last expression is the answer: an arrow function without braces, Rust, Kotlin's `=`, one expression in
    /// Swift.
    pub answers_last: bool,
    /// Whether it is read like a member, without a call: `get right()`, `@property`, `val right get() =`, Swift's `var right: T { … }`.
    pub is_getter: bool,
    /// What makes it something else than a plain function, as written: `async`, `function*`, `@negate`, `static` (in a class) is
    /// none of them. Such a function is refused when it is used.
    pub oddities: Vec<(Name, Place)>,
    /// From its first word to its end.
    pub place: Place,
    /// Its name, where that is written; else its first word.
    pub head: Place,
}

impl Function {
    /// One without parameters and without a body.
    pub(crate) const fn bare(name: Name, place: Place, head: Place) -> Self {
        Self {
            name,
            owner: None,
            own: None,
            parameters: Vec::new(),
            answer: None,
            named_answers: Vec::new(),
            body: Vec::new(),
            answers_last: false,
            is_getter: false,
            oddities: Vec::new(),
            place,
            head,
        }
    }
}

/// A class, a structure, a record, an interface, an extension.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Class {
    pub name: Name,
    /// Numbers, shapes and so on, in order, as written: also those that a constructor or `__init__` gives to `this`.
    pub fields: Vec<Member>,
    pub methods: Vec<Rc<Function>>,
    /// What it extends or derives from, without interfaces where the language tells them apart.
    pub bases: Vec<Name>,
    /// Whether it is passed by value: `struct` in C#, Swift, Go, C, C++, Rust; `data class` is not.
    pub is_value: bool,
    /// What changes how its members are read or compared: `__getattr__`, `operator<`, a setter, an attribute: as written.
    pub oddities: Vec<(Name, Place)>,
    pub place: Place,
}

impl Class {
    pub(crate) fn field(&self, name: &str) -> Option<&Member> {
        self.fields.iter().find(|field| *field.name == *name)
    }

    /// The fields that each thing has for itself.
    pub(crate) fn own_fields(&self) -> impl Iterator<Item = &Member> {
        self.fields.iter().filter(|field| !field.is_static)
    }

    /// The method that is read as a member of this name.
    pub(crate) fn getter(&self, name: &str) -> Option<&Rc<Function>> {
        self.methods.iter().find(|method| method.is_getter && *method.name == *name)
    }

    pub(crate) fn add(&mut self, method: Function) {
        self.methods.push(Rc::new(method));
    }
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Member {
    pub name: Name,
    pub ty: Option<Type>,
    pub value: Option<Expression>,
    pub is_static: bool,
    pub place: Place,
}

/// A whole text, cut into its declarations.
#[derive(Clone, Debug, PartialEq, Default)]
pub(crate) struct Text {
    pub functions: Vec<Rc<Function>>,
    pub classes: Vec<Class>,
    /// `const SIZE = 16`, `float x = 2;`, `#define SIZE 16` outside of all functions.
    pub globals: Vec<(Let, Place)>,
    /// `typedef unsigned char num`, `type num = uint8`, `using num = …`: the new name and the type.
    pub aliases: Vec<(Name, Type)>,
    /// Statements outside of all functions, in order: in scripts, and in a text without a function. Those that are declarations are above, too,
    /// only there.
    pub statements: Vec<Statement>,
    /// What was cut and not read: each with all names (words) that stand in it. It is of no matter as long as it names nothing that is
    /// used in a way that could change it; the reader of the whole text decides.
    pub unread: Vec<Unread>,
}

/// A declaration or statement that is not read.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Unread {
    /// The words that it declares, assigns to, imports, renames or decorates, as far as can be seen: each of them may be something else
    /// afterwards.
    pub changes: Vec<Name>,
    /// Why it is not read: the error that stands where the parser stopped.
    pub why: super::FormulaError,
    pub place: Place,
}

impl Text {
    pub(crate) fn add(&mut self, function: Function) {
        self.functions.push(Rc::new(function));
    }

    /// All functions, those of classes behind the others.
    pub(crate) fn all_functions(&self) -> impl Iterator<Item = &Rc<Function>> {
        self.functions.iter().chain(self.methods())
    }

    /// The functions of all classes.
    pub(crate) fn methods(&self) -> impl Iterator<Item = &Rc<Function>> {
        self.classes.iter().flat_map(|class| &class.methods)
    }
}

impl Expression {
    pub(crate) const fn new(kind: ExpressionKind, place: Place) -> Self {
        Self { kind, place }
    }

    /// Its name, if it is a name alone.
    pub(crate) const fn name(&self) -> Option<&Name> {
        if let ExpressionKind::Name(name) = &self.kind { Some(name) } else { None }
    }

    /// Whether it is one of these names.
    pub(crate) fn is_name(&self, names: &str) -> bool {
        self.name().is_some_and(|name| is_in(name, names))
    }

    /// The name that it is, or that of the member: what a call is known by.
    pub(crate) const fn last_name(&self) -> Option<&Name> {
        match &self.kind {
            ExpressionKind::Name(name) | ExpressionKind::Member(_, name) => Some(name),
            _ => None,
        }
    }

    /// The expressions right inside, in order. Those of a lambda and of a block with a value stand in their statements.
    pub(crate) fn parts(&self) -> IntoIter<&Self> {
        let all: Vec<&Self> = match &self.kind {
            ExpressionKind::Member(of, _)
            | ExpressionKind::Signed(_, of)
            | ExpressionKind::Step(of, ..)
            | ExpressionKind::Cast(_, of)
            | ExpressionKind::Address(of, _)
            | ExpressionKind::Follow(of)
            | ExpressionKind::Sure(of) => vec![of],
            ExpressionKind::Index(one, other)
            | ExpressionKind::Binary(_, one, other)
            | ExpressionKind::Assign(_, one, other)
            | ExpressionKind::Range(one, other, _) => vec![one, other],
            ExpressionKind::Choice(test, one, other) => vec![test, one, other],
            ExpressionKind::Call(called, arguments) => {
                std::iter::once(&**called).chain(arguments.iter().map(|argument| &argument.value)).collect()
            }
            ExpressionKind::New(_, arguments) => arguments.iter().map(|argument| &argument.value).collect(),
            ExpressionKind::Object(_, fields) => fields.iter().map(|field| &field.value).collect(),
            ExpressionKind::List(items) | ExpressionKind::Chain(items, _) => items.iter().collect(),
            ExpressionKind::Comprehension(value, _, list, tests) => {
                [&**value, &**list].into_iter().chain(tests).collect()
            }
            ExpressionKind::Lambda(_)
            | ExpressionKind::Block(_)
            | ExpressionKind::Number(_)
            | ExpressionKind::Bool(_)
            | ExpressionKind::Nothing
            | ExpressionKind::Text(_)
            | ExpressionKind::Name(_) => Vec::new(),
        };
        all.into_iter()
    }
}

impl Statement {
    pub(crate) const fn new(kind: StatementKind, place: Place) -> Self {
        Self { kind, place }
    }

    /// The answer of a function that is one value.
    pub(crate) fn answer(value: Expression) -> Self {
        let place = value.place.clone();
        Self::new(StatementKind::Return(Some(value)), place)
    }

    /// The expressions of the statement itself, without those of its bodies.
    pub(crate) fn expressions(&self) -> IntoIter<&Expression> {
        let all: Vec<&Expression> = match &self.kind {
            StatementKind::Let(given) => given.value.iter().collect(),
            StatementKind::Expression(of)
            | StatementKind::Done(of)
            | StatementKind::If(of, ..)
            | StatementKind::While(of, _)
            | StatementKind::DoWhile(_, of)
            | StatementKind::ForEach(_, of, ..) => vec![of],
            StatementKind::Return(of) => of.iter().collect(),
            StatementKind::For(_, test, steps, _) => test.iter().chain(steps).collect(),
            StatementKind::Switch(value, cases) => {
                value.iter().chain(cases.iter().flat_map(|case| case.values.iter().flatten())).collect()
            }
            StatementKind::Several(_)
            | StatementKind::Block(_)
            | StatementKind::Function(_)
            | StatementKind::Break
            | StatementKind::Continue
            | StatementKind::Nothing => Vec::new(),
        };
        all.into_iter()
    }

    /// The statements inside, in order, but for those of a function.
    pub(crate) fn bodies(&self) -> IntoIter<&[Self]> {
        let all: Vec<&[Self]> = match &self.kind {
            StatementKind::If(_, one, other) | StatementKind::ForEach(_, _, one, other) => vec![one, other],
            StatementKind::For(begin, _, _, body) => vec![begin, body],
            StatementKind::While(_, body)
            | StatementKind::DoWhile(body, _)
            | StatementKind::Several(body)
            | StatementKind::Block(body) => vec![body],
            StatementKind::Switch(_, cases) => cases.iter().map(|case| &case.body[..]).collect(),
            _ => Vec::new(),
        };
        all.into_iter()
    }
}
