//! What a method has compared, a line each, with what follows from several of them.

use hantei_collision::{About, Comparison, Operator, Question};

/// The comparisons as lines. Behind those on a ray: how many edges it crosses. `has_sizes`: the axes are those of widths
/// and heights.
pub(super) fn lines(questions: &[Question], heard: &[Comparison], has_sizes: bool) -> Vec<String> {
    let asked = |made: &Comparison| questions.iter().find(|asked| asked.id == made.question);
    let mut lines = Vec::new();
    let mut ray: Option<Ray> = None;
    for (made, asked) in heard.iter().filter_map(|made| Some((made, asked(made)?))) {
        let from = from(asked);
        if ray.as_ref().map(|ray| ray.from) != from {
            lines.extend(ray.take().map(|ray| ray.line()));
            ray = from.map(|from| Ray { from, crossed: 0 });
        }
        if let Some(ray) = ray.as_mut().filter(|_| made.holds && asked.left.starts_with(CROSSED)) {
            ray.crossed += 1;
        }
        lines.push(asked.explained(made) + &axis(asked, has_sizes));
    }
    lines.extend(ray.map(|ray| ray.line()));
    lines
}

/// Where an edge crosses a height.
const CROSSED: &str = "x(";

/// A ray to the right, by the name of its start.
struct Ray<'a> {
    from: &'a str,
    crossed: usize,
}

impl Ray<'_> {
    fn line(&self) -> String {
        let parity = if self.crossed.is_multiple_of(2) { "even" } else { "odd" };
        format!("the ray from {} crosses {}: {parity}", self.from, self.crossed)
    }
}

/// The start of the ray that a question is about: `a1` of `b2.y > a1.y`, and of `x(b2-3, a1.y) > a1.x`.
fn from(asked: &Question) -> Option<&str> {
    let is_of_ray = asked.left.starts_with(CROSSED) || asked.left.ends_with(".y");
    let is_of_edge = matches!(asked.about, Some(About::EdgeOf(_) | About::CornerAtEdge(..) | About::CornerOf(_)));
    let name = asked.right.strip_suffix('x').or_else(|| asked.right.strip_suffix('y'))?;
    (is_of_ray && is_of_edge && asked.operator == Operator::Greater).then(|| name.trim_end_matches('.'))
}

/// What the axis of a question is.
fn axis(asked: &Question, has_sizes: bool) -> String {
    match asked.about {
        Some(About::AxisOf(is_b, edge)) if has_sizes && asked.left.contains(".m") => {
            let side = if edge == 1 { "width" } else { "height" };
            format!(" (along {}'s {side})", if is_b { "b" } else { "a" })
        }
        _ => String::new(),
    }
}
