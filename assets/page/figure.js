// A figure in an article: the page that holds this frame asks for the picture as it stands, and a link opens it in the
// whole program.
"use strict";

/**
 * Answers the article, and keeps the link. `ask` gives the address of what is shown and its picture, or null.
 */
function watch_figure({ is_figure, ask }) {
    const link = document.getElementById("open");
    link.hidden = !is_figure;
    // Those have a bar of buttons at the bottom.
    document.documentElement.classList.toggle("plays", /[?&]scene=(melons|crowd|response)\b/.test(location.search));
    /** The whole program at what is shown now. */
    function point() {
        const shown = ask();
        if (shown !== null) link.href = shown.address.replace(/&figure\b/, "");
    }
    for (const name of ["pointerdown", "focus", "click"]) link.addEventListener(name, point);
    window.addEventListener("message", (event) => {
        if (event.source !== window.parent || event.data?.hantei !== "still") return;
        const shown = ask();
        if (shown === null) return;
        const answer = { hantei: "still", svg: shown.svg, address: shown.address };
        event.source.postMessage(answer, event.origin === "null" ? "*" : event.origin);
    });
}
