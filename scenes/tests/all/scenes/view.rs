//! The view: zoom and pan.

use super::{at, opened, placed};
use hantei_collision::{Point, Rect};
use hantei_scenes::figure::{Item, Role};
use hantei_scenes::scene::{Event, Viewer, all};

#[test]
fn zoom_keeps_what_is_under_the_pointer() {
    for mut scene in all() {
        for (x, y, steps) in [(100.0, 50.0, 3.0), (600.0, 400.0, -5.0), (0.0, 0.0, 12.0)] {
            let under = scene.viewport().to_world(at(x, y));
            scene.handle(Event::Zoomed { at: at(x, y), steps });
            let still = scene.viewport().to_stage(under);
            assert!(still.distance(at(x, y)) < 1e-6, "{} {still:?}", scene.name());
        }
        scene.handle(Event::act("actual-size"));
        scene.handle(Event::Panned { dx: 30.0, dy: -20.0 });
        assert_eq!(scene.viewport().to_stage(at(0.0, 0.0)), at(30.0, -20.0), "{}", scene.name());
    }
}

/// The view is not part of the answer, and undo does not change it.
#[test]
fn looking_changes_no_answer() {
    for mut scene in all() {
        let before = scene.trace();
        scene.handle(Event::Zoomed { at: at(100.0, 50.0), steps: 2.0 });
        scene.handle(Event::Panned { dx: 3.0, dy: 4.0 });
        scene.set("grid", "on").unwrap();
        assert_eq!(scene.trace(), before, "{}", scene.name());
        let seen = scene.figure();
        scene.handle(Event::act("undo"));
        assert_eq!(scene.figure(), seen, "{}", scene.name());
    }
}

/// The corners, marks and borders of the shapes, stage pixels.
fn shapes(scene: &Viewer) -> Vec<Point> {
    let figure = scene.figure();
    let points = placed(&figure).into_iter().flat_map(|(to_stage, item)| match item {
        Item::Rect { rect, role: Role::First | Role::Second } => rect.corners().map(|p| to_stage.to(p)).to_vec(),
        Item::Sprite { rect, .. } => rect.corners().map(|p| to_stage.to(p)).to_vec(),
        Item::Dot { at, role: Role::Edge | Role::Probe, .. } => vec![to_stage.to(*at)],
        Item::Line { from, to, role: Role::Grid, .. } => [from, to].map(|p| to_stage.to(*p)).to_vec(),
        Item::Rects { rects, role: Role::Alone | Role::Together } => {
            rects.iter().flat_map(|rect| rect.corners()).map(|p| to_stage.to(p)).collect()
        }
        _ => Vec::new(),
    });
    points.collect()
}

#[test]
fn fitted_all_of_it_is_seen() {
    for opening in [
        "rects",
        "rects a=-9000,-400,30,20 b=5,7,1,2",
        "rects a=0.25,0.5,0.1,0.1 b=0.3,0.4,0.2,0.1",
        "rects a=150,130,140,120 b=1230,200,160,140 angle=25",
        "rects a=-1000000,-1000000,9,9 b=999000,999000,900,900",
        "quad preset=wpf-figure up=up",
        "quad a=-900,5 b=3000,70 p=0,-2000 up=up",
        "quad a=-900,5 b=3000,70 p=0,-2000",
        "quad a=3,3",
        "melons frame=80",
        "melons way=vertical frame=80",
        "crowd n=20 frame=3",
    ] {
        for (width, height) in [(640.0, 480.0), (320.0, 400.0), (1900.0, 1000.0)] {
            let mut scene = opened(opening);
            scene.handle(Event::Resized { width, height });
            scene.handle(Event::Zoomed { at: at(7.0, 9.0), steps: 3.0 });
            scene.handle(Event::Panned { dx: 4000.0, dy: 77.0 });
            scene.handle(Event::act("fit"));
            // The smallest zoom shows no more.
            let stage = Rect::from_corners(at(-1.0, -1.0), at(width + 1.0, height + 1.0));
            let (shapes, is_smallest) = (shapes(&scene), scene.viewport().zoom == 0.01);
            assert!(!shapes.is_empty(), "{opening}");
            let all_seen = shapes.iter().all(|&point| stage.contains(point));
            assert!(all_seen || is_smallest, "{opening} on {width} × {height}: {shapes:?}");
            let fitted = scene.viewport();
            scene.handle(Event::act("fit"));
            assert_eq!(scene.viewport(), fitted, "{opening}: fitted is fitted");
        }
    }
}
