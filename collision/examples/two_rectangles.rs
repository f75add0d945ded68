//! Two rectangles: do they hit, how do they lie, and what do they share?

use hantei_collision::{Border, NumberError, Rect};

fn main() -> Result<(), NumberError> {
    // Left, top, width, height, for example from a level file. NaN and infinities are refused.
    let player = Rect::try_from([10.0, 10.0, 20.0, 30.0])?;
    for (name, numbers) in [
        ("a wall beside the player", [30.0, 0.0, 5.0, 50.0]),
        ("a coin", [25.0, 35.0, 10.0, 10.0]),
        ("a cloud", [60.0, 0.0, 40.0, 10.0]),
    ] {
        let other = Rect::try_from(numbers)?;
        println!("{name}: {}", player.contact(other).name());
        println!("  a shared border hits:   {}", player.overlaps(other, Border::Hits));
        println!("  a shared border misses: {}", player.overlaps(other, Border::Misses));
        if let Some(shared) = player.intersection(other) {
            println!("  shared: {} wide, {} high", shared.width(), shared.height());
        }
    }
    if let Err(error) = Rect::try_from([10.0, f64::NAN, 20.0, 30.0]) {
        println!("a broken file: {error}");
    }
    Ok(())
}
