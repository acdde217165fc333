//! Passkeys: the part of the account page, and the button of the login page. Both are shown by `passkeys.js` where the browser has any.

use maud::{Markup, html};

use super::Visitor;
use super::account::{Known, known, password_field};
use super::assets;

/// The script that both pages need.
pub fn script() -> Markup {
    html! { script type="module" src=(assets::href("passkeys.js")) {} }
}

/// The part of the account page. Forms: POST `/account/passkeys` (filled in by the script), `/account/passkeys/<id>/end`.
pub fn passkeys(visitor: &Visitor<'_>, keys: &[Known]) -> Markup {
    let say = visitor.say();
    html! {
        section.sheet {
            h2 { (say.word("passkeys-title")) }
            p { (say.word("passkeys-help")) }
            (known(visitor, keys, "/account/passkeys/", "token-unused", "delete"))
            form.wishes method="post" action="/account/passkeys" data-passkey="/account/passkeys/begin" hidden {
                @for name in ["challenge", "client_data", "authenticator", "key"] { input type="hidden" name=(name); }
                (password_field("passkey-password", "password", &say.word("password"), "current-password"))
                p.complaint data-refused=(say.word("passkey-refused")) role="alert" hidden {}
                div.acts { button { (say.word("passkey-make")) } }
            }
        }
    }
}

/// The button of the login page. Form: POST `/login/passkey` (filled in by the script).
pub fn login(visitor: &Visitor<'_>) -> Markup {
    let say = visitor.say();
    html! {
        form.sheet method="post" action="/login/passkey" data-passkey="/login/passkey/begin" hidden {
            @for name in ["challenge", "id", "client_data", "authenticator", "signature"] { input type="hidden" name=(name); }
            p.complaint data-refused=(say.word("passkey-refused")) role="alert" hidden {}
            div.acts { button { (say.word("passkey-login")) } }
        }
    }
}
