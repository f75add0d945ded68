//! What the address asks for: it is opened, or refused with a sentence and a way out.

use super::SIZE;
use super::beside::{Beside, LESSONS};
use super::browser::Browser;
use crate::program::program;
use serde_json::json;

/// Opens what cannot be had, and returns what the page says.
fn refused(browser: &Browser, query: &str) -> String {
    browser.open(query, SIZE, 1.0);
    assert_eq!(browser.evaluate("document.getElementById('message').getAttribute('role')"), "alert", "{query}");
    assert_eq!(browser.evaluate("document.querySelector('#way-out').checkVisibility()"), true, "{query}");
    browser.message()
}

#[test]
fn what_the_address_asks_for_and_cannot_be_had_is_said() {
    let browser = Browser::start();
    for (query, said) in [
        (
            "?scene=cube",
            "unknown scene 'cube'; allowed: rects, button, circle, circles, polygon, lines, turned, quad, melons, response, crowd, cuboids",
        ),
        ("?scene=rects&width=%3Cb%3E&lang=ja", "設定「width」は場面rectsにありません"),
        ("?scene=quad&a=%EB%84%A4,1", "네"),
    ] {
        let message = refused(&browser, query);
        assert!(message.contains(said), "{query}: {message}");
    }
    // As on the command line.
    let message = refused(&browser, "?scene=rects&a=1,2,3");
    let output = program().args(["rects", "a=1,2,3"]).output().expect("hantei");
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(said.trim().trim_start_matches("hantei: "), message);
    assert_eq!(message, "a=1,2,3: 3 given; allowed: 4 numbers x,y,w,h");
    browser.evaluate("document.querySelector('#way-out a').click()");
    browser.wait("location.search === '' && document.getElementById('cover').hidden");
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn a_teachers_files_are_taken_from_beside_the_page_alone() {
    let browser = Browser::start();
    let lessons = Beside::lessons(LESSONS);
    let name = lessons.name();
    // Other tests check which letters a font adds; this one checks which files are taken.
    let font = Beside::new(include_bytes!("../../../assets/fonts/hantei-mono-text.ttf"));
    let line = browser.open_traced(&format!("?course={name}&lesson=1.2&font={}", font.name()));
    assert_eq!((&line["scene"], &line["inside"]), (&"quad".into(), &true.into()), "the second step: {line}");
    assert_eq!(browser.errors(), [""; 0]);

    let wrong = Beside::lessons(&LESSONS.replacen("contact ==", "kontact ==", 1));
    let latin = Beside::new(b"title = \"Ber\xfchren\"\n");
    let [wrong_name, latin_name] = [&wrong, &latin].map(Beside::name);
    for (query, said) in [
        (format!("?course={wrong_name}"), vec![format!("{wrong_name}, line 7: "), "'kontact'".into()]),
        (format!("?course={latin_name}"), vec!["it is not text in UTF-8".into()]),
        (format!("?course={name}&scene=quad"), vec!["'quad': a course sets its pictures itself".into()]),
        ("?course=nowhere.toml".into(), vec!["The course cannot be read:".into(), "404".into()]),
        ("?course=https://example.invalid/a.toml".into(), vec!["on another server: https://example.invalid".into()]),
        ("?course=data:text/plain,a".into(), vec!["it is on another server: data:".into()]),
        (format!("?course={name}&font={name}"), vec!["font".into(), "is not a font".into()]),
        (format!("?course={name}&font=nowhere.ttf"), vec!["The font cannot be read:".into(), "404".into()]),
    ] {
        let message = refused(&browser, &query);
        assert!(said.iter().all(|said: &String| message.contains(said)), "{query}: {message}");
    }
    // A server may send on to another one.
    let moved = "{ const real = fetch; window.fetch = async (file) => Object.defineProperty(await real(file), 'url',
        { value: String(file).endsWith('.toml') ? 'https://example.invalid/a.toml' : String(file) }); }";
    browser.call("Page.addScriptToEvaluateOnNewDocument", json!({ "source": moved }));
    let message = refused(&browser, &format!("?course={name}"));
    assert!(message.contains("it is on another server: https://example.invalid"), "{message}");
}

/// Of the browser's languages, the first that hantei speaks; the address decides before them.
#[test]
fn the_page_speaks_the_first_of_the_browsers_languages_that_it_can() {
    let browser = Browser::start();
    let agent = browser.evaluate("navigator.userAgent");
    let told = |verdict: &str| {
        browser.wait(&format!("document.getElementById('told').textContent.startsWith({verdict:?})"));
        let name = "document.getElementById('glcanvas').getAttribute('aria-label')";
        let language = browser.evaluate("document.documentElement.lang");
        assert_eq!(browser.evaluate(name), browser.evaluate(&format!("WORDS[{language}]['page-stage']")), "{verdict}");
    };
    for (languages, first, verdict) in
        [("ja-JP,ko,en", "ja-JP", "当たり"), ("fr,de", "fr", "Treffer"), ("fr,nl", "fr", "Hit")]
    {
        let wishes = json!({ "userAgent": agent, "acceptLanguage": languages });
        browser.call("Emulation.setUserAgentOverride", wishes);
        browser.open("?zoom=1&pan=0,0&follow=off&a=171,190,100,100", SIZE, 1.0);
        assert_eq!(browser.evaluate("navigator.languages[0]"), first, "{languages}: the browser itself");
        told(verdict);
    }
    browser.open("?lang=ko&zoom=1&pan=0,0&follow=off&a=171,190,100,100", SIZE, 1.0);
    told("충돌");
    assert_eq!(browser.errors(), [""; 0]);
}
