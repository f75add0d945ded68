//! Expressions: assignments, choices, and operators by precedence climbing.

use super::super::syntax::{Argument, Binary, Expression, ExpressionKind, Sign};
use super::cursor::Parser;
use super::grammar::{Choice, Lines};
use super::operators::{Before, Infix, Ties, before, meaning};
use super::token::{Kind, Token};
use super::{Read, wrong};
use crate::formula::SourceLanguage::{C, CSharp, Hsp, JavaScript, Own, Python, TypeScript};
use crate::formula::{Expected, FormulaFlaw};
use crate::program::is_in;

/// An operator that stands here.
pub(super) struct Found {
    level: usize,
    infix: Infix,
    ties: Ties,
    /// Of how many tokens it is made.
    tokens: usize,
}

const CHANGES: [(&str, Binary); 17] = [
    ("+=", Binary::Plus),
    ("-=", Binary::Minus),
    ("*=", Binary::Times),
    ("/=", Binary::Divide),
    ("%=", Binary::Remainder),
    ("\\=", Binary::Remainder),
    ("//=", Binary::DivideDown),
    ("**=", Binary::Power),
    ("&=", Binary::BitAnd),
    ("|=", Binary::BitOr),
    ("^=", Binary::BitXor),
    ("<<=", Binary::ShiftLeft),
    (">>=", Binary::ShiftRight),
    (">>>=", Binary::ShiftRightUnsigned),
    ("??=", Binary::OrElse),
    ("&&=", Binary::And),
    ("||=", Binary::Or),
];

impl Token {
    /// The operator of an assignment; `None` in it for a plain one.
    pub(super) fn assigns(&self) -> Option<Option<Binary>> {
        let Kind::Sign(sign) = self.kind else { return None };
        if sign == "=" {
            return Some(None);
        }
        CHANGES.iter().find(|(it, _)| *it == sign).map(|(_, change)| Some(*change))
    }
}

impl Parser<'_> {
    /// An expression without a comma.
    pub(super) fn expression(&mut self) -> Read {
        self.deeper(|it| it.beside(Self::assignment))
    }

    fn assignment(&mut self) -> Read {
        let (start, first) = (self.start(), self.at);
        if let Some(lambda) = self.lambda_of_signs()? {
            return Ok(lambda);
        }
        let left = self.choice()?;
        if !self.grammar.assigns || self.assigned().is_none() {
            return Ok(left);
        }
        self.assigned_to(left, start, first)
    }

    /// The operator of an assignment that stands here; `None` in it for a plain one.
    pub(super) fn assigned(&self) -> Option<Option<Binary>> {
        self.peek().assigns()
    }

    /// The rest of an assignment.
    pub(super) fn assigned_to(&mut self, left: Expression, start: usize, first: usize) -> Read {
        let Some(change) = self.assigned() else { return Ok(left) };
        let is_place = matches!(
            left.kind,
            ExpressionKind::Name(_)
                | ExpressionKind::Member(..)
                | ExpressionKind::Index(..)
                | ExpressionKind::Follow(_)
                | ExpressionKind::Call(..)
                | ExpressionKind::Sure(_)
        ) || (change.is_none() && !self.is_grouped(first) && self.is_taken_apart(&left))
            || self.language == Python && matches!(left.kind, ExpressionKind::List(_));
        let is_called = matches!(left.kind, ExpressionKind::Call(..)) && self.language != Hsp;
        if !is_place || is_called {
            return self.unexpected(Expected::Operator);
        }
        self.advance();
        let right = self.expression()?;
        self.count_operator()?;
        self.made(ExpressionKind::assign(change, left, right), start)
    }

    /// `[a, b] = …` and `({ a, b } = …)` in JavaScript, `(a, b) = …` in Swift, Rust and C#.
    fn is_taken_apart(&self, left: &Expression) -> bool {
        matches!(left.kind, ExpressionKind::List(_) | ExpressionKind::Object(None, _)) && self.is_script()
    }

    /// An expression without an assignment.
    pub(super) fn choice(&mut self) -> Read {
        let start = self.start();
        let test = self.binary(0)?;
        let choice = self.grammar.choice;
        if matches!(choice, Choice::Signs | Choice::Either) && self.is("?") && self.continues(false) {
            return self.choice_of_signs(test, start);
        }
        if matches!(choice, Choice::Words | Choice::Either) && self.is_word("if") && !self.line_ends() {
            return self.choice_of_words(test, start);
        }
        Ok(test)
    }

    fn choice_of_signs(&mut self, test: Expression, start: usize) -> Read {
        self.advance();
        let one = self.expression()?;
        self.expect(":")?;
        let other = if self.language == C { self.deeper(|it| it.beside(Self::choice))? } else { self.expression()? };
        self.count_operator()?;
        self.made(ExpressionKind::choice(test, one, other), start)
    }

    fn choice_of_words(&mut self, one: Expression, start: usize) -> Read {
        self.advance();
        let test = self.tighter(0)?;
        self.expect_word("else")?;
        let other = self.expression()?;
        self.count_operator()?;
        self.made(ExpressionKind::choice(test, one, other), start)
    }

    /// Operands and the operators of this level and the tighter ones.
    pub(super) fn binary(&mut self, lowest: usize) -> Read {
        let (start, first) = (self.start(), self.at);
        let mut left = self.prefixed(lowest)?;
        let mut single: Option<usize> = None;
        while let Some(found) = self.infix() {
            if found.level < lowest {
                break;
            }
            if found.ties == Ties::Never && single == Some(found.level) {
                return self.chained();
            }
            single = (found.ties == Ties::Never).then_some(found.level);
            self.check_left(&left, first, &found)?;
            left = match found.ties {
                Ties::Chained => self.chain(left, &found, start)?,
                Ties::Left | Ties::Right | Ties::Never => self.joined(left, &found, start)?,
            };
        }
        Ok(left)
    }

    /// Two operators of which only one may stand there.
    fn chained<Out>(&self) -> Read<Out> {
        let equals = self.is_any("== != === !==");
        let flaw = if self.language == Own && equals { FormulaFlaw::Mixed } else { FormulaFlaw::Chain };
        wrong(flaw, &self.peek().place)
    }

    fn joined(&mut self, left: Expression, found: &Found, start: usize) -> Read {
        let sign = self.here();
        let kind = match found.infix {
            Infix::Plain(operator) => {
                self.pass(found);
                let first = self.at;
                let right = self.right(found)?;
                self.check_right(&right, first, operator)?;
                ExpressionKind::binary(operator, left, right)
            }
            Infix::Range(ends) => {
                self.pass(found);
                let right = self.right(found)?;
                ExpressionKind::range(left, right, ends)
            }
            Infix::As => self.converted(left, found)?,
            Infix::Named => self.called_between(left, found)?,
            Infix::Is if self.ahead(found.tokens).word().is_some() => {
                self.pass(found);
                let class = self.right(found)?;
                let asked = self.expression_of(ExpressionKind::Name("isinstance".into()), start);
                ExpressionKind::call(asked, vec![Argument::plain(left), Argument::plain(class)])
            }
            Infix::Is | Infix::Unread => {
                return wrong(FormulaFlaw::NotRead(self.written(&sign).to_owned()), &sign);
            }
        };
        self.count_operator()?;
        self.made(kind, start)
    }

    pub(super) fn pass(&mut self, found: &Found) {
        for _ in 0..found.tokens {
            self.advance();
        }
    }

    /// An operand with the operators from this level on.
    pub(super) fn tighter(&mut self, level: usize) -> Read {
        self.deeper(|it| it.beside(|it| it.binary(level)))
    }

    /// An expression in parentheses.
    pub(super) fn in_parentheses(&mut self) -> Read {
        self.expect("(")?;
        let value = self.inside(Self::expression)?;
        self.expect(")")?;
        Ok(value)
    }

    fn right(&mut self, found: &Found) -> Read {
        let lowest = if found.ties == Ties::Right { found.level } else { found.level + 1 };
        self.tighter(lowest)
    }

    /// `a < b <= c`
    fn chain(&mut self, left: Expression, found: &Found, start: usize) -> Read {
        let mut operands = vec![left];
        let mut operators = Vec::new();
        let mut next = Some(Found { level: found.level, infix: found.infix, ties: found.ties, tokens: found.tokens });
        while let Some(found) = next {
            let Infix::Plain(operator) = found.infix else { return self.token_not_read() };
            self.pass(&found);
            operands.push(self.tighter(found.level + 1)?);
            operators.push(operator);
            next = self.infix().filter(|it| it.level == found.level);
        }
        self.count_operator()?;
        if let ([operator], true) = (operators.as_slice(), operands.len() == 2)
            && let (Some(right), Some(left)) = (operands.pop(), operands.pop())
        {
            return self.made(ExpressionKind::binary(*operator, left, right), start);
        }
        self.made(ExpressionKind::Chain(operands, operators), start)
    }

    /// What a language's grammar forbids on the left of an operator.
    fn check_left(&self, left: &Expression, first: usize, found: &Found) -> Read<()> {
        let Infix::Plain(operator) = found.infix else { return Ok(()) };
        let is_signed = matches!(left.kind, ExpressionKind::Signed(..)) && !self.is_grouped(first);
        if operator == Binary::Power && is_signed && self.speaks(&[JavaScript, TypeScript, Own]) {
            return self.token_not_read();
        }
        if operator == Binary::OrElse && self.mixes(left, first) {
            return wrong(FormulaFlaw::Mixed, &self.peek().place);
        }
        self.check_own(left, first, operator, true)
    }

    fn check_right(&self, right: &Expression, first: usize, operator: Binary) -> Read<()> {
        if operator == Binary::OrElse && self.mixes(right, first) {
            return wrong(FormulaFlaw::Mixed, &right.place);
        }
        if self.language == Own && operator == Binary::BitXor && matches!(right.kind, ExpressionKind::Number(_)) {
            return wrong(FormulaFlaw::NoPower, &right.place);
        }
        self.check_own(right, first, operator, false)
    }

    /// `a || b ?? c` is an error in JavaScript.
    fn mixes(&self, operand: &Expression, first: usize) -> bool {
        let joins = matches!(operand.kind, ExpressionKind::Binary(Binary::And | Binary::Or, ..));
        self.is_script() && joins && !self.is_grouped(first)
    }

    /// What the languages read differently is refused in hantei's own formulas.
    fn check_own(&self, operand: &Expression, first: usize, operator: Binary, is_left: bool) -> Read<()> {
        let joins = |it| matches!(it, Binary::BitAnd | Binary::BitOr | Binary::BitXor);
        if self.language != Own || self.is_grouped(first) {
            return Ok(());
        }
        let ExpressionKind::Binary(inner, ..) = operand.kind else { return Ok(()) };
        let same = is_left && inner == operator;
        let is_mixed = (joins(operator) && !same && (joins(inner) || is_comparison(inner)))
            || (joins(inner) && matches!(operator, Binary::And | Binary::Or));
        if is_mixed { wrong(FormulaFlaw::Mixed, &operand.place) } else { Ok(()) }
    }

    /// The operator that stands here, if the statement goes on.
    fn infix(&self) -> Option<Found> {
        let token = self.peek();
        let levels = self.grammar.levels;
        let second = self.ahead(1);
        for (level, it) in levels.iter().enumerate() {
            for (sign, infix) in it.operators() {
                let tokens = match infix {
                    Some(Infix::Named) => usize::from(self.is_named_infix()),
                    _ => spelt(sign, token, second, self.grammar.lines),
                };
                if tokens > 0 {
                    let infix = infix.unwrap_or_else(|| meaning(sign));
                    let found = Found { level, infix, ties: it.ties, tokens };
                    return self.continues(tokens == 1 && token.word().is_none()).then_some(found);
                }
            }
        }
        None
    }

    /// Whether the token here goes on with the statement before it.
    pub(super) fn continues(&self, is_sign: bool) -> bool {
        let token = self.peek();
        match self.grammar.lines {
            Lines::Kotlin if self.line_ends() => self.is_any("&& || ?:") || self.is_word("as"),
            Lines::Script if self.language == Own && token.begins_line && !self.lines_are_free => !self.is_any("+ -"),
            Lines::Swift if is_sign => {
                let after = self.ahead(1);
                let opens = self
                    .at
                    .checked_sub(1)
                    .is_some_and(|it| matches!(self.token_at(it).kind, Kind::Sign("(" | "[" | "{" | "," | ";" | ":")));
                let closes = matches!(after.kind, Kind::Sign(")" | "]" | "}" | "," | ";" | ":"));
                (token.after_space || opens) == (after.after_space || closes)
            }
            Lines::Swift if self.is("?") => token.after_space,
            _ => true,
        }
    }

    /// `until`, `downTo` and the like between two operands.
    fn is_named_infix(&self) -> bool {
        self.is_name()
            && !self.line_ends()
            && !self.is_any_word("else in is as where by get set")
            && self.begins_operand(self.ahead(1))
    }

    fn begins_operand(&self, token: &Token) -> bool {
        match &token.kind {
            Kind::Number(_) | Kind::Text(_) => true,
            Kind::Word(word) => !is_in(word, "else in is as"),
            // `a and !b`, `3 downTo -3`
            Kind::Sign(sign) => matches!(*sign, "(" | "!" | "!!" | "-" | "+"),
            _ => false,
        }
    }

    fn called_between(&mut self, left: Expression, found: &Found) -> Read<ExpressionKind> {
        let start = self.start();
        let name = self.name()?;
        let right = self.tighter(found.level + 1)?;
        let how = match &*name {
            "until" => return Ok(ExpressionKind::range(left, right, false)),
            "downTo" | "step" => {
                let called = self.expression_of(ExpressionKind::member(left, name.clone()), start);
                return Ok(ExpressionKind::call(called, vec![Argument::plain(right)]));
            }
            "and" => Binary::BitAnd,
            "or" => Binary::BitOr,
            "xor" => Binary::BitXor,
            "shl" => Binary::ShiftLeft,
            "shr" => Binary::ShiftRight,
            "ushr" => Binary::ShiftRightUnsigned,
            _ => return self.not_read(start),
        };
        Ok(ExpressionKind::binary(how, left, right))
    }

    /// An operand with what stands before it.
    fn prefixed(&mut self, lowest: usize) -> Read {
        let Some((prefix, level)) = self.prefix() else { return self.cast_or_operand() };
        let (start, sign) = (self.start(), self.here());
        // A loose `not` inside of something tighter.
        if level < lowest && self.speaks(&[Python, Own]) {
            return self.unexpected(Expected::Operand);
        }
        self.advance();
        let level = level.min(self.grammar.tightest());
        let before = before(prefix, self.language);
        let is_mutable = matches!(before, Before::Address(_)) && self.eat_word("mut");
        let mut operand = Box::new(self.deeper(|it| it.binary(level))?);
        self.count_operator()?;
        if prefix == "!!" {
            operand = Box::new(Expression::new(ExpressionKind::Signed(Sign::Not, operand), sign.clone()));
        }
        let kind = match before {
            Before::Address(_) if is_mutable => ExpressionKind::Address(operand, true),
            Before::Signed(sign) => ExpressionKind::Signed(sign, operand),
            Before::Step(by) => ExpressionKind::Step(operand, by, false),
            Before::Address(changes) => ExpressionKind::Address(operand, changes),
            Before::Follow => ExpressionKind::Follow(operand),
            Before::Length => {
                let called = Expression::new(ExpressionKind::Name("#".into()), sign);
                let list = Argument::plain(*operand);
                ExpressionKind::call(called, vec![list])
            }
            Before::Unread => return wrong(FormulaFlaw::NotRead(self.written(&sign).to_owned()), &sign),
        };
        self.made(kind, start)
    }

    /// The sign or word before an operand here, and its level.
    fn prefix(&self) -> Option<(&'static str, usize)> {
        let token = self.peek();
        let is_here = |sign: &&str| token.is(sign) || token.is_word(sign);
        self.grammar.prefixes.iter().find_map(|(level, signs)| Some((signs.split(' ').find(is_here)?, *level)))
    }

    fn cast_or_operand(&mut self) -> Read {
        if self.is_c_like()
            && let Some(cast) = self.cast()?
        {
            return Ok(cast);
        }
        if self.language == CSharp && self.is("..") {
            return self.token_not_read();
        }
        self.operand()
    }
}

/// Of how many tokens an operator is made that stands here; 0 if it does not.
fn spelt(sign: &str, token: &Token, second: &Token, lines: Lines) -> usize {
    if let Some((one, other)) = sign.split_once(' ') {
        return if token.is_word(one) && second.is_word(other) { 2 } else { 0 };
    }
    let is_word = |it: &Token, word: &str| it.is_word(word) || it.is(word);
    if let Some(word) = sign.strip_prefix('!')
        && lines == Lines::Kotlin
        && word.starts_with(char::is_alphabetic)
    {
        return if token.is("!") && second.is_word(word) && !second.after_space { 2 } else { 0 };
    }
    if let Some(word) = sign.strip_suffix(['?', '!'])
        && word.starts_with(char::is_alphabetic)
    {
        let mark = sign.get(word.len()..).unwrap_or("");
        return if token.is_word(word) && second.is(mark) && !second.after_space { 2 } else { 0 };
    }
    usize::from(is_word(token, sign))
}

pub(super) fn is_comparison(operator: Binary) -> bool {
    matches!(
        operator,
        Binary::Less
            | Binary::AtMost
            | Binary::Greater
            | Binary::AtLeast
            | Binary::Equal
            | Binary::NotEqual
            | Binary::Same
            | Binary::NotSame
            | Binary::In
            | Binary::NotIn
    )
}
