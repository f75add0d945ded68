//! Texts and their trees.
