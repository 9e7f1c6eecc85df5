import { isUuid, jobKindLabel } from '@tussock/domain';
import type { Handlers } from '../../handlers.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { productVersion } from '../../platform/configuration/product-version.ts';
import { checkAll } from '../../platform/doctor/check-all.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { announceJobs } from '../../platform/jobs/job-store.ts';
import { changeOutsidePlans, type OutsideChange } from '../../platform/ledger/change-plan.ts';
import type { Op } from '../../platform/ledger/op.ts';
import { writeAudit } from '../../platform/ledger/write-audit.ts';
import { findProcesses } from '../../platform/processes/process-store.ts';
import type { Services } from '../../services.ts';
import { describeDevice } from '../session/index.ts';
import {
  countFarms,
  findAllOpenSessions,
  findBackupTimes,
  findDatabaseFacts,
  findFailedJobs,
  findLetters,
  findQueue,
  findStorage,
  giveUpJob,
  putBackJob,
} from './service-desk-store.ts';

const timeOf = (at: Date | null): string | null => (at === null ? null : new Date(at).toISOString());

/** Gathers what an administrator reads of the state of the installation. */
async function readState({ database: { db, engine } }: Services) {
  const [facts, processes, queue, letters, farms, storage, backup] = await Promise.all([
    findDatabaseFacts(db),
    findProcesses(db),
    findQueue(db),
    findLetters(db),
    countFarms(db),
    findStorage(db),
    findBackupTimes(db),
  ]);
  return {
    version: productVersion(),
    database: { engine, ...facts },
    processes: processes.map(({ id, startedAt, seenAt, ...said }) => ({
      _id: id,
      ...said,
      startedAt: startedAt.toISOString(),
      seenAt: seenAt.toISOString(),
    })),
    queue: queue.map(({ oldestDueAt, ...line }) => ({ ...line, oldestDueAt: timeOf(oldestDueAt) })),
    letters: { ...letters, lastSentAt: timeOf(letters.lastSentAt) },
    farms,
    storage: { bytes: storage.bytes, plans: storage.plans.map(({ id, ...plan }) => ({ _id: id, ...plan })) },
    backup: { madeAt: timeOf(backup.madeAt), provedAt: timeOf(backup.provedAt) },
  };
}

async function listFailed({ database }: Services) {
  const rows = await findFailedJobs(database.db);
  const results = rows.map(
    ({ id, kind, planName, askedByName, attempts, endedAt, lastError, hasPayload }) => ({
      _id: id,
      kind,
      planName,
      askedByName,
      attempts,
      failedAt: endedAt.toISOString(),
      error: lastError,
      canRetry: hasPayload,
    }),
  );
  return { results, total: rows[0]?.total ?? 0 };
}

async function listOpenSessions({ database, clock }: Services) {
  const rows = await findAllOpenSessions(database.db, clock.now());
  const results = rows.map(({ id, name, role, accountName, userAgent, createdAt, lastSeenAt }) => ({
    _id: id,
    name,
    role,
    accountName,
    device: describeDevice(userAgent).device,
    signedInAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }));
  return { results, total: rows[0]?.total ?? 0 };
}

interface JobAct {
  readonly caller: Caller;
  readonly op: Op;
  readonly id: string;
}

/** Ends or puts back failed work, with an entry in the audit log. @throws AppError notFound where it is not failed */
const changeFailedJob = (
  services: Services,
  { caller, op, id }: JobAct,
  {
    action,
    work,
  }: { readonly action: string; readonly work: (change: OutsideChange) => Promise<string | undefined> },
) =>
  changeOutsidePlans(services, { caller, op }, async (change) => {
    const kind = isUuid(id) ? await work(change) : undefined;
    if (kind === undefined) throw new AppError('notFound');
    const { trx, at } = change;
    await writeAudit(trx, {
      actorId: caller.userId,
      action,
      at,
      detail: { note: jobKindLabel(kind), jobId: id },
    });
    return { ok: true as const };
  });

type DeskCall =
  | 'service.state'
  | 'service.check'
  | 'service.failedJobs'
  | 'service.retryJob'
  | 'service.discardJob'
  | 'service.signedIn';

/** Handlers of the page on which an administrator looks after the installation. */
export const serviceDeskHandlers = (services: Services): Handlers<DeskCall> => ({
  'service.state': () => readState(services),
  'service.check': async () => {
    const findings = await checkAll(services.configuration, { isRunning: true });
    return { results: findings.map(({ advice = null, ...finding }) => ({ ...finding, advice })) };
  },
  'service.failedJobs': () => listFailed(services),
  'service.signedIn': () => listOpenSessions(services),
  'service.retryJob': ({ caller, op, params: { id } }) =>
    changeFailedJob(
      services,
      { caller, op, id },
      {
        action: 'retryJob',
        work: async ({ trx }) => {
          const kind = await putBackJob(trx, id);
          if (kind !== undefined) await announceJobs(trx);
          return kind;
        },
      },
    ),
  'service.discardJob': ({ caller, op, params: { id } }) =>
    changeFailedJob(
      services,
      { caller, op, id },
      { action: 'discardJob', work: ({ trx }) => giveUpJob(trx, id) },
    ),
});
