//! How a role looks, on a screen and on paper.

use super::{Colour, Palette};

/// The fill of an area on paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Printed {
    /// From 0, black, to 255, white.
    Grey(u8),
    /// Horizontal lines on white.
    Lines,
    /// Dots on white.
    Dots,
}

/// The font of a role's words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// Semibold, for names.
    Bold,
    /// For plain text.
    Plain,
    /// Code.
    Mono,
}

/// The lightest grey of strokes and marks on paper: 5.7:1 on white.
const DARK: u8 = 0x66;

#[derive(Clone, Copy)]
pub(super) struct Style {
    pub(super) colour: fn(&Palette) -> Colour,
    pub(super) opacity: f64,
    pub(super) thickness: f64,
    pub(super) has_plate: bool,
    pub(super) face: Face,
    /// The fill of areas on paper; `None`: the grey of their colour.
    pub(super) printed: Option<Printed>,
    pub(super) is_framed: bool,
    /// The lightest grey of strokes and marks on paper.
    pub(super) lightest: u8,
}

/// Opaque, with strokes of 2 pixels.
pub(super) const fn style(colour: fn(&Palette) -> Colour) -> Style {
    Style {
        colour,
        opacity: 1.0,
        thickness: 2.0,
        has_plate: false,
        face: Face::Bold,
        printed: None,
        is_framed: false,
        lightest: DARK,
    }
}

impl Style {
    pub(super) const fn opacity(self, opacity: f64) -> Self {
        Self { opacity, ..self }
    }

    pub(super) const fn thickness(self, thickness: f64) -> Self {
        Self { thickness, ..self }
    }

    pub(super) const fn on_plate(self) -> Self {
        Self { has_plate: true, ..self }
    }

    pub(super) const fn face(self, face: Face) -> Self {
        Self { face, ..self }
    }

    pub(super) const fn printed(self, printed: Printed) -> Self {
        Self { printed: Some(printed), ..self }
    }

    pub(super) const fn framed(self) -> Self {
        Self { is_framed: true, ..self }
    }

    pub(super) const fn lightest(self, lightest: u8) -> Self {
        Self { lightest, ..self }
    }
}
