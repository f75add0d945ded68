//! The clipboard of the X server, without miniquad's: that one waits for ever for an owner that does not answer, and
//! ends when another program asks in an unusual way (miniquad 0.4.11, `linux_x11/clipboard.rs`).
//!
//! The program that copies keeps the text, and gives it to other programs on request; here a thread with its own
//! connection does this. The rules are chapter 2 of the ICCCM,
//! <https://x.org/releases/X11R7.6/doc/xorg-docs/specs/ICCCM/icccm.html>.
//!
//! Not arboard 3.7: it offers `UTF8_STRING` alone, waits 4 s for a silent owner, and pastes without a limit.

use super::pastable::{MOST_PASTED, too_large};
use hantei_scenes::text;
use hantei_scenes::words::Text;
use std::borrow::Cow;
use std::sync::{Mutex, OnceLock};
use std::time::{Duration, Instant};
use x11rb::connection::Connection as _;
use x11rb::protocol::Event;
use x11rb::protocol::xproto::{
    Atom, AtomEnum, ConnectionExt as _, CreateWindowAux, EventMask, PropMode, Property, SELECTION_NOTIFY_EVENT,
    SelectionNotifyEvent, SelectionRequestEvent, Window, WindowClass,
};
use x11rb::rust_connection::RustConnection;
use x11rb::wrapper::ConnectionExt as _;

/// The longest wait for the clipboard's owner, and for all pieces of a text.
const LIMIT: Duration = Duration::from_millis(500);
const LIMIT_OF_ALL: Duration = Duration::from_millis(2000);
/// A text of this many bytes has too many characters to paste, even if each takes 4.
const MOST_BYTES: usize = 4 * MOST_PASTED;
/// The time between two looks for an answer.
const STEP: Duration = Duration::from_millis(2);

x11rb::atom_manager! {
    Atoms: AtomsCookie {
        CLIPBOARD, UTF8_STRING, TARGETS, TEXT, INCR, _HANTEI_PASTE, UTF8_MIME: b"text/plain;charset=utf-8",
    }
}

/// A connection with an invisible window: the clipboard goes from window to window.
struct ClipboardWindow {
    connection: RustConnection,
    window: Window,
    atoms: Atoms,
}

/// The window that owns the copied text.
static COPIED: OnceLock<Option<ClipboardWindow>> = OnceLock::new();
static TEXT: Mutex<String> = Mutex::new(String::new());

/// Lets other programs paste `text`, as long as hantei runs.
pub(in crate::window) fn copy(text: &str) -> Result<(), Text> {
    let refused = || text!("copy-no-clipboard");
    let first = COPIED.get().is_none();
    let hand = COPIED.get_or_init(ClipboardWindow::new).as_ref().ok_or_else(refused)?;
    if let Ok(mut copied) = TEXT.lock() {
        text.clone_into(&mut copied);
    }
    if first {
        let serving = std::thread::Builder::new().name("clipboard".into());
        serving.spawn(|| hand.serve()).map_err(|_| refused())?;
    }
    hand.own().ok_or_else(refused)
}

pub(in crate::window) fn paste() -> Result<String, Text> {
    let hand = ClipboardWindow::new().ok_or_else(|| text!("paste-no-clipboard"))?;
    let begin = Instant::now();
    // A text that is not UTF-8 is Latin-1, the older agreement.
    for kind in [hand.atoms.UTF8_STRING, AtomEnum::STRING.into()] {
        match hand.receive(kind, begin) {
            ClipboardAnswer::Text(bytes) if kind == hand.atoms.UTF8_STRING => {
                return Ok(String::from_utf8_lossy(&bytes).into_owned());
            }
            ClipboardAnswer::Text(bytes) => return Ok(bytes.into_iter().map(char::from).collect()),
            ClipboardAnswer::Refused => {}
            ClipboardAnswer::TooLarge(bytes) => return Err(too_large(bytes)),
            ClipboardAnswer::Silence => {
                let limit = LIMIT.as_millis();
                return Err(text!("paste-no-answer", limit = limit.to_string()));
            }
        }
    }
    Err(text!("paste-no-text"))
}

enum ClipboardAnswer {
    Text(Vec<u8>),
    /// Nothing was copied, or nothing of this kind.
    Refused,
    /// At least this many bytes: too many characters for a field.
    TooLarge(usize),
    Silence,
}

impl ClipboardWindow {
    fn new() -> Option<Self> {
        let (connection, screen) = x11rb::connect(None).ok()?;
        let root = connection.setup().roots.get(screen)?.root;
        let atoms = Atoms::new(&connection).ok()?.reply().ok()?;
        let window = connection.generate_id().ok()?;
        let look = CreateWindowAux::new().event_mask(EventMask::PROPERTY_CHANGE);
        connection.create_window(0, window, root, -9, -9, 1, 1, 0, WindowClass::INPUT_ONLY, 0, &look).ok()?;
        Some(Self { connection, window, atoms })
    }

    fn own(&self) -> Option<()> {
        let owned = self.connection.set_selection_owner(self.window, self.atoms.CLIPBOARD, x11rb::CURRENT_TIME);
        owned.ok()?.check().ok()
    }

    /// Gives the text on request, until the server is gone.
    fn serve(&self) -> Option<()> {
        loop {
            if let Event::SelectionRequest(request) = self.connection.wait_for_event().ok()? {
                let given = self.give(&request);
                let notice = SelectionNotifyEvent {
                    response_type: SELECTION_NOTIFY_EVENT,
                    sequence: 0,
                    time: request.time,
                    requestor: request.requestor,
                    selection: request.selection,
                    target: request.target,
                    property: given.unwrap_or(x11rb::NONE),
                };
                self.connection.send_event(false, request.requestor, EventMask::NO_EVENT, notice).ok()?;
                self.connection.flush().ok()?;
            }
        }
    }

    /// Puts the text where it is asked for; returns the property, or `None` for a kind that hantei does not offer.
    fn give(&self, request: &SelectionRequestEvent) -> Option<Atom> {
        let Atoms { UTF8_STRING, TARGETS, TEXT: any_text, UTF8_MIME, .. } = self.atoms;
        let string = Atom::from(AtomEnum::STRING);
        // Old programs name no property and mean the one with the target's name.
        let property = if request.property == x11rb::NONE { request.target } else { request.property };
        let put = |kind: Atom, bytes: &[u8]| {
            self.connection.change_property8(PropMode::REPLACE, request.requestor, property, kind, bytes)
        };
        let text = TEXT.lock().ok()?;
        let put = if request.target == TARGETS {
            let kinds = [TARGETS, UTF8_STRING, UTF8_MIME, any_text, string];
            let connection = &self.connection;
            connection.change_property32(PropMode::REPLACE, request.requestor, property, AtomEnum::ATOM, &kinds)
        } else if [UTF8_STRING, UTF8_MIME].contains(&request.target) {
            put(request.target, text.as_bytes())
        } else if request.target == any_text {
            put(UTF8_STRING, text.as_bytes())
        } else if request.target == string {
            put(string, &latin_1(&text))
        } else {
            return None;
        };
        put.ok()?.check().ok()?;
        Some(property)
    }

    /// Asks the owner of the clipboard for its text as `kind`.
    fn receive(&self, kind: Atom, begin: Instant) -> ClipboardAnswer {
        let Atoms { CLIPBOARD, _HANTEI_PASTE: property, .. } = self.atoms;
        let asked = self.connection.convert_selection(self.window, CLIPBOARD, kind, property, x11rb::CURRENT_TIME);
        if asked.is_err() || self.connection.flush().is_err() {
            return ClipboardAnswer::Refused;
        }
        let (mut deadline, last) = (begin + LIMIT, begin + LIMIT_OF_ALL);
        // A long text may come in pieces. The last piece is empty.
        let mut pieces: Option<Vec<u8>> = None;
        while Instant::now() < deadline {
            let has_come = match self.connection.poll_for_event() {
                Ok(Some(Event::SelectionNotify(notice))) if notice.target == kind => {
                    if notice.property == x11rb::NONE {
                        return ClipboardAnswer::Refused;
                    }
                    true
                }
                Ok(Some(Event::PropertyNotify(change))) => {
                    pieces.is_some() && change.atom == property && change.state == Property::NEW_VALUE
                }
                Ok(Some(_)) => false,
                Ok(None) => {
                    std::thread::sleep(STEP);
                    false
                }
                Err(_) => return ClipboardAnswer::Refused,
            };
            if !has_come {
                continue;
            }
            // An owner that answers gets time for the next piece.
            deadline = (Instant::now() + LIMIT).min(last);
            let words = MOST_BYTES.div_ceil(4) as u32;
            let got = self.connection.get_property(true, self.window, property, AtomEnum::ANY, 0, words);
            let Some(got) = got.ok().and_then(|got| got.reply().ok()) else { return ClipboardAnswer::Refused };
            let so_far = pieces.as_ref().map_or(0, Vec::len) + got.value.len() + got.bytes_after as usize;
            if got.type_ == self.atoms.INCR {
                let least = got.value32().and_then(|mut lengths| lengths.next()).unwrap_or(0) as usize;
                if least > MOST_BYTES {
                    return ClipboardAnswer::TooLarge(least);
                }
                pieces = Some(Vec::new());
            } else if so_far > MOST_BYTES {
                return ClipboardAnswer::TooLarge(so_far);
            } else if let Some(text) = pieces.as_mut().filter(|_| !got.value.is_empty()) {
                text.extend(got.value);
            } else {
                return ClipboardAnswer::Text(pieces.unwrap_or(got.value));
            }
        }
        ClipboardAnswer::Silence
    }
}

/// The text in the older agreement, which only has the letters of Western Europe.
fn latin_1(text: &str) -> Cow<'_, [u8]> {
    if text.is_ascii() {
        return Cow::Borrowed(text.as_bytes());
    }
    Cow::Owned(text.chars().map(|letter| u8::try_from(letter).unwrap_or(b'?')).collect())
}
