// A corrected box on the table: the board and the panels say what it says.
import { afterEach, describe, expect, test } from "vitest";
import { laidBox } from "../../contract/laid.svelte";
import { farEnd, roads, roadsOf, suitOf, theMap, townOf, type RoadLine } from "./board";
import { book, saysOf } from "./book";
import type { BookContent, MapContent } from "./content";
import type { MariaPlay } from "./view";

const bare = (id: string): string => id.slice(id.indexOf(".") + 1);

/** Our own map as the content files have it. */
function ours(): MapContent {
  const { towns, regions, sectors } = theMap();
  return {
    towns: towns.map(({ id, region, sector, fortress, elector }) => ({
      ...{ id: bare(id), region: bare(region), sector },
      fortress: fortress ?? "",
      elector: elector ?? false,
    })),
    regions: regions.map(({ id, map, home }) => ({ id: bare(id), map: map === "flanders" ? "F" : "B", home_of: home })),
    sectors: sectors.map(({ id, suit }) => ({ id, suit })),
    roads: roads().map(({ a, b, main }) => ({ a: bare(a), b: bare(b), main })),
  };
}
const OURS = ours();
const lay = (content: Partial<MapContent & BookContent>): void => laidBox.lay({ ...OURS, ...content });
const road = (a: string, b: string): RoadLine | undefined =>
  roadsOf(`town.${a}`).find((one) => farEnd(one, `town.${a}`) === `town.${b}`);

afterEach(() => laidBox.lay(null));

describe("the map", () => {
  test("of a box as it came is ours", () => {
    const [drawn, towns] = [roads(), theMap().towns];
    lay({});
    expect(roads()).toEqual(drawn);
    expect(theMap().towns).toEqual(towns);
  });

  test("has a road more, another less, and a third is a main road", () => {
    const [first, ...others] = OURS.roads.filter(({ a, b }) => !(a === "berlin" && b === "potsdam"));
    if (first === undefined) throw new Error("There are roads");
    lay({ roads: [{ ...first, main: first.main !== true }, ...others, { a: "glatz", b: "prag" }] });
    expect(road("glatz", "prag")?.main).toBe(false);
    expect(road("berlin", "potsdam")).toBeUndefined();
    expect(road(first.a, first.b)?.main).toBe(first.main !== true);
    expect(roads()).toHaveLength(926);
  });

  test("draws a town where the box has it, and its roads go along", () => {
    const towns = OURS.towns.map((town, n) => ({ ...town, lon: (n % 24) / 2, lat: 50 - Math.floor(n / 24) / 8 }));
    const [before, ways] = [townOf("town.prag").at, roadsOf("town.prag").map(({ path }) => path)];
    const prag = towns.find(({ id }) => id === "prag");
    if (prag === undefined) throw new Error("There is a Prague");
    laidBox.lay({ ...OURS, towns: towns.map((town) => (town === prag ? { ...town, lat: town.lat + 0.5 } : town)) }, [
      { key: "towns.prag.lat", was: String(prag.lat) },
    ]);
    const at = townOf("town.prag").at;
    expect(at).not.toEqual(before);
    for (const { a, path } of roadsOf("town.prag"))
      expect(a === "town.prag" ? path.startsWith(`M${at.join(" ")}Q`) : path.endsWith(` ${at.join(" ")}`)).toBe(true);
    expect(roadsOf("town.prag").map(({ path }) => path)).not.toEqual(ways);
    expect(townOf("town.berlin").at).toEqual(theMap().towns.find(({ id }) => id === "town.berlin")?.at);
  });

  test("has other fortresses, sectors and suits", () => {
    lay({
      towns: OURS.towns.map((town) => (town.id === "prag" ? { ...town, fortress: "", elector: false } : town)),
      sectors: OURS.sectors.map((sector) => ({ ...sector, suit: "clubs" })),
    });
    expect(townOf("town.prag").fortress).toBeUndefined();
    expect(suitOf(townOf("town.berlin"))).toBe("clubs");
  });
});

test("a political card says what it does in this box", () => {
  const texts = { t: (key: string, args = {}) => `${key} ${JSON.stringify(args)}` };
  const says = (): string => saysOf({ texts } as unknown as MariaPlay, "british_gold");
  expect(says()).toContain('"power":"power.pragmatic"');
  lay({
    game: { winter_every: 3, votes_to_win: 7, max_troops_per_general: 8 },
    powers: [],
    setup_introductory: {
      louis_needs_fortresses_in_austria: 1,
      frederick_needs_fortresses_in_austria_or_silesia: 1,
    },
    generals: [],
    tracks: [],
    political_cards: [
      {
        id: "british_gold",
        year: 1741,
        arms: [],
        effects: [{ op: "troops", power: "france", n: 3 }],
        arrows: [{ track: "italy", dir: "left", n: 2 }],
      },
    ],
  });
  expect(says()).toBe(
    'card-help-troops {"n":3,"power":"power.france"} card-help-arrow-left {"n":2,"track":"track.italy"}',
  );
  expect(book().votesToWin).toBe(7);
});
