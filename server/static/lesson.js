// A lesson at the table: there is no socket, since nothing is kept. The narrator's panel says where I am; what I choose is asked of the house
// by its address, and the answer is shown like any other message. What the narrator speaks of is pointed at.

import { byId, table } from "./desk.js";
import { morphChildren, parse } from "./morph.js";
import { idle } from "./wire.js";

const narration = () => document.querySelector("#narrator .narration");

let show = (_) => {};

/** Attends the lesson: whatever is answered is handed to `apply`. */
export function attend(apply) {
  show = apply;
  table.dataset.live = "";
  point();
  byId("narrator").addEventListener("click", (event) => {
    const way = event.target.closest("[data-go]");
    if (!way) return;
    event.preventDefault();
    ask(way.dataset.go);
  });
  document.addEventListener("keydown", (event) => {
    if (event.target.matches?.("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
    // At the end the arrow only leads to the button: nobody leaves by a key too many.
    if (event.key === "ArrowRight") { byId("lesson-done")?.focus(); byId("lesson-next")?.click(); }
    if (event.key === "ArrowLeft") byId("lesson-back")?.click();
  });
  addEventListener("resize", place);
  document.addEventListener("scroll", place, true);
  setInterval(place, 400);
}

/** What would go to a table goes to the lesson. */
export function answer(message) {
  if (message.play) ask(narration().dataset.at, { back: message.play.back, play: message.play.actions.map((action) => JSON.parse(action)).join(" ") });
  else if (message.undo) ask(narration().dataset.at, { back: message.undo.plies || 99 });
  else idle();
  return true;
}

let asked = 0;

/** Asks for a place, or for what follows from a choice there, and shows the answer bit by bit. */
async function ask(at, more = {}) {
  const mine = asked += 1;
  const query = new URLSearchParams(at);
  query.set("from", narration().dataset.at);
  for (const [name, value] of Object.entries(more)) query.set(name, String(value));
  const response = await fetch(`${table.dataset.lesson}/go?${query}`).catch(() => null);
  const messages = response?.ok ? await response.json().catch(() => null) : null;
  if (mine !== asked) return;
  // What cannot be asked in place is asked by its address.
  if (!messages) return location.assign(`${table.dataset.lesson}?${at}`);
  for (const [number, message] of messages.entries()) {
    if (number > 0) await new Promise((done) => setTimeout(done, pause()));
    if (mine !== asked) return;
    pointed([]);
    speak(message);
    show(message);
  }
  history.replaceState(null, "", `${table.dataset.lesson}?${narration().dataset.at}`);
  for (const field of document.querySelectorAll("input[name=back]")) field.value = location.pathname + location.search;
  point();
}

/** The narrator speaks first: the board may move a little by it, and nothing on it shall fly for that. */
function speak({ panels }) {
  if (panels?.narrator === undefined) return;
  morphChildren(byId("narrator"), parse(panels.narrator));
  delete panels.narrator;
}

/** How long one looks at a move of the others. */
const pause = () => ({ once: 0, calm: 1600 })[/(?:^|; )bots=(\w+)/.exec(document.cookie)?.[1]] ?? 800;

// ---- Pointing

let targets = [];

/** What the narrator speaks of: the first of several ways to it that can be touched here, or the last, which may have to be unfolded. */
function find(ways) {
  const all = ways.split("|").map(named).filter(Boolean);
  return all.find(touchable) ?? all.at(-1);
}

/** Does a touch of this thing reach it? A small screen may leave that to something larger. */
function touchable(thing) {
  return thing.checkVisibility({ visibilityProperty: true }) && getComputedStyle(thing.querySelector(".hit") ?? thing).pointerEvents !== "none";
}

function named(name) {
  if (name.startsWith("play:")) return document.querySelector(`#choices button[data-play="${CSS.escape(name.slice(5))}"]`);
  return document.querySelector(`.panel [data-spot="${CSS.escape(name)}"]`) ?? byId(name);
}

function point() {
  const names = narration().dataset.point.split(" ").filter(Boolean);
  pointed(names.map(find).filter(Boolean));
  const [first] = targets;
  if (!first) return;
  // On a small screen unfolded choices lie over what is mine: they make room for what is pointed at.
  for (const open of document.querySelectorAll("#choices > details[open]")) if (!open.contains(first)) open.removeAttribute("open");
  const fold = first.closest("details:not([open])");
  if (fold && !first.matches("summary")) fold.open = true;
  first.scrollIntoView({ block: "nearest", inline: "nearest" });
  place();
}

function pointed(elements) {
  for (const old of document.querySelectorAll(".pointed")) old.classList.remove("pointed");
  targets = elements;
  for (const element of targets) element.classList.add("pointed");
  place();
}

/** The arrow stands above the first of them, or below it where there is no room; in what is as large as the board, whose edge is not free. */
function place() {
  const arrow = byId("pointer");
  const [first] = targets;
  const rect = first?.isConnected && first.checkVisibility() ? first.getBoundingClientRect() : null;
  const seen = Boolean(rect?.width);
  // A drawing has no property for it.
  arrow.toggleAttribute("hidden", !seen);
  if (!seen) return;
  const large = rect.height > innerHeight / 3;
  const above = rect.top > 90 || large;
  arrow.toggleAttribute("data-below", !above);
  const left = Math.max(20, Math.min(innerWidth - 20, rect.left + rect.width / 2));
  const top = large ? Math.max(rect.top, 0) + 50 : above ? rect.top - 4 : rect.bottom + 4;
  Object.assign(arrow.style, { left: `${left}px`, top: `${top}px` });
}
