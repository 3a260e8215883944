// Keys act on the table only while nothing is being written.

/** Inputs that take no letters: whoever has just clicked a language or a filter goes on with the keys of the table. */
const WORDLESS = ["radio", "checkbox", "range", "button", "submit"];

export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target;
  if (target instanceof HTMLInputElement) return !WORDLESS.includes(target.type);
  return target instanceof HTMLElement && (target.isContentEditable || ["TEXTAREA", "SELECT"].includes(target.tagName));
}
