//! Programs around the functions: each reads all cases from a file and prints the answers.

use super::{arguments, has, runs, written};
use hantei_judge::CodeLanguage;
use std::fmt::Write as _;

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

/// The program in C, which is also C++.
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
    if !has("c++", "in_c_plus_plus_it_compiles") {
        return;
    }
    let compile =
        ["c++", "-std=c++11", "-x", "c++", "-Wall", "-Werror", "-ffp-contract=off", "main.cc", "-o", "main-cc"];
    runs(CodeLanguage::C, "main.cc", &c_program(), &[&compile, &["./main-cc"]]);
}

#[test]
fn in_java() {
    if !has("javac", "in_java") {
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
fn in_csharp() {
    if !has("mcs", "in_csharp") {
        return;
    }
    let (mut text, mut main) = (String::new(), String::new());
    for (place, (name, code)) in written(CodeLanguage::CSharp).into_iter().enumerate() {
        writeln!(text, "static class F{place} {{\n{code}public static string Call(double[] c) {{ var (side, by) = {name}({}); return side + \" \" + by.ToString(\"R\", CultureInfo.InvariantCulture); }}\n}}", arguments(0)).expect("memory");
        writeln!(main, "    All(F{place}.Call);").expect("memory");
    }
    let program = format!(
        "using System;\nusing System.Globalization;\nusing System.IO;\nusing System.Text;\n\nclass Program {{\nstatic void All(Func<double[], string> call) {{\n    byte[] bytes = File.ReadAllBytes(\"cases.bin\");\n    double[] c = new double[10];\n    StringBuilder said = new StringBuilder();\n    for (int at = 0; at < bytes.Length; at += 80) {{\n        Buffer.BlockCopy(bytes, at, c, 0, 80);\n        said.Append(call(c)).Append('\\n');\n    }}\n    Console.Write(said);\n}}\n{text}static void Main() {{\n{main}}}\n}}\n"
    );
    let compile = ["mcs", "-warnaserror", "-out:main.exe", "Main.cs"];
    runs(CodeLanguage::CSharp, "Main.cs", &program, &[&compile, &["mono", "main.exe"]]);
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
