//! Steps of A among blocks: what is true, where A ends, and what each of the five methods says.

use hantei_collision::{PlaneAxis, Rect, Response, ResponseAnswer, ResponseMethod, ResponseRules, TrueSide};
use hantei_judge::{ResponseCase, response_cases};

/// The columns of the methods.
pub(super) const METHODS: [&str; 6] = ["least_overlap", "diagonals", "previous", "x_first", "y_first", "swept"];

/// A step with all its answers.
#[derive(Clone, Debug)]
pub struct ResponseRow {
    /// `course`, `corner`, `random`, `tiles`, `staggered`, `squeezed` or `row`.
    pub kind: &'static str,
    /// The numbers.
    pub case: ResponseCase,
    /// When, as a fraction of the step, rounded; none without a hit, and for a start inside.
    pub time: Option<f64>,
    /// `left`, `right`, `top`, `bottom`, `corner`, `inside` or `none`.
    pub side: &'static str,
    /// Where A ends by each answer of `swept`: moved back, stopped, and slid. A corner is a floor or a ceiling.
    pub ends: [[f64; 2]; 3],
    /// What each method says: `left 6 top 4`, `unknown`, `none`; `swept` with its times.
    pub said: [String; 6],
}

/// All steps.
pub fn response_rows() -> Vec<ResponseRow> {
    response_cases().into_iter().map(|(kind, case)| row(kind, case)).collect()
}

fn row(kind: &'static str, case: ResponseCase) -> ResponseRow {
    let (step, truth) = (case.step(), case.truth());
    let blocks: Vec<Rect> = case.blocks.iter().filter_map(|block| Rect::try_from(*block).ok()).collect();
    let side = match truth.side {
        TrueSide::None(_) => "none",
        named => named.named().map_or("none", |named| named.name()),
    };
    let rules = ResponseRules { tie: PlaneAxis::Y, ..ResponseRules::default() };
    let respond = |method: ResponseMethod, rules| method.respond(step, &blocks, rules, &mut ());
    let ends = [ResponseAnswer::Out, ResponseAnswer::Stop, ResponseAnswer::Slide].map(|answer| {
        let end = respond(ResponseMethod::Swept, ResponseRules { answer, ..rules }).end;
        [end.min().x, end.min().y]
    });
    let slide = ResponseRules { answer: ResponseAnswer::Slide, ..rules };
    let said = [
        (ResponseMethod::LeastOverlap, slide),
        (ResponseMethod::Diagonals, slide),
        (ResponseMethod::Previous, slide),
        (ResponseMethod::AxisByAxis, ResponseRules { order: PlaneAxis::X, ..slide }),
        (ResponseMethod::AxisByAxis, ResponseRules { order: PlaneAxis::Y, ..slide }),
        (ResponseMethod::Swept, slide),
    ]
    .map(|(method, rules)| in_words(&respond(method, rules)));
    ResponseRow { kind, time: truth.time, side, ends, said, case }
}

/// Each side with how far A is moved back, or when.
fn in_words(response: &Response) -> String {
    let one = |said: &hantei_collision::Said| match said.side {
        Some(side) => format!("{} {}", side.name(), said.time.unwrap_or(said.by)),
        None => said.named.name().to_owned(),
    };
    let all: Vec<String> = response.said.iter().map(one).collect();
    if all.is_empty() { "none".to_owned() } else { all.join(" ") }
}
