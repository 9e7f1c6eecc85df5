import type { RecordRow } from '@tussock/contract';
import { nameOrder, type ImportedLayer } from '@tussock/domain';
import { useMemo } from 'react';
import { useRows } from './use-record.ts';

/** An imported layer of the open plan. */
export interface PlanLayer extends ImportedLayer {
  readonly id: string;
}

/** Unchanged rows are unchanged layers. */
const layers = new WeakMap<RecordRow, PlanLayer>();

function layerOf(row: RecordRow): PlanLayer {
  const known = layers.get(row);
  if (known) return known;
  // The server checked the values of a row, or the page that wrote it did.
  const made = { ...(row.values as unknown as ImportedLayer), id: row.id };
  layers.set(row, made);
  return made;
}

/** The imported layers of the open plan by name, what is not sent yet among them. */
export function useImportedLayers(): readonly PlanLayer[] {
  const rows = useRows('importedLayer');
  return useMemo(
    () => rows.map(layerOf).toSorted((one, other) => nameOrder.compare(one.name, other.name)),
    [rows],
  );
}
