/** The map of Heads of State: four countries of western Europe in sixteen areas. */
import type { AreaMap, MapArea, MapCountry, Point, Rect } from '../../../../web/src/map/types.ts';
import { divideLand, type Division } from '../areas.ts';
import { placeColumns, roomOf } from '../columns.ts';
import { createMeasure } from '../fonts.ts';
import {
  boundsOf, cutLine, distance, grow, hashUnit, insideTest, mix, rectContains, shift, simplify, type MultiPolygon,
} from '../geometry.ts';
import { createView, loadCountry, loadLand, loadRivers, projectLines, projectPolygons, type View } from '../land.ts';
import { smoothOutline } from '../outlines.ts';
import { linePath, polygonsPath, roundPoint, roundTenth, splinePath } from '../paths.ts';
import { shoreLines } from '../shore.ts';
import { OUT, type Site } from '../sites.ts';

/** [latitude, longitude], as in the content files */
type LatLon = [number, number];

export interface Content {
  countries: { id: string }[];
  areas: { id: string; country: string; capital: boolean; lat: number; lon: number }[];
  boxes: { id: string; area: string; noble: string }[];
}

export interface Decor {
  plaques: Record<string, LatLon>;
  lands: Record<string, LatLon[]>;
}

/** Today's outlines (numbers of ISO 3166); the island of Ireland is one area. */
const OUTLINES: Record<string, string[]> = { britain: ['826', '372'], france: ['250'], spain: ['724'], germany: ['276'] };

const PARALLELS: [number, number] = [40, 56];
const SIZE = { width: 500, height: 655 };
const BLEED = { x: 760, y: 330 };
/** The corners of the board, from Andalusia to Scotland. */
const FIT: LatLon[] = [[36, -6], [58.68, -4], [43, -9.3], [51.9, -10.5], [52.5, 14.7], [48.7, 13.8]];
const SHORES = [3.2, 7, 11.6];
const SHORE_REACH = 330;
/** As in Column.svelte. */
export const NAME = { size: 14.5, capital: 17, tracking: 0.05 };

const lonLat = ([lat, lon]: LatLon): Point => [lon, lat];
export const engineId = (id: string): string => `area.${id}`;

export const viewOf = (): View => createView({ parallels: PARALLELS, fitTo: FIT.map(lonLat), ...SIZE, bleed: BLEED });

export const boxesOf = ({ boxes }: Content, area: string): Content['boxes'] => boxes.filter((box) => box.area === area && box.noble !== '');

export function buildMap(content: Content, decor: Decor, namesOf: (id: string) => string[]): AreaMap {
  const view = viewOf();
  const toScreen = (point: LatLon): Point => view.toScreen(lonLat(point));
  const land = projectPolygons(view, loadLand(), { tolerance: 0.5, smallest: 6 });
  const divided = new Map(content.countries.map(({ id }) => [id, divide(id, content, decor, view)]));
  const areaOf = (id: string, country: string): MultiPolygon => divided.get(country)?.areas.get(id) ?? [];

  const measure = createMeasure({ family: 'alegreya-sc', weight: 700, style: 'normal' });
  const hosts = content.areas.map(({ id, country, capital, lat, lon }) => ({
    id, country, capital, town: toScreen([lat, lon]), boxes: boxesOf(content, id).length,
    area: areaOf(id, country),
    outline: smoothOutline(areaOf(id, country)),
    nameWidth: Math.max(...namesOf(id).map((name) => measure(name, capital ? NAME.capital : NAME.size, NAME.tracking))),
  }));
  const places = placeColumns(hosts);

  const areas = hosts.map(({ id, country, capital, area, outline }): MapArea => {
    const place = places.get(id);
    if (!place) throw new Error(`no place for the boxes of ${id}: are its points on land?`);
    return {
      id: engineId(id), country: `country.${country}`, capital, place,
      path: polygonsPath(area),
      outline: outline.map((ring) => splinePath(ring, true)).join(''),
      bounds: boundsOf(area.flat(2)).map(roundTenth) as Rect,
    };
  });
  const countries = content.countries.map(({ id }): MapCountry => {
    const { areas: lands, borders } = divided.get(id) as Division;
    const all = [...lands].filter(([key]) => key !== OUT).flatMap(([, area]) => area);
    const main = hosts.filter((host) => host.country === id).flatMap(({ outline }) => outline.flat());
    return {
      id: `country.${id}`,
      path: polygonsPath(outlineOf(id, view, all)),
      borders: borders.flatMap(({ lines }) => lines.map(linePath)).join(''),
      bounds: boundsOf(main).map(roundTenth) as Rect,
      plaque: roundPoint(toScreen(decor.plaques[id] as LatLon)),
    };
  });
  return {
    frame: view.frame,
    bounds: boundsOf([[0, 0], [SIZE.width, SIZE.height], ...hosts.flatMap(({ id, boxes, nameWidth }) => {
      const { name, hex } = roomOf(boxes, nameWidth);
      return [name, hex].map((rect) => shift(rect, places.get(id)?.at ?? [0, 0])).flatMap(([x0, y0, x1, y1]): Point[] => [[x0, y0], [x1, y1]]);
    })]).map(roundTenth) as Rect,
    land: polygonsPath(land),
    shores: shoreLines(land, grow([0, 0, SIZE.width, SIZE.height], SHORE_REACH), SHORES).map((lines) => lines.map(linePath).join('')),
    rivers: projectLines(view, loadRivers(), 0.8)
      .flatMap((line) => cutLine(line, insideTest(land)))
      .filter((line) => line.some((point) => rectContains(view.frame, point)))
      .map((line) => splinePath(simplify(line, 0.8))).join(''),
    countries,
    areas,
  };
}

/** A country's land; what lies far off (overseas) has no area and is left out. */
function divide(country: string, content: Content, decor: Decor, view: View): Division {
  const land = landOf(country, view);
  const lands = content.areas.filter((area) => area.country === country).flatMap(({ id }) => {
    const points = decor.lands[id];
    if (!points) throw new Error(`no land for ${id}: give it points in heads_of_state.decor.toml`);
    return points.map((point) => ({ key: id, at: view.toScreen(lonLat(point)) }));
  });
  const sites = gridOn(land, 7).map(([x, y]): Site => {
    const here = wobble([x, y]);
    const nearest = lands.reduce((a, b) => (distance(here, b.at) < distance(here, a.at) ? b : a));
    return { x, y, key: nearest.key };
  }).filter(({ x, y }) => lands.some(({ at }) => distance(at, [x, y]) < FAR));
  return divideLand(sites, land.filter(([outer]) => isNear(outer as Point[], lands.map(({ at }) => at))), view.frame, { step: 4, rounds: 2, tolerance: 0.25, reach: FAR });
}

/** Beyond this no land belongs to an area. */
const FAR = 90;
const isNear = (ring: Point[], points: Point[]): boolean => ring.some((corner) => points.some((point) => distance(corner, point) < FAR));

const landOf = (country: string, view: View): MultiPolygon =>
  projectPolygons(view, (OUTLINES[country] ?? []).flatMap((code) => loadCountry(code)), { tolerance: 0.5, smallest: 6 });

/** The pieces of a country's land on which it has areas. */
function outlineOf(country: string, view: View, areas: MultiPolygon): MultiPolygon {
  const corners = new Set(areas.flat(2).map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`));
  return landOf(country, view).filter(([outer]) => (outer as Point[]).some(([x, y]) => corners.has(`${Math.round(x)} ${Math.round(y)}`)));
}

/** Points on land, none where the next row would put it: a grid would show in the borders. */
function gridOn(land: MultiPolygon, step: number): Point[] {
  const inside = insideTest(land);
  const [x0, y0, x1, y1] = boundsOf(land.flat(2));
  const points: Point[] = [];
  for (let x = x0; x < x1; x += step) {
    for (let y = y0; y < y1; y += step) {
      const name = `${Math.round(x)} ${Math.round(y)}`;
      const point: Point = [x + step * 0.7 * (hashUnit(`x ${name}`) - 0.5), y + step * 0.7 * (hashUnit(`y ${name}`) - 0.5)];
      if (inside(point)) points.push(point);
    }
  }
  return points;
}

/** A point moved a little, its neighbours likewise: borders between areas then wind like old ones. */
function wobble([x, y]: Point): Point {
  return [x + SWAY * (noise('x', x, y) - 0.5), y + SWAY * (noise('y', x, y) - 0.5)];
}
const SWAY = 26;
const WAVE = 22;

function noise(seed: string, x: number, y: number): number {
  const [column, row] = [Math.floor(x / WAVE), Math.floor(y / WAVE)];
  const at = (dx: number, dy: number): Point => [hashUnit(`${seed} ${column + dx} ${row + dy}`), 0];
  const [right, down] = [x / WAVE - column, y / WAVE - row];
  return mix(mix(at(0, 0), at(1, 0), right), mix(at(0, 1), at(1, 1), right), down)[0];
}
