import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Rect, RoadMap } from '../../../web/src/map/types.ts';
import { engineId, FITTED, NAME, nameWidth, rankOf, SIGN, viewOf } from '../src/games/maria.ts';
import { distance, insideTest, rectsMeet, type Point } from '../src/geometry.ts';
import { boxAround, core } from '../src/labels.ts';
import { mariaBook, mariaContent, mariaMap, placeNames, write } from '../src/main.ts';
import { ringsOfPath } from './pathpoints.ts';

const read = (file: string): string => readFileSync(new URL(`../../../web/src/games/maria/${file}`, import.meta.url), 'utf8');
const stored = read('map.json');
const map = JSON.parse(stored) as RoadMap;
const content = mariaContent();
const view = viewOf(content);
const namesOf = placeNames('maria', 'town', true);
const homes = map.regions.map(({ id, path }) => ({ id, inside: insideTest([ringsOfPath(path)]) }));
const regionAt = (point: Point): string[] => homes.filter(({ inside }) => inside(point)).map(({ id }) => id);

/** What names and signs take up at one level of detail. */
function rooms(level: number): { id: string; rank: keyof typeof SIGN; name: Rect | null; sign: Rect }[] {
  const { name: unit, sign: size } = map.levels[level] as RoadMap['levels'][number];
  return content.towns.map((town, i) => {
    const drawn = map.towns[i];
    if (!drawn) throw new Error(`no ${town.id} on the map`);
    const rank = rankOf(town);
    const sign = boxAround(drawn.at, 2 * size * SIGN[rank], 2 * size * SIGN[rank]);
    const place = drawn.names[level];
    if (!place) return { id: town.id, rank, name: null, sign };
    const width = nameWidth(rank, namesOf(town.id)) * unit;
    const middle: Point = [drawn.at[0] + place[0] * unit - (place[2] * width) / 2, drawn.at[1] + place[1] * unit];
    return { id: town.id, rank, sign, name: core(boxAround(middle, width, NAME[rank] * unit)) };
  });
}

describe('elements', () => {
  test('every town, region, sector and road has one element and nothing else has', () => {
    expect(map.towns.map(({ id }) => id)).toEqual(content.towns.map(({ id }) => engineId(id)));
    expect(map.regions.map(({ id, home }) => [id, home])).toEqual(content.regions.map(({ id, home_of }) => [`region.${id}`, home_of]));
    expect(map.sectors.map(({ id, suit }) => [id, suit])).toEqual(content.sectors.map(({ id, suit }) => [id, suit]));
    expect(map.roads.map(([a, b, main]) => [map.towns[a]?.id, map.towns[b]?.id, main])).toEqual(content.roads.map(({ a, b, main }) => [engineId(a), engineId(b), main ? 1 : 0]));
  });

  test('there are as many as the box says (3.8, 3.9)', () => {
    expect([map.towns.length, map.roads.length, map.towns.filter(({ fortress }) => fortress).length]).toEqual([537, 926, 93]);
    expect(map.boxes).toHaveLength(4);
  });

  test('every sector with towns shows its suit', () => {
    const used = new Set(map.towns.map(({ sector }) => sector));
    expect(map.sectors.filter(({ id, at }) => used.has(id) && !at).map(({ id }) => id)).toEqual([]);
  });
});

describe('land', () => {
  test('towns lie in their own region or on its shore', () => {
    const near: Point[] = [[0, 0], [3, 0], [-3, 0], [0, 3], [0, -3], [6, 6], [-6, 6], [6, -6], [-6, -6]];
    const lost = map.towns.filter(({ at, region }) => !near.some(([dx, dy]) => regionAt([at[0] + dx, at[1] + dy]).includes(region)));
    expect(lost.map(({ id }) => id)).toEqual([]);
  });

  test('towns stand where they lie on the globe', () => {
    content.towns.forEach(({ lat, lon }, i) => expect(distance(view.toScreen([lon, lat]), map.towns[i]?.at as Point)).toBeLessThan(0.2));
  });

  test('towns lie in the sector the rules give them (3.6)', () => {
    const sectors = new Map(content.sectors.map((sector) => [sector.id, sector]));
    const astray = content.towns.filter(({ sector, lat, lon }) => {
      const box = sectors.get(sector);
      return !box || lat < box.lat_min || lat > box.lat_max || lon < box.lon_min || lon > box.lon_max;
    });
    expect(astray.map(({ id }) => id)).toEqual([]);
  });

  test.each([['London', 51.5, -0.1], ['Lyon', 45.76, 4.83], ['Warsaw', 52.23, 21.0], ['Hamburg', 53.55, 10.0]])('%s is out of play', (_, lat, lon) => {
    expect(regionAt(view.toScreen([lon, lat]))).toEqual([]);
  });
});

describe.each(map.levels.map((_, level) => level))('names at level %i', (level) => {
  const all = rooms(level);
  test('cover neither each other nor a fortress', () => {
    const clashes = all.flatMap(({ id, name }) => (name === null ? [] : all
      .filter((other) => other.id !== id && ((other.name !== null && rectsMeet(name, other.name)) || (other.rank !== 'town' && rectsMeet(name, other.sign))))
      .map((other) => `${id} ${other.id}`)));
    expect(clashes).toEqual([]);
  });
});

test('every region is named on the fitted map but the narrow Austrian Netherlands', () => {
  const missing = (level: number): string[] => map.regions.filter(({ names }) => !names[level]).map(({ id }) => id);
  expect(missing(FITTED)).toEqual(['region.austrian_netherlands']);
  expect(missing(map.levels.length - 1)).toEqual([]);
});

test('no name leaves the picture at the sides', () => {
  const [left, , right] = map.bounds;
  map.levels.forEach((_, level) => expect(rooms(level).filter(({ name }) => name && (name[0] < left || name[2] > right)).map(({ id }) => id)).toEqual([]));
});

test('the fitted map names every major fortress and nearly all minor ones', () => {
  const fitted = rooms(FITTED);
  expect(fitted.filter(({ rank, name }) => (rank === 'elector' || rank === 'major') && !name).map(({ id }) => id)).toEqual([]);
  expect(fitted.filter(({ rank, name }) => rank === 'minor' && !name).length).toBeLessThan(6);
});

describe('file', () => {
  test('a second build gives the same bytes', () => {
    expect(write(mariaBook()) === read('book.json')).toBe(true);
    expect(write(mariaMap()) === stored).toBe(true);
  }, 300_000);

  test('keeps to its budget', () => {
    expect(stored.length).toBeLessThan(260_000);
    expect(gzipSync(stored).length).toBeLessThan(85_000);
  });
});
