//! An article's Markdown as a title, a lead and sections of rows: text, and the figures that belong to it.

use crate::Refused;
use crate::command::Command;
use crate::judge::Judge;
use hantei_scenes::figure::text_width;
use hantei_scenes::lesson::{Course, CourseStep};
use hantei_scenes::text;
use hantei_scenes::words::{Language, Words};
use pulldown_cmark::{CodeBlockKind, CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html};

/// The sections without a number.
const ASIDE: [&str; 3] = ["words", "sources", "further"];
/// What the address of a step of the course begins with.
const COURSE: &str = "course:";

/// One language's article.
#[derive(Debug, Default)]
pub(crate) struct Article {
    /// Without markup.
    pub(crate) title: String,
    /// The lead's first paragraph, without markup.
    pub(crate) description: String,
    /// HTML.
    pub(crate) lead: String,
    pub(crate) first: Option<Shown>,
    pub(crate) sections: Vec<Section>,
}

#[derive(Debug)]
pub(crate) struct Section {
    pub(crate) id: String,
    /// Its place among those with a number, from 1.
    pub(crate) number: Option<usize>,
    /// HTML, and the same without markup.
    pub(crate) heading: String,
    pub(crate) plain: String,
    pub(crate) rows: Vec<Row>,
}

/// A text and what stands beside it.
#[derive(Debug, Default)]
pub(crate) struct Row {
    /// HTML.
    pub(crate) text: String,
    /// About how high the text is on a wide page, logical pixels.
    pub(crate) height: f64,
    pub(crate) figures: Vec<Shown>,
    pub(crate) judge: Option<Judge>,
    /// The caption of the grid of all pairs of shapes, HTML.
    pub(crate) pairs: Option<String>,
}

/// A figure as the text has it.
#[derive(Debug)]
pub(crate) struct Shown {
    pub(crate) command: Command,
    /// `map`, `lens` or `cost`: a figure of the panel.
    pub(crate) figure: Option<String>,
    /// HTML.
    pub(crate) caption: String,
}

impl Shown {
    /// Whether it stands over a bar that plays it.
    pub(crate) fn plays(&self) -> Result<bool, Refused> {
        Ok(self.figure.is_none() && self.command.opened()?.offer("play").is_some())
    }
}

/// Where the program is, from this page, and the course in it.
pub(crate) struct Links<'a> {
    pub(crate) app: &'a str,
    pub(crate) course: &'a Course,
    pub(crate) words: &'a Words,
}

impl Links<'_> {
    pub(crate) fn language(&self) -> Language {
        self.words.language()
    }

    /// The address of a link: `course:2.1`, `app:rects?a=…`, or any other as it is.
    fn resolved(&self, given: &str) -> Result<String, Refused> {
        let (app, language) = (self.app, self.language());
        if let Some(step) = given.strip_prefix(COURSE) {
            self.step(step)?;
            return Ok(format!("{app}?lesson={step}&lang={}", language.name()));
        }
        let Some(opening) = given.strip_prefix("app:") else { return Ok(given.to_owned()) };
        let (scene, settings) = opening.split_once('?').unwrap_or((opening, ""));
        let words = [scene].into_iter().chain(settings.split('&').filter(|word| !word.is_empty()));
        let quoted = shlex::try_join(words).map_err(|_| format!("'{given}' is no address"))?;
        Ok(format!("{app}?{}", Command::new(&quoted)?.query(language)))
    }

    /// A step by its number.
    fn step(&self, number: &str) -> Result<&CourseStep, Refused> {
        let asked = &mut vec![format!("lesson={number}")];
        let place = self.course.asked_for(asked).ok().flatten();
        place.and_then(|place| self.course.step(place)).ok_or_else(|| format!("no step '{number}'"))
    }

    fn html<'a>(&self, events: impl IntoIterator<Item = Event<'a>>) -> Result<String, Refused> {
        let mut linked = Vec::new();
        let mut events = events.into_iter().peekable();
        while let Some(event) = events.next() {
            let Event::Start(Tag::Link { link_type, dest_url, title, id }) = event else {
                linked.push(event);
                continue;
            };
            let address = CowStr::from(self.resolved(&dest_url)?);
            linked.push(Event::Start(Tag::Link { link_type, dest_url: address, title, id }));
            // A link into the course without words has the step's name.
            let is_empty = matches!(events.peek(), Some(Event::End(TagEnd::Link)));
            if let Some(number) = dest_url.strip_prefix(COURSE).filter(|_| is_empty) {
                let title = self.words.say(&self.step(number)?.title);
                let name = text!("article-course-step", step = number.to_owned(), title = title);
                linked.push(Event::Text(self.words.say(&name).into()));
            }
        }
        let mut out = String::new();
        html::push_html(&mut out, linked.into_iter());
        // A table or a long line of code scrolls by itself, also by keyboard.
        Ok(out
            .replace("<pre>", "<pre tabindex=\"0\">")
            .replace("<table>", "<div class=\"table\" tabindex=\"0\"><table>")
            .replace("</table>", "</table></div>"))
    }

    /// Markdown of one paragraph, without the paragraph.
    pub(crate) fn inline(&self, markdown: &str) -> Result<String, Refused> {
        let events = Parser::new(markdown)
            .filter(|event| !matches!(event, Event::Start(Tag::Paragraph) | Event::End(TagEnd::Paragraph)));
        self.html(events).map(|html| html.trim().to_owned())
    }
}

/// Reads an article.
///
/// # Errors
/// A command that hantei does not know, a step that the course does not have, a part in a wrong place.
pub(crate) fn read(markdown: &str, links: &Links) -> Result<Article, Refused> {
    let options = Options::ENABLE_HEADING_ATTRIBUTES | Options::ENABLE_TABLES | Options::ENABLE_DEFINITION_LIST;
    let mut reader = Reader { links, article: Article::default(), text: Vec::new() };
    let mut events = Parser::new_ext(markdown, options);
    while let Some(event) = events.next() {
        match event {
            Event::Start(Tag::Heading { level: HeadingLevel::H1, .. }) => {
                let heading = until(&mut events, |end| matches!(end, TagEnd::Heading(_)));
                reader.article.title = plain(&heading);
            }
            Event::Start(Tag::Heading { level: HeadingLevel::H2, id, .. }) => {
                reader.end_text()?;
                let heading = until(&mut events, |end| matches!(end, TagEnd::Heading(_)));
                let heading_text = plain(&heading);
                let id = id.ok_or_else(|| format!("the heading '{heading_text}' has no {{#id}}"))?.to_string();
                reader.begin_section(id, links.html(heading)?, heading_text);
            }
            Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(info))) if is_part(&info) => {
                let body = plain(&until(&mut events, |end| matches!(end, TagEnd::CodeBlock)));
                reader.end_text()?;
                reader.part(&info, &body)?;
            }
            other => reader.text.push(other),
        }
    }
    reader.end_text()?;
    Ok(reader.article)
}

fn is_part(info: &str) -> bool {
    info == "judge" || info == "hantei" || info.starts_with("hantei ") || info.starts_with("hantei-")
}

fn until<'a>(events: &mut Parser<'a>, is_end: impl Fn(&TagEnd) -> bool) -> Vec<Event<'a>> {
    events.take_while(|event| !matches!(event, Event::End(end) if is_end(end))).collect()
}

fn plain(events: &[Event]) -> String {
    let said = events.iter().map(|event| match event {
        Event::Text(text) | Event::Code(text) => text.as_ref(),
        Event::SoftBreak | Event::HardBreak => " ",
        _ => "",
    });
    said.collect::<String>().trim().to_owned()
}

/// About how high a text is on a wide page, as article.css has it.
fn height(events: &[Event]) -> f64 {
    const COLUMN: f64 = 584.0;
    const SIZE: f64 = 17.0;
    let (mut height, mut width, mut is_code) = (0.0, 0.0, false);
    for event in events {
        match event {
            Event::Start(Tag::CodeBlock(_)) => is_code = true,
            Event::Text(text) if is_code => height += 24.0 * text.matches('\n').count() as f64,
            Event::Text(text) | Event::Code(text) => width += text_width(text, SIZE),
            Event::End(TagEnd::CodeBlock) => (is_code, height) = (false, height + 44.0),
            Event::End(TagEnd::TableRow | TagEnd::TableHead) => (width, height) = (0.0, height + 45.0),
            Event::End(TagEnd::Paragraph | TagEnd::Item) => {
                // The estimate of a width is rather too large.
                height += 28.0 * (0.85 * width / COLUMN).ceil() + 16.0;
                width = 0.0;
            }
            _ => {}
        }
    }
    height
}

struct Reader<'a, 'links> {
    links: &'links Links<'links>,
    article: Article,
    /// What was read since the last heading or figure.
    text: Vec<Event<'a>>,
}

impl Reader<'_, '_> {
    fn begin_section(&mut self, id: String, heading: String, plain: String) {
        let numbered = self.article.sections.iter().filter(|section| section.number.is_some()).count();
        let number = (!ASIDE.contains(&id.as_str())).then_some(numbered + 1);
        self.article.sections.push(Section { id, number, heading, plain, rows: Vec::new() });
    }

    /// Text after a figure begins a new row.
    fn end_text(&mut self) -> Result<(), Refused> {
        let events = std::mem::take(&mut self.text);
        if events.is_empty() {
            return Ok(());
        }
        // The lead's first paragraph; its code and what follows stand on the page alone.
        let said =
            plain(events.split(|event| matches!(event, Event::End(TagEnd::Paragraph))).next().unwrap_or_default());
        let is_course =
            |event: &Event| matches!(event, Event::Start(Tag::Link { dest_url, .. }) if dest_url.starts_with(COURSE));
        let paragraphs = events.iter().filter(|event| matches!(event, Event::Start(Tag::Paragraph))).count();
        let leads_to_course = paragraphs == 1 && events.iter().any(is_course);
        let height = height(&events);
        let text = self.links.html(events)?;
        match self.article.sections.last_mut() {
            // A last line with a link into the course stands below the text, not below its figure.
            Some(Section { rows, .. }) if leads_to_course && rows.last().is_some_and(|row| row.judge.is_none()) => {
                if let Some(row) = rows.last_mut() {
                    row.text += &text;
                    row.height += height;
                }
            }
            Some(section) => section.rows.push(Row { text, height, ..Row::default() }),
            None => (self.article.description, self.article.lead) = (said, text),
        }
        Ok(())
    }

    fn part(&mut self, info: &str, body: &str) -> Result<(), Refused> {
        let (kind, line) = info.split_once(' ').unwrap_or((info, ""));
        if kind == "judge" {
            let judge = Judge::read(body, self.links)?;
            self.row()?.judge = Some(judge);
            return Ok(());
        }
        if kind == "hantei-pairs" {
            let caption = self.links.inline(body)?;
            self.row()?.pairs = Some(caption);
            return Ok(());
        }
        let figure = kind.strip_prefix("hantei-").filter(|kind| *kind != "first").map(str::to_owned);
        let shown = Shown { command: Command::new(line)?, figure, caption: self.links.inline(body)? };
        if kind == "hantei-first" {
            self.article.first = Some(shown);
        } else {
            self.row()?.figures.push(shown);
        }
        Ok(())
    }

    /// The row that a part belongs to.
    fn row(&mut self) -> Result<&mut Row, Refused> {
        let section = self.article.sections.last_mut().ok_or("a figure or a judge stands before the first section")?;
        if section.rows.is_empty() {
            section.rows.push(Row::default());
        }
        section.rows.last_mut().ok_or_else(|| "a section without rows".to_owned())
    }
}
