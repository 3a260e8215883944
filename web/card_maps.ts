// The maps of the games, bare: the server draws the card of a chronicle with them. No page fetches this file.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

type Point = readonly [number, number];
/** What is chosen on a map: with a point of its own, or in the middle of its slots or boxes; some are fields of the ground. */
interface Thing {
  id: string;
  at?: Point;
  place?: { at: Point };
  path?: string;
  kind?: string;
}
type Source = { bounds: readonly number[]; land: string } & Record<string, unknown>;

const GAMES = new URL("src/games/", import.meta.url);
/** Where the maps keep their things; what has a shape there is a field. */
const KINDS = ["regions", "countries", "provinces", "areas", "places", "spaces", "towns"];

const fileOf = (game: string): URL => new URL(`${game}/map.json`, GAMES);

function bare(game: string): object {
  const map = JSON.parse(readFileSync(fileOf(game), "utf8")) as Source;
  const things = KINDS.flatMap((kind) => (map[kind] as Thing[] | undefined) ?? []);
  return {
    bounds: map.bounds,
    land: map.land,
    fields: things.flatMap(({ path, kind }) => (kind === "sea" ? [] : (path ?? []))),
    places: Object.fromEntries(
      things.flatMap(({ id, at, place }) => ((at ?? place) === undefined ? [] : [[id, at ?? place?.at]])),
    ),
  };
}

export function cardMaps(): Plugin {
  return {
    name: "card-maps",
    apply: "build",
    generateBundle() {
      const games = readdirSync(GAMES).filter((name) => existsSync(fileOf(name)));
      const maps = Object.fromEntries(games.map((name) => [name, bare(name)]));
      this.emitFile({ type: "asset", fileName: "maps.json", source: JSON.stringify(maps) });
    },
  };
}
