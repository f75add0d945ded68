//! What names of numbers say of a segment, a circle, and a rectangle that may be turned.

use super::super::families::words::plain;
use crate::program::is_in;
use hantei_collision::Axis;

/// What a name says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word {
    Place(Axis),
    Centre(Axis),
    Min(Axis),
    Max(Axis),
    Size(Axis),
    Half(Axis),
    Radius,
    Diameter,
    Angle,
    /// A coordinate of the first or the second end.
    End(usize, Axis),
}

const X: &str = "x 0";
const Y: &str = "y 1";
const CENTRES: &str = "center centre c mid middle";
const SIZES: &str = "size dimensions dim scale";
const HALVES: &str = "half halfsize halfextents extents extent halfdims";
const PLACES: &str = "pos position p location loc origin point coords coord xy";
const MINS: &str = "min topleft lefttop lt tl mincorner lower";
const MAXES: &str = "max bottomright rightbottom rb br maxcorner upper";
/// The two ends of a segment.
const ENDS: [[&str; 2]; 12] = [
    ["start", "end"],
    ["begin", "end"],
    ["from", "to"],
    ["a", "b"],
    ["p", "q"],
    ["1", "2"],
    ["0", "1"],
    ["first", "second"],
    ["p1", "p2"],
    ["p0", "p1"],
    ["startpoint", "endpoint"],
    ["pointa", "pointb"],
];
/// Words for directions, which are no ends.
const DIRECTIONS: &str = "d dir direction delta v vel velocity vec normal n norm offset move motion speed step";

/// The axis of a word that says nothing else.
pub(super) fn axis(word: &str) -> Option<Axis> {
    match word {
        _ if is_in(word, X) => Some(Axis::X),
        _ if is_in(word, Y) => Some(Axis::Y),
        _ => None,
    }
}

/// Whether a word is one of a direction, not of a place.
pub(super) fn is_direction(word: &str) -> bool {
    is_in(word, DIRECTIONS) || word.contains("dir") || word.contains("vel")
}

/// What the name of a number says that stands for itself: `rw`, `cr`, `angle`, `xmin`. Coordinates of points are none.
pub(super) fn number(name: &str) -> Option<Word> {
    let name = plain(name);
    let word = name.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let is_about = |all: &str| all.split(' ').any(|one| word.contains(one));
    let is_short = word.len() <= 3;
    if is_about("angle rotation theta heading yaw degree") || is_in(word, "rot deg ang phi rotate turn aturn bturn") {
        return Some(Word::Angle);
    }
    if word.contains("radius") || is_in(word, "r rad cr br ar pr rr circler") {
        return Some(Word::Radius);
    }
    if word.contains("diameter") {
        return Some(Word::Diameter);
    }
    if is_about("half extent") || is_in(word, "hw hh") {
        return size_axis(word).map(Word::Half);
    }
    if is_in(word, "left xmin minx x0min xleft l") || word.ends_with("left") {
        return Some(Word::Min(Axis::X));
    }
    if is_in(word, "right xmax maxx xright") || word.ends_with("right") {
        return Some(Word::Max(Axis::X));
    }
    if is_in(word, "top ymin miny ytop t") || word.ends_with("top") {
        return Some(Word::Min(Axis::Y));
    }
    if is_in(word, "bottom ymax maxy ybottom") || word.ends_with("bottom") {
        return Some(Word::Max(Axis::Y));
    }
    let is_size = word.ends_with("width") || word.ends_with("height") || (is_short && word.ends_with(['w', 'h']));
    let is_camel = word.ends_with('w') && word.contains("rect") || word.ends_with('h') && word.contains("rect");
    if is_size || is_camel { size_axis(word).map(Word::Size) } else { None }
}

fn size_axis(word: &str) -> Option<Axis> {
    match word {
        _ if word.ends_with("width") || word.ends_with('w') || word.ends_with('x') => Some(Axis::X),
        _ if word.ends_with("height") || word.ends_with('h') || word.ends_with('y') => Some(Axis::Y),
        _ => None,
    }
}

/// A coordinate of a point by its name, with what is left of the name: `x1`, `px`, `p0_x`, `startX`.
pub(super) fn coordinate(name: &str) -> Option<(Axis, String)> {
    let name = plain(name);
    let (bare, digits) = name.split_at(name.trim_end_matches(|letter: char| letter.is_ascii_digit()).len());
    let axis_of = |letter: &str| match letter {
        "x" => Some(Axis::X),
        "y" => Some(Axis::Y),
        _ => None,
    };
    let first = bare.get(..1).and_then(axis_of);
    let last = bare.len().checked_sub(1).and_then(|at| bare.get(at..)).and_then(axis_of);
    match (last, first) {
        (Some(axis), _) => Some((axis, format!("{}{digits}", &bare[..bare.len() - 1]))),
        (None, Some(axis)) if bare.len() <= 2 || bare.contains('_') => Some((axis, format!("{}{digits}", &bare[1..]))),
        (None, Some(axis)) if is_in(&bare[1..], "start end begin from to") => {
            Some((axis, format!("{}{digits}", &bare[1..])))
        }
        _ => None,
    }
}

/// What a member says: `width`, `start.x`, `center.y`, `x1`. The path is in plain spelling.
pub(super) fn member(path: &[String]) -> Option<Word> {
    match path {
        [only] => single(only),
        [of, last] => {
            let at = axis(last).or_else(|| size_axis(last).filter(|_| is_in(last, "width height w h")))?;
            let is = |all: &str| is_in(of, all);
            match () {
                () if is(HALVES) => Some(Word::Half(at)),
                () if is(SIZES) => Some(Word::Size(at)),
                () if axis(last).is_none() => None,
                () if is(CENTRES) => Some(Word::Centre(at)),
                () if is(MINS) => Some(Word::Min(at)),
                () if is(MAXES) => Some(Word::Max(at)),
                () if is(PLACES) => Some(Word::Place(at)),
                () => None,
            }
        }
        _ => None,
    }
}

/// Whether members with these beginnings are the first and the second end of a segment.
pub(super) fn ends(beginnings: [&str; 2]) -> bool {
    ENDS.contains(&beginnings)
}

fn single(word: &str) -> Option<Word> {
    let found = axis(word).map(Word::Place);
    let of_end = || {
        let (at, left) = coordinate(word)?;
        let end = match left.as_str() {
            "1" | "start" | "begin" | "from" | "a" => 0,
            "2" | "end" | "to" | "b" => 1,
            _ => return None,
        };
        Some(Word::End(end, at))
    };
    let centre = || match word {
        "cx" | "centerx" | "centrex" => Some(Word::Centre(Axis::X)),
        "cy" | "centery" | "centrey" => Some(Word::Centre(Axis::Y)),
        _ => None,
    };
    found.or_else(centre).or_else(of_end).or_else(|| number(word))
}
