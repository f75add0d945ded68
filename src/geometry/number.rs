//! Which numbers may come in from outside.

use std::fmt;

/// Largest size of a number for which every exact predicate is exact (products stay finite).
const LARGEST: f64 = 1e150;

/// Smallest size of a number other than 0 for which every exact predicate is exact
/// (no product of two last bits is lost below the smallest `f64`).
const SMALLEST: f64 = 1e-145;

/// A number that cannot be a coordinate, with the number in its message.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum NumberError {
    /// NaN or an infinity.
    NotFinite(f64),
    /// Farther from 0 than 1e150.
    TooLarge(f64),
    /// Nearer to 0 than 1e-145 without being 0.
    TooSmall(f64),
}

impl fmt::Display for NumberError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotFinite(number) => write!(out, "{number} is not a finite number"),
            Self::TooLarge(number) => write!(out, "{number:e} is too large: at most 1e150 in size"),
            Self::TooSmall(number) => {
                write!(out, "{number:e} is too small to be told from 0: at least 1e-145 in size, or 0")
            }
        }
    }
}

impl std::error::Error for NumberError {}

/// Lets a number from outside in: finite, and neither so large nor so small that a product of two
/// coordinates would leave the range of `f64`.
///
/// # Errors
/// [`NumberError`], which names the number and what is allowed.
///
/// ```
/// assert_eq!(hantei::geometry::checked(12.5), Ok(12.5));
/// assert_eq!(hantei::geometry::checked(f64::NAN).unwrap_err().to_string(), "NaN is not a finite number");
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
