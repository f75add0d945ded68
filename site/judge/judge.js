// The judge of typed tests in a page: judge.wasm, and its texts in the words of a catalogue.

/** Loads the judge. `judge(text)` tells whether a test of two rectangles is right. */
export async function open_judge(url) {
    const bytes = await (await fetch(url)).arrayBuffer();
    return judge_of(bytes);
}

/** The judge in the bytes of judge.wasm. */
export async function judge_of(bytes) {
    const { instance: { exports } } = await WebAssembly.instantiate(bytes, {});
    const judge = (text) => {
        const given = new TextEncoder().encode(text);
        const place = exports.text(given.length);
        new Uint8Array(exports.memory.buffer, place, given.length).set(given);
        const length = exports.judge();
        return JSON.parse(new TextDecoder().decode(new Uint8Array(exports.memory.buffer, exports.answer(), length)));
    };
    return { judge };
}

/**
 * A text of an answer in words. `words` has messages by id, as the catalogue writes them; `language` chooses between
 * one and other.
 */
export function say(words, language, text) {
    if (Array.isArray(text)) return text.map((part) => say(words, language, part)).join(", ");
    if (typeof text !== "object" || text === null) return String(text ?? "");
    if (text.whole !== undefined) return text.whole.toLocaleString(language);
    const plural = new Intl.PluralRules(language);
    const chosen = (name, forms) => {
        const form = (key) => new RegExp(`\\[${key}\\]\\s*([^\\n[]*)`).exec(forms)?.[1];
        const given = text.arguments[name];
        return (form(given) ?? form(plural.select(Number(given))) ?? form("other") ?? "").trim();
    };
    return (words[text.id] ?? text.id)
        // A form can have numbers in it.
        .replace(/\{ \$([\w-]+) ->((?:[^{}]|\{[^{}]*\})*)\}/g, (_, name, forms) => chosen(name, forms))
        .replace(/\{ \$([\w-]+) \}/g, (_, name) => say(words, language, text.arguments[name]));
}

/** What the numbers of a shape are, by its kind; pairs of numbers of all others. */
const PARTS = { point: "xy", circle: "xyr", rect: "xywh", turned: "xywh" };
const KINDS = { 2: "point", 3: "circle", 4: "rect", 5: "turned" };

/** A case of two shapes, from the command that shows it, such as `hantei circles a=0,0,10 b=0,0,10`: the scene, and both shapes. */
export function case_of(command) {
    const given = Object.fromEntries([...command.matchAll(/ (\w+)="?([^"\s]*)/g)].map(([, key, value]) => [key, value]));
    const { a = `${given.c},${given.r}`, b } = given;
    const shapes = [a, b].map((text) => {
        const numbers = text.replace(/^\w+\(|\)$/g, "").split(",").map(Number);
        return { kind: text.startsWith("segment") ? "segment" : KINDS[numbers.length] ?? "polygon", numbers };
    });
    return { scene: command.split(" ")[1], given, shapes };
}

/** The numbers of a shape, named. */
export function told({ kind, numbers }) {
    const parts = PARTS[kind];
    if (parts) return numbers.map((number, place) => (parts[place] ? `${parts[place]} ${number}` : `${number}°`)).join(", ");
    return numbers.map((number, place) => (place % 2 ? "," : place ? " " : "") + number).join("");
}

function corners({ kind, numbers }) {
    const [x, y, w, h, degrees] = numbers;
    if (kind === "rect") return [[x, y], [x + w, y], [x + w, y + h], [x, y + h]];
    if (kind === "turned") {
        const [cos, sin] = [Math.cos, Math.sin].map((of) => of(degrees * Math.PI / 180));
        const around = [[-w, -h], [w, -h], [w, h], [-w, h]];
        return around.map(([along, down]) => [x + (along * cos - down * sin) / 2, y + (along * sin + down * cos) / 2]);
    }
    return numbers.flatMap((number, place) => (place % 2 ? [] : [[number, numbers[place + 1]]]));
}

/** A picture of two shapes. What they share is amber, and the borders of both are seen in it. */
export function drawing(shapes) {
    const svg = (name, attributes, ...children) => {
        const made = document.createElementNS("http://www.w3.org/2000/svg", name);
        for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
        made.append(...children);
        return made;
    };
    const is_round = ({ kind }) => kind === "circle";
    const ends = shapes.flatMap((shape) => {
        const [x, y, r] = shape.numbers;
        return is_round(shape) ? [[x - r, y - r], [x + r, y + r]] : corners(shape);
    });
    const [least, most] = [Math.min, Math.max].map((of) => [0, 1].map((axis) => of(...ends.map((end) => end[axis]))));
    const [width, height] = [0, 1].map((axis) => most[axis] - least[axis]);
    const room = Math.max(width, height, 1e-9) * 0.08;
    const picture = svg("svg", { viewBox: [least[0] - room, least[1] - room, width + 2 * room, height + 2 * room].join(" "), "aria-hidden": "true" });
    const path = (shape) => {
        const [x, y, r] = shape.numbers;
        if (is_round(shape)) return `M ${x - r},${y} a ${r},${r} 0 1 0 ${2 * r},0 a ${r},${r} 0 1 0 ${-2 * r},0 z`;
        // A point is a round end of a line that goes nowhere.
        return `M ${corners(shape).map((corner) => corner.join(",")).join(" L ")} ${shape.kind === "segment" ? "" : "z"}`;
    };
    const [a, b] = shapes.map(path);
    const outline = (shape, colour, more = "") => {
        const line = shape.kind === "point" ? "stroke-width: 9px; stroke-linecap: round" : `stroke-width: 2px; ${more}`;
        return `fill: none; vector-effect: non-scaling-stroke; stroke: ${colour}; ${line}`;
    };
    const area = (d, colour, more = {}) => svg("path", { d, style: `fill: ${colour}; fill-rule: evenodd`, ...more });
    picture.append(
        svg("clipPath", { id: "shared" }, svg("path", { d: a, "clip-rule": "evenodd" })),
        ...shapes.map((shape, place) => [shape, place]).reverse().filter(([{ kind }]) => kind !== "segment")
            .map(([, place]) => area([a, b][place], ["var(--a)", "var(--b)"][place])),
        ...(shapes.some(({ kind }) => kind === "segment" || kind === "point") ? []
            : [area(b, "var(--shared)", { "clip-path": "url(#shared)" })]),
        svg("path", { d: b, style: outline(shapes[1], "var(--b)") }),
        svg("path", { d: a, style: outline(shapes[0], "var(--a)", shapes[0].kind === "segment" ? "" : "stroke-dasharray: 5px 4px") }),
    );
    return picture;
}
