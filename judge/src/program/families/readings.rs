//! From things to families: what the two things are, and the meanings of all inputs in each reading that is left.

use super::fixed::{self, LEAST_FIXED, Side};
use super::groups::{Given, Group, Grouped, of_shapes};
use super::library::LibraryKind;
use super::offsets::{crossed, in_plane, layers, offsets, tiles};
use super::places::{Centres, Choice, choices, is_told, lone_size};
use super::refusal::by_ways;
use super::settled::{Parts, Settled, settled};
use super::words::{CENTRE, CUT_CENTRE, HALF, MAX, MIN, Named, Role, SIZE};
use super::{Difference, Family, FamilyRefusal, FoundFamily, Kind, Known, Meaning, Part, Shape, Sizes};
use crate::formula::Origin;
use crate::program::inputs::Input;
use crate::program::is_in;
use hantei_collision::Axis;

/// More readings than this are not asked for.
const MOST_READINGS: usize = 4;

/// All readings that are left.
pub(super) fn all(given: &Given, grouped: Grouped) -> Result<Vec<FoundFamily>, FamilyRefusal> {
    let groups = grouped.groups;
    if let Some(found) = fixed::alone(given, &groups, &grouped.numbers) {
        return chosen(given, vec![found], None);
    }
    count(given, &groups)?;
    vectors(given, &groups)?;
    by_ways(given, &groups)?;
    let mut parts = settled(given, &groups)?;
    for (group, parts) in groups.iter().zip(&mut parts) {
        offsets(given, group, parts)?;
    }
    let parts = in_plane(parts);
    layers(given, &parts)?;
    crossed(given, &parts)?;
    tiles(given, &parts)?;
    let mut found = Vec::new();
    let mut refusal = None;
    for (choice, differs) in choices(given, &groups, &parts) {
        for is_point in [true, false] {
            let reader = Reader { given, groups: &groups, parts: &parts, choice, is_point };
            match reader.read(&grouped.numbers) {
                Ok(mut reading) => {
                    reading.differs.splice(0..0, differs.clone());
                    add(&mut found, reading);
                }
                Err(why) => refusal = refusal.or(Some(why)),
            }
        }
    }
    // A number that is not defined can be the size.
    if let Some(FamilyRefusal::TwoPoints(_) | FamilyRefusal::FixedSize(_)) = refusal
        && !grouped.numbers.is_empty()
    {
        refusal = Some(FamilyRefusal::NotGiven(grouped.numbers.iter().map(|at| given.inputs[*at].written()).collect()));
    }
    chosen(given, found, refusal)
}

fn add(found: &mut Vec<FoundFamily>, reading: FoundFamily) {
    let is_same = |other: &FoundFamily| other.meanings == reading.meanings && other.family == reading.family;
    if !found.iter().any(is_same) && found.len() < MOST_READINGS {
        found.push(reading);
    }
}

/// The readings of the wanted family; a single one differs in nothing.
fn chosen(
    given: &Given,
    mut found: Vec<FoundFamily>,
    refusal: Option<FamilyRefusal>,
) -> Result<Vec<FoundFamily>, FamilyRefusal> {
    if let Some(wanted) = given.settings.wanted {
        let is_wanted = |reading: &FoundFamily| reading.family == wanted;
        if let Some(other) = found.first().map(|first| first.family).filter(|_| !found.iter().any(is_wanted)) {
            return Err(FamilyRefusal::Other(other));
        }
        found.retain(is_wanted);
    }
    if let [only] = &mut found[..] {
        only.differs.clear();
    }
    match refusal {
        Some(why) if found.is_empty() => Err(why),
        _ => Ok(found),
    }
}

/// Two things have to be there.
fn count(given: &Given, groups: &[Group]) -> Result<(), FamilyRefusal> {
    let names = || {
        let mut names: Vec<String> = groups.iter().map(Group::name).collect();
        names.dedup();
        names
    };
    match of_shapes(groups) {
        0 if given.inputs.is_empty() => match given.settings.parameters.first() {
            Some((name, _)) => Err(FamilyRefusal::NeverOccurs(name.to_string())),
            None => Err(FamilyRefusal::Nothing),
        },
        0 => Err(FamilyRefusal::Unpaired(given.inputs.iter().map(Input::written).collect())),
        1 => Err(missing(given, groups)),
        2 => all_asked(given, groups),
        _ => Err(FamilyRefusal::ManyShapes(names())),
    }
}

/// A vector of four numbers has a z, and no depth: what z and w are is not known.
fn vectors(given: &Given, groups: &[Group]) -> Result<(), FamilyRefusal> {
    let has = |group: &Group, word: &str| group.members.iter().any(|member| member.word == word);
    let is_vector = |group: &&Group| {
        group.members.len() == 4 && ["x", "y", "z", "w"].iter().all(|word| has(group, word)) && group.kind.is_none()
    };
    let last_two = |group: &Group| {
        let of = group.members.iter().filter(|member| is_in(&member.word, "z w"));
        of.map(|member| given.inputs[member.input].written()).collect()
    };
    groups.iter().find(is_vector).map_or(Ok(()), |group| Err(FamilyRefusal::Unknown(last_two(group))))
}

/// Each thing has a part in a comparison.
fn all_asked(given: &Given, groups: &[Group]) -> Result<(), FamilyRefusal> {
    let is_asked = |group: &Group| group.members.iter().any(|member| given.uses.asked.contains(&member.input));
    match groups.iter().find(|group| group.element.is_none() && !is_asked(group)) {
        Some(unasked) => Err(FamilyRefusal::NeverOccurs(unasked.name())),
        None => Ok(()),
    }
}

/// Why there is only one thing: the other parameter is never read, or there is none.
fn missing(given: &Given, groups: &[Group]) -> FamilyRefusal {
    let name = groups.first().map(Group::name).unwrap_or_default();
    match given.settings.parameters.iter().find(|(name, _)| !given.reads(name)) {
        Some((first, _)) => FamilyRefusal::NeverOccurs(first.to_string()),
        None => FamilyRefusal::OneShape(name),
    }
}

/// The radius of A or B as a number of the text.
const fn radius_of(is_a: bool, radius: f64) -> (Meaning, f64) {
    (Meaning::Radius(if is_a { Shape::A } else { Shape::B }), radius)
}

/// Reads the things in one way.
struct Reader<'a> {
    given: &'a Given,
    groups: &'a [Group],
    parts: &'a [Parts],
    choice: Choice,
    /// Whether a thing without a size, of which nothing else is known, is a point.
    is_point: bool,
}

#[derive(Clone, Copy, PartialEq)]
struct Thing {
    kind: Kind,
    sizes: Sizes,
    /// Whether it could also be a point, or a rectangle whose size is not read.
    is_open: bool,
}

impl Reader<'_> {
    fn read(&self, numbers: &[usize]) -> Result<FoundFamily, FamilyRefusal> {
        let mut things: Vec<Thing> = (0..self.groups.len()).map(|at| self.thing(at)).collect::<Result<_, _>>()?;
        let round = self.with_fixed_shapes(&mut things);
        let [a, b] = self.roles(&things)?;
        let (one, other) = (things[a], things[b]);
        let family = self.any_family(a, b, one, other)?;
        let sides = self.sides(family, [a, b], [one, other])?;
        let mut meanings = vec![Meaning::Number; self.given.inputs.len()];
        for (at, (group, parts)) in self.groups.iter().zip(self.parts).enumerate() {
            let shape = match group.element {
                Some((_, index)) => Shape::Element(index),
                None if at == a => Shape::A,
                None => Shape::B,
            };
            for (input, settled) in &parts.all {
                let meaning = self.meaning(at, things[at], shape, *input, *settled);
                meanings[*input] = if at == b { fixed::centred(meaning, &sides) } else { meaning };
            }
        }
        for number in numbers {
            meanings[*number] = Meaning::Number;
        }
        let open = [a, b].into_iter().find(|at| things[*at].is_open);
        let differs = open.map(|at| Difference::Point(self.groups[at].name(), things[at].kind == Kind::Point));
        Ok(FoundFamily {
            family,
            kinds: [one.kind, other.kind],
            names: [a, b].map(|at| self.groups[at].name()),
            sizes: [one.sizes, other.sizes],
            fixed: sides.iter().map(Side::number).chain(round.map(|(at, radius)| radius_of(at == a, radius))).collect(),
            meanings,
            known: self.known(),
            differs: differs.into_iter().collect(),
            origin: if sides.iter().any(Side::is_centred) { Some(Origin::Centre) } else { self.origin() },
            centred: self.centred(),
            list: self.groups[b].element.map(|(list, _)| list),
        })
    }

    /// A and B: the circle before the rectangle, the point before all, else in order; elements are B.
    fn roles(&self, things: &[Thing]) -> Result<[usize; 2], FamilyRefusal> {
        let other =
            self.groups.iter().position(|group| group.element != self.groups[0].element && group.element.is_none());
        let last = self.groups.iter().position(|group| group.element.is_some());
        let (a, b) = match (last, other) {
            (Some(last), _) => (self.groups.iter().position(|group| group.element.is_none()).unwrap_or(0), last),
            (None, _) => (0, 1),
        };
        if a == b || b >= things.len() {
            return Err(FamilyRefusal::OneShape(self.groups[a].name()));
        }
        let rank = |at: usize| match things[at].kind {
            Kind::Point => 0,
            Kind::Circle => 1,
            _ => 2,
        };
        let is_point_in_circle = things[a].kind == Kind::Point && things[b].kind == Kind::Circle;
        let swaps = last.is_none() && rank(b) < rank(a) && !is_point_in_circle;
        Ok(if swaps { [b, a] } else { [a, b] })
    }

    /// What things without a size are where the text has numbers for it: a rectangle beside a circle, and a circle whose radius
    /// is a number that a distance is compared with. Returns that circle and its radius.
    fn with_fixed_shapes(&self, things: &mut [Thing]) -> Option<(usize, f64)> {
        let adds = |at: usize| self.adds_number(at, self.given.uses.forms());
        let is_free = |at: usize| {
            let is_rectangle = matches!(self.groups[at].kind, Some(LibraryKind::Rectangle | LibraryKind::Box));
            things[at].sizes != Sizes::Read && !is_rectangle && !self.parts[at].has(MIN)
                || things[at].kind == Kind::Point
        };
        let [one, other] = [0, 1].map(|at| (at, things.get(at).copied()));
        let (Some(_), Some(_)) = (one.1, other.1) else { return None };
        if things.len() > 2 || things.iter().any(|thing| thing.kind == Kind::Box) {
            return None;
        }
        let circle = [0, 1].into_iter().find(|at| things[*at].kind == Kind::Circle);
        if let Some(circle) = circle {
            let at = 1 - circle;
            if is_free(at) && !self.groups[at].is_pointer() && adds(at) {
                things[at] = Thing { kind: Kind::Rectangle, sizes: Sizes::Fixed, is_open: false };
                return None;
            }
        }
        let (radius, own) = self.reach()?;
        let at = match (circle, is_free(0), is_free(1)) {
            // `a.r + 10`
            (Some(circle), ..) if own.is_some_and(|own| self.groups[circle].has(own)) && is_free(1 - circle) => {
                Some(1 - circle).filter(|at| !self.groups[*at].is_known_point() && radius >= LEAST_FIXED)
            }
            (None, true, true) if own.is_none() && !adds(0) && !adds(1) => {
                let is_point = |at: usize| self.groups[at].is_pointer();
                Some(if is_point(1) && !is_point(0) { 0 } else { 1 })
            }
            (None, true, false) if own.is_none() => Some(0),
            (None, false, true) if own.is_none() => Some(1),
            _ => None,
        }?;
        things[at] = Thing { kind: Kind::Circle, sizes: Sizes::Fixed, is_open: false };
        if circle.is_none() && things[1 - at].sizes != Sizes::Read {
            things[1 - at] = Thing { kind: Kind::Point, sizes: Sizes::Read, is_open: false };
        }
        Some((at, radius))
    }

    /// The number that all distances are compared with, and the radius that is added to it.
    fn reach(&self) -> Option<(f64, Option<usize>)> {
        let first = self.given.uses.reaches.first()?.as_ref()?;
        let is_same = |reach: &Option<super::forms::Form>| reach.as_ref() == Some(first);
        let own = match first.terms[..] {
            [] => None,
            [(radius, 1.0)] => Some(radius),
            _ => return None,
        };
        let is_one = self.given.uses.reaches.iter().all(is_same) && fixed::is_tried(first.constant);
        is_one.then_some((first.constant, own))
    }

    fn thing(&self, at: usize) -> Result<Thing, FamilyRefusal> {
        let (group, parts) = (&self.groups[at], &self.parts[at]);
        let has_side = lone_size(parts).is_some();
        let is_in_space = parts.roles().any(|(_, role)| role.axis == Some(Axis::Z));
        let read = |kind| Thing { kind, sizes: Sizes::Read, is_open: false };
        let has_place = Axis::SPACE.iter().any(|axis| !parts.places(*axis).is_empty()) || parts.has(MAX);
        if !has_place {
            return Err(FamilyRefusal::NoPlace(group.name()));
        }
        if parts.is_round() || (has_side && self.choice.side_is_diameter) || group.kind == Some(LibraryKind::Circle) {
            return if is_in_space { Err(FamilyRefusal::Space(vec![group.name()])) } else { Ok(read(Kind::Circle)) };
        }
        let kind = if is_in_space { Kind::Box } else { Kind::Rectangle };
        let is_sized = |(_, settled): &(usize, Settled)| match settled {
            Settled::Role(role) => !matches!(role.named, Named::Place | Named::Offset | CENTRE | CUT_CENTRE | MIN),
            Settled::Second(_) | Settled::Extent(_) => true,
        };
        if parts.all.iter().any(is_sized) {
            return Ok(read(kind));
        }
        let fixed = self.only_fixed().map_or_else(|| self.fixed(at), |only| only == at);
        let has_edge = parts.has(MIN);
        let is_rectangle = has_edge || matches!(group.kind, Some(LibraryKind::Rectangle | LibraryKind::Box));
        let thing = |kind, sizes, is_open| Thing { kind, sizes, is_open };
        let unread = if fixed { Sizes::Fixed } else { Sizes::Unread };
        Ok(match () {
            () if is_rectangle || self.has_unread_size(at) => thing(kind, unread, false),
            () if group.is_known_point() && !(fixed && self.are_all_bare()) => thing(Kind::Point, Sizes::Read, false),
            () if fixed => thing(kind, Sizes::Fixed, false),
            () if self.is_point => thing(Kind::Point, Sizes::Read, true),
            () => thing(kind, Sizes::Unread, true),
        })
    }

    /// Whether no size and no edge is read of any thing: then a constant is the size of both.
    fn are_all_bare(&self) -> bool {
        let is_bare = |role: Role| matches!(role.named, Named::Place | Named::Offset | CENTRE);
        let all_roles = |parts: &Parts| parts.roles().count() == parts.all.len();
        self.parts.iter().all(|parts| all_roles(parts) && parts.roles().all(|(_, role)| is_bare(role)))
    }

    /// Whether a number at least as large as a size is compared with its place.
    fn fixed(&self, at: usize) -> bool {
        self.adds_number(at, self.given.uses.compared.iter())
    }

    /// Whether it is of the same type as the other thing, or has parameters for a size that are never read.
    fn has_unread_size(&self, at: usize) -> bool {
        let group = &self.groups[at];
        let other = |(place, one): (usize, &Group)| {
            place != at && one.ty.is_some() && one.ty == group.ty && one.kind != Some(LibraryKind::Vector)
        };
        let is_twin = self.groups.iter().enumerate().any(other) && group.kind != Some(LibraryKind::Vector);
        let is_size = |name: &str| {
            let splits = super::words::split(name);
            splits.iter().any(|(marker, roles)| {
                let sized = |role: &Role| matches!(role.named, SIZE | HALF);
                *marker == group.marker && roles.iter().any(sized)
            })
        };
        let mut parameters = self.given.settings.parameters.iter();
        is_twin || (group.is_flat && parameters.any(|(name, _)| !self.given.reads(name) && is_size(name)))
    }

    /// The sides of a rectangle that are numbers of the text, where the other thing is a point.
    fn sides(&self, family: Family, at: [usize; 2], things: [Thing; 2]) -> Result<Vec<Side>, FamilyRefusal> {
        let is_fixed = |place: &usize| {
            let thing = things[*place];
            let is_sized = thing.kind != Kind::Point && thing.sizes == Sizes::Read;
            !is_sized && self.adds_number(at[*place], self.given.uses.forms())
        };
        let refused = |place: usize| Err(FamilyRefusal::FixedSize(self.groups[at[place]].name()));
        match family {
            Family::PointInRectangle => {
                let [point, rectangle] = at.map(|at| &self.parts[at]);
                fixed::sides(self.given, point, rectangle).map_or_else(|| refused(1), Ok)
            }
            Family::CircleAndRectangle if things[1].kind == Kind::Rectangle && things[1].sizes == Sizes::Fixed => {
                let [circle, rectangle] = at.map(|at| &self.parts[at]);
                fixed::sides_beside_circle(self.given, circle, rectangle).map_or_else(|| refused(1), Ok)
            }
            Family::PointInCircle | Family::CircleAndRectangle => {
                [0, 1].iter().find(|place| is_fixed(place)).map_or(Ok(Vec::new()), |place| refused(*place))
            }
            _ => Ok(Vec::new()),
        }
    }

    /// Whether a number as large as a size is added to its place in one of these forms.
    fn adds_number<'f>(&self, at: usize, mut forms: impl Iterator<Item = &'f super::forms::Form>) -> bool {
        let places = Axis::SPACE.map(|axis| self.parts[at].places(axis));
        forms.any(|form| {
            let factor = |places: &Vec<usize>| places.iter().map(|place| form.factor(*place).abs()).fold(0.0, f64::max);
            let is_large = |own: f64| own > 0.0 && form.constant.abs() / own >= LEAST_FIXED;
            form.terms.len() > 1 && places.iter().map(factor).any(is_large)
        })
    }

    /// The only one of two things to whose place numbers are added, where no size is read: the other one is a point, or
    /// its size is not read.
    fn only_fixed(&self) -> Option<usize> {
        let [one, other] = self.parts else { return None };
        if !self.are_all_bare() {
            return None;
        }
        if let [Some(pointer), None] | [None, Some(pointer)] =
            [0, 1].map(|at| self.groups[at].is_pointer().then_some(at))
        {
            return Some(1 - pointer).filter(|at| self.fixed(*at));
        }
        let ends: Vec<f64> = Axis::PLANE
            .into_iter()
            .flat_map(|axis| fixed::ends(self.given, &one.places(axis), &other.places(axis)))
            .collect();
        let is_large = |end: &&f64| end.abs() >= LEAST_FIXED;
        let has = |sign: f64| ends.iter().filter(is_large).any(|end| end.signum() == sign);
        let has_bare = !ends.iter().all(|end| is_large(&end));
        match (has_bare, has(1.0), has(-1.0)) {
            (true, true, false) => Some(0),
            (true, false, true) => Some(1),
            _ => None,
        }
    }

    fn any_family(&self, a: usize, b: usize, one: Thing, other: Thing) -> Result<Family, FamilyRefusal> {
        let names = || [a, b].map(|at| self.groups[at].name()).to_vec();
        let is_far = !self.given.uses.distances.is_empty();
        let read_sizes = |thing: Thing| thing.sizes == Sizes::Read && thing.kind != Kind::Point;
        let is_sizeless = |thing: Thing| !read_sizes(thing) && thing.sizes != Sizes::Fixed;
        match (one.kind, other.kind) {
            (Kind::Circle, Kind::Circle) => Ok(Family::TwoCircles),
            (Kind::Circle, Kind::Rectangle) | (Kind::Rectangle, Kind::Circle)
                if read_sizes(one) && read_sizes(other) =>
            {
                Ok(Family::CircleAndRectangle)
            }
            (Kind::Circle | Kind::Point, Kind::Point) | (Kind::Point, Kind::Circle) if one.kind != other.kind => {
                Ok(Family::PointInCircle)
            }
            (Kind::Circle, _) | (_, Kind::Circle) => {
                let is_rectangle = [one, other].iter().any(|thing| thing.kind == Kind::Rectangle && !thing.is_open);
                if is_rectangle { Ok(Family::CircleAndRectangle) } else { Err(FamilyRefusal::Space(names())) }
            }
            _ if is_far && !read_sizes(one) && !read_sizes(other) => Err(FamilyRefusal::Distance(names())),
            _ if is_sizeless(one) && is_sizeless(other) => match self.groups[b].element {
                Some(_) => Err(FamilyRefusal::FewElements(self.groups[b].name())),
                None => Err(FamilyRefusal::TwoPoints(names())),
            },
            (Kind::Point, Kind::Rectangle) | (Kind::Rectangle, Kind::Point) => Ok(Family::PointInRectangle),
            (Kind::Rectangle, Kind::Rectangle) => Ok(Family::TwoRectangles),
            (Kind::Box, Kind::Box) => Ok(Family::Boxes),
            _ => Err(FamilyRefusal::Space(names())),
        }
    }

    fn meaning(&self, at: usize, thing: Thing, shape: Shape, input: usize, settled: Settled) -> Meaning {
        let parts = &self.parts[at];
        let part = |axis, part| Meaning::Part { shape, axis, part };
        match settled {
            Settled::Second(axis) => part(axis, if self.choice.list_is_size { Part::Size } else { Part::Max }),
            Settled::Extent(axis) => part(axis, if self.choice.is_half { Part::Half } else { Part::Size }),
            Settled::Role(Role { axis, named, .. }) => match (named, axis) {
                (Named::Radius, _) => Meaning::Radius(shape),
                (Named::Diameter, _) => Meaning::Diameter(shape),
                (SIZE, _) if thing.kind == Kind::Circle && !parts.is_round() => Meaning::Diameter(shape),
                (SIZE, None) if thing.kind == Kind::Circle => Meaning::Diameter(shape),
                (HALF, None) if thing.kind == Kind::Circle => Meaning::Radius(shape),
                (Named::Part(it), None) => Meaning::Side { shape, is_half: it == Part::Half },
                (Named::Offset, Some(axis)) => Meaning::Offset { shape, axis },
                (Named::Place | CENTRE, Some(axis)) if thing.kind == Kind::Point => {
                    let point = if let Shape::Element(index) = shape { index } else { 0 };
                    Meaning::Coordinate { point, axis }
                }
                (Named::Place, Some(axis)) => part(axis, self.place(at, thing, input, axis)),
                (SIZE, Some(axis)) if self.choice.size_is_half && thing.kind == Kind::Rectangle => {
                    part(axis, Part::Half)
                }
                (Named::Part(it), Some(axis)) => part(axis, it),
                (Named::Place | Named::Offset, None) => Meaning::Number,
            },
        }
    }

    /// What a place is: that of a circle the centre, that of a rectangle the corner, unless the other one is chosen.
    fn place(&self, at: usize, thing: Thing, input: usize, axis: Axis) -> Part {
        let parts = &self.parts[at];
        let is_open = !parts.typed.contains(&input) && !is_told(parts, axis);
        let is_centre = match thing.kind {
            Kind::Circle => !self.choice.circle_is_corner,
            _ => self.choice.is_centre(at) && is_open,
        };
        if is_centre { Part::Centre } else { Part::Min }
    }

    fn origin(&self) -> Option<Origin> {
        let is_open = |parts: &Parts| !parts.is_round() && super::places::open_place(parts).is_some();
        let is_told =
            |parts: &Parts| parts.roles().any(|(input, role)| role.named == MIN && parts.typed.contains(&input));
        match self.parts.iter().any(is_open) {
            true => (self.choice.centres == Centres::All).then_some(Origin::Centre),
            // A type of a library has its corner there.
            false => self.parts.iter().all(is_told).then_some(Origin::Corner),
        }
    }

    /// The only one of the things whose places are centres.
    fn centred(&self) -> Option<String> {
        let Centres::Of(all) = self.choice.centres else { return None };
        let at = (0..self.groups.len()).find(|at| Centres::Of(all).has(*at))?;
        Some(self.groups[at].name())
    }

    fn known(&self) -> Known {
        let settings = &self.given.settings;
        let is_typed = |parts: &Parts| parts.all.iter().all(|(input, _)| parts.typed.contains(input));
        let is_used = |parts: &Parts| {
            let by_use = |(_, settled): &(usize, Settled)| !matches!(settled, Settled::Role(_));
            parts.by_use || parts.all.iter().any(by_use)
        };
        match () {
            () if settings.origin.is_some() || settings.list_is_size.is_some() || settings.wanted.is_some() => {
                Known::Given
            }
            () if self.parts.iter().any(is_used) => Known::Structure,
            () if self.parts.iter().all(is_typed) => Known::Types,
            () => Known::Names,
        }
    }
}
