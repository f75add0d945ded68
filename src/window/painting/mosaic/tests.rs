//! Unit tests of `src/window/painting/mosaic.rs`.

use super::*;

#[test]
fn each_pixel_counts_the_rectangles_over_its_middle() {
    let mut random = fastrand::Rng::with_seed(4);
    let mut mosaics = Mosaics::default();
    for (ratio, at, stage) in
        [(1.0, (0.0, 0.0), (40.0, 30.0)), (1.5, (3.3, 1.7), (40.0, 30.0)), (2.0, (0.5, 0.0), (7.0, 9.5))]
    {
        let pixels = Pixels::new(ratio, pos2(at.0, at.1), stage.into());
        // Whole pixels and halves among them, and some beyond the stage.
        let mut place = |most: f64| (random.f64() * (most + 20.0) * 4.0).floor() / 4.0 - 10.0;
        let places: Vec<Rect> = (0..200)
            .map(|_| Rect::from_origin_size(Point::new(place(stage.0), place(stage.1)), place(9.0), place(9.0)))
            .collect();
        let (shown, [width, height]) = mosaics.count(&pixels, places.iter().copied());
        assert_eq!(mosaics.counts.len(), width * height);
        let corners: Vec<(Point, Point)> =
            places.iter().map(|place| (pixels.physical(place.min()), pixels.physical(place.max()))).collect();
        for (i, &count) in mosaics.counts.iter().enumerate() {
            let corner = (f64::from(shown.min.x * ratio).round(), f64::from(shown.min.y * ratio).round());
            let (x, y) = (corner.0 + (i % width) as f64 + 0.5, corner.1 + (i / width) as f64 + 0.5);
            let covers = |(from, to): &&(Point, Point)| from.x <= x && x < to.x && from.y <= y && y < to.y;
            assert_eq!(usize::from(count), corners.iter().filter(covers).count(), "{ratio}: pixel {x},{y}");
        }
    }
}

#[test]
fn a_colour_over_itself_grows_stronger() {
    let clear = Color32::from_rgb(200, 30, 30).gamma_multiply(0.5);
    let colours = laid_over_itself(clear);
    assert_eq!(colours[..2], [Color32::TRANSPARENT, clear]);
    assert!(colours.is_sorted_by_key(|colour| colour.a()) && colours[255].a() > 250, "{colours:?}");
    assert!(laid_over_itself(Color32::RED)[1..].iter().all(|&colour| colour == Color32::RED), "opaque");
}
