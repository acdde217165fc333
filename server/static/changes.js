// What has changed since my last move is marked until I act: pieces that lie elsewhere, heaps that grew or shrank, numbers that are
// others. What counts is where a thing stands in the page, not where on the screen.

import { byId, table } from "./desk.js";
import { parse } from "./morph.js";

/** How things stand below these nodes. */
function stands(nodes) {
  const state = new Map();
  for (const node of nodes) {
    for (const element of node.querySelectorAll("[data-piece], [data-heap], [id].num")) {
      const name = element.dataset.piece ?? element.id;
      if (state.has(name)) continue;
      const place = element.parentElement?.closest("[id]")?.id ?? "";
      state.set(name, element.dataset.count ?? (element.matches(".num") ? element.textContent : place));
    }
  }
  return state;
}

const panels = () => [...document.querySelectorAll(".panel")];

let before = null;
let acted = false;

/** I have acted: from what comes of it on, changes are news. */
export function fromNowOn() {
  acted = true;
  for (const element of document.querySelectorAll("[data-since]")) element.removeAttribute("data-since");
}

/** Marks what is other than it was. */
export function markChanges() {
  if (acted || !before) {
    acted = false;
    before = stands(panels());
    return;
  }
  const now = stands(panels());
  for (const element of document.querySelectorAll(".panel :is([data-piece], [data-heap], [id].num)")) {
    const name = element.dataset.piece ?? element.id;
    element.toggleAttribute("data-since", before.get(name) !== now.get(name));
  }
}

/** Who comes back is shown what changed while they were away. */
export async function cameBack() {
  before = stands(panels());
  if (table.dataset.lesson !== undefined || !document.querySelector("#log .since")) return;
  const answer = await fetch(`/table/${table.dataset.table}/since`).catch(() => null);
  const [then] = answer?.ok ? await answer.json() : [];
  if (!then || acted) return;
  const parts = Object.entries(then.panels).map(([id, markup]) => {
    const panel = document.createElement("div");
    panel.id = id;
    panel.append(parse(markup));
    const part = document.createElement("div");
    part.append(panel);
    return part;
  });
  before = stands(parts);
  markChanges();
}
