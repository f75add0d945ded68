//! What the server tells beside pixels: properties, messages, the clipboard; and a program's end.

use super::{PATIENCE, Screen};
use crate::start::program_on;
use std::process::Stdio;
use std::time::{Duration, Instant};
use x11rb::connection::Connection as _;
use x11rb::protocol::Event;
use x11rb::protocol::xproto::{
    Atom, ChangeWindowAttributesAux, ClientMessageEvent, ConnectionExt as _, CreateWindowAux, EventMask, WindowClass,
};

impl Screen {
    pub(crate) fn atom(&self, name: &str) -> Atom {
        self.connection.intern_atom(false, name.as_bytes()).expect("request").reply().expect("atom").atom
    }

    pub(crate) fn close(&self) {
        let window = self.window();
        let data = [self.atom("WM_DELETE_WINDOW"), 0, 0, 0, 0];
        let message = ClientMessageEvent::new(32, window, self.atom("WM_PROTOCOLS"), data);
        self.connection.send_event(false, window, EventMask::NO_EVENT, message).expect("request");
        self.sync();
    }

    /// The request that a window manager receives: the message, its first number and the atom in its second.
    pub(crate) fn hear_window_manager_requests(&self, happens: impl FnOnce()) -> (String, u32, String) {
        let heard = ChangeWindowAttributesAux::new().event_mask(EventMask::SUBSTRUCTURE_NOTIFY);
        self.connection.change_window_attributes(self.root, &heard).expect("request");
        self.sync();
        happens();
        let name = |atom| {
            let reply = self.connection.get_atom_name(atom).expect("request").reply().expect("atom");
            String::from_utf8(reply.name).expect("UTF-8")
        };
        let start = Instant::now();
        loop {
            if let Some(Event::ClientMessage(message)) = self.connection.poll_for_event().expect("event") {
                let [first, second, ..] = message.data.as_data32();
                return (name(message.type_), first, name(second));
            }
            assert!(start.elapsed() < PATIENCE, "no request comes");
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    pub(crate) fn clipboard(&self) -> String {
        let window = self.connection.generate_id().expect("id");
        let look = CreateWindowAux::new();
        let class = WindowClass::INPUT_ONLY;
        self.connection.create_window(0, window, self.root, -9, -9, 1, 1, 0, class, 0, &look).expect("request");
        let (selection, kind, property) = (self.atom("CLIPBOARD"), self.atom("UTF8_STRING"), self.atom("PASTED"));
        let start = Instant::now();
        let text = loop {
            // Without an owner, the answer is empty: ask again.
            let asked = self.connection.convert_selection(window, selection, kind, property, x11rb::CURRENT_TIME);
            asked.expect("request");
            self.sync();
            std::thread::sleep(Duration::from_millis(100));
            let got = self.connection.get_property(false, window, property, kind, 0, 10_000).expect("request");
            let got = got.reply().expect("property").value;
            if !got.is_empty() {
                break String::from_utf8(got).expect("UTF-8");
            }
            assert!(start.elapsed() < PATIENCE, "nothing is pasted");
        };
        self.connection.destroy_window(window).expect("request");
        self.sync();
        text
    }

    /// Runs hantei to its end on this screen, with this standard output; returns the exit code and standard error.
    pub(crate) fn run(&self, arguments: &str, standard_output: impl Into<Stdio>) -> (Option<i32>, String) {
        let mut command = program_on(self);
        command.args(arguments.split_whitespace());
        let output = command.stdout(standard_output).stderr(Stdio::piped()).spawn().expect("hantei starts");
        let output = output.wait_with_output().expect("hantei ends");
        (output.status.code(), String::from_utf8(output.stderr).expect("UTF-8"))
    }
}
