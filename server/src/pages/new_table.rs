//! The form for a new table. It works without script; everything on it is explained in place.

use engine::Phrase;
use maud::{Markup, html};

use super::Visitor;
use super::boxes::{GameBox, cover, facts};
use super::frame::{complaint, frame};
use super::icons::{cube, icon};
use crate::seats::{Chair, Clock};

/// What the form shows.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The game.
    pub game: GameBox,
    /// What can be chosen before the game, with the values chosen so far.
    pub knobs: Vec<KnobField>,
    /// The levels of bots: id and name in the visitor's language, weakest first.
    pub levels: Vec<(String, String)>,
    /// The rest of the form as filled in so far.
    pub form: TableForm,
    /// What the game says about the choices so far: advice, or why they cannot be played.
    pub word: Option<Advice>,
    /// Why the form was not accepted, in one sentence.
    pub error: Option<String>,
}

/// What a game says about options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Advice {
    /// The sentence.
    pub text: String,
    /// May it be played all the same?
    pub playable: bool,
}

impl Advice {
    /// A line that stands below the choices.
    pub fn line(&self) -> Markup {
        html! {
            @if self.playable { (icon("leaf")) } @else { (icon("warn")) }
            span { (self.text) }
        }
    }
}

/// An option of the game in the form. Its field is called `option.<id>`, or `option.<id>.<seat>` where each seat chooses.
#[derive(Clone, Debug)]
pub struct KnobField {
    /// The option's id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What it does.
    pub help: String,
    /// Its values.
    pub kind: FieldKind,
    /// With how many players it is offered: from, to.
    pub players: (usize, usize),
}

impl KnobField {
    fn is_per_seat(&self) -> bool {
        matches!(self.kind, FieldKind::PerSeat { .. })
    }
}

/// The values of an option in the form. Values are sent as they are written here; names are in the visitor's language.
#[derive(Clone, Debug)]
pub enum FieldKind {
    /// On or off: the field is sent (as `true`) only if it is on.
    Switch(bool),
    /// One of several.
    OneOf {
        /// Value and name of each.
        values: Vec<(String, String)>,
        /// The chosen value.
        chosen: String,
    },
    /// A whole number.
    Number {
        /// The least.
        least: i64,
        /// The most.
        most: i64,
        /// The chosen one.
        value: i64,
    },
    /// One of several for each seat.
    PerSeat {
        /// Value and name of each; include "random" here.
        values: Vec<(String, String)>,
        /// The chosen values, one for each chair that could stand here.
        chosen: Vec<String>,
    },
}

/// The house's part of the form. Fields: `seat.0` ... (`me`, `open`, `none`, or `bot:<level>`), `name.1` ... (who sits
/// beside me), `order` (`random`, `fixed`), `visibility` (`public`, `link`), `clock` (`none`, `live`, `slow`), `bank` (minutes), `increment` (seconds),
/// `hours`, `undo` and `help` (`free`, `off`), `double_header` (sent only if it is wished).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableForm {
    /// Who takes each chair; nobody where there is none, and after the last one given.
    pub seats: Vec<Option<Chair>>,
    /// Are the seats shuffled at the start?
    pub shuffle: bool,
    /// Is the table listed on the home page?
    pub public: bool,
    /// The clock.
    pub clock: Clock,
    /// May moves be taken back up to the frontier?
    pub undo: bool,
    /// May players ask a bot for help?
    pub help: bool,
    /// Is it a match of two games? Only for two.
    pub double_header: bool,
}

/// The form for a new table.
pub fn new_table(visitor: &Visitor<'_>, page: &NewTable) -> Markup {
    let say = visitor.say();
    let content = html! {
        div.new-table {
            div.beside {
                (cover(&page.game))
                h1 { (page.game.name) }
                p { (page.game.tagline) }
                (facts(visitor, &page.game))
                p { a href={ "/rules/" (page.game.id) } { (say.word("rules")) } }
            }
            form.sheet method="post" action={ "/new/" (page.game.id) } data-look {
                h2 { (say.word("new-table-title")) }
                (complaint(page.error.as_deref()))
                (seats(visitor, page))
                @let whole: Vec<_> = page.knobs.iter().filter(|knob| !knob.is_per_seat()).collect();
                @if !whole.is_empty() {
                    fieldset {
                        legend { (say.word("options")) }
                        @for knob in whole { (knob_field(visitor, page, knob)) }
                    }
                }
                (house_rules(visitor, &page.form))
                div.acts { button.go { (say.word("make-table")) } a.button.quiet href="/" { (say.word("cancel")) } }
            }
        }
    };
    frame(visitor, &page.game.name, &content)
}

/// Who takes which chair.
fn seats(visitor: &Visitor<'_>, page: &NewTable) -> Markup {
    let say = visitor.say();
    let (least, most) = page.game.seats;
    let sides: Vec<_> = page.knobs.iter().filter(|knob| knob.is_per_seat()).collect();
    html! {
        fieldset {
            legend { (say.word("seats")) }
            p.small { (say.text(&Phrase::new("seats-help").number("least", least as i64).number("most", most as i64))) }
            ol.chairs {
                @for seat in 0..most {
                    @let chair = page.form.seats.get(seat).and_then(Option::as_ref);
                    @let beside = match chair { Some(Chair::Beside(name)) => Some(name.as_str()), _ => None };
                    li.chair {
                        (cube(seat as u8))
                        label for={ "seat-" (seat) } { (say.text(&Phrase::new("seat-number").number("n", seat as i64 + 1))) }
                        select id={ "seat-" (seat) } name={ "seat." (seat) } {
                            option value="me" selected[beside.is_some() || chair == Some(&Chair::Me)] {
                                (say.word(if seat == 0 { "seat-me" } else { "seat-me-too" }))
                            }
                            option value="open" selected[chair == Some(&Chair::Open)] { (say.word("seat-open")) }
                            @for (id, name) in &page.levels {
                                option value={ "bot:" (id) } selected[matches!(chair, Some(Chair::Bot(level)) if level == id)] {
                                    (name)
                                }
                            }
                            @if seat >= least { option value="none" selected[chair.is_none()] { (say.word("seat-none")) } }
                        }
                        @if seat > 0 {
                            input.beside-name name={ "name." (seat) } maxlength="24" autocomplete="off" value=(beside.unwrap_or_default())
                                placeholder=(say.word("seat-name-hint")) aria-label=(say.word("seat-name-hint"));
                        }
                        @for knob in &sides { (side(visitor, knob, seat)) }
                    }
                }
            }
            @for knob in &sides { p.small id={ "help-" (knob.id) } { (knob.help) } }
            p #advice.advice.bad[page.word.as_ref().is_some_and(|word| !word.playable)] role="status" data-told {
                @if let Some(word) = &page.word { (word.line()) }
            }
            div.acts {
                @if !sides.is_empty() {
                    button.quiet name="look" value="recommended" formnovalidate { (say.word("sides-recommended")) }
                }
                button.quiet.unscripted name="look" value="now" formnovalidate { (say.word("sides-look")) }
            }
            (radios("order", &say.word("order"), &[
                ("random", say.word("order-random"), say.word("order-random-help")),
                ("fixed", say.word("order-fixed"), say.word("order-fixed-help")),
            ], if page.form.shuffle { "random" } else { "fixed" }))
        }
    }
}

/// What the player on this chair plays.
fn side(visitor: &Visitor<'_>, knob: &KnobField, seat: usize) -> Markup {
    let FieldKind::PerSeat { values, chosen } = &knob.kind else { return html! {} };
    let chair = visitor.say().text(&Phrase::new("seat-number").number("n", seat as i64 + 1));
    let name = format!("option.{}.{seat}", knob.id);
    html! {
        select.side id=(name) name=(name) aria-label={ (knob.name) ": " (chair) } aria-describedby={ "help-" (knob.id) } {
            @for (value, text) in values { option value=(value) selected[Some(value) == chosen.get(seat)] { (text) } }
        }
    }
}

/// One of the game's options: shown while it fits the number of players, and without script always.
fn knob_field(visitor: &Visitor<'_>, page: &NewTable, knob: &KnobField) -> Markup {
    let say = visitor.say();
    let name = format!("option.{}", knob.id);
    let help = format!("help-{}", knob.id);
    let (least, most) = knob.players;
    let always = least <= page.game.seats.0 && most >= page.game.seats.1;
    let fits = (least..=most).contains(&page.form.seats.iter().flatten().count());
    html! {
        div.field.idle[!fits] id={ "field-" (knob.id) } data-told {
            @match &knob.kind {
                FieldKind::Switch(on) => {
                    label.check { input type="checkbox" name=(name) value="true" checked[*on] aria-describedby=(help); span { (knob.name) } }
                }
                FieldKind::OneOf { values, chosen } => {
                    label for=(name) { (knob.name) }
                    select name=(name) id=(name) aria-describedby=(help) {
                        @for (value, text) in values { option value=(value) selected[value == chosen] { (text) } }
                    }
                }
                FieldKind::Number { least, most, value } => {
                    label for=(name) { (knob.name) }
                    input type="number" id=(name) name=(name) min=(least) max=(most) value=(value) aria-describedby=(help);
                }
                // Stands beside its chair.
                FieldKind::PerSeat { .. } => {}
            }
            p.small id=(help) {
                (knob.help)
                @if !always {
                    @let only = Phrase::new("option-players-only").number("n", least as i64);
                    @let range = Phrase::new("option-players").number("least", least as i64).number("most", most as i64);
                    " " (say.text(if least == most { &only } else { &range }))
                }
            }
        }
    }
}

/// Visibility, clock and undo.
fn house_rules(visitor: &Visitor<'_>, form: &TableForm) -> Markup {
    let say = visitor.say();
    let (bank, increment) = match form.clock {
        Clock::Live { bank, increment } => (bank, increment),
        _ => (20, 20),
    };
    let (hours, vacation, patient) = match form.clock {
        Clock::Slow { hours, vacation, patient } => (hours, vacation, patient),
        _ => (24, 7, false),
    };
    let number = |name: &'static str, word: &'static str, least: u32, most: u32, value: u32| {
        html! {
            label for=(name) { (say.word(word)) }
            input type="number" id=(name) name=(name) min=(least) max=(most) value=(value);
        }
    };
    html! {
        fieldset {
            legend { (say.word("house-rules")) }
            (radios("visibility", &say.word("visibility"), &[
                ("link", say.word("visibility-link"), say.word("visibility-link-help")),
                ("public", say.word("visibility-public"), say.word("visibility-public-help")),
            ], if form.public { "public" } else { "link" }))
            (radios("clock", &say.word("clock"), &[
                ("none", say.word("clock-none"), say.word("clock-none-help")),
                ("live", say.word("clock-live"), say.word("clock-live-help")),
                ("slow", say.word("clock-slow"), say.word("clock-slow-help")),
            ], match form.clock { Clock::None => "none", Clock::Live { .. } => "live", Clock::Slow { .. } => "slow" }))
            div.row.when-live { (number("bank", "clock-bank", 1, 180, bank)) (number("increment", "clock-increment", 0, 300, increment)) }
            div.row.when-slow { (number("hours", "clock-hours", 1, 720, hours)) (number("vacation", "vacation-each", 0, 60, vacation)) }
            div.when-slow {
                (radios("after", &say.word("time-up"), &[
                    ("bot", say.word("time-up-bot"), say.word("time-up-bot-help")),
                    ("wait", say.word("time-up-wait"), say.word("time-up-wait-help")),
                ], if patient { "wait" } else { "bot" }))
            }
            (radios("undo", &say.word("undo-policy"), &[
                ("free", say.word("undo-free"), say.word("undo-free-help")),
                ("off", say.word("undo-off"), say.word("undo-off-help")),
            ], if form.undo { "free" } else { "off" }))
            (radios("help", &say.word("help-policy"), &[
                ("free", say.word("help-free"), say.word("help-free-help")),
                ("off", say.word("help-off"), say.word("help-off-help")),
            ], if form.help { "free" } else { "off" }))
            (double_header(visitor, form))
        }
    }
}

/// A match of two games: shown while two play, and without script always.
fn double_header(visitor: &Visitor<'_>, form: &TableForm) -> Markup {
    let (say, two) = (visitor.say(), form.seats.iter().flatten().count() == 2);
    html! {
        div #double-header.field.idle[!two] data-told {
            label.check {
                input type="checkbox" name="double_header" value="true" checked[form.double_header] aria-describedby="help-double-header";
                span { (say.word("double-header")) }
            }
            p.small #help-double-header {
                (say.word("double-header-help"))
                @if !two { " " (say.text(&Phrase::new("option-players-only").number("n", 2))) }
            }
        }
    }
}

/// A few ways, of which one is taken, each explained.
fn radios(name: &str, label: &str, ways: &[(&str, String, String)], chosen: &str) -> Markup {
    html! {
        div.radios role="radiogroup" aria-label=(label) {
            span.label { (label) }
            @for (value, title, help) in ways {
                label.way {
                    input type="radio" name=(name) value=(value) checked[*value == chosen];
                    span { b { (title) } small { (help) } }
                }
            }
        }
    }
}
