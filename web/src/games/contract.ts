// What a game brings to the table shell: a board and a few panels. The shell draws the rest from the protocol.
import type { Component } from "svelte";
import type { GameTexts } from "../i18n/i18n.svelte";
import type { Option } from "../net/types";

/** Room at the edges of the board that panels cover; the board centres itself in what is left. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** Everything a board or panel may know and do. Fields are reactive: read them in markup or $derived. */
export interface Play<View = unknown> {
  readonly view: View;
  readonly texts: GameTexts;
  /** The viewer's own seat ("seat.orange"), or null for a spectator. */
  readonly seat: string | null;
  /** What the open question lets this viewer point at: thing id → its options. A key here must glow. */
  readonly targets: ReadonlyMap<string, readonly Option[]>;
  /** The thing that is hovered or focused anywhere on the page: on the board, in the log, in the action bar. */
  readonly marked: string | null;
  /** The option that is hovered or armed; its forecast has the numbers to draw. */
  readonly considered: Option | null;
  /** Things that the last move touched, for a thin trail. */
  readonly recent: readonly string[];
  readonly insets: Insets;
  mark(id: string | null): void;
  /** Click, tap or Enter on a thing: acts, asks which, or explains why nothing can be done with it. */
  pick(id: string): void;
}

/** The look of a seat: colour and hatch of tokens.css, emblem of symbols.svg. */
export interface SeatLook {
  colour: string;
  emblem: string;
}

/** A panel on the board's left edge (wide) or in a drawer (phone). */
export interface Dock {
  id: string;
  icon: string;
  /** Key in the game's texts. */
  title: string;
  component: Component<{ play: Play<never> }>;
  /** A number on the drawer's button, such as the cards in hand. */
  badge?: (view: never) => number;
}

/** A step of the whole-turn strip (T2). */
export interface Step {
  label: { key: string; args: Record<string, number | string> };
  state: "done" | "now" | "next";
}

export interface GameModule {
  board: Component<{ play: Play<never> }>;
  docks: readonly Dock[];
  /** What stands in a seat's panel below its name: score, pools, effects. */
  seat?: Component<{ play: Play<never>; seat: string }>;
  /** One line over the map on a phone: scores, time left. */
  summary?: Component<{ play: Play<never> }>;
  steps?: (view: never) => readonly Step[];
}
