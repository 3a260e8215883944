// What the client reads of the game's content files: tools/build_map makes book.json of it, and the table the book and the
// map of a corrected box.
import type { Drawn } from "../../map/sheet";
import type { Fortress, Suit } from "../../map/types";

export interface Icon {
  kind: "tc_penalty" | "tc_bonus" | "expedition" | "victory_point";
  power: string;
}

export interface TrackSpace {
  star: boolean;
  /** Of Saxony, on its own track. */
  status: string;
  icons: Icon[];
}

export interface PoliticalCard {
  year: number;
  arms: string[];
  effects: { op: string; power: string; n: number }[];
  arrows: { track: string; dir: string; n: number }[];
}

export interface Book {
  winterEvery: number;
  votesToWin: number;
  /** 6.3, 4.11: troops of one general, at most and at the beginning at least. */
  mostTroops: number;
  leastTroops: Record<string, number>;
  /** 14.3: fortresses that win the introductory game. */
  needs: Record<string, number>;
  /** Markers at the beginning. */
  pools: Record<string, number>;
  tracks: Record<string, TrackSpace[]>;
  cards: Record<string, PoliticalCard>;
}

/** The content files of the game, as far as the book is made of them. */
export interface BookContent {
  game: { winter_every: number; votes_to_win: number; max_troops_per_general: number };
  powers: { id: string; pool: number }[];
  setup_introductory: {
    louis_needs_fortresses_in_austria: number;
    frederick_needs_fortresses_in_austria_or_silesia: number;
  };
  generals: { id: string; min_troops: number }[];
  tracks: { id: string; spaces: TrackSpace[] }[];
  political_cards: ({ id: string } & PoliticalCard)[];
}

/** The same of the map: what a box can change. */
export interface MapContent {
  towns: (Drawn & { region: string; sector: string; fortress: "" | Fortress; elector: boolean })[];
  regions: { id: string; map: "F" | "B"; home_of: string }[];
  sectors: { id: string; suit: Suit }[];
  roads: { a: string; b: string; main?: boolean }[];
}

export function bookOf({ game, powers, setup_introductory: needs, generals, ...politics }: BookContent): Book {
  return {
    winterEvery: game.winter_every,
    votesToWin: game.votes_to_win,
    mostTroops: game.max_troops_per_general,
    leastTroops: Object.fromEntries(generals.map(({ id, min_troops }) => [id, min_troops])),
    needs: {
      france: needs.louis_needs_fortresses_in_austria,
      prussia: needs.frederick_needs_fortresses_in_austria_or_silesia,
    },
    pools: Object.fromEntries(powers.filter(({ pool }) => pool > 0).map(({ id, pool }) => [id, pool])),
    tracks: Object.fromEntries(
      politics.tracks.map(({ id, spaces }) => [
        id,
        spaces.map(({ star, status, icons }): TrackSpace => ({ star, status, icons })),
      ]),
    ),
    cards: Object.fromEntries(
      politics.political_cards.map(({ id, year, arms, effects, arrows }) => [id, { year, arms, effects, arrows }]),
    ),
  };
}
