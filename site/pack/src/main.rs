//! The last step of `scripts/build-page`.
//!
//! - `hantei-pack FOLDER` lays a `.br` and a `.gz` beside each file that gets smaller by it.
//! - `hantei-pack --first FOLDER` draws the pictures that the page shows until the program is there.
//! - `hantei-pack APP PROGRAM OUT` puts the page in the folder APP and the whole program into the one file OUT.

mod first;
mod one_file;

use flate2::Compression;
use std::io::Write as _;
use std::path::Path;
use std::{env, fs, io};

/// The files that get smaller.
const PACKED: [&str; 10] = ["ftl", "html", "js", "json", "css", "svg", "wasm", "ttf", "txt", "toml"];

fn main() -> io::Result<()> {
    let given: Vec<String> = env::args().skip(1).collect();
    match &given[..] {
        [how, folder] if how == "--first" => first::draw(Path::new(folder)),
        [folder] => pack(Path::new(folder)),
        [app, program, out] => fs::write(out, one_file::of(Path::new(app), Path::new(program))?),
        _ => Err(io::Error::other("hantei-pack FOLDER, hantei-pack APP PROGRAM OUT, or hantei-pack --first FOLDER")),
    }
}

fn pack(folder: &Path) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
        if path.is_dir() {
            pack(&path)?;
        } else if PACKED.contains(&ending) {
            let bytes = fs::read(&path)?;
            // Hundreds of pictures: one level less takes a third of the time and two hundredths more room.
            let quality = if ending == "svg" { 10 } else { 11 };
            for (more, packed) in [("br", brotli(&bytes, quality)?), ("gz", gzip(&bytes)?)] {
                fs::write(path.with_extension(format!("{ending}.{more}")), packed)?;
            }
        }
    }
    Ok(())
}

fn brotli(mut bytes: &[u8], quality: i32) -> io::Result<Vec<u8>> {
    let how = brotli::enc::BrotliEncoderParams { quality, lgwin: 24, size_hint: bytes.len(), ..Default::default() };
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut bytes, &mut packed, &how)?;
    Ok(packed)
}

fn gzip(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), Compression::best());
    packed.write_all(bytes)?;
    packed.finish()
}
