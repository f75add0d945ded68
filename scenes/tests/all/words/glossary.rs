//! The glossary pages in `docs` are written from its words, and the scenes draw their figures.

use super::PROJECT;
use crate::opened;
use hantei_scenes::figure::{Figure, Item};
use hantei_scenes::scene::Event;
use hantei_scenes::svg::{Medium, to_svg};
use hantei_scenes::text;
use hantei_scenes::words::{Language, TERMS, Text, Words};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Width and height of a figure, pixels.
const SIZE: (f64, f64) = (420.0, 300.0);
/// Set this to write pages and figures instead of comparing them.
const WRITE: &str = "HANTEI_WRITE_SNAPSHOTS";

/// The texts around the terms on a page, in its language; English ones for a language that has none.
struct Around {
    begin: &'static str,
    by_hand: &'static str,
}

const fn around(language: Language) -> Around {
    match language {
        Language::Ja => Around {
            begin: "用語ごとに、2文の説明と図があります。図のほとんどはhanteiが描いたもので、図の下のコマンドで、同じ図がウィンドウに開きます。\
                    ウィンドウでも、`?`かF1を押して「当たり判定の用語」を開くと、同じ説明を読めます。",
            by_hand: "手で描いた図（この用語を見せる場面は、まだありません）",
        },
        Language::Ko => Around {
            begin: "용어마다 두 문장의 설명과 그림이 있습니다. 그림은 대부분 hantei가 그린 것으로, 그림 아래의 명령을 실행하면 같은 그림이 창에 열립니다. \
                    창에서도 `?`나 F1을 누르고 ‘충돌 판정 용어’를 펼치면 같은 설명을 읽을 수 있습니다.",
            by_hand: "손으로 그린 그림(이 용어를 보여 주는 장면은 아직 없습니다)",
        },
        Language::De => Around {
            begin: "Zu jedem Fachwort gehören zwei Sätze und eine Abbildung. Die meisten zeichnet hantei: Der Befehl darunter öffnet \
                    dieselbe Abbildung im Fenster. Auch im Fenster stehen diese Wörter: Drück `?` oder F1 und öffne „Fachwörter“.",
            by_hand: "von Hand gezeichnet: Noch keine Szene zeigt es",
        },
        _ => Around {
            begin: "Each term has two sentences and a figure. hantei draws most of the figures: the command under one opens it in \
                    the window. The window itself shows these words, too: press `?` or F1 and open “Glossary”.",
            by_hand: "drawn by hand: no scene shows it yet",
        },
    }
}

/// The file of a language's page: `glossary.md` in English.
fn page_name(language: Language) -> String {
    match language {
        Language::En => "glossary.md".into(),
        _ => format!("glossary.{}.md", language.name()),
    }
}

fn page(language: Language) -> String {
    let words = Words::new(language);
    let Around { begin, by_hand } = around(language);
    let link = |&other: &Language| {
        let name = other.own_name();
        if other == language { name.into() } else { format!("[{name}]({})", page_name(other)) }
    };
    let links: Vec<String> = Language::ALL.iter().map(link).collect();
    let mut page = format!("# {}\n\n{}\n\n{begin}\n", words.say(&text!("glossary-title")), links.join(" · "));
    for term in TERMS {
        let (key, name, meaning) = (term.key, words.say(&term.name()), words.say(&term.meaning()));
        page += &format!("\n<a id=\"{key}\"></a>\n\n## {name}\n\n{meaning}\n\n![{name}](glossary/{key}.svg)\n\n");
        page += &match term.opening {
            Some(opening) => format!("`hantei {opening}`\n"),
            None => format!("*{by_hand}*\n"),
        };
    }
    page
}

/// A figure for the pages in all languages: without words that differ between them.
fn figure(opening: &str) -> Figure {
    let languages: Vec<Words> = Language::ALL.iter().map(|&language| Words::new(language)).collect();
    let is_same = |text: &Text| languages.iter().map(|words| words.say(text)).collect::<BTreeSet<_>>().len() == 1;
    let mut scene = opened(opening);
    scene.handle(Event::Resized { width: SIZE.0, height: SIZE.1 });
    let mut figure = scene.figure();
    keep(&mut figure.items, &is_same);
    figure
}

fn keep(items: &mut Vec<Item>, is_same: &impl Fn(&Text) -> bool) {
    items.retain(|item| match item {
        Item::Label { text, .. } => is_same(text),
        _ => true,
    });
    for item in items {
        if let Item::Group { items, .. } = item {
            keep(items, is_same);
        }
    }
}

#[test]
fn pages_and_figures_are_those_of_the_program() {
    let docs = Path::new(PROJECT).join("docs");
    let pages = Language::ALL.iter().map(|&language| (page_name(language), page(language)));
    let words = Words::new(Language::En);
    let figures = TERMS.iter().filter_map(|term| {
        let drawn = to_svg(&figure(term.opening?), &words, Medium::default());
        Some((format!("glossary/{}.svg", term.key), drawn))
    });
    for (name, made) in pages.chain(figures) {
        let file = docs.join(&name);
        if std::env::var_os(WRITE).is_some() {
            fs::write(&file, &made).expect("a file is written");
        }
        let kept = fs::read_to_string(&file).unwrap_or_default();
        assert!(kept == made, "docs/{name} differs; run with {WRITE}=1 and look at it");
    }
}

#[test]
fn each_term_has_a_figure_and_no_figure_is_left_over() {
    let folder = fs::read_dir(Path::new(PROJECT).join("docs/glossary")).expect("a folder");
    let there: BTreeSet<String> =
        folder.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
    let wanted: BTreeSet<String> = TERMS.iter().map(|term| format!("{}.svg", term.key)).collect();
    assert_eq!(there, wanted);
    assert_eq!(wanted.len(), TERMS.len(), "each key once");
}

#[test]
fn two_sentences_explain_each_term() {
    for &language in Language::ALL {
        let words = Words::new(language);
        let ends = |text: &str| match language {
            Language::Ja => text.matches('。').count(),
            _ => text.split_whitespace().filter(|word| word.ends_with('.')).count(),
        };
        for term in TERMS {
            let meaning = words.say(&term.meaning());
            assert_eq!(ends(&meaning), 2, "{}: {meaning}", language.name());
        }
    }
}
