//! C's preprocessor: what a name stands for, and parts that are left out. Tokens are replaced as C does it, without parentheses.

use super::super::syntax::{Name, Place};
use super::grammar::Grammar;
use super::lexer;
use super::token::{Kind, Token};
use super::{Read, wrong};
use crate::formula::{Bound, FormulaFlaw};
use std::collections::HashMap;

/// The most tokens that are looked at, those that macros make with them.
const MOST: usize = 40_000;
const MOST_DEPTH: usize = 16;

struct Macro {
    parameters: Option<Vec<Name>>,
    tokens: Vec<Token>,
}

/// The same tokens without directives, and with what macros make.
pub(super) fn expanded(tokens: Vec<Token>, text: &str, grammar: &'static Grammar) -> Read<Vec<Token>> {
    let mut macros: HashMap<Name, Macro> = HashMap::new();
    let mut kept = Vec::new();
    // Whether each open `#if` keeps what is in it, and whether one of its parts was kept.
    let mut open: Vec<(bool, bool)> = Vec::new();
    for token in tokens {
        let keeps = open.iter().all(|(keeps, _)| *keeps);
        if token.kind != Kind::Directive {
            if keeps {
                kept.push(token);
            }
            continue;
        }
        let line = text.get(token.place.clone()).unwrap_or("");
        directive(line, &token.place, keeps, &mut open, &mut macros, grammar)?;
    }
    if macros.is_empty() {
        return Ok(kept);
    }
    let mut expander = Expander { macros: &macros, out: Vec::new(), seen: 0 };
    expander.all(&kept, &mut Vec::new(), None)?;
    Ok(expander.out)
}

fn directive(
    line: &str,
    place: &Place,
    keeps: bool,
    open: &mut Vec<(bool, bool)>,
    macros: &mut HashMap<Name, Macro>,
    grammar: &'static Grammar,
) -> Read<()> {
    let not_read = || wrong(FormulaFlaw::NotRead(line.trim().chars().take(60).collect()), place);
    let line = line.trim_start().strip_prefix('#').unwrap_or(line).trim_start();
    let (word, rest) = line.split_at(line.find(|letter: char| !letter.is_alphanumeric()).unwrap_or(line.len()));
    let rest = rest.trim();
    match word {
        "include" | "pragma" | "region" | "endregion" | "nullable" | "line" | "error" | "warning" => Ok(()),
        "if" => {
            let is_on = match rest {
                "0" => false,
                "1" => true,
                _ => return not_read(),
            };
            open.push((is_on, is_on));
            Ok(())
        }
        // An include guard.
        "ifndef" => {
            open.push((true, true));
            Ok(())
        }
        "else" => match open.last_mut() {
            Some((keeps, was_kept)) => {
                (*keeps, *was_kept) = (!*was_kept, true);
                Ok(())
            }
            None => not_read(),
        },
        "endif" => open.pop().map_or_else(not_read, |_| Ok(())),
        "define" if keeps => {
            let name_end = rest.find(|letter: char| !letter.is_alphanumeric() && letter != '_').unwrap_or(rest.len());
            let (name, rest) = rest.split_at(name_end);
            let (parameters, body) = match rest.strip_prefix('(') {
                Some(inner) => {
                    let Some((list, body)) = inner.split_once(')') else { return not_read() };
                    let list = list.split(',').map(str::trim).filter(|name| !name.is_empty()).map(Name::from).collect();
                    (Some(list), body)
                }
                None => (None, rest),
            };
            if macros.contains_key(name) || name.is_empty() || body.contains('#') {
                return not_read();
            }
            let mut tokens = lexer::tokens(&body.replace("\\\n", " ").replace("\\\r\n", " "), grammar)?;
            tokens.retain(|token| token.kind != Kind::End);
            let place = place.clone();
            tokens.iter_mut().for_each(|token| token.place = place.clone());
            macros.insert(name.into(), Macro { parameters, tokens });
            Ok(())
        }
        "define" => Ok(()),
        _ => not_read(),
    }
}

struct Expander<'a> {
    macros: &'a HashMap<Name, Macro>,
    out: Vec<Token>,
    seen: usize,
}

impl Expander<'_> {
    /// Puts out all tokens. What a macro makes stands where the macro is used.
    fn all(&mut self, tokens: &[Token], inside: &mut Vec<Name>, used_at: Option<&Place>) -> Read<()> {
        let mut at = 0;
        while let Some(token) = tokens.get(at) {
            at += 1;
            self.seen += 1;
            if self.seen > MOST {
                return wrong(FormulaFlaw::TooMuch(Bound::Tokens, MOST), &token.place);
            }
            let place = used_at.cloned().unwrap_or_else(|| token.place.clone());
            let found = token
                .word()
                .filter(|name| !inside.contains(name))
                .and_then(|name| Some((name, self.macros.get(name)?)));
            let Some((name, found)) = found else {
                self.out.push(Token { place, ..token.clone() });
                continue;
            };
            if inside.len() >= MOST_DEPTH {
                return wrong(FormulaFlaw::TooMuch(Bound::Calls, MOST_DEPTH), &place);
            }
            let body = match &found.parameters {
                None => found.tokens.clone(),
                Some(parameters) => {
                    let Some((arguments, end)) = arguments(tokens, at) else {
                        self.out.push(Token { place, ..token.clone() });
                        continue;
                    };
                    at = end;
                    if arguments.len() != parameters.len() && !(parameters.is_empty() && arguments.len() == 1) {
                        return wrong(
                            FormulaFlaw::Arguments(name.to_string(), arguments.len(), parameters.len()),
                            &place,
                        );
                    }
                    let mut body = Vec::new();
                    for token in &found.tokens {
                        let argument = token.word().and_then(|word| parameters.iter().position(|name| name == word));
                        match argument {
                            Some(argument) => body.extend(arguments[argument].iter().cloned()),
                            None => body.push(token.clone()),
                        }
                    }
                    body
                }
            };
            inside.push(name.clone());
            self.all(&body, inside, Some(&place))?;
            inside.pop();
        }
        Ok(())
    }
}

/// The arguments of a macro that begin there, and where they end.
fn arguments(tokens: &[Token], at: usize) -> Option<(Vec<Vec<Token>>, usize)> {
    if !tokens.get(at)?.is("(") {
        return None;
    }
    let mut all = vec![Vec::new()];
    let mut depth = 0_usize;
    for (place, token) in tokens.iter().enumerate().skip(at + 1) {
        match token.kind {
            Kind::Sign(")") if depth == 0 => return Some((all, place + 1)),
            Kind::Sign(",") if depth == 0 => all.push(Vec::new()),
            _ => {
                match token.kind {
                    Kind::Sign("(" | "[" | "{") => depth += 1,
                    Kind::Sign(")" | "]" | "}") => depth = depth.saturating_sub(1),
                    _ => {}
                }
                all.last_mut()?.push(token.clone());
            }
        }
    }
    None
}
