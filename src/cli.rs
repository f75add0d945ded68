//! The command line: declared and parsed, nothing done.

use clap::{Args, Parser, Subcommand};
use std::path::PathBuf;

/// Shows why two shapes hit: every comparison live, with its numbers, tied to the picture.
#[derive(Debug, Parser)]
#[command(name = "hantei", version, args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
#[command(
    after_help = "SCENE is rects (two rectangles), quad (a point and four corners) or melons (two that run at each \
other); `hantei list` tells all keys.\n\nExamples:\n  hantei\n  hantei rects a=100,100,50,50 method=two-corners\n  \
hantei quad a=162,212 b=210,112 c=386,152 d=355,244 p=251,179\n  hantei quad preset=concave paint=on step=1\n  hantei melons speed=145 frame=3\n  hantei svg rects a=300,200,100,100 -o hit.svg"
)]
pub struct Cli {
    /// What to do instead of opening the window.
    #[command(subcommand)]
    pub command: Option<Command>,
    /// The scene to open, and how it is set.
    #[command(flatten)]
    pub opening: Opening,
    /// Print a JSON line at the start and whenever the answer changes
    #[arg(long)]
    pub trace: bool,
    /// Close the window after N frames
    #[arg(long, value_name = "N")]
    pub frames: Option<u64>,
    /// Size of the window, in logical pixels
    #[arg(long, value_name = "WxH", value_parser = size, default_value = "1040x700")]
    pub window_size: (u32, u32),
}

/// What is done without a window.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Draw the stage as SVG: no window and no display needed
    Svg {
        /// The scene to draw, and how it is set.
        #[command(flatten)]
        opening: Opening,
        /// Size of the stage, in pixels
        #[arg(long, value_name = "WxH", value_parser = size, default_value = "640x480")]
        size: (u32, u32),
        /// Write to FILE, which is replaced only once the picture is complete
        #[arg(short, long, value_name = "FILE")]
        output: Option<PathBuf>,
    },
    /// List the scenes with their keys, values and defaults
    List,
}

/// A scene and its settings.
#[derive(Args, Clone, Debug, Default)]
pub struct Opening {
    /// A scene, then its settings as KEY=VALUE
    #[arg(value_name = "SCENE] [KEY=VALUE", allow_hyphen_values = false)]
    pub words: Vec<String>,
}

/// Largest width and height of a window or picture, pixels.
const LARGEST: u32 = 16_384;

/// `640x480` as two numbers.
fn size(text: &str) -> Result<(u32, u32), String> {
    let parsed =
        text.split_once(['x', 'X']).and_then(|(width, height)| Some((width.parse().ok()?, height.parse().ok()?)));
    match parsed {
        Some((width, height)) if (1..=LARGEST).contains(&width) && (1..=LARGEST).contains(&height) => {
            Ok((width, height))
        }
        _ => Err(format!("allowed: WIDTHxHEIGHT, each from 1 to {LARGEST}, like 640x480")),
    }
}

/// What clap says over several lines, in one: what was given, where, and what is allowed.
pub fn in_one_line(error: &clap::Error) -> String {
    let text = error.to_string();
    // What follows the first paragraph is tips and usage; a list of possible values is part of the first.
    let said = text.split("\n\n").next().unwrap_or_default();
    let said: Vec<&str> = said.trim_start_matches("error: ").split_whitespace().collect();
    format!("{}; see hantei --help", said.join(" "))
}
