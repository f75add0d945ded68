//! The signs of questions, worked out by themselves.

/// What holds for a question's sign, from the sign alone.
pub(crate) fn holds(symbol: &str, left: f64, right: f64) -> bool {
    match symbol {
        "<" => left < right,
        "<=" => left <= right,
        ">" => left > right,
        ">=" => left >= right,
        "==" => left == right,
        _ => panic!("{symbol} compares nothing"),
    }
}
