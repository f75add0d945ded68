//! The program as one file that opens without a server: its scripts in the page, program and fonts packed behind them.
//!
//! A page in windows-1252 holds each byte as one letter; base64 would take a third more.

use crate::gzip;
use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::Path;

/// Bytes that an HTML parser changes or understands, and the sign before them. `assets/page/files.js` reads them.
const ESCAPED: [u8; 4] = [0, b'\r', b'<', ESCAPE];
const ESCAPE: u8 = b'=';
const SHIFT: u8 = 64;
/// The page's first part of the program, in whose place the whole one stands; and the rest.
const PROGRAM: &str = "hantei.wasm";
const REST: &str = "hantei.rest.wasm";

pub fn of(app: &Path, program: &Path) -> io::Result<Vec<u8>> {
    let page = fs::read_to_string(app.join("index.html"))?.replace("charset=\"utf-8\"", "charset=\"windows-1252\"");
    let page: String =
        page.lines().filter(|line| !line.contains("rel=\"preload\"")).map(|line| line.to_owned() + "\n").collect();
    let (before, scripts) = page.split_once("<script src=").ok_or_else(|| io::Error::other("no scripts"))?;
    let mut out = ascii(before).into_bytes();
    for file in held(app)? {
        out.extend(format!("<script type=\"text/plain\" data-file=\"{file}\">").bytes());
        let path = if file == PROGRAM { program.to_owned() } else { app.join(&file) };
        out.extend(escaped(&gzip(&fs::read(path)?)?));
        out.extend(b"</script>\n");
    }
    for name in scripts.split('"').filter(|part| part.ends_with(".js")) {
        let script = bare(&fs::read_to_string(app.join(name))?);
        out.extend(ascii(&format!("<script>{script}</script>\n")).bytes());
    }
    out.extend(b"</body>\n</html>\n");
    Ok(out)
}

/// A script without indents, empty lines and lines of comments.
fn bare(script: &str) -> String {
    let lines = script.lines().map(str::trim_start);
    let is_code = |line: &&str| !line.is_empty() && !line.starts_with("//") && !is_comment(line);
    lines.filter(is_code).flat_map(|line| [line, "\n"]).collect()
}

fn is_comment(line: &str) -> bool {
    line.starts_with("/*") && line.ends_with("*/")
}

/// The program, its fonts and its words.
fn held(app: &Path) -> io::Result<Vec<String>> {
    let names = fs::read_dir(app)?.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()));
    let mut names = names.collect::<io::Result<Vec<String>>>()?;
    // Letters beyond those are for lessons of one's own, which only a server has.
    names.retain(|name| {
        [".wasm", ".ttf", ".ftl"].iter().any(|ending| name.ends_with(ending))
            && !name.contains("-beyond-")
            && name != REST
    });
    names.sort();
    Ok(names)
}

fn escaped(bytes: &[u8]) -> Vec<u8> {
    let each = |&byte: &u8| if ESCAPED.contains(&byte) { vec![ESCAPE, byte + SHIFT] } else { vec![byte] };
    bytes.iter().flat_map(each).collect()
}

/// The same page in ASCII: escapes of JavaScript in scripts, of HTML elsewhere.
fn ascii(page: &str) -> String {
    let mut out = String::new();
    for (place, part) in page.split("<script").enumerate() {
        let (script, rest) = if place == 0 { ("", part) } else { part.split_once("</script>").unwrap_or((part, "")) };
        if place > 0 {
            out += "<script";
            for unit in script.encode_utf16() {
                match u8::try_from(unit).ok().filter(u8::is_ascii) {
                    Some(letter) => out.push(letter.into()),
                    None => write!(out, "\\u{unit:04x}").unwrap_or_default(),
                }
            }
            out += "</script>";
        }
        for letter in rest.chars() {
            if letter.is_ascii() {
                out.push(letter);
            } else {
                write!(out, "&#{};", u32::from(letter)).unwrap_or_default();
            }
        }
    }
    out
}
