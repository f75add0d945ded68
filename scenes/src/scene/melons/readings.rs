//! The texts of the scene `melons`: verdict, reason and panel.

use super::run::{Direction, MelonRun, SIZE};
use super::{METHODS, MelonsScene, TEST_PATH};
use crate::scene::shared::hit_or_miss;
use crate::scene::shared::number::shown;
use crate::scene::shared::shape_words::gap;
use crate::scene::shared::subject::Subject as _;
use crate::scene::shared::y_direction::YDirection;
use crate::scene::{Judged as _, Look, MethodRow, Readings};
use crate::text;
use crate::words::Text;
use hantei_collision::{About, OverlapMethod, TwoRects};

pub(super) fn readings(scene: &MelonsScene, look: &Look) -> Readings {
    let state = &scene.state;
    let pair = scene.pair();
    let readings = pair.readings(look.step);
    let (contact, method) = (pair.shapes.contact_text(), pair.name());
    let sketch = match state.run.direction {
        Direction::Horizontal => text!("first-sketch", method = method),
        Direction::Vertical => text!("second-sketch", method = method),
    };
    let contact = if state.swept { text!("swept-bands", contact = contact) } else { contact };
    let facts = std::iter::once(contact).chain(state.method.is_none().then_some(sketch)).collect();
    let readings = Readings { facts, methods: methods(scene), ..readings };
    let frame = state.playback.frame;
    if scene.missed(frame) {
        // The answer of each frame is right, but asking at each frame was not enough.
        let [before, after] = [frame - 1, frame].map(|frame| frame.to_string());
        return Readings {
            headline: text!("went-through"),
            reason: Some(text!("reason-went-through", before = before, after = after)),
            truth: Some(hit_or_miss(true)),
            notes: vec![note_missed(scene)],
            remedy: Some(TEST_PATH),
            ..readings
        };
    }
    let reason = reason(scene).or(readings.reason);
    Readings { reason, notes: state.swept.then(|| text!("note-swept")).into_iter().collect(), ..readings }
}

fn methods(scene: &MelonsScene) -> Vec<MethodRow> {
    let shapes = scene.pair().shapes;
    let row = |method: OverlapMethod| {
        let says = scene.pair_by(method, [shapes.a, shapes.b]).says();
        MethodRow {
            name: method.name(),
            source: TwoRects::source(method, YDirection::Down),
            says: hit_or_miss(says),
            verdict: Some(says),
            chosen: method == scene.method(),
            ..MethodRow::default()
        }
    };
    METHODS.map(row).into()
}

fn note_missed(scene: &MelonsScene) -> Text {
    let frame = scene.state.playback.frame;
    let (before, after) = ((frame - 1).to_string(), frame.to_string());
    let [from, to] = scene.state.run.meeting(frame).map(|at| format!("{at:.2}"));
    text!("note-missed", before = before, after = after, from = from, to = to)
}

/// Why it is a hit or a miss, in time and on the axis that decides; `None` if rounding matters.
fn reason(scene: &MelonsScene) -> Option<Text> {
    let (pair, frame) = (scene.pair(), scene.state.playback.frame);
    if pair.is_wrong() {
        return None;
    }
    if !pair.says() {
        let walk = pair.walk();
        let made = walk.trace.iter().find(|made| !made.holds)?;
        let question = walk.questions.iter().find(|question| question.id == made.question)?;
        let (About::Ends(axis, ..) | About::Centres(axis)) = question.about? else { return None };
        let (state, gap) = (super::time::words(question), gap(&pair.shapes, axis));
        return Some(if gap > 0.0 {
            text!("reason-gap", state = state, axis = axis.name(), by = shown(gap))
        } else {
            text!("reason-touch", state = state, axis = axis.name())
        });
    }
    let is_plain = scene.pair_of(scene.state.run.at(frame)).says();
    if scene.state.swept && !is_plain && frame > 0 {
        return Some(text!("reason-paths", before = (frame - 1).to_string(), after = frame.to_string()));
    }
    let (first, last) = scene.state.run.lap(frame);
    let hits = |frame: &u64| scene.pair_at(*frame).says();
    let (from, to) = ((first..=frame).rev().take_while(hits).last()?, (frame..=last).take_while(hits).last()?);
    let count = pair.questions().len();
    Some(text!("reason-all-true", count = count, from = from.to_string(), to = to.to_string()))
}

/// The question for a guess: their sizes, their motion, and whether any frame will be a hit.
pub(super) fn question(run: &MelonRun) -> Text {
    let MelonRun { sizes, is_still, speed, offset, .. } = *run;
    let (speed, beside) = (shown(speed), shown(offset.abs()));
    if sizes == [SIZE; 2] && !is_still {
        return if offset == 0.0 {
            text!("ask-meet", speed = speed)
        } else {
            text!("ask-meet-beside", speed = speed, beside = beside)
        };
    }
    let [a, b] = sizes.map(shown);
    let runs = if is_still { text!("one-runs", speed = speed) } else { text!("both-run", speed = speed) };
    if offset == 0.0 {
        text!("ask-meet-sized", a = a, b = b, runs = runs)
    } else {
        text!("ask-meet-sized-beside", a = a, b = b, runs = runs, beside = beside)
    }
}
