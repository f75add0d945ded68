//! Lists side by side, each with one number of every shape: `xs[i], ys[i], ws[i], hs[i]`.

use crate::program::families::words;
use crate::program::inputs::{Input, ListPath, Step};
use crate::program::record::Record;
use crate::program::syntax::Name;

/// Behind all parameters: the lists of a shape are given as those are.
const GIVEN: usize = 64;

/// The inputs with a name of its own for the element of each such list; `None` if there are no two.
pub(super) fn singled(inputs: &[Input]) -> Option<Vec<Input>> {
    let is_element = |input: &&Input| input.steps[..] == [Step::Index(0)];
    let lists: Vec<&Input> = inputs.iter().filter(is_element).collect();
    if lists.len() < 2 || inputs.iter().any(|input| input.steps.iter().any(|step| matches!(step, Step::Index(1..)))) {
        return None;
    }
    let of = |(at, input): (usize, &Input)| match is_element(&input) {
        true => Input {
            root: single(&input.root),
            root_type: None,
            steps: Vec::new(),
            parameter: input.parameter.or(Some(GIVEN + at)),
            ..input.clone()
        },
        false => input.clone(),
    };
    let made: Vec<Input> = inputs.iter().enumerate().map(of).collect();
    let is_same = |one: &Input, other: &Input| one.root == other.root && one.steps == other.steps;
    let is_twice = made.iter().enumerate().any(|(at, one)| made[..at].iter().any(|other| is_same(one, other)));
    (!is_twice).then_some(made)
}

/// `xs`: x, `widths`: width.
fn single(name: &Name) -> Name {
    let is_known = |name: &str| !words::of_number(&words::plain(name)).is_empty();
    match name.strip_suffix('s') {
        Some(one) if !one.is_empty() && (is_known(one) || !is_known(name)) => one.into(),
        _ => name.clone(),
    }
}

/// The names of a thing as the text has them: `xs[], ys[]` for `x, y`.
pub(super) fn written(names: &str, inputs: &[Input]) -> String {
    let of = |name: &str| {
        let list = inputs.iter().find(|input| input.steps[..] == [Step::Index(0)] && *single(&input.root) == *name);
        list.map_or_else(|| name.to_owned(), |input| format!("{}[]", input.root))
    };
    names.split(", ").map(of).collect::<Vec<_>>().join(", ")
}

/// All lists that a run has, and those of which it reads elements by their place.
pub(super) fn lists(record: &Record) -> Vec<ListPath> {
    let mut all = record.lists.clone();
    for input in &record.inputs {
        let Some(at) = input.steps.iter().position(|step| *step == Step::Index(0)) else { continue };
        if !all.iter().any(|list| list.element(input).is_some()) {
            let (root, parameter, steps) = (input.root.clone(), input.parameter, input.steps[..at].to_vec());
            all.push(ListPath { root, parameter, steps, element_type: None });
        }
    }
    all
}
