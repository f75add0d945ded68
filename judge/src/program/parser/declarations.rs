//! A whole text: functions, classes, constants, and what is not read.

use super::super::syntax::{
    Class, Expression, ExpressionKind, Function, Let, Member, Name, Parameter, Pattern, Place, Statement,
    StatementKind, Text, Type, Unread,
};
use super::Read;
use super::cursor::Parser;
use super::functions::Before;
use super::grammar::Lines;
use super::token::Kind;
use crate::formula::FormulaError;
use crate::formula::SourceLanguage::{
    C, CSharp, Cpp, GdScript, Go, Hsp, Java, JavaScript, Kotlin, Lua, Own, Python, Rust, Swift, TypeScript,
};
use crate::program::is_in;

impl Parser<'_> {
    /// The whole text.
    pub(super) fn text(mut self) -> Text {
        self.note_types();
        self.declarations("");
        self.found
    }

    /// All declarations before a closing sign, or to the end.
    fn declarations(&mut self, close: &str) {
        while !self.is(close) && !self.is_end() {
            if self.eat(";")
                || self.eat_kind(&Kind::LineEnd)
                || self.eat_kind(&Kind::Indent)
                || self.eat_kind(&Kind::Dedent)
                || (self.language == Hsp && self.eat(":"))
            {
                continue;
            }
            let (start, at) = (self.start(), self.at);
            if let Err(why) = self.declaration() {
                self.unread(at, start, why);
            }
            self.eat_if(self.at == at);
        }
    }

    /// The names that the text gives to types: a cast needs them.
    fn note_types(&mut self) {
        let begins = ["class", "struct", "record", "interface", "enum", "typedef", "type", "using", "union"];
        for at in 0..self.tokens.len() {
            if self.tokens[at].word().is_some_and(|word| begins.contains(&&**word))
                && let Some(name) = self.token_at(at + 1).word()
            {
                self.types.insert(name.clone());
            }
        }
    }

    /// What could not be read, to the end of its declaration, with the names that it may change.
    fn unread(&mut self, at: usize, start: usize, why: FormulaError) {
        let name = self.function_name(at);
        self.at = self.end_of_declaration(at);
        let place = self.since(start);
        let changes = match name {
            Some(name) => self.changed_by(name, at),
            None => {
                let tokens = &self.tokens[at..self.at.max(at + 1).min(self.tokens.len())];
                let words = tokens.iter().filter_map(|token| token.word().cloned());
                let directives = tokens.iter().filter(|token| token.kind == Kind::Directive);
                let in_directives = directives
                    .filter(|_| self.language == Hsp)
                    .flat_map(|token| self.written(&token.place).split(|it: char| !it.is_alphanumeric() && it != '_'));
                let words = words.chain(in_directives.filter(|word| !word.is_empty()).map(Name::from));
                let mut all: Vec<Name> = words.filter(|word| !self.grammar.is_reserved(word)).collect();
                all.sort();
                all.dedup();
                all
            }
        };
        self.found.unread.push(Unread { changes, why, place });
    }

    /// What a function that is not read may change: its own name, and all names that are assigned to in it.
    fn changed_by(&self, name: Name, at: usize) -> Vec<Name> {
        let mut changed = vec![name];
        let end = self.at.min(self.tokens.len());
        for place in at..end {
            let token = self.token_at(place);
            let is_step = token.is_any_sign("++ --");
            if is_step || token.is(":=") || token.assigns().is_some() {
                self.target_before(at, place, &mut changed);
                changed.extend(self.token_at(place + 1).word().filter(|_| is_step).cloned());
            }
            if token.is_any_of("global nonlocal") {
                let named = (place + 1..end).map(|place| self.token_at(place));
                changed.extend(named.take_while(|token| !token.begins_line).filter_map(|token| token.word().cloned()));
            }
        }
        changed.sort();
        changed.dedup();
        changed
    }

    /// The names in what stands before an assignment: `Math.max`, `list[0]`, `[one, other]`.
    fn target_before(&self, begin: usize, end: usize, heard: &mut Vec<Name>) {
        let mut open = 0_usize;
        for place in (begin..end).rev() {
            let token = self.token_at(place);
            match token.kind {
                Kind::Sign(")" | "]" | "}") => open += 1,
                Kind::Sign("(" | "[" | "{") if open == 0 => return,
                Kind::Sign("(" | "[" | "{") => open -= 1,
                Kind::Sign("." | "->" | "::" | "*" | ",") => {}
                Kind::Word(ref name) => heard.push(name.clone()),
                _ if open > 0 => {}
                _ => return,
            }
            if open == 0 && token.begins_line {
                return;
            }
        }
    }

    /// The name of the function whose head stands there.
    fn function_name(&self, at: usize) -> Option<Name> {
        let end = (at..self.tokens.len()).find(|place| self.token_at(*place).is("("))?;
        let is_head = (at..end).all(|place| {
            let token = self.token_at(place);
            token.word().is_some() && !token.is_any_of("class struct return if import new else")
                || token.is_any_sign("* & :: . : < > [ ] ,")
        });
        let name =
            end.checked_sub(1).filter(|place| *place >= at).and_then(|place| self.token_at(place).word().cloned())?;
        let close = self.close_of(end);
        let has_body =
            (close + 1..close + 12).any(|place| self.token_at(place).is_any_sign("{ : =>")) || self.language == Lua;
        let begins = self.token_at(at).is_any_of(
            "function func fun fn def local async export public private static \
            inline",
        );
        (is_head && has_body && (begins || end > at + 1)).then_some(name)
    }

    pub(super) fn end_of_declaration(&self, at: usize) -> usize {
        let mut at = at;
        let last = self.tokens.len() - 1;
        match self.grammar.lines {
            Lines::Indented => {
                let mut depth = 0_usize;
                while at < last {
                    match self.token_at(at).kind {
                        Kind::Indent => depth += 1,
                        Kind::Dedent if depth <= 1 => return at + 1,
                        Kind::Dedent => depth -= 1,
                        Kind::LineEnd if depth == 0 && self.token_at(at + 1).kind != Kind::Indent => return at + 1,
                        _ => {}
                    }
                    at += 1;
                }
                last
            }
            Lines::Hsp if self.is_hsp_function(at) => {
                (at + 1..last).find(|at| self.token_at(*at).kind == Kind::Directive).unwrap_or(last)
            }
            Lines::Hsp => (at..last).find(|at| self.token_at(*at).kind == Kind::LineEnd).unwrap_or(last),
            _ if self.language == Lua => {
                let begins = |at: usize| self.token_at(at).begins_line && self.token_at(at).is_any_of("function local");
                (at + 1..last).find(|at| begins(*at)).unwrap_or(last)
            }
            _ => {
                while at < last {
                    match self.token_at(at).kind {
                        Kind::Sign("(" | "[") => at = self.close_of(at) + 1,
                        Kind::Sign("{") => {
                            at = self.close_of(at) + 1;
                            if self.token_at(at).is(";") {
                                at += 1;
                            }
                            let goes_on = self.token_at(at).is_any_sign(". , ) = (")
                                || self.token_at(at).is_any_of("else while catch finally");
                            if !goes_on {
                                return at.min(last);
                            }
                        }
                        Kind::Sign(";") => return at + 1,
                        _ => {
                            at += 1;
                            let ends_line =
                                !matches!(self.grammar.lines, Lines::Free | Lines::Go) && self.token_at(at).begins_line;
                            if ends_line {
                                return at.min(last);
                            }
                        }
                    }
                }
                last
            }
        }
    }

    fn declaration(&mut self) -> Read<()> {
        let (start, at) = (self.start(), self.at);
        if self.language == Hsp && self.peek().kind == Kind::Directive {
            return self.hsp_directive();
        }
        if self.peek().kind == Kind::Directive {
            return self.token_not_read();
        }
        if self.language == Hsp {
            // A label.
            if self.is("*") && self.is_name_at(1) {
                self.advance();
                self.advance();
                return Ok(());
            }
            let statement = self.deeper(Self::statement)?;
            self.found.statements.push(statement);
            return Ok(());
        }
        if self.import()? {
            return Ok(());
        }
        let before = self.before();
        let word = self.word_here();
        if self.is_class_word(&word) {
            return self.class(&word, before, start);
        }
        if self.is_function_word(&word) {
            let function = self.function_behind(before, None, start)?;
            self.found.add(function);
            return Ok(());
        }
        if self.is_c_like()
            && let Some(function) = self.c_function(before.clone(), None, start)?
        {
            self.found.add(function);
            return Ok(());
        }
        if self.alias(&word)? {
            return Ok(());
        }
        if self.is_declaration() {
            let lets = self.lets()?;
            self.statement_end()?;
            let place = self.since(start);
            for mut given in lets {
                given.is_constant |= before.is_constant;
                given.is_static = false;
                self.methods_of_object(&given);
                if !self.function_of_let(&given, start) {
                    let statement = Statement::new(StatementKind::Let(given.clone()), place.clone());
                    self.found.statements.push(statement);
                    self.found.globals.push((given, place.clone()));
                }
            }
            return Ok(());
        }
        if !before.oddities.is_empty() {
            self.at = at;
            return self.token_not_read();
        }
        let statement = self.deeper(Self::statement)?;
        if !self.function_of_assignment(&statement) {
            self.global_of_script(&statement);
            self.found.statements.push(statement);
        }
        Ok(())
    }

    fn is_function_word(&self, word: &str) -> bool {
        match self.language {
            JavaScript | TypeScript | Lua => word == "function",
            Kotlin => word == "fun",
            Swift | Go | GdScript => word == "func",
            Rust => word == "fn",
            Python => word == "def",
            C | Cpp | CSharp | Java | Hsp | Own => false,
        }
    }

    fn is_class_word(&self, word: &str) -> bool {
        let named = self.ahead(1).word().is_some();
        match self.language {
            C | Cpp | CSharp | Java => match word {
                "struct" | "class" | "union" => {
                    named && self.opens_class() || (self.ahead(1).is("{") && word == "struct")
                }
                "interface" | "enum" | "record" => named && self.language != C,
                "typedef" => self.ahead(1).is_any_of("struct union"),
                "namespace" => true,
                "template" => self.language == Cpp,
                _ => false,
            },
            JavaScript | TypeScript => is_in(word, "class interface enum") && named,
            Kotlin => is_in(word, "class interface object enum") && named,
            Swift => is_in(word, "class struct extension protocol enum actor") && named,
            Rust => is_in(word, "struct impl trait enum mod"),
            Go => word == "type",
            Python | GdScript => word == "class" && named,
            Lua | Hsp | Own => false,
        }
    }

    /// Whether a body stands behind the name of a class.
    fn opens_class(&self) -> bool {
        (2..40)
            .map(|by| self.ahead(by))
            .take_while(|token| !token.is_any_sign("; ( ) =") && token.kind != Kind::End)
            .any(|token| token.is("{"))
    }

    /// `typedef unsigned char num;`, `type num = u8;`, `using num = int;`, `typealias Num = Int`.
    fn alias(&mut self, word: &str) -> Read<bool> {
        match (word, self.language) {
            ("typedef", C | Cpp | CSharp | Java) => {
                self.advance();
                let ty = self.ty()?;
                let name = self.name()?;
                self.statement_end()?;
                self.add_alias(name, ty)?;
            }
            ("using", C | Cpp | CSharp | Java)
            | ("type", JavaScript | TypeScript | Rust)
            | ("typealias", Swift | Kotlin)
                if self.is_name_at(1) && self.ahead(2).is("=") =>
            {
                self.advance();
                let name = self.name()?;
                self.expect("=")?;
                let ty = self.ty()?;
                self.statement_end()?;
                self.add_alias(name, ty)?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Two classes can call other types by one name: which is meant is not known.
    fn add_alias(&mut self, name: Name, ty: Type) -> Read<()> {
        if self.found.aliases.iter().any(|(own, other)| *own == name && other.name != ty.name) {
            return self.no_statement();
        }
        self.found.aliases.push((name, ty));
        Ok(())
    }

    /// `const hit = (a, b) => …`: a function with a name.
    fn function_of_let(&mut self, given: &Let, start: usize) -> bool {
        let (Pattern::Name(name), Some(Expression { kind: ExpressionKind::Lambda(lambda), .. })) =
            (&given.pattern, &given.value)
        else {
            return false;
        };
        let place = self.since(start);
        let function =
            Function { name: name.clone(), place: place.clone(), head: lambda.head.clone(), ..(**lambda).clone() };
        self.found.add(function);
        true
    }

    /// `const player = { x: 0, hits(e) { … } }`: functions of its own thing.
    fn methods_of_object(&mut self, given: &Let) {
        let (
            JavaScript | TypeScript,
            Pattern::Name(owner),
            Some(Expression { kind: ExpressionKind::Object(None, fields), .. }),
        ) = (self.language, &given.pattern, &given.value)
        else {
            return;
        };
        for field in fields {
            let (Some(name), ExpressionKind::Lambda(method)) = (&field.name, &field.value.kind) else { continue };
            let begin = method.body.first().map_or(method.place.end, |first| first.place.start);
            let has_own = !self.written(&(method.place.start..begin)).contains("=>");
            let function = Function {
                name: name.clone(),
                owner: Some(owner.clone()),
                own: has_own.then(|| "this".into()),
                ..(**method).clone()
            };
            self.found.add(function);
        }
    }

    /// `Rect.hits = function (a, b) …`, `X.prototype.hits = …`, `hit = lambda a, b: …`.
    fn function_of_assignment(&mut self, statement: &Statement) -> bool {
        let StatementKind::Expression(Expression { kind: ExpressionKind::Assign(None, target, value), .. }) =
            &statement.kind
        else {
            return false;
        };
        let ExpressionKind::Lambda(lambda) = &value.kind else { return false };
        let mut function = (**lambda).clone();
        function.place = statement.place.clone();
        match &target.kind {
            ExpressionKind::Member(of, name) => {
                function.name = name.clone();
                match &of.kind {
                    ExpressionKind::Name(owner) => function.owner = Some(owner.clone()),
                    ExpressionKind::Member(of, prototype) if &**prototype == "prototype" => {
                        let ExpressionKind::Name(owner) = &of.kind else { return false };
                        function.owner = Some(owner.clone());
                        function.own = Some("this".into());
                    }
                    _ => return false,
                }
            }
            ExpressionKind::Name(name) if !self.found.functions.iter().any(|known| known.name == *name) => {
                function.name = name.clone();
            }
            _ => return false,
        }
        self.found.add(function);
        true
    }

    /// `SIZE = 40` outside of all functions.
    fn global_of_script(&mut self, statement: &Statement) {
        let StatementKind::Expression(Expression { kind: ExpressionKind::Assign(None, target, value), .. }) =
            &statement.kind
        else {
            return;
        };
        let ExpressionKind::Name(name) = &target.kind else { return };
        let is_function = self.found.functions.iter().any(|function| function.name == *name);
        let is_first =
            !is_function && !self.found.globals.iter().any(|(given, _)| given.pattern == Pattern::Name(name.clone()));
        if is_first && matches!(self.language, Python | Lua | Own) {
            let given = Let::of(Pattern::Name(name.clone()), None, Some((**value).clone()));
            self.found.globals.push((given, statement.place.clone()));
        }
    }

    /// A function whose type comes first; `None` if there is none here.
    fn c_function(&mut self, mut before: Before, class: Option<&Name>, start: usize) -> Read<Option<Function>> {
        let mut probe = self.probe();
        while probe.is_any_word("const static inline constexpr extern") {
            before.is_static |= probe.is_word("static");
            probe.advance();
        }
        // A constructor has no type.
        let is_constructor = class.is_some_and(|class| probe.is_word(class)) && probe.ahead(1).is("(");
        let answer = if is_constructor { None } else { Some(probe.ty()) };
        let answer = match answer {
            Some(Ok(ty)) => Some(ty),
            Some(Err(_)) => return Ok(None),
            None => None,
        };
        if probe.is_word("operator") {
            return probe.no_statement();
        }
        let mut owner = class.cloned();
        let mut own = class.filter(|_| !before.is_static).map(|_| Name::from("this"));
        while self.language == Cpp && probe.is_name() && probe.ahead(1).is("::") {
            owner = Some(probe.name()?);
            own = Some("this".into());
            probe.advance();
            if probe.is_word("operator") {
                return probe.no_statement();
            }
        }
        if !probe.is_name() || !(probe.ahead(1).is("(") || probe.ahead(1).is("<") && self.language != C) {
            return Ok(None);
        }
        let head = probe.here();
        let name = probe.name()?;
        if probe.is("<") && probe.skip_angles().is_err() {
            return Ok(None);
        }
        let close = self.close_of(probe.at);
        let mut behind = close + 1;
        while self.token_at(behind).is_any_of("const noexcept override final throws where")
            || self.token_at(behind).is(",")
            || (behind > close + 1 && self.token_at(behind - 1).is_word("throws"))
        {
            behind += 1;
        }
        let has_body = self.token_at(behind).is("{") || self.token_at(behind).is("=>");
        let is_init = is_constructor && self.token_at(behind).is(":");
        if !has_body && !is_init {
            // A declaration without a body.
            if self.token_at(behind).is(";") && !probe.ahead(1).is(")") && answer.is_some() && class.is_some() {
                self.at = behind + 1;
                let function = self.bodiless(name, owner, head, start);
                return Ok(Some(function));
            }
            return Ok(None);
        }
        self.at = probe.at;
        let parameters = self.parameters()?;
        self.at = behind;
        let mut initial = if is_init { self.first_values(owner.as_ref(), &parameters)? } else { Vec::new() };
        initial.extend(if self.eat("=>") { self.answer_line()? } else { self.block()? });
        Ok(Some(Function {
            owner,
            own,
            parameters,
            answer,
            body: initial,
            is_getter: before.is_getter,
            oddities: before.oddities,
            ..Function::bare(name, self.since(start), head)
        }))
    }

    /// `: x(x), y{y}` behind the parameters of a constructor in C++.
    fn first_values(&mut self, class: Option<&Name>, parameters: &[Parameter]) -> Read<Vec<Statement>> {
        let mut given = Vec::new();
        let mut names: Vec<Name> = Vec::new();
        self.advance();
        loop {
            let start = self.start();
            let name = self.name()?;
            if Some(&name) == class || !self.is_any("( {") {
                return self.token_not_read();
            }
            let close = self.close_of(self.at);
            self.advance();
            if self.at == close {
                return self.token_not_read();
            }
            // The fields get their values in the order of their declarations, not in this one.
            let inside = (self.at..close).filter_map(|at| self.token_at(at).word());
            let is_parameter =
                |word: &Name| parameters.iter().any(|one| matches!(&one.pattern, Pattern::Name(own) if own == word));
            let reads_before = inside.clone().any(|word| names.contains(word) && !is_parameter(word));
            let value = self.inside(Self::expression)?;
            if self.at != close || reads_before {
                return self.not_read(start);
            }
            self.advance();
            let own = self.expression_of(ExpressionKind::Name("this".into()), start);
            let field = self.expression_of(ExpressionKind::member(own, name.clone()), start);
            given.push(self.computed(ExpressionKind::assign(None, field, value), start)?);
            names.push(name);
            if !self.eat(",") {
                return Ok(given);
            }
        }
    }

    /// A function of which only the head is in the text.
    fn bodiless(&self, name: Name, owner: Option<Name>, head: Place, start: usize) -> Function {
        let place = self.since(start);
        Function {
            owner,
            oddities: vec![(name.as_ref().into(), place.clone())],
            ..Function::bare(name.clone(), place, head)
        }
    }

    fn class(&mut self, word: &str, before: Before, start: usize) -> Read<()> {
        match (word, self.language) {
            ("namespace", _) => {
                self.skip_to("{ ;");
                if self.eat(";") {
                    return Ok(());
                }
                self.members_of_space()
            }
            ("template", _) => {
                self.advance();
                self.skip_angles()?;
                self.declaration()
            }
            ("mod", Rust) => {
                self.advance();
                self.name()?;
                if self.eat(";") { Ok(()) } else { self.members_of_space() }
            }
            ("enum" | "protocol" | "trait" | "interface" | "union" | "actor", _) => {
                // Nothing of it is used but its name.
                self.at = self.end_of_declaration(self.at);
                Ok(())
            }
            _ => {
                let class = match self.language {
                    C | Cpp | CSharp | Java => self.c_class(word, start)?,
                    JavaScript | TypeScript => self.script_class(start)?,
                    Kotlin => self.kotlin_class(start)?,
                    Swift => self.swift_class(word, start)?,
                    Rust => self.rust_class(word, start)?,
                    Go => self.go_class(start)?,
                    _ => self.python_class(start)?,
                };
                if let Some(mut class) = class {
                    class.oddities.extend(before.oddities);
                    self.found.classes.push(class);
                }
                Ok(())
            }
        }
    }

    /// The declarations in the braces of a namespace.
    fn members_of_space(&mut self) -> Read<()> {
        self.expect("{")?;
        self.declarations("}");
        self.expect("}")?;
        self.eat(";");
        Ok(())
    }

    fn new_class(&self, name: Name, start: usize) -> Class {
        let is_value = self.speaks(&[C, Cpp, Go, Rust]);
        Class {
            name,
            fields: Vec::new(),
            methods: Vec::new(),
            bases: Vec::new(),
            is_value,
            oddities: Vec::new(),
            place: start..start,
        }
    }

    /// `struct Rect { float x, y; };`, `typedef struct { … } Rect;`, `class Box extends Thing { … }`, `record Box(int x) {}`.
    fn c_class(&mut self, word: &str, start: usize) -> Read<Option<Class>> {
        let is_typedef = word == "typedef";
        let is_struct = word == "struct" || (is_typedef && self.ahead(1).is_word("struct"));
        self.eat_if(is_typedef);
        self.advance();
        let name = if self.is_name() { self.name()? } else { "".into() };
        let mut class = self.new_class(name, start);
        class.is_value = match self.language {
            CSharp => is_struct,
            Java => false,
            _ => true,
        };
        self.skip_generics()?;
        if word == "record" && self.is("(") {
            self.record_fields(&mut class)?;
        }
        while !self.is("{") && !self.is(";") && !self.is_end() {
            if let Some(word) = self.peek().word()
                && !is_in(word, "public private protected extends implements virtual final where")
            {
                class.bases.push(word.clone());
            }
            // What Java's classes implement has no fields.
            if self.is_word("implements") {
                self.skip_to("{");
                break;
            }
            self.advance();
        }
        if self.is("{") {
            self.class_members(&mut class)?;
        }
        if is_typedef {
            self.eat("*");
            class.name = self.name()?;
        }
        self.eat(";");
        self.types.insert(class.name.clone());
        class.place = self.since(start);
        Ok(Some(class))
    }

    fn record_fields(&mut self, class: &mut Class) -> Read<()> {
        for parameter in self.parameters()? {
            self.field_of_parameter(class, parameter);
        }
        Ok(())
    }

    fn field_of_parameter(&self, class: &mut Class, parameter: Parameter) {
        if let Pattern::Name(name) = parameter.pattern {
            let place = class.place.clone();
            class.fields.push(Member { name, ty: parameter.ty, value: parameter.default, is_static: false, place });
        }
    }

    fn class_members(&mut self, class: &mut Class) -> Read<()> {
        self.expect("{")?;
        self.members(class, |it| it.is("}"), |it, class| it.in_braces(|it| it.class_member(class)));
        self.expect("}")
    }

    /// All members of a class up to its end.
    fn members(&mut self, class: &mut Class, is_over: fn(&Self) -> bool, read: fn(&mut Self, &mut Class) -> Read<()>) {
        while !is_over(self) && !self.is_end() {
            if self.eat(";") || self.eat_kind(&Kind::LineEnd) {
                continue;
            }
            let (start, at) = (self.start(), self.at);
            if let Err(why) = read(self, class) {
                self.member_unread(class, at, start, why);
            }
            self.eat_if(self.at == at);
        }
    }

    /// A member that is not read: a method is not there, anything else may change how the others are read.
    fn member_unread(&mut self, class: &mut Class, at: usize, start: usize, why: FormulaError) {
        let name = self.function_name(at);
        let is_special = self.tokens[at..(at + 8).min(self.tokens.len())]
            .iter()
            .any(|token| token.is_any_of("operator set __getattr__"));
        self.at = self.end_of_declaration(at);
        let place = self.since(start);
        match name {
            Some(name) if !is_special => {
                let changes = self.changed_by(name, at);
                self.found.unread.push(Unread { changes, why, place });
            }
            _ => class.oddities.push((self.written(&place).chars().take(40).collect::<String>().into(), place)),
        }
    }

    fn class_member(&mut self, class: &mut Class) -> Read<()> {
        let start = self.start();
        // `public:`
        if self.is_any_word("public private protected") && self.ahead(1).is(":") {
            self.advance();
            self.advance();
            return Ok(());
        }
        let word = self.word_here();
        if !self.is_class_word(&word) && self.alias(&word)? {
            return Ok(());
        }
        let before = self.before();
        match self.language {
            C | Cpp | CSharp | Java => self.c_member(class, before, start),
            JavaScript | TypeScript => self.script_member(class, before, start),
            Kotlin | Swift => self.word_member(class, before, start),
            _ => self.no_statement(),
        }
    }

    fn c_member(&mut self, class: &mut Class, before: Before, start: usize) -> Read<()> {
        let word = self.word_here();
        if self.is_class_word(&word) || self.is("~") {
            self.at = self.end_of_declaration(self.at);
            return Ok(());
        }
        if let Some(function) = self.c_function(before.clone(), Some(&class.name), start)? {
            if function.name == class.name {
                self.fields_of_body(class, &function);
            }
            class.add(function);
            return Ok(());
        }
        let ty = self.ty()?;
        loop {
            let place = self.here();
            let field = self.name()?;
            // `int X { get; set; }`, `int Right => X + W;`
            if self.language == CSharp && (self.is("{") || self.is("=>")) {
                return self.property(class, field, &ty, before, start);
            }
            let mut ty = ty.clone();
            if self.is("[") {
                self.skip_group();
                ty = Type { of: vec![ty], is_list: true, ..Default::default() };
            }
            let value = self.behind("=", Self::expression)?;
            if self.is("{") {
                self.skip_group();
            }
            // A constant of C# belongs to the class.
            let is_constant = self.language == CSharp && ty.is_constant && value.is_some();
            let is_static = before.is_static || is_constant;
            class.fields.push(Member { name: field, ty: Some(ty), value, is_static, place });
            if !self.eat(",") {
                break;
            }
        }
        self.statement_end()
    }

    /// Fields that a constructor gives to `this`.
    fn fields_of_body(&self, class: &mut Class, function: &Function) {
        for statement in &function.body {
            let StatementKind::Expression(Expression { kind: ExpressionKind::Assign(None, target, _), .. }) =
                &statement.kind
            else {
                continue;
            };
            let ExpressionKind::Member(of, name) = &target.kind else { continue };
            let is_own = of.is_name("this self");
            if is_own && class.field(name).is_none() {
                class.fields.push(Member {
                    name: name.clone(),
                    ty: None,
                    value: None,
                    is_static: false,
                    place: statement.place.clone(),
                });
            }
        }
    }

    fn property(&mut self, class: &mut Class, name: Name, ty: &Type, before: Before, start: usize) -> Read<()> {
        let head = self.since(start);
        let bare = Function { answer: Some(ty.clone()), ..Function::bare(name.clone(), head.clone(), head.clone()) };
        let getter = self.getter(class, &before, bare);
        if self.eat("=>") {
            let body = self.answer_line()?;
            class.add(Function { body, place: self.since(start), ..getter });
            return Ok(());
        }
        let close = self.close_of(self.at);
        self.advance();
        let mut is_plain = true;
        while self.at < close {
            self.before();
            let is_get = self.is_word("get");
            self.any_word()?;
            if self.eat(";") {
                continue;
            }
            is_plain = false;
            if is_get {
                let body = if self.eat("=>") { self.answer_line()? } else { self.block()? };
                class.add(Function { body, place: self.since(start), ..getter.clone() });
            } else {
                class.oddities.push(("set".into(), self.here()));
                self.at = close;
            }
        }
        self.expect("}")?;
        if self.eat("=") {
            self.expression()?;
            self.statement_end()?;
        }
        if is_plain {
            class.fields.push(Member {
                name,
                ty: Some(ty.clone()),
                value: None,
                is_static: before.is_static,
                place: head,
            });
        }
        Ok(())
    }

    fn script_class(&mut self, start: usize) -> Read<Option<Class>> {
        self.advance();
        let name = self.name()?;
        let mut class = self.new_class(name, start);
        while !self.is("{") && !self.is_end() {
            if self.eat_word("extends") {
                class.bases.push(self.any_word()?);
            } else {
                self.advance();
            }
        }
        self.class_members(&mut class)?;
        class.place = self.since(start);
        Ok(Some(class))
    }

    fn script_member(&mut self, class: &mut Class, mut before: Before, start: usize) -> Read<()> {
        if self.is_any_word("get set") && (self.ahead(1).word().is_some()) {
            if self.is_word("set") {
                return self.no_statement();
            }
            before.is_getter = true;
            self.advance();
        }
        if self.is("*") || self.is("[") {
            return self.token_not_read();
        }
        self.eat("#");
        let head = self.here();
        let name = self.any_word()?;
        self.skip_generics()?;
        if !self.is("(") {
            self.eat("?");
            self.eat("!");
            let ty = self.behind(":", Self::ty)?;
            let value = self.behind("=", Self::expression)?;
            self.statement_end()?;
            class.fields.push(Member { name, ty, value, is_static: before.is_static, place: head });
            return Ok(());
        }
        let parameters = self.parameters()?;
        let answer = self.behind(":", Self::ty)?;
        let body = self.block()?;
        let function = Function {
            owner: Some(class.name.clone()),
            own: (!before.is_static).then(|| "this".into()),
            parameters,
            answer,
            body,
            is_getter: before.is_getter,
            oddities: before.oddities,
            ..Function::bare(name, self.since(start), head)
        };
        if &*function.name == "constructor" {
            self.fields_of_body(class, &function);
        }
        class.add(function);
        Ok(())
    }

    fn kotlin_class(&mut self, start: usize) -> Read<Option<Class>> {
        if self.is_word("enum") {
            self.at = self.end_of_declaration(self.at);
            return Ok(None);
        }
        self.advance();
        let name = self.name()?;
        let mut class = self.new_class(name, start);
        self.skip_generics()?;
        if self.is("(") {
            for parameter in self.parameters()? {
                self.field_of_parameter(&mut class, parameter);
            }
        }
        if self.eat(":") {
            while !self.is("{") && !self.line_ends() && !self.is_end() {
                if self.is("(") {
                    self.skip_group();
                    continue;
                }
                if let Some(word) = self.peek().word() {
                    class.bases.push(word.clone());
                }
                self.advance();
            }
        }
        if self.is("{") {
            self.class_members(&mut class)?;
        }
        class.place = self.since(start);
        Ok(Some(class))
    }

    fn swift_class(&mut self, word: &str, start: usize) -> Read<Option<Class>> {
        self.advance();
        let mut name = self.any_word()?;
        while self.eat(".") {
            name = self.any_word()?;
        }
        let mut class = self.new_class(name.clone(), start);
        class.is_value = word == "struct";
        while !self.is("{") && !self.is_end() {
            if let Some(base) = self.peek().word()
                && word == "class"
            {
                class.bases.push(base.clone());
            }
            self.advance();
        }
        self.class_members(&mut class)?;
        class.place = self.since(start);
        if word == "extension" {
            // Its methods belong to a type that stands elsewhere.
            self.found.functions.append(&mut class.methods);
            return Ok(None);
        }
        Ok(Some(class))
    }

    /// Members of Kotlin and Swift: `val x: Int`, `var right: Double { … }`, `fun hits(…)`.
    fn word_member(&mut self, class: &mut Class, before: Before, start: usize) -> Read<()> {
        let owner = &class.name.clone();
        let word = self.word_here();
        if self.is_function_word(&word) {
            class.add(self.function_behind(before, Some(owner), start)?);
            return Ok(());
        }
        if self.is_word("init") && self.language == Swift && self.ahead(1).is("(") {
            class.add(self.swift_constructor(before, owner, start)?);
            return Ok(());
        }
        if self.is_class_word(&word) || self.is_any_word("init constructor deinit case companion") {
            if self.is_any_word("init constructor") {
                class.add(self.bodiless("init".into(), Some(owner.clone()), self.here(), start));
            }
            self.at = self.end_of_declaration(self.at);
            return Ok(());
        }
        if !self.is_any_word("val var let const") {
            return self.no_statement();
        }
        let is_let = self.language == Swift && self.is_word("let");
        self.advance();
        self.eat_word("val");
        loop {
            let head = self.here();
            let name = self.name()?;
            let ty = self.behind(":", Self::ty)?;
            let bare = Function { answer: ty.clone(), ..Function::bare(name.clone(), head.clone(), head.clone()) };
            let getter = self.getter(class, &before, bare);
            if self.language == Swift && self.is("{") {
                if self.ahead(1).is_any_of("get set willSet didSet") {
                    return self.no_statement();
                }
                let body = self.block()?;
                let is_single = body.len() == 1;
                class.add(Function { body, answers_last: is_single, place: self.since(start), ..getter });
                return Ok(());
            }
            let value = self.behind("=", Self::expression)?;
            if self.language == Kotlin && self.is_word("get") {
                self.advance();
                self.expect("(")?;
                self.expect(")")?;
                self.behind(":", Self::ty)?;
                let body = if self.eat("=") { vec![Statement::answer(self.expression()?)] } else { self.block()? };
                class.add(Function { body, place: self.since(start), ..getter });
                return self.statement_end();
            }
            if self.is_word("set") {
                return self.no_statement();
            }
            // A `let` with a number is the same in each instance.
            let is_number = value.as_ref().is_some_and(|value| matches!(value.kind, ExpressionKind::Number(_)));
            let is_static = before.is_static || is_let && is_number;
            class.fields.push(Member { name, ty, value, is_static, place: head });
            if !self.eat(",") {
                break;
            }
        }
        // `var x, y: Double`: a type is that of all names before it.
        let mut ty = None;
        for field in class.fields.iter_mut().rev().filter(|field| field.value.is_none()) {
            match &field.ty {
                Some(own) => ty = Some(own.clone()),
                None => field.ty.clone_from(&ty),
            }
        }
        self.statement_end()
    }

    /// The same function as a member that is read without a call.
    fn getter(&self, class: &Class, before: &Before, bare: Function) -> Function {
        Function {
            owner: Some(class.name.clone()),
            own: (!before.is_static).then(|| self.own_name()),
            is_getter: true,
            oddities: before.oddities.clone(),
            ..bare
        }
    }

    /// `init(x: Double) { self.x = x }`
    fn swift_constructor(&mut self, before: Before, owner: &Name, start: usize) -> Read<Function> {
        let head = self.here();
        self.advance();
        let parameters = self.parameters()?;
        let body = self.block()?;
        Ok(Function {
            owner: Some(owner.clone()),
            own: Some("self".into()),
            parameters,
            body,
            oddities: before.oddities,
            ..Function::bare("init".into(), self.since(start), head)
        })
    }

    /// `struct R { x: f32, … }`, `impl R { … }`.
    fn rust_class(&mut self, word: &str, start: usize) -> Read<Option<Class>> {
        self.advance();
        self.skip_generics()?;
        let ty = self.ty()?;
        let mut name: Name = ty.name;
        if self.eat_word("for") {
            name = self.ty()?.name;
        }
        self.skip_to("{ ; (");
        let mut class = self.new_class(name.clone(), start);
        if word == "impl" {
            self.expect("{")?;
            while !self.is("}") && !self.is_end() {
                let (start, at) = (self.start(), self.at);
                let before = self.before();
                let read = if self.is_word("fn") {
                    self.function_behind(before, Some(&name), start)
                } else {
                    self.no_statement()
                };
                match read {
                    Ok(function) => self.found.add(function),
                    Err(why) => self.unread(at, start, why),
                }
                self.eat_if(self.at == at);
            }
            self.expect("}")?;
            return Ok(None);
        }
        if self.is("(") {
            self.skip_group();
        }
        if self.eat("{") {
            class.fields = self.listed("}", |it| {
                it.before();
                let place = it.here();
                let name = it.name()?;
                it.expect(":")?;
                Ok(Member { name, ty: Some(it.ty()?), value: None, is_static: false, place })
            })?;
            self.expect("}")?;
        }
        self.eat(";");
        class.place = self.since(start);
        Ok(Some(class))
    }

    /// `type Box struct { X, Y int }`, `type num = uint8`, `type num uint8`.
    fn go_class(&mut self, start: usize) -> Read<Option<Class>> {
        self.advance();
        let name = self.name()?;
        // `[T any]`; `[N]int` is an array.
        if self.is("[") && self.is_name_at(1) && !self.ahead(2).is("]") {
            self.skip_group();
        }
        self.eat("=");
        if !self.eat_word("struct") {
            if self.is_word("interface") {
                self.at = self.end_of_declaration(self.at);
                return Ok(None);
            }
            let ty = self.ty()?;
            self.statement_end()?;
            self.found.aliases.push((name, ty));
            return Ok(None);
        }
        let mut class = self.new_class(name, start);
        self.expect("{")?;
        while !self.is("}") {
            if self.eat(";") {
                continue;
            }
            let names = self.row(|it| {
                let place = it.here();
                Ok((it.name()?, place))
            })?;
            if self.is(";") || self.is("}") || self.is(".") {
                // An embedded type.
                class.bases.extend(names.into_iter().map(|(name, _)| name));
                while !self.is(";") && !self.is("}") {
                    self.advance();
                }
                continue;
            }
            let ty = self.ty()?;
            self.eat_if(matches!(self.peek().kind, Kind::Text(_)));
            let fields = names.into_iter().map(|(name, place)| Member {
                name,
                ty: Some(ty.clone()),
                value: None,
                is_static: false,
                place,
            });
            class.fields.extend(fields);
        }
        self.expect("}")?;
        class.place = self.since(start);
        Ok(Some(class))
    }

    /// A class of Python, or an inner one of `GDScript`.
    fn python_class(&mut self, start: usize) -> Read<Option<Class>> {
        self.advance();
        let name = self.name()?;
        let mut class = self.new_class(name.clone(), start);
        if self.is("(") {
            let close = self.close_of(self.at);
            self.advance();
            while self.at < close {
                if let Some(word) = self.peek().word()
                    && !is_in(word, "object Object Sprite pygame sprite")
                {
                    class.bases.push(word.clone());
                }
                self.advance();
            }
            self.advance();
        }
        self.expect(":")?;
        while self.eat_kind(&Kind::LineEnd) {}
        if !self.eat_kind(&Kind::Indent) {
            return self.unexpected(crate::formula::Expected::Operand);
        }
        self.members(&mut class, |it| it.peek().kind == Kind::Dedent, Self::python_member);
        self.eat_kind(&Kind::Dedent);
        class.place = self.since(start);
        Ok(Some(class))
    }

    fn python_member(&mut self, class: &mut Class) -> Read<()> {
        let start = self.start();
        let before = self.before();
        let word = self.word_here();
        if self.is_function_word(&word) {
            let function = self.function_behind(before, Some(&class.name), start)?;
            let is_special = function.name.starts_with("__")
                && !is_in(&function.name, "__init__ __repr__ __str__ __post_init__ __hash__");
            if is_special {
                class.oddities.push((function.name.as_ref().into(), function.head.clone()));
            }
            if is_in(&function.name, "__init__ _init") {
                self.fields_of_body(class, &function);
            }
            class.add(function);
            return Ok(());
        }
        if matches!(self.peek().kind, Kind::Text(_)) || self.is_word("pass") {
            self.advance();
            return self.statement_end();
        }
        self.eat_word("var");
        let place = self.here();
        let name = self.name()?;
        let ty = self.behind(":", Self::ty)?;
        let has_value = self.eat("=") || self.language == GdScript && self.eat(":=");
        let value = if has_value { Some(self.expression()?) } else { None };
        self.statement_end()?;
        let is_static = value.is_some() && ty.is_none() && self.language == Python;
        class.fields.push(Member { name, ty, value, is_static, place });
        Ok(())
    }
}
