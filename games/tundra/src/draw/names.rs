//! What things are called. A drawing says the names and effects of dozens of things, so these are put together once for
//! each language.

use engine::Phrase;
use engine::words::Say;

use crate::boards::{Board, Face};
use crate::cards::Card;
use crate::glades::Token;
use crate::goals::{CommonGoal, PersonalGoal};
use crate::names;
use crate::titles::Title;

/// The names of one language.
pub(super) struct Lexicon {
    cards: Vec<String>,
    card_texts: Vec<String>,
    card_effects: Vec<[String; 6]>,
    boards: Vec<String>,
    board_effects: Vec<[[String; 6]; 2]>,
    tokens: Vec<String>,
    common: Vec<(String, String)>,
    personal: Vec<(String, String)>,
    titles: Vec<String>,
}

/// The names in this language.
pub(super) fn lexicon<'a>(say: &Say<'a>) -> &'a Lexicon {
    say.kept(Lexicon::of)
}

impl Lexicon {
    fn of(say: &Say<'_>) -> Lexicon {
        let cards = || (0..Card::COUNT as u8).map(Card::new);
        let effects = |effect: &dyn Fn(Face) -> crate::effects::Effect| {
            std::array::from_fn(|index| say.text(&names::effect(effect(Face::new(index as u8 + 1)))))
        };
        Lexicon {
            cards: cards().map(|card| say.text(&names::card(card))).collect(),
            card_texts: cards().map(|card| say.text(&names::card_text(card))).collect(),
            card_effects: cards().map(|card| effects(&|face| card.effect(face))).collect(),
            boards: Board::ALL.iter().map(|&board| say.text(&names::board(board))).collect(),
            board_effects: Board::ALL
                .iter()
                .map(|board| [false, true].map(|upgraded| effects(&|face| board.effect(upgraded, face))))
                .collect(),
            tokens: (0..Token::COUNT as u8)
                .map(|number| {
                    let token = Token::new(number);
                    let said = Phrase::new("token").phrase("resource", names::resource(token.resource()));
                    say.text(&said.phrase("bonus", names::gain(token.bonus())))
                })
                .collect(),
            common: CommonGoal::ALL
                .iter()
                .map(|&goal| (say.text(&names::common_goal(goal)), say.text(&names::common_counts(goal))))
                .collect(),
            personal: PersonalGoal::ALL
                .iter()
                .map(|&goal| (say.text(&names::personal_goal(goal)), say.text(&names::personal_counts(goal))))
                .collect(),
            titles: Title::ALL.iter().map(|&title| say.text(&names::title_gives(title))).collect(),
        }
    }

    /// How a card is called.
    pub(super) fn card(&self, card: Card) -> &str {
        &self.cards[usize::from(card.number())]
    }

    /// What a card does, frame by frame.
    pub(super) fn card_text(&self, card: Card) -> &str {
        &self.card_texts[usize::from(card.number())]
    }

    /// What a card does with a die.
    pub(super) fn card_effect(&self, card: Card, face: Face) -> &str {
        &self.card_effects[usize::from(card.number())][face.index()]
    }

    /// How an order board is called.
    pub(super) fn board(&self, board: Board) -> &str {
        &self.boards[board.index()]
    }

    /// What an order board does with a die.
    pub(super) fn board_effect(&self, board: Board, upgraded: bool, face: Face) -> &str {
        &self.board_effects[board.index()][usize::from(upgraded)][face.index()]
    }

    /// What a glade yields and brings.
    pub(super) fn token(&self, token: Token) -> &str {
        &self.tokens[usize::from(token.number())]
    }

    /// How a common goal is called and what it counts.
    pub(super) fn common_goal(&self, goal: CommonGoal) -> (&str, &str) {
        let (name, what) = &self.common[goal.index()];
        (name, what)
    }

    /// How a personal goal is called and what it counts.
    pub(super) fn personal_goal(&self, goal: PersonalGoal) -> (&str, &str) {
        let (name, what) = &self.personal[goal.index()];
        (name, what)
    }

    /// What a title gives.
    pub(super) fn title(&self, title: Title) -> &str {
        &self.titles[title.index()]
    }
}
