//! The settings that a desktop publishes on the X server for all programs.
//!
//! Source: the XSETTINGS protocol, version 0.5 (<https://specifications.freedesktop.org/xsettings-spec/0.5/>).

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Published {
    /// The name of GTK's theme.
    pub(super) theme: Option<String>,
    pub(super) animates: Option<bool>,
}

/// Names of the settings.
const THEME: &str = "Net/ThemeName";
const ANIMATES: &str = "Gtk/EnableAnimations";
/// Kinds of a setting.
const NUMBER: u8 = 0;
const TEXT: u8 = 1;
const COLOUR: u8 = 2;
/// No list of settings is longer than this, in units of 4 bytes.
#[cfg(target_os = "linux")]
const MOST: u32 = 1 << 16;

/// Reads what is published; `None` if no desktop publishes settings.
#[cfg(target_os = "linux")]
pub(super) fn read() -> Option<Published> {
    use x11rb::protocol::xproto::ConnectionExt as _;
    let (connection, screen) = x11rb::connect(None).ok()?;
    let atom = |name: &str| Some(connection.intern_atom(false, name.as_bytes()).ok()?.reply().ok()?.atom);
    let (selection, settings) = (atom(&format!("_XSETTINGS_S{screen}"))?, atom("_XSETTINGS_SETTINGS")?);
    let owner = connection.get_selection_owner(selection).ok()?.reply().ok()?.owner;
    if owner == x11rb::NONE {
        return None;
    }
    let list = connection.get_property(false, owner, settings, settings, 0, MOST).ok()?.reply().ok()?;
    Some(parse(&list.value))
}

/// The settings in a list; what follows an unreadable one is left out.
fn parse(list: &[u8]) -> Published {
    let mut published = Published::default();
    let Some((&order, _)) = list.split_first() else { return published };
    let mut rest = Bytes { left: list.get(4..).unwrap_or_default(), is_large_first: order != 0 };
    let _ = read_all(&mut rest, &mut published);
    published
}

fn read_all(rest: &mut Bytes, published: &mut Published) -> Option<()> {
    let (_serial, count) = (rest.number()?, rest.number()?);
    for _ in 0..count {
        let kind = *rest.take(2)?.first()?;
        let length = rest.short()?;
        let name = rest.padded(length.into())?;
        let _last_change = rest.number()?;
        match kind {
            NUMBER => {
                let number = rest.number()?;
                if name == ANIMATES.as_bytes() {
                    published.animates = Some(number != 0);
                }
            }
            TEXT => {
                let length = rest.number()?;
                let text = rest.padded(length.try_into().ok()?)?;
                if name == THEME.as_bytes() {
                    published.theme = Some(String::from_utf8_lossy(text).into_owned());
                }
            }
            COLOUR => _ = rest.take(8)?,
            _ => return None,
        }
    }
    Some(())
}

/// The rest of a list.
struct Bytes<'a> {
    left: &'a [u8],
    /// Whether numbers are big-endian.
    is_large_first: bool,
}

impl<'a> Bytes<'a> {
    fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let (taken, left) = self.left.split_at_checked(count)?;
        self.left = left;
        Some(taken)
    }

    /// This many bytes; skips the padding to a multiple of 4.
    fn padded(&mut self, count: usize) -> Option<&'a [u8]> {
        let taken = self.take(count)?;
        self.take(count.next_multiple_of(4) - count)?;
        Some(taken)
    }

    fn short(&mut self) -> Option<u16> {
        let bytes = self.take(2)?.try_into().ok()?;
        Some(if self.is_large_first { u16::from_be_bytes(bytes) } else { u16::from_le_bytes(bytes) })
    }

    fn number(&mut self) -> Option<u32> {
        let bytes = self.take(4)?.try_into().ok()?;
        Some(if self.is_large_first { u32::from_be_bytes(bytes) } else { u32::from_le_bytes(bytes) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A list with a colour, a theme and whether movement is allowed.
    fn list(is_large_first: bool) -> Vec<u8> {
        let number = |number: u32| if is_large_first { number.to_be_bytes() } else { number.to_le_bytes() };
        let mut list = vec![u8::from(is_large_first), 0, 0, 0];
        let mut add = |bytes: &[u8]| {
            list.extend(bytes);
            list.resize(list.len().next_multiple_of(4), 0);
        };
        let head = |add: &mut dyn FnMut(&[u8]), kind: u8, name: &str| {
            let length = u16::try_from(name.len()).expect("a short name");
            let [first, second] = if is_large_first { length.to_be_bytes() } else { length.to_le_bytes() };
            add(&[kind, 0, first, second]);
            add(name.as_bytes());
            add(&number(7));
        };
        add(&number(1));
        add(&number(3));
        head(&mut add, COLOUR, "Some/Colour");
        add(&[0; 8]);
        head(&mut add, TEXT, THEME);
        add(&number(10));
        add(b"Yaru-dark!");
        head(&mut add, NUMBER, ANIMATES);
        add(&number(0));
        list
    }

    #[test]
    fn both_settings_are_found_in_either_order_of_bytes() {
        let expected = Published { theme: Some("Yaru-dark!".into()), animates: Some(false) };
        for is_large_first in [false, true] {
            assert_eq!(parse(&list(is_large_first)), expected, "large first: {is_large_first}");
        }
    }

    #[test]
    fn a_list_that_ends_anywhere_is_read_as_far_as_it_goes() {
        let list = list(false);
        for length in 0..list.len() {
            assert_eq!(parse(&list[..length]).animates, None, "{length} bytes");
        }
    }
}
