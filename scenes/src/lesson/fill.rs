//! Numbers in a text: `{ax2}` stands for the scene's answer, which differs when the step is asked with other numbers.

use super::Goal;
use crate::scene::{Answer, Viewer};
use crate::text;
use crate::words::Text;

enum TextPiece<'a> {
    Said(&'a str),
    /// The name in braces.
    Asked(&'a str),
}

/// The pieces of a text; `{{` is a plain brace.
fn pieces(said: &str) -> Vec<TextPiece<'_>> {
    let (mut pieces, mut rest) = (Vec::new(), said);
    while let Some(at) = rest.find('{') {
        let (before, from) = rest.split_at(at);
        if let Some(after) = from.strip_prefix("{{") {
            pieces.extend([TextPiece::Said(before), TextPiece::Said("{")]);
            rest = after;
            continue;
        }
        let Some(end) = from.find('}') else { break };
        pieces.extend([TextPiece::Said(before), TextPiece::Asked(from[1..end].trim())]);
        rest = &from[end + 1..];
    }
    pieces.push(TextPiece::Said(rest));
    pieces
}

/// A lesson's text in each of its languages.
fn each(text: &Text) -> Vec<&str> {
    match text {
        Text::Plain(said) => vec![said],
        Text::Given(given) => given.iter().map(|(_, said)| said.as_str()).collect(),
        Text::Whole(_) | Text::Message { .. } => Vec::new(),
    }
}

pub(super) fn asks(text: &Text) -> bool {
    each(text).iter().any(|said| said.contains('{'))
}

/// Checks that all braces contain numbers of this scene.
///
/// # Errors
/// The first name that is not a number.
pub(super) fn check(text: &Text, scene: &Viewer) -> Result<(), Text> {
    if !asks(text) {
        return Ok(());
    }
    let answers = scene.answers();
    for asked in each(text).into_iter().flat_map(pieces) {
        if let TextPiece::Asked(formula) = asked
            && Goal::read(formula, scene)?.number(&answers).is_none()
        {
            return Err(text!("lesson-no-number", given = format!("{{{formula}}}")));
        }
    }
    Ok(())
}

pub(super) fn filled(text: &Text, scene: &Viewer) -> Text {
    if !asks(text) {
        return text.clone();
    }
    let answers = scene.answers();
    let say = |said: &str| said_with(said, scene, &answers);
    match text {
        Text::Plain(said) => Text::plain(say(said)),
        Text::Given(given) => Text::Given(given.iter().map(|(language, said)| (language.clone(), say(said))).collect()),
        Text::Whole(_) | Text::Message { .. } => text.clone(),
    }
}

/// The same for a line that is no text.
pub(super) fn filled_line(line: &str, scene: &Viewer) -> String {
    if line.contains('{') { said_with(line, scene, &scene.answers()) } else { line.to_owned() }
}

/// What two texts both say to the readers of some language.
pub(super) fn same(one: &Text, other: &Text) -> Option<String> {
    let languages = [one, other].into_iter().flat_map(|text| match text {
        Text::Given(given) => given.iter().map(|(language, _)| language.as_str()).collect(),
        Text::Plain(_) | Text::Whole(_) | Text::Message { .. } => vec![""],
    });
    let said = |text, language| said_in(text, language).split_whitespace().collect::<Vec<_>>().join(" ");
    languages
        .map(|language| [one, other].map(|text| said(text, language)))
        .find_map(|[one, other]| (one == other).then_some(one))
}

/// A lesson's text in a language; in its first one if it lacks that.
fn said_in<'a>(text: &'a Text, language: &str) -> &'a str {
    match text {
        Text::Given(given) => {
            given.iter().find(|(name, _)| name == language).or(given.first()).map_or("", |(_, said)| said)
        }
        Text::Plain(said) => said,
        Text::Whole(_) | Text::Message { .. } => "",
    }
}

fn said_with(said: &str, scene: &Viewer, answers: &[(String, Option<Answer>)]) -> String {
    pieces(said).into_iter().map(|piece| number(piece, scene, answers)).collect()
}

fn number(piece: TextPiece, scene: &Viewer, answers: &[(String, Option<Answer>)]) -> String {
    match piece {
        TextPiece::Said(said) => said.to_owned(),
        TextPiece::Asked(formula) => {
            let number = Goal::read(formula, scene).ok().and_then(|goal| goal.number(answers));
            number.map_or_else(|| formula.to_owned(), |number| number.to_string())
        }
    }
}

/// The numbers that a text contains as digits.
pub(super) fn numbers(text: &Text) -> Vec<f64> {
    let said = each(text).into_iter().flat_map(pieces).filter_map(|piece| match piece {
        TextPiece::Said(said) => Some(said),
        TextPiece::Asked(_) => None,
    });
    let parts = said.flat_map(|said| said.split(|sign: char| !sign.is_ascii_digit() && sign != '.'));
    parts.filter_map(|part| part.trim_matches('.').parse().ok()).collect()
}
