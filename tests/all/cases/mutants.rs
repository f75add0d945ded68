//! Tests with one error on one axis: a case in whole numbers catches each.

use super::NUMBERS;
use hantei_collision::{Border, Rect};
use hantei_judge::OverlapFormula;
use hantei_scenes::cases::aligned_cases;

/// Wrong tests of one axis with place `X` and size `W`. Touching is a miss in them; with `<=` and `>=`, a hit.
const MUTANTS: [(&str, &str); 39] = [
    ("both centres rounded down", "abs(aX + floor(aW / 2) - (bX + floor(bW / 2))) * 2 < aW + bW"),
    ("A's centre rounded down", "abs(aX + floor(aW / 2) - (bX + bW / 2)) * 2 < aW + bW"),
    ("B's centre rounded down", "abs(aX + aW / 2 - (bX + floor(bW / 2))) * 2 < aW + bW"),
    ("both centres rounded up", "abs(aX + ceil(aW / 2) - (bX + ceil(bW / 2))) * 2 < aW + bW"),
    ("both centres rounded", "abs(aX + round(aW / 2) - (bX + round(bW / 2))) * 2 < aW + bW"),
    ("middles cut off", "abs(trunc(aX + aW / 2) - trunc(bX + bW / 2)) * 2 < aW + bW"),
    ("middles rounded down", "abs(floor(aX + aW / 2) - floor(bX + bW / 2)) * 2 < aW + bW"),
    ("both halves rounded down", "abs(aX + aW / 2 - (bX + bW / 2)) < floor(aW / 2) + floor(bW / 2)"),
    (
        "centres and halves rounded down",
        "abs(aX + floor(aW / 2) - (bX + floor(bW / 2))) < floor(aW / 2) + floor(bW / 2)",
    ),
    ("centres and reach rounded down", "abs(aX + floor(aW / 2) - (bX + floor(bW / 2))) < floor((aW + bW) / 2)"),
    ("both halves rounded up", "abs(aX + aW / 2 - (bX + bW / 2)) < ceil(aW / 2) + ceil(bW / 2)"),
    ("A's size made even", "aX < bX + bW && bX < aX + floor(aW / 2) * 2"),
    ("B's size made even", "aX < bX + floor(bW / 2) * 2 && bX < aX + aW"),
    ("A about its middle", "aX + floor(aW / 2) - aW / 2 < bX + bW && bX < aX + floor(aW / 2) + aW / 2"),
    ("A's far end a pixel short", "aX < bX + bW && bX < aX + aW - 1"),
    ("B's far end a pixel short", "aX < bX + bW - 1 && bX < aX + aW"),
    ("A's far end a pixel long", "aX < bX + bW && bX < aX + aW + 1"),
    ("B's far end a pixel long", "aX < bX + bW + 1 && bX < aX + aW"),
    ("the first comparison is missing", "bX < aX + aW"),
    ("the second comparison is missing", "aX < bX + bW"),
    ("A's size for both", "aX < bX + aW && bX < aX + aW"),
    ("B's size for both", "aX < bX + bW && bX < aX + bW"),
    ("the sizes swapped", "aX < bX + aW && bX < aX + bW"),
    ("the larger size", "abs(aX - bX) < max(aW, bW)"),
    ("the smaller size", "abs(aX - bX) < min(aW, bW)"),
    ("corners for centres", "abs(aX - bX) * 2 < aW + bW"),
    ("A's half alone", "abs(aX + aW / 2 - (bX + bW / 2)) * 2 < aW"),
    ("B's half alone", "abs(aX + aW / 2 - (bX + bW / 2)) * 2 < bW"),
    ("the whole sizes about the centres", "abs(aX + aW / 2 - (bX + bW / 2)) < aW + bW"),
    ("an end of A in B", "(aX > bX && aX < bX + bW) || (aX + aW > bX && aX + aW < bX + bW)"),
    ("an end of B in A", "(bX > aX && bX < aX + aW) || (bX + bW > aX && bX + bW < aX + aW)"),
    ("A's centre in B", "aX + aW / 2 > bX && aX + aW / 2 < bX + bW"),
    ("or for and", "aX < bX + bW || bX < aX + aW"),
    ("A's place without its sign", "abs(aX) < bX + bW && bX < abs(aX) + aW"),
    ("B's place without its sign", "aX < abs(bX) + bW && abs(bX) < aX + aW"),
    ("tiles of 16", "floor(aX / 16) < floor((bX + bW) / 16) && floor(bX / 16) < floor((aX + aW) / 16)"),
    ("a pixel inwards", "min(aX + aW, bX + bW) - max(aX, bX) > 1"),
    ("a pixel outwards", "min(aX + aW, bX + bW) - max(aX, bX) > -1"),
    ("0.9 of B", "aX < bX + bW * 0.9 && bX < aX + aW"),
];

/// The text on one axis, with the right test on the other one.
fn on_axis(text: &str, [place, size]: [&str; 2], [other, other_size]: [&str; 2], border: Border) -> OverlapFormula {
    let right = format!("a{other} < b{other} + b{other_size} && b{other} < a{other} + a{other_size}");
    let both = format!("({}) && {right}", text.replace('X', place).replace('W', size));
    let both = if border == Border::Hits { both.replace(" < ", " <= ").replace(" > ", " >= ") } else { both };
    both.parse().unwrap_or_else(|error| panic!("{both}: {error}"))
}

fn wrong(formula: &OverlapFormula, numbers: hantei_scenes::cases::CaseNumbers, border: Border) -> usize {
    let cases = aligned_cases::<Rect>(numbers);
    cases.iter().filter(|case| formula.holds(&case.shapes, &mut ()) != case.contact().hits(border)).count()
}

#[test]
fn each_wrong_test_is_caught_on_each_axis() {
    let axes = [["x", "w"], ["y", "h"]];
    let mut missed = Vec::new();
    for numbers in NUMBERS {
        for border in super::BORDERS {
            for [axis, other] in [axes, [axes[1], axes[0]]] {
                let right = on_axis("aX < bX + bW && bX < aX + aW", axis, other, border);
                assert_eq!(wrong(&right, numbers, border), 0, "{right}");
                for (name, text) in MUTANTS {
                    if wrong(&on_axis(text, axis, other, border), numbers, border) == 0 {
                        missed.push(format!("{name} on {}, {numbers:?} {border:?}", axis[0]));
                    }
                }
            }
        }
    }
    assert!(missed.is_empty(), "{}", missed.join("\n"));
}
