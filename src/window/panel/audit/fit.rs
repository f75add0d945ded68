//! The audit of the view: how much of the stage the subject fills when a preset or a step of the course opens.

use super::course::{self, Stage};
use super::{Sizes, Stand, Window, seed};
use hantei_collision::Rect;
use hantei_scenes::figure::{Item, Role};
use hantei_scenes::lesson::{Course, CourseStep};
use hantei_scenes::scene::{self, Event};
use hantei_scenes::words::Language;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// The subject's part of the stage along or across, whichever is larger. In the draft of `response` A falls through two
/// thirds of the stage.
const FILLED: RangeInclusive<f64> = 0.45..=0.6;
/// The same for pairs without shadows along the borders, as their drafts have it.
const FILLED_PAIR: RangeInclusive<f64> = 0.55..=0.8;
/// With room for an axis beside both.
const WITH_AXIS: RangeInclusive<f64> = 0.75..=0.93;
const FALLEN_THROUGH: RangeInclusive<f64> = 0.45..=0.67;
/// On a stage lower than this, logical pixels, half would be too small to grab.
const LOW: f64 = 200.0;
const FILLED_LOW: RangeInclusive<f64> = 0.45..=0.8;
/// The boxes' part of their picture, beside which stand the views and the shadows.
const BOXES: RangeInclusive<f64> = 0.45..=0.67;
/// Their field fills the stage, whatever is in it.
const FIELDS: [&str; 2] = ["melons", "crowd"];
/// A view is rounded to whole pixels.
const ROUNDED: f64 = 1e-9;

fn part(seen: Rect, (width, height): (f64, f64)) -> f64 {
    (seen.width() / width).max(seen.height() / height) - ROUNDED
}

/// The fault of the view on this window's stage. What a step's solution reaches, in `room`, belongs to the subject.
fn fault(stand: &mut Stand, window: Window, room: Option<Rect>) -> Option<String> {
    let stage = stand.layout(window).stage;
    let stage = (f64::from(stage.width()), f64::from(stage.height()));
    let scene = stand.scenes.present_mut();
    scene.handle(Event::Resized { width: stage.0, height: stage.1 });
    let (filled, wanted) = match scene.name() {
        name if FIELDS.contains(&name) => return None,
        "cuboids" => {
            let boxes = scene.landmarks().into_iter().map(|(_, place)| place).reduce(Rect::union)?;
            let mut picture = stage;
            for item in scene.figure().items {
                match item {
                    Item::Rect { rect, role: Role::SideGround } if rect.min().x > 0.0 => picture.0 = rect.min().x,
                    Item::Rect { rect, role: Role::SideGround } => picture.1 = picture.1.min(rect.min().y),
                    _ => {}
                }
            }
            (part(boxes, picture), BOXES)
        }
        name => {
            let bounds = scene.bounds()?;
            let seen = scene.viewport().rect_to_stage(room.map_or(bounds, |room| room.union(bounds)));
            let wanted = match name {
                _ if stage.1 < LOW => FILLED_LOW,
                "response" => FALLEN_THROUGH,
                "button" | "circles" | "polygon" | "lines" => FILLED_PAIR,
                "turned" => WITH_AXIS,
                _ => FILLED,
            };
            (part(seen, stage), wanted)
        }
    };
    let command = scene.command();
    (!wanted.contains(&filled)).then(|| format!("{command} fills {filled:.3} of {stage:?}"))
}

/// All that is seen on the way to a step's solution.
fn room(step: &CourseStep) -> Option<Rect> {
    let mut scene = scene::open(&step.open).expect("an opening");
    let places = step.solution.iter().filter_map(|act| {
        act.run(&mut scene);
        scene.bounds()
    });
    places.reduce(Rect::union)
}

#[test]
fn the_subject_fills_about_half_of_the_stage() {
    let mut faults = Vec::new();
    for (place, of) in scene::all().iter().enumerate() {
        let mut sizes = Sizes::of(Language::En, of.name());
        for (preset, _) in of.presets() {
            // Each preset in two windows.
            for size in [sizes.next(), sizes.next()] {
                let mut stand = Stand::free(place, &[("preset", preset)]);
                faults.extend(fault(&mut stand, Window { size, ..Window::default() }, None));
            }
        }
    }
    let course = Arc::new(Course::built_in().expect("the course"));
    let mut sizes = Sizes::of(Language::En, "course");
    for (at, shows_numbers) in course.places().flat_map(|at| [(at, false), (at, true)]) {
        let (session, mut stand) = course::stand(&course, at, Stage::Opened);
        let window = Window { size: sizes.next(), shows_numbers, ..Window::default() };
        let found = fault(&mut stand, window, room(session.step()));
        faults.extend(found.map(|fault| format!("{at}: {fault}")));
    }
    assert!(faults.is_empty(), "{} views, HANTEI_SEED={}: {faults:#?}", faults.len(), seed());
}
