//! The movements, how long each lasts, and how far each is.

use hantei_scenes::figure::Pictogram;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::window) enum Movement {
    /// The verdict's ground changes its colour.
    Wash,
    Squares,
    /// What both share flashes where they meet.
    Flash,
    /// The stripes of what both share appear.
    Stripes,
    /// The highlight slides to the next step's row.
    Highlight,
    Measure,
    Tick,
    /// The segment of a course's step fills.
    Segment,
    /// The button that leads on fills.
    Continue,
    Shake,
    /// The band that decides swells once.
    Pulse,
    /// Bands grow from the picture to the axes.
    Reveal,
    /// The hint's button attracts attention.
    Hint,
}

impl Movement {
    pub(super) const ALL: [Self; 13] = [
        Self::Wash,
        Self::Squares,
        Self::Flash,
        Self::Stripes,
        Self::Highlight,
        Self::Measure,
        Self::Tick,
        Self::Segment,
        Self::Continue,
        Self::Shake,
        Self::Pulse,
        Self::Reveal,
        Self::Hint,
    ];

    /// Duration, seconds.
    pub(super) const fn lasts(self) -> f64 {
        match self {
            Self::Stripes => 0.08,
            Self::Wash => 0.12,
            Self::Highlight => 0.14,
            Self::Squares | Self::Continue => 0.16,
            Self::Measure => 0.18,
            Self::Tick => 0.22,
            Self::Flash | Self::Shake | Self::Reveal => 0.24,
            Self::Segment => 0.3,
            Self::Pulse => 0.4,
            Self::Hint => 0.6,
        }
    }
}

/// How far each movement is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Progress {
    /// In the order of [`Movement::ALL`], eased, from 0 to 1.
    pub(super) parts: [f32; Movement::ALL.len()],
    /// The pictogram that the present one replaces.
    pub(super) before: Pictogram,
}
