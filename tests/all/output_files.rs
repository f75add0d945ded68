//! `-o`: a file appears complete or not at all; and outputs that are no files.

#[cfg(unix)]
use crate::command::shell as shell_with;
use crate::command::{self, text};
use crate::program::program;
use std::path::PathBuf;
use std::process::Output;

fn hantei(arguments: &[&str]) -> Output {
    command::hantei(arguments, b"")
}

fn scratch(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("scratch folder");
    folder
}

#[test]
fn svg_replaces_a_file_only_when_complete() {
    let folder = scratch("svg");
    let file = folder.join("picture.svg");
    std::fs::write(&file, "before").expect("file");
    let path = file.to_str().expect("path");
    let refusal = hantei(&["svg", "rects", "a=1", "-o", path]);
    assert_eq!(refusal.status.code(), Some(2));
    assert_eq!(std::fs::read_to_string(&file).expect("file"), "before");
    assert!(hantei(&["svg", "quad", "-o", path]).status.success());
    assert_eq!(std::fs::read(&file).expect("file"), hantei(&["svg", "quad"]).stdout);
    assert_eq!(std::fs::read_dir(&folder).expect("folder").count(), 1, "nothing else is left behind");
}

#[test]
fn svg_that_cannot_be_written() {
    let folder = scratch("unwritable");
    let missing = folder.join("nowhere/picture.svg");
    // Windows refuses to open a folder, without a reason.
    let (no_folder, no_file) = ("No such file", if cfg!(windows) { "denied" } else { "directory" });
    for (path, reason) in [(missing.to_str().expect("path"), no_folder), (folder.to_str().expect("path"), no_file)] {
        let output = hantei(&["svg", "rects", "-o", path]);
        let said = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{said}");
        assert!(said.starts_with(&format!("hantei: cannot write {path}: ")), "{said}");
        assert!(said.contains(reason) && said.lines().count() == 1, "{said}");
    }
}

#[cfg(unix)]
#[test]
fn svg_writes_through_links_and_into_devices() {
    let folder = scratch("links");
    let (file, link) = (folder.join("picture.svg"), folder.join("link.svg"));
    std::fs::write(&file, "before").expect("file");
    std::os::unix::fs::symlink(&file, &link).expect("link");
    assert!(hantei(&["svg", "quad", "-o", link.to_str().expect("path")]).status.success());
    assert!(std::fs::symlink_metadata(&link).expect("link").is_symlink(), "the link stays");
    assert!(std::fs::read_to_string(&file).expect("file").starts_with("<svg"), "its file is replaced");
    let output = hantei(&["svg", "quad", "-o", "/dev/null"]);
    assert!(output.status.success() && !PathBuf::from("/dev/null").is_file(), "{output:?}");
}

/// Runs a line of shell in this folder, where `$hantei` is the program; returns both outputs.
#[cfg(unix)]
fn shell(folder: &std::path::Path, line: &str) -> String {
    let output = shell_with(line).current_dir(folder).output().expect("sh");
    text(&output.stdout) + &text(&output.stderr)
}

/// Once `-o -` made a file with that name.
#[test]
fn minus_is_standard_output() {
    let folder = scratch("minus");
    let output = program().args(["svg", "quad", "-o", "-"]).current_dir(&folder).output().expect("hantei runs");
    assert!(output.status.success(), "{output:?}");
    assert_eq!(output.stdout, hantei(&["svg", "quad"]).stdout);
    assert_eq!(std::fs::read_dir(&folder).expect("folder").count(), 0, "no file is made");
}

/// Once the file behind it was emptied first; if it had lost its name, `/dev/stdout` itself was replaced.
#[cfg(target_os = "linux")]
#[test]
fn standard_output_by_its_name_is_written_to_and_never_replaced() {
    let folder = scratch("devices");
    let svg = text(&hantei(&["svg", "quad"]).stdout);
    let link = || std::fs::read_link("/dev/stdout").expect("a link");
    let before = link();
    for name in ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1", "link"] {
        let _ = std::os::unix::fs::symlink("/dev/stdout", folder.join("link"));
        shell(&folder, &format!("echo before >file; $hantei svg quad -o {name} >>file; echo behind >>file"));
        let file = std::fs::read_to_string(folder.join("file")).expect("file");
        assert_eq!(file, format!("before\n{svg}behind\n"), "{name}");
        // A file without a name, still open; a second descriptor reads it back.
        let unlinked = format!("exec 3>gone 4<gone; rm gone; $hantei svg quad -o {name} >&3; cat <&4; ls gone*");
        let printed = shell(&folder, &unlinked);
        assert!(printed.starts_with(&svg) && printed.contains("gone"), "{name}: {printed}");
        assert!(shell(&folder, &format!("$hantei svg quad -o {name} | cat")) == svg, "{name} is a pipe");
    }
    assert_eq!(link(), before);
    let others = "echo before >file; $hantei svg quad -o /dev/fd/5 5>>file; $hantei svg quad -o /dev/stderr 2>>file";
    assert_eq!(shell(&folder, others), "");
    assert_eq!(std::fs::read_to_string(folder.join("file")).expect("file"), format!("before\n{svg}{svg}"));
    let pipe = "mkfifo pipe; cat pipe & $hantei svg quad -o pipe; wait; test -p pipe && echo still";
    assert_eq!(shell(&folder, pipe), format!("{svg}still\n"));
}

/// Once a broken link was replaced by a file.
#[cfg(unix)]
#[test]
fn a_link_to_nothing_makes_the_file_that_it_means() {
    let folder = scratch("dangling");
    let path = |name: &str| folder.join(name).to_str().expect("path").to_owned();
    let link = |to: &str, name: &str| std::os::unix::fs::symlink(to, folder.join(name)).expect("link");
    link("second", "first");
    link("made.svg", "second");
    assert!(hantei(&["svg", "quad", "-o", &path("first")]).status.success());
    assert!(std::fs::symlink_metadata(path("first")).expect("link").is_symlink());
    assert!(std::fs::symlink_metadata(path("made.svg")).expect("file").is_file());
    link("no/such/folder", "nowhere");
    link("round", "round");
    for (name, why) in [("nowhere", "No such file"), ("round", "more than 40 links")] {
        let output = hantei(&["svg", "quad", "-o", &path(name)]);
        let said = text(&output.stderr);
        assert_eq!((output.status.code(), said.lines().count()), (Some(1), 1), "{said}");
        assert!(said.contains(why), "{said}");
        assert!(std::fs::symlink_metadata(path(name)).expect("link").is_symlink(), "{name} stays");
    }
}

/// Once 664 became 644, and 777 became 755.
#[cfg(unix)]
#[test]
fn a_file_that_is_replaced_keeps_its_mode() {
    use std::os::unix::fs::PermissionsExt;
    let folder = scratch("modes");
    let mode = |name: &str| std::fs::metadata(folder.join(name)).expect("file").permissions().mode() & 0o7777;
    shell(&folder, "umask 027; $hantei svg quad -o new.svg");
    assert_eq!(mode("new.svg"), 0o640, "as any new file");
    for bits in [0o664, 0o777, 0o600, 0o622, 0o646] {
        std::fs::set_permissions(folder.join("new.svg"), PermissionsExt::from_mode(bits)).expect("mode");
        assert_eq!(shell(&folder, "umask 022; $hantei svg quad -o new.svg"), "");
        assert_eq!(mode("new.svg"), bits, "{bits:o}");
    }
    for bits in [0o444, 0o555, 0o400] {
        std::fs::write(folder.join("kept"), "before").expect("file");
        std::fs::set_permissions(folder.join("kept"), PermissionsExt::from_mode(bits)).expect("mode");
        let said = shell(&folder, "$hantei svg quad -o kept").to_lowercase();
        assert!(said.starts_with("hantei: cannot write kept: permission denied"), "{said}");
        assert_eq!(std::fs::read_to_string(folder.join("kept")).unwrap_or("before".into()), "before", "{bits:o}");
        std::fs::remove_file(folder.join("kept")).expect("file");
    }
    assert_eq!(std::fs::read_dir(&folder).expect("folder").count(), 1, "nothing else is left behind");
}

/// Once SIGXFSZ ended the program, and half a file with another name stayed.
#[cfg(unix)]
#[test]
fn a_limit_of_file_sizes_leaves_nothing_and_is_said() {
    let folder = scratch("limit");
    let said = shell(&folder, "ulimit -f 1; $hantei svg crowd n=5000 -o big.svg; echo $?");
    assert_eq!(said, "1\nhantei: cannot write big.svg: File too large (os error 27)\n");
    assert_eq!(std::fs::read_dir(&folder).expect("folder").count(), 0, "nothing is left behind");
    let printed = shell(&folder, "ulimit -f 1; $hantei svg crowd n=5000 >big.svg; echo $?");
    assert!(printed.starts_with("1\nhantei: cannot write to standard output: File too large"), "{printed}");
}

#[test]
fn names_in_any_script_are_names() {
    let folder = scratch("判定 당たり é");
    let file = folder.join("図 그림.svg");
    let output = hantei(&["svg", "quad", "-o", file.to_str().expect("path")]);
    assert!(output.status.success(), "{output:?}");
    assert_eq!(std::fs::read(&file).expect("file"), hantei(&["svg", "quad"]).stdout);
    let lines = folder.join("数.txt");
    std::fs::write(&lines, "0 0 5 5 1 1 6 4\n").expect("file");
    assert_eq!(text(&hantei(&["check", "rects", lines.to_str().expect("path")]).stdout), "collision\n");
}

/// The worksheets of the docs for teachers, drawn from there: a pupil's sheet has blanks, a solution has none.
#[test]
fn the_worksheets_of_the_docs_are_drawn() {
    for name in ["teaching.md", "teaching.ja.md", "teaching.ko.md"] {
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("docs").join(name);
        let docs = std::fs::read_to_string(path).expect("the docs");
        let commands: Vec<Vec<String>> =
            docs.lines().filter_map(|line| shlex::split(line.strip_prefix("hantei svg ")?)).collect();
        assert_eq!(commands.len(), 3, "{name}");
        for words in commands {
            let words: Vec<&str> = words.iter().map(String::as_str).take_while(|word| *word != "-o").collect();
            let output = hantei(&[&["svg"], &words[..]].concat());
            let drawn = text(&output.stdout);
            assert!(output.status.success(), "{name}: {words:?}: {}", text(&output.stderr));
            assert_eq!(drawn.contains("______"), words.contains(&"guess=on"), "{name}: {words:?}");
        }
    }
}
