//! What the scene `rects` says in the panel.

use super::{RectsScene, lens, own};
use crate::scene::shared::number::shown;
use crate::scene::shared::own::{Chosen, OWN};
use crate::scene::shared::pair::Pair;
use crate::scene::shared::{reasons, verdict};
use crate::scene::{Content, Look, MethodRow, Readings, Row, Section};
use crate::text;
use crate::words::Text;
use hantei_collision::Method as _;
use hantei_collision::{Axis, Border, Contact, OverlapMethod};

pub(super) fn readings(scene: &RectsScene, look: &Look) -> Readings {
    let pair = scene.pair();
    let hit = pair.hits();
    let row = |&each: &OverlapMethod| {
        let pair = scene.pair_by(each);
        let hit = pair.hits();
        MethodRow {
            name: each.name(),
            source: Text::plain(each.source()),
            says: verdict(hit),
            verdict: Some(hit),
            is_wrong: hit != pair.should_hit(),
            chosen: scene.state.method == Chosen::BuiltIn(each),
        }
    };
    let is_own = scene.state.method == Chosen::Own;
    let own = MethodRow {
        name: OWN,
        source: text!("source-own"),
        says: if is_own { verdict(hit) } else { Text::plain("") },
        verdict: is_own.then_some(hit),
        is_wrong: is_own && hit != pair.should_hit(),
        chosen: is_own,
    };
    let walk = pair.walk();
    let mut sections = vec![walk.comparisons()];
    sections.extend(walk.code(look.step, reasons::code(pair.method.built_in(), &walk.questions)));
    let libraries = Section::new(text!("libraries"), libraries(pair.contact()));
    sections.push(Section { folded: true, ..libraries });
    Readings {
        facts: std::iter::once(pair.contact_text()).chain(scene.turn.text()).collect(),
        methods: OverlapMethod::ALL.iter().map(row).chain([own]).collect(),
        typed: own::typed(scene),
        notes: disagreement(scene).into_iter().chain(lens::notes(scene)).collect(),
        sections,
        reason: Some(pair.reason()),
        truth: pair.truth(),
        ..Readings::headline(if hit { text!("verdict-hit") } else { text!("verdict-miss") }, Some(hit))
    }
}

/// What well-known libraries say when two rectangles touch.
const LIBRARIES: [(&str, Border); 19] = [
    ("macroquad 0.4, Rect::overlaps", Border::Hits),
    ("parry", Border::Hits),
    ("Box2D", Border::Hits),
    ("Bevy", Border::Hits),
    ("egui", Border::Hits),
    ("SAT.js", Border::Hits),
    ("p5.collide2D", Border::Hits),
    ("SDL 3, SDL_HasRectIntersectionFloat", Border::Hits),
    ("box-collide", Border::Hits),
    ("flatten-js, Box.intersect", Border::Hits),
    ("WPF, Rect.IntersectsWith", Border::Hits),
    ("SDL 3, SDL_HasRectIntersection", Border::Misses),
    ("raylib, CheckCollisionRecs", Border::Misses),
    ("pygame", Border::Misses),
    ("MonoGame, Rectangle.Intersects", Border::Misses),
    ("libGDX, Rectangle.overlaps", Border::Misses),
    ("Pixel, Rect.Intersects", Border::Misses),
    ("WinForms, Rectangle.IntersectsWith", Border::Misses),
    (ARTICLE, Border::Misses),
];
const ARTICLE: &str = "MDN";

/// What each of them says of this contact. Only touching divides them.
fn libraries(exact: Contact) -> Vec<Row> {
    let row = |(name, border): (&'static str, Border)| {
        let hit = exact.hits(border);
        let what = if name == ARTICLE { text!("library-article", name = name) } else { Text::plain(name) };
        Row::new(None, Content::Fact { what, meaning: verdict(hit), verdict: hit })
    };
    LIBRARIES.map(row).into()
}

/// Why the methods do not all say the same, if they do not.
fn disagreement(scene: &RectsScene) -> Vec<Text> {
    let exact = scene.pair().contact();
    let mut notes = Vec::new();
    let pairs: Vec<_> = OverlapMethod::ALL.iter().map(|&method| scene.pair_by(method)).collect();
    if exact == Contact::Touching && pairs.iter().any(|pair| pair.border != pairs[0].border) {
        notes.push(text!("note-border"));
    }
    let wrong = pairs.iter().filter(|pair| pair.hits() != pair.should_hit());
    let (last_pixel, rounding): (Vec<&Pair>, Vec<&Pair>) =
        wrong.partition(|pair| exact == Contact::Overlapping && pair.method.ends_at_last_pixel(pair.border));
    if !last_pixel.is_empty() {
        let short =
            |(axis, gap): (Axis, f64)| (gap > -1.0).then(|| text!("by-in", by = shown(-gap), axis = axis.name()));
        let by: Vec<Text> = scene.pair().gaps().into_iter().filter_map(short).collect();
        notes.push(text!("note-last-pixel", by = by));
    }
    if !rounding.is_empty() {
        let names: Vec<Text> = rounding.iter().map(|pair| Text::plain(pair.method.name())).collect();
        notes.push(text!("note-rounding", methods = names));
    }
    notes
}
