//! Where the last bit decides: the sign of the plain [`side`] at each number around a point, beside the exact sign.
//! Idea: around a point lies a field of neighbouring floating-point numbers on x and on y. For each, the sign of the
//! plain cross product is compared with the exact one. Cost: 4,096 plain and 4,096 exact signs. Source: Kettner,
//! Mehlhorn, Pion, Schirra and Yap, "Classroom examples of robustness problems in geometric computations"
//! (Computational Geometry 40, 2008).

use super::precision::{Precision, difference};
use super::side::{Turn, orientation, side};
use crate::geometry::Point;

/// The sign of [`side`], computed in this precision. The numbers must be of this precision.
fn turn(precision: Precision, a: Point, b: Point, p: Point) -> Turn {
    match precision {
        Precision::Single => {
            let [(ax, ay), (bx, by), (px, py)] = [a, b, p].map(|at| (at.x as f32, at.y as f32));
            Turn::of(((ax - bx) * (ay - py) - (ax - px) * (ay - by)).into())
        }
        Precision::Double => Turn::of(side(a, b, p)),
    }
}

/// A field of [`SIZE`](Self::SIZE) × [`SIZE`](Self::SIZE) numbers around a point, and on which side of an edge each is.
///
/// The point is in the cell `(SIZE / 2, SIZE / 2)`, counted from 0. From cell to cell, x and y grow by 2^k units in the
/// last place of their own coordinate. Where the sum is no number of the precision (possible beyond a power of two),
/// the cell has the nearest one.
///
/// With [`Precision::Single`], corners and point are first rounded; both signs are those of the rounded points.
///
/// ```
/// use hantei_collision::{Lens, Precision, Turn};
/// use hantei_collision::Point;
///
/// let (a, b, p) = (Point::new(12.0, 12.0), Point::new(24.0, 24.0), Point::new(0.5, 0.5));
/// let lens = Lens::new((a, b), p, Precision::Double, 0);
/// let above = (32, 31);
/// assert_eq!(lens.at(above), Point::new(0.5, 0.5 - f64::EPSILON / 2.0));
/// assert_eq!((lens.plain(above), lens.exact(above)), (Turn::Straight, Turn::Left));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Lens {
    edge: (Point, Point),
    middle: Point,
    step: (f64, f64),
    across: Vec<f64>,
    down: Vec<f64>,
    plain: Vec<Turn>,
    exact: Vec<Turn>,
    wrong: usize,
}

/// The column and row of a cell, counted from 0.
pub type LensCell = (usize, usize);

impl Lens {
    /// The number of cells on each axis.
    pub const SIZE: usize = 64;
    /// The number of all cells.
    pub const CELLS: usize = Self::SIZE * Self::SIZE;
    /// The largest k.
    pub const MOST: u8 = 40;

    /// The field around `p` and the edge between two points, with steps of 2^`k` units, `k` at most
    /// [`MOST`](Self::MOST).
    pub fn new((a, b): (Point, Point), p: Point, precision: Precision, k: u8) -> Self {
        let nearest = |at: Point| Point::new(precision.nearest(at.x), precision.nearest(at.y));
        let ((a, b), middle) = ((nearest(a), nearest(b)), nearest(p));
        let step = |at: f64| precision.unit(at) * 2f64.powi(k.min(Self::MOST).into());
        let step = (step(middle.x), step(middle.y));
        let numbers = |middle: f64, step: f64| -> Vec<f64> {
            let half = Self::SIZE as f64 / 2.0;
            (0..Self::SIZE).map(|i| precision.nearest(middle + (i as f64 - half) * step)).collect()
        };
        let (across, down) = (numbers(middle.x, step.0), numbers(middle.y, step.1));
        let cells = || down.iter().flat_map(|&y| across.iter().map(move |&x| Point::new(x, y)));
        let plain: Vec<Turn> = cells().map(|at| turn(precision, a, b, at)).collect();
        let exact: Vec<Turn> = cells().map(|at| orientation(a, b, at)).collect();
        let wrong = plain.iter().zip(&exact).filter(|(plain, exact)| plain != exact).count();
        Self { edge: (a, b), middle, step, across, down, plain, exact, wrong }
    }

    /// The point of a cell.
    ///
    /// # Panics
    /// Like the others that take a cell, if it is outside the field.
    pub fn at(&self, (column, row): LensCell) -> Point {
        Point::new(self.across[column], self.down[row])
    }

    /// The side by the plain cross product.
    pub fn plain(&self, (column, row): LensCell) -> Turn {
        self.plain[row * Self::SIZE + column]
    }

    /// The exact side.
    pub fn exact(&self, (column, row): LensCell) -> Turn {
        self.exact[row * Self::SIZE + column]
    }

    /// Whether plain and exact differ.
    pub fn is_wrong(&self, cell: LensCell) -> bool {
        self.plain(cell) != self.exact(cell)
    }

    /// The number of cells where they differ.
    pub fn wrong(&self) -> usize {
        self.wrong
    }

    /// Where the edge's line enters and leaves the field, in cells from its top left: the middle of cell (3, 5) is
    /// (3.5, 5.5). `None` if the line does not cross the field.
    pub fn line(&self) -> Option<(Point, Point)> {
        let ((a, b), size) = (self.edge, Self::SIZE as f64);
        // side(x, y) = at_zero + by_column · x + by_row · y, with x and y in cells.
        let (by_column, by_row) = ((a.y - b.y) * self.step.0, (b.x - a.x) * self.step.1);
        let at_zero = precise_side(a, b, self.middle) - (by_column + by_row) * ((size + 1.0) / 2.0);
        let x_at = |y: f64| -(at_zero + by_row * y) / by_column;
        let y_at = |x: f64| -(at_zero + by_column * x) / by_row;
        let upright = [0.0, size].map(|x| Point::new(x, y_at(x)));
        let level = [0.0, size].map(|y| Point::new(x_at(y), y));
        let is_within = |at: &Point| (0.0..=size).contains(&at.x) && (0.0..=size).contains(&at.y);
        let met: Vec<Point> = upright.into_iter().chain(level).filter(is_within).collect();
        let from = *met.first()?;
        let to = met.into_iter().max_by(|p, q| from.distance(*p).total_cmp(&from.distance(*q)))?;
        (from != to).then_some((from, to))
    }
}

/// [`side`], so precise that near 0 all bits are right. Source: Dekker, "A floating-point technique for extending the
/// available precision" (1971).
fn precise_side(a: Point, b: Point, p: Point) -> f64 {
    let ((u, u_rest), (v, v_rest)) = (difference(a.x, b.x), difference(a.y, p.y));
    let ((w, w_rest), (z, z_rest)) = (difference(a.x, p.x), difference(a.y, b.y));
    let ((one, one_rest), (other, other_rest)) = (product(u, v), product(w, z));
    let (cross, cross_rest) = difference(one, other);
    cross + (cross_rest + (one_rest - other_rest) + (u * v_rest + u_rest * v) - (w * z_rest + w_rest * z))
}

/// The product, and what it lost by rounding.
fn product(p: f64, q: f64) -> (f64, f64) {
    let rounded = p * q;
    (rounded, p.mul_add(q, -rounded))
}
