//! Other people's bots. A [`Program`] is any executable that reads questions from its standard input, one JSON object a line,
//! and writes an answer for each to its standard output: `{"choice": …}` with one of the choices. It is started anew for every
//! game. Whoever answers late, nonsense or nothing ends the tournament with a sentence that says so. [`answer`] is the other
//! side: what a bot of ours replies to such a question.

use std::io::{BufRead, BufReader, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use bots::{Level, Limits};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use shelf::{Paper, Question, Title, Trust};

/// A program that plays.
#[derive(Clone, Debug)]
pub struct Program {
    /// The executable and its arguments.
    pub command: Vec<String>,
    /// How much it is told.
    pub trust: Trust,
    /// How long it may think about one choice.
    pub limit: Duration,
}

/// What a program answers.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Answer {
    Choice { choice: Value },
    Error { error: String },
}

/// A question with how long the answer may take.
#[derive(Serialize, Deserialize)]
struct Timed {
    #[serde(flatten)]
    question: Question,
    /// In milliseconds.
    limit: u64,
}

/// A program that runs, for one seat of one game.
pub(crate) struct Guest<'a> {
    program: &'a Program,
    child: Child,
    ear: ChildStdin,
    answers: Receiver<String>,
}

impl Program {
    /// How it is called in tables.
    pub fn name(&self) -> String {
        format!("exec:{}", self.command.join(" "))
    }

    pub(crate) fn start(&self) -> Result<Guest<'_>, String> {
        let (executable, arguments) = self.command.split_first().ok_or("exec: needs the name of a program")?;
        let mut command = Command::new(executable);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().map_err(|error| format!("{} cannot be started: {error}", self.name()))?;
        let (Some(ear), Some(mouth)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(format!("{} can neither hear nor speak", self.name()));
        };
        let (sender, answers) = channel();
        // Ends with the program, or when nobody listens any more.
        thread::spawn(move || {
            for line in BufReader::new(mouth).lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        Ok(Guest { program: self, child, ear, answers })
    }
}

impl Guest<'_> {
    /// The choice that the program makes, as it is played.
    pub(crate) fn choose(&mut self, question: Question) -> Result<String, String> {
        let name = self.program.name();
        let limit = self.program.limit;
        let timed = Timed { question, limit: limit.as_millis() as u64 };
        let mut line = serde_json::to_string(&timed).map_err(|error| error.to_string())?;
        line.push('\n');
        let gone = || format!("{name} has ended in the middle of a game");
        self.ear.write_all(line.as_bytes()).and_then(|()| self.ear.flush()).map_err(|_| gone())?;
        let answer = self.answers.recv_timeout(limit).map_err(|error| match error {
            RecvTimeoutError::Timeout => format!("{name} did not answer within {} ms", limit.as_millis()),
            RecvTimeoutError::Disconnected => gone(),
        })?;
        match serde_json::from_str(&answer) {
            Ok(Answer::Choice { choice }) if timed.question.choices.contains(&choice) => Ok(choice.to_string()),
            Ok(Answer::Choice { choice }) => Err(format!("{name} chose {choice}, which is not among its choices")),
            Ok(Answer::Error { error }) => Err(format!("{name} complains: {error}")),
            Err(_) => Err(format!("{name} answered {answer:?}, which is not of the form {{\"choice\": …}}")),
        }
    }
}

impl Drop for Guest<'_> {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What a bot of this level answers within these limits to a line with a question about this game; a complaint if it makes no sense. It writes
/// on the paper of its last answer and goes on from there where nothing was learned since.
pub fn answer(title: &dyn Title, level: &Level, line: &str, limits: &Limits<'_>, paper: &mut Paper) -> String {
    let reply = match reply(title, level, line, limits, paper) {
        Ok(choice) => json!({ "choice": choice }),
        Err(complaint) => json!({ "error": complaint }),
    };
    reply.to_string()
}

fn reply(
    title: &dyn Title,
    level: &Level,
    line: &str,
    limits: &Limits<'_>,
    paper: &mut Paper,
) -> Result<Value, String> {
    let question: Question =
        serde_json::from_str(line).map_err(|error| format!("the question cannot be understood: {error}"))?;
    let thinker = title.thinker(&question).map_err(|error| error.to_string())?;
    // A world made up by hand may be one that cannot be.
    let thought = catch_unwind(AssertUnwindSafe(|| thinker.think_on(level, question.seed, limits, 1, paper)));
    let thought =
        thought.map_err(|_| "the world of the question cannot be")?.ok_or("it is not the turn of this seat")?;
    serde_json::from_str(&thought.action).map_err(|error| error.to_string())
}
