//! The lens in the panel: the collision module's answers for the numbers around P, and a press moves P.

use super::{at, opened, placed, say, svg, value};
use hantei_collision::{Lens, Point, Precision, Rect, Turn};
use hantei_scenes::figure::{Figure, Item, Role};
use hantei_scenes::scene::{Door, Event, FigurePointer, Viewer};

const PRESETS: [&str; 3] = ["last-bit", "last-bit-fractions", "last-bit-single"];

/// Width and height of its area, logical pixels.
const SIZES: [(f64, f64); 3] = [(312.0, 360.0), (228.0, 300.0), (900.0, 700.0)];
const SIZE: (f64, f64) = SIZES[0];

fn figure(scene: &Viewer, pointer: Option<Point>) -> Figure {
    scene.panel_figure(Door::Lens, SIZE, pointer)
}

fn words(scene: &Viewer, pointer: Option<Point>) -> Vec<String> {
    let figure = figure(scene, pointer);
    let text = |item: &Item| if let Item::Label { text, .. } = item { Some(say(text)) } else { None };
    figure.leaves().into_iter().filter_map(text).collect()
}

fn pressed(at: Point) -> Event {
    Event::FigurePressed(Door::Lens, FigurePointer { at, size: SIZE })
}

fn point(scene: &Viewer, key: &str) -> Point {
    let text = value(scene, key);
    let (x, y) = text.split_once(',').expect("placed");
    at(x.parse().expect("a number"), y.parse().expect("a number"))
}

/// The expected lens if AB is nearest to P.
fn expected(scene: &Viewer) -> Lens {
    let precision: Precision = value(scene, "precision").parse().expect("a precision");
    let k = value(scene, "k").parse().expect("a number");
    Lens::new((point(scene, "a"), point(scene, "b")), point(scene, "p"), precision, k)
}

fn areas_in(figure: &Figure, wanted: Role) -> Vec<Rect> {
    let found = placed(figure).into_iter().filter_map(|(to_stage, item)| match item {
        Item::Rects { rects, role } if *role == wanted => {
            Some(rects.iter().map(|rect| to_stage.around(*rect)).collect::<Vec<_>>())
        }
        _ => None,
    });
    found.flatten().collect()
}

fn areas(scene: &Viewer, wanted: Role) -> Vec<Rect> {
    areas_in(&figure(scene, None), wanted)
}

const SIDES: [Role; 3] = [Role::LensLeft, Role::LensOn, Role::LensRight];

fn field(scene: &Viewer) -> Option<Rect> {
    field_in(&figure(scene, None))
}

fn field_in(figure: &Figure) -> Option<Rect> {
    SIDES.into_iter().flat_map(|role| areas_in(figure, role)).reduce(Rect::union)
}

fn cell(field: Rect, (column, row): (usize, usize)) -> Point {
    let part = |i: usize| (i as f64 + 0.5) / Lens::SIZE as f64;
    field.min().moved(part(column) * field.width(), part(row) * field.height())
}

#[test]
fn each_cell_has_the_colour_of_what_the_formula_says() {
    for preset in PRESETS {
        for (up, k) in [("down", 0), ("up", 0), ("down", 3)] {
            let scene = opened(&format!("quad preset={preset} up={up} k={k}"));
            let (scene, lens) = (&scene, expected(&scene));
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
    let said = words(&opened("quad preset=last-bit"), None);
    assert!(said.contains(&"wrong in 820 of 4,096 cells".into()), "{said:?}");
    assert!(said.contains(&"AB, double precision".into()), "{said:?}");
    let said = words(&opened("quad preset=last-bit-single k=2"), None);
    assert!(said.contains(&"AB, single precision".into()), "{said:?}");
    assert!(said.contains(&"4 × the last bit a cell".into()), "{said:?}");
}

#[test]
fn a_click_puts_p_on_the_number_of_the_cell() {
    for preset in PRESETS {
        for up in ["down", "up"] {
            for place in [(0, 0), (5, 60), (63, 63), (40, 33)] {
                let mut scene = opened(&format!("quad preset={preset} up={up}"));
                let scene = &mut scene;
                let lens = expected(scene);
                let row = if up == "up" { Lens::SIZE - 1 - place.1 } else { place.1 };
                let here = cell(field(scene).expect("it is there"), place);
                let number = lens.at((place.0, row));
                let said = words(scene, Some(here));
                assert!(said.contains(&format!("x = {}", number.x)), "{preset} {up} {place:?}: {said:?}");
                assert!(said.contains(&format!("y = {}", number.y)), "{preset} {up} {place:?}: {said:?}");
                scene.handle(pressed(here));
                assert_eq!(point(scene, "p"), number, "{preset} {up} {place:?}");
                scene.handle(Event::act("undo"));
                assert_eq!(point(scene, "p"), point(&opened(&format!("quad preset={preset}")), "p"));
            }
        }
    }
}

#[test]
fn the_wheel_over_it_changes_the_step() {
    let mut scene = opened("quad preset=last-bit");
    let scene = &mut scene;
    let over = cell(field(scene).expect("it is there"), (10, 10));
    let zoom = value(scene, "zoom");
    for (steps, k) in [(-1.0, "1"), (-2.0, "3"), (-0.5, "3"), (-0.5, "4"), (1.0, "3"), (9.0, "0"), (-99.0, "40")] {
        scene.handle(Event::FigureWheeled(Door::Lens, FigurePointer { at: over, size: SIZE }, steps));
        assert_eq!((value(scene, "k").as_str(), value(scene, "zoom")), (k, zoom.clone()), "{steps}");
    }
    for (given, k) in [("7", "7"), ("6.6", "7"), ("0", "0")] {
        scene.set("k", given).expect(given);
        assert_eq!(value(scene, "k"), k);
    }
    assert!(scene.set("k", "41").is_err());
}

#[test]
fn it_fits_its_area_and_leaves_the_stage_alone() {
    let scene = opened("quad preset=last-bit");
    for (width, height) in SIZES {
        let figure = scene.panel_figure(Door::Lens, (width, height), None);
        let (field, all) =
            (field_in(&figure).expect("it is there"), Rect::from_origin_size(at(0.0, 0.0), width, height));
        assert!(all.contains(field.min()) && all.contains(field.max()), "{width}×{height}: {field:?}");
        let part = field.width() / width.min(height);
        assert!((0.5..=1.0).contains(&part), "{width}×{height}: {field:?}");
        for item in figure.leaves() {
            let Item::Label { at, text, size, .. } = item else { continue };
            assert!(all.contains(*at) && *size >= 13.0, "{width}×{height}: {}", say(text));
        }
    }
    assert_eq!(scene.door(), Door::Lens, "the example opens it");
    assert_eq!(field_in(&scene.figure()), None, "not on the stage");
}

#[test]
fn nothing_is_shown_before_all_is_placed_and_while_one_guesses() {
    for words in ["quad lens=on", "quad a=1,2 b=3,4 c=5,6 d=7,8 lens=on", "quad p=3,4 lens=on"] {
        assert_eq!(field(&opened(words)), None, "{words}");
    }
    let mut guessed = opened("quad preset=last-bit guess=on");
    assert_eq!(field(&guessed), None, "nothing tells");
    let place = cell(field(&opened("quad preset=last-bit")).expect("it is there"), (3, 3));
    guessed.handle(Event::FigureWheeled(Door::Lens, FigurePointer { at: place, size: SIZE }, -1.0));
    assert_eq!(value(&guessed, "k"), "0");
}

/// A run of one colour is one rectangle, and so is a run of wrong cells.
#[test]
fn its_picture_stays_small() {
    for preset in PRESETS {
        for k in 0..=8 {
            let size = svg(&figure(&opened(&format!("quad preset={preset} k={k}")), None)).len();
            assert!(size < 20_000, "{preset} k={k}: {size} bytes");
        }
    }
}
