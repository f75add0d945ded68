//! The explanations in the picture of two rectangles: shadows on the axes, compared numbers, pixels.

use super::{at, contact, opened, placed, say, value, verdict, words};
use hantei_collision::{Axis, Point, Rect};
use hantei_scenes::figure::{Figure, Item, Role, Transform};
use hantei_scenes::scene::{Content, Event, Viewer};

fn written(scene: &Viewer, wanted: Role) -> Vec<String> {
    let figure = scene.figure();
    let text = |item: &&Item| match item {
        Item::Label { text, role, .. } if *role == wanted => Some(say(text)),
        _ => None,
    };
    figure.leaves().iter().filter_map(text).collect()
}

fn areas(figure: &Figure, wanted: Role) -> Vec<(Transform, Rect)> {
    let of_role = placed(figure).into_iter().filter_map(|(to_stage, item)| match item {
        Item::Rect { rect, role } if *role == wanted => Some((to_stage, *rect)),
        _ => None,
    });
    of_role.collect()
}

#[test]
fn shadows_show_what_is_shared_or_the_gap_on_each_axis() {
    for (a, b, x, y) in [
        ("0,0,100,100", "40,70,100,100", "overlap 60", "overlap 30"),
        ("0,0,100,100", "112,95,10,10", "gap 12", "overlap 5"),
        ("0,0,100,100", "100,250.5,10,10", "touch", "gap 150.5"),
        ("0,0,100,100", "100,100,10,10", "touch", "touch"),
        ("0,0,300,300", "100,100,50,60", "overlap 50", "overlap 60"),
        ("0.1,0.1,0.2,0.2", "0.3,0.1,0.2,0.2", "overlap 5.6e−17", "overlap 0.2"),
    ] {
        let scene = opened(&format!("rects a={a} b={b}"));
        let said = words(&scene).join(" ");
        assert!(said.contains(&format!("on x: {x}")), "{a} {b}: {x}: {said}");
        assert!(said.contains(&format!("on y {y}")), "{a} {b}: {y}: {said}");
        let figure = scene.figure();
        let count = |role| areas(&figure, role).len();
        // As many hatched bars as axes with an overlap; both shapes overlap only with two.
        let shared = [x, y].iter().filter(|line| line.starts_with("overlap")).count();
        assert_eq!(count(Role::SharedBar), shared, "{a} {b}");
        assert_eq!(contact(&scene).as_deref() == Some("overlapping"), shared == 2, "{a} {b}");
        let apart = [x, y].iter().filter(|line| line.starts_with("gap")).count();
        assert_eq!(count(Role::GapBand), apart, "{a} {b}: a band across the picture");
        let bracket = figure.leaves().into_iter().filter(|item| matches!(item, Item::Line { role: Role::Bracket, .. }));
        assert_eq!(bracket.count(), 3 * apart, "{a} {b}: a line with two ends");
    }
    assert!(!words(&opened("rects strips=off")).iter().any(|word| word.contains("gap")));
    assert!(!words(&opened("rects guess=on")).iter().any(|word| word.contains("gap")), "nothing tells");
}

#[test]
fn bars_lie_where_the_intervals_are() {
    for view in ["zoom=1 pan=0,0", "zoom=2 pan=30,40", "zoom=0.5 pan=-200,-100"] {
        let scene = opened(&format!("rects a=100,90,120,80 b=190,150,60,80 {view}"));
        let figure = scene.figure();
        for (role, whole) in [(Role::FirstBar, Role::First), (Role::SecondBar, Role::Second)] {
            let [(_, x), (_, y)] = areas(&figure, role)[..] else { panic!("{view}: a bar for each axis") };
            let (to_stage, rect) = areas(&figure, whole)[0];
            let rect = to_stage.around(rect);
            assert_eq!((x.interval(Axis::X), y.interval(Axis::Y)), (rect.interval(Axis::X), rect.interval(Axis::Y)));
            assert_eq!([x.height(), y.width()], [8.0; 2], "{view}");
            assert!(x.min().y >= 426.0 && y.max().x <= 82.0, "{view}: along the borders");
        }
    }
    let turned = opened("rects a=100,90,120,80 b=190,150,60,80 angle=30");
    assert!(areas(&turned.figure(), Role::FirstBar).is_empty(), "what is turned has no shadows on the axes");
    let back = opened("rects a=100,90,120,80 b=190,150,60,80 angle=30 back=on");
    assert_eq!(areas(&back.figure(), Role::FirstBar).len(), 2, "turned back it has");
}

#[test]
fn the_axes_are_over_what_is_dragged_there() {
    let scene = opened("rects a=0,0,600,600 b=0,0,9,9 zoom=1 pan=0,0");
    let figure = scene.figure();
    let of = |wanted: Role| {
        figure.leaves().iter().position(|item| match item {
            Item::Rect { role, .. } | Item::Rects { role, .. } => *role == wanted,
            _ => false,
        })
    };
    assert!(of(Role::First) < of(Role::Ground) && of(Role::Ground) < of(Role::FirstBar));
}

/// Once a lit distance to a far rectangle crossed the measure of the other axis, down to the window's edge.
#[test]
fn a_lit_distance_ends_at_the_axes() {
    let far = "rects a=100,100,100,100 b=270,8190,100,100 zoom=1 pan=0,0";
    for more in ["step=3", "step=4", "centres=on", "method=centre-size centres=on step=1"] {
        let figure = opened(&format!("{far} {more}")).figure();
        let leaves = figure.leaves();
        let axes = leaves.iter().position(|item| matches!(item, Item::Rects { role: Role::Ground, .. }));
        let is_lit = |item: &&Item| matches!(item, Item::Line { role: Role::Lit | Role::Way, .. });
        let (under, over) = leaves.split_at(axes.expect("the axes"));
        assert!(under.iter().any(is_lit) && !over.iter().any(is_lit), "{more}: the axes are over it");
        let numbers = placed(&figure).into_iter().filter_map(|(to_stage, item)| match item {
            Item::Label { at, role: Role::Lit, .. } => Some(to_stage.to(*at)),
            _ => None,
        });
        let numbers: Vec<_> = numbers.collect();
        assert!(!numbers.is_empty(), "{more}");
        assert!(numbers.iter().all(|at| at.x > 82.0 && at.y < 426.0), "{more}: {numbers:?}");
    }
}

#[test]
fn handles_are_seen_where_one_can_take_hold() {
    let mut scene = opened("rects a=100,100,100,80 b=300,240,100,100");
    let handles =
        |scene: &Viewer| scene.figure().leaves().into_iter().filter(|item| matches!(item, Item::Handle { .. })).count();
    let letters = |scene: &Viewer| {
        let figure = scene.figure();
        let letter = |item: &&Item| match item {
            Item::Label { at, text, size, .. } if ["A", "B"].contains(&say(text).as_str()) => {
                Some((scene.viewport().to_world(*at), *size))
            }
            _ => None,
        };
        figure.leaves().iter().filter_map(letter).collect::<Vec<_>>()
    };
    assert_eq!(handles(&scene), 0);
    let before = letters(&scene);
    for (x, y, count) in [(150.0, 150.0, 8), (250.0, 200.0, 0), (299.0, 250.0, 8)] {
        scene.handle(Event::PointerMoved(at(x, y)));
        assert_eq!(handles(&scene), count, "{x},{y}");
        assert_eq!(letters(&scene), before);
    }
    let [a, b] = before[..] else { panic!("both have a letter") };
    assert!(a.0.x < 150.0 && a.0.y < 140.0 && b.0.x > 350.0 && b.0.y > 290.0, "away from each other: {before:?}");
    assert_eq!([a.1, b.1], [22.0; 2]);
}

#[test]
fn the_picture_shows_the_numbers_that_were_compared() {
    for method in ["four-flags", "ruled-out", "not-ruled-out", "origin-size", "centre-size", "two-corners"] {
        for border in ["as-written", "hits", "misses"] {
            for place in ["60,40", "230,40", "60,300", "10.5,20.25"] {
                let opening = format!("rects a={place},100,100 b=160,120,70,90 method={method} border={border}");
                let steps = opened(&opening).readings().sections[0].rows.len();
                for step in 1..=steps {
                    let scene = opened(&format!("{opening} step={step}"));
                    let readings = scene.readings();
                    if readings.present.is_none() {
                        assert!(step > 1, "{opening} {step}: behind the last comparison comes the sum");
                        continue;
                    }
                    let row = readings.sections[0].rows.iter().find(|row| row.lit).expect("a step is lit");
                    let Content::Comparison { left, right, .. } = &row.content else { panic!("not a comparison") };
                    let lit = written(&scene, Role::Lit).join(" ");
                    for number in [left, right] {
                        assert!(lit.split([' ', ':']).any(|word| word == number), "{opening} {step}: {number}: {lit}");
                    }
                }
            }
        }
    }
    let first = opened("rects step=1");
    assert_eq!(written(&first, Role::Lit), ["last pixel 241", "first pixel 270"]);
    let origin = opened("rects method=origin-size border=misses step=1");
    assert_eq!(written(&origin, Role::Lit).len(), 3, "two numbers and their difference");
}

#[test]
fn presets_of_pixels_open_where_pixels_are_seen() {
    for preset in ["one-pixel", "half-a-pixel", "touching-edge", "touching-corner", "cpp-rectangles"] {
        for (width, height) in [(660.0, 700.0), (1220.0, 1000.0), (320.0, 500.0), (390.0, 500.0)] {
            let mut scene = opened("rects");
            scene.handle(Event::Resized { width, height });
            scene.set("preset", preset).unwrap();
            let viewport = scene.viewport();
            assert!(viewport.zoom >= 8.0, "{preset} {width}: {viewport:?}");
            assert_eq!(value(&scene, "grid"), "on");
            let figure = scene.figure();
            for (to_stage, rect) in [Role::First, Role::Second].map(|role| areas(&figure, role)[0]) {
                let free = Rect::from_corners(at(82.0, 0.0), at(width, height - 54.0));
                assert!(rect.corners().iter().all(|&corner| free.contains(to_stage.to(corner))), "{preset} {width}");
            }
            let upright = figure.leaves().into_iter().filter_map(|item| match item {
                Item::Line { from, to, role: Role::Grid, .. } if from.x == to.x => Some(from.x),
                _ => None,
            });
            let mut lines: Vec<f64> = upright.collect();
            lines.sort_by(f64::total_cmp);
            let steps = lines.windows(2).map(|pair| pair[1] - pair[0]);
            assert!(lines.len() > 5 && steps.clone().all(|step| (step - viewport.zoom).abs() < 1.5), "{lines:?}");
        }
    }
    assert_eq!(verdict(&opened("rects preset=one-pixel")), Some(true));
    assert_eq!(verdict(&opened("rects preset=half-a-pixel")), Some(false));
    assert_eq!(contact(&opened("rects preset=half-a-pixel")).as_deref(), Some("overlapping"));
    for preset in ["touching-edge", "touching-corner"] {
        assert_eq!(contact(&opened(&format!("rects preset={preset}"))).as_deref(), Some("touching"));
    }
}

/// The column of pixels where HSP ends a rectangle, and the number that it compares.
#[test]
fn the_last_pixel_is_drawn_where_the_method_ends_there() {
    let cells = |words: &str| -> Vec<(Point, Point)> {
        let scene = opened(words);
        let figure = scene.figure();
        let cells = figure.leaves().into_iter().filter_map(|item| match item {
            Item::Line { from, to, role: Role::Cell, .. } => Some((*from, *to)),
            _ => None,
        });
        cells.collect()
    };
    let lit = cells("rects preset=one-pixel step=1");
    assert_eq!(lit[0], (at(10.0, 3.0), at(10.0, 9.0)), "A ends at 11, its last pixel begins at 10");
    assert!(lit[1..].iter().all(|(from, to)| (from.x, to.x) == (10.0, 11.0)), "pixels one under the other: {lit:?}");
    assert_eq!(lit.len(), 1 + 6);
    assert!(cells("rects preset=one-pixel").len() > lit.len(), "all four, while none is lit");
    for none in ["method=two-corners", "border=hits", "zoom=7 pan=0,0", "method=centre-size"] {
        assert_eq!(cells(&format!("rects preset=one-pixel {none}")), [], "{none}");
    }
    let scene = opened("rects preset=one-pixel step=1");
    assert!(written(&scene, Role::Lit).contains(&"last pixel 10".into()));
    let scene = opened("rects preset=one-pixel step=2");
    assert!(written(&scene, Role::Lit).contains(&"last pixel 17".into()));
}
