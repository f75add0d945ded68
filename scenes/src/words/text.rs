use std::borrow::Cow;

/// A text for people.
#[derive(Clone, Debug, PartialEq)]
pub enum Text {
    /// The same in every language: a name, a number, a formula.
    Plain(Cow<'static, str>),
    /// A whole number, its thousands apart as the language writes them.
    Whole(u64),
    /// A message of the catalogues.
    Message {
        /// Its id, kebab-case.
        id: Cow<'static, str>,
        /// Its arguments by name.
        arguments: Vec<(&'static str, Argument)>,
    },
    /// A lesson's text in at least one language, by name (`en`, `de`, `pt-br`).
    Given(Vec<(String, String)>),
}

/// An argument of a message.
#[derive(Clone, Debug, PartialEq)]
pub enum Argument {
    /// The same in every language.
    Word(Cow<'static, str>),
    /// A number that the grammar depends on.
    Count(u64),
    /// Another text.
    Text(Text),
    /// Several, joined as the language joins.
    List(Vec<Text>),
}

impl Default for Text {
    fn default() -> Self {
        Self::plain("")
    }
}

impl Text {
    /// A text that is the same in every language.
    pub fn plain(plain: impl Into<Cow<'static, str>>) -> Self {
        Self::Plain(plain.into())
    }

    /// The message with this id, without arguments.
    pub fn message(id: impl Into<Cow<'static, str>>) -> Self {
        Self::Message { id: id.into(), arguments: Vec::new() }
    }

    /// The same with one more argument.
    #[must_use]
    pub fn with(self, name: &'static str, argument: impl Into<Argument>) -> Self {
        match self {
            Self::Plain(_) | Self::Whole(_) | Self::Given(_) => self,
            Self::Message { id, mut arguments } => {
                arguments.push((name, argument.into()));
                Self::Message { id, arguments }
            }
        }
    }
}

/// `From` for several types, by an expression.
macro_rules! from {
    ($Made:ty: $($Given:ty, $given:ident => $made:expr;)+) => {
        $(impl From<$Given> for $Made {
            fn from($given: $Given) -> Self {
                $made
            }
        })+
    };
}

pub(crate) use from;

from! { Argument:
    &'static str, word => Self::Word(word.into());
    String, word => Self::Word(word.into());
    Text, text => Self::Text(text);
    Vec<Text>, texts => Self::List(texts);
    u64, count => Self::Count(count);
    usize, count => Self::Count(count as u64);
}

/// A text of the catalogues: `text!("apart", by = "12", axis = "x")`.
#[macro_export]
macro_rules! text {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::words::Text::Message {
            id: ::std::borrow::Cow::Borrowed($id),
            arguments: vec![$((stringify!($name), $crate::words::Argument::from($value))),*],
        }
    };
}
