//! Two cuboids and the method that judges them: what is said of them.

use crate::scene::shared::number::{shown, tidy};
use crate::scene::shared::{code_note, reasons, verdict};
use crate::scene::{Puzzle, Trace, Walk, trace};
use crate::text;
use crate::words::Text;
use hantei_collision::Method as _;
use hantei_collision::TwoCuboids;
use hantei_collision::{
    About, Axis, Border, BorderRule, CodeLanguage, Comparison, Contact, Cuboid, CuboidMethod, Question, contact,
    interval_contact,
};

/// Two cuboids, and how they are judged.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Both {
    pub(super) a: Cuboid,
    pub(super) b: Cuboid,
    pub(super) method: CuboidMethod,
    pub(super) border: Border,
}

impl Both {
    pub(super) fn new(a: Cuboid, b: Cuboid, method: CuboidMethod, rule: BorderRule) -> Self {
        Self { a, b, method, border: rule.for_method(method.in_plane().own_border()) }
    }

    /// What the method says.
    pub(super) fn hits(&self) -> bool {
        self.method.hits(self.a, self.b, self.border, &mut ())
    }

    pub(super) fn contact(&self) -> Contact {
        contact(self.a, self.b)
    }

    /// How they lie to each other on an axis.
    pub(super) fn contact_on(&self, axis: Axis) -> Contact {
        interval_contact(self.a.interval(axis), self.b.interval(axis))
    }

    pub(super) fn should_hit(&self) -> bool {
        self.contact().hits(self.border)
    }

    /// How far they are apart on an axis; a common length is negative.
    pub(super) fn gap(&self, axis: Axis) -> f64 {
        tidy(self.a.interval(axis).gap(self.b.interval(axis)))
    }

    /// The contact and its numbers.
    pub(super) fn contact_text(&self) -> Text {
        let on = |contact: Contact| Axis::SPACE.into_iter().filter(move |&axis| self.contact_on(axis) == contact);
        let [x, y, z] = Axis::SPACE.map(|axis| shown(self.gap(axis).abs()));
        let by = |axis: Axis| text!("by-in", by = shown(self.gap(axis)), axis = axis.name());
        let names = |contact: Contact| on(contact).map(Axis::name).collect::<Vec<_>>().join(", ");
        match (self.contact(), on(Contact::Touching).count()) {
            (Contact::Apart, _) => text!("apart-by", by = on(Contact::Apart).map(by).collect::<Vec<Text>>()),
            (Contact::Touching, 1) => text!("touching-face", axes = names(Contact::Touching)),
            (Contact::Touching, 2) => text!("touching-an-edge", axes = names(Contact::Touching)),
            (Contact::Touching, _) => text!("touching-corner-of-three"),
            (Contact::Overlapping, _) => text!("overlapping-solid", x = x, y = y, z = z),
        }
    }

    /// The method at work.
    pub(super) fn walk(&self) -> Walk {
        let mut trace: Vec<Comparison> = Vec::new();
        self.method.hits(self.a, self.b, self.border, &mut trace);
        let questions = self.method.questions(self.border);
        let meanings = questions.iter().map(meaning).collect();
        Walk { method: self.method.name(), questions, trace, meanings }
    }

    /// Every question of the method with its numbers.
    pub(super) fn every_comparison(&self) -> Vec<Comparison> {
        self.method.every_comparison(&TwoCuboids { a: self.a, b: self.b }, self.border)
    }

    /// Why the method says what it says, from the comparisons that it made.
    pub(super) fn reason(&self) -> Text {
        let hits = self.hits();
        let reason = reasons::built_in(self.method.in_plane(), &self.walk(), hits, Axis::SPACE.len());
        if hits == self.should_hit() {
            return reason;
        }
        text!("reason-wrong", reason = reason, because = text!("because-sums"))
    }

    /// What is so, where the method says otherwise.
    pub(super) fn truth(&self) -> Option<Text> {
        (self.hits() != self.should_hit()).then(|| verdict(self.should_hit()))
    }

    pub(super) fn puzzle(&self) -> Puzzle {
        let question = text!("ask-hit-in-space", method = self.method.name());
        Puzzle { question, yes: text!("hit"), no: text!("miss"), answer: self.hits() }
    }

    /// Adds both cuboids, the contact and the verdict to a line of the trace.
    pub(super) fn trace(&self, trace: Trace) -> Trace {
        trace
            .detail("a", trace::solid(self.a))
            .detail("b", trace::solid(self.b))
            .answer("contact", self.contact().name())
            .answer("hit", self.hits())
    }

    /// The case as a Rust test.
    pub(super) fn as_test(&self) -> String {
        let solid = |cuboid: Cuboid| format!("Cuboid::from_corners({:?}, {:?})", cuboid.min(), cuboid.max());
        format!(
            "#[test]\nfn case() {{\n    use hantei_collision::{{Border, CuboidMethod}};\n    use hantei_collision::Cuboid;\n    \
             let a = {};\n    let b = {};\n    assert_eq!(CuboidMethod::{:?}.hits(a, b, Border::{:?}, &mut ()), {});\n}}\n",
            solid(self.a),
            solid(self.b),
            self.method,
            self.border,
            self.hits()
        )
    }

    /// The method as a function in a programming language.
    pub(super) fn as_code(&self, language: CodeLanguage) -> String {
        self.method.formula(self.border).code(language, &code_note(self.method.name(), self.border))
    }
}

/// The state in which a question holds, and whether that speaks for a hit.
fn meaning(question: &Question) -> (Text, Option<bool>) {
    let may_touch = reasons::may_touch(question);
    match question.about {
        Some(About::Ends(axis, end, _)) => (reasons::apart(axis, end, may_touch), Some(false)),
        Some(About::Centres(axis)) => (reasons::centres_near(axis, may_touch), Some(true)),
        _ => (Text::plain(question.to_string()), None),
    }
}
