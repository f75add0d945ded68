//! Code after a hit: read in six languages, told apart from the methods, refused where it is not understood.

mod ball;
mod games;
mod gravity;
mod methods;
mod moving;
mod neutral;
mod oracle;
mod pasted;
mod refusals;
mod removed;
mod staggered;
mod steering;
mod usual;
