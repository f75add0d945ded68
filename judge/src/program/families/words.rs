//! The table of names: what a member, or the end of a parameter's name, says of a number.

use super::Part;
use hantei_collision::Axis;

/// What a name says a number is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Named {
    /// `x`, `pos.x`: in some games the corner, in others the centre.
    Place,
    Part(Part),
    /// `offset.x`: is added to a place.
    Offset,
    Radius,
    Diameter,
}

/// A meaning that a name can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Role {
    /// `None` if it counts on each axis: the `size` of a square, a radius.
    pub(super) axis: Option<Axis>,
    pub(super) named: Named,
    /// Whether the name means nothing else. `extent` is half of a size or all of it.
    pub(super) is_sure: bool,
}

const PLACE: Named = Named::Place;
const MIN: Named = Named::Part(Part::Min);
const MAX: Named = Named::Part(Part::Max);
const SIZE: Named = Named::Part(Part::Size);
const HALF: Named = Named::Part(Part::Half);
const CENTRE: Named = Named::Part(Part::Centre);

const SURE: bool = true;
const UNSURE: bool = false;

type Row<const N: usize> = (Named, bool, [&'static [&'static str]; N]);

/// Names of numbers, in lower case and without `_`, on x, y and z.
const NUMBERS: [Row<3>; 10] = [
    (
        PLACE,
        SURE,
        [
            &[
                "x", "posx", "xpos", "positionx", "locx", "xposition", "px", "xcoord", "offsetleft", "xloc", "worldx",
                "coordx", "u", "clientx", "pagex", "screenx", "offsetx", "mousex", "canvasx",
            ],
            &[
                "y", "posy", "ypos", "positiony", "locy", "yposition", "py", "ycoord", "offsettop", "yloc", "worldy",
                "coordy", "v", "clienty", "pagey", "screeny", "offsety", "mousey", "canvasy",
            ],
            &["z", "posz", "zpos", "positionz", "pz", "zcoord"],
        ],
    ),
    (
        MIN,
        SURE,
        [
            &[
                "x1", "left", "xmin", "minx", "x0", "l", "xstart", "startx", "beginx", "xbegin", "leftx", "leftedge",
                "leftside", "leftline", "lowerx", "west", "westedge", "xlo", "lox", "xlow", "lowx", "lx",
            ],
            &[
                "y1", "top", "ymin", "miny", "y0", "t", "ystart", "starty", "beginy", "ybegin", "topy", "topedge",
                "topside", "topline", "lowery", "north", "northedge", "ylo", "loy", "ylow", "lowy", "ty",
            ],
            &["z1", "front", "zmin", "minz", "z0", "near", "startz", "lowerz"],
        ],
    ),
    (
        MAX,
        SURE,
        [
            &[
                "x2", "right", "xmax", "maxx", "endx", "xend", "rightx", "rightedge", "rightside", "rightline", "upperx",
                "east", "eastedge", "xhi", "hix", "xhigh", "highx",
            ],
            &[
                "y2", "bottom", "ymax", "maxy", "endy", "yend", "b", "bottomy", "bottomedge", "bottomside", "bottomline",
                "uppery", "south", "southedge", "yhi", "hiy", "yhigh", "highy", "bot",
            ],
            &["z2", "back", "zmax", "maxz", "endz", "far", "upperz"],
        ],
    ),
    (MAX, UNSURE, [&["r", "ex"], &["ey"], &["ez"]]),
    (
        SIZE,
        SURE,
        [
            &[
                "w", "width", "sizex", "wid", "sizew", "xsize", "wd", "offsetwidth", "clientwidth", "largeur", "breite",
                "ancho", "larghezza", "dimx", "lenx", "xlen", "displaywidth",
            ],
            &[
                "h", "height", "sizey", "ht", "sizeh", "ysize", "hgt", "offsetheight", "clientheight", "hauteur",
                "hoehe", "höhe", "alto", "altezza", "dimy", "leny", "ylen", "displayheight", "hei",
            ],
            &["depth", "sizez", "zsize", "length"],
        ],
    ),
    (SIZE, UNSURE, [&["dx"], &["dy"], &["dz", "d"]]),
    (
        CENTRE,
        SURE,
        [
            &["cx", "centerx", "centrex", "xcenter", "midx", "xcentre", "xmid", "middlex", "xc"],
            &["cy", "centery", "centrey", "ycenter", "midy", "ycentre", "ymid", "middley", "yc"],
            &["cz", "centerz", "centrez", "midz"],
        ],
    ),
    (
        HALF,
        SURE,
        [
            &["hw", "halfwidth", "halfw", "halfx", "halfsizex", "halfextentx", "widthhalf", "xhalf"],
            &["hh", "halfheight", "halfh", "halfy", "halfsizey", "halfextenty", "heighthalf", "yhalf"],
            &["hd", "halfdepth", "halfz", "halfd"],
        ],
    ),
    (
        HALF,
        UNSURE,
        [
            &["extentx", "hx", "ex", "rx", "xradius", "radiusx"],
            &["extenty", "hy", "ey", "ry", "yradius", "radiusy"],
            &["hz", "ez", "rz", "extentz"],
        ],
    ),
    (SIZE, UNSURE, [&["extentx"], &["extenty"], &["extentz"]]),
];

/// Names of numbers that count on every axis.
const BOTH: [(Named, bool, &[&str]); 6] = [
    (
        Named::Radius,
        SURE,
        &[
            "radius", "circleradius", "ballradius", "collisionradius", "hitradius", "boundingradius", "colliderradius",
            "rayon", "radio",
        ],
    ),
    (Named::Radius, UNSURE, &["r", "rad"]),
    (Named::Diameter, SURE, &["diameter", "diam"]),
    (Named::Diameter, UNSURE, &["d"]),
    (SIZE, SURE, &["size", "side", "sidelength", "edgelength"]),
    (HALF, SURE, &["half", "halfsize", "halfside", "hs"]),
];

/// Members that have members of their own: `pos.x`, `min[0]`.
const POINTS: [(Named, bool, &[&str]); 11] = [
    (
        PLACE,
        SURE,
        &[
            "position", "pos", "location", "loc", "xy", "coords", "coord", "globalposition", "localposition",
            "translation", "point", "coordinates", "place",
        ],
    ),
    (PLACE, UNSURE, &["p"]),
    (
        MIN,
        SURE,
        &[
            "min", "mins", "minimum", "start", "topleft", "tl", "lower", "lowerbound", "lo", "origin", "upperleft",
            "lefttop", "begin", "lt", "minpoint", "ul", "from", "low",
        ],
    ),
    (MIN, UNSURE, &["p1", "a", "l", "c1", "v1", "corner1", "first", "pt1", "point1", "min1"]),
    (
        MAX,
        SURE,
        &[
            "max", "maxs", "maximum", "end", "bottomright", "br", "upper", "upperbound", "hi", "lowerright",
            "rightbottom", "rb", "maxpoint", "lr", "to", "high",
        ],
    ),
    (MAX, UNSURE, &["p2", "b", "c2", "v2", "corner2", "second", "pt2", "point2", "max2"]),
    (SIZE, SURE, &["size", "dimensions", "dim", "dims", "dimension", "wh", "scale", "sz", "localscale", "lossyscale"]),
    (SIZE, UNSURE, &["s", "extent", "extents"]),
    (CENTRE, SURE, &["center", "centre", "mid", "middle", "centerpoint", "c", "centroid"]),
    (
        HALF,
        SURE,
        &[
            "half", "halfs", "halfsize", "halfextents", "halfextent", "halfdimensions", "halfdim", "halfwidths", "hsize",
            "halfsizes", "halves",
        ],
    ),
    (HALF, UNSURE, &["extents", "extent", "r", "e", "ext", "h"]),
];

const OFFSETS: [&str; 5] = ["offset", "off", "pivot", "localoffset", "hitboxoffset"];

const AXES: [&[&str]; 3] = [&["x", "[0]", "u"], &["y", "[1]", "v"], &["z", "[2]"]];
const SIZE_AXES: [&[&str]; 3] = [&["w", "width"], &["h", "height"], &["d", "depth"]];

/// Members that are the shape itself.
const SHAPES: &[&str] = &[
    "rect", "bounds", "boundingbox", "box", "aabb", "hitbox", "collider", "collisionbox", "body", "shape", "sprite",
    "def", "transform", "frame", "geometry", "rectangle", "bbox", "boundingrect", "boundingclientrect", "globalbounds",
    "localbounds", "collisionrect", "dstrect", "dest", "dst", "area", "hitboxrect", "boundary", "clientrect", "props",
    "boxcollider", "collision", "textureregion", "data", "entity", "collisionshape", "collisionbounds", "value", "image",
    "texture", "img", "region", "circle", "ball", "circlecollider", "tag", "userdata",
];

/// A segment of a name in plain spelling: `getWidth`, `m_width` and `Width` are `width`.
pub(super) fn plain(segment: &str) -> String {
    let bare = segment.strip_prefix("m_").unwrap_or(segment);
    let lower = bare.to_lowercase().replace('_', "");
    match lower.strip_prefix("get") {
        Some(rest) if !rest.is_empty() => rest.to_owned(),
        _ => lower,
    }
}

pub(super) fn is_shape(word: &str) -> bool {
    SHAPES.contains(&word)
}

fn axis_at(place: usize) -> Option<Axis> {
    Axis::SPACE.get(place).copied()
}

/// What a single word says: `x`, `halfWidth`, `r`.
fn of_number(word: &str) -> Vec<Role> {
    let plane = NUMBERS.iter().filter_map(|&(named, is_sure, axes)| {
        let axis = axes.iter().position(|names| names.contains(&word))?;
        Some(Role { axis: axis_at(axis), named, is_sure })
    });
    let both = BOTH.iter().filter(|(.., names)| names.contains(&word));
    plane.chain(both.map(|&(named, is_sure, _)| Role { axis: None, named, is_sure })).collect()
}

/// What a word with members says, `topLeft` and `topLeftCorner` the same.
pub(super) fn of_point(word: &str) -> Vec<(Named, bool)> {
    if OFFSETS.contains(&word) {
        return vec![(Named::Offset, true)];
    }
    let named = |name: &str| -> Vec<(Named, bool)> {
        POINTS.iter().filter(|(.., names)| names.contains(&name)).map(|&(named, is_sure, _)| (named, is_sure)).collect()
    };
    let found = named(word);
    let bare = ["corner", "point", "bound"].iter().find_map(|end| word.strip_suffix(end)).filter(|it| it.len() > 2);
    match bare {
        Some(bare) if found.is_empty() => named(bare),
        _ => found,
    }
}

fn of_two(of: &str, axis: &str) -> Vec<Role> {
    let points = of_point(of);
    let at = |axes: [&[&str]; 3]| axes.iter().position(|names| names.contains(&axis)).and_then(axis_at);
    let is_size = |named: Named| matches!(named, Named::Part(Part::Size | Part::Half));
    let role = |(named, is_sure)| {
        let axis = at(AXES).or_else(|| if is_size(named) { at(SIZE_AXES) } else { None })?;
        Some(Role { axis: Some(axis), named, is_sure })
    };
    points.into_iter().filter_map(role).collect()
}

/// Without the shape at its beginning: `boundsMin` is `min`.
fn without_shape(word: &str) -> Option<&str> {
    SHAPES.iter().find_map(|shape| word.strip_prefix(shape)).filter(|rest| !rest.is_empty())
}

fn of_word(word: &str) -> Vec<Role> {
    let found = of_number(word);
    if found.is_empty() { without_shape(word).map(of_number).unwrap_or_default() } else { found }
}

fn of_words(of: &str, axis: &str) -> Vec<Role> {
    let found = of_two(of, axis);
    if found.is_empty() { without_shape(of).map(|of| of_two(of, axis)).unwrap_or_default() } else { found }
}

/// What a path of words, each [`plain`], says, and how many of its first words are not part of the number's name.
/// The list is empty if no name of the table ends the path.
pub(super) fn roles(words: &[String]) -> (Vec<String>, Vec<Role>) {
    let bare: Vec<&String> = words.iter().filter(|word| !is_shape(word)).collect();
    let before = |end: usize| bare[..bare.len() - end].iter().map(|word| (*word).clone()).collect::<Vec<_>>();
    if let [.., of, axis] = bare[..] {
        let found = of_words(of, axis);
        if !found.is_empty() {
            return (before(2), found);
        }
    }
    if let [.., last] = bare[..] {
        let found = of_word(last);
        if !found.is_empty() {
            return (before(1), found);
        }
        let index = AXES.iter().position(|names| names.contains(&last.as_str()) && last.starts_with('['));
        if let Some(axis) = index {
            return (before(1), vec![Role { axis: axis_at(axis), named: Named::Place, is_sure: true }]);
        }
    }
    (before(0), Vec::new())
}

/// The ways to split a name into the shape's name and what the rest says of the number.
pub(super) fn split(name: &str) -> Vec<(String, Vec<Role>)> {
    let parts = split_words(name).into_iter().filter(|(owner, word)| is_cut_well(name, owner, word));
    parts.map(|(owner, word)| (owner, of_number(&word))).filter(|(_, roles)| !roles.is_empty()).collect()
}

/// Whether a single letter can be the number's name: the `R` of `ballR`, but not the `r` of `range`.
fn is_cut_well(name: &str, owner: &str, word: &str) -> bool {
    if word.len() > 1 || owner.len() < 3 || matches!(word, "x" | "y" | "w" | "h") {
        return true;
    }
    let last_two: Vec<char> = name.chars().rev().take(2).collect();
    let is_last = name.to_lowercase().ends_with(word);
    match last_two[..] {
        [last, before] => is_last && (before == '_' || (last.is_uppercase() && before.is_lowercase())),
        _ => false,
    }
}

/// The ways to split the name of a point: `boxMin` is the `min` of `box`.
pub(super) fn split_point(name: &str) -> Vec<(String, Vec<(Named, bool)>)> {
    let parts = split_words(name);
    parts.into_iter().map(|(owner, word)| (owner, of_point(&word))).filter(|(_, named)| !named.is_empty()).collect()
}

/// All ways to cut a name in two: the owner's name, and the number's name, which begins, ends or surrounds it.
fn split_words(name: &str) -> Vec<(String, String)> {
    let bare: String = name.chars().filter(|it| *it != '_').flat_map(char::to_lowercase).collect();
    if !bare.is_ascii() || bare.len() > 40 {
        return vec![(String::new(), bare)];
    }
    let has_digit = |part: &str| part.ends_with(|it: char| it.is_ascii_digit());
    let begins_word = |part: &str| part.starts_with(|it: char| it.is_ascii_alphabetic());
    let mut all = Vec::new();
    for at in 0..=bare.len() {
        let (one, other) = bare.split_at(at);
        // `minx1` is the least x of 1.
        if !other.is_empty() && !(has_digit(other) && matches!(one, "min" | "max")) {
            all.push((one.to_owned(), other.to_owned()));
        }
        // `x1`: the x of 1; `x1a`: the x1 of a.
        if !one.is_empty() && !other.is_empty() && (!has_digit(one) || begins_word(other)) {
            all.push((other.to_owned(), one.to_owned()));
        }
        // `minAx`
        for end in at + 1..bare.len() {
            let middle = &bare[at..end];
            if at > 0 && matches!(middle, "a" | "b" | "1" | "2") {
                all.push((middle.to_owned(), format!("{one}{}", &bare[end..])));
            }
        }
    }
    all
}

/// Names of points, alone or before `x` and `y`.
const POINT_NAMES: &[&str] = &[
    "p", "pt", "point", "mouse", "m", "cursor", "pointer", "click", "touch", "tap", "finger", "client", "offset", "page",
    "screen", "test", "bullet", "pixel", "event", "evt", "ev", "pos", "position", "location", "coords", "mousepos",
    "mouseposition", "cursorpos", "clickpos", "touchpos", "q", "probe", "dot", "vec", "xy", "input", "mousepoint", "hotspot",
];

pub(super) fn is_point_name(name: &str) -> bool {
    POINT_NAMES.contains(&plain(name).as_str())
}
