//! What each comparison of a point and a quadrilateral means, and why a method says what it says.

use super::QuadScene;
use crate::collision::{
    About, Diagnosis, EDGE_NAMES, InsideMethod, Operator, Question, Shape, Turn, Winding, diagnose, side,
};
use crate::geometry::Corner;
use crate::scene::{Scene as _, Walk};
use crate::text;
use crate::words::Text;

/// The state in which a question holds, and whether that speaks for inside.
pub(super) fn meaning(scene: &QuadScene, question: &Question) -> (Text, Option<bool>) {
    let right = Turn::Right == scene.state.y.turn(1.0);
    match (scene.state.method, question.about, question.operator) {
        (InsideMethod::Crossings, Some(About::Corner(corner)), _) => {
            let corner = corner.name();
            (if right { text!("corner-below", corner = corner) } else { text!("corner-above", corner = corner) }, None)
        }
        (InsideMethod::Crossings, about, Operator::Equal) => (text!("on-line", edge = edge(about)), None),
        (InsideMethod::Crossings, about, Operator::AtMost) => (text!("between-ends", edge = edge(about)), None),
        (InsideMethod::Crossings, about, _) => (text!("ray-crosses", edge = edge(about)), None),
        (_, about, Operator::Greater | Operator::AtLeast) => (on_side(edge(about), right), Some(true)),
        (_, about, _) => (on_side(edge(about), !right), Some(true)),
    }
}

fn on_side(edge: &'static str, right: bool) -> Text {
    if right { text!("right-of-edge", edge = edge) } else { text!("left-of-edge", edge = edge) }
}

fn edge(about: Option<About>) -> &'static str {
    match about {
        Some(About::Edge(corner)) => EDGE_NAMES[corner as usize],
        _ => "",
    }
}

/// Why the chosen method says what it says, from the comparisons that it made; and where it is wrong, why.
pub(super) fn reason(scene: &QuadScene) -> Option<Text> {
    let (walk, inside) = (scene.walk()?, scene.says(scene.state.method)?);
    let right = Turn::Right == scene.state.y.turn(1.0);
    let all = |right| if right { text!("reason-right-of-all") } else { text!("reason-left-of-all") };
    let reason = match (scene.state.method, inside) {
        (InsideMethod::Crossings, _) => crossings(&walk),
        (InsideMethod::RightOfAll, true) => all(right),
        (InsideMethod::SameSide, true) => all(right == (walk.trace.len() <= Corner::ALL.len())),
        (InsideMethod::RightOfAll, false) => {
            let failed = walk.trace.last().and_then(|made| walk.question(made))?;
            text!("reason-not-on-side", state = meaning(scene, failed).0)
        }
        (InsideMethod::SameSide, false) => not_one_side(scene)?,
    };
    match scene.should_say(scene.state.method) {
        Some(so) if so != inside => Some(text!("reason-wrong", reason = reason, because = because(scene)?)),
        _ => Some(reason),
    }
}

/// Crossings of the ray, or the edge on which the point lies.
fn crossings(walk: &Walk) -> Text {
    let about = |operator: Operator| {
        let held = walk.trace.iter().filter(|made| made.holds);
        let asked = held.filter_map(|made| walk.question(made));
        asked
            .filter(move |question| question.operator == operator)
            .filter(|it| matches!(it.about, Some(About::Edge(_))))
    };
    if let Some(question) = about(Operator::AtMost).next() {
        return text!("reason-on-edge", edge = edge(question.about));
    }
    let crossed = about(Operator::Less).chain(about(Operator::Greater)).count();
    if crossed % 2 == 1 { text!("reason-odd", count = crossed) } else { text!("reason-even", count = crossed) }
}

/// Why a point is not on one side of all edges: it is on both sides, or an edge has it on neither.
fn not_one_side(scene: &QuadScene) -> Option<Text> {
    let (quad, probe, y) = (scene.state.quad()?, scene.state.probe?, scene.state.y);
    let turns = quad.edges().map(|(a, b)| y.turn(side(a, b, probe)));
    let [right, left] = [Turn::Right, Turn::Left].map(|turn| turns.contains(&turn));
    let straight = turns.iter().position(|&turn| turn == Turn::Straight);
    Some(match straight {
        Some(at) if !(right && left) => text!("reason-not-on-side", state = on_side(EDGE_NAMES[at], !left)),
        _ => text!("reason-not-one-side"),
    })
}

/// Why a method that asks for sides is wrong for this quadrilateral.
fn because(scene: &QuadScene) -> Option<Text> {
    let (quad, probe) = (scene.state.quad()?, scene.state.probe?);
    let (Diagnosis { shape, winding }, is_up) = (diagnose(&quad), scene.state.y.is_up());
    let is_turned = winding == Some(Winding::CounterClockwise);
    Some(match shape {
        Shape::Crossed => text!("because-crossed"),
        Shape::Degenerate(_) => text!("because-degenerate"),
        _ if is_turned && scene.state.method == InsideMethod::RightOfAll => {
            if is_up {
                text!("because-winding-up")
            } else {
                text!("because-winding")
            }
        }
        Shape::Concave(corner) => {
            let inner = if is_turned { -1.0 } else { 1.0 };
            let mut edges = quad.edges().into_iter().zip(EDGE_NAMES);
            let lost = edges.find(|((a, b), _)| side(*a, *b, probe) * inner <= 0.0);
            let (corner, edge) = (corner.name(), lost.map_or(EDGE_NAMES[0], |(_, name)| name));
            if is_turned == is_up {
                text!("because-concave", corner = corner, edge = edge)
            } else {
                text!("because-concave-right", corner = corner, edge = edge)
            }
        }
        Shape::Convex => text!("because-rounding"),
    })
}
