// The living table. The server draws, this module morphs: it applies what comes over the wire and hands on what is clicked and typed.
// Each part of the table has a module of its own.

import { tell } from "./bell.js";
import { cameBack, fromNowOn, markChanges } from "./changes.js";
import { ask, choose, confirm, follow, isHeld, nowAt, release, undo, watchOver, whenChosen } from "./choosing.js";
import { clocks } from "./clocks.js";
import { byId, show, table, toast } from "./desk.js";
import { explain, understood } from "./guide.js";
import { curtainFall, isStaged, putAway, stage as stageMoments } from "./moments.js";
import { fromTheStart, measure } from "./more.js";
import { morphChildren, parse, remember, travel } from "./morph.js";
import { closeMenu, digit, isMenu, menuKey, outsideMenu, touch, typedOut } from "./pointing.js";
import { help, isOpen } from "./rules.js";
import { play as sound, soundSwitch } from "./sound.js";
import { chat, isNow, isWatched, keep, noNews, pointOut, since, stopWatching, tellOn, watchAgain } from "./told.js";
import { askWhy, because, noWhy, walk } from "./why.js";
import { connect, has, idle, send } from "./wire.js";
import { zoomable } from "./zoom.js";

// ---- What comes

/** @param {TableMessage} message */
function apply(message) {
  if (message.reload) return location.reload();
  if (message.refused) { toast(message.refused); idle(); }
  if (message.why) because(message.why);
  if (message.n === undefined) return;
  has(message.n);
  idle();
  if (message.panels) showPanels(message.panels, message.mine);
  if (message.fresh) for (const id of ["log", "chat"]) byId(id)?.replaceChildren();
  if (message.keep !== undefined) keep(message.keep);
  const lines = tellOn(message.log, message.turns);
  // What happened while I was away is read in the log.
  if (!message.fresh && !message.since) stageMoments(lines);
  if (message.since) since(message.since);
  chat(message.chat);
  if (message.mine !== undefined) mine(message.mine, message.ply);
  if (message.title) document.title = message.title;
  if (message.say?.length) byId("announce").textContent = message.say.join(" ");
  if (message.sound) sound(message.sound);
  clocks(true);
}

function showPanels(panels, mine) {
  const focus = document.activeElement;
  const before = remember();
  for (const [id, markup] of Object.entries(panels)) {
    const panel = byId(id);
    if (panel && isNow(id, markup)) morphChildren(panel, parse(markup));
  }
  closeMenu();
  if (panels.result) curtainFall();
  if (panels.choices !== undefined) { release(); follow(); fromTheStart(); }
  travel(before);
  if (!isWatched()) markChanges();
  turnTo(mine);
  if (panels.prompt !== undefined) explain();
  // What had the focus is gone: stay near, so that Tab leads on to the choices.
  if (focus !== document.body && !focus.isConnected) byId("prompt")?.focus({ preventScroll: true });
  byId("curtain")?.querySelector("input, button")?.focus();
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

let asked = false;

/** Whether something is asked of me now, and the ply that goes back with a move or an undo. */
function mine(now, at) {
  nowAt(at);
  watchOver(now);
  const icon = document.querySelector("link[rel=icon]");
  const href = now ? table.dataset.iconTurn : table.dataset.icon;
  if (icon && icon.getAttribute("href") !== href) icon.setAttribute("href", href);
  if (now && !asked) {
    document.querySelector(".dock")?.removeAttribute("data-folded");
    tell();
  }
  asked = now;
}

// ---- What is clicked

whenChosen(stopWatching);
whenChosen(noNews);
whenChosen(fromNowOn);
whenChosen(curtainFall);
whenChosen(understood);
whenChosen(fromTheStart);

document.addEventListener("click", (event) => {
  const target = event.target;
  if (!(target instanceof Element)) return;
  if (outsideMenu(target)) closeMenu();
  if (!target.closest("#why-not")) noWhy();
  // An earlier board cannot be played on: a touch brings the present one back.
  if (isWatched() && target.closest(".stage")) return stopWatching();
  // What the reader folds or unfolds stays so.
  target.closest("#log summary")?.parentElement.setAttribute("data-held", "");
  const step = target.closest("#log li[tabindex]");
  if (step) return pointOut(step);
  const button = target.closest("button");
  if (button && press(button)) return;
  // The innermost thing that means something: a card that lies in a kingdom may have no choice of its own.
  for (let spot = target.closest("[data-spot]"); spot; spot = spot.parentElement?.closest("[data-spot]")) {
    if (touch(spot.dataset.spot, spot)) { event.stopPropagation(); return; }
  }
  askWhy(target);
});

/** What the buttons of the house do, by their mark. Each gets the mark's value and the button. */
const DEEDS = {
  play: (_, button) => choose(button),
  undo: (plies) => undo(Number(plies)),
  handOver: (seat, button) => { button.closest("details").open = false; send({ seat: { hand_over: Number(seat), level: button.dataset.level } }); },
  skip: () => send({ skip: true }),
  resign: (seat, button) => { button.closest(".menu").open = false; send({ seat: { resign: Number(seat) } }); },
  end: (wish, button) => { const menu = button.closest(".menu"); if (menu) menu.open = false; send({ end: wish === "true" }); },
  takeBack: (seat) => send({ seat: { take_back: Number(seat) } }),
  curtain: (seat) => send({ curtain: { open: Number(seat), name: byId("curtain-name")?.value } }),
  again: (_, button) => { const item = button.closest(".turn"); if (isWatched(item)) stopWatching(); else watchAgain(item); },
  show: (tab) => { show(tab); measure(); },
  ask: () => ask(),
  help: (chapter) => help(true, byId(chapter)),
};

/** And those of which there is one. */
const BUTTONS = {
  "hold-yes": confirm,
  "hold-no": () => { release(); byId("prompt").focus(); },
  "fold-dock": (button) => button.closest(".dock").toggleAttribute("data-folded"),
  "close-result": () => byId("result").toggleAttribute("data-folded"),
  "scene-on": putAway,
  "close-counsel": () => { byId("counsel").setAttribute("data-folded", ""); byId("ask-help")?.focus(); },
  "open-help": () => help(!isOpen()),
  "close-help": () => help(false),
};

function press(button) {
  const deed = BUTTONS[button.id];
  if (deed) { deed(button); return true; }
  const mark = Object.keys(DEEDS).find((one) => button.dataset[one] !== undefined);
  if (!mark) return false;
  DEEDS[mark](button.dataset[mark], button);
  return true;
}

// ---- What is typed

document.addEventListener("keydown", (event) => {
  const target = event.target;
  if (event.key === "Enter" && target.matches?.("#curtain-name")) return document.querySelector("[data-curtain]").click();
  if (event.key === "Escape") return escape();
  if (isMenu()) return menuKey(event);
  if (event.ctrlKey || event.metaKey || event.altKey || target.matches?.("input, textarea, select")) return;
  if (event.key === "Enter" && typedOut()) return event.preventDefault();
  if (event.key === "Enter" && target.matches?.("[data-walk]")) askWhy(/** @type {Element} */ (target));
  else if ((event.key === "Enter" || event.key === " ") && target.dataset?.spot && !target.matches("button")) {
    event.preventDefault();
    touch(target.dataset.spot, target);
  } else if (/^\d$/.test(event.key)) digit(event.key);
  else if (event.key === "u") document.querySelector("[data-undo]")?.click();
  else if (event.key === "s") document.querySelector("[data-skip]")?.click();
  else if (event.key === "h") document.querySelector("[data-ask]")?.click();
  else if (event.key === "w") walk(true);
  else if (event.key === "?") help(!isOpen());
});

function escape() {
  walk(false);
  if (isMenu()) closeMenu(true);
  else if (noWhy()) byId("prompt").focus();
  else if (isHeld()) { release(); byId("prompt").focus(); }
  else if (isOpen()) help(false);
  else if (document.querySelector("#counsel:not([data-folded]) > section")) byId("close-counsel").click();
  else if (isStaged()) putAway();
}

byId("say-form")?.addEventListener("submit", (event) => {
  event.preventDefault();
  const field = byId("say-text");
  const text = field.value.trim();
  // What cannot be sent yet stays in the field.
  if (!text || send({ chat: text })) field.value = "";
});

// ---- Begin

const stage = document.querySelector("[data-zoom]");
if (stage) zoomable(stage);
soundSwitch(byId("sound"));
for (const list of document.querySelectorAll(".lines")) list.scrollTop = list.scrollHeight;
mine(Boolean(document.querySelector("#prompt .pill.mine")), table.dataset.ply === undefined ? null : Number(table.dataset.ply));
explain();
follow();
measure();
cameBack();
connect(apply);
