//! Comparisons as small texts, and readings as short lines, for tables of tests.
//!
//! `a.x < b.x + b.w, abs(a.cy - b.cy) < 4`: each comparison asks, in order. Inputs are made of the names. Words before `:`
//! are settings: `java`, `free` (no name is a parameter; `~` before one says so of it), `a=Rect` (a type), `list=enemies`, `drawn`, `side`, `+c` (a parameter that is never read).

use super::super::{
    Difference, Family, FamilyRefusal, FamilySettings, FoundFamily, Meaning, Part, Shape, Sizes, family,
};
use crate::formula::meaning::{Arithmetic, Extreme, Rounding};
use crate::formula::{Origin, SourceLanguage};
use crate::program::inputs::{Input, ListInput, ListPath, Step};
use crate::program::nodes::{Asked, Node, NodeId, Nodes};
use crate::program::syntax::Name;
use hantei_collision::{Axis, Operator};

#[derive(Default)]
struct Reader {
    tokens: Vec<String>,
    at: usize,
    inputs: Vec<Input>,
    nodes: Nodes,
    roots: Vec<Name>,
    is_free: bool,
    types: Vec<(String, String)>,
    lists: Vec<String>,
}

fn tokens(text: &str) -> Vec<String> {
    let mut tokens: Vec<String> = Vec::new();
    let is_word = |it: char| it.is_alphanumeric() || matches!(it, '_' | '.' | '[' | ']' | '#' | '~');
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let end = match first {
            it if is_word(it) => rest.find(|it: char| !is_word(it)).unwrap_or(rest.len()),
            '<' | '>' | '=' | '!' if rest[1..].starts_with('=') => 2,
            it => it.len_utf8(),
        };
        tokens.push(rest[..end].to_owned());
        rest = rest[end..].trim_start();
    }
    tokens
}

impl Reader {
    fn is(&mut self, token: &str) -> bool {
        let is_it = self.tokens.get(self.at).is_some_and(|it| it == token);
        self.at += usize::from(is_it);
        is_it
    }

    fn node(&mut self, node: Node) -> NodeId {
        let known = self.nodes.numbers.iter().position(|other| *other == node);
        known.unwrap_or_else(|| {
            self.nodes.numbers.push(node);
            self.nodes.numbers.len() - 1
        })
    }

    fn all(&mut self) {
        while self.at < self.tokens.len() {
            let left = self.sum();
            let operator = match self.tokens[self.at].as_str() {
                "<" => Operator::Less,
                "<=" => Operator::AtMost,
                ">" => Operator::Greater,
                ">=" => Operator::AtLeast,
                "==" => Operator::Equal,
                other => panic!("{other:?} in {:?}", self.tokens),
            };
            self.at += 1;
            let right = self.sum();
            self.nodes.asked.push(Asked { left, operator, right });
            assert!(self.is(",") || self.at == self.tokens.len(), "{:?}", &self.tokens[self.at..]);
        }
    }

    fn sum(&mut self) -> NodeId {
        let mut sum = self.product();
        loop {
            let how = match () {
                () if self.is("+") => Arithmetic::Plus,
                () if self.is("-") => Arithmetic::Minus,
                () => return sum,
            };
            let other = self.product();
            sum = self.node(Node::Computed(how, sum, other));
        }
    }

    fn product(&mut self) -> NodeId {
        let mut product = self.operand();
        loop {
            let how = match () {
                () if self.is("*") => Arithmetic::Times,
                () if self.is("/") => Arithmetic::Divide,
                () if self.is("%") => Arithmetic::Remainder,
                () => return product,
            };
            let other = self.operand();
            product = self.node(Node::Computed(how, product, other));
        }
    }

    fn operand(&mut self) -> NodeId {
        if self.is("(") {
            let inner = self.sum();
            assert!(self.is(")"), "{:?}", self.tokens);
            return inner;
        }
        if self.is("-") {
            let of = self.operand();
            return self.node(Node::Negative(of));
        }
        let token = self.tokens[self.at].clone();
        self.at += 1;
        if let Ok(number) = token.parse() {
            return self.node(Node::Constant(number));
        }
        if let Some(function) = ["abs", "min", "max", "sqrt", "floor", "sq"].into_iter().find(|it| *it == token) {
            return self.call(function);
        }
        let mut path = token;
        while self.is("(") {
            assert!(self.is(")"), "{:?}", self.tokens);
            path.push('!');
            if let Some(more) = self.tokens.get(self.at).filter(|more| more.starts_with('.')) {
                path.push_str(more);
                self.at += 1;
            }
        }
        let input = self.input(&path);
        self.node(Node::Input(input))
    }

    fn call(&mut self, function: &str) -> NodeId {
        assert!(self.is("("), "{:?}", self.tokens);
        let mut numbers = vec![self.sum()];
        while self.is(",") {
            numbers.push(self.sum());
        }
        assert!(self.is(")"), "{:?}", self.tokens);
        let first = numbers[0];
        let extreme = |which, one, other| Node::Extreme(which, one, other);
        match function {
            "abs" => self.node(Node::Absolute(first)),
            "sqrt" => self.node(Node::Root(first)),
            "floor" => self.node(Node::Whole(Rounding::Down, first)),
            "sq" => self.node(Node::Computed(Arithmetic::Times, first, first)),
            "min" => self.node(extreme(Extreme::Min, first, numbers[1])),
            _ => self.node(extreme(Extreme::Max, first, numbers[1])),
        }
    }

    fn input(&mut self, path: &str) -> usize {
        let is_free = self.is_free || path.starts_with('~');
        let spaced = path.trim_start_matches('~').replace('[', ".[");
        let mut parts = spaced.split('.');
        let root: Name = parts.next().unwrap_or_default().into();
        let index = |part: &str| part.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
        let step = |part: &str| match (index(part), part.strip_suffix('!')) {
            (Some(index), _) => Step::Index(index),
            (None, Some(called)) => Step::Call(called.into()),
            (None, None) => Step::Member(part.into()),
        };
        let steps: Vec<Step> = parts.map(step).collect();
        if let Some(known) = self.inputs.iter().position(|input| input.root == root && input.steps == steps) {
            return known;
        }
        let is_own = matches!(&*root, "this" | "self");
        if !self.roots.contains(&root) && !is_own {
            self.roots.push(root.clone());
        }
        let place = self.roots.iter().position(|other| *other == root).filter(|_| !is_free);
        let root_type = self.types.iter().find(|(name, _)| **name == *root).map(|(_, ty)| ty.as_str().into());
        self.inputs.push(Input { root, parameter: place, root_type, steps, number: None });
        self.inputs.len() - 1
    }

    fn lists(&self) -> Vec<ListInput> {
        let list = |name: &String| {
            let own = |input: &&Input| *input.root == **name;
            let index = |input: &Input| match input.steps.first() {
                Some(Step::Index(at)) => at + 1,
                _ => 0,
            };
            let first = self.inputs.iter().find(own);
            let path = ListPath {
                root: name.as_str().into(),
                parameter: first.and_then(|input| input.parameter),
                steps: Vec::new(),
                element_type: first.and_then(|input| input.root_type.clone()),
            };
            let length = self.inputs.iter().filter(own).map(index).max().unwrap_or(0);
            ListInput { path, length, elements: Vec::new() }
        };
        self.lists.iter().map(list).collect()
    }
}

fn language(word: &str) -> Option<SourceLanguage> {
    use SourceLanguage::{C, CSharp, Cpp, GdScript, Go, Java, JavaScript, Kotlin, Lua, Python, Rust, Swift};
    Some(match word {
        "c" => C,
        "cpp" => Cpp,
        "cs" => CSharp,
        "java" => Java,
        "kotlin" => Kotlin,
        "swift" => Swift,
        "js" => JavaScript,
        "python" => Python,
        "gd" => GdScript,
        "lua" => Lua,
        "go" => Go,
        "rust" => Rust,
        _ => return None,
    })
}

fn read(text: &str) -> Result<(Vec<Input>, Vec<FoundFamily>), FamilyRefusal> {
    let (words, test) = text.split_once(": ").unwrap_or(("", text));
    let mut settings = FamilySettings::default();
    let mut reader = Reader { tokens: tokens(test), ..Reader::default() };
    let mut unread: Vec<Name> = Vec::new();
    for word in words.split_whitespace() {
        match word {
            "free" => reader.is_free = true,
            "drawn" => settings.is_drawn = true,
            "centre" => settings.origin = Some(Origin::Centre),
            "corner" => settings.origin = Some(Origin::Corner),
            "sizes" => settings.list_is_size = Some(true),
            "own" => settings.language = Some(SourceLanguage::Own),
            "round" => settings.wanted = Some(Family::CircleAndRectangle),
            "quad" => settings.wanted = Some(Family::PointAndPolygon { corners: 4 }),
            "two" => settings.wanted = Some(Family::TwoRectangles),
            _ => match (language(word), word.split_once('='), word.strip_prefix('+')) {
                (Some(found), ..) => settings.language = Some(found),
                (_, Some(("list", name)), _) => reader.lists.push(name.to_owned()),
                (_, Some(("defined", name)), _) => settings.defined.push(name.into()),
                (_, Some((name, ty)), _) => reader.types.push((name.to_owned(), ty.to_owned())),
                (.., Some(name)) => unread.push(name.into()),
                _ => panic!("{word:?}"),
            },
        }
    }
    reader.all();
    settings.parameters =
        reader.roots.iter().filter(|_| !reader.is_free).cloned().chain(unread).map(|it| (it, None)).collect();
    let found = family(&reader.inputs, &reader.nodes, &reader.lists(), &settings)?;
    Ok((reader.inputs, found))
}

fn shape(shape: Shape) -> String {
    match shape {
        Shape::A => "A".to_owned(),
        Shape::B => "B".to_owned(),
        Shape::Element(at) => format!("E{at}"),
    }
}

fn part(axis: Axis, part: Part) -> String {
    let name = axis.name();
    let size = ["w", "h", "d"][axis as usize];
    match part {
        Part::Min => name.to_owned(),
        Part::Max => format!("{name}2"),
        Part::Last => format!("last-{name}"),
        Part::Size => size.to_owned(),
        Part::Half => format!("h{size}"),
        Part::Centre => format!("c{name}"),
        Part::CutCentre => format!("cut-c{name}"),
    }
}

fn meaning(meaning: Meaning) -> String {
    match meaning {
        Meaning::Part { shape: of, axis, part: it } => format!("{}.{}", shape(of), part(axis, it)),
        Meaning::Side { shape: of, is_half } => format!("{}.{}", shape(of), if is_half { "half-side" } else { "side" }),
        Meaning::Offset { shape: of, axis } => format!("{}.+{}", shape(of), axis.name()),
        Meaning::Radius(of) => format!("{}.r", shape(of)),
        Meaning::Diameter(of) => format!("{}.2r", shape(of)),
        Meaning::Coordinate { point, axis } => format!("P{point}.{}", axis.name()),
        Meaning::Length => "length".to_owned(),
        Meaning::Number => "number".to_owned(),
    }
}

fn line(found: &FoundFamily) -> String {
    let family = match found.family {
        Family::TwoRectangles => "rectangles".to_owned(),
        Family::PointInRectangle => "point".to_owned(),
        Family::PointAndPolygon { corners } => format!("polygon{corners}"),
        Family::CircleAndRectangle => "circle".to_owned(),
        Family::TwoCircles => "circles".to_owned(),
        Family::PointInCircle => "in-circle".to_owned(),
        Family::Boxes => "boxes".to_owned(),
    };
    let size = |at: usize| match found.sizes[at] {
        Sizes::Read => "",
        Sizes::Fixed => "!",
        Sizes::Unread => "?",
    };
    let [a, b] = [0, 1].map(|at| format!("{}{}", found.names[at], size(at)));
    let meanings: Vec<String> = found.meanings.iter().map(|it| meaning(*it)).collect();
    format!("{family} {a} | {b} | {}", meanings.join(" "))
}

/// All readings of a text, `or` between them, or why there is none.
pub(super) fn readings(text: &str) -> String {
    match read(text) {
        Ok((_, found)) => found.iter().map(line).collect::<Vec<_>>().join(" or "),
        Err(refusal) => format!("{refusal:?}"),
    }
}

/// What is said of each reading.
pub(super) fn said(text: &str) -> Vec<String> {
    let (_, found) = read(text).unwrap_or_default();
    let say = |reading: &FoundFamily| reading.differs.iter().map(Difference::to_string).collect::<Vec<_>>().join(", ");
    found.iter().map(say).collect()
}

/// Whether each text has its readings.
pub(super) fn check(rows: &[(&str, &str)]) {
    let wrong: Vec<String> = rows
        .iter()
        .map(|(text, expected)| (text, expected, readings(text)))
        .filter(|(_, expected, found)| found != *expected)
        .map(|(text, expected, found)| format!("{text}\n  {found}\n  {expected}"))
        .collect();
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), rows.len(), wrong.join("\n"));
}
