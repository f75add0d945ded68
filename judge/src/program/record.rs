//! All ways through a program, as one graph of comparisons.

use super::inputs::{Input, ListPath};
use super::nodes::{Node, NodeId, Nodes};
use super::syntax::NumberType;
use super::syntax::{Name, Place};
use crate::formula::meaning::{Arithmetic, Extreme, WayStep, Ways};
use hantei_collision::Precision;
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
    pub asked: usize,
    pub yes: Next,
    pub no: Next,
}

/// A program as all that it asks and answers.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Record {
    pub inputs: Vec<Input>,
    /// The type of an input of which nothing says it.
    pub unknown: NumberType,
    pub nodes: Nodes,
    /// Each after those to which it leads.
    pub decisions: Vec<Decision>,
    pub first: Next,
    /// The lists of things that it went through.
    pub lists: Vec<ListPath>,
    /// Whether loops took as many turns as lists have elements, whatever number the text has for it.
    pub is_counted: bool,
    /// The functions and classes of the text that it used.
    pub used: Vec<Name>,
    /// The precisions in which a step rounds.
    pub rounds: Vec<Precision>,
    /// The least and the greatest number of each clamp, and where it is written.
    pub clamps: Vec<([NodeId; 2], Place)>,
}

impl Record {
    /// Its answer for these inputs.
    pub(crate) fn answer(&self, inputs: &[f64]) -> bool {
        let numbers = self.numbers(inputs);
        let mut next = self.first;
        loop {
            match next {
                Next::Answer(answer) => return answer,
                Next::Decision(place) => {
                    let decision = self.decisions[place];
                    let asked = self.nodes.asked[decision.asked];
                    let holds = asked.operator.holds(numbers[asked.left], numbers[asked.right]);
                    next = if holds { decision.yes } else { decision.no };
                }
            }
        }
    }

    /// All its numbers for these inputs.
    pub(crate) fn numbers(&self, inputs: &[f64]) -> Vec<f64> {
        let mut numbers: Vec<f64> = Vec::with_capacity(self.nodes.numbers.len());
        for node in &self.nodes.numbers {
            let number = match *node {
                Node::Constant(number) => number,
                Node::Input(input) => inputs[input],
                Node::Negative(of) => -numbers[of],
                Node::Absolute(of) => numbers[of].abs(),
                Node::Computed(how, left, right) => how.of(numbers[left], numbers[right]),
                Node::Extreme(Extreme::Min, left, right) => numbers[left].min(numbers[right]),
                Node::Extreme(Extreme::Max, left, right) => numbers[left].max(numbers[right]),
                Node::Whole(how, of) => how.of(numbers[of]),
                Node::Root(of) => numbers[of].sqrt(),
            };
            numbers.push(number);
        }
        numbers
    }

    /// A number as the text may write it.
    pub(crate) fn written(&self, node: NodeId) -> String {
        match &self.nodes.numbers[node] {
            Node::Constant(number) => number.to_string(),
            Node::Input(input) => self.inputs[*input].written(),
            Node::Negative(of) => format!("-{}", self.written(*of)),
            Node::Computed(how, left, right) => {
                format!("{} {} {}", self.written(*left), sign(*how), self.written(*right))
            }
            _ => "…".to_owned(),
        }
    }

    /// Its ways, for a formula that asks the same.
    pub(crate) fn ways(&self) -> Ways {
        let step = |next: Next| match next {
            Next::Answer(answer) => WayStep::Answer(answer),
            Next::Decision(place) => WayStep::Ask(place),
        };
        let decisions = self.decisions.iter().map(|decision| (decision.asked, [step(decision.no), step(decision.yes)]));
        Ways { decisions: decisions.collect(), first: step(self.first) }
    }
}

const fn sign(how: Arithmetic) -> &'static str {
    match how {
        Arithmetic::Plus => "+",
        Arithmetic::Minus => "-",
        Arithmetic::Times => "*",
        Arithmetic::Divide => "/",
        Arithmetic::Remainder | Arithmetic::Modulo => "%",
    }
}

/// What was asked on a way, with what was answered, and the answer at its end.
pub(crate) type Way = (Vec<(usize, bool)>, bool);

/// The graph of ways that were gone in the order in which the true answer comes first.
pub(crate) fn graph(ways: &[Way]) -> (Vec<Decision>, Next) {
    let mut graph = Graph::default();
    let first = graph.of(ways, 0);
    (graph.decisions, first)
}

/// Decisions, each once and behind those to which it leads.
#[derive(Default)]
pub(crate) struct Graph {
    pub decisions: Vec<Decision>,
    places: HashMap<Decision, usize>,
}

impl Graph {
    /// Where a way goes on that comes to this decision.
    pub(crate) fn decision(&mut self, asked: usize, yes: Next, no: Next) -> Next {
        let decision = Decision { asked, yes, no };
        let next = self.decisions.len();
        let place = *self.places.entry(decision).or_insert(next);
        if place == next {
            self.decisions.push(decision);
        }
        Next::Decision(place)
    }

    fn of(&mut self, ways: &[Way], depth: usize) -> Next {
        let Some((trail, answer)) = ways.first() else { return Next::Answer(false) };
        let Some((asked, _)) = trail.get(depth) else { return Next::Answer(*answer) };
        let count = ways.iter().take_while(|(trail, _)| trail.get(depth).is_some_and(|(_, holds)| *holds)).count();
        let (yes, no) = (self.of(&ways[..count], depth + 1), self.of(&ways[count..], depth + 1));
        self.decision(*asked, yes, no)
    }
}
