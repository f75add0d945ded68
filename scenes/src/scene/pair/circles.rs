//! Two circles, or a point and a circle: the distance of the centres, and how far both radii reach together.

use super::extras::{Extras, K};
use super::lens::LENS;
use super::marks::Marks;
use super::rows::{Dealt, PairRow, PairsRow, RowMethod, Said, Sight, dealt, methods};
use crate::figure::{Pictogram, Role};
use crate::scene::shared::number::{TENTH, in_tenths, length, shown, shown_pair, tidy};
use crate::scene::shared::random::{Numbers, STEP};
use crate::scene::{Content, Door, Examples, Facts, Fit, Row, examples};
use crate::text;
use crate::words::Text;
use hantei_collision::shapes::{Pair, Shape};
use hantei_collision::{
    About, Axis, BorderRule, Circle, CirclesMethod, Contact, Named as _, Operator, Point, PointInCircleMethod,
    Question, Rect, ShapeKind,
};

pub(super) static SCENE: PairsRow = PairsRow {
    facts: Facts {
        name: "circles",
        examples: examples!("circles"),
        deals: &["diagonal", "corner-of-boxes", "touching-whole", "small-large", "one-in-other", "point"],
        gestures: &["move", "click", "drag"],
        fit: Fit { part: 0.8, most: 0.74, ..Fit::WHEN_NEEDED },
        steps: true,
        figures: &[Door::Lens],
        ..Facts::NEW
    },
    pairs: &[
        PairRow {
            kinds: [ShapeKind::Circle, ShapeKind::Circle],
            start: [&[90.0, 80.0, 45.0], &[150.0, 160.0, 55.0]],
            letters: ["A", "B"],
            methods: methods!(CirclesMethod: 0, 1, 2, 3, 4, 5, 6),
            told: &[],
            names: &[&["ax", "ay", "ar"], &["bx", "by", "br"], &["a.x", "a.y", "a.r"], &["b.x", "b.y", "b.r"]],
            first_formula: "abs(bx - ax) < ar + br",
            in_rust: ["TwoCircles { a, b }", "TwoCircles"],
            ..POINT
        },
        POINT,
    ],
    has_code: true,
    knobs: &[K],
    actions: &[],
    deal,
    clear: 0.0,
    extras: Extras { lens: Some(LENS), ..Extras::NONE },
};

const POINT: PairRow = PairRow {
    kinds: [ShapeKind::Point, ShapeKind::Circle],
    start: [&[117.0, 116.0], &[150.0, 160.0, 55.0]],
    letters: ["P", "B"],
    // Of a point, the sum of the squares is the square of the only radius.
    methods: methods!(PointInCircleMethod: 0, 1, 2, 3, 5, 6),
    told: &[],
    names: &[&["px", "py"], &["bx", "by", "br"], &["b.x", "b.y", "b.r"]],
    first_formula: "abs(bx - px) < br",
    in_rust: ["PointAndCircle { p: a, circle: b }", "PointAndCircle"],
    values: &[
        ("dx", |pair| Case::of(pair).apart()[0]),
        ("dy", |pair| Case::of(pair).apart()[1]),
        ("d", |pair| Case::of(pair).far()),
        ("reach", |pair| Case::of(pair).reach()),
    ],
    approximate: &["whole", "boxes", "sum-of-squares", "as-corner", "as-diameter"],
    contact,
    computed,
    meaning,
    reason,
    because,
    marks,
    near: Some(near),
    around: None,
    is_open: false,
    finish: None,
    caption: None,
    pseudo_code: None,
};

/// Radius of a centre's dot and of the touching point, stage pixels. A smaller circle has no number for its radius.
const CENTRE: f64 = 7.0;
const TOUCH: f64 = 9.0;
const LEAST_RADIUS: f64 = 30.0;

/// Both as circles: a point is one of radius 0.
struct Case {
    a: Circle,
    b: Circle,
    has_point: bool,
    contact: Contact,
}

impl Case {
    fn of(pair: &Pair) -> Self {
        let round = |shape: &Shape| match shape {
            Shape::Circle(circle) => *circle,
            other => Circle::new(super::kinds::anchor(other), 0.0),
        };
        let has_point = matches!(pair.a(), Shape::Point(_));
        Self { a: round(pair.a()), b: round(pair.b()), has_point, contact: pair.contact() }
    }

    /// From A's centre to B's, on each axis.
    fn apart(&self) -> [f64; 2] {
        let (a, b) = (self.a.centre(), self.b.centre());
        [length(a.x, b.x), length(a.y, b.y)]
    }

    fn far(&self) -> f64 {
        self.a.centre().distance(self.b.centre())
    }

    fn reach(&self) -> f64 {
        tidy(self.a.radius() + self.b.radius())
    }

    /// From A's centre to B's as a method computes it: some take the places for corners.
    fn apart_by(&self, method: &str) -> [f64; 2] {
        let by = if method == "as-corner" { self.b.radius() - self.a.radius() } else { 0.0 };
        self.apart().map(|far| tidy(far + by))
    }

    /// What a method takes for the square of how far both reach.
    fn reach_by(&self, method: &str) -> f64 {
        let [a, b] = [self.a, self.b].map(Circle::radius);
        match method {
            "sum-of-squares" => tidy(a * a + b * b),
            "as-diameter" => tidy(self.reach() / 2.0),
            "root" | "whole" => self.reach(),
            _ => tidy(self.reach() * self.reach()),
        }
    }

    /// How far the centres are apart, and how far both reach: in so few decimals as tell them apart.
    fn numbers(&self) -> [String; 2] {
        let (far, reach) = (self.far(), self.reach());
        match self.contact {
            Contact::Touching => [shown(reach), shown(reach)],
            _ if (far - reach).abs() < TENTH && tidy(far) != reach => shown_pair(tidy(far), reach),
            // They differ by less than what is shown.
            Contact::Apart if tidy(far) == reach => shown_pair(far.max(reach.next_up()), reach),
            _ if tidy(far) == reach => shown_pair(far.min(reach.next_down()), reach),
            _ => [shown((far * 10.0).round() / 10.0), shown(reach)],
        }
    }

    /// What is said of two circles, or of a point and a circle, with the numbers.
    fn says(&self, circles: Text, point: Text) -> Text {
        let [far, reach] = self.numbers();
        let by = (self.far() - self.a.radius() - self.b.radius()).abs();
        if self.has_point { point } else { circles }.with("far", far).with("reach", reach).with("by", in_tenths(by))
    }
}

fn contact(pair: &Pair) -> Text {
    let case = Case::of(pair);
    match case.contact {
        Contact::Apart => case.says(text!("circles-apart"), text!("point-circle-apart")),
        Contact::Touching => case.says(text!("circles-touching"), text!("point-circle-touching")),
        Contact::Overlapping => case.says(text!("circles-overlapping"), text!("point-circle-overlapping")),
    }
}

/// What is computed before the comparison, and both of its numbers as bars.
fn computed(pair: &Pair, method: &RowMethod) -> Vec<Row> {
    let (case, name) = (Case::of(pair), method.value_name());
    let ([dx, dy], [ar, br], reach) = (case.apart_by(name), [case.a, case.b].map(Circle::radius), case.reach());
    let from = if case.has_point { "p" } else { "a" };
    let row = |picture, about, content| Row { picture, ..Row::new(Some(about), content) };
    let mut rows = vec![row(
        Pictogram::Distance,
        About::Nearest,
        Content::Computed {
            meaning: text!("circle-how-far"),
            code: match (name, case.has_point) {
                ("as-corner", false) => "dx = bx + br - ax - ar, …".into(),
                ("as-corner", true) => "dx = bx + br - px, …".into(),
                _ => format!("dx = bx - {from}x, dy = by - {from}y"),
            },
            from: None,
            value: format!("{}, {}", shown(dx), shown(dy)),
        },
    )];
    if !case.has_point && !matches!(name, "sum-of-squares" | "as-diameter") {
        rows.push(row(
            Pictogram::Reach,
            About::Reach,
            Content::Computed {
                meaning: text!("circles-both-radii"),
                code: "r = ar + br".into(),
                from: Some(shown_pair(ar, br).join(" + ")),
                value: shown_pair(reach, ar.max(br))[0].clone(),
            },
        ));
    }
    let squares = [tidy(dx * dx), tidy(dy * dy)];
    let (sum, other) = (tidy(squares[0] + squares[1]), case.reach_by(name));
    let [r, r2, half] = if case.has_point { ["br", "br²", "br / 2"] } else { ["r", "r²", "ar / 2 + br / 2"] };
    let of_squares = |r2: &'static str, other_formula: String| Content::Bars {
        name: "dx² + dy²",
        parts: squares.map(|square| (square, shown(square))).into(),
        formula: format!("{} + {} = {}", shown(squares[0]), shown(squares[1]), shown(sum)),
        other: r2,
        number: (other, shown(other)),
        other_formula,
        is_of_first: false,
    };
    let far = case.numbers()[0].clone();
    let of_root = |name: &'static str, (far, said): (f64, String), r: &'static str| Content::Bars {
        name,
        formula: format!("sqrt({}) = {}", shown(sum), case.numbers()[0]),
        parts: vec![(far, said)],
        other: r,
        number: (other, shown(other)),
        other_formula: String::new(),
        is_of_first: false,
    };
    let bars = match name {
        "squared" | "as-corner" => of_squares(r2, format!("{0} × {0} = {1}", shown(reach), shown(other))),
        "sum-of-squares" => {
            of_squares("ar² + br²", format!("{} + {} = {}", shown(ar * ar), shown(br * br), shown(other)))
        }
        "root" => of_root("sqrt(dx² + dy²)", (case.far(), far), r),
        "as-diameter" => of_root("sqrt(dx² + dy²)", (case.far(), far), half),
        "whole" => of_root("trunc(sqrt(dx² + dy²))", (case.far().trunc(), shown(case.far().trunc())), r),
        _ => return rows,
    };
    rows.push(row(Pictogram::None, About::Nearest, bars));
    rows
}

fn meaning(_: &Pair, method: &RowMethod, question: &Question) -> (Text, Option<bool>) {
    if method.value_name() == "sum-of-squares" {
        return (text!("circles-row-sum"), Some(true));
    }
    let or_at = if question.operator == Operator::AtMost { "-or-at" } else { "" };
    let on = question.about.and_then(About::axis).map_or("near", Axis::name);
    // Of the square, the number itself.
    let is_half = method.value_name() == "as-diameter";
    let reach = if is_half { &question.right } else { question.right.split(' ').next().unwrap_or_default() };
    let reach = reach.to_owned();
    (text!("circles-row-asks", what = format!("{on}{or_at}"), reach = reach), Some(true))
}

fn reason(said: &Said) -> Text {
    let case = Case::of(said.pair);
    let last = said.walk.trace.last().and_then(|made| said.walk.question(made)?.about);
    match last {
        Some(About::Centres(_)) if said.says => case.says(text!("circles-boxes-hit"), text!("point-circle-boxes-hit")),
        Some(About::Centres(axis)) => {
            case.says(text!("circles-boxes-miss"), text!("point-circle-boxes-miss")).with("axis", axis.name())
        }
        _ => of_number(&case, said.method.value_name()).unwrap_or_else(|| contact_reason(&case)),
    }
}

/// What a wrong method computes, with its numbers.
fn of_number(case: &Case, method: &str) -> Option<Text> {
    let [dx, dy] = case.apart_by(method);
    let number = |number: f64| shown((tidy(number) * 10.0).round() / 10.0);
    let said = match method {
        "whole" => case.says(text!("circles-whole"), text!("point-circle-whole")),
        "sum-of-squares" => text!("circles-sum-of-squares"),
        "as-corner" => case.says(text!("circles-corner"), text!("point-circle-corner")),
        "as-diameter" => case.says(text!("circles-diameter"), text!("point-circle-diameter")),
        _ => return None,
    };
    let said = said.with("whole", shown(case.far().trunc())).with("sum", number(dx * dx + dy * dy));
    Some(said.with("corner", number(dx.hypot(dy))).with("other", number(case.reach_by(method))))
}

fn contact_reason(case: &Case) -> Text {
    match case.contact {
        Contact::Apart => case.says(text!("circles-too-far"), text!("point-circle-too-far")),
        Contact::Touching => case.says(text!("circles-they-touch"), text!("point-circle-they-touch")),
        Contact::Overlapping => case.says(text!("circles-near"), text!("point-circle-near")),
    }
}

fn because(pair: &Pair, method: &RowMethod) -> Text {
    let case = Case::of(pair);
    match (method.value_name(), case.contact) {
        ("boxes", Contact::Touching) => {
            case.says(text!("circles-because-touching"), text!("point-circle-because-touching"))
        }
        ("whole", _) => {
            text!("circles-because-whole", far = case.numbers()[0].clone(), whole = shown(case.far().trunc()))
        }
        ("sum-of-squares", _) => text!("circles-because-sum"),
        ("as-corner", _) => case.says(text!("circles-because-corner"), text!("point-circle-because-corner")),
        ("as-diameter", _) => case.says(text!("circles-because-diameter"), text!("point-circle-because-diameter")),
        ("boxes", _) => case.says(text!("circles-because-boxes"), text!("point-circle-because-boxes")),
        _ => text!("circle-because-rounding"),
    }
}

fn marks(sight: &Sight, marks: &mut Marks) {
    let case = Case::of(sight.pair);
    let (a, b) = (case.a.centre(), case.b.centre());
    let turn = Point::new(b.x, a.y);
    let method = sight.method.map(|method| method.value_name());
    if method == Some("boxes") {
        marks.box_around(case.a.bounds(), Role::FirstBox);
        marks.box_around(case.b.bounds(), Role::SecondBox);
    }
    if method == Some("as-corner") {
        // The boxes whose corners the test takes the centres for.
        for (circle, role) in [(case.a, Role::FirstLine), (case.b, Role::SecondLine)] {
            let side = 2.0 * circle.radius();
            marks.box_around(Rect::from_origin_size(circle.centre(), side, side), role);
        }
    }
    if turn != a && turn != b {
        marks.dashed(a, turn, Role::Measure);
        marks.dashed(turn, b, Role::Measure);
    }
    if a != b {
        marks.way(a, b, Role::Distance);
    }
    match sight.lit {
        Some(About::Centres(Axis::X)) => marks.way(a, turn, Role::Way),
        Some(About::Centres(_)) => marks.way(turn, b, Role::Way),
        Some(About::Nearest | About::Reach) => marks.way(a, b, Role::Way),
        _ => {}
    }
    let part = case.a.radius() / case.reach().max(f64::MIN_POSITIVE);
    let met = a.moved((b.x - a.x) * part, (b.y - a.y) * part);
    let touches = case.contact == Contact::Touching;
    if touches {
        marks.dot(met, TOUCH, Role::Overlap);
    }
    for (centre, circle) in [(a, case.a), (b, case.b)] {
        if circle.radius() > 0.0 {
            marks.dot(centre, CENTRE, Role::Halo);
        }
    }
    // The radii lie on the line of the centres, as far as that reaches; else they lead away from it.
    let is_on_line = case.contact != Contact::Overlapping && !case.has_point;
    for (circle, other) in [(case.a, b), (case.b, a)] {
        let (centre, radius, far) = (circle.centre(), circle.radius(), case.far());
        if radius * sight.viewport.zoom < LEAST_RADIUS {
            continue;
        }
        let part = if is_on_line { radius / far } else { -radius / far };
        let ways = if far > 0.0 { ((other.x - centre.x) * part, (other.y - centre.y) * part) } else { (-radius, 0.0) };
        let end = centre.moved(ways.0, ways.1);
        if !is_on_line {
            marks.line(centre, end, Role::InFirst);
        }
        marks.beside(Text::plain(format!("r {}", shown(radius))), [centre, end]);
    }
    if turn != a && turn != b {
        let [dx, dy] = case.apart().map(|far| shown(far.abs()));
        marks.beside(Text::plain(dx), [a, turn]);
        marks.beside(Text::plain(dy), [turn, b]);
    }
    if a != b && !is_on_line {
        marks.badge(Text::plain(case.numbers()[0].clone()), [a, b]);
    }
    if touches {
        marks.pointing(contact(sight.pair), met);
    }
}

/// The line of the centres is near.
fn near(pair: &Pair, at: Point, reach: f64) -> Option<About> {
    let case = Case::of(pair);
    let ends = [case.a, case.b].map(|circle| circle.centre().distance(at));
    (ends.iter().sum::<f64>() - case.far() < reach / 2.0).then_some(About::Nearest)
}

/// Whole numbers whose squares add up to a square: across, down, and the length.
const WHOLE: [[f64; 3]; 3] = [[60.0, 80.0, 100.0], [50.0, 120.0, 130.0], [80.0, 60.0, 100.0]];

/// How far apart the kinds of case are on each axis, as parts of what both reach; a point and exact touching come near it.
const PARTS: [[f64; 2]; 6] = [[0.62, 0.64], [0.74, 0.78], [0.0, 0.0], [0.6, 0.83], [0.2, 0.15], [0.7, 0.7]];

/// B in the middle, and A or P at a distance that is hard to see at once.
fn deal(kind: usize, numbers: &mut Numbers) -> Dealt {
    let [x, y] = [200.0, 165.0].map(|at| at + numbers.in_steps(STEP, -20.0, 20.0));
    let (a, b) = (numbers.in_steps(STEP, 30.0, 60.0), numbers.in_steps(STEP, 40.0, 70.0));
    let is_point = kind == PARTS.len() - 1;
    let reach = if is_point { b + numbers.in_steps(1.0, -5.0, 5.0) } else { a + b };
    let (mut apart, mut radii) = (PARTS[kind].map(|part| (part * reach).round()), [a, b]);
    let mut border = BorderRule::AsWritten;
    match kind {
        2 => {
            let [across, down, sum] = WHOLE[numbers.place(WHOLE.len())];
            (apart, radii) = ([across, down], [sum - b, b]);
            border = [BorderRule::Hits, BorderRule::Misses][numbers.place(2)];
        }
        3 => radii = [10.0, reach - 10.0],
        _ => {}
    }
    let [across, down] = apart.map(|far| if numbers.coin() { far } else { -far });
    let first = [x + across, y + down].into_iter().chain((!is_point).then_some(radii[0]));
    dealt([first.collect(), vec![x, y, radii[1]]], border)
}
