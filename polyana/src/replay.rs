//! `polyana replay` and `polyana verify`: recorded games.

use std::path::{Path, PathBuf};

use engine::{Eyes, Seat};
use serde_json::Value;
use shelf::{Handle, Title, Told};

use crate::ask;
use crate::tell::{Ended, tell};

#[derive(clap::Args)]
pub struct Args {
    /// The record, a JSON file
    record: PathBuf,
    /// Show the board after this many moves instead of at the end
    #[arg(long)]
    ply: Option<usize>,
    /// Look from this seat, counted from 1, instead of seeing everything
    #[arg(long)]
    seat: Option<u8>,
    /// The language: en, ru or uk
    #[arg(long, default_value = "en")]
    lang: String,
}

#[derive(clap::Args)]
pub struct VerifyArgs {
    /// The record, a JSON file
    record: PathBuf,
    /// The hash that was shown before the first deal. Without it a record whose key and hash were both swapped looks sound
    #[arg(long)]
    commitment: Option<String>,
}

/// Reads a record and plays it again.
pub fn open(path: &Path) -> Result<(&'static dyn Title, Handle), String> {
    let text = ask::read(path)?;
    let record: Value = serde_json::from_str(&text).map_err(|error| format!("the record cannot be read: {error}"))?;
    let id = record["game"].as_str().ok_or("the record does not say which game it is of")?;
    let title = ask::game(id)?;
    let table = title.replay(&text).map_err(|error| error.to_string())?;
    Ok((title, table))
}

pub fn run(args: &Args) -> Ended {
    let lang = ask::lang(&args.lang)?;
    let (title, mut table) = open(&args.record)?;
    let eyes = match args.seat {
        None => Eyes::Open,
        Some(number) if (1..=table.seats()).contains(&usize::from(number)) => Eyes::Of(Seat(number - 1)),
        Some(number) => return Err(format!("there is no seat {number}; the game has {}", table.seats()).into()),
    };
    if let Some(ply) = args.ply {
        let moves = table.ply();
        table = table.rewound(ply).ok_or_else(|| format!("the game has only {moves} moves, not {ply}"))?;
    }
    let say = title.words().say(lang, &[]);
    for Told { ply, phrase, .. } in table.log(eyes, 0) {
        tell!("{ply:>5}  {}", say.text(&phrase));
    }
    tell!("");
    let sight = table.sight(eyes);
    tell!("{}", sight.board(&say));
    tell!("{}", say.text(&sight.prompt()));
    Ok(())
}

pub fn verify(args: &VerifyArgs) -> Ended {
    let (title, table) = open(&args.record)?;
    let commitment = table.commitment().to_string();
    let promised = args.commitment.as_deref().map(|hash| hash.trim().to_lowercase());
    if promised.as_ref().is_some_and(|promised| *promised != commitment) {
        return Err(
            format!("the record was dealt by another key: its hash is {commitment}, which was not promised").into()
        );
    }
    let standings = table.standings(Eyes::Open);
    tell!("The record is sound: {} legal moves of {}, rules {}.", table.ply(), title.id(), title.facts().rules);
    match promised {
        Some(_) => tell!("The key is the one promised before the first deal: every shuffle and roll follows from it."),
        None => {
            tell!("Every shuffle and roll follows from the key with the hash {commitment}.");
            tell!("Compare it with the one shown before the first deal, or give that one by --commitment.");
        }
    }
    let point = title.facts().point;
    let scores: Vec<_> = standings.scores.values().iter().map(|&score| engine::points(score, point)).collect();
    tell!("Scores: {}{}", scores.join(", "), if standings.over() { "" } else { " (the game is not over)" });
    Ok(())
}
