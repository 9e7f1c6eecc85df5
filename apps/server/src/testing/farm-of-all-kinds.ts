import { allKinds, type AnyKind, type Shape } from '@tussock/domain';
import { bounds, type Geometry, type Position } from '@tussock/geometry';
import { exampleAttributes } from '@tussock/testkit';
import { uuidv7 } from 'uuidv7';
import type { OpenDatabase } from '../platform/database/open-database.ts';

export interface DrawnFeature {
  readonly id: string;
  readonly kind: AnyKind;
  readonly shape: Shape;
  readonly geometry: Geometry;
}

const SIDE = 0.001;
const square = ([x, y]: Position): Geometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [x, y],
      [x + SIDE, y],
      [x + SIDE, y + SIDE],
      [x, y + SIDE],
      [x, y],
    ],
  ],
});
const drawn: { readonly [S in Shape]: (at: Position) => Geometry } = {
  point: (at) => ({ type: 'Point', coordinates: at }),
  line: ([x, y]) => ({
    type: 'LineString',
    coordinates: [
      [x, y],
      [x + SIDE, y + SIDE],
    ],
  }),
  polygon: square,
};

/** Writes features as they are stored, past the checks, which would refuse some example values beside each other. */
export async function storeFeatures(
  { db }: Pick<OpenDatabase, 'db'>,
  planId: string,
  { features, at }: { readonly features: readonly DrawnFeature[]; readonly at: Date },
): Promise<void> {
  const rows = features.map(({ id, kind, geometry, shape }) => {
    const [west, south, east, north] = bounds(geometry);
    return {
      planId,
      id,
      kind: kind.id,
      kindVersion: kind.version,
      name: '',
      attributes: JSON.stringify(exampleAttributes[kind.id]),
      geojson: JSON.stringify(geometry),
      bbox: `((${west},${south}),(${east},${north}))`,
      areaM2: shape === 'polygon' ? 12_345.678 : null,
      lengthM: shape === 'line' ? 1234.56 : null,
      createdAt: at,
      updatedAt: at,
    };
  });
  await db.insertInto('feature').values(rows).execute();
}

/** One feature of each kind in each of its shapes, from west to east. */
export const farmOfAllKinds = (): readonly DrawnFeature[] =>
  allKinds
    .flatMap((kind) => kind.shapes.map((shape) => ({ kind, shape })))
    .map(({ kind, shape }, index) => ({
      id: uuidv7(),
      kind,
      shape,
      geometry: drawn[shape]([172 + index / 100, -43.5]),
    }));

/** As many features of a kind in a grid as are wanted. */
export const manyOfKind = (kind: AnyKind, count: number): readonly DrawnFeature[] =>
  Array.from({ length: count }, (_, index) => ({
    id: uuidv7(),
    kind,
    shape: kind.shapes[0],
    geometry: drawn[kind.shapes[0]]([172 + (index % 100) / 500, -43.9 + Math.floor(index / 100) / 500]),
  }));
