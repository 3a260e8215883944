// What is saved at once when it is chosen.

type Saving = <Saved>(doing: () => Promise<Saved>) => Promise<Saved>;

/** One after the other, each with what the one before has left: two quick choices do not overwrite each other. */
export function inTurn(): Saving {
  let last: Promise<unknown> = Promise.resolve();
  return (doing) => {
    const next = last.then(doing, doing);
    last = next;
    return next;
  };
}
