//! What a good player sees at a glance: how everybody stands (`outlook.rs`) and which choices look promising
//! (`priors.rs`). Each faction has a chapter on what its board promises and how it is played; what all share has
//! chapters too: what threatens whom, cards, battles, the two other ways to win. All numbers stand in one table.

mod alliance;
mod battle;
mod cards;
mod cult;
mod eyrie;
mod marquise;
mod moves;
mod numbers;
mod outlook;
mod priors;
mod riverfolk;
mod setup;
mod survey;
mod vagabond;
mod victory;

use numbers::NUMBERS;
use survey::Survey;
