//! The numbers under the lens: those that the method compares, the sum of a position and a size, and their words.

use super::{PairScene, trial};
use crate::scene::knob::origin_and_size;
use crate::scene::shared::aligned::is_apart;
use crate::scene::shared::asked_comparison::AskedComparison;
use crate::scene::shared::number::decimal_sum;
use crate::text;
use crate::words::Text;
use hantei_collision::{About, Axis, Border, End, OverlapMethod, Precision, Rect};
use hantei_judge::Ruler;

/// A smaller number is written with a power of ten.
const TINY: f64 = 1e-6;

/// A number in just enough digits for its precision.
fn digits(precision: Precision, number: f64) -> String {
    let is_tiny = number != 0.0 && number.abs() < TINY;
    match precision {
        Precision::Single if is_tiny => format!("{:e}", number as f32),
        Precision::Single => (number as f32).to_string(),
        Precision::Double if is_tiny => format!("{number:e}"),
        Precision::Double => number.to_string(),
    }
}

/// The same for people, with a true minus sign.
pub(super) fn notation(precision: Precision, number: f64) -> String {
    digits(precision, number).replace('-', "−")
}

/// The steps of the last place from A's edge to a cell, `−8` or `+8·2^3`.
pub(super) fn steps(ruler: &Ruler, cell: usize) -> String {
    let steps = cell as i64 - Ruler::MIDDLE as i64;
    let sign = match steps {
        0 => return "0".into(),
        1.. => '+',
        _ => '−',
    };
    match ruler.k() {
        0 => format!("{sign}{}", steps.abs()),
        k => format!("{sign}{}·2^{k}", steps.abs()),
    }
}

/// A rectangle's far end as the sum of its position and size, if it is one.
struct Sum {
    position: f64,
    size: f64,
    /// The computed sum, and the rounding error.
    rounded: f64,
    lost: f64,
}

impl Sum {
    /// For the rectangle whose far end faces the other's near one; `None` if no size gives that end.
    fn of(scene: &PairScene, ruler: &Ruler) -> Option<Self> {
        let (axis, of_a) = ruler.edges();
        let (pair, [a, b]) = (trial(scene), ruler.rects());
        let (given, judged): (Rect, Rect) = if of_a == End::Max { (pair.shapes.a, a) } else { (pair.shapes.b, b) };
        let (min, max) = (given.min(), given.max());
        let numbers = origin_and_size([min.x, min.y], [max.x, max.y]);
        let (position, size) = if axis == Axis::X { (numbers[0], numbers[2]) } else { (numbers[1], numbers[3]) };
        let precision = scene.extra.lens.precision;
        let [position, size] = [position, size].map(|number| precision.nearest(number));
        let (rounded, lost) = precision.sum(position, size);
        (rounded == judged.interval(axis).max).then_some(Self { position, size, rounded, lost })
    }

    fn written(&self, precision: Precision) -> String {
        format!("{} + {}", notation(precision, self.position), notation(precision, self.size))
    }

    /// The exact sum, if the computer has another number for it.
    fn expected(&self, precision: Precision) -> Option<(f64, String)> {
        let sum = decimal_sum(&digits(precision, self.position), &digits(precision, self.size))?;
        let number = precision.nearest(sum.parse().ok()?);
        (number != self.rounded).then_some((number, sum))
    }

    /// Whether there is a rounding error to explain.
    fn is_telling(&self, precision: Precision) -> bool {
        self.lost != 0.0 || self.expected(precision).is_some()
    }

    fn says(&self, precision: Precision) -> Text {
        let (sum, rounded) = (self.written(precision), notation(precision, self.rounded));
        if let Some((number, expected)) = self.expected(precision) {
            let (expected, steps) =
                (expected.replace('-', "−"), Text::Whole(precision.steps_between(number, self.rounded)));
            if self.rounded > number {
                text!("row-sum-beyond", sum = sum, rounded = rounded, expected = expected, steps = steps)
            } else {
                text!("row-sum-before", sum = sum, rounded = rounded, expected = expected, steps = steps)
            }
        } else if self.lost == 0.0 {
            text!("row-sum-exact", sum = sum, rounded = rounded)
        } else {
            text!("row-sum-rounded", sum = sum, rounded = rounded)
        }
    }
}

/// A number that the method compares, or an edge if it compares something else.
pub(super) struct Landing {
    /// Its name in the method, or the rectangle's.
    name: String,
    pub(super) number: f64,
    sum: Option<Sum>,
}

impl Landing {
    /// The method's question about the two edges, as if B's edge were on the cell under the pointer.
    pub(super) fn asked(scene: &PairScene, ruler: &Ruler, pointed: Option<usize>) -> Option<AskedComparison> {
        let (pair, (axis, of_a)) = (trial(scene), ruler.edges());
        let b = pointed.map_or(ruler.rects()[1], |cell| ruler.b_at(cell));
        let about = [About::Ends(axis, of_a, of_a.other()), About::Centres(axis)];
        let mut asked =
            AskedComparison::all(&pair).into_iter().find(|asked| about.iter().any(|&about| asked.is_about(about)))?;
        let all = ruler.compared(&pair.formula(), b);
        asked.comparison = all.into_iter().find(|made| made.question == asked.question.id)?;
        Some(asked)
    }

    /// A's number, then B's.
    pub(super) fn of_both(scene: &PairScene, ruler: &Ruler, pointed: Option<usize>) -> [Self; 2] {
        let (axis, of_a) = ruler.edges();
        let asked = Self::asked(scene, ruler, pointed);
        let compared = asked.as_ref().and_then(|asked| Some((asked.numbers()?, asked.names()?)));
        let edge_of_b = pointed.map_or(ruler.edge_of_b(), |cell| ruler.number(cell));
        let (numbers, names) = match compared {
            Some((numbers, names)) => (numbers, names.map(str::to_owned)),
            None => {
                let name = |rect: &str, end| format!("{rect}{}{}", axis.name(), if end == End::Min { 1 } else { 2 });
                let names = [name("a", of_a), name("b", of_a.other())];
                ([ruler.rects()[0].interval(axis).end(of_a), edge_of_b], names)
            }
        };
        let [a, b] = names;
        let mut both = [(a, numbers[0]), (b, numbers[1])].map(|(name, number)| Self { name, number, sum: None });
        let far = &mut both[usize::from(of_a == End::Min)];
        let is_moved = of_a == End::Min && pointed.is_some();
        let is_it = |sum: &Sum| !is_moved && sum.rounded == far.number && sum.is_telling(scene.extra.lens.precision);
        far.sum = Sum::of(scene, ruler).filter(is_it);
        both
    }

    /// Its place on the row without rounding, in cells.
    pub(super) fn exact_place(&self, ruler: &Ruler) -> Option<f64> {
        let Sum { rounded, lost, .. } = self.sum.as_ref()?;
        ruler.place_beside(*rounded, *lost)
    }

    /// Its label: `ax + aw = 0.1 + 0.2 → 0.30000000000000004`, or less if that does not fit. `before`: the side on
    /// which it is off the row.
    pub(super) fn text(&self, scene: &PairScene, before: Option<bool>, fits: impl Fn(&str) -> bool) -> String {
        let precision = scene.extra.lens.precision;
        let number = notation(precision, self.number);
        let text = match &self.sum {
            Some(sum) => {
                let long = format!("{} = {} → {number}", self.name, sum.written(precision));
                if fits(&long) { long } else { format!("{} → {number}", sum.written(precision)) }
            }
            None => format!("{} = {number}", self.name),
        };
        match before {
            Some(true) => format!("← {text}"),
            Some(false) => format!("{text} →"),
            None => text,
        }
    }
}

pub(super) fn notes(scene: &PairScene, ruler: &Ruler) -> Vec<Text> {
    let pair = trial(scene);
    let sum = Sum::of(scene, ruler).map(|sum| sum.says(scene.extra.lens.precision));
    let method = pair.built_in().map(|method| match method {
        OverlapMethod::TwoCorners => text!("row-two-corners"),
        OverlapMethod::CentreSize => text!("row-centre-size"),
        OverlapMethod::OriginSize => text!("row-origin-size", method = method.name()),
        OverlapMethod::FourFlags | OverlapMethod::RuledOut | OverlapMethod::NotRuledOut => {
            if pair.border == Border::Misses {
                text!("row-last-pixel", method = method.name())
            } else {
                text!("row-origin-size", method = method.name())
            }
        }
    });
    let across = if ruler.edges().0 == Axis::X { Axis::Y } else { Axis::X };
    let apart = is_apart(&pair, across).then(|| text!("row-apart", axis = across.name()));
    apart.into_iter().chain(sum).chain(method).collect()
}
