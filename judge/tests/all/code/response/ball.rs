//! The methods as code of a ball: read back by the judge as exactly that method, run in each language, and as it reads.

use super::super::assert_kept_and_tidy;
use super::super::programs::{has, printed_by};
use super::moving::{functions, sources};
use hantei_collision::{
    Circle, Contact, Move, Point, Rect, ResponseAnswer, ResponseMethod, ResponseRules, Vec2, circle_contact,
};
use hantei_judge::{CodeLanguage, ParseOptions, ResponseBlocks, judge_response, response_ball_code};
use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

/// Each method with each of its rules; at a corner a ball needs none.
fn all() -> Vec<(ResponseMethod, ResponseRules)> {
    let mut all = functions();
    let plain = ResponseRules::default();
    all.retain(|(method, rules)| *method != ResponseMethod::Swept || rules.tie == plain.tie);
    let bounces = |(method, rules)| (method, ResponseRules { answer: ResponseAnswer::Bounce, ..rules });
    all.into_iter().map(bounces).collect()
}

fn written(
    language: CodeLanguage,
    blocks: ResponseBlocks,
) -> impl Iterator<Item = (ResponseMethod, ResponseRules, String)> {
    all().into_iter().filter_map(move |(method, rules)| {
        let note = format!("hantei: {}, {}", method.name(), blocks.name());
        Some((method, rules, response_ball_code(method, language, rules, blocks, &note)?))
    })
}

#[test]
fn the_judge_reads_each_as_its_method() {
    let mut wrong = Vec::new();
    for &language in CodeLanguage::ALL {
        for &blocks in ResponseBlocks::ALL {
            for (method, rules, code) in written(language, blocks) {
                for &source in sources(language) {
                    let options = ParseOptions { language: Some(source), ..ParseOptions::default() };
                    let what = format!("{} {} {}", source.name(), method.name(), blocks.name());
                    match judge_response(&code, &options) {
                        Ok(judged) => {
                            let is_it = |(own, of): &(ResponseMethod, ResponseRules)| {
                                let is_answer = method != ResponseMethod::Swept || of.answer == rules.answer;
                                *own == method && of.order == rules.order && is_answer
                            };
                            let is_right = judged.is_right() == (method == ResponseMethod::Swept);
                            let is_one = judged.equals.len() == 1 && judged.equals.iter().all(is_it);
                            if !(judged.is_ball && is_one && is_right && !judged.differs_inside) {
                                wrong.push(format!(
                                    "{what}: {:?} {:?} {:?} {:?}",
                                    judged.equals, judged.nearest, judged.differences, judged.findings
                                ));
                            }
                        }
                        Err(error) => wrong.push(format!("{what}: {error}")),
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn as_it_reads() {
    for &language in CodeLanguage::ALL {
        let all = ResponseBlocks::ALL.iter().flat_map(|&blocks| written(language, blocks));
        let text: String = all.map(|(.., code)| code + "\n").collect();
        if text.is_empty() {
            assert_eq!(language, CodeLanguage::Hsp);
            continue;
        }
        assert_kept_and_tidy("response-ball-", language, &text);
    }
}

/// Centre and radius of a ball, its velocity, and the blocks.
type Case = ([f64; 3], [f64; 2], Vec<[f64; 4]>);

/// Random balls beside one block, or among several: halves of pixels, or eighths.
fn cases() -> Vec<Case> {
    let mut state = 0x5eed_0061_u64;
    let mut up_to = |most: u64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((state >> 33) % (most + 1)) as f64
    };
    let floor = |x: f64| [x, 100.0, 32.0, 32.0];
    let mut cases: Vec<Case> = vec![
        ([14.0, 90.0, 8.0], [3.0, 4.0], vec![floor(0.0), floor(32.0), floor(64.0)]),
        ([31.0, 80.0, 8.0], [0.0, 24.0], vec![floor(0.0), floor(32.0), floor(64.0)]),
        ([-12.0, 84.0, 10.0], [12.0, 16.0], vec![floor(0.0)]),
        ([-1.0, 84.0, 10.0], [0.0, 16.0], vec![floor(0.0)]),
    ];
    for at in 0..5_000 {
        let grain = [4.0, 0.5, 0.125][at % 3];
        let mut near = |most: f64| grain * up_to((most / grain) as u64);
        let ball = [near(96.0) - 48.0, near(96.0) - 48.0, 4.0 + near(12.0)];
        let v = [near(96.0) - 48.0, near(96.0) - 48.0];
        let mut blocks = Vec::new();
        for _ in 0..=at % 4 {
            blocks.push([near(80.0) - 40.0, near(80.0) - 40.0, 8.0 + near(40.0), 8.0 + near(40.0)]);
        }
        cases.push((ball, v, blocks));
    }
    cases
}

fn is_inside(([x, y, r], _, blocks): &Case) -> bool {
    let ball = Circle::new(Point::new(*x, *y), *r);
    blocks.iter().any(|block| circle_contact(ball, Rect::try_from(*block).expect("finite")) == Contact::Overlapping)
}

/// The centre of the ball and its velocity, by the crate.
fn by_method((method, rules): (ResponseMethod, ResponseRules), ([x, y, r], [vx, vy], blocks): &Case) -> [f64; 4] {
    let tiles: Vec<Rect> = blocks.iter().map(|block| Rect::try_from(*block).expect("finite")).collect();
    let step = Move { before: Circle::new(Point::new(*x, *y), *r), velocity: Vec2::new(*vx, *vy) };
    let response = method.respond_circle(step, &tiles, rules, &mut ());
    let end = response.end.centre();
    if method == ResponseMethod::Swept {
        return [end.x, end.y, response.velocity.x, response.velocity.y];
    }
    let names: Vec<&str> = response.said.iter().filter_map(|said| said.side.map(|side| side.name())).collect();
    let turned =
        |sides: [&str; 2], speed: f64| if sides.iter().any(|side| names.contains(side)) { -speed } else { speed };
    [end.x, end.y, turned(["left", "right"], *vx), turned(["top", "bottom"], *vy)]
}

/// Runs a program that reads all cases, as many numbers a line, and prints x, y, vx, vy, one function after the other.
fn runs(language: CodeLanguage, blocks: ResponseBlocks, name: &str, file: &str, program: &str, commands: &[&[&str]]) {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("response-ball-{name}-{}", blocks.name()));
    fs::create_dir_all(&folder).expect("a folder");
    let mut cases = cases();
    cases.retain(|(.., all)| blocks == ResponseBlocks::Many || all.len() == 1);
    let lines: String = cases
        .iter()
        .map(|(ball, v, blocks)| {
            let numbers = ball.iter().chain(v).chain(blocks.iter().flatten()).map(f64::to_string);
            numbers.collect::<Vec<_>>().join(" ") + "\n"
        })
        .collect();
    fs::write(folder.join("cases.txt"), lines).expect("a file");
    fs::write(folder.join(file), program).expect("a file");
    let printed = printed_by(commands, &folder);
    let mut lines = printed.lines();
    for (method, rules) in all() {
        let (mut turned, mut others) = (0, 0);
        for case in &cases {
            let line = lines.next().expect("a line for each case");
            let said: Vec<f64> = line.split(' ').map(|word| word.parse().expect("a number")).collect();
            let expected = by_method((method, rules), case);
            let is_same = said.iter().zip(expected).all(|(one, other)| (one - other).abs() < 1e-6);
            // A ball that grazes to the last bit is met, or not: in a step of several bounces that shows. A block that it overlaps at the
            // start is passed; the crate passes it also when the ball comes back.
            let is_swept = method == ResponseMethod::Swept;
            others += usize::from(!is_same && !is_inside(case));
            assert!(is_same || is_swept, "{} {} {case:?}: {line}, not {expected:?}", language.name(), method.name());
            turned += usize::from(expected[2] != case.1[0] || expected[3] != case.1[1]);
        }
        assert!(turned * 20 > cases.len(), "{}: {turned}", method.name());
        assert!(others * 500 < cases.len(), "{} {}: {others} others", language.name(), method.name());
    }
    assert_eq!(lines.next(), None, "no more");
}

fn each(language: CodeLanguage, run: impl Fn(ResponseBlocks, Vec<String>)) {
    for &blocks in ResponseBlocks::ALL {
        run(blocks, written(language, blocks).map(|(.., code)| code).collect());
    }
}

#[test]
fn in_python() {
    each(CodeLanguage::Python, |blocks, all| {
        let given = if blocks == ResponseBlocks::Many { "bs" } else { "bs[0]" };
        let mut text = String::from("class Thing:\n    pass\n\n\n");
        for code in all {
            write!(text, "{code}\n\ndef block(n):\n    b = Thing()\n    b.x, b.y, b.w, b.h = n\n    return b\n\n\nfor line in open('cases.txt'):\n    n = [float(it) for it in line.split()]\n    a = Thing()\n    a.x, a.y, a.r, a.vx, a.vy = n[:5]\n    bs = [block(n[i:i + 4]) for i in range(5, len(n), 4)]\n    bounce(a, {given})\n    print(a.x, a.y, a.vx, a.vy)\n\n\n").expect("memory");
        }
        runs(CodeLanguage::Python, blocks, "python", "main.py", &text, &[&["python3", "main.py"]]);
    });
}

#[test]
fn in_javascript() {
    each(CodeLanguage::JavaScript, |blocks, all| {
        let given = if blocks == ResponseBlocks::Many { "bs" } else { "bs[0]" };
        let mut text = String::from(
            "'use strict';\nconst lines = require('fs').readFileSync('cases.txt', 'utf8').trim().split('\\n');\n",
        );
        for code in all {
            writeln!(text, "{{\n{code}for (const line of lines) {{ const n = line.split(' ').map(Number); const a = {{ x: n[0], y: n[1], r: n[2], vx: n[3], vy: n[4] }}; const bs = []; for (let i = 5; i < n.length; i += 4) bs.push({{ x: n[i], y: n[i + 1], w: n[i + 2], h: n[i + 3] }}); bounce(a, {given}); console.log(a.x + ' ' + a.y + ' ' + a.vx + ' ' + a.vy); }}\n}}").expect("memory");
        }
        runs(CodeLanguage::JavaScript, blocks, "javascript", "main.js", &text, &[&["node", "main.js"]]);
    });
}

#[test]
fn in_lua() {
    each(CodeLanguage::Lua, |blocks, all| {
        let given = if blocks == ResponseBlocks::Many { "bs" } else { "bs[1]" };
        let mut text = String::new();
        for code in all {
            writeln!(text, "do\n{code}for line in io.lines('cases.txt') do local n = {{}} for it in line:gmatch('%S+') do n[#n + 1] = tonumber(it) end local a = {{ x = n[1], y = n[2], r = n[3], vx = n[4], vy = n[5] }} local bs = {{}} for i = 6, #n, 4 do bs[#bs + 1] = {{ x = n[i], y = n[i + 1], w = n[i + 2], h = n[i + 3] }} end bounce(a, {given}) print(string.format('%.17g %.17g %.17g %.17g', a.x, a.y, a.vx, a.vy)) end\nend").expect("memory");
        }
        runs(CodeLanguage::Lua, blocks, "lua", "main.lua", &text, &[&["lua", "main.lua"]]);
    });
}

#[test]
fn in_rust() {
    each(CodeLanguage::Rust, |blocks, all| {
        let given = if blocks == ResponseBlocks::Many { "&bs" } else { "&bs[0]" };
        let (mut text, mut main) = (String::new(), String::new());
        for (place, code) in all.iter().enumerate() {
            writeln!(text, "mod f{place} {{\n{code}pub fn call(n: &[f64]) {{ let mut a = Ball {{ x: n[0], y: n[1], r: n[2], vx: n[3], vy: n[4] }}; let bs: Vec<Rect> = n[5..].chunks(4).map(|b| Rect {{ x: b[0], y: b[1], w: b[2], h: b[3] }}).collect(); bounce(&mut a, {given}); println!(\"{{:?}} {{:?}} {{:?}} {{:?}}\", a.x, a.y, a.vx, a.vy); }}\n}}").expect("memory");
            writeln!(main, "    all.iter().for_each(|n| f{place}::call(n));").expect("memory");
        }
        let read = "let all: Vec<Vec<f64>> = std::fs::read_to_string(\"cases.txt\").unwrap().lines().map(|line| line.split(' ').map(|it| it.parse().unwrap()).collect()).collect();";
        let program = format!("{text}fn main() {{\n    {read}\n{main}}}\n");
        let compile = ["rustc", "--edition=2021", "-Dwarnings", "-Copt-level=0", "main.rs"];
        runs(CodeLanguage::Rust, blocks, "rust", "main.rs", &program, &[&compile, &["./main"]]);
    });
}

/// The program in C, which is also C++.
fn c_program(blocks: ResponseBlocks, all: &[String]) -> String {
    let given = if blocks == ResponseBlocks::Many { "bs, count" } else { "bs[0]" };
    let (mut text, mut main) = (String::from("#include <stdio.h>\n#include <stdlib.h>\n"), String::new());
    for (place, code) in all.iter().enumerate() {
        let renamed = ["Rect", "Ball", "overlaps", "bounce"];
        for called in renamed {
            writeln!(text, "#define {called} {called}_{place}").expect("memory");
        }
        writeln!(text, "{code}static void call_{place}(const double *n, int count) {{ Ball a = {{n[0], n[1], n[2], n[3], n[4]}}; Rect bs[8]; for (int i = 0; i < count; i++) {{ Rect b = {{n[5 + 4 * i], n[6 + 4 * i], n[7 + 4 * i], n[8 + 4 * i]}}; bs[i] = b; }} bounce(&a, {given}); printf(\"%.17g %.17g %.17g %.17g\\n\", a.x, a.y, a.vx, a.vy); }}").expect("memory");
        for called in renamed {
            writeln!(text, "#undef {called}").expect("memory");
        }
        writeln!(main, "    every(call_{place});").expect("memory");
    }
    format!(
        "{text}static void every(void (*call)(const double *, int)) {{\n    FILE *f = fopen(\"cases.txt\", \"r\");\n    char line[2000];\n    while (fgets(line, sizeof line, f)) {{\n        double n[40];\n        int count = 0;\n        char *at = line, *end;\n        for (;;) {{ double it = strtod(at, &end); if (end == at) break; n[count++] = it; at = end; }}\n        call(n, (count - 5) / 4);\n    }}\n    fclose(f);\n}}\nint main(void) {{\n{main}    return 0;\n}}\n"
    )
}

#[test]
fn in_c() {
    each(CodeLanguage::C, |blocks, all| {
        let options = ["-Wall", "-Wextra", "-Werror", "-ffp-contract=off", "main.c", "-o", "main", "-lm"];
        let compile = [&["cc", "-std=c99"][..], &options].concat();
        runs(CodeLanguage::C, blocks, "c", "main.c", &c_program(blocks, &all), &[&compile, &["./main"]]);
    });
}

#[test]
fn in_c_plus_plus() {
    if !has("c++", "in_c_plus_plus") {
        return;
    }
    each(CodeLanguage::C, |blocks, all| {
        let compile =
            ["c++", "-std=c++11", "-Wall", "-Wextra", "-Werror", "-ffp-contract=off", "main.cc", "-o", "main"];
        runs(CodeLanguage::C, blocks, "cpp", "main.cc", &c_program(blocks, &all), &[&compile, &["./main"]]);
    });
}

#[test]
fn in_csharp() {
    if !has("mcs", "in_csharp") {
        return;
    }
    each(CodeLanguage::CSharp, |blocks, all| {
        let given = if blocks == ResponseBlocks::Many { "bs" } else { "bs[0]" };
        let (mut text, mut main) = (String::new(), String::new());
        for (place, code) in all.iter().enumerate() {
            let code = code.replace("using System.Collections.Generic;\n", "");
            writeln!(text, "static class F{place} {{\n{code}public static string Call(double[] n) {{ var a = new Ball {{ x = n[0], y = n[1], r = n[2], vx = n[3], vy = n[4] }}; var bs = new List<Rect>(); for (int i = 5; i < n.Length; i += 4) bs.Add(new Rect {{ x = n[i], y = n[i + 1], w = n[i + 2], h = n[i + 3] }}); Bounce(a, {given}); return F(a.x) + \" \" + F(a.y) + \" \" + F(a.vx) + \" \" + F(a.vy); }}\nstatic string F(double it) {{ return it.ToString(\"R\", System.Globalization.CultureInfo.InvariantCulture); }}\n}}").expect("memory");
            writeln!(main, "    foreach (var n in all) Console.WriteLine(F{place}.Call(n));").expect("memory");
        }
        let program = format!(
            "using System;\nusing System.Collections.Generic;\nusing System.Globalization;\nusing System.IO;\nusing System.Linq;\n\n{text}\nclass Program {{\nstatic void Main() {{\n    var all = File.ReadAllLines(\"cases.txt\").Select(line => line.Split(' ').Select(it => double.Parse(it, CultureInfo.InvariantCulture)).ToArray()).ToList();\n{main}}}\n}}\n"
        );
        let compile = ["mcs", "-warnaserror", "-out:main.exe", "Main.cs"];
        runs(CodeLanguage::CSharp, blocks, "csharp", "Main.cs", &program, &[&compile, &["mono", "main.exe"]]);
    });
}
