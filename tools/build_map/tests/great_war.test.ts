import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { WarMap } from '../../../web/src/map/types.ts';
import { engineId } from '../src/games/great_war.ts';
import { pairName } from '../src/games/great_war_division.ts';
import { boxOf, nameBox, signBox } from '../src/games/great_war_names.ts';
import { grow, insideTest, rectsMeet, shift, type Rect } from '../src/geometry.ts';
import { core } from '../src/labels.ts';
import { buildGreatWar, greatWarContent, placeNames, write } from '../src/main.ts';
import { ringsOfPath } from './pathpoints.ts';

const stored = readFileSync(new URL('../../../web/src/games/great_war/map.json', import.meta.url), 'utf8');
const map = JSON.parse(stored) as WarMap;
const content = greatWarContent();
const { land, seas, borders, sea_borders: lanes } = content.map;
const bare = (id: string): string => id.replace('place.', '');
const drawn = new Map(map.borders.map((border) => [pairName(bare(border.a), bare(border.b)), border]));
const linked = new Set(map.links.map(({ a, b }) => pairName(bare(a), bare(b))));
const closed = land.filter(({ attackable }) => attackable === false).map(({ id }) => id);
const ruled = [...borders.map(({ a, b }) => pairName(a, b)), ...lanes.map(({ a, b }) => pairName(a, b))];
const passages = content.passages.map(({ seas: [a, b] }) => pairName(a, b));

describe('elements', () => {
  test('every province and zone has one element and nothing else has', () => {
    expect(map.places.map(({ id }) => id)).toEqual([...land, ...seas].map(({ id }) => engineId(id)));
  });

  test('all but the ports of America have an area', () => {
    expect(map.places.filter(({ path }) => !path).map(({ id }) => bare(id))).toEqual(land.filter(({ america }) => america).map(({ id }) => id));
  });

  test.each(map.places.filter(({ kind }) => kind === 'land' || kind === 'closed'))('$id lies in no other province', ({ id, at }) => {
    const here = map.places.filter(({ kind, path }) => kind !== 'sea' && path && insideTest([ringsOfPath(path)])(at)).map((place) => place.id);
    expect(here.filter((other) => other !== id)).toEqual([]);
  });
});

describe('what is adjacent can be seen', () => {
  test.each(ruled)('%s: a common border, or a line between them', (pair) => {
    expect(drawn.get(pair)?.barred === false || linked.has(pair)).toBe(true);
  });

  test.each(passages)('%s: the passage has its sign', (pair) => {
    expect(map.passages.some(({ seas: [a, b] }) => pairName(bare(a as string), bare(b as string)) === pair)).toBe(true);
  });

  test('what only touches is barred, except at closed countries', () => {
    const open = [...drawn].filter(([pair, { a, b, barred }]) =>
      !barred && !ruled.includes(pair) && !passages.includes(pair) && !closed.includes(bare(a)) && !closed.includes(bare(b)));
    expect(open.map(([pair]) => pair)).toEqual([]);
  });

  test.each(borders.filter(({ a, b }) => drawn.has(pairName(a, b))))('rivers and mountains of $a and $b', ({ a, b, river, mountain_for: helped }) => {
    const border = drawn.get(pairName(a, b));
    expect(border?.river).toBe(river === true);
    if (helped && border && border.path.length > 40) expect(border.teeth).not.toBe('');
  });
});

/** Places of names are rounded to tenths of a sign. */
const ROUNDING = 0.2;

describe('names', () => {
  const namesOf = placeNames('great_war', 'place', true);
  test.each(map.levels.map((level, number) => ({ ...level, number })))('at zoom $from no name covers a name or a town', ({ unit, detail, number }) => {
    const boxes = map.places.flatMap((place): { id: string; box: Rect }[] => {
      const name = place.names[number];
      if (!name) return [];
      const { width, height } = nameBox({ rank: place.rank, names: namesOf(bare(place.id)) }, detail);
      return [{ id: place.id, box: core(boxOf(place.at, name, width, height, unit)) }];
    });
    const clashes = boxes.flatMap(({ id, box }, i) => boxes.slice(i + 1).filter((other) => rectsMeet(box, other.box)).map((other) => `${id} ${other.id}`));
    expect(clashes).toEqual([]);
    const pieces = map.places.filter(({ kind }) => kind !== 'sea').map(({ id, at, rank, fortress }) => ({ id, box: grow(shift(signBox({ rank, isFortress: fortress }, detail).map((x) => x * unit) as Rect, at), -ROUNDING * unit) }));
    expect(boxes.flatMap(({ id, box }) => pieces.filter((piece) => rectsMeet(box, piece.box)).map((piece) => `${id} on ${piece.id}`))).toEqual([]);
  });
});

describe('file', () => {
  test('a second build gives the same bytes', () => {
    expect(write(buildGreatWar().map) === stored).toBe(true);
  }, 300_000);

  test('keeps to its budget', () => {
    expect(stored.length).toBeLessThan(430_000);
    expect(gzipSync(stored).length).toBeLessThan(160_000);
  });
});
