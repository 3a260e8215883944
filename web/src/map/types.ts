/** What tools/build_map writes and the boards draw. Units of the picture, y points down. */

export type Point = [number, number];
/** x0, y0, x1, y1 */
export type Rect = [number, number, number, number];
export type Language = "en" | "hu";
export type Names = Record<Language, string>;

/** Where the name and the pieces of a region stand, all relative to `at`, at the size of the fitted map. */
export interface RegionPlace {
  at: Point;
  /** Middle of the name"s baseline; a larger name grows away from the pieces. */
  name: { at: Point; grows: "up" | "down" };
  /** Spots for the marker alone, for the marker and one stack, for the marker and two stacks. */
  slots: [[Point], [Point, Point], [Point, Point, Point]];
}

export interface MapRegion {
  /** The engine's id. */
  id: string;
  path: string;
  /** Smoothed, inlets closed: the ring around a legal target. */
  outline: string;
  bounds: Rect;
  place: RegionPlace;
}

export interface MapBorder {
  a: string;
  b: string;
  path: string;
  middle: Point;
  /** Unit vector from a to b across the border. */
  across: Point;
}

export interface MapRiver {
  id: string;
  path: string;
  /** Runs along a border and is drawn broader, so that it shows beside the line. */
  bordering: string;
  name?: { text: Names; path: string };
}

export interface MapSea {
  id: string;
  name: Names;
  at: Point;
  /** degrees */
  turn: number;
  size: number;
}

export interface RegionMap {
  /** All that is drawn; land is cut at its edge. */
  frame: Rect;
  /** The regions in play: what "fit" shows. */
  bounds: Rect;
  land: string;
  /** Lines in the water along the coast, the nearest first. */
  shores: string[];
  graticule: string;
  /** Where the board ends on land. */
  edge: string;
  hills: string;
  woods: string;
  fens: string;
  rose: Point;
  seas: MapSea[];
  /** Rivers of the lands around. */
  farRivers: string;
  rivers: MapRiver[];
  regions: MapRegion[];
  borders: MapBorder[];
}

/** Where the boxes of an area stand: the middle of the column's upper edge, and the hexagon from there. */
export interface AreaPlace {
  at: Point;
  hex: Point;
}

export interface MapArea {
  /** The engine's id. */
  id: string;
  country: string;
  capital: boolean;
  path: string;
  /** Smoothed, inlets closed. */
  outline: string;
  bounds: Rect;
  place: AreaPlace;
}

export interface MapCountry {
  id: string;
  path: string;
  /** Between its areas. */
  borders: string;
  bounds: Rect;
  /** On the sea: the middle of the upper edge of what is told about the country. */
  plaque: Point;
}

/** A map of countries in areas, without movement. */
export interface AreaMap {
  frame: Rect;
  bounds: Rect;
  land: string;
  shores: string[];
  rivers: string;
  countries: MapCountry[];
  areas: MapArea[];
}

/** A name beside its place, in units of a sign: x of its edge, y of its middle, and which edge stays: -1 left, 0 middle, 1 right. */
export type SpaceName = [number, number, -1 | 0 | 1];

export interface MapSpace {
  /** The engine's id. */
  id: string;
  province: string;
  kind: "normal" | "city" | "tribe";
  capital: boolean;
  at: Point;
  /** For every level of detail; null where there is no room for it. */
  names: (SpaceName | null)[];
  /** The anchor, in units of a sign. */
  port?: { modifier: number; at: Point };
}

export type LinkKind = "normal" | "alps_pass" | "non_alps_pass" | "strait";

export interface MapLink {
  a: string;
  b: string;
  kind: LinkKind;
  path: string;
  middle: Point;
}

export interface MapProvince {
  id: string;
  path: string;
  bounds: Rect;
  /** The middle of its name, where there is room for one. */
  name?: Point;
}

/** A map of places and ways between them, in provinces. */
export interface WayMap {
  frame: Rect;
  bounds: Rect;
  land: string;
  shores: string[];
  rivers: string;
  hills: string;
  seas: MapSea[];
  riverNames: { name: Names; at: Point; turn: number }[];
  /** Between provinces. */
  borders: string;
  /** Where the provinces end on land. */
  edge: string;
  /** Levels of detail: from which zoom each holds, and how many units of the map a unit of a sign has there. */
  levels: { from: number; unit: number }[];
  provinces: MapProvince[];
  spaces: MapSpace[];
  links: MapLink[];
}

export type Fortress = "minor" | "major";
export type Suit = "clubs" | "diamonds" | "hearts" | "spades";

export interface MapTown {
  /** The engine's id. */
  id: string;
  region: string;
  sector: string;
  at: Point;
  fortress?: Fortress;
  elector?: true;
  /** For every level of detail, in pixels of a name; 0 where there is no room for it. */
  names: (SpaceName | 0)[];
}

/** The numbers of two towns, whether it is a main road, and the middle point of its quadratic curve. */
export type MapRoad = [number, number, 0 | 1, number, number];

export interface MapSector {
  id: string;
  suit: Suit;
  /** The middle of the large sign. */
  at?: Point;
  /** Small signs in its corners. */
  marks: Point[];
}

export interface MapRegionTint {
  id: string;
  map: "flanders" | "bohemia";
  /** The power whose home it is, or nothing. */
  home: string;
  path: string;
  bounds: Rect;
  /** By level of detail: the middle of its name and its size; 0 where there is no room for it. */
  names: (readonly [x: number, y: number, size: number] | 0)[];
}

/** A map of towns and roads on two boards, in regions and in sectors with suits. */
export interface RoadMap {
  frame: Rect;
  bounds: Rect;
  land: string;
  shores: string[];
  rivers: string;
  hills: string;
  seas: MapSea[];
  riverNames: { name: Names; at: Point; turn: number }[];
  /** A point of each off-map box, and which: the share of the box to its left and above it. */
  boxes: { id: string; at: Point; anchor: Point }[];
  /** Between regions of one board, between the two boards, and where the boards end on land. */
  borders: string;
  seam: string;
  edge: string;
  /** Between sectors. */
  grid: string;
  /** Levels of detail: from which zoom each holds, and how many units of the map a pixel of a name and of a sign has there. */
  levels: { from: number; name: number; sign: number }[];
  regions: MapRegionTint[];
  sectors: MapSector[];
  towns: MapTown[];
  roads: MapRoad[];
}

/** A province or sea zone of a map of both. */
export interface WarPlace {
  /** The engine's id. */
  id: string;
  kind: "land" | "sea" | "closed" | "america";
  /** Whose it is before the war; the sea is nobody's. */
  country: string | null;
  rank: "capital" | "seat" | "town" | "sea";
  path: string;
  bounds: Rect;
  at: Point;
  /** For every level of detail; null where there is no room for it. */
  names: (SpaceName | null)[];
  ip: number;
  vp: number;
  fortress: boolean;
  /** Where ships in port lie, in units of a sign. */
  port?: Point;
}

export interface WarBorder {
  a: string;
  b: string;
  path: string;
  /** Drawn side by side, but no way leads across. */
  barred: boolean;
  river: boolean;
  /** Teeth on the side that the mountains help. */
  teeth: string;
}

/** Neighbours by the rules that the drawing keeps apart: over a strait, or too far to touch. */
export interface WarLink {
  a: string;
  b: string;
  from: Point;
  to: Point;
  kind: "strait" | "apart";
}

export interface WarMap {
  frame: Rect;
  bounds: Rect;
  land: string;
  shores: string[];
  rivers: string;
  /** Where the provinces end on land. */
  edge: string;
  america: Rect;
  /** The two fronts that have insets on the printed board. */
  fronts: { id: string; bounds: Rect }[];
  /** The turn from which a power can be called into the war, counted from 0, as the time track prints it; not of those who are in it from the start. */
  entries: Record<string, number>;
  levels: { from: number; unit: number; detail: boolean }[];
  places: WarPlace[];
  borders: WarBorder[];
  links: WarLink[];
  passages: { id: string; at: Point; seas: string[]; controllers: string[] }[];
}
