//! Members that a text computes: C#'s `float Right => X + W;`, `get { … }`, Swift's `var right: Double { … }`, and what
//! a constructor assigns to the own object, `self.right = x + w`.

use super::cursor::Cursor;
use super::function::{Body, Function, Head, Role, value};
use super::signs::Sign;
use super::tokens::{Token, TokenKind};
use crate::formula::language::SourceLanguage;
use crate::formula::names::members;
use std::ops::Range;

/// The names of constructors that differ from the name of the class.
const CONSTRUCTORS: [&str; 5] = ["__init__", "_init", "constructor", "init", "new"];

pub(super) fn property(input: &Cursor) -> Option<Function> {
    match input.language? {
        SourceLanguage::CSharp => of_csharp(input),
        SourceLanguage::Swift => of_swift(input),
        SourceLanguage::Kotlin => of_kotlin(input),
        SourceLanguage::GdScript => of_gdscript(input),
        _ => None,
    }
}

fn made(input: &Cursor, name: usize, (body, end): (Body, usize)) -> Option<Function> {
    let token = input.tokens.get(name)?;
    let head = Head { name: token.word()?.to_owned(), place: token.place.clone(), parameters: Vec::new(), own: None };
    Some(head.with(body, input.at..end).with_role(Role::Property))
}

/// `float Right => X + W;`, `float Right { get { return X + W; } }`
fn of_csharp(input: &Cursor) -> Option<Function> {
    let before = &input.tokens[input.at.checked_sub(1)?];
    let is_type = before.word().is_some_and(|word| !["return", "async", "static", "await", "new"].contains(&word));
    if input.peek()?.word().is_none() || !is_type {
        return None;
    }
    let behind = input.at + 1;
    if input.tokens.get(behind)?.is(Sign::FatArrow) {
        return made(input, input.at, value(input, behind + 1)?);
    }
    made(input, input.at, getter(input, behind)?)
}

/// `var right: Double { x + w }`
fn of_swift(input: &Cursor) -> Option<Function> {
    if !input.next_is_word(&["var"]) || !input.ahead(2)?.is(Sign::Colon) {
        return None;
    }
    let open = (input.at + 3..input.end).find(|&at| input.tokens[at].word().is_none())?;
    if !input.tokens[open].is(Sign::OpenBrace) {
        return None;
    }
    let body = match input.tokens.get(open + 1).and_then(Token::word) {
        Some("get") => getter(input, open)?,
        Some("willSet" | "didSet") => return None,
        _ => braces(input, open)?,
    };
    made(input, input.at + 1, body)
}

/// `val right get() = x + w`, `val right: Float get() { return x + w }`
fn of_kotlin(input: &Cursor) -> Option<Function> {
    if !input.next_is_word(&["val", "var"]) {
        return None;
    }
    let name = input.at + 1;
    let get = (name + 1..input.end.min(name + 8)).find(|&at| input.tokens[at].is_word("get"))?;
    let is_type = |token: &Token| token.is(Sign::Colon) || (token.word().is_some() && !token.begins_line);
    if !input.tokens[name + 1..get].iter().all(is_type) || !input.tokens.get(get + 1)?.is(Sign::Open) {
        return None;
    }
    let behind = input.behind_closing(get + 1)?;
    let begin = (behind..input.end.min(behind + 4))
        .find(|&at| input.tokens[at].is(Sign::Assign) || input.tokens[at].is(Sign::OpenBrace))?;
    let is_value = input.tokens[begin].is(Sign::Assign);
    made(input, name, if is_value { value(input, begin + 1)? } else { braces(input, begin)? })
}

/// `var right: float:` with `get: return x + w` in a line below.
fn of_gdscript(input: &Cursor) -> Option<Function> {
    if !input.next_is_word(&["var"]) {
        return None;
    }
    let indent = input.peek()?.indent;
    let line = (input.at + 1..input.end).find(|&at| input.tokens[at].begins_line)?;
    if !input.tokens[line - 1].is(Sign::Colon) {
        return None;
    }
    let inside = |at: &usize| !input.tokens[*at].begins_line || input.tokens[*at].indent > indent;
    let get = (line..input.end).take_while(inside).find(|&at| {
        input.tokens[at].begins_line && input.tokens[at].is_word("get") && input.tokens.get(at + 1).is_some()
    })?;
    if !input.tokens[get + 1].is(Sign::Colon) {
        return None;
    }
    let deep = input.tokens[get].indent;
    let from = get + 2;
    let is_line = !input.tokens.get(from)?.begins_line;
    let ends = |at: &usize| {
        let token = &input.tokens[*at];
        token.begins_line && token.open == 0 && (is_line || token.indent <= deep)
    };
    let end = (from..input.end).find(ends).unwrap_or(input.end);
    made(input, input.at + 1, (Body::Indented(from..end, deep), end))
}

fn getter(input: &Cursor, open: usize) -> Option<(Body, usize)> {
    if !input.tokens.get(open)?.is(Sign::OpenBrace) {
        return None;
    }
    let end = input.behind_closing(open)?;
    let get = (open + 1..end.min(open + 4)).find(|&at| input.tokens[at].is_word("get"))?;
    let (body, _) = match input.tokens.get(get + 1)? {
        token if token.is(Sign::OpenBrace) => braces(input, get + 1)?,
        token if token.is(Sign::FatArrow) => value(input, get + 2)?,
        _ => return None,
    };
    Some((body, end))
}

fn braces(input: &Cursor, open: usize) -> Option<(Body, usize)> {
    let behind = input.behind_closing(open)?;
    Some((Body::Braces(open + 1..behind - 1), behind))
}

/// The members of the own object assigned by functions without a comparison.
pub(super) fn fields(input: &Cursor, functions: &[Function]) -> Vec<Function> {
    let tokens = input.tokens;
    let setting = functions.iter().filter(|function| {
        function.role == Role::Function && (is_constructor(function, tokens) || !compares(function, tokens))
    });
    setting.flat_map(|function| fields_of(input, function)).collect()
}

fn fields_of(input: &Cursor, function: &Function) -> Vec<Function> {
    let tokens = input.tokens;
    let constructs = is_constructor(function, tokens);
    let bare = constructs && input.language.is_some_and(SourceLanguage::has_bare_members);
    let own = function.own.as_deref().unwrap_or("this");
    let is_given = |at: usize| {
        let is_own = tokens[at - 1].is(Sign::Dot) || tokens[at - 1].is(Sign::Arrow);
        let owner = at.checked_sub(2).and_then(|at| tokens[at].word());
        let begins = [Sign::Semicolon, Sign::OpenBrace, Sign::CloseBrace].iter().any(|sign| tokens[at - 1].is(*sign))
            || (input.is_indented() && tokens[at].begins_line);
        let is_member =
            (is_own && owner.is_some_and(|owner| owner == own || matches!(owner, "this" | "self"))) || (bare && begins);
        is_member && is_member_name(&tokens[at])
    };
    let signs = (function.tokens.start.max(2)..function.tokens.end).filter(|&at| tokens[at].is(Sign::Assign));
    let both = signs.flat_map(|sign| targets(input, sign)).filter(|(name, _)| *name > 1 && is_given(*name));
    both.filter_map(|(name, from)| field(input, function, (name, from), constructs)).collect()
}

/// The names before this `=`, and where the value of each begins: `self.x, self.y = x, y`, `[this.x, this.y] = [x, y]`.
fn targets(input: &Cursor, sign: usize) -> Vec<(usize, usize)> {
    let tokens = input.tokens;
    let is_list = tokens[sign - 1].closes();
    let mut name = sign - 1 - usize::from(is_list);
    let mut names = Vec::new();
    while tokens[name].word().is_some() {
        names.push(name);
        let mut first = name;
        while first > 1 && (tokens[first - 1].is(Sign::Dot) || tokens[first - 1].is(Sign::Arrow)) {
            first -= 2;
        }
        if first < 2 || !tokens[first - 1].is(Sign::Comma) || (!is_list && !input.assigns_lists()) {
            break;
        }
        name = first - 2;
    }
    names.reverse();
    let mut from = sign + 1 + usize::from(is_list && tokens.get(sign + 1).is_some_and(Token::opens));
    let mut values = vec![from];
    while let Some((_, end)) = value(input, from).filter(|_| names.len() > 1)
        && tokens.get(end).is_some_and(|token| token.is(Sign::Comma))
    {
        from = end + 1;
        values.push(from);
    }
    if names.len() == values.len() { names.into_iter().zip(values).collect() } else { Vec::new() }
}

fn is_member_name(token: &Token) -> bool {
    token.word().is_some_and(|name| {
        let name = members::plain(name);
        members::member(std::slice::from_ref(&name)).is_some() || members::is_point(&[name])
    })
}

fn field(input: &Cursor, function: &Function, (name, from): (usize, usize), constructs: bool) -> Option<Function> {
    let (body, end) = value(input, from)?;
    let token = &input.tokens[name];
    // Sets one member: `setRight(right) { this.right = right; }`.
    if !constructs && end == from + 1 {
        return None;
    }
    let head = Head {
        name: token.word()?.to_owned(),
        place: token.place.clone(),
        parameters: if constructs { function.parameters.clone() } else { Vec::new() },
        own: Some(function.own.clone().unwrap_or_else(|| "this".to_owned())),
    };
    Some(head.with(body, name..end).with_role(Role::Field(from..end)))
}

/// Whether it makes an object: by its name, or because a class has that name.
pub(super) fn is_constructor(function: &Function, tokens: &[Token]) -> bool {
    CONSTRUCTORS.contains(&function.name.as_str()) || defines_type(tokens, &function.name)
}

pub(in crate::formula) fn defines_type(tokens: &[Token], name: &str) -> bool {
    let is_type = |three: &[Token]| match three[0].word() {
        Some("class" | "struct" | "record") => three[1].is_word(name),
        // `Box.prototype.hits = …`
        Some(word) => word == name && three[1].is(Sign::Dot) && three[2].is_word("prototype"),
        None => false,
    };
    tokens.windows(3).any(is_type)
}

/// Definitions of members that are not followed: fields of a literal, initializer lists, values of a class.
pub(in crate::formula) struct Unread<'a> {
    pub(in crate::formula) tokens: &'a [Token],
    pub(in crate::formula) functions: &'a [Function],
    pub(in crate::formula) language: Option<SourceLanguage>,
}

impl Unread<'_> {
    pub(in crate::formula) fn definition(&self, name: &str) -> Option<Range<usize>> {
        let defines = |at: &usize| self.tokens[*at].is_word(name) && self.computes(*at);
        (1..self.tokens.len()).find(defines).map(|at| self.tokens[at].place.clone())
    }

    fn computes(&self, at: usize) -> bool {
        let before = &self.tokens[at - 1];
        let Some(next) = self.tokens.get(at + 1) else { return false };
        // `: x(x), right(x + w)`
        let is_initial = self.language == Some(SourceLanguage::Cpp)
            && (before.is(Sign::Comma) || before.is(Sign::Colon))
            && (next.is(Sign::Open) || next.is(Sign::OpenBrace));
        let is_given = next.is(Sign::Assign) || next.is(Sign::Colon);
        // Most places do not define a member, and a search around one takes long.
        if !is_initial && !is_given {
            return false;
        }
        let around = self.functions.iter().find(|function| {
            function.role == Role::Function && function.tokens.contains(&at) && !function.parameters.is_empty()
        });
        let constructs = around.is_some_and(|function| is_constructor(function, self.tokens));
        if around.is_some_and(|function| !constructs && compares(function, self.tokens)) {
            return false;
        }
        let in_list = before.is(Sign::Comma) || before.is(Sign::OpenBrace);
        let in_class = around.is_none() && (self.has_members() || self.tokens[at].indent > 0);
        let calls = in_class && !in_list && (next.is(Sign::Assign) || self.language == Some(SourceLanguage::GdScript));
        (is_initial || (is_given && (in_list || in_class))) && self.is_computed(at + 1, calls)
    }

    fn has_members(&self) -> bool {
        self.language.is_some_and(SourceLanguage::has_bare_members)
    }

    /// Whether the value after this place has an operator, or, with `calls`, a call.
    fn is_computed(&self, from: usize, calls: bool) -> bool {
        let begin = from + usize::from(!self.tokens[from].opens());
        let mut depth = usize::from(begin == from);
        for (at, token) in self.tokens.iter().enumerate().skip(from + 1) {
            let ends = (depth == 0 && [Sign::Comma, Sign::Semicolon].iter().any(|sign| token.is(*sign)))
                || (depth == 0 && at > begin && token.begins_line && token.word().is_some());
            if ends {
                return false;
            }
            if token.opens() {
                depth += 1;
            } else if token.closes() {
                if depth <= usize::from(begin == from) {
                    return false;
                }
                depth -= 1;
            }
            let is_operator = matches!(token.kind, TokenKind::Sign(Sign::Compute(_)));
            // `property(…)`, and `right: float: get = _get_right`
            if is_operator || (calls && (token.is(Sign::Open) || token.is_word("get"))) {
                return true;
            }
        }
        false
    }
}

fn compares(function: &Function, tokens: &[Token]) -> bool {
    tokens[function.tokens.clone()].iter().any(Token::compares)
}
