//! Judges a typed test of two rectangles or boxes (do they hit, or is it like another test), and words the result.

use super::own::Own;
use super::spoken::Spoken;
use super::subject::Judgement;
use super::wanted::{WantedJudge, agreeing};
use crate::report;
use crate::text;
use crate::words::Text;
use hantei_collision::{
    Allen, Axis, AxisAligned, Border, Extent, Formula, OverlapClass, OverlapJudge, OverlapJudgement, Two, Verdict,
    WantedRight,
};

/// A judgement in the making.
pub struct PairJudge<S: AxisAligned> {
    of_hits: Option<OverlapJudge<S>>,
    of_wanted: WantedJudge<LikeJudge<S>, Two<S>>,
}

/// A judgement in the making of whether a typed test is like another one.
struct LikeJudge<S: AxisAligned> {
    judge: OverlapJudge<S>,
    /// The formula that is right if they are alike, once computed; the inner `None`: they are not one expression each.
    agreeing: Option<Option<Formula<Two<S>>>>,
}

impl<S: AxisAligned> Default for LikeJudge<S> {
    fn default() -> Self {
        Self { judge: OverlapJudge::default(), agreeing: None }
    }
}

impl<S: AxisAligned> Default for PairJudge<S> {
    fn default() -> Self {
        Self { of_hits: None, of_wanted: WantedJudge::default() }
    }
}

/// Judges about `cases` more cases.
pub(super) fn advance<S: Spoken>(
    judge: &mut PairJudge<S>,
    cases: usize,
    own: &Own<Two<S>>,
) -> Option<Judgement<Two<S>>> {
    if own.wanted().is_some() {
        return judge.of_wanted.advance(own, |judge, wanted| like(judge, cases, own, wanted));
    }
    let whole_numbers = own.is_whole();
    let new = || OverlapJudge::new(WantedRight { whole_numbers, ..WantedRight::default() });
    let found = judge.of_hits.get_or_insert_with(new).advance(cases, own.formula())?;
    Some(judged(found, whole_numbers))
}

pub(super) fn progress<S: Spoken>(judge: &PairJudge<S>) -> f64 {
    let of_hits = judge.of_hits.as_ref().map(OverlapJudge::progress);
    of_hits.unwrap_or_else(|| judge.of_wanted.progress(|like| like.judge.progress()))
}

/// A test that is right if the typed one is like the wanted one; `None` if they are not one expression each, or if an
/// agreement gives names another meaning.
fn agreeing_formula<S: Spoken>(own: &Own<Two<S>>, wanted: &Formula<Two<S>>) -> Option<Formula<Two<S>>> {
    if !own.typed().conventions().is_empty() {
        return None;
    }
    let hits: Vec<String> =
        S::AXES.iter().map(|axis| axis.name()).map(|on| format!("a{on}1 < b{on}2 && b{on}1 < a{on}2")).collect();
    let text = format!("(({}) != ({wanted})) != ({})", own.formula(), hits.join(" && "));
    text.parse().ok()
}

/// Judges whether a test is like the wanted one, by a proof if one formula says so.
fn like<S: Spoken>(
    LikeJudge { judge, agreeing: formula }: &mut LikeJudge<S>,
    cases: usize,
    own: &Own<Two<S>>,
    wanted: &Formula<Two<S>>,
) -> Option<Judgement<Two<S>>> {
    let found = match &*formula.get_or_insert_with(|| agreeing_formula(own, wanted)) {
        Some(formula) => judge.advance(cases, formula)?,
        None => judge.advance(cases, agreeing(own, wanted))?,
    };
    let is_right = found.verdict == Verdict::Right && found.border == Border::Misses;
    let all = arrangements::<S>();
    let verdict = match &found.verdict {
        _ if is_right && found.is_proved => text!("own-wanted-right"),
        _ if is_right => text!("own-wanted-tried", cases = Text::Whole(found.cases as u64)),
        Verdict::Only(only) => text!("own-wanted-only", classes = classes::<S>(only)),
        Verdict::Right | Verdict::Wrong => {
            text!("own-wanted-wrong", count = Text::Whole(found.errors.len() as u64), all = all)
        }
    };
    Some(Judgement { border: found.border, is_right, verdict, errors: found.errors })
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

/// The result in words; `whole`: for whole numbers.
fn judged<S: Spoken>(mut found: OverlapJudgement<S>, whole: bool) -> Judgement<Two<S>> {
    let border = match found.border {
        Border::Hits => text!("own-touching-hits"),
        Border::Misses => text!("own-touching-misses"),
    };
    let all = arrangements::<S>();
    let is_right = report::settled(&mut found, whole);
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
    Judgement { border: found.border, is_right, verdict, errors: found.errors }
}
