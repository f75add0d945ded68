//! Many rectangles: the same frames every time, the colours, the counts, the cost.

use super::{at, opened, say, ticking};
use hantei_collision::Rect;
use hantei_scenes::figure::{Item, Role};
use hantei_scenes::scene::{Door, Event, Viewer};

#[test]
fn crowd_same_frames_every_time_by_every_method() {
    for kind in ["drift", "clusters", "shooter"] {
        let mut played = opened(&format!("crowd n=300 kind={kind} play=on"));
        for frame in 0..200 {
            if frame % 41 == 0 {
                let pairs = ["brute", "sweep", "strips"].map(|method| {
                    let asked = opened(&format!("crowd n=300 kind={kind} frame={frame} method={method} play=on"));
                    let coloured = |scene: &Viewer| {
                        let figure = scene.figure();
                        let is_area = |item: &&&Item| {
                            matches!(item, Item::Rects { role: Role::Alone | Role::Together | Role::NotJudged, .. })
                        };
                        figure.leaves().iter().filter(is_area).map(|&item| item.clone()).collect::<Vec<_>>()
                    };
                    assert!(coloured(&asked) == coloured(&played), "{kind} {frame} {method}");
                    asked.readings().headline
                });
                assert!(pairs.iter().all(|said| *said == pairs[0]), "{kind} {frame}: {pairs:?}");
            }
            assert!(played.advance(&ticking(0.06)), "it plays");
        }
        let other = opened(&format!("crowd n=300 kind={kind} seed=2 frame=0"));
        let first = opened(&format!("crowd n=300 kind={kind} frame=0"));
        assert_ne!(other.figure(), first.figure(), "{kind}: another seed");
    }
}

/// The rectangles drawn as together are those of the exact contact of all pairs; and all stay on the field.
#[test]
fn crowd_colours_those_that_overlap() {
    for (kind, frame) in [("drift", 0), ("drift", 1234), ("clusters", 77), ("shooter", 60)] {
        let scene = opened(&format!("crowd n=250 kind={kind} frame={frame} border=misses"));
        let those = |wanted: Role| {
            let found = scene.figure().leaves().into_iter().cloned().find_map(|item| match item {
                Item::Rects { rects, role } if role == wanted => Some(rects),
                _ => None,
            });
            found.expect("a crowd")
        };
        let (alone, together) = (those(Role::Alone), those(Role::Together));
        assert_eq!(alone.len() + together.len(), 250);
        let field = Rect::from_origin_size(at(-1e-9, -1e-9), 632.0 + 2e-9, 460.0 + 2e-9);
        let all: Vec<Rect> = alone.iter().chain(&together).copied().collect();
        assert!(all.iter().all(|rect| field.contains(rect.min()) && field.contains(rect.max())), "{kind} {frame}");
        let meets = |one: &Rect| {
            let overlaps =
                |other: &&Rect| hantei_collision::contact(*one, **other) == hantei_collision::Contact::Overlapping;
            all.iter().filter(overlaps).count() > 1
        };
        assert!(together.iter().all(meets), "{kind} {frame}");
        if kind != "shooter" {
            assert!(!alone.iter().any(meets), "{kind} {frame}");
        }
        assert!(!together.is_empty() && !alone.is_empty(), "{kind} {frame}");
    }
}

#[test]
fn crowd_with_the_pointers_own_rectangle() {
    let verdict = |scene: &Viewer| scene.trace().get("own").as_u64().map(|own| own > 0);
    let mut scene = opened("crowd n=500 frame=0");
    assert_eq!(verdict(&scene), Some(false));
    scene.handle(Event::PointerMoved(at(300.0, 300.0)));
    assert_eq!(verdict(&scene), Some(true), "among 500 it meets some");
    let hits = scene.trace().get("own").as_u64().expect("a number");
    let readings = scene.readings();
    assert_eq!(readings.chip.as_ref().map(say), Some(format!("A hits {hits}")));
    assert_eq!(say(&readings.facts[1]), format!("your rectangle A hits {hits} (not counted as pairs)"));
    assert_eq!(readings.headline, opened("crowd n=500 frame=0").readings().headline, "they are not");
    let blue = scene.figure().leaves().into_iter().find_map(|item| match item {
        Item::Rects { rects, role: Role::Second } => Some(rects.len() as u64),
        _ => None,
    });
    assert_eq!(blue, Some(hits), "each is seen");
    scene.handle(Event::PointerMoved(at(-100.0, 300.0)));
    assert_eq!(verdict(&scene), Some(false), "off the field there is none");
}

/// With a clock of its own: the measuring ends, and no frame takes much more than its share.
#[test]
fn crowd_measures_a_little_in_every_frame() {
    let mut scene = opened("crowd n=100 frame=0");
    let cost = |scene: &Viewer| scene.panel_figure(Door::Cost, (312.0, 300.0), None);
    assert!(cost(&scene).items.is_empty(), "nothing before time passes");
    let now = std::cell::Cell::new(0.0);
    // Every look at the clock takes 20 ms, so each way takes as long at every size: soon too long to try.
    let clock = || now.replace(now.get() + 0.02);
    let mut frames = 0;
    loop {
        let before = now.get();
        let goes_on = scene.advance(&clock);
        frames += 1;
        assert!(now.get() - before < 0.1, "frame {frames}: {} s", now.get() - before);
        if !goes_on {
            break;
        }
        assert!(frames < 200, "it ends");
    }
    assert!(frames > 3, "over many frames");
    let figure = cost(&scene);
    let measured = [Role::FirstCurve, Role::SecondCurve, Role::ThirdCurve].map(|curve| {
        let lines = figure.leaves().into_iter().find_map(|item| match item {
            Item::Lines { lines, role } if *role == curve => Some(lines.len()),
            _ => None,
        });
        lines.unwrap_or(0)
    });
    assert!(measured[2] > measured[0] && measured[2] < 9, "the slower, the sooner it ends: {measured:?}");
    assert!(
        scene.readings().methods.iter().all(|method| say(&method.says) == "20 ms a frame"),
        "{:?}",
        scene.readings().methods
    );
    let says =
        |item: &Item| matches!(item, Item::Label { text, .. } if say(text).starts_with("brute: about 50 ms at "));
    assert!(figure.leaves().into_iter().any(says), "{figure:?}");
}

/// Of several measurements the least counts, because other work on the machine only adds time.
#[test]
fn a_busy_machine_does_not_move_the_mark() {
    // Every look at the clock takes 20 ms; while the machine is busy, which happens twice, 45.
    let mark = |busy: [std::ops::Range<u32>; 2]| {
        let mut scene = opened("crowd n=100 frame=0");
        let (now, looks) = (std::cell::Cell::new(0.0), std::cell::Cell::new(0));
        let clock = || {
            looks.set(looks.get() + 1);
            let takes = if busy.iter().any(|busy| busy.contains(&looks.get())) { 0.045 } else { 0.02 };
            now.replace(now.get() + takes)
        };
        while scene.advance(&clock) {}
        let figure = scene.panel_figure(Door::Cost, (312.0, 300.0), None);
        let says = |item: &Item| match item {
            Item::Label { text, .. } => Some(say(text)).filter(|said| said.starts_with("brute: about ")),
            _ => None,
        };
        figure.leaves().into_iter().find_map(says).expect("a mark")
    };
    assert_eq!(mark([30..60, 90..110]), mark([0..0, 0..0]));
}

/// The squares of the panel: the largest is every pair, and the areas fit the numbers beside them.
#[test]
fn the_area_of_a_square_is_what_a_method_compares() {
    for (n, method) in [(100, "strips"), (1000, "strips"), (1000, "brute"), (3000, "sweep"), (30_000, "strips")] {
        let scene = opened(&format!("crowd n={n} method={method} frame=0"));
        let figure = scene.panel_figure(Door::Closed, (312.0, 400.0), None);
        let side = |wanted: Role| {
            let widths = figure.leaves().into_iter().filter_map(|item| match item {
                Item::Rect { rect, role } if *role == wanted => Some(rect.width()),
                _ => None,
            });
            widths.sum::<f64>()
        };
        let every = n * (n - 1) / 2;
        let compared = ["sweep", "strips"].map(|method| {
            let scene = opened(&format!("crowd n={n} method={method} frame=0"));
            scene.trace().get("compared").as_u64().expect("a number")
        });
        assert_eq!(side(Role::EveryPair), 216.0, "{n} {method}");
        for (role, compared) in [Role::SquareInside, Role::Together].into_iter().zip(compared) {
            let expected = (216.0 * (compared as f64 / every as f64).sqrt()).max(3.0);
            assert!((side(role) - expected).abs() < 1e-9, "{n} {method}: {role:?}");
        }
    }
}

/// What the shown method costs is said from the first frame on, and never that it does not run.
#[test]
fn the_shown_method_has_its_time_or_about_its_time() {
    let now = std::cell::Cell::new(0.0);
    let says = |scene: &Viewer| scene.readings().methods.iter().map(|method| say(&method.says)).collect::<Vec<_>>();
    for (n, takes, first, last) in [
        // Few are measured before the curves.
        (12, 0.02, "20 ms a frame", ["20 ms a frame", "20 ms a frame", "20 ms a frame"]),
        // Here all methods are too slow.
        (4000, 0.06, "measuring …", ["about 96 s a frame", "not run: about 14 s", "not run: about 2 s"]),
    ] {
        let mut scene = opened(&format!("crowd n={n} method=brute frame=0"));
        let clock = || now.replace(now.get() + takes);
        assert_eq!(says(&scene)[0], "", "{n}: nothing before time passes");
        scene.advance(&clock);
        assert_eq!(says(&scene)[0], first, "{n}");
        for _ in 0..200 {
            scene.advance(&clock);
        }
        assert_eq!(says(&scene), last, "{n}");
    }
    // Once this was "0.00 ms a frame".
    let mut scene = opened("crowd n=12 method=strips frame=0");
    scene.advance(&|| now.replace(now.get() + 0.004));
    assert_eq!(says(&scene)[2], "1.0 µs a frame");
}
