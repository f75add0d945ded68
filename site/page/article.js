// What answers in the article: figures that become live, the panel of the first one, the place in the text, and the
// judge of a pasted test. Without this file all of the article still stands.

const words = JSON.parse(document.getElementById("words").textContent);
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
/** Links of figures that are live, the oldest first. */
const live = [];

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
        this.send({ hantei: "still" });
        this.timer = setTimeout(() => this.freeze({}), PATIENCE);
    }

    freeze({ svg, address }) {
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
    const made = new Live(link, by_key);
    live.push(made);
    return made;
}

addEventListener("message", (event) => {
    if (event.origin !== location.origin || typeof event.data?.hantei !== "string") return;
    // One that ends is no longer among the live ones.
    ending.concat(live).find(({ frame }) => frame.contentWindow === event.source)?.hears(event.data);
});
