//! Letters by mail, through whatever SMTP server the house was told of. Without one the house sends none.

use std::fmt;
use std::time::Duration;

use lettre::message::{Mailbox, Message};
use lettre::transport::smtp::extension::ClientId;
use lettre::{Address, SmtpTransport, Transport};

/// How long a server may take for one step.
const PATIENCE: Duration = Duration::from_secs(15);

/// The way to an SMTP server, and what letters are sent from.
#[derive(Clone)]
pub struct PostOffice {
    transport: SmtpTransport,
    from: Mailbox,
}

impl fmt::Debug for PostOffice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The way there may hold a password.
        f.debug_struct("PostOffice").field("from", &self.from).finish_non_exhaustive()
    }
}

impl PostOffice {
    /// `server` is an address as `smtps://name:password@mail.example` or `smtp://127.0.0.1:25`; `from` is who letters come
    /// from, as `Polyana <table@example.org>`.
    pub fn open(server: &str, from: &str) -> Result<PostOffice, String> {
        let from: Mailbox = from.parse().map_err(|_| format!("{from} is no mail address"))?;
        let name = ClientId::Domain(from.email.domain().to_string());
        let transport = SmtpTransport::from_url(server)
            // What went wrong may quote the address, and with it a password.
            .map_err(
                |_| "the address of the mail server cannot be read: it looks like smtps://name:password@mail.example",
            )?
            .hello_name(name)
            .timeout(Some(PATIENCE))
            .build();
        Ok(PostOffice { transport, from })
    }

    /// Sends a letter of plain text.
    pub(crate) async fn send(&self, to: &str, subject: &str, text: String) -> Result<(), String> {
        let to: Address = to.parse().map_err(|_| "this is no mail address".to_string())?;
        let letter = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(subject)
            .body(text)
            .map_err(|error| error.to_string())?;
        let transport = self.transport.clone();
        let sent = tokio::task::spawn_blocking(move || transport.send(&letter)).await;
        sent.map_err(|error| error.to_string())?.map(drop).map_err(|error| error.to_string())
    }
}

/// A mail address as it is kept; nothing if it is none.
pub(crate) fn tidy_address(text: &str) -> Option<String> {
    let address: Address = text.trim().parse().ok()?;
    let text = address.to_string();
    (text.len() <= 254 && address.domain().contains('.')).then_some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_tidied_or_refused() {
        assert_eq!(tidy_address(" olya@glade.example ").as_deref(), Some("olya@glade.example"));
        for nonsense in [
            "",
            "olya",
            "olya@",
            "@glade.example",
            "olya@localhost",
            "a b@c.example",
            "a@b.example\r\nBcc: x@y.example",
        ] {
            assert_eq!(tidy_address(nonsense), None, "{nonsense}");
        }
    }

    #[test]
    fn a_way_that_cannot_be_read_is_refused_without_its_password() {
        for server in ["", "mail.example", "http://olya:wolf@mail.example", "smtp://olya:wolf@:x"] {
            let refused = PostOffice::open(server, "table@glade.example").unwrap_err();
            assert!(!refused.contains("wolf"), "{refused}");
        }
        let open = PostOffice::open("smtps://olya:wolf@mail.example", "Polyana <table@glade.example>").unwrap();
        assert!(!format!("{open:?}").contains("wolf"));
        assert!(PostOffice::open("smtp://127.0.0.1:25", "nobody").is_err());
    }
}
