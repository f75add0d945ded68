//! Which inputs belong to one thing.

use super::corners;
use super::flat;
use super::forms::Uses;
use super::library::{self, LibraryKind, LibraryType};
use super::words::{self, HALF, MAX, Role, SIZE, is_point_name, plain};
use super::{FamilyRefusal, FamilySettings};
use crate::formula::SourceLanguage;
use crate::order::{sort_by, sort_by_key};
use crate::program::inputs::{Input, ListInput, Step};
use crate::program::is_in;
use crate::program::syntax::Name;

/// More numbers than this are not those of one shape.
const MOST_MEMBERS: usize = 24;

/// All that is known of a program.
pub(super) struct Given {
    pub inputs: Vec<Input>,
    pub lists: Vec<ListInput>,
    pub settings: FamilySettings,
    pub uses: Uses,
}

impl Given {
    /// An input as the text writes it.
    pub(super) fn written(&self, input: usize) -> Option<String> {
        self.inputs.get(input).map(Input::written)
    }

    pub(super) fn has_parameters(&self) -> bool {
        self.inputs.iter().any(|input| input.parameter.is_some())
    }

    /// Whether the program reads anything of this name.
    pub(super) fn reads(&self, name: &str) -> bool {
        self.inputs.iter().any(|input| *input.root == *name)
    }
}

/// A number of a thing.
#[derive(Clone, Debug)]
pub(super) struct Member {
    pub input: usize,
    /// What its type or its name say that it can be; none if they say nothing.
    pub roles: Vec<Role>,
    /// Its name in the thing, in plain spelling: `x`, `pos.x`, `[2]`.
    pub word: String,
    /// Whether a library's type says what it is.
    pub is_typed: bool,
}

/// A thing, and the numbers that are read of it.
#[derive(Clone, Debug, Default)]
pub(super) struct Group {
    /// Its name, or those of its numbers.
    pub names: Vec<String>,
    /// What tells it from the others in the names of its numbers: `1` in `x1, y1`.
    pub marker: String,
    /// The places of its parameters, in order.
    pub parameters: Vec<usize>,
    pub ty: Option<Name>,
    pub kind: Option<LibraryKind>,
    pub is_own: bool,
    /// The list that it is an element of, and its index.
    pub element: Option<(usize, usize)>,
    pub members: Vec<Member>,
    /// Whether its numbers are parameters or names of their own.
    pub is_flat: bool,
}

impl Group {
    pub(super) fn name(&self) -> String {
        self.names.join(", ")
    }

    /// What all its numbers can be.
    pub(super) fn roles(&self) -> impl Iterator<Item = &Role> {
        self.members.iter().flat_map(|member| &member.roles)
    }

    pub(super) fn has(&self, input: usize) -> bool {
        self.members.iter().any(|member| member.input == input)
    }

    pub(super) fn is_known_point(&self) -> bool {
        let is_vector = self.kind == Some(LibraryKind::Vector);
        is_vector || (self.is_flat && self.marker.is_empty()) || is_point_name(&self.marker) || self.has_point_name()
    }

    /// Whether its name says that it is what points: `mouse`, `cursorPos`.
    pub(super) fn is_pointer(&self) -> bool {
        let says = |name: &str| words::is_pointer(&plain(name));
        (self.is_flat && says(&self.marker)) || (self.has_point_name() && self.names.iter().any(|name| says(name)))
    }

    fn has_point_name(&self) -> bool {
        let last = |name: &String| name.rsplit('.').next().is_some_and(is_point_name);
        self.names.len() == 1 && self.names.iter().all(last)
    }

    pub(super) fn takes(&mut self, other: Self) {
        for name in other.names {
            if !self.names.contains(&name) {
                self.names.push(name);
            }
        }
        self.parameters.extend(other.parameters);
        sort_by(&mut self.parameters, Ord::cmp);
        self.members.extend(other.members);
        self.is_own |= other.is_own;
    }
}

/// The things of a program, and the numbers that belong to none.
#[derive(Clone, Debug, Default)]
pub(super) struct Grouped {
    pub groups: Vec<Group>,
    pub numbers: Vec<usize>,
}

/// The things with members, those of numbers with a common beginning or end, and both put together where they are one.
pub(super) fn grouped(given: &Given) -> Result<Grouped, FamilyRefusal> {
    let mut things = things(given);
    let flat: Vec<usize> = flat_inputs(given);
    corners::join_corners(given, &mut things);
    if let Some(large) = things.iter().find(|group| group.members.len() > MOST_MEMBERS) {
        return Err(FamilyRefusal::Unknown(vec![large.name()]));
    }
    let wanted = 2_usize.saturating_sub(of_shapes(&things));
    let found = flat::grouped(given, &flat, &mut things, wanted)?;
    things.extend(found.groups);
    corners::join_sizes(&mut things);
    things.iter_mut().for_each(|group| take_own(given, group));
    let mut grouped = Grouped { groups: things, numbers: found.numbers };
    sort_by_key(&mut grouped.groups, |group| order(given, group));
    Ok(grouped)
}

/// Bare names beside parameters are members of the own thing.
fn take_own(given: &Given, group: &mut Group) {
    if given.has_parameters() && group.is_flat && group.marker.is_empty() && group.parameters.is_empty() {
        group.names = vec!["this".to_owned()];
        group.is_own = true;
    }
}

/// The own thing first, then by parameters, by letters, by the first place in the text; elements of lists last.
fn order(given: &Given, group: &Group) -> (bool, bool, usize, String, usize, usize) {
    let place = |member: &Member| {
        let root = &given.inputs.get(member.input)?.root;
        given.settings.order.iter().position(|name| name == root)
    };
    let written = group.members.iter().filter_map(place).min().unwrap_or(usize::MAX);
    let parameter = group.parameters.first().copied().unwrap_or(usize::MAX);
    let first = group.members.iter().map(|member| member.input).min().unwrap_or(0);
    // `ax` before `bx`, wherever they stand.
    let letter = if group.marker.len() == 1 { group.marker.clone() } else { String::new() };
    (group.element.is_some(), !group.is_own, parameter, letter, written, first)
}

/// The number of shapes: all elements of a list count as one.
pub(super) fn of_shapes(groups: &[Group]) -> usize {
    let mut lists: Vec<usize> = groups.iter().filter_map(|group| Some(group.element?.0)).collect();
    sort_by(&mut lists, Ord::cmp);
    lists.dedup();
    groups.iter().filter(|group| group.element.is_none()).count() + lists.len()
}

fn list_of(given: &Given, input: &Input) -> Option<(usize, usize)> {
    let of = |(list, it): (usize, &ListInput)| Some((list, it.path.element(input)?.0));
    given.lists.iter().enumerate().find_map(of)
}

/// Inputs without members that are no elements of lists.
pub(super) fn flat_inputs(given: &Given) -> Vec<usize> {
    let is_flat = |input: &Input| input.steps.is_empty();
    (0..given.inputs.len()).filter(|at| is_flat(&given.inputs[*at])).collect()
}

/// Each thing with members. If there is only one, what it has inside may be the things: `game.player`, `game.coin`.
pub(super) fn things(given: &Given) -> Vec<Group> {
    let by_root = with_depth(given, false);
    let has_flat = given.inputs.iter().any(|input| input.steps.is_empty());
    if of_shapes(&by_root) > 1 || (has_flat && !is_doubled(&by_root)) {
        return by_root;
    }
    let inside = with_depth(given, true);
    if of_shapes(&inside) > 1 { inside } else { by_root }
}

/// Whether the only thing has two numbers that mean the same: then it is no shape.
fn is_doubled(groups: &[Group]) -> bool {
    let [only] = groups else { return false };
    let is_same =
        |one: &Member, other: &Member| one.roles == other.roles && one.word != other.word && !one.roles.is_empty();
    only.members.iter().any(|one| only.members.iter().any(|other| is_same(one, other)))
}

/// What tells a thing from others: its root, the place of the parameter, the element, and what stands before the number's name.
type Key = (Name, Option<usize>, Option<(usize, usize)>, String);

fn with_depth(given: &Given, goes_inside: bool) -> Vec<Group> {
    let mut found: Vec<(Key, Group)> = Vec::new();
    for (at, input) in given.inputs.iter().enumerate().filter(|(_, input)| !input.steps.is_empty()) {
        let element = list_of(given, input);
        let steps = steps_of(given, input, element);
        let is_member = is_member_of_own(given, input);
        let words = if is_member { [vec![plain(&input.root)], words_of(steps)].concat() } else { words_of(steps) };
        let inner = if goes_inside && element.is_none() { inside(&words, steps) } else { String::new() };
        let root = if is_member { "this".into() } else { input.root.clone() };
        let key = (root, input.parameter, element, inner.clone());
        let place = match found.iter().position(|(known, _)| *known == key) {
            Some(place) => place,
            None => {
                let mut group = new_group(given, input, element, &inner);
                if is_member {
                    group = Group { names: vec!["this".to_owned()], is_own: true, ty: None, ..group };
                }
                found.push((key, group));
                found.len() - 1
            }
        };
        let (prefix, roles) = words::roles(&words);
        let rest = words.get(if inner.is_empty() { 0 } else { prefix.len() }..).unwrap_or_default();
        let member = Member { input: at, roles, word: rest.join("."), is_typed: false };
        found[place].1.members.push(member);
    }
    let mut groups: Vec<Group> = found.into_iter().map(|(_, group)| group).collect();
    for group in &mut groups {
        by_type(given, group);
        name_parts(given, group);
    }
    groups
}

/// `position.x` beside parameters, in a language where bare names are members of the own thing.
fn is_member_of_own(given: &Given, input: &Input) -> bool {
    use SourceLanguage::{CSharp, Cpp, GdScript, Java, Kotlin, Swift};
    const MEMBERS: &str = "position pos location loc center centre size min max topleft bottomright half halfsize \
        extents origin dimensions";
    let has_bare = matches!(given.settings.language, Some(CSharp | Cpp | GdScript | Java | Kotlin | Swift));
    let root = plain(&input.root);
    let is_named = is_in(&root, MEMBERS) || words::is_shape(&root);
    has_bare && is_named && input.parameter.is_none() && given.has_parameters()
}

fn new_group(given: &Given, input: &Input, element: Option<(usize, usize)>, inner: &str) -> Group {
    let root = input.root.to_string();
    let name = match element {
        Some(_) => format!("{root}[]"),
        None if inner.is_empty() => root.clone(),
        None => format!("{root}.{inner}"),
    };
    let ty = match element {
        Some((list, _)) => given.lists.get(list).and_then(|list| list.path.element_type.clone()),
        None => input.root_type.clone().filter(|_| inner.is_empty()),
    };
    Group {
        names: vec![name.replace(".[", "[")],
        parameters: input.parameter.into_iter().collect(),
        ty,
        is_own: input.is_own() && inner.is_empty(),
        element,
        ..Group::default()
    }
}

/// A parameter that is taken apart has no name: those of its numbers stand for it.
fn name_parts(given: &Given, group: &mut Group) {
    if group.names.iter().any(|name| name.starts_with('#')) {
        let rank = |member: &Member| {
            let first = member.roles.first();
            let is_place = first.is_some_and(|role| !matches!(role.named, SIZE | HALF | MAX));
            (!is_place, first.and_then(|role| role.axis).map(|axis| axis as usize))
        };
        sort_by_key(&mut group.members, rank);
        let last = |member: &Member| Some(given.inputs.get(member.input)?.steps.last()?.name());
        group.names = group.members.iter().filter_map(last).collect();
    }
}

/// The steps of an input in its thing: behind the index of an element.
fn steps_of<'a>(given: &Given, input: &'a Input, element: Option<(usize, usize)>) -> &'a [Step] {
    let list = element.and_then(|(list, _)| given.lists.get(list));
    list.and_then(|list| list.path.element(input)).map_or(&input.steps, |(_, steps)| steps)
}

fn words_of(steps: &[Step]) -> Vec<String> {
    let word = |step: &Step| match step {
        Step::Member(name) | Step::Call(name) => plain(name),
        Step::Index(at) => format!("[{at}]"),
    };
    steps.iter().map(word).collect()
}

/// What stands before the number's own name: `player` in `game.player.pos.x`, as the text writes it.
fn inside(words: &[String], steps: &[Step]) -> String {
    let (_, roles) = words::roles(words);
    // The last word, and the one before it if both are one name.
    let single = words.last().map(|last| words::roles(std::slice::from_ref(last)).1);
    let own = if roles.is_empty() || single.as_ref() == Some(&roles) { 1 } else { 2 };
    let end = steps.len().saturating_sub(own);
    steps[..end].iter().map(Step::name).collect::<Vec<_>>().join(".").replace(".[", "[")
}

/// The meanings of members by the library's type of their thing: of the type of this name that has all of them.
fn by_type(given: &Given, group: &mut Group) {
    for member in &mut group.members {
        let Some(input) = given.inputs.get(member.input) else { continue };
        member.roles.iter_mut().for_each(|role| *role = library::cut(given.settings.language, input, *role));
    }
    let Some(ty) = group.ty.clone() else { return };
    if given.settings.defined.contains(&ty) {
        return;
    }
    let known = |member: &Member, library: &LibraryType| {
        let input = given.inputs.get(member.input)?;
        let (role, number) = library.role(steps_of(given, input, group.element))?;
        Some((library::cut(given.settings.language, input, role), number))
    };
    let count = |library: &&LibraryType| group.members.iter().filter(|it| known(it, library).is_some()).count();
    let types = library::named(given.settings.language, &ty);
    let Some(library) = types.max_by_key(count).filter(|library| count(library) > 0) else { return };
    let roles: Vec<Option<Role>> = group.members.iter().map(|it| known(it, library).map(|(role, _)| role)).collect();
    group.kind = Some(library.kind);
    for (member, role) in group.members.iter_mut().zip(roles) {
        if let Some(role) = role {
            member.roles = vec![role];
            member.is_typed = library.kind != LibraryKind::Vector;
        }
    }
}
