// Where things stand in a drawing. Pure.

export type Scale = (value: number) => number;

/** From one range of numbers to another. */
export const linear =
  (from: number, to: number, start: number, end: number): Scale =>
  (value) =>
    start + ((value - from) / (to - from || 1)) * (end - start);

/** The same for numbers of games: twice as many are always equally far away. */
export const logarithmic = (from: number, to: number, start: number, end: number): Scale => {
  const scale = linear(Math.log(from), Math.log(to), start, end);
  return (value) => scale(Math.log(value));
};

/** Round shares that hold all ranges: from, to and the marks between, in hundredths. */
export function sharesAround(values: readonly number[]): { low: number; high: number; marks: number[] } {
  const low = Math.max(0, Math.floor(Math.min(...values) * 10) * 10);
  const high = Math.min(100, Math.ceil(Math.max(...values) * 10) * 10);
  const step = high - low > 60 ? 25 : high - low > 30 ? 20 : 10;
  const first = Math.floor(low / step) * step;
  const last = Math.min(100, Math.max(first + step, Math.ceil(high / step) * step));
  const marks = Array.from({ length: Math.round((last - first) / step) + 1 }, (_, index) => first + index * step);
  return { low: first / 100, high: last / 100, marks };
}
