//! What `hantei check` is asked for.

use super::formula::{NoFormula, read};
use super::output;
use super::refusal::{border, half_has_no_meaning, named, of_value};
use super::response_arguments::{RESPONSE_HELP, ResponseArgs};
use clap::{Args, Subcommand};
use hantei::check::{Job, LineTest, Notation, PairTest};
use hantei_collision::{
    BorderRule, CircleMethod, CuboidMethod, InsideMethod, Method, Named as _, OverlapMethod, ShapeKind, UnknownName,
};
use hantei_judge::Shapes;
use hantei_scenes::scene::{kinds_with_methods, pair_methods};
use hantei_scenes::text;
use hantei_scenes::words::Text;
use std::path::PathBuf;
use std::process::ExitCode;
use std::str::FromStr;

/// What holds for every kind of `hantei check`.
pub(super) const CHECK_HELP: &str = "Numbers are separated by spaces, commas or semicolons, and may be in quotes; empty lines, and \
everything from a # on,\nare ignored. A line that cannot be judged is 'error' in the output (not in that of crowd, which has no \
line for\nit); standard error says why, for the first ten of each kind, and counts the rest. All other lines are judged, \
and\nthe exit code is 1 at the end.";

/// The numbers of each kind for `hantei check pair`.
const PAIR_HELP: &str = "  point    x y\n  segment  x1 y1 x2 y2\n  circle   x y r\n  rect     x y w h, from the top-left corner\n  \
turned   cx cy w h angle, around its centre: clockwise in degrees, or a direction such as 4:3\n  polygon  x and y of 3 to 16 \
corners, in a row\n  box      x y z w h d\n\nNumbers are separated by spaces or commas, the shapes by ';', which may be missing where \
neither is a polygon.\nThe relation is exact: decided by signs that are never rounded. The corners of a turned rectangle are \
computed first.\nEmpty lines, and everything from a # on, are ignored. A line that cannot be judged is 'error' in the \
output;\nstandard error says why, and the exit code is 1 at the end.";

/// What is judged.
#[derive(Debug, Subcommand)]
pub(super) enum Check {
    /// Two rectangles a line, 8 numbers, two corners each (x1 y1 x2 y2): prints "collision" or "no collision"
    #[command(after_help = CHECK_HELP)]
    #[command(mut_arg("file", |arg| arg.help("File to read; without it, or with -, standard input; at a terminal, hantei asks for two rectangles")))]
    Rects {
        #[command(flatten)]
        notation: NotationArgs,
        #[command(flatten)]
        lines: LineArgs<OverlapMethod>,
    },
    /// A quadrilateral and a point a line, 10 numbers A B C D P: prints "true" or "false"
    #[command(after_help = CHECK_HELP)]
    #[command(mut_arg("method", |arg| arg.help("How the test is written, as in the scene quad").default_value("same-side")))]
    #[command(mut_arg("border", |arg| arg.help("Whether a point on an edge is inside: as-written, hits or misses")))]
    #[command(mut_arg("contact", |arg| arg.help("Print the exact relation instead: outside, on-edge or inside; with --formula, after its answer")))]
    #[command(mut_arg("amount", |arg| arg.help("With --contact: also print how far the nearest edge is")))]
    Quad {
        #[command(flatten)]
        lines: LineArgs<InsideMethod>,
    },
    /// A circle and a rectangle a line, 7 numbers, centre x y, radius, rectangle: prints "collision" or "no collision"
    #[command(after_help = CHECK_HELP)]
    #[command(mut_arg("method", |arg| arg.help("How the test is written, as in the scene circle").default_value("closest")))]
    #[command(mut_arg("contact", |arg| arg.help("Print the exact relation instead: apart, touching or overlapping; with --formula, after its answer. If the rectangle is given by its size, its corners are computed first")))]
    #[command(mut_arg("amount", |arg| arg.help("With --contact: also print the gap, or the depth along the shortest way out")))]
    #[command(mut_arg("formula", |arg| arg.help("Your own test instead, with the names cx cy r, bx by bw bh, bx1 by1 bx2 by2, bcx bcy")))]
    Circle {
        #[command(flatten)]
        notation: NotationArgs,
        #[command(flatten)]
        lines: LineArgs<CircleMethod>,
    },
    /// Two cuboids a line, 12 numbers: prints "collision" or "no collision"
    #[command(after_help = CHECK_HELP)]
    #[command(mut_arg("notation", |arg| arg.help("How six numbers describe a cuboid: corners, origin-size or centre-size; from sizes, the corners are computed first")))]
    #[command(mut_arg("method", |arg| arg.help("How the test is written, as in the scene cuboids")))]
    #[command(mut_arg("formula", |arg| arg.help("Your own test instead, with the names of `hantei judge rects` and az, ad, az1, az2, acz")))]
    Cuboids {
        #[command(flatten)]
        notation: NotationArgs,
        #[command(flatten)]
        lines: LineArgs<CuboidMethod>,
    },
    /// One rectangle a line, 4 numbers: prints each overlapping pair, "i j", lines counted from 0 without empty ones and comments
    #[command(after_help = CHECK_HELP)]
    #[command(mut_arg("border", |arg| arg.help("Whether touching is a hit: as-written (it is, as in C++), hits or misses")))]
    Crowd {
        #[command(flatten)]
        notation: NotationArgs,
        #[command(flatten)]
        border: BorderArgs,
        #[command(flatten)]
        source: SourceArgs,
    },
    /// Two shapes of the given kinds a line, A's numbers, ';', B's: prints "apart", "touching" or "overlapping", of a point
    /// "outside", "on-edge" or "inside", of a segment "crossing" for "overlapping"
    #[command(after_help = PAIR_HELP)]
    Pair {
        /// What A is: point, segment, circle, rect, turned, polygon or box
        #[arg(value_name = "KIND", value_parser = named::<ShapeKind>)]
        a: ShapeKind,
        /// What B is; a box only beside a box
        #[arg(value_name = "KIND", value_parser = named::<ShapeKind>)]
        b: ShapeKind,
        #[command(flatten)]
        method: PairMethodArgs,
        #[command(flatten)]
        source: SourceArgs,
    },
    /// A point and a rectangle a line, px py and x y w h, as `check pair point rect`: prints "outside", "on-edge" or "inside", or
    /// with --method "true" or "false"
    #[command(after_help = PAIR_HELP)]
    Button {
        #[command(flatten)]
        method: PairMethodArgs,
        #[command(flatten)]
        source: SourceArgs,
    },
    /// A point and a polygon a line, px py ; x1 y1 x2 y2 …, as `check pair point polygon`: prints "outside", "on-edge" or "inside",
    /// or with --method "true" or "false"
    #[command(after_help = PAIR_HELP)]
    Polygon {
        #[command(flatten)]
        method: PairMethodArgs,
        #[command(flatten)]
        source: SourceArgs,
    },
    /// Two circles a line, x y r each, as `check pair circle circle`: prints "apart", "touching" or "overlapping", or with
    /// --method "collision" or "no collision"
    #[command(after_help = PAIR_HELP)]
    Circles {
        #[command(flatten)]
        method: PairMethodArgs,
        #[command(flatten)]
        source: SourceArgs,
    },
    /// A rectangle or with --circle a circle that moves, and what it meets, 10 numbers a line, A before (x y w h, or x y r), its
    /// velocity (vx vy) and B (x y w h), 4 more for each further tile, and with --moving B's velocity (vx vy): prints "none", or the side of B that is met and when, as "top 0.25"
    #[command(after_help = RESPONSE_HELP)]
    Response {
        #[command(flatten)]
        rules: ResponseArgs,
        #[command(flatten)]
        source: SourceArgs,
    },
}

/// How numbers are a shape.
#[derive(Args, Debug)]
pub(super) struct NotationArgs {
    /// How four numbers describe a rectangle: corners, origin-size or centre-size; from sizes, the corners are computed
    /// first
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
    border: BorderArgs,
    #[command(flatten)]
    source: SourceArgs,
    /// Your own test instead, as in `hantei judge`
    #[arg(long, value_name = "FORMULA", allow_hyphen_values = true, conflicts_with_all = ["method", "border"])]
    formula: Option<String>,
    /// Print the exact relation instead: apart, touching or overlapping; with --formula, after its answer. If sizes are
    /// given, the corners are computed from them first
    #[arg(long, conflicts_with_all = ["method", "border", "explain"])]
    contact: bool,
    /// With --contact: also print the gap or the depth along an axis
    #[arg(long, requires = "contact")]
    amount: bool,
    /// Print each comparison under the answer
    #[arg(long)]
    explain: bool,
}

/// What counts at a border.
#[derive(Args, Debug)]
pub(super) struct BorderArgs {
    /// Whether touching is a hit: as-written, hits or misses
    #[arg(long, value_parser = border::<BorderRule>, default_value = "as-written")]
    border: BorderRule,
}

/// A method in place of the exact relation.
#[derive(Args, Debug)]
pub(super) struct PairMethodArgs {
    /// What this method says instead, as in the scenes rects, circle, button, polygon, circles, lines and turned: "true" or "false" of
    /// a point, else "collision" or "no collision"
    #[arg(long)]
    method: Option<String>,
    /// With --method: what counts at the border: as-written, hits, misses, or half (points: left and top edge)
    #[arg(long, value_parser = named::<BorderRule>, requires = "method")]
    border: Option<BorderRule>,
    /// With --method: print each comparison under the answer
    #[arg(long, requires = "method")]
    explain: bool,
    /// Also print how far the two are from touching: the gap between them, or the length of the shortest way out ("-" where a
    /// polygon that is not convex overlaps)
    #[arg(long, conflicts_with = "method")]
    amount: bool,
}

impl PairMethodArgs {
    fn test(self, kinds: [ShapeKind; 2]) -> Result<PairTest, Text> {
        let [a, b] = kinds;
        let is_swapped = self.method.is_some() && pair_methods(kinds).is_empty();
        let methods = pair_methods(if is_swapped { [b, a] } else { kinds });
        let method = self.method.map(|given| {
            let refused = |values: String| of_value("--method <METHOD>", &given, text!("allowed", values = values));
            if methods.is_empty() {
                let all = kinds_with_methods().map(|[a, b]| format!("{} {}", a.name(), b.name()));
                let (option, kind) = ("--method", format!("{} {}", a.name(), b.name()));
                return Err(text!(
                    "kind-option",
                    option = option,
                    kind = kind,
                    allowed = all.collect::<Vec<_>>().join(", ")
                ));
            }
            let known = methods.iter().find(|method| method.value_name() == given);
            let names = || methods.iter().map(|method| method.value_name()).collect::<Vec<_>>().join(", ");
            known.copied().ok_or_else(|| refused(names()))
        });
        let method = method.transpose()?;
        let [asks, asked] = if is_swapped { [b, a] } else { kinds };
        if asks != ShapeKind::Point || !matches!(asked, ShapeKind::Rect | ShapeKind::Turned | ShapeKind::Polygon) {
            half_has_no_meaning(self.border)?;
        }
        let border = self.border.unwrap_or_default();
        let method = method.map(|method| (method, border.for_method(method.own_border())));
        Ok(PairTest { a, b, method, is_swapped, explain: self.explain, amount: self.amount })
    }
}

/// What every kind of check has.
#[derive(Args, Debug)]
pub(super) struct SourceArgs {
    /// Skip the first line: it names the columns
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
            None => LineTest::BuiltIn(self.method, self.border.border),
        };
        Ok((test, self.explain, self.source))
    }
}

/// Why nothing can be judged.
pub(super) enum NoJob {
    /// A test is no formula.
    Formula(NoFormula),
    /// Options that do not go together.
    Options(Text),
}

impl From<NoFormula> for NoJob {
    fn from(why: NoFormula) -> Self {
        Self::Formula(why)
    }
}

impl From<Text> for NoJob {
    fn from(why: Text) -> Self {
        Self::Options(why)
    }
}

impl NoJob {
    /// Says what is wrong.
    pub(super) fn refuse(&self) -> ExitCode {
        match self {
            Self::Formula(why) => why.refuse(),
            Self::Options(why) => output::refuse(2, why),
        }
    }
}

impl Check {
    /// What is to be done, and where the lines are.
    pub(super) fn job(self) -> Result<(Job, SourceArgs), NoJob> {
        Ok(match self {
            Self::Rects { notation: NotationArgs { notation }, lines } => {
                let (test, explain, source) = lines.read()?;
                (Job::Rects { notation, test, explain }, source)
            }
            Self::Cuboids { notation: NotationArgs { notation }, lines } => {
                let (test, explain, source) = lines.read()?;
                (Job::Cuboids { notation, test, explain }, source)
            }
            Self::Circle { notation: NotationArgs { notation }, lines } => {
                let (test, explain, source) = lines.read()?;
                (Job::Circle { notation, test, explain }, source)
            }
            Self::Quad { lines } => {
                let (test, explain, source) = lines.read()?;
                (Job::Quad { test, explain }, source)
            }
            Self::Crowd { notation: NotationArgs { notation }, border: BorderArgs { border }, source } => {
                (Job::Crowd { notation, border }, source)
            }
            Self::Pair { a, b, .. } if (a == ShapeKind::Box) != (b == ShapeKind::Box) => {
                return Err(text!("pair-box").into());
            }
            Self::Pair { a, b, method, source } => (Job::Pair(method.test([a, b])?), source),
            Self::Button { method, source } => (Job::Pair(method.test([ShapeKind::Point, ShapeKind::Rect])?), source),
            Self::Polygon { method, source } => {
                (Job::Pair(method.test([ShapeKind::Point, ShapeKind::Polygon])?), source)
            }
            Self::Circles { method, source } => (Job::Pair(method.test([ShapeKind::Circle; 2])?), source),
            Self::Response { rules, source } => (Job::Response(rules.test()?), source),
        })
    }
}
