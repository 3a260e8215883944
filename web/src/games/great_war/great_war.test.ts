import { describe, expect, test } from "vitest";
import type { GreatWarGeneral, GreatWarPlace, GreatWarPower, GreatWarStack, GreatWarView } from "../../net/types";
import type { Rect } from "../../map/types";
import { aheadOf, changeOf, lossesOf, resultOf, sidesOf, strengthOf, toldOf } from "./battle";
import { isFront, levelAt, lineAt, MAP, nearOf, placeOf, theMap } from "./board";
import { BOXES, PARTS, partsWith } from "./focus.svelte";
import { standNames, type NamedPlace } from "./names";
import { looseThings, placeOfThing, signOf, thingAt } from "./targets";
import { countOf, hostsAt, paintOf, tally, TURNS, type WarPlay } from "./view";

const stack = (power: string, unit: string, count: number, rest: Partial<GreatWarStack> = {}): GreatWarStack => ({
  power,
  unit,
  count,
  points: 0,
  ...rest,
});
/** What is not there is not sent. */
const place = (id: string, controller: string | null, units?: GreatWarStack[]): GreatWarPlace => ({
  id,
  ...(controller === null ? {} : { controller }),
  ...(units === undefined ? {} : { units }),
});
const power = (id: string, alliance: string | null, rest: Partial<GreatWarPower> = {}): GreatWarPower => ({
  id,
  alliance,
  seat: 0,
  in_war: alliance !== null,
  ip: 0,
  cards: 0,
  card: {},
  dead: {},
  transport_left: 0,
  points: 0,
  ...rest,
});
const general = (id: string, of: string, at: string): GreatWarGeneral => ({ id, power: of, place: at });
const POWERS = [
  power("germany", "central"),
  power("france", "entente"),
  power("turkey", "central", { in_war: false, due: "1914_autumn" }),
  power("spain", null),
];
const VIEW = {
  powers: POWERS,
  battle: null,
  generals: [general("moltke", "germany", "metz")],
  places: [
    place("metz", "germany", [
      stack("germany", "infantry", 4),
      stack("germany", "infantry", 2, { face_down: true }),
      stack("germany", "artillery", 1),
    ]),
    place("verdun", "france", [stack("france", "infantry", 3)]),
    place("kiel", "germany", [stack("germany", "battleship", 2)]),
    place("madrid", "spain"),
    place("ankara", "turkey"),
    place("bern", null),
  ],
} as unknown as GreatWarView;
const playOf = (targets: string[], view: GreatWarView = VIEW): WarPlay =>
  ({ view, targets: new Map(targets.map((id) => [id, []])) }) as unknown as WarPlay;
const border = (a: string, b: string) =>
  theMap().borders.find((one) => [one.a, one.b].sort().join() === [`place.${a}`, `place.${b}`].sort().join());

describe("levels of detail", () => {
  test("every name has its place before units show by kind", () => {
    const plain = MAP.levels
      .map(({ detail }, level) => ({
        detail,
        count: theMap().places.filter((one) => one.names[level] !== null).length,
      }))
      .filter(({ detail }) => !detail);
    expect(plain.map(({ count }) => count)).toEqual(plain.map(({ count }) => count).sort((a, b) => a - b));
    expect(plain.at(-1)?.count).toBe(theMap().places.length);
  });

  test("units show by kind only near by", () => {
    expect([levelAt(0.7).detail, levelAt(2).detail, levelAt(3).detail]).toEqual([false, false, true]);
  });

  test("lines grow slower than the map", () => {
    expect(lineAt(4) * 4).toBeLessThan(2 * lineAt(0.7) * 0.7);
  });
});

describe("units", () => {
  test("what one power has in a place stands together", () => {
    const [host] = hostsAt(VIEW, VIEW.places[0] as GreatWarPlace);
    expect(host).toMatchObject({ power: "germany", alliance: "central", land: 7, ships: 0 });
    expect(host?.generals.map(({ id }) => id)).toEqual(["moltke"]);
    expect(host?.stacks).toEqual([
      { unit: "infantry", count: 6, faceDown: 2 },
      { unit: "artillery", count: 1, faceDown: 0 },
    ]);
  });

  test("ships are counted apart", () => {
    expect(hostsAt(VIEW, VIEW.places[2] as GreatWarPlace)[0]).toMatchObject({ land: 0, ships: 2 });
  });

  test("who attacks stands where he came from until he has moved in", () => {
    const [metz, verdun] = VIEW.places.slice(0, 2) as [GreatWarPlace, GreatWarPlace];
    const force = [stack("germany", "cavalry", 2, { origin: metz.id, via: metz.id })];
    const inside = [stack("germany", "infantry", 3)];
    const battle = { mode: 1, target: verdun.id, lead: "germany", assault: 2, force, inside };
    const view = { ...VIEW, battle } as GreatWarView;
    const landOf = (place: GreatWarPlace): number | undefined =>
      hostsAt(view, place).find(({ power }) => power === "germany")?.land;
    expect([landOf(metz), landOf(verdun)]).toEqual([9, 3]);
    const isGerman = (power: string): boolean => power === "germany";
    expect(countOf(view, isGerman)).toBe(countOf(VIEW, isGerman) + 5);
  });

  test("kinds keep the order of the card", () => {
    expect(
      tally([stack("france", "cruiser", 1), stack("france", "cavalry", 1), stack("france", "infantry", 1)]).map(
        ({ unit }) => unit,
      ),
    ).toEqual(["infantry", "cavalry", "cruiser"]);
  });
});

describe("control and fronts", () => {
  test.each([
    ["metz", "war"],
    ["ankara", "yet"],
    ["madrid", "neutral"],
    ["bern", "closed"],
  ])("%s is painted as %s", (id, paint) => {
    expect(paintOf(VIEW, VIEW.places.find((one) => one.id === id) as GreatWarPlace)).toBe(paint);
  });

  test("the front runs where enemies meet", () => {
    const metz = border("metz", "verdun");
    expect(metz && isFront(VIEW, metz)).toBe(true);
    const peaceful = { ...VIEW, powers: POWERS.map((one) => ({ ...one, alliance: "central" })) };
    expect(metz && isFront(peaceful, metz)).toBe(false);
  });

  test("neighbours by the rules, not by the drawing", () => {
    expect(nearOf("place.metz").sort()).toEqual(
      ["frankfurt", "koln", "nancy", "strassburg", "verdun"].map((id) => `place.${id}`),
    );
    expect(nearOf("place.warsaw")).toContain("place.lemberg");
    expect(nearOf("place.ska")).toContain("place.wba");
  });
});

describe("pointing", () => {
  test("a country is pointed at by its capital, a general by his army", () => {
    expect(placeOfThing(playOf([]), "power.spain")).toBe("place.madrid");
    expect(placeOfThing(playOf([]), "general.moltke")).toBe("place.metz");
    expect(placeOfThing(playOf([]), "unit.infantry")).toBeNull();
  });

  test("a click means the place, else its holder", () => {
    expect(thingAt(playOf(["place.verdun", "power.france"]), "place.verdun")).toBe("place.verdun");
    expect(thingAt(playOf(["power.france"]), "place.verdun")).toBe("power.france");
    expect(thingAt(playOf([]), "place.verdun")).toBeNull();
  });

  test("a list names only what the map cannot tell", () => {
    expect(looseThings(playOf(["place.verdun", "power.spain", "general.moltke", "unit.infantry"]))).toEqual([
      "unit.infantry",
    ]);
    expect(looseThings(playOf(["place.metz", "general.moltke"]))).toEqual(["general.moltke"]);
  });

  test.each([
    ["piece.germany_infantry", "gw-infantry"],
    ["piece.france_loaded_battleship", "gw-battleship"],
    ["item.defence_line", "gw-defence_line"],
    ["power.spain", null],
  ])("%s has the sign %s", (id, sign) => {
    expect(signOf(id)).toBe(sign);
  });
});

describe("names and pieces", () => {
  const UNIT = 1;
  const named = (id: string): NamedPlace => ({
    key: id,
    map: placeOf(`place.${id}`),
    name: id,
    at: [12, 0, -1],
    signs: 0,
    own: null,
  });
  const [x, y] = placeOf("place.riga").at;
  test("a name stays where the map has it while nothing lies there", () => {
    expect(standNames([named("riga")], [[x - 12, y - 9, x + 11, y + 9]], UNIT, false).get("riga")).toEqual([12, 0, -1]);
  });

  test("it steps aside for a fleet, clear of it", () => {
    const at = standNames([named("riga")], [[x + 8, y - 9, x + 33, y + 9]], UNIT, false).get("riga");
    expect(at).not.toBeNull();
    expect(at).not.toEqual([12, 0, -1]);
  });

  test("near by it comes to a town without an army, and stands beside an army that fills the place", () => {
    const far: NamedPlace = { ...named("riga"), at: [0, 44, 0] };
    const [dx = 0, dy = 0] = standNames([far], [], UNIT, true).get("riga") ?? [];
    expect(Math.hypot(dx, dy)).toBeLessThan(20);
    const army: Rect = [x - 30, y - 40, x + 50, y + 60];
    expect(standNames([{ ...far, own: army }], [army], UNIT, true).get("riga")).toEqual([50 / UNIT + 3, 10 / UNIT, -1]);
  });

  test("where there is no room at all it is left out", () => {
    expect(standNames([named("riga")], [[x - 200, y - 200, x + 200, y + 200]], UNIT, false).get("riga")).toBeNull();
  });
});

describe("battle", () => {
  test("the last assault is told, equal lines together", () => {
    const log = ["assault-begun", "unit-lost", "assault-begun", "strengths", "unit-lost", "unit-lost", "advanced"].map(
      (key) => ({ message: { key, args: {}, rule: "" } }),
    );
    const play = { log, texts: { line: ({ key }: { key: string }) => key } } as unknown as WarPlay;
    expect(toldOf(play)).toEqual([{ line: "unit-lost", times: 2 }]);
    expect(resultOf(play)).toBe("strengths");
  });

  const part = (key: string, value: number, seat: string) => ({
    label: { key, args: {}, rule: "" },
    value,
    seat,
    places: [],
    off: null,
  });
  const told = (total: number, parts = [part("forecast-ahead", 86, "germany")]) => ({
    parts,
    total,
    verdict: {
      key: "forecast-odds",
      rule: "",
      args: { percent: total, attack: 2, attack_tenths: 5, defence: 6, defence_tenths: 4 },
    },
    good: true,
    place: "place.liege",
    is_chance: true,
    rows: [],
    costs: [],
  });
  test("the attackers stand by their origin, the defenders where they are", () => {
    const view = {
      ...VIEW,
      battle: {
        mode: 1,
        target: "verdun",
        lead: "germany",
        assault: 0,
        force: [stack("germany", "infantry", 4, { origin: "metz", via: "metz" })],
        inside: [],
      },
    } as GreatWarView;
    const sides = sidesOf(playOf([], view), "verdun", null);
    expect(sides?.attacker.groups).toEqual([
      { power: "germany", from: "metz", generals: ["moltke"], stacks: [{ unit: "infantry", count: 4, faceDown: 0 }] },
    ]);
    expect(sides?.defender).toMatchObject({ lead: "france", groups: [{ power: "france", from: null }] });
  });

  test("dice are no part of the strength", () => {
    const parts = [
      part("forecast-units", 5.5, "germany"),
      part("forecast-modifier", 2, "germany"),
      part("forecast-luck", 3, "germany"),
      part("forecast-guns", 2, "germany"),
    ];
    expect(strengthOf(parts)).toBe(7.5);
  });

  test("expected losses come as whole units and tenths, the first assault as a part", () => {
    expect(lossesOf(told(79))).toEqual({ mine: 2.5, theirs: 6.4 });
    expect([aheadOf(told(79)), aheadOf(told(100, [])), aheadOf(null)]).toEqual([86, null, null]);
  });

  test("what a step changes is measured against the plan as it stands", () => {
    const plan = told(62);
    expect([changeOf(told(71), plan), changeOf(plan, plan), changeOf(told(71), null)]).toEqual([9, null, null]);
  });
});

describe("parts of the map on a phone", () => {
  test("every part holds its town", () => {
    expect([...partsWith([placeOf("place.paris").at])]).toEqual(["west"]);
    expect([...partsWith([placeOf("place.baghdad").at])]).toEqual(["south"]);
    for (const part of PARTS) expect(BOXES[part][0]).toBeLessThan(BOXES[part][2]);
  });
});

test("the calendar has eighteen turns from summer 1914 (3.1)", () => {
  expect([TURNS.length, TURNS[0], TURNS.at(-1)]).toEqual([18, "1914_summer", "1918_autumn"]);
});
