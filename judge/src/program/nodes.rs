//! What a program computes on its ways: numbers made of inputs, and comparisons of them.

use crate::formula::meaning::{Arithmetic, Extreme, Rounding};
use hantei_collision::Operator;

/// The index of a number in [`Nodes`].
pub(crate) type NodeId = usize;

/// A number, made of earlier ones. Equal ones have one index.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Node {
    Constant(f64),
    /// The index of an input.
    Input(usize),
    Negative(NodeId),
    Absolute(NodeId),
    Computed(Arithmetic, NodeId, NodeId),
    Extreme(Extreme, NodeId, NodeId),
    Whole(Rounding, NodeId),
    Root(NodeId),
}

/// A comparison of two numbers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Asked {
    pub(crate) left: NodeId,
    pub(crate) operator: Operator,
    pub(crate) right: NodeId,
}

/// All numbers and comparisons of a program, each once.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Nodes {
    pub(crate) numbers: Vec<Node>,
    pub(crate) asked: Vec<Asked>,
}

impl Nodes {
    /// Whether a number is made with a constant such as 0.1, with which arithmetic rounds.
    pub(crate) fn has_rough_constant(&self, number: NodeId) -> bool {
        let mut next = vec![number];
        let mut seen = vec![false; self.numbers.len()];
        while let Some(at) = next.pop() {
            if std::mem::replace(&mut seen[at], true) {
                continue;
            }
            match self.numbers[at] {
                Node::Constant(constant) if is_rough(constant) => return true,
                Node::Constant(_) | Node::Input(_) => {}
                Node::Negative(of) | Node::Absolute(of) | Node::Whole(_, of) | Node::Root(of) => next.push(of),
                Node::Computed(_, one, other) | Node::Extreme(_, one, other) => next.extend([one, other]),
            }
        }
        false
    }
}

/// Whether a constant has more binary places than those of common fractions.
pub(crate) fn is_rough(constant: f64) -> bool {
    const PLACES: f64 = 1024.0;
    (constant * PLACES).fract() != 0.0
}
