/** The map of Power & Weakness: fifteen regions of Britain. */
import { geoGraticule } from 'd3-geo';
import type { MapBorder, MapRegion, MapSea, Names, Point, Rect, RegionMap } from '../../../../web/src/map/types.ts';
import { divideLand, type Border } from '../areas.ts';
import { createMeasure } from '../fonts.ts';
import {
  along, boundsOf, cutLine, distance, distanceToRect, grow, insideTest, lineLength, mix, rectContains, rectsMeet, roughen, segments, simplify,
  type Line, type MultiPolygon, type Ring,
} from '../geometry.ts';
import { createView, loadLand, loadRivers, projectLines, projectPolygons, type View } from '../land.ts';
import { shoreLines } from '../shore.ts';
import { smoothOutline } from '../outlines.ts';
import { linePath, polygonsPath, roundPoint, roundTenth, splinePath } from '../paths.ts';
import { placeAll, roomTaken } from '../places.ts';
import { fen, hill, mountain, scatter, wood } from '../relief.ts';
import { drawRiver } from '../rivers.ts';
import { ghostSites, OUT, outlineSites, type Site } from '../sites.ts';

/** [latitude, longitude], as in the content files */
type LatLon = [number, number];

export interface Content {
  map: {
    regions: { id: string; lat: number; lon: number; outline: LatLon[] }[];
    connections: { a: string; b: string; points: LatLon[] }[];
    map_edges: { region: string; points: LatLon[] }[];
  };
}

export interface Decor {
  rose: LatLon;
  seas: { id: string; name: Names; at: LatLon; turn: number; size: number }[];
  rivers: {
    id: string; name?: Names; points: LatLon[]; along?: [string, string][];
    /** south, west, north, east */
    within?: [number, number, number, number];
  }[];
  mountains: LatLon[];
  hills: LatLon[];
  woods: LatLon[];
  fens: LatLon[];
  /** How far names are moved from where they were found room, in units of the map. */
  asides: Record<string, Point>;
}

const PARALLELS: [number, number] = [50.5, 55.5];
const SIZE = { width: 500, height: 676 };
/** Land goes on under the panels beside the map. */
const BLEED = { x: 900, y: 420 };
/** Shore lines: how far from the coast they run, and how far around the board. */
const SHORES = [3.2, 7, 11.6];
const SHORE_REACH = 330;
/** As in Board.svelte. */
export const NAME = { size: 15.5, tracking: 0.07 };
const RIVER_NAME = { size: 12, tracking: 0.08 };

/** The content file names regions among themselves, the engine among all things. */
export const engineId = (id: string): string => `region.${id}`;

const lonLat = ([lat, lon]: LatLon): Point => [lon, lat];

export const viewOf = ({ map }: Content): View =>
  createView({ parallels: PARALLELS, fitTo: map.regions.flatMap(({ outline }) => outline.map(lonLat)), ...SIZE, bleed: BLEED });

export function buildMap(content: Content, decor: Decor, namesOf: (id: string) => string[]): RegionMap {
  const { regions, connections, map_edges: edges } = content.map;
  const view = viewOf(content);
  const toScreen = (point: LatLon): Point => view.toScreen(lonLat(point));
  const land = projectPolygons(view, loadLand(), { tolerance: 0.45, smallest: 4 });

  const { areas, borders } = divide(content, view, land);
  const measure = createMeasure({ family: 'alegreya-sc', weight: 700, style: 'normal' });
  const hosts = regions.map(({ id }) => ({
    id,
    area: areas.get(id) ?? [],
    outline: smoothOutline(areas.get(id) ?? []),
    nameWidth: Math.max(...namesOf(id).map((name) => measure(name, NAME.size, NAME.tracking))),
  }));
  const places = placeAll(hosts);
  for (const [id, [dx, dy]] of Object.entries(decor.asides)) {
    const place = places.get(id);
    if (place === undefined) throw new Error(`decor: asides names a region that is not on the map: ${id}`);
    place.name.at = roundPoint([place.name.at[0] + dx, place.name.at[1] + dy]);
  }
  const taken = hosts.flatMap(({ id, nameWidth }) => {
    const place = places.get(id);
    const room = place && roomTaken(place, nameWidth);
    return room ? [room.name, ...room.pieces] : [];
  });

  const italic = createMeasure({ family: 'alegreya', weight: 500, style: 'italic' });
  const widthOf = (name: Names): number =>
    Math.max(...Object.values(name).map((text) => italic(text, RIVER_NAME.size, RIVER_NAME.tracking)));
  const onLand = (spots: LatLon[]): Point[] => spots.map(toScreen);
  return {
    frame: view.frame,
    bounds: boundsOf([...areas].filter(([key]) => key !== OUT).flatMap(([, area]) => area.flat(2))).map(roundTenth) as Rect,
    land: polygonsPath(land),
    shores: shoreLines(land, grow([0, 0, SIZE.width, SIZE.height], SHORE_REACH), SHORES).map((lines) => lines.map(linePath).join('')),
    graticule: graticule(view),
    edge: edges.map(({ points }) => edgeLine(points.map(toScreen))).flatMap((line) => cutLine(line, insideTest(land))).map(linePath).join(''),
    hills: scatter(onLand(decor.mountains), mountain, taken) + scatter(onLand(decor.hills), hill, taken),
    woods: scatter(onLand(decor.woods), wood, taken),
    fens: scatter(onLand(decor.fens), fen, taken),
    rose: roundPoint(toScreen(decor.rose)),
    seas: decor.seas.map(({ at, ...sea }): MapSea => ({ ...sea, at: roundPoint(toScreen(at)) })),
    farRivers: farRivers(view, boundsOf([...areas].filter(([key]) => key !== OUT).flatMap(([, area]) => area.flat(2)))),
    rivers: decor.rivers.map(({ id, name, points, along: followed = [], within }) => drawRiver({
      id, points: points.map(toScreen), along: followed, ...(name ? { name } : {}),
      within: within ? (point) => rectContains([within[1], within[0], within[3], within[2]], view.toLonLat(point)) : null,
    }, { land, borders, taken, widthOf })),
    regions: hosts.map(({ id, area, outline }): MapRegion => {
      const place = places.get(id);
      if (!place) throw new Error(`no place for the pieces of ${id}: is its outline on land?`);
      return {
        id: engineId(id), place,
        path: polygonsPath(area),
        outline: outline.map((ring) => splinePath(ring, true)).join(''),
        bounds: boundsOf(area.flat(2)).map(roundTenth) as Rect,
      };
    }),
    borders: connections.map(({ a, b }) => drawBorder(a, b, borders, areas, taken)),
  };
}

/** The regions' outlines, made lively along shared borders, become areas that reach to the real coast. */
function divide({ map }: Content, view: View, land: MultiPolygon): { areas: Map<string, MultiPolygon>; borders: Border[] } {
  const toScreen = (point: LatLon): Point => view.toScreen(lonLat(point));
  const shared = new Set(map.connections.flatMap(({ points }) => segments(points).flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`])));
  const ring = (outline: LatLon[]): Ring => {
    const closed = [...outline, outline[0] as LatLon];
    const lines = segments(closed).map(([a, b]): Line => {
      const [from, to] = [toScreen(a), toScreen(b)];
      return shared.has(`${a} ${b}`) ? roughen(from, to) : [from, to];
    });
    return [...lines.flatMap((line) => line.slice(0, -1)), (lines[0] as Line)[0] as Point];
  };
  const sites: Site[] = map.regions.flatMap(({ id, outline }) => outlineSites(ring(outline), id, { step: 3, inset: 1.8 }));
  const beyond = map.map_edges.flatMap(({ points }) => outlineSites(stripBeyond(edgeLine(points.map(toScreen))), OUT, { step: 3, inset: 1.8 }));
  const known = [...sites, ...beyond];
  const ghosts = ghostSites(known, view.frame, { gap: 32, step: 14, wanted: insideTest(land) });
  return divideLand([...known, ...ghosts], land, view.frame, { step: 4, rounds: 1, tolerance: 0.25, reach: 9 });
}

/** The board's edge, drawn on past its ends: without it the last region would run on around them. */
function edgeLine(points: Line): Line {
  const [first, last] = [points[0] as Point, points.at(-1) as Point];
  const on = (from: Point, to: Point): Point => mix(from, to, 1 + 25 / distance(from, to));
  return [on(points[1] as Point, first), ...points, on(points.at(-2) as Point, last)];
}

/** A strip of nobody's land beyond the edge, northward. */
const stripBeyond = (line: Line): Ring => [...line, ...[...line].reverse().map(([x, y]): Point => [x, y - 20]), line[0] as Point];

function drawBorder(a: string, b: string, borders: Border[], areas: Map<string, MultiPolygon>, taken: Rect[]): MapBorder {
  const [left, right] = a < b ? [a, b] : [b, a];
  const lines = borders.find((border) => border.left === left && border.right === right)?.lines ?? [];
  const [longest] = [...lines].sort((p, q) => lineLength(q) - lineLength(p));
  if (!longest) throw new Error(`${a} and ${b} are neighbours, but their areas do not touch: check the outlines`);
  const [inA, inB] = [insideTest(areas.get(a) ?? []), insideTest(areas.get(b) ?? [])];
  const { point, normal } = freestCrossing(longest, taken, (spot) => inA(spot) || inB(spot));
  const towardB = inB([point[0] + normal[0] * 5, point[1] + normal[1] * 5]);
  const across: Point = towardB ? normal : [-normal[0], -normal[1]];
  return {
    a: engineId(a),
    b: engineId(b),
    path: lines.map(linePath).join(''),
    middle: roundPoint(point),
    across: across.map((x) => Math.round(x * 1000) / 1000 + 0) as Point,
  };
}

/** Where arrows cross a border: near its middle, within the two regions, and away from names and pieces. */
function freestCrossing(line: Line, taken: Rect[], within: (spot: Point) => boolean): { point: Point; normal: Point } {
  const crossings = [0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.26, 0.74, 0.2, 0.8].map((part) => {
    const { point } = along(line, part);
    // A chord: the line itself wiggles.
    const [from, to] = [along(line, part - 0.12).point, along(line, part + 0.12).point];
    const length = distance(from, to);
    const normal: Point = [(to[1] - from[1]) / length, (from[0] - to[0]) / length];
    // The arrow's head must be seen above all: its spots count twice.
    const way = [-40, -28, -16, -14, 0, 14, 16, 28, 40].map((far): Point => [point[0] + normal[0] * far, point[1] + normal[1] * far]);
    const room = way.map((spot) => Math.min(14, ...taken.map((box) => distanceToRect(spot, box))) - (within(spot) ? 0 : 20));
    return { point, normal, worth: room.reduce((sum, free) => sum + free, 0) - 40 * Math.abs(part - 0.5) };
  });
  return crossings.reduce((best, next) => (next.worth > best.worth ? next : best));
}

/** Rivers of the lands around, for company: those of the board are drawn by hand. */
function farRivers(view: View, board: Rect): string {
  return projectLines(view, loadRivers(), 0.8)
    .filter((line) => !rectsMeet(boundsOf(line), board))
    .flatMap((line) => cutLine(line, (point) => rectContains(view.frame, point)))
    .map((line) => splinePath(simplify(line, 0.8))).join('');
}

function graticule(view: View): string {
  const lines = geoGraticule().extent([[-24, 44], [16, 62]]).step([2, 1]).precision(2).lines();
  return lines
    .flatMap(({ coordinates }) => cutLine((coordinates as Line).map(view.toScreen), (point) => rectContains(view.frame, point), 8))
    .map((line) => linePath(simplify(line, 0.4))).join('');
}
