//! All ways through a program, as one graph of comparisons.

use super::inputs::Input;
use super::nodes::Nodes;
use std::collections::HashMap;

/// Where a way goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Next {
    Answer(bool),
    /// The index of a decision.
    Decision(usize),
}

/// A comparison is asked, and the ways go on where it is true and where it is false.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Decision {
    pub(crate) asked: usize,
    pub(crate) yes: Next,
    pub(crate) no: Next,
}

/// A program as all that it asks and answers.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Record {
    pub(crate) inputs: Vec<Input>,
    pub(crate) nodes: Nodes,
    /// Each after those to which it leads.
    pub(crate) decisions: Vec<Decision>,
    pub(crate) first: Next,
}

/// What was asked on a way, with what was answered, and the answer at its end.
pub(crate) type Way = (Vec<(usize, bool)>, bool);

/// The graph of ways that were gone in the order in which the true answer comes first.
pub(crate) fn graph(ways: &[Way]) -> (Vec<Decision>, Next) {
    let mut graph = Graph::default();
    let first = graph.of(ways, 0);
    (graph.decisions, first)
}

#[derive(Default)]
struct Graph {
    decisions: Vec<Decision>,
    places: HashMap<Decision, usize>,
}

impl Graph {
    fn of(&mut self, ways: &[Way], depth: usize) -> Next {
        let Some((trail, answer)) = ways.first() else { return Next::Answer(false) };
        let Some((asked, _)) = trail.get(depth) else { return Next::Answer(*answer) };
        let count = ways.iter().take_while(|(trail, _)| trail.get(depth).is_some_and(|(_, holds)| *holds)).count();
        let (yes, no) = (self.of(&ways[..count], depth + 1), self.of(&ways[count..], depth + 1));
        let decision = Decision { asked: *asked, yes, no };
        let next = self.decisions.len();
        let place = *self.places.entry(decision).or_insert(next);
        if place == next {
            self.decisions.push(decision);
        }
        Next::Decision(place)
    }
}
