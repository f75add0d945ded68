//! Where a line may end: Korean and English between words, Japanese between phrases.
//!
//! Japanese has no spaces. A phrase (bunsetsu) is a word with its particles and endings, so a line ends after a mark,
//! or after kana that end a phrase, where something else begins. Compounds like 当たり判定 stay together. The rule needs
//! letters only, no dictionary: other text stays together, and is broken only if no line holds it.

/// Kana that end a phrase, alone or after others.
const PARTICLES: &str = "はがをにでともへやのただるうくすつぬむぶんらばかずなねよ";
/// Groups of kana that end a phrase, although their last kana alone does not.
const ENDINGS: [&str; 10] = ["より", "だけ", "まで", "ない", "しい", "たい", "いて", "って", "んで", "して"];
/// The polite prefixes, kana that begin a phrase before a Chinese character.
const PREFIXES: [char; 2] = ['お', 'ご'];

fn is_hiragana(letter: char) -> bool {
    matches!(letter, '\u{3041}'..='\u{3096}')
}

/// Chinese characters, and katakana with the long vowel mark.
fn is_wide_word(letter: char) -> bool {
    matches!(letter, '\u{4e00}'..='\u{9fff}' | '\u{3005}' | '\u{30a1}'..='\u{30fc}')
}

fn is_closing(letter: char) -> bool {
    matches!(letter, '、' | '。' | '」' | '』' | '）' | '！' | '？' | '：')
}

fn is_opening(letter: char) -> bool {
    matches!(letter, '「' | '『' | '（')
}

/// Whether a text is Japanese: it has kana or Chinese characters.
pub fn is_japanese(text: &str) -> bool {
    text.chars().any(|letter| is_hiragana(letter) || is_wide_word(letter))
}

/// Whether a text is Japanese or Korean, which needs more space between lines.
pub fn is_wide(text: &str) -> bool {
    text.chars().any(|letter| is_hiragana(letter) || is_wide_word(letter) || matches!(letter, '\u{ac00}'..='\u{d7a3}'))
}

/// The smallest pieces of a text that stay together; joined, they are the text.
pub fn phrases(text: &str) -> Vec<&str> {
    let mut pieces = Vec::new();
    let mut from = 0;
    for (at, letter) in text.char_indices().skip(1) {
        if at > from && may_end(&text[from..at], letter) {
            pieces.push(&text[from..at]);
            from = at;
        }
    }
    pieces.push(&text[from..]);
    pieces
}

/// Whether a line may end after this piece, before that letter.
fn may_end(piece: &str, next: char) -> bool {
    let Some(last) = piece.chars().next_back() else { return false };
    if last == ' ' {
        return next != ' ';
    }
    if is_closing(next) || is_opening(last) {
        return false;
    }
    if is_closing(last) {
        // Hiragana right after a bracket belongs to it.
        return !matches!(last, '」' | '』' | '）') || !is_hiragana(next);
    }
    if is_opening(next) && is_japanese(piece) {
        return true;
    }
    let begins = is_wide_word(next) || next.is_ascii_alphanumeric() || PREFIXES.contains(&next);
    is_hiragana(last) && begins && ends_phrase(piece, last)
}

fn ends_phrase(piece: &str, last: char) -> bool {
    PARTICLES.contains(last) || ENDINGS.iter().any(|ending| piece.ends_with(ending))
}

/// Breaks a text into lines of at most this width, between its pieces; a piece wider than a line is broken anywhere.
/// `width_of` gives a text's width in one line.
pub fn broken(text: &str, width: f64, width_of: impl Fn(&str) -> f64) -> Vec<String> {
    let mut lines = vec![String::new()];
    for piece in phrases(text) {
        let letters = piece.char_indices().map(|(at, letter)| &piece[at..at + letter.len_utf8()]);
        let is_wide = width_of(piece.trim_end()) > width;
        for part in if is_wide { letters.collect() } else { vec![piece] } {
            let line = lines.last().map_or("", String::as_str);
            let longer = format!("{line}{part}");
            if line.is_empty() || width_of(longer.trim_end()) <= width {
                lines.pop();
                lines.push(longer);
            } else {
                lines.push(part.to_string());
            }
        }
    }
    lines.into_iter().map(|line| line.trim_end().to_string()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_between_phrases() {
        for said in [
            "Aの|左端が|Bの|右端より|右にある",
            "当たり判定は、|ゲームの|中で|使われている。",
            "Pを|4本の|辺の|右側に|置くと|内側です。",
            "x方向にすき間が|28ある",
            "2つの|矩形|（AABB）が|重なっている",
            "繰り返し試して、|理由を|読みましょう。",
            "four-flagsは|4つの|条件を|調べる",
            "A |ends |left |of |B |(241 |< |270).",
            "두 |직사각형이 |x축에서 |떨어져 |있습니다.",
        ] {
            assert_eq!(phrases(&said.replace('|', "")).join("|"), said);
        }
    }

    #[test]
    fn lines_are_as_wide_as_there_is_room() {
        let width_of = |text: &str| text.chars().count() as f64;
        let lines = |text: &str, width: f64| broken(text, width, width_of);
        assert_eq!(lines("Aの左端がBの右端より右にある", 9.0), ["Aの左端がBの", "右端より右にある"]);
        assert_eq!(lines("A ends left of B", 7.0), ["A ends", "left of", "B"]);
        // A piece that no line holds is broken anywhere.
        assert_eq!(lines("繰り返し試して", 4.0), ["繰り返し", "試して"]);
        assert_eq!(lines("", 4.0), [""]);
    }
}
