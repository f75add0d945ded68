//! Which numbers may come in from outside.

use std::fmt;

/// The largest size of a number for which every exact predicate is exact (products stay finite).
const LARGEST: f64 = 1e150;

/// The smallest size of a number other than 0 for which every exact predicate is exact (no product of two last bits
/// falls below the smallest `f64`).
const SMALLEST: f64 = 1e-145;

/// Why a number cannot be a coordinate; the message names the number.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum NumberError {
    /// A text that is no number.
    NotANumber,
    /// NaN or an infinity.
    NotFinite(f64),
    /// Farther from 0 than 1e150; an infinity for a text whose number no `f64` can hold.
    TooLarge(f64),
    /// Nearer to 0 than 1e-145 but not 0; a 0 for a text whose number no `f64` can tell from 0.
    TooSmall(f64),
    /// A radius below 0.
    Negative(f64),
}

const TOO_LARGE: &str = "too large: at most 1e150 in size";
const TOO_SMALL: &str = "too small to be told from 0: at least 1e-145 in size, or 0";

impl fmt::Display for NumberError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotANumber => write!(out, "it is not a number"),
            Self::NotFinite(number) => write!(out, "{number} is not a finite number"),
            Self::TooLarge(f64::INFINITY | f64::NEG_INFINITY) => write!(out, "it is {TOO_LARGE}"),
            Self::TooLarge(number) => write!(out, "{number:e} is {TOO_LARGE}"),
            Self::TooSmall(0.0) => write!(out, "it is {TOO_SMALL}"),
            Self::TooSmall(number) => write!(out, "{number:e} is {TOO_SMALL}"),
            Self::Negative(number) => write!(out, "{number} is below 0: a radius is 0 or more"),
        }
    }
}

impl std::error::Error for NumberError {}

/// Lets in a finite number from outside, if a product of two such coordinates stays in the range of `f64`.
///
/// # Errors
/// [`NumberError`], which names the number and what is allowed.
///
/// ```
/// assert_eq!(hantei_collision::checked(12.5), Ok(12.5));
/// assert_eq!(hantei_collision::checked(f64::NAN).unwrap_err().to_string(), "NaN is not a finite number");
/// ```
pub fn checked(number: f64) -> Result<f64, NumberError> {
    let size = number.abs();
    if !number.is_finite() {
        Err(NumberError::NotFinite(number))
    } else if size > LARGEST {
        Err(NumberError::TooLarge(number))
    } else if size < SMALLEST && size != 0.0 {
        Err(NumberError::TooSmall(number))
    } else {
        Ok(number)
    }
}

/// Lets in a number from outside as a text: as Rust writes numbers, without blanks, within the range of [`checked`].
///
/// The text decides: `1e-400` is too small, as `1e-320` is, though its nearest `f64` is 0.
///
/// # Errors
/// [`NumberError`]. If no `f64` can hold the number, the message does not repeat the text; name the text beside it.
///
/// ```
/// use hantei_collision::parse_number;
///
/// assert_eq!(parse_number("-12.5e1"), Ok(-125.0));
/// let refused = |text| parse_number(text).unwrap_err().to_string();
/// assert_eq!(refused("1e-400"), "it is too small to be told from 0: at least 1e-145 in size, or 0");
/// assert_eq!(refused("1e400"), "it is too large: at most 1e150 in size");
/// assert_eq!(refused("12px"), "it is not a number");
/// ```
pub fn parse_number(text: &str) -> Result<f64, NumberError> {
    let number: f64 = text.parse().map_err(|_| NumberError::NotANumber)?;
    if number == 0.0 && !is_zero(text.as_bytes()) {
        Err(NumberError::TooSmall(0.0))
    } else if number.is_infinite() && text.bytes().any(|byte| byte.is_ascii_digit()) {
        Err(NumberError::TooLarge(number))
    } else {
        checked(number)
    }
}

/// Whether a text that was read as 0 means 0: all digits before its exponent are 0.
#[inline(always)]
pub fn is_zero(text: &[u8]) -> bool {
    text.iter().take_while(|&&byte| byte | 0x20 != b'e').all(|byte| !matches!(byte, b'1'..=b'9'))
}
