// A position in the sixth cycle: Orange considers a helmet region.
import type { BoardArrow, BoardRegion } from "../src/games/power_and_weakness/board";

type Row = [id: string, marker: string, owner: string, knights: number, mages: number];

const ROWS: Row[] = [
  ["strathclyde", "tent", "white", 1, 2],
  ["bernicia", "helmet", "white", 2, 1],
  ["rheged", "castle", "white", 0, 2],
  ["deira", "key", "white", 2, 0],
  ["elmet", "helmet", "white", 1, 0],
  ["gwynedd", "castle", "orange", 0, 2],
  ["powys", "tent", "orange", 1, 1],
  ["dyfed", "key", "orange", 1, 0],
  ["mercia", "castle", "orange", 3, 0],
  ["lindsey", "tent", "", 0, 0],
  ["east_anglia", "helmet", "", 0, 0],
  ["essex", "castle", "white", 1, 0],
  ["kent", "tent", "orange", 0, 1],
  ["wessex", "helmet", "orange", 2, 1],
  ["dumnonia", "key", "", 0, 0],
];

const ARROWS: BoardArrow[] = [
  { from: "region.mercia", to: "region.elmet", value: 3, seat: "seat.orange" },
  { from: "region.powys", to: "region.elmet", value: 1, seat: "seat.orange" },
  { from: "region.deira", to: "region.elmet", value: -2, seat: "seat.white" },
  { from: "region.elmet", to: "region.elmet", value: -1, seat: "seat.white" },
];

export interface Position {
  regions: BoardRegion[];
  targets: Set<string>;
  arrows: BoardArrow[];
}

/** `full`: the most that can stand in every region, to see that it fits. */
export function position(cycle: string, full: boolean): Position {
  const regions = ROWS.map(([id, marker, owner, knights, mages], i): BoardRegion => ({
    id: `region.${id}`,
    marker: `marker.${marker}`,
    owner: full ? (i % 2 ? "seat.white" : "seat.orange") : owner ? `seat.${owner}` : null,
    knights: full ? 3 + i : knights,
    mages: full ? 12 : mages,
    active: full || (cycle === "cycle.steel" ? knights > 0 : mages > 0),
  }));
  const steel = cycle === "cycle.steel" && !full;
  return {
    regions,
    targets: new Set(steel ? ["region.elmet", "region.wessex", "region.east_anglia"] : []),
    arrows: steel ? ARROWS : [],
  };
}
