//! What `hantei check response` is asked for.

use super::refusal::named;
use clap::Args;
use hantei::check::{ResponseAsked, ResponseTest};
use hantei_collision::{AskedOrder, PlaneAxis, ResponseAnswer, ResponseMethod, ResponseRules};
use hantei_scenes::text;
use hantei_scenes::words::Text;

/// What is printed, and when.
pub(super) const RESPONSE_HELP: &str = "Sides are those of B, and y grows down: left, right, top, bottom. Without --method hantei prints what \
is true:\nthe side and when, as a fraction of the step ('top 0.25'); 'corner 0.5' where both axes begin to overlap at the \
same\nmoment; 'inside' for a start inside; 'none' if nothing is hit; touching is not a hit. Of several tiles it \
is the one\nthat is met first. The corners are computed from the sizes first, and rounded; so is the time.\n\nWith --method it prints what that method says, tile after tile: the side and how far A is moved \
back ('left 6', or\n'left 6 top 4'); 'unknown' if it sees the overlap but cannot name a side. swept prints side and time, and \
--tie names the\nside of a corner.\n\nWith --circle A is a circle, 'x y r' in place of 'x y w h'. All methods but swept test the square around it. Where a \
circle\nmeets a corner, the truth and swept print 'corner 0.5 normal -0.6 -0.8': the direction from the corner to the \
centre.\nWith --moving the last two numbers of a line are the velocity of the tiles. What is hit, and when, depends on \
A's velocity\nless theirs, which is rounded.\nWith --end each answer ends with 'end x y velocity vx vy': the place of A, x y \
as they are given, and its velocity after the\nstep, in the world.\n\nExamples:\n  echo -10 64 16 32  0 12  0 100 32 32 | hantei check response\n  echo -10 64 \
16 32  0 12  0 100 32 32 | hantei check response --method least-overlap --explain\n  echo 0 0 5  60 40  33 24 8 60 | hantei check response --circle\n  echo 40 50 8  -8 4  12 20 8 60  8 0 | hantei check response --circle --moving --method swept --answer bounce \
--end";

/// What a line has, which method is asked, and its rules.
#[derive(Args, Debug)]
pub(super) struct ResponseArgs {
    /// A is a circle, x y r in place of x y w h
    #[arg(long)]
    circle: bool,
    /// The tiles move: two more numbers at the end of each line are their velocity, vx vy
    #[arg(long)]
    moving: bool,
    /// Print what this method says instead: least-overlap, diagonals, previous, axis-by-axis or swept
    #[arg(long, value_parser = named::<ResponseMethod>)]
    method: Option<ResponseMethod>,
    /// For axis-by-axis: which axis moves first, x or y (default: x)
    #[arg(long, value_name = "AXIS", value_parser = named::<PlaneAxis>, requires = "method")]
    order: Option<PlaneAxis>,
    /// For swept: which axis stops at an exact corner, x or y (default: y)
    #[arg(long, value_name = "AXIS", value_parser = named::<PlaneAxis>, requires = "method")]
    tie: Option<PlaneAxis>,
    /// For swept: what happens after an impact: out, stop, slide or bounce (default: slide; stop if there is one tile and no
    /// --end)
    #[arg(long, value_name = "ANSWER", value_parser = named::<ResponseAnswer>, requires = "method")]
    answer: Option<ResponseAnswer>,
    /// Print where A is at the end of the step, and its velocity there
    #[arg(long, requires = "method")]
    end: bool,
    /// In which order the tiles of a line are tested: given or reversed (default: given)
    #[arg(long, value_name = "ORDER", value_parser = named::<AskedOrder>, requires = "method")]
    asked: Option<AskedOrder>,
    /// Print each comparison of the method under the answer
    #[arg(long, requires = "method")]
    explain: bool,
}

/// That a method does not have this option, and which do.
fn no_meaning(option: &'static str, method: ResponseMethod, of: &[ResponseMethod]) -> Text {
    let allowed: Vec<&str> = of.iter().map(|method| method.name()).collect();
    let why = text!("response-option", option = option, method = method.name(), allowed = allowed.join(", "));
    text!("usage-refused", why = why)
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
            return Err(no_meaning(option, method, &[of]));
        }
    }
    let given = ResponseRules::default();
    Ok(ResponseRules { order: order.unwrap_or(given.order), tie: tie.unwrap_or(given.tie), ..given })
}

impl ResponseArgs {
    /// What is printed, or which rule the method does not have.
    pub(super) fn test(&self) -> Result<ResponseTest, Text> {
        Ok(ResponseTest { is_circle: self.circle, tiles_move: self.moving, asked: self.asked_for()? })
    }

    fn asked_for(&self) -> Result<ResponseAsked, Text> {
        let Some(method) = self.method else { return Ok(ResponseAsked::Truth) };
        let rules = ResponseRules { asked: self.asked.unwrap_or_default(), ..rules(method, self.order, self.tie)? };
        if self.answer.is_some() && method != ResponseMethod::Swept {
            return Err(no_meaning("--answer", method, &[ResponseMethod::Swept]));
        }
        if self.explain && self.circle && method == ResponseMethod::Swept {
            // It makes no comparisons of two numbers that could be printed.
            return Err(no_meaning("--explain", method, &ResponseMethod::ALL[..ResponseMethod::Swept as usize]));
        }
        Ok(ResponseAsked::Method { method, rules, answer: self.answer, end: self.end, explain: self.explain })
    }
}
