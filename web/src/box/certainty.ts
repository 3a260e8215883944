// What of a game's map is certain, as lines that its board can draw over itself; and what the box on the table corrects.
import type { GameTexts } from "../i18n/i18n.svelte";
import { i18n, t } from "../i18n/i18n.svelte";
import type { Certainty, Correction } from "../map/certainty";
import type { Point } from "../map/types";
import { api } from "../net/api";
import type { BlockWire, ChangeWire } from "../net/types";
import { mapOf, type PlainMap } from "./boxmap";
import { correctedOnMap } from "./corrected";
import { Places } from "./places";
import { onMap, wayOf, type Source } from "./sources";
import { facts, Words } from "./words";

/** The corrected box of a table; its label is its name with a digest. */
export interface Laid {
  label: string;
  changes: readonly ChangeWire[];
  texts: GameTexts;
}

/** So many corrections have room for whose they are. */
const FEW = 8;
const isPencil = (source: Source | undefined): boolean => source === "reconstructed";

export async function certaintyOf(game: string, laid: Laid | null): Promise<Certainty | null> {
  const [ours, blocks] = await Promise.all([mapOf(game), api.box(game), facts.ensure(i18n.lang)]);
  if (ours === null) return null;
  const changes = laid?.changes ?? [];
  const now = new Map(changes.map(({ key, now }) => [key, now]));
  const map = new Places(ours, blocks).drawn((block, row, key) => {
    const changed = now.get(`${block.path}.${row.id}.${key}`);
    return changed == null ? row.values?.[key] : Number(changed);
  });
  const { places, ways } = onMap(blocks);
  const corrected = correctedOnMap(blocks, changes);
  const lines = [
    ...map.areas.map(({ id, path }) => ({ path, source: places.get(id), isOurs: !corrected.places.has(id) })),
    ...map.lines.map(({ a, b, path }) => ({
      path,
      source: ways.get(wayOf(a, b)),
      isOurs: !corrected.ways.has(wayOf(a, b)),
    })),
  ].filter(({ source, isOurs }) => source !== undefined && isOurs);
  const points = map.points
    .map(({ id, at }) => ({ id, at, source: places.get(id) }))
    .filter(({ id, source }) => source !== undefined && !corrected.places.has(id));
  const drawn = (wanted: boolean): string =>
    lines
      .filter(({ source }) => isPencil(source) === wanted)
      .map(({ path }) => path)
      .join("");
  return {
    ink: drawn(false),
    pencil: drawn(true),
    inkPoints: points.filter(({ source }) => !isPencil(source)).map(({ at }) => at),
    pencilPoints: points.filter(({ source }) => isPencil(source)).map(({ at }) => at),
    corrected: laid === null ? null : correctionOf(map, blocks, laid),
  };
}

/** What the owner of the box has corrected: drawn where it is on the map, and told in words. */
function correctionOf(map: PlainMap, blocks: readonly BlockWire[], { label, changes, texts }: Laid): Correction {
  const words = new Words(texts);
  const { places, ways } = correctedOnMap(blocks, changes);
  const at = new Map([...map.points, ...map.areas].map(({ id, at }) => [id, at]));
  const lines = new Map(map.lines.map(({ a, b, path }) => [wayOf(a, b), path]));
  const marks = [
    ...[...places].map((id) => ({
      path: map.areas.find((area) => area.id === id)?.path ?? "",
      at: at.get(id),
      kind: "corrected" as const,
    })),
    ...[...ways].map(([way, kind]) => {
      const [from, to] = way.split("–").map((end) => at.get(end));
      const straight = from === undefined || to === undefined ? "" : `M${from.join(" ")}L${to.join(" ")}`;
      return { path: lines.get(way) ?? straight, at: middleOf(from, to), kind };
    }),
  ];
  const title = t("map-corrected-by", { name: label.replace(/ [0-9a-f]{16}$/, "") });
  const isFew = marks.length <= FEW;
  return {
    title,
    marks: marks.flatMap(({ at, path, kind }) =>
      at === undefined ? [] : [{ path, at, kind, word: isFew && kind === "corrected" ? title : t(`box-${kind}`) }],
    ),
    told: changes.map((change) => {
      const [was, now] = [words.told(blocks, change, change.was), words.told(blocks, change, change.now)];
      return `${words.change(blocks, change)}: ${was} → ${change.now === null ? t("box-removed") : now}`;
    }),
  };
}

const middleOf = (from: Point | undefined, to: Point | undefined): Point | undefined =>
  from === undefined || to === undefined ? undefined : [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
