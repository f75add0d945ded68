//! Types, as each language writes them.

use super::super::syntax::{Passing, Type};
use super::Read;
use super::cursor::Parser;
use super::token::Kind;
use crate::formula::Expected;
use crate::formula::SourceLanguage::{
    C, CSharp, Cpp, GdScript, Go, Hsp, Java, JavaScript, Kotlin, Lua, Own, Python, Rust, Swift, TypeScript,
};
use crate::program::is_in;

/// Types whose type in brackets is that of their elements.
const LISTS: &str = "List ArrayList LinkedList Vec vector Array array IList IEnumerable IReadOnlyList ICollection \
    Iterable Collection Sequence MutableList list Set HashSet ReadonlyArray span Span ArraySlice VecDeque deque \
    Iterator Tuple tuple set";
const NUMBER_WORDS: &str = "unsigned signed long short int char float double";

impl Parser<'_> {
    pub(super) fn ty(&mut self) -> Read<Type> {
        self.deeper(|it| match it.language {
            C | Cpp | CSharp | Java | Own => it.c_type(),
            JavaScript | TypeScript => it.script_type(),
            Kotlin => it.kotlin_type(),
            Swift => it.swift_type(),
            Go => it.go_type(),
            Rust => it.rust_type(),
            Python => it.python_type(),
            GdScript => it.named_type(),
            Lua | Hsp => it.unexpected(Expected::Operand),
        })
    }

    fn type_of(&self, name: &str, start: usize) -> Type {
        Type { name: name.into(), place: self.since(start), ..Type::default() }
    }

    /// A type of which only the place is known: a function, an object.
    fn unnamed_type(&self, start: usize) -> Type {
        self.type_of("", start)
    }

    fn list_of(&self, element: Type, start: usize) -> Type {
        Type { name: "".into(), of: vec![element], is_list: true, place: self.since(start), ..Type::default() }
    }

    /// A name with its namespaces and the types in its brackets.
    fn named_type(&mut self) -> Read<Type> {
        let start = self.start();
        let mut name = self.type_word()?;
        let mut path = name.to_string();
        while self.is_any(". ::") && self.ahead(1).word().is_some() {
            self.advance();
            name = self.any_word()?;
            path = format!("{path}.{name}");
        }
        if let Some(full) = self.imports.full(&path) {
            name = full.into();
        }
        let has_square = matches!(self.language, Python | GdScript);
        let of = if self.is("<") && !has_square {
            self.type_arguments()?
        } else if self.is("[") && has_square {
            self.square_types()?
        } else {
            Vec::new()
        };
        let is_list = is_in(&name, LISTS) && !of.is_empty();
        Ok(Type { name: (&*name).into(), of, is_list, place: self.since(start), ..Type::default() })
    }

    fn type_word(&mut self) -> Read<super::super::syntax::Name> {
        const ALLOWED: &str = "void bool boolean byte auto object string uint ulong ushort sbyte decimal wchar_t \
            _Bool Self self None this in int float double char long short null undefined nil";
        let is_word = self.is_name() || self.is_any_word(ALLOWED);
        if is_word { self.any_word() } else { self.unexpected(Expected::Operand) }
    }

    /// `<A, B>`
    pub(super) fn type_arguments(&mut self) -> Read<Vec<Type>> {
        self.expect("<")?;
        let mut of = Vec::new();
        while !self.is_closing_angle() {
            of.push(self.type_argument()?);
            if !self.eat(",") {
                break;
            }
        }
        self.close_angle()?;
        Ok(of)
    }

    fn type_argument(&mut self) -> Read<Type> {
        let start = self.start();
        if matches!(self.peek().kind, Kind::Number(_)) || self.is_any("* ?") {
            self.advance();
            if self.eat_word("extends") || self.eat_word("super") {
                return self.ty();
            }
            return Ok(self.unnamed_type(start));
        }
        if self.language == Rust && self.is_lifetime() {
            self.advance();
            return Ok(self.unnamed_type(start));
        }
        self.eat_if(self.language == Kotlin && self.is_any_word("in out"));
        self.ty()
    }

    fn is_closing_angle(&self) -> bool {
        self.is_any("> >> >>>")
    }

    /// One `>`, also of `>>`.
    fn close_angle(&mut self) -> Read<()> {
        let Kind::Sign(sign @ (">" | ">>" | ">>>")) = self.peek().kind else {
            return self.unexpected(Expected::Operator);
        };
        self.angles += 1;
        if self.angles == sign.len() {
            self.angles = 0;
            self.advance();
        }
        Ok(())
    }

    fn square_types(&mut self) -> Read<Vec<Type>> {
        self.expect("[")?;
        let of = self.listed("]", |it| {
            let start = it.start();
            if it.is("[") {
                it.square_types()?;
            } else if !it.eat("...") {
                return it.ty();
            }
            Ok(it.unnamed_type(start))
        })?;
        self.expect("]")?;
        Ok(of)
    }

    /// A type of functions, whose parameters stand here: passed over.
    fn function_type(&mut self, arrow: &str, start: usize) -> Read<Type> {
        self.skip_group();
        self.behind(arrow, Self::ty)?;
        Ok(self.unnamed_type(start))
    }

    /// Passes over a pair of brackets.
    pub(super) fn skip_group(&mut self) {
        self.at = self.close_of(self.at);
        self.advance();
    }

    fn c_type(&mut self) -> Read<Type> {
        let start = self.start();
        let mut is_constant = false;
        while self.is_any_word("const volatile struct enum class union typename final readonly constexpr") {
            is_constant |= self.is_any_word("const final readonly constexpr");
            self.advance();
        }
        let mut ty = self.c_base()?;
        loop {
            let here = self.start();
            if self.is_word("const") || self.is_word("volatile") {
                is_constant |= self.is_word("const");
                self.advance();
            } else if self.is_any("& &&") && self.speaks(&[Cpp]) {
                ty.passing = Passing::Reference;
                self.advance();
            } else if self.is("*") && self.is_c_or_cpp() {
                ty.passing = Passing::Pointer;
                self.advance();
            } else if self.is("?") && self.language == CSharp {
                ty.is_optional = true;
                self.advance();
            } else if self.is("[") && self.speaks(&[Java, CSharp]) && self.ahead(1).is("]") {
                self.advance();
                self.advance();
                ty = self.list_of(ty, start);
            } else {
                ty.place = start..self.since(here.min(start)).end;
                ty.is_constant = is_constant;
                return Ok(ty);
            }
        }
    }

    /// The words of a number type, or a name.
    fn c_base(&mut self) -> Read<Type> {
        let start = self.start();
        let mut words: Vec<String> = Vec::new();
        while let Some(word) = self.peek().word().filter(|it| is_in(it, NUMBER_WORDS)) {
            words.push(word.to_string());
            self.advance();
        }
        if !words.is_empty() {
            return Ok(self.type_of(&words.join(" "), start));
        }
        if self.language == CSharp && self.is("(") {
            return self.tuple_type(start);
        }
        self.named_type()
    }

    /// `(string side, double push)`
    fn tuple_type(&mut self, start: usize) -> Read<Type> {
        self.expect("(")?;
        let parts = self.listed(")", |it| {
            let ty = it.ty()?;
            if it.is_name() {
                it.advance();
            }
            Ok(ty)
        })?;
        self.expect(")")?;
        if parts.len() < 2 { self.unexpected(Expected::Comma) } else { Ok(self.unnamed_type(start)) }
    }

    /// The type behind `new`: brackets with numbers are not read.
    pub(super) fn type_of_new(&mut self) -> Read<Type> {
        let start = self.start();
        let mut ty = if self.is_c_like() { self.c_base()? } else { self.named_type()? };
        while self.is("[") {
            self.advance();
            self.expect("]")?;
            ty = self.list_of(ty, start);
        }
        Ok(ty)
    }

    /// TypeScript's types are checked and gone: what is no name is passed over.
    fn script_type(&mut self) -> Read<Type> {
        let start = self.start();
        self.eat("|");
        let mut ty = self.script_part()?;
        while self.is_any("| &") {
            let is_or = self.is("|");
            self.advance();
            let other = self.script_part()?;
            let is_nothing = |it: &Type| is_in(&it.name, "null undefined");
            if is_or && is_nothing(&other) {
                ty.is_optional = true;
            } else if is_or && is_nothing(&ty) {
                ty = Type { is_optional: true, ..other };
            } else {
                ty = self.unnamed_type(start);
            }
        }
        Ok(ty)
    }

    fn script_part(&mut self) -> Read<Type> {
        let start = self.start();
        let is_constant = self.eat_word("readonly");
        let mut ty = if self.is_any("( { [") {
            self.function_type("=>", start)?
        } else if matches!(self.peek().kind, Kind::Text(_) | Kind::Number(_)) {
            self.advance();
            self.unnamed_type(start)
        } else if self.is_any_word("typeof keyof asserts") {
            self.advance();
            self.named_type()?;
            self.unnamed_type(start)
        } else {
            self.named_type()?
        };
        if self.is_word("is") && !self.peek().begins_line {
            self.advance();
            self.ty()?;
            return Ok(self.type_of("boolean", start));
        }
        while self.is("[") && !self.peek().begins_line {
            if !self.ahead(1).is("]") {
                self.skip_group();
                ty = self.unnamed_type(start);
                continue;
            }
            self.advance();
            self.advance();
            ty = self.list_of(ty, start);
        }
        ty.is_constant |= is_constant;
        Ok(without_readonly(ty))
    }

    fn kotlin_type(&mut self) -> Read<Type> {
        let start = self.start();
        let mut ty = if self.is("(") { self.function_type("->", start)? } else { self.named_type()? };
        while self.eat("?") {
            ty.is_optional = true;
        }
        Ok(ty)
    }

    fn swift_type(&mut self) -> Read<Type> {
        let start = self.start();
        let mut passing = Passing::Plain;
        loop {
            if self.is("@") {
                self.advance();
                self.any_word()?;
            } else if self.eat_word("inout") {
                passing = Passing::Reference;
            } else if self.is_any_word("some any borrowing consuming __owned") && self.is_name_at(1) {
                self.advance();
            } else {
                break;
            }
        }
        let mut ty = if self.is("(") {
            self.skip_group();
            self.eat_word("throws");
            self.behind("->", Self::ty)?;
            self.unnamed_type(start)
        } else if self.eat("[") {
            let element = self.ty()?;
            let is_map = self.eat(":");
            if is_map {
                self.ty()?;
            }
            self.expect("]")?;
            if is_map { self.unnamed_type(start) } else { self.list_of(element, start) }
        } else {
            self.named_type()?
        };
        while self.is_any("? !") && !self.peek().after_space {
            ty.is_optional = true;
            self.advance();
        }
        if self.is("&") {
            return self.token_not_read();
        }
        ty.passing = passing;
        Ok(ty)
    }

    fn go_type(&mut self) -> Read<Type> {
        let start = self.start();
        if self.eat("*") {
            let inner = self.ty()?;
            return Ok(Type { passing: Passing::Pointer, place: self.since(start), ..inner });
        }
        if self.is("[") {
            self.skip_group();
            let element = self.ty()?;
            return Ok(self.list_of(element, start));
        }
        if self.eat_word("map") {
            self.skip_group();
            self.ty()?;
            return Ok(self.unnamed_type(start));
        }
        if self.eat_word("func") {
            self.skip_group();
            if self.is("(") {
                self.skip_group();
            } else if self.is_name() || self.is_any("* [") {
                self.ty()?;
            }
            return Ok(self.unnamed_type(start));
        }
        if self.is_any_word("struct interface") {
            self.advance();
            if self.is("{") {
                self.skip_group();
            }
            return Ok(self.unnamed_type(start));
        }
        let mut ty = self.named_type()?;
        // `List[T]`
        if self.is("[") && self.is_name_at(1) && !self.peek().after_space {
            ty.of = self.square_types()?;
            ty.place = self.since(start);
        }
        Ok(ty)
    }

    fn rust_type(&mut self) -> Read<Type> {
        let start = self.start();
        if self.is_any("& &&") {
            self.advance();
            self.eat_if(self.is_lifetime());
            let is_mutable = self.eat_word("mut");
            let inner = self.ty()?;
            let passing = if is_mutable { Passing::Reference } else { inner.passing };
            return Ok(Type { passing, is_constant: !is_mutable, place: self.since(start), ..inner });
        }
        if self.eat("*") {
            self.advance();
            let inner = self.ty()?;
            return Ok(Type { passing: Passing::Pointer, ..inner });
        }
        if self.eat("[") {
            let element = self.ty()?;
            if self.eat(";") {
                self.expression()?;
            }
            self.expect("]")?;
            return Ok(self.list_of(element, start));
        }
        if self.is("(") {
            return self.rust_tuple();
        }
        while self.is_any_word("impl dyn") {
            self.advance();
        }
        let mut ty = self.named_type()?;
        if is_in(&ty.name, "Fn FnMut FnOnce fn") && self.is("(") {
            self.skip_group();
            self.behind("->", Self::ty)?;
            ty = self.unnamed_type(start);
        }
        while self.eat("+") {
            self.any_word()?;
        }
        Ok(unwrapped(ty, "Option"))
    }

    fn rust_tuple(&mut self) -> Read<Type> {
        let start = self.start();
        self.advance();
        let of = self.listed(")", Self::ty)?;
        self.expect(")")?;
        Ok(Type { of, ..self.unnamed_type(start) })
    }

    fn python_type(&mut self) -> Read<Type> {
        let start = self.start();
        let mut ty = self.python_part()?;
        while self.eat("|") {
            let other = self.python_part()?;
            if &*other.name == "None" {
                ty.is_optional = true;
            } else if &*ty.name == "None" {
                ty = Type { is_optional: true, ..other };
            } else {
                ty = self.unnamed_type(start);
            }
        }
        Ok(unwrapped(ty, "Optional"))
    }

    fn python_part(&mut self) -> Read<Type> {
        let start = self.start();
        if let Kind::Text(text) = self.peek().kind.clone() {
            self.advance();
            let name = text.rsplit('.').next().unwrap_or("");
            let is_name = name.chars().all(|it| it.is_alphanumeric() || it == '_');
            return Ok(if is_name { self.type_of(name, start) } else { self.unnamed_type(start) });
        }
        self.named_type()
    }
}

/// `Option<T>`, `Optional[T]`: `T` that may be nothing.
fn unwrapped(mut ty: Type, name: &str) -> Type {
    if &*ty.name == name
        && ty.of.len() == 1
        && let Some(inner) = ty.of.pop()
    {
        return Type { is_optional: true, place: ty.place, ..inner };
    }
    ty
}

/// `Readonly<T>`: `T` that is not changed.
fn without_readonly(mut ty: Type) -> Type {
    if &*ty.name == "Readonly"
        && ty.of.len() == 1
        && let Some(inner) = ty.of.pop()
    {
        return Type { is_constant: true, place: ty.place, ..inner };
    }
    ty
}
