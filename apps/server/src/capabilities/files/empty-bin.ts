import { dayAfter, dayInNewZealand, sixInTheMorningInNewZealand } from '@tussock/domain';
import { keysMadeFrom, REMOVE_FILES } from '../../platform/files/staged-upload-store.ts';
import { addJob } from '../../platform/jobs/job-store.ts';
import { binSince } from '../../platform/ledger/record-writer.ts';
import type { Services } from '../../services.ts';
import { takeOutOfBin, type StoredVersion } from './plan-file-store.ts';

/** The job that takes files out of the bin for good, once a day. */
export const EMPTY_BIN = 'files.emptyBin';

/** So many in one transaction. */
const AT_ONCE = 200;

type BinServices = Pick<Services, 'database' | 'clock'>;

/** Sees to it that the next morning has its job. */
export const scheduleBin = ({ database, clock }: BinServices): Promise<void> => {
  const day = dayAfter(dayInNewZealand(clock.now()));
  return database.db.transaction().execute((trx) =>
    addJob(trx, {
      kind: EMPTY_BIN,
      payload: {},
      dedupeKey: `${EMPTY_BIN}:${day}`,
      runAt: sixInTheMorningInNewZealand(day),
    }),
  );
};

/** Takes away what has been in the bin for ninety days, with the bytes of all its versions; then asks for the next morning. */
export async function emptyBin(services: BinServices): Promise<void> {
  const before = binSince(services.clock.now());
  let taken: number;
  do {
    taken = await services.database.db.transaction().execute(async (trx) => {
      const gone = await takeOutOfBin(trx, before, AT_ONCE);
      const keys = gone.flatMap(({ planId, storedAs, earlier }) =>
        [storedAs, ...(earlier as readonly StoredVersion[]).map((version) => version.storedAs)].flatMap(
          (id) => Object.values(keysMadeFrom({ purpose: 'document', planId }, id)),
        ),
      );
      if (keys.length > 0) await addJob(trx, { kind: REMOVE_FILES, payload: { keys } });
      return gone.length;
    });
  } while (taken === AT_ONCE);
  await scheduleBin(services);
}
