//! The numbers of a run, and which way it goes.
//!
//! A number is known, or open: made of inputs. Where a comparison of open numbers is asked, the way taken is that of the
//! prefix, and beyond its end the one where it is true. So the runs with all prefixes are all ways through a program.

use super::inputs::Input;
use super::nodes::{Asked, Node, NodeId, Nodes};
use super::rules::{self, Overflow};
use super::syntax::NumberType;
use crate::formula::SourceLanguage::{
    self, C, Cpp, GdScript, Hsp, Java, JavaScript, Kotlin, Lua, Python, Rust, Swift, TypeScript,
};
use crate::formula::meaning::{Arithmetic, Extreme, Rounding};
use Amount::{Fraction, Open, Whole};
use hantei_collision::{Operator, Precision};
use std::collections::HashMap;

/// A number in a run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Num {
    pub ty: NumberType,
    pub amount: Amount,
    /// Whether it takes the type of what it is computed with: a number as written, in Go, Swift and Rust.
    pub adapts: bool,
}

impl Num {
    /// A known number as a fraction; NaN for an open one.
    pub(crate) fn known_number(self) -> f64 {
        match self.amount {
            Whole(whole) => whole as f64,
            Fraction(fraction) => fraction,
            Open(_) => f64::NAN,
        }
    }

    /// A known whole number, in a type that may be one of fractions.
    pub(crate) fn whole(ty: NumberType, number: i128) -> Self {
        if ty.is_whole() { known(ty, number) } else { fraction(ty, number as f64) }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Amount {
    Whole(i128),
    Fraction(f64),
    Open(NodeId),
}

/// Why something cannot be computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Trouble {
    /// The result may be beyond what its type can hold.
    Overflow(NumberType),
    /// These types are not computed with each other.
    Mixed,
    /// A whole number is divided by 0.
    Zero,
    /// Bits of a number that is not known.
    Bits,
    /// A number that is too large to follow.
    Large,
    /// It is made whole after a step that rounds.
    Rounds,
    /// Too many steps, or too many ways.
    Much,
}

/// What can be done with two numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sum {
    Plus,
    Minus,
    Times,
    Divide,
    DivideDown,
    Remainder,
    Power,
    ShiftLeft,
    ShiftRight,
    ShiftRightUnsigned,
    And,
    Or,
    Xor,
}

type Computed = Result<Num, Trouble>;

/// The most steps of one run, and of all runs of a program.
const STEPS: usize = 100_000;
const ALL_STEPS: usize = 3_000_000;
/// The most comparisons on one way.
const DEPTH: usize = 400;

pub(crate) struct Paths {
    pub language: SourceLanguage,
    /// The type of numbers that the text does not say.
    pub unknown: NumberType,
    pub nodes: Nodes,
    pub inputs: Vec<Input>,
    /// Numbers for the inputs: then nothing is open.
    pub given: Option<Vec<f64>>,
    /// Whether numbers of single precision are rounded to it.
    pub is_single_rounded: bool,
    /// The precisions in which a step with open numbers rounds.
    pub rounds: Vec<Precision>,
    index: HashMap<NodeKey, NodeId>,
    bounds: Vec<[f64; 2]>,
    /// Whether a number may be none: a quotient of 0 by 0.
    doubtful: Vec<bool>,
    /// Whether its bounds are taken for granted: a fraction made whole is taken to fit. Such bounds decide nothing.
    assumed: Vec<bool>,
    pub prefix: Vec<bool>,
    pub trail: Vec<(usize, bool)>,
    known: HashMap<(u8, NodeId, NodeId), bool>,
    steps: usize,
    all_steps: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct NodeKey(u8, u64, u64);

impl NodeKey {
    fn of(node: Node) -> Self {
        let two = |kind: u8, left: NodeId, right: NodeId| Self(kind, left as u64, right as u64);
        match node {
            Node::Constant(number) => Self(0, number.to_bits(), 0),
            Node::Input(input) => two(1, input, 0),
            Node::Negative(of) => two(2, of, 0),
            Node::Absolute(of) => two(3, of, 0),
            Node::Computed(how, left, right) => two(10 + how as u8, left, right),
            Node::Extreme(which, left, right) => two(20 + which as u8, left, right),
            Node::Whole(how, of) => two(30 + how as u8, of, 0),
            Node::Root(of) => two(4, of, 0),
        }
    }
}

impl Paths {
    pub(crate) fn new(language: SourceLanguage, unknown: NumberType) -> Self {
        Self {
            language,
            unknown,
            nodes: Nodes::default(),
            inputs: Vec::new(),
            given: None,
            is_single_rounded: false,
            rounds: Vec::new(),
            index: HashMap::new(),
            bounds: Vec::new(),
            doubtful: Vec::new(),
            assumed: Vec::new(),
            prefix: Vec::new(),
            trail: Vec::new(),
            known: HashMap::new(),
            steps: 0,
            all_steps: 0,
        }
    }

    /// A number in the precision of its type. `0.1f` stays a tenth, unless it shall be rounded: a test that errs by this
    /// rounding alone, where shapes touch, is not wrong.
    pub(crate) fn rounded(&self, ty: NumberType, number: f64) -> f64 {
        const EXACT: f64 = 16_777_216.0;
        let is_rounded = ty == NumberType::F32 && (self.is_single_rounded || number.abs() > EXACT);
        if is_rounded { of_single(number) } else { number }
    }

    /// Begins a run from the start.
    pub(crate) fn restart(&mut self) {
        self.trail.clear();
        self.known.clear();
        self.steps = 0;
    }

    /// Counts a step of a run.
    pub(crate) fn step(&mut self) -> Result<(), Trouble> {
        self.steps += 1;
        self.all_steps += 1;
        if self.steps > STEPS || self.all_steps > ALL_STEPS { Err(Trouble::Much) } else { Ok(()) }
    }

    /// The number of an input.
    pub(crate) fn input(&mut self, input: Input) -> Num {
        let ty = input.number.unwrap_or(self.unknown);
        let place = self.inputs.iter().position(|known| *known == input).unwrap_or_else(|| {
            self.inputs.push(input);
            self.inputs.len() - 1
        });
        let amount = match self.given.as_ref().map(|given| given.get(place).copied().unwrap_or(0.0)) {
            Some(given) if ty.is_whole() => {
                let [least, most] = ty.range().unwrap_or([i128::MIN, i128::MAX]);
                Whole((given as i128).clamp(least, most))
            }
            Some(given) => Fraction(self.rounded(ty, given)),
            None => Open(self.node(Node::Input(place), ty.input_range())),
        };
        Num { ty, amount, adapts: false }
    }

    fn node(&mut self, node: Node, bounds: [f64; 2]) -> NodeId {
        let next = self.nodes.numbers.len();
        let place = *self.index.entry(NodeKey::of(node)).or_insert(next);
        if place == next {
            let is_doubtful = match node {
                Node::Constant(number) => !number.is_finite(),
                Node::Root(_) => true,
                Node::Computed(Arithmetic::Divide | Arithmetic::Remainder | Arithmetic::Modulo, _, right) => {
                    let by = self.bounds[right];
                    self.assumed[right] || !(by[0] > 0.0 || by[1] < 0.0)
                }
                _ => false,
            };
            let is_doubtful = is_doubtful || node.parts().any(|part| self.doubtful[part]);
            let is_assumed = node.parts().any(|part| self.assumed[part]);
            self.doubtful.push(is_doubtful);
            self.assumed.push(is_assumed);
            self.nodes.numbers.push(node);
            self.bounds.push(bounds);
        }
        place
    }

    fn open(&mut self, number: Num) -> Result<NodeId, Trouble> {
        let constant = match number.amount {
            Open(node) => return Ok(node),
            Whole(whole) if whole.unsigned_abs() > 1 << 53 => return Err(Trouble::Large),
            Whole(whole) => whole as f64,
            Fraction(fraction) => fraction,
        };
        Ok(self.node(Node::Constant(constant), [constant; 2]))
    }

    /// Both numbers among the nodes.
    pub(crate) fn both(&mut self, one: Num, other: Num) -> Result<[NodeId; 2], Trouble> {
        Ok([self.open(one)?, self.open(other)?])
    }

    fn bounds(&self, number: Num) -> [f64; 2] {
        match number.amount {
            Whole(whole) => [whole as f64; 2],
            Fraction(fraction) => [fraction; 2],
            Open(node) => self.bounds[node],
        }
    }

    pub(crate) fn is_open(number: Num) -> bool {
        matches!(number.amount, Open(_))
    }

    /// A result of this type: open, within its bounds.
    fn made(&mut self, ty: NumberType, node: Node, bounds: [f64; 2]) -> Computed {
        if let Some(range) = ty.range() {
            let [least, most] = range.map(|end| end as f64);
            if bounds[0] < least || bounds[1] > most {
                return Err(Trouble::Overflow(ty));
            }
        }
        if ty == NumberType::Whole && bounds.iter().any(|end| end.abs() > 1e15) {
            return Err(Trouble::Large);
        }
        Ok(Num { ty, amount: Open(self.node(node, bounds)), adapts: false })
    }

    /// A fraction made whole, of which these bounds are taken for granted.
    fn taken_to_fit(&mut self, ty: NumberType, fraction: NodeId, bounds: [f64; 2]) -> Computed {
        let made = self.made(ty, Node::Whole(Rounding::TowardsZero, fraction), bounds)?;
        if let Open(node) = made.amount {
            self.assumed[node] = true;
        }
        Ok(made)
    }

    /// A known whole number in a type: wrapped, or none.
    pub(crate) fn whole(&self, ty: NumberType, number: i128) -> Computed {
        let Some([least, most]) = ty.range() else {
            let is_large = number.unsigned_abs() > 1 << 100;
            return if is_large { Err(Trouble::Large) } else { Ok(known(ty, number)) };
        };
        if (least..=most).contains(&number) {
            return Ok(known(ty, number));
        }
        match rules::overflow(self.language, ty) {
            Overflow::Fails => Err(Trouble::Overflow(ty)),
            Overflow::Wraps => Ok(wrapped(ty, number)),
        }
    }

    /// Both numbers in the type in which they are computed.
    pub(crate) fn joined(&mut self, left: Num, right: Num) -> Result<(Num, Num), Trouble> {
        if let Some(to_fractions) = rules::literals_adapt(self.language) {
            let fits = |literal: Num, other: Num| {
                literal.adapts && !other.adapts && (to_fractions || literal.ty.is_whole() == other.ty.is_whole())
            };
            if fits(left, right) {
                return Ok((self.adapted(left, right.ty)?, right));
            }
            if fits(right, left) {
                return Ok((left, self.adapted(right, left.ty)?));
            }
            if left.adapts && right.adapts {
                let ty = if left.ty.is_whole() { right.ty } else { left.ty };
                let [left, right] = [self.adapted(left, ty)?, self.adapted(right, ty)?];
                return Ok((Num { adapts: true, ..left }, Num { adapts: true, ..right }));
            }
        }
        let ty = rules::joined(self.language, left.ty, right.ty).ok_or(Trouble::Mixed)?;
        Ok((self.converted(left, ty)?, self.converted(right, ty)?))
    }

    /// A number as written, in another type: no fraction may be lost.
    fn adapted(&mut self, number: Num, ty: NumberType) -> Computed {
        match number.amount {
            Fraction(fraction) if ty.is_whole() && fraction != fraction.trunc() => Err(Trouble::Mixed),
            _ => self.converted(number, ty),
        }
    }

    /// A number in another type, as the language converts it.
    pub(crate) fn converted(&mut self, number: Num, ty: NumberType) -> Computed {
        match number.amount {
            _ if number.ty == ty => Ok(Num { adapts: false, ..number }),
            Whole(whole) if ty.is_whole() => match rules::overflow(self.language, ty) {
                // A cast always wraps; Swift's fails.
                Overflow::Fails if self.language == Swift => self.whole(ty, whole),
                _ => Ok(wrapped(ty, whole)),
            },
            Whole(whole) => Ok(fraction(ty, self.rounded(ty, whole as f64))),
            Fraction(given) if ty.is_whole() => self.whole_of(ty, given),
            Fraction(given) if number.ty == NumberType::F32 => Ok(fraction(ty, of_single(given))),
            Fraction(given) => Ok(fraction(ty, self.rounded(ty, given))),
            Open(node) if ty.is_whole() && !number.ty.is_whole() => {
                self.kept_fraction(number)?;
                let [least, most] = self.bounds[node].map(f64::trunc);
                // Fractions of any size are taken to fit.
                let range = ty.input_range();
                let bounds = [
                    if least.is_finite() { least } else { range[0].max(least) },
                    if most.is_finite() { most } else { range[1].min(most) },
                ];
                if ty.is_unsigned() && least < 0.0 {
                    return Err(Trouble::Overflow(ty));
                }
                self.taken_to_fit(ty, node, bounds)
            }
            Open(node) if ty.is_whole() => {
                if let Some(range) = ty.range()
                    && let [least, most] = self.bounds[node]
                    && (least < range[0] as f64 || most > range[1] as f64)
                {
                    return Err(Trouble::Overflow(ty));
                }
                Ok(Num { ty, amount: number.amount, adapts: false })
            }
            Open(_) => Ok(Num { ty, amount: number.amount, adapts: false }),
        }
    }

    fn whole_of(&self, ty: NumberType, number: f64) -> Computed {
        let cut = number.trunc();
        if !cut.is_finite() || cut.abs() > 1e30 {
            return Err(Trouble::Large);
        }
        let whole = cut as i128;
        match ty.range() {
            Some([least, most]) if self.language == Rust => Ok(known(ty, whole.clamp(least, most))),
            // Narrow types are made of an `int`.
            Some([least, most]) if matches!(self.language, Java | Kotlin) => {
                let int = NumberType::I32.range().unwrap_or([least, most]);
                let ends = if least > int[0] { int } else { [least, most] };
                Ok(wrapped(ty, whole.clamp(ends[0], ends[1])))
            }
            Some([least, most]) if !(least..=most).contains(&whole) => Err(Trouble::Overflow(ty)),
            _ => Ok(known(ty, whole)),
        }
    }

    pub(crate) fn negative(&mut self, number: Num) -> Computed {
        let number = self.promoted(number)?;
        match number.amount {
            Whole(whole) => self.whole(number.ty, -whole).map(|made| Num { adapts: number.adapts, ..made }),
            Fraction(given) => Ok(Num { amount: Fraction(-given), ..number }),
            Open(node) => {
                let [least, most] = self.bounds[node];
                self.made(number.ty, Node::Negative(node), [-most, -least])
            }
        }
    }

    fn promoted(&mut self, number: Num) -> Computed {
        let ty = rules::promoted(self.language, number.ty);
        if ty == number.ty { Ok(number) } else { self.converted(number, ty) }
    }

    pub(crate) fn absolute(&mut self, number: Num) -> Computed {
        match number.amount {
            Whole(whole) => self.whole(number.ty, whole.abs()),
            Fraction(given) => Ok(Num { amount: Fraction(given.abs()), ..number }),
            Open(node) => {
                let [least, most] = self.bounds[node];
                let lowest = if least <= 0.0 && most >= 0.0 { 0.0 } else { least.abs().min(most.abs()) };
                self.made(number.ty, Node::Absolute(node), [lowest, least.abs().max(most.abs())])
            }
        }
    }

    pub(crate) fn extreme(&mut self, which: Extreme, left: Num, right: Num) -> Computed {
        let (left, right) = self.joined(left, right)?;
        let takes_left = |is_less: bool| is_less == (which == Extreme::Min);
        Ok(match (left.amount, right.amount) {
            (Whole(one), Whole(other)) => {
                if takes_left(one < other) {
                    left
                } else {
                    right
                }
            }
            (Fraction(one), Fraction(other)) => {
                let chosen = if which == Extreme::Min { one.min(other) } else { one.max(other) };
                Num { amount: Fraction(chosen), ..left }
            }
            _ => {
                let (ty, one, other) = (left.ty, self.bounds(left), self.bounds(right));
                let bounds = [0, 1]
                    .map(|end| if which == Extreme::Min { one[end].min(other[end]) } else { one[end].max(other[end]) });
                let node = Node::Extreme(which, self.open(left)?, self.open(right)?);
                self.made(ty, node, bounds)?
            }
        })
    }

    /// Before a number of single precision is made whole: one that is made with `0.1f` and the like may be just below.
    fn kept_fraction(&self, number: Num) -> Result<(), Trouble> {
        let Open(node) = number.amount else { return Ok(()) };
        if number.ty == NumberType::F32 && self.nodes.has_rough_constant(node) { Err(Trouble::Rounds) } else { Ok(()) }
    }

    /// A number made whole; its type stays.
    pub(crate) fn made_whole(&mut self, how: Rounding, number: Num) -> Computed {
        match number.amount {
            Whole(_) => Ok(number),
            Fraction(given) => Ok(Num { amount: Fraction(how.of(given)), ..number }),
            Open(_) if number.ty.is_whole() => Ok(number),
            Open(_) if self.kept_fraction(number).is_err() => Err(Trouble::Rounds),
            Open(node) => {
                let bounds = self.bounds[node].map(|end| how.of(end));
                self.made(number.ty, Node::Whole(how, node), bounds)
            }
        }
    }

    pub(crate) fn root(&mut self, number: Num) -> Computed {
        let number = if number.ty.is_whole() { self.converted(number, NumberType::F64)? } else { number };
        match number.amount {
            Fraction(given) => Ok(Num { amount: Fraction(self.rounded(number.ty, given.sqrt())), ..number }),
            _ => {
                let node = self.open(number)?;
                self.note_rounding(number.ty);
                let bounds = self.bounds[node].map(|end| end.max(0.0).sqrt());
                self.made(number.ty, Node::Root(node), bounds)
            }
        }
    }

    pub(crate) fn sum(&mut self, how: Sum, left: Num, right: Num) -> Computed {
        match how {
            Sum::ShiftLeft | Sum::ShiftRight | Sum::ShiftRightUnsigned => return self.shifted(how, left, right),
            Sum::And | Sum::Or | Sum::Xor => return self.bits(how, left, right),
            Sum::Power => return self.power(left, right),
            _ => {}
        }
        let adapts = left.adapts && right.adapts;
        let (left, right) = self.joined(left, right)?;
        let ty = left.ty;
        let divides = matches!(how, Sum::Divide | Sum::DivideDown);
        let keeps = how == Sum::Divide && rules::whole_division(self.language) == rules::WholeDivision::Fraction;
        if divides && ty.is_whole() && keeps {
            let [left, right] = [self.converted(left, NumberType::F64)?, self.converted(right, NumberType::F64)?];
            return self.fractions(Sum::Divide, left, right);
        }
        let made = if ty.is_whole() { self.wholes(how, left, right) } else { self.fractions(how, left, right) };
        made.map(|made| Num { adapts, ..made })
    }

    fn fractions(&mut self, how: Sum, left: Num, right: Num) -> Computed {
        let ty = left.ty;
        if how == Sum::DivideDown {
            let quotient = self.fractions(Sum::Divide, left, right)?;
            return self.made_whole(Rounding::Down, quotient);
        }
        let arithmetic = self.arithmetic(how);
        match (left.amount, right.amount) {
            (Fraction(_), Fraction(0.0))
                if matches!(self.language, Python | Hsp) && !matches!(how, Sum::Plus | Sum::Minus | Sum::Times) =>
            {
                Err(Trouble::Zero)
            }
            (Fraction(left), Fraction(right)) => Ok(fraction(ty, self.rounded(ty, arithmetic.of(left, right)))),
            _ => self.computed(ty, arithmetic, left, right),
        }
    }

    /// A division, or its rest, that is rounded down. Only by a number above 0 do the languages agree on it.
    pub(crate) fn divided_down(&mut self, how: Sum, left: Num, right: Num) -> Computed {
        let (left, right) = self.joined(left, right)?;
        if !left.ty.is_whole() || self.bounds(right)[0] <= 0.0 {
            return Err(Trouble::Bits);
        }
        match (left.amount, right.amount) {
            (Whole(one), Whole(other)) => {
                let quotient = floor_of(one, other);
                Ok(known(left.ty, if how == Sum::Remainder { one - other * quotient } else { quotient }))
            }
            _ if how == Sum::Remainder => self.computed(left.ty, Arithmetic::Modulo, left, right),
            _ => self.wholes(Sum::DivideDown, left, right),
        }
    }

    /// A sum that wraps in every language.
    pub(crate) fn wrapping(&mut self, how: Sum, left: Num, right: Num) -> Computed {
        let (left, right) = self.joined(left, right)?;
        match (left.amount, right.amount) {
            (Whole(one), Whole(other)) if left.ty.is_whole() => {
                Ok(wrapped(left.ty, wide_sum(how, one, other).ok_or(Trouble::Large)?))
            }
            _ => self.wholes(how, left, right),
        }
    }

    /// A sum that stays within its type.
    pub(crate) fn saturating(&mut self, how: Sum, left: Num, right: Num) -> Computed {
        let (left, right) = self.joined(left, right)?;
        let ty = left.ty;
        let Some([least, most]) = ty.range() else { return Err(Trouble::Mixed) };
        if let (Whole(one), Whole(other)) = (left.amount, right.amount) {
            return Ok(known(ty, wide_sum(how, one, other).ok_or(Trouble::Large)?.clamp(least, most)));
        }
        let wide = NumberType::Whole;
        let sum = self.computed(wide, self.arithmetic(how), left, right)?;
        let above = self.extreme(Extreme::Max, sum, known(wide, least))?;
        let within = self.extreme(Extreme::Min, above, known(wide, most))?;
        Ok(Num { ty, ..within })
    }

    const fn arithmetic(&self, how: Sum) -> Arithmetic {
        match how {
            Sum::Plus => Arithmetic::Plus,
            Sum::Minus => Arithmetic::Minus,
            Sum::Times => Arithmetic::Times,
            Sum::Remainder if rules::remainder_follows_second(self.language) => Arithmetic::Modulo,
            Sum::Remainder => Arithmetic::Remainder,
            _ => Arithmetic::Divide,
        }
    }

    /// An open number made of two.
    fn computed(&mut self, ty: NumberType, how: Arithmetic, left: Num, right: Num) -> Computed {
        let (one, other) = (self.bounds(left), self.bounds(right));
        let corners = |how: fn(f64, f64) -> f64| {
            let all = [how(one[0], other[0]), how(one[0], other[1]), how(one[1], other[0]), how(one[1], other[1])];
            if all.iter().any(|end| end.is_nan()) {
                return [f64::NEG_INFINITY, f64::INFINITY];
            }
            [all.iter().copied().fold(f64::INFINITY, f64::min), all.iter().copied().fold(f64::NEG_INFINITY, f64::max)]
        };
        let bounds = match how {
            Arithmetic::Plus => [one[0] + other[0], one[1] + other[1]],
            Arithmetic::Minus => [one[0] - other[1], one[1] - other[0]],
            Arithmetic::Times => corners(|left, right| left * right),
            Arithmetic::Divide if other[0] > 0.0 || other[1] < 0.0 => corners(|left, right| left / right),
            Arithmetic::Divide => [f64::NEG_INFINITY, f64::INFINITY],
            Arithmetic::Remainder | Arithmetic::Modulo => {
                let most = other[0].abs().max(other[1].abs());
                [-most, most]
            }
        };
        // A power of two only moves the point.
        let is_power = |number: Num| number.known_number().abs().log2().fract() == 0.0;
        let is_exact = match how {
            Arithmetic::Times => is_power(left) || is_power(right),
            Arithmetic::Divide => is_power(right),
            _ => false,
        };
        if !is_exact {
            self.note_rounding(ty);
        }
        let node = Node::Computed(how, self.open(left)?, self.open(right)?);
        self.made(ty, node, bounds)
    }

    fn note_rounding(&mut self, ty: NumberType) {
        let precision = match ty {
            NumberType::F32 => Precision::Single,
            NumberType::F64 => Precision::Double,
            _ => return,
        };
        if !self.rounds.contains(&precision) {
            self.rounds.push(precision);
        }
    }

    fn wholes(&mut self, how: Sum, left: Num, right: Num) -> Computed {
        let ty = left.ty;
        let by = self.bounds(right);
        if matches!(how, Sum::Divide | Sum::DivideDown | Sum::Remainder) && by[0] <= 0.0 && by[1] >= 0.0 {
            return Err(Trouble::Zero);
        }
        if let (Whole(one), Whole(other)) = (left.amount, right.amount) {
            let wraps = ty.range().is_some() && rules::overflow(self.language, ty) == Overflow::Wraps;
            let result = match how {
                // What wraps in 64 bits wraps in 128.
                Sum::Times if wraps => Some(one.wrapping_mul(other)),
                Sum::Divide => Some(one / other),
                Sum::DivideDown => Some(floor_of(one, other)),
                Sum::Remainder if rules::remainder_follows_second(self.language) => {
                    Some(one - other * floor_of(one, other))
                }
                Sum::Remainder => Some(one % other),
                _ => wide_sum(how, one, other),
            };
            return self.whole(ty, result.ok_or(Trouble::Large)?);
        }
        match how {
            Sum::Divide | Sum::DivideDown => {
                let quotient = self.computed(NumberType::F64, Arithmetic::Divide, left, right)?;
                let rounding = if how == Sum::Divide { Rounding::TowardsZero } else { Rounding::Down };
                let whole = self.made_whole(rounding, quotient)?;
                let bounds = self.bounds(whole);
                match whole.amount {
                    Open(node) => self.made(ty, self.nodes.numbers[node], bounds),
                    _ => Ok(whole),
                }
            }
            _ => self.computed(ty, self.arithmetic(how), left, right),
        }
    }

    /// Numbers whose bits are taken: JavaScript's are made whole first.
    fn as_bits(&mut self, number: Num) -> Computed {
        let is_script = self.is_script();
        let number = self.promoted(number)?;
        match number.amount {
            Fraction(given) if is_script && given.is_finite() => Ok(wrapped(NumberType::I32, given.trunc() as i128)),
            // Only whole numbers have bits there, so that a number of unknown type is one.
            Fraction(given) if self.has_whole_bits() && given == given.trunc() && given.abs() < 1e15 => {
                let is_python = self.language == Python;
                Ok(known(if is_python { NumberType::Whole } else { NumberType::I64 }, given as i128))
            }
            Open(node) if is_script => self.taken_to_fit(NumberType::I32, node, NumberType::I32.input_range()),
            _ if number.ty.is_whole() => Ok(number),
            _ => Err(Trouble::Mixed),
        }
    }

    const fn is_script(&self) -> bool {
        matches!(self.language, JavaScript | TypeScript)
    }

    const fn has_whole_bits(&self) -> bool {
        matches!(self.language, Lua | GdScript | Python)
    }

    fn of_bits(&mut self, number: Num) -> Computed {
        match self.language {
            JavaScript | TypeScript => self.converted(number, NumberType::F64),
            _ => Ok(number),
        }
    }

    fn shifted(&mut self, how: Sum, left: Num, right: Num) -> Computed {
        let (left, right) = (self.as_bits(left)?, self.as_bits(right)?);
        let Whole(by) = right.amount else { return Err(Trouble::Bits) };
        let bits = left.ty.range().map_or(64, |range| if range[1] > 1 << 40 { 64 } else { 32 });
        if !(0..bits).contains(&by) {
            return Err(Trouble::Bits);
        }
        let factor = 1_i128 << by;
        let made = match (how, left.amount) {
            (Sum::ShiftLeft, Whole(whole)) => {
                let wide = whole.checked_mul(factor).ok_or(Trouble::Large)?;
                match self.language {
                    C | Cpp => self.whole(left.ty, wide),
                    _ if left.ty == NumberType::Whole => self.whole(left.ty, wide),
                    _ => Ok(wrapped(left.ty, wide)),
                }
            }
            (Sum::ShiftRight, Whole(whole)) => Ok(known(left.ty, floor_of(whole, factor))),
            (Sum::ShiftRightUnsigned, Whole(whole)) => {
                let unsigned = if whole < 0 { whole + (1_i128 << bits) } else { whole };
                let is_script = self.is_script();
                Ok(wrapped(if is_script { NumberType::U32 } else { left.ty }, unsigned / factor))
            }
            (Sum::ShiftRightUnsigned, Open(node)) if self.bounds[node][0] < 0.0 || self.assumed[node] => {
                Err(Trouble::Bits)
            }
            (Sum::ShiftLeft, _) => self.computed(left.ty, Arithmetic::Times, left, known(left.ty, factor)),
            _ => {
                let quotient = self.computed(NumberType::F64, Arithmetic::Divide, left, known(left.ty, factor))?;
                let whole = self.made_whole(Rounding::Down, quotient)?;
                Ok(Num { ty: left.ty, ..whole })
            }
        };
        self.of_bits(made?)
    }

    fn bits(&mut self, how: Sum, left: Num, right: Num) -> Computed {
        let (left, right) = (self.as_bits(left)?, self.as_bits(right)?);
        let (left, right) = self.joined(left, right)?;
        let made = match (left.amount, right.amount) {
            (Whole(one), Whole(other)) => {
                let result = match how {
                    Sum::And => one & other,
                    Sum::Or => one | other,
                    _ => one ^ other,
                };
                wrapped(left.ty, result)
            }
            // `x | 0` makes whole.
            (Open(_), Whole(0)) if how != Sum::And => left,
            (Whole(0), Open(_)) if how != Sum::And => right,
            _ => return Err(Trouble::Bits),
        };
        self.of_bits(made)
    }

    /// `~x`
    pub(crate) fn complement(&mut self, number: Num) -> Computed {
        let bits = self.as_bits(number)?;
        let one = known(bits.ty, 1);
        let negative = self.negative(bits)?;
        let made = self.wholes(Sum::Minus, negative, one)?;
        self.of_bits(made)
    }

    fn power(&mut self, base: Num, exponent: Num) -> Computed {
        let times = match exponent.amount {
            Whole(times @ 0..=8) => times as usize,
            Fraction(0.5) => return self.root(base),
            Fraction(times) if (0.0..=8.0).contains(&times) && times == times.trunc() => times as usize,
            _ => return Err(Trouble::Bits),
        };
        let ty = if self.language == Lua { NumberType::F64 } else { base.ty };
        let base = self.converted(base, ty)?;
        let one = Num::whole(ty, 1);
        (1..times).try_fold(if times == 0 { one } else { base }, |power, _| self.sum(Sum::Times, power, base))
    }

    /// Whether a comparison is true on this way.
    pub(crate) fn compare(&mut self, operator: Operator, left: Num, right: Num) -> Result<bool, Trouble> {
        let (left, right) = match (left.amount, right.amount) {
            // A script compares whole numbers with fractions exactly.
            (Whole(one), Whole(other)) if left.ty == right.ty => {
                return Ok(compared(operator, one, other));
            }
            _ => self.joined(left, right)?,
        };
        match (left.amount, right.amount) {
            (Whole(one), Whole(other)) => Ok(compared(operator, one, other)),
            (Fraction(one), Fraction(other)) if left.ty == NumberType::F32 => {
                Ok(operator.holds(of_single(one), of_single(other)))
            }
            (Fraction(one), Fraction(other)) => Ok(operator.holds(one, other)),
            _ => {
                let (left, right) = (self.open(left)?, self.open(right)?);
                self.decide(Asked { left, operator, right })
            }
        }
    }

    fn decide(&mut self, asked: Asked) -> Result<bool, Trouble> {
        let Asked { left, operator, right } = asked;
        let [[low, high], [least, most]] = [self.bounds[left], self.bounds[right]];
        let is_doubtful = self.doubtful[left] || self.doubtful[right];
        let is_assumed = self.assumed[left] || self.assumed[right];
        if !is_doubtful
            && !is_assumed
            && let Some(holds) = by_bounds(operator, [low, high], [least, most])
        {
            return Ok(holds);
        }
        if left == right && !is_doubtful {
            return Ok(matches!(operator, Operator::AtMost | Operator::AtLeast | Operator::Equal));
        }
        let (key, is_plain) = canonical(asked, is_doubtful);
        if let Some(holds) = self.known.get(&key) {
            return Ok(*holds == is_plain);
        }
        let at = self.trail.len();
        if at >= DEPTH {
            return Err(Trouble::Much);
        }
        let holds = self.prefix.get(at).copied().unwrap_or(true);
        self.known.insert(key, holds == is_plain);
        let place = self.nodes.asked.iter().position(|known| *known == asked).unwrap_or_else(|| {
            self.nodes.asked.push(asked);
            self.nodes.asked.len() - 1
        });
        self.trail.push((place, holds));
        Ok(holds)
    }
}

/// A comparison in the form in which equal ones are alike, and whether it is true where that one is.
fn canonical(asked: Asked, is_doubtful: bool) -> ((u8, NodeId, NodeId), bool) {
    let Asked { left, operator, right } = asked;
    let (less, at_most, equal) = (0, 1, 2);
    match operator {
        Operator::Less => ((less, left, right), true),
        Operator::Greater => ((less, right, left), true),
        Operator::AtMost if is_doubtful => ((at_most, left, right), true),
        Operator::AtLeast if is_doubtful => ((at_most, right, left), true),
        Operator::AtMost => ((less, right, left), false),
        Operator::AtLeast => ((less, left, right), false),
        Operator::Equal => ((equal, left.min(right), left.max(right)), true),
        Operator::NotEqual => ((equal, left.min(right), left.max(right)), false),
    }
}

fn by_bounds(operator: Operator, [low, high]: [f64; 2], [least, most]: [f64; 2]) -> Option<bool> {
    let (below, at_most) = (high < least, high <= least);
    let (above, at_least) = (low > most, low >= most);
    match operator {
        Operator::Less if below => Some(true),
        Operator::Less if at_least => Some(false),
        Operator::AtMost if at_most => Some(true),
        Operator::AtMost if above => Some(false),
        Operator::Greater if above => Some(true),
        Operator::Greater if at_most => Some(false),
        Operator::AtLeast if at_least => Some(true),
        Operator::AtLeast if below => Some(false),
        Operator::Equal if below || above => Some(false),
        Operator::NotEqual if below || above => Some(true),
        _ => None,
    }
}

/// Whole numbers are compared as their order is with 0.
fn compared(operator: Operator, one: i128, other: i128) -> bool {
    operator.holds(f64::from(one.cmp(&other) as i8), 0.0)
}

fn wide_sum(how: Sum, one: i128, other: i128) -> Option<i128> {
    match how {
        Sum::Plus => one.checked_add(other),
        Sum::Minus => one.checked_sub(other),
        _ => one.checked_mul(other),
    }
}

fn floor_of(one: i128, other: i128) -> i128 {
    let quotient = one / other;
    if one % other != 0 && (one < 0) != (other < 0) { quotient - 1 } else { quotient }
}

pub(crate) const fn known(ty: NumberType, number: i128) -> Num {
    Num { ty, amount: Whole(number), adapts: false }
}

pub(crate) const fn fraction(ty: NumberType, number: f64) -> Num {
    Num { ty, amount: Fraction(number), adapts: false }
}

fn wrapped(ty: NumberType, number: i128) -> Num {
    let within =
        ty.range().map_or(number, |[least, most]| number.wrapping_sub(least).rem_euclid(most - least + 1) + least);
    known(ty, within)
}

/// A constant of single precision in an arithmetic with more places.
fn of_single(number: f64) -> f64 {
    f64::from(number as f32)
}
