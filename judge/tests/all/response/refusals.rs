//! What is not understood is refused, by its name.

use hantei_judge::{FormulaFlaw, ParseOptions, ResponseRefusal, SourceLanguage, judge_response};

const OVERLAPS: &str = "a.x + a.w > b.x && a.x < b.x + b.w && a.y + a.h > b.y && a.y < b.y + b.h";

fn refused(text: &str) -> FormulaFlaw {
    let options = ParseOptions { language: Some(SourceLanguage::JavaScript), ..ParseOptions::default() };
    match judge_response(text, &options) {
        Err(error) => {
            assert!(text.get(error.place.clone()).is_some(), "{text}: {:?}", error.place);
            error.flaw
        }
        Ok(judged) => panic!("{text}: {judged:?}"),
    }
}

/// A function that does this when they overlap.
fn then(does: &str) -> String {
    format!("function hit(a, b) {{ if ({OVERLAPS}) {{ {does} }} }}")
}

#[test]
fn questions_are_asked() {
    use FormulaFlaw::Response;
    use ResponseRefusal as R;
    let name = |name: &str| name.to_owned();
    for (text, why) in [
        (then("a.x = b.x - a.w; score += 1; if (score > 9) a.vx = 0;"), R::Changes(name("score"))),
        (then("a.x = b.x - a.w; a.hp = a.hp - 1;"), R::Changes(name("a.hp"))),
        (then("a.x = b.x - a.w; b.x = b.x + 1;"), R::ChangesBlock(name("b"))),
        (then("a.x = b.x - a.w - gap;"), R::Unknown(name("gap"))),
        (then("a.x = b.x - a.w; a.w = a.w - 1;"), R::Resizes(name("a"))),
        (then("return;"), R::SaysNothing),
        (format!("function hit(a, b) {{ return {OVERLAPS}; }}"), R::NoSides),
        ("function hit(a) { a.x = a.w; }".into(), R::NoBlock(name("a"))),
        ("function hit(k) { k = 1; return k; }".into(), R::NoPlace),
        (
            "function hit(a, b, c) { if (a.x + a.w > b.x && a.y + a.h > c.y) a.x = b.x - a.w; }".into(),
            R::Several(vec![name("a"), name("b"), name("c")]),
        ),
        (
            "function hit(a, floors, walls) { for (const t of floors) if (a.y + a.h > t.y && a.x < t.x + t.w) a.y = t.y - a.h;
             for (const t of walls) if (a.y + a.h > t.y && a.x < t.x + t.w) a.x = t.x - a.w; }"
                .into(),
            R::Several(vec![name("floors"), name("walls")]),
        ),
        (
            "function hit(a, b) { if (a.x + 16 > b.x && a.x < b.x + 32 && a.y + 32 > b.y && a.y < b.y + 32) a.x = b.x - 16; }"
                .into(),
            R::NoSize(name("a")),
        ),
        (
            "function side(a, b) { const dx = a.x - b.x, dy = a.y - b.y; if (Math.abs(dx) * (a.h + b.h) > Math.abs(dy) * (a.w + b.w)) return dx < 0 ? 'left' : 'right'; return dy < 0 ? 'top' : 'bottom'; }"
                .into(),
            R::Origin(name("a")),
        ),
        (
            "function hit(a, b) { if (a.right > b.left && a.left < b.right && a.bottom > b.top && a.top < b.bottom) { a.left = b.left - a.w; } }"
                .into(),
            R::Apart(name("a.left"), name("a.right")),
        ),
        (
            "function move(a, b) { a.x += a.vx; if (a.x + a.w > b.x && a.x < b.x + b.w && a.y + a.h > b.y && a.y < b.y + b.h) { a.x = b.x - a.w; } a.y += 0 * a.vy; a.y = a.y + 0; }"
                .into(),
            R::MovesOnly("x"),
        ),
        (
            "function move(a, b) { a.x += 3; a.y += 4; if (a.x + a.w > b.x && a.x < b.x + b.w && a.y + a.h > b.y && a.y < b.y + b.h) { a.x = b.x - a.w; } }"
                .into(),
            R::MovesBy("x"),
        ),
    ] {
        assert_eq!(refused(&text), Response(why), "{text}");
    }
}

#[test]
fn what_may_change_more_is_refused() {
    for (text, is_it) in [
        (then("a.x = b.x - a.w; playSound(a);"), FormulaFlaw::UnknownCall(String::new(), hantei_judge::CallUse::Nothing)),
        (then("a.x = b.x - a.w; eval('a.x = 0');"), FormulaFlaw::UnknownCall(String::new(), hantei_judge::CallUse::Nothing)),
        (format!("function hit(a, b) {{ while ({OVERLAPS}) {{ a.y = a.y; }} }}"), FormulaFlaw::TooMuch(hantei_judge::Bound::Turns, 64)),
        (
            "function hit(a, b) { a.x = b.x - a.w; return hit(a, b); }".into(),
            FormulaFlaw::TooMuch(hantei_judge::Bound::Calls, 40),
        ),
        (String::new(), FormulaFlaw::Empty),
        ("class P { set x(v) { this._x = v * 2; } hit(b) { if (this.x + this.w > b.x && this.y + this.h > b.y && this.x < b.x + b.w && this.y < b.y + b.h) this.x = b.x - this.w; } }".into(), FormulaFlaw::MayChange(String::new())),
    ] {
        let found = refused(&text);
        assert_eq!(std::mem::discriminant(&found), std::mem::discriminant(&is_it), "{text}: {found}");
    }
}

/// Anything in the place of a text: an answer or an error, and an end.
#[test]
fn nothing_stops_the_reader() {
    let parts = [
        "function hit(a, b) {",
        "a.x",
        "= b.x",
        "- a.w;",
        "if (",
        ")",
        "}",
        "return",
        "'left'",
        "for (const t of b)",
        "a.vx *= -1;",
        "vy = 0;",
        "a.pos.x",
        "[0]",
        "oldX",
        "\n",
    ];
    let mut state = 3_u64;
    for _ in 0..400 {
        let mut text = String::from("function hit(a, b) {");
        for _ in 0..12 {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            text += parts[(state >> 33) as usize % parts.len()];
            text.push(' ');
        }
        for language in [SourceLanguage::JavaScript, SourceLanguage::Python, SourceLanguage::Lua] {
            let options = ParseOptions { language: Some(language), ..ParseOptions::default() };
            if let Err(error) = judge_response(&text, &options) {
                assert!(!error.to_string().is_empty());
            }
        }
    }
}
