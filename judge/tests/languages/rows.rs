//! The numbers that a program is run with.

use crate::tree::{Number, Numbers};
use fastrand::Rng;

/// How many rows a program is run on.
const ROWS: usize = 40;

pub(crate) fn rows(columns: &[(String, Number)], numbers: Numbers, rng: &mut Rng) -> Vec<Vec<f64>> {
    (0..ROWS).map(|_| row(columns, numbers, rng)).collect()
}

fn row(columns: &[(String, Number)], numbers: Numbers, rng: &mut Rng) -> Vec<f64> {
    let mut row: Vec<f64> = columns.iter().map(|(_, number)| value(*number, numbers, rng)).collect();
    // Numbers that coincide decide most.
    for place in 1..row.len() {
        let other = rng.usize(0..place);
        if rng.f64() < 0.15 && columns[other].1 == columns[place].1 {
            row[place] = row[other];
        }
    }
    row
}

fn value(number: Number, numbers: Numbers, rng: &mut Rng) -> f64 {
    if numbers == Numbers::Limits && rng.f64() < 0.5 {
        return at_limit(number, rng);
    }
    if number.is_whole() {
        let value = f64::from(rng.i32(-6..10));
        return if number.is_unsigned() { value.abs() } else { value };
    }
    let value = match numbers {
        Numbers::Tenths => f64::from(rng.i32(-40..80)) / 10.0,
        _ => f64::from(rng.i32(-16..33)) * [0.25, 0.5, 1.0][rng.usize(0..3)],
    };
    // As the type holds it.
    if number == Number::F32 { f64::from(value as f32) } else { value }
}

/// A number near the end of its type, as far as a double holds it.
fn at_limit(number: Number, rng: &mut Rng) -> f64 {
    let (low, high) = match number {
        Number::F32 => (-16_777_216.0, 16_777_216.0),
        Number::F64 | Number::Whole => (-9_007_199_254_740_992.0, 9_007_199_254_740_992.0),
        Number::I64 => (-9_223_372_036_854_775_808.0, 9_223_372_036_854_774_784.0),
        Number::U64 => (0.0, 18_446_744_073_709_549_568.0),
        _ => limits(number),
    };
    let step = if number.bits() == 64 && number.is_whole() { 2048.0 } else { 1.0 };
    let near = f64::from(rng.u32(0..4)) * step;
    match rng.u32(0..4) {
        0 => low + near,
        1 => ((low + high) / 2.0).round() + near,
        _ => high - near,
    }
}

fn limits(number: Number) -> (f64, f64) {
    let all = 2.0_f64.powi(i32::try_from(number.bits()).unwrap_or(32));
    if number.is_unsigned() { (0.0, all - 1.0) } else { (-all / 2.0, all / 2.0 - 1.0) }
}
