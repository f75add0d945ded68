//! What a step of a course needs of the panel, in its text: where the panel is not shown, there is no other place for it.

use super::page::{CHOOSER, stands_first};
use super::widgets::{GAP, paragraph, pressable, wrong};
use super::{Panel, player};
use crate::scene::{Door, Readings, Setting, Viewer};
use crate::window::theme;
use crate::words::Words;
use egui::{Ui, vec2};

/// The least height of the map in a text: its squares are 20 wide then, and a finger meets them; logical pixels.
const MAP: f32 = 388.0;
/// What plays the scene has this one.
const FRAME: &str = "frame";

impl Panel {
    /// Shows the method, the knobs of the keys in `needed`, and the figure with which the step opens.
    pub(in crate::window) fn needs(
        &mut self,
        ui: &mut Ui,
        words: &Words,
        scene: &mut dyn Viewer,
        (readings, needed): (&Readings, &[String]),
    ) {
        let begins = ui.cursor().top();
        if needed.iter().any(|key| key == "method") {
            ui.add_space(GAP);
            let (_, place) = ui.allocate_space(vec2(ui.available_width(), pressable(ui).max(CHOOSER)));
            self.chooser(ui, place, words, scene, readings);
        }
        let settings = scene.settings();
        let plays = scene.offer("play").is_some();
        let knobs: Vec<&Setting> = settings
            .iter()
            .filter(|setting| stands_first(setting, needed) && !(plays && setting.key == FRAME))
            .collect();
        if !knobs.is_empty() {
            ui.add_space(GAP);
            self.knobs(ui, words, scene, &knobs, readings);
            self.fields.show(ui, words, scene, &knobs);
            for setting in knobs {
                player::slides(ui, scene, setting);
            }
        }
        let door = scene.door();
        if matches!(door, Door::Map | Door::Lens | Door::Cost) && scene.large().is_none() {
            ui.add_space(GAP);
            self.figure_at_least(ui, words, scene, (door, if door == Door::Map { MAP } else { 0.0 }));
        }
        if ui.cursor().top() > begins {
            self.refusal(ui, words);
        }
    }

    /// Why the last thing that was given was refused.
    fn refusal(&self, ui: &mut Ui, words: &Words) {
        if let Some(error) = self.fields.error() {
            paragraph(ui, &words.say(error), theme::text(), wrong(ui));
        }
    }
}
