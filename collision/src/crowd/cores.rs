//! Idea: parts of the list are put into strips at the same time, then runs of strips are swept at the same time, each
//! by the next free core. The pairs of the runs are joined in the order in which one core finds them.

use super::columns::StripColumns;
use super::layout::StripLayout;
use super::strips::{Dealt, deal};
use super::{CrowdObserver, Hears, Pair};
use crate::Border;
use crate::geometry::Rect;
use fearless_simd::Level;
use rayon::prelude::*;

/// With fewer rectangles, one core finishes before others have started.
pub(super) const MANY: usize = 20_000;
/// Runs of strips for each core: more than one, because some take longer.
const RUNS_PER_CORE: usize = 4;

#[derive(Default)]
pub(super) struct Cores {
    dealt: Dealt,
    runs: Vec<StripRun>,
}

#[derive(Default)]
struct StripRun {
    columns: StripColumns,
    pairs: Vec<Pair>,
    found: usize,
    compared: u64,
}

impl Cores {
    /// Finds every overlapping pair. An observer that counts gets the number of comparisons, and nothing else.
    pub(super) fn pairs<O: CrowdObserver>(
        &mut self,
        level: Level,
        rects: &[Rect],
        border: Border,
        layout: &StripLayout,
        out: &mut Vec<Pair>,
        observer: &mut O,
    ) {
        let cores = rayon::current_num_threads();
        let part = rects.len().div_ceil(cores);
        self.dealt.resize_with(rects.len().div_ceil(part), Vec::new);
        self.dealt.par_iter_mut().zip(rects.par_chunks(part)).enumerate().for_each(|(number, (strips, rects))| {
            deal((number * part) as u32, rects, layout, strips);
        });

        let strips: Vec<u32> = (0..layout.count).collect();
        let strips_per_run = strips.len().div_ceil(cores * RUNS_PER_CORE);
        let Self { dealt, runs } = self;
        runs.resize_with(strips.len().div_ceil(strips_per_run), StripRun::default);
        runs.par_iter_mut().zip(strips.par_chunks(strips_per_run)).for_each(|(run, strips)| {
            let StripRun { columns, pairs, found, compared } = run;
            (*found, *compared) = (0, 0);
            for &strip in strips {
                columns.take(dealt, strip);
                *found = match O::HEARS {
                    Hears::Count => columns.find(level, rects, border, strip, pairs, *found, compared),
                    Hears::Everything | Hears::Nothing => {
                        columns.find(level, rects, border, strip, pairs, *found, &mut ())
                    }
                };
            }
        });
        observer.counted(runs.iter().map(|run| run.compared).sum());

        out.resize(runs.iter().map(|run| run.found).sum(), (0, 0));
        let mut rest = &mut out[..];
        let mut pieces = Vec::new();
        for run in runs {
            let (piece, behind) = rest.split_at_mut(run.found);
            pieces.push((piece, &run.pairs[..run.found]));
            rest = behind;
        }
        pieces.into_par_iter().for_each(|(piece, pairs)| piece.copy_from_slice(pairs));
    }
}
