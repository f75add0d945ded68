//! Operands: numbers, names, parentheses, lists, and what stands behind them.

use super::super::syntax::{Argument, Expression, ExpressionKind, Field, Name, Type};
use super::Read;
use super::cursor::Parser;
use super::grammar::Family;
use super::operators;
use super::token::Kind;
use crate::formula::{Expected, SourceLanguage};
use SourceLanguage::{CSharp, Cpp, GdScript, Java, JavaScript, Lua, Own, Python, Rust, TypeScript};

/// Words that begin what no test has.
const UNREAD_WORDS: [&str; 14] = [
    "await", "yield", "typeof", "delete", "void", "co_await", "throw", "try", "sizeof", "super", "base", "default",
    "decltype", "checked",
];

impl Parser<'_> {
    pub(super) fn operand(&mut self) -> Read<Expression> {
        let start = self.start();
        let first = self.simple_operand()?;
        self.with_suffixes(first, start)
    }

    fn simple_operand(&mut self) -> Read<Expression> {
        let start = self.start();
        let kind = match self.peek().kind.clone() {
            Kind::Number(literal) => {
                self.advance();
                ExpressionKind::Number(literal)
            }
            Kind::Text(text) => {
                self.advance();
                ExpressionKind::Text(self.joined_text(text))
            }
            Kind::Word(word) => return self.word_operand(&word),
            Kind::Sign(sign) => return self.sign_operand(sign),
            Kind::LineEnd
            | Kind::Indent
            | Kind::Dedent
            | Kind::Directive
            | Kind::Odd
            | Kind::Unknown(_)
            | Kind::End => return self.unexpected(Expected::Operand),
        };
        Ok(self.expression_of(kind, start))
    }

    /// Texts that stand side by side are one in C and Python.
    fn joined_text(&mut self, first: Name) -> Name {
        let mut all = first.to_string();
        while matches!(self.family(), Family::C | Family::Python) {
            let Kind::Text(next) = &self.peek().kind else { break };
            all.push_str(next);
            self.advance();
        }
        all.as_str().into()
    }

    fn sign_operand(&mut self, sign: &'static str) -> Read<Expression> {
        match sign {
            "(" => self.group(),
            "[" if self.language() == Cpp => self.cpp_lambda(),
            "[" if self.family() == Family::Go => self.go_list(),
            "[" if !matches!(self.family(), Family::C | Family::Kotlin | Family::Lua | Family::Hsp)
                || self.language() == CSharp =>
            {
                self.square_list()
            }
            "{" => self.braced(),
            "|" if self.family() == Family::Rust => self.rust_lambda(),
            "|" if self.family() == Family::Own => self.bars(),
            "||" if self.family() == Family::Rust => self.rust_lambda(),
            "." if self.family() == Family::Swift => {
                let start = self.start();
                self.advance();
                self.any_word()?;
                self.not_read(start)
            }
            "..." | "@" | "#" | "::" => self.token_not_read(),
            _ => self.unexpected(Expected::Operand),
        }
    }

    /// `|a - b|` in hantei's own formulas.
    fn bars(&mut self) -> Read<Expression> {
        let start = self.start();
        self.advance();
        let level = operators::own_sums();
        let inner = self.deeper(|it| it.beside(|it| it.binary(level)))?;
        if !self.eat("|") {
            return self.unexpected(Expected::Close);
        }
        let called = self.expression_of(ExpressionKind::Name("abs".into()), start);
        let inner = Argument { label: None, value: inner, is_spread: false };
        Ok(self.expression_of(ExpressionKind::Call(Box::new(called), vec![inner]), start))
    }

    fn word_operand(&mut self, word: &Name) -> Read<Expression> {
        let start = self.start();
        if let Some(kind) = self.constant_word(word) {
            self.advance();
            return Ok(self.expression_of(kind, start));
        }
        if let Some(read) = self.block_word(word) {
            return read;
        }
        if self.is_unread_word(word) {
            return self.no_statement();
        }
        let own = matches!(&**word, "this" | "self" | "Self") || (&**word == "crate" && self.family() == Family::Rust);
        if self.grammar.is_reserved(word) && !own && !self.is_number_type_call(word) {
            return self.unexpected(Expected::Operand);
        }
        self.advance();
        self.path(word.clone(), start)
    }

    fn is_unread_word(&self, word: &str) -> bool {
        UNREAD_WORDS.contains(&word) && self.grammar.is_reserved(word)
    }

    /// `float(x)` in C++: the name of a type before a parenthesis.
    fn is_number_type_call(&self, word: &str) -> bool {
        (self.speaks(&[Cpp, Java, CSharp]) && self.is_number_type(word))
            && (self.ahead(1).is("(") || self.ahead(1).is(".") || self.ahead(1).is("{"))
    }

    fn constant_word(&self, word: &str) -> Option<ExpressionKind> {
        let family = self.family();
        let known = match word {
            "true" if family != Family::Python && family != Family::Hsp => ExpressionKind::Bool(true),
            "false" if family != Family::Python && family != Family::Hsp => ExpressionKind::Bool(false),
            "True" if matches!(family, Family::Python | Family::Own) => ExpressionKind::Bool(true),
            "False" if matches!(family, Family::Python | Family::Own) => ExpressionKind::Bool(false),
            "null"
                if matches!(family, Family::Script | Family::Kotlin | Family::GdScript)
                    || self.speaks(&[CSharp, Java]) =>
            {
                ExpressionKind::Nothing
            }
            "undefined" if family == Family::Script => ExpressionKind::Nothing,
            "nullptr" if self.language() == Cpp => ExpressionKind::Nothing,
            "NULL" if family == Family::C && !self.speaks(&[CSharp, Java]) => ExpressionKind::Nothing,
            "None" if matches!(family, Family::Python | Family::Rust) => ExpressionKind::Nothing,
            "nil" if matches!(family, Family::Swift | Family::Go | Family::Lua) => ExpressionKind::Nothing,
            _ => return None,
        };
        Some(known)
    }

    /// Words that begin a larger operand.
    fn block_word(&mut self, word: &str) -> Option<Read<Expression>> {
        let read = match (word, self.family()) {
            ("new", Family::C | Family::Script) if self.grammar.is_reserved("new") => self.new_thing(),
            ("function", Family::Script | Family::Lua) => self.lambda_of_function(),
            ("async", Family::Script) if self.ahead(1).is_word("function") => self.no_statement(),
            ("func", Family::Go | Family::GdScript) => self.lambda_of_function(),
            ("fun", Family::Kotlin) => self.lambda_of_function(),
            ("lambda", Family::Python) => self.python_lambda(),
            ("move", Family::Rust) => {
                self.advance();
                self.rust_lambda()
            }
            ("if" | "match" | "unsafe" | "loop", Family::Rust)
            | ("if" | "when", Family::Kotlin)
            | ("if" | "switch", Family::Swift) => self.block_value(),
            ("static_cast" | "const_cast" | "reinterpret_cast" | "dynamic_cast", _) if self.language() == Cpp => {
                self.named_cast()
            }
            _ => return None,
        };
        Some(read)
    }

    /// `std::max`, `f32::MAX`, `Self::new`, `sf::Vector2f`: see [`ExpressionKind::Name`].
    fn path(&mut self, first: Name, start: usize) -> Read<Expression> {
        let mut expression = self.expression_of(ExpressionKind::Name(first.clone()), start);
        let mut before = first;
        while matches!(self.language(), Cpp | Rust) && self.is("::") {
            self.advance();
            if self.is("<") {
                return self.token_not_read();
            }
            let name = self.any_word()?;
            let is_space = self.is_namespace(&before, &name);
            let kind = if is_space {
                ExpressionKind::Name(name.clone())
            } else {
                ExpressionKind::Member(Box::new(expression), name.clone())
            };
            expression = self.expression_of(kind, start);
            self.count_operator()?;
            if is_space && self.is("<") && matches!(&*name, "min" | "max" | "clamp") {
                return self.typed_call(expression, start);
            }
            before = name;
        }
        Ok(expression)
    }

    /// `std::max<int>(a, b)`: each argument is converted first.
    fn typed_call(&mut self, called: Expression, start: usize) -> Read<Expression> {
        let types = self.type_arguments()?;
        let ([ty], true) = (&types[..], self.is("(")) else { return self.token_not_read() };
        let cast = |argument: Argument| {
            let place = argument.value.place.clone();
            let kind = ExpressionKind::Cast(ty.clone(), Box::new(argument.value));
            Argument { value: Expression { kind, place }, ..argument }
        };
        let arguments = self.arguments()?.into_iter().map(cast).collect();
        Ok(self.expression_of(ExpressionKind::Call(Box::new(called), arguments), start))
    }

    /// Whether what stands before `::` is no type, or the type of a number before a function of it.
    fn is_namespace(&self, before: &str, name: &str) -> bool {
        if self.types.contains(before) || matches!(before, "Self" | "self") {
            return false;
        }
        let is_upper = |it: &str| it.chars().next().is_some_and(char::is_uppercase);
        let is_number = self.is_number_type(before);
        !(is_upper(before) || is_number && (is_upper(name) || self.language() == Rust))
    }

    /// Parentheses: a value, or values in order.
    fn group(&mut self) -> Read<Expression> {
        let start = self.start();
        self.advance();
        if self.eat(")") {
            if self.family() == Family::Python || self.family() == Family::Rust {
                return Ok(self.expression_of(ExpressionKind::List(Vec::new()), start));
            }
            return self.not_read(start);
        }
        let (values, is_list) = self.inside(|it| it.grouped_values())?;
        self.expect(")")?;
        let mut values = values.into_iter();
        match (values.next(), is_list) {
            (Some(first), false) => Ok(Expression { kind: first.kind, place: self.since(start) }),
            (Some(first), true) => {
                let all = std::iter::once(first).chain(values).collect();
                Ok(self.expression_of(ExpressionKind::List(all), start))
            }
            (None, _) => self.not_read(start),
        }
    }

    fn grouped_values(&mut self) -> Read<(Vec<Expression>, bool)> {
        let has_tuples =
            matches!(self.family(), Family::Python | Family::Rust | Family::Swift) || self.speaks(&[CSharp, Own]);
        let mut values = vec![self.grouped_value()?];
        if self.family() == Family::Python && (self.is_word("for") || self.is_word("async")) {
            let value = values.pop().map_or_else(|| self.unexpected(Expected::Operand), Ok)?;
            return Ok((vec![self.comprehension(value)?], false));
        }
        let mut is_list = false;
        while self.is(",") {
            if !has_tuples {
                return self.token_not_read();
            }
            is_list = true;
            self.advance();
            if self.is(")") {
                break;
            }
            values.push(self.grouped_value()?);
        }
        Ok((values, is_list))
    }

    fn grouped_value(&mut self) -> Read<Expression> {
        if self.is("*") && self.family() == Family::Python {
            return self.token_not_read();
        }
        let (start, first) = (self.start(), self.at);
        let value = self.expression()?;
        // `(n := f(x))`
        if self.family() == Family::Python && self.is(":=") && matches!(value.kind, ExpressionKind::Name(_)) {
            self.advance();
            let right = self.expression()?;
            return Ok(self.expression_of(ExpressionKind::Assign(None, Box::new(value), Box::new(right)), start));
        }
        // `(x: 1, y: 2)`
        if self.is(":") || (self.is("=") && self.family() == Family::Rust) {
            return self.token_not_read();
        }
        if self.family() == Family::Lua && self.at == first {
            return self.unexpected(Expected::Operand);
        }
        Ok(value)
    }

    /// `[a, b]`, `[f(q) for q in list]`, `[x: y]`, `[a; 4]`.
    fn square_list(&mut self) -> Read<Expression> {
        let start = self.start();
        self.advance();
        let kind = self.inside(Self::square_values)?;
        self.expect("]")?;
        Ok(self.expression_of(kind, start))
    }

    fn square_values(&mut self) -> Read<ExpressionKind> {
        let mut values = Vec::new();
        while !self.is("]") {
            if self.is_any(&["...", "*", ","]) {
                return self.token_not_read();
            }
            let value = self.expression()?;
            if self.family() == Family::Python && self.is_word("for") {
                return Ok(self.comprehension(value)?.kind);
            }
            values.push(value);
            if self.is_any(&[":", ";"]) {
                return self.token_not_read();
            }
            if !self.eat(",") {
                break;
            }
        }
        Ok(ExpressionKind::List(values))
    }

    /// The rest of `f(q) for q in list if test`.
    pub(super) fn comprehension(&mut self, value: Expression) -> Read<Expression> {
        let start = value.place.start;
        self.expect_word("for")?;
        let pattern = self.bare_pattern()?;
        self.expect_word("in")?;
        let list = self.beside(|it| it.binary(0))?;
        let mut tests = Vec::new();
        while self.eat_word("if") {
            tests.push(self.beside(|it| it.binary(0))?);
        }
        if self.is_word("for") || self.is_word("async") {
            return self.token_not_read();
        }
        self.count_operator()?;
        let kind = ExpressionKind::Comprehension(Box::new(value), Box::new(pattern), Box::new(list), tests);
        Ok(self.expression_of(kind, start))
    }

    /// `{` where a value belongs.
    fn braced(&mut self) -> Read<Expression> {
        match self.family() {
            Family::Script => self.script_object(),
            Family::Lua => self.lua_table(),
            Family::Kotlin => self.kotlin_lambda(),
            Family::Swift => self.swift_lambda(),
            Family::Rust => self.block_value(),
            Family::Python | Family::GdScript => self.dictionary(),
            Family::C | Family::Go if self.language() != Java => self.initializer(None),
            Family::C if self.language() == Java => self.initializer(None),
            Family::C | Family::Go | Family::Hsp | Family::Own => self.unexpected(Expected::Operand),
        }
    }

    /// `{ 1, 2 }`, `{ .x = 1 }`, `{ x: 1 }`, `{ X = 1 }`: behind a type, or where one is known.
    pub(super) fn initializer(&mut self, ty: Option<Type>) -> Read<Expression> {
        let start = ty.as_ref().map_or(self.start(), |it| it.place.start);
        self.expect("{")?;
        let fields = self.inside(Self::initialized_fields)?;
        self.expect("}")?;
        Ok(self.expression_of(ExpressionKind::Object(ty, fields), start))
    }

    fn initialized_fields(&mut self) -> Read<Vec<Field>> {
        let mut fields = Vec::new();
        while !self.is("}") {
            fields.push(self.initialized_field()?);
            if !self.eat(",") {
                break;
            }
        }
        // Go puts a semicolon behind the last line.
        if self.family() == Family::Go {
            self.eat(";");
        }
        Ok(fields)
    }

    fn initialized_field(&mut self) -> Read<Field> {
        let is_dotted = self.is(".") && self.ahead(2).is("=");
        if is_dotted {
            self.advance();
        }
        let named = |it: &Self, sign: &str| it.peek().word().is_some() && it.ahead(1).is(sign);
        let name = match self.family() {
            Family::C if is_dotted || (self.language() == CSharp && named(self, "=")) => Some(self.any_word()?),
            Family::Go if named(self, ":") => Some(self.any_word()?),
            _ => None,
        };
        if name.is_some() {
            self.advance();
        }
        Ok(Field { name, value: self.expression()? })
    }

    /// `{ x: 1, y }`
    fn script_object(&mut self) -> Read<Expression> {
        let start = self.start();
        self.advance();
        let fields = self.inside(Self::script_fields)?;
        self.expect("}")?;
        Ok(self.expression_of(ExpressionKind::Object(None, fields), start))
    }

    fn script_fields(&mut self) -> Read<Vec<Field>> {
        let mut fields = Vec::new();
        while !self.is("}") {
            fields.push(self.script_field()?);
            if !self.eat(",") {
                break;
            }
        }
        Ok(fields)
    }

    fn script_field(&mut self) -> Read<Field> {
        let start = self.start();
        let is_marked = self.is_any_word(&["get", "set", "async"]) && !matches!(self.ahead(1).kind, Kind::Sign(_));
        if is_marked || self.is_any(&["...", "[", "*"]) {
            return self.token_not_read();
        }
        let name = match self.peek().kind.clone() {
            Kind::Text(name) | Kind::Word(name) => name,
            Kind::Number(literal) => literal.digits,
            _ => return self.unexpected(Expected::Operand),
        };
        self.advance();
        let value = if self.eat(":") {
            self.expression()?
        } else if self.is("(") {
            self.script_method(&name, start)?
        } else {
            // `{ x = 1 }` is a pattern, and read as one elsewhere.
            self.expression_of(ExpressionKind::Name(name.clone()), start)
        };
        Ok(Field { name: Some(name), value })
    }

    /// `{ x = 1, [1] = 2, 3 }`
    fn lua_table(&mut self) -> Read<Expression> {
        let start = self.start();
        self.advance();
        let mut fields = Vec::new();
        while !self.is("}") {
            if self.is("[") {
                return self.token_not_read();
            }
            let is_named = self.is_name() && self.ahead(1).is("=");
            let name = if is_named { Some(self.name()?) } else { None };
            if is_named {
                self.advance();
            }
            fields.push(Field { name, value: self.expression()? });
            if !self.eat(",") && !self.eat(";") {
                break;
            }
        }
        self.expect("}")?;
        if fields.iter().all(|it| it.name.is_none()) && !fields.is_empty() {
            let values = fields.into_iter().map(|it| it.value).collect();
            return Ok(self.expression_of(ExpressionKind::List(values), start));
        }
        Ok(self.expression_of(ExpressionKind::Object(None, fields), start))
    }

    /// `{"x": 1, "y": 2}`; in `GDScript` also `{x = 1}`. A set of values is not read.
    fn dictionary(&mut self) -> Read<Expression> {
        let start = self.start();
        self.advance();
        let fields = self.inside(|it| {
            let mut fields = Vec::new();
            while !it.is("}") {
                let name = match it.peek().kind.clone() {
                    Kind::Text(name) => name,
                    Kind::Word(name) if it.family() == Family::GdScript && it.ahead(1).is("=") => name,
                    _ => return it.token_not_read(),
                };
                it.advance();
                if !(it.eat(":") || it.family() == Family::GdScript && it.eat("=")) {
                    return it.unexpected(Expected::Colon);
                }
                fields.push(Field { name: Some(name), value: it.expression()? });
                if !it.eat(",") {
                    break;
                }
            }
            Ok(fields)
        })?;
        self.expect("}")?;
        Ok(self.expression_of(ExpressionKind::Object(None, fields), start))
    }

    /// `new Rect(x, y)`, `new float[] { x, y }`, `new Rect { X = 1 }`.
    fn new_thing(&mut self) -> Read<Expression> {
        let start = self.start();
        self.advance();
        if self.language() == CSharp && self.is("(") {
            return self.token_not_read();
        }
        if self.language() == CSharp && self.is("[") {
            self.advance();
            self.expect("]")?;
            return self.values_of_new(start);
        }
        let ty = self.type_of_new()?;
        if self.is("{") && ty.is_list {
            return self.values_of_new(start);
        }
        if self.is("{") && self.language() == CSharp {
            let object = self.initializer(Some(ty))?;
            return Ok(Expression { kind: object.kind, place: self.since(start) });
        }
        let arguments = if self.is("(") { self.arguments()? } else { Vec::new() };
        if self.is("{") && !self.braces_are_blocks && self.speaks(&[Java, CSharp]) {
            return self.token_not_read();
        }
        Ok(self.expression_of(ExpressionKind::New(ty, arguments), start))
    }

    fn values_of_new(&mut self, start: usize) -> Read<Expression> {
        let object = self.initializer(None)?;
        let ExpressionKind::Object(_, fields) = object.kind else { return self.not_read(start) };
        let values = fields.into_iter().map(|it| it.value).collect();
        Ok(self.expression_of(ExpressionKind::List(values), start))
    }

    /// What stands in parentheses behind what is called.
    pub(super) fn arguments(&mut self) -> Read<Vec<Argument>> {
        self.expect("(")?;
        let arguments = self.inside(|it| {
            let mut arguments = Vec::new();
            while !it.is(")") {
                arguments.push(it.argument()?);
                if !it.eat(",") {
                    break;
                }
            }
            Ok(arguments)
        })?;
        if !self.eat(")") {
            return self.unexpected(Expected::Comma);
        }
        Ok(arguments)
    }

    fn argument(&mut self) -> Read<Argument> {
        let start = self.start();
        let has_label = self.peek().word().is_some() && self.label_sign().is_some_and(|it| self.ahead(1).is(it));
        let label = if has_label { Some(self.any_word()?) } else { None };
        if has_label {
            self.advance();
        }
        let spread = match self.family() {
            Family::Script => self.eat("..."),
            Family::Python => self.is("**") || self.eat("*"),
            _ => false,
        };
        if self.is("**") || (spread && has_label) {
            return self.token_not_read();
        }
        if self.language() == CSharp && self.is_any_word(&["ref", "out", "in"]) {
            return self.passed_by_reference(label, start);
        }
        let mut value = self.expression()?;
        if self.family() == Family::Python && self.is_word("for") {
            value = self.comprehension(value)?;
        }
        if self.family() == Family::Go && self.is("...") {
            return self.token_not_read();
        }
        Ok(Argument { label, value, is_spread: spread })
    }

    fn label_sign(&self) -> Option<&'static str> {
        match self.family() {
            Family::Python | Family::Kotlin => Some("="),
            Family::Swift => Some(":"),
            Family::C if self.language() == CSharp => Some(":"),
            _ => None,
        }
    }

    fn passed_by_reference(&mut self, label: Option<Name>, start: usize) -> Read<Argument> {
        let changes = !self.is_word("in");
        self.advance();
        if self.is_word("var") || (self.is_name() && self.is_name_at(1)) {
            return self.token_not_read();
        }
        let value = Box::new(self.expression()?);
        let value = self.expression_of(ExpressionKind::Address(value, changes), start);
        Ok(Argument { label, value, is_spread: false })
    }

    /// `[…]Rect{…}` in Go.
    fn go_list(&mut self) -> Read<Expression> {
        let start = self.start();
        let ty = self.ty()?;
        if !self.is("{") {
            return self.not_read(start);
        }
        let object = self.initializer(None)?;
        let ExpressionKind::Object(_, fields) = object.kind else { return self.not_read(start) };
        if fields.iter().any(|it| it.name.is_some()) {
            return self.not_read(start);
        }
        let element = ty.of.first().cloned();
        let number = element.as_ref().filter(|ty| self.is_number_type(&ty.name));
        let typed = |value: Expression| match number {
            Some(ty) => {
                let place = value.place.clone();
                Expression { kind: ExpressionKind::Cast(ty.clone(), Box::new(value)), place }
            }
            None => typed_value(value, element.as_ref()),
        };
        let values = fields.into_iter().map(|it| typed(it.value)).collect();
        Ok(self.expression_of(ExpressionKind::List(values), start))
    }

    /// The names that are number types in this language's calls and casts.
    pub(super) fn is_number_type(&self, word: &str) -> bool {
        let names: &[&str] = match self.language() {
            SourceLanguage::C | Cpp | Java | CSharp => &[
                "int", "float", "double", "char", "short", "long", "unsigned", "signed", "byte", "uint", "ulong",
                "ushort", "sbyte", "bool", "boolean", "decimal",
            ],
            SourceLanguage::Go => &[
                "int", "int8", "int16", "int32", "int64", "uint", "uint8", "uint16", "uint32", "uint64", "byte",
                "rune", "uintptr", "float32", "float64",
            ],
            Rust => {
                &["i8", "u8", "i16", "u16", "i32", "u32", "i64", "u64", "isize", "usize", "f32", "f64", "i128", "u128"]
            }
            SourceLanguage::Swift => &[
                "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Float",
                "Double", "CGFloat", "Float32", "Float64",
            ],
            GdScript => &["int", "float", "bool"],
            SourceLanguage::Kotlin | JavaScript | TypeScript | Python | Lua | SourceLanguage::Hsp | Own => &[],
        };
        names.contains(&word)
    }
}

/// `{1, 2}` in `[]Rect{{1, 2}}` is a `Rect`.
fn typed_value(value: Expression, element: Option<&Type>) -> Expression {
    match (value.kind, element) {
        (ExpressionKind::Object(None, fields), Some(element)) => {
            Expression { kind: ExpressionKind::Object(Some(element.clone()), fields), place: value.place }
        }
        (kind, _) => Expression { kind, place: value.place },
    }
}
