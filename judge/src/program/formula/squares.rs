//! Squares: one size for both axes.
//!
//! The size is read as the width in comparisons on x and as the height in those on y. A test that is right for all
//! rectangles then is right for squares. One that is wrong for some rectangle can still be right for all squares, so
//! nothing is said of it.

use crate::formula::meaning::Meant;
use crate::formula::{Formula, OverlapFormula, PointAndRect};
use crate::judge::{PointBorder, Verdict, judge_overlap, judge_plain};
use crate::program::families::{Family, FamilyRefusal, FoundFamily, Meaning};
use crate::program::nodes::{Node, NodeId};
use crate::program::record::Record;
use hantei_collision::Axis;

/// The axis of all places that two numbers read; none if there are several, or none.
pub(super) fn only_axis(record: &Record, found: &FoundFamily, numbers: [NodeId; 2]) -> Option<Axis> {
    let mut axes: Vec<Axis> = Vec::new();
    for node in record.nodes.within(numbers.to_vec()) {
        if let Node::Input(input) = node
            && let Meaning::Part { axis, .. } | Meaning::Coordinate { axis, .. } = found.meanings[input]
            && !axes.contains(&axis)
        {
            axes.push(axis);
        }
    }
    if let [only] = axes[..] { Some(only) } else { None }
}

/// Refuses a test with a square's size that is not right for all rectangles.
pub(super) fn checked(record: &Record, found: &FoundFamily, meant: &Meant) -> Result<(), FamilyRefusal> {
    let side = found.meanings.iter().position(|meaning| matches!(meaning, Meaning::Side { .. }));
    let Some(side) = side.and_then(|side| record.inputs.get(side)) else { return Ok(()) };
    let is_right = match found.family {
        Family::TwoRectangles => judge_overlap(&OverlapFormula::new(meant.clone())).verdict == Verdict::Right,
        Family::PointInRectangle => {
            let right = judge_plain(&Formula::<PointAndRect>::new(meant.clone())).right;
            right.is_some_and(|border| border != PointBorder::Uneven)
        }
        _ => false,
    };
    if is_right { Ok(()) } else { Err(FamilyRefusal::Squares(side.written())) }
}
