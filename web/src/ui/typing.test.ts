import { expect, test } from "vitest";
import { isTyping } from "./typing";

function pressedOn(tag: string, type = ""): boolean {
  const element = document.createElement(tag);
  if (element instanceof HTMLInputElement) element.type = type;
  let typing = false;
  element.addEventListener("keydown", (event) => (typing = isTyping(event)));
  element.dispatchEvent(new KeyboardEvent("keydown", { key: "1" }));
  return typing;
}

test.each(["text", "search", "password", "number"])("a key in an input for %s is written", (type) => {
  expect(pressedOn("input", type)).toBe(true);
});

test.each(["radio", "checkbox", "range"])("a key on an input of type %s belongs to the table", (type) => {
  expect(pressedOn("input", type)).toBe(false);
});

test("texts and lists take letters, buttons and places do not", () => {
  expect([pressedOn("textarea"), pressedOn("select"), pressedOn("button"), pressedOn("div")]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
