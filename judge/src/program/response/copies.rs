//! Whether a text changes a thing that it was given by value: then nothing of it reaches the caller.

use super::super::library::{is_shape_type, is_vector};
use super::super::mentions::each_expression;
use super::super::program::{Judged, answers};
use super::super::syntax::{Expression, ExpressionKind, Name, Passing, Pattern, Place, Type};
use super::super::whole::Whole;
use crate::formula::SourceLanguage::{C, CSharp, Cpp, GdScript, Go, Rust, Swift};

/// The name of a copy that is changed, and where.
pub(super) fn changed(whole: &Whole, judged: &Judged) -> Option<(String, Place)> {
    let Judged::Function(function) = judged else { return None };
    // It may return the copy.
    if answers(&function.body) || function.answers_last {
        return None;
    }
    let copied: Vec<&Name> = function
        .parameters
        .iter()
        .filter(|parameter| parameter.ty.as_ref().is_some_and(|ty| is_copied(whole, ty)))
        .filter_map(|parameter| if let Pattern::Name(name) = &parameter.pattern { Some(name) } else { None })
        .collect();
    let mut found = None;
    each_expression(&function.body, &mut |of, _| {
        let (ExpressionKind::Assign(_, target, _) | ExpressionKind::Step(target, ..)) = &of.kind else { return };
        let root = root_of_member(target).filter(|root| copied.contains(root));
        found = found.take().or_else(|| root.map(|root| (root.to_string(), of.place.clone())));
    });
    found
}

/// The name before all members of a target; `None` for a name alone.
fn root_of_member(target: &Expression) -> Option<&Name> {
    let ExpressionKind::Member(of, _) = &target.kind else { return None };
    of.name().or_else(|| root_of_member(of))
}

/// Whether a parameter of this type is a copy with parts of its own.
pub(super) fn is_copied(whole: &Whole, ty: &Type) -> bool {
    if ty.passing != Passing::Plain || ty.is_list {
        return false;
    }
    let language = whole.language;
    match whole.class(&ty.name) {
        Some(class) => class.is_value,
        None if is_shape_type(&ty.name) || is_vector(&ty.name) => {
            matches!(language, C | Cpp | CSharp | Rust | GdScript | Go | Swift)
        }
        // A name that stands for a pointer is not known here.
        None => matches!(language, Cpp | Go | Rust) && whole.alias(&ty.name) == &*ty.name,
    }
}
