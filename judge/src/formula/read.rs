//! A whole text → a formula: which function is read, what its parameters are, and what the answer is.

use super::error::{FormulaError, FormulaFlaw, OtherTest, Read, wrong};
use super::interpreter::{Centres, Interpreter, Reach, Roots, Value, number_of};
use super::language::{NoAnswer, SourceLanguage};
use super::meaning::{Meant, Vocabulary, centre_name};
use super::reading::{ListReading, NumberKind, Origin, ParseOptions, Reading};
use super::source::notes::{self, short_edge};
use super::source::{
    Given, RoundNames, Seen, Settings, Source, ask_body, ask_last, example, given_parameters, has_answer, is_literal,
    is_unsigned, kind_of_numbers, lists_of_two, loose_names, loses_sign, nothing_hidden, origins, overflows,
};
use super::syntax::{
    BlockEnd, Cursor, Function, Pattern, Role, Sign, Statement, StatementKind, Token, block, bounded, cleaned,
    expanded, functions, of_polygon, other_language, recognised, tokens, with_ends,
};
use std::ops::Range;

type ReadFormula = Read<(Meant, Reading)>;

pub(super) fn read(
    text: &str,
    options: &ParseOptions,
    vocabulary: &'static dyn Vocabulary,
    round: Option<&'static RoundNames>,
) -> ReadFormula {
    bounded(text)?;
    let cleaned = cleaned(text)?;
    let read = read_cleaned(&cleaned, options, vocabulary, round);
    read.map_err(|error| match other_language(text) {
        Some(title) => FormulaError::new(FormulaFlaw::OtherLanguage(title), error.place),
        None => error,
    })
}

fn read_cleaned(
    text: &str,
    options: &ParseOptions,
    vocabulary: &'static dyn Vocabulary,
    round: Option<&'static RoundNames>,
) -> ReadFormula {
    let language = options.language.or_else(|| recognised(text));
    let mut tokens = with_ends(expanded(tokens(text, language)?)?);
    // Four corners and a point.
    if let corners @ 3.. = vocabulary.shapes().len() - 1 {
        tokens = of_polygon(tokens, corners);
    }
    let functions = functions(text, &tokens, language);
    let source = Source { text, tokens, language, functions, options, vocabulary, round };
    let Some(candidates) = source.candidates()? else {
        let read = source.plain_statements().and_then(|statements| source.formula(None, statements));
        return read.map_err(|error| source.named(error));
    };
    let mut read: Vec<(usize, ReadFormula)> = Vec::new();
    for at in candidates {
        let function = &source.functions[at];
        let formula = function
            .statements(text, &source.tokens, language)
            .and_then(|statements| source.formula(Some(function), statements.to_vec()));
        read.push((at, formula));
    }
    source.only(read).map_err(|error| source.named(error))
}

impl Source<'_> {
    /// The indexes of the functions that may be meant; `None` if the text has no function.
    fn candidates(&self) -> Read<Option<Vec<usize>>> {
        let is_part = |at: &usize| matches!(self.functions[*at].role, Role::Field(_) | Role::Local(_));
        let all = || (0..self.functions.len()).filter(|at| !is_part(at));
        if let Some(wanted) = &self.options.function {
            let found: Vec<usize> = all().filter(|&at| self.functions[at].name == *wanted).collect();
            if found.is_empty() {
                let names = all().map(|at| self.functions[at].name.clone()).collect();
                return wrong(FormulaFlaw::NoFunction(wanted.clone(), names), &self.end());
            }
            return Ok(Some(found));
        }
        if self.functions.is_empty() {
            return Ok(None);
        }
        let compares = |at: &usize| self.comparisons(*at) > 0 || self.calls_another(*at);
        let comparing: Vec<usize> = all().filter(compares).collect();
        Ok(Some(if comparing.is_empty() { all().collect() } else { comparing }))
    }

    fn end(&self) -> Range<usize> {
        self.text.len()..self.text.len()
    }

    fn comparisons(&self, at: usize) -> usize {
        let tokens = &self.tokens[self.functions[at].tokens.clone()];
        tokens.iter().filter(|token| token.compares()).count()
    }

    fn calls_another(&self, at: usize) -> bool {
        (0..self.functions.len()).any(|other| other != at && self.calls(at, other))
    }

    fn calls(&self, at: usize, other: usize) -> bool {
        let tokens = &self.tokens[self.functions[at].tokens.clone()];
        let is_called = |two: &[Token]| two[0].is_word(&self.functions[other].name) && two[1].is(Sign::Open);
        tokens.windows(2).skip(1).any(is_called)
    }

    /// The only formula among all that were read; functions that another one of them calls are its parts.
    fn only(&self, mut read: Vec<(usize, ReadFormula)>) -> ReadFormula {
        let shapes = |formula: &ReadFormula| formula.as_ref().map_or(0, |(_, reading)| reading.shapes.len());
        let most = read.iter().map(|(_, formula)| shapes(formula)).max().unwrap_or_default();
        let is_good = |formula: &ReadFormula| formula.is_ok() && shapes(formula) == most;
        let mut good: Vec<usize> = read.iter().filter(|(_, formula)| is_good(formula)).map(|(at, _)| *at).collect();
        // What a loop asks for one thing of its list comes after any test of two shapes.
        let of = |at: &usize| read.iter().find(|(one, _)| one == at).and_then(|(_, formula)| formula.as_ref().ok());
        let is_loop = |at: &usize| of(at).is_some_and(|(_, reading)| reading.element.is_some());
        if !good.iter().all(is_loop) {
            good.retain(|at| !is_loop(at));
        }
        let is_part =
            |at: usize| good.iter().any(|&other| other != at && self.calls(other, at) && !self.calls(at, other));
        // A function about fewer than two shapes is not the one, if another one is possible.
        let is_doubtful = most < 2 && read.iter().any(|(_, formula)| formula.is_err());
        let mut whole: Vec<usize> = good.iter().copied().filter(|&at| !is_part(at) && !is_doubtful).collect();
        // Beside a test of two sizes, one of a point is not meant.
        let is_sized = |at: &usize| of(at).is_some_and(|(meant, _)| meant.has_both_sizes());
        if whole.iter().filter(|at| is_sized(at)).count() == 1 {
            whole.retain(is_sized);
        }
        match whole[..] {
            [only] => read.swap_remove(read.iter().position(|(at, _)| *at == only).unwrap_or_default()).1,
            [] => {
                // The error of a function that no other calls, else of that with the most comparisons, else the first.
                if read.iter().any(|(_, formula)| formula.is_err()) {
                    read.retain(|(_, formula)| formula.is_err());
                }
                let begins = |at: usize| !read.iter().any(|(other, _)| *other != at && self.calls(*other, at));
                let rank = |&place: &usize| (begins(read[place].0), self.comparisons(read[place].0));
                let found = (0..read.len()).rev().max_by_key(rank).unwrap_or_default();
                read.swap_remove(found).1
            }
            _ => {
                let names = whole.iter().map(|&at| self.functions[at].name.clone()).collect();
                wrong(FormulaFlaw::SeveralFunctions(names), &self.functions[whole[1]].place)
            }
        }
    }

    fn plain_statements(&self) -> Read<Vec<Statement>> {
        let mut input = Cursor::new(self.text, &self.tokens, 0..self.tokens.len(), self.language);
        let mut statements = block(&mut input, BlockEnd::Tokens)?;
        if let Some(last) = statements.last_mut() {
            ask_last(last, self.text)?;
        }
        if statements.is_empty() {
            return wrong(FormulaFlaw::Empty, &self.end());
        }
        Ok(statements)
    }

    /// Follows the statements twice, with a circle three times: each pass uses what the last one learnt of the shapes.
    fn formula(&self, function: Option<&Function>, mut statements: Vec<Statement>) -> ReadFormula {
        // `-> bool` needs an answer.
        let needs_answer = function.is_some_and(|function| {
            let head = &self.tokens[function.head(&self.tokens)];
            let says_yes = |two: &[Token]| two[0].is(Sign::Arrow) && (two[1].is_word("bool") || two[1].is_word("Bool"));
            head.windows(2).any(says_yes)
        });
        let asks = function.is_some() && !needs_answer && !has_answer(&statements);
        let reaches_body = asks && ask_body(&mut statements);
        let mut parameters = match function {
            Some(function) if !function.parameters.is_empty() => given_parameters(self, function)?,
            Some(function) => loose_names(self, function.tokens.clone()),
            None => loose_names(self, 0..self.tokens.len()),
        };
        let numbers = self.example_numbers(&mut parameters);
        let mut examples = Vec::new();
        if function.is_none() {
            statements.retain(|statement| match self.example(statement, &numbers) {
                Some(name) => {
                    examples.push(name.to_owned());
                    false
                }
                None => true,
            });
        }
        nothing_hidden(self, function)?;
        if let Some(token) = loses_sign(self, function, &self.functions) {
            return wrong(FormulaFlaw::LosesSign(token.word().unwrap_or_default().to_owned()), &token.place);
        }
        if let Some(token) = overflows(self, function) {
            return wrong(FormulaFlaw::Overflows(token.word().unwrap_or_default().to_owned()), &token.place);
        }
        let said = kind_of_numbers(self, function, &self.functions);
        let kind = said.or(self.options.numbers);
        let place = function.map_or_else(|| self.tokens[0].place.clone(), |function| function.place.clone());
        let order: Vec<String> = parameters.iter().map(|given| given.root.clone()).collect();
        let names: Vec<String> = parameters.iter().flat_map(|given| given.pattern.names()).collect();
        if self.is_pasted(function, &[]) && self.takes_point(function, &names) {
            return wrong(FormulaFlaw::Other(OtherTest::Point), &place);
        }
        let own = function.and_then(|function| function.own.as_deref());
        let pass = |settings| self.pass((function, &statements), (&parameters, &numbers), kind, settings);
        let (first, _) = pass(None)?;
        let seen = first.roots.seen.clone();
        let mut settings = seen.settings(self.vocabulary, own, &order, function.is_none(), &place)?;
        if self.vocabulary.has_circle() {
            // Once the circle is known, the meaning of its place can be found.
            settings.from_corner = false;
            let (second, _) = pass(Some(settings))?;
            settings = second.roots.seen.settings(self.vocabulary, own, &order, function.is_none(), &place)?;
        }
        let list_is_size = self.options.list_is_size.or_else(|| {
            let noted = notes::is_size(self.text, &self.tokens, self.vocabulary.axes_count());
            seen.list_is_size(noted)
        });
        // SFML's circle is placed by its corner.
        let has = |name: &str| self.tokens.iter().any(|token| token.is_word(name));
        settings.from_corner |= self.vocabulary.has_circle() && has("CircleShape") && !has("setOrigin");
        settings.index_is_size = list_is_size.unwrap_or(settings.index_is_size);
        let (mut interpreter, falls) = pass(Some(settings.clone()))?;
        interpreter.never_is()?;
        let mut meant = interpreter.meant();
        if seen.list.is_some() && list_is_size.is_none() {
            let other = settings.with_other_lists();
            if let Ok((mut second, _)) = pass(Some(other.clone())) {
                let second_meant = second.meant();
                if self.vocabulary.errors(&second_meant) < self.vocabulary.errors(&meant) {
                    (interpreter, meant, settings) = (second, second_meant, other);
                }
            }
        }
        interpreter.passed_over.splice(0..0, examples);
        let falls_through = self.fallen(falls, function)?;
        let origin = self.options.origin.or_else(|| origins::shown(self, function, &interpreter.roots.seen));
        let mut members = interpreter.roots.seen.members;
        if origin == Some(Origin::Centre) {
            members.values_mut().for_each(|own| *own = centre_name(own).unwrap_or_else(|| own.clone()));
        }
        if self.is_pasted(function, &seen.roots)
            && let Some(other) =
                meant.other_test(self.vocabulary, seen.roots.iter().any(|root| !seen.sized.contains(root)))
        {
            return wrong(FormulaFlaw::Other(other), &place);
        }
        let reading = Reading {
            differs: Vec::new(),
            judged: None,
            whole_centres: said == Some(NumberKind::Whole) && meant.is_from_centres(),
            language: self.language,
            shapes: shapes_of(&settings, &seen),
            members: members.into_iter().filter(|(name, own)| name != own).collect(),
            function: function.map(|function| function.name.clone()).filter(|name| !name.is_empty()),
            numbers: said,
            passed_over: interpreter.passed_over,
            falls_through,
            origin,
            from_corner: settings.from_corner,
            list: self.list(&seen, &settings, list_is_size.is_none()).or_else(|| short_edge(&parameters)),
            reaches_body,
            element: seen
                .element
                .as_ref()
                .map(|it| seen.roots.iter().find(|root| it.is(root)).unwrap_or(&it.name).clone()),
        };
        Ok((meant.without_unasked(), reading))
    }

    /// Whether a text is one of two rectangles in a language, and no formula in hantei's own words.
    fn is_pasted(&self, function: Option<&Function>, roots: &[String]) -> bool {
        let is_named = |root: &String| self.vocabulary.called(&root.to_ascii_lowercase()).is_some();
        let is_own = function.is_none() && roots.iter().all(is_named);
        self.vocabulary.shapes().len() == 2
            && self.vocabulary.axes_count() == 2
            && !self.vocabulary.has_circle()
            && !is_own
    }

    /// The name that a statement without a function gives to an example.
    fn example<'b>(&self, statement: &'b Statement, numbers: &[String]) -> Option<&'b str> {
        let number = match &statement.kind {
            StatementKind::Define { pattern: Pattern::Name(name, _), value: Some(value), .. } if is_literal(value) => {
                Some(name.as_str()).filter(|name| numbers.iter().any(|number| number == name))
            }
            _ => None,
        };
        number
            .or_else(|| example(statement, self.vocabulary, self.round).filter(|_| self.vocabulary.shapes().len() == 2))
    }

    fn list(&self, seen: &Seen, settings: &Settings, is_tried: bool) -> Option<ListReading> {
        let first = self.vocabulary.axes_count() + usize::from(self.language == Some(SourceLanguage::Lua));
        let name = format!("{}[{first}]", seen.list.as_ref()?);
        Some(ListReading { name, is_size: settings.index_is_size, is_tried })
    }

    fn pass<'b>(
        &'b self,
        (function, statements): (Option<&Function>, &[Statement]),
        (parameters, examples): (&[Given], &[String]),
        kind: Option<NumberKind>,
        settings: Option<Settings>,
    ) -> Read<(Interpreter<'b>, bool)> {
        let bare = function.is_some() && self.language.is_some_and(SourceLanguage::has_bare_members);
        let mut known: Vec<String> = parameters.iter().map(|given| given.root.clone()).collect();
        known.extend(function.and_then(|function| function.own.clone()));
        let all = function.iter().flat_map(|function| &function.parameters);
        let names = all.flat_map(|parameter| parameter.pattern.names()).collect();
        known.extend(["this", "self"].map(String::from));
        let is_unsigned = is_unsigned(self, function, &self.functions);
        let centres = Centres::of(self.language, kind, self.tokens.iter().filter_map(Token::word));
        let from_centre = self.options.origin == Some(Origin::Centre);
        let (seen, is_plain, vocabulary) = (Seen::default(), function.is_none(), self.vocabulary);
        let has = |name: &str| self.tokens.iter().any(|token| token.is_word(name));
        let from_zero = has("x0") && has("x1") && !has("x2");
        let lists_of_two = lists_of_two(&self.tokens, self.language);
        let roots = Roots {
            vocabulary,
            round: self.round,
            settings,
            seen,
            bare,
            is_plain,
            kind,
            is_unsigned,
            asks_now: function.is_none_or(|function| function.parameters.is_empty()),
            known,
            parameters: names,
            centres,
            from_centre,
            from_zero,
            lists_of_two,
        };
        let mut interpreter =
            Interpreter::new(self.options, self.language, &self.functions, (self.text, &self.tokens), roots);
        if function.is_some() {
            self.constants(&mut interpreter, examples)?;
        }
        interpreter.constants = interpreter.variables.clone();
        // A parameter hides the same name outside.
        for parameter in function.iter().flat_map(|function| &function.parameters) {
            if let Pattern::Name(name, _) = &parameter.pattern {
                interpreter.variables.remove(name);
            }
        }
        for given in parameters {
            interpreter.bind(&given.pattern, Value::Path(given.path.clone()), None, &self.end())?;
        }
        for parameter in function.iter().flat_map(|function| &function.parameters) {
            if let (Pattern::Name(name, _), Some(default)) = (&parameter.pattern, parameter.default)
                && !interpreter.variables.contains_key(name)
                && interpreter.with(name).is_none()
            {
                interpreter.roots.seen.members.insert(name.clone(), default.to_string());
                interpreter.define(name, Value::Number(number_of(default), parameter.number), None);
            }
        }
        if let Some(own) = function.and_then(|function| function.own.clone()) {
            interpreter.define(&own.clone(), Value::Path(vec![own]), None);
        }
        let reach = interpreter.follow(statements)?;
        Ok((interpreter, reach == Reach::End))
    }

    fn fallen(&self, falls: bool, function: Option<&Function>) -> Read<Option<usize>> {
        if !falls {
            return Ok(None);
        }
        let end = function.map_or(self.tokens.len(), |function| function.tokens.end);
        let last = &self.tokens[end.saturating_sub(1)].place;
        match self.language.map(SourceLanguage::no_answer) {
            Some(NoAnswer::Falsy(_)) => Ok(Some(self.text[..last.end].matches('\n').count() + 1)),
            _ => wrong(FormulaFlaw::FallsThrough(self.language), last),
        }
    }
}

fn shapes_of(settings: &Settings, seen: &Seen) -> Vec<String> {
    let is_of = |root: &&String, owner| settings.owners.get(*root) == Some(&owner);
    let unused = settings.owners.keys().filter(|root| !seen.roots.contains(root));
    let all: Vec<&String> = seen.roots.iter().chain(unused).collect();
    let names = |owner| all.iter().copied().filter(|root| is_of(root, owner)).map(String::as_str).collect::<Vec<_>>();
    let last = settings.owners.values().max().map_or(0, |last| last + 1);
    (0..last).map(|owner| names(owner).join(", ")).filter(|names| !names.is_empty()).collect()
}
