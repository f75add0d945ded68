//! Code after a hit that was read: it is run in any case, and judged bit by bit.

use super::did::{Call, calls, together};
use super::found::{Read, Search};
use super::{ResponseCase, ResponseFlaw, ResponseJudgement, ResponseWhen};
use crate::formula::{FormulaError, FormulaFlaw, ParseOptions, SourceLanguage};
use crate::program::response::ResponseProgram;
use crate::program::{is_readable, response_takers};
use hantei_collision::{Rect, Sides, Vec2};
use std::rc::Rc;

/// Code after a hit that was read. In which language, its judgement says where several can read it.
#[derive(Clone)]
pub struct ResponseCode {
    all: Vec<Rc<Read>>,
    refused: Option<FormulaError>,
}

/// A call of code after a hit, and what came of it.
#[derive(Clone, Debug, PartialEq)]
pub struct ResponseCall {
    /// The place of the block in the case; `None` if all blocks were given at once.
    pub block: Option<usize>,
    /// Whether the code did anything.
    pub is_hit: bool,
    /// The sides that it named, or by which it moved A or changed the velocity.
    pub sides: Sides,
    /// A without this call, and after it, as the blocks see it: moved out of the named side if the code does not move A itself.
    pub way: [Rect; 2],
    /// The velocity afterwards.
    pub velocity: Vec2,
}

/// Of a whole program, the function that stops A may be called by one that is not read.
fn read_in(text: &str, language: SourceLanguage, options: &ParseOptions) -> Result<Rc<Read>, FormulaError> {
    let read = |program: ResponseProgram| Read::of(program, language);
    let refused = match ResponseProgram::read(text, language, options).and_then(read) {
        Ok(read) => return Ok(Rc::new(read)),
        Err(refused) => refused,
    };
    if options.function.is_some() || matches!(refused.flaw, FormulaFlaw::SeveralFunctions(_)) {
        return Err(refused);
    }
    let called = ResponseProgram::called(text, language, options).into_iter().filter_map(|it| read(it).ok());
    let mut called: Vec<Read> = called.collect();
    match (called.pop(), called.len()) {
        (Some(only), 0) => Ok(Rc::new(Read { is_alone: true, ..only })),
        (Some(last), _) => {
            let place = last.program.place();
            let all = called.iter().chain([&last]).filter_map(|one| one.program.function());
            Err(FormulaError { flaw: FormulaFlaw::SeveralFunctions(all.collect()), place })
        }
        (None, _) => Err(refused),
    }
}

impl ResponseCode {
    /// Reads a text.
    ///
    /// # Errors
    /// What is not understood, by name, with its place.
    pub fn read(text: &str, options: &ParseOptions) -> Result<Self, FormulaError> {
        is_readable(text)?;
        if text.trim().is_empty() {
            return Err(FormulaError { flaw: FormulaFlaw::Empty, place: 0..0 });
        }
        let takers = match options.language {
            Some(language) => vec![language],
            None => response_takers(text)?,
        };
        let (mut all, mut refused) = (Vec::new(), None);
        for language in takers {
            match read_in(text, language, options) {
                Ok(read) => all.push(read),
                Err(error) => refused = refused.or(Some(error)),
            }
        }
        if all.is_empty() { Err(refused.unwrap_or_else(|| not_read(text))) } else { Ok(Self { all, refused }) }
    }

    fn first(&self) -> &Rc<Read> {
        // `read` leaves at least one.
        &self.all[0]
    }

    /// Whether it is given A before or after the step.
    pub fn when(&self) -> ResponseWhen {
        self.first().asked.when
    }

    /// Whether A is a circle.
    pub fn is_ball(&self) -> bool {
        self.first().program.parts.is_ball
    }

    /// Whether it takes a list of blocks.
    pub fn takes_list(&self) -> bool {
        self.first().program.parts.list.is_some()
    }

    /// What it adds to the velocity in each step by itself, on each axis.
    pub fn gravity(&self) -> [f64; 2] {
        self.first().asked.gravity.added
    }

    /// Whether it knows a velocity of the block.
    pub fn knows_moving_blocks(&self) -> bool {
        self.first().asked.carried.axes != [false; 2]
    }

    /// Whether it changes the velocity.
    pub fn sets_velocity(&self) -> bool {
        self.first().asked.writes_velocity
    }

    /// Runs it in a case: once with all blocks, or once for each of them, as it takes them. Also says what goes wrong, in the order
    /// of [`ResponseFlaw`].
    ///
    /// # Errors
    /// What it does that is not understood.
    pub fn run(&self, case: &ResponseCase) -> Result<(Vec<ResponseCall>, Vec<ResponseFlaw>), FormulaError> {
        let read = self.first();
        let made = calls(&read.program, &read.asked, case)?;
        let at = |[x, y]: [f64; 2]| super::did::rect([x, y, case.before[2], case.before[3]]);
        let of = |call: &Call| ResponseCall {
            block: call.block,
            is_hit: call.did.is_hit,
            sides: call.did.sides,
            way: [at(call.from), at(call.place)],
            velocity: super::did::velocity(call.velocity),
        };
        let said = made.iter().map(of).collect();
        Ok((said, Search::flaws(read, case, &together(made, case))))
    }

    /// Begins to judge it.
    pub fn judging(&self) -> ResponseJudging {
        ResponseJudging {
            left: self.all.iter().rev().map(Search::new).collect(),
            of: self.all.len(),
            found: None,
            others: Vec::new(),
            refused: self.refused.clone(),
        }
    }

    /// Judges all of it.
    ///
    /// # Errors
    /// What is not understood, by name, with its place.
    pub fn judgement(&self) -> Result<ResponseJudgement, FormulaError> {
        let mut judging = self.judging();
        loop {
            if let Some(judgement) = judging.advance(usize::MAX) {
                return judgement;
            }
        }
    }
}

fn not_read(text: &str) -> FormulaError {
    FormulaError { flaw: FormulaFlaw::NotRead(text.lines().next().unwrap_or_default().to_owned()), place: 0..0 }
}

/// Judges code after a hit bit by bit.
pub struct ResponseJudging {
    /// One for each language that is not tried yet, the next one last.
    left: Vec<Search>,
    of: usize,
    found: Option<ResponseJudgement>,
    /// Languages in which it does something else.
    others: Vec<SourceLanguage>,
    refused: Option<FormulaError>,
}

impl ResponseJudging {
    /// Runs about this many more cases. Returns the judgement, or why there is none, once all have been run.
    pub fn advance(&mut self, cases: usize) -> Option<Result<ResponseJudgement, FormulaError>> {
        if let Some(search) = self.left.last_mut() {
            match search.advance(cases) {
                Ok(false) => return None,
                Ok(true) => {
                    let found = self.left.pop().map(Search::judgement);
                    found.into_iter().for_each(|found| self.add(found));
                }
                Err(error) => {
                    self.left.pop();
                    self.add(Err(error));
                }
            }
        }
        self.left.is_empty().then(|| self.judged())
    }

    /// The part of the cases that has been run, from 0 to 1.
    pub fn part(&self) -> f64 {
        let of_this = self.left.last().map_or(0.0, Search::part);
        let done = self.of - self.left.len();
        (done as f64 + of_this) / self.of.max(1) as f64
    }

    fn add(&mut self, judged: Result<ResponseJudgement, FormulaError>) {
        match (judged, &self.found) {
            (Ok(judgement), None) => self.found = Some(judgement),
            (Ok(judgement), Some(first)) => {
                let language = judgement.language;
                let is_same = ResponseJudgement { language: first.language, ..judgement } == *first;
                if !is_same {
                    self.others.extend(self.others.is_empty().then_some(first.language));
                    self.others.push(language);
                }
            }
            (Err(error), _) => self.refused = self.refused.take().or(Some(error)),
        }
    }

    fn judged(&mut self) -> Result<ResponseJudgement, FormulaError> {
        if !self.others.is_empty() {
            let several = FormulaFlaw::WhichLanguage(std::mem::take(&mut self.others));
            return Err(FormulaError { flaw: several, place: 0..0 });
        }
        match (self.found.take(), self.refused.take()) {
            (Some(found), _) => Ok(found),
            (None, Some(error)) => Err(error),
            (None, None) => Err(not_read("")),
        }
    }
}
