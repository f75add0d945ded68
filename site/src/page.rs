//! An article as a page: the template with all that is put into it, and the files beside it.

use crate::figure::{self, Files, LARGE, Picture, Pictures, drawn};
use crate::text::{self, Article, Links, Shown};
use crate::{Refused, card, pairs, panel, words};
use hantei_scenes::lesson::Course;
use hantei_scenes::text;
use hantei_scenes::words::{Language, Text, Words, phrases};
use minijinja::value::Value;
use minijinja::{Environment, context};
use serde_json::Value as Json;
use std::collections::BTreeMap;

const TEMPLATE: &str = include_str!("../page/article.html");
const OLD_ADDRESS: &str = include_str!("../../assets/page/old-address.js");
/// The page's messages that the script says.
const OF_SCRIPT: [&str; 3] = ["article-script-", "page-loading", "own-unread"];
/// The judge's messages.
const OF_JUDGE: [&str; 24] = [
    "about-rects-mistake-",
    "after-hit-",
    "allen-",
    "below-zero",
    "circle-at-",
    "class-",
    "differs-",
    "expected-",
    "family-",
    "formula-",
    "granted",
    "judged-",
    "list-",
    "neighbours-",
    "not-",
    "only-",
    "reading-",
    "right-for-",
    "side-of-b",
    "slanted-",
    "too-",
    "touching-",
    "within-",
    "wrong-",
];

/// The article and its language: English for one that has no article yet.
pub(crate) fn markdown(language: Language) -> (Language, &'static str) {
    match language {
        Language::Ja => (language, include_str!("../text/ja.md")),
        Language::Ko => (language, include_str!("../text/ko.md")),
        _ => (Language::En, include_str!("../text/en.md")),
    }
}

/// The folder of a language, from the root.
fn folder(language: Language) -> String {
    if language == Language::En { String::new() } else { format!("{}/", language.name()) }
}

/// All files of a language's article, by their names from the root.
pub(crate) fn files(language: Language, course: &Course, base: Option<&str>) -> Result<Files, Refused> {
    let words = Words::new(language);
    let root = if language == Language::En { "" } else { "../" };
    let app = format!("{root}app/");
    let (text_language, markdown) = markdown(language);
    let article = text::read(markdown, &Links { app: &app, course, words: &words })
        .map_err(|why| format!("site/text/{}.md: {why}", text_language.name()))?;
    let first = article.first.as_ref().ok_or("an article begins with `hantei-first`")?;
    let mut files = Files::new();
    let mut page = Page { words: &words, text_language, course, root, app: &app, files: &mut files, figures: 0 };
    let html = page.html(&article, first, base)?;
    let of_judge = words::messages(language, &OF_JUDGE);
    files.insert(format!("{}judge-words.json", folder(language)), Json::Object(of_judge).to_string().into_bytes());
    files.insert(format!("figures/{}.png", language.name()), card::png(first, &words)?);
    files.insert(format!("{}index.html", folder(language)), html.into_bytes());
    Ok(files)
}

struct Page<'a> {
    words: &'a Words,
    text_language: Language,
    course: &'a Course,
    root: &'a str,
    app: &'a str,
    files: &'a mut Files,
    /// The number of figures so far.
    figures: usize,
}

impl Page<'_> {
    fn html(&mut self, article: &Article, first: &Shown, base: Option<&str>) -> Result<String, Refused> {
        let language = self.words.language();
        let words = self.words;
        let first_figure = self.first(first)?;
        let sections = article.sections.iter().map(|section| self.section(section)).collect::<Result<Vec<_>, _>>()?;
        let course = self.course;
        let steps: usize = course.chapters.iter().map(|chapter| chapter.steps.len()).sum();
        let numbered = article.sections.iter().filter(|section| section.number.is_some()).count();
        let script_words = words::messages(language, &OF_SCRIPT);
        let languages: Vec<Value> = Language::ALL
            .iter()
            .map(|&each| {
                let href = format!("{}{}", self.root, folder(each));
                let href = if href.is_empty() { "./".to_owned() } else { href };
                context! { name => each.name(), own => each.own_name(), href, folder => address(&folder(each)), here => each == language }
            })
            .collect();
        let mut environment = Environment::new();
        environment.set_auto_escape_callback(|_| minijinja::AutoEscape::Html);
        let page = context! {
            say => said_by_template(words),
            lang => language.name(),
            text_lang => self.text_language.name(),
            root => self.root,
            app => format!("{}?lang={}", self.app, language.name()),
            start => format!("{}?lesson=1.1&lang={}", self.app, language.name()),
            base => base.map(address),
            folder => address(&folder(language)),
            card => context! { width => card::SIZE.0, height => card::SIZE.1 },
            languages,
            // Old addresses of the program have no language of their own.
            old_address => (self.root.is_empty()).then(|| Value::from_safe_string(OLD_ADDRESS.to_owned())),
            title => article.title.clone(),
            heading => phrased(&escaped(&article.title), language),
            description => article.description.clone(),
            lead => Value::from_safe_string(article.lead.clone()),
            first => first_figure,
            sections,
            numbered,
            course => words.say(&text!("article-course")),
            chapters => words.say(&text!("contents-title", count = course.chapters.len())),
            course_about => words.say(&text!("article-course-about", chapters = course.chapters.len().to_string(), steps = steps.to_string())),
            script_words => Value::from_safe_string(Json::Object(script_words).to_string().replace('<', "\\u003c")),
        };
        environment
            .render_named_str("article.html", TEMPLATE, page)
            .map_err(|why| format!("site/page/article.html: {why:#}"))
    }

    fn first(&mut self, shown: &Shown) -> Result<Value, Refused> {
        let name = self.next_name();
        let pictures = drawn(shown, LARGE, &name, self.words, self.files)?;
        Ok(context! {
            figure => self.figure(shown, &pictures)?,
            panel => panel::panel(shown, self.words)?,
        })
    }

    fn section(&mut self, section: &text::Section) -> Result<Value, Refused> {
        let mut rows = Vec::new();
        let mut columns = Columns::default();
        for row in &section.rows {
            let mut figures = Vec::new();
            let mut heights = 0.0;
            for shown in &row.figures {
                let name = self.next_name();
                let pictures = drawn(shown, figure::sizes(shown)?, &name, self.words, self.files)?;
                heights += pictures.wide.height + CAPTION;
                figures.push(self.figure(shown, &pictures)?);
            }
            let is_apart = columns.add(row.height, heights);
            let words = self.words;
            let judge = row.judge.as_ref().map(|judge| {
                let tests = judge.tests.iter().map(
                    |test| context! { name => test.name.clone(), test => test.test.clone(), href => test.href.clone() },
                );
                context! {
                    title => judge.title.clone(),
                    lead => Value::from_safe_string(judge.lead.clone()),
                    label => judge.label.clone(),
                    next => judge.next.clone(),
                    examples => judge.examples.clone(),
                    tests => tests.collect::<Vec<_>>(),
                    answer => judge.tests.first().map(|test| answer(&test.test, words)),
                }
            });
            let pairs = row.pairs.as_ref().map(|caption| {
                let grid = pairs::grid(self.root, self.app, self.words, self.files)?;
                Ok::<_, Refused>(context! { grid, caption => Value::from_safe_string(caption.clone()) })
            });
            let pairs = pairs.transpose()?;
            rows.push(context! { text => Value::from_safe_string(row.text.clone()), figures, judge, pairs, is_apart });
        }
        Ok(
            context! { id => section.id.clone(), number => section.number, link => self.words.say(&text!("article-section-link", section = section.plain.clone())), heading => phrased(&section.heading, self.words.language()), title => Value::from_safe_string(section.heading.clone()), rows },
        )
    }

    fn next_name(&mut self) -> String {
        self.figures += 1;
        format!("{}-{:02}", self.words.language().name(), self.figures)
    }

    fn figure(&self, shown: &Shown, pictures: &Pictures) -> Result<Value, Refused> {
        let query = shown.command.query(self.words.language());
        let opened = match &shown.figure {
            Some(door) => format!("{query}&door={door}"),
            None => query,
        };
        Ok(context! {
            picture => self.picture(&pictures.wide),
            phone => self.picture(&pictures.phone),
            alt => pictures.alt.clone(),
            plays => shown.plays()?,
            number => self.figures,
            href => format!("{}?{opened}", self.app),
            caption => Value::from_safe_string(shown.caption.clone()),
        })
    }

    fn picture(&self, picture: &Picture) -> Value {
        context! {
            light => format!("{}{}", self.root, picture.light),
            dark => format!("{}{}", self.root, picture.dark),
            width => picture.width as u32,
            height => picture.height as u32,
        }
    }
}

/// About the height of a caption and the space below it, logical pixels.
const CAPTION: f64 = 90.0;
/// How far a figure may stand below the beginning of its text, logical pixels.
const BELOW: f64 = 120.0;

/// How far down the texts and the figures of a section reach, logical pixels.
#[derive(Default)]
struct Columns {
    texts: f64,
    figures: f64,
}

impl Columns {
    /// Adds a row; whether it begins below all figures before it, so that its own stands beside its text.
    fn add(&mut self, text: f64, figures: f64) -> bool {
        let is_apart = figures > 0.0 && self.figures - self.texts > BELOW;
        if is_apart {
            self.texts = self.figures;
        }
        self.figures = if figures > 0.0 { self.figures.max(self.texts) + figures } else { self.figures };
        self.texts += text;
        is_apart
    }
}

/// By id, the messages that the template names.
fn said_by_template(words: &Words) -> BTreeMap<&'static str, String> {
    let ids = TEMPLATE.split("say[\"").skip(1).filter_map(|rest| rest.split('"').next());
    ids.map(|id| (id, words.say(&Text::message(id)))).collect()
}

/// The judge's answer to the test that stands in the field when the page comes.
fn answer(test: &str, words: &Words) -> Value {
    let answer = hantei_page_judge::answer_to(test);
    let number = |key: &str| answer[key].as_u64().unwrap_or_default();
    let cells = answer["cells"].as_array().into_iter().flatten().flat_map(|row| row.as_array().into_iter().flatten());
    let why = answer["why"].as_str().unwrap_or_default().to_owned();
    context! {
        wrong => words.say(&text!("article-script-wrong", wrong = number("wrong").to_string(), total = number("total").to_string())),
        why => if why.is_empty() { String::new() } else { words.say(&Text::message(why)) },
        cells => cells.map(|cell| cell == "wrong").collect::<Vec<bool>>(),
    }
}

/// HTML of a heading that breaks between phrases only.
fn phrased(html: &str, language: Language) -> Value {
    let is_text = !html.contains(['<', '&']);
    let html = if language == Language::Ja && is_text { phrases(html).join("<wbr>") } else { html.to_owned() };
    Value::from_safe_string(html)
}

/// An address as it is: what reads a page's head does not always know escapes of `/`.
fn address(plain: &str) -> Value {
    Value::from_safe_string(escaped(plain).replace('"', "&quot;"))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}
