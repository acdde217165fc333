// Which choice is meant: by a touch of the thing on the board that stands for it, with a menu where several do, or by its number.
// A touch is a click on the button with the same spot.

import { choices, listed, said } from "./desk.js";

/** What happens to a choice that is meant. */
let choose = (_button) => {};
export const whenMeant = (then) => { choose = then; };

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
