//! The table itself, on one screen: the board takes all the room there is, what is mine is docked below it, the other
//! players, the log and the chat stand at the side. On a phone the side becomes tabs at the bottom.

use draw::{Panel, Place};
use engine::Phrase;
use maud::{Markup, html};

use super::frame::{brand, document, settings};
use super::icons::icon;
use super::log::{self, LogTurn};
use super::panels::{self, ChatLine};
use super::{Visitor, assets};

/// A table where a game has begun.
#[derive(Clone, Debug)]
pub struct TablePage<'a> {
    /// The table's id.
    pub id: &'a str,
    /// The game's id, which is also the class of its panels.
    pub game: &'a str,
    /// The game's name.
    pub game_name: &'a str,
    /// The game's symbols, laid once into the page.
    pub symbols: &'a Markup,
    /// What the game draws for these eyes.
    pub panels: &'a [Panel],
    /// What the house draws for these eyes.
    pub house: &'a HousePanels,
    /// The ply that goes back with a move; only if something is asked of the viewer (others never learn it).
    pub ply: Option<usize>,
    /// The log as these eyes see it, turn by turn, oldest first.
    pub log: &'a [LogTurn],
    /// The first turn with news since the viewer's last move.
    pub news: Option<usize>,
    /// The chat, oldest first.
    pub chat: &'a [ChatLine],
    /// May the viewer write in the chat?
    pub may_chat: bool,
    /// Does the viewer only watch?
    pub watching: bool,
    /// Is the game over?
    pub over: bool,
    /// The rules for the help drawer, drawn by the game.
    pub help: &'a Markup,
    /// The number of the last message that this page contains; goes into the socket's address.
    pub seen: u64,
    /// The lesson that is given at this table: its address, and its narrator. Nothing at a real table.
    pub lesson: Option<(&'a str, Markup)>,
    /// The kinds of questions that the viewer has met, with spaces between them; nothing if they want none explained.
    pub met: Option<&'a str>,
}

/// The house's own panels, each as it is drawn by the function of that name in [`panels`] and [`result`](super::result).
#[derive(Clone, Debug)]
pub struct HousePanels {
    /// Whose turn it is, the sentence, and undo.
    pub prompt: Markup,
    /// The choices.
    pub choices: Markup,
    /// The players and their clocks.
    pub seats_bar: Markup,
    /// How the game ended.
    pub result: Markup,
    /// What hides a hot-seat table.
    pub curtain: Markup,
    /// Who would like to end the game.
    pub proposal: Markup,
    /// What a strong bot would do.
    pub counsel: Markup,
    /// What the viewer would be warned of.
    pub guard: Markup,
}

/// The table page.
pub fn table(visitor: &Visitor<'_>, page: &TablePage<'_>) -> Markup {
    let (say, lang) = (visitor.say(), visitor.lang);
    let lesson = page.lesson.as_ref();
    let head = [
        style(page.game),
        html! { @if lesson.is_some() { link rel="stylesheet" href=(assets::href("lesson.css")); } },
        html! { @for name in assets::TABLE { link rel="modulepreload" href=(assets::href(name)); } },
        html! { script type="module" src=(assets::href("table.js")) {} },
    ];
    let body = html! {
        (sprite(page.symbols))
        a.skip href="#prompt" { (say.word("skip-to-prompt")) }
        header.top {
            (brand(visitor))
            h1 { (page.game_name) }
            @if page.watching { span.pill.calm { (icon("eye")) (say.word("watching")) } }
            (tools(visitor))
        }
        section #seats-bar aria-label=(say.word("at-table")) { (page.house.seats_bar) }
        main #table data-table=(page.id) data-lesson=[lesson.map(|(address, _)| address)] data-game=(page.game) data-met=[page.met] data-seen=(page.seen) data-ply=[page.ply] data-tab="board"
            data-icon=(assets::href("icon.svg")) data-icon-turn=(assets::href("icon-turn.svg")) {
            @if let Some((_, narrator)) = lesson {
                section #narrator aria-label=(say.word("learn-narrator")) aria-live="polite" { (narrator) }
            }
            section.stage aria-label=(say.word("board")) data-zoom {
                div.zoomed { (place(page, Place::Board)) }
            }
            (zoom_buttons(visitor))
            section.dock aria-label=(say.word("my-area")) {
                div #prompt tabindex="-1" { (page.house.prompt) }
                div.mine { (place(page, Place::Dock)) }
                div #choices role="group" aria-label=(say.word("choices")) { (page.house.choices) }
                button #more-choices type="button" hidden aria-expanded="false" aria-controls="choices" title=(say.word("choices-more")) {
                    span.unseen { (say.word("choices-more")) } " " span.count {} (icon("fold"))
                }
                @if !page.watching && !page.over && lesson.is_none() { (hold(visitor)) }
            }
            aside.rail {
                section.players #players aria-label=(say.word("players")) { (place(page, Place::Rail)) }
                (sides(visitor))
                section.told aria-label=(say.word("log")) {
                    h2 { (say.word("log")) }
                    ol #log.lines { (log::log(lang, page.log, page.news)) }
                    template #next-turn { (log::next_turn(lang)) }
                }
                section.talk aria-label=(say.word("chat")) {
                    h2 { (say.word("chat")) }
                    @if page.may_chat { p.small { a href={ "/table/" (page.id) "/people" } { (say.word("company-title")) } } }
                    ol #chat.lines { @for line in page.chat { (panels::chat_line(line)) } }
                    @if page.may_chat {
                        form #say-form autocomplete="off" {
                            input #say-text name="text" maxlength="500" aria-label=(say.word("chat-write"))
                                placeholder=(say.word("chat-write"));
                            button.tool aria-label=(say.word("send")) title=(say.word("send")) { (icon("send")) }
                        }
                    }
                }
            }
            (great_moments(visitor))
            div #result { (page.house.result) }
            div #curtain { (page.house.curtain) }
            div #proposal { (page.house.proposal) }
            div #counsel { (page.house.counsel) }
            div #guard hidden { (page.house.guard) }
        }
        (tabs(visitor, &["board", "players", "log", "chat"]))
        (drawer(visitor, page))
        @if lesson.is_some() {
            svg #pointer viewBox="0 0 34 34" aria-hidden="true" hidden { path d="M12 2H22V16H30L17 32L4 16H12Z" {} }
        }
        p #offline.banner role="status" hidden { (icon("warn")) (say.word("offline")) }
        div #why-not role="status" hidden {}
        p #toast.banner role="alert" hidden {}
        p #announce.unseen aria-live="polite" {}
        noscript { p.banner { (say.word("needs-script")) } }
    };
    document(visitor, page.game_name, if lesson.is_some() { "playing lesson" } else { "playing" }, &head, &body)
}

/// The style sheets of a page with a game's board.
pub fn style(game: &str) -> Markup {
    html! {
        link rel="stylesheet" href=(assets::href("table.css"));
        link rel="stylesheet" href=(assets::href("ask.css"));
        link rel="stylesheet" href={ "/static/games/" (game) ".css" };
    }
}

/// What I have chosen and shall confirm, since my turn passes by it.
fn hold(visitor: &Visitor<'_>) -> Markup {
    let say = visitor.say();
    html! {
        div #hold role="group" aria-label=(say.word("confirm-turn")) hidden {
            p.sentence {}
            p #hold-warning role="alert" hidden {}
            button.go type="button" #hold-yes { (say.word("confirm-yes")) }
            button.quiet type="button" #hold-no { (say.word("confirm-no")) }
        }
    }
}

/// Where great moments are staged: a sentence over the board, and the sheet that sums up a scene. The log tells the same.
fn great_moments(visitor: &Visitor<'_>) -> Markup {
    let say = visitor.say();
    html! {
        p #beat aria-hidden="true" hidden {}
        section #scene hidden aria-labelledby="scene-title" {
            h2 #scene-title {}
            ol {}
            button.go type="button" #scene-on { (say.word("scene-on")) }
        }
    }
}

/// The symbols that drawings on this page show: those of all games, and those of this one.
pub fn sprite(symbols: &Markup) -> Markup {
    draw::sprite(&html! { (draw::shared_symbols()) (symbols) })
}

/// What the game draws for a place.
fn place(page: &TablePage<'_>, place: Place) -> Markup {
    html! {
        @for panel in page.panels.iter().filter(|panel| panel.place == place) {
            div.panel.(page.game) id=(panel.id) { (panel.markup) }
        }
    }
}

fn tools(visitor: &Visitor<'_>) -> Markup {
    let say = visitor.say();
    let switch = |id: &'static str, sign: &'static str, word: &'static str| {
        html! {
            button.tool.toggle type="button" id=(id) aria-pressed="false" title=(say.word(word)) aria-label=(say.word(word)) {
                (icon(sign))
            }
        }
    };
    html! {
        div.tools {
            (switch("sound", "sound", "sound"))
            (switch("notify", "bell", "notify"))
            (settings(visitor))
            button.tool type="button" #open-help aria-controls="help" aria-expanded="false"
                title={ (say.word("help")) " (?)" } aria-label=(say.word("help")) { (icon("help")) }
        }
    }
}

/// For those who cannot pinch.
pub fn zoom_buttons(visitor: &Visitor<'_>) -> Markup {
    let say = visitor.say();
    html! {
        div.zooms role="group" aria-label=(say.word("zoom")) {
            button.tool type="button" data-zoom-by="1.25" aria-label=(say.word("zoom-in")) title=(say.word("zoom-in")) { (icon("plus")) }
            button.tool type="button" data-zoom-by="0.8" aria-label=(say.word("zoom-out")) title=(say.word("zoom-out")) { (icon("minus")) }
            button.tool type="button" data-zoom-by="0" aria-label=(say.word("zoom-fit")) title=(say.word("zoom-fit")) { (icon("fit")) }
        }
    }
}

/// The tabs of a phone, the board first: each is named after its sign.
pub fn tabs(visitor: &Visitor<'_>, parts: &[&'static str]) -> Markup {
    let say = visitor.say();
    html! {
        nav.tabs aria-label=(say.word("parts")) {
            @for &id in parts {
                button type="button" data-show=(id) aria-pressed=(id == "board") { (icon(id)) span { (say.word(id)) } }
            }
        }
    }
}

/// What stands at the side shares a place on a low screen.
fn sides(visitor: &Visitor<'_>) -> Markup {
    let say = visitor.say();
    html! {
        div.sides role="group" aria-label=(say.word("parts")) {
            @for id in ["players", "log", "chat"] {
                button type="button" data-show=(id) aria-pressed="false" { (say.word(id)) }
            }
        }
    }
}

/// The rules in place, and the keys.
fn drawer(visitor: &Visitor<'_>, page: &TablePage<'_>) -> Markup {
    let say = visitor.say();
    let key = |keys: &'static str, word: &'static str| html! { dt { kbd { (keys) } } dd { (say.word(word)) } };
    html! {
        aside #help.drawer tabindex="-1" hidden aria-label=(say.word("help")) {
            div.drawer-top {
                h2 { (say.text(&Phrase::new("rules-of").arg("game", engine::words::Arg::Text(page.game_name.into())))) }
                button.tool type="button" #close-help aria-label=(say.word("close")) title=(say.word("close")) { (icon("close")) }
            }
            div.drawer-text.prose.(page.game) {
                // Filled by the browser: the sections that the present choices come from.
                p #present-rules hidden data-rules={ "/rules/" (page.game) "/full#rule-" } { b { (say.word("rules-now")) } }
                (page.help)
                h3 { (say.word("keys")) }
                dl.keys {
                    (key("1, 2 …", "key-choice")) (key("Tab", "key-tab")) (key("Enter", "key-enter")) (key("Esc", "key-escape"))
                    (key("U", "key-undo")) (key("S", "key-skip")) (key("H", "key-ask")) (key("W", "key-why")) (key("?", "key-help"))
                }
                p { a href={ "/rules/" (page.game) } { (say.word("rules-page")) } }
                p { a href={ "/rules/" (page.game) "/full" } { (say.word("rules-full")) } }
                @if !page.over && page.lesson.is_none() {
                    p { a href={ "/table/" (page.id) "/verify" } { (say.word("verify")) } }
                }
            }
        }
    }
}
