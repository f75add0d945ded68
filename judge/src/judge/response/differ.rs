//! In what a text differs from the method that is nearest to it.

use super::asked::Asked;
use super::did::{Did, corner, is_near};
use super::{DifferenceKind, NearMethod, ResponseCase, ResponseDifference};
use hantei_collision::{Axis, End, NamedSide, ResponseMethod, Said, Side, Sides};

/// How many differences are kept.
const MOST: usize = 3;

/// What a method does in a case.
pub(super) struct Expected<'a> {
    /// The first side.
    first: Option<Side>,
    sides: Sides,
    end: [f64; 2],
    /// Whether anything is hit, a corner too.
    hits: bool,
    /// The velocity afterwards, where a circle is swept.
    velocity: Option<[f64; 2]>,
    case: &'a ResponseCase,
}

impl<'a> Expected<'a> {
    pub(super) fn of(case: &'a ResponseCase, NearMethod { method, rules, .. }: NearMethod) -> Self {
        let response = case.response(method, rules);
        let all = || response.said.iter().filter_map(|said| said.side);
        let is_corner = |said: &Said| matches!(said.named, NamedSide::Corner(_));
        let is_swept = case.is_ball && method == ResponseMethod::Swept;
        Self {
            hits: all().next().is_some() || response.said.iter().any(is_corner),
            velocity: is_swept.then_some([response.velocity.x, response.velocity.y]),
            first: response.said.first().and_then(|said| said.side),
            sides: all().fold(Sides::default(), Sides::with),
            end: corner(response.end),
            case,
        }
    }

    /// Whether the velocity on an axis is stopped or turned.
    fn changes(&self, axis: Axis) -> bool {
        let of_case = self.case.way()[axis as usize];
        match self.velocity {
            Some(velocity) => !is_near(velocity[axis as usize], of_case),
            None => self.sides.on(axis).is_some() && of_case != 0.0,
        }
    }

    /// Whether A stands still or goes with the block that it met.
    fn rests(&self, axis: Axis, did: &Did) -> bool {
        let (of_a, of_block) = (did.velocity[axis as usize], self.case.of_blocks[axis as usize]);
        of_block != 0.0 && self.sides.on(axis).is_some() && (is_near(of_a, 0.0) || is_near(of_a, -of_block))
    }

    fn sets(&self, sides: &[Side]) -> bool {
        self.sides.iter().any(|side| sides.contains(&side))
    }
    /// Whether a text names the side of the method, and leaves A where the method does.
    pub(super) fn is_same_way(&self, asked: &Asked, did: &Did) -> bool {
        let is_named = match asked.names_sides() {
            true => did.answered == self.first,
            false => asked.naming.is_none() || did.is_hit == self.hits,
        };
        let is_free = self.case.is_ball && !asked.puts;
        is_named && did.end.filter(|_| !is_free).is_none_or(|end| (0..2).all(|axis| is_near(end[axis], self.end[axis])))
    }

    /// Whether it changes the velocity and sets the flags as the method does.
    pub(super) fn is_same_rest(&self, asked: &Asked, did: &Did) -> bool {
        let seen = || Axis::PLANE.into_iter().filter(|axis| !asked.hidden[*axis as usize]);
        let is_stopped = did.stopped.is_none_or(|stopped| {
            seen().all(|axis| stopped[axis as usize] == self.changes(axis) || self.rests(axis, did))
        });
        let is_thrown = did.stopped.is_none()
            || self
                .velocity
                .is_none_or(|to| seen().all(|axis| is_near(to[axis as usize], did.velocity[axis as usize])));
        let mut flags = asked.flags.iter().zip(&did.flags);
        is_stopped && is_thrown && flags.all(|((_, sides), is_set)| self.sets(sides) == *is_set)
    }
}

/// The differences in all cases, the most frequent first.
pub(super) fn differences<'a>(
    asked: &Asked,
    near: NearMethod,
    all: impl Iterator<Item = (&'a ResponseCase, &'a Did)>,
) -> Vec<ResponseDifference> {
    let mut found: Vec<ResponseDifference> = Vec::new();
    for (case, did) in all {
        let expected = Expected::of(case, near);
        let mut note = |kind: DifferenceKind, differs: bool, sides: Sides| {
            let at = found.iter().position(|known| known.kind == kind).unwrap_or_else(|| {
                let (sides, case) = (Sides::default(), case.clone());
                found.push(ResponseDifference { kind, sides, count: 0, of: 0, case });
                found.len() - 1
            });
            let difference = &mut found[at];
            difference.of += 1;
            if differs {
                if difference.count == 0 {
                    difference.case = case.clone();
                }
                difference.count += 1;
                difference.sides = sides.iter().fold(difference.sides, Sides::with);
            }
        };
        compare(asked, did, &expected, &mut note);
    }
    found.retain(|difference| difference.count > 0);
    found.sort_by_key(|difference| std::cmp::Reverse(difference.count));
    found.truncate(MOST);
    found
}

/// Says of each thing in which they could differ whether they do, and at which sides.
fn compare(asked: &Asked, did: &Did, expected: &Expected<'_>, note: &mut impl FnMut(DifferenceKind, bool, Sides)) {
    let hits = expected.hits;
    let (is_missed, is_extra) = (hits && !did.is_hit, !hits && did.is_hit);
    if hits {
        note(DifferenceKind::Missed, is_missed, expected.sides);
    } else {
        note(DifferenceKind::Extra, is_extra, did.sides);
    }
    if is_missed || is_extra {
        return;
    }
    if let (true, Some(side)) = (asked.names_sides(), expected.first) {
        note(DifferenceKind::Side, did.answered != Some(side), side.into());
    }
    for axis in Axis::PLANE {
        let (at, side) = (axis as usize, expected.sides.on(axis).map(Sides::from).unwrap_or_default());
        if let Some(end) = did.end.filter(|_| asked.puts || !expected.case.is_ball) {
            let (free, put) = (did.free[at], expected.end[at]);
            let (is_put, puts) = (!is_near(end[at], free), !is_near(put, free));
            if puts {
                note(DifferenceKind::NotPut(axis), !is_put, side);
                note(DifferenceKind::Elsewhere(axis), is_put && !is_near(end[at], put), side);
            } else {
                let by = Side { axis, end: if end[at] < free { End::Min } else { End::Max } };
                note(DifferenceKind::Put(axis), is_put, by.into());
            }
        }
        if let Some(stopped) = did.stopped.filter(|_| !asked.hidden[at]) {
            if expected.changes(axis) {
                note(DifferenceKind::Runs(axis), !stopped[at], side);
            } else {
                let met = Side::met(axis, expected.case.way()[at]);
                note(DifferenceKind::Stopped(axis), stopped[at], met.into());
            }
        }
    }
    for ((name, sides), is_set) in asked.flags.iter().zip(&did.flags) {
        let sides_said = if hits { expected.sides } else { did.sides };
        if expected.sets(sides) {
            note(DifferenceKind::Unset(name.clone()), !is_set, sides_said);
        } else {
            note(DifferenceKind::Set(name.clone()), *is_set, sides_said);
        }
    }
}
