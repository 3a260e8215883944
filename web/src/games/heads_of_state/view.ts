// The view of Heads of State as view.py builds it; ids are bare ("paris", "red", "king").
import type { HeadsOfStateBox, HeadsOfStateSeat, HeadsOfStateView } from "../../net/types";
import type { Play } from "../../contract";

export const GAME = "heads_of_state";
export const CENTURIES = ["1589", "1689", "1789"];
export type StatePlay = Play<HeadsOfStateView>;

export const seatOf = (play: StatePlay, seat: string | null): HeadsOfStateSeat | undefined =>
  play.view.seats.find((one) => one.id === seat);

/** Cards in words: "Gold 2, Title 1". */
export const listed = (play: StatePlay, kind: string, cards: Record<string, number>): string =>
  Object.entries(cards)
    .map(([card, count]) => `${play.texts.name(`${kind}.${card}`, "title")} ${count}`)
    .join(", ");

export interface Markers {
  hexagons: number[];
  squares: number[];
  rounds: number[];
}

/** The markers a seat has gained, of every shape. */
export function markersOf(view: HeadsOfStateView, seat: string): Markers {
  const points = (markers: readonly { points: number; taken_by: string | null }[]): number[] =>
    markers.filter((marker) => marker.taken_by === seat).map((marker) => marker.points);
  return {
    hexagons: points(view.areas.map((area) => area.hex)),
    squares: points(view.countries.flatMap((country) => country.squares)),
    rounds: points([...view.countries.flatMap((country) => country.rounds.flat()), ...view.large]),
  };
}

export type BoxIn = HeadsOfStateBox & { area: string; hex: number };

/** The boxes of a country that a seat holds, the one that breaks ties first (11.4.3). */
export function boxesOf(view: HeadsOfStateView, country: string, seat: string): BoxIn[] {
  const rank = new Map(view.chart.map((row, place) => [row.noble, place]));
  return view.areas
    .filter((area) => area.country === country)
    .flatMap((area) => area.boxes.map((box) => ({ ...box, area: area.id, hex: area.hex.points })))
    .filter((box) => box.owner === seat)
    .sort((a, b) => (rank.get(a.noble) ?? 0) - (rank.get(b.noble) ?? 0) || b.hex - a.hex);
}

/** The noble that the hovered or chosen option would place, and how it is paid for. */
export function consideredNoble(play: StatePlay): { noble: string; cost: string[]; lacking: string[] } | null {
  const option = play.considered;
  if (option?.verb !== "place_noble") return null;
  const noble = play.view.areas.flatMap((area) => area.boxes).find((box) => `box.${box.id}` === option.target)?.noble;
  const row = play.view.chart.find((one) => one.noble === noble);
  return row === undefined ? null : { noble: row.noble, cost: row.cost, lacking: row.lacking ?? [] };
}
