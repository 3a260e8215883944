import { describe, expect, it } from "vitest";
import type { OptionWire } from "../net/types";
import { byTarget, layOut, verbOf } from "./options";

function option(verb: string, target: string | number | null = null): OptionWire {
  return {
    action: `${verb} ${target ?? ""}`.trim(),
    verb,
    target,
    label: { key: verb, args: {}, rule: "" },
    hint: null,
    forecast: null,
    ends_undo: null,
  };
}
const regions = (verb: string, n: number): OptionWire[] =>
  Array.from({ length: n }, (_, i) => option(verb, `region.r${i}`));

describe("the action bar", () => {
  it("shows a few options one by one, what finishes something on the right", () => {
    const { acts, finish } = layOut(
      [option("acquire", "region.elmet"), option("done"), option("reinforce", "region.kent")],
      ["done"],
    );
    expect(acts.map((entry) => entry.kind === "one" && entry.option.verb)).toEqual(["acquire", "reinforce"]);
    expect(finish.map((one) => one.verb)).toEqual(["done"]);
  });
  it("puts many options of one verb behind one button", () => {
    const { acts } = layOut([...regions("take_tile", 7), ...regions("place_unit", 9), option("recruit")], []);
    expect(
      acts.map((entry) => (entry.kind === "group" ? `${entry.verb} ${entry.options.length}` : verbOf(entry))),
    ).toEqual(["take_tile 7", "place_unit 9", "recruit"]);
  });
  it("never hides the only thing there is to choose", () => {
    expect(layOut(regions("occupy", 12), []).acts.every((entry) => entry.kind === "one")).toBe(true);
  });
});

describe("a long list whose targets glow on the map", () => {
  const kinds = (n: number) =>
    layOut([...regions("attack", n), option("done")], ["done"], [], [], ["attack"]).acts.map(({ kind }) => kind);
  it("takes one button beside what finishes", () => expect(kinds(8)).toEqual(["group"]));
  it("does so too where there is nothing else", () =>
    expect(layOut(regions("attack", 12), [], [], [], ["attack"]).acts).toHaveLength(1));
  it("does not repeat three cards that lie above the ribbon", () => {
    const laid = (n: number): string[] =>
      layOut([...regions("play_card", n), option("pass")], [], [], [], [], ["play_card"]).acts.map(({ kind }) => kind);
    expect(laid(3)).toEqual(["group", "one"]);
    expect(laid(2)).toEqual(["one", "one", "one"]);
  });
  it("is told in full where it is short", () => expect(kinds(3)).toEqual(["one", "one", "one"]));
});

describe("acts that are closed now", () => {
  const alwaysShown = ["take_tile", "place_unit", "recruit", "play_tile"];
  it("keep their place among the others, and only those that always stand here are shown", () => {
    const closed = [
      { verb: "place_unit", message: { key: "no-active-unit", args: {}, rule: "10.1" } },
      { verb: "play_tile", message: null },
      { verb: "bid", message: null },
    ];
    const { acts } = layOut([option("recruit"), option("take_tile", "tile.ship")], [], closed, alwaysShown);
    expect(acts.map((entry) => `${entry.kind} ${verbOf(entry)}`)).toEqual([
      "one take_tile",
      "closed place_unit",
      "one recruit",
      "closed play_tile",
    ]);
  });
  it("leave the order of a question that names no acts that are always shown alone", () => {
    const { acts } = layOut(
      [option("occupy", "region.kent"), option("bid", 1)],
      [],
      [{ verb: "recruit", message: null }],
    );
    expect(acts.map(verbOf)).toEqual(["occupy", "bid"]);
  });
});

describe("what glows", () => {
  it("is everything an option points at", () => {
    const targets = byTarget([
      option("send_mage", "region.kent"),
      option("send_knight", "region.kent"),
      option("bid", 3),
      option("done"),
    ]);
    expect([...targets.keys()]).toEqual(["region.kent"]);
    expect(targets.get("region.kent")).toHaveLength(2);
  });
});
