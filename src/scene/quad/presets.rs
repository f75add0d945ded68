//! The examples of the scene `quad`.

use crate::scene::ExampleGroup;

pub(super) const GROUPS: &[(&str, ExampleGroup)] = &[
    ("empty", ExampleGroup::Sources),
    ("counter-clockwise", ExampleGroup::TripUps),
    ("mistake-three-edges", ExampleGroup::Mistakes),
    ("wild-recastnavigation-263", ExampleGroup::Wild),
];

/// The test that most libraries have, after W. Randolph Franklin's PNPOLY.
macro_rules! crossings {
    () => {
        " formula=\"ab = ((A.y > P.y) != (B.y > P.y) && P.x < (B.x - A.x) * (P.y - A.y) / (B.y - A.y) + A.x); \
         bc = ((B.y > P.y) != (C.y > P.y) && P.x < (C.x - B.x) * (P.y - B.y) / (C.y - B.y) + B.x); \
         cd = ((C.y > P.y) != (D.y > P.y) && P.x < (D.x - C.x) * (P.y - C.y) / (D.y - C.y) + C.x); \
         da = ((D.y > P.y) != (A.y > P.y) && P.x < (A.x - D.x) * (P.y - D.y) / (A.y - D.y) + D.x); \
         return (ab != bc) != (cd != da);\""
    };
}

/// The source's own examples, tricky shapes, common wrong tests where they fail, and bugs reported of libraries and
/// games. The worked edge is AB; C and D make it a quad.
pub(super) const PRESETS: &[(&str, &str)] = &[
    ("empty", ""),
    ("wpf-figure", "a=162,212 b=210,112 c=386,152 d=355,244 p=251,179"),
    ("worked-edge-p1", "a=12,10 b=12,30 c=2,30 d=2,10 p=7,23 grid=on"),
    ("worked-edge-p2", "a=12,10 b=12,30 c=2,30 d=2,10 p=18,19 grid=on"),
    ("counter-clockwise", "a=355,244 b=386,152 c=210,112 d=162,212 p=251,179"),
    ("concave", "a=100,100 b=420,100 c=220,220 d=100,400 p=300,130"),
    ("bow-tie", "a=100,100 b=400,300 c=400,100 d=100,300 p=160,200"),
    ("degenerate", "a=100,120 b=100,120 c=420,120 d=260,340 p=260,180"),
    ("on-edge", "a=100,100 b=400,100 c=400,300 d=100,300 p=400,200"),
    ("on-corner", "a=100,100 b=400,100 c=400,300 d=100,300 p=400,300"),
    // Source of the first two: Kettner, Mehlhorn, Pion, Schirra and Yap, "Classroom examples of robustness problems in
    // geometric computations" (2008): p, and q and r as A and B.
    ("last-bit", "a=12,12 b=24,24 c=18,30 d=12,24 p=0.5,0.5 lens=on"),
    ("last-bit-fractions", "a=8.8,8.8 b=12.1,12.1 c=10.5,13.8 d=8.8,12.1 p=0.5,0.5 lens=on"),
    ("last-bit-single", "a=460,360 b=20,30 c=240,30 d=460,200 p=60,60 lens=on precision=single"),
    (
        "mistake-three-edges",
        "a=200,120 b=440,120 c=440,340 d=200,340 p=120,230 \
         formula=\"cross(A, B, P) > 0 && cross(B, C, P) > 0 && cross(C, D, P) > 0\"",
    ),
    (
        "mistake-bounding-box",
        "a=320,80 b=480,230 c=320,380 d=160,230 p=210,130 \
         formula=\"P.x >= min(A.x, B.x, C.x, D.x) && P.x <= max(A.x, B.x, C.x, D.x) && \
             P.y >= min(A.y, B.y, C.y, D.y) && P.y <= max(A.y, B.y, C.y, D.y)\"",
    ),
    (
        "mistake-wrong-winding",
        "a=162,212 b=210,112 c=386,152 d=355,244 p=251,179 \
         formula=\"cross(A, B, P) < 0 && cross(B, C, P) < 0 && cross(C, D, P) < 0 && cross(D, A, P) < 0\"",
    ),
    (
        "mistake-both-ends",
        "a=320,80 b=480,230 c=320,380 d=160,230 p=290,230 \
         formula=\"ab = (A.y <= P.y && P.y <= B.y && cross(A, B, P) > 0) || (B.y <= P.y && P.y <= A.y && cross(A, B, P) < 0); \
             bc = (B.y <= P.y && P.y <= C.y && cross(B, C, P) > 0) || (C.y <= P.y && P.y <= B.y && cross(B, C, P) < 0); \
             cd = (C.y <= P.y && P.y <= D.y && cross(C, D, P) > 0) || (D.y <= P.y && P.y <= C.y && cross(C, D, P) < 0); \
             da = (D.y <= P.y && P.y <= A.y && cross(D, A, P) > 0) || (A.y <= P.y && P.y <= D.y && cross(D, A, P) < 0); \
             return (ab != bc) != (cd != da);\"",
    ),
    (
        "wild-recastnavigation-263",
        concat!("a=-1416,2736 b=-1476,2724 c=-1500,2772 d=-1416,2952 p=-1416,2892", crossings!()),
    ),
    ("wild-polygon-contains-point-12", concat!("a=-1,-1 b=-1,1 c=1,1 d=1,-1 p=0,1 kept=-1,0", crossings!())),
    ("wild-d3-polygon-30", concat!("a=0,0 b=0,1 c=1,1 d=1,0 p=0,0 kept=0,1/1,1/1,0", crossings!())),
    ("wild-scikit-image-3892", concat!("a=0,0 b=1,0 c=0,1 d=0,0.5 p=0,0 kept=1,0/0,1", crossings!())),
    (
        "wild-robospatial-eval-4",
        "a=0.2,0.3 b=0.8,0.3 c=0.8,0.9 d=0.2,0.9 p=0.5,0.6 \
         formula=\"ab = (P.y > min(A.y, B.y) && P.y <= max(A.y, B.y) && (A.x == B.x || P.x <= (P.y - A.y) * (B.x - A.x) / (B.y - A.y) + A.x)); \
             bc = (P.y > min(B.y, C.y) && P.y <= max(B.y, C.y) && (B.x == C.x || P.x <= (P.y - B.y) * (C.x - B.x) / (C.y - B.y) + B.x)); \
             cd = (P.y > min(C.y, D.y) && P.y <= max(C.y, D.y) && (C.x == D.x || P.x <= (P.y - C.y) * (D.x - C.x) / (D.y - C.y) + C.x)); \
             da = (P.y > min(D.y, A.y) && P.y <= max(D.y, A.y) && (D.x == A.x || P.x <= (P.y - D.y) * (A.x - D.x) / (A.y - D.y) + D.x)); \
             return (ab != bc) != (cd != da);\"",
    ),
    ("wild-mathnet-spatial-130", concat!("a=0,0 b=10,0 c=10,10 d=0,10 p=0,1 kept=10,10", crossings!())),
    ("wild-point-in-polygon-2", concat!("a=1,1 b=2,1 c=2,2 d=1,2 p=1,1 kept=2,2", crossings!())),
    ("wild-navcat-7", concat!("a=-13,-10 b=-15,-10 c=-14,-8.5 d=-13,-8.5 p=-13,-9", crossings!())),
    (
        "wild-juce-909",
        "a=0,0 b=10,0 c=10,10 d=0,10 p=10,0 \
         formula=\"P.x >= A.x && P.y >= A.y && P.x < C.x && P.y < C.y\"",
    ),
    (
        "wild-raylib-3022",
        "a=0,0 b=32,0 c=32,32 d=0,32 p=32,16 \
         formula=\"P.x >= A.x && P.x <= C.x && P.y >= A.y && P.y <= C.y\"",
    ),
    (
        "wild-joml-227",
        "a=-5,-10 b=5,-10 c=5,10 d=-5,10 p=4,-6 \
         formula=\"P.x >= A.x && P.y >= A.x && P.x < C.x && P.y < C.y\"",
    ),
    // The separating axis test: along the normal of each edge, P lies between the outermost corners.
    (
        "wild-libgdx-1635",
        "a=100,750 b=200,750 c=100,150 d=200,150 p=91,695 kept=77,695/84,681 \
         formula=\"ab = (cross(A, B, P) >= min(0, cross(A, B, C), cross(A, B, D)) && cross(A, B, P) <= max(0, cross(A, B, C), cross(A, B, D))); \
             bc = (cross(B, C, P) >= min(0, cross(B, C, A), cross(B, C, D)) && cross(B, C, P) <= max(0, cross(B, C, A), cross(B, C, D))); \
             cd = (cross(C, D, P) >= min(0, cross(C, D, A), cross(C, D, B)) && cross(C, D, P) <= max(0, cross(C, D, A), cross(C, D, B))); \
             da = (cross(D, A, P) >= min(0, cross(D, A, B), cross(D, A, C)) && cross(D, A, P) <= max(0, cross(D, A, B), cross(D, A, C))); \
             return ab && bc && cd && da;\"",
    ),
];
