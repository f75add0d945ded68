//! A case to guess: of the pair that is chosen, and one in which the answer can be seen.

use super::rows::{Dealt, PairsRow};
use super::{kinds, turning};
use crate::scene::Numbers;
use hantei_collision::shapes::{Pair, Shape};
use hantei_collision::{BorderRule, Contact, Point, Rect, ShapeKind};

/// How often a case is dealt anew until it is clear.
const TRIES: usize = 60;
/// Which way A is moved to see whether a case is clear.
const WAYS: [(f64, f64); 8] =
    [(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0), (0.7, 0.7), (-0.7, 0.7), (0.7, -0.7), (-0.7, -0.7)];
/// How far a rectangle is turned that is dealt upright, degrees.
const TURNED: (f64, f64) = (20.0, 60.0);

fn kinds_of(row: &PairsRow, kind: usize) -> [ShapeKind; 2] {
    (row.deal)(kind, &mut Numbers::of(1)).shapes.map(|shape| shape.kind())
}

/// Whether a kind of case is one of this pair. A pair without cases of its own has those of the same B, in which A is of
/// another kind with edges; without such, it has all.
pub(super) fn can_deal(row: &PairsRow, pair: [ShapeKind; 2], kind: usize) -> bool {
    let all = || (0..row.facts.deals.len()).map(|kind| kinds_of(row, kind));
    let is_like = |dealt: [ShapeKind; 2]| dealt[1] == pair[1] && super::can_become(dealt[0], pair[0]);
    let dealt = kinds_of(row, kind);
    if all().any(|dealt| dealt == pair) { dealt == pair } else { is_like(dealt) || !all().any(is_like) }
}

/// A case of a kind, with an A of the pair's kind where it can be, and clear where one is found.
pub(super) fn deal(row: &PairsRow, pair: [ShapeKind; 2], kind: usize, numbers: &mut Numbers) -> Dealt {
    let mut case = one(row, pair, kind, numbers);
    for _ in 1..TRIES {
        if is_clear(&case, row.clear) {
            break;
        }
        case = one(row, pair, kind, numbers);
    }
    case
}

fn one(row: &PairsRow, pair: [ShapeKind; 2], kind: usize, numbers: &mut Numbers) -> Dealt {
    let case = (row.deal)(kind, numbers);
    let [a, b] = case.shapes;
    let is_like = b.kind() == pair[1] && a.kind() != pair[0];
    let made = if is_like { kinds::as_kind(&a, pair[0]) } else { None };
    let a = match (a, made) {
        // Of the same size, without its angle.
        (Shape::Turned(of), Some(Shape::Rect(_))) => {
            Rect::from_centre_size(of.centre(), of.width(), of.height()).into()
        }
        (_, Some(made @ Shape::Turned(_))) => turning::turned_by(&made, numbers.in_steps(5.0, TURNED.0, TURNED.1)),
        (_, Some(made)) => made,
        (a, None) => a,
    };
    Dealt { shapes: [a, b], ..case }
}

/// Whether the answer stays the same if A is moved a little. A case that touches is clear if the border is told.
fn is_clear(Dealt { shapes: [a, b], border, .. }: &Dealt, clear: f64) -> bool {
    if clear == 0.0 {
        return true;
    }
    let contact = |a: &Shape<'static>| Pair::new(*a, *b).map_or(Contact::Touching, |pair| pair.contact());
    let here = contact(a);
    if here == Contact::Touching {
        return *border != BorderRule::AsWritten;
    }
    let origin = Point::new(0.0, 0.0);
    WAYS.into_iter().all(|(x, y)| {
        let to = Point::new(x * clear, y * clear);
        contact(&kinds::dragged(a, kinds::Hold::Body, [origin, to], kinds::Steps::FREE)) == here
    })
}
