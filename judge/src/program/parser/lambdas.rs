//! Functions without a name, casts, patterns, and blocks that have a value.

use super::super::syntax::{Expression, ExpressionKind, Function, Name, Parameter, Pattern, Statement, Type};
use super::Read;
use super::cursor::Parser;
use super::expressions::Found;
use super::token::Kind;
use crate::formula::Expected;
use crate::formula::SourceLanguage::{CSharp, GdScript, Go, Java, JavaScript, Kotlin, Lua, Rust, TypeScript};
use crate::program::is_in;
use std::rc::Rc;

/// A parameter of a lambda.
fn plain_parameter(name: Name) -> Parameter {
    Parameter::plain(Pattern::Name(name))
}

impl Parser<'_> {
    /// A function without a name, with the type of its answer if it says one.
    fn lambda(
        &mut self,
        parameters: Vec<Parameter>,
        answer: Option<Type>,
        (body, answers_last): (Vec<Statement>, bool),
        start: usize,
    ) -> Read {
        let place = self.since(start);
        let bare = Function::bare("".into(), place.clone(), place);
        let function = Function { parameters, answer, body, answers_last, ..bare };
        self.made(ExpressionKind::Lambda(Rc::new(function)), start)
    }

    /// `a`, `a: T`
    fn typed_parameter(&mut self) -> Read<Parameter> {
        let parameter = plain_parameter(self.name()?);
        Ok(Parameter { ty: self.behind(":", Self::ty)?, ..parameter })
    }

    /// The parameters before the token at this index, as long as one may stand there.
    fn parameters_to(&mut self, end: usize, may_be: fn(&Self) -> bool) -> Read<Vec<Parameter>> {
        let mut parameters = Vec::new();
        while self.at < end && may_be(self) {
            parameters.push(self.typed_parameter()?);
            if !self.eat(",") {
                break;
            }
        }
        Ok(parameters)
    }

    /// An expression as the body of a function.
    fn expression_body(&mut self) -> Read<(Vec<Statement>, bool)> {
        let value = self.expression()?;
        Ok((vec![Statement::answer(value)], false))
    }

    /// `(a, b) => …`, `a => …`, `(a, b) -> …` in Java.
    pub(super) fn lambda_of_signs(&mut self) -> Read<Option<Expression>> {
        let arrow = match self.language {
            JavaScript | TypeScript => "=>",
            CSharp => "=>",
            Java => "->",
            _ => return Ok(None),
        };
        let start = self.start();
        if self.is_word("async") && (self.ahead(1).is("(") || self.ahead(2).is("=>")) {
            return self.no_statement();
        }
        let parameters = if self.is_name() && self.ahead(1).is(arrow) {
            vec![plain_parameter(self.name()?)]
        } else if self.is("(") && self.arrow_behind(self.close_of(self.at) + 1, arrow) {
            self.parameters()?
        } else {
            return Ok(None);
        };
        if self.is_script() && self.eat(":") {
            self.ty()?;
        }
        self.expect(if arrow == "=>" { "=>" } else { "->" })?;
        let body = if self.is("{") { (self.block()?, false) } else { self.expression_body()? };
        self.lambda(parameters, None, body, start).map(Some)
    }

    /// Whether an arrow stands there, behind a type in TypeScript.
    fn arrow_behind(&self, at: usize, arrow: &str) -> bool {
        if self.token_at(at).is(arrow) {
            return true;
        }
        // `(a: Box): boolean => …`
        let is_typed = self.language == TypeScript && self.token_at(at).is(":");
        is_typed && (1..6).any(|by| self.token_at(at + by).is(arrow))
    }

    /// `function (a, b) { … }`, `func(a, b Rect) bool { … }`, `fun(a: Rect): Boolean { … }`.
    pub(super) fn lambda_of_function(&mut self) -> Read {
        let start = self.start();
        self.advance();
        if self.is("*") {
            return self.no_statement();
        }
        self.eat_if(self.is_script() && self.is_name());
        let parameters = self.parameters()?;
        let has_answer = match self.language {
            JavaScript | TypeScript | Kotlin => self.eat(":"),
            GdScript => self.eat("->"),
            Go => !self.is("{"),
            _ => false,
        };
        let answer = if has_answer { Some(self.ty()?) } else { None };
        let body = if self.language == Lua { self.lua_block("end")? } else { self.block()? };
        self.lambda(parameters, answer, (body, false), start)
    }

    /// A method of an object: `hits(o) { … }`.
    pub(super) fn script_method(&mut self, start: usize) -> Read {
        let parameters = self.parameters()?;
        self.behind(":", Self::ty)?;
        let body = self.block()?;
        self.lambda(parameters, None, (body, false), start)
    }

    /// `lambda a, b=1: …`
    pub(super) fn python_lambda(&mut self) -> Read {
        let start = self.start();
        self.advance();
        let parameters = self.listed(":", |it| {
            if it.is_any("* ** /") {
                return it.token_not_read();
            }
            let parameter = plain_parameter(it.name()?);
            Ok(Parameter { default: it.behind("=", Self::expression)?, ..parameter })
        })?;
        self.expect(":")?;
        let body = self.expression_body()?;
        self.lambda(parameters, None, body, start)
    }

    /// `|a, b| …`
    pub(super) fn rust_lambda(&mut self) -> Read {
        let start = self.start();
        let mut parameters = Vec::new();
        if !self.eat("||") {
            self.expect("|")?;
            parameters = self.listed("|", |it| {
                it.eat("&");
                it.eat_word("mut");
                it.typed_parameter()
            })?;
            self.expect("|")?;
        }
        let answer = self.behind("->", Self::ty)?;
        let body = if self.is("{") { (self.block()?, true) } else { self.expression_body()? };
        self.lambda(parameters, answer, body, start)
    }

    /// `[](float a, float b) { … }`
    pub(super) fn cpp_lambda(&mut self) -> Read {
        let start = self.start();
        self.skip_group();
        let parameters = if self.is("(") { self.parameters()? } else { Vec::new() };
        if self.is_word("mutable") {
            return self.token_not_read();
        }
        let answer = self.behind("->", Self::ty)?;
        let body = self.block()?;
        self.lambda(parameters, answer, (body, false), start)
    }

    /// `{ a, b -> … }`, `{ it.x }`
    pub(super) fn kotlin_lambda(&mut self) -> Read {
        let start = self.start();
        let close = self.close_of(self.at);
        self.expect("{")?;
        let arrow = (self.at..close).find(|at| self.token_at(*at).is("->"));
        let is_list = |it: &Self, arrow: usize| {
            (it.at..arrow).all(|at| matches!(it.token_at(at).kind, Kind::Word(_) | Kind::Sign("," | ":" | "(" | ")")))
        };
        let parameters = match arrow.filter(|arrow| is_list(self, *arrow)) {
            Some(arrow) => {
                let parameters = self.parameters_to(arrow, |_| true)?;
                self.expect("->")?;
                parameters
            }
            None => vec![plain_parameter("it".into())],
        };
        let body = self.in_braces(Self::statements)?;
        self.expect("}")?;
        self.lambda(parameters, None, (body, true), start)
    }

    /// `{ a, b in … }`, `{ $0.x }`
    pub(super) fn swift_lambda(&mut self) -> Read {
        let start = self.start();
        let close = self.close_of(self.at);
        self.expect("{")?;
        let marks =
            (self.at..close).find(|at| self.token_at(*at).is_word("in") && !self.token_at(at - 1).is_word("for"));
        let is_head = |it: &Self, end: usize| {
            (it.at..end).all(|at| {
                matches!(
                    it.token_at(at).kind,
                    Kind::Word(_) | Kind::Sign("," | ":" | "(" | ")" | "->" | "[" | "]" | "?")
                ) && !it.token_at(at).begins_line
                    || at == it.at
            })
        };
        let parameters = match marks.filter(|end| is_head(self, *end)) {
            Some(end) => {
                self.eat("(");
                let parameters = self.parameters_to(end, Self::is_name)?;
                self.eat(")");
                self.behind("->", Self::ty)?;
                self.expect_word("in")?;
                parameters
            }
            None => {
                let has_second = (self.at..close).any(|at| self.token_at(at).is_word("$1"));
                let names = if has_second { &["$0", "$1"][..] } else { &["$0"] };
                names.iter().map(|name| plain_parameter((*name).into())).collect()
            }
        };
        let body = self.in_braces(Self::statements)?;
        self.expect("}")?;
        let is_single = body.len() == 1;
        self.lambda(parameters, None, (body, is_single), start)
    }

    /// `x as i32`
    pub(super) fn converted(&mut self, left: Expression, found: &Found) -> Read<ExpressionKind> {
        self.pass(found);
        // `x as f64 + 1.0`: no bound of a type.
        let number = self.peek().word().cloned().filter(|word| self.is_number_type(word));
        let ty = match number.filter(|_| self.language == Rust) {
            Some(name) => {
                let place = self.here();
                self.advance();
                Type { name: (*name).into(), place, ..Type::default() }
            }
            None => self.ty()?,
        };
        Ok(ExpressionKind::cast(ty, left))
    }

    /// `(int) x` in C, C++, C#, Java.
    pub(super) fn cast(&mut self) -> Read<Option<Expression>> {
        if !self.is("(") {
            return Ok(None);
        }
        let (start, close) = (self.start(), self.close_of(self.at));
        let first = self.ahead(1).clone();
        let Some(word) = first.word() else { return Ok(None) };
        let is_number = self.is_number_type(word) || self.is_number_name(word) || self.types.contains(word);
        let behind = self.token_at(close + 1).clone();
        // `(Rect){ 1, 2 }`
        if behind.is("{") && self.is_c_or_cpp() && self.types.contains(word) && close == self.at + 2 {
            self.advance();
            let ty = self.ty()?;
            self.expect(")")?;
            return self.initializer(Some(ty)).map(Some);
        }
        let begins = match &behind.kind {
            Kind::Word(next) => {
                let can_begin = is_in(next, "this new true false static_cast");
                !self.grammar.is_reserved(next) || can_begin || is_number && self.is_number_type(next)
            }
            Kind::Number(_) => true,
            Kind::Sign("(") => true,
            Kind::Sign("-" | "+" | "!" | "~" | "*" | "&" | "++" | "--") => is_number,
            _ => false,
        };
        // `(a) (b)` is a call where `a` is no type.
        if !begins || (behind.is("(") && !is_number) {
            return Ok(None);
        }
        let read = self.attempt(|it| {
            it.advance();
            let ty = it.ty()?;
            if it.at == close { Ok(ty) } else { it.unexpected(Expected::Close) }
        });
        let Some(ty) = read else { return Ok(None) };
        self.expect(")")?;
        let of = self.tighter(self.grammar.tightest())?;
        Ok(Some(self.expression_of(ExpressionKind::cast(ty, of), start)))
    }

    /// Names of number types that C's headers define.
    fn is_number_name(&self, word: &str) -> bool {
        super::super::rules::number_type(self.language, word).is_some()
    }

    /// `static_cast<int>(x)`
    pub(super) fn named_cast(&mut self) -> Read {
        let start = self.start();
        if !self.is_word("static_cast") {
            return self.token_not_read();
        }
        self.advance();
        let types = self.type_arguments()?;
        let [ty]: [Type; 1] = match types.try_into() {
            Ok(one) => one,
            Err(_) => return self.not_read(start),
        };
        let of = self.in_parentheses()?;
        self.made(ExpressionKind::cast(ty, of), start)
    }

    /// `if`, `when`, `match`, `{ … }` where a value belongs.
    pub(super) fn block_value(&mut self) -> Read {
        let start = self.start();
        let statements = if self.is("{") { self.block()? } else { vec![self.deeper(Self::statement)?] };
        self.made(ExpressionKind::Block(statements), start)
    }

    /// `a`, `(a, b)`, `a, b`
    pub(super) fn bare_pattern(&mut self) -> Read<Pattern> {
        let first = self.one_pattern()?;
        if !self.eat(",") {
            return Ok(first);
        }
        let others = self.row(Self::one_pattern)?;
        Ok(Pattern::List([vec![first], others].concat()))
    }

    /// A name, or what a value is taken apart into.
    pub(super) fn one_pattern(&mut self) -> Read<Pattern> {
        if self.is_any("( [") {
            let close: &'static str = if self.is("(") { ")" } else { "]" };
            self.advance();
            let all =
                self.listed(close, |it| if it.is_any("... *") { it.token_not_read() } else { it.one_pattern() })?;
            self.expect(close)?;
            return Ok(Pattern::List(all));
        }
        if self.is("{") && self.is_script() {
            return self.members_pattern();
        }
        self.eat_word("mut");
        self.eat_if(self.is("&") && self.language == Rust);
        let name = self.name()?;
        Ok(if &*name == "_" { Pattern::Ignored } else { Pattern::Name(name) })
    }

    /// `{ x, width: w, height: h = 5 }`
    fn members_pattern(&mut self) -> Read<Pattern> {
        self.expect("{")?;
        let members = self.listed("}", |it| {
            if it.is_any("... [") {
                return it.token_not_read();
            }
            let name = it.any_word()?;
            let pattern = if it.eat(":") { it.one_pattern()? } else { Pattern::Name(name.clone()) };
            Ok((name, pattern, it.behind("=", Self::expression)?))
        })?;
        self.expect("}")?;
        Ok(Pattern::Members(members))
    }
}
