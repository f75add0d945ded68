//! Many rectangles: the same frames every time, what is coloured, what is counted, what it costs.

use super::{at, opened, say, ticking};
use hantei::figure::{Item, Role};
use hantei::scene::{Event, Viewer};
use hantei_collision::Rect;

#[test]
fn crowd_same_frames_every_time_by_every_method() {
    for kind in ["drift", "clusters", "shooter"] {
        let mut played = opened(&format!("crowd n=300 kind={kind} play=on"));
        for frame in 0..200 {
            if frame % 41 == 0 {
                let pairs = ["brute", "sweep", "strips"].map(|method| {
                    let asked = opened(&format!("crowd n=300 kind={kind} frame={frame} method={method} play=on"));
                    let coloured = |scene: &dyn Viewer| {
                        let figure = scene.figure();
                        let is_area = |item: &&&Item| {
                            matches!(item, Item::Rects { role: Role::Alone | Role::Together | Role::NotJudged, .. })
                        };
                        figure.leaves().iter().filter(is_area).map(|&item| item.clone()).collect::<Vec<_>>()
                    };
                    assert!(coloured(asked.as_ref()) == coloured(played.as_ref()), "{kind} {frame} {method}");
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

/// What is drawn as together is what the exact contact of every two says; and all stay on the field.
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
        let field = Rect::from_origin_size(at(-1e-9, -1e-9), 600.0 + 2e-9, 600.0 + 2e-9);
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
    let verdict = |scene: &dyn Viewer| scene.trace().get("own").as_u64().map(|own| own > 0);
    let mut scene = opened("crowd n=500 frame=0");
    assert_eq!(verdict(scene.as_ref()), Some(false));
    scene.handle(Event::PointerMoved(at(300.0, 300.0)));
    assert_eq!(verdict(scene.as_ref()), Some(true), "among 500 it meets some");
    assert!(say(&scene.readings().facts[2]).starts_with("the pointer's own meets "));
    scene.handle(Event::PointerMoved(at(-100.0, 300.0)));
    assert_eq!(verdict(scene.as_ref()), Some(false), "off the field there is none");
}

/// With a clock that runs by itself: the measuring ends, and no frame takes much more than its share.
#[test]
fn crowd_measures_a_little_in_every_frame() {
    let mut scene = opened("crowd n=100 frame=0");
    assert_eq!(scene.readings().plot, None, "nothing before time passes");
    let now = std::cell::Cell::new(0.0);
    // Every look at the clock takes 20 ms, so each way takes as long at every size: soon too long to be tried.
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
    let plot = scene.readings().plot.expect("a plot");
    let measured: Vec<usize> = plot.curves.iter().map(|(_, points)| points.len()).collect();
    assert!(
        measured[0] >= 1 && measured[2] > measured[0] && measured[2] < 10,
        "the slower, the sooner it ends: {plot:?}"
    );
    assert!(
        scene.readings().methods.iter().all(|method| say(&method.says) == "20.00 ms"),
        "{:?}",
        scene.readings().methods
    );
    assert!(plot.mark.is_some_and(|(_, says)| say(&says).starts_with("brute: 50 ms at ")));
}
