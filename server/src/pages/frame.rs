//! What surrounds every page: the header with the name of the house, ways and switches, and the footer.

use engine::{Lang, Phrase};
use maud::{DOCTYPE, Markup, html};

use super::icons::icon;
use super::{Theme, Visitor, assets};
use crate::seats::Tempo;

/// A page with header and footer.
pub fn frame(visitor: &Visitor<'_>, title: &str, content: &Markup) -> Markup {
    framed(visitor, title, &[], content)
}

/// A page with header and footer, and something more in its head.
pub fn framed(visitor: &Visitor<'_>, title: &str, head: &[Markup], content: &Markup) -> Markup {
    let say = visitor.say();
    let body = html! {
        a.skip href="#content" { (say.word("skip-to-content")) }
        header.top {
            (brand(visitor))
            nav.ways aria-label=(say.word("nav-label")) {
                a href="/#shelf" { (say.word("nav-games")) }
                a href="/#tables" { (say.word("nav-tables")) @if visitor.asked > 0 { (asked_badge(visitor)) } }
            }
            span.room {}
            (settings(visitor))
            (account_chip(visitor))
        }
        main #content tabindex="-1" { (content) }
        footer.bottom {
            p { (say.word("footer-independent")) }
            p.links {
                a href="/api/docs" { (say.word("footer-api")) }
            }
        }
    };
    document(visitor, title, "page", head, &body)
}

/// The bare document: head and body.
pub fn document(visitor: &Visitor<'_>, title: &str, class: &str, head: &[Markup], body: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(visitor.lang.code()) data-theme=(visitor.theme.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="color-scheme" content=(match visitor.theme {
                    Theme::Auto => "light dark",
                    Theme::Light => "light",
                    Theme::Dark => "dark",
                });
                title { (title) " · " (visitor.say().word("brand")) }
                link rel="icon" href=(assets::href("icon.svg")) type="image/svg+xml";
                link rel="stylesheet" href=(assets::href("palette.css"));
                link rel="stylesheet" href=(assets::href("style.css"));
                script type="module" src=(assets::href("house.js")) {}
                script type="module" src=(assets::href("tips.js")) {}
                @for part in head { (part) }
            }
            body class=(class) { (body) }
        }
    }
}

/// The name of the house, leading home.
pub fn brand(visitor: &Visitor<'_>) -> Markup {
    html! { a.brand href="/" aria-label=(visitor.say().word("brand")) { (icon("glade")) span { (visitor.say().word("brand")) } } }
}

fn asked_badge(visitor: &Visitor<'_>) -> Markup {
    let label = visitor.say().text(&Phrase::new("nav-asked").number("n", visitor.asked as i64));
    html! { " " span.badge title=(label) aria-label=(label) { (visitor.asked) } }
}

/// Language, colours, the pace of bots and whether turns are confirmed: plain forms in a fold-out.
pub fn settings(visitor: &Visitor<'_>) -> Markup {
    let say = visitor.say();
    html! {
        details.menu {
            summary.tool aria-label={ (visitor.lang.code()) ": " (say.word("settings")) } title=(say.word("settings")) {
                span.code { (visitor.lang.code()) } (icon("halves"))
            }
            div.sheet {
                form method="post" action="/settings" {
                    input type="hidden" name="back" value=(visitor.here);
                    fieldset.switch {
                        legend { (say.word("language")) }
                        @for lang in Lang::ALL {
                            button name="lang" value=(lang.code()) lang=(lang.code())
                                aria-pressed=(lang == visitor.lang) { (language_name(lang)) }
                        }
                    }
                }
                (switch(visitor, "colours", "theme", &Theme::ALL.map(|theme| {
                    let word = match theme {
                        Theme::Auto => "theme-auto",
                        Theme::Light => "theme-light",
                        Theme::Dark => "theme-dark",
                    };
                    (theme.code(), word, theme == visitor.theme)
                })))
                (switch(visitor, "bots-pace", "bots", &Tempo::ALL.map(|tempo| {
                    let word = match tempo {
                        Tempo::Calm => "bots-calm",
                        Tempo::Quick => "bots-quick",
                        Tempo::Once => "bots-once",
                    };
                    (tempo.code(), word, tempo == visitor.tempo)
                })))
                (switch(visitor, "confirm-turn", "confirm", &[
                    ("on", "confirm-on", visitor.confirm),
                    ("off", "confirm-off", !visitor.confirm),
                ]))
                p.small { (say.word("confirm-help")) }
                (switch(visitor, "guard-setting", "guard", &[
                    ("on", "confirm-on", visitor.guard),
                    ("off", "confirm-off", !visitor.guard),
                ]))
                p.small { (say.word("guard-help")) }
                (switch(visitor, "guide-title", "guide", &[
                    ("on", "guide-on", visitor.guide),
                    ("off", "guide-off", !visitor.guide),
                ]))
            }
        }
    }
}

/// A setting with few values, each a button: its code, its word, and whether it holds now.
fn switch(visitor: &Visitor<'_>, title: &'static str, name: &str, values: &[(&str, &'static str, bool)]) -> Markup {
    let say = visitor.say();
    html! {
        form method="post" action="/settings" {
            input type="hidden" name="back" value=(visitor.here);
            fieldset.switch {
                legend { (say.word(title)) }
                @for (value, word, holds) in values {
                    button name=(name) value=(value) aria-pressed=(*holds) { (say.word(word)) }
                }
            }
        }
    }
}

/// A language in its own words.
const fn language_name(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "English",
        Lang::Ru => "Русский",
        Lang::Uk => "Українська",
    }
}

/// Who I am, leading to my account.
fn account_chip(visitor: &Visitor<'_>) -> Markup {
    let say = visitor.say();
    let name = if visitor.name.is_empty() { say.word("guest") } else { visitor.name.to_string() };
    html! {
        a.tool.who href="/account" title=(say.word("account")) aria-label={ (name) ": " (say.word("account")) } { (icon("person")) span { (name) } }
    }
}

/// A sentence that says why something was not accepted; nothing if there is none.
pub fn complaint(error: Option<&str>) -> Markup {
    html! { @if let Some(error) = error { p.complaint role="alert" { (icon("warn")) (error) } } }
}
