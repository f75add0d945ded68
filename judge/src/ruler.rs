//! Where the last bit decides between two rectangles: a test's answer at each number near an edge, and the exact one.
//! Idea: on one axis, put the edge of B that faces an edge of A on each number around A's edge. Cost: 33 tests.

use crate::formula::OverlapFormula;
use hantei_collision::AxisAligned as _;
use hantei_collision::Comparison;
use hantei_collision::contact;
use hantei_collision::{Axis, End, Interval, Point, Rect};
use hantei_collision::{Border, Precision};

/// A row of [`SIZE`](Self::SIZE) numbers around an edge of A, and a test's answer with B's facing edge on each.
///
/// A's edge is in the cell [`MIDDLE`](Self::MIDDLE), counted from 0. From cell to cell there are 2^k numbers: with k =
/// 0, cells are neighbours. B is moved as a whole, so its other edge moves too, to the nearest number.
///
/// With [`Precision::Single`], the corners are first rounded, as a program with such numbers does, and the test rounds
/// after each operation. The exact relation is that of the rounded rectangles.
///
/// ```
/// use hantei_collision::{Axis, Border, End, Method, OverlapMethod, Point, Precision, Rect};
/// use hantei_judge::{AsFormula as _, Ruler};
///
/// let [a, b] = [0.1, 0.3].map(|x| Rect::from_origin_size(Point::new(x, 0.0), 0.2, 1.0));
/// let centre_size = OverlapMethod::CentreSize.formula(Border::Misses);
/// let ruler = Ruler::new(&centre_size, Border::Misses, [a, b], Precision::Double, 0);
/// assert_eq!(ruler.edges(), (Axis::X, End::Max));
/// assert_eq!(ruler.number(Ruler::MIDDLE), 0.1 + 0.2);
/// assert_eq!(ruler.number(Ruler::MIDDLE - 1), 0.3);
/// assert!(ruler.is_hit(Ruler::MIDDLE - 1) && !ruler.says_hit(Ruler::MIDDLE - 1));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Ruler {
    edges: (Axis, End),
    precision: Precision,
    k: u8,
    rects: [Rect; 2],
    numbers: Vec<f64>,
    says: Vec<bool>,
    is: Vec<bool>,
}

impl Ruler {
    /// The number of cells.
    pub const SIZE: usize = 33;
    /// The cell of A's edge.
    pub const MIDDLE: usize = Self::SIZE / 2;

    /// The numbers around the edge of A that faces one of B, 2^`k` apart, judged by `formula`; `border` says whether
    /// touching is a hit. `k` is at most 40, and 20 in single precision: beyond, the numbers run out.
    ///
    /// Of the four pairs of edges that face each other, it takes the pair farthest apart, or with the least overlap.
    pub fn new(formula: &OverlapFormula, border: Border, rects: [Rect; 2], precision: Precision, k: u8) -> Self {
        let [a, b] = rects.map(|rect| {
            let nearest = |at: Point| Point::new(precision.nearest(at.x), precision.nearest(at.y));
            Rect::from_corners(nearest(rect.min()), nearest(rect.max()))
        });
        let edges = facing(a, b);
        let middle = a.interval(edges.0).end(edges.1);
        let k = k.min(precision.most_k());
        let numbers = precision.row(middle, k, Self::SIZE);
        let mut ruler = Self { edges, precision, k, rects: [a, b], numbers, says: Vec::new(), is: Vec::new() };
        for cell in 0..Self::SIZE {
            let b = ruler.b_at(cell);
            ruler.says.push(formula.hits_in(precision, a, b));
            ruler.is.push(contact(a, b).hits(border));
        }
        ruler
    }

    /// The axis, and the end of A there that faces B.
    pub fn edges(&self) -> (Axis, End) {
        self.edges
    }

    /// The exponent: from cell to cell there are 2^k numbers.
    pub fn k(&self) -> u8 {
        self.k
    }

    /// The number of a cell.
    ///
    /// # Panics
    /// Like the others that take a cell, if there is no such cell.
    pub fn number(&self, cell: usize) -> f64 {
        self.numbers[cell]
    }

    /// A and B as judged, B where it is.
    pub fn rects(&self) -> [Rect; 2] {
        self.rects
    }

    /// Where the edge of B is that faces A.
    pub fn edge_of_b(&self) -> f64 {
        let (axis, of_a) = self.edges;
        self.rects[1].interval(axis).end(of_a.other())
    }

    /// B with its edge on the number of a cell.
    pub fn b_at(&self, cell: usize) -> Rect {
        let ((axis, of_a), b, number) = (self.edges, self.rects[1], self.numbers[cell]);
        let along = b.interval(axis);
        let by = self.precision.nearest(number - self.edge_of_b());
        let other = self.precision.nearest(along.end(of_a) + by);
        // Rounding could put it on the wrong side.
        let other = if of_a == End::Max { other.max(number) } else { other.min(number) };
        let moved = Interval { min: number.min(other), max: number.max(other) };
        Rect::from_shadows(|on| if on == axis { moved } else { b.interval(on) })
    }

    /// Whether the test says hit with B's edge on this cell.
    pub fn says_hit(&self, cell: usize) -> bool {
        self.says[cell]
    }

    /// Whether it is a hit, exactly.
    pub fn is_hit(&self, cell: usize) -> bool {
        self.is[cell]
    }

    /// Whether the test and the exact answer differ.
    pub fn is_wrong(&self, cell: usize) -> bool {
        self.says_hit(cell) != self.is_hit(cell)
    }

    /// The number of cells where they differ.
    pub fn wrong(&self) -> usize {
        (0..Self::SIZE).filter(|&cell| self.is_wrong(cell)).count()
    }

    /// Every question of a formula with its numbers for A and `b`, in the ruler's precision.
    pub fn compared(&self, formula: &OverlapFormula, b: Rect) -> Vec<Comparison> {
        formula.every_comparison_of(self.precision, self.rects[0], b)
    }

    /// A number's place on the row, in cells: the middle of cell 3 is 3.5. `None` outside the row.
    pub fn place(&self, number: f64) -> Option<f64> {
        let before = self.numbers.partition_point(|&each| each <= number).checked_sub(1)?;
        let here = self.numbers[before];
        let part = match self.numbers.get(before + 1) {
            Some(next) => (number - here) / (next - here),
            None if number == here => 0.0,
            None => return None,
        };
        Some(before as f64 + 0.5 + part)
    }

    /// As [`place`](Self::place), for `number` plus the remainder `by`, which is less than a step.
    pub fn place_beside(&self, number: f64, by: f64) -> Option<f64> {
        let place = self.place(number)?;
        let from = if by < 0.0 { (place - 0.5).ceil() - 1.0 } else { (place - 0.5).floor() };
        let cell = from.clamp(0.0, (Self::SIZE - 2) as f64) as usize;
        Some(place + by / (self.numbers[cell + 1] - self.numbers[cell]))
    }
}

/// The axis on which the two are farthest apart, or overlap least, and the end of A that faces B there.
fn facing(a: Rect, b: Rect) -> (Axis, End) {
    let pairs = Axis::PLANE.into_iter().flat_map(|axis| [(axis, End::Max), (axis, End::Min)]);
    let apart = |&(axis, of_a): &(Axis, End)| {
        let (a, b) = (a.interval(axis), b.interval(axis));
        if of_a == End::Max { b.min - a.max } else { a.min - b.max }
    };
    // With equal distances, the first.
    pairs
        .reduce(|first, other| if apart(&other) > apart(&first) { other } else { first })
        .unwrap_or((Axis::X, End::Max))
}
