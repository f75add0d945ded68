use crate::geometry::{Point, Rect};
use strum::{EnumString, IntoStaticStr, VariantNames};

/// How four numbers are a rectangle. Its names are `corners`, `origin-size` and `centre-size`: what
/// `<&str>::from(notation)` gives and `text.parse()` takes; `VARIANTS` has all three names, in the order of the help.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Notation {
    /// `x1 y1 x2 y2`: top-left and bottom-right corner (C++).
    #[default]
    Corners,
    /// `x y w h`: top-left corner and size (HSP, Processing).
    OriginSize,
    /// `x y w h`: centre and size (Processing, JavaScript).
    CentreSize,
}

impl Notation {
    /// What the numbers are.
    pub(super) fn names(self) -> [&'static str; 4] {
        match self {
            Self::Corners => ["x1", "y1", "x2", "y2"],
            Self::OriginSize => ["x", "y", "w", "h"],
            Self::CentreSize => ["centre x", "centre y", "w", "h"],
        }
    }

    /// What the numbers of two rectangles are.
    pub(super) fn names_of_two(self) -> [&'static str; 8] {
        match self {
            Self::Corners => ["x1 of A", "y1 of A", "x2 of A", "y2 of A", "x1 of B", "y1 of B", "x2 of B", "y2 of B"],
            Self::OriginSize => ["x of A", "y of A", "w of A", "h of A", "x of B", "y of B", "w of B", "h of B"],
            Self::CentreSize => [
                "centre x of A",
                "centre y of A",
                "w of A",
                "h of A",
                "centre x of B",
                "centre y of B",
                "w of B",
                "h of B",
            ],
        }
    }

    /// The rectangle called `name`, or why there is none.
    pub(super) fn one(self, name: &str, [x, y, third, fourth]: [f64; 4]) -> Result<Rect, String> {
        let of = || if name.is_empty() { String::new() } else { format!(" of {name}") };
        if self == Self::Corners {
            for (axis, near, far) in [("x", x, third), ("y", y, fourth)] {
                if near > far {
                    let of = of();
                    return Err(format!("{axis}1{of} is {near}, {axis}2 is {far}; allowed: {axis}1 up to {axis}2"));
                }
            }
            return Ok(Rect::from_corners(Point::new(x, y), Point::new(third, fourth)));
        }
        for (size, value) in [("w", third), ("h", fourth)] {
            if value < 0.0 {
                return Err(format!("{size}{} is {value}; allowed: 0 or more", of()));
            }
        }
        let at = Point::new(x, y);
        Ok(if self == Self::OriginSize {
            Rect::from_origin_size(at, third, fourth)
        } else {
            Rect::from_centre_size(at, third, fourth)
        })
    }

    /// Both rectangles of a line, or why there are none.
    pub(super) fn two(self, numbers: [f64; 8]) -> Result<[Rect; 2], String> {
        let [a, b, c, d, e, f, g, h] = numbers;
        Ok([self.one("A", [a, b, c, d])?, self.one("B", [e, f, g, h])?])
    }
}
