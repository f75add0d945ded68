//! Places of translucent colours on a stage of 628×680 at actual size, and the expected colours.

use crate::screen::{PALETTE, Rgb, rgb};
use hantei_scenes::figure::{Role, Theme};

/// A place, the role over it, and how many times.
type Place = ((i16, i16), Role, u32);

/// The opening of each picture, and its places.
pub(crate) const TRANSLUCENT: [(&str, &[Place]); 2] = [
    (
        "quad preset=wpf-figure halves=on zoom=1 pan=0,0 --window-size 988x788",
        // Right of two edges; right of three.
        &[
            ((20, 20), Role::Half, 2),
            ((610, 590), Role::Half, 2),
            ((314, 30), Role::Half, 3),
            ((20, 650), Role::Half, 3),
        ],
    ),
    // The overlap on y, between the axis and A.
    (
        "rects a=120,100,100,100 b=300,150,100,100 zoom=1 pan=0,0 --window-size 988x788",
        &[((100, 175), Role::SharedBand, 1)],
    ),
];

/// Whether a pixel has the colour of this role over the stage, this many times, as far as eight bits allow.
pub(crate) fn is_over_stage(seen: Rgb, role: Role, times: u32) -> bool {
    is_over(seen, rgb(PALETTE.stage), role, times)
}

/// The same over another colour.
pub(crate) fn is_over(seen: Rgb, ground: Rgb, role: Role, times: u32) -> bool {
    let over = rgb(role.colour(Theme::Light));
    [(seen.0, over.0, ground.0), (seen.1, over.1, ground.1), (seen.2, over.2, ground.2)].into_iter().all(
        |(seen, over, ground)| {
            let mix = |below: f64| below + (f64::from(over) - below) * role.opacity();
            let expected = (0..times).fold(f64::from(ground), |below, _| mix(below));
            (f64::from(seen) - expected).abs() < 2.0
        },
    )
}
