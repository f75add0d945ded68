//! What comments, docstrings and names say about the numbers of a list: `# (x, y, w, h)`, `box_xyxy`.

use super::tokens::{Token, TokenKind};

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
pub(super) fn is_size(text: &str, tokens: &[Token], axes: usize) -> Option<bool> {
    let (mut is_size, mut is_end) = (false, false);
    let mut note = |note: &str| {
        let words = words(note);
        let has = |row: &[String], of: [&[&str]; 3]| row.iter().zip(of).all(|(word, of)| of.contains(&word.as_str()));
        for row in words.windows(2 * axes).filter(|row| has(&row[..axes], STARTS)) {
            is_size |= has(&row[axes..], SIZES);
            is_end |= has(&row[axes..], ENDS) && row[0] != row[axes];
        }
        let named = |parts: [&str; 3]| words.iter().any(|word| parts.iter().any(|part| word.contains(part)));
        is_size |= named(OF_SIZE);
        is_end |= named(OF_ENDS);
    };
    let mut end = 0;
    for token in tokens {
        note(text.get(end..token.place.start).unwrap_or_default());
        match &token.kind {
            TokenKind::Quote(quote) => note(quote),
            TokenKind::Word(word) => note(word),
            _ => {}
        }
        end = token.place.end;
    }
    note(text.get(end..).unwrap_or_default());
    (is_size != is_end).then_some(is_size)
}

/// The words of a note in small letters, `min x` as one.
fn words(note: &str) -> Vec<String> {
    let plain = note.to_lowercase().replace('_', "").replace("min ", "min").replace("max ", "max");
    let words = plain.split(|it: char| !it.is_alphanumeric()).filter(|word| !word.is_empty());
    words.filter(|word| !BETWEEN.contains(word)).map(String::from).collect()
}
