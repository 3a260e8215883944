// Which games the client can draw; each is loaded when a table needs it.
import type { GameModule } from "../contract";

const modules = import.meta.glob<{ default: GameModule }>("./*/index.ts");

export function canDraw(name: string): boolean {
  return `./${name}/index.ts` in modules;
}

export async function loadGame(name: string): Promise<GameModule> {
  const load = modules[`./${name}/index.ts`];
  if (load === undefined)
    throw new Error(`This client cannot draw the game ${name}: build it again with web/src/games/${name}.`);
  return (await load()).default;
}
