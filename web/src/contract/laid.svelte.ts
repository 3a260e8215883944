// The box that lies on the table. All boards share it, as they share the camera: one table is shown at a time.

/** All that is in a box, in the form of the game's content files. */
export type Content = Readonly<Record<string, unknown>>;

class LaidBox {
  #content = $state.raw<Content | null>(null);

  /** What its owner has made of the box; nothing where it is as it came. */
  get content(): Content | null {
    return this.#content;
  }

  lay(content: Content | null): void {
    this.#content = content;
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
