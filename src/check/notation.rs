use super::numbers::Name;
use crate::geometry::{Point, Rect};
use crate::text;
use crate::words::Text;
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
    pub(super) fn names(self) -> [Name; 4] {
        match self {
            Self::Corners => ["x1", "y1", "x2", "y2"].map(Name::new),
            Self::OriginSize => ["x", "y", "w", "h"].map(Name::new),
            Self::CentreSize => [Name::of_centre("x"), Name::of_centre("y"), Name::new("w"), Name::new("h")],
        }
    }

    /// What the numbers of two rectangles are.
    pub(super) fn names_of_two(self) -> [Name; 8] {
        let [a, b] = ["A", "B"].map(|rect| self.names().map(|name| name.of(rect)));
        [a[0], a[1], a[2], a[3], b[0], b[1], b[2], b[3]]
    }

    /// The rectangle, called `rect` where there are two, or why there is none.
    pub(super) fn one(self, rect: Option<&'static str>, [x, y, third, fourth]: [f64; 4]) -> Result<Rect, Text> {
        let name = |number: &'static str| rect.map_or(Name::new(number), |rect| Name::new(number).of(rect)).text();
        if self == Self::Corners {
            for (first, near, second, far) in [("x1", x, "x2", third), ("y1", y, "y2", fourth)] {
                if near > far {
                    let (near, far) = (near.to_string(), far.to_string());
                    let name = name(first);
                    return Err(text!(
                        "corners-order",
                        name = name,
                        near = near,
                        first = first,
                        second = second,
                        far = far
                    ));
                }
            }
            return Ok(Rect::from_corners(Point::new(x, y), Point::new(third, fourth)));
        }
        for (size, value) in [("w", third), ("h", fourth)] {
            if value < 0.0 {
                return Err(text!("size-negative", name = name(size), value = value.to_string()));
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
    pub(super) fn two(self, numbers: [f64; 8]) -> Result<[Rect; 2], Text> {
        let [a, b, c, d, e, f, g, h] = numbers;
        Ok([self.one(Some("A"), [a, b, c, d])?, self.one(Some("B"), [e, f, g, h])?])
    }
}
