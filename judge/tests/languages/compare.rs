//! Compares what the judge answers with what the language does.

use crate::generate;
use crate::judged::Program;
use crate::language::Language;
use crate::print::{self, Printed};
use crate::rows;
use crate::run::{self, Run};
use crate::tree;
use fastrand::Rng;
use hantei_judge::ParseOptions;
use std::path::PathBuf;

/// Programs in one file.
const IN_A_FILE: usize = 100;

/// What came of the programs of a language.
#[derive(Debug, Default)]
pub(crate) struct Counts {
    pub(crate) programs: usize,
    pub(crate) rows: usize,
    /// Rows on which the program fails in its language.
    pub(crate) failing: usize,
    /// Rows with the answer yes.
    pub(crate) yes: usize,
    pub(crate) refused: Vec<String>,
    pub(crate) different: Vec<String>,
}

struct Case {
    name: String,
    text: String,
    columns: Vec<String>,
    rows: Vec<Vec<f64>>,
}

pub(crate) fn compared(language: Language, count: usize, seed: u64) -> Result<Counts, String> {
    let mut counts = Counts::default();
    let mut rng = Rng::with_seed(seed);
    for begin in (0..count).step_by(IN_A_FILE) {
        let (cases, runs): (Vec<Case>, Vec<Run>) =
            (begin..count.min(begin + IN_A_FILE)).map(|index| made(language, index, &mut rng)).unzip();
        let folder = folder(language, begin);
        let answers =
            run::answers(language, &runs, &folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        for (case, answers) in cases.iter().zip(&answers) {
            counts.add(language, case, answers);
        }
        // What went well is not kept.
        let _ = std::fs::remove_dir_all(&folder);
    }
    Ok(counts)
}

fn folder(language: Language, begin: usize) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("languages-{language:?}-{begin}"))
}

fn made(language: Language, index: usize, rng: &mut Rng) -> (Case, Run) {
    let program: tree::Program = generate::program(language, index, rng);
    let Printed { text, caller, columns } = print::printed(&program, rng.u64(..));
    let rows = rows::rows(&columns, program.numbers, rng);
    let run = Run { index, text: text.clone(), caller, rows: rows.clone() };
    let columns = columns.into_iter().map(|(name, _)| name).collect();
    (Case { name: program.main.name, text, columns, rows }, run)
}

impl Counts {
    fn add(&mut self, language: Language, case: &Case, answers: &str) {
        self.programs += 1;
        self.rows += answers.len();
        self.failing += answers.matches('x').count();
        self.yes += answers.matches('1').count();
        match judged(language, case, answers) {
            Err(why) if is_overflow(&why, answers) => {}
            Err(why) => self.refused.push(format!("{}: {why}\n{}", case.name, case.text)),
            Ok(judged) => self.different.extend(difference(language, case, answers, &judged)),
        }
    }

    /// Writes all that differs and is refused to a file.
    pub(crate) fn keep(&self, language: Language) {
        let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("languages-{language:?}.txt"));
        let text = [&self.different[..], &self.refused].concat().join("\n=====\n");
        if let Err(error) = std::fs::write(&file, text) {
            println!("{}: {error}", file.display());
        }
    }

    pub(crate) fn line(&self, language: Language) -> String {
        format!(
            "| {} | {} | {} | {} | {} | {} | {} |",
            language.name(),
            self.programs,
            self.rows,
            self.yes,
            self.failing,
            self.refused.len(),
            self.different.len()
        )
    }
}

/// Whether a program leaves its types wherever it is run, so that its language stops it, too.
fn is_overflow(why: &str, answers: &str) -> bool {
    why.contains("may leave its type") && answers.matches('x').count() * 10 >= answers.len() * 9
}

/// The judge's answers, each with the error where it has none.
fn judged(language: Language, case: &Case, answers: &str) -> Result<Vec<Result<bool, String>>, String> {
    let (language, function) = (Some(language.source()), Some(case.name.clone()));
    let options = ParseOptions { language, function, ..ParseOptions::default() };
    let program = Program::read(&case.text, &options).map_err(|error| error.to_string())?;
    let place = |input: &String| {
        let found = case.columns.iter().position(|column| column == input);
        found.ok_or_else(|| format!("it reads `{input}`, which the program does not have"))
    };
    let places = program.inputs().iter().map(place).collect::<Result<Vec<usize>, String>>()?;
    let run = |row: &Vec<f64>| {
        let numbers: Vec<f64> = places.iter().map(|place| row[*place]).collect();
        program.run(&numbers).map_err(|error| error.to_string())
    };
    let judged: Vec<Result<bool, String>> = case.rows.iter().map(run).collect();
    // A way that no row of the search took can lead to what is not read: that is no answer, unless the language fails there.
    let unread = ["cannot be followed", "is not defined here", "is not read here", "may change what is judged"];
    let is_unread = |why: &String| unread.iter().any(|part| why.contains(part));
    let without = |(judged, answer): (&Result<bool, String>, char)| {
        judged.as_ref().err().filter(|why| answer != 'x' && is_unread(why)).cloned()
    };
    let unread = judged.iter().zip(answers.chars()).find_map(without);
    unread.map_or(Ok(judged), Err)
}

fn difference(language: Language, case: &Case, answers: &str, judged: &[Result<bool, String>]) -> Option<String> {
    let sign = |judged: &Result<bool, String>| match judged {
        Ok(true) => '1',
        Ok(false) => '0',
        Err(_) => 'x',
    };
    // What C leaves open may also end with an answer: the compiler drops a sum that nothing reads.
    let is_open = |judged: &Result<bool, String>| {
        matches!(language, Language::C | Language::Cpp)
            && judged.as_ref().is_err_and(|error| error.contains("may leave its type"))
    };
    let differs =
        |(_, (answer, judged)): &(usize, (char, &Result<bool, String>))| *answer != sign(judged) && !is_open(judged);
    let (place, (answer, judged)) = answers.chars().zip(judged).enumerate().find(differs)?;
    let numbers = case.columns.iter().zip(&case.rows[place]).map(|(name, number)| format!("{name} = {number}"));
    let numbers: Vec<String> = numbers.collect();
    let judged = match judged {
        Ok(judged) => judged.to_string(),
        Err(error) => error.clone(),
    };
    let answer = match answer {
        '1' => "true",
        '0' => "false",
        _ => "a failure",
    };
    Some(format!("{}\n{}\nthe language: {answer}, the judge: {judged}\n", case.text, numbers.join(", ")))
}
