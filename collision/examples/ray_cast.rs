//! A laser: what does it hit first, where, and how is it reflected?

use hantei_collision::{Angle, Circle, Point, Rect, ShapeError, Turned, Vec2, cast, cast_through};

fn main() -> Result<(), ShapeError> {
    let (from, by) = (Point::new(40.0, 160.0), Vec2::new(400.0, 0.0));
    let wall = Rect::try_from([300, 100, 20, 120])?;
    let ball = Circle::try_from([240, 170, 20])?;
    let mirror = Turned::checked(Point::new(150.0, 160.0), 80.0, 10.0, Angle::Degrees(-45.0))?;
    for (name, hit) in [
        ("the wall", cast(from, by, &wall)),
        ("the ball", cast(from, by, &ball)),
        ("the mirror", cast(from, by, &mirror)),
    ] {
        match hit {
            Some(hit) => {
                // The part along the normal is turned round.
                let reflected = by - hit.normal * (2.0 * by.dot(hit.normal));
                let at = from + by * hit.time;
                println!(
                    "{name}: at {:.1}, {:.1}; on to {:.0}, {:.0}",
                    at.x,
                    at.y,
                    reflected.x + 0.0,
                    reflected.y + 0.0
                );
            }
            None => println!("{name}: missed"),
        }
    }
    let tiles: Vec<Rect> = (0..6).map(|i| Rect::try_from([64 * i, 150, 32, 32])).collect::<Result<_, _>>()?;
    if let Some((tile, hit)) = cast_through(Point::new(110.0, 0.0), Vec2::new(60.0, 200.0), &tiles) {
        println!("of {} tiles: tile {tile}, after {:.3} of the way", tiles.len(), hit.time);
    }
    Ok(())
}
