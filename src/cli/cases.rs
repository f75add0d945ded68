//! `hantei cases`: every arrangement with the right answer.

use super::arguments::{CasesArgs, JudgedKind};
use super::output;
use super::refusal::half_has_no_meaning;
use hantei_scenes::cases::CaseTable;
use hantei_scenes::words::Text;

pub(super) fn print(arguments: &CasesArgs) -> Result<(), Text> {
    if !matches!(arguments.what, JudgedKind::Button | JudgedKind::Polygon) {
        half_has_no_meaning(Some(arguments.border))?;
    }
    let table = match arguments.what {
        JudgedKind::Rects => CaseTable::rects(arguments.numbers, arguments.border),
        JudgedKind::Cuboids => CaseTable::cuboids(arguments.numbers, arguments.border),
        JudgedKind::Circle => CaseTable::circle(arguments.numbers, arguments.border),
        JudgedKind::Circles => CaseTable::circles(arguments.numbers, arguments.border),
        JudgedKind::Button => CaseTable::button(arguments.numbers, arguments.border),
        JudgedKind::Polygon => CaseTable::polygon(arguments.numbers, arguments.border),
        JudgedKind::Lines => CaseTable::lines(arguments.numbers, arguments.border),
        JudgedKind::Turned => CaseTable::turned(arguments.numbers, arguments.border),
        JudgedKind::Quad => CaseTable::quad(arguments.numbers, arguments.border),
    };
    output::print(&if arguments.json { table.json() } else { table.csv() })
}
