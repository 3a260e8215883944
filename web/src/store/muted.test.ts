import { beforeEach, describe, expect, it } from "vitest";
import type { ChatWire } from "../net/types";
import { Muted } from "./muted.svelte";

const said = (text: string, seat: string | null, name = "X"): ChatWire => ({
  seat,
  name,
  text,
  at: "",
  ply: 0,
  to: null,
  person: "",
});
const LINES = [said("one", "white"), said("two", "orange"), said("three", "white"), said("four", null, "Onlooker")];

beforeEach(() => localStorage.clear());

describe("muting", () => {
  it("hides what a speaker has said and says how much that is", () => {
    const muted = new Muted("t");
    muted.toggle(said("", "white"));
    expect(muted.heard(LINES).map(({ text }) => text)).toEqual(["two", "four"]);
    expect(muted.silenced(LINES).map(({ line, count }) => [line.text, count])).toEqual([["three", 2]]);
    muted.toggle(said("", "white"));
    expect(muted.heard(LINES).length).toBe(4);
  });
  it("is remembered for this table and no other", () => {
    new Muted("t").toggle(said("", null, "Onlooker"));
    expect(new Muted("t").heard(LINES).map(({ text }) => text)).toEqual(["one", "two", "three"]);
    expect(new Muted("u").heard(LINES).length).toBe(4);
  });
});
