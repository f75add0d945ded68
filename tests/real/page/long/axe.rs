//! axe-core, which the quick run asks about a few pages, about all of them.

use crate::page::SIZE;
use crate::page::browser::Browser;
use crate::page::spoken::complaints;
use serde_json::json;

#[test]
#[ignore = "scripts/test-long"]
fn axe_finds_nothing_in_the_program() {
    let browser = Browser::start();
    for query in [
        "?scene=rects&lang=en",
        "?scene=circle&lang=ja",
        "?scene=quad&preset=wpf-figure",
        "?scene=melons",
        "?scene=response&lang=ko",
        "?scene=crowd",
        "?scene=cuboids",
        "?scene=rects&method=own",
        "?scene=rects&guess=on",
        "?lesson=1.1",
        "?lesson=1.3",
        "?lesson=1.4&lang=ja",
        "?lesson=9.1",
        "?scene=cube",
    ] {
        browser.open(query, SIZE, 1.0);
        browser.wait("document.querySelector('#spoken h1') !== null || !document.getElementById('cover').hidden");
        assert_eq!(complaints(&browser), [""; 0], "{query}");
    }
}

#[test]
#[ignore = "scripts/test-long"]
fn axe_finds_nothing_in_the_article() {
    let browser = Browser::start();
    for scheme in ["light", "dark"] {
        let features = json!([{ "name": "prefers-color-scheme", "value": scheme }]);
        browser.call("Emulation.setEmulatedMedia", json!({ "features": features }));
        for (folder, size) in
            [("", (1200, 900)), ("ja/", (1200, 900)), ("ko/", (1200, 900)), ("", (390, 844)), ("ja/", (390, 844))]
        {
            browser.resize(size, 1.0);
            browser.go_to(&browser.address(&format!("../{folder}")));
            assert_eq!(complaints(&browser), [""; 0], "{folder} {size:?} {scheme}");
        }
    }
}
