//! Operands: numbers, names, parentheses, lists, and what stands behind them.

use super::super::syntax::{Argument, Expression, ExpressionKind, Field, Name, Type};
use super::Read;
use super::cursor::Parser;
use super::operators;
use super::token::Kind;
use crate::formula::Expected;
use crate::formula::SourceLanguage::{
    C, CSharp, Cpp, GdScript, Go, Hsp, Java, JavaScript, Kotlin, Lua, Own, Python, Rust, Swift, TypeScript,
};
use crate::program::is_in;

/// Words that begin what no test has.
const UNREAD_WORDS: &str = "await yield typeof delete void co_await throw try sizeof super base default decltype \
    checked";

impl Parser<'_> {
    pub(super) fn operand(&mut self) -> Read {
        let start = self.start();
        let first = self.simple_operand()?;
        self.with_suffixes(first, start)
    }

    fn simple_operand(&mut self) -> Read {
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
        self.made(kind, start)
    }

    /// Texts that stand side by side are one in C and Python.
    fn joined_text(&mut self, first: Name) -> Name {
        let mut all = first.to_string();
        while self.is_c_like() || self.language == Python {
            let Kind::Text(next) = &self.peek().kind else { break };
            all.push_str(next);
            self.advance();
        }
        all.as_str().into()
    }

    fn sign_operand(&mut self, sign: &'static str) -> Read {
        match sign {
            "(" => self.group(),
            "[" if self.language == Cpp => self.cpp_lambda(),
            "[" if self.language == Go => self.go_list(),
            "[" if !self.speaks(&[C, Java, Kotlin, Lua, Hsp]) => self.square_list(),
            "{" => self.braced(),
            "|" if self.language == Rust => self.rust_lambda(),
            "|" if self.language == Own => self.bars(),
            "||" if self.language == Rust => self.rust_lambda(),
            "." if self.language == Swift => {
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
    fn bars(&mut self) -> Read {
        let start = self.start();
        self.advance();
        let level = operators::own_sums();
        let inner = self.tighter(level)?;
        if !self.eat("|") {
            return self.unexpected(Expected::Close);
        }
        let called = self.expression_of(ExpressionKind::Name("abs".into()), start);
        let inner = Argument::plain(inner);
        self.made(ExpressionKind::call(called, vec![inner]), start)
    }

    fn word_operand(&mut self, word: &Name) -> Read {
        let start = self.start();
        if let Some(kind) = self.constant_word(word) {
            self.advance();
            return self.made(kind, start);
        }
        if let Some(read) = self.block_word(word) {
            return read;
        }
        if self.is_unread_word(word) {
            return self.no_statement();
        }
        let own = is_in(word, "this self Self") || (&**word == "crate" && self.language == Rust);
        if self.grammar.is_reserved(word) && !own && !self.is_number_type_call(word) {
            return self.unexpected(Expected::Operand);
        }
        self.advance();
        self.path(word.clone(), start)
    }

    fn is_unread_word(&self, word: &str) -> bool {
        is_in(word, UNREAD_WORDS) && self.grammar.is_reserved(word)
    }

    /// `float(x)` in C++: the name of a type before a parenthesis.
    fn is_number_type_call(&self, word: &str) -> bool {
        (self.speaks(&[Cpp, Java, CSharp]) && self.is_number_type(word))
            && (self.ahead(1).is("(") || self.ahead(1).is(".") || self.ahead(1).is("{"))
    }

    fn constant_word(&self, word: &str) -> Option<ExpressionKind> {
        let language = self.language;
        let known = match word {
            "true" if !matches!(language, Python | Hsp) => ExpressionKind::Bool(true),
            "false" if !matches!(language, Python | Hsp) => ExpressionKind::Bool(false),
            "True" if matches!(language, Python | Own) => ExpressionKind::Bool(true),
            "False" if matches!(language, Python | Own) => ExpressionKind::Bool(false),
            "null"
                if matches!(language, JavaScript | TypeScript | Kotlin | GdScript) || self.speaks(&[CSharp, Java]) =>
            {
                ExpressionKind::Nothing
            }
            "undefined" if self.is_script() => ExpressionKind::Nothing,
            "nullptr" if self.language == Cpp => ExpressionKind::Nothing,
            "NULL" if self.is_c_or_cpp() => ExpressionKind::Nothing,
            "None" if matches!(language, Python | Rust) => ExpressionKind::Nothing,
            "nil" if matches!(language, Swift | Go | Lua) => ExpressionKind::Nothing,
            _ => return None,
        };
        Some(known)
    }

    /// Words that begin a larger operand.
    fn block_word(&mut self, word: &str) -> Option<Read> {
        let read = match (word, self.language) {
            ("new", C | Cpp | CSharp | Java | JavaScript | TypeScript) if self.grammar.is_reserved("new") => {
                self.new_thing()
            }
            ("function", JavaScript | TypeScript | Lua) => self.lambda_of_function(),
            ("async", JavaScript | TypeScript) if self.ahead(1).is_word("function") => self.no_statement(),
            ("func", Go | GdScript) => self.lambda_of_function(),
            ("fun", Kotlin) => self.lambda_of_function(),
            ("lambda", Python) => self.python_lambda(),
            ("move", Rust) => {
                self.advance();
                self.rust_lambda()
            }
            ("if" | "match" | "unsafe" | "loop", Rust) | ("if" | "when", Kotlin) | ("if" | "switch", Swift) => {
                self.block_value()
            }
            ("static_cast" | "const_cast" | "reinterpret_cast" | "dynamic_cast", _) if self.language == Cpp => {
                self.named_cast()
            }
            _ => return None,
        };
        Some(read)
    }

    /// `std::max`, `f32::MAX`, `Self::new`, `sf::Vector2f`: see [`ExpressionKind::Name`].
    fn path(&mut self, first: Name, start: usize) -> Read {
        let mut expression = self.expression_of(ExpressionKind::Name(first.clone()), start);
        let mut before = first;
        while matches!(self.language, Cpp | Rust) && self.is("::") {
            self.advance();
            if self.is("<") {
                return self.token_not_read();
            }
            let name = self.any_word()?;
            let is_space = self.is_namespace(&before, &name);
            let kind = if is_space {
                ExpressionKind::Name(name.clone())
            } else {
                ExpressionKind::member(expression, name.clone())
            };
            expression = self.expression_of(kind, start);
            self.count_operator()?;
            if is_space && self.is("<") && is_in(&name, "min max clamp") {
                return self.typed_call(expression, start);
            }
            before = name;
        }
        Ok(expression)
    }

    /// `std::max<int>(a, b)`: each argument is converted first.
    fn typed_call(&mut self, called: Expression, start: usize) -> Read {
        let types = self.type_arguments()?;
        let ([ty], true) = (&types[..], self.is("(")) else { return self.token_not_read() };
        let cast = |argument: Argument| {
            let place = argument.value.place.clone();
            let kind = ExpressionKind::cast(ty.clone(), argument.value);
            Argument { value: Expression::new(kind, place), ..argument }
        };
        let arguments = self.arguments()?.into_iter().map(cast).collect();
        self.made(ExpressionKind::call(called, arguments), start)
    }

    /// Whether what stands before `::` is no type, or the type of a number before a function of it.
    fn is_namespace(&self, before: &str, name: &str) -> bool {
        if self.types.contains(before) || is_in(before, "Self self") {
            return false;
        }
        let is_upper = |it: &str| it.chars().next().is_some_and(char::is_uppercase);
        let is_number = self.is_number_type(before);
        !(is_upper(before) || is_number && (is_upper(name) || self.language == Rust))
    }

    /// Parentheses: a value, or values in order.
    fn group(&mut self) -> Read {
        let start = self.start();
        self.advance();
        if self.eat(")") {
            if self.language == Python || self.language == Rust {
                return self.made(ExpressionKind::List(Vec::new()), start);
            }
            return self.not_read(start);
        }
        let (values, is_list) = self.inside(|it| it.grouped_values())?;
        self.expect(")")?;
        let mut values = values.into_iter();
        match (values.next(), is_list) {
            (Some(first), false) => self.made(first.kind, start),
            (Some(first), true) => {
                let all = std::iter::once(first).chain(values).collect();
                self.made(ExpressionKind::List(all), start)
            }
            (None, _) => self.not_read(start),
        }
    }

    fn grouped_values(&mut self) -> Read<(Vec<Expression>, bool)> {
        let has_tuples = matches!(self.language, Python | Rust | Swift) || self.speaks(&[CSharp, Own]);
        let mut values = vec![self.grouped_value()?];
        if self.language == Python && (self.is_word("for") || self.is_word("async")) {
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

    fn grouped_value(&mut self) -> Read {
        if self.is("*") && self.language == Python {
            return self.token_not_read();
        }
        let (start, first) = (self.start(), self.at);
        let value = self.expression()?;
        // `(n := f(x))`
        if self.language == Python && self.is(":=") && matches!(value.kind, ExpressionKind::Name(_)) {
            self.advance();
            let right = self.expression()?;
            return self.made(ExpressionKind::assign(None, value, right), start);
        }
        // `(x: 1, y: 2)`
        if self.is(":") || (self.is("=") && self.language == Rust) {
            return self.token_not_read();
        }
        if self.language == Lua && self.at == first {
            return self.unexpected(Expected::Operand);
        }
        Ok(value)
    }

    /// `[a, b]`, `[f(q) for q in list]`, `[x: y]`, `[a; 4]`.
    fn square_list(&mut self) -> Read {
        let start = self.start();
        self.advance();
        let kind = self.inside(Self::square_values)?;
        self.expect("]")?;
        self.made(kind, start)
    }

    fn square_values(&mut self) -> Read<ExpressionKind> {
        let mut values = Vec::new();
        while !self.is("]") {
            if self.is_any("... * ,") {
                return self.token_not_read();
            }
            let value = self.expression()?;
            if self.language == Python && self.is_word("for") {
                return Ok(self.comprehension(value)?.kind);
            }
            values.push(value);
            if self.is_any(": ;") {
                return self.token_not_read();
            }
            if !self.eat(",") {
                break;
            }
        }
        Ok(ExpressionKind::List(values))
    }

    /// The rest of `f(q) for q in list if test`.
    pub(super) fn comprehension(&mut self, value: Expression) -> Read {
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
        self.made(kind, start)
    }

    /// `{` where a value belongs.
    fn braced(&mut self) -> Read {
        match self.language {
            JavaScript | TypeScript => self.fields(None, Self::script_field),
            Lua => self.lua_table(),
            Kotlin => self.kotlin_lambda(),
            Swift => self.swift_lambda(),
            Rust => self.block_value(),
            Python | GdScript => self.fields(None, Self::dictionary_field),
            C | Cpp | CSharp | Java | Go => self.initializer(None),
            Hsp | Own => self.unexpected(Expected::Operand),
        }
    }

    /// `{ 1, 2 }`, `{ .x = 1 }`, `{ x: 1 }`, `{ X = 1 }`: behind a type, or where one is known.
    pub(super) fn initializer(&mut self, ty: Option<Type>) -> Read {
        self.fields(ty, Self::initialized_field)
    }

    fn fields(&mut self, ty: Option<Type>, read: fn(&mut Self) -> Read<Field>) -> Read {
        let start = ty.as_ref().map_or(self.start(), |it| it.place.start);
        self.expect("{")?;
        let fields = self.inside(|it| it.listed("}", read))?;
        // Go puts a semicolon behind the last line.
        if self.language == Go {
            self.eat(";");
        }
        self.expect("}")?;
        self.made(ExpressionKind::Object(ty, fields), start)
    }

    fn initialized_field(&mut self) -> Read<Field> {
        let is_dotted = self.is(".") && self.ahead(2).is("=");
        self.eat_if(is_dotted);
        let named = |it: &Self, sign: &str| it.peek().word().is_some() && it.ahead(1).is(sign);
        let name = match self.language {
            _ if self.is_c_like() && is_dotted || (self.language == CSharp && named(self, "=")) => {
                Some(self.any_word()?)
            }
            Go if named(self, ":") => Some(self.any_word()?),
            _ => None,
        };
        self.eat_if(name.is_some());
        Ok(Field { name, value: self.expression()? })
    }

    /// A part of `{ x: 1, y }`.
    fn script_field(&mut self) -> Read<Field> {
        let start = self.start();
        let is_marked = self.is_any_word("get set async") && !matches!(self.ahead(1).kind, Kind::Sign(_));
        if is_marked || self.is_any("... [ *") {
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
            self.script_method(start)?
        } else {
            // `{ x = 1 }` is a pattern, and read as one elsewhere.
            self.expression_of(ExpressionKind::Name(name.clone()), start)
        };
        Ok(Field { name: Some(name), value })
    }

    /// `{ x = 1, [1] = 2, 3 }`
    fn lua_table(&mut self) -> Read {
        let start = self.start();
        self.advance();
        let mut fields = Vec::new();
        while !self.is("}") {
            if self.is("[") {
                return self.token_not_read();
            }
            let is_named = self.is_name() && self.ahead(1).is("=");
            let name = if is_named { Some(self.name()?) } else { None };
            self.eat_if(is_named);
            fields.push(Field { name, value: self.expression()? });
            if !self.eat(",") && !self.eat(";") {
                break;
            }
        }
        self.expect("}")?;
        if fields.iter().all(|it| it.name.is_none()) && !fields.is_empty() {
            let values = fields.into_iter().map(|it| it.value).collect();
            return self.made(ExpressionKind::List(values), start);
        }
        self.made(ExpressionKind::Object(None, fields), start)
    }

    /// A part of `{"x": 1, "y": 2}`; in `GDScript` also of `{x = 1}`. A set of values is not read.
    fn dictionary_field(&mut self) -> Read<Field> {
        let name = match self.peek().kind.clone() {
            Kind::Text(name) => name,
            Kind::Word(name) if self.language == GdScript && self.ahead(1).is("=") => name,
            _ => return self.token_not_read(),
        };
        self.advance();
        if !(self.eat(":") || self.language == GdScript && self.eat("=")) {
            return self.unexpected(Expected::Colon);
        }
        Ok(Field { name: Some(name), value: self.expression()? })
    }

    /// `new Rect(x, y)`, `new float[] { x, y }`, `new Rect { X = 1 }`.
    fn new_thing(&mut self) -> Read {
        let start = self.start();
        self.advance();
        if self.language == CSharp && self.is("(") {
            return self.token_not_read();
        }
        if self.language == CSharp && self.is("[") {
            self.advance();
            self.expect("]")?;
            return self.values_of_new(start);
        }
        let ty = self.type_of_new()?;
        if self.is("{") && ty.is_list {
            return self.values_of_new(start);
        }
        if self.is("{") && self.language == CSharp {
            let object = self.initializer(Some(ty))?;
            return self.made(object.kind, start);
        }
        let arguments = if self.is("(") { self.arguments()? } else { Vec::new() };
        if self.is("{") && !self.braces_are_blocks && self.speaks(&[Java, CSharp]) {
            return self.token_not_read();
        }
        self.made(ExpressionKind::New(ty, arguments), start)
    }

    fn values_of_new(&mut self, start: usize) -> Read {
        let object = self.initializer(None)?;
        let ExpressionKind::Object(_, fields) = object.kind else { return self.not_read(start) };
        let values = fields.into_iter().map(|it| it.value).collect();
        self.made(ExpressionKind::List(values), start)
    }

    /// What stands in parentheses behind what is called.
    pub(super) fn arguments(&mut self) -> Read<Vec<Argument>> {
        self.expect("(")?;
        let arguments = self.inside(|it| it.listed(")", Self::argument))?;
        if !self.eat(")") {
            return self.unexpected(Expected::Comma);
        }
        Ok(arguments)
    }

    fn argument(&mut self) -> Read<Argument> {
        let start = self.start();
        let has_label = self.peek().word().is_some() && self.label_sign().is_some_and(|it| self.ahead(1).is(it));
        let label = if has_label { Some(self.any_word()?) } else { None };
        self.eat_if(has_label);
        let spread = match self.language {
            JavaScript | TypeScript => self.eat("..."),
            Python => self.is("**") || self.eat("*"),
            _ => false,
        };
        if self.is("**") || (spread && has_label) {
            return self.token_not_read();
        }
        if self.language == CSharp && self.is_any_word("ref out in") {
            return self.passed_by_reference(label, start);
        }
        let mut value = self.expression()?;
        if self.language == Python && self.is_word("for") {
            value = self.comprehension(value)?;
        }
        if self.language == Go && self.is("...") {
            return self.token_not_read();
        }
        Ok(Argument { label, value, is_spread: spread })
    }

    fn label_sign(&self) -> Option<&'static str> {
        match self.language {
            Python | Kotlin => Some("="),
            Swift => Some(":"),
            CSharp => Some(":"),
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
    fn go_list(&mut self) -> Read {
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
                Expression::new(ExpressionKind::cast(ty.clone(), value), place)
            }
            None => typed_value(value, element.as_ref()),
        };
        let values = fields.into_iter().map(|it| typed(it.value)).collect();
        self.made(ExpressionKind::List(values), start)
    }

    /// The names that are number types in this language's calls and casts.
    pub(super) fn is_number_type(&self, word: &str) -> bool {
        let names = match self.language {
            C | Cpp | Java | CSharp => {
                "int float double char short long unsigned signed byte uint \
                ulong ushort sbyte bool boolean decimal"
            }
            Go => {
                "int int8 int16 int32 int64 uint uint8 uint16 uint32 uint64 byte rune uintptr \
                float32 float64"
            }
            Rust => "i8 u8 i16 u16 i32 u32 i64 u64 isize usize f32 f64 i128 u128",
            Swift => {
                "Int Int8 Int16 Int32 Int64 UInt UInt8 UInt16 UInt32 UInt64 Float Double \
                CGFloat Float32 Float64"
            }
            GdScript => "int float bool",
            Kotlin | JavaScript | TypeScript | Python | Lua | Hsp | Own => "",
        };
        is_in(word, names)
    }
}

/// `{1, 2}` in `[]Rect{{1, 2}}` is a `Rect`.
fn typed_value(value: Expression, element: Option<&Type>) -> Expression {
    match (value.kind, element) {
        (ExpressionKind::Object(None, fields), Some(element)) => {
            Expression::new(ExpressionKind::Object(Some(element.clone()), fields), value.place)
        }
        (kind, _) => Expression::new(kind, value.place),
    }
}
