import { keysMadeFrom, REMOVE_FILES } from '../../platform/files/staged-upload-store.ts';
import { addJob } from '../../platform/jobs/job-store.ts';
import { binSince } from '../../platform/ledger/record-writer.ts';
import type { Services } from '../../services.ts';
import { takeOutOfBin, type StoredVersion } from './plan-file-store.ts';

/** Kind of the daily job that removes files from the bin for good. */
export const EMPTY_BIN = 'files.emptyBin';

/** Files per transaction. */
const AT_ONCE = 200;

/** Deletes files that have been in the bin for ninety days, with the bytes of all their versions. */
export async function emptyBin({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const before = binSince(clock.now());
  let taken: number;
  do {
    taken = await database.db.transaction().execute(async (trx) => {
      const gone = await takeOutOfBin(trx, before, AT_ONCE);
      const keys = gone.flatMap(({ planId, storedAs, earlier }) =>
        [storedAs, ...(earlier as readonly StoredVersion[]).map((version) => version.storedAs)].flatMap(
          // written by the store of files
          (id) => Object.values(keysMadeFrom({ purpose: 'document', planId }, id)),
        ),
      );
      if (keys.length > 0) await addJob(trx, { kind: REMOVE_FILES, payload: { keys } });
      return gone.length;
    });
  } while (taken === AT_ONCE);
}
