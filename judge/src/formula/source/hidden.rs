//! What may change or hide what is judged: it is seen in the text before this is followed.

use super::Source;
use crate::formula::error::{Bound, FormulaFlaw, Read, wrong};
use crate::formula::language::SourceLanguage::{
    self, C, CSharp, Cpp, Go, Java, JavaScript, Kotlin, Lua, Python, Rust, Swift, TypeScript,
};
use crate::formula::meaning::{Arithmetic, Joint};
use crate::formula::syntax::{Function, Role, Sign, Token, TokenKind};

/// Words of functions that answer later, or many times.
const LATER: [&str; 6] = ["yield", "await", "defer", "co_return", "co_yield", "co_await"];
/// What is asked in place of a member or of an operator.
const HOOKS: [&str; 17] = [
    "__getattr__",
    "__getattribute__",
    "__lt__",
    "__le__",
    "__gt__",
    "__ge__",
    "__add__",
    "__sub__",
    "__mul__",
    "__lt",
    "__le",
    "__add",
    "__sub",
    "Proxy",
    "defineProperty",
    "defineProperties",
    "__defineGetter__",
];
/// What Rust's operators call.
const TRAITS: [&str; 6] = ["Add", "Sub", "Mul", "Neg", "PartialOrd", "Ord"];
/// Modules of numbers, and words that name them in an import.
const MODULES: [&str; 9] = ["Math", "math", "Mathf", "MathF", "std", "cmath", "np", "numpy", "core"];

/// The most functions that one uses.
const USED: usize = 64;

/// Refuses a text in which something may change what is judged, or hide it.
pub(in crate::formula) fn nothing_hidden(source: &Source<'_>, function: Option<&Function>) -> Read<()> {
    let text = Vetted { source, tokens: &source.tokens, used: used(source, function)? };
    let found = text.later().or_else(|| text.decorated()).or_else(|| text.hook()).or_else(|| text.reference());
    if let Some(at) = found.or_else(|| text.given_anew()).or_else(|| text.imported()) {
        let token = &text.tokens[at];
        let place = if token.decorated { text.decorator(token) } else { token.place.clone() };
        return wrong(FormulaFlaw::MayChange(source.text[place.clone()].to_owned()), &place);
    }
    match text.twice() {
        Some(other) => wrong(FormulaFlaw::Twice(other.name.clone()), &other.place),
        None => Ok(()),
    }
}

/// The function, and all functions of the text that it uses, directly or not.
fn used<'a>(source: &'a Source<'_>, function: Option<&'a Function>) -> Read<Vec<&'a Function>> {
    let mut used: Vec<&Function> = function.into_iter().collect();
    let mut at = 0;
    while let Some(one) = used.get(at).copied() {
        for word in source.tokens[one.tokens.clone()].iter().filter_map(Token::word) {
            for other in source.functions.iter().filter(|other| other.name == word) {
                if !used.iter().any(|known| std::ptr::eq(*known, other)) {
                    used.push(other);
                }
                if used.len() > USED {
                    return wrong(FormulaFlaw::TooMuch(Bound::Calls, USED), &other.place);
                }
            }
        }
        at += 1;
    }
    Ok(used)
}

struct Vetted<'a> {
    source: &'a Source<'a>,
    tokens: &'a [Token],
    /// The functions that are judged; without any, the whole text is.
    used: Vec<&'a Function>,
}

impl<'a> Vetted<'a> {
    fn is(&self, languages: &[SourceLanguage]) -> bool {
        self.source.language.is_some_and(|language| languages.contains(&language))
    }

    fn sign(&self, at: usize, sign: Sign) -> bool {
        self.tokens.get(at).is_some_and(|token| token.is(sign))
    }

    fn word(&self, at: usize) -> Option<&'a str> {
        self.tokens.get(at).and_then(Token::word)
    }

    fn is_used(&self, at: usize) -> bool {
        self.used.is_empty() || self.used.iter().any(|function| function.tokens.contains(&at))
    }

    fn all(&self) -> impl Iterator<Item = usize> {
        0..self.tokens.len()
    }

    /// The tokens of a function's line before the function: its modifiers and its type.
    fn before(&self, function: &Function) -> impl Iterator<Item = usize> {
        let begin = (0..=function.tokens.start).rev().find(|&at| self.tokens[at].begins_line).unwrap_or_default();
        let is_its = |at: &usize| {
            let token = &self.tokens[*at];
            !token.is(Sign::Semicolon) && !token.opens() && !token.closes()
        };
        (begin..function.tokens.start).rev().take_while(is_its)
    }

    /// An answer that comes later, a generator, a variable that keeps its value from one call to the next.
    fn later(&self) -> Option<usize> {
        let inside = |at: &usize| {
            let is_static = self.tokens[*at].is_word("static")
                && self.is(&[C, Cpp, Rust])
                && !matches!(self.word(at + 1), Some("const" | "constexpr"))
                && self
                    .used
                    .iter()
                    .any(|function| function.head(self.tokens).end <= *at && function.tokens.contains(at));
            is_static || self.word(*at).is_some_and(|word| LATER.contains(&word))
        };
        let head = |function: &&Function| {
            let star =
                function.tokens.start.checked_sub(1).filter(|at| {
                    self.is(&[JavaScript, TypeScript]) && self.sign(*at, Sign::Compute(Arithmetic::Times))
                });
            star.or_else(|| self.before(function).find(|at| self.tokens[*at].is_word("async")))
        };
        self.all().filter(|at| self.is_used(*at)).find(inside).or_else(|| self.used.iter().find_map(head))
    }

    /// A decorator that is not known, on a used function or on a class.
    fn decorated(&self) -> Option<usize> {
        let is_class = |at: &usize| self.tokens[*at].is_word("class");
        let of_function = |function: &&Function| {
            std::iter::once(function.tokens.start).chain(self.before(function)).find(|at| self.tokens[*at].decorated)
        };
        let of_class = || self.all().filter(|at| self.tokens[*at].decorated).find(is_class);
        self.used.iter().find_map(of_function).or_else(of_class)
    }

    /// The place of the decorator before a token.
    fn decorator(&self, token: &Token) -> std::ops::Range<usize> {
        let text = &self.source.text[..token.place.start];
        let begin = text.rfind('@').unwrap_or_default();
        let length = text[begin + 1..].find(|it: char| !it.is_alphanumeric() && !"_.".contains(it));
        begin..length.map_or(text.len(), |length| begin + 1 + length)
    }

    /// A function in place of a member or of an operator.
    fn hook(&self) -> Option<usize> {
        self.all().find(|&at| {
            let Some(word) = self.word(at) else { return false };
            let is_sign = |at: usize| {
                self.tokens
                    .get(at)
                    .is_some_and(|token| token.compares() || matches!(token.kind, TokenKind::Sign(Sign::Compute(_))))
            };
            match word {
                "operator" => is_sign(at + 1) || self.word(at + 1) == Some("fun"),
                "func" => self.is(&[Swift]) && is_sign(at + 1),
                "impl" => self.is(&[Rust]) && self.word(at + 1).is_some_and(|it| TRAITS.contains(&it)),
                "__index" => self.word(at + 2) == Some("function") || self.sign(at + 1, Sign::Open),
                word => HOOKS.contains(&word),
            }
        })
    }

    /// A reference to a part of something, or a parameter that is one, which is given a new value.
    fn reference(&self) -> Option<usize> {
        let is_name = |at: usize| {
            self.word(at).is_some()
                && (self.is(&[Cpp]) && self.sign(at - 1, Sign::Join(Joint::BothOf)) && self.word(at - 2).is_some()
                    || matches!(self.word(at - 2), Some("ref" | "out"))
                    || self.sign(at + 1, Sign::Colon) && self.word(at + 2) == Some("inout"))
        };
        let given = |at: usize, name: &str| {
            let changes = |at: usize| match self.tokens.get(at).map(|token| &token.kind) {
                Some(TokenKind::Sign(sign)) => {
                    matches!(sign, Sign::Assign | Sign::Change(_) | Sign::ChangeTest(_) | Sign::Count)
                }
                _ => false,
            };
            self.tokens[at].is_word(name)
                && !matches!(self.tokens[at - 1].kind, TokenKind::Sign(Sign::Dot | Sign::Arrow))
                && (changes(at + 1) || self.sign(at - 1, Sign::Count))
        };
        // `auto& [x, y, w, h] = a`
        let is_part = |at: usize| {
            let open = (0..at).rev().find(|&open| self.word(open).is_none() && !self.sign(open, Sign::Comma));
            open.is_some_and(|open| {
                open > 1 && self.sign(open, Sign::OpenBracket) && self.sign(open - 1, Sign::Join(Joint::BothOf))
            })
        };
        let names = (2..self.tokens.len()).filter(|at| self.is_used(*at));
        let mut names = names.filter(|&at| is_name(at) || self.is(&[Cpp]) && self.word(at).is_some() && is_part(at));
        names.find_map(|name| {
            let written = self.word(name)?;
            (name + 1..self.tokens.len()).find(|&at| given(at, written) && self.is_used(at))
        })
    }

    /// Functions that are called, and modules, in what is judged.
    fn is_name_in_use(&self, name: &str) -> bool {
        let calls =
            |at: usize| self.tokens[at].is_word(name) && (self.sign(at + 1, Sign::Open) || MODULES.contains(&name));
        self.used.iter().any(|function| function.name == name) || self.all().any(|at| calls(at) && self.is_used(at))
    }

    /// A name in use that gets another value elsewhere: `hit = …`, `Math.max = …`.
    fn given_anew(&self) -> Option<usize> {
        let is_definition = |at: usize| {
            let is_its = |function: &Function| {
                function.place.start == self.tokens[at].place.start || function.tokens.start == at + 2
            };
            self.used.iter().copied().any(is_its)
        };
        let inside = |at: usize| self.source.functions.iter().any(|function| function.tokens.contains(&at));
        self.all().find(|&at| {
            if !self.sign(at + 1, Sign::Assign) || self.tokens[at].open > 0 {
                return false;
            }
            let Some(name) = self.word(at) else { return false };
            let before = at.checked_sub(1);
            if before.is_some_and(|before| self.sign(before, Sign::Dot)) {
                return at > 1 && self.word(at - 2).is_some_and(|of| MODULES.contains(&of));
            }
            let is_declared = before.is_some_and(|before| self.word(before).is_some() && !self.tokens[at].begins_line);
            let is_local = inside(at) && (is_declared || self.is(&[Python])) || self.is_used(at);
            // `abs = math.abs`, `Rect = pygame.Rect`
            let is_same = self.word(at + 2).is_some_and(|of| MODULES.contains(&of))
                || self.sign(at + 3, Sign::Dot) && self.word(at + 4) == Some(name);
            !is_local && !is_same && !is_definition(at) && self.is_name_in_use(name)
        })
    }

    /// A name in use that another file defines: `from ours import abs`, `const { max } = require("ours")`.
    fn imported(&self) -> Option<usize> {
        let mut at = 0;
        while at < self.tokens.len() {
            let begins =
                matches!(self.word(at), Some("import" | "from" | "use" | "using")) && self.tokens[at].begins_line;
            let begin = at;
            at += 1;
            if self.word(begin) == Some("require") {
                let open =
                    (0..begin).rev().find(|&open| self.sign(open, Sign::OpenBrace) || self.sign(open, Sign::Semicolon));
                let mut names = open.unwrap_or_default()..begin;
                match names.find(|&at| self.word(at).is_some_and(|word| self.is_name_in_use(word))) {
                    None => continue,
                    found => return found,
                }
            }
            if !begins {
                continue;
            }
            let mut depth = 0_usize;
            while at < self.tokens.len()
                && (depth > 0 || !self.tokens[at].begins_line)
                && !self.sign(at, Sign::Semicolon)
            {
                depth = (depth + usize::from(self.tokens[at].opens()))
                    .saturating_sub(usize::from(self.tokens[at].closes()));
                at += 1;
            }
            let words = begin + 1..at;
            let has = |names: &[&str]| words.clone().any(|at| self.word(at).is_some_and(|word| names.contains(&word)));
            if has(&MODULES) && !has(&["as"]) {
                continue;
            }
            // A type is no function: `import java.awt.Rectangle`.
            let hides = |word: &str| {
                (MODULES.contains(&word) || !word.starts_with(char::is_uppercase)) && self.is_name_in_use(word)
            };
            let named = words.clone().find(|&at| self.word(at).is_some_and(hides));
            // `import numpy as np`
            if named.is_some_and(|named| {
                !(has(&["numpy", "math"]) && MODULES.contains(&self.word(named).unwrap_or_default()))
            }) {
                return named;
            }
        }
        None
    }

    /// Another definition of a used function, in the same block.
    fn twice(&self) -> Option<&'a Function> {
        let is_whole = |function: &Function| function.role == Role::Function && !function.name.is_empty();
        let overloads = self.is(&[Cpp, CSharp, Java, Kotlin, Swift]);
        let head = |function: &Function| -> Vec<&TokenKind> {
            self.tokens[function.head(self.tokens)].iter().map(|token| &token.kind).collect()
        };
        self.used.iter().copied().filter(|function| is_whole(function)).find_map(|function| {
            self.source.functions.iter().find(|other| {
                is_whole(other)
                    && other.name == function.name
                    && !std::ptr::eq(*other, function)
                    && self.block(other) == self.block(function)
                    && self.owner(other) == self.owner(function)
                    && !(overloads && head(other) != head(function))
            })
        })
    }

    /// What a function belongs to by its head: `Box` of `function Box:hits()`, of `func (b Box) hits()`.
    fn owner(&self, function: &Function) -> Option<&'a str> {
        let name = function.head(self.tokens).start;
        if self.is(&[Go]) {
            let close = (function.tokens.start..name).rev().find(|&at| self.sign(at, Sign::Close));
            return close.and_then(|close| self.word(close - 1));
        }
        let before = name.checked_sub(1)?;
        let joins = [Sign::Dot, Sign::Colon, Sign::Scope].iter().any(|sign| self.sign(before, *sign));
        if joins { self.word(before.checked_sub(1)?) } else { None }
    }

    /// The place of the block that a function stands in; `None` outside all blocks.
    fn block(&self, function: &Function) -> Option<usize> {
        let begin = function.tokens.start;
        let indent = self.tokens[begin].indent;
        if self.source.language.is_some_and(SourceLanguage::is_indented) {
            return (0..begin).rev().find(|&at| self.tokens[at].begins_line && self.tokens[at].indent < indent);
        }
        if self.is(&[Lua]) {
            return None;
        }
        let mut open = 0;
        (0..begin).rev().find(|&at| {
            open += i32::from(self.sign(at, Sign::OpenBrace)) - i32::from(self.sign(at, Sign::CloseBrace));
            open > 0
        })
    }
}
