// The two sides of a battle that is fought, planned or only looked at.
import type { ForecastWire, OptionWire, PartWire } from "../../net/types";
import { hostsAt, isShip, placeIn, powerOf, sideOf, tally, type Alliance, type Tally, type WarPlay } from "./view";

/** As position.py numbers the kinds of attack. */
const LAND_ATTACK = 1;
const SEA_ATTACK = 2;
const INVASION_ATTACK = 3;
/** What each kind is called, and the chapter of its rules. */
const KINDS = [
  { mode: LAND_ATTACK, verb: "attack", title: "crumb-attack", rule: "7" },
  { mode: SEA_ATTACK, verb: "sea_attack", title: "do-sea-attack", rule: "8" },
  { mode: INVASION_ATTACK, verb: "invade", title: "do-invade", rule: "9" },
] as const;

/** The kind of the attack that is fought or planned, or else of the one that is looked at. */
export const kindOf = ({ view: { battle } }: WarPlay, considered: OptionWire | null): (typeof KINDS)[number] =>
  KINDS.find(({ mode, verb }) => (battle === null ? verb === considered?.verb : mode === battle.mode)) ?? KINDS[0];

/** What the head of the panel says: the kind of the attack and its place. */
export function titleOf(play: WarPlay): string {
  const place = `place.${play.view.battle?.target ?? ""}`;
  return play.texts.t(kindOf(play, null).title, { place, target: place });
}

/** The places that an attack goes from and to. Over sea it comes from afar, so the map must show them all. */
export function fieldOf({ view: { battle } }: WarPlay): string[] {
  if (battle === null) return [];
  const origins = battle.mode === LAND_ATTACK ? [] : battle.force.flatMap(({ origin }) => origin ?? []);
  return [...new Set([battle.target, ...origins])].map((id) => `place.${id}`);
}

interface Group {
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

/** The attack as it stands, or its second assault: the forecast comes with the click that leaves it so. */
const LEAVING = ["fight", "origin_done", "join_done", "second_assault", "stand"];
export function planOf(play: WarPlay): OptionWire | null {
  const option = LEAVING.map((verb) => play.offered(verb)).find((one) => one !== null);
  return option?.forecast ? option : null;
}
/** Whether a forecast tells of all that could go, not of what was chosen. */
const ALL_IN = ["all_in", "commit_all", "attack", "sea_attack", "invade"];
export const isOfAll = ({ verb }: OptionWire): boolean => ALL_IN.includes(verb);

/** The forecast to tell: of what is pointed at, else of the attack that stands ready, else of all that could go. */
export function forecastOf(play: WarPlay): OptionWire | null {
  if (play.considered?.forecast) return play.considered;
  const all = play.offered("all_in") ?? play.offered("commit_all");
  return planOf(play) ?? (all?.forecast ? all : null);
}

/** What adds to the plan with one click. */
const STEPS: readonly string[] = ["origin", "commit", "load", "invite"];
/** On a phone these need no second tap: the panel tells the sum of the plan all the time. */
export const PLANNING: readonly string[] = [
  ...STEPS,
  "commit_all",
  "all_in",
  "commit_as_before",
  "origin_done",
  "join_done",
  "fight",
];
export const stepsOf = (play: WarPlay): OptionWire[] =>
  [...play.targets.values()].flat().filter(({ verb }) => STEPS.includes(verb));

/** By how many percent a click changes the odds of the plan; null where it is the plan itself, or there is none yet. */
export const changeOf = (now: ForecastWire | null, plan: ForecastWire | null): number | null =>
  now === null || plan === null || now === plan ? null : now.total - plan.total;

export function sidesOf(play: WarPlay, target: string, forecast: ForecastWire | null): Sides | null {
  const { view } = play;
  const place = placeIn(view, target);
  if (place === undefined) return null;
  const battle = view.battle;
  const own = forecast?.parts[0]?.seat;
  const lead = battle?.lead ?? String(forecast?.parts[0]?.label.args["power"] ?? "").replace("power.", "");
  const attacker: Side = {
    alliance: (powerOf(view, lead)?.alliance ?? null) as Alliance | null,
    lead,
    groups: battle === null ? [] : groupsOf(play),
  };
  const guards = hostsAt(view, place).filter(
    ({ alliance }) => alliance !== attacker.alliance || attacker.alliance === null,
  );
  const atSea = battle?.mode === SEA_ATTACK;
  const defender: Side = {
    alliance: sideOf(view, place) ?? guards[0]?.alliance ?? null,
    lead: guards[0]?.power ?? place.controller ?? "",
    groups: guards.map(({ power, stacks, generals }) => ({
      power,
      from: null,
      generals: generals.map(({ id }) => id),
      stacks: atSea ? stacks.filter(({ unit }) => isShip(unit)) : stacks,
    })),
  };
  const parts = forecast?.parts ?? [];
  return {
    attacker,
    defender,
    attackParts: parts.filter((part) => part.seat === own && !isAhead(part)),
    defenceParts: parts.filter((part) => part.seat !== own),
  };
}

/** The attacking force by nation and place of origin. */
function groupsOf({ view }: WarPlay): Group[] {
  const force = view.battle?.force ?? [];
  const keys = [...new Set(force.map(({ power, origin }) => `${power} ${origin ?? ""}`))];
  return keys.map((key) => {
    const [power = "", from = ""] = key.split(" ");
    return {
      power,
      from: from || null,
      generals: view.generals
        .filter((general) => general.power === power && general.place === from)
        .map(({ id }) => id),
      stacks: tally(force.filter((stack) => stack.power === power && (stack.origin ?? "") === from)),
    };
  });
}

/** Artillery rolls its own dice and luck is added to a die: neither is part of the strength. */
export const isDice = ({ label }: PartWire): boolean => label.key === "forecast-luck" || label.key === "forecast-guns";
export const isAbsent = ({ off }: PartWire): boolean => off?.key === "off-absent";
const isAhead = ({ label }: PartWire): boolean => label.key === "forecast-ahead";
export const strengthOf = (parts: readonly PartWire[]): number =>
  parts.filter((part) => !isDice(part)).reduce((sum, { value }) => sum + value, 0);
/** The chance in percent to be the stronger one in the first assault; null where nothing is fought. */
export const aheadOf = (forecast: ForecastWire | null): number | null => forecast?.parts.find(isAhead)?.value ?? null;

export function partName({ texts }: WarPlay, { label, value }: PartWire): string {
  if (label.key === "forecast-luck") return texts.t("panel-luck", { n: value });
  return texts.line(label);
}

/** Expected losses: whole units and tenths. */
export function lossesOf({ verdict: { key, args } }: ForecastWire): { mine: number; theirs: number } | null {
  const tenths = (side: string): number => Number(args[side]) + Number(args[`${side}_tenths`]) / 10;
  return key === "forecast-odds" ? { mine: tenths("attack"), theirs: tenths("defence") } : null;
}

/** What the dice brought in the last assault, each line once with how often it was told. */
const TOLD = [
  "gas-used",
  "artillery-rolled",
  "torpedo-rolled",
  "hit-taken",
  "line-hit",
  "luck-rolled",
  "luck-won",
  "unit-lost",
  "cargo-lost",
  "technical-lost",
];
/** What it came to: the strengths, and who has won once that is decided. */
const RESULT = ["strengths", "attack-won", "attack-failed"];

function linesOf({ log, texts }: WarPlay, keys: readonly string[]): string[] {
  return log
    .slice(log.findLastIndex(({ message }) => message.key === "assault-begun") + 1)
    .filter(({ message }) => keys.includes(message.key))
    .map(({ message }) => texts.line(message));
}

export const resultOf = (play: WarPlay): string => linesOf(play, RESULT).join(" ");

export function toldOf(play: WarPlay): { line: string; times: number }[] {
  const lines = linesOf(play, TOLD);
  return [...new Set(lines)].map((line) => ({ line, times: lines.filter((other) => other === line).length }));
}
