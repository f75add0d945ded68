//! Two segments: on which side of each the ends of the other are, and where they meet.

use super::super::marks::Marks;
use super::super::rows::{PairRow, RowMethod, Said, Sight, methods};
use super::{MEETS, at, both, far, go_on, name_ends, part, place};
use crate::figure::{Item, Pictogram, Role};
use crate::scene::shared::number::{in_tenths, shown};
use crate::scene::{Content, Readings, Row};
use crate::text;
use crate::words::Text;
use hantei_collision::shapes::Pair;
use hantei_collision::{
    About, Contact, Named as _, Operator, Point, Question, Segment, SegmentsMethod, ShapeKind, Turn, orientation, side,
};

pub(super) const ROW: PairRow = PairRow {
    kinds: [ShapeKind::Segment, ShapeKind::Segment],
    start: [&[60.0, 60.0, 260.0, 160.0], &[80.0, 180.0, 200.0, 20.0]],
    letters: ["", ""],
    methods: methods!(SegmentsMethod: 0, 1, 2, 3, 4),
    names: &[],
    first_formula: "",
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

/// The names of the ends, and of those of the line that each is beside.
const ENDS: [(&str, [&str; 2]); 4] =
    [("A1", ["B1", "B2"]), ("A2", ["B1", "B2"]), ("B1", ["A1", "A2"]), ("B2", ["A1", "A2"])];
const CROSSES: [&str; 4] = ["cross(b1, b2, a1)", "cross(b1, b2, a2)", "cross(a1, a2, b1)", "cross(a1, a2, b2)"];

impl Case {
    fn of(pair: &Pair) -> Self {
        let [a, b] = both(pair);
        Self { a, b }
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

    fn den(&self) -> f64 {
        let ([ax, ay], [bx, by]) = (
            [self.a.end.x - self.a.start.x, self.a.end.y - self.a.start.y],
            [self.b.end.x - self.b.start.x, self.b.end.y - self.b.start.y],
        );
        by * ax - bx * ay
    }

    /// The parts of A and of B at which the lines meet; `None` for parallel ones.
    fn parts(&self) -> Option<[f64; 2]> {
        let den = self.den();
        (den != 0.0).then(|| [self.d(0) / den, -self.d(2) / den])
    }

    /// What both share, from a place to a place, if that is more than one.
    fn shared(&self) -> Option<[Point; 2]> {
        if !self.a.shares_length(self.b) {
            return None;
        }
        let on = |segment: Segment, from: Point| segment.contact(Segment::new(from, from)) != Contact::Apart;
        let mut ends: Vec<Point> = [self.a.start, self.a.end].into_iter().filter(|end| on(self.b, *end)).collect();
        ends.extend([self.b.start, self.b.end].into_iter().filter(|end| on(self.a, *end)));
        let last = ends.iter().copied().max_by(|one, other| one.distance(ends[0]).total_cmp(&other.distance(ends[0])));
        Some([*ends.first()?, last?])
    }

    /// Where they meet in one place.
    fn meets(&self) -> Option<Point> {
        if self.a.contact(self.b) == Contact::Apart || self.shared().is_some() {
            return None;
        }
        let on = |segment: Segment, from: Point| segment.contact(Segment::new(from, from)) != Contact::Apart;
        let end = [self.a.start, self.a.end].into_iter().find(|end| on(self.b, *end));
        let end = end.or_else(|| [self.b.start, self.b.end].into_iter().find(|end| on(self.a, *end)));
        end.or_else(|| Some(at(self.a, self.parts()?[0])))
    }

    fn apart(&self) -> f64 {
        let ends = [(self.b, self.a.start), (self.b, self.a.end), (self.a, self.b.start), (self.a, self.b.end)];
        ends.into_iter().map(|(segment, end)| far(segment, end)).fold(f64::INFINITY, f64::min)
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
            let Some([ua, ub]) = case.parts() else { return Vec::new() };
            vec![
                row(About::Along(false), text!("lines-where", letter = "A"), "ua = d1 / den", part(ua)),
                row(About::Along(true), text!("lines-where", letter = "B"), "ub = -d3 / den", part(ub)),
            ]
        }
        _ => (0..4)
            .map(|place| {
                let meaning = text!("lines-end", end = ENDS[place].0, side = case.turn(place), line = line(place));
                row(About::Along(place >= 2), meaning, CROSSES[place], shown(case.d(place)))
            })
            .collect(),
    }
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
    let number = |place: usize| said.walk.trace.get(place).map_or(0.0, |made| made.numbers[0]);
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
            let is_of_b = said.walk.question(made).and_then(|asked| asked.about) == Some(About::Along(true));
            text!("lines-not-in", letter = if is_of_b { "B" } else { "A" }, at = part(made.numbers[0]))
        }
        (_, None) if said.pair.contact() == Contact::Overlapping => text!("lines-each-both-sides", at = meets()),
        (_, None) => match case.meets() {
            Some(at) => text!("lines-no-product-above", at = place(at)),
            None => text!("lines-all-products"),
        },
        ("products-int32", Some(made))
            if made.numbers[0] > 0.0 && is_both_sides(&case, made.numbers[0] == number(0)) =>
        {
            text!("lines-wrapped", product = shown(made.numbers[0]))
        }
        (_, Some(made)) => {
            let of_b = usize::from(made.numbers[0] == number(1) && said.walk.trace.len() > 1);
            let [of, other] = if of_b == 1 { ["B", "A"] } else { ["A", "B"] };
            match made.numbers[0] == 0.0 {
                true => text!("lines-end-on-line", letter = of, other = other),
                false => text!("lines-one-side", letter = of, other = other),
            }
        }
    }
}

/// Whether the ends of A are on both sides of B; else those of B beside A.
fn is_both_sides(case: &Case, is_of_a: bool) -> bool {
    let [one, other] = if is_of_a { [0, 1] } else { [2, 3] };
    case.turn(one) != case.turn(other) && case.turn(one) != "on" && case.turn(other) != "on"
}

fn because(pair: &Pair, method: &RowMethod) -> Text {
    let case = Case::of(pair);
    let is_in_line = (0..4).all(|place| case.turn(place) == "on");
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
    name_ends(case.a, ["A1", "A2"], Role::FirstLine, marks);
    name_ends(case.b, ["B1", "B2"], Role::SecondLine, marks);
    match sight.lit {
        Some(About::Along(false)) => marks.line(case.b.start, case.b.end, Role::LitEdge),
        Some(About::Along(true)) => marks.line(case.a.start, case.a.end, Role::LitEdge),
        _ => {}
    }
    if let Some([from, to]) = case.shared() {
        for role in [Role::TouchedOutline, Role::Touched] {
            marks.tell(Item::Line { from, to, role, dashed: false });
        }
    }
    if let Some(at) = case.meets() {
        marks.dot(at, MEETS, Role::Overlap);
        marks.pointing(Text::plain(place(at)), at);
    } else if let (Some([ua, _]), Some(Contact::Apart)) = (case.parts(), Some(sight.pair.contact())) {
        // Where the lines meet, beyond a segment.
        marks.dot(at(case.a, ua), MEETS - 2.0, Role::Halo);
    }
    let of_sides = sight.method.is_some_and(|method| method.value_name().starts_with("products"));
    for place in (0..4).filter(|_| of_sides) {
        let (end, _) = case.end(place);
        let other = if place < 2 { [case.a.end, case.a.start][place] } else { [case.b.end, case.b.start][place - 2] };
        marks.under(text!("lines-side", side = case.turn(place), line = line(place)), end, other);
    }
}
