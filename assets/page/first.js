// The first picture, until the program draws it in the same place. It is there for each scene that stands still, as it opens by itself.
"use strict";

/** The language: the one of the address, else the reader's first that there is, as scenes/src/words/language.rs has it. */
function wished_language() {
    const asked = new URLSearchParams(location.search).get("lang");
    const wishes = [asked, ...(navigator.languages ?? [navigator.language])].map((wish) => (wish ?? "").toLowerCase());
    return wishes.map((wish) => wish.split(/[-_.]/)[0]).find((name) => Object.hasOwn(WORDS, name)) ?? "en";
}

(() => {
    const address = new URLSearchParams(location.search);
    const theme = address.get("theme");
    const is_dark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
    document.documentElement.classList.toggle("dark", is_dark);
    const scene = address.get("scene") ?? "rects";
    const of_the_page = ["scene", "lang", "theme", "motion", "trace", "fresh", "figure"];
    const is_known = scene in FIRST && Array.from(address.keys()).every((key) => of_the_page.includes(key));
    if (!is_known || innerWidth < 300 || innerHeight < 240) return;

    /** Where the stage is going to be, as src/window/layout.rs has it. */
    function stage() {
        const flat = innerHeight < 480;
        const low = innerWidth < 1000 || innerHeight < 560;
        const verdict = flat ? STRIPS.FLAT_STRIP : low ? STRIPS.LOW_STRIP : STRIPS.STRIP;
        const wide = innerWidth < 400 ? "PHONE" : innerWidth < 480 ? "NARROW" : "LOW";
        if (address.has("figure")) return { top: STRIPS[`${innerHeight < 280 ? "FLAT" : wide}_STRIP`], right: 0, bottom: 0 };
        if (innerWidth < 560) return { top: 132, right: 0, bottom: Math.floor(Math.min(320, innerHeight * 0.38)) };
        return { top: (low ? 40 : 48) + verdict, right: innerWidth < 800 ? 276 : 360, bottom: 0 };
    }

    const { top, right, bottom } = stage();
    const [width, height] = [innerWidth - right, innerHeight - top - bottom];
    // The one whose picture is to be scaled least.
    const scale = ([w, h]) => Math.min(width / w, height / h);
    const far = (size) => Math.abs(Math.log(scale(size)));
    const [size] = FIRST[scene].map((name) => name.split("x").map(Number)).sort((a, b) => far(a) - far(b));
    const picture = document.getElementById("first");
    Object.assign(picture.style, { top: `${top}px`, width: `${width}px`, height: `${height}px` });
    picture.src = `first/${scene}.${size.join("x")}.${is_dark ? "dark" : "light"}.${wished_language()}.svg`;
    picture.onload = () => document.getElementById("cover").classList.add("pictured");
})();
