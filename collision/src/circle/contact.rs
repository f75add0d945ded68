//! The exact relation of a circle and a point, another circle or a rectangle.

use super::CircleAndRect;
use crate::exact_sign::exact_sign;
use crate::{Border, Circle, Contact, Point, Rect};
use std::cmp::Ordering;

/// How a circle and a rectangle lie to each other: overlapping if the nearest point of the rectangle is nearer to the
/// centre than the radius, or the centre is strictly inside; touching if the distance is the radius.
///
/// Exact for all finite numbers: it is the sign of dx² + dy² - r² without rounding. [`Contact::Apart`] with NaN.
///
/// ```
/// use hantei_collision::{Border, Circle, CircleMethod, Contact, Rect, circle_contact};
///
/// // 0.3 and 0.4 from the corner: 0.5 by plain arithmetic, but as floats a little more.
/// let (circle, rect) = (Circle::try_from([-0.3, -0.4, 0.5])?, Rect::try_from([0, 0, 8, 6])?);
/// assert!(CircleMethod::Closest.hits(circle, rect, Border::Hits, &mut ()));
/// assert_eq!(circle_contact(circle, rect), Contact::Apart);
/// # Ok::<(), hantei_collision::NumberError>(())
/// ```
#[inline]
pub fn circle_contact(circle: Circle, rect: Rect) -> Contact {
    let (centre, nearest) = (circle.centre(), CircleAndRect { circle, rect }.nearest());
    let (min, max) = (rect.min(), rect.max());
    let is_within = min.x < centre.x && centre.x < max.x && min.y < centre.y && centre.y < max.y;
    if is_within && circle.radius() >= 0.0 {
        return Contact::Overlapping;
    }
    by_distance(&[centre.x, -nearest.x], &[centre.y, -nearest.y], circle.radius())
}

/// Compares a distance on x and y with `reach`; `x`, `y` are sums of their terms.
#[inline]
pub(crate) fn by_distance(x: &[f64], y: &[f64], reach: f64) -> Contact {
    contact_of(exact_sign(&[[x, x], [y, y], [&[-reach], &[reach]]]))
}

pub(crate) fn contact_of(distance: Option<Ordering>) -> Contact {
    match distance {
        Some(Ordering::Less) => Contact::Overlapping,
        Some(Ordering::Equal) => Contact::Touching,
        Some(Ordering::Greater) | None => Contact::Apart,
    }
}

impl Circle {
    /// Whether `point` is inside or on the border; exact.
    #[inline]
    pub fn contains(self, point: Point) -> bool {
        let centre = self.centre();
        by_distance(&[centre.x, -point.x], &[centre.y, -point.y], self.radius()) >= Contact::Touching
    }

    /// How this circle lies to another: apart, touching or overlapping. Exact.
    ///
    /// The trap: circles that touch from inside overlap. One of radius 0 overlaps another if strictly inside.
    #[inline]
    pub fn contact(self, other: Self) -> Contact {
        let (one, two) = (self.centre(), other.centre());
        let (x, y) = ([one.x, -two.x], [one.y, -two.y]);
        let (reach, minus) = ([self.radius(), other.radius()], [-self.radius(), -other.radius()]);
        contact_of(exact_sign(&[[&x, &x], [&y, &y], [&minus, &reach]]))
    }

    /// Whether this circle hits another; `border` says whether a shared point counts. Exact.
    #[inline]
    pub fn overlaps(self, other: Self, border: Border) -> bool {
        self.contact(other).hits(border)
    }

    /// How this circle lies to a rectangle, by [`circle_contact`].
    #[inline]
    pub fn contact_rect(self, rect: Rect) -> Contact {
        circle_contact(self, rect)
    }

    /// Whether this circle hits a rectangle; `border` says whether a shared point counts. Exact.
    #[inline]
    pub fn overlaps_rect(self, rect: Rect, border: Border) -> bool {
        circle_contact(self, rect).hits(border)
    }
}
