// How long something lasts, in words.
import { clockFace, DAY, roughly } from "../store/clock";
import { t } from "./i18n.svelte";

/** "15 s", "25 min", "36 h", "3 days". */
export function lasting(ms: number): string {
  const { n, unit } = roughly(ms);
  return t(`time-${unit}`, { n });
}

/** What a clock shows: to the second, and by days where it is a matter of days. */
export function onClock(ms: number): string {
  return ms >= 2 * DAY ? lasting(ms) : clockFace(ms);
}
