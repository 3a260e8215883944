// How a tile is drawn, from its id: sign, marker colour, and the units it recruits on its lower edge, which a corrected box
// may print otherwise.
import { fromBox } from "../../contract/laid.svelte";

export interface TileFace {
  kind: "influence" | "strength" | "general" | "lightning";
  sign: string;
  marker: string | null;
  /** Units on the lower edge (15.2); two rows mean a choice (15.3). */
  recruits: readonly (readonly ("knight" | "mage")[])[];
  /** Key of the text that says what the tile does. */
  help: string;
}

const BOTH = [["knight", "mage"]] as const;
const EITHER = [
  ["knight", "knight"],
  ["mage", "mage"],
] as const;

const GENERAL: Record<string, TileFace> = {
  move: { kind: "general", sign: "move", marker: null, recruits: BOTH, help: "tile-help-move" },
  ship: { kind: "general", sign: "ship", marker: null, recruits: BOTH, help: "tile-help-ship" },
  merlin: { kind: "general", sign: "merlin", marker: null, recruits: EITHER, help: "tile-help-merlin" },
  snake: { kind: "general", sign: "snake", marker: null, recruits: EITHER, help: "tile-help-snake" },
  victory_point: { kind: "lightning", sign: "vp", marker: null, recruits: [], help: "tile-help-victory-point" },
  revolt: { kind: "lightning", sign: "revolt", marker: null, recruits: [], help: "tile-help-revolt" },
  marker_exchange: {
    kind: "lightning",
    sign: "exchange",
    marker: null,
    recruits: [],
    help: "tile-help-marker-exchange",
  },
};

type Recruits = TileFace["recruits"];
interface TileContent {
  action_tiles: { id: string; recruit?: { choice?: string; knights?: number; mages?: number } }[];
}

/** What the tiles of a corrected box recruit. */
const printed = fromBox<ReadonlyMap<string, Recruits> | null, TileContent>(
  null,
  ({ action_tiles }) => new Map(action_tiles.map(({ id, recruit = {} }) => [id, recruitsOf(recruit)])),
);

function recruitsOf({
  choice,
  knights = 0,
  mages = 0,
}: NonNullable<TileContent["action_tiles"][number]["recruit"]>): Recruits {
  if (choice !== undefined) return EITHER;
  const units = [...Array<"knight">(knights).fill("knight"), ...Array<"mage">(mages).fill("mage")];
  return units.length === 0 ? [] : [units];
}

export function faceOf(tile: string): TileFace {
  const face = ourFace(tile);
  return { ...face, recruits: printed()?.get(tile) ?? face.recruits };
}

function ourFace(tile: string): TileFace {
  const general = GENERAL[tile];
  if (general !== undefined) return general;
  const [kind, marker = "castle", units] = tile.split("_");
  if (kind === "influence") return { kind, sign: marker, marker, recruits: [], help: "tile-help-influence" };
  const unit = units === "knights" ? "knight" : "mage";
  return { kind: "strength", sign: marker, marker, recruits: [[unit, unit]], help: "tile-help-strength" };
}
