//! The case as a line of the trace.

use crate::scene::pair::PairScene;
use crate::scene::shared::tested::TestScene as _;
use crate::scene::{Judged as _, Trace, trace};
use hantei_collision::Point;

pub(super) fn trace(scene: &PairScene, line: Trace) -> Trace {
    let line = scene.trace_test(line);
    let line = match scene.chosen_trial() {
        Some(trial) => trial.trace(line),
        None => {
            let corners = scene.state.placed.corners.map(trace::point).to_vec();
            let line = line.detail("quad", corners).detail("probe", trace::point(scene.state.placed.probe));
            let line = line.detail("sides", [(); 4].map(|()| serde_json::Value::Null).to_vec());
            line.answer("contact", None::<&str>).answer(scene.answer_name(), None::<bool>)
        }
    };
    let kept = scene.kept_said();
    let said = kept.iter().map(|(_, inside)| *inside).collect::<Vec<_>>();
    let line = line.occasion(scene.extra.hands.probes).occasion(said);
    if kept.is_empty() {
        return line;
    }
    let probe = |(at, inside): (Point, Option<bool>)| {
        Trace::default().detail("probe", trace::point(Some(at))).detail("inside", inside).into_value()
    };
    line.detail("kept", kept.into_iter().map(probe).collect::<Vec<_>>())
}
