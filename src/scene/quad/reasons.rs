//! What each comparison of a point and a quadrilateral means, and why a method says what it says.

use super::ray::Found;
use super::readings::contact_text;
use super::y_direction::YDirection;
use super::{QuadScene, regions};
use crate::scene::shared::own::Chosen;
use crate::scene::{Scene as _, Walk};
use crate::text;
use crate::words::Text;
use hantei_collision::{
    About, Axis, Corner, Diagnosis, EDGE_NAMES, InsideMethod, Measure, Operator, Question, Shape, Turn, Winding,
    diagnose, side,
};

/// The state in which a question holds, and whether that speaks for inside.
pub(super) fn meaning(scene: &QuadScene, method: InsideMethod, question: &Question) -> (Text, Option<bool>) {
    let right = Turn::Right == scene.state.y.turn(1.0);
    match (method, question.about, question.operator) {
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

/// The same of a typed formula, as far as there are words for what is compared: a side, or where a corner is.
pub(super) fn own_meaning(
    scene: &QuadScene,
    question: &Question,
    measured: Option<(Measure, Operator)>,
) -> (Text, Option<bool>) {
    let speaks = scene.state.own.formula().speaks_for(question.id);
    let state = measured.and_then(|(measure, operator)| state(measure, operator, scene.state.y));
    (state.unwrap_or_else(|| Text::plain(question.to_string())), speaks)
}

/// The state in which a measure stands so to 0, as it is seen.
fn state(measure: Measure, operator: Operator, y: YDirection) -> Option<Text> {
    // Right of an edge, or right of P or below it.
    let is_more = match operator {
        Operator::Greater | Operator::AtLeast => true,
        Operator::Less | Operator::AtMost => false,
        Operator::Equal => {
            return Some(match measure {
                Measure::Side(corner) => text!("on-line", edge = EDGE_NAMES[corner as usize]),
                Measure::From(corner, axis) => text!("corner-at", corner = corner.name(), axis = axis.name()),
            });
        }
        Operator::NotEqual => return None,
    };
    let may_be_equal = operator.holds(0.0, 0.0);
    Some(match measure {
        Measure::Side(corner) => {
            let edge = EDGE_NAMES[corner as usize];
            match (is_more != y.is_up(), may_be_equal) {
                (right, false) => on_side(edge, right),
                (true, true) => text!("right-of-edge-or-on", edge = edge),
                (false, true) => text!("left-of-edge-or-on", edge = edge),
            }
        }
        Measure::From(corner, Axis::X) => {
            let corner = corner.name();
            match (is_more, may_be_equal) {
                (true, false) => text!("corner-right", corner = corner),
                (true, true) => text!("corner-right-or-at", corner = corner),
                (false, false) => text!("corner-left", corner = corner),
                (false, true) => text!("corner-left-or-at", corner = corner),
            }
        }
        Measure::From(corner, Axis::Y | Axis::Z) => {
            let corner = corner.name();
            match (is_more != y.is_up(), may_be_equal) {
                (true, false) => text!("corner-below", corner = corner),
                (true, true) => text!("corner-below-or-at", corner = corner),
                (false, false) => text!("corner-above", corner = corner),
                (false, true) => text!("corner-above-or-at", corner = corner),
            }
        }
    })
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

/// Why a method says what it says, from the comparisons that it made. Sides are as they are seen.
enum Why {
    /// P is right or left of all edges.
    AllOn { right: bool },
    /// P is not right or left of this edge, as it had to be.
    NotOn { edge: &'static str, right: bool },
    /// P is right of the first edge and left of the second.
    BothSides(&'static str, &'static str),
    /// P lies on an edge.
    OnEdge(&'static str),
    /// The ray crosses so many edges.
    Crossings(usize),
}

impl Why {
    fn of(scene: &QuadScene, walk: &Walk, inside: bool) -> Option<Self> {
        let right = Turn::Right == scene.state.y.turn(1.0);
        let Chosen::BuiltIn(method) = scene.state.method else { return None };
        Some(match (method, inside) {
            (InsideMethod::Crossings, _) => crossings(walk),
            (InsideMethod::RightOfAll, true) => Self::AllOn { right },
            (InsideMethod::SameSide, true) => Self::AllOn { right: right == (walk.trace.len() <= Corner::ALL.len()) },
            (InsideMethod::RightOfAll, false) => {
                let failed = walk.trace.last().and_then(|made| walk.question(made))?;
                Self::NotOn { edge: edge(failed.about), right }
            }
            (InsideMethod::SameSide, false) => not_one_side(scene)?,
        })
    }
}

/// Why the chosen method says what it says; and where it is wrong, why.
pub(super) fn reason(scene: &QuadScene) -> Option<Text> {
    let (walk, inside) = (scene.walk()?, scene.says(scene.state.method)?);
    if scene.state.method == Chosen::Own {
        let reason = scene.state.own.reason(&walk, inside, if inside { text!("inside") } else { text!("outside") });
        let contact = || Some(contact_text(&scene.state.quad()?, scene.state.probe?));
        return match scene.should_say(scene.state.method) {
            Some(so) if so != inside => Some(text!("own-wrong", reason = reason, contact = contact()?)),
            _ => Some(reason),
        };
    }
    let reason = match Why::of(scene, &walk, inside)? {
        Why::AllOn { right: true } => text!("reason-right-of-all"),
        Why::AllOn { right: false } => text!("reason-left-of-all"),
        Why::NotOn { edge, right } => text!("reason-not-on-side", state = on_side(edge, right)),
        Why::BothSides(..) => text!("reason-not-one-side"),
        Why::OnEdge(edge) => text!("reason-on-edge", edge = edge),
        Why::Crossings(count) if count % 2 == 1 => text!("reason-odd", count = count),
        Why::Crossings(count) => text!("reason-even", count = count),
    };
    match scene.should_say(scene.state.method) {
        Some(so) if so != inside => Some(text!("reason-wrong", reason = reason, because = because(scene)?)),
        _ => Some(reason),
    }
}

/// The same in a few words for the stage; on the way there, how far the method has come at a step. Nothing remains where
/// `is_gone`.
pub(super) fn on_stage(scene: &QuadScene, walk: &Walk, step: usize, is_gone: bool) -> Option<Text> {
    let (inside, Chosen::BuiltIn(method)) = (scene.says(scene.state.method)?, scene.state.method) else { return None };
    if (1..walk.trace.len()).contains(&step) {
        return if method == InsideMethod::Crossings {
            let crossed = Found::of(walk, step).map_or(0, |found| found.crossed.len());
            Some(text!("stage-so-far", count = crossed))
        } else {
            let (asked, all) = regions::asked(walk, step)?;
            let (asked, all) = (asked.to_string(), all.to_string());
            Some(if is_gone {
                text!("stage-nothing-remains", asked = asked, all = all)
            } else {
                text!("stage-remains", asked = asked, all = all)
            })
        };
    }
    let outcome = || if inside { text!("inside") } else { text!("outside") };
    Some(match Why::of(scene, walk, inside)? {
        Why::AllOn { right: true } => text!("stage-right-of-all", so = outcome()),
        Why::AllOn { right: false } => text!("stage-left-of-all", so = outcome()),
        Why::NotOn { edge, right: true } => text!("stage-not-right", edge = edge, so = outcome()),
        Why::NotOn { edge, right: false } => text!("stage-not-left", edge = edge, so = outcome()),
        Why::BothSides(right, left) => text!("stage-both-sides", right = right, left = left, so = outcome()),
        Why::OnEdge(edge) => text!("stage-on-edge", edge = edge, so = outcome()),
        Why::Crossings(count) if count % 2 == 1 => text!("stage-odd", count = count),
        Why::Crossings(count) => text!("stage-even", count = count),
    })
}

/// Crossings of the ray, or the edge on which the point lies.
fn crossings(walk: &Walk) -> Why {
    let is_between = |question: &&Question| question.operator == Operator::AtMost;
    let held = walk.trace.iter().filter(|made| made.holds);
    let on_edge = held.filter_map(|made| walk.question(made)).find(is_between);
    match on_edge {
        Some(question) => Why::OnEdge(edge(question.about)),
        None => Why::Crossings(Found::of(walk, 0).map_or(0, |found| found.crossed.len())),
    }
}

/// Why a point is not on one side of all edges: it is on both sides, or an edge has it on neither.
fn not_one_side(scene: &QuadScene) -> Option<Why> {
    let (quad, probe, y) = (scene.state.quad()?, scene.state.probe?, scene.state.y);
    let turns = quad.edges().map(|(a, b)| y.turn(side(a, b, probe)));
    let [right, left, straight] = [Turn::Right, Turn::Left, Turn::Straight]
        .map(|turn| turns.iter().position(|&it| it == turn).map(|place| EDGE_NAMES[place]));
    Some(match (right, left, straight) {
        (Some(right), Some(left), _) => Why::BothSides(right, left),
        (_, left, Some(edge)) => Why::NotOn { edge, right: left.is_none() },
        _ => return None,
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
        _ if is_turned && scene.state.method == Chosen::BuiltIn(InsideMethod::RightOfAll) => {
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
