//! What the panel shows, as data, for the painter to lay out.

use super::OwnGap;
use crate::figure::Pictogram;
use crate::text;
use crate::words::Text;
use hantei_collision::{About, Turn};

/// The truth of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Truth {
    /// It holds.
    True,
    /// It does not hold.
    False,
    /// A short circuit ended the method before this row.
    NotReached,
    /// A short circuit ended the method before this row; it would be this.
    Would(bool),
    /// Hidden until a guess.
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

/// A method and its answer.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MethodRow {
    /// Its key.
    pub name: &'static str,
    /// The end of the ids of its own texts; empty if that is its key.
    pub own_texts: &'static str,
    /// Where it comes from.
    pub source: Text,
    /// Its answer in words, or its cost; empty while something is not placed.
    pub says: Text,
    /// The same as a truth value.
    pub verdict: Option<bool>,
    /// Whether its answer is wrong.
    pub is_wrong: bool,
    /// Whether the scene uses it.
    pub chosen: bool,
    /// Its answer as a picture, on the panel's first page.
    pub picture: Pictogram,
    /// How far the response goes, beside the picture.
    pub by: Text,
    /// Whether the response is right; `None` for a rule, which is neither right nor wrong.
    pub is_so: Option<bool>,
}

impl MethodRow {
    /// The end of the ids of its texts, `idea-…` and `explain-…`: its key, unless that means something else in other
    /// places.
    pub fn told(&self) -> &'static str {
        if self.own_texts.is_empty() { self.name } else { self.own_texts }
    }
}

/// One line of a section.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// Its subject, if the picture can show that: rows with the same subject light up together.
    pub about: Option<About>,
    /// Whether its subject is lit up in the picture.
    pub lit: bool,
    /// Its subject as a picture.
    pub picture: Pictogram,
    /// What it says.
    pub content: Content,
}

/// The shadows of A and B on an axis.
#[derive(Clone, Debug, PartialEq)]
pub struct Shadows {
    /// Where A's and B's begin and end: parts of the width that the longest row has.
    pub ends: [[f64; 2]; 2],
    /// The same in numbers.
    pub numbers: String,
    /// The gap between them, or what they share.
    pub result: Text,
    /// Whether they share the least of all axes, and there is no gap.
    pub is_least: bool,
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
        /// Whether the answer speaks for a hit; `None` if not reached, or if it alone decides nothing.
        speaks_for: Option<bool>,
        /// The shadows that it compares, if it is about an axis of any direction.
        shadows: Option<Shadows>,
    },
    /// A number that a method computes before it compares.
    Computed {
        /// What it is.
        meaning: Text,
        /// As code.
        code: String,
        /// The number it comes from, unless that stands elsewhere.
        from: Option<String>,
        /// One number or two.
        value: String,
    },
    /// Two numbers as bars on one scale.
    Bars {
        /// What the first one is.
        name: &'static str,
        /// The parts of the first one, each with its words.
        parts: Vec<(f64, String)>,
        /// The first one's computation, in numbers.
        formula: String,
        /// What the second one is.
        other: &'static str,
        /// The second one, with its words.
        number: (f64, String),
        /// The second one's computation.
        other_formula: String,
        /// Whether the second one is A's alone.
        is_of_first: bool,
    },
    /// A part of a segment, from 0 to 1, as a bar.
    Span {
        /// When it is there.
        meaning: Text,
        /// From where to where; `None` for nowhere.
        part: Option<[f64; 2]>,
        /// The same in numbers.
        said: Text,
        /// Whether it is what all bars above share.
        is_shared: bool,
    },
    /// A side value, with its meaning and its computation.
    Side {
        /// `AB × AP`
        what: String,
        /// Its number.
        value: String,
        /// The side of the edge.
        meaning: Text,
        /// The computation, in numbers.
        formula: String,
        /// The point's distance from the edge's line, positive on the right.
        distance: Text,
    },
    /// The heads of the columns of the [`Sided`](Self::Sided) rows below.
    Columns {
        /// Of the first column.
        what: Text,
        /// Of the two columns of truths.
        heads: [Text; 2],
    },
    /// An edge, the side that a point is on, and two comparisons with that side value.
    Sided {
        /// The edge's direction on the screen (y down, length 1); `None` for an edge without length.
        direction: Option<(f64, f64)>,
        /// The side of the edge on which the point is seen.
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
        /// Whether the method is here.
        is_current: bool,
        /// Whether the method reaches this line.
        is_reached: bool,
    },
    /// Two texts side by side, and a truth.
    Fact {
        /// The subject.
        what: Text,
        /// What is said about it.
        meaning: Text,
        /// The same as a truth value.
        verdict: bool,
    },
}

impl Row {
    /// The row before a guess, without numbers and answer; `None` unless it is a comparison.
    pub(super) fn untold(self) -> Option<Self> {
        let Content::Comparison { asked, symbol, meaning, .. } = self.content else { return None };
        let (left, right) = (String::new(), String::new());
        let (truth, speaks_for, shadows) = (Truth::Open, None, None);
        let content = Content::Comparison { asked, left, symbol, right, truth, meaning, speaks_for, shadows };
        Some(Self { lit: false, content, ..self })
    }

    /// Whether it decides a miss alone; `verdict` is the answer of all rows.
    pub fn decides(&self, verdict: Option<bool>) -> bool {
        verdict == Some(false) && matches!(self.content, Content::Comparison { speaks_for: Some(false), .. })
    }

    /// Whether numbers and answer are hidden.
    pub fn is_untold(&self) -> bool {
        matches!(&self.content, Content::Comparison { truth: Truth::Open, left, right, speaks_for: None, .. }
            if left.is_empty() && right.is_empty())
    }

    pub(super) fn new(about: Option<About>, content: Content) -> Self {
        Self { about, lit: false, picture: Pictogram::None, content }
    }
}

/// Rows under a title.
#[derive(Clone, Debug, PartialEq)]
pub struct Section {
    /// Their title.
    pub title: Text,
    /// In order.
    pub rows: Vec<Row>,
}

impl Section {
    pub(super) fn new(title: Text, rows: Vec<Row>) -> Self {
        Self { title, rows }
    }
}

/// A question to answer before the verdict is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Guessing {
    /// The question.
    pub question: Text,
    /// The two answers.
    pub answers: [Text; 2],
    /// Whether the first answer was guessed; `None` before a guess.
    pub said: Option<bool>,
    /// Whether the guess is right.
    pub is_right: Option<bool>,
    /// For each kind of case: its name, the right guesses, all guesses.
    pub tally: Vec<(Text, usize, usize)>,
    /// Whether the last guesses were right, newest last.
    pub history: Vec<bool>,
    /// Whether another case can be dealt.
    pub deals: bool,
}

/// What the panel shows of one state, the most important first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Readings {
    /// The answer in one or two words, or what to do next.
    pub headline: Text,
    /// The same as a truth value; `None` while something is not placed.
    pub verdict: Option<bool>,
    /// The same as a word for a sentence: `hit`.
    pub answer: Option<Text>,
    /// The same as the source writes it: `true` or `false`.
    pub word: Option<Text>,
    /// The same as a picture.
    pub picture: Pictogram,
    /// Another short fact, apart from the verdict.
    pub chip: Option<Text>,
    /// Whether a typed test is not read, so that there is no answer.
    pub is_unread: bool,
    /// The reason in a sentence, from the comparisons made.
    pub reason: Option<Text>,
    /// What the comparisons give together, before the answer, if there are words for it.
    pub sum: Option<Text>,
    /// What follows from the answer, if there is more to say: how far out.
    pub then: Option<Text>,
    /// What a word in the rows means.
    pub legend: Option<Text>,
    /// The true answer, if the chosen method is wrong.
    pub truth: Option<Text>,
    /// The comparison that is lit up in the picture: that of the present step before others.
    pub present: Option<Content>,
    /// What the present step does, if there are words for it.
    pub now: Option<Text>,
    /// Whether the present step is the last one, which shows the sum of all comparisons.
    pub is_summed: bool,
    /// The exact relation and other facts, a line each.
    pub facts: Vec<Text>,
    /// Every method and its answer.
    pub methods: Vec<MethodRow>,
    /// Explanations: why methods disagree, which of them apply.
    pub notes: Vec<Text>,
    /// The name of an action that helps.
    pub remedy: Option<&'static str>,
    /// The numbers.
    pub sections: Vec<Section>,
    /// The caption of the first page's figure: empty, a line, or a title and a line.
    pub figure: Vec<Text>,
    /// The guess, while guessing is on.
    pub guessing: Option<Guessing>,
    /// The typed test, while it is chosen.
    pub typed: Option<Typed>,
}

/// What is known of a typed test.
#[derive(Clone, Debug, PartialEq)]
pub struct Typed {
    /// The judge's verdict or its progress.
    pub verdict: Text,
    /// The same as a truth value; `None` while it is being judged.
    pub is_wrong: Option<bool>,
    /// What else is said of it, a sentence each.
    pub notes: Vec<Text>,
    /// The shown case that it gets wrong.
    pub example: Option<Text>,
    /// Whether the picture shows that case.
    pub is_example_shown: bool,
    /// How it was read, a sentence each.
    pub reading: Vec<Text>,
    /// The names that it can use, in groups.
    pub names: &'static [&'static [&'static str]],
    /// Whether these are A's names, and B has the same with b.
    pub has_twins: bool,
    /// What x and y are in it: `corner` or `centre`.
    pub origin: &'static str,
    /// Why it cannot be tested yet.
    pub gap: Option<OwnGap>,
    /// The fixed parts of its text, before, between and behind its blanks; one part without blanks.
    pub parts: Vec<String>,
    /// The contents of its blanks.
    pub contents: Vec<String>,
    /// The names that the text does not define, with the numbers given for them.
    pub constants: Vec<(String, Option<f64>)>,
    /// The names of its shapes in the text, A first, if it has its own.
    pub called: Option<[String; 2]>,
    /// Whether to offer the rules for its numbers, its y and its origin.
    pub has_rules: bool,
    /// Whether it is right if x, y are the centre, and nothing says what they are.
    pub is_right_at_centre: bool,
    /// Whether it is a formula, which can be copied in other languages.
    pub is_formula: bool,
}

impl Readings {
    /// Readings with a headline only.
    pub fn headline(headline: Text, verdict: Option<bool>) -> Self {
        let picture = match verdict {
            Some(true) => Pictogram::Hit,
            Some(false) => Pictogram::Miss,
            None => Pictogram::None,
        };
        Self { headline, verdict, picture, ..Self::default() }
    }

    /// Readings of a typed test that is not read: no answer, and why.
    pub fn unread(headline: Text, reason: Text) -> Self {
        Self { is_unread: true, reason: Some(reason), ..Self::headline(headline, None) }
    }

    /// The same where only the picture is shown: the reason is about it, not about the comparisons. A test of something
    /// other than a hit keeps its own reason.
    #[must_use]
    pub fn of_picture(&self) -> Self {
        let fact = self.facts.first().filter(|_| self.truth.is_none() && self.picture != Pictogram::None);
        let fact = fact.cloned();
        Self { reason: fact.or_else(|| self.reason.clone()), ..self.clone() }
    }

    /// What the comparisons give together, before the answer; `None` if nothing was compared.
    pub fn together(&self) -> Option<Text> {
        let verdict = self.verdict?;
        let rows = || self.sections.first().into_iter().flat_map(|section| &section.rows);
        let truths = rows().flat_map(|row| match row.content {
            Content::Comparison { truth, .. } => vec![truth],
            Content::Sided { truths, .. } => truths.to_vec(),
            Content::Computed { .. }
            | Content::Bars { .. }
            | Content::Span { .. }
            | Content::Side { .. }
            | Content::Code { .. }
            | Content::Fact { .. }
            | Content::Columns { .. } => vec![],
        });
        let asked: Vec<Truth> = truths.filter(|truth| matches!(truth, Truth::True | Truth::False)).collect();
        if asked.is_empty() {
            return None;
        }
        // If all have to be true, a false one decides.
        let is_false = |row: &Row| matches!(row.content, Content::Comparison { truth: Truth::False, .. });
        let decides_false = rows().find(|row| row.decides(Some(verdict))).is_some_and(is_false);
        Some(match asked.iter().filter(|truth| **truth == Truth::True).count() {
            _ if self.sum.is_some() => self.sum.clone().unwrap_or_default(),
            _ if decides_false => text!("sum-one-false"),
            0 => text!("sum-none"),
            1 if asked.len() > 1 => text!("sum-one"),
            2 if asked.len() == 2 => text!("sum-both"),
            count if count == asked.len() => text!("sum-all", count = count),
            count => text!("sum-some", count = count),
        })
    }
}
