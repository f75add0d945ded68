//! Time below the picture: in which frames of the lap each comparison holds. A hit is where all hold.

use super::MelonsScene;
use crate::figure::{Anchor, Figure, Item, Role, rounded, text_width};
use crate::text;
use crate::words::Text;
use hantei_collision::{About, Comparison, End, Point, Question, Rect};

/// The stage height for which lengths are given, stage pixels; others are scaled, within these limits.
const PLAIN: f64 = 508.0;
const UNITS: (f64, f64) = (0.62, 1.6);
/// From the top to the frame's name, from there to the rows, and below the rows.
const ABOVE: f64 = 12.0;
const UNDER_BADGE: f64 = 9.5;
const BELOW: f64 = 41.5;
/// Height of a row, of its bar, of a hit's bar, and of the line where it is false.
const ROW: f64 = 27.0;
const BAR: f64 = 13.0;
const HIT: f64 = 16.0;
const LINE: f64 = 2.0;
/// From the last row to the slider's knob, and the knob's radius.
const KNOB: (f64, f64) = (16.0, 5.0);
/// From the stage's left border to the end of the words, and to the bars, at the smallest font size.
const WORDS_END: f64 = 176.0;
const BARS: f64 = 188.0;
/// From the bars to the stage's right border.
const MARGIN: f64 = 24.0;
/// Least height of the picture above; with less room there are no rows, stage pixels.
const PICTURE: f64 = 64.0;
/// A narrower stage has no words beside the bars, stage pixels.
const NARROW: f64 = 300.0;
/// From which unit on, and the font size there, stage pixels.
const SIZES: [(f64, f64); 3] = [(1.5, 17.0), (1.25, 15.0), (0.0, 13.0)];
/// How much higher the frame's badge is than its letters, stage pixels.
const BADGE: f64 = 11.0;
/// From this width on each frame has its own cell; the gap between two, at most and as a part of the width.
const CELL: f64 = 12.0;
const GAP: (f64, f64) = (26.0, 0.27);
/// Thickness of a bar's outline, stage pixels.
const OUTLINE: f64 = 1.25;
/// Width of the column between two frames, radius of its mark, and half a stroke of the cross.
const MISSED: f64 = 22.0;
const MARK: f64 = 11.0;
const CROSS: f64 = 4.0;

pub(super) struct Time {
    stage: (f64, f64),
    unit: f64,
    /// Font size.
    size: f64,
    pub(super) top: f64,
    left: f64,
    /// Width of a frame.
    column: f64,
    first: u64,
    last: u64,
    /// The number of comparisons; below them is the row of the hit.
    comparisons: usize,
    has_words: bool,
}

impl Time {
    pub(super) fn of(scene: &MelonsScene) -> Self {
        let (width, height) = scene.stage;
        let unit = (height / PLAIN).clamp(UNITS.0, UNITS.1);
        let size = SIZES.into_iter().find(|(least, _)| unit >= *least).map_or(13.0, |(_, size)| size);
        let (first, last) = scene.state.run.lap(scene.state.playback.frame);
        let comparisons = scene.pair().questions().len();
        let has_words = width >= NARROW * size / 13.0;
        let left = if has_words { BARS * size / 13.0 } else { MARGIN };
        let column = (width - left - MARGIN).max(1.0) / (last - first + 1) as f64;
        let rows = ROW * (comparisons + 1) as f64;
        let own = unit * (ABOVE + UNDER_BADGE + rows + BELOW) + size + BADGE;
        Self {
            stage: scene.stage,
            unit,
            size,
            top: if height < own + PICTURE { height } else { height - own },
            left,
            column,
            first,
            last,
            comparisons,
            has_words,
        }
    }

    /// The middle of a row; the one after the last comparison is that of the hit.
    fn row(&self, row: usize) -> f64 {
        self.top + self.size + BADGE + self.unit * (ABOVE + UNDER_BADGE + ROW * (row as f64 + 0.5))
    }

    fn x(&self, frame: u64) -> f64 {
        self.left + (frame as f64 - self.first as f64) * self.column
    }

    fn middle_of(&self, frame: u64) -> f64 {
        self.x(frame) + self.column / 2.0
    }

    fn has_cells(&self) -> bool {
        self.column >= CELL
    }

    fn half_gap(&self) -> f64 {
        if self.has_cells() { GAP.0.min(GAP.1 * self.column) / 2.0 } else { 0.0 }
    }

    /// The extent of a bar for these frames.
    fn span(&self, first: u64, last: u64) -> (f64, f64) {
        (self.x(first) + self.half_gap(), self.x(last + 1) - self.half_gap())
    }

    /// Whether there is room.
    fn is_shown(&self) -> bool {
        self.top < self.stage.1
    }

    pub(super) fn holds(&self, on_stage: Point) -> bool {
        self.is_shown() && on_stage.y >= self.top
    }

    pub(super) fn nearest_frame(&self, on_stage: Point) -> u64 {
        let frame = self.first as f64 + ((on_stage.x - self.left) / self.column).floor();
        (frame.max(self.first as f64) as u64).min(self.last)
    }

    pub(super) fn about_at(&self, scene: &MelonsScene, on_stage: Point) -> Option<About> {
        let half = ROW * self.unit / 2.0;
        let mut rows = 0..if self.is_shown() { self.comparisons } else { 0 };
        let row = rows.find(|&row| (on_stage.y - self.row(row)).abs() < half)?;
        scene.pair().questions().get(row)?.about
    }

    /// Draws the present lap, without the answer before a guess.
    pub(super) fn draw(&self, scene: &MelonsScene, lit: Option<About>, hides: bool, figure: &mut Figure) {
        if !self.is_shown() {
            return;
        }
        let (width, height) = self.stage;
        let whole = Rect::from_corners(Point::new(0.0, self.top), Point::new(width, height));
        figure.push(Item::Rect { rect: whole, role: Role::TimeGround });
        fill(figure, (0.0, self.top), (width, 1.0), Role::GridDot);
        self.write_words(scene, lit, figure);
        if !hides {
            self.draw_bars(scene, figure);
            for frame in (self.first..=self.last).filter(|&frame| scene.missed(frame)) {
                self.draw_missed(frame, figure);
            }
        }
        self.draw_playhead(scene.state.playback.frame, figure);
    }

    fn write_words(&self, scene: &MelonsScene, lit: Option<About>, figure: &mut Figure) {
        if !self.has_words {
            return;
        }
        let questions = scene.pair().questions();
        let sum = text!("time-all", count = questions.len());
        let rows = questions.iter().map(|question| (words(question), question.about)).chain([(sum, None)]);
        for (row, (text, about)) in rows.enumerate() {
            let role = match about {
                Some(_) if about == lit => Role::Lit,
                Some(_) => Role::PlainSecond,
                None => Role::Text,
            };
            let at = Point::new(WORDS_END * self.size / 13.0, self.row(row));
            figure.write(at, Anchor::End, text, self.size, role);
        }
    }

    /// Draws the frames in which a comparison holds as bars, as outlines where it was not asked, and others as lines.
    fn draw_bars(&self, scene: &MelonsScene, figure: &mut Figure) {
        // Each comparison, also behind a short circuit, then the method's answer.
        let frames: Vec<Vec<Bar>> = (self.first..=self.last).map(|frame| bars_at(scene, frame)).collect();
        let hits = |bars: &Vec<Bar>| bars.last() == Some(&Bar::Hit);
        let hit = frames.iter().position(hits).zip(frames.iter().rposition(hits));
        let hit = hit.map(|(first, last)| (self.first + first as u64, self.first + last as u64));
        if let Some((first, last)) = hit {
            let (left, right) = self.span(first, last);
            let (top, bottom) =
                (self.row(0) - ROW * self.unit / 2.0, self.row(self.comparisons) + HIT * self.unit * 0.75);
            fill(figure, (left, top), (right - left, bottom - top), Role::SharedBand);
            dotted(figure, [left, right].map(|x| [Point::new(x, top), Point::new(x, bottom)]));
        }
        for row in 0..=self.comparisons {
            let bar = |place: usize| frames[place][row];
            let mut start = 0;
            for end in 1..=frames.len() {
                // Equal frames are one bar, unless each has a cell.
                if end < frames.len() && bar(end) == bar(start) && !self.has_cells() {
                    continue;
                }
                let span = self.span(self.first + start as u64, self.first + end as u64 - 1);
                self.draw_bar(bar(start), span, self.row(row), figure);
                start = end;
            }
        }
        if let Some((first, last)) = hit.filter(|_| !self.has_numbers()) {
            let text = if first == last { first.to_string() } else { format!("{first}–{last}") };
            let (left, right) = self.span(first, last);
            let wide = text_width(&text, self.size) + 8.0;
            // The present frame's line would strike it through.
            let now = self.middle_of(scene.state.playback.frame);
            let fits = right + wide + MARGIN < self.stage.0 + 8.0 && !(right..right + wide + 8.0).contains(&now);
            let (x, anchor) = if fits { (right + 8.0, Anchor::Start) } else { (left - 8.0, Anchor::End) };
            // Over the line, which would strike it through.
            let y = self.row(self.comparisons) - 2.0 * self.unit;
            figure.write(Point::new(x, y), anchor, Text::plain(text), self.size, Role::PlainSecond);
        }
    }

    fn draw_bar(&self, bar: Bar, (left, right): (f64, f64), middle: f64, figure: &mut Figure) {
        let high = self.unit * if bar == Bar::Hit { HIT } else { BAR };
        let rect = Rect::from_corners(Point::new(left, middle - high / 2.0), Point::new(right, middle + high / 2.0));
        match bar {
            Bar::True => figure.push(Item::Rect { rect, role: Role::Holds }),
            Bar::NotAsked => figure.push_outlines(&[rect], Role::NotAsked, OUTLINE),
            Bar::Hit => figure.push_overlap(rect, Role::SharedBar),
            // At the foot of the row, as in a signal diagram.
            Bar::False => fill(figure, (left, rect.max().y - LINE), (right - left, LINE), Role::Fails),
        }
    }

    /// Whether each frame has its number above its cell.
    fn has_numbers(&self) -> bool {
        self.has_cells() && self.column >= text_width(&self.last.to_string(), self.size) + CELL
    }

    fn draw_playhead(&self, frame: u64, figure: &mut Figure) {
        let (now, high) = (self.middle_of(frame), self.size + BADGE);
        let top = self.top + self.unit * ABOVE;
        let bottom = self.row(self.comparisons) + KNOB.0 * self.unit;
        let (from, to) = (Point::new(now, top), Point::new(now, bottom));
        figure.push(Item::Line { from, to, role: Role::Playhead, dashed: false });
        figure.push(Item::Dot { at: to, role: Role::Playhead, radius: KNOB.1 });
        // As wide as in the widest language.
        let wide = text_width(&frame.to_string(), self.size) + 4.2 * self.size + BADGE;
        let most = self.stage.0 - wide / 2.0 - 4.0;
        let middle = Point::new(now.min(most).max(wide / 2.0 + 4.0), top + high / 2.0);
        let badge = Rect::from_centre_size(middle, wide, high);
        figure.push(Item::Polygon { points: rounded(badge), role: Role::Playhead });
        let text = text!("frame", frame = frame.to_string());
        figure.write(middle, Anchor::Middle, text, self.size, Role::OnPlayhead);
        if !self.has_numbers() {
            return;
        }
        for other in self.first..=self.last {
            let (text, x) = (other.to_string(), self.middle_of(other));
            if (x - middle.x).abs() > (wide + text_width(&text, self.size)) / 2.0 + 4.0 {
                figure.write(Point::new(x, middle.y), Anchor::Middle, Text::plain(text), self.size, Role::PlainSecond);
            }
        }
    }

    fn draw_missed(&self, frame: u64, figure: &mut Figure) {
        let (x, last) = (self.x(frame), self.row(self.comparisons));
        let (top, bottom) = (self.row(0) - ROW * self.unit * 0.55, last + HIT * self.unit * 0.9);
        let wide = MISSED.min(2.0 * self.half_gap().max(4.0));
        fill(figure, (x - wide / 2.0, top), (wide, bottom - top), Role::MissedBand);
        let (from, to) = (Point::new(x, top), Point::new(x, last - MARK));
        figure.push(Item::Line { from, to, role: Role::Missed, dashed: true });
        let at = Point::new(x, last);
        figure.push_ringed(at, MARK, 3.0, Role::Missed);
        for down in [CROSS, -CROSS] {
            let (from, to) = (at.moved(-CROSS, -down), at.moved(CROSS, down));
            figure.push(Item::Line { from, to, role: Role::OnMissed, dashed: false });
        }
    }
}

/// A comparison in a frame; in the last row the answer.
#[derive(Clone, Copy, PartialEq)]
enum Bar {
    True,
    /// True, but the method did not reach it.
    NotAsked,
    False,
    Hit,
}

fn bars_at(scene: &MelonsScene, frame: u64) -> Vec<Bar> {
    let pair = scene.pair_at(frame);
    let mut made: Vec<Comparison> = Vec::new();
    let says = pair.holds(&mut made);
    let (asked, each) = (made.len(), pair.every_comparison());
    let bars = each.iter().enumerate().map(|(place, made)| match made.holds {
        true if place < asked => Bar::True,
        true => Bar::NotAsked,
        false => Bar::False,
    });
    bars.chain([if says { Bar::Hit } else { Bar::False }]).collect()
}

pub(super) fn words(question: &Question) -> Text {
    let state = match question.about {
        Some(About::Ends(axis, end, _)) => {
            let which = if end == End::Max { "b" } else { "a" };
            // It also holds for equal numbers.
            let or_at = if question.operator.holds(0.0, 0.0) { "-or-at" } else { "" };
            format!("{which}-{}{or_at}", axis.name())
        }
        Some(About::Centres(axis)) => format!("centres-{}", axis.name()),
        _ => return Text::plain(question.to_string()),
    };
    text!("time-state", state = state)
}

fn fill(figure: &mut Figure, (x, y): (f64, f64), (width, height): (f64, f64), role: Role) {
    figure.push(Item::Rect { rect: Rect::from_origin_size(Point::new(x, y), width, height), role });
}

/// Adds two dotted lines, the sides of a band.
pub(super) fn dotted(figure: &mut Figure, lines: [[Point; 2]; 2]) {
    const APART: f64 = 5.0;
    let rects = lines.into_iter().flat_map(|[from, to]| {
        let count = (from.distance(to) / APART).clamp(1.0, 1000.0).floor();
        let step = ((to.x - from.x) / count, (to.y - from.y) / count);
        let dots = (0..=count as u32).map(f64::from).map(move |i| from.moved(step.0 * i, step.1 * i));
        dots.map(|dot| Rect::from_centre_size(dot, 1.5, 1.5))
    });
    figure.push(Item::Rects { rects: rects.collect(), role: Role::BandSide });
}
