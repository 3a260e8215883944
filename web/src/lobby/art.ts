// The period picture of each game.
const pictures = import.meta.glob<string>("./art/*.svg", { eager: true, query: "?url", import: "default" });

export function pictureOf(game: string): string | null {
  return pictures[`./art/${game}.svg`] ?? null;
}
