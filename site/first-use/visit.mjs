// Visits the program as its first reader does, without a browser: it opens a scene and moves the pointer over it. What the
// program calls meanwhile is what the page loads first; all other functions come behind it.
//
//   node visit.mjs INSTRUMENTED.wasm APP OUT
//
// INSTRUMENTED.wasm counts its own calls (wasm-split --instrument). APP is the folder of the fonts and words of the languages.
// OUT/NAME.profile is written for each visit, and the scenes that are visited are printed. Time and events are the same in each
// run, and so are the profiles.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [program, app, out] = process.argv.slice(2);
const module = new WebAssembly.Module(readFileSync(program));

const WIDE = { size: [1040, 700], ratio: 1 };
const LOW = { size: [988, 788], ratio: 1, still: 1 };
const PHONE = { size: [390, 844], ratio: 2, has_fingers: true };
const FIGURE = { size: [640, 360], ratio: 1, figure: "" };
/** What is opened first: the window as it opens, and what the article's figures open. `step` is the way between two places of the
pointer, as a part of the window. */
const VISITS = {
    wide: { ...WIDE, step: 0.018 },
    low: { ...LOW, step: 0.018 },
    dark: { ...WIDE, step: 0.018, theme: "dark", motion: "off" },
    japanese: { ...LOW, lang: "ja" },
    korean: { ...PHONE, lang: "ko" },
    german: { ...LOW, lang: "de" },
    phone: { ...PHONE },
    figure: { ...FIGURE, scene: "rects", a: "171,190,100,100", b: "270,190,100,100", border: "hits" },
    quad: { ...WIDE, scene: "quad" },
};

/** A beside B as a pointer brings it only by chance: edge to edge, corner to corner, with an edge in one line, the same. */
const B = "270,190,100,100";
const MET = ["170,190,100,100", "170,90,100,100", "220,190,100,100", "270,190,50,100", "290,190,50,100", "320,190,50,100", B, "250,190,140,100"];
MET.forEach((a, place) => { VISITS[`met-${place}`] = { ...WIDE, step: 0.3, scene: "rects", a, b: B }; });

/** Numbers of OpenGL, and of miniquad for a finger. */
const FRAMEBUFFER_COMPLETE = 0x8cd5;
const [TOUCH_START, TOUCH_MOVE, TOUCH_END] = [10, 11, 12];
/** Seconds from one frame to the next. */
const FRAME = 1 / 60;
const FRAMES = 30;

function visit({ size, ratio, has_fingers = false, still = 0, step = 0.06, ...address }) {
    const [width, height] = size.map((length) => length * ratio);
    const entries = Object.entries(address);
    const objects = [];
    let now = 1_800_000_000;
    let exports;
    const bytes = (at, length) => new Uint8Array(exports.memory.buffer, at, length);
    const text_at = (at, length) => new TextDecoder().decode(bytes(at, length));
    const object = (value) => objects.push(value) - 1;
    const put = (at, number) => new DataView(exports.memory.buffer).setInt32(at, number, true);
    /** Writes as much of a text or file as fits; returns its length. */
    const give = (given, at, length) => {
        const all = Buffer.from(given);
        bytes(at, Math.min(length, all.length)).set(all.subarray(0, length));
        return all.length;
    };
    const name_objects = (count, at) => {
        for (let index = 0; index < count; index += 1) put(at + 4 * index, index + 1);
    };
    /** A shader that works, and says nothing but the end of its text. */
    const works = (_, _asked, at) => put(at, 1);
    const page = {
        now: () => now,
        dpi_scale: () => ratio,
        canvas_width: () => width,
        canvas_height: () => height,
        hantei_file(name, name_length, at, length) {
            const file = join(app, text_at(name, name_length));
            return existsSync(file) ? give(readFileSync(file), at, length) : 0;
        },
        hantei_load_fonts: () => 1,
        hantei_prefers_still: () => still,
        hantei_languages: (at, length) => give("en-US,en", at, length),
        hantei_refuse(at, length) {
            throw new Error(text_at(at, length));
        },
        quad_url_param_count: () => entries.length,
        quad_url_get_key: (index) => object(entries[index][0]),
        quad_url_get_value: (index) => object(entries[index][1]),
        quad_url_path: () => object("http://localhost/"),
        js_string_length: (id) => Buffer.byteLength(objects[id]),
        js_unwrap_to_str: (id, at, length) => void give(objects[id], at, length),
        js_create_string: (at, length) => object(text_at(at, length)),
        glGenTextures: name_objects,
        glGenBuffers: name_objects,
        glGenFramebuffers: name_objects,
        glGenRenderbuffers: name_objects,
        glGenVertexArrays: name_objects,
        glCreateShader: () => 1,
        glCreateProgram: () => 1,
        glGetShaderiv: works,
        glGetProgramiv: works,
        glGetIntegerv: (_, at) => put(at, 0),
        glCheckFramebufferStatus: () => FRAMEBUFFER_COMPLETE,
        glGetString() {
            const version = "WebGL 1.0\0";
            const at = exports.allocate_vec_u8(version.length);
            give(version, at, version.length);
            return at;
        },
    };
    const nothing = () => 0;
    const env = new Proxy(page, { get: (known, name) => known[name] ?? nothing });
    exports = new WebAssembly.Instance(module, { env }).exports;
    const frames = (count) => {
        for (let frame = 0; frame < count; frame += 1) {
            now += FRAME;
            exports.frame();
        }
    };
    exports.crate_version();
    exports.quad_url_crate_version();
    exports.sapp_jsutils_crate_version();
    exports.main();
    frames(FRAMES);
    const at = (x, y) => [Math.round(x * width), Math.round(y * height)];
    const finger = (phase, x, y) => {
        exports.touch(phase, 0, ...at(x, y));
        frames(2);
    };
    const drags = [[0.3, 0.5], [0.5, 0.45], [0.3, 0.3], [0.6, 0.85]];
    if (has_fingers) {
        for (const [x, y] of drags) {
            finger(TOUCH_START, x, y);
            for (let moved = 0.02; moved <= 0.3; moved += 0.02) finger(TOUCH_MOVE, x + moved, y + moved / 3);
            finger(TOUCH_END, x + 0.3, y + 0.1);
            frames(FRAMES);
        }
    }
    // Over everything there is, row by row, so that A and B meet; then a drag.
    for (let y = 0.05; y < 1; y += step) {
        for (let x = 0.01; x < 1; x += step) {
            exports.mouse_move(...at(x, y));
            frames(1);
        }
    }
    exports.mouse_move(...at(0.3, 0.5));
    exports.mouse_down(...at(0.3, 0.5), 0);
    for (let moved = 0; moved <= 0.1; moved += 0.02) {
        exports.mouse_move(...at(0.3 + moved, 0.5));
        frames(2);
    }
    exports.mouse_up(...at(0.4, 0.5), 0);
    frames(FRAMES);
    const length = exports.__write_profile(0, 0);
    const written = exports.allocate_vec_u8(length);
    exports.__write_profile(written, length);
    return bytes(written, length).slice();
}

/** The lengths of the functions of a program, in bytes. */
function lengths(wasm) {
    const CODE = 10;
    let at = 8;
    const number = () => {
        let [value, shift, byte] = [0, 0, 0];
        do {
            byte = wasm[at];
            value |= (byte & 0x7f) << shift;
            [at, shift] = [at + 1, shift + 7];
        } while (byte & 0x80);
        return value >>> 0;
    };
    for (;;) {
        const section = wasm[at];
        at += 1;
        const end = number() + at;
        if (section === CODE) break;
        at = end;
    }
    return Array.from({ length: number() }, () => {
        const length = number();
        at += length;
        return length;
    });
}

/**
 * Functions that are hardly longer than the way to the rest come first, too: among them are those that are called by chance, as when
 * two keys of a table have the same place.
 */
const SHORT = 72;
function with_short(profile) {
    const HASH = 8;
    const numbers = new DataView(profile.buffer, profile.byteOffset + HASH);
    lengths(readFileSync(program)).forEach((length, index) => {
        if (length <= SHORT && HASH + 4 * index < profile.length) numbers.setUint32(4 * index, 1, true);
    });
    return profile;
}

for (const [name, how] of Object.entries(VISITS)) writeFileSync(join(out, `${name}.profile`), visit(how));
writeFileSync(join(out, "short.profile"), with_short(readFileSync(join(out, "wide.profile"))));
console.log([...new Set(Object.values(VISITS).map(({ scene }) => scene ?? "rects"))].join(" "));
