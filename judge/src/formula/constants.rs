//! Numbers that a text gives to names outside its functions.

use super::error::Read;
use super::interpreter::{Interpreter, Value};
use super::language::SourceLanguage;
use super::names::members;
use super::source::Source;
use super::syntax::{Cursor, Pattern, Sign, StatementKind, Token, constant};

impl Source<'_> {
    /// The numbers that the text gives to names outside all functions.
    pub(super) fn constants(&self, interpreter: &mut Interpreter<'_>, examples: &[String]) -> Read<()> {
        const MODIFIERS: [&str; 8] =
            ["public", "private", "protected", "internal", "export", "static", "pub", "@export"];
        let mut at = 0;
        while at < self.tokens.len() {
            if let Some(function) = self.functions.iter().find(|function| function.tokens.contains(&at)) {
                at = function.tokens.end.max(at + 1);
                continue;
            }
            let token = &self.tokens[at];
            let begins = token.begins_line
                || token.is(Sign::Define)
                || at.checked_sub(1).is_some_and(|before| self.tokens[before].is(Sign::Semicolon));
            let (begin, mut input) = (at, Cursor::new(self.text, &self.tokens, at..self.tokens.len(), self.language));
            at += 1;
            if !begins {
                continue;
            }
            while input.took_word(&MODIFIERS) {}
            let Some(statement) = constant(&mut input) else { continue };
            for statement in statement {
                if let StatementKind::Define { pattern: Pattern::Name(name, _), value: Some(value), kind, .. } =
                    &statement.kind
                    && interpreter.is_constant(value)
                    && !examples.contains(name)
                    && !self.is_own_member(name, &self.tokens[begin..input.at])
                    && let Ok(value @ Value::Number(..)) = interpreter.value(value)
                {
                    let value = interpreter.as_kind(value, *kind);
                    interpreter.define(name, value, *kind);
                    at = input.at.max(at);
                }
            }
        }
        Ok(())
    }
}

impl Source<'_> {
    /// Whether a name assigned outside all functions is a member of the own object, with its number: `var width = 16`.
    fn is_own_member(&self, name: &str, tokens: &[Token]) -> bool {
        const CONSTANT: [&str; 4] = ["const", "constexpr", "final", "static"];
        let is_constant =
            |token: &Token| token.is(Sign::Define) || token.word().is_some_and(|it| CONSTANT.contains(&it));
        self.language.is_some_and(SourceLanguage::has_bare_members)
            && members::member(&[members::plain(name)]).is_some()
            && !tokens.iter().any(is_constant)
    }
}
