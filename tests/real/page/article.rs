//! The article at the page's front: its figures, its judge, and what stays when there is no script.

use crate::page::browser::{Browser, Key};
use crate::page::spoken::complaints;
use hantei_collision::{Rect, Vec2, time_of_impact};
use serde_json::{Value, json};

const WIDE: (u32, u32) = (1200, 900);
const PHONE: (u32, u32) = (390, 844);
const ENTER: Key = Key("Enter", "Enter", 0);

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
        window.asking = setInterval(() => lives || asked.contentWindow.postMessage({{ hantei: 'still' }}, '*'), 100);"
    ));
    browser.wait("lives");
}

fn count(browser: &Browser, selector: &str) -> Value {
    browser.evaluate(&format!("document.querySelectorAll('{selector}').length"))
}

#[test]
fn who_has_begun_the_course_goes_on_and_a_list_closes() {
    let browser = Browser::start();
    read(&browser, "", WIDE);
    let start = "document.querySelector('.course a.button').innerText.trim()";
    assert_eq!(browser.evaluate(start), "Start the course");
    browser.open("?lesson=how-many-at-once&motion=off", WIDE, 1.0);
    browser.wait(
        "JSON.parse(localStorage.getItem('hantei-course') ?? 'null')?.courses?.hantei?.at === 'how-many-at-once'",
    );
    read(&browser, "", WIDE);
    assert_eq!(browser.evaluate(start), "Continue");
    let step = browser.evaluate("new URL(document.querySelector('.course a.button').href).searchParams.get('lesson')");
    assert_eq!(step, "how-many-at-once");
    browser.evaluate("document.querySelector('.contents').open = true");
    browser.click((1150, 60));
    browser.wait("!document.querySelector('.contents').open");
}

/// Once the way out of the course led into the program, from where no way led back.
#[test]
fn the_way_out_of_the_course_leads_back_to_the_article() {
    const WAY_OUT: (i32, i32) = (24, 24);
    let browser = Browser::start();
    read(&browser, "ja/", WIDE);
    browser.evaluate("document.querySelector('.course a.button').click()");
    browser.wait("location.search.includes('lesson=bring-them-together')");
    browser.wait_frames(6);
    browser.click(WAY_OUT);
    browser.wait("location.pathname.endsWith('/ja/') && location.hash === '#ask-when-they-miss'");
    // A reader who came from elsewhere stays in the program.
    browser.open("?lesson=bring-them-together", WIDE, 1.0);
    browser.see_from((0, 0));
    browser.wait_frames(6);
    browser.click(WAY_OUT);
    browser.wait("location.pathname.endsWith('/app/') && !location.search.includes('lesson=')");
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn nothing_moves_while_one_reads() {
    let browser = Browser::start();
    for size in [WIDE, PHONE] {
        read(&browser, "", size);
        browser.evaluate(
            "window.shifted = [0, 0];
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
            });",
        );
        browser.wait("window.begun === true");
        let end = "document.scrollingElement.scrollHeight - innerHeight - scrollY < 2";
        for _ in 0..400 {
            browser.evaluate("scrollBy({ top: innerHeight * 0.8, behavior: 'instant' })");
            browser.wait_frames(2);
            if browser.evaluate(end) == true {
                break;
            }
        }
        assert_eq!(browser.evaluate(end), true, "the end is reached");
        // A reader in a hurry passes pictures that are not loaded yet.
        browser.evaluate("document.querySelectorAll('img').forEach((picture) => { picture.loading = 'eager'; })");
        let pictures = "[...document.images].every((picture) => picture.complete && picture.naturalWidth > 0)";
        browser.wait(pictures);
        let [coming, reading] = [0, 1].map(|part| browser.evaluate(&format!("shifted[{part}]")).as_f64());
        let moved = browser.evaluate("moved.join()");
        assert_eq!(reading, Some(0.0), "{size:?}: {moved}");
        // On a busy machine the page may come before its fonts do: then a line of the bar gets a little wider.
        assert!(coming.is_some_and(|shifted| shifted < 0.005), "{size:?}: {coming:?} {moved}");
        let beyond = browser.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth");
        assert_eq!(beyond, 0, "nothing stands beyond the right side");
    }
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn two_figures_are_live_and_an_older_one_freezes_where_it_is() {
    let browser = Browser::start();
    read(&browser, "", WIDE);
    let place = |figure: u32| {
        let place = browser.evaluate(&format!(
            "(({{ x, y, width, height }}) => [x, y + scrollY, width, height])(document.querySelector('#figure-{figure} .frame').getBoundingClientRect())"
        ));
        place.to_string()
    };
    let before = [2, 3, 4].map(place);
    for figure in [2, 3] {
        press(&browser, figure);
        wait_live(&browser, figure);
    }
    assert_eq!(count(&browser, "iframe"), 2);
    press(&browser, 4);
    browser.wait("document.querySelector('#figure-2 .frozen')?.shadowRoot.querySelector('text').getBBox().width > 0");
    assert_eq!((count(&browser, "iframe"), count(&browser, "#figure-2 iframe")), (json!(2), json!(0)));
    let opened = browser.evaluate("document.querySelector('#figure-2 .open').href");
    let opened = opened.as_str().expect("an address");
    assert!(opened.contains("app/?scene=rects") && !opened.contains("figure"), "{opened}");
    assert_eq!([2, 3, 4].map(place), before, "no place has changed");
    // Once more: it goes on, and the next older one freezes.
    press(&browser, 2);
    browser.wait("document.querySelector('#figure-3 .frozen') !== null");
    assert_eq!((count(&browser, "iframe"), count(&browser, "#figure-2 .frozen")), (json!(2), json!(0)));
    assert_eq!(browser.errors(), [""; 0]);
}

/// Once such a figure led away, into the program.
#[test]
fn a_map_and_a_lens_become_live_in_their_place() {
    let browser = Browser::start();
    read(&browser, "", WIDE);
    let figures = ["map", "lens"].map(|door| {
        let id = browser.evaluate(&format!("document.querySelector('a[href*=\"door={door}\"]').closest('figure').id"));
        id.as_str().and_then(|id| id.strip_prefix("figure-")?.parse().ok()).expect("a figure")
    });
    for figure in figures {
        press(&browser, figure);
        wait_live(&browser, figure);
        let search = browser.evaluate("asked.contentWindow.location.search");
        assert!(search.as_str().is_some_and(|search| search.ends_with("&figure&large=on")), "{search}");
    }
    press(&browser, 2);
    browser.wait(&format!("document.querySelector('#figure-{} .frozen') !== null", figures[0]));
    let opened = browser.evaluate(&format!("document.querySelector('#figure-{} .open').search", figures[0]));
    let opened = opened.as_str().expect("an address");
    assert!(opened.contains("door=map") && !opened.contains("large") && !opened.contains("figure"), "{opened}");
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn another_language_opens_at_the_same_section() {
    let browser = Browser::start();
    read(&browser, "", PHONE);
    let links = "[...document.querySelectorAll('.bar a[hreflang]')].map((link) => link.hash).join()";
    assert!(!browser.evaluate(links).to_string().contains('#'), "at the top there is no section");
    browser.evaluate("document.getElementById('between-frames').scrollIntoView({ behavior: 'instant' })");
    browser.wait(&format!("{links}.split(',').every((hash) => hash === '#between-frames')"));
    browser.evaluate("document.querySelector('.languages a[lang=ja]').click()");
    browser.wait("document.documentElement.lang === 'ja' && document.readyState === 'complete'");
    browser.wait("Math.abs(document.getElementById('between-frames').getBoundingClientRect().top - 64) < 30");
}

/// Once the map was out of sight below the tests to choose from.
#[test]
fn on_a_phone_the_answer_and_its_map_are_seen_together() {
    let browser = Browser::start();
    read(&browser, "", PHONE);
    browser.evaluate("document.querySelector('a[data-test]').scrollIntoView({ behavior: 'instant', block: 'end' })");
    let link = "document.querySelectorAll('a[data-test]')[1]";
    browser.evaluate(&format!("{link}.click()"));
    browser.wait("document.querySelector('.verdict').textContent.includes('Wrong in 36')");
    let seen = |of: &str| {
        format!(
            "(({{ top, bottom }}) => top >= 52 && bottom <= innerHeight - 80)(document.querySelector('{of}').getBoundingClientRect())"
        )
    };
    browser.wait(&[".verdict", ".map"].map(seen).join(" && "));
}

#[test]
fn enter_makes_a_figure_live_and_goes_into_it() {
    let browser = Browser::start();
    read(&browser, "ja/", WIDE);
    browser.evaluate("document.querySelector('#figure-2 a[data-live]').focus()");
    browser.key_down(Key("Enter", "\r", 0));
    browser.key_up(ENTER);
    browser.wait("document.activeElement.tagName === 'IFRAME'");
    wait_live(&browser, 2);
    let address = browser.evaluate("document.activeElement.contentWindow.location.search");
    assert!(
        address.as_str().is_some_and(|address| address.contains("lang=ja") && address.contains("&figure")),
        "{address}"
    );
}

#[test]
fn a_pasted_test_is_judged_in_the_page() {
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
    assert!(
        !browser.evaluate("document.querySelector('.answer').textContent").to_string().contains("expected-"),
        "in words"
    );
    browser.evaluate("document.querySelectorAll('a[data-test]')[0].click()");
    says("Wrong in");
    assert_eq!(wrong(), first, "as it was judged when the page was made");
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn without_scripts_all_of_it_stands() {
    let browser = Browser::start();
    browser.call("Emulation.setScriptExecutionDisabled", json!({ "value": true }));
    for folder in ["", "ja/", "ko/"] {
        read(&browser, folder, WIDE);
        let seen = "document.querySelector('#figure-1 img').naturalWidth > 0";
        browser.wait(seen);
        assert!(browser.evaluate("document.querySelectorAll('.rows li').length") == 4, "the first figure's panel");
        assert_eq!(browser.evaluate("document.querySelector('.put').hidden"), true, "a button that needs a script");
        let href = browser.evaluate("document.querySelector('#figure-2 a').href");
        assert!(
            href.as_str().is_some_and(|href| href.contains("app/?scene=")),
            "a figure leads to the program: {href}"
        );
        let words = browser.evaluate("document.querySelector('main').innerText.length");
        assert!(words.as_u64().is_some_and(|letters| letters > 8000), "{folder}: {words} letters");
    }
}

#[test]
fn dark_and_small_pages_have_pictures_of_their_own() {
    let browser = Browser::start();
    let source = || browser.evaluate("document.querySelector('#figure-1 img').currentSrc").to_string();
    let ground = || browser.evaluate("getComputedStyle(document.body).backgroundColor").to_string();
    read(&browser, "", WIDE);
    assert!(source().contains("en-01-light.svg"), "{}", source());
    let light = ground();
    browser.call(
        "Emulation.setEmulatedMedia",
        json!({ "features": [{ "name": "prefers-color-scheme", "value": "dark" }] }),
    );
    read(&browser, "", WIDE);
    browser.wait("document.querySelector('#figure-1 img').currentSrc.includes('en-01-dark.svg')");
    assert_ne!(ground(), light);
    read(&browser, "ko/", PHONE);
    browser.wait("document.querySelector('#figure-1 img').currentSrc.includes('ko-01-phone-dark.svg')");
    // On paper it is light.
    browser.call(
        "Emulation.setEmulatedMedia",
        json!({ "media": "print", "features": [{ "name": "prefers-color-scheme", "value": "light" }] }),
    );
    assert_eq!(ground(), light);
    assert_eq!(browser.evaluate("document.querySelector('.course').checkVisibility()"), false);
}

#[test]
fn the_first_panel_follows_its_figure_and_can_move_it() {
    let browser = Browser::start();
    read(&browser, "", WIDE);
    let truths = "[...document.querySelectorAll('.first .truth')].map((truth) => truth.textContent).join()";
    let before = browser.evaluate(truths);
    assert_eq!(before, "false,not checked,not checked,not checked");
    browser.evaluate("document.querySelector('.put').click()");
    browser.wait(&format!("{truths} === 'true,true,true,true'"));
    browser.wait("document.querySelector('.first .sum strong').classList.contains('hit')");
    assert_eq!(count(&browser, ".rows svg"), 4, "each row keeps its picture");
    assert_eq!(count(&browser, ".rows .decides"), 0);
    assert_eq!(count(&browser, ".hint"), 0, "once something was done, nothing asks for it");
    browser.wait("document.querySelector('.first figcaption').dataset.past === 'At the start:'");
    assert_eq!(browser.errors(), [""; 0]);
}

/// The function in the text of each language, run for many ways of A past B.
#[test]
fn the_code_for_the_time_of_impact_is_right() {
    let numbers = |i: i32| [i * 7 % 23 - 11, i * 5 % 19 - 9, i % 9 + 1, i % 5 + 1, i * 11 % 31 - 15, i * 13 % 29 - 14];
    let cases: Vec<[i32; 6]> = (0..2000).map(numbers).collect();
    let b = [0, 0, 6, 4];
    let wanted: Vec<Option<f64>> = cases
        .iter()
        .map(|&[x, y, w, h, vx, vy]| {
            let [a, b] = [[x, y, w, h], b].map(|rect| Rect::try_from(rect.map(f64::from)).expect("a rectangle"));
            time_of_impact(a, Vec2::new(vx.into(), vy.into()), b).map(|impact| impact.time)
        })
        .collect();
    let hits = wanted.iter().flatten().count();
    assert!((200..1800).contains(&hits), "{hits} of {}", cases.len());
    let browser = Browser::start();
    for folder in ["", "ja/", "ko/"] {
        read(&browser, folder, WIDE);
        let found = browser.evaluate(&format!(
            "(() => {{
                const [code] = [...document.querySelectorAll('pre')].map((pre) => pre.textContent).filter((text) => text.includes('timeOfImpact'));
                const [x, y, w, h] = {b:?};
                const each = ([ax, ay, aw, ah, vx, vy]) => {{
                    const bullet = {{ x: ax, y: ay, w: aw, h: ah, vx, vy }};
                    const time = new Function('bullet', 'wall', `${{code}}; return timeOfImpact({{ ...bullet, x: ${{ax}}, y: ${{ay}} }}, wall)`)(bullet, {{ x, y, w, h }});
                    const moved = time ?? 1;
                    if (Math.abs(bullet.x - ax - vx * moved) + Math.abs(bullet.y - ay - vy * moved) > 1e-9) throw 'it stops elsewhere';
                    return time;
                }};
                return {cases:?}.map(each);
            }})()"
        ));
        for ((case, wanted), found) in cases.iter().zip(&wanted).zip(found.as_array().expect("a time for each")) {
            let is_same = wanted.zip(found.as_f64()).is_some_and(|(one, other)| (one - other).abs() < 1e-12);
            assert!(is_same || (wanted.is_none() && found.is_null()), "{folder} {case:?}: {found}, not {wanted:?}");
        }
    }
}

#[test]
fn axe_finds_nothing_in_the_article() {
    let browser = Browser::start();
    for scheme in ["light", "dark"] {
        let features = json!([{ "name": "prefers-color-scheme", "value": scheme }]);
        browser.call("Emulation.setEmulatedMedia", json!({ "features": features }));
        for (folder, size) in [("", WIDE), ("ja/", WIDE), ("ko/", WIDE), ("", PHONE), ("ja/", PHONE)] {
            read(&browser, folder, size);
            assert_eq!(complaints(&browser), [""; 0], "{folder} {size:?} {scheme}");
        }
    }
}
