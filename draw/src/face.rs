//! [`Face`]: what a game looks like.

use engine::words::Say;
use engine::{Judgement, Phrase, Seat, Voice};
use maud::{Markup, PreEscaped, Render, html};

use crate::Pen;

/// A game that can be drawn. All but the facts has a default: a game that nobody has drawn yet shows its text board and is
/// played by the buttons beside it.
pub trait Face: Voice + Judgement {
    /// How long a game takes with people, in minutes: from, to.
    const MINUTES: (u16, u16);
    /// How demanding the rules are, from 1 (a child's game) to 5.
    const WEIGHT: u8;
    /// Has anybody drawn it? Until then the home page shows it as still to come.
    const DRAWN: bool = false;
    /// The game's style sheet. Every rule in it begins with `.<id>`, the class of the game's panels.
    const STYLE: &'static str = "";

    /// The picture on the game's box: an `svg` of 320 by 200 units from the game's own art. It stands for itself: it may
    /// be shown on pages that have neither the game's symbols nor its style sheet.
    fn cover() -> Markup {
        html! { svg viewBox="0 0 320 200" {} }
    }

    /// The symbols that the game's drawings use ([`symbols`](crate::symbols) of its cut-outs). They lie once on each page
    /// that shows the game, in the page's [`sprite`](crate::sprite) after the [shared](crate::shared_symbols) ones, and
    /// never travel again.
    fn symbols() -> Markup {
        html! {}
    }

    /// Everything on the table that these eyes see, except prompt, choices, log and chat, which look the same in every
    /// game and are drawn by the server.
    fn panels(view: &Self::View, pen: &Pen<'_>) -> Vec<Panel> {
        let board = html! { pre { (Self::board(view, &pen.say)) } };
        vec![Panel { id: "board", place: Place::Board, markup: board }]
    }

    /// The element that one clicks for this choice. Several choices may share a spot: a small menu then opens. A choice
    /// without a spot is a button beside the prompt (all choices are listed there too, for keyboards and screen readers).
    fn spot(view: &Self::View, action: &Self::Action) -> Option<String> {
        let _ = (view, action);
        None
    }

    /// Does this choice only lead on to a question about the same seat's next step, as "move" leads to "from where"? Then the
    /// things that could be touched next light up while it is hovered. Such a choice must roll no dice.
    fn leads_on(view: &Self::View, action: &Self::Action) -> bool {
        let _ = (view, action);
        false
    }

    /// What a choice is about, in a word or two, as the die that is used or the kind of deed. Where there are many choices, those
    /// about the same fold up under it. What cannot be touched on the table and is about nothing of the kind always stands alone.
    fn about(view: &Self::View, action: &Self::Action) -> Option<Phrase> {
        let _ = (view, action);
        None
    }

    /// Is this choice a plain word that one wants no more, as "end the turn", "no" or "keep"? It is meant by being said, so nobody
    /// has to confirm it.
    fn closes(action: &Self::Action) -> bool {
        let _ = action;
        false
    }

    /// Is this event worth a moment? It is asked of events as one pair of eyes is told of them, so that a moment tells no more than the
    /// log does.
    fn moment(event: &Self::Event) -> Option<Moment> {
        let _ = event;
        None
    }

    /// What a player plays, as a faction or a figure, where these eyes may know it: it stands beside the name.
    fn role(view: &Self::View, seat: Seat) -> Option<Phrase> {
        let _ = (view, seat);
        None
    }

    /// What decides between players with equal points, where anything does.
    fn ties() -> Option<Phrase> {
        None
    }

    /// Clicks that stand for several choices at once, as taking a card from the hand stands for "claim" and "this card".
    fn gestures(view: &Self::View) -> Vec<Gesture<Self::Action>> {
        let _ = view;
        Vec::new()
    }

    /// Why a thing on the table, by its spot or the id of its piece, cannot be chosen now: the rule that forbids it. It is asked only of
    /// whoever has to choose, and only of things that stand for no choice. Where things of its kind are asked for there must be an
    /// answer; otherwise it is enough to say what is asked.
    fn why_not(view: &Self::View, thing: &str) -> Option<WhyNot> {
        let _ = (view, thing);
        None
    }

    /// What stands for a seat beside its player's name, as the head of the faction that they lead. Where a game has nothing of the
    /// kind, a cube in the seat's colour does.
    fn sign(view: &Self::View, say: &Say<'_>, seat: Seat) -> Option<Sign> {
        let _ = (view, say, seat);
        None
    }

    /// The short illustrated rules for the help drawer.
    fn help(say: &Say<'_>) -> Markup {
        let _ = say;
        html! {}
    }
}

/// What stands for a seat. Whoever wears its classes has its colours: a line of the chart, for instance.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Sign {
    /// The class of everything that the game draws.
    pub game: &'static str,
    /// The class of its colours within the game, as `of-eyrie`.
    pub colours: String,
    /// What it stands for.
    pub title: String,
    /// The picture, as markup.
    pub picture: String,
}

impl Render for Sign {
    fn render(&self) -> Markup {
        html! {
            span.{ (self.game) " " (self.colours) } role="img" aria-label=(self.title) title=(self.title) { (PreEscaped(&self.picture)) }
        }
    }
}

/// A piece of the page.
#[derive(Clone, Debug)]
pub struct Panel {
    /// The id of its element, unique on the page.
    pub id: &'static str,
    /// Where it lies.
    pub place: Place,
    /// What it shows.
    pub markup: Markup,
}

/// The parts of the table page.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// The middle, all the room there is; it may be zoomed and panned.
    Board,
    /// Docked under the board and never scrolled away: what is mine.
    Dock,
    /// The list of players at the side, one row for each.
    Rail,
}

/// An event that is staged at the table. Nobody is kept waiting by it: what can be chosen can be chosen all the while.
#[derive(Clone, PartialEq, Debug)]
pub enum Moment {
    /// Its sentence stands over the board for a breath, and the things that it speaks of light up.
    Beat,
    /// A scene ends, as the count of an age: a sheet with this title sums up the beats since the last one, and stays until it is put
    /// away.
    Sheet(Phrase),
}

/// Why something cannot be chosen.
#[derive(Clone, PartialEq, Debug)]
pub struct WhyNot {
    /// The rule that forbids it, in a sentence.
    pub because: Phrase,
    /// The section of the game's rules page where it stands.
    pub rule: &'static str,
}

impl WhyNot {
    /// A sentence without placeholders.
    pub fn new(key: &'static str, rule: &'static str) -> WhyNot {
        WhyNot { because: Phrase::new(key), rule }
    }
}

/// One click for several choices.
#[derive(Clone, PartialEq, Debug)]
pub struct Gesture<A> {
    /// The element that is clicked.
    pub spot: String,
    /// What it means, for its accessible name.
    pub label: Phrase,
    /// How many of my own moves are taken back first (to pick another card, say); they must be free to take back.
    pub back: usize,
    /// The choices, in order.
    pub actions: Vec<A>,
}
