//! A ray and a closed line of edges, with its inside by the even-odd rule.

use super::moment::Moment;
use super::{CastHit, across, are_finite, plain};
use crate::exact_sign::exact_sign;
use crate::quad_contact::even_odd_contact;
use crate::{Contact, Point, QuadContact, Rect, Vec2};
use std::cmp::Ordering::{self, Equal, Greater, Less};

/// Where a ray gets inside the closed line through `corners`.
#[inline]
pub(super) fn cast(from: Point, by: Vec2, corners: &[Point]) -> Option<CastHit> {
    if let Some(hit) = plain::cast(from, by, corners) {
        return hit;
    }
    exact_cast(from, by, corners)
}

#[cold]
fn exact_cast(from: Point, by: Vec2, corners: &[Point]) -> Option<CastHit> {
    let edges = corners.iter().copied().zip(corners.iter().skip(1).chain(corners.first()).copied());
    if !are_finite(from, by) {
        return None;
    }
    if even_odd_contact(edges.clone(), from) == QuadContact::Inside {
        return Some(CastHit::INSIDE);
    }
    if by == Vec2::ZERO || Rect::around(corners.iter().copied())?.contact(way(from, by)) == Contact::Apart {
        return None;
    }
    let met: Vec<Met> =
        edges.enumerate().map(|(edge, (a, b))| Met::of(edge, [a, b], from, by)).collect::<Option<_>>()?;
    let mut now = Moment::START;
    while now.compared(&Moment::END)? == Less {
        if is_inside_behind(&met, &now)? {
            return hit(&met, &now);
        }
        now = next(&met, &now)?;
    }
    None
}

/// The box around the way: a rounded sum may be too small by the last bit.
fn way(from: Point, by: Vec2) -> Rect {
    let to = from + by;
    let (before, behind) = (Point::new(to.x.next_down(), to.y.next_down()), Point::new(to.x.next_up(), to.y.next_up()));
    Rect::from_corners(from, before).union(Rect::from_corners(from, behind))
}

/// How an edge meets the line of the way.
enum Met {
    /// It crosses the line, or has an end on it, at this moment. Its ends are the left and the right one, and each may be
    /// on the line (false) or beside it.
    Across { edge: usize, ends: [Point; 2], is_beside: [bool; 2], at: Moment },
    /// It lies on the line between these moments.
    Along(Moment, Moment),
    /// It is on one side of the line, or has length 0.
    Beside,
}

impl Met {
    /// `None` with infinities.
    fn of(edge: usize, ends: [Point; 2], from: Point, by: Vec2) -> Option<Self> {
        // On which side of the way an end is: greater is right.
        let side = |end: Point| exact_sign(&[[&[by.x], &[end.y, -from.y]], [&[-by.y], &[end.x, -from.x]]]);
        let sides = [side(ends[0])?, side(ends[1])?];
        let (ends, [left, right]) = match sides[0].cmp(&sides[1]) {
            Less => (ends, sides),
            Greater => ([ends[1], ends[0]], [sides[1], sides[0]]),
            Equal if sides[0] == Equal && ends[0] != ends[1] => {
                let [one, other] = ends.map(|end| Moment::at(end, from, by));
                let is_ahead = one.compared(&other)? == Less;
                return Some(if is_ahead { Self::Along(one, other) } else { Self::Along(other, one) });
            }
            Equal => return Some(Self::Beside),
        };
        let at = Moment::across(ends[0], ends[1], from, by);
        Some(Self::Across { edge, ends, is_beside: [left != Equal, right != Equal], at })
    }
}

/// Whether the way is inside just behind a moment: a ray along it, a little to the right, crosses an odd number of edges,
/// and it does not run along an edge.
fn is_inside_behind(met: &[Met], now: &Moment) -> Option<bool> {
    let mut is_inside = false;
    for met in met {
        match met {
            Met::Across { is_beside: [_, true], at, .. } => is_inside ^= at.compared(now)? == Greater,
            Met::Across { .. } | Met::Beside => {}
            Met::Along(begin, end) => {
                if begin.compared(now)? != Greater && end.compared(now)? == Greater {
                    return Some(false);
                }
            }
        }
    }
    Some(is_inside)
}

/// The first moment after another at which the way can come inside; `None` also with infinities.
fn next(met: &[Met], now: &Moment) -> Option<Moment> {
    let mut first: Option<Moment> = None;
    for met in met {
        let (Met::Across { at, .. } | Met::Along(_, at)) = met else { continue };
        if at.compared(now)? == Greater && first.map_or(Some(true), |first| Some(at.compared(&first)? == Less))? {
            first = Some(*at);
        }
    }
    first
}

/// The hit at a moment. If several edges meet there, it is through one of the two that are beside the way behind it.
fn hit(met: &[Met], now: &Moment) -> Option<CastHit> {
    let mut nearest: [Option<(usize, [Point; 2])>; 2] = [None; 2];
    for met in met {
        let Met::Across { edge, ends, is_beside, at } = met else { continue };
        if at.compared(now)? != Equal {
            continue;
        }
        // From the left end to the right one, an edge is nearer on the right if it is turned less, on the left if more.
        for (place, nearer) in [(0, Greater), (1, Less)] {
            let known = nearest[place];
            if is_beside[place] && known.map_or(Some(true), |(_, best)| Some(turn(best, *ends)? == nearer))? {
                nearest[place] = Some((*edge, *ends));
            }
        }
    }
    let (edge, [left, right]) = nearest.into_iter().flatten().min_by_key(|(edge, _)| *edge)?;
    Some(CastHit { time: now.time(), normal: across(left, right), edge: Some(edge) })
}

/// Which way one direction is turned from another: greater is to the right.
fn turn([a, b]: [Point; 2], [c, d]: [Point; 2]) -> Option<Ordering> {
    exact_sign(&[[&[b.x, -a.x], &[d.y, -c.y]], [&[a.y, -b.y], &[d.x, -c.x]]])
}
