//! Code that moves A, in each language: the types, the head, and how lines are written.

use super::super::lines::comment;
use super::super::syntax::{Syntax, filled};
use super::{CodeLanguage, ResponseMethod, ResponseRules};
use super::{ball, moves};
use hantei_collision::named;

/// What copied code of a response is given to stop A.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ResponseBlocks {
    /// One block.
    One,
    /// A list of blocks.
    #[default]
    Many,
}

named!(ResponseBlocks { One = "one", Many = "many" });

/// How a language writes it.
struct Spelled {
    /// The types and what they need, before the function.
    types: &'static str,
    /// What a list needs.
    list: &'static str,
    /// The heads of the helper, and of the function for one block and for many.
    overlaps: &'static str,
    one: &'static str,
    many: &'static str,
    /// Loops: over all blocks, each `b`, and the same twice.
    each: &'static str,
    twice: &'static str,
    /// A variable that is true or false: name, value.
    flag: &'static str,
    /// `if` and `else if` with a test, `else`, and what ends them and a loop.
    tests: [&'static str; 3],
    ends: &'static str,
    /// What stands before A's and the block's numbers.
    a: &'static str,
    /// Whether names are written in one word, and whole numbers without a point.
    is_camel: bool,
    has_plain_numbers: bool,
}

const BRACES: [&str; 3] = ["if ($) {", "} else if ($) {", "} else {"];
const BARE: [&str; 3] = ["if $ {", "} else if $ {", "} else {"];
const COLONS: [&str; 3] = ["if $:", "elif $:", "else:"];

const SCRIPT: Spelled = Spelled {
    types: "",
    list: "",
    overlaps: "function overlaps(a, b) {",
    one: "function resolve(a, b) {",
    many: "function resolve(a, blocks) {",
    each: "for (const b of blocks) {",
    twice: "for (let turn = 0; turn < 2; turn++) {",
    flag: "let $ = $;",
    tests: BRACES,
    ends: "}",
    a: "a.",
    is_camel: true,
    has_plain_numbers: true,
};

impl Spelled {
    /// `None` for HSP, which has no things with names for their parts.
    #[rustfmt::skip]
    const fn by(language: CodeLanguage) -> Option<Self> {
        Some(match language {
            CodeLanguage::JavaScript => SCRIPT,
            CodeLanguage::TypeScript => Self {
                types: "interface Rect {\n    x: number;\n    y: number;\n    w: number;\n    h: number;\n}\n\ninterface Body extends Rect {\n    vx: number;\n    vy: number;\n    onGround: boolean;\n}\n\n",
                overlaps: "function overlaps(a: Body, b: Rect): boolean {",
                one: "function resolve(a: Body, b: Rect): void {",
                many: "function resolve(a: Body, blocks: Rect[]): void {",
                ..SCRIPT
            },
            CodeLanguage::Python => Self {
                overlaps: "def overlaps(a, b):",
                one: "def resolve(a, b):",
                many: "def resolve(a, blocks):",
                each: "for b in blocks:",
                twice: "for _ in range(2):",
                flag: "$ = $",
                tests: COLONS,
                ends: "",
                is_camel: false,
                ..SCRIPT
            },
            CodeLanguage::GdScript => Self {
                overlaps: "static func overlaps(a, b) -> bool:",
                one: "static func resolve(a, b) -> void:",
                many: "static func resolve(a, blocks: Array) -> void:",
                each: "for b in blocks:",
                twice: "for _turn in 2:",
                flag: "var $: bool = $",
                tests: COLONS,
                ends: "",
                is_camel: false,
                has_plain_numbers: false,
                ..SCRIPT
            },
            CodeLanguage::Lua => Self {
                overlaps: "local function overlaps(a, b)",
                one: "local function resolve(a, b)",
                many: "local function resolve(a, blocks)",
                each: "for _, b in ipairs(blocks) do",
                twice: "for _ = 1, 2 do",
                flag: "local $ = $",
                tests: ["if $ then", "elseif $ then", "else"],
                ends: "end",
                is_camel: false,
                ..SCRIPT
            },
            CodeLanguage::Rust => Self {
                types: "struct Rect {\n    x: f64,\n    y: f64,\n    w: f64,\n    h: f64,\n}\n\nstruct Body {\n    x: f64,\n    y: f64,\n    w: f64,\n    h: f64,\n    vx: f64,\n    vy: f64,\n    on_ground: bool,\n}\n\n",
                overlaps: "fn overlaps(a: &Body, b: &Rect) -> bool {",
                one: "fn resolve(a: &mut Body, b: &Rect) {",
                many: "fn resolve(a: &mut Body, blocks: &[Rect]) {",
                each: "for b in blocks {",
                twice: "for _ in 0..2 {",
                flag: "let mut $ = $;",
                tests: BARE,
                is_camel: false,
                has_plain_numbers: false,
                ..SCRIPT
            },
            CodeLanguage::C => Self {
                types: "typedef struct {\n    double x, y, w, h;\n} Rect;\n\ntypedef struct {\n    double x, y, w, h, vx, vy;\n    bool on_ground;\n} Body;\n\n",
                overlaps: "static bool overlaps(const Body *a, Rect b) {",
                one: "void resolve(Body *a, Rect b) {",
                many: "void resolve(Body *a, const Rect *blocks, int count) {",
                each: "for (int i = 0; i < count; i++) {\n    Rect b = blocks[i];",
                twice: "for (int turn = 0; turn < 2; turn++) {",
                flag: "bool $ = $;",
                a: "a->",
                is_camel: false,
                has_plain_numbers: false,
                ..SCRIPT
            },
            CodeLanguage::CSharp => Self {
                types: "struct Rect {\n    public double x, y, w, h;\n}\n\nclass Body {\n    public double x, y, w, h, vx, vy;\n    public bool onGround;\n}\n\n",
                list: "using System.Collections.Generic;\n\n",
                overlaps: "static bool Overlaps(Body a, Rect b) {",
                one: "static void Resolve(Body a, Rect b) {",
                many: "static void Resolve(Body a, List<Rect> blocks) {",
                each: "foreach (Rect b in blocks) {",
                twice: "for (int turn = 0; turn < 2; turn++) {",
                flag: "bool $ = $;",
                has_plain_numbers: false,
                ..SCRIPT
            },
            CodeLanguage::Java => Self {
                types: "class Rect {\n    double x, y, w, h;\n}\n\nclass Body {\n    double x, y, w, h, vx, vy;\n    boolean onGround;\n}\n\n",
                list: "import java.util.List;\n\n",
                overlaps: "static boolean overlaps(Body a, Rect b) {",
                one: "static void resolve(Body a, Rect b) {",
                many: "static void resolve(Body a, List<Rect> blocks) {",
                each: "for (Rect b : blocks) {",
                twice: "for (int turn = 0; turn < 2; turn++) {",
                flag: "boolean $ = $;",
                has_plain_numbers: false,
                ..SCRIPT
            },
            CodeLanguage::Kotlin => Self {
                types: "class Rect(val x: Double, val y: Double, val w: Double, val h: Double)\n\nclass Body(\n    var x: Double,\n    var y: Double,\n    val w: Double,\n    val h: Double,\n    var vx: Double,\n    var vy: Double,\n    var onGround: Boolean = false,\n)\n\n",
                overlaps: "fun overlaps(a: Body, b: Rect): Boolean {",
                one: "fun resolve(a: Body, b: Rect) {",
                many: "fun resolve(a: Body, blocks: List<Rect>) {",
                each: "for (b in blocks) {",
                twice: "for (turn in 1..2) {",
                flag: "var $ = $",
                has_plain_numbers: false,
                ..SCRIPT
            },
            CodeLanguage::Swift => Self {
                types: "struct Rect {\n    var x, y, w, h: Double\n}\n\nstruct Body {\n    var x, y, w, h, vx, vy: Double\n    var onGround: Bool\n}\n\n",
                overlaps: "func overlaps(_ a: Body, _ b: Rect) -> Bool {",
                one: "func resolve(_ a: inout Body, _ b: Rect) {",
                many: "func resolve(_ a: inout Body, _ blocks: [Rect]) {",
                each: "for b in blocks {",
                twice: "for _ in 1...2 {",
                flag: "var $ = $",
                tests: BARE,
                has_plain_numbers: false,
                ..SCRIPT
            },
            CodeLanguage::Hsp => return None,
        })
    }

    /// The same for a ball in place of a rectangle.
    fn of_ball(&self, language: CodeLanguage) -> OfBall {
        let types = ball::types(language);
        // The type of a block stands before that of A.
        let of_block = self.types.split_once("\n\n").map_or("", |(block, _)| block);
        let gap = if of_block.is_empty() { "" } else { "\n\n" };
        let named = |head: &str| {
            let head = head.replace("Body", "Ball");
            head.replace("resolve(", "bounce(").replace("Resolve(", "Bounce(")
        };
        OfBall {
            types: format!("{of_block}{gap}{types}"),
            overlaps: named(self.overlaps),
            one: named(self.one),
            many: named(self.many),
        }
    }

    /// An expression whose signs are those of C, whose numbers have a point, and whose names are in words.
    fn expression(&self, text: &str, syntax: &Syntax) -> String {
        let mut text = syntax.of_neutral(text).replace("a.", self.a);
        text = text.replace("sqrt(square)", &syntax.dialect.root.replace("$0", "square"));
        if self.is_camel {
            for (words, one) in [("_x", "X"), ("_y", "Y"), ("on_ground", "onGround")] {
                text = text.replace(words, one);
            }
        }
        for (is, holds) in [("true", true), ("false", false)] {
            if text == is {
                syntax.truth(holds).clone_into(&mut text);
            }
        }
        if syntax.capital {
            text = text.replace("overlaps(", "Overlaps(");
        }
        if self.has_plain_numbers { without_fractions(&syntax.spelled(text)) } else { syntax.spelled(text) }
    }

    /// A line that opens nothing.
    fn plain(&self, line: &str, syntax: &Syntax) -> String {
        let spelled = |text: &str| self.expression(text, syntax);
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let (name, value) = rest.split_once(" = ").unwrap_or((rest, ""));
        let (name, value) = (spelled(name), spelled(value));
        match word {
            "let" => filled(syntax.fixed, &[&name, &value]),
            "var" => filled(syntax.variable, &[&name, &value]),
            "test" => filled(syntax.flag, &[&name, &value]),
            "flag" => filled(self.flag, &[&name, &value]),
            _ => {
                let end = if syntax.assign.ends_with(';') { ";" } else { "" };
                let target = spelled(word);
                let (sign, value) = rest.split_once(' ').unwrap_or((rest, ""));
                let value = spelled(value);
                match sign {
                    "+=" if syntax.comment == "--" => format!("{target} = {target} + {value}"),
                    _ => format!("{target} {sign} {value}{end}"),
                }
            }
        }
    }

    /// All lines, each block closed where it ends.
    fn lines(&self, neutral: &str, syntax: &Syntax, has_many: bool) -> String {
        let mut out = String::new();
        let mut open: Vec<usize> = Vec::new();
        // How much less a line is indented because it has no loop around it.
        let mut unlooped: Option<usize> = None;
        for line in neutral.lines() {
            let text = line.trim_start();
            let indent = (line.len() - text.len()) / 2;
            if unlooped.is_some_and(|at| indent <= at) {
                unlooped = None;
            }
            let depth = indent - usize::from(unlooped.is_some());
            let (word, test) = text.split_once(' ').unwrap_or((text, ""));
            let goes_on = matches!(word, "elif" | "else");
            while let Some(at) = open.last().copied().filter(|at| *at >= depth) {
                open.pop();
                if !(goes_on && at == depth) {
                    push(&mut out, at, self.ends);
                }
            }
            let begins = match word {
                "if" | "elif" => filled(self.tests[usize::from(word == "elif")], &[&self.expression(test, syntax)]),
                "else" => self.tests[2].to_owned(),
                "each" if !has_many => {
                    unlooped = Some(indent);
                    continue;
                }
                "each" => self.each.to_owned(),
                "twice" => self.twice.to_owned(),
                "often" => self.twice.replace('2', ball::BOUNCES),
                _ => {
                    push(&mut out, depth, &self.plain(text, syntax));
                    continue;
                }
            };
            push(&mut out, depth, &begins);
            open.push(depth);
        }
        for at in open.into_iter().rev() {
            push(&mut out, at, self.ends);
        }
        out
    }
}

/// What code of a ball begins with.
struct OfBall {
    types: String,
    overlaps: String,
    one: String,
    many: String,
}

/// A line or several in a function, so deep.
fn push(out: &mut String, depth: usize, text: &str) {
    for line in text.lines() {
        out.push_str(&"    ".repeat(depth + 1));
        out.push_str(line);
        out.push('\n');
    }
}

/// The method as a function that moves A by its velocity for one step, in this language: `resolve(a, b)`, or `resolve(a, blocks)` for a
/// list. It sets the velocity of an axis that is stopped to 0, and `on_ground` to whether A stands. `note` is a comment above it, one line
/// or more.
///
/// A has `x`, `y`, `w`, `h`, `vx`, `vy` and `on_ground`, a block the first four; where the language has types, they are printed, too. The
/// code for C is also C++. `swept` slides along what it meets. `None` for HSP, which has no such things.
///
/// ```
/// use hantei_collision::{ResponseMethod, ResponseRules};
/// use hantei_judge::{CodeLanguage, ResponseBlocks, response_move_code};
///
/// let (method, rules) = (ResponseMethod::AxisByAxis, ResponseRules::default());
/// let code = response_move_code(method, CodeLanguage::Python, rules, ResponseBlocks::Many, "x first");
/// let code = code.expect("Python has objects");
/// assert!(code.starts_with("# x first\ndef overlaps(a, b):\n"));
/// assert!(code.contains("\ndef resolve(a, blocks):\n    vx = a.vx\n"));
/// ```
pub fn response_move_code(
    method: ResponseMethod,
    language: CodeLanguage,
    rules: ResponseRules,
    blocks: ResponseBlocks,
    note: &str,
) -> Option<String> {
    let spelled = Spelled::by(language)?;
    let has_many = blocks == ResponseBlocks::Many;
    let head = if has_many { spelled.many } else { spelled.one };
    let overlaps = moves::OVERLAPS.map(str::to_owned);
    let parts = Parts {
        types: spelled.types,
        overlaps: moves::asks_overlap(method).then_some((spelled.overlaps, overlaps)),
        head,
        lines: moves::lines(method, rules, has_many),
    };
    Some(whole(&spelled, language, has_many, (note, parts)))
}

/// The method as a function that moves a ball by its velocity for one step, and bounces it off what it hits: `bounce(a, b)`, or
/// `bounce(a, blocks)` for a list. `note` is a comment above it, one line or more.
///
/// The ball has its centre `x`, `y`, and `r`, `vx`, `vy`, a block `x`, `y`, `w`, `h`. All methods but `swept` ask the square around the ball,
/// as [`ResponseMethod::respond_circle`] does; `swept` is [`circle_bounce`](hantei_collision::circle_bounce). `None` for HSP.
///
/// ```
/// use hantei_collision::{ResponseMethod, ResponseRules};
/// use hantei_judge::{CodeLanguage, ResponseBlocks, response_ball_code};
///
/// let (method, rules) = (ResponseMethod::Previous, ResponseRules::default());
/// let code = response_ball_code(method, CodeLanguage::Python, rules, ResponseBlocks::Many, "a ball");
/// assert!(code.expect("Python has objects").contains("            if old_y + a.r <= b.y + 0.000001:\n"));
/// ```
pub fn response_ball_code(
    method: ResponseMethod,
    language: CodeLanguage,
    rules: ResponseRules,
    blocks: ResponseBlocks,
    note: &str,
) -> Option<String> {
    let spelled = Spelled::by(language)?;
    let has_many = blocks == ResponseBlocks::Many;
    let of_ball = spelled.of_ball(language);
    let parts = Parts {
        types: &of_ball.types,
        overlaps: moves::asks_overlap(method).then_some((&*of_ball.overlaps, ball::overlaps())),
        head: if has_many { &of_ball.many } else { &of_ball.one },
        lines: ball::lines(method, rules, has_many),
    };
    Some(whole(&spelled, language, has_many, (note, parts)))
}

/// What is put together to a text.
struct Parts<'a> {
    types: &'a str,
    /// The head of the helper, its lines, and its answer.
    overlaps: Option<(&'a str, [String; 2])>,
    head: &'a str,
    lines: String,
}

fn whole(spelled: &Spelled, language: CodeLanguage, has_many: bool, (note, parts): (&str, Parts<'_>)) -> String {
    let syntax = language.syntax();
    let mut text = comment(syntax.comment, note);
    text.push_str(match language {
        _ if parts.overlaps.is_none() => syntax.before,
        CodeLanguage::C => "#include <stdbool.h>\n\n",
        _ => "",
    });
    if has_many {
        text.push_str(spelled.list);
    }
    text.push_str(parts.types);
    if let Some((head, [lines, answer])) = parts.overlaps {
        let lines = spelled.lines(&lines, syntax, false);
        let answer = filled(syntax.last, &[&spelled.expression(answer.trim(), syntax)]);
        let gap = if syntax.comment == "#" { "\n\n" } else { "\n" };
        text.push_str(&format!("{head}\n{lines}    {answer}\n{}{gap}", syntax.end));
    }
    text.push_str(parts.head);
    text.push('\n');
    text.push_str(&spelled.lines(&parts.lines, syntax, has_many));
    text.push_str(syntax.end);
    text.push_str(syntax.behind);
    if syntax.tabs { text.replace("    ", "\t") } else { text }
}

/// Whole numbers without `.0`.
fn without_fractions(text: &str) -> String {
    let mut parts = text.split(".0");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| {
        let is_number = part.starts_with(|sign: char| sign.is_ascii_digit());
        text + if is_number { ".0" } else { "" } + part
    })
}
