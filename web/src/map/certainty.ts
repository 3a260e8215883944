// The layer that tells what of the map is certain: the table hands it down, and any map can draw it.
import { getContext, setContext } from "svelte";
import type { Point } from "./types";

export interface Certainty {
  /** Outlines and ways as lines: in ink what is certain, in pencil what was reconstructed. */
  ink: string;
  pencil: string;
  inkPoints: readonly Point[];
  pencilPoints: readonly Point[];
}

type Source = () => Promise<Certainty | null>;
const KEY = Symbol("certainty");

export const giveCertainty = (source: Source): void => void setContext(KEY, source);
export const useCertainty = (): Source | undefined => getContext<Source | undefined>(KEY);
