//! Other libraries, used as their documents say, on the same rectangles in `f64`, from scratch in every call.

use geo_index::rtree::sort::HilbertSort;
use geo_index::rtree::{RTreeBuilder, RTreeIndex};
use hantei_collision::{Pair, Rect};
use parry2d_f64::bounding_volume::Aabb;
use parry2d_f64::math::Vector;
use parry2d_f64::partitioning::{Bvh, BvhBuildStrategy, BvhWorkspace};
use rstar::RTree;
use rstar::primitives::{GeomWithData, Rectangle};

/// A way to find all pairs.
pub type Finder = fn(&[Rect], &mut Vec<Pair>);

/// The libraries by name.
pub const PEERS: [(&str, Finder); 4] =
    [("broccoli 6.3", broccoli), ("parry2d-f64 0.31", parry), ("rstar 0.14", rstar), ("geo-index 0.4", geo_index)];

fn pair(i: u32, j: u32) -> Pair {
    (i.min(j), i.max(j))
}

fn broccoli(rects: &[Rect], out: &mut Vec<Pair>) {
    out.clear();
    let rect = |r: &Rect| broccoli::rect(r.min().x, r.max().x, r.min().y, r.max().y);
    let mut boxes: Vec<_> = (0u32..).zip(rects).map(|(i, r)| (rect(r), i)).collect();
    let mut tree = broccoli::Tree::new(&mut boxes);
    tree.find_colliding_pairs(|a, b| out.push(pair(*a.unpack_inner(), *b.unpack_inner())));
}

fn parry(rects: &[Rect], out: &mut Vec<Pair>) {
    out.clear();
    let aabb = |r: &Rect| Aabb::new(Vector::new(r.min().x, r.min().y), Vector::new(r.max().x, r.max().y));
    let bvh = Bvh::from_iter(BvhBuildStrategy::Binned, rects.iter().map(aabb).enumerate());
    bvh.traverse_bvtt_single_tree::<false>(&mut BvhWorkspace::default(), &mut |i, j| out.push(pair(i, j)));
}

fn rstar(rects: &[Rect], out: &mut Vec<Pair>) {
    out.clear();
    let boxed = |(i, r): (u32, &Rect)| {
        GeomWithData::new(Rectangle::from_corners([r.min().x, r.min().y], [r.max().x, r.max().y]), i)
    };
    let tree = RTree::bulk_load((0u32..).zip(rects).map(boxed).collect());
    let met = tree.intersection_candidates_with_other_tree(&tree);
    out.extend(met.map(|(a, b)| (a.data, b.data)).filter(|(i, j)| i < j));
}

fn geo_index(rects: &[Rect], out: &mut Vec<Pair>) {
    out.clear();
    let mut builder = RTreeBuilder::<f64>::new(rects.len() as u32);
    for r in rects {
        builder.add(r.min().x, r.min().y, r.max().x, r.max().y);
    }
    let tree = builder.finish::<HilbertSort>();
    out.extend(tree.intersection_candidates_with_other_tree(&tree).filter(|(i, j)| i < j));
}
