//! Python's `match` of several values: `match a, b:` with `case (True, False):` and `case _:`.
//!
//! It is read as the `if` that it is. The values are those that the text writes, so each pattern has a fixed number of them.

use super::super::syntax::{Binary, Expression, ExpressionKind, Let, Name, Pattern, Sign, Statement, StatementKind};
use super::Read;
use super::cursor::Parser;
use super::token::Kind;

/// What one of the values has to be.
enum Atom {
    Anything,
    Truth(bool),
    Number(Expression),
    Capture(Pattern),
}

/// A case: the names that it gives, its test, and what is done.
struct Matched {
    given: Vec<Statement>,
    test: Option<Expression>,
    body: Vec<Statement>,
}

impl Parser<'_> {
    pub(super) fn match_of_several(&mut self, items: Vec<Expression>, start: usize) -> Read<Statement> {
        let cases = self.indented_cases(|parser| {
            parser.expect_word("case")?;
            parser.case_of_several(&items)
        })?;
        let place = self.since(start);
        let chain = cases.into_iter().rev().fold(Vec::new(), |rest, Matched { mut given, test, body }| {
            match test {
                None => given.extend(body),
                Some(test) => given.push(Statement::new(StatementKind::If(test, body, rest), place.clone())),
            }
            given
        });
        self.done(StatementKind::Block(chain), start)
    }

    fn case_of_several(&mut self, items: &[Expression]) -> Read<Matched> {
        let start = self.start();
        let atoms = if self.is_word("_") && !self.ahead(1).is(",") {
            self.advance();
            Vec::new()
        } else {
            self.atoms()?
        };
        if !atoms.is_empty() && atoms.len() != items.len() {
            return self.not_read(start);
        }
        let mut tests: Vec<Expression> = Vec::new();
        let mut given = Vec::new();
        for (atom, item) in atoms.into_iter().zip(items) {
            match atom {
                Atom::Anything => {}
                // `case True` is no number 1.
                Atom::Truth(_) if !is_truth(item) => return self.not_read(start),
                Atom::Truth(true) => tests.push(item.clone()),
                Atom::Truth(false) => {
                    tests.push(self.expression_of(ExpressionKind::Signed(Sign::Not, Box::new(item.clone())), start));
                }
                Atom::Number(number) => {
                    let kind = ExpressionKind::binary(Binary::Equal, item.clone(), number);
                    tests.push(self.expression_of(kind, start));
                }
                Atom::Capture(pattern) => {
                    let kind = StatementKind::Let(Let::of(pattern, None, Some(item.clone())));
                    given.push(self.done(kind, start)?);
                }
            }
        }
        // What a case that fails has given to a name is not certain.
        if !given.is_empty() && !tests.is_empty() {
            return self.not_read(start);
        }
        if self.eat_word("if") {
            tests.push(self.head(Self::expression)?);
        }
        if !self.is(":") {
            return self.token_not_read();
        }
        let test = tests.into_iter().reduce(|one, other| {
            let place = one.place.start..other.place.end;
            Expression::new(ExpressionKind::binary(Binary::And, one, other), place)
        });
        let body = self.block()?;
        Ok(Matched { given, test, body })
    }

    /// `(True, _)`, `[x, y]`, `True, 1`
    fn atoms(&mut self) -> Read<Vec<Atom>> {
        for (open, close) in [("(", ")"), ("[", "]")] {
            if self.is(open) && self.is_case_end(self.close_of(self.at) + 1) {
                self.advance();
                let atoms = self.listed(close, Self::atom)?;
                self.expect(close)?;
                return Ok(atoms);
            }
        }
        self.row(Self::atom)
    }

    fn is_case_end(&self, at: usize) -> bool {
        self.token_at(at).is(":") || self.token_at(at).is_word("if")
    }

    fn atom(&mut self) -> Read<Atom> {
        let start = self.start();
        if self.eat_word("_") {
            return Ok(Atom::Anything);
        }
        for (word, holds) in [("True", true), ("False", false)] {
            if self.eat_word(word) {
                return Ok(Atom::Truth(holds));
            }
        }
        if matches!(self.peek().kind, Kind::Number(_)) {
            return Ok(Atom::Number(self.binary(self.grammar.tightest())?));
        }
        for (open, close) in [("(", ")"), ("[", "]")] {
            if self.eat(open) {
                let names = self.listed(close, Self::captured)?;
                self.expect(close)?;
                return Ok(Atom::Capture(Pattern::List(names)));
            }
        }
        let pattern = self.captured()?;
        if self.is_any(". ( = |") || self.is_word("as") {
            return self.not_read(start);
        }
        Ok(Atom::Capture(pattern))
    }

    fn captured(&mut self) -> Read<Pattern> {
        if self.eat_word("_") {
            return Ok(Pattern::Ignored);
        }
        let name: Name = self.name()?;
        Ok(Pattern::Name(name))
    }
}

/// Whether a value is true or false for certain.
fn is_truth(value: &Expression) -> bool {
    match &value.kind {
        ExpressionKind::Bool(_) | ExpressionKind::Chain(..) | ExpressionKind::Signed(Sign::Not, _) => true,
        ExpressionKind::Binary(Binary::And | Binary::Or, one, other) => is_truth(one) && is_truth(other),
        ExpressionKind::Binary(how, ..) => matches!(
            how,
            Binary::Less | Binary::AtMost | Binary::Greater | Binary::AtLeast | Binary::Equal | Binary::NotEqual
        ),
        _ => false,
    }
}
