//! Copying and pasting, with programs that follow the rules and others.

use crate::places::FIELD_A_X;
use crate::screen::{Key, PATIENCE, Program, Screen};
use crate::window::{SIZE, TALL};
use serde_json::json;
use std::time::{Duration, Instant};
use x11rb::connection::Connection as _;
use x11rb::protocol::Event;
use x11rb::protocol::xproto::{
    Atom, AtomEnum, ChangeWindowAttributesAux, ConnectionExt as _, CreateWindowAux, EventMask, PropMode, Property,
    SELECTION_NOTIFY_EVENT, SelectionNotifyEvent, SelectionRequestEvent, Window, WindowClass,
};

/// Where the panel refuses.
const NOTES: ((i16, i16), (u16, u16)) = ((632, 830), (350, 68));

struct Other<'a> {
    screen: &'a Screen,
    window: Window,
}

impl<'a> Other<'a> {
    fn new(screen: &'a Screen) -> Self {
        let window = screen.connection.generate_id().expect("id");
        let look = CreateWindowAux::new().event_mask(EventMask::PROPERTY_CHANGE);
        let class = WindowClass::INPUT_ONLY;
        screen.connection.create_window(0, window, screen.root, -9, -9, 1, 1, 0, class, 0, &look).expect("request");
        screen.sync();
        Self { screen, window }
    }

    fn atom(&self, name: &str) -> Atom {
        self.screen.atom(name)
    }

    /// Requests the clipboard as `kind`, in `property`; returns the property of the answer, with its bytes.
    fn ask(&self, kind: &str, property: Atom) -> (Atom, Vec<u8>) {
        let (clipboard, kind) = (self.atom("CLIPBOARD"), self.atom(kind));
        let connection = &self.screen.connection;
        connection.convert_selection(self.window, clipboard, kind, property, x11rb::CURRENT_TIME).expect("request");
        self.screen.sync();
        let start = Instant::now();
        loop {
            if let Some(Event::SelectionNotify(notice)) = connection.poll_for_event().expect("event")
                && notice.requestor == self.window
            {
                let got = connection.get_property(true, self.window, notice.property, AtomEnum::ANY, 0, 10_000);
                let bytes = if notice.property == x11rb::NONE {
                    Vec::new()
                } else {
                    got.expect("request").reply().expect("property").value
                };
                return (notice.property, bytes);
            }
            assert!(start.elapsed() < PATIENCE, "no answer");
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    fn own(&self) {
        let clipboard = self.atom("CLIPBOARD");
        let connection = &self.screen.connection;
        connection.set_selection_owner(self.window, clipboard, x11rb::CURRENT_TIME).expect("request");
        self.screen.sync();
    }

    /// Answers the next request with `bytes` of this kind, in one piece.
    fn answer(&self, kind: &str, format: u8, bytes: &[u8]) {
        let request = self.next_request();
        let length = u32::try_from(bytes.len() / usize::from(format / 8)).expect("small");
        let (to, property, kind) = (request.requestor, request.property, self.atom(kind));
        let connection = &self.screen.connection;
        connection.change_property(PropMode::REPLACE, to, property, kind, format, length, bytes).expect("request");
        self.tell(&request);
    }

    fn next_request(&self) -> SelectionRequestEvent {
        let start = Instant::now();
        loop {
            if let Some(Event::SelectionRequest(request)) = self.screen.connection.poll_for_event().expect("event") {
                return request;
            }
            assert!(start.elapsed() < PATIENCE, "no text is asked for");
            std::thread::sleep(Duration::from_millis(2));
        }
    }

    fn tell(&self, request: &SelectionRequestEvent) {
        let notice = SelectionNotifyEvent {
            response_type: SELECTION_NOTIFY_EVENT,
            sequence: 0,
            time: request.time,
            requestor: request.requestor,
            selection: request.selection,
            target: request.target,
            property: request.property,
        };
        self.screen.connection.send_event(false, request.requestor, EventMask::NO_EVENT, notice).expect("request");
        self.screen.sync();
    }

    /// Sends a text to the window of the last request, in pieces of this size: each after the one before was read.
    fn hand_in_pieces(&self, text: &[u8], size: usize) {
        let request = self.next_request();
        let connection = &self.screen.connection;
        let (to, property) = (request.requestor, request.property);
        let hears = ChangeWindowAttributesAux::new().event_mask(EventMask::PROPERTY_CHANGE);
        connection.change_window_attributes(to, &hears).expect("request");
        let least = u32::try_from(text.len()).expect("small").to_ne_bytes();
        let incr = self.atom("INCR");
        connection.change_property(PropMode::REPLACE, to, property, incr, 32, 1, &least).expect("request");
        self.tell(&request);
        let start = Instant::now();
        // The last piece is empty.
        for piece in text.chunks(size).chain([&[][..]]) {
            loop {
                if let Some(Event::PropertyNotify(change)) = connection.poll_for_event().expect("event")
                    && (change.window, change.atom, change.state) == (to, property, Property::DELETE)
                {
                    break;
                }
                assert!(start.elapsed() < PATIENCE, "a piece is not taken");
                std::thread::sleep(Duration::from_millis(1));
            }
            let length = u32::try_from(piece.len()).expect("small");
            let kind = request.target;
            connection.change_property(PropMode::REPLACE, to, property, kind, 8, length, piece).expect("request");
            self.screen.sync();
        }
    }
}

/// A window of `rects` with the first field focused and selected.
fn open_in_field(screen: &Screen) -> Program {
    let program = screen.open(&format!("rects a=100,400,100,100 b=264,400,100,100 door=numbers {TALL}"));
    screen.click(FIELD_A_X);
    std::thread::sleep(Duration::from_millis(300));
    screen.keys(&[Key::Control, Key::A]);
    std::thread::sleep(Duration::from_millis(300));
    program
}

#[test]
fn what_is_copied_is_given_in_every_agreed_form() {
    let screen = Screen::start();
    let program = screen.open(&format!("rects a=1,2,3,4 {SIZE}"));
    let other = Other::new(&screen);
    screen.move_to((100, 600));
    screen.keys(&[Key::Control, Key::C]);
    let text = screen.clipboard().into_bytes();
    assert!(text.starts_with(b"hantei rects a=1,2,3,4"));
    let place = other.atom("PLACE");
    let (_, kinds) = other.ask("TARGETS", place);
    let kinds: Vec<Atom> = kinds.chunks(4).map(|kind| u32::from_ne_bytes(kind.try_into().expect("four"))).collect();
    for kind in ["UTF8_STRING", "STRING", "TEXT", "text/plain;charset=utf-8"] {
        assert!(kinds.contains(&other.atom(kind)), "{kind} is offered");
        assert_eq!(other.ask(kind, place), (place, text.clone()), "{kind}");
        // Old programs name no property: then the answer's property has the name of the kind.
        assert_eq!(other.ask(kind, x11rb::NONE), (other.atom(kind), text.clone()), "{kind}, without a property");
    }
    assert_eq!(other.ask("image/png", place), (x11rb::NONE, vec![]), "no picture");
    assert_eq!(other.ask("image/png", x11rb::NONE), (x11rb::NONE, vec![]), "and no place for one");
    // Copied again, another text; and as before the old one is gone.
    screen.keys(&[Key::Control, Key::Shift, Key::C]);
    std::thread::sleep(Duration::from_millis(300));
    assert!(other.ask("UTF8_STRING", place).1.starts_with(b"#[test]"));
    screen.close();
    assert_eq!(program.end(), (Some(0), String::new()));
}

#[test]
fn a_field_is_pasted_from_another_program_and_from_itself() {
    let screen = Screen::start();
    let program = open_in_field(&screen);
    let other = Other::new(&screen);
    other.own();
    // In one go: text typed after it comes after it.
    screen.keys(&[Key::Control, Key::V]);
    screen.keys(&[Key::Five]);
    screen.keys(&[Key::Return]);
    other.answer("UTF8_STRING", 8, b"17\n");
    assert_eq!(program.next()["a"], json!([175, 400, 275, 500]));
    screen.click(FIELD_A_X);
    std::thread::sleep(Duration::from_millis(300));
    // Cut, type over, paste twice: 5, 175, 175.
    for keys in [&[Key::Control, Key::A][..], &[Key::Control, Key::X], &[Key::Control, Key::V], &[Key::Return]] {
        screen.keys(keys);
        std::thread::sleep(Duration::from_millis(200));
    }
    assert_eq!(screen.clipboard(), "175");
    assert!(program.is_silent(), "the same as before");
}

#[test]
fn an_owner_that_does_not_answer_is_told_and_holds_nothing_up() {
    let screen = Screen::start();
    let program = open_in_field(&screen);
    let other = Other::new(&screen);
    other.own();
    let (at, size) = NOTES;
    let before = screen.pixels(at, size);
    screen.keys(&[Key::Control, Key::V]);
    std::thread::sleep(Duration::from_millis(1200));
    assert!(screen.pixels(at, size) != before, "the panel says so");
    let start = Instant::now();
    screen.keys(&[Key::Control, Key::V]);
    [Key::One, Key::Seven, Key::Five, Key::Return].into_iter().for_each(|key| screen.keys(&[key]));
    assert_eq!(program.next()["a"], json!([175, 400, 275, 500]), "what is typed next");
    assert!(start.elapsed() < Duration::from_secs(2), "{:?}", start.elapsed());
    // The stage accepts no paste, so no program is asked.
    screen.click((100, 100));
    std::thread::sleep(Duration::from_millis(300));
    while let Some(_asked) = screen.connection.poll_for_event().expect("event") {}
    screen.keys(&[Key::Control, Key::V]);
    screen.drag((200, 450), (20, 450));
    assert_eq!(program.next()["contact"], "apart", "at once");
    assert!(screen.connection.poll_for_event().expect("event").is_none(), "no text is asked for");
}

/// A function longer than one piece of the clipboard is pasted whole.
#[test]
fn a_long_function_is_pasted_whole_and_a_longer_one_refused() {
    let comment = "    // A comment that makes the function long.\n".repeat(400);
    let screen = Screen::start();
    let program = screen.open(&format!("rects a=0,0,50,50 b=100,0,50,50 door=own {TALL}"));
    let other = Other::new(&screen);
    other.own();
    let text = format!("bool hits(Box p, Box e) {{\n{comment}    return p.x < e.x + e.w && e.x < p.x + p.w;\n}}");
    assert!((18_000..20_000).contains(&text.len()), "{}", text.len());
    // Between the tabs and the buttons.
    screen.click((655, 22));
    std::thread::sleep(Duration::from_millis(300));
    // In pieces, where the owner gives only the total size.
    let (at, size) = NOTES;
    let before = screen.pixels(at, size);
    screen.keys(&[Key::Control, Key::V]);
    other.answer("INCR", 32, &20_000_000_u32.to_ne_bytes());
    std::thread::sleep(Duration::from_millis(500));
    assert!(screen.pixels(at, size) != before, "the panel says so");
    screen.keys(&[Key::Control, Key::A]);
    screen.keys(&[Key::Control, Key::V]);
    other.hand_in_pieces(text.as_bytes(), 4096);
    loop {
        let line = program.next();
        if line["formula"] == text.as_str() && !line["own"].is_null() {
            assert_eq!(line["own"], "wrong");
            break;
        }
    }
    screen.close();
}
