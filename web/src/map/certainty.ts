// The layer that tells what of the map is certain: the table hands it down, and any map can draw it.
import { getContext, setContext } from "svelte";
import type { Point } from "./types";

export interface Certainty {
  /** Outlines and ways as lines: in ink what is certain, in pencil what was reconstructed. */
  ink: string;
  pencil: string;
  inkPoints: readonly Point[];
  pencilPoints: readonly Point[];
  /** What the owner of the box on the table has corrected; nothing where it is as it came. */
  corrected: Correction | null;
}

export interface Correction {
  /** Whose corrections they are. */
  title: string;
  /** On the map: a line or an outline (or only a point), and the word for what was done. */
  marks: readonly { path: string; at: Point; kind: "added" | "removed" | "corrected"; word: string }[];
  /** All of them in words, also those that are not on the map. */
  told: readonly string[];
}

type Source = () => Promise<Certainty | null>;
const KEY = Symbol("certainty");

export const giveCertainty = (source: Source): void => void setContext(KEY, source);
export const useCertainty = (): Source | undefined => getContext<Source | undefined>(KEY);
