//! Enums whose values have names: each name is written once.

use std::fmt;

/// A value that is one of a few, each with a stable kebab-case name.
pub trait Named: Copy + PartialEq + 'static {
    /// All, in the order shown.
    const VALUES: &'static [Self];
    /// The names of all, in the same order.
    const VALUE_NAMES: &'static [&'static str];

    /// Its name.
    fn value_name(self) -> &'static str {
        Self::VALUE_NAMES[self.place()]
    }

    /// Its place among all.
    fn place(self) -> usize {
        Self::VALUES.iter().position(|value| *value == self).unwrap_or_default()
    }
}

/// A text that is not one of the allowed names.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct UnknownName {
    /// The given text.
    pub given: String,
    /// The allowed names, in order.
    pub allowed: &'static [&'static str],
}

impl UnknownName {
    /// The error for a text that is not one of these names.
    pub const fn new(given: String, allowed: &'static [&'static str]) -> Self {
        Self { given, allowed }
    }
}

impl fmt::Display for UnknownName {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "unknown name {:?}; allowed: {}", self.given, self.allowed.join(", "))
    }
}

impl std::error::Error for UnknownName {}

/// Names the values of an enum, in their order: defines `ALL`, `NAMES`, `name()`, `FromStr` and [`Named`].
#[doc(hidden)]
#[macro_export]
macro_rules! named {
    ($Type:ident { $($Value:ident = $name:literal),+ $(,)? }) => {
        impl $Type {
            /// All, in the order shown.
            pub const ALL: &'static [Self] = &[$(Self::$Value),+];
            /// Their names, in the same order.
            pub const NAMES: &'static [&'static str] = &[$($name),+];

            /// Stable kebab-case key.
            pub const fn name(self) -> &'static str {
                Self::NAMES[self as usize]
            }
        }

        impl $crate::Named for $Type {
            const VALUES: &'static [Self] = Self::ALL;
            const VALUE_NAMES: &'static [&'static str] = Self::NAMES;
        }

        impl std::str::FromStr for $Type {
            type Err = $crate::UnknownName;

            fn from_str(given: &str) -> Result<Self, Self::Err> {
                let found = Self::NAMES.iter().position(|name| *name == given);
                let unknown = || $crate::UnknownName::new(given.to_owned(), Self::NAMES);
                found.map(|place| Self::ALL[place]).ok_or_else(unknown)
            }
        }
    };
}
