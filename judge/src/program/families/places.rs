//! What is left open when all names are read: whether a place is the corner or the centre, whether the third number of a
//! list is a size, whether an extent is half of a size.

use super::Difference;
use super::groups::{Given, Group};
use super::settled::{Parts, Settled, is_near, ratios};
use super::words::{CENTRE, CUT_CENTRE, HALF, LAST, MAX, MIN, Named, Role, SIZE};
use crate::formula::Origin;
use hantei_collision::Axis;

/// One way to read what is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) struct Choice {
    pub list_is_size: bool,
    pub is_half: bool,
    /// Of rectangles and boxes whose place can be either.
    pub centres: Centres,
    pub circle_is_corner: bool,
    pub side_is_diameter: bool,
    /// Sizes are halves, as they are drawn.
    pub size_is_half: bool,
}

/// Which things have their place at the centre.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) enum Centres {
    #[default]
    None,
    All,
    /// A bit for each thing.
    Of(u64),
}

impl Centres {
    const fn of(is_centre: bool) -> Self {
        if is_centre { Self::All } else { Self::None }
    }

    pub(super) fn has(self, at: usize) -> bool {
        match self {
            Self::None => false,
            Self::All => true,
            Self::Of(all) => u32::try_from(at).is_ok_and(|at| all.checked_shr(at).is_some_and(|rest| rest & 1 == 1)),
        }
    }
}

impl Choice {
    pub(super) fn is_centre(self, at: usize) -> bool {
        self.centres.has(at)
    }
}

/// A question with the answers that are left, and how each is said.
struct Open<Answer> {
    answers: Vec<Answer>,
    name: Option<String>,
}

impl Open<bool> {
    fn of(can_be: [bool; 2], name: Option<String>) -> Self {
        let answers = [false, true].into_iter().filter(|answer| can_be[usize::from(*answer)]).collect();
        Self { answers, name }
    }
}

/// All ways that are left, each with what it says where there are several.
pub(super) fn choices(given: &Given, groups: &[Group], all: &[Parts]) -> Vec<(Choice, Vec<Difference>)> {
    let lists = lists(given, all);
    let circles = circles(given, groups, all);
    let sides = sides(given, all);
    let mut found = Vec::new();
    for list_is_size in &lists.answers {
        for circle_is_corner in &circles.answers {
            for side_is_diameter in &sides.answers {
                for (is_half, centres, mut differs) in rectangles(given, all, *list_is_size) {
                    let size_is_half = centres == Centres::All && given.settings.is_radius && !is_half;
                    let mut note = |open: &Open<bool>, difference: &dyn Fn(String) -> Difference| {
                        if open.answers.len() > 1 {
                            differs.extend(open.name.clone().map(difference));
                        }
                    };
                    let corner = if *circle_is_corner { Origin::Corner } else { Origin::Centre };
                    note(&lists, &|name| Difference::List(name, *list_is_size));
                    note(&circles, &|name| Difference::CirclePlace(name, corner));
                    note(&sides, &|name| Difference::Diameter(name, *side_is_diameter));
                    let choice = Choice {
                        list_is_size: *list_is_size,
                        is_half,
                        centres,
                        circle_is_corner: *circle_is_corner,
                        side_is_diameter: *side_is_diameter,
                        size_is_half,
                    };
                    found.push((choice, differs));
                }
            }
        }
    }
    found
}

/// `a[0] + a[2]`: a size; `a[2] - a[0]`: a far edge; `a[2]` alone: perhaps a far edge. All lists of a text are written in one way.
fn lists(given: &Given, all: &[Parts]) -> Open<bool> {
    let seconds = |parts: &Parts| {
        let second = |(input, settled): &(usize, Settled)| match settled {
            Settled::Second(axis) => Some((*input, *axis)),
            _ => None,
        };
        parts.all.iter().filter_map(second).collect::<Vec<_>>()
    };
    let [mut is_size, mut is_edge, mut is_alone] = [false; 3];
    let mut name = None;
    for parts in all {
        for (input, axis) in seconds(parts) {
            name = name.or_else(|| given.written(input));
            let places = parts.places(axis);
            let own = |form: &super::forms::Form| places.iter().any(|place| form.has(*place));
            let ratios = ratios(given, input, &places);
            is_size |= ratios.iter().any(|ratio| *ratio > 0.1);
            is_edge |= ratios.iter().any(|ratio| *ratio < -0.9);
            is_alone |= given
                .uses
                .compared
                .iter()
                .any(|form| form.has(input) && !own(form) && is_foreign(all, parts, axis, form));
        }
    }
    match (given.settings.list_is_size, is_size == is_edge) {
        (Some(is_size), _) => Open { answers: vec![is_size], name },
        (None, true) if name.is_some() => Open { answers: vec![!is_alone, is_alone], name },
        (None, _) => Open { answers: vec![is_size], name },
    }
}

/// Whether a place of another thing is in a form; without any, a number is only compared with 0.
fn is_foreign(all: &[Parts], own: &Parts, axis: Axis, form: &super::forms::Form) -> bool {
    let is_other = |parts: &&Parts| !std::ptr::eq(*parts, own);
    all.iter().filter(is_other).any(|parts| parts.places(axis).iter().any(|place| form.has(*place))) || all.len() < 2
}

/// Whether the place of a circle is the corner of its square: the radius is added to it wherever a distance is taken, or the
/// diameter is added to it and no radius is taken off.
fn circles(given: &Given, groups: &[Group], all: &[Parts]) -> Open<bool> {
    let mut can_be = [false, false];
    let mut name = None;
    for (group, parts) in groups.iter().zip(all).filter(|(_, parts)| parts.is_round()) {
        let untyped = |(input, role): &(usize, Role)| role.named == Named::Place && !parts.typed.contains(input);
        let Some((place, Role { axis: Some(axis), .. })) = parts.roles().find(untyped) else { continue };
        name = name.or_else(|| given.written(place));
        let radius = |role: &Role| match role.named {
            Named::Radius => Some(1.0),
            Named::Diameter => Some(0.5),
            _ => None,
        };
        let places = parts.places(axis);
        let all_added = parts.roles().filter_map(|(input, role)| Some((input, radius(&role)?))).any(|(input, once)| {
            let mut with =
                given.uses.factors.iter().filter(|form| places.iter().any(|place| form.has(*place))).peekable();
            with.peek().is_some()
                && with.all(|form| {
                    let place = places.iter().map(|place| form.factor(*place)).find(|factor| *factor != 0.0);
                    place.is_some_and(|place| is_near(form.factor(input) / place, once))
                })
        });
        let is_middle = group.kind.is_some();
        let is_corner = all_added
            || parts.roles().any(|(input, role)| {
                let ratios = radius(&role).map(|once| (once, ratios(given, input, &places)));
                let has =
                    |times: f64| ratios.iter().any(|(once, all)| all.iter().any(|ratio| is_near(*ratio, times * once)));
                has(2.0) && !has(-1.0)
            });
        can_be[usize::from(is_corner && !is_middle)] = true;
    }
    if name.is_none() {
        return Open { answers: vec![false], name };
    }
    let is_round = |parts: &Parts| parts.is_round();
    match given.settings.origin {
        Some(Origin::Centre) => can_be = [true, false],
        Some(Origin::Corner) if all.iter().all(is_round) => can_be = [false, true],
        None if given.settings.is_drawn || given.settings.is_round_from_corner => can_be = [true, true],
        _ => {}
    }
    Open::of(can_be, name)
}

/// The only size of a thing: the side of a square, or a width without a height.
pub(super) fn lone_size(parts: &Parts) -> Option<usize> {
    let is_size = |named: Named| matches!(named, SIZE | HALF | MAX | MIN | LAST);
    let mut sizes = parts.roles().filter(|(_, role)| is_size(role.named));
    let (input, role) = sizes.next().filter(|_| sizes.next().is_none())?;
    (role.named == SIZE).then_some(input)
}

/// A square's side that is only compared with a distance can be a diameter.
fn sides(given: &Given, all: &[Parts]) -> Open<bool> {
    for parts in all.iter().filter(|parts| !parts.is_round()) {
        let Some(input) = lone_size(parts) else { continue };
        let is_compared = given.uses.distances.iter().flatten().any(|other| *other == input);
        let is_alone = Axis::PLANE
            .iter()
            .all(|axis| ratios(given, input, &parts.places(*axis)).iter().all(|ratio| is_near(*ratio, 0.0)));
        if is_compared && is_alone {
            return Open { answers: vec![true, false], name: given.written(input) };
        }
    }
    Open { answers: vec![false], name: None }
}

/// Whether extents are halves and places are centres, with what is said of each.
fn rectangles(given: &Given, all: &[Parts], list_is_size: bool) -> Vec<(bool, Centres, Vec<Difference>)> {
    let seen = seen(given, all, list_is_size);
    let extent = seen.extent.and_then(|input| given.written(input));
    let place = seen.place.and_then(|input| given.written(input));
    if let Some(extent) = extent
        && !seen.extent_is_half
    {
        let answer = |is_half: bool| {
            let origin = if is_half { Origin::Centre } else { Origin::Corner };
            let place = place.clone().map(|place| Difference::Place(place, origin));
            let half = std::iter::once(Difference::Half(extent.clone(), is_half));
            (is_half, Centres::of(is_half), half.chain(place).collect())
        };
        return vec![answer(false), answer(true)];
    }
    let is_half = seen.extent_is_half;
    let Some(place) = place else { return vec![(is_half, Centres::None, Vec::new())] };
    let only = |is_centre: bool| vec![(is_half, Centres::of(is_centre), Vec::new())];
    if let (None, Some(centres)) = (given.settings.origin, seen.mixed()) {
        // One thing can be used in another way than the other one by mistake.
        let Some(name) = seen.centred_place.and_then(|input| given.written(input)) else {
            return vec![(is_half, centres, Vec::new())];
        };
        let say = |origin| vec![Difference::Place(name.clone(), origin)];
        return vec![(is_half, Centres::None, say(Origin::Corner)), (is_half, centres, say(Origin::Centre))];
    }
    let can_be_centre = seen.centre || given.settings.is_drawn;
    match given.settings.origin {
        Some(origin) => only(origin == Origin::Centre),
        None if seen.only_halves && !seen.corner => only(true),
        None if seen.only_halves && !seen.centre => only(false),
        None if can_be_centre => {
            let size = seen.size.filter(|_| given.settings.is_radius).and_then(|input| given.written(input));
            let say = |origin| {
                let half = size.clone().map(|size| Difference::Half(size, origin == Origin::Centre));
                std::iter::once(Difference::Place(place.clone(), origin)).chain(half).collect()
            };
            [Origin::Corner, Origin::Centre]
                .map(|origin| (is_half, Centres::of(origin == Origin::Centre), say(origin)))
                .to_vec()
        }
        None => only(false),
    }
}

/// How places and sizes of rectangles are used.
#[derive(Default)]
struct Seen {
    /// A place whose name can mean both.
    place: Option<usize>,
    size: Option<usize>,
    extent: Option<usize>,
    extent_is_half: bool,
    /// Half of the size is taken off the place.
    centre: bool,
    /// Twice a half is added to the place.
    corner: bool,
    only_halves: bool,
    /// The things to whose places all of a size is added, and those from which half of one is taken, a bit each.
    corners: u64,
    centres: u64,
    /// The place of the first thing from whose place half of a size is taken.
    centred_place: Option<usize>,
}

impl Seen {
    /// Where each thing is used in one way, and not all in the same: which ones have their place at the centre.
    const fn mixed(&self) -> Option<Centres> {
        let is_clear = self.corners & self.centres == 0 && self.extent.is_none();
        if is_clear && self.corners != 0 && self.centres != 0 { Some(Centres::Of(self.centres)) } else { None }
    }
}

fn seen(given: &Given, all: &[Parts], list_is_size: bool) -> Seen {
    let mut seen = Seen { only_halves: true, ..Seen::default() };
    let mut has_half = false;
    for (at, parts) in all.iter().enumerate().filter(|(_, parts)| !parts.is_round()) {
        let bit = u32::try_from(at).ok().and_then(|at| 1_u64.checked_shl(at)).unwrap_or(0);
        for (input, settled) in &parts.all {
            let (axes, unit): (Vec<Axis>, f64) = match settled {
                Settled::Extent(axis) => {
                    seen.extent = seen.extent.or(Some(*input));
                    (vec![*axis], 1.0)
                }
                Settled::Second(axis) if list_is_size => (vec![*axis], 0.5),
                Settled::Role(Role { axis, named: named @ (HALF | SIZE), .. }) => {
                    if *named == SIZE {
                        seen.size = seen.size.or(Some(*input));
                    }
                    let axes = axis.map_or_else(|| Axis::PLANE.to_vec(), |axis| vec![axis]);
                    (axes, if *named == HALF { 1.0 } else { 0.5 })
                }
                _ => continue,
            };
            has_half |= unit == 1.0;
            seen.only_halves &= unit == 1.0;
            for axis in axes {
                let places = parts.places(axis);
                let ratios = ratios(given, *input, &places);
                let is_centre = ratios.iter().any(|ratio| is_near(*ratio, -unit));
                seen.centre |= is_centre;
                let are_all = |all: &[f64]| {
                    ratios.iter().all(|ratio| is_near(*ratio, 0.0) || all.iter().any(|one| is_near(*ratio, *one)))
                };
                let is_corner = ratios.iter().any(|ratio| is_near(*ratio, 2.0 * unit));
                // What is neither clearly the one nor the other speaks against both.
                let is_open = !are_all(&[-unit, unit]) && !are_all(&[2.0 * unit]);
                if is_centre {
                    seen.centred_place = seen.centred_place.or_else(|| open_place(parts));
                }
                if is_centre || is_open {
                    seen.centres |= bit;
                }
                if is_corner || is_open {
                    seen.corners |= bit;
                }
                seen.corner |= unit == 1.0 && ratios.iter().any(|ratio| is_near(*ratio, 2.0));
                seen.extent_is_half |= is_centre && matches!(settled, Settled::Extent(_));
            }
        }
        if parts.all.iter().any(|(_, settled)| is_sized(settled)) {
            seen.place = seen.place.or_else(|| open_place(parts));
        }
    }
    let bare = || all.iter().filter(|parts| !parts.is_round()).find_map(open_place);
    seen.place = seen.place.or_else(bare);
    seen.only_halves &= has_half;
    seen
}

fn is_sized(settled: &Settled) -> bool {
    match settled {
        Settled::Role(role) => matches!(role.named, SIZE | HALF),
        Settled::Second(_) | Settled::Extent(_) => true,
    }
}

/// A place that is not told by an edge or a centre beside it, or by a type.
pub(super) fn open_place(parts: &Parts) -> Option<usize> {
    let is_open = |(input, role): &(usize, Role)| {
        role.named == Named::Place
            && !parts.typed.contains(input)
            && role.axis.is_some_and(|axis| !is_told(parts, axis))
    };
    parts.roles().find(is_open).map(|(input, _)| input)
}

/// Whether an edge or a centre on this axis is among the numbers, so that a place beside it is the corner.
pub(super) fn is_told(parts: &Parts, axis: Axis) -> bool {
    let tells = |role: &Role| {
        let named = matches!(role.named, MIN | MAX | LAST | CENTRE | CUT_CENTRE);
        named && role.axis == Some(axis)
    };
    parts.roles().any(|(_, role)| tells(&role))
}
