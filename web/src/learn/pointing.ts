// What the coach points at. Boards and panels name their things by id or data-thing; a style sheet of its own rings
// them, so no game has to know of lessons.
const sheet = new CSSStyleSheet();

/** A panel fills the column that would cut a ring around it, so its ring lies inside. */
const INSIDE = "outline-offset: -3px; border-radius: var(--r-3);";
const RING =
  "outline: 3px solid var(--coach); outline-offset: 2px; stroke: var(--coach); stroke-width: calc(5px * var(--line, 1)); stroke-dasharray: 9 6;";
/** A tile or card that glows as legal has an outline of its own: this one is stronger. Lands and places of a map have
 *  their borders and rings, and no box around them. */
const GLOWING = "outline: 3px solid var(--coach); outline-offset: 2px;";

/** "action.recruit" is a button of the action bar; a seat is also behind the players' button of a phone. A tile may lie
 *  on display and in the hand: "tile.move take_tile" is the one with which that can be done. */
export function selectorsOf(thing: string): string[] {
  const dot = thing.indexOf(".");
  const kind = thing.slice(0, dot);
  if (kind === "action") return [`[data-action=${JSON.stringify(thing.slice(dot + 1))}]`];
  const [id = "", verb] = thing.split(" ");
  const which = verb === undefined ? "" : `:is(:not([data-verbs]), [data-verbs~=${JSON.stringify(verb)}])`;
  const own = [`[id=${JSON.stringify(id)}]${which}`, `[data-thing=${JSON.stringify(id)}]${which}`];
  return kind === "seat" ? [...own, '[data-thing="panel.players"]'] : own;
}

/** By then the panels around the map have found their size. */
const SETTLED_MS = 350;
let timer: ReturnType<typeof setTimeout> | undefined;

type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

/** Whether the middle of a thing lies outside a window. */
export function isOutside(thing: Box, window: Box): boolean {
  const [x, y] = [(thing.left + thing.right) / 2, (thing.top + thing.bottom) / 2];
  return x < window.left || x > window.right || y < window.top || y > window.bottom;
}

/** The first thing on the map that is spoken of, if a small window does not show it. */
function unseen(things: readonly string[]): string | null {
  for (const thing of things) {
    const found = document.querySelector(`.view :is(${selectorsOf(thing).join(", ")})`);
    const map = found?.closest(".view");
    if (found && map) return isOutside(found.getBoundingClientRect(), map.getBoundingClientRect()) ? thing : null;
  }
  return null;
}

/** A thing that a scrolled panel hides comes into sight; of several the first one. */
function reveal(things: readonly string[]): void {
  for (const thing of [...things].reverse()) {
    for (const found of document.querySelectorAll(selectorsOf(thing).join(", ")))
      if (found.closest(".panels, .shelf") !== null) found.scrollIntoView({ block: "nearest" });
  }
}

/** `lookAt` brings a thing of the map into the middle. */
export function pointAt(things: readonly string[], lookAt?: (thing: string) => void): void {
  if (!document.adoptedStyleSheets.includes(sheet))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const panels = things.filter((thing) => /^(panel|seat)\./.test(thing));
  const rule = (some: readonly string[], style: string): string =>
    some.length === 0 ? "" : `${some.flatMap(selectorsOf).join(", ")} { ${style} }`;
  const all = things.flatMap(selectorsOf).join(", ");
  const special =
    all === "" ? "" : `:is(path, circle):is(${all}) { outline: none; } :root button:is(${all}) { ${GLOWING} }`;
  sheet.replaceSync(rule(things, RING) + rule(panels, INSIDE) + special);
  clearTimeout(timer);
  timer = setTimeout(() => {
    reveal(things);
    const far = unseen(things);
    if (far !== null) lookAt?.(far);
  }, SETTLED_MS);
}
