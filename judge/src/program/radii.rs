//! Numbers of a text that are a radius by their names, `const BALL_RADIUS = 20`, or by a circle that is drawn with them.
//!
//! In a second reading they are open, so that their thing is a circle, which then has this radius alone.

use super::families::{Family, FamilyRefusal, FoundFamily, Meaning, is_radius, is_tried};
use super::inputs::Input;
use super::mentions::each_expression;
use super::pictures::drawn_radius;
use super::syntax::{Binary, Expression, ExpressionKind, Literal, Name, Pattern, Place, Statement, StatementKind};
use super::whole::Whole;

/// A number that is a radius, or a diameter.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct NamedRadius {
    pub name: Name,
    /// Where it is written; `None` if it was given with the text.
    pub place: Option<Place>,
    number: f64,
}

impl Whole {
    /// The same text with all numbers open that are a radius. `None` if it has none.
    pub(crate) fn with_open_radii(&self) -> Option<Self> {
        let radii = radii(self);
        if radii.is_empty() || !self.radii.is_empty() {
            return None;
        }
        let with = self.with.iter().filter(|(name, _)| !is_radius(name)).cloned().collect();
        Some(Self::new(self.text.clone(), &self.source, self.language, with).with_radii(radii))
    }

    /// The names of the numbers that are a radius.
    pub(crate) fn radius_names(&self) -> Vec<Name> {
        radii(self).into_iter().filter(|radius| is_radius(&radius.name)).map(|radius| radius.name).collect()
    }
}

/// Each radius; none of a name with two numbers.
fn radii(whole: &Whole) -> Vec<NamedRadius> {
    let mut found: Vec<NamedRadius> = Vec::new();
    let mut note = |name: &Name, value: &Expression| {
        if let ExpressionKind::Number(literal) = &value.kind
            && is_radius(name)
            && let Some(number) = number(literal)
        {
            found.push(NamedRadius { name: name.clone(), place: Some(value.place.clone()), number });
        }
    };
    for (given, _) in &whole.text.globals {
        if let (Pattern::Name(name), Some(value)) = (&given.pattern, &given.value) {
            note(name, value);
        }
    }
    each_value(&whole.text.statements, &mut note);
    whole.all_functions().iter().for_each(|function| each_value(&function.body, &mut note));
    let given = whole.with.iter().filter(|(name, _)| is_radius(name));
    found.extend(given.map(|(name, number)| NamedRadius { name: (&**name).into(), place: None, number: *number }));
    let all = found.clone();
    found.retain(|one| all.iter().all(|other| one.name != other.name || one.number == other.number));
    found.extend(drawn(whole));
    found
}

fn number(literal: &Literal) -> Option<f64> {
    literal.digits.parse().ok().filter(|number: &f64| *number > 0.0)
}

/// All names that statements give a value to.
fn each_value(statements: &[Statement], heard: &mut impl FnMut(&Name, &Expression)) {
    for statement in statements {
        match &statement.kind {
            StatementKind::Let(given) => {
                if let (Pattern::Name(name), Some(value)) = (&given.pattern, &given.value) {
                    heard(name, value);
                }
            }
            StatementKind::Expression(Expression { kind: ExpressionKind::Assign(None, target, value), .. }) => {
                if let Some(name) = target.name() {
                    heard(name, value);
                }
            }
            _ => {}
        }
        statement.bodies().for_each(|body| each_value(body, heard));
    }
}

/// The radius with which the text draws its circles, wherever that number is compared.
fn drawn(whole: &Whole) -> Vec<NamedRadius> {
    let Some(radius) = drawn_radius(&whole.source) else { return Vec::new() };
    let mut found = Vec::new();
    let mut heard = |of: &Expression, _: bool| {
        if let ExpressionKind::Binary(Binary::Less | Binary::AtMost | Binary::Greater | Binary::AtLeast, ..) = &of.kind
        {
            literals(of, radius, &mut found);
        }
    };
    each_expression(&whole.text.statements, &mut heard);
    whole.all_functions().iter().for_each(|function| each_expression(&function.body, &mut heard));
    found
}

fn literals(of: &Expression, radius: f64, found: &mut Vec<NamedRadius>) {
    if let ExpressionKind::Number(literal) = &of.kind
        && number(literal) == Some(radius)
    {
        found.push(NamedRadius { name: "radius".into(), place: Some(of.place.clone()), number: radius });
    }
    of.parts().for_each(|part| literals(part, radius, found));
}

/// Gives the circles of these readings their radius. Refused where one of the open numbers is none of a circle.
pub(crate) fn settle(found: &mut [FoundFamily], inputs: &[Input], whole: &Whole) -> Result<(), FamilyRefusal> {
    let open = |input: &Input| {
        let is_bare = input.steps.is_empty() && input.parameter.is_none();
        whole.radii.iter().find(|radius| is_bare && radius.name == input.root)
    };
    for found in found.iter_mut().filter(|_| !whole.radii.is_empty()) {
        let mut fixed = Vec::new();
        for (radius, meaning) in inputs.iter().map(open).zip(&found.meanings) {
            match (radius, meaning) {
                (None, _) => {}
                (Some(radius), Meaning::Radius(shape)) => fixed.push((Meaning::Radius(*shape), radius.number)),
                (Some(radius), Meaning::Diameter(shape)) => fixed.push((Meaning::Radius(*shape), radius.number / 2.0)),
                (Some(_), _) => return Err(FamilyRefusal::Other(found.family)),
            }
        }
        if fixed.is_empty() || found.family != Family::CircleAndRectangle {
            return Err(FamilyRefusal::Other(found.family));
        }
        found.fixed.extend(fixed.into_iter().filter(|(_, radius)| is_tried(*radius)));
    }
    Ok(())
}
