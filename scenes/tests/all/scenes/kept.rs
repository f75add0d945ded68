//! Additions to a quadrilateral: kept probes, right sides.

use super::{at, by, click, drag, opened, say, value, verdict, wpf};
use hantei_collision::Point;
use hantei_scenes::figure::{Item, Role};
use hantei_scenes::scene::{Event, Viewer};

#[test]
fn quad_keeps_probes() {
    let mut scene = wpf();
    let scene = &mut scene;
    click(scene, at(251.0, 179.0));
    for (x, y) in [(10.0, 10.0), (300.0, 200.0)] {
        scene.handle(Event::Pressed { at: at(x, y), shift: true });
        scene.handle(Event::Released(at(x, y)));
    }
    assert_eq!((value(scene, "p"), value(scene, "kept")), ("300,200".into(), "251,179/10,10".into()));
    let line = scene.trace();
    let inside = [0, 1].map(|i| line.get("kept")[i]["inside"].as_bool());
    assert_eq!(inside, [Some(true), Some(false)], "the first is inside, the second is not");
    assert!(
        scene
            .trace()
            .line()
            .ends_with(r#""inside":true,"kept":[{"probe":[251,179],"inside":true},{"probe":[10,10],"inside":false}]}"#)
    );
    let labels = |scene: &Viewer| {
        let figure = scene.figure();
        let text =
            |item: &&Item| if let Item::Label { text, role: Role::Text, .. } = item { Some(say(text)) } else { None };
        let mut labels: Vec<String> =
            figure.leaves().iter().filter_map(text).filter(|text| text.contains(' ')).collect();
        labels.sort();
        labels
    };
    assert_eq!(labels(scene), ["1: true", "2: false"]);
    drag(scene, at(251.0, 179.0), at(20.0, 20.0));
    assert_eq!(value(scene, "kept"), "20,20/10,10", "kept probes are dragged like others");
    assert_eq!(labels(scene), ["1: false", "2: false"], "and judged again");
    scene.handle(Event::act("undo"));
    scene.handle(Event::act("undo"));
    assert_eq!((value(scene, "p"), value(scene, "kept")), ("10,10".into(), "251,179".into()), "one step each");
    scene.handle(Event::act("keep"));
    scene.handle(by("nudge", 1.0, 0.0));
    assert_eq!((value(scene, "p"), value(scene, "kept")), ("11,10".into(), "251,179/10,10".into()), "by keys alone");
    scene.handle(Event::act("clear"));
    assert_eq!(value(scene, "kept"), "none");
}

#[test]
fn halves_meet_where_right_of_all_says_inside() {
    let scene = opened("quad preset=wpf-figure halves=on method=right-of-all");
    let halves: Vec<Vec<Point>> = scene
        .figure()
        .leaves()
        .into_iter()
        .cloned()
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
        assert_eq!(verdict(&probed), Some(in_all), "{x},{y}");
    }
}
