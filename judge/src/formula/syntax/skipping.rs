//! Statements that are skipped because a test does not need them, and those that a formula cannot have.

use super::cursor::Cursor;
use super::signs::Sign;
use super::tokens::Token;
use crate::formula::language::SourceLanguage;
use crate::formula::names::kind_of_type;
use crate::formula::reading::NumberKind;

const PASSED_OVER: [&str; 15] = [
    "import",
    "from",
    "using",
    "use",
    "package",
    "namespace",
    "typedef",
    "struct",
    "class",
    "interface",
    "enum",
    "extends",
    "class_name",
    "signal",
    "global",
];
const REFUSED: [&str; 19] = [
    "for", "while", "do", "switch", "match", "when", "try", "throw", "raise", "foreach", "repeat", "loop", "goto",
    "yield", "with", "break", "continue", "del", "unless",
];

/// A definition of a type, a logged line.
pub(super) fn is_passed_over(input: &Cursor) -> bool {
    let Some(word) = input.peek().and_then(Token::word) else { return false };
    let Some(next) = input.ahead(1) else { return false };
    // `struct rect r = …` is a definition; `enum = 3` uses a keyword as a name.
    let is_type =
        next.word().is_some() && input.ahead(2).is_none_or(|token| !token.is(Sign::Assign) && token.word().is_none());
    PASSED_OVER.contains(&word)
        && (is_type || (matches!(word, "typedef" | "from" | "import" | "use" | "using") && next.word().is_some()))
}

pub(super) fn is_refused(input: &Cursor) -> bool {
    let Some(word) = input.peek().and_then(Token::word) else { return false };
    let is_name = input
        .ahead(1)
        .is_some_and(|next| [Sign::Assign, Sign::Dot, Sign::Semicolon, Sign::Arrow].iter().any(|sign| next.is(*sign)));
    let is_alone = matches!(word, "break" | "continue");
    REFUSED.contains(&word) && (!is_name || is_alone)
}

pub(super) fn skip_statement(input: &mut Cursor) {
    let Some(first) = input.peek() else { return };
    if input.is(SourceLanguage::Lua) && first.word().is_some_and(|word| matches!(word, "for" | "while" | "repeat")) {
        input.at = behind_end(input, input.at);
        return;
    }
    let begin = input.at;
    while let Some(next) = input.peek() {
        if input.at > begin && next.begins_line && next.indent <= first.indent && !next.is(Sign::OpenBrace) {
            return;
        }
        if next.is(Sign::Semicolon) {
            input.at += 1;
            return;
        }
        if next.is(Sign::CloseBrace) {
            return;
        }
        let ends = next.is(Sign::OpenBrace);
        input.at = if next.opens() { input.behind_closing(input.at).unwrap_or(input.end) } else { input.at + 1 };
        if ends {
            return;
        }
    }
}

/// The place after the `end` of the Lua block that begins at the token `from`.
pub(super) fn behind_end(input: &Cursor, from: usize) -> usize {
    let mut depth = 0_usize;
    let mut loops = false;
    for at in from..input.end {
        match input.tokens[at].word() {
            Some("function" | "if" | "repeat") => depth += 1,
            Some("for" | "while") => {
                depth += 1;
                loops = true;
            }
            Some("do") if loops => loops = false,
            Some("do") => depth += 1,
            Some("end" | "until") => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    return at + 1;
                }
            }
            _ => {}
        }
    }
    input.end
}

/// Skips a type after a colon, up to `=`; its kind if it is a number.
pub(super) fn type_until_value(input: &mut Cursor) -> Option<NumberKind> {
    let mut kind = None;
    while let Some(next) = input.peek() {
        if next.is(Sign::Assign) || next.is(Sign::Semicolon) || next.is(Sign::CloseBrace) || next.begins_line {
            break;
        }
        kind = next.word().and_then(kind_of_type).or(kind);
        input.at = if next.is(Sign::Open) || next.is(Sign::OpenBrace) {
            input.behind_closing(input.at).unwrap_or(input.end)
        } else {
            input.at + 1
        };
    }
    kind
}
