//! Bricks that are taken away when they are hit.

use super::methods::judged;
use hantei_judge::{ParseOptions, ResponseFlaw, SourceLanguage, judge_response};

const HITS: &str = "ball.x + ball.w > b.x and ball.x < b.x + b.w and ball.y + ball.h > b.y and ball.y < b.y + b.h";

fn python(head: &str, then: &str) -> (SourceLanguage, String) {
    let then = then.replace('|', "\n            ");
    (
        SourceLanguage::Python,
        format!(
            "def hit(ball, bricks):\n    {head}\n        if {HITS}:\n            ball.vy = -ball.vy\n            {then}\n"
        ),
    )
}

fn script(head: &str, then: &str) -> (SourceLanguage, String) {
    let hits = HITS.replace("and", "&&");
    (
        SourceLanguage::JavaScript,
        format!("function hit(ball, bricks) {{ {head} if ({hits}) {{ ball.vy = -ball.vy; {then} }} }} }}"),
    )
}

/// Which turn twice for two bricks, and which do not.
#[test]
fn removed_bricks_are_read() {
    let back = "for (let i = bricks.length - 1; i >= 0; i--) { const b = bricks[i];";
    let forth = "for (let i = 0; i < bricks.length; i++) { const b = bricks[i];";
    let each = "for (const b of bricks) {";
    let of_each = |then: &str| {
        let (language, text) = script("bricks.forEach((b, i) => {", then);
        (language, format!("{} }} }}) }}", text.trim_end_matches(" }")))
    };
    let godot = |then: &str| {
        let text = format!(
            "func hit(ball, bricks):\n\tfor i in range(bricks.size() - 1, -1, -1):\n\t\tvar b = bricks[i]\n\t\tif {HITS}:\n\t\t\tball.vy = -ball.vy\n\t\t\t{then}\n"
        );
        (SourceLanguage::GdScript, text)
    };
    let lua = |then: &str| {
        let text = format!(
            "function hit(ball, bricks)\n for i = #bricks, 1, -1 do\n local b = bricks[i]\n if {HITS} then\n ball.vy = -ball.vy\n {then}\n end\n end\nend"
        );
        (SourceLanguage::Lua, text)
    };
    let sharp = |then: &str| {
        let hits = HITS.replace("and", "&&");
        let text = format!(
            "void Hit(Ball ball, List<Brick> bricks) {{ for (int i = bricks.Count - 1; i >= 0; i--) {{ var b = bricks[i]; if ({hits}) {{ ball.vy = -ball.vy; {then} }} }} }}"
        );
        (SourceLanguage::CSharp, text)
    };
    // Whether it turns twice, and whether it passes over the next one.
    for (name, (language, text), is_twice, is_skipped) in [
        ("back to front", script(back, "bricks.splice(i, 1);"), true, false),
        ("and leaves", script(back, "bricks.splice(i, 1); break;"), false, false),
        // The next brick comes to the place of the one that is gone, and is not asked.
        ("front to back", script(forth, "bricks.splice(i, 1);"), false, true),
        ("front to back, once more at that place", script(forth, "bricks.splice(i, 1); i--;"), true, false),
        ("a number", script(each, "b.status = 0;"), true, false),
        ("a flag", script(each, "b.alive = false;"), true, false),
        ("another flag", script(each, "b.destroyed = true;"), true, false),
        ("a method", script(each, "b.kill();"), true, false),
        ("a copy", python("for b in bricks[:]:", "bricks.remove(b)"), true, false),
        ("not a copy", python("for b in bricks:", "bricks.remove(b)"), false, true),
        ("leaves", python("for b in bricks:", "bricks.remove(b)|break"), false, false),
        ("a sprite", python("for b in bricks:", "b.kill()"), true, false),
        ("Godot", godot("bricks.remove_at(i)"), true, false),
        ("Godot's nodes", godot("b.queue_free()"), true, false),
        ("Lua", lua("table.remove(bricks, i)"), true, false),
        ("C#", sharp("bricks.RemoveAt(i);"), true, false),
        ("C#, leaves", sharp("bricks.RemoveAt(i); break;"), false, false),
        ("a function for each", of_each("bricks.splice(i, 1);"), false, true),
        ("a function for each, without removing", of_each("b.alive = false;"), true, false),
        // The second turn goes down again, and removes nothing.
        ("now up, now down", script(forth, "if (ball.vy < 0) bricks.splice(i--, 1);"), true, false),
    ] {
        let judged = judged(&text, language);
        let twice = judged.findings.iter().find(|found| found.flaw == ResponseFlaw::Twice);
        assert!(judged.removes, "{name}");
        let skipped = judged.findings.iter().find(|found| found.flaw == ResponseFlaw::Skipped);
        assert_eq!(skipped.is_some(), is_skipped, "{name}: {skipped:?}");
        // Of three bricks the first and the last are asked, if one is left out.
        let is_often = twice.is_some_and(|found| found.count * 2 > found.of);
        assert_eq!(is_often, is_twice, "{name}: {twice:?}");
    }
}

/// What a loop does after its list is changed is known of some languages alone.
#[test]
fn a_loop_over_a_list_that_changes_is_refused() {
    let hits = HITS.replace("and", "&&");
    let sharp = format!(
        "void Hit(Ball ball, List<Brick> bricks) {{ foreach (var b in bricks) {{ if ({hits}) {{ ball.vy = -ball.vy; bricks.Remove(b); }} }} }}"
    );
    let (python, numbered) = python("for i, b in enumerate(bricks):", "bricks.pop(i)");
    for (language, text) in [(SourceLanguage::CSharp, sharp), (python, numbered)] {
        let options = ParseOptions { language: Some(language), ..ParseOptions::default() };
        let judged = judge_response(&text, &options).map(|judged| judged.findings);
        assert!(judged.is_err(), "{text}: {judged:?}");
    }
}

/// Only the block is removed, not A.
#[test]
fn a_that_goes_is_no_block() {
    let (language, text) = script("for (const b of bricks) {", "ball.kill();");
    let options = ParseOptions { language: Some(language), ..ParseOptions::default() };
    assert!(judge_response(&text, &options).is_err());
}

/// A number without an end is a number.
#[test]
fn infinity_is_a_number() {
    let (language, text) = script("for (const b of bricks) {", "");
    let begun = text.replace("{ for", "{ let least = Infinity; for").replace(
        "ball.vy = -ball.vy;",
        "const d = Math.abs(ball.y - b.y); if (d < least) { least = d; ball.vy = -ball.vy; }",
    );
    let plain = begun.replace("Infinity", "100000");
    let of = |text: &str| {
        let judged = judged(text, language);
        (judged.findings, judged.nearest, judged.differences)
    };
    assert_eq!(of(&begun), of(&plain));
}
