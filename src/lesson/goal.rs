//! Goals: formulas over what a scene answers.

use crate::quote::quoted;
use crate::scene::{Answer, Viewer};
use crate::text;
use crate::words::Text;
use winnow::ascii::{float, multispace0};
use winnow::combinator::{Infix, Prefix, alt, cut_err, delimited, dispatch, expression, fail, opt, peek, separated};
use winnow::error::ContextError;
use winnow::prelude::*;
use winnow::token::{any, one_of, take, take_while};

/// The longest goal, bytes, and how deep its parentheses may stand.
const LONGEST: usize = 400;
const DEEPEST: usize = 16;

/// How strongly operators bind.
const OR: i64 = 1;
const AND: i64 = 2;
const EQUAL: i64 = 3;
const ORDER: i64 = 4;
const SUM: i64 = 5;
const PRODUCT: i64 = 6;
const SIGN: i64 = 7;

/// A formula over what a scene answers: `contact == touching && method.four-flags`.
#[derive(Clone, Debug, PartialEq)]
pub struct Goal {
    node: Node,
}

#[derive(Clone, Debug, PartialEq)]
enum Node {
    Number(f64),
    /// What the scene answers to this name, or a word if it knows no such name.
    Name(String),
    Not(Box<Self>),
    Minus(Box<Self>),
    Call(Function, Vec<Self>),
    Binary(Operator, Box<Self>, Box<Self>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Function {
    Abs,
    Min,
    Max,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Operator {
    Or,
    And,
    Equal,
    Differs,
    Less,
    AtMost,
    Greater,
    AtLeast,
    Plus,
    Minus,
    Times,
    By,
}

/// What a part of a formula comes to.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Value<'a> {
    Truth(bool),
    Number(f64),
    Word(&'a str),
}

/// What a scene answers, each name with its answer.
type Answers<'a> = &'a [(String, Option<Answer>)];

impl Goal {
    /// Reads a formula whose names a scene answers. What it does not answer is a word, and can only be compared.
    ///
    /// # Errors
    /// No formula, or a name that the scene does not know.
    pub fn read(text: &str, scene: &dyn Viewer) -> Result<Self, Text> {
        let depth = text.bytes().scan(0, |depth: &mut usize, byte| {
            *depth = match byte {
                b'(' | b'!' => *depth + 1,
                b')' => depth.saturating_sub(1),
                _ => *depth,
            };
            Some(*depth)
        });
        if text.len() > LONGEST || depth.max().unwrap_or(0) > DEEPEST {
            return Err(text!("goal-long", most = LONGEST.to_string()));
        }
        let node = delimited(multispace0, formula, multispace0).parse(text).map_err(|error| {
            let rest = &text[error.char_span().start.min(text.len())..];
            text!("goal-wrong", given = quoted(text), rest = quoted(rest))
        })?;
        let names: Vec<String> = scene.answers().into_iter().map(|(name, _)| name).collect();
        match node.unknown(&names.iter().map(String::as_str).collect::<Vec<_>>()) {
            None => Ok(Self { node }),
            Some(name) => Err(text!("goal-name", given = quoted(&name), allowed = names.join(", "))),
        }
    }

    /// Whether it holds. Where something is not placed, or kinds are mixed, it does not.
    pub fn holds(&self, answers: Answers) -> bool {
        self.node.value(answers) == Some(Value::Truth(true))
    }

    /// The number that it comes to, if it does.
    pub fn number(&self, answers: Answers) -> Option<f64> {
        match self.node.value(answers)? {
            Value::Number(number) => Some(number),
            Value::Truth(_) | Value::Word(_) => None,
        }
    }
}

impl Node {
    /// A name that stands where a word cannot stand, and that is not among `names`.
    fn unknown(&self, names: &[&str]) -> Option<String> {
        match self {
            Self::Number(_) => None,
            Self::Name(name) => (!is_known(name, names)).then(|| name.clone()),
            Self::Not(node) | Self::Minus(node) => node.unknown(names),
            Self::Call(_, nodes) => nodes.iter().find_map(|node| node.unknown(names)),
            Self::Binary(Operator::Equal | Operator::Differs, left, right) => {
                // A word stands on one side only.
                match (left.unknown(names), right.unknown(names)) {
                    (None, Some(_)) if matches!(**right, Self::Name(_)) => None,
                    (Some(_), None) if matches!(**left, Self::Name(_)) => None,
                    (left, right) => left.or(right),
                }
            }
            Self::Binary(_, left, right) => left.unknown(names).or_else(|| right.unknown(names)),
        }
    }

    /// Whether both come to the same. Beside a word, a name that stands for no word is one: `contact == inside`.
    fn is_equal(&self, other: &Self, answers: Answers) -> Option<bool> {
        let (left, right) = (self.value(answers)?, other.value(answers)?);
        Some(match (left, self, right, other) {
            (Value::Word(word), _, Value::Truth(_) | Value::Number(_), Self::Name(name))
            | (Value::Truth(_) | Value::Number(_), Self::Name(name), Value::Word(word), _) => word == name,
            _ => left == right,
        })
    }

    fn value<'a>(&'a self, answers: Answers<'a>) -> Option<Value<'a>> {
        let number = |node: &'a Self| match node.value(answers)? {
            Value::Number(number) => Some(number),
            Value::Truth(_) | Value::Word(_) => None,
        };
        let truth = |node: &'a Self| match node.value(answers)? {
            Value::Truth(truth) => Some(truth),
            Value::Number(_) | Value::Word(_) => None,
        };
        Some(match self {
            Self::Number(number) => Value::Number(*number),
            Self::Name(name) => match (name.as_str(), answers.iter().find(|(known, _)| known == name)) {
                (_, Some((_, answer))) => match (*answer)? {
                    Answer::Truth(truth) => Value::Truth(truth),
                    Answer::Number(number) => Value::Number(number),
                    Answer::Word(word) => Value::Word(word),
                },
                ("true", None) => Value::Truth(true),
                ("false", None) => Value::Truth(false),
                (word, None) => Value::Word(word),
            },
            Self::Not(node) => Value::Truth(!truth(node)?),
            Self::Minus(node) => Value::Number(-number(node)?),
            Self::Call(function, nodes) => {
                let numbers: Vec<f64> = nodes.iter().map(number).collect::<Option<_>>()?;
                Value::Number(match (function, &numbers[..]) {
                    (Function::Abs, [one]) => one.abs(),
                    (Function::Min, [first, rest @ ..]) => rest.iter().fold(*first, |least, next| least.min(*next)),
                    (Function::Max, [first, rest @ ..]) => rest.iter().fold(*first, |most, next| most.max(*next)),
                    _ => return None,
                })
            }
            Self::Binary(operator, left, right) => match operator {
                // As everywhere: the right side is not asked where the left one decides.
                Operator::Or => Value::Truth(truth(left)? || truth(right)?),
                Operator::And => Value::Truth(truth(left)? && truth(right)?),
                Operator::Equal => Value::Truth(left.is_equal(right, answers)?),
                Operator::Differs => Value::Truth(!left.is_equal(right, answers)?),
                Operator::Less => Value::Truth(number(left)? < number(right)?),
                Operator::AtMost => Value::Truth(number(left)? <= number(right)?),
                Operator::Greater => Value::Truth(number(left)? > number(right)?),
                Operator::AtLeast => Value::Truth(number(left)? >= number(right)?),
                Operator::Plus => Value::Number(number(left)? + number(right)?),
                Operator::Minus => Value::Number(number(left)? - number(right)?),
                Operator::Times => Value::Number(number(left)? * number(right)?),
                Operator::By => Value::Number(number(left)? / number(right)?),
            },
        })
    }
}

fn is_known(name: &str, names: &[&str]) -> bool {
    matches!(name, "true" | "false") || names.contains(&name)
}

type Failed = winnow::error::ErrMode<ContextError>;

fn binary(operator: Operator) -> fn(&mut &str, Node, Node) -> Result<Node, Failed> {
    macro_rules! each {
        ($($name:ident)*) => {
            match operator {
                $(Operator::$name => |_, left, right| {
                    Ok(Node::Binary(Operator::$name, Box::new(left), Box::new(right)))
                },)*
            }
        };
    }
    each!(Or And Equal Differs Less AtMost Greater AtLeast Plus Minus Times By)
}

fn formula(input: &mut &str) -> Result<Node, Failed> {
    expression(delimited(multispace0, operand, multispace0))
        .prefix(delimited(
            multispace0,
            dispatch! { any;
                '!' => Prefix(SIGN, |_, node| Ok(Node::Not(Box::new(node)))),
                '-' => Prefix(SIGN, |_, node| Ok(Node::Minus(Box::new(node)))),
                _ => fail,
            },
            multispace0,
        ))
        .infix(alt((
            dispatch! { take(2_usize);
                "||" => Infix::Left(OR, binary(Operator::Or)),
                "&&" => Infix::Left(AND, binary(Operator::And)),
                "==" => Infix::Left(EQUAL, binary(Operator::Equal)),
                "!=" => Infix::Left(EQUAL, binary(Operator::Differs)),
                "<=" => Infix::Left(ORDER, binary(Operator::AtMost)),
                ">=" => Infix::Left(ORDER, binary(Operator::AtLeast)),
                _ => fail,
            },
            dispatch! { any;
                '<' => Infix::Left(ORDER, binary(Operator::Less)),
                '>' => Infix::Left(ORDER, binary(Operator::Greater)),
                '+' => Infix::Left(SUM, binary(Operator::Plus)),
                '-' => Infix::Left(SUM, binary(Operator::Minus)),
                '*' => Infix::Left(PRODUCT, binary(Operator::Times)),
                '/' => Infix::Left(PRODUCT, binary(Operator::By)),
                _ => fail,
            },
        )))
        .parse_next(input)
}

fn operand(input: &mut &str) -> Result<Node, Failed> {
    alt((
        delimited('(', cut_err(formula), cut_err(')')),
        (peek(one_of(|sign: char| sign.is_ascii_digit() || sign == '.')), float)
            .map(|(_, number)| Node::Number(number)),
        name_or_call,
    ))
    .parse_next(input)
}

/// A name, or a function with what it is given. A hyphen between letters belongs to a name.
fn name_or_call(input: &mut &str) -> Result<Node, Failed> {
    let part = |sign: char| sign.is_ascii_alphanumeric() || matches!(sign, '.' | '-' | '_');
    let first = |sign: &str| sign.starts_with(|sign: char| sign.is_ascii_alphabetic());
    let name = take_while(1.., part).verify(first).parse_next(input)?;
    let given = opt(delimited('(', separated(1.., formula, ','), cut_err(')'))).parse_next(input)?;
    match (name, given) {
        (name, None) => Ok(Node::Name(name.into())),
        ("abs", Some(nodes)) => Ok(Node::Call(Function::Abs, nodes)),
        ("min", Some(nodes)) => Ok(Node::Call(Function::Min, nodes)),
        ("max", Some(nodes)) => Ok(Node::Call(Function::Max, nodes)),
        (_, Some::<Vec<Node>>(_)) => fail.parse_next(input),
    }
}
