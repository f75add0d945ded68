/// A picture drawn for hantei: a file in `assets/sprites`, as SVG and as PNG.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sprite {
    /// A square watermelon, cut open: red.
    CutMelon,
    /// A square watermelon, whole: green.
    WholeMelon,
}

impl Sprite {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::CutMelon, Self::WholeMelon];

    /// Its SVG document, which fills the view box.
    pub const fn svg(self) -> &'static str {
        match self {
            Self::CutMelon => include_str!("../../assets/sprites/cut-melon.svg"),
            Self::WholeMelon => include_str!("../../assets/sprites/whole-melon.svg"),
        }
    }

    /// The same as a PNG file.
    pub const fn png(self) -> &'static [u8] {
        match self {
            Self::CutMelon => include_bytes!("../../assets/sprites/cut-melon.png"),
            Self::WholeMelon => include_bytes!("../../assets/sprites/whole-melon.png"),
        }
    }
}
