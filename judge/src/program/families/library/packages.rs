//! Types of libraries by their packages: what a text imports, and which type its names then mean.
//!
//! The table names such a type with its package: `java.awt.Rectangle`. A name alone, as `Rectangle`, is of any library.

use super::LIBRARY;
use crate::formula::SourceLanguage::{self, CSharp, Java, Kotlin};
use crate::program::{is_in, words_in};

/// What a text imports: single names, and all names of a package.
#[derive(Debug, Default)]
pub(crate) struct Imports {
    language: Option<SourceLanguage>,
    single: Vec<String>,
    all_of: Vec<String>,
    /// Types that the text defines.
    defined: Vec<String>,
}

impl Imports {
    pub(crate) fn of(text: &str, language: SourceLanguage) -> Self {
        let mut found = Self { language: Some(language), ..Self::default() };
        let begins = match language {
            Java | Kotlin => "import ",
            CSharp => "using ",
            _ => return found,
        };
        for line in text.lines().filter_map(|line| line.trim_start().strip_prefix(begins)) {
            let path = line.split([';', '/', '=']).next().unwrap_or_default().trim();
            match path.strip_suffix(".*") {
                Some(package) => found.all_of.push(package.into()),
                None if language == CSharp => found.all_of.push(path.into()),
                None => found.single.push(path.into()),
            }
        }
        const BEFORE: &str = "class struct record interface object enum typealias using";
        let words = || words_in(text).filter(|it| !it.is_empty());
        let pairs = words().zip(words().skip(1));
        found.defined = pairs.filter(|(word, _)| is_in(word, BEFORE)).map(|(_, name)| name.into()).collect();
        found
    }

    /// The name of the table for a type that the text writes so.
    pub(crate) fn full(&self, written: &str) -> Option<&'static str> {
        let language = self.language?;
        let types = LIBRARY.iter().filter(|ty| ty.languages.contains(&language));
        let mut names = types.flat_map(|ty| ty.names.split(' ')).filter(|name| name.contains('.'));
        if written.contains('.') {
            return names.find(|name| *name == written);
        }
        let is_it = |path: &str| path.rsplit('.').next() == Some(written);
        if self.defined.iter().any(|own| own == written) {
            return None;
        }
        if let Some(single) = self.single.iter().find(|path| is_it(path)) {
            return names.find(|name| name == single);
        }
        let is_of_all = |name: &&str| {
            is_it(name) && name.rsplit_once('.').is_some_and(|(package, _)| self.all_of.iter().any(|it| it == package))
        };
        let mut fitting = names.filter(is_of_all);
        match (fitting.next(), fitting.next()) {
            (Some(only), None) => Some(only),
            _ => None,
        }
    }
}

/// The name of a type without its package.
pub(crate) fn without_package(name: &str) -> &str {
    name.rsplit('.').next().unwrap_or(name)
}

/// The package of a type, where its name has one.
pub(crate) fn package(name: &str) -> Option<&str> {
    name.rsplit_once('.').map(|(package, _)| package)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn imports_say_which_type_is_meant() {
        let awt = Imports::of("import java.awt.Rectangle;\nboolean hit(Rectangle a) {}", Java);
        assert_eq!(awt.full("Rectangle"), Some("java.awt.Rectangle"));
        assert_eq!(awt.full("Rect"), None);
        assert_eq!(awt.full("android.graphics.Rect"), Some("android.graphics.Rect"));
        let all = Imports::of("import java.awt.*;", Java);
        assert_eq!(all.full("Rectangle"), Some("java.awt.Rectangle"));
        // Another one by its name, one of the text, and two that could be meant.
        let other = Imports::of("import java.awt.*;\nimport org.example.Rectangle;", Java);
        assert_eq!(other.full("Rectangle"), None);
        let own = Imports::of("using System.Drawing;\nstruct Rectangle { public float X; }", CSharp);
        assert_eq!(own.full("Rectangle"), None);
        let both = Imports::of("using System.Drawing;\nusing Microsoft.Xna.Framework;", CSharp);
        assert_eq!(both.full("Rectangle"), None);
    }
}
