//! Golden games: one random game of each case written down with everything that anybody could observe, ply by ply. A
//! change of the rules, the words or a view shows as a difference.

use std::fmt::Write;

use sha2::{Digest, Sha256};

use super::json::written;
use super::lexicon::Lexicon;
use super::stroll::chance;
use super::{Case, Check, Failure, Suite, at_home};
use crate::{Eyes, Key, Lang, Line, Match, Voice};

/// Compares the golden game of a case with its file, or writes it.
pub(super) fn check<G: Voice>(suite: &Suite<G>, case: &Case<G>, lexicon: &Lexicon) -> Result<(), Failure> {
    let Some(folder) = &suite.golden else { return Ok(()) };
    let fails = |what: String| Failure { case: Some(case.name.clone()), ..Failure::of::<G>(Check::Golden, what) };
    let game = written_down(suite, case, lexicon).map_err(fails)?;
    let shown = folder.join(format!("{}.txt", file_name(&case.name)));
    let file = at_home(&shown);
    let fresh = file.with_extension("txt.new");
    let unwritable = |error: std::io::Error| fails(format!("{} cannot be written: {error}", shown.display()));
    if std::env::var_os("UPDATE_GOLDEN").is_some_and(|value| value != "0") {
        if let Some(folder) = file.parent() {
            std::fs::create_dir_all(folder).map_err(unwritable)?;
        }
        std::fs::write(&file, &game).map_err(unwritable)?;
        return remove_if_there(&fresh).map_err(unwritable);
    }
    let kept = match std::fs::read_to_string(&file) {
        Ok(kept) => kept,
        Err(error) => {
            let hint = "UPDATE_GOLDEN=1 writes the golden games";
            return Err(fails(format!("{} cannot be read ({error}); {hint}", shown.display())));
        }
    };
    if kept == game {
        return remove_if_there(&fresh).map_err(unwritable);
    }
    std::fs::write(&fresh, &game).map_err(unwritable)?;
    let same = kept.lines().zip(game.lines()).take_while(|(was, is)| was == is).count();
    let line = |text: &str| text.lines().nth(same).unwrap_or("(the end)").to_string();
    Err(fails(format!(
        "line {} of {} differs:\n  was {}\n  is  {}\n\
         The whole game stands beside it as .txt.new; UPDATE_GOLDEN=1 accepts it.",
        same + 1,
        shown.display(),
        line(&kept),
        line(&game)
    )))
}

fn remove_if_there(file: &std::path::Path) -> std::io::Result<()> {
    match std::fs::remove_file(file) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

fn file_name(case: &str) -> String {
    case.chars().map(|letter| if letter.is_alphanumeric() || letter == '-' { letter } else { '_' }).collect()
}

/// The golden game as text.
fn written_down<G: Voice>(suite: &Suite<G>, case: &Case<G>, lexicon: &Lexicon) -> Result<String, String> {
    let say = lexicon.words.say(Lang::En, &[]);
    let mut game =
        Match::<G>::new(case.options.clone(), case.seats, Key::from_seed(0)).map_err(|refused| refused.to_string())?;
    let mut text = String::new();
    let (id, rules, seats) = (G::ID, G::RULES, case.seats);
    // Writing to a string cannot fail.
    let _ = writeln!(text, "{id}, rules {rules}, {seats} seats, options {}", written(&case.options));
    let _ = writeln!(text, "0 setup");
    describe(&mut text, &game, game.log(), lexicon)?;
    let mut choices = chance(0, usize::MAX, 1);
    let mut actions = Vec::new();
    while let Some(seat) = game.state().turn().seat() {
        let ply = game.ply() + 1;
        if ply > suite.longest {
            return Err(format!("the game is not over after {} moves", suite.longest));
        }
        game.state().actions(&mut actions);
        let count = actions.len();
        let action = suite.choose(game.state(), &actions, &mut choices).ok_or("nobody has a choice")?;
        let label = say.try_text(&G::label(&game.state().view(Eyes::Of(seat)), &action))?;
        let _ = writeln!(text, "{ply} {seat:?}, 1 of {count}: {label}");
        let told = game.play(seat, action).map_err(|refusal| refusal.to_string())?.to_vec();
        describe(&mut text, &game, &told, lexicon)?;
    }
    if let Some(places) = game.state().standings(Eyes::Crowd).places {
        let _ = writeln!(text, "places {}", written(&places));
    }
    Ok(text)
}

/// What was told to whom, the scores that everybody sees, and a short hash of every view.
fn describe<G: Voice>(
    text: &mut String,
    game: &Match<G>,
    told: &[Line<G::Event>],
    lexicon: &Lexicon,
) -> Result<(), String> {
    let say = lexicon.words.say(Lang::En, &[]);
    let eyes: Vec<Eyes> = Eyes::everyone(game.state().seats()).collect();
    for line in told {
        let public = line.entry.seen_by(Eyes::Crowd);
        if let Some(event) = public {
            let _ = writeln!(text, "  | {}", say.try_text(&G::sentence(event))?);
        }
        for &one in &eyes {
            match line.entry.seen_by(one) {
                Some(event) if Some(event) != public => {
                    let _ = writeln!(text, "  {}| {}", called(one), say.try_text(&G::sentence(event))?);
                }
                _ => {}
            }
        }
    }
    let _ = write!(text, "  = {}", written(&game.state().standings(Eyes::Crowd).scores));
    for one in eyes {
        let _ = write!(text, " {}:{}", called(one), short_hash(&written(&game.state().view(one))));
    }
    text.push('\n');
    Ok(())
}

fn called(eyes: Eyes) -> String {
    match eyes {
        Eyes::Of(seat) => seat.0.to_string(),
        Eyes::Crowd => "crowd".into(),
        Eyes::Open => "open".into(),
    }
}

fn short_hash(text: &str) -> String {
    Sha256::digest(text).iter().take(4).map(|byte| format!("{byte:02x}")).collect()
}
