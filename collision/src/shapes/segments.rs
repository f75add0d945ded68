//! The exact relation of two segments.

use super::{outline, plain};
use crate::{Contact, Point, Segment, Turn, orientation};

impl Segment {
    /// How this segment lies to another: overlapping if they cross between their ends, touching if an end of one is on
    /// the other or they [share a length](Self::shares_length). Exact.
    ///
    /// A segment of length 0 is a point, and never overlaps. [`Contact::Apart`] with NaN.
    ///
    /// ```
    /// use hantei_collision::{Contact, Point, Segment};
    ///
    /// let segment = |x1, y1, x2, y2| Segment::new(Point::new(x1, y1), Point::new(x2, y2));
    /// let wall = segment(80.0, 165.0, 320.0, 165.0);
    /// let contacts = [180.0, 165.0, 150.0].map(|y| segment(200.0, 60.0, 200.0, y).contact(wall));
    /// assert_eq!(contacts, [Contact::Overlapping, Contact::Touching, Contact::Apart]);
    /// ```
    pub fn contact(self, other: Self) -> Contact {
        let edges = [self, other].map(|it| (it.start, it.end));
        if let Some(contact) = plain::segments(edges[0], edges[1]) {
            return contact;
        }
        outline::contact(&[self.start, self.end], &[other.start, other.end])
    }

    /// Whether both are on one line and have more than a point in common. They touch then. Exact; false with NaN.
    ///
    /// ```
    /// use hantei_collision::{Point, Segment};
    ///
    /// let [a, b, c] = [(80.0, 240.0), (160.0, 320.0), (240.0, 320.0)]
    ///     .map(|(from, to)| Segment::new(Point::new(from, 165.0), Point::new(to, 165.0)));
    /// assert_eq!([a.shares_length(b), a.shares_length(c)], [true, false]);
    /// ```
    pub fn shares_length(self, other: Self) -> bool {
        let is_on_line = |point| orientation(self.start, self.end, point) == Turn::Straight;
        // Along a line, points are in the order of x, on an upright one of y.
        let ends = |it: Self| {
            let (start, end) = (key(it.start), key(it.end));
            if start <= end { [start, end] } else { [end, start] }
        };
        let ([from, to], [other_from, other_to]) = (ends(self), ends(other));
        let latest = if from < other_from { other_from } else { from };
        let earliest = if to < other_to { to } else { other_to };
        let is_long = latest < earliest && from < to && other_from < other_to;
        is_long && self.contact(other) == Contact::Touching && is_on_line(other.start) && is_on_line(other.end)
    }
}

fn key(point: Point) -> (f64, f64) {
    (point.x, point.y)
}
