//! On a desktop, what the command line says; in a browser, the page.

#[cfg(not(target_arch = "wasm32"))]
mod cli;

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    cli::run()
}

#[cfg(target_arch = "wasm32")]
fn main() {
    #[cfg(feature = "window")]
    hantei::window::open_page();
}
