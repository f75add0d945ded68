//! A segment and a circle: the nearest point of the segment, or where its line enters and leaves.

use super::super::marks::Marks;
use super::super::rows::{PairRow, RowMethod, Said, Sight, methods};
use super::{MEETS, at, far, go_on, in_b, name_ends, on_segment, part, segment_of, show_inside, two};
use crate::figure::{Pictogram, Role};
use crate::scene::shared::number::{in_tenths, shown, to_tenths};
use crate::scene::{Content, Readings, Row};
use crate::text;
use crate::words::Text;
use hantei_collision::shapes::{Pair, Shape};
use hantei_collision::{
    About, Circle, Contact, End, Named as _, Point, Question, Segment, SegmentCircleMethod, ShapeKind,
};

pub(super) const ROW: PairRow = PairRow {
    kinds: [ShapeKind::Segment, ShapeKind::Circle],
    start: [&[40.0, 40.0, 260.0, 150.0], &[160.0, 130.0, 50.0]],
    letters: ["", "B"],
    methods: methods!(SegmentCircleMethod: 0, 1, 2, 3, 4, 5, 6),
    names: &[&["ax1", "ay1", "ax2", "ay2"], &["bx", "by", "br"]],
    first_formula: "abs(ax1 - bx) < br",
    in_rust: ["SegmentAndCircle { segment: a, circle: b }", "SegmentAndCircle"],
    values: &[("t", |pair| Case::of(pair).foot())],
    approximate: &["ends-then-foot", "foot-on-segment", "unclamped", "either-root", "first-root", "ends"],
    contact,
    computed,
    meaning,
    reason,
    because,
    marks,
    finish: Some(finish),
    pseudo_code: Some(pseudo_code),
    ..two::ROW
};

/// The segment and the circle.
struct Case {
    a: Segment,
    b: Circle,
}

impl Case {
    fn of(pair: &Pair) -> Self {
        let b = match pair.b() {
            Shape::Circle(circle) => *circle,
            other => Circle::new(super::super::kinds::middle(other), 0.0),
        };
        Self { a: segment_of(pair.a()), b }
    }

    /// From a1 to a2, from the centre to a1.
    fn vectors(&self) -> [(f64, f64); 2] {
        let (from, to, centre) = (self.a.start, self.a.end, self.b.centre());
        [(to.x - from.x, to.y - from.y), (from.x - centre.x, from.y - centre.y)]
    }

    /// The part of A where the foot of the perpendicular from the centre is; 0 for a point.
    fn foot(&self) -> f64 {
        let [d, f] = self.vectors();
        let length = d.0 * d.0 + d.1 * d.1;
        if length > 0.0 { -(d.0 * f.0 + d.1 * f.1) / length } else { 0.0 }
    }

    /// The parts at which the line of A enters and leaves B.
    fn roots(&self) -> Option<[f64; 2]> {
        let [d, f] = self.vectors();
        let (length, half) = (d.0 * d.0 + d.1 * d.1, d.0 * f.0 + d.1 * f.1);
        let radius = self.b.radius();
        let disc = half * half - length * (f.0 * f.0 + f.1 * f.1 - radius * radius);
        (length > 0.0 && disc >= 0.0).then(|| [(-half - disc.sqrt()) / length, (-half + disc.sqrt()) / length])
    }

    /// From where to where A is in B.
    fn inside(&self) -> Option<[f64; 2]> {
        on_segment(self.roots()?)
    }

    /// How far the centre is from a part of A's line.
    fn far(&self, part: f64) -> f64 {
        at(self.a, part).distance(self.b.centre())
    }

    fn has_end_in(&self) -> bool {
        [0.0, 1.0].into_iter().any(|end| self.far(end) <= self.b.radius())
    }
}

fn contact(pair: &Pair) -> Text {
    let case = Case::of(pair);
    match (pair.contact(), case.inside()) {
        (Contact::Apart, _) => text!("lines-apart", by = in_tenths(far(case.a, case.b.centre()) - case.b.radius())),
        (Contact::Touching, _) => text!("lines-rect-touching"),
        (_, inside) => in_b(inside),
    }
}

/// Where the foot is, or where the line enters and leaves.
fn computed(pair: &Pair, method: &RowMethod) -> Vec<Row> {
    let case = Case::of(pair);
    let row = |picture, meaning, code: &str, value| Row {
        picture,
        ..Row::new(Some(About::Along(false)), Content::Computed { meaning, code: code.into(), from: None, value })
    };
    match (method.value_name(), case.roots()) {
        ("ends", _) | ("either-root" | "first-root", None) => Vec::new(),
        ("either-root" | "first-root", Some([from, to])) => {
            let value = format!("{}, {}", part(from), part(to));
            vec![row(Pictogram::Side, text!("lines-row-roots"), "(-q ± sqrt(disc)) / d²", value)]
        }
        _ => {
            vec![row(Pictogram::Distance, text!("lines-row-foot"), "dot(b-a1, d) / dot(d, d)", part(case.foot()))]
        }
    }
}

fn meaning(_: &Pair, method: &RowMethod, question: &Question) -> (Text, Option<bool>) {
    let is_clamped = method.value_name() == "clamped";
    match (&*question.left, &*question.right) {
        ("t", "0") if is_clamped => (text!("lines-row-before-start"), None),
        ("t", _) if is_clamped => (text!("lines-row-beyond-end"), None),
        ("t" | "t1" | "t2", "0") => (text!("lines-row-from-start", name = question.left.to_string()), Some(true)),
        ("t" | "t1" | "t2", _) => (text!("lines-row-to-end", name = question.left.to_string()), Some(true)),
        ("squared(d)", _) => (text!("lines-row-length"), Some(true)),
        ("disc", _) => (text!("lines-row-disc"), Some(true)),
        ("squared(p - b)" | "distance(p, b)", _) => (text!("lines-row-reach"), Some(true)),
        ("squared(a1 - b)", _) => (text!("lines-row-end", end = "A1"), None),
        ("squared(a2 - b)", _) => (text!("lines-row-end", end = "A2"), None),
        _ => (text!("lines-row-on-a"), Some(true)),
    }
}

fn reason(said: &Said) -> Text {
    let case = Case::of(said.pair);
    let foot = case.foot();
    let numbers = |part: f64| (to_tenths(case.far(part)), shown(case.b.radius()));
    let end = said.walk.trace.iter().filter(|made| made.holds).find_map(|made| said.walk.question(made)?.about);
    let (far, reach) = numbers(foot);
    match (said.method.value_name(), said.says) {
        ("clamped", _) => {
            let (far, reach) = numbers(foot.clamp(0.0, 1.0));
            text!("lines-nearest", far = far, reach = reach)
        }
        ("ends" | "ends-then-foot", true) if matches!(end, Some(About::EndOf(_))) => {
            text!("lines-end-in", end = if end == Some(About::EndOf(End::Min)) { "A1" } else { "A2" })
        }
        ("ends", _) => text!("lines-no-end-in"),
        ("unclamped", _) => text!("lines-line-far", far = far, reach = reach),
        ("either-root" | "first-root", says) => match case.roots() {
            None => text!("lines-line-misses"),
            Some([from, to]) if says => text!("lines-roots-hit", from = part(from), to = part(to)),
            Some([from, to]) => text!("lines-roots-miss", from = part(from), to = part(to)),
        },
        _ if !(0.0..=1.0).contains(&foot) => text!("lines-foot-off", at = part(foot)),
        _ => text!("lines-foot-far", far = far, reach = reach),
    }
}

fn because(pair: &Pair, method: &RowMethod) -> Text {
    let case = Case::of(pair);
    let contact = pair.contact();
    match method.value_name() {
        "ends-then-foot" if contact == Contact::Apart => text!("lines-because-buffer"),
        "unclamped" if contact == Contact::Apart => text!("lines-because-infinite"),
        "ends" if contact == Contact::Overlapping => text!("lines-because-through"),
        _ if case.a.start == case.a.end => text!("lines-because-no-length"),
        "either-root" if contact == Contact::Overlapping => text!("lines-because-no-root"),
        "first-root" if contact != Contact::Apart && case.has_end_in() => text!("lines-because-first-root"),
        "foot-on-segment" if contact != Contact::Apart && case.has_end_in() => text!("lines-because-only-end"),
        _ if contact == Contact::Touching => text!("lines-because-touching"),
        _ => text!("point-rect-because-rounding"),
    }
}

/// `near enough:`
fn finish(said: &Said, readings: &mut Readings) {
    let hit = said.says;
    readings.sum = Some(match said.method.value_name() {
        "ends" | "ends-then-foot" if hit => text!("lines-sum-found"),
        "ends" | "ends-then-foot" => text!("lines-sum-none"),
        "either-root" | "first-root" if hit => text!("lines-sum-in"),
        "either-root" | "first-root" => text!("lines-sum-never"),
        _ if hit => text!("sum-near"),
        _ => text!("sum-far"),
    });
}

/// A method in short.
fn pseudo_code(method: &str) -> &'static str {
    match method {
        "clamped" => {
            "t = dot(b - a1, d) / dot(d, d)\nif t < 0: t = 0\nif t > 1: t = 1\np = a1 + t * d\nhit = squared(p - b) <= br * br"
        }
        "ends-then-foot" => {
            "if a1 or a2 is in the circle: hit\nt = dot(b - a1, d) / dot(d, d)\np = a1 + t * d\n\
             if p is on the segment, within 0.1: hit = distance(p, b) <= br"
        }
        "foot-on-segment" => "t = dot(b - a1, d) / dot(d, d)\nhit = 0 <= t <= 1 and squared(a1 + t * d - b) < br * br",
        "unclamped" => "t = dot(b - a1, d) / dot(d, d)\nhit = squared(a1 + t * d - b) <= br * br",
        "either-root" => "t1, t2 = where the line crosses the circle\nhit = 0 <= t1 <= 1 or 0 <= t2 <= 1",
        "first-root" => "t1 = where the line enters the circle\nhit = 0 <= t1 <= 1",
        _ => "hit = squared(a1 - b) <= br * br\n    or squared(a2 - b) <= br * br",
    }
}

fn marks(sight: &Sight, marks: &mut Marks) {
    let case = Case::of(sight.pair);
    let method = sight.method.map_or("", |method| method.value_name());
    let centre = case.b.centre();
    name_ends(case.a, ["A1", "A2"], Role::FirstLine, [None, None], marks);
    if !matches!(method, "clamped" | "ends") {
        go_on(case.a, Role::FirstLine, sight, marks);
    }
    if let Some([from, to]) = case.inside().filter(|[from, to]| from < to) {
        show_inside([from, to].map(|part| at(case.a, part)), marks);
    }
    let foot = if method == "clamped" { case.foot().clamp(0.0, 1.0) } else { case.foot() };
    let roots = case.roots().filter(|_| method.ends_with("root"));
    if let Some(roots) = roots {
        for root in roots {
            let on = at(case.a, root);
            marks.dot(on, MEETS, if (0.0..=1.0).contains(&root) { Role::Overlap } else { Role::Halo });
            marks.near(Text::plain(format!("t = {}", part(root))), on);
        }
        return;
    }
    let ways: Vec<Point> = if method == "ends" { vec![case.a.start, case.a.end] } else { vec![at(case.a, foot)] };
    for on in ways {
        if on != centre {
            marks.way(centre, on, Role::Distance);
            marks.badge(Text::plain(to_tenths(on.distance(centre))), [centre, on]);
        }
        if method != "ends" {
            marks.dot(on, MEETS, if sight.pair.contact() == Contact::Apart { Role::Halo } else { Role::Overlap });
        }
    }
    marks.dot(centre, MEETS - 2.0, Role::Halo);
}
