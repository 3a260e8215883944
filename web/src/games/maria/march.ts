// 10.1: a move from beginning to end: which piece lies ready next.
import type { OptionWire } from "../../net/types";
import { townOf } from "./board";
import { placesOf } from "./words";
import { bare, isOnMap, type MariaPlay } from "./view";

const PIECES = ["move_general", "move_train"];

/** 10.1.1: after a move the nearest piece that may still move lies ready; stacks wait until they are asked for. */
export function nextPiece(play: MariaPlay): OptionWire | null {
  const places = placesOf(play.view);
  const options = (play.question?.options ?? []).filter(({ verb }) => PIECES.includes(verb));
  const moved = lastMoved(play);
  if (options.length === 0 || moved === null) return null;
  const [x, y] = townOf(moved).at;
  const far = ({ target }: OptionWire): number => {
    const town = places.get(String(target));
    if (town === undefined) return Infinity;
    const [tx, ty] = townOf(town).at;
    return Math.hypot(tx - x, ty - y);
  };
  return options.reduce((near, one) => (far(one) < far(near) ? one : near));
}

/** Where the piece of the last move has come to stand; null where the last thing told is no move. */
function lastMoved({ log, foreseen, view }: MariaPlay): string | null {
  const line = [...log, ...foreseen].findLast(({ message }) => typeof message.args["town"] === "string");
  const town = String(line?.message.args["town"] ?? "");
  return isOnMap(bare(town)) && town !== "" && view.fight === null ? town : null;
}
