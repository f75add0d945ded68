//! Whether a test asks that two things are apart: `!(a && b)`, `a || b` of single comparisons, `dist(a, b) > r`.

use super::reads::{compares, of_two, weight};
use super::set;
use crate::program::syntax::{Binary, Expression, ExpressionKind, Name, Sign, Statement, StatementKind};
use crate::program::whole::Whole;
use std::collections::HashMap;

/// Of the last of these statements, with the values that those before it compute.
pub(super) fn is_apart(whole: &Whole, statements: &[Statement]) -> bool {
    let Some((Statement { kind: StatementKind::If(test, ..), .. }, before)) = statements.split_last() else {
        return false;
    };
    let values = before.iter().filter_map(set).map(|(name, value)| (name.clone(), value)).collect();
    Apart { whole, values }.is_apart(test, false, 0)
}

struct Apart<'a> {
    whole: &'a Whole,
    values: HashMap<Name, &'a Expression>,
}

impl Apart<'_> {
    fn is_apart(&self, of: &Expression, is_negative: bool, depth: usize) -> bool {
        const DEEPEST: usize = 64;
        if depth > DEEPEST {
            return true;
        }
        let inner = |of: &Expression, is_negative: bool| self.is_apart(of, is_negative, depth + 1);
        match &of.kind {
            ExpressionKind::Signed(Sign::Not, of) => inner(of, !is_negative),
            ExpressionKind::Name(name) => self.values.get(name).is_some_and(|value| inner(value, is_negative)),
            ExpressionKind::Binary(how @ (Binary::And | Binary::Or | Binary::BitAnd | Binary::BitOr), one, other) => {
                let is_or = matches!(how, Binary::Or | Binary::BitOr) != is_negative;
                let is_side = |of: &Expression| inner(of, is_negative) || is_or && self.is_single(of);
                is_side(one) || is_side(other)
            }
            ExpressionKind::Binary(
                how @ (Binary::Equal | Binary::Same | Binary::NotEqual | Binary::NotSame),
                one,
                other,
            ) => {
                let is_no = |of: &Expression| match &of.kind {
                    ExpressionKind::Bool(is_true) => !is_true,
                    ExpressionKind::Number(number) => &*number.digits == "0",
                    _ => false,
                };
                let is_not = (is_no(one) || is_no(other)) == matches!(how, Binary::Equal | Binary::Same);
                let asks = self.is_question(one) || self.is_question(other);
                asks && (inner(one, is_negative != is_not) || inner(other, is_negative != is_not))
            }
            ExpressionKind::Binary(how, one, other) if compares(*how) => {
                let is_more = matches!(how, Binary::Greater | Binary::AtLeast) != is_negative;
                match [self.is_distance(one), self.is_distance(other)] {
                    [true, false] => is_more,
                    [false, true] => !is_more,
                    _ => false,
                }
            }
            ExpressionKind::Call(..) => is_negative && self.is_question(of),
            _ => false,
        }
    }

    /// Whether it compares, without more than one comparison in it.
    fn is_single(&self, of: &Expression) -> bool {
        match &of.kind {
            ExpressionKind::Signed(Sign::Not, of) => self.is_single(of),
            ExpressionKind::Binary(how, ..) => compares(*how),
            ExpressionKind::Name(name) => self.values.get(name).is_some_and(|value| self.is_single(value)),
            _ => false,
        }
    }

    /// Whether it is a call that answers yes or no of two things.
    fn is_question(&self, of: &Expression) -> bool {
        let ExpressionKind::Call(called, _) = &of.kind else { return weight(of) > 0 };
        let Some(name) = called.last_name() else { return true };
        let is_of_text = !self.whole.functions(None, name).is_empty() || !self.whole.methods(name).is_empty();
        is_of_text || of_two(of)
    }

    fn is_distance(&self, of: &Expression) -> bool {
        match &of.kind {
            ExpressionKind::Name(name) => self.values.get(name).is_some_and(|value| self.is_distance(value)),
            _ => of_two(of),
        }
    }
}
