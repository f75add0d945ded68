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
