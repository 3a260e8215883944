// What the coach points at. Boards and panels name their things by id or data-thing; a style sheet of its own rings
// them, so no game has to know of lessons.
const sheet = new CSSStyleSheet();

const RING = "outline: 3px solid var(--coach); outline-offset: 2px; stroke: var(--coach); stroke-width: calc(5px * var(--line, 1)); stroke-dasharray: 9 6;";

/** "action.recruit" is a button of the action bar; a seat is also behind the players' button of a phone. */
export function selectorsOf(thing: string): string[] {
  const dot = thing.indexOf(".");
  const kind = thing.slice(0, dot);
  if (kind === "action") return [`[data-action=${JSON.stringify(thing.slice(dot + 1))}]`];
  const own = [`[id=${JSON.stringify(thing)}]`, `[data-thing=${JSON.stringify(thing)}]`];
  return kind === "seat" ? [...own, '[data-thing="panel.players"]'] : own;
}

export function pointAt(things: readonly string[]): void {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  sheet.replaceSync(things.length === 0 ? "" : `${things.flatMap(selectorsOf).join(", ")} { ${RING} }`);
}
