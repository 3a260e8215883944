import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { RegionMap } from '../../../web/src/map/types.ts';
import { createMeasure } from '../src/fonts.ts';
import { engineId, NAME, viewOf } from '../src/games/power_and_weakness.ts';
import { distanceToLine, insideTest, rectsMeet, type Point, type Rect, type Ring } from '../src/geometry.ts';
import { powerAndWeakness, powerAndWeaknessContent, placeNames, write } from '../src/main.ts';
import { roomTaken } from '../src/places.ts';
import { ringsOfPath } from './pathpoints.ts';

const stored = readFileSync(new URL('../../../web/src/games/power_and_weakness/map.json', import.meta.url), 'utf8');
const map = JSON.parse(stored) as RegionMap;
const content = powerAndWeaknessContent();
const view = viewOf(content);
const at = (lat: number, lon: number): Point => view.toScreen([lon, lat]);
const regionAt = (point: Point): string[] =>
  map.regions.filter(({ path }) => insideTest([ringsOfPath(path)])(point)).map(({ id }) => id);

const measure = createMeasure({ family: 'alegreya-sc', weight: 700, style: 'normal' });
const namesOf = placeNames('power_and_weakness', 'region');
const rooms = map.regions.map(({ id, place }) => {
  const names = namesOf(id.replace('region.', ''));
  return { id, ...roomTaken(place, Math.max(...names.map((name) => measure(name, NAME.size, NAME.tracking)))) };
});

describe('elements', () => {
  test('every region has one element and nothing else has', () => {
    expect(map.regions.map(({ id }) => id)).toEqual(content.map.regions.map(({ id }) => engineId(id)));
  });

  test('every border has one element and nothing else has', () => {
    expect(map.borders.map(({ a, b }) => [a, b])).toEqual(content.map.connections.map(({ a, b }) => [engineId(a), engineId(b)]));
    expect(map.borders.every(({ path }) => path.startsWith('M'))).toBe(true);
  });
});

describe('land', () => {
  test.each(content.map.regions)('$id lies in its own region', ({ id, lat, lon }) => {
    expect(regionAt(at(lat, lon))).toEqual([engineId(id)]);
  });

  test.each([
    ['the Isle of Wight', 50.68, -1.3, 'region.wessex'], ['Anglesey', 53.28, -4.35, 'region.gwynedd'],
    ['York', 53.96, -1.08, 'region.deira'], ['London', 51.52, -0.1, 'region.essex'], ['Canterbury', 51.28, 1.08, 'region.kent'],
    ['Exeter', 50.72, -3.53, 'region.dumnonia'], ['Chester', 53.19, -2.88, 'region.powys'], ['Edinburgh', 55.92, -3.2, 'region.bernicia'],
  ])('%s', (_, lat, lon, region) => {
    expect(regionAt(at(lat, lon))).toEqual([region]);
  });

  test.each([['Dublin', 53.34, -6.3], ['Fife', 56.25, -3.1], ['Arran', 55.58, -5.22], ['Man', 54.2, -4.55], ['Calais', 50.9, 1.9]])('%s is out of play', (_, lat, lon) => {
    expect(regionAt(at(lat, lon))).toEqual([]);
    expect(insideTest([ringsOfPath(map.land)])(at(lat, lon))).toBe(true);
  });

  test.each(map.borders)('the crossing $a to $b leads from one to the other', ({ a, b, middle, across }) => {
    const beside = (far: number): Point => [middle[0] + far * across[0], middle[1] + far * across[1]];
    expect(regionAt(beside(-4))).toEqual([a]);
    expect(regionAt(beside(4))).toEqual([b]);
  });
});

describe('names and pieces', () => {
  const clash = (mine: Rect, others: Rect[]): boolean => others.some((box) => rectsMeet(mine, box));

  test.each(rooms)('the name of $id covers nothing', ({ id, name, pieces }) => {
    expect(clash(name, pieces)).toBe(false);
    for (const other of rooms.filter((room) => room.id !== id)) expect(clash(name, [other.name, ...other.pieces])).toBe(false);
  });

  test.each(rooms)('the marker and two full stacks of $id stand inside its border', ({ id, pieces }) => {
    const outline = ringsOfPath(map.regions.find((region) => region.id === id)?.outline ?? '');
    const inside = insideTest([outline]);
    const reach = (point: Point): number => (inside(point) ? 0 : Math.min(...outline.map((ring: Ring) => distanceToLine(point, ring))));
    for (const [x0, y0, x1, y1] of pieces) {
      const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
      for (const edge of [[x, y0], [x1, y], [x, y1], [x0, y]] as Point[]) expect(reach(edge)).toBeLessThan(1);
    }
  });
});

describe('file', () => {
  test('a second build gives the same bytes', () => {
    expect(write(powerAndWeakness()) === stored).toBe(true);
  }, 180_000);

  test('keeps to its budget', () => {
    expect(stored.length).toBeLessThan(175_000);
    expect(gzipSync(stored).length).toBeLessThan(65_000);
  });
});
