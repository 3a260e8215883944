declare module 'd3-geo-projection' {
  import type { GeoProjection } from 'd3-geo';
  import type { MultiPolygon, Polygon } from 'geojson';
  /** Null when nothing of the shape is left after clipping. */
  export function geoProject(shape: Polygon, projection: GeoProjection): Polygon | MultiPolygon | null;
}
declare module 'polylabel' {
  export default function polylabel(polygon: number[][][], precision?: number): number[] & { distance: number };
}
