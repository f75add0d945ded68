//! Code as people write it: in classes, with lists, with rectangles of libraries, with words, numbers, normals and flags.

use super::methods::{equal, judged};
use hantei_collision::{Axis, End, ResponseMethod, Side};
use hantei_judge::{
    CodeLanguage, CornerRule, FormulaFlaw, ParseOptions, ResponseFlaw, ResponseRefusal, ResponseWhen, SourceLanguage,
    judge_response, response_code,
};

#[test]
fn code_as_people_write_it() {
    for (name, language, method, text) in [
        ("a class with getters", SourceLanguage::JavaScript, "axis-by-axis x", include_str!("usual/class.js")),
        (
            "statements, globals and a test",
            SourceLanguage::JavaScript,
            "axis-by-axis x",
            include_str!("usual/globals.js"),
        ),
        (
            "pygame: two calls, one for each axis",
            SourceLanguage::Python,
            "axis-by-axis x",
            include_str!("usual/walls.py"),
        ),
        ("global", SourceLanguage::Python, "axis-by-axis x", include_str!("usual/global.py")),
        ("XNA rectangles by reference", SourceLanguage::CSharp, "axis-by-axis x", include_str!("usual/xna.cs")),
        ("numbers by reference", SourceLanguage::CSharp, "previous", include_str!("usual/references.cs")),
        ("members of the own class", SourceLanguage::Cpp, "least-overlap", include_str!("usual/own.cpp")),
        ("variables of a script", SourceLanguage::GdScript, "previous", include_str!("usual/script.gd")),
        ("vectors", SourceLanguage::GdScript, "least-overlap", include_str!("usual/vectors.gd")),
        ("a vector out of it", SourceLanguage::GdScript, "least-overlap", include_str!("usual/vector.gd")),
        ("a list by its places", SourceLanguage::Lua, "least-overlap", include_str!("usual/places.lua")),
        ("the new place is returned", SourceLanguage::JavaScript, "previous", include_str!("usual/returned.js")),
        ("flags are returned", SourceLanguage::JavaScript, "least-overlap", include_str!("usual/flags.js")),
        ("x before y, by the old place", SourceLanguage::JavaScript, "previous x", include_str!("usual/x_first.js")),
        (
            "x before y, where both are equal",
            SourceLanguage::CSharp,
            "least-overlap x",
            include_str!("usual/x_first.cs"),
        ),
        ("Unity, whose x and xMin are one", SourceLanguage::CSharp, "least-overlap x", include_str!("usual/unity.cs")),
        ("its way by value", SourceLanguage::Python, "axis-by-axis x", include_str!("usual/by_value.py")),
        ("time and normal", SourceLanguage::Cpp, "swept y slide", include_str!("usual/swept.cpp")),
    ] {
        let judged = judged(text, language);
        assert_eq!(equal(&judged), [method], "{name}");
        assert!(!judged.differs_inside, "{name}");
    }
}

/// A way that is passed by value: what becomes of the caller's is not in the text, whether the text changes its copy or not.
#[test]
fn a_way_by_value() {
    let text = include_str!("usual/by_value.py");
    let way = judged(text, SourceLanguage::Python);
    assert_eq!((&*way.by_value, way.differs_staggered), (&["dx".to_owned()][..], false));
    let copy = judged(&text.replace("= tile.left\n", "= tile.left; dx = 0\n"), SourceLanguage::Python);
    assert_eq!((equal(&copy), &*copy.by_value), (equal(&way), &*way.by_value));
    // The other tiles are asked by a way of 0.
    assert!(copy.differs_staggered);
    assert!(copy.differences.iter().all(|difference| difference.kind.name() != "runs"));
    let all = judged(&text.replace("self.vel_y = 0", "pass"), SourceLanguage::Python);
    assert_eq!((equal(&all), &*all.by_value), (equal(&way), &["dx".to_owned(), "dy".to_owned()][..]));
    // A field is the caller's.
    let field = judged(&text.replace("dx", "self.vel_x").replace("self, self.vel_x", "self"), SourceLanguage::Python);
    assert!(field.by_value.is_empty() && equal(&field).is_empty());
}

/// The swept test that is often copied: it gives back a time and a normal, and never asks whether an axis without a way overlaps.
#[test]
fn a_time_and_a_normal_by_reference() {
    let text = include_str!("usual/normals.cpp");
    let copied = judged(text, SourceLanguage::Cpp);
    assert!(copied.returns_number && copied.names_sides && copied.equals.is_empty());
    assert!(copied.time.is_some_and(|(right, of)| right == of && of > 100), "{:?}", copied.time);
    assert_eq!(copied.nearest.map(|near| near.method), Some(ResponseMethod::Swept));
    assert!(copied.findings.iter().any(|found| found.flaw == ResponseFlaw::NothingHit));
    let late = judged(&text.replace("return entryTime;", "return entryTime * entryTime;"), SourceLanguage::Cpp);
    assert_eq!((late.returns_number, late.time), (true, None));
    let infinity = text.replace("std::numeric_limits<float>::infinity()", "INFINITY");
    assert_ne!(infinity, text);
    assert_eq!(judged(&infinity, SourceLanguage::Cpp), copied);
}

/// `xMin` of Unity's `Rect` keeps the other edge: A gets another size.
#[test]
fn an_edge_that_is_set_resizes() {
    let text = include_str!("usual/unity.cs").replace("a.x -= left", "a.xMin -= left");
    let options = ParseOptions { language: Some(SourceLanguage::CSharp), ..ParseOptions::default() };
    let flaw = judge_response(&text, &options).expect_err("another size").flaw;
    assert_eq!(flaw, FormulaFlaw::Response(ResponseRefusal::Resizes("a".to_owned())));
}

/// Code for pygame that says right or bottom where it stands still: it is the method but for that.
#[test]
fn a_method_but_for_starts_inside() {
    let judged = judged(include_str!("usual/sprites.py"), SourceLanguage::Python);
    assert_eq!(equal(&judged), ["axis-by-axis x"]);
    assert!(judged.differs_inside);
    assert_eq!(judged.names, ["this", "this.walls"]);
}

/// hantei's own code in the six languages is read back as the method that it is.
#[test]
fn own_code_is_read_back() {
    let languages = [
        (CodeLanguage::Python, SourceLanguage::Python),
        (CodeLanguage::JavaScript, SourceLanguage::JavaScript),
        (CodeLanguage::CSharp, SourceLanguage::CSharp),
        (CodeLanguage::GdScript, SourceLanguage::GdScript),
        (CodeLanguage::Lua, SourceLanguage::Lua),
        (CodeLanguage::C, SourceLanguage::Cpp),
    ];
    for (written, read) in languages {
        for &method in ResponseMethod::ALL {
            let code = response_code(method, written, hantei_collision::ResponseRules::default(), "hantei");
            let judged = judged(&code, read);
            let methods: Vec<ResponseMethod> = judged.equals.iter().map(|(method, _)| *method).collect();
            assert_eq!(methods, [method], "{} {code}", read.name());
            assert_eq!(judged.when, ResponseWhen::Before, "{code}");
        }
    }
}

/// Words that name the sides of A, numbers and other words.
#[test]
fn what_answers_mean() {
    let text = |answers: [&str; 5]| {
        let [none, left, right, top, bottom] = answers;
        format!(
            "function side(a, b) {{
                const l = a.x + a.w - b.x, r = b.x + b.w - a.x, t = a.y + a.h - b.y, d = b.y + b.h - a.y;
                if (l <= 0 || r <= 0 || t <= 0 || d <= 0) return {none};
                if (Math.min(l, r) < Math.min(t, d)) return l <= r ? {left} : {right};
                return t <= d ? {top} : {bottom};
            }}"
        )
    };
    for (answers, of_a) in [
        (["''", "'left'", "'right'", "'top'", "'bottom'"], false),
        (["null", "'right'", "'left'", "'bottom'", "'top'"], true),
        (["0", "1", "2", "3", "4"], false),
        (["Side.NONE", "Side.LEFT", "Side.RIGHT", "Side.UP", "Side.DOWN"], false),
        (["'-'", "'hello'", "'world'", "'foo'", "'bar'"], false),
        (["[0, 0]", "[-1, 0]", "[1, 0]", "[0, -1]", "[0, 1]"], false),
        (["{x: 0, y: 0}", "{x: 1, y: 0}", "{x: -1, y: 0}", "{x: 0, y: 1}", "{x: 0, y: -1}"], true),
        (
            [
                "null",
                "{ side: 'left', depth: l }",
                "{ side: 'right', depth: r }",
                "{ side: 'top', depth: t }",
                "{ side: 'bottom', depth: d }",
            ],
            false,
        ),
        (
            [
                "null",
                "{ normal: { x: -1, y: 0 }, depth: l }",
                "{ normal: { x: 1, y: 0 }, depth: r }",
                "{ normal: { x: 0, y: -1 }, depth: t }",
                "{ normal: { x: 0, y: 1 }, depth: d }",
            ],
            false,
        ),
    ] {
        let judged = judged(&text(answers), SourceLanguage::JavaScript);
        assert_eq!(equal(&judged), ["least-overlap"], "{answers:?}");
        assert_eq!(judged.sides_of_a, of_a, "{answers:?}");
    }
    // A left that is called right is no other naming.
    let judged_mixed = judged(&text(["''", "'right'", "'right'", "'top'", "'bottom'"]), SourceLanguage::JavaScript);
    assert!(judged_mixed.equals.is_empty());
    assert_eq!(judged_mixed.findings[0].flaw, ResponseFlaw::OtherSide);
}

/// The reader does not take an old value for a new one.
#[test]
fn a_value_is_that_of_its_moment() {
    let text = "function move(p, b) {
        const ox = p.x, oy = p.y;
        p.x += p.vx; p.y += p.vy;
        if (p.x < b.x + b.w && p.x + p.w > b.x && p.y < b.y + b.h && p.y + p.h > b.y) {
            if (oy + p.h <= b.y) p.y = b.y - p.h;
            else if (oy >= b.y + b.h) p.y = b.y + b.h;
            else if (ox + p.w <= b.x) p.x = b.x - p.w;
            else if (ox >= b.x + b.w) p.x = b.x + b.w;
        }
    }";
    assert_eq!(equal(&judged(text, SourceLanguage::JavaScript)), ["previous"]);
    let late = text.replace(
        "const ox = p.x, oy = p.y;\n        p.x += p.vx; p.y += p.vy;",
        "p.x += p.vx; p.y += p.vy;\n        const ox = p.x, oy = p.y;",
    );
    assert!(equal(&judged(&late, SourceLanguage::JavaScript)).is_empty());
}

/// Questions of forums.
#[test]
fn questions_of_forums() {
    // A ball whose two speeds are turned (city41/reagent-breakout#1).
    let both = "function hit(ball, brick) {
        if (ball.x + ball.w > brick.x && ball.x < brick.x + brick.w && ball.y + ball.h > brick.y && ball.y < brick.y + brick.h) {
            ball.vx *= -1; ball.vy *= -1;
        }
    }";
    let judged_both = judged(both, SourceLanguage::JavaScript);
    assert!(judged_both.equals.is_empty());
    assert_eq!(judged_both.velocity, Some(true));
    assert_eq!(judged_both.findings[0].flaw, ResponseFlaw::OtherSide);
    // Only the vertical speed is turned: sides are not seen.
    let one = both.replace("ball.vx *= -1; ", "");
    let judged_one = judged(&one, SourceLanguage::JavaScript);
    assert!(judged_one.findings.iter().any(|found| found.flaw == ResponseFlaw::OtherSide));
    // Which side of a pygame.Rect: top without a look at x.
    let rects = "def side(rect1, rect2):
    if rect1.midtop[1] > rect2.midtop[1]:
        return 'top'
    elif rect1.midleft[0] > rect2.midleft[0]:
        return 'left'
    elif rect1.midright[0] < rect2.midright[0]:
        return 'right'
    else:
        return 'bottom'
";
    let options = ParseOptions { language: Some(SourceLanguage::Python), ..ParseOptions::default() };
    if let Ok(judged) = judge_response(rects, &options) {
        assert!(!judged.is_right());
    }
    // Stands where it only falls past: a platform that asks y alone.
    let platform = "function land(p, f) {
        if (p.y + p.h > f.y && p.y < f.y + f.h) { p.y = f.y - p.h; p.vy = 0; p.onGround = true; }
    }";
    let judged_platform = judged(platform, SourceLanguage::JavaScript);
    let top = Side { axis: Axis::Y, end: End::Min };
    assert!(judged_platform.findings.iter().any(|found| found.flaw == ResponseFlaw::NothingHit));
    assert!(judged_platform.wrong_flags().any(|(name, sides)| name == "p.onGround" && *sides != [top]));
}

/// One axis that only asks its velocity names no side for what stands still.
#[test]
fn corners_and_speeds_are_told() {
    let text = include_str!("usual/swept.cpp");
    let y = judged(text, SourceLanguage::Cpp);
    assert_eq!((y.corner, y.too_fast), (CornerRule::Y, None));
    assert!(y.is_right());
    let x = judged(&text.replace("xEntry > yEntry)", "xEntry >= yEntry)"), SourceLanguage::Cpp);
    assert_eq!(x.corner, CornerRule::X);
    assert_eq!(equal(&x), ["swept x slide"]);
}

/// What is set on a copy does not reach A, and two names of one thing are one thing.
#[test]
fn copies_and_second_names() {
    let moves = |text: &str, language| {
        let judged = judged(text, language);
        judged.findings.first().map(|found| found.flaw) != Some(ResponseFlaw::Unseen)
    };
    let overlaps = "p.x + p.w > b.x && p.x < b.x + b.w && p.y + p.h > b.y && p.y < b.y + b.h";
    let by_value = format!("void hit(Player p, const Rect& b) {{ if ({overlaps}) p.x = b.x - p.w; }}");
    let refused = |text: &str, language| {
        let options = ParseOptions { language: Some(language), ..ParseOptions::default() };
        judge_response(text, &options).expect_err("a copy is changed").flaw
    };
    let copy = |name: &str| FormulaFlaw::Response(ResponseRefusal::Copy(name.to_owned()));
    assert_eq!(refused(&by_value, SourceLanguage::Cpp), copy("p"));
    assert!(moves(&by_value.replace("Player p", "Player& p"), SourceLanguage::Cpp));
    let rect2 = "func hit(a: Rect2, b: Rect2):
\tif a.position.x + a.size.x > b.position.x and a.position.x < b.position.x + b.size.x and a.position.y + a.size.y > b.position.y and a.position.y < b.position.y + b.size.y:
\t\ta.position.x = b.position.x - a.size.x
";
    assert_eq!(refused(rect2, SourceLanguage::GdScript), copy("a"));
    assert!(moves(&rect2.replace("a: Rect2", "a"), SourceLanguage::GdScript));
    let second_name = "def hit(p, b):
    old = p.pos
    p.pos.x += p.vel.x
    p.pos.y += p.vel.y
    if p.pos.x + p.w > b.x and p.pos.x < b.x + b.w and p.pos.y + p.h > b.y and p.pos.y < b.y + b.h:
        p.pos = old
";
    assert!(!moves(second_name, SourceLanguage::Python));
    let own_numbers = second_name.replace("old = p.pos", "old_x = p.pos.x\n    old_y = p.pos.y");
    let own_numbers = own_numbers.replace("p.pos = old\n", "p.pos.x = old_x\n        p.pos.y = old_y\n");
    assert!(moves(&own_numbers, SourceLanguage::Python));
}

/// Code that asks nothing itself is run after a hit only; code that asks wrongly is not excused.
#[test]
fn code_that_presumes_a_hit() {
    let by_velocity = "function hit(a, b) {
        if (a.vx > 0) a.x = b.x - a.w; else if (a.vx < 0) a.x = b.x + b.w;
        if (a.vy > 0) a.y = b.y - a.h; else if (a.vy < 0) a.y = b.y + b.h;
    }";
    let judged = judge_response(by_velocity, &ParseOptions::default()).expect("it is read");
    assert!(judged.names_always && judged.findings.iter().all(|found| found.flaw != ResponseFlaw::NothingHit));
    let other = judged.findings.iter().find(|found| found.flaw == ResponseFlaw::OtherSide).expect("two sides for one");
    assert_eq!((other.sides.count(), other.end), (2, Some([-16.0, 68.0])), "{other:?}");
    let asks_wrongly = by_velocity.replace("{\n", "{\n if (a.x < b.x + b.w || a.x + a.w > b.x)\n");
    assert!(judge_response(&asks_wrongly, &ParseOptions::default()).is_err());
}

/// One that stops A on its way moves it back on both axes; one that moves it out of two sides does not stop it.
#[test]
fn a_stop_is_told_from_two_sides() {
    let stop = "function hit(a, b) {
        if (a.x + a.w > b.x && a.x < b.x + b.w && a.y + a.h > b.y && a.y < b.y + b.h) { a.x = a.oldX; a.y = a.oldY; }
    }";
    let judged = judge_response(stop, &ParseOptions::default()).expect("it is read");
    assert!(judged.findings.iter().all(|found| found.flaw != ResponseFlaw::OtherSide), "{:?}", judged.findings);
}
