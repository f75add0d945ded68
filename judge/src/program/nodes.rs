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

impl Node {
    /// The numbers that it is made of.
    pub(crate) fn parts(self) -> impl Iterator<Item = NodeId> {
        let parts = match self {
            Self::Constant(_) | Self::Input(_) => [None; 2],
            Self::Negative(of) | Self::Absolute(of) | Self::Whole(_, of) | Self::Root(of) => [Some(of), None],
            Self::Computed(_, one, other) | Self::Extreme(_, one, other) => [Some(one), Some(other)],
        };
        parts.into_iter().flatten()
    }
}

/// A comparison of two numbers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Asked {
    pub left: NodeId,
    pub operator: Operator,
    pub right: NodeId,
}

/// All numbers and comparisons of a program, each once.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Nodes {
    pub numbers: Vec<Node>,
    pub asked: Vec<Asked>,
}

impl Nodes {
    /// All that these numbers are made of, and they themselves, each once.
    pub(crate) fn within(&self, numbers: Vec<NodeId>) -> impl Iterator<Item = Node> {
        let mut next = numbers;
        let mut seen = vec![false; self.numbers.len()];
        std::iter::from_fn(move || {
            loop {
                let at = next.pop()?;
                if !std::mem::replace(&mut seen[at], true) {
                    let node = self.numbers[at];
                    next.extend(node.parts());
                    return Some(node);
                }
            }
        })
    }

    /// Whether a number is made with a constant such as 0.1, with which arithmetic rounds.
    pub(crate) fn has_rough_constant(&self, number: NodeId) -> bool {
        self.within(vec![number]).any(|node| matches!(node, Node::Constant(constant) if is_rough(constant)))
    }
}

/// Whether a constant has more binary places than those of common fractions.
pub(crate) fn is_rough(constant: f64) -> bool {
    const PLACES: f64 = 1024.0;
    (constant * PLACES).fract() != 0.0
}
