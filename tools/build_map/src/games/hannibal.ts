/** The map of Hannibal: 96 spaces of the western Mediterranean, and the ways between them. */
import type { LinkKind, MapLink, MapProvince, MapSpace, Names, Point, Rect, SpaceName, WayMap } from '../../../../web/src/map/types.ts';
import { divideLand, type Division } from '../areas.ts';
import { createMeasure, type Measure } from '../fonts.ts';
import {
  along, boundsOf, cutLine, distance, grow, hashUnit, insideTest, lineLength, ringArea, segments, shift, simplify,
  type MultiPolygon, type Ring,
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

interface ContentSpace {
  id: string;
  province: string;
  kind: MapSpace['kind'];
  lat: number;
  lon: number;
  draw_lat?: number;
  draw_lon?: number;
  port?: number;
}

export interface Content {
  map: {
    provinces: { id: string }[];
    spaces: ContentSpace[];
    connections: { a: string; b: string; kind: LinkKind }[];
  };
}

export interface Decor {
  nudges: Record<string, Point>;
  seas: { id: string; name: Names; at: LatLon; turn: number; size: number }[];
  rivers: { name: Names; at: LatLon; turn: number }[];
  relief: { ridges: LatLon[][] };
}

const PARALLELS: [number, number] = [34, 45];
const SIZE = { width: 900, height: 578 };
const BLEED = { x: 420, y: 330 };
/** Room around the outermost spaces for their names and pieces; in the west also for the panels that lie on the Ocean and on Mauretania. */
const MARGIN = { left: 254, top: 20, right: 104, bottom: 4 };
/** Italy holds most of the pieces: it is drawn half as large again. */
const LENS = { center: [13.2, 41.6] as Point, radius: 4.9, strength: 0.5 };
const SHORES = [3.2, 7, 11.6];
const SHORE_REACH = 160;
const CAPITALS = ['rome_city', 'carthage_city'];

/** Zooms from which a layout of names holds, and how large signs are there on the screen. */
const LEVELS = [
  { k: 0.42, size: 0.93 }, { k: 0.55, size: 0.93 }, { k: 0.68, size: 0.93 }, { k: 0.8, size: 0.94 }, { k: 0.9, size: 0.97 },
  { k: 1.1, size: 1.03 }, { k: 1.4, size: 1.12 }, { k: 1.8, size: 1.22 }, { k: 2.4, size: 1.35 },
];
/** The layout in which relief and names of provinces keep out of the way. */
const FITTED = 4;

/** As in Space.svelte: names by rank, and what signs take up around their point. */
export const NAME = { space: 13, city: 14, capital: 18, tribe: 13, line: 1.02 };
const SIGN = { normal: 9, tribe: 10, city: 11.5, capital: 14 };
const PASS: Rect = [-11, -8, 11, 7.5];
const PORT: Rect = [-13, -6.5, 13, 6.5];
const PORT_OFF = 16;
export const PROVINCE_NAME = { size: 13, tracking: 0.16 };

const lonLat = ([lat, lon]: LatLon): Point => [lon, lat];
export const engineId = (id: string): string => `space.${id}`;
const placeOf = ({ lat, lon, draw_lat, draw_lon }: ContentSpace): LatLon => [draw_lat ?? lat, draw_lon ?? lon];

export const viewOf = (content: Content): View => createView({
  parallels: PARALLELS, fitTo: content.map.spaces.map((space) => lonLat(placeOf(space))), ...SIZE, bleed: BLEED, lens: LENS,
});

type Rank = 'capital' | 'city' | 'tribe' | 'normal';
export const rankOf = ({ id, kind }: Pick<ContentSpace, 'id' | 'kind'>): Rank => (CAPITALS.includes(id) ? 'capital' : kind);
const signOf = (space: ContentSpace): number => SIGN[rankOf(space)];

export function buildMap(content: Content, decor: Decor, namesOf: (id: string) => string[], provinceNames: (id: string) => string[]): WayMap {
  const view = viewOf(content);
  const toScreen = (point: LatLon): Point => view.toScreen(lonLat(point));
  const land = projectPolygons(view, loadLand(), { tolerance: 0.55, smallest: 7 });
  const spaces = content.map.spaces;
  const at = new Map(spaces.map((space) => {
    const [[x, y], [dx, dy]] = [toScreen(placeOf(space)), decor.nudges[space.id] ?? [0, 0]];
    return [space.id, [x + dx, y + dy] as Point];
  }));
  const stops: Stop[] = spaces.map(({ id }) => ({ id, at: at.get(id) as Point }));
  const stopOf = (id: string): Stop => ({ id, at: at.get(id) as Point });
  const roads = content.map.connections.map((link) => ({ ...link, road: bowedRoad(stopOf(link.a), stopOf(link.b), stops, { bow: 0.045, clearance: 13 }) }));
  const { areas, borders } = divide(content, view, land, at);

  const ports = placePorts(spaces, at, land, roads.map(({ road }) => road));
  const layout = LEVELS.map((level) => layNames(spaces, namesOf, level, at, ports, roads));
  const signs = (size: number): Rect[] => spaces.map((space) => boxAround(at.get(space.id) as Point, 2 * size * signOf(space), 2 * size * signOf(space)));
  const fitted = layout[FITTED] as Layout;
  const taken = [...signs(fitted.unit), ...fitted.boxes.values()];

  return {
    frame: view.frame,
    bounds: boundsWith([...at.values()]),
    land: polygonsPath(land),
    shores: shoreLines(land, grow([0, 0, SIZE.width, SIZE.height], SHORE_REACH), SHORES).map((lines) => lines.map(linePath).join('')),
    rivers: riversOf(view, land),
    hills: scatter(decor.relief.ridges.flatMap((ridge) => alongRidge(ridge.map(toScreen))), (x, y, s) => mountain(x, y, 0.62 * s), taken.map((box) => grow(box, -4))),
    seas: decor.seas.map(({ at: spot, ...sea }) => ({ ...sea, at: roundPoint(toScreen(spot)) })),
    riverNames: decor.rivers.map(({ at: spot, ...river }) => ({ ...river, at: roundPoint(toScreen(spot)) })),
    borders: borders.filter(({ left, right }) => left !== OUT && right !== OUT).flatMap(({ lines }) => lines.map(linePath)).join(''),
    edge: borders.filter(({ left, right }) => left === OUT || right === OUT).flatMap(({ lines }) => lines.map(linePath)).join(''),
    levels: layout.map(({ from, unit }) => ({ from, unit: Math.round(unit * 1000) / 1000 })),
    provinces: content.map.provinces.map(({ id }): MapProvince => {
      const area = areas.get(id) ?? [];
      const whole = fitted.unit * Math.max(...provinceNames(id).map((name) => provinceWidth(name)));
      const name = nameSpot(area, whole, fitted.unit * PROVINCE_NAME.size, [...taken, ...fitted.signs]);
      return { id: `province.${id}`, path: polygonsPath(area), bounds: boundsOf(area.flat(2)).map(roundTenth) as Rect, ...(name ? { name: roundPoint(name) } : {}) };
    }),
    spaces: spaces.map((space): MapSpace => ({
      id: engineId(space.id), province: `province.${space.province}`, kind: space.kind, capital: CAPITALS.includes(space.id),
      at: roundPoint(at.get(space.id) as Point),
      names: layout.map(({ names }) => names.get(space.id) ?? null),
      ...(space.port === undefined ? {} : { port: { modifier: space.port, at: roundPoint(ports.get(space.id) as Point) } }),
    })),
    links: roads.map(({ a, b, kind, road }): MapLink => ({ a: engineId(a), b: engineId(b), kind, path: road.path, middle: roundPoint(road.middle) })),
  };
}

function boundsWith(points: Point[]): Rect {
  const [x0, y0, x1, y1] = boundsOf(points);
  return [x0 - MARGIN.left, y0 - MARGIN.top, x1 + MARGIN.right, y1 + MARGIN.bottom].map(roundTenth) as Rect;
}

/** Beyond the Adriatic nobody rules: without this the cells of Italy would reach across. */
const isBeyondAdriatic = ([lon, lat]: Point): boolean => lat > 38 && lon > 13.6 + 1.15 * Math.max(0, 45.5 - lat) && lon > 14;

function divide(content: Content, view: View, land: MultiPolygon, at: Map<string, Point>): Division {
  const onLand = insideTest(land);
  const sites = content.map.spaces.map(({ id, province }): Site => {
    const [x, y] = at.get(id) as Point;
    return { x, y, key: province };
  });
  const beyond = ghostSites([{ x: -1e5, y: -1e5, key: OUT }], view.frame, { gap: 0, step: 16, wanted: (point) => onLand(point) && isBeyondAdriatic(view.toLonLat(point)) });
  const known = [...sites, ...beyond];
  const ghosts = ghostSites(known, view.frame, { gap: 58, step: 22, wanted: onLand });
  return divideLand([...known, ...ghosts], land, view.frame, { step: 12, rounds: 3, tolerance: 0.25, reach: 14 });
}

/** Where the anchor of a port lies: on the water, clear of ways and other places. */
function placePorts(spaces: ContentSpace[], at: Map<string, Point>, land: MultiPolygon, roads: Road[]): Map<string, Point> {
  const onLand = insideTest(land);
  const segmentsOf = roads.flatMap(({ line }) => line);
  return new Map(spaces.filter(({ port }) => port !== undefined).map((space) => {
    const here = at.get(space.id) as Point;
    const spots = Array.from({ length: 16 }, (_, i): Point => {
      const turn = (i * Math.PI) / 8;
      return [Math.cos(turn) * (signOf(space) + PORT_OFF), Math.sin(turn) * (signOf(space) + PORT_OFF * 0.62)];
    });
    const costOf = (spot: Point): number => {
      const box = shift(PORT, [here[0] + spot[0], here[1] + spot[1]]);
      const corners: Point[] = [[box[0], box[1]], [box[2], box[1]], [box[0], box[3]], [box[2], box[3]], [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2]];
      const near = [...at].filter(([id]) => id !== space.id).reduce((cost, [, other]) => cost + Math.max(0, 30 - distance(other, [here[0] + spot[0], here[1] + spot[1]])) / 3, 0);
      const crossed = segmentsOf.filter(([x, y]) => x > box[0] && x < box[2] && y > box[1] && y < box[3]).length;
      return 2 * corners.filter(onLand).length + near + 2 * crossed;
    };
    return [space.id, spots.map((spot) => ({ spot, cost: costOf(spot) })).reduce((a, b) => (b.cost < a.cost ? b : a)).spot] as const;
  }));
}

interface Layout {
  from: number;
  /** Units of the map for one unit of a sign. */
  unit: number;
  names: Map<string, SpaceName>;
  boxes: Map<string, Rect>;
  /** Anchors and passes. */
  signs: Rect[];
}

type Way = { kind: LinkKind; road: Road };

const MEASURES: Record<Rank, Measure> = {
  capital: createMeasure({ family: 'alegreya', weight: 700, style: 'normal' }),
  city: createMeasure({ family: 'alegreya', weight: 700, style: 'normal' }),
  normal: createMeasure({ family: 'alegreya', weight: 500, style: 'normal' }),
  tribe: createMeasure({ family: 'alegreya', weight: 500, style: 'italic' }),
};
const SIZES: Record<Rank, number> = { capital: NAME.capital, city: NAME.city, normal: NAME.space, tribe: NAME.tribe };
const PRIORITY: Record<Rank, number> = { capital: 4, city: 3, tribe: 2, normal: 1 };
const provinceMeasure = createMeasure({ family: 'alegreya-sc', weight: 500, style: 'normal' });
const provinceWidth = (name: string): number => provinceMeasure(name, PROVINCE_NAME.size, PROVINCE_NAME.tracking);

export const nameWidth = (space: Pick<ContentSpace, 'id' | 'kind'>, names: string[]): number => {
  const rank = rankOf(space);
  return Math.max(...names.map((name) => MEASURES[rank](name, SIZES[rank])));
};

const scaled = ([x0, y0, x1, y1]: Rect, by: number): Rect => [x0 * by, y0 * by, x1 * by, y1 * by];

/** Names at one zoom: what finds no room is left for a closer one. */
function layNames(spaces: ContentSpace[], namesOf: (id: string) => string[], { k, size }: { k: number; size: number }, at: Map<string, Point>, ports: Map<string, Point>, ways: Way[]): Layout {
  const unit = size / k;
  const labels = spaces.map((space): Label => {
    const rank = rankOf(space);
    return {
      id: space.id, anchor: at.get(space.id) as Point, radius: unit * signOf(space), priority: PRIORITY[rank], unit, isNeeded: rank === 'capital',
      width: unit * nameWidth(space, namesOf(space.id)), height: unit * SIZES[rank] * NAME.line,
    };
  });
  const signs = [
    ...[...ports].map(([id, spot]): Rect => {
      const [x, y] = at.get(id) as Point;
      return shift(scaled(PORT, unit), [x + unit * spot[0], y + unit * spot[1]]);
    }),
    ...ways.filter(({ kind }) => kind !== 'normal').map(({ road }) => shift(scaled(PASS, unit), road.middle)),
  ];
  // Panels lie in the west, the map's buttons in the east.
  const [west, , east] = boundsOf(at.values());
  const obstacles: Obstacle[] = [
    ...labels.map(({ id, anchor, radius }): Obstacle => ({ owner: id, box: boxAround(anchor, 2 * radius, 2 * radius) })),
    ...signs.map((box) => ({ box, cost: 30 })),
    { box: [-1e4, -1e4, west - unit * SIGN.city, 1e4] },
    { box: [east + unit * SIGN.normal, -1e4, 1e4, 1e4] },
  ];
  const segmentsOf = ways.flatMap(({ road }) => segments(road.line).map(([from, to]) => ({ from, to })));
  const placed = placeLabels(labels, obstacles, segmentsOf);
  const names = placed.map(({ id, box, anchor }): [string, SpaceName] => {
    const [x, y] = at.get(id) as Point;
    const edge = anchor === 'start' ? box[0] : anchor === 'end' ? box[2] : (box[0] + box[2]) / 2;
    // The baseline lies a little under the middle of the letters.
    return [id, [roundTenth((edge - x) / unit), roundTenth(((box[1] + box[3]) / 2 - y) / unit), anchor === 'start' ? -1 : anchor === 'end' ? 1 : 0]];
  });
  return { from: k, unit, names: new Map(names), boxes: new Map(placed.map(({ id, box }) => [id, core(box)])), signs };
}

/** The largest piece of a province carries its name. */
function nameSpot(area: MultiPolygon, width: number, height: number, taken: Rect[]): Point | null {
  const [largest] = [...area].sort((a, b) => ringArea(b[0] as Ring) - ringArea(a[0] as Ring));
  return largest ? emptiestSpot(largest, width, height, taken) : null;
}

const riversOf = (view: View, land: MultiPolygon): string => projectLines(view, loadRivers(), 0.6)
  .flatMap((line) => cutLine(line, insideTest(land)))
  .map((line) => splinePath(simplify(line, 0.7))).join('');

/** Peaks along a ridge, none exactly where the next rule would put it. */
function alongRidge(line: Point[]): Point[] {
  const step = 13;
  const count = Math.max(1, Math.round(lineLength(line) / step));
  return Array.from({ length: count }, (_, i) => {
    const { point: [x, y] } = along(line, (i + 0.5) / count);
    const name = `${Math.round(x)} ${Math.round(y)}`;
    return [x + 9 * (hashUnit(`ridge x ${name}`) - 0.5), y + 9 * (hashUnit(`ridge y ${name}`) - 0.5)];
  });
}
