import { countMapRows, type ReadMapFile } from '@tussock/domain';
import type { Bounds } from '@tussock/geometry';

/** What a layer says of its features. */
export interface LayerFacts {
  readonly areas: number;
  readonly lines: number;
  readonly points: number;
  readonly bounds: Bounds | null;
}

export function describeLayer({ rows, bounds }: ReadMapFile): LayerFacts {
  const { areas, lines, points } = countMapRows(rows);
  return { areas, lines, points, bounds };
}

/** The rows that have a place as GeoJSON; columns keep their names, and no row may name another thing than itself. */
export function writeLayer({ columns, rows }: ReadMapFile): string {
  return JSON.stringify({
    type: 'FeatureCollection',
    features: rows
      .filter(({ geometry }) => geometry !== null)
      .map(({ geometry, cells }, index) => ({
        type: 'Feature',
        id: index + 1,
        geometry,
        properties: Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? null])),
      })),
  });
}
