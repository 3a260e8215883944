/** npm run build: writes the map of every game that has one. The output is checked in. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { bookOf, type Book, type HannibalContent } from '../../../web/src/games/hannibal/content.ts';
import { bookOf as mariaBookOf, type Book as MariaBook, type BookContent as MariaBookContent } from '../../../web/src/games/maria/content.ts';
import type { AreaMap, RegionMap, RoadMap, WarMap, WayMap } from '../../../web/src/map/types.ts';
import * as war from './games/great_war.ts';
import * as han from './games/hannibal.ts';
import * as hos from './games/heads_of_state.ts';
import * as maria from './games/maria.ts';
import { buildMap, type Content, type Decor } from './games/power_and_weakness.ts';

const ROOT = new URL('../../../', import.meta.url);
const LANGUAGES = ['en', 'hu'];

type NameTable = Record<string, Record<string, { nom: string; short?: string } | undefined> | undefined>;

const readToml = <T>(path: string): T => parse(readFileSync(new URL(path, ROOT), 'utf8')) as T;

/** The names of a place in all languages, short ones where wanted; the map leaves room for the widest. */
export function placeNames(game: string, kind: string, isShort = false): (id: string) => string[] {
  const tables = LANGUAGES.map((language) => readToml<NameTable>(`src/hatalom/games/${game}/texts/names.${language}.toml`));
  return (id) => tables.map((table) => {
    const forms = table[kind]?.[id];
    const name = isShort ? (forms?.short ?? forms?.nom) : forms?.nom;
    if (!name) throw new Error(`${game} has no name for ${kind}.${id}: add it to texts/names.*.toml`);
    return name;
  });
}

export const powerAndWeaknessContent = (): Content => readToml<Content>('src/hatalom/games/power_and_weakness/content/map.toml');

export function powerAndWeakness(): RegionMap {
  return buildMap(
    powerAndWeaknessContent(),
    readToml<Decor>('tools/build_map/src/games/power_and_weakness.decor.toml'),
    placeNames('power_and_weakness', 'region'),
  );
}

export const headsOfStateContent = (): hos.Content => readToml<hos.Content>('src/hatalom/games/heads_of_state/content/board.toml');

export function headsOfState(): AreaMap {
  return hos.buildMap(
    headsOfStateContent(),
    readToml<hos.Decor>('tools/build_map/src/games/heads_of_state.decor.toml'),
    placeNames('heads_of_state', 'area'),
  );
}

export const hannibalContent = (): han.Content => readToml<han.Content>('src/hatalom/games/hannibal/content/map.toml');
export const hannibalDecor = (): han.Decor => readToml<han.Decor>('tools/build_map/src/games/hannibal.decor.toml');

export function hannibal(): WayMap {
  return han.buildMap(hannibalContent(), hannibalDecor(), placeNames('hannibal', 'space', true), placeNames('hannibal', 'province'));
}

/** What cards, panels and tables of Hannibal show. */
export function hannibalBook(): Book {
  const content = 'src/hatalom/games/hannibal/content';
  return bookOf({
    ...readToml<HannibalContent>(`${content}/map.toml`),
    ...readToml<HannibalContent>(`${content}/cards.toml`),
    ...readToml<HannibalContent>(`${content}/generals.toml`),
    ...readToml<HannibalContent>(`${content}/game.toml`),
  });
}

export const mariaContent = (): maria.Content => ({
  ...readToml<Omit<maria.Content, 'roads'>>('src/hatalom/games/maria/content/map.toml'),
  ...readToml<Pick<maria.Content, 'roads'>>('src/hatalom/games/maria/content/roads.toml'),
});

export function mariaMap(): RoadMap {
  return maria.buildMap(mariaContent(), readToml<maria.Decor>('tools/build_map/src/games/maria.decor.toml'), placeNames('maria', 'town', true), placeNames('maria', 'region', true));
}

/** What panels of Maria show. */
export function mariaBook(): MariaBook {
  const content = 'src/hatalom/games/maria/content';
  return mariaBookOf({
    ...readToml<MariaBookContent>(`${content}/politics.toml`),
    ...readToml<MariaBookContent>(`${content}/game.toml`),
    ...readToml<MariaBookContent>(`${content}/pieces.toml`),
  });
}

export function greatWarContent(): war.Content {
  const { powers, minors } = readToml<Record<'powers' | 'minors', war.Content['powers']>>('src/hatalom/games/great_war/content/powers.toml');
  return { ...readToml<Omit<war.Content, 'powers'>>('src/hatalom/games/great_war/content/map.toml'), powers: [...powers, ...minors] };
}

export function buildGreatWar(): war.Built {
  return war.build(greatWarContent(), readToml<war.Decor>('tools/build_map/src/games/great_war.decor.toml'), placeNames('great_war', 'place', true));
}

export function greatWar(): WarMap {
  const built = buildGreatWar();
  console.info(war.report(built));
  return built.map;
}

type AnyMap = RegionMap | AreaMap | WayMap | RoadMap | WarMap;
const MAPS: Record<string, () => AnyMap> = {
  power_and_weakness: powerAndWeakness, heads_of_state: headsOfState, hannibal, maria: mariaMap, great_war: greatWar,
};

/** One element a line: a change of the map is then a readable change of the file. */
export function write(map: AnyMap | Book | MariaBook): string {
  const fields = Object.entries(map).map(([key, value]) => {
    const body = Array.isArray(value) && typeof value[0] === 'object'
      ? `[\n${value.map((item) => JSON.stringify(item)).join(',\n')}\n]`
      : JSON.stringify(value);
    return `${JSON.stringify(key)}: ${body}`;
  });
  return `{\n${fields.join(',\n')}\n}\n`;
}

const BOOKS: Record<string, () => Book | MariaBook> = { hannibal: hannibalBook, maria: mariaBook };

/** All maps, or those of the games that are named. */
if (process.argv[1] && import.meta.url === new URL(`file://${process.argv[1]}`).href) {
  const wanted = process.argv.slice(2);
  for (const [game, build] of Object.entries(MAPS)) {
    if (wanted.length && !wanted.includes(game)) continue;
    writeFileSync(new URL(`web/src/games/${game}/map.json`, ROOT), write(build()));
    const book = BOOKS[game];
    if (book) writeFileSync(new URL(`web/src/games/${game}/book.json`, ROOT), write(book()));
  }
}
