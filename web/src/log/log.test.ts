import { describe, expect, it } from "vitest";
import type { LogEntry } from "../net/types";
import { actsOf, folded, isFold, type Line } from "./fold";
import { asText, filtered, gathered, grouped, isTalk, type Told } from "./log";

const message = (key: string, args: Record<string, string | number> = {}) => ({ key, args, rule: "" });
const LOG: LogEntry[] = [
  { ply: 1, message: message("set-up"), crumb: null },
  { ply: 2, message: message("took", { seat: "seat.orange" }), crumb: message("cycle-1") },
  { ply: 3, message: message("placed", { seat: "seat.white" }), crumb: null },
  { ply: 4, message: message("scored", { seat: "seat.white" }), crumb: message("cycle-2") },
];

const acts = (lines: readonly Line[] = LOG) => actsOf(lines);
const plain = (id: string): string => id;

describe("the log", () => {
  it("stands under the heading that was told last", () => {
    expect(
      grouped(acts()).map((group) => [group.heading?.key ?? null, group.entries.map((entry) => entry.ply)]),
    ).toEqual([
      [null, [1]],
      ["cycle-1", [2, 3]],
      ["cycle-2", [4]],
    ]);
  });
  it("drops headings without lines when it is filtered", () => {
    const mine = filtered(
      grouped(acts()),
      (entry) => !("text" in entry) && entry.message.args["seat"] === "seat.orange",
    );
    expect(mine.map((group) => group.heading?.key)).toEqual(["cycle-1"]);
  });
  it("holds what was said where it was said, also for copying", () => {
    const say = (ply: number, text: string) => ({
      seat: "orange",
      name: "Anna",
      text,
      at: "",
      ply,
      to: null,
      person: "",
    });
    const groups = grouped(acts(), [say(2, "hm"), say(3, "oh"), say(9, "gg")]);
    expect(asText(groups, (one) => one.key, plain)).toBe(
      "  set-up\n\ncycle-1\n  took\n  Anna: hm\n  placed\n  Anna: oh\n\ncycle-2\n  scored\n  Anna: gg",
    );
    expect(
      filtered(groups, (entry) => "text" in entry)
        .flatMap((group) => group.entries)
        .every(isTalk),
    ).toBe(true);
  });
  it("can be copied as text", () => {
    expect(asText(grouped(acts()), (one) => one.key, plain)).toBe(
      "  set-up\n\ncycle-1\n  took\n  placed\n\ncycle-2\n  scored",
    );
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
    expect(asText(grouped(acts(told)), (one) => one.key, plain)).toBe("  lost ×3");
  });
  it("stay apart under another heading, after something else, and where the game does not gather them", () => {
    const [, other] = LOG;
    expect(placesIn([put(1, "liege"), put(2, "liege", message("turn-2"))])).toHaveLength(2);
    expect(placesIn([put(1, "liege"), other as LogEntry, put(3, "liege")])).toHaveLength(3);
    expect(gathered([put(1, "liege"), put(2, "liege")], [])).toHaveLength(2);
  });
});

describe("folded lines", () => {
  const put = (ply: number, seat: string, space: string, crumb: LogEntry["crumb"] = null): Told => ({
    ply,
    message: message("placed", { seat, space }),
    crumb,
  });
  const likeness = ({ key, args }: LogEntry["message"]) =>
    key === "placed" ? { same: { seat: args["seat"] ?? "" }, name: "space" } : null;
  const other: Told = { ply: 1, message: message("card-played", { seat: "seat.rome" }), crumb: null };
  const run = [
    put(1, "seat.rome", "space.capua"),
    put(2, "seat.rome", "space.arpi"),
    put(3, "seat.rome", "space.capua"),
  ];

  it("are one line with their number and names, and can be opened", () => {
    const [line] = folded(run, likeness);
    expect(line && isFold(line) && [line.message, line.names, line.lines.length, line.from, line.ply]).toEqual([
      { key: "many-placed", rule: "", args: { seat: "seat.rome", n: 3 } },
      ["space.capua", "space.arpi"],
      3,
      1,
      3,
    ]);
  });
  it("end with another actor, another kind of line and a new heading; one alone stays as it is", () => {
    const told = folded(
      [...run, put(4, "seat.carthage", "space.nice"), other, put(6, "seat.rome", "space.arpi")],
      likeness,
    );
    expect(told.map((line) => (isFold(line) ? line.lines.length : line.message.key))).toEqual([
      3,
      "placed",
      "card-played",
      "placed",
    ]);
    expect(
      folded([put(1, "seat.rome", "space.a"), put(2, "seat.rome", "space.b", message("turn-2"))], likeness),
    ).toHaveLength(2);
  });
  it("stand with the act that they belong to, under the number of its last ply", () => {
    const later: Told = { ply: 4, message: message("card-played"), crumb: null };
    const found = actsOf(folded([other, ...run, later], likeness));
    expect(found.map(({ from, ply, lines }) => [from, ply, lines.length])).toEqual([
      [1, 3, 2],
      [4, 4, 1],
    ]);
  });
  it("are the same whether the log came line by line or whole", () => {
    const whole = [other, ...run, put(4, "seat.carthage", "space.nice")];
    const steps = whole.map((_, i) => folded(whole.slice(0, i + 1), likeness));
    expect(steps.at(-1)).toEqual(folded(whole, likeness));
  });
  it("go from where a march began to where it ended", () => {
    const step = (ply: number, start: string, goal: string): Told => ({
      ply,
      message: message("marched", { general: "hannibal", start, goal, n: 10 }),
      crumb: null,
    });
    const [line] = folded([step(1, "a", "b"), step(2, "b", "c")], ({ args }) => ({
      same: { general: args["general"] ?? "" },
    }));
    expect(line?.message.args).toMatchObject({ start: "a", goal: "c", general: "hannibal" });
  });
});
