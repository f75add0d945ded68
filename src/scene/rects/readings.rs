//! What the scene `rects` says in the panel.

use super::RectsScene;
use crate::collision::{Border, Contact, OverlapMethod, Question};
use crate::geometry::Axis;
use crate::scene::shared::number::shown;
use crate::scene::{Content, Line, Look, MethodRow, Readings, Row, Section};

pub(super) fn readings(scene: &RectsScene, look: &Look) -> Readings {
    let method = scene.state.method;
    let pair = scene.pair();
    let hit = pair.hits();
    let row = |&each: &OverlapMethod| {
        let hit = scene.pair_by(each).hits();
        let says = if hit { "hit" } else { "miss" }.into();
        MethodRow { name: each.name(), source: each.source(), says, verdict: Some(hit), chosen: each == method }
    };
    let walk = pair.walk();
    let mut sections = vec![walk.comparisons()];
    sections.extend(walk.code(look.step, code(method, &walk.questions)));
    let libraries = Section::new("What libraries say here", libraries(pair.contact()));
    sections.push(Section { folded: true, ..libraries });
    Readings {
        facts: std::iter::once(pair.contact_text()).chain(scene.turn.text()).collect(),
        methods: OverlapMethod::ALL.iter().map(row).collect(),
        notes: disagreement(scene),
        sections,
        ..Readings::headline(if hit { "Hit!" } else { "No hit" }, Some(hit))
    }
}

/// The method as its source writes it.
fn code(method: OverlapMethod, questions: &[Question]) -> Vec<Line> {
    let begin = |i: usize, first: &'static str, later: &'static str| if i == 0 { first } else { later };
    let line = |i: usize, asked: &Question| match method {
        OverlapMethod::FourFlags => format!("flag{} = {asked}", i + 1),
        OverlapMethod::RuledOut => format!("{}if {asked} → miss", begin(i, "", "else ")),
        OverlapMethod::NotRuledOut => format!("{}if {asked}", "  ".repeat(i)),
        OverlapMethod::OriginSize | OverlapMethod::CentreSize => format!("{} {asked}", begin(i, "if ", "and")),
        OverlapMethod::TwoCorners => format!("{} {asked}", begin(i, "if", "or")),
    };
    let end = match method {
        OverlapMethod::FourFlags => "hit = no flag is set",
        OverlapMethod::RuledOut => "else → hit",
        OverlapMethod::NotRuledOut => "        result = 1, else 0",
        OverlapMethod::OriginSize | OverlapMethod::CentreSize => "→ hit",
        OverlapMethod::TwoCorners => "→ no collision, else collision",
    };
    let lines = questions.iter().enumerate().map(|(i, asked)| Line { text: line(i, asked), asks: Some(i) });
    lines.chain([Line { text: end.into(), asks: None }]).collect()
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
        Row::new(None, Content::Fact { what: name.into(), meaning, verdict })
    };
    LIBRARIES.map(row).into()
}

/// Why the methods do not all say the same, if they do not.
fn disagreement(scene: &RectsScene) -> Vec<String> {
    let rule = scene.state.border;
    let exact = scene.pair().contact();
    let mut notes = Vec::new();
    let pairs: Vec<_> = OverlapMethod::ALL.iter().map(|&method| scene.pair_by(method)).collect();
    if exact == Contact::Touching && pairs.iter().any(|pair| pair.border != pairs[0].border) {
        notes.push(
            "They share only a border. As written, two-corners (C++) counts that as a hit, the other five do not."
                .into(),
        );
    }
    let wrong = pairs.iter().filter(|pair| pair.hits() != pair.should_hit()).map(|pair| pair.method);
    let (last_pixel, rounding): (Vec<_>, Vec<_>) =
        wrong.partition(|method| exact == Contact::Overlapping && method.ends_at_last_pixel(rule));
    if !last_pixel.is_empty() {
        let short = |(axis, gap): (Axis, f64)| (gap > -1.0).then(|| format!("{} in {}", shown(-gap), axis.name()));
        let by: Vec<_> = scene.pair().gaps().into_iter().filter_map(short).collect();
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
