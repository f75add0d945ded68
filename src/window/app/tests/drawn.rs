//! The picture as it is drawn, point by point where a colour says what is shown.

use super::desk::{At, Desk};
use super::sampled::{Rgb, rgb};
use super::{FITTED, PALETTE, SIZE, TWO_SQUARES};
use hantei_scenes::figure::{Item, Role, Theme};
use macroquad::input::KeyCode as K;
use serde_json::json;

const RED: Rgb = rgb(PALETTE.a);
const BLUE: Rgb = rgb(PALETTE.b);
const WHITE: Rgb = rgb(PALETTE.stage);

/// Whether a colour is this role's over a ground, this many times, as far as eight bits allow.
fn is_over(seen: Rgb, ground: Rgb, role: Role, times: u32) -> bool {
    let over = rgb(role.colour(Theme::Light));
    [(seen.0, over.0, ground.0), (seen.1, over.1, ground.1), (seen.2, over.2, ground.2)].into_iter().all(
        |(seen, over, ground)| {
            let mix = |below: f64| below + (f64::from(over) - below) * role.opacity();
            let expected = (0..times).fold(f64::from(ground), |below, _| mix(below));
            (f64::from(seen) - expected).abs() < 2.0
        },
    )
}

/// Bars along the left and the bottom beside the rectangles; a band for a gap.
#[test]
fn shadows_lie_along_the_axes() {
    let mut desk = Desk::open(&format!("rects a=100,100,100,100 b=300,240,100,80 {SIZE}"));
    desk.move_to((500.0, 20.0));
    let seen = desk.sampled();
    // Of the stage's 628×680, shadows take 82 at the left and 54 at the bottom: bars of 9 begin 0 and 12 within.
    let (left, bottom) = (82, 680 - 54);
    for (along, depth, colour) in
        [(101, 4, RED), (198, 4, RED), (301, 16, BLUE), (398, 16, BLUE), (250, 4, WHITE), (250, 16, WHITE)]
    {
        assert_eq!(seen.pixel(along, bottom + depth), colour, "below, at {along}");
    }
    for (along, depth, colour) in [(101, 5, RED), (198, 5, RED), (241, 17, BLUE), (318, 17, BLUE), (220, 17, WHITE)] {
        assert_eq!(seen.pixel(left - depth, along), colour, "at the left, at {along}");
    }
    // They are apart in x and in y: a band across the stage for each gap.
    for (x, y) in [(215, 515), (285, 515), (515, 215), (515, 232)] {
        assert_eq!(seen.pixel(x, y), rgb(PALETTE.gap), "{x}, {y}");
    }
    assert_eq!([seen.pixel(190, 515), seen.pixel(310, 515)], [WHITE; 2], "beside it there is none");
}

#[test]
fn resizing_keeps_both_in_the_middle() {
    let mut desk = Desk::open(&format!("rects a=100,100,100,100 b=300,240,100,80 {FITTED}"));
    desk.move_to((500.0, 5.0));
    // Stages of 628×680, 1000×900 and 424×392; too small for a panel, all is stage.
    for ((width, height), stage) in [
        ((988.0, 788.0), (628.0, 680.0)),
        ((1360.0, 1036.0), (1000.0, 900.0)),
        ((700.0, 500.0), (424.0, 392.0)),
        ((280.0, 230.0), (280.0, 230.0)),
        ((40.0, 20.0), (40.0, 20.0)),
        ((1360.0, 1036.0), (1000.0, 900.0)),
    ] {
        desk.resize(width, height);
        assert_eq!(desk.app.layout.stage.size(), egui::vec2(stage.0, stage.1), "{width}×{height}");
        if width < 100.0 {
            continue;
        }
        let seen = desk.sampled();
        let near = |x: f64, y: f64, by: f64| {
            let at = desk.on_stage(x, y);
            seen.at((at.0.round() + by, at.1.round() + by))
        };
        assert_eq!(near(300.0, 240.0, 3.0), BLUE, "{width}×{height}");
        assert_eq!(near(100.0, 100.0, 3.0), RED, "{width}×{height}");
        let beyond = [near(100.0, 100.0, -3.0), near(400.0, 320.0, 3.0)];
        assert!(beyond.iter().all(|colour| *colour != RED && *colour != BLUE), "{width}×{height}: {beyond:?}");
        let [left, top] = [desk.on_stage(100.0, 100.0), desk.on_stage(400.0, 320.0)]
            .map(|(x, y)| (x / f64::from(stage.0), y / f64::from(stage.1)))
            .map(|(x, y)| (0.0..=1.0).contains(&x) && (0.0..=1.0).contains(&y));
        assert!(left && top, "{width}×{height}: both are in sight");
    }
}

#[test]
fn doubled_dpi() {
    let mut desk = Desk::open_at(&format!("quad {SIZE}"), 2.0);
    for place in [(162.0, 212.0), (210.0, 112.0), (386.0, 152.0), (355.0, 244.0)] {
        desk.click(place);
    }
    desk.click((251.5, 179.0));
    let line = desk.next();
    assert_eq!(line["quad"], json!([[162, 212], [210, 112], [386, 152], [355, 244]]));
    assert_eq!((&line["probe"], &line["inside"]), (&json!([252, 179]), &json!(true)));
    let seen = desk.sampled();
    assert_eq!(seen.pixel(2 * 251 + 1, 2 * 179), RED);
    // The panel begins at 2 × 628.
    assert_eq!(seen.pixel(2 * 628 - 4, 700), WHITE);
    assert_eq!(seen.pixel(2 * 628 + 8, 700), rgb(PALETTE.panel));
}

#[test]
fn rows_and_picture_light_each_other_up() {
    let mut desk = Desk::open(&format!("rects a=100,100,100,100 b=300,240,100,100 {SIZE}"));
    let lit = rgb(PALETTE.accent_wash);
    // The first comparison, of red's right edge and blue's left one.
    let row = desk.line("A ends left of B");
    let stage = desk.app.layout.stage.min;
    let on_row: At = ((row.center().x - stage.x).into(), (row.center().y - stage.y).into());
    let is_lit = |desk: &Desk| desk.sampled().at((f64::from(row.left() - stage.x) - 14.0, on_row.1)) == lit;
    desk.move_to((500.0, 600.0));
    assert_eq!(desk.sampled().pixel(150, 130), RED);
    assert!(!is_lit(&desk));
    desk.move_to(on_row);
    let seen = desk.sampled();
    for at in [(200, 130), (300, 260)] {
        let colour = seen.pixel(at.0, at.1);
        assert!(![RED, BLUE, WHITE].contains(&colour), "an edge is lit at {at:?}: {colour:?}");
    }
    assert!(is_lit(&desk));
    desk.move_to((500.0, 600.0));
    assert!(!is_lit(&desk));
    assert_eq!(desk.sampled().pixel(198, 130), RED);
    desk.move_to((300.0, 270.0));
    assert!(is_lit(&desk), "an edge of the picture lights its row up");
}

#[test]
fn a_turned_scene_is_drawn_turned() {
    let mut desk = Desk::open(&format!("rects a=150,300,20,40 b=314,330,200,20 angle=90 {SIZE}"));
    // Turned by 90°, blue is higher than wide.
    desk.move_to((600.0, 660.0));
    let drawn = desk.drawn(Role::Second);
    let ends = drawn.iter().find_map(|(to_stage, item)| match item {
        Item::Rect { rect, .. } => Some([rect.min(), rect.max()].map(|at| to_stage.to(at))),
        _ => None,
    });
    let [one, other] = ends.expect("blue");
    let (left, right) = (one.x.min(other.x), one.x.max(other.x));
    let (top, bottom) = (one.y.min(other.y), one.y.max(other.y));
    assert!(bottom - top > 150.0 && right - left < 30.0, "{left}..{right} × {top}..{bottom}");
    let seen = desk.sampled();
    let inside = [top + 4.0, bottom - 4.0].map(|y| seen.at((left + 4.0, y)));
    assert_eq!(inside, [BLUE; 2], "and so is the picture");
    assert!([seen.at((left - 4.0, top + 4.0)), seen.at((right + 4.0, top + 4.0))].iter().all(|it| *it != BLUE));
    // It is dragged where it is drawn: down on the screen is right before the turn.
    let (x, y) = ((left + 4.0).round(), (bottom - 60.0).round());
    desk.drag((x, y), (x, y - 240.0));
    assert_eq!(desk.next()["b"], json!([74, 330, 274, 350]));
}

/// Once the page showed through here.
#[test]
fn what_is_translucent_has_its_roles_colour_over_the_stage() {
    // Right of two edges; right of three; the overlap on y, between the axis and A.
    let places = [
        (
            "quad preset=wpf-figure halves=on",
            &[
                ((20, 20), Role::Half, 2),
                ((610, 590), Role::Half, 2),
                ((314, 30), Role::Half, 3),
                ((20, 650), Role::Half, 3),
            ][..],
        ),
        ("rects a=120,100,100,100 b=300,150,100,100", &[((100, 175), Role::SharedBand, 1)]),
    ];
    for (words, places) in places {
        let seen = Desk::open(&format!("{words} {SIZE}")).sampled();
        for &((x, y), role, times) in places {
            let colour = seen.pixel(x, y);
            assert!(is_over(colour, WHITE, role, times), "{words} at {x},{y}: {colour:?}");
        }
    }
}

#[test]
fn a_fractional_edge_covers_a_part_of_its_pixel() {
    let mut desk = Desk::open(&format!("rects a=100.5,50,99.75,100 b=300,70.25,99.75,100 {SIZE}"));
    desk.move_to((600.0, 600.0));
    let sampled = desk.sampled();
    let near = |(x, y), colour: Rgb, part: f64| {
        let seen = sampled.pixel(x, y);
        let mixed = |over: u8, below: u8| part.mul_add(f64::from(over) - f64::from(below), f64::from(below));
        let wanted = [mixed(colour.0, WHITE.0), mixed(colour.1, WHITE.1), mixed(colour.2, WHITE.2)];
        let off =
            [seen.0, seen.1, seen.2].into_iter().zip(wanted).map(|(seen, wanted)| (f64::from(seen) - wanted).abs());
        assert!(off.into_iter().all(|off| off <= 1.5), "at {x},{y}: {seen:?} for {wanted:?}");
    };
    // Handles are in the middle of the edges.
    near((100, 60), RED, 0.5);
    near((101, 60), RED, 1.0);
    near((399, 160), BLUE, 0.75);
    near((325, 70), BLUE, 0.75);
    near((325, 170), BLUE, 0.25);
    assert_eq!([sampled.pixel(99, 60), sampled.pixel(400, 160)], [WHITE; 2], "nothing bleeds");
}

#[test]
fn the_parallelogram_of_an_edge_is_drawn_and_turns_over() {
    let mut desk = Desk::open(&format!("quad a=200,100 b=200,400 c=100,400 d=100,100 p=300,150 cross=on {SIZE}"));
    // Left of AB, which runs down, the parallelogram fills x 200..300; right of it, x 100..200.
    desk.move_to((600.0, 600.0));
    let sampled = desk.sampled();
    let places: Vec<Rgb> = (0..60)
        .step_by(2)
        .flat_map(|x| (0..60).step_by(2).map(move |y| (x, y)))
        .map(|(x, y)| sampled.pixel(205 + x, 300 + y))
        .collect();
    let [plain, striped] =
        [1, 2].map(|times| places.iter().filter(|&&it| is_over(it, WHITE, Role::LeftSide, times)).count());
    assert!(plain > striped && striped > 50, "hatched: {plain} plain, {striped} striped");
    desk.drag((300.0, 150.0), (160.0, 160.0));
    assert_eq!(desk.next()["inside"], true);
    desk.move_to((600.0, 600.0));
    let sampled = desk.sampled();
    assert_eq!(sampled.pixel(260, 360), WHITE);
    // Over the quad's own washed area, in the colour of the right side.
    let over = sampled.pixel(180, 300);
    assert!(is_over(over, rgb(PALETTE.wash), Role::RightSide, 1), "{over:?}");
}

#[test]
fn the_ray_is_drawn_to_the_border_with_its_crossings() {
    let desk = Desk::open(&format!("quad a=200,100 b=400,100 c=400,300 d=200,300 p=100,200 method=crossings {SIZE}"));
    let sampled = desk.sampled();
    let ray = rgb(Role::Ray.colour(Theme::Light));
    // The panel begins at 628.
    for x in [300, 600, 622] {
        assert_eq!(sampled.pixel(x, 200), ray, "at {x}");
    }
    assert_eq!(sampled.pixel(60, 200), WHITE, "to the right only");
    for x in [200, 400] {
        let disc: Vec<Rgb> = (0..18)
            .flat_map(|dx| (0..18).map(move |dy| (dx, dy)))
            .map(|(dx, dy)| sampled.pixel(x - 9 + dx, 191 + dy))
            .collect();
        assert!(disc.iter().filter(|&&it| it == ray).count() > 80, "a crossing at {x}");
    }
    let numbers = desk.drawn(Role::OnRay);
    assert_eq!(numbers.len(), 2, "each with its number: {numbers:?}");
    let edge = |role: Role| rgb(role.colour(Theme::Light));
    assert_eq!(sampled.pixel(300, 100), edge(Role::QuietEdge), "an edge that does not span the ray is quiet");
    assert_eq!(sampled.pixel(200, 150), edge(Role::Edge));
}

/// Each colour of the picture, in both themes, is that of the stage's ground or of what lies on it.
#[test]
fn dark_colours_come_from_the_system_or_the_choice() {
    for (words, is_dark) in [("", false), ("theme=dark", true), ("theme=light", false)] {
        let desk = Desk::open(&format!("{words} rects a=100,100,100,100 b=300,240,100,100 {SIZE}"));
        let palette = if is_dark { Theme::Dark } else { Theme::Light }.palette();
        let seen = desk.sampled();
        let colours = [seen.pixel(600, 20), seen.pixel(150, 120), seen.pixel(640, 670)];
        assert_eq!(colours, [palette.stage, palette.a, palette.panel].map(rgb), "{words}");
    }
    let mut desk = Desk::open(TWO_SQUARES);
    crate::window::host::headless::world(|world| world.is_dark = true);
    desk.move_to((20.0, 20.0));
    assert_eq!(desk.sampled().pixel(600, 10), rgb(Theme::Dark.palette().stage), "the system turns dark");
    desk.choose("Menu");
    desk.choose("light");
    assert_eq!(desk.sampled().pixel(20, 660), rgb(Theme::Light.palette().stage), "the reader chooses light");
}

/// The names on the shapes are letters, drawn once each.
#[test]
fn the_shapes_have_their_names() {
    let mut desk = Desk::open(&format!("rects a=100,100,100,100 b=300,240,100,100 {SIZE}"));
    desk.keys(&[K::Right]);
    for (role, name) in [(Role::OnFirst, "A"), (Role::OnSecond, "B")] {
        let labels = desk.drawn(role);
        let is_label = labels.iter().any(|(_, item)| matches!(item, Item::Label { .. }));
        assert!(is_label, "{name}: {labels:?}");
        assert!(
            desk.seen().iter().any(|line| line.text == name && desk.app.layout.stage.contains_rect(line.ink)),
            "{name}"
        );
    }
}
