//! What the scene `rects` says, in the panel and in the trace.

use super::{RectsScene, Which, lit};
use crate::collision::{Border, Comparison, Contact, OverlapMethod};
use crate::scene::number::{shown, tidy};
use crate::scene::readings::{MethodRow, Readings, Row, Says, Section};
use crate::scene::steps::{self, Line};

pub(super) fn readings(scene: &RectsScene) -> Readings {
    let method = scene.desk.state.method;
    let pair = scene.pair();
    let (hit, trace) = pair.hits();
    let methods = OverlapMethod::ALL.map(|each| {
        let (hit, _) = scene.pair_by(each).hits();
        MethodRow {
            name: each.name(),
            source: each.source(),
            says: if hit { "hit" } else { "miss" }.into(),
            verdict: Some(hit),
            chosen: each == method,
        }
    });
    let all = pair.everything_asked();
    let code =
        steps::section(format!("{} as written", method.name()), code(method, &all), &all, &trace, scene.desk.step);
    let mut sections = vec![pair.comparisons(lit::lit(scene))];
    sections.extend(code);
    sections.push(Section { title: "What libraries say here".into(), folded: true, rows: libraries(pair.contact()) });
    Readings {
        headline: if hit { "Hit!" } else { "No hit" }.into(),
        verdict: Some(hit),
        facts: std::iter::once(pair.in_words()).chain(scene.turned.in_words()).collect(),
        methods: methods.into(),
        notes: disagreement(scene),
        remedy: None,
        sections,
        plot: None,
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

/// Why the methods do not all say the same, if they do not.
fn disagreement(scene: &RectsScene) -> Vec<String> {
    let [a, b] = Which::ALL.map(|which| scene.rect(which));
    let border = scene.desk.state.border;
    let exact = scene.pair().contact();
    let mut notes = Vec::new();
    let verdicts = OverlapMethod::ALL.map(|method| (method, scene.pair_by(method).hits().0));
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
