// What the page's scripts do alone, with as much of a browser around them as they ask for: node scripts.mjs PAGE.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";

const [page] = process.argv.slice(2);
const script = (name) => readFileSync(`assets/page/${name}`, "utf8");
/** What the page itself says to its scripts. */
const [, told] = /<script>\n(const PROGRAM_BYTES[\s\S]*?)<\/script>/.exec(readFileSync(`${page}/app/index.html`, "utf8"));

/** A page at this address; `more` is what else its scripts find. */
function page_at(search, more = {}) {
    const elements = {};
    const element = (id) => elements[id] ??= { style: {}, classList: { add() {}, toggle() {} } };
    const window = {
        URL, URLSearchParams, Response, Blob, TransformStream, DecompressionStream, TextDecoder, TextEncoder, setTimeout,
        location: new URL(`http://page.example/app/${search}`),
        navigator: { languages: ["en"], platform: "Linux", maxTouchPoints: 0 },
        innerWidth: 1040,
        innerHeight: 700,
        matchMedia: () => ({ matches: false }),
        document: { documentElement: element("html"), getElementById: element, querySelector: () => null, body: element("body") },
        CSS: { escape: (text) => text },
        ...more,
    };
    const context = createContext(window);
    runInContext(told, context);
    return { run: (code) => runInContext(code, context), element };
}

function of_table(name, rows, holds) {
    for (const row of rows) {
        try {
            holds(...row);
        } catch (error) {
            error.message = `${name}, ${JSON.stringify(row)}: ${error.message}`;
            throw error;
        }
    }
}

// first.js: the language.
of_table("language", [
    ["", ["ja"], "ja"],
    ["", ["ja-JP", "ko", "en"], "ja"],
    ["", ["fr", "ko-KR", "ja"], "ko"],
    ["", ["fr", "DE_AT"], "de"],
    ["", ["fr", "nl"], "en"],
    ["", ["toString"], "en"],
    ["?lang=ko", ["ja"], "ko"],
    ["?lang=xx", ["ja"], "ja"],
], (search, languages, wanted) => {
    const { run } = page_at(search, { navigator: { languages } });
    run(script("first.js"));
    assert.equal(run("wished_language()"), wanted);
});

// first.js: which picture stands there until the program has come.
of_table("first picture", [
    ["", {}, "first/rects.680x564.light.en.svg"],
    ["?scene=quad&theme=dark&lang=ja", {}, "first/quad.680x564.dark.ja.svg"],
    ["?utm=1", {}, undefined],
    ["?scene=melons", {}, undefined],
    ["?lesson=1.1", {}, undefined],
    ["", { innerWidth: 390, innerHeight: 844 }, "first/rects.390x392.light.en.svg"],
    ["?figure", { innerWidth: 640, innerHeight: 420 }, "first/rects.640x352.light.en.svg"],
    ["", { innerWidth: 1920, innerHeight: 1080 }, "first/rects.1560x864.light.en.svg"],
    ["", { innerWidth: 280, innerHeight: 600 }, undefined],
], (search, size, wanted) => {
    const { run, element } = page_at(search, size);
    run(script("first.js"));
    assert.equal(element("first").src, wanted);
});

// old-address.js: the program was at the root once, and files that an address names stay where they are.
of_table("old address", [
    ["?scene=quad&a=162,212", "app/?scene=quad&a=162,212"],
    ["?lesson=5.2&lang=ko#here", "app/?lesson=5.2&lang=ko#here"],
    ["?course=my.toml&font=f/my.ttf", "app/?course=%2Fmy.toml&font=%2Ff%2Fmy.ttf"],
    ["?course=https://else.example/a.toml", "app/?course=https%3A%2F%2Felse.example%2Fa.toml"],
    ["", undefined],
], (old, wanted) => {
    let moved;
    const { href, origin, search, hash } = new URL(`http://page.example/${old}`);
    const { run } = page_at("", { location: { href, origin, search, hash, replace: (to) => { moved = to; } } });
    run(script("old-address.js"));
    assert.equal(moved, wanted);
});

// letters.js: the number keys of iOS have no minus, so they are asked for only where no answer is below 0.
of_table("keys", [
    ["Linux armv8l", 5, ["text", "decimal", "decimal"]],
    ["iPhone", 5, ["text", "decimal", "text"]],
    ["MacIntel", 5, ["text", "decimal", "text"]],
    ["MacIntel", 0, ["text", "decimal", "decimal"]],
], (platform, maxTouchPoints, wanted) => {
    const field = { style: {}, setAttribute() {}, addEventListener() {}, blur() {}, focus() {} };
    const document = { createElement: () => field, activeElement: null };
    const { run } = page_at("", { navigator: { platform, maxTouchPoints, languages: [] }, document });
    run(script("letters.js"));
    const letters = run("watch_letters")({ canvas: { after() {} } });
    const modes = [1, 2, 3].map((keys) => {
        letters.wait(keys);
        return field.inputMode;
    });
    assert.deepEqual(modes, wanted);
});

// files.js: letters bring the fonts that have them.
const BEYOND = ["hantei-sans-beyond-semibold.ttf", "hantei-sans-beyond-text.ttf"];
const FONTS = { ja: /-jp-|ja[.]ftl/, ko: /-kr-|ko[.]ftl/ };
for (const [text, languages, exactly] of [
    ["重なり", ["ja"]],
    ["겹침", ["ko"]],
    ["Überlappung", []],
    ["Překrytí", [], BEYOND],
    ["Επικάλυψη", [], BEYOND],
    ["Перекрытие", [], BEYOND],
    ["重なり 겹침", ["ja", "ko"]],
]) {
    const asked = [];
    const fetch = async (file) => {
        asked.push(new URL(file).pathname.split("/").at(-1));
        return Object.defineProperty(new Response("font"), "url", { value: String(file) });
    };
    const { run } = page_at("", { fetch });
    run(script("files.js"));
    const { load_fonts_for } = run("keep_files")({ env: {}, elsewhere: String, show() {}, wake() {} });
    await load_fonts_for(text);
    const of_languages = languages.flatMap((language) => Object.keys(JSON.parse(run(`JSON.stringify(FONTS.${language})`))));
    assert.deepEqual(asked.sort(), (exactly ?? of_languages).sort(), text);
    assert.ok(asked.every((file) => exactly?.includes(file) || languages.some((language) => FONTS[language].test(file))), text);
}

// files.js: a file elsewhere is refused, also when the server beside the page sends there.
for (const [file, url] of [["https://else.example/a.toml"], ["a.toml", "https://else.example/a.toml"], ["data:text/plain,a"]]) {
    const fetch = async (asked) => Object.defineProperty(new Response("x"), "url", { value: url ?? String(asked) });
    const { run } = page_at("", { fetch });
    run(script("files.js"));
    const { load } = run("keep_files")({ env: {}, elsewhere: (where) => `elsewhere: ${where}`, show() {}, wake() {} });
    await assert.rejects(load(file), /elsewhere: (https:..else.example|data:)/, file);
}
console.log("all of it holds");
