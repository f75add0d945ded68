//! All colours of the program, light and dark, for stage, panel and SVG.

use super::Colour;
use hantei_collision::named;

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// Dark words on white.
    #[default]
    Light,
    /// Light words on black.
    Dark,
}

named!(Theme { Light = "light", Dark = "dark" });

impl Theme {
    /// Its colours.
    pub const fn palette(self) -> &'static Palette {
        match self {
            Self::Light => &LIGHT,
            Self::Dark => &DARK,
        }
    }
}

/// The reader's choice of the theme.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ThemeChoice {
    /// Light.
    Light,
    /// Dark.
    Dark,
    /// As the system has it.
    #[default]
    System,
}

named!(ThemeChoice { Light = "light", Dark = "dark", System = "system" });

impl ThemeChoice {
    /// The beginning of its word on a command line.
    pub const KEY: &'static str = "theme=";

    /// The theme, for a system with this one.
    pub const fn theme(self, system: Theme) -> Theme {
        match self {
            Self::Light => Theme::Light,
            Self::Dark => Theme::Dark,
            Self::System => system,
        }
    }
}

/// A colour for each thing with one of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette {
    /// Behind the panel, the bars and the verdict.
    pub panel: Colour,
    /// Behind the picture.
    pub stage: Colour,
    /// Words, and strokes that matter.
    pub ink: Colour,
    /// Less important words.
    pub second: Colour,
    /// The least important words; never on a wash.
    pub third: Colour,
    /// Lines that only separate areas.
    pub line: Colour,
    /// Borders of what can be clicked.
    pub border: Colour,
    /// Rectangle A, and the shape that moves or asks.
    pub a: Colour,
    /// Rectangle B, and the shape that is asked about.
    pub b: Colour,
    /// Letters on A and B.
    pub on_shape: Colour,
    /// What is shared; a hit.
    pub shared: Colour,
    /// Stripes and words on `shared`.
    pub hatch: Colour,
    /// The outline of `shared` on the stage.
    pub shared_edge: Colour,
    /// Behind the verdict of a hit.
    pub wash: Colour,
    /// The interface, what is chosen, what is right.
    pub accent: Colour,
    /// Behind what is chosen.
    pub accent_wash: Colour,
    /// Words on `accent`.
    pub on_accent: Colour,
    /// What is wrong; always with a cross or the word.
    pub wrong: Colour,
    /// Behind what is wrong.
    pub wrong_wash: Colour,
    /// The band of a gap, and behind the row that decides.
    pub gap: Colour,
    /// Shapes outside of the question.
    pub aside: Colour,
    /// What is done, compared, or true over time.
    pub done: Colour,
}

const fn rgb(hex: u32) -> Colour {
    let [_, red, green, blue] = hex.to_be_bytes();
    Colour(red, green, blue)
}

const LIGHT: Palette = Palette {
    panel: rgb(0xff_ff_ff),
    stage: rgb(0xfb_fb_fc),
    ink: rgb(0x16_1b_26),
    second: rgb(0x4b_54_65),
    third: rgb(0x68_71_82),
    line: rgb(0xe3_e6_ec),
    border: rgb(0x86_8e_9c),
    a: rgb(0xd6_33_3a),
    b: rgb(0x24_59_d6),
    on_shape: rgb(0xff_ff_ff),
    shared: rgb(0xff_c2_33),
    hatch: rgb(0x7a_4a_00),
    shared_edge: rgb(0x7a_4a_00),
    wash: rgb(0xff_f3_d1),
    accent: rgb(0x00_6b_75),
    accent_wash: rgb(0xdf_f0_f3),
    on_accent: rgb(0xff_ff_ff),
    wrong: rgb(0xa8_32_00),
    wrong_wash: rgb(0xfb_e9_e1),
    gap: rgb(0xeb_ee_f3),
    aside: rgb(0xc3_c9_d3),
    done: rgb(0x8a_93_a4),
};

const DARK: Palette = Palette {
    panel: rgb(0x17_1b_24),
    stage: rgb(0x11_14_1b),
    ink: rgb(0xf0_f2_f6),
    second: rgb(0xb4_bc_cb),
    third: rgb(0x8e_97_a8),
    line: rgb(0x2a_30_3d),
    border: rgb(0x6f_78_8a),
    a: rgb(0xff_6b_6b),
    b: rgb(0x7a_a7_ff),
    on_shape: rgb(0x11_14_1b),
    shared: rgb(0xff_c2_33),
    hatch: rgb(0x4a_2e_00),
    shared_edge: rgb(0xff_c2_33),
    wash: rgb(0x33_29_0f),
    accent: rgb(0x3c_cf_e0),
    accent_wash: rgb(0x12_32_3a),
    on_accent: rgb(0x0b_1a_1e),
    wrong: rgb(0xff_9b_6a),
    wrong_wash: rgb(0x3a_1f_12),
    gap: rgb(0x1e_23_2e),
    aside: rgb(0x4a_52_62),
    done: rgb(0x6f_78_8a),
};
