//! How roles look on paper, in black and white: greys and a pattern that are told apart without colour.

use super::{Colour, Role};

/// What an area is filled with on paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Printed {
    /// From 0, black, to 255, white.
    Grey(u8),
    /// Horizontal lines on white.
    Lines,
    /// Dots on white.
    Dots,
}

/// Strokes and marks on paper are at least so dark: 5.7:1 on white.
const DARK: u8 = 0x66;
/// Least thickness of a stroke on paper, stage pixels.
const THICKNESS: f64 = 2.0;

impl Role {
    /// What an area with this role is filled with on paper.
    pub fn printed(self) -> Printed {
        match self {
            Self::First | Self::FirstBar => Printed::Grey(0xb8),
            Self::Second | Self::SecondBar => Printed::Lines,
            // Hatched, where it is no bar.
            Self::Overlap | Self::SharedBar => Printed::Grey(0xe0),
            Self::OverlapVeil => Printed::Grey(0xff),
            Self::Painted => Printed::Dots,
            Self::MapHit => Printed::Grey(0x70),
            Self::LensLeft => Printed::Grey(0xcc),
            Self::LensRight => Printed::Grey(0x90),
            Self::Together => Printed::Grey(0x30),
            Self::Alone => Printed::Grey(0xd0),
            _ => Printed::Grey(self.colour().grey()),
        }
    }

    /// The grey of strokes and marks with this role on paper, and the thickness of strokes, stage pixels.
    pub fn printed_stroke(self) -> (u8, f64) {
        let grey = match self {
            Self::Halo | Self::Grid => self.colour().grey(),
            Self::Probe | Self::Lit => 0,
            _ => self.colour().grey().min(DARK),
        };
        (grey, self.thickness().max(THICKNESS))
    }

    /// Whether an area with this role needs a border on paper: its colour alone sets it off on a screen.
    pub const fn is_framed_in_print(self) -> bool {
        matches!(self, Self::First | Self::Second | Self::Overlap | Self::FirstBar | Self::SecondBar | Self::SharedBar)
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

    /// The grey that is as light.
    pub fn grey(self) -> u8 {
        let light = self.luminance();
        let part = if light <= 0.003_130_8 { 12.92 * light } else { 1.055 * light.powf(1.0 / 2.4) - 0.055 };
        (part * 255.0).round() as u8
    }
}
