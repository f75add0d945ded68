//! "Paste your own test": its words, and the well-known tests.

use crate::Refused;
use crate::command::escaped;
use crate::text::Links;
use hantei_scenes::words::Language;

/// The block `judge` of an article.
#[derive(Clone, Debug, Default)]
pub(crate) struct Judge {
    pub(crate) title: String,
    /// HTML.
    pub(crate) lead: String,
    pub(crate) label: String,
    pub(crate) next: String,
    /// What stands before the well-known tests.
    pub(crate) examples: String,
    pub(crate) tests: Vec<Example>,
}

/// A well-known wrong test.
#[derive(Clone, Debug)]
pub(crate) struct Example {
    pub(crate) name: String,
    pub(crate) test: String,
    /// Opens it in the program.
    pub(crate) href: String,
}

impl Judge {
    /// Reads lines as `title: Paste your own test` and `example: only x = bx < ax + aw`.
    pub(crate) fn read(body: &str, links: &Links) -> Result<Self, Refused> {
        let mut judge = Self::default();
        for line in body.lines().filter(|line| !line.trim().is_empty()) {
            let (key, value) = line.split_once(':').ok_or_else(|| format!("judge: '{line}' is not `key: text`"))?;
            let value = value.trim().to_owned();
            match key.trim() {
                "title" => judge.title = value,
                "lead" => judge.lead = links.inline(&value)?,
                "label" => judge.label = value,
                "next" => judge.next = value,
                "examples" => judge.examples = value,
                "example" => judge.tests.push(Example::read(&value, links)?),
                other => return Err(format!("judge: no key '{other}'")),
            }
        }
        let needed = [&judge.title, &judge.lead, &judge.label, &judge.next, &judge.examples];
        if needed.iter().any(|text| text.is_empty()) || judge.tests.is_empty() {
            return Err("judge: title, lead, label, next, examples and at least one example are needed".into());
        }
        Ok(judge)
    }
}

impl Example {
    fn read(value: &str, links: &Links) -> Result<Self, Refused> {
        let (name, test) = value.split_once(" = ").ok_or_else(|| format!("judge: '{value}' is not `NAME = TEST`"))?;
        let (name, test) = (name.trim().to_owned(), test.trim().to_owned());
        let href = format!("{}?{}", links.app, opening(&test, links.language()));
        Ok(Self { name, test, href })
    }
}

/// What opens a test in the program: the scene of its shapes.
fn opening(test: &str, language: Language) -> String {
    let answer = hantei_page_judge::answer_to(test);
    let other = answer["after_hit"].as_array().map(|_| "response");
    let scene = other.or(answer["scene"].as_str()).unwrap_or("rects");
    format!("scene={scene}&method=own&formula={}&lang={}", escaped(test), language.name())
}
