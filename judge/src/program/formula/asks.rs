//! What a function answers: yes or no, or a side by its name or number; and what calls say of its shapes.

use crate::program::families::FamilyRefusal;
use crate::program::is_in;
use crate::program::syntax::{Expression, ExpressionKind, Function, Name, Pattern, Statement, StatementKind};
use crate::program::{FormulaError, FormulaFlaw};

/// Words of sides, in lower case, that are part of a name or a text.
const SIDES: &str = "left right top bottom above below north south east west";

/// What a function can answer.
#[derive(Default)]
struct Answers {
    texts: Vec<String>,
    numbers: Vec<String>,
    /// Names and members that stand for a value: `Side.Left`, `SIDE_TOP`.
    names: Vec<String>,
}

/// Whether a function answers more than yes and no: a side as a text, a number or a name.
pub(super) fn answers_side(function: &Function) -> bool {
    let mut answers = Answers::default();
    for value in returned(&function.body) {
        answers.hear(value, function, 0);
    }
    if function.answers_last
        && let Some(Statement { kind: StatementKind::Expression(last), .. }) = function.body.last()
    {
        answers.hear(last, function, 0);
    }
    let is_side = |name: &String| SIDES.split(' ').any(|side| name.to_lowercase().contains(side));
    answers.texts.iter().any(is_side)
        || answers.texts.len() > 2
        || answers.numbers.len() > 2
        || answers.names.iter().filter(|name| is_side(name)).count() > 1
}

fn add(all: &mut Vec<String>, one: &str) {
    if !all.iter().any(|known| known == one) {
        all.push(one.to_owned());
    }
}

impl Answers {
    fn hear(&mut self, value: &Expression, function: &Function, depth: usize) {
        const DEEPEST: usize = 4;
        match &value.kind {
            ExpressionKind::Text(text) if !text.is_empty() => add(&mut self.texts, text),
            ExpressionKind::Number(literal) => add(&mut self.numbers, &literal.digits),
            ExpressionKind::Signed(_, of) => {
                if let ExpressionKind::Number(literal) = &of.kind {
                    add(&mut self.numbers, &format!("-{}", literal.digits));
                }
            }
            ExpressionKind::Choice(_, one, other) => {
                self.hear(one, function, depth);
                self.hear(other, function, depth);
            }
            ExpressionKind::Member(of, name) if matches!(of.kind, ExpressionKind::Name(_)) && is_constant(name) => {
                add(&mut self.names, name);
            }
            ExpressionKind::Name(name) if depth < DEEPEST => {
                let given = given_to(name, &function.body);
                if given.is_empty() && is_constant(name) {
                    add(&mut self.names, name);
                }
                given.into_iter().for_each(|value| self.hear(value, function, depth + 1));
            }
            _ => {}
        }
    }
}

/// A name that begins with a capital letter, as those of enumerations and constants do.
fn is_constant(name: &str) -> bool {
    name.chars().next().is_some_and(char::is_uppercase)
}

/// All values that statements return.
fn returned(statements: &[Statement]) -> Vec<&Expression> {
    let mut found = Vec::new();
    for statement in statements {
        match &statement.kind {
            StatementKind::Return(Some(value)) => found.push(value),
            _ => found.extend(statement.bodies().flat_map(returned)),
        }
    }
    found
}

/// All values that a local name gets.
fn given_to<'a>(name: &Name, statements: &'a [Statement]) -> Vec<&'a Expression> {
    let of = |statement: &'a Statement| match &statement.kind {
        StatementKind::Let(given) => {
            let is_it = matches!(&given.pattern, Pattern::Name(own) if own == name);
            given.value.iter().filter(|_| is_it).collect()
        }
        StatementKind::Expression(Expression { kind: ExpressionKind::Assign(None, target, value), .. }) => {
            let is_it = target.name() == Some(name);
            if is_it { vec![&**value] } else { Vec::new() }
        }
        _ => statement.bodies().flat_map(|body| given_to(name, body)).collect(),
    };
    statements.iter().flat_map(of).collect()
}

/// Functions of angles.
const TURNS: &str = "cos sin tan cosf sinf atan2 atan rotate rotated rotatepoint radians deg2rad toradians \
    getrotation sincos rotation";
/// Functions that give the distance of two places.
const DISTANCES: &str = "distanceto distance dist distancesquaredto distancebetween distanceto2 sqrdistance";

/// Whether an element is chosen by the quotient of a place, or out of a map: `map[Math.floor(y / T)]`, `tiles[r]`.
fn looks_up(written: &str) -> bool {
    const MAPS: &str = "map level tiles grid tilemap world tile_map levelmap gamemap collisionmap";
    let Some((list, index)) = written.split_once('[').filter(|_| written.ends_with(']')) else { return false };
    let is_name = |it: char| it.is_alphanumeric() || matches!(it, '_' | '.');
    let last = list.rsplit('.').next().unwrap_or_default().to_lowercase();
    let is_divided = index.contains('/') || index.contains(">>");
    list.chars().all(is_name) && (is_divided || is_in(&last, MAPS))
}

/// A call that is not read as what it says of the shapes: that they are turned, or that a distance is asked for.
pub(super) fn by_call(error: FormulaError) -> FormulaError {
    if let FormulaFlaw::NotRead(written) = &error.flaw
        && looks_up(written)
    {
        let refusal = FamilyRefusal::Tiles(written.clone());
        return FormulaError { flaw: FormulaFlaw::Family(refusal), place: error.place };
    }
    let FormulaFlaw::UnknownCall(written, _) = &error.flaw else {
        return error;
    };
    let Some((called, arguments)) = written.split_once('(') else { return error };
    let name: String = called.rsplit(['.', ':', '>']).next().unwrap_or_default().to_lowercase().replace('_', "");
    let refusal = match () {
        () if is_in(&name, TURNS) => FamilyRefusal::Turned(written.clone()),
        () if is_in(&name, DISTANCES) => {
            let places = arguments.trim_end_matches(')').split(',').map(|place| place.trim().to_owned());
            let own = called.rsplit_once('.').map(|(own, _)| own.to_owned());
            FamilyRefusal::Distance(own.into_iter().chain(places).collect())
        }
        () => return error,
    };
    FormulaError { flaw: FormulaFlaw::Family(refusal), place: error.place }
}
