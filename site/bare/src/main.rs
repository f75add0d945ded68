//! The least that a page with macroquad can show: one rectangle. How long it takes to come is the measure for hantei's page.

use macroquad::prelude::{BLUE, WHITE, clear_background, draw_rectangle, next_frame};

#[macroquad::main("bare")]
async fn main() {
    loop {
        clear_background(WHITE);
        draw_rectangle(40.0, 40.0, 100.0, 100.0, BLUE);
        next_frame().await;
    }
}
