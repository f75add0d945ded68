//! The style sheet, with the colours of hantei's palette.

use hantei_scenes::figure::{Palette, Theme};

const SHEET: &str = include_str!("../page/article.css");

/// The sheet after the palettes: light, and dark where the reader's system is.
pub(crate) fn sheet() -> String {
    let [light, dark] = [Theme::Light, Theme::Dark].map(|theme| variables(theme.palette()));
    format!(
        ":root {{\n  color-scheme: light dark;\n{light}}}\n@media screen and (prefers-color-scheme: dark) {{\n:root {{\n{dark}}}\n}}\n{SHEET}"
    )
}

fn variables(palette: &Palette) -> String {
    let colours = [
        ("panel", palette.panel),
        ("stage", palette.stage),
        ("ink", palette.ink),
        ("second", palette.second),
        ("third", palette.third),
        ("line", palette.line),
        ("border", palette.border),
        ("a", palette.a),
        ("b", palette.b),
        ("shared", palette.shared),
        ("wash", palette.wash),
        ("accent", palette.accent),
        ("accent-wash", palette.accent_wash),
        ("on-accent", palette.on_accent),
        ("wrong", palette.wrong),
        ("gap", palette.gap),
    ];
    colours.into_iter().map(|(name, colour)| format!("  --{name}: {colour};\n")).collect()
}

#[cfg(test)]
mod tests {
    /// No Japanese line begins with small kana or a mark.
    #[test]
    fn japanese_lines_are_broken_strictly() {
        assert!(super::sheet().contains(":lang(ja) { line-break: strict; }"));
    }
}
