//! How the answers of a text name a side: by a word, a number, a normal or a way out.

use super::asked::{SIDES, opposite};
use crate::program::response::Answer;
use crate::program::{is_in, response};
use hantei_collision::Side;

/// What of an answer counts: the place in it, and whether only the sign does.
type Component = (String, bool);

/// One number or word of an answer.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Leaf {
    Nothing,
    Truth(bool),
    Number(f64),
    Word(String),
    Block,
}

type Token = Vec<Leaf>;

/// What a text says, each with its path.
pub(super) type Told = Vec<(String, Leaf)>;

/// How a text says which side it is.
#[derive(Clone, Debug, Default)]
pub(super) struct Naming {
    components: Vec<Component>,
    /// What is said of each side, as far as it is known.
    known: Vec<(Token, Side)>,
    /// What is said of nothing.
    none: Token,
    /// Whether the words are those of A's sides.
    pub is_of_a: bool,
    /// Whether an answer tells only that something is hit.
    pub is_hit_only: bool,
    /// Whether a side is named also far from all blocks: it is asked only where A overlaps one.
    pub is_always: bool,
}

/// Two numbers as a place.
pub(super) fn place_of(answer: &Answer) -> Option<[f64; 2]> {
    let Answer::Parts(parts) = answer else { return None };
    let named = |name: &str| parts.iter().find(|(own, _)| own.eq_ignore_ascii_case(name));
    let (x, y) = match (named("x"), named("y")) {
        (Some((_, x)), Some((_, y))) => (x, y),
        _ => match &parts[..] {
            [(_, x), (_, y)] => (x, y),
            _ => return None,
        },
    };
    match (x, y) {
        (Answer::Number(x), Answer::Number(y)) => Some([*x, *y]),
        _ => None,
    }
}

/// All that a text says, each under its path: what it returns, and the words that it sets.
pub(super) fn told(answer: &Answer, words: &[Answer]) -> Told {
    let mut all = leaves(answer);
    for (at, word) in words.iter().enumerate() {
        all.extend(leaves(word).into_iter().map(|(path, leaf)| (format!("#{at}{path}"), leaf)));
    }
    all
}

fn leaves(answer: &Answer) -> Told {
    let one = |leaf| vec![(String::new(), leaf)];
    match answer {
        Answer::Nothing => one(Leaf::Nothing),
        Answer::Truth(holds) => one(Leaf::Truth(*holds)),
        Answer::Number(number) => one(Leaf::Number(*number)),
        Answer::Word(word) => one(Leaf::Word(word.clone())),
        Answer::Block => one(Leaf::Block),
        Answer::Parts(parts) => {
            let of = |(name, part): &(String, Answer)| {
                let inner = leaves(part).into_iter();
                inner.map(|(path, leaf)| (format!("{name}.{path}"), leaf)).collect::<Vec<_>>()
            };
            parts.iter().flat_map(of).collect()
        }
    }
}

/// What stands at a place of an answer; nothing, if there is nothing.
fn at(told: &[(String, Leaf)], (path, is_sign): &Component) -> Leaf {
    let found = told.iter().find(|(own, _)| own == path).map_or(Leaf::Nothing, |(_, leaf)| leaf.clone());
    match found {
        Leaf::Number(number) if *is_sign => Leaf::Number(if number == 0.0 { 0.0 } else { number.signum() }),
        Leaf::Number(number) => Leaf::Number(number + 0.0),
        other => other,
    }
}

pub(super) fn naming(far: &[(String, Leaf)], told: &[(Side, Told)]) -> Option<Naming> {
    let mut paths: Vec<String> = Vec::new();
    for (path, _) in told.iter().flat_map(|(_, told)| told).chain(far) {
        if !paths.contains(path) {
            paths.push(path.clone());
        }
    }
    let is_steady = |component: &Component| {
        SIDES.iter().all(|side| {
            let mut of = told.iter().filter(|(own, _)| own == side).map(|(_, told)| at(told, component));
            let first = of.next();
            of.all(|other| Some(&other) == first.as_ref())
        })
    };
    let tells = |component: &Component| {
        let first = at(&told[0].1, component);
        told.iter().any(|(_, told)| at(told, component) != first) || at(far, component) != first
    };
    let mut components: Vec<Component> = Vec::new();
    for path in paths {
        let exact = (path.clone(), false);
        let sign = (path, true);
        let chosen = [exact, sign].into_iter().find(is_steady);
        components.extend(chosen.filter(tells));
    }
    // A word says it all.
    let has_word = |component: &Component| told.iter().any(|(_, told)| matches!(at(told, component), Leaf::Word(_)));
    if components.iter().any(has_word) {
        components.retain(has_word);
    }
    if components.is_empty() {
        return None;
    }
    let token = |told: &[(String, Leaf)]| components.iter().map(|component| at(told, component)).collect::<Token>();
    let none = token(far);
    let is_always = matches!(&none[..], [Leaf::Word(_)]) && meaning(&none).is_some();
    let mut known: Vec<(Token, Side)> = Vec::new();
    for side in SIDES {
        let said = told.iter().find(|(own, _)| *own == side).map(|(_, told)| token(told)).unwrap_or_default();
        if is_always || said != none {
            known.push((said, side));
        }
    }
    // Words and normals mean a side by themselves, of B or of A.
    let fixed: Vec<Option<Side>> = known.iter().map(|(token, _)| meaning(token)).collect();
    let mut naming = Naming { components, known: Vec::new(), none, is_of_a: false, is_hit_only: false, is_always };
    if !fixed.is_empty() && fixed.iter().all(Option::is_some) {
        naming.is_of_a =
            fixed.iter().zip(&known).all(|(fixed, (_, side))| fixed.is_some_and(|fixed| fixed == opposite(*side)));
        return Some(naming);
    }
    let is_one = |(at, (token, _)): (usize, &(Token, Side))| known[..at].iter().all(|(other, _)| other != token);
    if known.iter().enumerate().all(is_one) {
        naming.known = known;
        return Some(naming);
    }
    naming.is_hit_only = true;
    Some(naming)
}

/// The side that a word, or the two numbers of a normal or of a way out, is by itself.
fn meaning(token: &Token) -> Option<Side> {
    match &token[..] {
        [Leaf::Word(word)] => side_of_word(word),
        [Leaf::Number(x), Leaf::Number(y)] => match (*x, *y) {
            (x, 0.0) if x != 0.0 => Some(if x < 0.0 { SIDES[0] } else { SIDES[1] }),
            (0.0, y) if y != 0.0 => Some(if y < 0.0 { SIDES[2] } else { SIDES[3] }),
            _ => None,
        },
        _ => None,
    }
}

fn side_of_word(word: &str) -> Option<Side> {
    const WORDS: [&str; 4] = [
        "left west l links gauche izquierda",
        "right east r rechts droite derecha",
        "top up above north u t oben haut arriba floor ground",
        "bottom down below south d b unten bas abajo ceiling under",
    ];
    let last = word.rsplit(['.', ':']).next().unwrap_or(word);
    let lower: Vec<String> = response::subwords(last).into_iter().chain([last.to_lowercase()]).collect();
    let mut found = SIDES.into_iter().zip(WORDS).filter(|(_, names)| lower.iter().any(|part| is_in(part, names)));
    match (found.next(), found.next()) {
        (Some((side, _)), None) => Some(side),
        _ => None,
    }
}

impl Naming {
    /// Whether what is returned tells the side, wholly or in part.
    pub(super) fn reads_returned(&self) -> bool {
        self.components.iter().any(|(path, _)| !path.starts_with('#'))
    }

    /// Which side an answer names. The first is whether anything was said, as in no far case.
    pub(super) fn read(&self, answer: &Answer, words: &[Answer]) -> (bool, Option<Side>) {
        let told = told(answer, words);
        let token: Token = self.components.iter().map(|component| at(&told, component)).collect();
        if token == self.none && !self.is_always {
            return (false, None);
        }
        if self.is_hit_only {
            return (true, None);
        }
        let learnt = self.known.iter().find(|(known, _)| *known == token).map(|(_, side)| *side);
        let own = meaning(&token).filter(|_| self.known.is_empty());
        let own = own.map(|side| if self.is_of_a { opposite(side) } else { side });
        (true, learnt.or(own))
    }
}
