use hantei_scenes::lesson::Course;
use hantei_scenes::lesson::memory::Memory;
use hantei_scenes::words::{Language, Words};

const STEP: &str = r#"
title = { en = "Touching", ja = "接する", ko = "맞닿음" }
[[step]]
title = "Together"
task = "Let them overlap."
open = "rects a=20,190,100,100 b=270,190,100,100"
goal = "contact == overlapping"
"#;

fn refused(file: &str) -> String {
    let error = Course::read(&[("mine.toml", file)]).expect_err(file);
    Words::new(Language::En).say(&error)
}

#[test]
fn a_chapter_is_read_and_says_its_title_in_the_readers_language() {
    let course = Course::read(&[("mine.toml", STEP)]).expect("a lesson");
    let title = |language| Words::new(language).say(&course.chapters[0].title);
    assert_eq!([Language::En, Language::Ja, Language::Ko].map(title), ["Touching", "接する", "맞닿음"]);
    assert_eq!(Words::new(Language::Ja).say(&course.chapters[0].steps[0].task), "Let them overlap.");
}

/// A course may have a language that hantei lacks: it is used when wanted, else the first one is.
#[test]
fn a_chapter_is_said_in_any_language_that_it_has() {
    let file = STEP.replacen("en = \"Touching\", ja = \"接する\"", "de = \"Berühren\", fr = \"Toucher\"", 1);
    let course = Course::read(&[("mine.toml", &file)]).expect("a lesson");
    let title = |words: Words| words.say(&course.chapters[0].title);
    for (wishes, said) in [
        (&["fr"][..], "Toucher"),
        (&["de-AT", "fr"], "Berühren"),
        (&["nl_NL.UTF-8", "FR-ca"], "Toucher"),
        (&["nl"], "Berühren"),
        (&[], "Berühren"),
    ] {
        assert_eq!(title(Words::new(Language::En).wishing(wishes)), said, "{wishes:?}");
    }
    assert_eq!(title(Words::new(Language::Ko).wishing(["nl"])), "맞닿음", "the program's own, before the first");
    assert_eq!(course.languages(), ["de", "fr", "ko"]);
    // The first one in the file is used, with any name.
    let file = file.replacen("de = \"Berühren\", fr = \"Toucher\"", "fr = \"Toucher\", de = \"Berühren\"", 1);
    let course = Course::read(&[("mine.toml", &file)]).expect("a lesson");
    assert_eq!(Words::new(Language::En).say(&course.chapters[0].title), "Toucher");
}

#[test]
fn what_cannot_be_used_is_refused_with_line_and_reason() {
    for (from, to, line, why) in [
        ("goal = ", "gaol = ", 7, "gaol"),
        ("contact ==", "contract ==", 7, "unknown name 'contract'"),
        ("== overlapping", "== ", 7, "stops making sense"),
        ("contact == overlapping", "hit && nosuch", 7, "unknown name 'nosuch'"),
        ("rects a=20", "rekts a=20", 6, "unknown scene 'rekts'"),
        ("a=20,190,100,100", "a=20,190,100", 6, "3 given"),
        ("goal = ", "guess = true\ngoal = ", 3, "exactly one of"),
        ("goal = \"contact == overlapping\"", "", 3, "exactly one of"),
        ("goal = \"contact == overlapping\"", "ticks = []", 7, "at least one"),
        ("goal = \"contact == overlapping\"", "choice = { options = [\"yes\"], right = 1 }", 7, "1 options"),
        ("goal = \"contact == overlapping\"", "choice = { options = [\"a\", \"b\"], right = 3 }", 7, "right = 3"),
        (
            "goal = \"contact == overlapping\"",
            "choice = { options = [{ says = \"a\", why = \"b\" }, \"c\"], right = 1 }",
            7,
            "no why",
        ),
        (
            "goal = \"contact == overlapping\"",
            "choice = { options = [{ say = \"a\", why = \"b\" }, \"c\"], right = 2 }",
            7,
            "say",
        ),
        (
            "goal = \"contact == overlapping\"",
            "ticks = [{ goal = \"nosuch\", says = \"b\" }]",
            7,
            "unknown name 'nosuch'",
        ),
        ("goal = \"contact == overlapping\"", "guess = true\nhides = true", 8, "hides = true"),
        ("goal = ", "hides = true\ngoal = ", 7, "hides = true"),
        ("goal = ", "solution = [\"fly away\"]\ngoal = ", 7, "'fly away' cannot be done here"),
        ("goal = ", "solution = [\"act jump\"]\ngoal = ", 7, "'act jump'"),
        ("goal = ", "solution = [\"set z=1\"]\ngoal = ", 7, "'set z=1'"),
        ("en = ", "Deutsch = ", 2, "unknown language 'Deutsch'"),
        ("[[step]]", "[[stop]]", 3, "unknown key or value 'stop'; allowed: number, title"),
        ("goal = ", "gaol = ", 7, "unknown key or value 'gaol'; allowed: id, short"),
        ("task = \"Let", "ask = \"Let", 5, "unknown key or value 'ask'"),
        ("title = \"Together\"", "title = 1", 4, "no text; allowed"),
        ("title = \"Together\"", "title = 1979-05-27", 4, "no text; allowed"),
        ("title = \"Together\"", "title = \" \"", 4, "an empty text"),
        ("title = \"Together\"", "title = {}", 4, "no text; allowed"),
        ("title = { en = \"Touching\", ja = \"接する\", ko = \"맞닿음\" }\n", "", 1, "title is missing"),
        ("goal = \"contact == overlapping\"", "goal = 1", 7, "'1' cannot stand here; allowed: a text"),
        ("goal = ", "short = 3\ngoal = ", 7, "'3' cannot stand here; allowed: true or false"),
        ("goal = ", "solution = \"fly\"\ngoal = ", 7, "'fly' cannot stand here; allowed: a list"),
        ("goal = \"contact == overlapping\"", "guess = false", 7, "guess = false"),
        ("goal = \"contact == overlapping\"", "number = \"0/0\"", 7, "0/0 does not give a number in this picture"),
        ("goal = \"contact == overlapping\"", "choice = { options = [\"\", \"\"], right = 1 }", 7, "an empty text"),
        ("goal = \"contact == overlapping\"", "choice = { options = [1, 2], right = 1 }", 7, "no answer"),
        ("goal = \"contact == overlapping\"", "choice = { options = [\"a\", \"b\", \"a \"], right = 1 }", 7, "'a'"),
        (
            "goal = \"contact == overlapping\"",
            "[step.choice]\nright = 1\noptions = [\n\"yes\",\n{ says = { ja = \"はい\", en = \"yes\" }, why = \"no\" }]",
            11,
            "two options say 'yes'",
        ),
        (
            "goal = \"contact == overlapping\"",
            "choice = { options = [{ en = \"a\", ja = \"b\" }, { en = \"c\", ko = \"b\", ja = \"b\" }], right = 1 }",
            7,
            "two options say 'b'",
        ),
        (
            "goal = \"contact == overlapping\"",
            "choice = { options = [\"{aw} px\", { says = \"{bw} px\", why = \"c\" }], right = 1 }",
            7,
            "two options say '100 px'",
        ),
        (
            "title = \"Together\"",
            "id = \"x\"\ntitle = \"A\"\ntask = \"B\"\nopen = \"rects\"\nguess = true\n[[step]]\nid = \"x\"\ntitle = \"C\"",
            9,
            "two steps have the id 'x'",
        ),
        ("title = { en", "number = 9223372036854775807\ntitle = { en", 2, "9223372036854775807; allowed: at most 999"),
        ("goal = \"contact == overlapping\"", "choice = { options = [\"a\", \"b\"], right = -1 }", 7, "'-1'"),
        ("goal = \"contact == overlapping\"", "ticks = [1]", 7, "no goal; allowed"),
        ("goal = ", "solution = [\"set a=1\"]\ngoal = ", 7, "a=1 cannot be set: "),
        ("goal = ", "goal ", 7, "no valid TOML: "),
    ] {
        assert!(STEP.contains(from), "{from}");
        let said = refused(&STEP.replacen(from, to, 1));
        assert!(said.starts_with(&format!("mine.toml, line {line}: ")), "{to}: {said}");
        assert!(said.contains(why), "{to}: {said}");
        assert!(!said.contains('\n'), "one line: {said}");
    }
}

/// A text as long as a book, or a file as large as a film, is refused before anything is drawn of it.
#[test]
fn what_is_too_long_is_refused_with_the_bound() {
    let said = refused(&STEP.replacen("Together", &"word ".repeat(401), 1));
    assert!(said.ends_with("line 4: a text of 2005 characters; allowed: at most 2000"), "{said}");
    let id = |length| STEP.replacen("task =", &format!("id = \"{}\"\ntask =", "x".repeat(length)), 1);
    let said = refused(&id(81));
    assert!(said.starts_with("mine.toml, line 5: 'xxx") && said.contains("hyphens, at most 80,"), "{said}");
    assert_eq!(refused(&id(100_000)).chars().count(), said.chars().count(), "as long as for any id");
    assert!(Course::read(&[("mine.toml", &id(80))]).is_ok());
    let said = refused(&format!("{STEP}#{}", "x".repeat(1 << 20)));
    assert_eq!(said, "mine.toml: too large; allowed: at most 1048576 bytes");
}

#[test]
fn the_lesson_in_the_docs_can_be_used() {
    let docs = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/lessons.md")).expect("the docs");
    let file = docs.split("```toml\n").nth(1).and_then(|rest| rest.split("```").next()).expect("an example");
    let course = Course::read(&[("docs/lessons.md", file)]);
    assert!(course.is_ok(), "{:?}", course.err().map(|why| Words::new(Language::En).say(&why)));
    // A scene answers each name in the docs.
    let mut scenes = hantei_scenes::scene::all();
    // A line has other methods with a rectangle, a circle, a polygon, a turned rectangle.
    for preset in ["line-through", "circle-through", "line-polygon-through", "line-turned-through"] {
        scenes.push(hantei_scenes::scene::open(&["lines", &format!("preset={preset}")]).expect("an example"));
    }
    scenes.push(hantei_scenes::scene::open(&["lines", "preset=line-through", "ray=on"]).expect("a ray that hits"));
    for preset in ["turned-notch", "turned-mirror", "circle-mirror", "circle-past-the-corner"] {
        scenes.push(hantei_scenes::scene::open(&["turned", &format!("preset={preset}")]).expect("an example"));
    }
    let known: Vec<String> = scenes.iter().flat_map(|scene| scene.answers()).map(|(name, _)| name).collect();
    let table = docs.split("| scene | names |").nth(1).expect("the table");
    let names = table.split("A solution is").next().unwrap_or_default().split('`').skip(1).step_by(2);
    let settings = |name: &&str| !name.contains('=');
    for name in names.flat_map(str::split_whitespace).filter(settings).filter(|name| {
        ![
            "rects", "button", "circle", "circles", "polygon", "lines", "turned", "quad", "melons", "response",
            "crowd", "cuboids", "b",
        ]
        .contains(name)
    }) {
        assert!(known.iter().any(|known| known == name), "no scene answers to {name}");
    }
}

#[test]
fn a_printed_sheet_has_sentences_figures_and_results_and_takes_nothing_for_html() {
    let file =
        STEP.replacen("[[step]]", "recap = [{ says = \"a < b\", figure = \"rects\" }, \"<b>two</b>\"]\n[[step]]", 1);
    let file = file.replacen("en = \"Touching\"", "en = \"<script>Touching\"", 1);
    let course = Course::read(&[("mine.toml", &file)]).expect("a lesson");
    let sheet = course.sheet(0, &Memory::default(), &Words::new(Language::En));
    assert!(sheet.starts_with("<h1>1 &lt;script&gt;Touching</h1>"), "{sheet}");
    for (part, count) in [
        ("<p>a &lt; b</p>", 1),
        ("&lt;b&gt;two&lt;/b&gt;", 1),
        ("<svg", 1),
        ("0 of 1 steps", 1),
        ("<script", 0),
        ("<b>", 0),
    ] {
        assert_eq!(sheet.matches(part).count(), count, "{part}: {sheet}");
    }
}
