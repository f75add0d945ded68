//! The lens over the stage: it shows what the collision module says of the numbers around P, and puts P on them.

use super::{at, click_on_stage, move_to, opened, placed, svg, value, words};
use hantei::figure::{Item, Role};
use hantei::scene::{Event, Viewer};
use hantei_collision::{Lens, Point, Precision, Rect, Turn};

const PRESETS: [&str; 3] = ["last-bit", "last-bit-fractions", "last-bit-single"];

fn point(scene: &dyn Viewer, key: &str) -> Point {
    let text = value(scene, key);
    let (x, y) = text.split_once(',').expect("placed");
    at(x.parse().expect("a number"), y.parse().expect("a number"))
}

/// What the lens is to show, if AB is nearest to P.
fn expected(scene: &dyn Viewer) -> Lens {
    let precision: Precision = value(scene, "precision").parse().expect("a precision");
    let k = value(scene, "k").parse().expect("a number");
    Lens::new((point(scene, "a"), point(scene, "b")), point(scene, "p"), precision, k)
}

/// The rectangles of a role, on the stage.
fn areas(scene: &dyn Viewer, wanted: Role) -> Vec<Rect> {
    let figure = scene.figure();
    let found = placed(&figure).into_iter().filter_map(|(to_stage, item)| match item {
        Item::Rects { rects, role } if *role == wanted => {
            Some(rects.iter().map(|rect| to_stage.around(*rect)).collect::<Vec<_>>())
        }
        _ => None,
    });
    found.flatten().collect()
}

const SIDES: [Role; 3] = [Role::LensLeft, Role::LensOn, Role::LensRight];

/// The field on the stage, if it is there.
fn field(scene: &dyn Viewer) -> Option<Rect> {
    SIDES.into_iter().flat_map(|role| areas(scene, role)).reduce(Rect::union)
}

/// The middle of a cell on the stage.
fn cell(field: Rect, (column, row): (usize, usize)) -> Point {
    let part = |i: usize| (i as f64 + 0.5) / Lens::SIZE as f64;
    field.min().moved(part(column) * field.width(), part(row) * field.height())
}

#[test]
fn each_cell_has_the_colour_of_what_the_formula_says() {
    for preset in PRESETS {
        for (up, k) in [("down", 0), ("up", 0), ("down", 3)] {
            let scene = opened(&format!("quad preset={preset} up={up} k={k}"));
            let (scene, lens) = (scene.as_ref(), expected(scene.as_ref()));
            let field = field(scene).expect("it is there");
            let colours = SIDES.map(|role| areas(scene, role));
            let mut wrong = 0;
            for (column, row) in (0..Lens::CELLS).map(|i| (i % Lens::SIZE, i / Lens::SIZE)) {
                let (seen_row, turned) = if up == "up" { (Lens::SIZE - 1 - row, true) } else { (row, false) };
                let here = cell(field, (column, seen_row));
                let place = match (lens.plain((column, row)), turned) {
                    (Turn::Straight, _) => 1,
                    (Turn::Left, false) | (Turn::Right, true) => 0,
                    (Turn::Right, false) | (Turn::Left, true) => 2,
                };
                let has = [0, 1, 2].map(|role| colours[role].iter().filter(|area| area.contains(here)).count());
                assert_eq!(has.iter().sum::<usize>(), 1, "{preset} {up}: one colour at {column} {row}");
                assert_eq!(has[place], 1, "{preset} {up}: {column} {row}");
                wrong += usize::from(lens.is_wrong((column, row)));
            }
            let a_cell = field.width() / Lens::SIZE as f64;
            let striped: f64 = areas(scene, Role::LensWrong).iter().map(|run| run.width() / a_cell).sum();
            assert_eq!(
                (striped.round() as usize, lens.wrong()),
                (wrong, wrong),
                "{preset} {up}: each wrong cell has a stripe"
            );
        }
    }
}

#[test]
fn it_says_how_often_the_formula_errs() {
    let said = words(opened("quad preset=last-bit").as_ref());
    assert!(said.contains(&"wrong in 820 of 4,096 cells".into()), "{said:?}");
    assert!(said.contains(&"AB, double precision".into()), "{said:?}");
    let said = words(opened("quad preset=last-bit-single k=2").as_ref());
    assert!(said.contains(&"AB, single precision".into()), "{said:?}");
    assert!(said.contains(&"4 × the last bit a cell".into()), "{said:?}");
}

#[test]
fn a_click_puts_p_on_the_number_of_the_cell() {
    for preset in PRESETS {
        for up in ["down", "up"] {
            for place in [(0, 0), (5, 60), (63, 63), (40, 33)] {
                let mut scene = opened(&format!("quad preset={preset} up={up}"));
                let scene = scene.as_mut();
                let lens = expected(scene);
                let row = if up == "up" { Lens::SIZE - 1 - place.1 } else { place.1 };
                let here = cell(field(scene).expect("it is there"), place);
                move_to(scene, here);
                let number = lens.at((place.0, row));
                let said = words(scene);
                assert!(said.contains(&format!("x = {}", number.x)), "{preset} {up} {place:?}: {said:?}");
                assert!(said.contains(&format!("y = {}", number.y)), "{preset} {up} {place:?}: {said:?}");
                click_on_stage(scene, here);
                assert_eq!(point(scene, "p"), number, "{preset} {up} {place:?}");
                scene.handle(Event::act("undo"));
                assert_eq!(point(scene, "p"), point(opened(&format!("quad preset={preset}")).as_ref(), "p"));
            }
        }
    }
}

#[test]
fn the_wheel_over_it_changes_the_step_and_else_the_view() {
    let mut scene = opened("quad preset=last-bit");
    let scene = scene.as_mut();
    let over = cell(field(scene).expect("it is there"), (10, 10));
    let zoom = value(scene, "zoom");
    for (steps, k) in [(-1.0, "1"), (-2.0, "3"), (-0.5, "3"), (-0.5, "4"), (1.0, "3"), (9.0, "0"), (-99.0, "40")] {
        scene.handle(Event::Zoomed { at: over, steps });
        assert_eq!((value(scene, "k").as_str(), value(scene, "zoom")), (k, zoom.clone()), "{steps}");
    }
    scene.handle(Event::Zoomed { at: at(40.0, 300.0), steps: 1.0 });
    assert_eq!(value(scene, "k"), "40");
    assert_ne!(value(scene, "zoom"), zoom);
    for (given, k) in [("7", "7"), ("6.6", "7"), ("0", "0")] {
        scene.set("k", given).expect(given);
        assert_eq!(value(scene, "k"), k);
    }
    assert!(scene.set("k", "41").is_err());
}

#[test]
fn it_steps_aside_from_p_and_from_corners() {
    for (width, height) in [(640.0, 480.0), (1200.0, 900.0), (420.0, 500.0)] {
        for (x, y) in [(0.9, 0.1), (0.9, 0.5), (0.1, 0.1), (0.1, 0.5), (0.5, 0.5), (0.7, 0.3)] {
            let p = format!("{},{}", x * width, y * height);
            // A quadrilateral in the middle, so that three corners of the stage are free.
            let (cx, cy) = (width / 2.0, height * 0.75);
            let words = format!(
                "quad a={cx},{} b={},{cy} c={cx},{} d={},{cy} p={p} lens=on zoom=1 pan=0,0",
                cy - 20.0,
                cx + 20.0,
                cy + 20.0,
                cx - 20.0
            );
            let mut scene = opened(&words);
            scene.handle(Event::Resized { width, height });
            let field = field(scene.as_ref()).expect("it is there");
            assert!(!field.contains(at(x * width, y * height)), "{words} on {width}×{height}: {field:?}");
            let stage = Rect::from_origin_size(at(0.0, 0.0), width, height);
            assert!(stage.contains(field.min()) && stage.contains(field.max()), "{words}: {field:?}");
        }
    }
}

#[test]
fn nothing_is_shown_before_all_is_placed_and_while_one_guesses() {
    for words in ["quad lens=on", "quad a=1,2 b=3,4 c=5,6 d=7,8 lens=on", "quad p=3,4 lens=on"] {
        assert_eq!(field(opened(words).as_ref()), None, "{words}");
    }
    let mut guessed = opened("quad preset=last-bit guess=on");
    assert_eq!(field(guessed.as_ref()), None, "nothing tells");
    let place = cell(field(opened("quad preset=last-bit").as_ref()).expect("it is there"), (3, 3));
    guessed.handle(Event::Zoomed { at: place, steps: -1.0 });
    assert_eq!(value(guessed.as_ref(), "k"), "0");
}

/// Runs of one colour are one rectangle, and so are runs of wrong cells.
#[test]
fn its_picture_stays_small() {
    for preset in PRESETS {
        for k in 0..=8 {
            let with = svg(&opened(&format!("quad preset={preset} k={k}")).figure()).len();
            let without = svg(&opened(&format!("quad preset={preset} lens=off")).figure()).len();
            assert!(with - without < 20_000, "{preset} k={k}: {with} bytes, {without} without it");
        }
    }
}
