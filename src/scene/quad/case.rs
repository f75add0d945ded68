//! The case for other programs: as a line of the trace, and as a test.

use super::{QuadScene, State};
use crate::collision::{quad_contact, side};
use crate::geometry::Point;
use crate::scene::{Trace, trace};

/// Adds what is answered now to a line of the trace.
pub(super) fn trace(scene: &QuadScene, line: Trace) -> Trace {
    let State { method, border, probe, corners, .. } = &scene.state;
    let case = scene.state.quad().zip(*probe);
    let sides = case.map(|(quad, probe)| quad.edges().map(|(a, b)| trace::number(side(a, b, probe))));
    let contact = case.map(|(quad, probe)| quad_contact(&quad, probe).name());
    let kept = scene.kept();
    let line = line
        .answer("method", method.name())
        .answer("border", border.name())
        .detail("quad", corners.map(trace::point).to_vec())
        .detail("probe", trace::point(*probe))
        .detail("sides", sides.unwrap_or_default().to_vec())
        .answer("contact", contact)
        .answer("inside", scene.says(*method))
        .occasion(scene.probes)
        .occasion(kept.iter().map(|(_, inside)| *inside).collect::<Vec<_>>());
    if kept.is_empty() {
        return line;
    }
    let probe = |(at, inside): (Point, Option<bool>)| {
        Trace::default().detail("probe", trace::point(Some(at))).detail("inside", inside).into_value()
    };
    line.detail("kept", kept.into_iter().map(probe).collect::<Vec<_>>())
}

/// The case as a Rust test; a comment while something is not placed.
pub(super) fn as_test(scene: &QuadScene) -> String {
    let State { method, border, probe, .. } = scene.state;
    let (Some(quad), Some(probe)) = (scene.state.quad(), probe) else {
        return "// Four corners and a probe make a case.\n".into();
    };
    let point = |point: Point| format!("Point::new({:?}, {:?})", point.x, point.y);
    format!(
        "#[test]\nfn case() {{\n    use hantei::collision::{{Border, InsideMethod}};\n    \
         use hantei::geometry::{{Point, Quad}};\n    let quad = Quad::new({});\n    let probe = {};\n    \
         assert_eq!(InsideMethod::{method:?}.contains(&quad, probe, Border::{:?}, &mut ()), {});\n}}\n",
        quad.corners.map(point).join(", "),
        point(probe),
        border.for_method(method.own_border()),
        scene.says(method) == Some(true),
    )
}
