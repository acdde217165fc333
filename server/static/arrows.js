// Arrows over the board of a replay, where a choice turned the game: to what was chosen, and to what would have been better. They begin at
// what was touched just before in the same turn, or above their end. The words below the board say the same, and are not drawn over.

import { byId } from "./desk.js";

const turned = () => byId("turned");

/** The thing that stands for a choice, where it is in view. */
function thing(spot) {
  if (!spot) return null;
  const name = CSS.escape(spot);
  const all = [...document.querySelectorAll(`.panel [data-spot="${name}"], .panel #${name}`)];
  return all.find((one) => one.checkVisibility({ visibilityProperty: true })) ?? null;
}

/** Where a thing lies, if its middle is in view. */
function lies(element) {
  const rect = (element?.querySelector(".hit") ?? element)?.getBoundingClientRect();
  if (!rect?.width) return null;
  const at = { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2, rect };
  const stage = element.closest(".stage")?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  return at.x >= stage.left && at.x <= stage.right && at.y >= stage.top && at.y <= stage.bottom ? at : null;
}

/** The line of an arrow from one place to another, bent to one side, and where its word stands. */
function bent(from, to, side) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const short = Math.max(.4, 1 - Math.min(to.rect.width, to.rect.height) * .35 / length);
  const [x, y] = [from.x + dx * short, from.y + dy * short];
  const bow = side * Math.min(48, length / 5) / length;
  const [cx, cy] = [(from.x + x) / 2 - dy * bow, (from.y + y) / 2 + dx * bow];
  return { line: `M${from.x} ${from.y}Q${cx} ${cy} ${x} ${y}`, word: { x: (from.x + 2 * cx + x) / 4, y: (from.y + 2 * cy + y) / 4 } };
}

/** The line of an arrow that only comes down to a place, or up where there is no room above. Below the board it is short, with its word aside. */
function upright(to, aside, docked) {
  const x = to.x + aside;
  if (docked) return { line: `M${x} ${to.rect.top - 24}V${to.rect.top + 6}`, word: { x: x + 48, y: to.rect.top - 10 } };
  const above = to.rect.top > 130;
  const tip = above ? to.rect.top + Math.min(10, to.rect.height / 3) : to.rect.bottom - Math.min(10, to.rect.height / 3);
  const tail = tip + (above ? -54 : 54);
  return { line: `M${x} ${tail}V${tip}`, word: { x, y: above ? tail - 6 : tail + 18 } };
}

/** Where an arrow to the board comes from: what lies below the board sends it from the board's edge. */
function leaves(element) {
  const at = lies(element);
  const stage = document.querySelector(".stage").getBoundingClientRect();
  return at && element.closest(".dock") ? { ...at, y: stage.bottom - 30 } : at;
}

/** Draws both arrows as things lie now. */
function draw() {
  const { from, made, better } = turned().dataset;
  const source = thing(from);
  for (const [way, spot, side] of [["made", made, -1], ["better", better, 1]]) {
    const group = byId(`arrow-${way}`);
    const target = thing(spot);
    const to = lies(target);
    const start = target?.closest(".stage") ? leaves(source) : lies(source);
    group.toggleAttribute("hidden", !to);
    if (!to) continue;
    const aside = made === better ? Number(side) * Math.min(40, to.rect.width / 3) : 0;
    const apart = start && from !== spot && Math.hypot(to.x - start.x, to.y - start.y) > 60;
    const { line, word } = apart ? bent(start, { ...to, x: to.x + aside }, Number(side)) : upright(to, aside, Boolean(target.closest(".dock")));
    for (const path of group.querySelectorAll("path")) path.setAttribute("d", line);
    const text = group.querySelector("text");
    text.setAttribute("x", String(Math.max(48, Math.min(innerWidth - 48, word.x))));
    text.setAttribute("y", String(word.y));
  }
}

/** Another moment is shown: what the arrows point at is marked, and brought into view. */
export function point() {
  for (const way of ["made", "better"]) {
    for (const old of document.querySelectorAll(`.panel .way-${way}`)) old.classList.remove(`way-${way}`);
    const target = thing(turned().dataset[way]);
    target?.classList.add(`way-${way}`);
    target?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
  // What was chosen cannot be chosen again.
  for (const open of document.querySelectorAll(".panel [data-spot][tabindex]")) open.removeAttribute("tabindex");
  draw();
}

addEventListener("resize", draw);
document.addEventListener("scroll", draw, true);
setInterval(draw, 400);
