//! Small texts, each run with many numbers and compared with what its language does.

mod constructors;
mod libraries;
mod loops;
mod numbers;
mod vectors;

use crate::formula::{ParseOptions, SourceLanguage};
use crate::program::Program;

/// The numbers of a run, by the names of the inputs.
type Given<'a> = &'a dyn Fn(&str) -> f64;

/// Runs a text with 400 rows of small numbers, and compares each answer.
fn check(language: SourceLanguage, text: &str, expected: impl Fn(Given<'_>) -> bool) {
    let options = ParseOptions { language: Some(language), ..ParseOptions::default() };
    let program = Program::read(text, &options).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let inputs = program.inputs();
    let mut rng = fastrand::Rng::with_seed(7);
    for _ in 0..400 {
        let numbers: Vec<f64> = inputs.iter().map(|_| f64::from(rng.i32(0..7))).collect();
        let number = |name: &str| {
            let place = inputs.iter().position(|input| input == name);
            // What the program does not read decides nothing.
            place.map_or(f64::NAN, |place| numbers[place])
        };
        let answer = program.run(&numbers).unwrap_or_else(|error| panic!("{error} for {inputs:?} {numbers:?}\n{text}"));
        assert_eq!(answer, expected(&number), "{inputs:?} {numbers:?}\n{text}");
    }
}

/// Why a text is refused.
fn refused(language: SourceLanguage, text: &str) -> String {
    let options = ParseOptions { language: Some(language), ..ParseOptions::default() };
    match Program::read(text, &options) {
        Ok(program) => panic!("read, with {:?}:\n{text}", program.inputs()),
        Err(error) => error.to_string(),
    }
}
