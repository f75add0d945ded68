//! By which method the two rectangles are judged; and the typed one: what a judge finds out about it, and where it is wrong.

use super::{RectsScene, Which};
use crate::scene::shared::number::shown;
use crate::scene::shared::own::{Chosen, Own, found};
use crate::scene::shared::pair::Pair;
use crate::scene::shared::verdict as hit_or_miss;
use crate::scene::{Trace, Typed};
use crate::text;
use crate::words::Text;
use hantei_collision::{Axis, Border, OverlapClass, OverlapJudgement, OverlapMethod, Rect, TwoRects, Verdict};
use std::rc::Rc;

impl RectsScene {
    /// Both, and how they are judged.
    pub(super) fn pair(&self) -> Pair {
        match self.state.method {
            Chosen::BuiltIn(method) => self.pair_by(method),
            Chosen::Own => {
                let border = judgement(self).map(|judgement| judgement.border);
                Pair::own(self.rect(Which::A), self.rect(Which::B), self.state.own.clone(), border)
            }
        }
    }

    /// Chooses a method. Where the typed one errs, the map of all arrangements shows.
    pub(super) fn choose(&mut self, method: Chosen<OverlapMethod>) {
        if method == Chosen::Own && self.state.method != method {
            (self.map, self.map_corner) = (true, None);
        }
        self.state.method = method;
    }

    pub(super) fn pair_by(&self, method: OverlapMethod) -> Pair {
        Pair::new(self.rect(Which::A), self.rect(Which::B), method, self.state.border)
    }
}

/// Takes a formula, which has been checked, and chooses it.
pub(super) fn set(scene: &mut RectsScene, text: &str) {
    if let Ok(own) = Own::typed(text) {
        scene.state.own = own;
        scene.choose(Chosen::Own);
    }
}

/// What a judge says of the typed test; `None` while it is not chosen or not all judged.
pub(super) fn judgement(scene: &RectsScene) -> Option<Rc<OverlapJudgement>> {
    if scene.state.method == Chosen::Own { scene.judging.judgement(&scene.state.own) } else { None }
}

/// What the judge has found, in a word: `hits`, `misses` or `wrong`.
pub(super) fn own_verdict(scene: &RectsScene) -> Option<&'static str> {
    judgement(scene).map(|judgement| found(&judgement.verdict, judgement.border))
}

/// The case that it gets wrong which is shown, its place among all, and how many there are.
pub(super) fn example(scene: &RectsScene) -> Option<(TwoRects, usize, usize)> {
    let judgement = judgement(scene)?;
    let place = scene.judging.example();
    Some((*judgement.errors.get(place)?, place, judgement.errors.len()))
}

/// What it says of such a case: not what is so.
pub(super) fn says(scene: &RectsScene, error: &TwoRects) -> bool {
    scene.state.own.formula().hits(error.a, error.b, &mut ())
}

/// Whether it is right in an arrangement.
pub(super) fn is_right(judgement: &OverlapJudgement, (x, y): (usize, usize)) -> bool {
    !judgement.errors.iter().any(|error| [Axis::X, Axis::Y].map(|axis| error.way(axis) as usize) == [x, y])
}

/// Puts both rectangles where they are in the case that is shown.
pub(super) fn go_there(scene: &mut RectsScene) {
    if let Some((TwoRects { a, b }, ..)) = example(scene) {
        scene.place(Which::A, a);
        scene.place(Which::B, b);
        scene.state.follow = false;
    }
}

/// Shows the next case, or the one before.
pub(super) fn step(scene: &RectsScene, by: isize) {
    if let Some((_, _, count)) = example(scene) {
        scene.judging.step(by, count);
    }
}

/// What the panel says of it.
pub(super) fn typed(scene: &RectsScene) -> Option<Typed> {
    if scene.state.method != Chosen::Own {
        return None;
    }
    let Some(judgement) = judgement(scene) else {
        let verdict = text!("own-judging", percent = scene.judging.percent().to_string());
        return Some(Typed { verdict, is_wrong: None, example: None });
    };
    let border = match judgement.border {
        Border::Hits => text!("own-touching-hits"),
        Border::Misses => text!("own-touching-misses"),
    };
    let verdict = match &judgement.verdict {
        Verdict::Right => text!("own-right", border = border),
        Verdict::Only(classes) => {
            let class = |class: &OverlapClass| Text::message(format!("own-class-{}", class.name()));
            text!("own-only", classes = classes.iter().map(class).collect::<Vec<_>>(), border = border)
        }
        Verdict::Wrong => text!("own-wrong-in", count = judgement.errors.len().to_string()),
    };
    let example = example(scene).map(|(error, place, count)| {
        let pair = Pair::own(error.a, error.b, scene.state.own.clone(), Some(judgement.border));
        let numbers = |rect: Rect| [rect.min().x, rect.min().y, rect.width(), rect.height()].map(shown).join(",");
        text!(
            "own-example",
            place = (place + 1).to_string(),
            count = count.to_string(),
            a = numbers(error.a),
            b = numbers(error.b),
            says = hit_or_miss(says(scene, &error)),
            contact = pair.contact_text()
        )
    });
    Some(Typed { verdict, is_wrong: Some(judgement.verdict != Verdict::Right), example })
}

/// Adds the formula, and what the judge has found once it is done, to a line of the trace.
pub(super) fn trace(scene: &RectsScene, trace: Trace) -> Trace {
    if scene.state.method != Chosen::Own {
        return trace;
    }
    trace.answer("formula", scene.state.own.text()).answer("own", own_verdict(scene))
}
