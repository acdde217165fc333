// What is chosen, and what waits until it is confirmed. Nothing here decides what is legal: all choices are buttons of the house.

import { byId, said, table } from "./desk.js";
import { closeMenu, whenMeant } from "./pointing.js";
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
whenMeant(choose);

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
