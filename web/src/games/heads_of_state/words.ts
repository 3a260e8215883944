// The board in words: every area with its boxes, whose they are and which nobles stand there.
import type { HeadsOfStateArea, HeadsOfStateBox, LogEntry, MessageWire } from "../../net/types";
import type { Flight, PlaceWords } from "../../contract";
import type { StatePlay } from "./view";

/** Whose box, which noble, its influence. */
export function describe(play: StatePlay, box: Pick<HeadsOfStateBox, "id" | "owner" | "influence">): string {
  const args = { box: `box.${box.id}`, n: box.influence };
  return box.owner === null
    ? play.texts.t("panel-box-empty", args)
    : play.texts.t("panel-box-held", { ...args, seat: `seat.${box.owner}` });
}

const NOTHING_LEFT: Readonly<Record<string, string>> = {
  "ask-place": "panel-nothing-to-place",
  "ask-treachery": "panel-nothing-to-play",
};

/** What a player could still do is his secret, so the rules always ask the same; he himself reads that only the end is left. */
export function asksFor({ question }: StatePlay): MessageWire | null {
  const key = NOTHING_LEFT[question?.prompt.key ?? ""];
  const isOver = question?.options.every(({ verb }) => verb === "finish") ?? false;
  return key !== undefined && isOver ? { key, args: {}, rule: "" } : null;
}

/** Nobody moves on this map: an area is near those of its own country, with which it is scored. */
export function inWords(play: StatePlay): PlaceWords[] {
  const { areas } = play.view;
  return areas.map((area) => ({
    id: `area.${area.id}`,
    focus: `box.${area.boxes[0]?.id ?? ""}`,
    owners: [...new Set(area.boxes.flatMap((box) => (box.owner === null ? [] : [box.owner])))],
    says: [play.texts.name(`area.${area.id}`), ...area.boxes.map((box) => describe(play, box))].join("; "),
    near: areas
      .filter((other) => other.country === area.country && other.id !== area.id)
      .map((other) => `area.${other.id}`),
  }));
}

const PLACED = ["noble-placed", "noble-placed-with-courtesan"];
const text = (arg: string | number | undefined): string => String(arg ?? "");

/** The noble that a line of the log tells of: to his box, or when he is killed from there to the hexagon. */
export function flightOf(areas: readonly HeadsOfStateArea[], { message: { key, args } }: LogEntry): Flight | null {
  const [area, piece] = [text(args["area"]), text(args["noble"])];
  const box = areas.find((one) => `area.${one.id}` === area)?.boxes.find((one) => `noble.${one.noble}` === piece);
  if (box === undefined) return null;
  if (PLACED.includes(key)) return { from: null, to: `box.${box.id}`, seat: text(args["seat"]), piece };
  return key === "killed" ? { from: `box.${box.id}`, to: area, seat: text(args["owner"]), piece } : null;
}
