//! The judge against the languages themselves: random programs are run in their language and by the judge.
//!
//! `tree` is a program, `generate` makes one, `print` writes it in a language, `run` runs many in that language, `compare`
//! asks the judge. Nothing of the tree is given to the judge: it reads what the compiler reads.

mod compare;
mod generate;
mod judged;
mod language;
mod print;
mod rows;
mod run;
mod tree;
mod uses;

use compare::Counts;
use language::Language;

/// Of a hundred programs, at most this many may be refused.
const REFUSED_OF_100: usize = 2;

#[test]
fn the_first_six() {
    check(&Language::FIRST_SIX, 100);
}

#[test]
#[ignore = "it takes long, and compilers that few have"]
fn every_language() {
    let chosen = std::env::var("HANTEI_LANGUAGE").ok();
    let all = Language::ALL.into_iter().filter(|language| chosen.as_ref().is_none_or(|name| name == language.name()));
    let count = std::env::var("HANTEI_PROGRAMS").ok().and_then(|count| count.parse().ok()).unwrap_or(2000);
    check(&all.collect::<Vec<_>>(), count);
}

fn check(languages: &[Language], count: usize) {
    let long = std::env::var_os("HANTEI_LONG").is_some();
    let mut table = vec!["| language | programs | rows | yes | failing | refused | different |".to_owned()];
    let mut faults = Vec::new();
    for language in languages {
        if let Some(command) = run::missing(*language) {
            println!("not checked: {}, since {command} is not there", language.name());
            faults.extend(long.then(|| format!("{}: {command} is not there", language.name())));
            continue;
        }
        match compare::compared(*language, count, 49) {
            Ok(counts) => {
                table.push(counts.line(*language));
                counts.keep(*language);
                faults.extend(faults_of(*language, &counts));
            }
            Err(error) => faults.push(format!("{} does not take its programs: {error}", language.name())),
        }
    }
    println!("{}", table.join("\n"));
    assert!(faults.is_empty(), "{}", faults.join("\n\n"));
}

fn faults_of(language: Language, counts: &Counts) -> Vec<String> {
    let mut faults = Vec::new();
    let name = language.name();
    if !counts.different.is_empty() {
        let first: Vec<&str> = counts.different.iter().take(3).map(String::as_str).collect();
        faults.push(format!("{name}: {} programs differ:\n{}", counts.different.len(), first.join("\n")));
    }
    if counts.refused.len() * 100 > counts.programs * REFUSED_OF_100 {
        let first: Vec<&str> = counts.refused.iter().take(5).map(String::as_str).collect();
        faults.push(format!("{name}: {} programs are refused:\n{}", counts.refused.len(), first.join("\n")));
    }
    faults
}
