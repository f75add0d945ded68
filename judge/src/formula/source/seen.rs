//! What the first pass finds about the shapes of a text, and what the second one makes of it.

use super::points::are_in_order;
use crate::formula::error::{FormulaError, FormulaFlaw};
use crate::formula::meaning::Vocabulary;
use crate::formula::syntax::Element;
use std::collections::BTreeMap;
use std::ops::Range;

/// Four corners and a point.
const QUAD_AND_POINT: usize = 5;

type Owners = BTreeMap<String, usize>;

/// What the first pass found about a text, for the second one.
#[derive(Clone, Debug, Default, PartialEq)]
pub(in crate::formula) struct Settings {
    pub(in crate::formula) owners: Owners,
    /// The place of the circle means the corner of the square around it.
    pub(in crate::formula) from_corner: bool,
    /// `a[2]` and `a[3]` mean a size, not a corner.
    pub(in crate::formula) index_is_size: bool,
}

impl Settings {
    pub(in crate::formula) fn with_other_lists(&self) -> Self {
        Self { index_is_size: !self.index_is_size, ..self.clone() }
    }
}

#[derive(Clone, Debug, Default)]
pub(in crate::formula) struct Seen {
    /// Things with members of a shape, in order.
    pub(in crate::formula) roots: Vec<String>,
    pub(in crate::formula) half: bool,
    pub(in crate::formula) far_end: bool,
    pub(in crate::formula) place: bool,
    /// A size that is not half of one.
    pub(in crate::formula) whole_size: bool,
    /// A vector of the circle's place has the radius added: the place is a corner.
    pub(in crate::formula) circle_corner: bool,
    /// Things that have a radius, and those that may have one: `r` can also be the right edge.
    pub(in crate::formula) round: Vec<String>,
    pub(in crate::formula) maybe_round: Vec<String>,
    /// `a[0] + a[2]`, and `a[2] - a[0]`.
    pub(in crate::formula) index_sum: bool,
    pub(in crate::formula) index_difference: bool,
    /// The first list whose third or fourth number is used.
    pub(in crate::formula) list: Option<String>,
    /// Things with a place, and with a size; a thing with an edge or a centre counts as both.
    pub(in crate::formula) placed: Vec<String>,
    pub(in crate::formula) sized: Vec<String>,
    /// What a loop compares, one thing of a list.
    pub(in crate::formula) element: Option<Element>,
    /// The numbers of shapes: the names in the text, with hantei's names.
    pub(in crate::formula) members: BTreeMap<String, String>,
}

impl Seen {
    /// What the second pass uses: the own object is A, then come the parameters in order, then all others in order.
    pub(in crate::formula) fn settings(
        &self,
        vocabulary: &dyn Vocabulary,
        own: Option<&str>,
        parameters: &[String],
        is_plain: bool,
        place: &Range<usize>,
    ) -> Result<Settings, FormulaError> {
        let is_own = |root: &str| matches!(root, "this" | "self") || own == Some(root);
        let mut order: Vec<&String> = self.roots.iter().filter(|root| is_own(root)).collect();
        order.extend(parameters.iter().filter(|parameter| self.roots.contains(parameter) && !is_own(parameter)));
        let begins = |root: &str, parameter: &String| {
            root.strip_prefix(parameter.as_str()).is_some_and(|rest| rest.starts_with('.') || rest.starts_with('['))
        };
        for parameter in parameters {
            order.extend(self.roots.iter().filter(|root| begins(root, parameter)));
        }
        let rest: Vec<&String> = self.roots.iter().filter(|root| !order.contains(root)).collect();
        order.extend(rest);
        let is_element = |root: &String| self.element.as_ref().is_some_and(|element| element.is(root));
        let (elements, mut order): (Vec<&String>, Vec<&String>) = order.into_iter().partition(|root| is_element(root));
        order.extend(elements);
        if vocabulary.shapes().len() == QUAD_AND_POINT
            && !is_plain
            && let Some(owners) = self.corners(parameters, place)?
        {
            return Ok(Settings { owners, from_corner: false, index_is_size: self.index_sum });
        }
        // A list or an object of four corners, and a point that may come before it.
        let ends = |root: &String| root.ends_with(']');
        let mut corners: Vec<&String> = order.iter().copied().filter(|root| ends(root)).collect();
        if corners.len() != 4 {
            corners = order.iter().copied().filter(|root| root.contains('.')).collect();
        }
        let corners = corners.into_iter().fold(Vec::new(), in_its_place);
        let names: Vec<&str> = corners.iter().map(|root| root.trim_end_matches(']')).collect();
        if vocabulary.shapes().len() > 2 && corners.len() == 4 && (ends(corners[0]) || are_in_order(&names)) {
            order.retain(|root| !corners.contains(root));
            order.splice(0..0, corners);
        }
        let mut owners = BTreeMap::new();
        if is_plain {
            owners.extend(order.iter().filter_map(|root| Some(((*root).clone(), vocabulary.called(root)?))));
        }
        if vocabulary.has_circle() && !owners.values().any(|owner| *owner == 0) {
            match self.circle() {
                Some(circle) => _ = owners.insert(circle.clone(), 0),
                None if self.roots.iter().all(|root| owners.contains_key(root)) => {}
                None => return Err(FormulaError::new(FormulaFlaw::WhichCircle(self.roots.clone()), place.clone())),
            }
        }
        self.pair_up(vocabulary, &order, &mut owners);
        for root in order {
            if owners.contains_key(root) {
                continue;
            }
            let Some(free) = (0..vocabulary.shapes().len()).find(|at| !owners.values().any(|owner| owner == at)) else {
                return Err(FormulaError::new(FormulaFlaw::TooManyShapes(self.roots.clone()), place.clone()));
            };
            owners.insert(root.clone(), free);
        }
        Ok(Settings { owners, from_corner: self.circle_corner, index_is_size: self.index_sum })
    }
}

/// Names with their owners. There are few, so each is put in its place: a map that is collected would sort them first,
/// and a sort for each kind of name would weigh more.
fn owned(names: impl Iterator<Item = (String, usize)>) -> Owners {
    let mut owners = Owners::new();
    owners.extend(names);
    owners
}

/// The names with one more, in order.
fn in_its_place<'a>(mut names: Vec<&'a String>, name: &'a String) -> Vec<&'a String> {
    names.insert(names.partition_point(|other| *other < name), name);
    names
}

impl Seen {
    /// Whether the third and fourth number of a list are its size, as the text computes and as it is noted in it.
    pub(in crate::formula) fn list_is_size(&self, noted: Option<bool>) -> Option<bool> {
        let computed = (self.index_sum != self.index_difference).then_some(self.index_sum);
        match (computed, noted) {
            (Some(computed), Some(noted)) if computed != noted => None,
            (computed, noted) => computed.or(noted),
        }
    }

    /// The roles of the points of a function about four corners and a point, also of those that it does not use: by the
    /// parameters if they are the five points, else by the index in a list of corners; `None` if all five are used.
    fn corners(&self, parameters: &[String], place: &Range<usize>) -> Result<Option<Owners>, FormulaError> {
        let mut points: Vec<&String> = Vec::new();
        for parameter in parameters {
            if !points.contains(&parameter) {
                points.push(parameter);
            }
        }
        if points.len() == QUAD_AND_POINT && self.roots.iter().all(|root| points.contains(&root)) {
            return Ok(Some(owned(points.into_iter().cloned().zip(0..))));
        }
        if self.roots.len() >= QUAD_AND_POINT || self.roots.is_empty() {
            return Ok(None);
        }
        let indexed = |root: &String| {
            let (list, at) = root.strip_suffix(']')?.split_once('[')?;
            at.parse::<usize>().ok().filter(|at| *at + 1 < QUAD_AND_POINT).map(|_| list.to_owned())
        };
        let (corners, others): (Vec<&String>, Vec<&String>) =
            self.roots.iter().partition(|root| indexed(root).is_some());
        let lists: Vec<Option<String>> = corners.iter().map(|root| indexed(root)).collect();
        match (&lists[..], &others[..]) {
            ([Some(list), rest @ ..], [] | [_]) if rest.iter().all(|other| other.as_ref() == Some(list)) => {
                let corner = |at: usize| (format!("{list}[{at}]"), at);
                let point = others.into_iter().map(|point| (point.clone(), QUAD_AND_POINT - 1));
                Ok(Some(owned((0..QUAD_AND_POINT - 1).map(corner).chain(point))))
            }
            _ => Err(FormulaError::new(FormulaFlaw::FewPoints(self.roots.clone()), place.clone())),
        }
    }

    /// Two places and two sizes, each a thing of its own, are two shapes: `Rect r1, Vec2 p1, Rect r2, Vec2 p2`.
    fn pair_up(&self, vocabulary: &dyn Vocabulary, order: &[&String], owners: &mut Owners) {
        let is_place = |root: &&&String| !self.sized.contains(root);
        let is_size = |root: &&&String| !self.placed.contains(root);
        let places: Vec<&&String> = order.iter().filter(is_place).collect();
        let sizes: Vec<&&String> = order.iter().filter(is_size).collect();
        if owners.is_empty()
            && vocabulary.shapes().len() == 2
            && places.len() == 2
            && sizes.len() == 2
            && order.len() == 4
        {
            for (owner, both) in places.into_iter().zip(sizes).enumerate() {
                owners.extend([both.0, both.1].map(|root| ((*root).clone(), owner)));
            }
        }
    }

    fn circle(&self) -> Option<&String> {
        match (&self.round[..], &self.maybe_round[..]) {
            ([only], _) | ([], [only]) => Some(only),
            _ => None,
        }
    }
}
