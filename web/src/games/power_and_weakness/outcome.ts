// 17.2, 17.3: what the end of a cycle brought, from the lines that tell of it.
import type { LogEntry } from "../../net/types";
import type { Outcome } from "../../contract";
import type { PowerPlay } from "./view";

export function outcomeOf({ texts }: Pick<PowerPlay, "texts">, lines: readonly LogEntry[]): Outcome | null {
  const argsOf = (key: string): Record<string, string | number> | undefined =>
    lines.find(({ message }) => message.key === key)?.message.args;
  const [regions, standing] = [argsOf("cycle-ended"), argsOf("standing")];
  if (regions === undefined || standing === undefined) return null;
  const scored = lines
    .filter(({ message }) => message.key === "point-scored")
    .map(({ message }) => message.args["seat"]);
  const sums = ["orange", "white"].map((seat) => {
    const [total, active] = [Number(standing[seat]), Number(regions[seat])];
    const hasScored = scored.includes(`seat.${seat}`);
    const part = (value: number, key: string): Outcome["sums"][number]["parts"][number] => ({
      value,
      label: texts.t(key, { n: value }),
    });
    return {
      seat,
      total,
      parts: [
        part(total - active - Number(hasScored), "panel-had"),
        ...(hasScored ? [part(1, "panel-won")] : []),
        part(active, "panel-held"),
      ],
    };
  });
  return { title: texts.t("panel-cycle-over"), rule: "17.2", sums };
}
