//! What can be wrong with the text of a formula, and where.

use super::language::SourceLanguage;
use crate::program::{Family, FamilyRefusal, ResponseRefusal};
use hantei_collision::NumberError;
use std::fmt;
use std::ops::Range;

/// What has a limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// Characters of the text, comments included.
    Characters,
    /// Names, numbers and signs.
    Tokens,
    /// Nested parentheses and signs.
    Depth,
    /// Named comparisons before the formula.
    Flags,
    /// Functions or macros that use one another.
    Calls,
    /// Turns of a loop, or elements of a list.
    Turns,
    /// Steps of a program, or ways through it.
    Steps,
}

/// What could be there instead of the text, or of its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// A name, a number or an opening parenthesis.
    Operand,
    /// A comparison or another operator, or the end.
    Operator,
    /// An operator or a closing parenthesis.
    Close,
    /// A comma and another number, or a closing parenthesis.
    Comma,
    /// The colon of `test ? one : other`.
    Colon,
    /// The `else` of `one if test else other`.
    Else,
}

/// What lines begin with where code was copied from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineMark {
    /// Line numbers: `12: return true;`.
    Numbers,
    /// Marks of a diff: `+`, `-`, `@@`.
    Diff,
    /// The mark of a quote: `> `.
    Quote,
}

/// What becomes of the value of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CallUse {
    /// It is used.
    Value,
    /// It is used, and nothing is given to the call: a number can be given in its place.
    Number,
    /// The call stands alone.
    Nothing,
    /// It is a method of a shape whose type the text does not name.
    Typeless,
    /// It is one of a library, and not read.
    Library,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq)]
pub enum FormulaFlaw {
    /// There is no text, or only comments.
    Empty,
    /// More than this limit.
    TooMuch(Bound, usize),
    /// A character without a meaning.
    Character(char),
    /// A number that cannot be computed with.
    Number(NumberError),
    /// Opened and never closed.
    Unclosed(&'static str),
    /// What could be there instead. The found text is `None` at the end of the text.
    Unexpected(Option<String>, Expected),
    /// A name without a meaning, and the nearest one with a meaning.
    UnknownName(String, Option<String>),
    /// An unknown function, and the nearest known one.
    UnknownFunction(String, Option<String>),
    /// A whole shape or point where a number is needed; and one of its numbers, as an example.
    WholeShape(String, String),
    /// A function with the wrong number of arguments: the given number, then the right one.
    Arguments(String, usize, usize),
    /// The arguments of this function are points.
    NotPoints(String),
    /// Two comparisons in one, `a < b < c`.
    Chain,
    /// `=` where `==` is meant.
    Assigns,
    /// `a && b | c`, which languages read differently.
    Mixed,
    /// `x ^ 2`, which is not a power in most languages.
    NoPower,
    /// A step may leave the type of its numbers: what was written, and the least and greatest number of the type.
    LeavesType(String, [String; 2]),
    /// Stays at the end of a type without a sign: no number below 0 can be tried.
    Unsigned(String),
    /// A number where a comparison belongs.
    NumberForTest,
    /// A comparison where a number belongs.
    TestForNumber,
    /// A definition of a name that already has a meaning.
    NameTaken(String),
    /// A statement that a formula cannot have, by its first word: a loop, a `switch`.
    Statement(String),
    /// A name that the text does not define. A number can be given for it.
    NotGiven(String),
    /// A member that the text itself defines, at this line, in a way that cannot be followed.
    NotFollowed(String, usize),
    /// The lowest number of a `clamp` can be above the highest.
    Clamp(String, String),
    /// A name that has no value yet where a number is needed.
    NoValue(String),
    /// Something that is neither a number nor a test.
    NoNumber(String),
    /// The text looks like a language that is not read.
    OtherLanguage(&'static str),
    /// The text changes a shape, or something outside.
    Changes(String),
    /// A called function ends without an answer.
    NoAnswer,
    /// A line break behind `return` ends the statement: what stands below is never computed.
    BrokenReturn,
    /// The text ends without an answer, in this language.
    FallsThrough(Option<SourceLanguage>),
    /// Several functions that test two shapes.
    SeveralFunctions(Vec<String>),
    /// There is no function with this name; these exist.
    NoFunction(String, Vec<String>),
    /// Something that may change or hide what is judged: a call, a decorator, a macro.
    MayChange(String),
    /// A call, as written, of something that is not known. It may change what is judged.
    UnknownCall(String, CallUse),
    /// A program with several tests, in these lines.
    SeveralTests(Vec<usize>),
    /// A test in a program, of which it is not certain what it compares.
    UnclearTest,
    /// A program that compares no shapes.
    NoTest,
    /// The function compares nothing: by its name it runs after a hit.
    AfterHit,
    /// The indentation of a line is that of no line before.
    Indentation,
    /// Two definitions of one name.
    Twice(String),
    /// Something that is not read here, as written.
    NotRead(String),
    /// All lines begin with something that is no code.
    LineMarks(LineMark),
    /// Why it is not known, or not judged, of which shapes the test is.
    Family(FamilyRefusal),
    /// With several things in this list, the answer is not whether one of them is hit.
    NotEach(String),
    /// The text can be read in these languages, and means something else in each.
    WhichLanguage(Vec<SourceLanguage>),
    /// Why code after a hit is not judged.
    Response(ResponseRefusal),
}

impl FormulaFlaw {
    /// Whether there are more ways through the text than are followed. Another way to read it has no fewer.
    #[must_use]
    pub const fn is_too_long(&self) -> bool {
        matches!(self, Self::TooMuch(Bound::Steps, _))
    }

    /// Whether a text with this flaw in hantei's own words may be one of a language.
    pub(super) fn may_be_of_a_language(&self) -> bool {
        matches!(
            self,
            Self::Character(_)
                | Self::Unclosed(_)
                | Self::Unexpected(..)
                | Self::UnknownName(..)
                | Self::UnknownFunction(..)
                | Self::WholeShape(..)
                | Self::NameTaken(_)
                | Self::Statement(_)
                | Self::NotRead(_)
                | Self::NotGiven(_)
                | Self::Changes(_)
        )
    }

    /// Whether it is a loop, or a call that goes round like one.
    pub fn is_loop(&self) -> bool {
        const LOOPS: [&str; 10] =
            ["for", "while", "do", "foreach", "repeat", "loop", "forEach", "for_each", "every", "some"];
        let first = |given: &str| given.split(|it: char| !it.is_alphanumeric() && it != '_').next().map(str::to_owned);
        matches!(self, Self::Statement(given) if first(given).is_some_and(|word| LOOPS.contains(&word.as_str())))
    }
}

/// Why a text is not a formula.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct FormulaError {
    /// What is wrong.
    pub flaw: FormulaFlaw,
    /// Where in the text, in bytes; empty at the end of the text, else at least one character.
    pub place: Range<usize>,
}

impl FormulaError {
    /// The refusal of a test of shapes that cannot be judged.
    pub fn of_shapes(shapes: Family) -> Self {
        Self::new(FormulaFlaw::Family(FamilyRefusal::Other(shapes)), 0..0)
    }

    /// The refusal of a test that asks which side was hit.
    pub fn of_a_side() -> Self {
        Self::new(FormulaFlaw::Family(FamilyRefusal::Side), 0..0)
    }

    pub(super) fn new(flaw: FormulaFlaw, place: Range<usize>) -> Self {
        Self { flaw, place }
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Self::Operand => "a name, a number or an opening parenthesis",
            Self::Operator => "an operator, or the end",
            Self::Close => "an operator or a closing parenthesis",
            Self::Comma => "a comma or a closing parenthesis",
            Self::Colon => "a colon, as in test ? one : other",
            Self::Else => "else, as in one if test else other",
        })
    }
}

/// One English line: what is wrong, and what could be there.
impl fmt::Display for FormulaFlaw {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let near = |nearest: &Option<String>| {
            nearest.as_ref().map_or_else(String::new, |it| format!("; did you mean {it:?}?"))
        };
        match self {
            Self::Empty => out.write_str("nothing is written"),
            Self::TooMuch(bound, most) => {
                let of = match bound {
                    Bound::Characters => "characters",
                    Bound::Tokens => "names, numbers and signs",
                    Bound::Depth => "parentheses and signs inside one another",
                    Bound::Flags => "comparisons with a name",
                    Bound::Calls => "functions or macros inside one another",
                    Bound::Turns => "turns of a loop",
                    Bound::Steps => "steps, and ways through the test",
                };
                write!(out, "too long: at most {most} {of}")
            }
            Self::Character(given) => write!(out, "{given:?} means nothing here"),
            Self::Number(why) => write!(out, "{why}"),
            Self::Unclosed(given) => write!(out, "{given:?} is never closed"),
            Self::Unexpected(Some(given), expected) => write!(out, "{given:?} cannot stand here; allowed: {expected}"),
            Self::Unexpected(None, expected) => write!(out, "the text ends too early; allowed: {expected}"),
            Self::UnknownName(given, nearest) => write!(out, "unknown name {given:?}{}", near(nearest)),
            Self::UnknownFunction(given, nearest) => write!(out, "unknown function {given:?}{}", near(nearest)),
            Self::WholeShape(given, part) => {
                write!(out, "{given:?} is no number; write a number of it, such as {part:?}")
            }
            Self::Arguments(given, got, takes) => write!(out, "{given:?} takes {takes} arguments, not {got}"),
            Self::NotPoints(given) => write!(out, "the arguments of {given:?} are points"),
            Self::Chain => out.write_str("two comparisons in one; join them with &&"),
            Self::Assigns => out.write_str("\"=\" gives a value; write \"==\" to compare"),
            Self::Mixed => out.write_str("languages read this differently; write parentheses"),
            Self::NoPower => out.write_str("\"^\" is no power here; write a product, x * x"),
            Self::LineMarks(mark) => {
                let mark = match mark {
                    LineMark::Numbers => "line numbers",
                    LineMark::Diff => "the marks of a diff",
                    LineMark::Quote => "the mark of a quote",
                };
                write!(out, "these lines begin with {mark}: paste the code without them")
            }
            Self::LeavesType(given, [least, most]) => {
                write!(out, "{given:?} may leave its type, whose numbers are {least} to {most}; use a larger type")
            }
            Self::Unsigned(given) => {
                write!(
                    out,
                    "{given:?} stays at the end of a type without a sign, which is not judged; use one with a sign"
                )
            }
            Self::NumberForTest => out.write_str("a number; a comparison belongs here"),
            Self::TestForNumber => out.write_str("a comparison; a number belongs here"),
            Self::NameTaken(given) => write!(out, "{given:?} already has a meaning"),
            Self::Statement(given) if self.is_loop() => {
                write!(out, "loops are not read: {given:?}; write out the comparisons of x and of y")
            }
            Self::Statement(given) => {
                write!(out, "{given:?} cannot be part of a test; paste what it asks of two shapes")
            }
            Self::NotGiven(given) => write!(out, "{given:?} is not defined here; give it a number"),
            Self::NotFollowed(given, line) => write!(
                out,
                "line {line} defines {given:?} in a way that cannot be followed; write what it computes in place of it"
            ),
            Self::Clamp(lowest, highest) => write!(
                out,
                "{lowest:?} can be greater than {highest:?}; clamp takes the number, the lowest and the highest, in this order"
            ),
            Self::NoValue(given) => write!(out, "{given:?} has no value on every way to here"),
            Self::OtherLanguage(title) => write!(out, "this looks like {title}, which is not read"),
            Self::NoNumber(given) => write!(out, "{given:?} is neither a number nor a test"),
            Self::Changes(given) => write!(out, "{given:?} is changed; a test changes nothing"),
            Self::NoAnswer => out.write_str("a function without an answer on every way"),
            Self::BrokenReturn => out.write_str("the line ends behind return, so nothing is returned"),
            Self::FallsThrough(_) => out.write_str("the text ends without an answer; return one"),
            Self::SeveralFunctions(all) => {
                write!(out, "several functions test two shapes: {}; choose one", all.join(", "))
            }
            Self::NoFunction(given, all) => write!(out, "no function {given:?}; there are: {}", all.join(", ")),
            Self::MayChange(given) | Self::UnknownCall(given, _) => {
                write!(out, "{given:?} may change what is judged here")
            }
            Self::SeveralTests(lines) => {
                let lines: Vec<String> = lines.iter().map(ToString::to_string).collect();
                write!(out, "several tests, in lines {}; paste one of them", lines.join(", "))
            }
            Self::UnclearTest => {
                out.write_str("what this test compares in its program is not certain; paste the test alone")
            }
            Self::AfterHit => out.write_str("this code has no test; it runs after the hit"),
            Self::NoTest => out.write_str("nothing here compares two shapes; paste the comparison, and what it calls"),
            Self::Indentation => out.write_str("the indentation of this line fits no line above"),
            Self::Family(why) => write!(out, "{why}"),
            Self::Response(why) => write!(out, "{why}"),
            Self::NotEach(given) => {
                write!(out, "with several things in {given:?}, the answer is not whether one of them is hit")
            }
            Self::WhichLanguage(all) => {
                let all: Vec<&str> = all.iter().map(|language| language.title()).collect();
                write!(out, "this means something else in each of these languages: {}; say which", all.join(", "))
            }
            Self::NotRead(given) => write!(out, "{given:?} is not read here"),
            Self::Twice(given) => write!(out, "{given:?} is defined twice"),
        }
    }
}

impl fmt::Display for FormulaError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "byte {}: {}", self.place.start, self.flaw)
    }
}

impl std::error::Error for FormulaError {}
