//! No words of crowds, melons and cost plots lie over others, and none leave the stage.

use super::labels::{STAGES, faults};
use super::opened;
use hantei::scene::{Event, Plot};
use hantei::words::{Language, Words};

#[test]
fn no_words_of_crowd_or_melons_lie_over_others() {
    let mut openings: Vec<String> = Vec::new();
    for name in ["crowd", "melons"] {
        openings.extend(opened(name).presets().iter().map(|(preset, _)| format!("{name} preset={preset}")));
    }
    for more in [
        "crowd n=200 method=brute frame=0",
        "crowd n=5000 method=brute frame=0",
        "crowd n=100000 method=strips frame=0",
        "crowd n=1000 watch=on",
        "crowd n=12 method=sweep watch=on frame=14",
        "crowd n=200 method=brute watch=on frame=100",
        "melons way=vertical frame=0",
        "melons way=vertical frame=75",
        "melons way=vertical frame=120 offset=60",
        "melons frame=1",
        "melons frame=20 offset=-100",
        "melons frame=100",
        "melons frame=140",
        "melons frame=174",
        "melons speed=145 swept=on frame=4",
        "melons way=vertical speed=145 frame=3",
        "melons way=vertical speed=145 frame=0 offset=3",
    ] {
        openings.push(more.into());
    }
    for language in Language::ALL {
        let words = Words::new(*language);
        for opening in &openings {
            // Under the strip of the melons the grid's numbers are covered.
            let grids: &[&str] = if opening.starts_with("crowd") { &["off", "on"] } else { &["off"] };
            for &grid in grids {
                for (width, height) in STAGES {
                    let mut scene = opened(opening);
                    scene.handle(Event::Resized { width, height });
                    scene.set("grid", grid).expect("a knob of every scene");
                    scene.set("play", "off").expect("both can be played");
                    let case = format!("{opening} grid={grid}, {width}×{height}, {}", language.name());
                    assert_eq!(faults(&scene.figure(), &words), [""; 0], "{case}");
                }
            }
        }
    }
}

/// Curves in every way: names and the mark's words are told apart, whatever was measured.
#[test]
fn no_words_of_a_cost_plot_lie_over_others() {
    let sizes = [100.0, 200.0, 500.0, 1e3, 2e3, 5e3, 1e4, 2e4, 5e4, 1e5];
    let mut random = fastrand::Rng::with_seed(5);
    let all: Vec<Words> = Language::ALL.iter().map(|language| Words::new(*language)).collect();
    for round in 0..3000 {
        // As different as curves can be, and as like: all in one place now and then.
        let spread = random.f64() * 3.0;
        let curves = ["brute", "sweep", "strips"].map(|name| {
            let measured = if round % 3 == 0 { round / 3 % 11 } else { random.usize(0..=10) };
            let (start, slope) = (0.002 * 10f64.powf(random.f64() * spread), 1.0 + random.f64() * spread / 3.0);
            let cost = |n: f64| start * (n / 100.0).powf(slope);
            (name, sizes[..measured].iter().map(|&n| (n, cost(n))).collect())
        });
        let number = 10f64.powf(1.5 + random.f64() * 4.0);
        let mark = (round % 2 == 0).then(|| {
            let at = ["120", "1,700", "12,000", "110,000"][random.usize(0..4)];
            (number, hantei::text!("plot-limit", limit = "50", at = at))
        });
        let title = hantei::text!("plot-measured");
        let present = 10f64.powf(random.f64() * 5.0);
        let plot = Plot { title, curves: curves.to_vec(), mark, present, limit: 50.0 };
        let (width, height) = (300.0 + random.f64() * 120.0, 202.0);
        let words = &all[round % all.len()];
        let mut figure = plot.figure(width, height);
        // The title is above all else, and may be cut at the right.
        figure.items.remove(0);
        assert_eq!(faults(&figure, words), [""; 0], "{plot:?} {width}");
    }
}
