// One experiment on the screen, asked for again and again until it has ended.
import { api, ApiError } from "../net/api";
import type { ExperimentWire } from "../net/types";

const EVERY_MS = 1000;

export const isOpen = (experiment: Pick<ExperimentWire, "status">): boolean =>
  experiment.status === "waiting" || experiment.status === "running";

export class Watched {
  experiment = $state.raw<ExperimentWire | null>(null);
  /** Why it cannot be shown: the server's code. */
  problem = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;
  #id: string | null = null;

  /** Shows this one from now on; returns the function that ends it. */
  watch(id: string | null): () => void {
    this.#id = id;
    this.experiment = null;
    this.problem = "";
    if (id !== null) void this.#look(id);
    return () => {
      this.#id = null;
      clearTimeout(this.#timer);
    };
  }

  /** What somebody has just been told of it. */
  take(experiment: ExperimentWire): void {
    if (experiment.id !== this.#id) return;
    this.experiment = experiment;
    this.problem = "";
    clearTimeout(this.#timer);
    if (isOpen(experiment)) this.#timer = setTimeout(() => void this.#look(experiment.id), EVERY_MS);
  }

  async #look(id: string): Promise<void> {
    try {
      this.take(await api.experiment(id));
    } catch (error) {
      if (id !== this.#id) return;
      this.problem = error instanceof ApiError ? error.code : "away";
      if (this.problem === "away") this.#timer = setTimeout(() => void this.#look(id), 5 * EVERY_MS);
    }
  }
}
