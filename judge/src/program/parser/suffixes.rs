//! What stands behind an operand: members, calls, indexes, and marks.

use super::super::syntax::{Argument, Expression, ExpressionKind, Field, Literal, SLICE, Type};
use super::cursor::Parser;
use super::token::Kind;
use super::{Read, wrong};
use crate::formula::SourceLanguage::{
    C, CSharp, Cpp, GdScript, Go, Hsp, Java, JavaScript, Kotlin, Lua, Own, Python, Rust, Swift, TypeScript,
};
use crate::formula::{Expected, FormulaFlaw};
use crate::program::is_in;

/// Functions of C++ whose type in angle brackets is that of all arguments.
const SAME_TYPED: &str = "max min clamp abs hypot";

impl Parser<'_> {
    pub(super) fn with_suffixes(&mut self, first: Expression, start: usize) -> Read {
        let mut operand = first;
        loop {
            let at = self.at;
            operand = match self.peek().kind {
                Kind::Sign(sign) => self.sign_suffix(operand, sign, start)?,
                Kind::Text(_) if self.language == Lua && is_callable(&operand) => {
                    let value = self.operand_of_text()?;
                    self.call(operand, vec![Argument::plain(value)], start)
                }
                // `x switch { … }`
                Kind::Word(_) if self.language == CSharp && self.is_word("switch") => return self.no_statement(),
                _ => return Ok(operand),
            };
            if self.at == at {
                return Ok(operand);
            }
            self.count_operator()?;
        }
    }

    fn operand_of_text(&mut self) -> Read {
        let start = self.start();
        let Kind::Text(text) = self.peek().kind.clone() else { return self.unexpected(Expected::Operand) };
        self.advance();
        self.made(ExpressionKind::Text(text), start)
    }

    fn call(&self, called: Expression, arguments: Vec<Argument>, start: usize) -> Expression {
        self.expression_of(ExpressionKind::call(called, arguments), start)
    }

    /// The operand with one suffix more, or as it is if there is none.
    fn sign_suffix(&mut self, operand: Expression, sign: &'static str, start: usize) -> Read {
        match sign {
            "." | "?." => self.member(operand, start),
            "->" if self.is_c_or_cpp() || self.language == Own => self.member(operand, start),
            "::" if self.language == Own => self.member(operand, start),
            ":" if self.language == Lua && self.is_name_at(1) => self.lua_method(operand, start),
            "::" if self.speaks(&[Java, CSharp]) || self.language == Kotlin => self.token_not_read(),
            "(" | "[" if self.line_ends() && !matches!(self.language, JavaScript | TypeScript | Own) => Ok(operand),
            "(" | "[" if self.language == Own && self.line_ends() && !self.lines_are_free => {
                wrong(FormulaFlaw::Mixed, &self.peek().place)
            }
            "(" if matches!(&operand.kind, ExpressionKind::Name(name) if self.arrays.contains(name)) => {
                self.element(operand, start)
            }
            "(" if self.language == Hsp && self.is_hsp_element() => self.element(operand, start),
            "(" => {
                let arguments = self.arguments()?;
                if self.language == Rust
                    && arguments.is_empty()
                    && let Some(asked) = self.asked_of_option(&operand, start)
                {
                    return Ok(asked);
                }
                let (operand, arguments) = self.with_trailing(operand, arguments)?;
                self.called(operand, arguments, start)
            }
            "[" if self.language != Hsp => self.index(operand, start),
            "++" | "--" => self.step(operand, sign, start),
            "!" | "!!" | "?" => self.mark(operand, sign, start),
            "<" => self.generic_call(operand, start),
            "{" => self.braces_behind(operand, start),
            _ => Ok(operand),
        }
    }

    pub(super) fn is_c_or_cpp(&self) -> bool {
        self.speaks(&[C, Cpp])
    }

    /// `a.x`, `a?.x`, `a->x`; `a?.(x)` and `a?.[x]` in JavaScript.
    fn member(&mut self, operand: Expression, start: usize) -> Read {
        if self.language == Hsp {
            return self.token_not_read();
        }
        let is_optional = self.is("?.");
        self.advance();
        if is_optional && self.is_script() && self.is_any("( [") {
            return Ok(operand);
        }
        if self.language == Java && self.is("<") {
            return self.token_not_read();
        }
        if let Kind::Number(literal) = self.peek().kind.clone() {
            return self.tuple_member(operand, literal, start);
        }
        if self.language == Rust && self.is_word("await") {
            return self.no_statement();
        }
        let name = self.any_word()?;
        self.made(ExpressionKind::member(operand, name), start)
    }

    /// `a.0`
    fn tuple_member(&mut self, operand: Expression, literal: Literal, start: usize) -> Read {
        let is_whole = literal.digits.bytes().all(|it| it.is_ascii_digit());
        if !is_whole || !matches!(self.language, Rust | Swift) {
            return self.unexpected(Expected::Operand);
        }
        let at = self.start();
        self.advance();
        let index = Box::new(self.expression_of(ExpressionKind::Number(literal), at));
        self.made(ExpressionKind::Index(Box::new(operand), index), start)
    }

    fn lua_method(&mut self, operand: Expression, start: usize) -> Read {
        self.advance();
        let name = self.name()?;
        let called = self.expression_of(ExpressionKind::member(operand, name), start);
        if !self.is("(") {
            return self.unexpected(Expected::Operator);
        }
        let arguments = self.arguments()?;
        Ok(self.call(called, arguments, start))
    }

    fn index(&mut self, operand: Expression, start: usize) -> Read {
        self.advance();
        // `for one in list[:]:`: its elements.
        if self.language == Python && self.is(":") && self.ahead(1).is("]") && self.ahead(2).is(":") {
            self.advance();
            self.advance();
            let list = self.expression_of(ExpressionKind::Name("list".into()), start);
            return Ok(self.call(list, vec![Argument::plain(operand)], start));
        }
        let index = self.inside(|it| if it.is(":") { Ok(None) } else { it.expression().map(Some) })?;
        if self.language == Python && self.is(":") {
            return self.slice(operand, index, start);
        }
        let index = match index {
            Some(index) if !self.is_any(": ,") => index,
            _ => return self.token_not_read(),
        };
        self.expect("]")?;
        self.made(ExpressionKind::index(operand, index), start)
    }

    /// `list[1:]`, `list[:-1]` in Python, without a step.
    fn slice(&mut self, operand: Expression, from: Option<Expression>, start: usize) -> Read {
        self.advance();
        let to = self.inside(|it| if it.is("]") { Ok(None) } else { it.expression().map(Some) })?;
        if self.is(":") {
            return self.token_not_read();
        }
        self.expect("]")?;
        let end = |it: &Self, end: Option<Expression>| {
            end.unwrap_or_else(|| it.expression_of(ExpressionKind::Nothing, start))
        };
        let ends = [from, to].map(|one| Argument::plain(end(self, one)));
        let sliced = self.expression_of(ExpressionKind::member(operand, SLICE.into()), start);
        Ok(self.call(sliced, ends.into(), start))
    }

    /// `a(0)` of a list in HSP.
    fn element(&mut self, operand: Expression, start: usize) -> Read {
        self.advance();
        let index = self.inside(Self::expression)?;
        self.expect(")")?;
        self.made(ExpressionKind::index(operand, index), start)
    }

    /// `a++` where that is an expression; never behind the end of a line in JavaScript.
    fn step(&mut self, operand: Expression, sign: &str, start: usize) -> Read {
        let is_expression = self.is_c_like() || self.is_script() || self.language == Kotlin;
        if !is_expression || self.line_ends() {
            return Ok(operand);
        }
        self.advance();
        let by = if sign == "++" { 1 } else { -1 };
        self.made(ExpressionKind::Step(Box::new(operand), by, true), start)
    }

    /// `a!`, `a!!`, Swift's `a?.x`; macros and `?` of Rust.
    fn mark(&mut self, operand: Expression, sign: &str, start: usize) -> Read {
        let touches = !self.peek().after_space;
        match (self.language, sign) {
            (Kotlin, "!!") | (Swift, "!") if touches => {}
            (_, "!") if touches && self.speaks(&[TypeScript, CSharp]) => {}
            (Swift, "?") if touches => {
                self.advance();
                return if self.is_any(". [ (") { Ok(operand) } else { self.not_read(start) };
            }
            (Rust, "!") if touches => return self.rust_macro(operand, start),
            (Rust, "?") => return self.token_not_read(),
            (_, "?") if self.language == CSharp && touches && self.ahead(1).is("[") && !self.ahead(1).after_space => {
                return self.token_not_read();
            }
            _ => return Ok(operand),
        }
        self.advance();
        self.made(ExpressionKind::Sure(Box::new(operand)), start)
    }

    /// `vec![a, b]` is a list; no other macro is read.
    fn rust_macro(&mut self, operand: Expression, start: usize) -> Read {
        let ExpressionKind::Name(name) = &operand.kind else { return self.token_not_read() };
        let name = name.clone();
        self.advance();
        if &*name == "vec" && self.is("[") {
            return self.operand();
        }
        let place = self.since(start);
        let written = self.written(&place).to_owned();
        let is_statement = name.contains("assert") || is_in(&name, "panic todo unreachable println");
        let flaw = if is_statement { FormulaFlaw::Statement(written) } else { FormulaFlaw::NotRead(written) };
        wrong(flaw, &place)
    }

    /// A call; of a number type's name it is a conversion.
    fn called(&mut self, called: Expression, mut arguments: Vec<Argument>, start: usize) -> Read {
        let converts = matches!(self.language, Cpp | Java | Go | GdScript);
        let is_plain = arguments.len() == 1 && arguments.iter().all(|it| it.label.is_none() && !it.is_spread);
        if let ExpressionKind::Name(name) = &called.kind
            && converts
            && is_plain
            && self.is_number_type(name)
            && let Some(argument) = arguments.pop()
        {
            let ty = Type { name: (&**name).into(), place: called.place.clone(), ..Type::default() };
            return self.made(ExpressionKind::cast(ty, argument.value), start);
        }
        Ok(self.call(called, arguments, start))
    }

    /// A closure behind the parentheses of a call.
    fn with_trailing(&mut self, called: Expression, mut arguments: Vec<Argument>) -> Read<(Expression, Vec<Argument>)> {
        while self.has_trailing() {
            let value = if self.language == Kotlin { self.kotlin_lambda()? } else { self.swift_lambda()? };
            arguments.push(Argument::plain(value));
            if self.language == Swift && self.is_name() && self.ahead(1).is(":") && self.ahead(2).is("{") {
                return self.token_not_read();
            }
        }
        Ok((called, arguments))
    }

    fn has_trailing(&self) -> bool {
        matches!(self.language, Kotlin | Swift)
            && self.is("{")
            && !self.braces_are_blocks
            && !self.peek().begins_line
            && !self.ahead(1).word().is_some_and(|it| is_in(it, "get set didSet willSet"))
    }

    fn braces_behind(&mut self, operand: Expression, start: usize) -> Read {
        if self.language == Lua && is_callable(&operand) {
            let value = self.operand()?;
            return Ok(self.call(operand, vec![Argument::plain(value)], start));
        }
        if self.braces_are_blocks || self.peek().begins_line && self.language != Rust {
            return Ok(operand);
        }
        if matches!(self.language, Kotlin | Swift) && self.has_trailing() && is_callable(&operand) {
            let (called, arguments) = self.with_trailing(operand, Vec::new())?;
            return Ok(self.call(called, arguments, start));
        }
        let Some(ty) = named_type(&operand) else { return Ok(operand) };
        match self.language {
            Rust if begins_upper(&ty.name) => self.rust_object(ty, start),
            Go if !self.peek().after_space => self.initializer(Some(ty)),
            Cpp => self.initializer(Some(ty)),
            _ => Ok(operand),
        }
    }

    /// `Rect { x: 1.0, y }`
    fn rust_object(&mut self, ty: Type, start: usize) -> Read {
        self.advance();
        let field = |it: &mut Self| {
            let at = it.start();
            if it.is("..") {
                return it.token_not_read();
            }
            let name = it.any_word()?;
            let value = it.behind(":", Self::expression)?;
            let value = value.unwrap_or_else(|| it.expression_of(ExpressionKind::Name(name.clone()), at));
            Ok(Field { name: Some(name), value })
        };
        let fields = self.inside(|it| it.listed("}", field))?;
        self.expect("}")?;
        self.made(ExpressionKind::Object(Some(ty), fields), start)
    }

    /// `f<T>(x)`, where `<` begins types; else it is a comparison.
    fn generic_call(&mut self, operand: Expression, start: usize) -> Read {
        let has_generics = self.speaks(&[Cpp, CSharp, TypeScript]) || matches!(self.language, Kotlin | Swift);
        if !has_generics || !is_callable(&operand) || self.line_ends() {
            return Ok(operand);
        }
        if self.language == Cpp
            && operand.last_name().is_some_and(|name| &**name == "numeric_limits")
            && let Some(limit) = self.attempt(|it| it.endless(start))
        {
            return Ok(limit);
        }
        let types = self.attempt(|it| {
            let types = it.type_arguments()?;
            if it.is("(") { Ok(types) } else { it.unexpected(Expected::Operator) }
        });
        let Some(types) = types else { return Ok(operand) };
        let is_number = types.iter().any(|it| self.is_number_type(&it.name));
        let Some(name) = operand.last_name().cloned() else { return self.not_read(start) };
        if self.language == Cpp {
            return self.cpp_template_call(operand, &name, &types, start);
        }
        if is_number && self.language != TypeScript {
            return self.not_read(start);
        }
        let arguments = self.arguments()?;
        let (operand, arguments) = self.with_trailing(operand, arguments)?;
        Ok(self.call(operand, arguments, start))
    }

    /// `std::numeric_limits<float>::infinity()` and `max()`, as C has them: `INFINITY`, `FLT_MAX`.
    fn endless(&mut self, start: usize) -> Read {
        let types = self.type_arguments()?;
        let is_fraction = matches!(&types[..], [ty] if is_in(&ty.name, "float double"));
        self.expect("::")?;
        let name = match &*self.any_word()? {
            "infinity" if is_fraction => "INFINITY",
            "max" if is_fraction => "FLT_MAX",
            _ => return self.not_read(start),
        };
        self.expect("(")?;
        self.expect(")")?;
        self.made(ExpressionKind::Name(name.into()), start)
    }

    /// `std::max<float>(a, b)` converts its arguments; another template is not read.
    fn cpp_template_call(&mut self, called: Expression, name: &str, types: &[Type], start: usize) -> Read {
        let [ty] = types else { return self.not_read(start) };
        if !is_in(name, SAME_TYPED) || !self.is_number_type(ty.name.split(' ').next().unwrap_or("")) {
            return self.not_read(start);
        }
        let arguments = self.arguments()?.into_iter().map(|it| {
            let place = it.value.place.clone();
            let value = Expression::new(ExpressionKind::cast(ty.clone(), it.value), place);
            Argument { value, ..it }
        });
        let arguments = arguments.collect();
        Ok(self.call(called, arguments, start))
    }
}

fn is_callable(operand: &Expression) -> bool {
    matches!(
        operand.kind,
        ExpressionKind::Name(_) | ExpressionKind::Member(..) | ExpressionKind::Call(..) | ExpressionKind::Index(..)
    )
}

fn begins_upper(name: &str) -> bool {
    name.chars().next().is_some_and(char::is_uppercase)
}

/// The type that a name before `{` is: `Rect`, `image.Point`.
fn named_type(operand: &Expression) -> Option<Type> {
    let name = operand.last_name()?;
    Some(Type { name: (&**name).into(), place: operand.place.clone(), ..Type::default() })
}
