//! Text → tokens → functions and statements, as nodes without a meaning.

mod cleaned;
mod cursor;
mod definitions;
mod directives;
mod edges;
mod function;
mod grammar;
mod heads;
mod lambdas;
mod libraries;
mod loops;
mod macros;
mod node;
mod operands;
mod polygons;
mod properties;
mod recognised;
mod searches;
mod signs;
mod skipping;
mod statements;
mod switches;
mod tokens;

pub(super) use cleaned::cleaned;
pub(super) use cursor::Cursor;
pub(super) use function::{Function, Parameter, Role};
pub(super) use heads::functions;
pub(super) use libraries::with_ends;
pub(super) use macros::expanded;
pub(super) use node::{
    Change, Element, Node, NodeKind, Pattern, Statement, StatementKind, innermost, truth, truth_called,
};
pub(super) use polygons::of_polygon;
pub(super) use properties::{Unread, defines_type};
pub(super) use recognised::{other_language, recognised};
pub(super) use searches::without_break;
pub(super) use signs::Sign;
pub(super) use statements::{BlockEnd, block, constant};
pub use tokens::CHARACTERS as MOST_CHARACTERS;
pub(crate) use tokens::bounded;
pub(super) use tokens::{Token, TokenKind, tokens};
