//! A ball, a paddle that moves and some bricks: the middle of a breakout game, frame by frame.

use hantei_collision::{Circle, NumberError, Rect, Vec2, circle_bounce};

/// More impacts than a ball has in one frame.
const MOST_IMPACTS: usize = 8;

fn main() -> Result<(), NumberError> {
    let mut bricks: Vec<Rect> = (0..5).map(|i| Rect::try_from([i * 40, 20, 38, 12])).collect::<Result<_, _>>()?;
    let (mut ball, mut velocity) = (Circle::try_from([95.0, 90.0, 5.0])?, Vec2::new(4.0, -14.0));
    let (mut paddle, of_paddle) = (Rect::try_from([60, 140, 40, 8])?, Vec2::new(5.0, 0.0));
    for frame in 1..=14 {
        // Against the bricks, which stand still; where none is hit, against the paddle as it sees the ball: with the ball's
        // velocity less its own.
        let mut moved = circle_bounce(ball, velocity, &bricks, MOST_IMPACTS);
        for stop in &moved.stops {
            let what = stop.impact.side().map_or("a corner", |side| side.name());
            println!("frame {frame}: {what} of brick {}, after {:.2} of the frame", stop.obstacle, stop.impact.time);
        }
        let mut hit: Vec<usize> = moved.stops.iter().map(|stop| stop.obstacle).collect();
        if hit.is_empty() {
            moved = circle_bounce(ball, velocity - of_paddle, &[paddle], MOST_IMPACTS).carried(of_paddle);
            moved.stops.iter().for_each(|stop| {
                println!("frame {frame}: the paddle, after {:.2} of the frame", stop.impact.time);
            });
        }
        (ball, velocity) = (moved.end, moved.velocity);
        hit.sort_unstable();
        hit.dedup();
        for place in hit.into_iter().rev() {
            bricks.remove(place);
        }
        paddle = Rect::from_corners(paddle.min() + of_paddle, paddle.max() + of_paddle);
    }
    println!("{} bricks are left, the ball is at {:?}", bricks.len(), ball.centre());
    Ok(())
}
