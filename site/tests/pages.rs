//! The article as files: what every page needs, what its links lead to, and how heavy it is.

use hantei_scenes::lesson::Course;
use hantei_scenes::scene::{self, Answer};
use hantei_scenes::words::Language;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::LazyLock;

/// The most bytes of a file, by its ending.
const BUDGETS: [(&str, u64); 7] = [
    ("html", 120_000),
    ("css", 21_000),
    ("js", 20_000),
    ("json", 56_000),
    ("svg", 64_000),
    ("png", 120_000),
    ("ttf", 118_000),
];
/// The most bytes that stand between a reader and the text: page, style, script and the two fonts.
const BEFORE_TEXT: u64 = 200_000;

fn site(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_hantei-site")).args(arguments).output().expect("the program of the site")
}

fn made(name: &str, more: &[&str]) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    let output = site(&[more, &[&folder.display().to_string()]].concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    folder
}

static SITE: LazyLock<PathBuf> = LazyLock::new(|| made("site", &[]));

fn folder_of(site: &Path, language: Language) -> PathBuf {
    if language == Language::En { site.to_owned() } else { site.join(language.name()) }
}

fn page(site: &Path, language: Language) -> String {
    fs::read_to_string(folder_of(site, language).join("index.html")).expect("a page")
}

fn pages() -> impl Iterator<Item = (Language, String)> {
    Language::ALL.iter().map(|&language| (language, page(&SITE, language)))
}

/// The values of an attribute, without escapes.
fn values(html: &str, attribute: &str) -> Vec<String> {
    let begin = format!(" {attribute}=\"");
    let found = html.split(&begin).skip(1).filter_map(|rest| rest.split('"').next());
    found.map(unescaped).collect()
}

fn unescaped(value: &str) -> String {
    [("&quot;", "\""), ("&#x27;", "'"), ("&#x2f;", "/"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")]
        .into_iter()
        .fold(value.to_owned(), |value, (escape, sign)| value.replace(escape, sign))
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

/// `%20` and its like as letters.
fn decoded(value: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = value.as_bytes();
    while let [first, after @ ..] = rest {
        let two = after.get(..2).and_then(|digits| std::str::from_utf8(digits).ok());
        match two.and_then(|digits| u8::from_str_radix(digits, 16).ok()).filter(|_| *first == b'%') {
            Some(byte) => (bytes.push(byte), rest = &after[2..]).1,
            None => (bytes.push(*first), rest = after).1,
        }
    }
    String::from_utf8(bytes).expect("letters")
}

#[test]
fn the_sections_are_the_same_in_every_language() {
    let ids = |html: &str| -> Vec<String> {
        html.split("<h2 id=\"").skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
    };
    let english = ids(&page(&SITE, Language::En));
    assert!(
        english.len() >= 12 && english.ends_with(&["words", "sources", "further"].map(str::to_owned)),
        "{english:?}"
    );
    for (language, html) in pages() {
        assert_eq!(ids(&html), english, "{}", language.name());
        assert!(html.contains(&format!("<html lang=\"{}\">", language.name())));
    }
}

/// A search finds it, and what is copied first is right for fractions, too.
#[test]
fn the_article_begins_with_its_terms_and_a_test_without_minus_one() {
    for (language, terms) in [
        (Language::En, ["AABB", "collision detection"]),
        (Language::Ja, ["矩形の当たり判定", "AABB"]),
        (Language::Ko, ["직사각형 충돌 판정", "AABB"]),
    ] {
        let html = page(&SITE, language);
        let between = |begin: &str, end: &str| html.split(begin).nth(1).and_then(|rest| rest.split(end).next());
        let title = between("<title>", "</title>").expect("a title");
        assert!(terms.iter().all(|term| title.contains(term)), "{title}");
        let description = &values(&html, "content")[1];
        assert!(description.contains("AABB") && !description.contains("&&"), "{description}");
        let before_border = between("<main", "<h2 id=\"border\"").expect("two sections");
        let first = unescaped(before_border.split("</pre>").next().expect("code"));
        assert!(first.contains("ax < bx + bw && bx < ax + aw &&\nay < by + bh && by < ay + ah\n"), "{first}");
        assert!(!before_border.contains("- 1"), "{}", language.name());
        assert!(!before_border.contains("class=\"numbers\"> &lt; <"), "a comparison that was not made has no numbers");
        assert!(html.contains("ax + aw - 1 &lt; bx"), "the border's section says what is wrong with it");
    }
}

/// Once a picture said hit beside a text that said miss, and a fall of 10 px was a tie.
#[test]
fn what_the_article_says_beside_its_figures_is_so() {
    let english = include_str!("../text/en.md");
    for (text, figure) in english.split("\n\n").zip(english.split("\n\n").skip(1)) {
        let is_fooled = figure.starts_with("```hantei rects") && figure.contains("method=own");
        assert!(!is_fooled || !text.contains("so it is a miss"), "{text}\n{figure}");
    }
    for (fall, side) in [(8, "top"), (12, "left")] {
        let figure = format!("response a=-10,64,16,32 v=0,{fall} b=0,100,32,32 tiles=1 method=least-overlap");
        let words: Vec<String> = figure.split(' ').map(str::to_owned).collect();
        let answers = scene::open(&words).expect("a scene").answers();
        let said = answers.iter().find(|(name, _)| name == "side").map(|(_, answer)| *answer);
        assert_eq!(said, Some(Some(Answer::Word(side))), "{fall} px");
    }
    for (language, text) in
        [("en", english), ("ja", include_str!("../text/ja.md")), ("ko", include_str!("../text/ko.md"))]
    {
        assert!(text.contains("v=0,12 b=0,100") || text.contains("preset=fell-12"), "{language}");
        assert!(!text.contains("10 px"), "{language}: at 10 px both ways out are 6");
    }
}

/// A figure that hantei cannot draw is refused when the page is made; here its files are there, and speak.
#[test]
fn every_figure_has_its_files_and_says_what_it_shows() {
    for (language, html) in pages() {
        let figures = html.matches("<figure id=").count();
        assert!((20..=45).contains(&figures), "{}: {figures} figures", language.name());
        assert!(values(&html, "alt").iter().all(|alt| !alt.is_empty()), "{}", language.name());
        let sources = [values(&html, "src"), values(&html, "srcset")].concat();
        for source in sources.iter().filter(|source| source.ends_with(".svg")) {
            let svg = fs::read_to_string(folder_of(&SITE, language).join(source)).expect(source);
            assert!(svg.contains("<title>"), "{source} has no title");
            assert!(!svg.contains("<text"), "{source}: a picture has no fonts but the reader's");
            assert!(!svg.contains('⟨'), "{source}: a text is missing");
        }
        for tag in html.split("<img ").skip(1).chain(html.split("<source ").skip(1)) {
            let tag = tag.split('>').next().unwrap_or_default();
            assert!(tag.contains(" width=\"") && tag.contains(" height=\""), "room is kept for <img {tag}>");
        }
        // The first one is there at once.
        let later = html.matches(" loading=\"lazy\"").count();
        // Each cell of the grid has a light and a dark picture.
        let cells = html.matches("-pair-").count() / 2;
        assert!(cells >= 20, "{}: {cells} pairs", language.name());
        assert_eq!(later, figures - 1 + cells, "{}", language.name());
    }
}

#[test]
fn every_link_leads_somewhere() {
    let course = Course::built_in().expect("the course");
    let (mut steps, mut openings) = (0, 0);
    for (language, html) in pages() {
        let ids: BTreeSet<String> = values(&html, "id").into_iter().collect();
        let folder = folder_of(&SITE, language);
        for href in values(&html, "href") {
            if let Some(id) = href.strip_prefix('#') {
                assert!(ids.contains(id), "{}: no {href}", language.name());
            } else if let Some((before, query)) = href.split_once("app/?") {
                assert!(before == "../" || before.is_empty(), "{href}");
                let mut words: Vec<String> =
                    query.split('&').map(|word| decoded(word).replacen("scene=", "", 1)).collect();
                let asked = Language::taken_from(&mut words).expect("a language");
                assert_eq!(asked, Some(language), "{href}");
                if words.iter().any(|word| word.starts_with("lesson=")) {
                    assert!(course.asked_for(&mut words).is_ok_and(|place| place.is_some()), "{href}");
                    steps += 1;
                } else {
                    assert!(scene::open(&words).is_ok(), "{href}");
                    openings += 1;
                }
            } else if !href.starts_with("https://") && !href.starts_with("data:") {
                let target = folder.join(&href);
                assert!(target.exists(), "{}: no {href}", language.name());
            }
        }
    }
    assert!(steps >= 36 && openings >= 75, "{steps} steps, {openings} openings");
}

#[test]
fn the_course_leads_back_to_sections_that_are_there() {
    let course = Course::built_in().expect("the course");
    let sections: Vec<&str> = (0..course.chapters.len()).filter_map(|chapter| course.section_of(chapter)).collect();
    assert_eq!(sections.len(), 11);
    for (language, html) in pages() {
        for section in &sections {
            assert!(html.contains(&format!("<h2 id=\"{section}\">")), "{}: {section}", language.name());
        }
        // No two links to the course say the same.
        let steps = html.split("lesson=").skip(1).filter_map(|link| link.split_once("\">")?.1.split("</a>").next());
        let said: Vec<&str> = steps.collect();
        assert_eq!(said.iter().collect::<BTreeSet<_>>().len(), said.len(), "{}: {said:?}", language.name());
    }
}

#[test]
fn nothing_is_loaded_from_elsewhere() {
    for path in files(&SITE) {
        let Ok(text) = fs::read_to_string(&path) else { continue };
        let loaded = [values(&text, "src"), values(&text, "srcset")].concat();
        let styled = text.split("url(").skip(1).filter_map(|rest| rest.split(')').next()).map(str::to_owned);
        let linked = text.split("<link ").skip(1).filter(|tag| !tag.starts_with("rel=\"canonical\""));
        let linked = linked.flat_map(|tag| values(&format!(" {}", tag.split('>').next().unwrap_or_default()), "href"));
        for source in loaded.into_iter().chain(styled).chain(linked) {
            assert!(!source.contains("//") || source.starts_with("data:"), "{}: {source}", path.display());
        }
    }
}

#[test]
fn no_file_is_heavier_than_its_budget() {
    let mut weighed = 0;
    for path in files(&SITE) {
        let ending = path.extension().unwrap_or_default().to_string_lossy().into_owned();
        let Some((_, most)) = BUDGETS.iter().find(|(name, _)| *name == ending) else { continue };
        let bytes = fs::metadata(&path).expect("a file").len();
        assert!(bytes <= *most, "{}: {bytes} bytes, at most {most}", path.display());
        weighed += 1;
    }
    assert!(weighed > 100, "{weighed}");
    for &language in Language::ALL {
        let first = ["article.css", "article.js", "fonts/hantei-sans-text.ttf", "fonts/hantei-sans-semibold.ttf"];
        let first =
            first.map(|name| SITE.join(name)).into_iter().chain([folder_of(&SITE, language).join("index.html")]);
        let bytes: u64 = first.map(|path| fs::metadata(path).expect("a file").len()).sum();
        assert!(bytes <= BEFORE_TEXT, "{}: {bytes} bytes", language.name());
    }
}

#[test]
fn the_address_is_said_if_it_is_known() {
    let based = made("site-based", &["--base", "https://example.org/hantei"]);
    for &language in Language::ALL {
        let html = page(&based, language);
        let folder = if language == Language::En { String::new() } else { format!("{}/", language.name()) };
        let here = format!("https://example.org/hantei/{folder}");
        for tag in [
            format!("<link rel=\"canonical\" href=\"{here}\">"),
            format!("<meta property=\"og:url\" content=\"{here}\">"),
            format!(
                "<meta property=\"og:image\" content=\"https://example.org/hantei/figures/{}.png\">",
                language.name()
            ),
        ] {
            assert!(html.contains(&tag), "{}: no {tag}", language.name());
        }
        let picture = fs::read(based.join(format!("figures/{}.png", language.name()))).expect("a picture");
        let side = |at: usize| u32::from_be_bytes(picture[at..at + 4].try_into().expect("four bytes"));
        assert_eq!((side(16), side(20)), (1200, 630));
        assert!(!page(&SITE, language).contains("og:"), "without an address there is nothing to say");
        let links = page(&SITE, language).matches("hreflang=").count();
        assert_eq!(links, 3 * Language::ALL.len(), "in the head, in the bar, and on a phone");
    }
}

#[test]
fn what_cannot_be_made_is_refused() {
    for (arguments, said) in [
        (&[][..], "allowed: [--base URL] OUT_DIR"),
        (&["--base"], "allowed: [--base URL] OUT_DIR"),
        (&["--bare", "x"], "allowed: [--base URL] OUT_DIR"),
        (&["--base", "example.org", "x"], "'example.org' is no address of a page"),
    ] {
        let output = site(arguments);
        assert!(!output.status.success(), "{arguments:?}");
        assert!(String::from_utf8_lossy(&output.stderr).contains(said), "{arguments:?}: {output:?}");
    }
}

/// Tests of any shapes, wrong ones and open ones, code after a hit, and no tests.
const PASTED: [&str; 16] = [
    "ax < bx + bw && bx < ax + aw",
    "if (mouse.x > b.x && mouse.x < b.x + b.w && mouse.y > b.y && mouse.y < b.y + b.h) {",
    "if (mouse.x >= b.x && mouse.x < b.x + b.w && mouse.y >= b.y && mouse.y < b.y + b.w) {",
    "function hit(a, b) { return (a.x - b.x) ** 2 + (a.y - b.y) ** 2 < a.r + b.r; }",
    "bool hit(int x, int y, int w, int h, int px, int py) { return px > x - w / 2 && px < x + w / 2 && py > y - h / 2 && py < y + h / 2; }",
    "function hit(c, b) { const dx = c.x - Math.max(b.x, Math.min(c.x, b.x + b.w)), dy = c.y - Math.max(b.y, Math.min(c.y, b.y + b.h)); return dx * dx + dy * dy < c.r; }",
    "function hit(c, b) { return c.x + c.r > b.x && c.x - c.r < b.x + b.w && c.y + c.r > b.y && c.y - c.r < b.y + b.h; }",
    "function inside(p, vs) { let is = false; for (let i = 0, j = vs.length - 1; i < vs.length; j = i++) { if ((vs[i].y > p.y) != (vs[j].y > p.y) && p.x < (vs[j].x - vs[i].x) * (p.y - vs[i].y) / (vs[j].y - vs[i].y) + vs[i].y) is = !is; } return is; }",
    "function inside(p, vs) { for (let i = 0; i < vs.length; i++) { const j = (i + 1) % vs.length; if ((vs[j].x - vs[i].x) * (p.y - vs[i].y) - (vs[j].y - vs[i].y) * (p.x - vs[i].x) < 0) return false; } return true; }",
    "function cross(x1, y1, x2, y2, x3, y3, x4, y4) { const d = (x2 - x1) * (y4 - y3) - (y2 - y1) * (x4 - x3); const t = ((x3 - x1) * (y4 - y3) - (y3 - y1) * (x4 - x3)) / d; return d != 0 && t >= 0 && t <= 1; }",
    "function inTurned(p, box) { const c = Math.cos(box.angle), s = Math.sin(box.angle); const dx = p.x - box.cx, dy = p.y - box.cy; return Math.abs(dx * c + dy * s) <= box.h / 2 && Math.abs(-dx * s + dy * c) <= box.w / 2; }",
    "if (a.x < b.x + b.w && a.x + a.w > b.x && a.y < b.y + b.h && a.y + a.h > b.y) { if (vx > 0) a.x = b.x - a.w; else if (vx < 0) a.x = b.x + b.w; }",
    "function one(a, b) { return a.x < b.x + b.w && a.y < b.y; } function two(a, b) { return b.x < a.x + a.w; }",
    "if (map[Math.floor(y / 32)][Math.floor(x / 32)] == 1) {",
    "ax < unknown && bx < ay",
    "helper(a, b) && a.x < b.x + b.w",
];

/// The ids of all messages within.
fn ids(answer: &serde_json::Value, found: &mut BTreeSet<String>) {
    match answer {
        serde_json::Value::Object(members) => {
            found.extend(
                members
                    .get("id")
                    .filter(|_| members.contains_key("arguments"))
                    .and_then(|id| id.as_str())
                    .map(str::to_owned),
            );
            members.values().for_each(|member| ids(member, found));
        }
        serde_json::Value::Array(all) => all.iter().for_each(|one| ids(one, found)),
        _ => {}
    }
}

#[test]
fn the_judge_has_words_for_what_it_says() {
    let mut said = BTreeSet::new();
    let mut verdicts = BTreeSet::new();
    for text in PASTED {
        let answer = hantei_page_judge::answer_to(text);
        ids(&answer, &mut said);
        verdicts.insert(answer["verdict"].to_string() + answer["scene"].as_str().unwrap_or_default());
    }
    assert!(said.len() > 30 && verdicts.len() > 9, "{said:?} {verdicts:?}");
    for &language in Language::ALL {
        let words = fs::read_to_string(folder_of(&SITE, language).join("judge-words.json")).expect("words");
        let words: serde_json::Value = serde_json::from_str(&words).expect("JSON");
        let missing: Vec<&String> = said.iter().filter(|id| words.get(id.as_str()).is_none()).collect();
        assert!(missing.is_empty(), "{}: {missing:?}", language.name());
    }
}
