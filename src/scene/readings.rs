//! What the panel tells, as data: the painter of the panel chooses the type, never the words.

use super::OwnGap;
use crate::figure::Pictogram;
use crate::text;
use crate::words::Text;
use hantei_collision::{About, Turn};

/// The truth of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Truth {
    /// Holds.
    True,
    /// Does not hold.
    False,
    /// A short-circuit ended the method before it got here.
    NotReached,
    /// A short-circuit ended the method before it got here; there it would be this.
    Would(bool),
    /// Not told before a guess.
    Open,
}

impl From<bool> for Truth {
    fn from(holds: bool) -> Self {
        if holds { Self::True } else { Self::False }
    }
}

impl Truth {
    /// The same in words.
    pub fn says(self) -> Text {
        match self {
            Self::True => text!("true"),
            Self::False => text!("false"),
            Self::NotReached => text!("not-reached"),
            Self::Would(true) => text!("would-be-true"),
            Self::Would(false) => text!("would-be-false"),
            Self::Open => Text::plain("?"),
        }
    }
}

/// One method, and what it says.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MethodRow {
    /// Its key.
    pub name: &'static str,
    /// Whose method it is.
    pub source: Text,
    /// Its verdict in the scene's words, or what it costs; empty while something is not placed.
    pub says: Text,
    /// The same as a truth value.
    pub verdict: Option<bool>,
    /// Its verdict is not the true one.
    pub is_wrong: bool,
    /// Whether it is the one that the scene uses.
    pub chosen: bool,
    /// What it says as a picture, where the methods stand on the panel's first page, with the next two.
    pub picture: Pictogram,
    /// How much of it.
    pub by: Text,
    /// Whether that is so; `None` where it is a rule, and neither right nor wrong.
    pub is_so: Option<bool>,
}

/// One line of a section.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// What it speaks of, if that can be shown in the picture: rows that speak of the same light up together.
    pub about: Option<About>,
    /// What it speaks of is lit up in the picture.
    pub lit: bool,
    /// What it asks about, as a picture.
    pub picture: Pictogram,
    /// What it says.
    pub content: Content,
}

/// What a row says.
#[derive(Clone, Debug, PartialEq)]
pub enum Content {
    /// A comparison: as written, in numbers, in words.
    Comparison {
        /// As written.
        asked: String,
        /// The left number; empty if not reached.
        left: String,
        /// The sign.
        symbol: &'static str,
        /// The right number; empty if not reached.
        right: String,
        /// Its truth.
        truth: Truth,
        /// The state in which it holds.
        meaning: Text,
        /// Whether the answer speaks for a hit, or against it; `None` if not reached, or if it alone decides nothing.
        speaks_for: Option<bool>,
    },
    /// What a method computes before it compares, from what, and the number.
    Computed {
        /// What it is.
        meaning: Text,
        /// As code.
        code: String,
        /// The number from which it comes; nothing where that stands elsewhere.
        from: Option<String>,
        /// Its number, or two.
        value: String,
    },
    /// Two numbers as bars to one scale, the first one in parts.
    Bars {
        /// What the first one is.
        name: &'static str,
        /// Its parts, and each in words.
        parts: Vec<(f64, String)>,
        /// How it comes about, in numbers.
        formula: String,
        /// What the second one is.
        other: &'static str,
        /// The second one, and in words.
        number: (f64, String),
        /// How that comes about.
        other_formula: String,
    },
    /// A side value: what it is, its number, what that means, and how it comes about.
    Side {
        /// `AB × AP`
        what: String,
        /// Its number.
        value: String,
        /// On which side of the edge that is.
        meaning: Text,
        /// The number written out.
        formula: String,
        /// How far the point is from the edge's line, positive on the right.
        distance: Text,
    },
    /// What the columns of the [`Sided`](Self::Sided) rows below are.
    Columns {
        /// Of what stands at the left.
        what: Text,
        /// Of the two truths.
        heads: [Text; 2],
    },
    /// An edge, the side that a point is on, and whether two comparisons with that side's number hold.
    Sided {
        /// The edge's direction as it is seen, y down and of length 1; `None` for one without length.
        direction: Option<(f64, f64)>,
        /// On which side of it the point is seen.
        turn: Turn,
        /// The same in words.
        meaning: Text,
        /// `AB × AP`
        what: String,
        /// Its number.
        value: String,
        /// One for each column.
        truths: [Truth; 2],
    },
    /// A line of code.
    Code {
        /// With its indentation.
        text: Text,
        /// The method is here.
        is_current: bool,
        /// The method comes, or came, past here.
        is_reached: bool,
    },
    /// Two words side by side, and a truth.
    Fact {
        /// What it is about.
        what: Text,
        /// What it says of it.
        meaning: Text,
        /// The same as a truth value.
        verdict: bool,
    },
}

impl Row {
    /// The same before a guess: what is asked, without numbers and answer. Nothing but a comparison can be shown then.
    pub(super) fn untold(self) -> Option<Self> {
        let Content::Comparison { asked, symbol, meaning, .. } = self.content else { return None };
        let (left, right) = (String::new(), String::new());
        let content = Content::Comparison { asked, left, symbol, right, truth: Truth::Open, meaning, speaks_for: None };
        Some(Self { lit: false, content, ..self })
    }

    /// Whether it decides a miss by itself; `verdict` is the answer of all rows.
    pub fn decides(&self, verdict: Option<bool>) -> bool {
        verdict == Some(false) && matches!(self.content, Content::Comparison { speaks_for: Some(false), .. })
    }

    /// Whether it tells no number and no answer.
    pub fn is_untold(&self) -> bool {
        matches!(&self.content, Content::Comparison { truth: Truth::Open, left, right, speaks_for: None, .. }
            if left.is_empty() && right.is_empty())
    }

    /// A row that speaks of something, or of nothing that can be shown.
    pub(super) fn new(about: Option<About>, content: Content) -> Self {
        Self { about, lit: false, picture: Pictogram::None, content }
    }
}

/// Rows under a title.
#[derive(Clone, Debug, PartialEq)]
pub struct Section {
    /// What the rows are.
    pub title: Text,
    /// In order.
    pub rows: Vec<Row>,
}

impl Section {
    /// Rows that are shown.
    pub(super) fn new(title: Text, rows: Vec<Row>) -> Self {
        Self { title, rows }
    }
}

/// A question that is asked before the answer is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Guessing {
    /// What is asked.
    pub question: Text,
    /// The two answers.
    pub answers: [Text; 2],
    /// Whether the first was guessed; `None` while a guess is waited for.
    pub said: Option<bool>,
    /// Whether the guess is right.
    pub is_right: Option<bool>,
    /// For each kind of case its name, how many guesses were right, and how many there were.
    pub tally: Vec<(Text, usize, usize)>,
    /// Whether the last guesses were right, the last one last.
    pub history: Vec<bool>,
    /// Another case can be dealt.
    pub deals: bool,
}

/// Everything that the panel tells about one state, the most important first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Readings {
    /// The answer in one or two words, or what to do next.
    pub headline: Text,
    /// The same as a truth value; `None` while something is not placed.
    pub verdict: Option<bool>,
    /// The same in a word within a sentence: `hit`.
    pub answer: Option<Text>,
    /// The same as the source says it: `true` or `false`.
    pub word: Option<Text>,
    /// The same as a picture.
    pub picture: Pictogram,
    /// Another short fact, which stands apart from the verdict.
    pub chip: Option<Text>,
    /// Why, in a sentence, from the comparisons that were made.
    pub reason: Option<Text>,
    /// What the rows add up to, where that has words of its own: before the answer.
    pub sum: Option<Text>,
    /// What is so, where the chosen method says otherwise.
    pub truth: Option<Text>,
    /// The comparison that is lit up in the picture, the one of the present step first.
    pub present: Option<Content>,
    /// The present step is behind the last comparison: what follows from all of them is lit up.
    pub is_summed: bool,
    /// The exact relation, and other facts, a line each.
    pub facts: Vec<Text>,
    /// Every method and what it says.
    pub methods: Vec<MethodRow>,
    /// Sentences that explain: why methods disagree, which of them apply.
    pub notes: Vec<Text>,
    /// The name of the action that would help.
    pub remedy: Option<&'static str>,
    /// The numbers.
    pub sections: Vec<Section>,
    /// What the figure of the panel's first page is: a line, or a title and a line; nothing where there is none.
    pub figure: Vec<Text>,
    /// What there is to guess.
    pub guessing: Option<Guessing>,
    /// What is known of a typed test, while it is the chosen method.
    pub typed: Option<Typed>,
}

/// What is known of a typed test.
#[derive(Clone, Debug, PartialEq)]
pub struct Typed {
    /// What a judge says of it, or how far it has come.
    pub verdict: Text,
    /// The same as a truth value; `None` while it is being judged.
    pub is_wrong: Option<bool>,
    /// The case that it gets wrong which is shown.
    pub example: Option<Text>,
    /// How it was read, a sentence each.
    pub reading: Vec<Text>,
    /// Why it cannot be asked yet.
    pub gap: Option<OwnGap>,
    /// The fixed parts of its text, before, between and behind its blanks; one part if it has none.
    pub parts: Vec<String>,
    /// What the blanks are filled with.
    pub contents: Vec<String>,
    /// The names that the text does not define, with the numbers that were given for them.
    pub constants: Vec<(String, Option<f64>)>,
    /// What its shapes are called in the text, A first, where they have names of their own.
    pub called: Option<[String; 2]>,
    /// It may be a whole test: what its numbers, its y and its origin are is of interest.
    pub has_rules: bool,
}

impl Readings {
    /// An answer, or what to do next, and nothing else yet.
    pub fn headline(headline: Text, verdict: Option<bool>) -> Self {
        let picture = match verdict {
            Some(true) => Pictogram::Hit,
            Some(false) => Pictogram::Miss,
            None => Pictogram::None,
        };
        Self { headline, verdict, picture, ..Self::default() }
    }
}
