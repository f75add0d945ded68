use hantei_judge::*;
fn main() {
    let text = std::fs::read_to_string(std::env::args().nth(1).unwrap()).unwrap();
    for text in text.split('\0') {
        match OverlapFormula::read(text, &ParseOptions::default()) {
            Ok((f, r)) => println!("READ {f} | {:?}", r.language),
            Err(e) => println!("{} | {}", e.flaw, text.get(e.place.clone()).unwrap_or("?").replace('\n', "⏎")),
        }
    }
}
