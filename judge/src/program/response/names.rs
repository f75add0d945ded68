//! What a name of the code after a hit says: a part of a shape now, before or after the step, or a velocity.

use crate::program::families::words::{Named as Word, is_shape, of_number, of_point, plain};
use crate::program::families::{Part, words};
use crate::program::is_in;
use hantei_collision::Axis;

/// What a number is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    /// `x`: the corner or the centre.
    Place(Axis),
    Min(Axis),
    Max(Axis),
    Centre(Axis),
    Size(Axis),
    Half(Axis),
    /// The side of a square.
    Side,
    /// Of a circle.
    Radius,
    Diameter,
    Speed(Axis),
    /// The length of a frame, by which a velocity is multiplied.
    Frame,
    /// What is added to the velocity in each frame.
    Gravity(Axis),
}

impl Role {
    /// Whether it says where a shape is.
    pub(crate) const fn is_place(self) -> bool {
        matches!(self, Self::Place(_) | Self::Min(_) | Self::Max(_) | Self::Centre(_))
    }

    /// hantei's name for it; `None` for what is no part of a shape.
    pub(crate) const fn name(self) -> Option<&'static str> {
        Some(match self {
            Self::Place(Axis::X) => "x",
            Self::Place(_) => "y",
            Self::Min(Axis::X) => "left",
            Self::Min(_) => "top",
            Self::Max(Axis::X) => "right",
            Self::Max(_) => "bottom",
            Self::Centre(Axis::X) => "cx",
            Self::Centre(_) => "cy",
            Self::Size(Axis::X) => "w",
            Self::Size(_) => "h",
            Self::Half(_) | Self::Side => "size",
            Self::Radius => "r",
            Self::Diameter => "d",
            Self::Speed(_) | Self::Frame | Self::Gravity(_) => return None,
        })
    }
}

/// Of which moment a place is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Time {
    /// The thing itself.
    Now,
    /// `oldX`, `prev.y`: before the step.
    Old,
    /// `newX`, `next.y`: after the step.
    New,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Meant {
    /// Whose number it is: empty for the own thing.
    pub owner: String,
    pub time: Time,
    pub role: Role,
    /// Whether it means that only where it is read before it is set: `dx` is often the name of a difference.
    pub is_unsure: bool,
}

const OLD: &str = "old prev previous last before was former earlier";
const NEW: &str = "new next future wanted predicted proposed after desired";
/// Things that have the velocity on both axes: `vel.x`.
const SPEEDS: &str = "v vel velo velocity speed spd motion movement change delta vitesse geschwindigkeit";
const SPEED_X: &str = "vx velx xvel velocityx xvelocity speedx xspeed spdx xspd hsp hspd hspeed hvel changex xchange \
    movex xmove motionx xmotion deltax xdelta xv dirx xdir vitessex sx speedh horizontalspeed";
const SPEED_Y: &str = "vy vely yvel velocityy yvelocity speedy yspeed spdy yspd vsp vspd vspeed vvel changey ychange \
    movey ymove motiony ymotion deltay ydelta yv diry ydir vitessey sy speedv verticalspeed";
/// Names of things, before a part without a sign between.
const OWNERS: &str = "player wall block tile ball brick paddle rect box platform enemy hero sprite char character ship \
    mario plat ground floor obstacle actor other object";
const FRAMES: &str = "dt delta deltatime elapsed elapsedtime timestep frametime";
/// Words before a velocity that say nothing of whose it is.
const PLAIN: &str = "linear current cur my self this the";

/// The points of a rectangle of pygame.
const POINTS: [(&str, [Role; 2]); 8] = {
    let (left, right, top, bottom) = (Role::Min(Axis::X), Role::Max(Axis::X), Role::Min(Axis::Y), Role::Max(Axis::Y));
    let (middle, centre) = (Role::Centre(Axis::X), Role::Centre(Axis::Y));
    [
        ("topleft", [left, top]),
        ("topright", [right, top]),
        ("bottomleft", [left, bottom]),
        ("bottomright", [right, bottom]),
        ("midtop", [middle, top]),
        ("midbottom", [middle, bottom]),
        ("midleft", [left, centre]),
        ("midright", [right, centre]),
    ]
};

/// What the words of a path say, the likeliest first; empty if they say nothing.
pub(crate) fn meant(path: &[String]) -> Vec<Meant> {
    let (path, time) = without_time(path);
    if let [only] = &path[..]
        && is_in(&plain(only), FRAMES)
        && time == Time::Now
    {
        return vec![Meant { owner: String::new(), time, role: Role::Frame, is_unsure: false }];
    }
    if let Some(axis) = gravity(&path).filter(|_| time == Time::Now) {
        return vec![Meant { owner: String::new(), time, role: Role::Gravity(axis), is_unsure: false }];
    }
    if let Some((owner, axis, is_unsure)) = speed(&path) {
        return vec![Meant { owner, time, role: Role::Speed(axis), is_unsure }];
    }
    let found = parts(&path).into_iter();
    found.map(|(owner, role)| Meant { owner, time, role, is_unsure: false }).collect()
}

/// The axis on which it pulls: down, if nothing else is said.
fn gravity(path: &[String]) -> Option<Axis> {
    let (last, before) = path.split_last()?;
    let is_it = |name: &String| {
        let words = subwords(name);
        let is_named = words.iter().any(|word| is_in(word, "gravity grav gravitation"));
        is_named
            && words
                .iter()
                .all(|word| is_in(word, "gravity grav gravitation force constant const strength accel acceleration"))
    };
    match (axis_of(&plain(last)), before.last()) {
        (Some(axis), Some(of)) => is_it(of).then_some(axis),
        _ => is_it(last).then_some(Axis::Y),
    }
}

/// `playerVelX` as `player vel x`.
pub(crate) fn subwords(name: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut was_lower = false;
    for letter in name.chars() {
        if letter == '_' || (letter.is_uppercase() && was_lower) {
            words.push(String::new());
        }
        was_lower = letter.is_lowercase() || letter.is_ascii_digit();
        if letter != '_'
            && let Some(last) = words.last_mut()
        {
            last.extend(letter.to_lowercase());
        }
    }
    words.retain(|word| !word.is_empty() && word != "m");
    words
}

fn without_time(path: &[String]) -> (Vec<String>, Time) {
    let time_of = |word: &str| match word {
        _ if is_in(word, OLD) => Some(Time::Old),
        _ if is_in(word, NEW) => Some(Time::New),
        _ => None,
    };
    for (at, segment) in path.iter().enumerate() {
        let words = subwords(segment);
        let timed = words.iter().position(|word| time_of(word).is_some());
        if let Some(place) = timed.filter(|_| words.len() + path.len() > 2) {
            let time = time_of(&words[place]).unwrap_or(Time::Now);
            let rest: Vec<&str> =
                words.iter().enumerate().filter(|(of, _)| *of != place).map(|(_, it)| &**it).collect();
            let mut left = path.to_vec();
            match rest.is_empty() {
                true => drop(left.remove(at)),
                false => left[at] = rest.join("_"),
            }
            return (left, time);
        }
        // `oldx`
        if let [word] = &words[..] {
            for (time, names) in [(Time::Old, OLD), (Time::New, NEW)] {
                let rest = names.split(' ').find_map(|name| word.strip_prefix(name));
                if let Some(rest) = rest.filter(|rest| is_in(rest, "x y left right top bottom pos position rect")) {
                    let mut left = path.to_vec();
                    rest.clone_into(&mut left[at]);
                    return (left, time);
                }
            }
        }
    }
    (path.to_vec(), Time::Now)
}

fn axis_of(word: &str) -> Option<Axis> {
    match word {
        "x" | "[0]" | "horizontal" | "hor" => Some(Axis::X),
        "y" | "[1]" | "vertical" | "ver" => Some(Axis::Y),
        _ => None,
    }
}

/// The name of the owner, without words that only say that it is a shape: `player.rect` is `player`.
pub(super) fn owner(path: &[String]) -> String {
    let words: Vec<String> = path.iter().map(|segment| subwords(segment).join("")).collect();
    let bare: Vec<&str> = words.iter().map(|word| &**word).filter(|word| !is_shape(word)).collect();
    let kept = if bare.is_empty() { words.iter().map(|word| &**word).collect() } else { bare };
    if kept.len() == 1 && is_in(kept[0], PLAIN) { String::new() } else { kept.join(".") }
}

/// Whose velocity it is, on which axis, and whether the name is often that of a difference.
fn speed(path: &[String]) -> Option<(String, Axis, bool)> {
    let (last, before) = path.split_last()?;
    let words = subwords(last);
    let joined = plain(last);
    if let (Some(axis), Some((of, rest))) = (axis_of(&joined), before.split_last()) {
        let words = subwords(of);
        let at = words.iter().position(|word| is_in(word, SPEEDS));
        if let Some(at) = at {
            let others: Vec<&str> = words
                .iter()
                .enumerate()
                .filter(|(place, word)| *place != at && !is_in(word, PLAIN))
                .map(|(_, it)| &**it)
                .collect();
            let whose: Vec<String> =
                rest.iter().cloned().chain((!others.is_empty()).then(|| others.join("_"))).collect();
            return Some((owner(&whose), axis, false));
        }
    }
    for (axis, names) in [(Axis::X, SPEED_X), (Axis::Y, SPEED_Y)] {
        if is_in(&joined, names) {
            return Some((owner(before), axis, false));
        }
    }
    match &*joined {
        "dx" => return Some((owner(before), Axis::X, true)),
        "dy" => return Some((owner(before), Axis::Y, true)),
        _ => {}
    }
    let speed = words.iter().position(|word| is_in(word, SPEEDS));
    let axis = words.iter().position(|word| axis_of(word).is_some());
    if let (Some(speed), Some(axis)) = (speed, axis) {
        let others = words.iter().enumerate().filter(|(at, word)| *at != speed && *at != axis && !is_in(word, PLAIN));
        let others: Vec<&str> = others.map(|(_, it)| &**it).collect();
        let whose: Vec<String> = before.iter().cloned().chain((!others.is_empty()).then(|| others.join("_"))).collect();
        return Some((owner(&whose), axis_of(&words[axis])?, false));
    }
    // `avx`, `playerVx`
    for (axis, end) in [(Axis::X, "vx"), (Axis::Y, "vy")] {
        let whose = joined.strip_suffix(end).filter(|whose| !whose.is_empty());
        let is_cut = words.last().is_some_and(|word| word == end) || whose.is_some_and(|whose| whose.len() == 1);
        if let Some(whose) = whose.filter(|_| is_cut) {
            let whose: Vec<String> = before.iter().cloned().chain([whose.to_owned()]).collect();
            return Some((owner(&whose), axis, false));
        }
    }
    None
}

/// A word of the table as the part that it is, on its axis; `None` for a circle's and what else is not read here.
fn role(named: Word, axis: Option<Axis>) -> Option<Role> {
    let Some(axis) = axis else {
        return match named {
            words::SIZE => Some(Role::Side),
            Word::Radius => Some(Role::Radius),
            Word::Diameter => Some(Role::Diameter),
            _ => None,
        };
    };
    if axis == Axis::Z {
        return None;
    }
    match named {
        Word::Place => Some(Role::Place(axis)),
        Word::Part(Part::Min) => Some(Role::Min(axis)),
        Word::Part(Part::Max) => Some(Role::Max(axis)),
        Word::Part(Part::Centre) => Some(Role::Centre(axis)),
        Word::Part(Part::Size) => Some(Role::Size(axis)),
        Word::Part(Part::Half) => Some(Role::Half(axis)),
        Word::Part(_) | Word::Offset | Word::Radius | Word::Diameter => None,
    }
}

/// What a word says for certain, alone.
fn of_word(word: &str) -> Option<Role> {
    let sure = of_number(word).into_iter().filter(|found| found.is_sure);
    let found = sure.filter_map(|found| role(found.named, found.axis)).next();
    found.or_else(|| is_in(word, "r rad").then_some(Role::Radius))
}

fn parts(path: &[String]) -> Vec<(String, Role)> {
    let Some((last, before)) = path.split_last() else { return Vec::new() };
    let word = plain(last);
    let mut found = Vec::new();
    let mut add = |whose: &[String], role: Option<Role>| {
        if let Some(role) = role {
            let one = (owner(whose), role);
            if !found.contains(&one) {
                found.push(one);
            }
        }
    };
    if let Some((of, rest)) = before.split_last() {
        // `rect.midtop[1]`
        if let (Some((_, roles)), Some(axis)) =
            (POINTS.iter().find(|(name, _)| *name == plain(of)), axis_of(&word).filter(|_| !rest.is_empty()))
        {
            add(rest, Some(roles[axis as usize]));
            return found;
        }
        // `pos.x`, `half.w`
        let axis = axis_of(&word).or(match &*word {
            "w" | "width" => Some(Axis::X),
            "h" | "height" => Some(Axis::Y),
            _ => None,
        });
        for (named, is_sure) in of_point(&plain(of)) {
            // `c.x` is of a thing that is called `c`.
            let is_word = is_sure && of.len() > 2;
            if (is_word || !rest.is_empty()) && axis.is_some() {
                add(rest, role(named, axis));
            }
        }
        add(before, of_word(&word));
        return found;
    }
    add(before, of_word(&word));
    // `ax`, `playerWidth`, `x1`: the owner's name stands before or behind. Where a name has several words, it is cut between two.
    let words = subwords(last);
    let ends: Vec<usize> = (1..words.len()).map(|at| words[..at].concat().len()).collect();
    let is_end = |at: usize| words.len() < 2 || ends.contains(&at);
    for at in (1..word.len()).filter(|at| is_end(*at)) {
        if let (Some(one), Some(other)) = (word.get(..at), word.get(at..)) {
            // `ax`, `playerx`: a short part only behind a short owner or a well-known one, or where a new word begins.
            let is_cut = other.len() > 3 || one.len() < 3 || words.len() > 1 || is_in(one, OWNERS);
            if is_cut && !is_in(other, "l r t b") {
                add(&[one.to_owned()], of_word(other));
            }
        }
    }
    for at in 1..word.len() {
        if let (Some(one), Some(other)) = (word.get(..at), word.get(at..))
            && is_in(other, "a b 1 2")
        {
            add(&[other.to_owned()], of_word(one));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_say_what_they_are() {
        let (x, y) = (Axis::X, Axis::Y);
        for (path, owner, time, role) in [
            ("ax", "a", Time::Now, Role::Place(x)),
            ("a x", "a", Time::Now, Role::Place(x)),
            ("bh", "b", Time::Now, Role::Size(y)),
            ("player width", "player", Time::Now, Role::Size(x)),
            ("player rect right", "player", Time::Now, Role::Max(x)),
            ("player pos y", "player", Time::Now, Role::Place(y)),
            ("position x", "", Time::Now, Role::Place(x)),
            ("b x", "b", Time::Now, Role::Place(x)),
            ("oldX", "", Time::Old, Role::Place(x)),
            ("prev_y", "", Time::Old, Role::Place(y)),
            ("player oldX", "player", Time::Old, Role::Place(x)),
            ("player prev bottom", "player", Time::Old, Role::Max(y)),
            ("newX", "", Time::New, Role::Place(x)),
            ("next x", "", Time::New, Role::Place(x)),
            ("vx", "", Time::Now, Role::Speed(x)),
            ("player vel y", "player", Time::Now, Role::Speed(y)),
            ("velocity x", "", Time::Now, Role::Speed(x)),
            ("linear_velocity x", "", Time::Now, Role::Speed(x)),
            ("player speedX", "player", Time::Now, Role::Speed(x)),
            ("player_vel_x", "player", Time::Now, Role::Speed(x)),
            ("avx", "a", Time::Now, Role::Speed(x)),
            ("hsp", "", Time::Now, Role::Speed(x)),
            ("dt", "", Time::Now, Role::Frame),
            ("player gravity", "", Time::Now, Role::Gravity(y)),
            ("GRAVITY_FORCE", "", Time::Now, Role::Gravity(y)),
            ("gravity x", "", Time::Now, Role::Gravity(x)),
            ("playerWidth", "player", Time::Now, Role::Size(x)),
            ("wall_x", "wall", Time::Now, Role::Place(x)),
            ("wallHeight", "wall", Time::Now, Role::Size(y)),
            ("player half x", "player", Time::Now, Role::Half(x)),
            ("tile size", "tile", Time::Now, Role::Side),
            ("radius", "", Time::Now, Role::Radius),
            ("ball r", "ball", Time::Now, Role::Radius),
            ("ballRadius", "", Time::Now, Role::Radius),
            ("ball diameter", "ball", Time::Now, Role::Diameter),
        ] {
            let path: Vec<String> = path.split(' ').map(str::to_owned).collect();
            let found = meant(&path);
            let first = found.first().unwrap_or_else(|| panic!("{path:?}: nothing"));
            assert_eq!((&*first.owner, first.time, first.role), (owner, time, role), "{path:?}: {found:?}");
        }
        for path in ["score", "lives", "i", "use_gravity"] {
            let path: Vec<String> = path.split(' ').map(str::to_owned).collect();
            assert_eq!(meant(&path), [], "{path:?}");
        }
    }
}
