import { describe, expect, it } from "vitest";
import type { OptionWire } from "../net/types";
import { byTarget, layOut } from "./options";

function option(verb: string, target: string | number | null = null): OptionWire {
  return { action: `${verb} ${target ?? ""}`.trim(), verb, target, label: { key: verb, args: {}, rule: "" }, hint: null, forecast: null, ends_undo: null };
}
const regions = (verb: string, n: number): OptionWire[] => Array.from({ length: n }, (_, i) => option(verb, `region.r${i}`));

describe("the action bar (P2)", () => {
  it("shows a few options one by one, what finishes something on the right", () => {
    const { acts, finish } = layOut([option("acquire", "region.elmet"), option("done"), option("reinforce", "region.kent")], ["done"]);
    expect(acts.map((entry) => entry.kind === "one" && entry.option.verb)).toEqual(["acquire", "reinforce"]);
    expect(finish.map((one) => one.verb)).toEqual(["done"]);
  });
  it("puts many options of one verb behind one button", () => {
    const { acts } = layOut([...regions("take_tile", 7), ...regions("place_unit", 9), option("recruit")], []);
    expect(acts.map((entry) => (entry.kind === "group" ? `${entry.verb} ${entry.options.length}` : entry.option.verb))).toEqual(["take_tile 7", "place_unit 9", "recruit"]);
  });
  it("never hides the only thing there is to choose", () => {
    expect(layOut(regions("occupy", 12), []).acts.every((entry) => entry.kind === "one")).toBe(true);
  });
});

describe("what glows", () => {
  it("is everything an option points at", () => {
    const targets = byTarget([option("send_mage", "region.kent"), option("send_knight", "region.kent"), option("bid", 3), option("done")]);
    expect([...targets.keys()]).toEqual(["region.kent"]);
    expect(targets.get("region.kent")).toHaveLength(2);
  });
});
