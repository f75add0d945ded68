//! What the scene `quad` says, in the panel and in the trace.

use super::points::Spot;
use super::{QuadScene, lit};
use crate::collision::{
    Border, Comparison, Diagnosis, EDGE_NAMES, Flaw, InsideMethod, QuadContact, Relation, Shape, Turn, Winding,
    diagnose, orientation, quad_contact, side,
};
use crate::geometry::{Corner, Point, Quad, Rect};
use crate::scene::number::{shown, tidy};
use crate::scene::readings::{MethodRow, Readings, Row, RowId, Says, Section};
use crate::scene::steps::{self, Line};
use crate::scene::{Event, Scene};

pub(super) fn readings(scene: &QuadScene) -> Readings {
    let method = scene.desk.state.method;
    let methods = InsideMethod::ALL.map(|each| {
        let verdict = scene.says(each).map(|(inside, _)| inside);
        let says = match verdict {
            Some(true) => "true",
            Some(false) => "false",
            None => "",
        };
        MethodRow { name: each.name(), source: each.source(), says: says.into(), verdict, chosen: each == method }
    });
    let verdict = scene.says(method);
    let headline = match (&verdict, scene.desk.state.next_corner()) {
        (Some((inside, _)), _) => inside.to_string(),
        (None, Some(corner)) => format!("Click to place {}", corner.name()),
        (None, None) => "Click to place P".into(),
    };
    let mut facts = Vec::new();
    let mut notes = Vec::new();
    let mut sections = Vec::new();
    let mut remedy = None;
    let (quad, probe) = (scene.desk.state.quad(), scene.desk.state.probe);
    facts.push(match (quad, probe) {
        (Some(quad), Some(probe)) => contact_in_words(&quad, probe),
        (None, Some(_)) => "P waits for the corners".into(),
        (_, None) => "P is not placed yet".into(),
    });
    if let Some(quad) = quad {
        let diagnosis = diagnose(&quad);
        let view = Sight { up: scene.desk.state.up };
        facts.push(diagnosis_in_words(diagnosis, view));
        remedy = match (diagnosis.shape, diagnosis.winding) {
            (Shape::Crossed, _) => Some(("Untangle", Event::Untangled)),
            (_, Some(Winding::CounterClockwise)) => Some(("Reverse the order", Event::Reversed)),
            _ => None,
        };
        notes.extend(advice(diagnosis, view));
        notes.extend(disagreement(scene, &quad, diagnosis));
        if let Some(probe) = probe {
            let title = if view.up { "Sides, y up: above 0 is left" } else { "Sides" };
            let rows = sides(&quad, probe, view, lit::lit(scene));
            sections.push(Section { title: title.into(), folded: false, rows });
        }
    } else {
        let placed = Corner::ALL.into_iter().filter(|&corner| scene.desk.state.point(Spot::Corner(corner)).is_some());
        facts.push(format!("{} of 4 corners placed", placed.count()));
    }
    if !scene.desk.state.kept.is_empty() {
        sections.push(Section { title: "Probes that are kept".into(), folded: false, rows: kept(scene) });
    }
    if let Some((_, trace)) = &verdict {
        let all = everything_asked(scene, trace);
        let title = format!("{} as written", method.name());
        // The code of a step comes first: it is what one is looking at then.
        if let Some(code) = steps::section(title, code(method, &all), &all, trace, scene.desk.step) {
            sections.insert(0, code);
        }
        sections.push(Section {
            title: format!("What {} compares", method.name()),
            folded: false,
            rows: Row::comparisons(&all, trace, lit::lit(scene), |_, asked| lit::edge_of(asked)),
        });
    }
    Readings {
        headline,
        verdict: verdict.map(|(inside, _)| inside),
        facts,
        methods: methods.into(),
        notes,
        remedy,
        sections,
        plot: None,
    }
}

/// Each probe that is kept, and what the chosen method says of it.
fn kept(scene: &QuadScene) -> Vec<Row> {
    let row = |(i, (at, inside)): (usize, (Point, Option<bool>))| {
        let what = format!("{}  ({}, {})", i + 1, shown(tidy(at.x)), shown(tidy(at.y)));
        let meaning = match inside {
            Some(true) => "true",
            Some(false) => "false",
            None => "",
        };
        Row::new(None, None, Says::Fact { what, meaning, verdict: inside == Some(true) })
    };
    scene.kept().into_iter().enumerate().map(row).collect()
}

/// How the plane is looked at: turning y over swaps left and right, and the two windings. The numbers stay.
#[derive(Clone, Copy)]
pub(super) struct Sight {
    pub(super) up: bool,
}

impl Sight {
    /// Where a point with such a side value is.
    pub(super) fn turn(self, value: f64) -> Turn {
        Turn::of(if self.up { -value } else { value })
    }

    fn winding(self, winding: Winding) -> Winding {
        match (self.up, winding) {
            (false, winding) => winding,
            (true, Winding::Clockwise) => Winding::CounterClockwise,
            (true, Winding::CounterClockwise) => Winding::Clockwise,
        }
    }
}

/// The method as it is written.
fn code(method: InsideMethod, all: &[Comparison]) -> Vec<Line> {
    let written = |i: usize, asked: &Comparison| match method {
        InsideMethod::RightOfAll | InsideMethod::SameSide => match i {
            0 => "inside if ",
            4 => "or if     ",
            _ => "      and ",
        },
        InsideMethod::Crossings if asked.left.contains('·') => "  and     ",
        InsideMethod::Crossings if asked.relation == Relation::Equal => "on edge if ",
        InsideMethod::Crossings if asked.right == "P.y" => "below:     ",
        InsideMethod::Crossings => "crossed if ",
    };
    let line = |(i, asked): (usize, &Comparison)| (format!("{}{}", written(i, asked), asked.asked()), Some(i));
    all.iter().enumerate().map(line).collect()
}

/// All comparisons that the chosen method can make. The first two make them all on squares of both windings; what
/// `crossings` asks depends on the quadrilateral, so for it that is what it has asked.
fn everything_asked(scene: &QuadScene, trace: &[Comparison]) -> Vec<Comparison> {
    let method = scene.desk.state.method;
    if method == InsideMethod::Crossings {
        return trace.to_vec();
    }
    let at = Point::new;
    let square = [at(0.0, 0.0), at(2.0, 0.0), at(2.0, 2.0), at(0.0, 2.0)];
    let [a, b, c, d] = square;
    let mut all: Vec<Comparison> = Vec::new();
    for quad in [Quad::new(a, b, c, d), Quad::new(d, c, b, a)] {
        let mut heard = Vec::new();
        method.contains(&quad, at(1.0, 1.0), scene.desk.state.border.for_method(method.own_border()), &mut heard);
        for comparison in heard {
            if !all.iter().any(|known| known.asks_same(&comparison)) {
                all.push(comparison);
            }
        }
    }
    all
}

fn contact_in_words(quad: &Quad, probe: Point) -> String {
    match quad_contact(quad, probe) {
        QuadContact::Outside => "P is outside".into(),
        QuadContact::Inside => "P is inside".into(),
        QuadContact::OnEdge => {
            let at_corner = Corner::ALL.into_iter().find(|&corner| quad.corners[corner as usize] == probe);
            let on_edge = quad.edges().into_iter().zip(EDGE_NAMES).find(|&((a, b), _)| {
                orientation(a, b, probe) == Turn::Straight && Rect::from_corners(a, b).contains(probe)
            });
            match (at_corner, on_edge) {
                (Some(corner), _) => format!("P is on corner {}", corner.name()),
                (None, Some((_, edge))) => format!("P is on edge {edge}"),
                (None, None) => "P is on an edge".into(),
            }
        }
    }
}

fn diagnosis_in_words(Diagnosis { shape, winding }: Diagnosis, view: Sight) -> String {
    let shape = match shape {
        Shape::Convex => "convex".into(),
        Shape::Concave(corner) => format!("concave at {}", corner.name()),
        Shape::Crossed => "crossed".into(),
        Shape::Degenerate(Flaw::OnOneLine) => "degenerate: all corners on one line".into(),
        Shape::Degenerate(Flaw::Repeated(p, q)) => {
            format!("degenerate: {} and {} are the same point", p.name(), q.name())
        }
        Shape::Degenerate(Flaw::NoTurn(corner)) => format!("degenerate: no turn at {}", corner.name()),
    };
    match winding {
        Some(winding) => format!("{}, {shape}", view.winding(winding).name()),
        None => shape,
    }
}

/// Which methods apply to such a quadrilateral.
fn advice(Diagnosis { shape, winding }: Diagnosis, view: Sight) -> Option<String> {
    let counter_clockwise = winding == Some(Winding::CounterClockwise);
    match shape {
        Shape::Convex if counter_clockwise && view.up => Some(
            "The corners run clockwise, and y grows up: there the source's > 0 asks for the left side, so right-of-all \
             rejects every point. same-side takes both windings."
                .into(),
        ),
        Shape::Convex if counter_clockwise => Some(
            "The corners run counter-clockwise on the screen: right-of-all, the source's own test, rejects every point. \
             same-side takes both windings."
                .into(),
        ),
        Shape::Convex => None,
        Shape::Concave(corner) => Some(format!(
            "The angle inside {} is above 180°: a point inside can be left of an edge. Only crossings applies.",
            corner.name()
        )),
        Shape::Crossed => {
            Some("Two edges cross, so no side of an edge is always the inside. Only crossings applies.".into())
        }
        Shape::Degenerate(Flaw::OnOneLine) => {
            Some("There is no inside: every point is outside or on an edge.".into())
        }
        Shape::Degenerate(Flaw::Repeated(p, q)) if (p as usize + q as usize) % 2 == 1 => Some(format!(
            "The edge between {} and {} has no length: its side is 0 for every point, which is \"on the edge\" to \
             right-of-all and same-side. Only crossings applies.",
            p.name(),
            q.name()
        )),
        Shape::Degenerate(_) => {
            Some("Two edges lie on one line, an angle of 0° or 180°. Only crossings is sure to apply.".into())
        }
    }
}

/// Why methods say otherwise than the exact contact, if they do and the advice has not told.
fn disagreement(scene: &QuadScene, quad: &Quad, diagnosis: Diagnosis) -> Vec<String> {
    let Some(probe) = scene.desk.state.probe else { return Vec::new() };
    let exact = quad_contact(quad, probe);
    let wrong: Vec<InsideMethod> = InsideMethod::ALL
        .into_iter()
        .filter(|&method| {
            let expected = match exact {
                QuadContact::Inside => true,
                QuadContact::OnEdge => scene.desk.state.border.for_method(method.own_border()) == Border::Hits,
                QuadContact::Outside => false,
            };
            scene.says(method).is_some_and(|(inside, _)| inside != expected)
        })
        .collect();
    let names = |methods: &[InsideMethod]| methods.iter().map(|method| method.name()).collect::<Vec<_>>().join(" and ");
    let mut notes = Vec::new();
    if exact == QuadContact::OnEdge && scene.says(scene.desk.state.method).is_some_and(|(inside, _)| !inside) {
        notes.push("A point on an edge is not inside, as the source writes it; border=hits lets it count.".into());
    }
    let convex = diagnosis.shape == Shape::Convex;
    let clockwise = diagnosis.winding == Some(Winding::Clockwise);
    let (by_shape, by_rounding): (Vec<_>, Vec<_>) = wrong.into_iter().partition(|method| match method {
        InsideMethod::RightOfAll => !convex || !clockwise,
        InsideMethod::SameSide => !convex,
        InsideMethod::Crossings => false,
    });
    // That right-of-all rejects a counter-clockwise quad is said already.
    if !by_shape.is_empty() && !convex {
        let contact = contact_in_words(quad, probe);
        notes.push(format!("So here {} say{} otherwise: {contact}.", names(&by_shape), plural(&by_shape)));
    }
    if !by_rounding.is_empty() {
        notes.push(format!(
            "Rounding turns the answer of {}: so near to an edge the plain side value loses its sign. \
             The contact is exact.",
            names(&by_rounding)
        ));
    }
    notes
}

fn plural(methods: &[InsideMethod]) -> &'static str {
    if methods.len() == 1 { "s" } else { "" }
}

/// For each edge its side value, in words and written out.
fn sides(quad: &Quad, probe: Point, view: Sight, lit: Option<RowId>) -> Vec<Row> {
    let edges = quad.edges();
    (0..EDGE_NAMES.len())
        .map(|i| {
            let (a, b) = edges[i];
            let name = EDGE_NAMES[i];
            let value = side(a, b, probe);
            let factors = [b.x - a.x, probe.y - a.y, b.y - a.y, probe.x - a.x].map(|factor| {
                let text = shown(tidy(factor));
                if text.starts_with('−') { format!("({text})") } else { text }
            });
            let [abx, apy, aby, apx] = factors;
            let says = Says::Side {
                what: format!("{name} × {}P", &name[..1]),
                value: shown(tidy(value)),
                meaning: match view.turn(value) {
                    Turn::Right => format!("right of {name}"),
                    Turn::Straight => format!("on {name}"),
                    Turn::Left => format!("left of {name}"),
                },
                formula: format!("{abx}·{apy} − {aby}·{apx}"),
                distance: match a.distance(b) {
                    0.0 => "no edge".into(),
                    length => format!("{} px", shown((value / length * 10.0).round() / 10.0)),
                },
            };
            Row::new(Some(i), lit, says)
        })
        .collect()
}

/// One line of the trace.
pub(super) fn trace(scene: &QuadScene) -> String {
    let answer = scene.answer();
    let state = &scene.desk.state;
    let point = |point: Option<Point>| point.map_or("null".into(), |Point { x, y }| format!("[{x},{y}]"));
    let corners = state.corners.map(point).join(",");
    let sides = match state.quad().zip(state.probe) {
        Some((quad, probe)) => quad.edges().map(|(a, b)| side(a, b, probe).to_string()).join(","),
        None => ["null"; 4].join(","),
    };
    let kept = scene.kept().into_iter().map(|(at, inside)| {
        let inside = inside.map_or("null".into(), |inside| inside.to_string());
        format!(r#"{{"probe":{},"inside":{inside}}}"#, point(Some(at)))
    });
    let kept = match kept.collect::<Vec<_>>().join(",") {
        none if none.is_empty() => none,
        some => format!(r#","kept":[{some}]"#),
    };
    let contact = answer.contact.map_or("null".into(), |contact| format!("\"{contact}\""));
    let inside = answer.verdict.map_or("null".into(), |inside| inside.to_string());
    format!(
        r#"{{"scene":"quad","method":"{}","border":"{}","quad":[{corners}],"probe":{},"sides":[{sides}],"contact":{contact},"inside":{inside}{kept}}}"#,
        answer.method,
        answer.border,
        point(state.probe),
    )
}

/// The case as a Rust test; a comment while something is not placed.
pub(super) fn as_test(scene: &QuadScene) -> String {
    let (Some(quad), Some(probe)) = (scene.desk.state.quad(), scene.desk.state.probe) else {
        return "// Four corners and a probe make a case.\n".into();
    };
    let point = |point: Point| format!("Point::new({:?}, {:?})", point.x, point.y);
    let method = scene.desk.state.method;
    format!(
        "#[test]\nfn case() {{\n    use hantei::collision::{{Border, InsideMethod}};\n    \
         use hantei::geometry::{{Point, Quad}};\n    let quad = Quad::new({});\n    let probe = {};\n    \
         assert_eq!(InsideMethod::{method:?}.contains(&quad, probe, Border::{:?}, &mut ()), {});\n}}\n",
        quad.corners.map(point).join(", "),
        point(probe),
        scene.desk.state.border.for_method(method.own_border()),
        scene.says(method).is_some_and(|(inside, _)| inside),
    )
}
