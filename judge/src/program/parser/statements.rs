//! Statements of all languages.

use super::super::syntax::{
    Argument, Binary, Case, Expression, ExpressionKind, Let, Passing, Pattern, Sign, Statement, StatementKind, Type,
};
use super::Read;
use super::cursor::Parser;
use super::grammar::Lines;
use super::token::Kind;
use crate::formula::SourceLanguage::{
    C, CSharp, Cpp, GdScript, Go, Hsp, Java, JavaScript, Kotlin, Lua, Own, Python, Rust, Swift, TypeScript,
};
use crate::formula::{Expected, FormulaFlaw};
use crate::program::{is_in, wrong};
use std::rc::Rc;

/// Words that begin statements which no test has.
const UNREAD: &str = "try throw throws raise goto yield await defer with del delete assert global nonlocal import \
    from synchronized lock unsafe using fixed checked unchecked go select loop gosub on async debugger co_return \
    co_await precondition fallthrough";

/// Words before a type in a declaration of C, C++, C# and Java.
const QUALIFIERS: &str = "const static final constexpr volatile register readonly extern thread_local inline";

impl Parser<'_> {
    /// The statement that was read from this place to here.
    pub(super) fn done(&self, kind: StatementKind, start: usize) -> Read<Statement> {
        Ok(Statement::new(kind, self.since(start)))
    }

    /// An expression from this place to here, as a statement.
    pub(super) fn computed(&self, kind: ExpressionKind, start: usize) -> Read<Statement> {
        self.done(StatementKind::Expression(self.expression_of(kind, start)), start)
    }

    /// A block in braces, or an indented one, or one to `end`.
    pub(super) fn block(&mut self) -> Read<Vec<Statement>> {
        self.deeper(|it| match it.grammar.lines {
            Lines::Indented => it.indented_block(),
            _ => {
                it.expect("{")?;
                let statements = it.in_braces(Self::statements)?;
                it.expect("}")?;
                Ok(statements)
            }
        })
    }

    /// Behind `:`: statements in the same line, or deeper lines.
    fn indented_block(&mut self) -> Read<Vec<Statement>> {
        self.expect(":")?;
        if !self.eat_kind(&Kind::LineEnd) {
            let mut statements = Vec::new();
            loop {
                statements.push(self.deeper(Self::statement)?);
                // A statement has taken its end with it.
                let last = &self.token_at(self.at - 1).kind;
                if matches!(last, Kind::LineEnd | Kind::Dedent) || self.is_end() || self.eat_kind(&Kind::LineEnd) {
                    return Ok(statements);
                }
                if !self.token_at(self.at - 1).is(";") {
                    return self.unexpected(Expected::Operator);
                }
            }
        }
        while self.eat_kind(&Kind::LineEnd) {}
        if !self.eat_kind(&Kind::Indent) {
            return self.unexpected(Expected::Operand);
        }
        let statements = self.in_braces(Self::statements)?;
        if !self.eat_kind(&Kind::Dedent) {
            return self.unexpected(Expected::Operator);
        }
        Ok(statements)
    }

    /// Statements to the end of their block.
    pub(super) fn statements(&mut self) -> Read<Vec<Statement>> {
        let mut statements = Vec::new();
        loop {
            while self.eat(";") || self.eat_kind(&Kind::LineEnd) || (self.language == Hsp && self.eat(":")) {}
            if self.is("}") || self.is_end() || self.peek().kind == Kind::Dedent || self.is_block_end() {
                return Ok(statements);
            }
            statements.push(self.deeper(Self::statement)?);
        }
    }

    /// Words that end a block in Lua and HSP, and the next case of a `switch`.
    fn is_block_end(&self) -> bool {
        match self.language {
            Lua => self.is_any_word("end else elseif until"),
            Hsp => self.peek().kind == Kind::Directive || self.is_any_word("loop next wend until swend case default"),
            _ if self.is_c_like() || self.is_script() || self.speaks(&[Go, Swift]) => {
                self.is_word("case") || (self.is_word("default") && self.ahead(1).is(":"))
            }
            _ => false,
        }
    }

    pub(super) fn lua_block(&mut self, ends: &str) -> Read<Vec<Statement>> {
        let statements = self.deeper(Self::statements)?;
        if !self.is_any_word(ends) {
            return self.unexpected(Expected::Operator);
        }
        self.eat_if(ends == "end");
        Ok(statements)
    }

    /// The end of a statement: a sign, the end of a line, or of the block.
    pub(super) fn statement_end(&mut self) -> Read<()> {
        if self.eat(";") || self.eat_kind(&Kind::LineEnd) || (self.language == Hsp && self.eat(":")) {
            return Ok(());
        }
        // The branches of Kotlin's `if` as a value.
        if self.language == Kotlin && (self.is_any(") , ]") || self.is_word("else")) {
            return Ok(());
        }
        let is_over = self.is("}") || self.is_end() || self.peek().kind == Kind::Dedent || self.is_block_end();
        let ends = match self.grammar.lines {
            Lines::Script | Lines::Kotlin | Lines::Swift => self.peek().begins_line,
            Lines::Free => self.language == Lua || self.language == Own,
            Lines::Go | Lines::Indented | Lines::Hsp => false,
        };
        if is_over && (self.grammar.lines != Lines::Free || self.language == Rust || self.language == Lua) || ends {
            return Ok(());
        }
        self.unexpected(Expected::Operator)
    }

    pub(super) fn statement(&mut self) -> Read<Statement> {
        let start = self.start();
        if self.peek().kind == Kind::Directive {
            return self.token_not_read();
        }
        if self.is("{") && !matches!(self.language, Lua | Python | GdScript) {
            let body = self.block()?;
            return self.done(StatementKind::Block(body), start);
        }
        if let Some(word) = self.peek().word().cloned()
            && let Some(read) = self.word_statement(&word, start)
        {
            return read;
        }
        if self.is_let_some() {
            return self.let_else(start);
        }
        if self.is_declaration() {
            return self.declared(start);
        }
        self.expression_statement(start)
    }

    fn word_statement(&mut self, word: &str, start: usize) -> Option<Read<Statement>> {
        let language = self.language;
        let is_reserved = self.grammar.is_reserved(word);
        if is_in(word, UNREAD)
            && (is_reserved || is_in(word, "async precondition assert") && !self.ahead(1).is(".") && !self.is_c_like())
            && !(language == Hsp && is_in(word, "loop await wait"))
        {
            return Some(self.no_statement());
        }
        Some(match (word, language) {
            ("if", _) => self.if_statement(start),
            ("IF", Own) => self.if_statement(start),
            ("guard", Swift) => self.guard(start),
            ("return", _) if is_reserved => self.return_statement(start),
            ("while", _) if is_reserved => self.while_statement(start),
            ("do", Lua) => {
                self.advance();
                self.lua_block("end").and_then(|body| self.done(StatementKind::Block(body), start))
            }
            ("do", _) if is_reserved => self.do_statement(start),
            ("repeat", Lua | Swift) => self.do_statement(start),
            ("repeat", Hsp) => self.hsp_repeat(start),
            ("foreach", Hsp) => self.hsp_foreach(start),
            ("for" | "foreach", _) if is_reserved => self.for_statement(start),
            ("switch" | "when" | "match", _) if is_reserved => self.switch_statement(start),
            ("match", Python) if self.is_soft_match() => self.switch_statement(start),
            ("break", _) if is_reserved => self.leaving(StatementKind::Break, start),
            ("continue", _) if is_reserved => self.leaving(StatementKind::Continue, start),
            ("pass", Python | GdScript) => self.leaving(StatementKind::Nothing, start),
            ("function", JavaScript | TypeScript) => self.inner_function(start),
            ("fun", Kotlin) | ("func", Swift) | ("fn", Rust) | ("def", Python) => self.inner_function(start),
            ("local", Lua) if self.ahead(1).is_word("function") => self.inner_function(start),
            ("function", Lua) => self.no_statement(),
            (_, Hsp) if self.is_command() => self.command(start),
            ("class" | "struct" | "enum" | "interface" | "typedef" | "namespace" | "template", _) if is_reserved => {
                self.no_statement()
            }
            _ => return None,
        })
    }

    /// Python's `match` is a word of the language only before a value, a colon and a line with `case`.
    fn is_soft_match(&self) -> bool {
        let end = (self.at..self.tokens.len()).find(|at| self.token_at(*at).kind == Kind::LineEnd);
        end.is_some_and(|end| {
            self.token_at(end - 1).is(":")
                && self.token_at(end + 1).kind == Kind::Indent
                && self.token_at(end + 2).is_word("case")
        })
    }

    /// `mes "hit"`: a word, then what it is done with.
    fn is_command(&self) -> bool {
        let next = self.ahead(1);
        self.peek().word().is_some()
            && !self.is_any_word("if else return repeat loop for while switch")
            && (matches!(next.kind, Kind::Text(_) | Kind::Number(_) | Kind::Word(_))
                || self.is_any_word("mes stop end dim ddim sdim"))
    }

    fn command(&mut self, start: usize) -> Read<Statement> {
        let name = self.any_word()?;
        let called = self.expression_of(ExpressionKind::Name(name), start);
        let mut arguments = Vec::new();
        while !matches!(self.peek().kind, Kind::LineEnd | Kind::End) && !self.is_any(": }") {
            let value = self.expression()?;
            arguments.push(Argument::plain(value));
            if !self.eat(",") {
                break;
            }
        }
        self.computed(ExpressionKind::call(called, arguments), start)
    }

    fn leaving(&mut self, kind: StatementKind, start: usize) -> Read<Statement> {
        self.advance();
        // A label is not followed.
        if self.is_name() && !self.peek().begins_line {
            return self.token_not_read();
        }
        self.statement_end()?;
        self.done(kind, start)
    }

    fn inner_function(&mut self, start: usize) -> Read<Statement> {
        let function = self.function(None)?;
        self.done(StatementKind::Function(Rc::new(function)), start)
    }

    /// A test between `if` and its block.
    fn test(&mut self) -> Read {
        if self.is_c_like() || self.is_script() || self.language == Kotlin {
            let test = self.in_parentheses()?;
            return Ok(test);
        }
        self.head(|it| {
            let mut test = it.expression()?;
            // `if a, b {` in Swift.
            while it.language == Swift && it.is(",") {
                let start = test.place.start;
                it.advance();
                let next = it.expression()?;
                test = it.expression_of(ExpressionKind::binary(Binary::And, test, next), start);
            }
            Ok(test)
        })
    }

    /// A block, or one statement.
    fn body(&mut self) -> Read<Vec<Statement>> {
        let has_braces = matches!(self.language, Swift | Go | Rust);
        if has_braces || self.grammar.lines == Lines::Indented || self.is("{") {
            return self.block();
        }
        if self.eat(";") {
            return Ok(Vec::new());
        }
        Ok(vec![self.deeper(Self::statement)?])
    }

    fn if_statement(&mut self, start: usize) -> Read<Statement> {
        self.advance();
        let is_bound = self.language == Swift && self.is_any_word("let var") || self.is_let_some();
        if is_bound {
            return self.bound_if(start);
        }
        if self.is_any_word("let var case constexpr") {
            return self.token_not_read();
        }
        if self.language == Lua {
            return self.lua_if(start);
        }
        if self.language == Hsp {
            return self.hsp_if(start);
        }
        if self.language == Own {
            return self.own_if(start);
        }
        let test = self.test()?;
        // `if (test);` does nothing. Go's `if x := f(); x > 0 {`.
        if self.is(";") {
            return self.token_not_read();
        }
        // A pasted test may end with its condition.
        let is_over = |kind: &Kind| matches!(kind, Kind::LineEnd | Kind::End);
        let is_colon = self.is(":") && (self.at + 1..self.tokens.len()).all(|at| is_over(&self.token_at(at).kind));
        if is_colon {
            self.advance();
            while self.eat_kind(&Kind::LineEnd) {}
        }
        let one = if self.is_end() { Vec::new() } else { self.body()? };
        let other = self.otherwise()?;
        self.done(StatementKind::If(test, one, other), start)
    }

    /// `else`, `else if`, `elif`.
    pub(super) fn otherwise(&mut self) -> Read<Vec<Statement>> {
        let before = self.at;
        if self.grammar.lines != Lines::Indented {
            // In Kotlin and scripts `else` may stand in the next line.
            while self.eat(";") {}
        }
        let is_elif = self.is_word("elif");
        if !is_elif && !self.eat_word("else") {
            self.at = before;
            return Ok(Vec::new());
        }
        if is_elif || self.is_word("if") {
            let start = self.start();
            return Ok(vec![self.deeper(|it| it.if_statement(start))?]);
        }
        if self.language == Own {
            self.eat(":");
        }
        self.body()
    }

    fn lua_if(&mut self, start: usize) -> Read<Statement> {
        let test = self.expression()?;
        self.expect_word("then")?;
        let one = self.lua_block("end else elseif")?;
        let other = if self.is_word("elseif") {
            let start = self.start();
            self.advance();
            vec![self.deeper(|it| it.lua_if(start))?]
        } else if self.eat_word("else") {
            self.lua_block("end")?
        } else {
            self.expect_word("end")?;
            Vec::new()
        };
        self.done(StatementKind::If(test, one, other), start)
    }

    /// `if test { … }`, `if test: …`, `if test then …`; what follows the test may be missing.
    fn own_if(&mut self, start: usize) -> Read<Statement> {
        let test = self.head(Self::expression)?;
        let _ = self.eat(":") || self.eat_word("then") || self.eat_word("THEN");
        let one = if self.is_end() { Vec::new() } else { self.body()? };
        let other = self.otherwise()?;
        self.done(StatementKind::If(test, one, other), start)
    }

    /// `if test : a : b : else : c`, to the end of the line; or with braces.
    fn hsp_if(&mut self, start: usize) -> Read<Statement> {
        let test = self.head(Self::expression)?;
        let one = self.hsp_body()?;
        let before = self.at;
        if self.is("{") || self.token_at(before.saturating_sub(1)).is("}") {
            while self.eat_kind(&Kind::LineEnd) || self.eat(":") {}
        }
        let other = if self.eat_word("else") {
            if self.is_word("if") {
                let start = self.start();
                self.advance();
                vec![self.deeper(|it| it.hsp_if(start))?]
            } else {
                self.hsp_body()?
            }
        } else {
            self.at = before;
            Vec::new()
        };
        self.done(StatementKind::If(test, one, other), start)
    }

    fn hsp_body(&mut self) -> Read<Vec<Statement>> {
        if self.is("{") {
            return self.block();
        }
        let mut statements = Vec::new();
        while self.eat(":") {
            if self.is_word("else") {
                break;
            }
            statements.push(self.deeper(Self::hsp_line_statement)?);
        }
        Ok(statements)
    }

    fn hsp_line_statement(&mut self) -> Read<Statement> {
        let start = self.start();
        if self.is_word("if") {
            self.advance();
            return self.hsp_if(start);
        }
        if self.is_command() {
            return self.command(start);
        }
        if self.is_any_word("break continue") {
            let kind = if self.is_word("break") { StatementKind::Break } else { StatementKind::Continue };
            self.advance();
            return self.done(kind, start);
        }
        if self.is_word("return") {
            self.advance();
            let value = if self.is(":") || self.peek().kind == Kind::LineEnd { None } else { Some(self.expression()?) };
            return self.done(StatementKind::Return(value), start);
        }
        self.simple(start)
    }

    fn guard(&mut self, start: usize) -> Read<Statement> {
        self.advance();
        if self.is_any_word("let var") {
            return self.bound_guard(start);
        }
        if self.is_word("case") {
            return self.token_not_read();
        }
        let test = self.test()?;
        self.expect_word("else")?;
        let other = self.block()?;
        self.done(StatementKind::If(test, Vec::new(), other), start)
    }

    fn return_statement(&mut self, start: usize) -> Read<Statement> {
        self.advance();
        let ends_with_line = matches!(self.grammar.lines, Lines::Script | Lines::Swift | Lines::Kotlin);
        let is_bare = self.is(";")
            || self.is("}")
            || self.is_end()
            || matches!(self.peek().kind, Kind::LineEnd | Kind::Dedent)
            || self.is_block_end()
            || (ends_with_line && self.peek().begins_line && self.language != Own);
        if is_bare && self.has_comparison_below() {
            return wrong(FormulaFlaw::BrokenReturn, &self.since(start));
        }
        let value = if is_bare { None } else { Some(self.values()?) };
        self.statement_end()?;
        self.done(StatementKind::Return(value), start)
    }

    /// Whether a comparison begins in the line behind `return`: JavaScript returns nothing, and never computes it.
    fn has_comparison_below(&self) -> bool {
        let begins = self.peek().begins_line && !self.is("}") && !self.is_end();
        begins
            && matches!(self.language, JavaScript | TypeScript)
            && self.probe().expression().is_ok_and(|below| compares(&below))
    }

    /// One value, or several in a row.
    fn values(&mut self) -> Read {
        let start = self.start();
        let first = self.expression()?;
        self.in_row(first, start).map(|(values, _)| values)
    }

    /// A value with those behind it, if there are several in a row.
    fn in_row(&mut self, first: Expression, start: usize) -> Read<(Expression, bool)> {
        if !self.is(",") || !matches!(self.language, Python | Lua | Go) {
            return Ok((first, false));
        }
        self.advance();
        let all = std::iter::once(first).chain(self.row(Self::expression)?).collect();
        Ok((self.expression_of(ExpressionKind::List(all), start), true))
    }

    fn while_statement(&mut self, start: usize) -> Read<Statement> {
        self.advance();
        if self.language == Hsp {
            return self.hsp_while(start);
        }
        if self.is_any_word("let var case") {
            return self.token_not_read();
        }
        if self.language == Lua {
            let test = self.expression()?;
            self.expect_word("do")?;
            let body = self.lua_block("end")?;
            return self.done(StatementKind::While(test, body), start);
        }
        let test = self.test()?;
        let body = self.body()?;
        if self.is_word("else") && self.language == Python {
            return self.token_not_read();
        }
        self.done(StatementKind::While(test, body), start)
    }

    fn do_statement(&mut self, start: usize) -> Read<Statement> {
        self.advance();
        if self.language == Lua {
            let body = self.lua_block("until")?;
            self.advance();
            let test = self.expression()?;
            let place = test.place.clone();
            let test = Expression::new(ExpressionKind::Signed(Sign::Not, Box::new(test)), place);
            return self.done(StatementKind::DoWhile(body, test), start);
        }
        let body = self.body()?;
        self.expect_word("while")?;
        let test = self.test()?;
        self.eat(";");
        self.done(StatementKind::DoWhile(body, test), start)
    }

    fn for_statement(&mut self, start: usize) -> Read<Statement> {
        let is_each = self.is_word("foreach");
        self.advance();
        match self.language {
            Hsp => self.hsp_for(start),
            Lua => self.lua_for(start),
            Go => self.go_for(start),
            Python | GdScript | Rust | Swift => {
                let pattern = self.bare_pattern()?;
                if self.language == GdScript && self.eat(":") {
                    self.ty()?;
                }
                self.expect_word("in")?;
                let list = self.head(Self::values)?;
                if self.is_word("where") {
                    return self.token_not_read();
                }
                self.each(pattern, list, start)
            }
            Kotlin => {
                self.expect("(")?;
                let pattern = self.bare_pattern()?;
                self.behind(":", Self::ty)?;
                self.expect_word("in")?;
                let list = self.inside(Self::expression)?;
                self.expect(")")?;
                self.each(pattern, list, start)
            }
            C | Cpp | CSharp | Java | JavaScript | TypeScript | Own => self.signed_for(is_each, start),
        }
    }

    fn each(&mut self, pattern: Pattern, list: Expression, start: usize) -> Read<Statement> {
        let body = self.body()?;
        let otherwise = if self.language == Python && self.eat_word("else") { self.block()? } else { Vec::new() };
        self.done(StatementKind::ForEach(pattern, list, body, otherwise), start)
    }

    /// `for (…; …; …)`, `for (Rect r : list)`, `for (const r of list)`, `foreach (var r in list)`.
    fn signed_for(&mut self, is_each: bool, start: usize) -> Read<Statement> {
        let close = self.close_of(self.at);
        self.expect("(")?;
        let has_parts = (self.at..close).any(|at| self.token_at(at).is(";"));
        if is_each || !has_parts {
            let pattern = self.each_pattern()?;
            let list = self.inside(Self::expression)?;
            self.expect(")")?;
            return self.each(pattern, list, start);
        }
        let begin = if self.is(";") { Vec::new() } else { vec![self.begin_of_for()?] };
        if !self.token_at(self.at.saturating_sub(1)).is(";") || begin.is_empty() {
            self.expect(";")?;
        }
        let test = if self.is(";") { None } else { Some(self.inside(Self::expression)?) };
        self.expect(";")?;
        let steps = self.listed(")", |it| it.inside(Self::expression))?;
        self.expect(")")?;
        let body = self.body()?;
        self.done(StatementKind::For(begin, test, steps, body), start)
    }

    fn begin_of_for(&mut self) -> Read<Statement> {
        let start = self.start();
        if self.is_declaration() {
            return self.declared(start);
        }
        let all = self.row(|it| {
            let start = it.start();
            let value = it.expression()?;
            it.done(StatementKind::Expression(value), start)
        })?;
        self.done(StatementKind::Several(all), start)
    }

    fn each_pattern(&mut self) -> Read<Pattern> {
        match self.language {
            JavaScript | TypeScript => {
                if self.is_any_word("const let var") {
                    self.advance();
                }
                let pattern = self.one_pattern()?;
                if !self.eat_word("of") {
                    return self.token_not_read();
                }
                Ok(pattern)
            }
            _ if self.language == CSharp => {
                self.ty()?;
                let pattern = self.one_pattern()?;
                self.expect_word("in")?;
                Ok(pattern)
            }
            _ => {
                self.ty()?;
                let pattern = self.one_pattern()?;
                self.expect(":")?;
                Ok(pattern)
            }
        }
    }

    fn lua_for(&mut self, start: usize) -> Read<Statement> {
        let pattern = self.bare_pattern()?;
        let list = if self.eat("=") {
            self.lua_numbers()?
        } else {
            self.expect_word("in")?;
            self.values()?
        };
        self.expect_word("do")?;
        let body = self.lua_block("end")?;
        self.done(StatementKind::ForEach(pattern, list, body, Vec::new()), start)
    }

    /// `1, n`, `1, n, 2`
    fn lua_numbers(&mut self) -> Read {
        let from = self.expression()?;
        self.expect(",")?;
        let to = self.expression()?;
        let by = self.behind(",", Self::expression)?;
        let place = from.place.start..to.place.end;
        let list = Expression::new(ExpressionKind::range(from, to, true), place.clone());
        let Some(by) = by else { return Ok(list) };
        let called = Expression::new(ExpressionKind::member(list, "step".into()), place.clone());
        Ok(Expression::new(ExpressionKind::call(called, vec![Argument::plain(by)]), place))
    }

    /// `for {`, `for test {`, `for i := 0; i < n; i++ {`, `for _, e := range list {`.
    fn go_for(&mut self, start: usize) -> Read<Statement> {
        if self.is("{") {
            let body = self.block()?;
            let place = self.since(start);
            let yes = Expression::new(ExpressionKind::Bool(true), place);
            return self.done(StatementKind::While(yes, body), start);
        }
        let end = (self.at..self.tokens.len()).find(|at| self.token_at(*at).is("{")).unwrap_or(self.at);
        if let Some(range) = (self.at..end).find(|at| self.token_at(*at).is_word("range")) {
            let pattern = if range == self.at { Pattern::Ignored } else { self.bare_pattern()? };
            if range > self.at && !self.eat(":=") {
                return self.token_not_read();
            }
            self.expect_word("range")?;
            let list = self.head(Self::expression)?;
            let place = list.place.clone();
            // The index comes first.
            let called = Expression::new(ExpressionKind::Name("enumerate".into()), place.clone());
            let argument = Argument::plain(list);
            let pairs = Expression::new(ExpressionKind::call(called, vec![argument]), place);
            let pattern = match pattern {
                Pattern::List(all) if all.len() == 2 => Pattern::List(all),
                one @ (Pattern::Name(_) | Pattern::Ignored) => Pattern::List(vec![one, Pattern::Ignored]),
                _ => return self.not_read(start),
            };
            return self.each(pattern, pairs, start);
        }
        let has_parts = (self.at..end).any(|at| self.token_at(at).is(";"));
        if !has_parts {
            let test = self.test()?;
            let body = self.body()?;
            return self.done(StatementKind::While(test, body), start);
        }
        let begin = if self.is(";") { Vec::new() } else { vec![self.simple(start)?] };
        self.expect(";")?;
        let test = if self.is(";") { None } else { Some(self.head(Self::expression)?) };
        self.expect(";")?;
        let mut steps = Vec::new();
        if !self.is("{") {
            let at = self.start();
            match self.head(|it| it.simple(at))?.kind {
                StatementKind::Expression(step) => steps.push(step),
                _ => return self.not_read(at),
            }
        }
        let body = self.block()?;
        self.done(StatementKind::For(begin, test, steps, body), start)
    }

    fn switch_statement(&mut self, start: usize) -> Read<Statement> {
        let is_arrows = matches!(self.language, Kotlin | Rust);
        self.advance();
        if self.language == Hsp {
            return self.no_statement();
        }
        if matches!(self.language, Python | GdScript) {
            return self.indented_switch(start);
        }
        let value = if self.is("{") { None } else { Some(self.test()?) };
        self.expect("{")?;
        let cases = if is_arrows { self.arrow_cases()? } else { self.sign_cases()? };
        self.expect("}")?;
        if let Some(value) = &value
            && let Some(choice) = self.match_of_option(value, &cases, start)?
        {
            return Ok(choice);
        }
        self.done(StatementKind::Switch(value, cases), start)
    }

    /// `match x:` with `case 1 | 2:` and `case _:` in Python, `1, 2:` and `_:` in `GDScript`.
    fn indented_switch(&mut self, start: usize) -> Read<Statement> {
        let is_python = self.language == Python;
        let value = self.head(Self::values)?;
        if let (ExpressionKind::List(items), true) = (&value.kind, is_python) {
            let items = items.clone();
            return self.match_of_several(items, start);
        }
        let cases = self.indented_cases(|parser| {
            if is_python {
                parser.expect_word("case")?;
            }
            let is_rest = parser.eat_word("_");
            let values =
                if is_rest { Vec::new() } else { parser.numbers_of_case(if is_python { "|" } else { "," })? };
            if !parser.is(":") {
                return parser.token_not_read();
            }
            let body = parser.block()?;
            Ok(Case { values: (!is_rest).then_some(values), body, falls_through: false })
        })?;
        self.done(StatementKind::Switch(Some(value), cases), start)
    }

    /// The cases of an indented block, each read so.
    pub(super) fn indented_cases<Out>(&mut self, case: impl Fn(&mut Self) -> Read<Out>) -> Read<Vec<Out>> {
        self.expect(":")?;
        while self.eat_kind(&Kind::LineEnd) {}
        if !self.eat_kind(&Kind::Indent) {
            return self.unexpected(Expected::Operand);
        }
        let mut cases = Vec::new();
        while !self.eat_kind(&Kind::Dedent) {
            if !self.eat_kind(&Kind::LineEnd) {
                cases.push(case(self)?);
            }
        }
        Ok(cases)
    }

    /// Numbers with a sign between them. A name would take the value, and a point or bracket would take it apart.
    fn numbers_of_case(&mut self, between: &'static str) -> Read<Vec<Expression>> {
        let mut values = Vec::new();
        loop {
            let start = self.start();
            let is_negative = self.begins_number(1) && self.eat("-");
            if !self.begins_number(0) {
                return self.token_not_read();
            }
            let number = self.binary(self.grammar.tightest())?;
            values.push(match is_negative {
                true => self.expression_of(ExpressionKind::Signed(Sign::Minus, Box::new(number)), start),
                false => number,
            });
            if !self.eat(between) {
                return Ok(values);
            }
        }
    }

    fn begins_number(&self, by: usize) -> bool {
        matches!(self.ahead(by).kind, Kind::Number(_))
    }

    /// `1, 2 -> …`, `else -> …`, `1 | 2 => …`, `_ => …`.
    fn arrow_cases(&mut self) -> Read<Vec<Case>> {
        let is_rust = self.language == Rust;
        let mut cases = Vec::new();
        while !self.is("}") {
            let is_rest = if is_rust { self.eat_word("_") } else { self.eat_word("else") };
            let mut values = Vec::new();
            loop {
                if is_rest {
                    break;
                }
                if self.is_any_word("in is") || self.is("!") && !is_rust && self.ahead(1).is_any_of("in is") {
                    return self.token_not_read();
                }
                values.push(if is_rust { self.binary(self.grammar.tightest())? } else { self.expression()? });
                if !self.eat(if is_rust { "|" } else { "," }) {
                    break;
                }
            }
            if self.is_word("if") {
                return self.token_not_read();
            }
            self.expect(if is_rust { "=>" } else { "->" })?;
            let body = if self.is("{") {
                self.block()?
            } else {
                let start = self.start();
                if is_rust && !self.is_word("return") {
                    let value = self.expression()?;
                    vec![self.done(StatementKind::Expression(value), start)?]
                } else {
                    vec![self.deeper(Self::statement)?]
                }
            };
            self.eat(",");
            while self.eat(";") {}
            cases.push(Case { values: (!is_rest).then_some(values), body, falls_through: false });
        }
        Ok(cases)
    }

    /// `case 1: … break; default: …`
    fn sign_cases(&mut self) -> Read<Vec<Case>> {
        let mut cases: Vec<Case> = Vec::new();
        loop {
            while self.eat(";") {}
            if self.is("}") {
                return Ok(cases);
            }
            let values = if self.eat_word("default") {
                None
            } else {
                self.expect_word("case")?;
                Some(self.row(Self::expression)?)
            };
            if self.is("->") {
                return self.token_not_read();
            }
            self.expect(":")?;
            let body = self.in_braces(Self::statements)?;
            let falls = self.is_c_like() || self.is_script();
            cases.push(Case { values, body, falls_through: falls });
        }
    }

    /// Whether a declaration of names stands here.
    pub(super) fn is_declaration(&self) -> bool {
        match self.language {
            JavaScript | TypeScript => {
                self.is_any_word("const var")
                    || (self.is_word("let") && (self.is_name_at(1) || self.ahead(1).is("{") || self.ahead(1).is("[")))
            }
            Kotlin => self.is_any_word("val var const"),
            Swift => self.is_any_word("let var"),
            Rust => self.is_any_word("let const static"),
            Go => self.is_any_word("var const"),
            GdScript => self.is_any_word("var const"),
            Lua => self.is_word("local"),
            C | Cpp | CSharp | Java => self.is_c_declaration(),
            Own => self.is_own_declaration(),
            Python | Hsp => false,
        }
    }

    /// `float dx = …` in hantei's own formulas: two names, then `=`.
    fn is_own_declaration(&self) -> bool {
        let mut by = 0;
        while self.is_name_at(by) && by < 4 {
            by += 1;
        }
        by >= 2 && self.ahead(by).is("=")
    }

    /// `float x`, `const Rect& r`, `auto f`, `Rect r(…)`: a type, then a name, then a sign that goes on with a declaration.
    fn is_c_declaration(&self) -> bool {
        let is_qualifier = self.is_any_word(QUALIFIERS) || self.is_any_word("struct unsigned signed");
        let Some(word) = self.peek().word() else { return false };
        if !is_qualifier
            && self.grammar.is_reserved(word)
            && !self.is_number_type(word)
            && !is_in(word, "auto void bool boolean object string _Bool")
        {
            return false;
        }
        let mut probe = self.probe();
        while probe.is_any_word(QUALIFIERS) {
            probe.advance();
        }
        if probe.ty().is_err() {
            return false;
        }
        let is_named = probe.is_name()
            && (probe.ahead(1).is_any_sign("= ; , : [ {")
                || (self.language == Cpp && probe.ahead(1).is("("))
                || probe.ahead(1).is_word("in"));
        let is_apart = probe.is("[") && self.language == Cpp;
        is_named || is_apart
    }

    /// A declaration of names.
    pub(super) fn declared(&mut self, start: usize) -> Read<Statement> {
        let mut all = self.lets()?;
        self.statement_end()?;
        let place = self.since(start);
        let mut statements: Vec<Statement> =
            all.drain(..).map(|given| Statement::new(StatementKind::Let(given), place.clone())).collect();
        match statements.pop() {
            Some(only) if statements.is_empty() => Ok(only),
            Some(last) => {
                statements.push(last);
                Ok(Statement::new(StatementKind::Several(statements), place))
            }
            None => self.not_read(start),
        }
    }

    /// All names of a declaration.
    pub(super) fn lets(&mut self) -> Read<Vec<Let>> {
        let empty = Let::of(Pattern::Ignored, None, None);
        match self.language {
            C | Cpp | CSharp | Java => self.c_lets(empty),
            Own => {
                while self.is_name_at(1) {
                    self.advance();
                }
                let pattern = self.one_pattern()?;
                self.expect("=")?;
                Ok(vec![Let { pattern, value: Some(self.expression()?), ..empty }])
            }
            Lua => self.lua_lets(empty),
            Go => self.go_lets(empty),
            _ => self.word_lets(empty),
        }
    }

    fn word_lets(&mut self, empty: Let) -> Read<Vec<Let>> {
        let is_constant = self.is_any_word("const val") || (self.is_word("let") && self.language == Swift);
        let of_function = self.is_word("var") && self.is_script();
        let is_rust = self.language == Rust;
        if is_rust && self.is_word("static") {
            return self.token_not_read();
        }
        self.advance();
        // `const val` in Kotlin.
        self.eat_if(self.language == Kotlin && self.is_word("val"));
        let mut all = Vec::new();
        loop {
            if is_rust {
                self.eat_word("ref");
            }
            let pattern = self.one_pattern()?;
            let mut given = Let { pattern, is_constant, of_function, ..empty.clone() };
            if self.language == GdScript && self.is(":=") {
                self.advance();
                given.value = Some(self.expression()?);
            } else {
                given.ty = self.behind(":", Self::ty)?;
                given.value = self.behind("=", Self::expression)?;
            }
            let is_block_below = self.is_script() && self.peek().begins_line;
            if self.is_any_word("else by") || self.is("{") && !is_block_below {
                return self.token_not_read();
            }
            all.push(given);
            if !matches!(self.language, JavaScript | TypeScript | Swift) || !self.eat(",") {
                return Ok(all);
            }
        }
    }

    fn lua_lets(&mut self, empty: Let) -> Read<Vec<Let>> {
        self.advance();
        let pattern = self.bare_pattern()?;
        if self.is("<") {
            return self.token_not_read();
        }
        let value = self.behind("=", Self::values)?;
        Ok(vec![Let { pattern, value, ..empty }])
    }

    fn go_lets(&mut self, empty: Let) -> Read<Vec<Let>> {
        let is_constant = self.is_word("const");
        self.advance();
        if self.is("(") {
            let mut all = Vec::new();
            self.advance();
            while !self.is(")") {
                all.push(self.go_let(is_constant, &empty)?);
                while self.eat(";") {}
            }
            self.expect(")")?;
            return Ok(all);
        }
        Ok(vec![self.go_let(is_constant, &empty)?])
    }

    fn go_let(&mut self, is_constant: bool, empty: &Let) -> Read<Let> {
        let pattern = self.bare_pattern()?;
        let ty = if self.is("=") || self.is(";") { None } else { Some(self.ty()?) };
        let value = self.behind("=", Self::values)?;
        if is_constant && value.is_none() {
            return self.token_not_read();
        }
        Ok(Let { pattern, ty, value, is_constant, ..empty.clone() })
    }

    fn c_lets(&mut self, empty: Let) -> Read<Vec<Let>> {
        let mut empty = empty;
        loop {
            if self.is_any_word("const final constexpr readonly") {
                empty.is_constant = true;
            } else if self.is_word("static") {
                empty.is_static = true;
            } else if !self.is_any_word("volatile register inline") {
                break;
            }
            self.advance();
        }
        let base = self.ty()?;
        empty.is_constant |= base.is_constant;
        let mut all = Vec::new();
        loop {
            let mut ty = base.clone();
            if self.is_c_or_cpp() && self.is_any("* &") {
                ty.passing = if self.is("*") { Passing::Pointer } else { Passing::Reference };
                self.advance();
            }
            let pattern = self.one_pattern()?;
            let mut given = Let { pattern, ..empty.clone() };
            given.is_reference = ty.passing != Passing::Plain;
            if self.is("[") {
                self.skip_group();
                ty = Type { of: vec![ty.clone()], is_list: true, name: "".into(), ..ty };
            }
            let start = self.start();
            if self.eat("=") {
                given.value = Some(self.expression()?);
            } else if self.is("{") && self.language == Cpp {
                given.value = Some(self.initializer(None)?);
            } else if self.is("(") && self.language == Cpp {
                let arguments = self.arguments()?;
                given.value = Some(self.expression_of(ExpressionKind::New(ty.clone(), arguments), start));
            }
            given.ty = (!is_in(&ty.name, "auto var")).then_some(ty);
            all.push(given);
            if !self.eat(",") {
                return Ok(all);
            }
        }
    }

    fn expression_statement(&mut self, start: usize) -> Read<Statement> {
        let mut statement = self.simple(start)?;
        let is_value = self.language == Rust && self.is(";");
        self.statement_end()?;
        // With a semicolon it is no value any more.
        if is_value && let StatementKind::Expression(value) = statement.kind {
            statement.kind = StatementKind::Done(value);
        }
        statement.place = self.since(start);
        Ok(statement)
    }

    /// An expression, an assignment, or several of them.
    fn simple(&mut self, start: usize) -> Read<Statement> {
        if self.language == Go && self.is_name() && (self.ahead(1).is(":=") || self.ahead(1).is(",")) {
            let pattern_end = (self.at..self.tokens.len())
                .find(|at| !self.token_at(*at).is(",") && self.token_at(*at).word().is_none());
            if pattern_end.is_some_and(|at| self.token_at(at).is(":=")) {
                let pattern = self.bare_pattern()?;
                self.expect(":=")?;
                let value = Some(self.values()?);
                let given = Let::of(pattern, None, value);
                return self.done(StatementKind::Let(given), start);
            }
        }
        let first_at = self.at;
        // In HSP `=` compares, but for the first one of a statement.
        let target = (self.language == Hsp).then(|| self.attempt(Self::hsp_target)).flatten();
        let first = match target {
            Some(target) => target,
            None => self.expression()?,
        };
        let (target, is_row) = self.in_row(first, start)?;
        if self.language == Python && self.is(":") && matches!(target.kind, ExpressionKind::Name(_)) {
            return self.annotated(target, start);
        }
        if matches!(self.language, Go | Hsp) && self.is_any("++ --") {
            let by = if self.is("++") { 1 } else { -1 };
            self.advance();
            return self.computed(ExpressionKind::Step(Box::new(target), by, true), start);
        }
        let change = self.assigned();
        let Some(change) = change.filter(|_| !self.grammar.assigns) else {
            return self.done(StatementKind::Expression(target), start);
        };
        if is_row || matches!(target.kind, ExpressionKind::List(_)) {
            if change.is_some() {
                return self.unexpected(Expected::Operator);
            }
            self.advance();
            let value = self.values()?;
            return self.computed(ExpressionKind::assign(None, target, value), start);
        }
        let mut value = self.assigned_to(target, start, first_at)?;
        if self.is(",") && matches!(self.language, Python | Lua) {
            return self.token_not_read();
        }
        if self.is("=") {
            // `a = b = 1` gives the value to each name.
            let ExpressionKind::Assign(None, first, second) = value.kind else { return self.token_not_read() };
            let is_name = |of: &Expression| matches!(of.kind, ExpressionKind::Name(_));
            if self.language != Python || !is_name(&first) || !is_name(&second) {
                return self.token_not_read();
            }
            let at = second.place.start;
            let rest = self.deeper(|it| it.assigned_again(*second, at))?;
            value.kind = ExpressionKind::Assign(None, first, Box::new(rest));
        }
        value.place = self.since(start);
        self.done(StatementKind::Expression(value), start)
    }

    /// `b = c = 1` behind `a =`.
    fn assigned_again(&mut self, target: Expression, start: usize) -> Read {
        self.expect("=")?;
        let next = self.at;
        let mut value = self.expression()?;
        if self.is("=") {
            if !matches!(value.kind, ExpressionKind::Name(_)) {
                return self.token_not_read();
            }
            let at = self.token_at(next).place.start;
            value = self.deeper(|it| it.assigned_again(value, at))?;
        }
        let kind = ExpressionKind::assign(None, target, value);
        self.made(kind, start)
    }

    /// `x: float = 1`
    fn annotated(&mut self, target: Expression, start: usize) -> Read<Statement> {
        self.advance();
        self.ty()?;
        if !self.eat("=") {
            return self.done(StatementKind::Nothing, start);
        }
        let value = self.expression()?;
        self.computed(ExpressionKind::assign(None, target, value), start)
    }
}

/// Whether the last thing that an expression does is a comparison.
fn compares(of: &Expression) -> bool {
    match &of.kind {
        ExpressionKind::Binary(Binary::And | Binary::Or, _, last) => compares(last),
        ExpressionKind::Binary(how, ..) => {
            matches!(how, Binary::Less | Binary::AtMost | Binary::Greater | Binary::AtLeast)
        }
        _ => false,
    }
}
