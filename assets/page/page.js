// The page's side of hantei: src/window/host/page.rs is the other one.
//
// gl.js, which comes with miniquad, draws with WebGL and starts the program. What it does about events, frames, size and
// clipboard is replaced here: it follows neither the pixel ratio nor a drag that leaves the page, it loses the fractions of
// a wheel, takes keys by their place on an American keyboard, and copies only when the browser happens to ask.
"use strict";

(() => {
    const element = (id) => document.getElementById(id);
    /** Whether the program is there to be called. */
    let running = false;
    /** Whether it has shown a picture. */
    let opened = false;
    /** Whether the page stands in a frame of another one. */
    const framed = window.parent !== window;

    // ---- What is said in the page, before there is a program to say it and instead of one ----

    const address = new URLSearchParams(location.search);
    let language;
    const say = (id, given = {}) => WORDS[language][id].replace(/\{ \$(\w+) \}/g, (_, name) => given[name]);
    function speak(name) {
        if (language === name) return;
        language = name;
        document.documentElement.lang = language;
        element("way-out").firstElementChild.textContent = say("page-way-out");
        element("glcanvas").setAttribute("aria-label", say("page-stage"));
        element("open").textContent = say("page-open");
    }
    speak(wished_language());
    element("message").textContent = say("page-loading");

    /** Says why there is no stage. */
    function refuse(text) {
        running = false;
        element("cover").hidden = false;
        element("cover").className = "refused";
        element("progress").hidden = true;
        element("message").textContent = text;
        element("message").setAttribute("role", "alert");
    }

    /** The plugins are those of sapp_jsutils.js and quad-url.js. */
    const parts = [typeof importObject, typeof keep_files, typeof keep_rest, typeof watch_letters, typeof watch_figure, typeof describe_beside];
    if (parts.includes("undefined") || plugins.length < 2) {
        refuse(say("page-part-missing"));
        return;
    }
    const env = importObject.env;

    /** Calls the program. A defect in it ends it, and is said. */
    function send(name, ...values) {
        if (!running) return;
        try {
            wasm_exports[name](...values);
        } catch (error) {
            console.error(error);
            // A browser may take the picture away before it says so. Then the program meets what is not there any more.
            const is_gone = canvas.getContext("webgl", LOOK)?.isContextLost() ?? true;
            if ((is_gone || !opened) && may_try_again()) return location.reload();
            if (is_gone) refuse(say("page-picture-gone"));
            else refuse(error.file ? say("page-no-file", { file: error.file, why: error.message }) : say("page-defect"));
            element("message").dataset.why = error.stack ?? error;
        }
    }

    // ---- What src/window/page.rs asks for ----

    /** What a browser had no room for a moment ago, it may have now: the page is loaded once more before it gives up. */
    const AGAIN = "hantei-again";
    function may_try_again() {
        try {
            if (sessionStorage.getItem(AGAIN) !== null) return false;
            sessionStorage.setItem(AGAIN, "");
            return true;
        } catch {
            // A frame may forbid it.
            return false;
        }
    }

    env.hantei_opened = () => {
        opened = true;
        element("cover").hidden = true;
        rest.come();
        try {
            sessionStorage.removeItem(AGAIN);
        } catch {
            // Nothing was kept.
        }
    };

    env.hantei_refuse = (text, length) => {
        element("way-out").hidden = false;
        refuse(UTF8ToString(text, length));
    };

    // ---- What is shown ----

    /** Of an address, what belongs to the page and not to the picture. */
    const OF_THE_PAGE = ["course", "font", "lang", "theme", "motion", "verdict", "present", "trace", "fresh", "figure"];
    const words_of = (search) => search.replace(/^[?]/, "").split("&").filter((word) => word !== "");
    const key_of = (word) => word.split("=")[0];

    let asks = false;
    let shown = null;
    env.hantei_asks = () => Number(asks);
    env.hantei_answer = (opening, length, words, words_length, svg, svg_length) => {
        const address = new URL(UTF8ToString(opening, length), location.href);
        const said = words_of(address.search);
        const kept = words_of(location.search).filter((word) => OF_THE_PAGE.includes(key_of(word)));
        const more = kept.filter((word) => !said.some((other) => key_of(other) === key_of(word)));
        shown = {
            address: `?${said.concat(more).join("&")}`,
            words: UTF8ToString(words, words_length),
            svg: UTF8ToString(svg, svg_length),
        };
    };

    /** What is shown: its address, the words of its scene, its picture. The program says it in a frame. */
    function ask() {
        shown = null;
        asks = true;
        try {
            if (running) wasm_exports.frame();
        } catch (error) {
            console.warn(error);
        }
        asks = false;
        return shown;
    }

    watch_figure({ is_figure: address.has("figure"), ask });

    /** The browser can take the picture away, for instance when a laptop wakes up. Once it is allowed again, it comes back as it was. */
    function watch_context() {
        canvas.addEventListener("webglcontextlost", (event) => {
            event.preventDefault();
            const left = ask();
            if (left !== null) show_address(left.address, { ...history.state, hantei: left.words });
            refuse(say("page-picture-gone"));
        });
        canvas.addEventListener("webglcontextrestored", () => location.reload());
    }

    env.hantei_print = (text, length) => console.log(UTF8ToString(text, length));

    env.hantei_languages = (text, length) => {
        const wishes = new TextEncoder().encode((navigator.languages ?? [navigator.language]).join(",")).slice(0, length);
        new Uint8Array(wasm_memory.buffer, text, wishes.length).set(wishes);
        return wishes.length;
    };

    env.hantei_prefers_dark = () => (matchMedia("(prefers-color-scheme: dark)").matches ? 1 : 0);

    env.hantei_prefers_still = () => (matchMedia("(prefers-reduced-motion: reduce)").matches ? 1 : 0);

    let waking;
    env.hantei_wake_in = (seconds) => {
        clearTimeout(waking);
        waking = setTimeout(() => { if (running) env.sapp_schedule_update(); }, seconds * 1000);
    };

    env.hantei_speak = (text, length) => speak(UTF8ToString(text, length));

    /** The files beside the page: files.js. */
    const { coming_bytes, bytes_now, load, load_fonts, load_fonts_for, show_letters, put } = keep_files({
        env,
        elsewhere: (where) => say("page-elsewhere", { where }),
        show(loaded) { element("progress").value = loaded; },
        wake() { if (running) env.sapp_schedule_update(); },
    });

    /** The program's second part: rest.js. */
    const rest = keep_rest({ address, coming_bytes, bytes_now });

    /** Text and controls beside the canvas: spoken.js. */
    const beside = describe_beside({ env, show_letters, wake() { if (running) env.sapp_schedule_update(); } });

    /** A screen reader is told what stays for a moment, not everything on the way there. */
    const MOMENT = 200;
    let told = "";
    let telling;
    env.hantei_tell = (text, length) => {
        const now = UTF8ToString(text, length);
        if (now === told) return;
        told = now;
        clearTimeout(telling);
        telling = setTimeout(() => { element("told").textContent = told; }, MOMENT);
    };

    /** A browser may take two downloads at once for one. */
    const BETWEEN_DOWNLOADS = 150;
    let downloads = 0;
    env.hantei_keep = (name, name_length, bytes, length) => {
        const link = document.createElement("a");
        link.download = UTF8ToString(name, name_length);
        const type = link.download.endsWith(".svg") ? "image/svg+xml" : "image/png";
        link.href = URL.createObjectURL(new Blob([new Uint8Array(wasm_memory.buffer, bytes, length).slice()], { type }));
        setTimeout(() => {
            downloads -= 1;
            link.click();
            setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
        }, BETWEEN_DOWNLOADS * downloads);
        downloads += 1;
    };

    /** Under these names the browser keeps what courses remember. A frame may forbid it. */
    const KEPT = "hantei-course";
    env.hantei_recall = (bytes, length) => {
        let text;
        try {
            text = localStorage.getItem(KEPT);
        } catch {
            return 1;
        }
        if (text === null) return 0;
        // A text of one byte is none of ours, and broken.
        const kept = new TextEncoder().encode(text.padEnd(2));
        new Uint8Array(wasm_memory.buffer, bytes, length).set(kept.slice(0, length));
        return kept.length;
    };
    env.hantei_remember = (text, length, is_broken) => {
        try {
            localStorage.setItem(is_broken ? `${KEPT}-broken` : KEPT, UTF8ToString(text, length));
            return 1;
        } catch {
            return 0;
        }
    };

    env.hantei_paper = (sheet, length) => {
        // All that a person has written in it is escaped.
        element("paper").innerHTML = UTF8ToString(sheet, length);
        try {
            window.print();
        } catch {
            // A frame may forbid it.
        }
    };

    /** The course counts days as the reader does. */
    env.hantei_seconds_east = () => -60 * new Date().getTimezoneOffset();

    /** Puts an address into the address bar; a new one is a step for the browser's Back. */
    function show_address(address, kept = null, is_new = false) {
        try {
            history[is_new ? "pushState" : "replaceState"](kept, "", address);
        } catch {
            // A frame may forbid it, and a browser limits how often.
        }
    }

    /** A test that was typed is there again when the page is loaded anew. */
    env.hantei_hold = (opening, length) => show_address(UTF8ToString(opening, length));

    /** The step with which the page opens has the page's own entry in the history. In a frame the article's Back is no step's. */
    let stays_here = framed || address.has("lesson") || address.has("course");
    /** Until then (milliseconds) the program may still be on its way to the step of Back: what it passes is no new step. */
    let arrives_until = 0;
    const WAY = 3000;

    /**
     * The address names the step that is open, and no scene beside it. Each step has an entry of its own in the history:
     * Back goes to the step before, and from the first one to where the course was entered.
     */
    env.hantei_follow = (id, length) => {
        const step = UTF8ToString(id, length);
        const here = history.state?.step ?? "";
        if (step !== here && performance.now() < arrives_until) return;
        arrives_until = 0;
        const is_new = !stays_here && step !== here;
        stays_here = framed;
        const stays = (word) => step === "" ? key_of(word) !== "lesson" : OF_THE_PAGE.includes(key_of(word));
        const all = words_of(location.search).filter(stays).concat(step === "" ? [] : [`lesson=${encodeURIComponent(step)}`]);
        const address = all.length > 0 ? `?${all.join("&")}` : location.pathname;
        show_address(address + location.hash, step === "" ? null : { step }, is_new);
    };

    window.addEventListener("popstate", () => {
        arrives_until = performance.now() + WAY;
        beside.act({ kind: "arrive", id: history.state?.step ?? null });
    });

    /** The article stands around the program's folder, and the reader may have come from one of its pages. */
    env.hantei_back_to_article = (id, length) => {
        const [around, own] = ["..", "."].map((folder) => new URL(folder, location.href).href);
        const from = document.referrer.replace(/[?#].*/, "");
        if (!framed && from.startsWith(around) && !from.startsWith(own)) location.href = `${from}#${UTF8ToString(id, length)}`;
    };

    env.hantei_toggle_full_screen = () => {
        const done = document.fullscreenElement
            ? document.exitFullscreen()
            : document.documentElement.requestFullscreen?.();
        // A frame around the page may forbid it.
        done?.catch(() => {});
    };

    // ---- What miniquad asks for ----

    env.dpi_scale = () => window.devicePixelRatio || 1;
    env.now = () => (performance.timeOrigin + performance.now()) / 1000;
    // macroquad lets go of a pointer that nobody has grabbed, in every frame.
    env.sapp_set_cursor_grab = () => {};

    let frame = 0;
    env.sapp_schedule_update = () => {
        frame ||= requestAnimationFrame(() => {
            frame = 0;
            // Nowhere to be seen yet; once it is, its size changes.
            if (canvas.clientWidth === 0 || canvas.clientHeight === 0) return;
            fit();
            send("frame");
        });
    };

    /** The canvas in device pixels, as the browser has laid it out, where it tells. */
    let laid_out = [];
    function size() {
        return [canvas.clientWidth, canvas.clientHeight].map((length, axis) => {
            const wanted = length * env.dpi_scale();
            const told = laid_out[axis];
            // Where the ratio is only pretended, as in developers' tools, it tells something else.
            return Math.max(1, Math.abs(told - wanted) < 2 ? told : Math.round(wanted));
        });
    }

    /** A canvas that changes its size is blank, so it does so only right before a frame. */
    function fit() {
        const [width, height] = size();
        if (canvas.width === width && canvas.height === height) return;
        [canvas.width, canvas.height] = [width, height];
        send("resize", width, height);
    }

    env.setup_canvas_size = () => { [canvas.width, canvas.height] = size(); };

    function watch_size() {
        new ResizeObserver(([entry]) => {
            const [box] = entry.devicePixelContentBoxSize ?? [];
            laid_out = box ? [box.inlineSize, box.blockSize] : [];
            env.sapp_schedule_update();
        }).observe(canvas);
        window.addEventListener("resize", env.sapp_schedule_update);
        document.addEventListener("visibilitychange", env.sapp_schedule_update);
    }

    // ---- Clipboard ----

    env.sapp_set_clipboard = (pointer, length) => {
        const text = UTF8ToString(pointer, length);
        // A link to the picture may as well be taken from the address bar.
        if (text.startsWith(location.origin + location.pathname + "?")) show_address(text, history.state);
        const copied = navigator.clipboard?.writeText(text) ?? Promise.reject();
        copied.catch(() => copy_from_field(text));
    };

    /** The old way, for pages that are not served securely. */
    function copy_from_field(text) {
        const field = document.createElement("textarea");
        field.value = text;
        document.body.append(field);
        field.select();
        document.execCommand("copy");
        field.remove();
        canvas.focus({ preventScroll: true });
    }

    function watch_paste() {
        window.addEventListener("paste", (event) => {
            // A field beside the canvas takes its own.
            if (element("spoken").contains(event.target)) return;
            event.preventDefault();
            paste(event.clipboardData?.getData("text") ?? "");
        });
    }

    function paste(text) {
        const bytes = new TextEncoder().encode(text);
        if (bytes.length === 0 || !running) return;
        show_letters(text);
        const place = wasm_exports.allocate_vec_u8(bytes.length);
        new Uint8Array(wasm_memory.buffer, place, bytes.length).set(bytes);
        send("on_clipboard_paste", place, bytes.length);
    }

    /** A touch screen has no keys that paste. A page that is not served securely, or is forbidden it, reads nothing. */
    env.hantei_ask_for_paste = () => void navigator.clipboard?.readText?.().then(paste, () => {});

    /** The keyboard on a touch screen: letters.js. */
    let letters;
    env.hantei_type = (wanted) => letters.wait(wanted);

    // ---- Pointer and fingers ----

    /** Where something is, in device pixels of the canvas. */
    function place(event) {
        const box = canvas.getBoundingClientRect();
        const x = (event.clientX - box.left) * canvas.width / box.width;
        const y = (event.clientY - box.top) * canvas.height / box.height;
        return [Math.floor(x), Math.floor(y)];
    }

    /** The browser's buttons are left, middle, right; miniquad's left, right, middle. */
    const BUTTONS = [0, 2, 1];
    const TOUCHES = { touchstart: 10, touchmove: 11, touchend: 12, touchcancel: 13 };
    /** Pixels to a line and to a page, for browsers that count wheels in those. */
    const WHEEL_UNITS = [1, 40, 800];
    /** Two fingers on a touch pad come as a wheel with Ctrl, in much smaller steps. */
    const PINCH = 8;

    /**
     * In a frame the page around it keeps its wheel, its fingers and its keys until hantei is live: by a click, a tap,
     * Enter or Space. Esc and a press elsewhere give them back. A figure for which the reader has pressed is live at once.
     */
    let live = false;
    const taken = [];
    function set_live(now) {
        if (live === now) return;
        live = now;
        document.documentElement.classList.toggle("live", live);
        beside.reach(live);
        for (const [name, listener] of taken) {
            if (live) canvas.addEventListener(name, listener, { passive: false });
            else canvas.removeEventListener(name, listener);
        }
        if (live) canvas.focus({ preventScroll: true });
    }

    function was_asked_for() {
        try {
            return address.has("figure") && window.parent.navigator.userActivation.hasBeenActive;
        } catch {
            // The page around it is on another server.
            return false;
        }
    }

    function watch_frame() {
        if (!framed) return set_live(true);
        beside.reach(false);
        if (was_asked_for()) set_live(true);
        window.addEventListener("blur", () => set_live(false));
        canvas.addEventListener("click", (event) => {
            if (live) return;
            set_live(true);
            for (const phase of [TOUCHES.touchstart, TOUCHES.touchend]) send("touch", phase, 0, ...place(event));
        });
    }

    let scrolls = false;
    env.hantei_let_scroll = () => { scrolls = true; };

    function watch_pointer() {
        canvas.addEventListener("pointerdown", (event) => {
            if (!live && event.pointerType === "touch") return;
            set_live(true);
            // A keyboard that is open stays while a finger moves on in its field.
            if (event.pointerType !== "touch" || !letters.go_on()) canvas.focus({ preventScroll: true });
            // Until the button is up everything is ours, wherever the pointer is.
            canvas.setPointerCapture(event.pointerId);
        });
        canvas.addEventListener("pointermove", (event) => {
            if (event.pointerType === "touch") return;
            const passed = event.getCoalescedEvents?.() ?? [];
            for (const each of passed.length > 0 ? passed : [event]) send("mouse_move", ...place(each));
        });
        canvas.addEventListener("mousedown", (event) => {
            // The middle button would scroll.
            event.preventDefault();
            send("mouse_down", ...place(event), BUTTONS[event.button] ?? 3);
        });
        canvas.addEventListener("mouseup", (event) => send("mouse_up", ...place(event), BUTTONS[event.button] ?? 3));
        canvas.addEventListener("contextmenu", (event) => event.preventDefault());
        // The program takes whole numbers: what is left of one wheel event goes to the next.
        const rest = [0, 0];
        taken.push(["wheel", (event) => {
            event.preventDefault();
            const unit = WHEEL_UNITS[event.deltaMode] * (event.ctrlKey ? PINCH : 1);
            rest[0] -= event.deltaX * unit;
            rest[1] -= event.deltaY * unit;
            const whole = rest.map(Math.trunc);
            whole.forEach((value, axis) => { rest[axis] -= value; });
            if (whole[0] !== 0 || whole[1] !== 0) send("mouse_wheel", ...whole);
        }]);
        // In a figure the article scrolls on by a finger that has nothing under it.
        for (const [name, phase] of Object.entries(TOUCHES)) {
            taken.push([name, (event) => {
                for (const touch of event.changedTouches) send("touch", phase, touch.identifier >>> 0, ...place(touch));
                if (name === "touchstart") {
                    scrolls = false;
                    if (address.has("figure")) send("frame");
                }
                // What ends a touch would else come again as a click.
                if (event.cancelable && (!scrolls || name === "touchend")) event.preventDefault();
            }]);
        }
    }

    // ---- Keys ----

    /** miniquad's numbers of the keys that mean something here, by the names that browsers have for them. */
    const KEYS = {
        Space: 32, Comma: 44, Minus: 45, Period: 46, Slash: 47, Equal: 61, BracketLeft: 91, BracketRight: 93,
        Escape: 256, Enter: 257, Tab: 258, Backspace: 259, Delete: 261,
        ArrowRight: 262, ArrowLeft: 263, ArrowDown: 264, ArrowUp: 265, PageUp: 266, PageDown: 267, Home: 268, End: 269,
        F1: 290, F2: 291, F4: 293, F8: 297, F9: 298, NumpadEnter: 335,
        ShiftLeft: 340, ControlLeft: 341, AltLeft: 342, MetaLeft: 343,
        ShiftRight: 344, ControlRight: 345, AltRight: 346, MetaRight: 347,
    };
    for (const letter of "ABCDEFGHIJKLMNOPQRSTUVWXYZ") KEYS[`Key${letter}`] = letter.charCodeAt(0);
    for (const digit of "0123456789") KEYS[`Digit${digit}`] = digit.charCodeAt(0);
    const SIGNS = {
        ".": "Period", ",": "Comma", "/": "Slash", "?": "Slash", "-": "Minus", "+": "Equal", "=": "Equal",
        "[": "BracketLeft", "]": "BracketRight",
    };
    /** With Ctrl, the browser's own: everything larger and smaller, which hantei follows. (F11 is the browser's too.) */
    const BROWSERS = ["Minus", "Equal", "Digit0"];
    /** With Ctrl, taken away from the browser. Ctrl+V is not among them: it brings the clipboard. */
    const TAKEN = ["KeyA", "KeyC", "KeyS", "KeyX", "KeyY", "KeyZ"];

    /** A letter is the one that the key writes, wherever it is; only keys that write none of ours are taken by their place. */
    function key_name(event) {
        const key = event.key;
        if (event.code.startsWith("Numpad") || key.length !== 1) return event.code;
        if (/[a-z]/i.test(key)) return `Key${key.toUpperCase()}`;
        return SIGNS[key] ?? event.code;
    }

    function modifiers(event) {
        return Number(event.shiftKey) + 2 * Number(event.ctrlKey) + 4 * Number(event.altKey) + 8 * Number(event.metaKey);
    }

    /** Tab walks through the program's controls. Behind the last one it goes on in the page or the browser. */
    let tabbed_out = false;
    env.hantei_leave_by_tab = () => { tabbed_out = true; };
    function leaves_by_tab() {
        tabbed_out = false;
        send("frame");
        return tabbed_out;
    }

    function watch_keys() {
        /** Keys that are down, by their place: what they were when they went down. */
        const down = new Map();
        canvas.addEventListener("keydown", (event) => {
            const command = event.ctrlKey || event.metaKey;
            const name = key_name(event);
            if (event.isComposing || (command && BROWSERS.includes(name))) return;
            if (!live) {
                if (!["Enter", "Space"].includes(name)) return;
                event.preventDefault();
                return set_live(true);
            }
            if (name in KEYS) {
                down.set(event.code, KEYS[name]);
                send("key_down", KEYS[name], modifiers(event), event.repeat);
            }
            if (!command && event.key.length === 1) {
                show_letters(event.key);
                send("key_press", event.key.codePointAt(0));
            }
            if (name === "Tab" && !command && !event.altKey && leaves_by_tab()) return;
            if (command ? TAKEN.includes(name) : name in KEYS && !event.altKey) event.preventDefault();
            if (framed && name === "Escape") set_live(false);
        });
        canvas.addEventListener("keyup", (event) => {
            const key = down.get(event.code);
            down.delete(event.code);
            if (key !== undefined) send("key_up", key, modifiers(event));
        });
        // What is let go elsewhere is not told.
        canvas.addEventListener("blur", () => {
            for (const key of down.values()) send("key_up", key, 0);
            down.clear();
        });
    }

    env.run_animation_loop = () => {
        running = true;
        watch_size();
        watch_pointer();
        watch_keys();
        watch_paste();
        watch_frame();
        letters = watch_letters({ canvas, send, KEYS, key_name, show_letters, wake: env.sapp_schedule_update });
        watch_context();
        env.sapp_schedule_update();
    };

    // ---- The start ----

    /**
     * The picture smooths its own edges. It is opaque because of how it is blended; without an alpha channel it could
     * not be saved, for macroquad copies it into a texture that has one.
     */
    const LOOK = { antialias: false };

    /** Whether the browser has what gl.js draws with. */
    function has_webgl() {
        const context = document.createElement("canvas").getContext("webgl", LOOK);
        const found = context !== null && context.getExtension("OES_vertex_array_object") !== null;
        context?.getExtension("WEBGL_lose_context")?.loseContext();
        return found;
    }

    const PROGRAM = "hantei.wasm";
    /** What the address can name, lessons and a font for their letters: what is said if it cannot be loaded. */
    const NAMED = { course: (why) => say("page-no-course", { why }), font: (why) => say("page-no-font", { why }) };

    async function open() {
        if (location.protocol === "file:" && document.querySelector("script[data-file]") === null) {
            return refuse(say("page-folder"));
        }
        if (typeof WebAssembly !== "object") {
            return refuse(say("page-no-wasm"));
        }
        if (!has_webgl()) {
            return refuse(say("page-no-webgl"));
        }
        const weight = PROGRAM_BYTES + (rest.is_needed ? REST.bytes : 0);
        element("progress").max = Object.values(FONTS[language]).reduce((sum, bytes) => sum + bytes, weight);
        const fonts = load_fonts(language);
        let compiled;
        try {
            const headers = { "Content-Type": "application/wasm" };
            compiled = WebAssembly.compileStreaming(new Response(await coming_bytes(PROGRAM), { headers }));
            // What it says is heard below.
            compiled.catch(() => {});
            if (rest.is_needed) rest.begin();
        } catch (error) {
            return refuse(say("page-no-file", { file: PROGRAM, why: error.message }));
        }
        const named = {};
        for (const [name, missing] of Object.entries(NAMED)) {
            const file = address.get(name);
            if (!file) continue;
            try {
                named[name] = await load(file, name);
            } catch (error) {
                element("way-out").hidden = false;
                return refuse(missing(error.message));
            }
        }
        const written = new TextDecoder().decode(named.course) + [...address.values()].join();
        await Promise.all([fonts, load_fonts_for(written)]);
        // What stood here before the picture was taken away.
        if (typeof history.state?.hantei === "string") put("left", history.state.hantei);
        // gl.js gets this one again when it asks.
        canvas.getContext("webgl", LOOK);
        register_plugins(plugins);
        let module;
        try {
            module = await compiled;
        } catch (error) {
            if (error instanceof WebAssembly.CompileError) throw error;
            return refuse(say("page-no-file", { file: PROGRAM, why: error.message }));
        }
        for (const { module: from, name } of WebAssembly.Module.imports(module)) {
            // What gl.js lacks is not called.
            if (from === "env") env[name] ??= () => console.warn(`There is no ${name}.`);
        }
        importObject.placeholder = rest.placeholder;
        const instance = await WebAssembly.instantiate(module, importObject);
        wasm_memory = instance.exports.memory;
        wasm_exports = instance.exports;
        rest.follow(wasm_exports);
        if (rest.is_needed) await rest.come();
        init_plugins(plugins);
        instance.exports.main();
    }

    open().catch((error) => {
        console.error(error);
        if (may_try_again()) location.reload();
        else refuse(say("page-no-start"));
    });
})();
