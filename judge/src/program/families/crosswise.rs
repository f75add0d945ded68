//! Numbers that are named as corners of rectangles, `x1, y1, x2, y2`, and are used as ends of segments.
//!
//! Corners are only compared. A product of a way on x and a way on y, of which one leads from one thing to the other, asks on which
//! side of a line something is; a root of such ways is a distance from an end.

use super::{Family, FamilyRefusal, FoundFamily, Meaning, Part, Shape};
use crate::formula::meaning::Arithmetic;
use crate::program::nodes::{Node, NodeId, Nodes};
use hantei_collision::Axis;

/// Refuses what was taken for rectangles by their corners, and multiplies crosswise.
pub(super) fn checked(nodes: &Nodes, found: &[FoundFamily]) -> Result<(), FamilyRefusal> {
    let is_crosswise = |found: &FoundFamily| {
        let can_be_ends = matches!(found.family, Family::TwoRectangles | Family::PointInRectangle);
        can_be_ends && found.meanings.iter().all(is_corner) && uses_lines(nodes, &found.meanings)
    };
    match found.iter().find(|found| is_crosswise(found)) {
        Some(found) => Err(FamilyRefusal::Segments(found.names.to_vec())),
        None => Ok(()),
    }
}

const fn is_corner(meaning: &Meaning) -> bool {
    matches!(meaning, Meaning::Part { part: Part::Min | Part::Max, .. } | Meaning::Coordinate { .. })
}

fn uses_lines(nodes: &Nodes, meanings: &[Meaning]) -> bool {
    let is_choice = |node: &Node| matches!(node, Node::Extreme(..) | Node::Absolute(_));
    let has_distance = nodes.numbers.iter().any(|node| matches!(node, Node::Root(_)));
    let is_cross = |node: &Node| match *node {
        Node::Computed(Arithmetic::Times, one, other) => {
            let of = |side| way(nodes, side).and_then(|inputs| described(&inputs, meanings));
            matches!((of(one), of(other)), (Some((one, is_between)), Some((other, also))) if one != other && (is_between || also))
        }
        _ => false,
    };
    (has_distance && !nodes.numbers.iter().any(is_choice)) || nodes.numbers.iter().any(is_cross)
}

/// The inputs of a sum; `None` if it is more than a sum.
fn way(nodes: &Nodes, number: NodeId) -> Option<Vec<usize>> {
    match nodes.numbers[number] {
        Node::Constant(_) => Some(Vec::new()),
        Node::Input(input) => Some(vec![input]),
        Node::Negative(of) => way(nodes, of),
        Node::Computed(Arithmetic::Plus | Arithmetic::Minus, one, other) => {
            Some([way(nodes, one)?, way(nodes, other)?].concat())
        }
        _ => None,
    }
}

/// The only axis of some inputs, and whether they are of both things.
fn described(inputs: &[usize], meanings: &[Meaning]) -> Option<(Axis, bool)> {
    let of = |input: &usize| match meanings[*input] {
        Meaning::Part { shape, axis, .. } => Some((axis, shape)),
        Meaning::Coordinate { axis, .. } => Some((axis, Shape::A)),
        _ => None,
    };
    let all = inputs.iter().map(of).collect::<Option<Vec<_>>>()?;
    let (axis, shape) = *all.first()?;
    all.iter().all(|(own, _)| *own == axis).then(|| (axis, all.iter().any(|(_, own)| *own != shape)))
}
