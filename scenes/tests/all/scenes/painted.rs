//! The painted answer of the pairs of shapes, beside the test itself.

use super::{opened, value, verdict};
use hantei_collision::{Point, Rect};
use hantei_scenes::figure::{Item, Role};
use hantei_scenes::scene::Viewer;

/// The field, stage pixels.
fn field(scene: &Viewer) -> Option<Vec<Rect>> {
    let figure = scene.figure();
    figure.placed().find_map(|(to_stage, item)| match item {
        Item::Rects { rects, role: Role::Field } => Some(rects.iter().map(|rect| to_stage.around(*rect)).collect()),
        _ => None,
    })
}

/// Where the test says the same for a few pixels around, the field is painted exactly if that is yes.
#[test]
fn a_painted_field_is_where_the_test_says_yes() {
    for opening in [
        "polygon follow=off method=crossings",
        "polygon follow=off method=bounding-box",
        "button follow=off",
        "circle follow=off method=box",
        "circles follow=off",
        "lines a=40,30,240,130 b=80,70,120,50 method=upright-boxes",
        "turned follow=off method=sat",
        "turned follow=off method=unturned",
    ] {
        let scene = opened(&format!("{opening} paint=on"));
        let painted = field(&scene).unwrap_or_else(|| panic!("{opening}: nothing is painted"));
        let mut there = opened(opening);
        let key = if opening.starts_with("circle ") { "c" } else { "a" };
        let rest = value(&there, key).split_once(',').map(|(_, rest)| rest.to_owned()).unwrap_or_default();
        let rest = rest.split_once(',').map_or_else(String::new, |(_, rest)| format!(",{rest}"));
        let is_line = opening.starts_with("lines");
        let mut says = |at: Point| {
            let a = if is_line {
                format!("segment({},{},{},{})", at.x, at.y, at.x + 200.0, at.y + 100.0)
            } else {
                format!("{},{}{rest}", at.x, at.y)
            };
            there.set(key, &a).unwrap();
            verdict(&there)
        };
        let viewport = scene.viewport();
        let (mut yes, mut no) = (0, 0);
        for place in 0..400 {
            let at = Point::new(f64::from(place * 37 % 620) + 8.5, f64::from(place * 53 % 440) + 8.5);
            let around = [(0.0, 0.0), (4.0, 4.0), (-4.0, 4.0), (4.0, -4.0), (-4.0, -4.0)];
            let answers = around.map(|(x, y)| says(viewport.to_world(at.moved(x, y))));
            if answers.iter().any(|answer| *answer != answers[0]) {
                continue;
            }
            let is_painted = painted.iter().any(|rect| rect.contains(at));
            assert_eq!(Some(is_painted), answers[0], "{opening}: {at:?}");
            *if is_painted { &mut yes } else { &mut no } += 1;
        }
        assert!(yes > 5 && no > 5, "{opening}: {yes}, {no}");
    }
}

/// What moves is A, so its field stays; before a guess, and where a text is no test, nothing is painted.
#[test]
fn a_painted_field_stays_while_a_moves() {
    let mut scene = opened("turned paint=on follow=off");
    let before = field(&scene);
    let moved = value(&scene, "a").replacen("109", "150", 1);
    scene.set("a", &moved).unwrap();
    assert_eq!(field(&scene), before);
    scene.set("b", "220,160,150,50,24:7").unwrap();
    assert_ne!(field(&scene), before);
    assert_eq!(field(&opened("turned follow=off")), None);
    assert_eq!(field(&opened("turned paint=on guess=on")), None);
}
