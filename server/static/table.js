// The living table. The server draws, this module morphs: it keeps a socket open, applies what comes, sends what is chosen. It
// never decides what is legal: a click on the board is a click on the button with the same spot.

import { morphChildren, parse, remember, travel } from "./morph.js";
import { play as sound, soundSwitch } from "./sound.js";
import { zoomable } from "./zoom.js";

const table = document.getElementById("table");
const byId = (id) => document.getElementById(id);
const choices = () => [...document.querySelectorAll("#choices button")];
const listed = () => choices().filter((button) => !button.hidden);

// ---- The socket

let socket = null;
let seen = Number(table.dataset.seen);
let ply = table.dataset.ply === undefined ? null : Number(table.dataset.ply);
let asked = false;
let wait = 500;
let inbox = Promise.resolve();

function connect() {
  const address = new URL(`/table/${table.dataset.table}/socket?seen=${seen}`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  socket = new WebSocket(address);
  socket.binaryType = "arraybuffer";
  socket.onopen = () => { wait = 500; byId("offline").hidden = true; table.dataset.live = ""; };
  // Frames are unpacked one after the other, so that they keep their order.
  socket.onmessage = ({ data }) => { inbox = inbox.then(() => unpack(data)).then(apply).catch(lost); };
  socket.onclose = () => {
    socket = null;
    delete table.dataset.live;
    idle();
    byId("offline").hidden = false;
    setTimeout(connect, wait * (.75 + Math.random() / 2));
    wait = Math.min(wait * 1.8, 15000);
  };
}

/** What cannot be applied is told to the console; then everything is asked for anew. */
function lost(error) {
  reportError(error);
  seen = 0;
  socket?.close();
}

/** @returns {Promise<TableMessage>} */
async function unpack(data) {
  if (typeof data === "string") return JSON.parse(data);
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return JSON.parse(await new Response(stream).text());
}

/**
 * Sends something, and says whether it could be sent.
 * @param {TableWord} message
 */
function send(message) {
  const open = socket?.readyState === WebSocket.OPEN;
  if (open) socket.send(JSON.stringify(message));
  else idle();
  return open;
}

addEventListener("online", () => { wait = 500; if (!socket) connect(); });
setInterval(() => send({ ping: 1 }), 25000);

// ---- What comes

/** @param {TableMessage} message */
function apply(message) {
  if (message.reload) return location.reload();
  if (message.refused) { toast(message.refused); idle(); }
  if (message.n === undefined) return;
  seen = message.n;
  table.dataset.seen = String(seen);
  idle();
  if (message.panels) {
    const focus = document.activeElement;
    const before = remember();
    for (const [id, markup] of Object.entries(message.panels)) {
      const panel = byId(id);
      if (present.has(id)) present.set(id, markup);
      if (panel && !(watched && present.has(id))) morphChildren(panel, parse(markup));
    }
    // A new question is read from its beginning.
    if (message.panels.choices !== undefined) byId("choices")?.scrollTo(0, 0);
    closeMenu();
    if (message.panels.choices !== undefined) { release(); follow(); }
    travel(before);
    turnTo(message.mine);
    // What had the focus is gone: stay near, so that Tab leads on to the choices.
    if (focus !== document.body && !focus.isConnected) byId("prompt")?.focus({ preventScroll: true });
    byId("curtain")?.querySelector("input, button")?.focus();
  }
  if (message.fresh) for (const id of ["log", "chat"]) byId(id)?.replaceChildren();
  if (message.keep !== undefined) keep(message.keep);
  tellOn(message.log, message.turns);
  if (message.since) since(message.since);
  lines("chat", message.chat, "chat");
  if (message.mine !== undefined) mine(message.mine, message.ply);
  if (message.title) document.title = message.title;
  if (message.say?.length) byId("announce").textContent = message.say.join(" ");
  if (message.sound) sound(message.sound);
  clocks(true);
}

/** Where the board, or a part of it, is larger than its place: turns to what can be touched, or to what has just come, unless some of it is in view. */
function turnTo(mine) {
  const matters = new Map();
  for (const element of document.querySelectorAll(mine ? ".stage [data-spot][tabindex='0']" : ".stage [data-fresh]")) {
    const place = scrollerOf(element);
    if (place) matters.set(place, [...matters.get(place) ?? [], element]);
  }
  for (const [place, elements] of matters) {
    const view = place.getBoundingClientRect();
    const inside = (rect) => rect.top >= view.top - 8 && rect.bottom <= view.bottom + 8;
    if (elements.some((element) => inside(element.getBoundingClientRect()))) continue;
    elements[0].scrollIntoView({ block: "nearest", behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" });
  }
}

/** The part of the board in which an element may be out of view. */
function scrollerOf(element) {
  for (let place = element.parentElement; place?.closest(".stage"); place = place.parentElement) {
    if (place.scrollHeight > place.clientHeight + 4 && getComputedStyle(place).overflowY !== "visible") return place;
  }
  return null;
}

/** Whether something is asked of me now, and the ply that goes back with a move or an undo. */
function mine(now, at) {
  ply = at ?? null;
  const icon = document.querySelector("link[rel=icon]");
  const href = now ? table.dataset.iconTurn : table.dataset.icon;
  if (icon && icon.getAttribute("href") !== href) icon.setAttribute("href", href);
  if (now && !asked) {
    document.querySelector(".dock")?.removeAttribute("data-folded");
    tell();
  }
  asked = now;
}

/** After an undo: only the first steps of the log stay. */
function keep(count) {
  const all = [...document.querySelectorAll("#log .turn li")];
  for (const line of all.slice(count)) line.remove();
  for (const turn of document.querySelectorAll("#log .turn")) if (!turn.querySelector("li")) turn.remove();
}

/** The turn with this number. A new one is unfolded, and the one before it folded unless the reader has opened it. */
function turn(number) {
  const old = byId(`turn-${number}`);
  if (old) return old;
  for (const fold of document.querySelectorAll("#log .turn > details:not([data-held])")) fold.open = false;
  const { content } = /** @type {HTMLTemplateElement} */ (byId("next-turn"));
  const item = document.importNode(content, true).firstElementChild;
  item.id = `turn-${number}`;
  byId("log").append(item);
  return item;
}

/** New steps of the log, each in its turn, and the sums of those turns. */
function tellOn(steps, sums) {
  const log = byId("log");
  if (!log) return;
  const low = log.scrollHeight - log.scrollTop - log.clientHeight < 60;
  for (const step of steps ?? []) {
    const line = parse(step).firstElementChild;
    turn(line.dataset.turn).querySelector("ol").append(line);
  }
  for (const [number, sum] of Object.entries(sums ?? {})) {
    const summary = byId(`turn-${number}`)?.querySelector("summary");
    if (summary) morphChildren(summary, parse(sum));
  }
  if (low) log.scrollTop = log.scrollHeight;
}

/** What happened since my last move is marked until I act. */
function since(markup) {
  noNews();
  const line = parse(markup).firstElementChild;
  const first = Number(line.dataset.turn);
  for (const item of document.querySelectorAll("#log .turn")) item.classList.toggle("news", Number(item.id.slice(5)) >= first);
  byId(`turn-${first}`)?.before(line);
}

function noNews() {
  document.querySelector("#log .since")?.remove();
  for (const item of document.querySelectorAll("#log .news")) item.classList.remove("news");
}

function lines(id, list, tab) {
  const place = byId(id);
  if (!place || !list?.length) return;
  const low = place.scrollHeight - place.scrollTop - place.clientHeight < 60;
  for (const line of list) place.append(parse(line));
  if (low) place.scrollTop = place.scrollHeight;
  if (id === "chat" && table.dataset.tab !== tab) document.querySelector(`[data-show=${tab}]`)?.setAttribute("data-news", "");
}

// ---- A turn, watched again

/** The board as it is now, while an earlier one is shown. */
const present = new Map([...document.querySelectorAll(".stage .panel")].map((panel) => [panel.id, panel.innerHTML]));
let watched = null;

function showBoard(panels) {
  const before = remember();
  for (const [id, markup] of panels) morphChildren(byId(id), parse(markup));
  travel(before);
}

async function watchAgain(item) {
  stopWatching();
  const answer = await fetch(`/table/${table.dataset.table}/turn/${item.id.slice(5)}`).catch(() => null);
  if (!answer?.ok) return;
  const steps = await answer.json();
  watched = item;
  item.classList.add("watched");
  item.querySelector("details").setAttribute("data-held", "");
  const lines = [...item.querySelectorAll("li")];
  let shown = 0;
  for (const { told, panels } of steps) {
    if (watched !== item) return;
    showBoard(Object.entries(panels));
    lines.forEach((line, at) => line.classList.toggle("now", at >= shown && at < told));
    lines[told - 1]?.scrollIntoView({ block: "nearest" });
    shown = told;
    await new Promise((done) => setTimeout(done, STEP));
  }
  if (watched === item) stopWatching();
}

/** How long a step is shown. */
const STEP = 900;

function stopWatching() {
  if (!watched) return;
  watched.classList.remove("watched");
  for (const line of watched.querySelectorAll(".now")) line.classList.remove("now");
  watched = null;
  showBoard(present);
}

let toastTimer = 0;
function toast(text) {
  const place = byId("toast");
  place.textContent = text;
  place.hidden = false;
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => { place.hidden = true; }, 5000);
}

// ---- What is chosen

let busyTimer = 0;
const idle = () => { clearTimeout(busyTimer); document.body.classList.remove("busy"); };
function busy() {
  if (document.body.classList.contains("busy")) return true;
  document.body.classList.add("busy");
  busyTimer = setTimeout(idle, 4000);
  return false;
}

function choose(button) {
  if (button.dataset.ends !== undefined && confirms() && held !== button) return hold(button);
  release();
  if (busy()) return;
  closeMenu();
  stopWatching();
  noNews();
  send({ play: { ply, back: Number(button.dataset.back ?? 0), actions: JSON.parse(button.dataset.play) } });
}

function undo(plies) {
  release();
  if (busy()) return;
  send({ undo: { ply, plies } });
}

/** Does whoever plays here like to be asked before their turn passes? Newcomers do. */
const confirms = () => !/(?:^|; )confirm=off/.test(document.cookie);

/** The choice that waits to be confirmed: its turn stays open until then, and nobody hears of it. */
let held = null;

function hold(button) {
  release();
  closeMenu();
  held = button;
  byId("hold").querySelector(".sentence").replaceChildren(...(button.querySelector("span") ?? button).cloneNode(true).childNodes);
  byId("hold").hidden = false;
  table.dataset.held = "";
  const spot = button.dataset.spot;
  if (spot) for (const thing of document.querySelectorAll(`.panel [data-spot="${CSS.escape(spot)}"]`)) thing.classList.add("held");
  byId("hold-yes").focus();
}

/** Nothing waits to be confirmed any more, nor follows by itself. */
function release() {
  clearTimeout(following);
  if (!held) return;
  held = null;
  byId("hold").hidden = true;
  delete table.dataset.held;
  for (const thing of document.querySelectorAll(".held[data-spot]")) thing.classList.remove("held");
}

let following = 0;
/** What follows from my own clicks waits for me; if I do not like to be asked, only for a moment, in which it can be taken back. */
function follow() {
  clearTimeout(following);
  const button = document.querySelector("#choices [data-follows]");
  if (!button || confirms()) return;
  button.classList.add("following");
  following = setTimeout(() => { if (button.isConnected) choose(button); }, 2500 + Math.random() * 1000);
}

/** A click on a thing: play its choice, or ask which of them is meant. */
function touch(spot, element) {
  const meant = choices().filter((button) => button.dataset.spot === spot);
  if (meant.length === 1) choose(meant[0]);
  else if (meant.length > 1) openMenu(meant, element);
  return meant.length > 0;
}

let menu = null;
let menuFor = null;

function openMenu(meant, element) {
  closeMenu();
  menuFor = element;
  menu = document.createElement("div");
  menu.className = "spot-menu";
  menu.setAttribute("role", "menu");
  for (const button of meant) {
    const item = document.createElement("button");
    item.type = "button";
    item.setAttribute("role", "menuitem");
    item.append(...(button.querySelector("span") ?? button).cloneNode(true).childNodes);
    item.onclick = () => choose(button);
    menu.append(item);
  }
  document.body.append(menu);
  const spot = element.getBoundingClientRect();
  const size = menu.getBoundingClientRect();
  const left = Math.max(8, Math.min(innerWidth - size.width - 8, spot.left + spot.width / 2 - size.width / 2));
  const below = spot.bottom + 8 + size.height < innerHeight;
  const top = below ? spot.bottom + 8 : Math.max(8, spot.top - size.height - 8);
  Object.assign(menu.style, { left: `${left}px`, top: `${top}px` });
  menu.firstElementChild.focus();
}

function closeMenu(refocus = false) {
  menu?.remove();
  if (menu && refocus) menuFor?.focus?.();
  menu = menuFor = null;
}

/** In a menu the arrows go round and Tab does not lead out. */
function menuKey(event) {
  const items = [...menu.children];
  const at = items.indexOf(document.activeElement);
  const step = { ArrowDown: 1, ArrowUp: -1, Tab: event.shiftKey ? -1 : 1 }[event.key];
  if (!step) return;
  event.preventDefault();
  items[(at + step + items.length) % items.length].focus();
}

document.addEventListener("click", (event) => {
  const target = event.target;
  if (!(target instanceof Element)) return;
  if (menu && !menu.contains(target)) closeMenu();
  // An earlier board cannot be played on: a touch brings the present one back.
  if (watched && target.closest(".stage")) return stopWatching();
  // What the reader folds or unfolds stays so.
  target.closest("#log summary")?.parentElement.setAttribute("data-held", "");
  const step = target.closest("#log li[tabindex]");
  if (step) return pointOut(step);
  const button = target.closest("button");
  if (button?.closest("#choices")) return choose(button);
  const data = button?.dataset ?? {};
  if (button?.id === "hold-yes" && held) return choose(held);
  if (button?.id === "hold-no") { release(); return byId("prompt").focus(); }
  if (data.undo !== undefined) return undo(Number(data.undo));
  if (data.handOver) { button.closest("details").open = false; return send({ seat: { hand_over: Number(data.handOver), level: data.level } }); }
  if (data.skip !== undefined) return send({ skip: true });
  if (data.resign) { button.closest(".menu").open = false; return send({ seat: { resign: Number(data.resign) } }); }
  if (data.end) { const menu = button.closest(".menu"); if (menu) menu.open = false; return send({ end: data.end === "true" }); }
  if (data.takeBack) return send({ seat: { take_back: Number(data.takeBack) } });
  if (data.curtain) return send({ curtain: { open: Number(data.curtain), name: byId("curtain-name")?.value } });
  if (data.again !== undefined) { const item = button.closest(".turn"); return item === watched ? stopWatching() : watchAgain(item); }
  if (data.show) return show(data.show);
  if (button?.id === "fold-dock") return button.closest(".dock").toggleAttribute("data-folded");
  if (button?.id === "close-result") return byId("result").toggleAttribute("data-folded");
  if (data.help) return help(true, byId(data.help));
  if (button?.id === "open-help" || button?.id === "close-help") return help(button.id === "open-help" && byId("help").hidden);
  // The innermost thing that means something: a card that lies in a kingdom may have no choice of its own.
  for (let spot = target.closest("[data-spot]"); spot; spot = spot.parentElement?.closest("[data-spot]")) {
    if (touch(spot.dataset.spot, spot)) { event.stopPropagation(); return; }
  }
});

document.addEventListener("keydown", (event) => {
  const target = event.target;
  if (event.key === "Enter" && target.matches?.("#curtain-name")) return document.querySelector("[data-curtain]").click();
  if (event.key === "Escape") return escape();
  if (menu) return menuKey(event);
  if (event.ctrlKey || event.metaKey || event.altKey || target.matches?.("input, textarea, select")) return;
  if ((event.key === "Enter" || event.key === " ") && target.dataset?.spot && !target.matches("button")) {
    event.preventDefault();
    touch(target.dataset.spot, target);
  } else if (/^[1-9]$/.test(event.key)) listed().find((button) => button.dataset.key === event.key)?.click();
  else if (event.key === "u") document.querySelector("[data-undo]")?.click();
  else if (event.key === "s") document.querySelector("[data-skip]")?.click();
  else if (event.key === "?") help(byId("help")?.hidden);
});

function escape() {
  if (menu) closeMenu(true);
  else if (held) { release(); byId("prompt").focus(); }
  else if (byId("help") && !byId("help").hidden) help(false);
}

// ---- Help, tabs, log, chat

/** Opens or closes the drawer; what is asked for there unfolds and comes into view. */
function help(open, chapter = null) {
  const drawer = byId("help");
  if (!drawer) return;
  drawer.hidden = !open;
  if (open) presentRules();
  document.body.classList.toggle("helping", open);
  byId("open-help").setAttribute("aria-expanded", String(open));
  (open ? drawer : byId("open-help")).focus();
  if (chapter?.localName === "details") chapter.open = true;
  chapter?.scrollIntoView();
}

/** Which sections of the rules the present choices come from. */
function presentRules() {
  const place = byId("present-rules");
  for (const link of place.querySelectorAll("a")) link.remove();
  const named = new Map(listed().filter((button) => button.dataset.rule)
    .map((button) => [button.dataset.rule, button.querySelector(".rule").textContent]));
  for (const [rule, text] of named) {
    const link = document.createElement("a");
    Object.assign(link, { href: place.dataset.rules + rule, target: "_blank", textContent: text });
    place.append(" ", link);
  }
  place.hidden = named.size === 0;
}

function show(tab) {
  table.dataset.tab = tab;
  for (const button of document.querySelectorAll("[data-show]")) button.setAttribute("aria-pressed", String(button.dataset.show === tab));
  document.querySelector(`[data-show=${tab}]`)?.removeAttribute("data-news");
  const list = byId(tab);
  if (list?.matches(".lines")) list.scrollTop = list.scrollHeight;
}

const lightUp = (spot) => document.querySelector(`.panel [data-spot="${CSS.escape(spot)}"]`)?.classList.add("lit");

/** Where a choice leads, or the choice that a thing on the board stands for. */
function leads(element) {
  if (!element) return [];
  const choice = element.closest("#choices") ? element : choices().find((button) => button.dataset.spot === element.dataset.spot);
  return choice?.dataset.leads?.split(" ") ?? [];
}

/** The things that are meant: one that is named, those of a step of the log, or those of a whole turn. */
function thingsOf(target) {
  const thing = target.closest?.("[data-thing]");
  if (thing) return [thing];
  const step = target.closest?.("#log summary")?.closest(".turn") ?? target.closest?.("#log .turn li");
  return step?.querySelectorAll("[data-thing]") ?? [];
}

/** What a line of the log speaks of lights up on the table, and so does the thing that a choice is about. */
function light(event) {
  for (const lit of document.querySelectorAll(".lit")) lit.classList.remove("lit");
  if (event.type === "pointerout" || event.type === "focusout") return;
  for (const thing of thingsOf(event.target)) byId(thing.dataset.thing)?.classList.add("lit");
  const choice = event.target.closest?.("#choices button");
  if (choice?.dataset.spot) lightUp(choice.dataset.spot);
  for (const lead of leads(choice ?? event.target.closest?.(".panel [data-spot]"))) lightUp(lead);
}
for (const kind of ["pointerover", "pointerout", "focusin", "focusout"]) document.addEventListener(kind, light);

/** A tap on a step of the log: on a phone the board comes forward, and what the step speaks of lights up for a while. */
function pointOut(step) {
  if (!document.querySelector(".stage").checkVisibility()) show("board");
  const things = [...thingsOf(step)].map((thing) => byId(thing.dataset.thing)).filter(Boolean);
  for (const thing of things) thing.classList.add("lit");
  things[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  setTimeout(() => { for (const thing of things) thing.classList.remove("lit"); }, 2500);
}

byId("say-form")?.addEventListener("submit", (event) => {
  event.preventDefault();
  const field = byId("say-text");
  const text = field.value.trim();
  // What cannot be sent yet stays in the field.
  if (!text || send({ chat: text })) field.value = "";
});

// ---- Clocks

const left = new WeakMap();

/** Each clock counts on from what the server wrote; `fresh` reads anew what it wrote last. */
function clocks(fresh) {
  const now = performance.now();
  for (const clock of document.querySelectorAll(".clock")) {
    const written = clock.dataset.left;
    const known = left.get(clock);
    if (!known || (fresh && known.written !== written)) left.set(clock, { written, until: now + Number(written) });
    const running = clock.dataset.running !== undefined;
    const rest = Math.max(0, running ? left.get(clock).until - now : Number(written));
    if (!running) left.set(clock, { written, until: now + rest });
    const seconds = Math.ceil(rest / 1000);
    const two = (n) => String(Math.floor(n)).padStart(2, "0");
    const text = seconds < 3600 ? `${Math.floor(seconds / 60)}:${two(seconds % 60)}`
      : `${Math.floor(seconds / 3600)}:${two(seconds / 60 % 60)}:${two(seconds % 60)}`;
    if (seconds < 172800 && clock.textContent !== text) clock.textContent = text;
    clock.classList.toggle("short", running && seconds < 30);
  }
}
setInterval(clocks, 500);

// ---- Notices

const notify = byId("notify");
const wanted = () => "Notification" in window && Notification.permission === "granted" && localStorage.getItem("polyana.notify") === "on";
function showWish() { notify?.setAttribute("aria-pressed", String(wanted())); }
notify?.addEventListener("click", async () => {
  const on = !wanted();
  if (on && "Notification" in window) await Notification.requestPermission();
  localStorage.setItem("polyana.notify", on ? "on" : "off");
  showWish();
});
if (notify && !("Notification" in window)) notify.hidden = true;

function tell() {
  if (!document.hidden || !wanted()) return;
  const prompt = byId("prompt");
  const notice = new Notification(prompt.querySelector(".pill").textContent, {
    body: prompt.querySelector(".sentence").textContent, tag: table.dataset.table, icon: table.dataset.iconTurn,
  });
  notice.onclick = () => { focus(); notice.close(); };
}

// ---- Begin

const stage = document.querySelector("[data-zoom]");
if (stage) zoomable(stage);
soundSwitch(byId("sound"));
showWish();
for (const list of document.querySelectorAll(".lines")) list.scrollTop = list.scrollHeight;
mine(Boolean(document.querySelector("#prompt .pill.mine")), ply);
follow();
connect();
