// The files that are loaded beside the page: the program, the fonts of a language, and what the address names.
"use strict";

/**
 * Loads them, and hands them to the program. `show` is told how many bytes have come; `wake` is called once the fonts of a
 * language are there, or are not to be had.
 */
function keep_files({ env, elsewhere, show, wake }) {
    /** What is there, by the name of the file or by the key of the address that names it. */
    const files = {};
    let loaded = 0;

    /** A file that the page holds itself, packed, a letter for a byte: site/pack/src/one_file.rs. */
    function held(file) {
        const element = document.querySelector(`script[data-file="${CSS.escape(file)}"]`);
        if (element === null) return null;
        const letters = new TextDecoder("windows-1252").decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
        const bytes = new Map(Array.from(letters, (letter, byte) => [letter.charCodeAt(0), byte]));
        const text = element.textContent;
        const packed = new Uint8Array(text.length);
        let length = 0;
        for (let at = 0; at < text.length; at += 1) {
            const is_escaped = text[at] === "=";
            if (is_escaped) at += 1;
            packed[length] = bytes.get(text.charCodeAt(at)) - (is_escaped ? 64 : 0);
            length += 1;
        }
        return new Blob([packed.subarray(0, length)]).stream().pipeThrough(new DecompressionStream("gzip"));
    }

    /** A file that stands where the page does. */
    async function fetched(file) {
        const address = new URL(file, location.href);
        const refuse_elsewhere = ({ origin, protocol }) => {
            if (origin !== location.origin) throw new Error(elsewhere(origin === "null" ? protocol : origin));
        };
        refuse_elsewhere(address);
        const response = await fetch(address);
        // A server may send to another one.
        refuse_elsewhere(new URL(response.url));
        if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
        return response.body;
    }

    /** The bytes of a file as they come, counted. */
    async function coming_bytes(file) {
        return (held(file) ?? await fetched(file)).pipeThrough(new TransformStream({
            transform(chunk, next) {
                loaded += chunk.length;
                show(loaded);
                next.enqueue(chunk);
            },
        }));
    }

    /** The bytes of a file of the page, at once: nothing else happens until they are there. */
    function bytes_now(file) {
        const request = new XMLHttpRequest();
        request.open("GET", file, false);
        // Each byte comes as one letter.
        request.overrideMimeType("text/plain; charset=x-user-defined");
        try {
            request.send();
            if (request.status !== 200) throw new Error(`${request.status} ${request.statusText}`.trim());
        } catch (error) {
            throw Object.assign(error, { file });
        }
        return Uint8Array.from(request.responseText, (letter) => letter.charCodeAt(0) & 0xff);
    }

    /** Loads a file, and returns its bytes. */
    async function load(file, name = file) {
        files[name] = new Uint8Array(await new Response(await coming_bytes(file)).arrayBuffer());
        return files[name];
    }

    env.hantei_file = (name, name_length, bytes, length) => {
        const file = files[UTF8ToString(name, name_length)] ?? new Uint8Array();
        new Uint8Array(wasm_memory.buffer, bytes, length).set(file.subarray(0, length));
        return file.length;
    };

    /** By language: its fonts that are on their way, and one that could not be loaded. */
    const coming = {};
    const refused = {};
    const lacking = (language) => Object.keys(FONTS[language]).filter((file) => !(file in files));

    /** Loads fonts and words of a language, as far as they are not there. */
    function load_fonts(language) {
        const each = (file) => load(file).catch((error) => {
            refused[language] = { "not-loaded": file, why: error.message };
        });
        coming[language] ??= Promise.all(lacking(language).map(each)).then(() => {
            delete coming[language];
            wake();
        });
        return coming[language];
    }

    const [ON_THEIR_WAY, THERE, NOT_TO_BE_HAD] = [0, 1, 2];
    env.hantei_load_fonts = (text, length) => {
        const language = UTF8ToString(text, length);
        if (lacking(language).length === 0) return THERE;
        if (language in coming || !(language in refused)) {
            load_fonts(language);
            return ON_THEIR_WAY;
        }
        for (const [part, said] of Object.entries(refused[language])) files[part] = new TextEncoder().encode(said);
        delete refused[language];
        return NOT_TO_BE_HAD;
    };

    /** By language, letters that only its fonts have. */
    const LETTERS = {
        beyond: /[\u0100-\u024f\u0370-\u052f\u1e00-\u1eff]/,
        ja: /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u,
        ko: /\p{sc=Hang}/u,
    };
    const needed_for = (text) => Object.keys(LETTERS).filter((language) => LETTERS[language].test(text));

    /** Loads the fonts that a text needs, whichever language is spoken. */
    const load_fonts_for = (text) => Promise.all(needed_for(text).map(load_fonts));

    /** Loads the fonts of letters that are written, and lets the program show them. */
    let came = false;
    function show_letters(text) {
        const missing = needed_for(text).filter((language) => lacking(language).length > 0);
        if (missing.length === 0) return;
        Promise.all(missing.map(load_fonts)).then(() => {
            // Without them the letters are shown as before; the next one asks again.
            for (const language of missing) delete refused[language];
            came = true;
            wake();
        });
    }

    env.hantei_letters_came = () => {
        const now = came;
        came = false;
        return now;
    };

    /** Keeps a text as a file of this name. */
    const put = (name, text) => { files[name] = new TextEncoder().encode(text); };

    return { coming_bytes, bytes_now, load, load_fonts, load_fonts_for, show_letters, put };
}
