//! What every scene promises, and what each one does with its events.

#![expect(clippy::wildcard_enum_match_arm, reason = "a test looks at the items that it is about")]

use hantei::figure::{Figure, Item, Role};
use hantei::geometry::{Point, Rect};
use hantei::scene::{Event, Group, PointerShape, RowId, Says, Scene, Truth, Value as Setting, all, command, open, set};
use hantei::svg::to_svg;
use proptest::prelude::*;
use std::path::PathBuf;

fn at(x: f64, y: f64) -> Point {
    Point::new(x, y)
}

fn click(scene: &mut dyn Scene, point: Point) {
    scene.handle(Event::Pressed(point));
    scene.handle(Event::Released(point));
}

fn drag(scene: &mut dyn Scene, from: Point, to: Point) {
    scene.handle(Event::Pressed(from));
    scene.handle(Event::PointerMoved(to));
    scene.handle(Event::Released(to));
}

/// A clock that goes on by so many seconds whenever it is looked at: as slow as a machine that stands still.
fn ticking(seconds: f64) -> impl Fn() -> f64 {
    let now = std::cell::Cell::new(0.0);
    move || now.replace(now.get() + seconds)
}

fn value(scene: &dyn Scene, key: &str) -> String {
    scene.controls().into_iter().find(|control| control.key == key).expect(key).value.to_string()
}

fn opened(words: &str) -> Box<dyn Scene> {
    open(&words.split_whitespace().collect::<Vec<_>>()).expect(words)
}

/// The pictures that tests/snapshots keeps, name and opening: every preset, and what no preset shows.
fn pictures_kept() -> Vec<(String, String)> {
    let presets = all().into_iter().flat_map(|scene| {
        let name = scene.name();
        scene.presets().iter().map(move |(preset, _)| (format!("{name}-{preset}"), format!("{name} preset={preset}")))
    });
    let others = [
        ("rects-follow", "rects a=300,220,100,100 follow=on"),
        ("rects-view", "rects a=100,90,100,100 b=190,150,60,80 zoom=2 pan=80,60 grid=on"),
        ("quad-three-corners", "quad a=162,212 b=210,112 c=386,152"),
        ("quad-crossings", "quad preset=concave method=crossings"),
        ("quad-halves", "quad preset=wpf-figure halves=on"),
        ("quad-painted", "quad preset=concave paint=on"),
        ("rects-map", "rects preset=half-a-pixel map=on"),
        ("rects-step", "rects preset=javascript-canvas method=origin-size step=3"),
        ("quad-step", "quad preset=wpf-figure step=1"),
        ("rects-turned", "rects a=150,130,140,120 b=230,200,160,140 angle=25"),
        ("rects-turned-back", "rects a=150,130,140,120 b=230,200,160,140 angle=25 back=on shadows=on"),
        ("quad-up", "quad preset=wpf-figure up=up"),
        ("quad-kept", "quad preset=wpf-figure kept=300,200/400,100/120,300"),
        ("rects-shadows", "rects a=60,120,150,120 b=160,300,200,100 shadows=on"),
    ];
    presets.chain(others.map(|(name, opening)| (name.into(), opening.into()))).collect()
}

/// Set to write the pictures instead of comparing them.
const WRITE: &str = "HANTEI_WRITE_SNAPSHOTS";

#[test]
fn pictures() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots");
    for (name, opening) in pictures_kept() {
        let file = folder.join(format!("{name}.svg"));
        let drawn = to_svg(&opened(&opening).figure());
        if std::env::var_os(WRITE).is_some() {
            std::fs::write(&file, &drawn).expect("snapshot is written");
        }
        let kept = std::fs::read_to_string(&file).unwrap_or_default();
        assert_eq!(drawn, kept, "{name}: look at it, then run with {WRITE}=1");
    }
}

#[test]
fn the_copied_command_opens_the_same_picture() {
    for (name, opening) in pictures_kept() {
        let mut first = opened(&opening);
        first.handle(Event::Resized { width: 777.0, height: 555.0 });
        let said = command(first.as_ref());
        let words: Vec<&str> = said.split(' ').collect();
        assert_eq!(words[0], "hantei");
        let mut again = open(&words[1..]).expect(&said);
        again.handle(Event::Resized { width: 777.0, height: 555.0 });
        assert_eq!(again.figure(), first.figure(), "{name}: {said}");
        assert_eq!(again.readings(), first.readings(), "{name}: {said}");
    }
    for (opening, said) in [
        ("rects", "hantei rects"),
        ("rects preset=half-a-pixel", "hantei rects a=170.5,190,100,100"),
        ("rects a=1,2,3,4 follow=on", "hantei rects a=1,2,3,4 follow=on"),
        ("quad p=1,2 border=hits", "hantei quad p=1,2 border=hits"),
        ("quad zoom=2 pan=0.5,-7", "hantei quad zoom=2 pan=0.5,-7"),
    ] {
        assert_eq!(command(opened(opening).as_ref()), said, "as short as it goes");
    }
}

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

#[test]
fn presets_open_as_their_settings_say() {
    for scene in all() {
        for (preset, settings) in scene.presets() {
            let name = scene.name();
            let mut by_name = opened(&format!("{name} preset={preset}"));
            let by_settings = opened(&format!("{name} {settings}"));
            assert_eq!(by_name.trace(), by_settings.trace(), "{name} {preset}");
            assert_eq!(value(by_name.as_ref(), "preset"), *preset);
            by_name.handle(Event::Clear);
            by_name.handle(Event::Nudged { dx: 1.0, dy: 0.0 });
            if by_name.trace() != by_settings.trace() {
                assert_eq!(value(by_name.as_ref(), "preset"), "own", "{name} {preset}");
            }
        }
    }
}

#[test]
fn zoom_keeps_what_is_under_the_pointer() {
    for mut scene in all() {
        for (x, y, steps) in [(100.0, 50.0, 3.0), (600.0, 400.0, -5.0), (0.0, 0.0, 12.0)] {
            let under = scene.viewport().to_world(at(x, y));
            scene.handle(Event::Zoomed { at: at(x, y), steps });
            let still = scene.viewport().to_stage(under);
            assert!(still.distance(at(x, y)) < 1e-6, "{} {still:?}", scene.name());
        }
        scene.handle(Event::ActualSize);
        scene.handle(Event::Panned { dx: 30.0, dy: -20.0 });
        assert_eq!(scene.viewport().to_stage(at(0.0, 0.0)), at(30.0, -20.0), "{}", scene.name());
    }
}

#[test]
fn what_does_not_fit_the_stage_is_fitted_when_it_opens() {
    let figure = "quad a=162,212 b=210,112 c=386,152 d=355,244";
    let zoom = |words: &str, stages: &[(f64, f64)]| {
        let mut scene = opened(words);
        stages.iter().for_each(|&(width, height)| scene.handle(Event::Resized { width, height }));
        scene.viewport().zoom
    };
    assert_eq!(zoom(figure, &[(628.0, 680.0)]), 1.0, "it fits");
    assert!(zoom(figure, &[(360.0, 380.0)]) < 1.0, "C would be outside");
    assert_eq!(
        zoom(figure, &[(628.0, 680.0), (360.0, 380.0)]),
        1.0,
        "a stage that becomes smaller later is left alone"
    );
    assert_eq!(zoom(&format!("{figure} zoom=2"), &[(360.0, 380.0)]), 2.0, "what is asked for is kept");
    assert_eq!(zoom("rects", &[(360.0, 300.0)]), 1.0, "blue is in the middle of every stage");
    assert!(zoom("rects a=900,20,50,50", &[(628.0, 680.0)]) < 1.0, "red would be outside");
}

#[test]
fn small_presets_fit_themselves_and_fit_again() {
    for opening in ["rects preset=cpp-rectangles", "quad preset=worked-edge-p1"] {
        let mut scene = opened(opening);
        let zoom = scene.viewport().zoom;
        assert!(zoom > 10.0 && zoom.fract() == 0.0, "{opening}: {zoom}");
        scene.handle(Event::Resized { width: 1280.0, height: 960.0 });
        assert!(scene.viewport().zoom >= 2.0 * zoom, "{opening} fits the larger stage");
        scene.handle(Event::Zoomed { at: at(0.0, 0.0), steps: 1.0 });
        let chosen = scene.viewport();
        scene.handle(Event::Resized { width: 640.0, height: 480.0 });
        assert_eq!(scene.viewport(), chosen, "{opening}: what was chosen by hand stays");
        scene.handle(Event::Fitted);
        assert_eq!(scene.viewport().zoom, zoom, "{opening}");
    }
}

#[test]
fn names_and_keys_are_unique_and_kebab_case() {
    let scenes = all();
    let kebab = |word: &str| word.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-');
    for (i, scene) in scenes.iter().enumerate() {
        assert!(kebab(scene.name()), "{}", scene.name());
        assert!(scenes[..i].iter().all(|other| other.name() != scene.name()), "{} twice", scene.name());
        let keys: Vec<_> = scene.controls().iter().map(|control| control.key).collect();
        for (j, key) in keys.iter().enumerate() {
            assert!(kebab(key) && !keys[..j].contains(key), "{}: {key}", scene.name());
        }
    }
}

#[test]
fn what_the_controls_say_opens_the_same_picture() {
    for (name, opening) in pictures_kept() {
        let first = opened(&opening);
        let said = first.controls().into_iter().filter(|control| {
            !matches!(control.value, Setting::Numbers { numbers: None, .. }) && control.key != "follow"
        });
        let mut words: Vec<String> = vec![first.name().into()];
        words.extend(said.map(|control| format!("{}={}", control.key, control.value)));
        if first.name() == "rects" {
            words.push(format!("follow={}", value(first.as_ref(), "follow")));
        }
        let mut again = open(&words).expect(&name);
        // Only what is selected is not part of a scene's settings.
        let plain = |figure: Figure| {
            let unselected =
                |item: &Item| !matches!(item, Item::Handle { .. } | Item::Dot { role: Role::SelectedHandle, .. });
            figure.items.into_iter().filter(unselected).collect::<Vec<_>>()
        };
        assert_eq!(plain(again.figure()), plain(first.figure()), "{name}");
        again.handle(Event::Resized { width: 640.0, height: 480.0 });
        assert_eq!(again.readings(), first.readings(), "{name}");
    }
}

#[test]
fn rects_start_as_the_hsp_script() {
    let scene = opened("rects");
    assert_eq!(value(scene.as_ref(), "a"), "0,0,100,100");
    assert_eq!(value(scene.as_ref(), "b"), "270,190,100,100");
    let rects: Vec<_> = scene
        .figure()
        .items
        .into_iter()
        .filter_map(|item| match item {
            Item::Rect { role, .. } => Some(role),
            _ => None,
        })
        .collect();
    assert_eq!(rects, [Role::First, Role::Second], "red first, blue over it, no overlap");
}

#[test]
fn rects_blue_stays_centred_until_it_is_moved() {
    let mut scene = opened("rects");
    scene.handle(Event::Resized { width: 801.0, height: 600.0 });
    assert_eq!(value(scene.as_ref(), "b"), "350,250,100,100", "on whole pixels, as HSP divides");
    set(scene.as_mut(), "b", "10,20,30,40").unwrap();
    scene.handle(Event::Resized { width: 640.0, height: 480.0 });
    assert_eq!(value(scene.as_ref(), "b"), "10,20,30,40");
    scene.handle(Event::Undo);
    assert_eq!(value(scene.as_ref(), "b"), "270,190,100,100", "centred again, in the stage as it is now");
}

#[test]
fn rects_follow_and_drag() {
    let mut scene = opened("rects");
    scene.handle(Event::PointerMoved(at(171.0, 190.0)));
    assert_eq!(value(scene.as_ref(), "a"), "171,190,100,100");
    assert_eq!(scene.answer().verdict, Some(true));
    let scene = scene.as_mut();
    set(scene, "follow", "off").unwrap();
    scene.handle(Event::PointerMoved(at(0.0, 0.0)));
    assert_eq!(value(scene, "a"), "171,190,100,100", "no longer followed");
    drag(scene, at(191.0, 240.0), at(41.0, 140.0));
    assert_eq!(value(scene, "a"), "21,90,100,100", "body, with its grab offset");
    for (name, from, to, expected) in [
        ("bottom-right corner", at(121.0, 190.0), at(131.0, 200.0), "21,90,110,110"),
        ("a corner, grabbed beside it", at(136.0, 205.0), at(126.0, 195.0), "21,90,100,100"),
        ("right edge across the left one", at(121.0, 140.0), at(1.0, 300.0), "1,90,20,100"),
        ("top edge", at(11.0, 90.0), at(50.0, 100.0), "1,100,20,90"),
        ("left edge out of the stage", at(1.0, 145.0), at(-500.5, 145.0), "-500.5,100,521.5,90"),
    ] {
        drag(scene, from, to);
        assert_eq!(value(scene, "a"), expected, "{name}");
    }
    for _ in 0..5 {
        scene.handle(Event::Undo);
    }
    assert_eq!(value(scene, "a"), "21,90,100,100", "one step for each drag");
}

#[test]
fn rects_the_nearest_handle_wins() {
    let mut scene = opened("rects a=100,100,100,100 b=210,100,100,100");
    let scene = scene.as_mut();
    drag(scene, at(204.0, 150.0), at(214.0, 150.0));
    assert_eq!((value(scene, "a"), value(scene, "b")), ("100,100,110,100".into(), "210,100,100,100".into()));
}

#[test]
fn rects_keys_reach_exact_touching() {
    let mut scene = opened("rects a=100.3,100,100,100 b=210,100,100,100");
    let scene = scene.as_mut();
    let nudge = |scene: &mut dyn Scene, times, dx| {
        (0..times).for_each(|_| scene.handle(Event::Nudged { dx, dy: 0.0 }));
    };
    nudge(scene, 9, 1.0);
    assert_eq!(scene.readings().facts, ["apart by 0.7 in x"]);
    nudge(scene, 7, 0.1);
    assert_eq!(value(scene, "a"), "110,100,100,100");
    assert_eq!(scene.readings().facts, ["touching along x"]);
    nudge(scene, 1, 0.1);
    assert_eq!(scene.readings().facts, ["overlapping 0.1 × 100"]);
}

#[test]
fn rects_contact_in_words() {
    for (a, b, words) in [
        ("0,0,10,10", "22,0,10,10", "apart by 12 in x"),
        ("0,0,10,10", "0,15.5,10,10", "apart by 5.5 in y"),
        ("0,0,10,10", "22,15,10,10", "apart by 12 in x and 5 in y"),
        ("0,0,10,10", "10,5,10,10", "touching along x"),
        ("0,0,10,10", "5,10,10,10", "touching along y"),
        ("0,0,10,10", "10,10,10,10", "touching along x and y, at a corner"),
        ("0,0,100,100", "70,60,100,100", "overlapping 30 × 40"),
        ("0,0,100,100", "10,20,30,40", "overlapping 30 × 40"),
    ] {
        for (a, b) in [(a, b), (b, a)] {
            let scene = opened(&format!("rects a={a} b={b}"));
            assert_eq!(scene.readings().facts, [words], "a={a} b={b}");
        }
    }
}

#[test]
fn rects_tell_why_methods_disagree() {
    let notes = |words: &str| opened(words).readings().notes.join(" ");
    assert_eq!(notes("rects a=0,0,10,10 b=20,0,10,10"), "", "apart: all agree");
    assert!(notes("rects a=0,0,10,10 b=10,0,10,10").contains("share only a border"));
    assert_eq!(notes("rects a=0,0,10,10 b=10,0,10,10 border=hits"), "");
    assert_eq!(notes("rects a=0,0,10,10 b=10,0,10,10 border=misses"), "");
    assert!(notes("rects a=0,0,10.5,10 b=10,0,10,10").contains("less than one pixel (0.5 in x)"));
    assert_eq!(notes("rects a=0,0,10.5,10 b=10,0,10,10 border=hits"), "", "without the - 1");
    assert_eq!(notes("rects a=0,0,11,10 b=10,0,10,10"), "", "one whole pixel");
    // The corners touch at 38.9, but half the sum of the widths comes out a last digit less than the distance.
    let rounding = notes("rects a=38.2,0,0.7,9 b=38.9,0,1,9 border=hits");
    assert!(rounding.contains("Rounding turns the answer of centre-size:"), "{rounding}");
}

#[test]
fn rects_show_what_was_not_reached() {
    let scene = opened("rects a=0,0,10,10 b=50,0,10,10 method=ruled-out");
    let truths: Vec<_> = scene.readings().sections[0]
        .rows
        .iter()
        .map(|row| match &row.says {
            Says::Comparison { asked, truth, .. } => (asked.clone(), *truth),
            Says::Side { .. } | Says::Fact { .. } | Says::Code { .. } => panic!("not a comparison"),
        })
        .collect();
    let expected = [
        ("ax + aw - 1 < bx", Truth::True),
        ("ax > bx + bw - 1", Truth::NotReached),
        ("ay + ah - 1 < by", Truth::NotReached),
        ("ay > by + bh - 1", Truth::NotReached),
    ];
    assert_eq!(truths, expected.map(|(asked, truth)| (asked.into(), truth)));
}

#[test]
fn overlap_is_exactly_the_intersection() {
    for (a, b) in [("0,0,100,100", "70,60,100,100"), ("0.5,0,3,100", "3,50,9,1"), ("10,10,50,50", "0,0,300,300")] {
        let scene = opened(&format!("rects a={a} b={b}"));
        let rect = |key| {
            let numbers: Vec<f64> = value(scene.as_ref(), key).split(',').map(|n| n.parse().unwrap()).collect();
            Rect::from_origin_size(at(numbers[0], numbers[1]), numbers[2], numbers[3])
        };
        let expected = rect("a").intersection(rect("b")).expect("they overlap");
        let mut filled = 0;
        for item in scene.figure().items {
            match item {
                Item::Rect { rect, role: Role::Overlap } => {
                    assert_eq!(rect, expected, "{a} {b}");
                    filled += 1;
                }
                Item::Rect { rect, role: Role::OverlapMark } => {
                    assert!(expected.contains(rect.min()) && expected.contains(rect.max()), "{rect:?}");
                }
                Item::Polygon { points, .. } => assert!(points.into_iter().all(|point| expected.contains(point))),
                _ => {}
            }
        }
        assert_eq!(filled, 1, "{a} {b}");
    }
}

const WPF: [(f64, f64); 4] = [(162.0, 212.0), (210.0, 112.0), (386.0, 152.0), (355.0, 244.0)];

fn wpf() -> Box<dyn Scene> {
    let mut scene = opened("quad");
    WPF.into_iter().for_each(|(x, y)| click(scene.as_mut(), at(x, y)));
    scene
}

#[test]
fn quad_four_clicks_then_probes() {
    let mut scene = opened("quad");
    for (i, (x, y)) in WPF.into_iter().enumerate() {
        assert_eq!(scene.readings().headline, format!("Click to place {}", ["A", "B", "C", "D"][i]));
        assert_eq!(scene.answer().verdict, None);
        click(scene.as_mut(), at(x, y));
    }
    for (x, y, inside) in [(251.0, 179.0, true), (10.0, 10.0, false), (300.0, 200.0, true)] {
        let before = scene.answer().moment;
        click(scene.as_mut(), at(x, y));
        assert_eq!((scene.answer().verdict, scene.answer().moment), (Some(inside), before + 1), "{x},{y}");
        assert_eq!(value(scene.as_ref(), "p"), format!("{x},{y}"));
    }
}

#[test]
fn quad_drags_judge_while_they_move() {
    let mut scene = wpf();
    let scene = scene.as_mut();
    click(scene, at(251.0, 179.0));
    scene.handle(Event::Pressed(at(163.0, 212.0)));
    assert_eq!(scene.pointer_shape(), PointerShape::Move);
    scene.handle(Event::PointerMoved(at(301.0, 222.0)));
    assert_eq!(value(scene, "a"), "300,222", "with its grab offset");
    assert_eq!(scene.answer().verdict, Some(false), "judged before the button is up");
    scene.handle(Event::PointerMoved(at(-500.0, 222.0)));
    scene.handle(Event::Released(at(-500.0, 222.0)));
    assert_eq!(value(scene, "a"), "-501,222", "a drag goes on outside the stage");
    assert_eq!(value(scene, "p"), "251,179");
    scene.handle(Event::Undo);
    assert_eq!(value(scene, "a"), "162,212", "one step");
}

#[test]
fn quad_a_press_on_a_corner_that_does_not_move_places_the_probe() {
    let mut scene = wpf();
    for (x, y) in [WPF[0], (WPF[0].0 + 5.0, WPF[0].1 - 3.0), WPF[2]] {
        let before = scene.answer().moment;
        click(scene.as_mut(), at(x, y));
        assert_eq!(value(scene.as_ref(), "p"), format!("{x},{y}"));
        assert_eq!(scene.answer().moment, before + 1);
        assert_eq!(value(scene.as_ref(), "a"), "162,212");
    }
    assert_eq!(scene.answer().contact, Some("on-edge"));
}

#[test]
fn quad_diagnosis_and_advice() {
    for (name, words, fact, advice) in [
        ("source", "a=162,212 b=210,112 c=386,152 d=355,244", "clockwise, convex", ""),
        ("turned", "a=355,244 b=386,152 c=210,112 d=162,212", "counter-clockwise, convex", "rejects every point"),
        ("dart", "a=0,0 b=400,0 c=100,100 d=0,400", "clockwise, concave at C", "Only crossings applies"),
        ("bow-tie", "a=0,0 b=400,400 c=400,0 d=0,400", "crossed", "Only crossings applies"),
        ("repeated", "a=0,0 b=0,0 c=400,0 d=0,400", "clockwise, degenerate: A and B are the same point", "no length"),
        ("line", "a=0,0 b=1,1 c=2,2 d=3,3", "degenerate: all corners on one line", "no inside"),
        ("straight", "a=0,0 b=2,0 c=4,0 d=0,4", "clockwise, degenerate: no turn at B", "0° or 180°"),
    ] {
        let readings = opened(&format!("quad {words} p=1000,1000")).readings();
        assert_eq!(readings.facts[1], fact, "{name}");
        let notes = readings.notes.join(" ");
        assert!(notes.contains(advice) && notes.is_empty() == advice.is_empty(), "{name}: {notes}");
    }
}

#[test]
fn quad_methods_that_say_otherwise_are_named() {
    let notes = |words: &str| opened(words).readings().notes.join(" ");
    let dart = "quad a=0,0 b=400,0 c=100,100 d=0,400";
    assert!(notes(&format!("{dart} p=300,10")).contains("right-of-all and same-side say otherwise: P is inside"));
    let turned = opened("quad a=355,244 b=386,152 c=210,112 d=162,212 p=251,179");
    let says: Vec<_> = turned.readings().methods.iter().map(|method| method.says.clone()).collect();
    assert_eq!(says, ["false", "true", "true"]);
    let square = "quad a=0,0 b=4,0 c=4,4 d=0,4 p=4,2";
    assert!(notes(square).contains("on an edge is not inside"));
    assert_eq!(opened(&format!("{square} border=hits")).answer().verdict, Some(true));
    let near = "quad a=12,12 b=24,24 c=20,40 d=0,40 p=12.500000000000002,12.500000000000004";
    let scene = opened(near);
    let wrong =
        scene.readings().methods.iter().any(|row| row.verdict != Some(scene.answer().contact == Some("inside")));
    assert_eq!(notes(near).contains("Rounding"), wrong);
}

#[test]
fn quad_side_rows_write_the_numbers_out() {
    let readings = opened("quad a=162,212 b=210,112 c=386,152 d=355,244 p=251,179").readings();
    let expected = Says::Side {
        what: "AB × AP".into(),
        value: "7316".into(),
        meaning: "right of AB".into(),
        formula: "48·(−33) − (−100)·89".into(),
        distance: "66 px".into(),
    };
    assert_eq!(readings.sections[0].rows[0].says, expected);
}

#[test]
fn quad_clear_and_undo() {
    let mut scene = wpf();
    click(scene.as_mut(), at(251.0, 179.0));
    let full = scene.trace();
    scene.handle(Event::Clear);
    assert_eq!(scene.answer().contact, None);
    scene.handle(Event::Undo);
    assert_eq!(scene.trace(), full);
    scene.handle(Event::Redo);
    assert_eq!(value(scene.as_ref(), "a"), "not placed");
}

/// The rows that are lit, as section and place.
fn lit_rows(scene: &dyn Scene) -> Vec<(usize, usize)> {
    let sections = scene.readings().sections;
    let rows = sections
        .iter()
        .enumerate()
        .flat_map(|(i, section)| section.rows.iter().enumerate().filter(|(_, row)| row.lit).map(move |(j, _)| (i, j)));
    rows.collect()
}

/// The strokes that are lit, and what is written beside them.
fn lit_picture(scene: &dyn Scene) -> (Vec<(Point, Point)>, Vec<String>) {
    let (mut strokes, mut words) = (Vec::new(), Vec::new());
    for item in scene.figure().items {
        match item {
            Item::Line { from, to, role: Role::Lit, .. } => strokes.push((from, to)),
            Item::Label { text, role: Role::Lit, .. } => words.push(text),
            _ => {}
        }
    }
    (strokes, words)
}

fn hover(scene: &mut dyn Scene, row: Option<RowId>) {
    scene.handle(Event::RowHovered(row));
}

#[test]
fn hovering_a_row_lights_up_the_edges_that_it_compares() {
    let upright = |x: f64, top: f64| (at(x, top), at(x, top + 100.0));
    let level = |y: f64, left: f64| (at(left, y), at(left + 100.0, y));
    for method in ["four-flags", "ruled-out", "not-ruled-out", "origin-size", "two-corners"] {
        let mut scene = opened(&format!("rects a=0,0,100,100 b=60,40,100,100 border=hits method={method}"));
        for (row, edges, numbers) in [
            (0, [upright(100.0, 0.0), upright(60.0, 40.0)], [100.0, 60.0]),
            (1, [upright(0.0, 0.0), upright(160.0, 40.0)], [0.0, 160.0]),
            (2, [level(100.0, 0.0), level(40.0, 60.0)], [100.0, 40.0]),
            (3, [level(0.0, 0.0), level(140.0, 60.0)], [0.0, 140.0]),
        ] {
            hover(scene.as_mut(), Some(row));
            let (strokes, words) = lit_picture(scene.as_ref());
            assert_eq!(strokes[..2], edges, "{method} row {row}");
            for number in numbers {
                assert!(words[0].split(' ').any(|word| word == number.to_string()), "{method} row {row}: {words:?}");
            }
            assert_eq!(lit_rows(scene.as_ref()), [(0, row)], "{method}");
        }
        hover(scene.as_mut(), None);
        assert_eq!((lit_picture(scene.as_ref()).0.len(), lit_rows(scene.as_ref()).len()), (0, 0), "{method}");
    }
}

#[test]
fn hovering_an_edge_lights_up_its_row() {
    let mut scene = opened("rects a=100,100,100,100 b=300,240,100,100 method=origin-size");
    for (x, y, row) in [
        (201.0, 130.0, Some(0)),
        (99.0, 130.0, Some(1)),
        (130.0, 203.0, Some(2)),
        (130.0, 98.0, Some(3)),
        (299.0, 270.0, Some(0)),
        (404.0, 270.0, Some(1)),
        (330.0, 238.0, Some(2)),
        (330.0, 342.0, Some(3)),
        (150.0, 130.0, None),
        (600.0, 20.0, None),
    ] {
        scene.handle(Event::PointerMoved(at(x, y)));
        let rows: Vec<_> = row.into_iter().map(|row| (0, row)).collect();
        assert_eq!(lit_rows(scene.as_ref()), rows, "{x},{y}");
    }
    set(scene.as_mut(), "method", "centre-size").unwrap();
    scene.handle(Event::PointerMoved(at(130.0, 203.0)));
    assert_eq!(lit_rows(scene.as_ref()), [(0, 1)], "y");
    set(scene.as_mut(), "follow", "on").unwrap();
    scene.handle(Event::PointerMoved(at(300.0, 300.0)));
    assert_eq!(lit_rows(scene.as_ref()), [], "red at the pointer lights nothing");
}

#[test]
fn an_edge_of_a_quad_and_its_rows_light_each_other_up() {
    let mut scene = opened("quad preset=wpf-figure method=right-of-all");
    scene.handle(Event::PointerMoved(at(298.0, 135.0)));
    assert_eq!(lit_rows(scene.as_ref()), [(0, 1), (1, 1)], "BC: its side and its comparison");
    scene.handle(Event::PointerMoved(at(600.0, 400.0)));
    hover(scene.as_mut(), Some(0));
    let (strokes, words) = lit_picture(scene.as_ref());
    assert_eq!(strokes, [(at(162.0, 212.0), at(210.0, 112.0)), (at(162.0, 212.0), at(251.0, 179.0))], "AB and AP");
    assert_eq!(words, ["7316 right"]);
}

/// The code shown, a line each: `→` marks the present one, `·` what is not reached.
fn code(scene: &dyn Scene) -> Vec<String> {
    let rows = scene.readings().sections.into_iter().flat_map(|section| section.rows);
    rows.filter_map(|row| match row.says {
        Says::Code { text, is_current, is_reached } => Some(format!(
            "{}{text}",
            if is_current {
                "→ "
            } else if is_reached {
                ""
            } else {
                "· "
            }
        )),
        _ => None,
    })
    .collect()
}

#[test]
fn stepping_walks_through_the_method_as_it_is_written() {
    let mut scene = opened("rects a=0,0,100,100 b=50,200,100,100 method=not-ruled-out");
    assert!(code(scene.as_ref()).is_empty(), "off");
    for step in 1..=3 {
        scene.handle(Event::Stepped(1));
        assert_eq!(value(scene.as_ref(), "step"), step.to_string());
        assert_eq!(lit_rows(scene.as_ref())[0], (0, step - 1));
    }
    assert_eq!(
        code(scene.as_ref()),
        [
            "if ax + aw - 1 >= bx",
            "  if ax <= bx + bw - 1",
            "→     if ay + ah - 1 >= by",
            "·       if ay <= by + bh - 1",
            "        result = 1, else 0",
        ]
    );
    assert_eq!(lit_picture(scene.as_ref()).1, ["99 >= 200"]);
    scene.handle(Event::Stepped(1));
    assert_eq!(value(scene.as_ref(), "step"), "3", "the short-circuit ends it");
    (0..9).for_each(|_| scene.handle(Event::Stepped(-1)));
    assert_eq!(value(scene.as_ref(), "step"), "0");
    let all = |method: &str| code(opened(&format!("rects a=0,0,9,9 b=1,1,9,9 method={method} step=9")).as_ref());
    assert_eq!(all("four-flags")[3..], ["→ flag4 = ay > by + bh - 1", "hit = no flag is set"]);
    assert_eq!(all("ruled-out")[1], "else if ax > bx + bw - 1 → miss");
    assert_eq!(all("centre-size")[..2], ["if  |acx - bcx| < (aw + bw) / 2", "→ and |acy - bcy| < (ah + bh) / 2"]);
    assert_eq!(all("two-corners")[0], "if ax2 < bx1");
}

#[test]
fn stepping_in_a_quad_lights_up_the_edge() {
    let scene = opened("quad preset=wpf-figure method=right-of-all step=2");
    assert_eq!(
        code(scene.as_ref()),
        ["inside if AB × AP > 0", "→       and BC × BP > 0", "      and CD × CP > 0", "      and DA × DP > 0"]
    );
    assert_eq!(lit_picture(scene.as_ref()).1, ["10152 right"]);
    let crossings = opened("quad preset=wpf-figure method=crossings step=9");
    assert_eq!(code(crossings.as_ref())[8 - 4], "below:     A.y > P.y");
}

#[test]
fn shadows_show_what_is_shared_on_each_axis() {
    for (a, b, shared) in [
        ("0,0,100,100", "40,70,100,100", ["60", "30"]),
        ("0,0,100,100", "112,95,10,10", ["−12", "5"]),
        ("0,0,100,100", "100,250.5,10,10", ["0", "−150.5"]),
        ("0,0,300,300", "100,100,50,60", ["50", "60"]),
    ] {
        let scene = opened(&format!("rects a={a} b={b} shadows=on follow=on"));
        let numbers: Vec<String> = scene
            .figure()
            .items
            .into_iter()
            .filter_map(|item| match item {
                Item::Label { text, role: Role::Text, .. } if !["A", "B"].contains(&text.as_str()) => Some(text),
                _ => None,
            })
            .collect();
        assert_eq!(numbers, shared, "{a} {b}");
        let both = shared.iter().all(|text| !text.starts_with('−') && *text != "0");
        assert_eq!(scene.answer().contact == Some("overlapping"), both, "{a} {b}: both shadows overlap");
    }
}

#[test]
fn the_map_shows_every_arrangement_and_moves_red_into_it() {
    for (method, border) in [("four-flags", "as-written"), ("two-corners", "as-written"), ("centre-size", "hits")] {
        let mut scene = opened(&format!("rects map=on method={method} border={border}"));
        scene.handle(Event::Resized { width: 640.0, height: 480.0 });
        let cells = |scene: &dyn Scene| -> Vec<(Point, bool)> {
            let cells = scene.figure().items.into_iter().filter_map(|item| match item {
                Item::Rect { rect, role: role @ (Role::MapHit | Role::MapMiss) } => {
                    Some((rect.centre(), role == Role::MapHit))
                }
                _ => None,
            });
            cells.collect()
        };
        let map = cells(scene.as_ref());
        assert_eq!(map.len(), 13 * 13, "{method}");
        let mut traces = std::collections::BTreeSet::new();
        for (centre, hit) in map {
            click(scene.as_mut(), centre);
            assert_eq!(scene.answer().verdict, Some(hit), "{method}: {}", scene.trace());
            traces.insert(scene.trace());
        }
        assert_eq!(traces.len(), 13 * 13, "{method}: each is another arrangement");
        let dots = scene.figure().items.iter().filter(|item| matches!(item, Item::Dot { role: Role::Lit, .. })).count();
        assert!(dots >= 13 * 13, "{method}: all visited");
        scene.handle(Event::Undo);
        assert!(traces.contains(&scene.trace()), "{method}: one step back");
    }
}

#[test]
fn libraries_disagree_only_when_touching() {
    let hits = |b: &str| {
        let sections = opened(&format!("rects a=0,0,10,10 b={b}")).readings().sections;
        let says = sections[1].rows.iter().map(|row| match &row.says {
            Says::Fact { verdict, meaning, .. } => {
                assert_eq!(*meaning, if *verdict { "hit" } else { "miss" });
                *verdict
            }
            Says::Comparison { .. } | Says::Side { .. } | Says::Code { .. } => panic!("not a library"),
        });
        says.filter(|&verdict| verdict).count()
    };
    assert_eq!([hits("5,5,10,10"), hits("10,0,10,10"), hits("30,0,10,10")], [10, 7, 0]);
}

#[test]
fn halves_meet_where_right_of_all_says_inside() {
    let scene = opened("quad preset=wpf-figure halves=on method=right-of-all");
    let halves: Vec<Vec<Point>> = scene
        .figure()
        .items
        .into_iter()
        .filter_map(|item| match item {
            Item::Polygon { points, role: Role::Half } => Some(points),
            _ => None,
        })
        .collect();
    assert_eq!(halves.len(), 4);
    let within = |polygon: &[Point], p: Point| {
        let turns = (0..polygon.len()).map(|i| {
            let (a, b) = (polygon[i], polygon[(i + 1) % polygon.len()]);
            (b.x - a.x) * (p.y - a.y) - (p.x - a.x) * (b.y - a.y)
        });
        turns.fold((true, true), |(right, left), turn| (right && turn >= 0.0, left && turn <= 0.0))
    };
    for (x, y) in [(251.0, 179.0), (300.0, 200.0), (100.0, 100.0), (350.0, 130.0), (600.0, 400.0), (200.0, 250.0)] {
        let mut probed = opened(&format!("quad preset=wpf-figure method=right-of-all p={x},{y}"));
        probed.handle(Event::PointerLeft);
        let in_all = halves.iter().all(|half| within(half, at(x, y)) != (false, false));
        assert_eq!(probed.answer().verdict, Some(in_all), "{x},{y}");
    }
}

#[test]
fn painted_cells_are_the_methods_answers() {
    for (preset, method) in [
        ("concave", "same-side"),
        ("concave", "crossings"),
        ("bow-tie", "crossings"),
        ("counter-clockwise", "right-of-all"),
    ] {
        let words = format!("quad preset={preset} method={method}");
        let painted: Vec<Rect> = opened(&format!("{words} paint=on"))
            .figure()
            .items
            .into_iter()
            .filter_map(|item| match item {
                Item::Rect { rect, role: Role::Painted } => Some(rect),
                _ => None,
            })
            .collect();
        assert_eq!(painted.is_empty(), method == "right-of-all", "{words}: it rejects every point");
        for (x, y) in [(110.0, 118.0), (250.0, 130.0), (238.0, 202.0), (330.0, 222.0), (390.0, 150.0), (14.0, 14.0)] {
            let answer = opened(&format!("{words} p={x},{y}")).answer().verdict;
            assert_eq!(Some(painted.iter().any(|rect| rect.contains(at(x, y)))), answer, "{words} {x},{y}");
        }
    }
}

#[test]
fn remedies_repair_and_can_be_undone() {
    for (preset, name, shape) in
        [("counter-clockwise", "Reverse the order", "clockwise, convex"), ("bow-tie", "Untangle", "convex")]
    {
        let mut scene = opened(&format!("quad preset={preset}"));
        let before = scene.trace();
        let (offered, event) = scene.readings().remedy.expect(preset);
        assert_eq!(offered, name);
        scene.handle(event);
        assert!(scene.readings().facts[1].ends_with(shape), "{preset}: {}", scene.readings().facts[1]);
        scene.handle(Event::Undo);
        assert_eq!(scene.trace(), before, "{preset}");
    }
    for corners in ["a=0,0 b=4,4 c=4,0 d=0,4", "a=0,0 b=4,0 c=0,4 d=4,4"] {
        let mut scene = opened(&format!("quad {corners} p=2,2"));
        scene.handle(Event::Untangled);
        assert!(scene.readings().facts[1].ends_with("convex"), "{corners}");
    }
    assert_eq!(opened("quad preset=wpf-figure").readings().remedy, None);
}

#[test]
fn trace_lines() {
    for (words, line) in [
        (
            "rects a=171,190,100,100",
            r#"{"scene":"rects","method":"four-flags","border":"as-written","a":[171,190,271,290],"b":[270,190,370,290],"contact":"overlapping","hit":true}"#,
        ),
        (
            "quad a=1,2.5",
            r#"{"scene":"quad","method":"same-side","border":"as-written","quad":[[1,2.5],null,null,null],"probe":null,"sides":[null,null,null,null],"contact":null,"inside":null}"#,
        ),
        (
            "quad a=0,0 b=4,0 c=4,4 d=0,4 p=4,2 border=hits method=crossings",
            r#"{"scene":"quad","method":"crossings","border":"hits","quad":[[0,0],[4,0],[4,4],[0,4]],"probe":[4,2],"sides":[8,0,8,16],"contact":"on-edge","inside":true}"#,
        ),
    ] {
        assert_eq!(opened(words).trace(), line);
    }
}

fn coordinate() -> impl Strategy<Value = f64> + Clone {
    prop_oneof![(-50..900i32).prop_map(f64::from), -1e3..2e3f64, Just(1e9), Just(-1e300), Just(0.1)]
}

/// What happens to a scene; a `Turned` knob stands for the panel.
#[derive(Clone, Debug)]
enum Step {
    Event(Event),
    Turned(usize, String),
}

fn step() -> impl Strategy<Value = Step> {
    let point = (coordinate(), coordinate()).prop_map(|(x, y)| at(x, y));
    let text = prop_oneof![
        Just("on".to_string()),
        Just("off".into()),
        prop::sample::select(vec![
            "four-flags",
            "two-corners",
            "crossings",
            "right-of-all",
            "hits",
            "misses",
            "",
            "nan"
        ])
        .prop_map(String::from),
        prop::collection::vec(coordinate(), 1..5).prop_map(|numbers| numbers
            .iter()
            .map(f64::to_string)
            .collect::<Vec<_>>()
            .join(",")),
    ];
    prop_oneof![
        4 => point.clone().prop_map(|p| Step::Event(Event::PointerMoved(p))),
        4 => point.clone().prop_map(|p| Step::Event(Event::Pressed(p))),
        4 => point.prop_map(|p| Step::Event(Event::Released(p))),
        2 => (coordinate(), coordinate()).prop_map(|(dx, dy)| Step::Event(Event::Nudged { dx, dy })),
        1 => (1.0..4000.0f64, 1.0..4000.0f64).prop_map(|(width, height)| Step::Event(Event::Resized { width, height })),
        1 => prop::sample::select(vec![Event::Undo, Event::Redo, Event::PointerLeft, Event::Reversed, Event::Untangled]).prop_map(Step::Event),
        1 => prop::sample::select(vec![Event::Fitted, Event::ActualSize, Event::Stepped(1), Event::Stepped(-1)]).prop_map(Step::Event),
        1 => prop::option::of(0..9usize).prop_map(|row| Step::Event(Event::RowHovered(row))),
        1 => (coordinate(), coordinate(), -9.0..9.0f64)
            .prop_map(|(x, y, steps)| Step::Event(Event::Zoomed { at: at(x, y), steps })),
        1 => (coordinate(), coordinate()).prop_map(|(dx, dy)| Step::Event(Event::Panned { dx, dy })),
        1 => Just(Step::Event(Event::Clear)),
        2 => (0..20usize, text).prop_map(|(control, text)| Step::Turned(control, text)),
    ]
}

fn take(scene: &mut dyn Scene, step: &Step) {
    match step {
        Step::Event(event) => scene.handle(*event),
        Step::Turned(index, text) => {
            let controls = scene.controls();
            let key = controls[index % controls.len()].key;
            let before = scene.trace();
            if set(scene, key, text).is_err() {
                assert_eq!(scene.trace(), before, "what is refused changes nothing");
            }
        }
    }
}

/// All that is judged, which is all that undo brings back.
fn seen(scene: &dyn Scene) -> (String, Vec<String>) {
    let judged = scene.controls().into_iter().filter(|control| control.group == Group::Judged);
    (scene.trace(), judged.map(|control| control.value.to_string()).collect())
}

fn assert_finite(scene: &dyn Scene) {
    for control in scene.controls() {
        if let Setting::Numbers { fields, numbers: Some(numbers) } = control.value {
            for (field, number) in fields.iter().zip(numbers) {
                assert!(field.allows(number), "{} {} is {number}", control.key, field.name);
            }
        }
    }
    let line: serde_json::Value = serde_json::from_str(&scene.trace()).expect("the trace is JSON");
    assert_eq!(line["scene"], scene.name(), "{line}");
    let svg = to_svg(&scene.figure());
    assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
}

proptest! {
    // 100 streams of 100 steps for each scene: 10,000 steps.
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn any_stream_of_events(steps in prop::collection::vec(step(), 100)) {
        for (mut scene, mut twin) in all().into_iter().zip(all()) {
            // A thousand would be written a hundred thousand times.
            for scene in [&mut scene, &mut twin] {
                let _ = set(scene.as_mut(), "n", "30");
            }
            for step in &steps {
                take(scene.as_mut(), step);
                take(twin.as_mut(), step);
                assert_finite(scene.as_ref());
            }
            let _ = scene.readings();
            prop_assert_eq!(scene.figure(), twin.figure(), "the same events give the same figure");
        }
    }

    /// Each change is one step back, and as many steps forward lead to the end again.
    #[test]
    fn undo_returns_exactly_the_earlier_state(steps in prop::collection::vec(step(), 1..60)) {
        for mut scene in all() {
            // Neither the stage's size nor a followed pointer is a change that undo knows.
            let _ = set(scene.as_mut(), "follow", "off");
            let _ = set(scene.as_mut(), "n", "30");
            let mut states = vec![seen(scene.as_ref())];
            for step in &steps {
                let unknown = match step {
                    Step::Event(event) => matches!(event, Event::Resized { .. } | Event::Undo | Event::Redo),
                    Step::Turned(_, text) => text == "on",
                };
                if unknown {
                    continue;
                }
                take(scene.as_mut(), step);
                // Letting go ends a drag: from here on it is one change.
                if let Step::Event(Event::Pressed(p) | Event::PointerMoved(p)) = step {
                    scene.handle(Event::Released(*p));
                }
                // Where the pointer is decides what meets its own rectangle in a crowd, and undo does not move it.
                scene.handle(Event::PointerLeft);
                let now = seen(scene.as_ref());
                if states.last() != Some(&now) {
                    states.push(now);
                }
            }
            let last = states.pop().expect("at least the start");
            for earlier in states.iter().rev() {
                scene.handle(Event::Undo);
                prop_assert_eq!(&seen(scene.as_ref()), earlier);
            }
            for _ in 0..states.len() {
                scene.handle(Event::Redo);
            }
            prop_assert_eq!(seen(scene.as_ref()), last);
        }
    }
}

#[test]
fn quad_keeps_probes() {
    let mut scene = wpf();
    let scene = scene.as_mut();
    click(scene, at(251.0, 179.0));
    for (x, y) in [(10.0, 10.0), (300.0, 200.0)] {
        scene.handle(Event::Kept { another: Some(at(x, y)) });
        scene.handle(Event::Released(at(x, y)));
    }
    assert_eq!((value(scene, "p"), value(scene, "kept")), ("300,200".into(), "251,179/10,10".into()));
    assert_eq!(scene.answer().kept, 0b01, "the first is inside, the second is not");
    assert!(
        scene
            .trace()
            .ends_with(r#""inside":true,"kept":[{"probe":[251,179],"inside":true},{"probe":[10,10],"inside":false}]}"#)
    );
    let labels = |scene: &dyn Scene| {
        let text = |item| if let Item::Label { text, .. } = item { Some(text) } else { None };
        scene.figure().items.into_iter().filter_map(text).filter(|text| text.contains(' ')).collect::<Vec<_>>()
    };
    assert_eq!(labels(scene), ["1 ✓ true", "2 × false", "P ✓ true"]);
    drag(scene, at(251.0, 179.0), at(20.0, 20.0));
    assert_eq!(value(scene, "kept"), "20,20/10,10", "kept probes are dragged like others");
    assert_eq!(labels(scene), ["1 × false", "2 × false", "P ✓ true"], "and judged again");
    scene.handle(Event::Undo);
    scene.handle(Event::Undo);
    assert_eq!((value(scene, "p"), value(scene, "kept")), ("10,10".into(), "251,179".into()), "one step each");
    scene.handle(Event::Kept { another: None });
    scene.handle(Event::Nudged { dx: 1.0, dy: 0.0 });
    assert_eq!((value(scene, "p"), value(scene, "kept")), ("11,10".into(), "251,179/10,10".into()), "by keys alone");
    scene.handle(Event::Clear);
    assert_eq!(value(scene, "kept"), "none");
}

#[test]
fn quad_with_y_up_keeps_the_numbers_and_turns_the_words() {
    let (down, up) = (opened("quad preset=wpf-figure"), opened("quad preset=wpf-figure up=up"));
    assert_eq!(down.trace(), up.trace());
    let meanings = |scene: &dyn Scene| -> Vec<(String, String)> {
        let rows = scene.readings().sections.remove(0).rows.into_iter();
        let side = |row: hantei::scene::Row| match row.says {
            Says::Side { value, meaning, .. } => (value, meaning),
            _ => panic!("not a side"),
        };
        rows.map(side).collect()
    };
    for ((value, right), (same, left)) in meanings(down.as_ref()).into_iter().zip(meanings(up.as_ref())) {
        assert_eq!((value, right), (same, left.replace("left", "right")));
    }
    assert_eq!(up.readings().facts[1], "counter-clockwise, convex");
    let (low, high) = (up.viewport().to_stage(at(162.0, 212.0)), up.viewport().to_stage(at(210.0, 312.0)));
    assert_eq!((low, high), (at(162.0, 268.0), at(210.0, 168.0)), "y = 0 is the bottom of the stage");
    let mut scene = up;
    scene.handle(Event::Nudged { dx: 0.0, dy: -1.0 });
    assert_eq!(value(scene.as_ref(), "p"), "251,180", "the arrow up goes up");
    let turned = opened("quad preset=counter-clockwise up=up method=right-of-all");
    assert_eq!((turned.readings().facts[1].as_str(), turned.answer().verdict), ("clockwise, convex", Some(false)));
    assert!(turned.readings().notes.join(" ").contains("y grows up"), "why it rejects all");
}

#[test]
fn rects_turned_are_tested_after_turning_back() {
    let plain = opened("rects a=150,130,140,120 b=230,200,160,140");
    let mut scene = opened("rects a=150,130,140,120 b=230,200,160,140 angle=30");
    assert_eq!(scene.trace(), plain.trace(), "the angle changes no answer");
    assert_eq!(scene.readings().facts[1], "both turned by 30°, tested after turning back");
    // Around the middle of the stage, (320, 240): a corner of A is at (150, 130) before the turn.
    let (sin, cos) = 30f64.to_radians().sin_cos();
    let turned = |x: f64, y: f64| {
        let (dx, dy) = (x - 320.0, y - 240.0);
        at(320.0 + dx * cos - dy * sin, 240.0 + dx * sin + dy * cos)
    };
    drag(scene.as_mut(), turned(150.0, 130.0), turned(140.0, 110.0));
    assert_eq!(value(scene.as_ref(), "a"), "140,110,150,140", "a handle is dragged where it is seen");
    let shown = |scene: &dyn Scene| -> Vec<Point> {
        let red = scene.figure().items.into_iter().find_map(|item| match item {
            Item::Polygon { points, role: Role::First } => Some(points),
            Item::Rect { rect, role: Role::First } => Some(vec![rect.min()]),
            _ => None,
        });
        red.expect("A is drawn")
    };
    assert!(shown(scene.as_ref())[0].distance(turned(140.0, 110.0)) < 1e-9);
    assert!(!scene.advance(&ticking(0.06)), "nothing moves");
    set(scene.as_mut(), "back", "on").unwrap();
    let mut frames = 0;
    while scene.advance(&ticking(0.06)) {
        frames += 1;
    }
    assert!((30..90).contains(&frames), "a short turn: {frames}");
    assert_eq!(shown(scene.as_ref()), [at(140.0, 110.0)], "turned back, it is where its numbers say");
}

#[test]
fn melons_same_frames_every_time() {
    let mut played = opened("melons");
    for frame in 0..400 {
        if frame % 37 == 0 {
            let asked = opened(&format!("melons frame={frame} play=on"));
            assert_eq!(asked.figure(), played.figure(), "frame {frame}");
        }
        assert!(played.advance(&ticking(0.06)), "it plays");
    }
    let mut slow = opened("melons frame=10 rate=4 play=on");
    (0..30).for_each(|_| assert!(slow.advance(&ticking(0.06))));
    assert_eq!(value(slow.as_ref(), "frame"), "12", "two frames in half a second");
    slow.handle(Event::Played);
    assert!(!slow.advance(&ticking(0.06)), "paused");
    assert_eq!(value(slow.as_ref(), "frame"), "12");
}

#[test]
fn melons_hit_while_they_overlap() {
    for way in ["horizontal", "vertical"] {
        for (frame, contact, hit) in [
            (74, "apart", false),
            (75, "touching", false),
            (76, "overlapping", true),
            (99, "overlapping", true),
            (100, "touching", false),
        ] {
            let scene = opened(&format!("melons way={way} frame={frame}"));
            assert_eq!((scene.answer().contact, scene.answer().verdict), (Some(contact), Some(hit)), "{way} {frame}");
            let next_lap = opened(&format!("melons way={way} frame={}", frame + 175));
            assert_eq!(next_lap.answer(), scene.answer(), "{way}: they wrap around");
            let beside = opened(&format!("melons way={way} frame={frame} offset=-100"));
            assert_eq!(beside.answer().verdict, Some(false), "{way} {frame}: they pass each other");
            let counted = opened(&format!("melons way={way} frame={frame} border=hits"));
            assert_eq!(counted.answer().verdict, Some(contact != "apart"), "{way} {frame}");
        }
    }
}

/// The strip against every condition asked one by one: a frame in which all bars stand is a hit, and no other is.
#[test]
fn melons_strip_shows_each_condition() {
    for (opening, conditions) in [
        ("melons frame=0", 4),
        ("melons frame=0 offset=100", 4),
        ("melons speed=110 frame=2", 4),
        ("melons speed=33.3 way=vertical frame=9", 2),
        ("melons speed=145 swept=on frame=0", 4),
    ] {
        let scene = opened(opening);
        let bars: Vec<(Rect, Role)> = scene
            .figure()
            .items
            .into_iter()
            .filter_map(|item| match item {
                Item::Rect { rect, role: role @ (Role::Holds | Role::Fails | Role::Overlap) } => Some((rect, role)),
                _ => None,
            })
            .collect();
        let mut rows: Vec<f64> = bars.iter().map(|(rect, _)| rect.max().y).collect();
        rows.sort_by(f64::total_cmp);
        rows.dedup_by(|a, b| (*a - *b).abs() < 0.01);
        assert_eq!(rows.len(), conditions + 1, "{opening}: a row for each condition, and one for the hit");
        let (left, right) = bars
            .iter()
            .fold((f64::MAX, f64::MIN), |(left, right), (rect, _)| (left.min(rect.min().x), right.max(rect.max().x)));
        let lap: f64 = 700.0;
        let speed: f64 = value(scene.as_ref(), "speed").parse().unwrap();
        let frames = (lap / speed).ceil();
        for frame in 0..frames as u32 {
            let x = left + (f64::from(frame) + 0.5) * (right - left) / frames;
            let holds = |row: f64| {
                let bar = bars
                    .iter()
                    .find(|(rect, _)| (rect.max().y - row).abs() < 0.01 && rect.min().x <= x && x <= rect.max().x);
                bar.expect("every frame has a mark in every row").1 != Role::Fails
            };
            let there = opened(&format!("{opening} frame={frame}"));
            let hit = there.answer().verdict == Some(true);
            let (last, each) = rows.split_last().unwrap();
            assert_eq!(holds(*last), hit, "{opening}, frame {frame}");
            assert_eq!(each.iter().all(|&row| holds(row)), hit, "{opening}, frame {frame}: a hit is where all hold");
            for (i, row) in there.readings().sections[0].rows.iter().enumerate() {
                if let Says::Comparison { truth: truth @ (Truth::True | Truth::False), .. } = row.says {
                    assert_eq!(holds(each[i]), truth == Truth::True, "{opening}, frame {frame}, condition {i}");
                }
            }
        }
    }
}

/// Whatever the speed: that they missed each other is said exactly when no frame of a lap overlaps.
#[test]
fn melons_miss_each_other_only_between_frames() {
    let mut missed_laps = 0;
    for speed in [0.5, 3.7, 50.0, 99.0, 100.0, 101.0, 120.0, 145.0, 150.0, 175.0, 200.0] {
        let frames = (700.0_f64 / speed).ceil() as u32;
        let at_frame = |frame: u32, swept: &str| opened(&format!("melons speed={speed} swept={swept} frame={frame}"));
        let answers = |swept| (0..frames).map(|frame| at_frame(frame, swept).answer()).collect::<Vec<_>>();
        if speed < 3.0 {
            assert!(answers("off").iter().any(|answer| answer.verdict == Some(true)), "slow ones hit");
            continue;
        }
        let plain = answers("off");
        let hits = plain.iter().any(|answer| answer.verdict == Some(true));
        let said = plain.iter().filter(|answer| answer.moment > 0).count();
        assert_eq!(said > 0, !hits, "speed {speed}");
        missed_laps += said.min(1);
        assert!(answers("on").iter().any(|answer| answer.verdict == Some(true)), "speed {speed}: the band always hits");
        if let Some(missed) = plain.iter().find(|answer| answer.moment > 0) {
            let there = at_frame(missed.moment as u32, "off");
            assert!(there.readings().notes[0].contains("no frame falls in there"), "speed {speed}");
            assert!(there.trace().ends_with(r#""missed":true}"#), "speed {speed}");
            let bands =
                there.figure().items.into_iter().filter(|item| matches!(item, Item::Rect { role: Role::Swept, .. }));
            assert_eq!(bands.count(), 2, "speed {speed}: both bands are drawn");
        }
    }
    assert!(missed_laps >= 3, "some speeds miss");
}

#[test]
fn melons_scrub_step_and_undo() {
    let mut scene = opened("melons");
    let scene = scene.as_mut();
    // The strip of 640×480: 175 frames from x = 119.2 to 626.
    let x = |frame: f64| 119.2 + (frame + 0.5) * (626.0 - 119.2) / 175.0;
    scene.handle(Event::Pressed(scene.viewport().to_world(at(x(20.0), 400.0))));
    assert_eq!((value(scene, "frame"), value(scene, "play")), ("20".into(), "off".into()), "a press pauses there");
    assert_eq!(scene.pointer_shape(), PointerShape::Horizontal);
    for (to, frame) in [(88.0, "88"), (500.0, "174"), (-50.0, "0"), (90.0, "90")] {
        scene.handle(Event::PointerMoved(scene.viewport().to_world(at(x(to), 10.0))));
        assert_eq!(value(scene, "frame"), frame, "also outside of the strip");
    }
    scene.handle(Event::Released(scene.viewport().to_world(at(x(90.0), 10.0))));
    scene.handle(Event::Stepped(1));
    scene.handle(Event::Nudged { dx: -10.0, dy: 0.0 });
    assert_eq!(value(scene, "frame"), "81");
    (0..3).for_each(|_| scene.handle(Event::Undo));
    assert_eq!((value(scene, "frame"), value(scene, "play")), ("0".into(), "on".into()), "the drag is one step");
    scene.handle(Event::Pressed(scene.viewport().to_world(at(300.0, 100.0))));
    assert_eq!(value(scene, "play"), "on", "a press elsewhere does nothing");
    set(scene, "frame", "50").unwrap();
    scene.handle(Event::Nudged { dx: 0.0, dy: -1.0 });
    assert_eq!(
        (value(scene, "speed"), value(scene, "frame")),
        ("5".into(), "40".into()),
        "faster, from where they are"
    );
}

#[test]
fn crowd_same_frames_every_time_by_every_method() {
    for kind in ["drift", "clusters", "shooter"] {
        let mut played = opened(&format!("crowd n=300 kind={kind} play=on"));
        for frame in 0..200 {
            if frame % 41 == 0 {
                let pairs = ["brute", "sweep", "strips"].map(|method| {
                    let asked = opened(&format!("crowd n=300 kind={kind} frame={frame} method={method} play=on"));
                    assert_eq!(asked.figure(), played.figure(), "{kind} {frame} {method}");
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
            let found = scene.figure().items.into_iter().find_map(|item| match item {
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
                |other: &&Rect| hantei::collision::contact(*one, **other) == hantei::collision::Contact::Overlapping;
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
    let mut scene = opened("crowd n=500 frame=0");
    assert_eq!(scene.answer().verdict, Some(false));
    scene.handle(Event::PointerMoved(at(300.0, 300.0)));
    assert_eq!(scene.answer().verdict, Some(true), "among 500 it meets some");
    assert!(scene.readings().facts[2].starts_with("the pointer's own meets "));
    scene.handle(Event::PointerMoved(at(-100.0, 300.0)));
    assert_eq!(scene.answer().verdict, Some(false), "off the field there is none");
}

#[test]
fn crowd_brute_force_is_capped_and_says_so() {
    let scene = opened("crowd n=5000 method=brute frame=0");
    assert!(scene.trace().contains("\"compared\":7998000,"), "{}", scene.trace());
    assert!(scene.readings().notes[0].starts_with("Brute force is given the first 4,000 rectangles only"));
    assert!(opened("crowd n=4000 method=brute frame=0").readings().notes.is_empty());
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
    assert!(scene.readings().methods.iter().all(|method| method.says == "20.00 ms"), "{:?}", scene.readings().methods);
    assert!(plot.mark.is_some_and(|(_, says)| says.starts_with("brute: 50 ms at ")));
}
