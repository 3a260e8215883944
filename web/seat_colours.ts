// The colours in which seats are named on paper, by game: the server draws the card of a chronicle with them.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

type Looks = Record<string, Record<string, { colour: string }>>;
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");

/** The first value of a token is the one on paper. */
function seatColours(): Record<string, Record<string, string>> {
  const tokens = read("src/styles/tokens.css");
  const deep = (colour: string): string => new RegExp(`--seat-${colour}-deep: (#\\w+);`).exec(tokens)?.[1] ?? "";
  const looks = JSON.parse(read("src/contract/looks.json")) as Looks;
  return Object.fromEntries(
    Object.entries(looks).map(([game, seats]) => [
      game,
      Object.fromEntries(Object.entries(seats).map(([seat, { colour }]) => [seat, deep(colour)])),
    ]),
  );
}

export function colours(): Plugin {
  return {
    name: "seat-colours",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "seats.json", source: JSON.stringify(seatColours()) });
    },
  };
}
