/**
 * The shared lines between joined Voronoi cells: an arc is a run of edges
 * between two junctions with the same pair of keys beside it.
 */
import { Delaunay } from 'd3-delaunay';
import { densify, simplify, smooth, type Line, type Point, type Rect, type Ring } from './geometry.ts';
import type { Site } from './sites.ts';

/** The key beyond the frame. */
export const FRAME = '#frame';

export interface Arc {
  left: string;
  /** left < right, except FRAME, always right */
  right: string;
  start: string;
  /** Same as start for a closed arc. */
  end: string;
  line: Line;
}

export interface ArcOptions {
  /** Longest step of a border before it is smoothed: about the radius of its bends. */
  step: number;
  /** Rounds of Chaikin. */
  rounds: number;
  /** What may be simplified away afterwards. */
  tolerance: number;
}

interface Edge {
  left: string;
  right: string;
  from: string;
  to: string;
}

export function buildArcs(sites: Site[], frame: Rect, { step, rounds, tolerance }: ArcOptions): Arc[] {
  const { edges, vertices } = collectEdges(sites, frame);
  const boundary = edges.filter((edge) => edge.left !== edge.right).map(inOrder);
  return traceRuns(boundary).map(({ names, left, right }) => {
    const raw = names.map((name) => vertices.get(name) as Point);
    const [start, end] = [names[0] as string, names.at(-1) as string];
    // The frame is out of sight, and its corners must stay. Elsewhere short steps keep smoothing
    // local: an edge that runs far out to sea would drag the border off its place.
    const line = right === FRAME ? raw : simplify(smooth(densify(raw, step), start === end, rounds), tolerance);
    return { left, right, start, end, line };
  });
}

/**
 * Every Voronoi edge once, with the keys of the cells on both sides. All
 * cells run the same way round, so the second cell meets an edge reversed.
 */
function collectEdges(sites: Site[], frame: Rect): { edges: Edge[]; vertices: Map<string, Point> } {
  const voronoi = Delaunay.from(sites, (s) => s.x, (s) => s.y).voronoi(frame);
  const edges = new Map<string, Edge>();
  const vertices = new Map<string, Point>();
  sites.forEach(({ key }, i) => {
    const names = (voronoi.cellPolygon(i) ?? []).map((point) => {
      const name = vertexName(point as Point);
      if (!vertices.has(name)) vertices.set(name, point as Point);
      return name;
    });
    names.slice(1).forEach((to, j) => {
      const from = names[j] as string;
      if (from === to) return;
      const twin = edges.get(`${to} ${from}`);
      if (twin) twin.right = key;
      else edges.set(`${from} ${to}`, { from, to, left: key, right: FRAME });
    });
  });
  return { edges: [...edges.values()], vertices };
}

/** Both cells compute a point on the frame for themselves: rounding makes it one vertex again. */
const vertexName = ([x, y]: Point): string => `${Math.round(x * 16)},${Math.round(y * 16)}`;

/** Turns an edge so that left < right: along an arc all edges then run one way. */
function inOrder(edge: Edge): Edge {
  if (edge.right === FRAME || edge.left < edge.right) return edge;
  return { left: edge.right, right: edge.left, from: edge.to, to: edge.from };
}

/** Runs of edges between junctions, by the names of their vertices. */
function traceRuns(edges: Edge[]): { names: string[]; left: string; right: string }[] {
  const touching = new Map<string, Edge[]>();
  for (const edge of edges) {
    for (const name of [edge.from, edge.to]) touching.set(name, [...(touching.get(name) ?? []), edge]);
  }
  const isJunction = (name: string): boolean => {
    const [a, b, more] = touching.get(name) ?? [];
    return Boolean(more) || !a || !b || a.left !== b.left || a.right !== b.right;
  };
  const used = new Set<Edge>();
  const follow = (first: Edge): { names: string[]; left: string; right: string } => {
    const names = [first.from];
    for (let edge: Edge | undefined = first; edge; ) {
      used.add(edge);
      names.push(edge.to);
      const here: string = edge.to;
      edge = isJunction(here) ? undefined : touching.get(here)?.find((next) => !used.has(next));
    }
    return { names, left: first.left, right: first.right };
  };
  // Arcs between junctions first; what is left over are closed loops (islands of one key).
  const open = edges.filter((edge) => isJunction(edge.from)).map(follow);
  const loops = edges.flatMap((edge) => (used.has(edge) ? [] : [follow(edge)]));
  return [...open, ...loops];
}

/**
 * Joins the arcs around one key into closed rings. With the key's area always
 * on the same side, each arc leads to the start of the next.
 */
export function ringsOf(arcs: Arc[], key: string): Ring[] {
  const own = arcs.flatMap(({ left, right, start, end, line }) => {
    if (left === key) return [{ start, end, line }];
    return right === key ? [{ start: end, end: start, line: [...line].reverse() }] : [];
  });
  const rings: Ring[] = [];
  for (let arc = own.pop(); arc; arc = own.pop()) {
    const ring = [...arc.line];
    for (let end = arc.end; end !== arc.start; ) {
      const next = own.findIndex((other) => other.start === end);
      const [piece] = next < 0 ? [] : own.splice(next, 1);
      if (!piece) throw new Error(`the border of ${key} does not close at ${end}: look for sites that coincide`);
      ring.push(...piece.line.slice(1));
      end = piece.end;
    }
    rings.push(ring);
  }
  return rings;
}
