//! Addresses from before the built-in course was written anew: they open what took the place of their step.

/// Numbers that steps of the built-in course had before its chapters got theirs for good, and what took their place.
const MOVED: &[(&str, &str)] = &[("6.7", "an-edge-without-length"), ("8.6", "crowd-test")];

/// The id of the step that took the place of the one with this number.
pub(super) fn took_its_place(number: &str) -> Option<&'static str> {
    MOVED.iter().find(|(before, _)| *before == number).map(|(_, id)| *id)
}
