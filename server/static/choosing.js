// What is chosen: by a button, by its number, or by a touch of the thing on the board that stands for it. Nothing here decides what
// is legal: a touch is a click on the button with the same spot.

import { byId, choices, listed, table } from "./desk.js";
import { busy, isLesson, send, soon } from "./wire.js";

/** The ply that goes back with a move or an undo; nobody else learns it. */
let ply = table.dataset.ply === undefined ? null : Number(table.dataset.ply);
export const nowAt = (at) => { ply = at ?? null; };

/** What else ends when something is chosen, as an earlier turn that is being watched. */
const ends = [];
export const whenChosen = (end) => ends.push(end);

export function choose(button) {
  const warning = guarded() ? warningOf(button) : null;
  const asks = warning || (button.dataset.ends !== undefined && confirms());
  if (asks && held !== button && !isLesson()) return hold(button, warning);
  release();
  if (busy()) return;
  closeMenu();
  for (const end of ends) end();
  send({ play: { ply, back: Number(button.dataset.back ?? 0), actions: JSON.parse(button.dataset.play) } });
}

/** Asks what a strong bot would do. */
export function ask() {
  byId("counsel").removeAttribute("data-folded");
  if (ply !== null) soon({ ask: { ply } });
}

export function undo(plies) {
  release();
  if (busy()) return;
  send({ undo: { ply, plies } });
}

// ---- A turn is confirmed before it passes

/** Does whoever plays here like to be asked before their turn passes? Newcomers do; in a lesson the narrator holds back what is not meant. */
const confirms = () => isLesson() || !/(?:^|; )confirm=off/.test(document.cookie);

/** The choice that waits to be confirmed: its turn stays open until then, and nobody hears of it. */
let held = null;
export const isHeld = () => held !== null;
export const confirm = () => held && choose(held);

/** What a button says, without its number and its section of the rules. */
const said = (button) => (button.querySelector("span") ?? button).cloneNode(true).childNodes;

/** Does whoever plays here like to be warned before a choice that loses much? */
const guarded = () => /(?:^|; )guard=on/.test(document.cookie);

/** What the house would warn of, should this be chosen: it has thought about the position meanwhile. */
function warningOf(button) {
  const first = JSON.parse(button.dataset.play)[0];
  const warned = [...document.querySelectorAll("#guard [data-warns]")].find((one) => one.dataset.warns === first);
  return Number(button.dataset.back ?? 0) === 0 && warned ? warned.textContent : null;
}

/** Something is asked of me: the house may think about it, so that it can warn me. */
export function watchOver(now) {
  if (now && ply !== null && guarded()) soon({ guard: { ply } });
}

// Whoever wishes for a guard in the middle of a question has one at once.
document.addEventListener("taste", (event) => {
  if (/** @type {CustomEvent} */ (event).detail === "guard") watchOver(Boolean(document.querySelector("#prompt .pill.mine")));
});

function hold(button, warning = null) {
  release();
  closeMenu();
  held = button;
  byId("hold").querySelector(".sentence").replaceChildren(...said(button));
  const word = byId("hold-warning");
  word.textContent = warning ?? "";
  word.hidden = !warning;
  byId("hold").hidden = false;
  table.dataset.held = "";
  const spot = button.dataset.spot;
  if (spot) for (const thing of document.querySelectorAll(`.panel [data-spot="${CSS.escape(spot)}"]`)) thing.classList.add("held");
  byId("hold-yes").focus();
}

/** Nothing waits to be confirmed any more, nor follows by itself. */
export function release() {
  clearTimeout(following);
  if (!held) return;
  held = null;
  byId("hold").hidden = true;
  delete table.dataset.held;
  for (const thing of document.querySelectorAll(".held[data-spot]")) thing.classList.remove("held");
}

let following = 0;
/** What follows from my own clicks waits for me; if I do not like to be asked, only for a moment, in which it can be taken back. */
export function follow() {
  clearTimeout(following);
  const button = document.querySelector("#choices [data-follows]");
  if (!button || confirms()) return;
  button.classList.add("following");
  following = setTimeout(() => { if (button.isConnected) choose(button); }, 2500 + Math.random() * 1000);
}

// ---- A touch of the board

/** A click on a thing: play its choice, or ask which of them is meant. */
export function touch(spot, element) {
  const meant = choices().filter((button) => button.dataset.spot === spot);
  if (meant.length === 1) choose(meant[0]);
  else if (meant.length > 1) openMenu(meant, element);
  return meant.length > 0;
}

let menu = null;
let menuFor = null;
export const isMenu = () => menu !== null;
export const outsideMenu = (target) => menu && !menu.contains(target);

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
    item.append(...said(button));
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

export function closeMenu(refocus = false) {
  menu?.remove();
  if (menu && refocus) menuFor?.focus?.();
  menu = menuFor = null;
}

/** In a menu the arrows go round and Tab does not lead out. */
export function menuKey(event) {
  const items = [...menu.children];
  const at = items.indexOf(document.activeElement);
  const step = { ArrowDown: 1, ArrowUp: -1, Tab: event.shiftKey ? -1 : 1 }[event.key];
  if (!step) return;
  event.preventDefault();
  items[(at + step + items.length) % items.length].focus();
}

// ---- Numbers

let typed = "";
let typing = 0;

/** A digit of a choice's number. Where another digit could follow, as in 1 and 12, what it means so far waits a moment. */
export function digit(key) {
  clearTimeout(typing);
  typed = numbered(typed + key) ? typed + key : key;
  const meant = numbered(typed);
  if (!meant) { typed = ""; return; }
  const goesOn = listed().some((button) => button.dataset.key !== typed && button.dataset.key?.startsWith(typed));
  if (!goesOn) return take(meant);
  mark(meant);
  typing = setTimeout(take, 800, meant);
}

/** Enter means the number that was typed. */
export function typedOut() {
  const meant = typed && numbered(typed);
  if (meant) take(meant);
  return Boolean(meant);
}

const numbered = (number) => listed().find((button) => button.dataset.key === number);

function mark(button) {
  for (const other of document.querySelectorAll("#choices .typed")) other.classList.remove("typed");
  if (!button) return;
  const fold = button.closest("details");
  if (fold) fold.open = true;
  button.classList.add("typed");
  button.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function take(button) {
  clearTimeout(typing);
  typed = "";
  mark(null);
  if (button.isConnected) choose(button);
}
