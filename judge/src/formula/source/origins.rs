//! What `x` and `y` of a shape are: its top-left corner or its centre.

use super::seen::Seen;
use super::{Source, notes};
use crate::formula::meaning::Arithmetic;
use crate::formula::names::members;
use crate::formula::reading::Origin;
use crate::formula::syntax::{Function, Sign, Token, TokenKind};

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
const DRAWS: [&str; 6] = ["fillRect", "strokeRect", "drawRect", "drawImage", "DrawRectangle", "DrawRectangleLines"];
/// Names of a width, or of half of it.
const WIDTHS: [&str; 7] = ["w", "width", "size", "wid", "hw", "halfwidth", "halfw"];

/// What the text shows by a type, by a drawing, or by names of half sizes; not by how the test computes, for there the
/// mistake may be.
pub(in crate::formula) fn shown(source: &Source<'_>, function: Option<&Function>, seen: &Seen) -> Option<Origin> {
    if !seen.place {
        return None;
    }
    let [corner, centre] = drawn(&source.tokens);
    let is_corner = corner || function.is_some_and(|function| has_corner_type(source, function));
    let is_centre = centre
        || has_centre_type(&source.tokens)
        || notes::is_centred(source.text, &source.tokens)
        || (seen.half && !seen.far_end && !seen.whole_size);
    match (is_corner, is_centre) {
        (true, false) => Some(Origin::Corner),
        (false, true) => Some(Origin::Centre),
        // One is drawn from its corner, the other from its centre: then a test with corners has to be asked for.
        (true, true) if corner && centre => Some(Origin::Centre),
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

/// Whether a thing of an engine has its place in its centre: Unity's `transform.position`, a `SKSpriteNode` unless its
/// anchor is moved, bevy's `translation`; or p5 draws so.
fn has_centre_type(tokens: &[Token]) -> bool {
    let has = |name: &str| tokens.iter().any(|token| token.is_word(name));
    let follow = |names: [&str; 2]| {
        tokens
            .windows(3)
            .any(|three| three[0].is_word(names[0]) && !three[1].is(Sign::Comma) && three[2].is_word(names[1]))
    };
    let in_unity = follow(["transform", "position"]) || (has("UnityEngine") && has("Transform") && has("position"));
    let in_sprite_kit = (has("SKSpriteNode") || has("SKNode")) && has("position") && !has("anchorPoint");
    let in_bevy = has("bevy") && ["translation", "Vec3"].iter().any(|name| has(name));
    // Phaser's sprites.
    let adds = |four: &[Token]| {
        four[0].is_word("add")
            && four[1].is(Sign::Dot)
            && (four[2].is_word("sprite") || four[2].is_word("image"))
            && four[3].is(Sign::Open)
    };
    let in_phaser = tokens.windows(4).any(adds) && !has("setOrigin");
    in_unity || in_sprite_kit || in_bevy || in_phaser || follow(["rectMode", "CENTER"])
}

/// Whether a rectangle is drawn from its `x, y`, and whether one is drawn from its `x - width / 2`.
fn drawn(tokens: &[Token]) -> [bool; 2] {
    let mut found = [false; 2];
    for at in 0..tokens.len() {
        let draws = |name: &str| tokens[at].is_word(name) && tokens.get(at + 1).is_some_and(|next| next.is(Sign::Open));
        // Other libraries make a `rectangle` around its centre.
        let is_loves = draws("rectangle") && at > 1 && tokens[at - 2].is_word("graphics");
        if is_loves || DRAWS.iter().any(|name| draws(name)) {
            let open = tokens[at].open;
            let end = (at + 2..tokens.len()).find(|&at| tokens[at].is(Sign::Close) && tokens[at].open == open + 1);
            let end = end.unwrap_or(tokens.len());
            let place = DrawnPlace { tokens: &tokens[at + 2..end] };
            found[0] |= place.is_corner();
            found[1] |= place.is_centre();
        }
        // LÖVE's last two numbers are the origin in the picture.
        if draws("draw") && at > 1 && tokens[at - 2].is_word("graphics") {
            let mut close = (at..tokens.len())
                .filter(|&end| tokens[end].is(Sign::Close) && tokens[end].open == tokens[at].open + 1);
            let place = DrawnPlace { tokens: &tokens[at + 2..close.next().unwrap_or(tokens.len())] };
            found[1] |= place.has_halves();
        }
    }
    found
}

/// The numbers in the parentheses of a call that draws.
struct DrawnPlace<'a> {
    tokens: &'a [Token],
}

impl DrawnPlace<'_> {
    fn is(&self, at: usize, sign: Sign) -> bool {
        self.tokens.get(at).is_some_and(|token| token.is(sign))
    }

    fn is_named(&self, at: usize, names: &[&str]) -> bool {
        self.tokens.get(at).and_then(Token::word).is_some_and(|word| names.contains(&&*members::plain(word)))
    }

    /// The end of `x`, `this.x`, `this.y` from this place.
    fn path(&self, from: usize) -> usize {
        let ends = |at: &usize| !self.is(*at, Sign::Dot) && self.tokens[*at].word().is_none();
        (from..self.tokens.len()).find(ends).unwrap_or(self.tokens.len())
    }

    fn x(&self) -> Option<usize> {
        (0..self.tokens.len()).find(|&at| self.is_named(at, &["x"]))
    }

    /// `this.x, this.y, this.width`
    fn is_corner(&self) -> bool {
        let Some(x) = self.x() else { return false };
        let y = self.path(x + 2);
        let width = self.path(y + 1);
        let are_parted = self.is(x + 1, Sign::Comma) && self.is(y, Sign::Comma);
        are_parted && self.is_named(y - 1, &["y"]) && self.is_named(width - 1, &WIDTHS)
    }

    /// `this.x - this.width / 2, this.y - this.height / 2`, of one thing: a camera has no part in it. Or `-width / 2`,
    /// where the place is moved before.
    fn is_centre(&self) -> bool {
        if self.is(0, Sign::Compute(Arithmetic::Minus)) && self.has_halves() {
            return true;
        }
        let Some(x) = self.x() else { return false };
        let width = self.path(x + 2);
        let owner = |end: usize| end.checked_sub(2).filter(|_| end > 1 && self.is(end - 1, Sign::Dot));
        let word = |at: Option<usize>| at.and_then(|at| self.tokens[at].word());
        self.is(x + 1, Sign::Compute(Arithmetic::Minus))
            && self.is_named(width - 1, &WIDTHS)
            && word(owner(x)) == word(owner(width - 1))
            && self.is_middle_of_y()
    }

    /// Whether the y is no other place: `this.y - 12` is that of a bar above it.
    fn is_middle_of_y(&self) -> bool {
        let y = (0..self.tokens.len()).find(|&at| self.is_named(at, &["y"]));
        let is_number = |at: usize| self.tokens.get(at).is_some_and(|it| matches!(it.kind, TokenKind::Number(..)));
        y.is_none_or(|y| !(self.is(y + 1, Sign::Compute(Arithmetic::Minus)) && is_number(y + 2)))
    }

    /// Whether half a width and half a height are among the numbers.
    fn has_halves(&self) -> bool {
        const HEIGHTS: [&str; 4] = ["h", "height", "size", "hei"];
        let is_half = |names: &[&str]| {
            (0..self.tokens.len()).any(|at| {
                let halves = self.tokens.get(at + 2).is_some_and(|it| matches!(it.kind, TokenKind::Number(2.0, _)));
                self.is_named(at, names) && self.is(at + 1, Sign::Compute(Arithmetic::Divide)) && halves
            })
        };
        is_half(&WIDTHS) && is_half(&HEIGHTS)
    }
}
