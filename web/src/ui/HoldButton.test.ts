import { fireEvent, render, within } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import HoldButton from "./HoldButton.svelte";

const children = createRawSnippet(() => ({ render: () => "<span>Attack</span>" }));
let confirmed: number;
let button: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  confirmed = 0;
  const { container } = render(HoldButton, { onconfirm: () => confirmed++, children });
  button = within(container).getByRole("button");
});
afterEach(() => vi.useRealTimers());

describe("confirmation in place", () => {
  it("wants a second click", async () => {
    await fireEvent.click(button);
    expect(confirmed).toBe(0);
    await fireEvent.click(button);
    expect(confirmed).toBe(1);
  });
  it("forgets the first click after a while", async () => {
    await fireEvent.click(button);
    await vi.advanceTimersByTimeAsync(6000);
    await fireEvent.click(button);
    expect(confirmed).toBe(0);
  });
  it("remembers it where there is something to read", async () => {
    const { container } = render(HoldButton, { onconfirm: () => confirmed++, children, isLasting: true });
    const reading = within(container).getByRole("button");
    await fireEvent.click(reading);
    await vi.advanceTimersByTimeAsync(60_000);
    await fireEvent.click(reading);
    expect(confirmed).toBe(1);
  });
  it("or a hold, and the click that ends the hold does nothing more", async () => {
    await fireEvent.pointerDown(button, { button: 0 });
    await vi.advanceTimersByTimeAsync(700);
    expect(confirmed).toBe(1);
    await fireEvent.pointerUp(button);
    await fireEvent.click(button);
    expect(confirmed).toBe(1);
  });
  it("or Enter that is held, and its end does nothing more", async () => {
    await fireEvent.keyDown(button, { key: "Enter" });
    await fireEvent.keyDown(button, { key: "Enter", repeat: true });
    await vi.advanceTimersByTimeAsync(700);
    expect(confirmed).toBe(1);
    await fireEvent.keyUp(button, { key: "Enter" });
    expect(confirmed).toBe(1);
    expect(button.classList.contains("armed")).toBe(false);
  });
  it("Enter twice, for hands that cannot hold", async () => {
    for (const expected of [0, 1]) {
      await fireEvent.keyDown(button, { key: "Enter" });
      await fireEvent.keyUp(button, { key: "Enter" });
      expect(confirmed).toBe(expected);
    }
  });
  it("not a hold that is broken off", async () => {
    await fireEvent.pointerDown(button, { button: 0 });
    await vi.advanceTimersByTimeAsync(300);
    await fireEvent.pointerLeave(button);
    await vi.advanceTimersByTimeAsync(1000);
    expect(confirmed).toBe(0);
  });
});
