//! The methods of a response as functions: run in each language over the cases and a grid of them, beside the methods.

use super::super::response::{cases::ONE_BLOCK, rect};
use hantei_collision::{CodeLanguage, Move, PlaneAxis, Rect, ResponseAnswer, ResponseMethod, ResponseRules, Vec2};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Every function: a method with its rules.
fn functions() -> Vec<(ResponseMethod, ResponseRules)> {
    let each = |&method: &ResponseMethod| {
        PlaneAxis::ALL.iter().filter_map(move |&axis| {
            let rules = ResponseRules { answer: ResponseAnswer::Stop, ..ResponseRules::default() };
            match method {
                ResponseMethod::AxisByAxis => Some((method, ResponseRules { order: axis, ..rules })),
                ResponseMethod::Swept => Some((method, ResponseRules { tie: axis, ..rules })),
                _ => (axis == PlaneAxis::X).then_some((method, rules)),
            }
        })
    };
    ResponseMethod::ALL.iter().flat_map(each).collect()
}

/// The table, and places around a block and a floor at which A comes from everywhere. Nothing rounds but the times.
fn cases() -> Vec<(Move, Rect)> {
    let mut cases: Vec<(Move, Rect)> = Vec::new();
    for (case, _) in &ONE_BLOCK {
        let (before, velocity, b) = case.shapes();
        cases.push((Move { before, velocity }, b));
    }
    let speeds = [-60.0, -16.0, 0.0, 8.0, 24.5, 60.0];
    for b in [rect([0.0, 100.0, 32.0, 32.0]), rect([0.0, 100.0, 80.0, 16.0])] {
        for x in (-40..=88).step_by(8) {
            for y in (52..=140).step_by(8) {
                for velocity in speeds.iter().flat_map(|&x| speeds.map(|y| Vec2::new(x, y))) {
                    let before = rect([f64::from(x), f64::from(y), 16.0, 32.0]);
                    cases.push((Move { before, velocity }, b));
                }
            }
        }
    }
    cases
}

/// The ten numbers of a case.
fn numbers((step, b): &(Move, Rect)) -> [f64; 10] {
    let rect = |rect: Rect| [rect.min().x, rect.min().y, rect.width(), rect.height()];
    let ([x, y, w, h], [bx, by, bw, bh]) = (rect(step.before), rect(*b));
    [x, y, w, h, step.velocity.x, step.velocity.y, bx, by, bw, bh]
}

/// What a method says: side and number.
fn said((method, rules): (ResponseMethod, ResponseRules), (step, b): (Move, Rect)) -> (&'static str, f64) {
    let response = method.respond(step, &[b], rules, &mut ());
    assert!(response.said.len() <= 1, "{} {step:?}: {:?}", method.name(), response.said);
    response.said.first().map_or(("none", 0.0), |said| {
        (said.side.map_or(said.named.name(), |side| side.name()), said.time.unwrap_or(said.by))
    })
}

/// `c[0], c[1], …`, counted from `first`.
fn arguments(first: usize) -> String {
    (first..first + 10).map(|place| format!("c[{place}]")).collect::<Vec<_>>().join(", ")
}

/// The functions of a language, with a note, what they are called and their code.
fn written(language: CodeLanguage) -> Vec<(String, String)> {
    let is_camel = matches!(language, CodeLanguage::Java | CodeLanguage::JavaScript);
    let all = functions().into_iter().map(|(method, rules)| {
        let words: Vec<&str> = method.name().split('-').collect();
        let name = if is_camel {
            let capital = |word: &&str| word[..1].to_ascii_uppercase() + &word[1..];
            words[0].to_owned() + &words[1..].iter().map(capital).collect::<String>()
        } else {
            words.join("_")
        };
        (name, method.code(language, rules, &format!("hantei: {}", method.name())))
    });
    all.collect()
}

/// Runs a program that reads all cases and prints side and number of each, function after function.
fn runs(language: CodeLanguage, file: &str, program: &str, commands: &[&[&str]]) {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("response-{}", language.name()));
    fs::create_dir_all(&folder).expect("a folder");
    let cases = cases();
    let bytes: Vec<u8> = cases.iter().flat_map(numbers).flat_map(f64::to_le_bytes).collect();
    fs::write(folder.join("cases.bin"), bytes).expect("a file");
    fs::write(folder.join(file), program).expect("a file");
    let mut printed = String::new();
    for command in commands {
        let output = Command::new(command[0]).args(&command[1..]).current_dir(&folder).output();
        let output =
            output.unwrap_or_else(|error| panic!("{} is needed (scripts/test installs it): {error}", command[0]));
        assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
        printed = String::from_utf8(output.stdout).expect("text");
    }
    let mut lines = printed.lines();
    for function in functions() {
        let mut seen: Vec<&str> = Vec::new();
        for case in &cases {
            let line = lines.next().expect("a line for each case");
            let (side, number) = line.split_once(' ').expect("side and number");
            let number: f64 = number.parse().expect("a number");
            assert_eq!((side, number), said(function, *case), "{} {} {case:?}", language.name(), function.0.name());
            if !seen.contains(&side) {
                seen.push(side);
            }
        }
        assert!(seen.len() >= 5, "{}: each side occurs, and none, not only {seen:?}", function.0.name());
    }
    assert_eq!(lines.next(), None, "no more");
}

#[test]
fn in_rust() {
    let (mut text, mut main) = (String::new(), String::new());
    for (place, (name, code)) in written(CodeLanguage::Rust).into_iter().enumerate() {
        writeln!(
            text,
            "mod f{place} {{\n{code}pub fn call(c: &[f64]) -> (&'static str, f64) {{ {name}({}) }}\n}}",
            arguments(0)
        )
        .expect("memory");
        writeln!(
            main,
            "    for c in all.chunks(10) {{ let (side, by) = f{place}::call(c); println!(\"{{side}} {{by:?}}\"); }}"
        )
        .expect("memory");
    }
    let read = "let all: Vec<f64> = std::fs::read(\"cases.bin\").unwrap().chunks(8).map(|c| f64::from_le_bytes(c.try_into().unwrap())).collect();";
    let program = format!("{text}fn main() {{\n    {read}\n{main}}}\n");
    let compile = ["rustc", "--edition=2021", "-Dwarnings", "-Copt-level=0", "main.rs"];
    runs(CodeLanguage::Rust, "main.rs", &program, &[&compile, &["./main"]]);
}

/// The program in C, which is one in C++ as well.
fn c_program() -> String {
    let (mut text, mut main) = (String::from("#include <stdio.h>\n"), String::new());
    for (place, (name, code)) in written(CodeLanguage::C).into_iter().enumerate() {
        let number = if name == "swept" { "time" } else { "push" };
        let renamed = ["Response", "response", &name];
        for called in renamed {
            writeln!(text, "#define {called} {called}_{place}").expect("memory");
        }
        writeln!(text, "{code}static void call_{place}(const double *c) {{ Response r = {name}({}); printf(\"%s %.17g\\n\", r.side, r.{number}); }}", arguments(0)).expect("memory");
        for called in renamed {
            writeln!(text, "#undef {called}").expect("memory");
        }
        writeln!(main, "    {{ FILE *f = fopen(\"cases.bin\", \"rb\"); double c[10]; while (fread(c, 8, 10, f) == 10) call_{place}(c); fclose(f); }}").expect("memory");
    }
    format!("{text}int main(void) {{\n{main}    return 0;\n}}\n")
}

#[test]
fn in_c() {
    let options = ["-Wall", "-Wextra", "-Werror", "-ffp-contract=off", "main.c", "-o", "main", "-lm"];
    let compile = [&["cc", "-std=c99"][..], &options].concat();
    runs(CodeLanguage::C, "main.c", &c_program(), &[&compile, &["./main"]]);
}

#[test]
fn in_c_plus_plus_it_compiles() {
    if !can("c++", "--version") {
        return;
    }
    let compile =
        ["c++", "-std=c++11", "-x", "c++", "-Wall", "-Werror", "-ffp-contract=off", "main.cc", "-o", "main-cc"];
    runs(CodeLanguage::C, "main.cc", &c_program(), &[&compile, &["./main-cc"]]);
}

fn can(program: &str, version: &str) -> bool {
    Command::new(program).arg(version).output().is_ok()
}

#[test]
fn in_java() {
    if !can("javac", "-version") {
        return;
    }
    let (mut text, mut main) = (String::new(), String::new());
    for (place, (name, code)) in written(CodeLanguage::Java).into_iter().enumerate() {
        let number = if name == "swept" { "time" } else { "push" };
        writeln!(text, "static class F{place} {{\n{code}static String call(double[] c) {{ Response r = {name}({}); return r.side() + \" \" + r.{number}(); }}\n}}", arguments(0)).expect("memory");
        writeln!(main, "    all(F{place}::call);").expect("memory");
    }
    let program = format!(
        "import java.nio.*;\nimport java.nio.file.*;\nimport java.util.function.Function;\n\nclass Main {{\nstatic void all(Function<double[], String> call) throws Exception {{\n    DoubleBuffer in = ByteBuffer.wrap(Files.readAllBytes(Path.of(\"cases.bin\"))).order(ByteOrder.LITTLE_ENDIAN).asDoubleBuffer();\n    double[] c = new double[10];\n    StringBuilder out = new StringBuilder();\n    while (in.hasRemaining()) {{\n        in.get(c);\n        out.append(call.apply(c)).append('\\n');\n    }}\n    System.out.print(out);\n}}\n{text}public static void main(String[] none) throws Exception {{\n{main}}}\n}}\n"
    );
    runs(
        CodeLanguage::Java,
        "Main.java",
        &program,
        &[&["javac", "-Xlint:all", "-Werror", "Main.java"], &["java", "Main"]],
    );
}

#[test]
fn in_javascript() {
    let mut text = String::from(
        "const fs = require('fs');\nconst b = fs.readFileSync('cases.bin');\nconst n = new Float64Array(b.buffer, b.byteOffset, b.length / 8);\nfunction all(call) { let out = ''; for (let i = 0; i < n.length; i += 10) { const [side, by] = call(n.subarray(i, i + 10)); out += side + ' ' + by + '\\n'; } process.stdout.write(out); }\n",
    );
    for (name, code) in written(CodeLanguage::JavaScript) {
        writeln!(text, "{{\n'use strict';\n{code}all(c => {name}({}));\n}}", arguments(0)).expect("memory");
    }
    runs(CodeLanguage::JavaScript, "main.js", &text, &[&["node", "main.js"]]);
}

#[test]
fn in_python() {
    let mut text = String::from(
        "import array\n\nnumbers = array.array('d')\nwith open('cases.bin', 'rb') as file:\n    numbers.frombytes(file.read())\n\n\ndef every(call):\n    for i in range(0, len(numbers), 10):\n        side, by = call(numbers[i:i + 10])\n        print(side, repr(by))\n\n\n",
    );
    for (name, code) in written(CodeLanguage::Python) {
        writeln!(text, "{code}\nevery(lambda c: {name}({}))\n", arguments(0)).expect("memory");
    }
    runs(CodeLanguage::Python, "main.py", &text, &[&["python3", "main.py"]]);
}

#[test]
fn in_lua() {
    let mut text = String::from(
        "local file = assert(io.open('cases.bin', 'rb'))\nlocal bytes = file:read('a')\nlocal form = '<' .. string.rep('d', 10)\nlocal function all(call)\n    for at = 1, #bytes, 80 do\n        local side, by = call({string.unpack(form, bytes, at)})\n        print(string.format('%s %.17g', side, by))\n    end\nend\n",
    );
    for (name, code) in written(CodeLanguage::Lua) {
        writeln!(text, "do\n{code}all(function(c) return {name}({}) end)\nend", arguments(1)).expect("memory");
    }
    runs(CodeLanguage::Lua, "main.lua", &text, &[&["lua", "main.lua"]]);
}

/// In the other languages a person can read them.
#[test]
fn as_it_reads() {
    let write = std::env::var_os("HANTEI_WRITE_SNAPSHOTS").is_some();
    for &language in CodeLanguage::ALL {
        let text: String = written(language).into_iter().map(|(_, code)| code + "\n").collect();
        for line in text.lines() {
            let columns = line.replace('\t', "    ").len();
            assert!(columns <= 100, "{}: {columns} columns\n{line}", language.name());
            assert_eq!(line.trim_end(), line, "{}", language.name());
        }
        let path = format!("tests/all/code/snapshots/response-{}.txt", language.name());
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
        if write {
            fs::write(&path, &text).expect("a snapshot");
        }
        let expected = fs::read_to_string(&path).unwrap_or_default();
        assert_eq!(text, expected, "{}: HANTEI_WRITE_SNAPSHOTS=1 writes it", path.display());
    }
}

#[test]
fn rust_as_rustfmt_and_clippy_want_it() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("response-clippy");
    fs::create_dir_all(&folder).expect("a folder");
    let mut text = String::from("//! All methods.\n");
    for (place, (name, code)) in written(CodeLanguage::Rust).into_iter().enumerate() {
        let file = folder.join("one.rs");
        fs::write(&file, &code).expect("a file");
        let output = Command::new("rustfmt")
            .args(["--edition=2021", "--config-path=/dev/null", "--check"])
            .arg(&file)
            .output()
            .expect("rustfmt comes with Rust");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
        let public = code.replace(&format!("\nfn {name}"), &format!("\npub fn {name}"));
        text += &format!("pub mod f{place} {{\n{public}}}\n");
    }
    let file = folder.join("lib.rs");
    fs::write(&file, text).expect("a file");
    let output = Command::new("clippy-driver")
        .args(["--crate-type=lib", "--edition=2021", "--emit=metadata", "-Dwarnings", "-Wclippy::all"])
        .arg("--out-dir")
        .arg(&folder)
        .arg(&file)
        .output()
        .expect("clippy comes with Rust");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}
