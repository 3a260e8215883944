import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { StateUpdate } from "../net/types";
import { settings } from "../settings/settings.svelte";
import { Pacer } from "./pacer.svelte";

const update = (seq: number, lines = 1): StateUpdate =>
  ({ kind: "state", seq, log: Array.from({ length: lines }, () => ({ ply: seq })) }) as unknown as StateUpdate;

let shown: number[];
let pacer: Pacer;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  pacer = new Pacer(({ seq }) => void shown.push(seq));
  settings.pace = "normal";
});
afterEach(() => vi.useRealTimers());

describe("what others do", () => {
  it("is shown one act after the other", () => {
    for (const seq of [1, 2, 3]) pacer.take(update(seq), false);
    vi.advanceTimersByTime(0);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(700);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(700);
    expect(shown).toEqual([1, 2, 3]);
  });
  it("is finished at once by a click, and by an answer to my own act", () => {
    for (const seq of [1, 2, 3]) pacer.take(update(seq), false);
    pacer.flush();
    expect([shown, pacer.left]).toEqual([[1, 2, 3], 0]);
    pacer.take(update(4), false);
    pacer.take(update(5), true);
    expect(shown).toEqual([1, 2, 3, 4, 5]);
  });
  it("never takes long, however much has piled up", () => {
    for (let seq = 1; seq <= 40; seq += 1) pacer.take(update(seq), false);
    vi.advanceTimersByTime(30_000);
    expect(shown.length).toBe(40);
  });
  it("needs no time where nothing is told", () => {
    pacer.take(update(1), false);
    pacer.take(update(2, 0), false);
    pacer.take(update(3), false);
    vi.advanceTimersByTime(0);
    expect(shown).toEqual([1, 2]);
  });
  it("comes at once where fast was chosen", () => {
    settings.pace = "fast";
    for (const seq of [1, 2]) pacer.take(update(seq), false);
    expect(shown).toEqual([1, 2]);
  });
  it("waits for the viewer in steps, however long", () => {
    settings.pace = "step";
    for (const seq of [1, 2]) pacer.take(update(seq), false);
    vi.advanceTimersByTime(60_000);
    expect([shown, pacer.isStepping, pacer.left]).toEqual([[], true, 2]);
    pacer.next();
    expect(shown).toEqual([1]);
    pacer.next();
    expect([shown, pacer.isStepping]).toEqual([[1, 2], false]);
  });
});
