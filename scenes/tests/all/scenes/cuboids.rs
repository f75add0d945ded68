//! Two boxes in space: dragging in the picture and in the views, and the texts of shadows and views.

use super::{at, by, contact, drag, lit_picture, opened, pressed, say, spoken_of, value, verdict, words};
use hantei_collision::{About, Allen, Contact, Cuboid, Interval, Point, Rect};
use hantei_scenes::figure::{Item, Role};
use hantei_scenes::scene::{Event, PointerShape, Viewer};

/// From half above: on the stage, a step away moves up as far as a step up.
const TILTED: &str = "cuboids a=20,20,0,60,60,40 b=50,40,70,70,60,50 yaw=0 tilt=45";
/// The middle of A from there: the middle of both, (70, 60, 60), is at the origin.
const A: Point = Point::new(-20.0, 21.2);

fn half(length: f64) -> f64 {
    length * std::f64::consts::FRAC_1_SQRT_2
}

#[test]
fn cuboids_a_is_dragged_along_the_ground() {
    let mut scene = opened(TILTED);
    drag(&mut scene, A, at(A.x + 10.0, A.y + half(20.0)));
    assert_eq!(value(&scene, "a"), "30,20,-20,60,60,40", "to the right and nearer");
    scene.handle(Event::act("undo"));
    assert_eq!(value(&scene, "a"), "20,20,0,60,60,40", "one drag is one change");
    // From the left, away is to the right.
    scene.set("yaw", "90").unwrap();
    let seen = at(-40.0, half(-10.0) + half(-20.0));
    let before = value(&scene, "a");
    drag(&mut scene, at(seen.x, seen.y), at(seen.x + 7.0, seen.y));
    assert_eq!(before, "20,20,0,60,60,40");
    assert_eq!(value(&scene, "a"), "20,20,7,60,60,40");
}

#[test]
fn cuboids_are_dragged_by_tenths_with_ctrl() {
    let mut scene = opened(TILTED);
    for (fine, expected) in [(true, "23.3,20,0,60,60,40"), (false, "23,20,0,60,60,40")] {
        scene.handle(Event::Fine(fine));
        drag(&mut scene, A, at(A.x + 3.32, A.y));
        assert_eq!(value(&scene, "a"), expected);
        scene.handle(Event::act("undo"));
    }
}

/// Where a pixel is more than a step, contact would fall between two pixels.
#[test]
fn cuboids_a_that_is_dragged_touches_b_though_a_pixel_is_longer_than_a_step() {
    let (far, near) = ("zoom=0.4 pan=-500,-500", "zoom=1 pan=-250,-180");
    for (view, by, x) in [(far, 99.0, "120"), (far, 97.0, "117"), (near, 99.0, "119"), (far, -29.0, "-10")] {
        let mut scene = opened(&format!("{TILTED} {view}"));
        drag(&mut scene, A, at(A.x + by, A.y));
        assert_eq!(value(&scene, "a"), format!("{x},20,0,60,60,40"), "{view}: by {by}");
    }
}

/// Once a finger had to hit contact to the pixel.
#[test]
fn cuboids_a_finger_that_is_near_contact_brings_a_there() {
    for (by_finger, by, x) in [(true, 96.0, "120"), (true, 104.0, "120"), (true, 90.0, "110"), (false, 96.0, "116")] {
        let mut scene = opened(&format!("{TILTED} zoom=1 pan=-250,-180"));
        scene.handle(Event::ByFinger(by_finger));
        drag(&mut scene, A, at(A.x + by, A.y));
        assert_eq!(value(&scene, "a"), format!("{x},20,0,60,60,40"), "{by_finger}: by {by}");
    }
}

#[test]
fn cuboids_a_is_lifted_with_shift_and_by_its_arrow() {
    let mut scene = opened(TILTED);
    scene.handle(Event::Pressed { at: A, shift: true });
    scene.handle(Event::PointerMoved(at(A.x + 30.0, A.y - half(12.0))));
    scene.handle(Event::Released(at(A.x + 30.0, A.y - half(12.0))));
    assert_eq!(value(&scene, "a"), "20,8,0,60,60,40", "up only");
    // The end of the arrow is 52 pixels above the middle of the top.
    let zoom = scene.viewport().zoom;
    let middle = [70.0, (8.0 + 100.0) / 2.0, 60.0];
    let tip = at(50.0 - middle[0], half(8.0 - middle[1]) - half(20.0 - middle[2]) - 52.0 / zoom);
    scene.handle(Event::PointerMoved(tip));
    assert_eq!(scene.pointer_shape(), PointerShape::Vertical);
    drag(&mut scene, tip, at(tip.x, tip.y + half(12.0)));
    assert_eq!(value(&scene, "a"), "20,20,0,60,60,40");
    for (action, y) in [("raise", "19"), ("lower", "20")] {
        scene.handle(Event::act(action));
        assert_eq!(value(&scene, "a"), format!("20,{y},0,60,60,40"));
    }
    scene.handle(by("nudge", 1.0, -10.0));
    assert_eq!(value(&scene, "a"), "21,20,10,60,60,40", "up the stage is away");
}

#[test]
fn cuboids_beside_a_the_picture_is_turned_and_nothing_else() {
    let mut scene = opened("cuboids yaw=0 tilt=45");
    let (before, from) = (scene.trace(), scene.viewport().to_world(at(30.0, 300.0)));
    let to = scene.viewport().to_world(at(50.0, 280.0));
    drag(&mut scene, from, to);
    assert_eq!([value(&scene, "yaw"), value(&scene, "tilt")], ["10", "35"]);
    assert_eq!(scene.trace(), before);
    let far = scene.viewport().to_world(at(30.0, -9000.0));
    drag(&mut scene, from, far);
    assert_eq!(value(&scene, "tilt"), "0", "no lower than level");
}

/// A box dragged out of sight is fitted in again when it is let go, unless the user has chosen the view.
#[test]
fn cuboids_what_is_dragged_away_comes_back_into_sight() {
    for (zooms, is_fitted) in [(false, true), (true, false)] {
        let mut scene = opened("cuboids views=off strips=off");
        if zooms {
            scene.handle(Event::Zoomed { at: at(300.0, 240.0), steps: 0.5 });
        }
        let (viewport, top) = (scene.viewport(), at(0.0, 0.0));
        scene.handle(pressed(top));
        scene.handle(Event::PointerMoved(at(-400.0, 0.0)));
        assert_eq!(scene.viewport(), viewport, "it stays while one drags");
        scene.handle(Event::Released(at(-400.0, 0.0)));
        assert_ne!(value(&scene, "a"), "0,0,0,100,100,60");
        assert_eq!(scene.viewport() != viewport, is_fitted);
    }
}

#[test]
fn cuboids_beside_a_a_view_is_not_for_turning() {
    let mut scene = opened("cuboids");
    scene.handle(Event::Resized { width: 1000.0, height: 800.0 });
    let corner = rects_of(&scene, Role::Second)[0].max().moved(8.0, 8.0);
    let (from, to) = (scene.viewport().to_world(corner), scene.viewport().to_world(corner.moved(40.0, 40.0)));
    let settings = scene.trace();
    scene.handle(Event::PointerMoved(from));
    assert_eq!(scene.pointer_shape(), PointerShape::Arrow);
    drag(&mut scene, from, to);
    assert_eq!(scene.trace(), settings);
    assert_eq!([value(&scene, "yaw"), value(&scene, "tilt")], ["35", "25"]);
}

fn rects_of(scene: &Viewer, wanted: Role) -> Vec<Rect> {
    let rect = |item: &&Item| match item {
        Item::Rect { rect, role } if *role == wanted => Some(*rect),
        _ => None,
    };
    scene.figure().leaves().iter().filter_map(rect).collect()
}

/// The places of A in the views, by its red, in order.
fn in_views(scene: &Viewer) -> Vec<Point> {
    rects_of(scene, Role::First).into_iter().map(Rect::centre).collect()
}

/// Beside the picture if there is room; on a narrow, high stage in a row; the shadows stay longest.
#[test]
fn cuboids_views_stand_where_there_is_room() {
    let shown = |width: f64, height: f64| {
        let mut scene = opened("cuboids");
        scene.handle(Event::Resized { width, height });
        (rects_of(&scene, Role::First), rects_of(&scene, Role::FirstBar).len())
    };
    let is_near = |(a, b): (f64, f64), (c, d): (f64, f64)| (a - c).abs() + (b - d).abs() < 1e-9;
    let (across, down) = (|it: Rect| (it.min().x, it.max().x), |it: Rect| (it.min().y, it.max().y));
    for (width, height) in [(680.0, 564.0), (1240.0, 864.0), (1600.0, 600.0)] {
        let (views, shadows) = shown(width, height);
        let [front, side, top] = views[..] else { panic!("{views:?}") };
        assert_eq!(shadows, 3);
        assert!(is_near(across(top), across(front)), "x is in line");
        assert!(front.max().y < side.min().y && side.max().y < top.min().y, "one under the other");
        assert!(views.iter().all(|view| view.min().x > width / 2.0 && view.max().y < height));
    }
    let (views, shadows) = shown(390.0, 488.0);
    let [front, side, top] = views[..] else { panic!("{views:?}") };
    assert_eq!(shadows, 3);
    assert!(is_near(down(side), down(front)));
    assert!(front.max().x < side.min().x && side.max().x < top.min().x, "one beside the other");
    for (width, height) in [(424.0, 392.0), (390.0, 392.0)] {
        assert_eq!(shown(width, height), (vec![], 3), "there is room for the shadows only");
    }
    assert_eq!(shown(280.0, 200.0), (vec![], 0), "there the picture is all");
}

#[test]
fn cuboids_nothing_jumps() {
    let mut scene = opened("cuboids");
    let before = scene.viewport();
    for (dx, dy) in [(200.0, 60.0), (-130.0, -90.0), (37.0, 11.0)] {
        let (from, to) =
            (scene.viewport().to_world(at(20.0, 20.0)), scene.viewport().to_world(at(20.0 + dx, 20.0 + dy)));
        drag(&mut scene, from, to);
        assert_eq!(scene.viewport(), before, "letting go of the view snaps to nothing");
    }
    let shown = |scene: &Viewer| [Role::Second, Role::SecondBar].map(|role| rects_of(scene, role));
    let stood = shown(&scene);
    for _ in 0..5 {
        scene.handle(by("nudge", 2.0, -2.0));
    }
    assert_eq!((scene.viewport(), shown(&scene)), (before, stood.clone()), "B stays where it is");
    scene.handle(by("nudge", 500.0, 0.0));
    assert_ne!(shown(&scene), stood, "A would not be seen");
}

#[test]
fn cuboids_who_takes_a_by_the_middle_of_its_top_moves_it_along_the_ground() {
    let mut scene = opened(TILTED);
    let top = at(-20.0, half(20.0 - 60.0) - half(20.0 - 60.0));
    scene.handle(Event::PointerMoved(top));
    assert_eq!(scene.pointer_shape(), PointerShape::Move);
    drag(&mut scene, top, at(top.x + 10.0, top.y - half(20.0)));
    assert_eq!(value(&scene, "a"), "30,20,20,60,60,40");
}

#[test]
fn cuboids_each_view_moves_a_as_it_is_seen_there() {
    for (view, expected) in [(0, [true, true, false]), (1, [false, true, true]), (2, [true, false, true])] {
        let mut scene = opened(TILTED);
        scene.handle(Event::Resized { width: 1000.0, height: 800.0 });
        let centre = in_views(&scene)[view];
        let (from, to) = (scene.viewport().to_world(centre), scene.viewport().to_world(centre.moved(20.0, -15.0)));
        scene.handle(Event::PointerMoved(from));
        assert_eq!(scene.pointer_shape(), PointerShape::Move);
        scene.handle(pressed(from));
        scene.handle(Event::PointerMoved(to));
        // It is still under the pointer.
        let now = in_views(&scene)[view];
        assert!((now.x - centre.x - 20.0).abs() < 1.5 && (now.y - centre.y + 15.0).abs() < 1.5, "{view}: {now:?}");
        scene.handle(Event::Released(to));
        let numbers: Vec<f64> = value(&scene, "a").split(',').map(|number| number.parse().unwrap()).collect();
        let moved: Vec<bool> = numbers.iter().zip([20.0, 20.0, 0.0]).map(|(now, before)| *now != before).collect();
        assert_eq!(moved, expected, "{view}: {numbers:?}");
        if view == 2 {
            assert!(numbers[2] > 0.0, "from above, up is away");
        }
    }
}

#[test]
fn cuboids_views_and_shadows_say_what_is_so() {
    for ways in [
        [Allen::Overlaps, Allen::During, Allen::Before],
        [Allen::Meets, Allen::Equals, Allen::Contains],
        [Allen::Meets, Allen::MetBy, Allen::Starts],
        [Allen::Meets, Allen::MetBy, Allen::Meets],
        [Allen::After, Allen::Before, Allen::After],
        [Allen::Finishes, Allen::OverlappedBy, Allen::During],
    ] {
        let b = Interval { min: 0.0, max: 40.0 };
        let a = ways.map(|way| way.example(b));
        let exact = hantei_collision::contact(Cuboid::from_intervals(a), Cuboid::from_intervals([b; 3]));
        let list = |numbers: [f64; 3]| numbers.map(|number| number.to_string()).join(",");
        let (place, size) = (list(a.map(|it| it.min)), list(a.map(|it| it.max - it.min)));
        for (border, counts) in [("hits", Contact::Touching), ("misses", Contact::Overlapping)] {
            let mut scene = opened(&format!("cuboids a={place},{size} b=0,0,0,40,40,40 border={border}"));
            assert_eq!(contact(&scene).as_deref(), Some(exact.name()));
            assert_eq!(verdict(&scene), Some(exact >= counts));
            let said = words(&scene);
            let on_axes: Vec<String> = a
                .iter()
                .map(|it| match it.gap(b) {
                    gap if gap > 0.0 => format!("gap {gap}"),
                    gap if gap < 0.0 => format!("overlap {}", -gap),
                    _ => "touch".into(),
                })
                .collect();
            let after = |name: &str| said.iter().position(|word| word == name).and_then(|at| said.get(at + 1)).cloned();
            for (axis, expected) in ["x", "y", "z"].into_iter().zip(&on_axes) {
                assert_eq!(after(axis).as_ref(), Some(expected), "{axis} in {said:?}");
            }
            let contacts = a.map(|it| hantei_collision::interval_contact(it, b));
            let views = [("front", 0, 1), ("side", 2, 1), ("above", 0, 2)];
            for (view, p, q) in views {
                let expected = match contacts[p].min(contacts[q]) {
                    Contact::Apart => "apart",
                    Contact::Touching => "touch",
                    Contact::Overlapping => "overlap",
                };
                assert_eq!(after(view).as_deref(), Some(expected), "{view} in {said:?}");
            }
            // A band with a line is in its row and in both views of the axis.
            let gaps = contacts.iter().filter(|contact| **contact == Contact::Apart).count();
            let bands = rects_of(&scene, Role::GapBand).len();
            assert_eq!(bands, 3 * gaps, "{ways:?} {border}");
            // What is compared lights up in the picture, in its row with its numbers, and in both views of the axis.
            for row in 0..6 {
                let about = spoken_of(&scene, row);
                assert!(matches!(about, Some(About::Ends(..))));
                scene.handle(Event::Hovered(about));
                let (strokes, _) = lit_picture(&scene);
                assert!(strokes.len() >= 8, "both faces");
                assert_eq!(rects_of(&scene, Role::LitGround).len(), 3, "a row and two views");
            }
            scene.handle(Event::Hovered(None));
        }
    }
}

#[test]
fn cuboids_a_row_of_shadows_lights_up_what_decides() {
    let mut scene = opened("cuboids preset=front-overlaps");
    let strips = scene
        .figure()
        .leaves()
        .iter()
        .filter_map(|item| match item {
            Item::Rect { rect, role: Role::FirstBar } => Some(rect.centre()),
            _ => None,
        })
        .collect::<Vec<_>>();
    for (strip, row) in strips.into_iter().zip([0, 2, 4]) {
        let here = scene.viewport().to_world(strip);
        scene.handle(Event::PointerMoved(here));
        assert_eq!(super::lit_rows(&scene), [(0, row)]);
    }
}

#[test]
fn cuboids_who_guesses_may_look_and_not_touch() {
    let mut scene = opened("cuboids guess=on");
    let before = value(&scene, "a");
    let from = scene.viewport().to_world(at(30.0, 300.0));
    let to = scene.viewport().to_world(at(90.0, 300.0));
    drag(&mut scene, from, to);
    assert_eq!(value(&scene, "yaw"), "65", "turned by half a degree a pixel");
    let on_a = at(0.0, 0.0);
    drag(&mut scene, on_a, at(50.0, 50.0));
    scene.handle(by("nudge", 1.0, 1.0));
    assert_eq!([value(&scene, "a"), value(&scene, "yaw")], [before, "65".into()]);
    let figure = scene.figure();
    let tells = |item: &&&Item| match item {
        Item::Rect { role, .. } => *role != Role::SideGround,
        Item::Polygon { role, .. } => *role == Role::Overlap,
        _ => false,
    };
    assert_eq!(figure.leaves().iter().filter(tells).count(), 0, "nothing in views and rows, nothing shared");
}

/// About half of the dealt cases are misses: guessing "hit" every time must not help.
#[test]
fn cuboids_about_half_of_the_cases_hit() {
    let hits = (1..=400).filter(|seed| verdict(&opened(&format!("cuboids seed={seed}"))) == Some(true)).count();
    assert!((160..=240).contains(&hits), "{hits} of 400");
}

#[test]
fn cuboids_the_reason_is_what_the_axes_show() {
    for (opening, expected) in [
        ("", "They overlap on x, on y and on z, so it is a hit."),
        ("preset=front-overlaps", "On z there is a gap of 30, so it is a miss."),
        ("preset=touching-face", "On x they only touch, which counts as a hit."),
        ("preset=touching-edge border=misses", "On x and y they only touch, which counts as a miss."),
    ] {
        let reason = opened(&format!("cuboids {opening}")).readings().reason;
        assert_eq!(reason.map(|reason| say(&reason)).as_deref(), Some(expected));
    }
}

/// Named views stand alone: no box, no other view, as large as possible; dragging in them moves A.
#[test]
fn cuboids_named_views_stand_alone() {
    let boxes = |scene: &Viewer| {
        scene.figure().leaves().iter().any(|item| matches!(item, Item::Polygon { role: Role::FirstFace, .. }))
    };
    assert!(boxes(&opened("cuboids")));
    for (named, count) in [("front", 1), ("front,top", 2), ("side,top", 2), ("front,side,top", 3)] {
        for (width, height) in [(680.0, 564.0), (390.0, 600.0), (300.0, 240.0)] {
            let mut scene = opened(&format!("cuboids views={named}"));
            scene.handle(Event::Resized { width, height });
            let views = rects_of(&scene, Role::First);
            assert_eq!((views.len(), boxes(&scene)), (count, false), "{named} on {width}");
            let stage = Rect::from_corners(at(0.0, 0.0), at(width, height));
            let is_on_stage = |view: &Rect| view.intersection(stage) == Some(*view);
            assert!(views.iter().all(is_on_stage), "{named} on {width}: {views:?}");
            scene.set("guess", "on").unwrap();
            assert_eq!(rects_of(&scene, Role::First).len(), count, "{named}: they are seen while one guesses");
            assert!(rects_of(&scene, Role::FirstBar).is_empty(), "{named}: and the shadows are not");
        }
    }
    let mut scene = opened("cuboids views=top,front");
    assert_eq!(scene.command(), "hantei cuboids views=front,top", "in their own order");
    let front = rects_of(&scene, Role::First)[0];
    let from = scene.viewport().to_world(front.centre());
    let to = scene.viewport().to_world(front.centre().moved(0.0, front.height() / 2.0));
    drag(&mut scene, from, to);
    assert_eq!(value(&scene, "a"), "0,50,0,100,100,60", "half its height down");
    for wrong in ["back", "front,", "", "on,top"] {
        let error = hantei_scenes::scene::open(&["cuboids", &format!("views={wrong}")]).err().map(|error| say(&error));
        let why = "allowed: on, off, or some of front, side, top, with commas between";
        assert_eq!(error, Some(format!("views={wrong}: {why}")));
    }
}
