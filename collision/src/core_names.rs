//! Names for the enums of the core, whose own files need no other file.

use crate::{Border, BorderRule, Contact, QuadContact, named};

named!(Border { Hits = "hits", Misses = "misses", Half = "half" });
named!(BorderRule { AsWritten = "as-written", Hits = "hits", Misses = "misses", Half = "half" });
named!(Contact { Apart = "apart", Touching = "touching", Overlapping = "overlapping" });
named!(QuadContact { Outside = "outside", OnEdge = "on-edge", Inside = "inside" });

impl BorderRule {
    /// The rules for shapes of which none is a point: all but `half`.
    pub const OF_AREAS: &'static [Self] = Self::ALL.split_at(3).0;
    /// Their names, in the same order.
    pub const OF_AREAS_NAMES: &'static [&'static str] = Self::NAMES.split_at(3).0;
}
