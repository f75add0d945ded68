//! The layout of the window: its parts and their sizes, in logical pixels.

use egui::{Rect, Vec2, pos2, vec2};
use hantei_scenes::scene::{FLAT_STRIP, LOW_STRIP, STRIP, strip_in_article};

/// A narrower window is a phone: one column, the panel a sheet from below.
pub(super) const PHONE: f32 = 560.0;
/// A narrower window has icons as tabs, and a narrow panel.
const NARROW: f32 = 1000.0;
/// From this width on a course has text, picture and numbers side by side.
pub(super) const WIDE: f32 = 1400.0;
/// A lower window has small bars.
const LOW: f32 = 560.0;
/// A lower window has room for the picture and the verdict only.
const FLAT: f32 = 480.0;
/// A figure in an article of at most this width has its link beside the verdict, and the link's width (index.html).
const SMALL_FIGURE: f32 = 640.0;
const LINK: f32 = 44.0;
/// A smaller window, in one direction, has the picture only.
const LEAST: Vec2 = vec2(300.0, 240.0);
/// Height of the sheet at first, and of its head alone.
const SHEET: f32 = 320.0;
pub(super) const PEEK: f32 = 120.0;
/// Width of a narrow window's panel, and of the picture beside a course's text.
const NARROW_COLUMN: f32 = 276.0;
const LEAST_BESIDE: f32 = 320.0;
/// The text's part of the width beside the picture, and if text, picture and numbers stand close, side by side.
const BESIDE: f32 = 0.4;
const CLOSE_SHARE: f32 = 0.33;
/// The text's largest part of a phone's height, above the picture.
const TEXT_ABOVE: f32 = 0.46;
/// Height that a phone's picture with rows of time below it needs, and the part of the height that they leave the text.
const TIMELINE: f32 = 216.0;
const LEAST_TEXT: f32 = 0.4;
/// Heights of a phone's picture under a text with a figure or knob, and of a phone's verdict.
const PHONE_PICTURE: f32 = 150.0;
/// Least height of the panel below it: the chooser and a row.
const LEAST_PANEL: f32 = 100.0;
const VERDICT: f32 = 80.0;
/// Height of the bar under the stage, for the player or the answers of a guess.
const PLAYER: f32 = 56.0;
const ANSWERS: f32 = 104.0;
const LEAST_ANSWERS: f32 = 60.0;
/// The presenter's band, as a part of the height.
const BAND: f32 = 0.24;

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct ToLayOut {
    /// A step of a course is open.
    pub(super) course: bool,
    pub(super) presented: bool,
    /// It is a figure in an article.
    pub(super) figure: bool,
    /// The panel is hidden; in a course, it was not asked for.
    pub(super) panel_hidden: bool,
    /// Guessing is on.
    pub(super) guesses: bool,
    pub(super) plays: bool,
    /// Height of the sheet after a drag; 0: its usual height.
    pub(super) sheet: f32,
    /// Height of the text above a phone's picture.
    pub(super) text: f32,
    pub(super) needs: TextNeeds,
}

/// How much of a phone's height a course's text needs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum TextNeeds {
    /// The usual part of the height.
    #[default]
    Part,
    /// As much as picture and rows of time can spare: for a figure or a knob, and for what is said about an answer.
    More,
    /// As much as the picture can spare: for answers to choose, while time stands still.
    Most,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Layout {
    /// Tabs, guess, course and menu; in a course its progress.
    pub(super) bar: Rect,
    /// The verdict; in the presenter's layout below the stage, with the reason beside it.
    pub(super) verdict: Rect,
    /// The picture.
    pub(super) stage: Rect,
    /// Below the stage: the player, or the answers of a guess.
    pub(super) below: Option<Rect>,
    pub(super) panel: Option<Rect>,
    /// A course's text, and its buttons if they stand apart.
    pub(super) lesson: Option<Rect>,
    pub(super) buttons: Option<Rect>,
    /// Whether there is one column, with everything large enough for a finger.
    pub(super) phone: bool,
    /// Whether tabs are icons.
    pub(super) narrow: bool,
    /// What the verdict's upper right corner leaves to the page's link, which opens a figure in the whole program.
    pub(super) link: f32,
}

impl Layout {
    pub(super) fn of(window: Vec2, shown: ToLayOut) -> Self {
        if window.x < LEAST.x || window.y < LEAST.y {
            return Self::bare(window);
        }
        if shown.figure {
            return Self::figure(window, shown);
        }
        if shown.presented {
            return Self::presented(window, shown);
        }
        if window.x < PHONE { Self::phone(window, shown) } else { Self::desk(window, shown) }
    }

    /// The picture alone.
    fn bare(window: Vec2) -> Self {
        let all = Rect::from_min_size(pos2(0.0, 0.0), window);
        let none = Rect::from_min_size(all.min, vec2(window.x, 0.0));
        Self {
            bar: none,
            verdict: none,
            stage: all,
            below: None,
            panel: None,
            lesson: None,
            buttons: None,
            phone: false,
            narrow: true,
            link: 0.0,
        }
    }

    /// The verdict and the picture, and what belongs to it.
    fn figure(window: Vec2, shown: ToLayOut) -> Self {
        let mut rest = Rect::from_min_size(pos2(0.0, 0.0), window);
        let verdict = from_above(&mut rest, strip_in_article((window.x.into(), window.y.into())) as f32);
        let below = Self::below(&mut rest, shown);
        let link = if window.x <= SMALL_FIGURE { LINK } else { 0.0 };
        Self { verdict, stage: rest, below, link, ..Self::bare(window) }
    }

    fn presented(window: Vec2, shown: ToLayOut) -> Self {
        let mut rest = Rect::from_min_size(pos2(0.0, 0.0), window);
        let is_high = window.y > window.x;
        let lesson = shown.course.then(|| match is_high {
            true => from_above(&mut rest, (window.y * TEXT_ABOVE).round()),
            false => from_left(&mut rest, (window.x * BESIDE).round()),
        });
        // In a high window the reason is below the verdict.
        let share = if is_high { BAND * 1.25 } else { BAND };
        let high = (window.x * 1.25).min(window.y);
        let verdict = from_below(&mut rest, (high * share).round());
        let below = shown.guesses.then(|| from_below(&mut rest, ANSWERS));
        Self { stage: rest, verdict, below, lesson, ..Self::bare(window) }
    }

    fn desk(window: Vec2, shown: ToLayOut) -> Self {
        let (narrow, low, flat) = (window.x < NARROW, window.y < LOW, window.y < FLAT);
        let mut rest = Rect::from_min_size(pos2(0.0, 0.0), window);
        let bar = from_above(&mut rest, if narrow || low { 40.0 } else { 48.0 });
        let column = if window.x < 800.0 { NARROW_COLUMN } else { 360.0 };
        let has_room = !shown.course || window.x >= WIDE || window.x - 340.0 - column >= LEAST_BESIDE;
        // Otherwise the text is narrower, and numbers take half of the rest, beside the picture or under it.
        let is_close = !has_room && window.x * (1.0 - CLOSE_SHARE) / 2.0 >= NARROW_COLUMN;
        let (mut lesson, mut panel) = (None, None);
        if shown.course {
            let share = if !shown.panel_hidden && is_close { CLOSE_SHARE } else { BESIDE };
            let width = if window.x >= WIDE { 400.0 } else { 340.0_f32.min(window.x * share) };
            lesson = Some(from_left(&mut rest, width));
        }
        let verdict = match (flat, narrow || low) {
            (true, _) => FLAT_STRIP,
            (false, true) => LOW_STRIP,
            (false, false) => STRIP,
        } as f32;
        // A course's button that hides the numbers stays where the one that shows them was: the verdict is as wide as before.
        let above = (shown.course && window.x < WIDE).then(|| from_above(&mut rest, verdict));
        if !shown.panel_hidden {
            let player = if shown.plays { PLAYER } else { 0.0 };
            let verdict = if above.is_some() { 0.0 } else { verdict };
            let half = ((rest.height() - verdict - player) / 2.0).floor();
            panel = Some(match (has_room, is_close) {
                (true, _) => from_right(&mut rest, column),
                (false, true) => from_right(&mut rest, NARROW_COLUMN),
                (false, false) => from_below(&mut rest, half),
            });
        }
        let verdict = above.unwrap_or_else(|| from_above(&mut rest, verdict));
        let below = Self::below(&mut rest, shown);
        Self { bar, verdict, stage: rest, below, panel, lesson, narrow, ..Self::bare(window) }
    }

    fn phone(window: Vec2, shown: ToLayOut) -> Self {
        let mut rest = Rect::from_min_size(pos2(0.0, 0.0), window);
        let bar = from_above(&mut rest, if shown.course { 48.0 } else { 52.0 });
        let (mut lesson, mut buttons, mut panel) = (None, None, None);
        if shown.course {
            buttons = Some(from_below(&mut rest, 80.0));
            let spared = rest.height() - VERDICT - if shown.plays { PLAYER } else { 0.0 };
            // What plays keeps its rows of time, where there is room.
            let has_time = shown.plays && shown.needs != TextNeeds::Most;
            let has_time = has_time && spared - TIMELINE >= window.y * LEAST_TEXT;
            let has_panel = !shown.panel_hidden;
            let picture = match (has_time, has_panel) {
                (true, _) => TIMELINE,
                // Half of it is the panel's.
                (false, true) => 2.0 * LEAST_PANEL,
                (false, false) => PHONE_PICTURE,
            };
            let spared = spared - picture;
            let most = window.y * TEXT_ABOVE;
            let most = if shown.needs == TextNeeds::Part { most } else { most.max(spared) };
            let most = if has_time || has_panel { most.min(spared) } else { most };
            lesson = Some(from_above(&mut rest, shown.text.min(most).round()));
        }
        let verdict = from_above(&mut rest, VERDICT);
        if !shown.panel_hidden {
            let least = (window.y * 0.3).min(PEEK);
            let high = if shown.sheet > 0.0 { shown.sheet } else { SHEET.min(window.y * 0.38) };
            // In a course half of the height is the picture's. What stands below the picture stays clear of the verdict.
            let all = rest.height() - Self::height_below(rest, shown);
            let all = if shown.course { all / 2.0 } else { all };
            panel = Some(from_below(&mut rest, high.max(least).min(all).floor()));
        }
        let below = Self::below(&mut rest, shown);
        Self { bar, verdict, stage: rest, below, panel, lesson, buttons, phone: true, ..Self::bare(window) }
    }

    fn below(rest: &mut Rect, shown: ToLayOut) -> Option<Rect> {
        let height = Self::height_below(*rest, shown);
        (height > 0.0).then(|| from_below(rest, height))
    }

    /// The height of what stands below the picture.
    fn height_below(rest: Rect, shown: ToLayOut) -> f32 {
        match (shown.guesses && !shown.course, shown.plays) {
            (true, _) => ANSWERS.min((rest.height() * 0.4).max(LEAST_ANSWERS)),
            (false, true) => PLAYER,
            (false, false) => 0.0,
        }
    }
}

pub(super) fn from_above(rest: &mut Rect, height: f32) -> Rect {
    let at = rest.top() + height.min(rest.height() - 1.0).max(0.0);
    let taken = rest.with_max_y(at);
    rest.min.y = at;
    taken
}

pub(super) fn from_below(rest: &mut Rect, height: f32) -> Rect {
    let at = rest.bottom() - height.min(rest.height() - 1.0).max(0.0);
    let taken = rest.with_min_y(at);
    rest.max.y = at;
    taken
}

pub(super) fn from_left(rest: &mut Rect, width: f32) -> Rect {
    let at = rest.left() + width.min(rest.width() - 1.0).max(0.0);
    let taken = rest.with_max_x(at);
    rest.min.x = at;
    taken
}

pub(super) fn from_right(rest: &mut Rect, width: f32) -> Rect {
    let at = rest.right() - width.min(rest.width() - 1.0).max(0.0);
    let taken = rest.with_min_x(at);
    rest.max.x = at;
    taken
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sizes(window: (f32, f32), shown: ToLayOut) -> [(f32, f32); 4] {
        let Layout { bar, verdict, stage, panel, .. } = Layout::of(window.into(), shown);
        [bar, verdict, stage, panel.unwrap_or(Rect::ZERO)].map(|place| (place.width(), place.height()))
    }

    #[test]
    fn in_a_course_numbers_leave_half_of_the_picture() {
        for window in [(390.0, 844.0), (360.0, 640.0), (844.0, 390.0), (700.0, 1000.0)] {
            for (plays, sheet) in [(false, 0.0), (true, 0.0), (false, 2000.0)] {
                let shown =
                    ToLayOut { course: true, panel_hidden: true, text: 300.0, plays, sheet, ..ToLayOut::default() };
                let without = Layout::of(window.into(), shown);
                let with = Layout::of(window.into(), ToLayOut { panel_hidden: false, ..shown });
                let panel = with.panel.expect("numbers that were asked for");
                assert!(panel.width() >= 200.0, "{window:?}: {panel}");
                let half = without.stage.area() * 0.499;
                assert!(with.stage.area() >= half, "{window:?}: {} of {}", with.stage, without.stage);
            }
        }
    }

    #[test]
    fn a_phones_sheet_keeps_its_head() {
        for window in [(390.0, 844.0), (320.0, 480.0)] {
            for sheet in [1.0, 60.0, 119.0] {
                let layout = Layout::of(window.into(), ToLayOut { sheet, ..ToLayOut::default() });
                let height = layout.panel.expect("a sheet").height();
                assert_eq!(height, PEEK, "{window:?}, dragged to {sheet}");
            }
        }
    }

    /// Once the player lay over the verdict.
    #[test]
    fn a_sheet_pulled_to_the_top_leaves_the_verdict_clear() {
        for window in [(390.0, 844.0), (320.0, 480.0)] {
            for (plays, guesses) in [(false, false), (true, false), (false, true)] {
                let shown = ToLayOut { plays, guesses, sheet: 2000.0, ..ToLayOut::default() };
                let layout = Layout::of(window.into(), shown);
                let below = layout.below.map_or(layout.stage.bottom(), |below| below.top());
                assert!(below >= layout.verdict.bottom(), "{window:?} {shown:?}: {layout:?}");
            }
        }
    }

    #[test]
    fn the_verdict_of_a_course_is_as_wide_with_numbers_as_without() {
        for window in [(1040.0, 700.0), (760.0, 560.0), (1300.0, 900.0), (844.0, 390.0)] {
            let [with, without] = [false, true].map(|panel_hidden| {
                let shown = ToLayOut { course: true, panel_hidden, ..ToLayOut::default() };
                Layout::of(window.into(), shown).verdict
            });
            assert_eq!((with.right(), with.y_range()), (without.right(), without.y_range()), "{window:?}");
        }
    }

    #[test]
    fn a_figure_has_picture_and_verdict_alone() {
        for (window, verdict) in [((480.0, 260.0), 48.0), ((424.0, 320.0), 92.0), ((350.0, 340.0), 106.0)] {
            let of = sizes(window, ToLayOut { figure: true, ..ToLayOut::default() });
            let (width, height) = window;
            assert_eq!(of, [(width, 0.0), (width, verdict), (width, height - verdict), (0.0, 0.0)]);
        }
    }

    #[test]
    fn the_parts_are_as_large_as_drawn() {
        let free = ToLayOut::default();
        let of = sizes((1040.0, 700.0), free);
        assert_eq!(of, [(1040.0, 48.0), (680.0, 88.0), (680.0, 564.0), (360.0, 652.0)]);
        let of = sizes((700.0, 500.0), free);
        assert_eq!(of, [(700.0, 40.0), (424.0, 68.0), (424.0, 392.0), (276.0, 460.0)]);
        let of = sizes((390.0, 844.0), free);
        assert_eq!(of, [(390.0, 52.0), (390.0, 80.0), (390.0, 392.0), (390.0, 320.0)]);
    }
}
