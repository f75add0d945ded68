//! A segment and another shape: named cases by every method, the reasons, rows and steps, what is drawn, the guess.

use super::{answers, assert_said, at, click, drag, opened, value, verdict, words};
use crate::say;
use hantei_judge::CodeLanguage;
use hantei_scenes::figure::{Item, Role};
use hantei_scenes::scene::{Content, Door, Event};
use hantei_scenes::words::{Language, Words};

const TWO: [&str; 5] = ["products", "products-closed", "products-int32", "u-values", "infinite"];
const RECT: [&str; 9] = [
    "clip",
    "four-edges",
    "four-edges-and-start",
    "edge-by-edge",
    "ends",
    "upright-boxes",
    "corner-sides",
    "slabs",
    "sampled",
];
const CIRCLE: [&str; 7] =
    ["clamped", "ends-then-foot", "foot-on-segment", "unclamped", "either-root", "first-root", "ends"];
const B: &str = "b=120,100,160,120";

/// A and B, the exact relation, what each method says as written (H or m), and where it is wrong (x).
#[test]
fn every_case_is_answered_by_every_method() {
    for (a, b, relation, says, wrong) in [
        ("80,60,320,270", "80,270,320,60", "crossing", "HHmHH", "..x.."),
        ("200,60,200,165", "80,165,320,165", "touching", "mHmHH", "....."),
        ("200,270,200,165", "80,165,320,165", "touching", "mHmHH", "....."),
        ("80,165,240,165", "160,165,320,165", "touching", "mHmmm", "...xx"),
        ("0,0,50,50", "51,51,100,100", "apart", "mHmmm", ".x..."),
        ("80,60,160,140", "320,60,220,150", "apart", "mmmmH", "....x"),
        ("80,165,320,165", "200,60,200,150", "apart", "mmmmH", "....x"),
        ("600,0,600,450", "100.5,225,601,225", "crossing", "HHmHH", "..x.."),
        ("200,165,200,165", "80,165,320,165", "touching", "mHmmm", "...xx"),
        ("454,124,454,124", "828,81,828,111", "apart", "mmmmm", "....."),
    ] {
        assert_said("lines", &TWO, (&format!("a=segment({a}) b=segment({b})"), relation), says, wrong);
    }
    for (a, b, relation, says, wrong) in [
        ("150,140,250,190", B, "crossing", "HmHHHHHHH", ".x......."),
        ("0,0,128,128", "b=96,0,32,32", "apart", "mmmmmHmmm", ".....x..."),
        ("10,10,20,20", "b=0,0,100,100", "crossing", "HmHHHHHHH", ".x......."),
        ("60,100,200,300", B, "crossing", "HHHHmHHHH", "....x...."),
        ("40,100,360,100", B, "touching", "HHHmmHHHH", "...xx...."),
        ("150,100,250,100", B, "touching", "HmHHHHHHH", ".x......."),
        ("60,160,180,40", B, "touching", "HHHmmHHHH", "...xx...."),
        ("20,160,100,160", B, "apart", "mmmmmmHmm", "......x.."),
        ("280,40,280,160", B, "touching", "HHHHHHHmH", ".......x."),
    ] {
        assert_said("lines", &RECT, (&format!("a=segment({a}) {b}"), relation), says, wrong);
    }
    for (a, b, relation, says, wrong) in [
        ("180,165,220,165", "200,165,50", "crossing", "HHHHmmH", "....xx."),
        ("110,165,230,75", "200,160,50", "touching", "HHmHHHm", "......x"),
        ("60,165,140,165", "200,165,50", "apart", "mmmHmmm", "...x..."),
        ("60,60,180,130", "200,165,50", "crossing", "HHmHHHH", "..x...."),
        ("200,165,320,165", "200,165,50", "crossing", "HHHHHmH", ".....x."),
        ("60,165,150,165", "200,165,50", "touching", "HHmHHHH", "......."),
        ("0,0,10,0", "10.04,5,5", "apart", "mHmHmmm", ".x.x..."),
        ("200,165,200,165", "200,165,50", "crossing", "HHmmmmH", "..xxxx."),
        ("-5,0.5,-4,3.5", "-6,0,2.5", "crossing", "HHmHHmH", "..x..x."),
    ] {
        assert_said("lines", &CIRCLE, (&format!("a=segment({a}) b={b}"), relation), says, wrong);
    }
}

#[test]
fn the_reason_has_the_numbers() {
    for (opening, headline, reason) in [
        ("lines", "Hit!", "Each has its ends on both sides of the other. They meet at 140, 100."),
        ("lines preset=lines-beyond", "Miss", "Both ends of A are on one side of B."),
        ("lines preset=lines-beyond method=u-values", "Miss", "The lines meet at 1.421 of A. That is not from 0 to 1."),
        ("lines method=u-values", "Hit!", "The lines meet at 0.4 of A and 0.5 of B, both from 0 to 1."),
        (
            "lines preset=apart-in-line",
            "Hit!",
            "All ends are on one line, so no product is above 0. That is wrong: all ends are on one line, so each product \
             is 0, whether they meet or not.",
        ),
        (
            "lines preset=lines-t method=products",
            "Miss",
            "An end of A is on the line of B, and here that does not count.",
        ),
        ("lines preset=lines-t", "Hit!", "No product is above 0: they meet at 200, 165."),
        (
            "lines preset=int32-wraps",
            "Miss",
            "In 32 bits the product comes out as 1754807296. That is wrong: the product is beyond the numbers of \
             32 bits, and its sign is lost.",
        ),
        ("lines preset=line-through", "Hit!", "A is in B from t = 0.4 to t = 0.8."),
        (
            "lines preset=line-through a=segment(40,130,100,20)",
            "Miss",
            "On y A is out at t = 0.545, before it is in on x at t = 0.667. t is 0 at the start of A and 1 at its end.",
        ),
        ("lines preset=line-too-short method=clip", "Miss", "On x, A is never between the sides of B."),
        (
            "lines preset=line-grazes method=clip",
            "Hit!",
            "A meets B at t = 0.5 only. t is 0 at the start of A and 1 at its end.",
        ),
        (
            "lines preset=both-ends-outside",
            "Miss",
            "Neither end of A is in B. That is wrong: A passes through, with both ends outside.",
        ),
        (
            "lines preset=line-thin-wall",
            "Miss",
            "None of the 17 points on A is in B. That is wrong: B lies between two of the points.",
        ),
        ("lines preset=line-thin-wall method=clip", "Hit!", "A is in B from t = 0.511 to t = 0.546."),
        (
            "lines preset=circle-through",
            "Hit!",
            "The nearest point of A is 26.8 from the centre, and the radius is 50.",
        ),
        (
            "lines preset=circle-through method=either-root",
            "Hit!",
            "The line of A enters B at t = 0.428 and leaves at t = 0.772.",
        ),
        (
            "lines preset=circle-too-short",
            "Hit!",
            "The line of A is 0 from the centre, and the radius is 50. That is wrong: it takes a line from end to end for \
             one that never ends.",
        ),
        (
            "lines preset=circle-end-in",
            "Miss",
            "The foot is at t = 1.251. A goes from 0 to 1, so that is not on A. That is wrong: an end of A is in B, but the \
             foot is not on A.",
        ),
        (
            "lines preset=circle-leaves",
            "Miss",
            "The line of A is in B from t = −0.417 to t = 0.417. The test finds no place on A. That is wrong: A starts \
             inside, and the line enters before that.",
        ),
    ] {
        let readings = opened(opening).readings();
        assert_eq!(say(&readings.headline), headline, "{opening}");
        assert_eq!(readings.reason.map(|reason| say(&reason)).as_deref(), Some(reason), "{opening}");
    }
}

/// A product can wrap, so a reason says of the picture only what the exact sides say, too.
#[test]
fn a_reason_says_nothing_false_of_the_picture() {
    let (mut seed, mut wrapped) = (7_u64, 0);
    let mut number = || {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((seed >> 33) % 400) as i64
    };
    for _ in 0..150 {
        let n: [i64; 8] = std::array::from_fn(|_| number());
        let cross = |a: usize, b: usize, p: usize| {
            ((n[b] - n[a]) * (n[p + 1] - n[a + 1]) - (n[b + 1] - n[a + 1]) * (n[p] - n[a])).signum()
        };
        let d = [cross(4, 6, 0), cross(4, 6, 2), cross(0, 2, 4), cross(0, 2, 6)];
        let [a, b] = [&n[..4], &n[4..]].map(|ends| ends.iter().map(i64::to_string).collect::<Vec<_>>().join(","));
        for method in &TWO[..3] {
            let readings = opened(&format!("lines a=segment({a}) b=segment({b}) method={method}")).readings();
            let reason = readings.reason.map(|reason| say(&reason)).unwrap_or_default();
            let is_one_side = |of: [i64; 2]| of[0] == of[1] && of[0] != 0;
            let is_true = match reason.split_once('.').map_or("", |(first, _)| first) {
                "Both ends of A are on one side of B" => is_one_side([d[0], d[1]]),
                "Both ends of B are on one side of A" => is_one_side([d[2], d[3]]),
                "Each has its ends on both sides of the other" => d[0] * d[1] < 0 && d[2] * d[3] < 0,
                "All ends are on one line, so no product is above 0" => d == [0; 4],
                first => {
                    wrapped += usize::from(first.starts_with("In 32 bits"));
                    true
                }
            };
            assert!(is_true, "{a} {b} {method}: {reason}");
        }
    }
    assert!(wrapped > 5, "{wrapped}");
    // Two corners are on A's line, and two beside it.
    let along = opened("lines preset=line-along-top method=corner-sides").readings();
    let reason = along.reason.map(|reason| say(&reason)).unwrap_or_default();
    assert_eq!(reason, "The corners of B are not all on one side of A's line.");
}

/// What is asked of one edge, end or point is one row and one step.
#[test]
fn each_thing_is_one_row() {
    for (opening, rows) in [
        ("lines preset=both-ends-outside", 2),
        ("lines preset=line-inside", 4),
        ("lines preset=line-inside method=four-edges-and-start", 5),
        ("lines preset=line-thin-wall", 17),
        ("lines preset=corners-on-both-sides", 3),
    ] {
        let scene = opened(opening);
        let section = scene.readings().sections.swap_remove(0);
        assert_eq!(section.rows.len(), rows, "{opening}");
        assert!(section.rows.iter().all(|row| matches!(row.content, Content::Comparison { .. })), "{opening}");
    }
    // Parts of A are bars, and the last one is what both share.
    let rows = opened("lines preset=line-through").readings().sections.swap_remove(0).rows;
    let parts: Vec<_> = rows
        .iter()
        .filter_map(|row| match &row.content {
            Content::Span { part, is_shared, .. } => Some((*part, *is_shared)),
            _ => None,
        })
        .collect();
    assert_eq!(parts, [(Some([0.2, 0.8]), false), (Some([0.4, 0.9]), false), (Some([0.4, 0.8]), true)]);
}

#[test]
fn ends_are_dragged_and_segments_are_written() {
    let mut scene = opened("lines follow=off");
    drag(&mut scene, at(260.0, 160.0), at(130.0, 90.0));
    assert_eq!(value(&scene, "a"), "segment(60,60,130,90)");
    assert_eq!(verdict(&scene), Some(false));
    drag(&mut scene, at(140.0, 100.0), at(140.0, 90.0));
    assert_eq!(value(&scene, "b"), "segment(80,170,200,10)");
    // A can only be a segment, so its four numbers need no name.
    assert_eq!(scene.set("a", "1,2,3,4"), Ok(()));
    assert_eq!(value(&scene, "a"), "segment(1,2,3,4)");
    assert_eq!(scene.set("b", "1,2,3,4"), Ok(()), "a rectangle");
    assert_eq!(scene.kinds(), Some([hantei_collision::ShapeKind::Segment, hantei_collision::ShapeKind::Rect]));
    let again = opened(&scene.command()["hantei ".len()..]);
    assert_eq!((value(&again, "a"), value(&again, "b")), ("segment(1,2,3,4)".into(), "1,2,3,4".into()));
}

/// A click holds A, another lets it follow again.
#[test]
fn a_follows_the_pointer() {
    let mut scene = opened("lines");
    scene.handle(Event::PointerMoved(at(100.0, 100.0)));
    assert_eq!(value(&scene, "a"), "segment(100,100,300,200)");
    click(&mut scene, at(100.0, 100.0));
    scene.handle(Event::PointerMoved(at(0.0, 0.0)));
    assert_eq!(value(&scene, "a"), "segment(100,100,300,200)");
}

/// The methods are those of the shapes that come with them.
#[test]
fn a_method_is_one_of_the_shapes() {
    for method in RECT {
        let words = format!("lines method={method} {B}");
        assert_eq!(value(&opened(&words), "method"), method);
    }
    let mut scene = opened(&format!("lines {B} method=ends"));
    assert_eq!(scene.set("method", "products").map_err(|why| say(&why).contains("clip, four-edges")), Err(true));
    assert_eq!(scene.set("b", "segment(1,2,3,4)"), Ok(()));
    assert_eq!(value(&scene, "method"), "products", "the first one of the new pair");
}

/// The chooser's settings open each pair, also from another one.
#[test]
fn every_pair_opens_from_every_other() {
    let shown: Vec<_> = hantei_scenes::scene::pairs().iter().filter(|pair| pair.scene == "lines").collect();
    assert_eq!(shown.len(), 5);
    for from in &shown {
        for to in &shown {
            let mut scene = opened("lines");
            for (key, value) in from.settings.iter().chain(&to.settings) {
                assert_eq!(scene.set(key, value), Ok(()), "{key}={value}");
            }
            assert_eq!(scene.kinds(), Some(to.kinds));
        }
    }
}

/// Before a guess, no row says how far a method comes.
#[test]
fn before_a_guess_no_step_is_told() {
    for method in ["clip", "four-edges", "sampled"] {
        let scene = opened(&format!("lines preset=line-through method={method} guess=on"));
        assert!(scene.readings().sections.iter().all(|section| section.rows.is_empty()), "{method}");
    }
}

/// What is copied while no test is typed is the right test of the pair.
#[test]
fn the_right_test_is_copied() {
    let scene = opened("lines");
    assert!(scene.doors().contains(&Door::Own));
    let code = scene.as_code(CodeLanguage::Python, &Words::new(Language::En)).expect("code");
    assert!(code.contains("def hits(ax1, ay1, ax2, ay2, bx1, by1, bx2, by2)"), "{code}");
    assert!(scene.readings().methods.iter().any(|method| method.name == "own"));
    let test = scene.as_test();
    assert!(test.contains("SegmentsMethod::Products.holds(&pair, Border::Misses, &mut ()), true"), "{test}");
}

#[test]
fn the_picture_shows_where_they_meet() {
    let dots = |opening: &str| {
        let figure = opened(opening).figure();
        let dot = |item: &&Item| matches!(item, Item::Dot { role: Role::Overlap, .. });
        figure.leaves().into_iter().filter(dot).count()
    };
    assert_eq!(dots("lines follow=off"), 1);
    assert_eq!(dots("lines preset=lines-share"), 0, "they share a part");
    assert_eq!(dots("lines preset=lines-beyond"), 0);
    assert_eq!(dots("lines preset=line-through"), 2, "in and out");
    assert_eq!(dots("lines preset=line-inside"), 0, "the ends are inside");
    assert!(words(&opened("lines follow=off")).contains(&"140, 100".to_owned()));
    let said = words(&opened("lines follow=off"));
    for word in ["A1", "A2", "B1", "B2", "left of A", "right of A", "left of B", "right of B"] {
        assert!(said.contains(&word.to_owned()), "{word}: {said:?}");
    }
    let said = words(&opened("lines preset=line-through follow=off"));
    for word in ["0.2", "in at 0.4", "out at 0.8", "0.9", "A1", "t = 0", "A2", "t = 1", "B", "x = 80", "y = 120"] {
        assert!(said.contains(&word.to_owned()), "{word}: {said:?}");
    }
}

#[test]
fn goals_have_the_sides() {
    let answers = answers(&opened("lines"));
    let d = ["d1", "d2", "d3", "d4"].map(|name| answers[name]);
    assert_eq!(d, [(-17600.0).into(), 26400.0.into(), 22000.0.into(), (-22000.0).into()]);
    assert_eq!(answers["ax1"], 60.0.into());
}
