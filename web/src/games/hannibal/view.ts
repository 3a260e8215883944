// The view of Hannibal as view.py builds it; ids are bare ("capua", "rome", "c41").
import type { HannibalGeneral, HannibalSeat, HannibalSpace, HannibalView } from "../../net/types";
import type { Play } from "../../contract";

export const GAME = "hannibal";
export const SEATS = ["rome", "carthage"] as const;
export type Side = (typeof SEATS)[number];
export type HannibalPlay = Play<HannibalView>;
export type { HannibalGeneral, HannibalSpace, HannibalView };

export const seatOf = (view: HannibalView, seat: string | null): HannibalSeat | undefined =>
  view.seats.find((one) => one.id === seat);
export const enemyOf = (seat: Side): Side => (seat === "rome" ? "carthage" : "rome");
export const bare = (id: unknown): string => String(id).replace(/^\w+\./, "");

/** Whose marker it is: a tribe that follows Carthage counts as hers (0.8). */
export function holderOf({ marker }: Pick<HannibalSpace, "marker">): Side | null {
  if (marker === "rome") return "rome";
  return marker === "carthage" || marker === "carthage_tribe" ? "carthage" : null;
}

/** Units and generals of one side that stand together: outside the walls or inside. */
export interface Force {
  key: string;
  seat: Side;
  isInside: boolean;
  units: number;
  elephants: number;
  generals: HannibalGeneral[];
  hasTrain: boolean;
}

export function forcesAt(view: HannibalView, space: HannibalSpace): Force[] {
  return SEATS.flatMap((seat) =>
    [false, true].flatMap((isInside): Force[] => {
      const { units, elephants, inside, inside_elephants } = space[seat];
      const generals = view.generals
        .filter((one) => one.at === space.id && one.side === seat && one.inside === isInside)
        .sort((a, b) => Number(b.commands) - Number(a.commands));
      const force = {
        key: `${space.id} ${seat} ${isInside ? "inside" : "outside"}`,
        seat,
        isInside,
        generals,
        units: isInside ? inside : units,
        elephants: isInside ? inside_elephants : elephants,
        hasTrain: seat === "carthage" && !isInside && view.train === space.id,
      };
      return force.units > 0 || generals.length > 0 || force.hasTrain ? [force] : [];
    }),
  );
}

/** Every general of these forces by himself, the commander with the units; a garrison without a general is one piece too. */
export function inForces(forces: readonly Force[]): { id: string | null; force: Force; hasUnits: boolean }[] {
  return forces.flatMap((force): ReturnType<typeof inForces> =>
    force.generals.length === 0
      ? [{ id: null, force, hasUnits: true }]
      : force.generals.map((general, i) => ({
          id: `general.${general.id}`,
          hasUnits: i === 0,
          force: { ...force, generals: [general], ...(i === 0 ? {} : { elephants: 0, hasTrain: false }) },
        })),
  );
}

export const allForces = (view: HannibalView): Map<string, Force[]> =>
  new Map(
    view.spaces.map((space) => [space.id, forcesAt(view, space)] as const).filter(([, forces]) => forces.length > 0),
  );
