//! Cost against number, both logarithmic, as SVG.

use crate::clock::Times;
use std::fmt::Write as _;

const WIDTH: f64 = 760.0;
const HEIGHT: f64 = 420.0;
/// Left, top, right, bottom.
const MARGINS: [f64; 4] = [64.0, 20.0, 170.0, 48.0];
/// Distinct for every kind of colour vision, and by their dashes.
const LOOKS: [(&str, &str); 7] = [
    ("#005f52", ""),
    ("#5c6470", "2 4"),
    ("#b3261e", "8 4"),
    ("#0a4bd0", "10 3 2 3"),
    ("#8a5a00", "4 3"),
    ("#6a1b9a", "12 5"),
    ("#007a99", "6 2 2 2"),
];
/// The time of a frame at 60 frames a second, milliseconds.
const FRAME: f64 = 1000.0 / 60.0;

/// A curve for each of `curves`: a runner, and its label.
pub fn cost(lines: &[(usize, Times)], curves: &[(&str, &str)]) -> String {
    let [left, top, right, bottom] = MARGINS;
    let x = |n: f64| left + (n.log10() - 3.0) / 2.0 * (WIDTH - left - right);
    let y = |ms: f64| HEIGHT - bottom - (ms.log10() + 2.0) / 5.0 * (HEIGHT - top - bottom);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" width=\"{WIDTH}\" height=\"{HEIGHT}\" \
         font-family=\"sans-serif\" font-size=\"14\" fill=\"#171c26\">\n<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n"
    );
    for power in 3..=5 {
        let n = 10f64.powi(power);
        let _ = writeln!(
            out,
            "<path d=\"M{0:.1} {top}V{1:.1}\" stroke=\"#e2e6ec\"/><text x=\"{0:.1}\" y=\"{2:.1}\" text-anchor=\"middle\">{n}</text>",
            x(n),
            HEIGHT - bottom,
            HEIGHT - bottom + 20.0
        );
    }
    for power in -2..=3 {
        let ms = 10f64.powi(power);
        let _ = writeln!(
            out,
            "<path d=\"M{left} {0:.1}H{1:.1}\" stroke=\"#e2e6ec\"/><text x=\"{2:.1}\" y=\"{3:.1}\" text-anchor=\"end\">{ms}</text>",
            y(ms),
            WIDTH - right,
            left - 8.0,
            y(ms) + 5.0
        );
    }
    let _ = writeln!(
        out,
        "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">rectangles</text>",
        (left + WIDTH - right) / 2.0,
        HEIGHT - 8.0
    );
    let _ = writeln!(
        out,
        "<text transform=\"translate(16 {:.1}) rotate(-90)\" text-anchor=\"middle\">milliseconds</text>",
        HEIGHT / 2.0
    );
    let _ = writeln!(
        out,
        "<path d=\"M{left} {0:.1}H{1:.1}\" stroke=\"#545c6a\" stroke-dasharray=\"1 3\"/><text x=\"{2:.1}\" y=\"{3:.1}\" fill=\"#545c6a\">a frame at 60 a second</text>",
        y(FRAME),
        WIDTH - right,
        left + 6.0,
        y(FRAME) - 5.0
    );
    let mut ends: Vec<(f64, usize, &str)> = Vec::new();
    for (i, (runner, name)) in curves.iter().enumerate() {
        let (colour, dashes) = LOOKS[i % LOOKS.len()];
        let measured: Vec<(f64, f64)> = lines
            .iter()
            .filter(|(_, times)| times.has(runner))
            .map(|(n, times)| (x(*n as f64), y(times.milliseconds(runner))))
            .collect();
        let points: Vec<String> = measured.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        let width = if i == 0 { 3.5 } else { 2.0 };
        let _ = writeln!(
            out,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" stroke-dasharray=\"{dashes}\"/>",
            points.join(" ")
        );
        if let Some(&(end_x, end_y)) = measured.last() {
            if end_x < WIDTH - right - 1.0 {
                let _ = writeln!(
                    out,
                    "<text x=\"{:.1}\" y=\"{:.1}\" fill=\"{colour}\">{name}</text>",
                    end_x - 40.0,
                    end_y - 8.0
                );
            } else {
                ends.push((end_y, i, name));
            }
        }
    }
    // Labels at the right, far enough apart to be read.
    ends.sort_by(|a, b| a.0.total_cmp(&b.0));
    let mut last = f64::NEG_INFINITY;
    for (end, i, name) in ends {
        last = (end + 5.0).max(last + 17.0);
        let _ = writeln!(
            out,
            "<text x=\"{:.1}\" y=\"{last:.1}\" fill=\"{}\">{name}</text>",
            WIDTH - right + 8.0,
            LOOKS[i % LOOKS.len()].0
        );
    }
    out + "</svg>\n"
}
