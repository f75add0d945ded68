//! The blanks of a test that is to be filled in.

/// What is to be filled in, in an opening.
const BLANK: &str = "__";
/// What stands between what fills several blanks.
const BETWEEN: [char; 2] = [';', ','];

/// A test whose blanks are filled with these parts, with semicolons between; one without blanks is replaced.
pub(super) fn filled(test: &str, filling: &str) -> String {
    let count = test.matches(BLANK).count();
    if count == 0 {
        return filling.to_owned();
    }
    let between = BETWEEN.into_iter().find(|between| filling.contains(*between)).unwrap_or(BETWEEN[0]);
    let mut parts = filling.splitn(count, between).map(str::trim);
    let mut pieces = test.split(BLANK);
    let first = pieces.next().unwrap_or_default().to_owned();
    pieces.fold(first, |formula, piece| formula + parts.next().unwrap_or(BLANK) + piece)
}
