//! Examples, a line of a file each, and the groups in which they stand.

use crate::text;
use crate::words::Text;

/// A group of examples.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExampleGroup {
    /// The programs that the scene was made from.
    Sources,
    /// Cases that trip people up.
    TripUps,
    /// Common wrong tests, where they fail.
    Mistakes,
    /// Bugs reported of libraries and games.
    Wild,
    /// A corner is nearest.
    Corners,
    /// An edge is nearest.
    Edges,
    /// Tiles side by side.
    Seams,
    /// One block and a mover.
    OneBlock,
}

impl ExampleGroup {
    /// The group's title.
    pub fn title(self) -> Text {
        match self {
            Self::Sources => text!("examples-sources"),
            Self::TripUps => text!("examples-trip-ups"),
            Self::Mistakes => text!("examples-mistakes"),
            Self::Wild => text!("examples-wild"),
            Self::Corners => text!("examples-corners"),
            Self::Edges => text!("examples-edges"),
            Self::Seams => text!("examples-seams"),
            Self::OneBlock => text!("examples-one-block"),
        }
    }
}

/// How many examples a file has: each is a line with its name and what a command line would say. `#` begins a comment.
pub(super) const fn count(file: &str) -> usize {
    let (mut count, mut rest) = (0, file);
    while !rest.is_empty() {
        let (line, below) = cut(rest, b'\n');
        count += is_example(line) as usize;
        rest = below;
    }
    count
}

/// The examples of a file, read as the program is built.
pub(super) const fn examples<const COUNT: usize>(file: &str) -> [(&str, &str); COUNT] {
    let mut examples = [("", ""); COUNT];
    let (mut count, mut rest) = (0, file);
    while !rest.is_empty() {
        let (line, below) = cut(rest, b'\n');
        if is_example(line) {
            examples[count] = cut(line, b' ');
            count += 1;
        }
        rest = below;
    }
    examples
}

const fn is_example(line: &str) -> bool {
    !line.is_empty() && line.as_bytes()[0] != b'#'
}

/// What stands before a sign, and behind it; all and nothing where it does not stand.
const fn cut(text: &str, sign: u8) -> (&str, &str) {
    let mut at = 0;
    while at < text.len() && text.as_bytes()[at] != sign {
        at += 1;
    }
    let (before, rest) = text.split_at(at);
    (before, if rest.is_empty() { rest } else { rest.split_at(1).1 })
}
