//! Imports: which names a text takes from elsewhere, and whether one of them means something else than hantei knows.

use super::super::library;
use super::super::syntax::{Name, Unread};
use super::Read;
use super::cursor::Parser;
use super::token::{Kind, Token};
use crate::formula::SourceLanguage::{
    self, C, CSharp, Cpp, GdScript, Go, Hsp, Java, JavaScript, Kotlin, Lua, Own, Python, Rust, Swift, TypeScript,
};
use crate::formula::{FormulaError, FormulaFlaw};
use crate::program::is_in;

/// Packages whose names are those of the tables, by their first words.
const KNOWN: [(&[SourceLanguage], &str); 4] = [
    (&[Python], "math pygame typing dataclasses __future__ abc enum collections"),
    (&[Kotlin], "kotlin kotlinx java javax javafx android androidx com.badlogic.gdx"),
    (&[Rust], "std core alloc bevy bevy_math bevy_transform glam macroquad raylib ggez"),
    (&[JavaScript, TypeScript], "three p5 phaser pixi.js"),
];
/// With these words a text defines a name itself.
const DEFINES: &str = "def class function fn fun struct enum interface object type typealias trait mod let const \
    var val static";

impl Parser<'_> {
    /// Imports: types of libraries, or names that may be anything.
    pub(super) fn import(&mut self) -> Read<bool> {
        let start = self.start();
        if !self.is_import() {
            return Ok(false);
        }
        let at = self.at;
        self.at = self.end_of_declaration(at);
        // `import { a } from './b.js'`
        if self.is_script() && self.is_word("from") && matches!(self.ahead(1).kind, Kind::Text(_)) {
            self.advance();
            self.advance();
            self.eat(";");
        }
        let place = self.since(start);
        let changes = self.brought_by(at);
        if !changes.is_empty() {
            let flaw = FormulaFlaw::MayChange(self.written(&place).chars().take(60).collect());
            let why = FormulaError { flaw, place: place.clone() };
            self.found.unread.push(Unread { changes, why, place });
        }
        Ok(true)
    }

    fn is_import(&self) -> bool {
        match self.language {
            C | Cpp | CSharp | Java => {
                (self.is_word("using") && self.language != Java && !(self.language == Cpp && self.ahead(2).is("=")))
                    || self.is_any_word("package import") && self.language == Java
            }
            JavaScript | TypeScript => {
                self.is_word("import") || (self.is_word("export") && self.ahead(1).is_any_sign("{ *"))
            }
            Kotlin | Go | Swift => self.is_any_word("package import"),
            Rust => self.is_any_word("use extern") || (self.is_word("pub") && self.ahead(1).is_word("use")),
            Python => self.is_any_word("import from"),
            GdScript => self.is_any_word("extends class_name signal"),
            Lua | Hsp | Own => false,
        }
    }

    /// The names that mean something else by the import from this token on to the place here.
    fn brought_by(&self, at: usize) -> Vec<Name> {
        let tokens = &self.tokens[at..self.at];
        match self.language {
            Java if tokens.iter().any(|token| token.is_word("static")) => {
                tokens.iter().rev().find_map(|token| token.word().cloned()).into_iter().collect()
            }
            C | Cpp | CSharp | Java | Go | Swift | GdScript => Vec::new(),
            _ if tokens.iter().any(|token| token.is_any_sign("{ *")) && tokens[0].is_word("export") => Vec::new(),
            _ if tokens[0].is_word("package") => Vec::new(),
            language => {
                let is_known = package(language, tokens).is_some_and(|path| is_known(language, &path));
                let others = || self.tokens[..at].iter().chain(&self.tokens[self.at..]);
                let names = if brings_all(tokens) {
                    others().filter_map(|token| token.word().cloned()).collect()
                } else {
                    brought(language, tokens)
                };
                let is_used = |name: &Name| others().any(|token| token.word() == Some(name));
                let words: Vec<Name> = tokens.iter().filter_map(|token| token.word().cloned()).collect();
                let renamed = renamed(&words);
                let has_meaning =
                    |name: &Name| (!is_known || renamed.contains(name)) && library::has_meaning(self.language, name);
                let is_own = |name: &Name| !brings_all(tokens) && self.defines(name, at);
                names.into_iter().filter(|name| is_used(name) && (has_meaning(name) || is_own(name))).collect()
            }
        }
    }

    /// Whether the text defines a name, or gives it a value, besides the import that begins at this token.
    fn defines(&self, name: &Name, at: usize) -> bool {
        let is_here = |place: usize| (at..self.at).contains(&place);
        let mut places = (0..self.tokens.len()).filter(|place| self.tokens[*place].word() == Some(name));
        places.any(|place| {
            let is_defined = place > 0 && self.tokens[place - 1].word().is_some_and(|it| is_in(it, DEFINES));
            !is_here(place) && (is_defined || self.token_at(place + 1).is("="))
        })
    }
}

const fn is_script(language: SourceLanguage) -> bool {
    matches!(language, JavaScript | TypeScript)
}

/// The package of an import, as `a.b`.
fn package(language: SourceLanguage, tokens: &[Token]) -> Option<String> {
    if is_script(language) {
        return tokens.iter().rev().find_map(|token| match &token.kind {
            Kind::Text(text) => Some(text.to_string()),
            _ => None,
        });
    }
    let begin = tokens.iter().position(|token| token.is_any_of("use import from crate"))?;
    let path = tokens[begin + 1..].iter().take_while(|token| token.word().is_some() || token.is_any_sign(". ::"));
    let words: Vec<&str> = path.filter_map(|token| token.word().map(|word| &**word)).collect();
    (!words.is_empty()).then(|| words.join("."))
}

fn is_known(language: SourceLanguage, path: &str) -> bool {
    let mut packages =
        KNOWN.iter().filter(|(own, _)| own.contains(&language)).flat_map(|(_, packages)| packages.split(' '));
    let is_inside =
        |package: &str| path.strip_prefix(package).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'));
    packages.any(|package| path == package || (!is_script(language) && is_inside(package)))
}

/// Whether an import brings all names of its package: `a::*`.
fn brings_all(tokens: &[Token]) -> bool {
    tokens.iter().any(|token| token.is("*")) && !tokens.iter().any(|token| token.is_word("as"))
}

/// The names that an import brings: the last of each part of its list.
fn brought(language: SourceLanguage, tokens: &[Token]) -> Vec<Name> {
    let is_plain_python = language == Python && tokens[0].is_word("import");
    let mut found = Vec::new();
    let list = tokens.split(|token| token.is_any_sign(", { } ( ) ;"));
    for part in list {
        // `from './world.js'`
        let end = part.iter().position(|token| is_script(language) && token.is_word("from")).unwrap_or(part.len());
        let words: Vec<&Name> = part[..end].iter().filter_map(Token::word).collect();
        let is_renamed = part.iter().any(|token| token.is_word("as"));
        // `import a.b` brings `a`.
        let name = match is_plain_python && !is_renamed {
            true => words.iter().find(|word| &****word != "import"),
            false => words.last(),
        };
        found.extend(name.map(|name| (*name).clone()));
    }
    found
}

/// The new names in an import: `abs` of `from math import floor as abs`. `import math as m` names a module.
fn renamed(words: &[Name]) -> Vec<Name> {
    if words.first().is_some_and(|word| &**word == "import") && words.len() == 4 {
        return Vec::new();
    }
    let is_new = |three: &&[Name]| &*three[1] == "as" && three[0] != three[2];
    words.windows(3).filter(is_new).map(|three| three[2].clone()).collect()
}

#[cfg(test)]
mod tests {
    use super::super::parse;
    use crate::formula::SourceLanguage::{self, JavaScript, Kotlin, Python, Rust};

    /// The names that are not read, because an import may give them another meaning.
    fn changed(language: SourceLanguage, text: &str) -> Vec<String> {
        let read = parse(text, language).expect(text);
        read.unread.iter().flat_map(|unread| &unread.changes).map(ToString::to_string).collect()
    }

    #[test]
    fn imports_of_known_packages_change_nothing() {
        for (language, import, rest) in [
            (Rust, "use bevy::math::{Vec2, Vec3};", "fn f(a: Vec2, b: Vec3) -> bool { a.x < b.x }"),
            (Rust, "use macroquad::prelude::*;", "fn f(a: Rect, b: Rect) -> bool { a.x < b.x }"),
            (Rust, "use std::cmp::{max, min};", "fn f(a: i32, b: i32) -> bool { max(a, b) < 3 }"),
            (Rust, "use graphics::math::Vec2d;", "fn f(a: Vec2d, b: Vec2d) -> bool { a[0] < b[0] }"),
            (Python, "import random\nimport pygame as pg", "\ndef f(a, b):\n    return a.x < b.x\n"),
            (Python, "from pygame import Rect", "\ndef f(a: Rect, b: Rect):\n    return a.x < b.x\n"),
            (Kotlin, "package a.b\nimport android.graphics.Rect", "\nfun f(a: Rect, b: Rect) = a.left < b.left\n"),
            (JavaScript, "import { player, walls as all } from './world.js';", "const f = () => player.x < all[0].x;"),
        ] {
            assert_eq!(changed(language, &format!("{import}\n{rest}")), Vec::<String>::new(), "{import}");
        }
    }

    #[test]
    fn imports_of_unknown_packages_can_change_what_is_known() {
        for (language, import, rest, name) in [
            (Rust, "use crate::math::Vec2;", "fn f(a: Vec2, b: Vec2) -> bool { a.x < b.x }", "Vec2"),
            (Rust, "use geometry::*;", "fn f(a: Rect, b: i8) -> bool { a.x < 2 }", "Rect"),
            (Python, "from odd import abs", "\ndef f(a, b):\n    return abs(a.x) < b.x\n", "abs"),
            (Python, "import odd as math", "\ndef f(a, b):\n    return math.floor(a.x) < b.x\n", "math"),
            (Python, "from odd import f", "\ndef f(a, b):\n    return a.x < b.x\n", "f"),
            (JavaScript, "import { Math } from './odd.js';", "const f = (a, b) => Math.abs(a) < b;", "Math"),
            (JavaScript, "import f from './odd.js';", "function f(a, b) { return a < b; }", "f"),
        ] {
            assert!(changed(language, &format!("{import}\n{rest}")).contains(&name.to_owned()), "{import}");
        }
        assert_eq!(changed(Python, "from odd import abs\ndef f(a, b):\n    return a < b\n"), Vec::<String>::new());
    }
}
