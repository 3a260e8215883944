import { describe, expect, test } from 'vitest';
import { along, cutLine, densify, distance, insideTest, ringArea, roughen, simplify, type Point, type Ring } from '../src/geometry.ts';
import { createLens, FOLDING_STRENGTH } from '../src/lens.ts';
import { linePath, polygonsPath, splinePath } from '../src/paths.ts';
import { smoothOutline } from '../src/outlines.ts';
import { ringsOfPath } from './pathpoints.ts';

const square: Ring = [[0, 0], [60, 0], [60, 60], [0, 60], [0, 0]];

describe('lines', () => {
  test('a straight line needs two points', () => {
    expect(simplify([[0, 0], [1, 0.01], [2, 0], [3, 0.02], [4, 0]], 0.1)).toEqual([[0, 0], [4, 0]]);
  });

  test('no step is longer than asked', () => {
    const line = densify([[0, 0], [10, 0], [10, 7]], 3);
    expect(Math.max(...line.slice(1).map((p, i) => distance(line[i] as Point, p)))).toBeLessThanOrEqual(3);
  });

  test('half way along', () => {
    expect(along([[0, 0], [10, 0], [10, 10]], 0.75)).toEqual({ point: [10, 5], direction: [0, 1] });
  });

  test('a line is cut at the shore', () => {
    const [part] = cutLine([[-30, 30], [90, 30]], insideTest([[square]]));
    expect(part?.[0]?.[0]).toBeCloseTo(0, 1);
    expect(part?.at(-1)?.[0]).toBeCloseTo(60, 1);
  });

  test('both neighbours roughen their common border alike', () => {
    expect(roughen([0, 0], [80, 30])).toEqual(roughen([80, 30], [0, 0]).reverse());
  });
});

describe('paths', () => {
  test('rounding does not add up', () => {
    const ring: Ring = Array.from({ length: 200 }, (_, i): Point => [i * 0.33333, Math.sin(i)]);
    const [back] = ringsOfPath(linePath(ring));
    expect(distance(back?.[199] as Point, ring[199] as Point)).toBeLessThan(0.08);
  });

  test('a polygon can be read back', () => {
    expect(ringArea(ringsOfPath(polygonsPath([[square]]))[0] as Ring)).toBeCloseTo(3600);
  });

  test('a closed spline ends where it began', () => {
    expect(splinePath(square, true)).toMatch(/^M0 0c.*z$/);
  });
});

test('an outline closes narrow inlets and takes in near islands', () => {
  const inlet: Ring = [[0, 0], [28, 0], [28, 40], [32, 40], [32, 0], [60, 0], [60, 60], [0, 60], [0, 0]];
  const island: Ring = [[64, 20], [74, 20], [74, 40], [64, 40], [64, 20]];
  const rings = smoothOutline([[inlet], [island]]);
  expect(rings).toHaveLength(1);
  expect(insideTest([rings])([30, 20])).toBe(true);
  expect(insideTest([rings])([62, 30])).toBe(true);
});

describe('lens', () => {
  test('leads there and back', () => {
    const lens = createLens({ center: [100, 100], radius: 60, strength: 0.8 });
    for (const point of [[100, 100], [130, 90], [20, 180], [400, 0]] as Point[]) {
      expect(distance(lens.invert(lens.apply(point)), point)).toBeLessThan(1e-6);
    }
  });

  test('refuses to fold the map', () => {
    expect(() => createLens({ center: [0, 0], radius: 1, strength: FOLDING_STRENGTH })).toThrow(/folds/);
  });
});
