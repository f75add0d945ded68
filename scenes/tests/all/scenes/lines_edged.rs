//! A segment and a polygon or a turned rectangle: named cases by every method, the reasons, rows, the picture.

use super::{assert_said, at, drag, opened, value, words};
use crate::say;
use hantei_scenes::figure::{Item, Role};
use hantei_scenes::scene::{Content, Event, Truth, Viewer};

pub(super) const POLYGON: [&str; 5] = ["edges", "edges-and-start", "ends", "clip", "products"];
pub(super) const TURNED: [&str; 6] = ["clip", "edges-and-start", "edges", "ends", "products", "unturned"];
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
    let concave = "That is wrong: B has a notch, so parts of B are on the outer side of an edge.";
    for (opening, headline, reason) in [
        ("line-polygon-through", "Hit!", "From t = 0.2 to t = 0.8, A is on the inner side of all edges."),
        ("line-polygon-through method=edges", "Hit!", "A meets edge 1–2 of B."),
        (
            "line-polygon-through method=ends",
            "Miss",
            "Neither end of A is inside B. That is wrong: A passes through, with both ends outside.",
        ),
        ("line-polygon-through a=segment(60,280,340,280)", "Miss", "No part of A is on the inner side of edge 3–1."),
        ("line-polygon-through a=segment(60,160,180,40)", "Miss", "No part of A is on the inner side of edge 1–2."),
        (
            "line-arm-to-arm",
            "Miss",
            &format!("Out at edge 4–1 (t = 0.237), before in at edge 3–4 (t = 0.762). {concave}"),
        ),
        ("line-arm-to-arm method=ends", "Hit!", "A1 is in B."),
        ("line-arm-to-arm method=edges-and-start", "Hit!", "A meets edge 3–4 of B."),
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
            "At t = 0.5, A is on the inner side of all edges. t is 0 at the start of A and 1 at its end.",
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
    for word in ["in at 0.2", "out at 0.8", "A1", "A2", "B", "1", "2", "3"] {
        assert!(said.contains(&word.to_owned()), "{word}: {said:?}");
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
        "let b = Turned::checked(Point::new(200.0, 165.0), 200.0, 60.0, Angle::Degrees(60.0)).expect(\"numbers\");",
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
