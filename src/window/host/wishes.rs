//! The desktop's preferences for all programs: dark colours, and less movement.
//!
//! On Windows both are settings that can be read in each frame. On Linux each toolkit has its own; most desktops keep
//! GTK's up to date: the variable `GTK_THEME`, the file `gtk-3.0/settings.ini`, and the settings that the desktop
//! publishes on the X server. On a Mac the program `defaults` prints them. On Linux and Mac they are read once, when
//! the window opens.

#[cfg(not(windows))]
use std::sync::OnceLock;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Wishes {
    pub(super) is_dark: bool,
    pub(super) is_still: bool,
}

#[cfg(windows)]
pub(super) fn wishes() -> Wishes {
    super::windows::wishes()
}

#[cfg(not(windows))]
pub(super) fn wishes() -> Wishes {
    static WISHES: OnceLock<Wishes> = OnceLock::new();
    *WISHES.get_or_init(asked)
}

#[cfg(target_os = "macos")]
fn asked() -> Wishes {
    let says = |domain: &str, key: &str, wanted: &str| {
        let said = std::process::Command::new("defaults").args(["read", domain, key]).output();
        said.is_ok_and(|said| String::from_utf8_lossy(&said.stdout).trim() == wanted)
    };
    Wishes {
        is_dark: says("-g", "AppleInterfaceStyle", "Dark"),
        is_still: says("com.apple.universalaccess", "reduceMotion", "1"),
    }
}

#[cfg(all(not(windows), not(target_os = "macos")))]
fn asked() -> Wishes {
    let theme = std::env::var("GTK_THEME").ok();
    let file = settings_file().and_then(|path| std::fs::read_to_string(path).ok()).unwrap_or_default();
    #[cfg(target_os = "linux")]
    let published = super::xsettings::read().unwrap_or_default();
    #[cfg(not(target_os = "linux"))]
    let published = super::xsettings::Published::default();
    of_gtk(theme.as_deref(), &file, &published)
}

#[cfg(all(not(windows), not(target_os = "macos")))]
fn settings_file() -> Option<std::path::PathBuf> {
    let folder = |name: &str| std::env::var_os(name).filter(|folder| !folder.is_empty()).map(std::path::PathBuf::from);
    let settings = folder("XDG_CONFIG_HOME").or_else(|| Some(folder("HOME")?.join(".config")))?;
    Some(settings.join("gtk-3.0").join("settings.ini"))
}

/// GTK's preferences: from its variable, else its file, else what the desktop publishes.
#[cfg(any(test, all(not(windows), not(target_os = "macos"))))]
fn of_gtk(variable: Option<&str>, file: &str, published: &super::xsettings::Published) -> Wishes {
    let value = |key: &str| {
        let lines = file.lines().filter_map(|line| line.split_once('='));
        lines.filter(|(name, _)| name.trim() == key).map(|(_, value)| value.trim()).next_back()
    };
    let is_true = |value: &str| value == "1" || value.eq_ignore_ascii_case("true");
    let is_dark_name = |name: &str| name.to_lowercase().ends_with("dark");
    let by_file = || {
        let prefers = value("gtk-application-prefer-dark-theme").map(is_true).filter(|prefers| *prefers);
        prefers.or_else(|| value("gtk-theme-name").map(is_dark_name))
    };
    let by_desktop = || published.theme.as_deref().is_some_and(is_dark_name);
    let moves = published.animates.or_else(|| value("gtk-enable-animations").map(is_true));
    Wishes {
        is_dark: variable.map(is_dark_name).or_else(by_file).unwrap_or_else(by_desktop),
        is_still: moves == Some(false),
    }
}

#[cfg(test)]
mod tests {
    use super::super::xsettings::Published;
    use super::*;

    #[test]
    fn gtk_says_what_is_asked_for() {
        let says = |theme: Option<&str>, animates| Published { theme: theme.map(String::from), animates };
        let nothing = || says(None, None);
        let dark_file = "[Settings]\ngtk-application-prefer-dark-theme = true\ngtk-theme-name=Breeze\n";
        for (name, variable, file, published, (is_dark, is_still)) in [
            ("nothing", None, "", nothing(), (false, false)),
            ("the variable", Some("Adwaita:dark"), "", nothing(), (true, false)),
            ("the variable over the file", Some("Adwaita"), dark_file, nothing(), (false, false)),
            ("the file", None, dark_file, nothing(), (true, false)),
            ("the file's theme", None, "gtk-theme-name=Breeze-Dark", nothing(), (true, false)),
            ("the desktop's theme", None, "", says(Some("Yaru-dark"), None), (true, false)),
            ("the file over the desktop", None, "gtk-theme-name=Yaru", says(Some("Yaru-dark"), None), (false, false)),
            ("a still desktop", None, "", says(None, Some(false)), (false, true)),
            ("a still file", None, "gtk-enable-animations=0", nothing(), (false, true)),
            ("a moving desktop", None, "gtk-enable-animations=false", says(None, Some(true)), (false, false)),
        ] {
            assert_eq!(of_gtk(variable, file, &published), Wishes { is_dark, is_still }, "{name}");
        }
    }
}
