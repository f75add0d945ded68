//! Judges a typed test of two rectangles or boxes (do they hit, or is it like another test), and words the result.

use super::own::Own;
use super::shape_words::Spoken;
use super::subject::{Judgement, ShapesJudge};
use crate::report;
use crate::text;
use crate::words::Text;
use hantei_collision::{Allen, Axis, AxisAligned, Border, Two};
use hantei_judge::{Answers, Extent, Formula, OverlapClass, OverlapJudge, OverlapJudgement, Verdict, WantedRight};

/// A judgement in the making.
pub struct PairJudge<S: AxisAligned> {
    judge: Option<OverlapJudge<S>>,
    /// The formula that is true where the typed test agrees with the wanted one. `None`: not computed yet; `Some(None)`: one
    /// of the two is not a single expression.
    agreeing: Option<Option<Formula<Two<S>>>>,
}

impl<S: AxisAligned> Default for PairJudge<S> {
    fn default() -> Self {
        Self { judge: None, agreeing: None }
    }
}

impl<S: Spoken> ShapesJudge<Two<S>> for PairJudge<S> {
    type Found = OverlapJudgement<S>;

    fn advance(&mut self, cases: usize, right: WantedRight, test: impl Answers<Two<S>>) -> Option<Self::Found> {
        self.judge.get_or_insert_with(|| OverlapJudge::new(right)).advance(cases, test)
    }

    fn progress(&self) -> f64 {
        self.judge.as_ref().map_or(0.0, OverlapJudge::progress)
    }

    fn found(found: &Self::Found) -> (bool, Border, usize, Vec<Two<S>>) {
        (found.verdict == Verdict::Right, found.border, found.cases, found.errors.clone())
    }

    fn judged(found: Self::Found, right: WantedRight) -> Judgement<Two<S>> {
        judged(found, right)
    }

    /// By a proof if one formula says so.
    fn like(&mut self, cases: usize, own: &Own<Two<S>>, wanted: &Formula<Two<S>>) -> Option<Judgement<Two<S>>> {
        let formula = self.agreeing.take().unwrap_or_else(|| agreeing_formula(own, wanted));
        let found = match &formula {
            Some(formula) => self.advance(cases, WantedRight::default(), formula),
            None => self.advance(cases, WantedRight::default(), own.agreeing(wanted)),
        };
        self.agreeing = Some(formula);
        let found = found?;
        let is_right = found.verdict == Verdict::Right && found.border == Border::Misses;
        let verdict = match &found.verdict {
            _ if is_right && found.is_proved => text!("own-wanted-right"),
            _ if is_right => text!("own-wanted-tried", cases = Text::Whole(found.cases as u64)),
            Verdict::Only(only) => text!("own-wanted-only", classes = classes::<S>(only)),
            Verdict::Right | Verdict::Wrong => {
                let count = Text::Whole(found.errors.len() as u64);
                text!("own-wanted-wrong", count = count, all = arrangements::<S>())
            }
        };
        Some(Judgement::new(found.border, is_right, verdict, found.errors))
    }
}

/// A test that is right if the typed one is like the wanted one; `None` if they are not one expression each, or if an
/// agreement gives names another meaning.
fn agreeing_formula<S: Spoken>(own: &Own<Two<S>>, wanted: &Formula<Two<S>>) -> Option<Formula<Two<S>>> {
    if !own.conventions().is_empty() {
        return None;
    }
    let hits: Vec<String> =
        S::AXES.iter().map(|axis| axis.name()).map(|on| format!("a{on}1 < b{on}2 && b{on}1 < a{on}2")).collect();
    let text = format!("(({}) != ({wanted})) != ({})", own.formula(), hits.join(" && "));
    text.parse().ok()
}

/// How many ways there are for two shapes to lie.
fn arrangements<S: Spoken>() -> Text {
    Text::Whole(Allen::ALL.len().pow(S::AXES.len() as u32) as u64)
}

fn classes<S: Spoken>(classes: &[OverlapClass]) -> Vec<Text> {
    let class = |class: &OverlapClass| match class {
        OverlapClass::ASquare if S::AXES.contains(&Axis::Z) => text!("own-class-a-cube"),
        OverlapClass::BSquare if S::AXES.contains(&Axis::Z) => text!("own-class-b-cube"),
        OverlapClass::Squares if S::AXES.contains(&Axis::Z) => text!("own-class-cubes"),
        class => Text::message(format!("own-class-{}", class.name())),
    };
    classes.iter().map(class).collect()
}

/// The result in words.
fn judged<S: Spoken>(mut found: OverlapJudgement<S>, right: WantedRight) -> Judgement<Two<S>> {
    let border = match found.border {
        Border::Hits => text!("own-touching-hits"),
        Border::Misses | Border::Half => text!("own-touching-misses"),
    };
    let all = arrangements::<S>();
    let is_opposite = found.is_opposite();
    let is_right = report::settled(&mut found, right);
    let verdict = match &found.verdict {
        Verdict::Right if found.is_proved => text!("own-right", all = all, border = border),
        Verdict::Right => text!("own-tried", cases = Text::Whole(found.cases as u64), border = border),
        Verdict::Only(_) if is_right && found.is_proved => text!("own-whole-right", border = border),
        Verdict::Only(_) if is_right => {
            text!("own-whole-tried", cases = Text::Whole(found.cases as u64), border = border)
        }
        Verdict::Only(only) if found.is_proved => text!("own-only", classes = classes::<S>(only), border = border),
        Verdict::Only(only) => text!("own-only-tried", classes = classes::<S>(only), border = border),
        Verdict::Wrong => {
            text!("own-wrong-in", count = Text::Whole(found.errors.len() as u64), all = all, border = border)
        }
    };
    // Where the error is unbounded, the wrong cases say more.
    let is_measured = found
        .tolerance
        .is_some_and(|within| within.hit_boxes.is_some() || ![within.gap, within.depth].contains(&Extent::Unbounded));
    let within = report::sizes(&found).or_else(|| report::tolerance(&found).filter(|_| is_measured));
    let verdict = match within.filter(|_| !is_right) {
        Some(more) => text!("own-more", verdict = verdict, more = more),
        None => verdict,
    };
    Judgement { is_opposite: is_opposite && !is_right, ..Judgement::new(found.border, is_right, verdict, found.errors) }
}
