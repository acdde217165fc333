//! `polyana play`: a game in the terminal against bots.

use std::io::{self, BufRead, IsTerminal, Write, stdin, stdout};
use std::path::{Path, PathBuf};

use bots::{Level, Limits};
use engine::words::{Arg, Say, Words};
use engine::{Dice, Eyes, Lang, Phrase, Seat, Turn};
use shelf::{Choice, Handle, Title, Told};

use crate::tell::{Ended, Stop, tell};
use crate::{ask, ending};

#[derive(clap::Args)]
pub struct Args {
    /// The game, as animal_kingdoms
    game: String,
    /// A bot for each other player, as hard,easy
    #[arg(long, value_delimiter = ',')]
    bots: Vec<String>,
    /// Your seat, counted from 1
    #[arg(long, default_value_t = 1)]
    seat: u8,
    /// Your name
    #[arg(long)]
    name: Option<String>,
    /// An option of the game, as peace_treaty=true; may be given several times
    #[arg(short, long = "option")]
    options: Vec<String>,
    /// The luck of the game; from the operating system by default
    #[arg(long)]
    seed: Option<u64>,
    /// The language: en, ru or uk
    #[arg(long, default_value = "en")]
    lang: String,
    /// How many threads a bot thinks with
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Write the record here when the game is over or left
    #[arg(long)]
    record: Option<PathBuf>,
}

pub fn run(args: &Args) -> Ended {
    let title = ask::game(&args.game)?;
    let lang = ask::lang(&args.lang)?;
    let levels = ask::levels(&args.bots)?;
    let seats = levels.len() + 1;
    let me = match usize::from(args.seat) {
        number if (1..=seats).contains(&number) => Seat(args.seat - 1),
        number => return Err(format!("there is no seat {number}; the table has {seats}").into()),
    };
    let options = ask::options(title, &args.options)?;
    let table = title.open(&options, seats, ask::key(args.seed)?).map_err(|error| error.to_string())?;
    let house = ask::words()?;
    let names = names(args, &levels, me, &house.say(lang, &[]));
    let (threads, moods) = (args.threads, ask::moods(args.seed)?);
    let mut terminal = Terminal { title, table, me, levels, lang, house, names, threads, moods, told: 0, shown: None };
    let commitment = Arg::Text(terminal.table.commitment().to_string());
    tell!("{}", terminal.house.say(lang, &[]).text(&Phrase::new("terminal-commitment").arg("hash", commitment)));
    let result = terminal.play();
    if let Some(path) = &args.record {
        ask::write(path, &terminal.table.record())?;
    }
    result
}

/// My name, and those of the bots.
fn names(args: &Args, levels: &[&Level], me: Seat, house: &Say<'_>) -> Vec<String> {
    let mut names = ask::names_of_levels(levels, house);
    names.insert(me.index(), args.name.clone().unwrap_or_else(|| house.name(me)));
    names
}

struct Terminal {
    title: &'static dyn Title,
    table: Handle,
    me: Seat,
    levels: Vec<&'static Level>,
    lang: Lang,
    house: Words,
    names: Vec<String>,
    threads: usize,
    moods: Dice,
    /// How much of the log has been told.
    told: usize,
    /// After which move the board was last shown.
    shown: Option<usize>,
}

/// What the player typed.
enum Input {
    Choice(usize),
    Undo { whole: bool },
    Help(usize),
    Board,
    Log,
    Save(PathBuf),
    Quit,
    Unclear,
}

impl Terminal {
    fn say(&self) -> Say<'_> {
        self.title.words().say(self.lang, &self.names)
    }

    fn house(&self, key: &'static str) -> String {
        self.house.say(self.lang, &self.names).word(key)
    }

    fn eyes(&self) -> Eyes {
        Eyes::Of(self.me)
    }

    fn play(&mut self) -> Ended {
        loop {
            self.tell()?;
            match self.table.turn() {
                Turn::Over => {
                    self.board()?;
                    ending::print(self.title, &self.table, &self.say(), &self.house.say(self.lang, &self.names))?;
                    return Ok(());
                }
                Turn::Of(seat) if seat == self.me => {
                    if !self.my_turn()? {
                        return Ok(());
                    }
                }
                Turn::Of(seat) => self.bot_turn(seat)?,
            }
        }
    }

    /// Prints what has happened since the last time.
    fn tell(&mut self) -> io::Result<()> {
        for Told { phrase, .. } in self.table.log(self.eyes(), self.told) {
            tell!("  · {}", self.say().text(&phrase));
        }
        self.told = self.table.log_len();
        Ok(())
    }

    fn board(&mut self) -> io::Result<()> {
        tell!("");
        tell!("{}", self.table.sight(self.eyes()).board(&self.say()));
        self.shown = Some(self.table.ply());
        Ok(())
    }

    fn bot_turn(&mut self, seat: Seat) -> Ended {
        let index = if seat > self.me { seat.index() - 1 } else { seat.index() };
        let level = self.levels.get(index).ok_or("a seat has no player")?;
        let thought = self
            .table
            .thinker(seat)
            .think(level, self.moods.seed(), &Limits::default(), self.threads)
            .ok_or("a bot has no choice")?;
        self.table.play(seat, &thought.action).map_err(|error| error.to_string())?;
        Ok(())
    }

    /// Asks for a choice and plays it. `false` if the player leaves.
    fn my_turn(&mut self) -> Result<bool, Stop> {
        let choices: Vec<Choice> = self.table.choices(self.me).into_iter().filter(|choice| !choice.gesture).collect();
        // A turn of several small choices shows the board once.
        if self.shown.is_none_or(|ply| ply + self.table.undoable(self.me) < self.table.ply()) {
            self.board()?;
        }
        tell!("{}", self.say().text(&self.table.sight(self.eyes()).prompt()));
        for (index, choice) in choices.iter().enumerate() {
            let why = choice.why.as_ref().map(|why| format!(" ({})", self.say().text(why)));
            tell!("  {:>2}  {}{}", index + 1, self.say().text(&choice.label), why.unwrap_or_default());
        }
        loop {
            write!(stdout(), "{} ", self.house("terminal-ask"))?;
            stdout().flush()?;
            let mut line = String::new();
            if stdin().lock().read_line(&mut line)? == 0 {
                tell!("");
                return Ok(false);
            }
            if !stdin().is_terminal() {
                tell!("{}", line.trim());
            }
            match understand(line.trim()) {
                Input::Choice(number) if (1..=choices.len()).contains(&number) => {
                    for action in &choices[number - 1].actions {
                        self.table.play(self.me, action).map_err(|error| error.to_string())?;
                    }
                    return Ok(true);
                }
                Input::Undo { whole } => {
                    let free = self.table.undoable(self.me);
                    match self.table.undo(self.me, if whole { free } else { free.min(1) }) {
                        Ok(()) => {
                            self.told = self.told.min(self.table.log_len());
                            self.shown = None;
                            return Ok(true);
                        }
                        Err(refusal) => tell!("{}", self.say().text(&refusal.phrase())),
                    }
                }
                Input::Help(number) if (1..=choices.len()).contains(&number) => self.help(&choices[number - 1])?,
                Input::Board => self.board()?,
                Input::Log => {
                    for Told { phrase, .. } in self.table.log(self.eyes(), 0) {
                        tell!("  · {}", self.say().text(&phrase));
                    }
                }
                Input::Save(path) => match self.save(&path) {
                    Ok(()) => tell!("{}", path.display()),
                    Err(sentence) => tell!("{sentence}"),
                },
                Input::Quit => return Ok(false),
                Input::Choice(_) | Input::Help(_) | Input::Unclear => tell!("{}", self.house("terminal-help")),
            }
        }
    }

    /// Saving shows the key, and with it all hands: the name of the command says so.
    fn save(&self, path: &Path) -> Result<(), String> {
        ask::write(path, &self.table.record())
    }

    /// What the rules say about a choice.
    fn help(&self, choice: &Choice) -> io::Result<()> {
        tell!("  {}", self.say().text(&choice.label));
        match section(self.title.rules_page(), choice.rule) {
            Some(section) => tell!("{section}"),
            None => tell!("  § {}", choice.rule),
        }
        Ok(())
    }
}

fn understand(line: &str) -> Input {
    let (word, rest) = line.split_once(' ').map_or((line, ""), |(word, rest)| (word, rest.trim()));
    match word {
        "u" | "undo" => Input::Undo { whole: false },
        "U" | "turn" => Input::Undo { whole: true },
        "b" | "board" => Input::Board,
        "l" | "log" => Input::Log,
        "q" | "quit" => Input::Quit,
        "?" | "h" | "help" => rest.parse().map_or(Input::Unclear, Input::Help),
        "reveal-and-save" if !rest.is_empty() => Input::Save(PathBuf::from(rest)),
        word => word.parse().map_or(Input::Unclear, Input::Choice),
    }
}

/// The section of a rules page with this number: from its heading to the next heading of the same or a higher rank.
fn section<'a>(page: &'a str, number: &str) -> Option<&'a str> {
    let rank = |line: &str| line.bytes().take_while(|&byte| byte == b'#').count();
    let titled = |line: &str| {
        let title = line.trim_start_matches('#').trim();
        title == number
            || title.strip_prefix(number).is_some_and(|rest| rest.starts_with([' ', '.']) && !rest.starts_with(".0"))
    };
    let mut start = None;
    let mut offset = 0;
    for line in page.split_inclusive('\n') {
        match start {
            None if rank(line) > 0 && titled(line) => start = Some((offset, rank(line))),
            Some((from, outer)) if rank(line) > 0 && rank(line) <= outer => return Some(page[from..offset].trim()),
            _ => {}
        }
        offset += line.len();
    }
    start.map(|(from, _)| page[from..].trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_section_of_a_choice_is_found() {
        let page =
            "# Rules\n\n## 5 Turns\nA turn.\n### 5.3 Claiming\nPlay a card.\n### 5.31 Other\nx\n## 6 End\nThe end.\n";
        assert_eq!(section(page, "5.3"), Some("### 5.3 Claiming\nPlay a card."));
        assert_eq!(section(page, "6"), Some("## 6 End\nThe end."));
        assert!(section(page, "5").unwrap().contains("### 5.31"));
        assert_eq!(section(page, "7"), None);
    }
}
