//! What may have been meant by lines that cannot be judged.

use super::Notation;
use super::line::InputLine;
use super::notation::place_and_size;
use super::numbers::NumberName;
use hantei_scenes::text;
use hantei_scenes::words::Text;

/// Another notation is named if this many lines look like it, or two if there is no other line; one alone is more likely
/// a slip.
const ENOUGH: u64 = 3;

/// What refused lines show.
pub(super) struct Hints {
    /// The notation, and the number of axes; `None` if the numbers are points.
    notation: Option<(Notation, usize)>,
    /// How many lines had corners in the wrong order, and whether the numbers of all could be sizes.
    swapped: u64,
    sizes_fit: bool,
    begins_with_words: bool,
    refused: u64,
    /// Whether a line could be judged.
    pub(super) has_good: bool,
}

impl Hints {
    pub(super) fn new(notation: Option<(Notation, usize)>) -> Self {
        Self { notation, swapped: 0, sizes_fit: true, begins_with_words: false, refused: 0, has_good: false }
    }

    #[cold]
    pub(super) fn note<const COUNT: usize>(&mut self, line: &InputLine, names: &[NumberName; COUNT]) {
        self.refused += 1;
        if let Some((Notation::Corners, axes)) = self.notation
            && let Ok(numbers) = line.numbers(names)
        {
            // A circle stands before its rectangle.
            let shapes = numbers[COUNT % (2 * axes)..].chunks(2 * axes);
            let is_swapped = |shape: &[f64]| shape[..axes].iter().zip(&shape[axes..]).any(|(near, far)| far < near);
            if shapes.clone().any(is_swapped) {
                self.swapped += 1;
                self.sizes_fit &= shapes.flat_map(|shape| &shape[axes..]).all(|size| *size >= 0.0);
            }
        } else if line.number == 1 {
            self.begins_with_words = line.has_no_number();
        }
    }

    pub(super) fn said(&self) -> Vec<Text> {
        let mut said = Vec::new();
        let are_all = self.refused == self.swapped && !self.has_good;
        if self.begins_with_words {
            said.push(text!("hint-header"));
        }
        if let Some((_, axes)) = self.notation
            && (self.swapped >= ENOUGH || (self.swapped > 1 && are_all))
            && self.sizes_fit
        {
            let (numbers, notation) = (place_and_size(axes), Notation::OriginSize.name());
            said.push(if are_all {
                text!("hint-notation-all", notation = notation, numbers = numbers)
            } else {
                text!("hint-notation", lines = self.swapped, notation = notation, numbers = numbers)
            });
        }
        said
    }
}
