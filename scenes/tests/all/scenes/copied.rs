//! The case as a Rust test: the copied test asserts what the scene shows.

use super::{at, opened};
use hantei_collision::{Border, Pair, Point, Rect, pairs};
use hantei_scenes::scene::Event;
use std::fmt::Debug;
use std::str::FromStr;

#[test]
fn the_copied_test_asserts_what_is_seen() {
    let rects = opened("rects a=0,0,5,5 b=1,1,5,3 method=two-corners").as_test();
    assert!(rects.contains("let a = Rect::from_corners(Point::new(0.0, 0.0), Point::new(5.0, 5.0));"), "{rects}");
    assert!(
        rects.contains("assert_eq!(OverlapMethod::TwoCorners.hits(a, b, Border::Hits, &mut ()), true);"),
        "{rects}"
    );
    let quad = opened("quad preset=on-edge").as_test();
    assert!(quad.contains("InsideMethod::SameSide.contains(&quad, probe, Border::Misses, &mut ()), false);"), "{quad}");
    assert!(opened("quad").as_test().starts_with("//"), "nothing to test yet");
}

fn numbers<Number: FromStr<Err: Debug>>(list: &str) -> Vec<Number> {
    list.split(',').map(str::trim).filter(|part| !part.is_empty()).map(|part| part.parse().expect(part)).collect()
}

/// A test copied from the crowd, read as a compiler reads it.
struct Copied {
    rects: Vec<Rect>,
    border: Border,
    between: Vec<String>,
    expected: Vec<Pair>,
}

impl Copied {
    fn read(text: &str) -> Self {
        let lines: Vec<&str> = text.lines().map(str::trim).collect();
        let place = |begin: &str| lines.iter().position(|line| line.starts_with(begin)).expect(begin);
        let corners = |line: &&str| {
            let [x1, y1, x2, y2] = numbers(line.trim_matches(['[', ']', ','].as_slice()))[..] else { panic!("{line}") };
            Rect::from_corners(Point::new(x1, y1), Point::new(x2, y2))
        };
        let end =
            place("].map(|[x1, y1, x2, y2]: [f64; 4]| Rect::from_corners(Point::new(x1, y1), Point::new(x2, y2)));");
        let (call, last) = (place("pairs(&rects, Border::"), place("assert_eq!(found, ["));
        let list =
            lines[last].strip_prefix("assert_eq!(found, [").and_then(|rest| rest.strip_suffix("]);")).expect("a list");
        Self {
            rects: lines[place("let rects = [") + 1..end].iter().map(corners).collect(),
            border: match lines[call] {
                "pairs(&rects, Border::Hits, &mut found);" => Border::Hits,
                "pairs(&rects, Border::Misses, &mut found);" => Border::Misses,
                other => panic!("{other}"),
            },
            between: lines[call + 1..last].iter().map(ToString::to_string).collect(),
            expected: numbers::<u32>(&list.replace(['(', ')'], ""))
                .as_chunks::<2>()
                .0
                .iter()
                .map(|&[i, j]| (i, j))
                .collect(),
        }
    }

    fn found(&self, keep: impl Fn(u32, u32) -> bool) -> Vec<Pair> {
        let mut found = Vec::new();
        pairs(&self.rects, self.border, &mut found);
        found.retain(|&(i, j)| keep(i, j));
        found.sort_unstable();
        found
    }
}

/// Once the copy lacked what the scene leaves out, and failed.
#[test]
fn the_crowds_copied_test_passes_for_a_shooter() {
    for (opening, pointer, count) in [
        ("crowd kind=shooter n=60 frame=0", None, 60),
        ("crowd kind=shooter n=60 frame=77 border=misses", None, 60),
        ("crowd kind=shooter n=61 frame=5", Some((300.0, 100.0)), 61),
        ("crowd kind=shooter n=199 frame=5 seed=3", Some((300.0, 200.0)), 199),
    ] {
        let mut scene = opened(opening);
        if let Some((x, y)) = pointer {
            scene.handle(Event::PointerMoved(at(x, y)));
        }
        let text = scene.as_test();
        let copied = Copied::read(&text);
        let filter = "found.retain(|&(i, j)| (i % 5 == 0) != (j % 5 == 0));";
        let said: Vec<&str> =
            copied.between.iter().map(String::as_str).filter(|line| !line.starts_with("//")).collect();
        assert_eq!(said, [filter, "found.sort_unstable();"], "{opening}");
        assert_eq!(copied.rects.len(), count, "{opening}: the pointer's own is none of them");
        let found = copied.found(|i, j| (i % 5 == 0) != (j % 5 == 0));
        assert_eq!(found, copied.expected, "{opening}");
        assert_eq!(found.len() as u64, scene.trace().get("pairs").as_u64().unwrap(), "{opening}: as many as it says");
        assert!(found.len() > 1, "{opening}: something is found");
        assert!(copied.found(|_, _| true).len() > found.len(), "{opening}: and something is left out");
    }
}

#[test]
fn the_crowds_copied_test_passes_where_all_count() {
    for (opening, pointer) in [
        ("crowd n=60 frame=0", None),
        ("crowd n=120 frame=9 border=misses method=sweep", Some((200.0, 300.0))),
        ("crowd kind=clusters n=200 frame=50 method=brute", None),
    ] {
        let mut scene = opened(opening);
        if let Some((x, y)) = pointer {
            scene.handle(Event::PointerMoved(at(x, y)));
        }
        let copied = Copied::read(&scene.as_test());
        assert_eq!(copied.between, ["found.sort_unstable();"], "{opening}");
        assert_eq!(copied.found(|_, _| true), copied.expected, "{opening}");
        assert_eq!(copied.expected.len() as u64, scene.trace().get("pairs").as_u64().unwrap(), "{opening}");
    }
    assert!(opened("crowd n=201 frame=0").as_test().starts_with("// 201 rectangles are too many"), "n=200 is the most");
}
