// The numbers of the rulebook that panels and cards show; book.json is made from the game's content.

export type Owner = "rome" | "carthage" | "both";

export interface CardFace {
  ops: number;
  owner: Owner;
  ship: boolean;
  /** Played in the opponent's play or in a battle: a sword. */
  counter: boolean;
  /** Its words work with its operations. */
  dual: boolean;
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
