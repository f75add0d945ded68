//! Functions without a name, casts, patterns, and blocks that have a value.

use super::super::syntax::{
    Expression, ExpressionKind, Function, Name, Parameter, Pattern, Statement, StatementKind, Type,
};
use super::Read;
use super::cursor::Parser;
use super::expressions::Found;
use super::grammar::Family;
use super::token::Kind;
use crate::formula::{Expected, SourceLanguage};
use SourceLanguage::{C, CSharp, Cpp, Java};
use std::rc::Rc;

/// A parameter of a lambda.
pub(super) fn plain_parameter(name: Name) -> Parameter {
    Parameter { pattern: Pattern::Name(name), ty: None, label: None, default: None, is_rest: false }
}

impl Parser<'_> {
    fn lambda(&mut self, parameters: Vec<Parameter>, body: (Vec<Statement>, bool), start: usize) -> Expression {
        let place = self.since(start);
        let function = Function {
            name: "".into(),
            owner: None,
            own: None,
            parameters,
            answer: None,
            named_answers: Vec::new(),
            body: body.0,
            answers_last: body.1,
            is_getter: false,
            oddities: Vec::new(),
            place: place.clone(),
            head: place,
        };
        self.expression_of(ExpressionKind::Lambda(Rc::new(function)), start)
    }

    /// An expression as the body of a function.
    fn expression_body(&mut self) -> Read<(Vec<Statement>, bool)> {
        let value = self.expression()?;
        let place = value.place.clone();
        Ok((vec![Statement { kind: StatementKind::Return(Some(value)), place }], false))
    }

    /// `(a, b) => …`, `a => …`, `(a, b) -> …` in Java.
    pub(super) fn lambda_of_signs(&mut self) -> Read<Option<Expression>> {
        let arrow = match self.family() {
            Family::Script => "=>",
            Family::C if self.language() == CSharp => "=>",
            Family::C if self.language() == Java => "->",
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
        if self.family() == Family::Script && self.eat(":") {
            self.ty()?;
        }
        self.expect(if arrow == "=>" { "=>" } else { "->" })?;
        let body = if self.is("{") { (self.block()?, false) } else { self.expression_body()? };
        Ok(Some(self.lambda(parameters, body, start)))
    }

    /// Whether an arrow stands there, behind a type in TypeScript.
    fn arrow_behind(&self, at: usize, arrow: &str) -> bool {
        if self.token_at(at).is(arrow) {
            return true;
        }
        // `(a: Box): boolean => …`
        let is_typed = self.language() == SourceLanguage::TypeScript && self.token_at(at).is(":");
        is_typed && (1..6).any(|by| self.token_at(at + by).is(arrow))
    }

    /// `function (a, b) { … }`, `func(a, b Rect) bool { … }`, `fun(a: Rect): Boolean { … }`.
    pub(super) fn lambda_of_function(&mut self) -> Read<Expression> {
        let start = self.start();
        self.advance();
        if self.is("*") {
            return self.no_statement();
        }
        if self.family() == Family::Script && self.is_name() {
            self.advance();
        }
        let parameters = self.parameters()?;
        let has_answer = match self.family() {
            Family::Script | Family::Kotlin => self.eat(":"),
            Family::GdScript => self.eat("->"),
            Family::Go => !self.is("{"),
            _ => false,
        };
        let answer = if has_answer { Some(self.ty()?) } else { None };
        let body = if self.family() == Family::Lua { self.lua_block(&["end"])? } else { self.block()? };
        Ok(answering(self.lambda(parameters, (body, false), start), answer))
    }

    /// A method of an object: `hits(o) { … }`.
    pub(super) fn script_method(&mut self, _: &Name, start: usize) -> Read<Expression> {
        let parameters = self.parameters()?;
        if self.eat(":") {
            self.ty()?;
        }
        let body = self.block()?;
        Ok(self.lambda(parameters, (body, false), start))
    }

    /// `lambda a, b=1: …`
    pub(super) fn python_lambda(&mut self) -> Read<Expression> {
        let start = self.start();
        self.advance();
        let mut parameters = Vec::new();
        while !self.is(":") {
            if self.is_any(&["*", "**", "/"]) {
                return self.token_not_read();
            }
            let mut parameter = plain_parameter(self.name()?);
            if self.eat("=") {
                parameter.default = Some(self.expression()?);
            }
            parameters.push(parameter);
            if !self.eat(",") {
                break;
            }
        }
        self.expect(":")?;
        let body = self.expression_body()?;
        Ok(self.lambda(parameters, body, start))
    }

    /// `|a, b| …`
    pub(super) fn rust_lambda(&mut self) -> Read<Expression> {
        let start = self.start();
        let mut parameters = Vec::new();
        if !self.eat("||") {
            self.expect("|")?;
            while !self.is("|") {
                self.eat("&");
                self.eat_word("mut");
                let mut parameter = plain_parameter(self.name()?);
                if self.eat(":") {
                    parameter.ty = Some(self.ty()?);
                }
                parameters.push(parameter);
                if !self.eat(",") {
                    break;
                }
            }
            self.expect("|")?;
        }
        let answer = if self.eat("->") { Some(self.ty()?) } else { None };
        let body = if self.is("{") { (self.block()?, true) } else { self.expression_body()? };
        Ok(answering(self.lambda(parameters, body, start), answer))
    }

    /// `[](float a, float b) { … }`
    pub(super) fn cpp_lambda(&mut self) -> Read<Expression> {
        let start = self.start();
        self.skip_group();
        let parameters = if self.is("(") { self.parameters()? } else { Vec::new() };
        if self.is_word("mutable") {
            return self.token_not_read();
        }
        let answer = if self.eat("->") { Some(self.ty()?) } else { None };
        let body = self.block()?;
        Ok(answering(self.lambda(parameters, (body, false), start), answer))
    }

    /// `{ a, b -> … }`, `{ it.x }`
    pub(super) fn kotlin_lambda(&mut self) -> Read<Expression> {
        let start = self.start();
        let close = self.close_of(self.at);
        self.expect("{")?;
        let arrow = (self.at..close).find(|at| self.token_at(*at).is("->"));
        let is_list = |it: &Self, arrow: usize| {
            (it.at..arrow).all(|at| matches!(it.token_at(at).kind, Kind::Word(_) | Kind::Sign("," | ":" | "(" | ")")))
        };
        let parameters = match arrow.filter(|arrow| is_list(self, *arrow)) {
            Some(arrow) => {
                let mut parameters = Vec::new();
                while self.at < arrow {
                    let mut parameter = plain_parameter(self.name()?);
                    if self.eat(":") {
                        parameter.ty = Some(self.ty()?);
                    }
                    parameters.push(parameter);
                    if !self.eat(",") {
                        break;
                    }
                }
                self.expect("->")?;
                parameters
            }
            None => vec![plain_parameter("it".into())],
        };
        let body = self.in_braces(Self::statements)?;
        self.expect("}")?;
        Ok(self.lambda(parameters, (body, true), start))
    }

    /// `{ a, b in … }`, `{ $0.x }`
    pub(super) fn swift_lambda(&mut self) -> Read<Expression> {
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
                let mut parameters = Vec::new();
                while self.at < end && self.is_name() {
                    let mut parameter = plain_parameter(self.name()?);
                    if self.eat(":") {
                        parameter.ty = Some(self.ty()?);
                    }
                    parameters.push(parameter);
                    if !self.eat(",") {
                        break;
                    }
                }
                self.eat(")");
                if self.eat("->") {
                    self.ty()?;
                }
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
        Ok(self.lambda(parameters, (body, is_single), start))
    }

    /// `x as i32`
    pub(super) fn converted(&mut self, left: Expression, found: &Found) -> Read<ExpressionKind> {
        for _ in 0..found.tokens() {
            self.advance();
        }
        // `x as f64 + 1.0`: no bound of a type.
        let number = self.peek().word().cloned().filter(|word| self.is_number_type(word));
        let ty = match number.filter(|_| self.family() == Family::Rust) {
            Some(name) => {
                let place = self.peek().place.clone();
                self.advance();
                Type { name: (*name).into(), place, ..Type::default() }
            }
            None => self.ty()?,
        };
        Ok(ExpressionKind::Cast(ty, Box::new(left)))
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
        if behind.is("{") && self.is_plain_c() && self.types.contains(word) && close == self.at + 2 {
            self.advance();
            let ty = self.ty()?;
            self.expect(")")?;
            return self.initializer(Some(ty)).map(Some);
        }
        let begins = match &behind.kind {
            Kind::Word(next) => {
                let can_begin = matches!(&**next, "this" | "new" | "true" | "false" | "static_cast");
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
        let of = self.deeper(|it| it.beside(|it| it.binary(it.grammar.tightest())))?;
        Ok(Some(self.expression_of(ExpressionKind::Cast(ty, Box::new(of)), start)))
    }

    /// Names of number types that C's headers define.
    fn is_number_name(&self, word: &str) -> bool {
        super::super::rules::number_type(self.language(), word).is_some()
    }

    /// `static_cast<int>(x)`
    pub(super) fn named_cast(&mut self) -> Read<Expression> {
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
        self.expect("(")?;
        let of = self.inside(Self::expression)?;
        self.expect(")")?;
        Ok(self.expression_of(ExpressionKind::Cast(ty, Box::new(of)), start))
    }

    /// `if`, `when`, `match`, `{ … }` where a value belongs.
    pub(super) fn block_value(&mut self) -> Read<Expression> {
        let start = self.start();
        let statements = if self.is("{") { self.block()? } else { vec![self.deeper(Self::statement)?] };
        Ok(self.expression_of(ExpressionKind::Block(statements), start))
    }

    /// C#'s `x switch { … }`.
    pub(super) fn switch_value(&mut self, operand: Expression, _: usize) -> Read<Expression> {
        let _ = operand;
        self.no_statement()
    }

    /// `a`, `(a, b)`, `a, b`
    pub(super) fn bare_pattern(&mut self) -> Read<Pattern> {
        let first = self.one_pattern()?;
        if !self.is(",") {
            return Ok(first);
        }
        let mut all = vec![first];
        while self.eat(",") {
            all.push(self.one_pattern()?);
        }
        Ok(Pattern::List(all))
    }

    /// A name, or what a value is taken apart into.
    pub(super) fn one_pattern(&mut self) -> Read<Pattern> {
        if self.is_any(&["(", "["]) {
            let close: &'static str = if self.is("(") { ")" } else { "]" };
            self.advance();
            let mut all = Vec::new();
            while !self.is(close) {
                if self.is_any(&["...", "*"]) {
                    return self.token_not_read();
                }
                all.push(self.one_pattern()?);
                if !self.eat(",") {
                    break;
                }
            }
            self.expect(close)?;
            return Ok(Pattern::List(all));
        }
        if self.is("{") && self.family() == Family::Script {
            return self.members_pattern();
        }
        self.eat_word("mut");
        if self.is("&") && self.family() == Family::Rust {
            self.advance();
        }
        let name = self.name()?;
        Ok(if &*name == "_" { Pattern::Ignored } else { Pattern::Name(name) })
    }

    /// `{ x, width: w, height: h = 5 }`
    fn members_pattern(&mut self) -> Read<Pattern> {
        self.expect("{")?;
        let mut members = Vec::new();
        while !self.is("}") {
            if self.is_any(&["...", "["]) {
                return self.token_not_read();
            }
            let name = self.any_word()?;
            let pattern = if self.eat(":") { self.one_pattern()? } else { Pattern::Name(name.clone()) };
            let default = if self.eat("=") { Some(self.expression()?) } else { None };
            members.push((name, pattern, default));
            if !self.eat(",") {
                break;
            }
        }
        self.expect("}")?;
        Ok(Pattern::Members(members))
    }

    pub(super) fn is_plain_c(&self) -> bool {
        self.language() == C || self.language() == Cpp
    }
}

/// A lambda that says the type of its answer.
fn answering(lambda: Expression, answer: Option<Type>) -> Expression {
    let ExpressionKind::Lambda(function) = &lambda.kind else { return lambda };
    let function = Function { answer, ..(**function).clone() };
    Expression { kind: ExpressionKind::Lambda(Rc::new(function)), place: lambda.place }
}
