/// An opaque colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colour(pub u8, pub u8, pub u8);

impl std::fmt::Display for Colour {
    /// As SVG and CSS write it: `#d6333a`.
    fn fmt(&self, out: &mut std::fmt::Formatter) -> std::fmt::Result {
        let Self(red, green, blue) = self;
        write!(out, "#{red:02x}{green:02x}{blue:02x}")
    }
}

impl Colour {
    /// How light a colour is against white, from 0 to 1. Source: WCAG 2.2, relative luminance.
    pub fn luminance(self) -> f64 {
        let linear = |part: u8| {
            let part = f64::from(part) / 255.0;
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(self.0) + 0.7152 * linear(self.1) + 0.0722 * linear(self.2)
    }

    /// This colour laid over another one, at this opacity from 0 to 1.
    pub fn over(self, below: Self, part: f64) -> Self {
        let mixed = |above: u8, below: u8| f64::from(below).mul_add(1.0 - part, f64::from(above) * part).round() as u8;
        Self(mixed(self.0, below.0), mixed(self.1, below.1), mixed(self.2, below.2))
    }

    /// The grey of the same luminance.
    pub fn grey(self) -> u8 {
        let light = self.luminance();
        let part = if light <= 0.003_130_8 { 12.92 * light } else { 1.055 * light.powf(1.0 / 2.4) - 0.055 };
        (part * 255.0).round() as u8
    }
}
