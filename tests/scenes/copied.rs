//! The case as a Rust test: what is copied asserts what is seen.

use crate::opened;

#[test]
fn the_copied_test_asserts_what_is_seen() {
    let rects = opened("rects a=0,0,5,5 b=1,1,5,3 method=two-corners").as_test();
    assert!(rects.contains("let a = Rect::from_corners(Point::new(0.0, 0.0), Point::new(5.0, 5.0));"), "{rects}");
    assert!(
        rects.contains("assert_eq!(OverlapMethod::TwoCorners.hits(a, b, Border::Hits, &mut ()), true);"),
        "{rects}"
    );
    let quad = opened("quad preset=on-edge").as_test();
    assert!(quad.contains("InsideMethod::SameSide.contains(&quad, probe, Border::Misses, &mut ()), false);"), "{quad}");
    assert!(opened("quad").as_test().starts_with("//"), "nothing to test yet");
}
