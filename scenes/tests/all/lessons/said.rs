//! What the texts of a step have to say, or must not say, in each language: things that were once left out or false.

use super::questions::each_question;
use hantei_scenes::words::Text;

/// By step: what its texts say (`true`) or do not say in English, Japanese and Korean.
const SAID: [(&str, bool, [&str; 3]); 15] = [
    ("absolute-test-touching", true, ["30 + 15 = 45"; 3]),
    ("corner-against-corner", false, ["On y the same: 5 < 1", "y方向も同じ", "y축도 마찬가지"]),
    ("walk-from-a-to-b", false, ["half of the screen", "左半分", "절반"]),
    ("right-of-all-four", true, ["clockwise", "時計回り", "시계 방향"]),
    ("a-bow-tie", false, ["clockwise", "時計回り", "시계 방향"]),
    ("a-bow-tie", true, ["on the left of others", "別の辺の左側", "다른 변의 왼쪽"]),
    ("frames-test-way", false, ["only shorten", "短くなるだけ", "짧아질 뿐"]),
    ("who-needs-to-be-compared", true, ["about a third", "約3分の1", "3분의 1쯤"]),
    ("corner-to-corner", true, ["a rule has to decide", "ルールで決める", "규칙으로 정해야"]),
    ("near-a-corner", true, ["Pythagoras", "三平方の定理", "피타고라스"]),
    ("near-a-corner", false, ["In a straight line it is", "まっすぐ測り", "직선으로는"]),
    ("nine-regions", true, ["into these three", "次の3つ", "다음 세"]),
    ("clamp", true, ["else keep it", "そのまま", "그대로"]),
    ("how-many-arrangements", false, ["overlap by a length", "重なる長さ", "겹치는 길이"]),
    ("on-the-border", true, ["(−1, 0)?", "それぞれ", "각각"]),
];

#[test]
fn each_step_says_what_it_has_to() {
    let mut steps = Vec::new();
    each_question(|_, session| {
        let step = session.step();
        let in_language = |name: &str| {
            let said = step.texts().filter_map(|text| match text {
                Text::Given(given) => given.iter().find(|(known, _)| known == name).map(|(_, said)| said.as_str()),
                _ => None,
            });
            said.collect::<Vec<_>>().join("\n")
        };
        steps.push((step.id.clone(), ["en", "ja", "ko"].map(in_language)));
    });
    for (id, is_said, wanted) in SAID {
        let (_, texts) = steps.iter().find(|(step, _)| *step == id).unwrap_or_else(|| panic!("no step {id}"));
        for (text, wanted) in texts.iter().zip(wanted) {
            assert_eq!(text.contains(wanted), is_said, "{id}: '{wanted}' in\n{text}");
        }
    }
}
