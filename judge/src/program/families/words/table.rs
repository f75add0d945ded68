//! The table of names. Each name is in lower case and without `_`; a space stands between two.

use super::{CENTRE, HALF, MAX, MIN, Named, SIZE};

/// Whether the name means nothing else.
const SURE: bool = true;
const UNSURE: bool = false;

/// Names of numbers, in lower case and without `_`, on x, y and z.
pub(super) const NUMBERS: [(Named, bool, [&str; 3]); 10] = [
    (
        Named::Place,
        SURE,
        [
            "x posx xpos positionx locx xposition px xcoord offsetleft xloc worldx coordx u clientx pagex screenx \
             offsetx mousex canvasx",
            "y posy ypos positiony locy yposition py ycoord offsettop yloc worldy coordy v clienty pagey screeny \
             offsety mousey canvasy",
            "z posz zpos positionz pz zcoord",
        ],
    ),
    (
        MIN,
        SURE,
        [
            "x1 left xmin minx x0 l xstart startx beginx xbegin leftx leftedge leftside leftline lowerx west westedge \
             xlo lox xlow lowx lx",
            "y1 top ymin miny y0 t ystart starty beginy ybegin topy topedge topside topline lowery north northedge \
             ylo loy ylow lowy ty",
            "z1 front zmin minz z0 near startz lowerz",
        ],
    ),
    (
        MAX,
        SURE,
        [
            "x2 right xmax maxx endx xend rightx rightedge rightside rightline upperx east eastedge xhi hix xhigh \
             highx",
            "y2 bottom ymax maxy endy yend b bottomy bottomedge bottomside bottomline uppery south southedge yhi hiy \
             yhigh highy bot",
            "z2 back zmax maxz endz far upperz",
        ],
    ),
    (MAX, UNSURE, ["r ex", "ey", "ez"]),
    (
        SIZE,
        SURE,
        [
            "w width sizex wid sizew xsize wd offsetwidth clientwidth largeur breite ancho larghezza dimx lenx xlen \
             displaywidth",
            "h height sizey ht sizeh ysize hgt offsetheight clientheight hauteur hoehe höhe alto altezza dimy leny \
             ylen displayheight hei",
            "depth sizez zsize length",
        ],
    ),
    (SIZE, UNSURE, ["dx", "dy", "dz d"]),
    (
        CENTRE,
        SURE,
        [
            "cx centerx centrex xcenter midx xcentre xmid middlex xc",
            "cy centery centrey ycenter midy ycentre ymid middley yc",
            "cz centerz centrez midz",
        ],
    ),
    (
        HALF,
        SURE,
        [
            "hw halfwidth halfw halfx halfsizex halfextentx widthhalf xhalf",
            "hh halfheight halfh halfy halfsizey halfextenty heighthalf yhalf",
            "hd halfdepth halfz halfd",
        ],
    ),
    (HALF, UNSURE, ["extentx hx ex rx xradius radiusx", "extenty hy ey ry yradius radiusy", "hz ez rz extentz"]),
    (SIZE, UNSURE, ["extentx", "extenty", "extentz"]),
];

/// Names of numbers that count on every axis.
pub(super) const BOTH: [(Named, bool, &str); 6] = [
    (
        Named::Radius,
        SURE,
        "radius circleradius ballradius collisionradius hitradius boundingradius colliderradius rayon radio",
    ),
    (Named::Radius, UNSURE, "r rad"),
    (Named::Diameter, SURE, "diameter diam"),
    (Named::Diameter, UNSURE, "d"),
    (SIZE, SURE, "size side sidelength edgelength"),
    (HALF, SURE, "half halfsize halfside hs"),
];

/// Members that have members of their own: `pos.x`, `min[0]`.
pub(super) const POINTS: [(Named, bool, &str); 11] = [
    (
        Named::Place,
        SURE,
        "position pos location loc xy coords coord globalposition localposition translation point coordinates place",
    ),
    (Named::Place, UNSURE, "p"),
    (
        MIN,
        SURE,
        "min mins minimum start topleft tl lower lowerbound lo origin upperleft lefttop begin lt minpoint ul from \
            low",
    ),
    (MIN, UNSURE, "p1 a l c1 v1 corner1 first pt1 point1 min1"),
    (
        MAX,
        SURE,
        "max maxs maximum end bottomright br upper upperbound hi lowerright rightbottom rb maxpoint lr to high",
    ),
    (MAX, UNSURE, "p2 b c2 v2 corner2 second pt2 point2 max2"),
    (SIZE, SURE, "size dimensions dim dims dimension wh scale sz localscale lossyscale"),
    (SIZE, UNSURE, "s extent extents"),
    (CENTRE, SURE, "center centre mid middle centerpoint c centroid"),
    (
        HALF,
        SURE,
        "half halfs halfsize halfextents halfextent halfdimensions halfdim halfwidths hsize halfsizes \
        halves",
    ),
    (HALF, UNSURE, "extents extent r e ext h"),
];

/// Members that are added to a place.
pub(super) const OFFSETS: &str = "offset off pivot localoffset hitboxoffset";

/// Members that are the shape itself.
pub(super) const SHAPES: &str = "rect bounds boundingbox box aabb hitbox collider collisionbox body shape sprite def \
    transform frame geometry rectangle bbox boundingrect boundingclientrect globalbounds localbounds collisionrect \
    dstrect dest dst area hitboxrect boundary clientrect props boxcollider collision textureregion data entity \
    collisionshape collisionbounds value image texture img region circle ball circlecollider tag userdata";

/// Names of points, alone or before `x` and `y`.
pub(super) const POINT_NAMES: &str = "p pt point mouse m cursor pointer click touch tap finger client offset page \
    screen test bullet pixel event evt ev pos position location coords mousepos mouseposition cursorpos clickpos \
    touchpos q probe dot vec xy input mousepoint hotspot";
