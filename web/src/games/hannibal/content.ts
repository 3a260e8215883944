// What the client reads of the game's content files: tools/build_map makes book.json of it, and the table the book and the
// map of a corrected box.
import type { Drawn } from "../../map/sheet";
import type { LinkKind, MapSpace } from "../../map/types";

export type Owner = "rome" | "carthage" | "both";

export interface CardFace {
  ops: number;
  owner: Owner;
  ship: boolean;
  /** Played in the opponent's play or in a battle: a sword. */
  counter: boolean;
  /** Its words work with its operations. */
  dual: boolean;
  /** Numbers in its words, by the fact of the content files. */
  numbers: Record<string, number>;
}

export interface ProvinceFace {
  country: string;
  /** Whether it gives a political point. */
  counts: boolean;
  spaces: number;
  needs: number;
}

export interface Book {
  cards: Record<string, CardFace>;
  /** How many of each kind of battle card there are. */
  battleCards: Record<string, number>;
  provinces: Record<string, ProvinceFace>;
  turns: { turn: number; from: number; to: number; cards: number }[];
  /** Losses by modified roll (rows) and size of the force or rounds fought (columns). */
  attrition: { columns: number[]; rows: number[][]; least: number; elephants: number };
  /** Losses by modified roll: small force, large force; -1 is all. */
  retreat: { rows: [number, number][]; least: number; small: number };
  /** Points won and units lost by modified roll. */
  siege: { rows: [number, number][]; least: number; points: number };
  naval: { safe: number; back: number };
  limits: { hand: number };
  /** Points of a march and of a forced one; what a pass, a strait and a voyage cost. */
  movement: { points: number; forced: number; pass: number; strait: number; sea: number };
  /** Straits that only the holder of the near shore may cross. */
  guarded: [string, string][];
  /** Generals who may not leave a country. */
  confined: Record<string, string>;
}

export const IN_WORDS = [
  "units",
  "markers",
  "campaign_generals",
  "march_rating",
  "siege_rolls",
  "battle_cards_lost",
] as const;

type Rows = Record<string, number[]>;

/** The content files of the game, as far as book and map are made of them. */
export interface HannibalContent {
  map: {
    provinces: { id: string; country: string; politically_significant: boolean; control_needs: number }[];
    spaces: (Drawn & { province: string; kind: MapSpace["kind"]; port?: number })[];
    connections: { a: string; b: string; kind: LinkKind; needs_control?: boolean }[];
  };
  strategy_cards: ({
    id: string;
    ops: number;
    owner: Owner;
    ship: boolean;
    counter: boolean;
    dual_use: boolean;
  } & Partial<Record<(typeof IN_WORDS)[number], number>>)[];
  battle_cards: { id: string; count: number }[];
  generals: { id: string; confined_to?: string }[];
  game: {
    battle_hand_limit: number;
    siege_points_to_take: number;
    retreat_small_die_max_cu: number;
    movement_points: number;
    forced_march_points: number;
    pass_cost: number;
    strait_cost: number;
    naval_cost: number;
  };
  tables: {
    attrition: { column_min: number[]; min_roll: number; elephant_min_roll: number; rows: Rows };
    retreat: { min_roll: number; rows: Rows };
    siege: { min_roll: number; rows: Rows };
    naval: { safe_max: number; return_value: number };
  };
  turns: { id: string; cards: number; years: string }[];
}

export function bookOf({ map, game, tables, ...content }: HannibalContent): Book {
  return {
    cards: Object.fromEntries(
      content.strategy_cards.map(({ id, ops, owner, ship, counter, dual_use, ...rest }) => [
        id,
        { ops, owner, ship, counter, dual: dual_use, numbers: numbersIn(rest) },
      ]),
    ),
    battleCards: Object.fromEntries(content.battle_cards.map(({ id, count }) => [id, count])),
    provinces: Object.fromEntries(
      map.provinces.map(({ id, country, politically_significant, control_needs }) => [
        id,
        {
          country,
          counts: politically_significant,
          needs: control_needs,
          spaces: map.spaces.filter(({ province }) => province === id).length,
        },
      ]),
    ),
    turns: content.turns.map(({ id, cards: dealt, years }) => {
      const [from = 0, to = from] = [...years.matchAll(/\d+/g)].map(([year]) => Number(year));
      return { turn: Number(id), from, to, cards: dealt };
    }),
    attrition: {
      columns: tables.attrition.column_min,
      least: tables.attrition.min_roll,
      elephants: tables.attrition.elephant_min_roll,
      rows: inOrder(tables.attrition.rows),
    },
    retreat: {
      least: tables.retreat.min_roll,
      small: game.retreat_small_die_max_cu,
      rows: inOrder(tables.retreat.rows) as [number, number][],
    },
    siege: {
      least: tables.siege.min_roll,
      points: game.siege_points_to_take,
      rows: inOrder(tables.siege.rows) as [number, number][],
    },
    naval: { safe: tables.naval.safe_max, back: tables.naval.return_value },
    limits: { hand: game.battle_hand_limit },
    movement: {
      points: game.movement_points,
      forced: game.forced_march_points,
      pass: game.pass_cost,
      strait: game.strait_cost,
      sea: game.naval_cost,
    },
    guarded: map.connections.filter(({ needs_control }) => needs_control === true).map(({ a, b }) => [a, b]),
    confined: Object.fromEntries(
      content.generals.flatMap(({ id, confined_to }) => (confined_to === undefined ? [] : [[id, confined_to]])),
    ),
  };
}

function numbersIn(card: Partial<Record<(typeof IN_WORDS)[number], number>>): Record<string, number> {
  return Object.fromEntries(
    IN_WORDS.flatMap((fact) => {
      const number = card[fact];
      return number === undefined ? [] : [[fact, number]];
    }),
  );
}

const inOrder = (rows: Rows): number[][] =>
  Object.entries(rows)
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([, row]) => row);
