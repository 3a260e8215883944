// The map of a corrected box: pieces and names lie where it has them; what it says and who borders on whom is the box's.
import { movedPlaces } from "../../map/moved";
import type { Drawn } from "../../map/sheet";
import type { Point, WarBorder, WarLink, WarMap, WarPlace } from "../../map/types";

interface Way {
  a: string;
  b: string;
  river?: boolean;
  mountain_for?: string[];
  crossing?: string;
}

/** The content files of the game, as far as the map is made of them. */
export interface WarContent {
  map: {
    land: (Drawn & { country: string; ip: number; fortress?: boolean; attackable?: boolean })[];
    seas: Drawn[];
    borders: Way[];
    sea_borders: Way[];
  };
  passages: { id: string; seas: string[]; controllers: string[] }[];
  powers: { id: string; entry_turn?: number }[];
  minors: { id: string; entry_turn?: number }[];
}

const idOf = (id: string): string => `place.${id}`;
const pairOf = (a: string, b: string): string => [a, b].sort().join("–");

export function corrected(ours: WarMap, { map, passages, powers, minors }: WarContent): WarMap {
  const landIn = new Map(map.land.map((land) => [idOf(land.id), land]));
  const ways = new Map([...map.borders, ...map.sea_borders].map((way) => [pairOf(idOf(way.a), idOf(way.b)), way]));
  const sailed = new Set(passages.map(({ seas: [a = "", b = ""] }) => pairOf(idOf(a), idOf(b))));
  const places = new Map(ours.places.map((place) => [place.id, place.at]));
  const moved = movedPlaces("place", { "map.land": map.land, "map.seas": map.seas }, places);
  const at = new Map([...places, ...moved]);
  const isClosed = (id: string): boolean => landIn.get(id)?.attackable === false;
  const touching = new Set(ours.borders.map(({ a, b }) => pairOf(a, b)));
  const linked = new Map(ours.links.map((link) => [pairOf(link.a, link.b), link]));
  return {
    ...ours,
    places: ours.places.map((ours): WarPlace => {
      const place = { ...ours, at: at.get(ours.id) ?? ours.at };
      const land = landIn.get(place.id);
      if (land === undefined) return place;
      return { ...place, country: land.country, ip: land.ip, fortress: land.fortress === true };
    }),
    borders: ours.borders.map((border): WarBorder => {
      const { a, b } = border;
      const way = ways.get(pairOf(a, b));
      const isWay = way !== undefined || sailed.has(pairOf(a, b)) || isClosed(a) || isClosed(b);
      const mountains = way?.mountain_for ?? [];
      const teeth =
        mountains.length === 0 ? "" : border.teeth || mountains.map((id) => teethOf(border, at, id)).join("");
      return { ...border, barred: !isWay, river: way?.river === true, teeth };
    }),
    links: [...ways]
      .filter(([pair]) => !touching.has(pair) || linked.has(pair))
      .map(([pair, way]) => linked.get(pair) ?? linkOf(at, way)),
    passages: ours.passages.map((passage) => {
      const now = passages.find(({ id }) => id === passage.id);
      return now === undefined
        ? passage
        : { ...passage, seas: now.seas.map(idOf), controllers: now.controllers.map(idOf) };
    }),
    entries: Object.fromEntries(
      [...powers, ...minors].flatMap(({ id, entry_turn: turn = 1 }) => (turn > 1 ? [[id, turn - 1]] : [])),
    ),
  };
}

/** A straight line between places that do not touch. */
function linkOf(at: ReadonlyMap<string, Point>, way: Way): WarLink {
  const [a, b] = [idOf(way.a), idOf(way.b)];
  const [from, to] = [at.get(a) ?? [0, 0], at.get(b) ?? [0, 0]] as [Point, Point];
  return { a, b, from, to, kind: way.crossing === "strait" ? "strait" : "apart" };
}

const TOOTH = { step: 8, width: 5, height: 4.6 };

/** Small mountains along a border, on the side of the province that they help to defend. */
function teethOf({ path }: WarBorder, at: ReadonlyMap<string, Point>, province: string): string {
  const numbers = (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  const corners = numbers.flatMap((x, i): Point[] => (i % 2 === 0 ? [[x, numbers[i + 1] ?? 0]] : []));
  const [homeX, homeY] = at.get(idOf(province)) ?? [0, 0];
  let gone = TOOTH.step / 2;
  return corners
    .slice(1)
    .map(([x1, y1], i) => {
      const [x0, y0] = corners[i] as Point;
      const length = Math.hypot(x1 - x0, y1 - y0);
      gone += length;
      if (gone < TOOTH.step) return "";
      gone = 0;
      const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
      const [dx, dy] = [(x1 - x0) / length, (y1 - y0) / length];
      const side = (homeY - y) * dx - (homeX - x) * dy > 0 ? 1 : -1;
      const corner = (along: number, aside: number): string =>
        `${(x + along * dx - side * aside * dy).toFixed(1)} ${(y + along * dy + side * aside * dx).toFixed(1)}`;
      return `M${corner(-TOOTH.width / 2, 0.8)}L${corner(0, 0.8 + TOOTH.height)}L${corner(TOOTH.width / 2, 0.8)}z`;
    })
    .join("");
}
