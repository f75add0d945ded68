//! A figure's command: the words of a command line, as `rects a=171,190,100,100 border=hits`.

use crate::Refused;
use hantei_scenes::scene::{self, Viewer};
use hantei_scenes::words::{Language, Words};

/// The words that open a scene.
#[derive(Clone, Debug)]
pub(crate) struct Command(Vec<String>);

impl Command {
    pub(crate) fn new(line: &str) -> Result<Self, Refused> {
        let words = shlex::split(line).ok_or_else(|| format!("`{line}`: a quotation mark is not closed"))?;
        let command = Self(words);
        command.opened()?;
        Ok(command)
    }

    /// The scene, freshly opened.
    pub(crate) fn opened(&self) -> Result<Viewer, Refused> {
        scene::open(&self.0).map_err(|why| format!("`{}`: {}", self.0.join(" "), Words::new(Language::En).say(&why)))
    }

    /// What opens it in the program's page, without the `?`.
    pub(crate) fn query(&self, language: Language) -> String {
        let scene = self.0.iter().find(|word| !word.contains('=')).map(|name| format!("scene={name}"));
        let settings = self.0.iter().filter_map(|word| word.split_once('='));
        let settings = settings.map(|(key, value)| format!("{key}={}", escaped(value)));
        scene.into_iter().chain(settings).chain([format!("lang={}", language.name())]).collect::<Vec<_>>().join("&")
    }
}

/// A value as a part of an address.
pub(crate) fn escaped(value: &str) -> String {
    let as_it_is = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~,:/".contains(&byte);
    let one = |byte: u8| if as_it_is(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") };
    value.bytes().map(one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_becomes_the_query_of_an_address() {
        let command = Command::new(r#"rects a=1,2,3,4 method=own formula="ax < bx && ay < by""#).expect("a command");
        let query = "scene=rects&a=1,2,3,4&method=own&formula=ax%20%3C%20bx%20%26%26%20ay%20%3C%20by&lang=ja";
        assert_eq!(command.query(Language::Ja), query);
    }

    #[test]
    fn what_hantei_cannot_open_is_refused() {
        for line in ["rectangles", "rects a=1", "rects speed=3", "rects formula=\"ax"] {
            Command::new(line).expect_err(line);
        }
    }
}
