//! What code after a hit is given in one run, and what it is afterwards.

use super::super::inputs::Step;
use super::super::library::{is_plain_rectangle, is_shape_type, is_vector};
use super::super::paths::{Amount, Num, Paths, fraction};
use super::super::program::{Judged, unchanged};
use super::super::run::{Held as NameHeld, Run, Runner, Scope, Value};
use super::super::syntax::{Function, Name, NumberType, Passing, Pattern, Type};
use super::super::{FormulaFlaw, wrong};
use super::ResponseRefusal;
use super::counted::Count;
use super::found::{is_reference, ran};
use super::life::{Life, is_there};
use super::names::{Role, Time};
use super::parts::{Entry, Parts, What};
use super::{Given, Ran, Rectangle, ResponseProgram};
use crate::formula::SourceLanguage::{C, CSharp, Cpp, GdScript, Go, Python, Rust, Swift};
use crate::program::is_in;
use hantei_collision::Axis;
use std::collections::HashMap;
use std::rc::Rc;

/// What stands under a name.
#[derive(Clone, Debug)]
pub(super) enum Node {
    /// The index of an entry.
    Leaf(usize),
    Members(Vec<(Name, Self)>),
    Items(Vec<Self>),
    /// The list of blocks, each made so.
    Blocks(Box<Self>),
}

/// The things of a run, by name and parameter.
pub(super) type Held = HashMap<(Name, Option<usize>), Value>;

pub(super) type Root = (Name, Option<usize>, Node);

/// The things by name, each with its parts. An error if a name is a number and a thing at once.
pub(super) fn roots(parts: &Parts, judged: &Judged) -> Run<Vec<Root>> {
    let mut roots: Vec<Root> = Vec::new();
    let unclear = |entry: &Entry| wrong(FormulaFlaw::NotRead(entry.written()), &judged.place());
    let mut element = Node::Members(Vec::new());
    let stands = |(_, entry): &(usize, &Entry)| !matches!(entry.what, What::Aside | What::Removed);
    let all = || parts.entries.iter().enumerate().filter(stands);
    for (at, entry) in all().filter(|(_, entry)| entry.in_list) {
        if put(&mut element, &entry.steps, Node::Leaf(at)).is_none() {
            return unclear(entry);
        }
    }
    for (at, entry) in all().filter(|(_, entry)| !entry.in_list) {
        let root = root_of(&mut roots, &entry.root, entry.parameter);
        if put(root, &entry.steps, Node::Leaf(at)).is_none() {
            return unclear(entry);
        }
    }
    if let Some(list) = &parts.list {
        let root = root_of(&mut roots, &list.root, list.parameter);
        if put(root, &list.steps, Node::Blocks(element.into())).is_none() {
            return wrong(FormulaFlaw::NotRead(list.written()), &judged.place());
        }
    }
    Ok(roots)
}

fn root_of<'a>(roots: &'a mut Vec<Root>, name: &Name, parameter: Option<usize>) -> &'a mut Node {
    let at = roots.iter().position(|(root, of, _)| root == name && *of == parameter).unwrap_or_else(|| {
        roots.push((name.clone(), parameter, Node::Members(Vec::new())));
        roots.len() - 1
    });
    &mut roots[at].2
}

fn put(node: &mut Node, steps: &[Step], leaf: Node) -> Option<()> {
    let Some((first, rest)) = steps.split_first() else {
        let is_free = matches!(node, Node::Members(members) if members.is_empty());
        *node = if is_free { leaf } else { return None };
        return Some(());
    };
    let empty = || Node::Members(Vec::new());
    match first {
        Step::Member(name) => {
            let Node::Members(members) = node else { return None };
            let at = members.iter().position(|(own, _)| own == name).unwrap_or_else(|| {
                members.push((name.clone(), empty()));
                members.len() - 1
            });
            put(&mut members[at].1, rest, leaf)
        }
        Step::Index(at) => {
            if matches!(node, Node::Members(members) if members.is_empty()) {
                *node = Node::Items(Vec::new());
            }
            let Node::Items(items) = node else { return None };
            while items.len() <= *at && *at < 8 {
                items.push(empty());
            }
            put(items.get_mut(*at)?, rest, leaf)
        }
        Step::Call(_) => None,
    }
}

/// The names of a rectangle of pygame.
const RECT: &str = "x y w h width height left right top bottom centerx centery center topleft topright bottomleft \
    bottomright midtop midbottom midleft midright size";

/// The numbers of Unity's `Rect`.
const RECT_OF_UNITY: &str = "x y width height xMin yMin xMax yMax";

impl ResponseProgram {
    fn entry(&self, at: usize) -> &Entry {
        &self.parts.entries[at]
    }

    /// Whether the parts of a thing with these members move together, as those of a library's rectangle do.
    fn is_rect(&self, members: &[(Name, Node)], ty: Option<&Type>, name: &str) -> bool {
        let is_part = |(member, _): &(Name, Node)| is_in(&member.to_lowercase(), RECT);
        // A velocity has an x and a y, too.
        let is_of_shape = |at: usize| matches!(self.entry(at).what, What::A(..) | What::B(_));
        let is = |(member, inner): &(Name, Node), all: &str| {
            is_in(&member.to_lowercase(), all) && leaves(inner).into_iter().all(is_of_shape)
        };
        let has = |all: &str| members.iter().any(|member| is(member, all));
        let has_place = has("x y left right top bottom centerx centery");
        match self.whole.language {
            _ if ty.is_some_and(|ty| self.whole.class(&ty.name).is_some()) || !has_place => false,
            Python => {
                let source = &self.whole.source;
                let is_named = name == "rect" || name.ends_with("_rect");
                let is_library =
                    ["pygame", "colliderect", "spritecollide", "Actor("].iter().any(|it| source.contains(it));
                is_named || is_library || has("centerx centery") || ty.is_some_and(|ty| is_in(&ty.name, "Rect FRect"))
            }
            CSharp => {
                let is_typed = ty.is_some_and(|ty| is_in(&ty.name, "Rectangle RectangleF"));
                let is_of_unity = |(member, _): &(Name, Node)| is_in(member, RECT_OF_UNITY);
                is_typed && members.iter().all(is_part)
                    || ty.is_some_and(|ty| &*ty.name == "Rect") && members.iter().all(is_of_unity)
            }
            _ => false,
        }
    }

    /// Whether a name of A is set and another one on the same axis is not, which may move with it.
    pub(super) fn check_edges(&self) -> Run<()> {
        for (root, parameter, node) in &self.roots {
            let ty = self.root_type(*parameter);
            self.check_node(node, ty.as_ref(), root)?;
        }
        Ok(())
    }

    fn check_node(&self, node: &Node, ty: Option<&Type>, name: &str) -> Run<()> {
        let Node::Members(members) = node else { return Ok(()) };
        for (member, inner) in members {
            self.check_node(inner, self.member_type(ty, member).as_ref(), member)?;
        }
        if self.is_rect(members, ty, name) {
            return Ok(());
        }
        // Those of a library's rectangle inside were looked at.
        let is_open = |(member, inner): &&(Name, Node)| match inner {
            Node::Members(parts) => !self.is_rect(parts, self.member_type(ty, member).as_ref(), member),
            _ => true,
        };
        let open: Vec<usize> = members.iter().filter(is_open).flat_map(|(_, inner)| leaves(inner)).collect();
        self.no_half_set(&open)
    }

    fn no_half_set(&self, leaves: &[usize]) -> Run<()> {
        let of = |at: &usize, axis: Axis| match self.entry(*at).what {
            What::A(Time::Now, Role::Place(of) | Role::Min(of) | Role::Max(of) | Role::Centre(of)) => of == axis,
            _ => false,
        };
        for axis in Axis::PLANE {
            let all: Vec<&Entry> = leaves.iter().filter(|at| of(at, axis)).map(|at| self.entry(*at)).collect();
            let set = all.iter().find(|entry| entry.is_written);
            let left = all.iter().find(|entry| !entry.is_written);
            if let (Some(set), Some(left)) = (set, left) {
                let why = ResponseRefusal::Apart(set.written(), left.written());
                return wrong(FormulaFlaw::Response(why), &self.judged.place());
            }
        }
        Ok(())
    }

    fn root_type(&self, parameter: Option<usize>) -> Option<Type> {
        match (&self.judged, parameter) {
            (Judged::Function(function), Some(at)) => function.parameters.get(at)?.ty.clone(),
            (Judged::Function(function), None) => function.owner.as_ref().map(|owner| Type::named(owner)),
            _ => None,
        }
    }

    fn member_type(&self, ty: Option<&Type>, member: &str) -> Option<Type> {
        let class = self.whole.class(&ty?.name)?;
        class.field(member)?.ty.clone()
    }

    /// One run with what is given.
    pub(crate) fn run(&self, given: &Given<'_>) -> Run<Ran> {
        let mut runner = Runner::new(&self.whole, Paths::new(self.whole.language, self.unknown));
        runner.is_concrete = true;
        let mut held = Held::new();
        self.count.iter().for_each(|count| count.define(&mut runner, given.blocks.len()));
        for (name, parameter, node) in &self.roots {
            let ty = self.root_type(*parameter).filter(|_| parameter.is_some() || is_in(name, "this self"));
            let value = self.value(&mut runner, node, ty.as_ref(), name, given, 0)?;
            held.insert((name.clone(), *parameter), value.clone());
            let is_own = is_in(name, "this self") && parameter.is_none();
            if parameter.is_none() && !is_own {
                runner.globals.define(name.clone(), Some(value), NameHeld::Anything, false);
            }
        }
        let (answer, scope) = match &self.judged {
            Judged::Function(function) => {
                let scope = self.scope(&mut runner, function, &held, given)?;
                (ran(&mut runner, &self.judged, &scope)?, scope)
            }
            Judged::Statements(_) => {
                let scope = runner.globals.clone();
                (ran(&mut runner, &self.judged, &scope)?, scope)
            }
        };
        // A number that nothing gives would be any number.
        if let Some(input) = runner.paths.inputs.first() {
            let written = super::super::inputs::path(&input.root, &input.steps);
            return wrong(FormulaFlaw::Response(ResponseRefusal::unknown(written)), &self.judged.place());
        }
        if !self.is_checked.get() {
            unchanged(&self.whole, &self.judged, &runner)?;
            self.is_checked.set(true);
        }
        // A name or a reference holds what was assigned to it last.
        for (name, parameter, _) in &self.roots {
            let is_own = is_in(name, "this self") && parameter.is_none();
            let reaches = match (&self.judged, parameter) {
                (Judged::Function(function), Some(at)) => {
                    let ty = function.parameters[*at].ty.as_ref();
                    is_reference(ty)
                }
                _ => !is_own,
            };
            let now = match parameter {
                Some(_) => scope.own(name).and_then(|slot| slot.value.borrow().clone()),
                None => runner.globals.value(name),
            };
            if let (true, Some(now)) = (reaches, now) {
                held.insert((name.clone(), *parameter), now);
            }
        }
        self.read_back(&mut runner, &held, answer, given)
    }

    fn scope(&self, runner: &mut Runner<'_>, function: &Rc<Function>, held: &Held, given: &Given<'_>) -> Run<Scope> {
        runner.no_oddity_of(function)?;
        let scope = runner.globals.inner_function();
        let own = function.own.as_ref().and(function.owner.as_ref()).map(|owner| {
            let found = ["this", "self"].iter().find_map(|own| held.get(&(Name::from(*own), None)).cloned());
            found.unwrap_or_else(|| Value::object(Some(owner.clone()), Vec::new(), false))
        });
        runner.define_own(function, own, &scope);
        for (at, parameter) in function.parameters.iter().enumerate() {
            let Pattern::Name(name) = &parameter.pattern else { return runner.not_read(&function.head) };
            let value = match held.get(&(name.clone(), Some(at))) {
                Some(value) => value.clone(),
                None if self.count == Some(Count::Parameter(at)) => runner.count(given.blocks.len()),
                None => match &parameter.default {
                    Some(default) => runner.value(default, &scope)?,
                    None => Value::object(None, Vec::new(), false),
                },
            };
            let is_plain = parameter.ty.as_ref().is_none_or(|ty| ty.passing == Passing::Plain);
            let value = if is_plain { runner.copied(value) } else { value };
            let number = matches!(value, Value::Number(_) | Value::Bool(_));
            let of = if number { runner.held(parameter.ty.as_ref()) } else { NameHeld::Anything };
            runner.bind(&parameter.pattern, value, of, &scope, &function.head)?;
        }
        Ok(scope)
    }

    fn value(
        &self,
        runner: &mut Runner<'_>,
        node: &Node,
        ty: Option<&Type>,
        name: &str,
        given: &Given<'_>,
        depth: usize,
    ) -> Run {
        match node {
            Node::Leaf(at) => self.leaf(*at, given, given.blocks.first()),
            Node::Items(items) => {
                let mut values = Vec::new();
                for item in items {
                    values.push(self.value(runner, item, None, name, given, depth + 1)?);
                }
                Ok(Value::list(values))
            }
            Node::Blocks(element) => {
                let ty = ty.and_then(|ty| ty.of.first());
                let mut values = Vec::new();
                for block in given.blocks {
                    let one = Given { blocks: std::slice::from_ref(block), ..*given };
                    values.push(self.value(runner, element, ty, "", &one, depth + 1)?);
                }
                Ok(Value::list(values))
            }
            Node::Members(members) => {
                let is_rect = self.is_rect(members, ty, name);
                let mut fields = Vec::new();
                for (member, inner) in members {
                    if is_rect && (is_in(&member.to_lowercase(), RECT) || is_in(member, RECT_OF_UNITY)) {
                        continue;
                    }
                    let ty = self.member_type(ty, member);
                    fields.push((member.clone(), self.value(runner, inner, ty.as_ref(), member, given, depth + 1)?));
                }
                if is_rect {
                    let of = leaves(node).into_iter().map(|at| self.entry(at).what).next();
                    let rect = match of {
                        Some(What::A(time, _)) => given.a(time),
                        _ => given.blocks.first().copied().unwrap_or_default(),
                    };
                    let ty = match ty {
                        Some(ty) if &*ty.name == "RectangleF" => "RectangleF",
                        Some(ty) if &*ty.name == "Rect" => "Rect",
                        _ if runner.language == Python => "Rect",
                        _ => "Rectangle",
                    };
                    let number = match ty {
                        "Rectangle" => Some(NumberType::I32),
                        "RectangleF" => Some(NumberType::F32),
                        "Rect" if runner.language == CSharp => Some(NumberType::F32),
                        _ => None,
                    };
                    let numbers = rect.map(|of| self.number(of, number));
                    return Ok(runner.rect_of(ty, numbers, fields));
                }
                let class = ty.and_then(|ty| self.whole.class(&ty.name));
                let is_value = match class {
                    Some(class) => class.is_value,
                    // Rectangles and vectors of a library are values where the language has such.
                    None if ty.is_some_and(|ty| is_shape_type(&ty.name) || is_vector(&ty.name)) => {
                        matches!(runner.language, C | Cpp | CSharp | Rust | GdScript | Go | Swift)
                    }
                    None if depth > 0 && self.is_reference(node) => false,
                    None if depth == 0 => matches!(runner.language, C | Cpp | Go | Rust),
                    None => matches!(runner.language, C | Cpp | CSharp | Rust | GdScript | Go | Swift),
                };
                // A library's function knows its own rectangles by their type.
                let of_library = ty.filter(|ty| is_plain_rectangle(runner.language, &ty.name));
                let name = class.map(|class| class.name.clone()).or_else(|| of_library.map(|ty| ty.name.clone()));
                Ok(Value::object(name, fields, is_value))
            }
        }
    }

    /// Whether a block is no value for certain: it is done away with, or has more than a library's rectangle.
    fn is_reference(&self, node: &Node) -> bool {
        let is_killed = self.parts.has(|entry| entry.in_list && entry.what == What::Removed);
        let has_life = || leaves(node).into_iter().any(|at| matches!(self.entry(at).what, What::There(_)));
        is_killed || self.whole.language == GdScript && has_life()
    }

    fn number(&self, number: f64, ty: Option<NumberType>) -> Num {
        let ty = ty.unwrap_or(self.unknown);
        match ty.is_whole() {
            true => Num { ty, amount: Amount::Whole(number as i128), adapts: false },
            false => fraction(ty, number),
        }
    }

    fn leaf(&self, at: usize, given: &Given<'_>, block: Option<&Rectangle>) -> Run {
        let entry = self.entry(at);
        let number = match entry.what {
            What::A(time, role) => self.part(given.a(time), role, self.parts.centres[0]),
            What::B(role) => self.part_of_block(block.copied().unwrap_or_default(), role),
            What::Speed(axis) => given.velocity[axis as usize],
            What::SpeedOfB(axis) => given.of_blocks[axis as usize],
            What::Frame => 1.0,
            What::Gravity(Axis::Y) if entry.number.unwrap_or(self.unknown).is_whole() => 1.0,
            What::Gravity(Axis::Y) => 0.5,
            What::Gravity(_) => 0.0,
            What::There(Life::Number) => 1.0,
            What::Flag | What::There(_) => {
                let is_number = entry.number.is_some_and(|_| self.whole.language == C);
                let is_set = match entry.what {
                    What::There(life) => life == Life::True,
                    _ => is_there(&entry.written()),
                };
                let number = || self.number(f64::from(u8::from(is_set)), entry.number);
                return Ok(if is_number { Value::Number(number()) } else { Value::Bool(is_set) });
            }
            What::Word | What::Aside | What::Removed => return Ok(Value::Nothing),
        };
        Ok(Value::Number(self.number(number, entry.number)))
    }

    /// The number of a block that this role is.
    pub(super) fn part_of_block(&self, block: Rectangle, role: Role) -> f64 {
        self.part(block, role, self.parts.centres[1])
    }

    /// The same where it is known whether x and y are the centre.
    pub(super) fn part(&self, [x, y, w, h]: Rectangle, role: Role, is_centre: bool) -> f64 {
        let on = |axis: Axis| if axis == Axis::X { (x, w) } else { (y, h) };
        match role {
            Role::Place(axis) if is_centre => on(axis).0 + on(axis).1 / 2.0,
            Role::Place(axis) | Role::Min(axis) => on(axis).0,
            Role::Max(axis) => on(axis).0 + on(axis).1,
            Role::Centre(axis) => on(axis).0 + on(axis).1 / 2.0,
            Role::Size(axis) => on(axis).1,
            Role::Half(axis) => on(axis).1 / 2.0,
            Role::Side | Role::Diameter => w,
            Role::Radius => w / 2.0,
            Role::Speed(_) | Role::Frame | Role::Gravity(_) => 0.0,
        }
    }
}

fn leaves(node: &Node) -> Vec<usize> {
    match node {
        Node::Leaf(at) => vec![*at],
        Node::Members(members) => members.iter().flat_map(|(_, inner)| leaves(inner)).collect(),
        Node::Items(items) => items.iter().flat_map(leaves).collect(),
        Node::Blocks(element) => leaves(element),
    }
}
