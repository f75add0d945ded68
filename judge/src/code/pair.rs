//! A test of two shapes as a function. In one of a circle, a squared difference is computed once and named `dx` or `dy`.

use super::syntax::{Record, Statement};
use super::{CodeLanguage, CodeParameters, Function, Handed, body, helpers};
use crate::formula::meaning::{Arithmetic, Binds, CircleTerm, Number, PartTerm, Printer, RoundTerm, SlantedTerm, Term};
use crate::formula::{CircleFormula, Formula, Shapes};
use crate::program::SlantedPart;
use hantei_collision::shapes::Pair;
use hantei_collision::{Axis, AxisAligned, End, ShapeKind, Two};

const NAMES: [&str; 2] = ["dx", "dy"];
const MARK: char = '=';
/// A number with fewer parts is written out.
const LEAST_SIZE: usize = 4;

impl<S: AxisAligned> Formula<Two<S>> {
    /// The test as a function of both shapes, in this language. `note` is a comment above it, one line or more.
    pub fn code(&self, language: CodeLanguage, parameters: CodeParameters, note: &str) -> String {
        self.code_of_two(language, parameters, note)
    }
}

impl CircleFormula {
    /// The test as a function of circle and rectangle, in this language. `note` is a comment above it, of any length.
    pub fn code(&self, language: CodeLanguage, parameters: CodeParameters, note: &str) -> String {
        self.code_of_two(language, parameters, note)
    }
}

impl Formula<Pair<'static>> {
    /// The test as a function of both shapes, in this language. `note` is a comment above it, of any length.
    ///
    /// ```
    /// use hantei_collision::ShapeKind;
    /// use hantei_collision::shapes::Pair;
    /// use hantei_judge::{CodeLanguage, CodeParameters, Formula, ParseOptions};
    ///
    /// let kinds = [ShapeKind::Point, ShapeKind::Circle];
    /// let (formula, _) = Formula::<Pair>::read_for(kinds, "hypot(px - bx, py - by) <= br", &ParseOptions::default())?;
    /// let code = formula.code(CodeLanguage::Rust, CodeParameters::Numbers, "");
    /// assert!(code.contains("fn inside(px: f64, py: f64, bx: f64, by: f64, br: f64) -> bool {"), "{code}");
    /// # Ok::<(), hantei_judge::FormulaError>(())
    /// ```
    ///
    /// A pasted test of a polygon is code already: of it there is the note alone.
    pub fn code(&self, language: CodeLanguage, parameters: CodeParameters, note: &str) -> String {
        match self.corners() {
            _ if self.is_known_by_its_ways() => super::lines::comment(language.syntax().comment, note),
            Some(corners) => self.code_of_points(*corners.end(), language, parameters, note),
            None if self.kinds() == Some([ShapeKind::Polygon, ShapeKind::Point]) => {
                self.code_of_points(4, language, parameters, note)
            }
            None => self.code_of_two(language, parameters, note),
        }
    }
}

impl<S: Shapes> Formula<S> {
    fn code_of_two(&self, language: CodeLanguage, parameters: CodeParameters, note: &str) -> String {
        let kinds = self.vocabulary.kinds();
        let kinds: &[ShapeKind] = kinds.as_ref().map_or(&[], |kinds| kinds);
        let handed = self.handed(kinds);
        let shapes: Vec<(&str, Record)> = (0..kinds.len()).map(|at| shape(kinds, at, handed, parameters)).collect();
        let records: Vec<(&str, &Record)> = shapes.iter().map(|(name, record)| (*name, record)).collect();
        let syntax = language.syntax();
        let function = Function { syntax, parameters, records: &records };
        let named = |term: &Term, written: &str| {
            if let Some(name) = written.strip_prefix(MARK) {
                return (name.to_owned(), Binds::Whole);
            }
            if let Term::Slanted(SlantedTerm { of, part }) = term {
                let place = *of as usize;
                return of_slanted(*part, &shapes[place].1.fields, |field| function.taken(place, field));
            }
            match of_shape(*term) {
                Some((at, number)) if at < kinds.len() => {
                    of_kind(kinds[at], handed, number, &shapes[at].1.fields, |field| function.taken(at, field))
                }
                _ => (written.to_owned(), Binds::Whole),
            }
        };
        let squared = if kinds.contains(&ShapeKind::Circle) { self.squared() } else { Vec::new() };
        let printer = Printer { dialect: &syntax.dialect, named, asked: &self.meant.asked, flags: &[] };
        let number = |(name, number): &(&str, Number)| {
            Statement::Number((*name).to_owned(), syntax.spelled(printer.number(number)))
        };
        let mut statements: Vec<Statement> = squared.iter().map(number).collect();
        let short = self.with_numbers(&|number| with_names(number, &squared));
        statements.extend(body(&short.meant, syntax, named));
        let name = if kinds.first() == Some(&ShapeKind::Point) { "inside" } else { "hits" };
        function.file(note, &helpers(&self.meant, &[]), name, &statements)
    }

    /// How a rectangle or a box is given. A point has one place only.
    fn handed(&self, kinds: &[ShapeKind]) -> Handed {
        let mut used = Vec::new();
        for number in self.meant.numbers() {
            number.each_term(&mut |term| {
                if let Some((at, CircleTerm::Rect(_, part))) = of_shape(term)
                    && kinds.get(at) != Some(&ShapeKind::Point)
                {
                    used.push(part);
                }
            });
        }
        Handed::for_parts(&used)
    }

    /// The squared difference of each axis with its name; nothing for an axis with several.
    fn squared(&self) -> Vec<(&'static str, Number)> {
        let mut all: [Vec<Number>; 2] = [Vec::new(), Vec::new()];
        for number in self.meant.numbers() {
            each_square(number, &mut |of| {
                if let Some(axis) = axis(of)
                    && of.size() >= LEAST_SIZE
                    && !all[axis as usize].contains(of)
                {
                    all[axis as usize].push(of.clone());
                }
            });
        }
        let named = NAMES.into_iter().zip(all);
        named.filter_map(|(name, all)| Some((name, <[_; 1]>::try_from(all).ok()?[0].clone()))).collect()
    }
}

/// The place of the shape that a term is of, and which of its numbers it is: of a point, too, as of a rectangle.
const fn of_shape(term: Term) -> Option<(usize, CircleTerm)> {
    match term {
        Term::Part(PartTerm { of, axis, part }) => Some((of as usize, CircleTerm::Rect(axis, part))),
        Term::Circle(term @ CircleTerm::Rect(..)) => Some((1, term)),
        Term::Circle(term) => Some((0, term)),
        Term::Round(RoundTerm { of, term }) => Some((of as usize, term)),
        Term::Point(_) | Term::Slanted(_) => None,
    }
}

/// The name and the numbers of a parameter.
fn shape(kinds: &[ShapeKind], at: usize, handed: Handed, parameters: CodeParameters) -> (&'static str, Record) {
    let name = match (kinds, at) {
        (_, 1..) => "b",
        ([ShapeKind::Point, ..], _) => "p",
        // Beside a rectangle the numbers of the circle have names without a shape.
        ([ShapeKind::Circle, ShapeKind::Rect], _) if parameters == CodeParameters::Numbers => "",
        _ => "a",
    };
    let record = match kinds[at] {
        ShapeKind::Point => Record::point(),
        ShapeKind::Circle if name.is_empty() => Record { name: "Circle", fields: vec!["cx", "cy", "r"] },
        ShapeKind::Circle => Record { name: "Circle", fields: vec!["x", "y", "r"] },
        ShapeKind::Segment => Record { name: "Segment", fields: vec!["x1", "y1", "x2", "y2"] },
        ShapeKind::Turned => Record { name: "Turned", fields: vec!["cx", "cy", "w", "h", "cosine", "sine"] },
        ShapeKind::Box => handed.record(&Axis::SPACE),
        _ => handed.record(&Axis::PLANE),
    };
    (name, record)
}

/// A number of a shape, computed from its `fields`, which `taken` writes.
fn of_kind(
    kind: ShapeKind,
    handed: Handed,
    number: CircleTerm,
    fields: &[&str],
    taken: impl Fn(&str) -> String,
) -> (String, Binds) {
    let field = |place: usize| taken(fields[place]);
    match number {
        CircleTerm::Centre(axis) => (field(axis as usize), Binds::Whole),
        CircleTerm::Radius => (field(2), Binds::Whole),
        CircleTerm::Diameter => (format!("2.0 * {}", field(2)), Binds::Product),
        CircleTerm::End(axis, end) => {
            let sign = if end == End::Min { "-" } else { "+" };
            (format!("{} {sign} {}", field(axis as usize), field(2)), Binds::Sum)
        }
        CircleTerm::Rect(axis, _) if kind == ShapeKind::Point => (field(axis as usize), Binds::Whole),
        CircleTerm::Rect(axis, part) => handed.written(taken, axis, part),
    }
}

/// A number of a segment or a turned rectangle.
fn of_slanted(part: SlantedPart, fields: &[&str], taken: impl Fn(&str) -> String) -> (String, Binds) {
    let field = |place: usize| taken(fields[place]);
    let place = match part {
        SlantedPart::Centre(axis) => axis as usize,
        SlantedPart::Size(axis) => 2 + axis as usize,
        SlantedPart::Cosine => 4,
        SlantedPart::Sine => 5,
        SlantedPart::Coordinate(corner, axis) if fields.len() > 4 => {
            // To a corner it is half of the width along, and half of the height across.
            let [along, across] = [[-1, -1], [1, -1], [1, 1], [-1, 1]][corner % 4];
            let sign = |is_less: bool| if is_less { "-" } else { "+" };
            let turns = if axis == Axis::X { [4, 5] } else { [5, 4] };
            let is_across_less = (across < 0) != (axis == Axis::X);
            let half = |turn: usize, size: usize| format!("{} * {} / 2.0", field(turn), field(size));
            let (width, height) = (half(turns[0], 2), half(turns[1], 3));
            let place = field(axis as usize);
            return (format!("{place} {} {width} {} {height}", sign(along < 0), sign(is_across_less)), Binds::Sum);
        }
        SlantedPart::Coordinate(end, axis) => 2 * end + axis as usize,
        _ => 0,
    };
    (field(place), Binds::Whole)
}

/// The only axis that a number is about; `None` if it is about more.
fn axis(number: &Number) -> Option<Axis> {
    let (mut axes, mut is_other) = ([false; 2], false);
    number.each_term(&mut |term| match of_shape(term) {
        Some((_, CircleTerm::Centre(axis) | CircleTerm::Rect(axis, _))) => axes[axis as usize] = true,
        _ => is_other = true,
    });
    // A number that a named test chooses is computed after that test.
    is_other |= number.is_chosen();
    match axes {
        [true, false] if !is_other => Some(Axis::X),
        [false, true] if !is_other => Some(Axis::Y),
        _ => None,
    }
}

fn each_square(number: &Number, heard: &mut impl FnMut(&Number)) {
    if let Number::Computed(Arithmetic::Times, sides) = number
        && sides[0] == sides[1]
    {
        heard(&sides[0]);
    }
    number.parts().iter().for_each(|part| each_square(part, heard));
}

fn with_names(number: &Number, named: &[(&'static str, Number)]) -> Number {
    match named.iter().find(|(_, of)| of == number) {
        Some((name, _)) => Number::Named(Term::Circle(CircleTerm::Radius), format!("{MARK}{name}").into()),
        None => number.with_parts(&|part| with_names(part, named)),
    }
}
