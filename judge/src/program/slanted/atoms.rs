//! The parameters of a test as atoms in their order: points, numbers and whole shapes.

use super::super::families::words::plain;
use super::super::inputs::{Input, Step};
use super::super::syntax::{Function, Parameter, Passing, Pattern};
use super::parts::SlantedPart;
use super::words::{self, Word};
use crate::program::families::FamilyRefusal;
use crate::program::is_in;
use hantei_collision::{Axis, ShapeKind};

/// A part of a shape, or a shape.
#[derive(Clone, Debug)]
pub(super) struct Atom {
    pub name: String,
    pub kind: AtomKind,
}

#[derive(Clone, Debug)]
pub(super) enum AtomKind {
    /// Its inputs for x and y, and its name without the axis.
    Point { x: usize, y: usize, label: String },
    /// Its input; `None` for a size that nothing reads.
    Number { input: Option<usize>, word: Word },
    /// A whole shape: its inputs. `is_open`: its place is neither called centre nor corner.
    Shape { kind: ShapeKind, parts: Vec<(usize, SlantedPart)>, is_open: bool },
}

type Found<Out> = Result<Out, FamilyRefusal>;

/// All atoms in the order of the parameters, the own thing first.
pub(super) fn atoms(inputs: &[Input], function: &Function) -> Found<Vec<Atom>> {
    let unknown = |all: Vec<usize>| FamilyRefusal::Unknown(all.into_iter().map(|at| inputs[at].written()).collect());
    let places =
        |is_it: &dyn Fn(&Input) -> bool| -> Vec<usize> { (0..inputs.len()).filter(|at| is_it(&inputs[*at])).collect() };
    let free = places(&|input: &Input| input.parameter.is_none() && !input.is_own());
    if !free.is_empty() {
        return Err(FamilyRefusal::NotGiven(free.into_iter().map(|at| inputs[at].written()).collect()));
    }
    let mut all = Vec::new();
    let own = places(&Input::is_own);
    if !own.is_empty() {
        all.extend(of_thing("this", inputs, &own)?);
    }
    let is_angle = |parameter: &Parameter| match &parameter.pattern {
        Pattern::Name(name) => words::number(name) == Some(Word::Angle),
        _ => false,
    };
    let turns = function.parameters.iter().any(is_angle);
    let mut flat: Vec<(Option<usize>, String)> = Vec::new();
    for (at, parameter) in function.parameters.iter().enumerate() {
        let here = places(&|input: &Input| input.parameter == Some(at));
        let Pattern::Name(name) = &parameter.pattern else { return Err(unknown(here)) };
        match &here[..] {
            // `float &t`, `out Vector2 hit`: the test writes it, and never reads it.
            [] if is_answer(parameter) => continue,
            // Of a turned rectangle it can be forgotten.
            [] if turns && matches!(words::number(name), Some(Word::Size(_) | Word::Half(_))) => {
                flat.push((None, name.to_string()));
                continue;
            }
            [] => return Err(FamilyRefusal::NeverOccurs(name.to_string())),
            [only] if inputs[*only].steps.is_empty() => {
                flat.push((Some(*only), name.to_string()));
                continue;
            }
            _ => {}
        }
        all.extend(of_flat(&mut flat, inputs)?);
        all.extend(of_thing(name, inputs, &here)?);
    }
    all.extend(of_flat(&mut flat, inputs)?);
    Ok(all)
}

/// Whether what is assigned to a parameter reaches the caller.
fn is_answer(parameter: &Parameter) -> bool {
    parameter.ty.as_ref().is_some_and(|ty| ty.passing != Passing::Plain && !ty.is_constant)
}

/// Numbers as parameters, in order: each two that are x and y of one point are that point.
fn of_flat(flat: &mut Vec<(Option<usize>, String)>, inputs: &[Input]) -> Found<Vec<Atom>> {
    let mut atoms = Vec::new();
    let mut left = std::mem::take(flat).into_iter().peekable();
    while let Some((input, name)) = left.next() {
        let point = words::coordinate(&name).filter(|_| words::number(&name).is_none());
        let unknown = || FamilyRefusal::Unknown(vec![input.map_or(name.clone(), |input| inputs[input].written())]);
        match (point, words::number(&name)) {
            (Some((Axis::X, label)), _) => {
                let is_y = |other: &(Option<usize>, String)| {
                    other.0.is_some() && words::coordinate(&other.1) == Some((Axis::Y, label.clone()))
                };
                let (Some(x), Some((Some(y), y_name))) = (input, left.next_if(is_y)) else { return Err(unknown()) };
                let name = format!("{name}, {y_name}");
                atoms.push(Atom { name, kind: AtomKind::Point { x, y, label } });
            }
            (_, Some(word)) => atoms.push(Atom { name, kind: AtomKind::Number { input, word } }),
            _ => return Err(unknown()),
        }
    }
    Ok(atoms)
}

/// The steps of an input as plain words; an index is its number.
fn path(input: &Input) -> Vec<String> {
    let word = |step: &Step| match step {
        Step::Member(name) | Step::Call(name) => plain(name),
        Step::Index(at) => at.to_string(),
    };
    input.steps.iter().map(word).collect()
}

/// Members that hold the corners of a polygon.
const LISTS: &str = "vertices points corners verts pts path vertex poly polygon hull vertexes transformedvertices \
    worldvertices coords shape";

/// A thing with members, as a point or a shape.
fn of_thing(name: &str, inputs: &[Input], here: &[usize]) -> Found<Vec<Atom>> {
    let mut paths: Vec<Vec<String>> = here.iter().map(|at| path(&inputs[*at])).collect();
    // What all have in common says nothing: `line.geometry.start.x`.
    while let Some(first) = paths.first().and_then(|path| path.first()).cloned()
        && paths.iter().all(|path| path.len() > 1 && path[0] == first)
        && (is_in(&first, LISTS) || paths.iter().any(|path| path.len() > 2))
    {
        paths.iter_mut().for_each(|path| {
            path.remove(0);
        });
    }
    let unknown = || FamilyRefusal::Unknown(here.iter().map(|at| inputs[*at].written()).collect());
    let of_shape = |kind, parts: Vec<SlantedPart>, is_open| Atom {
        name: name.to_owned(),
        kind: AtomKind::Shape { kind, parts: here.iter().copied().zip(parts).collect(), is_open },
    };
    if let Some((kind, parts)) = of_corners(&paths) {
        return Ok(vec![of_shape(kind, parts, false)]);
    }
    if let Some(parts) = of_ends(&paths) {
        return Ok(vec![of_shape(ShapeKind::Segment, parts, false)]);
    }
    let is_of_godot =
        here.iter().all(|at| inputs[*at].root_type.as_deref().is_some_and(|ty| is_in(ty, "Rect2 Rect2i")));
    let word =
        |path: &Vec<String>| if is_of_godot { edge_of_godot(path) } else { None }.or_else(|| words::member(path));
    let words = paths.iter().map(word).collect::<Option<Vec<Word>>>().ok_or_else(unknown)?;
    if let [Word::Place(one), Word::Place(other)] = words[..]
        && one != other
    {
        let [x, y] = if one == Axis::X { [here[0], here[1]] } else { [here[1], here[0]] };
        return Ok(vec![Atom { name: name.to_owned(), kind: AtomKind::Point { x, y, label: plain(name) } }]);
    }
    let (kind, parts, is_open) = shape_of(&words).ok_or_else(unknown)?;
    Ok(vec![of_shape(kind, parts, is_open)])
}

/// The edges of Godot's `Rect2`: `position` and `end`.
fn edge_of_godot(path: &[String]) -> Option<Word> {
    let [of, on] = path else { return None };
    match of.as_str() {
        "position" => words::axis(on).map(Word::Min),
        "end" => words::axis(on).map(Word::Max),
        _ => None,
    }
}

/// `[0].x`, `[2][1]`: corners by their places in a list; two are the ends of a segment.
fn of_corners(paths: &[Vec<String>]) -> Option<(ShapeKind, Vec<SlantedPart>)> {
    let of = |path: &Vec<String>| match &path[..] {
        [at, on] => Some(SlantedPart::Coordinate(at.parse().ok()?, words::axis(on)?)),
        _ => None,
    };
    let parts = paths.iter().map(of).collect::<Option<Vec<_>>>()?;
    let count = parts.len() / 2;
    let has = |at: usize| Axis::PLANE.into_iter().all(|axis| parts.contains(&SlantedPart::Coordinate(at, axis)));
    let kind = if count == 2 { ShapeKind::Segment } else { ShapeKind::Polygon };
    (count > 1 && parts.len() == 2 * count && (0..count).all(has)).then_some((kind, parts))
}

/// `start.x`, `end.y`, `x1`, `y2`: the ends of a segment.
fn of_ends(paths: &[Vec<String>]) -> Option<Vec<SlantedPart>> {
    let mut beginnings: Vec<&str> = Vec::new();
    let mut parts = Vec::new();
    for path in paths {
        match &path[..] {
            [of, on] => {
                let at = beginnings.iter().position(|known| known == of).unwrap_or_else(|| {
                    beginnings.push(of);
                    beginnings.len() - 1
                });
                parts.push((at, words::axis(on)?));
            }
            [only] => {
                let Some(Word::End(at, axis)) = words::member(std::slice::from_ref(only)) else { return None };
                parts.push((at, axis));
            }
            _ => return None,
        }
    }
    // The order of the names, not that of their first use.
    let is_swapped = match beginnings[..] {
        [] => false,
        [one, other] if words::ends([one, other]) => false,
        [one, other] if words::ends([other, one]) => true,
        _ => return None,
    };
    let parts: Vec<SlantedPart> = parts
        .into_iter()
        .map(|(at, axis)| SlantedPart::Coordinate(if is_swapped { 1 - at } else { at }, axis))
        .collect();
    let all = [0, 1].into_iter().flat_map(|at| Axis::PLANE.map(|axis| SlantedPart::Coordinate(at, axis)));
    (parts.len() == 4 && all.into_iter().all(|part| parts.contains(&part))).then_some(parts)
}

/// A circle, a rectangle or a turned one by its words.
pub(super) fn shape_of(words: &[Word]) -> Option<(ShapeKind, Vec<SlantedPart>, bool)> {
    let has = |word: Word| words.contains(&word);
    let both = |of: fn(Axis) -> Word| Axis::PLANE.into_iter().all(|axis| has(of(axis)));
    let is_twice = (1..words.len()).any(|at| words[..at].contains(&words[at]));
    if is_twice {
        return None;
    }
    if has(Word::Radius) || has(Word::Diameter) {
        let part = |word: &Word| match *word {
            Word::Place(axis) | Word::Centre(axis) => Some(SlantedPart::Coordinate(0, axis)),
            Word::Radius => Some(SlantedPart::Radius),
            Word::Diameter => Some(SlantedPart::Diameter),
            _ => None,
        };
        let parts = words.iter().map(part).collect::<Option<Vec<_>>>()?;
        return (words.len() == 3).then_some((ShapeKind::Circle, parts, false));
    }
    let is_turned = has(Word::Angle);
    let is_open = both(Word::Place);
    let has_place = is_open || both(Word::Centre) || both(Word::Min) || both(Word::Max);
    // The other size of a turned one can be forgotten.
    let has_one = is_turned && Axis::PLANE.into_iter().any(|axis| has(Word::Size(axis)) || has(Word::Half(axis)));
    let has_size = has_one || both(Word::Size) || both(Word::Half) || (both(Word::Min) && both(Word::Max));
    let part = |word: &Word| match *word {
        Word::Place(axis) | Word::Min(axis) => Some(SlantedPart::Min(axis)),
        Word::Max(axis) => Some(SlantedPart::Max(axis)),
        Word::Centre(axis) => Some(SlantedPart::Centre(axis)),
        Word::Size(axis) => Some(SlantedPart::Size(axis)),
        Word::Half(axis) => Some(SlantedPart::Half(axis)),
        Word::Angle => Some(SlantedPart::Angle(super::parts::SlantedAngle { is_degrees: false, is_reversed: false })),
        _ => None,
    };
    let parts = words.iter().map(part).collect::<Option<Vec<_>>>()?;
    let kind = if is_turned { ShapeKind::Turned } else { ShapeKind::Rect };
    // A place beside halves of sizes is a centre.
    let has_any = |of: fn(Axis) -> Word| Axis::PLANE.into_iter().any(|axis| has(of(axis)));
    let is_centre = is_open && has_any(Word::Half) && !has_any(Word::Size);
    let parts = if is_centre { parts.into_iter().map(as_centre).collect() } else { parts };
    (has_place && has_size).then_some((kind, parts, is_open && !is_centre))
}

/// The same, as the corner about which the rectangle is turned.
pub(super) fn as_pivot(part: SlantedPart) -> SlantedPart {
    match part {
        SlantedPart::Min(axis) => SlantedPart::Coordinate(0, axis),
        other => other,
    }
}

/// A place that was taken for the corner, as the centre.
pub(super) fn as_centre(part: SlantedPart) -> SlantedPart {
    match part {
        SlantedPart::Min(axis) => SlantedPart::Centre(axis),
        other => other,
    }
}
