import { unsavedBefore, unsavedPreview, type MapRow } from '@tussock/domain';
import { positionsOf, type Geometry } from '@tussock/geometry';
import type { ImportedMapLayer } from '../../map/index.ts';

/** A broken outline may close nothing: it is drawn as a line, whatever it says it is. */
const outlinesOf = (before: Geometry): Geometry =>
  before.type === 'Polygon'
    ? { type: 'MultiLineString', coordinates: before.coordinates }
    : before.type === 'MultiPolygon'
      ? { type: 'MultiLineString', coordinates: before.coordinates.flat() }
      : before;

const hasPlace = (geometry: Geometry): boolean => [...positionsOf(geometry)].length > 1;

/** What was just read and is not kept, as the map shows it: what was mended with its outline before, over the one it has now. */
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
