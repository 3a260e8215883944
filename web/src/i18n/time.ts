// How long something lasts, in words.
import { clockFace, DAY, HOUR, roughly } from "./duration";
import { i18n, t } from "./i18n.svelte";

/** "15 s", "25 min", "36 h", "3 days". */
export function lasting(ms: number): string {
  const { n, unit } = roughly(ms);
  return t(`time-${unit}`, { n });
}

/** The time of day that it will be after so many milliseconds. */
export function timeOfDay(ms: number): string {
  return new Date(Date.now() + ms).toLocaleTimeString(i18n.lang, { hour: "numeric", minute: "2-digit" });
}

/** What a clock shows: to the second, and in days and hours where it is a matter of days. */
export function onClock(ms: number): string {
  if (ms < 2 * DAY) return clockFace(ms);
  const hours = Math.floor(ms / HOUR) % 24;
  const days = t("time-days", { n: Math.floor(ms / DAY) });
  return hours === 0 ? days : `${days} ${t("time-hours", { n: hours })}`;
}
