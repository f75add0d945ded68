//! What the scene `crowd` says in the panel, and its case as a test.

use super::costs::INTERACTIVE;
use super::method::BroadPhase;
use super::motion::{CrowdKind, ENEMY};
use super::work::{self, Known};
use super::{CrowdScene, State};
use crate::scene::shared::number::grouped;
use crate::scene::{MethodRow, Plot, Readings};
use crate::text;
use crate::words::Text;

pub(super) fn readings(scene: &CrowdScene) -> Readings {
    let State { n, method, kind, .. } = scene.state;
    let judged = &*scene.judged();
    let seen = judged.seen(scene.steps_made());
    let found = seen.found;
    let row = |each: BroadPhase| MethodRow {
        name: each.name(),
        source: Text::message(format!("broad-phase-{}", each.name())),
        says: match scene.costs.present[each as usize] {
            Some(cost) => Text::plain(format!("{cost:.2} ms")),
            None if scene.costs.progress() == Some(100) && !scene.costs.interactive(each, n) => {
                text!("cost-over", limit = INTERACTIVE.to_string())
            }
            None => Text::plain(""),
        },
        verdict: None,
        is_wrong: false,
        chosen: each == method,
    };
    let count = |n: usize| grouped(n as u64);
    let is_part = judged.count < n;
    let together = count(seen.known.iter().filter(|known| **known == Known::Together).count());
    let tested = count(judged.tested.len());
    let mut notes = Vec::new();
    if is_part {
        notes.push(text!("note-brute", count = count(judged.count), all = grouped(n as u64 * (n as u64 - 1) / 2)));
    }
    if scene.is_too_many() {
        notes.push(text!("crowd-too-many", most = count(work::MOST)));
    }
    if kind == CrowdKind::Shooter {
        notes.push(text!("note-shooter"));
    }
    let pairs = text!("pairs", count = found, shown = count(found));
    let headline = if is_part { text!("pairs-among", pairs = pairs, count = count(judged.count)) } else { pairs };
    let compared = grouped(seen.compared);
    Readings {
        facts: vec![
            if is_part {
                text!("overlap-judged", together = together, tested = tested)
            } else {
                text!("overlap-another", together = together, tested = tested)
            },
            text!("compared-pairs", compared = compared, all = grouped(judged.pairs())),
            match (scene.steps_made(), scene.own()) {
                (Some(step), _) => {
                    let steps = judged.steps().unwrap_or_default();
                    text!("crowd-step", step = count(step.min(steps)), steps = count(steps))
                }
                (None, Some(_)) => text!("own-meets", count = count(judged.own)),
                (None, None) => text!("own-comes"),
            },
        ],
        methods: BroadPhase::ALL.iter().copied().map(row).collect(),
        notes,
        plot: plot(scene),
        ..Readings::headline(headline, None)
    }
}

/// Cost against number, as far as it has been measured.
fn plot(scene: &CrowdScene) -> Option<Plot> {
    let title = match scene.costs.progress()? {
        100 => text!("plot-measured"),
        progress => text!("plot-measuring", progress = progress.to_string()),
    };
    let mark = scene.costs.limit_of_brute().map(|n| {
        let places = 10f64.powf(n.log10().floor() - 1.0);
        let at = grouped(((n / places).round() * places) as u64);
        (n, text!("plot-limit", limit = INTERACTIVE.to_string(), at = at))
    });
    Some(Plot { title, curves: scene.costs.curves(), mark, present: scene.state.n as f64, limit: INTERACTIVE })
}

/// More rectangles than these are too many for a test that is read.
const READ: usize = 200;

/// The case as a Rust test: the pairs that are seen, so in a shooter without those that do not count.
pub(super) fn as_test(scene: &CrowdScene) -> String {
    let judged = &*scene.judged();
    if judged.tested.len() > READ {
        return format!("// {} rectangles are too many to write down; n={READ} is not.\n", judged.tested.len());
    }
    let rects = judged.tested.iter().map(|rect| {
        let (min, max) = (rect.min(), rect.max());
        format!("        [{:?}, {:?}, {:?}, {:?}],\n", min.x, min.y, max.x, max.y)
    });
    let only = match scene.state.kind {
        CrowdKind::Drift | CrowdKind::Clusters => String::new(),
        CrowdKind::Shooter => format!(
            "    // Every fifth is an enemy, the rest are bullets: only one with the other counts. From place {own} on there \
             is the\n    // pointer's own, which counts with all.\n    \
             found.retain(|&(i, j)| j >= {own} || (i % {ENEMY} == 0) != (j % {ENEMY} == 0));\n",
            own = judged.count,
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
