//! The signs of questions, computed here.

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
