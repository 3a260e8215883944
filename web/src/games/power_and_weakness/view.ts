// The view of Power & Weakness as view.py builds it; ids are bare ("kent", "orange", "castle").
import type { Play } from "../contract";

export type Shape = "mage" | "knight";

export interface RegionView {
  id: string;
  marker: string | null;
  owner: string | null;
  knights: number;
  mages: number;
  active: boolean;
  adjacent: string[];
}

export interface SeatView {
  id: string;
  vp: number;
  active_regions: number;
  points: number;
  reserve: Record<Shape, number>;
  stock: Record<Shape, number>;
  tiles: Record<string, number>;
  strength: Record<string, number>;
}

export interface View {
  cycle: "magic" | "steel";
  cycle_number: number;
  hourglass: number;
  cycle_length: number;
  first_recruit_open: boolean;
  win_points: number;
  regions: RegionView[];
  seats: SeatView[];
  display: Record<string, number>;
  discard: Record<string, number>;
  pile: Record<string, number>;
  set_aside: Record<string, number>;
}

export type PowerPlay = Play<View>;

/** Knights act in the cycle of steel, mages in that of magic (3.4). */
export const activeUnit = (view: View): Shape => (view.cycle === "steel" ? "knight" : "mage");

export const countOf = (things: Record<string, number>): number => Object.values(things).reduce((sum, n) => sum + n, 0);
