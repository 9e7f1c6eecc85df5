import { topology } from 'topojson-server';
import type { PolygonalGeometry, PolygonRings, Position, Ring } from '../shape/geometry.ts';

/** Arc: a stretch of border between two positions where shapes meet or part, or a whole ring that meets no other. */
export type Arc = readonly Position[];

/** Ring as the numbers of its arcs in order; ~n is arc n reversed. */
type ArcRing = readonly number[];

export interface ArcShape {
  readonly type: 'Polygon' | 'MultiPolygon';
  readonly parts: readonly (readonly ArcRing[])[];
}

export interface SharedArcs {
  readonly arcs: readonly Arc[];
  readonly shapes: readonly ArcShape[];
}

/** Cuts the borders of shapes into arcs, each stored once however many shapes share it (TopoJSON without quantisation). */
export function cutIntoArcs(shapes: readonly PolygonalGeometry[]): SharedArcs {
  // The library asks for changeable arrays, but copies what it is given before it works on it.
  const collection = { type: 'GeometryCollection', geometries: shapes } as never;
  const cut = topology({ shapes: collection });
  const cutShapes = cut.objects['shapes'];
  if (cutShapes?.type !== 'GeometryCollection') throw new TypeError('TopoJSON lost the collection of shapes');
  return {
    arcs: cut.arcs as unknown as readonly Arc[], // without quantisation its positions stay ours
    shapes: cutShapes.geometries.map((shape): ArcShape => {
      if (shape.type === 'Polygon') return { type: 'Polygon', parts: [shape.arcs] };
      if (shape.type === 'MultiPolygon') return { type: 'MultiPolygon', parts: shape.arcs };
      throw new TypeError('TopoJSON turned a polygon into something else');
    }),
  };
}

/** Numbers of all arcs of a shape, in either direction. */
export function arcNumbers(shape: ArcShape): readonly number[] {
  return shape.parts.flat(2).map((arc) => (arc < 0 ? ~arc : arc));
}

/** Rebuilds a shape from arcs. */
export function joinArcs(shape: ArcShape, arcs: readonly Arc[]): PolygonalGeometry {
  const parts = shape.parts.map((rings): PolygonRings => rings.map((ring) => joinRing(ring, arcs)));
  return shape.type === 'Polygon'
    ? { type: 'Polygon', coordinates: parts[0] ?? [] }
    : { type: 'MultiPolygon', coordinates: parts };
}

function joinRing(ring: ArcRing, arcs: readonly Arc[]): Ring {
  return ring.flatMap((number, index) => {
    const arc = number < 0 ? (arcs[~number] ?? []).toReversed() : (arcs[number] ?? []);
    // Each arc starts where the one before it ended.
    return index === 0 ? arc : arc.slice(1);
  });
}
