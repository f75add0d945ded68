//! Values that may be missing, and the names that they get: `if let`, `guard let`, `let … else`, `Some` and `None`.

use super::super::syntax::{
    Binary, Case, Expression, ExpressionKind, Let, Name, Pattern, Place, Statement, StatementKind,
};
use super::Read;
use super::cursor::Parser;
use crate::formula::SourceLanguage::{Rust, Swift};

/// A name and what it is given, if that is there.
type Bound = (Pattern, Expression);

impl Parser<'_> {
    /// `if let Some(a) = b { … }`, `if let a = b, a.x < 3 { … }`, behind the `if`.
    pub(super) fn bound_if(&mut self, start: usize) -> Read<Statement> {
        let conditions = self.head(Self::conditions)?;
        let one = self.block()?;
        let other = self.otherwise()?;
        let place = self.since(start);
        let mut body = one;
        for condition in conditions.into_iter().rev() {
            let (test, bound) = tested(condition);
            let inner = bound.into_iter().map(|bound| named(bound, &place)).chain(body).collect();
            body = vec![Statement::new(StatementKind::If(test, inner, other.clone()), place.clone())];
        }
        body.pop().map_or_else(|| self.not_read(start), Ok)
    }

    /// `guard let a = b, a.x < 3 else { … }`, behind the `guard`.
    pub(super) fn bound_guard(&mut self, start: usize) -> Read<Statement> {
        let conditions = self.head(Self::conditions)?;
        self.expect_word("else")?;
        let other = self.block()?;
        Ok(left_if_missing(conditions, &other, self.since(start)))
    }

    /// `let Some(a) = b else { … };`
    pub(super) fn let_else(&mut self, start: usize) -> Read<Statement> {
        let conditions = self.head(Self::conditions)?;
        self.expect_word("else")?;
        let other = self.block()?;
        self.statement_end()?;
        Ok(left_if_missing(conditions, &other, self.since(start)))
    }

    /// Whether `let Some(…)` stands here, or a tuple of such.
    pub(super) fn is_let_some(&self) -> bool {
        let some = |by: usize| self.ahead(by).is_word("Some") && self.ahead(by + 1).is("(");
        self.language == Rust && self.is_word("let") && (some(1) || self.ahead(1).is("(") && some(2))
    }

    /// Tests and bindings with a comma between them.
    fn conditions(&mut self) -> Read<Vec<Result<Expression, Vec<Bound>>>> {
        let mut all = Vec::new();
        loop {
            all.push(match self.is_any_word("let var") {
                true => Err(self.binding()?),
                false => Ok(self.expression()?),
            });
            if self.language != Swift || !self.eat(",") {
                return Ok(all);
            }
        }
    }

    fn binding(&mut self) -> Read<Vec<Bound>> {
        self.advance();
        let start = self.start();
        if self.language == Swift {
            let name = self.name()?;
            self.behind(":", Self::ty)?;
            let value = match self.eat("=") {
                true => self.expression()?,
                false => self.expression_of(ExpressionKind::Name(name.clone()), start),
            };
            return Ok(vec![(Pattern::Name(name), value)]);
        }
        if self.eat("(") {
            let patterns = self.listed(")", Self::some)?;
            self.expect(")")?;
            self.expect("=")?;
            let value = self.expression()?;
            return match value.kind {
                ExpressionKind::List(values) if values.len() == patterns.len() => {
                    Ok(patterns.into_iter().zip(values).collect())
                }
                _ => self.not_read(start),
            };
        }
        let pattern = self.some()?;
        self.expect("=")?;
        // `&&` behind it would be another condition.
        let value = self.expression()?;
        match value.kind {
            ExpressionKind::Binary(Binary::And | Binary::Or, ..) => self.not_read(start),
            _ => Ok(vec![(pattern, value)]),
        }
    }

    /// `Some(a)`
    fn some(&mut self) -> Read<Pattern> {
        if !self.eat_word("Some") {
            return self.token_not_read();
        }
        self.expect("(")?;
        self.eat_word("ref");
        let pattern = self.one_pattern()?;
        self.expect(")")?;
        Ok(pattern)
    }

    /// `match a { Some(b) => …, None => … }` as an `if`; `None` if it is another one.
    pub(super) fn match_of_option(&self, value: &Expression, cases: &[Case], start: usize) -> Read<Option<Statement>> {
        let is_option = |case: &Case| {
            let of = |value: &Expression| matches!(value.kind, ExpressionKind::Nothing) || some_of(value).is_some();
            case.values.as_ref().is_some_and(|values| values.iter().any(of))
        };
        if self.language != Rust || !cases.iter().any(is_option) {
            return Ok(None);
        }
        let [one, other] = cases else { return self.not_read(start) };
        let there = |case: &Case| match case.values.as_deref() {
            Some([value]) => some_of(value),
            _ => None,
        };
        let is_missing = |case: &Case| match case.values.as_deref() {
            None => true,
            Some([value]) => matches!(value.kind, ExpressionKind::Nothing),
            _ => false,
        };
        let (name, one, other) = match (there(one), there(other)) {
            (Some(name), None) if is_missing(other) => (name, one, other),
            (None, Some(name)) if is_missing(one) && one.values.is_some() => (name, other, one),
            _ => return self.not_read(start),
        };
        let place = self.since(start);
        let pattern = if &*name == "_" { Pattern::Ignored } else { Pattern::Name(name) };
        let given = named((pattern, value.clone()), &place);
        let body = std::iter::once(given).chain(one.body.iter().cloned()).collect();
        let kind = StatementKind::If(is_there(value), body, other.body.clone());
        Ok(Some(Statement::new(kind, place)))
    }

    /// `a.is_some()`, `a.is_none()`
    pub(super) fn asked_of_option(&self, called: &Expression, start: usize) -> Option<Expression> {
        let ExpressionKind::Member(of, name) = &called.kind else { return None };
        let how = match &**name {
            "is_some" => Binary::NotEqual,
            "is_none" => Binary::Equal,
            _ => return None,
        };
        Some(Expression::new(beside_nothing(of, how), self.since(start)))
    }
}

fn some_of(value: &Expression) -> Option<Name> {
    let ExpressionKind::Call(called, given) = &value.kind else { return None };
    match (&called.kind, &given[..]) {
        (ExpressionKind::Name(some), [only]) if &**some == "Some" => match &only.value.kind {
            ExpressionKind::Name(name) => Some(name.clone()),
            _ => None,
        },
        _ => None,
    }
}

fn is_there(value: &Expression) -> Expression {
    Expression::new(beside_nothing(value, Binary::NotEqual), value.place.clone())
}

/// A value compared with that of what is missing.
fn beside_nothing(value: &Expression, how: Binary) -> ExpressionKind {
    let nothing = Expression::new(ExpressionKind::Nothing, value.place.clone());
    ExpressionKind::binary(how, value.clone(), nothing)
}

/// The test of a condition, and the names that it gives values.
fn tested(condition: Result<Expression, Vec<Bound>>) -> (Expression, Vec<Bound>) {
    let bound = match condition {
        Ok(test) => return (test, Vec::new()),
        Err(bound) => bound,
    };
    let place = bound.first().map_or(0..0, |(_, value)| value.place.clone());
    let both = |one: Expression, other: Expression| Expression {
        kind: ExpressionKind::binary(Binary::And, one, other),
        place: place.clone(),
    };
    let all = bound.iter().map(|(_, value)| is_there(value)).reduce(both);
    let yes = Expression::new(ExpressionKind::Bool(true), place.clone());
    (all.unwrap_or(yes), bound)
}

fn named((pattern, value): Bound, place: &Place) -> Statement {
    let given = Let { is_constant: true, ..Let::of(pattern, None, Some(value)) };
    Statement::new(StatementKind::Let(given), place.clone())
}

/// The function is left where one of the conditions fails; else the names have their values behind it.
fn left_if_missing(conditions: Vec<Result<Expression, Vec<Bound>>>, other: &[Statement], place: Place) -> Statement {
    let mut all = Vec::new();
    for condition in conditions {
        let (test, bound) = tested(condition);
        let kind = StatementKind::If(test, Vec::new(), other.to_vec());
        all.push(Statement::new(kind, place.clone()));
        all.extend(bound.into_iter().map(|bound| named(bound, &place)));
    }
    Statement::new(StatementKind::Several(all), place)
}
