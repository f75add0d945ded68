//! A slow line and a slow processor: how long it takes until the text is there, until the program has a picture, and until it reacts.
//! Chromium slows both down. A clock differs from machine to machine, so each time is compared with that of a page with macroquad
//! and nothing else, in the same run.

use crate::page::browser::Browser;
use crate::page::server::Server;
use serde_json::json;

/// 1.6 Mbit/s and 150 ms, as a phone has them in the country, bytes per second and milliseconds; a processor slowed four times.
const BYTES_PER_SECOND: f64 = 200_000.0;
const LATENCY: f64 = 150.0;
const SLOWER: u32 = 4;

/// Each limit is a multiple of the time until the bare page has drawn. The picture has to come before that, and the text about
/// then. The program needs the bytes of its first part, which `budget.rs` counts: on this line 0.8 MB take 4 s.
const READABLE: f64 = 1.25;
const PICTURED: f64 = 1.0;
const LIVE: f64 = 4.5;
/// Other work of the machine makes a time longer, never shorter. So the least of this many times is compared.
const ROUNDS: usize = 4;

/// Notes when the second frame of a page begins: then the first one is seen.
const DRAWN: &str = "{
    const real = requestAnimationFrame.bind(window);
    let frames = 0;
    window.requestAnimationFrame = (f) => real((now) => {
        frames += 1;
        if (frames === 2) window.drawn_at = performance.now();
        f(now);
    });
}";
/// Notes when the program's first picture stands, and when the program has taken its place and listens.
const SEEN: &str = "setInterval(() => {
    const cover = document.getElementById('cover');
    if (cover?.classList.contains('pictured')) window.pictured_at ??= performance.now();
    if (cover?.hidden && document.getElementById('told').textContent !== '') window.live_at ??= performance.now();
}, 10)";

/// Opens an address on a slow line, and returns the value of an expression in milliseconds, once it has one.
fn time(browser: &Browser, address: &str, noted: &str) -> f64 {
    browser.call("Page.navigate", json!({ "url": "about:blank" }));
    browser.call("Page.navigate", json!({ "url": address }));
    browser.wait(&format!("typeof ({noted}) === 'number'"));
    browser.evaluate(noted).as_f64().expect("milliseconds")
}

#[test]
#[ignore = "scripts/test-long"]
fn on_a_slow_line_one_reads_and_sees_before_a_bare_page_draws() {
    let browser = Browser::start();
    browser.resize((800, 700), 1.0);
    browser.call("Network.enable", json!({}));
    browser.call("Network.setCacheDisabled", json!({ "cacheDisabled": true }));
    let line = json!({ "offline": false, "latency": LATENCY, "downloadThroughput": BYTES_PER_SECOND, "uploadThroughput": BYTES_PER_SECOND });
    browser.call("Network.emulateNetworkConditions", line);
    browser.call("Emulation.setCPUThrottlingRate", json!({ "rate": SLOWER }));
    for script in [DRAWN, SEEN] {
        browser.call("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script }));
    }
    let bare_server = Server::of(&["target/bare"]);
    let painted = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime";
    let mut least = [f64::INFINITY; 4];
    for round in 1..=ROUNDS {
        let bare = time(&browser, &bare_server.address, "window.drawn_at");
        let readable = time(&browser, &browser.address("../"), painted);
        let live = time(&browser, &browser.address(""), "window.live_at");
        let pictured = browser.evaluate("pictured_at").as_f64().expect("milliseconds");
        let times = [bare, readable, pictured, live];
        least = std::array::from_fn(|part| least[part].min(times[part]));
        let [bare, readable, pictured, live] = least;
        let told = format!("bare {bare:.0} ms, readable {readable:.0}, pictured {pictured:.0}, live {live:.0}");
        println!("{told}");
        let late = [("readable", readable, READABLE), ("pictured", pictured, PICTURED), ("live", live, LIVE)];
        let late: Vec<_> = late.into_iter().filter(|(_, time, most)| *time > most * bare).collect();
        if late.is_empty() {
            break;
        }
        assert!(round < ROUNDS, "too late, as (what, ms, most times the bare page's): {late:?}; {told}");
    }
}
