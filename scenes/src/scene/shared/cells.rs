//! A map: an area of squares, each in the colour of what is so there, and what the colours mean.

use super::lens::{legend, occurs, runs};
use crate::figure::{Figure, Item, Role};
use crate::words::Text;
use hantei_collision::{Point, Rect};
use std::iter::repeat;
use std::ops::Range;

/// A square: its column and its row.
pub(in crate::scene) type CellPlace = (usize, usize);

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
    /// Squares of this side from a corner on, as many as there is room for.
    pub(in crate::scene) fn filling(room: Rect, side: f64) -> Self {
        let [columns, rows] = [room.width(), room.height()].map(|length| (length / side).floor().max(1.0) as usize);
        Self { corner: room.min(), side, columns, rows }
    }

    /// All of them.
    pub(in crate::scene) fn area(self) -> Rect {
        self.run(0..self.columns, 0..self.rows)
    }

    fn run(self, columns: Range<usize>, rows: Range<usize>) -> Rect {
        let at = |column: usize, row: usize| self.corner.moved(column as f64 * self.side, row as f64 * self.side);
        Rect::from_corners(at(columns.start, rows.start), at(columns.end, rows.end))
    }

    /// The place of a square.
    pub(in crate::scene) fn square(self, (column, row): CellPlace) -> Rect {
        self.run(column..column + 1, row..row + 1)
    }

    /// The square under a point.
    pub(in crate::scene) fn at(self, point: Point) -> Option<CellPlace> {
        let place = |along: f64, count: usize| {
            let place = (along / self.side).floor();
            (0.0..count as f64).contains(&place).then_some(place as usize)
        };
        let [x, y] = [point.x - self.corner.x, point.y - self.corner.y];
        Some((place(x, self.columns)?, place(y, self.rows)?))
    }

    /// All columns and rows, row by row.
    pub(in crate::scene) fn all(self) -> impl Iterator<Item = CellPlace> {
        (0..self.rows).flat_map(move |row| (0..self.columns).map(move |column| (column, row)))
    }

    /// The place of a square among all.
    pub(in crate::scene) const fn place(self, (column, row): CellPlace) -> usize {
        row * self.columns + column
    }

    /// The squares of a kind as few rectangles, one for each run in a row.
    pub(in crate::scene) fn runs(self, is_one: impl Fn(CellPlace) -> bool) -> Vec<Rect> {
        let of_row = |row: usize| runs(self.columns, |column| is_one((column, row))).into_iter().zip(repeat(row));
        (0..self.rows).flat_map(of_row).map(|(run, row)| self.run(run, row..row + 1)).collect()
    }

    /// Draws the squares that have one of these colours.
    pub(in crate::scene) fn draw<Is: PartialEq + From<Role>>(
        self,
        roles: &[Role],
        is: impl Fn(CellPlace) -> Is,
        figure: &mut Figure,
    ) {
        for &role in roles {
            figure.push(Item::Rects { rects: self.runs(|cell| is(cell) == role.into()), role });
        }
    }

    /// The sides between squares that are not alike.
    pub(in crate::scene) fn borders<Is: PartialEq>(self, is: impl Fn(CellPlace) -> Is) -> Vec<(Point, Point)> {
        let around = self.all().flat_map(|(x, y)| {
            let [_, b, c, d] = self.square((x, y)).corners();
            let right = (x + 1 < self.columns && is((x, y)) != is((x + 1, y))).then_some((b, c));
            let below = (y + 1 < self.rows && is((x, y)) != is((x, y + 1))).then_some((d, c));
            right.into_iter().chain(below)
        });
        around.collect()
    }
}

/// Draws what the colours mean that occur: from a place on, each so far from the last one.
pub(in crate::scene) fn legends(
    figure: &mut Figure,
    from: Point,
    by: (f64, f64),
    colours: impl IntoIterator<Item = (Role, Text)>,
    words: f64,
) {
    let colours: Vec<(Role, Text)> = colours.into_iter().filter(|(role, _)| occurs(figure, *role)).collect();
    for (i, (role, meaning)) in colours.into_iter().enumerate() {
        legend(figure, from.moved(i as f64 * by.0, i as f64 * by.1), role, meaning, words);
    }
}
