//! Addresses of steps from before the built-in course was rewritten: they open the steps that replaced them.

/// Former numbers of steps of the built-in course, and the steps that replaced them.
const MOVED: &[(&str, &str)] = &[("6.7", "an-edge-without-length"), ("8.6", "crowd-test")];

pub(super) fn took_its_place(number: &str) -> Option<&'static str> {
    MOVED.iter().find(|(before, _)| *before == number).map(|(_, id)| *id)
}
