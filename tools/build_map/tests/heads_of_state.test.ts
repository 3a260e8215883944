import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { AreaMap } from '../../../web/src/map/types.ts';
import { roomOf } from '../src/columns.ts';
import { createMeasure } from '../src/fonts.ts';
import { boxesOf, engineId, NAME, viewOf } from '../src/games/heads_of_state.ts';
import { insideTest, rectsMeet, shift, type Point, type Rect } from '../src/geometry.ts';
import { headsOfState, headsOfStateContent, placeNames, write } from '../src/main.ts';
import { ringsOfPath } from './pathpoints.ts';

const stored = readFileSync(new URL('../../../web/src/games/heads_of_state/map.json', import.meta.url), 'utf8');
const map = JSON.parse(stored) as AreaMap;
const content = headsOfStateContent();
const view = viewOf();
const at = (lat: number, lon: number): Point => view.toScreen([lon, lat]);
const areaAt = (point: Point): string[] => map.areas.filter(({ path }) => insideTest([ringsOfPath(path)])(point)).map(({ id }) => id);
const countryAt = (point: Point): string[] => map.countries.filter(({ path }) => insideTest([ringsOfPath(path)])(point)).map(({ id }) => id);

const measure = createMeasure({ family: 'alegreya-sc', weight: 700, style: 'normal' });
const namesOf = placeNames('heads_of_state', 'area');
const rooms = map.areas.map(({ id, capital, place }) => {
  const bare = id.replace('area.', '');
  const width = Math.max(...namesOf(bare).map((name) => measure(name, capital ? NAME.capital : NAME.size, NAME.tracking)));
  const { name, frame, hex } = roomOf(boxesOf(content, bare).length, width);
  return { id, rects: [name, frame, hex].map((rect) => shift(rect, place.at)) };
});

describe('elements', () => {
  test('every area and country has one element and nothing else has', () => {
    expect(map.areas.map(({ id }) => id)).toEqual(content.areas.map(({ id }) => engineId(id)));
    expect(map.countries.map(({ id }) => id)).toEqual(content.countries.map(({ id }) => `country.${id}`));
  });
});

describe('land', () => {
  test.each(content.areas)('$id lies in its own area and country', ({ id, country, lat, lon }) => {
    expect(areaAt(at(lat, lon))).toEqual([engineId(id)]);
    expect(countryAt(at(lat, lon))).toEqual([`country.${country}`]);
  });

  test.each([
    ['Edinburgh', 55.93, -3.25, 'area.scotland'], ['Belfast', 54.55, -6.1, 'area.ireland'], ['Cardiff', 51.55, -3.3, 'area.london'],
    ['Corsica', 42.2, 9.1, 'area.provence'], ['Majorca', 39.6, 2.95, 'area.valencia'], ['Bordeaux', 44.8, -0.5, 'area.gascony'],
    ['Barcelona', 41.5, 2.05, 'area.valencia'], ['Seville', 37.4, -5.95, 'area.andalusia'], ['Munich', 48.14, 11.58, 'area.bavaria'],
    ['Cologne', 50.94, 6.96, 'area.rhineland'], ['Bremen', 53.08, 8.8, 'area.hanover'], ['Strasbourg', 48.57, 7.7, 'area.burgundy'],
  ])('%s', (_, lat, lon, area) => {
    expect(areaAt(at(lat, lon))).toEqual([area]);
  });

  test.each([['Coimbra', 40.2, -8.3], ['Brussels', 50.85, 4.35], ['Bern', 46.95, 7.45], ['Prague', 50.08, 14.42], ['Rome', 41.9, 12.5]])('%s is out of play', (_, lat, lon) => {
    expect(countryAt(at(lat, lon))).toEqual([]);
    expect(insideTest([ringsOfPath(map.land)])(at(lat, lon))).toBe(true);
  });
});

describe('names and boxes', () => {
  test.each(rooms)('$id covers nothing of the others', ({ id, rects }) => {
    const others = rooms.filter((room) => room.id !== id).flatMap((room) => room.rects);
    expect(rects.some((mine: Rect) => others.some((other) => rectsMeet(mine, other)))).toBe(false);
  });
});

describe('file', () => {
  test('a second build gives the same bytes', () => {
    expect(write(headsOfState()) === stored).toBe(true);
  }, 180_000);

  test('keeps to its budget', () => {
    expect(stored.length).toBeLessThan(270_000);
    expect(gzipSync(stored).length).toBeLessThan(110_000);
  });
});
