//! The lens of two rectangles: the collision module's answers for the numbers around an edge; a press moves B's edge.

use super::{FIGURE, at, figure_of, opened, placed, press_in, say, svg, value, words_of};
use hantei_collision::Method as _;
use hantei_collision::{Axis, Border, BorderRule, End, OverlapMethod, Point, Precision, Rect};
use hantei_judge::AsFormula as _;
use hantei_judge::{OverlapFormula, Ruler};
use hantei_scenes::figure::{Figure, Item, Role};
use hantei_scenes::scene::{Door, Event, FigurePointer, Viewer};

const PRESETS: [&str; 4] = ["last-bit-sum", "last-bit-centres", "last-bit-single", "wild-binpackingjs-20"];

fn rect(scene: &Viewer, key: &str) -> Rect {
    let numbers: Vec<f64> = value(scene, key).split(',').map(|number| number.parse().expect("a number")).collect();
    Rect::from_origin_size(at(numbers[0], numbers[1]), numbers[2], numbers[3])
}

/// As they are drawn, in world units.
fn corners_of_b(scene: &Viewer) -> Rect {
    let figure = scene.figure();
    let b = figure.leaves().into_iter().find_map(|item| match item {
        Item::Rect { rect, role: Role::Second } => Some(*rect),
        _ => None,
    });
    b.expect("B is drawn")
}

fn expected(scene: &Viewer) -> Ruler {
    let precision: Precision = value(scene, "precision").parse().expect("a precision");
    let k = value(scene, "k").parse().expect("a number");
    let rects = ["a", "b"].map(|key| rect(scene, key));
    match value(scene, "method").parse::<OverlapMethod>() {
        Ok(method) => {
            let rule: BorderRule = value(scene, "border").parse().expect("a rule");
            let border = rule.for_method(method.own_border());
            Ruler::new(&method.formula(border), border, rects, precision, k)
        }
        Err(_) => {
            let formula: OverlapFormula = value(scene, "formula").parse().expect("a formula");
            Ruler::new(&formula, Border::Misses, rects, precision, k)
        }
    }
}

fn lens(scene: &Viewer) -> Figure {
    figure_of(scene, Door::Lens, None)
}

fn words(scene: &Viewer) -> Vec<String> {
    words_of(&lens(scene))
}

fn areas(scene: &Viewer, wanted: Role) -> Vec<Rect> {
    let figure = lens(scene);
    let found = placed(&figure).into_iter().flat_map(|(to_stage, item)| match item {
        Item::Rects { rects, role } if *role == wanted => rects.iter().map(|rect| to_stage.around(*rect)).collect(),
        Item::Rect { rect, role } if *role == wanted => vec![to_stage.around(*rect)],
        _ => Vec::new(),
    });
    found.collect()
}

fn row(scene: &Viewer) -> Option<Rect> {
    let figure = lens(scene);
    let rows = placed(&figure).into_iter().filter_map(|(to_stage, item)| match item {
        Item::Rects { rects, role: Role::MapHit | Role::MapMiss } => {
            Some(rects.iter().map(|rect| to_stage.around(*rect)).collect::<Vec<_>>())
        }
        _ => None,
    });
    let cells: Vec<Rect> = rows.flatten().collect();
    assert!([0, Ruler::SIZE].contains(&cells.len()), "{}", cells.len());
    cells.into_iter().reduce(Rect::union)
}

fn cell(row: Rect, place: usize) -> Point {
    row.min().moved((place as f64 + 0.5) / Ruler::SIZE as f64 * row.width(), row.height() / 2.0)
}

#[test]
fn each_cell_has_the_colour_of_what_the_method_says() {
    for preset in PRESETS {
        for more in ["", "k=3", "border=hits", "precision=single", "a=0.3,0.1,0.2,0.2 b=0.1,0.1,0.2,0.2"] {
            let scene = opened(&format!("rects preset={preset} {more}"));
            let (scene, ruler) = (&scene, expected(&scene));
            let row = row(scene).expect("it is there");
            let colours = [Role::MapMiss, Role::MapHit].map(|role| areas(scene, role));
            let stripes = placed(&lens(scene))
                .into_iter()
                .filter_map(|(to_stage, item)| match item {
                    Item::Polygon { points, role: Role::LensWrong } => {
                        Rect::around(points.iter().map(|point| to_stage.to(*point)))
                    }
                    _ => None,
                })
                .collect::<Vec<_>>();
            for place in 0..Ruler::SIZE {
                let here = cell(row, place);
                let has = [0, 1]
                    .map(|hits| colours[hits].iter().any(|area| area.contains(here) && row.contains(area.centre())));
                let hits = ruler.says_hit(place);
                assert_eq!(has, [!hits, hits], "{preset} {more} {place}");
                let half = row.width() / Ruler::SIZE as f64 / 2.0;
                let inside = Rect::from_centre_size(here, half, row.height());
                let is_striped = stripes.iter().any(|stripe| {
                    stripe.intersection(inside).is_some_and(|both| both.width() > 0.0 && both.height() > 0.0)
                });
                assert_eq!(is_striped, ruler.is_wrong(place), "{preset} {more} {place}");
            }
        }
    }
}

/// A's and B's bars end at their edges, as in the strips.
#[test]
fn both_bars_end_at_the_edges() {
    for preset in PRESETS {
        let scene = opened(&format!("rects preset={preset}"));
        let (scene, ruler) = (&scene, expected(&scene));
        let row = row(scene).expect("it is there");
        let bar =
            |role| areas(scene, role).into_iter().find(|bar| (bar.centre().y - row.centre().y).abs() < row.height());
        let [a, b] = [Role::FirstBar, Role::SecondBar].map(|role| bar(role).expect("a bar"));
        let x = |place: f64| row.min().x + place / Ruler::SIZE as f64 * row.width();
        assert!((a.max().x - x(Ruler::MIDDLE as f64 + 0.5)).abs() < 1.0, "{preset}: {a:?}");
        let of_b = ruler.place(ruler.edge_of_b()).expect("on the row");
        assert!((b.min().x - x(of_b)).abs() < 1.0, "{preset}: {b:?}");
        assert!(a.max().y <= row.min().y + 0.5 && b.min().y >= row.max().y - 0.5, "{preset}: beside the cells");
    }
}

#[test]
fn it_says_what_lands_where() {
    let all = words(&opened("rects preset=last-bit-sum"));
    for expected in [
        "right in all 33 cells",
        "a cell: 1 × the last bit of x (double)",
        "ax + aw = 0.1 + 0.2 → 0.30000000000000004",
        "bx = 0.3",
        "x: 0.3 < 0.30000000000000004: true",
    ] {
        assert!(all.contains(&expected.into()), "{expected}: {all:?}");
    }
    let centres = words(&opened("rects preset=last-bit-centres"));
    for expected in ["wrong in 1 of 33 cells", "x: 0.2 < 0.2: false", "bx1 = 0.3"] {
        assert!(centres.contains(&expected.into()), "{expected}: {centres:?}");
    }
    let single = words(&opened("rects preset=last-bit-single k=20"));
    assert!(single.contains(&"a cell: 2^20 × the last bit of x (single)".into()), "{single:?}");
    let hsp = words(&opened("rects preset=last-bit-sum method=four-flags border=as-written"));
    assert!(hsp.iter().any(|word| word.starts_with("← ax + aw - 1 = −0.7")), "what is beyond the row: {hsp:?}");
}

#[test]
fn the_panel_explains_the_sum_and_the_method() {
    for (settings, expected) in [
        (
            "preset=last-bit-sum",
            "By hand, 0.1 + 0.2 is 0.3. The computer gets 0.30000000000000004: too large by 1 × the last bit.",
        ),
        (
            "a=0.1,0,0.7,1 b=0.8,0,1,1",
            "By hand, 0.1 + 0.7 is 0.8. The computer gets 0.7999999999999999: too small by 1 × the last bit.",
        ),
        ("a=0.25,0,0.5,1 b=0.75,0,1,1", "0.25 + 0.5 is 0.75: nothing is rounded."),
        ("a=0.1,0,0.3,1 b=0.8,0,1,1", "0.1 + 0.3 lies between two numbers of the computer and is rounded to 0.4."),
        ("a=100,0,50,9 b=150,0,50,9", "100 + 50 is 150: nothing is rounded."),
        ("a=0,0,9,9 b=90,90,9,9", "They are apart on y as well, so it is a miss wherever B is moved here."),
    ] {
        for method in OverlapMethod::NAMES {
            let scene = opened(&format!("rects {settings} method={method} lens=on"));
            let notes: Vec<String> = scene.readings().notes.iter().map(say).collect();
            assert!(notes.contains(&expected.into()), "{settings} {method}: {notes:?}");
            let about = notes.iter().filter(|note| note.starts_with(method)).count();
            assert_eq!(about, 1, "{settings} {method}: {notes:?}");
        }
        let notes = opened(&format!("rects {settings} lens=off")).readings().notes;
        assert!(!notes.iter().map(say).any(|note| note == expected), "{settings}");
    }
}

#[test]
fn a_click_puts_the_edge_of_b_on_the_number_of_the_cell() {
    let mut openings: Vec<String> = PRESETS.map(|preset| format!("rects preset={preset}")).into();
    openings.extend(
        [
            "a=0.3,0.1,0.2,0.2 b=0.1,0.1,0.2,0.2",
            "a=3,2,8,6 b=4,8,8,6",
            "a=3,20,8,6 b=4,14,8,6 k=9",
            // B's far edge, for which its size has too few last bits, or its origin.
            "a=9,0,5,5 b=-20,1,29,3",
            "a=0.3,0,5,5 b=-8.7,1,9,3",
            "a=-9,0,5,5 b=-109,1,100,3",
            "a=0,9,5,5 b=1,-20.1,3,29.1 k=2",
        ]
        .map(|rects| format!("rects {rects} lens=on method=two-corners")),
    );
    for opening in openings {
        for place in [0, 7, 15, 16, 17, 32] {
            let mut scene = opened(&opening);
            let scene = &mut scene;
            let ruler = expected(scene);
            let here = cell(row(scene).expect("it is there"), place);
            let before = value(scene, "b");
            let says = if ruler.says_hit(place) { "hit" } else { "miss" };
            let is = if ruler.is_hit(place) { "hit" } else { "miss" };
            let said = words_of(&figure_of(scene, Door::Lens, Some(here)));
            assert!(said.contains(&format!("says {says}, is {is}")), "{opening} {place}: {said:?}");
            press_in(scene, Door::Lens, here);
            let ((axis, of_a), number) = (ruler.edges(), ruler.number(place));
            let b = rect(scene, "b").interval(axis);
            assert_eq!(if of_a == End::Max { b.min } else { b.max }, number, "{opening} {place}");
            let copied = opened(scene.command().strip_prefix("hantei ").expect("a command"));
            assert_eq!(corners_of_b(&copied), corners_of_b(scene), "{opening} {place}: to the last bit");
            assert_eq!(value(scene, "a"), value(&opened(&opening), "a"), "{opening}: A stays");
            if value(scene, "precision") == "double" {
                let hit = scene.trace().get("hit").as_bool();
                assert_eq!(hit, Some(ruler.says_hit(place)), "{opening} {place}: as its colour said");
            }
            scene.handle(Event::act("undo"));
            assert_eq!(value(scene, "b"), before, "{opening} {place}");
        }
    }
}

#[test]
fn the_wheel_over_it_changes_the_step_and_else_the_view() {
    let mut scene = opened("rects preset=last-bit-sum");
    let scene = &mut scene;
    let over = FigurePointer { at: cell(row(scene).expect("it is there"), 10), size: FIGURE };
    let zoom = value(scene, "zoom");
    for (steps, k) in [(-1.0, "1"), (-2.0, "3"), (-0.5, "3"), (-0.5, "4"), (1.0, "3"), (9.0, "0"), (-99.0, "40")] {
        scene.handle(Event::FigureWheeled(Door::Lens, over, steps));
        assert_eq!((value(scene, "k").as_str(), value(scene, "zoom")), (k, zoom.clone()), "{steps}");
    }
    // In single precision the numbers run out earlier.
    scene.set("precision", "single").expect("a precision");
    scene.handle(Event::FigureWheeled(Door::Lens, over, 1.0));
    assert_eq!(value(scene, "k"), "19");
    scene.handle(Event::Zoomed { at: at(40.0, 100.0), steps: 1.0 });
    assert_eq!(value(scene, "k"), "19");
    assert_ne!(value(scene, "zoom"), zoom);
}

/// Everything fits into the panel's figure at any size.
#[test]
fn it_fits_the_panel() {
    for size in [(312.0, 312.0), (312.0, 420.0), (228.0, 300.0), (680.0, 564.0)] {
        for (preset, _) in opened("rects").presets() {
            let scene = opened(&format!("rects preset={preset}"));
            let figure = scene.panel_figure(Door::Lens, size, None);
            let within = Rect::from_corners(at(-2.0, -2.0), at(size.0 + 2.0, size.1));
            for (to_figure, item) in placed(&figure) {
                if let Item::Rect { rect, .. } = item {
                    let rect = to_figure.around(*rect);
                    assert!(within.contains(rect.min()) && within.contains(rect.max()), "{preset} {size:?}: {rect:?}");
                }
            }
        }
    }
}

#[test]
fn nothing_is_shown_while_one_guesses() {
    assert_eq!(row(&opened("rects preset=last-bit-sum guess=on")), None, "nothing tells");
}

/// The same on y, and on the other side of A.
#[test]
fn it_is_about_the_edges_that_decide() {
    for (rects, edges) in [
        ("a=0,0,9,9 b=9,1,9,9", (Axis::X, End::Max)),
        ("a=9,1,9,9 b=0,0,9,9", (Axis::X, End::Min)),
        ("a=0,0,9,9 b=1,9,9,9", (Axis::Y, End::Max)),
        ("a=1,9,9,9 b=0,0,9,9", (Axis::Y, End::Min)),
        ("a=0,0,9,9 b=1,8,9,9", (Axis::Y, End::Max)),
        ("a=0,0,9,9 b=99,8,9,9", (Axis::X, End::Max)),
    ] {
        let scene = opened(&format!("rects {rects} method=two-corners lens=on"));
        assert_eq!(expected(&scene).edges(), edges, "{rects}");
        let said = words(&scene);
        let name = format!("a cell: 1 × the last bit of {} (double)", edges.0.name());
        assert!(said.contains(&name), "{rects}: {said:?}");
    }
}

#[test]
fn its_picture_stays_small() {
    for preset in PRESETS {
        for k in [0, 3, 40] {
            let length = svg(&lens(&opened(&format!("rects preset={preset} k={k}")))).len();
            assert!(length < 10_000, "{preset} k={k}: {length} bytes");
        }
    }
}
