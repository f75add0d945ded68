//! `scripts/serve-page`, which ends with the value or with the tests.

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

pub(crate) struct Server {
    /// The shell around it: when its input ends, the server does.
    process: Child,
    /// Of what is served.
    pub(crate) address: String,
}

impl Server {
    /// Serves `target/page`.
    pub(crate) fn start() -> Self {
        Self::of(&[])
    }

    /// Serves another folder, if one is given.
    pub(crate) fn of(folder: &[&str]) -> Self {
        let run = r#"scripts/serve-page 0 "$@" & exec >&-; read -r _; kill $!"#;
        let mut process = Command::new("sh")
            .args(["-c", run, "sh"])
            .args(folder)
            .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("a shell");
        let mut said = String::new();
        BufReader::new(process.stdout.take().expect("its output")).read_line(&mut said).expect("a line");
        let address = said.split_whitespace().next().map(String::from);
        let address = address.expect("an address (scripts/build-page makes the page, scripts/test installs python3)");
        Self { process, address }
    }

    /// The address of the program.
    pub(crate) fn app(&self) -> String {
        format!("{}app/", self.address)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.process.stdin.take());
        let _ = self.process.wait();
    }
}
