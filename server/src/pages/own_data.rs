//! What the house knows about me: to take along, or to be forgotten.

use maud::{Markup, html};

use super::Visitor;
use super::account::password_field;
use super::frame::frame;

/// The last parts of the account page. GET `/account/export.json`; form: POST `/account/delete` (`password`, `sure`).
pub fn own_data(visitor: &Visitor<'_>) -> Markup {
    let say = visitor.say();
    html! {
        section.sheet {
            h2 { (say.word("data-title")) }
            p { (say.word("data-help")) }
            div.acts { a.button href="/account/export.json" download { (say.word("data-export")) } }
        }
        details.sheet.farewell {
            summary { (say.word("farewell-title")) }
            form method="post" action="/account/delete" {
                p { (say.word("farewell-help")) }
                @if visitor.account {
                    (password_field("farewell-password", "password", &say.word("password"), "current-password"))
                }
                label.check { input type="checkbox" name="sure" value="on" required; span { (say.word("farewell-sure")) } }
                div.acts { button { (say.word("farewell-do")) } }
            }
        }
    }
}

/// What is shown to somebody who has just been forgotten.
pub fn farewell(visitor: &Visitor<'_>) -> Markup {
    let say = visitor.say();
    let content = html! {
        div.narrow {
            h1 { (say.word("farewell-done")) }
            p { (say.word("farewell-done-help")) }
            p { a href="/" { (say.word("to-home")) } }
        }
    };
    frame(visitor, &say.word("farewell-done"), &content)
}
