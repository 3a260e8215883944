import { beforeEach, expect, it, test, vi } from "vitest";
import type { PlayModel } from "../store/play.svelte";
import { handleKey } from "./keyboard";

const undo = vi.fn();
const takesBack = { step: 7, start: 3, free: false, label: { key: "placed", args: {}, rule: "" } };
const step = vi.fn();
const play = {
  lastLaid: null,
  store: { acting: { takesBack, undo } },
  dispatch: { isOpen: false },
  replay: { step, toggle: step },
} as unknown as PlayModel;

function press(key: string, keys: KeyboardEventInit = {}, tag = "div", role?: string): boolean {
  const event = new KeyboardEvent("keydown", { key, cancelable: true, ...keys });
  const target = document.createElement(tag);
  if (role !== undefined) target.setAttribute("role", role);
  target.addEventListener("keydown", () => handleKey(event, play));
  target.dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => {
  undo.mockClear();
  step.mockClear();
});

it("steps through the plies after a button was clicked, and leaves their arrows to tabs and numbers", () => {
  expect(press("ArrowLeft", {}, "button")).toBe(true);
  expect(step.mock.calls).toEqual([[-1]]);
  expect(press("ArrowLeft", {}, "button", "tab")).toBe(false);
  expect(press(" ", {}, "button")).toBe(false);
  expect(step).toHaveBeenCalledTimes(1);
});

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
