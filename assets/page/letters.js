// The keyboard on a touch screen. Only a field of the page opens it, so there is one that nobody sees: what is written in
// it is passed on to the program letter by letter.
"use strict";

/** Makes the field. `wait` opens a keyboard or, with 0, closes it; `go_on` keeps it open, if it is, and says whether it is. */
function watch_letters({ canvas, send, KEYS, key_name, show_letters, wake }) {
    /** It always holds something, so that there is something to take back. */
    const SENTINEL = " ";
    const field = document.createElement("textarea");
    Object.assign(field, { id: "letters", autocapitalize: "off", autocomplete: "off", spellcheck: false, tabIndex: -1 });
    field.setAttribute("autocorrect", "off");
    field.setAttribute("aria-label", "hantei");
    // Letters this large are not zoomed to.
    field.style.cssText = "position: fixed; left: 0; bottom: 0; width: 1px; height: 1px; padding: 0; border: 0; "
        + "opacity: 0; font-size: 16px; pointer-events: none;";
    canvas.after(field);

    /**
     * Which keys it asks for, by src/window/host: none, letters, those of a number, and of one that may be below 0. The number
     * keys of iOS have no minus.
     */
    const is_ios = /iP(hone|ad|od)/.test(navigator.platform) || (navigator.platform === "MacIntel" && navigator.maxTouchPoints > 1);
    const KEYBOARDS = ["none", "text", "decimal", is_ios ? "text" : "decimal"];

    let waits = false;
    let before;
    const begin = () => { field.value = before = SENTINEL; };
    begin();

    /** Presses a key and lets it go. */
    function tap(key) {
        send("key_down", key, 0, false);
        send("key_up", key, 0);
    }

    field.addEventListener("input", (event) => {
        // Keyboards that complete words write them anew: only what differs is passed on.
        const now = field.value;
        let same = 0;
        while (same < before.length && same < now.length && before[same] === now[same]) same += 1;
        for (let place = same; place < before.length; place += 1) tap(KEYS.Backspace);
        show_letters(now.slice(same));
        for (const letter of now.slice(same)) {
            if (letter === "\n") tap(KEYS.Enter);
            else send("key_press", letter.codePointAt(0));
        }
        before = now;
        if (!event.isComposing) begin();
        wake();
    });
    field.addEventListener("compositionend", begin);
    // Keys that write nothing are passed on as they are.
    field.addEventListener("keydown", (event) => {
        const name = key_name(event);
        const writes = event.key.length === 1 || ["Backspace", "Enter", "NumpadEnter"].includes(name);
        if (event.isComposing || writes || !(name in KEYS)) return;
        event.preventDefault();
        tap(KEYS[name]);
    });

    return {
        wait(wanted) {
            waits = wanted !== 0;
            // Some change their keys only when a field takes the focus.
            if (waits && field.inputMode !== KEYBOARDS[wanted]) field.blur();
            field.inputMode = KEYBOARDS[wanted];
            if (waits) field.focus({ preventScroll: true });
            else if (document.activeElement === field) canvas.focus();
        },
        go_on() {
            if (waits) field.focus({ preventScroll: true });
            return waits;
        },
    };
}
