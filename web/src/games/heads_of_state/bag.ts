// The bag of an assassination: what is in it before the draw, and what came out of it.
import type { StatePlay } from "./view";

export interface Attempt {
  seat: string;
  /** Null while the target is not chosen. */
  owner: string | null;
  noble: string | null;
  area: string | null;
  own: number;
  theirs: number;
  /** Whose cube was drawn; null before the draw. */
  drawn: string | null;
  isDead: boolean;
}

/** How many lines of the log a drawn cube stays in sight. */
const SHOWN = 12;
const bare = (id: unknown): string => String(id).replace(/^\w+\./, "");

/** The attempt that is being prepared, or else the last one that was made. */
export function attemptOf(play: StatePlay): Attempt | null {
  return prepared(play) ?? made(play);
}

function prepared(play: StatePlay): Attempt | null {
  const strikes = [...play.targets.values()].flat().filter((option) => option.verb === "strike");
  const isConsidered = strikes.some((option) => option.action === play.considered?.action);
  const option = isConsidered ? play.considered : strikes[0];
  const [own, theirs] = option?.forecast?.parts ?? [];
  if (own?.seat == null || theirs === undefined) return null;
  const cubes = { seat: bare(own.seat), own: own.value, theirs: theirs.value, drawn: null, isDead: false };
  const area = play.view.areas.find((one) => one.boxes.some((box) => `box.${box.id}` === option?.target));
  const box = area?.boxes.find((one) => `box.${one.id}` === option?.target);
  return isConsidered && area && box
    ? { ...cubes, owner: box.owner, noble: box.noble, area: area.id }
    : { ...cubes, owner: null, noble: null, area: null };
}

function made(play: StatePlay): Attempt | null {
  const lines = play.log.slice(-SHOWN).map((entry) => entry.message);
  const drawn = lines.findLastIndex((line) => line.key === "cube-drawn");
  const struck = lines.slice(0, Math.max(0, drawn)).findLast((line) => line.key.startsWith("struck"));
  const outcome = lines.slice(drawn).find((line) => line.key === "killed" || line.key === "survived");
  if (drawn < 0 || struck === undefined || outcome === undefined) return null;
  const { seat, owner, noble, area } = struck.args;
  return {
    seat: bare(seat),
    owner: bare(owner),
    noble: bare(noble),
    area: bare(area),
    own: 0,
    theirs: 0,
    drawn: bare(lines[drawn]?.args["seat"]),
    isDead: outcome.key === "killed",
  };
}
