//! What `hantei check response` is asked for.

use super::refusal::named;
use clap::Args;
use hantei::check::ResponseTest;
use hantei_collision::{AskedOrder, PlaneAxis, ResponseMethod, ResponseRules};
use hantei_scenes::text;
use hantei_scenes::words::Text;

/// What is printed, and when.
pub(super) const RESPONSE_HELP: &str = "Sides are those of B, and y grows down: left, right, top, bottom. Without --method hantei prints what \
is true:\nthe side and when, as a fraction of the step ('top 0.25'); 'corner 0.5' where both axes begin to overlap at the \
same\nmoment; 'inside' for a start inside; 'none' if nothing is hit; touching is not a hit. Of several tiles it \
is the one\nthat is met first. The corners are computed from the sizes first, and rounded; so is the time.\n\nWith --method it prints what that method says, tile after tile: the side and how far A is moved \
back ('left 6', or\n'left 6 top 4'); 'unknown' if it sees the overlap but cannot name a side. swept prints side and time, and \
--tie names the\nside of a corner.\n\nExamples:\n  echo -10 64 16 32  0 12  0 100 32 32 | hantei check response\n  echo -10 64 \
16 32  0 12  0 100 32 32 | hantei check response --method least-overlap --explain";

/// Which method is asked, and its rules.
#[derive(Args, Debug)]
pub(super) struct ResponseArgs {
    /// Print what this method says instead: least-overlap, diagonals, previous, axis-by-axis or swept
    #[arg(long, value_parser = named::<ResponseMethod>)]
    method: Option<ResponseMethod>,
    /// For axis-by-axis: which axis moves first, x or y (default: x)
    #[arg(long, value_name = "AXIS", value_parser = named::<PlaneAxis>, requires = "method")]
    order: Option<PlaneAxis>,
    /// For swept: which axis stops at an exact corner, x or y (default: y)
    #[arg(long, value_name = "AXIS", value_parser = named::<PlaneAxis>, requires = "method")]
    tie: Option<PlaneAxis>,
    /// In which order the tiles of a line are tested: given or reversed (default: given)
    #[arg(long, value_name = "ORDER", value_parser = named::<AskedOrder>, requires = "method")]
    asked: Option<AskedOrder>,
    /// Print each comparison of the method under the answer
    #[arg(long, requires = "method")]
    explain: bool,
}

/// The rules of a method, or which of the options it does not have.
pub(super) fn rules(
    method: ResponseMethod,
    order: Option<PlaneAxis>,
    tie: Option<PlaneAxis>,
) -> Result<ResponseRules, Text> {
    for (option, is_given, of) in
        [("--order", order.is_some(), ResponseMethod::AxisByAxis), ("--tie", tie.is_some(), ResponseMethod::Swept)]
    {
        if is_given && method != of {
            let why = text!("response-option", option = option, method = method.name(), allowed = of.name());
            return Err(text!("usage-refused", why = why));
        }
    }
    let given = ResponseRules::default();
    Ok(ResponseRules { order: order.unwrap_or(given.order), tie: tie.unwrap_or(given.tie), ..given })
}

impl ResponseArgs {
    /// What is printed, or which rule the method does not have.
    pub(super) fn test(&self) -> Result<ResponseTest, Text> {
        let Some(method) = self.method else { return Ok(ResponseTest::Truth) };
        let rules = ResponseRules { asked: self.asked.unwrap_or_default(), ..rules(method, self.order, self.tie)? };
        Ok(ResponseTest::Method { method, rules, explain: self.explain })
    }
}
