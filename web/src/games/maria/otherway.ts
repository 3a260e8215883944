// 10.1.1: several ways of equal length lead to a town: each is shown in turn, by a station that is prepared.
import type { OptionWire } from "../../net/types";
import type { MariaPlay } from "./view";
import { stationsTo } from "./ways";

const MOVE = "move_to";
const stepTo = (town: string): string => `${MOVE} ${town.replace("town.", "")}`;

/** The ways that are looked at: the acts before all of them, and the stations that tell them apart. */
interface Looked {
  goal: string;
  before: readonly string[];
  stations: readonly string[];
}
let looked: Looked | null = null;

/** Which of the stations is prepared; -1 where none is. */
function stationOf({ prepared }: MariaPlay, { before, stations }: Looked): number {
  const isOn = prepared.length === before.length + 1 && before.every((act, index) => act === prepared[index]);
  return isOn ? stations.findIndex((town) => stepTo(town) === prepared.at(-1)) : -1;
}

export function otherWay(play: MariaPlay, { verb, target }: OptionWire): (() => void) | null {
  if (verb !== MOVE || typeof target !== "string") return null;
  const isLooked = looked?.goal === target && stationOf(play, looked) >= 0;
  const stations = stationsTo(play.view, target).filter((town) => play.optionsOf(town, [MOVE]).length > 0);
  const now: Looked = isLooked && looked !== null ? looked : { goal: target, before: play.prepared, stations };
  if (now.stations.length === 0) return null;
  return () => {
    looked = now;
    const next = now.stations[stationOf(play, now) + 1];
    play.prepareAll(next === undefined ? now.before : [...now.before, stepTo(next)]);
    play.mark(target);
  };
}
