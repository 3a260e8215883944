// A long press looks and does not click; a tap clicks.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchLongPress } from "./longpress";

let place: HTMLElement;
let end: () => void;
const clicked = vi.fn();
const ended = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  place = document.createElement("button");
  place.addEventListener("click", clicked);
  document.body.replaceChildren(place);
  end = watchLongPress(document.documentElement, (target) => (target === place ? ended : null));
});
afterEach(() => {
  end();
  place.remove();
  vi.useRealTimers();
  vi.clearAllMocks();
});

const touch = (name: string, x = 0): void =>
  void place.dispatchEvent(
    Object.assign(new Event(name, { bubbles: true, cancelable: true }), {
      pointerType: "touch",
      clientX: x,
      clientY: 0,
    }),
  );
function hold(ms: number, x = 0): void {
  touch("pointerdown");
  touch("pointermove", x);
  vi.advanceTimersByTime(ms);
  touch("pointerup", x);
  place.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

it("lets a tap through", () => {
  hold(100);
  expect(clicked).toHaveBeenCalledOnce();
});
it("keeps a long press from clicking, until the next touch", () => {
  hold(600);
  expect(clicked).not.toHaveBeenCalled();
  expect(ended).not.toHaveBeenCalled();
  hold(100);
  expect(ended).toHaveBeenCalledOnce();
  expect(clicked).toHaveBeenCalledOnce();
});
it("takes a finger that strays for a drag", () => {
  hold(600, 30);
  expect(clicked).toHaveBeenCalledOnce();
});
