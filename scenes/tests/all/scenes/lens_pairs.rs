//! The lens of any pair: each cell has what the chosen test says of A there, and a press puts A there.

use super::{figure_of, opened, placed, press_in, value, verdict, words_of};
use hantei_collision::{Point, Rect};
use hantei_scenes::figure::{Item, Role};
use hantei_scenes::scene::{Door, Viewer};

const SIZE: usize = 33;
/// An end on a line, an end and P on an edge, circles that touch, a corner on a turned edge: there the last bit decides.
const OPENINGS: [&str; 7] = [
    "lines a=segment(0.1,0.1,0.5,0.5) b=segment(0.3,0.3,0.9,0.2)",
    "lines a=segment(0.1,0.1,0.3,0.3) b=0.3,0.1,0.2,0.4",
    "circles a=0.1,0.1,0.2 b=0.4,0.1,0.1",
    "circle c=0.1,0.2 r=0.2 b=0.3,0.1,0.2,0.2",
    "turned a=0.1,0.1,0.2,0.2,0 b=0.3,0.1,0.2,0.2,0",
    "turned a=0.1,0.7,0.3,0.3,30 b=0.4,0.7,0.3,0.3,30",
    "polygon a=0.3,0.3 b=0.1,0.1,0.5,0.5,0.1,0.9",
];

/// Runs of cells in this colour.
fn areas(scene: &Viewer, wanted: Role) -> Vec<Rect> {
    let figure = figure_of(scene, Door::Lens, None);
    let found = placed(&figure).into_iter().flat_map(|(to_stage, item)| match item {
        Item::Rects { rects, role } if *role == wanted => rects.iter().map(|rect| to_stage.around(*rect)).collect(),
        _ => Vec::new(),
    });
    found.collect()
}

#[test]
fn each_cell_says_what_the_test_says_there() {
    let mut wrong = 0;
    for opening in OPENINGS {
        for more in ["", " k=3", " border=misses"] {
            let scene = opened(&format!("{opening} lens=on{more}"));
            let [hits, misses, stripes] =
                [Role::MapHit, Role::MapMiss, Role::LensWrong].map(|role| areas(&scene, role));
            let all = hits.iter().chain(&misses).copied().reduce(Rect::union).expect("cells");
            let side = all.width() / SIZE as f64;
            for (column, row) in [(16, 16), (0, 0), (15, 16), (16, 15), (17, 17), (32, 3), (9, 30)] {
                let corner = all.min().moved(column as f64 * side, row as f64 * side);
                let has = |areas: &[Rect], at: Point| areas.iter().any(|area| area.contains(at));
                let middle = corner.moved(side / 2.0, side / 2.0);
                let mut there = opened(&format!("{opening} lens=on{more}"));
                press_in(&mut there, Door::Lens, middle);
                let said = (has(&hits, middle), has(&misses, middle));
                let says = verdict(&there).expect("an answer");
                assert_eq!(said, (says, !says), "{opening}{more}: {column}, {row}: {}", there.command());
                let is_wrong = there.readings().truth.is_some();
                assert_eq!(
                    has(&stripes, corner.moved(side / 2.0, side * 0.2)),
                    is_wrong,
                    "{opening}{more}: {column}, {row}"
                );
                wrong += usize::from(is_wrong);
            }
        }
    }
    assert!(wrong > 3, "the last bit decides: {wrong}");
}

#[test]
fn the_cell_in_the_middle_is_a_as_it_is() {
    for opening in OPENINGS {
        let scene = opened(&format!("{opening} lens=on"));
        let all = areas(&scene, Role::MapHit).into_iter().chain(areas(&scene, Role::MapMiss));
        let middle = all.reduce(Rect::union).expect("cells").centre();
        let mut there = opened(&format!("{opening} lens=on"));
        press_in(&mut there, Door::Lens, middle);
        assert_eq!(there.trace().line(), scene.trace().line(), "{opening}");
        assert!(words_of(&figure_of(&scene, Door::Lens, None)).iter().any(|word| word.contains("cells")), "{opening}");
    }
    assert_eq!(areas(&opened(&format!("{} lens=on guess=on", OPENINGS[0])), Role::MapHit), [], "nothing tells");
    assert_eq!(value(&opened("lines k=4"), "k"), "4");
}
