//! A window that would be larger than its screen.

use crate::screen::Screen;
use x11rb::protocol::xproto::{AtomEnum, ConnectionExt as _, PropMode};
use x11rb::wrapper::ConnectionExt as _;

/// A taskbar's height, as a window manager tells what it leaves free, pixels.
const TASKBAR: u16 = 40;

/// Once 1040×700 logical pixels at a scale of 2 reached beyond a screen of 1600×1200.
#[test]
fn the_window_opens_no_larger_than_its_screen() {
    for (screen_size, dpi, taskbar, expected) in [
        ("1600x1200", 192, 0, (1600, 1200)),
        ("1920x1080", 192, TASKBAR, (1920, 1080 - TASKBAR)),
        ("1024x600", 96, 0, (1024, 600)),
        ("1366x768", 96, TASKBAR, (1040, 700)),
        ("2600x1700", 192, 0, (2080, 1400)),
    ] {
        let screen = Screen::of_size(screen_size);
        screen.set_dpi(dpi);
        if taskbar > 0 {
            let root = screen.connection.get_geometry(screen.root).expect("request").reply().expect("size");
            let free = [0, u32::from(taskbar), root.width.into(), (root.height - taskbar).into()];
            let (area, kind) = (screen.atom("_NET_WORKAREA"), AtomEnum::CARDINAL);
            let told = screen.connection.change_property32(PropMode::REPLACE, screen.root, area, kind, &free);
            told.expect("request");
            screen.sync();
        }
        let program = screen.open("rects");
        assert_eq!(screen.window_size(), expected, "{screen_size} at {dpi} dpi");
        let place = screen.connection.translate_coordinates(screen.window(), screen.root, 0, 0).expect("request");
        let place = place.reply().expect("place");
        assert_eq!((place.dst_x, place.dst_y), (0, taskbar as i16), "{screen_size} at {dpi} dpi");
        screen.close();
        assert_eq!(program.exit_code(), Some(0));
    }
}
