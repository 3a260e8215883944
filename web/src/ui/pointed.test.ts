import { beforeAll, expect, it } from "vitest";
import { watchPointing } from "./pointed";

const page = document.createElement("div");
const [place, other] = ["button", "button"].map((tag) => page.appendChild(document.createElement(tag)));

beforeAll(() => watchPointing(page));

const press = (key: string): boolean => page.dispatchEvent(new KeyboardEvent("keydown", { key }));
const focus = (on: HTMLElement | undefined): void =>
  void on?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));

it("a key after a click moves nothing, so the page stays marked as pointed at", () => {
  place?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  focus(place);
  press("u");
  expect(page.dataset.pointed).toBe("");
});

it("a key that moves the focus takes the mark away", () => {
  press("Tab");
  focus(other);
  expect(page.dataset.pointed).toBeUndefined();
});
