/** The numbers of Hannibal's rulebook that the browser shows, out of the game's content files. */
import type { Book, Owner } from '../../../../web/src/games/hannibal/book.types.ts';

export interface MapContent {
  map: {
    provinces: { id: string; country: string; politically_significant: boolean; control_needs: number }[];
    spaces: { id: string; province: string }[];
    connections: { a: string; b: string; needs_control?: boolean }[];
  };
}

export interface CardContent {
  strategy_cards: { id: string; ops: number; owner: Owner; ship: boolean; counter: boolean; dual_use: boolean }[];
  battle_cards: { id: string; count: number }[];
}

type Rows = Record<string, number[]>;

export interface GameContent {
  game: {
    battle_hand_limit: number; siege_points_to_take: number; retreat_small_die_max_cu: number;
    movement_points: number; forced_march_points: number; pass_cost: number; strait_cost: number; naval_cost: number;
  };
  tables: {
    attrition: { column_min: number[]; min_roll: number; elephant_min_roll: number; rows: Rows };
    retreat: { min_roll: number; rows: Rows };
    siege: { min_roll: number; rows: Rows };
    naval: { safe_max: number; return_value: number };
  };
  turns: { id: string; cards: number; years: string }[];
}

export interface GeneralContent {
  generals: { id: string; confined_to?: string }[];
}

export function buildBook({ map }: MapContent, cards: CardContent, { generals }: GeneralContent, { game, tables, turns }: GameContent): Book {
  return {
    cards: Object.fromEntries(cards.strategy_cards.map(({ id, ops, owner, ship, counter, dual_use }) => [id, { ops, owner, ship, counter, dual: dual_use }])),
    battleCards: Object.fromEntries(cards.battle_cards.map(({ id, count }) => [id, count])),
    provinces: Object.fromEntries(map.provinces.map(({ id, country, politically_significant, control_needs }) => [id, {
      country, counts: politically_significant, needs: control_needs, spaces: map.spaces.filter(({ province }) => province === id).length,
    }])),
    turns: turns.map(({ id, cards: dealt, years }) => {
      const [from = 0, to = from] = [...years.matchAll(/\d+/g)].map(([year]) => Number(year));
      return { turn: Number(id), from, to, cards: dealt };
    }),
    attrition: { columns: tables.attrition.column_min, least: tables.attrition.min_roll, elephants: tables.attrition.elephant_min_roll, rows: inOrder(tables.attrition.rows) },
    retreat: { least: tables.retreat.min_roll, small: game.retreat_small_die_max_cu, rows: inOrder(tables.retreat.rows) as [number, number][] },
    siege: { least: tables.siege.min_roll, points: game.siege_points_to_take, rows: inOrder(tables.siege.rows) as [number, number][] },
    naval: { safe: tables.naval.safe_max, back: tables.naval.return_value },
    limits: { hand: game.battle_hand_limit },
    movement: { points: game.movement_points, forced: game.forced_march_points, pass: game.pass_cost, strait: game.strait_cost, sea: game.naval_cost },
    guarded: map.connections.filter(({ needs_control }) => needs_control === true).map(({ a, b }) => [a, b]),
    confined: Object.fromEntries(generals.flatMap(({ id, confined_to }) => (confined_to === undefined ? [] : [[id, confined_to]]))),
  };
}

const inOrder = (rows: Rows): number[][] => Object.entries(rows).sort(([a], [b]) => Number(a) - Number(b)).map(([, row]) => row);
