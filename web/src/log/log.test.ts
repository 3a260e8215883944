import { describe, expect, it } from "vitest";
import type { LogEntry } from "../net/types";
import { asText, filtered, gathered, grouped, isTalk } from "./log";

const message = (key: string, args: Record<string, string | number> = {}) => ({ key, args, rule: "" });
const LOG: LogEntry[] = [
  { ply: 1, message: message("set-up"), crumb: null },
  { ply: 2, message: message("took", { seat: "seat.orange" }), crumb: message("cycle-1") },
  { ply: 3, message: message("placed", { seat: "seat.white" }), crumb: null },
  { ply: 4, message: message("scored", { seat: "seat.white" }), crumb: message("cycle-2") },
];

describe("the log", () => {
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
  it("holds what was said where it was said, also for copying", () => {
    const say = (ply: number, text: string) => ({ seat: "orange", name: "Anna", text, at: "", ply, to: null });
    const groups = grouped(LOG, [say(2, "hm"), say(3, "oh"), say(9, "gg")]);
    expect(asText(groups, (one) => one.key)).toBe(
      "  set-up\n\ncycle-1\n  took\n  Anna: hm\n  placed\n  Anna: oh\n\ncycle-2\n  scored\n  Anna: gg",
    );
    expect(filtered(groups, isTalk).flatMap((group) => group.entries)).toHaveLength(3);
  });
  it("can be copied as text", () => {
    expect(asText(grouped(LOG), (one) => one.key)).toBe("  set-up\n\ncycle-1\n  took\n  placed\n\ncycle-2\n  scored");
  });
});

describe("lines that are alike", () => {
  const put = (ply: number, place: string, crumb: LogEntry["crumb"] = null): LogEntry => ({
    ply,
    message: message("placed", { power: "power.belgium", place, n: 1 }),
    crumb,
  });
  const placesIn = (log: LogEntry[]) =>
    gathered(log, ["placed", "lost"]).map(({ ply, message: { args } }) => [args["place"], args["n"], ply]);

  it("are told once with the sum of their numbers, however the row goes on", () => {
    expect(placesIn([put(1, "liege"), put(2, "brussels"), put(3, "brussels"), put(4, "liege")])).toEqual([
      ["liege", 2, 4],
      ["brussels", 2, 3],
    ]);
  });
  it("are counted where they have no number", () => {
    const lost = (ply: number): LogEntry => ({ ply, message: message("lost", { piece: "piece.tank" }), crumb: null });
    const told = gathered([lost(1), lost(2), lost(3)], ["lost"]);
    expect(told.map(({ times }) => times)).toEqual([3]);
    expect(asText(grouped(told), (one) => one.key)).toBe("  lost ×3");
  });
  it("stay apart under another heading, after something else, and where the game does not gather them", () => {
    const [, other] = LOG;
    expect(placesIn([put(1, "liege"), put(2, "liege", message("turn-2"))])).toHaveLength(2);
    expect(placesIn([put(1, "liege"), other as LogEntry, put(3, "liege")])).toHaveLength(3);
    expect(gathered([put(1, "liege"), put(2, "liege")], [])).toHaveLength(2);
  });
});
