//! The case for other programs: as a line of the trace, as a test, and its method as code.

use super::{QuadScene, State, own};
use crate::scene::shared::code_note;
use crate::scene::shared::own::Chosen;
use crate::scene::{Trace, trace};
use hantei_collision::Method as _;
use hantei_collision::{CodeLanguage, Point, quad_contact, side};

/// Adds what is answered now to a line of the trace.
pub(super) fn trace(scene: &QuadScene, line: Trace) -> Trace {
    let State { method, border, probe, corners, .. } = &scene.state;
    let case = scene.state.quad().zip(*probe);
    let sides = case.map(|(quad, probe)| quad.edges().map(|(a, b)| trace::number(side(a, b, probe))));
    let contact = case.map(|(quad, probe)| quad_contact(&quad, probe).name());
    let kept = scene.kept();
    let line = own::trace(scene, line.answer("method", method.name()).answer("border", border.name()))
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
    let says = scene.says(method) == Some(true);
    let (uses, asserts) = match method {
        Chosen::BuiltIn(method) => {
            let border = border.for_method(method.own_border());
            let asserts = format!(
                "assert_eq!(InsideMethod::{method:?}.contains(&quad, probe, Border::{border:?}, &mut ()), {says});"
            );
            ("{Border, InsideMethod}", asserts)
        }
        Chosen::Own => {
            let asserts = format!(
                "let formula: InsideFormula = {:?}.parse().expect(\"a formula\");\n    \
                 assert_eq!(formula.contains(&quad, probe, &mut ()), {says});",
                scene.state.own.text()
            );
            ("InsideFormula", asserts)
        }
    };
    format!(
        "#[test]\nfn case() {{\n    use hantei_collision::{uses};\n    use hantei_collision::{{Point, Quad}};\n    \
         let quad = Quad::new({});\n    let probe = {};\n    {asserts}\n}}\n",
        quad.corners.map(point).join(", "),
        point(probe),
    )
}

/// The chosen method as a function in a programming language.
pub(super) fn as_code(scene: &QuadScene, language: CodeLanguage) -> String {
    match scene.state.method {
        Chosen::BuiltIn(method) => {
            let border = scene.state.border.for_method(method.own_border());
            method.formula(border).code(language, &code_note(method.name(), border))
        }
        Chosen::Own => {
            let own = &scene.state.own;
            own.formula().code(language, &format!("hantei: {}", own.text()))
        }
    }
}
