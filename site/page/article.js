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

class Live {
    constructor(link, by_key) {
        this.link = link;
        this.place = link.parentElement;
        this.place.querySelector(".frozen")?.remove();
        this.place.querySelector(".open")?.remove();
        this.place.querySelector(".hint")?.remove();
        const address = new URL(link.href);
        address.search += "&figure";
        const title = say("article-script-live", { says: link.querySelector("img").alt });
        this.frame = element("iframe", { src: address.href, title });
        if (by_key) this.frame.addEventListener("load", () => this.frame.focus(), { once: true });
        // The picture stays below: it keeps the place until the program draws.
        link.inert = true;
        this.place.append(this.frame);
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
            this.described = message;
            this.waiting.splice(0).forEach((then) => then(message));
            if (this.link === first) follow(message);
        } else if (message.hantei === "still") {
            this.freeze(message);
        }
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
        this.frame.remove();
        this.link.inert = false;
        if (svg) {
            const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
            const picture = element("img", { class: "frozen", src: url, alt: "" });
            picture.addEventListener("load", () => URL.revokeObjectURL(url), { once: true });
            this.link.append(picture);
        }
        if (address !== undefined) {
            const opened = new URL(address, new URL(this.link.pathname, location));
            opened.searchParams.delete("figure");
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
const numbered = [...document.querySelectorAll(".part:not(.aside)")];
const seen = new Set();
const watcher = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) seen[isIntersecting ? "add" : "delete"](target);
    const at = numbered.findIndex((section) => seen.has(section));
    place.textContent = at < 0 ? "" : say("article-script-section", { place: at + 1, count: place.dataset.count });
}, { rootMargin: "-30% 0px -60%" });
numbered.forEach((section) => watcher.observe(section));

// A list that is open closes behind its link, and with Escape.
for (const list of document.querySelectorAll(".bar details")) {
    list.addEventListener("click", (event) => { if (event.target.closest("a")) list.open = false; });
    list.addEventListener("keydown", (event) => {
        if (event.key !== "Escape" || !list.open) return;
        list.open = false;
        list.querySelector("summary").focus();
    });
}

// ---- Paste your own test ----

/** Loads the judge once the box comes near, or is used. */
function watch_judge(box) {
    let loaded;
    const load = () => { loaded ??= open_box(box); };
    const near = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        load();
    }, { rootMargin: "600px" });
    near.observe(box);
    box.addEventListener("focusin", load, { once: true });
}

async function open_box(box) {
    const verdict = box.querySelector(".verdict");
    try {
        const root = new URL(".", import.meta.url);
        const [{ open_judge, say: say_answer }, messages] = await Promise.all([
            import(new URL("judge.js", root)),
            fetch(box.dataset.words).then((answer) => answer.json()),
        ]);
        const { judge } = await open_judge(new URL("judge.wasm", root));
        new Box(box, judge, (text) => say_answer(messages, language, text));
    } catch (error) {
        console.warn(error);
        verdict.textContent = say("article-script-no-judge");
    }
}

const capital = (said) => said.charAt(0).toLocaleUpperCase(language) + said.slice(1);
/** What the eye sees at once comes at once; a screen reader is told what stays for a moment, milliseconds. */
const MOMENT = 250;

class Box {
    constructor(box, judge, say_answer) {
        const found = (name) => box.querySelector(name);
        Object.assign(this, { box, judge, say_answer, cells: [...box.querySelectorAll(".map i")] });
        Object.assign(this, { field: found("textarea"), verdict: found(".verdict"), next: found(".next"), case: found(".case") });
        this.field.addEventListener("input", () => {
            clearTimeout(this.timer);
            this.timer = setTimeout(() => this.answer(), MOMENT);
        });
        found("form").addEventListener("submit", (event) => event.preventDefault());
        this.next.addEventListener("click", () => this.show_case(this.shown + 1));
        for (const link of box.querySelectorAll("a[data-test]")) {
            link.addEventListener("click", (event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                this.field.value = link.dataset.test;
                this.answer();
            });
        }
        this.answer();
    }

    answer() {
        const text = this.field.value;
        const answer = text.trim() === "" ? { verdict: "refused", allowed: say("own-unread") } : this.judge(text);
        const is_wrong = answer.verdict === "wrong";
        const is_right = answer.verdict === "right" || answer.verdict === "unsure";
        this.errors = answer.errors ?? (answer.first ? [answer.first] : []);
        this.shown = -1;
        this.case.replaceChildren();
        this.next.hidden = !is_wrong || this.errors.length === 0;
        // The page has the answer to its first test already.
        const is_there = !this.answered && text === this.field.defaultValue;
        this.answered = true;
        if (is_there) return;
        this.verdict.className = `verdict ${is_wrong ? "wrong" : is_right ? "right" : ""}`;
        this.verdict.replaceChildren(...this.said(answer, is_wrong, is_right));
        const cells = (answer.cells ?? []).flat();
        this.cells.forEach((cell, place) => { cell.className = cells[place] === "wrong" ? "w" : ""; });
    }

    said(answer, is_wrong, is_right) {
        const bold = (said) => element("b", {}, said);
        if (is_wrong) {
            const { wrong, total, why, border } = answer;
            const more = [];
            if (why) more.push(this.say_answer({ id: why, arguments: {} }));
            else if (border) more.push(say("article-script-border", { border }));
            return [bold(say("article-script-wrong", { wrong, total })), ...more];
        }
        if (is_right) return [bold(capital(this.say_answer(answer.lines?.[0] ?? answer.verdict)))];
        const { place, allowed } = answer;
        return [place ? `${place.line}:${place.column} ` : "", capital(this.say_answer(allowed ?? ""))];
    }

    /** One of the cases that the test gets wrong. */
    show_case(place) {
        this.shown = place % this.errors.length;
        const { a, b, is, says, cell } = this.errors[this.shown];
        const id = is === "touching" ? `wrong-touching-${says}` : `wrong-${is}`;
        const said = this.say_answer({ id, arguments: { a: a.join(","), b: b.join(",") } });
        this.case.replaceChildren(said, drawing(a, b));
        const at = cell && cell[1] * 13 + cell[0];
        this.cells.forEach((each, index) => each.classList.toggle("shown", index === at));
    }
}

/** Two rectangles, as far apart as they are. */
function drawing(a, b) {
    const svg = (name, attributes) => {
        const made = document.createElementNS("http://www.w3.org/2000/svg", name);
        for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
        return made;
    };
    const [left, top] = [0, 1].map((axis) => Math.min(a[axis], b[axis]));
    const [width, height] = [0, 1].map((axis) => Math.max(a[axis] + a[axis + 2], b[axis] + b[axis + 2]) - [left, top][axis]);
    const room = Math.max(width, height, 1e-9) * 0.15;
    const box = [left - room, top - room, width + 2 * room, height + 2 * room];
    const picture = svg("svg", { viewBox: box.join(" "), "aria-hidden": "true" });
    for (const [[x, y, w, h], colour] of [[b, "var(--b)"], [a, "var(--a)"]]) {
        picture.append(svg("rect", { x, y, width: w, height: h, style: `fill: ${colour}; fill-opacity: .8` }));
    }
    // A's letter stands at its lower left, B's at its lower right.
    for (const [[x, y, w, h], name, anchor] of [[a, "A", "start"], [b, "B", "end"]]) {
        const size = Math.min(w, h) / 2;
        const at = anchor === "start" ? x + size / 5 : x + w - size / 5;
        const letter = svg("text", { x: at, y: y + h - size / 5, "font-size": size, "text-anchor": anchor, fill: "var(--panel)" });
        letter.textContent = name;
        picture.append(letter);
    }
    return picture;
}

document.querySelectorAll(".judge").forEach(watch_judge);
