//! Two rectangles: following, dragging, keys, and the texts of the panel.

use super::{at, by, drag, opened, pressed, say, say_all, value, verdict};
use hantei_collision::{Point, Rect};
use hantei_scenes::figure::{Item, Role};
use hantei_scenes::scene::{Content, Door, Event, Truth, Viewer};

#[test]
fn rects_start_as_the_hsp_script() {
    let scene = opened("rects");
    assert_eq!(value(&scene, "a"), "142,146,100,100", "until the pointer comes");
    assert_eq!(value(&scene, "b"), "270,190,100,100");
    let rects: Vec<_> = scene
        .figure()
        .leaves()
        .into_iter()
        .cloned()
        .filter_map(|item| match item {
            Item::Rect { role: role @ (Role::First | Role::Second | Role::Overlap), .. } => Some(role),
            _ => None,
        })
        .collect();
    assert_eq!(rects, [Role::First, Role::Second], "red first, blue over it, no overlap");
}

/// Once an edge that both share was amber, the colour of a hit, under "Miss".
#[test]
fn touching_that_misses_is_not_painted_as_a_hit() {
    let marks = |border: &str| {
        let scene = opened(&format!("rects a=20,20,50,50 b=70,20,50,50 method=four-flags border={border}"));
        let leaves: Vec<Item> = scene.figure().leaves().into_iter().cloned().collect();
        let count = |wanted: Role| {
            leaves.iter().filter(|item| matches!(item, Item::Rect { role, .. } if *role == wanted)).count()
        };
        (verdict(&scene), count(Role::Overlap), count(Role::TouchMiss))
    };
    // In the picture, and on x below it.
    assert_eq!(marks("as-written"), (Some(false), 0, 2));
    assert_eq!(marks("hits"), (Some(true), 2, 0));
}

/// It is in the middle of HSP's window of 640 × 480, and in sight on every stage.
#[test]
fn rects_blue_does_not_move_with_the_stage() {
    for scene in hantei_scenes::scene::all().iter().filter(|scene| scene.name() == "rects") {
        for (preset, _) in scene.presets() {
            let mut opened = opened(&format!("rects preset={preset}"));
            let before = opened.trace().line();
            opened.handle(Event::Resized { width: 941.0, height: 700.0 });
            assert_eq!(opened.trace().line(), before, "{preset}");
        }
    }
}

/// As in the mock-up: 170 of 564 pixels.
#[test]
fn rects_start_large_enough() {
    for (width, height) in [
        (680.0, 564.0),
        (1240.0, 864.0),
        (840.0, 864.0),
        (424.0, 392.0),
        (390.0, 392.0),
        (390.0, 488.0),
        (700.0, 564.0),
    ] {
        let mut scene = opened("rects");
        scene.handle(Event::Resized { width, height });
        let zoom = scene.viewport().zoom;
        let part = 100.0 * zoom / height;
        assert!(part >= 0.24 || width < height, "{width}×{height}: {part}");
        assert!(width != 680.0 || zoom == 1.7, "{zoom}");
        let [a, b] = [(142.0, 146.0), (370.0, 290.0)].map(|(x, y)| scene.viewport().to_stage(at(x, y)));
        assert!(a.x > 82.0 && a.y > 0.0 && b.x < width && b.y < height - 64.0, "{width}×{height}: {a:?} {b:?}");
    }
}

/// The pointer moves by whole units, or by tenths where a rectangle is smaller than a unit.
#[test]
fn rects_snap_to_whole_units() {
    let mut scene = opened("rects");
    scene.handle(Event::PointerMoved(at(171.4, 190.6)));
    assert_eq!(value(&scene, "a"), "171,191,100,100");
    let mut scene = opened("rects a=10.5,20.25,30,40 b=100,100,9,9");
    drag(&mut scene, at(20.0, 30.0), at(25.7, 30.2));
    assert_eq!(value(&scene, "a"), "16,20.25,30,40", "what is not moved stays");
    let mut small = opened("rects a=0.1,0.1,0.2,0.2 b=0.5,0.1,0.2,0.2");
    drag(&mut small, at(0.2, 0.2), at(0.34, 0.2));
    assert_eq!(value(&small, "a"), "0.2,0.1,0.2,0.2");
}

#[test]
fn a_finger_on_a_moves_a_and_no_edge() {
    let press = |scene: &mut Viewer, from: Point, to: Point| {
        scene.handle(Event::ByFinger(true));
        scene.handle(Event::PointerMoved(from));
        scene.handle(Event::Pressed { at: from, shift: false });
        scene.handle(Event::PointerMoved(to));
        scene.handle(Event::Released(to));
    };
    let mut scene = opened("rects a=100,100,100,100 b=300,100,100,100 follow=on");
    press(&mut scene, at(150.0, 150.0), at(150.0, 150.0));
    assert_eq!(value(&scene, "a"), "100,100,100,100", "a tap on A leaves it there");
    press(&mut scene, at(150.0, 150.0), at(160.0, 170.0));
    assert_eq!(value(&scene, "a"), "110,120,100,100", "it moves as the finger does");
    press(&mut scene, at(20.0, 30.0), at(21.0, 31.0));
    assert_eq!(value(&scene, "a"), "111,121,100,100", "also on the empty stage");
    press(&mut scene, at(20.0, 30.0), at(20.0, 30.0));
    press(&mut scene, at(350.0, 150.0), at(370.0, 190.0));
    assert_eq!(value(&scene, "a"), "111,121,100,100", "a tap moves nothing, and on B no finger does");
    assert_eq!(value(&scene, "b"), "300,100,100,100");
    let mut scene = opened("rects a=100,100,48,48 b=148,100,100,100 follow=off");
    press(&mut scene, at(139.0, 124.0), at(129.0, 124.0));
    assert_eq!(value(&scene, "a"), "90,100,48,48", "near its edge, it is moved");
    press(&mut scene, at(156.0, 124.0), at(166.0, 124.0));
    assert_eq!((value(&scene, "a"), value(&scene, "b")), ("90,100,48,48".into(), "158,100,100,100".into()), "on B, B");
}

/// So the button for a step can be reached through a hit.
#[test]
fn a_click_holds_a_and_another_one_lets_it_follow() {
    let mut scene = opened("rects");
    let click = |scene: &mut Viewer, at: Point| {
        scene.handle(Event::PointerMoved(at));
        scene.handle(pressed(at));
        scene.handle(Event::Released(at));
    };
    click(&mut scene, at(226.0, 136.0));
    assert!(scene.reminder().is_some_and(|(said, _)| say(&said).contains("once more")));
    scene.handle(Event::PointerMoved(at(500.0, 20.0)));
    scene.handle(Event::act("step"));
    assert_eq!((value(&scene, "a"), verdict(&scene)), ("226,136,100,100".into(), Some(true)), "it is held");
    assert!(!scene.command().contains("follow"), "{}", scene.command());
    // Held, both can be dragged, and a drag does not let it go.
    drag(&mut scene, at(240.0, 150.0), at(250.0, 150.0));
    drag(&mut scene, at(360.0, 280.0), at(370.0, 280.0));
    assert_eq!((value(&scene, "a"), value(&scene, "b")), ("236,136,100,100".into(), "280,190,100,100".into()));
    scene.handle(Event::PointerMoved(at(20.0, 20.0)));
    assert_eq!(value(&scene, "a"), "236,136,100,100");
    click(&mut scene, at(20.0, 20.0));
    scene.handle(Event::PointerMoved(at(250.0, 140.0)));
    assert_eq!(value(&scene, "a"), "250,140,100,100", "it follows again");
    scene.handle(Event::act("undo"));
    assert_eq!(value(&scene, "follow"), "off", "the click is taken back");
    // What never followed does not begin by a click.
    let mut placed = opened("rects a=0,0,10,10");
    click(&mut placed, at(300.0, 20.0));
    placed.handle(Event::PointerMoved(at(310.0, 20.0)));
    assert_eq!(value(&placed, "a"), "0,0,10,10");
}

/// Once A went on to the right edge with the pointer, and under the panel.
#[test]
fn a_stays_in_the_picture_that_the_pointer_leaves() {
    for (width, height) in [(680.0, 564.0), (424.0, 392.0), (1240.0, 864.0)] {
        let mut scene = opened("rects");
        scene.handle(Event::Resized { width, height });
        let viewport = scene.viewport();
        // By the panel, by the verdict, over both axes.
        for end in [(width, height * 0.4), (width * 0.6, 0.0), (0.0, height * 0.5), (width * 0.5, height)] {
            let middle = Point::new(width / 2.0, height / 2.0);
            for part in 0..=20 {
                let part = f64::from(part) / 20.0;
                let on_stage = at(middle.x + (end.0 - middle.x) * part, middle.y + (end.1 - middle.y) * part);
                scene.handle(Event::PointerMoved(viewport.to_world(on_stage)));
            }
            scene.handle(Event::PointerLeft);
            let (_, seen) = scene.landmarks().remove(0);
            let picture = Rect::from_corners(at(82.0, 0.0), at(width, height - 54.0)).grown(viewport.zoom);
            assert!(picture.contains(seen.min()) && picture.contains(seen.centre()), "{width}: {end:?}: {seen:?}");
        }
    }
    // Yet A gets beyond B where it would leave the picture: to the right and below.
    for (x, y, row) in [(639.0, 200.0, 1), (270.0, 425.0, 3)] {
        let mut scene = opened("rects");
        scene.handle(Event::PointerMoved(scene.viewport().to_world(at(x, y))));
        let rows = &scene.readings().sections[0].rows;
        let is_true =
            |row: &hantei_scenes::scene::Row| matches!(row.content, Content::Comparison { truth: Truth::True, .. });
        assert!(is_true(&rows[row]), "{row}: {}", value(&scene, "a"));
    }
    // What is larger than the picture goes with the pointer.
    let mut large = opened("rects a=0,0,4000,10 follow=on zoom=1 pan=0,0");
    large.handle(Event::PointerMoved(at(500.0, 20.0)));
    assert_eq!(value(&large, "a"), "500,20,4000,10");
}

#[test]
fn rects_follow_and_drag() {
    let mut scene = opened("rects");
    scene.handle(Event::PointerMoved(at(171.0, 190.0)));
    assert_eq!(value(&scene, "a"), "171,190,100,100");
    assert_eq!(verdict(&scene), Some(true));
    let scene = &mut scene;
    scene.set("follow", "off").unwrap();
    scene.handle(Event::PointerMoved(at(0.0, 0.0)));
    assert_eq!(value(scene, "a"), "171,190,100,100", "no longer followed");
    drag(scene, at(191.0, 240.0), at(41.0, 140.0));
    assert_eq!(value(scene, "a"), "21,90,100,100", "body, with its grab offset");
    for (name, from, to, expected) in [
        ("bottom-right corner", at(121.0, 190.0), at(131.0, 200.0), "21,90,110,110"),
        ("a corner, grabbed beside it", at(136.0, 205.0), at(126.0, 195.0), "21,90,100,100"),
        ("right edge across the left one", at(121.0, 140.0), at(1.0, 300.0), "1,90,20,100"),
        ("top edge", at(11.0, 90.0), at(50.0, 100.0), "1,100,20,90"),
        ("left edge out of the stage", at(1.0, 145.0), at(-500.4, 145.0), "-500,100,521,90"),
    ] {
        drag(scene, from, to);
        assert_eq!(value(scene, "a"), expected, "{name}");
    }
    for _ in 0..5 {
        scene.handle(Event::act("undo"));
    }
    assert_eq!(value(scene, "a"), "21,90,100,100", "one step for each drag");
}

#[test]
fn rects_the_nearest_handle_wins() {
    let mut scene = opened("rects a=100,100,100,100 b=210,100,100,100");
    let scene = &mut scene;
    drag(scene, at(204.0, 150.0), at(214.0, 150.0));
    assert_eq!((value(scene, "a"), value(scene, "b")), ("100,100,110,100".into(), "210,100,100,100".into()));
}

/// As a course opens them, on a small screen: a handle of B reaches into A, and both overlap.
#[test]
fn rects_what_is_dragged_is_the_selected_one() {
    for from in [at(345.0, 275.0), at(305.0, 235.0)] {
        let mut scene = opened("rects a=280,210,80,80 b=230,160,100,100 zoom=0.5");
        drag(&mut scene, from, at(from.x - 200.0, from.y));
        let both = (value(&scene, "a"), value(&scene, "b"));
        assert_eq!(both, ("80,210,80,80".into(), "230,160,100,100".into()), "from {from:?}");
        // B can be taken beside A, and then has its handles.
        drag(&mut scene, at(280.0, 210.0), at(270.0, 210.0));
        drag(&mut scene, at(320.0, 260.0), at(330.0, 270.0));
        assert_eq!(value(&scene, "b"), "220,160,110,110", "from {from:?}");
    }
}

#[test]
fn rects_keys_reach_exact_touching() {
    let mut scene = opened("rects a=100.3,100,100,100 b=210,100,100,100");
    let scene = &mut scene;
    let nudge = |scene: &mut Viewer, times, dx| {
        (0..times).for_each(|_| scene.handle(by("nudge", dx, 0.0)));
    };
    nudge(scene, 9, 1.0);
    assert_eq!(say_all(&scene.readings().facts), ["apart by 0.7 on x"]);
    nudge(scene, 7, 0.1);
    assert_eq!(value(scene, "a"), "110,100,100,100");
    assert_eq!(say_all(&scene.readings().facts), ["touching on x"]);
    nudge(scene, 1, 0.1);
    assert_eq!(say_all(&scene.readings().facts), ["overlapping 0.1 × 100"]);
}

#[test]
fn rects_contact_in_words() {
    for (a, b, words) in [
        ("0,0,10,10", "22,0,10,10", "apart by 12 on x"),
        ("0,0,10,10", "0,15.5,10,10", "apart by 5.5 on y"),
        ("0,0,10,10", "22,15,10,10", "apart by 12 on x and 5 on y"),
        ("0,0,10,10", "10,5,10,10", "touching on x"),
        ("0,0,10,10", "5,10,10,10", "touching on y"),
        ("0,0,10,10", "10,10,10,10", "touching on x and on y, at a corner"),
        ("0,0,100,100", "70,60,100,100", "overlapping 30 × 40"),
        ("0,0,100,100", "10,20,30,40", "overlapping 30 × 40"),
    ] {
        for (a, b) in [(a, b), (b, a)] {
            let scene = opened(&format!("rects a={a} b={b}"));
            assert_eq!(say_all(&scene.readings().facts), [words], "a={a} b={b}");
        }
    }
}

#[test]
fn rects_tell_why_methods_disagree() {
    let notes = |words: &str| say_all(&opened(words).readings().notes).join(" ");
    assert_eq!(notes("rects a=0,0,10,10 b=20,0,10,10"), "", "apart: all agree");
    assert!(notes("rects a=0,0,10,10 b=10,0,10,10").contains("share only a border"));
    assert_eq!(notes("rects a=0,0,10,10 b=10,0,10,10 border=hits"), "");
    assert_eq!(notes("rects a=0,0,10,10 b=10,0,10,10 border=misses"), "");
    assert!(notes("rects a=0,0,10.5,10 b=10,0,10,10").contains("less than one pixel (0.5 on x)"));
    assert_eq!(notes("rects a=0,0,10.5,10 b=10,0,10,10 border=hits"), "", "without the - 1");
    assert_eq!(notes("rects a=0,0,11,10 b=10,0,10,10"), "", "one whole pixel");
    // The corners touch at 38.1, but half the sum of the widths is the last digit less than the distance.
    let rounding = notes("rects a=38,0,0.1,9 b=38.1,0,0.2,9 border=hits");
    assert!(rounding.contains("Rounding makes centre-size wrong:"), "{rounding}");
}

#[test]
fn rects_show_what_was_not_reached() {
    let scene = opened("rects a=0,0,10,10 b=50,0,10,10 method=ruled-out");
    let truths: Vec<_> = scene.readings().sections[0]
        .rows
        .iter()
        .map(|row| match &row.content {
            Content::Comparison { asked, truth, .. } => (asked.clone(), *truth),
            Content::Computed { .. }
            | Content::Bars { .. }
            | Content::Span { .. }
            | Content::Side { .. }
            | Content::Columns { .. }
            | Content::Sided { .. }
            | Content::Fact { .. }
            | Content::Code { .. } => panic!("not a comparison"),
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
fn libraries_disagree_only_when_touching() {
    let hits = |b: &str| {
        let sections = opened(&format!("rects a=0,0,10,10 b={b}")).readings().sections;
        let says = sections[1].rows.iter().map(|row| match &row.content {
            Content::Fact { verdict, meaning, .. } => {
                assert_eq!(say(meaning), if *verdict { "hit" } else { "miss" });
                *verdict
            }
            Content::Comparison { .. }
            | Content::Computed { .. }
            | Content::Bars { .. }
            | Content::Span { .. }
            | Content::Side { .. }
            | Content::Columns { .. }
            | Content::Sided { .. }
            | Content::Code { .. } => panic!("not a library"),
        });
        says.filter(|&verdict| verdict).count()
    };
    assert_eq!([hits("5,5,10,10"), hits("10,0,10,10"), hits("30,0,10,10")], [19, 11, 0]);
}

/// At a zoom without round numbers, sizes once grew and shrank by the last digit with every move.
#[test]
fn rects_followed_or_dragged_keep_their_size() {
    for follow in ["on", "off"] {
        let mut scene = opened(&format!("rects a=0,0,100,60 b=9000,0,9,9 follow={follow} zoom=0.72 pan=-10.1,3.3"));
        let scene = &mut scene;
        let mut random = fastrand::Rng::with_seed(4);
        scene.handle(pressed(at(50.0, 30.0)));
        for move_ in 0..20_000 {
            let point = scene.viewport().to_world(at(random.f64() * 640.0, random.f64() * 480.0));
            scene.handle(Event::PointerMoved(point));
            if move_ % 50 == 0 {
                scene.handle(Event::Released(point));
                scene.handle(pressed(point));
            }
        }
        let said = value(scene, "a");
        assert_eq!(said.split(',').skip(2).collect::<Vec<_>>(), ["100", "60"], "follow={follow}: {said}");
    }
}

#[test]
fn rects_are_dragged_by_tenths_with_ctrl() {
    let mut scene = opened("rects a=100,100,50,50 b=300,100,50,50 follow=off");
    scene.handle(pressed(at(120.0, 120.0)));
    scene.handle(Event::Fine(true));
    scene.handle(Event::PointerMoved(at(123.32, 120.0)));
    assert_eq!(value(&scene, "a"), "103.3,100,50,50");
    scene.handle(Event::Fine(false));
    scene.handle(Event::PointerMoved(at(123.42, 120.0)));
    assert_eq!(value(&scene, "a"), "103,100,50,50");
}

#[test]
fn rects_show_a_figure_large_while_its_door_is_open() {
    let mut scene = opened("rects door=map large=on");
    assert_eq!(scene.large(), Some(Door::Map));
    assert!(scene.command().contains("large=on"), "{}", scene.command());
    scene.set("door", "closed").expect("a door");
    scene.set("door", "map").expect("a door");
    assert_eq!(scene.large(), None, "it was left");
    scene.set("large", "on").expect("a figure");
    scene.set("guess", "on").expect("a guess");
    assert_eq!(scene.large(), None, "it would tell the answer");
    assert_eq!(opened("rects door=examples large=on").large(), None, "no figure stands there");
}
