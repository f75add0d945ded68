//! `hantei code`: a method as a function in a programming language, as the window's menu copies it.

use super::arguments::{CodeArgs, JudgedKind};
use super::output;
use super::refusal::RefusedValue;
use hantei::quote::quoted;
use hantei::scene::{Bordered, code_note, swept_note};
use hantei::text;
use hantei::words::{Language, Text, Words};
use hantei_collision::{CodeLanguage, CodeParameters, CuboidFormula, InsideFormula, OverlapFormula};
use hantei_collision::{CuboidMethod, Formula, InsideMethod, Method, OverlapMethod, Shapes, UnknownName};
use std::process::ExitCode;
use std::str::FromStr;

/// Prints the function, with a comment in the reader's language over it.
pub(super) fn print(arguments: &CodeArgs, language: Language) -> ExitCode {
    let words = Words::new(language);
    let code = match arguments.what {
        JudgedKind::Rects if arguments.swept => {
            written::<OverlapMethod>(arguments, &words, |it, language, _, note| it.swept_code(language, note))
        }
        JudgedKind::Cuboids if arguments.swept => {
            written::<CuboidMethod>(arguments, &words, |it, language, _, note| it.swept_code(language, note))
        }
        JudgedKind::Quad if arguments.swept => Err(text!("judge-option-quad", option = "--swept")),
        JudgedKind::Rects => written::<OverlapMethod>(arguments, &words, OverlapFormula::code),
        JudgedKind::Cuboids => written::<CuboidMethod>(arguments, &words, CuboidFormula::code),
        JudgedKind::Quad => written::<InsideMethod>(arguments, &words, InsideFormula::code),
    };
    match code {
        Ok(code) => super::done(output::print(&code)),
        Err(refused) => super::refuse(2, &refused),
    }
}

/// What writes a formula as code, with a comment.
type Writer<S> = fn(&Formula<S>, CodeLanguage, CodeParameters, &str) -> String;

/// The method that is called so as code, or what is allowed.
fn written<M>(arguments: &CodeArgs, words: &Words, writer: Writer<M::Shapes>) -> Result<String, Text>
where
    M: Method<Shapes: Bordered + Shapes> + FromStr<Err = UnknownName>,
{
    let method: M = super::arguments::named(&arguments.method).map_err(|RefusedValue(why)| {
        let value = quoted(&arguments.method);
        text!("usage-refused", why = text!("usage-value", argument = "<METHOD>", value = value, why = why))
    })?;
    let border = arguments.border.for_method(method.own_border());
    let note = if arguments.swept { swept_note } else { code_note }(method, border, words);
    Ok(writer(&method.formula(border), arguments.language, arguments.shape, &note))
}
