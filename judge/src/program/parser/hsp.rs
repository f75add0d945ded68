//! Functions of HSP: `#defcfunc name int x, array a`, to the next directive.

use super::super::syntax::{
    Binary, Expression, ExpressionKind, Function, Literal, LiteralKind, Name, Parameter, Pattern, Statement,
    StatementKind, Type,
};
use super::Read;
use super::cursor::Parser;
use super::token::Kind;
use crate::formula::Expected;
use std::collections::HashSet;

const HEADS: [&str; 2] = ["#defcfunc", "#deffunc"];

/// How much of a line is the directive: of a function the first word, so that its head is read like all else.
pub(super) fn directive_length(rest: &str) -> Option<usize> {
    HEADS.into_iter().find(|head| rest.starts_with(head)).map(str::len)
}

impl Parser<'_> {
    /// `repeat n` and `repeat n, first`, to `loop`: `cnt` counts the turns.
    pub(super) fn hsp_repeat(&mut self, start: usize) -> Read<Statement> {
        self.advance();
        let at = self.start();
        if self.is(":") || self.peek().kind == Kind::LineEnd {
            let always = self.expression_of(ExpressionKind::Bool(true), at);
            let body = self.hsp_turns("loop")?;
            return self.done(StatementKind::While(always, body), start);
        }
        let count = self.expression()?;
        let zero = Literal { digits: "0".into(), kind: LiteralKind::Whole };
        let zero = self.expression_of(ExpressionKind::Number(zero), at);
        let range = match self.behind(",", Self::expression)? {
            None => ExpressionKind::range(zero, count, false),
            Some(first) => {
                let end = self.expression_of(ExpressionKind::binary(Binary::Plus, first.clone(), count), at);
                ExpressionKind::range(first, end, false)
            }
        };
        let range = self.expression_of(range, at);
        self.hsp_loop(("cnt".into(), range), "loop", start)
    }

    /// `foreach list`, to `loop`.
    pub(super) fn hsp_foreach(&mut self, start: usize) -> Read<Statement> {
        self.advance();
        let at = self.start();
        let list = self.name()?;
        let list = self.expression_of(ExpressionKind::Name(list), at);
        let length = self.expression_of(ExpressionKind::member(list, "length".into()), at);
        let length = self.expression_of(ExpressionKind::call(length, Vec::new()), at);
        let zero = Literal { digits: "0".into(), kind: LiteralKind::Whole };
        let zero = self.expression_of(ExpressionKind::Number(zero), at);
        let range = self.expression_of(ExpressionKind::range(zero, length, false), at);
        self.hsp_loop(("cnt".into(), range), "loop", start)
    }

    /// `for i, 0, n`, to `next`: without the end.
    pub(super) fn hsp_for(&mut self, start: usize) -> Read<Statement> {
        let name = self.name()?;
        let at = self.start();
        self.expect(",")?;
        let from = self.expression()?;
        self.expect(",")?;
        let to = self.expression()?;
        if self.is(",") {
            return self.token_not_read();
        }
        let range = self.expression_of(ExpressionKind::range(from, to, false), at);
        self.hsp_loop((name, range), "next", start)
    }

    /// `while test`, to `wend`.
    pub(super) fn hsp_while(&mut self, start: usize) -> Read<Statement> {
        let test = self.expression()?;
        let body = self.hsp_turns("wend")?;
        self.done(StatementKind::While(test, body), start)
    }

    fn hsp_loop(&mut self, (name, range): (Name, Expression), end: &'static str, start: usize) -> Read<Statement> {
        self.counters.push(name.clone());
        let body = self.hsp_turns(end);
        self.counters.pop();
        self.done(StatementKind::ForEach(Pattern::Name(name), range, body?, Vec::new()), start)
    }

    /// The statements of a loop, and the word at its end.
    fn hsp_turns(&mut self, end: &'static str) -> Read<Vec<Statement>> {
        self.statement_end()?;
        let body = self.deeper(Self::statements)?;
        self.expect_word(end)?;
        self.statement_end()?;
        Ok(body)
    }

    /// `ex(cnt)`: what stands in brackets is the number of a loop's turn, which only an element has.
    pub(super) fn is_hsp_element(&self) -> bool {
        let is_counter = self.ahead(1).word().is_some_and(|word| self.counters.contains(word));
        is_counter && self.ahead(2).is(")")
    }

    pub(super) fn is_hsp_function(&self, at: usize) -> bool {
        let token = self.token_at(at);
        token.kind == Kind::Directive && HEADS.contains(&self.written(&token.place))
    }

    /// What a statement assigns to.
    pub(super) fn hsp_target(&mut self) -> Read {
        let target = self.operand()?;
        if self.assigned().is_some() || self.is_any("++ --") {
            return Ok(target);
        }
        self.unexpected(Expected::Operator)
    }

    /// A directive: the head of a function, or the ends of a module.
    pub(super) fn hsp_directive(&mut self) -> Read<()> {
        if self.is_hsp_function(self.at) {
            return self.hsp_function();
        }
        let written = self.written(&self.peek().place);
        let is_plain = ["#module", "#global"].iter().any(|it| written.starts_with(it));
        if !is_plain {
            return self.token_not_read();
        }
        self.in_module = written.starts_with("#module");
        self.advance();
        Ok(())
    }

    fn hsp_function(&mut self) -> Read<()> {
        let start = self.start();
        self.advance();
        self.eat_if(self.is_word("local") && self.is_name_at(1));
        let head = self.here();
        let name = self.name()?;
        let mut parameters = Vec::new();
        let mut own: HashSet<Name> = HashSet::new();
        let mut by_name: HashSet<Name> = HashSet::new();
        while !matches!(self.peek().kind, Kind::LineEnd | Kind::End) {
            let place = self.here();
            let kind = self.any_word()?;
            let parameter = self.name()?;
            own.insert(parameter.clone());
            let ty = match &*kind {
                "int" | "double" => Some(Type { name: (&*kind).into(), place, ..Type::default() }),
                "array" => {
                    self.arrays.insert(parameter.clone());
                    by_name.insert(parameter.clone());
                    None
                }
                "var" => {
                    by_name.insert(parameter.clone());
                    None
                }
                "local" => {
                    if !self.eat(",") {
                        break;
                    }
                    continue;
                }
                _ => return self.not_read(place.start),
            };
            parameters.push(Parameter { ty, ..Parameter::plain(Pattern::Name(parameter)) });
            if !self.eat(",") {
                break;
            }
        }
        if !matches!(self.peek().kind, Kind::LineEnd | Kind::End) {
            return self.token_not_read();
        }
        let begin = self.at;
        let body = self.statements()?;
        let arrays = std::mem::take(&mut self.arrays);
        // A list of three numbers is a circle or a part of something: nothing says which.
        let last = |name: &Name| {
            let of = |at: &usize| self.token_at(*at).word() == Some(name) && self.token_at(at + 1).is("(");
            let index = |at: usize| self.written(&self.token_at(at + 2).place).parse::<usize>().ok();
            (begin..self.at).filter(of).filter_map(index).max()
        };
        if arrays.iter().any(|name| last(name) == Some(2)) {
            return self.not_read(start);
        }
        if self.peek().kind != Kind::Directive && !self.is_end() {
            return self.token_not_read();
        }
        let place = self.since(start);
        let mut oddities = Vec::new();
        let set = self.hsp_assigned(begin, self.at);
        // What is assigned to is a variable of the module: another function may have it, too.
        if let Some(shared) = self.hsp_shared(begin, &set, &own) {
            oddities.push((shared, place.clone()));
        }
        if let Some(changed) = set.iter().find(|name| by_name.contains(*name)) {
            oddities.push((changed.clone(), place.clone()));
        }
        let function = Function { parameters, body, oddities, ..Function::bare(name, place, head) };
        self.found.add(function);
        Ok(())
    }

    /// The names that are assigned to between two tokens.
    fn hsp_assigned(&self, begin: usize, end: usize) -> HashSet<Name> {
        let mut all = HashSet::new();
        let begins = |at: usize| {
            let before = self.token_at(at.saturating_sub(1));
            before.kind == Kind::LineEnd || before.is_any_sign(": { }") || before.is_word("else")
        };
        for at in (begin..end).filter(|at| begins(*at)) {
            let behind = if self.token_at(at + 1).is("(") { self.close_of(at + 1) + 1 } else { at + 1 };
            let token = self.token_at(behind);
            if token.assigns().is_some() || token.is_any_sign("= ++ --") {
                all.extend(self.token_at(at).word().cloned());
            }
        }
        all
    }

    /// A variable that another function has as well: one that is assigned to in both, if one calls the other, or one that is only read
    /// in a module and so has the value that something else gave it.
    fn hsp_shared(&self, begin: usize, set: &HashSet<Name>, own: &HashSet<Name>) -> Option<Name> {
        let bodies = self.hsp_bodies();
        let calls: Vec<&Name> = (begin..self.at)
            .filter(|at| self.token_at(at + 1).is("("))
            .filter_map(|at| self.token_at(at).word())
            .collect();
        let is_called = |name: &Name| calls.contains(&name);
        let free = |name: &&Name| set.contains(*name) && !own.contains(*name);
        for (name, from, to) in &bodies {
            if *from == begin || calls.is_empty() {
                continue;
            }
            let other = self.hsp_assigned(*from, *to);
            let calls_more = (*from..*to).any(|at| {
                self.token_at(at + 1).is("(")
                    && self.token_at(at).word().is_some_and(|word| bodies.iter().any(|(known, ..)| known == word))
            });
            // What a called function calls may be any of them.
            if is_called(name) || calls_more && bodies.iter().any(|(known, ..)| is_called(known)) {
                let shared = other.iter().find(free);
                if shared.is_some() {
                    return shared.cloned();
                }
            }
        }
        let is_known = |name: &Name| {
            own.contains(name) || set.contains(name) || self.grammar.is_reserved(name) || &**name == "cnt"
        };
        let read = (begin..self.at).filter(|at| !self.token_at(at + 1).is("("));
        let read = read.filter_map(|at| self.token_at(at).word()).find(|name| !is_known(name));
        read.filter(|_| self.in_module).cloned()
    }

    /// The names of all functions of the text, and where their bodies begin and end.
    fn hsp_bodies(&self) -> Vec<(Name, usize, usize)> {
        let heads = (0..self.tokens.len()).filter(|at| self.is_hsp_function(*at));
        let of = |head: usize| {
            let at = if self.token_at(head + 1).is_word("local") { head + 2 } else { head + 1 };
            let name = self.token_at(at).word()?.clone();
            let begin = (at..self.tokens.len()).find(|at| self.token_at(*at).kind == Kind::LineEnd)?;
            let is_end = |at: &usize| matches!(self.token_at(*at).kind, Kind::Directive | Kind::End);
            let end = (begin..self.tokens.len()).find(is_end)?;
            Some((name, begin, end))
        };
        heads.filter_map(of).collect()
    }
}
