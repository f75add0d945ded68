//! Two segments: on which side of each the ends of the other are, and where they meet.

use super::super::marks::Marks;
use super::super::rows::{PairRow, RowMethod, Said, Sight, methods};
use super::{MEETS, at, far, go_on, name_ends, part, place, segment_of, show_inside};
use crate::figure::{Pictogram, Role};
use crate::scene::shared::number::{in_tenths, shown};
use crate::scene::{Content, Readings, Row};
use crate::text;
use crate::words::Text;
use hantei_collision::shapes::Pair;
use hantei_collision::{
    About, Comparison, Contact, Named as _, Operator, Point, Question, Segment, SegmentsMethod, ShapeKind, Turn, Vec2,
    orientation, side,
};

pub(super) const ROW: PairRow = PairRow {
    kinds: [ShapeKind::Segment, ShapeKind::Segment],
    start: [&[60.0, 60.0, 260.0, 160.0], &[80.0, 180.0, 200.0, 20.0]],
    letters: ["", ""],
    methods: methods!(SegmentsMethod: 0, 1, 2, 3, 4),
    told: &[],
    names: &[&["ax1", "ay1", "ax2", "ay2"], &["bx1", "by1", "bx2", "by2"]],
    first_formula: "max(ax1, ax2) > min(bx1, bx2)",
    in_rust: ["TwoSegments { a, b }", "TwoSegments"],
    values: &[
        ("d1", |pair| Case::of(pair).d(0)),
        ("d2", |pair| Case::of(pair).d(1)),
        ("d3", |pair| Case::of(pair).d(2)),
        ("d4", |pair| Case::of(pair).d(3)),
    ],
    approximate: &["products-int32", "u-values", "infinite", "products-closed"],
    contact,
    computed,
    meaning,
    reason,
    because,
    marks,
    near: None,
    around: None,
    is_open: false,
    finish: Some(finish),
    pseudo_code: None,
    caption: None,
};

/// Both segments, and what follows.
struct Case {
    a: Segment,
    b: Segment,
}

/// The longest computation beside its name, letters.
const LONGEST: usize = 22;
const ENDS: [&str; 4] = ["A1", "A2", "B1", "B2"];
const CROSSES: [&str; 4] = ["cross(b1, b2, a1)", "cross(b1, b2, a2)", "cross(a1, a2, b1)", "cross(a1, a2, b2)"];

impl Case {
    fn of(pair: &Pair) -> Self {
        Self { a: segment_of(pair.a()), b: segment_of(pair.b()) }
    }

    /// An end, and the line beside which it is.
    fn end(&self, place: usize) -> (Point, Segment) {
        match place {
            0 => (self.a.start, self.b),
            1 => (self.a.end, self.b),
            2 => (self.b.start, self.a),
            _ => (self.b.end, self.a),
        }
    }

    /// The cross product of an end beside the other line.
    fn d(&self, place: usize) -> f64 {
        let (end, line) = self.end(place);
        side(line.start, line.end, end)
    }

    /// The exact side of an end.
    fn turn(&self, place: usize) -> &'static str {
        let (end, line) = self.end(place);
        match orientation(line.start, line.end, end) {
            Turn::Right => "right",
            Turn::Left => "left",
            Turn::Straight => "on",
        }
    }

    /// Whether all four ends are on one line.
    fn is_in_line(&self) -> bool {
        (0..4).all(|place| self.turn(place) == "on")
    }

    fn den(&self) -> f64 {
        let (a, b) = (self.a.end - self.a.start, self.b.end - self.b.start);
        b.y * a.x - b.x * a.y
    }

    /// The parts of A and of B at which the lines meet; `None` for parallel ones.
    fn parts(&self) -> Option<[f64; 2]> {
        let den = self.den();
        (den != 0.0).then(|| [self.d(0) / den, -self.d(2) / den])
    }

    /// The ends that are on the other segment.
    fn ends_on(&self) -> Vec<Point> {
        let is_on = |&(end, other): &(Point, Segment)| other.contact(Segment::new(end, end)) != Contact::Apart;
        (0..4).map(|place| self.end(place)).filter(is_on).map(|(end, _)| end).collect()
    }

    /// What both share, from a place to a place, if that is more than one.
    fn shared(&self) -> Option<[Point; 2]> {
        if !self.a.shares_length(self.b) {
            return None;
        }
        let ends = self.ends_on();
        let last = ends.iter().copied().max_by(|one, other| one.distance(ends[0]).total_cmp(&other.distance(ends[0])));
        Some([*ends.first()?, last?])
    }

    /// Where they meet in one place.
    fn meets(&self) -> Option<Point> {
        if self.a.contact(self.b) == Contact::Apart || self.shared().is_some() {
            return None;
        }
        self.ends_on().first().copied().or_else(|| Some(at(self.a, self.parts()?[0])))
    }

    fn apart(&self) -> f64 {
        (0..4).map(|place| self.end(place)).map(|(end, other)| far(other, end)).fold(f64::INFINITY, f64::min)
    }
}

fn contact(pair: &Pair) -> Text {
    let case = Case::of(pair);
    match (pair.contact(), case.meets()) {
        (Contact::Apart, _) => text!("lines-apart", by = in_tenths(case.apart())),
        (Contact::Touching, Some(at)) => text!("lines-touching", at = place(at)),
        (Contact::Touching, None) => text!("lines-share"),
        (Contact::Overlapping, at) => text!("lines-crossing", at = at.map(place).unwrap_or_default()),
    }
}

/// The four cross products, or where the lines meet.
fn computed(pair: &Pair, method: &RowMethod) -> Vec<Row> {
    let case = Case::of(pair);
    let row = |about, meaning, code: &str, value| Row {
        picture: Pictogram::Side,
        ..Row::new(Some(about), Content::Computed { meaning, code: code.into(), from: None, value })
    };
    match method.value_name() {
        "infinite" => Vec::new(),
        "u-values" => {
            let den = row(About::Along(false), text!("lines-den"), "den = d1 - d2", shown(case.den()));
            let Some([ua, ub]) = case.parts() else { return vec![den] };
            vec![
                den,
                row(About::Along(false), text!("lines-where", letter = "A"), "ua = d1 / den", part(ua)),
                row(About::Along(true), text!("lines-where", letter = "B"), "ub = -d3 / den", part(ub)),
            ]
        }
        _ => {
            let end = |place: usize| {
                let meaning = text!("lines-end", end = ENDS[place], side = case.turn(place), line = line(place));
                row(About::Along(place >= 2), meaning, CROSSES[place], shown(case.d(place)))
            };
            (0..4).map(end).chain(where_on_a(&case)).collect()
        }
    }
}

/// Where on A they meet, if in one place.
fn where_on_a(case: &Case) -> Option<Row> {
    case.meets()?;
    let ([t, _], [one, other]) = (case.parts()?, [case.d(0), case.d(1)].map(f64::abs));
    let [numerator, denominator] = [one, one + other].map(shown);
    let computed = format!("{numerator} / {denominator} = {}", part(t));
    let said = if computed.len() <= LONGEST { computed } else { format!("t = {}", part(t)) };
    let content = Content::Span {
        meaning: text!("lines-where-on", letter = "A"),
        part: Some([t, t]),
        said: Text::plain(said),
        is_shared: true,
    };
    Some(Row::new(None, content))
}

/// The line that an end is beside: A or B.
const fn line(place: usize) -> &'static str {
    if place < 2 { "B" } else { "A" }
}

fn meaning(_: &Pair, _: &RowMethod, question: &Question) -> (Text, Option<bool>) {
    let letters = if question.about == Some(About::Along(true)) { ["B", "A"] } else { ["A", "B"] };
    let [of, other] = letters;
    let text = match &*question.left {
        "den" => text!("lines-row-parallel"),
        "ua" | "ub" if question.right == "0" => text!("lines-row-after", letter = of),
        "ua" | "ub" => text!("lines-row-before", letter = of),
        _ if question.operator == Operator::AtMost => text!("lines-row-not-one-side", letter = of, other = other),
        _ => text!("lines-row-both-sides", letter = of, other = other),
    };
    (text, Some(true))
}

fn reason(said: &Said) -> Text {
    let case = Case::of(said.pair);
    let meets = || case.parts().map(|[ua, _]| place(at(case.a, ua))).unwrap_or_default();
    let failed = said.walk.trace.iter().rfind(|made| !made.holds);
    match (said.method.value_name(), failed) {
        ("infinite", None) => text!("lines-not-parallel"),
        ("infinite" | "u-values", Some(made)) if made.numbers[1] == 0.0 && case.parts().is_none() => {
            text!("lines-are-parallel")
        }
        ("u-values", None) => {
            let [ua, ub] = case.parts().unwrap_or_default();
            text!("lines-in-both", ua = part(ua), ub = part(ub))
        }
        ("u-values", Some(made)) => {
            text!("lines-not-in", letter = if is_of_b(said, made) { "B" } else { "A" }, at = part(made.numbers[0]))
        }
        (_, None) if said.pair.contact() == Contact::Overlapping => text!("lines-each-both-sides", at = meets()),
        (_, None) => match case.meets() {
            _ if said.method.value_name() == "products-int32" => came_out(said),
            Some(at) => text!("lines-no-product-above", at = place(at)),
            None if case.is_in_line() => text!("lines-all-products"),
            None => came_out(said),
        },
        // What a product says is said only if the exact sides agree: it can be rounded, or wrap.
        (_, Some(made)) => {
            let ([of, other], first) = if is_of_b(said, made) { (["B", "A"], 2) } else { (["A", "B"], 0) };
            match (case.turn(first), case.turn(first + 1), made.numbers[0]) {
                (one, two, 0.0) if one == "on" || two == "on" => {
                    text!("lines-end-on-line", letter = of, other = other)
                }
                (one, two, 0.0..) if one == two && one != "on" => text!("lines-one-side", letter = of, other = other),
                _ => came_out(said),
            }
        }
    }
}

/// Whether a comparison is about B's ends, or the place on B.
fn is_of_b(said: &Said, made: &Comparison) -> bool {
    said.walk.question(made).and_then(|asked| asked.about) == Some(About::Along(true))
}

/// The products that a method compared, as it computed them.
fn came_out(said: &Said) -> Text {
    let products: Vec<String> = said.walk.trace.iter().map(|made| shown(made.numbers[0])).collect();
    let products = products.join(", ");
    match said.method.value_name() {
        "products-int32" => text!("lines-wrapped", products = products),
        _ => text!("lines-products", products = products),
    }
}

fn because(pair: &Pair, method: &RowMethod) -> Text {
    let is_in_line = Case::of(pair).is_in_line();
    match method.value_name() {
        "products-int32" => text!("lines-because-int32"),
        "infinite" if pair.contact() == Contact::Apart => text!("lines-because-infinite"),
        "u-values" | "infinite" if is_in_line => text!("lines-because-den"),
        _ if is_in_line => text!("lines-because-in-line"),
        _ if pair.contact() == Contact::Touching => text!("lines-because-touching"),
        _ => text!("point-rect-because-rounding"),
    }
}

/// `both sides, twice:`
fn finish(said: &Said, readings: &mut Readings) {
    readings.sum = match said.method.value_name() {
        "u-values" => Some(if said.says { text!("lines-sum-parts") } else { text!("lines-sum-not-parts") }),
        "infinite" => None,
        "products-closed" if said.says => Some(text!("lines-sum-none-above")),
        _ => Some(if said.says { text!("lines-sum-both") } else { text!("lines-sum-one") }),
    }
    .or_else(|| readings.sum.take());
}

fn marks(sight: &Sight, marks: &mut Marks) {
    let case = Case::of(sight.pair);
    go_on(case.a, Role::FirstLine, sight, marks);
    go_on(case.b, Role::SecondLine, sight, marks);
    match sight.lit {
        Some(About::Along(false)) => marks.line(case.b.start, case.b.end, Role::LitEdge),
        Some(About::Along(true)) => marks.line(case.a.start, case.a.end, Role::LitEdge),
        _ => {}
    }
    if let Some([from, to]) = case.shared() {
        show_inside([from, to], marks);
    }
    if let Some(at) = case.meets() {
        marks.dot(at, MEETS, Role::Overlap);
        marks.badge_around(Text::plain(place(at)), at, Vec2::new(0.0, 1.0));
    } else if let (Some([ua, _]), Contact::Apart) = (case.parts(), sight.pair.contact()) {
        // Where the lines meet, beyond a segment.
        marks.dot(at(case.a, ua), MEETS - 2.0, Role::Halo);
    }
    let of_sides = sight.method.is_some_and(|method| method.value_name().starts_with("products"));
    let side = |place: usize| of_sides.then(|| text!("lines-side", side = case.turn(place), line = line(place)));
    name_ends(case.a, ["A1", "A2"], Role::FirstLine, [side(0), side(1)], marks);
    name_ends(case.b, ["B1", "B2"], Role::SecondLine, [side(2), side(3)], marks);
}
