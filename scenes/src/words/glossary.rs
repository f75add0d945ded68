//! The field's terms, which learners search for. Each has a name, two sentences of meaning, and a figure.

use super::Text;

/// A term of the field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    /// Kebab-case key of its words in the glossary's catalogues and of its figure in `docs/glossary`.
    pub key: &'static str,
    /// A command line that opens a picture of it; `None` for a figure drawn by hand.
    pub opening: Option<&'static str>,
}

impl Term {
    /// Its name.
    pub fn name(&self) -> Text {
        Text::message(format!("term-{}", self.key))
    }

    /// Its meaning, in two sentences.
    pub fn meaning(&self) -> Text {
        Text::message(format!("about-term-{}", self.key))
    }
}

/// All terms, in the order of the course.
pub const TERMS: &[Term] = &[
    opened("hit-detection", "rects a=60,60,170,120 b=160,120,190,110"),
    opened("contact", "rects a=70,80,130,110 b=200,120,130,100"),
    opened("cross-product", "quad a=90,60 b=340,90 c=330,250 d=70,230 p=230,120 cross=on"),
    drawn("dot-product"),
    opened("convex-concave", "quad a=60,40 b=350,50 c=190,140 d=80,260 p=260,62 method=same-side paint=on"),
    opened("self-crossing", "quad a=60,70 b=340,230 c=340,70 d=60,230 p=200,90 method=crossings"),
    opened("degenerate", "quad a=70,60 b=70,60 c=350,80 d=200,250 p=200,130"),
    opened("ray", "quad a=60,170 b=120,60 c=300,90 d=260,240 p=160,150 method=crossings"),
    opened("even-odd", "quad a=60,70 b=340,230 c=340,70 d=60,230 p=110,150 method=crossings paint=on"),
    opened("interval", "rects a=60,50,110,90 b=240,110,110,90"),
    opened("short-circuit", "rects a=60,60,100,80 b=230,130,110,90 method=ruled-out step=1"),
    opened("rounding-error", "rects preset=last-bit-sum"),
    opened("frame", "melons speed=40 frame=6"),
    opened("tunnelling", "melons preset=between-frames"),
    opened("swept-test", "melons preset=swept"),
    opened("broad-phase", "crowd n=60 method=strips frame=0"),
    opened("brute-force", "crowd n=12 method=brute watch=on frame=40"),
    opened("sort-and-sweep", "crowd n=12 method=sweep watch=on frame=14"),
    opened("cuboid", "cuboids preset=javascript-canvas"),
    opened("aabb", "rects preset=cpp-rectangles"),
    opened("bounding-box", "quad preset=mistake-bounding-box paint=on"),
    opened("sweep-and-prune", "crowd n=40 method=sweep watch=on frame=60"),
    drawn("clamp"),
    drawn("collision-response"),
    opened("mtv", "rects a=60,70,160,150 b=190,90,140,130"),
    opened("time-of-impact", "melons preset=touching"),
    opened("sat", "turned preset=turned-only-b"),
    opened("obb", "turned a=150,110,140,70,-20 b=250,210,120,60,30"),
    opened("projection", "turned preset=turned-overlap"),
    opened("ray-cast", "lines preset=circle-through method=first-root"),
    opened("slab", "lines preset=line-through"),
    opened("parametric-line", "lines preset=lines-beyond method=u-values"),
    opened("collinear", "lines preset=apart-in-line method=products-closed"),
    opened("orientation", "quad a=90,60 b=340,90 c=330,250 d=70,230 p=180,160 halves=on"),
    drawn("winding-number"),
    opened(
        "epsilon",
        "rects a=60,60,120,100 b=190,110,130,90 \
         formula=\"ax + aw + 20 > bx && bx + bw + 20 > ax && ay + ah + 20 > by && by + bh + 20 > ay\" map=off",
    ),
    opened("ulp", "rects preset=last-bit-single"),
    drawn("floor-division"),
];

const fn opened(key: &'static str, opening: &'static str) -> Term {
    Term { key, opening: Some(opening) }
}

const fn drawn(key: &'static str) -> Term {
    Term { key, opening: None }
}
