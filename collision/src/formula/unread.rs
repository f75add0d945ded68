//! Definitions of members that are not followed: fields of a literal, initializer lists, values of a class.

use super::heads::{Function, Role};
use super::language::SourceLanguage;
use super::properties::is_constructor;
use super::signs::Sign;
use super::tokens::{Token, TokenKind};
use std::ops::Range;

pub(super) struct Unread<'a> {
    pub(super) tokens: &'a [Token],
    pub(super) functions: &'a [Function],
    pub(super) language: Option<SourceLanguage>,
}

impl Unread<'_> {
    pub(super) fn definition(&self, name: &str) -> Option<Range<usize>> {
        let defines = |at: &usize| self.tokens[*at].is_word(name) && self.computes(*at);
        (1..self.tokens.len()).find(defines).map(|at| self.tokens[at].place.clone())
    }

    fn computes(&self, at: usize) -> bool {
        let before = &self.tokens[at - 1];
        let Some(next) = self.tokens.get(at + 1) else { return false };
        // `: x(x), right(x + w)`
        let is_initial = self.language == Some(SourceLanguage::Cpp)
            && (before.is(Sign::Comma) || before.is(Sign::Colon))
            && (next.is(Sign::Open) || next.is(Sign::OpenBrace));
        let is_given = next.is(Sign::Assign) || next.is(Sign::Colon);
        // Most places do not define a member, and a search around one takes long.
        if !is_initial && !is_given {
            return false;
        }
        let around = self.functions.iter().find(|function| {
            function.role == Role::Function && function.tokens.contains(&at) && !function.parameters.is_empty()
        });
        let constructs = around.is_some_and(|function| is_constructor(function, self.tokens));
        if around.is_some_and(|function| !constructs && compares(function, self.tokens)) {
            return false;
        }
        let in_list = before.is(Sign::Comma) || before.is(Sign::OpenBrace);
        let in_class = around.is_none() && (self.has_members() || self.tokens[at].indent > 0);
        let calls = in_class && !in_list && (next.is(Sign::Assign) || self.language == Some(SourceLanguage::GdScript));
        (is_initial || (is_given && (in_list || in_class))) && self.is_computed(at + 1, calls)
    }

    fn has_members(&self) -> bool {
        self.language.is_some_and(SourceLanguage::has_bare_members)
    }

    /// Whether the value after this place has an operator, or, with `calls`, a call.
    fn is_computed(&self, from: usize, calls: bool) -> bool {
        let begin = from + usize::from(!self.tokens[from].opens());
        let mut depth = usize::from(begin == from);
        for (at, token) in self.tokens.iter().enumerate().skip(from + 1) {
            let ends = (depth == 0 && [Sign::Comma, Sign::Semicolon].iter().any(|sign| token.is(*sign)))
                || (depth == 0 && at > begin && token.begins_line && token.word().is_some());
            if ends {
                return false;
            }
            if token.opens() {
                depth += 1;
            } else if token.closes() {
                if depth <= usize::from(begin == from) {
                    return false;
                }
                depth -= 1;
            }
            let is_operator = matches!(token.kind, TokenKind::Sign(Sign::Compute(_)));
            // `property(…)`, and `right: float: get = _get_right`
            if is_operator || (calls && (token.is(Sign::Open) || token.is_word("get"))) {
                return true;
            }
        }
        false
    }
}

fn compares(function: &Function, tokens: &[Token]) -> bool {
    tokens[function.tokens.clone()].iter().any(Token::compares)
}
