// The owner's pictures of pieces at his table: in the place of our faces in his hand, and when a card is enlarged.
import { settings } from "../settings/settings.svelte";
import { scansOf } from "./scans";

class Pictures {
  #urls = $state.raw<ReadonlyMap<string, string>>(new Map());

  /** Whether there are any of the game on the table. */
  get hasAny(): boolean {
    return this.#urls.size > 0;
  }

  /** The address of the picture of a thing; nothing where there is none, or where ours are to be shown. */
  of(thing: string): string | undefined {
    return settings.ownPictures ? this.#urls.get(thing) : undefined;
  }

  /** Shows those of a game until the table is left; returns how they go. */
  show(game: string): () => void {
    let isGone = false;
    void scansOf(game).then(
      (scans) => {
        if (!isGone) this.#urls = new Map([...scans].map(([thing, scan]) => [thing, URL.createObjectURL(scan)]));
      },
      () => undefined, // a browser without a place to keep them has none
    );
    return () => {
      isGone = true;
      for (const url of this.#urls.values()) URL.revokeObjectURL(url);
      this.#urls = new Map();
    };
  }

  /** The faces of the hand, as a style sheet: the games need not know of them. */
  get sheet(): string {
    return [...this.#urls.keys()]
      .flatMap((thing) => {
        const url = this.of(thing);
        return url === undefined ? [] : [faceRules(thing, url)];
      })
      .join("\n");
  }
}

const faceRules = (thing: string, url: string): string => {
  const card = `[data-shelf] [data-thing=${JSON.stringify(thing)}]`;
  return `${card} { position: relative; }
${card}::after { content: ""; position: absolute; inset: 0; border-radius: inherit; pointer-events: none;
  background: url(${JSON.stringify(url)}) top / cover; }
${card} > :is(kbd, .count) { z-index: 1; }`;
};

export const pictures = new Pictures();
