//! The built-in methods as formulas, made from their questions and their [`Form`], in the order of their comparisons.

use crate::formula::{Formula, ParseOptions, Shapes};
use hantei_collision::shapes::Pair;
use hantei_collision::{Border, Form, Method, Question, ShapeKind};

/// A method as a typed test.
pub trait AsFormula: Method<Shapes: Shapes> {
    /// The method with this border as a formula that makes the same comparisons.
    ///
    /// ```
    /// use hantei_collision::{Border, OverlapMethod};
    /// use hantei_judge::AsFormula as _;
    ///
    /// let formula = OverlapMethod::TwoCorners.formula(Border::Hits);
    /// assert_eq!(formula.to_string(), "!(ax2 < bx1 || bx2 < ax1 || ay2 < by1 || by2 < ay1)");
    /// ```
    fn formula(self, border: Border) -> Formula<Self::Shapes> {
        let text = written(self.definitions(), self.form(), border, &self.questions(border));
        text.parse().expect("tests/all/code reads each of them")
    }
}

impl<M: Method<Shapes: Shapes>> AsFormula for M {}

/// A method of an A and a B of these kinds as a formula: what it computes first, how its comparisons make its answer,
/// with which border, and its questions. A method of a polygon is a loop, which is no formula: it gives one that is always
/// false, and [`polygon_code`](crate::polygon_code) has its code.
///
/// ```
/// use hantei_collision::{Border, Method as _, OverlapMethod, ShapeKind};
/// use hantei_judge::formula_of;
///
/// let (method, border) = (OverlapMethod::TwoCorners, Border::Hits);
/// let questions = method.questions(border);
/// let formula = formula_of([ShapeKind::Rect; 2], method.definitions(), method.form(), border, &questions);
/// assert_eq!(formula.to_string(), "!(ax2 < bx1 || bx2 < ax1 || ay2 < by1 || by2 < ay1)");
/// ```
///
/// # Panics
/// If [`read_for`](Formula::read_for) does not read the questions: no method does so.
pub fn formula_of(
    kinds: [ShapeKind; 2],
    definitions: &str,
    form: Form,
    border: Border,
    questions: &[Question],
) -> Formula<Pair<'static>> {
    let text = written(definitions, form, border, questions);
    let (formula, _) = Formula::read_for(kinds, &text, &ParseOptions::default()).expect("the text of a method");
    formula
}

fn written(definitions: &str, form: Form, border: Border, questions: &[Question]) -> String {
    // What steps define needs not be a formula.
    let definitions = if form == Form::Steps { "" } else { definitions };
    let asked: Vec<String> = questions.iter().map(|question| as_read(&question.to_string())).collect();
    format!("{definitions} {}", text(form, border, &asked))
}

fn text(form: Form, border: Border, asked: &[String]) -> String {
    match form {
        Form::Flags => {
            let flag = |(place, asked): (usize, &String)| format!("{} = {asked}; ", FLAGS[place]);
            let flags: String = asked.iter().enumerate().map(flag).collect();
            format!("{flags}!({})", FLAGS.join(" || "))
        }
        Form::ElseIf => asked.iter().map(|asked| format!("if ({asked}) return false; ")).collect::<String>() + "true",
        Form::Nested | Form::All => asked.join(" && "),
        Form::NoneOf => format!("!({})", asked.join(" || ")),
        Form::EitherFour => {
            let (four, others) = asked.split_at(4);
            format!("({}) || ({})", four.join(" && "), others.join(" && "))
        }
        Form::FourOrAny => {
            let (four, others) = asked.split_at(4);
            format!("({}) || {}", four.join(" && "), others.join(" || "))
        }
        Form::Regions => {
            let (far, near) = asked.split_at(2);
            format!("if ({}) return false; {}", far.join(" || "), near.join(" || "))
        }
        // A loop is no formula.
        Form::Edges | Form::Steps => "false".to_owned(),
        Form::Crossings => CROSSINGS.replace("$on_edge", if border == Border::Hits { "true" } else { "false" }),
    }
}

const FLAGS: [&str; 4] = ["left", "right", "above", "below"];

/// A question of a point and a quadrilateral: `cross(A, B, P)` for `AB × AP`, `dot(A, B, P)` for `AP · BP`.
fn as_read(question: &str) -> String {
    let corners = |left: usize, right: usize| [left, right].map(|place| question.as_bytes()[place] as char);
    if question.contains('×') {
        let [from, to] = corners(0, 1);
        question.replace(&format!("{from}{to} × {from}P"), &format!("cross({from}, {to}, P)"))
    } else if question.contains('·') {
        let [from, to] = corners(0, question.find(" · ").unwrap_or_default() + " · ".len());
        question.replace(&format!("{from}P · {to}P"), &format!("dot({from}, {to}, P)"))
    } else {
        question.to_owned()
    }
}

/// Whether the point is on an edge, which corners are below it, and on which side of each edge that passes it.
const CROSSINGS: &str = "if ((cross(A, B, P) == 0 && dot(A, B, P) <= 0) || (cross(B, C, P) == 0 && dot(B, C, P) <= 0) || \
     (cross(C, D, P) == 0 && dot(C, D, P) <= 0) || (cross(D, A, P) == 0 && dot(D, A, P) <= 0)) return $on_edge; \
     a_below = A.y > P.y; b_below = B.y > P.y; c_below = C.y > P.y; d_below = D.y > P.y; \
     ab = (!a_below && b_below && cross(A, B, P) > 0) || (a_below && !b_below && cross(A, B, P) < 0); \
     bc = (!b_below && c_below && cross(B, C, P) > 0) || (b_below && !c_below && cross(B, C, P) < 0); \
     cd = (!c_below && d_below && cross(C, D, P) > 0) || (c_below && !d_below && cross(C, D, P) < 0); \
     da = (!d_below && a_below && cross(D, A, P) > 0) || (d_below && !a_below && cross(D, A, P) < 0); \
     (ab != bc) != (cd != da)";
