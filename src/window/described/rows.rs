//! The comparisons, a line each.

use super::Described;
use hantei_scenes::scene::{Content, Row, Truth};
use hantei_scenes::words::Text;
use serde_json::{Value, json};

impl Described<'_> {
    /// The first section: what the method computes and compares. Before all is placed it means nothing.
    pub(super) fn rows(&self) -> Vec<Value> {
        let readings = self.readings;
        let means = readings.verdict.is_some() || self.scene().guesses();
        let section = readings.sections.first().filter(|_| means && !self.is_empty());
        section.into_iter().flat_map(|section| &section.rows).filter_map(|row| self.row(row)).collect()
    }

    fn row(&self, row: &Row) -> Option<Value> {
        let line = |name: String, formula: &str, numbers: String| json!({"name": name, "formula": formula, "numbers": numbers});
        let mut line = match &row.content {
            Content::Comparison { asked, left, symbol, right, meaning, .. } => {
                let numbers = if left.is_empty() { String::new() } else { format!("{left} {symbol} {right}") };
                line(self.say(meaning), asked, numbers)
            }
            Content::Computed { meaning, code, value, .. } => line(self.say(meaning), code, value.clone()),
            Content::Bars { name, formula, other, other_formula, .. } => {
                line((*name).to_owned(), formula, format!("{other}: {other_formula}"))
            }
            Content::Span { meaning, said, .. } => line(self.say(meaning), "", self.say(said)),
            Content::Side { what, value, meaning, .. } | Content::Sided { what, value, meaning, .. } => {
                line(self.say(meaning), what, value.clone())
            }
            Content::Fact { what, meaning, .. } => line(self.say(what), "", self.say(meaning)),
            Content::Columns { .. } | Content::Code { .. } => return None,
        };
        let truths: Vec<Truth> = match &row.content {
            Content::Comparison { truth, .. } => vec![*truth],
            Content::Sided { truths, .. } => truths.to_vec(),
            _ => Vec::new(),
        };
        line["holds"] = match truths[..] {
            [Truth::True] => json!(true),
            [Truth::False] => json!(false),
            _ => Value::Null,
        };
        let said: Vec<Text> = truths.iter().map(|truth| truth.says()).collect();
        line["truth"] = json!(said.iter().map(|truth| self.say(truth)).collect::<Vec<_>>().join(", "));
        line["decides"] = json!(row.decides(self.readings.verdict));
        Some(line)
    }
}
