//! The tabs, and the chooser of the pair.

use super::FITTED;
use super::desk::Desk;
use macroquad::input::KeyCode as K;

#[test]
fn a_tab_comes_back_to_the_pair_that_was_shown() {
    let mut desk = Desk::open(&format!("rects {FITTED}"));
    desk.choose("Moving");
    assert_eq!(desk.scene().name(), "melons");
    desk.choose("Two shapes");
    assert_eq!(desk.scene().name(), "rects");
    desk.choose("Shapes: rectangle and rectangle");
    desk.choose("Shapes: point and rectangle");
    assert_eq!(desk.scene().name(), "button");
    for tab in ["After the hit", "Many", "In space"] {
        desk.choose(tab);
        assert!(desk.find("Shapes: point and rectangle").is_none(), "{tab} has no pair to choose");
    }
    desk.choose("Two shapes");
    assert_eq!(desk.scene().name(), "button");
}

#[test]
fn another_pair_of_a_scene_keeps_the_shape_whose_kind_stays() {
    let mut desk = Desk::open(&format!("circles b=200,160,40 {FITTED}"));
    desk.choose("Shapes: circle and circle");
    desk.choose("Shapes: point and circle");
    let words = desk.scene().words();
    assert!(words.contains(&"a=117,116".to_owned()) && words.contains(&"b=200,160,40".to_owned()), "{words:?}");
    desk.choose("Shapes: point and circle");
    desk.choose("Shapes: circle and circle");
    let words = desk.scene().words();
    assert!(words.contains(&"b=200,160,40".to_owned()), "{words:?}");
    assert_eq!(desk.scene().kinds(), Some([hantei_collision::ShapeKind::Circle; 2]));
}

#[test]
fn before_a_guess_no_other_pair_is_chosen() {
    let mut desk = Desk::open(&format!("button {FITTED}"));
    assert!(desk.find("Shapes: point and rectangle").is_some());
    desk.choose("Guess");
    assert!(desk.find("Shapes: point and rectangle").is_none());
}

/// Four corners of the quadrilateral go on as a polygon of five, and a corner more or less is one key.
#[test]
fn a_fifth_corner_leads_from_the_quadrilateral_to_the_polygon() {
    let mut desk = Desk::open(&format!("quad a=0,0 b=200,0 c=200,100 d=0,100 p=50,50 {FITTED}"));
    desk.keys(&[K::A]);
    assert_eq!(desk.scene().name(), "polygon");
    let b = |desk: &Desk| desk.scene().words().into_iter().find(|word| word.starts_with("b=")).unwrap_or_default();
    assert_eq!(b(&desk), "b=0,0,100,0,200,0,200,100,0,100");
    assert!(desk.scene().words().contains(&"a=50,50".to_owned()), "P stays");
    desk.keys(&[K::A]);
    desk.keys(&[K::A]);
    assert_eq!(b(&desk).split(',').count(), 14, "{}", b(&desk));
    desk.keys(&[K::Delete]);
    assert_eq!(b(&desk).split(',').count(), 12, "{}", b(&desk));
    // Before the fourth corner there is nothing to go on with.
    let mut desk = Desk::open(&format!("quad a=0,0 b=200,0 c=200,100 {FITTED}"));
    desk.keys(&[K::A]);
    assert_eq!(desk.scene().name(), "quad");
}
