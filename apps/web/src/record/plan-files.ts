import { readFile, type PlanFile, type RecordRow } from '@tussock/contract';
import { figureUpTo } from '@tussock/domain';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { callAddress } from '../api/call-address.ts';
import { openPlanStore } from '../plan-session/open-plan.ts';
import { unsentFile } from '../session/unsent-files.ts';
import { useRows } from './use-record.ts';

/** A picture as `large` or `small`, anything else as `original`. */
export type FileSize = 'large' | 'small' | 'original';

interface PlanFiles {
  /** The files of the open plan, by id; empty while its record is opened. */
  readonly byId: ReadonlyMap<string, PlanFile>;
  readonly addressOf: (fileId: string, size: FileSize) => string;
}

/** A row of the record that is a file, as the calls of files answer it: the server made both of the same. */
const fileOfRow = ({ id, values, made }: RecordRow): PlanFile =>
  ({ ...made, ...values, _id: id }) as unknown as PlanFile;

/** The files of the open plan, and where each is shown from. */
export function usePlanFiles(): PlanFiles {
  const planId = useStore(openPlanStore, (state) => state.planId) ?? '';
  const rows = useRows('file');
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, fileOfRow(row)])), [rows]);
  return {
    byId,
    addressOf: (fileId, size) =>
      unsentFile(fileId)?.address ?? callAddress(readFile.path, { planId, fileId, size }),
  };
}

/** How heavy a file is, as a person reads it: '340 kB', '4.2 MB'. */
export const weightOf = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${figureUpTo(bytes / 1_000_000, 1)} MB`;
