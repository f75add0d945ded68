//! The kind of numbers in a text, by its types.

use super::Source;
use crate::formula::language::SourceLanguage;
use crate::formula::names::{SMALL, UNSIGNED, kind_of_shape, kind_of_type};
use crate::formula::reading::NumberKind;
use crate::formula::syntax::{Function, Sign, Token, TokenKind};
use hantei_collision::Operator;

/// The kind of the shapes' numbers, if the text has types of only one kind.
pub(in crate::formula) fn kind_of_numbers(
    source: &Source<'_>,
    function: Option<&Function>,
    all: &[Function],
) -> Option<NumberKind> {
    if let Some(kind) = source.tokens.iter().filter_map(Token::word).find_map(kind_of_shape) {
        return Some(kind);
    }
    if has_whole_rects(source) {
        return Some(NumberKind::Whole);
    }
    let of_one = |kinds: &[Option<NumberKind>]| {
        let first = (*kinds.first()?)?;
        kinds.iter().all(|kind| *kind == Some(first)).then_some(first)
    };
    // All numbers are parameters; others may be computed from them with another type.
    let given = function.map_or(&[][..], |function| &function.parameters);
    if given.len() >= 4
        && let Some(kind) = of_one(&given.iter().map(|parameter| parameter.number).collect::<Vec<_>>())
    {
        return Some(kind);
    }
    let says = |(at, kind): &(usize, NumberKind)| {
        !is_of_value(&source.tokens, *at, *kind) && function.is_none_or(|function| is_of_shapes(source, function, *at))
    };
    let kinds: Vec<_> = types(source, function, all).filter(says).map(|(_, kind)| Some(kind)).collect();
    if !kinds.is_empty() {
        return of_one(&kinds);
    }
    // What a function takes and returns, if nothing else says it: `int right(Rect r)`.
    let is_called = |other: &&Function| {
        let body = |function: &Function| function.head(&source.tokens).end..function.tokens.end;
        let tokens = function.map_or(&source.tokens[..], |function| &source.tokens[body(function)]);
        let calls = |two: &[Token]| two[0].is_word(&other.name) && two[1].is(Sign::Open);
        function.is_none_or(|function| !std::ptr::eq(function, *other)) && tokens.windows(2).any(calls)
    };
    let kinds = |other: &Function| {
        let compares = source.tokens[other.tokens.clone()].iter().any(Token::compares);
        let returned = other.returns(&source.tokens, source.language).filter(|_| !compares);
        other.parameters.iter().filter_map(|parameter| parameter.number).chain(returned).collect::<Vec<_>>()
    };
    let called: Vec<_> = all.iter().filter(is_called).flat_map(kinds).map(Some).collect();
    of_one(&called).filter(|kind| *kind == NumberKind::Whole)
}

/// Whether a type is that of a new name which the numbers of the shapes need not have: `double dx = …` takes whole numbers,
/// too, and a cast makes whole ones of any: `int left = (int) a.x`.
fn is_of_value(tokens: &[Token], at: usize, kind: NumberKind) -> bool {
    let is = |at: usize, sign| tokens.get(at).is_some_and(|token| token.is(sign));
    let is_new = tokens.get(at + 1).is_some_and(|token| token.word().is_some()) && is(at + 2, Sign::Assign);
    let ends = |token: &Token| token.is(Sign::Semicolon);
    let value = || tokens[at + 3..].iter().position(ends).map_or(tokens.len(), |length| at + 3 + length);
    let is_type = |at: usize| tokens[at].word().and_then(kind_of_type) == Some(NumberKind::Whole);
    let casts = || (at + 3..value()).any(|at| is_type(at) && is_cast(tokens, at));
    is_new && (kind == NumberKind::Fractions || casts())
}

/// Whether a type in a text is that of the shapes' numbers: a local number of C can have any type, and one that is written
/// out has its own; a member counts in the type that holds the function, or that its head names.
fn is_of_shapes(source: &Source<'_>, function: &Function, at: usize) -> bool {
    let tokens = &source.tokens[..];
    let head = function.head(tokens);
    if tokens[at].is(Sign::FloorDivide) || head.contains(&at) {
        return true;
    }
    if function.tokens.contains(&at) {
        let is_c = matches!(source.language, Some(SourceLanguage::C | SourceLanguage::Cpp));
        let value = tokens[at..].iter().take_while(|token| !token.is(Sign::Semicolon));
        return !is_c && value.into_iter().any(|token| token.is(Sign::Dot) || token.is(Sign::OpenBracket));
    }
    let mut open = 0;
    let begin = (0..at).rev().find(|&at| {
        open += i32::from(tokens[at].opens()) - i32::from(tokens[at].closes());
        open > 0
    });
    let word = |at: usize| tokens.get(at).and_then(Token::word);
    let Some(begin) = begin else {
        // Outside of all types: a number of the script itself, or one that the function uses.
        let is_name = |at: usize| {
            word(at).is_some_and(|name| tokens[function.tokens.clone()].iter().any(|token| token.is_word(name)))
        };
        return is_indented(source) || is_name(at + 1) || at > 1 && is_name(at - 2);
    };
    let mut depth = 0;
    let end = (begin..tokens.len()).find(|&at| {
        depth += i32::from(tokens[at].opens()) - i32::from(tokens[at].closes());
        depth == 0
    });
    let end = end.unwrap_or(tokens.len());
    // `class Box(val x: Int) { … }`
    let is_head = tokens[begin].is(Sign::Open);
    let has_function = |from: usize| (from..function.tokens.start).all(|at| !tokens[at].closes() || at <= end);
    // The function's own object is a shape only if the function reads these members.
    let is_link = |token: &&Token| token.word().is_some() || token.is(Sign::Comma);
    let declared = tokens[at + 1..].iter().take_while(is_link).chain(at.checked_sub(2).map(|at| &tokens[at]));
    let is_read = declared
        .filter_map(Token::word)
        .any(|name| tokens[function.tokens.clone()].iter().any(|token| token.is_word(name)));
    let is_around = begin < function.tokens.start && function.tokens.start < end || is_head && has_function(end + 1);
    let holds = is_around && is_read;
    // Its name stands before the brace, or behind the other one: `typedef struct { … } Box;`
    let named = (0..begin)
        .rev()
        .take_while(|&at| !tokens[at].closes() && !tokens[at].opens() && !tokens[at].is(Sign::Semicolon));
    let mut names = named.take(6).chain([end + 1]).filter_map(word);
    let qualified = head.start.checked_sub(2).filter(|_| tokens[head.start - 1].is(Sign::Scope));
    let is_in_head = |name: &str| head.clone().chain(qualified).any(|at| tokens[at].is_word(name));
    let has_types =
        source.language.is_some_and(|language| !matches!(language, SourceLanguage::JavaScript | SourceLanguage::Lua));
    holds || names.any(is_in_head) || !has_types
}

fn is_indented(source: &Source<'_>) -> bool {
    source.language.is_some_and(SourceLanguage::is_indented)
}

/// Whether the text names a rectangle of a library whose numbers are whole: `pygame.Rect`, `java.awt.Rectangle`.
fn has_whole_rects(source: &Source<'_>) -> bool {
    let names = match source.language {
        Some(SourceLanguage::Python) => ["pygame", "Rect"],
        Some(SourceLanguage::Java) if source.tokens.iter().any(|token| token.is_word("awt")) => ["awt", "Rectangle"],
        Some(SourceLanguage::Java | SourceLanguage::Kotlin) => ["graphics", "Rect"],
        Some(SourceLanguage::CSharp) => ["Drawing", "Rectangle"],
        _ => return false,
    };
    let is_it = |three: &[Token]| three[0].is_word(names[0]) && three[1].is(Sign::Dot) && three[2].is_word(names[1]);
    source.tokens.windows(3).any(is_it)
}

/// Whether all number types in the text are unsigned: a difference of such numbers is never below 0.
pub(in crate::formula) fn is_unsigned(source: &Source<'_>, function: Option<&Function>, all: &[Function]) -> bool {
    let is_word =
        |at: Option<usize>, word: &str| at.is_some_and(|at| source.tokens.get(at).is_some_and(|it| it.is_word(word)));
    // In C and its relatives, types smaller than `int` become `int`.
    let grows = source.language.is_some_and(SourceLanguage::types_first);
    let without_sign = |at: usize| {
        let word = source.tokens[at].word().unwrap_or_default();
        let is_so = UNSIGNED.contains(&word) || is_word(at.checked_sub(1), "unsigned");
        is_so && !(grows && becomes_int(&source.tokens, at))
    };
    let mut found = types(source, function, all).map(|(at, _)| without_sign(at)).peekable();
    found.peek().is_some() && found.all(|is_so| is_so)
}

fn types<'a>(
    source: &'a Source<'_>,
    function: Option<&'a Function>,
    all: &'a [Function],
) -> impl Iterator<Item = (usize, NumberKind)> + 'a {
    let tokens = &source.tokens;
    tokens.iter().enumerate().filter_map(move |(at, token)| {
        let inside = function.is_some_and(|function| function.tokens.contains(&at));
        let kind =
            if token.is(Sign::FloorDivide) { Some(NumberKind::Whole) } else { token.word().and_then(kind_of_type) }?;
        let is_text = token.is_word("number") && source.language != Some(SourceLanguage::TypeScript);
        // A number that is cast to a kind need not be of that kind before.
        let is_cast = !token.is(Sign::FloorDivide) && is_cast(tokens, at);
        let of_another = !inside && all.iter().any(|function| function.tokens.contains(&at));
        let counts = inside || function.is_none() || is_member(tokens, at);
        let is_index = is_index(tokens, at);
        (counts && !of_another && !is_text && !is_cast && !is_index).then_some((at, kind))
    })
}

/// Whether a type is that of an index: in the head of a loop, or without a sign and with a number that is written out.
fn is_index(tokens: &[Token], at: usize) -> bool {
    let is = |at: usize, sign| tokens.get(at).is_some_and(|token| token.is(sign));
    let in_head = at >= 2 && is(at - 1, Sign::Open) && tokens[at - 2].is_word("for");
    let is_unsigned = tokens[at].word().is_some_and(|word| UNSIGNED.contains(&word));
    let ends = |token: &&Token| token.is(Sign::Semicolon) || token.is(Sign::Comma);
    let is_written = || {
        let value = tokens[at + 3..].iter().take_while(|token| !ends(token));
        value.clone().count() > 0
            && value.into_iter().all(|it| matches!(it.kind, TokenKind::Number(..) | TokenKind::Sign(Sign::Compute(_))))
    };
    let Some(name) = tokens.get(at + 1).and_then(Token::word) else { return false };
    (in_head || (is_unsigned && is(at + 2, Sign::Assign) && is_written())) && is_only_index(tokens, name)
}

/// Whether nothing is computed or compared with a name but in brackets and in the heads of loops.
fn is_only_index(tokens: &[Token], name: &str) -> bool {
    let (mut brackets, mut head) = (0_usize, None);
    for (at, token) in tokens.iter().enumerate() {
        match token.kind {
            TokenKind::Sign(Sign::OpenBracket) => brackets += 1,
            TokenKind::Sign(Sign::CloseBracket) => brackets = brackets.saturating_sub(1),
            TokenKind::Sign(Sign::Close) if head == Some(token.open) => head = None,
            _ if token.is_word("for") && head.is_none() => head = Some(token.open + 1),
            _ => {}
        }
        let is_number = |at: Option<usize>| {
            let sign = at.and_then(|at| tokens.get(at)).map(|token| &token.kind);
            matches!(sign, Some(TokenKind::Sign(Sign::Compute(_) | Sign::Compare(_))))
        };
        let is_used = is_number(at.checked_sub(1)) || is_number(Some(at + 1));
        if token.is_word(name) && is_used && brackets == 0 && head.is_none() {
            return false;
        }
    }
    true
}

/// The first type that takes the sign from a number which may have one: in a cast, or, in C and C++, beside a number with
/// a sign. A number below 0 then becomes a huge one.
pub(in crate::formula) fn loses_sign<'a>(
    source: &'a Source<'_>,
    function: Option<&Function>,
    all: &[Function],
) -> Option<&'a Token> {
    let tokens = &source.tokens;
    let is_inside = |at: &usize| function.is_none_or(|function| function.tokens.contains(at));
    let is_unsigned = |at: usize| tokens[at].word().is_some_and(|word| UNSIGNED.contains(&word));
    let cast = (0..tokens.len()).filter(is_inside).find(|&at| is_unsigned(at) && is_cast(tokens, at));
    if let Some(at) = cast {
        return Some(&tokens[at]);
    }
    if !matches!(source.language, Some(SourceLanguage::C | SourceLanguage::Cpp)) {
        return None;
    }
    let is_type = |at: usize| tokens[at].word().and_then(kind_of_type) == Some(NumberKind::Whole);
    let returns = |at: usize| tokens.get(at + 2).is_some_and(|token| token.is(Sign::Open));
    // `unsigned long`: one type in two words.
    let declared: Vec<usize> = types(source, function, all)
        .map(|(at, _)| at)
        .filter(|&at| is_type(at) && !returns(at) && !at.checked_sub(1).is_some_and(is_type))
        .collect();
    let is_huge = |at: usize| is_unsigned(at) && !becomes_int(tokens, at);
    let first = declared.iter().copied().find(|&at| is_huge(at))?;
    declared.iter().any(|&at| !is_huge(at)).then(|| &tokens[first])
}

/// The first type of 8 bits that a sum or a difference is stored in, or, in languages that do not compute with larger
/// numbers, that is used at all beside one: 200 + 100 is 44 there.
pub(in crate::formula) fn overflows<'a>(source: &'a Source<'_>, function: Option<&Function>) -> Option<&'a Token> {
    let tokens = &source.tokens[..];
    let grows = source.language.is_some_and(SourceLanguage::types_first);
    let is_inside = |at: &usize| function.is_none_or(|function| function.tokens.contains(at));
    let is_sum = |at: usize| matches!(tokens[at].kind, TokenKind::Sign(Sign::Compute(_)));
    let stores_sum = |at: usize| {
        let is = |at: usize, sign| tokens.get(at).is_some_and(|token| token.is(sign));
        let value = at + 1 + usize::from(tokens.get(at + 1).is_some_and(|token| token.word().is_some()));
        let begins = is(value, Sign::Assign) || (is_cast(tokens, at) && is(at + 1, Sign::Close));
        let end = (value..tokens.len()).find(|&end| tokens[end].is(Sign::Semicolon)).unwrap_or(tokens.len());
        begins && (value..end).any(is_sum)
    };
    let is_small = |at: &usize| tokens[*at].word().is_some_and(|word| SMALL.contains(&word));
    let mut small = (0..tokens.len()).filter(is_small);
    let found = match grows {
        true => small.find(|at| is_inside(at) && stores_sum(*at)),
        false => small.find(|_| (0..tokens.len()).any(|at| is_inside(&at) && is_sum(at))),
    };
    found.map(|at| &tokens[at])
}

/// Whether a type is smaller than `int`, which takes its place in C and its relatives.
fn becomes_int(tokens: &[Token], at: usize) -> bool {
    let word = tokens[at].word().unwrap_or_default();
    let is_small = word.contains('8') || word.contains("16") || matches!(word, "char" | "short" | "byte" | "ushort");
    let next = tokens.get(at + 1).and_then(Token::word);
    is_small || (word == "unsigned" && next.is_some_and(|next| matches!(next, "char" | "short")))
}

fn is_cast(tokens: &[Token], at: usize) -> bool {
    let is = |at: Option<usize>, sign| at.is_some_and(|at| tokens.get(at).is_some_and(|token| token.is(sign)));
    let before = at.checked_sub(1);
    is(Some(at + 1), Sign::Open)
        || (is(before, Sign::Open) && is(Some(at + 1), Sign::Close))
        || (is(before, Sign::Compare(Operator::Less)) && is(Some(at + 1), Sign::Compare(Operator::Greater)))
        || before.is_some_and(|before| tokens[before].is_word("as"))
}

fn is_member(tokens: &[Token], at: usize) -> bool {
    let is_name = |at: usize| tokens.get(at).is_some_and(|token| token.word().is_some());
    let before = at.checked_sub(1).map(|before| &tokens[before]);
    let is_behind =
        before.is_some_and(|before| before.is(Sign::Colon) || (before.word().is_some() && !tokens[at].begins_line));
    let is_before =
        is_name(at + 1) && !tokens.get(at + 2).is_some_and(|token| token.is(Sign::Open) || token.is(Sign::Scope));
    is_before || (is_behind && !is_name(at + 1))
}
