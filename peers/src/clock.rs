//! Times runners in turn, so that other load on the machine slows them all.

use std::hint::black_box;
use std::time::Instant;

/// Several ways to do the same work.
pub struct Race<'work> {
    names: Vec<String>,
    runners: Vec<Box<dyn FnMut(usize) -> usize + 'work>>,
}

/// The times of all runners.
pub struct Times {
    names: Vec<String>,
    /// By runner, then by round, seconds.
    times: Vec<Vec<f64>>,
}

impl<'work> Race<'work> {
    pub fn new() -> Self {
        Self { names: Vec::new(), runners: Vec::new() }
    }

    /// `run` gets the index of the round and must return a value that depends on all of its work.
    pub fn runner(&mut self, name: &str, run: impl FnMut(usize) -> usize + 'work) {
        self.names.push(name.into());
        self.runners.push(Box::new(run));
    }

    pub fn run(mut self, rounds: usize) -> Times {
        let count = self.runners.len();
        let mut times = vec![Vec::new(); count];
        // The first round fills memory and does not count.
        for round in 0..=rounds {
            for turn in 0..count {
                let which = (turn + round) % count;
                let start = Instant::now();
                black_box((self.runners[which])(round));
                if round > 0 {
                    times[which].push(start.elapsed().as_secs_f64());
                }
            }
        }
        Times { names: self.names, times }
    }
}

impl Times {
    fn of(&self, name: &str) -> &[f64] {
        let which = self.names.iter().position(|known| known == name).expect("a runner");
        &self.times[which]
    }

    /// Whether there is a runner with this name.
    pub fn has(&self, name: &str) -> bool {
        self.names.iter().any(|known| known == name)
    }

    /// The median, milliseconds.
    pub fn milliseconds(&self, name: &str) -> f64 {
        median(self.of(name).to_vec()) * 1e3
    }

    /// The median over the rounds of the ratio of two runners' times.
    pub fn ratio(&self, name: &str, to: &str) -> f64 {
        median(self.of(name).iter().zip(self.of(to)).map(|(a, b)| a / b).collect())
    }
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
