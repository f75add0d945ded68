//! Places that are seen through, in a window or page of 1040×680, and the colour that they have over white.

use crate::screen::Rgb;
use hantei::figure::{Colour, Role, Theme};

/// A place, the role that covers it, and how often it does.
type Place = ((i16, i16), Role, u32);

/// What opens each picture, and places in it.
pub(crate) const TRANSLUCENT: [(&str, &[Place]); 2] = [
    (
        "quad preset=wpf-figure halves=on",
        // Right of two edges; right of three.
        &[
            ((20, 20), Role::Half, 2),
            ((600, 600), Role::Half, 2),
            ((314, 30), Role::Half, 3),
            ((20, 650), Role::Half, 3),
        ],
    ),
    // Both melons have passed over the middle.
    ("melons preset=between-frames", &[((340, 262), Role::PassedBand, 1)]),
];

/// Whether a pixel is as near to this role over white, so many times, as eight bits allow.
pub(crate) fn is_over_white((red, green, blue): Rgb, role: Role, times: u32) -> bool {
    let Colour(over_red, over_green, over_blue) = role.colour(Theme::Light);
    [(red, over_red), (green, over_green), (blue, over_blue)].into_iter().all(|(seen, over)| {
        let expected = (0..times).fold(255.0, |below, _| below + (f64::from(over) - below) * role.opacity());
        (f64::from(seen) - expected).abs() < 2.0
    })
}
