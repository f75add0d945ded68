//! The viewer's texts on the stage, over no other words: markers for shapes out of sight, and the grid's numbers.

use super::{at, opened, placed, say};
use hantei_collision::Rect;
use hantei_scenes::figure::{Figure, Item, Role, text_width};
use hantei_scenes::scene::{Event, Viewer};
use hantei_scenes::words::{Language, Words};

/// Every text of a figure in a language, with its place on the stage; widths are estimated, rather too wide.
fn text_boxes(figure: &Figure, language: Language) -> Vec<(String, Rect)> {
    let words = Words::new(language);
    let texts = figure.texts(|text, size| text_width(&words.say(text), size));
    texts.into_iter().map(|(text, place)| (words.say(text), place)).collect()
}

fn overlap(one: Rect, other: Rect) -> bool {
    one.intersection(other).is_some_and(|both| both.width() > 0.0 && both.height() > 0.0)
}

/// The markers at the border: text, place, and the tip of the arrow.
fn markers(scene: &Viewer) -> Vec<(String, Rect)> {
    let figure = scene.figure();
    let plates: Vec<Rect> = placed(&figure)
        .into_iter()
        .filter_map(|(to_stage, item)| match item {
            Item::Rect { rect, role: Role::Halo } if rect.height() < 30.0 => Some(to_stage.around(*rect)),
            _ => None,
        })
        .collect();
    let is_marker = |text: &str| text.split_once(' ').is_some_and(|(_, far)| far.parse::<f64>().is_ok());
    let texts = text_boxes(&figure, Language::En).into_iter().filter(|(text, _)| is_marker(text));
    let on_plate = |(text, place): (String, Rect)| {
        let plate = plates.iter().find(|plate| plate.contains(place.centre()))?;
        Some((text, *plate))
    };
    texts.filter_map(on_plate).collect()
}

fn resized(words: &str, (width, height): (f64, f64)) -> Viewer {
    let mut scene = opened(words);
    scene.handle(Event::Resized { width, height });
    scene
}

#[test]
fn what_is_out_of_sight_has_a_marker() {
    for (opening, expected) in [
        ("rects a=100,100,50,50 b=300,300,50,50", vec![]),
        ("rects a=-150,100,50,50 b=300,300,50,50 pan=0,0", vec!["A 100"]),
        ("rects a=-50,100,50,50 b=1048,300,50,50 pan=0,0", vec!["B 420"]),
        ("rects a=-51,100,50,50 b=300,-90.5,50,50 pan=0,0", vec!["A 1", "B 41"]),
        ("rects a=928,1080,9,9 b=300,300,50,50 pan=0,0", vec!["A 500"]),
        ("rects a=-151,100,50,50 b=300,300,50,50 zoom=4 pan=0,0", vec!["A 101", "B 193.3"]),
        ("quad a=-10,5 b=900,5 c=900,900 d=20,900 p=100,100 pan=0,0", vec!["A 10", "B 272", "C 350", "D 220"]),
        ("quad a=10,5 b=20,5 c=20,20 d=5,20 p=100,-40 up=up pan=0,0 zoom=1", vec!["P 40"]),
        ("quad kept=-900,0/-800,3 p=100,100 pan=0,0", vec![]),
        ("melons frame=0", vec![]),
        ("melons frame=88 zoom=1 pan=5000,5000", vec!["A 6665", "B 6665"]),
    ] {
        let scene = resized(opening, (628.0, 680.0));
        let mut said: Vec<String> = markers(&scene).into_iter().map(|(text, _)| text).collect();
        said.sort();
        if opening.starts_with("melons frame=88") {
            // Both in the middle of the field: both must be named.
            assert_eq!(said.len(), expected.len(), "{opening}: {said:?}");
            continue;
        }
        assert_eq!(said, expected, "{opening}");
    }
}

#[test]
fn a_marker_is_where_the_way_there_leaves_the_stage() {
    let place = |opening: &str| {
        let scene = resized(opening, (628.0, 680.0));
        markers(&scene)[0].1
    };
    let left = place("rects a=-550,300,50,50 b=300,300,50,50 pan=0,0");
    assert!(left.min().x < 100.0 && (left.centre().y - 332.0).abs() < 40.0, "{left:?}");
    let right = place("rects a=5000,300,50,50 b=300,300,50,50 pan=0,0");
    assert!(right.max().x > 520.0, "{right:?}");
    let below = place("rects a=300,3000,50,50 b=300,300,50,50 pan=0,0");
    assert!(below.max().y > 570.0 && (below.centre().x - 325.0).abs() < 100.0, "{below:?}");
    let above = place("quad p=300,5000 a=9,9 up=up pan=0,0 zoom=1");
    assert!(above.min().y < 10.0 && (above.centre().x - 300.0).abs() < 180.0, "{above:?}");
}

/// The numbers of the grid and the markers are over no other text.
#[test]
fn the_viewers_words_are_over_no_others() {
    for &language in Language::ALL {
        for opening in [
            "rects preset=hsp-start",
            "rects preset=half-a-pixel",
            "rects a=60,120,150,120 b=160,300,200,100 strips=on",
            "rects a=-500,120,150,120 b=-460,130,200,100 strips=on pan=0,0",
            "rects a=999000,999000,9,9 b=-1000000,-1000000,9,9 pan=0,0 zoom=0.05",
            "quad preset=wpf-figure step=1",
            "quad preset=concave up=up step=3 method=crossings",
            "quad a=-400,100 b=-420,130 c=5000,4000 d=100,4000 p=-350,120 pan=0,0 zoom=1",
            "quad a=-400,100 b=-400,100.5 c=-400,101 d=-400,99 p=-350,100 pan=0,0 zoom=1",
            "melons frame=88",
        ] {
            for stage in [(628.0, 700.0), (1188.0, 1000.0), (360.0, 500.0)] {
                let scene = resized(&format!("{opening} grid=on"), stage);
                let figure = scene.figure();
                let mut boxes = text_boxes(&figure, language);
                let grid: Vec<(String, Rect)> = figure
                    .texts(|text, size| text_width(&say(text), size))
                    .into_iter()
                    .zip(placed(&figure).into_iter().filter(|(_, item)| matches!(item, Item::Label { .. })))
                    .filter(|(_, (_, item))| matches!(item, Item::Label { role: Role::GridText, .. }))
                    .map(|((text, place), _)| (say(text), place))
                    .collect();
                boxes.retain(|(text, place)| !grid.contains(&(text.clone(), *place)));
                let markers = markers(&scene);
                for (i, (text, place)) in grid.iter().chain(&markers).enumerate() {
                    let others = grid.iter().chain(&markers).skip(i + 1).chain(&boxes);
                    let over = others.filter(|(other, at)| overlap(*place, *at) && other != text);
                    let over: Vec<_> = over.map(|(other, _)| other).collect();
                    let case = format!("{opening} on {stage:?} in {}", language.name());
                    assert!(over.is_empty(), "{case}: {text} is over {over:?}");
                }
            }
        }
    }
}

#[test]
fn a_stage_without_room_has_no_markers() {
    let mut scene = resized("rects a=-550,300,50,50 pan=0,0", (150.0, 400.0));
    assert_eq!(markers(&scene), []);
    scene.handle(Event::Resized { width: 400.0, height: 400.0 });
    assert_eq!(markers(&scene).len(), 1);
    scene.handle(Event::PointerMoved(at(3.0, 4.0)));
    scene.handle(Event::act("fit"));
    assert_eq!(markers(&scene), [], "fitted, all is in sight");
}
