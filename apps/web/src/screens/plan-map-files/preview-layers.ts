import { unsavedBefore, unsavedPreview, type MapRow } from '@tussock/domain';
import { positionsOf, type Geometry } from '@tussock/geometry';
import type { ImportedMapLayer } from '../../map/index.ts';

/** Draws a broken outline as a line, whatever its type, since it may not close. */
const outlinesOf = (before: Geometry): Geometry =>
  before.type === 'Polygon'
    ? { type: 'MultiLineString', coordinates: before.coordinates }
    : before.type === 'MultiPolygon'
      ? { type: 'MultiLineString', coordinates: before.coordinates.flat() }
      : before;

const hasPlace = (geometry: Geometry): boolean => [...positionsOf(geometry)].length > 1;

/** Layers that preview an unsaved file: repaired shapes show their former outline above the present one. */
export function previewLayers(rows: readonly MapRow[]): readonly ImportedMapLayer[] {
  const shapes = rows.flatMap(({ geometry }, index) =>
    geometry ? [{ id: `preview/${index}`, geometry }] : [],
  );
  const before = rows.flatMap(({ repair }, index) =>
    repair && hasPlace(repair.before) ? [{ id: `before/${index}`, geometry: outlinesOf(repair.before) }] : [],
  );
  return [
    { id: 'preview', colour: unsavedPreview, shapes },
    ...(before.length > 0 ? [{ id: 'before', colour: unsavedBefore, shapes: before }] : []),
  ];
}
