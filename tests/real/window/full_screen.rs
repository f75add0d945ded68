//! Full screen on X11, which the window manager sets.

use crate::screen::{Key, Screen};
use crate::window::TWO_SQUARES;

#[test]
fn full_screen_is_asked_of_the_window_manager() {
    let screen = Screen::start();
    let _program = screen.open(TWO_SQUARES);
    screen.move_to((300, 600));
    let asked = screen.hear_window_manager_requests(|| screen.keys(&[Key::F11]));
    assert_eq!(asked, ("_NET_WM_STATE".into(), 2, "_NET_WM_STATE_FULLSCREEN".into()), "toggle");
}
