//! What each number of the code after a hit is: of A, of the block, of a moment, or a velocity. Known by names alone.

use super::super::inputs::{ListPath, Step, path};
use super::super::library::is_shape_type;
use super::super::program::Judged;
use super::super::run::{Run, WrittenKind, WrittenPart};
use super::super::syntax::{Name, NumberType, Place};
use super::super::whole::Whole;
use super::super::{FormulaFlaw, wrong};
use super::ResponseRefusal;
use super::found::Found;
pub(crate) use super::life::Life;
use super::names::{Meant, Role, Time, meant, owner, subwords};
use super::origin::{axis_of_way, is_ball_centre, is_centre};
use crate::formula::ParseOptions;
use crate::program::is_in;
use hantei_collision::Axis;

/// What a number of the text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum What {
    A(Time, Role),
    B(Role),
    /// A's velocity.
    Speed(Axis),
    /// The velocity of the block.
    SpeedOfB(Axis),
    /// The length of a frame: 1.
    Frame,
    /// What is added to A's velocity in each frame.
    Gravity(Axis),
    /// True or false.
    Flag,
    /// Whether the block is there: true or false, or a number above 0. The block begins with this.
    There(Life),
    /// It is done away with.
    Removed,
    /// A text that is set, as an answer.
    Word,
    /// Set before it is read, and of no meaning.
    Aside,
}

/// A path of the text, and what it is.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub root: Name,
    pub parameter: Option<usize>,
    /// Behind the root, or behind the element of the list.
    pub steps: Vec<Step>,
    pub in_list: bool,
    /// Whether it is of a rectangle of a library, whose place is its corner.
    pub is_of_library: bool,
    pub number: Option<NumberType>,
    pub is_read: bool,
    pub is_written: bool,
    pub what: What,
    pub(super) kind: Option<WrittenKind>,
    place: Place,
}

impl Entry {
    pub(crate) fn written(&self) -> String {
        path(&self.root, &self.steps)
    }

    /// Whether it is a number in rows and columns, or in a list that is called a map.
    fn is_of_map(&self) -> bool {
        let indexes = self.steps.iter().filter(|step| matches!(step, Step::Index(_))).count();
        let is_last = matches!(self.steps.last(), Some(Step::Index(_)));
        let mut members = self.steps.iter().map(Step::name).chain([self.root.to_string()]);
        is_last && (indexes > 1 || members.any(|name| is_map(&name)))
    }

    /// What it is of, without its last word.
    fn owner(&self) -> String {
        let words = self.words();
        match words.split_last() {
            Some((_, before)) if !self.in_list => owner(before),
            _ => ELEMENT.to_owned(),
        }
    }

    pub(super) fn words(&self) -> Vec<String> {
        let root = (!self.in_list && !is_in(&self.root, "this self")).then(|| self.root.to_string());
        root.into_iter().chain(self.steps.iter().map(Step::name)).collect()
    }
}

/// All that is given, and what it is.
#[derive(Clone, Debug)]
pub(crate) struct Parts {
    pub entries: Vec<Entry>,
    pub list: Option<ListPath>,
    /// The names of A and of the block, as the text has them.
    pub names: [String; 2],
    /// Whether x and y of A are its centre, and those of the block.
    pub centres: [bool; 2],
    /// Whether A is a circle.
    pub is_ball: bool,
}

impl Parts {
    pub(crate) fn has(&self, is_it: impl Fn(&Entry) -> bool) -> bool {
        self.entries.iter().any(is_it)
    }

    pub(crate) fn has_time(&self, time: Time) -> bool {
        self.has(|entry| matches!(entry.what, What::A(of, _) if of == time))
    }
}

/// Whether a list of this name is likely one of tiles in rows and columns.
pub(super) fn is_map(name: &str) -> bool {
    subwords(name).iter().any(|word| is_in(word, "map tilemap level grid tiles world board"))
}

const OWNERS_OF_B: &str = "b block wall tile brick platform obstacle other rect2 r2 solid ground box2 collider target t \
    wallrect blockrect tilerect platformrect object obj o paddle rectangle2 2 floor static plat p2 lift elevator mover";
const FLAGS: &str = "on is can grounded ground jumping jump falling floor air airborne landed standing touching hit \
    collided colliding collision blocked wall ceiling stuck moving";
/// The owner of the elements of a list.
const ELEMENT: &str = "[]";

pub(super) fn refused<Out>(why: ResponseRefusal, place: &Place) -> Run<Out> {
    wrong(FormulaFlaw::Response(why), place)
}

/// Of all that was found, what it is.
pub(super) fn parts(whole: &Whole, judged: &Judged, found: &Found, options: &ParseOptions) -> Run<Parts> {
    let place = judged.place();
    let mut lists: Vec<&ListPath> = Vec::new();
    for list in &found.lists {
        // A list that something is only put into or counted has no elements.
        if !lists.iter().any(|known| known.root == list.root && known.steps == list.steps) {
            lists.push(list);
        }
    }
    if let [one, other, ..] = &lists[..] {
        // A list of lists.
        if one.root == other.root && other.steps.starts_with(&one.steps) {
            return refused(ResponseRefusal::TileMap(one.written()), &place);
        }
        return refused(ResponseRefusal::Several(vec![one.written(), other.written()]), &place);
    }
    let list = lists.first().map(|list| (*list).clone());
    let mut entries = entries(found, list.as_ref(), &place);
    let all: Vec<Vec<Meant>> = entries.iter().map(|entry| meanings(entry, judged)).collect();
    let chosen = chosen(&all);
    // Flags and words first: their names may say anything.
    for (entry, meant) in entries.iter_mut().zip(&chosen) {
        let life = Life::of(entry).filter(|_| meant.is_none());
        entry.what = match entry.kind {
            Some(WrittenKind::Removed) => What::Removed,
            _ if let Some(life) = life => What::There(life),
            Some(WrittenKind::Truth) => What::Flag,
            Some(WrittenKind::Word) => What::Word,
            Some(WrittenKind::Number) if is_normal(entry) => What::Word,
            _ if meant.is_none() && is_flag(entry) => What::Flag,
            _ => continue,
        };
    }
    for (at, entry) in entries.iter().enumerate() {
        if entry.what != What::Aside || chosen[at].is_some() {
            continue;
        }
        let name = entry.written();
        match (entry.is_read, entry.is_written) {
            (true, false) if entry.is_of_map() => {
                let list = entry.steps.iter().position(|step| matches!(step, Step::Index(_))).unwrap_or_default();
                return refused(ResponseRefusal::TileMap(path(&entry.root, &entry.steps[..list])), &entry.place);
            }
            (true, false) => return refused(ResponseRefusal::unknown(name), &entry.place),
            (true, true) => return refused(ResponseRefusal::Changes(name), &entry.place),
            // A name of its own that a script sets before it reads it.
            (false, _) if entry.steps.is_empty() && entry.parameter.is_none() => {}
            (false, _) => return refused(ResponseRefusal::Changes(name), &entry.place),
        }
    }
    let owners = owners(&entries, &chosen, list.is_some());
    let [a, b] = a_and_b(&owners, &place)?;
    for (entry, meant) in entries.iter_mut().zip(&chosen) {
        if matches!(entry.what, What::There(_) | What::Removed) && entry.owner() != b {
            match entry.kind {
                Some(WrittenKind::Truth) => entry.what = What::Flag,
                None => return refused(ResponseRefusal::unknown(entry.written()), &entry.place),
                Some(_) => return refused(ResponseRefusal::Changes(entry.written()), &entry.place),
            }
        }
        let (What::Aside, Some(meant)) = (entry.what, meant) else { continue };
        entry.what = what(entry, meant, [&a, &b])?;
    }
    let names =
        [name_of(&entries, true, &a), list.as_ref().map_or_else(|| name_of(&entries, false, &b), ListPath::written)];
    check_sides(&entries, &names, &place)?;
    let is_ball = is_ball(&entries)?;
    let of_block = is_centre(whole, judged, &entries, (&names, is_ball), options)?;
    let centres =
        [if is_ball { is_ball_centre(whole, judged, &entries, &names, options)? } else { of_block }, of_block];
    Ok(Parts { entries, list, names, centres, is_ball })
}

/// All paths, each once.
fn entries(found: &Found, list: Option<&ListPath>, place: &Place) -> Vec<Entry> {
    let mut entries: Vec<Entry> = Vec::new();
    let mut add = |root: &Name, parameter, steps: &[Step], change: &dyn Fn(&mut Entry)| {
        let element = list.filter(|list| list.root == *root && list.parameter == parameter);
        let behind = element.and_then(|list| match steps.strip_prefix(&list.steps[..])? {
            [Step::Index(_), rest @ ..] => Some(rest),
            _ => None,
        });
        let (in_list, steps) = (behind.is_some(), behind.unwrap_or(steps));
        let is_it = |entry: &Entry| {
            entry.root == *root && entry.parameter == parameter && entry.steps == steps && entry.in_list == in_list
        };
        let at = entries.iter().position(is_it).unwrap_or_else(|| {
            entries.push(Entry {
                root: root.clone(),
                parameter,
                steps: steps.to_vec(),
                in_list,
                is_of_library: false,
                number: None,
                is_read: false,
                is_written: false,
                what: What::Aside,
                kind: None,
                place: place.clone(),
            });
            entries.len() - 1
        });
        change(&mut entries[at]);
    };
    for input in &found.reads {
        add(&input.root, input.parameter, &input.steps, &|entry| {
            entry.is_read = true;
            entry.number = entry.number.or(input.number);
            let element = list.and_then(|list| list.element_type.as_ref()).filter(|_| entry.in_list);
            let ty = element.or(input.root_type.as_ref());
            entry.is_of_library |= ty.is_some_and(|ty| is_shape_type(ty))
                || is_named_rect(&input.root, &input.steps)
                || matches!(input.steps.iter().rev().nth(1), Some(Step::Member(part)) if is_in(part, "rect Rect bounds Bounds"));
        });
    }
    let is_list = |part: &&WrittenPart| {
        list.is_some_and(|list| list.root == part.root && list.parameter == part.parameter && list.steps == part.steps)
    };
    // A shorter list in place of the list.
    for part in found.written.iter().filter(|part| !is_list(part)) {
        add(&part.root, part.parameter, &part.steps, &|entry| {
            entry.is_written = true;
            // A number tells more than nothing.
            entry.kind = match (entry.kind, part.kind) {
                (Some(known), WrittenKind::Word | WrittenKind::Other) => Some(known),
                (_, kind) => Some(kind),
            };
            entry.place = part.place.clone();
        });
    }
    entries
}

/// `rect.x` and `player_rect.x`, where nothing says what it is.
fn is_named_rect(root: &Name, steps: &[Step]) -> bool {
    steps.len() == 1 && (&**root == "rect" || root.ends_with("_rect"))
}

fn meanings(entry: &Entry, judged: &Judged) -> Vec<Meant> {
    if is_normal(entry) {
        return Vec::new();
    }
    let words = entry.words();
    let mut all = meant(&words);
    // `paddle.x += paddle.speed`
    if all.is_empty()
        && words.last().is_some_and(|last| is_in(&last.to_lowercase(), "speed spd velocity vel"))
        && let Some(axis) = axis_of_way(judged, &words)
    {
        all.push(Meant { owner: entry.owner(), time: Time::Now, role: Role::Speed(axis), is_unsure: false });
    }
    if entry.in_list {
        for meant in &mut all {
            meant.owner = ELEMENT.to_owned();
        }
    }
    // A difference that the text makes itself, and a name that is set before it is read.
    let is_own_name = entry.steps.is_empty() && entry.parameter.is_none();
    all.retain(|meant| {
        let is_kept = meant.time == Time::New || matches!(meant.role, Role::Speed(_)) && !meant.is_unsure;
        entry.is_read || !is_own_name || is_kept
    });
    all
}

/// Whether it is a number of a normal that is given back: `normalx`, `hit.normal.y`.
fn is_normal(entry: &Entry) -> bool {
    let name = entry.written().to_lowercase();
    let is_given = entry.parameter.is_some() || !entry.steps.is_empty();
    let part = name.strip_suffix(['x', 'y']).map(|before| before.trim_end_matches(['.', '_']));
    is_given && entry.kind == Some(WrittenKind::Number) && part.is_some_and(|of| of.ends_with("normal"))
}

fn is_flag(entry: &Entry) -> bool {
    let last = match entry.steps.last() {
        Some(step) => step.name(),
        None => entry.root.to_string(),
    };
    subwords(&last).iter().any(|word| is_in(word, FLAGS))
}

/// One meaning for each. A name with a digit is that of a second thing if a size has one, too: `x1` beside `w1`.
fn chosen(all: &[Vec<Meant>]) -> Vec<Option<Meant>> {
    let is_digit = |owner: &str| is_in(owner, "1 2");
    let sizes = all.iter().flatten().any(|meant| is_digit(&meant.owner) && matches!(meant.role, Role::Size(_)));
    let of = |meanings: &Vec<Meant>| {
        let numbered = meanings.iter().find(|meant| is_digit(&meant.owner)).filter(|_| sizes);
        numbered.or_else(|| meanings.first()).cloned()
    };
    all.iter().map(of).collect()
}

/// A thing that has a place, and what else is known of it.
#[derive(Debug, Default)]
struct Owner {
    name: String,
    has_place: bool,
    has_speed: bool,
    is_moved: bool,
    has_old: bool,
}

fn owners(entries: &[Entry], chosen: &[Option<Meant>], has_list: bool) -> Vec<Owner> {
    let mut owners: Vec<Owner> = Vec::new();
    for (entry, meant) in entries.iter().zip(chosen) {
        let (What::Aside, Some(meant)) = (entry.what, meant) else { continue };
        let at = owners.iter().position(|owner| owner.name == meant.owner).unwrap_or_else(|| {
            owners.push(Owner { name: meant.owner.clone(), ..Owner::default() });
            owners.len() - 1
        });
        let owner = &mut owners[at];
        match (meant.role, meant.time) {
            (Role::Speed(_), _) => owner.has_speed = true,
            (Role::Frame | Role::Gravity(_), _) => {}
            (_, Time::Now) => {
                owner.has_place |= meant.role.is_place();
                owner.is_moved |= entry.is_written;
            }
            (_, Time::Old | Time::New) => owner.has_old = true,
        }
    }
    if has_list && !owners.iter().any(|owner| owner.name == ELEMENT) {
        owners.push(Owner { name: ELEMENT.to_owned(), has_place: true, ..Owner::default() });
    }
    owners
}

/// Which of the things is A, and which is the block.
fn a_and_b(owners: &[Owner], place: &Place) -> Run<[String; 2]> {
    let places: Vec<&Owner> = owners.iter().filter(|owner| owner.has_place).collect();
    let moving: Vec<&Owner> = owners.iter().filter(|owner| owner.has_old && !owner.has_place).collect();
    let [one, other] = match places[..] {
        [] => return refused(ResponseRefusal::NoPlace, place),
        // A has only an old and a new place.
        [only] if !moving.is_empty() && moving.len() == 1 => [moving[0], only],
        [only] => return refused(ResponseRefusal::NoBlock(shown(&only.name)), place),
        [one, other] => [one, other],
        _ => {
            let names = places.iter().map(|owner| shown(&owner.name)).collect();
            return refused(ResponseRefusal::Several(names), place);
        }
    };
    let is_b = |owner: &Owner| owner.name == ELEMENT || is_in(&owner.name, OWNERS_OF_B);
    let weight = |owner: &Owner| {
        [owner.is_moved || owner.has_old, owner.has_speed, !is_b(owner), owner.name.is_empty()]
            .into_iter()
            .fold(0, |weight, holds| weight * 2 + i32::from(holds))
    };
    // A block may move by its velocity.
    if one.is_moved && other.is_moved && is_b(one) == is_b(other) {
        return refused(ResponseRefusal::ChangesBlock(shown(if is_b(one) { &one.name } else { &other.name })), place);
    }
    let is_swapped = match one.is_moved && other.is_moved {
        true => is_b(one),
        false => weight(other) > weight(one),
    };
    let pair = if is_swapped { [other, one] } else { [one, other] };
    if pair[0].name == ELEMENT {
        return refused(ResponseRefusal::ChangesBlock(shown(ELEMENT)), place);
    }
    Ok(pair.map(|owner| owner.name.clone()))
}

fn shown(owner: &str) -> String {
    if owner.is_empty() { "x".to_owned() } else { owner.to_owned() }
}

fn what(entry: &Entry, meant: &Meant, [a, b]: [&String; 2]) -> Run<What> {
    let is_a = meant.owner == *a || (meant.owner.is_empty() && !b.is_empty());
    let is_b = meant.owner == *b;
    Ok(match (meant.role, meant.time) {
        (Role::Frame, _) => What::Frame,
        (Role::Gravity(_), _) if entry.is_written => {
            return refused(ResponseRefusal::Changes(entry.written()), &entry.place);
        }
        (Role::Gravity(axis), _) => What::Gravity(axis),
        (Role::Speed(_), _) if is_b && entry.is_written => {
            return refused(ResponseRefusal::ChangesBlock(entry.written()), &entry.place);
        }
        (Role::Speed(axis), Time::Now) if is_b => What::SpeedOfB(axis),
        (Role::Speed(axis), Time::Now) => What::Speed(axis),
        (Role::Speed(_), _) => return refused(ResponseRefusal::unknown(entry.written()), &entry.place),
        (role, Time::Now) if is_b => What::B(role),
        (_, _) if is_b => return refused(ResponseRefusal::unknown(entry.written()), &entry.place),
        (role, time) if is_a || time != Time::Now => What::A(time, role),
        // A radius alone is that of the ball.
        (role @ (Role::Radius | Role::Diameter), Time::Now) => What::A(Time::Now, role),
        // `brickWidth`, the size of each in `bricks`.
        (role @ (Role::Size(_) | Role::Half(_) | Role::Side), Time::Now)
            if *b == ELEMENT && is_in(&meant.owner, OWNERS_OF_B) =>
        {
            What::B(role)
        }
        // The size of something without a place.
        _ => return refused(ResponseRefusal::unknown(entry.written()), &entry.place),
    })
}

fn name_of(entries: &[Entry], is_a: bool, owner: &str) -> String {
    if !owner.is_empty() {
        let of = entries.iter().find(|entry| match entry.what {
            What::A(Time::Now, _) => is_a && !entry.steps.is_empty(),
            What::B(_) => !is_a && !entry.steps.is_empty(),
            _ => false,
        });
        return of.map_or_else(|| owner.to_owned(), |entry| entry.root.to_string());
    }
    let first = entries.iter().find(|entry| match entry.what {
        What::A(..) => is_a,
        What::B(_) => !is_a,
        _ => false,
    });
    first.map_or_else(String::new, |entry| match entry.steps.is_empty() {
        true => entry.written(),
        false => entry.root.to_string(),
    })
}

const fn axis_of(role: Role) -> Option<Axis> {
    match role {
        Role::Place(axis)
        | Role::Min(axis)
        | Role::Max(axis)
        | Role::Centre(axis)
        | Role::Size(axis)
        | Role::Half(axis)
        | Role::Speed(axis) => Some(axis),
        Role::Side | Role::Radius | Role::Diameter | Role::Frame | Role::Gravity(_) => None,
    }
}

/// Whether A is a circle: it has a radius, and no edges. A block is none.
fn is_ball(entries: &[Entry]) -> Run<bool> {
    let is_round = |role: Role| matches!(role, Role::Radius | Role::Diameter);
    let of_a = |is_it: &dyn Fn(Role) -> bool| {
        entries.iter().find(|entry| matches!(entry.what, What::A(_, role) if is_it(role)))
    };
    let round = of_a(&is_round);
    let has_edges = of_a(&|role| !is_round(role) && !matches!(role, Role::Place(_) | Role::Centre(_))).is_some();
    let of_b = entries.iter().find(|entry| matches!(entry.what, What::B(role) if is_round(role)));
    match (round, of_b) {
        (_, Some(entry)) => refused(ResponseRefusal::Circle(entry.written()), &entry.place),
        (Some(entry), _) if has_edges => refused(ResponseRefusal::Circle(entry.written()), &entry.place),
        (round, None) => Ok(round.is_some()),
    }
}

/// A's way in the step, which is read, and its velocity, which is set for the next one: `dx` beside `self.vel_x`.
fn are_way_and_velocity(one: &Entry, other: &Entry) -> bool {
    let is_pair = |way: &Entry, velocity: &Entry| !way.is_written && !velocity.is_read;
    matches!(one.what, What::Speed(_)) && (is_pair(one, other) || is_pair(other, one))
}

/// Whether each number stands once, and A's size is known on each axis on which its place is.
fn check_sides(entries: &[Entry], names: &[String; 2], place: &Place) -> Run<()> {
    for (at, entry) in entries.iter().enumerate() {
        if matches!(entry.what, What::A(..) | What::B(_) | What::Speed(_))
            && let Some(other) = entries[..at].iter().find(|other| other.what == entry.what)
            && (entry.is_written || other.is_written)
            && !are_way_and_velocity(entry, other)
        {
            return refused(ResponseRefusal::Apart(other.written(), entry.written()), &entry.place);
        }
    }
    for (is_a, name) in [(true, &names[0]), (false, &names[1])] {
        let of = |entry: &Entry| match entry.what {
            What::A(_, role) if is_a => Some(role),
            What::B(role) if !is_a => Some(role),
            _ => None,
        };
        for axis in Axis::PLANE {
            let roles = || entries.iter().filter_map(of);
            let has_place = roles().any(|role| axis_of(role) == Some(axis));
            let has_size = roles().any(|role| match role {
                Role::Size(of) | Role::Half(of) | Role::Max(of) => of == axis,
                Role::Side | Role::Radius | Role::Diameter => true,
                _ => false,
            });
            // An edge alone is compared with another edge.
            let is_edge = roles().any(|role| role == Role::Min(axis));
            if has_place && !has_size && !is_edge {
                return refused(ResponseRefusal::NoSize(name.clone()), place);
            }
        }
    }
    Ok(())
}
