//! axe-core, which the quick run asks about a few pages, about all of them.

use crate::page::browser::Browser;
use crate::page::spoken::{axe_passes_article, axe_passes_program};

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
        axe_passes_program(&browser, query);
    }
}

#[test]
#[ignore = "scripts/test-long"]
fn axe_finds_nothing_in_the_article() {
    let browser = Browser::start();
    for scheme in ["light", "dark"] {
        for (folder, size) in
            [("", (1200, 900)), ("ja/", (1200, 900)), ("ko/", (1200, 900)), ("", (390, 844)), ("ja/", (390, 844))]
        {
            axe_passes_article(&browser, folder, size, scheme);
        }
    }
}
