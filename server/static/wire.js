// The line to the house: a socket that connects again by itself. Frames are unpacked one after the other and handed on; what is
// sent while somebody waits for an answer keeps further clicks back.

import { byId, table } from "./desk.js";
import { answer, attend } from "./lesson.js";

let socket = null;
let wait = 500;
/** @type {Promise<any>} */
let inbox = Promise.resolve();

/** The number of the last message that this page contains. */
let seen = Number(table.dataset.seen);

/** Opens the line; whatever comes is handed to `apply`. */
export function connect(apply) {
  if (isLesson()) return attend(apply);
  const address = new URL(`/table/${table.dataset.table}/socket?seen=${seen}&pieces=1`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  socket = new WebSocket(address);
  socket.binaryType = "arraybuffer";
  socket.onopen = () => { wait = 500; byId("offline").hidden = true; table.dataset.live = ""; for (const message of waiting.values()) send(message); waiting.clear(); };
  // Frames are unpacked one after the other, so that they keep their order.
  socket.onmessage = ({ data }) => { inbox = inbox.then(() => unpack(data)).then(apply).catch(lost); };
  socket.onclose = () => {
    socket = null;
    delete table.dataset.live;
    idle();
    byId("offline").hidden = false;
    setTimeout(connect, wait * (.75 + Math.random() / 2), apply);
    wait = Math.min(wait * 1.8, 15000);
  };
  again = () => { wait = 500; if (!socket) connect(apply); };
}

/** Is it the table of a lesson? Nothing of it is kept, so it needs no line. */
export const isLesson = () => table.dataset.lesson !== undefined;

let again = () => {};
addEventListener("online", () => again());

/** This message has been shown. */
export function has(n) {
  seen = n;
  table.dataset.seen = String(n);
}

/** What cannot be applied is told to the console; then everything is asked for anew. */
function lost(error) {
  reportError(error);
  seen = 0;
  socket?.close();
}

/** @returns {Promise<TableMessage>} */
async function unpack(data) {
  const message = JSON.parse(typeof data === "string" ? data : await inflate(data));
  for (const [id, told] of Object.entries(message.panels ?? {})) message.panels[id] = whole(id, told);
  return message;
}

function inflate(data) {
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Response(stream).text();
}

/** The pieces of panels as they are now. */
const pieces = new Map();

/** The markup of a panel: it comes whole, or piece by piece, a pair of numbers for pieces that stay: from this one up to that one. */
function whole(id, told) {
  const had = pieces.get(id) ?? [];
  const kept = ([from, to]) => {
    if (to > had.length) throw new Error(`${id} lacks a piece`);
    return had.slice(from, to);
  };
  const now = [told].flat().flatMap((bit) => (typeof bit === "string" ? bit : kept(bit)));
  pieces.set(id, now);
  return now.join("");
}

/**
 * Sends something, and says whether it could be sent.
 * @param {TableWord} message
 */
export function send(message) {
  if (isLesson()) return answer(message);
  const open = socket?.readyState === WebSocket.OPEN;
  if (open) socket.send(JSON.stringify(message));
  else idle();
  return open;
}

/**
 * What waits for the line to open, the last of each kind.
 * @type {Map<string, TableWord>}
 */
const waiting = new Map();

/**
 * Asks something now, or as soon as the line is open: a question keeps, a move does not.
 * @param {TableWord} message
 */
export function soon(message) {
  if (!send(message)) waiting.set(Object.keys(message)[0], message);
}
if (!isLesson()) setInterval(() => send({ ping: 1 }), 25000);

let timer = 0;

/** The answer has come: one may click again. */
export function idle() {
  clearTimeout(timer);
  document.body.classList.remove("busy");
}

/** Is an answer still to come? If not, one is from now on. */
export function busy() {
  if (document.body.classList.contains("busy")) return true;
  document.body.classList.add("busy");
  timer = setTimeout(idle, 4000);
  return false;
}
