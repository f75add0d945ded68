//! Tests of segments and turned rectangles as functions: of each pair one way that is right.
//!
//! Each is written once, in statements that all languages have.

use super::lines;
use super::syntax::{Helper, Record, Statement, Syntax};
use super::{CodeLanguage, CodeParameters, push};
use hantei_collision::{Border, ShapeKind, named};

/// A test of a segment or a turned rectangle with another shape, as a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SlantedCode {
    /// Two segments, by the sides on which the ends are, and by their upright boxes for those on one line. Source: T. Cormen et
    /// al., "Introduction to Algorithms", 33.1.
    Segments,
    /// A segment and a rectangle, by clipping on each axis. Source: Y.-D. Liang, B. Barsky (1984).
    SegmentRect,
    /// A segment and a circle, by the nearest point of the segment.
    SegmentCircle,
    /// A point and a turned rectangle, by turning the point back.
    PointTurned,
    /// Two turned rectangles, by the separating axis theorem. Source: S. Gottschalk, M. Lin, D. Manocha, "`OBBTree`" (1996).
    TwoTurned,
}

named!(SlantedCode {
    Segments = "sides",
    SegmentRect = "clip",
    SegmentCircle = "clamped",
    PointTurned = "turned-back",
    TwoTurned = "sat",
});

impl SlantedCode {
    /// What A and B are.
    pub const fn kinds(self) -> [ShapeKind; 2] {
        match self {
            Self::Segments => [ShapeKind::Segment, ShapeKind::Segment],
            Self::SegmentRect => [ShapeKind::Segment, ShapeKind::Rect],
            Self::SegmentCircle => [ShapeKind::Segment, ShapeKind::Circle],
            Self::PointTurned => [ShapeKind::Point, ShapeKind::Turned],
            Self::TwoTurned => [ShapeKind::Turned, ShapeKind::Turned],
        }
    }

    /// The one of a pair, if there is one.
    pub fn of_kinds(kinds: [ShapeKind; 2]) -> Option<Self> {
        Self::ALL.iter().copied().find(|one| one.kinds() == kinds)
    }

    /// The test as a function in this language. `note` is a comment above it, one line or more. Angles are in radians, clockwise on
    /// the screen: from x to y. With [`Border::Half`] touching is a miss.
    ///
    /// ```
    /// use hantei_collision::Border;
    /// use hantei_judge::{CodeLanguage, CodeParameters, SlantedCode};
    ///
    /// let code = SlantedCode::PointTurned.code(Border::Hits, CodeLanguage::Lua, CodeParameters::Numbers, "Is it inside?");
    /// assert!(code.starts_with("-- Is it inside?\nlocal function inside(px, py, bcx, bcy, bw, bh, bturn)\n"), "{code}");
    /// ```
    pub fn code(self, border: Border, language: CodeLanguage, parameters: CodeParameters, note: &str) -> String {
        self.written((border, language, parameters), note, |writer| {
            let syntax = writer.syntax;
            let mut text = String::new();
            if !self.is_turned() {
                text.extend([Helper::Min, Helper::Max].map(|helper| syntax.helper(parameters, helper)));
            }
            let name = if self == Self::PointTurned { "inside" } else { "hits" };
            text + &syntax.headed(syntax.test, &syntax.called(name), &writer.parameters())
                + &syntax.body(&writer.statements(self))
        })
    }

    /// The shortest way for A out of B as a function in this language, which returns x and y, 0 and 0 if they do not overlap; in HSP
    /// it returns whether they overlap, and the last two parameters are the variables for x and y. `None` for other shapes than two
    /// turned rectangles. Source: as of the test.
    ///
    /// ```
    /// use hantei_judge::{CodeLanguage, CodeParameters, SlantedCode};
    ///
    /// let code = SlantedCode::TwoTurned.push_code(CodeLanguage::Lua, CodeParameters::Numbers, "");
    /// assert!(code.is_some_and(|code| code.contains("local function push_out(acx, acy, aw, ah, aturn, bcx, bcy, bw, bh, bturn)")));
    /// ```
    pub fn push_code(self, language: CodeLanguage, parameters: CodeParameters, note: &str) -> Option<String> {
        let written = || self.written((Border::Misses, language, parameters), note, push::function);
        (self == Self::TwoTurned).then(written)
    }

    const fn is_turned(self) -> bool {
        matches!(self, Self::PointTurned | Self::TwoTurned)
    }

    /// A function with all that stands around it.
    fn written(
        self,
        (border, language, parameters): (Border, CodeLanguage, CodeParameters),
        note: &str,
        function: impl FnOnce(&Writer) -> String,
    ) -> String {
        let syntax = language.syntax();
        let records = self.kinds().map(record);
        let names = if self == Self::PointTurned { ["p", "b"] } else { ["a", "b"] };
        let shapes = [(names[0], &records[0]), (names[1], &records[1])];
        let writer = Writer { syntax, language, parameters, shapes, hits: border == Border::Hits };
        let mut text = lines::comment(syntax.comment, note);
        if language == CodeLanguage::Python && self.is_turned() {
            text.push_str("import math\n\n\n");
        }
        text.push_str(syntax.before);
        if parameters == CodeParameters::Type {
            text.push_str(&(syntax.record)(records[0].name, &records[0].fields));
            if records[1].name != records[0].name {
                text.push_str(&(syntax.record)(records[1].name, &records[1].fields));
            }
        }
        text.push_str(&function(&writer));
        text.push_str(syntax.end);
        text.push_str(syntax.behind);
        if syntax.tabs { text.replace("    ", "\t") } else { text }
    }
}

fn record(kind: ShapeKind) -> Record {
    match kind {
        ShapeKind::Segment => Record { name: "Segment", fields: vec!["x1", "y1", "x2", "y2"] },
        ShapeKind::Rect => Record { name: "Rect", fields: vec!["x", "y", "w", "h"] },
        ShapeKind::Circle => Record { name: "Circle", fields: vec!["x", "y", "r"] },
        ShapeKind::Turned => Record { name: "Turned", fields: vec!["cx", "cy", "w", "h", "turn"] },
        _ => Record::point(),
    }
}

pub(super) struct Writer<'a> {
    syntax: &'static Syntax,
    language: CodeLanguage,
    parameters: CodeParameters,
    shapes: [(&'a str, &'a Record); 2],
    /// Whether touching is a hit.
    hits: bool,
}

impl Writer<'_> {
    /// The axes of two turned rectangles: twice half of both shadows, how far the centres are apart, and the axis.
    pub(super) const AXES: [(&'static str, &'static str, [&'static str; 2]); 4] = [
        ("aw + bw * c + bh * s", "dx * cos_a + dy * sin_a", ["cos_a", "sin_a"]),
        ("ah + bw * s + bh * c", "dy * cos_a - dx * sin_a", ["-sin_a", "cos_a"]),
        ("bw + aw * c + ah * s", "dx * cos_b + dy * sin_b", ["cos_b", "sin_b"]),
        ("bh + aw * s + ah * c", "dy * cos_b - dx * sin_b", ["-sin_b", "cos_b"]),
    ];

    pub(super) const fn syntax(&self) -> &'static Syntax {
        self.syntax
    }

    pub(super) const fn language(&self) -> CodeLanguage {
        self.language
    }

    /// The parameters of both shapes.
    pub(super) fn parameters(&self) -> Vec<Vec<String>> {
        self.syntax.parameters(self.parameters, &self.shapes)
    }

    /// A text in the words of C, with the numbers of the shapes as `ax1`, in this language.
    pub(super) fn spelled(&self, text: &str) -> String {
        let is_word = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
        let mut out = String::new();
        let mut rest = text;
        while !rest.is_empty() {
            let end = rest.find(|letter| !is_word(letter)).unwrap_or(rest.len());
            out.push_str(&self.taken(&rest[..end]));
            let next = rest[end..].find(is_word).map_or(rest.len(), |at| end + at);
            out.push_str(&rest[end..next]);
            rest = &rest[next..];
        }
        let out = self.syntax.of_neutral(&out);
        let [cos, sin] = turns(self.language);
        self.syntax.spelled(out.replace("cos(", cos).replace("sin(", sin))
    }

    /// A word, as a number of a shape if it is one.
    fn taken(&self, word: &str) -> String {
        self.shapes
            .iter()
            .find_map(|(name, record)| {
                let field = word.strip_prefix(name)?;
                let at = record.fields.iter().position(|own| *own == field)?;
                Some(self.syntax.taken(self.parameters, name, record, at))
            })
            .unwrap_or_else(|| word.to_owned())
    }

    pub(super) fn number(&self, name: &str, value: &str) -> Statement {
        Statement::Number(name.to_owned(), self.spelled(value))
    }

    fn flag(&self, name: &str, test: &str) -> Statement {
        Statement::Flag(name.to_owned(), self.spelled(test))
    }

    /// No hit if this is so.
    fn apart(&self, test: &str) -> Statement {
        Statement::Return(self.spelled(test), self.syntax.truth(false).to_owned())
    }

    fn last(&self, test: &str) -> Statement {
        Statement::Last(self.spelled(test))
    }

    /// `<` where touching hits, else `<=`: what parts two shapes.
    const fn parts(&self) -> &'static str {
        if self.hits { "<" } else { "<=" }
    }

    /// `<=` where touching hits, else `<`.
    const fn within(&self) -> &'static str {
        if self.hits { "<=" } else { "<" }
    }

    fn statements(&self, code: SlantedCode) -> Vec<Statement> {
        match code {
            SlantedCode::Segments => self.segments(),
            SlantedCode::SegmentRect => self.clip(),
            SlantedCode::SegmentCircle => self.nearest(),
            SlantedCode::PointTurned => self.turned_back(),
            SlantedCode::TwoTurned => self.axes(),
        }
    }

    fn segments(&self) -> Vec<Statement> {
        let mut all = vec![
            self.number("d1", "(bx2 - bx1) * (ay1 - by1) - (by2 - by1) * (ax1 - bx1)"),
            self.number("d2", "(bx2 - bx1) * (ay2 - by1) - (by2 - by1) * (ax2 - bx1)"),
            self.number("d3", "(ax2 - ax1) * (by1 - ay1) - (ay2 - ay1) * (bx1 - ax1)"),
            self.number("d4", "(ax2 - ax1) * (by2 - ay1) - (ay2 - ay1) * (bx2 - ax1)"),
        ];
        if !self.hits {
            all.push(self.flag("a_crosses", "(d1 > 0.0 && d2 < 0.0) || (d1 < 0.0 && d2 > 0.0)"));
            all.push(self.flag("b_crosses", "(d3 > 0.0 && d4 < 0.0) || (d3 < 0.0 && d4 > 0.0)"));
            all.push(self.last("a_crosses && b_crosses"));
            return all;
        }
        all.push(self.apart("(d1 > 0.0 && d2 > 0.0) || (d1 < 0.0 && d2 < 0.0)"));
        all.push(self.apart("(d3 > 0.0 && d4 > 0.0) || (d3 < 0.0 && d4 < 0.0)"));
        for axis in ["x", "y"] {
            all.push(self.apart(&format!("max(a{axis}1, a{axis}2) < min(b{axis}1, b{axis}2)")));
            all.push(self.apart(&format!("max(b{axis}1, b{axis}2) < min(a{axis}1, a{axis}2)")));
        }
        all.push(Statement::Last(self.syntax.truth(true).to_owned()));
        all
    }

    fn clip(&self) -> Vec<Statement> {
        let variable = |name: &str, value: &str| Statement::Variable(name.to_owned(), value.to_owned());
        let mut all = vec![variable("t_in", "0.0"), variable("t_out", "1.0")];
        for (axis, size) in [("x", "w"), ("y", "h")] {
            let (from, min, max) = (format!("a{axis}1"), format!("b{axis}"), format!("b{axis} + b{size}"));
            let parts = self.parts();
            all.push(self.number(&format!("d{axis}"), &format!("a{axis}2 - {from}")));
            all.push(self.apart(&format!("d{axis} == 0.0 && ({from} {parts} {min} || {max} {parts} {from})")));
            let [first, second] = [1, 2].map(|at| format!("t{axis}{at}"));
            let set = |name: &str, value: &str| Statement::Assign(name.to_owned(), self.spelled(value));
            let body = vec![
                self.number(&first, &format!("({min} - {from}) / d{axis}")),
                self.number(&second, &format!("({max} - {from}) / d{axis}")),
                set("t_in", &format!("max(t_in, min({first}, {second}))")),
                set("t_out", &format!("min(t_out, max({first}, {second}))")),
            ];
            all.push(Statement::If(self.spelled(&format!("d{axis} != 0.0")), body));
        }
        all.push(self.last(&format!("t_in {} t_out", self.within())));
        all
    }

    fn nearest(&self) -> Vec<Statement> {
        let t = "max(0.0, min(1.0, ((bx - ax1) * dx + (by - ay1) * dy) / squared))";
        vec![
            self.number("dx", "ax2 - ax1"),
            self.number("dy", "ay2 - ay1"),
            self.number("squared", "dx * dx + dy * dy"),
            Statement::Variable("t".to_owned(), "0.0".to_owned()),
            Statement::If(self.spelled("squared > 0.0"), vec![Statement::Assign("t".to_owned(), self.spelled(t))]),
            self.number("ex", "ax1 + t * dx - bx"),
            self.number("ey", "ay1 + t * dy - by"),
            self.last(&format!("ex * ex + ey * ey {} br * br", self.within())),
        ]
    }

    fn turned_back(&self) -> Vec<Statement> {
        let within = self.within();
        vec![
            self.number("dx", "px - bcx"),
            self.number("dy", "py - bcy"),
            self.number("along", "dx * cos(bturn) + dy * sin(bturn)"),
            self.number("across", "dy * cos(bturn) - dx * sin(bturn)"),
            self.last(&format!("abs(along) {within} bw / 2.0 && abs(across) {within} bh / 2.0")),
        ]
    }

    fn axes(&self) -> Vec<Statement> {
        let parts = self.parts();
        let mut all = self.turns();
        let apart = |(shadows, apart, _)| self.apart(&format!("{shadows} {parts} 2.0 * abs({apart})"));
        all.extend(Self::AXES.map(apart));
        all.push(Statement::Last(self.syntax.truth(true).to_owned()));
        all
    }

    /// How far the centres of two turned rectangles are apart, and the turns of both.
    pub(super) fn turns(&self) -> Vec<Statement> {
        vec![
            self.number("dx", "bcx - acx"),
            self.number("dy", "bcy - acy"),
            self.number("cos_a", "cos(aturn)"),
            self.number("sin_a", "sin(aturn)"),
            self.number("cos_b", "cos(bturn)"),
            self.number("sin_b", "sin(bturn)"),
            self.number("c", "abs(cos_a * cos_b + sin_a * sin_b)"),
            self.number("s", "abs(cos_a * sin_b - sin_a * cos_b)"),
        ]
    }
}

/// How a language writes cosine and sine.
const fn turns(language: CodeLanguage) -> [&'static str; 2] {
    match language {
        CodeLanguage::Rust => ["f64::cos(", "f64::sin("],
        CodeLanguage::CSharp => ["System.Math.Cos(", "System.Math.Sin("],
        CodeLanguage::Java | CodeLanguage::JavaScript | CodeLanguage::TypeScript => ["Math.cos(", "Math.sin("],
        CodeLanguage::Python | CodeLanguage::Lua => ["math.cos(", "math.sin("],
        _ => ["cos(", "sin("],
    }
}
