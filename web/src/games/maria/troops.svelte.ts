// 4.11, 13.3: the division of troops as a whole, at the beginning and of new ones: who gets how many, within which limits,
// and the acts that carry it out.
import type { Composed } from "../../contract";
import type { MessageWire, OptionWire } from "../../net/types";
import { book } from "./book";
import { bare, powersOf, type MariaPlay, type MariaView } from "./view";

export interface Share {
  general: string;
  least: number;
  most: number;
  count: number;
}

export interface Division {
  power: string;
  /** What this power has to divide among these generals. */
  total: number;
  left: number;
  shares: Share[];
}

/** Verbs that ask for a number of troops: it is chosen in the same panel. */
const COUNTED = ["take_troops", "recruit"];
const GIVE = "give_troop";

/** Asked of the question itself: what is put together from it is among the play's options. */
const isAsked = ({ isLesson, question }: MariaPlay, asked: string): boolean =>
  !isLesson && (question?.options.some(({ verb }) => verb === asked) ?? false);

/** Fewest and most troops of a general, so that the others can take exactly the rest. */
export function limits(total: number, least: readonly number[], index: number): [number, number] {
  const others = least.filter((_, one) => one !== index);
  const sum = others.reduce((all, one) => all + one, 0);
  const low = Math.max(least[index] ?? 1, total - book().mostTroops * others.length);
  return [low, Math.min(book().mostTroops, total - sum)];
}

/** As even as the minimums allow: one troop after the other to whoever has fewest. */
export function evenly(total: number, least: readonly number[]): number[] {
  const counts = [...least];
  for (let left = total - counts.reduce((sum, one) => sum + one, 0); left > 0; left--) {
    const open = counts.map((count, index) => ({ count, index })).filter(({ count }) => count < book().mostTroops);
    const first = open.reduce((few, one) => (one.count < few.count ? one : few), open[0] ?? { count: 0, index: 0 });
    counts[first.index] = first.count + 1;
  }
  return counts;
}

/** The generals of a power who have no troops yet, and how many troops are left for them. */
function openOf(view: MariaView, power: string): { generals: string[]; total: number } {
  const own = view.generals.filter((one) => one.power === power);
  const generals = own.filter(({ troops }) => troops === 0).map(({ id }) => id);
  const given = own.reduce((sum, { troops }) => sum + (troops ?? 0), 0);
  return { generals, total: (view.powers.find(({ id }) => id === power)?.troops ?? 0) - given };
}

class Plan {
  /** What was changed by hand. */
  counts = $state.raw<Readonly<Record<string, number>>>({});
  /** How many go along with a general, or are recruited, once it was changed by hand. */
  number = $state<number | null>(null);

  set(general: string, count: number): void {
    this.counts = { ...this.counts, [general]: count };
  }
  share(): void {
    this.counts = {};
    this.number = null;
  }
}

export const plan = new Plan();

/** 6.5, 13.2: the numbers that a stack may part with, or that may be recruited. */
export const counted = (play: MariaPlay): OptionWire[] => COUNTED.flatMap((verb) => play.numbered(verb));

/** The one of them that is chosen; at first the middle one. */
export function chosenCount(play: MariaPlay): OptionWire | null {
  const options = counted(play);
  return options.find(({ target }) => target === plan.number) ?? options[Math.floor(options.length / 2)] ?? null;
}

/** What is chosen in the panel; the ribbon offers what has been chosen there. */
export function replaced(play: MariaPlay): string[] {
  if (divisions(play).length > 0) return ["allot", GIVE];
  const chosen = chosenCount(play);
  return counted(play).flatMap(({ action }) => (action === chosen?.action ? [] : [action]));
}

/** All that this player has still to divide; nothing while he is asked something else. */
export function divisions(play: MariaPlay): Division[] {
  if (isAsked(play, GIVE)) return newTroops(play);
  if (!isAsked(play, "allot")) return [];
  return powersOf(play.view, play.seat).flatMap(({ id }) => {
    const { generals, total } = openOf(play.view, id);
    if (generals.length === 0) return [];
    const least = generals.map((general) => book().leastTroops[general] ?? 1);
    const even = evenly(total, least);
    const shares = generals.map((general, index): Share => {
      const [low, most] = limits(total, least, index);
      return { general, least: low, most, count: plan.counts[general] ?? even[index] ?? low };
    });
    return [{ power: id, total, left: total - shares.reduce((sum, { count }) => sum + count, 0), shares }];
  });
}

/** 13.3: new troops, one after the other to those who may have more; at first as even as can be. */
function newTroops({ question, asked, view }: MariaPlay): Division[] {
  const takers = (question?.options ?? [])
    .filter(({ verb }) => verb === GIVE)
    .map(({ target }) => bare(target))
    .map((general) => ({ general, has: view.generals.find(({ id }) => id === general)?.troops ?? 0 }));
  const room = takers.reduce((sum, { has }) => sum + book().mostTroops - has, 0);
  const total = Math.min(Number(asked["n"] ?? 0), room);
  const even = evenly(
    total + takers.reduce((sum, { has }) => sum + has, 0),
    takers.map(({ has }) => has),
  );
  const shares = takers.map(({ general, has }, index): Share => ({
    general,
    least: 0,
    most: Math.min(book().mostTroops - has, total),
    count: Math.min(plan.counts[general] ?? (even[index] ?? has) - has, book().mostTroops - has),
  }));
  const left = total - shares.reduce((sum, { count }) => sum + count, 0);
  return takers.length > 1 ? [{ power: bare(asked["power"]), total, left, shares }] : [];
}

/** The acts in the order of the questions; what leaves no choice is answered by itself. */
export function actsOf(all: readonly Division[], order: readonly string[]): string[] {
  return all
    .toSorted(
      (one, other) => order.indexOf(one.shares[0]?.general ?? "") - order.indexOf(other.shares[0]?.general ?? ""),
    )
    .flatMap(({ total, shares }) => {
      let left = total;
      return shares.flatMap(({ count }, index) => {
        const rest = shares.slice(index).map((share) => book().leastTroops[share.general] ?? 1);
        const [low, high] = limits(left, rest, 0);
        left -= count;
        return low === high ? [] : [`allot ${count}`];
      });
    });
}

/** The whole division as one thing to choose, once nothing is left over. */
export function composedTroops(play: MariaPlay): Composed[] {
  const all = divisions(play);
  if (all.length === 0) return [];
  const order = play.view.generals.map(({ id }) => id);
  const plain = { target: null, hint: null, forecast: null, ends_undo: null };
  const total = all.reduce((sum, { total: one }) => sum + one, 0);
  const share: Composed = {
    ...plain,
    action: "share_out",
    verb: "share_out",
    label: { key: "panel-share-out", args: {}, rule: "4.11" },
    acts: [],
    run: () => plan.share(),
  };
  if (isAsked(play, GIVE)) return [share, ...given(all)];
  if (all.some(({ left }) => left !== 0)) return [share];
  const divide: Composed = {
    ...plain,
    action: "divide",
    verb: "divide",
    label: { key: "panel-divide-all", args: { target: total }, rule: "4.11" },
    acts: actsOf(all, order),
  };
  return [share, divide];
}

/** New troops may be given in part: a general may return first, with one of them. */
function given(all: readonly Division[]): Composed[] {
  const shares = all.flatMap((one) => one.shares);
  const total = shares.reduce((sum, { count }) => sum + count, 0);
  if (total === 0 || all.some(({ left }) => left < 0)) return [];
  return [
    {
      action: "divide",
      verb: "divide",
      label: { key: "panel-divide-all", args: { target: total }, rule: "13.3" },
      target: null,
      hint: null,
      forecast: null,
      ends_undo: null,
      acts: shares.flatMap(({ general, count }) => Array.from({ length: count }, () => `${GIVE} ${general}`)),
      onDone: () => plan.share(),
    },
  ];
}

/** The question for all generals together. */
export function troopsPrompt(play: MariaPlay): MessageWire | null {
  const total = divisions(play).reduce((sum, { total: one }) => sum + one, 0);
  return total === 0 ? null : { key: "panel-ask-divide", args: { n: total }, rule: "4.11" };
}
