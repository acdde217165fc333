//! A bot that plays through the API: `cargo run -p server --example bot -- http://127.0.0.1:7654`.
//! A guest who plays one of the house's bots by the first choice offered. Replace `choose` by something wiser.

use std::thread::sleep;
use std::time::Duration;

use serde_json::{Value, json};

type Trouble = Box<dyn std::error::Error + Send + Sync>;

struct House {
    base: String,
    token: String,
}

impl House {
    fn get(&self, path: &str) -> Result<Value, Trouble> {
        let request = ureq::get(format!("{}{path}", self.base)).header("authorization", &self.token);
        Ok(request.call()?.body_mut().read_json()?)
    }

    fn post(&self, path: &str, body: &Value) -> Result<Value, Trouble> {
        let request = ureq::post(format!("{}{path}", self.base)).header("authorization", &self.token);
        Ok(request.send_json(body)?.body_mut().read_json()?)
    }
}

/// Which of the choices to take. `look` holds `view`, `choices`, `log` and more: see `/api/docs`.
fn choose(look: &Value) -> &Value {
    &look["choices"][0]
}

/// Plays one game and returns its scores.
pub fn play(base: String) -> Result<Value, Trouble> {
    let guest: Value =
        ureq::post(format!("{base}/api/people")).send_json(json!({ "name": "Robot" }))?.body_mut().read_json()?;
    let token = format!("Bearer {}", guest["token"].as_str().unwrap_or_default());
    let house = House { base, token };
    let made = house.post("/api/tables", &json!({ "game": "animal_kingdoms", "seats": ["me", "bot:easy"] }))?;
    let table = format!("/api/tables/{}", made["id"].as_str().unwrap_or_default());
    println!("watch {}{}", house.base, table.replace("/api", "").replace("tables", "table"));
    loop {
        let look = house.get(&table)?;
        if look["stage"] == "over" {
            return Ok(look["scores"].clone());
        }
        if look["mine"] == true {
            let choice = choose(&look);
            println!("{}", choice["label"].as_str().unwrap_or_default());
            // A refusal is harmless: the house may have answered a question with one choice by itself.
            let _ = house.post(&format!("{table}/play"), &json!({ "ply": look["ply"], "action": choice["action"] }));
        } else {
            sleep(Duration::from_millis(200));
        }
    }
}

#[allow(dead_code)] // The tests play it without the command line.
fn main() -> Result<(), Trouble> {
    println!("{}", play(std::env::args().nth(1).unwrap_or("http://127.0.0.1:7654".into()))?);
    Ok(())
}
