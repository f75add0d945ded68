//! Keeps the comparisons of a method, tile by tile.

use crate::observer::{Comparison, Observer};

/// A comparison, and the tile that was asked.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ObstacleComparison {
    /// The index of the tile in the list.
    pub tile: usize,
    /// The comparison. Its question is one of [`ResponseMethod::questions`](crate::ResponseMethod::questions).
    pub made: Comparison,
}

/// Keeps all comparisons of a response, in order, each with its tile.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ResponseTrace {
    /// The comparisons.
    pub made: Vec<ObstacleComparison>,
    tile: usize,
}

impl Observer for ResponseTrace {
    fn compared(&mut self, made: Comparison) {
        self.made.push(ObstacleComparison { tile: self.tile, made });
    }

    fn asks_obstacle(&mut self, place: usize) {
        self.tile = place;
    }
}
