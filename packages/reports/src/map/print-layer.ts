import { layerColourHex, type LayerTable } from '@tussock/domain';
import type { Geometry } from '@tussock/geometry';
import type { PlanRow } from '../record/plan-row.ts';

/** Imported layer, as it is printed under the farm. */
export interface PrintLayer {
  readonly id: string;
  readonly name: string;
  /** Colour as `#rrggbb`. */
  readonly colour: string;
  /** Null when it could not be read. */
  readonly geometries: readonly Geometry[] | null;
}

/** Builds a printable layer from its record; its geometries are null when its features could not be read. */
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
