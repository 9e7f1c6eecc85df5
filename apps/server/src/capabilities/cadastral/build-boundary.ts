import type { TitleFeature } from '@tussock/contract';
import {
  areaSquareMetres,
  bounds,
  simplifyTogether,
  unionBounds,
  type Bounds,
  type PolygonalGeometry,
  type PolygonGeometry,
} from '@tussock/geometry';
import type { Services } from '../../services.ts';
import type { BoundaryPart } from './boundary-store.ts';

export interface BuiltBoundary {
  readonly titles: readonly BoundaryPart[];
  readonly blocks: readonly BoundaryPart[];
  readonly areaM2: number;
  readonly bounds: Bounds | null;
}

const blocksOf = (merged: PolygonalGeometry): readonly PolygonGeometry[] =>
  (merged.type === 'Polygon'
    ? [merged]
    : merged.coordinates.map((coordinates): PolygonGeometry => ({ type: 'Polygon', coordinates }))
  )
    .map((block) => ({ block, area: areaSquareMetres(block) }))
    .sort((a, b) => b.area - a.area)
    .map(({ block }) => block);

/**
 * Merges title parts at full precision, measures the result on the ellipsoid, and simplifies titles and merge together
 * for drawing, so that what shared a border still does.
 */
export function buildBoundary(
  { geos }: Pick<Services, 'geos'>,
  parts: readonly TitleFeature[],
  propertyName: string,
): BuiltBoundary {
  if (parts.length === 0) return { titles: [], blocks: [], areaM2: 0, bounds: null };
  const shapes = parts.map(({ geometry }) => geometry);
  const merged = geos.mergePolygons(shapes);
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
  const blockParts = blocks.map((block, index) => {
    const name = blocks.length === 1 ? propertyName : `${propertyName}, block ${index + 1}`;
    return part(`boundary-${index}`, { id: `boundary-${index}`, name }, block, shapes.length + index);
  });
  return {
    titles,
    blocks: blockParts,
    // The merge, not the sum of titles: a parcel may lie under several titles.
    areaM2: blockParts.reduce((sum, { areaM2 }) => sum + areaM2, 0),
    bounds: unionBounds(blocks.map(bounds)),
  };
}
