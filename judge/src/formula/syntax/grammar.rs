//! Tokens → expressions: operators and their operands.
//!
//! Operators have their rank in the text's language, or in C; where possible languages differ, parentheses are needed.

use super::cursor::Cursor;
use super::node::{Node, NodeKind};
use super::operands::postfix;
use super::signs::Sign;
use super::tokens::{Token, TokenKind};
use crate::formula::error::{Expected, Read};
use crate::formula::language::SourceLanguage;
use crate::formula::meaning::{Arithmetic, Joint};
use crate::formula::reading::NumberKind;

fn infix(left: Node, sign: Sign, right: Node) -> Node {
    let place = left.place.start..right.place.end;
    Node { place, kind: NodeKind::Infix(sign, Box::new([left, right])), enclosed: false }
}

type Rule = fn(&mut Cursor) -> Read<Node>;

fn from_left(input: &mut Cursor, closer: Rule, is_sign: impl Fn(Sign) -> bool) -> Read<Node> {
    let mut left = closer(input)?;
    while let Some(&Token { kind: TokenKind::Sign(sign), .. }) = input.peek().filter(|_| input.goes_on())
        && is_sign(sign)
    {
        if is_foreign(input) {
            return input.unexpected(Expected::Operator);
        }
        input.at += 1;
        left = infix(left, sign, closer(input)?);
    }
    Ok(left)
}

/// Whether `&&` or `and` stands here in a language that has only the other one.
fn is_foreign(input: &Cursor) -> bool {
    use SourceLanguage::{Go, Java, JavaScript, Lua, Python, Rust, Swift, TypeScript};
    match (&input.text[input.place()], input.language) {
        ("&&" | "||", Some(Lua | Python)) => true,
        ("and" | "or", language) => matches!(language, Some(Go | Java | JavaScript | Rust | Swift | TypeScript)),
        _ => false,
    }
}

/// A whole expression, from the operator that binds least: `test ? one : other`, `one if test else other`.
pub(super) fn expression(input: &mut Cursor) -> Read<Node> {
    let place = input.place();
    let first = any_of(input)?;
    if !input.goes_on() {
        return Ok(first);
    }
    let (test, one, other) = if input.took(Sign::Question) {
        let one = input.deeper(&place, expression)?;
        if !input.took(Sign::Colon) {
            return input.unexpected(Expected::Colon);
        }
        (first, one, input.deeper(&place, expression)?)
    } else if input.language.is_none_or(SourceLanguage::is_indented)
        && input.next_is_word(&["if"])
        && input.peek().is_some_and(|token| !token.begins_line || token.open > 0)
    {
        input.at += 1;
        let test = input.deeper(&place, any_of)?;
        if !input.took_word(&["else"]) {
            return input.unexpected(Expected::Else);
        }
        (test, first, input.deeper(&place, expression)?)
    } else {
        return Ok(first);
    };
    let end = input.last_end();
    Ok(Node { place: place.start..end, kind: NodeKind::Choice(Box::new([test, one, other])), enclosed: false })
}

fn any_of(input: &mut Cursor) -> Read<Node> {
    from_left(input, all_of, |sign| sign == Sign::Join(Joint::Or))
}

fn all_of(input: &mut Cursor) -> Read<Node> {
    let closer = if joins_closer(input) { not } else { |input: &mut Cursor| eager(input, not) };
    from_left(input, closer, |sign| sign == Sign::Join(Joint::And))
}

fn eager(input: &mut Cursor, closer: Rule) -> Read<Node> {
    from_left(input, closer, |sign| matches!(sign, Sign::Join(joint) if joint.is_eager()))
}

/// Python's `not` negates a whole comparison.
fn not(input: &mut Cursor) -> Read<Node> {
    if input.language.is_some_and(SourceLanguage::negates_closer) {
        return comparison(input);
    }
    prefixed(input, &[Sign::NotWord], not, comparison)
}

fn joins_closer(input: &Cursor) -> bool {
    input.language.is_some_and(SourceLanguage::joins_closer)
}

fn side(input: &mut Cursor) -> Read<Node> {
    if joins_closer(input) { eager(input, ranged) } else { ranged(input) }
}

/// `a..b`, and `a..=b`, Kotlin's `a..b` and Swift's `a...b`, which include the end.
fn ranged(input: &mut Cursor) -> Read<Node> {
    let left = shifted(input)?;
    let Some(token) = input.peek().filter(|_| input.language.is_some_and(SourceLanguage::has_ranges)) else {
        return Ok(left);
    };
    if !(token.is(Sign::Range) || token.is(Sign::Spread) && input.is(SourceLanguage::Swift)) {
        return Ok(left);
    }
    let sign = &input.text[token.place.clone()];
    let has_end = sign == "..=" || sign == "..." || (sign == ".." && input.is(SourceLanguage::Kotlin));
    input.at += 1;
    let right = shifted(input)?;
    let place = left.place.start..right.place.end;
    Ok(Node { place, kind: NodeKind::Range(Box::new([left, right]), has_end), enclosed: false })
}

/// Comparisons; Python's `is` and `is not` too.
fn comparison(input: &mut Cursor) -> Read<Node> {
    let mut left = side(input)?;
    while input.goes_on() {
        let sign = match input.peek().map(|token| &token.kind) {
            Some(&TokenKind::Sign(sign @ Sign::Compare(_))) => sign,
            // Kotlin's `x in a..b`
            Some(TokenKind::Word(word)) if word == "in" && input.is(SourceLanguage::Kotlin) => {
                input.at += 1;
                let range = side(input)?;
                let place = left.place.start..range.place.end;
                let callee = Node {
                    place: range.place.clone(),
                    kind: NodeKind::Member(range.into(), "contains".into()),
                    enclosed: false,
                };
                left = Node { place, kind: NodeKind::Call(callee.into(), vec![left]), enclosed: true };
                continue;
            }
            Some(TokenKind::Word(word)) if word == "is" => {
                let is_not = input.ahead(1).is_some_and(|token| token.is(Sign::NotWord));
                input.at += usize::from(is_not);
                Sign::Compare(if is_not {
                    hantei_collision::Operator::NotEqual
                } else {
                    hantei_collision::Operator::Equal
                })
            }
            _ => break,
        };
        input.at += 1;
        left = infix(left, sign, side(input)?);
    }
    Ok(left)
}

/// `w >> 1`, half of a whole number, rounded down, and `x << 1`, its double.
fn shifted(input: &mut Cursor) -> Read<Node> {
    use SourceLanguage::{C, CSharp, Cpp, GdScript, Java, JavaScript, Kotlin, Python, Rust, TypeScript};
    const LIKE_SUMS: [SourceLanguage; 10] =
        [C, Cpp, CSharp, GdScript, Java, JavaScript, Kotlin, Python, Rust, TypeScript];
    let mut left = sum(input)?;
    while input.language.is_some_and(|it| LIKE_SUMS.contains(&it))
        && let Some(sign) = shift(input)
    {
        left = shifted_by(input, left, sign, sum)?;
    }
    Ok(left)
}

/// `left` with the shift that is here: by a power of two.
fn shifted_by(input: &mut Cursor, left: Node, sign: Sign, closer: Rule) -> Read<Node> {
    input.at += if input.peek().is_some_and(|token| token.word().is_some()) { 1 } else { 2 };
    let by = closer(input)?;
    let NodeKind::Number(by @ 0.0..=30.0, true) = by.kind else {
        return input.unexpected(Expected::Operand);
    };
    let place = input.last_end()..input.last_end();
    let divisor = Node { place, kind: NodeKind::Number(by.exp2(), true), enclosed: false };
    // In JavaScript, the number drops its fraction first.
    let is_script = input.is(SourceLanguage::JavaScript) || input.is(SourceLanguage::TypeScript);
    let left = if is_script {
        let place = left.place.clone();
        Node { place, kind: NodeKind::Cast(Some(NumberKind::Whole), left.into()), enclosed: true }
    } else {
        left
    };
    Ok(infix(left, sign, divisor))
}

/// The meaning of `>>` or `<<`, or Kotlin's `shr` or `shl`, with a power of two, if one is here.
fn shift(input: &Cursor) -> Option<Sign> {
    use hantei_collision::Operator::{Greater, Less};
    if !input.goes_on() {
        return None;
    }
    match input.peek()?.word().filter(|_| input.is(SourceLanguage::Kotlin)) {
        Some("shr") => return Some(Sign::FloorDivide),
        Some("shl") => return Some(Sign::Compute(Arithmetic::Times)),
        _ => {}
    }
    let (one, other) = input.ahead(0).zip(input.ahead(1))?;
    let is = |sign| one.is(Sign::Compare(sign)) && other.is(Sign::Compare(sign)) && one.place.end == other.place.start;
    match () {
        () if is(Greater) => Some(Sign::FloorDivide),
        () if is(Less) => Some(Sign::Compute(Arithmetic::Times)),
        () => None,
    }
}

pub(super) fn sum(input: &mut Cursor) -> Read<Node> {
    from_left(input, product, |sign| matches!(sign, Sign::Compute(Arithmetic::Plus | Arithmetic::Minus)))
}

fn product(input: &mut Cursor) -> Read<Node> {
    let is_sign = |sign| {
        matches!(
            sign,
            Sign::Compute(Arithmetic::Times | Arithmetic::Divide | Arithmetic::Remainder) | Sign::FloorDivide
        )
    };
    let mut left = unary(input)?;
    loop {
        left = match input.peek().filter(|_| input.goes_on()).map(|token| &token.kind) {
            Some(&TokenKind::Sign(sign)) if is_sign(sign) => {
                input.at += 1;
                infix(left, sign, unary(input)?)
            }
            // In Go, a shift is a product.
            _ => match shift(input).filter(|_| input.is(SourceLanguage::Go)) {
                Some(sign) => shifted_by(input, left, sign, unary)?,
                None => return Ok(left),
            },
        };
    }
}

/// Signs before an operand; `&a` and `*a` count as `a`.
pub(super) fn unary(input: &mut Cursor) -> Read<Node> {
    const TAKEN: [Sign; 6] = [
        Sign::Compute(Arithmetic::Minus),
        Sign::Compute(Arithmetic::Plus),
        Sign::Not,
        Sign::NotWord,
        Sign::Compute(Arithmetic::Times),
        Sign::Join(Joint::BothOf),
    ];
    if input.is_c_like_reference()
        || !matches!(
            input.peek().map(|it| &it.kind),
            Some(TokenKind::Sign(Sign::Compute(Arithmetic::Times) | Sign::Join(Joint::BothOf)))
        )
    {
        return prefixed(input, &TAKEN, unary, power);
    }
    input.unexpected(Expected::Operand)
}

fn power(input: &mut Cursor) -> Read<Node> {
    let left = postfix(input)?;
    if input.goes_on() && input.next_is(Sign::Power) {
        let place = input.place();
        input.at += 1;
        let right = input.deeper(&place, unary)?;
        return Ok(infix(left, Sign::Power, right));
    }
    Ok(left)
}

/// A sign and its operand, or, without such a sign, what binds closer.
fn prefixed(input: &mut Cursor, signs: &[Sign], again: Rule, closer: Rule) -> Read<Node> {
    let Some(&Token { kind: TokenKind::Sign(sign), ref place, .. }) = input.peek() else { return closer(input) };
    if !signs.contains(&sign) {
        return closer(input);
    }
    input.at += 1;
    let operand = input.deeper(place, again)?;
    let place = place.start..operand.place.end;
    Ok(Node { place, kind: NodeKind::Prefix(sign, Box::new(operand)), enclosed: false })
}

impl Cursor<'_> {
    /// Whether a `*` or `&` here can precede the name of a shape: a name follows directly.
    fn is_c_like_reference(&self) -> bool {
        self.language.is_some()
            && matches!(self.ahead(1).map(|token| &token.kind), Some(TokenKind::Word(_) | TokenKind::Sign(Sign::Open)))
    }
}
