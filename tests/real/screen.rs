//! A screen for each test: Xvfb, real X events, visible pixels.

mod key;
mod running;
mod server;

use crate::places::stage_top;
use crate::start::{self, program_on, starts};
use hantei_scenes::figure::{Colour, Palette, Theme};
pub(crate) use key::Key;
pub(crate) use running::Program;
use std::cell::Cell;
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::channel;
use std::time::{Duration, Instant};
use tempfile::TempDir;
use x11rb::connection::Connection as _;
use x11rb::protocol::xproto::{
    AtomEnum, BUTTON_PRESS_EVENT, BUTTON_RELEASE_EVENT, ConfigureWindowAux, ConnectionExt as _, CreateWindowAux,
    ImageFormat, KEY_PRESS_EVENT, KEY_RELEASE_EVENT, MOTION_NOTIFY_EVENT, PropMode, Window as Id, WindowClass,
};
use x11rb::protocol::xtest::ConnectionExt as _;
use x11rb::rust_connection::RustConnection;
use x11rb::wrapper::ConnectionExt as _;

/// How long to wait for any answer before a test fails.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);

pub(crate) type Rgb = (u8, u8, u8);

/// Rectangle A, rectangle B, the stage, and the panel, in the light colours.
pub(crate) const RED: Rgb = rgb(PALETTE.a);
pub(crate) const BLUE: Rgb = rgb(PALETTE.b);
pub(crate) const WHITE: Rgb = rgb(PALETTE.stage);
pub(crate) const PANEL: Rgb = rgb(PALETTE.panel);

pub(crate) const PALETTE: &Palette = Theme::Light.palette();

pub(crate) const fn rgb(Colour(red, green, blue): Colour) -> Rgb {
    (red, green, blue)
}

pub(crate) struct Screen {
    server: Child,
    pub(crate) name: String,
    pub(crate) connection: RustConnection,
    pub(crate) root: Id,
    /// A folder for this screen, deleted with it.
    pub(crate) folder: TempDir,
    /// The place of the window. Wine leaves room for a frame that is not drawn here.
    window_at: Cell<(i16, i16)>,
    /// The place of the stage: all places are relative to it.
    origin: Cell<(i16, i16)>,
    dpi: Cell<u32>,
}

impl Screen {
    /// Starts Xvfb. Fails, and never skips, if it is missing.
    pub(crate) fn start() -> Self {
        Self::of_size("2600x1700")
    }

    pub(crate) fn of_size(size: &str) -> Self {
        let mut server = Self::server(&["-screen", "0", &format!("{size}x24")]);
        let name = Self::display(&mut server);
        let (connection, _) = x11rb::connect(Some(&name)).expect("connection to Xvfb");
        let root = connection.setup().roots[0].root;
        let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("folder");
        Self {
            server,
            name,
            connection,
            root,
            folder,
            window_at: Cell::default(),
            origin: Cell::default(),
            dpi: Cell::new(96),
        }
    }

    pub(crate) fn server(more: &[&str]) -> Child {
        Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "2600x1700x24", "-noreset", "-nolisten", "tcp"])
            .args(more)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb starts (scripts/test installs it)")
    }

    /// Waits for the server, and returns the name of its display.
    pub(crate) fn display(server: &mut Child) -> String {
        let mut number = String::new();
        let output = server.stdout.take().expect("Xvfb's output");
        BufReader::new(output).read_line(&mut number).expect("Xvfb says its display");
        format!(":{}", number.trim())
    }

    pub(crate) fn end(&mut self) {
        self.server.kill().expect("Xvfb runs");
        self.server.wait().expect("Xvfb ends");
    }

    /// Sets the DPI for programs that start from now on.
    pub(crate) fn set_dpi(&self, dpi: u32) {
        self.dpi.set(dpi);
        let text = format!("Xft.dpi:\t{dpi}\n");
        self.connection
            .change_property8(
                PropMode::REPLACE,
                self.root,
                AtomEnum::RESOURCE_MANAGER,
                AtomEnum::STRING,
                text.as_bytes(),
            )
            .expect("request");
        self.sync();
    }

    pub(crate) fn sync(&self) {
        self.connection.sync().expect("X server");
    }

    fn fake(&self, kind: u8, detail: u8, x: i32, y: i32) {
        let small = |value: i32| i16::try_from(value).expect("on the screen");
        let (left, top) = self.origin.get();
        let (x, y) = (small(x) + left, small(y) + top);
        self.connection.xtest_fake_input(kind, detail, 0, self.root, x, y, 0).expect("request");
    }

    pub(crate) fn move_to(&self, (x, y): (i32, i32)) {
        self.fake(MOTION_NOTIFY_EVENT, 0, x, y);
        self.sync();
    }

    pub(crate) fn press(&self) {
        self.fake(BUTTON_PRESS_EVENT, 1, 0, 0);
        self.sync();
    }

    pub(crate) fn release(&self) {
        self.fake(BUTTON_RELEASE_EVENT, 1, 0, 0);
        self.sync();
    }

    pub(crate) fn click(&self, at: (i32, i32)) {
        self.move_to(at);
        self.press();
        self.release();
    }

    /// All clicks in one go, without a pause.
    pub(crate) fn click_all(&self, places: &[(i32, i32)]) {
        for &(x, y) in places {
            self.fake(MOTION_NOTIFY_EVENT, 0, x, y);
            self.fake(BUTTON_PRESS_EVENT, 1, 0, 0);
            self.fake(BUTTON_RELEASE_EVENT, 1, 0, 0);
        }
        self.sync();
    }

    pub(crate) fn drag(&self, from: (i32, i32), to: (i32, i32)) {
        self.move_to(from);
        self.press();
        self.move_to(to);
        self.release();
    }

    /// Presses the last key while the others are down.
    pub(crate) fn keys(&self, keys: &[Key]) {
        self.symbols(&keys.iter().map(|&key| key as u32).collect::<Vec<_>>());
    }

    /// The same for X keysyms of keys without Shift.
    pub(crate) fn symbols(&self, symbols: &[u32]) {
        let codes: Vec<u8> = symbols.iter().map(|&symbol| self.code(symbol)).collect();
        codes.iter().for_each(|&code| self.fake(KEY_PRESS_EVENT, code, 0, 0));
        codes.iter().rev().for_each(|&code| self.fake(KEY_RELEASE_EVENT, code, 0, 0));
        self.sync();
    }

    /// Presses a key, waits, and releases it together with a motion, in one go.
    pub(crate) fn key_up_and_move_to(&self, key: Key, (x, y): (i32, i32)) {
        let code = self.code(key as u32);
        self.fake(KEY_PRESS_EVENT, code, 0, 0);
        self.sync();
        std::thread::sleep(Duration::from_millis(400));
        self.fake(KEY_RELEASE_EVENT, code, 0, 0);
        self.fake(MOTION_NOTIFY_EVENT, 0, x, y);
        self.sync();
    }

    /// Covers a part of the screen with a black window and removes it.
    pub(crate) fn cover_and_uncover(&self, (x, y): (i16, i16), (width, height): (u16, u16)) {
        let cover = self.connection.generate_id().expect("id");
        let look = CreateWindowAux::new().background_pixel(0).override_redirect(1);
        let (left, top) = self.origin.get();
        let (here_x, here_y) = (x + left, y + top);
        let class = WindowClass::INPUT_OUTPUT;
        let created =
            self.connection.create_window(0, cover, self.root, here_x, here_y, width, height, 0, class, 0, &look);
        created.expect("request");
        self.connection.map_window(cover).expect("request");
        self.sync();
        self.wait_pixel((x + 1, y + 1), |colour| colour == (0, 0, 0));
        self.connection.destroy_window(cover).expect("request");
        self.sync();
    }

    pub(crate) fn code(&self, symbol: u32) -> u8 {
        let setup = self.connection.setup();
        let (first, last) = (setup.min_keycode, setup.max_keycode);
        let mapping = self.connection.get_keyboard_mapping(first, last - first + 1).expect("request");
        let mapping = mapping.reply().expect("keyboard");
        let row = mapping
            .keysyms
            .chunks(usize::from(mapping.keysyms_per_keycode))
            .position(|symbols| symbols.first() == Some(&symbol))
            .expect("the keyboard has the key");
        first + u8::try_from(row).expect("a keycode")
    }

    pub(crate) fn pixels(&self, (x, y): (i16, i16), (width, height): (u16, u16)) -> Vec<Rgb> {
        let (x, y) = (x + self.origin.get().0, y + self.origin.get().1);
        let image = self.connection.get_image(ImageFormat::Z_PIXMAP, self.root, x, y, width, height, !0);
        let image = image.expect("request").reply().expect("pixels");
        image.data.chunks(4).map(|pixel| (pixel[2], pixel[1], pixel[0])).collect()
    }

    pub(crate) fn pixel(&self, x: i16, y: i16) -> Rgb {
        self.pixels((x, y), (1, 1))[0]
    }

    /// Waits until `wanted` accepts this pixel's colour.
    pub(crate) fn wait_pixel(&self, (x, y): (i16, i16), wanted: impl Fn(Rgb) -> bool) {
        let start = Instant::now();
        while !wanted(self.pixel(x, y)) {
            assert!(start.elapsed() < PATIENCE, "the pixel at {x},{y} stays {:?}", self.pixel(x, y));
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// The program's visible window. Wine has several, so it goes by the name.
    pub(crate) fn window(&self) -> Id {
        let start = Instant::now();
        loop {
            let tree = self.connection.query_tree(self.root).expect("request").reply().expect("windows");
            let is_seen = |&&window: &&Id| {
                let attributes = self.connection.get_window_attributes(window).expect("request").reply();
                let (title, text) = (AtomEnum::WM_NAME, AtomEnum::STRING);
                let title = self.connection.get_property(false, window, title, text, 0, 100).expect("request").reply();
                attributes.is_ok_and(|attributes| attributes.class == WindowClass::INPUT_OUTPUT)
                    && title.is_ok_and(|title| title.value == b"hantei")
            };
            if let Some(&window) = tree.children.iter().rev().find(is_seen) {
                return window;
            }
            assert!(start.elapsed() < PATIENCE, "no window appears");
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    pub(crate) fn resize(&self, width: u32, height: u32) {
        let size = ConfigureWindowAux::new().width(width).height(height);
        self.connection.configure_window(self.window(), &size).expect("request");
        self.sync();
        self.see_from((0, stage_top(width, height)));
    }

    /// From now on places are relative to this one, in pixels from the window's top left.
    pub(crate) fn see_from(&self, (x, y): (i16, i16)) {
        let (left, top) = self.window_at.get();
        self.origin.set((left + x, top + y));
    }

    pub(crate) fn window_size(&self) -> (u16, u16) {
        let geometry = self.connection.get_geometry(self.window()).expect("request").reply().expect("size");
        (geometry.width, geometry.height)
    }

    /// Opens hantei with `--trace` on this screen and waits for its first answer and picture.
    pub(crate) fn open(&self, arguments: &str) -> Program {
        self.open_in(arguments, self.folder.path())
    }

    pub(crate) fn open_in(&self, arguments: &str, folder: &Path) -> Program {
        self.open_by(program_on(self), arguments, folder)
    }

    pub(crate) fn open_by(&self, mut command: Command, arguments: &str, folder: &Path) -> Program {
        command.args(arguments.split_whitespace()).current_dir(folder).arg("--trace");
        if !arguments.contains("motion=") {
            // A moving picture cannot be compared.
            command.arg("motion=off");
        }
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut start = || {
            let mut child = command.spawn().expect("hantei starts");
            let output = BufReader::new(child.stdout.take().expect("hantei's output"));
            let (sender, lines) = channel();
            std::thread::spawn(move || output.lines().map_while(Result::ok).try_for_each(|line| sender.send(line)));
            let program = Program::new(child, lines);
            program.line().map(|_| program)
        };
        let mut started = 1;
        let program = loop {
            match start() {
                Ok(program) => break program,
                Err(why) if started < starts() => eprintln!("started again: {why}"),
                Err(why) => panic!("{why}"),
            }
            started += 1;
        };
        let place = self.connection.translate_coordinates(self.window(), self.root, 0, 0).expect("request");
        let place = place.reply().expect("place");
        self.window_at.set((place.dst_x, place.dst_y));
        let (width, height) = self.window_size();
        let [width, height] = [width, height].map(|length| u32::from(length) * 96 / self.dpi.get());
        let top = if arguments.contains("--present") { 0 } else { stage_top(width, height) };
        self.see_from((0, top * i16::try_from(self.dpi.get() / 96).expect("a whole scale")));
        program
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        start::end(self);
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}
