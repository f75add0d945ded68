//! On Windows icon, version and manifest of the program.

use std::env::var_os;

fn main() {
    println!("cargo::rerun-if-changed=assets/icon");
    if var_os("CARGO_CFG_WINDOWS").is_none() {
        return;
    }
    let mut resources = winresource::WindowsResource::new();
    resources.set_icon("assets/icon/hantei.ico").set_manifest_file("assets/icon/hantei.manifest");
    // Checks need no resources, and so no resource compiler.
    if let Err(error) = resources.compile() {
        println!("cargo::warning=without icon, version and manifest: {error}");
    }
}
