//! The names of members of shapes in games: `a.pos.x`, `a.getWidth()`, `a[2]`, `m_x`.

use hantei_collision::Part;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Member {
    /// 0 for x, 1 for y, 2 for z.
    pub(crate) axis: usize,
    pub(crate) part: Part,
    pub(crate) is_half: bool,
    /// A place that in some games is the centre: `x`, `position.x`.
    pub(crate) is_place: bool,
}

/// Members without a point in them, in lower case and without `_`: the part, whether it is half of it, whether it is a
/// place that in some games is the centre, and the names on each axis.
const PLAIN: [(Part, bool, bool, [&[&str]; 3]); 6] = [
    (
        Part::Min,
        false,
        true,
        [
            &["x", "posx", "xpos", "positionx", "locx", "xposition", "px", "xcoord", "offsetleft"],
            &["y", "posy", "ypos", "positiony", "locy", "yposition", "py", "ycoord", "offsettop"],
            &["z", "posz", "zpos", "positionz"],
        ],
    ),
    (
        Part::Min,
        false,
        false,
        [
            &[
                "x1", "left", "xmin", "minx", "x0", "l", "xstart", "startx", "leftx", "leftedge", "leftside",
                "leftline", "lowerx", "west", "westedge",
            ],
            &[
                "y1",
                "top",
                "ymin",
                "miny",
                "y0",
                "t",
                "ystart",
                "starty",
                "topy",
                "topedge",
                "topside",
                "topline",
                "lowery",
                "north",
                "northedge",
            ],
            &["z1", "front", "zmin", "minz", "z0", "near"],
        ],
    ),
    (
        Part::Size,
        false,
        false,
        [
            &["w", "width", "sizex", "wid", "sizew", "xsize", "wd", "offsetwidth", "clientwidth"],
            &["h", "height", "sizey", "ht", "sizeh", "ysize", "hgt", "offsetheight", "clientheight"],
            &["d", "depth", "sizez", "length"],
        ],
    ),
    (
        Part::Max,
        false,
        false,
        [
            &[
                "x2",
                "right",
                "xmax",
                "maxx",
                "endx",
                "xend",
                "r",
                "rightx",
                "rightedge",
                "rightside",
                "rightline",
                "upperx",
                "east",
                "eastedge",
            ],
            &[
                "y2",
                "bottom",
                "ymax",
                "maxy",
                "endy",
                "yend",
                "b",
                "bottomy",
                "bottomedge",
                "bottomside",
                "bottomline",
                "uppery",
                "south",
                "southedge",
            ],
            &["z2", "back", "zmax", "maxz", "endz", "far"],
        ],
    ),
    (
        Part::Centre,
        false,
        false,
        [
            &["cx", "centerx", "centrex", "xcenter", "midx", "xcentre", "xmid"],
            &["cy", "centery", "centrey", "ycenter", "midy", "ycentre", "ymid"],
            &["cz", "centerz", "centrez", "midz"],
        ],
    ),
    (
        Part::Size,
        true,
        false,
        [
            &["hw", "halfwidth", "halfw", "halfx", "halfsizex", "extentx", "halfextentx", "hx", "ex"],
            &["hh", "halfheight", "halfh", "halfy", "halfsizey", "extenty", "halfextenty", "hy", "ey"],
            &["hd", "halfdepth", "halfz", "hz"],
        ],
    ),
];

/// Members with members of their own, in the same form.
const POINTS: [(Part, bool, bool, &[&str]); 6] = [
    (
        Part::Min,
        false,
        true,
        &[
            "position",
            "pos",
            "location",
            "loc",
            "xy",
            "coords",
            "globalposition",
            "localposition",
            "translation",
            "point",
            "coordinates",
        ],
    ),
    (
        Part::Min,
        false,
        false,
        &[
            "min",
            "mins",
            "minimum",
            "start",
            "topleft",
            "tl",
            "lower",
            "lowerbound",
            "lo",
            "p1",
            "origin",
            "upperleft",
            "lefttop",
            "begin",
        ],
    ),
    (
        Part::Max,
        false,
        false,
        &[
            "max",
            "maxs",
            "maximum",
            "end",
            "bottomright",
            "br",
            "upper",
            "upperbound",
            "hi",
            "p2",
            "lowerright",
            "rightbottom",
        ],
    ),
    (
        Part::Size,
        false,
        false,
        &["size", "dimensions", "dim", "dims", "dimension", "wh", "scale", "sz", "localscale", "lossyscale"],
    ),
    (Part::Centre, false, false, &["center", "centre", "mid", "middle", "c", "centerpoint"]),
    (
        Part::Size,
        true,
        false,
        &[
            "half",
            "halfs",
            "halfsize",
            "halfextents",
            "halfextent",
            "extents",
            "extent",
            "halfdimensions",
            "halfdim",
            "halfwidths",
            "hsize",
            "halfsizes",
            "r",
            "e",
        ],
    ),
];

const AXES: [[&str; 8]; 3] = [
    ["x", "[0]", "w", "width", "left", "right", "0", "u"],
    ["y", "[1]", "h", "height", "top", "bottom", "1", "v"],
    ["z", "[2]", "d", "depth", "front", "back", "2", ""],
];

const SHAPES: [&str; 42] = [
    "rect",
    "bounds",
    "boundingbox",
    "box",
    "aabb",
    "hitbox",
    "collider",
    "collisionbox",
    "body",
    "shape",
    "sprite",
    "def",
    "transform",
    "frame",
    "geometry",
    "rectangle",
    "bbox",
    "boundingrect",
    "boundingclientrect",
    "globalbounds",
    "localbounds",
    "collisionrect",
    "dstrect",
    "dest",
    "dst",
    "area",
    "hitboxrect",
    "boundary",
    "clientrect",
    "props",
    "boxcollider",
    "collision",
    "textureregion",
    "data",
    "entity",
    "collisionshape",
    "collisionbounds",
    "value",
    "image",
    "texture",
    "img",
    "region",
];

/// A segment of a name in plain spelling: `getWidth`, `m_width` and `Width` are `width`.
pub(in crate::formula) fn plain(segment: &str) -> String {
    let bare = segment.strip_prefix("m_").unwrap_or(segment);
    let lower = bare.to_ascii_lowercase().replace('_', "");
    match lower.strip_prefix("get") {
        Some(rest) if !rest.is_empty() => rest.to_owned(),
        _ => lower,
    }
}

/// `topLeftCorner` and `topLeftPoint` are `topleft`.
fn point(name: &str) -> Option<(Part, bool, bool)> {
    let bare = ["corner", "point"].iter().find_map(|end| name.strip_suffix(end)).filter(|bare| bare.len() > 3);
    let named = |name: &str| POINTS.iter().find(|(.., names)| names.contains(&name));
    let found = named(name).or_else(|| named(bare?));
    found.map(|&(part, is_half, is_place, _)| (part, is_half, is_place))
}

pub(super) fn is_place_or_middle(name: &str) -> bool {
    point(name).is_some_and(|(part, _, is_place)| is_place || part == Part::Centre)
}

/// The meaning of these segments, each [`plain`].
pub(in crate::formula) fn member(segments: &[String]) -> Option<Member> {
    let bare: Vec<&str> = segments.iter().map(String::as_str).filter(|segment| !SHAPES.contains(segment)).collect();
    match bare[..] {
        [name] => PLAIN.iter().find_map(|&(part, is_half, is_place, names)| {
            let axis = names.iter().position(|names| names.contains(&name))?;
            Some(Member { axis, part, is_half, is_place })
        }),
        [of, axis] => {
            let (part, is_half, is_place) = point(of)?;
            let axis = AXES.iter().position(|names| names.contains(&axis))?;
            Some(Member { axis, part, is_half, is_place })
        }
        // `a.bounds.min.x`, `a.transform.position.x`: the shape is already left out above.
        _ => None,
    }
}

pub(in crate::formula) fn is_point(segments: &[String]) -> bool {
    let bare: Vec<&String> = segments.iter().filter(|segment| !SHAPES.contains(&segment.as_str())).collect();
    matches!(bare[..], [of] if point(of).is_some())
}

pub(in crate::formula) fn is_shape(segment: &str) -> bool {
    SHAPES.contains(&segment)
}

/// The ways to split a name into the shape's name and the number's name.
pub(in crate::formula) fn split(name: &str) -> Vec<(String, String)> {
    let bare: String = name.chars().filter(|it| *it != '_').map(|it| it.to_ascii_lowercase()).collect();
    if !bare.is_ascii() {
        return Vec::new();
    }
    let is_member = |part: &str| member(&[part.to_owned()]).is_some() || is_point(&[part.to_owned()]);
    let has_digit = |part: &str| part.ends_with(|it: char| it.is_ascii_digit());
    let mut all = Vec::new();
    for at in 0..=bare.len() {
        let (one, other) = bare.split_at(at);
        // `ax1`: A, x1; but `minx1` is the least x of 1.
        if is_member(other) && (!has_digit(other) || !one.is_empty()) && !matches!(one, "min" | "max") {
            all.push((one.to_owned(), other.to_owned()));
        }
        // `x1`: 1, x; and `x1a`: a, x1.
        if is_member(one)
            && !other.is_empty()
            && (!has_digit(one) || other.starts_with(|it: char| it.is_ascii_alphabetic()))
            && !(has_digit(one) && matches!(other, "min" | "max"))
        {
            all.push((other.to_owned(), one.to_owned()));
        }
        // `minAx`: A, min x; `x1min`: 1, x min.
        for end in at + 1..bare.len() {
            let (ends, middle) = (format!("{one}{}", &bare[end..]), &bare[at..end]);
            if at > 0 && is_member(&ends) && ends.len() > 3 && matches!(middle, "a" | "b" | "1" | "2") {
                all.push((middle.to_owned(), ends));
            }
        }
    }
    all
}
