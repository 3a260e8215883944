// What the last change brought, as pieces on their way; nothing where motion is off.
import type { Flight, Play } from "../contract";
import type { LogEntry } from "../net/types";
import { settings } from "../settings/settings.svelte";

export type OnItsWay = Flight & { key: string; time: number };

export function onTheirWay(play: Play, flightOf: (entry: LogEntry) => Flight | null): OnItsWay[] {
  return play.news.flatMap((entry, index) => {
    const flight = flightOf(entry);
    const time = settings.moveTime(flight?.seat === `seat.${play.seat}`);
    return flight === null || time === 0 ? [] : [{ ...flight, key: `${entry.ply} ${index}`, time }];
  });
}
