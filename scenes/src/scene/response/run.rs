//! Frame by frame: A moves by its velocity, the method answers, and A continues from there.

use super::body::Body;
use super::own::OwnCode;
use crate::scene::shared::number::tidy;
use hantei_collision::{
    AskedOrder, Axis, Carried as _, Circle, Move, NamedSide, PlaneAxis, Point, Rect, Response, ResponseAnswer,
    ResponseMethod, ResponseRules, ResponseTruth, Said, Side, TrueSide, Vec2, beside, circle_slide, circle_truth,
    slide, truth,
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
    pub(super) start: Move<Body>,
    pub(super) b: Rect,
    /// How far all tiles move in a frame.
    pub(super) of_b: Vec2,
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
            start: Move { before: Body::Rect(rect(146.0, 84.0, 60.0, 60.0)), velocity: Vec2::new(10.0, 80.0) },
            b: rect(200.0, 200.0, 100.0, 60.0),
            of_b: Vec2::ZERO,
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
    pub(super) step: Move<Body>,
    /// How far all tiles move in the frame.
    pub(super) of_b: Vec2,
    pub(super) response: Response<Body>,
    pub(super) truth: ResponseTruth,
    /// All tiles as they are before the frame.
    pub(super) tiles: Vec<Rect>,
    /// The tile that the readings are about.
    pub(super) tile: usize,
    /// The tile that A truly meets first, or the same if it meets none.
    met: usize,
    /// Whether the answer is right; `None` if a rule decides.
    pub(super) is_so: Option<bool>,
    /// What goes wrong with typed code.
    pub(super) flaws: Vec<ResponseFlaw>,
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

    /// The upright box around A before the frame, after it without any tile, and where the method puts it.
    pub(super) fn places(&self) -> [Rect; 3] {
        [self.step.before, self.step.after(), self.response.end].map(Body::bounds)
    }

    /// The step as the tiles see it, of the upright box around A.
    pub(super) fn seen(&self) -> Move {
        let Move { before, velocity } = self.step.seen_from(self.of_b);
        Move { before: before.bounds(), velocity }
    }

    /// The tile that the readings are about, as it is before the frame.
    pub(super) fn b(&self) -> Rect {
        self.tiles[self.tile]
    }

    /// The same after the frame.
    pub(super) fn b_now(&self) -> Rect {
        self.b().carried(self.of_b)
    }

    /// The tile that A truly meets first, before the frame.
    pub(super) fn met(&self) -> Rect {
        self.tiles[self.met]
    }

    /// The gap between A and the tile it meets, on an axis before the move; negative for what they shared.
    pub(super) fn gap(&self, axis: Axis) -> f64 {
        tidy(self.step.before.bounds().interval(axis).gap(self.met().interval(axis)))
    }

    pub(super) fn is_wrong(&self) -> bool {
        self.is_so == Some(false)
    }
}

/// Whether another tile begins where A was pushed out: there is no edge then.
pub(super) fn is_seam(tiles: &[Rect], tile: usize, side: Side) -> bool {
    let beyond = beside(tiles[tile], side, tiles[tile]);
    tiles.iter().any(|other| other.intersection(beyond).is_some_and(|both| both.width() * both.height() > 0.0))
}

/// Whether a velocity became what a wall with this direction away from it makes of it: mirrored, or along it.
fn is_thrown(before: Vec2, after: Vec2, normal: Vec2) -> bool {
    let towards = before.dot(normal);
    [1.0, 2.0].into_iter().any(|part| (before - normal * (part * towards) - after).length() < 1e-6)
}

fn said_of<S>(response: &Response<S>, truth: &ResponseTruth) -> Option<Said> {
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

    /// Whether A has the velocity that an answer leaves it.
    pub(super) fn is_turned(&self, own: Option<&OwnCode>) -> bool {
        match own {
            Some(own) => own.sets_velocity(),
            None => self.method == ResponseMethod::Swept && self.rules.answer == ResponseAnswer::Bounce,
        }
    }

    fn after(&self, own: Option<&OwnCode>, frame: &RunFrame) -> Move<Body> {
        let Vec2 { x, y } = frame.response.velocity;
        let velocity = match () {
            () if self.gravity => Vec2::new(x, tidy(y + GRAVITY)),
            () if self.is_turned(own) => Vec2::new(x, y) + own.map_or(Vec2::ZERO, OwnCode::gravity),
            () => self.start.velocity,
        };
        Move { before: frame.response.end, velocity }
    }

    /// All tiles after so many frames.
    fn tiles_at(&self, frame: usize) -> Vec<Rect> {
        let Vec2 { x, y } = self.of_b * frame as f64;
        let by = Vec2::new(tidy(x), tidy(y));
        self.obstacles().into_iter().map(|tile| tile.carried(by)).collect()
    }

    /// The case that begins with a frame of this one.
    pub(super) fn beginning_with(&self, frame: &RunFrame) -> Self {
        let is_block = self.block.width() * self.block.height() > 0.0;
        let block = frame.tiles.last().copied().filter(|_| is_block);
        Self { start: frame.step, b: frame.tiles[0], block: block.unwrap_or(self.block), ..*self }
    }

    /// A method's answer for a step, and the right one.
    pub(super) fn frame(&self, method: ResponseMethod, step: Move<Body>, tiles: Vec<Rect>) -> RunFrame {
        let seen = step.seen_from(self.of_b);
        let velocity = seen.velocity;
        let (truth, response) = match seen.before {
            Body::Rect(before) => {
                let seen = Move { before, velocity };
                let Response { said, end, velocity } = method.respond(seen, &tiles, self.rules, &mut ());
                (truth(seen, &tiles), Response { said, end: Body::Rect(end), velocity })
            }
            Body::Circle(before) => {
                let seen = Move { before, velocity };
                let Response { said, end, velocity } = method.respond_circle(seen, &tiles, self.rules, &mut ());
                (circle_truth(seen, &tiles), Response { said, end: Body::Circle(end), velocity })
            }
        };
        let is_of_first = method == ResponseMethod::Swept
            && [ResponseAnswer::Stop, ResponseAnswer::Bounce].contains(&self.rules.answer);
        let is_so = if is_of_first { truth.judges_first(&response) } else { truth.judges(&response) };
        self.framed((step, tiles), truth, response, (is_so, Vec::new()))
    }

    /// The answer of typed code for a step, and the right one. It gets the step as the tiles see it.
    fn frame_of(&self, own: &OwnCode, step: Move<Body>, tiles: Vec<Rect>) -> RunFrame {
        let Move { before, velocity } = step.seen_from(self.of_b);
        let seen = Move { before: before.bounds(), velocity };
        let truth = match before {
            Body::Rect(_) => truth(seen, &tiles),
            Body::Circle(before) => circle_truth(Move { before, velocity }, &tiles),
        };
        let (Response { said, end, velocity }, mut flaws) =
            own.respond(seen, &tiles, (self.rules.asked, &truth), self.of_b);
        // Without a seam at that side, it is another side.
        let is_at_seam = said.iter().any(|said| said.side.is_some_and(|side| is_seam(&tiles, said.tile, side)));
        if !is_at_seam {
            let renamed = |flaw: &mut ResponseFlaw| {
                if *flaw == ResponseFlaw::Seam {
                    *flaw = ResponseFlaw::OtherSide;
                }
            };
            flaws.iter_mut().for_each(renamed);
        }
        let end = match before {
            Body::Rect(_) => Body::Rect(end),
            Body::Circle(circle) => Body::Circle(Circle::new(end.centre(), circle.radius())),
        };
        let response = Response { said, end, velocity };
        // It may stop A on its way, on both axes.
        let is_so = match (flaws.is_empty(), truth.side, truth.normal) {
            (false, ..) => Some(false),
            (true, TrueSide::Corner(_), Some(normal)) if before.circle().is_some() => {
                own.sets_velocity().then(|| is_thrown(seen.velocity, response.velocity, normal))
            }
            (true, ..) => truth.judges(&response).map(|_| true),
        };
        self.framed((step, tiles), truth, response, (is_so, flaws))
    }

    fn framed(
        &self,
        (step, tiles): (Move<Body>, Vec<Rect>),
        truth: ResponseTruth,
        seen: Response<Body>,
        (is_so, flaws): (Option<bool>, Vec<ResponseFlaw>),
    ) -> RunFrame {
        let said = said_of(&seen, &truth).map(|said| said.tile);
        let tile = said.or(truth.tile).unwrap_or_default();
        let met = truth.tile.unwrap_or(tile);
        let response = seen.carried(self.of_b);
        RunFrame { step, of_b: self.of_b, response, truth, tiles, tile, met, is_so, flaws }
    }

    /// A case of the judge; `None` if its blocks are no row or column with one more block.
    pub(super) fn showing(self, case: &ResponseCase) -> Option<Self> {
        let rect = |[x, y, w, h]: [f64; 4]| Rect::from_origin_size(Point::new(x, y), w, h);
        let [x, y] = case.velocity;
        let before = case.circle().map_or_else(|| Body::Rect(rect(case.before)), Body::Circle);
        let start = Move { before, velocity: Vec2::new(x, y) };
        let of_b = Vec2::new(case.of_blocks[0], case.of_blocks[1]);
        let blocks: Vec<Rect> = case.blocks.iter().copied().map(rect).collect();
        let with = |asked: AskedOrder, blocks: Vec<Rect>| {
            let b = *blocks.first()?;
            [[blocks.len(), 1], [1, blocks.len()], [blocks.len() - 1, 1]].into_iter().find_map(|tiles| {
                let block = if tiles[0] * tiles[1] < blocks.len() { *blocks.last()? } else { no_block() };
                let rules = ResponseRules { asked, ..self.rules };
                let shown = Self { start, b, of_b, tiles, block, rules, gravity: false, ..self };
                (shown.obstacles() == blocks).then_some(shown)
            })
        };
        let back = blocks.iter().rev().copied().collect();
        with(AskedOrder::Given, blocks).or_else(|| with(AskedOrder::Reversed, back))
    }

    /// Whether this shows a case of the judge.
    pub(super) fn shows(&self, case: &ResponseCase) -> bool {
        self.showing(case).as_ref() == Some(self)
    }

    /// Whether the method stopped A where nothing truly does.
    fn is_caught(&self, frame: &RunFrame) -> bool {
        let Move { before, velocity } = frame.step.seen_from(self.of_b);
        let way = match before {
            Body::Rect(a) => slide(a, velocity, &frame.tiles, self.rules.tie.axis(), IMPACTS).end,
            Body::Circle(a) => circle_slide(a, velocity, &frame.tiles, IMPACTS).end.bounds(),
        };
        let way = way.carried(self.of_b);
        let [_, moved, end] = frame.places();
        // On an axis on which the true way is free, A moves the whole way.
        let kept_back = |axis: Axis| {
            let [true_end, end, free] = [way, end, moved].map(|rect| rect.interval(axis).min);
            true_end == free && end != free
        };
        frame.truth.side != TrueSide::Inside && Axis::PLANE.into_iter().any(kept_back)
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
        let [from, to] = [case.start.before, case.start.after()].map(Body::bounds);
        while self.frames.len() <= wanted {
            let (step, caught) = match self.frames.last().zip(self.caught.last()) {
                None => (case.start, 0),
                Some((last, caught)) => (case.after(own, last), caught + usize::from(case.is_caught(last))),
            };
            let tiles = case.tiles_at(self.frames.len());
            let all = tiles.iter().fold(from.union(to), |all, tile| all.union(*tile));
            let field = all.grown(from.width().max(from.height()));
            if !self.frames.is_empty() && step.before.bounds().intersection(field).is_none() {
                break;
            }
            self.frames.push(match own {
                Some(own) => case.frame_of(own, step, tiles),
                None => case.frame(case.method, step, tiles),
            });
            self.caught.push(caught);
        }
    }

    /// All that A takes in the frames that another one follows.
    pub(super) fn way(&mut self, case: RunCase, own: Option<&OwnCode>) -> Option<Rect> {
        let (_, followed) = self.up_to(case, own, MOST as u64).split_last()?;
        followed.iter().flat_map(RunFrame::places).reduce(Rect::union)
    }

    /// In how many frames before this one A was wrongly stopped.
    pub(super) fn caught(&mut self, case: RunCase, own: Option<&OwnCode>, frame: u64) -> usize {
        let count = self.up_to(case, own, frame).len();
        self.caught[count - 1]
    }
}
