import { describe, expect, test } from "vitest";
import type { HannibalSpace, LogEntry, OptionWire } from "../../net/types";
import { meet } from "../../map/names";
import type { Rect } from "../../map/types";
import { walk } from "../../map/walk";
import { levelAt, MAP, spaceOf, theMap } from "./board";
import { book, counting, faceOf } from "./book";
import { BOXES, COUNTRIES } from "./focus.svelte";
import { spotOf } from "./forces";
import { PORT, portsOf } from "./ports";
import { battleLog } from "./rounds";
import { columnOf } from "./tables";
import { pointedAt, reachFrom } from "./reach";
import { placeTags } from "./tags";
import { forcesAt, holderOf, type Force, type HannibalGeneral, type HannibalView } from "./view";

const general = (id: string, side: string, at: string, rest: Partial<HannibalGeneral> = {}): HannibalGeneral => ({
  id,
  side,
  at,
  inside: false,
  office: "none",
  commands: true,
  strategy: 2,
  battle: 2,
  ...rest,
});
const space = (id: string, rest: Partial<HannibalSpace> = {}): HannibalSpace => {
  const none = { units: 0, elephants: 0, inside: 0, inside_elephants: 0 };
  return { id, province: "", marker: null, siege: 0, rome: none, carthage: none, ...rest };
};
const view = (generals: HannibalGeneral[], train: string | null = null): HannibalView =>
  ({ generals, train }) as unknown as HannibalView;
const line = (key: string, args: Record<string, string | number>): LogEntry =>
  ({ message: { key, rule: "", args } }) as unknown as LogEntry;

describe("levels of detail", () => {
  test("a closer look shows at least as many names", () => {
    const counts = MAP.levels.map((_, level) => theMap().spaces.filter((one) => one.names[level] !== null).length);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(counts.at(-1)).toBe(theMap().spaces.length);
  });

  test.each([
    [0.1, 0],
    [0.42, 0],
    [0.89, 3],
    [0.9, 4],
    [9, 8],
  ])("zoom %f has level %i", (k, level) => {
    expect(levelAt(k).number).toBe(level);
  });

  test("names are never smaller than 12 pixels", () => {
    for (const { from, unit } of MAP.levels) expect(13 * unit * from).toBeGreaterThanOrEqual(12);
  });
});

describe("forces", () => {
  test("a besieged city shows its garrison and the army before it", () => {
    const capua = space("capua", {
      marker: "rome",
      siege: 1,
      rome: { units: 0, elephants: 0, inside: 2, inside_elephants: 0 },
      carthage: { units: 8, elephants: 2, inside: 0, inside_elephants: 0 },
    });
    const forces = forcesAt(
      view([general("hannibal", "carthage", "capua"), general("varro", "rome", "rome_city")], "capua"),
      capua,
    );
    expect(forces.map(({ seat, units, isInside }) => [seat, units, isInside])).toEqual([
      ["rome", 2, true],
      ["carthage", 8, false],
    ]);
    expect(forces[1]).toMatchObject({ elephants: 2, hasTrain: true });
    expect(spotOf(forces[0] as Force, forces)).toEqual([0, 0]);
    expect(spotOf(forces[1] as Force, forces)).not.toEqual([0, 0]);
  });

  test.each([
    ["in the open", 0],
    ["before a walled city", 2],
  ])("of both sides stand apart %s: the units and ratings of all can be read", (_, inside) => {
    const units = { units: 6, elephants: 0, inside: 0, inside_elephants: 0 };
    const all = forcesAt(
      view([general("nero", "rome", "saguntum"), general("hannibal", "carthage", "saguntum")]),
      space("saguntum", { rome: units, carthage: { ...units, inside } }),
    );
    const middles = all.map((force) => spotOf(force, all));
    const ratings = middles.map(([x, y]) => [x - 12, x + 12].map((at): [number, number] => [at, y + 11.2]));
    const apart = ([x, y]: readonly [number, number], others: readonly (readonly [number, number])[]): number =>
      Math.min(...others.map(([ox, oy]) => Math.hypot(ox - x, oy - y)));
    all.forEach((force, index) => {
      if (force.generals.length === 0) return;
      const [mine, foreign] = [ratings[index] ?? [], middles.filter((__, other) => other !== index)];
      const theirs = ratings.flatMap((two, other) => (other !== index && all[other]?.generals.length ? two : []));
      for (const rating of mine) {
        expect(apart(rating, foreign)).toBeGreaterThan(15);
        expect(apart(rating, theirs)).toBeGreaterThan(16);
      }
    });
  });

  test("the commander stands first", () => {
    const [force] = forcesAt(
      view([general("mago", "carthage", "saguntum", { commands: false }), general("hannibal", "carthage", "saguntum")]),
      space("saguntum", { carthage: { units: 8, elephants: 0, inside: 0, inside_elephants: 0 } }),
    );
    expect(force?.generals.map(({ id }) => id)).toEqual(["hannibal", "mago"]);
  });

  test("a tribe that follows Carthage counts as hers (0.8)", () => {
    expect([
      holderOf({ marker: "carthage_tribe" }),
      holderOf({ marker: "neutral_tribe" }),
      holderOf({ marker: "rome" }),
    ]).toEqual(["carthage", null, "rome"]);
  });
});

describe("names of generals on the map", () => {
  const overlap = (
    a: { at: [number, number]; width: number },
    b: { at: [number, number]; width: number },
    unit: number,
  ): boolean =>
    Math.abs(a.at[0] - b.at[0]) < Math.min(a.width, b.width) * unit && Math.abs(a.at[1] - b.at[1]) < 19 * unit;

  test("tags of neighbours do not cover each other", () => {
    const force = (id: string, at: string): [string, Force[]] => [
      at,
      [
        {
          key: at,
          seat: "rome",
          isInside: false,
          units: 5,
          elephants: 0,
          hasTrain: false,
          generals: [general(id, "rome", at)],
        },
      ],
    ];
    const { unit } = levelAt(0.92);
    const tags = placeTags(
      new Map([
        force("fabius", "capua"),
        force("marcellus", "neapolis"),
        force("varro", "beneventum"),
        force("flaminius", "rome_city"),
      ]),
      [],
      new Set(),
      [],
      unit,
      (id) => id.replace("general.", ""),
    );
    expect(tags).toHaveLength(4);
    for (const tag of tags) expect(tags.filter((other) => other !== tag && overlap(tag, other, unit))).toEqual([]);
  });
});

describe("anchors of ports", () => {
  const { unit } = levelAt(0.92);
  const [here] = theMap()
    .spaces.filter(({ id }) => id === "space.icosium")
    .map((map) => ({ key: map.id, map, isOccupied: false }));
  if (here?.map.port === undefined) throw new Error("Icosium has a port");
  const port = here.map.port;
  const boxOf = ([x, y]: readonly [number, number]): Rect => [
    here.map.at[0] + unit * (x + PORT[0]),
    here.map.at[1] + unit * (y + PORT[1]),
    here.map.at[0] + unit * (x + PORT[2]),
    here.map.at[1] + unit * (y + PORT[3]),
  ];

  test("stand where the map was built", () => {
    expect(portsOf([here], [], unit)).toEqual(new Map([[here.key, port.at]]));
  });
  test("go aside where a name stands", () => {
    const name = boxOf(port.at);
    const spot = portsOf([here], [name], unit).get(here.key);
    expect(spot).toBeDefined();
    expect(meet(boxOf(spot ?? port.at), name)).toBe(false);
  });
  test("are left out where there is no room: the chip of the place tells the number", () => {
    expect(portsOf([here], [MAP.frame], unit).size).toBe(0);
  });
});

describe("the line of battle cards", () => {
  const log = [
    line("battle-begun", { seat: "seat.rome", space: "space.cannae", n: 10, enemies: 9 }),
    line("charge-rolled", { n: 5, rating: 1, rome: 2, carthage: 0 }),
    line("hands-dealt", { rome: 10, carthage: 15 }),
    line("attacked-with", { seat: "seat.rome", card: "battle_card.reserve", type: "battle_card.probe" }),
    line("matched", { seat: "seat.carthage", card: "battle_card.probe" }),
    line("counterattack-rolled", { general: "general.hannibal", n: 3, most: 4, ok: 1 }),
    line("attacked-with", { seat: "seat.carthage", card: "battle_card.flank_left", type: "battle_card.flank_left" }),
    line("conceded", { seat: "seat.rome" }),
    line("casualties-rolled", { n: 4, rounds: 2, lost: 1 }),
  ];

  test("has every round with its die", () => {
    const { rounds, charge, dealt, casualties } = battleLog(log);
    expect(rounds).toHaveLength(2);
    expect(rounds[0]).toMatchObject({
      attacker: "rome",
      card: "reserve",
      type: "probe",
      answer: "probe",
      die: { n: 3, most: 4, ok: true },
    });
    expect(rounds[1]).toMatchObject({ attacker: "carthage", answer: null, isLost: true });
    expect([charge, dealt, casualties]).toEqual([
      { rome: 2, carthage: 0 },
      { rome: 10, carthage: 15 },
      { n: 4, lost: 1 },
    ]);
  });

  test("an older battle is forgotten", () => {
    expect(
      battleLog([...log, line("battle-begun", { seat: "seat.rome", space: "space.zama", n: 5, enemies: 5 })]).rounds,
    ).toEqual([]);
  });
});

describe("the book", () => {
  test("has every card, every battle card and the provinces that count", () => {
    expect(Object.keys(book().cards)).toHaveLength(65);
    expect(Object.values(book().battleCards).reduce((sum, n) => sum + n, 0)).toBe(48);
    expect(counting()).toHaveLength(18);
    expect(faceOf("c41")).toMatchObject({ counter: true, owner: "both" });
  });

  test.each([
    [1, 0],
    [4, 3],
    [5, 4],
    [6, 4],
    [9, 5],
    [10, 6],
    [14, 6],
  ])("%i units stand in column %i of the attrition table (21.1)", (units, column) => {
    expect(columnOf(units)).toBe(column);
  });
});

describe("parts of the map on a phone", () => {
  test("every space lies in one of them", () => {
    for (const {
      at: [x, y],
    } of theMap().spaces) {
      expect(
        COUNTRIES.some(
          (country) =>
            x >= BOXES[country][0] && x <= BOXES[country][2] && y >= BOXES[country][1] && y <= BOXES[country][3],
        ),
      ).toBe(true);
    }
  });
});

test("arrow keys walk from space to space", () => {
  const stops = theMap().spaces.map(({ id, at }) => ({ id, at }));
  expect(walk({ id: "space.gades", at: spaceOf("space.gades").at }, "ArrowRight", stops)?.id).toBe("space.malaca");
});

describe("how far a general could go", () => {
  const none = { units: 0, elephants: 0, inside: 0, inside_elephants: 0 };
  const stack = (units: number): typeof none => ({ ...none, units });
  const table = (
    generals: HannibalGeneral[],
    rest: Record<string, Partial<HannibalSpace>> = {},
    more: Partial<HannibalView> = {},
  ): HannibalView =>
    ({
      generals,
      army: null,
      stack: [],
      effects: {},
      seats: [],
      spaces: theMap().spaces.map((one) =>
        space(one.id.replace("space.", ""), {
          province: one.province.replace("province.", ""),
          ...rest[one.id.replace("space.", "")],
        }),
      ),
      ...more,
    }) as unknown as HannibalView;
  const hannibal = general("hannibal", "carthage", "ilerda");

  test("roads cost one point, passes two (6.2)", () => {
    const { points, left } = reachFrom(table([hannibal], { ilerda: { carthage: stack(5) } }), hannibal, null);
    expect(points).toBe(4);
    expect([left.get("tarraco"), left.get("tolosa"), left.has("ilerda")]).toEqual([3, 2, false]);
    expect([...left.values()].every((rest) => rest >= 0 && rest < 4)).toBe(true);
  });

  test("enemies end the march, and a general alone keeps clear of them (6.5, 6.6)", () => {
    const enemies = Object.fromEntries(["tarraco", "emporiae"].map((id) => [id, { rome: stack(3) }]));
    const { left, battles } = reachFrom(
      table([hannibal], { ilerda: { carthage: stack(5) }, ...enemies }),
      hannibal,
      null,
    );
    expect([...battles].sort()).toEqual(["emporiae", "tarraco"]);
    expect(left.get("narbo")).toBe(1); // over the pass and Tolosa: Emporiae would be nearer
    expect(reachFrom(table([hannibal], enemies), hannibal, null).left.has("tarraco")).toBe(false);
  });

  test("Fabius stays in Italy, and Messana is crossed from an own city (23.5, 10.9)", () => {
    const fabius = general("fabius", "rome", "rhegium");
    const varro = general("varro", "rome", "rhegium");
    const held = { rhegium: { rome: stack(5), marker: "rome" } };
    expect(reachFrom(table([fabius], held), fabius, null).left.has("messana")).toBe(false);
    expect(reachFrom(table([varro], held), varro, null).left.get("messana")).toBe(2);
    expect(reachFrom(table([varro], { rhegium: { rome: stack(5) } }), varro, null).left.has("messana")).toBe(false);
  });

  test("ports only with a ship in the viewer's own hand, or on the card that is played (2.11)", () => {
    const varro = general("varro", "rome", "rhegium");
    const seats = (cards: string[]): Partial<HannibalView> =>
      ({ seats: [{ id: "rome", hand: cards }] }) as unknown as Partial<HannibalView>;
    const ports = (cards: string[], viewer: string): number =>
      reachFrom(table([varro], {}, seats(cards)), varro, viewer).ports.length;
    expect(faceOf("c33").ship).toBe(true);
    expect(ports(["c33"], "rome")).toBeGreaterThan(20);
    expect([ports(["c05"], "rome"), ports(["c33"], "carthage")]).toEqual([0, 0]);
  });

  test("an army on the march has what is left of its points", () => {
    const march = {
      army: { general: "hannibal", generals: [], units: 5, elephants: 0, train: false, inside: false },
      numbers: { march_left: 1, march_ships: 0 },
    } as unknown as Partial<HannibalView>;
    const { points, left } = reachFrom(table([hannibal], { ilerda: { carthage: stack(5) } }, march), hannibal, null);
    expect(points).toBe(1);
    expect([left.get("tarraco"), left.has("tolosa")]).toEqual([0, false]);
  });

  test("a space shows the reach of its commander", () => {
    const at = (marked: string, verb?: string): string | undefined => {
      const targets = new Map(verb === undefined ? [] : [[marked, [{ verb } as OptionWire]]]);
      return pointedAt({ view: table([hannibal]), marked, targets })?.id;
    };
    expect([at("space.ilerda"), at("general.hannibal"), at("general.hannibal", "activate"), at("space.capua")]).toEqual(
      ["hannibal", "hannibal", "hannibal", undefined],
    );
    expect([at("space.ilerda", "march_to"), at("general.hannibal", "intercept")]).toEqual([undefined, undefined]);
  });
});
