//! Numbers for people: without the rounding error of binary fractions, and with few digits.

/// The usual decimals of a shown number.
const DECIMALS: usize = 3;
/// No `f64` on the stage has more decimals.
const MOST_DECIMALS: usize = 17;

/// `number` without the rounding error of binary arithmetic: 0.1 + 0.2 is 0.3.
///
/// It changes only a number that is within a few last bits of one with nine decimals.
pub(in crate::scene) fn tidy(number: f64) -> f64 {
    without_dust(number, number.abs())
}

/// The length of an interval without the rounding error of its ends, which is larger for large ends.
pub(in crate::scene) fn length(min: f64, max: f64) -> f64 {
    without_dust(max - min, min.abs().max(max.abs()))
}

/// `number` without the rounding error of numbers up to `size`, from which it was computed.
fn without_dust(number: f64, size: f64) -> f64 {
    let near = (number * 1e9).round() / 1e9;
    let dust = 4.0 * f64::EPSILON * size.max(1.0);
    // Adding 0 turns -0 into 0.
    if (near - number).abs() <= dust { near + 0.0 } else { number }
}

/// Two numbers with just enough decimals, at least three, to tell them from one another and from 0.
pub(in crate::scene) fn shown_pair(left: f64, right: f64) -> [String; 2] {
    let told_apart = |decimals: &usize| {
        let [l, r] = [left, right].map(|number| rounded(number, *decimals));
        (left == right || l != r) && (left == 0.0 || l != "0") && (right == 0.0 || r != "0")
    };
    let decimals = (DECIMALS..MOST_DECIMALS).find(told_apart).unwrap_or(MOST_DECIMALS);
    [left, right].map(|number| rounded(number, decimals))
}

/// A number with just enough decimals, at least three, to tell it from 0.
pub(in crate::scene) fn shown(number: f64) -> String {
    let [text, _] = shown_pair(number, number);
    text
}

/// Distances that differ by less than this need more than one decimal.
pub(in crate::scene) const TENTH: f64 = 0.1;

/// A distance with one decimal; a smaller one than a tenth as it is.
pub(in crate::scene) fn in_tenths(distance: f64) -> String {
    shown(if distance < TENTH { tidy(distance) } else { (distance * 10.0).round() / 10.0 })
}

/// A number with one decimal.
pub(in crate::scene) fn to_tenths(number: f64) -> String {
    shown((number * 10.0).round() / 10.0 + 0.0)
}

/// A number in at most this many characters, else with one decimal or in powers of ten: 5.6e−17.
pub(in crate::scene) fn brief(number: f64, most: usize) -> String {
    let (plain, tenths) = (shown(number), to_tenths(number));
    if plain.chars().count() <= most && (plain != "0" || number == 0.0) {
        plain
    } else if tenths.chars().count() <= most && number.abs() >= 1.0 {
        tenths
    } else {
        format!("{number:.1e}").replace('-', "−")
    }
}

/// The smallest of 1, 2, 5, 10, 20, … (and 0.5, 0.2, …) that is at least `least`.
pub(in crate::scene) fn round_step(least: f64) -> f64 {
    let power = 10f64.powf(least.log10().floor());
    [1.0, 2.0, 5.0, 10.0].map(|digit| digit * power).into_iter().find(|&step| step >= least * 0.999).unwrap_or(least)
}

/// The exact sum of two decimal numbers, as on paper; `None` beyond 38 digits.
pub(in crate::scene) fn decimal_sum(p: &str, q: &str) -> Option<String> {
    let decimals = |text: &str| text.split_once('.').map_or(0, |(_, fraction)| fraction.len());
    let most = decimals(p).max(decimals(q));
    let whole = |text: &str| -> Option<i128> {
        let zeros = "0".repeat(most - decimals(text));
        format!("{}{zeros}", text.replacen('.', "", 1)).parse().ok()
    };
    let sum = whole(p)?.checked_add(whole(q)?)?;
    let digits = format!("{:0>width$}", sum.unsigned_abs(), width = most + 1);
    let (before, behind) = digits.split_at(digits.len() - most);
    let text = if most == 0 { digits } else { format!("{before}.{behind}") };
    let text = if text.contains('.') { text.trim_end_matches('0').trim_end_matches('.') } else { &text };
    Some(if sum < 0 { format!("-{text}") } else { text.to_owned() })
}

/// `number` in at most this many decimals, without zeros at the end, with a true minus sign and never as −0.
fn rounded(number: f64, decimals: usize) -> String {
    let whole = number.to_string();
    let needs = whole.split_once('.').map_or(0, |(_, fraction)| fraction.len());
    let text = if needs <= decimals { whole } else { format!("{number:.decimals$}") };
    let text = if text.contains('.') { text.trim_end_matches('0').trim_end_matches('.') } else { &text };
    match text.strip_prefix('-') {
        Some("0") => "0".into(),
        Some(size) => format!("−{size}"),
        None => text.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimals_are_added_as_on_paper() {
        for (p, q, sum) in [
            ("0.1", "0.2", Some("0.3")),
            ("-0.3", "0.4", Some("0.1")),
            ("-0.35", "0.3", Some("-0.05")),
            ("270", "100", Some("370")),
            ("99.5", "0.5", Some("100")),
            ("0.000001", "1000000", Some("1000000.000001")),
            ("1e-9", "1", None),
            ("0.00000000000000000000000000000000001", "100000", None),
        ] {
            assert_eq!(decimal_sum(p, q).as_deref(), sum, "{p} + {q}");
        }
    }

    #[test]
    fn dust_goes_and_digits_stay() {
        assert_eq!(tidy(0.1 + 0.2), 0.3);
        assert_eq!(tidy(270.1 + 100.0), 370.1);
        assert_eq!(tidy(-0.0).to_string(), "0");
        assert_eq!(tidy(200.0 / 3.0), 200.0 / 3.0, "a third is no dust");
        assert_eq!(tidy(0.5 + 1e-12), 0.5 + 1e-12, "nor is a small number that was given");
    }

    #[test]
    fn a_length_has_no_dust_of_its_ends() {
        let (min, max) = (1355.7217249779034, 1455.7217249779034);
        assert_ne!((max + 2.3e-13) - min, 100.0);
        assert_eq!(length(min, max + 2.3e-13), 100.0);
        assert_eq!(length(-0.3, 0.1 + 0.2), 0.6);
        assert_eq!(length(1.0, 1.0 + 1e-12), (1.0 + 1e-12) - 1.0, "a small length that was given");
    }

    #[test]
    fn numbers_are_short_and_never_lie() {
        for (number, expected) in [
            (0.0, "0"),
            (-0.0, "0"),
            (160.0, "160"),
            (-100.0, "−100"),
            (0.1, "0.1"),
            (200.0 / 3.0, "66.667"),
            (1e-9, "0.000000001"),
        ] {
            assert_eq!(shown(number), expected);
        }
        assert_eq!(shown_pair(1.0, 1.0 + 1e-12), ["1", "1.000000000001"]);
        assert_eq!(shown_pair(0.1 + 0.2, 0.3), ["0.30000000000000004", "0.3"].map(String::from));
    }
}
