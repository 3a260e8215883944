import { beforeEach, expect, it, test, vi } from "vitest";
import type { PlayModel } from "../store/play.svelte";
import { handleKey } from "./keyboard";

const undo = vi.fn();
const takesBack = { step: 7, start: 3, free: false, label: { key: "placed", args: {}, rule: "" } };
const play = { lastLaid: null, store: { acting: { takesBack, undo } } } as unknown as PlayModel;

function press(key: string, keys: KeyboardEventInit = {}, tag = "div"): boolean {
  const event = new KeyboardEvent("keydown", { key, cancelable: true, ...keys });
  const target = document.createElement(tag);
  target.addEventListener("keydown", () => handleKey(event, play));
  target.dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => undo.mockClear());

test.each([
  ["u", {}],
  ["Backspace", {}],
  ["z", { ctrlKey: true }],
  ["z", { metaKey: true }],
])("%s takes back one step (%o)", (key, keys) => {
  expect(press(key, keys)).toBe(true);
  expect(undo.mock.calls).toEqual([[7]]);
});

it("leaves to a field what is written in it", () => {
  expect(press("z", { ctrlKey: true }, "textarea")).toBe(false);
  expect(press("Backspace", {}, "input")).toBe(false);
  expect(undo).not.toHaveBeenCalled();
});

it("leaves the browser its own shortcuts", () => {
  for (const key of ["u", "r", "1", "x"]) expect(press(key, { ctrlKey: true })).toBe(false);
  expect(press("Z", { ctrlKey: true, shiftKey: true })).toBe(false);
  expect(undo).not.toHaveBeenCalled();
});
