//! What a text itself gives to a member: `this.right = x + w - 1`.

use super::families::is_edge;
use super::syntax::{Class, Expression, ExpressionKind, Function, Name, Pattern, Place};
use super::whole::Whole;
use crate::formula::SourceLanguage::{self, CSharp, Cpp, Java};
use crate::program::is_in;
use std::rc::Rc;

/// A place of the text that gives a value to a member.
#[derive(Clone, Debug)]
pub(crate) struct Definition {
    pub name: Name,
    pub value: Expression,
    pub place: Place,
    /// Whether it is a member of the own thing, as far as can be seen.
    pub is_own: bool,
}

/// Where a member is computed.
pub(crate) struct Maker {
    /// The constructor or method; none for the class itself.
    pub function: Option<Rc<Function>>,
    /// Whether it is computed once, not wherever something moves.
    pub is_once: bool,
}

/// What the text says of a member.
pub(crate) enum Defined {
    /// It is a number of its own.
    Plain,
    /// It is always this, by the constructor or the class.
    As(Definition, Maker),
    /// It is computed in a way that is not followed.
    Otherwise(Definition),
}

/// How an edge or a centre is computed. Other members, such as `x`, are where a thing is.
pub(crate) fn defined(whole: &Whole, class: Option<&Class>, name: &Name) -> Defined {
    if !is_edge(name) {
        return turned(whole, name).map_or(Defined::Plain, Defined::Otherwise);
    }
    let of_classes = whole.text.classes.iter().flat_map(of_fields);
    let is_here = |definition: &Definition| {
        class.is_none_or(|class| class.place.contains(&definition.place.start)) && definition.name == *name
    };
    let all: Vec<Definition> =
        whole.definitions.iter().cloned().chain(of_classes).filter(|definition| is_here(definition)).collect();
    // `this.left = this.left + 5` is a step.
    let is_step = |definition: &Definition| mentions(&definition.value, name);
    let mut computed = all.iter().filter(|definition| is_computed(&definition.value) && !is_step(definition));
    let Some(first) = computed.next() else { return Defined::Plain };
    let written = |definition: &Definition| {
        let text = whole.text_at(&definition.value.place);
        let bare = text.replace("this.", "").replace("self.", "").replace("this->", "");
        bare.split_whitespace().collect::<String>()
    };
    let is_same = all.iter().all(|other| written(other) == written(first));
    if !first.is_own || !is_same {
        return Defined::Otherwise(first.clone());
    }
    let around =
        whole.text.methods().filter(|method| method.place.contains(&first.place.start)).min_by_key(|it| it.place.len());
    Defined::As(first.clone(), Maker { function: around.cloned(), is_once: all.len() == 1 })
}

/// A size that a constructor takes from the other axis, and the other one from this: `this.w = h; this.h = w`.
fn turned(whole: &Whole, name: &Name) -> Option<Definition> {
    const SIZES: [[&str; 2]; 2] = [["w", "h"], ["width", "height"]];
    let axis = |name: &str| SIZES.iter().find_map(|sizes| sizes.iter().position(|size| *size == name));
    let own = axis(name)?;
    let is_from_other = |definition: &&Definition, own: usize| {
        let from = |value: &Name| axis(value) == Some(1 - own);
        let is_name = definition.value.name().is_some_and(from);
        is_name && definition.is_own && axis(&definition.name) == Some(own)
    };
    let all = &whole.definitions;
    all.iter().find(|definition| is_from_other(definition, 1 - own))?;
    all.iter().find(|definition| is_from_other(definition, own)).cloned()
}

/// The values that a class gives to its fields.
fn of_fields(class: &Class) -> impl Iterator<Item = Definition> {
    class.own_fields().filter_map(|field| {
        let (name, value, place) = (field.name.clone(), field.value.clone()?, field.place.clone());
        Some(Definition { name, value, place, is_own: true })
    })
}

/// Whether a value is made of other numbers by a sum.
fn is_computed(value: &Expression) -> bool {
    use super::syntax::Binary::{Divide, DivideDown, Minus, Plus, Times};
    match &value.kind {
        ExpressionKind::Binary(how, left, right) => {
            let is_sum = matches!(how, Plus | Minus | Times | Divide | DivideDown);
            let is_text = |side: &Expression| matches!(side.kind, ExpressionKind::Text(_));
            is_sum && !is_text(left) && !is_text(right)
        }
        ExpressionKind::Cast(_, of) => is_computed(of),
        _ => false,
    }
}

fn mentions(value: &Expression, name: &Name) -> bool {
    let mut found = false;
    each_part(value, &mut |part| {
        found |= matches!(&part.kind, ExpressionKind::Member(_, own) | ExpressionKind::Name(own) if own == name);
    });
    found
}

/// Each part of a sum; what is no part of one is heard of, and not gone into.
fn each_part(of: &Expression, heard: &mut impl FnMut(&Expression)) {
    heard(of);
    match &of.kind {
        ExpressionKind::Binary(_, left, right) => {
            each_part(left, heard);
            each_part(right, heard);
        }
        ExpressionKind::Signed(_, of) | ExpressionKind::Cast(_, of) | ExpressionKind::Member(of, _) => {
            each_part(of, heard);
        }
        ExpressionKind::Call(called, arguments) => {
            each_part(called, heard);
            arguments.iter().for_each(|argument| each_part(&argument.value, heard));
        }
        _ => {}
    }
}

/// Whether a value is a sum of parameters, members of the own thing, constants and functions: no local name is in it.
pub(crate) fn can_be_followed(whole: &Whole, value: &Expression, function: Option<&Function>) -> bool {
    let is_parameter = |name: &Name| {
        let of = |function: &Function| {
            function.parameters.iter().any(|one| matches!(&one.pattern, Pattern::Name(own) if own == name))
        };
        function.is_some_and(of)
    };
    let is_field = |name: &Name| {
        super::rules::has_bare_members(whole.language)
            && whole.text.classes.iter().any(|class| class.field(name).is_some())
    };
    let is_known = |name: &Name| {
        is_in(name, "this self")
            || is_parameter(name)
            || is_field(name)
            || !whole.global(name).is_empty()
            || !whole.functions(None, name).is_empty()
            || super::library::is_space(whole.language, name)
            || super::library::number_function(whole.language, None, name).is_some()
    };
    let mut follows = true;
    each_part(value, &mut |part| {
        follows &= match &part.kind {
            ExpressionKind::Name(name) => is_known(name),
            ExpressionKind::Number(_)
            | ExpressionKind::Binary(..)
            | ExpressionKind::Signed(..)
            | ExpressionKind::Cast(..)
            | ExpressionKind::Member(..)
            | ExpressionKind::Call(..) => true,
            _ => false,
        };
    });
    follows
}

/// The field that keeps each parameter that a value reads: `this.x = x`.
pub(crate) fn keepers(whole: &Whole, function: &Function, value: &Expression) -> Vec<(Name, Name)> {
    let mut found = Vec::new();
    for parameter in &function.parameters {
        let Pattern::Name(name) = &parameter.pattern else { continue };
        let keeps = |definition: &&Definition| {
            let is_name = definition.value.name() == Some(name);
            is_name && definition.is_own && function.place.contains(&definition.place.start)
        };
        if !mentions(value, name) {
            continue;
        }
        let field = whole.definitions.iter().find(keeps).map_or_else(|| name.clone(), |it| it.name.clone());
        found.push((name.clone(), field));
    }
    found
}

/// Whether a field is given another value anywhere else than in this function.
pub(crate) fn is_moved(whole: &Whole, name: &Name, function: &Function) -> bool {
    let is_other = |place: &Place| !function.place.contains(&place.start);
    whole.definitions.iter().any(|definition| definition.name == *name && is_other(&definition.place))
        || whole.moved.iter().any(|(moved, place)| moved == name && is_other(place))
}

/// Whether a member is one of the own thing: `this.x`, or `x` where a class has such a field.
pub(crate) fn is_own_thing(of: &Expression) -> bool {
    match &of.kind {
        ExpressionKind::Name(name) => is_in(name, "this self"),
        ExpressionKind::Follow(of) | ExpressionKind::Sure(of) => is_own_thing(of),
        _ => false,
    }
}

/// Whether a function makes the things of its class.
pub(crate) fn is_constructor(language: SourceLanguage, function: &Function) -> bool {
    let name = &*function.name;
    match language {
        Cpp | CSharp | Java => function.owner.as_deref() == Some(name),
        _ => is_in(name, "constructor __init__ _init init"),
    }
}
