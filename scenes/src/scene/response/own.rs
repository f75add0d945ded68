//! Code after a hit that was typed, method `own`: read, run in each frame, and judged bit by bit.

use super::run::RunCase;
use crate::report::{ResponseReport, of_response};
use crate::scene::shared::judging::{Judgeable, JudgingOf};
use crate::scene::shared::own::{constants, with_names};
use crate::scene::shared::typed_test::{OwnGap, OwnOrigin, TypedTest};
use crate::scene::{TextFlaw, Typed};
use crate::text;
use crate::words::Text;
use hantei_collision::{
    AskedOrder, Axis, Contact, Move, Moving as _, NamedSide, Rect, Response, ResponseTruth, Said, Side, Vec2, beside,
    contact,
};
use hantei_judge::{
    FormulaError, FormulaFlaw, Origin, ParseOptions, ResponseCall, ResponseCase, ResponseCode, ResponseFinding,
    ResponseFlaw, ResponseJudgement, ResponseJudging, ResponseRefusal, ResponseWhen,
};
use std::cell::OnceCell;
use std::rc::Rc;

/// The code with which typing begins: the shortest way out.
const START: &str = "\
function push(a, b) {
  const left = a.x + a.w - b.x, right = b.x + b.w - a.x;
  const up = a.y + a.h - b.y, down = b.y + b.h - a.y;
  const least = Math.min(left, right, up, down);
  if (least <= 0) return;
  if (least === left) a.x -= left;
  else if (least === right) a.x += right;
  else if (least === up) a.y -= up;
  else a.y += down;
}";

/// Judges the present code.
pub(super) type CodeJudging = JudgingOf<OwnCode>;

/// What was typed, and what came of it when it was read.
struct TypedOnce {
    typed: TypedTest,
    read: OnceCell<ReadCode>,
}

struct ReadCode {
    code: Option<ResponseCode>,
    constants: Vec<(String, Option<f64>)>,
    gap: Option<OwnGap>,
}

/// Code as it was typed. Two are equal if the same was typed.
#[derive(Clone)]
pub(super) struct OwnCode(Rc<TypedOnce>);

impl std::fmt::Debug for OwnCode {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.typed().fmt(out)
    }
}

impl PartialEq for OwnCode {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0) || self.typed() == other.typed()
    }
}

impl Default for OwnCode {
    fn default() -> Self {
        Self::of(TypedTest { text: START.to_owned(), ..TypedTest::default() })
    }
}

/// What came of a judgement.
pub(super) struct CodeJudged {
    pub(super) report: ResponseReport,
    /// What goes wrong, each in a few words.
    pub(super) short: Vec<Text>,
    /// The cases in which something goes wrong and that can be shown, each once, with the place of its first finding in the report.
    pub(super) cases: Vec<(ResponseCase, usize)>,
}

fn read(text: &str, typed: &TypedTest) -> Result<(ResponseCode, Vec<String>), FormulaError> {
    let origin = match typed.origin {
        OwnOrigin::AsRead => None,
        OwnOrigin::Corner => Some(Origin::Corner),
        OwnOrigin::Centre => Some(Origin::Centre),
    };
    let options = ParseOptions { origin, ..ParseOptions::default() };
    with_names(typed, options, |options| ResponseCode::read(text, options))
}

/// What is wrong with a text. Whether x and y are the centre is asked beside the field.
pub(super) fn flaw(text: &str) -> Result<(), TextFlaw> {
    match read(text, &TypedTest::default()) {
        Ok(_) => Ok(()),
        Err(error) if matches!(error.flaw, FormulaFlaw::Response(ResponseRefusal::Origin(_))) => Ok(()),
        Err(error) => Err(TextFlaw::new(error.place.clone(), Text::from(&error))),
    }
}

impl OwnCode {
    fn of(typed: TypedTest) -> Self {
        Self(Rc::new(TypedOnce { typed, read: OnceCell::new() }))
    }

    /// What was typed.
    pub(super) fn typed(&self) -> &TypedTest {
        &self.0.typed
    }

    /// The same with a change of what was typed.
    #[must_use]
    pub(super) fn with(&self, change: impl FnOnce(&mut TypedTest)) -> Self {
        let mut typed = self.typed().clone();
        change(&mut typed);
        Self::of(typed)
    }

    fn read(&self) -> &ReadCode {
        self.0.read.get_or_init(|| match read(&self.typed().text, self.typed()) {
            Ok((code, names)) => {
                let (constants, gap) = constants(self.typed(), names);
                ReadCode { code: Some(code), constants, gap }
            }
            Err(error) => ReadCode { code: None, constants: Vec::new(), gap: Some(OwnGap::Flawed(Text::from(&error))) },
        })
    }

    /// Why it cannot be run yet.
    pub(super) fn gap(&self) -> Option<&OwnGap> {
        self.read().gap.as_ref()
    }

    fn code(&self) -> Option<&ResponseCode> {
        self.read().code.as_ref().filter(|_| self.gap().is_none())
    }

    /// Whether the code changes the velocity.
    pub(super) fn sets_velocity(&self) -> bool {
        self.code().is_some_and(ResponseCode::sets_velocity)
    }

    /// Whether the code takes a circle for A; `None` while it cannot be run.
    pub(super) fn is_of_ball(&self) -> Option<bool> {
        self.code().map(ResponseCode::is_ball)
    }

    /// What the code adds to the velocity in each step by itself.
    pub(super) fn gravity(&self) -> Vec2 {
        let [x, y] = self.code().map(ResponseCode::gravity).unwrap_or_default();
        Vec2::new(x, y)
    }

    /// What the code does in a step that is seen from the tiles, which move so, and what goes wrong with it. Code that cannot be run does nothing.
    pub(super) fn respond(
        &self,
        step: Move,
        tiles: &[Rect],
        (asked, truth): (AskedOrder, &ResponseTruth),
        of_b: Vec2,
    ) -> (Response, Vec<ResponseFlaw>) {
        let nothing = || Response { said: Vec::new(), end: step.after(), velocity: step.velocity };
        self.code()
            .and_then(|code| answered(code, step, tiles, (asked, truth), of_b))
            .unwrap_or_else(|| (nothing(), Vec::new()))
    }

    /// What the panel shows of it.
    pub(super) fn shown(&self, judging: &CodeJudging, is_at: impl Fn(&ResponseCase) -> bool) -> Typed {
        let known = Typed {
            verdict: text!("own-judging", percent = judging.percent().to_string()),
            is_wrong: None,
            notes: Vec::new(),
            example: None,
            is_example_shown: false,
            reading: Vec::new(),
            names: &[],
            has_twins: false,
            origin: "corner",
            gap: self.gap().cloned(),
            parts: vec![self.typed().text.clone()],
            contents: Vec::new(),
            constants: self.read().constants.clone(),
            called: None,
            has_rules: true,
            is_right_at_centre: false,
            is_formula: false,
        };
        let Some(judged) = judging.judgement(self) else { return known };
        let judged = match &*judged {
            Ok(judged) => judged,
            Err(why) => return Typed { gap: Some(OwnGap::Flawed(why.clone())), ..known },
        };
        let report = &judged.report;
        let place = judging.example().min(judged.cases.len().saturating_sub(1));
        let count = judged.cases.len();
        let shown = judged.cases.get(place).map(|(_, finding)| *finding);
        let example = shown.and_then(|finding| report.findings.get(finding)).map(|line| {
            text!("own-code-example", place = (place + 1).to_string(), count = count.to_string(), line = line.clone())
        });
        let others = judged.short.iter().enumerate().filter(|(at, _)| Some(*at) != shown);
        let others = others.map(|(_, short)| short.clone());
        Typed {
            verdict: report.verdict.clone(),
            is_wrong: Some(!report.is_right),
            notes: report.differences.iter().cloned().chain(others).chain(report.notes.iter().cloned()).collect(),
            example,
            is_example_shown: judged.cases.get(place).is_some_and(|(case, _)| is_at(case)),
            reading: report.reading.clone(),
            ..known
        }
    }
}

impl Judgeable for OwnCode {
    type Judge = Option<ResponseJudging>;
    type Judgement = Result<CodeJudged, Text>;

    fn is_ready(&self) -> bool {
        self.gap().is_none()
    }

    fn advance(&self, judge: &mut Self::Judge, cases: usize) -> Option<Self::Judgement> {
        let judging = match judge {
            Some(judging) => judging,
            None => judge.insert(self.code()?.judging()),
        };
        // A case is a run of the whole text.
        let judged = judging.advance((cases / 4).max(1))?;
        Some(judged.map(|judged| CodeJudged::of(&judged)).map_err(|error| Text::from(&error)))
    }

    fn part(judge: &Self::Judge) -> f64 {
        judge.as_ref().map_or(0.0, ResponseJudging::part)
    }
}

impl CodeJudged {
    fn of(judgement: &ResponseJudgement) -> Self {
        let mut cases: Vec<(ResponseCase, usize)> = Vec::new();
        for (place, ResponseFinding { case, .. }) in judgement.findings.iter().enumerate() {
            let can_be_shown = RunCase::default().showing(case).is_some();
            if can_be_shown && cases.iter().all(|(known, _)| !is_same(known, case)) {
                cases.push((case.clone(), place));
            }
        }
        let short = |finding: &ResponseFinding| {
            let (count, of) = (finding.count.to_string(), finding.of.to_string());
            text!("own-code-finding", flaw = finding.flaw.name(), count = count, of = of)
        };
        let short = judgement.findings.iter().map(short).collect();
        Self { report: of_response(judgement), short, cases }
    }
}

/// Whether two cases are the same step among the same blocks, under any name.
fn is_same(one: &ResponseCase, other: &ResponseCase) -> bool {
    ResponseCase { name: None, ..one.clone() } == ResponseCase { name: None, ..other.clone() }
}

fn numbers(rect: Rect) -> [f64; 4] {
    [rect.min().x, rect.min().y, rect.width(), rect.height()]
}

fn answered(
    code: &ResponseCode,
    step: Move,
    tiles: &[Rect],
    (asked, truth): (AskedOrder, &ResponseTruth),
    of_b: Vec2,
) -> Option<(Response, Vec<ResponseFlaw>)> {
    // Code that looks ahead at one block is asked about the one that A meets first.
    let places: Vec<usize> = match (code.takes_list(), code.when(), asked) {
        (false, ResponseWhen::Before, _) => vec![truth.tile.unwrap_or_default()],
        (.., AskedOrder::Given) => (0..tiles.len()).collect(),
        (.., AskedOrder::Reversed) => (0..tiles.len()).rev().collect(),
    };
    // Code that knows nothing of it sees a block that stands still.
    let of_blocks = if code.knows_moving_blocks() { [of_b.x, of_b.y] } else { [0.0; 2] };
    let case = ResponseCase {
        name: None,
        before: numbers(step.before),
        is_ball: code.is_ball(),
        velocity: [step.velocity.x + of_blocks[0], step.velocity.y + of_blocks[1]],
        of_blocks,
        blocks: places.iter().map(|place| numbers(tiles[*place])).collect(),
    };
    let (calls, mut flaws) = code.run(&case).ok()?;
    let sets_velocity = code.sets_velocity();
    let mut response = Response { said: Vec::new(), end: step.after(), velocity: step.velocity };
    for call in &calls {
        let tile = call.block.map(|at| places[at]);
        for side in call.sides.iter() {
            let tile = tile.unwrap_or_else(|| tile_of(side, call, tiles, truth));
            let moved = along(call.way[1], side.axis) - along(call.way[0], side.axis);
            let (named, normal) = (NamedSide::Side(side), side.outwards());
            let said = Said { tile, named, side: Some(side), by: moved.abs(), time: None, normal };
            response.said.push(said);
            if !sets_velocity {
                let velocity = response.velocity;
                response.velocity =
                    Rect::velocity(|axis| if axis == side.axis { 0.0 } else { Rect::speed(velocity, axis) });
            }
        }
        if call.is_hit && call.sides.count() == 0 {
            let tile = tile.or(truth.tile).unwrap_or_default();
            response.said.push(Said {
                tile,
                named: NamedSide::Unknown,
                side: None,
                by: 0.0,
                time: None,
                normal: Vec2::ZERO,
            });
        }
        if call.way[0] != call.way[1] || calls.len() == 1 {
            response.end = call.way[1];
        }
        if sets_velocity {
            response.velocity = call.velocity;
        }
    }
    if places.len() > 1 && truth.judges(&response) == Some(false) && flaws.is_empty() {
        let missed = response.said.is_empty();
        flaws.push(if missed { ResponseFlaw::Unseen } else { ResponseFlaw::OtherSide });
    }
    Some((response, flaws))
}

fn along(rect: Rect, axis: Axis) -> f64 {
    rect.interval(axis).min
}

/// The tile that a text means which was given all of them: the one whose side A is put at, else the one that is truly met.
fn tile_of(side: Side, call: &ResponseCall, tiles: &[Rect], truth: &ResponseTruth) -> usize {
    let [from, to] = call.way;
    let is_at = |tile: &Rect| contact(from, *tile) != Contact::Apart && beside(to, side, *tile) == to;
    tiles.iter().position(is_at).or(truth.tile).unwrap_or_default()
}
