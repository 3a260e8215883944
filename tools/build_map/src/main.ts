/** npm run build: writes the map of every game that has one. The output is checked in. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import type { RegionMap } from '../../../web/src/map/types.ts';
import { buildMap, type Content, type Decor } from './games/power_and_weakness.ts';

const ROOT = new URL('../../../', import.meta.url);
const LANGUAGES = ['en', 'hu'];

type NameTable = { region: Record<string, { nom: string } | undefined> };

const readToml = <T>(path: string): T => parse(readFileSync(new URL(path, ROOT), 'utf8')) as T;

/** The names of a region in all languages; the map leaves room for the widest. */
export function regionNames(game: string): (id: string) => string[] {
  const tables = LANGUAGES.map((language) => readToml<NameTable>(`src/hatalom/games/${game}/texts/names.${language}.toml`));
  return (id) => tables.map(({ region }) => {
    const name = region[id]?.nom;
    if (!name) throw new Error(`${game} has no name for region.${id}: add it to texts/names.*.toml`);
    return name;
  });
}

export const powerAndWeaknessContent = (): Content => readToml<Content>('src/hatalom/games/power_and_weakness/content/map.toml');

export function powerAndWeakness(): RegionMap {
  return buildMap(
    powerAndWeaknessContent(),
    readToml<Decor>('tools/build_map/src/games/power_and_weakness.decor.toml'),
    regionNames('power_and_weakness'),
  );
}

/** One element a line: a change of the map is then a readable change of the file. */
export function write(map: RegionMap): string {
  const fields = Object.entries(map).map(([key, value]) => {
    const body = Array.isArray(value) && typeof value[0] === 'object'
      ? `[\n${value.map((item) => JSON.stringify(item)).join(',\n')}\n]`
      : JSON.stringify(value);
    return `${JSON.stringify(key)}: ${body}`;
  });
  return `{\n${fields.join(',\n')}\n}\n`;
}

if (process.argv[1] && import.meta.url === new URL(`file://${process.argv[1]}`).href) {
  writeFileSync(new URL('web/src/games/power_and_weakness/map.json', ROOT), write(powerAndWeakness()));
}
