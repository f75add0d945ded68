//! Names and keys.

use hantei_scenes::scene::all;

#[test]
fn names_and_keys_are_unique_and_kebab_case() {
    let scenes = all();
    let kebab = |word: &str| {
        let is_part = |part: &str| {
            !part.is_empty() && part.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit())
        };
        word.split('-').all(is_part)
    };
    let names: Vec<&str> = scenes.iter().map(|scene| scene.name()).collect();
    let check = |whose: &str, words: &[&str]| {
        for (i, word) in words.iter().enumerate() {
            assert!(kebab(word), "{whose}: {word}");
            assert!(!words[..i].contains(word), "{whose}: {word} twice");
        }
    };
    check("scenes", &names);
    for scene in &scenes {
        let no_digits = |word: &&str| word.chars().all(|letter| !letter.is_ascii_digit());
        assert!(no_digits(&scene.name()), "{}", scene.name());
        let keys: Vec<_> = scene.settings().iter().map(|setting| setting.key).collect();
        assert!(keys.iter().all(no_digits), "{keys:?}");
        check(scene.name(), &keys);
        check(scene.name(), &scene.presets().iter().map(|(preset, _)| *preset).collect::<Vec<_>>());
        check(scene.name(), &scene.actions().iter().map(|action| action.name).collect::<Vec<_>>());
    }
}
