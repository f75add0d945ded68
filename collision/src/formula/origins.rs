//! What `x` and `y` of a shape are: its top-left corner or its centre.

use super::Formula;
use super::heads::Function;
use super::members;
use super::read::Source;
use super::reading::Origin;
use super::seen::Seen;
use super::shapes::Shapes;
use super::signs::Sign;
use super::terms::{CircleTerm, PartTerm, Term};
use super::tokens::Token;
use super::tree::Number;
use crate::Part;

/// Types whose position is the top-left corner, unless the text itself defines a type of this name.
const CORNER_TYPES: [&str; 16] = [
    "Rect",
    "FRect",
    "Rect2",
    "Rect2i",
    "Rect2I",
    "SDL_Rect",
    "SDL_FRect",
    "Rectangle",
    "RectangleF",
    "CGRect",
    "NSRect",
    "DOMRect",
    "QRect",
    "QRectF",
    "FloatRect",
    "IntRect",
];
/// Functions that draw a rectangle from its top-left corner.
const DRAWS: [&str; 7] =
    ["fillRect", "strokeRect", "drawRect", "drawImage", "rectangle", "DrawRectangle", "DrawRectangleLines"];

/// What the text shows by a type, by a drawing, or by names of half sizes; not by how the test computes, for there the
/// mistake may be.
pub(super) fn shown(source: &Source<'_>, function: Option<&Function>, seen: &Seen) -> Option<Origin> {
    if !seen.place {
        return None;
    }
    let [corner, centre] = drawn(&source.tokens);
    let is_corner = corner || function.is_some_and(|function| has_corner_type(source, function));
    let is_centre = centre || (seen.half && !seen.far_end && !seen.whole_size);
    match (is_corner, is_centre) {
        (true, false) => Some(Origin::Corner),
        (false, true) => Some(Origin::Centre),
        _ => None,
    }
}

fn has_corner_type(source: &Source<'_>, function: &Function) -> bool {
    let tokens = &source.tokens[..];
    let is_defined = |name: &str| {
        const BEFORE: [&str; 6] = ["class", "struct", "record", "interface", "type", "object"];
        tokens.windows(2).any(|two| {
            two[1].is_word(name)
                && (two[0].is(Sign::CloseBrace) || two[0].word().is_some_and(|word| BEFORE.contains(&word)))
        })
    };
    let is_pygame = tokens.iter().any(|token| token.is_word("pygame"));
    let head = function.head(tokens);
    let is_type = |token: &Token| token.word().is_some_and(|word| CORNER_TYPES.contains(&word) && !is_defined(word));
    let is_member = |two: &[Token]| two[0].is_word("rect") && two[1].is(Sign::Dot);
    tokens[head].iter().any(is_type)
        || tokens[function.tokens.clone()].iter().any(|token| token.is_word("getBoundingClientRect"))
        || (is_pygame && tokens[function.tokens.clone()].windows(2).any(is_member))
}

/// Whether a rectangle is drawn from `x, y`, and whether one is drawn from `x - …`.
fn drawn(tokens: &[Token]) -> [bool; 2] {
    let mut found = [false; 2];
    for at in 0..tokens.len() {
        let is_draw = tokens[at].word().is_some_and(|word| DRAWS.contains(&word));
        if !is_draw || !tokens.get(at + 1).is_some_and(|next| next.is(Sign::Open)) {
            continue;
        }
        let coordinate = |at: usize, axis: &str| {
            tokens.get(at).and_then(Token::word).is_some_and(|word| members::plain(word) == axis)
        };
        let is = |at: usize, sign: Sign| tokens.get(at).is_some_and(|token| token.is(sign));
        let end = (at..tokens.len()).find(|&at| is(at, Sign::Close)).unwrap_or(tokens.len());
        let Some(x) = (at + 2..end).find(|&at| coordinate(at, "x")) else { continue };
        let y = (x + 2..end).find(|&at| !is(at, Sign::Dot) && tokens[at].word().is_none()).unwrap_or(end);
        found[0] |= is(x + 1, Sign::Comma) && is(y, Sign::Comma) && coordinate(y - 1, "y");
        found[1] |= is(x + 1, Sign::Compute(super::tree::Arithmetic::Minus));
    }
    found
}

impl<S: Shapes> Formula<S> {
    /// The test with `x` and `y` of rectangles and boxes as their centres. `left`, `x1` and the like stay.
    #[must_use]
    pub fn from_centre(&self) -> Self {
        self.with_numbers(&centred)
    }
}

fn centred(number: &Number) -> Number {
    let Number::Named(term, name) = number else { return number.with_parts(&centred) };
    let centre = match *term {
        Term::Part(term @ PartTerm { part: Part::Min, .. }) => Term::Part(PartTerm { part: Part::Centre, ..term }),
        Term::Circle(CircleTerm::Rect(axis, Part::Min)) => Term::Circle(CircleTerm::Rect(axis, Part::Centre)),
        _ => return number.clone(),
    };
    centre_name(name).map_or_else(|| number.clone(), |name| Number::Named(centre, name.into()))
}

/// The centre's name for that of a place: `a.cx` for `a.x`, `acx` for `ax`; `None` for an end, as `a.left` or `a.min.x`.
pub(super) fn centre_name(name: &str) -> Option<String> {
    let bare = name.trim_end_matches("()");
    let (before, axis) = bare.split_at_checked(bare.len().checked_sub(1)?)?;
    let is_place = matches!(axis, "x" | "y" | "z" | "X" | "Y" | "Z") && !before.to_ascii_lowercase().contains("min");
    is_place.then(|| format!("{before}c{axis}"))
}
