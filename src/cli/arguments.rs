//! The command line: declared and parsed, nothing done.

use super::formula::{NoFormula, read};
use super::refusal::RefusedValue;
use clap::{Args, CommandFactory as _, Parser, Subcommand};
use hantei::cases::CaseNumbers;
use hantei::check::{Job, LineTest, Notation};
use hantei::text;
use hantei_collision::{
    Border, BorderRule, CodeLanguage, CodeParameters, CuboidMethod, InsideMethod, Method, OverlapMethod, ParseOptions,
    Shapes, SourceLanguage, UnknownName, named, parse_number,
};
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
other),\ncrowd (thousands) or cuboids (two boxes in space); `hantei list` lists all keys.\n\nlesson=3.2 opens that step of the course.\nlang=en, lang=ja or lang=ko, anywhere on the line, sets the \
language (default: the system's).\ntheme=light or theme=dark, anywhere on the line, sets the colours; motion=off shows changes without movement.\n\nExamples:\n  hantei\n  hantei rects a=100,100,50,50 method=two-corners\n  \
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
    /// Begin the course anew; what it remembers stays as it is
    #[arg(long)]
    pub(super) fresh: bool,
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
        /// Draw this figure of the panel by itself: map, lens or cost
        #[arg(long, value_name = "FIGURE")]
        figure: Option<String>,
        /// A worksheet in black and white: the comparisons below the picture, blank with guess=on
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
    /// Open the window with a course of your own, TOML files; without one, go on with the built-in course
    Course {
        /// Check the course without a window, and list the steps that cannot be done: the exit code is 0 if there are none, 1
        /// if there are some, 2 if it cannot be read as a course
        #[arg(long, conflicts_with = "recap")]
        check: bool,
        /// Print the recap of each chapter, and what you have done
        #[arg(long)]
        recap: bool,
        /// Files with lessons, one chapter each; lesson=1.2 or lesson=ID opens that step
        #[arg(value_name = "FILE] [lesson=STEP")]
        what: Vec<PathBuf>,
        /// How the window opens.
        #[command(flatten)]
        window: WindowArgs,
    },
    /// Check a test of your own in every arrangement
    #[command(after_help = JUDGE_HELP)]
    Judge {
        /// What the test is about: rects (two rectangles), quad (a point and four corners) or cuboids (two boxes)
        #[arg(value_parser = named::<JudgedKind>)]
        what: JudgedKind,
        /// Your test, pasted as it is, or a file with it; - is standard input
        #[arg(allow_hyphen_values = true)]
        formula: String,
        /// How the test is read.
        #[command(flatten)]
        reading: ReadingArgs,
        /// Print one line of JSON, also if the test cannot be read
        #[arg(long)]
        json: bool,
        /// What the test has to be right for.
        #[command(flatten)]
        wanted: WantedArgs,
    },
    /// Print a method as a function in a programming language
    #[command(after_help = CODE_HELP)]
    Code(CodeArgs),
    /// Print every arrangement with its numbers and the right answer, for a test of your own function
    #[command(after_help = CASES_HELP)]
    Cases(CasesArgs),
    /// List the scenes with their keys, values and defaults
    List,
}

/// What is printed as code.
#[derive(Args, Clone, Debug)]
pub(super) struct CodeArgs {
    /// What the method is about: rects (two rectangles), quad (a point and four corners) or cuboids (two boxes)
    #[arg(value_parser = named::<JudgedKind>)]
    pub(super) what: JudgedKind,
    /// How the test is written, as in the scene of that name
    pub(super) method: String,
    /// The language: rust, c, csharp, java, javascript, python, lua, gdscript or hsp
    #[arg(long, value_parser = named::<CodeLanguage>)]
    pub(super) language: CodeLanguage,
    /// Whether touching counts, or a point on an edge: as-written, hits or misses
    #[arg(long, value_parser = named::<BorderRule>, default_value = "as-written")]
    pub(super) border: BorderRule,
    /// Also print a swept test: all that both shapes passed over since the frame before (rects, cuboids)
    #[arg(long, conflicts_with = "shape")]
    pub(super) swept: bool,
    /// How the function takes its shapes: numbers, or values of a type that is printed with it (type)
    #[arg(long, value_parser = named::<CodeParameters>, default_value = "numbers")]
    pub(super) shape: CodeParameters,
}

/// Which cases are printed, and how.
#[derive(Args, Clone, Debug)]
pub(super) struct CasesArgs {
    /// What the cases are: rects (two rectangles), quad (a point and four corners) or cuboids (two boxes)
    #[arg(value_parser = named::<JudgedKind>)]
    pub(super) what: JudgedKind,
    /// Which numbers occur: any (halves too) or whole
    #[arg(long, value_parser = named::<CaseNumbers>, default_value = "any")]
    pub(super) numbers: CaseNumbers,
    /// What the right answer is where they only touch, or the point is on an edge: hits or misses
    #[arg(long, value_parser = named::<Border>, default_value = "hits")]
    pub(super) border: Border,
    /// Print one JSON object instead
    #[arg(long, conflicts_with = "csv")]
    pub(super) json: bool,
    /// Print lines of comma-separated values under a header; so it is without this option, too
    #[arg(long)]
    pub(super) csv: bool,
}

/// What is said of the printed function.
const CODE_HELP: &str = "The comment over the function says what it does where shapes only touch, and whether it is for \
whole numbers only.\n\nExamples:\n  hantei code rects four-flags --language python --border misses\n  \
hantei code quad crossings --language c --shape type";

/// What the columns are, and how they are used.
const CASES_HELP: &str = "The columns: name and kind of the case, how A lies relative to B on each axis, the numbers, the exact \
relation (contact), the\ngap or depth (by), and the right answer. docs/own-tests.md explains them and has tests for \
pytest, node, cargo, NUnit\nand gdUnit that run your own function over all of them.\n\nExamples:\n  hantei cases rects --border \
misses > cases.csv\n  hantei cases quad --json";
/// How a pasted test is read.
#[derive(Args, Clone, Debug)]
pub(super) struct ReadingArgs {
    /// A number for a name that the test does not define; may be repeated
    #[arg(long, value_name = "NAME=NUMBER", value_parser = given)]
    with: Vec<(String, f64)>,
    /// The language of the test, where it is not recognised: c, cpp, csharp, java, kotlin, swift, javascript, typescript,
    /// python, gdscript, lua, go or rust
    #[arg(long, value_parser = named::<SourceLanguage>)]
    language: Option<SourceLanguage>,
    /// The function to be read, where the text has several
    #[arg(long, value_name = "NAME")]
    function: Option<String>,
}

impl ReadingArgs {
    /// The same for the reader.
    pub(super) fn options(&self) -> ParseOptions {
        let (with, function) = (self.with.clone(), self.function.clone());
        ParseOptions { with, language: self.language, function, ..ParseOptions::default() }
    }
}

/// `SIZE=32`
fn given(text: &str) -> Result<(String, f64), RefusedValue> {
    let parsed = text.split_once('=').filter(|(name, _)| !name.is_empty());
    let parsed = parsed.and_then(|(name, number)| Some((name.to_owned(), parse_number(number).ok()?)));
    parsed.ok_or_else(|| RefusedValue(text!("allowed-with")))
}

/// What holds for every kind of `hantei check`.
const CHECK_HELP: &str = "Numbers are separated by blanks, commas or semicolons, and may stand in quotes; empty lines, and \
all from a # on,\nare ignored. A line that cannot be judged is 'error' in the output (not in that of crowd, which has no \
line for\nit); standard error says why, of the first ten of each kind, and counts the rest. What can be judged is judged, \
and\nthe exit code is 1 at the end.";

/// What a test can be made of, and what comes of it.
const JUDGE_HELP: &str = "A test is what C, C#, Java, JavaScript, Python and HSP have in common: < <= > >= == !=, \
&& || !, and or not, & | ^,\n+ - * / %, parentheses, abs min max, numbers. An if, a return, definitions and comments around \
it may stay,\nand so may a whole function in C, C++, C#, Java, Kotlin, Swift, JavaScript, TypeScript, Python, GDScript, Lua, Go or Rust.\n\n  rects  ax ay aw ah  ax1 ay1 ax2 ay2  acx acy, or a.x a.width a.left a.right a.cx; the same for b\n  quad   \
A.x A.y to D.x D.y  P.x P.y  cross(A,B,P) dot(A,B,P)\n  cuboids  as rects, and az ad  az1 az2  acz, or a.z a.depth a.front a.back a.cz; the same for b\n\nThe exit code is 0 if the test is right with touching as a hit or \
with touching as a miss, 1 if it is wrong or right only\nfor some, as on whole pixels, and 2 if it cannot be read \
as a test. --border, --numbers, --y and --origin (rects and cuboids) say what is right for your game; --proved makes it 1 as well\nif no error was found \
but nothing is proved. docs/judge.md says more, also about --json.\n\nExamples:\n  hantei judge rects 'ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah'\n  \
hantei judge quad --json 'cross(A,B,P) > 0 && cross(B,C,P) > 0 && cross(C,D,P) > 0 && cross(D,A,P) > 0'";

/// What is judged.
#[derive(Debug, Subcommand)]
pub(super) enum Check {
    /// Two rectangles a line, 8 numbers: prints "collision" or "no collision"
    #[command(after_help = CHECK_HELP)]
    #[command(mut_arg("file", |arg| arg.help("File to read; without it, or with -, standard input; at a terminal, hantei asks for two rectangles")))]
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
    #[command(mut_arg("contact", |arg| arg.help("Print the exact relation instead: outside, on-edge or inside; with --formula, after its answer")))]
    #[command(mut_arg("amount", |arg| arg.help("With --contact: also print how far the nearest edge is")))]
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
    /// Print the exact relation instead: apart, touching or overlapping; with --formula, behind its answer. Where sizes are
    /// given, that of the corners as computed from them
    #[arg(long, conflicts_with_all = ["method", "border", "explain"])]
    contact: bool,
    /// With --contact: also print how much: the gap or the depth along an axis
    #[arg(long, requires = "contact")]
    amount: bool,
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
    /// Pass over the first line: it names the columns
    #[arg(long)]
    pub(super) header: bool,
    /// File to read; without it, or with -, standard input
    pub(super) file: Option<PathBuf>,
}

/// A method as an option names it.
pub(super) trait MethodArg: Method<Shapes: Shapes> + FromStr<Err = UnknownName> + Send + Sync {}

impl<M: Method<Shapes: Shapes> + FromStr<Err = UnknownName> + Send + Sync> MethodArg for M {}

impl<M: MethodArg> LineArgs<M> {
    /// The exact relation if that is wanted, the formula if one is given, else the method; whether comparisons are
    /// printed; and where the lines are.
    fn read(self) -> Result<(LineTest<M>, bool, SourceArgs), NoFormula> {
        let own = self.formula.map(|text| read(text).map(Box::new)).transpose()?;
        let test = match own {
            own if self.contact => LineTest::Contact { own, amount: self.amount },
            Some(own) => LineTest::Own(own),
            None => LineTest::BuiltIn(self.method, self.source.border),
        };
        Ok((test, self.explain, self.source))
    }
}

impl Check {
    /// What is to be done, and where the lines are.
    pub(super) fn job(self) -> Result<(Job, SourceArgs), NoFormula> {
        Ok(match self {
            Self::Rects { notation: NotationArgs { notation }, lines } => {
                let (test, explain, source) = lines.read()?;
                (Job::Rects { notation, test, explain }, source)
            }
            Self::Cuboids { notation: NotationArgs { notation }, lines } => {
                let (test, explain, source) = lines.read()?;
                (Job::Cuboids { notation, test, explain }, source)
            }
            Self::Quad { lines } => {
                let (test, explain, source) = lines.read()?;
                (Job::Quad { test, explain }, source)
            }
            Self::Crowd { notation: NotationArgs { notation }, source } => {
                (Job::Crowd { notation, border: source.border }, source)
            }
        })
    }
}

/// What `hantei judge` judges, and what `code` and `cases` print.
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
    /// What touching has to be: hits or misses; without it, either is right
    #[arg(long, value_name = "hits|misses", value_parser = named::<Border>)]
    pub(super) border: Option<Border>,
    /// All numbers are whole, and a division drops the fraction; or fractions, and nothing is rounded
    #[arg(long, value_name = "whole|fractions", value_parser = named::<JudgedNumbers>)]
    pub(super) numbers: Option<JudgedNumbers>,
    /// Which way y grows
    #[arg(long, value_name = "up|down", value_parser = named::<YGrows>)]
    pub(super) y: Option<YGrows>,
    /// What x and y are: the top-left corner or the centre
    #[arg(long, value_name = "corner|centre", value_parser = named::<JudgedOrigin>)]
    pub(super) origin: Option<JudgedOrigin>,
    /// Print every arrangement in which it is wrong, not only the first
    #[arg(long)]
    pub(super) cells: bool,
    /// It is not enough that no error was found: the exit code is 0 only if the test is proved right
    #[arg(long)]
    pub(super) proved: bool,
}

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
pub(super) fn named<Thing: FromStr<Err = UnknownName>>(text: &str) -> Result<Thing, RefusedValue> {
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
