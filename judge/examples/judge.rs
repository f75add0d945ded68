//! Judges a typed test: is it right, and where is it wrong? The argument is the test.
//!
//! `cargo run -p hantei-collision --features formula --example judge -- "ax < bx2 && bx < ax2"`

use hantei_judge::{CodeLanguage, CodeParameters, OverlapFormula, OverlapJudgement, Verdict, judge_overlap};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let typed = std::env::args().nth(1);
    let typed = typed.as_deref().unwrap_or("abs(acx - bcx) < aw + bw && abs(acy - bcy) < ah + bh");
    let formula: OverlapFormula = typed.parse()?;
    println!("{formula}");
    let judgement: OverlapJudgement = judge_overlap(&formula);
    match &judgement.verdict {
        Verdict::Right => println!("right in all {} cases", judgement.cases),
        Verdict::Only(classes) => {
            let names: Vec<&str> = classes.iter().map(|class| class.name()).collect();
            println!("right only for: {}", names.join(", "));
        }
        Verdict::Wrong => println!("wrong in {} of 169 arrangements", judgement.errors.len()),
    }
    if let Some(smallest) = judgement.errors.first() {
        println!("the smallest case: A = {:?}, B = {:?}", <[f64; 4]>::from(smallest.a), <[f64; 4]>::from(smallest.b));
    }
    println!("\n{}", formula.code(CodeLanguage::C, CodeParameters::Numbers, "the test in C"));
    Ok(())
}
