//! Rectangles that a text makes, `pygame.Rect(x, y, w, h)`, `a.inflate(-4, -4)`, and overlap tests of libraries.

use super::Interpreter;
use super::expressions::KindNumber;
use super::roots::Centres;
use super::values::{Value, computed, constant, joined, joint_kind, number_of};
use crate::formula::error::{FormulaFlaw, Read, wrong};
use crate::formula::language::SourceLanguage::{
    self, C, CSharp, Cpp, GdScript, Java, JavaScript, Kotlin, Python, Swift, TypeScript,
};
use crate::formula::meaning::{Arithmetic, Inequality, Joint, Number, Rounding, Test};
use crate::formula::names::members;
use crate::formula::reading::NumberKind;
use crate::formula::syntax::{Node, defines_type};
use hantei_collision::Operator;
use hantei_collision::Part;

type Made = Vec<[KindNumber; 2]>;

/// Constructors of rectangles from their top-left corner and size, by language.
const CONSTRUCTORS: [(&[SourceLanguage], &[&str]); 5] = [
    (&[Python], &["Rect", "FRect"]),
    (&[GdScript], &["Rect2", "Rect2i"]),
    (&[CSharp], &["Rectangle", "RectangleF", "Rect", "Rect2", "Rect2I"]),
    (&[Java, JavaScript, TypeScript], &["Rectangle", "DOMRect"]),
    (&[Swift], &["CGRect"]),
];
/// Those with whole numbers: they drop fractions.
const WHOLE: [(&[SourceLanguage], &[&str]); 3] =
    [(&[Python], &["Rect"]), (&[GdScript], &["Rect2i"]), (&[CSharp], &["Rect2I"])];
/// Methods that say whether two rectangles overlap; touching does not count.
const OVERLAPS: [(&[SourceLanguage], &[&str]); 5] = [
    (&[Python], &["colliderect"]),
    (&[GdScript, Swift], &["intersects"]),
    (&[CSharp], &["IntersectsWith", "Overlaps"]),
    (&[Java], &["overlaps", "intersects"]),
    (&[Kotlin], &["overlaps"]),
];
/// The same as functions of two rectangles.
const FUNCTIONS: [&str; 3] = ["CheckCollisionRecs", "SDL_HasIntersection", "SDL_HasRectIntersection"];
/// Methods of rectangles that change nothing for a test.
const SAME: [&str; 4] = ["copy", "duplicate", "clone", "normalized"];

fn is_among(all: &[(&[SourceLanguage], &[&str])], language: Option<SourceLanguage>, name: &str) -> bool {
    all.iter().any(|(of, names)| language.is_some_and(|language| of.contains(&language)) && names.contains(&name))
}

impl Interpreter<'_> {
    fn has_rects(&self) -> bool {
        self.roots.vocabulary.shapes().len() == 2 && self.roots.vocabulary.axes_count() == 2 && !self.roots.is_plain
    }

    pub(super) fn of_rect(&mut self, of: &Node, name: &str, arguments: &[Node], node: &Node) -> Read<Option<Value>> {
        if arguments.is_empty() && matches!(name, "truncate" | "xy") {
            let value = self.value(of)?;
            return Ok(Some(self.vector(value)).filter(|value| matches!(value, Value::Tuple(_))));
        }
        if !self.has_rects() {
            return Ok(None);
        }
        if is_among(&CONSTRUCTORS, self.language, name) {
            return self.made(name, arguments, node);
        }
        let speaks_of =
            |words: &[&str]| self.source.1.iter().any(|token| token.word().is_some_and(|word| words.contains(&word)));
        let is_strict =
            self.language == Some(CSharp) && name == "Intersects" && speaks_of(&["Rectangle", "RectangleF"]);
        // For WPF's Rect and JavaFX's Bounds touching is a hit.
        let is_inclusive = match (self.language, name) {
            (Some(CSharp), "IntersectsWith") => speaks_of(&["Rect"]) && !speaks_of(&["Rectangle", "RectangleF"]),
            (Some(Java), "intersects") => {
                speaks_of(&["Bounds", "BoundingBox", "getBoundsInParent", "getBoundsInLocal", "javafx"])
            }
            _ => false,
        };
        if is_inclusive {
            return Ok(None);
        }
        Ok(Some(match (self.language, name, arguments) {
            (_, name, [other]) if is_among(&OVERLAPS, self.language, name) || is_strict => {
                self.overlap([of, other], node)?
            }
            (Some(Cpp), "intersects", [other]) => self.overlap([of, other], node)?,
            (Some(Python), "inflate", [x, y]) => self.inflated(of, [x, y])?,
            (Some(Python), "move", [x, y]) => self.grown(of, [x, y], [1.0, 0.0])?,
            (Some(GdScript), "grow", [by]) => self.grown(of, [by, by], [-1.0, 2.0])?,
            (Some(Swift), "insetBy", [x, y]) => self.grown(of, [x, y], [1.0, -2.0])?,
            (_, "isEmpty" | "Empty" | "is_empty" | "IsEmpty", []) => {
                self.rect(of)?;
                Value::Test(Test::Always(false))
            }
            (Some(GdScript), "has_area", []) => Value::Test(Test::Always(true)),
            (_, name, []) if SAME.contains(&name) => {
                let value = self.value(of)?;
                // Normalizing a vector gives another vector.
                if name == "normalized" && matches!(self.vector(value.clone()), Value::Tuple(_)) {
                    return Ok(None);
                }
                value
            }
            _ => return Ok(None),
        }))
    }

    pub(super) fn of_two_rects(&mut self, name: &str, arguments: &[Node], node: &Node) -> Read<Option<Value>> {
        if !self.has_rects() {
            return Ok(None);
        }
        let is_c = matches!(self.language, Some(C | Cpp));
        match arguments {
            [one, other] if is_c && FUNCTIONS.contains(&name) => self.overlap([one, other], node).map(Some),
            [of] if is_c && matches!(name, "SDL_RectEmpty" | "SDL_RectEmptyFloat") => {
                self.rect(of)?;
                Ok(Some(Value::Test(Test::Always(false))))
            }
            _ if is_among(&CONSTRUCTORS, self.language, name) => self.made(name, arguments, node),
            _ => Ok(None),
        }
    }

    /// `Rect2(x, y, w, h)`, `Rect2(position, size)`, unless the text defines a type with this name.
    fn made(&mut self, name: &str, arguments: &[Node], node: &Node) -> Read<Option<Value>> {
        if defines_type(self.source.1, name) {
            return Ok(None);
        }
        let mut numbers = Vec::new();
        for argument in arguments {
            let value = self.value(argument)?;
            match self.vector(value) {
                Value::Tuple(parts) => {
                    for part in parts {
                        numbers.push(self.number_of(part, &argument.place)?);
                    }
                }
                value => numbers.push(self.number_of(value, &argument.place)?),
            }
        }
        if is_among(&WHOLE, self.language, name) {
            numbers = numbers.into_iter().map(cut).collect();
        }
        let [x, y, w, h] = &numbers[..] else {
            return wrong(FormulaFlaw::Arguments(name.to_owned(), arguments.len(), 4), &node.place);
        };
        Ok(Some(Value::Made(vec![[x.clone(), w.clone()], [y.clone(), h.clone()]])))
    }

    fn rect(&mut self, of: &Node) -> Read<Made> {
        let value = self.value(of)?;
        if let Value::Made(made) = value {
            return Ok(made);
        }
        let mut made = Vec::new();
        for names in [["left", "width"], ["top", "height"]] {
            let [begin, size] = names.map(|name| {
                let part = self.part(&value, name, &of.place)?;
                self.number_of(part, &of.place)
            });
            made.push([begin?, size?]);
        }
        for [(begin, _), (size, _)] in &made {
            self.count(begin.size() + size.size(), &of.place)?;
        }
        Ok(made)
    }

    /// The rectangle moved by `moved` times the amounts and larger by `larger` times the amounts.
    fn grown(&mut self, of: &Node, by: [&Node; 2], [moved, larger]: [f64; 2]) -> Read<Value> {
        let made = self.rect(of)?;
        let mut grown = Vec::new();
        for ([(begin, kind), (size, size_kind)], by) in made.into_iter().zip(by) {
            let (by, by_kind) = self.number(by)?;
            grown.push([
                (added(begin, by.clone(), moved), joint_kind(kind, by_kind)),
                (added(size, by, larger), joint_kind(size_kind, by_kind)),
            ]);
        }
        Ok(Value::Made(grown))
    }

    /// pygame's `inflate`: the amounts are whole, and so is half of each.
    fn inflated(&mut self, of: &Node, by: [&Node; 2]) -> Read<Value> {
        let made = self.rect(of)?;
        let mut inflated = Vec::new();
        for ([(begin, kind), (size, size_kind)], by) in made.into_iter().zip(by) {
            let (by, _) = self.number(by)?;
            let cut = |number: Number| Number::Whole(Rounding::TowardsZero, number.into());
            let (by, half) = match constant(&by) {
                Some(by) => (number_of(by.trunc()), number_of((by.trunc() / 2.0).trunc())),
                None => {
                    let by = cut(by);
                    (by.clone(), cut(computed(Arithmetic::Divide, by, Number::Constant(2.0))))
                }
            };
            inflated.push([(added(begin, half, -1.0), kind), (added(size, by, 1.0), size_kind)]);
        }
        Ok(Value::Made(inflated))
    }

    fn overlap(&mut self, of: [&Node; 2], node: &Node) -> Read<Value> {
        let [one, other] = [self.rect(of[0])?, self.rect(of[1])?];
        let mut test = Test::Always(true);
        for ([one, one_size], [other, other_size]) in one.into_iter().zip(other) {
            let end = |begin: &KindNumber, size: KindNumber| computed(Arithmetic::Plus, begin.0.clone(), size.0);
            let ends = [end(&other, other_size), end(&one, one_size)];
            for (left, right) in [one.0, other.0].into_iter().zip(ends) {
                let asked = self.ask(Inequality { left, operator: Operator::Less, right }, &node.place)?;
                test = joined(Joint::And, test, asked);
            }
        }
        Ok(Value::Test(test))
    }

    pub(super) fn made_part(&self, made: &Made, name: &str) -> Option<Value> {
        let called = members::plain(name);
        let Some(member) = members::member(std::slice::from_ref(&called)) else {
            if members::is_shape(&called) {
                return Some(Value::Made(made.clone()));
            }
            // `rect.size.x`
            let parts = ["x", "y"].map(|axis| members::member(&[called.clone(), axis.to_owned()]));
            let [Some(x), Some(y)] = parts else { return None };
            return [x, y]
                .map(|member| self.number_made(made, member))
                .into_iter()
                .collect::<Option<_>>()
                .map(Value::Tuple);
        };
        self.number_made(made, member)
    }

    fn number_made(&self, made: &Made, member: members::Member) -> Option<Value> {
        let [(begin, kind), (size, size_kind)] = made.get(member.axis)?.clone();
        let half = |size: Number| computed(Arithmetic::Divide, size, Number::Constant(2.0));
        let both = joint_kind(kind, size_kind);
        let (number, kind) = match member.part {
            _ if member.is_half => return None,
            Part::Min => (begin, kind),
            Part::Size => (size, size_kind),
            Part::Max => (computed(Arithmetic::Plus, begin, size), both),
            Part::Centre if self.roots.centres == Centres::Cut => {
                let half = Number::Whole(Rounding::TowardsZero, half(size).into());
                (computed(Arithmetic::Plus, begin, half), both)
            }
            Part::Centre => (computed(Arithmetic::Plus, begin, half(size)), both.map(|_| NumberKind::Fractions)),
        };
        Some(Value::Number(number, kind))
    }
}

/// A number without its fraction. The shape's numbers are whole where such rectangles are used.
fn cut((number, kind): KindNumber) -> KindNumber {
    match (constant(&number), kind) {
        (Some(constant), _) => (number_of(constant.trunc()), kind),
        (None, Some(NumberKind::Fractions)) => {
            (Number::Whole(Rounding::TowardsZero, number.into()), Some(NumberKind::Whole))
        }
        (None, kind) => (number, kind),
    }
}

fn added(number: Number, by: Number, factor: f64) -> Number {
    if let Some(by) = constant(&by) {
        let by = by * factor;
        let how = if by < 0.0 { Arithmetic::Minus } else { Arithmetic::Plus };
        return if by == 0.0 { number } else { computed(how, number, Number::Constant(by.abs())) };
    }
    if factor == 0.0 {
        return number;
    }
    let by = if factor.abs() == 1.0 { by } else { computed(Arithmetic::Times, by, Number::Constant(factor.abs())) };
    computed(if factor < 0.0 { Arithmetic::Minus } else { Arithmetic::Plus }, number, by)
}
