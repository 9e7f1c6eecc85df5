import { readFile, type PlanFile, type RecordRow } from '@tussock/contract';
import { usesOfFiles, type FileUse } from '@tussock/domain';
import { readOutsidePosition } from '@tussock/geometry';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { callAddress } from '../../api/call-address.ts';
import { openPlanStore } from '../../plan-session/open-plan.ts';
import { addressOnDevice, fileOnDevice, formFilesStore } from '../files/form-files.ts';
import { useAllRows, useRows, useWaitingFiles } from './use-record.ts';

/** A picture as `large` or `small`, anything else as `original`. */
export type FileSize = 'large' | 'small' | 'original';

interface PlanFiles {
  /** The files of the open plan, by id, those that wait on this device among them; empty while its record is opened. */
  readonly byId: ReadonlyMap<string, PlanFile>;
  readonly addressOf: (fileId: string, size: FileSize, version?: number) => string;
  /** Whether the server does not have it yet. */
  readonly isWaiting: (fileId: string) => boolean;
}

/** What a file's row says, without what is left out where nothing is said: a change of it starts from this. */
const saidOf = new WeakMap<PlanFile, RecordRow['values']>();
export const valuesOfFile = (file: PlanFile): RecordRow['values'] => saidOf.get(file) ?? {};

/** A row of the record that is a file, as the calls of files answer it: the server made both of the same. */
function fileOfRow({ id, values, made }: RecordRow): PlanFile {
  // A browser may hold rows from before positions were checked.
  const place = readOutsidePosition(made['place']);
  const file = { ...UNSAID, ...made, ...values, place, _id: id } as unknown as PlanFile;
  saidOf.set(file, values);
  return file;
}

/** What the record leaves out where nothing is said. */
const UNSAID = {
  caption: '',
  folder: '',
  tags: [],
  expiresOn: null,
  sha256: null,
  place: null,
  takenAt: null,
  number: 1,
  earlier: [],
};

/** The files of the open plan, and where each is shown from. */
export function usePlanFiles(): PlanFiles {
  const planId = useStore(openPlanStore, (state) => state.planId) ?? '';
  const rows = useRows('file');
  const waiting = useWaitingFiles();
  const held = useStore(formFilesStore, ({ files }) => files);
  const onDevice = useMemo(() => new Map(waiting.map((file) => [file.fileId, file])), [waiting]);
  const byId = useMemo(
    () =>
      new Map([
        ...[...held.values()].map((file) => [file.fileId, fileOnDevice(file)] as const),
        ...waiting.map((file) => [file.fileId, fileOnDevice(file)] as const),
        ...rows.map((row) => [row.id, fileOfRow(row)] as const),
      ]),
    [rows, waiting, held],
  );
  return {
    byId,
    addressOf: (fileId, size, version) => {
      const here = onDevice.get(fileId) ?? held.get(fileId);
      return here
        ? addressOnDevice(here)
        : callAddress(readFile.path, { planId, fileId, size }, version === undefined ? {} : { version });
    },
    isWaiting: (fileId) => onDevice.has(fileId),
  };
}

/** What shows each file of the open plan. */
export function useFileUses(): ReadonlyMap<string, readonly FileUse[]> {
  const rows = useAllRows();
  return useMemo(() => {
    const files = new Set(rows.flatMap(({ id, entity }) => (entity === 'file' ? id : [])));
    return usesOfFiles(rows, (id) => files.has(id));
  }, [rows]);
}
