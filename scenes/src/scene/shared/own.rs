//! The typed test, method `own`.

use super::subject::Subject;
use super::truth;
use super::typed_test::{OwnGap, OwnOrigin, TypedTest};
use crate::quote::quoted;
use crate::report::{of_any_shapes, of_reading};
use crate::scene::{TextFlaw, Walk};
use crate::text;
use crate::words::Text;
use hantei_collision::shapes::Pair;
use hantei_collision::{Border, Question, TwoRects};
use hantei_judge::{
    Convention, FamilyRefusal, Formula, FormulaError, FormulaFlaw, ListReading, NumberKind, Origin, ParseOptions,
    Reading, ResponseRefusal, Shapes,
};
use std::cell::OnceCell;
use std::rc::Rc;

/// The most names of a text that can be given numbers.
const MOST_CONSTANTS: usize = 20;

/// A reason cuts a longer side of a comparison after this many characters; its row has the whole.
const LONG_SIDE: usize = 28;
const CUT_SIDE: usize = 20;

/// A comparison for a sentence: a long side is cut.
fn asked_in_short(question: &Question) -> String {
    let short = |side: &str| match side.chars().count() {
        ..=LONG_SIDE => side.to_owned(),
        _ => side.chars().take(CUT_SIDE).collect::<String>().trim_end().to_owned() + "…",
    };
    format!("{} {} {}", short(&question.left), question.operator.symbol(), short(&question.right))
}

/// What was typed, and what came of it when it was read.
#[derive(Debug)]
struct TypedOnce<S: Shapes> {
    typed: TypedTest,
    read: OnceCell<ReadTest<S>>,
    /// The same test of two rectangles, if it is one of a pair of them.
    of_rects: OnceCell<Own<TwoRects>>,
}

#[derive(Debug)]
struct ReadTest<S: Shapes> {
    text: String,
    /// As it is written, and as it is meant: with y up, or in whole numbers.
    written: Formula<S>,
    meant: Formula<S>,
    /// The same with x, y as the centre, if nothing says what they are and it makes a difference.
    centred: Option<Formula<S>>,
    reading: Reading,
    questions: Vec<Question>,
    constants: Vec<(String, Option<f64>)>,
    gap: Option<OwnGap>,
    /// The wanted test with and without equal numbers; the form that was given comes first.
    wanted: Option<[Formula<S>; 2]>,
}

/// A test as it was typed. Two are equal if the same was typed. It is read when it is first asked for: a whole function takes
/// as long as all the rest of a scene.
#[derive(Debug)]
pub struct Own<S: Shapes>(Rc<TypedOnce<S>>);

impl<S: Shapes> Clone for Own<S> {
    fn clone(&self) -> Self {
        Self(Rc::clone(&self.0))
    }
}

impl<S: Shapes> PartialEq for Own<S> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0) || self.0.typed == other.0.typed
    }
}

/// A formula, how it was read, and the names that the text does not define.
type ReadWithNames<S> = (Formula<S>, Reading, Vec<String>);

/// Reads a text. A name that it does not define has the number given for it, or 1.
fn read<S: Subject>(text: &str, typed: &TypedTest) -> Result<ReadWithNames<S>, FormulaError> {
    // The centre is an agreement about the written test.
    let origin = (typed.origin != OwnOrigin::AsRead).then_some(Origin::Corner);
    let options = ParseOptions { numbers: typed.kind(), origin, ..ParseOptions::default() };
    let ((formula, reading), names) = with_names(typed, options, |options| S::read(text, options, typed))?;
    Ok((formula, reading, names))
}

/// Reads a text with a number for each name that it does not define; returns these names, too.
pub(in crate::scene) fn with_names<Out>(
    typed: &TypedTest,
    mut options: ParseOptions,
    read: impl Fn(&ParseOptions) -> Result<Out, FormulaError>,
) -> Result<(Out, Vec<String>), FormulaError> {
    loop {
        let read = read(&options);
        match (lacking(&read), read) {
            (Some(name), _)
                if options.with.len() < MOST_CONSTANTS && options.with.iter().all(|(known, _)| *known != name) =>
            {
                // Until it has its number, any size will do.
                let number = typed.with.iter().find(|(known, _)| *known == name).map_or(32.0, |(_, number)| *number);
                options.with.push((name, number));
            }
            (_, read) => {
                let names = options.with.into_iter().map(|(name, _)| name).collect();
                return read.map(|read| (read, names));
            }
        }
    }
}

/// The names that the text does not define with the numbers given for them, and what is missing.
pub(in crate::scene) fn constants(
    typed: &TypedTest,
    names: Vec<String>,
) -> (Vec<(String, Option<f64>)>, Option<OwnGap>) {
    let number = |name: &String| typed.with.iter().find(|(known, _)| known == name).map(|(_, number)| *number);
    let constants: Vec<(String, Option<f64>)> = names.into_iter().map(|name| (name.clone(), number(&name))).collect();
    let open: Vec<String> =
        constants.iter().filter(|(_, number)| number.is_none()).map(|(name, _)| name.clone()).collect();
    let gap = (!open.is_empty()).then_some(OwnGap::NotGiven(open));
    (constants, gap)
}

/// The first name that the text does not define.
fn lacking<Out>(read: &Result<Out, FormulaError>) -> Option<String> {
    match &read.as_ref().err()?.flaw {
        FormulaFlaw::NotGiven(name) => Some(name.clone()),
        FormulaFlaw::Family(FamilyRefusal::NotGiven(names)) => names.first().cloned(),
        FormulaFlaw::Response(ResponseRefusal::Unknown(name)) => Some(name.clone()),
        _ => None,
    }
}

/// What is wrong with the text of a typed test. A text with blanks is not checked yet.
/// `present` is what is typed now.
pub(in crate::scene) fn flaw<S: Subject>(text: &str, present: &TypedTest) -> Result<(), TextFlaw> {
    let typed = TypedTest { text: text.to_owned(), ..present.plain() };
    if typed.parts().len() > 1 {
        return Ok(());
    }
    read::<S>(text, &typed).map(drop).map_err(|error| {
        let is_of_others = matches!(error.flaw, FormulaFlaw::Family(_));
        let of_others = if is_of_others { of_any_shapes(text) } else { Vec::new() };
        TextFlaw { of_others, ..TextFlaw::new(error.place.clone(), Text::from(&error)) }
    })
}

/// Whether a text is read as a test of these shapes.
pub(in crate::scene) fn is_read<S: Subject>(text: &str, typed: &TypedTest) -> bool {
    read::<S>(text, &TypedTest { text: text.to_owned(), ..typed.clone() }).is_ok()
}

impl<S: Subject> ReadTest<S> {
    fn of(typed: &TypedTest) -> Self {
        let text = typed.filled();
        let unread = |gap| (S::never(typed), Reading::default(), Vec::new(), Some(gap));
        let (formula, mut reading, names, gap) = if typed.is_unfilled() {
            unread(OwnGap::Unfilled)
        } else {
            match read::<S>(&text, typed) {
                Ok((formula, reading, names)) => (formula, reading, names, None),
                Err(error) => unread(OwnGap::Flawed(Text::from(&error))),
            }
        };
        let (constants, open) = constants(typed, names);
        let gap = gap.or(open);
        let formula = if gap.is_some() { S::never(typed) } else { formula };
        if typed.swap {
            reading.shapes.reverse();
        }
        let [written, meant] = S::agreed(formula, typed);
        let is_open = typed.origin == OwnOrigin::AsRead && reading.origin.is_none();
        let centred = Some(meant.from_centre()).filter(|centred| is_open && *centred != meant);
        // Written as typed, but about what they mean.
        let both = written.questions().into_iter().zip(meant.questions());
        let questions = both.map(|(written, meant)| Question { about: meant.about, ..written }).collect();
        let wanted = read::<S>(&typed.wants, &typed.plain()).ok().map(|(wanted, ..)| {
            let other = wanted.with_equal_flipped();
            [wanted, other]
        });
        Self { text, written, meant, centred, reading, questions, constants, gap, wanted }
    }
}

impl Own<Pair<'static>> {
    /// The same test of two rectangles, without reading it anew; of other kinds it always says no.
    pub(in crate::scene) fn of_rects(&self) -> &Own<TwoRects> {
        let read = || {
            let read = self.read();
            let of = |formula: &Formula<Pair<'static>>| formula.of_shapes().unwrap_or_else(Formula::never);
            ReadTest {
                text: read.text.clone(),
                written: of(&read.written),
                meant: of(&read.meant),
                centred: read.centred.as_ref().map(of),
                reading: read.reading.clone(),
                questions: read.questions.clone(),
                constants: read.constants.clone(),
                gap: read.gap.clone(),
                wanted: read.wanted.as_ref().map(|both| both.each_ref().map(of)),
            }
        };
        self.0.of_rects.get_or_init(|| Own::read_as(self.0.typed.clone(), read().into()))
    }
}

impl<S: Subject> Own<S> {
    /// What was typed.
    pub fn of(typed: TypedTest) -> Self {
        Self::read_as(typed, OnceCell::new())
    }

    fn read_as(typed: TypedTest, read: OnceCell<ReadTest<S>>) -> Self {
        Self(Rc::new(TypedOnce { typed, read, of_rects: OnceCell::new() }))
    }

    fn read(&self) -> &ReadTest<S> {
        self.0.read.get_or_init(|| ReadTest::of(&self.0.typed))
    }

    /// The same with a change of what was typed.
    #[must_use]
    pub fn with(&self, change: impl FnOnce(&mut TypedTest)) -> Self {
        let mut typed = self.0.typed.clone();
        change(&mut typed);
        Self::of(typed)
    }

    /// What was typed.
    pub fn typed(&self) -> &TypedTest {
        &self.0.typed
    }

    /// The text with its blanks filled.
    pub fn text(&self) -> &str {
        &self.read().text
    }

    /// What it means; a test that always says no while it cannot be tested.
    pub fn formula(&self) -> &Formula<S> {
        &self.read().meant
    }

    /// The same with x, y as the centre, if nothing says what they are and it makes a difference.
    pub(super) fn centred(&self) -> Option<&Formula<S>> {
        self.read().centred.as_ref()
    }

    /// The same as it is written.
    pub fn written(&self) -> &Formula<S> {
        &self.read().written
    }

    /// Why it cannot be tested yet.
    pub fn gap(&self) -> Option<&OwnGap> {
        self.read().gap.as_ref()
    }

    /// The names that the text does not define, with the numbers given for them.
    pub fn constants(&self) -> &[(String, Option<f64>)] {
        &self.read().constants
    }

    /// The text's own names for its shapes, A first.
    pub fn called(&self) -> Option<[&str; 2]> {
        match &self.read().reading.shapes[..] {
            [a, b] if self.0.typed.swap || (a != "a" || b != "b") => Some([a, b]),
            _ => None,
        }
    }

    /// What x and y are in it.
    pub fn origin(&self) -> Origin {
        match (self.typed().origin, self.read().reading.origin) {
            (OwnOrigin::Centre, _) | (OwnOrigin::AsRead, Some(Origin::Centre)) => Origin::Centre,
            _ => Origin::Corner,
        }
    }

    /// The unusual agreements about its numbers.
    pub fn conventions(&self) -> Vec<Convention> {
        let centre = (self.origin() == Origin::Centre).then_some(Convention::OriginAtCentre);
        self.typed().y_up().into_iter().chain(centre).collect()
    }

    /// Whether its whole numbers are those of centres, as its text names them.
    pub fn has_whole_centres(&self) -> bool {
        self.read().reading.whole_centres
    }

    /// Whether it has to be right for whole numbers only, as the text or the reader says.
    pub fn is_whole(&self) -> bool {
        self.typed().kind().or(self.read().reading.numbers) == Some(NumberKind::Whole)
    }

    /// Whether the text is a whole function.
    pub fn is_function(&self) -> bool {
        self.read().reading.function.is_some() || self.read().reading.language.is_some()
    }

    /// The wanted test, if there is one instead of "do they hit": as it was given, and with the opposite answer for
    /// equal numbers; each with its rule for touching.
    pub fn wanted(&self) -> Option<[(&Formula<S>, Border); 2]> {
        let [given, other] = self.read().wanted.as_ref()?;
        let counts =
            if given.holds_where_equal() { [Border::Hits, Border::Misses] } else { [Border::Misses, Border::Hits] };
        Some([(given, counts[0]), (other, counts[1])])
    }

    /// A test that is right where this one agrees with `wanted`.
    pub(super) fn agreeing<'a>(&'a self, wanted: &'a Formula<S>) -> impl Fn(&S) -> bool + use<'a, S> {
        |case| case.is_so(Border::Misses) == (self.formula().holds(case, &mut ()) == wanted.holds(case, &mut ()))
    }

    /// The right answer by this rule for touching.
    pub fn is_so(&self, shapes: &S, border: Border) -> bool {
        match self.wanted().and_then(|both| both.into_iter().find(|(_, of)| *of == border)) {
            Some((wanted, _)) => wanted.holds(shapes, &mut ()),
            None => shapes.is_so(border),
        }
    }

    /// Rust statements that make it a `formula` of this type, and the types that they use.
    pub fn in_rust(&self, of_type: &str, read_for: Option<&str>) -> (Vec<String>, String) {
        let (typed, text) = (self.typed(), self.text());
        let (mut types, mut read) = (
            vec![of_type.split('<').next().unwrap_or_default().to_owned()],
            format!("{text:?}.parse().expect(\"a formula\");"),
        );
        let with: Vec<String> =
            typed.with.iter().map(|(name, number)| format!("({name:?}.into(), {number:?})")).collect();
        let with = (!with.is_empty()).then(|| format!("with: vec![{}], ", with.join(", ")));
        let numbers = typed.kind().map(|_| "numbers: Some(NumberKind::Whole), ".to_owned());
        let origin = (typed.origin == OwnOrigin::Corner).then(|| "origin: Some(Origin::Corner), ".to_owned());
        if with.is_some() || numbers.is_some() || origin.is_some() || read_for.is_some() {
            let also = [(true, "ParseOptions"), (numbers.is_some(), "NumberKind"), (origin.is_some(), "Origin")];
            types.extend(also.into_iter().filter(|(is_used, _)| *is_used).map(|(_, name)| name.to_owned()));
            let given: String = with.into_iter().chain(numbers).chain(origin).collect();
            let options = match &given[..] {
                "" => "ParseOptions::default()".to_owned(),
                given => format!("ParseOptions {{ {given}..ParseOptions::default() }}"),
            };
            let of_type = if of_type.contains('<') { format!("<{of_type}>") } else { of_type.to_owned() };
            let read_by = read_for.map_or("read(".to_owned(), |kinds| format!("read_for({kinds}, "));
            read = format!("{of_type}::{read_by}{text:?}, &{options}).expect(\"a formula\").0;");
        }
        let agreed = S::agreed_in_rust(typed);
        if agreed.contains("Convention") {
            types.push("Convention".to_owned());
        }
        let agreed = if agreed.is_empty() { agreed } else { format!("\n    let formula = formula{agreed};") };
        (types, format!("let formula: {of_type} = {read}{agreed}"))
    }

    /// How it was read, a sentence each; empty if it uses hantei's own names.
    pub fn reading(&self) -> Vec<Text> {
        of_reading(&self.read().reading)
    }

    /// A verdict, with the reading of a list that the text does not explain.
    pub(super) fn by_its_list(&self, verdict: Text) -> Text {
        match &self.read().reading.list {
            Some(ListReading { name, is_size, is_tried: true }) => {
                let size = if *is_size { "yes" } else { "no" };
                text!("own-more", verdict = verdict, more = text!("own-by-list", name = quoted(name), size = size))
            }
            _ => verdict,
        }
    }

    /// Its questions about these shapes, in order: of a pasted test that is run, those of the run.
    pub fn questions_of(&self, shapes: &S) -> Vec<Question> {
        if self.formula().is_run() { self.formula().questions_of(shapes) } else { self.questions().to_vec() }
    }

    /// Its questions, in order.
    pub fn questions(&self) -> &[Question] {
        &self.read().questions
    }

    /// The reason for its answer, `so` in words: the one comparison that decided it, or all that were made.
    pub fn reason(&self, walk: &Walk, says: bool, so: Text) -> Text {
        let decides = |question, holds| self.formula().decided_by(question, holds) == Some(says);
        let alone = walk.trace.iter().find(|made| decides(made.question, made.holds));
        let reason = match alone.and_then(|made| Some((made, walk.question(made)?))) {
            Some((made, question)) => {
                let (asked, numbers) = (asked_in_short(question), walk.numbers(made));
                text!("own-alone", asked = asked, numbers = numbers, holds = truth(made.holds), so = so)
            }
            None if walk.trace.is_empty() => text!("own-asks-nothing", so = so),
            None => {
                let held = walk.trace.iter().filter(|made| made.holds).count();
                text!("own-together", held = held.to_string(), count = walk.trace.len().to_string(), so = so)
            }
        };
        let left = walk.questions.len() - walk.trace.len();
        if left > 0 { text!("reason-not-asked", reason = reason, count = left) } else { reason }
    }
}

#[cfg(test)]
mod tests {
    use super::asked_in_short;
    use crate::scene;
    use crate::words::{Language, Words};
    use hantei_collision::TwoRects;
    use hantei_judge::{CodeLanguage, Formula};

    #[test]
    fn a_reason_quotes_the_beginning_of_a_long_side() {
        for (text, expected) in
            [("ax1 < bx2", "ax1 < bx2"), ("ax1 + aw * 0.9 + bw * 0.9 - aw / 2 < bx2", "ax1 + aw * 0.9 + bw… < bx2")]
        {
            let formula: Formula<TwoRects> = text.parse().unwrap();
            assert_eq!(asked_in_short(&formula.questions()[0]), expected);
        }
    }

    #[test]
    fn code_of_a_wrong_test_says_so() {
        let right = "ax1 < bx2 && bx1 < ax2 && ay1 < by2 && by1 < ay2";
        for (language, said) in [(Language::En, "Caution"), (Language::Ja, "注意"), (Language::Ko, "주의")] {
            for (formula, is_wrong) in [(right, false), ("ax1 < bx2 && bx1 < ax2", true)] {
                let mut scene = scene::all().remove(0);
                scene.open(&[("formula", formula)]).unwrap();
                let code = scene.as_code(CodeLanguage::Python, &Words::new(language)).unwrap();
                assert_eq!(code.starts_with(&format!("# {said}")), is_wrong, "{code}");
            }
        }
    }

    #[test]
    fn every_name_at_the_field_is_read() {
        let mut count = 0;
        for mut scene in scene::all() {
            if scene.set("method", "own").is_err() {
                continue;
            }
            let typed = scene.readings().typed.unwrap_or_else(|| panic!("{}: nothing is typed", scene.name()));
            for name in typed.names.concat() {
                let twin = typed.has_twins.then(|| name.replacen('a', "b", 1));
                for name in [name.to_owned()].into_iter().chain(twin) {
                    scene.set("formula", &format!("{name} < 1")).unwrap_or_else(|error| panic!("{name}: {error:?}"));
                    let typed = scene.readings().typed.unwrap();
                    assert_eq!((typed.gap, typed.constants), (None, vec![]), "{}: {name}", scene.name());
                    count += 1;
                }
            }
        }
        assert!(count > 80, "{count}");
    }
}
