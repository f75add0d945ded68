use super::Point;

/// One of the four corners of a [`Quad`], in the order in which they are given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Corner {
    /// First.
    A,
    /// Second.
    B,
    /// Third.
    C,
    /// Fourth.
    D,
}

impl Corner {
    /// All four, in order.
    pub const ALL: [Self; 4] = [Self::A, Self::B, Self::C, Self::D];

    /// `"A"` to `"D"`.
    pub const fn name(self) -> &'static str {
        ["A", "B", "C", "D"][self as usize]
    }
}

/// A quadrilateral: four points A B C D joined by the edges AB, BC, CD and DA.
///
/// It may be concave, crossed or degenerate ([`diagnose`](crate::diagnose) tells which), and nothing forbids NaN. For
/// numbers from outside use [`Quad::checked`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Quad {
    /// A, B, C, D in world units.
    pub corners: [Point; 4],
}

impl Quad {
    /// The quadrilateral with these corners.
    pub const fn new(a: Point, b: Point, c: Point, d: Point) -> Self {
        Self { corners: [a, b, c, d] }
    }

    /// The edges AB, BC, CD, DA.
    #[inline]
    pub fn edges(&self) -> [(Point, Point); 4] {
        let [a, b, c, d] = self.corners;
        [(a, b), (b, c), (c, d), (d, a)]
    }
}
