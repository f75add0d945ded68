//! How a program uses its inputs: the linear forms that it compares, the factors of its products, its distances.
//!
//! Each number is followed once, in order. A choice (`abs`, `min`, `max`) gives one form for each of its ways, at most
//! [`MOST_WAYS`]; rounding is passed over, for it does not tell what a number means.

use crate::formula::meaning::{Arithmetic, Rounding};
use crate::order::{sort_by, sort_by_key};
use crate::program::nodes::{Asked, Node, NodeId, Nodes};

const MOST_WAYS: usize = 16;
const MOST_TERMS: usize = 24;
const MOST_FORMS: usize = 20_000;
/// Sums of forms that are made in all; a number beyond them is not looked at.
const MOST_SUMS: usize = 200_000;

/// A sum of inputs with factors, and a constant.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Form {
    /// By input, each once, none with the factor 0.
    pub terms: Vec<(usize, f64)>,
    pub constant: f64,
    /// Whether something in it is rounded, so that the form is not all of it.
    pub is_rounded: bool,
}

impl Form {
    fn constant(constant: f64) -> Self {
        Self { constant, ..Self::default() }
    }

    /// The factor of this input; 0 if it does not occur.
    pub(super) fn factor(&self, input: usize) -> f64 {
        self.terms.iter().find(|(at, _)| *at == input).map_or(0.0, |(_, factor)| *factor)
    }

    pub(super) fn has(&self, input: usize) -> bool {
        self.terms.iter().any(|(at, _)| *at == input)
    }

    fn scaled(&self, by: f64) -> Self {
        let terms = self.terms.iter().map(|(at, factor)| (*at, factor * by)).filter(|(_, factor)| *factor != 0.0);
        Self { terms: terms.collect(), constant: self.constant * by, ..*self }
    }

    /// This plus `sign` times the other.
    fn plus(&self, other: &Self, sign: f64) -> Self {
        let mut terms = self.terms.clone();
        for (input, factor) in &other.terms {
            match terms.iter_mut().find(|(at, _)| at == input) {
                Some((_, sum)) => *sum += sign * factor,
                None => terms.push((*input, sign * factor)),
            }
        }
        terms.retain(|(_, factor)| *factor != 0.0);
        sort_by_key(&mut terms, |(at, _)| *at);
        let is_rounded = self.is_rounded || other.is_rounded;
        Self { terms, constant: self.constant + sign * other.constant, is_rounded }
    }

    fn is_constant(&self) -> bool {
        self.terms.is_empty()
    }

    /// Whether it is a difference of places: its square is part of a distance.
    fn is_difference(&self) -> bool {
        self.terms.iter().any(|(_, factor)| *factor > 0.0) && self.terms.iter().any(|(_, factor)| *factor < 0.0)
    }
}

/// What is known of one number.
#[derive(Clone, Debug, Default)]
struct Value {
    /// All forms that it can have; none if it is not linear.
    forms: Vec<Form>,
    /// Squares of differences in it.
    distances: usize,
    /// Products of two different numbers in it; a quotient counts twice.
    slants: usize,
    /// Of a quotient by a single input, all inputs: `x / tile`.
    divided: Vec<usize>,
    /// Inputs whose squares, or sums of which squared, are part of it.
    squared: Vec<usize>,
}

impl Value {
    fn linear(forms: Vec<Form>) -> Self {
        Self { forms, ..Self::default() }
    }

    fn is_linear(&self) -> bool {
        !self.forms.is_empty()
    }

    fn only_constant(&self) -> Option<f64> {
        match &self.forms[..] {
            [only] if only.is_constant() => Some(only.constant),
            _ => None,
        }
    }

    fn inputs(&self) -> impl Iterator<Item = usize> + '_ {
        self.forms.iter().flat_map(|form| form.terms.iter().map(|(at, _)| *at))
    }

    fn mapped(&self, change: impl Fn(&Form) -> Form) -> Self {
        Self { forms: self.forms.iter().map(change).collect(), ..self.clone() }
    }

    /// What both have besides their forms. The inputs that are added to a product count as squared.
    fn joined(&self, other: &Self) -> Self {
        let mut squared: Vec<usize> = self.squared.iter().chain(&other.squared).copied().collect();
        sort_by(&mut squared, Ord::cmp);
        squared.dedup();
        let [distances, slants] = [self.distances + other.distances, self.slants + other.slants];
        Self { distances: distances.min(99), slants: slants.min(99), squared, ..Self::default() }
    }

    fn sum(&self, other: &Self, sign: f64) -> Self {
        let mut sum = self.joined(other);
        if self.is_linear() && other.is_linear() {
            let pairs = self.forms.iter().flat_map(|one| other.forms.iter().map(move |two| one.plus(two, sign)));
            sum.forms = few(pairs);
        } else {
            // `d - r` of a distance `d`
            let linear = [self, other].into_iter().filter(|value| value.is_linear());
            sum.squared.extend(linear.flat_map(|value| value.inputs().collect::<Vec<_>>()));
        }
        sum
    }
}

fn few(forms: impl Iterator<Item = Form>) -> Vec<Form> {
    let mut kept: Vec<Form> = Vec::new();
    for form in forms.take(MOST_WAYS * MOST_WAYS) {
        if form.terms.len() > MOST_TERMS {
            return Vec::new();
        }
        if kept.len() < MOST_WAYS && !kept.contains(&form) {
            kept.push(form);
        }
    }
    kept
}

/// All that is compared with one another.
#[derive(Clone, Debug, Default)]
pub(super) struct Uses {
    /// Left minus right of each comparison of linear numbers, in each of its ways.
    pub compared: Vec<Form>,
    /// The factors of all products.
    pub factors: Vec<Form>,
    /// For each comparison of a distance, the inputs that it is compared with.
    pub distances: Vec<Vec<usize>>,
    /// For each comparison of a distance, the sum that the distance is compared with, if that is known.
    pub reaches: Vec<Option<Form>>,
    /// Whether products of different numbers are added up, as where lines cross.
    pub is_slanted: bool,
    /// Inputs that are divided by a number other than 2, or by another input, and the quotient is cut.
    pub cut: Vec<usize>,
    /// Inputs on which a comparison depends.
    pub asked: Vec<usize>,
    sums: usize,
}

impl Uses {
    pub(super) fn of(nodes: &Nodes) -> Self {
        let mut uses = Self::default();
        let mut values: Vec<Value> = Vec::new();
        for node in nodes.numbers.iter().take(MOST_FORMS) {
            let value = uses.value(*node, &values);
            values.push(value);
        }
        for asked in nodes.asked.iter().take(MOST_FORMS) {
            uses.ask(*asked, &nodes.numbers, &values);
        }
        uses.asked = asked_inputs(nodes);
        uses
    }

    /// Whether there was more than is looked at.
    pub(super) fn is_too_long(&self, nodes: &Nodes) -> bool {
        let forms = self.compared.len().max(self.factors.len());
        self.sums > MOST_SUMS
            || [forms, nodes.numbers.len(), nodes.asked.len()].iter().any(|count| *count >= MOST_FORMS)
    }

    /// All forms: those compared, and the factors of products.
    pub(super) fn forms(&self) -> impl Iterator<Item = &Form> {
        self.compared.iter().chain(&self.factors)
    }

    fn value(&mut self, node: Node, values: &[Value]) -> Value {
        let of = |at: NodeId| values.get(at).cloned().unwrap_or_default();
        match node {
            Node::Constant(number) => Value::linear(vec![Form::constant(number)]),
            Node::Input(at) => Value::linear(vec![Form { terms: vec![(at, 1.0)], ..Form::default() }]),
            Node::Negative(at) => of(at).mapped(|form| form.scaled(-1.0)),
            Node::Absolute(at) => {
                let value = of(at);
                let both = value.forms.iter().flat_map(|form| [form.clone(), form.scaled(-1.0)]);
                Value { forms: few(both), ..value.clone() }
            }
            Node::Extreme(_, one, other) => {
                let (one, other) = (of(one), of(other));
                let mut value = one.joined(&other);
                if one.is_linear() && other.is_linear() {
                    value.forms = few(one.forms.into_iter().chain(other.forms));
                }
                value
            }
            Node::Whole(rounding, at) => {
                self.note_cut(rounding, at, values);
                of(at).mapped(|form| Form { is_rounded: !form.is_constant(), ..form.clone() })
            }
            Node::Root(at) => Value { forms: Vec::new(), ..of(at) },
            Node::Computed(Arithmetic::Plus, one, other) => self.sum(&of(one), &of(other), 1.0),
            Node::Computed(Arithmetic::Minus, one, other) => self.sum(&of(one), &of(other), -1.0),
            Node::Computed(Arithmetic::Times, one, other) => self.product(&of(one), &of(other)),
            Node::Computed(Arithmetic::Divide, one, other) => self.quotient(&of(one), &of(other)),
            Node::Computed(Arithmetic::Remainder | Arithmetic::Modulo, one, other) => {
                let (one, other) = (of(one), of(other));
                self.cut.extend(one.inputs());
                one.joined(&other)
            }
        }
    }

    fn sum(&mut self, one: &Value, other: &Value, sign: f64) -> Value {
        self.sums += one.forms.len() * other.forms.len();
        if self.sums > MOST_SUMS { one.joined(other) } else { one.sum(other, sign) }
    }

    fn product(&mut self, one: &Value, other: &Value) -> Value {
        if let Some(by) = one.only_constant() {
            return other.mapped(|form| form.scaled(by));
        }
        if let Some(by) = other.only_constant() {
            return one.mapped(|form| form.scaled(by));
        }
        let mut product = one.joined(other);
        self.note_factors(one);
        self.note_factors(other);
        let is_square = one.is_linear() && one.forms == other.forms;
        if !is_square {
            product.slants += 1;
        } else if one.forms.iter().any(Form::is_difference) {
            product.distances += 1;
        } else {
            product.squared.extend(one.inputs());
        }
        product
    }

    fn quotient(&mut self, one: &Value, by: &Value) -> Value {
        if let Some(by) = by.only_constant() {
            return one.mapped(|form| form.scaled(if by == 0.0 { 0.0 } else { 1.0 / by }));
        }
        self.note_factors(one);
        self.note_factors(by);
        let mut quotient = one.joined(by);
        quotient.slants += 2;
        if one.is_linear() && by.is_linear() && by.forms.iter().all(|form| form.terms.len() == 1) {
            quotient.divided = one.inputs().chain(by.inputs()).collect();
        }
        quotient
    }

    fn note_factors(&mut self, value: &Value) {
        if self.factors.len() < MOST_FORMS {
            self.factors.extend(value.forms.iter().cloned());
        }
    }

    /// `floor(x / 32)`: the quotient by a number that is no power of a half.
    fn note_cut(&mut self, rounding: Rounding, at: NodeId, values: &[Value]) {
        let Some(value) = values.get(at).filter(|_| rounding != Rounding::Nearest) else { return };
        self.cut.extend(&value.divided);
        let is_small = |factor: f64| factor.abs() < 0.5;
        let terms = value.forms.iter().flat_map(|form| &form.terms);
        self.cut.extend(terms.filter(|(_, factor)| is_small(*factor)).map(|(at, _)| *at));
    }

    fn ask(&mut self, asked: Asked, nodes: &[Node], values: &[Value]) {
        let (Some(left), Some(right)) = (values.get(asked.left), values.get(asked.right)) else { return };
        let difference = self.sum(left, right, -1.0);
        if difference.is_linear() {
            if self.compared.len() < MOST_FORMS {
                self.compared.extend(difference.forms);
            }
            return;
        }
        self.is_slanted |= difference.slants > 1;
        if difference.distances > 0 {
            self.distances.push(difference.squared);
            let far = Far { nodes, values };
            self.reaches.push(far.reach(asked.left, asked.right).or_else(|| far.reach(asked.right, asked.left)));
        }
    }
}

/// The numbers of a program, to find with what a distance is compared.
struct Far<'a> {
    nodes: &'a [Node],
    values: &'a [Value],
}

impl Far<'_> {
    /// `sqrt(d) < r`, `d < r * r` and `d < 400`: what the distance on the left side is compared with.
    fn reach(&self, left: NodeId, right: NodeId) -> Option<Form> {
        let (far, other) = (self.values.get(left)?, self.values.get(right)?);
        if far.distances == 0 || far.slants > 0 || !far.squared.is_empty() || other.distances > 0 {
            return None;
        }
        match (self.nodes.get(left)?, self.nodes.get(right)?) {
            (Node::Root(_), _) => only_form(other),
            (_, Node::Computed(Arithmetic::Times, one, again)) => {
                let (one, again) = (only_form(self.values.get(*one)?), only_form(self.values.get(*again)?));
                if one == again { one } else { other.only_constant().and_then(exact_root) }
            }
            _ => exact_root(other.only_constant()?),
        }
    }
}

/// The form of a number that has one, and is not rounded.
fn only_form(value: &Value) -> Option<Form> {
    match &value.forms[..] {
        [only] if !only.is_rounded => Some(only.clone()),
        _ => None,
    }
}

/// The root of a square, as a form.
fn exact_root(square: f64) -> Option<Form> {
    let root = square.sqrt();
    (root * root == square).then(|| Form::constant(root))
}

/// All inputs that a comparison is made of.
fn asked_inputs(nodes: &Nodes) -> Vec<usize> {
    let asked = nodes.asked.iter().flat_map(|asked| [asked.left, asked.right]).collect();
    let input = |node| if let Node::Input(input) = node { Some(input) } else { None };
    nodes.within(asked).filter_map(input).collect()
}
