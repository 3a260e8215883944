import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Frames } from "./frames";

describe("what arrives in one burst", () => {
  let shown: number[];
  let frames: Frames;
  const burst = (...numbers: number[]): void => {
    for (const number of numbers) frames.show(() => shown.push(number));
  };
  beforeEach(() => {
    vi.useFakeTimers();
    shown = [];
    frames = new Frames();
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it("is shown one by one, each after the one before was painted", () => {
    burst(1, 2, 3);
    expect(shown).toEqual([1]);
    vi.advanceTimersToNextFrame();
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([1, 2]);
    vi.runAllTimers();
    expect(shown).toEqual([1, 2, 3]);
  });
  it("is shown at once where nothing came before", () => {
    burst(1);
    vi.runAllTimers();
    burst(2);
    expect(shown).toEqual([1, 2]);
  });
  it("waits until a press that was made before it is painted", () => {
    frames.paintFirst();
    burst(1);
    expect(shown).toEqual([]);
    vi.advanceTimersToNextFrame();
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([1]);
    vi.runAllTimers();
    burst(2);
    expect(shown).toEqual([1, 2]);
  });
  it("does not wait for a frame on a page that nobody sees", () => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    burst(1, 2, 3);
    expect(shown).toEqual([1, 2, 3]);
  });
  it("goes on where the page is hidden before it was painted", () => {
    vi.spyOn(globalThis, "requestAnimationFrame").mockReturnValue(0);
    burst(1, 2);
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual([1, 2]);
  });
  it("is forgotten with its table", () => {
    burst(1, 2);
    frames.drop();
    vi.runAllTimers();
    expect(shown).toEqual([1]);
  });
});
