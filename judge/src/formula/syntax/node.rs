//! The text as a tree, without its meaning.

use super::signs::Sign;
use crate::formula::error::FormulaFlaw;
use crate::formula::meaning::{Arithmetic, Joint};
use crate::formula::reading::NumberKind;
use std::ops::Range;

#[derive(Clone, Debug)]
pub(in crate::formula) struct Node {
    pub(in crate::formula) place: Range<usize>,
    pub(in crate::formula) kind: NodeKind,
    pub(in crate::formula) enclosed: bool,
}

#[derive(Clone, Debug)]
pub(in crate::formula) enum NodeKind {
    /// A number, and whether it is written as a whole one.
    Number(f64, bool),
    Name(String),
    /// `a.x`
    Member(Box<Node>, String),
    /// `a[0]`, `a["x"]`
    Index(Box<Node>, Box<Node>),
    Call(Box<Node>, Vec<Node>),
    /// `|a - b|`
    Bars(Box<Node>),
    Prefix(Sign, Box<Node>),
    Infix(Sign, Box<[Node; 2]>),
    /// `test ? one : other`
    Choice(Box<[Node; 3]>),
    /// `(x, y)`, `[x, y]`
    Tuple(Vec<Node>),
    /// `{ x: 1, y: 2 }`
    Record(Vec<(String, Node)>),
    Function,
    /// `x => …`: a test of each thing in a list.
    Lambda(Pattern, Box<Node>),
    /// Python's `… for x in …`: what is computed, and the things.
    Each(Pattern, Box<[Node; 2]>),
    /// `a..b`, and whether the end belongs to it.
    Range(Box<[Node; 2]>, bool),
    Quote(String),
    /// `(int) x`, `x as f32`
    Cast(Option<NumberKind>, Box<Node>),
    /// Statements whose last one is the value: `{ let w = a.w; w / 2 }` in Rust.
    Block(Vec<Statement>),
}

#[derive(Clone, Debug)]
pub(in crate::formula) struct Statement {
    pub(in crate::formula) place: Range<usize>,
    pub(in crate::formula) kind: StatementKind,
}

#[derive(Clone, Debug)]
pub(in crate::formula) enum StatementKind {
    /// `float dx = abs(acx - bcx);`, with the kind of number that the type says.
    Define {
        pattern: Pattern,
        value: Option<Node>,
        kind: Option<NumberKind>,
        is_declared: bool,
        is_local: bool,
    },
    /// `dx += 1`, `hit |= x`: a name and its new value.
    Change {
        target: Node,
        how: Change,
        value: Option<Node>,
    },
    If {
        arms: Vec<(Node, Vec<Statement>)>,
        otherwise: Option<Vec<Statement>>,
    },
    /// A loop over known things.
    Each {
        pattern: Pattern,
        items: Node,
        body: Vec<Statement>,
    },
    /// A loop over a list that compares one thing of it.
    Search {
        element: Element,
        body: Vec<Statement>,
        place: Range<usize>,
    },
    Return(Option<Node>),
    Expression(Node),
    Block(Vec<Statement>),
    Refused(FormulaFlaw),
}

pub(super) fn both(one: Node, other: Node) -> Node {
    let place = one.place.start..other.place.end;
    Node { place, kind: NodeKind::Infix(Sign::Join(Joint::And), Box::new([one, other])), enclosed: true }
}

/// For an `if` whose only statement is another `if`: the test of all of them, and the statements of the innermost.
pub(in crate::formula) fn innermost<'a>(test: &Node, done: &'a [Statement]) -> (Node, &'a [Statement]) {
    let (mut test, mut done) = (test.clone(), done);
    while let [Statement { kind: StatementKind::If { arms, otherwise: None }, .. }] = done
        && let [(inner, then)] = &arms[..]
    {
        test = both(test, inner.clone());
        done = then;
    }
    (test, done)
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::formula) enum Change {
    Computed(Arithmetic),
    Joined(Joint),
    /// `++`
    Counted,
}

/// The targets of an assignment: one thing, its parts in order, or its members.
#[derive(Clone, Debug)]
pub(in crate::formula) enum Pattern {
    Name(String, Range<usize>),
    InOrder(Vec<Self>),
    Members(Vec<(String, Self)>),
    /// `_`
    Nothing,
}

impl Pattern {
    /// All names in it.
    pub(in crate::formula) fn names(&self) -> Vec<String> {
        match self {
            Self::Name(name, _) => vec![name.clone()],
            Self::InOrder(all) => all.iter().flat_map(Self::names).collect(),
            Self::Members(all) => all.iter().flat_map(|(_, pattern)| pattern.names()).collect(),
            Self::Nothing => Vec::new(),
        }
    }
}

/// A literal answer: `true`, `0`.
pub(in crate::formula) fn truth(node: &Node) -> Option<bool> {
    match &node.kind {
        NodeKind::Number(1.0, _) => Some(true),
        NodeKind::Number(0.0, _) => Some(false),
        NodeKind::Name(name) => truth_called(name),
        _ => None,
    }
}

pub(in crate::formula) fn truth_called(name: &str) -> Option<bool> {
    match name.to_ascii_lowercase().as_str() {
        "true" | "sdl_true" | "qtrue" | "yes" => Some(true),
        "false" | "sdl_false" | "qfalse" | "no" => Some(false),
        _ => None,
    }
}

/// The thing of a list that a loop compares.
#[derive(Clone, Debug)]
pub(in crate::formula) struct Element {
    pub(in crate::formula) name: String,
    /// The name is an index: the thing is `enemies[i]`.
    pub(in crate::formula) is_index: bool,
}

impl Element {
    /// Whether this is what the loop compares: `enemy`, `enemy.rect`, `enemies[i]`.
    pub(in crate::formula) fn is(&self, root: &str) -> bool {
        if self.is_index {
            return root.contains(&format!("[{}]", self.name));
        }
        root.strip_prefix(self.name.as_str()).is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '[']))
    }
}
