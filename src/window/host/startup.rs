//! Opening the window.

use crate::figure::{Colour, Role, Theme};
use macroquad::conf::{Conf, UpdateTrigger};
use macroquad::miniquad;
use macroquad::window::next_frame;

/// How the window opens.
pub(in crate::window) fn configuration((width, height): (u32, u32)) -> Conf {
    Conf {
        miniquad_conf: miniquad::conf::Conf {
            window_title: "hantei".into(),
            window_width: i32::try_from(width).unwrap_or(i32::MAX),
            window_height: i32::try_from(height).unwrap_or(i32::MAX),
            // On Windows miniquad 0.4.11 would round the window's size; hantei knows each screen's scale by itself.
            high_dpi: !cfg!(windows),
            sample_count: 1,
            window_resizable: true,
            icon: Some(miniquad::conf::Icon {
                small: icon::<16, 1024>(),
                medium: icon::<32, 4096>(),
                big: icon::<64, 16384>(),
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

/// The window's icon: the red and the blue rectangle and their overlap, in the stage's colours.
fn icon<const SIZE: usize, const BYTES: usize>() -> [u8; BYTES] {
    let mut pixels = [0; BYTES];
    for (i, pixel) in pixels.chunks_exact_mut(4).enumerate() {
        // On a grid of 16 × 16: red from 1 to 10, blue from 6 to 15.
        let (x, y) = (i % SIZE * 16 / SIZE, i / SIZE * 16 / SIZE);
        let inside = |from: usize, to: usize| (from..to).contains(&x) && (from..to).contains(&y);
        let role = match (inside(1, 10), inside(6, 15)) {
            (true, true) => Role::Overlap,
            (true, false) => Role::First,
            (false, true) => Role::Second,
            (false, false) => continue,
        };
        let Colour(red, green, blue) = role.colour(Theme::Light);
        pixel.copy_from_slice(&[red, green, blue, 255]);
    }
    pixels
}

/// Frames to wait for the window to take its size.
const PATIENCE: u32 = 30;

/// X11 and Windows open a window in physical pixels; elsewhere the system scales it. Waits until the window has its size,
/// so that the first answer and the first picture are of the stage that is seen.
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

/// Asks for a window of this size in logical pixels; returns the size that it will have in physical ones.
#[cfg(windows)]
fn resized((width, height): (u32, u32)) -> Option<(f32, f32)> {
    super::windows::take_over();
    let scale = super::pixel_ratio();
    Some(super::windows::fit([width, height].map(|logical| (logical as f32 * scale).round() as i32)))
}

/// The same; nothing where the window has it already.
#[cfg(not(windows))]
fn resized((width, height): (u32, u32)) -> Option<(f32, f32)> {
    let scale = miniquad::window::dpi_scale();
    let physical = |logical: u32| (logical as f32 * scale).round();
    (cfg!(target_os = "linux") && scale != 1.0).then(|| {
        let wanted = (physical(width), physical(height));
        miniquad::window::set_window_size(wanted.0 as u32, wanted.1 as u32);
        wanted
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_icon_of_the_file_is_the_windows() {
        let mut file = png::Decoder::new(include_bytes!("../../../assets/icon/hantei.png").as_slice());
        file.set_transformations(png::Transformations::EXPAND | png::Transformations::ALPHA);
        let mut reader = file.read_info().unwrap();
        let mut bytes = vec![0; reader.output_buffer_size()];
        reader.next_frame(&mut bytes).unwrap();
        assert!(bytes == icon::<64, 16384>(), "scripts/build-icon makes it");
    }
}
