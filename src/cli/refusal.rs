//! clap's refusals as texts: what was given, where, and what is allowed.

use clap::error::{ContextKind, ContextValue, ErrorKind};
use hantei_collision::{Border, Named, UnknownName};
use hantei_scenes::quote::quoted;
use hantei_scenes::text;
use hantei_scenes::words::Text;
use std::error::Error;
use std::fmt;
use std::num::{IntErrorKind, ParseIntError};
use std::str::FromStr;

/// Why a value is refused, passed through clap.
#[derive(Debug)]
pub(super) struct RefusedValue(pub(super) Text);

impl fmt::Display for RefusedValue {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{:?}", self.0)
    }
}

impl Error for RefusedValue {}

/// The thing that is called `text`, or what is allowed.
pub(super) fn named<Thing: FromStr<Err = UnknownName>>(text: &str) -> Result<Thing, RefusedValue> {
    text.parse().map_err(|unknown: UnknownName| RefusedValue(text!("allowed", values = unknown.allowed.join(", "))))
}

/// The borders for shapes of which none is a point beside an edge: all names but `half`.
fn without_half<Thing: Named>() -> Vec<&'static str> {
    Thing::VALUE_NAMES.iter().copied().filter(|name| *name != Border::Half.name()).collect()
}

/// A border for such shapes.
pub(super) fn border<Thing: Named>(text: &str) -> Result<Thing, RefusedValue> {
    let allowed = without_half::<Thing>();
    let place = Thing::VALUE_NAMES.iter().position(|name| *name == text && allowed.contains(name));
    place.map(|place| Thing::VALUES[place]).ok_or_else(|| RefusedValue(text!("allowed", values = allowed.join(", "))))
}

/// Refuses the border `half` for such shapes, where the option is read before the shapes are known.
pub(super) fn half_has_no_meaning<Thing: Named>(border: Option<Thing>) -> Result<(), Text> {
    if border.is_none_or(|border| border.value_name() != Border::Half.name()) {
        return Ok(());
    }
    let allowed = text!("allowed", values = without_half::<Thing>().join(", "));
    Err(of_value("--border <BORDER>", Border::Half.name(), allowed))
}

/// The refusal of an argument's value, as clap's.
pub(super) fn of_value(argument: &str, value: &str, why: Text) -> Text {
    let why = text!("usage-value", argument = quoted(argument), value = quoted(value), why = why);
    text!("usage-refused", why = why)
}

/// clap's message, which is long and English, as a text; `kinds` gives the subcommands if one is missing.
pub(super) fn said(error: &clap::Error, kinds: fn() -> String) -> Text {
    let given = |kind| match error.get(kind) {
        // The argument may have several lines.
        Some(ContextValue::String(given)) => quoted(given),
        // More than two arguments may be in conflict.
        Some(ContextValue::Strings(all)) => quoted(&all.join(", ")),
        _ => String::new(),
    };
    let (argument, value) = (given(ContextKind::InvalidArg), given(ContextKind::InvalidValue));
    let why = match error.kind() {
        ErrorKind::UnknownArgument => text!("usage-unknown", argument = argument),
        ErrorKind::InvalidSubcommand => {
            text!("usage-subcommand", given = given(ContextKind::InvalidSubcommand), allowed = kinds())
        }
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            text!("usage-no-subcommand", allowed = kinds())
        }
        ErrorKind::InvalidValue => text!("usage-no-value", argument = argument),
        ErrorKind::TooManyValues => text!("usage-needless-value", argument = argument, value = value),
        ErrorKind::MissingRequiredArgument => text!("usage-missing", arguments = missing(error)),
        ErrorKind::ArgumentConflict if given(ContextKind::PriorArg) != argument => {
            text!("usage-together", argument = argument, other = given(ContextKind::PriorArg))
        }
        ErrorKind::ArgumentConflict => text!("usage-twice", argument = argument),
        ErrorKind::ValueValidation => text!("usage-value", argument = argument, value = value, why = why(error)),
        ErrorKind::InvalidUtf8 => text!("usage-utf8"),
        _ => Text::plain(error.to_string()),
    };
    text!("usage-refused", why = why)
}

fn missing(error: &clap::Error) -> String {
    match error.get(ContextKind::InvalidArg) {
        Some(ContextValue::Strings(all)) => all.join(" "),
        _ => String::new(),
    }
}

fn why(error: &clap::Error) -> Text {
    let source = error.source();
    if let Some(RefusedValue(text)) = source.and_then(|source| source.downcast_ref()) {
        return text.clone();
    }
    match source.and_then(|source| source.downcast_ref()).map(ParseIntError::kind) {
        Some(IntErrorKind::Empty) => text!("whole-none"),
        Some(IntErrorKind::PosOverflow) => text!("whole-too-large"),
        _ => text!("whole-wrong"),
    }
}
