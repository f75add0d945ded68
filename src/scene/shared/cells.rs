//! A map: an area of squares, each in the colour of what is so there, and what the colours mean.

use super::lens::{legend, occurs, runs};
use crate::figure::{Figure, Item, Role};
use crate::words::Text;
use hantei_collision::{Point, Rect};

/// Squares side by side.
#[derive(Clone, Copy)]
pub(in crate::scene) struct Cells {
    /// The top left corner of all of them.
    pub(in crate::scene) corner: Point,
    /// Edge length of one.
    pub(in crate::scene) side: f64,
    pub(in crate::scene) columns: usize,
    pub(in crate::scene) rows: usize,
}

impl Cells {
    /// The place of the squares of a row from a column to before another.
    fn run(self, columns: std::ops::Range<usize>, row: usize) -> Rect {
        let at = |column: usize, row: usize| self.corner.moved(column as f64 * self.side, row as f64 * self.side);
        Rect::from_corners(at(columns.start, row), at(columns.end, row + 1))
    }

    /// The place of a square.
    pub(in crate::scene) fn square(self, column: usize, row: usize) -> Rect {
        self.run(column..column + 1, row)
    }

    /// All columns and rows.
    pub(in crate::scene) fn all(self) -> impl Iterator<Item = (usize, usize)> {
        (0..self.rows).flat_map(move |row| (0..self.columns).map(move |column| (column, row)))
    }

    /// Draws the squares that have one of these colours.
    pub(in crate::scene) fn draw<Is: PartialEq + From<Role>>(
        self,
        roles: &[Role],
        is: impl Fn(usize, usize) -> Is,
        figure: &mut Figure,
    ) {
        for &role in roles {
            let of_row = |row: usize| {
                let runs = runs(self.columns, |column| is(column, row) == role.into());
                runs.into_iter().map(move |run| self.run(run, row))
            };
            figure.push(Item::Rects { rects: (0..self.rows).flat_map(of_row).collect(), role });
        }
    }
}

/// Draws what the colours mean that occur: from a place on, each so far from the last one.
pub(in crate::scene) fn legends(
    figure: &mut Figure,
    (from, by): (Point, (f64, f64)),
    colours: impl IntoIterator<Item = (Role, Text)>,
    words: f64,
) {
    let colours: Vec<(Role, Text)> = colours.into_iter().filter(|(role, _)| occurs(figure, *role)).collect();
    for (i, (role, meaning)) in colours.into_iter().enumerate() {
        legend(figure, from.moved(i as f64 * by.0, i as f64 * by.1), role, meaning, words);
    }
}
