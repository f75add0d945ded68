//! The panel's texts for the scene `crowd`, and its case as a test.

use super::deal::gap_on;
use super::found_pairs::{JudgedCrowd, SeenCrowd};
use super::method::BroadPhase;
use super::motion::{CrowdKind, ENEMY};
use super::work::{self, BroadPhaseTurn, Known, Reached, Work};
use super::{CrowdScene, CrowdState, WATCH_TWELVE};
use crate::figure::Pictogram;
use crate::scene::{Look, MethodRow, Readings};
use crate::text;
use crate::words::Text;
use hantei_collision::{Axis, Pair};

pub(super) fn readings(scene: &CrowdScene, look: &Look) -> Readings {
    let judged = &*scene.judged();
    let seen = judged.seen(scene.steps_made());
    let said = if look.guesses {
        guessed(scene, look)
    } else {
        seen.reached.and_then(|(work, at)| watched(judged, work, at)).unwrap_or_else(|| found(judged, &seen))
    };
    let hit_by_own = scene.own().map(|own| count(judged.hit_by(own).len()));
    Readings {
        facts: facts(scene, judged, &seen, hit_by_own.as_ref()),
        chip: hit_by_own.map(|count| text!("chip-a-hits", count = count)),
        methods: BroadPhase::ALL.iter().map(|&each| row(scene, each)).collect(),
        notes: notes(scene, judged),
        remedy: (!scene.state.watch).then_some(WATCH_TWELVE),
        figure: if seen.reached.is_some() {
            vec![if scene.state.method == BroadPhase::Brute { text!("matrix-every") } else { text!("matrix-open") }]
        } else {
            vec![text!("squares-title"), text!("squares-scale")]
        },
        ..said
    }
}

fn count(n: usize) -> Text {
    Text::Whole(n as u64)
}

fn found(judged: &JudgedCrowd, seen: &SeenCrowd) -> Readings {
    let pairs = text!("pairs", count = seen.found, shown = count(seen.found));
    let is_part = judged.count < judged.rects.len();
    let headline = if is_part { text!("pairs-among", pairs = pairs, count = count(judged.count)) } else { pairs };
    let (compared, all) = (Text::Whole(seen.compared), Text::Whole(judged.pairs()));
    let reason = if seen.compared == judged.pairs() {
        text!("found-with-all", compared = compared)
    } else {
        text!("found-with", compared = compared, all = all)
    };
    Readings { reason: Some(reason), picture: Pictogram::Crowd, ..Readings::headline(headline, None) }
}

fn guessed(scene: &CrowdScene, look: &Look) -> Readings {
    let hit = scene.probe(look).map_or(0, |(_, hit)| hit.len());
    let headline = if hit > 0 { text!("verdict-hit") } else { text!("verdict-miss") };
    let reason = text!("a-hits-of", count = count(hit), others = count(scene.state.n - 1));
    Readings { reason: Some(reason), ..Readings::headline(headline, Some(hit > 0)) }
}

fn watched(judged: &JudgedCrowd, work: &Work, at: Reached) -> Option<Readings> {
    if let Some((pair, hits)) = at.last() {
        let turn = at.turn()?;
        let verdict = if hits { text!("hit") } else { text!("miss") };
        let headline =
            text!("pair-says", a = name(work, turn.place), b = name(work, turn.other(pair)), verdict = verdict);
        let reason = why(judged, work, pair, hits);
        return Some(Readings { reason: Some(reason), ..Readings::headline(headline, Some(hits)) });
    }
    let (headline, reason) = match at.turn() {
        Some(turn) => (text!("is-reached", a = name(work, turn.place)), waiting(work, turn, at)),
        None if at.compared == 0 => (text!("count-rects", count = count(judged.count)), text!("watch-begins")),
        None => return None,
    };
    Some(Readings { reason: Some(reason), picture: Pictogram::Pair, ..Readings::headline(headline, None) })
}

fn name(work: &Work, place: u32) -> String {
    (work.ranks[place as usize] + 1).to_string()
}

/// How many comparisons the present rectangle still has.
fn waiting(work: &Work, turn: &BroadPhaseTurn, at: Reached) -> Text {
    let others = at.others().count();
    match &work.sweep {
        _ if at.compared > turn.compared.start => text!("compared-with", count = count(others)),
        None => text!("compared-with", count = count(others)),
        Some((along, _)) if others == 0 => text!("none-open", axis = along.name()),
        Some((along, _)) => text!("still-open", count = others, axis = along.name()),
    }
}

fn why(judged: &JudgedCrowd, work: &Work, (i, j): Pair, hits: bool) -> Text {
    let [a, b] = [i, j].map(|place| judged.rects[place as usize]);
    let along = work.sweep.as_ref().map(|(along, _)| *along);
    let across = if along == Some(Axis::Y) { Axis::X } else { Axis::Y };
    let parted = Axis::PLANE.into_iter().find(|axis| gap_on(*axis, a, b) > 0.0);
    let touching = Axis::PLANE.into_iter().find(|axis| gap_on(*axis, a, b) == 0.0);
    let so = match (parted, touching) {
        (Some(axis), _) => text!("so-apart", axis = axis.name()),
        (None, Some(axis)) => text!("so-touching", axis = axis.name()),
        (None, None) if !hits => text!("so-not-counted"),
        (None, None) if along.is_some() => text!("so-overlap-too", axis = across.name()),
        (None, None) => text!("so-overlap"),
    };
    match along {
        Some(axis) => text!("open-on", axis = axis.name(), so = so),
        None => text!("every-is-compared", so = so),
    }
}

fn facts(scene: &CrowdScene, judged: &JudgedCrowd, seen: &SeenCrowd, hit_by_own: Option<&Text>) -> Vec<Text> {
    let together = count(seen.known.iter().filter(|known| **known == Known::Together).count());
    let tested = count(judged.count);
    let steps = judged.work().map(Work::steps).unwrap_or_default();
    vec![
        if judged.count < judged.rects.len() {
            text!("overlap-judged", together = together, tested = tested)
        } else {
            text!("overlap-another", together = together, tested = tested)
        },
        match (scene.steps_made(), hit_by_own) {
            (Some(step), _) => text!("crowd-step", step = count(step.min(steps)), steps = count(steps)),
            (None, Some(hit)) => text!("own-meets", count = hit.clone()),
            (None, None) => text!("own-comes"),
        },
    ]
}

fn row(scene: &CrowdScene, each: BroadPhase) -> MethodRow {
    let (costs, n) = (&scene.costs, scene.state.n);
    let is_shown = each == scene.state.method;
    let is_slow = costs.progress() == Some(100) && !costs.interactive(each, n);
    let about = || duration(costs.predicted(each, n));
    let says = match costs.present[each as usize] {
        Some(cost) => text!("cost-a-frame", cost = duration(cost)),
        None if is_slow && is_shown => text!("cost-about", cost = about()),
        None if is_slow => text!("not-run", cost = about()),
        None if is_shown && costs.progress().is_some() => text!("cost-measuring"),
        None => Text::plain(""),
    };
    MethodRow {
        name: each.name(),
        source: Text::message(format!("broad-phase-{}", each.name())),
        says,
        verdict: None,
        is_wrong: false,
        chosen: is_shown,
        ..MethodRow::default()
    }
}

/// Milliseconds in at least two digits, with the unit that suits them.
fn duration(milliseconds: f64) -> String {
    match milliseconds {
        ..0.01 => format!("{:.1} µs", milliseconds * 1000.0),
        ..0.1 => format!("{:.0} µs", milliseconds * 1000.0),
        1000.0.. => format!("{:.0} s", milliseconds / 1000.0),
        10.0.. => format!("{milliseconds:.0} ms"),
        _ => format!("{milliseconds:.2} ms"),
    }
}

fn notes(scene: &CrowdScene, judged: &JudgedCrowd) -> Vec<Text> {
    let CrowdState { n, kind, method, .. } = scene.state;
    let mut notes = Vec::new();
    if judged.count < n {
        notes.push(text!("note-brute", count = count(judged.count), all = Text::Whole(super::pairs_of(n))));
    }
    if scene.is_too_many() {
        notes.push(text!("crowd-too-many", most = count(work::MOST)));
    }
    if kind == CrowdKind::Shooter {
        notes.push(text!("note-shooter"));
    }
    let cost = |method: BroadPhase| scene.costs.present[method as usize];
    if let (Some(every), Some(cost)) = (cost(BroadPhase::Brute), cost(method)) {
        let (fewer, faster) = (judged.pairs() as f64 / judged.compared.max(1) as f64, every / cost);
        if fewer > faster && faster >= 2.0 {
            notes.push(text!("note-sorting", fewer = rounded(fewer), faster = rounded(faster)));
        }
    }
    notes
}

/// A number in two digits, for values that change all the time.
pub(super) fn rounded(number: f64) -> Text {
    let places = 10f64.powf(number.max(1.0).log10().floor() - 1.0).max(1.0);
    Text::Whole(((number / places).round() * places) as u64)
}

/// The most rectangles in a test that people read.
const READ: usize = 200;

/// The case as a Rust test, with the pairs that count.
pub(super) fn as_test(scene: &CrowdScene) -> String {
    let judged = &*scene.judged();
    if judged.count > READ {
        return format!("// {} rectangles are too many to write down; n={READ} is not.\n", judged.count);
    }
    let rects = judged.tested().iter().map(|rect| {
        let (min, max) = (rect.min(), rect.max());
        format!("        [{:?}, {:?}, {:?}, {:?}],\n", min.x, min.y, max.x, max.y)
    });
    let only = match scene.state.kind {
        CrowdKind::Drift | CrowdKind::Clusters => String::new(),
        CrowdKind::Shooter => format!(
            "    // Every fifth is an enemy, the rest are bullets: only one with the other counts.\n    \
             found.retain(|&(i, j)| (i % {ENEMY} == 0) != (j % {ENEMY} == 0));\n"
        ),
    };
    let mut found = judged.found.clone();
    found.sort_unstable();
    format!(
        "#[test]\nfn case() {{\n    use hantei_collision::{{Border, pairs}};\n    use hantei_collision::{{Point, Rect}};\n    \
         let rects = [\n{}    ].map(|[x1, y1, x2, y2]: [f64; 4]| Rect::from_corners(Point::new(x1, y1), Point::new(x2, y2)));\n    \
         let mut found = Vec::new();\n    pairs(&rects, Border::{:?}, &mut found);\n{only}    found.sort_unstable();\n    \
         assert_eq!(found, {found:?});\n}}\n",
        rects.collect::<String>(),
        scene.state.border(),
    )
}
