/** The map of Great War: the provinces and seas of Europe, North Africa and the Near East. */
import type { Point, Rect, SpaceName, WarBorder, WarLink, WarMap, WarPlace } from '../../../../web/src/map/types.ts';
import type { Border } from '../areas.ts';
import {
  along, boundsOf, cutLine, distance, grow, insideTest, lineLength, simplify, type Line, type MultiPolygon,
} from '../geometry.ts';
import { createView, loadLand, loadRivers, projectLines, projectPolygons, type View } from '../land.ts';
import { linePath, polygonsPath, roundPoint, roundTenth, splinePath } from '../paths.ts';
import { shoreLines } from '../shore.ts';
import { OUT } from '../sites.ts';
import { compare, divideProvinces, divideWaters, pairName, wetBorders, type Agreement } from './great_war_division.ts';
import { layNames, LEVELS, placePorts, portSpot, type Named, type Rank } from './great_war_names.ts';

/** [latitude, longitude], as in the content files */
type LatLon = [number, number];

interface ContentPlace {
  id: string; country: string; ip: number; lat: number; lon: number;
  capital?: boolean; port?: boolean; fortress?: boolean; factory?: boolean; vp?: number; america?: boolean; attackable?: boolean;
}
interface ContentBorder { a: string; b: string; river?: boolean; mountain_for?: string[]; crossing?: string }

export interface Content {
  map: {
    land: ContentPlace[]; borders: ContentBorder[];
    seas: { id: string; lat: number; lon: number }[];
    sea_borders: { a: string; b: string }[];
  };
  passages: { id: string; controllers: string[]; seas: [string, string] }[];
  insets: Record<string, string[] | string>;
  powers: { id: string; entry_turn?: number }[];
}

export interface Decor {
  nearer: Record<string, LatLon>;
  america: Record<string, LatLon>;
  passages: Record<string, LatLon>;
  waters: Record<string, LatLon[]>;
  land: { provinces: { id: string; outline: LatLon[] }[] };
}

const PARALLELS: [number, number] = [35, 60];
const SIZE = { width: 1180, height: 780 };
const BLEED = { x: 420, y: 260 };
/** The corners of the board. */
const FIT: LatLon[] = [[61, -14], [46, -20], [33, -14], [63.6, 20], [60, 40], [41, 47], [29, 49.2], [27.4, 33]];
/** The fronts of France and Italy hold most of the pieces: the middle of Europe is drawn larger than the rim. */
const LENS = { center: [9.5, 48.3] as Point, radius: 15, strength: 0.82 };
const SHORES = [3.4, 7.4];
const SHORE_REACH = 60;
const TOOTH = { step: 8, width: 5, height: 4.6 };
const FRONTS = ['french_front', 'italian_front'];

const lonLat = ([lat, lon]: LatLon): Point => [lon, lat];
export const engineId = (id: string): string => `place.${id}`;
export const viewOf = (): View => createView({ parallels: PARALLELS, fitTo: FIT.map(lonLat), ...SIZE, bleed: BLEED, lens: LENS });

export interface Built {
  map: WarMap;
  /** Where the drawing says something else than the rules; all of it is marked. */
  land: Agreement;
  water: Agreement;
}

export function build(content: Content, decor: Decor, namesOf: (id: string) => string[]): Built {
  const view = viewOf();
  const toScreen = (point: LatLon): Point => view.toScreen(lonLat(point));
  const { land: provinces, seas, borders, sea_borders: lanes } = content.map;
  const land = projectPolygons(view, loadLand(), { tolerance: 0.65, smallest: 3 });
  const outlines = decor.land.provinces.map(({ id, outline }) => ({ id, ring: [...outline, outline[0] as LatLon].map(toScreen) }));
  const waters = new Map(Object.entries(decor.waters).map(([id, points]) => [id, points.map(toScreen)]));
  const water = divideWaters(waters, view.frame);
  const wet = wetBorders(water.borders, waters, land);

  const spotOf = ({ id, lat, lon }: { id: string; lat: number; lon: number }): Point => toScreen(decor.nearer[id] ?? decor.america[id] ?? [lat, lon]);
  const named: Named[] = [
    ...provinces.map((place): Named => ({ id: place.id, rank: rankOf(place), at: spotOf(place), names: namesOf(place.id), isPort: place.port === true && place.america !== true, isFortress: place.fortress === true })),
    ...seas.map((zone): Named => ({ id: zone.id, rank: 'sea', at: spotOf(zone), names: namesOf(zone.id), isPort: false, isFortress: false })),
  ];
  const at = new Map(named.map((place) => [place.id, place.at]));
  const ground = divideProvinces(outlines, new Map(outlines.map(({ id }) => [id, at.get(id) as Point])), view.frame, land);
  const ports = placePorts(named, land);
  const layout = LEVELS.map((level) => layNames(named, ports, level));
  const namesAt = (id: string): (SpaceName | null)[] => layout.map((names) => names.get(id) ?? null);

  const closed = new Set(provinces.filter(({ attackable }) => attackable === false).map(({ id }) => id));
  const agreement = compare(ground.borders, borders.map(({ a, b }) => [a, b]), (id) => closed.has(id));
  const sailed = [...lanes.map(({ a, b }): [string, string] => [a, b]), ...content.passages.map(({ seas: pair }) => pair)];
  const atSea = compare(wet, sailed, () => false);
  const box = boundsOf(Object.values(decor.america).map(toScreen));
  const places = [
    ...provinces.map((place) => ({ ...placeOf(place, ground.areas.get(place.id) ?? []), at: roundPoint(at.get(place.id) as Point), names: namesAt(place.id), ...portSpot(ports, place.id) })),
    ...seas.map(({ id }) => ({ ...seaOf(id, water.areas.get(id) ?? []), at: roundPoint(at.get(id) as Point), names: namesAt(id) })),
  ];
  return {
    land: agreement,
    water: atSea,
    map: {
      frame: view.frame,
      bounds: boundsOf([...grow(boundsOf([...at.values()]), 14)].reduce<Point[]>((points, _, i, box) => (i % 2 ? points : [...points, [box[i] as number, box[i + 1] as number]]), [])).map(roundTenth) as Rect,
      land: polygonsPath(land),
      shores: shoreLines(land, grow([0, 0, SIZE.width, SIZE.height], SHORE_REACH), SHORES).map((lines) => lines.map(linePath).join('')),
      rivers: riversOf(view, land),
      edge: ground.borders.filter(({ left, right }) => left === OUT || right === OUT).flatMap(({ lines }) => lines.map(linePath)).join(''),
      america: [box[0] - 44, box[1] - 50, box[2] + 44, box[3] + 20].map(roundTenth) as Rect,
      fronts: FRONTS.map((id) => ({ id, bounds: grow(boundsOf((content.insets[id] as string[]).map((place) => at.get(place) as Point)), 16).map(roundTenth) as Rect })),
      entries: Object.fromEntries(content.powers.flatMap(({ id, entry_turn: turn = 1 }) => (turn > 1 ? [[id, turn - 1]] : []))),
      levels: LEVELS.map(({ k, size, detail }) => ({ from: k, unit: Math.round((1000 * size) / k) / 1000, detail })),
      places,
      borders: [
        ...ground.borders.filter(({ left, right }) => left !== OUT && right !== OUT).map((border) => landBorder(border, borders, ground.areas, closed)),
        ...wet.map((border): WarBorder => ({ ...pairOf(border), path: border.lines.map(linePath).join(''), barred: atSea.barred.includes(pairName(border.left, border.right)), river: false, teeth: '' })),
      ],
      links: [
        ...agreement.apart.map((pair) => linkOf(pair, at, borders)),
        ...atSea.apart.filter((pair) => !content.passages.some(({ seas: [a, b] }) => pairName(a, b) === pair)).map((pair) => linkOf(pair, at, [])),
      ],
      passages: content.passages.map(({ id, seas: pair, controllers }) => ({ id, at: roundPoint(toScreen(decor.passages[id] as LatLon)), seas: pair.map(engineId), controllers: controllers.map(engineId) })),
    },
  };
}

function rankOf({ capital, vp, factory }: ContentPlace): Rank {
  if (vp) return 'capital';
  return capital || factory ? 'seat' : 'town';
}

type Placed = Omit<WarPlace, 'at' | 'names'>;

function placeOf(place: ContentPlace, area: MultiPolygon): Placed {
  return {
    id: engineId(place.id), country: place.country, rank: rankOf(place), ip: place.ip, vp: place.vp ?? 0, fortress: place.fortress === true,
    kind: place.america ? 'america' : place.attackable === false ? 'closed' : 'land',
    ...shapeOf(area),
  };
}

const seaOf = (id: string, area: MultiPolygon): Placed =>
  ({ id: engineId(id), kind: 'sea', country: null, rank: 'sea', ip: 0, vp: 0, fortress: false, ...shapeOf(area) });

const shapeOf = (area: MultiPolygon): Pick<WarPlace, 'path' | 'bounds'> =>
  ({ path: polygonsPath(area), bounds: (area.length ? boundsOf(area.flat(2)) : [0, 0, 0, 0]).map(roundTenth) as Rect });

const pairOf = ({ left, right }: Border): { a: string; b: string } => ({ a: engineId(left), b: engineId(right) });

function landBorder(border: Border, rules: ContentBorder[], areas: Map<string, MultiPolygon>, closed: Set<string>): WarBorder {
  const rule = rules.find(({ a, b }) => pairName(a, b) === pairName(border.left, border.right));
  return {
    ...pairOf(border),
    path: border.lines.map((line) => linePath(simplify(line, 0.3))).join(''),
    barred: !rule && !closed.has(border.left) && !closed.has(border.right),
    river: rule?.river === true,
    teeth: (rule?.mountain_for ?? []).map((id) => teethOf(border.lines, areas.get(id) ?? [])).join(''),
  };
}

/** Small mountains along a border, on the side of the province that they help to defend. */
function teethOf(lines: Line[], area: MultiPolygon): string {
  const inside = insideTest(area);
  return lines.flatMap((line) => {
    const count = Math.floor(lineLength(line) / TOOTH.step);
    return Array.from({ length: count }, (_, i) => {
      const { point: [x, y], direction: [dx, dy] } = along(line, (i + 0.5) / count);
      const side = inside([x - 2 * dy, y + 2 * dx]) ? 1 : -1;
      const at = (forward: number, aside: number): Point => [x + forward * dx - side * aside * dy, y + forward * dy + side * aside * dx];
      return `${linePath([at(-TOOTH.width / 2, 0.8), at(0, 0.8 + TOOTH.height), at(TOOTH.width / 2, 0.8)])}z`;
    });
  }).join('');
}

function linkOf(pair: string, at: Map<string, Point>, rules: ContentBorder[]): WarLink {
  const [a, b] = pair.split('--') as [string, string];
  const [p, q] = [at.get(a) as Point, at.get(b) as Point];
  const isStrait = rules.some((rule) => pairName(rule.a, rule.b) === pair && rule.crossing === 'strait');
  const reach = Math.min(10, distance(p, q) / 4);
  const from = (one: Point, other: Point): Point => roundPoint([one[0] + ((other[0] - one[0]) * reach) / distance(p, q), one[1] + ((other[1] - one[1]) * reach) / distance(p, q)]);
  return { a: engineId(a), b: engineId(b), from: from(p, q), to: from(q, p), kind: isStrait ? 'strait' : 'apart' };
}

const riversOf = (view: View, land: MultiPolygon): string => projectLines(view, loadRivers(), 0.8)
  .flatMap((line) => cutLine(line, insideTest(land)))
  .map((line) => splinePath(simplify(line, 0.9))).join('');

/** Lists for whoever moves a corner: what the drawing shows otherwise than the rules. */
export function report({ land, water }: Built): string {
  return [
    `touch, but are no neighbours: ${land.barred.length} on land (${land.barred.join(', ')}), ${water.barred.length} at sea (${water.barred.join(', ')})`,
    `are neighbours, but do not touch: ${land.apart.length} on land (${land.apart.join(', ')}), ${water.apart.length} at sea (${water.apart.join(', ')})`,
  ].join('\n');
}

