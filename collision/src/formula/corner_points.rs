//! Functions of four points: two corners of each shape, `doOverlap(Point l1, Point r1, Point l2, Point r2)`, or a place
//! and a size, `vec2 p1, vec2 s1, vec2 p2, vec2 s2`.

const CORNERS: [&str; 2] = ["topleft", "bottomright"];
/// Letters of a place and of a size before the digit of the shape, and what they are.
const SIZED: [&str; 2] = ["p", "s"];
const PLACE_AND_SIZE: [&str; 2] = ["position", "size"];
/// Letters of a top-left and of a bottom-right corner before the digit of the shape.
const LETTERS: [[&str; 2]; 4] = [["l", "r"], ["tl", "br"], ["lt", "rb"], ["min", "max"]];

/// For each of four names, the names of the same shape and which corner it is; `None` for any other names.
pub(super) fn corner_points(names: &[&str]) -> Option<Vec<(String, &'static str)>> {
    let split: Vec<(String, usize)> = names.iter().map(|name| split(name)).collect::<Option<_>>()?;
    let places = |letters: &[&str; 2]| -> Option<Vec<usize>> {
        split.iter().map(|(letter, _)| letters.iter().position(|one| one == letter)).collect()
    };
    // `l1`, `r1`: the digit is the shape; `a1`, `a2`: the digit is the corner.
    let sized = places(&SIZED);
    let parts = if sized.is_some() { PLACE_AND_SIZE } else { CORNERS };
    let by_digit = sized
        .or_else(|| LETTERS.iter().find_map(places))
        .map(|corners| split.iter().zip(corners).map(|((_, digit), corner)| (*digit, corner)).collect::<Vec<_>>());
    let by_letter = || {
        places(&["a", "b"])
            .map(|shapes| split.iter().zip(shapes).map(|((_, digit), shape)| (shape, *digit)).collect::<Vec<_>>())
    };
    let all = by_digit.or_else(by_letter)?;
    let is_each = [(0, 0), (0, 1), (1, 0), (1, 1)].iter().all(|one| all.contains(one));
    let root = |shape| {
        let same = names.iter().zip(&all).filter(|(_, (of, _))| *of == shape);
        same.map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
    };
    let named = all.iter().map(|(shape, corner)| (root(*shape), parts[*corner]));
    (names.len() == 4 && is_each).then(|| named.collect())
}

/// The letters, and 0 or 1 for the digit 1 or 2.
fn split(name: &str) -> Option<(String, usize)> {
    let digit = ["1", "2"].iter().position(|digit| name.ends_with(digit))?;
    Some((name[..name.len() - 1].trim_end_matches('_').to_ascii_lowercase(), digit))
}
