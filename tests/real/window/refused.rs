//! If no window can open, one line names what is missing.

use crate::program::program;
use crate::screen::Screen;
use std::process::Output;

/// Runs hantei with this display and environment; returns the exit code and standard error.
fn refused(display: &str, environment: &[(&str, &str)]) -> (Option<i32>, String) {
    let mut command = program();
    command.args(["rects", "--frames", "1"]).env("DISPLAY", display).envs(environment.iter().copied());
    let Output { status, stderr, .. } = command.output().expect("hantei starts");
    (status.code(), String::from_utf8(stderr).expect("UTF-8"))
}

fn assert_one_line(said: &str, parts: &[&str]) {
    assert_eq!(said.lines().count(), 1, "{said}");
    let end = "`hantei svg` draws the same picture without a window.\n";
    assert!(said.starts_with("hantei: ") && said.ends_with(end), "{said}");
    for part in parts {
        assert!(said.contains(part), "{part} is not in {said}");
    }
}

#[test]
fn a_display_without_opengl_is_told_in_one_line_in_the_systems_language() {
    let screen = Screen::start();
    let none = ("LIBGL_DRIVERS_PATH", "/nonexistent");
    for environment in [&[none][..], &[("MESA_GL_VERSION_OVERRIDE", "1.1")], &[("LIBGL_ALWAYS_SOFTWARE", "0"), none]] {
        let (code, said) = refused(&screen.name, environment);
        assert_eq!(code, Some(1), "{environment:?}: {said}");
        assert_one_line(&said, &["no OpenGL on this display"]);
    }
    let (code, said) = refused(&screen.name, &[none, ("LC_ALL", "ja_JP.UTF-8")]);
    assert_eq!((code, said.lines().count()), (Some(1), 1), "{said}");
    assert!(said.starts_with("hantei: この画面ではOpenGLを使えません") && said.contains("`hantei svg`"), "{said}");
    let mut server = Screen::server(&["-extension", "GLX"]);
    let display = Screen::display(&mut server);
    let (code, said) = refused(&display, &[none]);
    server.kill().expect("Xvfb runs");
    server.wait().expect("Xvfb ends");
    assert_eq!(code, Some(1), "without GLX: {said}");
    assert_one_line(&said, &["no OpenGL on this display"]);
}

#[test]
fn a_server_that_refuses_access_is_told_with_the_file_of_the_key() {
    let folder = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let (right, wrong) = (folder.join("right.xauth"), folder.join("wrong.xauth"));
    // One entry: any host, display "", MIT-MAGIC-COOKIE-1, sixteen bytes.
    let entry = |byte: u8| {
        let mut entry = vec![0xff, 0xff, 0, 0, 0, 0, 0, 18];
        entry.extend(b"MIT-MAGIC-COOKIE-1");
        entry.extend([0, 16]);
        entry.extend([byte; 16]);
        entry
    };
    std::fs::write(&right, entry(1)).expect("file");
    std::fs::write(&wrong, entry(2)).expect("file");
    let mut server = Screen::server(&["-auth", right.to_str().expect("UTF-8")]);
    let display = Screen::display(&mut server);
    let wrong = wrong.to_str().expect("UTF-8");
    let answers = [wrong, "/nonexistent/key"].map(|file| (file, refused(&display, &[("XAUTHORITY", file)])));
    server.kill().expect("Xvfb runs");
    server.wait().expect("Xvfb ends");
    for (file, (code, said)) in answers {
        assert_eq!(code, Some(1), "{said}");
        assert_one_line(&said, &["refuses access", file, &display]);
    }
}
