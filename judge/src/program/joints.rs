//! A graph of decisions as one joined test: `a < b && (c < d || e < f)`.
//!
//! Idea: a decision behind which all ways meet again splits the graph in two. If the ways that do not come there all answer no, both
//! parts are joined by *and*; if they all answer yes, by *or*.

use super::record::{Decision, Graph, Next};
use crate::formula::meaning::{Joint, Test};
use std::collections::HashMap;

/// The most comparisons of a joined test.
const MOST: usize = 3_000;
/// The most decisions of a graph that is searched for places where its ways meet.
const SEARCHED: usize = 400;

/// The joined test, or none if it is too long.
pub(crate) fn joined(decisions: &[Decision], first: Next) -> Option<Test> {
    let mut joints = Joints { graph: Graph::default(), made: 0 };
    let mut reduced: Vec<Next> = Vec::new();
    for decision in decisions {
        let of = |next: Next, reduced: &[Next]| match next {
            Next::Decision(place) => reduced[place],
            answer @ Next::Answer(_) => answer,
        };
        let (yes, no) = (of(decision.yes, &reduced), of(decision.no, &reduced));
        reduced.push(joints.decision(decision.asked, yes, no));
    }
    let first = match first {
        Next::Decision(place) => reduced[place],
        answer @ Next::Answer(_) => answer,
    };
    joints.test(first)
}

/// Whether a joined test asks the same in the same order as a graph of decisions.
pub(crate) fn asks_like(test: &Test, decisions: &[Decision], first: Next) -> bool {
    let mut asking = Asking { graph: Graph::default(), steps: 0 };
    let Some(own) = asking.next(test, Next::Answer(true), Next::Answer(false)) else { return false };
    let mut known = HashMap::new();
    is_same((&asking.graph.decisions, own), (decisions, first), &mut known)
}

/// Whether two graphs ask and answer the same.
fn is_same(one: (&[Decision], Next), other: (&[Decision], Next), known: &mut HashMap<usize, usize>) -> bool {
    match (one.1, other.1) {
        (Next::Answer(one), Next::Answer(other)) => one == other,
        (Next::Decision(at), Next::Decision(place)) => {
            if let Some(found) = known.get(&at) {
                return *found == place;
            }
            let (own, its) = (one.0[at], other.0[place]);
            let is_here = own.asked == its.asked
                && is_same((one.0, own.yes), (other.0, its.yes), known)
                && is_same((one.0, own.no), (other.0, its.no), known);
            known.insert(at, place);
            is_here
        }
        _ => false,
    }
}

/// A joined test as the decisions of a run.
struct Asking {
    graph: Graph,
    steps: usize,
}

impl Asking {
    /// Where a run goes on that asks this test, and then goes on so or so; none if that is too much.
    fn next(&mut self, test: &Test, yes: Next, no: Next) -> Option<Next> {
        self.steps += 1;
        if self.steps > MOST {
            return None;
        }
        match test {
            Test::Ask(asked) => Some(self.graph.decision(*asked, yes, no)),
            Test::Always(holds) => Some(if *holds { yes } else { no }),
            Test::Not(of) => self.next(of, no, yes),
            Test::Joined(how, sides) => {
                let (one, other) = match how {
                    Joint::And => (self.next(&sides[1], yes, no)?, no),
                    Joint::Or => (yes, self.next(&sides[1], yes, no)?),
                    Joint::OneOf => (self.next(&sides[1], no, yes)?, self.next(&sides[1], yes, no)?),
                    Joint::BothOf | Joint::EitherOf => return None,
                };
                self.next(&sides[0], one, other)
            }
            Test::Flag(_) => None,
        }
    }
}

struct Joints {
    /// Without decisions that make no difference.
    graph: Graph,
    made: usize,
}

impl Joints {
    fn decision(&mut self, asked: usize, yes: Next, no: Next) -> Next {
        if yes == no { yes } else { self.graph.decision(asked, yes, no) }
    }

    fn test(&mut self, next: Next) -> Option<Test> {
        self.made += 1;
        if self.made > MOST {
            return None;
        }
        let place = match next {
            Next::Answer(answer) => return Some(Test::Always(answer)),
            Next::Decision(place) => place,
        };
        let Decision { asked, yes, no } = self.graph.decisions[place];
        if let (Next::Answer(yes), Next::Answer(_)) = (yes, no) {
            return Some(if yes { Test::Ask(asked) } else { negated(Test::Ask(asked)) });
        }
        if let Some((last, answer)) = self.meeting(place) {
            let before = self.replaced(next, last, Next::Answer(!answer));
            let (before, behind) = (self.test(before)?, self.test(Next::Decision(last))?);
            return Some(joint(if answer { Joint::Or } else { Joint::And }, before, behind));
        }
        if self.opposite(yes) == no {
            let other = self.test(no)?;
            return Some(joint(Joint::OneOf, Test::Ask(asked), other));
        }
        let (one, other) = (self.test(yes)?, self.test(no)?);
        let yes = joint(Joint::And, Test::Ask(asked), one);
        let no = joint(Joint::And, negated(Test::Ask(asked)), other);
        Some(joint(Joint::Or, yes, no))
    }

    /// The last decision to which all ways from here come that do not end with one answer before, and that answer.
    fn meeting(&self, from: usize) -> Option<(usize, bool)> {
        if self.graph.decisions.len() > SEARCHED {
            return None;
        }
        let mut reached = vec![false; from + 1];
        reached[from] = true;
        for place in (0..=from).rev().filter(|place| *place <= from) {
            if reached[place] {
                for next in [self.graph.decisions[place].yes, self.graph.decisions[place].no] {
                    if let Next::Decision(next) = next {
                        reached[next] = true;
                    }
                }
            }
        }
        (0..from).filter(|place| reached[*place]).find_map(|last| {
            [false, true].into_iter().find(|answer| self.all_meet(from, last, *answer)).map(|answer| (last, answer))
        })
    }

    /// Whether each way ends with this answer or comes to the last decision, and some do the one, some the other.
    fn all_meet(&self, from: usize, last: usize, answer: bool) -> bool {
        let mut fits = vec![false; from + 1];
        let mut has_answer = false;
        for place in last + 1..=from {
            let of = |next: Next, fits: &[bool]| match next {
                Next::Answer(given) => given == answer,
                Next::Decision(next) => next == last || (next > last && fits[next]),
            };
            let Decision { yes, no, .. } = self.graph.decisions[place];
            fits[place] = of(yes, &fits) && of(no, &fits);
            has_answer |= fits[place] && [yes, no].contains(&Next::Answer(answer));
        }
        fits[from] && has_answer
    }

    /// The same graph with an answer in place of a decision.
    fn replaced(&mut self, from: Next, at: usize, with: Next) -> Next {
        self.changed(from, &mut HashMap::new(), &|next| match next {
            Next::Decision(place) if place == at => Some(with),
            Next::Decision(place) if place > at => None,
            other => Some(other),
        })
    }

    /// The graph with the opposite answers.
    fn opposite(&mut self, of: Next) -> Next {
        self.changed(of, &mut HashMap::new(), &|next| match next {
            Next::Answer(answer) => Some(Next::Answer(!answer)),
            Next::Decision(_) => None,
        })
    }

    /// The graph with another end wherever `end` gives one.
    fn changed(&mut self, of: Next, known: &mut HashMap<usize, Next>, end: &dyn Fn(Next) -> Option<Next>) -> Next {
        let (None, Next::Decision(place)) = (end(of), of) else { return end(of).unwrap_or(of) };
        if let Some(found) = known.get(&place) {
            return *found;
        }
        let Decision { asked, yes, no } = self.graph.decisions[place];
        let (yes, no) = (self.changed(yes, known, end), self.changed(no, known, end));
        let found = self.decision(asked, yes, no);
        known.insert(place, found);
        found
    }
}

fn negated(test: Test) -> Test {
    match test {
        Test::Not(of) => *of,
        Test::Always(holds) => Test::Always(!holds),
        other => Test::Not(Box::new(other)),
    }
}

fn joint(how: Joint, left: Test, right: Test) -> Test {
    match (how, &left, &right) {
        (Joint::And, Test::Always(true), _) | (Joint::Or, Test::Always(false), _) => right,
        (Joint::And, _, Test::Always(true)) | (Joint::Or, _, Test::Always(false)) => left,
        (Joint::And, Test::Always(false), _) => Test::Always(false),
        (Joint::Or, Test::Always(true), _) => Test::Always(true),
        _ => Test::Joined(how, Box::new([left, right])),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::record::{Way, graph};

    /// The answer of a joined test, by the answers to what it asks.
    fn holds(test: &Test, answers: usize) -> bool {
        match test {
            Test::Ask(asked) => answers >> asked & 1 == 1,
            Test::Always(holds) => *holds,
            Test::Flag(_) => panic!("a joined test names nothing"),
            Test::Not(of) => !holds(of, answers),
            Test::Joined(how, sides) => {
                let [one, other] = [0, 1].map(|side| holds(&sides[side], answers));
                match how {
                    Joint::And | Joint::BothOf => one && other,
                    Joint::Or | Joint::EitherOf => one || other,
                    Joint::OneOf => one ^ other,
                }
            }
        }
    }

    /// All ways of a test that asks these questions in order, each until the answer is known.
    fn ways(count: usize, answer: impl Fn(usize) -> bool) -> Vec<Way> {
        let all = (0..1 << count).rev().map(|bits: usize| {
            // The first question is the highest bit, so that the true answer comes first.
            let trail = (0..count).map(|asked| (asked, bits >> (count - 1 - asked) & 1 == 1)).collect::<Vec<_>>();
            let answers = trail.iter().fold(0, |all, (asked, holds)| all | usize::from(*holds) << asked);
            (trail, answer(answers))
        });
        all.collect()
    }

    #[test]
    fn a_truth_table_of_four_questions_stays_itself() {
        for table in (0..1_usize << 16).step_by(7) {
            let (decisions, first) = graph(&ways(4, |answers| table >> answers & 1 == 1));
            let test = joined(&decisions, first).expect("four questions are few");
            for answers in 0..16 {
                assert_eq!(holds(&test, answers), table >> answers & 1 == 1, "table {table:#x}, answers {answers:#b}");
            }
        }
    }

    #[test]
    fn what_a_game_asks_is_joined_as_it_is_written() {
        let of = |count, answer: fn(usize) -> bool| {
            let (decisions, first) = graph(&ways(count, answer));
            format!("{:?}", joined(&decisions, first).expect("few questions"))
        };
        assert!(!of(4, |answers| answers == 0b1111).contains("Or"), "all four");
        assert!(!of(4, |answers| answers != 0).contains("And"), "any of four");
        let two_pairs = of(4, |answers| answers & 0b11 != 0 && answers & 0b1100 != 0);
        assert_eq!(two_pairs.matches("Ask").count(), 4, "{two_pairs}");
        let odd = of(6, |answers| answers.count_ones() % 2 == 1);
        assert_eq!(odd.matches("OneOf").count(), 5, "{odd}");
    }
}
