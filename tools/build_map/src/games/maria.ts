/** The map of Maria: 537 towns of Flanders and Bohemia, two boards in one picture, their roads, fortresses and sectors. */
import polygonClipping from 'polygon-clipping';
import type { Fortress, MapRegionTint, MapSector, MapTown, Names, Point, Rect, RoadMap, SpaceName, Suit } from '../../../../web/src/map/types.ts';
import { divideLand, type Division } from '../areas.ts';
import { createMeasure, type Measure } from '../fonts.ts';
import {
  along, boundsOf, cutLine, densify, grow, hashUnit, insideTest, lineLength, ringArea, segments, simplify,
  type Line, type MultiPolygon, type Polygon, type Ring,
} from '../geometry.ts';
import { boxAround, core, emptiestSpot, placeLabels, type Label, type Obstacle } from '../labels.ts';
import { createView, loadLand, loadRivers, projectLines, projectPolygons, type View } from '../land.ts';
import { linePath, polygonsPath, roundPoint, roundTenth, splinePath } from '../paths.ts';
import { mountain, scatter } from '../relief.ts';
import { bowedRoad, type Road, type Stop } from '../roads.ts';
import { shoreLines } from '../shore.ts';
import { ghostSites, OUT, type Site } from '../sites.ts';

/** [latitude, longitude], as in the content files */
type LatLon = [number, number];
type MapLetter = 'F' | 'B';

interface ContentTown {
  id: string;
  region: string;
  fortress: '' | Fortress;
  elector: boolean;
  sector: string;
  lat: number;
  lon: number;
}

interface ContentSector {
  id: string;
  map: MapLetter;
  lon_min: number;
  lon_max: number;
  lat_min: number;
  lat_max: number;
  suit: Suit;
}

export interface Content {
  regions: { id: string; map: MapLetter; home_of: string }[];
  sectors: ContentSector[];
  towns: ContentTown[];
  roads: { a: string; b: string; main: boolean }[];
}

export interface Decor {
  seas: { id: string; name: Names; at: LatLon; turn: number; size: number }[];
  rivers: { name: Names; at: LatLon; turn: number }[];
  boxes: { id: string; at: LatLon; anchor: Point }[];
  relief: { ridges: LatLon[][] };
}

const PARALLELS: [number, number] = [47, 53];
const SIZE = { width: 1330, height: 690 };
const BLEED = { x: 640, y: 300 };
/** Room around the outermost towns for names, pieces and off-map boxes. */
const MARGIN = { left: 30, top: 34, right: 42, bottom: 36 };
const SHORES = [3.2, 7, 11.6];
const SHORE_REACH = 120;

/** Zooms from which a layout holds, how large names and signs are there on the screen, and whether plain towns, or great fortresses alone, are named. */
const LEVELS: { k: number; name: number; sign: number; towns: boolean; greatOnly?: true }[] = [
  { k: 0.3, name: 0.96, sign: 0.62, towns: false, greatOnly: true }, { k: 0.4, name: 0.96, sign: 0.66, towns: false, greatOnly: true },
  { k: 0.48, name: 0.97, sign: 0.72, towns: false, greatOnly: true },
  { k: 0.58, name: 0.97, sign: 0.8, towns: false }, { k: 0.67, name: 0.97, sign: 0.88, towns: false }, { k: 0.74, name: 0.98, sign: 0.96, towns: false },
  { k: 0.82, name: 1, sign: 1, towns: false }, { k: 0.92, name: 1.02, sign: 1.08, towns: false }, { k: 1.25, name: 1.06, sign: 1.2, towns: true },
  { k: 1.7, name: 1.1, sign: 1.35, towns: true }, { k: 2.3, name: 1.16, sign: 1.5, towns: true }, { k: 3.1, name: 1.22, sign: 1.6, towns: true },
];
/** The layout in which relief, suits and names of regions keep out of the way. */
export const FITTED = 5;

/** As in Town.svelte: names and signs by rank. */
export const NAME = { elector: 15, major: 14.5, minor: 12.5, town: 12.5, line: 1.02 };
export const SIGN = { elector: 9.5, major: 8, minor: 5.6, town: 2.6 };
/** As in Ground.svelte. */
const REGION_NAME = { size: 13, tracking: 0.2 };
const SUIT = 30;

export type Rank = keyof typeof SIGN;
export const rankOf = ({ fortress, elector }: Pick<ContentTown, 'fortress' | 'elector'>): Rank => (elector ? 'elector' : fortress === '' ? 'town' : fortress);
export const engineId = (id: string): string => `town.${id}`;
const lonLat = ([lat, lon]: LatLon): Point => [lon, lat];

export const viewOf = (content: Content): View => createView({
  parallels: PARALLELS, fitTo: content.towns.map(({ lat, lon }) => [lon, lat] as Point), ...SIZE, bleed: BLEED,
});

export function buildMap(content: Content, decor: Decor, namesOf: (id: string) => string[], regionNames: (id: string) => string[]): RoadMap {
  const view = viewOf(content);
  const toScreen = (point: LatLon): Point => view.toScreen(lonLat(point));
  const land = projectPolygons(view, loadLand(), { tolerance: 0.6, smallest: 9 });
  const { towns } = content;
  const at = new Map(towns.map(({ id, lat, lon }) => [id, view.toScreen([lon, lat])] as const));
  const stops: Stop[] = towns.map(({ id }) => ({ id, at: at.get(id) as Point }));
  const stopOf = new Map(stops.map((stop) => [stop.id, stop]));
  const roads = content.roads.map(({ a, b, main }) => ({
    a, b, main, road: bowedRoad(stopOf.get(a) as Stop, stopOf.get(b) as Stop, stops, { bow: main ? 0.045 : 0.07, clearance: 6 }),
  }));
  const { areas, borders } = divide(content, view, land, at);
  const letterOf = new Map(content.regions.map(({ id, map }) => [id, map]));
  const grounds = groundsOf(content, areas);

  const layout = LEVELS.map((level) => layNames(towns, namesOf, level, at, roads.map(({ road }) => road)));
  const fitted = layout[FITTED] as Layout;
  const signs = towns.map((town) => boxAround(at.get(town.id) as Point, 2 * fitted.sign * SIGN[rankOf(town)], 2 * fitted.sign * SIGN[rankOf(town)]));
  const taken = [...signs, ...fitted.boxes];
  const suits = content.sectors.map((sector) => drawSector(sector, view, grounds[sector.map], taken));
  const suitBoxes = suits.flatMap(({ at: spot }) => (spot ? [boxAround(spot, SUIT, SUIT)] : []));

  return {
    frame: view.frame,
    bounds: boundsWith([...at.values()]),
    land: polygonsPath(land),
    shores: shoreLines(land, grow([0, 0, SIZE.width, SIZE.height], SHORE_REACH), SHORES).map((lines) => lines.map(linePath).join('')),
    rivers: riversOf(view, land),
    hills: scatter(decor.relief.ridges.flatMap((ridge) => alongRidge(ridge.map(toScreen))), (x, y, s) => mountain(x, y, 0.6 * s), taken.map((box) => grow(box, -4))),
    seas: decor.seas.map(({ at: spot, ...sea }) => ({ ...sea, at: roundPoint(toScreen(spot)) })),
    riverNames: decor.rivers.map(({ at: spot, ...river }) => ({ ...river, at: roundPoint(toScreen(spot)) })),
    boxes: decor.boxes.map(({ id, at: spot, anchor }) => ({ id: `off_map.${id}`, at: roundPoint(toScreen(spot)), anchor })),
    borders: pathOf(borders.filter(({ left, right }) => left !== OUT && right !== OUT && letterOf.get(left) === letterOf.get(right))),
    seam: pathOf(borders.filter(({ left, right }) => left !== OUT && right !== OUT && letterOf.get(left) !== letterOf.get(right))),
    edge: pathOf(borders.filter(({ left, right }) => left === OUT || right === OUT)),
    grid: gridOf(content.sectors, view, grounds),
    levels: layout.map(({ from, name, sign }) => ({ from, name: Math.round(name * 1000) / 1000, sign: Math.round(sign * 1000) / 1000 })),
    regions: content.regions.map(({ id, home_of, map }): MapRegionTint => {
      const area = areas.get(id) ?? [];
      return {
        id: `region.${id}`, map: map === 'F' ? 'flanders' : 'bohemia', home: home_of, path: polygonsPath(area),
        bounds: boundsOf(area.flat(2)).map(roundTenth) as Rect, names: layout.map((level) => layRegion(area, regionNames(id), level, towns, at, suitBoxes)),
      };
    }),
    sectors: suits,
    towns: towns.map((town): MapTown => ({
      id: engineId(town.id), region: `region.${town.region}`, sector: town.sector, at: roundPoint(at.get(town.id) as Point),
      ...(town.fortress === '' ? {} : { fortress: town.fortress }), ...(town.elector ? { elector: true as const } : {}),
      names: layout.map(({ names }) => names.get(town.id) ?? 0),
    })),
    roads: roads.map(({ a, b, main, road }) => {
      const numberOf = (id: string): number => towns.findIndex((town) => town.id === id);
      const [x, y] = roundPoint(road.control);
      return [numberOf(a), numberOf(b), main ? 1 : 0, x, y];
    }),
  };
}

const pathOf = (borders: { lines: Line[] }[]): string => borders.flatMap(({ lines }) => lines.map((line) => linePath(simplify(line, 0.3)))).join('');

function boundsWith(points: Point[]): Rect {
  const [x0, y0, x1, y1] = boundsOf(points);
  return [x0 - MARGIN.left, y0 - MARGIN.top, x1 + MARGIN.right, y1 + MARGIN.bottom].map(roundTenth) as Rect;
}

/** Beside the picture: a name there would be cut where panels begin. */
function walls(points: Point[]): Obstacle[] {
  const [x0, , x1] = boundsWith(points);
  return [{ box: [-Infinity, -Infinity, x0, Infinity] }, { box: [x1, -Infinity, Infinity, Infinity] }];
}

/** The cells of the towns, joined by region; beyond the last town nobody's land begins. */
function divide(content: Content, view: View, land: MultiPolygon, at: Map<string, Point>): Division {
  const onLand = insideTest(land);
  const sites = content.towns.map(({ id, region }): Site => {
    const [x, y] = at.get(id) as Point;
    return { x, y, key: region };
  });
  const ghosts = ghostSites(sites, view.frame, { gap: 33, step: 19, wanted: onLand });
  return divideLand([...sites, ...ghosts], land, view.frame, { step: 9, rounds: 3, tolerance: 0.3, reach: 12 });
}

/** All that belongs to each of the two boards. */
function groundsOf({ regions }: Content, areas: Map<string, MultiPolygon>): Record<MapLetter, MultiPolygon> {
  const joined = (letter: MapLetter): MultiPolygon => {
    const [first, ...rest] = regions.filter(({ map }) => map === letter).map(({ id }) => areas.get(id) ?? []);
    return polygonClipping.union(first as MultiPolygon, ...rest);
  };
  return { F: joined('F'), B: joined('B') };
}

const outlineOf = ({ lon_min, lon_max, lat_min, lat_max }: ContentSector, view: View): Ring => densify(
  [[lon_min, lat_min], [lon_max, lat_min], [lon_max, lat_max], [lon_min, lat_max], [lon_min, lat_min]] as Line, 0.2,
).map(view.toScreen);

/** A suit in the emptiest spot of its sector, and small ones in its corners, where neighbours meet. */
function drawSector(sector: ContentSector, view: View, ground: MultiPolygon, taken: Rect[]): MapSector {
  const parts = polygonClipping.intersection([outlineOf(sector, view)], ground);
  const spot = nameSpot(parts, SUIT, SUIT, taken) ?? nameSpot(parts, SUIT, SUIT, []);
  const inside = insideTest(parts);
  const { lon_min, lon_max, lat_min, lat_max } = sector;
  const middle = view.toScreen([(lon_min + lon_max) / 2, (lat_min + lat_max) / 2]);
  const marks = ([[lon_min, lat_min], [lon_max, lat_min], [lon_max, lat_max], [lon_min, lat_max]] as Line).map(view.toScreen)
    .map(([x, y]): Point => [x + 6 * Math.sign(middle[0] - x), y + 6 * Math.sign(middle[1] - y)])
    .filter(inside).map(roundPoint);
  return { id: sector.id, suit: sector.suit, marks, ...(spot ? { at: roundPoint(spot) } : {}) };
}

/** Each line once: the western and the southern edge of every sector, cut by its own board. */
function gridOf(sectors: ContentSector[], view: View, grounds: Record<MapLetter, MultiPolygon>): string {
  const inside = { F: insideTest(grounds.F), B: insideTest(grounds.B) };
  return sectors.flatMap((sector) => {
    const { lon_min, lon_max, lat_min, lat_max, map } = sector;
    const edges: Line[] = [[[lon_min, lat_min], [lon_min, lat_max]], [[lon_min, lat_min], [lon_max, lat_min]]];
    return edges.flatMap((edge) => cutLine(densify(edge, 0.2).map(view.toScreen), inside[map]).map((line) => linePath(simplify(line, 0.3))));
  }).join('');
}

interface Layout {
  from: number;
  /** Units of the map for one pixel of a name, and of a sign. */
  name: number;
  sign: number;
  names: Map<string, SpaceName>;
  boxes: Rect[];
  /** Plain towns are named. */
  isNear: boolean;
}

const BOLD = createMeasure({ family: 'alegreya', weight: 700, style: 'normal' });
const MEDIUM = createMeasure({ family: 'alegreya', weight: 500, style: 'normal' });
const MEASURES: Record<Rank, Measure> = { elector: BOLD, major: BOLD, minor: MEDIUM, town: MEDIUM };
const PRIORITY: Record<Rank, number> = { elector: 4, major: 3, minor: 2, town: 1 };
const regionMeasure = createMeasure({ family: 'alegreya', weight: 500, style: 'normal' });

/** At the size of one pixel a unit. */
export const nameWidth = (rank: Rank, names: string[]): number => Math.max(...names.map((name) => MEASURES[rank](name, NAME[rank])));

/** Names at one zoom: what finds no room is left for a closer one. A name may cover the ring of a plain town where there is no other way. */
function layNames(towns: ContentTown[], namesOf: (id: string) => string[], level: (typeof LEVELS)[number], at: Map<string, Point>, roads: Road[]): Layout {
  const [name, sign] = [level.name / level.k, level.sign / level.k];
  const labels = towns.filter(({ fortress, elector }) => level.towns || (level.greatOnly ? fortress === 'major' || elector : fortress !== '')).map((town): Label => {
    const rank = rankOf(town);
    return {
      id: town.id, anchor: at.get(town.id) as Point, radius: sign * SIGN[rank], priority: PRIORITY[rank], unit: name, isNeeded: rank !== 'town',
      width: name * nameWidth(rank, namesOf(town.id)), height: name * NAME[rank] * NAME.line,
    };
  });
  const obstacles = towns.map((town): Obstacle => {
    const r = sign * SIGN[rankOf(town)];
    return { owner: town.id, box: boxAround(at.get(town.id) as Point, 2 * r, 2 * r), ...(town.fortress === '' && !level.towns ? { cost: 5 } : {}) };
  });
  const lines = roads.flatMap(({ line }) => segments(line).map(([from, to]) => ({ from, to })));
  const placed = placeLabels(labels, [...obstacles, ...walls([...at.values()])], lines);
  const names = placed.map(({ id, box, anchor }): [string, SpaceName] => {
    const [x, y] = at.get(id) as Point;
    const edge = anchor === 'start' ? box[0] : anchor === 'end' ? box[2] : (box[0] + box[2]) / 2;
    return [id, [roundTenth((edge - x) / name), roundTenth(((box[1] + box[3]) / 2 - y) / name), anchor === 'start' ? -1 : anchor === 'end' ? 1 : 0]];
  });
  return { from: level.k, name, sign, names: new Map(names), boxes: placed.map(({ box }) => core(box)), isNear: level.towns };
}

/** A region's name, as large as it can be, clear of names and fortresses; over plain towns, a suit, its border only where it must. */
function layRegion(area: MultiPolygon, names: string[], { name, sign, boxes, isNear }: Layout, towns: ContentTown[], at: Map<string, Point>, suits: Rect[]): MapRegionTint['names'][number] {
  const signOf = (town: ContentTown): Rect => boxAround(at.get(town.id) as Point, 2 * sign * SIGN[rankOf(town)], 2 * sign * SIGN[rankOf(town)]);
  const strong = [...boxes, ...towns.filter(({ fortress }) => fortress !== '').map(signOf)];
  const plain = towns.filter(({ fortress }) => fortress === '').map(signOf);
  const sizes = isNear ? [1.7, 1.3, 1] : [1, 0.93];
  const width = name * Math.max(...names.map((text) => regionMeasure(text.toUpperCase(), REGION_NAME.size, REGION_NAME.tracking)));
  const claims = [{ taken: [...strong, ...suits, ...plain], over: 1 }, { taken: [...strong, ...suits], over: 1 }, { taken: strong, over: 1 }, { taken: strong, over: 2 }];
  for (const { taken, over } of claims) {
    for (const size of sizes) {
      const spot = nameSpot(area, size * width, size * name * REGION_NAME.size, taken, over);
      if (spot) return [...roundPoint(spot), size];
    }
  }
  return 0;
}

/** In the largest piece of an area. */
function nameSpot(area: MultiPolygon, width: number, height: number, taken: Rect[], over = 1): Point | null {
  const [largest] = [...area].sort((a, b) => ringArea(b[0] as Ring) - ringArea(a[0] as Ring));
  return largest ? emptiestSpot(largest as Polygon, width, height, taken, over) : null;
}

const riversOf = (view: View, land: MultiPolygon): string => projectLines(view, loadRivers(), 0.6)
  .flatMap((line) => cutLine(line, insideTest(land)))
  .map((line) => splinePath(simplify(line, 0.9))).join('');

/** Peaks along a ridge, none exactly where the next rule would put it. */
function alongRidge(line: Point[]): Point[] {
  const step = 11;
  const count = Math.max(1, Math.round(lineLength(line) / step));
  return Array.from({ length: count }, (_, i) => {
    const { point: [x, y] } = along(line, (i + 0.5) / count);
    const name = `${Math.round(x)} ${Math.round(y)}`;
    return [x + 16 * (hashUnit(`ridge x ${name}`) - 0.5), y + 20 * (hashUnit(`ridge y ${name}`) - 0.5)];
  });
}
