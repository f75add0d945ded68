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

/// Operators of a formula: after a line's end stands a loose one with what follows it, and around a tight one no line ends.
const LOOSE: [&str; 12] = ["=", "<", ">", "<=", ">=", "==", "!=", "≤", "≥", "+", "-", "−"];
const TIGHT: [&str; 4] = ["·", "×", "*", "/"];
const NO_BREAK: char = '\u{a0}';

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

/// Marks, small kana and the long vowel mark, which begin no line in Japanese. An ASCII mark follows a space only if it
/// begins something.
fn begins_no_line(letter: char) -> bool {
    is_closing(letter)
        || "・ー…‥々ゝゞヽヾ〉》】〕］｝，．；％".contains(letter)
        || "ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ".contains(letter)
}

fn begins_no_part(letter: char) -> bool {
    begins_no_line(letter) || ")],.:;!?%’”".contains(letter)
}

/// Whether a text is Japanese: it has kana, Chinese characters or wide marks.
pub fn is_japanese(text: &str) -> bool {
    let is_mark = |letter| is_closing(letter) || is_opening(letter);
    text.chars().any(|letter| is_hiragana(letter) || is_wide_word(letter) || is_mark(letter))
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
    if begins_no_line(next) || is_opening(last) {
        return false;
    }
    if last == ' ' {
        return next != ' ';
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

/// A phrase of several verbs, which a line may part after て and で: 近づけて|みましょう.
fn verbs(phrase: &str) -> Vec<&str> {
    let mut parts: Vec<&str> = phrase.split_inclusive(['て', 'で']).collect();
    // A single kana or a mark does not begin a line.
    if parts.last().is_some_and(|last| last.chars().count() < 3)
        || parts.iter().any(|part| part.starts_with(begins_no_line))
    {
        parts = vec![phrase];
    }
    parts
}

/// Its letters, each with the opening brackets before it, which end no line, and with what begins none after it.
fn letters(piece: &str) -> Vec<&str> {
    let is_start = |(at, letter): &(usize, char)| {
        *at == 0 || !begins_no_part(*letter) && !piece[..*at].ends_with(|before| is_opening(before) || before == '(')
    };
    let starts = piece.char_indices().filter(is_start).map(|(at, _)| at);
    let starts: Vec<usize> = starts.chain([piece.len()]).collect();
    starts.windows(2).map(|ends| &piece[ends[0]..ends[1]]).collect()
}

/// Breaks a text into lines of at most this width, between its pieces; a piece wider than a line is broken anywhere.
/// `width_of` gives a text's width in one line.
pub fn broken(text: &str, width: f64, width_of: impl Fn(&str) -> f64) -> Vec<String> {
    let mut lines = vec![String::new()];
    for piece in phrases(text) {
        let is_wide = |piece: &str| width_of(piece.trim_end()) > width;
        let parts = if is_wide(piece) { verbs(piece) } else { vec![piece] };
        for part in parts.into_iter().flat_map(|part| if is_wide(part) { letters(part) } else { vec![part] }) {
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

/// A text in which no line ends within a formula, or a point like (8, 4). A formula for which `fits` is false may be
/// broken before its loose operators.
pub fn unbroken(text: &str, fits: impl Fn(&str) -> bool) -> String {
    let lines = text.split('\n').map(|line| {
        let words: Vec<&str> = line.split(' ').collect();
        let is_formula = |place: usize| joined(&words, place).is_some();
        let mut out = String::from(words[0]);
        let mut begin = 0;
        for place in 1..words.len() {
            if !is_formula(place) {
                begin = place;
            }
            let end = (place..words.len()).find(|&next| !is_formula(next)).unwrap_or(words.len());
            let is_whole = || fits(alone(&words[begin..end].join(" ")));
            let stays = joined(&words, place).is_some_and(|is_tight| is_tight || is_whole());
            out.push(if stays { NO_BREAK } else { ' ' });
            out += words[place];
        }
        out
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// A formula without the Japanese words around it, which no space parts from it.
fn alone(formula: &str) -> &str {
    let is_word =
        |letter: char| is_hiragana(letter) || is_wide_word(letter) || is_opening(letter) || is_closing(letter);
    formula.split(is_word).max_by_key(|part| part.split(' ').count()).unwrap_or(formula)
}

/// Whether the space before this word is within a formula, and if so, whether it stays in one that is broken.
fn joined(words: &[&str], place: usize) -> Option<bool> {
    let (before, after) = (words[place - 1], words[place]);
    let (is_tight, is_loose) = (|word| TIGHT.contains(&word), |word| LOOSE.contains(&word));
    let is_number = |letter: char| letter.is_ascii_digit() || matches!(letter, '-' | '−');
    let begins = before.strip_prefix('(').is_some_and(|rest| rest.starts_with(is_number) && rest.ends_with(','));
    // A line that begins with a dash is one of a list.
    let is_left = place + 1 < words.len() && (is_tight(after) || is_loose(after)) && !before.is_empty();
    let is_right = place > 1 && (is_tight(before) || is_loose(before)) && !words[place - 2].is_empty();
    (begins || is_left || is_right).then_some(begins || is_tight(before) || is_loose(before) || is_tight(after))
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
        assert_eq!(lines("重ねる。", 3.0), ["重ね", "る。"]);
        assert!(is_japanese("AB = (6, 2)。AB × AP = ？"), "else egui breaks it before a mark");
        assert_eq!(lines("（矩形）ソートして走査", 2.0)[0], "（矩", "a bracket ends no line");
        assert_eq!(lines("（矩形）ソートして走査", 2.0)[1..3], ["形）", "ソー"], "and ー begins none");
        assert_eq!(lines("Bに近づけてみましょう。", 7.0), ["Bに近づけて", "みましょう。"]);
        assert_eq!(lines("", 4.0), [""]);
    }

    #[test]
    fn no_line_ends_within_a_formula() {
        let fits = |formula: &str| formula.chars().count() <= 12;
        for said in [
            "A goes from x_=_80 to 160 and from y_=_100 to 180.",
            "Of the four conditions only ax_<_bx_+_bw is false.",
            "AB_=_(6,_2), AP_=_(5,_1): AB_×_AP_=_?",
            "A at (2,_2), B at (8,_4).",
            "「Aの右端はBの左端より左」（最後のピクセル241_<_270）が成り立つので、外れです。",
            // Too wide for a line: broken before loose operators.
            "AB_×_AP =_AB.x_·_AP.y -_AB.y_·_AP.x.",
            "- a list\n- of two",
            "hits (if both are true, or one)",
            "",
        ] {
            assert_eq!(unbroken(&said.replace('_', " "), fits).replace(NO_BREAK, "_"), said);
        }
    }
}
