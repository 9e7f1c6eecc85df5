import {
  type Ingest,
  MAKE_PARTITIONS,
  makePartitions,
  planPartitions,
} from './capabilities/devices/index.ts';
import { DRAW_THUMBNAILS, drawThumbnails } from './capabilities/cadastral/index.ts';
import { EMPTY_BIN, emptyBin } from './capabilities/files/index.ts';
import { pruneTokens } from './capabilities/access-tokens/index.ts';
import { pruneSessions } from './capabilities/session/index.ts';
import { PRUNE_DELTAS, pruneDeltas } from './capabilities/replica/index.ts';
import { LET_FALL_DUE, letFallDue, orderMissingPrints } from './capabilities/life/index.ts';
import { SEND_DIGESTS, sendDigests } from './capabilities/digests/index.ts';
import { runProbeJob, SEND_PROBES } from './capabilities/demonstration/index.ts';
import { removeFilesUnlessLocked } from './platform/database/file-removal-lock.ts';
import { REMOVE_FILES, SWEEP_UPLOAD, sweepUpload } from './platform/files/staged-upload-store.ts';
import { PRUNE_JOBS, pruneJobs } from './platform/jobs/job-store.ts';
import { pruneCallCounts } from './platform/http/call-count-store.ts';
import { pruneNotices } from './capabilities/notices/index.ts';
import { pruneAudit } from './platform/ledger/prune-audit.ts';
import { pruneOperations } from './platform/ledger/prune-operations.ts';
import {
  CHANGE_IN_BULK,
  changeInBulk,
  CHECK_SUMMARIES,
  checkSummaries,
  FILL_SUMMARIES,
  fillSummaries,
  pruneBulk,
} from './capabilities/portfolio/index.ts';
import { type JobHandlers } from './platform/jobs/job-worker.ts';
import { morningJobs, type Mornings } from './platform/jobs/mornings.ts';
import { type Logger } from './platform/log/logger.ts';
import { type Letter, type Mailer } from './platform/mail/mailer.ts';
import { removeTaskFiles } from './platform/tasks/task-lane.ts';
import type { Services } from './services.ts';
import { recordReaders } from './record-of-plans.ts';

/** Creates the database partitions for sensor readings: each season has its own, which must exist before the first reading. */
async function layPartitions({
  database: { db },
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<void> {
  await makePartitions(db, clock.now());
  await planPartitions(db, clock.now());
}

/** The tasks of each morning. */
export const morningsOf = (services: Services, log: Logger): Mornings => ({
  [SEND_DIGESTS]: (day) => sendDigests(services, day),
  [PRUNE_DELTAS]: () => pruneDeltas(services),
  [EMPTY_BIN]: () => emptyBin(services),
  [LET_FALL_DUE]: async (day) => {
    await letFallDue({ ...services, log }, recordReaders(services), day);
    await orderMissingPrints(services);
  },
  [CHECK_SUMMARIES]: async () => void (await checkSummaries({ ...services, log })),
  'portfolio.pruneBulk': async () => void (await pruneBulk(services.database.db, services.clock.now())),
  [PRUNE_JOBS]: () => pruneJobs(services.database.db, services.clock.now(), removeTaskFiles),
  'session.prune': async () => void (await pruneSessions(services.database.db, services.clock.now())),
  'token.prune': async () => void (await pruneTokens(services.database.db, services.clock.now())),
  'callCount.prune': async () => void (await pruneCallCounts(services.database.db)),
  'audit.prune': async () => void (await pruneAudit(services.database.db, services.clock.now())),
  'notice.prune': async () => void (await pruneNotices(services)),
  'operation.prune': async () => void (await pruneOperations(services.database.db, services.clock.now())),
});

/** Handlers of the background jobs. Payloads are written by the operations that add the jobs. */
export const jobsOf = (
  services: Services,
  { ingest, mailer, log }: { readonly ingest: Ingest; readonly mailer: Mailer; readonly log: Logger },
): JobHandlers => ({
  mail: ({ id, payload }) => mailer.send(id, payload as Letter), // written by the operation that asked for the letter
  [SWEEP_UPLOAD]: ({ payload }) =>
    removeFilesUnlessLocked(
      services.database,
      () => sweepUpload(services.database.db, services.files, payload as Parameters<typeof sweepUpload>[2]), // as above
    ),
  [MAKE_PARTITIONS]: () => layPartitions(services),
  [CHANGE_IN_BULK]: ({ payload }, { signal }) =>
    changeInBulk({ ...services, log }, (payload as { bulkId: string }).bulkId, signal), // written by `orderBulk`
  [FILL_SUMMARIES]: () => fillSummaries(services),
  [DRAW_THUMBNAILS]: () => drawThumbnails(services.database.db),
  [SEND_PROBES]: runProbeJob(services, ingest),
  ...morningJobs(services, morningsOf(services, log)),
  [REMOVE_FILES]: ({ payload }) =>
    removeFilesUnlessLocked(services.database, () =>
      services.files.remove((payload as { keys: string[] }).keys),
    ), // as above
});
