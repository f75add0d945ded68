//! What the window stands on: a desktop or a page. `desktop` and `page` answer the same questions.

#[cfg(not(target_arch = "wasm32"))]
mod desktop;
pub(super) mod outside;
#[cfg(target_arch = "wasm32")]
mod page;
pub(super) mod startup;
#[cfg(target_os = "linux")]
mod waker;
#[cfg(target_os = "linux")]
mod x11;

#[cfg(not(target_arch = "wasm32"))]
pub(super) use desktop::{
    COPY, explain_failure, keep, language, opened, opening, pixel_ratio, print, tell, toggle_full_screen,
};
#[cfg(target_arch = "wasm32")]
pub use page::open_page;
#[cfg(target_arch = "wasm32")]
pub(super) use page::{
    COPY, explain_failure, keep, language, opened, opening, pixel_ratio, print, tell, toggle_full_screen,
};
