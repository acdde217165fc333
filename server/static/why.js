// Why not? A touch of something that cannot be chosen now asks the house for the rule that forbids it.

import { byId } from "./desk.js";
import { parse } from "./morph.js";
import { soon } from "./wire.js";

const things = ".panel :is([data-spot], [data-piece])";

/** What was asked about; the answer stands beside it. */
let about = null;

/** Asks about the innermost thing under a node; says whether there is one. Only who has to choose is told more than whose turn it is. */
export function askWhy(node) {
  const thing = node.closest(things);
  if (!thing || !document.querySelector("#prompt .pill.mine")) return false;
  about = thing;
  soon({ why: thing.dataset.spot ?? thing.dataset.piece });
  return true;
}

/** The answer. */
export function because(markup) {
  const place = byId("why-not");
  if (!about?.isConnected) return;
  place.replaceChildren(parse(markup));
  place.hidden = false;
  const spot = about.getBoundingClientRect();
  const size = place.getBoundingClientRect();
  const left = Math.max(8, Math.min(innerWidth - size.width - 8, spot.left + spot.width / 2 - size.width / 2));
  const below = spot.bottom + 8 + size.height < innerHeight;
  Object.assign(place.style, { left: `${left}px`, top: `${below ? spot.bottom + 8 : Math.max(8, spot.top - size.height - 8)}px` });
}

/** The answer is put away; says whether there was one. */
export function noWhy() {
  const place = byId("why-not");
  const was = place && !place.hidden;
  if (was) place.hidden = true;
  return was;
}

/** By keys: whatever cannot be chosen can be reached by Tab for a while, and asked about by Enter. */
export function walk(on) {
  const marked = "[data-walk]";
  if (!on) {
    for (const thing of document.querySelectorAll(marked)) { thing.removeAttribute("tabindex"); thing.removeAttribute("data-walk"); }
    return;
  }
  for (const thing of document.querySelectorAll(`${things}:not([tabindex])`)) { thing.setAttribute("tabindex", "0"); thing.setAttribute("data-walk", ""); }
  document.querySelector(marked)?.focus();
}
