//! A formula on the command line, and what is wrong with it, underlined.

use super::output::{self, refuse};
use hantei_judge::{Formula, FormulaError, ParseOptions, Reading, Shapes};
use hantei_scenes::quote::{line_and_column, quoted};
use hantei_scenes::report;
use hantei_scenes::text;
use hantei_scenes::words::{Text, Words};
use std::io::{self, Write as _};
use std::process::ExitCode;
use std::str::FromStr;

/// Characters of a line to show before the mistake and from its start on.
const AROUND: usize = 50;

#[derive(Debug)]
pub(super) struct NoFormula {
    text: String,
    error: FormulaError,
}

/// Reads a formula as a game has it, and reports how.
pub(super) fn read_with<S: Shapes>(text: String, options: &ParseOptions) -> Result<(Formula<S>, Reading), NoFormula> {
    Formula::read(&text, options).map_err(|error| NoFormula::new(text, error))
}

pub(super) fn read<Formula: FromStr<Err = FormulaError>>(text: String) -> Result<Formula, NoFormula> {
    text.parse().map_err(|error| NoFormula::new(text, error))
}

impl NoFormula {
    pub(super) fn new(text: String, error: FormulaError) -> Self {
        Self { text, error }
    }

    pub(super) fn text(&self) -> &str {
        &self.text
    }

    fn json(&self, words: &Words) -> String {
        format!("{}\n", report::no_formula(&self.text, &self.error, &words.say(&Text::from(&self.error))))
    }

    /// Prints it as JSON too, if that is asked for.
    pub(super) fn print_json(&self, json: bool, words: &Words) -> Result<(), ExitCode> {
        let printed = if json { output::print(&self.json(words)) } else { Ok(()) };
        printed.map_err(|why| refuse(1, &why))
    }

    /// Says what is wrong, as JSON too if that is asked for.
    pub(super) fn answer(&self, json: bool, words: &Words) -> ExitCode {
        self.print_json(json, words).map_or_else(|code| code, |()| self.refuse())
    }

    /// Prints the reason, and the line with the mistake underlined.
    pub(super) fn refuse(&self) -> ExitCode {
        let code = refuse(2, &self.why());
        if self.is_of_all() {
            return code;
        }
        let [line, marks] = self.underlined();
        let _ = io::stderr().write_all(format!("  {line}\n  {marks}\n").as_bytes());
        code
    }

    /// Whether the whole text is meant, no place in it.
    fn is_of_all(&self) -> bool {
        self.error.place == (0..0)
    }

    /// The reason, and the place in a text of several lines.
    fn why(&self) -> Text {
        let why = Text::from(&self.error);
        if self.is_of_all() || !self.text.trim_end().contains('\n') {
            return why;
        }
        let (line, column) = line_and_column(&self.text, self.error.place.start);
        text!("formula-at", line = line.to_string(), column = column.to_string(), why = why)
    }

    fn underlined(&self) -> [String; 2] {
        let place = &self.error.place;
        let begin = self.text[..place.start].rfind('\n').map_or(0, |end| end + 1);
        let end = self.text[place.start..].find('\n').map_or(self.text.len(), |length| place.start + length);
        let before: Vec<char> = self.text[begin..place.start].chars().collect();
        let kept = &before[before.len().saturating_sub(AROUND)..];
        let (mut line, mut marks) = (String::new(), String::new());
        if kept.len() < before.len() {
            line.push('…');
            marks.push(' ');
        }
        for &character in kept {
            push(&mut line, &mut marks, character, ' ');
        }
        let behind = &self.text[place.start..end];
        for (at, character) in behind.char_indices().take(AROUND) {
            let mark = if place.start + at < place.end { '^' } else { ' ' };
            push(&mut line, &mut marks, character, mark);
        }
        if behind.chars().count() > AROUND {
            line.push('…');
        }
        // After the end of a line there is nothing to underline.
        if !marks.contains('^') {
            marks.push('^');
        }
        [line, marks.trim_end().to_owned()]
    }
}

/// Adds a character, and a mark under each column that it takes on a terminal. An invisible one becomes an escape.
fn push(line: &mut String, marks: &mut String, character: char, mark: char) {
    if !matches!(character, '\t' | '\r' | ' ' | '\u{3000}' | '\u{feff}') {
        let shown = quoted(&character.to_string());
        if shown.chars().count() > 1 {
            marks.extend(std::iter::repeat_n(mark, shown.chars().count()));
            line.push_str(&shown);
            return;
        }
    }
    line.push(if character.is_control() || character == '\u{feff}' { ' ' } else { character });
    let is_wide = matches!(character, '\u{1100}'..='\u{115f}' | '\u{2e80}'..='\u{a4cf}' | '\u{ac00}'..='\u{d7a3}'
        | '\u{f900}'..='\u{faff}' | '\u{fe30}'..='\u{fe6f}' | '\u{ff00}'..='\u{ff60}' | '\u{ffe0}'..='\u{ffe6}');
    marks.extend(std::iter::repeat_n(mark, 1 + usize::from(is_wide)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use hantei_judge::OverlapFormula;

    #[test]
    fn the_place_is_under_its_line() {
        let long = format!("{}foo < 1", "ax < bx && ".repeat(20));
        for (text, line, marks) in [
            ("ax < bx < 3", "ax < bx < 3", "        ^"),
            ("ax < foo", "ax < foo", "     ^^^"),
            ("ax < bx &&", "ax < bx &&", "          ^"),
            ("", "", "^"),
            ("ax < bx &&\n\tfoo > 1\n&& by < 1", " foo > 1", " ^^^"),
            ("判定 < foo", "判定 < foo", "^^^^"),
            ("ａｘ＜＄", "ａｘ＜＄", "      ^^"),
            ("ax < \u{202e}1", "ax < \\u{202e}1", "     ^^^^^^^^"),
            (&long, "", ""),
        ] {
            let error = text.parse::<OverlapFormula>().map(|formula| formula.to_string()).unwrap_err();
            let shown = NoFormula { text: text.into(), error }.underlined();
            if text == long {
                assert_eq!(shown[0].find("foo").map(|at| shown[0][..at].chars().count()), shown[1].find('^'));
                assert!(shown[0].starts_with('…') && shown[0].chars().count() < 120, "{shown:?}");
            } else {
                assert_eq!(shown, [line, marks], "{text}");
            }
        }
    }
}
