//! `hantei cases`: every arrangement with the right answer.

use super::arguments::{CasesArgs, CasesKind};
use super::output;
use hantei::cases::CaseTable;
use hantei::words::Text;

/// Prints the cases as a table, or as JSON.
pub(super) fn print(arguments: &CasesArgs) -> Result<(), Text> {
    let table = match arguments.what {
        CasesKind::Rects => CaseTable::rects(arguments.numbers, arguments.border),
        CasesKind::Cuboids => CaseTable::cuboids(arguments.numbers, arguments.border),
        CasesKind::Circle => CaseTable::circle(arguments.numbers, arguments.border),
        CasesKind::Quad => CaseTable::quad(arguments.numbers, arguments.border),
    };
    output::print(&if arguments.json { table.json() } else { table.csv() })
}
