//! Judges a test some cases at a time: a program that is run, or a typed formula.

use super::super::{Answers, tenths};
use super::{CORNERS, SlantedError, SlantedJudgement, SlantedSays, SlantedVerdict, Tried, cases, turned};
use crate::formula::{Formula, FormulaError, NumberKind, SourceLanguage};
use crate::program::{SlantedReading, SlantedRun, SlantedStop};
use hantei_collision::shapes::Pair;
use hantei_collision::{Contact, ShapeKind};
use std::collections::VecDeque;

/// What is judged: a program that is run, or a typed formula.
enum Test {
    Run(SlantedRun),
    Formula(Box<Formula<Pair<'static>>>, [ShapeKind; 2]),
}

/// A test with one kind of numbers and one reading.
struct Job {
    test: Test,
    /// The kind of numbers for which it is said, if the text does not tell.
    numbers: Option<NumberKind>,
}

/// The cases that are left to try of a job.
struct Trying {
    job: Job,
    steps: Box<dyn Iterator<Item = Option<Pair<'static>>>>,
    /// The numbers of corners that are left.
    corners: Vec<usize>,
    tried: Tried,
    tenths: Option<WithTenths>,
    /// Once more cases are wrong than with another place of the turned rectangle, no more are tried.
    most_wrong: usize,
    wrong: usize,
}

/// The cases with tenths of a test that is right without rounding.
struct WithTenths {
    verdict: SlantedVerdict,
    cases: usize,
    wrong: Vec<SlantedError>,
}

/// A judge of a test of segments, turned rectangles or polygons, which tries some cases at a time.
pub struct SlantedJudging {
    jobs: VecDeque<Job>,
    trying: Option<Trying>,
    verdicts: Vec<SlantedVerdict>,
    /// How many cases there are to try, about, and how many were tried.
    all: usize,
    done: usize,
    language: SourceLanguage,
    function: Option<String>,
    unused: Vec<String>,
}

impl SlantedJudging {
    /// A judge of this test; `None` if it is of other shapes.
    ///
    /// # Errors
    /// What is not understood of a pasted test with whole numbers.
    pub fn of(formula: &Formula<Pair<'static>>) -> Result<Option<Self>, FormulaError> {
        match (&formula.meant.run, formula.vocabulary.slanted()) {
            (Some(run), _) => Self::of_run(run).map(Some),
            (None, Some(kinds)) => {
                let test = Test::Formula(Box::new(formula.clone()), kinds);
                Ok(Some(Self::new(vec![Job { test, numbers: None }], SourceLanguage::Own, None)))
            }
            (None, None) => Ok(None),
        }
    }

    /// All readings of a text, also with whole numbers if it does not tell.
    pub(super) fn of_run(run: &SlantedRun) -> Result<Self, FormulaError> {
        let whole = run.in_whole_numbers()?;
        let of =
            |runs: Vec<SlantedRun>, numbers| runs.into_iter().map(move |run| Job { test: Test::Run(run), numbers });
        let jobs = of(run.all(), whole.as_ref().map(|_| NumberKind::Fractions));
        let jobs = jobs.chain(of(whole.unwrap_or_default(), Some(NumberKind::Whole))).collect();
        Ok(Self { unused: run.unused(), ..Self::new(jobs, run.language(), run.function()) })
    }

    fn new(jobs: Vec<Job>, language: SourceLanguage, function: Option<String>) -> Self {
        let all = jobs.iter().map(|job| job.test.corners().len() * cases::STEPS).sum();
        Self {
            jobs: jobs.into(),
            trying: None,
            verdicts: Vec::new(),
            all,
            done: 0,
            language,
            function,
            unused: Vec::new(),
        }
    }

    /// The part that was tried, from 0 to 1.
    pub fn part(&self) -> f64 {
        (self.done as f64 / self.all.max(1) as f64).min(1.0)
    }

    /// Tries about so many cases; returns the judgement, or why there is none, once all are tried.
    pub fn advance(&mut self, cases: usize) -> Option<Result<SlantedJudgement, FormulaError>> {
        for _ in 0..cases {
            let Some(trying) = &mut self.trying else {
                match self.jobs.pop_front() {
                    Some(job) if self.is_needless(&job) => {}
                    Some(job) => {
                        let most_wrong = self.most_wrong(&job);
                        self.trying = Some(Trying::of(job, most_wrong));
                    }
                    None => return Some(Ok(self.judgement())),
                }
                continue;
            };
            match trying.step() {
                Ok(true) => self.done += 1,
                Ok(false) => {
                    let tried = self.trying.take().filter(|trying| trying.wrong() <= trying.most_wrong);
                    self.verdicts.extend(tried.map(Trying::verdict));
                }
                Err(error) => return Some(Err(error)),
            }
        }
        None
    }

    /// Whether a job need not be done: with another place of the turned rectangle the test is right, or, for whole numbers, a
    /// reading that was not judged for fractions.
    fn is_needless(&self, job: &Job) -> bool {
        let reading = job.test.reading();
        let is_elsewhere = |known: &SlantedVerdict| known.reading.place() != reading.place();
        match job.numbers {
            Some(NumberKind::Whole) => {
                !self.verdicts.iter().any(|known| known.reading.conditions == reading.conditions)
            }
            _ => reading.place().is_some() && self.verdicts.iter().any(|known| known.is_right() && is_elsewhere(known)),
        }
    }

    /// Of a job whose turned rectangle has its place somewhere else: the least number of wrong cases so far.
    fn most_wrong(&self, job: &Job) -> usize {
        let place = job.test.reading().place();
        let others = self.verdicts.iter().filter(|known| known.reading.place() != place);
        let is_tried = place.is_some() && job.numbers != Some(NumberKind::Whole);
        others.filter(|_| is_tried).map(|known| known.wrong).min().unwrap_or(usize::MAX)
    }

    /// One verdict for fractions and whole numbers is said once.
    fn judgement(&mut self) -> SlantedJudgement {
        let mut verdicts = std::mem::take(&mut self.verdicts);
        let is_whole = |verdict: &SlantedVerdict| verdict.numbers == Some(NumberKind::Whole);
        let whole = verdicts.split_off(verdicts.iter().position(is_whole).unwrap_or(verdicts.len()));
        if whole.iter().zip(&verdicts).all(|(one, other)| one.is_like(other)) {
            verdicts.iter_mut().for_each(|verdict| verdict.numbers = None);
        } else {
            verdicts.extend(whole);
        }
        let (language, function, unused) = (self.language, self.function.clone(), self.unused.clone());
        SlantedJudgement { language, function, unused, verdicts }
    }
}

impl Test {
    fn kinds(&self) -> [ShapeKind; 2] {
        match self {
            Self::Run(run) => run.reading().kinds,
            Self::Formula(_, kinds) => *kinds,
        }
    }

    fn corners(&self) -> &'static [usize] {
        let has_lists = match self {
            Self::Run(run) => run.has_lists(),
            Self::Formula(_, kinds) => kinds.contains(&ShapeKind::Polygon),
        };
        if has_lists { &CORNERS } else { &CORNERS[..1] }
    }

    fn numbers(&self) -> NumberKind {
        match self {
            Self::Run(run) if run.is_whole() => NumberKind::Whole,
            _ => NumberKind::Fractions,
        }
    }

    fn constants(&self) -> Vec<f64> {
        match self {
            Self::Run(run) => run.constants(),
            Self::Formula(formula, _) => Answers::<Pair<'static>>::constants(&&**formula),
        }
    }

    fn reading(&self) -> SlantedReading {
        match self {
            Self::Run(run) => run.reading().clone(),
            Self::Formula(_, kinds) => SlantedReading::own(*kinds),
        }
    }

    /// What it says of a case; `None` if the case is not for it.
    fn says(&self, pair: &Pair<'static>) -> Result<Option<SlantedSays>, FormulaError> {
        said(match self {
            Self::Run(run) => run.answer(pair),
            Self::Formula(formula, _) => Ok(formula.holds(pair, &mut ())),
        })
    }

    /// The same in each arithmetic in which it may be computed; `None` if none is known.
    fn rounded_says(&self, pair: &Pair<'static>) -> Result<Option<Vec<SlantedSays>>, FormulaError> {
        let answers = match self {
            Self::Run(run) => run.rounded_answers(pair),
            Self::Formula(formula, _) => vec![Ok(formula.holds(pair, &mut ()))],
        };
        let all = answers.into_iter().map(said).collect::<Result<Option<Vec<_>>, _>>()?;
        Ok(all.filter(|all| !all.is_empty()))
    }
}

/// `None` if the case is not for the test.
fn said(answer: Result<bool, SlantedStop>) -> Result<Option<SlantedSays>, FormulaError> {
    Ok(Some(match answer {
        Ok(true) => SlantedSays::Hit,
        Ok(false) => SlantedSays::Miss,
        Err(SlantedStop::DividesByZero) => SlantedSays::DividesByZero,
        Err(SlantedStop::Overflows) => SlantedSays::Overflows,
        Err(SlantedStop::Fractions | SlantedStop::Corners) => return Ok(None),
        Err(SlantedStop::Unread(error)) => return Err(error),
    }))
}

impl Trying {
    fn of(job: Job, most_wrong: usize) -> Self {
        let mut corners = job.test.corners().to_vec();
        let first = corners.remove(0);
        let kinds = job.test.kinds();
        let constants = job.test.constants();
        let steps = Box::new(cases::steps_around(kinds, job.test.numbers(), first, &constants));
        let tried = Tried { cases: Vec::new(), is_clear: turned::is_turned(kinds) };
        Self { job, steps, corners, tried, tenths: None, most_wrong, wrong: 0 }
    }

    /// Tries the next case; false if none is left.
    fn step(&mut self) -> Result<bool, FormulaError> {
        let Some(case) = self.steps.next() else {
            let Some(corners) = (!self.corners.is_empty()).then(|| self.corners.remove(0)) else {
                return Ok(self.tenths.is_none() && self.goes_on_with_tenths());
            };
            let test = &self.job.test;
            self.steps = Box::new(cases::steps_around(test.kinds(), test.numbers(), corners, &test.constants()));
            return Ok(true);
        };
        if let Some(tenths) = &mut self.tenths {
            case.map_or(Ok(()), |pair| tenths.step(&self.job.test, &pair))?;
        } else if let Some(pair) = case
            && let Some(says) = self.job.test.says(&pair)?
        {
            let contact = pair.contact();
            let right = if contact == Contact::Apart { SlantedSays::Miss } else { SlantedSays::Hit };
            self.wrong += usize::from(says != right);
            self.tried.cases.push(SlantedError { pair, says, contact });
        }
        Ok(self.wrong() <= self.most_wrong)
    }

    /// How many cases are wrong, of the test or of its opposite.
    fn wrong(&self) -> usize {
        self.wrong.min(self.tried.cases.len().saturating_sub(self.wrong))
    }

    /// Whether the test is right without rounding; then cases with tenths are left.
    fn goes_on_with_tenths(&mut self) -> bool {
        let test = &self.job.test;
        if test.numbers() == NumberKind::Whole || turned::is_turned(test.kinds()) {
            return false;
        }
        let tried = Tried { cases: std::mem::take(&mut self.tried.cases), is_clear: self.tried.is_clear };
        let verdict = tried.verdict(test.reading(), self.job.numbers);
        let is_right = verdict.right.is_some();
        let most = if is_right { tenths::MOST } else { 0 };
        let corners = test.corners()[0];
        self.steps = Box::new(cases::steps_around(test.kinds(), NumberKind::Whole, corners, &[]).take(most));
        self.tenths = Some(WithTenths { verdict, cases: 0, wrong: Vec::new() });
        true
    }

    fn verdict(self) -> SlantedVerdict {
        match self.tenths {
            Some(WithTenths { mut verdict, cases, wrong }) => {
                verdict.add_tenths(cases, &wrong);
                verdict
            }
            None => self.tried.verdict(self.job.test.reading(), self.job.numbers),
        }
    }
}

impl WithTenths {
    /// Tries the case in tenths.
    fn step(&mut self, test: &Test, pair: &Pair<'static>) -> Result<(), FormulaError> {
        if !self.verdict.is_for(pair) {
            return Ok(());
        }
        let Some((pair, hits)) = tenths::in_tenths(pair) else { return Ok(()) };
        let Some(answers) = test.rounded_says(&pair)? else { return Ok(()) };
        let is_opposite = self.verdict.is_opposite;
        let answers = answers.into_iter().map(|says| if is_opposite { says.opposite() } else { says });
        let answers: Vec<SlantedSays> = answers.collect();
        self.cases += 1;
        let right = if hits { SlantedSays::Hit } else { SlantedSays::Miss };
        if answers.iter().all(|says| *says != right) && tenths::is_clear(&pair) {
            let contact = if hits { Contact::Overlapping } else { Contact::Apart };
            self.wrong.extend(answers.first().map(|says| SlantedError { pair, says: *says, contact }));
        }
        Ok(())
    }
}
