//! Names for the enums of the core, whose own files need no other file.

use crate::{Border, BorderRule, Contact, QuadContact, named};

named!(Border { Hits = "hits", Misses = "misses", Half = "half" });
named!(BorderRule { AsWritten = "as-written", Hits = "hits", Misses = "misses", Half = "half" });
named!(Contact { Apart = "apart", Touching = "touching", Overlapping = "overlapping" });
named!(QuadContact { Outside = "outside", OnEdge = "on-edge", Inside = "inside" });
