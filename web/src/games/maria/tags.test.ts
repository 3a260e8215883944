import { describe, expect, test } from "vitest";
import { meet } from "../../map/names";
import type { Rect } from "../../map/types";
import { DISC, levelAt, townOf } from "./board";
import { joined, piecesIn, placed } from "./names";
import { placeTags, TAG, type Tag } from "./tags";
import type { MariaGeneral, Stack } from "./view";

const level = levelAt(1.3);
const stackAt = (town: string, troops: number | null = null): Stack => ({
  town,
  power: "austria",
  generals: [{ id: town, power: "austria", at: town, rank: 1, troops } as unknown as MariaGeneral],
});
const boxOf = ({ at: [x, y], width }: Tag): Rect => [x, y, x + width * level.name, y + TAG.height * level.name];
const bare = (id: string): string => id.replace("general.", "");

describe("the names of generals", () => {
  test("of neighbours do not cover each other", () => {
    const stacks = ["nachod", "glatz", "frankenstein", "reichenbach"].map((town) => ({
      stack: stackAt(town),
      around: [-DISC, -DISC, DISC, DISC] as Rect,
    }));
    const boxes = placeTags(stacks, [], level, [], bare).map(boxOf);
    for (const a of boxes) for (const b of boxes) if (a !== b) expect(meet(a, b)).toBe(false);
  });

  test.each(["nachod", "glatz", "breslau"])("hang clear of the number of troops in %s", (town) => {
    const stack = stackAt(town, 8);
    const around = joined(piecesIn({ stack, hussars: [] }));
    const names = [placed([0, -40, 40, 2], townOf(`town.${town}`).at, level.sign)];
    const [tag] = placeTags([{ stack, around }], [], level, names, bare);
    if (tag === undefined) throw new Error("no tag");
    expect(meet(boxOf(tag), placed(around, townOf(`town.${town}`).at, level.sign))).toBe(false);
  });
});
