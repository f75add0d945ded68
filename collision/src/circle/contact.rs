//! The exact relation of a circle and a rectangle.

use super::CircleAndRect;
use crate::{Circle, Contact, Rect};

/// How a circle and a rectangle lie to each other: overlapping when the nearest point of the rectangle is nearer to the centre
/// than the radius, or when the centre is strictly inside; touching when it is as far as the radius.
pub fn circle_contact(circle: Circle, rect: Rect) -> Contact {
    let across = CircleAndRect { circle, rect }.from_nearest();
    let (squares, reach) = (across.x * across.x + across.y * across.y, circle.radius() * circle.radius());
    let (min, max, centre) = (rect.min(), rect.max(), circle.centre());
    let is_within = min.x < centre.x && centre.x < max.x && min.y < centre.y && centre.y < max.y;
    if is_within || squares < reach {
        Contact::Overlapping
    } else if squares == reach {
        Contact::Touching
    } else {
        Contact::Apart
    }
}
