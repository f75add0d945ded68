//! The command line: declared and parsed, nothing done.

use super::formula::{NoFormula, read};
use super::refusal::RefusedValue;
use clap::{Args, CommandFactory as _, Parser, Subcommand};
use hantei::check::{Job, LineTest, Notation};
use hantei::text;
use hantei_collision::{BorderRule, CuboidMethod, InsideMethod, Method, OverlapMethod, Shapes, UnknownName, named};
use std::path::PathBuf;
use std::str::FromStr;

/// Shows why two shapes hit: every comparison live, with its numbers, tied to the picture.
#[derive(Debug, Parser)]
#[command(
    name = "hantei",
    bin_name = "hantei",
    version,
    args_conflicts_with_subcommands = true,
    subcommand_negates_reqs = true
)]
#[command(
    after_help = "SCENE is rects (two rectangles), quad (a point and four corners), melons (two that run at each \
other),\ncrowd (thousands) or cuboids (two boxes in space); `hantei list` tells all keys.\n\nlesson=3.2 opens that step of the course.\nlang=en, lang=ja or lang=ko, anywhere on the line, is the \
language that hantei speaks; else it is the system's.\ntheme=light or theme=dark, anywhere on the line, is how it looks.\n\nExamples:\n  hantei\n  hantei rects a=100,100,50,50 method=two-corners\n  \
hantei quad a=162,212 b=210,112 c=386,152 d=355,244 p=251,179\n  hantei quad preset=concave paint=on step=1\n  hantei melons speed=145 frame=3\n  hantei crowd n=10000 kind=shooter\n  hantei cuboids preset=front-overlaps\n  hantei svg rects a=300,200,100,100 -o hit.svg"
)]
pub(super) struct Cli {
    /// What to do instead of opening the window.
    #[command(subcommand)]
    pub(super) command: Option<Command>,
    /// The scene to open, and how it is set.
    #[command(flatten)]
    pub(super) opening: OpeningArgs,
    /// How the window opens.
    #[command(flatten)]
    pub(super) window: WindowArgs,
}

/// How the window opens.
#[derive(Args, Clone, Debug)]
pub(super) struct WindowArgs {
    /// Open in the presenter's layout: verdict and reason large under the stage; F8 and Esc leave it
    #[arg(long)]
    pub(super) present: bool,
    /// Print a JSON line at the start and whenever the answer changes
    #[arg(long)]
    pub(super) trace: bool,
    /// Close the window after N frames
    #[arg(long, value_name = "N")]
    pub(super) frames: Option<u64>,
    /// Size of the window, in logical pixels
    #[arg(long, value_name = "WxH", value_parser = size, default_value = "1040x700")]
    pub(super) window_size: (u32, u32),
}

/// What is done instead of opening a scene in the window.
#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// Draw the picture and its verdict as SVG: no window and no display needed
    Svg {
        /// The scene to draw, and how it is set.
        #[command(flatten)]
        opening: OpeningArgs,
        /// Size of the stage, in pixels
        #[arg(long, value_name = "WxH", value_parser = size, default_value = "640x480")]
        size: (u32, u32),
        /// For a worksheet: black and white, greys and patterns instead of colours
        #[arg(long)]
        print: bool,
        /// Write to FILE, which is replaced only once the picture is complete; - is standard output
        #[arg(short, long, value_name = "FILE")]
        output: Option<PathBuf>,
    },
    /// Judge lines of numbers
    #[command(after_help = CHECK_HELP)]
    Check {
        /// What the numbers are.
        #[command(subcommand)]
        what: Check,
    },
    /// Open the window with a course of your own, a TOML file
    Course {
        /// Where the lessons are
        file: PathBuf,
        /// lesson=1.2 opens that step
        #[arg(value_name = "lesson=STEP")]
        words: Vec<String>,
        /// How the window opens.
        #[command(flatten)]
        window: WindowArgs,
    },
    /// Tell whether a test of your own is right, over all arrangements
    #[command(after_help = JUDGE_HELP)]
    Judge {
        /// What the test is about: rects (two rectangles), quad (a point and four corners) or cuboids (two boxes)
        #[arg(value_parser = named::<JudgedKind>)]
        what: JudgedKind,
        /// The test, as it stands in a game; - is standard input
        #[arg(allow_hyphen_values = true)]
        formula: String,
        /// Print one line of JSON, also if the test cannot be read
        #[arg(long)]
        json: bool,
        /// What the test has to be right for.
        #[command(flatten)]
        wanted: WantedArgs,
    },
    /// List the scenes with their keys, values and defaults
    List,
}

/// What holds for every kind of `hantei check`.
const CHECK_HELP: &str = "Numbers are separated by blanks or commas; empty lines, and all from a # on, are passed over. \
A line that\ncannot be judged is 'error' in the output (not in that of crowd, which has no line for it) and a line on \
standard\nerror that says why; the rest is judged, and the exit code is 1 at the end.";

/// What a test can be made of, and what comes of it.
const JUDGE_HELP: &str = "A test is what C, C#, Java, JavaScript, Python and HSP have in common: < <= > >= == !=, \
&& || !, and or not, & | ^,\n+ - * /, parentheses, abs min max, numbers. An if, a return, definitions and comments around \
it may stay.\n\n  rects  ax ay aw ah  ax1 ay1 ax2 ay2  acx acy, or a.x a.width a.left a.right a.cx; the same for b\n  quad   \
A.x A.y to D.x D.y  P.x P.y  cross(A,B,P) dot(A,B,P)\n  cuboids  as rects, and az ad  az1 az2  acz, or a.z a.depth a.front a.back a.cz; the same for b\n\nThe exit code is 0 if the test is right with touching as a hit or \
with touching as a miss, 1 if it is wrong or right only\nfor some, as on whole pixels, and 2 if it is no test at \
all. --border, --numbers, --y and --origin (rects and cuboids) say what is right for your game; --proved makes it 1 as well\nif no error was found \
but nothing is proved. docs/judge.md tells more, and all of --json.\n\nExamples:\n  hantei judge rects 'ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah'\n  \
hantei judge quad --json 'cross(A,B,P) > 0 && cross(B,C,P) > 0 && cross(C,D,P) > 0 && cross(D,A,P) > 0'";

/// What is judged.
#[derive(Debug, Subcommand)]
pub(super) enum Check {
    /// Two rectangles a line, 8 numbers: prints "collision" or "no collision"
    #[command(after_help = CHECK_HELP)]
    #[command(mut_arg("file", |arg| arg.help("Where the lines are; none, or -, is standard input, which is asked for two rectangles if it is a terminal")))]
    Rects {
        #[command(flatten)]
        notation: NotationArgs,
        #[command(flatten)]
        lines: LineArgs<OverlapMethod>,
    },
    /// A quad and a point a line, 10 numbers A B C D P: prints "true" or "false"
    #[command(after_help = CHECK_HELP)]
    #[command(mut_arg("method", |arg| arg.help("How the test is written, as in the scene quad").default_value("same-side")))]
    #[command(mut_arg("border", |arg| arg.help("Whether a point on an edge is inside: as-written, hits or misses")))]
    #[command(mut_arg("contact", |arg| arg.help("Print the exact relation instead: outside, on-edge or inside")))]
    Quad {
        #[command(flatten)]
        lines: LineArgs<InsideMethod>,
    },
    /// Two cuboids a line, 12 numbers: prints "collision" or "no collision"
    #[command(after_help = CHECK_HELP)]
    #[command(mut_arg("notation", |arg| arg.help("How six numbers are a cuboid: corners, origin-size or centre-size")))]
    #[command(mut_arg("method", |arg| arg.help("How the test is written, as in the scene cuboids")))]
    #[command(mut_arg("formula", |arg| arg.help("Your own test instead, with the names of `hantei judge rects` and az, ad, az1, az2, acz")))]
    Cuboids {
        #[command(flatten)]
        notation: NotationArgs,
        #[command(flatten)]
        lines: LineArgs<CuboidMethod>,
    },
    /// One rectangle a line, 4 numbers: prints each overlapping pair, "i j", lines counted from 0
    #[command(after_help = CHECK_HELP)]
    #[command(mut_arg("border", |arg| arg.help("Whether touching counts: as-written (it does, as in C++), hits or misses")))]
    Crowd {
        #[command(flatten)]
        notation: NotationArgs,
        #[command(flatten)]
        source: SourceArgs,
    },
}

/// How numbers are a shape.
#[derive(Args, Debug)]
pub(super) struct NotationArgs {
    /// How four numbers are a rectangle: corners, origin-size or centre-size
    #[arg(long, value_parser = named::<Notation>, default_value = "corners")]
    notation: Notation,
}

/// How lines of numbers are judged by a method, or by something else in its place.
#[derive(Args, Debug)]
pub(super) struct LineArgs<M: MethodArg> {
    /// How the test is written, as in the scene rects
    #[arg(long, value_parser = named::<M>, default_value = "two-corners")]
    method: M,
    #[command(flatten)]
    source: SourceArgs,
    /// Your own test instead, as in `hantei judge`
    #[arg(long, value_name = "FORMULA", allow_hyphen_values = true, conflicts_with_all = ["method", "border"])]
    formula: Option<String>,
    /// Print the exact relation instead: apart, touching or overlapping. Where sizes are given, that of the corners as
    /// computed from them
    #[arg(long, conflicts_with_all = ["method", "border", "formula", "explain"])]
    contact: bool,
    /// Print each comparison under the answer
    #[arg(long)]
    explain: bool,
}

/// What every kind of check has.
#[derive(Args, Debug)]
pub(super) struct SourceArgs {
    /// Whether touching counts: as-written, hits or misses
    #[arg(long, value_parser = named::<BorderRule>, default_value = "as-written")]
    border: BorderRule,
    /// Where the lines are; none, or -, is standard input
    file: Option<PathBuf>,
}

/// A method as an option names it.
pub(super) trait MethodArg: Method<Shapes: Shapes> + FromStr<Err = UnknownName> + Send + Sync {}

impl<M: Method<Shapes: Shapes> + FromStr<Err = UnknownName> + Send + Sync> MethodArg for M {}

impl<M: MethodArg> LineArgs<M> {
    /// The formula if one is given, the exact relation if that is wanted, else the method; whether comparisons are
    /// printed; and where the lines are.
    fn read(self) -> Result<(LineTest<M>, bool, Option<PathBuf>), NoFormula> {
        let test = match self.formula {
            Some(text) => LineTest::Own(Box::new(read(text)?)),
            None if self.contact => LineTest::Contact,
            None => LineTest::BuiltIn(self.method, self.source.border),
        };
        Ok((test, self.explain, self.source.file))
    }
}

impl Check {
    /// What is to be done, and where the lines are.
    pub(super) fn job(self) -> Result<(Job, Option<PathBuf>), NoFormula> {
        Ok(match self {
            Self::Rects { notation: NotationArgs { notation }, lines } => {
                let (test, explain, file) = lines.read()?;
                (Job::Rects { notation, test, explain }, file)
            }
            Self::Cuboids { notation: NotationArgs { notation }, lines } => {
                let (test, explain, file) = lines.read()?;
                (Job::Cuboids { notation, test, explain }, file)
            }
            Self::Quad { lines } => {
                let (test, explain, file) = lines.read()?;
                (Job::Quad { test, explain }, file)
            }
            Self::Crowd { notation: NotationArgs { notation }, source: SourceArgs { border, file } } => {
                (Job::Crowd { notation, border }, file)
            }
        })
    }
}

/// What `hantei judge` judges.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum JudgedKind {
    /// A test of two rectangles.
    Rects,
    /// A test of a point and a quadrilateral.
    Quad,
    /// A test of two cuboids.
    Cuboids,
}

named!(JudgedKind { Rects = "rects", Quad = "quad", Cuboids = "cuboids" });

/// What a test of a game has to be right for.
#[derive(Args, Clone, Copy, Debug)]
pub(super) struct WantedArgs {
    /// Touching is one of hits, misses; without it, a test may be right either way
    #[arg(long, value_name = "hits|misses", value_parser = named::<JudgedBorder>)]
    pub(super) border: Option<JudgedBorder>,
    /// All numbers are whole, and a division drops the fraction; or fractions, and nothing is rounded
    #[arg(long, value_name = "whole|fractions", value_parser = named::<JudgedNumbers>)]
    pub(super) numbers: Option<JudgedNumbers>,
    /// Which way y grows
    #[arg(long, value_name = "up|down", value_parser = named::<YGrows>)]
    pub(super) y: Option<YGrows>,
    /// What x and y are: the top-left corner or the centre
    #[arg(long, value_name = "corner|centre", value_parser = named::<JudgedOrigin>)]
    pub(super) origin: Option<JudgedOrigin>,
    /// It is not enough that no error was found: the exit code is 0 only if the test is proved right
    #[arg(long)]
    pub(super) proved: bool,
}

/// Whether touching is a hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum JudgedBorder {
    Hits,
    Misses,
}

named!(JudgedBorder { Hits = "hits", Misses = "misses" });

/// Which numbers a game has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum JudgedNumbers {
    Whole,
    Fractions,
}

named!(JudgedNumbers { Whole = "whole", Fractions = "fractions" });

/// Which way y grows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum YGrows {
    Up,
    Down,
}

named!(YGrows { Up = "up", Down = "down" });

/// What x and y are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum JudgedOrigin {
    Corner,
    Centre,
}

named!(JudgedOrigin { Corner = "corner", Centre = "centre" });

/// What `hantei check` judges: the only command that has kinds.
pub(super) fn kinds_of_check() -> String {
    let command = Cli::command();
    let kinds = command.find_subcommand("check").into_iter().flat_map(clap::Command::get_subcommands);
    kinds.map(clap::Command::get_name).collect::<Vec<_>>().join(", ")
}

/// The thing that is called `text`, or what is allowed.
fn named<Thing: FromStr<Err = UnknownName>>(text: &str) -> Result<Thing, RefusedValue> {
    text.parse().map_err(|unknown: UnknownName| RefusedValue(text!("allowed", values = unknown.allowed.join(", "))))
}

/// A scene and its settings.
#[derive(Args, Clone, Debug, Default)]
pub(super) struct OpeningArgs {
    /// A scene, then its settings as KEY=VALUE
    #[arg(value_name = "SCENE] [KEY=VALUE", allow_hyphen_values = false)]
    pub(super) words: Vec<String>,
}

/// Largest width and height of a window or picture, pixels.
const LARGEST: u32 = 16_384;

/// `640x480` as two numbers.
fn size(text: &str) -> Result<(u32, u32), RefusedValue> {
    let parsed =
        text.split_once(['x', 'X']).and_then(|(width, height)| Some((width.parse().ok()?, height.parse().ok()?)));
    match parsed {
        Some((width, height)) if (1..=LARGEST).contains(&width) && (1..=LARGEST).contains(&height) => {
            Ok((width, height))
        }
        _ => Err(RefusedValue(text!("allowed-size", most = LARGEST.to_string()))),
    }
}
