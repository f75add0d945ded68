//! What the scene `rects` says, in the panel and in the trace.

use super::{RectsScene, State, Which, lit};
use crate::collision::{Border, Comparison, Contact, OverlapMethod, contact};
use crate::geometry::{Point, Rect};
use crate::scene::Scene;
use crate::scene::number::{shown, tidy};
use crate::scene::readings::{MethodRow, Readings, Row, Says, Section};
use crate::scene::steps::{self, Line};

pub(super) fn readings(scene: &RectsScene) -> Readings {
    let [a, b] = Which::ALL.map(|which| scene.rect(which));
    let State { method, border, .. } = scene.desk.state;
    let (hit, trace) = scene.hits(method);
    let methods = OverlapMethod::ALL.map(|each| {
        let (hit, _) = scene.hits(each);
        MethodRow {
            name: each.name(),
            source: each.source(),
            says: if hit { "hit" } else { "miss" },
            verdict: Some(hit),
            chosen: each == method,
        }
    });
    let all = everything_asked(method, border.for_method(method.own_border()));
    let code =
        steps::section(format!("{} as written", method.name()), code(method, &all), &all, &trace, scene.desk.step);
    let mut sections = vec![Section {
        title: format!("What {} compares", method.name()),
        folded: false,
        rows: Row::comparisons(&all, &trace, lit::lit(scene), |place, _| Some(place)),
    }];
    sections.extend(code);
    sections.push(Section { title: "What libraries say here".into(), folded: true, rows: libraries(contact(a, b)) });
    Readings {
        headline: if hit { "Hit!" } else { "No hit" }.into(),
        verdict: Some(hit),
        facts: vec![in_words(a, b)],
        methods: methods.into(),
        notes: disagreement(scene),
        remedy: None,
        sections,
    }
}

/// The method as its source writes it.
fn code(method: OverlapMethod, all: &[Comparison]) -> Vec<Line> {
    let each = |write: &dyn Fn(usize, String) -> String| -> Vec<Line> {
        all.iter().enumerate().map(|(i, asked)| (write(i, asked.asked()), Some(i))).collect()
    };
    let last = |text: &str| (text.to_string(), None);
    let (mut lines, end) = match method {
        OverlapMethod::FourFlags => (each(&|i, asked| format!("flag{} = {asked}", i + 1)), "hit = no flag is set"),
        OverlapMethod::RuledOut => {
            (each(&|i, asked| format!("{}if {asked} → miss", if i == 0 { "" } else { "else " })), "else → hit")
        }
        OverlapMethod::NotRuledOut => {
            (each(&|i, asked| format!("{}if {asked}", "  ".repeat(i))), "        result = 1, else 0")
        }
        OverlapMethod::OriginSize | OverlapMethod::CentreSize => {
            (each(&|i, asked| format!("{} {asked}", if i == 0 { "if " } else { "and" })), "→ hit")
        }
        OverlapMethod::TwoCorners => (
            each(&|i, asked| format!("{} {asked}", if i == 0 { "if" } else { "or" })),
            "→ no collision, else collision",
        ),
    };
    lines.push(last(end));
    lines
}

/// What well-known libraries say when two rectangles touch.
const LIBRARIES: [(&str, Border); 10] = [
    ("macroquad 0.4, Rect::overlaps", Border::Hits),
    ("parry", Border::Hits),
    ("Box2D", Border::Hits),
    ("Bevy", Border::Hits),
    ("egui", Border::Hits),
    ("SAT.js", Border::Hits),
    ("p5.collide2D", Border::Hits),
    ("raylib, CheckCollisionRecs", Border::Misses),
    ("pygame", Border::Misses),
    ("MDN's article", Border::Misses),
];

/// What each of them says of this contact. Only touching divides them.
fn libraries(exact: Contact) -> Vec<Row> {
    let row = |(name, border): (&str, Border)| {
        let verdict = match exact {
            Contact::Overlapping => true,
            Contact::Touching => border == Border::Hits,
            Contact::Apart => false,
        };
        let meaning = if verdict { "hit" } else { "miss" };
        Row::new(None, None, Says::Fact { what: name.into(), meaning, verdict })
    };
    LIBRARIES.map(row).into()
}

/// All comparisons that a method can make: it makes them all on the way to a hit.
fn everything_asked(method: OverlapMethod, border: Border) -> Vec<Comparison> {
    let same = Rect::from_origin_size(Point::new(0.0, 0.0), 2.0, 2.0);
    let mut all = Vec::new();
    method.hits(same, same, border, &mut all);
    all
}

/// The contact and its number: `apart by 12 in x`.
fn in_words(a: Rect, b: Rect) -> String {
    let gaps = [("x", a.x_interval().gap(b.x_interval())), ("y", a.y_interval().gap(b.y_interval()))];
    let gaps = gaps.map(|(axis, gap)| (axis, tidy(gap)));
    let with = |wanted: fn(f64) -> bool| gaps.iter().filter(move |(_, gap)| wanted(*gap));
    let [(_, x), (_, y)] = gaps;
    match contact(a, b) {
        Contact::Apart => {
            let by: Vec<_> = with(|gap| gap > 0.0).map(|(axis, gap)| format!("{} in {axis}", shown(*gap))).collect();
            format!("apart by {}", by.join(" and "))
        }
        Contact::Touching => {
            let along: Vec<_> = with(|gap| gap == 0.0).map(|(axis, _)| *axis).collect();
            match along[..] {
                [one] => format!("touching along {one}"),
                _ => "touching along x and y, at a corner".into(),
            }
        }
        Contact::Overlapping => format!("overlapping {} × {}", shown(-x), shown(-y)),
    }
}

/// Why the methods do not all say the same, if they do not.
fn disagreement(scene: &RectsScene) -> Vec<String> {
    let [a, b] = Which::ALL.map(|which| scene.rect(which));
    let border = scene.desk.state.border;
    let exact = contact(a, b);
    let mut notes = Vec::new();
    let verdicts = OverlapMethod::ALL.map(|method| (method, scene.hits(method).0));
    let borders = OverlapMethod::ALL.map(|method| border.for_method(method.own_border()));
    if exact == Contact::Touching && borders.iter().any(|&each| each != borders[0]) {
        notes.push(
            "They share only a border. As written, two-corners (C++) counts that as a hit, the other five do not."
                .into(),
        );
    }
    let wrong = verdicts.into_iter().zip(borders).filter(|&((_, hit), border)| {
        hit != match exact {
            Contact::Overlapping => true,
            Contact::Touching => border == Border::Hits,
            Contact::Apart => false,
        }
    });
    let (last_pixel, rounding): (Vec<_>, Vec<_>) = wrong
        .map(|((method, _), _)| method)
        .partition(|method| exact == Contact::Overlapping && method.ends_at_last_pixel(border));
    if !last_pixel.is_empty() {
        let short = |gap: f64, axis| (gap > -1.0).then(|| format!("{} in {axis}", shown(-tidy(gap))));
        let by = [short(a.x_interval().gap(b.x_interval()), "x"), short(a.y_interval().gap(b.y_interval()), "y")];
        let by: Vec<_> = by.into_iter().flatten().collect();
        notes.push(format!(
            "The overlap is less than one pixel ({}). HSP ends a rectangle at its last whole pixel, - 1, and so misses it: \
             right on whole pixels, wrong on fractions.",
            by.join(", "),
        ));
    }
    if !rounding.is_empty() {
        let names: Vec<_> = rounding.iter().map(|method| method.name()).collect();
        notes.push(format!(
            "Rounding turns the answer of {}: sums and halves of these numbers do not fit a binary fraction. \
             two-corners only compares, so it is exact.",
            names.join(", "),
        ));
    }
    notes
}

/// One line of the trace.
pub(super) fn trace(scene: &RectsScene) -> String {
    let answer = scene.answer();
    let [a, b] = Which::ALL.map(|which| {
        let (min, max) = (scene.rect(which).min(), scene.rect(which).max());
        format!("[{},{},{},{}]", min.x, min.y, max.x, max.y)
    });
    format!(
        r#"{{"scene":"rects","method":"{}","border":"{}","a":{a},"b":{b},"contact":"{}","hit":{}}}"#,
        answer.method,
        answer.border,
        answer.contact.unwrap_or_default(),
        scene.hits(scene.desk.state.method).0,
    )
}

/// The case as a Rust test.
pub(super) fn as_test(scene: &RectsScene) -> String {
    let State { method, border, .. } = scene.desk.state;
    let rect = |which| {
        let (min, max) = (scene.rect(which).min(), scene.rect(which).max());
        let corner = |point: Point| format!("Point::new({:?}, {:?})", point.x, point.y);
        format!("Rect::from_corners({}, {})", corner(min), corner(max))
    };
    format!(
        "#[test]\nfn case() {{\n    use hantei::collision::{{Border, OverlapMethod}};\n    \
         use hantei::geometry::{{Point, Rect}};\n    let a = {};\n    let b = {};\n    \
         assert_eq!(OverlapMethod::{method:?}.hits(a, b, Border::{:?}, &mut ()), {});\n}}\n",
        rect(Which::A),
        rect(Which::B),
        border.for_method(method.own_border()),
        scene.hits(method).0,
    )
}
