// The view of Power & Weakness as view.py builds it; ids are bare ("kent", "orange", "castle").
import type { PowerAndWeaknessRegion, PowerAndWeaknessView } from "../../net/types";
import type { Play } from "../../contract";

export type Shape = "mage" | "knight";
export type View = PowerAndWeaknessView;
export type RegionView = PowerAndWeaknessRegion;

export type PowerPlay = Play<View>;

/** Knights act in the cycle of steel, mages in that of magic (3.4). */
export const activeUnit = (view: View): Shape => (view.cycle === "steel" ? "knight" : "mage");

export const countOf = (things: Record<string, number>): number => Object.values(things).reduce((sum, n) => sum + n, 0);
