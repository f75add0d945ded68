//! From atoms to two shapes, and all readings that are left.

use super::atoms::{Atom, AtomKind, as_centre, as_pivot, atoms, shape_of};
use super::parts::{SlantedAngle, SlantedCondition, SlantedPart, SlantedReading};
use super::words::{self, Word};
use crate::formula::{Origin, ParseOptions, is_named_after_a_line};
use crate::program::families::FamilyRefusal;
use crate::program::inputs::Input;
use crate::program::is_in;
use crate::program::syntax::Function;
use hantei_collision::{Axis, ShapeKind};

#[derive(Clone, Debug)]
struct Candidate {
    kind: ShapeKind,
    name: String,
    parts: Vec<(usize, SlantedPart)>,
    /// Whether its place is neither called centre nor corner.
    is_open: bool,
}

/// All readings of the inputs; the usual one first.
pub(super) fn readings(
    inputs: &[Input],
    function: &Function,
    source: &str,
    options: &ParseOptions,
) -> Result<Vec<SlantedReading>, FamilyRefusal> {
    let atoms = atoms(inputs, function)?;
    let mut found = Vec::new();
    for (first, used) in shapes_at(&atoms) {
        let rest = atoms.get(used..).unwrap_or_default();
        let second = shapes_at(rest).into_iter().filter(|(_, used)| *used == rest.len());
        found.extend(second.map(|(second, _)| [first.clone(), second]).filter(are_judged));
    }
    let names = || atoms.iter().map(|atom| atom.name.clone()).collect();
    let [shapes] = &found[..] else { return Err(FamilyRefusal::Unpaired(names())) };
    // Rectangles by their corners are only compared.
    let are_lines = shapes.iter().all(|shape| shape.kind == ShapeKind::Segment);
    let may_be_boxes = are_lines && !is_named_after_a_line(&function.name);
    if may_be_boxes
        && !source.contains('*')
        && !["dot", "cross"].iter().any(|word| source.to_lowercase().contains(word))
    {
        return Err(FamilyRefusal::Unpaired(names()));
    }
    let mut readings = vec![plain(inputs, shapes)];
    if is_pq(&atoms) {
        readings = exchanged(&readings);
    }
    if let Some(at) = shapes.iter().position(|shape| shape.is_open) {
        readings = placed(readings, at, shapes[at].kind, options.origin);
    }
    if inputs.iter().any(|input| input.written().to_lowercase().contains("top")) {
        readings = y_down_and_up(readings, source);
    }
    if shapes.iter().any(|shape| shape.kind == ShapeKind::Turned) {
        readings = turned(readings, source);
    }
    Ok(readings)
}

/// Whether a pair of these kinds is judged here.
fn are_judged(shapes: &[Candidate; 2]) -> bool {
    use ShapeKind::{Circle, Point, Polygon, Rect, Segment, Turned};
    let kinds = shapes.each_ref().map(|shape| shape.kind);
    [kinds, [kinds[1], kinds[0]]].into_iter().any(|kinds| {
        matches!(
            kinds,
            [Segment, Segment | Rect | Circle | Turned | Polygon]
                | [Point | Rect | Circle | Turned, Turned]
                | [Polygon, Polygon | Rect | Circle | Turned]
        )
    })
}

/// All shapes with which atoms can begin, and how many atoms each takes.
fn shapes_at(atoms: &[Atom]) -> Vec<(Candidate, usize)> {
    let mut found = Vec::new();
    let name = |count: usize| atoms[..count].iter().map(|atom| atom.name.as_str()).collect::<Vec<_>>().join(", ");
    if let [Atom { kind: AtomKind::Shape { kind, parts, is_open }, .. }, ..] = atoms {
        let whole = Candidate { kind: *kind, name: name(1), parts: parts.clone(), is_open: *is_open };
        found.push((whole, 1));
    }
    if let [Atom { kind: AtomKind::Point { x, y, .. }, .. }, ..] = atoms {
        let parts = vec![(*x, SlantedPart::Coordinate(0, Axis::X)), (*y, SlantedPart::Coordinate(0, Axis::Y))];
        found.push((Candidate { kind: ShapeKind::Point, name: name(1), parts, is_open: false }, 1));
    }
    if let [
        Atom { kind: AtomKind::Point { x, y, label }, .. },
        Atom { kind: AtomKind::Point { x: x2, y: y2, label: label2 }, .. },
        ..,
    ] = atoms
    {
        let inputs = [*x, *y, *x2, *y2];
        let is_box = [label, label2].iter().any(|label| is_in(label, "min max topleft bottomright tl br lefttop"))
            || label.ends_with("min");
        let is_line = ![label, label2].into_iter().any(|label| words::is_direction(label) && !is_of_row(atoms, label));
        let parts = |of: [SlantedPart; 4]| inputs.into_iter().zip(of).collect();
        if is_box {
            let of = [Axis::X, Axis::Y].map(SlantedPart::Min);
            let to = [Axis::X, Axis::Y].map(SlantedPart::Max);
            let parts = parts([of[0], of[1], to[0], to[1]]);
            found.push((Candidate { kind: ShapeKind::Rect, name: name(2), parts, is_open: false }, 2));
        } else if is_line {
            let end = |at| [Axis::X, Axis::Y].map(|axis| SlantedPart::Coordinate(at, axis));
            let ([a, b], [c, d]) = (end(0), end(1));
            let parts = parts([a, b, c, d]);
            found.push((Candidate { kind: ShapeKind::Segment, name: name(2), parts, is_open: false }, 2));
        }
    }
    for count in 2..=atoms.len().min(5) {
        if let Some((words, inputs)) = described(&atoms[..count])
            && let Some((kind, parts, is_open)) = shape_of(&words)
        {
            let parts = inputs.into_iter().zip(parts).collect();
            found.push((Candidate { kind, name: name(count), parts, is_open }, count));
        }
    }
    found
}

/// `d` behind `c` is the last point of a row, no direction. The first of these atoms is the point before.
fn is_of_row(atoms: &[Atom], label: &str) -> bool {
    let is_c = |atom: &Atom| matches!(&atom.kind, AtomKind::Point { label, .. } if label == "c");
    label == "d" && atoms.first().is_some_and(is_c)
}

/// In place of an input: nothing reads this number.
const UNREAD: usize = usize::MAX;

/// A place and numbers: what each says, and its input.
fn described(atoms: &[Atom]) -> Option<(Vec<Word>, Vec<usize>)> {
    let (mut all, mut inputs) = (Vec::new(), Vec::new());
    for (at, atom) in atoms.iter().enumerate() {
        match &atom.kind {
            AtomKind::Point { x, y, label } if at == 0 => {
                let is_centre = is_in(label, "c center centre ac bc rc rectc boxc") || label.contains("cent");
                let of = if is_centre { Word::Centre } else { Word::Place };
                all.extend([of(Axis::X), of(Axis::Y)]);
                inputs.extend([*x, *y]);
            }
            AtomKind::Number { input, word } => {
                all.push(*word);
                inputs.push(input.unwrap_or(UNREAD));
            }
            // `Vector2 size`
            AtomKind::Point { x, y, label } => {
                let of = |axis: Axis| words::member(&[label.clone(), axis.name().to_owned()]);
                let sizes = [of(Axis::X)?, of(Axis::Y)?];
                if !matches!(sizes, [Word::Size(_) | Word::Half(_), _]) {
                    return None;
                }
                all.extend(sizes);
                inputs.extend([*x, *y]);
            }
            _ => return None,
        }
    }
    Some((all, inputs))
}

fn plain(inputs: &[Input], shapes: &[Candidate; 2]) -> SlantedReading {
    let part = |input: usize| {
        shapes
            .iter()
            .enumerate()
            .find_map(|(at, shape)| shape.parts.iter().find(|(own, _)| *own == input).map(|(_, part)| (at, *part)))
    };
    SlantedReading {
        kinds: shapes.each_ref().map(|shape| shape.kind),
        names: shapes.each_ref().map(|shape| shape.name.clone()),
        conditions: Vec::new(),
        is_degrees: None,
        parts: (0..inputs.len()).filter_map(part).collect(),
    }
}

/// `p1, p2, q1, q2`: the names do not say whether p1 goes to p2 or to q1.
fn is_pq(atoms: &[Atom]) -> bool {
    let label = |atom: &Atom| match &atom.kind {
        AtomKind::Point { label, .. } => Some(label.clone()),
        _ => None,
    };
    let labels = atoms.iter().map(label).collect::<Option<Vec<_>>>();
    labels.is_some_and(|labels| labels == ["p1", "p2", "q1", "q2"] || labels == ["p0", "p1", "q0", "q1"])
}

/// The same with the second and the third point exchanged.
fn exchanged(readings: &[SlantedReading]) -> Vec<SlantedReading> {
    let mut all = Vec::new();
    for reading in readings {
        let mut first = reading.clone();
        first.conditions.push(SlantedCondition::FirstAndSecond);
        let mut other = reading.clone();
        other.conditions.push(SlantedCondition::FirstAndThird);
        for (shape, part) in &mut other.parts {
            if let SlantedPart::Coordinate(at, _) = part
                && *shape != *at
            {
                std::mem::swap(shape, at);
            }
        }
        all.extend([first, other]);
    }
    all
}

/// What is called x and y of a rectangle is its corner, if an option does not say otherwise; of a turned one it can be the centre,
/// the corner before the turn, and the corner about which it is turned.
fn placed(readings: Vec<SlantedReading>, at: usize, kind: ShapeKind, origin: Option<Origin>) -> Vec<SlantedReading> {
    use SlantedCondition::{Centre, Corner, Pivot};
    let places = match (kind, origin) {
        (_, Some(Origin::Centre)) => &[Centre][..],
        (ShapeKind::Turned, Some(Origin::Corner)) => &[Corner, Pivot],
        (ShapeKind::Turned, None) => &[Centre, Corner, Pivot],
        _ => &[Corner],
    };
    let mut all = Vec::new();
    for reading in readings {
        for place in places {
            let mut reading = reading.clone();
            let is_turned = kind == ShapeKind::Turned;
            if is_turned {
                reading.conditions.push(*place);
            }
            for (_, part) in reading.parts.iter_mut().filter(|(shape, _)| is_turned || *shape == at) {
                *part = match place {
                    Centre => as_centre(*part),
                    Pivot => as_pivot(*part),
                    _ => *part,
                };
            }
            all.push(reading);
        }
    }
    all
}

/// `top` is the smaller number where y grows downwards.
fn y_down_and_up(readings: Vec<SlantedReading>, source: &str) -> Vec<SlantedReading> {
    let mut all = Vec::new();
    for reading in readings {
        let has_both = |part: SlantedPart| reading.parts.iter().any(|(_, own)| *own == part);
        if !(has_both(SlantedPart::Min(Axis::Y)) && has_both(SlantedPart::Max(Axis::Y))) {
            all.push(reading);
            continue;
        }
        let mut up = reading.clone();
        for (_, part) in &mut up.parts {
            *part = match *part {
                SlantedPart::Min(Axis::Y) => SlantedPart::Max(Axis::Y),
                SlantedPart::Max(Axis::Y) => SlantedPart::Min(Axis::Y),
                other => other,
            };
        }
        let mut down = reading;
        down.conditions.push(SlantedCondition::YDown);
        up.conditions.push(SlantedCondition::YUp);
        all.extend(if y_grows_up(source) { vec![up] } else { vec![down, up] });
    }
    all
}

/// Whether a text is for an engine where y grows up.
fn y_grows_up(source: &str) -> bool {
    ["UnityEngine", "MonoBehaviour"].iter().any(|word| source.contains(word))
}

/// Angles are in degrees where the text computes with them, and turn one way or the other.
fn turned(readings: Vec<SlantedReading>, source: &str) -> Vec<SlantedReading> {
    const DEGREES: [&str; 10] = [
        "180",
        "0.01745",
        "radians(",
        "to_radians",
        "deg2rad",
        "degtorad",
        "deg_to_rad",
        "math.rad(",
        "rotation_degrees",
        "rotationdegrees",
    ];
    let is_up = y_grows_up(source);
    let source = source.to_lowercase();
    let is_degrees = DEGREES.iter().any(|word| source.contains(word));
    let mut all = Vec::new();
    for reading in readings {
        // Counter-clockwise where y grows up is the same turn in numbers, from x to y, as clockwise where y grows down.
        for is_reversed in [false, true].into_iter().filter(|is_reversed| !(is_up && *is_reversed)) {
            let mut reading = reading.clone();
            reading.is_degrees = Some(is_degrees);
            for (_, part) in &mut reading.parts {
                if matches!(part, SlantedPart::Angle(_)) {
                    *part = SlantedPart::Angle(SlantedAngle { is_degrees, is_reversed });
                }
            }
            let turn = if is_reversed { SlantedCondition::CounterClockwise } else { SlantedCondition::Clockwise };
            reading.conditions.push(turn);
            reading.conditions.extend(is_up.then_some(SlantedCondition::YUp));
            all.push(reading);
        }
    }
    all
}
