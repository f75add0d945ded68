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
        .replace(/\{ \$([\w-]+) ->([^}]*)\}/g, (_, name, forms) => chosen(name, forms))
        .replace(/\{ \$([\w-]+) \}/g, (_, name) => say(words, language, text.arguments[name]));
}
