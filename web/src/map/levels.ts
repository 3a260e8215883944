// Levels of detail: which layout of names and signs holds at a zoom.

export interface Level {
  number: number;
  /** Units of the map for one unit of a sign. */
  unit: number;
}

export function levelFor(levels: readonly { from: number; unit: number }[], k: number): Level {
  const number = Math.max(
    0,
    levels.findLastIndex(({ from }) => from <= k + 1e-6),
  );
  return { number, unit: levels[number]?.unit ?? 1 };
}
