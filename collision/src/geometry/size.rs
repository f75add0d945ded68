/// A width and a height, 0 or more, world units or pixels.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Size {
    /// Width.
    pub width: f64,
    /// Height.
    pub height: f64,
}

impl Size {
    /// A size from width and height.
    #[inline]
    pub const fn new(width: f64, height: f64) -> Self {
        Self { width, height }
    }

    /// The shorter of the two.
    pub const fn least(self) -> f64 {
        self.width.min(self.height)
    }
}

impl std::ops::Mul<f64> for Size {
    type Output = Self;

    fn mul(self, factor: f64) -> Self {
        Self::new(self.width * factor, self.height * factor)
    }
}

impl From<(f64, f64)> for Size {
    fn from((width, height): (f64, f64)) -> Self {
        Self::new(width, height)
    }
}

impl From<Size> for (f64, f64) {
    fn from(Size { width, height }: Size) -> Self {
        (width, height)
    }
}
