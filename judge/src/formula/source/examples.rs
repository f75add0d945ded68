//! Shapes with written-out numbers before a test: `let ax = 10, ay = 20 …`, `a = new Rect(5, 5, 50, 50)`. They are
//! examples, because the test is for all shapes. A size alone, `const aw = 32`, is a constant.

use super::{Given, RoundNames, Source};
use crate::formula::meaning::{Arithmetic, CircleTerm, PartTerm, PointTerm, Term, Vocabulary, plain};
use crate::formula::names::members;
use crate::formula::syntax::{Node, NodeKind, Pattern, Sign, Statement, StatementKind, Token, TokenKind};
use hantei_collision::Part;

/// The name of a shape whose numbers are all written out.
pub(in crate::formula) fn example<'a>(
    statement: &'a Statement,
    vocabulary: &dyn Vocabulary,
    round: Option<&RoundNames>,
) -> Option<&'a str> {
    let StatementKind::Define { pattern: Pattern::Name(name, _), value: Some(value), .. } = &statement.kind else {
        return None;
    };
    let count = 2 * vocabulary.axes_count();
    let are_all = |count_given: usize| count_given == count || (vocabulary.has_circle() && count_given == 3);
    let is_shape = match &value.kind {
        NodeKind::Record(members) => {
            let is_member = |name: &String| {
                let name = [members::plain(name)];
                members::member(&name).is_some() || round.is_some_and(|round| (round.member)(&name).is_some())
            };
            let is_place = |name: &String| members::member(&[members::plain(name)]).is_some_and(|it| it.is_place);
            members.iter().all(|(name, node)| is_literal(node) && is_member(name))
                && members.iter().any(|(name, _)| is_place(name))
                && are_all(members.len())
        }
        NodeKind::Call(callee, arguments) => {
            let (NodeKind::Name(made) | NodeKind::Member(_, made)) = &callee.kind else { return None };
            // `min(1, 2, 3, 4)` is a number.
            let is_made = made == "new" || made.starts_with(char::is_uppercase);
            is_made && are_all(arguments.len()) && arguments.iter().all(is_literal)
        }
        NodeKind::Tuple(parts) => are_all(parts.len()) && parts.iter().all(is_literal),
        _ => false,
    };
    is_shape.then_some(name)
}

pub(in crate::formula) fn is_literal(node: &Node) -> bool {
    match &node.kind {
        NodeKind::Prefix(_, of) => matches!(of.kind, NodeKind::Number(..)),
        kind => matches!(kind, NodeKind::Number(..)),
    }
}

/// Whether the name at this token gets a number that is written out, `x = 10`, `x = -10`.
fn is_given_literal(tokens: &[Token], at: usize) -> bool {
    let is = |at: usize, sign| tokens.get(at).is_some_and(|token| token.is(sign));
    if !is(at + 1, Sign::Assign) {
        return false;
    }
    let number = at + 2 + usize::from(is(at + 2, Sign::Compute(Arithmetic::Minus)));
    let ends = tokens
        .get(number + 1)
        .is_none_or(|token| token.begins_line || token.is(Sign::Semicolon) || token.is(Sign::Comma));
    ends && tokens.get(number).is_some_and(|token| matches!(token.kind, TokenKind::Number(..)))
}

/// Whether all definitions of a name give it a number that is written out.
pub(super) fn is_literal_name(tokens: &[Token], name: &str) -> bool {
    let given = (0..tokens.len())
        .filter(|&at| tokens[at].is_word(name) && tokens.get(at + 1).is_some_and(|next| next.is(Sign::Assign)));
    let mut given = given.peekable();
    given.peek().is_some() && given.all(|at| is_given_literal(tokens, at))
}

/// The shape that a known name belongs to, and whether the name is a place, not a size.
fn of_known(vocabulary: &dyn Vocabulary, name: &str) -> Option<(usize, bool)> {
    let is_place = |part| part != Part::Size;
    Some(match vocabulary.named(&plain(name))? {
        Term::Part(PartTerm { of, part, .. }) => (of as usize, is_place(part)),
        Term::Circle(CircleTerm::Rect(_, part)) => (1, is_place(part)),
        Term::Circle(CircleTerm::Radius | CircleTerm::Diameter) => (0, false),
        Term::Circle(_) => (0, true),
        Term::Point(PointTerm::Coordinate(spot, _)) => (spot, true),
        Term::Point(_) | Term::Round(_) => return None,
    })
}

impl Source<'_> {
    /// The names of numbers that are examples: those of a shape whose place is written out. Names of `given` that are
    /// constants instead are removed there.
    pub(in crate::formula) fn example_numbers(&self, given: &mut Vec<Given>) -> Vec<String> {
        let tokens = &self.tokens[..];
        let mut literal: Vec<(String, String, bool)> = Vec::new();
        let mut note = |shape: String, name: &str, is_place: bool| {
            if is_literal_name(tokens, name) && !literal.iter().any(|(_, known, _)| known == name) {
                literal.push((shape, name.to_owned(), is_place));
            }
        };
        for word in tokens.iter().filter_map(Token::word) {
            if let Some((shape, is_place)) = of_known(self.vocabulary, word) {
                note(shape.to_string(), word, is_place);
            }
        }
        for Given { pattern, root, path } in given.iter() {
            if let (Pattern::Name(name, _), [_, member]) = (pattern, &path[..]) {
                let is_place = members::member(std::slice::from_ref(member)).is_some_and(|it| it.part != Part::Size);
                note(root.clone(), name, is_place);
            }
        }
        let is_example = |shape: &String| literal.iter().any(|(other, _, is_place)| other == shape && *is_place);
        let (examples, constants): (Vec<_>, Vec<_>) = literal.iter().partition(|(shape, ..)| is_example(shape));
        given.retain(|given| match &given.pattern {
            Pattern::Name(name, _) => !constants.iter().any(|(_, constant, _)| constant == name),
            _ => true,
        });
        examples.into_iter().map(|(_, name, _)| name.clone()).collect()
    }
}
