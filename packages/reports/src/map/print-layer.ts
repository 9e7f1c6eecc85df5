import { layerColourHex, type LayerTable } from '@tussock/domain';
import type { Geometry } from '@tussock/geometry';
import type { PlanRow } from '../record/plan-row.ts';

/** A layer that somebody brought in, as it is printed under the farm. */
export interface PrintLayer {
  readonly id: string;
  readonly name: string;
  /** As `#rrggbb`. */
  readonly colour: string;
  /** Null where it could not be read. */
  readonly geometries: readonly Geometry[] | null;
}

/** A layer of the record with its features, null where those could not be read. */
export function printLayerOf(
  { id, values }: Pick<PlanRow, 'id' | 'values'>,
  table: LayerTable | null,
): PrintLayer {
  const { name, colour } = values;
  return {
    id,
    name: typeof name === 'string' ? name : '',
    colour: Object.entries(layerColourHex).find(([key]) => key === colour)?.[1] ?? layerColourHex.black,
    geometries: table && table.rows.flatMap(({ geometry }) => geometry ?? []),
  };
}
