//! Groups: the places of their items, also in SVG.

use hantei_collision::{Point, Rect};
use hantei_scenes::figure::{Anchor, Figure, Item, Role, Transform, Viewport};
use hantei_scenes::svg::{Medium, to_svg};
use hantei_scenes::words::{Language, Text, Words};
use proptest::prelude::*;

fn at(x: f64, y: f64) -> Point {
    Point::new(x, y)
}

fn rect(x: f64, y: f64, width: f64, height: f64) -> Rect {
    Rect::from_origin_size(at(x, y), width, height)
}

/// The lines of the SVG between its background and its end.
fn drawn(figure: &Figure) -> Vec<String> {
    let svg = to_svg(figure, &Words::new(Language::En), Medium::default());
    let lines: Vec<&str> = svg.lines().collect();
    assert!(lines[0].starts_with("<svg xmlns=") && lines[1].starts_with("<rect width=\"100%\""), "{svg}");
    assert_eq!(lines.last(), Some(&"</svg>"), "{svg}");
    lines[2..lines.len() - 1].iter().map(ToString::to_string).collect()
}

/// A stage of 200 × 100, seen through `viewport`.
fn picture(viewport: Viewport, draw: impl FnOnce(&mut Figure)) -> Vec<String> {
    let mut figure = Figure::new((200.0, 100.0), viewport);
    draw(&mut figure);
    drawn(&figure)
}

fn one_of_each(figure: &mut Figure) {
    let (from, to) = (at(10.0, 20.0), at(30.0, 60.0));
    figure.push(Item::Rect { rect: rect(10.0, 20.0, 30.0, 40.0), role: Role::First });
    figure
        .push(Item::Rects { rects: vec![rect(10.0, 20.0, 30.0, 40.0), rect(0.0, 0.0, 1.0, 2.0)], role: Role::Second });
    figure.push(Item::Polygon { points: vec![from, to, at(10.0, 60.0)], role: Role::First });
    figure.push(Item::Line { from, to, role: Role::Edge, dashed: false });
    figure.push(Item::Dot { at: from, role: Role::Probe, radius: 5.0 });
    figure.push(Item::Handle { at: from, role: Role::Handle });
    let text = Text::plain("A & B");
    figure.push(Item::Label {
        at: from,
        shift: (0.0, -20.0),
        anchor: Anchor::Middle,
        text,
        size: 20.0,
        role: Role::Text,
    });
}

fn places(line: &str, attributes: &[&str]) -> Vec<f64> {
    let value = |name: &&str| {
        let (_, rest) = line.split_once(&format!(" {name}=\"")).unwrap_or_else(|| panic!("{name} in {line}"));
        rest.split('"').next().and_then(|number| number.parse().ok()).unwrap_or_else(|| panic!("{name} in {line}"))
    };
    attributes.iter().map(value).collect()
}

#[test]
fn a_group_in_a_group_moves_and_enlarges_all_kinds_of_items() {
    let viewport = Viewport { origin: at(5.0, 10.0), zoom: 2.0, up: None };
    let moved = picture(Viewport::default(), |figure| {
        figure.push_group(viewport.into(), None, |figure| {
            figure.push_group(Transform::moved(100.0, 1.0), None, one_of_each);
        });
    });
    // (10, 20) is at ((10 + 100 - 5) · 2, (20 + 1 - 10) · 2).
    assert_eq!(places(&moved[0], &["x", "y", "width", "height"]), [210.0, 22.0, 60.0, 80.0]);
    assert!(moved[1].contains("d=\"M210 22H270V102H210zM190 -18H192V-14H190z\""), "{}", moved[1]);
    assert!(moved[2].contains("points=\"210,22 250,102 210,102\""), "{}", moved[2]);
    assert_eq!(places(&moved[3], &["x1", "y1", "x2", "y2"]), [210.0, 22.0, 250.0, 102.0]);
    assert_eq!(places(&moved[4], &["cx", "cy", "r"]), [210.0, 22.0, 5.0], "a mark keeps its size");
    assert_eq!(places(&moved[5], &["x", "y", "width", "height"]), [206.0, 18.0, 8.0, 8.0], "and so does a handle");
    assert_eq!(places(&moved[6], &["x", "y", "font-size"]), [210.0, 9.0, 20.0], "22 - 20, and from middle to baseline");
    assert!(moved[6].contains(">A &amp; B<"), "{}", moved[6]);
    let seen_so = picture(Viewport { origin: at(-95.0, 9.0), zoom: 2.0, up: None }, one_of_each);
    assert_eq!(moved, seen_so, "the figure's own viewport does the same");
}

#[test]
fn a_turned_group_has_polygons_for_its_rectangles() {
    let turned = picture(Viewport::default(), |figure| {
        figure.push_group(Transform::turned(45.0, at(10.0, 20.0)), None, one_of_each);
    });
    // The corners of 30 × 40 around (10, 20), turned clockwise on the screen.
    let corners = "10,20 31.213,41.213 2.929,69.497 -18.284,48.284";
    assert!(turned[0].starts_with(&format!("<polygon points=\"{corners}\"")), "{}", turned[0]);
    let path = format!("d=\"M{}z", corners.replace(' ', "L").replace(',', " "));
    assert!(turned[1].contains(&path), "{}", turned[1]);
    assert_eq!(places(&turned[4], &["cx", "cy", "r"]), [10.0, 20.0, 5.0], "the pivot stays");
    assert_eq!(places(&turned[5], &["width", "height"]), [8.0, 8.0], "a handle stays upright");
    // The 20 px upwards turn too: up and to the right. Far from the border, which would move the label.
    let away = picture(Viewport::default(), |figure| {
        figure.push_group(
            Transform::turned(45.0, at(10.0, 20.0)).within(Transform::moved(90.0, 40.0)),
            None,
            one_of_each,
        );
    });
    let around = 20.0 * 0.5f64.sqrt();
    let [x, y] = places(&away[6], &["x", "y"])[..] else { panic!("two") };
    assert!((x - (100.0 + around)).abs() < 1e-3 && (y - (60.0 - around + 7.0)).abs() < 1e-3, "{x} {y}");
}

/// A label at the border is fully visible: its middle is half its width, 30, and a plate's space from there.
#[test]
fn a_label_is_kept_on_the_stage() {
    let label = |x: f64, role: Role| {
        let lines = picture(Viewport::default(), |figure| {
            let (text, anchor) = (Text::plain("A & B"), Anchor::Middle);
            figure.push(Item::Label { at: at(x, 50.0), shift: (0.0, 0.0), anchor, text, size: 20.0, role });
        });
        places(&lines[0], &["x", "y"])
    };
    assert_eq!(label(100.0, Role::Text), [100.0, 57.0]);
    assert_eq!([label(4.0, Role::Text), label(199.0, Role::Text)], [[31.0, 57.0], [169.0, 57.0]]);
    assert_eq!(label(-4.0, Role::Text), [-4.0, 57.0], "what it names is not seen");
    assert_eq!(label(-400.0, Role::Lit), [31.0, 57.0], "what is lit up is to be read");
}

#[test]
fn where_y_grows_up_places_are_mirrored_and_words_are_not() {
    let up = picture(Viewport { origin: at(-40.0, 0.0), zoom: 1.0, up: Some(100.0) }, one_of_each);
    assert_eq!(places(&up[0], &["x", "y", "width", "height"]), [50.0, 40.0, 30.0, 40.0], "its top is at y = 60");
    assert_eq!(places(&up[4], &["cx", "cy"]), [50.0, 80.0]);
    assert_eq!(places(&up[6], &["x", "y"]), [50.0, 67.0], "words above stay above: 80 - 20 + 7");
}

#[test]
fn a_clip_is_a_group_of_its_own() {
    let clip = rect(0.0, 0.0, 50.0, 40.0);
    let dot = |figure: &mut Figure| figure.push(Item::Dot { at: at(10.0, 10.0), role: Role::Probe, radius: 5.0 });
    let clipped = picture(Viewport { origin: at(0.0, 0.0), zoom: 2.0, up: None }, |figure| {
        figure.push_group(Transform::moved(1.0, 2.0), Some(clip), |figure| {
            dot(figure);
            let quarter = Transform { x: (0.0, 1.0), y: (-1.0, 0.0), at: at(0.0, 0.0) };
            figure.push_group(quarter, Some(clip), dot);
            figure.push_group(Transform::turned(30.0, at(0.0, 0.0)), Some(clip), dot);
        });
        dot(figure);
    });
    assert_eq!(clipped[0], "<clipPath id=\"clip1\"><rect x=\"2\" y=\"4\" width=\"100\" height=\"80\"/>");
    assert_eq!(clipped[1..3], ["</clipPath>", "<g clip-path=\"url(#clip1)\">"]);
    assert_eq!(places(&clipped[3], &["cx", "cy"]), [22.0, 24.0], "inside the first");
    // A quarter turn keeps a rectangle upright: 40 wide, 50 high, to the left of the pivot.
    assert_eq!(clipped[4], "<clipPath id=\"clip2\"><rect x=\"-78\" y=\"4\" width=\"80\" height=\"100\"/>");
    assert_eq!(clipped[6], "<g clip-path=\"url(#clip2)\">");
    assert_eq!(places(&clipped[7], &["cx", "cy"]), [-18.0, 24.0]);
    assert_eq!(clipped[8], "</g>");
    assert!(clipped[9].starts_with("<clipPath id=\"clip3\"><polygon points=\"2,4 88.603,54 "), "{}", clipped[9]);
    assert_eq!(clipped[13..15], ["</g>", "</g>"], "the last one inside, then the first");
    assert_eq!(places(&clipped[15], &["cx", "cy"]), [20.0, 20.0], "what comes behind is not clipped");
    assert_eq!(clipped.len(), 16);
}

#[test]
fn leaves_are_all_items_in_the_order_in_which_they_are_drawn() {
    let dot = |x: f64| Item::Dot { at: at(x, 0.0), role: Role::Probe, radius: 1.0 };
    let mut figure = Figure::new((10.0, 10.0), Viewport::default());
    figure.push(dot(1.0));
    figure.push_group(Transform::moved(5.0, 5.0), None, |figure| {
        figure.push(dot(2.0));
        figure.push_group(Transform::IDENTITY, Some(rect(0.0, 0.0, 1.0, 1.0)), |figure| figure.push(dot(3.0)));
        figure.push_group(Transform::IDENTITY, None, |_| {});
        figure.push(dot(4.0));
    });
    figure.push(dot(5.0));
    let expected = [1.0, 2.0, 3.0, 4.0, 5.0].map(dot);
    assert_eq!(figure.leaves(), expected.iter().collect::<Vec<_>>(), "each in the coordinates of its group");
    let inner = figure.clone().into_group();
    let mut outer = Figure::new((10.0, 10.0), Viewport::default());
    outer.push(inner);
    assert_eq!((drawn(&outer), outer.leaves()), (drawn(&figure), figure.leaves()), "as a group it is drawn the same");
}

fn number() -> impl Strategy<Value = f64> + Clone {
    prop_oneof![(-40..40i32).prop_map(f64::from), -1e3..1e3f64]
}

fn point() -> impl Strategy<Value = Point> + Clone {
    (number(), number()).prop_map(|(x, y)| at(x, y))
}

fn viewport() -> impl Strategy<Value = Viewport> {
    (point(), 0.01..400.0f64, prop::option::of(1.0..2000.0f64)).prop_map(|(origin, zoom, up)| Viewport {
        origin,
        zoom,
        up,
    })
}

fn transform() -> impl Strategy<Value = Transform> {
    let quarters =
        (-4..5i32, point()).prop_map(|(quarters, pivot)| Transform::turned(90.0 * f64::from(quarters), pivot));
    prop_oneof![
        (number(), number()).prop_map(|(dx, dy)| Transform::moved(dx, dy)),
        (-360.0..360.0f64, point()).prop_map(|(degrees, pivot)| Transform::turned(degrees, pivot)),
        quarters,
        viewport().prop_map(Transform::from),
    ]
}

/// Equal up to rounding.
fn near(p: Point, q: Point) -> bool {
    let size = [p.x, p.y, q.x, q.y].iter().fold(1.0f64, |size, number| size.max(number.abs()));
    p.distance(q) <= 1e-9 * size.max(1e3) * 1e3
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn a_transform_within_another_is_first_the_one_and_then_the_other(inner in transform(), outer in transform(), p in point()) {
        prop_assert!(near(inner.within(outer).to(p), outer.to(inner.to(p))));
        prop_assert_eq!(inner.within(Transform::IDENTITY).to(p), inner.to(p));
        prop_assert_eq!(Transform::IDENTITY.within(outer).to(p), outer.to(p));
    }

    #[test]
    fn nesting_is_associative(a in transform(), b in transform(), c in transform(), p in point()) {
        prop_assert!(near(a.within(b).within(c).to(p), a.within(b.within(c)).to(p)));
    }

    #[test]
    fn a_viewport_as_a_transform_leads_to_the_same_place(viewport in viewport(), p in point()) {
        prop_assert!(near(Transform::from(viewport).to(p), viewport.to_stage(p)));
    }

    #[test]
    fn a_turn_keeps_its_pivot_and_every_distance(degrees in -360.0..360.0f64, pivot in point(), p in point(), q in point()) {
        let turn = Transform::turned(degrees, pivot);
        prop_assert!(turn.to(pivot).distance(pivot) < 1e-9);
        prop_assert!((turn.to(p).distance(turn.to(q)) - p.distance(q)).abs() < 1e-9);
        let back = Transform::turned(-degrees, pivot);
        prop_assert!(near(back.to(turn.to(p)), p));
    }

    #[test]
    fn around_holds_the_corners_and_no_more(transform in transform(), p in point(), q in point()) {
        let inner = Rect::from_corners(p, q);
        let outer = transform.around(inner);
        let corners = inner.corners().map(|corner| transform.to(corner));
        prop_assert!(corners.iter().all(|&corner| outer.contains(corner)));
        for (side, reached) in [
            (outer.min().x, corners.iter().any(|corner| corner.x == outer.min().x)),
            (outer.max().x, corners.iter().any(|corner| corner.x == outer.max().x)),
            (outer.min().y, corners.iter().any(|corner| corner.y == outer.min().y)),
            (outer.max().y, corners.iter().any(|corner| corner.y == outer.max().y)),
        ] {
            prop_assert!(reached, "{side} is reached by a corner");
        }
        if transform.keeps_rects() {
            prop_assert!(corners.iter().all(|corner| [outer.min().x, outer.max().x].contains(&corner.x)));
        }
    }

    /// An offset beside a shape turns with it, but is neither scaled nor mirrored.
    #[test]
    fn beside_keeps_its_length(transform in transform(), dx in number(), dy in number()) {
        let (x, y) = transform.beside((dx, dy));
        prop_assert!((x.hypot(y) - dx.hypot(dy)).abs() < 1e-9);
        if transform.keeps_rects() {
            prop_assert_eq!((x, y), (dx, dy));
        }
    }

    #[test]
    fn beside_turns_along(degrees in -360.0..360.0f64, zoom in 0.01..400.0f64, dx in number(), dy in number()) {
        let turned = Transform::turned(degrees, at(3.0, 4.0));
        let viewport = Viewport { origin: at(7.0, 8.0), zoom, up: None };
        let (x, y) = turned.within(viewport.into()).beside((dx, dy));
        if !turned.keeps_rects() {
            let (from, to) = (turned.to(at(0.0, 0.0)), turned.to(at(dx, dy)));
            prop_assert!((x - (to.x - from.x)).abs() < 1e-6 && (y - (to.y - from.y)).abs() < 1e-6);
        }
    }
}

#[test]
fn turning_by_nothing_rounds_nothing() {
    assert_eq!(Transform::turned(0.0, at(0.1, 0.3)), Transform::IDENTITY);
    assert_eq!(Transform::turned(-0.0, at(0.1, 0.3)), Transform::IDENTITY);
    assert!(Transform::IDENTITY.keeps_rects());
}
