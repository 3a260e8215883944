// The march to a far space as one choice: the cheapest way, and others of equal cost (6.2). The engine finds the ways.
import type { Composed } from "../../contract";
import type { ChainWire, OptionWire } from "../../net/types";
import type { HannibalPlay } from "./view";

const MARCH = "march_to";
const spaceIn = (act: string | undefined): string => `space.${(act ?? "").replace(`${MARCH} `, "")}`;

/** Which of several ways to a space is looked at, by the question it belongs to. */
class Ways {
  #chosen = $state.raw<{ of: unknown; numbers: Readonly<Record<string, number>> }>({ of: null, numbers: {} });

  numberOf(of: unknown, goal: string): number {
    return this.#chosen.of === of ? (this.#chosen.numbers[goal] ?? 0) : 0;
  }

  next(of: unknown, goal: string): void {
    const numbers = this.#chosen.of === of ? this.#chosen.numbers : {};
    this.#chosen = { of, numbers: { ...numbers, [goal]: (numbers[goal] ?? 0) + 1 } };
  }
}
const ways = new Ways();

/** Every space that takes several steps. */
export function composed(play: HannibalPlay): Composed[] {
  const { question } = play;
  if (question === null || play.isLesson) return [];
  const goals = new Map<string, ChainWire[]>();
  for (const chain of question.chains) {
    const goal = spaceIn(chain.acts.at(-1));
    goals.set(goal, [...(goals.get(goal) ?? []), chain]);
  }
  const near = new Set(question.options.filter(({ verb }) => verb === MARCH).map(({ target }) => target));
  return [...goals]
    .filter(([goal]) => !near.has(goal))
    .flatMap(([goal, chains]) => {
      const chain = chains[ways.numberOf(question, goal) % chains.length];
      return chain === undefined ? [] : [wayTo(play, goal, chain, chains.length, () => ways.next(question, goal))];
    });
}

function wayTo({ view }: HannibalPlay, goal: string, chain: ChainWire, count: number, next: () => void): Composed {
  return {
    action: `way ${goal.replace("space.", "")}`,
    verb: MARCH,
    label: { key: "do-march-to", args: { target: goal }, rule: "" },
    target: goal,
    hint: {
      key: "panel-way-cost",
      args: { n: chain.hint?.args["n"] ?? 0, of: view.numbers["march_left"] ?? 0 },
      rule: "6.2",
    },
    forecast: chain.forecast ?? null,
    ends_undo: chain.ends_undo ?? null,
    acts: chain.acts,
    via: chain.acts.slice(0, -1).map(spaceIn),
    risks: chain.risks ?? [],
    ...(count > 1 ? { other: next } : {}),
  };
}

/** What a march to a space costs, by the options that lead there; null where none does. */
export function costTo(options: readonly OptionWire[] | undefined): number | null {
  const cost = options?.find(({ verb }) => verb === MARCH)?.hint?.args["n"];
  return typeof cost === "number" ? cost : null;
}

/** The spaces of a way, the start first. */
export function spacesOf(option: OptionWire | null, start: string): string[] {
  if (option?.verb !== MARCH || typeof option.target !== "string") return [];
  const { via = [] }: Partial<Composed> = option;
  return [start, ...via, option.target];
}
