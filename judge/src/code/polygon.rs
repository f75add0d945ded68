//! The methods for a point and a polygon as functions: a loop over the edges, from corner `i` to corner `j`.
//!
//! Each method is written once, in statements that all languages have; [`Lists`] has the differences.

use super::lines;
use super::syntax::{Helper, Record, Statement, Syntax, filled};
use super::{CodeLanguage, CodeParameters};
use hantei_collision::{Border, PointInPolygonMethod};

/// The method as a function of a point and the corners of a polygon, in this language. `note` is a comment above it, one
/// line or more.
///
/// The corners are two lists of numbers, `bx` and `by`, or a list of points, `b`; C takes their `count` too. In HSP a list
/// is an array of doubles that is as long as the polygon, of two for each point: `ddim b, 2, 5`. The function computes what
/// the method computes, in doubles and in the same order, so its answers are those of the method to the last bit.
///
/// ```
/// use hantei_collision::{Border, PointInPolygonMethod};
/// use hantei_judge::{CodeLanguage, CodeParameters, polygon_code};
///
/// let (method, border) = (PointInPolygonMethod::Crossings, Border::Half);
/// let code = polygon_code(method, border, CodeLanguage::Python, CodeParameters::Numbers, "Is it inside?");
/// assert!(code.starts_with("# Is it inside?\ndef inside(px, py, bx, by):\n"), "{code}");
/// assert!(code.contains("        if (y1 > py) != (y2 > py):\n"), "{code}");
/// ```
pub fn polygon_code(
    method: PointInPolygonMethod,
    border: Border,
    language: CodeLanguage,
    parameters: CodeParameters,
    note: &str,
) -> String {
    let (syntax, lists) = (language.syntax(), Lists::by(language));
    let writer = Writer { method, border, language, parameters, syntax, lists };
    let point = Record::point();
    let mut taken = syntax.parameters(parameters, &[("p", &point)]);
    taken.push(writer.lists());
    let mut text = lines::comment(syntax.comment, note);
    text.push_str(syntax.before);
    if parameters == CodeParameters::Type {
        text.push_str(&(syntax.record)(point.name, &point.fields));
    }
    if matches!(method, PointInPolygonMethod::VerticalSlip | PointInPolygonMethod::BoundingBox) {
        text.extend([Helper::Min, Helper::Max].map(|helper| syntax.helper(parameters, helper)));
    }
    if method == PointInPolygonMethod::BoundingBox && language == CodeLanguage::Rust {
        text.push_str("#[allow(clippy::needless_range_loop)]\n");
    }
    text.push_str(&syntax.headed(syntax.test, &syntax.called("inside"), &taken));
    text.push_str(&syntax.body(&writer.statements()));
    text.push_str(syntax.end);
    text.push_str(syntax.behind);
    if syntax.tabs { text.replace("    ", "\t") } else { text }
}

/// How a language writes a list and a loop over its places.
struct Lists {
    /// A list as a parameter: `%` is the type of its elements; that of numbers.
    list: &'static str,
    number: &'static str,
    /// The number of its elements.
    count: &'static str,
    /// The head of the loop, up to the count, and the place after `i`.
    head: &'static str,
    next: &'static str,
    end: &'static str,
}

impl Lists {
    const fn by(language: CodeLanguage) -> Self {
        const HEAD: &str = "for (int i = 0; i < $; i++) {";
        const NEXT: &str = "int j = (i + 1) % $;";
        const LET: [&str; 2] = ["for (let i = 0; i < $; i++) {", "const j = (i + 1) % $;"];
        let [list, number, count, head, next, end] = match language {
            CodeLanguage::Rust => ["$: &[%]", "f64", "$.len()", "for i in 0..$ {", "let j = (i + 1) % $;", "}"],
            CodeLanguage::C => ["const % *$", "double", "count", HEAD, NEXT, "}"],
            CodeLanguage::CSharp => ["%[] $", "double", "$.Length", HEAD, NEXT, "}"],
            CodeLanguage::Java => ["%[] $", "double", "$.length", HEAD, NEXT, "}"],
            CodeLanguage::JavaScript => ["$", "", "$.length", LET[0], LET[1], "}"],
            CodeLanguage::TypeScript => ["$: %[]", "number", "$.length", LET[0], LET[1], "}"],
            CodeLanguage::Kotlin => {
                ["$: List<%>", "Double", "$.size", "for (i in 0 until $) {", "val j = (i + 1) % $", "}"]
            }
            CodeLanguage::Swift => ["_ $: [%]", "Double", "$.count", "for i in 0..<$ {", "let j = (i + 1) % $", "}"],
            CodeLanguage::Python => ["$: list[%]", "float", "len($)", "for i in range($):", "j = (i + 1) % $", ""],
            CodeLanguage::Lua => ["$", "", "#$", "for i = 1, $ do", "local j = i % $ + 1", "end"],
            CodeLanguage::GdScript => {
                ["$: Array[%]", "float", "$.size()", "for i in range($):", "var j: int = (i + 1) % $", ""]
            }
            CodeLanguage::Hsp => ["array $", "", "length($)", "for i, 0, $", "j = (i + 1) \\ $", "next"],
        };
        Self { list, number, count, head, next, end }
    }
}

struct Writer {
    method: PointInPolygonMethod,
    border: Border,
    language: CodeLanguage,
    parameters: CodeParameters,
    syntax: &'static Syntax,
    lists: Lists,
}

impl Writer {
    /// The parameters for the corners. In Python only points have types.
    fn lists(&self) -> Vec<String> {
        let list = |name: &str, of: &str| self.lists.list.replace('%', of).replace('$', name);
        let mut all = match (self.parameters, self.language) {
            (CodeParameters::Type, _) => vec![list("b", "Point")],
            (_, CodeLanguage::Python) => vec!["bx".to_owned(), "by".to_owned()],
            _ => ["bx", "by"].map(|name| list(name, self.lists.number)).to_vec(),
        };
        all.extend((self.language == CodeLanguage::C).then(|| "int count".to_owned()));
        all
    }

    /// A part of the loop, with the number of corners in it.
    fn counted(&self, pattern: &str) -> String {
        let count = match (self.parameters, self.language) {
            (CodeParameters::Type, CodeLanguage::Hsp) => "length2(b)".to_owned(),
            (CodeParameters::Type, _) => self.lists.count.replace('$', "b"),
            (CodeParameters::Numbers, _) => self.lists.count.replace('$', "bx"),
        };
        pattern.replace('$', &count)
    }

    /// A coordinate of the corner at a place.
    fn corner(&self, place: &str, axis: usize) -> String {
        let name = ["x", "y"][axis];
        match (self.parameters, self.language) {
            (CodeParameters::Numbers, CodeLanguage::Hsp) => format!("b{name}({place})"),
            (CodeParameters::Numbers, _) => format!("b{name}[{place}]"),
            (CodeParameters::Type, CodeLanguage::Hsp) => format!("b({axis}, {place})"),
            (CodeParameters::Type, _) => (self.syntax.field)(&format!("b[{place}]"), name, axis),
        }
    }

    /// A text whose signs are those of C, with `px` and `py`, in this language.
    fn spelled(&self, text: &str) -> String {
        let taken = |axis| self.syntax.taken(self.parameters, "p", &Record::point(), axis);
        let text = text.replace("px", &taken(0)).replace("py", &taken(1));
        self.syntax.spelled(self.syntax.of_neutral(&text))
    }

    fn number(&self, name: &str, value: &str) -> Statement {
        Statement::Number(name.to_owned(), self.spelled(value))
    }

    fn flag(&self, name: &str, test: &str) -> Statement {
        Statement::Flag(name.to_owned(), self.spelled(test))
    }

    fn when(&self, test: &str, body: Vec<Statement>) -> Statement {
        Statement::If(self.spelled(test), body)
    }

    fn set(&self, name: &str, value: &str) -> Statement {
        Statement::Assign(name.to_owned(), self.spelled(value))
    }

    /// A truth that changes later.
    fn truth(&self, name: &str, holds: bool) -> Statement {
        let (name, truth) = (name.to_owned(), self.syntax.truth(holds).to_owned());
        let has_type = [CodeLanguage::C, CodeLanguage::CSharp, CodeLanguage::Java, CodeLanguage::GdScript];
        if has_type.contains(&self.language) { Statement::Flag(name, truth) } else { Statement::Variable(name, truth) }
    }

    /// One turn more or less.
    fn turn(&self, sign: char) -> Statement {
        if self.language == CodeLanguage::Lua {
            return self.set("turns", &format!("turns {sign} 1.0"));
        }
        let pattern = self.syntax.assign.replace(" = ", &format!(" {sign}= "));
        Statement::Line(filled(&pattern, &["turns", "1.0"]))
    }

    /// A loop over all edges.
    fn edges(&self, body: impl IntoIterator<Item = Statement>) -> Statement {
        let ends = [("x1", "i", 0), ("y1", "i", 1), ("x2", "j", 0), ("y2", "j", 1)];
        let ends = ends.map(|(name, place, axis)| Statement::Number(name.to_owned(), self.corner(place, axis)));
        let next = Statement::Line(self.counted(self.lists.next));
        let body = [next].into_iter().chain(ends).chain(body).collect();
        Statement::Each(self.counted(self.lists.head), body, self.lists.end)
    }

    fn cross(&self) -> Statement {
        self.number("cross", "(x2 - x1) * (py - y1) - (px - x1) * (y2 - y1)")
    }

    fn statements(&self) -> Vec<Statement> {
        let mut all = match self.method {
            PointInPolygonMethod::SameSide => self.same_side(),
            PointInPolygonMethod::BoundingBox => self.in_box(),
            PointInPolygonMethod::Winding => self.winding(),
            PointInPolygonMethod::Crossings => self.crossings("(y1 > py) != (y2 > py)", "x > px"),
            PointInPolygonMethod::StrictCrossings => {
                self.crossings("(y1 > py && y2 < py) || (y1 < py && y2 > py)", "x > px")
            }
            // A level edge as high as the point: 0 / 0 is an error in two languages, and no number is greater in the others.
            PointInPolygonMethod::ClosedCrossings
                if matches!(self.language, CodeLanguage::Python | CodeLanguage::Hsp) =>
            {
                self.crossings("(y1 >= py && y2 <= py && y1 > y2) || (y1 <= py && y2 >= py && y1 < y2)", "x > px")
            }
            PointInPolygonMethod::ClosedCrossings => {
                self.crossings("(y1 >= py && y2 <= py) || (y1 <= py && y2 >= py)", "x > px")
            }
            PointInPolygonMethod::VerticalSlip => {
                self.crossings("min(y1, y2) < py && max(y1, y2) >= py", "x1 == x2 || x >= px")
            }
        };
        if self.border != Border::Half
            && !matches!(self.method, PointInPolygonMethod::SameSide | PointInPolygonMethod::BoundingBox)
        {
            let dot = self.number("dot", "(x1 - px) * (x2 - px) + (y1 - py) * (y2 - py)");
            let says = self.syntax.truth(self.border == Border::Hits).to_owned();
            let is_on = Statement::Return(self.spelled("cross == 0.0 && dot <= 0.0"), says);
            all.insert(0, self.edges([self.cross(), dot, is_on]));
        }
        all
    }

    fn crossings(&self, passes: &str, counts: &str) -> Vec<Statement> {
        let [before, behind] = self.syntax.dialect.not_flag;
        let x = self.number("x", "(x2 - x1) * (py - y1) / (y2 - y1) + x1");
        let counted = self.when(counts, vec![self.set("is_inside", &format!("{before}is_inside{behind}"))]);
        let edges = self.edges([self.when(passes, vec![x, counted])]);
        vec![self.truth("is_inside", false), edges, Statement::Last("is_inside".to_owned())]
    }

    fn winding(&self) -> Vec<Statement> {
        let [before, behind] = self.syntax.dialect.not_flag;
        let up = format!("{before}is_above{behind} && {before}goes_below{behind} && cross < 0.0");
        let edges = self.edges([
            self.flag("is_above", "y1 <= py"),
            self.flag("goes_below", "y2 > py"),
            self.cross(),
            self.when("is_above && goes_below && cross > 0.0", vec![self.turn('+')]),
            self.when(&up, vec![self.turn('-')]),
        ]);
        let turns = Statement::Variable("turns".to_owned(), "0.0".to_owned());
        vec![turns, edges, Statement::Last(self.spelled("turns != 0.0"))]
    }

    fn same_side(&self) -> Vec<Statement> {
        let (names, signs) = (["is_right", "is_left"], [">", "<"]);
        let mut body = vec![self.cross()];
        if self.border == Border::Half {
            // Whether a point on the edge counts, with the inside on this side of it.
            body.push(self.flag("owns_right", "y2 < y1 || (y2 == y1 && x2 > x1)"));
            body.push(self.flag("owns_left", "y1 < y2 || (y1 == y2 && x1 > x2)"));
        }
        for (name, sign) in names.iter().zip(signs) {
            let test = match self.border {
                Border::Misses => format!("{name} && cross {sign} 0.0"),
                Border::Hits => format!("{name} && cross {sign}= 0.0"),
                Border::Half => {
                    let owns = name.replace("is", "owns");
                    format!("{name} && (cross {sign} 0.0 || ({owns} && cross == 0.0))")
                }
            };
            body.push(self.set(name, &test));
        }
        let [right, left] = names.map(|name| self.truth(name, true));
        vec![right, left, self.edges(body), Statement::Last(self.spelled("is_right || is_left"))]
    }

    fn in_box(&self) -> Vec<Statement> {
        let first = if self.language == CodeLanguage::Lua { "1" } else { "0" };
        let (mut all, mut body, mut tests) = (Vec::new(), Vec::new(), Vec::new());
        let (least, most) = match self.border {
            Border::Misses => (">", "<"),
            Border::Half => (">=", "<"),
            Border::Hits => (">=", "<="),
        };
        for (axis, name) in ["x", "y"].into_iter().enumerate() {
            let Syntax { dialect, .. } = self.syntax;
            for (end, [open, comma, close], sign) in [("min", dialect.min, least), ("max", dialect.max, most)] {
                let limit = format!("{end}_{name}");
                all.push(Statement::Variable(limit.clone(), self.corner(first, axis)));
                let number = format!("{open}{limit}{comma}{}{close}", self.corner("i", axis));
                tests.push(format!("p{name} {sign} {limit}"));
                body.push(Statement::Assign(limit, number));
            }
        }
        all.push(Statement::Each(self.counted(self.lists.head), body, self.lists.end));
        all.push(Statement::Last(self.spelled(&tests.join(" && "))));
        all
    }
}
