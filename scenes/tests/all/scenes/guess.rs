//! Guess first: nothing gives the answer away before the guess.

use super::{opened, placed, say, value};
use hantei_collision::{Point, Rect};
use hantei_scenes::figure::{Item, Role};
use hantei_scenes::scene::{Event, Viewer, all};
use std::collections::BTreeSet;

/// Each scene with some of the cases that it deals.
fn each_case(mut with: impl FnMut(&mut Viewer)) {
    for scene in all() {
        for seed in 1..=60 {
            let mut scene = opened(&format!("{} seed={seed} guess=on", scene.name()));
            with(&mut scene);
        }
    }
}

#[test]
fn nothing_tells_the_answer_before_it_is_guessed() {
    let telling = [
        Role::Overlap,
        Role::OverlapMark,
        Role::OverlapVeil,
        Role::MapHit,
        Role::Painted,
        Role::LensLeft,
        Role::LensOn,
        Role::LensRight,
        Role::Together,
        Role::Alone,
        Role::Holds,
        Role::Fails,
        Role::NotAsked,
        Role::SharedBar,
        Role::SharedBand,
        Role::TouchMiss,
        Role::PassedBand,
        Role::GapBand,
        Role::Missed,
        Role::FirstBar,
        Role::Wrong,
    ];
    each_case(|scene| {
        for overlay in ["strips=on", "map=on", "paint=on", "halves=on", "cross=on", "lens=on", "step=2", "swept=on"] {
            let (key, value) = overlay.split_once('=').expect("a setting");
            let _ = scene.set(key, value);
        }
        let readings = scene.readings();
        let command = scene.command();
        // The question is where the reason will be.
        let asked = readings.guessing.as_ref().map(|guessing| guessing.question.clone());
        assert_eq!((readings.verdict, &readings.reason, &readings.truth), (None, &asked, &None), "{command}");
        let rows = || readings.sections.iter().flat_map(|section| &section.rows);
        assert!(rows().all(|row| row.is_untold()), "{command}");
        assert!(readings.facts.is_empty() && readings.notes.is_empty(), "{command}");
        assert!(readings.methods.iter().all(|row| row.verdict.is_none() && !row.is_wrong), "{command}");
        assert!(readings.methods.iter().all(|row| say(&row.says).is_empty()), "{command}");
        let figure = scene.figure();
        for item in figure.leaves() {
            let role = match item {
                Item::Rect { role, .. } | Item::Rects { role, .. } | Item::Polygon { role, .. } => *role,
                Item::Line { role, .. } | Item::Label { role, .. } => *role,
                _ => continue,
            };
            assert!(!telling.contains(&role), "{command}: {item:?}");
        }
        assert!(scene.as_test().starts_with("//"), "{command}");
    });
}

#[test]
fn a_picture_to_guess_is_the_same_whatever_the_method_says() {
    for (words, methods) in [
        ("rects a=170.5,190,100,100 b=270,190,100,100", ["four-flags", "two-corners"]),
        ("quad preset=concave", ["same-side", "crossings"]),
    ] {
        let figures = methods.map(|method| opened(&format!("{words} method={method} guess=on")).figure());
        assert_eq!(figures[0], figures[1], "{words}");
    }
}

fn corners_on_stage(scene: &Viewer) -> [[Point; 4]; 2] {
    let figure = scene.figure();
    [Role::First, Role::Second].map(|of| {
        let mut rects = placed(&figure).into_iter().filter_map(|(to_stage, item)| match item {
            Item::Rect { rect, role } if *role == of => Some(rect.corners().map(|corner| to_stage.to(corner))),
            _ => None,
        });
        rects.next().expect("it is drawn")
    })
}

/// With `angle=30 guess=on` both once turned about the stage's lower right corner, and A left the stage.
#[test]
fn what_is_guessed_stands_where_it_will_be_shown() {
    for angle in [0, 1, 30, 45, 90, 180, 275, -30, -120] {
        for (width, height) in [(640.0, 480.0), (628.0, 680.0), (1220.0, 1000.0)] {
            let opening = format!("rects a=150,130,140,120 b=230,200,160,140 angle={angle}");
            let [shown, guessed] = ["off", "on"].map(|guess| {
                let mut scene = opened(&format!("{opening} guess={guess}"));
                scene.handle(Event::Resized { width, height });
                corners_on_stage(&scene)
            });
            assert_eq!(shown, guessed, "{opening}, {width}×{height}");
        }
    }
}

#[test]
fn a_guess_is_judged_and_then_all_is_told() {
    each_case(|scene| {
        let command = scene.command();
        scene.handle(Event::act("guess-yes"));
        let readings = scene.readings();
        let guessing = readings.guessing.as_ref().expect("something was guessed");
        assert_eq!(guessing.said, Some(true), "{command}");
        scene.handle(Event::act("guess-no"));
        assert_eq!(scene.readings(), readings, "{command}");
        assert!(!readings.sections.is_empty() || !readings.facts.is_empty(), "{command}");
        if scene.name() == "rects" || scene.name() == "quad" {
            // For a dealt case the question is about the truth, which the method may get wrong.
            let is_so = readings.verdict.map(|says| says != readings.truth.is_some());
            assert_eq!(is_so, guessing.is_right, "{command}: yes was guessed");
        }
    });
}

#[test]
fn a_guess_about_a_crowd_shows_whom_a_hits() {
    let mut counts = BTreeSet::new();
    for seed in 1..=60 {
        let mut scene = opened(&format!("crowd seed={seed} guess=on"));
        let blue = |scene: &Viewer| {
            let figure = scene.figure();
            let those = figure.leaves().into_iter().filter_map(|item| match item {
                Item::Rects { rects, role: Role::Second } => Some(rects.len()),
                _ => None,
            });
            those.sum::<usize>()
        };
        assert_eq!(blue(&scene), 0, "seed {seed}");
        scene.handle(Event::act("guess-yes"));
        let hit = blue(&scene);
        let readings = scene.readings();
        let is_right = readings.guessing.and_then(|guessing| guessing.is_right);
        assert_eq!((is_right, readings.verdict), (Some(hit > 0), Some(hit > 0)), "seed {seed}");
        counts.insert(hit);
    }
    assert!(counts.len() >= 3, "none, one, several: {counts:?}");
}

/// Few rectangles, and the eye can tell A from those that it hits or misses.
#[test]
fn a_crowd_to_guess_can_be_seen() {
    let mut scene = opened("crowd");
    let mut right = 0;
    for _ in 0..100 {
        scene.handle(Event::act("deal"));
        let figure = scene.figure();
        let leaves = figure.leaves();
        let a = leaves.iter().find_map(|item| match item {
            Item::Rect { rect, role: Role::First } => Some(*rect),
            _ => None,
        });
        let others = leaves.iter().find_map(|item| match item {
            Item::Rects { rects, role: Role::Waiting } => Some(rects.clone()),
            _ => None,
        });
        let (a, others) = (a.expect("A"), others.expect("the others"));
        assert!((8..=14).contains(&others.len()), "{}", scene.command());
        let gap = |other: &Rect| {
            let on = |a0: f64, a1: f64, b0: f64, b1: f64| (b0 - a1).max(a0 - b1);
            let (p, q) = (other.min(), other.max());
            on(a.min().x, a.max().x, p.x, q.x).max(on(a.min().y, a.max().y, p.y, q.y))
        };
        let nearest = others.iter().filter(|other| **other != a).map(|other| gap(other).abs()).fold(f64::MAX, f64::min);
        assert!((5.0..=40.0).contains(&nearest), "{}: {nearest}", scene.command());
        scene.handle(Event::act("guess-yes"));
        right += usize::from(scene.readings().guessing.and_then(|guessing| guessing.is_right) == Some(true));
    }
    assert!((35..=65).contains(&right), "about half of them hit: {right}");
}

/// Of ten cases in a row, six once had the same two tracks.
#[test]
fn melons_are_dealt_in_many_ways_and_half_of_them_hit() {
    let (mut cases, mut hits) = (BTreeSet::new(), 0);
    for seed in 1..=200 {
        let mut scene = opened(&format!("melons seed={seed} guess=on"));
        let of = |key: &str| value(&scene, key);
        cases.insert([of("speed"), of("offset"), of("way")]);
        scene.handle(Event::act("guess-yes"));
        hits += usize::from(scene.readings().guessing.and_then(|guessing| guessing.is_right) == Some(true));
    }
    assert!(cases.len() > 150, "{} cases", cases.len());
    assert!((80..=120).contains(&hits), "{hits} hits");
}

#[test]
fn every_kind_is_dealt_and_both_answers_are_right_in_turn() {
    for scene in all() {
        let mut scene = opened(scene.name());
        let mut answers = BTreeSet::new();
        let mut kinds = BTreeSet::new();
        for _ in 0..200 {
            scene.handle(Event::act("deal"));
            assert!(scene.readings().verdict.is_none());
            scene.handle(Event::act("guess-yes"));
            let guessing = scene.readings().guessing.expect("something was guessed");
            answers.insert(guessing.is_right);
            kinds.extend(guessing.tally.into_iter().map(|(kind, ..)| say(&kind)));
        }
        assert_eq!(answers.len(), 2, "{}", scene.name());
        assert!(kinds.len() >= 2, "{}: {kinds:?}", scene.name());
    }
}

#[test]
fn what_is_guessed_wrong_is_dealt_more_often() {
    let share = |wrong: bool| {
        let mut scene = opened("rects");
        let mut touching = 0;
        for _ in 0..300 {
            scene.handle(Event::act("deal"));
            // For a touching case, the guess is wrong or all was right.
            let before = scene.readings().guessing.expect("a question");
            assert!(before.said.is_none());
            let probe = opened(&scene.words().join(" ").replace("guess=on", "guess=off"));
            let answer = probe.readings().verdict.expect("a verdict");
            let touches = probe.answers().iter().any(|(name, answer)| {
                *name == "contact" && *answer == Some(hantei_scenes::scene::Answer::Word("touching"))
            });
            touching += usize::from(touches);
            let guess = if wrong && touches { !answer } else { answer };
            scene.handle(Event::act(if guess { "guess-yes" } else { "guess-no" }));
        }
        touching
    };
    let (right, wrong) = (share(false), share(true));
    assert!(wrong > right * 3 / 2, "{wrong} of 300 touch after wrong guesses, {right} after right ones");
}

#[test]
fn nothing_can_be_tried_out_before_the_guess() {
    each_case(|scene| {
        let before = (scene.figure(), scene.words());
        let looked_from = scene.settings().into_iter().find(|setting| setting.key == "yaw");
        let at = hantei_collision::Point::new(300.0, 200.0);
        for event in [
            Event::PointerMoved(at),
            Event::Pressed { at, shift: false },
            Event::PointerMoved(at.moved(40.0, 0.0)),
            Event::Released(at.moved(40.0, 0.0)),
            Event::Act { name: "nudge", by: (1.0, 1.0) },
        ] {
            scene.handle(event);
        }
        scene.advance(&|| 0.0);
        if let Some(yaw) = looked_from {
            scene.set(yaw.key, &yaw.value.to_string()).expect("it was so");
        }
        assert_eq!((scene.figure(), scene.words()), before, "{}", scene.command());
    });
}

/// Lines around A, which may lie under B, once looked like a gap between touching shapes.
#[test]
fn what_touches_has_nothing_between_while_one_guesses() {
    for (b, covered) in [
        ("200,150,100,100", 0),
        ("200,200,100,100", 0),
        ("201,150,100,100", 0),
        ("199,150,100,100", 2),
        ("150,150,100,100", 2),
        ("50,50,300,300", 4),
    ] {
        let scene = opened(&format!("rects a=100,100,100,100 b={b} follow=off guess=on"));
        let figure = scene.figure();
        let lines = figure.leaves().into_iter().filter(|item| matches!(item, Item::Line { .. }));
        let roles: Vec<Role> = lines
            .map(|item| match item {
                Item::Line { role, .. } => *role,
                _ => unreachable!("a line"),
            })
            .collect();
        assert_eq!(roles, vec![Role::FirstUnder; covered], "{b}");
    }
}

/// Once each run of the program began with the same cases.
#[test]
fn cases_begin_where_they_are_told_to() {
    for scene in all() {
        let dealt = |seed: u64| {
            let mut scene = opened(scene.name());
            scene.handle(Event::Shuffled(seed));
            scene.handle(Event::act("deal"));
            let first = scene.figure();
            scene.handle(Event::act("deal"));
            (first, scene.figure())
        };
        assert_eq!(dealt(41).1, dealt(42).0, "{}: one after the other", scene.name());
        let firsts: Vec<_> = (0..10).map(|seed| dealt(seed * 1000).0).collect();
        let others = firsts.iter().filter(|figure| **figure != firsts[0]).count();
        assert!(others >= 8, "{}: {others} of 9 are another case", scene.name());
    }
}

/// Guesses show nothing if one answer is mostly right.
#[test]
fn about_half_of_the_cases_are_hits() {
    for scene in all() {
        let mut hits = 0;
        for seed in 0..300 {
            let mut scene = opened(scene.name());
            scene.handle(Event::Shuffled(seed));
            scene.handle(Event::act("deal"));
            scene.handle(Event::act("guess-yes"));
            hits += usize::from(scene.readings().guessing.and_then(|guessing| guessing.is_right) == Some(true));
        }
        assert!((120..=180).contains(&hits), "{}: {hits} of 300", scene.name());
    }
}

/// Leaving left the dealt case in place of the reader's own picture, and A no longer followed the pointer.
#[test]
fn leaving_a_guess_brings_back_the_readers_own_picture() {
    let told = |scene: &Viewer| {
        let settings = scene.settings().into_iter().map(|setting| format!("{}={}", setting.key, setting.value));
        (settings.filter(|setting| !setting.starts_with("seed=")).collect::<Vec<_>>(), scene.viewport())
    };
    for mut scene in all().into_iter().filter(|scene| !scene.deals().is_empty()) {
        let start = told(&scene).0;
        let _ = scene.set("a", "20,30,40,50");
        scene.handle(Event::act("step"));
        let (own, name) = (told(&scene), scene.name());
        for _ in 0..3 {
            scene.handle(Event::act("deal"));
            scene.handle(Event::act("guess-yes"));
        }
        scene.set("guess", "off").expect("a valid setting");
        assert_eq!(told(&scene), own, "{name}");
        scene.handle(Event::act("undo"));
        let is_of_case = |setting: &&String| !setting.starts_with("step=");
        let settings = told(&scene).0;
        assert!(settings.iter().filter(is_of_case).eq(start.iter().filter(is_of_case)), "{name}: undo leads back");
    }
}

/// Undo led back to the cases before, and judged each by the guess about the last one.
#[test]
fn undo_stays_within_the_present_case() {
    for scene in all().into_iter().filter(|scene| !scene.deals().is_empty()) {
        let mut scene = opened(scene.name());
        scene.handle(Event::act("deal"));
        scene.handle(Event::act("guess-yes"));
        scene.handle(Event::act("deal"));
        scene.handle(Event::act("guess-no"));
        let case = (scene.words(), scene.readings());
        scene.handle(Event::act("undo"));
        assert_eq!((scene.words(), scene.readings()), case, "{}", scene.name());
    }
}

#[test]
fn a_guess_stays_right_or_wrong_whatever_the_picture_becomes() {
    let mut scene = opened("rects a=0,0,50,50 b=100,0,50,50 guess=on");
    scene.handle(Event::act("guess-no"));
    scene.set("a", "90,0,50,50").expect("a valid setting");
    assert_eq!(scene.readings().guessing.and_then(|guessing| guessing.is_right), Some(true));
}

#[test]
fn a_guess_about_the_readers_own_picture_leaves_it() {
    let mut scene = opened("rects a=1,2,30,40");
    scene.set("guess", "on").expect("a valid setting");
    scene.handle(Event::act("guess-no"));
    scene.set("guess", "off").expect("a valid setting");
    assert_eq!(value(&scene, "a"), "1,2,30,40");
}

/// Once their marks stood there before the guess, filled inside and hollow outside, also beside P.
#[test]
fn kept_probes_are_not_drawn_before_the_guess() {
    let opening = "quad a=162,212 b=210,112 c=386,152 d=355,244 p=251,179 zoom=1 pan=0,0 guess=on";
    let mut without = opened(opening);
    let mut with = opened(&format!("{opening} kept=255,182/60,60/300,200"));
    assert_eq!(with.figure(), without.figure());
    for scene in [&mut with, &mut without] {
        scene.handle(Event::act("guess-yes"));
    }
    let dots = [with, without].map(|scene| {
        let figure = scene.figure();
        figure.leaves().iter().filter(|item| matches!(item, Item::Dot { .. })).count()
    });
    assert!(dots[0] >= dots[1] + 3, "afterwards they are: {dots:?}");
}
