//! What a formula is and does: its comparisons and numbers, what hantei's own names mean, and the answer for shapes.

mod about;
mod batch;
mod circle;
mod decides;
mod evaluation;
mod formula;
mod meant;
mod measure;
mod pair;
mod plain;
mod polygon;
mod print;
mod quad;
mod shapes;
mod slanted;
mod terms;
mod tree;
mod two;
mod variants;

pub use formula::{CircleFormula, CuboidFormula, Formula, InsideFormula, OverlapFormula};
pub use hantei_collision::{PointAndCircle, PointAndRect, TwoCircles};
pub(crate) use meant::{Meant, WayStep, Ways};
pub use measure::Measure;
pub use pair::has_formula;
pub(crate) use polygon::MOST_CORNERS;
pub use polygon::PointAndPolygon;
pub(crate) use print::{Binds, Dialect, OWN, Printer};
pub use shapes::Shapes;
pub(crate) use shapes::Vocabulary;
pub(crate) use shapes::plain;
pub use slanted::is_slanted;
pub(crate) use terms::{CircleTerm, Owner, PartTerm, PointTerm, RoundTerm, SlantedTerm, Term};
pub(crate) use tree::Rounding;
pub(crate) use tree::{Arithmetic, Extreme, FormulaStep, Inequality, Joint, Number, Test};
pub(crate) use two::parts;
