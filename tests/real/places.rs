//! Places in a window or page whose stage is 628×680, in pixels from the stage's top left: 988×788 with the bar and the
//! verdict above it, and the panel at its right. Lower ones count from the bottom of a stage of 628×900.

/// The height above the stage, in logical pixels: the bar and the verdict. In the presenter's layout it is 0.
pub(crate) const fn stage_top(width: u32, height: u32) -> i16 {
    if width < 300 || height < 240 {
        return 0;
    }
    if width < 560 {
        return 52 + 80;
    }
    let is_narrow = width < 1000 || height < 560;
    let bar = if is_narrow { 40 } else { 48 };
    let verdict = if height < 480 {
        48
    } else if is_narrow {
        68
    } else {
        88
    };
    bar + verdict
}

/// The menu.
pub(crate) const MENU: (i32, i32) = (960, -88);
/// The middle of the first method's row behind the door `methods`, and the distance to the next.
pub(crate) const FIRST_METHOD: (i32, i32) = (720, 30);
pub(crate) const NEXT_METHOD: i32 = 76;
/// The first field of rectangle A behind the door `numbers` of `rects`.
pub(crate) const FIELD_A_X: (i32, i32) = (711, 35);
