//! Code written once, and as six languages have it.
//!
//! A line is `fn name(a, b)`, `let n = …`, `set a.x = …`, `if …`, `elif …`, `else`, `for t in tiles`, `break` or `return …`. Two spaces more are
//! a block. The operators are those of Python.

use hantei_judge::SourceLanguage;

/// The languages in which all is written.
pub(super) const LANGUAGES: [SourceLanguage; 6] = [
    SourceLanguage::Python,
    SourceLanguage::JavaScript,
    SourceLanguage::CSharp,
    SourceLanguage::GdScript,
    SourceLanguage::Lua,
    SourceLanguage::Cpp,
];

/// The whole text in a language.
pub(super) fn written(neutral: &str, language: SourceLanguage) -> String {
    let answers = neutral.lines().any(|line| line.trim_start().starts_with("return "));
    let mut out = String::new();
    let mut open: Vec<usize> = Vec::new();
    let lines: Vec<&str> = neutral.lines().filter(|line| !line.trim().is_empty()).collect();
    for line in &lines {
        let indent = line.len() - line.trim_start().len();
        let text = line.trim();
        let is_else = text == "else" || text.starts_with("elif ");
        while let Some(at) = open.last().copied().filter(|at| *at >= indent) {
            let is_continued = is_else && at == indent;
            open.pop();
            if is_continued {
                break;
            }
            close(&mut out, at, language);
        }
        let pad = " ".repeat(indent * 2);
        let opens = one(text, answers, language);
        out += &format!("{pad}{opens}\n");
        let begins = ["fn ", "if ", "elif ", "for "].iter().any(|word| text.starts_with(word)) || text == "else";
        if begins {
            open.push(indent);
        }
    }
    while let Some(at) = open.pop() {
        close(&mut out, at, language);
    }
    format!("{}{out}{}", before(language), if language == SourceLanguage::CSharp { "}\n" } else { "" })
}

fn close(out: &mut String, indent: usize, language: SourceLanguage) {
    let pad = " ".repeat(indent * 2);
    match language {
        SourceLanguage::Python | SourceLanguage::GdScript => {}
        SourceLanguage::Lua => *out += &format!("{pad}end\n"),
        _ => *out += &format!("{pad}}}\n"),
    }
}

fn before(language: SourceLanguage) -> &'static str {
    match language {
        SourceLanguage::CSharp => {
            "class Thing { public double x, y, w, h, vx, vy, oldX, oldY; public bool onGround; }\nstatic class Game {\n"
        }
        SourceLanguage::Cpp => {
            "#include <algorithm>\n#include <cmath>\n#include <string>\n#include <vector>\n\
             struct Thing { double x, y, w, h, vx, vy, oldX, oldY; bool onGround; };\n"
        }
        _ => "",
    }
}

fn one(text: &str, answers: bool, language: SourceLanguage) -> String {
    use SourceLanguage::{CSharp, Cpp, GdScript, JavaScript, Lua, Python};
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    let rest = spelled(rest, language);
    let brace = matches!(language, JavaScript | CSharp | Cpp);
    match (word, language) {
        ("fn", _) => head(&rest, answers, language),
        ("let", Python) => rest,
        ("let", JavaScript) => format!("let {rest};"),
        ("let", CSharp | Cpp) => format!("double {rest};"),
        ("let", GdScript) => format!("var {rest}"),
        ("let", Lua) => format!("local {rest}"),
        ("set", _) if brace => format!("{rest};"),
        ("set", _) => rest,
        ("if", Python | GdScript) => format!("if {rest}:"),
        ("if", Lua) => format!("if {rest} then"),
        ("if", _) => format!("if ({rest}) {{"),
        ("elif", Python | GdScript) => format!("elif {rest}:"),
        ("elif", Lua) => format!("elseif {rest} then"),
        ("elif", _) => format!("}} else if ({rest}) {{"),
        ("else", Python | GdScript) => "else:".to_owned(),
        ("else", Lua) => "else".to_owned(),
        ("else", _) => "} else {".to_owned(),
        ("for", Python | GdScript) => format!("for {rest}:"),
        ("for", JavaScript) => "for (const t of tiles) {".to_owned(),
        ("for", CSharp) => "foreach (var t in tiles) {".to_owned(),
        ("for", Cpp) => "for (const Thing& t : tiles) {".to_owned(),
        ("for", _) => "for _, t in ipairs(tiles) do".to_owned(),
        ("break", _) if brace => "break;".to_owned(),
        ("break", _) => "break".to_owned(),
        ("return", _) if brace => format!("return {rest};").replace("return ;", "return;"),
        ("return", _) => format!("return {rest}").trim_end().to_owned(),
        _ => panic!("{text:?}"),
    }
}

fn head(rest: &str, answers: bool, language: SourceLanguage) -> String {
    use SourceLanguage::{CSharp, Cpp, GdScript, JavaScript, Python};
    let (name, parameters) = rest.trim_end_matches(')').split_once('(').expect("parameters");
    let typed = |thing: &str, block: &str, list: &str, number: &str| {
        let of = |name: &str| match name {
            "a" => format!("{thing} a"),
            "tiles" => format!("{list} tiles"),
            one if one.len() == 1 => format!("{block} {one}"),
            other => format!("{number} {other}"),
        };
        parameters.split(", ").map(of).collect::<Vec<_>>().join(", ")
    };
    match language {
        Python => format!("def {name}({parameters}):"),
        GdScript => format!("func {name}({parameters}):"),
        JavaScript => format!("function {name}({parameters}) {{"),
        CSharp => {
            let answer = if answers { "string" } else { "void" };
            format!("static {answer} {name}({}) {{", typed("Thing", "Thing", "List<Thing>", "double"))
        }
        Cpp => {
            let answer = if answers { "std::string" } else { "void" };
            let parameters = typed("Thing&", "const Thing&", "const std::vector<Thing>&", "double");
            format!("{answer} {name}({parameters}) {{")
        }
        _ => format!("function {name}({parameters})"),
    }
}

fn spelled(text: &str, language: SourceLanguage) -> String {
    use SourceLanguage::{CSharp, Cpp, GdScript, JavaScript, Lua, Python};
    let mut text = format!(" {text} ");
    if matches!(language, JavaScript | CSharp | Cpp) {
        for (from, to) in [(" and ", " && "), (" or ", " || "), (" not ", " !")] {
            text = text.replace(from, to);
        }
    }
    let space = match language {
        JavaScript => "Math.",
        CSharp => "System.Math.",
        Cpp => "std::",
        Lua => "math.",
        _ => "",
    };
    for name in ["min", "max", "abs"] {
        let own =
            if language == CSharp { format!("{}{}", name[..1].to_uppercase(), &name[1..]) } else { name.to_owned() };
        let own = if language == GdScript { format!("{name}f") } else { own };
        text = text.replace(&format!("{name}("), &format!("{space}{own}("));
    }
    if language == Python {
        text = text.replace("true", "True").replace("false", "False");
    }
    text.trim().to_owned()
}
