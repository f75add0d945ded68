//! Whether a loop that removes the block that is hit passes over the next one, which takes its place in the list.

use super::ResponseCase;
use super::asked::{SIDES, plain};
use super::cases::with_ball;
use super::did::did;
use super::found::Read;
use crate::formula::FormulaError;
use crate::program::response::Rectangle;

/// A plain case of two blocks, both hit, of which the first is removed and the second is not; at how many sides, and of so many.
pub(super) type Skipped = (ResponseCase, [usize; 2]);

/// The case, if blocks are passed over for certain: of two and of three that are hit the second is left; where it stands farther back in
/// the list, it is not.
pub(super) fn skipped(Read { program, asked, .. }: &Read) -> Result<Option<Skipped>, FormulaError> {
    if !asked.removes || program.parts.list.is_none() {
        return Ok(None);
    }
    let (mut found, mut count, mut of) = (None, 0, 0);
    for side in SIDES {
        let case = plain(side, 4.0, 8.0);
        let case = if program.parts.is_ball { with_ball(case) } else { case };
        if !asked.gravity.reaches(program, asked.when, case.velocity)? {
            continue;
        }
        // Three beside each other, all of them hit.
        let along = 1 - side.axis as usize;
        let part = |from: f64, to: f64| {
            let mut block = case.blocks[0];
            (block[along], block[along + 2]) = (block[along] + from, to - from);
            block
        };
        let [one, two, three] = [part(0.0, 28.0), part(28.0, 36.0), part(36.0, 64.0)];
        let far = [2000.0, 2000.0, 64.0, 64.0];
        let removed = |blocks: &[Rectangle]| {
            let case = ResponseCase { blocks: blocks.to_vec(), ..case.clone() };
            did(program, asked, &case).map(|did| did.removed)
        };
        let mut all_go = removed(&[far])? == 0;
        for block in [one, two, three] {
            all_go &= removed(&[block])? == 1;
        }
        if !all_go {
            continue;
        }
        of += 1;
        let is_passed = removed(&[one, two])? == 1 && removed(&[two, three])? == 1 && removed(&[one, two, far])? == 1;
        if is_passed && removed(&[one, two, three])? == 2 && removed(&[one, far, three])? == 2 {
            count += 1;
            found = found.or_else(|| Some(ResponseCase { blocks: vec![one, two], ..case.clone() }));
        }
    }
    Ok(found.map(|case| (case, [count, of])))
}
