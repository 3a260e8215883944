import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Rect, WayMap } from '../../../web/src/map/types.ts';
import { boxAround, core } from '../src/labels.ts';
import { engineId, NAME, nameWidth, rankOf, viewOf } from '../src/games/hannibal.ts';
import { distance, insideTest, rectsMeet, shift, type Point } from '../src/geometry.ts';
import { hannibal, hannibalBook, hannibalContent, placeNames, write } from '../src/main.ts';
import { ringsOfPath } from './pathpoints.ts';

const read = (file: string): string => readFileSync(new URL(`../../../web/src/games/hannibal/${file}`, import.meta.url), 'utf8');
const stored = read('map.json');
const map = JSON.parse(stored) as WayMap;
const { map: content } = hannibalContent();
const view = viewOf({ map: content });
const namesOf = placeNames('hannibal', 'space', true);
const provinceAt = (point: Point): string[] => map.provinces.filter(({ path }) => insideTest([ringsOfPath(path)])(point)).map(({ id }) => id);

const SIZES = { capital: NAME.capital, city: NAME.city, tribe: NAME.tribe, normal: NAME.space };
const SIGNS = { capital: 13, city: 9, tribe: 9, normal: 8 };

/** What names and signs take up at one level of detail. */
function rooms(level: number): { id: string; name: Rect | null; sign: Rect }[] {
  const unit = map.levels[level]?.unit ?? 1;
  return content.spaces.map((space, i) => {
    const drawn = map.spaces[i];
    if (!drawn) throw new Error(`no ${space.id} on the map`);
    const rank = rankOf(space);
    const [x, y] = drawn.at;
    const name = drawn.names[level];
    const width = nameWidth(space, namesOf(space.id)) * unit;
    const sign = boxAround([x, y], 2 * unit * SIGNS[rank], 2 * unit * SIGNS[rank]);
    if (!name) return { id: space.id, name: null, sign };
    const middle: Point = [x + name[0] * unit - (name[2] * width) / 2, y + name[1] * unit];
    return { id: space.id, sign, name: core(boxAround(middle, width, SIZES[rank] * unit)) };
  });
}

describe('elements', () => {
  test('every space, province and connection has one element and nothing else has', () => {
    expect(map.spaces.map(({ id }) => id)).toEqual(content.spaces.map(({ id }) => engineId(id)));
    expect(map.provinces.map(({ id }) => id)).toEqual(content.provinces.map(({ id }) => `province.${id}`));
    expect(map.links.map(({ a, b, kind }) => [a, b, kind])).toEqual(content.connections.map(({ a, b, kind }) => [engineId(a), engineId(b), kind]));
  });

  test('ports show the modifier of the board', () => {
    expect(map.spaces.map(({ port }) => port?.modifier)).toEqual(content.spaces.map(({ port }) => port));
  });
});

describe('land', () => {
  test.each(map.spaces)('$id lies in its own province or on its shore', ({ at, province }) => {
    const near: Point[] = [[0, 0], [5, 0], [-5, 0], [0, 5], [0, -5], [9, 9], [-9, 9], [9, -9], [-9, -9]];
    expect(near.flatMap((aside) => provinceAt([at[0] + aside[0], at[1] + aside[1]]))).toContain(province);
  });

  test('places stand near where they lie on the globe', () => {
    content.spaces.forEach(({ lat, lon, draw_lat, draw_lon }, i) => {
      expect(distance(view.toScreen([draw_lon ?? lon, draw_lat ?? lat]), map.spaces[i]?.at as Point)).toBeLessThan(22);
    });
  });

  test.each([['Split', 43.6, 16.6], ['Paris', 48.85, 2.35], ['Lisbon', 38.8, -9.1], ['Tripoli', 32.6, 13.2], ['Vienna', 48.2, 16.3]])('%s is out of play', (_, lat, lon) => {
    expect(provinceAt(view.toScreen([lon, lat]))).toEqual([]);
  });
});

describe.each(map.levels.map((_, level) => level))('names at level %i', (level) => {
  const all = rooms(level);
  test('cover neither each other nor the signs', () => {
    const clashes = all.flatMap(({ id, name }) => (name === null ? [] : all
      .filter((other) => other.id !== id && ((other.name !== null && rectsMeet(name, other.name)) || rectsMeet(name, other.sign)))
      .map((other) => `${id} ${other.id}`)));
    expect(clashes).toEqual([]);
  });

  test('capitals are always named', () => {
    expect(all.filter(({ id, name }) => name === null && ['rome_city', 'carthage_city'].includes(id))).toEqual([]);
  });
});

test('signs do not cover each other on the fitted map', () => {
  const signs = rooms(4).map(({ sign }) => shift(sign, [0, 0]));
  expect(signs.filter((sign, i) => signs.some((other, j) => j > i && rectsMeet(sign, other)))).toEqual([]);
});

describe('files', () => {
  test('a second build gives the same bytes', () => {
    expect(write(hannibal()) === stored).toBe(true);
    expect(write(hannibalBook()) === read('book.json')).toBe(true);
  }, 180_000);

  test('keep to their budget', () => {
    expect(stored.length).toBeLessThan(200_000);
    expect(gzipSync(stored).length).toBeLessThan(60_000);
  });
});
