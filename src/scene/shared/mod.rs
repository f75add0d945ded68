//! What several scenes share.

pub(super) mod number;
pub(super) mod pair;
