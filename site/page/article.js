// What answers in the article: figures that become live, the panel of the first one, the place in the text, and the
// judge of a pasted test. Without this file all of the article still stands.

const words = JSON.parse(document.getElementById("script-words").textContent);
const language = document.documentElement.lang;

/** A message of the catalogues, with its arguments. */
function say(id, given = {}) {
    return (words[id] ?? id)
        .replace(/\{ \$(\w+) ->([^}]*)\}/g, (_, name, forms) => chosen(String(given[name]), forms))
        .replace(/\{ \$(\w+) \}/g, (_, name) => given[name] ?? "");
}

/** The form for a value, or the one with an asterisk. */
function chosen(value, forms) {
    const each = [...forms.matchAll(/(\*?)\[(\w+)\]([^\n[]*)/g)];
    return (each.find(([, , key]) => key === value) ?? each.find(([, star]) => star))?.[3].trim() ?? "";
}

function element(name, attributes = {}, ...children) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...children);
    return made;
}

// ---- Live figures ----

/** The most programs that run at once, and how long one may take to hand over its picture, milliseconds. */
const MOST = 2;
const PATIENCE = 2000;
/** Figures that are live, the oldest first, and those whose last picture is awaited. */
const live = [];
const ending = new Set();

/** A program's last picture. In the page it has the page's letters; apart from it, its names are its own. */
function frozen(svg) {
    const place = element("div", { class: "frozen", "aria-hidden": "true" });
    const style = element("style", {}, `svg { display: block; width: 100%; height: 100%; font-family: var(--drawn); }
text[font-family] { font-family: var(--mono); }`);
    const picture = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
    picture.setAttribute("preserveAspectRatio", "xMidYMin meet");
    place.attachShadow({ mode: "open" }).append(style, picture);
    return place;
}

class Live {
    constructor(link, by_key) {
        this.link = link;
        this.place = link.parentElement;
        this.place.querySelector(".frozen")?.remove();
        this.place.querySelector(".open")?.remove();
        this.place.querySelector(".hint")?.remove();
        const address = new URL(link.href);
        address.search += "&figure";
        // A map or a lens takes the place of the picture.
        if (address.searchParams.has("door")) address.search += "&large=on";
        const title = say("article-script-live", { says: link.querySelector("img").alt });
        this.frame = element("iframe", { src: address.href, title });
        if (by_key) this.frame.addEventListener("load", () => this.frame.focus(), { once: true });
        // The picture stays below: it keeps the place until the program draws.
        link.inert = true;
        this.place.dataset.starts = say("page-loading");
        this.place.append(this.frame);
        /** The caption, which tells how the picture begins. */
        this.caption = this.place.parentElement.querySelector("figcaption");
        this.was_past = this.caption.hasAttribute("data-past");
        /** The last that the program has said of itself, and what to do when it first does. */
        this.described = null;
        this.waiting = [];
    }

    send(message) {
        this.frame.contentWindow?.postMessage(message, location.origin);
    }

    /** Calls `then` with what the program says of itself, as soon as it does. */
    when_described(then) {
        if (this.described) then(this.described);
        else this.waiting.push(then);
    }

    hears(message) {
        if (message.hantei === "described") {
            delete this.place.dataset.starts;
            this.described = message;
            this.waiting.splice(0).forEach((then) => then(message));
            this.date_caption(message);
            if (this.link === first) follow(message);
        } else if (message.hantei === "still") {
            this.freeze(message);
        }
    }

    /** Once something has changed, the caption tells what was at first. */
    date_caption({ fields, choices, switches, verdict, reason }) {
        const now = JSON.stringify([fields, choices, switches, verdict, reason]);
        this.began ??= now;
        if (this.was_past || now !== this.began) this.caption.dataset.past = say("article-script-at-first");
        else delete this.caption.dataset.past;
    }

    /** Asks for the last picture, and gives the place back to it. */
    end() {
        ending.add(this);
        this.send({ hantei: "still" });
        this.timer = setTimeout(() => this.freeze({}), PATIENCE);
    }

    freeze({ svg, address }) {
        if (!ending.delete(this)) return;
        clearTimeout(this.timer);
        delete this.place.dataset.starts;
        this.frame.remove();
        this.link.inert = false;
        if (svg) this.link.append(frozen(svg));
        if (address !== undefined) {
            const opened = new URL(address, new URL(this.link.pathname, location));
            for (const key of ["figure", "large"]) opened.searchParams.delete(key);
            // Pressed once more, it goes on where it was.
            this.link.href = opened.href;
            this.place.append(element("a", { class: "open", href: opened.href }, say("article-script-open")));
        }
    }
}

function make_live(link, by_key = false) {
    const there = live.find((each) => each.link === link);
    if (there) return there;
    while (live.length >= MOST) live.shift().end();
    // A press on one that is just ending starts it anew.
    for (const each of ending) if (each.link === link) each.freeze({});
    const made = new Live(link, by_key);
    live.push(made);
    return made;
}

addEventListener("message", (event) => {
    if (event.origin !== location.origin || typeof event.data?.hantei !== "string") return;
    [...live, ...ending].find(({ frame }) => frame.contentWindow === event.source)?.hears(event.data);
});

for (const link of document.querySelectorAll("a[data-live]")) {
    link.addEventListener("click", (event) => {
        // With a key held, it opens as any link.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        make_live(link, event.detail === 0);
    });
    // A reader may begin by dragging a shape.
    link.addEventListener("dragstart", (event) => {
        event.preventDefault();
        make_live(link);
    });
}

// ---- The first figure's panel ----

const first = document.querySelector('a[data-live="eager"]');
const panel = document.querySelector(".first .panel");
const put = panel.querySelector(".put");
const pictures = [...panel.querySelectorAll(".rows svg")];

/** The panel says what the program says. */
function follow({ rows, sum, hit, answer }) {
    const made = rows.map(({ name, formula, numbers, truth, holds, decides }, place) => {
        const line = element("li", decides ? { class: "decides" } : {});
        if (pictures[place]) line.append(pictures[place]);
        line.append(
            element("span", { class: "name" }, name),
            element("span", { class: "truth" }, truth ?? (holds ? "true" : "false")),
            element("code", {}, formula),
            element("span", { class: "numbers" }, numbers),
        );
        return line;
    });
    panel.querySelector(".rows").replaceChildren(...made);
    const [said, chip] = panel.querySelector(".sum").children;
    said.textContent = sum ?? "";
    chip.textContent = answer ?? "";
    chip.hidden = !answer;
    chip.classList.toggle("hit", hit === true);
}

/** The numbers of a shape, by its id. */
const numbers_of = (fields, id) => fields.find((field) => field.id === id)?.parts.map(({ value }) => Number(value));

put.hidden = false;
put.addEventListener("click", () => {
    const figure = make_live(first);
    figure.when_described(({ fields }) => {
        const [a, b] = [numbers_of(fields, "a"), numbers_of(fields, "b")];
        if (!a || !b) return;
        // Its lower right quarter on B's upper left one: both stay in sight.
        const values = [b[0] - Math.round(a[2] / 2), b[1] - Math.round(a[3] / 2), a[2], a[3]];
        figure.send({ hantei: "act", action: { kind: "set", id: "a", values } });
    });
});

// ---- The place in the text ----

const place = document.querySelector(".course .place");
const sections = [...document.querySelectorAll(".part")];
const numbered = sections.filter((section) => !section.classList.contains("aside"));
const in_other_languages = document.querySelectorAll(".bar a[hreflang]");
const seen = new Set();
const watcher = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) seen[isIntersecting ? "add" : "delete"](target);
    const here = sections.find((section) => seen.has(section));
    const at = numbered.indexOf(here);
    place.textContent = at < 0 ? "" : say("article-script-section", { place: at + 1, count: place.dataset.count });
    // In another language one reads on at the same section.
    for (const link of in_other_languages) link.hash = here?.querySelector("h2").id ?? "";
}, { rootMargin: "-30% 0px -60%" });
sections.forEach((section) => watcher.observe(section));

// A list that is open closes behind its link, with Escape, and with a press beside it.
for (const list of document.querySelectorAll(".bar details")) {
    list.addEventListener("click", (event) => { if (event.target.closest("a")) list.open = false; });
    list.addEventListener("keydown", (event) => {
        if (event.key !== "Escape" || !list.open) return;
        list.open = false;
        list.querySelector("summary").focus();
    });
    document.addEventListener("pointerdown", (event) => { if (!list.contains(event.target)) list.open = false; });
}

/** Who has begun the course goes on: the program remembers the last step. */
function go_on() {
    const start = document.querySelector(".course a.button");
    let at;
    try {
        at = JSON.parse(localStorage.getItem("hantei-course"))?.courses?.hantei?.at;
    } catch {
        // A frame may forbid it, and what stands there may be broken.
    }
    if (typeof at !== "string") return;
    const address = new URL(start.href);
    address.searchParams.set("lesson", at);
    start.href = address.href;
    start.querySelector(".says").textContent = start.dataset.again;
    // Those are of the whole course.
    start.querySelector(".chapters").textContent = "";
}
// The browser may show the page again as it was.
addEventListener("pageshow", go_on);

// ---- Paste your own test ----

/** The reader's own test, kept while the page is reloaded; a frame may forbid it. */
const KEPT = "hantei-test";
function kept() {
    try {
        return sessionStorage.getItem(KEPT);
    } catch {
        return null;
    }
}
function keep(text) {
    try {
        sessionStorage.setItem(KEPT, text);
    } catch {
        // It is forgotten.
    }
}

/** Loads the judge once the box comes near, or is used. */
function watch_judge(box) {
    let loaded;
    const load = () => loaded ??= open_box(box);
    const near = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        load();
    }, { rootMargin: "600px" });
    near.observe(box);
    box.addEventListener("focusin", load, { once: true });
    const field = box.querySelector("textarea");
    field.value = kept() ?? field.value;
    for (const link of box.querySelectorAll("a[data-test]")) {
        link.addEventListener("click", async (event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            field.value = link.dataset.test;
            (await load())?.answer();
            // On a phone the answer may stand above the screen.
            if (field.getBoundingClientRect().top < 60) box.scrollIntoView();
        });
    }
}

async function open_box(box) {
    const verdict = box.querySelector(".verdict");
    try {
        const root = new URL(".", import.meta.url);
        const [judging, messages] = await Promise.all([
            import(new URL("judge.js", root)),
            fetch(box.dataset.words).then((answer) => answer.json()),
        ]);
        const { judge } = await judging.open_judge(new URL("judge.wasm", root));
        return new Box(box, { ...judging, judge, say: (text) => judging.say(messages, language, text) });
    } catch (error) {
        console.warn(error);
        verdict.textContent = say("article-script-no-judge");
    }
}

const capital = (said) => said.charAt(0).toLocaleUpperCase(language) + said.slice(1);
/** What the eye sees at once comes at once; a screen reader is told what stays for a moment, milliseconds. */
const MOMENT = 250;

class Box {
    constructor(box, judging) {
        const found = (name) => box.querySelector(name);
        Object.assign(this, { box, judging, map: found(".map"), cells: [...box.querySelectorAll(".map i")] });
        Object.assign(this, { field: found("textarea"), verdict: found(".verdict"), next: found(".next"), case: found(".case") });
        this.field.addEventListener("input", () => {
            clearTimeout(this.timer);
            this.timer = setTimeout(() => this.answer(), MOMENT);
        });
        found("form").addEventListener("submit", (event) => event.preventDefault());
        this.next.addEventListener("click", () => this.show_case(this.shown + 1));
        this.cells.forEach((cell, place) => cell.addEventListener("click", () => {
            const there = this.errors.findIndex(({ cell: at }) => at && at[1] * 13 + at[0] === place);
            if (there >= 0) this.show_case(there);
        }));
        this.answer();
    }

    answer() {
        const text = this.field.value;
        keep(text);
        const answer = text.trim() === "" ? { verdict: "refused", allowed: say("own-unread") } : this.judging.judge(text);
        const is_wrong = answer.verdict === "wrong";
        const is_right = answer.verdict === "right" || answer.verdict === "unsure";
        this.errors = answer.errors ?? answer.cases ?? [];
        this.shown = -1;
        // The 13 × 13 ways are those of two rectangles.
        this.map.classList.toggle("other", Boolean(answer.of || answer.after_hit));
        this.case.replaceChildren();
        this.next.hidden = !is_wrong || this.errors.length === 0;
        // The page has the answer to its first test already.
        const is_there = !this.answered && text === this.field.defaultValue;
        this.answered = true;
        if (is_there) return;
        this.verdict.className = `verdict ${is_wrong ? "wrong" : is_right ? "right" : "unread"}`;
        this.verdict.replaceChildren(...this.said(answer, is_wrong, is_right));
        const cells = (answer.cells ?? []).flat();
        this.cells.forEach((cell, place) => { cell.className = cells[place] === "wrong" ? "w" : ""; });
    }

    said(answer, is_wrong, is_right) {
        const bold = (said) => element("b", {}, said);
        // Code after a hit has no arrangements: which method it is, and what goes wrong.
        if (answer.after_hit) {
            const lines = answer.after_hit.map((line) => element("span", { class: "line" }, capital(this.judging.say(line))));
            return [bold(this.judging.say(answer.lines[0])), ...lines];
        }
        // Other shapes have no arrangements either. What its cases show is not said in numbers.
        if (answer.of) {
            const [first = answer.verdict, ...more] = answer.lines.filter(({ id }) => !/^wrong-(point|plain|circle-[aot])/.test(id ?? ""));
            const lines = [answer.of, ...more].map((line) => element("span", { class: "line" }, capital(this.judging.say(line))));
            return [bold(capital(this.judging.say(first))), ...lines];
        }
        if (is_wrong) {
            const { wrong, total, lines = [] } = answer;
            const all = lines.map((line) => capital(this.judging.say(line)));
            if (/^judged-(opposite|fits-others)/.test(lines[0]?.id ?? "")) return [bold(all[0]), ` ${all[1] ?? ""}`];
            return [bold(say("article-script-wrong", { wrong, total })), this.reason(answer)];
        }
        if (is_right) return [bold(capital(this.judging.say(answer.lines?.[0] ?? answer.verdict)))];
        const { place, allowed } = answer;
        return [place ? `${place.line}:${place.column} ` : "", capital(this.judging.say(allowed ?? ""))];
    }

    /** Why it is wrong: the mistake, if it is known; else for what it is right, and how far it is wrong. */
    reason({ why, border, lines = [] }) {
        if (why) return this.judging.say({ id: why, arguments: {} });
        const limits = lines.filter(({ id }) => /^(judged-only|judged-right|right-for|within)/.test(id ?? ""));
        const said = limits.map((line) => capital(this.judging.say(line)));
        if (border && !limits.some(({ id }) => id.startsWith("judged-only"))) said.push(say("article-script-border", { border }));
        return said.join(" · ");
    }

    /** One of the cases that the test gets wrong. */
    show_case(place) {
        this.shown = place % this.errors.length;
        const { a, b, is, says, cell, open = `hantei rects a=${a} b=${b}` } = this.errors[this.shown];
        const { scene, given, shapes } = this.judging.case_of(open);
        const numbers = (name, shape) => element("code", {}, `${name}: ${this.judging.told(shape)}`);
        const said = {
            apart: say("article-script-apart"),
            overlapping: say("article-script-overlapping"),
            "touching-hit": say("article-script-touching-hit"),
            "touching-miss": say("article-script-touching-miss"),
        }[is === "touching" ? `touching-${says}` : is];
        const address = new URL(this.box.querySelector("a[data-test]").href);
        address.search = new URLSearchParams({ scene, ...given, method: "own", formula: this.field.value, lang: language });
        this.case.replaceChildren(
            this.judging.drawing(shapes),
            element("span", {}, said, " ", element("a", { href: address.href }, say("article-script-open"))),
            ...shapes.map((shape, place) => numbers("AB"[place], shape)),
        );
        const at = cell && cell[1] * 13 + cell[0];
        this.cells.forEach((each, index) => each.classList.toggle("shown", index === at));
        this.case.scrollIntoView({ block: "nearest" });
    }
}

document.querySelectorAll(".judge").forEach(watch_judge);
