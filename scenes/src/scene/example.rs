//! Examples, a line of a file each, and the groups in which they stand.

/// The examples of a scene, the first one its start.
#[derive(Clone, Copy, Debug)]
pub struct Examples {
    /// A name, and what a command line would say.
    pub all: &'static [(&'static str, &'static str)],
    /// The first example of each group, and the group's name.
    pub groups: &'static [(&'static str, &'static str)],
}

/// The examples of a file of `assets/examples`, read as the program is built: `examples!("rects")`. `#` begins a
/// comment, and `[wild]` stands over the group `wild`. An example ends with its line, or where the quotes are closed.
macro_rules! examples {
    ($scene:literal) => {{
        use $crate::scene::example::{ReadExamples, count, read};
        const FILE: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/examples/", $scene, ".txt"));
        const READ: ReadExamples<{ count(FILE, false) }, { count(FILE, true) }> = read(FILE);
        Examples { all: &READ.all, groups: &READ.groups }
    }};
}

pub(super) use examples;

/// How many examples a file has, or groups.
pub(super) const fn count(file: &str, of_groups: bool) -> usize {
    let (mut count, mut rest) = (0, file);
    while !rest.is_empty() {
        let (line, below) = first_line(rest);
        count += (is_example(line) && !of_groups || begins(line, b'[') && of_groups) as usize;
        rest = below;
    }
    count
}

/// The examples of a file, and its groups.
pub(super) struct ReadExamples<const ALL: usize, const GROUPS: usize> {
    pub(super) all: [(&'static str, &'static str); ALL],
    pub(super) groups: [(&'static str, &'static str); GROUPS],
}

pub(super) const fn read<const ALL: usize, const GROUPS: usize>(file: &'static str) -> ReadExamples<ALL, GROUPS> {
    let (mut all, mut groups) = ([("", ""); ALL], [("", ""); GROUPS]);
    let (mut count, mut group, mut title, mut rest) = (0, 0, "", file);
    while !rest.is_empty() {
        let (line, below) = first_line(rest);
        if begins(line, b'[') {
            (title, _) = cut(line.split_at(1).1, b']');
        } else if is_example(line) {
            all[count] = cut(line, b' ');
            if !title.is_empty() {
                groups[group] = (all[count].0, title);
                (group, title) = (group + 1, "");
            }
            count += 1;
        }
        rest = below;
    }
    ReadExamples { all, groups }
}

/// The first line, or the first example with all of its lines, and what is below it.
const fn first_line(text: &str) -> (&str, &str) {
    if !is_example(text) {
        return cut(text, b'\n');
    }
    let (mut at, mut is_quoted) = (0, false);
    while at < text.len() && (is_quoted || text.as_bytes()[at] != b'\n') {
        is_quoted ^= text.as_bytes()[at] == b'"';
        at += 1;
    }
    cut_at(text, at)
}

const fn is_example(line: &str) -> bool {
    !line.is_empty() && !begins(line, b'\n') && !begins(line, b'#') && !begins(line, b'[')
}

const fn begins(line: &str, sign: u8) -> bool {
    !line.is_empty() && line.as_bytes()[0] == sign
}

/// What stands before a sign, and behind it; all and nothing where it does not stand.
const fn cut(text: &str, sign: u8) -> (&str, &str) {
    let mut at = 0;
    while at < text.len() && text.as_bytes()[at] != sign {
        at += 1;
    }
    cut_at(text, at)
}

/// What stands before a place, and behind the sign there.
const fn cut_at(text: &str, at: usize) -> (&str, &str) {
    let (before, rest) = text.split_at(at);
    (before, if rest.is_empty() { rest } else { rest.split_at(1).1 })
}
