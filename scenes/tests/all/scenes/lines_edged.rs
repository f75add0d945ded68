//! A segment and a polygon or a turned rectangle: named cases by every method, reasons that are true, rows, the picture.

use super::{assert_said, at, drag, opened, value, words};
use crate::say;
use hantei_collision::shapes::Pair;
use hantei_collision::{Border, Contact, Point, Polygon, Segment, ShapeKind, Turn, Turned, orientation};
use hantei_scenes::figure::{Item, Role};
use hantei_scenes::scene::{Content, Event, Truth, Viewer};
use std::collections::BTreeSet;

const POLYGON: [&str; 5] = ["edges", "edges-and-start", "ends", "clip", "products"];
const TURNED: [&str; 6] = ["clip", "edges-and-start", "edges", "ends", "products", "unturned"];
const TRIANGLE: &str = "80,260,200,60,320,260";
const CHEVRON: &str = "80,60,320,165,80,270,160,165";

/// A and B, the exact relation, what each method says as written (H or m), and where it is wrong (x).
#[test]
fn every_case_is_answered_by_every_method() {
    for (a, b, relation, says, wrong) in [
        ("60,200,340,200", TRIANGLE, "crossing", "HHmHH", "..x.."),
        ("170,210,230,230", TRIANGLE, "crossing", "mHHHH", "x...."),
        ("130,90,130,240", CHEVRON, "crossing", "HHHmH", "...x."),
        ("120,260,280,260", TRIANGLE, "touching", "mmmHm", "xx..."),
        ("60,60,340,60", TRIANGLE, "touching", "HHmHm", "....."),
        ("80,60,80,270", CHEVRON, "touching", "HHmmm", "...x."),
        ("200,20,200,160", TRIANGLE, "crossing", "HHHHm", "....x"),
        ("20,160,140,160", TRIANGLE, "touching", "HHHHm", "....."),
    ] {
        assert_said("lines", &POLYGON, (&format!("a=segment({a}) b={b}"), relation), says, wrong);
    }
    for (a, b, relation, says, wrong) in [
        ("60,200,340,130", "200,165,200,80,30", "crossing", "HHHmHH", "...x.."),
        ("190,150,210,180", "200,165,200,80,30", "crossing", "HHmHHH", "..x..."),
        ("110,60,110,270", "200,165,200,60,60", "apart", "mmmmmH", ".....x"),
        ("100,90,340,90", "200,165,200,60,60", "crossing", "HHHmHm", "...x.x"),
        ("225,120,225,200", "200,165,150,50,90", "touching", "HmmmmH", ".xx..."),
        ("165,80,205,120", "200,165,150,50,90", "crossing", "HHHHmm", "....xx"),
        ("60,160,340,160", "200,165,150,50,0", "crossing", "HHHmHH", "...x.."),
        ("60,160,340,160", "200,165,150,50,180", "crossing", "HHHmHH", "...x.."),
    ] {
        assert_said("lines", &TURNED, (&format!("a=segment({a}) b={b}"), relation), says, wrong);
    }
}

#[test]
fn the_reason_has_the_numbers() {
    let concave = "That is wrong: B is pushed in, so parts of B are on the outer side of an edge.";
    for (opening, headline, reason) in [
        ("line-polygon-through", "Hit!", "From t = 0.2 to t = 0.8, A is on the inner side of all edges."),
        ("line-polygon-through method=edges", "Hit!", "A meets the edge 1–2 of B."),
        (
            "line-polygon-through method=ends",
            "Miss",
            "Neither end of A is inside B. That is wrong: A passes through, with both ends outside.",
        ),
        (
            "line-polygon-through a=segment(60,280,340,280)",
            "Miss",
            "No part of A is on the inner side of the edge 3–1.",
        ),
        ("line-polygon-through a=segment(60,160,180,40)", "Miss", "No part of A is on the inner side of the edge 1–2."),
        (
            "line-arm-to-arm",
            "Miss",
            &format!(
                "A leaves the inner side of 4–1 at t = 0.237, before it comes to that of 3–4 at t = 0.762. {concave}"
            ),
        ),
        ("line-arm-to-arm method=ends", "Hit!", "A1 is in B."),
        ("line-arm-to-arm method=edges-and-start", "Hit!", "A meets the edge 3–4 of B."),
        ("line-in-polygon", "Miss", "A meets no edge of B. That is wrong: all of A is inside, so it meets no edge."),
        ("line-in-polygon method=edges-and-start", "Hit!", "A1 is in B."),
        ("line-in-polygon method=clip", "Hit!", "All of A is on the inner side of all edges."),
        (
            "line-on-polygon-edge",
            "Miss",
            "A crosses no edge of B, and A1 is not inside B. That is wrong: A lies along an edge, and parallel lines are \
             left out.",
        ),
        (
            "line-through-corner",
            "Miss",
            "A crosses no edge of B, and A1 is not inside B. That is wrong: a part of A is inside B, but A crosses no edge, \
             it only touches edges.",
        ),
        (
            "line-through-corner a=segment(60,60,340,60) method=clip",
            "Hit!",
            "At t = 0.5, A is on the inner side of all edges.",
        ),
        (
            "line-through-corner a=segment(20,160,140,160) method=ends",
            "Hit!",
            "A2 is on the edge of B, and here that counts as inside.",
        ),
        ("line-turned-through", "Hit!", "From t = 0.301 to t = 0.699, A is on the inner side of all edges."),
        (
            "line-unturned-hit",
            "Hit!",
            "A hits the rectangle as it is before it is turned. That is wrong: the test leaves out the angle of B.",
        ),
        (
            "line-unturned-miss",
            "Miss",
            "A misses the rectangle as it is before it is turned. That is wrong: the test leaves out the angle of B.",
        ),
    ] {
        let readings = opened(&format!("lines preset={opening}")).readings();
        assert_eq!(say(&readings.headline), headline, "{opening}");
        assert_eq!(readings.reason.map(|reason| say(&reason)).as_deref(), Some(reason), "{opening}");
    }
}

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
            _ if sentence.starts_with("A meets the edge") => self.a.contact(self.named(sentence)) != Contact::Apart,
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
            _ => ["By the numbers", "From t", "At t", "All of A is on the inner", "A leaves the inner"]
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
            "B is pushed in, so parts of B are on the outer side of an edge" => {
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

#[test]
fn each_edge_is_one_row() {
    for (opening, rows) in [
        ("line-in-polygon", 3),
        ("line-in-polygon method=edges-and-start", 5),
        ("line-in-polygon method=ends", 3),
        ("line-through-corner", 3),
        ("line-polygon-through", 7),
        ("line-turned-through", 9),
    ] {
        let mut scene = opened(&format!("lines preset={opening}"));
        let rows_of = |scene: &Viewer| scene.readings().sections.swap_remove(0).rows;
        assert_eq!(rows_of(&scene).len(), rows, "{opening}");
        (0..=rows).for_each(|_| scene.handle(Event::act("step")));
        assert!(scene.readings().verdict.is_some(), "{opening}");
    }
    // An end beside all edges has a row for the last one, which says so.
    let rows =
        opened("lines preset=line-in-polygon method=ends a=segment(0,0,9,9)").readings().sections.swap_remove(0).rows;
    let said = rows.iter().find_map(|row| match &row.content {
        Content::Comparison { meaning, asked, truth, .. } => Some((say(meaning), asked.clone(), *truth)),
        _ => None,
    });
    assert_eq!(said, Some(("edge 3–1 is at the height of A2".into(), "y 260–260".into(), Truth::False)));
    // Of many edges no bars are shown.
    let many = "80,260,60,200,70,120,110,70,180,50,250,70,300,120,310,200,280,260";
    let rows = opened(&format!("lines a=segment(40,160,340,160) b={many} method=clip"))
        .readings()
        .sections
        .swap_remove(0)
        .rows;
    assert!(rows.iter().all(|row| matches!(row.content, Content::Comparison { .. })));
}

#[test]
fn the_picture_shows_each_part_inside() {
    let count = |opening: &str, is: &dyn Fn(&Item) -> bool| {
        opened(opening).figure().leaves().into_iter().filter(|item| is(item)).count()
    };
    let dots = |opening: &str| count(opening, &|item| matches!(item, Item::Dot { role: Role::Overlap, .. }));
    let inside = |opening: &str| count(opening, &|item| matches!(item, Item::Line { role: Role::Touched, .. }));
    let dashes =
        |opening: &str| count(opening, &|item| matches!(item, Item::Line { role: Role::SecondLine, dashed: true, .. }));
    let through = "lines preset=line-arm-to-arm a=segment(130,40,130,290) method=edges";
    assert_eq!((dots(through), inside(through)), (4, 2), "two parts, each in and out");
    assert_eq!(inside("lines preset=line-arm-to-arm"), 2);
    assert_eq!(inside("lines preset=line-polygon-through"), 1);
    assert_eq!(inside("lines preset=line-on-polygon-edge"), 1, "what lies on the edge");
    assert_eq!(dots("lines preset=line-through-corner a=segment(60,60,340,60)"), 2, "the tip, of both edges there");
    assert_eq!((dashes("lines preset=line-unturned-hit"), dashes("lines preset=line-turned-through")), (4, 0));
    let said = words(&opened("lines preset=line-polygon-through follow=off"));
    for word in ["t = 0.2", "t = 0.8", "A1", "A2", "B", "1", "2", "3"] {
        assert!(said.contains(&word.to_owned()), "{word}: {said:?}");
    }
}

/// About half of the cases to guess are hits, of each pair.
#[test]
fn half_of_the_cases_to_guess_are_hits() {
    for kind in [ShapeKind::Polygon, ShapeKind::Turned] {
        let (mut hits, mut count) = (0, 0);
        for seed in 1.. {
            let mut scene = opened(&format!("lines seed={seed} guess=on"));
            if scene.kinds().is_some_and(|[_, b]| b == kind) {
                scene.handle(Event::act("guess-yes"));
                let guessed = scene.readings().guessing.and_then(|guessing| guessing.is_right);
                (hits, count) = (hits + u32::from(guessed == Some(true)), count + 1);
            }
            if count == 300 {
                break;
            }
        }
        assert!((120..=180).contains(&hits), "{kind:?}: {hits} of 300");
    }
}

/// The copied test makes its shapes.
#[test]
fn a_copied_test_makes_its_shapes() {
    let polygon = opened("lines preset=line-in-polygon").as_test();
    for line in [
        "use hantei_collision::{Border, SegmentPolygonMethod, Point, Polygon, Segment, SegmentAndPolygon, Method};",
        "let a = Segment::new(Point::new(170.0, 210.0), Point::new(230.0, 230.0));",
        "let b = Polygon::checked(&[Point::new(80.0, 260.0), Point::new(200.0, 60.0), Point::new(320.0, 260.0)])",
        "SegmentPolygonMethod::Edges.holds(&pair, Border::Hits, &mut ()), false",
    ] {
        assert!(polygon.contains(line), "{line}: {polygon}");
    }
    let turned = opened("lines preset=line-unturned-hit").as_test();
    for line in [
        "let b = Turned::try_from([200.0, 165.0, 200.0, 60.0, 60.0]).expect(\"numbers\");",
        "let pair = SegmentAndTurned { segment: a, turned: b };",
        "SegmentTurnedMethod::Unturned.holds(&pair, Border::Hits, &mut ()), true",
    ] {
        assert!(turned.contains(line), "{line}: {turned}");
    }
}

/// A polygon's corners are dragged; of the turned rectangle, all of it.
#[test]
fn both_are_dragged() {
    let mut scene = opened("lines preset=line-in-polygon follow=off");
    drag(&mut scene, at(200.0, 60.0), at(220.0, 80.0));
    assert_eq!(value(&scene, "b"), "80,260,220,80,320,260");
    let mut scene = opened("lines preset=line-turned-through follow=off");
    drag(&mut scene, at(180.0, 190.0), at(190.0, 210.0));
    assert_eq!(value(&scene, "b"), "210,185,200,80,30");
}
