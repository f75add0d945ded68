//! Lessons out of TOML. A file that cannot be used is refused with the line and the reason.

use super::{Act, Chapter, Course, CourseStep, Goal, Reply, StepKind, Tick};
use crate::quote::{line_and_column, quoted};
use crate::scene::{self, Event, Viewer};
use crate::text;
use crate::words::{Language, Text};
use hantei_collision::{Point, parse_number};
use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;

/// A text in several languages, or one for all.
#[derive(Deserialize)]
#[serde(untagged)]
enum Saying {
    Same(String),
    Each(BTreeMap<String, String>),
}

/// A chapter as it stands in a file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChapterFile {
    title: Spanned<Saying>,
    source: Option<Spanned<Saying>>,
    step: Vec<Spanned<StepEntry>>,
}

/// A step as it stands in a file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StepEntry {
    title: Spanned<Saying>,
    text: Option<Spanned<Saying>>,
    task: Spanned<Saying>,
    hint: Option<Spanned<Saying>>,
    after: Option<Spanned<Saying>>,
    open: Spanned<String>,
    goal: Option<Spanned<String>>,
    ticks: Option<Spanned<Vec<Spanned<TickEntry>>>>,
    guess: Option<Spanned<bool>>,
    choice: Option<Spanned<ChoiceEntry>>,
    number: Option<Spanned<String>>,
    hides: Option<Spanned<bool>>,
    #[serde(default)]
    solution: Vec<Spanned<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChoiceEntry {
    options: Vec<Spanned<AnswerEntry>>,
    right: usize,
}

/// One of the answers: its text, or that and why it is wrong.
#[derive(Deserialize)]
#[serde(untagged)]
enum AnswerEntry {
    ReasonedAnswer(ReasonedAnswer),
    Said(Saying),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ReasonedAnswer {
    says: Saying,
    why: Option<Saying>,
}

/// One of several goals: its formula, or that and what it is called.
#[derive(Deserialize)]
#[serde(untagged)]
enum TickEntry {
    NamedTick(NamedTick),
    Formula(String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NamedTick {
    goal: String,
    says: Saying,
}

/// How many answers a choice has, at least and at most.
const OPTIONS: (usize, usize) = (2, 4);

/// A file that is read, for saying where in it something is wrong.
struct LessonSource<'a> {
    name: &'a str,
    text: &'a str,
}

impl LessonSource<'_> {
    /// What is wrong, with the line of the byte where it stands.
    fn wrong(&self, at: usize, why: Text) -> Text {
        let (line, _) = line_and_column(self.text, at);
        text!("lesson-wrong", file = quoted(self.name), line = line.to_string(), why = why)
    }

    fn saying(&self, saying: Spanned<Saying>) -> Result<Text, Text> {
        self.said(saying.span().start, saying.into_inner())
    }

    /// What is said at this byte of the file.
    fn said(&self, at: usize, saying: Saying) -> Result<Text, Text> {
        match saying {
            Saying::Same(same) => Ok(Text::plain(same)),
            Saying::Each(each) => {
                let texts = each.into_iter().map(|(name, said)| match name.parse::<Language>() {
                    Ok(language) => Ok((language, said)),
                    Err(_) => {
                        let allowed = text!("allowed", values = Language::NAMES.join(", "));
                        Err(self.wrong(at, text!("lesson-language", given = quoted(&name), why = allowed)))
                    }
                });
                let texts: Vec<(Language, String)> = texts.collect::<Result<_, _>>()?;
                if texts.is_empty() { Err(self.wrong(at, text!("lesson-no-text"))) } else { Ok(Text::Given(texts)) }
            }
        }
    }

    fn optional(&self, saying: Option<Spanned<Saying>>) -> Result<Option<Text>, Text> {
        saying.map(|saying| self.saying(saying)).transpose()
    }

    /// A goal for this scene.
    fn goal(&self, goal: &Spanned<String>, scene: &dyn Viewer) -> Result<Goal, Text> {
        Goal::read(goal.get_ref(), scene).map_err(|why| self.wrong(goal.span().start, why))
    }

    fn tick(&self, tick: Spanned<TickEntry>, scene: &dyn Viewer) -> Result<Tick, Text> {
        let at = tick.span().start;
        let (formula, says) = match tick.into_inner() {
            TickEntry::Formula(formula) => (formula, None),
            TickEntry::NamedTick(NamedTick { goal, says }) => (goal, Some(self.said(at, says)?)),
        };
        let goal = Goal::read(&formula, scene).map_err(|why| self.wrong(at, why))?;
        Ok(Tick { goal, formula, says })
    }

    /// One of the answers; the right one needs no reason.
    fn reply(&self, answer: Spanned<AnswerEntry>, is_right: bool) -> Result<Reply, Text> {
        let at = answer.span().start;
        let (says, why) = match answer.into_inner() {
            AnswerEntry::Said(says) => (says, None),
            AnswerEntry::ReasonedAnswer(ReasonedAnswer { says, why }) => (says, why),
        };
        if is_right && why.is_some() {
            return Err(self.wrong(at, text!("lesson-why")));
        }
        Ok(Reply { says: self.said(at, says)?, why: why.map(|why| self.said(at, why)).transpose()? })
    }

    /// A line cut into words, as a command line is.
    fn command_line(&self, line: &Spanned<String>) -> Result<Vec<String>, Text> {
        let words = shlex::split(line.get_ref());
        words.ok_or_else(|| self.wrong(line.span().start, text!("lesson-quotes", given = quoted(line.get_ref()))))
    }

    fn chapter(&self) -> Result<Chapter, Text> {
        let file: ChapterFile = toml::from_str(self.text).map_err(|error| {
            let at = error.span().map_or(0, |span| span.start);
            self.wrong(at, Text::plain(error.message().to_string()))
        })?;
        if file.step.is_empty() {
            return Err(self.wrong(0, text!("lesson-no-step")));
        }
        Ok(Chapter {
            title: self.saying(file.title)?,
            source: self.optional(file.source)?,
            steps: file.step.into_iter().map(|entry| self.step(entry)).collect::<Result<_, _>>()?,
        })
    }

    fn step(&self, entry: Spanned<StepEntry>) -> Result<CourseStep, Text> {
        let at = entry.span().start;
        let entry = entry.into_inner();
        let open = self.command_line(&entry.open)?;
        let opened = scene::open(&open).map_err(|why| self.wrong(entry.open.span().start, why))?;
        let scene = opened.as_ref();
        let kinds = [
            entry.goal.is_some(),
            entry.ticks.is_some(),
            entry.guess.is_some(),
            entry.choice.is_some(),
            entry.number.is_some(),
        ];
        if kinds.into_iter().filter(|is| *is).count() != 1 {
            return Err(self.wrong(at, text!("lesson-kinds")));
        }
        let kind = if let Some(goal) = &entry.goal {
            StepKind::Goal(self.goal(goal, scene)?)
        } else if let Some(ticks) = entry.ticks {
            if ticks.get_ref().is_empty() {
                return Err(self.wrong(ticks.span().start, text!("lesson-no-ticks")));
            }
            let ticks = ticks.into_inner().into_iter();
            StepKind::Ticks(ticks.map(|tick| self.tick(tick, scene)).collect::<Result<_, _>>()?)
        } else if let Some(number) = &entry.number {
            StepKind::Number(self.goal(number, scene)?)
        } else if let Some(choice) = entry.choice {
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
            let replies = options.into_iter().enumerate().map(|(place, option)| self.reply(option, place == right));
            StepKind::Choice { options: replies.collect::<Result<_, _>>()?, right }
        } else {
            StepKind::Guess
        };
        let hides = entry.hides.filter(|hides| *hides.get_ref());
        if let Some(hides) = hides.as_ref().filter(|_| !matches!(kind, StepKind::Choice { .. } | StepKind::Number(_))) {
            return Err(self.wrong(hides.span().start, text!("lesson-hides")));
        }
        let act = |line: &Spanned<String>| {
            read_event(line.get_ref(), scene).map_err(|why| self.wrong(line.span().start, why))
        };
        let solution: Vec<Vec<Act>> = entry.solution.iter().map(act).collect::<Result<_, _>>()?;
        Ok(CourseStep {
            title: self.saying(entry.title)?,
            text: self.optional(entry.text)?,
            task: self.saying(entry.task)?,
            hint: self.optional(entry.hint)?,
            after: self.optional(entry.after)?,
            open,
            kind,
            hides: hides.is_some(),
            solution: solution.concat(),
        })
    }
}

/// One line of a solution: `set key=value`, `act name`, `move x,y`, `click x,y` or `drag x,y x,y`, in world units.
///
/// # Errors
/// A line that is none of these, or names what the scene does not have.
pub fn read_event(line: &str, scene: &dyn Viewer) -> Result<Vec<Act>, Text> {
    let wrong = || text!("lesson-event", given = quoted(line));
    let point = |text: &str| -> Result<Point, Text> {
        let (x, y) = text.split_once(',').ok_or_else(wrong)?;
        let number = |text| parse_number(text).map_err(|_| wrong());
        Ok(Point::new(number(x)?, number(y)?))
    };
    let press = |at| Act::Happens(Event::Pressed { at, shift: false });
    let parts = shlex::split(line).ok_or_else(wrong)?;
    let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
    match parts[..] {
        ["set", setting] => {
            let (key, value) = setting.split_once('=').ok_or_else(wrong)?;
            if !scene.settings().iter().any(|known| known.key == key) {
                return Err(wrong());
            }
            Ok(vec![Act::Set(key.into(), value.into())])
        }
        ["act", name] if scene.offer(name).is_some() => Ok(vec![Act::Does(name.into())]),
        ["move", to] => Ok(vec![Act::Happens(Event::PointerMoved(point(to)?))]),
        ["click", at] => {
            let at = point(at)?;
            Ok(vec![Act::Happens(Event::PointerMoved(at)), press(at), Act::Happens(Event::Released(at))])
        }
        ["drag", from, to] => {
            let (from, to) = (point(from)?, point(to)?);
            let moved = |at| Act::Happens(Event::PointerMoved(at));
            Ok(vec![moved(from), press(from), moved(to), Act::Happens(Event::Released(to))])
        }
        _ => Err(wrong()),
    }
}

impl Course {
    /// Reads chapters, each a name and what stands in it.
    ///
    /// # Errors
    /// A sentence with the file, the line and what is wrong there.
    pub fn read(files: &[(&str, &str)]) -> Result<Self, Text> {
        let chapters = files.iter().map(|&(name, text)| LessonSource { name, text }.chapter());
        Ok(Self { chapters: chapters.collect::<Result<_, _>>()? })
    }
}
