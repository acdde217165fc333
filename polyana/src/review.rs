//! `polyana review`: a recorded game looked at once more, as numbers or as the page that a web table shows.

use std::path::PathBuf;

use engine::Seat;
use engine::words::{Arg, Phrase};
use server::pages::{Theme, Visitor, review as page};
use server::seats::Tempo;
use shelf::Review;

use crate::tell::{Ended, tell};
use crate::{ask, replay};

#[derive(clap::Args)]
pub struct Args {
    /// The record of a finished game, a JSON file
    record: PathBuf,
    /// Write the page to this file
    #[arg(long)]
    html: Option<PathBuf>,
    /// What the players are called, in seat order, with commas between
    #[arg(long, value_delimiter = ',')]
    names: Vec<String>,
    /// The language: en, ru or uk
    #[arg(long, default_value = "en")]
    lang: String,
}

pub fn run(args: &Args) -> Ended {
    let lang = ask::lang(&args.lang)?;
    let (title, table) = replay::open(&args.record)?;
    let mut reviewer = table.reviewer().ok_or("the game is not over: there is nothing to look back at")?;
    let bar = indicatif::ProgressBar::new(reviewer.steps() as u64);
    while reviewer.step() {
        bar.set_position(reviewer.done() as u64);
    }
    bar.finish_and_clear();
    let review = reviewer.review().ok_or("the game could not be looked at")?;
    let say = title.words().say(lang, &[]);
    let called = |seat: Seat| {
        let usual = || say.text(&Phrase::new("seat-name").arg("number", Arg::Number(i64::from(seat.0) + 1)));
        args.names.get(seat.index()).cloned().unwrap_or_else(usual)
    };
    let names: Vec<String> = Seat::all(table.seats()).map(called).collect();
    let shown = server::live::review_page(None, title, &table, &names, lang, &review);
    let Some(path) = &args.html else {
        tell_numbers(&names, &review)?;
        return Ok(());
    };
    let visitor = Visitor {
        lang,
        theme: Theme::Auto,
        tempo: Tempo::default(),
        name: "",
        account: false,
        here: "/",
        asked: 0,
        confirm: false,
        guard: false,
        guide: false,
    };
    let text = page::alone(&visitor, &shown).into_string();
    std::fs::write(path, text).map_err(|error| format!("{} cannot be written: {error}", path.display()))?;
    tell!("{}", path.display());
    Ok(())
}

fn tell_numbers(names: &[String], review: &Review) -> Ended {
    tell!("{:<20} {:>6} {:>6} {:>7} {:>6} {:>6} {:>6}", "", "start", "own", "others", "luck", "+-", "end");
    for (name, account) in names.iter().zip(&review.accounts) {
        let shares = [account.start, account.own, account.others, account.luck, 1.96 * account.doubt, account.end];
        let [start, own, others, luck, doubt, end] = shares.map(|share| 100.0 * share);
        tell!("{name:<20} {start:>6.1} {own:>6.1} {others:>7.1} {luck:>6.1} {doubt:>6.1} {end:>6.1}");
    }
    tell!("");
    for turning in &review.turning {
        let [made, better] = turning.chances.map(|chance| 100.0 * chance);
        tell!(
            "move {:>4}, seat {}: {} ({made:.0}%), better {} ({better:.0}%)",
            turning.ply + 1,
            turning.seat + 1,
            turning.made.trim_matches('"'),
            turning.better.trim_matches('"')
        );
    }
    Ok(())
}
