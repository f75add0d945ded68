//! Where things stand in the panel of a window, or page, of 1040×680; what is lower, in one of 1040×900.

/// The middle of the first method's row in the panel of `rects`, and the distance to the next.
pub(crate) const FIRST_METHOD: (i32, i32) = (720, 427);
pub(crate) const NEXT_METHOD: i32 = 26;
/// The first field of rectangle A in the panel of `rects` with coordinates of its own.
pub(crate) const FIELD_A_X: (i32, i32) = (690, 746);
/// A tab, and the menu.
pub(crate) const TAB_QUAD: (i32, i32) = (753, 25);
pub(crate) const MENU: (i32, i32) = (995, 25);
