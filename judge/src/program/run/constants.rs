//! Whole constants of C#: beside a `uint` they are of that type, so that `size - 5` wraps.

use super::super::paths::{Amount, Num, known};
use super::super::syntax::{Expression, ExpressionKind, LiteralKind, NumberType, Sign};
use super::values::Value;
use super::{Name, Runner};
use crate::formula::SourceLanguage::CSharp;

impl Runner<'_> {
    /// A side of a sum or comparison, as the other side makes it.
    pub(super) fn beside(&self, written: &Expression, value: Value, other: &Value) -> Value {
        if self.language != CSharp || !self.is_unsigned(other) || !self.is_constant(written) {
            return value;
        }
        match value {
            Value::Number(Num { ty: NumberType::I32, amount: Amount::Whole(whole @ 0..), .. }) => {
                Value::Number(known(NumberType::U32, whole))
            }
            value => value,
        }
    }

    fn is_unsigned(&self, value: &Value) -> bool {
        let ty = match value {
            Value::Number(number) => Some(number.ty),
            Value::Thing(thing) => thing.ty.as_ref().and_then(|ty| self.number_type(ty)),
            _ => None,
        };
        ty == Some(NumberType::U32)
    }

    /// Whether the compiler computes it.
    fn is_constant(&self, of: &Expression) -> bool {
        match &of.kind {
            ExpressionKind::Number(literal) => literal.kind == LiteralKind::Whole,
            ExpressionKind::Signed(Sign::Plus | Sign::Minus, of) => self.is_constant(of),
            ExpressionKind::Binary(_, one, other) => self.is_constant(one) && self.is_constant(other),
            ExpressionKind::Name(name) => self.is_named_constant(name),
            _ => false,
        }
    }

    /// `const int name = …`: `readonly` makes no constant.
    fn is_named_constant(&self, name: &Name) -> bool {
        let declared = format!("const int {name}");
        self.whole.source.match_indices(&declared).any(|(at, found)| {
            let next = self.whole.source[at + found.len()..].chars().next();
            next.is_none_or(|letter| !letter.is_alphanumeric() && letter != '_')
        })
    }
}
