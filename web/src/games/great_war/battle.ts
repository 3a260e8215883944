// The two sides of a battle that is fought, planned or only looked at.
import type { ForecastWire, OptionWire, PartWire } from "../../net/types";
import { hostsAt, isShip, placeIn, powerOf, tally, type Alliance, type Tally, type WarPlay } from "./view";

/** As position.py numbers the kinds of attack. */
const SEA_ATTACK = 2;

export interface Group {
  power: string;
  /** Where the units come from; null for those who stand there. */
  from: string | null;
  generals: string[];
  stacks: Tally[];
}

export interface Side {
  alliance: Alliance | null;
  lead: string;
  groups: Group[];
}

export interface Sides {
  attacker: Side;
  defender: Side;
  attackParts: PartWire[];
  defenceParts: PartWire[];
}

/** The forecast to tell: of what is pointed at, else of the attack that stands ready. */
export function forecastOf(play: WarPlay): OptionWire | null {
  if (play.considered?.forecast) return play.considered;
  const fight = play.offered("fight") ?? play.offered("all_in");
  return fight?.forecast ? fight : null;
}

export const isBattle = (play: WarPlay): boolean => play.view.battle !== null || forecastOf(play) !== null;

export function sidesOf(play: WarPlay, target: string, forecast: ForecastWire | null): Sides | null {
  const { view } = play;
  const place = placeIn(view, target);
  if (place === undefined) return null;
  const battle = view.battle;
  const seats = [...new Set((forecast?.parts ?? []).map((part) => part.seat))];
  const lead = battle?.lead ?? String(forecast?.parts[0]?.label.args["power"] ?? "").replace("power.", "");
  const attacker: Side = { alliance: (powerOf(view, lead)?.alliance ?? null) as Alliance | null, lead, groups: battle === null ? [] : groupsOf(play) };
  const guards = hostsAt(view, place).filter(({ alliance }) => alliance !== attacker.alliance || attacker.alliance === null);
  const atSea = battle?.mode === SEA_ATTACK;
  const defender: Side = {
    alliance: (place.alliance ?? guards[0]?.alliance ?? null) as Alliance | null,
    lead: guards[0]?.power ?? place.controller ?? "",
    groups: guards.map(({ power, stacks, generals }) => ({ power, from: null, generals: generals.map(({ id }) => id), stacks: atSea ? stacks.filter(({ unit }) => isShip(unit)) : stacks })),
  };
  const parts = forecast?.parts ?? [];
  return { attacker, defender, attackParts: parts.filter((part) => part.seat === seats[0]), defenceParts: parts.filter((part) => part.seat !== seats[0]) };
}

/** The attacking force by nation and place of origin. */
function groupsOf({ view }: WarPlay): Group[] {
  const force = view.battle?.force ?? [];
  const keys = [...new Set(force.map(({ power, origin }) => `${power} ${origin ?? ""}`))];
  return keys.map((key) => {
    const [power = "", from = ""] = key.split(" ");
    return {
      power, from: from || null,
      generals: view.generals.filter((general) => general.power === power && general.place === from).map(({ id }) => id),
      stacks: tally(force.filter((stack) => stack.power === power && (stack.origin ?? "") === from)),
    };
  });
}

/** Luck is added to a die, not to the strength. */
export const isLuck = ({ label }: PartWire): boolean => label.key === "forecast-luck";
/** Strengths travel doubled: 3 stands for 1½. */
export const partValue = (part: PartWire): number => (isLuck(part) ? part.value : part.value / 2);

export function partName({ texts }: WarPlay, { label }: PartWire): string {
  const { modifier, power } = label.args;
  if (label.key === "forecast-modifier") return texts.name(String(modifier));
  return label.key === "forecast-units" ? texts.t("panel-units-of", { power: String(power) }) : texts.line(label);
}

/** Expected losses, told in tenths. */
export const lossesOf = ({ verdict }: ForecastWire): { mine: number; theirs: number } | null =>
  verdict.key === "forecast-odds" ? { mine: Number(verdict.args["attack"]) / 10, theirs: Number(verdict.args["defence"]) / 10 } : null;
