//! What packages say about the command line, `man` page and completions of shells, is written from it.

use super::arguments::Cli;
use clap::{Command, CommandFactory as _};
use clap_complete::{Shell, generate};
use std::fs;
use std::path::Path;

/// Set this to write the files instead of comparing them.
const WRITE: &str = "HANTEI_WRITE_SNAPSHOTS";
const SHELLS: [(Shell, &str); 3] =
    [(Shell::Bash, "hantei.bash"), (Shell::Zsh, "_hantei"), (Shell::Fish, "hantei.fish")];

/// One page: the program, then each command with its options as a section.
fn manual(cli: &Command) -> String {
    let mut page = Vec::new();
    clap_mangen::Man::new(cli.clone()).render(&mut page).expect("a page");
    let page = String::from_utf8(page).expect("UTF-8").replace("hantei\\-", "hantei ").replace("(1)\n", "\n");
    let commands = cli.get_subcommands().filter(|command| command.get_name() != "help");
    page + &commands.map(section).collect::<String>()
}

fn section(command: &Command) -> String {
    let name = format!("hantei {}", command.get_name());
    let man = clap_mangen::Man::new(command.clone().bin_name(name.clone()));
    let mut section = Vec::new();
    man.render_description_section(&mut section).expect("what it is for");
    man.render_synopsis_section(&mut section).expect("its arguments");
    man.render_options_section(&mut section).expect("its options");
    let section = String::from_utf8(section).expect("UTF-8").replace(".SH ", ".SS ");
    format!(".SH \"{}\"\n{section}", name.to_uppercase())
}

#[test]
fn manual_and_completions_are_those_of_the_program() {
    let cli = || Cli::command().name("hantei");
    let mut built = cli();
    built.build();
    let completions = SHELLS.map(|(shell, name)| {
        let mut script = Vec::new();
        generate(shell, &mut cli(), "hantei", &mut script);
        (name, script)
    });
    for (name, made) in [("hantei.1", manual(&built).into_bytes())].into_iter().chain(completions) {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/linux").join(name);
        if std::env::var_os(WRITE).is_some() {
            fs::write(&file, &made).expect("a file is written");
        }
        let kept = fs::read(&file).unwrap_or_default();
        assert!(kept == made, "assets/linux/{name} differs; run with {WRITE}=1 and look at it");
    }
}
