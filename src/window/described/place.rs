//! Where the picture shows what a field means.

use hantei_collision::{Point, Rect};
use hantei_scenes::scene::{Field, Setting, Value, Viewer};
use hantei_scenes::words::Words;

/// A circle is moved by these knobs, and is called by another name.
const CIRCLE: ([&str; 2], &str) = (["c", "r"], "A");

/// The place of the shape of a knob, stage pixels: the shape of the same name, or else the numbers' own place.
pub(in crate::window) fn place_of(scene: &Viewer, key: &str, words: &Words) -> Option<Rect> {
    let settings = scene.settings();
    let setting = settings.iter().find(|setting| setting.key == key)?;
    let named = |wanted: &str| scene.landmarks().into_iter().find(|(name, _)| words.say(name) == wanted);
    let (keys, name) = CIRCLE;
    let of_circle = || named(name).filter(|_| keys.contains(&key) && settings.iter().any(|it| it.key == keys[1]));
    let found = named(&words.say(&setting.label)).or_else(of_circle).map(|(_, place)| place);
    found.or_else(|| own_place(setting).map(|place| scene.viewport().rect_to_stage(place)))
}

/// The rectangle or point of a knob's numbers, world units; a velocity is none.
fn own_place(Setting { value, .. }: &Setting) -> Option<Rect> {
    let Value::Numbers { fields, numbers: Some(numbers) } = value else { return None };
    let are_places = fields.iter().zip(["x", "y"]).all(|(field, name)| *field == Field::coordinate(name));
    match (are_places, &numbers[..]) {
        (true, [x, y]) => Some(Rect::from_corners(Point::new(*x, *y), Point::new(*x, *y))),
        (true, [x, y, width, height]) => Some(Rect::from_origin_size(Point::new(*x, *y), *width, *height)),
        _ => None,
    }
}
