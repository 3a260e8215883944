// 6.3, 17.2: how many units, or elephants among them, go with a general: one number with − and +, at first all of them.
import type { Composed } from "../../contract";
import type { OptionWire } from "../../net/types";
import { viewport } from "../../ui/viewport.svelte";
import { bare, forcesAt, type HannibalPlay } from "./view";

const COUNTED = ["take_units", "take_elephants"];
/** So many numbers are buttons in the ribbon. */
const FEW = 3;

/** The number that is chosen, by the question it belongs to. */
class Chosen {
  #chosen = $state.raw<{ of: unknown; number: number | null }>({ of: null, number: null });

  numberOf(of: unknown): number | null {
    return this.#chosen.of === of ? this.#chosen.number : null;
  }

  choose(of: unknown, number: unknown): void {
    this.#chosen = { of, number: Number(number) };
  }
}
const chosen = new Chosen();

/**
 * The numbers there are, from the fewest; none while they are few.
 * Asked of the question itself: what is put together from it is among the play's options.
 */
export function numbersOf({ isLesson, question }: HannibalPlay): readonly OptionWire[] {
  const options = isLesson ? [] : (question?.options ?? []).filter(({ verb }) => COUNTED.includes(verb));
  return options.length > FEW ? options.toSorted((one, other) => Number(one.target) - Number(other.target)) : [];
}

export interface Counted {
  option: OptionWire;
  /** What it leaves behind. */
  stay: number;
  fewer?: () => void;
  more?: () => void;
  all?: () => void;
}

/** The number that is chosen now, and how it is changed; null while no such number is asked for. */
export function counted(play: HannibalPlay): Counted | null {
  const numbers = numbersOf(play);
  const last = numbers.length - 1;
  const wanted = chosen.numberOf(play.question);
  const found = numbers.findIndex(({ target }) => target === wanted);
  const index = found < 0 ? last : found;
  const option = numbers[index];
  if (option === undefined) return null;
  const go = (to: number) => (): void => chosen.choose(play.question, numbers[to]?.target);
  return {
    option,
    stay: presentOf(play, option.verb) - Number(option.target),
    ...(index > 0 && { fewer: go(index - 1) }),
    ...(index < last && { more: go(index + 1), all: go(last) }),
  };
}

/** How many of them are with the general who is asked about. */
function presentOf({ view, asked }: HannibalPlay, verb: string): number {
  const leader = view.generals.find(({ id }) => id === bare(asked["general"]));
  const space = view.spaces.find(({ id }) => id === leader?.at);
  if (leader === undefined || space === undefined) return 0;
  const force = forcesAt(view, space).find(({ seat, isInside }) => seat === leader.side && isInside === leader.inside);
  return (verb === "take_units" ? force?.units : force?.elephants) ?? 0;
}

/** The ribbon offers the number that is chosen, one fewer and one more. */
export function musterActs(play: HannibalPlay): Composed[] {
  const now = counted(play);
  if (now === null || viewport.isNarrow) return [];
  const act = (verb: string, key: string, run: (() => void) | undefined): Composed[] =>
    run === undefined
      ? []
      : [
          {
            action: verb,
            verb,
            label: { key, args: {}, rule: "" },
            target: null,
            hint: null,
            forecast: null,
            ends_undo: null,
            acts: [],
            run,
          },
        ];
  return [...act("one_fewer", "panel-one-fewer", now.fewer), ...act("one_more", "panel-one-more", now.more)];
}

/** The other numbers have their place in the panel. */
export function replaced(play: HannibalPlay): string[] {
  const now = counted(play)?.option.action;
  return numbersOf(play).flatMap(({ action }) => (action === now ? [] : [action]));
}

/** Where the general is who is asked about. */
export function musterField({ view, asked }: HannibalPlay): string[] {
  const leader = view.generals.find(({ id }) => id === bare(asked["general"]));
  return leader === undefined ? [] : [`space.${leader.at}`];
}
