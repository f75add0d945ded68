//! What the scene `crowd` says, in the panel and in the trace.

use super::costs::INTERACTIVE;
use super::ways::{BRUTE_MOST, Way};
use super::{CrowdScene, State};
use crate::scene::number::grouped;
use crate::scene::readings::{MethodRow, Plot, Readings};

pub(super) fn readings(scene: &CrowdScene) -> Readings {
    let State { n, method, kind, .. } = scene.desk.state;
    let judged = &*scene.judged();
    let found = judged.found.len();
    let methods = Way::ALL.map(|way| MethodRow {
        name: way.name(),
        source: way.source(),
        says: match scene.costs.present[way as usize] {
            Some(cost) => format!("{cost:.2} ms"),
            None if scene.costs.progress() == Some(100) && !scene.costs.interactive(way, n) => {
                format!("over {INTERACTIVE} ms")
            }
            None => String::new(),
        },
        verdict: None,
        chosen: way == method,
    });
    let all = judged.tested as u64 * (judged.tested as u64).saturating_sub(1) / 2;
    let own = match scene.own() {
        Some(_) => format!("the pointer's own meets {}", grouped(judged.own as u64)),
        None => "the pointer's own comes with the pointer".into(),
    };
    let together = judged.hit.iter().filter(|hit| **hit).count();
    let mut notes = Vec::new();
    if judged.tested < judged.rects.len() {
        notes.push(format!(
            "Brute force is given the first {} rectangles only: all would be {} pairs, too many for a frame.",
            grouped(BRUTE_MOST as u64),
            grouped(judged.rects.len() as u64 * (judged.rects.len() as u64 - 1) / 2),
        ));
    }
    if kind == super::Kind::Shooter {
        notes.push("Only a bullet with an enemy counts; the other pairs are found and passed over.".into());
    }
    Readings {
        headline: format!("{} {}", grouped(found as u64), if found == 1 { "pair" } else { "pairs" }),
        verdict: None,
        facts: vec![
            format!(
                "{} of {} rectangles overlap another",
                grouped(together as u64),
                grouped(judged.rects.len() as u64)
            ),
            format!("compared: {} of {} pairs", grouped(judged.compared), grouped(all)),
            own,
        ],
        methods: methods.into(),
        notes,
        remedy: None,
        sections: Vec::new(),
        plot: plot(scene),
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
    Some(Plot { title, curves: scene.costs.curves(), mark, present: scene.desk.state.n as f64, limit: INTERACTIVE })
}

/// One line of the trace.
pub(super) fn trace(scene: &CrowdScene) -> String {
    let State { kind, n, seed, method, border, film } = scene.desk.state;
    let judged = &*scene.judged();
    format!(
        r#"{{"scene":"crowd","kind":"{}","n":{n},"seed":{seed},"frame":{},"method":"{}","border":"{}","compared":{},"pairs":{},"own":{}}}"#,
        kind.name(),
        film.frame,
        method.name(),
        border.name(),
        judged.compared,
        judged.found.len(),
        judged.own,
    )
}

/// More rectangles than these are too many for a test that is read.
const READ: usize = 200;

/// The case as a Rust test.
pub(super) fn as_test(scene: &CrowdScene) -> String {
    let judged = &*scene.judged();
    if judged.rects.len() > READ {
        return format!("// {} rectangles are too many to write down; n={READ} is not.\n", judged.rects.len());
    }
    let rects = judged.rects.iter().map(|rect| {
        let (min, max) = (rect.min(), rect.max());
        format!("        [{:?}, {:?}, {:?}, {:?}],\n", min.x, min.y, max.x, max.y)
    });
    let mut found = judged.found.clone();
    found.sort_unstable();
    format!(
        "#[test]\nfn case() {{\n    use hantei::collision::{{Border, pairs}};\n    use hantei::geometry::{{Point, Rect}};\n    \
         let rects = [\n{}    ].map(|[x1, y1, x2, y2]: [f64; 4]| Rect::from_corners(Point::new(x1, y1), Point::new(x2, y2)));\n    \
         let mut found = Vec::new();\n    pairs(&rects, Border::{:?}, &mut found);\n    found.sort_unstable();\n    \
         assert_eq!(found, {found:?});\n}}\n",
        rects.collect::<String>(),
        scene.desk.state.border(),
    )
}
