import { readOutsidePosition, type Geometry } from '@tussock/geometry';
import type { MapCell, MapRow } from './read-map-file.ts';

/** Features of a layer as rows of a table, in the same form as a newly imported file. */
export interface LayerTable {
  readonly columns: readonly string[];
  readonly rows: readonly MapRow[];
}

interface LayerFeature {
  readonly geometry: Geometry;
  readonly properties: Readonly<Record<string, MapCell>> | null;
}

const shapes: ReadonlySet<unknown> = new Set([
  'Point',
  'LineString',
  'MultiLineString',
  'Polygon',
  'MultiPolygon',
]);

/** Maximum nesting depth of coordinates: areas, rings, positions, numbers. */
const DEEPEST = 4;

/** Checks whether every position of a shape can be shown on a map. */
const isPlaced = (coordinates: unknown, depth = 1): boolean =>
  Array.isArray(coordinates) &&
  depth <= DEEPEST &&
  (typeof coordinates[0] === 'number'
    ? readOutsidePosition(coordinates.slice(0, 2)) !== null
    : coordinates.length > 0 && coordinates.every((inner) => isPlaced(inner, depth + 1)));

/**
 * Checks for a valid feature. The file may have been replaced by anyone who can edit documents, so invalid shapes and impossible positions
 * are skipped.
 */
const isFeature = (value: unknown): value is LayerFeature => {
  const { geometry } = (value ?? {}) as { geometry?: { type?: unknown; coordinates?: unknown } | null }; // every key may be absent
  return shapes.has(geometry?.type) && isPlaced(geometry?.coordinates);
};

/** Reads the GeoJSON that the server made of a layer. @throws SyntaxError when it is not JSON */
export function readLayerFile(text: string): LayerTable {
  const { features } = JSON.parse(text) as { features?: unknown }; // as above
  const known = (Array.isArray(features) ? (features as unknown[]) : []).filter(isFeature); // narrowed from any
  const columns = [...new Set(known.flatMap(({ properties }) => Object.keys(properties ?? {})))];
  const rows = known.map(({ geometry, properties }, index) => ({
    line: index + 1,
    geometry,
    cells: columns.map((column) => properties?.[column] ?? null),
  }));
  return { columns, rows };
}
