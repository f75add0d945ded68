//! Why not? Each method tells every comparison that it makes, with both numbers.

use hantei_collision::{Border, Comparison, Method, OverlapMethod, Point, Rect};

fn main() {
    let a = Rect::from_origin_size(Point::new(0.0, 0.0), 10.0, 10.0);
    let b = Rect::from_origin_size(Point::new(4.0, 12.0), 10.0, 10.0);
    for &method in OverlapMethod::ALL {
        let mut trace: Vec<Comparison> = Vec::new();
        let hit = method.hits(a, b, Border::Misses, &mut trace);
        println!("{} ({}): {}", method.name(), method.source(), if hit { "hit" } else { "miss" });
        let questions = method.questions(Border::Misses);
        for made in &trace {
            println!("  {}", questions[made.question].explained(made));
        }
        println!("  {} of {} comparisons were made", trace.len(), questions.len());
    }
}
