// The geometry of the curves, and the numbers as a file. Pure.
import type { AnalysisWire } from "../net/types";

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Range {
  low: number;
  high: number;
}

/** From the lowest to the highest value, zero always among them. */
export function rangeOf(rows: readonly (readonly number[])[]): Range {
  const values = rows.flat();
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  return low === high ? { low, high: low + 1 } : { low, high };
}

/** Round numbers within a range, about as many as wanted. */
export function marksIn({ low, high }: Range, wanted = 4): number[] {
  const rough = (high - low) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= rough) ?? rough;
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, index) => (first + index) * step);
}

export const xOf = (frame: Frame, plies: number, ply: number): number =>
  frame.left + ((frame.width - frame.left - frame.right) * ply) / Math.max(1, plies);

export function yOf(frame: Frame, { low, high }: Range, value: number): number {
  const room = frame.height - frame.top - frame.bottom;
  return frame.top + room * (1 - (value - low) / (high - low));
}

/** A line in steps: a value holds until the ply that changes it. */
export function stairs(frame: Frame, range: Range, values: readonly number[]): string {
  const plies = values.length - 1;
  let path = "";
  values.forEach((value, ply) => {
    const x = xOf(frame, plies, ply).toFixed(1);
    const y = yOf(frame, range, value).toFixed(1);
    if (ply === 0) path = `M${x} ${y}`;
    else if (value !== values[ply - 1] || ply === plies) path += `H${x}V${y}`;
  });
  return path;
}

/** Which ply a point of the drawing belongs to. */
export function plyAt(frame: Frame, plies: number, x: number): number {
  const share = (x - frame.left) / (frame.width - frame.left - frame.right);
  return Math.round(Math.min(1, Math.max(0, share)) * plies);
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** One row for every ply, one column for every measure of every seat. */
export function asCsv(
  analysis: AnalysisWire,
  plyName: string,
  nameOf: (series: number, seat: string) => string,
): string {
  const head = analysis.series.flatMap((_, series) => analysis.seats.map((seat) => quoted(nameOf(series, seat))));
  const rows = Array.from({ length: analysis.plies + 1 }, (_, ply) =>
    [ply, ...analysis.series.flatMap((series) => series.values.map((values) => values[ply] ?? ""))].join(","),
  );
  return [[quoted(plyName), ...head].join(","), ...rows, ""].join("\n");
}
