//! How a text was read: in which language, as which function, and the meanings of its names.

use super::language::SourceLanguage;
use crate::judge::Exactness;
use crate::program::{Difference, Family, is_in};
use hantei_collision::named;

/// The kind of number in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NumberKind {
    /// `int`, `long`, a cast to one of them, `//`.
    Whole,
    /// `float`, `double`, `f32`, `number`.
    Fractions,
}

/// What `x` and `y` of a rectangle or box are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The top-left corner.
    Corner,
    /// The centre.
    Centre,
}

named!(Origin { Corner = "corner", Centre = "centre" });

/// What is known about a text in addition to itself.
///
/// ```
/// use hantei_judge::{OverlapFormula, ParseOptions, SourceLanguage};
///
/// let options = ParseOptions { with: vec![("SIZE".into(), 16.0)], ..ParseOptions::default() };
/// let text = "function near(hero, coin) { return Math.abs(hero.x - coin.x) < SIZE; }";
/// let (formula, reading) = OverlapFormula::read(text, &options)?;
/// assert_eq!(formula.to_string(), "abs(a.x - b.x) < 16");
/// assert_eq!(reading.language, Some(SourceLanguage::JavaScript));
/// assert_eq!(reading.shapes, ["hero", "coin"]);
/// # Ok::<(), hantei_judge::FormulaError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ParseOptions {
    /// Numbers for names that the text does not define.
    pub with: Vec<(String, f64)>,
    /// The language of the text; `None` to recognise it.
    pub language: Option<SourceLanguage>,
    /// The function to read; `None` for the one that tests two shapes.
    pub function: Option<String>,
    /// The kind of the shapes' numbers if the text does not say it. A division of whole numbers drops the fraction if
    /// the language does so, and if no language is known.
    pub numbers: Option<NumberKind>,
    /// What `x` and `y` are; `None` for what the text shows, else the corner.
    pub origin: Option<Origin>,
    /// Whether the third and fourth number of a list are its size, not its other corner; `None` for what the text shows,
    /// else the reading that makes fewer errors.
    pub list_is_size: Option<bool>,
}

/// How the numbers of a list were read: its third and fourth one in the plane.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListReading {
    /// The first of them, as the text writes it: `a[2]`.
    pub name: String,
    /// Whether they are the size; otherwise they are the other corner.
    pub is_size: bool,
    /// Whether the text does not show it.
    pub is_tried: bool,
}

/// How a text was read.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Reading {
    /// The language, given or recognised.
    pub language: Option<SourceLanguage>,
    /// The names of the shapes in the text, A first; fewer if the text names fewer.
    pub shapes: Vec<String>,
    /// The names in the text for numbers of the shapes, with hantei's names; without those that are the same.
    pub members: Vec<(String, String)>,
    /// The function that was read, if the text has a function.
    pub function: Option<String>,
    /// The kind of number in the text.
    pub numbers: Option<NumberKind>,
    /// Whether the text's numbers are whole, and the place of a shape is its centre by name.
    pub whole_centres: bool,
    /// Calls that compute nothing and were passed over, each once.
    pub passed_over: Vec<String>,
    /// The line where the text ends without an answer; the answer is false there.
    pub falls_through: Option<usize>,
    /// What `x` and `y`, or the position, are, as the options say, or as the text shows by a type, by names of half
    /// sizes, or by drawing. If nothing shows it, they were taken for the corner.
    pub origin: Option<Origin>,
    /// Whether the position of a circle means the top-left corner of the square around it.
    pub from_corner: bool,
    /// Whether the position of a circle was taken for its centre, and no name says so.
    pub from_circle_centre: bool,
    /// How lists were read, if the text takes more than a place from one, or a parameter of one letter that is an edge.
    pub list: Option<ListReading>,
    /// Whether the answer is that the body of an `if` is reached, because nothing is returned, and that body sets a place or a
    /// velocity, which is not judged.
    pub reaches_body: bool,
    /// The shapes of which the text is a test, if it is a program.
    pub judged: Option<Family>,
    /// In what this reading differs from others that are possible, too. Empty if it is the only one.
    pub differs: Vec<Difference>,
    /// With which numbers no step of the test rounds, in the arithmetic of its language; in single precision where the
    /// text does not say which.
    pub exactness: Option<Exactness>,
    /// The thing of a list that a loop compares: `enemy`, `enemies[i]`. Then the test is that of one pair.
    pub element: Option<String>,
    /// The shape whose places are its centre where those of the other one are its corner.
    pub centred: Option<String>,
    /// The parameters that its function never uses.
    pub unused: Vec<String>,
    /// Whether its name, or what is done then, says that it asks for one side.
    pub asks_side: bool,
    /// What turns a picture where the test is of an upright rectangle.
    pub turned_picture: Option<String>,
    /// The shape that is a circle by a radius or by how it is drawn, and is not judged as one.
    pub round: Option<String>,
}

impl Reading {
    /// Whether its function is named after a segment or a ray.
    pub fn names_a_line(&self) -> bool {
        self.function.as_deref().is_some_and(is_named_after_a_line)
    }
}

/// Whether a name speaks of a segment or a ray: `rayHitsBox`, `segments_cross`.
pub(crate) fn is_named_after_a_line(name: &str) -> bool {
    const LINES: &str = "line lines segment segments seg segs ray rays laser lasers beam beams";
    words_of(name).iter().any(|word| is_in(word, LINES))
}

/// The words that a name is made of, in lower case: `onTop`, `ON_TOP` and `on top` are two.
pub(crate) fn words_of(name: &str) -> Vec<String> {
    let of_part = |part: &str| {
        let is_begin = |at: usize, sign: char| at == 0 || (sign.is_uppercase() && part.contains(char::is_lowercase));
        let begins = part.char_indices().filter(|(at, sign)| is_begin(*at, *sign)).map(|(at, _)| at);
        let begins: Vec<usize> = begins.chain([part.len()]).collect();
        begins.windows(2).map(|pair| part[pair[0]..pair[1]].to_lowercase()).collect::<Vec<_>>()
    };
    name.split(|sign: char| !sign.is_alphanumeric()).filter(|part| !part.is_empty()).flat_map(of_part).collect()
}
