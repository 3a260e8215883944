// Arrow keys walk from place to place.
import type { Point } from "./types";

const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Places beside the way count as farther off. */
const SIDEWAYS = 2;

/** The next place in the direction of the key, or null where the map ends. */
export function walk<Place extends { id: string; at: Point }>(
  from: Place,
  key: string,
  places: readonly Place[],
): Place | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  let best: { place: Place; cost: number } | null = null;
  for (const place of places) {
    const [dx, dy] = [place.at[0] - from.at[0], place.at[1] - from.at[1]];
    const ahead = dx * direction[0] + dy * direction[1];
    const aside = Math.abs(dx * direction[1] - dy * direction[0]);
    const cost = ahead + SIDEWAYS * aside;
    if (place.id !== from.id && ahead > 0 && aside < 2.5 * ahead && (!best || cost < best.cost)) best = { place, cost };
  }
  return best?.place ?? null;
}

/** Keys on a place of a map: Enter and space pick it, arrows go to the next one. */
export function stepOrPick(
  event: KeyboardEvent,
  id: string,
  stops: readonly { id: string; at: Point }[],
  pick: (id: string) => void,
): void {
  if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    pick(id);
  }
  const from = stops.find((stop) => stop.id === id);
  const next = from && walk(from, event.key, stops);
  if (!next) return;
  event.preventDefault();
  document.getElementById(next.id)?.focus();
}
