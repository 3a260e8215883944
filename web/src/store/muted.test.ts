import { beforeEach, describe, expect, it } from "vitest";
import type { ChatWire } from "../net/types";
import { Muted } from "./muted.svelte";

const said = (id: number, seat: string | null, name = "X"): ChatWire => ({ id, seat, name, text: "hello", at: "", ply: 0, to: null });
const LINES = [said(1, "white"), said(2, "orange"), said(3, "white"), said(4, null, "Onlooker")];

beforeEach(() => localStorage.clear());

describe("muting (N1)", () => {
  it("hides what a speaker has said and says how much that is", () => {
    const muted = new Muted("t");
    muted.toggle(said(9, "white"));
    expect(muted.heard(LINES).map(({ id }) => id)).toEqual([2, 4]);
    expect(muted.silenced(LINES).map(({ line, count }) => [line.id, count])).toEqual([[3, 2]]);
    muted.toggle(said(9, "white"));
    expect(muted.heard(LINES).length).toBe(4);
  });
  it("is remembered for this table and no other", () => {
    new Muted("t").toggle(said(1, null, "Onlooker"));
    expect(new Muted("t").heard(LINES).map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(new Muted("u").heard(LINES).length).toBe(4);
  });
});
