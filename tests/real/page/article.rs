//! The article at the page's front: its figures, its judge, and how it reads.

use super::browser::{Browser, Key};
use serde_json::{Value, json};

const WIDE: (u32, u32) = (1200, 900);
const PHONE: (u32, u32) = (390, 844);

fn read(browser: &Browser, folder: &str, size: (u32, u32)) {
    browser.resize(size, 1.0);
    browser.see_from((0, 0));
    // Beside the program's folder.
    browser.go_to(&browser.address(&format!("../{folder}")));
}

fn press(browser: &Browser, figure: u32) {
    browser.evaluate(&format!("document.querySelector('#figure-{figure} a[data-live]').click()"));
    browser.wait(&format!("document.querySelector('#figure-{figure} iframe') !== null"));
}

/// Waits until the program in a figure hands over its picture.
fn wait_live(browser: &Browser, figure: u32) {
    browser.evaluate(&format!(
        "window.lives = false;
        window.asked = document.querySelector('#figure-{figure} iframe');
        addEventListener('message', (event) => {{ lives ||= event.source === asked.contentWindow && !!event.data.svg; }});
        clearInterval(window.asking);
        window.asking = setInterval(() => lives || asked.contentWindow.postMessage({{ hantei: 'still' }}, '*'), 50);"
    ));
    browser.wait("lives");
}

fn count(browser: &Browser, selector: &str) -> Value {
    browser.evaluate(&format!("document.querySelectorAll('{selector}').length"))
}

#[test]
fn two_figures_are_live_and_an_older_one_freezes_where_it_is() {
    let browser = Browser::start();
    read(&browser, "ja/", WIDE);
    let place = |figure: u32| {
        let place = browser.evaluate(&format!(
            "(({{ x, y, width, height }}) => [x, y + scrollY, width, height])(document.querySelector('#figure-{figure} .frame').getBoundingClientRect())"
        ));
        place.to_string()
    };
    let map = browser.evaluate("document.querySelector('a[href*=\"door=map\"]').closest('figure').id.slice(7)");
    let map = map.as_str().and_then(|map| map.parse().ok()).expect("a figure with a map");
    let before = [2, 3, map].map(place);
    // Enter makes a figure live and goes into it.
    browser.evaluate("document.querySelector('#figure-2 a[data-live]').focus()");
    browser.key_down(Key("Enter", "\r", 0));
    browser.key_up(Key("Enter", "Enter", 0));
    browser.wait("document.activeElement.tagName === 'IFRAME'");
    wait_live(&browser, 2);
    let search = browser.evaluate("document.activeElement.contentWindow.location.search").to_string();
    assert!(search.contains("lang=ja") && search.contains("&figure"), "{search}");
    press(&browser, map);
    wait_live(&browser, map);
    let search = browser.evaluate("asked.contentWindow.location.search").to_string();
    assert!(search.contains("&figure&large=on"), "{search}");
    assert_eq!(count(&browser, "iframe"), 2);
    press(&browser, 3);
    browser.wait("document.querySelector('#figure-2 .frozen')?.shadowRoot.querySelector('text').getBBox().width > 0");
    assert_eq!((count(&browser, "iframe"), count(&browser, "#figure-2 iframe")), (json!(2), json!(0)));
    let opened =
        |figure: u32| browser.evaluate(&format!("document.querySelector('#figure-{figure} .open').href")).to_string();
    let of_2 = opened(2);
    assert!(of_2.contains("app/?scene=rects") && !of_2.contains("figure"), "{of_2}");
    assert_eq!([2, 3, map].map(place), before, "no place has changed");
    // Once more: it goes on, and the next older one freezes.
    press(&browser, 2);
    browser.wait(&format!("document.querySelector('#figure-{map} .frozen') !== null"));
    assert_eq!((count(&browser, "iframe"), count(&browser, "#figure-2 .frozen")), (json!(2), json!(0)));
    let of_map = opened(map);
    assert!(of_map.contains("door=map") && !of_map.contains("large") && !of_map.contains("figure"), "{of_map}");
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn a_pasted_test_is_judged_in_the_page_and_the_first_panel_follows_its_figure() {
    let browser = Browser::start();
    read(&browser, "", WIDE);
    // An answer stands there before the judge is loaded.
    let wrong = || count(&browser, ".map .w");
    let first = wrong();
    assert!(first.as_u64().is_some_and(|count| count > 0), "{first}");
    let paste = |test: &str| {
        browser.evaluate(&format!(
            "(() => {{ const field = document.querySelector('textarea'); field.focus(); field.value = {test:?};
            field.dispatchEvent(new Event('input')); }})()"
        ));
    };
    let says = |text: &str| browser.wait(&format!("document.querySelector('.verdict').textContent.includes({text:?})"));
    browser.evaluate("document.querySelector('.judge').scrollIntoView()");
    paste("bx < ax + aw && ax < bx + bw");
    says("Wrong in 36 of 169");
    assert_eq!(wrong(), 36);
    browser.evaluate("document.querySelector('.next').click()");
    browser.wait("document.querySelector('.case').textContent.includes('your test says hit')");
    assert_eq!(count(&browser, ".map .shown.w"), 1);
    let case =
        browser.evaluate("[...document.querySelectorAll('.case code')].map((code) => code.textContent).join(' ')");
    assert!(case.as_str().is_some_and(|case| case.contains("A: x ") && case.contains("B: x ")), "{case}");
    paste("ax <= bx + bw - 1 && bx <= ax + aw - 1 && ay <= by + bh - 1 && by <= ay + ah - 1");
    says("Wrong in 81 of 169");
    says("Right if all numbers are whole");
    says("Right to within 1");
    paste("bx < ax + aw && ax < bx + bw && by < ay + ah && ay < by + bh");
    says("Right in all 169");
    assert_eq!((wrong(), count(&browser, ".next[hidden]")), (json!(0), json!(1)));
    paste("ax <");
    says("The formula ends too early");
    let answer = browser.evaluate("document.querySelector('.answer').textContent").to_string();
    assert!(!answer.contains("expected-"), "in words: {answer}");
    browser.evaluate("document.querySelectorAll('a[data-test]')[0].click()");
    says("Wrong in");
    assert_eq!(wrong(), first, "as it was judged when the page was made");
    // Once the map was out of sight below the tests to choose from, on a phone.
    browser.resize(PHONE, 1.0);
    browser.evaluate("document.querySelector('a[data-test]').scrollIntoView({ behavior: 'instant', block: 'end' })");
    browser.evaluate("document.querySelectorAll('a[data-test]')[1].click()");
    says("Wrong in 36");
    let seen = |of: &str| {
        format!(
            "(({{ top, bottom }}) => top >= 52 && bottom <= innerHeight - 80)(document.querySelector('{of}').getBoundingClientRect())"
        )
    };
    browser.wait(&[".verdict", ".map"].map(seen).join(" && "));

    browser.resize(WIDE, 1.0);
    let truths = "[...document.querySelectorAll('.first .truth')].map((truth) => truth.textContent).join()";
    assert_eq!(browser.evaluate(truths), "false,not checked,not checked,not checked");
    browser.evaluate("document.querySelector('.put').click()");
    browser.wait(&format!("{truths} === 'true,true,true,true'"));
    browser.wait("document.querySelector('.first .sum strong').classList.contains('hit')");
    assert_eq!(count(&browser, ".rows svg"), 4, "each row keeps its picture");
    assert_eq!(count(&browser, ".rows .decides"), 0);
    assert_eq!(count(&browser, ".hint"), 0, "once something was done, nothing asks for it");
    browser.wait("document.querySelector('.first figcaption').dataset.past === 'At the start:'");
    assert_eq!(browser.errors(), [""; 0]);
}

/// Notes what moves by itself before the fonts are there, and afterwards.
const SHIFTS: &str = "window.shifted = [0, 0];
    window.moved = [];
    document.fonts.ready.then(() => new Promise(requestAnimationFrame)).then(() => {
        const begun = performance.now();
        new PerformanceObserver((list) => {
            for (const shift of list.getEntries()) {
                shifted[shift.startTime < begun ? 0 : 1] += shift.value;
                moved.push(...shift.sources.map(({ node }) => node?.outerHTML?.slice(0, 99) ?? node?.data));
            }
        }).observe({ type: 'layout-shift', buffered: true });
        window.begun = true;
    });";

/// Reads to the end; nothing moves by itself meanwhile.
fn nothing_moves(browser: &Browser, folder: &str, size: (u32, u32)) {
    read(browser, folder, size);
    browser.evaluate(SHIFTS);
    browser.wait("window.begun === true");
    let end = "document.scrollingElement.scrollHeight - innerHeight - scrollY < 2";
    for _ in 0..400 {
        browser.evaluate("scrollBy({ top: innerHeight * 0.8, behavior: 'instant' })");
        browser.wait_frames(1);
        if browser.evaluate(end) == true {
            break;
        }
    }
    assert_eq!(browser.evaluate(end), true, "the end is reached");
    // A reader in a hurry passes pictures that are not loaded yet.
    browser.evaluate("document.querySelectorAll('img').forEach((picture) => { picture.loading = 'eager'; })");
    browser.wait("[...document.images].every((picture) => picture.complete && picture.naturalWidth > 0)");
    let [coming, reading] = [0, 1].map(|part| browser.evaluate(&format!("shifted[{part}]")).as_f64());
    let moved = browser.evaluate("moved.join()");
    assert_eq!(reading, Some(0.0), "{size:?}: {moved}");
    // On a busy machine the page may come before its fonts do: then a line of the bar gets a little wider.
    assert!(coming.is_some_and(|shifted| shifted < 0.005), "{size:?}: {coming:?} {moved}");
    let beyond = browser.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth");
    assert_eq!(beyond, 0, "nothing stands beyond the right side");
}

/// The lines of the paragraphs that begin with a sign that must not stand there, with the letters around it.
const BADLY_BROKEN: &str = "(() => {
    const found = [];
    const range = document.createRange();
    for (const paragraph of document.querySelectorAll('main p')) {
        const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
        let bottom;
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            for (let at = 0; at < node.data.length; at += 1) {
                if (/\\s/.test(node.data[at])) continue;
                range.setStart(node, at);
                range.setEnd(node, at + 1);
                const place = range.getClientRects()[0];
                if (place === undefined) continue;
                const begins = bottom !== undefined && place.top > bottom - 4;
                if (begins && '、。，．：；！？」』）】ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ'.includes(node.data[at])) {
                    found.push(node.data.slice(Math.max(0, at - 8), at + 8));
                }
                if (begins || bottom === undefined) bottom = place.bottom;
            }
        }
    }
    return found;
})()";

#[test]
fn nothing_moves_while_one_reads_and_lines_end_where_they_may() {
    let browser = Browser::start();
    nothing_moves(&browser, "", WIDE);
    nothing_moves(&browser, "ja/", PHONE);
    assert_eq!(browser.evaluate(BADLY_BROKEN), json!([]), "no line begins with such a sign");
    // So the test can fail: where any letter may begin a line, some do.
    browser.evaluate("document.querySelectorAll('main p').forEach(({ style }) => { style.lineBreak = 'anywhere'; })");
    assert_ne!(browser.evaluate(BADLY_BROKEN), json!([]), "the signs are found");
    // Another language opens at the same section.
    read(&browser, "", PHONE);
    let links = "[...document.querySelectorAll('.bar a[hreflang]')].map((link) => link.hash).join()";
    assert!(!browser.evaluate(links).to_string().contains('#'), "at the top there is no section");
    browser.evaluate("document.getElementById('between-frames').scrollIntoView({ behavior: 'instant' })");
    browser.wait(&format!("{links}.split(',').every((hash) => hash === '#between-frames')"));
    browser.evaluate("document.querySelector('.languages a[lang=ja]').click()");
    browser.wait("document.documentElement.lang === 'ja' && document.readyState === 'complete'");
    browser.wait("Math.abs(document.getElementById('between-frames').getBoundingClientRect().top - 64) < 30");
    // A list closes when something else is pressed.
    read(&browser, "", WIDE);
    browser.evaluate("document.querySelector('.contents').open = true");
    browser.click((1150, 60));
    browser.wait("!document.querySelector('.contents').open");
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn dark_small_and_scriptless_pages_have_pictures_of_their_own() {
    let browser = Browser::start();
    let source = || browser.evaluate("document.querySelector('#figure-1 img').currentSrc").to_string();
    let ground = || browser.evaluate("getComputedStyle(document.body).backgroundColor").to_string();
    let prefer = |media: &str, scheme: &str| {
        let features = json!([{ "name": "prefers-color-scheme", "value": scheme }]);
        browser.call("Emulation.setEmulatedMedia", json!({ "media": media, "features": features }));
    };
    read(&browser, "", WIDE);
    assert!(source().contains("en-01-light.svg"), "{}", source());
    let light = ground();
    prefer("", "dark");
    read(&browser, "ko/", PHONE);
    browser.wait("document.querySelector('#figure-1 img').currentSrc.includes('ko-01-phone-dark.svg')");
    assert_ne!(ground(), light);
    // On paper it is light.
    prefer("print", "light");
    assert_eq!(ground(), light);
    assert_eq!(browser.evaluate("document.querySelector('.course').checkVisibility()"), false);
    prefer("", "light");
    browser.call("Emulation.setScriptExecutionDisabled", json!({ "value": true }));
    for folder in ["", "ja/", "ko/"] {
        read(&browser, folder, WIDE);
        browser.wait("document.querySelector('#figure-1 img').naturalWidth > 0");
        assert_eq!(count(&browser, ".rows li"), 4, "the first figure's panel");
        assert_eq!(browser.evaluate("document.querySelector('.put').hidden"), true, "a button that needs a script");
        let href = browser.evaluate("document.querySelector('#figure-2 a').href").to_string();
        assert!(href.contains("app/?scene="), "a figure leads to the program: {href}");
        let words = browser.evaluate("document.querySelector('main').innerText.length");
        assert!(words.as_u64().is_some_and(|letters| letters > 8000), "{folder}: {words} letters");
    }
}
