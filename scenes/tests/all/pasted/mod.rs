//! Whole texts as people write them, judged without saying of which shapes they are.
//!
//! A row begins with `=== file | shapes | verdict`, the verdict as in the JSON; the text follows up to the next row. `refused`
//! stands for a text that is not read.

use hantei_judge::{Origin, ParseOptions, SourceLanguage};
use hantei_scenes::report::{JudgedFor, judge_program, of_reading};
use hantei_scenes::words::{Language, Words};
use std::sync::atomic::{AtomicUsize, Ordering};

const FILES: [(&str, &str); 7] = [
    ("heads", include_str!("heads.txt")),
    ("opposite", include_str!("opposite.txt")),
    ("corners", include_str!("corners.txt")),
    ("constants", include_str!("constants.txt")),
    ("people", include_str!("people.txt")),
    ("names", include_str!("names.txt")),
    ("rounding", include_str!("rounding.txt")),
];

struct Row<'a> {
    file: &'a str,
    expected: String,
    text: String,
}

fn rows(file: &str) -> Vec<Row<'_>> {
    let mut rows: Vec<Row<'_>> = Vec::new();
    for line in file.lines() {
        if let Some(head) = line.strip_prefix("=== ") {
            let mut parts = head.split('|').map(str::trim);
            let file = parts.next().unwrap_or_default();
            rows.push(Row { file, expected: parts.collect::<Vec<_>>().join(" "), text: String::new() });
        } else if let Some(row) = rows.last_mut() {
            row.text.push_str(line);
            row.text.push('\n');
        }
    }
    rows
}

fn language(file: &str) -> Option<SourceLanguage> {
    use SourceLanguage::{C, CSharp, Cpp, GdScript, Go, Hsp, Java, JavaScript, Kotlin, Lua, Python, Rust, Swift};
    let endings = [
        ("c", C),
        ("cpp", Cpp),
        ("cs", CSharp),
        ("gd", GdScript),
        ("go", Go),
        ("hsp", Hsp),
        ("java", Java),
        ("js", JavaScript),
        ("kt", Kotlin),
        ("lua", Lua),
        ("pde", Java),
        ("py", Python),
        ("rs", Rust),
        ("swift", Swift),
    ];
    let ending = file.rsplit('.').next()?;
    endings.into_iter().find(|(own, _)| *own == ending).map(|(_, language)| language)
}

fn said(file: &str, text: &str) -> String {
    let options = ParseOptions { language: language(file), ..ParseOptions::default() };
    match judge_program(text, &options, JudgedFor::default()) {
        Ok(report) => {
            let word = |member: &str| report.json[member].as_str().unwrap_or_default().to_owned();
            format!("{} {}", word("shapes"), word("verdict"))
        }
        Err(_) => "refused".to_owned(),
    }
}

/// Rows can be chosen by a part of their name: `PASTED=slab cargo test -p hantei-scenes pasted`.
#[test]
fn each_pasted_text_has_its_shapes_and_its_verdict() {
    let only = std::env::var("PASTED").unwrap_or_default();
    let all = FILES.iter().flat_map(|(name, file)| rows(file).into_iter().map(move |row| (name, row)));
    let rows: Vec<_> = all.filter(|(_, row)| row.file.contains(&only)).collect();
    let next = AtomicUsize::new(0);
    let wrong_ones = || {
        let mut wrong = Vec::new();
        while let Some((name, row)) = rows.get(next.fetch_add(1, Ordering::Relaxed)) {
            let said = said(row.file, &row.text);
            if said != row.expected {
                wrong.push(format!("{name}/{}: expected {}, said {said}", row.file, row.expected));
            }
        }
        wrong
    };
    // No other test takes as long.
    let wrong: Vec<String> = std::thread::scope(|scope| {
        let threads = [(); 2].map(|()| scope.spawn(wrong_ones));
        threads.into_iter().flat_map(|thread| thread.join().expect("a thread that judges")).collect()
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn said_of(text: &str, language: SourceLanguage, origin: Option<Origin>) -> String {
    let options = ParseOptions { language: Some(language), origin, ..ParseOptions::default() };
    let Ok(report) = judge_program(text, &options, JudgedFor::default()) else { return "refused".to_owned() };
    let lines = report.lines.iter().cloned().chain(of_reading(&report.reading));
    lines.map(|line| Words::new(Language::En).say(&line)).collect::<Vec<_>>().join("\n")
}

#[test]
fn what_a_text_draws_is_said_beside_its_verdict() {
    const LUA: &str = "function love.draw() love.graphics.draw(dice.image, dice.x, dice.y, dice.rotation) end
function love.mousepressed(x, y)
    if x > dice.x and x < dice.x + 100 and y > dice.y and y < dice.y + 100 then dice.clicked = true end
end";
    assert!(
        said_of(LUA, SourceLanguage::Lua, None)
            .contains("The picture is turned ('love.graphics.draw'), but the test is for upright shapes.")
    );
    let upright = LUA.replace(", dice.rotation", "");
    assert!(!said_of(&upright, SourceLanguage::Lua, None).contains("turned ("));
    const BALL: &str = "function draw() { ctx.arc(x, y, 20, 0, Math.PI * 2, true); ctx.fillRect(100, 200, 100, 100);
if (x > 80 && x < 220 && y > 180 && y < 320) { vy = -vy; } }";
    assert!(said_of(BALL, SourceLanguage::JavaScript, None).contains("'x, y' has a radius or is drawn as a circle"));
    const MIXED: &str = "function hit(player, coin) { return player.x < coin.x + coin.w / 2 && player.x + player.w > coin.x - coin.w / 2 &&
player.y < coin.y + coin.h / 2 && player.y + player.h > coin.y - coin.h / 2; }";
    assert!(said_of(MIXED, SourceLanguage::JavaScript, None).contains("if coin.x is the centre: right in all 169"));
}

/// `--y` chooses where a text leaves it open; a text of Unity does not.
#[test]
fn the_way_that_y_grows_is_chosen() {
    let (_, file) = FILES.into_iter().find(|(name, _)| *name == "people").expect("a file");
    for (name, y_up, verdict) in [
        ("four_edges.java", false, "right"),
        ("four_edges.java", true, "wrong"),
        ("unity_point.cs", false, "wrong"),
        ("unity_point.cs", true, "wrong"),
    ] {
        let row = rows(file).into_iter().find(|row| row.file == name).expect(name);
        let options = ParseOptions { language: language(name), ..ParseOptions::default() };
        let wanted = JudgedFor { y_up: Some(y_up), ..JudgedFor::default() };
        let report = judge_program(&row.text, &options, wanted).expect(name);
        assert_eq!(report.json["verdict"], verdict, "{name}, y up: {y_up}");
    }
}

/// A sentence about each of these rows of `rounding`.
#[test]
fn how_a_text_was_read_and_where_it_is_wrong_is_said() {
    for (name, sentence) in [
        ("area_tenths.py", "wrong with tenths, which a computer rounds, in"),
        ("area_single.pde", "wrong with tenths"),
        ("crossing_tenths.js", "even there it is wrong with tenths, which a computer rounds"),
        ("pivot.js", "Read so: the place of the turned rectangle is its top-left corner, about which it is turned."),
        ("triangle_below_one.js", "right except exactly on an edge, where it is sometimes a hit and sometimes not"),
        ("forgotten_height.js", "'h' is never used."),
    ] {
        let (_, file) = FILES.into_iter().find(|(name, _)| *name == "rounding").expect("a file");
        let row = rows(file).into_iter().find(|row| row.file == name).expect(name);
        let said = said_of(&row.text, language(name).expect(name), None);
        assert!(said.contains(sentence), "{name}: {said}");
    }
}

#[test]
fn a_radius_that_is_added_to_both_places_is_wrong_with_centres() {
    const ADDED: &str =
        "function hit(a, b) { const dx = a.x + a.radius - (b.x + b.radius), dy = a.y + a.radius - (b.y + b.radius);
return Math.sqrt(dx * dx + dy * dy) < a.radius + b.radius; }";
    let said = said_of(ADDED, SourceLanguage::JavaScript, None);
    assert!(said.contains("no error found") && said.contains("read as the top-left corner of the square"), "{said}");
    assert!(said_of(ADDED, SourceLanguage::JavaScript, Some(Origin::Centre)).contains("wrong"));
}
