//! Texts that change what they are given: the code after a hit.
//!
//! Such a text is run twice. First it is looked through: what is given is open, and its parts that are assigned to are noted
//! (`written`). Then it is run with things that are there (`is_concrete`): an assignment changes them as the language does it.

use super::super::inputs::Step;
use super::super::library::{is_shape_type, is_vector};
use super::super::paths::Num;
use super::super::syntax::{Expression, ExpressionKind, Let, Name, Pattern, Place, Type};
use super::calls::Given;
use super::values::{Held, Scope, Thing, Value};
use super::{Run, Runner};
use crate::formula::SourceLanguage::Python;
use crate::program::is_in;
use std::rc::Rc;

/// What was assigned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WrittenKind {
    Number,
    Truth,
    /// A text in quotes, a name that stands for itself, or nothing.
    Word,
    /// Nothing: the thing is done away with.
    Removed,
    /// A whole thing.
    Other,
}

/// A part of something given that the text assigns to.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct WrittenPart {
    pub root: Name,
    pub parameter: Option<usize>,
    pub steps: Vec<Step>,
    pub kind: WrittenKind,
    pub place: Place,
}

impl Runner<'_> {
    /// A sum of vectors as the vector that it is now: later changes of its sides do not reach it.
    pub(super) fn settled(&mut self, value: Value, place: &Place) -> Run {
        if !self.is_concrete || !matches!(value, Value::Sum(..) | Value::Each(..)) {
            return Ok(value);
        }
        if !super::vectors::is_perhaps_vector(&value) {
            return self.number(&value, place).map(Value::Number);
        }
        let mut fields = Vec::new();
        for axis in ["x", "y"] {
            let part = self.member(&value, &axis.into(), place)?;
            fields.push((Name::from(axis), Value::Number(self.number(&part, place)?)));
        }
        let is_value = !(self.is_script() || matches!(self.language, Python));
        Ok(Value::object(None, fields, is_value))
    }

    pub(super) fn note(&mut self, thing: &Thing, kind: WrittenKind, place: &Place) {
        let Some(written) = &mut self.written else { return };
        let (root, parameter, steps) = (thing.root.clone(), thing.parameter, thing.steps.clone());
        let part = WrittenPart { root, parameter, steps, kind, place: place.clone() };
        if !written.iter().any(|known| WrittenPart { place: place.clone(), ..known.clone() } == part) {
            written.push(part);
        }
    }

    /// A part of something open is assigned to.
    pub(super) fn write(&mut self, thing: &Thing, value: Value, place: &Place) -> Run {
        let is_point = match &value {
            Value::Sum(..) | Value::Each(..) => super::vectors::is_perhaps_vector(&value),
            Value::Thing(given) => super::vectors::is_perhaps_vector(&value) || self.is_point_of_text(given),
            _ => false,
        };
        if is_point {
            for axis in ["x", "y"] {
                let part = self.member(&value, &axis.into(), place)?;
                self.number(&part, place)?;
                self.note(&thing.with(Step::Member(axis.into()), None), WrittenKind::Number, place);
            }
            return Ok(value);
        }
        if let Value::Object(object) = &value {
            let fields = object.fields.borrow().clone();
            for (name, part) in fields {
                self.write(&thing.with(Step::Member(name), None), part, place)?;
            }
            return Ok(value);
        }
        let kind = self.kind_of(&value, place);
        self.note(thing, kind, place);
        Ok(value)
    }

    /// Whether the text has a class of x and y for it.
    fn is_point_of_text(&self, thing: &Thing) -> bool {
        let class = thing.ty.as_ref().and_then(|ty| self.class(&ty.name));
        class.is_some_and(|class| ["x", "y"].iter().all(|axis| class.field(axis).is_some()) && class.fields.len() == 2)
    }

    fn kind_of(&mut self, value: &Value, place: &Place) -> WrittenKind {
        match value {
            Value::Number(_) => WrittenKind::Number,
            Value::Bool(_) => WrittenKind::Truth,
            Value::Text(_) | Value::Nothing | Value::Space(_) => WrittenKind::Word,
            Value::Thing(thing) if !thing.is_shape && !is_constant(thing) => match self.number(value, place) {
                Ok(_) => WrittenKind::Number,
                Err(_) => WrittenKind::Other,
            },
            Value::Thing(thing) if is_constant(thing) => WrittenKind::Word,
            Value::Sum(..) | Value::Each(..) => match self.number(value, place) {
                Ok(_) => WrittenKind::Number,
                Err(_) => WrittenKind::Other,
            },
            _ => WrittenKind::Other,
        }
    }

    /// A name that no block declares is assigned to: a part of the own thing, or a name of the world around the text.
    pub(super) fn write_name(&mut self, name: &Name, value: Value, scope: &Scope, place: &Place) -> Run {
        if let Some(Value::Thing(thing)) = self.own_member(name, scope, place)? {
            return self.write(&thing, value, place);
        }
        self.write_world(name, &value, place);
        self.globals.define(name.clone(), Some(value.clone()), Held::Anything, false);
        Ok(value)
    }

    /// The same where an assignment declares a name: only outside of all functions it is one of the world.
    pub(super) fn write_outer(&mut self, name: &Name, value: &Value, scope: &Scope, place: &Place) {
        if self.written.is_some() && Rc::ptr_eq(&scope.function(), &self.globals) {
            self.write_world(name, value, place);
        }
    }

    fn write_world(&mut self, name: &Name, value: &Value, place: &Place) {
        let kind = self.kind_of(value, place);
        self.note(&world(name), kind, place);
    }

    /// The step to a part that is named in brackets.
    pub(super) fn step_of(&self, at: &Value) -> Option<Step> {
        match at {
            Value::Text(name) => Some(Step::Member(name.clone())),
            Value::Number(Num { amount, .. }) => usize::try_from(self.place_in_list(*amount)?).ok().map(Step::Index),
            _ => None,
        }
    }

    /// Whether a name outside of all functions is part of what is given: it is changed, or is a thing with members.
    pub(super) fn is_open(&self, given: &Let) -> bool {
        let Pattern::Name(name) = &given.pattern else { return false };
        is_open(self.whole, name, given.value.as_ref())
    }

    /// The type of a thing that the text makes.
    pub(super) fn made_ty(&self, given: &Let) -> Option<Type> {
        let written = self.written.is_some() || self.is_concrete;
        match &given.value.as_ref().filter(|_| written)?.kind {
            ExpressionKind::New(ty, _) => Some(ty.clone()),
            ExpressionKind::Call(called, _) => {
                let name = called.last_name()?;
                let is_library = is_vector(name) || is_shape_type(name);
                let class = called.name().and_then(|name| self.class(name));
                class.map(|class| Type::named(&class.name)).or_else(|| is_library.then(|| Type::named(name)))
            }
            // `Vector2.ZERO`
            ExpressionKind::Member(of, _) => of.name().filter(|name| is_vector(name)).map(|name| Type::named(name)),
            _ => None,
        }
    }

    /// `pygame.sprite.spritecollide(self, walls, False)`: the sprites of a list whose rectangles overlap that of this one. With
    /// `True` they are taken out of it.
    pub(super) fn sprites_hit(
        &mut self,
        thing: &Thing,
        name: &str,
        given: &[Given],
        place: &Place,
    ) -> Run<Option<Value>> {
        let is_it = self.language == Python
            && (self.written.is_some() || self.is_concrete)
            && is_in(&thing.path(), "pygame.sprite pg.sprite")
            && name == "spritecollide";
        let [(None, own), (None, list), (_, Value::Bool(removes))] = given else { return Ok(None) };
        if !is_it {
            return Ok(None);
        }
        let mine = self.member(own, &"rect".into(), place)?;
        let mut hit = Vec::new();
        for sprite in self.elements(list, place)? {
            let other = self.member(&sprite, &"rect".into(), place)?;
            let pair = self.as_rects("colliderect", &[(None, mine.clone())]);
            let own = pair.first().map_or_else(|| mine.clone(), |(_, own)| own.clone());
            let given = self.as_rects("colliderect", &[(None, other)]);
            let Some(holds) = self.shape_method(own, &"colliderect".into(), &given, place)? else {
                return self.not_read(place);
            };
            if self.truth(&holds, place)? {
                hit.push(sprite);
            }
        }
        if *removes {
            self.take_sprites(list, &hit);
        }
        Ok(Some(Value::list(hit)))
    }
}

/// A name of the world around the text.
fn world(name: &Name) -> Thing {
    let (steps, ty) = (Vec::new(), None);
    Thing { root: name.clone(), parameter: None, root_type: None, steps, ty, number: None, is_shape: false }
}

/// Whether something that is given stands for itself: `Side.LEFT`, `Direction.Top`.
fn is_constant(thing: &Thing) -> bool {
    let is_upper = |name: &str| name.starts_with(|first: char| first.is_uppercase());
    thing.parameter.is_none() && is_upper(&thing.root) && !is_in(&thing.root, "A B X Y")
}

/// Whether a name outside of all functions is part of what is given.
pub(crate) fn is_open(whole: &super::Whole, name: &Name, value: Option<&Expression>) -> bool {
    let Some(value) = value else { return true };
    let is_thing = match &value.kind {
        ExpressionKind::Object(_, fields) => !fields.is_empty() || whole.has_members(name),
        ExpressionKind::New(..) | ExpressionKind::List(_) | ExpressionKind::Call(..) => true,
        _ => false,
    };
    // A table of names: `const Side = { LEFT: 1, RIGHT: 2 }`.
    let is_upper = name.starts_with(|first: char| first.is_uppercase());
    // The size of a ball: `const ballRadius = 10`.
    let is_radius = matches!(value.kind, ExpressionKind::Number(_))
        && crate::program::response::subwords(name).last().is_some_and(|last| last == "radius");
    (is_thing && !is_upper) || is_radius || whole.is_assigned(name) || whole.reaching.contains(name)
}
