// The first game is guided: what a kind of question is about is told to whoever meets it for the first time, and never again.

import { table } from "./desk.js";

const met = new Set(table.dataset.met?.split(" "));
let told = null;

/** Shows what is told about the present question, if it is a new one. */
export function explain() {
  const line = document.querySelector("#prompt [data-first]");
  told = null;
  if (!line || table.dataset.met === undefined || met.has(line.dataset.first)) return;
  line.hidden = false;
  told = line.dataset.first;
}

/** The question is being answered: now I know it. */
export function understood() {
  if (!told || met.has(told)) return;
  met.add(told);
  fetch(`/learn/${table.dataset.game}/met`, { method: "POST", body: new URLSearchParams({ what: told }) }).catch(() => {});
}
