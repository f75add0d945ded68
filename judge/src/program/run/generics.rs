//! Types that a class or function leaves open, by what it is used with.

use super::super::rules;
use super::super::syntax::{Class, Function, Name, NumberType, Place, Type};
use super::calls::Given;
use super::values::Value;
use super::{Run, Runner};
use crate::program::words_in;

impl Runner<'_> {
    /// The type of numbers that an open type is just now.
    pub(super) fn bound(&self, name: &str) -> Option<NumberType> {
        self.types.iter().rev().find(|(own, _)| **own == *name).map(|(_, ty)| *ty)
    }

    fn open_types(&self, place: &Place) -> &[Name] {
        self.whole.type_parameters.get(&place.start).map_or(&[], Vec::as_slice)
    }

    /// The type of a field where its class is used with these types: `int` for `T` in `Rect<int>`.
    pub(super) fn field_type(&self, class: &Class, field: Option<&Type>, used: Option<&Type>) -> Option<Type> {
        let field = field?;
        let place = self.open_types(&class.place).iter().position(|name| **name == *field.name);
        let given = place.and_then(|place| used?.of.get(place));
        Some(given.unwrap_or(field).clone())
    }

    /// The open types of a class, by the types in its brackets.
    pub(super) fn bind_class(&mut self, class: &Class, used: &Type) {
        let names = self.open_types(&class.place).to_vec();
        let bound: Vec<_> = names.into_iter().zip(&used.of).collect();
        let numbers = bound.into_iter().filter_map(|(name, ty)| Some((name, self.number_type(ty)?)));
        let numbers: Vec<_> = numbers.collect();
        self.types.extend(numbers);
    }

    /// The open types of a function and of its class, by what it is called on and with.
    pub(super) fn bind_types(
        &mut self,
        function: &Function,
        own: Option<&Value>,
        given: &[Given],
        place: &Place,
    ) -> Run<()> {
        if self.whole.type_parameters.is_empty() {
            return Ok(());
        }
        if let Some(class) = function.owner.as_ref().and_then(|owner| self.class(owner)) {
            for name in self.open_types(&class.place).to_vec() {
                let own = own.and_then(|own| self.of_class(&name, class, own));
                self.bind_open(function, name, own, place)?;
            }
        }
        for name in self.open_types(&function.place).to_vec() {
            let pairs = function.parameters.iter().zip(given);
            let found =
                pairs.filter_map(|(parameter, (_, value))| self.of_argument(&name, parameter.ty.as_ref()?, value));
            let found = found.collect::<Vec<_>>().first().copied();
            self.bind_open(function, name, found, place)?;
        }
        Ok(())
    }

    fn bind_open(&mut self, function: &Function, name: Name, found: Option<NumberType>, place: &Place) -> Run<()> {
        if let Some(ty) = found {
            self.types.push((name, ty));
            return Ok(());
        }
        // A number of an unknown type may be another one after it.
        let body = self.whole.text_at(&function.place);
        let body = body.split_once(['{', '=']).map_or("", |(_, body)| body);
        let mut words = words_in(body);
        let is_answer = function.answer.as_ref().is_some_and(|ty| ty.name == name);
        match rules::types_convert(self.language) && (is_answer || words.any(|word| *word == *name)) {
            true => self.not_read(place),
            false => Ok(()),
        }
    }

    /// What a value of a class has for an open type of it.
    fn of_class(&self, name: &str, class: &Class, value: &Value) -> Option<NumberType> {
        let at = self.open_types(&class.place).iter().position(|own| **own == *name)?;
        match value {
            Value::Thing(thing) => match thing.ty.as_ref()?.of.get(at) {
                Some(ty) => self.number_type(ty),
                None => Some(self.bound(name).unwrap_or(self.paths.unknown)),
            },
            Value::Object(object) => {
                let field = class.fields.iter().find(|field| field.ty.as_ref().is_some_and(|ty| *ty.name == *name))?;
                self.number_of_value(&object.field(&field.name)?)
            }
            _ => None,
        }
    }

    fn of_argument(&self, name: &str, ty: &Type, value: &Value) -> Option<NumberType> {
        if *ty.name == *name {
            return self.number_of_value(value);
        }
        let at = ty.of.iter().position(|inner| *inner.name == *name)?;
        let class = self.class(&ty.name)?;
        let own = self.open_types(&class.place).get(at)?;
        self.of_class(&own.clone(), class, value)
    }

    fn number_of_value(&self, value: &Value) -> Option<NumberType> {
        match value {
            Value::Number(number) => Some(number.ty),
            Value::Thing(thing) if !thing.is_shape => match &thing.ty {
                Some(ty) => self.number_type(ty),
                None => Some(thing.number.unwrap_or(self.paths.unknown)),
            },
            _ => None,
        }
    }
}
