//! Frame by frame: A moves by its velocity, the method answers, and from there it goes on.

use crate::scene::shared::number::tidy;
use hantei_collision::{
    AskedOrder, Axis, Move, NamedSide, PlaneAxis, Point, Rect, Response, ResponseAnswer, ResponseMethod, ResponseRules,
    ResponseTruth, Said, TrueSide, Vec2, slide, truth,
};

/// A frame more has this much of velocity down, world units.
const GRAVITY: f64 = 1.0;
/// A run has at most so many frames.
const MOST: usize = 120;
/// What goals call the side where nothing is met.
const NONE: &str = "none";
/// So often A may meet something in a frame of the true way.
const IMPACTS: usize = 4;

/// All that decides how a run goes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct RunCase {
    /// A before the first frame, and its velocity.
    pub(super) start: Move,
    pub(super) b: Rect,
    /// How many tiles as large as B stand in a row to the right, and in a column downwards, B among them.
    pub(super) tiles: [usize; 2],
    /// One more; none if it is empty.
    pub(super) block: Rect,
    pub(super) method: ResponseMethod,
    pub(super) rules: ResponseRules,
    /// A falls faster from frame to frame, and what stops it takes its speed on that axis. Else it has the same velocity in each.
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
            block: rect(0.0, 0.0, 0.0, 0.0),
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

/// A frame of a run.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct RunFrame {
    pub(super) step: Move,
    pub(super) response: Response,
    pub(super) truth: ResponseTruth,
    /// The tile that is spoken of: its place, and itself.
    pub(super) tile: usize,
    pub(super) b: Rect,
    /// The tile that A truly meets first; the one that is spoken of where it meets none.
    pub(super) met: Rect,
}

impl RunFrame {
    /// Of all that the method says, what is wrong, or else comes first.
    pub(super) fn said(&self) -> Option<Said> {
        said_of(&self.response, &self.truth)
    }

    /// What goals and the trace call the side that the method names.
    pub(super) fn side_name(&self) -> &'static str {
        self.said().map_or(NONE, |said| said.named.name())
    }

    /// The same of what is so.
    pub(super) fn true_name(&self) -> &'static str {
        self.truth.side.named().map_or(NONE, NamedSide::name)
    }

    /// How far A and the tile that it meets were apart on an axis before; what they shared is negative.
    pub(super) fn gap(&self, axis: Axis) -> f64 {
        tidy(self.step.before.interval(axis).gap(self.met.interval(axis)))
    }

    pub(super) fn is_wrong(&self) -> bool {
        self.truth.judges(&self.response) == Some(false)
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

    /// The step after a frame.
    fn after(&self, frame: &RunFrame) -> Move {
        let Vec2 { x, y } = frame.response.velocity;
        let velocity = if self.gravity { Vec2::new(x, tidy(y + GRAVITY)) } else { self.start.velocity };
        Move { before: frame.response.end, velocity }
    }

    /// What a method says of a step, and what is so.
    pub(super) fn frame(&self, method: ResponseMethod, step: Move, obstacles: &[Rect]) -> RunFrame {
        let response = method.respond(step, obstacles, self.rules, &mut ());
        let truth = truth(step, obstacles);
        let said = said_of(&response, &truth).map(|said| said.tile);
        let tile = said.or(truth.tile).unwrap_or_default();
        let met = obstacles[truth.tile.unwrap_or(tile)];
        RunFrame { step, response, truth, tile, b: obstacles[tile], met }
    }

    /// Whether the method kept A back where truly nothing does.
    fn is_caught(&self, RunFrame { step, response, truth, .. }: &RunFrame, obstacles: &[Rect]) -> bool {
        let way = slide(step.before, step.velocity, obstacles, self.rules.tie.axis(), IMPACTS).end;
        let moved = step.after();
        // On an axis on which the true way is free, A comes as far as it wants to.
        let kept_back = |axis: Axis| {
            let [true_end, end, free] = [way, response.end, moved].map(|rect| rect.interval(axis).min);
            true_end == free && end != free
        };
        truth.side != TrueSide::Inside && Axis::PLANE.into_iter().any(kept_back)
    }
}

/// Frames of a case, as far as they have been asked for.
#[derive(Default)]
pub(super) struct Run {
    of: Option<RunCase>,
    frames: Vec<RunFrame>,
    /// In how many of the frames before each one A was kept back where truly nothing does.
    caught: Vec<usize>,
}

impl Run {
    /// The frames of a case up to this one; fewer where A is far from everything before.
    pub(super) fn up_to(&mut self, case: RunCase, frame: u64) -> &[RunFrame] {
        if self.of != Some(case) {
            *self = Self { of: Some(case), ..Self::default() };
        }
        let wanted = (frame as usize).min(MOST - 1);
        if self.frames.len() <= wanted {
            self.go_on(case, wanted);
        }
        &self.frames[..self.frames.len().min(frame as usize + 1)]
    }

    fn go_on(&mut self, case: RunCase, wanted: usize) {
        let obstacles = case.obstacles();
        let all = obstacles.iter().fold(case.start.before.union(case.start.after()), |all, tile| all.union(*tile));
        let field = all.grown(case.start.before.width().max(case.start.before.height()));
        while self.frames.len() <= wanted {
            let (step, caught) = match self.frames.last().zip(self.caught.last()) {
                None => (case.start, 0),
                Some((last, caught)) => (case.after(last), caught + usize::from(case.is_caught(last, &obstacles))),
            };
            if !self.frames.is_empty() && step.before.intersection(field).is_none() {
                break;
            }
            self.frames.push(case.frame(case.method, step, &obstacles));
            self.caught.push(caught);
        }
    }

    /// In how many frames before this one A was kept back where truly nothing does.
    pub(super) fn caught(&mut self, case: RunCase, frame: u64) -> usize {
        let count = self.up_to(case, frame).len();
        self.caught[count - 1]
    }
}
