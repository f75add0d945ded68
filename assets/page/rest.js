// The program comes in two parts. scripts/build-page lays into the first what its first pictures need, and into the rest all
// other functions.
"use strict";

/**
 * Loads the rest and joins it with the first part. `coming_bytes` and `bytes_now` are those of files.js. A function of the
 * rest that is called before it is there makes the page wait for it.
 */
function keep_rest({ address, coming_bytes, bytes_now }) {
    const FILE = "hantei.rest.wasm";
    /** Without the tools that split it, and in the page that is one file, the program is whole. */
    let is_joined = REST.bytes === 0 || document.querySelector("script[data-file]") !== null;
    let first;
    let compiled;

    /** These keys of an address open what the first part cannot show. */
    const KEYS = ["course", "lesson", "formula", "guess", "step"];
    const is_needed = !is_joined
        && (!REST.not_for.includes(address.get("scene") ?? "rects") || KEYS.some((key) => address.has(key)));

    /** In place of the functions of the rest, by their slots in the table. Joined, the rest fills the slots itself. */
    const placeholder = new Proxy({}, {
        get: (_, slot) => (...values) => {
            if (!is_joined) {
                new WebAssembly.Instance(new WebAssembly.Module(bytes_now(FILE)), { primary: first });
                is_joined = true;
            }
            return first.table.get(Number(slot))(...values);
        },
    });

    /** Begins to load it. */
    function begin() {
        if (compiled !== undefined) return;
        const headers = { "Content-Type": "application/wasm" };
        compiled = WebAssembly.compileStreaming(coming_bytes(FILE).then((body) => new Response(body, { headers })));
        // What it says is heard by `come`.
        compiled.catch(() => {});
    }

    /** Joins it once it has come. If it does not come, the first call of one of its functions tries again. */
    async function come() {
        if (is_joined) return;
        begin();
        try {
            const module = await compiled;
            if (!is_joined) await WebAssembly.instantiate(module, { primary: first });
            is_joined = true;
        } catch (error) {
            console.warn(error);
        }
    }

    return { placeholder, is_needed, begin, come, follow(exports) { first = exports; } };
}
