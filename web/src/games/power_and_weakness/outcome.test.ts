import { expect, it } from "vitest";
import type { LogEntry } from "../../net/types";
import { outcomeOf } from "./outcome";

const line = (key: string, args: Record<string, string | number> = {}): LogEntry => ({
  ply: 30,
  crumb: null,
  message: { key, args, rule: "" },
});
const texts = { t: (key: string) => key } as Parameters<typeof outcomeOf>[0]["texts"];

it("reckons the end of a cycle as the book does (17.2, 17.3)", () => {
  // Orange held 3 active regions, White 2: Orange has won a point and stands at 2 + 1 + 3.
  const lines = [
    line("cycle-ended", { orange: 3, white: 2 }),
    line("point-scored", { seat: "seat.orange" }),
    line("standing", { orange: 6, white: 5 }),
  ];
  const sums = outcomeOf({ texts }, lines)?.sums ?? [];
  expect(sums.map(({ seat, parts, total }) => [seat, parts.map(({ value }) => value), total])).toEqual([
    ["orange", [2, 1, 3], 6],
    ["white", [3, 2], 5],
  ]);
  for (const { parts, total } of sums) expect(parts.reduce((sum, { value }) => sum + value, 0)).toBe(total);
});

it("says nothing where no cycle ended", () => expect(outcomeOf({ texts }, [line("unit-placed")])).toBeNull());
