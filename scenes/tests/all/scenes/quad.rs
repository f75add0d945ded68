//! A point and a quadrilateral: clicks, drags, advice, remedies.

use super::{WPF, at, by, click, contact, drag, lines_told, opened, pressed, say, say_all, value, verdict, words, wpf};
use hantei_scenes::scene::{Content, Event, PointerShape, Viewer};
use hantei_scenes::text;
use hantei_scenes::words::Text;

#[test]
fn quad_four_clicks_then_probes() {
    let mut scene = opened("quad");
    for (i, (x, y)) in WPF.into_iter().enumerate() {
        assert_eq!(say(&scene.readings().headline), format!("Place {}", ["A", "B", "C", "D"][i]));
        assert_eq!(verdict(&scene), None);
        click(&mut scene, at(x, y));
    }
    for (x, y, inside) in
        [(251.0, 179.0, true), (10.0, 10.0, false), (300.0, 200.0, true), (300.0, 200.0, true), (301.0, 200.0, true)]
    {
        let told = lines_told(&mut scene, &[pressed(at(x, y)), Event::Released(at(x, y))]);
        assert_eq!((verdict(&scene), told), (Some(inside), 1), "{x},{y}");
        assert_eq!(value(&scene, "p"), format!("{x},{y}"));
    }
}

#[test]
fn quad_drags_judge_while_they_move() {
    let mut scene = wpf();
    let scene = &mut scene;
    click(scene, at(251.0, 179.0));
    scene.handle(pressed(at(163.0, 212.0)));
    assert_eq!(scene.pointer_shape(), PointerShape::Move);
    scene.handle(Event::PointerMoved(at(301.0, 222.0)));
    assert_eq!(value(scene, "a"), "300,222", "with its grab offset");
    assert_eq!(verdict(scene), Some(false), "judged before the button is up");
    scene.handle(Event::PointerMoved(at(-500.0, 222.0)));
    scene.handle(Event::Released(at(-500.0, 222.0)));
    assert_eq!(value(scene, "a"), "-501,222", "a drag goes on outside the stage");
    assert_eq!(value(scene, "p"), "251,179");
    scene.handle(Event::act("undo"));
    assert_eq!(value(scene, "a"), "162,212", "one step");
}

#[test]
fn quad_a_press_on_a_corner_that_does_not_move_places_the_probe() {
    let mut scene = wpf();
    for (x, y) in [WPF[0], (WPF[0].0 + 5.0, WPF[0].1 - 3.0), WPF[2]] {
        let told = lines_told(&mut scene, &[pressed(at(x, y)), Event::Released(at(x, y))]);
        assert_eq!(value(&scene, "p"), format!("{x},{y}"));
        assert_eq!(told, 1);
        assert_eq!(value(&scene, "a"), "162,212");
    }
    assert_eq!(contact(&scene).as_deref(), Some("on-edge"));
}

#[test]
fn quad_diagnosis_and_advice() {
    for (name, words, fact, advice) in [
        ("source", "a=162,212 b=210,112 c=386,152 d=355,244", "clockwise, convex", ""),
        ("turned", "a=355,244 b=386,152 c=210,112 d=162,212", "counter-clockwise, convex", "calls every point outside"),
        ("dart", "a=0,0 b=400,0 c=100,100 d=0,400", "clockwise, concave at C", "Only the method crossings works here"),
        ("bow-tie", "a=0,0 b=400,400 c=400,0 d=0,400", "crossed", "Only the method crossings works here"),
        ("repeated", "a=0,0 b=0,0 c=400,0 d=0,400", "clockwise, degenerate: A and B are the same point", "no length"),
        ("line", "a=0,0 b=1,1 c=2,2 d=3,3", "degenerate: all corners on one line", "no inside"),
        ("straight", "a=0,0 b=2,0 c=4,0 d=0,4", "clockwise, degenerate: no turn at B", "0° or 180°"),
    ] {
        let readings = opened(&format!("quad {words} p=1000,1000")).readings();
        assert_eq!(say(&readings.facts[1]), fact, "{name}");
        let notes = say_all(&readings.notes).join(" ");
        assert!(notes.contains(advice) && notes.is_empty() == advice.is_empty(), "{name}: {notes}");
    }
}

#[test]
fn quad_methods_that_say_otherwise_are_named() {
    let notes = |words: &str| say_all(&opened(words).readings().notes).join(" ");
    let dart = "quad a=0,0 b=400,0 c=100,100 d=0,400";
    assert!(
        notes(&format!("{dart} p=300,10"))
            .contains("So right-of-all and same-side are wrong here. In fact: P is inside")
    );
    let turned = opened("quad a=355,244 b=386,152 c=210,112 d=162,212 p=251,179");
    let says: Vec<_> = turned.readings().methods.iter().map(|method| say(&method.says)).collect();
    assert_eq!(says, ["false", "true", "true", ""]);
    let square = "quad a=0,0 b=4,0 c=4,4 d=0,4 p=4,2";
    assert!(notes(square).contains("on an edge is not inside"));
    assert_eq!(verdict(&opened(&format!("{square} border=hits"))), Some(true));
    let near = "quad a=12,12 b=24,24 c=20,40 d=0,40 p=12.500000000000002,12.500000000000004";
    let scene = opened(near);
    let wrong = scene
        .readings()
        .methods
        .iter()
        .any(|row| row.verdict.is_some_and(|says| says != (contact(&scene).as_deref() == Some("inside"))));
    assert_eq!(notes(near).contains("Rounding"), wrong);
}

/// The rows that write out a side value, in order.
fn sides(scene: &Viewer) -> Vec<Content> {
    let rows = scene.readings().sections.into_iter().flat_map(|section| section.rows);
    rows.map(|row| row.content).filter(|content| matches!(content, Content::Side { .. })).collect()
}

#[test]
fn quad_side_rows_write_the_numbers_out() {
    let scene = opened("quad a=162,212 b=210,112 c=386,152 d=355,244 p=251,179");
    let expected = Content::Side {
        what: "AB × AP".into(),
        value: "7316".into(),
        meaning: text!("right-of-edge-short", edge = "AB"),
        formula: "48·(−33) − (−100)·89".into(),
        distance: Text::plain("66 px"),
    };
    assert_eq!(sides(&scene)[0], expected);
    let Content::Side { meaning, .. } = &expected else { unreachable!() };
    assert_eq!(say(meaning), "right of AB");
}

#[test]
fn quad_clear_and_undo() {
    let mut scene = wpf();
    click(&mut scene, at(251.0, 179.0));
    let full = scene.trace();
    scene.handle(Event::act("clear"));
    assert_eq!(contact(&scene), None);
    scene.handle(Event::act("undo"));
    assert_eq!(scene.trace(), full);
    scene.handle(Event::act("redo"));
    assert_eq!(value(&scene, "a"), "not placed");
}

#[test]
fn remedies_repair_and_can_be_undone() {
    for (preset, name, shape) in
        [("counter-clockwise", "Reverse the order", "clockwise, convex"), ("bow-tie", "Untangle", "convex")]
    {
        let mut scene = opened(&format!("quad preset={preset}"));
        let before = scene.trace();
        let remedy = scene.readings().remedy.expect(preset);
        let offered = scene.actions().into_iter().find(|action| action.name == remedy).expect(remedy);
        assert_eq!(say(&offered.words), name);
        scene.handle(Event::act(remedy));
        let fact = say(&scene.readings().facts[1]);
        assert!(fact.ends_with(shape), "{preset}: {fact}");
        scene.handle(Event::act("undo"));
        assert_eq!(scene.trace(), before, "{preset}");
    }
    for corners in ["a=0,0 b=4,4 c=4,0 d=0,4", "a=0,0 b=4,0 c=0,4 d=4,4"] {
        let mut scene = opened(&format!("quad {corners} p=2,2"));
        scene.handle(Event::act("untangle"));
        assert!(say(&scene.readings().facts[1]).ends_with("convex"), "{corners}");
    }
    assert_eq!(opened("quad preset=wpf-figure").readings().remedy, None);
}

#[test]
fn quad_with_y_up_keeps_the_numbers_and_turns_the_words() {
    let (down, up) = (opened("quad preset=wpf-figure"), opened("quad preset=wpf-figure up=up"));
    assert_eq!(down.trace(), up.trace());
    let meanings = |scene: &Viewer| -> Vec<(String, String)> {
        let side = |content| match content {
            Content::Side { value, meaning, .. } => (value, say(&meaning)),
            _ => panic!("not a side"),
        };
        sides(scene).into_iter().map(side).collect()
    };
    assert_eq!(meanings(&down).len(), 4);
    for ((value, right), (same, left)) in meanings(&down).into_iter().zip(meanings(&up)) {
        assert_eq!((value, right), (same, left.replace("left", "right")));
    }
    assert_eq!(say(&up.readings().facts[1]), "counter-clockwise, convex");
    let (low, high) = (up.viewport().to_stage(at(162.0, 212.0)), up.viewport().to_stage(at(210.0, 312.0)));
    let zoom = up.viewport().zoom;
    assert!((low.y - high.y - 100.0 * zoom).abs() < 1e-9 && low.x < high.x, "y grows up: {low:?} {high:?}");
    let mut scene = up;
    scene.handle(by("nudge", 0.0, -1.0));
    assert_eq!(value(&scene, "p"), "251,180", "the arrow up goes up");
    let turned = opened("quad preset=counter-clockwise up=up method=right-of-all");
    assert_eq!((say(&turned.readings().facts[1]), verdict(&turned)), ("clockwise, convex".into(), Some(false)));
    assert!(say_all(&turned.readings().notes).join(" ").contains("y grows up"), "why it rejects all");
}

/// Placing and dragging go by whole units, with Ctrl by tenths; in a quadrilateral smaller than a unit, finer.
#[test]
fn quad_points_go_by_whole_units_and_with_ctrl_by_tenths() {
    let mut scene = opened("quad a=0,0 b=40,0 c=40,40 d=0,40");
    for (fine, placed, dragged) in [(false, "10,21", "13,21"), (true, "10.3,20.7", "13.1,20.7")] {
        scene.handle(Event::Fine(fine));
        drag(&mut scene, at(10.34, 20.68), at(10.34, 20.68));
        assert_eq!(value(&scene, "p"), placed);
        drag(&mut scene, at(10.4, 20.7), at(13.2, 20.7));
        assert_eq!(value(&scene, "p"), dragged);
    }
    let mut small = opened("quad a=0,0 b=0.5,0 c=0.5,0.5 d=0,0.5");
    drag(&mut small, at(0.23, 0.31), at(0.23, 0.31));
    assert_eq!(value(&small, "p"), "0.2,0.3");
}

/// The parallelogram of the cross product left the picture.
#[test]
fn the_fit_takes_the_area_of_the_cross_product_into_account() {
    let opening = "quad a=12,10 b=12,30 c=-10,30 d=-10,10 p=18,19 method=right-of-all cross=on";
    let bounds = opened(opening).bounds().expect("placed");
    assert!(bounds.contains(at(18.0, 39.0)), "{bounds:?}");
}

/// Once the picture said 0 beside an edge.
#[test]
fn the_distance_from_an_edges_line_is_0_only_on_it() {
    for (p, said) in [("150,140", "23.9"), ("150,114.98", "0.019"), ("101,100.3", "2.7e−15"), ("150,115", "")] {
        let opening = format!("quad a=100,100 b=200,130 c=200,180 d=100,180 p={p} cross=on zoom=1 pan=0,0");
        let words = words(&opened(&opening));
        assert!(said.is_empty() || words.iter().any(|word| word == said), "{p}: {words:?}");
        assert!(!words.iter().any(|word| word == "0"), "{p}: {words:?}");
    }
}
