import { describe, expect, it } from "vitest";
import type { LogEntry } from "../net/types";
import { asText, filtered, grouped, isTalk } from "./log";

const message = (key: string, args: Record<string, string | number> = {}) => ({ key, args, rule: "" });
const LOG: LogEntry[] = [
  { ply: 1, message: message("set-up"), crumb: null },
  { ply: 2, message: message("took", { seat: "seat.orange" }), crumb: message("cycle-1") },
  { ply: 3, message: message("placed", { seat: "seat.white" }), crumb: null },
  { ply: 4, message: message("scored", { seat: "seat.white" }), crumb: message("cycle-2") },
];

describe("the log (G1, G2, G4)", () => {
  it("stands under the heading that was told last", () => {
    expect(grouped(LOG).map((group) => [group.heading?.key ?? null, group.entries.map((entry) => entry.ply)])).toEqual([
      [null, [1]],
      ["cycle-1", [2, 3]],
      ["cycle-2", [4]],
    ]);
  });
  it("drops headings without lines when it is filtered", () => {
    const mine = filtered(grouped(LOG), (entry) => !isTalk(entry) && entry.message.args["seat"] === "seat.orange");
    expect(mine.map((group) => group.heading?.key)).toEqual(["cycle-1"]);
  });
  it("holds what was said where it was said, also for copying (G2)", () => {
    const say = (ply: number, text: string) => ({ seat: "orange", name: "Anna", text, at: "", ply, to: null });
    const groups = grouped(LOG, [say(2, "hm"), say(3, "oh"), say(9, "gg")]);
    expect(asText(groups, (one) => one.key)).toBe("  set-up\n\ncycle-1\n  took\n  Anna: hm\n  placed\n  Anna: oh\n\ncycle-2\n  scored\n  Anna: gg");
    expect(filtered(groups, isTalk).flatMap((group) => group.entries)).toHaveLength(3);
  });
  it("can be copied as text", () => {
    expect(asText(grouped(LOG), (one) => one.key)).toBe("  set-up\n\ncycle-1\n  took\n  placed\n\ncycle-2\n  scored");
  });
});
