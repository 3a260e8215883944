// How large things are at a zoom: lines and land grow with the map, pieces and names only a little.

export interface Scale {
  /** Screen pixels for one unit of the map. */
  k: number;
  /** Factor for a region's name and pieces together, in units of the map. */
  place: number;
  /** Factor for names inside that. */
  name: number;
  /** Factor for counts, which must stay legible when pieces get small. */
  count: number;
  /** Factor for line widths. */
  line: number;
}

/** Places are laid out for pieces of this size. */
export const PIECE = 0.92;

const SMALLEST_PIECE = 0.7;
const LARGEST_PIECE = 1.6;
const SMALLEST_NAME = 0.8;
const LARGEST_NAME = 1.35;
const SMALLEST_FIGURE = 12 / 13;

const clamp = (low: number, x: number, high: number): number => Math.max(low, Math.min(high, x));

export function scaleAt(k: number): Scale {
  const gentle = k > 1 ? k ** 0.6 : k;
  const piece = clamp(SMALLEST_PIECE, PIECE * gentle, LARGEST_PIECE);
  const place = piece / PIECE / k;
  const name = clamp(SMALLEST_NAME, k > 1 ? k ** 0.4 : k, LARGEST_NAME);
  return {
    k,
    place,
    name: name / k / place,
    count: Math.max(1, SMALLEST_FIGURE / piece),
    line: k > 1 ? k ** -0.5 : k ** -0.25,
  };
}
