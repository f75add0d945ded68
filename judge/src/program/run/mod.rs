//! Runs a program as it stands, with numbers that are known or open.

mod calls;
mod captures;
mod constants;
mod copies;
mod expressions;
mod generics;
mod given;
mod lazy;
mod library;
mod lists;
mod made;
mod members;
mod methods;
mod multiple;
mod objects;
mod rects;
mod removed;
mod shapes;
mod statements;
#[cfg(test)]
mod tests;
mod values;
mod vectors;

pub(crate) use expressions::operator_of;
pub(crate) use given::{WrittenKind, WrittenPart, is_open};
pub(crate) use values::{Held, Object, Scope, Thing, Value};

use super::inputs::ListPath;
use super::inputs::{Input, Step};
use super::nodes::NodeId;
use super::paths::{Num, Paths, Sum, Trouble, fraction};
use super::rules;
use super::syntax::{Class, Function, Name, NumberType, Place, Statement, Type};
use super::whole::Whole;
use super::{FormulaError, FormulaFlaw, wrong};
use crate::formula::SourceLanguage::{self, C, Cpp, GdScript, JavaScript, Lua, Python, TypeScript};
use crate::formula::meaning::{Extreme, Rounding};
use crate::formula::{Bound, CallUse};
use crate::program::is_in;
use calls::Given;
use hantei_collision::Operator;
use statements::Flow;
use std::collections::HashSet;
use std::rc::Rc;

pub(crate) type Run<Out = Value> = Result<Out, FormulaError>;

/// The most calls inside one another.
const CALLS: usize = 40;
/// The most expressions inside one another, in all calls together.
const DEPTH: usize = 1_200;
/// The most turns of a loop, and the most elements of a list.
pub(crate) const TURNS: usize = 64;

/// A comparison of known numbers that a run made.
#[derive(Clone, Debug)]
pub(crate) struct MadeComparison {
    pub place: Place,
    pub operator: Operator,
    pub numbers: [f64; 2],
    pub holds: bool,
}

/// A run of a program.
pub(crate) struct Runner<'a> {
    pub whole: &'a Whole,
    pub language: SourceLanguage,
    pub paths: Paths,
    /// How many elements a list has that the program is given.
    pub list_length: usize,
    /// The same of the list with this parameter, where it differs.
    pub list_lengths: Vec<(Option<usize>, usize)>,
    /// Whether a parameter may be for the caller only: `float &t`.
    pub has_outs: bool,
    /// The comparisons that were made, if they are kept.
    pub compared: Option<Vec<MadeComparison>>,
    /// The lists that were asked for their elements.
    pub lists: Vec<ListPath>,
    /// The names that were used of what stands outside of the judged function.
    pub used: HashSet<Name>,
    /// The names of the language's library that were used, and those before them: `Math`, `max`.
    pub library_names: HashSet<Name>,
    pub globals: Scope,
    /// How `if x` goes on where nothing says that `x` is a number.
    pub taken_for_there: Option<bool>,
    /// Whether `if x` makes an input of `x`, although nothing else says that it is a number.
    pub flags_are_read: bool,
    /// The formulas of library methods that were read.
    formulas: Vec<(&'static str, Rc<Function>)>,
    /// The least and the greatest number of each clamp.
    pub clamps: Vec<([NodeId; 2], Place)>,
    /// The members whose definitions are computed just now.
    pub following: Vec<Name>,
    /// The parts of given things that were assigned to, where a text may change them and is only looked through.
    pub written: Option<Vec<WrittenPart>>,
    /// Whether all that is given is there as things of the run, and may be changed.
    pub is_concrete: bool,
    /// Whether it was stopped by a division by 0.
    pub divided_by_zero: std::cell::Cell<bool>,
    /// Names that the program itself makes for everything.
    pub made: HashSet<Name>,
    /// The open types of the functions that run just now.
    types: Vec<(Name, NumberType)>,
    /// Own things of which an address was taken.
    pointed: Vec<Rc<Object>>,
    /// How often an element was taken out of a list, and the things that the text does away with.
    taken_out: usize,
    pub killed: Vec<Rc<Object>>,
    /// Own lists that got a second name.
    renamed: Vec<Rc<std::cell::RefCell<Vec<Value>>>>,
    calls: usize,
    depth: usize,
}

/// Whether a side of a sum is a part of a thing, or a number: no whole shape.
fn is_scalar(side: &Value) -> bool {
    match side {
        Value::Number(_) => true,
        Value::Thing(thing) => !thing.is_shape,
        Value::Sum(_, sides) => sides.iter().all(is_scalar),
        _ => false,
    }
}

impl<'a> Runner<'a> {
    pub(crate) fn new(whole: &'a Whole, paths: Paths) -> Self {
        let globals = values::Names::new(None, true);
        let (language, used, library_names) = (whole.language, HashSet::new(), HashSet::new());
        Self {
            whole,
            language,
            paths,
            list_length: 1,
            list_lengths: Vec::new(),
            has_outs: false,
            compared: None,
            lists: Vec::new(),
            used,
            library_names,
            globals,
            taken_for_there: None,
            flags_are_read: false,
            formulas: Vec::new(),
            clamps: Vec::new(),
            following: Vec::new(),
            written: None,
            is_concrete: false,
            divided_by_zero: std::cell::Cell::new(false),
            made: HashSet::new(),
            types: Vec::new(),
            pointed: Vec::new(),
            taken_out: 0,
            killed: Vec::new(),
            renamed: Vec::new(),
            calls: 0,
            depth: 0,
        }
    }

    /// Begins a run.
    pub(crate) fn restart(&mut self) {
        self.paths.restart();
        self.globals = values::Names::new(None, true);
        self.following.clear();
        self.types.clear();
        self.pointed.clear();
        self.renamed.clear();
        (self.calls, self.depth) = (0, 0);
    }

    pub(crate) fn error<Out>(&self, flaw: FormulaFlaw, place: &Place) -> Run<Out> {
        wrong(flaw, place)
    }

    /// What stands there in the text, in one line.
    pub(crate) fn written(&self, place: &Place) -> String {
        self.whole.written(place)
    }

    pub(crate) fn uses(&mut self, name: &Name) {
        self.used.insert(name.clone());
    }

    /// A call of something that is not known, whose value is used.
    pub(super) fn unknown_call<Out>(&self, given: &[Given], place: &Place) -> Run<Out> {
        let written = self.written(place);
        let of = match given {
            _ if super::library::is_left_out(self.language, &written) => CallUse::Library,
            _ if shapes::is_typeless(self.language, &written) => CallUse::Typeless,
            [] => CallUse::Number,
            _ => CallUse::Value,
        };
        self.error(FormulaFlaw::UnknownCall(written, of), place)
    }

    pub(crate) fn not_read<Out>(&self, place: &Place) -> Run<Out> {
        self.error(FormulaFlaw::NotRead(self.written(place)), place)
    }

    pub(crate) fn no_number<Out>(&self, place: &Place) -> Run<Out> {
        self.error(FormulaFlaw::NoNumber(self.written(place)), place)
    }

    pub(crate) fn may_change<Out>(&self, what: &str, place: &Place) -> Run<Out> {
        self.error(FormulaFlaw::MayChange(what.to_owned()), place)
    }

    pub(crate) fn no_value<Out>(&self, name: &str, place: &Place) -> Run<Out> {
        self.error(FormulaFlaw::NoValue(name.to_owned()), place)
    }

    pub(crate) fn twice<Out>(&self, name: &str, place: &Place) -> Run<Out> {
        self.error(FormulaFlaw::Twice(name.to_owned()), place)
    }

    /// The error of something that cannot be computed here.
    pub(crate) fn computed<Out>(&self, found: Result<Out, Trouble>, place: &Place) -> Run<Out> {
        found.or_else(|trouble| {
            self.divided_by_zero.set(trouble == Trouble::Zero);
            let written = || self.written(place);
            let flaw = match trouble {
                Trouble::Overflow(ty) => FormulaFlaw::LeavesType(written(), ty.ends()),
                Trouble::Much => FormulaFlaw::TooMuch(Bound::Steps, super::MOST_WAYS),
                Trouble::Mixed | Trouble::Zero | Trouble::Bits | Trouble::Large | Trouble::Rounds => {
                    FormulaFlaw::NotRead(written())
                }
            };
            self.error(flaw, place)
        })
    }

    /// Counts a step.
    pub(crate) fn step(&mut self, place: &Place) -> Run<()> {
        let step = self.paths.step();
        self.computed(step, place)
    }

    pub(crate) fn sum(&mut self, how: Sum, left: Num, right: Num, place: &Place) -> Run<Num> {
        let made = self.paths.sum(how, left, right);
        self.computed(made, place)
    }

    pub(crate) fn extreme(&mut self, which: Extreme, left: Num, right: Num, place: &Place) -> Run<Num> {
        let made = self.paths.extreme(which, left, right);
        self.computed(made, place)
    }

    pub(crate) fn converted(&mut self, number: Num, ty: NumberType, place: &Place) -> Run<Num> {
        let made = self.paths.converted(number, ty);
        self.computed(made, place)
    }

    pub(crate) fn made_whole(&mut self, how: Rounding, number: Num, place: &Place) -> Run<Num> {
        let made = self.paths.made_whole(how, number);
        self.computed(made, place)
    }

    pub(crate) fn negative(&mut self, number: Num, place: &Place) -> Run<Num> {
        let made = self.paths.negative(number);
        self.computed(made, place)
    }

    pub(crate) fn compare(&mut self, operator: Operator, left: Num, right: Num, place: &Place) -> Run<bool> {
        let holds = self.paths.compare(operator, left, right);
        let holds = self.computed(holds, place)?;
        if let Some(all) = &mut self.compared {
            let numbers = [left, right].map(Num::known_number);
            all.push(MadeComparison { place: place.clone(), operator, numbers, holds });
        }
        Ok(holds)
    }

    /// The type of numbers that this type is, also by the text's other names for types.
    pub(crate) fn number_type(&self, ty: &Type) -> Option<NumberType> {
        if ty.is_list {
            return None;
        }
        let named = self.whole.alias(&ty.name);
        self.bound(named).or_else(|| rules::number_type(self.language, named))
    }

    pub(crate) fn held(&self, ty: Option<&Type>) -> Held {
        let Some(ty) = ty else { return Held::Anything };
        // A text of C.
        if &*ty.name == "char" && ty.passing == super::syntax::Passing::Pointer {
            return Held::Anything;
        }
        match self.number_type(ty) {
            Some(number) if rules::types_convert(self.language) => Held::Number(number),
            _ if rules::is_truth_type(self.whole.alias(&ty.name)) && rules::types_convert(self.language) => Held::Truth,
            _ => Held::Anything,
        }
    }

    pub(crate) fn class(&self, name: &str) -> Option<&'a Class> {
        self.whole.class(name)
    }

    /// A number, where one is needed.
    pub(crate) fn number(&mut self, value: &Value, place: &Place) -> Run<Num> {
        match value {
            Value::Number(number) => Ok(*number),
            Value::Bool(holds) if rules::truths_are_numbers(self.language) => Ok(self.truth_number(*holds)),
            Value::Bool(_) => self.error(FormulaFlaw::TestForNumber, place),
            Value::Thing(thing) => self.input(thing, place),
            Value::Sum(how, sides) => {
                self.step(place)?;
                let (left, right) = (self.number(&sides[0], place)?, self.number(&sides[1], place)?);
                let sum = expressions::sum_of(*how).ok_or_else(|| FormulaError {
                    flaw: FormulaFlaw::NoNumber(self.written(place)),
                    place: place.clone(),
                })?;
                self.sum(sum, left, right, place)
            }
            Value::Each(function, given) => {
                self.step(place)?;
                let numbers = given.iter().map(|one| self.number(one, place)).collect::<Run<Vec<_>>>()?;
                self.number_of(*function, &numbers, place)
            }
            _ => self.no_number(place),
        }
    }

    fn truth_number(&self, holds: bool) -> Num {
        let ty = match self.language {
            JavaScript | TypeScript => NumberType::F64,
            Python => NumberType::Whole,
            _ => NumberType::I32,
        };
        Num::whole(ty, i128::from(holds))
    }

    /// The number that a given thing is.
    fn input(&mut self, thing: &Rc<Thing>, place: &Place) -> Run<Num> {
        // An element of a list of which nothing is known can be a number.
        let may_be_number = thing.ty.is_none() && matches!(thing.steps.last(), Some(Step::Index(_)));
        if thing.is_shape && !may_be_number {
            return self.error(FormulaFlaw::WholeShape(thing.path(), format!("{}.x", thing.path())), place);
        }
        if let Some(number) = self.whole.given(&thing.path()) {
            let ty = thing.ty.as_ref().and_then(|ty| self.number_type(ty)).unwrap_or(self.paths.unknown);
            let exact = fraction(NumberType::F64, number);
            return self.converted(exact, ty, place);
        }
        let is_text = |name: &Name| self.whole.typed_texts.contains(name);
        let named = thing.steps.iter().filter_map(|step| match step {
            Step::Member(name) => Some(name),
            _ => None,
        });
        if named.chain([&thing.root]).any(is_text) {
            return self.error(FormulaFlaw::NoNumber(thing.path()), place);
        }
        let number = match &thing.ty {
            Some(ty) => match self.number_type(ty) {
                Some(number) => Some(number),
                None if self.is_plain_type(ty) => thing.number,
                None => return self.error(FormulaFlaw::NoNumber(thing.path()), place),
            },
            None => thing.number,
        };
        let input: Input = thing.input(number);
        Ok(self.paths.input(input))
    }

    /// Whether a type tells nothing: a type parameter, `var`, an unknown name in a language without types of numbers.
    fn is_plain_type(&self, ty: &Type) -> bool {
        let is_known = self.class(&ty.name).is_some() || super::library::is_shape_type(&ty.name);
        let is_text = is_in(&ty.name, "string String str undefined null symbol");
        !is_known && !ty.is_list && !is_text && !rules::is_truth_type(&ty.name)
    }

    /// Whether a value counts as yes.
    pub(crate) fn truth(&mut self, value: &Value, place: &Place) -> Run<bool> {
        let is_script = rules::joints_give_sides(self.language) || self.language == GdScript;
        match value {
            Value::Bool(holds) => Ok(*holds),
            Value::Number(number) => self.number_truth(*number, place),
            Value::Nothing if is_script => Ok(false),
            Value::Thing(thing) if thing.is_shape && (is_script || self.has_pointers()) => Ok(true),
            Value::Thing(thing) => {
                if let Some(number) = self.whole.given(&thing.path()) {
                    return Ok(number != 0.0);
                }
                let is_number = thing.ty.as_ref().is_some_and(|ty| self.number_type(ty).is_some());
                if is_number || self.paths.inputs.contains(&thing.input(None)) {
                    let number = self.input(thing, place)?;
                    return self.number_truth(number, place);
                }
                if self.flags_are_read {
                    self.input(thing, place)?;
                }
                let error = self.error(FormulaFlaw::NotGiven(thing.path()), place);
                self.taken_for_there.map_or(error, Ok)
            }
            Value::Sum(_, sides) if !vectors::is_known_vector(value) && sides.iter().all(is_scalar) => {
                let number = self.number(value, place)?;
                self.number_truth(number, place)
            }
            Value::List(_) | Value::Object(_) | Value::Function(_)
                if matches!(self.language, JavaScript | TypeScript | Lua) =>
            {
                Ok(true)
            }
            Value::List(list) if self.language == Python => Ok(!list.borrow().is_empty()),
            Value::Nothing => self.no_value(&self.written(place), place),
            _ => self.no_number(place),
        }
    }

    pub(crate) const fn is_script(&self) -> bool {
        matches!(self.language, JavaScript | TypeScript)
    }

    pub(crate) const fn has_pointers(&self) -> bool {
        matches!(self.language, C | Cpp)
    }

    fn number_truth(&mut self, number: Num, place: &Place) -> Run<bool> {
        match rules::numbers_are_truths(self.language) {
            Some(true) => self.compare(Operator::NotEqual, number, Num::whole(number.ty, 0), place),
            Some(false) => Ok(true),
            None => self.error(FormulaFlaw::NumberForTest, place),
        }
    }

    /// How many elements a given list has.
    pub(crate) fn length_of(&self, list: &Thing) -> usize {
        let own = self.list_lengths.iter().find(|(parameter, _)| *parameter == list.parameter);
        own.map_or(self.list_length, |(_, length)| *length)
    }

    /// Goes one level deeper.
    pub(crate) fn deeper<Out>(&mut self, place: &Place, inside: impl FnOnce(&mut Self) -> Run<Out>) -> Run<Out> {
        self.step(place)?;
        self.depth += 1;
        if self.depth > DEPTH {
            return self.error(FormulaFlaw::TooMuch(Bound::Depth, DEPTH), place);
        }
        let found = inside(self);
        self.depth -= 1;
        found
    }

    /// All functions with this name that belong to this class, or to none.
    pub(crate) fn functions(&self, owner: Option<&str>, name: &str) -> Vec<Rc<Function>> {
        self.whole.functions(owner, name)
    }

    /// The own thing of a judged method.
    pub(crate) fn own_thing(&mut self, owner: &Name) -> Value {
        let ty = Some(Type::named(owner));
        let root_type = Some(owner.clone());
        Value::thing(Thing {
            root: "this".into(),
            parameter: None,
            root_type,
            steps: Vec::new(),
            ty,
            number: None,
            is_shape: true,
        })
    }

    /// What statements return; no, if they do not.
    pub(crate) fn answer_of(&mut self, statements: &[Statement], scope: &Scope) -> Run {
        match self.statements(statements, scope)? {
            Flow::Return(value) => Ok(value),
            _ => Ok(Value::Bool(false)),
        }
    }

    /// What statements return; nothing, if they do not.
    pub(crate) fn whole_answer(&mut self, statements: &[Statement], scope: &Scope) -> Run {
        match self.statements(statements, scope)? {
            Flow::Return(value) => Ok(value),
            _ => Ok(Value::Nothing),
        }
    }

    /// Whether the answer of a function is yes.
    pub(crate) fn answer_truth(&mut self, value: &Value, function: &Function) -> Run<bool> {
        let has_none = matches!(self.language.no_answer(), crate::formula::NoAnswer::Falsy(_));
        let is_option = function.answer.as_ref().is_some_and(|answer| {
            let is_plain = self.number_type(answer).is_some() || super::rules::is_truth_type(&answer.name);
            (answer.is_optional || &*answer.name == "Option") && !is_plain
        });
        let value = &multiple::first_of(value.clone());
        match value {
            Value::Nothing if has_none || is_option => Ok(false),
            Value::Object(_) | Value::Thing(_) if is_option => Ok(true),
            Value::Nothing => self.error(FormulaFlaw::NoAnswer, &function.head),
            Value::Text(_) | Value::Function(_) | Value::Space(_) => {
                self.error(FormulaFlaw::NoNumber(format!("the answer of {}", function.name)), &function.head)
            }
            other => self.truth(other, &function.head),
        }
    }
}
