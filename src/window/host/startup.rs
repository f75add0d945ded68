//! Opening the window.

use macroquad::conf::{Conf, UpdateTrigger};
use macroquad::miniquad;
use macroquad::window::next_frame;

pub(in crate::window) fn configuration((width, height): (u32, u32)) -> Conf {
    Conf {
        miniquad_conf: miniquad::conf::Conf {
            window_title: "hantei".into(),
            window_width: i32::try_from(width).unwrap_or(i32::MAX),
            window_height: i32::try_from(height).unwrap_or(i32::MAX),
            // On Windows miniquad 0.4.11 would round the window's size; hantei finds each screen's scale itself.
            high_dpi: !cfg!(windows),
            sample_count: 1,
            window_resizable: true,
            icon: Some(miniquad::conf::Icon {
                small: icon(include_bytes!("../../../assets/icon/hantei-16.png")),
                medium: icon(include_bytes!("../../../assets/icon/hantei-32.png")),
                big: icon(include_bytes!("../../../assets/icon/hantei-64.png")),
            }),
            platform: miniquad::conf::Platform {
                blocking_event_loop: true,
                linux_wm_class: "hantei",
                ..Default::default()
            },
            ..Default::default()
        },
        update_on: Some(UpdateTrigger {
            key_down: true,
            mouse_down: true,
            mouse_up: true,
            mouse_motion: true,
            mouse_wheel: true,
            specific_key: None,
            touch: true,
        }),
        ..Default::default()
    }
}

/// A picture of the icon: red, green, blue and opacity of each pixel.
fn icon<const BYTES: usize>(file: &[u8]) -> [u8; BYTES] {
    let mut pixels = [0; BYTES];
    // Built into the program and tested; an unreadable picture would only mean no icon.
    if let Ok(mut picture) = png::Decoder::new(file).read_info() {
        let _ = picture.next_frame(&mut pixels);
    }
    pixels
}

/// Frames to wait until the window has its size.
const PATIENCE: u32 = 30;

/// X11 and Windows open a window in physical pixels, however small the screen; elsewhere the system scales it. Waits until the window has its
/// size, so that the first answer and picture belong to the visible stage.
pub(in crate::window) async fn scale_window(size: (u32, u32)) {
    let Some(wanted) = resized(size) else { return };
    for _ in 0..PATIENCE {
        if miniquad::window::screen_size() == wanted {
            break;
        }
        miniquad::window::schedule_update();
        next_frame().await;
    }
}

/// Asks for a window of this size in logical pixels; returns its size in physical ones.
#[cfg(windows)]
fn resized((width, height): (u32, u32)) -> Option<(f32, f32)> {
    super::windows::take_over();
    let scale = super::pixel_ratio();
    Some(super::windows::fit([width, height].map(|logical| (logical as f32 * scale).round() as i32)))
}

/// The same; `None` if the window already has it.
#[cfg(not(windows))]
fn resized((width, height): (u32, u32)) -> Option<(f32, f32)> {
    #[cfg(target_os = "linux")]
    {
        let scale = miniquad::window::dpi_scale();
        let size = [width, height].map(|logical| (logical as f32 * scale).round());
        let fitted = super::x11::fit(size.map(|length| length as i32));
        let [width, height] = fitted.map_or(size, |fitted| fitted.map(|length| length as f32));
        if fitted.is_none() && scale != 1.0 {
            miniquad::window::set_window_size(width as u32, height as u32);
        }
        ((width, height) != miniquad::window::screen_size()).then_some((width, height))
    }
    #[cfg(not(target_os = "linux"))]
    {
        let _ = (width, height);
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hantei_scenes::figure::{Colour, Theme};

    #[test]
    fn the_icon_shows_a_b_and_what_they_share() {
        let palette = Theme::Light.palette();
        let icon = configuration((1, 1)).miniquad_conf.icon.expect("an icon");
        // Each picture's width, and the places of A, B and what they share, for half of that.
        for (pixels, size, places) in [
            (icon.small.as_slice(), 16, [(2, 2), (12, 12), (8, 8)]),
            (&icon.medium, 32, [(6, 6), (26, 26), (16, 16)]),
            (&icon.big, 64, [(20, 20), (46, 46), (28, 30)]),
        ] {
            for ((x, y), Colour(red, green, blue)) in places.into_iter().zip([palette.a, palette.b, palette.shared]) {
                let at = 4 * (y * size + x);
                assert_eq!(pixels[at..at + 4], [red, green, blue, 255], "{size}: {x}, {y}");
            }
        }
        assert_eq!([icon.small[3 + 4 * 15], icon.medium[3], icon.big[3]], [0, 0, 0], "nothing at a corner");
    }
}
