//! Shapes off the stage: a marker at the border says what is there, in which direction, and how far.

use crate::figure::{Anchor, Figure, Item, Role, Viewport, text_width};
use crate::scene::shared::number::{shown, tidy};
use crate::scene::shared::room::Room;
use crate::text;
use crate::words::Text;
use hantei_collision::{Point, Rect};

/// Height of a marker, and room for its arrow, stage pixels.
const HEIGHT: f64 = 26.0;
/// Font size, stage pixels.
const TEXT: f64 = 15.0;
const ARROW: f64 = 20.0;
/// Distance from the border and from other markers, stage pixels.
const GAP: f64 = 6.0;
/// A narrower or lower stage has no markers, stage pixels.
const LEAST_STAGE: f64 = 160.0;
/// The most tries for a place along the border, and into the stage.
const ASIDE: i32 = 24;
const INWARDS: i32 = 4;

/// Draws a marker for each of these that is wholly out of sight, on the free part of the stage, beside what is `taken`.
pub(super) fn draw(
    landmarks: Vec<(Text, Rect)>,
    viewport: Viewport,
    free: Rect,
    taken: &mut Room,
    figure: &mut Figure,
) {
    let (width, height) = figure.stage;
    if width.min(height) < LEAST_STAGE {
        return;
    }
    let stage = Rect::from_corners(Point::new(0.0, 0.0), Point::new(width, height));
    for (name, place) in landmarks {
        let place = viewport.rect_to_stage(place);
        let [across, down] = [(place.min().x, place.max().x, width), (place.min().y, place.max().y, height)]
            .map(|(min, max, end)| (min - end).max(-max));
        if across.max(down) <= 0.0 {
            continue;
        }
        let far = shown(readable(across.max(0.0).hypot(down.max(0.0)) / viewport.zoom, viewport.zoom));
        let letters = match &name {
            Text::Plain(name) => format!("{name} {far}"),
            Text::Whole(_) | Text::Message { .. } | Text::Given(_) => format!("{:8} {far}", ""),
        };
        let size = (text_width(&letters, TEXT) + HEIGHT, HEIGHT);
        let (across, down) = (GAP + size.0 / 2.0, GAP + size.1 / 2.0);
        let within = Rect::from_corners(free.min().moved(across, down), free.max().moved(-across, -down));
        let nearest = clamped(stage.centre(), place);
        let Some(marker) = taken.first(places(nearest, size, within), GAP / 2.0) else { continue };
        push(figure, marker, nearest, text!("off-stage", name = name, far = far));
    }
}

/// A distance rounded to about a pixel.
fn readable(distance: f64, zoom: f64) -> f64 {
    let unit = 10f64.powi(-(zoom.log10().ceil().max(0.0) as i32));
    tidy((distance / unit).round().max(1.0) * unit)
}

fn clamped(point: Point, within: Rect) -> Point {
    Point::new(point.x.clamp(within.min().x, within.max().x), point.y.clamp(within.min().y, within.max().y))
}

/// Places of this size with their middle `within`: where the line from the middle to `target` crosses the border, then
/// aside along the border, then further in.
fn places(target: Point, (width, height): (f64, f64), within: Rect) -> impl Iterator<Item = Rect> {
    let centre = within.centre();
    let (dx, dy) = (target.x - centre.x, target.y - centre.y);
    let part = |along: f64, length: f64| along.abs() / (length / 2.0).max(1.0);
    let (across, down) = (part(dx, within.width()), part(dy, within.height()));
    let far = across.max(down).max(1.0);
    let border = centre.moved(dx / far, dy / far);
    let beside = across >= down;
    let places = (0..INWARDS).flat_map(move |inwards| {
        let steps = (0..=ASIDE).flat_map(|step| [step, -step]);
        steps.map(move |step: i32| {
            let (aside, inwards) = (f64::from(step) * (HEIGHT + GAP), f64::from(inwards) * (HEIGHT + GAP));
            if beside {
                border.moved(-dx.signum() * inwards, aside)
            } else {
                border.moved(aside, -dy.signum() * inwards)
            }
        })
    });
    places.map(move |middle| Rect::from_centre_size(clamped(middle, within), width, height))
}

/// A white plate with the name, the distance and an arrow.
fn push(figure: &mut Figure, marker: Rect, target: Point, text: Text) {
    let (middle, half) = (marker.centre(), marker.height() / 2.0);
    let leads_left = target.x < marker.min().x;
    let (arrow, words, anchor) = if leads_left {
        (marker.min().x + half, marker.min().x + 2.0 * half, Anchor::Start)
    } else {
        (marker.max().x - half, marker.max().x - 2.0 * half, Anchor::End)
    };
    figure.push(Item::Rect { rect: marker, role: Role::Halo });
    figure.push_outline(marker, Role::Pending, false);
    let at = Point::new(arrow, middle.y);
    let length = at.distance(target).max(1.0);
    let along = ((target.x - at.x) / length * ARROW / 2.0, (target.y - at.y) / length * ARROW / 2.0);
    figure.push_arrow(at.moved(-along.0, -along.1), at.moved(along.0, along.1), Role::Text);
    let (at, shift, size, role) = (Point::new(words, middle.y), (0.0, 0.0), TEXT, Role::Text);
    figure.push(Item::Label { at, shift, anchor, text, size, role });
}
