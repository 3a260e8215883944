// How much of the board is covered by what stands around it; the board centres itself in the rest.
import type { PlayModel } from "../store/play.svelte";
import { viewport } from "../ui/viewport.svelte";

const EDGE = 14;
const SUMMARY_EDGES = 16;

/** A column with its distance from the edge. */
const column = (width: number): number => (width > 0 ? width + EDGE : 0);

export class Room {
  /** Measured by the page, in pixels. */
  left = $state(0);
  right = $state(0);
  summary = $state(0);
  dock = $state(0);

  /** For the component that calls. */
  constructor(play: PlayModel) {
    /** The map keeps clear of the tallest dock of a turn, so that it stands still from question to question. */
    let tallest = 0;
    $effect(() => {
      tallest = play.question === null ? this.dock : Math.max(tallest, this.dock);
      play.insets = viewport.isNarrow
        ? { top: this.summary + SUMMARY_EDGES, right: 0, bottom: 0, left: 0 }
        : { top: 0, right: column(this.right), bottom: tallest, left: column(this.left) };
    });
  }
}

/** The question stands before the map, which takes longest to draw: then the room that panels leave it is known. */
export class MapIsDue {
  current = $state(false);

  /** For the component that calls. */
  constructor() {
    $effect(() => {
      const frame = requestAnimationFrame(() => setTimeout(() => (this.current = true)));
      return () => cancelAnimationFrame(frame);
    });
  }
}
