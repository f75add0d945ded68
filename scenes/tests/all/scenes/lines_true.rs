//! A segment and a polygon or a turned rectangle: what a reason says of the picture is so, in random cases.

use super::lines_edged::{POLYGON, TURNED};
use super::opened;
use crate::say;
use hantei_collision::shapes::Pair;
use hantei_collision::{Border, Contact, Point, Polygon, Segment, Turn, Turned, orientation};
use std::collections::BTreeSet;

/// A random case: whole corners near each other, so that ends lie on edges, corners on the line, edges on each other.
struct Case {
    a: Segment,
    corners: Vec<Point>,
    /// Its corners before it is turned; of a polygon none.
    unturned: Vec<Point>,
    words: String,
}

fn case(random: &mut fastrand::Rng) -> Case {
    let size = [5, 12, 300][random.usize(..3)];
    let count = 3 + random.usize(..5);
    let mut number = || random.i32(0..size);
    let n: Vec<i32> = (0..4).map(|_| number()).collect();
    let b: Vec<i32> = (0..2 * count).map(|_| number()).collect();
    let point = |at: &[i32]| Point::new(at[0].into(), at[1].into());
    let written = |numbers: &[i32]| numbers.iter().map(i32::to_string).collect::<Vec<_>>().join(",");
    Case {
        a: Segment::new(point(&n), point(&n[2..])),
        corners: b.chunks(2).map(point).collect(),
        unturned: Vec::new(),
        words: format!("a=segment({}) b={}", written(&n), written(&b)),
    }
}

/// A random turned rectangle, often with an angle that leaves its corners whole.
fn turned_case(random: &mut fastrand::Rng) -> Case {
    let size = [5, 12, 300][random.usize(..3)];
    let n: Vec<i32> = (0..8).map(|_| random.i32(0..size)).collect();
    let angle = [0, 90, 180, 270, 30, 45, random.i32(0..360)][random.usize(..7)];
    let numbers = [n[4], n[5], 2 * n[6], 2 * n[7], angle];
    let turned = Turned::try_from(numbers).expect("a turned rectangle");
    let (a, b) = ([n[0], n[1], n[2], n[3]].map(f64::from), numbers.map(|number| number.to_string()).join(","));
    Case {
        a: Segment::new(Point::new(a[0], a[1]), Point::new(a[2], a[3])),
        corners: turned.corners().to_vec(),
        unturned: turned.unturned().to_vec(),
        words: format!("a=segment({},{},{},{}) b={b}", n[0], n[1], n[2], n[3]),
    }
}

impl Case {
    fn edge(&self, place: usize) -> Segment {
        Segment::new(self.corners[place], self.corners[(place + 1) % self.corners.len()])
    }

    fn edges(&self) -> impl Iterator<Item = Segment> {
        (0..self.corners.len()).map(|place| self.edge(place))
    }

    fn contact(&self) -> Contact {
        Pair::new(self.a, Polygon::checked(&self.corners).expect("corners")).expect("a pair").contact()
    }

    fn contact_of(&self, at: Point) -> Contact {
        Polygon::checked(&self.corners).expect("corners").contact(at)
    }

    fn has(&self, contact: Contact) -> bool {
        self.edges().any(|edge| self.a.contact(edge) == contact)
    }

    fn ends(&self) -> [Contact; 2] {
        [self.a.start, self.a.end].map(|end| self.contact_of(end))
    }

    /// The edge that is named first in a sentence.
    fn named(&self, sentence: &str) -> Segment {
        let from = sentence.split('–').next().expect("an edge").rsplit(' ').next().expect("a number");
        self.edge(from.parse::<usize>().expect("a corner") - 1)
    }

    /// Whether what a reason says of the picture is so.
    fn is_so(&self, sentence: &str, border: &str) -> bool {
        let [start, end] = self.ends();
        let (meets, crosses) =
            (self.has(Contact::Touching) || self.has(Contact::Overlapping), self.has(Contact::Overlapping));
        let inside = Contact::Overlapping;
        match sentence {
            "A meets no edge of B" => !meets,
            "A crosses no edge of B" => !crosses,
            "A meets no edge of B, and A1 is not in B" => !meets && start == Contact::Apart,
            "A crosses no edge of B, and A1 is not inside B" => !crosses && start != inside,
            "Neither end of A is inside B" => start != inside && end != inside,
            "A1 is in B" => start == inside,
            "A2 is in B" => end == inside,
            "A1 is on the edge of B, and here that counts as inside" => start == Contact::Touching,
            "A2 is on the edge of B, and here that counts as inside" => end == Contact::Touching,
            _ if sentence.starts_with("A meets edge ") => self.a.contact(self.named(sentence)) != Contact::Apart,
            _ if sentence.starts_with("No part of A is on the inner side") => {
                let edge = self.named(sentence);
                let area: f64 = self.edges().map(|it| it.start.x * it.end.y - it.start.y * it.end.x).sum();
                let inner = if area > 0.0 { Turn::Right } else { Turn::Left };
                let turns = [self.a.start, self.a.end].map(|at| orientation(edge.start, edge.end, at));
                turns.iter().all(|turn| *turn != inner && (border == "misses" || *turn != Turn::Straight))
            }
            _ if sentence.ends_with("the rectangle as it is before it is turned") => {
                let unturned = Polygon::checked(&self.unturned).expect("corners");
                let contact = Pair::new(self.a, unturned).expect("a pair").contact();
                let hits = contact.hits(if border == "misses" { Border::Misses } else { Border::Hits });
                hits == sentence.starts_with("A hits")
            }
            _ => ["By the numbers", "From t", "At t", "All of A is on the inner", "Out at edge "]
                .iter()
                .any(|begin| sentence.starts_with(begin)),
        }
    }

    /// Whether why a method is wrong is so.
    fn is_why(&self, because: &str) -> bool {
        let [start, end] = self.ends();
        let (inside, contact) = (Contact::Overlapping, self.contact());
        let meets = self.has(Contact::Touching) || self.has(Contact::Overlapping);
        let corners = &self.corners;
        let turn = |of: Segment, at: Point| orientation(of.start, of.end, at) == Turn::Straight;
        match because {
            "all of A is inside, so it meets no edge" => start == inside && end == inside && !meets,
            "A passes through, with both ends outside" => {
                start == Contact::Apart && end == Contact::Apart && contact == inside
            }
            "a part of A is inside B, but none of its ends" => contact == inside && start != inside && end != inside,
            "a part of A is inside B, but A crosses no edge, it only touches edges" => {
                contact == inside && !self.has(inside) && meets
            }
            "A has no length" => self.a.start == self.a.end,
            "A lies along an edge, and parallel lines are left out" => {
                self.edges().any(|edge| self.a.shares_length(edge))
            }
            "A1 is on an edge, and the ray takes it for inside" => start == Contact::Touching,
            "the test leaves out the angle of B" => self.corners.iter().any(|corner| !self.unturned.contains(corner)),
            "sums and quotients are rounded here" => !self.unturned.is_empty(),
            "they only touch, and the test does not see that" => contact == Contact::Touching,
            "all corners of B are on one line" => {
                let first = self.edges().find(|edge| edge.start != edge.end).unwrap_or_else(|| self.edge(0));
                corners.iter().all(|at| turn(first, *at))
            }
            "edges of B cross or touch each other, and the test is not made for that" => {
                (0..corners.len()).any(|one| (0..corners.len()).any(|other| self.are_tangled(one, other)))
            }
            "B has a notch, so parts of B are on the outer side of an edge" => {
                let turns = |way| {
                    (0..corners.len()).any(|at| {
                        let next = |by: usize| corners[(at + by) % corners.len()];
                        orientation(next(0), next(1), next(2)) == way
                    })
                };
                // A corner that is there twice hides a turn.
                corners.iter().enumerate().any(|(at, p)| corners[..at].contains(p))
                    || turns(Turn::Left) && turns(Turn::Right)
            }
            _ if because.starts_with("A is on the line of an edge") => {
                self.edges().any(|edge| edge.start != edge.end && turn(edge, self.a.start) && turn(edge, self.a.end))
            }
            _ if because.starts_with("two corners of B are one point") => {
                self.edges().any(|edge| edge.start == edge.end)
            }
            _ => false,
        }
    }

    fn are_tangled(&self, one: usize, other: usize) -> bool {
        let [first, second] = [one, other].map(|place| self.edge(place));
        let is_long = |edge: Segment| edge.start != edge.end;
        let joined = [first.start, first.end].iter().any(|end| [second.start, second.end].contains(end));
        let touches =
            first.contact(second) != Contact::Apart && (!joined || first.contact(second) == Contact::Overlapping);
        let far = one.abs_diff(other) > 1 && one.abs_diff(other) + 1 < self.corners.len();
        one != other && is_long(first) && is_long(second) && (touches || first.shares_length(second) || far && joined)
    }
}

/// Also where ends lie on edges, corners on each other, and edges cross.
#[test]
fn nothing_false_is_said() {
    let mut random = fastrand::Rng::with_seed(23);
    let mut heard = BTreeSet::new();
    for round in 0..2000 {
        let is_turned = round % 4 == 3;
        let case = if is_turned { turned_case(&mut random) } else { case(&mut random) };
        for &method in if is_turned { &TURNED[..] } else { &POLYGON } {
            for border in ["as-written", "hits", "misses"] {
                let words = format!("lines {} method={method} border={border}", case.words);
                let reason = opened(&words).readings().reason.map(|reason| say(&reason)).unwrap_or_default();
                let (first, because) = match reason.split_once(". That is wrong: ") {
                    Some((first, because)) => (first, Some(because.trim_end_matches('.'))),
                    None => (reason.trim_end_matches('.'), None),
                };
                assert!(case.is_so(first, border), "{words}: {reason}");
                if let Some(because) = because {
                    assert!(case.is_why(because), "{words}: {reason}");
                    heard.insert(because.to_owned());
                }
            }
        }
    }
    assert!(heard.len() >= 12, "{heard:#?}");
}
