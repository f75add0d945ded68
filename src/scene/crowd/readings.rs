//! What the scene `crowd` says in the panel, and its case as a test.

use super::costs::INTERACTIVE;
use super::method::Method;
use super::motion::{ENEMY, Kind};
use super::{CrowdScene, State};
use crate::scene::shared::number::grouped;
use crate::scene::{MethodRow, Plot, Readings};

pub(super) fn readings(scene: &CrowdScene) -> Readings {
    let State { n, method, kind, .. } = scene.state;
    let judged = &*scene.judged();
    let found = judged.found.len();
    let row = |each: Method| MethodRow {
        name: each.name(),
        source: each.source(),
        says: match scene.costs.present[each as usize] {
            Some(cost) => format!("{cost:.2} ms"),
            None if scene.costs.progress() == Some(100) && !scene.costs.interactive(each, n) => {
                format!("over {INTERACTIVE} ms")
            }
            None => String::new(),
        },
        verdict: None,
        chosen: each == method,
    };
    let pairs_of = |n: usize| n as u64 * (n as u64).saturating_sub(1) / 2;
    let own = match scene.own {
        Some(_) => format!("the pointer's own meets {}", grouped(judged.own as u64)),
        None => "the pointer's own comes with the pointer".into(),
    };
    let is_part = judged.count < n;
    let among = if is_part { format!(" among the first {}", grouped(judged.count as u64)) } else { String::new() };
    let together = judged.hit.iter().filter(|hit| **hit).count();
    let tested = grouped(judged.tested.len() as u64);
    let of = if is_part { format!("{tested} judged") } else { tested };
    let mut notes = Vec::new();
    if is_part {
        notes.push(format!(
            "Brute force is given the first {} rectangles only, and the rest are drawn as not judged: all would be {} \
             pairs, too many for a frame.",
            grouped(judged.count as u64),
            grouped(pairs_of(n)),
        ));
    }
    if kind == Kind::Shooter {
        notes.push("Only a bullet with an enemy counts; the other pairs are found and passed over.".into());
    }
    let noun = if found == 1 { "pair" } else { "pairs" };
    Readings {
        facts: vec![
            format!("{} of {of} rectangles overlap another", grouped(together as u64)),
            format!("compared: {} of {} pairs", grouped(judged.compared), grouped(pairs_of(judged.tested.len()))),
            own,
        ],
        methods: Method::ALL.map(row).into(),
        notes,
        plot: plot(scene),
        ..Readings::headline(format!("{} {noun}{among}", grouped(found as u64)), None)
    }
}

/// Cost against number, as far as it has been measured.
fn plot(scene: &CrowdScene) -> Option<Plot> {
    let progress = scene.costs.progress()?;
    let title = if progress < 100 {
        format!("Milliseconds by number, measured: {progress} %")
    } else {
        "Milliseconds by number, measured here".into()
    };
    let mark = scene.costs.limit_of_brute().map(|n| {
        let places = 10f64.powf(n.log10().floor() - 1.0);
        (n, format!("brute: {INTERACTIVE} ms at {}", grouped(((n / places).round() * places) as u64)))
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
        Kind::Drift | Kind::Clusters => String::new(),
        Kind::Shooter => format!(
            "    // Every fifth is an enemy, the rest are bullets: only one with the other counts. From place {own} on there \
             is the\n    // pointer's own, which counts with all.\n    \
             found.retain(|&(i, j)| j >= {own} || (i % {ENEMY} == 0) != (j % {ENEMY} == 0));\n",
            own = judged.count,
        ),
    };
    let mut found = judged.found.clone();
    found.sort_unstable();
    format!(
        "#[test]\nfn case() {{\n    use hantei::collision::{{Border, pairs}};\n    use hantei::geometry::{{Point, Rect}};\n    \
         let rects = [\n{}    ].map(|[x1, y1, x2, y2]: [f64; 4]| Rect::from_corners(Point::new(x1, y1), Point::new(x2, y2)));\n    \
         let mut found = Vec::new();\n    pairs(&rects, Border::{:?}, &mut found);\n{only}    found.sort_unstable();\n    \
         assert_eq!(found, {found:?});\n}}\n",
        rects.collect::<String>(),
        scene.state.border(),
    )
}
