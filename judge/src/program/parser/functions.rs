//! Functions: their heads and bodies.

use super::super::syntax::{Function, Name, Parameter, Passing, Pattern, Place, Statement, StatementKind, Type};
use super::Read;
use super::cursor::Parser;
use super::token::Kind;
use crate::formula::Expected;
use crate::formula::SourceLanguage::{
    C, CSharp, Cpp, GdScript, Go, Hsp, Java, JavaScript, Kotlin, Lua, Own, Python, Rust, Swift, TypeScript,
};
use crate::program::is_in;

/// Words before a declaration that do not change what it computes.
pub(super) const MODIFIERS: &str = "public private protected internal static final abstract virtual override inline \
    constexpr export default pub open sealed fileprivate mutating nonmutating readonly declare extern explicit \
    noexcept synchronized strictfp partial new unsafe infix operator data inner companion lateinit suspend tailrec \
    external local friend native transient volatile async required convenience";
/// Words among them that make something else of a function.
const ODD: &str = "async suspend operator unsafe synchronized friend native";

/// Marks that are of no matter for what a function computes.
const PLAIN_MARKS: &str = "Override Serializable Parcelize Immutable Stable property staticmethod dataclass \
    dataclasses override export onready JvmStatic JvmField objc discardableResult inlinable inline Deprecated \
    SuppressWarnings NonNull NotNull Nullable final typing tool warning_ignore frozen SafeVarargs \
    FunctionalInterface";

/// The type of an answer, and the names that Go gives to answers.
type AnswerType = (Option<Type>, Vec<(Name, Type)>);

/// What stands before a declaration.
#[derive(Clone, Default)]
pub(super) struct Before {
    pub is_static: bool,
    pub is_getter: bool,
    pub is_constant: bool,
    pub oddities: Vec<(Name, Place)>,
}

impl Parser<'_> {
    /// Marks and modifiers.
    pub(super) fn before(&mut self) -> Before {
        let mut before = Before::default();
        loop {
            let start = self.start();
            if self.is("@") && self.ahead(1).word().is_some() {
                self.advance();
                let name = self.word_here();
                self.advance();
                let mut last = name.clone();
                while self.is(".") && self.ahead(1).word().is_some() {
                    self.advance();
                    last = self.peek().word().cloned().unwrap_or(last);
                    self.advance();
                }
                if self.is("(") {
                    self.skip_group();
                }
                before.is_getter |= &*name == "property";
                before.is_static |= &*name == "staticmethod";
                if !is_in(&name, PLAIN_MARKS) {
                    before.oddities.push((format!("@{last}").into(), self.since(start)));
                }
                while self.eat_kind(&Kind::LineEnd) {}
            } else if self.language == Rust && self.is("#") {
                self.advance();
                self.eat("!");
                let is_odd = self.ahead(1).is_any_of("cfg cfg_attr test");
                if self.is("[") {
                    self.skip_group();
                }
                if is_odd {
                    before.oddities.push((self.written(&self.since(start)).into(), self.since(start)));
                }
            } else if self.language == CSharp && self.is("[") && self.ahead(1).word().is_some() {
                self.skip_group();
            } else if self.is_any_word(MODIFIERS) && self.is_modifier() {
                let word = self.word_here();
                before.is_static |= matches!(&*word, "static");
                before.is_constant |= is_in(&word, "final constexpr readonly");
                self.advance();
                if self.language == Rust && &*word == "pub" && self.is("(") {
                    self.skip_group();
                }
                if is_in(&word, ODD) {
                    before.oddities.push((word.as_ref().into(), self.since(start)));
                }
            } else {
                return before;
            }
        }
    }

    /// Whether a word that can be a modifier is one here, and no name.
    fn is_modifier(&self) -> bool {
        let next = self.ahead(1);
        let word = self.peek().word().map_or("", |it| &**it);
        if word == "local" && self.language != Lua || word == "new" && !self.is_c_like() {
            return false;
        }
        if word == "local" {
            return next.is_word("function");
        }
        next.word().is_some()
            || next.is("@")
            || next.is("*") && !self.is_c_like()
            || next.is("~")
            || next.is("[") && self.language == Cpp
    }

    /// A function that begins with a word of the language: `function`, `fun`, `func`, `fn`, `def`.
    pub(super) fn function(&mut self, owner: Option<&Name>) -> Read<Function> {
        let start = self.start();
        let before = self.before();
        self.function_behind(before, owner, start)
    }

    pub(super) fn function_behind(&mut self, mut before: Before, owner: Option<&Name>, start: usize) -> Read<Function> {
        let mut owner = owner.cloned();
        let mut own: Option<Name> = owner.as_ref().filter(|_| !before.is_static).map(|_| self.own_name());
        self.advance();
        if self.is("*") {
            before.oddities.push(("function*".into(), self.here()));
            self.advance();
        }
        if self.language == Go && self.is("(") {
            let receiver = self.parameters()?;
            if let [Parameter { pattern: Pattern::Name(name), ty: Some(ty), .. }] = &receiver[..] {
                owner = Some(ty.name.clone());
                own = Some(name.clone());
            }
        }
        self.skip_generics()?;
        let mut head = self.here();
        let mut name = self.any_word()?;
        // `fun Rect.hits(…)`, `function Rect:hits(…)`, `function love.draw()`.
        while self.is(".") || (self.is(":") && self.language == Lua) {
            let has_own = self.language != Lua || self.is(":");
            self.advance();
            own = has_own.then(|| self.own_name());
            owner = Some(name);
            head = self.here();
            name = self.any_word()?;
        }
        if self.is("<") || (self.language == Go && self.is("[")) {
            if self.is("[") { self.skip_group() } else { self.skip_angles()? }
        }
        let mut parameters = self.parameters()?;
        if matches!(self.language, Python | Rust) && owner.is_some() && !before.is_static {
            let is_own = parameters.first().is_some_and(|first| {
                self.language == Python || matches!(&first.pattern, Pattern::Name(name) if &**name == "self")
            });
            own = None;
            if is_own && let Pattern::Name(name) = parameters.remove(0).pattern {
                own = Some(name);
            }
        }
        let (answer, named_answers) = self.answer()?;
        let (body, answers_last) = self.function_body()?;
        Ok(Function {
            owner,
            own,
            parameters,
            answer,
            named_answers,
            body,
            answers_last,
            is_getter: before.is_getter,
            oddities: before.oddities,
            ..Function::bare(name, self.since(start), head)
        })
    }

    pub(super) fn own_name(&self) -> Name {
        match self.language {
            Swift | GdScript | Lua | Rust => "self".into(),
            _ => "this".into(),
        }
    }

    /// `<T extends Box>`, if it stands here.
    pub(super) fn skip_generics(&mut self) -> Read<()> {
        if self.is("<") { self.skip_angles() } else { Ok(()) }
    }

    /// `<T extends Box>`
    pub(super) fn skip_angles(&mut self) -> Read<()> {
        let mut depth = 0_usize;
        loop {
            match self.peek().kind {
                Kind::Sign("<") => depth += 1,
                Kind::Sign(">") => depth = depth.saturating_sub(1),
                Kind::Sign(">>") => depth = depth.saturating_sub(2),
                Kind::Sign("(" | "[") => {
                    self.skip_group();
                    continue;
                }
                Kind::Word(_) | Kind::Sign("," | ":" | "." | "?" | "&" | "+" | "*" | "=" | "::" | "|") => {}
                _ => return self.unexpected(Expected::Operator),
            }
            self.advance();
            if depth == 0 {
                return Ok(());
            }
        }
    }

    /// The type of the answer, and Go's named ones.
    fn answer(&mut self) -> Read<AnswerType> {
        let arrow = match self.language {
            JavaScript | TypeScript | Kotlin => ":",
            Go => "",
            _ => "->",
        };
        if self.language == Go {
            if self.is("(") && self.is_name_at(1) && !self.ahead(2).is_any_sign(", ) .") {
                let named = self.parameters()?;
                let pairs = named.into_iter().filter_map(|parameter| match (parameter.pattern, parameter.ty) {
                    (Pattern::Name(name), Some(ty)) => Some((name, ty)),
                    _ => None,
                });
                return Ok((None, pairs.collect()));
            }
            if self.is("(") {
                self.skip_group();
                return Ok((None, Vec::new()));
            }
            let ty = if self.is("{") { None } else { Some(self.ty()?) };
            return Ok((ty, Vec::new()));
        }
        while self.is_any_word("throws rethrows async const noexcept override final") {
            if self.is_word("async") {
                return self.no_statement();
            }
            self.advance();
        }
        let answer = if self.is(arrow) && (self.language != Kotlin || !self.ahead(1).is("=")) {
            self.advance();
            Some(self.ty()?)
        } else {
            None
        };
        if self.is_word("where") {
            self.skip_to("{");
        }
        Ok((answer, Vec::new()))
    }

    fn function_body(&mut self) -> Read<(Vec<Statement>, bool)> {
        let arrow = match self.language {
            Kotlin => "=",
            CSharp => "=>",
            _ => "",
        };
        if self.eat(arrow) {
            return Ok((self.answer_line()?, false));
        }
        if self.language == Lua {
            return Ok((self.lua_block("end")?, false));
        }
        let body = self.block()?;
        let answers_last = match self.language {
            Rust => true,
            Swift => matches!(&body[..], [Statement { kind: StatementKind::Expression(_), .. }]),
            _ => false,
        };
        Ok((body, answers_last))
    }

    /// `=> value` to the end of the statement, behind the arrow.
    pub(super) fn answer_line(&mut self) -> Read<Vec<Statement>> {
        let value = self.expression()?;
        self.statement_end()?;
        Ok(vec![Statement::answer(value)])
    }

    /// Parameters in parentheses.
    pub(super) fn parameters(&mut self) -> Read<Vec<Parameter>> {
        self.expect("(")?;
        let mut parameters = self.inside(|it| {
            let mut parameters = Vec::new();
            while !it.is(")") {
                let is_mark = it.language == Python && it.is_any("/ *") && it.ahead(1).is_any_sign(", )");
                if is_mark || (it.is_word("void") && it.ahead(1).is(")")) {
                    it.advance();
                } else {
                    parameters.push(it.parameter()?);
                }
                if !it.eat(",") {
                    break;
                }
            }
            Ok(parameters)
        })?;
        self.expect(")")?;
        if self.language == Go {
            grouped(&mut parameters);
        }
        Ok(parameters)
    }

    fn parameter(&mut self) -> Read<Parameter> {
        let mut parameter = Parameter::plain(Pattern::Ignored);
        self.before();
        match self.language {
            C | Cpp | CSharp | Java => {
                if self.language == CSharp && self.is_any_word("ref out in this params") {
                    let is_changed = self.is_any_word("ref out");
                    self.advance();
                    let mut ty = self.ty()?;
                    if is_changed {
                        ty.passing = Passing::Reference;
                    }
                    parameter.ty = Some(ty);
                } else if self.is_lambda_name() {
                    parameter.pattern = self.one_pattern()?;
                    return Ok(parameter);
                } else {
                    parameter.ty = Some(self.ty()?);
                }
                parameter.is_rest = self.eat("...");
                if self.is_name() {
                    parameter.pattern = self.one_pattern()?;
                }
                if self.is("[") {
                    let ty = parameter.ty.take().unwrap_or_default();
                    parameter.ty = Some(Type { of: vec![ty], is_list: true, ..Type::default() });
                    self.skip_group();
                }
            }
            Go => {
                parameter.pattern = self.one_pattern()?;
                if self.eat("...") {
                    parameter.is_rest = true;
                }
                if !self.is(",") && !self.is(")") {
                    parameter.ty = Some(self.ty()?);
                }
            }
            Rust => {
                if self.eat("&") {
                    self.eat_if(self.is_lifetime());
                    self.eat_word("mut");
                    if !self.is_word("self") {
                        return self.unexpected(Expected::Operand);
                    }
                }
                self.eat_word("mut");
                if self.eat_word("self") {
                    parameter.pattern = Pattern::Name("self".into());
                    return Ok(parameter);
                }
                parameter.pattern = self.one_pattern()?;
                self.expect(":")?;
                parameter.ty = Some(self.ty()?);
            }
            Swift => {
                let first = self.any_word()?;
                let name = if self.is(":") { first.clone() } else { self.any_word()? };
                parameter.label = Some(first);
                parameter.pattern = Pattern::Name(name);
                self.expect(":")?;
                parameter.ty = Some(self.ty()?);
            }
            Python => {
                if self.is("**") {
                    return self.token_not_read();
                }
                parameter.is_rest = self.eat("*");
                parameter.pattern = Pattern::Name(self.name()?);
                parameter.ty = self.behind(":", Self::ty)?;
            }
            Lua | Hsp | Own => {
                parameter.is_rest = self.is("...");
                if parameter.is_rest {
                    return self.token_not_read();
                }
                parameter.pattern = Pattern::Name(self.name()?);
            }
            JavaScript | TypeScript | Kotlin | GdScript => {
                if self.is_word("vararg") {
                    return self.token_not_read();
                }
                self.eat_if(self.language == Kotlin && self.is_any_word("val var"));
                parameter.is_rest = self.is_script() && self.eat("...");
                if self.is_word("this") && self.language == TypeScript {
                    self.advance();
                } else {
                    parameter.pattern = self.one_pattern()?;
                }
                self.eat("?");
                parameter.ty = self.behind(":", Self::ty)?;
                if self.language == GdScript && self.eat(":=") {
                    parameter.default = Some(self.expression()?);
                }
            }
        }
        if self.eat("=") {
            parameter.default = Some(self.expression()?);
        }
        Ok(parameter)
    }

    /// A parameter of a lambda without a type.
    fn is_lambda_name(&self) -> bool {
        self.speaks(&[CSharp, Java]) && self.is_name() && self.ahead(1).is_any_sign(", )")
    }
}

/// `a, b Rect`: the type of the last one is that of all before it.
fn grouped(parameters: &mut [Parameter]) {
    let mut next: Option<Type> = None;
    for parameter in parameters.iter_mut().rev() {
        match &parameter.ty {
            Some(ty) => next = Some(ty.clone()),
            None => parameter.ty.clone_from(&next),
        }
    }
}
