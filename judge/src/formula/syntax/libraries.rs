//! Members of libraries that are not what their names say.

use super::signs::Sign;
use super::tokens::{Token, TokenKind};
use crate::formula::meaning::Arithmetic;

/// Qt's `right()` and `bottom()` of a `QRect` are its last pixel: one less than where it ends.
pub(in crate::formula) fn with_ends(tokens: Vec<Token>) -> Vec<Token> {
    if !tokens.iter().any(|token| token.is_word("QRect")) {
        return tokens;
    }
    let mut made: Vec<Token> = Vec::with_capacity(tokens.len());
    for token in tokens {
        let is_call = token.is(Sign::Close)
            && matches!(&made[..], [.., dot, name, open] if (dot.is(Sign::Dot) || dot.is(Sign::Arrow))
                && (name.is_word("right") || name.is_word("bottom")) && open.is(Sign::Open));
        made.push(token.clone());
        if is_call {
            // `a` of `a.right()`
            let is_link = |token: &Token| {
                let is_name = token.word().is_some() && !token.is_word("return");
                is_name || token.is(Sign::Dot) || token.is(Sign::Arrow)
            };
            let last = made.len() - 5;
            let begin = made[..=last].iter().rposition(|token| !is_link(token)).map_or(0, |before| before + 1);
            let sign = |kind| Token { kind, begins_line: false, ..token.clone() };
            let first = Token { kind: TokenKind::Sign(Sign::Open), ..made[begin].clone() };
            made[begin].begins_line = false;
            made.insert(begin, first);
            made.push(sign(TokenKind::Sign(Sign::Compute(Arithmetic::Minus))));
            made.push(sign(TokenKind::Number(1.0, true)));
            made.push(sign(TokenKind::Sign(Sign::Close)));
        }
    }
    made
}
