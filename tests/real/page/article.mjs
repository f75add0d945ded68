// What the article's script does alone, with as much of a page around it as it asks for: node article.mjs
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import * as judging from "../../../site/judge/judge.js";

/** An element that takes everything and has what `more` has. */
function element(more = {}) {
    const listeners = {};
    const made = {
        style: {}, dataset: {}, classes: new Set(), children: [], attributes: {}, hidden: false, value: "", hash: "",
        setAttribute(name, value) { made.attributes[name] = value; },
        hasAttribute: (name) => name in made.attributes,
        append(...children) { made.children.push(...children); },
        replaceChildren(...children) { made.children = children; },
        remove() {},
        querySelector: () => null,
        querySelectorAll: () => [],
        addEventListener(name, listener) { (listeners[name] ??= []).push(listener); },
        click() { (listeners.click ?? []).forEach((listener) => listener({ preventDefault() {} })); },
        scrollIntoView() {},
        ...more,
    };
    made.classList = {
        add: (name) => made.classes.add(name),
        toggle: (name, on) => { made.classes[on ? "add" : "delete"](name); },
    };
    return made;
}

/** The article's script in a page without figures and boxes. */
function article() {
    const panel = element({ querySelector: () => element() });
    const page = { "#script-words": element({ textContent: "{}" }), ".first .panel": panel };
    const document = {
        documentElement: { lang: "en" },
        getElementById: (id) => page[`#${id}`],
        querySelector: (selector) => page[selector] ?? element(),
        querySelectorAll: () => [],
        createElement: () => element(),
        createElementNS: () => element(),
        addEventListener() {},
    };
    const window = {
        document, URL, URLSearchParams, console, setTimeout, clearTimeout,
        location: new URL("http://page.example/ja/"),
        addEventListener() {},
        IntersectionObserver: class { observe() {} },
        sessionStorage: { getItem: () => null, setItem() {} },
        localStorage: { getItem: () => null },
    };
    const context = createContext(window);
    // A script alone has no address of its own.
    const script = readFileSync("site/page/article.js", "utf8").replaceAll("import.meta.url", "String(location)");
    runInContext(script, context);
    return { run: (code) => runInContext(code, context), window };
}

// A figure that was live goes on where it was: pressed again, and opened in the program.
{
    const { run } = article();
    const caption = element();
    const figure = element({ querySelector: () => caption });
    const place = element({ parentElement: figure });
    const link = element({
        href: "http://page.example/app/?scene=rects&a=1,2,30,40&lang=ja", pathname: "/app/", parentElement: place,
        querySelector: () => element({ alt: "two rectangles" }),
    });
    const make_live = run("make_live");
    const first = make_live(link);
    assert.equal(first.frame.attributes.src, "http://page.example/app/?scene=rects&a=1,2,30,40&lang=ja&figure");
    assert.equal(make_live(link), first, "it is live already");
    run("live").splice(0);
    first.end();
    first.hears({ hantei: "still", address: "?scene=rects&a=77,88,30,40&lang=ja&figure&large=on" });
    const goes_on = "http://page.example/app/?scene=rects&a=77%2C88%2C30%2C40&lang=ja";
    const opened = place.children.at(-1);
    assert.equal(new URL(opened.attributes.href).searchParams.get("a"), "77,88,30,40");
    assert.equal(decodeURIComponent(opened.attributes.href), decodeURIComponent(goes_on));
    const again = make_live(link);
    assert.notEqual(again, first);
    assert.equal(decodeURIComponent(again.frame.attributes.src), `${decodeURIComponent(goes_on)}&figure`);
}

// A press on a red cell of the map shows the case of that cell.
{
    const { run } = article();
    const cells = Array.from({ length: 13 * 13 }, () => element());
    const parts = {};
    const part = (selector) => parts[selector] ??= element({ defaultValue: "" });
    const box = element({ querySelector: part, querySelectorAll: () => cells });
    part("textarea").value = "ax < bx";
    // The cell of each wrong case: its column, then its row. Its rectangle A begins there too.
    const wrong = [[2, 5], [5, 2], [12, 0], [7, 11]];
    const rows = Array.from({ length: 13 }, (_, y) => Array.from({ length: 13 }, (_, x) =>
        wrong.some(([column, row]) => column === x && row === y) ? "wrong" : "right"));
    const errors = wrong.map(([x, y]) => ({ a: [x, y, 3, 3], b: [5, 5, 3, 3], is: "apart", says: "hit", cell: [x, y] }));
    const judge = () => ({ verdict: "wrong", wrong: wrong.length, total: 169, cells: rows, errors });
    const Box = run("Box");
    const shown = { ...judging, judge, say: String, drawing: () => element() };
    part("a[data-test]").href = "http://page.example/app/?scene=rects";
    new Box(box, shown);
    const red = cells.filter((cell) => cell.className === "w");
    assert.equal(red.length, wrong.length);
    for (const cell of red) {
        cell.click();
        assert.deepEqual(cells.filter((each) => each.classes.has("shown")), [cell]);
        const [, , a] = part(".case").children;
        const place = cells.indexOf(cell);
        assert.equal(a.children.join(""), `A: x ${place % 13}, y ${Math.floor(place / 13)}, w 3, h 3`);
    }
    // A press on any other shows nothing else.
    cells[0].click();
    assert.deepEqual(cells.filter((each) => each.classes.has("shown")), [red.at(-1)]);
}
console.log("all of it holds");
