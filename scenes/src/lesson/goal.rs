//! Goals: formulas over a scene's answers.

use crate::quote::quoted;
use crate::scene::{Answer, Viewer};
use crate::text;
use crate::words::Text;
use winnow::ascii::{float, multispace0};
use winnow::combinator::{Infix, Prefix, alt, cut_err, delimited, dispatch, expression, fail, opt, peek, separated};
use winnow::error::ContextError;
use winnow::prelude::*;
use winnow::token::{any, one_of, take, take_while};

/// The longest goal, in bytes, and the deepest parentheses.
const LONGEST: usize = 400;
const DEEPEST: usize = 16;

/// The operators' precedence.
const OR: i64 = 1;
const AND: i64 = 2;
const EQUAL: i64 = 3;
const ORDER: i64 = 4;
const SUM: i64 = 5;
const PRODUCT: i64 = 6;
const SIGN: i64 = 7;

/// A formula over a scene's answers: `contact == touching && method.four-flags`.
#[derive(Clone, Debug, PartialEq)]
pub struct Goal {
    node: GoalNode,
}

#[derive(Clone, Debug, PartialEq)]
enum GoalNode {
    Number(f64),
    /// The scene's answer of this name, or a word if it has none.
    Name(String),
    Not(Box<Self>),
    Minus(Box<Self>),
    Call(GoalFunction, Vec<Self>),
    Binary(GoalOperator, Box<Self>, Box<Self>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum GoalFunction {
    Abs,
    Min,
    Max,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum GoalOperator {
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

#[derive(Clone, Copy, Debug, PartialEq)]
enum GoalValue<'a> {
    Truth(bool),
    Number(f64),
    Word(&'a str),
}

type SceneAnswers<'a> = &'a [(String, Option<Answer>)];

impl Goal {
    /// Reads a formula over a scene's answers. Any other name is a word, which can only be compared.
    ///
    /// # Errors
    /// Not a formula, or a name that the scene does not have.
    pub fn read(text: &str, scene: &Viewer) -> Result<Self, Text> {
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

    /// Whether it holds. It does not if something is not placed, or if kinds are mixed.
    pub fn holds(&self, answers: SceneAnswers) -> bool {
        self.node.value(answers) == Some(GoalValue::Truth(true))
    }

    /// Its value, if that is a number.
    pub fn number(&self, answers: SceneAnswers) -> Option<f64> {
        match self.node.value(answers)? {
            GoalValue::Number(number) => Some(number),
            GoalValue::Truth(_) | GoalValue::Word(_) => None,
        }
    }
}

impl Goal {
    /// Each comparison of two names by == or !=; either one may be a word.
    pub(super) fn compared(&self) -> Vec<(&str, &str)> {
        let mut compared = Vec::new();
        self.node.compare(&mut compared);
        compared
    }
}

impl GoalNode {
    fn compare<'a>(&'a self, compared: &mut Vec<(&'a str, &'a str)>) {
        match self {
            Self::Number(_) | Self::Name(_) => {}
            Self::Not(node) | Self::Minus(node) => node.compare(compared),
            Self::Call(_, nodes) => nodes.iter().for_each(|node| node.compare(compared)),
            Self::Binary(operator, left, right) => {
                if let (GoalOperator::Equal | GoalOperator::Differs, Self::Name(left), Self::Name(right)) =
                    (operator, &**left, &**right)
                {
                    compared.extend([(left.as_str(), right.as_str()), (right, left)]);
                }
                left.compare(compared);
                right.compare(compared);
            }
        }
    }

    /// A name that is not in `names`, where a word is not allowed.
    fn unknown(&self, names: &[&str]) -> Option<String> {
        match self {
            Self::Number(_) => None,
            Self::Name(name) => (!is_known(name, names)).then(|| name.clone()),
            Self::Not(node) | Self::Minus(node) => node.unknown(names),
            Self::Call(_, nodes) => nodes.iter().find_map(|node| node.unknown(names)),
            Self::Binary(GoalOperator::Equal | GoalOperator::Differs, left, right) => {
                // A word is allowed on one side only, beside a name.
                let is_name = |node: &Self| matches!(node, Self::Name(_));
                match (left.unknown(names), right.unknown(names)) {
                    (None, Some(_)) | (Some(_), None) if is_name(left) && is_name(right) => None,
                    (left, right) => left.or(right),
                }
            }
            Self::Binary(_, left, right) => left.unknown(names).or_else(|| right.unknown(names)),
        }
    }

    /// Whether both are equal. Beside a word, a name without an answer of its own is a word: `contact == inside`.
    fn is_equal(&self, other: &Self, answers: SceneAnswers) -> Option<bool> {
        let (left, right) = (self.value(answers)?, other.value(answers)?);
        Some(match (left, self, right, other) {
            (GoalValue::Word(word), _, GoalValue::Truth(_) | GoalValue::Number(_), Self::Name(name))
            | (GoalValue::Truth(_) | GoalValue::Number(_), Self::Name(name), GoalValue::Word(word), _) => word == name,
            _ => left == right,
        })
    }

    fn value<'a>(&'a self, answers: SceneAnswers<'a>) -> Option<GoalValue<'a>> {
        let number = |node: &'a Self| match node.value(answers)? {
            GoalValue::Number(number) => Some(number),
            GoalValue::Truth(_) | GoalValue::Word(_) => None,
        };
        let truth = |node: &'a Self| match node.value(answers)? {
            GoalValue::Truth(truth) => Some(truth),
            GoalValue::Number(_) | GoalValue::Word(_) => None,
        };
        Some(match self {
            Self::Number(number) => GoalValue::Number(*number),
            Self::Name(name) => match (name.as_str(), answers.iter().find(|(known, _)| known == name)) {
                (_, Some((_, answer))) => match (*answer)? {
                    Answer::Truth(truth) => GoalValue::Truth(truth),
                    Answer::Number(number) => GoalValue::Number(number),
                    Answer::Word(word) => GoalValue::Word(word),
                },
                ("true", None) => GoalValue::Truth(true),
                ("false", None) => GoalValue::Truth(false),
                (word, None) => GoalValue::Word(word),
            },
            Self::Not(node) => GoalValue::Truth(!truth(node)?),
            Self::Minus(node) => GoalValue::Number(-number(node)?),
            Self::Call(function, nodes) => {
                let numbers: Vec<f64> = nodes.iter().map(number).collect::<Option<_>>()?;
                GoalValue::Number(match (function, &numbers[..]) {
                    (GoalFunction::Abs, [one]) => one.abs(),
                    (GoalFunction::Min, [first, rest @ ..]) => rest.iter().fold(*first, |least, next| least.min(*next)),
                    (GoalFunction::Max, [first, rest @ ..]) => rest.iter().fold(*first, |most, next| most.max(*next)),
                    _ => return None,
                })
            }
            Self::Binary(operator, left, right) => match operator {
                // As usual, the right side is skipped if the left one decides.
                GoalOperator::Or => GoalValue::Truth(truth(left)? || truth(right)?),
                GoalOperator::And => GoalValue::Truth(truth(left)? && truth(right)?),
                GoalOperator::Equal => GoalValue::Truth(left.is_equal(right, answers)?),
                GoalOperator::Differs => GoalValue::Truth(!left.is_equal(right, answers)?),
                GoalOperator::Less => GoalValue::Truth(number(left)? < number(right)?),
                GoalOperator::AtMost => GoalValue::Truth(number(left)? <= number(right)?),
                GoalOperator::Greater => GoalValue::Truth(number(left)? > number(right)?),
                GoalOperator::AtLeast => GoalValue::Truth(number(left)? >= number(right)?),
                GoalOperator::Plus => GoalValue::Number(number(left)? + number(right)?),
                GoalOperator::Minus => GoalValue::Number(number(left)? - number(right)?),
                GoalOperator::Times => GoalValue::Number(number(left)? * number(right)?),
                GoalOperator::By => GoalValue::Number(number(left)? / number(right)?),
            },
        })
    }
}

fn is_known(name: &str, names: &[&str]) -> bool {
    matches!(name, "true" | "false") || names.contains(&name)
}

type Failed = winnow::error::ErrMode<ContextError>;

fn binary(operator: GoalOperator) -> fn(&mut &str, GoalNode, GoalNode) -> Result<GoalNode, Failed> {
    macro_rules! each {
        ($($name:ident)*) => {
            match operator {
                $(GoalOperator::$name => |_, left, right| {
                    Ok(GoalNode::Binary(GoalOperator::$name, Box::new(left), Box::new(right)))
                },)*
            }
        };
    }
    each!(Or And Equal Differs Less AtMost Greater AtLeast Plus Minus Times By)
}

fn formula(input: &mut &str) -> Result<GoalNode, Failed> {
    expression(delimited(multispace0, operand, multispace0))
        .prefix(delimited(
            multispace0,
            dispatch! { any;
                '!' => Prefix(SIGN, |_, node| Ok(GoalNode::Not(Box::new(node)))),
                '-' => Prefix(SIGN, |_, node| Ok(GoalNode::Minus(Box::new(node)))),
                _ => fail,
            },
            multispace0,
        ))
        .infix(alt((
            dispatch! { take(2_usize);
                "||" => Infix::Left(OR, binary(GoalOperator::Or)),
                "&&" => Infix::Left(AND, binary(GoalOperator::And)),
                "==" => Infix::Left(EQUAL, binary(GoalOperator::Equal)),
                "!=" => Infix::Left(EQUAL, binary(GoalOperator::Differs)),
                "<=" => Infix::Left(ORDER, binary(GoalOperator::AtMost)),
                ">=" => Infix::Left(ORDER, binary(GoalOperator::AtLeast)),
                _ => fail,
            },
            dispatch! { any;
                '<' => Infix::Left(ORDER, binary(GoalOperator::Less)),
                '>' => Infix::Left(ORDER, binary(GoalOperator::Greater)),
                '+' => Infix::Left(SUM, binary(GoalOperator::Plus)),
                '-' => Infix::Left(SUM, binary(GoalOperator::Minus)),
                '*' => Infix::Left(PRODUCT, binary(GoalOperator::Times)),
                '/' => Infix::Left(PRODUCT, binary(GoalOperator::By)),
                _ => fail,
            },
        )))
        .parse_next(input)
}

fn operand(input: &mut &str) -> Result<GoalNode, Failed> {
    alt((
        delimited('(', cut_err(formula), cut_err(')')),
        (peek(one_of(|sign: char| sign.is_ascii_digit() || sign == '.')), float)
            .map(|(_, number)| GoalNode::Number(number)),
        name_or_call,
    ))
    .parse_next(input)
}

/// A name, or a function with its arguments. A hyphen between letters belongs to a name.
fn name_or_call(input: &mut &str) -> Result<GoalNode, Failed> {
    let part = |sign: char| sign.is_ascii_alphanumeric() || matches!(sign, '.' | '-' | '_');
    let first = |sign: &str| sign.starts_with(|sign: char| sign.is_ascii_alphabetic());
    let name = take_while(1.., part).verify(first).parse_next(input)?;
    let given = opt(delimited('(', separated(1.., formula, ','), cut_err(')'))).parse_next(input)?;
    match (name, given) {
        (name, None) => Ok(GoalNode::Name(name.into())),
        ("abs", Some(nodes)) => Ok(GoalNode::Call(GoalFunction::Abs, nodes)),
        ("min", Some(nodes)) => Ok(GoalNode::Call(GoalFunction::Min, nodes)),
        ("max", Some(nodes)) => Ok(GoalNode::Call(GoalFunction::Max, nodes)),
        (_, Some::<Vec<GoalNode>>(_)) => fail.parse_next(input),
    }
}
