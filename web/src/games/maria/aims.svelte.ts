// What the question and the pointer are about, town by town: a piece counts for the town in which it stands.
import { isTown } from "./board";
import type { MariaPlay } from "./view";
import { verbsOfClick } from "./ways";
import { placesOf } from "./words";

export class Aims {
  readonly #play: () => MariaPlay;

  constructor(play: () => MariaPlay) {
    this.#play = play;
  }

  /** The town of every piece on the map. */
  readonly places = $derived.by(() => placesOf(this.#play().view));
  /** A town glows if it may be picked, or if a piece that may be picked stands there. */
  readonly targets = $derived.by(() => this.#townsOf(this.#play().targets.keys()));
  readonly chosen = $derived.by(() => this.#townsOf(this.#play().chosen));
  readonly marked = $derived.by((): string | null => {
    const { marked } = this.#play();
    return marked === null ? null : this.#townFor(marked);
  });

  #townFor(id: string): string | null {
    return isTown(id) ? id : (this.places.get(id) ?? null);
  }
  #townsOf(ids: Iterable<string>): ReadonlySet<string> {
    return new Set([...ids].flatMap((id) => this.#townFor(id) ?? []));
  }
  #verbsOf(id: string): string[] {
    return (this.#play().targets.get(id) ?? []).map((option) => option.verb);
  }

  /** Only a forced march leads there. */
  isForced(town: string): boolean {
    const verbs = this.#verbsOf(town);
    return verbs.length > 0 && verbs.every((verb) => verb === "march_to");
  }

  /** 10.1.1: a click with Shift makes a town a station of the way. */
  passThrough(town: string): void {
    const [step] = this.#play().optionsOf(town, ["move_to"]);
    if (step === undefined) this.pick(town);
    else this.#play().prepare(step);
  }

  /** A click on a town: the town itself, or a piece there that is asked for. */
  pick(town: string): void {
    const { targets } = this.#play();
    const things = [...targets.keys(), ...this.#play().instead.keys()];
    const thing = targets.has(town) ? town : things.find((one) => this.places.get(one) === town);
    this.#play().pick(thing ?? town, verbsOfClick(this.#verbsOf(thing ?? town)));
  }
}
