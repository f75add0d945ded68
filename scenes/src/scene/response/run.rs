//! Frame by frame: A moves by its velocity, the method answers, and A continues from there.

use super::own::OwnCode;
use crate::scene::shared::number::tidy;
use hantei_collision::{
    AskedOrder, Axis, Move, NamedSide, PlaneAxis, Point, Rect, Response, ResponseAnswer, ResponseMethod, ResponseRules,
    ResponseTruth, Said, TrueSide, Vec2, slide, truth,
};
use hantei_judge::{ResponseCase, ResponseFlaw};

/// What gravity adds to the downward velocity in each frame, world units.
const GRAVITY: f64 = 1.0;
/// The most frames of a run.
const MOST: usize = 120;
/// The side's name for goals if nothing is met.
const NONE: &str = "none";
/// No more obstacle.
fn no_block() -> Rect {
    Rect::from_origin_size(Point::new(0.0, 0.0), 0.0, 0.0)
}

/// The most hits in a frame of the true way.
const IMPACTS: usize = 4;

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct RunCase {
    /// A before the first frame, and its velocity.
    pub(super) start: Move,
    pub(super) b: Rect,
    /// How many tiles of B's size stand in a row to the right, and in a column down, with B.
    pub(super) tiles: [usize; 2],
    /// One more obstacle; none if it is empty.
    pub(super) block: Rect,
    pub(super) method: ResponseMethod,
    pub(super) rules: ResponseRules,
    /// Whether A falls faster from frame to frame and loses its speed on an axis when stopped there. Without gravity
    /// its velocity is constant.
    pub(super) gravity: bool,
}

impl Default for RunCase {
    /// A falls onto the left end of a row of tiles.
    fn default() -> Self {
        let rect = |x, y, width, height| Rect::from_origin_size(Point::new(x, y), width, height);
        Self {
            start: Move { before: rect(146.0, 84.0, 60.0, 60.0), velocity: Vec2::new(10.0, 80.0) },
            b: rect(200.0, 200.0, 100.0, 60.0),
            tiles: [3, 1],
            block: no_block(),
            method: ResponseMethod::Previous,
            rules: ResponseRules {
                order: PlaneAxis::X,
                tie: PlaneAxis::Y,
                asked: AskedOrder::Given,
                answer: ResponseAnswer::Out,
            },
            gravity: false,
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub(super) struct RunFrame {
    pub(super) step: Move,
    pub(super) response: Response,
    pub(super) truth: ResponseTruth,
    /// The tile that the readings are about: its place, and itself.
    pub(super) tile: usize,
    pub(super) b: Rect,
    /// The tile that A truly meets first, or `b` if it meets none.
    pub(super) met: Rect,
    /// What goes wrong with typed code; `None` for a built-in method.
    pub(super) flaws: Option<Vec<ResponseFlaw>>,
}

impl RunFrame {
    /// The method's wrong answer, if there is one, else its first.
    pub(super) fn said(&self) -> Option<Said> {
        said_of(&self.response, &self.truth)
    }

    /// The name of the method's side, for goals and the trace.
    pub(super) fn side_name(&self) -> &'static str {
        self.said().map_or(NONE, |said| said.named.name())
    }

    pub(super) fn true_name(&self) -> &'static str {
        self.truth.side.named().map_or(NONE, NamedSide::name)
    }

    /// The gap between A and the tile it meets, on an axis before the move; negative for what they shared.
    pub(super) fn gap(&self, axis: Axis) -> f64 {
        tidy(self.step.before.interval(axis).gap(self.met.interval(axis)))
    }

    pub(super) fn is_wrong(&self) -> bool {
        self.is_so() == Some(false)
    }

    /// Whether the answer is right; `None` if a rule decides.
    pub(super) fn is_so(&self) -> Option<bool> {
        let by_its_sides = self.truth.judges(&self.response);
        match &self.flaws {
            None => by_its_sides,
            Some(flaws) if !flaws.is_empty() => Some(false),
            // It may stop A on its way, on both axes.
            Some(_) => by_its_sides.map(|_| true),
        }
    }
}

fn said_of(response: &Response, truth: &ResponseTruth) -> Option<Said> {
    let is_met = |side| truth.stopped.iter().any(|stopped| stopped.contains(side));
    let wrong = response.said.iter().find(|said| !said.side.is_some_and(is_met));
    wrong.or(response.said.first()).copied()
}

impl RunCase {
    /// Everything that A can meet; B first.
    pub(super) fn obstacles(&self) -> Vec<Rect> {
        let [across, down] = self.tiles;
        let (origin, width, height) = (self.b.min(), self.b.width(), self.b.height());
        let tile = |x: usize, y: usize| {
            let at = origin.moved(tidy(x as f64 * width), tidy(y as f64 * height));
            Rect::from_origin_size(at, width, height)
        };
        let row = (0..across).map(|x| tile(x, 0));
        let column = (1..down).map(|y| tile(0, y));
        let block = Some(self.block).filter(|block| block.width() * block.height() > 0.0);
        row.chain(column).chain(block).collect()
    }

    fn after(&self, own: Option<&OwnCode>, frame: &RunFrame) -> Move {
        let Vec2 { x, y } = frame.response.velocity;
        let velocity = match own {
            _ if self.gravity => Vec2::new(x, tidy(y + GRAVITY)),
            Some(own) if own.sets_velocity() => Vec2::new(x, y),
            _ => self.start.velocity,
        };
        Move { before: frame.response.end, velocity }
    }

    /// A method's answer for a step, and the right one.
    pub(super) fn frame(&self, method: ResponseMethod, step: Move, obstacles: &[Rect]) -> RunFrame {
        let response = method.respond(step, obstacles, self.rules, &mut ());
        Self::framed(step, obstacles, truth(step, obstacles), (response, None))
    }

    /// The answer of typed code for a step, and the right one.
    pub(super) fn frame_of(&self, own: &OwnCode, step: Move, obstacles: &[Rect]) -> RunFrame {
        let truth = truth(step, obstacles);
        let (response, flaws) = own.respond(step, obstacles, (self.rules.asked, &truth));
        Self::framed(step, obstacles, truth, (response, Some(flaws)))
    }

    fn framed(
        step: Move,
        obstacles: &[Rect],
        truth: ResponseTruth,
        (response, flaws): (Response, Option<Vec<ResponseFlaw>>),
    ) -> RunFrame {
        let said = said_of(&response, &truth).map(|said| said.tile);
        let tile = said.or(truth.tile).unwrap_or_default();
        let met = obstacles[truth.tile.unwrap_or(tile)];
        RunFrame { step, response, truth, tile, b: obstacles[tile], met, flaws }
    }

    /// A case of the judge, as far as it can be shown: a row, a column, one more block.
    pub(super) fn showing(self, case: &ResponseCase) -> Self {
        let rect = |[x, y, w, h]: [f64; 4]| Rect::from_origin_size(Point::new(x, y), w, h);
        let [x, y] = case.velocity;
        let start = Move { before: rect(case.before), velocity: Vec2::new(x, y) };
        let blocks: Vec<Rect> = case.blocks.iter().copied().map(rect).collect();
        let with = |asked: AskedOrder, blocks: Vec<Rect>| {
            let b = *blocks.first()?;
            [[blocks.len(), 1], [1, blocks.len()], [blocks.len() - 1, 1]].into_iter().find_map(|tiles| {
                let block = if tiles[0] * tiles[1] < blocks.len() { *blocks.last()? } else { no_block() };
                let rules = ResponseRules { asked, ..self.rules };
                let shown = Self { start, b, tiles, block, rules, gravity: false, ..self };
                (shown.obstacles() == blocks).then_some(shown)
            })
        };
        let back = blocks.iter().rev().copied().collect();
        with(AskedOrder::Given, blocks).or_else(|| with(AskedOrder::Reversed, back)).unwrap_or(self)
    }

    /// Whether this shows a case of the judge.
    pub(super) fn shows(&self, case: &ResponseCase) -> bool {
        self.showing(case) == *self
    }

    /// Whether the method stopped A where nothing truly does.
    fn is_caught(&self, RunFrame { step, response, truth, .. }: &RunFrame, obstacles: &[Rect]) -> bool {
        let way = slide(step.before, step.velocity, obstacles, self.rules.tie.axis(), IMPACTS).end;
        let moved = step.after();
        // On an axis on which the true way is free, A moves the whole way.
        let kept_back = |axis: Axis| {
            let [true_end, end, free] = [way, response.end, moved].map(|rect| rect.interval(axis).min);
            true_end == free && end != free
        };
        truth.side != TrueSide::Inside && Axis::PLANE.into_iter().any(kept_back)
    }
}

/// The frames of a case, computed on demand.
#[derive(Default)]
pub(super) struct Run {
    of: Option<(RunCase, Option<OwnCode>)>,
    frames: Vec<RunFrame>,
    /// For each frame, in how many frames before it A was wrongly stopped.
    caught: Vec<usize>,
}

impl Run {
    /// The frames of a case up to this one; fewer if A has left everything behind.
    pub(super) fn up_to(&mut self, case: RunCase, own: Option<&OwnCode>, frame: u64) -> &[RunFrame] {
        if self.of.as_ref().is_none_or(|(of, by)| *of != case || by.as_ref() != own) {
            *self = Self { of: Some((case, own.cloned())), ..Self::default() };
        }
        let wanted = (frame as usize).min(MOST - 1);
        if self.frames.len() <= wanted {
            self.go_on(case, own, wanted);
        }
        &self.frames[..self.frames.len().min(frame as usize + 1)]
    }

    fn go_on(&mut self, case: RunCase, own: Option<&OwnCode>, wanted: usize) {
        let obstacles = case.obstacles();
        let all = obstacles.iter().fold(case.start.before.union(case.start.after()), |all, tile| all.union(*tile));
        let field = all.grown(case.start.before.width().max(case.start.before.height()));
        while self.frames.len() <= wanted {
            let (step, caught) = match self.frames.last().zip(self.caught.last()) {
                None => (case.start, 0),
                Some((last, caught)) => (case.after(own, last), caught + usize::from(case.is_caught(last, &obstacles))),
            };
            if !self.frames.is_empty() && step.before.intersection(field).is_none() {
                break;
            }
            self.frames.push(match own {
                Some(own) => case.frame_of(own, step, &obstacles),
                None => case.frame(case.method, step, &obstacles),
            });
            self.caught.push(caught);
        }
    }

    /// In how many frames before this one A was wrongly stopped.
    pub(super) fn caught(&mut self, case: RunCase, own: Option<&OwnCode>, frame: u64) -> usize {
        let count = self.up_to(case, own, frame).len();
        self.caught[count - 1]
    }
}
