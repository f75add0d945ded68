//! What comments and docstrings say about numbers: of a list, `# (x, y, w, h)`, and whether x, y is the centre.

use super::Given;
use crate::formula::reading::ListReading;
use crate::formula::syntax::{Pattern, Token, TokenKind};

/// Words for the start on each axis, for the size, and for the end.
const STARTS: [&[&str]; 3] = [
    &["x", "l", "left", "x0", "x1", "minx", "xmin"],
    &["y", "t", "top", "y0", "y1", "miny", "ymin"],
    &["z", "n", "near", "front", "z0", "z1", "minz", "zmin"],
];
const SIZES: [&[&str]; 3] = [&["w", "width", "dx"], &["h", "height", "dy"], &["d", "depth", "dz"]];
const ENDS: [&[&str]; 3] = [
    &["r", "right", "x1", "x2", "maxx", "xmax"],
    &["b", "bottom", "y1", "y2", "maxy", "ymax"],
    &["f", "far", "back", "z1", "z2", "maxz", "zmax"],
];
/// Parts of names.
const OF_SIZE: [&str; 3] = ["xywh", "ltwh", "xyzwhd"];
const OF_ENDS: [&str; 3] = ["xyxy", "ltrb", "xyzxyz"];
/// Words between the numbers: `x, y, width and height`.
const BETWEEN: [&str; 4] = ["and", "then", "the", "its"];

/// Whether the numbers after the first ones of a list are its size, if the text says it, and only one of both.
pub(in crate::formula) fn is_size(text: &str, tokens: &[Token], axes: usize) -> Option<bool> {
    let names = tokens.iter().filter_map(Token::word);
    let (mut is_size, mut is_end) = (false, false);
    for note in notes(text, tokens).chain(names) {
        let words = words(note);
        let has = |row: &[String], of: [&[&str]; 3]| row.iter().zip(of).all(|(word, of)| of.contains(&word.as_str()));
        for row in words.windows(2 * axes).filter(|row| has(&row[..axes], STARTS)) {
            is_size |= has(&row[axes..], SIZES);
            is_end |= has(&row[axes..], ENDS) && row[0] != row[axes];
        }
        let named = |parts: [&str; 3]| words.iter().any(|word| parts.iter().any(|part| word.contains(part)));
        is_size |= named(OF_SIZE);
        is_end |= named(OF_ENDS);
    }
    (is_size != is_end).then_some(is_size)
}

/// Whether a comment says that x, y is the centre: `origin at the centre`, `x, y: centre`, `anchorPoint 0.5`.
pub(super) fn is_centred(text: &str, tokens: &[Token]) -> bool {
    const CENTRES: [&str; 6] = ["center", "centre", "centers", "centres", "centered", "centred"];
    const OTHERS: [&str; 5] = ["not", "corner", "top", "left", "topleft"];
    const PLACES: [&str; 4] = ["origin", "anchor", "anchorpoint", "pivot"];
    notes(text, tokens).any(|note| {
        let words = words(note);
        let is_one = |word: &String, of: &[&str]| of.contains(&word.as_str());
        let is_near = |at: usize| {
            let before = &words[at.saturating_sub(4)..at];
            let sizes = words[at + 1..].iter().take(2);
            before.iter().chain(words[at + 1..].iter().take(3)).any(|word| is_one(word, &PLACES))
                || before.windows(2).any(|two| two == ["x", "y"])
                || sizes
                    .take_while(|word| is_one(word, &["full", "half", "size", "sizes"]))
                    .any(|it| it.starts_with("size"))
        };
        let is_said = (0..words.len()).any(|at| is_one(&words[at], &CENTRES) && is_near(at));
        let is_anchored = words.iter().any(|word| word == "anchorpoint") && note.contains("0.5");
        let is_drawn = note.contains("rectMode(CENTER)");
        is_drawn || ((is_said || is_anchored) && !words.iter().any(|word| is_one(word, &OTHERS)))
    })
}

/// The comments and the quoted texts.
fn notes<'a>(text: &'a str, tokens: &'a [Token]) -> impl Iterator<Item = &'a str> {
    let ends = std::iter::once(0).chain(tokens.iter().map(|token| token.place.end));
    let begins = tokens.iter().map(|token| token.place.start).chain([text.len()]);
    let comments = ends.zip(begins).filter_map(|(end, begin)| text.get(end..begin));
    let quotes = tokens.iter().filter_map(|token| match &token.kind {
        TokenKind::Quote(quote) => Some(quote.as_str()),
        _ => None,
    });
    comments.chain(quotes)
}

/// The words of a note in small letters, `min x` as one.
fn words(note: &str) -> Vec<String> {
    let plain = note.to_ascii_lowercase().replace('_', "").replace("min ", "min").replace("max ", "max");
    let words = plain.split(|it: char| !it.is_alphanumeric()).filter(|word| !word.is_empty());
    words.filter(|word| !BETWEEN.contains(word)).map(String::from).collect()
}

/// A parameter whose one letter could mean half a size, too: `r1` beside `l1`.
pub(in crate::formula) fn short_edge(parameters: &[Given]) -> Option<ListReading> {
    let is_short =
        |name: &&str| name.trim_end_matches(|it: char| it == '_' || it.is_ascii_digit()).eq_ignore_ascii_case("r");
    let edge = |given: &Given| match (&given.pattern, &given.path[..]) {
        (Pattern::Name(name, _), [_, member]) if member == "right" => {
            Some(name.as_str()).filter(is_short).map(String::from)
        }
        _ => None,
    };
    let name = parameters.iter().find_map(edge)?;
    Some(ListReading { name, is_size: false, is_tried: false })
}
