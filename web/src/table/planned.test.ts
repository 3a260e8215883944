import { describe, expect, it } from "vitest";
import type { GameTexts } from "../i18n/i18n.svelte";
import type { MessageWire, TriedWire } from "../net/types";
import { stopsBefore, wordsOf } from "./planned";

const said = (key: string): MessageWire => ({ key, args: {}, rule: "" });
const tried = (change: Partial<TriedWire>): TriedWire => ({
  labels: [said("do-attack"), said("do-fight")],
  status: "ok",
  stop: null,
  why: null,
  told: [],
  said: [],
  forecast: null,
  way: [],
  arrows: [],
  is_open: false,
  ...change,
});
const texts = { line: ({ key }: MessageWire) => key } as unknown as GameTexts;

describe("the words of a step", () => {
  it("are what would be told of it, in the present: it has not happened", () => {
    const step = tried({ told: [said("moved"), said("conquered")], said: [said("marches"), said("takes")] });
    expect(wordsOf(texts, step)).toEqual({ title: "marches", more: ["takes"] });
  });
  it("have those acts besides whose things are not in the sentence", () => {
    const about = (key: string, target: string): MessageWire => ({ ...said(key), args: { target } });
    const labels = [about("do-play", "card.guide"), said("do-move"), about("do-march", "space.gades")];
    const step = tried({ labels, said: [{ ...said("marches"), args: { goal: "space.gades" } }] });
    expect(wordsOf(texts, step)).toEqual({ title: "marches", more: ["do-play"] });
  });
  it("are its acts where nobody can know what they bring", () => {
    const step = tried({ status: "stop", stop: "chance", told: [said("attacks")] });
    expect(wordsOf(texts, step)).toEqual({ title: "do-attack · do-fight", more: [] });
  });
});

it("knows after which step nobody can foresee each is tried", () => {
  expect(stopsBefore([tried({}), tried({ status: "stop", stop: "chance" }), tried({}), tried({})])).toEqual([
    0, 0, 2, 2,
  ]);
});
