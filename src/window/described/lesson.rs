//! A step of the course.

use super::{Described, button};
use crate::window::panel::lesson::{LessonChoice, due, helps, line_above, outcome, with_tries};
use hantei_scenes::lesson::{Chapter, RecapLine, Reply, Session, StepKind};
use hantei_scenes::text;
use serde_json::{Value, json};

impl Described<'_> {
    /// The open step; `null` outside of a course.
    pub(super) fn lesson(&self) -> Value {
        let Some(session) = self.session else { return Value::Null };
        let mut lesson = match session.recap() {
            Some((lines, at)) => self.recap(session, lines, at),
            None => self.step(session),
        };
        lesson["turn"] = json!(session.turn());
        lesson["chapters"] = self.chapters(session).into();
        lesson["buttons"] = self.ways(session).into();
        lesson
    }

    fn recap(&self, session: &Session, lines: &[RecapLine], at: usize) -> Value {
        let number = session.course().chapters[session.place().chapter].number.to_string();
        let line = |(place, line): (usize, &RecapLine)| {
            let mut said = json!({"says": self.say(&line.says), "on": place == at});
            if line.figure.is_some() {
                said["action"] = json!({"kind": "recap", "place": place});
            }
            said
        };
        let lines: Vec<Value> = lines.iter().enumerate().map(line).collect();
        let section = session.course().section_of(session.place().chapter);
        let article = section.map(|section| json!({"says": self.say(&text!("course-read")), "section": section}));
        json!({"title": self.say(&text!("course-recap", number = number)), "recap": lines, "article": article})
    }

    /// The course's contents: a press opens a chapter.
    fn chapters(&self, session: &Session) -> Vec<Value> {
        let chapter = |(place, chapter): (usize, &Chapter)| {
            let mark = if session.has_done_chapter(place) { " ✓" } else { "" };
            let says = format!("{}. {}{mark}", chapter.number, self.say(&chapter.title));
            let mut said = button(&format!("chapter-{place}"), &says, &json!({"kind": "chapter", "place": place}));
            said["here"] = json!(place == session.place().chapter);
            said
        };
        session.course().chapters.iter().enumerate().map(chapter).collect()
    }

    fn step(&self, session: &Session) -> Value {
        let (step, state) = (session.step(), session.state());
        let mut lesson = json!({
            "place": with_tries(self.say(&line_above(session)), session, self.words),
            "title": self.say(&step.title),
            "text": self.said(step.text.as_ref()),
            "task": self.say(&step.task),
            "said": self.outcome(session),
            "is_done": state.is_done,
        });
        match &step.kind {
            StepKind::Choice { options, right, .. } => lesson["answers"] = self.answers(session, options, *right),
            StepKind::Number { .. } if session.takes_answers() => {
                lesson["number"] = json!({"says": self.say(&text!("course-say")), "action": {"kind": "number"}});
            }
            StepKind::Ticks(ticks) => {
                let said =
                    ticks.iter().map(|tick| tick.says.as_ref().map_or(tick.formula.clone(), |says| self.say(says)));
                let ticks = said.zip(&state.ticks).map(|(says, held)| json!({"says": says, "held": held}));
                lesson["ticks"] = ticks.collect();
            }
            StepKind::Number { .. }
            | StepKind::Guess { .. }
            | StepKind::Goal(_)
            | StepKind::Formula { .. }
            | StepKind::Test(_) => {}
        }
        lesson
    }

    /// The answers; the chosen one and the right one once they are known.
    fn answers(&self, session: &Session, options: &[Reply], right: usize) -> Value {
        let state = session.state();
        let answer = |(place, option): (usize, &Reply)| {
            let action = json!({"kind": "answer", "place": place});
            let mut answer = button(&format!("answer-{place}"), &self.say(&option.says), &action);
            if session.is_over() && place == right {
                answer["is_right"] = json!(true);
            } else if state.chosen == Some(place) && place != right {
                answer["is_right"] = json!(false);
            }
            answer
        };
        options.iter().enumerate().map(answer).collect()
    }

    /// Whether the last answer is right, the reason, the hint: what the step's text says below the answers.
    pub(super) fn outcome(&self, session: &Session) -> Vec<String> {
        if session.recap().is_some() {
            return Vec::new();
        }
        let is_done = session.state().is_done;
        let told = outcome(session);
        // A wrong choice has only a reason.
        let why = session.why().filter(|_| told.is_none() && !is_done).map(|why| self.say(why));
        let told = told.map(|told| format!("{} {}", self.say(&told.lead), self.said(told.rest)).trim().to_owned());
        let help = session.help().filter(|_| !is_done).map(|help| self.say(help));
        let after = session.after().filter(|_| !is_done).map(|after| self.say(after));
        let failed = (session.has_failed() && session.comes_again()).then(|| self.say(&text!("course-failed")));
        [told, why, help, after, failed].into_iter().flatten().collect()
    }

    /// The ways on, back and out.
    fn ways(&self, session: &Session) -> Vec<Value> {
        let on = |says: &str| button("on", says, &json!({"kind": "on"}));
        let mut ways: Vec<Value> = match due(session) {
            Some(word) => vec![on(&self.say(&word))],
            None => {
                let help = |(says, choice): (hantei_scenes::words::Text, LessonChoice)| {
                    let kind = if choice == LessonChoice::Hint { "hint" } else { "solution" };
                    button(kind, &self.say(&says), &json!({"kind": kind}))
                };
                let skip = session.goes_on().then(|| on(&self.say(&text!("course-skip"))));
                helps(session).into_iter().map(help).chain(skip).collect()
            }
        };
        let back = session.back().is_some();
        ways.extend(back.then(|| button("back", &self.say(&text!("course-back")), &json!({"kind": "back"}))));
        ways.push(button("leave", &self.say(&text!("course-leave")), &json!({"kind": "leave"})));
        ways
    }
}
