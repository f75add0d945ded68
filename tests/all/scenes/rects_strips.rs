//! The picture of two rectangles explains: strips, the region where a comparison would hold, pixels.

use super::{at, contact, opened, placed, say, value, verdict};
use hantei::figure::{Figure, Item, Role, Transform};
use hantei::scene::{Content, Event, Truth, Viewer};
use hantei_collision::{About, Axis, End, Point, Rect};

/// All that is written with this role.
fn written(scene: &dyn Viewer, wanted: Role) -> Vec<String> {
    let figure = scene.figure();
    let text = |item: &&Item| match item {
        Item::Label { text, role, .. } if *role == wanted => Some(say(text)),
        _ => None,
    };
    figure.leaves().iter().filter_map(text).collect()
}

/// The rectangles with this role, each with its transform.
fn areas(figure: &Figure, wanted: Role) -> Vec<(Transform, Rect)> {
    let of_role = placed(figure).into_iter().filter_map(|(to_stage, item)| match item {
        Item::Rect { rect, role } if *role == wanted => Some((to_stage, *rect)),
        _ => None,
    });
    of_role.collect()
}

#[test]
fn strips_show_what_is_shared_or_the_gap_on_each_axis() {
    for (a, b, lengths, words) in [
        ("0,0,100,100", "40,70,100,100", ["60", "30"], ["they share a part", "they share a part"]),
        ("0,0,100,100", "112,95,10,10", ["12", "5"], ["apart here: enough for a miss", "they share a part"]),
        (
            "0,0,100,100",
            "100,250.5,10,10",
            ["0", "150.5"],
            ["touching counts as apart", "apart here: enough for a miss"],
        ),
        ("0,0,300,300", "100,100,50,60", ["50", "60"], ["they share a part", "they share a part"]),
    ] {
        let scene = opened(&format!("rects a={a} b={b} zoom=1 pan=-20,-20"));
        let said = written(scene.as_ref(), Role::Text);
        let words = ["x", "y"].iter().zip(words).map(|(axis, words)| format!("{axis}: {words}"));
        words.for_each(|line| assert!(said.contains(&line), "{a} {b}: {line}: {said:?}"));
        let numbers: Vec<&String> = said.iter().filter(|text| text.parse::<f64>().is_ok()).collect();
        assert_eq!(numbers, lengths.iter().collect::<Vec<_>>(), "{a} {b}");
        // As many hatched bars as axes with something in common; both overlap only if there are two.
        let shared = areas(&scene.figure(), Role::SharedBar).len();
        assert_eq!(contact(scene.as_ref()).as_deref() == Some("overlapping"), shared == 2, "{a} {b}");
        // A frame has four sides, the line of a gap three pieces.
        let figure = scene.figure();
        let bold =
            figure.leaves().into_iter().filter(|item| matches!(item, Item::Line { role: Role::Gap, .. })).count();
        let apart = said.iter().filter(|line| line.contains("apart")).count();
        assert_eq!(bold, 2 * 3 + 4 * apart, "{a} {b}: what keeps them apart is framed");
    }
    let scene = opened("rects a=0,0,100,100 b=100,0,100,100 border=hits");
    assert!(written(scene.as_ref(), Role::Text).contains(&"x: touching counts as shared".into()));
    let wrong = opened("rects preset=half-a-pixel");
    assert_eq!(written(wrong.as_ref(), Role::Wrong), ["x: shared, but called apart"]);
}

#[test]
fn bars_lie_where_the_intervals_are() {
    for view in ["zoom=1 pan=0,0", "zoom=2 pan=30,40", "zoom=0.5 pan=-200,-100", "zoom=1 pan=0,0 angle=30"] {
        let scene = opened(&format!("rects a=100,90,120,80 b=190,150,60,80 {view}"));
        let figure = scene.figure();
        for (role, expected) in
            [(Role::FirstBar, [100.0, 220.0, 90.0, 170.0]), (Role::SecondBar, [190.0, 250.0, 150.0, 230.0])]
        {
            let bars = areas(&figure, role);
            let [(to_stage, x), (_, y)] = bars[..] else { panic!("{view}: a bar for each axis") };
            let found = [x.min().x, x.max().x, y.min().y, y.max().y];
            assert_eq!(found, expected, "{view}: {role:?}, in the coordinates of the rectangles");
            assert!([x, y].iter().flat_map(|bar| bar.corners()).all(|corner| {
                let on_stage = to_stage.to(corner);
                (0.0..=640.0).contains(&on_stage.x) && (0.0..=480.0).contains(&on_stage.y)
            }));
            let whole = areas(&figure, if role == Role::FirstBar { Role::First } else { Role::Second });
            assert_eq!(whole[0].0, to_stage, "{view}: turned as the rectangle is");
        }
    }
}

/// However a scene is turned, the strips stay on the stage and clear of the rectangles.
#[test]
fn strips_turn_along() {
    for angle in [-170.0, -90.0, -45.0, 1.0, 25.0, 30.0, 90.0, 135.0, 180.0, 300.0] {
        let scene = opened(&format!("rects a=200,150,100,80 b=330,230,110,90 angle={angle}"));
        let figure = scene.figure();
        let bars = [Role::FirstBar, Role::SecondBar].map(|role| areas(&figure, role)).concat();
        assert_eq!(bars.len(), 4, "{angle}");
        for (to_stage, bar) in &bars {
            for corner in bar.corners().map(|corner| to_stage.to(corner)) {
                let is_seen = (0.0..=640.0).contains(&corner.x) && (0.0..=480.0).contains(&corner.y);
                assert!(is_seen, "{angle}: {corner:?}");
            }
            for (_, rect) in [Role::First, Role::Second].map(|role| areas(&figure, role)[0]) {
                assert!(bar.intersection(rect).is_none(), "{angle}: {bar:?} over {rect:?}");
            }
        }
    }
}

/// What is lit up in the strips is the comparison of the trace.
#[test]
fn strips_show_the_numbers_that_were_compared() {
    for method in ["four-flags", "ruled-out", "not-ruled-out", "origin-size", "centre-size", "two-corners"] {
        for border in ["as-written", "hits", "misses"] {
            for place in ["60,40", "230,40", "60,300", "10.5,20.25"] {
                let opening = format!("rects a={place},100,100 b=160,120,70,90 method={method} border={border}");
                let steps = opened(&opening).readings().sections[0].rows.len();
                for step in 1..=steps {
                    let scene = opened(&format!("{opening} step={step}"));
                    let readings = scene.readings();
                    let row = readings.sections[0].rows.iter().find(|row| row.lit).expect("a step is lit");
                    let Content::Comparison { asked, left, symbol, right, truth, .. } = &row.content else {
                        panic!("not a comparison")
                    };
                    let holds = if *truth == Truth::True { "true" } else { "false" };
                    let said = format!("{asked} → {left} {symbol} {right}: {holds}");
                    let lit = written(scene.as_ref(), Role::Lit);
                    assert!(lit.iter().any(|line| line.ends_with(&said)), "{opening} {step}: {said}: {lit:?}");
                    let Some(About::Ends(axis, ..)) = row.about else { continue };
                    // The marks on the bars stand at the two numbers.
                    let marks = marks(scene.as_ref(), axis);
                    let read = |text: &str| text.replace('−', "-").parse::<f64>().unwrap();
                    let mut numbers = [read(left), read(right)];
                    numbers.sort_by(f64::total_cmp);
                    assert_eq!(marks, numbers, "{opening} {step}");
                }
            }
        }
    }
}

/// Where lit marks stand in the strip of an axis, in order.
fn marks(scene: &dyn Viewer, axis: Axis) -> Vec<f64> {
    let figure = scene.figure();
    let border = scene.viewport().to_world(at(640.0 - 94.0, 480.0 - 94.0));
    let lines = figure.leaves().into_iter().filter_map(|item| match item {
        Item::Line { from, to, role: Role::Lit, .. } => match axis {
            Axis::X => (from.x == to.x && from.y != to.y && from.y > border.y).then_some(from.x),
            Axis::Y | Axis::Z => (from.y == to.y && from.x != to.x && from.x > border.x).then_some(from.y),
        },
        _ => None,
    });
    let mut marks: Vec<f64> = lines.collect();
    marks.sort_by(f64::total_cmp);
    marks
}

/// All that A can be asked about, and the axis along which A moves to answer it.
const ABOUT: [(About, Axis); 6] = [
    (About::Ends(Axis::X, End::Max, End::Min), Axis::X),
    (About::Ends(Axis::X, End::Min, End::Max), Axis::X),
    (About::Ends(Axis::Y, End::Max, End::Min), Axis::Y),
    (About::Ends(Axis::Y, End::Min, End::Max), Axis::Y),
    (About::Centres(Axis::X), Axis::X),
    (About::Centres(Axis::Y), Axis::Y),
];

/// Whether the comparison holds for these rectangles; by a method that asks all, or by the part of another that asked it.
fn holds(scene: &dyn Viewer, about: About) -> Option<bool> {
    let row = scene.readings().sections[0].rows.iter().find(|row| row.about == Some(about))?.content.clone();
    match row {
        Content::Comparison { truth: Truth::True, .. } => Some(true),
        Content::Comparison { truth: Truth::False, .. } => Some(false),
        _ => None,
    }
}

/// A moves along the axis; inside of the tinted region the comparison holds, outside it does not.
#[test]
fn the_tinted_region_is_where_the_comparison_would_hold() {
    let mut looked = 0;
    for method in ["four-flags", "ruled-out", "not-ruled-out", "origin-size", "centre-size", "two-corners"] {
        for (about, axis) in ABOUT {
            let mut scene = opened(&format!("rects a=100,90,60,40 b=210,180,80,50 method={method}"));
            scene.handle(Event::Hovered(Some(about)));
            let figure = scene.figure();
            let regions = areas(&figure, Role::Region);
            if regions.is_empty() {
                assert_eq!(holds(scene.as_ref(), about), None, "{method}: {about:?} is no question of it");
                continue;
            }
            let region = regions[0].1.interval(axis);
            for moved in (-150..350).step_by(1).map(f64::from).chain([-0.5, 0.5, 49.5, 50.5, 110.25]) {
                // Across the axis they share something, so that no other comparison ends the walk.
                let (x, y) = if axis == Axis::X { (moved, 190.0) } else { (220.0, moved) };
                scene.set("a", &format!("{x},{y},60,40")).unwrap();
                let a = if axis == Axis::X { (moved, 60.0) } else { (moved, 40.0) };
                let end = match about {
                    About::Ends(_, End::Min, _) => a.0,
                    About::Ends(..) => a.0 + a.1,
                    _ => a.0 + a.1 / 2.0,
                };
                let Some(holds) = holds(scene.as_ref(), about) else { continue };
                if end == region.min || end == region.max {
                    continue;
                }
                assert_eq!(region.min < end && end < region.max, holds, "{method} {about:?} at {end}: {region:?}");
                looked += 1;
            }
        }
    }
    assert!(looked > 8000, "{looked}");
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
            assert_eq!(value(scene.as_ref(), "grid"), "on");
            let figure = scene.figure();
            for (to_stage, rect) in [Role::First, Role::Second].map(|role| areas(&figure, role)[0]) {
                let free = Rect::from_corners(at(0.0, 0.0), at(width - 94.0, height - 94.0));
                assert!(rect.corners().iter().all(|&corner| free.contains(to_stage.to(corner))), "{preset} {width}");
            }
            let upright = figure.leaves().into_iter().filter_map(|item| match item {
                Item::Line { from, to, role: Role::Grid, .. } if from.x == to.x => Some(from.x),
                _ => None,
            });
            let mut lines: Vec<f64> = upright.collect();
            lines.sort_by(f64::total_cmp);
            let steps = lines.windows(2).map(|pair| pair[1] - pair[0]);
            assert!(lines.len() > 10 && steps.clone().all(|step| (step - viewport.zoom).abs() < 1.5), "{lines:?}");
        }
    }
    assert_eq!(verdict(opened("rects preset=one-pixel").as_ref()), Some(true));
    assert_eq!(verdict(opened("rects preset=half-a-pixel").as_ref()), Some(false));
    assert_eq!(contact(opened("rects preset=half-a-pixel").as_ref()).as_deref(), Some("overlapping"));
    for preset in ["touching-edge", "touching-corner"] {
        assert_eq!(contact(opened(&format!("rects preset={preset}")).as_ref()).as_deref(), Some("touching"));
    }
}

/// The column of pixels in which HSP ends a rectangle, and the number that it compares.
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
    assert!(written(scene.as_ref(), Role::Lit).contains(&"ax + aw - 1".into()));
    let scene = opened("rects preset=one-pixel step=2");
    assert!(written(scene.as_ref(), Role::Lit).contains(&"bx + bw - 1".into()));
}
