//! Whether the least number of each clamp is below the greatest, whatever the shapes are.

use super::families::{FoundFamily, Kind, Meaning, Part, Shape};
use super::record::Record;
use super::{FormulaError, FormulaFlaw, wrong};

const TRIES: u64 = 256;

/// An error if the ends of a clamp can be the other way round: what is done then differs between libraries.
pub(super) fn in_order(record: &Record, found: &FoundFamily) -> Result<(), FormulaError> {
    if record.clamps.is_empty() {
        return Ok(());
    }
    for tried in 0..TRIES {
        let inputs: Vec<f64> = found
            .meanings
            .iter()
            .enumerate()
            .map(|(at, meaning)| Shapes { found, tried }.number(at, *meaning))
            .collect();
        let numbers = record.numbers(&inputs);
        for ([least, most], place) in &record.clamps {
            if numbers[*least] > numbers[*most] {
                let flaw = FormulaFlaw::Clamp(record.written(*least), record.written(*most));
                return wrong(flaw, place);
            }
        }
    }
    Ok(())
}

/// Two shapes at random places, with sizes above 0.
struct Shapes<'a> {
    found: &'a FoundFamily,
    tried: u64,
}

impl Shapes<'_> {
    fn number(&self, at: usize, meaning: Meaning) -> f64 {
        match meaning {
            Meaning::Part { shape, axis, part } => {
                let axis = axis as u64;
                let (min, size) = (self.place(shape, axis), self.size(shape, axis));
                match part {
                    Part::Min => min,
                    Part::Max => min + size,
                    Part::Last => min + size - 1.0,
                    Part::Size => size,
                    Part::Half => size / 2.0,
                    Part::Centre => min + size / 2.0,
                    Part::CutCentre => min + (size / 2.0).trunc(),
                }
            }
            Meaning::Side { shape, is_half } => self.size(shape, 0) / if is_half { 2.0 } else { 1.0 },
            Meaning::Radius(shape) => self.size(shape, 0) / 2.0,
            Meaning::Diameter(shape) => self.size(shape, 0),
            Meaning::Length => 1.0,
            Meaning::Coordinate { .. } | Meaning::Offset { .. } | Meaning::Number => {
                self.die(at as u64 + 100, 40) - 20.0
            }
        }
    }

    fn place(&self, shape: Shape, axis: u64) -> f64 {
        self.die(shape_number(shape) * 8 + axis, 40) - 20.0
    }

    /// That of a circle is the same on all axes.
    fn size(&self, shape: Shape, axis: u64) -> f64 {
        let kind = self.found.kinds[usize::from(shape != Shape::A)];
        let axis = if kind == Kind::Circle { 0 } else { axis };
        self.die(shape_number(shape) * 8 + 4 + axis, 20) + 1.0
    }

    /// A whole number below `most`, the same for the same number in one try.
    fn die(&self, number: u64, most: u64) -> f64 {
        // Source: S. Vigna, "splitmix64" (2015).
        let mut mixed = (self.tried << 16 | number).wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed >> 33) % most) as f64
    }
}

const fn shape_number(shape: Shape) -> u64 {
    match shape {
        Shape::A => 0,
        Shape::B => 1,
        Shape::Element(at) => 2 + at as u64,
    }
}
