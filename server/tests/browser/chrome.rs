//! A real browser on a string: headless Chromium, spoken to by its own protocol over one WebSocket. The protocol rather than a
//! driver crate, because the tests read the bytes that arrive on a page's sockets and whatever it complains about.

use std::collections::HashMap;
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, LazyLock, Mutex};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use rustix::process::{Pid, Signal};
use serde_json::{Value, json};
use tokio::sync::{Semaphore, SemaphorePermit, mpsc, oneshot};
use tokio_tungstenite::tungstenite::Message;

/// How long anything may take before a test gives up. Generous: the machine may be busy.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// One browser more than there are cores: while one waits for its page to settle, the others work.
static TURNS: LazyLock<Semaphore> = LazyLock::new(|| {
    let cores = std::thread::available_parallelism().map_or(2, usize::from);
    Semaphore::new(cores + 1)
});

/// A running browser.
pub struct Chrome {
    child: Child,
    folder: PathBuf,
    wire: Arc<Wire>,
    _turn: SemaphorePermit<'static>,
}

struct Wire {
    out: mpsc::UnboundedSender<Message>,
    waiting: Mutex<HashMap<u64, oneshot::Sender<Value>>>,
    next: Mutex<u64>,
    heard: Mutex<HashMap<String, Heard>>,
}

/// What a page received on its sockets, and what it complained about.
#[derive(Default)]
struct Heard {
    frames: Vec<String>,
    sizes: Vec<usize>,
    complaints: Vec<String>,
}

/// Where Chromium lies, if anywhere.
fn find() -> Option<PathBuf> {
    let named = std::env::var_os("CHROME").map(PathBuf::from);
    let usual = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];
    let usual = usual.map(|name| PathBuf::from("/usr/bin").join(name));
    named.into_iter().chain(usual).find(|path| path.exists())
}

impl Chrome {
    /// Starts a browser when there is room for one more. `None` if there is none on this machine, which is said loudly, and is a failure in CI.
    pub async fn start() -> Option<Chrome> {
        let Some(program) = find() else {
            assert!(std::env::var_os("CI").is_none(), "no browser: run scripts/browser first");
            eprintln!("\n*** NO BROWSER: this test did not run. `scripts/browser` installs Chromium. ***\n");
            return None;
        };
        let turn = TURNS.acquire().await.unwrap();
        let folder = std::env::temp_dir().join(format!("polyana-chrome-{}", server::secret::short_id()));
        std::fs::create_dir_all(&folder).unwrap();
        let child = Command::new(program)
            .args(["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"])
            .args(["--disable-component-update", "--disable-sync", "--mute-audio", "--remote-debugging-port=0"])
            .arg(format!("--user-data-dir={}", folder.display()))
            .arg("about:blank")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .process_group(0)
            .spawn()
            .unwrap();
        let begun = Instant::now();
        let (port, path) = loop {
            let text = std::fs::read_to_string(folder.join("DevToolsActivePort")).unwrap_or_default();
            if let Some((port, path)) = text.split_once('\n') {
                break (port.trim().to_string(), path.trim().to_string());
            }
            assert!(begun.elapsed() < PATIENCE, "the browser does not start");
            tokio::time::sleep(Duration::from_millis(50)).await;
        };
        let wire = Wire::connect(&format!("ws://127.0.0.1:{port}{path}")).await;
        Some(Chrome { child, folder, wire, _turn: turn })
    }

    /// A page in a browser profile of its own, of somebody who knows the house and does not like to confirm turns.
    pub async fn person(&self) -> Page {
        let page = self.newcomer().await;
        let taste = "document.cookie = 'confirm=off; path=/; SameSite=Lax'";
        page.call("Page.addScriptToEvaluateOnNewDocument", json!({ "source": taste })).await;
        page
    }

    /// A page in a browser profile of its own: other cookies, other storage.
    pub async fn newcomer(&self) -> Page {
        let context = self.wire.call(None, "Target.createBrowserContext", json!({})).await;
        let context = &context["browserContextId"];
        let target = self
            .wire
            .call(None, "Target.createTarget", json!({ "url": "about:blank", "browserContextId": context }))
            .await;
        let attach = json!({ "targetId": target["targetId"], "flatten": true });
        let session =
            self.wire.call(None, "Target.attachToTarget", attach).await["sessionId"].as_str().unwrap().to_string();
        let mut page = Page {
            wire: self.wire.clone(),
            session,
            taste: Mutex::new(["light", CALM]),
            far: Mutex::new(1.0),
            mute: Value::Null,
        };
        for domain in ["Page", "Runtime", "Network", "Log"] {
            page.call(&format!("{domain}.enable"), json!({})).await;
        }
        page.mute = page.call("Page.addScriptToEvaluateOnNewDocument", json!({ "source": MUTE })).await;
        page.size(1440, 900, false).await;
        page.show_taste().await;
        page
    }
}

impl Drop for Chrome {
    fn drop(&mut self) {
        // The program may be a script that started the browser, so all of its group goes.
        let _ = rustix::process::kill_process_group(Pid::from_child(&self.child), Signal::KILL);
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

impl Wire {
    async fn connect(address: &str) -> Arc<Wire> {
        let (socket, _) = tokio_tungstenite::connect_async(address).await.unwrap();
        let (mut sink, mut stream) = socket.split();
        let (out, mut outgoing) = mpsc::unbounded_channel();
        let wire = Arc::new(Wire { out, waiting: Mutex::default(), next: Mutex::default(), heard: Mutex::default() });
        tokio::spawn(async move {
            while let Some(message) = outgoing.recv().await {
                if sink.send(message).await.is_err() {
                    return;
                }
            }
        });
        let ear = wire.clone();
        tokio::spawn(async move {
            while let Some(Ok(message)) = stream.next().await {
                if let Ok(text) = message.into_text() {
                    ear.hear(serde_json::from_str(&text).unwrap_or_default());
                }
            }
        });
        wire
    }

    fn hear(&self, message: Value) {
        if let Some(id) = message["id"].as_u64() {
            let waiting = self.waiting.lock().unwrap().remove(&id);
            if let Some(waiting) = waiting {
                let _ = waiting.send(message);
            }
            return;
        }
        let mut heard = self.heard.lock().unwrap();
        let heard = heard.entry(message["sessionId"].as_str().unwrap_or_default().to_string()).or_default();
        let params = &message["params"];
        match message["method"].as_str().unwrap_or_default() {
            "Network.webSocketFrameReceived" => {
                let (size, text) = frame_text(&params["response"]);
                heard.sizes.push(size);
                heard.frames.push(text);
            }
            "Runtime.exceptionThrown" => heard.complaints.push(params["exceptionDetails"].to_string()),
            "Log.entryAdded" if params["entry"]["level"] == "error" => {
                heard.complaints.push(params["entry"].to_string());
            }
            _ => {}
        }
    }

    /// Calls a method, which must succeed.
    async fn call(&self, session: Option<&str>, method: &str, params: Value) -> Value {
        let answer = self.ask(session, method, params).await;
        assert!(answer.get("error").is_none(), "{method}: {answer}");
        answer["result"].clone()
    }

    /// Calls a method; the answer may be an error.
    async fn ask(&self, session: Option<&str>, method: &str, params: Value) -> Value {
        let id = {
            let mut next = self.next.lock().unwrap();
            *next += 1;
            *next
        };
        let (answer, answered) = oneshot::channel();
        self.waiting.lock().unwrap().insert(id, answer);
        let mut message = json!({ "id": id, "method": method, "params": params });
        if let Some(session) = session {
            message["sessionId"] = session.into();
        }
        self.out.send(Message::text(message.to_string())).unwrap();
        tokio::time::timeout(PATIENCE, answered).await.unwrap_or_else(|_| panic!("{method}: no answer")).unwrap()
    }
}

/// The bytes of a received frame, and its text: plain, or inflated.
fn frame_text(response: &Value) -> (usize, String) {
    use base64::Engine;
    let payload = response["payloadData"].as_str().unwrap_or_default();
    if response["opcode"] != 2 {
        return (payload.len(), payload.to_string());
    }
    let bytes = base64::engine::general_purpose::STANDARD.decode(payload).unwrap_or_default();
    let mut text = String::new();
    let mut inflater = flate2::read::DeflateDecoder::new(&bytes[..]);
    std::io::Read::read_to_string(&mut inflater, &mut text).expect("a frame is deflated JSON");
    (bytes.len(), text)
}

/// What an expression came to.
fn value(expression: &str, answer: &Value) -> Value {
    assert!(answer["result"].get("exceptionDetails").is_none(), "{expression}: {answer}");
    answer["result"]["result"]["value"].clone()
}

/// A page of the browser.
pub struct Page {
    wire: Arc<Wire>,
    session: String,
    /// Colours and motion.
    taste: Mutex<[&'static str; 2]>,
    /// How large a pixel of the page is drawn.
    far: Mutex<f64>,
    /// What keeps it silent.
    mute: Value,
}

/// Nothing flies or fades. Most tests like it so: what moves is dear to draw, and cannot be measured before it rests.
const CALM: &str = "reduce";

/// Nothing sounds, as on a machine that cannot: who plays click by click would hear something all the time, which is dear too.
const MUTE: &str = "delete window.AudioContext";

/// A window is drawn as if seen from afar, since nobody looks: to paint every pixel is half of a browser's work. The page does not know
/// of it and lies as it would; pictures are taken from nearby. A phone's small screen is drawn as it is: fingers would seem to touch.
const FAR: f64 = 1.0 / 32.0;

impl Page {
    /// Calls a method of the protocol.
    pub async fn call(&self, method: &str, params: Value) -> Value {
        self.wire.call(Some(&self.session), method, params).await
    }

    /// Hands mouse, finger or key to the page. What it does may leave the page, which then answers with an error although the
    /// deed is done.
    async fn input(&self, method: &str, params: Value) {
        let answer = self.wire.ask(Some(&self.session), method, params).await;
        let left = answer["error"]["message"].as_str().is_some_and(|why| why.contains("navigated"));
        assert!(left || answer.get("error").is_none(), "{method}: {answer}");
    }

    /// Opens an address and waits until the page and its script are there.
    pub async fn goto(&self, address: &str) {
        self.call("Page.navigate", json!({ "url": address })).await;
        self.until(&format!("location.href.startsWith({address:?})")).await;
    }

    /// The value of an expression on the page. A page that is just being left answers with an error: then the next one is asked,
    /// so no expression may itself leave the page.
    pub async fn eval(&self, expression: &str) -> Value {
        let begun = Instant::now();
        loop {
            let answer = self.evaluate(expression).await;
            if answer.get("error").is_none() {
                return value(expression, &answer);
            }
            assert!(begun.elapsed() < PATIENCE, "{expression}: {answer}");
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
    }

    async fn evaluate(&self, expression: &str) -> Value {
        let params = json!({ "expression": expression, "returnByValue": true, "awaitPromise": true });
        self.wire.ask(Some(&self.session), "Runtime.evaluate", params).await
    }

    /// The value of an expression as text.
    pub async fn text(&self, expression: &str) -> String {
        self.eval(expression).await.as_str().unwrap_or_default().to_string()
    }

    /// Is it true?
    pub async fn is(&self, expression: &str) -> bool {
        self.eval(&format!("Boolean({expression})")).await == true
    }

    /// Waits until an expression is true. Between two pages nothing is, nor before a page and its styles are there.
    pub async fn until(&self, expression: &str) {
        let begun = Instant::now();
        loop {
            // A page that is just being left answers with an error.
            let answer = self.evaluate(&format!("document.readyState === 'complete' && Boolean({expression})")).await;
            if answer["result"]["result"]["value"] == true {
                return;
            }
            if begun.elapsed() > PATIENCE {
                self.picture("never-true").await;
                let page = self.text("document.body.innerText.slice(0, 1500)").await;
                let frames: Vec<String> = self.frames().iter().map(|frame| frame.chars().take(200).collect()).collect();
                panic!("never true: {expression}\n{page}\n{frames:#?}\n{:?}", self.complaints());
            }
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
    }

    /// Clicks the middle of the first element that fits, with a real mouse, once there is one.
    pub async fn click(&self, selector: &str) {
        self.until(&format!("document.querySelector({selector:?})")).await;
        assert!(self.try_click(selector).await, "{selector} is gone");
    }

    /// Clicks the middle of the first element that fits, if there is one.
    pub async fn try_click(&self, selector: &str) -> bool {
        let Some(at) = self.middle(selector).await else { return false };
        for kind in ["mousePressed", "mouseReleased"] {
            self.mouse(kind, &at, json!({ "button": "left", "clickCount": 1 })).await;
        }
        true
    }

    /// Does something with the mouse at a point of the page.
    pub async fn mouse(&self, kind: &str, at: &Value, more: Value) {
        let far = *self.far.lock().unwrap();
        let mut params = more;
        params["type"] = kind.into();
        for (name, value) in [("x", &at[0]), ("y", &at[1])] {
            params[name] = json!(value.as_f64().unwrap() * far);
        }
        for name in ["deltaX", "deltaY"] {
            if let Some(turned) = params[name].as_f64() {
                params[name] = json!(turned * far);
            }
        }
        self.input("Input.dispatchMouseEvent", params).await;
    }

    /// Touches the middle of the first element that fits with a finger, once there is one.
    pub async fn tap(&self, selector: &str) {
        self.until(&format!("document.querySelector({selector:?})")).await;
        let Some(at) = self.middle(selector).await else { panic!("{selector} is gone") };
        for (kind, points) in [("touchStart", json!([{ "x": at[0], "y": at[1] }])), ("touchEnd", json!([]))] {
            self.input("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points })).await;
        }
    }

    /// The middle of the first element that fits, or of the part of it that is meant to be hit: previews
    /// inside may reach far beyond it. Nobody aims at what is still moving, as a board that turns to what can be touched: the
    /// click waits, for a moment at most, until the thing lies where it lay two frames ago.
    async fn middle(&self, selector: &str) -> Option<Value> {
        let at = format!(
            "(async () => {{ let before = []; \
             for (let frame = 0; frame < 60; frame++) {{ \
               const e = document.querySelector({selector:?}); if (!e) return null; \
               e.scrollIntoView({{ block: 'nearest', inline: 'center', behavior: 'instant' }}); \
               const r = (e.querySelector('.hit') ?? e).getBoundingClientRect(); \
               const at = [r.left + r.width / 2, r.top + r.height / 2]; \
               if (before.length && Math.abs(at[0] - before[0]) + Math.abs(at[1] - before[1]) < 1) return at; \
               before = at; \
               await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))); }} \
             return before; }})()"
        );
        Some(self.eval(&at).await).filter(|at| !at.is_null())
    }

    /// Presses a key: a letter, a digit, `Tab`, `Enter`, `Escape`, `ArrowRight`.
    pub async fn key(&self, key: &str) {
        let (code, text) = match key {
            "Tab" => (9, ""),
            "Enter" => (13, "\r"),
            "Escape" => (27, ""),
            "ArrowRight" => (39, ""),
            other => (u32::from(other.as_bytes()[0].to_ascii_uppercase()), other),
        };
        for kind in [if text.is_empty() { "rawKeyDown" } else { "keyDown" }, "keyUp"] {
            let text = if kind == "keyDown" { text } else { "" };
            let params = json!({ "type": kind, "key": key, "windowsVirtualKeyCode": code, "text": text });
            self.input("Input.dispatchKeyEvent", params).await;
        }
    }

    /// Types the number of a choice, digit by digit, and Enter where another digit could follow.
    pub async fn number(&self, number: u64) {
        for digit in number.to_string().chars() {
            self.key(&digit.to_string()).await;
        }
        if self.is("document.querySelector('#choices .typed')").await {
            self.key("Enter").await;
        }
    }

    /// Makes the window so large, or a phone of that size.
    pub async fn size(&self, width: u32, height: u32, phone: bool) {
        let far = if phone { 1.0 } else { FAR };
        *self.far.lock().unwrap() = far;
        let metrics =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": phone, "scale": far });
        self.call("Emulation.setDeviceMetricsOverride", metrics).await;
        self.call("Emulation.setTouchEmulationEnabled", json!({ "enabled": phone })).await;
        // The page learns of it a moment later; one that is not made for phones stays wide.
        let told = format!(
            "(async () => {{ for (let frame = 0; frame < 30; frame++) {{ \
               const told = innerWidth === {width} && innerHeight === {height}; \
               await new Promise((done) => requestAnimationFrame(done)); if (told) return; }} }})()"
        );
        self.eval(&told).await;
    }

    /// Asks for a language and for colours, as a browser's settings do.
    pub async fn prefer(&self, lang: &str, colours: &'static str) {
        self.call("Network.setExtraHTTPHeaders", json!({ "headers": { "Accept-Language": lang } })).await;
        self.taste.lock().unwrap()[0] = colours;
        self.show_taste().await;
    }

    /// From now on everything moves and sounds, as it does for most people.
    pub async fn lively(&self) {
        self.call("Page.removeScriptToEvaluateOnNewDocument", self.mute.clone()).await;
        self.taste.lock().unwrap()[1] = "no-preference";
        self.show_taste().await;
    }

    async fn show_taste(&self) {
        let [colours, motion] = *self.taste.lock().unwrap();
        let features = json!([
            { "name": "prefers-color-scheme", "value": colours },
            { "name": "prefers-reduced-motion", "value": motion },
        ]);
        self.call("Emulation.setEmulatedMedia", json!({ "features": features })).await;
    }

    /// Everything that arrived on its sockets so far.
    pub fn frames(&self) -> Vec<String> {
        self.wire.heard.lock().unwrap().get(&self.session).map(|heard| heard.frames.clone()).unwrap_or_default()
    }

    /// How many bytes each of them took on the wire.
    pub fn sizes(&self) -> Vec<usize> {
        self.wire.heard.lock().unwrap().get(&self.session).map(|heard| heard.sizes.clone()).unwrap_or_default()
    }

    /// Exceptions, refused resources and breaches of the content policy so far.
    pub fn complaints(&self) -> Vec<String> {
        self.wire.heard.lock().unwrap().get(&self.session).map(|heard| heard.complaints.clone()).unwrap_or_default()
    }

    /// Saves a picture where `POLYANA_PICTURES` says, if it does.
    pub async fn picture(&self, name: &str) {
        use base64::Engine;
        let Some(folder) = std::env::var_os("POLYANA_PICTURES").map(PathBuf::from) else { return };
        let shot = self.call("Page.captureScreenshot", json!({ "format": "png" })).await;
        let bytes = base64::engine::general_purpose::STANDARD.decode(shot["data"].as_str().unwrap()).unwrap();
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(folder.join(format!("{name}.png")), bytes).unwrap();
    }
}
