//! A step from its entry in a file.

use super::entry::{
    AfterCase, AfterEntry, AnswerEntry, ChoiceEntry, NamedTick, ReasonedAnswer, Saying, StepEntry, TaskEntry,
    TickEntry, WrongEntry,
};
use super::source::{LessonOpening, LessonSource};
use crate::lesson::{
    Act, CourseStep, Goal, Reply, StepKind, Tick, Veil, WrongAnswer, WrongGiven, blanks, fill, read_event,
};
use crate::quote::quoted;
use crate::scene::{self, Viewer};
use crate::text;
use crate::words::Text;
use toml::Spanned;

/// The least and the most answers of a choice.
const OPTIONS: (usize, usize) = (2, 4);

/// What is said if something is so, and what is said else.
type Afterwards = (Vec<(Goal, Text)>, Option<Text>);

impl LessonSource<'_> {
    /// A step of the course; its id is empty if it has none.
    pub(super) fn step(&self, entry: Spanned<StepEntry>) -> Result<CourseStep, Text> {
        let (at, mut entry) = (entry.span().start, entry.into_inner());
        let Some(title) = entry.title.take() else { return Err(self.missing(at, "title")) };
        let title = self.saying(title)?;
        let id = self.id(entry.id.as_ref())?;
        let tasks = entry.take_tasks();
        let step = match entry.cases.take() {
            Some(_) if !tasks.is_empty() => return Err(self.wrong(at, text!("lesson-kinds"))),
            Some(cases) => self.test(at, entry, cases.into_inner(), &title)?,
            None => self.question(at, entry, tasks)?,
        };
        Ok(CourseStep { id, title, ..step })
    }

    fn test(
        &self,
        at: usize,
        entry: StepEntry,
        cases: Vec<Spanned<StepEntry>>,
        title: &Text,
    ) -> Result<CourseStep, Text> {
        let of_a_case = [
            ("task", entry.task.is_some()),
            ("open", entry.open.is_some()),
            ("hint", entry.hint.is_some()),
            ("hides", entry.hides.is_some()),
            ("empty", entry.empty.is_some()),
            ("shows", !entry.shows.is_empty()),
            ("wrong", !entry.wrong.is_empty()),
            ("again", !entry.again.is_empty()),
            ("solution", !entry.solution.is_empty()),
            ("then", !entry.then.is_empty()),
            ("after", entry.after.as_ref().is_some_and(|after| matches!(after.get_ref(), AfterEntry::Cases(_)))),
        ];
        if let Some((key, _)) = of_a_case.into_iter().find(|(_, is)| *is) {
            return Err(self.wrong(at, text!("lesson-test-key", key = key)));
        }
        let after = entry.after.and_then(|after| match (after.span().start, after.into_inner()) {
            (at, AfterEntry::Said(says)) => Some(self.said(at, says)),
            (_, AfterEntry::Cases(_)) => None,
        });
        if cases.is_empty() {
            return Err(self.wrong(at, text!("lesson-no-cases")));
        }
        let cases = cases.into_iter().map(|case| self.case(case, title)).collect::<Result<Vec<_>, _>>()?;
        Ok(CourseStep {
            is_short: entry.short.is_some_and(Spanned::into_inner),
            text: self.optional(entry.text)?,
            after: after.transpose()?,
            ..CourseStep::new(self.line(at), cases[0].open.clone(), StepKind::Test(cases))
        })
    }

    /// A case of a test: it has the test's title unless it has its own, and no hint.
    fn case(&self, entry: Spanned<StepEntry>, title: &Text) -> Result<CourseStep, Text> {
        let (at, mut entry) = (entry.span().start, entry.into_inner());
        let of_a_step =
            [("hint", entry.hint.is_some()), ("short", entry.short.is_some()), ("cases", entry.cases.is_some())];
        if let Some((key, _)) = of_a_step.into_iter().find(|(_, is)| *is) {
            return Err(self.wrong(at, text!("lesson-case-key", key = key)));
        }
        let title = entry.title.take().map_or_else(|| Ok(title.clone()), |own| self.saying(own))?;
        let id = self.id(entry.id.as_ref())?;
        let tasks = entry.take_tasks();
        Ok(CourseStep { id, title, ..self.question(at, entry, tasks)? })
    }

    fn question(&self, at: usize, entry: StepEntry, tasks: Vec<TaskEntry>) -> Result<CourseStep, Text> {
        let Some(open) = &entry.open else { return Err(self.missing(at, "open")) };
        let opening = self.opening(open.span().start, open.get_ref())?;
        let scene = &opening.scene;
        let said = |saying: Option<Spanned<Saying>>| {
            saying.map(|saying| self.filled(saying.span().start, saying.into_inner(), scene)).transpose()
        };
        let (solution, then) = (self.acts(&entry.solution, &opening)?, self.acts(&entry.then, &opening)?);
        let again = entry.again.iter().map(|line| self.again(line, scene)).collect::<Result<_, _>>()?;
        let (text, hint) = (said(entry.text)?, said(entry.hint)?);
        let (after_when, after) = self.after(entry.after, scene)?;
        let Some(task) = said(entry.task)? else { return Err(self.missing(at, "task")) };
        let Ok([asked]) = <[TaskEntry; 1]>::try_from(tasks) else { return Err(self.wrong(at, text!("lesson-kinds"))) };
        let mut kind = self.kind(asked, scene)?;
        let wrong = entry.wrong.into_iter().map(|wrong| self.wrong_answer(wrong, &kind, &opening));
        let listed = wrong.collect::<Result<_, _>>()?;
        if let Some(wrong) = kind.wrong_mut() {
            *wrong = listed;
        }
        let place = |switch: Option<Spanned<bool>>| switch.filter(|it| *it.get_ref()).map(|it| it.span().start);
        let (hides, empty) = (place(entry.hides), place(entry.empty));
        let given = match (hides, empty) {
            (_, Some(_)) => Veil::Picture,
            (Some(_), None) => Veil::Answer,
            (None, None) => Veil::Nothing,
        };
        match &mut kind {
            StepKind::Choice { veil, .. } | StepKind::Number { veil, .. } => *veil = given,
            StepKind::Guess { veil, .. } if hides.is_none() => *veil = given,
            _ => {
                if let Some(at) = hides {
                    return Err(self.wrong(at, text!("lesson-hides")));
                }
                if let Some(at) = empty {
                    return Err(self.wrong(at, text!("lesson-empty")));
                }
            }
        }
        Ok(CourseStep {
            is_short: entry.short.is_some_and(Spanned::into_inner),
            text,
            task,
            hint,
            after,
            after_when,
            shows: entry.shows,
            again,
            solution,
            then,
            ..CourseStep::new(self.line(at), opening.words, kind)
        })
    }

    /// What is said afterwards, by cases and else. Only the last one can do without a case.
    fn after(&self, entry: Option<Spanned<AfterEntry>>, scene: &Viewer) -> Result<Afterwards, Text> {
        let Some(entry) = entry else { return Ok((Vec::new(), None)) };
        let at = entry.span().start;
        let (mut by_case, mut otherwise) = (Vec::new(), None);
        let cases = match entry.into_inner() {
            AfterEntry::Said(says) => vec![AfterCase { when: None, says }],
            AfterEntry::Cases(cases) => cases,
        };
        for AfterCase { when, says } in cases {
            let says = self.filled(at, says, scene)?;
            match when {
                _ if otherwise.is_some() => return Err(self.wrong(at, text!("lesson-after"))),
                Some(when) => by_case.push((self.goal(at, &when, scene)?, says)),
                None => otherwise = Some(says),
            }
        }
        Ok((by_case, otherwise))
    }

    /// The acts of these lines. A value that the scene does not take is refused here, not passed over when it is played.
    fn acts(&self, lines: &[Spanned<String>], opening: &LessonOpening) -> Result<Vec<Act>, Text> {
        let mut acts = Vec::new();
        // Values are tried on a scene of their own, opened only for them.
        let mut tried: Option<Viewer> = None;
        for line in lines {
            let wrong = |why| self.wrong(line.span().start, why);
            for act in read_event(line.get_ref(), tried.as_ref().unwrap_or(&opening.scene)).map_err(wrong)? {
                if let Act::Set(key, value) = &act {
                    let value = fill::filled_line(value, &opening.scene);
                    let given = quoted(&format!("{key}={value}"));
                    let mut of_values = tried.take().map_or_else(|| scene::open(&opening.words), Ok)?;
                    of_values
                        .set(key, &value)
                        .map_err(|why| wrong(text!("lesson-setting", given = given, why = why)))?;
                    tried = Some(of_values);
                }
                acts.push(act);
            }
        }
        Ok(acts)
    }

    fn kind(&self, task: TaskEntry, scene: &Viewer) -> Result<StepKind, Text> {
        let goal = |goal: &Spanned<String>| self.goal(goal.span().start, goal.get_ref(), scene);
        Ok(match task {
            TaskEntry::Goal(wanted) => StepKind::Goal(goal(&wanted)?),
            TaskEntry::Ticks(ticks) if ticks.get_ref().is_empty() => {
                return Err(self.wrong(ticks.span().start, text!("lesson-no-ticks")));
            }
            TaskEntry::Ticks(ticks) => {
                let ticks = ticks.into_inner().into_iter().map(|tick| self.tick(tick, scene));
                StepKind::Ticks(ticks.collect::<Result<_, _>>()?)
            }
            TaskEntry::Guess(guess) if !*guess.get_ref() => {
                return Err(self.wrong(guess.span().start, text!("lesson-guess-false")));
            }
            TaskEntry::Guess(_) => StepKind::Guess { wrong: Vec::new(), veil: Veil::Nothing },
            TaskEntry::Choice(choice) => self.choice(choice, scene)?,
            TaskEntry::Number(number) => {
                let wanted = goal(&number)?;
                // An answer that is not known yet, for a shape is not placed, may come.
                if wanted.number(&scene.answers()).is_some_and(|number| !number.is_finite()) {
                    let given = quoted(number.get_ref());
                    return Err(self.wrong(number.span().start, text!("lesson-no-finite", given = given)));
                }
                StepKind::Number { right: wanted, wrong: Vec::new(), veil: Veil::Nothing }
            }
            TaskEntry::Formula(formula) if !scene.settings().iter().any(|known| known.key == FORMULA) => {
                return Err(self.wrong(formula.span().start, text!("lesson-no-formula")));
            }
            TaskEntry::Formula(formula) => StepKind::Formula { goal: goal(&formula)?, wrong: Vec::new() },
        })
    }

    fn choice(&self, choice: Spanned<ChoiceEntry>, scene: &Viewer) -> Result<StepKind, Text> {
        let at = choice.span().start;
        let ChoiceEntry { options, right } = choice.into_inner();
        let (least, most) = OPTIONS;
        if !(least..=most).contains(&options.len()) || !(1..=options.len()).contains(&right) {
            let given = options.len().to_string();
            let (least, most, right) = (least.to_string(), most.to_string(), right.to_string());
            let why = text!("lesson-choice", given = given, right = right, least = least, most = most);
            return Err(self.wrong(at, why));
        }
        let right = right - 1;
        let mut replies: Vec<Reply> = Vec::new();
        for (place, option) in options.into_iter().enumerate() {
            let at = option.span().start;
            let reply = self.reply(option, place + 1, place == right, scene)?;
            let said = fill::filled(&reply.says, scene);
            if let Some(same) = replies.iter().find_map(|other| fill::same(&fill::filled(&other.says, scene), &said)) {
                return Err(self.wrong(at, text!("lesson-option-twice", given = quoted(&same))));
            }
            replies.push(reply);
        }
        Ok(StepKind::Choice { options: replies, right, veil: Veil::Nothing })
    }

    /// One of the answers; the right one needs no reason.
    fn reply(
        &self,
        answer: Spanned<AnswerEntry>,
        number: usize,
        is_right: bool,
        scene: &Viewer,
    ) -> Result<Reply, Text> {
        let at = answer.span().start;
        let (says, why) = match answer.into_inner() {
            AnswerEntry::Said(says) => (says, None),
            AnswerEntry::ReasonedAnswer(ReasonedAnswer { says, why }) => (says, why),
        };
        if is_right && why.is_some() {
            return Err(self.wrong(at, text!("lesson-why")));
        }
        let why = why.map(|why| self.filled(at, why, scene)).transpose()?;
        Ok(Reply { says: self.filled(at, says, scene)?, why, number })
    }

    fn tick(&self, tick: Spanned<TickEntry>, scene: &Viewer) -> Result<Tick, Text> {
        let at = tick.span().start;
        let (formula, says) = match tick.into_inner() {
            TickEntry::Formula(formula) => (formula, None),
            TickEntry::NamedTick(NamedTick { goal, says }) => (goal, Some(self.said(at, says)?)),
        };
        Ok(Tick { goal: self.goal(at, &formula, scene)?, formula, says })
    }

    fn wrong_answer(
        &self,
        entry: Spanned<WrongEntry>,
        kind: &StepKind,
        LessonOpening { words, scene }: &LessonOpening,
    ) -> Result<WrongAnswer, Text> {
        let at = entry.span().start;
        let WrongEntry { number, formula, when, says } = entry.into_inner();
        let when = when.map(|when| self.goal(at, &when, scene)).transpose()?;
        let given = match (kind, number, formula) {
            (StepKind::Number { .. } | StepKind::Guess { .. } | StepKind::Formula { .. }, None, None) => {
                WrongGiven::Any
            }
            (StepKind::Number { .. }, Some(numbers), None) => {
                let numbers = numbers.into_vec().into_iter().map(|number| self.goal(at, &number, scene));
                WrongGiven::Numbers(numbers.collect::<Result<_, _>>()?)
            }
            (StepKind::Formula { .. }, None, Some(formulas)) => {
                let blank = words.iter().find_map(|word| word.strip_prefix("formula=")).unwrap_or_default();
                WrongGiven::Formulas(formulas.into_vec().iter().map(|filling| blanks::filled(blank, filling)).collect())
            }
            _ => return Err(self.wrong(at, text!("lesson-wrong-answer"))),
        };
        Ok(WrongAnswer { given, when, why: self.filled(at, says, scene)? })
    }

    /// An opening with other numbers, of the same scene.
    fn again(&self, line: &Spanned<String>, scene: &Viewer) -> Result<Vec<String>, Text> {
        let at = line.span().start;
        let other = self.opening(at, line.get_ref())?;
        if other.scene.name() == scene.name() {
            return Ok(other.words);
        }
        Err(self.wrong(at, text!("lesson-again", scene = scene.name(), given = other.scene.name())))
    }

    fn missing(&self, at: usize, key: &'static str) -> Text {
        self.wrong(at, text!("lesson-missing", key = key))
    }
}

/// The knob of a typed test.
const FORMULA: &str = "formula";
