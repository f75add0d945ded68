//! The command line: declared and parsed, nothing done.

use super::check_arguments::{CHECK_HELP, Check};
use super::refusal::{self, RefusedValue};
use clap::{Args, CommandFactory as _, Parser, Subcommand};
use hantei_collision::{Border, BorderRule, PlaneAxis, named, parse_number};
use hantei_judge::{CodeLanguage, CodeParameters, Origin, ParseOptions, SourceLanguage};
use hantei_scenes::cases::CaseNumbers;
use hantei_scenes::scene::{OwnNumbers, YDirection};
use hantei_scenes::text;
use std::path::PathBuf;

/// Shows why two shapes collide, comparison by comparison.
#[derive(Debug, Parser)]
#[command(
    name = "hantei",
    bin_name = "hantei",
    version,
    args_conflicts_with_subcommands = true,
    subcommand_negates_reqs = true
)]
#[command(
    after_help = "SCENE is rects (two rectangles), button (a point and a rectangle), circle (a circle and a rectangle), circles (two\ncircles, or a point and a circle), polygon (a point and 3 to 16 corners), lines (two segments, or a\nsegment and a rectangle, a circle, a polygon or a turned rectangle), turned (two shapes of which one is\na turned rectangle or a polygon), quad (a point and four corners), melons (two moving squares), response (a moving rectangle: which side\nis hit?), crowd (many rectangles) or cuboids (two boxes in space); `hantei list` lists all keys.\n\nlesson=3.2 opens that step of the course.\nlang=en, lang=ja, lang=ko or lang=de, anywhere on the line, sets the \
language (default: the system's).\ntheme=light or theme=dark, anywhere on the line, sets the colours; motion=off shows changes without movement.\n\nExamples:\n  hantei\n  hantei rects a=100,100,50,50 method=two-corners\n  \
hantei quad a=162,212 b=210,112 c=386,152 d=355,244 p=251,179\n  hantei quad preset=concave paint=on step=1\n  hantei melons speed=145 frame=3\n  hantei crowd n=10000 kind=shooter\n  hantei cuboids preset=front-overlaps\n  hantei svg rects a=300,200,100,100 -o hit.svg"
)]
pub(super) struct Cli {
    /// What to do instead of opening the window.
    #[command(subcommand)]
    pub(super) command: Option<CliCommand>,
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
    /// Open in the presenter's layout: verdict and reason large under the picture; F8 and Esc leave it
    #[arg(long)]
    pub(super) present: bool,
    /// Print a JSON line at the start and whenever the answer changes
    #[arg(long)]
    pub(super) trace: bool,
    /// Begin the course again; your saved progress stays as it is
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
pub(super) enum CliCommand {
    /// Draw the picture and its verdict as SVG: no window and no display needed
    Svg {
        /// The scene to draw, and how it is set.
        #[command(flatten)]
        opening: OpeningArgs,
        /// Size of the picture, in pixels
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
    /// Judge shapes from a file or standard input, one case a line
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
        /// What the test is about (rects: two rectangles, button: a point and a rectangle, quad: a point and four corners, cuboids: two boxes, circle: a circle and
        /// a rectangle, circles: two circles, or a point and a circle, polygon: a point and any corners, lines: a segment and another shape, turned: a turned rectangle or a polygon and another shape, response: code that runs after a hit; without it hantei finds the shapes); or your test itself: pasted as it is, or a file with it; - is standard input
        #[arg(value_name = "WHAT", allow_hyphen_values = true)]
        what: String,
        /// Your test, if the first word says what it is about
        #[arg(value_name = "TEST", allow_hyphen_values = true)]
        test: Option<String>,
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

/// What printed code of a response does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum CodeDoes {
    /// It says which side is hit.
    #[default]
    Side,
    /// It moves A.
    Move,
    /// It says the way out.
    Push,
}

named!(CodeDoes { Side = "side", Move = "move", Push = "push" });

/// What is printed as code.
#[derive(Args, Clone, Debug)]
pub(super) struct CodeArgs {
    /// What the method is about: rects (two rectangles), button (a point and a rectangle), quad (a point and four corners), cuboids (two boxes), response (which
    /// side is hit, and how far out), circle (a circle and a rectangle), circles (two circles), polygon (a point and any corners), lines (a segment and another
    /// shape) or turned (a turned rectangle and another one, or a point)
    #[arg(value_parser = refusal::named::<CodeKind>)]
    pub(super) what: CodeKind,
    /// The method: how the test is written; `hantei list` has the names; of lines sides, clip or clamped, of turned sat or turned-back
    pub(super) method: String,
    /// The language: rust, c, csharp, java, javascript, typescript, kotlin, swift, python, lua, gdscript or hsp
    #[arg(long, value_parser = refusal::named::<CodeLanguage>)]
    pub(super) language: CodeLanguage,
    /// Whether touching is a hit, or a point on an edge is inside: as-written, hits, misses or, for button and polygon, half: on
    /// the left and top edge (default: as-written)
    #[arg(long, value_parser = refusal::named::<BorderRule>)]
    pub(super) border: Option<BorderRule>,
    /// Also print a swept test: all that both shapes passed over since the frame before (rects, cuboids)
    #[arg(long, conflicts_with = "shape")]
    pub(super) swept: bool,
    /// How the function takes its shapes: numbers, or type: values of a type that is printed with it (default: numbers)
    #[arg(long, value_parser = refusal::named::<CodeParameters>)]
    pub(super) shape: Option<CodeParameters>,
    /// For response: side, a function that says which side is hit and how far A is moved back, or when; or move, one that moves A, sets
    /// its velocity and says whether it stands (not in HSP) (default: side). For turned sat: push, a function that says how far A moves
    /// to be out of B, the shortest way
    #[arg(long, value_name = "WHAT", value_parser = refusal::named::<CodeDoes>)]
    pub(super) does: Option<CodeDoes>,
    /// For --does move: take a list of blocks, not one
    #[arg(long)]
    pub(super) tiles: bool,
    /// For --does move: A is a ball, a circle that bounces
    #[arg(long)]
    pub(super) circle: bool,
    /// For response axis-by-axis: which axis moves first, x or y (default: x)
    #[arg(long, value_name = "AXIS", value_parser = refusal::named::<PlaneAxis>)]
    pub(super) order: Option<PlaneAxis>,
    /// For response swept: which axis stops at an exact corner, x or y (default: y)
    #[arg(long, value_name = "AXIS", value_parser = refusal::named::<PlaneAxis>)]
    pub(super) tie: Option<PlaneAxis>,
}

/// Which cases are printed, and how.
#[derive(Args, Clone, Debug)]
pub(super) struct CasesArgs {
    /// What the cases are: rects (two rectangles), button (a point and a rectangle), quad (a point and four corners), cuboids (two boxes), circle (a circle and
    /// a rectangle), circles (two circles), polygon (a point and any corners), lines (a segment and another shape), turned (turned rectangles and polygons) or response (a moving rectangle among blocks)
    #[arg(value_parser = refusal::named::<CasesKind>)]
    pub(super) what: CasesKind,
    /// Which numbers occur: any (halves too) or whole (default: any)
    #[arg(long, value_parser = refusal::named::<CaseNumbers>)]
    pub(super) numbers: Option<CaseNumbers>,
    /// What the right answer is where they only touch, or the point is on an edge: hits, misses or, for button and polygon, half: a
    /// hit on the left and top edge (default: hits)
    #[arg(long, value_parser = refusal::named::<Border>)]
    pub(super) border: Option<Border>,
    /// Print one JSON object instead
    #[arg(long, conflicts_with = "csv")]
    pub(super) json: bool,
    /// Print lines of comma-separated values under a header; this is also the default
    #[arg(long)]
    pub(super) csv: bool,
}

/// What is said of the printed function.
const CODE_HELP: &str = "The comment over the function says what it does where shapes only touch, and whether it is for \
whole numbers only.\n\nExamples:\n  hantei code rects two-corners --language python --border misses\n  \
hantei code quad crossings --language c --shape type\n  hantei code response swept --language lua --tie x\n  hantei code response axis-by-axis --language python --does move --tiles\n  hantei code lines clip --language javascript\n  hantei code turned sat --language lua --does push\n  hantei code circle closest --language csharp";

/// What the columns are, and how they are used.
const CASES_HELP: &str = "The columns: number and kind of the case, how A lies relative to B on each axis, the numbers, the exact \
relation (contact), the\ngap and the depth (of quad: the distance; of lines: where A enters B), and the right answer; of\nresponse, what is true, where A ends, and what each of the five methods says. docs/own-tests.md explains them and has tests for \
pytest, node, cargo, NUnit\nand gdUnit4 that run your own function over all of them.\n\nExamples:\n  hantei cases rects --border \
misses > cases.csv\n  hantei cases quad --json";
/// How a pasted test is read.
#[derive(Args, Clone, Debug)]
pub(super) struct ReadingArgs {
    /// A number for a name that the test does not define; may be repeated
    #[arg(long, value_name = "NAME=NUMBER", value_parser = given)]
    with: Vec<(String, f64)>,
    /// The language of the test, if it is not recognised: c, cpp, csharp, java, kotlin, swift, javascript, typescript,
    /// python, gdscript, lua, go, rust, hsp, or hantei for its own formulas
    #[arg(long, value_parser = refusal::named::<SourceLanguage>)]
    language: Option<SourceLanguage>,
    /// The function to read, if the text has several
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

/// What a test can be made of, and what comes of it.
const JUDGE_HELP: &str = "Paste a whole function in C, C++, C#, Java, Kotlin, Swift, JavaScript, TypeScript, Python, GDScript, Lua, \
Go, Rust or HSP, with\nthe functions and classes that it uses. Without rects, quad, cuboids, circle, circles, button, polygon, lines or turned, hantei finds the shapes: a point \
in a rectangle,\na circle or a polygon of 3 to 6 corners, two circles, segments, turned rectangles and polygons too. What is not understood, or can change what is judged, is refused.\n\n\
A formula of hantei's own needs rects, quad, cuboids, circle, circles, button or polygon. It has what C, C#, Java, JavaScript, Python and HSP have in common:\n\
< <= > >= == !=, && || !, and or not, & | ^, + - * / %, parentheses, abs min max, numbers. / keeps the fraction. Comparisons beside\n\
& | ^ need parentheses; a < b < c is refused. An if, a return, definitions and comments around it may stay.\n\n  rects  ax ay aw ah  ax1 ay1 ax2 ay2  acx acy, or a.x a.width a.left a.right a.cx; the same for b\n  quad   \
A.x A.y to D.x D.y  P.x P.y  cross(A,B,P) dot(A,B,P)\n  cuboids  as rects, and az ad  az1 az2  acz, or a.z a.depth a.front a.back a.cz; the same for b\n  \
circle  cx cy r, or circle.x circle.y circle.radius; bx by bw bh  bx1 by1 bx2 by2  bcx bcy, or rect.x rect.width\n  circles  ax ay ar  bx by br; of a point and a circle px py  bx by br\n  button  px py; bx by bw bh  bx1 by1 bx2 by2\n  polygon  a whole function with a loop over the corners\n\nresponse (or nothing, for a text that is no test) takes code that runs after a hit: \
it names a side, moves A, changes its velocity or sets a flag, with the old place (oldX), the velocity (vx), one\nblock or a list of blocks. hantei says which of the five methods of \
`hantei check response` it is, and where it goes wrong, each with a case. It is tried, never proved;\n--origin, --with, --function and --language say how it is read. The exit code is 0 if it does what swept does in every case.\n\nThe exit code is 0 if the test is right with touching as a hit or \
with touching as a miss, 1 if it is wrong, right only\nfor some cases, for instance on whole pixels, or if the answer depends on what the text does not say, and 2 if it cannot be read as a\n\
test. --border and --numbers (not for quad), --y (rects, cuboids, lines and turned) and --origin (rects, cuboids, circle, lines and turned) say what is\nright for your game; without one of these words each may be given. --proved makes \
the exit code 1, too, if no error was found but nothing is proved. docs/judge.md says more, also about --json.\n\nExamples:\n  hantei judge hit.cpp\n  hantei judge response player.js\n  hantei judge rects 'ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah'\n  \
hantei judge --json quad 'cross(A,B,P) > 0 && cross(B,C,P) > 0 && cross(C,D,P) > 0 && cross(D,A,P) > 0'";

/// What `hantei judge` judges.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum JudgedKind {
    /// A test of two rectangles.
    Rects,
    /// A test of a point and a quadrilateral.
    Quad,
    /// A test of two cuboids.
    Cuboids,
    /// A test of a circle and a rectangle.
    Circle,
    /// A test of two circles, or of a point and a circle.
    Circles,
    /// A test of a point and a rectangle.
    Button,
    /// A test of a point and a polygon.
    Polygon,
    /// A test of a segment and another shape.
    Lines,
    /// A test of a turned rectangle, or of polygons.
    Turned,
}

named!(JudgedKind { Rects = "rects", Quad = "quad", Cuboids = "cuboids", Circle = "circle", Circles = "circles", Button = "button", Polygon = "polygon", Lines = "lines", Turned = "turned" });

/// What `hantei cases` prints.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CasesKind {
    /// Two rectangles.
    Rects,
    /// A point and a quadrilateral.
    Quad,
    /// Two cuboids.
    Cuboids,
    /// A circle and a rectangle.
    Circle,
    /// Two circles.
    Circles,
    /// A point and a rectangle.
    Button,
    /// A point and a polygon.
    Polygon,
    /// A segment and another shape.
    Lines,
    /// Turned rectangles and polygons.
    Turned,
    /// A moving rectangle among blocks.
    Response,
}

named!(CasesKind { Rects = "rects", Quad = "quad", Cuboids = "cuboids", Circle = "circle", Circles = "circles", Button = "button", Polygon = "polygon", Lines = "lines", Turned = "turned", Response = "response" });

/// What `hantei code` prints.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CodeKind {
    /// A test of two rectangles.
    Rects,
    /// A test of a point and a quadrilateral.
    Quad,
    /// A test of two cuboids.
    Cuboids,
    /// Which side is hit, and how far out.
    Response,
    /// A test of a circle and a rectangle.
    Circle,
    /// A test of two circles.
    Circles,
    /// A test of a point and a rectangle.
    Button,
    /// A test of a point and a polygon.
    Polygon,
    /// A test of a segment and another shape.
    Lines,
    /// A test of a turned rectangle and another one, or a point.
    Turned,
}

named!(CodeKind { Rects = "rects", Quad = "quad", Cuboids = "cuboids", Response = "response", Circle = "circle", Circles = "circles", Button = "button", Polygon = "polygon", Lines = "lines", Turned = "turned" });

/// What a test of a game has to be right for.
#[derive(Args, Clone, Copy, Debug)]
pub(super) struct WantedArgs {
    /// What touching has to be: hits or misses; without it, either is right
    #[arg(long, value_name = "hits|misses|half", value_parser = refusal::named::<Border>)]
    pub(super) border: Option<Border>,
    /// whole: all numbers are whole, and a division drops the fraction; fractions: nothing is rounded
    #[arg(long, value_name = "whole|fractions", value_parser = refusal::named::<OwnNumbers>)]
    pub(super) numbers: Option<OwnNumbers>,
    /// Which way y grows
    #[arg(long, value_name = "up|down", value_parser = refusal::named::<YDirection>)]
    pub(super) y: Option<YDirection>,
    /// What x and y of a rectangle or box are: the top-left corner or the centre
    #[arg(long, value_name = "corner|centre", value_parser = refusal::named::<Origin>)]
    pub(super) origin: Option<Origin>,
    /// Print every arrangement in which the test is wrong, not only the first
    #[arg(long)]
    pub(super) cells: bool,
    /// It is not enough that no error was found: the exit code is 0 only if the test is proved right
    #[arg(long)]
    pub(super) proved: bool,
}

/// What `hantei check` judges: the only command that has kinds.
pub(super) fn kinds_of_check() -> String {
    let command = Cli::command();
    let kinds = command.find_subcommand("check").into_iter().flat_map(clap::Command::get_subcommands);
    kinds.map(clap::Command::get_name).collect::<Vec<_>>().join(", ")
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
