//! Runs programs in their own language: many in one file, each on all of its rows.

mod files;

use crate::language::Language;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use Language::{C, CSharp, Cpp, GdScript, Go, Java, JavaScript, Kotlin, Lua, Python, Rust, TypeScript};

/// A program in a file, and what it is called with.
pub(crate) struct Run {
    pub(crate) index: usize,
    pub(crate) text: String,
    pub(crate) caller: String,
    pub(crate) rows: Vec<Vec<f64>>,
}

/// The commands that a language needs, so that it can be run here.
pub(crate) fn needed(language: Language) -> &'static [&'static str] {
    match language {
        JavaScript => &["node"],
        TypeScript => &["node", "tsc"],
        Python => &["python3"],
        C => &["cc"],
        Cpp => &["c++"],
        Lua => &["lua"],
        Rust => &["rustc"],
        CSharp => &["mcs", "mono"],
        Java => &["javac", "java"],
        Go => &["go"],
        Kotlin => &["kotlinc", "kotlin"],
        GdScript => &["godot3-server"],
    }
}

/// The first command that is missing.
pub(crate) fn missing(language: Language) -> Option<&'static str> {
    needed(language).iter().find(|command| found(command).is_none()).copied()
}

/// Where a command is: on the path, or among the project's npm packages.
fn found(command: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let npm = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/npm/node_modules/.bin");
    std::env::split_paths(&path).chain([npm]).map(|folder| folder.join(command)).find(|file| file.is_file())
}

/// The answers of each program to its rows: `0`, `1`, or `x` where it fails.
pub(crate) fn answers(language: Language, runs: &[Run], folder: &Path) -> Result<Vec<String>, String> {
    fs::create_dir_all(folder).map_err(|error| error.to_string())?;
    let rows = folder.join("rows.txt");
    let write = |file: &Path, text: &str| fs::write(file, text).map_err(|error| format!("{}: {error}", file.display()));
    write(&rows, &rows_text(runs))?;
    let source = folder.join(files::name(language));
    write(&source, &files::source(language, runs, &rows))?;
    let said = run(language, &source, &rows, folder)?;
    split(runs, answers_in(language, &said))
}

fn rows_text(runs: &[Run]) -> String {
    let mut text = String::new();
    for run in runs {
        for row in &run.rows {
            let numbers: Vec<String> = row.iter().map(f64::to_string).collect();
            text.push_str(&format!("{} {} {}\n", run.index, row.len(), numbers.join(" ")));
        }
    }
    text
}

fn answers_in(language: Language, said: &str) -> &str {
    let marked = said.rsplit_once("ANSWERS:").map_or("", |(_, answers)| answers);
    let answers = if language == GdScript { marked } else { said };
    answers.trim().lines().next().unwrap_or_default().trim()
}

fn split(runs: &[Run], answers: &str) -> Result<Vec<String>, String> {
    let all: usize = runs.iter().map(|run| run.rows.len()).sum();
    if answers.len() != all {
        return Err(format!("{} answers to {all} rows", answers.len()));
    }
    let mut left = answers;
    let mut split = Vec::new();
    for run in runs {
        let (of_run, others) = left.split_at(run.rows.len());
        split.push(of_run.to_owned());
        left = others;
    }
    Ok(split)
}

fn run(language: Language, source: &Path, rows: &Path, folder: &Path) -> Result<String, String> {
    let program = folder.join("program");
    match language {
        JavaScript => said(command("node").arg(source).arg(rows)),
        Python => said(command("python3").arg(source).arg(rows)),
        Lua => said(command("lua").arg(source).arg(rows)),
        C | Cpp => {
            said(compiler(language).arg(source).arg("-o").arg(&program).arg("-lm"))?;
            said(Command::new(&program).arg(rows))
        }
        Rust => {
            let checks = ["--edition", "2021", "-A", "warnings", "-C", "overflow-checks=on", "-C", "debuginfo=0"];
            said(command("rustc").args(checks).arg(source).arg("-o").arg(&program))?;
            said(Command::new(&program).arg(rows))
        }
        TypeScript => {
            let options = ["--strict", "--target", "es2020", "--lib", "es2020", "--outDir"];
            let checked = command("tsc").args(options).arg(folder).arg(source).output();
            only_known_errors(&output(checked)?)?;
            said(command("node").arg(folder.join("program.js")).arg(rows))
        }
        CSharp => {
            let program = folder.join("program.exe");
            said(command("mcs").arg("-warn:0").arg(format!("-out:{}", program.display())).arg(source))?;
            said(command("mono").arg(program).arg(rows))
        }
        Java => {
            said(command("javac").args(["-nowarn", "-d"]).arg(folder).arg(source))?;
            said(command("java").arg("-cp").arg(folder).arg("Main").arg(rows))
        }
        Go => {
            let built =
                command("go").env("GO111MODULE", "off").args(["build", "-o"]).arg(&program).arg(source).output();
            success(output(built)?)?;
            said(Command::new(&program).arg(rows))
        }
        Kotlin => {
            said(command("kotlinc").arg("-nowarn").arg(source).arg("-d").arg(folder))?;
            said(command("kotlin").arg("-cp").arg(folder).arg("ProgramKt").arg(rows))
        }
        // It writes its log where it runs.
        GdScript => said(command("godot3-server").current_dir(folder).arg("-s").arg(source)),
    }
}

fn command(name: &str) -> Command {
    Command::new(found(name).unwrap_or_else(|| name.into()))
}

/// The C and C++ compilers, so that what their standards leave open stops the program.
fn compiler(language: Language) -> Command {
    let (name, standard) = if language == C { ("cc", "-std=gnu11") } else { ("c++", "-std=gnu++17") };
    let mut compiler = command(name);
    let open = "-fsanitize=signed-integer-overflow,shift,integer-divide-by-zero,float-cast-overflow";
    compiler.args([standard, "-O1", "-w", "-ffp-contract=off", open, "-fsanitize-undefined-trap-on-error"]);
    compiler
}

fn output(result: std::io::Result<Output>) -> Result<Output, String> {
    result.map_err(|error| error.to_string())
}

fn said(command: &mut Command) -> Result<String, String> {
    let output = output(command.output())?;
    success(output)
}

fn success(output: Output) -> Result<String, String> {
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    if output.status.success() {
        return Ok(said);
    }
    let error = String::from_utf8_lossy(&output.stderr);
    let lines: Vec<&str> = said.lines().chain(error.lines()).take(40).collect();
    Err(format!("{}\n{}", output.status, lines.join("\n")))
}

/// Comparisons whose answer TypeScript knows are errors there; what it makes of them runs all the same.
fn only_known_errors(output: &Output) -> Result<(), String> {
    let known = ["TS2367", "TS2678", "TS2872", "TS2873", "TS2869", "TS2871", "TS7027", "TS2774", "TS7028"];
    let said = String::from_utf8_lossy(&output.stdout);
    let is_known = |line: &str| {
        known.iter().any(|code| line.contains(code))
            || ["'never'", "to type 'true'", "to type 'false'"].iter().any(|part| line.contains(part))
    };
    let is_other = |line: &&str| line.contains("error TS") && !is_known(line);
    let others: Vec<&str> = said.lines().filter(is_other).take(20).collect();
    if others.is_empty() { Ok(()) } else { Err(others.join("\n")) }
}
