//! Unit tests of `src/window/input/fingers.rs`.

use super::FingerGesture::{Gone, Moved, Pressed, Released, Spread, TakenBack};
use super::*;
use TouchPhase::{Cancelled, Ended, Moved as Move, Started};
use egui::pos2;

/// The result of these events at double scale, and whether fingers are left.
fn after(events: &[(TouchPhase, u64, Pos2)]) -> (Vec<FingerGesture>, bool) {
    let mut fingers = Fingers::default();
    let all = events.iter().flat_map(|&(phase, id, at)| fingers.take(phase, id, at, 2.0)).collect();
    (all, fingers.down())
}

#[test]
fn a_finger_that_stays_is_a_click_where_it_came_down() {
    let tap = [(Started, 7, pos2(10.0, 10.0)), (Move, 7, pos2(20.0, 18.0)), (Ended, 7, pos2(20.0, 18.0))];
    let at = pos2(10.0, 10.0);
    assert_eq!(after(&tap), (vec![Moved(at), Pressed(at), Released(at), Gone], false));
}

#[test]
fn a_finger_that_goes_on_drags_from_where_it_came_down() {
    let drag = [
        (Started, 1, pos2(10.0, 10.0)),
        (Move, 1, pos2(40.0, 10.0)),
        (Move, 1, pos2(50.0, 12.0)),
        (Ended, 1, pos2(50.0, 12.0)),
    ];
    let all = vec![
        Moved(pos2(10.0, 10.0)),
        Pressed(pos2(10.0, 10.0)),
        Moved(pos2(40.0, 10.0)),
        Moved(pos2(50.0, 12.0)),
        Released(pos2(50.0, 12.0)),
        Gone,
    ];
    assert_eq!(after(&drag), (all, false));
}

#[test]
fn two_fingers_spread_and_press_nothing() {
    let (a, b, c) = (pos2(10.0, 10.0), pos2(90.0, 10.0), pos2(190.0, 10.0));
    let two = [(Started, 1, a), (Started, 2, b), (Move, 2, c), (Ended, 1, a), (Move, 2, b), (Ended, 2, b)];
    assert_eq!(after(&two), (vec![Moved(a), Spread([a, b], [a, c]), Gone], false));
    // The drag was the beginning of a pinch.
    let late = [(Started, 1, a), (Move, 1, b), (Started, 2, c)];
    assert_eq!(after(&late), (vec![Moved(a), Pressed(a), Moved(b), TakenBack(b)], true));
    // A third finger cancels everything until all are up.
    let three = [(Started, 1, a), (Started, 2, b), (Started, 3, c), (Move, 3, a), (Ended, 1, a), (Ended, 2, b)];
    assert_eq!(after(&three), (vec![Moved(a)], true));
}

#[test]
fn what_the_system_takes_away_is_no_click() {
    let at = pos2(10.0, 10.0);
    assert_eq!(after(&[(Started, 1, at), (Cancelled, 1, at)]), (vec![Moved(at), Gone], false));
    let to = pos2(90.0, 10.0);
    let drag = [(Started, 1, at), (Move, 1, to), (Cancelled, 1, at)];
    assert_eq!(after(&drag), (vec![Moved(at), Pressed(at), Moved(to), Released(to), Gone], false));
    assert_eq!(after(&[(Move, 1, at), (Ended, 1, at)]), (vec![], false), "fingers that never came down");
}
