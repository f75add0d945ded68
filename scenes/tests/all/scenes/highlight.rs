//! Rows and picture light each other up.

use super::{at, lit_picture, lit_rows, opened, spoken_of, words};
use hantei_scenes::figure::{Item, Role};
use hantei_scenes::scene::{Event, Viewer};

fn hover(scene: &mut Viewer, row: Option<usize>) {
    let about = row.and_then(|row| spoken_of(scene, row));
    assert_eq!(about.is_some(), row.is_some(), "the row speaks of something");
    scene.handle(Event::Hovered(about));
}

#[test]
fn hovering_a_row_lights_up_the_edges_that_it_compares() {
    let upright = |x: f64, top: f64| (at(x, top), at(x, top + 100.0));
    let level = |y: f64, left: f64| (at(left, y), at(left + 100.0, y));
    for method in ["four-flags", "ruled-out", "not-ruled-out", "origin-size", "two-corners"] {
        let mut scene = opened(&format!("rects a=0,0,100,100 b=60,40,100,100 border=hits method={method} strips=off"));
        for (row, edges, numbers) in [
            (0, [upright(100.0, 0.0), upright(60.0, 40.0)], [100.0, 60.0]),
            (1, [upright(0.0, 0.0), upright(160.0, 40.0)], [0.0, 160.0]),
            (2, [level(100.0, 0.0), level(40.0, 60.0)], [100.0, 40.0]),
            (3, [level(0.0, 0.0), level(140.0, 60.0)], [0.0, 140.0]),
        ] {
            hover(&mut scene, Some(row));
            let (strokes, words) = lit_picture(&scene);
            assert_eq!(strokes[..2], edges, "{method} row {row}");
            for number in numbers {
                assert!(words.contains(&number.to_string()), "{method} row {row}: {words:?}");
            }
            assert_eq!(lit_rows(&scene), [(0, row)], "{method}");
        }
        hover(&mut scene, None);
        assert_eq!((lit_picture(&scene).0.len(), lit_rows(&scene).len()), (0, 0), "{method}");
    }
}

#[test]
fn nothing_is_lit_while_one_drags() {
    let mut scene = opened("rects a=100,100,100,100 b=300,240,100,100");
    hover(&mut scene, Some(0));
    assert_eq!(lit_rows(&scene), [(0, 0)]);
    scene.handle(Event::Pressed { at: at(150.0, 150.0), shift: false });
    scene.handle(Event::PointerMoved(at(170.0, 150.0)));
    assert_eq!(lit_rows(&scene), []);
    scene.handle(Event::Released(at(170.0, 150.0)));
    assert_eq!(lit_rows(&scene), [(0, 0)], "the pointer may still be on the row");
}

/// As in `cuboids`: of both comparisons on an axis, the one that speaks against a hit.
#[test]
fn hovering_the_shadows_of_an_axis_lights_up_its_row() {
    let here = "rects a=100,100,100,100 b=300,240,100,100";
    for (opening, on_x, on_y) in [
        (format!("{here} method=four-flags"), Some(0), Some(2)),
        ("rects a=300,240,100,100 b=100,100,100,100 method=four-flags".into(), Some(1), Some(3)),
        (format!("{here} method=centre-size"), Some(0), Some(1)),
        (format!("{here} method=origin-size strips=off"), None, None),
        (format!("{here} method=origin-size angle=30"), None, None),
    ] {
        let mut scene = opened(&opening);
        // The stage is 640×480; the margins are at its left and its bottom.
        for (place, row) in [(at(320.0, 470.0), on_x), (at(20.0, 200.0), on_y), (at(20.0, 470.0), on_x)] {
            let here = scene.viewport().to_world(place);
            scene.handle(Event::PointerMoved(here));
            let expected: Vec<_> = row.map(|row| (0, row)).into_iter().collect();
            assert_eq!(lit_rows(&scene), expected, "{opening} at {place:?}");
        }
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
        assert_eq!(lit_rows(&scene), rows, "{x},{y}");
    }
    scene.set("method", "centre-size").unwrap();
    scene.handle(Event::PointerMoved(at(130.0, 203.0)));
    assert_eq!(lit_rows(&scene), [(0, 1)], "y");
    scene.set("follow", "on").unwrap();
    scene.handle(Event::PointerMoved(at(300.0, 300.0)));
    assert_eq!(lit_rows(&scene), [], "red at the pointer lights nothing");
}

#[test]
fn an_edge_of_a_quad_and_its_rows_light_each_other_up() {
    let mut scene = opened("quad preset=wpf-figure method=right-of-all");
    scene.handle(Event::PointerMoved(at(298.0, 135.0)));
    assert_eq!(lit_rows(&scene), [(0, 1), (1, 1)], "BC: its side and its comparison");
    scene.handle(Event::PointerMoved(at(600.0, 400.0)));
    hover(&mut scene, Some(0));
    let figure = scene.figure();
    let lit = |item: &Item| match item {
        Item::Line { from, to, role: Role::LitEdge, .. } => Some((*from, *to)),
        _ => None,
    };
    let strokes: Vec<_> = figure.leaves().into_iter().filter_map(lit).collect();
    assert_eq!(strokes, [(at(162.0, 212.0), at(210.0, 112.0))], "AB");
    let said = words(&scene);
    assert!(
        said.contains(&"area 7316".into()) && said.contains(&"66".into()),
        "its number, and how far P is: {said:?}"
    );
}
