//! The help: a term leads to its picture.

use super::{HelpChoice, show};
use crate::window::theme;
use egui::epaint::TextShape;
use egui::{Context, Event, Key, PointerButton, Pos2, RawInput, Rect, Shape, vec2};
use hantei_scenes::scene;
use hantei_scenes::text;
use hantei_scenes::words::{Language, TERMS, Words};

/// One pass of the help in a window. Returns the choice, and where each text begins.
fn pass(context: &Context, words: &Words, events: Vec<Event>) -> (Option<HelpChoice>, Vec<(String, Pos2)>) {
    let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, vec2(1040.0, 700.0)));
    let input = RawInput { screen_rect, events, ..RawInput::default() };
    let (scenes, mut chosen) = (scene::all(), None);
    let output = context.run(input, |context| chosen = show(context, false, words, &[], &scenes[0]));
    let texts = output.shapes.into_iter().filter_map(|clipped| match clipped.shape {
        Shape::Text(TextShape { pos, galley, .. }) => Some((galley.text().to_string(), pos)),
        _ => None,
    });
    (chosen, texts.collect())
}

/// The place of a text after these keys, each in a pass of its own.
fn top_of(context: &Context, words: &Words, said: &str, keys: &[Key]) -> f32 {
    for &key in keys {
        let modifiers = egui::Modifiers::NONE;
        let press = |pressed| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers };
        pass(context, words, vec![press(true), press(false)]);
    }
    // Scrolling ends a pass or two later.
    let (_, texts) = (0..3).map(|_| pass(context, words, Vec::new())).last().expect("three passes");
    texts.iter().find(|(text, _)| text == said).map(|(_, pos)| pos.y).expect(said)
}

fn click(context: &Context, words: &Words, said: &str) -> Option<HelpChoice> {
    let (_, texts) = pass(context, words, Vec::new());
    let pos = texts.iter().find(|(text, _)| text == said).map(|(_, pos)| *pos + vec2(6.0, 6.0)).expect(said);
    let press = |pressed| Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: egui::Modifiers::NONE,
    };
    pass(context, words, vec![Event::PointerMoved(pos)]);
    let down = pass(context, words, vec![press(true)]).0;
    down.or(pass(context, words, vec![press(false)]).0)
}

#[test]
fn a_word_of_the_field_leads_to_its_picture() {
    for &language in Language::ALL {
        let (words, context) = (Words::new(language), Context::default());
        theme::apply(&context);
        context.set_fonts(theme::fonts(language, None));
        // A window is placed once its size is known, and a list takes a few passes to unfold.
        let settle = || (0..20).for_each(|_| drop(pass(&context, &words, Vec::new())));
        settle();
        assert_eq!(click(&context, &words, &words.say(&text!("glossary-title"))), None, "it opens the list");
        settle();
        let term = &TERMS[1];
        assert_eq!(click(&context, &words, &words.say(&term.name())), Some(HelpChoice::Picture(term)));
        assert_eq!(click(&context, &words, &words.say(&text!("close"))), Some(HelpChoice::Close));
    }
}

#[test]
fn keys_scroll_and_stay_in_it() {
    let (words, context) = (Words::new(Language::En), Context::default());
    theme::apply(&context);
    context.set_fonts(theme::fonts(Language::En, None));
    let title = words.say(&text!("glossary-title"));
    (0..5).for_each(|_| drop(pass(&context, &words, Vec::new())));
    // Unfolded it is longer than the window.
    click(&context, &words, &title);
    (0..20).for_each(|_| drop(pass(&context, &words, Vec::new())));
    // It is drawn at any place.
    let said = words.say(&text!("help-new-title"));
    let top = |keys: &[Key]| top_of(&context, &words, &said, keys);
    let at_first = top(&[Key::Home]);
    let [line, page] = [top(&[Key::ArrowDown]), top(&[Key::PageDown])].map(|now| at_first - now);
    assert!(line > 10.0 && page > 10.0 * line, "{line} {page}");
    let end = top(&[Key::End]);
    assert_eq!(top(&[Key::PageDown]), end, "there is nothing more");
    assert!(top(&[Key::PageUp, Key::ArrowUp]) > end, "and back");
    assert_eq!(top(&[Key::Home]), at_first);
    // Tab goes through the buttons here, and the arrows still scroll.
    for _ in 0..40 {
        top(&[Key::Tab]);
        let layer = context.memory(|memory| memory.focused()).and_then(|id| context.read_response(id));
        assert!(layer.is_none_or(|response| response.layer_id.order == egui::Order::Foreground), "it holds the focus");
    }
    assert_eq!(top(&[Key::Home]), at_first);
    assert!(top(&[Key::ArrowDown]) < at_first);
}

#[test]
fn the_help_says_what_undo_leaves_as_it_is() {
    for &language in Language::ALL {
        let (words, context) = (Words::new(language), Context::default());
        theme::apply(&context);
        context.set_fonts(theme::fonts(language, None));
        (0..20).for_each(|_| drop(pass(&context, &words, Vec::new())));
        let (_, texts) = pass(&context, &words, Vec::new());
        let said = words.say(&text!("help-undo"));
        let step = words.say(&text!("viewer-step")).to_lowercase();
        // A Japanese text has line breaks of its own.
        let is_said = texts.iter().any(|(text, _)| text.replace('\n', "") == said);
        assert!(is_said && said.to_lowercase().contains(&step), "{}: {said}: {texts:?}", language.name());
    }
}
