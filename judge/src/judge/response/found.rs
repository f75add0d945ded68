//! Runs all cases, compares with the methods and with the truth, and keeps the plainest case of what goes wrong.

use super::asked::{Asked, asked};
use super::did::{self, Did, did, is_near, rect};
use super::differ::{Expected, differences};
use super::skipped::skipped;
use super::{
    CornerRule, NearMethod, ResponseCase, ResponseFinding, ResponseFlaw, ResponseJudgement, ResponseMoving,
    ResponseWhen, cases, methods,
};
use crate::formula::{FormulaError, SourceLanguage};
use crate::order::sort_by_key;
use crate::program::response::ResponseProgram;
use hantei_collision::{Axis, End, Rect, ResponseAnswer, ResponseMethod, ResponseRules, ResponseTruth, Side, TrueSide};
use std::rc::Rc;

/// Random cases of one block, and of rows of tiles for code that takes a list.
pub(super) const RANDOM: usize = 900;
pub(super) const ROWS: usize = 200;

/// A method that may do the same.
type Candidate = (ResponseMethod, ResponseRules);

/// A text as it was read in a language.
pub(super) struct Read {
    pub program: ResponseProgram,
    pub asked: Asked,
    pub language: SourceLanguage,
    /// Whether another function of the text calls it, and was not read.
    pub is_alone: bool,
}

impl Read {
    pub(super) fn of(program: ResponseProgram, language: SourceLanguage) -> Result<Self, FormulaError> {
        let asked = asked(&program)?;
        Ok(Self { program, asked, language, is_alone: false })
    }
}

/// A method, in how many cases it moves A in the same way, and in which kinds of cases it differs.
struct Compared {
    near: NearMethod,
    same_way: usize,
    differs: Differs,
    /// In how many cases of a block that moves it does the same, and of so many.
    moving: [usize; 2],
}

/// In which kinds of cases a text differs from a method.
#[derive(Clone, Copy, Debug, Default)]
struct Differs {
    /// A overlaps a block at the start.
    inside: bool,
    /// A meets tiles that do not lie in a row.
    staggered: bool,
    /// All others.
    elsewhere: bool,
}

impl Differs {
    /// Whether it differs in no other cases than these.
    const fn only(self, inside: bool, staggered: bool) -> bool {
        !self.elsewhere && (inside || !self.inside) && (staggered || !self.staggered)
    }
}

/// The method that does the same in most cases, if that is more than three quarters of them, or moves A in the same way in as many. The
/// first of equals.
fn nearest(all: &[Compared]) -> Option<NearMethod> {
    let best = |same: &dyn Fn(&Compared) -> usize| {
        let best = all.iter().rev().max_by_key(|one| same(one) * 1000 / one.near.of.max(1))?;
        (same(best) * 4 > best.near.of * 3).then_some(best.near)
    };
    best(&|one| one.near.same).or_else(|| best(&|one| one.same_way))
}

/// Whether what a text says can tell one method from another.
fn says_enough(asked: &Asked, program: &ResponseProgram) -> bool {
    let names = asked.names_sides();
    names || asked.writes_velocity || asked.returns_place || program.moves()
}

/// Of methods that differ only in what the text does not show, the first one: the order in which tiles are asked where it takes one
/// block, and what `swept` does after the impact where it does not move A.
fn only_shown(left: Vec<Candidate>, takes_list: bool, tells_place: bool) -> Vec<Candidate> {
    let mut kept: Vec<Candidate> = Vec::new();
    for (method, rules) in left {
        let is_like = |other: &ResponseRules| {
            let is_asked = other.asked == rules.asked || !takes_list || method == ResponseMethod::AxisByAxis;
            // One block alone stops no second time.
            let is_slide = other.answer != ResponseAnswer::Stop && rules.answer != ResponseAnswer::Stop && !takes_list;
            let is_answer = other.answer == rules.answer || !tells_place || is_slide;
            is_asked && is_answer && other.order == rules.order && other.tie == rules.tie
        };
        if !kept.iter().any(|(known, other)| *known == method && is_like(other)) {
            kept.push((method, rules));
        }
    }
    kept
}

/// What a case asks.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Asks {
    /// Side, end and corner of one block.
    Block,
    /// Whether a seam of tiles stops A.
    Seams,
    /// Whether A is free of tiles that do not lie in a row.
    Staggered,
    /// Only which method does the same.
    Method,
    /// The same where A has no room beside all tiles.
    Squeezed,
    /// The same as of a block that stands still.
    Moving,
}

impl Asks {
    /// Whether A meets tiles that do not lie in a row.
    const fn is_staggered(self) -> bool {
        matches!(self, Self::Staggered | Self::Squeezed)
    }

    /// What can be asked of any case.
    fn of(case: &ResponseCase) -> Self {
        match case.blocks[..] {
            [_] if case.of_blocks != [0.0; 2] => Self::Moving,
            [_] => Self::Block,
            _ if case.is_of_seams() => Self::Seams,
            _ => Self::Staggered,
        }
    }
}

/// Whether a method is compared with a text in such a case: of many tiles, code for one block does what asks one after the other.
fn is_compared(read: &Read, asks: Asks, method: ResponseMethod) -> bool {
    let one_by_one =
        matches!(method, ResponseMethod::LeastOverlap | ResponseMethod::Diagonals | ResponseMethod::Previous);
    let is_after = read.asked.when == ResponseWhen::After;
    // A ball that stays where it is meets the next tile, too.
    let stays = read.program.parts.is_ball && !read.asked.puts;
    !matches!(asks, Asks::Seams | Asks::Staggered)
        || !stays && (read.program.parts.list.is_some() || is_after && one_by_one)
}

/// Runs the cases of a text, bit by bit.
pub(super) struct Search {
    read: Rc<Read>,
    all: Rc<[(Asks, ResponseCase)]>,
    next: usize,
    /// What the text did in each of them; `None` where it cannot come to the velocity.
    dids: Vec<Option<Did>>,
    /// All methods, and in how many cases each does the same.
    near: Vec<Compared>,
    findings: Vec<ResponseFinding>,
    /// At how many corners it was stopped on x, on y, on both, on neither, and as of a wall across it.
    corners: [usize; 5],
    /// In how many cases a true side has its time, and of so many.
    times: [usize; 2],
}

impl Search {
    pub(super) fn new(read: &Rc<Read>) -> Self {
        let takes_list = read.program.parts.list.is_some();
        let is_ball = read.program.parts.is_ball;
        let of_block = cases::named().chain(cases::corners()).chain(cases::random(RANDOM));
        let mut all: Vec<(Asks, ResponseCase)> = of_block.map(|case| (Asks::Block, case)).collect();
        // Code for one block is called for each tile only after the step: else it moves A twice, or the earliest is taken.
        if takes_list || read.asked.when == ResponseWhen::After {
            all.extend(cases::seams().map(|case| (Asks::Seams, case)));
            all.extend(cases::staggered().into_iter().map(|case| (Asks::Staggered, case)));
        }
        if takes_list {
            all.extend(cases::bends().map(|case| (Asks::Method, case)));
            all.extend(cases::squeezed().into_iter().map(|case| (Asks::Squeezed, case)));
            all.extend(cases::rows(ROWS).into_iter().map(|case| (Asks::Seams, case)));
        }
        all.extend(cases::moving(read.asked.carried.axes).map(|case| (Asks::Moving, case)));
        if is_ball {
            all.iter_mut().for_each(|(_, case)| *case = cases::with_ball(case.clone()));
            all.retain(|(asks, case)| !asks.is_staggered() || !case.starts_inside());
            all.extend(cases::ball_corners().map(|case| (Asks::Block, case)));
        }
        let compared = |(method, rules): Candidate| Compared {
            near: NearMethod { method, rules, same: 0, of: 0 },
            same_way: 0,
            differs: Differs::default(),
            moving: [0; 2],
        };
        Self { all: all.into(), near: methods(is_ball).into_iter().map(compared).collect(), ..Self::empty(read) }
    }

    /// Without cases and methods.
    fn empty(read: &Rc<Read>) -> Self {
        Self {
            read: Rc::clone(read),
            all: Rc::from([]),
            next: 0,
            dids: Vec::new(),
            near: Vec::new(),
            findings: Vec::new(),
            corners: [0; 5],
            times: [0; 2],
        }
    }

    /// What goes wrong in one case in which the text did this.
    pub(super) fn flaws(read: &Rc<Read>, case: &ResponseCase, did: &Did) -> Vec<ResponseFlaw> {
        let mut search = Self::empty(read);
        search.add(Asks::of(case), case, did);
        let mut flaws: Vec<ResponseFlaw> =
            search.findings.iter().filter(|finding| finding.count > 0).map(|finding| finding.flaw).collect();
        sort_by_key(&mut flaws, |flaw| *flaw as usize);
        flaws
    }

    /// Runs so many more cases; true once all have been run.
    pub(super) fn advance(&mut self, count: usize) -> Result<bool, FormulaError> {
        let all = Rc::clone(&self.all);
        let end = self.next.saturating_add(count).min(all.len());
        while self.next < end {
            let (asks, case) = &all[self.next];
            self.next += 1;
            let Read { program, asked, .. } = &*self.read;
            if !asked.gravity.reaches(program, asked.when, case.velocity)? {
                self.dids.push(None);
                continue;
            }
            let did = did(program, asked, case)?;
            self.add(*asks, case, &did);
            self.turns_twice(case, &did)?;
            self.dids.push(Some(did));
        }
        Ok(self.next == all.len())
    }

    /// The part of the cases that has been run, from 0 to 1.
    pub(super) fn part(&self) -> f64 {
        self.next as f64 / self.all.len().max(1) as f64
    }

    /// What was found once all cases have been run.
    pub(super) fn judgement(mut self) -> Result<ResponseJudgement, FormulaError> {
        let read = Rc::clone(&self.read);
        let Read { program, asked, language, is_alone } = &*read;
        let takes_list = program.parts.list.is_some();
        self.findings.retain(|finding| finding.count > 0);
        if let Some((case, [count, of])) = skipped(&read)? {
            let did = did(program, asked, &case)?;
            let truth = case.truth();
            let (flaw, sides, end) = (ResponseFlaw::Skipped, did.sides, did.end);
            self.findings.push(ResponseFinding { flaw, count, of, case, sides, end, truth });
        }
        sort_by_key(&mut self.findings, |finding| finding.flaw as usize);
        let too_fast = match self.findings.iter().any(|finding| finding.flaw == ResponseFlaw::TooFast) {
            true => self.slowest()?,
            false => None,
        };
        let nearest = nearest(&self.near);
        // Those of a block that moves are counted by themselves.
        let is_still =
            |((asks, _), did): &(&(Asks, ResponseCase), &Option<Did>)| *asks != Asks::Moving && did.is_some();
        let of_still = self.all.iter().zip(&self.dids).filter(is_still).count();
        let Self { near, findings, corners, times, all, dids, .. } = self;
        let moves = program.moves() || asked.returns_place;
        let equal_but_for = |(inside, staggered): (bool, bool)| {
            let left = near.iter().filter(|one| one.differs.only(inside, staggered) && says_enough(asked, program));
            let left: Vec<Candidate> = left.map(|Compared { near, .. }| (near.method, near.rules)).collect();
            (!left.is_empty()).then(|| (only_shown(left, takes_list, moves), inside, staggered))
        };
        let levels = [(false, false), (true, false), (false, true), (true, true)];
        let (equals, differs_inside, differs_staggered) =
            levels.into_iter().find_map(equal_but_for).unwrap_or_default();
        let moving = |of: NearMethod| near.iter().find(|one| one.near == of).map(|one| one.moving);
        let same = |(method, rules): &Candidate| {
            let of = |one: &&Compared| one.near.method == *method && one.near.rules == *rules;
            near.iter().find(of).map(|one| one.near)
        };
        let nearest = match equals.first() {
            None => nearest.filter(|_| says_enough(asked, program)),
            Some(first) if differs_staggered => same(first),
            Some(_) => None,
        };
        let moving = match equals.first() {
            Some(first) => same(first).and_then(moving),
            None => nearest.and_then(moving),
        };
        let differs = |near: NearMethod| {
            // Staggered tiles are spoken of where they alone differ.
            let is_it = |asks: Asks| {
                is_compared(&read, asks, near.method)
                    && asks.is_staggered() == differs_staggered
                    && asks != Asks::Moving
            };
            let compared = all.iter().zip(&dids).filter(|((asks, _), _)| is_it(*asks));
            differences(asked, near, compared.filter_map(|((_, case), did)| Some((case, did.as_ref()?))))
        };
        let differences = nearest.map(differs).unwrap_or_default();
        Ok(ResponseJudgement {
            language: *language,
            function: program.function(),
            is_alone: *is_alone,
            left_out: program.left_out.clone(),
            steering: program.steering.clone(),
            edges: program.edges.clone(),
            outside: program.outside.clone(),
            names: program.parts.names.clone(),
            members: program.members(),
            by_value: asked.by_value.clone(),
            takes_list,
            is_centre: program.parts.centres[1],
            is_ball: program.parts.is_ball,
            when: asked.when,
            gravity: asked.gravity.added,
            names_sides: asked.names_sides(),
            names_always: asked.presumes_hit || asked.naming.as_ref().is_some_and(|naming| naming.is_always),
            sides_of_a: asked.naming.as_ref().is_some_and(|naming| naming.is_of_a),
            moves,
            velocity: asked.writes_velocity.then_some(asked.bounces),
            removes: asked.removes,
            moving: (asked.carried.axes != [false; 2]).then(|| ResponseMoving {
                moves: asked.carried.moves,
                when: if asked.carried.is_before { ResponseWhen::Before } else { ResponseWhen::After },
                same: moving.map(|[same, of]| (same, of)),
            }),
            flags: asked.flags.clone(),
            differs_inside,
            differs_staggered,
            equals,
            nearest,
            differences,
            findings,
            returns_number: asked.returns_number,
            time: asked.returns_time.then_some((times[0], times[1])),
            corner: match corners {
                [0, 0, 0, _, 0] => CornerRule::None,
                [0, 0, 0, 0, _] => CornerRule::Mirrored,
                [_, 0, 0, 0, 0] => CornerRule::X,
                [0, _, 0, 0, 0] => CornerRule::Y,
                [0, 0, _, 0, 0] => CornerRule::Both,
                _ => CornerRule::Mixed,
            },
            too_fast,
            cases: of_still,
        })
    }

    fn add(&mut self, asks: Asks, case: &ResponseCase, did: &Did) {
        match asks {
            Asks::Block | Asks::Moving => self.one(asks, case, did),
            Asks::Seams => self.tiles(case, did),
            Asks::Staggered => self.staggered(case, did),
            Asks::Method | Asks::Squeezed => self.compare(asks, case, did),
        }
    }

    fn one(&mut self, asks: Asks, case: &ResponseCase, did: &Did) {
        let truth = case.truth();
        self.compare(asks, case, did);
        let overlaps_after = case.overlaps_at(did::corner(case.step().after()));
        let end = did.end.map(|[x, y]| rect([x, y, case.before[2], case.before[3]]));
        match truth.side {
            TrueSide::Inside => {}
            TrueSide::None(_) => self.note(ResponseFlaw::NothingHit, did.is_hit, case, did, &truth),
            TrueSide::Side(side) => {
                if let (Some(time), Some(said)) = (truth.time, did.time.filter(|_| did.sides == side.into())) {
                    self.times = [self.times[0] + usize::from(is_near(time, said)), self.times[1] + 1];
                }
                let is_other = did.sides.count() > 0 && !self.is_stop(case, did, &truth) && did.sides != side.into();
                self.note(ResponseFlaw::OtherSide, is_other, case, did, &truth);
                let is_unseen = !did.is_hit;
                self.note(ResponseFlaw::Unseen, is_unseen && overlaps_after, case, did, &truth);
                self.note(ResponseFlaw::TooFast, is_unseen && !overlaps_after, case, did, &truth);
                self.ends(case, did, end, side, &truth);
            }
            TrueSide::Corner(sides) => {
                if case.is_ball {
                    let is_unseen = !did.is_hit && overlaps_after;
                    self.note(ResponseFlaw::Unseen, is_unseen, case, did, &truth);
                }
                let on = |axis: Axis| did.sides.on(axis).is_some_and(|side| sides.contains(side));
                match (on(Axis::X), on(Axis::Y)) {
                    _ if case.is_ball && is_mirrored(case, did, &truth) => self.corners[4] += 1,
                    (true, false) => self.corners[0] += 1,
                    (false, true) => self.corners[1] += 1,
                    (true, true) => self.corners[2] += 1,
                    // It is past the block: no rule is asked.
                    _ if !did.is_hit && !overlaps_after => {}
                    _ => self.corners[3] += 1,
                }
                if let Some(side) = sides.iter().next() {
                    self.ends(case, did, end, side, &truth);
                }
            }
        }
    }

    /// Whether A was stopped on its way, or put back to where it was: then it is moved back on both axes.
    fn is_stop(&self, case: &ResponseCase, did: &Did, truth: &ResponseTruth) -> bool {
        let (Some(end), Some(time)) = (did.end, truth.time) else { return false };
        let [x, y] = [0, 1].map(|axis| end[axis] - case.before[axis]);
        let [vx, vy] = case.way();
        let part = (x * vx + y * vy) / (vx * vx + vy * vy);
        let is_on_its_way = is_near(x, part * vx) && is_near(y, part * vy);
        let asked = &self.read.asked;
        let is_of_place = asked.naming.is_none() && !asked.writes_velocity;
        is_of_place && is_on_its_way && (-1e-6..=time + 1e-6).contains(&part)
    }

    /// Whether A is free of the block, on the side from which it came.
    fn ends(&mut self, case: &ResponseCase, did: &Did, end: Option<Rect>, side: Side, truth: &ResponseTruth) {
        let Some(end) = end.filter(|_| did.is_hit) else { return };
        let block = rect(case.blocks[0]);
        let reach = |axis: Axis| {
            let (a, b) = (end.interval(axis), block.interval(axis));
            (a.max - b.min).min(b.max - a.min)
        };
        let deep = 1e-6;
        let inner = |at: f64, size: f64| [at + deep, size - 2.0 * deep];
        let [[x, w], [y, h]] = [inner(end.min().x, end.width()), inner(end.min().y, end.height())];
        let overlaps = did::is_over([x, y, w, h], case.blocks[0], case.is_ball);
        let other = if side.axis == Axis::X { Axis::Y } else { Axis::X };
        let (a, b) = (end.interval(side.axis), block.interval(side.axis));
        let is_past = match side.end {
            End::Min => a.min >= b.max - deep,
            End::Max => a.max <= b.min + deep,
        };
        self.note(ResponseFlaw::Overlaps, overlaps, case, did, truth);
        self.note(ResponseFlaw::Behind, !overlaps && is_past && reach(other) > deep, case, did, truth);
    }

    fn tiles(&mut self, case: &ResponseCase, did: &Did) {
        let truth = case.truth();
        self.compare(Asks::Seams, case, did);
        if !matches!(truth.side, TrueSide::Side(_) | TrueSide::Corner(_)) {
            return;
        }
        // What may stop A, by either rule of a corner.
        let may = |axis: Axis| truth.stopped.iter().any(|stopped| stopped.on(axis).is_some());
        let is_caught = Axis::PLANE.into_iter().filter(|axis| !may(*axis)).any(|axis| match did.end {
            Some(end) => !is_near(end[axis as usize], did.free[axis as usize]),
            None => did.sides.on(axis).is_some(),
        });
        self.note(ResponseFlaw::Seam, is_caught, case, did, &truth);
    }

    fn staggered(&mut self, case: &ResponseCase, did: &Did) {
        self.compare(Asks::Staggered, case, did);
        let read = Rc::clone(&self.read);
        // Of code for one block it decides how often the game asks each of them.
        if let Some(end) = did.end.filter(|_| read.program.parts.list.is_some() && !case.starts_inside()) {
            self.note(ResponseFlaw::Overlaps, case.overlaps_at(end), case, did, &case.truth());
        }
    }

    /// Whether several blocks, each of which alone would turn A round, together let it go on.
    fn turns_twice(&mut self, case: &ResponseCase, did: &Did) -> Result<(), FormulaError> {
        let Read { program, asked, .. } = &*Rc::clone(&self.read);
        let truth = case.truth();
        let TrueSide::Side(side) = truth.side else { return Ok(()) };
        if !asked.bounces || case.blocks.len() < 2 {
            return Ok(());
        }
        let is_turned = |velocity: [f64; 2]| {
            let at = side.axis as usize;
            !is_near(velocity[at], case.way()[at])
        };
        let mut turning = 0;
        for block in &case.blocks {
            let alone = did::did(program, asked, &ResponseCase { blocks: vec![*block], ..case.clone() })?;
            turning += usize::from(is_turned(alone.velocity));
        }
        if turning > 1 {
            self.note(ResponseFlaw::Twice, !is_turned(did.velocity), case, did, &truth);
        }
        Ok(())
    }

    /// Counts which methods do the same here.
    fn compare(&mut self, asks: Asks, case: &ResponseCase, did: &Did) {
        let read = Rc::clone(&self.read);
        let asked = &read.asked;
        let is_inside = case.starts_inside();
        let compared = self.near.iter_mut().filter(|one| is_compared(&read, asks, one.near.method));
        for Compared { near, same_way, differs, moving } in compared {
            let expected = Expected::of(case, *near);
            let is_same_way = expected.is_same_way(asked, did);
            let is_same = is_same_way && expected.is_same_rest(asked, did);
            if asks == Asks::Moving {
                *moving = [moving[0] + usize::from(is_same), moving[1] + 1];
                continue;
            }
            *same_way += usize::from(is_same_way);
            near.of += 1;
            near.same += usize::from(is_same);
            match is_same {
                true => {}
                false if is_inside => differs.inside = true,
                false if asks.is_staggered() => differs.staggered = true,
                false => differs.elsewhere = true,
            }
        }
    }

    /// Counts a case of a flaw, or one without it.
    fn note(&mut self, flaw: ResponseFlaw, is_so: bool, case: &ResponseCase, did: &Did, truth: &ResponseTruth) {
        let of = |flaw: ResponseFlaw| ResponseFinding {
            flaw,
            count: 0,
            of: 0,
            case: case.clone(),
            sides: did.sides,
            end: did.end,
            truth: truth.clone(),
        };
        let at = self.findings.iter().position(|finding| finding.flaw == flaw).unwrap_or_else(|| {
            self.findings.push(of(flaw));
            self.findings.len() - 1
        });
        let finding = &mut self.findings[at];
        finding.of += 1;
        if is_so {
            if finding.count == 0 {
                *finding = ResponseFinding { of: finding.of, ..of(flaw) };
            }
            finding.count += 1;
        }
    }

    /// The least whole speed at which it misses a wall of 32, with A 16 wide.
    fn slowest(&self) -> Result<Option<f64>, FormulaError> {
        const WALL: f64 = 32.0;
        const A: f64 = 16.0;
        let is_ball = self.read.program.parts.is_ball;
        let height = if is_ball { A } else { 32.0 };
        for speed in 1..=160 {
            let speed = f64::from(speed);
            for gap in [0.0, speed - WALL - A, speed - WALL - A - 1.0, (speed / 2.0).floor(), speed - 1.0] {
                if gap < 0.0 || gap >= speed {
                    continue;
                }
                let case = ResponseCase {
                    name: None,
                    before: [-A - gap, 40.0, A, height],
                    is_ball,
                    of_blocks: [0.0; 2],
                    velocity: [speed, 0.0],
                    blocks: vec![[0.0, 0.0, WALL, 200.0]],
                };
                let is_past = !case.overlaps_at(did::corner(case.step().after()));
                if is_past && !did(&self.read.program, &self.read.asked, &case)?.is_hit {
                    return Ok(Some(speed));
                }
            }
        }
        Ok(None)
    }
}

/// Whether the velocity of a circle was turned round along the direction away from what it met.
fn is_mirrored(case: &ResponseCase, did: &Did, truth: &ResponseTruth) -> bool {
    let Some(normal) = truth.normal.filter(|_| did.stopped.is_some()) else { return false };
    let [vx, vy] = case.way();
    let along = 2.0 * (vx * normal.x + vy * normal.y);
    is_near(did.velocity[0], vx - along * normal.x) && is_near(did.velocity[1], vy - along * normal.y)
}
