//! What makes a sign or a member mean something else than in its language: operators that the text defines, hooks that are
//! called when a member is read. With one of them in a text, nothing of the text is certain.

use super::super::syntax::Place;
use super::grammar;
use super::lexer;
use super::token::{Kind, Token};
use crate::formula::SourceLanguage::{
    self, CSharp, Cpp, GdScript, JavaScript, Kotlin, Lua, Python, Rust, Swift, TypeScript,
};
use crate::program::is_in;

/// Words by language. In Rust, `impl` stands before them.
const HOOKS: [(&[SourceLanguage], &str); 6] = [
    (&[Cpp, CSharp, Kotlin], "operator"),
    (&[CSharp], "implicit explicit"),
    (
        &[JavaScript, TypeScript],
        "Proxy defineProperty defineProperties __defineGetter__ setPrototypeOf __proto__ valueOf",
    ),
    (&[Lua], "__lt __le __eq __add __sub __mul __div __idiv __mod __unm __newindex debug"),
    (
        &[Python],
        "__lt__ __le__ __gt__ __ge__ __add__ __radd__ __sub__ __rsub__ __mul__ __rmul__ __truediv__ \
            __floordiv__ __mod__ __neg__ __abs__ __bool__ __getattr__ __getattribute__ __setattr__ __get__ \
            setattr exec eval globals",
    ),
    (&[GdScript], "_get _set"),
];
const TRAITS: &str = "PartialOrd Ord PartialEq Add Sub Mul Div Rem Neg Not Deref Index";

/// The first of them, if there is one.
pub(crate) fn hook(text: &str, language: SourceLanguage) -> Option<(String, Place)> {
    let grammar = grammar::grammar(language);
    let tokens = lexer::tokens(text, grammar).ok()?;
    let mut is_behind_impl = false;
    for (at, token) in tokens.iter().enumerate() {
        let next = tokens.get(at + 1);
        let found = match &token.kind {
            Kind::Word(word) if language == Rust => {
                let is_hook = is_behind_impl && is_in(word, TRAITS);
                is_behind_impl = &**word == "impl" || is_behind_impl && &**word != "for";
                is_hook
            }
            // `func < (a: N, b: N)`
            Kind::Word(word) if language == Swift && &**word == "func" => {
                next.is_some_and(|next| matches!(next.kind, Kind::Sign(_)))
            }
            // What an extension of a protocol defines is called by the type that is written, not by the thing's own.
            Kind::Word(word) if language == Swift && &**word == "extension" => {
                let is_protocol = |name: &Token| {
                    tokens.windows(2).any(|two| two[0].is_word("protocol") && two[1].word() == name.word())
                };
                next.is_some_and(|next| next.word().is_some() && is_protocol(next))
            }
            // `{ x: 0, get right() { … } }`: a member that is called when it is read. Those of classes are followed.
            Kind::Word(word) if matches!(language, JavaScript | TypeScript) && &**word == "get" => {
                let before = |by: usize| at.checked_sub(by).and_then(|at| tokens.get(at));
                let is_value = |token: &Token| token.is_any_sign("= ( : ,") || token.is_word("return");
                let is_object = before(1).is_some_and(|it| it.is(","))
                    || before(1).is_some_and(|it| it.is("{")) && before(2).is_some_and(is_value);
                is_object
                    && next.is_some_and(|next| next.word().is_some())
                    && tokens.get(at + 2).is_some_and(|it| it.is("("))
            }
            Kind::Word(word) => {
                HOOKS.iter().any(|(languages, words)| languages.contains(&language) && is_in(word, words))
                    // `__index = function`: a table there is a class.
                    || language == Lua
                        && &**word == "__index"
                        && tokens.get(at + 2).is_some_and(|behind| behind.is_word("function"))
            }
            Kind::Sign("{") => {
                is_behind_impl = false;
                false
            }
            _ => false,
        };
        if found {
            let place = token.place.start..next.filter(|_| language == Swift).unwrap_or(token).place.end;
            return Some((text.get(place.clone())?.to_owned(), place));
        }
    }
    None
}
