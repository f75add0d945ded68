// What stands beside the canvas for who cannot see it or uses a keyboard: headings, lists, buttons and fields, made from
// the program's description (src/window/described) and kept in step with it. In a figure of an article the article gets
// the same description, and may act.
"use strict";

/**
 * Follows the program's description. `wake` asks it for a frame. What is told after a change stands in `told` alone, so
 * nothing here is a live region.
 */
function describe_beside({ env, show_letters, wake }) {
    const root = document.getElementById("spoken");
    const hint = document.getElementById("focused");
    const acts = [];
    let description;
    let turn;
    /** So long a description has to stay before it is shown, milliseconds. */
    const MOMENT = 100;
    let showing;

    function act(action) {
        const said = JSON.stringify(action);
        show_letters(said);
        acts.push(new TextEncoder().encode(said));
        wake();
    }

    env.hantei_act = (place, length) => {
        // One for each frame.
        const bytes = acts[0];
        if (bytes === undefined) return 0;
        if (length > 0) {
            new Uint8Array(wasm_memory.buffer, place, length).set(bytes.subarray(0, length));
            acts.shift();
            if (acts.length > 0) wake();
        }
        return bytes.length;
    };

    env.hantei_describe = (text, length) => {
        description = JSON.parse(UTF8ToString(text, length));
        post();
        // While a shape is dragged nobody reads along; who acts here gets the answer at once.
        clearTimeout(showing);
        if (root.firstElementChild === null || root.contains(document.activeElement)) show();
        else showing = setTimeout(show, MOMENT);
    };

    // ---- The article around a figure ----

    const in_article = parent !== window && new URLSearchParams(location.search).has("figure");

    function post() {
        if (in_article) parent.postMessage({ hantei: "described", ...description }, location.origin);
    }

    if (in_article) {
        window.addEventListener("message", (event) => {
            const is_known = event.origin === location.origin && event.source === parent;
            if (is_known && event.data?.hantei === "act") act(event.data.action);
        });
    }

    // ---- What there is, as elements with keys ----

    const element = (tag, key, attributes, children = []) => ({ tag, key, attributes, children: children.filter(Boolean) });
    const said = (tag, key, text) => text && element(tag, key, { textContent: text });
    const list = (tag, key, items) => items.length > 0 && element(tag, key, {}, items);

    const button = ({ key, says, action, on }) => element("button", key, {
        type: "button",
        textContent: says,
        ariaPressed: on === undefined ? null : String(on),
        onclick: () => act(action),
    });

    function answer(it) {
        const made = button(it);
        const mark = { true: " ✓", false: " ✗" }[it.is_right] ?? "";
        made.attributes.textContent = it.says + mark;
        return element("li", it.key, {}, [made]);
    }

    const tick = ({ says, held }, place) => element("li", place, {}, [
        element("label", "label", {}, [
            element("input", "box", { type: "checkbox", disabled: true, checked: held }),
            element("span", "says", { textContent: says }),
        ]),
    ]);

    const recap = ({ says, action, on }, place) => element("li", place, {}, [
        action ? button({ key: "says", says, action, on }) : said("span", "says", says),
    ]);

    /** A form that answers with a number. */
    const number = ({ says, action }, label) => element("form", "number", {
        onsubmit(event) {
            event.preventDefault();
            act({ ...action, values: [event.target.querySelector("input").value] });
        },
    }, [
        element("input", "typed", { type: "text", inputMode: "decimal", autocomplete: "off", ariaLabel: label }),
        element("button", "say", { type: "submit", textContent: says }),
    ]);

    const lesson = (of) => element("section", "lesson", { "aria-labelledby": "spoken-step" }, [
        element("h2", `title-${of.turn}`, { id: "spoken-step", tabindex: -1, textContent: of.title }),
        said("p", "place", of.place),
        said("p", "text", of.text),
        said("p", "task", of.task),
        list("ul", "ticks", (of.ticks ?? []).map(tick)),
        list("ol", "answers", (of.answers ?? []).map(answer)),
        list("ol", "recap", (of.recap ?? []).map(recap)),
        of.number && number(of.number, of.task),
        of.article && article(of.article, description.lang),
        ...(of.said ?? []).map((text, place) => said("p", `said-${place}`, text)),
    ]);

    const choice = ({ id, name, options, value }, locked) => element("label", `choice-${id}`, {}, [
        element("span", "name", { textContent: name }),
        element("select", "of", {
            disabled: locked,
            onchange: (event) => act({ kind: "set", id, values: [event.target.value] }),
            value,
        }, options.map((option) => element("option", option.value, { value: option.value, textContent: option.name }))),
    ]);

    const chapter = (it) => {
        const made = button(it);
        made.attributes.ariaCurrent = it.here ? "true" : null;
        return element("li", it.key, {}, [made]);
    };

    /** What leads out of the program: to the chapter's section of the article, which stands around the program's folder. */
    function article({ says, section }, lang) {
        const root = location.pathname.replace(/index\.html$/, "").match(/^(.*\/)app\/$/)?.[1];
        const href = `${root}${lang === "en" ? "" : `${lang}/`}#${section}`;
        return root !== undefined && element("p", "article", {}, [element("a", "to", { href, textContent: says })]);
    }

    const values_in = (group) => [...group.querySelectorAll("input, textarea")].map((field) => field.value);

    function field({ id, name, parts }, { locked, refused }) {
        const is_text = parts[0].key === "text";
        const is_wrong = refused !== "" && document.getElementById(`spoken-${id}`)?.contains(document.activeElement);
        const part = ({ key, name, value, least, most }) => element("label", key, {}, [
            element("span", "name", { textContent: name }),
            element(is_text ? "textarea" : "input", "value", {
                ...(is_text ? { spellcheck: false } : { type: "number", step: "any", min: least, max: most }),
                readOnly: locked && !is_text,
                ariaInvalid: is_wrong ? "true" : null,
                value,
                onchange: (event) => act({ kind: "set", id, values: values_in(event.target.closest("fieldset")) }),
            }),
        ]);
        return element("fieldset", `field-${id}`, {
            id: `spoken-${id}`,
            onfocusin: () => act({ kind: "focus", id }),
            onfocusout: () => act({ kind: "focus", id: null }),
        }, [element("legend", "legend", { textContent: name }), ...parts.map(part)]);
    }

    function row({ name, formula, numbers, truth }, place) {
        const text = [name, formula, numbers, truth].filter((part) => part !== "").join(" · ");
        return said("li", place, text);
    }

    const guess = (of) => element("div", "guess", { role: "group", ariaLabel: of.question }, [
        said("p", "question", of.question),
        said("p", "said", of.said),
        ...of.buttons.map(button),
    ]);

    function all(of) {
        const in_course = of.lesson !== null;
        return [
            element("h1", "h1", { textContent: in_course ? of.lesson.title : of.title }),
            of.scenes.length > 0 && element("nav", "scenes", { ariaLabel: "hantei" }, of.scenes.map(button)),
            in_course && lesson(of.lesson),
            element("section", "picture", { "aria-labelledby": "spoken-title" }, [
                element("h2", "title", { id: "spoken-title", tabindex: -1, textContent: of.title }),
                said("p", "verdict", of.verdict),
                said("p", "reason", of.reason),
                ...of.facts.map((fact, place) => said("p", `fact-${place}`, fact)),
                of.guess && guess(of.guess),
                ...of.choices.map((it) => choice(it, of.locked)),
                ...of.switches.map(button),
                of.rows.length > 0 && said("h3", "comparisons", of.comparisons),
                list("ol", "rows", of.rows.map(row)),
                said("p", "sum", of.sum),
                ...of.fields.map((it) => field(it, of)),
                said("p", "refused", of.refused),
                ...of.buttons.map(button),
            ]),
            // After the picture, because that may have to be moved first.
            in_course && element("div", "ways", { id: "spoken-ways", role: "group", ariaLabel: of.lesson.title }, of.lesson.buttons.map(button)),
            in_course && element("nav", "contents", { ariaLabel: of.contents }, [list("ol", "chapters", of.lesson.chapters.map(chapter))]),
        ].filter(Boolean);
    }

    // ---- Kept in step: what has the same key stays the same element, with its focus ----

    /** What has no property in every browser, or one that tells something else. */
    const ATTRIBUTES = ["aria-labelledby", "role", "tabindex"];

    /** A property, attribute or listener; `null` removes it. */
    function set(made, name, value) {
        // What is being typed stays.
        if (name === "value" && made.is_typed && made === document.activeElement) return;
        if (name.startsWith("on")) made.handlers[name.slice(2)] = value;
        else if (ATTRIBUTES.includes(name)) made.setAttribute(name, value);
        else if (made[name] !== value) made[name] = value;
    }

    const EVENTS = ["click", "change", "submit", "focusin", "focusout"];

    /** What Tab stops at, once the reader has come in. In a frame Tab passes by until then. */
    const STOPS = ["a", "button", "input", "select"];
    let reached = true;
    function reach(is_reached) {
        reached = is_reached;
        for (const stop of root.querySelectorAll(STOPS.join())) stop.tabIndex = reached ? 0 : -1;
    }

    function make({ tag }) {
        const made = document.createElement(tag);
        if (!reached && STOPS.includes(tag)) made.tabIndex = -1;
        made.handlers = {};
        for (const event of EVENTS) made.addEventListener(event, (happened) => made.handlers[event]?.(happened));
        made.addEventListener("input", () => { made.is_typed = true; });
        made.addEventListener("change", () => { made.is_typed = false; });
        return made;
    }

    function update(parent, wanted) {
        const key_of = ({ tag, key }) => `${tag} ${key}`;
        const keys = new Set(wanted.map(key_of));
        // What goes goes first: what is moved would lose the focus.
        for (const child of [...parent.children]) if (!keys.has(child.spoken_key)) child.remove();
        const before = new Map([...parent.children].map((child) => [child.spoken_key, child]));
        let next = parent.firstElementChild;
        for (const each of wanted) {
            const made = before.get(key_of(each)) ?? make(each);
            made.spoken_key = key_of(each);
            if (made === next) next = next.nextElementSibling;
            else parent.insertBefore(made, next);
            const { value, ...attributes } = each.attributes;
            for (const [name, given] of Object.entries(attributes)) set(made, name, given);
            if (each.children.length > 0 || made.firstElementChild) update(made, each.children);
            // A chooser has its options first.
            if (value !== undefined) set(made, "value", value);
        }
    }

    const element_of = (selector) => root.querySelector(selector);

    function show() {
        const had_focus = root.contains(document.activeElement);
        root.lang = description.lang;
        update(root, all(description));
        const now = description.lesson?.turn;
        if (had_focus) {
            const is_new = now !== turn && now !== undefined;
            // A new step begins at its title. Where the last one was answered, or a control has gone, it goes on.
            if (is_new) document.getElementById("spoken-step").focus();
            else if (!root.contains(document.activeElement)) (element_of("#spoken-ways button") ?? element_of("#spoken-title")).focus();
        }
        turn = now;
    }

    // ---- Who sees the page and uses a keyboard reads where the focus is ----

    root.addEventListener("focusin", ({ target }) => {
        const group = target.closest("fieldset")?.querySelector("legend").textContent ?? "";
        const name = target.labels?.[0]?.querySelector("span")?.textContent ?? target.ariaLabel ?? target.textContent;
        hint.textContent = `${group} ${name}`.trim();
        hint.hidden = false;
    });
    root.addEventListener("focusout", () => { hint.hidden = true; });

    return { reach, act };
}
