import type { RecordRow } from '@tussock/contract';
import {
  blockNamesOf,
  boundaryStanding,
  type BlockName,
  type BoundaryStanding,
  type OutlineSource,
} from '@tussock/domain';
import type { PolygonalGeometry } from '@tussock/geometry';
import type { Values } from '@tussock/sync';
import { useMemo } from 'react';
import { useRows } from './use-record.ts';

/** What people said of the boundary of the open plan. */
export interface BoundaryRecord {
  readonly values: Values;
  /** Ids of the chosen title parts: also of a choice that waits to be sent. */
  readonly titles: readonly string[];
  readonly standing: BoundaryStanding;
  readonly outline: PolygonalGeometry | undefined;
  readonly outlineFrom: OutlineSource;
  readonly blockNames: readonly BlockName[];
}

const NO_TITLES: readonly string[] = [];

function recordOf(row: RecordRow | undefined): BoundaryRecord {
  const values = row?.values ?? {};
  return {
    values,
    titles: (values['titles'] ?? NO_TITLES) as readonly string[], // written by the server, or by the choice here
    standing: boundaryStanding(values),
    outline: (values['outline'] ?? undefined) as PolygonalGeometry | undefined, // checked when it was written
    outlineFrom: values['outlineFrom'] === 'imported' ? 'imported' : 'drawn',
    blockNames: blockNamesOf(values),
  };
}

/** What the boundary of the open plan stands on, and what its blocks are called; live. */
export function useBoundaryRecord(): BoundaryRecord {
  const [row] = useRows('boundary');
  return useMemo(() => recordOf(row), [row]);
}
