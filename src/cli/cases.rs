//! `hantei cases`: every arrangement with the right answer.

use super::arguments::{CasesArgs, CasesKind};
use super::output;
use super::refusal::half_has_no_meaning;
use hantei_collision::Border;
use hantei_scenes::cases::CaseTable;
use hantei_scenes::text;
use hantei_scenes::words::Text;

pub(super) fn print(arguments: &CasesArgs) -> Result<(), Text> {
    let table = table(arguments)?;
    output::print(&if arguments.json { table.json() } else { table.csv() })
}

fn table(arguments: &CasesArgs) -> Result<CaseTable, Text> {
    let what = arguments.what;
    if what == CasesKind::Response {
        return response(arguments);
    }
    if !matches!(what, CasesKind::Button | CasesKind::Polygon) {
        half_has_no_meaning(arguments.border)?;
    }
    let (numbers, border) = (arguments.numbers.unwrap_or_default(), arguments.border.unwrap_or(Border::Hits));
    Ok(match what {
        CasesKind::Rects => CaseTable::rects(numbers, border),
        CasesKind::Cuboids => CaseTable::cuboids(numbers, border),
        CasesKind::Circle => CaseTable::circle(numbers, border),
        CasesKind::Circles => CaseTable::circles(numbers, border),
        CasesKind::Button => CaseTable::button(numbers, border),
        CasesKind::Polygon => CaseTable::polygon(numbers, border),
        CasesKind::Quad => CaseTable::quad(numbers, border),
        CasesKind::Lines => CaseTable::lines(numbers, border),
        CasesKind::Turned => CaseTable::turned(numbers, border),
        CasesKind::Response => CaseTable::response(),
    })
}

/// Its numbers are whole and touching is a miss: there is nothing to choose.
fn response(arguments: &CasesArgs) -> Result<CaseTable, Text> {
    for (option, is_given) in [("--border", arguments.border.is_some()), ("--numbers", arguments.numbers.is_some())] {
        if is_given {
            return Err(text!("kind-option", option = option, kind = arguments.what.name(), allowed = OTHERS));
        }
    }
    Ok(CaseTable::response())
}

/// The kinds with these options.
const OTHERS: &str = "rects, quad, cuboids, circle, circles, button, polygon, lines, turned";
