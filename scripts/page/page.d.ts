// What the scripts of the pages meet, for the type checker: the elements of our own pages, and the messages of a table's
// socket as docs/web.md describes them.

// Selectors find what we have drawn: form fields, folds, pieces. Which of them it is, the selector says.
interface Element {
  readonly dataset: DOMStringMap;
  hidden: boolean;
  open: boolean;
  value: any;
  readonly form: HTMLFormElement;
  click(): void;
  focus(options?: FocusOptions): void;
  select(): void;
}

// Events that bubble up to the document come from elements.
interface EventTarget {
  readonly dataset?: DOMStringMap;
  closest?(selectors: string): Element | null;
  matches?: any;
}

interface Node {
  contains(other: EventTarget | null): boolean;
}

/** What the server tells a table's page. */
interface TableMessage {
  n?: number;
  fresh?: true;
  reload?: true;
  refused?: string;
  pong?: number;
  why?: string;
  /** Put together where they came in pieces. */
  panels?: Record<string, string>;
  keep?: number;
  log?: string[];
  turns?: Record<string, string>;
  chat?: string[];
  since?: string;
  mine?: boolean;
  ply?: number;
  say?: string[];
  sound?: "move" | "turn" | "over" | "chat";
  title?: string;
}

/** What a table's page tells the server. */
type TableWord =
  | { play: { ply: number | null; back: number; actions: string[] } }
  | { undo: { ply: number | null; plies: number } }
  | { ask: { ply: number } }
  | { guard: { ply: number } }
  | { chat: string }
  | { seat: { hand_over: number; level: string } | { take_back: number } | { resign: number } }
  | { end: boolean }
  | { skip: boolean }
  | { curtain: { open: number; name?: string } }
  | { why: string }
  | { ping: number };
