import type { TitleFeature } from '@tussock/contract';
import { namesOfBlocks, type BoundaryByHand } from '@tussock/domain';
import {
  areaSquareMetres,
  bounds,
  simplifyTogether,
  unionBounds,
  type Bounds,
  type GeosOperations,
  type PolygonalGeometry,
  type PolygonGeometry,
} from '@tussock/geometry';
import type { GeometryJob } from '../../platform/geometry/geometry-job.ts';
import type { BoundaryPart } from './boundary-store.ts';

export interface BuiltBoundary {
  readonly titles: readonly BoundaryPart[];
  readonly blocks: readonly BoundaryPart[];
  readonly areaM2: number;
  readonly bounds: Bounds | null;
  /** What people entered beside the titles, and the outline where there are none. */
  readonly byHand: BoundaryByHand;
}

/** Source of a boundary: titles, or an outline by hand. */
export interface BoundarySource {
  readonly parts: readonly TitleFeature[];
  readonly byHand: BoundaryByHand;
  readonly propertyName: string;
}

/** Removes the outline, since titles replace it. */
const withoutOutline = ({ blockNames }: BoundaryByHand): BoundaryByHand => (blockNames ? { blockNames } : {});

const blocksOf = (merged: PolygonalGeometry): readonly PolygonGeometry[] =>
  (merged.type === 'Polygon'
    ? [merged]
    : merged.coordinates.map((coordinates): PolygonGeometry => ({ type: 'Polygon', coordinates }))
  )
    .map((block) => ({ block, area: areaSquareMetres(block) }))
    .sort((a, b) => b.area - a.area)
    .map(({ block }) => block);

/**
 * Builds a boundary: merges title parts at full precision, measures the result on the ellipsoid, and simplifies titles and merge together for
 * drawing, so that common borders stay common. Without titles the outline by hand is the boundary.
 */
export function boundaryOf(
  geos: GeosOperations,
  { parts, byHand: told, propertyName }: BoundarySource,
): BuiltBoundary {
  const byHand = parts.length > 0 ? withoutOutline(told) : told;
  const shapes = parts.map(({ geometry }) => geometry);
  const sources = byHand.outline ? [byHand.outline] : shapes;
  if (sources.length === 0) return { titles: [], blocks: [], areaM2: 0, bounds: null, byHand };
  const merged = geos.mergePolygons(sources);
  const blocks = merged ? blocksOf(merged) : [];
  const drawn = simplifyTogether([...shapes, ...blocks]);
  const part = (
    id: string,
    properties: Readonly<Record<string, unknown>>,
    geometry: PolygonalGeometry,
    index: number,
  ): BoundaryPart => ({
    id,
    properties,
    geometry,
    drawn: drawn[index] ?? geometry,
    areaM2: areaSquareMetres(geometry),
  });
  const titles = parts.map(({ properties, geometry }, index) =>
    part(properties.id, properties, geometry, index),
  );
  const names = namesOfBlocks(blocks, byHand.blockNames ?? [], propertyName);
  const blockParts = blocks.map((block, index) => {
    const name = names[index] ?? propertyName;
    return part(`boundary-${index}`, { id: `boundary-${index}`, name }, block, shapes.length + index);
  });
  return {
    titles,
    blocks: blockParts,
    // The merge, not the sum of titles: a parcel may lie under several titles.
    areaM2: blockParts.reduce((sum, { areaM2 }) => sum + areaM2, 0),
    bounds: unionBounds(blocks.map(bounds)),
    byHand,
  };
}

export const buildBoundary: GeometryJob<BoundarySource, BuiltBoundary> = {
  name: 'buildBoundary',
  work: boundaryOf,
};
