import { figureUpTo } from '@tussock/domain';
import { useQuery } from '@tanstack/react-query';
import { listFiles, readFile, type PlanFile } from '@tussock/contract';
import { useStore } from 'zustand';
import { callAddress } from '../api/call-address.ts';
import { openPlanStore } from '../plan-session/open-plan.ts';
import { reading } from './client.ts';

/** A picture as `large` or `small`, anything else as `original`. */
export type FileSize = 'large' | 'small' | 'original';

interface PlanFiles {
  /** The files of the open plan, by id; empty while they are read. */
  readonly byId: ReadonlyMap<string, PlanFile>;
  readonly addressOf: (fileId: string, size: FileSize) => string;
}

/** The files of the open plan, and where each is shown from. */
export function usePlanFiles(): PlanFiles {
  const planId = useStore(openPlanStore, (state) => state.planId) ?? '';
  const { data } = useQuery({
    ...reading(listFiles, { params: { planId } }),
    enabled: planId !== '',
  });
  return {
    byId: new Map((data?.results ?? []).map((file) => [file._id, file])),
    addressOf: (fileId, size) => callAddress(readFile.path, { planId, fileId, size }),
  };
}

/** How heavy a file is, as a person reads it: '340 kB', '4.2 MB'. */
export const weightOf = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${figureUpTo(bytes / 1_000_000, 1)} MB`;
