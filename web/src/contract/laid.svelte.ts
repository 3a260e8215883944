// The box that lies on the table. All boards share it, as they share the camera: one table is shown at a time.

/** All that is in a box, in the form of the game's content files. */
export type Content = Readonly<Record<string, unknown>>;

/** A value that its owner has corrected: what ours was, in words of the file; nothing where there was none. */
interface Corrected {
  key: string;
  was: string | null;
}

class LaidBox {
  #content = $state.raw<Content | null>(null);
  #was = $state.raw<ReadonlyMap<string, string | null>>(new Map());

  /** What its owner has made of the box; nothing where it is as it came. */
  get content(): Content | null {
    return this.#content;
  }

  /** What ours had where its owner has corrected it, by the key of the value. */
  get was(): ReadonlyMap<string, string | null> {
    return this.#was;
  }

  lay(content: Content | null, changes: readonly Corrected[] = []): void {
    this.#content = content;
    this.#was = new Map(changes.map(({ key, was }) => [key, was]));
  }
}

export const laidBox = new LaidBox();

/** What a board or a panel takes from the box: ours as it was built, or the same made of a corrected one, once. */
export function fromBox<Made, From = Content>(ours: Made, make: (content: From) => Made): () => Made {
  let last: { content: Content; made: Made } | null = null;
  return () => {
    const { content } = laidBox;
    if (content === null) return ours;
    if (last?.content !== content) last = { content, made: make(content as From) };
    return last.made;
  };
}
